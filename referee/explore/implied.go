package explore

import (
	"slices"

	"tablereferee/engine"
)

// One thing can be said in several words: that it is a player's turn, and that the number of the seat on turn is his.
// implied adds to a statement what its terms say in other words, so that they can be held against each other.
func (s Statement) implied(m *engine.Match) Statement {
	out := slices.Clone(s)
	if s.AsksEnd() {
		out = append(out, Over(true))
	}
	for i := 0; i < len(out); i++ { // what is added may imply more
		x := out[i]
		add := func(y Term) {
			if !slices.ContainsFunc(out, func(z Term) bool { return z.equal(&y) }) {
				out = append(out, y)
			}
		}
		switch x.says {
		case saysIs, saysAtLeast, saysAtMost:
			x.impliedByNumber(m, add)
		case saysOnTurn:
			each(m, engine.NoPlayer, engine.TellsTurn, func(n Number) { add(Is(n, int(x.player)+1)) })
		case saysMay: // a player has the next move
			add(OnTurn(x.player))
			add(Over(false))
		case saysWon, saysDidNotWin:
			won := 0
			if x.says == saysWon {
				won = 1
			}
			add(Over(true))
			each(m, x.player, engine.TellsWon, func(n Number) { add(Is(n, won)) })
		case saysOver:
			each(m, engine.NoPlayer, engine.TellsOver, func(n Number) { add(Is(n, 1)) })
		case saysGoesOn:
			each(m, engine.NoPlayer, engine.TellsOver, func(n Number) { add(Is(n, 0)) })
			for i := range m.Rules.CountInfo {
				if c := &m.Rules.CountInfo[i]; c.AtEnd && !c.Global {
					for p := range engine.Player(m.Seats()) {
						add(Is(Counter(p, c), 0))
					}
				}
			}
		}
	}
	return out
}

// impliedByNumber adds what a number says in other words.
func (x *Term) impliedByNumber(m *engine.Match, add func(Term)) {
	c := x.number.counter
	if x.number.of != counterOf {
		return
	}
	low, high := x.span()
	switch {
	case c.Tells == engine.TellsTurn:
		if low, high = max(low, 0), min(high, m.Seats()); low == high && low > 0 {
			add(OnTurn(engine.Player(low - 1)))
		}
	case c.Tells == engine.TellsOver && high <= 0:
		add(Over(false))
	case c.Tells == engine.TellsOver && low > 0:
		add(Over(true))
	case c.Tells == engine.TellsWon && low > 0:
		add(Won(x.number.player, true))
	case c.AtEnd && (low > 0 || high < 0):
		add(Over(true))
	}
}

// each calls a function with the numbers of a player, or of the table, that tell something.
func each(m *engine.Match, p engine.Player, tells engine.Tells, do func(Number)) {
	for i := range m.Rules.CountInfo {
		if c := &m.Rules.CountInfo[i]; c.Tells == tells && c.Global == (p == engine.NoPlayer) {
			do(Counter(p, c))
		}
	}
}

// equal says whether two terms are the same, of those that one can imply.
func (x *Term) equal(y *Term) bool {
	aboutCards := x.says >= saysHas && x.says <= saysFaceDown || x.says >= saysMay
	return !aboutCards && x.says == y.says && x.number.Same(&y.number) && x.n == y.n && x.player == y.player
}

// nowhere says whether a term claims a move with a card that by the others lies in none of the places from which that
// move is made.
func (s Statement) nowhere(m *engine.Match, x *Term) bool {
	if x.says != saysMay || x.card == 0 {
		return false
	}
	for v := range engine.Verb(len(m.Rules.Verbs)) {
		if v != x.verb && m.Rules.Verbs[v].Like != x.verb || v == x.verb && m.Rules.Verbs[v].Word == "" {
			continue
		}
		for z := range engine.Zone(m.ZoneCount()) {
			if may, known := m.Nexts(v, x.player, z); !known || may && !s.without(z, x.card) {
				return false
			}
		}
	}
	return true
}

// without says whether a term says that a card does not lie in a zone.
func (s Statement) without(z engine.Zone, d engine.Def) bool {
	return slices.ContainsFunc(s, func(x Term) bool {
		switch {
		case x.zone != z:
			return false
		case x.says == saysHasJust:
			return x.card == d && x.n == 0
		case x.says == saysCount:
			return x.n == 0
		}
		return (x.says == saysHolds || x.says == saysInOrder) && !slices.Contains(x.cards, d)
	})
}
