package champions

import "tablereferee/engine"

// aggressionCards: the Aggression cards.
func aggressionCards() []Card {
	return []Card{
		{ID: "hulk", Code: "01050", Name: engine.Text{"Hulk", "Hulk"},
			Type: Ally, Aspect: Aggression, Subtitle: "Bruce Banner", Traits: traits(Avenger, Gamma), Unique: true, Copies: 1, InDeck: 1,
			Cost: 2, Makes: Resources{Energy: 1}, THW: Dash, ATK: 3, DEF: Dash, REC: Dash, SCH: Dash, ATKCost: 1, HP: 5,
			Cite: engine.Cite(CardHulk),
			Abilities: []Ability{{Moment: Response, On: on(Attacked), Forced: true, When: itself, Do: func(g *Game, by By, _ *engine.Event) {
				g.discardTop(by, by.Player, 1, func(c engine.CardID) {
					m := g.Card(c).Makes
					wild := m[Wild] > 0
					by := g.printed(by, c)
					if m[Physical] > 0 || wild {
						g.Damage(by, g.victim(by, false, nil), 2)
					}
					if m[Energy] > 0 || wild {
						g.damageEach(by, 1, g.isCharacter)
					}
					if (m[Mental] > 0 || wild) && g.inPlay(by.Card) {
						g.discard(by, by.Card)
					}
				})
			}}},
		},
		{ID: "tigra", Code: "01051", Name: engine.Text{"Tigra", "Tigra"},
			Type: Ally, Aspect: Aggression, Subtitle: "Greer Grant Nelson", Traits: traits(Avenger), Unique: true, Copies: 1, InDeck: 1,
			Cost: 3, Makes: Resources{Mental: 1}, THW: 1, ATK: 2, DEF: Dash, REC: Dash, SCH: Dash, THWCost: 1, ATKCost: 1, HP: 3,
			Cite: engine.Cite(CardTigra),
			Abilities: []Ability{{Moment: Response, On: on(Defeat),
				When: func(g *Game, by By, e *engine.Event) bool {
					return e.Asked && e.Source == by.Card && g.Card(e.Card).Type == Minion
				},
				Can: func(g *Game, by By, _ *engine.Event) bool { return g.Sustained(by.Card) > 0 },
				Do:  func(g *Game, by By, _ *engine.Event) { g.Heal(by, by.Card, 1) }}},
		},
		{ID: "chase-them-down", Code: "01052", Name: engine.Text{"Chase Them Down", "Poursuivons-Les"},
			Type: Event, Aspect: Aggression, Traits: traits(ThwartTrait), Copies: 3, InDeck: 3,
			Cost: 0, Makes: Resources{Mental: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardChaseThemDown),
			Abilities: []Ability{{Moment: Response, On: on(Defeat, DefeatStage), Label: ThwartLabel, Form: HeroForm,
				When: func(g *Game, by By, e *engine.Event) bool {
					return e.Asked && g.attack().attacker == g.identity(by.Player)
				},
				Can: canRemove,
				Do: func(g *Game, by By, _ *engine.Event) {
					g.Thwart(by, g.identity(by.Player), g.chooseScheme(by, anyPurpose, nil), 2, false)
				}}},
		},
		{ID: "relentless-assault", Code: "01053", Name: engine.Text{"Relentless Assault", "Assaut Implacable"},
			Type: Event, Aspect: Aggression, Traits: traits(AttackTrait), Copies: 3, InDeck: 3,
			Cost: 2, Makes: Resources{Energy: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite:  engine.Cite(CardRelentlessAssault),
			Cares: Resources{Physical: 1},
			Abilities: []Ability{{Moment: Action, Form: HeroForm, Label: AttackLabel,
				Can: func(g *Game, by By, _ *engine.Event) bool {
					return g.anyVictim(by, true, g.isMinion)
				},
				Do: func(g *Game, by By, _ *engine.Event) {
					g.Attack(by, g.identity(by.Player), g.victim(by, true, g.isMinion), 5, attack{overkill: by.Paid[Physical] > 0})
				}}},
		},
		{ID: "uppercut", Code: "01054", Name: engine.Text{"Uppercut", "Uppercut"},
			Type: Event, Aspect: Aggression, Traits: traits(AttackTrait), Copies: 3, InDeck: 3,
			Cost: 3, Makes: Resources{Physical: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite:      engine.Cite(CardUppercut),
			Abilities: []Ability{attackFor(5)},
		},
		{ID: "the-power-of-aggression", Code: "01055", Name: engine.Text{"The Power of Aggression", "Le Pouvoir de l'Agressivité"},
			Type: Resource, Aspect: Aggression, Copies: 2, InDeck: 2,
			Cost: Dash, Makes: Resources{Wild: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite:    engine.Cite(CardThePowerOfAggression),
			Doubles: Aggression,
		},
		{ID: "tac-team", Code: "01056", Name: engine.Text{"Tac Team", "Équipe Tactique"},
			Type: Support, Aspect: Aggression, Traits: traits(SHIELD), Copies: 3, InDeck: 3,
			Cost: 3, Makes: Resources{Energy: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Uses: 3, Cite: engine.Cite(CardTacTeam),
			Abilities: []Ability{{Moment: Action, Cost: Cost{Exhaust: true, Counters: 1}, Can: anyEnemy, Do: deals(2)}},
		},
		{ID: "combat-training", Code: "01057", Name: engine.Text{"Combat Training", "Entraînement au Combat"},
			Type: Upgrade, Aspect: Aggression, Traits: traits(Skill), Copies: 3, InDeck: 3,
			Cost: 2, Makes: Resources{Physical: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			MaxPerPlayer: true, AnyController: true, Cite: engine.Cite(CardCombatTraining),
			Constants: []Constant{{Stat: StatATK, To: yourHero, N: always(1)}},
		},
	}
}
