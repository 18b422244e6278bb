package scenario

import (
	"math"
	"strconv"

	"tablereferee/engine"
	"tablereferee/referee/explore"
)

// A claim into which chance comes is proven for what the seed makes of its shuffles. What is fixed of a shuffle
// afterwards would have the script play another game than the one of which the claim was proven.

// ahead is how far claims look that rest on what the seed makes of a shuffle.
type ahead struct {
	claims      []horizon
	moves, ends int    // moves of turns, and turns ended, since the table was set up
	began       int    // turns ended before the present move
	turn        string // in which it is made
	came        []int  // the lines that have fixed the shuffles of the present move
}

// horizon is how far a claim looks: the last move, the last turn in which a move may be made, and the last end of a
// turn.
type horizon struct{ line, moves, turn, ends int }

// looksAhead notes a claim that what is fixed later could belie.
func (r *run) looksAhead(p *explore.Plan, c *Claim) {
	if !c.Outcome.Chance {
		return
	}
	h := horizon{c.Line, math.MaxInt, math.MaxInt, math.MaxInt}
	if p.Moves != explore.Endless {
		h.moves = r.ahead.moves + p.Moves
	}
	if p.Turns != explore.Endless {
		h.turn, h.ends = r.ahead.ends+max(0, p.Turns-1), r.ahead.ends+p.Turns
	}
	r.ahead.claims = append(r.ahead.claims, h)
}

// comes notes that a shuffle has come which a line of the script has fixed.
func (r *run) comes(line int) {
	if len(r.ahead.claims) > 0 {
		r.ahead.came = append(r.ahead.came, line)
	}
}

// movesOn notes that a move of a turn is about to be made.
func (r *run) movesOn() {
	r.ahead.moves++
	r.ahead.began, r.ahead.turn = r.ahead.ends, r.presentTurn()
}

// presentTurn tells turns apart: by their player, and by the numbers that are the same throughout a turn.
func (r *run) presentTurn() string {
	turn := strconv.Itoa(int(r.game.TurnOf(r.m)))
	for i := range r.rules.CountInfo {
		if c := &r.rules.CountInfo[i]; c.Global && c.InTurn {
			turn += " " + strconv.Itoa(c.Read(r.m.Table, engine.NoPlayer))
		}
	}
	return turn
}

// belied is the failure of a script that has fixed a shuffle to which a claim looks ahead; nil if there is none. It is
// asked where the move that has brought the shuffle has come to its end: only then is it known whether it has ended the
// turn.
func (r *run) belied() *Failure {
	a := &r.ahead
	if r.d.stopped || r.d.q != nil && !r.isMenu(r.d.q) || a.moves == 0 {
		return nil
	}
	if on := r.presentTurn(); on != a.turn {
		a.ends, a.turn = a.ends+1, on
	}
	came := a.came
	a.came = nil
	for _, line := range came {
		for _, h := range a.claims {
			if a.moves > h.moves || a.began > h.turn || a.ends > h.ends || r.opts.Lenient {
				continue
			}
			return failure("the claim on line %d looks as far as this shuffle and is proven of what the seed makes of it, but shuffle_gives, "+
				"on line %d, has it come out otherwise: claim less far, or behind the shuffle",
				"l'affirmation de la ligne %d regarde jusqu'à ce mélange et vaut pour ce qu'en fait la graine, mais shuffle_gives, à la ligne %d, "+
					"en décide autrement : affirmez moins loin, ou après le mélange", h.line, line)
		}
	}
	return nil
}
