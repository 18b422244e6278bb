package mcp

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"tablereferee/engine"
	"tablereferee/referee/scenario"
	"tablereferee/referee/table"
)

// Live tables, played step by step. Each client has its own.

// mostTables is how many tables a client has at once; with one more the oldest is closed, which is told.
const mostTables = 8

// tables are those of a client.
type tables struct {
	mu    sync.Mutex
	open  []*seated // by age
	count int
}

// seated is a table under its name.
type seated struct {
	name string
	*table.Table
}

// of gives the tables of the client that calls. They go with it.
func (s *Server) of(session *sdk.ServerSession) *tables {
	s.mu.Lock()
	defer s.mu.Unlock()
	t := s.tables[session]
	if t == nil {
		t = &tables{}
		s.tables[session] = t
		go func() {
			_ = session.Wait() // however the client has left
			s.mu.Lock()
			delete(s.tables, session)
			s.mu.Unlock()
			t.mu.Lock()
			defer t.mu.Unlock()
			for _, x := range t.open {
				x.Close()
			}
			t.open = nil
		}()
	}
	return t
}

// add keeps a table and gives it a name, and that of the table that is closed for it, if any: the oldest one, but not
// the one that it was forked from.
func (t *tables) add(x *table.Table, from *seated) (added *seated, closed string) {
	if len(t.open) >= mostTables {
		i := slices.IndexFunc(t.open, func(x *seated) bool { return x != from })
		closed = t.open[i].name
		t.open[i].Close()
		t.open = slices.Delete(t.open, i, i+1)
	}
	t.count++
	added = &seated{"table-" + strconv.Itoa(t.count), x}
	t.open = append(t.open, added)
	return added, closed
}

// find gives the table of a name; without one the newest.
func (t *tables) find(name string) (*seated, error) {
	if len(t.open) == 0 {
		return nil, wrong("no table is open: open_table opens one")
	}
	if name == "" {
		return t.open[len(t.open)-1], nil
	}
	i := slices.IndexFunc(t.open, func(x *seated) bool { return x.name == name })
	if i < 0 {
		var open []string
		for _, x := range t.open {
			open = append(open, x.name)
		}
		return nil, wrong("there is no table %q; open are %s", clip(name), strings.Join(open, ", "))
	}
	return t.open[i], nil
}

// at is the table a call is about, of the tables of the caller: locked, and the caller unlocks them.
func (s *Server) at(session *sdk.ServerSession, name string) (*seated, *tables, error) {
	all := s.of(session)
	all.mu.Lock()
	x, err := all.find(name)
	if err != nil {
		all.mu.Unlock()
		return nil, nil, err
	}
	return x, all, nil
}

type openIn struct {
	Script   string `json:"script,omitempty" jsonschema:"a script that sets a table up, and what is played at it"`
	Scenario string `json:"scenario,omitempty" jsonschema:"or the name of a scenario on record"`
	Game     string `json:"game,omitempty" jsonschema:"or a game, set up as it begins, by the seed"`
	Players  int    `json:"players,omitempty" jsonschema:"with game: how many play; 2 unless said"`
	Before   int    `json:"before,omitempty" jsonschema:"stand before what this line of the script says; 0 is before the first move, -1 behind all of it"`
	Edition  string `json:"edition,omitempty"`
	Lang     string `json:"lang,omitempty" jsonschema:"en or fr"`
}

// tableOut is a table as it stands.
type tableOut struct {
	Table   string   `json:"table" jsonschema:"its name, for further calls"`
	Closed  string   `json:"closed,omitempty" jsonschema:"the table that was closed for this one, as a client has 8 at most"`
	Left    string   `json:"left_out,omitempty" jsonschema:"whose effect is not known here, or not all of it, and is not played"`
	Events  []event  `json:"events" jsonschema:"what has happened since"`
	Asks    string   `json:"asks,omitempty" jsonschema:"the open question"`
	Player  string   `json:"player,omitempty" jsonschema:"who is asked"`
	Clauses []clause `json:"clauses,omitempty" jsonschema:"by which it is asked"`
	Legal   []legal  `json:"legal" jsonschema:"all legal answers"`
	Over    bool     `json:"over" jsonschema:"the game is over"`
	Stands  string   `json:"stands,omitempty" jsonschema:"play waits before this step; the next move goes on"`
	Refused *fault   `json:"refused,omitempty" jsonschema:"what was not played; the table stands as before it. Only where refused is true in it the rules say no: else it is no answer, or does not hold"`
	Given   int      `json:"given" jsonschema:"how many of the answers were given"`
	Played  int      `json:"played" jsonschema:"steps played so far"`
	Next    string   `json:"next,omitempty" jsonschema:"the line that the script goes on with"`
	Tries   []string `json:"tries,omitempty" jsonschema:"the titles of the branches (what_if) that the script has here: they are not played at the table"`
	Branch  int      `json:"branch,omitempty" jsonschema:"before lies in a branch (what_if) that begins on this line: the table stands before that"`
	Rests   string   `json:"rests_on"`
}

// legal is a legal answer.
type legal struct {
	N       int      `json:"n"`
	Line    string   `json:"line" jsonschema:"as a script says it"`
	Clauses []string `json:"clauses,omitempty" jsonschema:"by which it does what it does at once"`
	Comes   string   `json:"comes,omitempty" jsonschema:"the first thing that it brings about"`
}

func (s *Server) openTable(_ context.Context, req *sdk.CallToolRequest, in openIn) (*sdk.CallToolResult, tableOut,
	error) {
	l, err := s.lang(in.Lang)
	if err != nil {
		return nil, tableOut{}, err
	}
	setup := table.Setup{Language: s.Language, File: "script", Source: in.Script, Before: in.Before,
		Options: scenario.Options{Edition: strings.ToLower(in.Edition), Use: s.use}}
	given := 0
	for _, x := range []string{in.Script, in.Scenario, in.Game} {
		if x != "" {
			given++
		}
	}
	switch {
	case given != 1:
		return nil, tableOut{}, wrong("a table is opened from a script, a scenario or a game: name one of them")
	case in.Scenario != "":
		script, shelf := s.script(in.Scenario)
		if script == nil {
			return nil, tableOut{}, wrong("there is no scenario %q", clip(in.Scenario))
		}
		setup.Name, setup.Source, setup.Options.Use = in.Scenario, script.Source, shelf.Folder.Use
	case in.Game != "":
		game, err := s.game(in.Game)
		if err != nil {
			return nil, tableOut{}, err
		}
		if setup.Source, err = table.New(game, in.Players); err != nil {
			return nil, tableOut{}, wrong("%s", engine.Tell(err, l))
		}
	}
	if last := strings.Count(strings.TrimRight(setup.Source, "\n"), "\n") + 1; in.Before < table.End || in.Before > last {
		return nil, tableOut{}, wrong("before is a line of the script, 1 to %d, or 0 or -1, and not %d", last, in.Before)
	}
	t, err := table.Open(setup)
	if err != nil {
		return nil, tableOut{}, wrong("%s", faultOf(err, l).whole)
	}
	all := s.of(req.Session)
	all.mu.Lock()
	defer all.mu.Unlock()
	x, closed := all.add(t, nil)
	out := standing(x, l, x.Events(0))
	out.Closed, out.Left = closed, saysLeftOut(x.Game(), x.Log(), l)
	out.Branch = table.BranchAt("script", setup.Source, in.Before)
	return told(&out), out, nil
}

// standing tells how a table stands, and what has happened at it.
func standing(x *seated, l engine.Lang, happened []table.Event) tableOut {
	at, _ := x.Played()
	out := tableOut{Table: x.name, Events: boundedEvents(stepEvents(happened, l)), Legal: []legal{}, Played: at,
		Rests: playedNow, Stands: x.Stands().In(l), Next: x.Next(), Tries: x.Tries()}
	if out.Events == nil {
		out.Events = []event{}
	}
	q := x.Question()
	if q == nil {
		out.Over = out.Stands == ""
		return out
	}
	out.Asks, out.Player = q.Asks.In(l), q.Player
	for _, c := range q.Clauses {
		out.Clauses = append(out.Clauses, clause{ID: c.ID, Says: c.Says.In(l)})
	}
	for i := range q.Answers {
		a := legal{N: i + 1, Line: q.Answers[i].Line.In(l)}
		if comes, _ := x.Comes(i); len(comes) > 0 {
			a.Comes = comes[0].Says.In(l)
			for _, c := range comes[0].Clauses {
				a.Clauses = append(a.Clauses, c.ID)
			}
		}
		out.Legal = append(out.Legal, a)
	}
	return out
}

// told writes how a table stands for reading.
func told(out *tableOut) *sdk.CallToolResult {
	var b strings.Builder
	b.WriteString(out.Table + "\n")
	if out.Closed != "" {
		fmt.Fprintf(&b, "%s was closed for it: %d tables are open at most\n", out.Closed, mostTables)
	}
	if out.Branch > 0 {
		fmt.Fprintf(&b, "that line stands in a branch, which is not played here: the table stands before it, on line %d\n",
			out.Branch)
	}
	if out.Left != "" {
		b.WriteString("warning: " + out.Left + "\n")
	}
	for i := range out.Events {
		out.Events[i].write(&b)
	}
	if out.Refused != nil {
		b.WriteString("\n" + out.Refused.heading() + "\n" + out.Refused.whole + "\n")
	}
	switch {
	case out.Stands != "":
		b.WriteString("\nplay waits before: " + out.Stands + "; the next move goes on\n")
	case out.Over:
		b.WriteString("\nthe game is over\n")
	default:
		b.WriteString("\nopen question: " + out.Asks)
		for _, c := range out.Clauses {
			b.WriteString("  [" + c.ID + "]")
		}
		b.WriteString("\n")
	}
	for _, a := range out.Legal {
		fmt.Fprintf(&b, "  %d  %s", a.N, a.Line)
		if len(a.Clauses) > 0 {
			b.WriteString("  [" + strings.Join(a.Clauses, " ") + "]")
		}
		b.WriteString("\n")
	}
	if len(out.Tries) > 0 {
		b.WriteString("tried here in branches, and not played (run_script tells what comes of them): " +
			strings.Join(out.Tries, "; ") + "\n")
	}
	if out.Next != "" {
		b.WriteString("the script goes on with: " + out.Next + "\n")
	}
	return text(&b)
}

type answerIn struct {
	Table   string   `json:"table,omitempty" jsonschema:"the table; the newest unless said"`
	Answers []string `json:"answers" jsonschema:"given one after the other: lines of a script, numbers of legal answers, or words (plays Punch); the first that is not taken ends it. next plays the line that the script goes on with"`
	Fork    bool     `json:"fork,omitempty" jsonschema:"play on at a new table, and leave this one as it stands: what if. Where the first answer is not taken there is no new table"`
	Lang    string   `json:"lang,omitempty" jsonschema:"en or fr"`
}

// mostAnswers is how many answers one call gives.
const mostAnswers = 100

func (s *Server) answer(ctx context.Context, req *sdk.CallToolRequest, in answerIn) (*sdk.CallToolResult, tableOut,
	error) {
	l, err := s.lang(in.Lang)
	if err != nil {
		return nil, tableOut{}, err
	}
	if len(in.Answers) == 0 || len(in.Answers) > mostAnswers {
		return nil, tableOut{}, wrong("there are %d answers; give 1 to %d", len(in.Answers), mostAnswers)
	}
	x, all, err := s.at(req.Session, in.Table)
	if err != nil {
		return nil, tableOut{}, err
	}
	defer all.mu.Unlock()
	from := x
	if in.Fork {
		fork, err := x.Fork()
		if err != nil {
			return nil, tableOut{}, err
		}
		x = &seated{Table: fork}
	}
	var happened []table.Event
	var no error
	given := 0
	for _, said := range in.Answers {
		var step table.Step
		if said == "next" {
			var n int
			if n, no = x.Redo(1); no == nil && n == 0 {
				no = wrong("the script goes on with nothing")
			} else if no == nil {
				step = x.Last()
			}
		} else {
			step, no = x.Answer(said)
		}
		if no != nil || ctx.Err() != nil {
			break
		}
		given++
		happened = append(happened, step.Events...)
	}
	closed := ""
	switch {
	case in.Fork && given > 0:
		x, closed = all.add(x.Table, from)
	case in.Fork: // there is nothing to play on with
		x.Close()
		x = from
	}
	out := standing(x, l, happened)
	out.Given, out.Closed = given, closed
	if no != nil {
		out.Refused = faultOf(no, l)
		out.Refused.doubt(in.Answers[given], x)
	}
	return told(&out), out, nil
}

// doubt tells of a refusal that the words may have meant something else: they end with the name of a player, and were
// taken as those of a card.
func (f *fault) doubt(said string, x *seated) {
	words := strings.Fields(said)
	if !f.Refused || strings.ContainsAny(said, `":`) || len(words) < 2 {
		return
	}
	last := engine.FoldName(words[len(words)-1])
	for _, name := range x.Names() {
		if engine.FoldName(name) == last && strings.Contains(f.Says, name) && len(x.Rules().Called(name)) == 0 {
			note := name + " is a player and no card: if something else is meant, say it as a line of a script"
			f.Hint = strings.TrimPrefix(f.Hint+"; "+note, "; ")
			f.whole += "\n  " + note
		}
	}
}

type undoIn struct {
	Table string `json:"table,omitempty"`
	Steps int    `json:"steps,omitempty" jsonschema:"how many are taken back; 1 unless said"`
	Lang  string `json:"lang,omitempty" jsonschema:"en or fr"`
}

func (s *Server) undo(_ context.Context, req *sdk.CallToolRequest, in undoIn) (*sdk.CallToolResult, tableOut, error) {
	l, err := s.lang(in.Lang)
	if err != nil {
		return nil, tableOut{}, err
	}
	x, all, err := s.at(req.Session, in.Table)
	if err != nil {
		return nil, tableOut{}, err
	}
	defer all.mu.Unlock()
	if in.Steps < 0 {
		return nil, tableOut{}, wrong("steps is a number from 1 on")
	}
	n, err := x.Undo(max(1, in.Steps))
	if err != nil {
		return nil, tableOut{}, err
	}
	if n == 0 {
		return nil, tableOut{}, wrong("nothing has been played yet")
	}
	out := standing(x, l, nil)
	return told(&out), out, nil
}

type whyIn struct {
	Table string `json:"table,omitempty"`
	Move  string `json:"move" jsonschema:"what somebody would do: a line of a script, or words (buys Kick, Ben defends with Cosmic Staff)"`
	Lang  string `json:"lang,omitempty" jsonschema:"en or fr"`
}

type whyOut struct {
	Legal   bool    `json:"legal"`
	Refused *fault  `json:"refused,omitempty" jsonschema:"why not; of a legal answer: why it cannot be played on from there"`
	Comes   []event `json:"comes,omitempty" jsonschema:"of a legal answer: what it would bring about"`
	Unseen  bool    `json:"unseen,omitempty" jsonschema:"and it goes on with a card that nobody has seen"`
	Rests   string  `json:"rests_on"`
}

func (s *Server) whyNot(_ context.Context, req *sdk.CallToolRequest, in whyIn) (*sdk.CallToolResult, whyOut, error) {
	out := whyOut{Rests: playedNow}
	l, err := s.lang(in.Lang)
	if err != nil {
		return nil, out, err
	}
	x, all, err := s.at(req.Session, in.Table)
	if err != nil {
		return nil, out, err
	}
	defer all.mu.Unlock()
	no, err := x.Why(in.Move)
	if err == nil && no != nil && !no.Refused {
		err = no
	}
	if err != nil {
		f := faultOf(err, l)
		return nil, out, wrong("%s\n%s", f.heading(), f.whole)
	}
	var b strings.Builder
	if no != nil {
		out.Refused = faultOf(no, l)
		out.Refused.doubt(in.Move, x)
		b.WriteString("NOT LEGAL\n" + out.Refused.whole + "\n")
		return text(&b), out, nil
	}
	out.Legal = true
	fork, err := x.Fork()
	if err != nil {
		return nil, out, err
	}
	defer fork.Close()
	step, stops := fork.Try(in.Move)
	if stops != nil { // a card whose effect is not known comes up, for one
		out.Refused = faultOf(stops, l)
		b.WriteString("LEGAL, but it cannot be played on from there\n" + out.Refused.whole + "\n")
		return text(&b), out, nil
	}
	b.WriteString("LEGAL\n")
	happened := step.Events
	if i, err := x.FindAsked(in.Move); err == nil && i >= 0 {
		happened, out.Unseen = x.Comes(i) // before it is decided, nothing is turned up
	}
	out.Comes = boundedEvents(stepEvents(happened, l))
	for i := range out.Comes {
		out.Comes[i].write(&b)
	}
	if out.Unseen {
		b.WriteString("… " + table.Unseen.In(l) + "\n")
	}
	return text(&b), out, nil
}

type lookIn struct {
	Table string `json:"table,omitempty"`
	What  string `json:"what,omitempty" jsonschema:"board (default), log, or script: what was played as a scenario that runs"`
	Lang  string `json:"lang,omitempty" jsonschema:"en or fr"`
}

type lookOut struct {
	Board  *board `json:"board,omitempty"`
	Log    string `json:"log,omitempty"`
	Script string `json:"script,omitempty"`
	Ends   bool   `json:"ends,omitempty" jsonschema:"of a script: no question is open, so it passes as it stands"`
}

func (s *Server) look(_ context.Context, req *sdk.CallToolRequest, in lookIn) (*sdk.CallToolResult, lookOut, error) {
	out := lookOut{}
	l, err := s.lang(in.Lang)
	if err != nil {
		return nil, out, err
	}
	x, all, err := s.at(req.Session, in.Table)
	if err != nil {
		return nil, out, err
	}
	defer all.mu.Unlock()
	var b strings.Builder
	switch in.What {
	case "", "board":
		out.Board = boardOf(x.Board().Unnamed(), l)
		out.Board.write(&b)
	case "log":
		out.Log = boundedLog(x.Log().Seen(), l)
		b.WriteString(out.Log)
	case "script":
		out.Script, out.Ends = x.Script(l), x.Unfinished() == nil
		b.WriteString(out.Script)
	default:
		return nil, out, wrong("what is board, log or script, and not %q", clip(in.What))
	}
	return text(&b), out, nil
}
