package scenario

import (
	"slices"
	"strings"

	"tablereferee/engine"
)

// A no may say to what: ben:declines "defends", ann:declines "Backflip", ann:declines "interrupt". It is then said of
// just that question. Where the header has windows = "pass" it must, because there a no without a name answers whatever
// window happens to come first.

// declinable says whether a question can be answered by no.
func declinable(q *engine.Question) bool {
	return slices.ContainsFunc(q.Answers, func(a engine.Answer) bool { return a.Verb == engine.VerbDecline })
}

// no is the line that declines a question, or how a player says it, empty where it cannot be declined.
func (r *run) no(q *engine.Question) engine.Text {
	for i := range q.Answers {
		if q.Answers[i].Verb == engine.VerbDecline {
			return r.offered(q, i)
		}
	}
	return engine.Text{}
}

// knownDecline stops a no to something that nothing is called, before any window passes by itself.
func (r *run) knownDecline(a *engine.Attempt) {
	if a.Verb == engine.VerbDecline && a.Name != "" && !r.declinesAnything(a.Name) {
		r.fail(r.notDeclined(r.d.q, a))
	}
}

// declined says whether a question is what a no to something is said of: a verb or a thing of its other answers, the
// card whose text asks, or the words in which it is asked.
func (r *run) declined(q *engine.Question, name string) bool {
	said := engine.FoldName(name)
	if said == "" {
		return false
	}
	for i := range q.Answers {
		a := &q.Answers[i]
		if a.Verb == engine.VerbDecline {
			continue
		}
		if slices.Contains(verbNames(&r.rules.Verbs[a.Verb]), said) {
			return true
		}
		if a.Card != 0 && r.rules.Means(r.m.Def(a.Card), name) {
			return true
		}
		for l := range engine.Spoken() {
			if thing, _, _ := r.m.AnswerThing(q.Answers, i, r.names, l); engine.FoldName(thing) == said {
				return true
			}
		}
	}
	if q.Source != 0 && r.rules.Means(r.m.Def(q.Source), name) {
		return true
	}
	for asked := range r.rules.Questions[q.Kind].All() {
		if said == engine.FoldName(bareQuestion(asked)) {
			return true
		}
	}
	return false
}

// bareQuestion is a question without its mark: "interrupt".
func bareQuestion(asked string) string { return strings.TrimRight(asked, " ?:\u00a0\u202f") }

// verbNames are the ways to name a verb: "defends_with", "defends with", "defends", "defend", and in French.
func verbNames(v *engine.VerbInfo) []string {
	head, _, _ := strings.Cut(v.Word, "_")
	out := []string{v.Word, strings.ReplaceAll(v.Word, "_", " "), head, strings.TrimSuffix(head, "s")}
	for says := range v.Says.All() {
		out = append(out, engine.FoldName(strings.ReplaceAll(says, "{x}", "")))
	}
	return out
}

// toDecline is what a no to a question is best said of: what the other answers do, the one card that is offered, or how
// it is asked.
func (r *run) toDecline(t *engine.Table, q *engine.Question, lang engine.Lang) string {
	verb, others, one := "", 0, -1
	for i := range q.Answers {
		if q.Answers[i].Verb == engine.VerbDecline {
			continue
		}
		word := r.rules.Verbs[q.Answers[i].Verb].Word
		if others == 0 {
			verb, one = word, i
		} else if verb != word {
			verb = ""
		}
		others++
	}
	if verb != "" && verb != "uses" && verb != "chooses" && verb != "plays" {
		return verb
	}
	if others == 1 {
		if thing, _, _ := t.AnswerThing(q.Answers, one, r.names, lang); thing != "" {
			return thing
		}
	}
	if asked := bareQuestion(r.rules.Questions[q.Kind].In(lang)); asked != "" {
		return asked
	}
	return verb
}

// whatIsDeclined stops a no without a name where windows pass by themselves.
func (r *run) whatIsDeclined(q *engine.Question, a *engine.Attempt) {
	if !r.windows || r.trying != nil || a.Verb != engine.VerbDecline || a.Name != "" {
		return
	}
	f := failure(`where windows = "pass", declines says what is declined: the first question that this would answer is %s`,
		`avec windows = "pass", declines dit à quoi l'on renonce : la première question qui serait visée est %s`,
		r.question(q))
	f.Legal = []engine.Text{r.no(q)}
	r.fail(f)
}

// notDeclined is the failure of a no to something that the open question is not about; nil where it is the rules that
// say no.
func (r *run) notDeclined(q *engine.Question, a *engine.Attempt) *Failure {
	known := r.declinesAnything(a.Name)
	if known && (q == nil || q.Player != a.Player || !declinable(q)) {
		return nil
	}
	if !known {
		f := failure("there is nothing called %q that could be declined",
			"rien ne s'appelle %q à quoi l'on puisse renoncer", a.Name)
		f.Legal = r.lines(q)
		return f.meaning(a.Name, r.declinableNames())
	}
	f := failure("%s declines %q, but the open question is another: %s",
		"%s renonce à %q, mais la question ouverte est une autre : %s",
		r.names[a.Player], a.Name, r.question(q))
	f.Legal = r.lines(q)
	return f
}

// declinesAnything says whether a name could be that of something to decline at all.
func (r *run) declinesAnything(name string) bool {
	said := engine.FoldName(name)
	return r.rules.FindCard(name) != 0 || r.rules.FindOption(name) != 0 ||
		slices.ContainsFunc(r.declinableNames(), func(n string) bool { return engine.FoldName(n) == said })
}

// declinableNames are the names that a no may be said of, but for cards.
func (r *run) declinableNames() []string {
	out := slices.Clone(r.names)
	for v := range r.rules.Verbs {
		if info := &r.rules.Verbs[v]; info.Word != "" && engine.Verb(v) != engine.VerbDecline {
			out = append(out, verbNames(info)...)
		}
	}
	for _, asked := range r.rules.Questions {
		for _, q := range asked {
			if q = bareQuestion(q); q != "" {
				out = append(out, q)
			}
		}
	}
	for i := range r.rules.Abilities {
		if n := r.rules.Abilities[i].Name; n != "" {
			out = append(out, n)
		}
	}
	return out
}
