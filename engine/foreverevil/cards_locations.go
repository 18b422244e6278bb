package foreverevil

import (
	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
)

func locations() []db.Card {
	return []db.Card{
		{ID: "belle-reve", Name: engine.Text{"Belle Reve", ""}, Types: db.Location, Cost: 5, VP: 1, Copies: 1,
			Cite: engine.Cite(CardBelleReve), Stays: true,
			Abilities: forEachPlayed("belle-reve", func(g *db.Game, e *engine.Event) bool {
				return db.Types(e.N)&db.Villain != 0
			})},

		{ID: "blackgate-prison", Name: engine.Text{"Blackgate Prison", ""}, Types: db.Location, Cost: 4, VP: 1, Copies: 1, Stays: true,
			Cite: engine.Cite(CardBlackgatePrison), Figure: TypesFigureLocation,
			Action: purgeTop("vulnerability", "weakness")},

		{ID: "central-city", Name: engine.Text{"Central City", ""}, Types: db.Location, Cost: 5, VP: 1, Copies: 1,
			Cite: engine.Cite(CardCentralCity), Stays: true,
			Abilities: forEachPlayed("central-city", func(g *db.Game, e *engine.Event) bool {
				return db.Types(e.N)&db.SuperPower != 0 && g.Card(e.Card).Sort != db.KickCard
			})},

		{ID: "earth-3", Name: engine.Text{"Earth-3", ""}, Types: db.Location, Cost: 6, VP: 1, Copies: 1,
			Cite: engine.Cite(CardEarth3), Stays: true, Action: purgeTop("punch")},

		{ID: "happy-harbor", Name: engine.Text{"Happy Harbor", "Happy Harbor"}, Types: db.Location, Cost: 5, VP: 1, Copies: 1, Stays: true,
			Cite: engine.Cite(CardHappyHarbor),
			Abilities: forEachPlayed("happy-harbor", func(g *db.Game, e *engine.Event) bool {
				return db.Types(e.N)&db.Hero != 0 && (g.Card(e.Card).Sort != db.BossCard || g.Rules.On(HeroHappyHarbor))
			})},

		{ID: "star-labs", Name: engine.Text{"S.T.A.R. Labs", ""}, Types: db.Location, Cost: 5, VP: 1, Copies: 1,
			Cite: engine.Cite(CardStarLabs), Stays: true,
			Abilities: forEachPlayed("star-labs", func(g *db.Game, e *engine.Event) bool {
				return db.Types(e.N)&db.Equipment != 0
			})},
	}
}

// purgeTop reveals the top card of the deck, once per turn; one of some cards is destroyed for a token, any other stays there.
func purgeTop(ids ...string) *db.Action {
	return &db.Action{
		Once: true,
		Can: func(g *db.Game, by db.By) bool {
			return g.Len(g.Zone(by.Player, db.Deck))+g.Len(discard(g, by.Player)) > 0
		},
		Do: func(g *db.Game, by db.By) {
			c := g.Reveal(by, by.Player)
			if c == 0 {
				return
			}
			for _, id := range ids {
				if g.Card(c).ID == id {
					g.Destroy(by, c)
					g.GainTokens(by, by.Player, 1)
					return
				}
			}
			g.Nothing(by)
		},
	}
}
