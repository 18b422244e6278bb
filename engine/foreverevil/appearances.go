package foreverevil

import (
	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
)

// First Appearance Attacks: what everybody does who does not avoid them.

// destroyOwn destroys one of the player's own cards of a type, or gains Weaknesses if there is none.
func destroyOwn(t db.Types, otherwise int) func(*db.Game, db.By, engine.Player) {
	return func(g *db.Game, by db.By, p engine.Player) {
		c := g.Choose(by.Also(CardsFirstAppearanceMustDiscard), p, db.AskDestroy, db.VerbDestroy, mayRefuse(g),
			db.Want{Is: t}, hand(g, p), discard(g, p))
		if c == 0 {
			g.GainWeakness(by, p, otherwise)
			return
		}
		g.Destroy(typed(g, by.Also(CardsFirstAppearanceMustDiscard), c), c)
	}
}

// mayRefuse says whether a First Appearance Attack lets a player prefer the Weakness.
func mayRefuse(g *db.Game) bool { return !g.Rules.On(CardsFirstAppearanceMustDiscard) }

// giveUp discards a card to a First Appearance Attack.
func giveUp(g *db.Game, by db.By, p engine.Player, c engine.CardID) {
	g.DiscardCard(typed(g, by, c), p, c)
}

// discardBoth discards a card of each of two types, as far as there are any; one card of both types will do for both. With neither
// a Weakness is gained.
func discardBoth(a, b db.Types, own ...engine.Clause) func(*db.Game, db.By, engine.Player) {
	return func(g *db.Game, by db.By, p engine.Player) {
		must := by.Also(CardsFirstAppearanceMustDiscard).Also(own...)
		left, any, missing := [...]db.Types{a, b}, false, 0
		for i, t := range left {
			if t == 0 {
				continue
			}
			c := g.Choose(must, p, db.AskDiscard, db.VerbDiscard, mayRefuse(g), db.Want{Is: t}, hand(g, p))
			if c == 0 {
				missing++
				continue
			}
			any = true
			if i == 0 && g.Is(c, b) && g.Rules.On(CardsElementWomanDiscard) {
				// One card of both types may do for both; another may be discarded all the same.
				left[1] = 0
				both := must.Also(CardsElementWomanDiscard)
				giveUp(g, both, p, c)
				if more := g.Choose(both, p, db.AskDiscard, db.VerbDiscard, true, db.Want{Is: b}, hand(g, p)); more != 0 {
					giveUp(g, both, p, more)
				}
				break
			}
			giveUp(g, must, p, c)
		}
		if !any {
			g.GainWeakness(by, p, 1)
		} else if missing > 0 && !g.Rules.On(CardsMartianManhunterOneType) && g.Card(by.Text).ID == "martian-manhunter" {
			g.GainWeakness(by, p, missing)
		}
	}
}
