package foreverevil

import (
	"tablereferee/engine"
	"tablereferee/engine/foreverevil/book"

	db "tablereferee/engine/deckbuilder"
)

// minds is a number for what the rules keep in mind of a card: a text that is not done with it, and what is remembered
// of the turn where it matters later which of two equal cards it was.
func minds(m *engine.Match, c engine.CardID) uint64 {
	g := db.On(m)
	n := uint64(g.Minded(c))
	if g.Card(c).ID == "royal-flush-gang" && played(g, c) { // played once more it is no other Gang
		n |= 1 << 8
	}
	if !g.Rules.On(book.PlayOrderMatters) && g.AcquiredNow(c) { // Giganta does not look at it
		n |= 1 << 9
	}
	return n
}

// played says whether a card was played this turn.
func played(g *db.Match, c engine.CardID) bool {
	for _, m := range g.Memos() {
		if m.What == db.Played && m.Card == c {
			return true
		}
	}
	return false
}
