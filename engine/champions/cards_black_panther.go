package champions

import "tablereferee/engine"

// blackPantherCards: Black Panther: his cards, obligation and nemesis set.
func blackPantherCards() []Card {
	return []Card{
		{ID: "black-panther", Code: "01040a", Name: engine.Text{"Black Panther", "Black Panther"},
			Type: Hero, Aspect: HeroCard, Set: BlackPantherSet, Back: "tchalla", Traits: traits(Avenger, Wakanda), Unique: true,
			Cost: Dash, THW: 2, ATK: 2, DEF: 2, REC: Dash, SCH: Dash, HP: 11, HandSize: 5,
			Retaliate: 1, Cite: engine.Cite(CardBlackPanther),
		},
		{ID: "tchalla", Code: "01040b", Name: engine.Text{"T'Challa", "T'Challa"},
			Type: AlterEgo, Aspect: HeroCard, Set: BlackPantherSet, Back: "black-panther", Traits: traits(King, Wakanda), Unique: true, Copies: 1,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: 4, SCH: Dash, HP: 11, HandSize: 6,
			Cite: engine.Cite(CardTchalla),
			Setup: func(g *Game, by By) {
				g.searchDeck(by.byTrait(), func(c engine.CardID) bool {
					return g.Card(c).Type == Upgrade && g.Card(c).Traits.Has(BlackPantherTrait)
				})
			},
		},
		{ID: "shuri", Code: "01041", Name: engine.Text{"Shuri", "Shuri"},
			Type: Ally, Aspect: HeroCard, Set: BlackPantherSet, Traits: traits(Genius, Wakanda), Unique: true, Copies: 1, InDeck: 1,
			Cost: 2, Makes: Resources{Physical: 1}, THW: 1, ATK: 1, DEF: Dash, REC: Dash, SCH: Dash, THWCost: 1, ATKCost: 1, HP: 3,
			Cite: engine.Cite(CardShuri),
			Abilities: []Ability{{Moment: Response, On: entersPlay, When: itself, Can: canDraw, Do: func(g *Game, by By, _ *engine.Event) {
				g.searchDeck(by, func(c engine.CardID) bool { return g.Card(c).Type == Upgrade })
			}}},
		},
		{ID: "ancestral-knowledge", Code: "01042", Name: engine.Text{"Ancestral Knowledge", "Connaissance Ancestrale"},
			Type: Event, Aspect: HeroCard, Set: BlackPantherSet, Copies: 1, InDeck: 1,
			Cost: 1, Makes: Resources{Mental: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardAncestralKnowledge),
			Abilities: []Ability{{Moment: Action, Form: AlterEgoForm,
				Can: func(g *Game, by By, _ *engine.Event) bool { return g.Len(g.Zone(by.Player, Discard)) > 0 },
				Do: func(g *Game, by By, _ *engine.Event) {
					var titles []string
					for range 3 {
						q := g.Question(by.Player, AskCard, by.Card, by.Cite)
						q.Cards(engine.VerbChoose, g.Zone(by.Player, Discard), func(c engine.CardID) bool { return !contains(titles, g.Card(c).title()) })
						if len(q.Answers) == 0 {
							break
						}
						if len(titles) > 0 {
							q.Decline()
						}
						c := g.ask(q).Card
						if c == 0 {
							break
						}
						titles = append(titles, g.Card(c).title())
						g.do(engine.Event{Kind: Move, Actor: by.Player, Player: by.Player, Card: c, To: g.Zone(by.Player, Deck_), Cite: by.Cite})
					}
					g.shuffle(by, g.Zone(by.Player, Deck_))
				}}},
		},
		{ID: "wakanda-forever-energy", Code: "01043a", Name: engine.Text{"Wakanda Forever! (energy)", "Wakanda Éternel ! (énergie)"}, Title: engine.Text{"Wakanda Forever!", "Wakanda Éternel !"},
			Type: Event, Aspect: HeroCard, Set: BlackPantherSet, Traits: traits(Tactic), Copies: 1, InDeck: 1,
			Cost: 1, Makes: Resources{Energy: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite:      engine.Cite(CardWakandaForever),
			Abilities: []Ability{wakandaForever},
		},
		{ID: "wakanda-forever-mental", Code: "01043b", Name: engine.Text{"Wakanda Forever! (mental)", "Wakanda Éternel ! (mentale)"}, Title: engine.Text{"Wakanda Forever!", "Wakanda Éternel !"},
			Type: Event, Aspect: HeroCard, Set: BlackPantherSet, Traits: traits(Tactic), Copies: 1, InDeck: 1,
			Cost: 1, Makes: Resources{Mental: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite:      engine.Cite(CardWakandaForever),
			Abilities: []Ability{wakandaForever},
		},
		{ID: "wakanda-forever-physical", Code: "01043c", Name: engine.Text{"Wakanda Forever! (physical)", "Wakanda Éternel ! (physique)"}, Title: engine.Text{"Wakanda Forever!", "Wakanda Éternel !"},
			Type: Event, Aspect: HeroCard, Set: BlackPantherSet, Traits: traits(Tactic), Copies: 1, InDeck: 1,
			Cost: 1, Makes: Resources{Physical: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite:      engine.Cite(CardWakandaForever),
			Abilities: []Ability{wakandaForever},
		},
		{ID: "wakanda-forever-wild", Code: "01043d", Name: engine.Text{"Wakanda Forever! (wild)", "Wakanda Éternel ! (libre)"}, Title: engine.Text{"Wakanda Forever!", "Wakanda Éternel !"},
			Type: Event, Aspect: HeroCard, Set: BlackPantherSet, Traits: traits(Tactic), Copies: 2, InDeck: 2,
			Cost: 1, Makes: Resources{Wild: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite:      engine.Cite(CardWakandaForever),
			Abilities: []Ability{wakandaForever},
		},
		{ID: "vibranium", Code: "01044", Name: engine.Text{"Vibranium", "Vibranium"},
			Type: Resource, Aspect: HeroCard, Set: BlackPantherSet, Copies: 3, InDeck: 3,
			Cost: Dash, Makes: Resources{Wild: 2}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardVibranium),
		},
		{ID: "the-golden-city", Code: "01045", Name: engine.Text{"The Golden City", "La Cité Dorée"},
			Type: Support, Aspect: HeroCard, Set: BlackPantherSet, Traits: traits(Location, Wakanda), Unique: true, Copies: 1, InDeck: 1,
			Cost: 2, Makes: Resources{Energy: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite:      engine.Cite(CardTheGoldenCity),
			Abilities: []Ability{{Moment: Action, Form: AlterEgoForm, Cost: Cost{Exhaust: true}, Can: canDraw, Do: draws(2)}},
		},
		{ID: "energy-daggers", Code: "01046", Name: engine.Text{"Energy Daggers", "Dagues Énergétiques"},
			Type: Upgrade, Aspect: HeroCard, Set: BlackPantherSet, Traits: traits(BlackPantherTrait, Weapon), Copies: 1, InDeck: 1,
			Cost: 2, Makes: Resources{Mental: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardEnergyDaggers),
			Special: func(g *Game, by By, final bool) {
				p := g.choosePlayer(by, nil)
				g.damageEach(by, step(final, 1, 2), func(c engine.CardID) bool { return c == g.villain() || g.engagedWith(c) == p })
			},
		},
		{ID: "panther-claws", Code: "01047", Name: engine.Text{"Panther Claws", "Griffes de Panthère"},
			Type: Upgrade, Aspect: HeroCard, Set: BlackPantherSet, Traits: traits(BlackPantherTrait, Weapon), Copies: 1, InDeck: 1,
			Cost: 2, Makes: Resources{Energy: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardPantherClaws),
			Special: func(g *Game, by By, final bool) {
				if !g.lostStatus(by, AttackLabel, g.identity(by.Player)) {
					g.hits(by, step(final, 2, 4))
				}
			},
		},
		{ID: "tactical-genius", Code: "01048", Name: engine.Text{"Tactical Genius", "Génie tactique"},
			Type: Upgrade, Aspect: HeroCard, Set: BlackPantherSet, Traits: traits(BlackPantherTrait, Skill), Copies: 1, InDeck: 1,
			Cost: 2, Makes: Resources{Physical: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite:       engine.Cite(CardTacticalGenius),
			SpecialCan: func(g *Game, by By) bool { return g.anyScheme(nil) },
			Special: func(g *Game, by By, final bool) {
				if !g.lostStatus(by, ThwartLabel, g.identity(by.Player)) {
					if !g.anyScheme(nil) {
						g.nothing(by)
						return
					}
					g.Thwart(by, g.identity(by.Player), g.chooseScheme(by, anyPurpose, nil), step(final, 1, 2), false)
				}
			},
		},
		{ID: "vibranium-suit", Code: "01049", Name: engine.Text{"Vibranium Suit", "Costume en Vibranium"},
			Type: Upgrade, Aspect: HeroCard, Set: BlackPantherSet, Traits: traits(Armor, BlackPantherTrait), Copies: 1, InDeck: 1,
			Cost: 2, Makes: Resources{Mental: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardVibraniumSuit),
			SpecialCan: func(g *Game, by By) bool {
				return g.Sustained(g.identity(by.Player)) > 0
			},
			Special: func(g *Game, by By, final bool) {
				id := g.identity(by.Player)
				if g.lostStatus(by, AttackLabel, id) {
					return
				}
				n := min(step(final, 1, 2), g.Sustained(id))
				if n == 0 {
					g.nothingMoves(by)
					return
				}
				target := g.victim(by, true, nil) // to others it could not be moved (mc.move.needs-both-ends)
				if target == 0 {
					g.nothingMoves(by)
					return
				}
				g.Attack(g.moveAway(by, id, target, n), id, target, n, attack{})
			},
		},
		{ID: "affairs-of-state", Code: "01155", Name: engine.Text{"Affairs of State", "Affaires d'État"},
			Type: Obligation, Set: BlackPantherSet, Copies: 1,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Boost: 2, GivenTo: "tchalla", Cite: engine.Cite(CardAffairsOfState),
			Revealed: obligation("tchalla", func(g *Game, by By) engine.Option {
				if g.any(g.panther(by.Player)) {
					return OptDiscard
				}
				return 0
			}, func(g *Game, _, forced By) {
				g.discard(forced, g.chooseCard(forced, anyPurpose, g.panther(forced.Player)))
			}),
		},
		{ID: "usurp-the-throne", Code: "01156", Name: engine.Text{"Usurp The Throne", "Usurper le Trône"},
			Type: SideScheme, Set: BlackPantherNemesis, Copies: 1,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Start: Per(3), Hazard: 1, Boost: 3, Cite: engine.Cite(CardUsurpTheThrone),
		},
		{ID: "killmonger", Code: "01157", Name: engine.Text{"Killmonger", "Killmonger"},
			Type: Minion, Set: BlackPantherNemesis, Traits: traits(Assassin, Elite, Mercenary), Unique: true, Copies: 1,
			Cost: Dash, ATK: 2, SCH: 2, THW: Dash, DEF: Dash, REC: Dash, HP: 5,
			Boost: 2, Cite: engine.Cite(CardKillmonger),
			Immune: func(g *Game, _ engine.CardID, by By) bool {
				return by.Card != 0 && g.Card(by.Card).Type == Upgrade && g.Card(by.Card).Traits.Has(BlackPantherTrait)
			},
		},
		{ID: "heart-shaped-herb", Code: "01158", Name: engine.Text{"Heart-Shaped Herb", "Plante en forme de Cœur"},
			Type: Treachery, Set: BlackPantherNemesis, Copies: 1,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Boost: 1, Star: true, Surge: true, Cite: engine.Cite(CardHeartShapedHerb),
			Revealed: func(g *Game, by By) {
				g.toughen(by, g.villain())
				for c := range g.Cards(g.Zone(by.Player, Engaged)) {
					g.toughen(by, c)
				}
			},
			Boosted: func(g *Game, by By) { g.toughen(by, g.villain()) },
		},
		{ID: "ritual-combat", Code: "01159", Name: engine.Text{"Ritual Combat", "Combat Rituel"},
			Type: Treachery, Set: BlackPantherNemesis, Copies: 2,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Boost: 2, Cite: engine.Cite(CardRitualCombat),
			Revealed: func(g *Game, by By) {
				c := g.topEncounter()
				if c == 0 {
					g.noneLeft(by.Player, by.Cite)
					return
				}
				x := 1 + int(g.Card(c).Boost)
				g.discard(by, c)
				g.runOut()
				by, damage := g.heroOnly(by, OptDamage)
				if g.choose(by, damage, OptThreat) == OptDamage {
					g.Damage(by, g.identity(by.Player), x)
				} else {
					g.PlaceThreat(by, g.scheme(), x)
				}
			},
		},
	}
}
