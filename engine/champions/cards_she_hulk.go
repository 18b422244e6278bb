package champions

import "tablereferee/engine"

// sheHulkCards: She-Hulk: her cards, obligation and nemesis set.
func sheHulkCards() []Card {
	return []Card{
		{ID: "she-hulk", Code: "01019a", Name: engine.Text{"She-Hulk", "Miss Hulk"},
			Type: Hero, Aspect: HeroCard, Set: SheHulkSet, Back: "jennifer-walters", Traits: traits(Avenger, Gamma), Unique: true,
			Cost: Dash, THW: 1, ATK: 3, DEF: 2, REC: Dash, SCH: Dash, HP: 15, HandSize: 4,
			Cite:      engine.Cite(CardSheHulk),
			Abilities: []Ability{{Moment: Response, On: on(Flip), When: itself, Can: anyEnemy, Do: deals(2)}},
		},
		{ID: "jennifer-walters", Code: "01019b", Name: engine.Text{"Jennifer Walters", "Jennifer Walters"},
			Type: AlterEgo, Aspect: HeroCard, Set: SheHulkSet, Back: "she-hulk", Traits: traits(Attorney, Gamma), Unique: true, Copies: 1,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: 5, SCH: Dash, HP: 15, HandSize: 6,
			Cite: engine.Cite(CardJenniferWalters),
			Abilities: []Ability{{Moment: Interrupt, On: on(ThreatUp), Limit: true, Do: func(g *Game, by By, e *engine.Event) {
				g.prevent(by, e, 1)
			}}},
		},
		{ID: "hellcat", Code: "01020", Name: engine.Text{"Hellcat", "Hellcat"},
			Type: Ally, Aspect: HeroCard, Set: SheHulkSet, Subtitle: "Patsy Walker", Traits: traits(Avenger), Unique: true, Copies: 1, InDeck: 1,
			Cost: 3, Makes: Resources{Wild: 1}, THW: 2, ATK: 1, DEF: Dash, REC: Dash, SCH: Dash, THWCost: 1, ATKCost: 1, HP: 3,
			Cite: engine.Cite(CardHellcat),
			Abilities: []Ability{{Moment: Action, Do: func(g *Game, by By, _ *engine.Event) {
				g.goHome(by)
			}}},
		},
		{ID: "gamma-slam", Code: "01021", Name: engine.Text{"Gamma Slam", "Frappe Gamma"},
			Type: Event, Aspect: HeroCard, Set: SheHulkSet, Traits: traits(AttackTrait, Superpower), Copies: 1, InDeck: 1,
			Cost: 4, Makes: Resources{Mental: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardGammaSlam),
			Abilities: []Ability{{Moment: Action, Form: HeroForm, Label: AttackLabel,
				Can: func(g *Game, by By, e *engine.Event) bool {
					return g.Sustained(g.identity(by.Player)) > 0 && canAttack(g, by, e)
				},
				Do: func(g *Game, by By, _ *engine.Event) {
					g.hitsSustained(by, 15)
				}}},
		},
		{ID: "ground-stomp", Code: "01022", Name: engine.Text{"Ground Stomp", "Piétinement"},
			Type: Event, Aspect: HeroCard, Set: SheHulkSet, Traits: traits(Superpower), Copies: 2, InDeck: 2,
			Cost: 2, Makes: Resources{Mental: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardGroundStomp),
			Abilities: []Ability{{Moment: Action, Form: HeroForm, Can: anyEnemy, Do: func(g *Game, by By, _ *engine.Event) {
				g.damageEnemies(by, 1)
			}}},
		},
		{ID: "legal-practice", Code: "01023", Name: engine.Text{"Legal Practice", "Pratique de la Loi"},
			Type: Event, Aspect: HeroCard, Set: SheHulkSet, Traits: traits(Skill, ThwartTrait), Copies: 2, InDeck: 2,
			Cost: 0, Makes: Resources{Physical: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardLegalPractice),
			Abilities: []Ability{{Moment: Action, Form: AlterEgoForm, Label: ThwartLabel, Can: canRemove, Cost: Cost{
				Can: func(g *Game, by By) bool { return g.Len(g.Zone(by.Player, Hand)) > 1 },
				Pay: func(g *Game, by By) int { return g.discardChosen(by, 1, 5) }},
				Do: func(g *Game, by By, _ *engine.Event) {
					g.Thwart(by, g.identity(by.Player), g.chooseScheme(by, anyPurpose, nil), by.N, false)
				}}},
		},
		{ID: "one-two-punch", Code: "01024", Name: engine.Text{"One-Two Punch", "Droite-Gauche"},
			Type: Event, Aspect: HeroCard, Set: SheHulkSet, Traits: traits(Skill), Copies: 3, InDeck: 3,
			Cost: 1, Makes: Resources{Physical: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardOneTwoPunch),
			Abilities: []Ability{{Moment: Response, On: on(Attacked),
				When: func(g *Game, by By, e *engine.Event) bool {
					return g.attack().basic && e.Card == g.identity(by.Player)
				},
				Can: heroExhausted,
				Do:  readiesHero}},
		},
		{ID: "split-personality", Code: "01025", Name: engine.Text{"Split Personality", "Personnalité divisée"},
			Type: Event, Aspect: HeroCard, Set: SheHulkSet, Copies: 1, InDeck: 1,
			Cost: 3, Makes: Resources{Energy: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardSplitPersonality),
			Abilities: []Ability{{Moment: Action, Do: func(g *Game, by By, _ *engine.Event) {
				g.flip(by, by.Player)
				g.drawToPrinted(by)
			}}},
		},
		{ID: "superhuman-law-division", Code: "01026", Name: engine.Text{"Superhuman Law Division", "Département Judiciaire des Surhumains"},
			Type: Support, Aspect: HeroCard, Set: SheHulkSet, Traits: traits(Location), Copies: 1, InDeck: 1,
			Cost: 1, Makes: Resources{Physical: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite:      engine.Cite(CardSuperhumanLawDivision),
			Abilities: []Ability{{Moment: Action, Form: AlterEgoForm, Cost: Cost{Exhaust: true, Spend: Resources{Mental: 1}}, Can: canRemove, Do: removes(2)}},
		},
		{ID: "focused-rage", Code: "01027", Name: engine.Text{"Focused Rage", "Rage contrôlée"},
			Type: Upgrade, Aspect: HeroCard, Set: SheHulkSet, Traits: traits(Skill), Copies: 2, InDeck: 2,
			Cost: 3, Makes: Resources{Energy: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite:      engine.Cite(CardFocusedRage),
			Abilities: []Ability{{Moment: Action, Form: HeroForm, Cost: Cost{Exhaust: true, Pay: oneDamage}, Can: canDraw, Do: draws(1)}},
		},
		{ID: "superhuman-strength", Code: "01028", Name: engine.Text{"Superhuman Strength", "Force Surhumaine"},
			Type: Upgrade, Aspect: HeroCard, Set: SheHulkSet, Traits: traits(Superpower), Copies: 2, InDeck: 2,
			Cost: 2, Makes: Resources{Mental: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite:      engine.Cite(CardSuperhumanStrength),
			Constants: []Constant{{Stat: StatATK, To: faceOf("she-hulk"), N: always(2)}},
			Abilities: []Ability{{Moment: Response, On: on(Attacked), Forced: true,
				When: func(g *Game, _ By, e *engine.Event) bool { return g.Card(e.Card).ID == "she-hulk" },
				Can: func(g *Game, by By, e *engine.Event) bool {
					_, enemy := g.thatEnemy(by, engine.CardID(e.Aux))
					return g.inPlay(enemy) && !g.Flag(enemy, Stunned)
				},
				Do: func(g *Game, by By, e *engine.Event) {
					g.discard(by, by.Card)
					g.stun(g.thatEnemy(by, engine.CardID(e.Aux)))
				}}},
		},
		{ID: "legal-work", Code: "01160", Name: engine.Text{"Legal Work", "Profession Juridique"},
			Type: Obligation, Set: SheHulkSet, Copies: 1,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Boost: 2, GivenTo: "jennifer-walters", Cite: engine.Cite(CardLegalWork),
			Revealed: obligation("jennifer-walters", func(*Game, By) engine.Option { return OptToken }, func(g *Game, by, forced By) {
				g.do(engine.Event{Kind: AccelUp, Actor: by.Player, Player: engine.NoPlayer, N: 1, Cite: forced.Cite})
			}),
		},
		{ID: "personal-challenge", Code: "01161", Name: engine.Text{"Personal Challenge", "Défi Personnel"},
			Type: SideScheme, Set: SheHulkNemesis, Copies: 1,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Start: Fixed(3), Crisis: 1, Boost: 3, Cite: engine.Cite(CardPersonalChallenge),
			Revealed: morePerPlayer(1),
		},
		{ID: "titania", Code: "01162", Name: engine.Text{"Titania", "Titania"},
			Type: Minion, Set: SheHulkNemesis, Traits: traits(Brute, Elite), Unique: true, Copies: 1,
			Cost: Dash, ATK: X, SCH: 1, THW: Dash, DEF: Dash, REC: Dash, HP: 6,
			Boost: 2, Cite: engine.Cite(CardTitania),
		},
		{ID: "genetically-enhanced", Code: "01163", Name: engine.Text{"Genetically Enhanced", "Génétiquement Amélioré"},
			Type: Attachment, Set: SheHulkNemesis, Traits: traits(Condition), Copies: 1,
			Cost: Dash, THW: Dash, ATK: Dash, SCH: Dash, DEF: Dash, REC: Dash,
			Boost: 1, Cite: engine.Cite(CardGeneticallyEnhanced),
			FindHost: biggestMinion, OnMinion: true,
			Constants: []Constant{{Stat: StatHP, To: host, N: always(3)}},
			Revealed: func(g *Game, by By) {
				if !g.inPlay(by.Card) {
					g.surges(by)
				}
			},
		},
		{ID: "titanias-fury", Code: "01164", Name: engine.Text{"Titania's Fury", "Fureur de Titania"},
			Type: Treachery, Set: SheHulkNemesis, Copies: 2,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Boost: 1, Star: true, Cite: engine.Cite(CardTitaniasFury),
			Revealed: func(g *Game, by By) {
				c := g.find("titania")
				if c != 0 && g.hero(by, by.Player) && g.attackByCard(by, c, attack{}) {
					return
				}
				g.Heal(by, c, g.Sustained(c))
				g.surges(by)
			},
			Boosted: func(g *Game, by By) {
				g.furtherBoost(by)
			},
		},
	}
}
