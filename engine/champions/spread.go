package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// Damage that falls on several at the same time.

// damageEach deals damage to every character that fits, all at the same time.
func (g *Match) damageEach(by By, n int, fits func(c engine.CardID) bool) {
	var buffer [48]engine.CardID
	all := buffer[:0]
	for c := range g.each {
		if g.isCharacter(c) && fits(c) {
			all = append(all, c)
		}
	}
	g.together(by, func(by By) {
		for _, c := range all {
			g.Damage(by, c, n, book.AbilityInPlayOnly)
		}
	})
}

// split assigns damage one by one among the characters that fit, then deals it (mc.indirect-damage.spread). Of indirect
// damage, which its player assigns, none gets more than would defeat it (mc.indirect-damage.cap); any other damage of
// an encounter card the first player assigns, and that of a player's card whoever resolves it.
func (g *Match) split(by By, n int, indirect bool, fits func(c engine.CardID) bool, cs ...engine.Clause) {
	var who []engine.CardID
	for c := range g.each {
		if fits(c) {
			who = append(who, c)
		}
	}
	much := make([]int, len(who))
	assigns, why := by.Player, cs
	if !indirect {
		player, picks := g.picks(by)
		assigns, why = player, append(cs, picks...)
	}
	for range n {
		q := g.Question(assigns, AskSplit, by.Card, by.Citing(why...))
		for i := range who {
			if !indirect || much[i] < g.Remaining(who[i]) {
				q.Add(engine.Answer{Verb: engine.VerbChoose, Card: who[i], Zone: g.In(who[i]), Index: uint16(i)})
			}
		}
		if len(q.Answers) == 0 {
			if len(who) == 0 { // heroes and allies: without any ally, every hero is an alter ego
				g.nothing(by, book.FormAlterEgoHidesHero)
			} else {
				g.nothing(by, book.IndirectDamageCap)
			}
			break
		}
		wanted := anyPurpose
		if indirect {
			wanted = toAssign
		}
		if a := g.askFor(q, wanted); a.Card != 0 {
			much[a.Index]++
		}
	}
	g.together(by, func(by By) {
		for i := range who {
			g.Damage(by, who[i], much[i], cs...)
		}
	})
}
