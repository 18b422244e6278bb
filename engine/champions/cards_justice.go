package champions

import "tablereferee/engine"

// justiceCards: the Justice cards.
func justiceCards() []Card {
	return []Card{
		{ID: "jessica-jones", Code: "01059", Name: engine.Text{"Jessica Jones", "Jessica Jones"},
			Type: Ally, Aspect: Justice, Traits: traits(Defender), Unique: true, Copies: 1, InDeck: 1,
			Cost: 3, Makes: Resources{Energy: 1}, THW: 1, ATK: 2, DEF: Dash, REC: Dash, SCH: Dash, THWCost: 1, ATKCost: 1, HP: 3,
			Cite:      engine.Cite(CardJessicaJones),
			Constants: []Constant{{Stat: StatTHW, To: self, N: func(g *Game, _, _ engine.CardID, _ engine.Player) int { return g.Len(SideSchemes) }}},
		},
		{ID: "daredevil", Code: "01058", Name: engine.Text{"Daredevil", "Daredevil"},
			Type: Ally, Aspect: Justice, Subtitle: "Matt Murdock", Traits: traits(Defender), Unique: true, Copies: 1, InDeck: 1,
			Cost: 4, Makes: Resources{Physical: 1}, THW: 2, ATK: 2, DEF: Dash, REC: Dash, SCH: Dash, THWCost: 1, ATKCost: 1, HP: 3,
			Cite:      engine.Cite(CardDaredevil),
			Abilities: []Ability{{Moment: Response, On: on(Thwarted), When: itself, Can: anyEnemy, Do: deals(1)}},
		},
		{ID: "for-justice", Code: "01060", Name: engine.Text{"For Justice!", "Pour la Justice !"},
			Type: Event, Aspect: Justice, Traits: traits(ThwartTrait), Copies: 3, InDeck: 3,
			Cost: 2, Makes: Resources{Energy: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite:  engine.Cite(CardForJustice),
			Cares: Resources{Mental: 1},
			Abilities: []Ability{{Moment: Action, Form: HeroForm, Label: ThwartLabel, Can: canRemove, Do: func(g *Game, by By, _ *engine.Event) {
				n := 3
				if by.Paid[Mental] > 0 {
					n = 4
				}
				g.Thwart(by, g.identity(by.Player), g.chooseScheme(by, anyPurpose, nil), n, false)
			}}},
		},
		{ID: "great-responsibility", Code: "01061", Name: engine.Text{"Great Responsibility", "De Grandes Responsabilités"},
			Type: Event, Aspect: Justice, Copies: 3, InDeck: 3,
			Cost: 0, Makes: Resources{Mental: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardGreatResponsibility),
			Abilities: []Ability{{Moment: Interrupt, On: on(ThreatUp), Form: HeroForm, Do: func(g *Game, by By, e *engine.Event) {
				if !g.starts() {
					return
				}
				n := int(e.N)
				instead(by, e)
				g.Damage(by, g.identity(by.Player), n)
			}}},
		},
		{ID: "the-power-of-justice", Code: "01062", Name: engine.Text{"The Power of Justice", "Le Pouvoir de la Justice"},
			Type: Resource, Aspect: Justice, Copies: 2, InDeck: 2,
			Cost: Dash, Makes: Resources{Wild: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite:    engine.Cite(CardThePowerOfJustice),
			Doubles: Justice,
		},
		{ID: "interrogation-room", Code: "01063", Name: engine.Text{"Interrogation Room", "Salle d'Interrogatoire"},
			Type: Support, Aspect: Justice, Traits: traits(Location), Copies: 3, InDeck: 3,
			Cost: 1, Makes: Resources{Energy: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			MaxPerPlayer: true, Cite: engine.Cite(CardInterrogationRoom),
			Abilities: []Ability{{Moment: Response, On: on(Defeat), Cost: Cost{Exhaust: true},
				When: func(g *Game, by By, e *engine.Event) bool {
					return e.Actor == by.Player && g.Card(e.Card).Type == Minion && (e.Source == 0 || g.Card(e.Source).Type != Ally)
				},
				Can: canRemove, Do: removes(1)}},
		},
		{ID: "surveillance-team", Code: "01064", Name: engine.Text{"Surveillance Team", "Équipe de Surveillance"},
			Type: Support, Aspect: Justice, Traits: traits(SHIELD), Copies: 3, InDeck: 3,
			Cost: 2, Makes: Resources{Mental: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Uses: 3, Cite: engine.Cite(CardSurveillanceTeam),
			Abilities: []Ability{{Moment: Action, Cost: Cost{Exhaust: true, Counters: 1}, Can: canRemove, Do: removes(1)}},
		},
		{ID: "heroic-intuition", Code: "01065", Name: engine.Text{"Heroic Intuition", "Instinct Héroïque"},
			Type: Upgrade, Aspect: Justice, Traits: traits(Skill), Copies: 3, InDeck: 3,
			Cost: 2, Makes: Resources{Energy: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			MaxPerPlayer: true, AnyController: true, Cite: engine.Cite(CardHeroicIntuition),
			Constants: []Constant{{Stat: StatTHW, To: yourHero, N: always(1)}},
		},
	}
}
