package scenario

import (
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/log"
)

// Failure is what went wrong at a line of a script: what happened, by which clause, and what was legal instead. It is
// told in both languages; the words of a script are the same in both, the names of cards and choices are not.
type Failure struct {
	What        engine.Text   // one sentence
	Clauses     []string      // the ids it rests on
	Says        []engine.Text // what these clauses say
	Legal       []engine.Text // the legal moves, each as the line to paste, with the names of things in either language
	Hint        engine.Text   // "did you mean ...?"
	Word        string        // that is not understood, as the script has it, where it is one
	Open        engine.Text   // the question that is open, for failed expectations
	Recent      []engine.Text // the last events, for failed expectations
	Expectation bool          // an expectation failed, the script itself is sound
	Allowed     bool          // the expectation was that something is refused
	Refused     bool          // the rules refused a move
	Unshown     bool          // all went as the script says, but a clause that it shows is cited nowhere
	Cite        engine.Clauses
	Impossible  *engine.SetupError // why the set-up is refused, where it is

	// particular: of a refusal, it rests on more than the question that was open.
	particular bool

	claim bool     // what failed is a claim about what can still happen
	never *Failure // of a refusal: it was tried with a thing with which nobody ever does it
}

// failure is a failure of one sentence, said as engine.Sayf says it.
func failure(en, fr string, args ...any) *Failure {
	return &Failure{What: engine.Sayf(en, fr, args...)}
}

// Error gives the whole account in English, the first line being the sentence.
func (f *Failure) Error() string { return f.In(engine.EN) }

// In gives the whole account in a language.
func (f *Failure) In(l engine.Lang) string {
	var b strings.Builder
	b.WriteString(f.What.In(l))
	if len(f.Clauses) > 0 {
		b.WriteString(" [" + strings.Join(f.Clauses, " ") + "]")
	}
	if hint := f.Hint.In(l); hint != "" {
		b.WriteString("\n  " + hint)
	}
	for i, s := range f.Says {
		b.WriteString("\n  " + f.Clauses[i] + engine.Text{": ", " : "}.In(l) + s.In(l))
	}
	if len(f.Recent) > 0 {
		b.WriteString("\n  " + engine.Text{"what happened last:", "ce qui s'est passé en dernier :"}.In(l))
		for _, event := range f.Recent {
			b.WriteString("\n    " + event.In(l))
		}
	}
	if open := f.Open.In(l); open != "" {
		b.WriteString("\n  " + engine.Text{"open question: ", "question ouverte : "}.In(l) + open)
	}
	if len(f.Legal) > 0 {
		b.WriteString("\n  " + engine.Text{"legal now:", "permis maintenant :"}.In(l))
		for _, line := range f.Legal {
			b.WriteString("\n    " + line.In(l))
		}
	}
	return b.String()
}

// opening adds to a failed expectation which question is open and how it can be answered: often it fails because nobody
// has answered yet.
func (r *run) opening(f *Failure) {
	if f.Expectation && !f.claim {
		r.stillOpen(f)
	}
}

// stillOpen adds which question is open and how it can be answered, unless that is told already.
func (r *run) stillOpen(f *Failure) {
	if len(f.Legal) > 0 && !f.Expectation || r.d == nil || r.d.q == nil {
		return
	}
	f.Open = r.question(r.d.q)
	f.Legal = r.lines(r.d.q)
}

// citing adds the clauses and what they say, as far as they stand in the booklet of the edition that is played.
func (f *Failure) citing(r *engine.Rules, cite engine.Clauses) *Failure {
	f.Cite = 0
	for c := range cite.All() {
		if !r.Printed(c) {
			continue
		}
		f.Cite = f.Cite.And(c)
		info := r.Book.Info(c)
		f.Clauses = append(f.Clauses, info.ID)
		f.Says = append(f.Says, info.Text().Says)
	}
	return f
}

// naming adds one clause, whether the edition prints it or not.
func (f *Failure) naming(r *engine.Rules, c engine.Clause) *Failure {
	info := r.Book.Info(c)
	f.Clauses, f.Says = append(f.Clauses, info.ID), append(f.Says, info.Text().Says)
	return f
}

// meaning adds the hint for a misspelt word, where one is near.
func (f *Failure) meaning(wrong string, words []string) *Failure {
	f.Word = wrong
	if n := engine.Nearest(wrong, words); n != "" {
		f.Hint = didYouMean(n)
	}
	return f
}

// counting adds to a failure over a word of numbers that is said of a place how many cards lie there is told.
func (f *Failure) counting(kind, word string) *Failure {
	if kind == "zone" && (word == "at_least" || word == "at_most") {
		f.Hint = engine.Text{`how many cards lie there is told just:  expect(ann.hand):count(3);  that it is never more, number by number:  never { that(ann.hand):count(4), within = "1 turn" }`,
			`combien de cartes s'y trouvent se dit exactement :  expect(ann.hand):count(3) ;  que ce n'est jamais plus, nombre par nombre :  never { that(ann.hand):count(4), within = "1 turn" }`}
	}
	return f
}

// didYouMean is the hint that names what was most likely meant; empty where nothing is near.
func didYouMean(word string) engine.Text {
	if word == "" {
		return engine.Text{}
	}
	return didYouMeanThe(engine.Each(func(engine.Lang) string { return word }))
}

// didYouMeanThe is the same of what has a name in each language, such as a card.
func didYouMeanThe(name engine.Text) engine.Text {
	if name == (engine.Text{}) {
		return name
	}
	return engine.Sayf("did you mean %q?", "vouliez-vous dire %q ?", name)
}

// lines gives every legal answer as the line of a script.
func (r *run) lines(q *engine.Question) []engine.Text {
	if q == nil {
		return nil
	}
	out := make([]engine.Text, len(q.Answers))
	for i := range q.Answers {
		out[i] = r.line(q, i)
	}
	return out
}

// line gives a legal answer as the line of a script: ann:plays "Punch".
func (r *run) line(q *engine.Question, i int) engine.Text {
	return r.lineBy(r.eyes(), q, i)
}

// lineBy is the same with the thing named as a table names it.
func (r *run) lineBy(t *engine.Table, q *engine.Question, i int) engine.Text {
	return engine.Each(func(l engine.Lang) string { return r.lineIn(t, q, i, l) })
}

// lineIn is the same with the name of the thing in a language, where a script understands it.
func (r *run) lineIn(t *engine.Table, q *engine.Question, i int, lang engine.Lang) string {
	a := &q.Answers[i]
	who := r.variable(q.Player)
	verb := &r.m.Rules.Verbs[a.Verb]
	name, zone, number := t.AnswerThing(q.Answers, i, r.names, lang)
	veiled := a.Card != 0 && t != r.m.Table && t.Veiled(a.Card)
	if a.Card != 0 && !veiled && !r.rules.Means(r.m.Def(a.Card), name) {
		name, zone, number = t.AnswerThing(q.Answers, i, r.names, engine.EN)
	}
	if name == "" && a.Verb == engine.VerbDecline && r.windows {
		name = r.toDecline(t, q, lang)
	}
	if name == "" {
		return who + ":" + verb.Word + "()"
	}
	if number > 1 || veiled && r.moreVeiled(t, q, i) || len(r.fitsSeen(t, q, &engine.Attempt{Player: q.Player,
		Verb: a.Verb, Name: name, Zone: a.Zone})) > 1 {
		name += "#" + strconv.Itoa(number)
	}
	if zone == "" {
		return who + ":" + verb.Word + " " + strconv.Quote(name)
	}
	return who + ":" + verb.Word + "(" + strconv.Quote(name) + ", " + r.placeWord(a.Zone) + ")"
}

// fitsSeen gives the legal answers that an attempt may mean, as a table names them.
func (r *run) fitsSeen(t *engine.Table, q *engine.Question, a *engine.Attempt) []int {
	fits := r.fitting(q, a)
	if t == r.m.Table {
		return fits
	}
	return slices.DeleteFunc(fits, func(i int) bool { c := q.Answers[i].Card; return c != 0 && t.Veiled(c) })
}

// moreVeiled says whether an answer is said of one of several cards that lie face down in play.
func (r *run) moreVeiled(t *engine.Table, q *engine.Question, i int) bool {
	a := &q.Answers[i]
	for k := range q.Answers {
		if x := &q.Answers[k]; k != i && x.Verb == a.Verb && x.Zone == a.Zone && x.Card != 0 && t.Veiled(x.Card) {
			return true
		}
	}
	return false
}

// placeWord is how a script names a place: ann.hand.
func (r *run) placeWord(z engine.Zone) string {
	if p := r.m.Owner(z); p != engine.NoPlayer {
		return r.variable(p) + "." + r.m.Info(z).ID
	}
	return r.m.Info(z).ID
}

// variable is the name under which a script holds a player, and where it does not show, most likely holds one.
func (r *run) variable(p engine.Player) string {
	kept := r.script.program.Named("players")
	if kept == nil && len(r.script.program.Named("use")) == len(r.names) {
		kept = r.script.program.Named("use") // a part has seated them
	}
	if int(p) < len(kept) {
		return kept[p]
	}
	if guess := r.likely(p); !slices.Contains(kept, guess) {
		return guess
	}
	return "player" + strconv.Itoa(int(p)+1)
}

func (r *run) likely(p engine.Player) string {
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
func (r *run) recent(n int) []engine.Text {
	if r.log == nil {
		return nil
	}
	var out []engine.Text
	for i := max(0, len(r.log.Events)-n); i < len(r.log.Events); i++ {
		out = append(out, engine.Each(func(l engine.Lang) string { return log.EventText(r.log, i, l) }))
	}
	return out
}
