package foreverevil

import (
	"tablereferee/engine"
	"tablereferee/engine/foreverevil/book"

	db "tablereferee/engine/deckbuilder"
)

// minds is a number for what the rules keep in mind of a card, and of the turn where it matters later which of two
// equal cards it was.
func minds(m *engine.Match, c engine.CardID) uint64 {
	g := db.On(m)
	n := g.Minded(c)
	if !g.Rules.On(book.PlayOrderMatters) && g.AcquiredNow(c) { // Giganta does not look at it
		n |= 1 << 9
	}
	return n
}

// minding says whether they keep anything in mind.
func minding(m *engine.Match) bool {
	g := db.On(m)
	return g.Minding() || !g.Rules.On(book.PlayOrderMatters)
}
