package champions

import "tablereferee/engine"

// protectionCards: the Protection cards.
func protectionCards() []Card {
	return []Card{
		{ID: "black-widow", Code: "01075", Name: engine.Text{"Black Widow", "Black Widow"},
			Type: Ally, Aspect: Protection, Subtitle: "Natasha Romanoff", Traits: traits(SHIELD, Spy), Unique: true, Copies: 1, InDeck: 1,
			Cost: 3, Makes: Resources{Physical: 1}, THW: 2, ATK: 1, DEF: Dash, REC: Dash, SCH: Dash, THWCost: 1, ATKCost: 1, HP: 2,
			Cite: engine.Cite(CardBlackWidow),
			Abilities: []Ability{{Moment: Interrupt, On: on(Effects), Cost: Cost{Exhaust: true, Spend: Resources{Mental: 1}}, When: revealedNow, Do: func(g *Game, by By, e *engine.Event) {
				if !g.starts() {
					return
				}
				p, c := e.Player, e.Card
				for i := range g.reveals {
					if g.reveals[i].card == c {
						g.reveals[i].stopped = true
					}
				}
				g.cancel(by, e, p)
				g.discard(by, c)
				g.revealTop(by, p, revealedByCard...)
			}}},
		},
		{ID: "luke-cage", Code: "01076", Name: engine.Text{"Luke Cage", "Luke Cage"},
			Type: Ally, Aspect: Protection, Traits: traits(Defender), Unique: true, Copies: 1, InDeck: 1,
			Cost: 4, Makes: Resources{Energy: 1}, THW: 1, ATK: 2, DEF: Dash, REC: Dash, SCH: Dash, THWCost: 1, ATKCost: 1, HP: 5,
			Toughness: true, Cite: engine.Cite(CardLukeCage),
		},
		{ID: "counter-punch", Code: "01077", Name: engine.Text{"Counter-Punch", "Contre-Attaque au Poing"},
			Type: Event, Aspect: Protection, Traits: traits(AttackTrait), Copies: 3, InDeck: 3,
			Cost: 0, Makes: Resources{Physical: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardCounterPunch),
			Abilities: []Ability{{Moment: Response, On: on(Attacked), Form: HeroForm, Label: AttackLabel, When: yourHeroDefended,
				Can: func(g *Game, by By, e *engine.Event) bool {
					by, enemy := g.thatEnemy(by, e.Card)
					return g.inPlay(enemy) && !g.immune(by, enemy)
				},
				Do: func(g *Game, by By, e *engine.Event) {
					id := g.identity(by.Player)
					by, enemy := g.thatEnemy(by, e.Card)
					g.Attack(by, id, enemy, g.Stat(id, StatATK), attack{})
				}}},
		},
		{ID: "get-behind-me", Code: "01078", Name: engine.Text{"Get Behind Me!", "Restez derrière moi !"},
			Type: Event, Aspect: Protection, Copies: 3, InDeck: 3,
			Cost: 1, Makes: Resources{Mental: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardGetBehindMe),
			Abilities: []Ability{{Moment: Interrupt, On: on(Effects), Form: HeroForm, When: treacheryRevealed, Do: func(g *Game, by By, e *engine.Event) {
				cancels(g, by, e)
				g.attackByCard(by, g.villain(), attack{})
			}}},
		},
		{ID: "the-power-of-protection", Code: "01079", Name: engine.Text{"The Power of Protection", "Le Pouvoir de la Protection"},
			Type: Resource, Aspect: Protection, Copies: 2, InDeck: 2,
			Cost: Dash, Makes: Resources{Wild: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite:    engine.Cite(CardThePowerOfProtection),
			Doubles: Protection,
		},
		{ID: "med-team", Code: "01080", Name: engine.Text{"Med Team", "Équipe Médicale"},
			Type: Support, Aspect: Protection, Traits: traits(SHIELD), Copies: 3, InDeck: 3,
			Cost: 3, Makes: Resources{Energy: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Uses: 3, Cite: engine.Cite(CardMedTeam),
			Abilities: []Ability{{Moment: Action, Cost: Cost{Exhaust: true, Counters: 1},
				Can: func(g *Game, _ By, _ *engine.Event) bool { return g.any(g.hurtFriend) },
				Do: func(g *Game, by By, _ *engine.Event) {
					g.healOne(by.friendly(), g.hurtFriend, 2)
				}}},
		},
		{ID: "armored-vest", Code: "01081", Name: engine.Text{"Armored Vest", "Veste blindée"},
			Type: Upgrade, Aspect: Protection, Traits: traits(Armor), Copies: 3, InDeck: 3,
			Cost: 1, Makes: Resources{Mental: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			MaxPerPlayer: true, AnyController: true, Cite: engine.Cite(CardArmoredVest),
			Constants: []Constant{{Stat: StatDEF, To: yourHero, N: always(1)}},
		},
		{ID: "indomitable", Code: "01082", Name: engine.Text{"Indomitable", "Inébranlable"},
			Type: Upgrade, Aspect: Protection, Traits: traits(Condition), Copies: 3, InDeck: 3,
			Cost: 1, Makes: Resources{Energy: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite:      engine.Cite(CardIndomitable),
			Abilities: []Ability{{Moment: Response, On: on(Attacked), Cost: Cost{Discard: true}, When: yourHeroDefended, Can: heroExhausted, Do: readiesHero}},
		},
	}
}
