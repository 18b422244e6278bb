// Package explain tells why each thing in a log has happened: which line of the script led to it, by which clauses, and
// at each choice what else could have been done, and what that would have brought about.
package explain

import (
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/referee/scenario"
)

// Account is an explained log.
type Account struct {
	Title    string
	Question engine.Text
	Ruling   engine.Text
	Steps    []Step        // in the order of the log
	Clauses  []Clause      // each that is cited, once, in the order in which they first are
	Head     []engine.Text // how the table was set up, line by line; only of Told
}

// Step is what a line of the log tells.
type Step struct {
	Line    int    // of the script, 0 for what no line of it has led to
	Depth   int    // how deep it stands under what caused it
	Branch  string // the title of the branch that begins here
	Within  []int  // the lines of the script at which the branches stand in which it is told, the outermost first
	Says    engine.Text
	Clauses []string    // the ids of those that caused it
	Others  []Other     // of an answer: what else could have been answered
	Or      engine.Text // the same in one line; only of Told
	Chosen  bool        // it is an answer
	Ends    bool        // it tells what is otherwise at the end of a branch
	In      *engine.Log // that tells it, of the game or of a branch; nil of a set-up that is impossible
	Event   int         // of that log; -1 where no event is told
}

// Other is what could have been answered as well.
type Other struct {
	Line  engine.Text // of a script
	Says  engine.Text
	Known bool // whether it is known what it would have brought about
	Comes []Event
}

// Event is something that would have happened.
type Event struct {
	Says    engine.Text
	Clauses []string
}

// Clause is a clause that is cited.
type Clause struct {
	ID   string
	Says engine.Text
}

// mostComing bounds what is told of an answer that was not given: no turn has as many events.
const mostComing = 500

// choice is where a log tells of an answer.
type choice struct {
	log   *engine.Log
	event int
}

// Of runs a script and explains its log. What has gone wrong stands in the result; as far as play has come, it is
// explained all the same. The account is nil where nothing has been played.
func Of(s *scenario.Script, opts scenario.Options) (*Account, *scenario.Result) {
	others := map[choice][]scenario.Other{}
	opts.Answered = func(a scenario.Answered) { others[choice{a.Log, a.Event}] = a.Others }
	result := s.Run(opts)
	if result.Log == nil {
		return nil, result
	}
	t := teller{log: result.Log, rules: result.Log.Rules, others: others, known: map[string]bool{},
		within: map[*engine.Log][]int{}, titles: map[*engine.Log]string{}}
	t.stand(result.Log, nil)
	a := &Account{Title: result.Title, Question: result.Question, Ruling: result.Ruling}
	a.Steps = append(t.impossible(), t.steps()...)
	a.Clauses = t.clauses
	return a, result
}

// Told explains the log of a run that is over, more briefly than Of: what else could have been answered is named, and
// not tried. The account is nil where nothing has been played.
func Told(result *scenario.Result) *Account {
	if result.Log == nil {
		return nil
	}
	t := teller{log: result.Log, rules: result.Log.Rules, known: map[string]bool{},
		within: map[*engine.Log][]int{}, titles: map[*engine.Log]string{}, brief: true}
	t.stand(result.Log, nil)
	a := &Account{Title: result.Title, Question: result.Question, Ruling: result.Ruling}
	a.Steps = append(t.impossible(), t.steps()...)
	a.Clauses, a.Head = t.clauses, t.head
	return a
}

// At gives what a line of the script has led to: of a line that begins a branch, the whole branch.
func (a *Account) At(line int) *Account {
	out := *a
	out.Steps, out.Clauses = nil, nil
	cited := map[string]bool{}
	for _, s := range a.Steps {
		if s.Line != line && !slices.Contains(s.Within, line) {
			continue
		}
		out.Steps = append(out.Steps, s)
		for _, id := range s.Clauses {
			cited[id] = true
		}
		for _, o := range s.Others {
			for _, e := range o.Comes {
				for _, id := range e.Clauses {
					cited[id] = true
				}
			}
		}
	}
	for _, c := range a.Clauses {
		if cited[c.ID] {
			out.Clauses = append(out.Clauses, c)
		}
	}
	return &out
}

// Lines gives the lines of the script that have led to anything, in order.
func (a *Account) Lines() (lines []int) {
	for i := range a.Steps {
		if n := a.Steps[i].Line; n > 0 {
			lines = append(lines, n)
		}
	}
	slices.Sort(lines)
	return slices.Compact(lines)
}

// teller makes the account.
type teller struct {
	log     *engine.Log
	rules   *engine.Rules
	others  map[choice][]scenario.Other
	within  map[*engine.Log][]int // the lines of the branches in which a log stands
	titles  map[*engine.Log]string
	known   map[string]bool
	clauses []Clause
	brief   bool // what else could have been answered is only named
	head    []engine.Text
}

// stand notes of each branch in which others it stands.
func (t *teller) stand(l *engine.Log, in []int) {
	t.within[l] = in
	for i := range l.Branches {
		t.titles[l.Branches[i].Log] = l.Branches[i].Title
		t.stand(l.Branches[i].Log, append(slices.Clip(in), l.Branches[i].Line))
	}
}

// cites gives the ids of some clauses and notes what they say.
func (t *teller) cites(cite engine.Clauses) (ids []string) {
	for c := range cite.All() {
		if !t.rules.Printed(c) {
			continue
		}
		info := t.rules.Book.Info(c)
		ids = append(ids, info.ID)
		if !t.known[info.ID] {
			t.known[info.ID] = true
			t.clauses = append(t.clauses, Clause{info.ID, info.Text().Says})
		}
	}
	return ids
}

// impossible tells of the set-ups that were refused.
func (t *teller) impossible() (out []Step) {
	for i := range t.log.Impossible {
		e := &t.log.Impossible[i]
		out = append(out, Step{Line: e.Line, Event: -1, Says: engine.Sayf("this set-up is impossible: %s",
			"cette mise en place est impossible : %s", e.Msg), Clauses: t.cites(e.Cite)})
	}
	return out
}

// steps tells of what the lines of the log say.
func (t *teller) steps() (out []Step) {
	told := log.Lines(t.log)
	bare := t.log.Bare(false)
	// Of answers the bare log says what was answered and not what else could have been; it has the same events.
	plain := body(bare)
	lines := engine.Each(func(l engine.Lang) string { return string(log.Text(t.log, l)) })
	var said [len(engine.Text{})][]string
	for l := range engine.Spoken() {
		said[l] = strings.Split(lines.In(l), "\n")
	}
	nth, began := 0, map[*engine.Log]bool{}
	for i := range told {
		line := &told[i]
		if line.Log == nil {
			if t.brief {
				t.edge(engine.Each(func(l engine.Lang) string { return said[l][i] }))
			}
			continue
		}
		s := Step{Line: line.Line(), Within: t.within[line.Log], In: line.Log, Event: line.Event}
		english := said[engine.EN][i]
		s.Depth = (len(english) - len(strings.TrimLeft(english, " "))) / 2
		if line.Event < 0 {
			s.Says = engine.Each(func(l engine.Lang) string { return strings.TrimSpace(said[l][i]) })
			if s.Ends = began[line.Log]; !s.Ends {
				began[line.Log] = true
				s.Branch, s.Within = t.titles[line.Log], s.Within[:len(s.Within)-1]
			}
			out = append(out, s)
			continue
		}
		e := &line.Log.Events[line.Event]
		s.Clauses = t.cites(e.Cite)
		s.Says = engine.Each(func(l engine.Lang) string { return uncited(said[l][i], e.Cite) })
		if e.Kind == engine.Chosen {
			s.Or = besides(s.Says, plain[nth])
			s.Chosen, s.Says = true, plain[nth]
			s.Others = t.instead(line.Log, line.Event)
		}
		nth++
		out = append(out, s)
	}
	return out
}

// edge takes a line of the head of the log.
func (t *teller) edge(said engine.Text) {
	english := said[engine.EN]
	switch {
	case strings.HasPrefix(english, "given ") || strings.HasPrefix(english, "players "):
		t.head = append(t.head, engine.Each(func(l engine.Lang) string { return afterWord(said[l]) }))
	case strings.HasPrefix(english, "cards ") || strings.HasPrefix(english, "rule "):
		t.head = append(t.head, said)
	}
}

// afterWord is a line without its first word.
func afterWord(line string) string {
	_, rest, _ := strings.Cut(line, " ")
	return rest
}

// besides gives what a line of the log has beyond what was answered: what else could have been.
func besides(whole, plain engine.Text) engine.Text {
	return engine.Each(func(l engine.Lang) string {
		rest, ok := strings.CutPrefix(whole[l], plain[l])
		if !ok {
			return ""
		}
		return strings.TrimPrefix(strings.TrimPrefix(rest, "; "), " ; ")
	})
}

// body gives the events of a log, line by line, without their indentation.
func body(l *engine.Log) (out []engine.Text) {
	told := log.Lines(l)
	var said [len(engine.Text{})][]string
	for lang := range engine.Spoken() {
		said[lang] = strings.Split(string(log.Text(l, lang)), "\n")
	}
	for i := range told {
		if told[i].Log != nil && told[i].Event >= 0 {
			out = append(out, engine.Each(func(lang engine.Lang) string { return strings.TrimSpace(said[lang][i]) }))
		}
	}
	return out
}

// uncited takes the indentation and the clauses off a line.
func uncited(line string, cite engine.Clauses) string {
	line = strings.TrimSpace(line)
	if at := strings.LastIndex(line, " ["); at >= 0 && cite != 0 && strings.HasSuffix(line, "]") {
		line = strings.TrimRight(line[:at], " ")
	}
	return line
}

// instead tells what else could have been answered.
func (t *teller) instead(in *engine.Log, event int) (out []Other) {
	for _, o := range t.others[choice{in, event}] {
		other := Other{Line: o.Line, Says: o.Says, Known: o.Comes != nil}
		if o.Comes != nil {
			for i := 1; i < min(len(o.Comes.Events), mostComing); i++ { // the first is the answer itself
				other.Comes = append(other.Comes, Event{engine.Each(func(l engine.Lang) string {
					return log.EventText(o.Comes, i, l)
				}), t.cites(o.Comes.Events[i].Cite)})
			}
		}
		out = append(out, other)
	}
	return out
}

// Again says whether an event tells an answer again, in as many words or more: "Ann plays Punch" and "Ann plays
// Punch: …".
func Again(answer, event engine.Text) bool {
	for l := range engine.Spoken() {
		more, same := strings.CutPrefix(event.In(l), answer.In(l))
		if !same || more != "" && !strings.HasPrefix(strings.TrimLeft(more, " \u00a0"), ":") {
			return false
		}
	}
	return true
}
