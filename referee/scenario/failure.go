package scenario

import (
	"fmt"
	"strconv"
	"strings"

	"tablereferee/engine"
)

// Failure is what went wrong at a line of a script: what happened, by which clause, and what was legal instead.
type Failure struct {
	What        string   // one sentence
	Clauses     []string // the ids it rests on
	Says        []string // what these clauses say
	Legal       []string // the legal moves, each as the line to paste
	Hint        string   // "did you mean ...?"
	Recent      []string // the last events, for failed expectations
	Expectation bool     // an expectation failed, the script itself is sound
	Refused     bool     // the rules refused a move
	Cite        engine.Clauses
}

// Error gives the whole account, the first line being the sentence.
func (f *Failure) Error() string {
	var b strings.Builder
	b.WriteString(f.What)
	if len(f.Clauses) > 0 {
		b.WriteString(" [" + strings.Join(f.Clauses, " ") + "]")
	}
	if f.Hint != "" {
		b.WriteString("\n  " + f.Hint)
	}
	for i, s := range f.Says {
		b.WriteString("\n  " + f.Clauses[i] + ": " + s)
	}
	if len(f.Legal) > 0 {
		b.WriteString("\n  legal now:")
		for _, l := range f.Legal {
			b.WriteString("\n    " + l)
		}
	}
	if len(f.Recent) > 0 {
		b.WriteString("\n  what happened last:")
		for _, l := range f.Recent {
			b.WriteString("\n    " + l)
		}
	}
	return b.String()
}

// citing adds the clauses and what they say, as far as they stand in the booklet of the edition that is played.
func (f *Failure) citing(r *engine.Rules, cite engine.Clauses) *Failure {
	f.Cite = 0
	for c := range cite.All() {
		if !r.Printed(c) {
			continue
		}
		f.Cite = f.Cite.And(c)
		info := &r.Book.Clauses[c]
		f.Clauses = append(f.Clauses, info.ID)
		f.Says = append(f.Says, info.Says[engine.EN])
	}
	return f
}

// nearest is the hint for a misspelt word.
func nearest(wrong string, words []string) string {
	if n := engine.Nearest(wrong, words); n != "" {
		return fmt.Sprintf("did you mean %s?", strconv.Quote(n))
	}
	return ""
}

// lines gives every legal answer as the line of a script.
func (r *run) lines(q *engine.Question) []string {
	if q == nil {
		return nil
	}
	out := make([]string, len(q.Answers))
	for i := range q.Answers {
		out[i] = r.line(q, i)
	}
	return out
}

// line gives a legal answer as the line of a script: ann:plays "Punch".
func (r *run) line(q *engine.Question, i int) string {
	a := &q.Answers[i]
	who := r.variable(q.Player)
	verb := &r.m.Rules.Verbs[a.Verb]
	name, zone, number := r.m.AnswerThing(q.Answers, i, r.names, engine.EN)
	if name == "" {
		return who + ":" + verb.Word + "()"
	}
	if number > 1 || len(r.fitting(q, &engine.Attempt{Player: q.Player, Verb: a.Verb, Name: name, Zone: a.Zone})) > 1 {
		name += "#" + strconv.Itoa(number)
	}
	if zone == "" {
		return who + ":" + verb.Word + " " + strconv.Quote(name)
	}
	where := r.m.Info(a.Zone).ID
	if p := r.m.Owner(a.Zone); p != engine.NoPlayer {
		where = r.variable(p) + "." + where
	}
	return who + ":" + verb.Word + "(" + strconv.Quote(name) + ", " + where + ")"
}

// variable is the name under which a script most likely holds a player.
func (r *run) variable(p engine.Player) string {
	var b strings.Builder
	for _, c := range strings.ToLower(r.names[p]) {
		if c >= 'a' && c <= 'z' || c == '_' || b.Len() > 0 && c >= '0' && c <= '9' {
			b.WriteRune(c)
		}
	}
	if b.Len() == 0 {
		return "player" + strconv.Itoa(int(p)+1)
	}
	return b.String()
}

// recent gives the last events as text.
func (r *run) recent(n int) []string {
	if r.log == nil {
		return nil
	}
	var out []string
	for i := max(0, len(r.log.Events)-n); i < len(r.log.Events); i++ {
		out = append(out, r.log.EventText(i, engine.EN))
	}
	return out
}
