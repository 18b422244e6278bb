package champions

import "tablereferee/engine"

// captainMarvelCards: Captain Marvel: her cards, obligation and nemesis set.
func captainMarvelCards() []Card {
	return []Card{
		{ID: "captain-marvel", Code: "01010a", Name: engine.Text{"Captain Marvel", "Captain Marvel"},
			Type: Hero, Aspect: HeroCard, Set: CaptainMarvelSet, Back: "carol-danvers", Traits: traits(Avenger, Soldier), Unique: true,
			Cost: Dash, THW: 2, ATK: 2, DEF: 1, REC: Dash, SCH: Dash, HP: 12, HandSize: 5,
			Cite: engine.Cite(CardCaptainMarvel),
			Abilities: []Ability{{Moment: Action, Limit: true, Cost: Cost{Spend: Resources{Energy: 1},
				Can: func(g *Game, by By) bool { return g.Sustained(by.Card) > 0 },
				Pay: func(g *Game, by By) int { return g.Heal(by, by.Card, 1) }},
				Can: canDraw, Do: draws(1)}},
		},
		{ID: "carol-danvers", Code: "01010b", Name: engine.Text{"Carol Danvers", "Carol Danvers"},
			Type: AlterEgo, Aspect: HeroCard, Set: CaptainMarvelSet, Back: "captain-marvel", Traits: traits(SHIELD, Soldier), Unique: true, Copies: 1,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: 4, SCH: Dash, HP: 12, HandSize: 6,
			Cite:      engine.Cite(CardCarolDanvers),
			Abilities: []Ability{{Moment: Action, Limit: true, Can: anybodyCanDraw, Do: somebodyDraws(1)}},
		},
		{ID: "spider-woman", Code: "01011", Name: engine.Text{"Spider-Woman", "Spider-Woman"},
			Type: Ally, Aspect: HeroCard, Set: CaptainMarvelSet, Subtitle: "Jessica Drew", Traits: traits(Avenger, Spy), Unique: true, Copies: 1, InDeck: 1,
			Cost: 3, Makes: Resources{Wild: 1}, THW: 2, ATK: 2, DEF: Dash, REC: Dash, SCH: Dash, THWCost: 1, ATKCost: 1, HP: 2,
			Cite: engine.Cite(CardSpiderWoman),
			Abilities: []Ability{{Moment: Response, On: entersPlay, When: itself, Can: func(g *Game, _ By, _ *engine.Event) bool { return !g.Flag(g.villain(), Confused) },
				Status: true,
				Do:     func(g *Game, by By, _ *engine.Event) { g.confuse(by, g.villain()) }}},
		},
		{ID: "crisis-interdiction", Code: "01012", Name: engine.Text{"Crisis Interdiction", "Empêcher les Conflits"},
			Type: Event, Aspect: HeroCard, Set: CaptainMarvelSet, Traits: traits(ThwartTrait), Copies: 3, InDeck: 3,
			Cost: 2, Makes: Resources{Energy: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardCrisisInterdiction),
			Abilities: []Ability{{Moment: Action, Form: HeroForm, Label: ThwartLabel, Can: canRemove, Do: func(g *Game, by By, _ *engine.Event) {
				first := g.chooseScheme(by, anyPurpose, nil)
				n := g.Thwart(by, g.identity(by.Player), first, 2, false)
				if g.Stat(g.identity(by.Player), StatAerial) == 0 {
					return
				}
				by, full := g.then(by, n == 2)
				if !full {
					return
				}
				other := func(c engine.CardID) bool { return c != first }
				if !g.anyScheme(other) {
					g.noChoice(by)
					return
				}
				g.Thwart(by.asIfPrinted(), g.identity(by.Player), g.chooseScheme(by, toThwartToo, other), 2, false)
			}}},
		},
		{ID: "photonic-blast", Code: "01013", Name: engine.Text{"Photonic Blast", "Rayon Photonique"},
			Type: Event, Aspect: HeroCard, Set: CaptainMarvelSet, Traits: traits(AttackTrait, Superpower), Copies: 3, InDeck: 3,
			Cost: 3, Makes: Resources{Physical: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite:  engine.Cite(CardPhotonicBlast),
			Cares: Resources{Energy: 1},
			Abilities: []Ability{{Moment: Action, Form: HeroForm, Label: AttackLabel, Can: canAttack, Do: func(g *Game, by By, _ *engine.Event) {
				g.hits(by, 5)
				if by.Paid[Energy] > 0 {
					g.Draw(by, by.Player, 1)
				}
			}}},
		},
		{ID: "energy-absorption", Code: "01014", Name: engine.Text{"Energy Absorption", "Absorption d'Énergie"},
			Type: Resource, Aspect: HeroCard, Set: CaptainMarvelSet, Copies: 2, InDeck: 2,
			Cost: Dash, Makes: Resources{Energy: 3}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardEnergyAbsorption),
		},
		{ID: "alpha-flight-station", Code: "01015", Name: engine.Text{"Alpha Flight Station", "Station Alpha Flight"},
			Type: Support, Aspect: HeroCard, Set: CaptainMarvelSet, Traits: traits(Location, SHIELD), Unique: true, Copies: 1, InDeck: 1,
			Cost: 1, Makes: Resources{Mental: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardAlphaFlightStation),
			Abilities: []Ability{{Moment: Action, Cost: Cost{Exhaust: true,
				Can: func(g *Game, by By) bool { return g.Len(g.Zone(by.Player, Hand)) > 0 },
				Pay: func(g *Game, by By) int { return g.discardChosen(by, 1, 1) }},
				Can: canDraw,
				Do: func(g *Game, by By, _ *engine.Event) {
					n := 1
					if g.shows(by.Player, "carol-danvers") {
						n = 2
					}
					g.Draw(by.namesFace(), by.Player, n)
				}}},
		},
		{ID: "captain-marvels-helmet", Code: "01016", Name: engine.Text{"Captain Marvel's Helmet", "Casque de Captain Marvel"},
			Type: Upgrade, Aspect: HeroCard, Set: CaptainMarvelSet, Traits: traits(Armor, Tech), Unique: true, Copies: 1, InDeck: 1,
			Cost: 2, Makes: Resources{Physical: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardCaptainMarvelsHelmet),
			Constants: []Constant{{Stat: StatDEF, To: faceOf("captain-marvel"), N: func(g *Game, _, c engine.CardID, _ engine.Player) int {
				if g.Stat(c, StatAerial) > 0 {
					return 2
				}
				return 1
			}}},
		},
		{ID: "cosmic-flight", Code: "01017", Name: engine.Text{"Cosmic Flight", "Vol Cosmique"},
			Type: Upgrade, Aspect: HeroCard, Set: CaptainMarvelSet, Traits: traits(Superpower), Copies: 2, InDeck: 2,
			Cost: 2, Makes: Resources{Energy: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite:      engine.Cite(CardCosmicFlight),
			Constants: []Constant{{Stat: StatAerial, To: faceOf("captain-marvel"), N: always(1)}},
			Abilities: []Ability{{Moment: Interrupt, On: on(Damage), Form: HeroForm, Label: DefenseLabel, Cost: Cost{Discard: true},
				When: func(g *Game, _ By, e *engine.Event) bool { return g.Card(e.Card).ID == "captain-marvel" },
				Do: func(g *Game, by By, e *engine.Event) {
					if e.Asked {
						g.defendByLabel(by)
					}
					g.prevent(by, e, 3)
				}}},
		},
		{ID: "energy-channel", Code: "01018", Name: engine.Text{"Energy Channel", "Énergie Canalisée"},
			Type: Upgrade, Aspect: HeroCard, Set: CaptainMarvelSet, Traits: traits(Superpower), Copies: 2, InDeck: 2,
			Cost: 0, Makes: Resources{Mental: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			MaxPerPlayer: true, Cite: engine.Cite(CardEnergyChannel),
			Abilities: []Ability{
				{Moment: Action, Option: OptCounters, Cost: Cost{
					Can: func(g *Game, by By) bool {
						return g.affordable(by.Player, price{typed: Resources{Energy: 1}, of: by.Card})
					},
					Pay: func(g *Game, by By) int { return g.payAny(by, Energy) }},
					Do: func(g *Game, by By, _ *engine.Event) {
						g.putCounters(by, by.N)
					}},
				{Moment: Action, Option: OptDiscard, Form: HeroForm, Label: AttackLabel, Cost: Cost{Discard: true,
					Pay: func(g *Game, by By) int { return g.Tokens(by.Card, CounterToken) }},
					Can: func(g *Game, by By, e *engine.Event) bool {
						return g.Tokens(by.Card, CounterToken) > 0 && canAttack(g, by, e)
					},
					Do: func(g *Game, by By, _ *engine.Event) { g.hits(by, min(10, 2*by.N)) }},
			},
		},
		{ID: "family-emergency", Code: "01175", Name: engine.Text{"Family Emergency", "Urgence Familiale"},
			Type: Obligation, Set: CaptainMarvelSet, Copies: 1,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Boost: 2, GivenTo: "carol-danvers", Cite: engine.Cite(CardFamilyEmergency),
			Revealed: obligation("carol-danvers", func(*Game, By) engine.Option { return OptStunned }, func(g *Game, by, forced By) {
				g.stun(forced, g.identity(by.Player))
				g.surges(by)
			}),
		},
		{ID: "the-psyche-magnitron", Code: "01176", Name: engine.Text{"The Psyche-Magnitron", "Le Psycho-Magnitron"},
			Type: SideScheme, Set: CaptainMarvelNemesis, Copies: 1,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Start: Fixed(3), Hazard: 1, Boost: 3, Cite: engine.Cite(CardThePsycheMagnitron),
			Revealed: morePerPlayer(1),
		},
		{ID: "yon-rogg", Code: "01177", Name: engine.Text{"Yon-Rogg", "Yon-Rogg"},
			Type: Minion, Set: CaptainMarvelNemesis, Traits: traits(Elite, Kree), Unique: true, Copies: 1,
			Cost: Dash, ATK: 3, SCH: 2, THW: Dash, DEF: Dash, REC: Dash, HP: 5,
			Boost: 2, Cite: engine.Cite(CardYonRogg),
			Abilities: []Ability{{Moment: Response, On: on(Attacked), Forced: true, When: itself, Do: func(g *Game, by By, _ *engine.Event) {
				g.PlaceThreat(by, g.named(by, "the-psyche-magnitron"), 1)
			}}},
		},
		{ID: "kree-manipulator", Code: "01178", Name: engine.Text{"Kree Manipulator", "Manipulateur Kree"},
			Type: Treachery, Set: CaptainMarvelNemesis, Copies: 2,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Star: true, Surge: true, Cite: engine.Cite(CardKreeManipulator),
			Revealed: func(g *Game, by By) { g.PlaceThreat(by, g.scheme(), 1) },
			Boosted: func(g *Game, by By) {
				if by, undefended := g.undefended(by); undefended {
					g.PlaceThreat(by, g.scheme(), 1)
				} else {
					g.nothing(by)
				}
			},
		},
		{ID: "yon-roggs-treason", Code: "01179", Name: engine.Text{"Yon-Rogg's Treason", "La Trahison de Yon-Rogg"},
			Type: Treachery, Set: CaptainMarvelNemesis, Copies: 1,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Boost: 1, Cite: engine.Cite(CardYonRoggsTreason),
			Revealed: func(g *Game, by By) {
				found, wild := false, by
				for c := range g.Cards(g.Zone(by.Player, Hand)) {
					if g.Card(c).Makes[Energy] > 0 {
						g.discard(by, c)
						found = true
					} else {
						wild = g.printed(wild, c)
					}
				}
				if !found {
					g.surges(wild)
				}
			},
		},
	}
}
