package explore

import (
	"slices"

	"tablereferee/engine"
)

// orders gives how many different orders cards have, counted up to a bound above which it gives the bound plus one.
func orders(cards []engine.Def, bound int) int {
	sorted := slices.Sorted(slices.Values(cards))
	n, same := 1, 0
	for i, d := range sorted {
		if i > 0 && sorted[i-1] == d {
			same++
		} else {
			same = 1
		}
		// The product so far is a multinomial coefficient, so it divides without rest.
		if n = n * (i + 1) / same; n > bound {
			return bound + 1
		}
	}
	return n
}

// nextOrder puts cards into the next of their orders, false after the last. The first one is sorted.
func nextOrder(cards []engine.Def) bool {
	i := len(cards) - 2
	for i >= 0 && cards[i] >= cards[i+1] {
		i--
	}
	if i < 0 {
		return false
	}
	j := len(cards) - 1
	for cards[j] <= cards[i] {
		j--
	}
	cards[i], cards[j] = cards[j], cards[i]
	slices.Reverse(cards[i+1:])
	return true
}

// lay puts the cards of a zone into an order of declarations.
func lay(m *engine.Match, z engine.Zone, order []engine.Def) {
	left := slices.Collect(m.Cards(z))
	cards := make([]engine.CardID, 0, len(left))
	for _, d := range order {
		i := slices.IndexFunc(left, func(c engine.CardID) bool { return m.Def(c) == d })
		cards = append(cards, left[i])
		left = slices.Delete(left, i, i+1)
	}
	m.Order(z, cards)
}
