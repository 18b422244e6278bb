package explore

import (
	"slices"

	"tablereferee/engine"
)

// Term is something that is true of a table or not. It is a value: the search asks it of hundreds of thousands of
// tables.
type Term struct {
	says   says
	number Number
	n      int
	zone   engine.Zone
	card   engine.Def
	cards  []engine.Def
	player engine.Player
	verb   engine.Verb
	whom   int8 // the other player whom a move is done with, counted from 1; 0 for none
}

type says uint8

const (
	saysIs says = iota
	saysAtLeast
	saysAtMost
	saysHas
	saysHasJust
	saysHolds
	saysInOrder
	saysCount
	saysTop
	saysShows
	saysFaceDown
	saysOnTurn
	saysWon
	saysDidNotWin
	saysOver
	saysGoesOn
	saysMay
	saysMayNot
	saysLies
)

// Statement is that all of its terms are true at the same time.
type Statement []Term

// The terms. A number that is not there, because its card is not, is neither equal to anything nor more or less. What
// several terms say of numbers of a card is said of one and the same card.

// Is says that a number is n.
func Is(x Number, n int) Term { return Term{says: saysIs, number: x, n: n} }

// AtLeast says that a number is n or more.
func AtLeast(x Number, n int) Term { return Term{says: saysAtLeast, number: x, n: n} }

// AtMost says that a number is n or less.
func AtMost(x Number, n int) Term { return Term{says: saysAtMost, number: x, n: n} }

// Has says that a card lies in a zone.
func Has(z engine.Zone, d engine.Def) Term { return Term{says: saysHas, zone: z, card: d} }

// HasJust says that exactly n copies of a card lie in a zone.
func HasJust(z engine.Zone, d engine.Def, n int) Term {
	return Term{says: saysHasJust, zone: z, card: d, n: n}
}

// Holds says that exactly these cards lie in a zone, in any order.
func Holds(z engine.Zone, cards []engine.Def) Term {
	return Term{says: saysHolds, zone: z, cards: cards}
}

// InOrder says that exactly these cards lie in a zone, top first.
func InOrder(z engine.Zone, cards []engine.Def) Term {
	return Term{says: saysInOrder, zone: z, cards: cards}
}

// Count says that n cards lie in a zone.
func Count(z engine.Zone, n int) Term { return Term{says: saysCount, zone: z, n: n} }

// Top says that a card lies on top of a zone.
func Top(z engine.Zone, d engine.Def) Term { return Term{says: saysTop, zone: z, card: d} }

// Shows says that a card lies on top of a zone, face up.
func Shows(z engine.Zone, d engine.Def) Term { return Term{says: saysShows, zone: z, card: d} }

// FaceDown says that the top card of a zone lies face down.
func FaceDown(z engine.Zone) Term { return Term{says: saysFaceDown, zone: z} }

// OnTurn says that it is a player's turn.
func OnTurn(p engine.Player) Term { return Term{says: saysOnTurn, player: p} }

// Won says that the game is over and a player has won it, or has not.
func Won(p engine.Player, won bool) Term {
	if won {
		return Term{says: saysWon, player: p}
	}
	return Term{says: saysDidNotWin, player: p}
}

// Over says that the game is over, or that it goes on.
func Over(over bool) Term {
	if over {
		return Term{says: saysOver}
	}
	return Term{says: saysGoesOn}
}

// May says that a player may make a move now, or may not. d is zero for a move that is said of nothing.
func May(p engine.Player, v engine.Verb, d engine.Def, may bool) Term {
	if may {
		return Term{says: saysMay, player: p, verb: v, card: d}
	}
	return Term{says: saysMayNot, player: p, verb: v, card: d}
}

// To is a term about a move that is said of another player: whom it is done with.
func (x Term) To(whom engine.Player) Term {
	x.whom = int8(whom) + 1
	return x
}

// Lies says that a card lies in one of the places from which a player takes it with a verb as the next move of a turn.
func Lies(p engine.Player, v engine.Verb, d engine.Def) Term {
	return Term{says: saysLies, player: p, verb: v, card: d}
}

// Lie gives, of each term that says that a move may or may not be made with a card, the term that the card lies where
// it is taken from. Of a verb of which the places are not known it gives none.
func (s Statement) Lie(m *engine.Match, may bool) Statement {
	var out Statement
	for i := range s {
		x := &s[i]
		if _, known := m.Nexts(x.verb, x.player, engine.Box); known && x.card != 0 &&
			(x.says == saysMayNot || may && x.says == saysMay) {
			out = append(out, Lies(x.player, x.verb, x.card))
		}
	}
	return out
}

// Move gives the player, the verb and the card of a term that is about a move.
func (x *Term) Move() (engine.Player, engine.Verb, engine.Def) { return x.player, x.verb, x.card }

// asksMenu says whether a statement is about the legal moves, which must then be asked for.
func (s Statement) asksMenu() bool {
	return slices.ContainsFunc(s, func(x Term) bool { return x.says == saysMay || x.says == saysMayNot })
}

// AsksEnd says whether a statement is about what is known when the game is over, a number that is counted then or who
// has won: it is asked only then.
func (s Statement) AsksEnd() bool {
	return slices.ContainsFunc(s, func(x Term) bool {
		return x.says == saysWon || x.says == saysDidNotWin || x.says <= saysAtMost && x.number.of == counterOf &&
			x.number.counter.AtEnd
	})
}

// uncounted says why a number that the statement is about was not counted at the end of the game, 0 if each was.
func (p *Plan) uncounted(m *engine.Match) engine.Clauses {
	for i := range p.That {
		if x := &p.That[i]; x.says <= saysAtMost && x.number.of == counterOf {
			if why := p.Game.Uncounted(m, x.number.counter); why != 0 {
				return why
			}
		}
	}
	return 0
}

// asksOrder says whether a statement is about the order of a zone whose order means nothing to the rules.
func (s Statement) asksOrder(t *engine.Table) bool {
	return slices.ContainsFunc(s, func(x Term) bool { return x.ofOrder() && t.Info(x.zone).Loose })
}

// ofOrder says whether a term is about how the cards of a zone lie.
func (x Term) ofOrder() bool {
	switch x.says {
	case saysInOrder, saysTop, saysShows, saysFaceDown:
		return true
	}
	return false
}

// at is a position as a statement sees it.
type at struct {
	game  *engine.Game
	m     *engine.Match
	menu  *engine.Question // the legal moves; nil when the game is over, or when no term asks for them
	every bool             // what is said of a number of equal cards is said of each of them, and not of one
	// copies is scratch, by engine.Def, all zero: no statement may cost more than a walk through the zones it names.
	copies []int16
}

// holds says whether all terms are true.
func (s Statement) holds(p *at) bool {
	for i := range s {
		if s[i].measures() && !s.measured(p, i) || !s[i].measures() && !s[i].holds(p) {
			return false
		}
	}
	return true
}

// holds says whether a term is true.
func (x *Term) holds(p *at) bool {
	switch x.says {
	case saysIs, saysAtLeast, saysAtMost:
		return x.fits(x.number.counter.Read(p.m.Table, x.number.player))
	case saysOnTurn:
		return p.game.TurnOf(p.m) == x.player
	case saysWon, saysDidNotWin:
		return p.game.Done(p.m) && p.game.Won(p.m, x.player) == (x.says == saysWon)
	case saysOver, saysGoesOn:
		return p.game.Done(p.m) == (x.says == saysOver)
	case saysLies:
		return x.lies(p)
	case saysMay, saysMayNot:
		return x.legal(p) == (x.says == saysMay)
	}
	return x.ofZone(p)
}

// ofZone says whether the cards of a zone lie as a term says.
func (x *Term) ofZone(p *at) bool {
	t := p.m.Table
	switch x.says {
	case saysHas:
		return copies(t, x.zone, x.card) > 0
	case saysHasJust:
		return copies(t, x.zone, x.card) == x.n
	case saysHolds:
		return t.Len(x.zone) == len(x.cards) && p.same(x.zone, x.cards)
	case saysInOrder:
		return t.Len(x.zone) == len(x.cards) && inOrder(t, x.zone, x.cards)
	case saysCount:
		return t.Len(x.zone) == x.n
	case saysTop, saysShows:
		c := t.Top(x.zone)
		return c != 0 && t.Def(c) == x.card && (x.says == saysTop || t.Open(c))
	case saysFaceDown:
		c := t.Top(x.zone)
		return c != 0 && !t.Open(c)
	}
	return false
}

// lies says whether a card lies where a player's next move with a verb may take it from.
func (x *Term) lies(p *at) bool {
	for z := range engine.Zone(p.m.ZoneCount()) {
		if takes, _ := p.m.Nexts(x.verb, x.player, z); takes && copies(p.m.Table, z, x.card) > 0 {
			return true
		}
	}
	return false
}

// legal says whether a move is among those of the menu.
func (x *Term) legal(p *at) bool {
	if p.menu == nil || p.menu.Player != x.player {
		return false
	}
	for i := range p.menu.Answers {
		a := &p.menu.Answers[i]
		if (a.Verb == x.verb || p.m.Rules.Verbs[a.Verb].Like == x.verb) && (a.Card == 0) == (x.card == 0) &&
			(a.Card == 0 || p.m.Def(a.Card) == x.card) && (x.whom == 0 || a.Player == engine.Player(x.whom-1)) {
			return true
		}
	}
	return false
}

func copies(t *engine.Table, z engine.Zone, d engine.Def) int {
	n := 0
	for c := t.Top(z); c != 0; c = t.Below(c) {
		if t.Def(c) == d {
			n++
		}
	}
	return n
}

// same says whether as many cards of a zone are the same as some given ones, in any order.
func (p *at) same(z engine.Zone, cards []engine.Def) bool {
	if p.copies == nil {
		p.copies = make([]int16, len(p.m.Rules.Cards))
	}
	t, same := p.m.Table, true
	for _, d := range cards {
		p.copies[d]++
	}
	for c := t.Top(z); c != 0; c = t.Below(c) {
		p.copies[t.Def(c)]--
	}
	for _, d := range cards {
		same = same && p.copies[d] == 0
	}
	for _, d := range cards {
		p.copies[d] = 0
	}
	for c := t.Top(z); c != 0; c = t.Below(c) {
		p.copies[t.Def(c)] = 0
	}
	return same
}

// inOrder says whether as many cards of a zone are the same as some given ones, in the same order.
func inOrder(t *engine.Table, z engine.Zone, cards []engine.Def) bool {
	c := t.Top(z)
	for _, d := range cards {
		if t.Def(c) != d {
			return false
		}
		c = t.Below(c)
	}
	return true
}
