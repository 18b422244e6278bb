package scenario

import (
	"slices"

	"tablereferee/engine"
)

// What else could have been answered: for whoever explains a log, each answer that a run gives is told together with
// the others that were legal, and with what each of these would have brought about up to the next question.

// Other is a legal answer that was not given.
type Other struct {
	Line  engine.Text // of a script, with the name of the thing in each language: ann:plays "Punch"
	Says  engine.Text // as the log tells it: "plays Punch"
	Comes *engine.Log // what it would have brought about, the answer itself first; nil where that is not known
}

// Answered is an answer that a run has given: the event of a log that tells of it, and the others.
type Answered struct {
	Log    *engine.Log // of the game or of a branch
	Event  int
	Others []Other
}

// Bounds of what is tried.
const (
	maxOthers = 40      // answers to one question
	maxTries  = 500_000 // events of all together
)

// tells has the driver tell of each answer before it is given.
func (r *run) tells(d *driver) {
	if r.opts.Answered != nil {
		d.before = func(i int) { r.tellOthers(i &^ engine.AndMore) }
	}
}

func (r *run) tellOthers(given int) {
	q := r.d.q
	a := Answered{Log: r.log, Event: len(r.log.Events)}
	for i := range q.Answers {
		if i == given || len(a.Others) == maxOthers {
			continue
		}
		o := Other{Line: r.line(q, i), Says: engine.Each(func(l engine.Lang) string {
			return string(r.m.AppendAnswer(nil, q.Answers, i, r.names, l))
		})}
		if r.tries < maxTries {
			o.Comes = r.try(i)
		}
		a.Others = append(a.Others, o)
	}
	r.opts.Answered(a)
}

// try tells what a legal answer of the open question brings about up to the next question; the match stays as it is.
// The first event is the answer itself. It is nil where that cannot be told: before the first move of the game, and
// where the script has fixed how a shuffle comes out.
func (r *run) try(i int) *engine.Log {
	q, back := r.d.q, r.back
	if q == nil || i < 0 || i >= len(q.Answers) || back.rest == nil || back.fixed || len(r.shuffles) > 0 {
		return nil
	}
	t := &trial{answers: append(slices.Clone(back.since), uint16(i)), names: r.names}
	m := r.game.Resume(back.rest.Clone(), t)
	m.Limit = maxEvents
	singles := back.singles
	m.Insist = func(*engine.Question) bool {
		if len(singles) == 0 {
			return false
		}
		insists := singles[0]
		singles = singles[1:]
		return insists
	}
	_ = safely(func() { _ = m.Run(func() { r.game.Step(m) }) }) // however it ends, what was seen is told
	r.tries += m.Events()
	if t.log != nil {
		t.log.Heads = r.log.Heads
		t.log.Close(m.Table)
	}
	return t.log
}
