package champions

import "tablereferee/engine"

// leadershipCards: the Leadership cards.
func leadershipCards() []Card {
	return []Card{
		{ID: "hawkeye", Code: "01066", Name: engine.Text{"Hawkeye", "Hawkeye"},
			Type: Ally, Aspect: Leadership, Subtitle: "Clint Barton", Traits: traits(Avenger), Unique: true, Copies: 1, InDeck: 1,
			Cost: 3, Makes: Resources{Energy: 1}, THW: 1, ATK: 1, DEF: Dash, REC: Dash, SCH: Dash, THWCost: 1, ATKCost: 1, HP: 3,
			Cite:    engine.Cite(CardHawkeye),
			Arrives: 4,
			Entering: func(g *Game, by By) {
				g.putCounters(by, int(g.Card(by.Card).Arrives))
			},
			Abilities: []Ability{{Moment: Response, On: on(EnterMinion, EnterDrone), Cost: Cost{Counters: 1}, Can: subjectTakes,
				Do: func(g *Game, by By, e *engine.Event) { g.Damage(by, e.Card, 2) }}},
		},
		{ID: "maria-hill", Code: "01067", Name: engine.Text{"Maria Hill", "Maria Hill"},
			Type: Ally, Aspect: Leadership, Traits: traits(SHIELD), Unique: true, Copies: 1, InDeck: 1,
			Cost: 2, Makes: Resources{Mental: 1}, THW: 2, ATK: 1, DEF: Dash, REC: Dash, SCH: Dash, THWCost: 1, ATKCost: 1, HP: 2,
			Cite: engine.Cite(CardMariaHill),
			Abilities: []Ability{{Moment: Response, On: entersPlay, When: itself, Can: anybodyCanDraw, Do: func(g *Game, by By, _ *engine.Event) {
				for p := range g.players {
					g.Draw(by, p, 1)
				}
			}}},
		},
		{ID: "vision", Code: "01068", Name: engine.Text{"Vision", "Vision"},
			Type: Ally, Aspect: Leadership, Traits: traits(Android, Avenger), Unique: true, Copies: 1, InDeck: 1,
			Cost: 4, Makes: Resources{Physical: 1}, THW: 1, ATK: 2, DEF: Dash, REC: Dash, SCH: Dash, THWCost: 1, ATKCost: 1, HP: 3,
			Cite:    engine.Cite(CardVision),
			Lasting: []Constant{{Stat: StatTHW, To: self}, {Stat: StatATK, To: self}},
			Abilities: []Ability{{Moment: Action, Limit: true, Cost: Cost{Spend: Resources{Energy: 1}}, Do: func(g *Game, by By, _ *engine.Event) {
				i := 0
				if g.choose(by, OptTHW, OptATK) == OptATK {
					i = 1
				}
				g.lastsOn(by, i, 2)
			}}},
		},
		{ID: "get-ready", Code: "01069", Name: engine.Text{"Get Ready", "Se Préparer"},
			Type: Event, Aspect: Leadership, Copies: 3, InDeck: 3,
			Cost: 0, Makes: Resources{Physical: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardGetReady),
			Abilities: []Ability{{Moment: Action,
				Can: func(g *Game, _ By, _ *engine.Event) bool { return g.any(g.exhaustedAlly) },
				Do: func(g *Game, by By, _ *engine.Event) {
					g.ready(by, g.chooseCard(by, toReady, g.exhaustedAlly))
				}}},
		},
		{ID: "lead-from-the-front", Code: "01070", Name: engine.Text{"Lead from the Front", "Commander en Première Ligne"},
			Type: Event, Aspect: Leadership, Traits: traits(Tactic), Copies: 3, InDeck: 3,
			Cost: 2, Makes: Resources{Energy: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite:    engine.Cite(CardLeadFromTheFront),
			Lasting: []Constant{{Stat: StatTHW, To: controlled}, {Stat: StatATK, To: controlled}},
			Abilities: []Ability{{Moment: Action, Form: HeroForm, Do: func(g *Game, by By, _ *engine.Event) {
				g.lastsFor(by, g.choosePlayer(by, nil), 1)
			}}},
		},
		{ID: "make-the-call", Code: "01071", Name: engine.Text{"Make the Call", "Appel de détresse"},
			Type: Event, Aspect: Leadership, Copies: 3, InDeck: 3,
			Cost: 0, Makes: Resources{Mental: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardMakeTheCall),
			Abilities: []Ability{{Moment: Action, Cost: Cost{
				Can: func(g *Game, by By) bool { return g.anyCallable(by) },
				Why: notCallable,
				Pay: func(g *Game, by By) int { return g.payForCalled(by) }},
				Do: func(g *Game, by By, _ *engine.Event) {
					g.enter(by, engine.CardID(by.N), PutIntoPlay, by.Player, 0) // mc.play-put.put-area
				}}},
		},
		{ID: "the-power-of-leadership", Code: "01072", Name: engine.Text{"The Power of Leadership", "Le Pouvoir du Commandement"},
			Type: Resource, Aspect: Leadership, Copies: 2, InDeck: 2,
			Cost: Dash, Makes: Resources{Wild: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite:    engine.Cite(CardThePowerOfLeadership),
			Doubles: Leadership,
		},
		{ID: "the-triskelion", Code: "01073", Name: engine.Text{"The Triskelion", "Le Triskelion"},
			Type: Support, Aspect: Leadership, Traits: traits(Location, SHIELD), Unique: true, Copies: 1, InDeck: 1,
			Cost: 1, Makes: Resources{Energy: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite:      engine.Cite(CardTheTriskelion),
			Constants: []Constant{{Stat: StatAllies, To: yourIdentity, N: always(1)}},
		},
		{ID: "inspired", Code: "01074", Name: engine.Text{"Inspired", "Motivé"},
			Type: Upgrade, Aspect: Leadership, Traits: traits(Condition), Copies: 3, InDeck: 3,
			Cost: 1, Makes: Resources{Physical: 1}, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			MaxPerHost: true, Cite: engine.Cite(CardInspired),
			Hosts:     func(g *Game, _ engine.Player, c engine.CardID) bool { return g.Card(c).Type == Ally },
			Constants: []Constant{{Stat: StatTHW, To: host, N: always(1)}, {Stat: StatATK, To: host, N: always(1)}},
		},
	}
}
