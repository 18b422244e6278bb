// Package desk is a live table that is driven by messages: each is one JSON object, and so is each answer. A page in
// a browser drives the engine by it. It adds no rule and no account of its own: what it tells is what referee/table
// and referee/explain tell, in all languages at once, so that the page may switch between them.
//
//	desk.go    the messages, and what is done by each
//	shelf.go   the scenarios that may be laid on it, and the cards that are played with
//	drawn.go   what lies where, part by part
//	story.go   a scenario from its beginning to its end, and how it is left
//	heard.go   a question in a player's words
//	live.go    a table at which somebody plays
//	draft.go   a table that somebody lays out
//	check.go   what is told of it before it is played
//	words.go   what a script may say
//	next.go    what it may say next
package desk

import (
	"encoding/json"
	"errors"
	"regexp"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/internal/sandbox"
	"tablereferee/referee/ask"
	"tablereferee/referee/scenario"
	"tablereferee/referee/table"
)

// Request is what is asked of a desk.
type Request struct {
	ID     int    `json:"id"`     // the reply bears it, too
	Do     string `json:"do"`     // one of the words of Handle
	Script string `json:"script"` // of story, leave, open, run and next; empty is the scenario of the name
	Name   string `json:"name"`   // of the scenario, empty for one's own
	// of answer and why: a line, or how a player says it; of ask: the question; of read: a list of cards
	Said string `json:"said"`
	// of give and comes: the place of a legal answer; of leave: that of another answer; of go: after how many steps; of
	// script and run: the language
	N      int  `json:"n"`
	Step   int  `json:"step"`   // of leave: the step of the story at which another answer is given
	Resume bool `json:"resume"` // of open: the script is played to its end

	Game    string `json:"game"` // of places and words
	Edition string `json:"edition"`
	Draft   *Draft `json:"draft"` // of lay, check and bears
	Card    int    `json:"card"`  // of bears: which of the line n of the draft, both counted from 1
}

// Reply is what comes of it. Texts are in every language, in the order of engine.Lang.
type Reply struct {
	ID      int          `json:"id"`
	Wrong   *Wrong       `json:"wrong,omitempty"`  // then the table stands as it did
	Wrongs  []*Wrong     `json:"wrongs,omitempty"` // all that is wrong with a draft, or with a list of cards
	May     *engine.Text `json:"may,omitempty"`    // the legal answer that is asked for
	Begins  bool         `json:"begins,omitempty"` // what a draft lays out is a new game: it begins with its set-up
	Read    *Read        `json:"read,omitempty"`
	Bears   *Bears       `json:"bears,omitempty"`
	Story   *Story       `json:"story,omitempty"`
	Live    *Live        `json:"live,omitempty"`
	Comes   []Step       `json:"comes,omitempty"`  // what a legal answer would bring about
	Unseen  bool         `json:"unseen,omitempty"` // it goes on with a card that nobody has seen
	Heard   *Heard       `json:"heard,omitempty"`
	Log     []Step       `json:"log,omitempty"` // all that has happened
	Game    *Game        `json:"game,omitempty"`
	Script  string       `json:"script,omitempty"`
	Verdict *Verdict     `json:"verdict,omitempty"`
	Words   *Words       `json:"words,omitempty"`
	Next    *Next        `json:"next,omitempty"`
	// The cards and clauses that it speaks of, if no reply has told of them yet.
	Cards   map[string]*Card       `json:"cards,omitempty"`
	Clauses map[string]engine.Text `json:"clauses,omitempty"`
}

// Wrong is why something is not done.
type Wrong struct {
	Says    engine.Text   `json:"says"`
	Hint    *engine.Text  `json:"hint,omitempty"` // did you mean …?
	Clauses []string      `json:"clauses,omitempty"`
	Legal   []engine.Text `json:"legal,omitempty"` // the lines that are legal instead
	Line    int           `json:"line,omitempty"`  // of the script, or of the draft
	Card    int           `json:"card,omitempty"`  // of the line of a draft, counted from 1
	Name    string        `json:"name,omitempty"`  // the word or name that is not known
	Near    string        `json:"near,omitempty"`  // the name that may be meant by it
	// Mends is what may lie on the card, each by itself, with which it is refused no more.
	Mends    []table.OnCard `json:"mends,omitempty"`
	Settings []string       `json:"settings,omitempty"` // of Game.Places: those that may be chosen otherwise

	Col     int  `json:"col,omitempty"`     // in it, in bytes from 1, where that is known
	Rules   bool `json:"rules,omitempty"`   // the rules refuse it; else it is not understood, or the script is wrong
	Expects bool `json:"expects,omitempty"` // the script is sound, but something that it expects is not so
}

// Verdict is what came of a script.
type Verdict struct {
	Title  string      `json:"title"`
	Ruling engine.Text `json:"ruling"`
	Log    string      `json:"log"`             // the canonical log; in English as a golden file holds it
	Lines  []int       `json:"lines,omitempty"` // for each line of it that of the script which caused it, or 0
	Holds  int         `json:"holds"`
}

// Desk is a table, or an empty place for one, and scenarios that may be laid on it by their names. It is driven by one
// goroutine.
type Desk struct {
	shelf   *scenario.Folder
	played  *library     // the games, where they are not all of them as they are printed
	records *ask.Records // what may be asked, once somebody has
	begins  []Begin      // how a script may begin, once somebody wants to know
	table   *table.Table
	watch   *watcher
	file    string  // what errors call the script that was read last
	source  string  // and what it says
	now     drawing // what was told last of the table
	kept    *pen    // that drew it last

	// What a reply tells of the cards and clauses that it speaks of, and those of which that was told.
	cards       catalogue
	said        map[string]engine.Text
	toldClauses map[string]bool
}

// errNothing is what is wrong while no table is open.
var errNothing = engine.Errorf("no table is open", "aucune table n'est ouverte")

// Handle does what a message asks for:
//
//	story   play a scenario and tell of it, with what lay where behind each step
//	leave   open a table in the middle of a story, where another answer is given
//	open    a table, by a script, at its beginning, or where the script leaves it
//	places  of a game that may be laid out, and with what
//	lay     a table out and open it
//	check   what is wrong with a table that is laid out, all of it
//	read    a list of cards, as somebody writes it
//	bears   tell what may lie on a card that is laid out
//	look    at the table as it stands
//	answer  the open question, in the words of a script or of a player
//	give    a legal answer by its place, counted from 0
//	go      to where so many steps have been played, back or on
//	onward  from a step for which the script has waited
//	why     something is not among the legal answers
//	comes   tell what a legal answer would bring about
//	ask     a question in a player's own words, of a game by its name or of any
//	log     tell all that has happened
//	script  write down what was played, in a language; of a name, give the scenario as it is written
//	run     a script from its beginning to its end, without a table; its log is told in a language
//	words   tell what a script about a game may say
//	next    tell what is legal behind the beginning of a script, with no table
func (d *Desk) Handle(message []byte) (reply []byte) {
	var r Request
	out := &Reply{}
	err := json.Unmarshal(message, &r)
	if out.ID = r.ID; err == nil {
		err = d.do(&r, out)
	}
	if err != nil {
		out.Wrong = d.wrong(err)
	}
	out.Cards, out.Clauses, d.cards.told, d.said = d.cards.told, d.said, nil, nil
	reply, err = json.Marshal(out)
	if err != nil { // nothing of it can fail to be written
		panic(err)
	}
	return reply
}

func (d *Desk) do(r *Request, out *Reply) error {
	switch r.Do {
	case "run":
		return d.run(r, out)
	case "words":
		return d.words(r.Game, out)
	case "next":
		return d.next(r, out)
	case "story":
		return d.story(r, out)
	case "leave":
		return d.leave(r, out)
	case "open":
		return d.open(r, out)
	case "places":
		return d.places(r, out)
	case "lay":
		return d.lay(r, out)
	case "check":
		d.check(r, out)
		return nil
	case "read":
		return d.read(r, out)
	case "bears":
		return d.bears(r, out)
	case "script":
		return d.write(r, out)
	case "ask":
		return d.hear(r, out)
	}
	if d.table == nil {
		return errNothing
	}
	switch r.Do {
	case "look":
		d.look(out)
	case "answer":
		return d.answer(func() (table.Step, error) { return d.table.Answer(r.Said) }, out)
	case "give":
		return d.answer(func() (table.Step, error) { return d.table.Give(r.N) }, out)
	case "go":
		return d.goTo(r.N, out)
	case "onward":
		if err := d.table.Onward(); err != nil {
			return err
		}
		d.look(out)
	case "why":
		f, err := d.table.Why(r.Said)
		if f != nil {
			return f
		}
		if i, no := d.table.FindAsked(r.Said); err == nil && no == nil && i >= 0 {
			out.May = &d.table.Question().Answers[i].Says
		}
		return err
	case "comes":
		comes, unseen := d.table.Comes(r.N)
		out.Comes, out.Unseen = d.steps(comes), unseen
	case "log":
		out.Log = d.steps(d.table.Events(0))
	default:
		return engine.Errorf("%q is nothing that a table does", "une table ne fait pas %q", r.Do)
	}
	return nil
}

// script is that of a request: its own, or the one that its name means.
func (d *Desk) script(r *Request) (*scenario.Script, scenario.Options, error) {
	options := scenario.Options{}
	if d.shelf != nil {
		options.Use = d.shelf.Use
	}
	var s *scenario.Script
	var err error
	if r.Script == "" && d.shelf != nil {
		s, err = d.shelf.Compile(r.Name)
	} else {
		s, err = d.language().Compile(r.Name, file(r.Name), r.Script)
	}
	if d.file = file(r.Name); s != nil {
		d.file, d.source = s.File, s.Source
	}
	return s, options, err
}

// file is what errors call a script.
func file(name string) string {
	if name == "" {
		return "script"
	}
	return name + ".lua"
}

// language is the one that a request names.
func (r *Request) language() engine.Lang { return engine.Lang(max(0, min(r.N, len(engine.Text{})-1))) }

// write gives a script: that of a scenario, or of what was played.
func (d *Desk) write(r *Request, out *Reply) error {
	if r.Name != "" {
		s, _, err := d.script(r)
		if err == nil {
			out.Script = s.Source
		}
		return err
	}
	if d.table == nil {
		return errNothing
	}
	out.Script = d.table.Script(r.language())
	return nil
}

// run runs a script.
func (d *Desk) run(r *Request, out *Reply) error {
	s, options, err := d.script(r)
	if err != nil {
		return err
	}
	result := s.Run(options)
	out.Verdict = &Verdict{Title: result.Title, Ruling: result.Ruling, Holds: result.Checks}
	if result.Log != nil {
		out.Verdict.Log = string(log.Text(result.Log, r.language()))
		told := log.Lines(result.Log)
		for i := range told {
			out.Verdict.Lines = append(out.Verdict.Lines, told[i].Line())
		}
	}
	return result.Err
}

// clause tells what a clause says, once.
func (d *Desk) clause(id string, says engine.Text) {
	if d.toldClauses[id] {
		return
	}
	if d.toldClauses == nil {
		d.toldClauses = map[string]bool{}
	}
	if d.said == nil {
		d.said = map[string]engine.Text{}
	}
	d.toldClauses[id], d.said[id] = true, says
}

// ids gives the ids of some clauses, and tells what they say.
func (d *Desk) ids(all []table.Clause) (ids []string) {
	for i := range all {
		ids = append(ids, all[i].ID)
		d.clause(all[i].ID, all[i].Says)
	}
	return ids
}

// place tells where in the script it is that something is wrong: of what is wrong in the script itself that need not be
// said in the sentence, too.
func (d *Desk) place(w *Wrong, at *sandbox.Error) {
	if at.File != d.file {
		for i := range at.Callers {
			if at.Callers[i].File == d.file {
				w.Line = at.Callers[i].Line
			}
		}
		return
	}
	w.Line, w.Col = at.Line, at.Col
	if at.Msg == (engine.Text{}) {
		return
	}
	if w.Says = at.Msg; at.Hint != (engine.Text{}) {
		w.Hint = &at.Hint
	}
}

// wrong tells what is wrong.
func (d *Desk) wrong(err error) *Wrong {
	w := &Wrong{Says: engine.Each(func(l engine.Lang) string { return engine.Tell(err, l) })}
	var at *sandbox.Error
	var of *atLine
	scripted := errors.As(err, &at)
	switch {
	case errors.As(err, &of): // nobody has seen the script of a draft
		if w.Line, w.Card = of.line, of.card; scripted && at.Msg != (engine.Text{}) {
			w.Says = at.Msg
		}
	case scripted:
		d.place(w, at)
	}
	var m *table.Mistake
	if errors.As(err, &m) {
		w.Name, w.Near = m.Said, m.Near
	}
	var no *table.Refused
	if errors.As(err, &no) {
		w.Mends, w.Settings = no.Mends, no.Settings
	}
	var f *scenario.Failure
	if !errors.As(err, &f) {
		return w
	}
	w.Says, w.Legal, w.Rules, w.Expects = f.What, f.Legal, f.Refused, f.Expectation
	if f.Hint != (engine.Text{}) {
		w.Hint = &f.Hint
	}
	if of == nil && w.Col == 0 && w.Line > 0 {
		w.Col = d.column(w.Line, f.Word)
	}
	for i, id := range f.Clauses {
		w.Clauses = append(w.Clauses, id)
		if i < len(f.Says) {
			d.clause(id, f.Says[i])
		}
	}
	return w
}

// column tells where in a line of the script a word stands that is not understood; 0 where that is not seen.
func (d *Desk) column(line int, word string) int {
	lines := strings.SplitN(d.source, "\n", line+1)
	if word == "" || len(word) > longestWord || len(lines) < line {
		return 0
	}
	whole := regexp.MustCompile(`(?:^|[^\pL\pN_])(` + regexp.QuoteMeta(word) + `)(?:[^\pL\pN_]|$)`)
	at := whole.FindAllStringSubmatchIndex(lines[line-1], 2)
	if len(at) != 1 {
		return 0
	}
	return at[0][2] + 1
}

// longestWord is how long a word is at most that is looked for in a line.
const longestWord = 200
