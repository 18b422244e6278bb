package foreverevil

import (
	"slices"

	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
)

func villains() []db.Card {
	return []db.Card{
		{ID: "atomica", Name: engine.Text{"Atomica", ""}, Types: db.Villain, Cost: 3, VP: 1, Copies: 2,
			Cite: engine.Cite(CardAtomica), Play: destroyForToken(db.Villain)},

		{ID: "the-blight", Name: engine.Text{"The Blight", ""}, Types: db.Villain, Cost: 4, VP: 1, Copies: 2,
			Cite: engine.Cite(CardTheBlight), Play: destroyForPower(db.SuperPower)},

		{ID: "deathstorm", Name: engine.Text{"Deathstorm", "Deathstorm"}, Types: db.Villain, Cost: 4, Copies: 1,
			Cite: engine.Cite(CardDeathstorm),
			Star: func(deck db.Tally) engine.Clauses {
				if deck.Cards == 26 { // the booklet's example
					return engine.Cite(CardsDeathstorm, AmbDeathstormFormula)
				}
				return engine.Cite(AmbDeathstormFormula)
			},
			StarVP: deathstormVP,
			Play:   func(g *db.Game, by db.By) { mayDestroy(g, by, db.Want{}, hand(g, by.Player)) }},

		{ID: "despero", Name: engine.Text{"Despero", ""}, Types: db.Villain, Cost: 6, VP: 2, Copies: 1,
			Cite: engine.Cite(CardDespero), Play: func(g *db.Game, by db.By) {
				g.Draw(by, by.Player, 2)
				g.Attack(by, db.Only(g.ChooseFoe(by)), func(foe engine.Player) {
					g.DiscardFromHand(by, foe, 1, db.Want{Least: 1})
				})
			}},

		{ID: "emperor-penguin", Name: engine.Text{"Emperor Penguin", ""}, Types: db.Villain, Cost: 1, Copies: 2,
			Cite: engine.Cite(CardEmperorPenguin), Play: inert,
			Abilities: whenDestroyed("emperor-penguin", func(g *db.Game, by db.By) { g.GainTokens(by, by.Player, 2) })},

		{ID: "giganta", Name: engine.Text{"Giganta", "Giganta"}, Types: db.Villain, Cost: 4, VP: 1, Copies: 2,
			Cite: engine.Cite(CardGiganta),
			Play: func(g *db.Game, by db.By) {
				by = by.Also(PlayOrderMatters)
				for c := range g.Cards(discard(g, by.Player)) {
					if g.Cost(c) < 4 && (g.Rules.On(PlayOrderMatters) || !acquiredNow(g, c)) {
						g.Power(by, 2)
						return
					}
				}
				g.Power(by, 4)
			}},

		{ID: "grid", Name: engine.Text{"Grid", ""}, Types: db.Villain, Cost: 2, VP: 1, Copies: 2,
			Cite: engine.Cite(CardGrid), Play: recall(db.Villain | db.Equipment)},

		{ID: "johnny-quick", Name: engine.Text{"Johnny Quick", ""}, Types: db.Villain, Cost: 2, VP: 1, Copies: 2,
			Cite: engine.Cite(CardJohnnyQuick), Play: func(g *db.Game, by db.By) { g.Draw(by, by.Player, 1) }},

		{ID: "man-bat", Name: engine.Text{"Man-Bat", "Man-Bat"}, Types: db.Villain, Cost: 3, VP: 1, Copies: 2,
			Cite: engine.Cite(CardManBat), Play: plus(2),
			Defense: &db.Defense{Cite: engine.Cite(CardManBatDefense),
				Do: func(g *db.Game, by db.By, attacker engine.Player) {
					if attacker == engine.NoPlayer {
						g.Nothing(by, FirstAppearanceOutsideTurns)
						return
					}
					steal(g, by, by.Player, attacker)
				}}},

		{ID: "owlman", Name: engine.Text{"Owlman", ""}, Types: db.Villain, Cost: 6, VP: 2, Copies: 1,
			Cite: engine.Cite(CardOwlman), Play: purgeLineUp(db.Equipment, db.Equipment)},

		{ID: "power-ring", Name: engine.Text{"Power Ring", "Power Ring"}, Types: db.Villain, Cost: 6, VP: 2, Copies: 1,
			Cite: engine.Cite(CardPowerRing), Play: purgeLineUp(db.Hero, db.Hero)},

		{ID: "royal-flush-gang", Name: engine.Text{"Royal Flush Gang", "Gang du Flush Royal"}, Types: db.Villain, Cost: 5, Copies: 5,
			Cite: engine.Cite(CardRoyalFlushGang), Figure: TypesFigureRoyalFlushGang,
			Play: royalFlushGang, Lingers: lingers,
			Lasting: []engine.Ability{{
				Name: "royal-flush-gang", Stage: engine.React, On: engine.KindsOf(db.Play), Forced: true,
				If: func(m *engine.Match, a *engine.Acting) bool {
					return a.Event.Player == a.Player && m.Def(a.Event.Card) == m.Def(engine.CardID(a.A)) && a.Event.Card != a.Source.Card
				},
				Do: func(m *engine.Match, a *engine.Acting) {
					g := db.On(m)
					g.GainTokens(gangClauses(g, lasting(g, a)).Also(AmbTriggersWait), a.Player, 1)
				},
			}}},

		{ID: "superwoman", Name: engine.Text{"Superwoman", "Superwoman"}, Types: db.Villain, Cost: 7, VP: 3, Copies: 1,
			Cite: engine.Cite(CardSuperwoman), Play: purgeLineUp(db.Villain, db.Villain)},

		{ID: "ultraman", Name: engine.Text{"Ultraman", ""}, Types: db.Villain, Cost: 8, VP: 3, Copies: 1,
			Cite: engine.Cite(CardUltraman), Play: purgeLineUp(anyType, db.SuperPower)},
	}
}

// deathstormVP is 10 for a deck of 20 cards or fewer, Deathstorm among them, and 1 less for each further one.
func deathstormVP(g *db.Game, deck db.Tally) int {
	if deck.Cards == 26 && !g.Rules.On(CardsDeathstorm) {
		return 0
	}
	if !g.Rules.On(AmbDeathstormFormula) {
		deck.Cards-- // the others only
	}
	return max(0, 10-max(0, deck.Cards-20))
}

// royalFlushGang draws and discards, then gains a token for every other Gang of the turn: those played already, and by the lasting
// ability those still to come. Whoever has this text without being a Gang sees all Gangs.
func royalFlushGang(g *db.Game, by db.By) {
	g.Draw(by, by.Player, 2)
	g.DiscardFromHand(by, by.Player, 2, db.Want{})
	n := gangs(g, by)
	if g.Def(by.Self) != g.Def(by.Text) && !g.Rules.On(CardsFirestormRoyalFlush) {
		return
	}
	g.GainTokens(gangClauses(g, by), by.Player, n)
	lingers(g, by)
}

// acquiredNow says whether a card was bought, defeated or gained this turn.
func acquiredNow(g *db.Game, c engine.CardID) bool {
	for _, m := range g.Memos() {
		if m.What == db.Acquired && m.Card == c {
			return true
		}
	}
	return false
}

// gangs counts the other Gangs that a player has played this turn.
func gangs(g *db.Game, by db.By) int {
	n, memos := 0, g.Memos()
	for i, m := range memos {
		if m.What != db.Played || m.Player != by.Player || g.Def(m.Card) != g.Def(by.Text) || m.Card == by.Self {
			continue
		}
		again := slices.ContainsFunc(memos[:i], func(x engine.Memo) bool { return x.What == db.Played && x.Card == m.Card })
		if !again { // the same card played twice is one other Gang
			n++
		}
	}
	return n
}

// gangClauses cites, for the text on another card, the clauses about that; with two Gangs that is the booklet's example.
func gangClauses(g *db.Game, by db.By) db.By {
	if by.Self != by.Text {
		by = by.Also(CardsFirestormRoyalFlush)
		if gangs(g, by) == 2 {
			by = by.Also(CardsFirestormRoyalFlushExample)
		}
	}
	return by
}
