package scenario

import (
	"errors"
	"iter"

	"tablereferee/engine"
)

// driver plays a match as a coroutine: it runs until the rules ask something and goes on when the answer is given.
type driver struct {
	m       *engine.Match
	q       *engine.Question // the open question, nil when the match is over or has failed
	err     error            // why the match ended early
	stopAt  int              // the step at which the script waits, counted from 1; 0 for none
	stopped bool             // the match stands at that step
	answer  int
	// answered is how often the match was played on from where it stood.
	answered int
	next     func() (*engine.Question, bool)
	stop     func()
	yield    func(*engine.Question) bool
	past     *past
	back     *wayBack    // nil where nobody looks back
	before   func(i int) // if set, called with each answer before it is given
}

// errStopped unwinds a match that the script leaves before its end.
var errStopped = errors.New("the scenario ends here")

// drive starts a match and plays it to its first question, or to the step at which the script waits.
func drive(g *engine.Game, m *engine.Match, stopAt int, p *past, back *wayBack) *driver {
	d := &driver{m: m, stopAt: stopAt, past: p, back: back}
	m.Decider = d
	m.Reached = d.reached
	d.next, d.stop = iter.Pull(func(yield func(*engine.Question) bool) {
		d.yield = yield
		d.err = m.Run(func() { g.Play(m) })
	})
	d.advance()
	return d
}

// Decide is the engine's side: it hands the question over and waits.
func (d *driver) Decide(m *engine.Match, q *engine.Question) int {
	if !d.yield(q) {
		m.Fail(errStopped)
	}
	return d.answer
}

// reached stops the match where the script waits for a step.
func (d *driver) reached(step int) {
	if step+1 != d.stopAt {
		return
	}
	d.stopAt, d.stopped = 0, true
	if !d.yield(nil) {
		d.m.Fail(errStopped)
	}
	d.stopped = false
}

// give answers the open question by its index and plays on to the next one.
func (d *driver) give(i int) {
	if d.before != nil {
		d.before(i)
	}
	d.answer = i
	if d.back != nil {
		d.back.gives(i)
	}
	d.advance()
}

func (d *driver) advance() {
	d.answered++
	d.past.advances = append(d.past.advances, advance{d.answer, d.stopAt})
	q, ok := d.next()
	if !ok {
		q = nil
	}
	d.q = q
	if d.back != nil && q != nil && q.Always {
		d.back.rests(d.m.Table)
	}
	if errors.Is(d.err, errStopped) {
		d.err = nil
	}
}
