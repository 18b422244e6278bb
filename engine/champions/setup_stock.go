package champions

import (
	"slices"

	"tablereferee/engine"
)

// There are five heroes and four aspects: two of them start with the same one, and the box has its cards once.

// stocked is a starter deck of which the box still has all cards: the hero's own, or one of another aspect where another
// player has the cards of that. For basic cards that are out others come in, as many as the deck needs (mc.deck.size).
func (b *builder) stocked(hero engine.Def, list []engine.Def, placed map[engine.Def]int) []engine.Def {
	if !b.lacks(list, placed) {
		return list
	}
	k := b.Box
	for _, a := range b.aspectsLeft() {
		deck := k.fill(k.Cards[hero].Set, a)
		if b.lacks(deck, placed) {
			continue
		}
		for _, d := range list {
			if k.Cards[d].Aspect == Basic && !b.lacks(append(deck, d), placed) {
				deck = append(deck, d)
			}
		}
		least, _ := deckSize()
		for d := 1; d < len(k.Cards) && len(deck) < least; d++ {
			c, basic := &k.Cards[d], engine.Def(d)
			if c.Aspect == Basic && c.InDeck > 0 && c.Origin == engine.Printed && !c.Unknown && !c.Test &&
				!slices.Contains(deck, basic) && !b.lacks(append(deck, basic), placed) {
				deck = append(deck, basic)
			}
		}
		return deck
	}
	return list
}

// aspectsLeft are the aspects, those first with which no seated hero starts.
func (b *builder) aspectsLeft() []Aspect {
	var left, other []Aspect
	for a := Aggression; a <= Protection; a++ {
		starts := func(d engine.Def) bool {
			s := b.Box.Cards[b.Box.Def(b.Box.Cards[d].Back)].Starter // those who are seated show their alter ego
			return s != nil && s.Aspect == a
		}
		if slices.ContainsFunc(b.taken, starts) {
			other = append(other, a)
		} else {
			left = append(left, a)
		}
	}
	return append(left, other...)
}

// lacks says whether the box has not all cards of a list any more, beside those that its player has been given.
func (b *builder) lacks(list []engine.Def, placed map[engine.Def]int) bool {
	need := map[engine.Def]int{}
	for _, d := range list {
		need[d]++
	}
	for d, n := range need {
		for c := engine.CardID(1); n > placed[d] && int(c) <= b.CardCount(); c++ {
			if b.Def(c) == d && b.In(c) == engine.Box {
				n--
			}
		}
		if n > placed[d] {
			return true
		}
	}
	return false
}
