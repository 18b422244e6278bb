package play

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
	"tablereferee/referee/scenario"
	"tablereferee/referee/table"
)

// Session is what is played at a table, and on branches of it. It is driven by one goroutine; whoever is done with it
// closes it.
type Session struct {
	tables []*table.Table // the last is the one that is played at
	tried  []engine.Text  // on each branch but the main line
	policy int            // by which Auto plays
}

// maxBranches bounds how deep branches nest.
const maxBranches = 20

// New begins at a table, which the session closes.
func New(t *table.Table) *Session { return &Session{tables: []*table.Table{t}} }

// Table is the one that is played at: that of the innermost branch.
func (s *Session) Table() *table.Table { return s.tables[len(s.tables)-1] }

// Tried is what was tried on each branch, the outermost first; empty on the main line.
func (s *Session) Tried() []engine.Text { return s.tried }

// Close ends all tables.
func (s *Session) Close() {
	for _, t := range s.tables {
		t.Close()
	}
}

// Read tells what a line asks for, as the function does; but what is a legal answer word by word is that: a game may
// call something by the word of a command.
func (s *Session) Read(line string) (Command, string) {
	c, arg := Read(line)
	if c != Answer && arg != "" {
		if i, err := s.Table().Find(line); err == nil && i >= 0 {
			return Answer, strings.TrimSpace(line)
		}
	}
	return c, arg
}

// Reply is what came of a command that plays.
type Reply struct {
	Command Command
	Events  []table.Event // what has happened
	Took    []table.Taken // what was taken by itself, as there was no other answer
	From    int           // how many events had happened before
	Line    string        // of the script, that of an answer
	N       int           // how many answers were given, taken back or played again
	Note    engine.Text   // what else there is to say
	Err     error         // why nothing was done, or no more: a *scenario.Failure where the rules say so
}

// Do does what a command asks for that plays: all but those that only show something.
func (s *Session) Do(ctx context.Context, c Command, arg string) Reply {
	r := Reply{Command: c}
	from := len(s.Table().Log().Events)
	if c.lacks(arg) {
		r.Err = lacking(c)
		return r
	}
	switch c {
	case Next:
		s.next(&r)
	case Undo, Redo:
		s.move(&r, arg)
	case WhatIf:
		s.branch(&r, arg)
	case Back:
		if len(s.tried) == 0 {
			r.Err = engine.Errorf("this is the main line, and no branch: there is nothing to go back to",
				"c'est la ligne principale, et non une branche : il n'y a nulle part où retourner")
			return r
		}
		s.Table().Close()
		s.tables, s.tried = s.tables[:len(s.tables)-1], s.tried[:len(s.tried)-1]
		return r
	case Auto:
		s.auto(ctx, &r, arg)
	default:
		if r.Err = s.answer(s.Table(), arg); r.Err == nil {
			r.N = 1
		}
	}
	if at := s.Table(); r.N > 0 && c != Undo {
		r.Events, r.Took, r.From = at.Events(from), at.Took(), from
		r.Line = at.Last().Line
		if c == Answer && len(r.Events) == 0 && len(r.Took) > 0 {
			r.Note = engine.Text{"nothing more happens by that: it was taken by itself, as there was no other answer",
				"il n'arrive rien de plus : cela s'était fait de soi-même, faute d'autre réponse"}
		}
	}
	return r
}

// lacking says what stands behind a command.
func lacking(c Command) error {
	w := c.word()
	return engine.Errorf("behind %q stands what it is about:  %s %s", "derrière %q vient ce dont il s'agit :  %s %s",
		c.Typed(), c.Typed(), w.With)
}

// answer gives an answer. Of words that mean nothing it is said which command may be meant.
func (s *Session) answer(t *table.Table, said string) error {
	_, err := t.Answer(said)
	var f *scenario.Failure
	if err == nil || errors.As(err, &f) && f.Refused {
		return err
	}
	meant := near(said)
	if meant == "" || f == nil {
		return err
	}
	hint := engine.Sayf("did you mean the command %q?", "vouliez-vous dire la commande %q ?", meant)
	if f.Hint != (engine.Text{}) {
		hint = engine.Join([]engine.Text{f.Hint, hint}, engine.Text{"\n  "})
	}
	told := *f
	told.Hint = hint
	return &told
}

// next plays what is recorded, or goes on from a step at which play stands.
func (s *Session) next(r *Reply) {
	t := s.Table()
	at, of := t.Played()
	switch {
	case at < of:
		if r.N, r.Err = t.Redo(1); r.N > 0 {
			return
		}
	case t.Stands() != (engine.Text{}):
		if r.Err = t.Onward(); r.Err == nil {
			r.N = 1
		}
	default:
		r.Note = engine.Text{"nothing is recorded that comes next: give an answer, by its number or in words",
			"rien d'enregistré ne vient ensuite : donnez une réponse, par son numéro ou en mots"}
	}
}

// move takes back, or plays again.
func (s *Session) move(r *Reply, arg string) {
	n := 1
	if arg != "" {
		var err error
		if n, err = strconv.Atoi(arg); slices.Contains([]string{"all", "tout"}, engine.FoldName(arg)) {
			n, err = 1<<30, nil
		}
		if err != nil || n < 1 {
			r.Err = engine.Errorf("%q is no number of answers: it is a whole number from 1 on, or all",
				"%q n'est pas un nombre de réponses : c'est un nombre entier, 1 ou plus, ou tout", clip(arg))
			return
		}
	}
	if r.Command == Undo {
		r.N, r.Err = s.Table().Undo(n)
		if r.N == 0 && r.Err == nil {
			r.Note = engine.Text{"nothing has been played that could be taken back",
				"rien n'a été joué qui puisse être repris"}
		}
		return
	}
	r.N, r.Err = s.Table().Redo(n)
	if r.N == 0 && r.Err == nil {
		r.Note = engine.Text{"nothing was taken back, and nothing is recorded that comes next",
			"rien n'a été repris, et rien d'enregistré ne vient ensuite"}
	}
}

// branch tries an answer on a branch.
func (s *Session) branch(r *Reply, said string) {
	if len(s.tried) == maxBranches {
		r.Err = engine.Errorf("%d branches lie within each other here, and no more do: go back first",
			"%d branches sont ici les unes dans les autres, et pas davantage : retournez d'abord", maxBranches)
		return
	}
	fork, err := s.Table().Fork()
	if err == nil {
		err = s.answer(fork, said)
	}
	if err != nil {
		if fork != nil {
			fork.Close()
		}
		r.Err = err
		return
	}
	tried := engine.Each(func(engine.Lang) string { return clip(said) })
	if i, err := s.Table().Find(said); err == nil && i >= 0 { // a number says nothing later on
		tried = s.Table().Question().Answers[i].Says
	}
	s.tables, s.tried = append(s.tables, fork), append(s.tried, tried)
	r.N = 1
}

// maxAuto bounds how many answers the program gives at once.
const maxAuto = 4_000

// auto has the program play on by a policy of the game.
func (s *Session) auto(ctx context.Context, r *Reply, arg string) {
	t := s.Table()
	most, toEnd, turn := maxAuto, false, true
	policies := t.Game().Policies
	for _, word := range strings.Fields(arg) {
		said := engine.FoldName(word)
		n, err := strconv.Atoi(word)
		i := slices.IndexFunc(policies, func(p engine.Playing) bool { return engine.FoldName(p.Name) == said })
		switch {
		case err == nil && n >= 1:
			most, turn = min(n, maxAuto), false
		case said == "turn" || said == "tour":
		case said == "end" || said == "fin":
			toEnd, turn = true, false
		case i >= 0:
			s.policy = i
		default:
			var names []string
			for _, p := range policies {
				names = append(names, p.Name)
			}
			r.Err = engine.Errorf("auto takes a number of answers, turn, end, or a way of playing (%[2]s), and not %[1]q%[3]v",
				"auto prend un nombre de réponses, tour, fin, ou une manière de jouer (%[2]s), et non %[1]q%[3]v", clip(word),
				strings.Join(names, ", "), meant(engine.Nearest(clip(word), append(names, "turn", "end", "tour", "fin"))))
			return
		}
	}
	decider := policies[s.policy].New(1)
	seat, nth := t.Turn()
	for r.N < most && ctx.Err() == nil {
		q := t.Question()
		if q == nil {
			if t.Stands() == (engine.Text{}) {
				break
			}
			if r.Err = t.Onward(); r.Err != nil {
				return
			}
			r.N++
			continue
		}
		if now, n := t.Turn(); turn && q.Menu && r.N > 0 && (now != seat || n != nth) {
			break
		}
		i, err := t.Chosen(decider)
		if err == nil {
			_, err = t.Give(i)
		}
		if err != nil {
			r.Err = err
			return
		}
		r.N++
	}
	if q := t.Question(); toEnd && q != nil && r.N == most {
		r.Note = engine.Sayf("the game is not over after %d answers: auto goes on from here",
			"la partie n'est pas finie après %d réponses : auto continue d'ici", most)
	}
}

// meant proposes a name, nothing where there is none to propose.
func meant(name string) engine.Text {
	if name == "" {
		return engine.Text{}
	}
	return engine.Sayf("; did you mean %q?", " ; vouliez-vous dire %q ?", name)
}

// clip cuts what somebody has said to what a message can bear.
func clip(s string) string {
	const most = 60
	if len(s) > most {
		s = strings.ToValidUTF8(s[:most], "") + "…"
	}
	return s
}

// Reasons is why something is legal or is not.
type Reasons struct {
	Line    engine.Text    // of the legal answer that it is; empty where it is none
	Says    engine.Text    // the same as the log tells it
	Clauses []table.Clause // by which it does what it does at once
	Comes   []table.Event  // what it would bring about
	Unseen  bool           // and that it goes on with a card that nobody has seen
	No      *scenario.Failure
}

// WhyOf tells why something is not legal, or what it would bring about. The error is that of words that mean nothing.
func (s *Session) WhyOf(said string) (Reasons, error) {
	if Why.lacks(said) {
		return Reasons{}, lacking(Why)
	}
	t := s.Table()
	i, err := t.FindAsked(said)
	if err != nil {
		return Reasons{}, err
	}
	if no, err := t.Why(said); no != nil || err != nil || i < 0 {
		return Reasons{No: no}, err
	}
	a := t.Question().Answers[i]
	comes, unseen := t.Comes(i)
	return Reasons{Line: a.Line, Says: a.Says, Clauses: t.ClausesOf(i), Comes: comes, Unseen: unseen}, nil
}
