package champions

import "tablereferee/engine"

// standardCards: the Standard and Expert sets.
func standardCards() []Card {
	return []Card{
		{ID: "advance", Code: "01186", Name: engine.Text{"Advance", "Avancée"},
			Type: Treachery, Set: StandardSet, Copies: 2,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite:     engine.Cite(CardAdvance),
			Revealed: func(g *Game, by By) { g.schemeByCard(by, g.villain()) },
		},
		{ID: "assault", Code: "01187", Name: engine.Text{"Assault", "Assaut"},
			Type: Treachery, Set: StandardSet, Copies: 2,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardAssault),
			Revealed: func(g *Game, by By) {
				if g.surgesInAlterEgo(by) {
					return
				}
				g.attackByCard(by, g.villain(), attack{})
			},
		},
		{ID: "caught-off-guard", Code: "01188", Name: engine.Text{"Caught Off Guard", "Pris par Surprise"},
			Type: Treachery, Set: StandardSet, Copies: 1,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Boost: 1, Cite: engine.Cite(CardCaughtOffGuard),
			Revealed: func(g *Game, by By) {
				c := g.target(by, func(c engine.CardID) bool {
					t := g.Card(c).Type
					return g.controller(c) == by.Player && (t == Upgrade || t == Support)
				})
				if c == 0 {
					g.surges(by)
					return
				}
				g.discard(by.controlStays(g, c), c)
			},
		},
		{ID: "gang-up", Code: "01189", Name: engine.Text{"Gang-Up", "Se Liguer"},
			Type: Treachery, Set: StandardSet, Copies: 1,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Boost: 1, Cite: engine.Cite(CardGangUp),
			Revealed: func(g *Game, by By) {
				if g.surgesInAlterEgo(by) {
					return
				}
				g.attackByCard(by, g.villain(), attack{})
				g.eachMinion(by.Player, false, func(c engine.CardID) { g.attackByCard(by, c, attack{}) })
			},
		},
		{ID: "shadow-of-the-past", Code: "01190", Name: engine.Text{"Shadow of the Past", "L'Ombre du Passé"},
			Type: Treachery, Set: StandardSet, Copies: 1,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Boost: 2, Cite: engine.Cite(CardShadowOfThePast),
			Revealed: shadowOfThePast,
		},
		{ID: "exhaustion", Code: "01191", Name: engine.Text{"Exhaustion", "Épuisement"},
			Type: Treachery, Set: ExpertSet, Copies: 1,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Boost: 2, Surge: true, Cite: engine.Cite(CardExhaustion),
			Revealed: func(g *Game, by By) { g.exhaust(by, g.identity(by.Player)) },
		},
		{ID: "masterplan", Code: "01192", Name: engine.Text{"Masterplan", "Plan Machiavélique"},
			Type: Treachery, Set: ExpertSet, Copies: 1,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Boost: 2, Cite: engine.Cite(CardMasterplan),
			Revealed: func(g *Game, by By) {
				if g.Len(SideSchemes) > 0 {
					for c := range g.Cards(SideSchemes) {
						g.PlaceThreat(by, c, 4)
					}
					return
				}
				if c := g.dig(by, func(c engine.CardID) bool { return g.Card(c).Type == SideScheme }); c != 0 {
					g.revealByCard(by, c)
				}
			},
		},
		{ID: "under-fire", Code: "01193", Name: engine.Text{"Under Fire", "Sous le Feu"},
			Type: Treachery, Set: ExpertSet, Copies: 1,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Boost: 3, Surge: true, Cite: engine.Cite(CardUnderFire),
			Revealed: func(g *Game, by By) { g.revealTop(by, by.Player, revealedByCard...) },
		},
	}
}
