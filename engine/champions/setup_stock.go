package champions

import (
	"slices"

	"tablereferee/engine"
)

// There are five heroes and four aspects: two of them start with the same one, and the box has its cards once.

// stocked is a starter deck of which the box still has all cards: the hero's own, or one of another aspect where
// another player has the cards of that. For basic cards that are out others come in, as many as the deck needs
// (mc.deck.size).
func (b *builder) stocked(hero engine.Def, list []engine.Def, placed map[engine.Def]int) []engine.Def {
	k := b.Box
	starter := k.Cards[hero].Starter
	if starter == nil || b.starting(starter.Aspect) < 2 || !b.lacks(list, placed) {
		return list
	}
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
		if b.starting(a) > 0 {
			other = append(other, a)
		} else {
			left = append(left, a)
		}
	}
	return append(left, other...)
}

// starting is how many seated heroes start with an aspect.
func (b *builder) starting(a Aspect) int {
	n := 0
	for _, d := range b.taken {
		s := b.Box.Cards[b.Box.Def(b.Box.Cards[d].Back)].Starter // those who are seated show their alter ego
		if s != nil && s.Aspect == a {
			n++
		}
	}
	return n
}

// lacks says whether the box has not all cards of a list any more, beside those that its player has been given.
func (b *builder) lacks(list []engine.Def, placed map[engine.Def]int) bool {
	for i, d := range list {
		if slices.Contains(list[:i], d) {
			continue
		}
		need := 0
		for _, x := range list {
			if x == d {
				need++
			}
		}
		for c := engine.CardID(1); need > placed[d] && int(c) <= b.CardCount(); c++ {
			if b.Def(c) == d && b.In(c) == engine.Box {
				need--
			}
		}
		if need > placed[d] {
			return true
		}
	}
	return false
}
