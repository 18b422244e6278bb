package explore

import (
	"slices"

	"tablereferee/engine"
)

// Fault is what is wrong with a claim that its horizon decides.
type Fault uint8

// The faults.
const (
	NoFault     Fault = iota
	NeverHolds        // nothing within the horizon makes the statements true
	AlwaysHolds       // one of them is true at every point within it
)

// farTurn is the turn from which on turns are looked at together.
const farTurn = 16

// Decided says whether the horizon alone decides what a claim says, and by which of its terms if one is always true. A
// turn has its player and its number from its beginning to its end, and only so many turns are looked at. ends says
// whether the game can be over within the horizon, breaks whether, in a horizon of this turn alone, a move can end it
// by itself, so that what the next player finds is looked at, too.
func (p *Plan) Decided(m *engine.Match, ends, breaks bool) (fault Fault, term int) {
	turns := p.Turns
	if p.Moves != Endless && (turns == Endless || p.Moves < turns) {
		turns = p.Moves
	}
	if turns == Endless {
		return NoFault, 0
	}
	breaks = breaks && turns == 0
	middle := turns == 0 && !breaks && p.Game.EndsBetween && !p.That.AsksEnd() // the game goes on for so long
	never, always := true, make([]bool, len(p.That))
	for i := range always {
		always[i] = true
	}
	look := func(held Statement, over bool) {
		never = never && slices.Concat(p.That, held).Contradicts(m)
		held = held.implied(m)
		for i := range p.That {
			always[i] = always[i] && p.That[i].surely(held, over)
		}
	}
	first := 0
	if p.TurnEnds && turns > 0 {
		first = 1
	}
	for k := first; k <= turns; k++ {
		last := k
		if k == farTurn {
			last = turns
		}
		held := p.during(m, k, last)
		if middle {
			held = append(held, Over(false))
		}
		look(held, false)
		k = last
	}
	if ends && !middle {
		look(p.atEnd(m, turns), true)
	}
	if breaks {
		look(p.during(m, 1, 1), false)
		if ends {
			look(p.atEnd(m, 1), true)
		}
	}
	if never {
		return NeverHolds, 0
	}
	if i := slices.Index(always, true); i >= 0 {
		return AlwaysHolds, i
	}
	return NoFault, 0
}

// AsksOver says whether a statement is about the end of the game.
func (s Statement) AsksOver() bool {
	return slices.ContainsFunc(s, func(x Term) bool {
		return x.says == saysOver || x.says == saysGoesOn ||
			x.says <= saysAtMost && x.number.of == counterOf && x.number.counter.Tells == engine.TellsOver
	})
}

// during is what is so whenever a player has the next move, from so many turns after the present one to so many.
func (p *Plan) during(m *engine.Match, from, to int) Statement {
	held := p.empty(m, to)
	on := engine.NoPlayer
	switch {
	case to == 0:
		on = p.Game.TurnOf(m)
	case from == to && p.Game.TurnAfter != nil:
		on = p.Game.TurnAfter(m, from)
	}
	if on != engine.NoPlayer {
		held = append(held, OnTurn(on))
	}
	for i := range m.Rules.CountInfo {
		c := &m.Rules.CountInfo[i]
		if !c.Global {
			held = p.waiting(held, m, c, to)
			continue
		}
		n, now := Counter(engine.NoPlayer, c), c.Read(m.Table, engine.NoPlayer)
		switch {
		case c.InTurn && to == 0:
			held = append(held, Is(n, now))
		case c.EachTurn:
			held = append(held, AtLeast(n, now+from), AtMost(n, now+to))
		case c.ByTurn:
			held = append(held, AtLeast(n, now), AtMost(n, now+to))
		case c.AtMenu != 0:
			held = append(held, Is(n, c.AtMenu))
		case c.Tells == engine.TellsTurn:
			held = append(held, AtLeast(n, 1))
		}
	}
	return held
}

// atEnd is what is so where the game is over within so many turns. One that is over before the present turn has ended
// is over in it.
func (p *Plan) atEnd(m *engine.Match, turns int) Statement {
	held := append(p.empty(m, turns), Over(true))
	if turns == 0 {
		held = append(held, OnTurn(p.Game.TurnOf(m)))
	}
	for i := range m.Rules.CountInfo {
		c := &m.Rules.CountInfo[i]
		if !c.Global {
			held = p.waiting(held, m, c, turns)
			continue
		}
		n, now := Counter(engine.NoPlayer, c), c.Read(m.Table, engine.NoPlayer)
		switch {
		case c.InTurn && turns == 0:
			held = append(held, Is(n, now))
		case c.ByTurn:
			held = append(held, AtLeast(n, now), AtMost(n, now+turns))
		}
	}
	return held
}

// waiting adds what only a player's own turn changes, of the players who have made no move of a turn by so many turns
// after the present one.
func (p *Plan) waiting(held Statement, m *engine.Match, c *engine.CounterInfo, turns int) Statement {
	if !c.OwnTurn {
		return held
	}
	for who := range engine.Player(m.Seats()) {
		if p.waits(m, who, turns) {
			held = append(held, Is(Counter(who, c), c.Read(m.Table, who)))
		}
	}
	return held
}

// empty is what does not lie in a place that the claim names by so many turns after the present one, as it did not lie
// there and none comes: not once play has begun, or only in a turn of the player whose place it is.
func (p *Plan) empty(m *engine.Match, turns int) Statement {
	var held Statement
	for i := range p.That {
		x := &p.That[i]
		if x.says < saysHas || x.says > saysFaceDown {
			continue
		}
		if info := m.Info(x.zone); !info.Ebbs && !(info.OwnTurn && p.waits(m, m.Owner(x.zone), turns)) {
			continue
		}
		if m.Len(x.zone) == 0 {
			held = append(held, Count(x.zone, 0))
		}
		for _, d := range append([]engine.Def{x.card}, x.cards...) {
			if d != 0 && among(m, x.zone, d) == 0 {
				held = append(held, HasJust(x.zone, d, 0))
			}
		}
	}
	return held
}

// waits says whether a player has certainly made no move of a turn by so many turns after the present one. Of the last
// turn of a horizon only the beginning is looked at: there it ends, or every move has ended a turn.
func (p *Plan) waits(m *engine.Match, who engine.Player, turns int) bool {
	if turns > 0 && (turns == p.Turns || turns == p.Moves || p.Turns == 0) {
		turns--
	}
	if turns >= farTurn || turns > 0 && p.Game.TurnAfter == nil {
		return false
	}
	for k := range turns + 1 {
		on := p.Game.TurnOf(m)
		if k > 0 {
			on = p.Game.TurnAfter(m, k)
		}
		if on == engine.NoPlayer || on == who {
			return false
		}
	}
	return true
}

// surely says whether a term is true by what is held of a point; over says whether the game is over there.
func (x *Term) surely(held Statement, over bool) bool {
	switch x.says {
	case saysMayNot:
		return over || slices.ContainsFunc(held, func(y Term) bool {
			return y.says == saysOnTurn && y.player != x.player
		})
	case saysGoesOn:
		return slices.ContainsFunc(held, func(y Term) bool { return y.says == saysGoesOn })
	case saysOnTurn:
		return slices.ContainsFunc(held, func(y Term) bool { return y.says == saysOnTurn && y.player == x.player })
	}
	if x.says >= saysHas && x.says <= saysFaceDown {
		return slices.ContainsFunc(held, func(y Term) bool {
			return y.zone == x.zone &&
				(y.says == saysCount && (x.says == y.says && x.n == 0 || x.says == saysHasJust && x.n == 0 ||
					x.says == saysHolds && len(x.cards) == 0) ||
					y.says == saysHasJust && x.says == saysHasJust && x.card == y.card && x.n == 0)
		})
	}
	return x.covers(held)
}

// covers says whether a number can be nothing else by what is held of it.
func (x *Term) covers(held Statement) bool {
	if x.says > saysAtMost {
		return false
	}
	low, high := x.span()
	from, to := -1<<31, 1<<31-1
	for i := range held {
		if y := &held[i]; y.says <= saysAtMost && y.number.Same(&x.number) {
			a, b := y.span()
			from, to = max(from, a), min(to, b)
		}
	}
	return low <= from && to <= high
}
