package champions

import "tablereferee/engine"

// basicCards: the Basic cards.
func basicCards() []Card {
	return []Card{
		{ID: "mockingbird", Code: "01083", Name: engine.Text{"Mockingbird", "Mockingbird"},
			Type: Ally, Aspect: Basic, Subtitle: "Bobbi Morse", Traits: traits(SHIELD, Spy), Unique: true, Copies: 1, InDeck: 1,
			Cost: 3, Makes: Resources{Physical: 1}, THW: 1, ATK: 1, DEF: Dash, REC: Dash, SCH: Dash, THWCost: 1, ATKCost: 1, HP: 3,
			Cite: engine.Cite(CardMockingbird),
			Abilities: []Ability{{Moment: Response, On: entersPlay, When: itself,
				Can: func(g *Game, _ By, _ *engine.Event) bool {
					return g.any(func(c engine.CardID) bool { return g.isEnemy(c) && !g.Flag(c, Stunned) })
				},
				Status: true,
				Do: func(g *Game, by By, _ *engine.Event) {
					g.stunEnemy(by)
				}}},
		},
		{ID: "nick-fury", Code: "01084", Name: engine.Text{"Nick Fury", "Nick Fury"},
			Type: Ally, Aspect: Basic, Traits: traits(SHIELD, Spy), Unique: true, Copies: 1, InDeck: 1,
			Cost: 4, Makes: Resources{Mental: 1}, THW: 2, ATK: 2, DEF: Dash, REC: Dash, SCH: Dash, THWCost: 1, ATKCost: 1, HP: 3,
			Cite: engine.Cite(CardNickFury),
			Abilities: []Ability{
				{Moment: Response, On: entersPlay, Forced: true, When: itself, Do: func(g *Game, by By, _ *engine.Event) {
					threat, draw := engine.Option(0), engine.Option(0)
					if g.anyScheme(nil) {
						threat = OptThreat
					}
					if g.drawable(by.Player) {
						draw = OptDraw
					}
					switch g.choose(by, threat, draw, OptDamage) {
					case OptThreat:
						g.RemoveThreat(by, g.chooseScheme(by, anyPurpose, nil), 2)
					case OptDraw:
						g.Draw(by, by.Player, 3)
					case OptDamage:
						g.Damage(by, g.victim(by, false, nil), 4)
					}
				}},
				{Moment: Delayed, On: on(RoundEnds), Forced: true, Do: func(g *Game, by By, _ *engine.Event) {
					g.discard(by, by.Card)
				}},
			},
		},
		{ID: "emergency", Code: "01085", Name: engine.Text{"Emergency", "Urgence"},
			Type: Event, Aspect: Basic, Traits: traits(ThwartTrait), Copies: 3, InDeck: 3,
			Cost: 0, Makes: Resources{Energy: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardEmergency),
			Abilities: []Ability{{Moment: Interrupt, On: on(EnemySchemes), Label: ThwartLabel,
				When: func(g *Game, _ By, e *engine.Event) bool { return g.Card(e.Card).Type == Villain },
				Do: func(g *Game, by By, _ *engine.Event) {
					g.lessen(by)
				}}},
		},
		{ID: "first-aid", Code: "01086", Name: engine.Text{"First Aid", "Premiers Soins"},
			Type: Event, Aspect: Basic, Copies: 3, InDeck: 3,
			Cost: 1, Makes: Resources{Mental: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardFirstAid),
			Abilities: []Ability{{Moment: Action,
				Can: func(g *Game, _ By, _ *engine.Event) bool { return g.any(g.hurt) },
				Do: func(g *Game, by By, _ *engine.Event) {
					g.healOne(by, g.hurt, 2)
				}}},
		},
		{ID: "haymaker", Code: "01087", Name: engine.Text{"Haymaker", "Haymaker"},
			Type: Event, Aspect: Basic, Traits: traits(AttackTrait), Copies: 3, InDeck: 3,
			Cost: 2, Makes: Resources{Energy: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite:      engine.Cite(CardHaymaker),
			Abilities: []Ability{attackFor(3)},
		},
		{ID: "energy", Code: "01088", Name: engine.Text{"Energy", "Énergie"},
			Type: Resource, Aspect: Basic, Copies: 4, InDeck: 1,
			Cost: Dash, Makes: Resources{Energy: 2}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardEnergy),
		},
		{ID: "genius", Code: "01089", Name: engine.Text{"Genius", "Génie"},
			Type: Resource, Aspect: Basic, Copies: 4, InDeck: 1,
			Cost: Dash, Makes: Resources{Mental: 2}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardGenius),
		},
		{ID: "strength", Code: "01090", Name: engine.Text{"Strength", "Force"},
			Type: Resource, Aspect: Basic, Copies: 4, InDeck: 1,
			Cost: Dash, Makes: Resources{Physical: 2}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardStrength),
		},
		{ID: "avengers-mansion", Code: "01091", Name: engine.Text{"Avengers Mansion", "Manoir des Avengers"},
			Type: Support, Aspect: Basic, Traits: traits(Avenger, Location), Copies: 4, InDeck: 3,
			Cost: 4, Makes: Resources{Mental: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			MaxPerPlayer: true, Cite: engine.Cite(CardAvengersMansion),
			Abilities: []Ability{{Moment: Action, Cost: Cost{Exhaust: true}, Can: anybodyCanDraw, Do: somebodyDraws(1)}},
		},
		{ID: "helicarrier", Code: "01092", Name: engine.Text{"Helicarrier", "Héliporteur"},
			Type: Support, Aspect: Basic, Traits: traits(Location, SHIELD), Copies: 4, InDeck: 3,
			Cost: 3, Makes: Resources{Physical: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			MaxPerPlayer: true, Cite: engine.Cite(CardHelicarrier),
			Abilities: []Ability{{Moment: Action, Cost: Cost{Exhaust: true}, Do: func(g *Game, by By, _ *engine.Event) {
				g.do(engine.Event{Kind: RebateUp, Actor: by.Player, Player: g.choosePlayer(by, nil), Card: by.Card, N: 1, Cite: by.Cite})
			}}},
		},
		{ID: "tenacity", Code: "01093", Name: engine.Text{"Tenacity", "Persévérance"},
			Type: Upgrade, Aspect: Basic, Traits: traits(Condition), Copies: 3, InDeck: 3,
			Cost: 2, Makes: Resources{Energy: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite:      engine.Cite(CardTenacity),
			Abilities: []Ability{{Moment: Action, Form: HeroForm, Cost: Cost{Spend: Resources{Physical: 1}, Discard: true}, Can: heroExhausted, Do: readiesHero}},
		},
	}
}
