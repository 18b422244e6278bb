package explore

import (
	"slices"

	"tablereferee/engine"
)

// Number is a number that can be read off a table.
type Number struct {
	of      numberOf
	player  engine.Player
	counter *engine.CounterInfo
	zone    engine.Zone
	card    engine.Def // as it is called
	cards   []engine.Def
	word    int // of the game's words for numbers of cards
	measure func(m *engine.Match, c engine.CardID) (int, bool)
	within  func(m *engine.Match, c engine.CardID) engine.Range // nil where it is not bounded
}

type numberOf uint8

const (
	counterOf numberOf = iota
	measureOf
)

// Counter is the number that a player carries, or the table for NoPlayer.
func Counter(p engine.Player, c *engine.CounterInfo) Number {
	return Number{of: counterOf, player: p, counter: c}
}

// Measure is a number of the card of a zone that is of one of some declarations, such as the faces of one card, and is
// called by one. of gives it, or false where the card has no such number as it lies there. word tells numbers of cards
// apart.
func Measure(z engine.Zone, called engine.Def, cards []engine.Def, word int,
	of func(m *engine.Match, c engine.CardID) (int, bool)) Number {
	cards = slices.Clone(cards)
	slices.Sort(cards)
	return Number{of: measureOf, zone: z, card: called, cards: slices.Compact(cards), word: word, measure: of}
}

// Within gives the number of a card with what it can be.
func (n Number) Within(r func(m *engine.Match, c engine.CardID) engine.Range) Number {
	n.within = r
	return n
}

// Same says whether two numbers are the same number.
func (n *Number) Same(o *Number) bool {
	return n.of == o.of && n.player == o.player && sameCounter(n.counter, o.counter) && n.sameCard(o) &&
		n.word == o.word
}

// sameCard says whether two numbers are of the same card.
func (n *Number) sameCard(o *Number) bool { return n.zone == o.zone && slices.Equal(n.cards, o.cards) }

func sameCounter(a, b *engine.CounterInfo) bool {
	return a == b || a != nil && b != nil && a.Counter == b.Counter && a.Global == b.Global
}

// Read gives the number, of equal cards the greatest; false if there is none, because no such card lies there.
func (n *Number) Read(m *engine.Match) (int, bool) {
	if n.of == counterOf {
		return n.counter.Read(m.Table, n.player), true
	}
	most, found := 0, false
	for c := m.Top(n.zone); c != 0; c = m.Below(c) {
		if !slices.Contains(n.cards, m.Def(c)) {
			continue
		}
		if x, has := n.measure(m, c); has && (!found || x > most) {
			most, found = x, true
		}
	}
	return most, found
}

// measures says whether a term is about a number of a card.
func (x *Term) measures() bool { return x.says <= saysAtMost && x.number.of == measureOf }

// fits says whether a number is what a term says of it.
func (x *Term) fits(n int) bool {
	return (x.says != saysIs || n == x.n) && (x.says != saysAtLeast || n >= x.n) && (x.says != saysAtMost || n <= x.n)
}

// measured says whether what is said of numbers of the card of a term is true of one card that lies there, or, where it
// is said of every one, of each. The first term about a card answers for all that are about it.
func (s Statement) measured(p *at, first int) bool {
	n := &s[first].number
	for i := range first {
		if s[i].measures() && s[i].number.sameCard(n) {
			return true
		}
	}
	found := false
	for c := p.m.Top(n.zone); c != 0; c = p.m.Below(c) {
		if !slices.Contains(n.cards, p.m.Def(c)) {
			continue
		}
		found = s.ofCard(p.m, c, first)
		if found != p.every {
			return found
		}
	}
	return found
}

// ofCard says whether all terms about the card of the first of them are true of a card.
func (s Statement) ofCard(m *engine.Match, c engine.CardID, first int) bool {
	n := &s[first].number
	for i := first; i < len(s); i++ {
		if x := &s[i]; x.measures() && x.number.sameCard(n) {
			if k, has := x.number.measure(m, c); !has || !x.fits(k) {
				return false
			}
		}
	}
	return true
}

// Measured says whether a term is about a number of a card, and whether there is one as the table is.
func (x *Term) Measured(m *engine.Match) (is, there bool) {
	if !x.measures() {
		return false, true
	}
	_, there = x.number.Read(m)
	return true, there
}

// Of gives a term about a number of a card with another number in its place.
func (x Term) Of(n Number) Term {
	x.number = n
	return x
}

// measured gives the terms about numbers of cards.
func (p *Plan) measured() []int {
	var out []int
	for i := range p.That {
		if p.That[i].measures() {
			out = append(out, i)
		}
	}
	return out
}

// find strikes out the terms of which there is such a number on the table.
func (s *search) find() {
	if len(s.missing) > 0 {
		s.missing = slices.DeleteFunc(s.missing, func(i int) bool {
			_, there := s.plan.That[i].number.Read(s.m)
			return there
		})
	}
}
