package deckbuilder

import (
	"slices"

	"tablereferee/engine"
)

// Locate finds the card that somebody most likely means by a name: what a verb is usually said of comes first, the
// player's own before others', what is seen before what is hidden, the box last.
func Locate(m *engine.Match, a engine.Attempt, d engine.Def) engine.CardID {
	g := On(m)
	best, bestRank := engine.CardID(0), 1<<30
	for c := engine.CardID(1); int(c) <= g.CardCount(); c++ {
		if g.Def(c) != d {
			continue
		}
		if rank := g.rank(a, g.In(c)); rank < bestRank && (a.Zone < 0 || a.Zone == g.In(c)) {
			best, bestRank = c, rank
		}
	}
	return best
}

func (g *Match) rank(a engine.Attempt, z engine.Zone) int {
	if z != engine.Box && g.answers(a) && slices.Contains(g.among[:], z) {
		return -1 // where the open question lets the player choose
	}
	if owner := g.Owner(z); owner != engine.NoPlayer {
		usual := [...]int{Hand: 0, InPlay: 1, Character: 2, Discard: 3, OnCharacter: 4, Deck: 5}
		others := 20
		switch a.Verb {
		case engine.VerbUse:
			usual = [...]int{Character: 0, InPlay: 1, OnCharacter: 2, Hand: 3, Discard: 4, Deck: 5}
			if g.Info(z).Class != 0 {
				others = 6 // a card that could be used comes before one of the table that nobody uses
			}
		case VerbBuy, VerbDefeat:
			usual = [...]int{Hand: 20, InPlay: 21, Discard: 22, Deck: 23, OnCharacter: 24, Character: 25}
		}
		for k, r := range usual {
			if g.Zone(owner, k) == z {
				if owner != a.Player {
					r += others
				}
				return r
			}
		}
	}
	switch z {
	case LineUp:
		return 10
	case KickStack, BossStack, TeamStack, WeaknessStack:
		return 11
	case MainDeck:
		return 12
	case Destroyed:
		return 13
	}
	return 100
}

// answers says whether an attempt is meant as an answer to the question that Choose has open: another player's, a move
// or a Defense is not.
func (g *Match) answers(a engine.Attempt) bool {
	return g.wants && a.Player == g.asker && (a.Verb == g.says || !moves(a.Verb) && a.Verb != VerbDefend)
}
