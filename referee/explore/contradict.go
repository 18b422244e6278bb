package explore

import (
	"slices"

	"tablereferee/engine"
)

// Contradicts says whether the terms cannot all be true of any table that can come of this one. It is certain where it says yes; of what it does not
// see through it says no.
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

// excludes says whether a term cannot be true together with another of its own or another sort.
func (x *Term) excludes(y *Term) bool {
	switch x.says {
	case saysIs, saysAtLeast, saysAtMost:
		if y.says > saysAtMost || !x.number.Same(&y.number) {
			return false
		}
		low, high := x.span()
		from, to := y.span()
		return max(low, from) > min(high, to)
	case saysOnTurn:
		return (y.says == saysOnTurn || y.says == saysMay) && x.player != y.player // who has the next move of a turn is on turn
	case saysWon:
		return y.says == saysDidNotWin && x.player == y.player || y.says == saysGoesOn
	case saysDidNotWin, saysOver:
		return y.says == saysGoesOn
	case saysMay:
		return y.says == saysMayNot && x.player == y.player && x.verb == y.verb && x.card == y.card && x.whom == y.whom || y.says == saysMay && x.player != y.player ||
			y.says == saysOver || y.says == saysWon || y.says == saysDidNotWin
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
func (s Statement) fits(m *engine.Match, z engine.Zone, lying map[engine.Def]int) bool {
	type span struct{ low, high int }
	var named []engine.Def
	spans := map[engine.Def]*span{}
	ebbs := m.Info(z).Ebbs
	of := func(d engine.Def) *span {
		if spans[d] == nil {
			spans[d] = &span{0, inAll(m, d)}
			if ebbs {
				spans[d].high = among(m, z, d)
			}
			named = append(named, d)
		}
		return spans[d]
	}
	whole := span{0, m.CardCount()}
	switch {
	case ebbs:
		whole.high = m.Len(z)
	case slices.ContainsFunc(s, func(x Term) bool { return x.says == saysCount && x.zone == z }):
		whole.high = m.Room(z)
	}
	just := func(x *span, low, high int) { x.low, x.high = max(x.low, low), min(x.high, high) }
	if m.Rules.Keeps != nil {
		if n, cite := m.Rules.Keeps(m, z); cite != 0 {
			just(&whole, n, n)
		}
	}
	var top engine.Def
	down, open, closed := false, false, false // the top card lies face down; it lies face up; only the named cards lie there
	for i := range s {
		x := &s[i]
		if x.says < saysHas || x.says > saysFaceDown || x.zone != z {
			continue
		}
		switch x.says {
		case saysHas:
			just(of(x.card), 1, m.CardCount())
		case saysHasJust:
			just(of(x.card), x.n, x.n)
		case saysCount:
			just(&whole, x.n, x.n)
		case saysHolds, saysInOrder:
			just(&whole, len(x.cards), len(x.cards))
			for _, d := range x.cards {
				of(d)
			}
			for _, d := range named {
				n := len(slices.DeleteFunc(slices.Clone(x.cards), func(c engine.Def) bool { return c != d }))
				just(of(d), n, n)
			}
			closed = true
		case saysFaceDown:
			down = true
			just(&whole, 1, m.CardCount())
		case saysTop, saysShows:
			if top != 0 && top != x.card {
				return false
			}
			top, open = x.card, open || x.says == saysShows
			just(of(top), 1, m.CardCount())
		}
	}
	least := 0
	for _, d := range named {
		x := spans[d]
		if x.low > x.high {
			return false
		}
		least += x.low
		if lying[d] += x.low; lying[d] > inAll(m, d) {
			return false
		}
	}
	// A card of which a number is said lies there.
	var read []engine.Def
	for i := range s {
		x := &s[i]
		if !x.measures() || x.number.zone != z {
			continue
		}
		lies, may := false, false
		for _, d := range x.number.cards {
			at := spans[d]
			lies = lies || at != nil && at.low > 0 || slices.Contains(read, d)
			may = may || at == nil && !closed || at != nil && at.high > 0
		}
		if !may {
			return false
		}
		if !lies {
			least++
			read = append(read, x.number.cards...)
		}
	}
	for i := range s { // in a given order another card is on top
		if x := &s[i]; x.says == saysInOrder && x.zone == z && top != 0 && (len(x.cards) == 0 || x.cards[0] != top) {
			return false
		}
	}
	return !(down && open) && whole.low <= whole.high && least <= whole.high && !(closed && least < whole.low)
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

// TooMany gives a card of which a statement names more copies than take part, and how many do; zero where there is none.
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
