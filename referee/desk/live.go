package desk

import (
	"tablereferee/engine"
	"tablereferee/referee/explain"
	"tablereferee/referee/table"
)

// Live is a table as it stands, and what was played last.
type Live struct {
	Line     string      `json:"line,omitempty"`     // of a script: what was played last
	Begin    Frame       `json:"begin,omitempty"`    // all that lies there, where it is not said by steps
	Steps    []Step      `json:"steps,omitempty"`    // that it has brought about
	Rest     Frame       `json:"rest,omitempty"`     // what lies otherwise behind the last of them
	Took     []Taken     `json:"took,omitempty"`     // what was taken by itself, as there was no other answer
	At       int         `json:"at"`                 // after how many steps the table stands
	Of       int         `json:"of"`                 // and how many there are to be played again
	Next     string      `json:"next,omitempty"`     // the line that is played next then
	Stands   engine.Text `json:"stands"`             // the step for which the script waits
	Question *Question   `json:"question,omitempty"` // none once the game is over
}

// Question is what somebody has to decide.
type Question struct {
	Player  string      `json:"player"`
	Seat    int         `json:"seat"`
	Asks    engine.Text `json:"asks"`
	Clauses []string    `json:"clauses,omitempty"`
	Answers []Answer    `json:"answers"`
	Menu    bool        `json:"menu,omitempty"` // it is the next move of a turn
}

// Answer is a legal answer.
type Answer struct {
	Line engine.Text `json:"line"`
	Says engine.Text `json:"says"`
	Card int         `json:"card,omitempty"` // that it is about
}

// Taken is an answer that was taken by itself.
type Taken struct {
	Says    engine.Text `json:"says"`
	Clauses []string    `json:"clauses,omitempty"`
}

// open opens a table in the place of that which is there.
func (d *Desk) open(r *Request, out *Reply) error {
	script, _, err := d.script(r)
	if err != nil {
		return err
	}
	setup := table.Setup{Name: r.Name, File: script.File, Source: script.Source, Before: table.Beginning}
	if r.Resume {
		setup.Before = table.End
		if err := d.sit(table.Open, setup, nothing); err != nil {
			return err
		}
		d.look(out)
		return nil
	}
	if err := d.sit(table.Open, setup, -1); err != nil {
		return err
	}
	d.beginning(out)
	return nil
}

// beginning tells of a table that has been opened at its beginning.
func (d *Desk) beginning(out *Reply) {
	d.now = d.watch.drawn[moment{d.table.Log(), -1}]
	begin := d.now.since(nil)
	d.tell(out, d.table.Last())
	out.Live.Begin = begin
}

// sit opens a table in the place of that which is there, and draws it from an event on.
func (d *Desk) sit(open func(table.Setup) (*table.Table, error), s table.Setup, from int) error {
	w := d.watcher(from)
	s.Options.Happened, s.Language = w.happened, d.language()
	if d.shelf != nil {
		s.Options.Use = d.shelf.Use
	}
	t, err := open(s)
	if err != nil {
		return err
	}
	if d.table != nil {
		d.table.Close()
	}
	d.table, d.watch = t, w
	return nil
}

// answer answers the open question.
func (d *Desk) answer(play func() (table.Step, error), out *Reply) error {
	d.now = d.draw()
	d.watch.begin(len(d.table.Log().Events))
	step, err := play()
	if err != nil {
		return err
	}
	d.tell(out, step)
	for _, t := range d.table.Took() {
		out.Live.Took = append(out.Live.Took, Taken{t.Says, d.ids(t.Clauses)})
	}
	return nil
}

// goTo goes to where so many steps have been played.
func (d *Desk) goTo(n int, out *Reply) (err error) {
	at, of := d.table.Played()
	n = max(0, min(n, of))
	d.watch.begin(nothing)
	if n < at {
		_, err = d.table.Undo(at - n)
	} else {
		_, err = d.table.Redo(n - at)
	}
	if err == nil {
		d.look(out)
	}
	return err
}

// look tells how the table stands, and of what was played last.
func (d *Desk) look(out *Reply) {
	d.now = d.draw()
	begin := d.now.since(nil)
	d.tell(out, d.table.Last())
	out.Live.Begin = begin
}

func (d *Desk) draw() drawing { return d.pen().draw() }

// tell tells of a step, and how the table stands behind it.
func (d *Desk) tell(out *Reply, step table.Step) {
	live := &Live{Line: step.Line, Next: d.table.Next(), Stands: d.table.Stands()}
	live.At, live.Of = d.table.Played()
	record := d.table.Log()
	from := len(record.Events) - len(step.Events)
	for i, told := range d.steps(step.Events) {
		at := moment{record, from + i}
		if about := d.watch.about[at]; about != nil {
			told.Cards, told.Places, told.Seats = about.Cards, about.Places, about.Seats
		}
		if then := d.watch.drawn[at]; then != nil {
			told.Frame, d.now = then.since(d.now), then
		}
		live.Steps = append(live.Steps, told)
	}
	pen := d.pen()
	then := pen.draw()
	live.Question, live.Rest, d.now = d.question(pen), then.since(d.now), then
	out.Live = live
}

// steps tells of events, and which of them say the answer before them again.
func (d *Desk) steps(events []table.Event) []Step {
	out := make([]Step, len(events))
	for i := range events {
		e := &events[i]
		out[i] = Step{Says: e.Brief, Depth: e.Depth, Clauses: d.ids(e.Clauses), Chosen: e.Kind == engine.Chosen}
		if i > 0 {
			out[i].Again = out[i].again(&out[i-1])
		}
	}
	return out
}

// again says whether a step is the event of the answer before it, and tells it again.
func (s *Step) again(before *Step) bool {
	return before.Chosen && !s.Chosen && s.Depth >= before.Depth && explain.Again(before.Says, s.Says)
}

func (d *Desk) question(p *pen) *Question {
	q := d.table.Question()
	if q == nil {
		return nil
	}
	out := &Question{Player: q.Player, Seat: q.Seat, Asks: q.Asks, Clauses: d.ids(q.Clauses), Menu: q.Menu,
		Answers: make([]Answer, len(q.Answers))}
	for i := range q.Answers {
		a := &q.Answers[i]
		out.Answers[i] = Answer{a.Line, a.Says, p.drawer.ID(engine.CardID(a.Card))}
	}
	return out
}
