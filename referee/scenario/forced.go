package scenario

import (
	"slices"

	"tablereferee/engine"
)

// Answers that were the only ones there were: the rules take them by themselves and ask nobody. A script may write them
// down all the same, right where they were taken and in their order, each once; it need not.

// forced is what a run keeps of them.
type forced struct {
	again    int        // which of them is to be asked in another run, counted from 1; 0 for none
	excluded []excluded // those that a line may be meant to answer otherwise
	others   []other    // what is tried in refused instead of some of them
}

// excluded is a question with one answer that a line may be meant to answer otherwise.
type excluded struct {
	nth  int // of the questions with one answer, counted from 1
	hint engine.Text
	open bool // the line may as well be meant to answer the question that is open
}

// maxInstead bounds of how many questions it is asked what they say of one line.
const maxInstead = 8

// other is another answer than the one that was taken by itself, which is tried in refused. The question that has only
// that answer tells why, and it is past when refused is reached: so a first run finds what is tried, and another asks
// the rules in time.
type other struct {
	nth     int // of the questions with one answer, counted from 1
	attempt engine.Attempt
	where   place
	no      *judgement // nil until the rules are asked
}

// taken is an answer that was taken by itself.
type taken struct {
	player engine.Player
	source engine.CardID
	cite   engine.Clauses
	answer engine.Answer
	nth    int // of the questions with one answer, counted from 1
	at     int // how many events there were then
}

// unjudged are the same attempts for another run, which asks the rules itself.
func unjudged(others []other) []other {
	out := slices.Clone(others)
	for i := range out {
		out[i].no = nil
	}
	return out
}

// take notes that the rules have taken the only answer to a question. A no alone is none: who could not have said yes
// was not asked, and a script that says otherwise is mistaken.
func (r *run) take(q *engine.Question) {
	if q.Answers[0].Verb == engine.VerbDecline {
		return
	}
	for i := range r.others {
		if o := &r.others[i]; o.nth == r.single {
			before, asked := r.spot, *q
			asked.Answers = slices.Clone(q.Answers)
			r.spot = spot{place: o.where}
			o.no = r.judged(&asked, o.attempt)
			r.spot = before
		}
	}
	at := 0
	if r.log != nil {
		at = len(r.log.Events)
	}
	r.unasked = append(r.unasked, taken{q.Player, q.Source, q.Cite, q.Answers[0], r.single, at})
	r.note(q, 0, false)
}

// note notes an answer that no line of the script has given, where that is asked for.
func (r *run) note(q *engine.Question, i int, passed bool) {
	if r.opts != nil && r.opts.Notes && r.log != nil && len(r.result.Notes) < maxChecks {
		line := 0
		if n := len(r.log.Events); n > 0 {
			line = r.log.Line(n)
		}
		r.result.Notes = append(r.result.Notes, Note{line, r.line(q, i), passed})
	}
}

// insist says whether a question with one answer is asked all the same: a line of the script that comes later says more
// than that answer.
func (r *run) insist(*engine.Question) bool {
	r.single++
	insists := slices.Contains(r.insisted, r.single)
	r.past.singles = append(r.past.singles, insists)
	if r.back != nil {
		r.back.single(insists)
	}
	return insists
}

// asked is the question to which the answer was taken.
func (t *taken) asked() *engine.Question {
	return &engine.Question{Player: t.player, Source: t.source, Cite: t.cite, Answers: []engine.Answer{t.answer}}
}

// says whether a line of the script says what was taken.
func (r *run) says(t *taken, a *engine.Attempt) bool {
	return t.player == a.Player && len(r.fitting(t.asked(), a)) == 1
}

// wasTaken says whether a line of the script only writes down what was taken by itself. What was taken before that can
// no longer be written down.
func (r *run) wasTaken(a *engine.Attempt) bool {
	for i := range r.unasked {
		if r.says(&r.unasked[i], a) {
			r.unasked = r.unasked[i+1:]
			return true
		}
	}
	return false
}

// triesTaken says whether a line in refused only says what was taken by itself: outside of refused it would stand.
func (r *run) triesTaken(a *engine.Attempt) bool {
	i := slices.IndexFunc(r.unasked, func(t taken) bool { return r.says(&t, a) })
	if i < 0 {
		return false
	}
	was := r.unasked[i]
	r.trying.tried(nil)
	r.trying.taken = &was
	return true
}

// tookName says whether a name is among what was taken by itself.
func (r *run) tookName(a *engine.Attempt, name string) bool {
	said, use := *a, *a
	said.Name, use.Name, use.Verb = name, name, engine.VerbUse
	return slices.ContainsFunc(r.unasked, func(t taken) bool { return r.says(&t, &said) || r.says(&t, &use) })
}

// triesOther says whether a line in refused says something else than what was taken by itself, and has that question
// tell why. What the open question may be answered with is said of that one.
func (r *run) triesOther(q *engine.Question, a *engine.Attempt) bool {
	instead := r.insteadOf(a)
	instead = slices.DeleteFunc(instead, func(i int) bool {
		t := &r.unasked[i]
		return a.Verb != t.answer.Verb && (r.rules.Verbs[a.Verb].Turn || r.hasMoved(t))
	})
	if len(instead) == 0 || a.Verb == engine.VerbDecline {
		return false
	}
	if q != nil && q.Player == a.Player && (r.isMenu(q) && r.rules.Verbs[a.Verb].Turn || r.isAnswered(q, a)) {
		return false
	}
	var told *judgement
	for _, i := range instead {
		nth := r.unasked[i].nth
		at := slices.IndexFunc(r.others, func(o other) bool { return o.nth == nth && o.attempt == *a })
		if at < 0 {
			r.meant(q, *a) // a misspelt name is an error here
			r.others = append(r.others, other{nth: nth, attempt: *a, where: r.here()})
			r.trying.done, r.trying.later = true, true
			continue
		}
		switch no := r.others[at].no; {
		case no == nil:
			r.trying.done, r.trying.later = true, true
		case told == nil || !told.particular() && no.particular():
			told = no
		}
	}
	if !r.trying.later {
		r.trying.tried(r.deny(told))
	}
	return true
}

// isAnswered says whether a question is answered by the verb of a line.
func (r *run) isAnswered(q *engine.Question, a *engine.Attempt) bool {
	return slices.ContainsFunc(q.Answers, func(x engine.Answer) bool {
		return x.Verb == a.Verb || r.rules.Verbs[x.Verb].Like == a.Verb
	})
}

// hasMoved says whether the card of an answer that was taken lies elsewhere since: what a line tries with it, it tries
// now.
func (r *run) hasMoved(t *taken) bool {
	return t.answer.Card != 0 && r.m.In(t.answer.Card) != t.answer.Zone
}

// decides notes that a line of the script answers the open question: what was taken before lies behind it, except what
// the line says as well, for which it may be written once more.
func (r *run) decides(a *engine.Attempt) {
	again := slices.IndexFunc(r.unasked, func(t taken) bool { return r.says(&t, a) })
	if again < 0 {
		r.unasked = r.unasked[:0]
		return
	}
	r.unasked = append(r.unasked[:0], r.unasked[again])
}

// noChoice is the hint for a line that says something else than what was taken by itself: another thing by the same
// verb, or another verb of the same thing. It is empty where nothing was.
func (r *run) noChoice(q *engine.Question, a *engine.Attempt) engine.Text {
	instead := r.insteadOf(a)
	if len(instead) == 0 {
		return engine.Text{}
	}
	open := q != nil && q.Player == a.Player && !r.isMenu(q) && r.isAnswered(q, a)
	for _, i := range instead {
		// a move answers no such question
		if answers := a.Verb == r.unasked[i].answer.Verb || !r.rules.Verbs[a.Verb].Turn; r.trying == nil && answers {
			r.excluded = append(r.excluded, excluded{r.unasked[i].nth, r.itself(&r.unasked[i]), open})
		}
	}
	return r.itself(&r.unasked[instead[0]])
}

// insteadOf finds what was taken by itself where a line says something else: the questions that it may be meant to
// answer, in their order.
func (r *run) insteadOf(a *engine.Attempt) []int {
	var same, other []int // a card is no answer to which of several things is done, nor that to which card it is
	for i := range r.unasked {
		t := &r.unasked[i]
		said := *a
		said.Verb = t.answer.Verb
		switch {
		case t.player != a.Player || t.answer.Verb != a.Verb && !r.says(t, &said):
		case (t.answer.Option != 0) == (a.Option != 0):
			same = append(same, i)
		default:
			other = append(other, i)
		}
	}
	if len(same) == 0 {
		same = other
	}
	return same[:min(len(same), maxInstead)]
}

// notAsked is the hint where a player was to have a choice and was not asked: what was taken by itself. It is empty
// where nothing was.
func (r *run) notAsked(p engine.Player) engine.Text {
	if i := slices.IndexFunc(r.unasked, func(t taken) bool {
		return t.player == p
	}); i >= 0 && (r.d.q == nil || r.d.q.Player != p || r.isMenu(r.d.q)) {
		return r.itself(&r.unasked[i])
	}
	return engine.Text{}
}

// itself tells what was taken by itself, and by which clause.
func (r *run) itself(t *taken) engine.Text {
	clause := ""
	for c := range t.cite.All() {
		if r.rules.Printed(c) {
			clause = " [" + r.rules.Book.ID(c) + "]"
			break
		}
	}
	only := r.offered(t.asked(), 0)
	if r.plainly() {
		return engine.Sayf("here the only answer is %s", "ici, la seule réponse est %s", engine.Quoted(only))
	}
	return engine.Sayf("there was no choice: %s was the only answer, and it was taken by itself%s",
		"il n'y avait pas le choix : %s était la seule réponse, et elle a été prise d'elle-même%s",
		only, clause)
}
