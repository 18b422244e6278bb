// Package desk is a live table that is driven by messages: each is one JSON object, and so is each answer. A page in
// a browser drives the engine by it. It adds no rule and no account of its own: what it tells is what referee/table
// tells, in all languages at once, so that the page may switch between them.
package desk

import (
	"encoding/json"
	"errors"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/internal/sandbox"
	"tablereferee/referee/scenario"
	"tablereferee/referee/table"
)

// Request is what is asked of a desk.
type Request struct {
	ID     int    `json:"id"`     // the reply bears it, too
	Do     string `json:"do"`     // one of the words of Handle
	Script string `json:"script"` // of open and run
	Name   string `json:"name"`   // of the scenario, empty for one's own
	Said   string `json:"said"`   // of answer and why: a line, or how a player says it
	// of give and comes: the place of a legal answer; of go: after how many steps; of script: the language
	N int `json:"n"`
}

// Reply is what comes of it. Texts are in every language, in the order of engine.Lang.
type Reply struct {
	ID       int             `json:"id"`
	Wrong    *Wrong          `json:"wrong,omitempty"`  // then the table stands as it did
	Line     string          `json:"line,omitempty"`   // of a script: what was played last
	Events   []table.Event   `json:"events,omitempty"` // that it has brought about
	Took     []table.Taken   `json:"took,omitempty"`   // what was taken by itself, as there was no other answer
	At       int             `json:"at"`               // after how many steps the table stands
	Of       int             `json:"of"`               // and how many there are to be played again
	Next     string          `json:"next,omitempty"`   // the line that is played next then
	Stands   *engine.Text    `json:"stands,omitempty"` // the step for which the script waits
	Board    *table.Board    `json:"board,omitempty"`
	Question *table.Question `json:"question,omitempty"` // none once the game is over
	Script   string          `json:"script,omitempty"`   // what was played, as a scenario
	Verdict  *Verdict        `json:"verdict,omitempty"`  // of run
}

// Wrong is why something is not done.
type Wrong struct {
	Says    engine.Text    `json:"says"`
	Hint    *engine.Text   `json:"hint,omitempty"` // did you mean …?
	Clauses []table.Clause `json:"clauses,omitempty"`
	Legal   []engine.Text  `json:"legal,omitempty"` // the lines that are legal instead
	Line    int            `json:"line,omitempty"`  // of the script
	Rules   bool           `json:"rules,omitempty"` // the rules refuse it; else it is not understood, or the script is wrong
}

// Verdict is what came of a script.
type Verdict struct {
	Title  string      `json:"title"`
	Ruling engine.Text `json:"ruling"`
	Log    string      `json:"log"` // the canonical log, as a golden file holds it
	Holds  int         `json:"holds"`
}

// Desk is a table, or an empty place for one. It is driven by one goroutine.
type Desk struct{ table *table.Table }

// errNothing is what is wrong while no table is open.
var errNothing = engine.Errorf("no table is open", "aucune table n'est ouverte")

// Handle does what a message asks for:
//
//	open    a table, by a script, at its beginning
//	look    at the table as it stands
//	answer  the open question, in the words of a script or of a player
//	give    a legal answer by its place, counted from 0
//	go      to where so many steps have been played, back or on
//	why     something is not among the legal answers
//	comes   tell what a legal answer would bring about
//	script  write down what was played, in a language
//	run     a script from its beginning to its end, without a table
func (d *Desk) Handle(message []byte) (reply []byte) {
	var r Request
	out := &Reply{}
	err := json.Unmarshal(message, &r)
	if out.ID = r.ID; err == nil {
		err = d.do(&r, out)
	}
	if err != nil {
		out.Wrong = wrong(err)
	}
	reply, err = json.Marshal(out)
	if err != nil { // nothing of it can fail to be written
		panic(err)
	}
	return reply
}

func (d *Desk) do(r *Request, out *Reply) error {
	switch {
	case r.Do == "run":
		return run(r, out)
	case r.Do == "open":
		return d.open(r, out)
	case d.table == nil:
		return errNothing
	}
	switch r.Do {
	case "look":
	case "answer", "give":
		if err := d.play(r, out); err != nil {
			return err
		}
	case "go":
		if err := d.goTo(r.N); err != nil {
			return err
		}
		last := d.table.Last()
		out.Line, out.Events = last.Line, last.Events
	case "why":
		f, err := d.table.Why(r.Said)
		if err != nil {
			return err
		}
		if f != nil {
			return f
		}
	case "comes":
		out.Events = d.table.Comes(r.N)
		return nil
	case "script":
		out.Script = d.table.Script(engine.Lang(max(0, min(r.N, len(engine.Text{})-1))))
		return nil
	default:
		return engine.Errorf("%q is nothing that a table does", "une table ne fait pas %q", r.Do)
	}
	d.tell(out)
	return nil
}

// open opens a table in the place of that which is there.
func (d *Desk) open(r *Request, out *Reply) error {
	t, err := table.Open(table.Setup{Name: r.Name, File: file(r.Name), Source: r.Script, Before: table.Beginning})
	if err != nil {
		return err
	}
	if d.table != nil {
		d.table.Close()
	}
	d.table = t
	out.Events = t.Last().Events
	d.tell(out)
	return nil
}

// file is what errors call a script.
func file(name string) string {
	if name == "" {
		return "script"
	}
	return name + ".lua"
}

func (d *Desk) play(r *Request, out *Reply) error {
	give := func() (table.Step, error) { return d.table.Give(r.N) }
	if r.Do == "answer" {
		give = func() (table.Step, error) { return d.table.Answer(r.Said) }
	}
	step, err := give()
	if err != nil {
		return err
	}
	out.Line, out.Events, out.Took = step.Line, step.Events, d.table.Took()
	return nil
}

// goTo goes to where so many steps have been played.
func (d *Desk) goTo(n int) error {
	at, of := d.table.Played()
	n = max(0, min(n, of))
	if n < at {
		_, err := d.table.Undo(at - n)
		return err
	}
	_, err := d.table.Redo(n - at)
	return err
}

// tell tells how the table stands.
func (d *Desk) tell(out *Reply) {
	out.At, out.Of = d.table.Played()
	out.Next, out.Board, out.Question = d.table.Next(), d.table.Board(), d.table.Question()
	if s := d.table.Stands(); s != (engine.Text{}) {
		out.Stands = &s
	}
}

// run runs a script.
func run(r *Request, out *Reply) error {
	s, err := scenario.Compile(r.Name, file(r.Name), r.Script)
	if err != nil {
		return err
	}
	result := s.Run(scenario.Options{})
	out.Verdict = &Verdict{Title: result.Title, Ruling: result.Ruling, Holds: result.Checks}
	if result.Log != nil {
		out.Verdict.Log = string(log.Text(result.Log, engine.EN))
	}
	return result.Err
}

// wrong tells what is wrong.
func wrong(err error) *Wrong {
	out := &Wrong{Says: engine.Each(func(l engine.Lang) string { return engine.Tell(err, l) })}
	var at *sandbox.Error
	if errors.As(err, &at) {
		out.Line = at.Line
	}
	var f *scenario.Failure
	if !errors.As(err, &f) {
		return out
	}
	out.Says, out.Legal, out.Rules = f.What, f.Legal, f.Refused
	if f.Hint != (engine.Text{}) {
		out.Hint = &f.Hint
	}
	for i, id := range f.Clauses {
		c := table.Clause{ID: id}
		if i < len(f.Says) {
			c.Says = f.Says[i]
		}
		out.Clauses = append(out.Clauses, c)
	}
	return out
}
