package desk

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/referee/explain"
	"tablereferee/referee/scenario"
	"tablereferee/referee/table"
)

// Story is a scenario played from its beginning to its end, with what lay where behind each step.
type Story struct {
	Name     string      `json:"name"`
	Game     string      `json:"game"`
	Edition  string      `json:"edition"`
	Title    string      `json:"title"`
	Question engine.Text `json:"question"`
	Ruling   engine.Text `json:"ruling"`
	Begin    Frame       `json:"begin"` // all that lies at the beginning
	Steps    []Step      `json:"steps"`
}

// Step is something that happens, or a line of the log that tells something else.
type Step struct {
	Says    engine.Text `json:"says"`
	Depth   int         `json:"depth,omitempty"`  // how deep it stands under what caused it
	Line    int         `json:"line,omitempty"`   // of the script that led to it
	Branch  string      `json:"branch,omitempty"` // the title of the branch that begins here
	Within  int         `json:"within,omitempty"` // in how many branches it is told
	Chosen  bool        `json:"chosen,omitempty"` // it is an answer
	Again   bool        `json:"again,omitempty"`  // at a table: it is the event of the answer before it, and tells that again
	Others  []Other     `json:"others,omitempty"` // what else could have been answered
	Clauses []string    `json:"clauses,omitempty"`
	Cards   []int       `json:"cards,omitempty"`  // that it is about, the first above all
	Places  []string    `json:"places,omitempty"` // from where and to where
	Seats   []int       `json:"seats,omitempty"`  // the players
	Frame   Frame       `json:"frame,omitempty"`  // what lies otherwise behind it
}

// Other is what could have been answered as well.
type Other struct {
	Line  engine.Text `json:"line"` // of a script
	Says  engine.Text `json:"says"`
	Comes []Step      `json:"comes,omitempty"` // what it would have brought about, as far as that is known
}

// moment is an event of a log; -1 is its beginning.
type moment struct {
	in    *engine.Log
	event int
}

// watcher draws a table behind each event.
type watcher struct {
	live  *scenario.Live
	pen   *pen
	desk  *Desk
	from  int // what happens before this event nobody wants to see
	drawn map[moment]drawing
	about map[moment]*Step // the cards, places and seats of an event
}

// nothing is a number that no game comes to.
const nothing = 1 << 30

func (d *Desk) watcher(from int) *watcher {
	w := &watcher{desk: d}
	w.begin(from)
	return w
}

// begin forgets what was drawn, and draws from an event on.
func (w *watcher) begin(from int) {
	w.from, w.drawn, w.about = from, map[moment]drawing{}, map[moment]*Step{}
}

func (w *watcher) happened(l *scenario.Live, in *engine.Log, event int) {
	if event < w.from {
		return
	}
	if w.live != l {
		w.live, w.pen = l, w.desk.newPen(table.NewDrawer(l))
	}
	at := moment{in, event}
	w.drawn[at] = w.pen.draw()
	if event >= 0 {
		w.about[at] = w.abouts(in, event)
	}
}

// abouts tells which cards, places and players an event is about. An answer is about the card that it chooses.
func (w *watcher) abouts(in *engine.Log, event int) *Step {
	s, l, e := &Step{}, w.live, &in.Events[event]
	cards := [...]engine.CardID{0, e.Card, e.Target, e.Source}
	if e.Kind == engine.Chosen {
		choice := in.Choice(nth(in, event))
		cards[0] = choice.Answers[choice.Chosen&^engine.AndMore].Card
	}
	for _, c := range cards {
		if id := w.pen.drawer.ID(c); id != 0 && !slices.Contains(s.Cards, id) {
			s.Cards = append(s.Cards, id)
		}
	}
	moves := in.Rules.Kinds[e.Kind].Op == engine.MoveCard
	for _, z := range [...]engine.Zone{e.From, e.To} {
		if z == engine.Box && !moves {
			continue
		}
		if word := l.PlaceWord(z); !slices.Contains(s.Places, word) {
			s.Places = append(s.Places, word)
		}
	}
	for _, p := range [...]engine.Player{e.Actor, e.Player} {
		if p >= 0 && int(p) < len(l.Names()) && !slices.Contains(s.Seats, int(p)) {
			s.Seats = append(s.Seats, int(p))
		}
	}
	return s
}

// story plays a script and tells of it.
func (d *Desk) story(r *Request, out *Reply) error {
	script, options, err := d.script(r)
	if err != nil {
		return err
	}
	w := d.watcher(-1)
	options.Happened = w.happened
	account, result := explain.Of(script, options)
	if account == nil {
		return result.Err
	}
	s := &Story{Name: result.Name, Game: result.Game.ID, Edition: result.Edition, Title: result.Title,
		Question: result.Question, Ruling: result.Ruling}
	now := w.drawn[moment{result.Log, -1}]
	s.Begin = now.since(nil)
	for i := range account.Steps {
		told := &account.Steps[i]
		at := moment{told.In, told.Event}
		step := Step{Says: told.Says, Depth: told.Depth, Line: told.Line, Branch: told.Branch, Within: len(told.Within),
			Chosen: told.Chosen, Clauses: told.Clauses}
		if about := w.about[at]; about != nil {
			step.Cards, step.Places, step.Seats = about.Cards, about.Places, about.Seats
		}
		if then := w.drawn[at]; then != nil {
			step.Frame, now = then.since(now), then
		}
		for k := range told.Others {
			step.Others = append(step.Others, other(&told.Others[k]))
		}
		s.Steps = append(s.Steps, step)
	}
	for _, c := range account.Clauses {
		d.clause(c.ID, c.Says)
	}
	out.Story = s
	return result.Err
}

func other(o *explain.Other) Other {
	out := Other{Line: o.Line, Says: o.Says}
	for _, e := range o.Comes {
		out.Comes = append(out.Comes, Step{Says: e.Says, Clauses: e.Clauses})
	}
	return out
}

// leave opens a table where an answer of a script was given, and gives another one there: that of a step of its story,
// by its place among the others.
func (d *Desk) leave(r *Request, out *Reply) error {
	script, options, err := d.script(r)
	if err != nil {
		return err
	}
	result := script.Run(options)
	account := explain.Told(result)
	if account == nil {
		return result.Err
	}
	if r.Step < 0 || r.Step >= len(account.Steps) || !account.Steps[r.Step].Chosen {
		return errNoSuchAnswer
	}
	step := &account.Steps[r.Step]
	before := step.Line
	if first := table.BranchAt(script.File, script.Source, before); first > 0 {
		before = first
	}
	setup := table.Setup{Name: r.Name, File: script.File, Source: script.Source, Before: before}
	return d.instead(func() error {
		if err := d.sit(table.Open, setup, nothing); err != nil {
			return err
		}
		return d.other(r.N, step, givenBefore(account.Steps[:r.Step], step, before), out)
	})
}

// instead does what opens another table, and keeps the one that is there if that fails.
func (d *Desk) instead(open func() error) error {
	table, watch, now := d.table, d.watch, d.now
	d.table = nil
	err := open()
	if err != nil {
		table, d.table, d.watch, d.now = d.table, table, watch, now
	}
	if table != nil {
		table.Close()
	}
	return err
}

// other gives at a table those answers that come before a step, and another one than that which the step tells of: the
// n-th of the others.
func (d *Desk) other(n int, step *explain.Step, before []int, out *Reply) error {
	for _, given := range before {
		if err := d.table.Onward(); err != nil {
			return err
		}
		if _, err := d.table.Give(given); err != nil {
			return err
		}
	}
	if err := d.table.Onward(); err != nil {
		return err
	}
	begin := d.draw().since(nil)
	if n >= answered(step) {
		n++
	}
	if err := d.answer(func() (table.Step, error) { return d.table.Give(n) }, out); err != nil {
		return err
	}
	out.Live.Begin = begin
	return nil
}

// errNoSuchAnswer is what is wrong where a step is left for nothing that could have been answered.
var errNoSuchAnswer = engine.Errorf("there is no such answer", "il n'y a pas de telle réponse")

// givenBefore gives the answers that the script gives between a line and a step of the story: those of the branches in
// which the step stands, and of what leads to them.
func givenBefore(steps []explain.Step, to *explain.Step, line int) (out []int) {
	for i := range steps {
		s := &steps[i]
		within := len(s.Within) <= len(to.Within) && slices.Equal(s.Within, to.Within[:len(s.Within)])
		if s.Chosen && within && s.Line >= line {
			out = append(out, answered(s))
		}
	}
	return out
}

// answered is which of the legal answers a step tells of.
func answered(s *explain.Step) int { return s.In.Choice(nth(s.In, s.Event)).Chosen &^ engine.AndMore }

// nth counts the answers that a log tells of before an event.
func nth(in *engine.Log, event int) (n int) {
	for i := range in.Events[:event] {
		if in.Events[i].Kind == engine.Chosen {
			n++
		}
	}
	return n
}
