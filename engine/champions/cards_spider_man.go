package champions

import "tablereferee/engine"

// spiderManCards: Spider-Man: his cards, obligation and nemesis set.
func spiderManCards() []Card {
	return []Card{
		{ID: "spider-man", Code: "01001a", Name: engine.Text{"Spider-Man", "Spider-Man"},
			Type: Hero, Aspect: HeroCard, Set: SpiderManSet, Back: "peter-parker", Traits: traits(Avenger), Unique: true,
			Cost: Dash, THW: 1, ATK: 2, DEF: 3, REC: Dash, SCH: Dash, HP: 10, HandSize: 5,
			Cite:      engine.Cite(CardSpiderMan),
			Abilities: []Ability{{Moment: Interrupt, On: on(EnemyAttacks), When: villainAttacksYou, Can: canDraw, Do: draws(1)}},
		},
		{ID: "peter-parker", Code: "01001b", Name: engine.Text{"Peter Parker", "Peter Parker"},
			Type: AlterEgo, Aspect: HeroCard, Set: SpiderManSet, Back: "spider-man", Traits: traits(Genius), Unique: true, Copies: 1,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: 3, SCH: Dash, HP: 10, HandSize: 6,
			Cite:      engine.Cite(CardPeterParker),
			Abilities: []Ability{{Moment: ResourceAbility, Limit: true, Makes: Resources{Mental: 1}}},
		},
		{ID: "black-cat", Code: "01002", Name: engine.Text{"Black Cat", "Black Cat"},
			Type: Ally, Aspect: HeroCard, Set: SpiderManSet, Subtitle: "Felicia Hardy", Traits: traits(HeroForHire), Unique: true, Copies: 1, InDeck: 1,
			Cost: 2, Makes: Resources{Energy: 1}, THW: 1, ATK: 1, DEF: Dash, REC: Dash, SCH: Dash, THWCost: 1, HP: 2,
			Cite: engine.Cite(CardBlackCat),
			Abilities: []Ability{{Moment: Response, On: on(PlayCard), Forced: true, When: itself, Do: func(g *Game, by By, _ *engine.Event) {
				var found []engine.CardID
				g.discardTop(by, by.Player, 2, func(c engine.CardID) {
					switch m := g.Card(c).Makes; {
					case m[Mental] > 0:
						found = append(found, c)
					case m[Wild] > 0:
						g.say(engine.Event{Kind: Nothing, Actor: by.Player, Player: by.Player, Card: c, Cite: g.printed(by, c).Cite})
					}
				})
				for _, c := range found {
					g.takeDiscarded(by, c)
				}
			}}},
		},
		{ID: "backflip", Code: "01003", Name: engine.Text{"Backflip", "Salto Arrière"},
			Type: Event, Aspect: HeroCard, Set: SpiderManSet, Traits: traits(DefenseTrait, Skill), Copies: 2, InDeck: 2,
			Cost: 0, Makes: Resources{Physical: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardBackflip),
			Abilities: []Ability{{Moment: Interrupt, On: on(Damage), Label: DefenseLabel, When: attackDamagesYou, Do: func(g *Game, by By, e *engine.Event) {
				g.defendByLabel(by)
				g.prevent(by, e, int(e.N))
			}}},
		},
		{ID: "enhanced-spider-sense", Code: "01004", Name: engine.Text{"Enhanced Spider-Sense", "Sens d'Araignée Améliorés"},
			Type: Event, Aspect: HeroCard, Set: SpiderManSet, Traits: traits(Superpower), Copies: 2, InDeck: 2,
			Cost: 1, Makes: Resources{Mental: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite:      engine.Cite(CardEnhancedSpiderSense),
			Abilities: []Ability{{Moment: Interrupt, On: on(Effects), Form: HeroForm, When: treacheryRevealed, Do: cancels}},
		},
		{ID: "swinging-web-kick", Code: "01005", Name: engine.Text{"Swinging Web Kick", "Coup de pied en balancier"},
			Type: Event, Aspect: HeroCard, Set: SpiderManSet, Traits: traits(Aerial, AttackTrait, Superpower), Copies: 3, InDeck: 3,
			Cost: 3, Makes: Resources{Mental: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite:      engine.Cite(CardSwingingWebKick),
			Abilities: []Ability{attackFor(8)},
		},
		{ID: "aunt-may", Code: "01006", Name: engine.Text{"Aunt May", "Tante May"},
			Type: Support, Aspect: HeroCard, Set: SpiderManSet, Traits: traits(Persona), Unique: true, Copies: 1, InDeck: 1,
			Cost: 1, Makes: Resources{Energy: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardAuntMay),
			Abilities: []Ability{{Moment: Action, Form: AlterEgoForm, Cost: Cost{Exhaust: true},
				Can: func(g *Game, by By, _ *engine.Event) bool {
					return g.shows(by.Player, "peter-parker") && g.Sustained(g.identity(by.Player)) > 0
				},
				Do: func(g *Game, by By, _ *engine.Event) {
					g.Heal(by.namesFace(), g.identity(by.Player), 4)
				}}},
		},
		{ID: "spider-tracer", Code: "01007", Name: engine.Text{"Spider-Tracer", "Spider-Traceur"},
			Type: Upgrade, Aspect: HeroCard, Set: SpiderManSet, Traits: traits(Item, Tech), Copies: 2, InDeck: 2,
			Cost: 1, Makes: Resources{Energy: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite:      engine.Cite(CardSpiderTracer),
			Hosts:     func(g *Game, _ engine.Player, c engine.CardID) bool { return g.Card(c).Type == Minion },
			Abilities: []Ability{{Moment: Interrupt, On: on(Defeat), Forced: true, When: hostIsMeant, Do: removes(3)}},
		},
		{ID: "web-shooter", Code: "01008", Name: engine.Text{"Web-Shooter", "Lance-toile"},
			Type: Upgrade, Aspect: HeroCard, Set: SpiderManSet, Traits: traits(Item, Tech), Copies: 2, InDeck: 2,
			Cost: 1, Makes: Resources{Physical: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Uses: 3, Cite: engine.Cite(CardWebShooter),
			Abilities: []Ability{{Moment: ResourceAbility, Form: HeroForm, Cost: Cost{Exhaust: true, Counters: 1}, Makes: Resources{Wild: 1}}},
		},
		{ID: "webbed-up", Code: "01009", Name: engine.Text{"Webbed Up", "Pris dans la Toile"},
			Type: Upgrade, Aspect: HeroCard, Set: SpiderManSet, Traits: traits(Condition), Copies: 2, InDeck: 2,
			Cost: 4, Makes: Resources{Physical: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			MaxPerHost: true, HeroOnly: true, Cite: engine.Cite(CardWebbedUp),
			Hosts: func(g *Game, _ engine.Player, c engine.CardID) bool { return g.isEnemy(c) },
			Abilities: []Ability{{Moment: Replacement, On: on(EnemyAttacks), Forced: true, When: hostIsMeant, Do: func(g *Game, by By, e *engine.Event) {
				enemy := e.Card
				stop(by, e)
				g.discard(by, by.Card)
				g.stun(by, enemy)
			}}},
		},
		{ID: "eviction-notice", Code: "01165", Name: engine.Text{"Eviction Notice", "Avis d'Expulsion"},
			Type: Obligation, Set: SpiderManSet, Copies: 1,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Boost: 2, GivenTo: "peter-parker", Cite: engine.Cite(CardEvictionNotice),
			Revealed: obligation("peter-parker", func(*Game, By) engine.Option { return OptRandom }, func(g *Game, by, forced By) {
				g.discardRandom(forced, by.Player)
				g.surges(by)
			}),
		},
		{ID: "highway-robbery", Code: "01166", Name: engine.Text{"Highway Robbery", "Cambriolage de Haut Vol"},
			Type: SideScheme, Set: SpiderManNemesis, Copies: 1,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Start: Per(3), Acceleration: 1, Boost: 3, Cite: engine.Cite(CardHighwayRobbery),
			Revealed: func(g *Game, by By) {
				for p := range g.players {
					if c := g.Pick(g.Zone(p, Hand)); c == 0 {
						g.say(engine.Event{Kind: NoneToDiscard, Actor: engine.NoPlayer, Player: p, Source: by.Card, Cite: by.Cite})
					} else {
						g.do(engine.Event{Kind: Captures, Actor: engine.NoPlayer, Player: p, Card: c, To: Captured, Aux: uint16(by.Card), Cite: by.Cite})
					}
				}
			},
			Defeated: func(g *Game, by By) {
				for c := range g.Cards(Captured) {
					if g.HostOf(c) == by.Card {
						to, why := g.handOf(c)
						g.do(engine.Event{Kind: GoesBack, Actor: engine.NoPlayer, Player: g.OwnerOf(c), Card: c, To: to, Cite: by.Cite.With(why)})
					}
				}
			},
		},
		{ID: "vulture", Code: "01167", Name: engine.Text{"Vulture", "Le Vautour"},
			Type: Minion, Set: SpiderManNemesis, Traits: traits(Criminal), Unique: true, Copies: 1,
			Cost: Dash, ATK: 3, SCH: 1, THW: Dash, DEF: Dash, REC: Dash, HP: 4,
			Boost: 2, Quickstrike: true, Cite: engine.Cite(CardVulture),
		},
		{ID: "sweeping-swoop", Code: "01168", Name: engine.Text{"Sweeping Swoop", "Coup en Piqué"},
			Type: Treachery, Set: SpiderManNemesis, Copies: 2,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Star: true, Cite: engine.Cite(CardSweepingSwoop),
			Revealed: func(g *Game, by By) {
				if g.hero(by, by.Player) {
					g.stun(by, g.identity(by.Player))
				}
				if g.find("vulture") != 0 {
					g.surges(by)
				}
			},
			Boosted: func(g *Game, by By) {
				a := g.attack()
				if a == nil {
					g.nothing(by)
					return
				}
				a.stuns = by.Card
			},
		},
		{ID: "the-vultures-plans", Code: "01169", Name: engine.Text{"The Vulture's Plans", "Les Plans du Vautour"},
			Type: Treachery, Set: SpiderManNemesis, Copies: 1,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Boost: 2, Cite: engine.Cite(CardTheVulturesPlans),
			Revealed: func(g *Game, by By) {
				var kinds Resources
				counted := by
				for p := range g.players {
					c := g.discardRandom(by, p)
					counted = g.printed(counted, c)
					kinds.add(g.Card(c).Makes)
				}
				n := 0
				for _, k := range kinds {
					if k > 0 {
						n++
					}
				}
				g.PlaceThreat(counted, g.scheme(), n)
			},
		},
	}
}
