package explore

import (
	"slices"

	"tablereferee/engine"
)

// Contradicts says whether the terms cannot all be true of any table that can come of this one. It is certain where it
// says yes; of what it does not see through it says no.
func (s Statement) Contradicts(m *engine.Match) bool {
	s = s.implied(m)
	for i := range s {
		if s.nowhere(m, &s[i]) {
			return true
		}
		for j := range i {
			if s[i].excludes(&s[j]) || s[j].excludes(&s[i]) {
				return true
			}
		}
	}
	lying := map[engine.Def]int{} // how many copies of a card must lie somewhere
	for z := range engine.Zone(m.ZoneCount()) {
		if !s.fits(m, z, lying) {
			return true
		}
	}
	return false
}

// excludes says whether a term cannot be true together with another of its own or another sort. Each pair is asked both
// ways round, so each case need only know the sorts that come behind its own.
func (x *Term) excludes(y *Term) bool {
	switch x.says {
	case saysIs, saysAtLeast, saysAtMost:
		if y.says > saysAtMost || !x.number.Same(&y.number) {
			return false
		}
		low, high := x.span()
		from, to := y.span()
		return max(low, from) > min(high, to)
	case saysOnTurn: // who has the next move of a turn is on turn
		return (y.says == saysOnTurn || y.says == saysMay) && x.player != y.player
	case saysWon:
		return y.says == saysDidNotWin && x.player == y.player || y.says == saysGoesOn
	case saysDidNotWin, saysOver:
		return y.says == saysGoesOn
	case saysMay:
		return x.excludesAsMove(y)
	}
	return false
}

// excludesAsMove says whether a move cannot be legal while another term is true: one player is asked at a time, and
// none when the game is over.
func (x *Term) excludesAsMove(y *Term) bool {
	switch y.says {
	case saysMayNot:
		return x.player == y.player && x.verb == y.verb && x.card == y.card && x.whom == y.whom
	case saysMay:
		return x.player != y.player
	case saysOver, saysWon, saysDidNotWin:
		return true
	}
	return false
}

// span is what a number may be by a term.
func (x *Term) span() (low, high int) {
	const least, most = -1 << 31, 1<<31 - 1
	switch x.says {
	case saysAtLeast:
		return x.n, most
	case saysAtMost:
		return least, x.n
	}
	return x.n, x.n
}

// fits says whether cards can lie in a zone as all terms say. It adds to lying what must lie there.
//
// No arrangement of cards is searched for. Each term narrows how many cards lie there, in all and of each name; nothing
// else is said of the cards that are not named, so that an arrangement exists where the numbers leave room for one.
func (s Statement) fits(m *engine.Match, z engine.Zone, lying map[engine.Def]int) bool {
	h := s.heap(m, z)
	for i := range s {
		if x := &s[i]; x.says >= saysHas && x.says <= saysFaceDown && x.zone == z {
			h.told(x)
		}
	}
	return !h.torn && h.named(lying) && h.measured(s) && h.ordered(s) && !(h.down && h.open) &&
		h.whole.low <= h.whole.high && h.least <= h.whole.high && !(h.closed && h.least < h.whole.low)
}

// bounds are the least and the most that a number may be.
type bounds struct{ low, high int }

// narrow takes away what lies outside of some others.
func (b *bounds) narrow(low, high int) { b.low, b.high = max(b.low, low), min(b.high, high) }

// heap is what terms say of the cards of one zone.
type heap struct {
	m          *engine.Match
	zone       engine.Zone
	whole      bounds                 // how many cards lie there
	of         map[engine.Def]*bounds // how many of each card that is named
	names      []engine.Def           // the cards that are named, in the order of the terms
	top        engine.Def             // the card said to be on top, 0 where none is
	down, open bool                   // the top card lies face down; it lies face up
	closed     bool                   // only the named cards lie there
	torn       bool                   // two cards are said to be on top
	least      int                    // how many cards must lie there, by their names and by what is said of them
}

// heap is what is known of a zone before any term but those that count its cards.
func (s Statement) heap(m *engine.Match, z engine.Zone) *heap {
	h := &heap{m: m, zone: z, whole: bounds{0, m.CardCount()}, of: map[engine.Def]*bounds{}}
	switch {
	case m.Info(z).Ebbs:
		h.whole.high = m.Len(z)
	case slices.ContainsFunc(s, func(x Term) bool { return x.says == saysCount && x.zone == z }):
		h.whole.high = m.Room(z)
	}
	if m.Rules.Keeps != nil {
		if n, cite := m.Rules.Keeps(m, z); cite != 0 {
			h.whole.narrow(n, n)
		}
	}
	return h
}

// copies gives the bounds of how many copies of a card lie there, and names it.
func (h *heap) copies(d engine.Def) *bounds {
	if h.of[d] == nil {
		h.of[d] = &bounds{0, inAll(h.m, d)}
		if h.m.Info(h.zone).Ebbs {
			h.of[d].high = among(h.m, h.zone, d)
		}
		h.names = append(h.names, d)
	}
	return h.of[d]
}

// told narrows the heap by a term about its zone.
func (h *heap) told(x *Term) {
	switch x.says {
	case saysHas:
		h.copies(x.card).narrow(1, h.m.CardCount())
	case saysHasJust:
		h.copies(x.card).narrow(x.n, x.n)
	case saysCount:
		h.whole.narrow(x.n, x.n)
	case saysHolds, saysInOrder:
		h.only(x.cards)
	case saysFaceDown:
		h.down = true
		h.whole.narrow(1, h.m.CardCount())
	case saysTop, saysShows:
		h.torn = h.torn || h.top != 0 && h.top != x.card
		h.top, h.open = x.card, h.open || x.says == saysShows
		h.copies(h.top).narrow(1, h.m.CardCount())
	}
}

// only says that these cards lie there and no others, so that of what other terms have named there is none.
func (h *heap) only(cards []engine.Def) {
	h.whole.narrow(len(cards), len(cards))
	for _, d := range cards {
		h.copies(d)
	}
	for _, d := range h.names {
		n := len(slices.DeleteFunc(slices.Clone(cards), func(c engine.Def) bool { return c != d }))
		h.copies(d).narrow(n, n)
	}
	h.closed = true
}

// named says whether there can be as many of each card as the terms name, here and in the zones looked at before.
func (h *heap) named(lying map[engine.Def]int) bool {
	for _, d := range h.names {
		x := h.of[d]
		if x.low > x.high {
			return false
		}
		h.least += x.low
		if lying[d] += x.low; lying[d] > inAll(h.m, d) {
			return false
		}
	}
	return true
}

// measured says whether the cards can lie there of which a number is said: such a card lies there.
func (h *heap) measured(s Statement) bool {
	var read []engine.Def
	for i := range s {
		x := &s[i]
		if !x.measures() || x.number.zone != h.zone {
			continue
		}
		lies, may := false, false
		for _, d := range x.number.cards {
			at := h.of[d]
			lies = lies || at != nil && at.low > 0 || slices.Contains(read, d)
			may = may || at == nil && !h.closed || at != nil && at.high > 0
		}
		if !may {
			return false
		}
		if !lies {
			h.least++
			read = append(read, x.number.cards...)
		}
	}
	return true
}

// ordered says whether the card that is on top in a given order is the one said to be on top.
func (h *heap) ordered(s Statement) bool {
	return h.top == 0 || !slices.ContainsFunc(s, func(x Term) bool {
		return x.says == saysInOrder && x.zone == h.zone && (len(x.cards) == 0 || x.cards[0] != h.top)
	})
}

// inAll is how many copies of a card take part, wherever they lie; of a card with two faces it may show either.
func inAll(m *engine.Match, d engine.Def) int {
	n := 0
	for c := engine.CardID(1); int(c) <= m.CardCount(); c++ {
		if m.In(c) != engine.Box && isFace(m, c, d) {
			n++
		}
	}
	return n
}

// TooMany gives a card of which a statement names more copies than take part, and how many do; zero where there is
// none.
func (s Statement) TooMany(m *engine.Match) (engine.Def, int) {
	for i := range s {
		x := &s[i]
		if x.says == saysHasJust && x.n > inAll(m, x.card) {
			return x.card, inAll(m, x.card)
		}
		for _, d := range x.cards {
			named := 0
			for _, other := range x.cards {
				if other == d {
					named++
				}
			}
			if (x.says == saysHolds || x.says == saysInOrder) && named > inAll(m, d) {
				return d, inAll(m, d)
			}
		}
	}
	return 0, 0
}

// among is how many copies of a card lie in a zone.
func among(m *engine.Match, z engine.Zone, d engine.Def) int {
	n := 0
	for c := range m.Cards(z) {
		if isFace(m, c, d) {
			n++
		}
	}
	return n
}

// isFace says whether a card is a copy of a declaration, or shows its other face.
func isFace(m *engine.Match, c engine.CardID, d engine.Def) bool {
	x := m.Def(c)
	return x == d || m.Rules.Cards[x].Back == d || m.Rules.Cards[d].Back == x
}
