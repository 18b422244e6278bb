package main

import (
	"context"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/internal/suite"
	"tablereferee/referee/ask"
	"tablereferee/referee/scenario"
)

// reply is an answer as it is printed.
type reply struct {
	*page
	app     *app
	f       *askFlags
	asked   string
	records *ask.Records
	found   *ask.Answer
	lang    engine.Lang
	lib     *library

	verdict string
	answers []*replied
	offers  []offered
	shows   []string // what the first offer rests on, where it is a recorded question
}

// replied is one answer: a ruling with its scenario as it was just played, or a clause.
type replied struct {
	ask.Hit
	verdict string
	message string // why a ruling is not given
	instead string // the scenario of one's own in whose place a built-in one answers

	at        *library
	c         *suite.Case
	result    *scenario.Result // as it was played, by the edition that is asked about
	clauses   []jsonSaid       // what it rests on; of a clause, that one and those that belong to it
	events    []string         // what decides, or what happens with one's own cards
	differing []jsonRuling     // other rulings on the same question
	changed   []engine.Text    // the printed cards in it that --cards changes
	unasked   []string         // of its case, what the asker did not say
	heading   string           // where a clause stands in the booklet
}

// offered is a candidate that may be picked.
type offered struct {
	ask.Hit
	question string // or what the clause says
	left     bool   // it may be meant by a part that is not answered
}

// The verdicts, as --json gives them.
const (
	verdictRuling   = "ruling"   // there is one, and its scenario holds
	verdictClause   = "clause"   // a clause of the rulebook says it
	verdictWithheld = "withheld" // there is a ruling, but its scenario does not hold now, or not in this edition
	verdictCards    = "cards"    // there is one on the printed cards, but not with those of --cards
	verdictOffer    = "offer"    // something may be meant
	verdictNone     = "none"
)

func (r *reply) say(en, fr string, args ...any) string {
	return engine.Sayf(en, fr, args...).In(r.lang)
}

// pick takes an offer for the answer.
func (r *reply) pick(n int) error {
	offers := r.found.Offers
	if n > len(offers) {
		if len(offers) == 0 {
			return engine.Errorf("--pick %d: nothing is offered for this question", "--pick %d : rien n'est proposé pour cette question", n)
		}
		return engine.Errorf("--pick %d: only %d offered", "--pick %d : seulement %d proposées", n, len(offers))
	}
	picked := offers[n-1]
	picked.Part = ""
	if picked.Game != offers[0].Game {
		r.found.Others = nil // it is of a game that was not the first to be meant
	}
	r.found.Verdict, r.found.Given, r.found.Unanswered = ask.Given, []ask.Hit{picked}, nil
	r.found.Offers = slices.Delete(slices.Clone(offers), n-1, n)
	return nil
}

// decide plays what is to be answered, and gives the exit code.
func (r *reply) decide(ctx context.Context) (code int, err error) {
	r.answers, r.offers, r.shows, r.verdict = nil, nil, nil, verdictNone
	for _, h := range r.found.Offers {
		o := offered{Hit: h, left: slices.Contains(r.found.Unanswered, h.Part)}
		if o.question, err = r.questionOf(ctx, h); err != nil {
			return exitFails, err
		}
		if o.question != "" && len(r.offers) == 0 && !h.Clause {
			if first, err := r.records.Scenario(ctx, h.Name); err == nil && first != nil {
				r.shows = first.Shows
			}
		}
		if o.question != "" {
			r.offers = append(r.offers, o)
		}
	}
	for _, h := range r.found.Given {
		x := &replied{Hit: h}
		if err := r.answer(ctx, x); err != nil {
			return exitFails, err
		}
		r.answers = append(r.answers, x)
		// The best verdict stands for all.
		better := []string{verdictNone, verdictCards, verdictWithheld, verdictClause, verdictRuling}
		if slices.Index(better, x.verdict) > slices.Index(better, r.verdict) {
			r.verdict = x.verdict
		}
	}
	switch {
	case r.verdict == verdictWithheld && r.answers[0].c.Status != suite.Passed:
		return exitFails, nil
	case r.verdict == verdictRuling || r.verdict == verdictClause:
		return exitOK, nil
	case r.verdict == verdictNone && len(r.offers) > 0:
		r.verdict = verdictOffer
		return exitOffer, nil
	}
	return exitNone, nil
}

// questionOf is what a candidate is chosen by: the recorded question, or what a clause says.
func (r *reply) questionOf(ctx context.Context, h ask.Hit) (string, error) {
	if h.Clause {
		c, ok := h.Game.Book.Find(h.Name)
		if !ok {
			return "", nil
		}
		return h.Game.Book.Info(c).Text().Says.In(r.lang), nil
	}
	result, err := r.records.Scenario(ctx, h.Name)
	if err != nil || result == nil {
		return "", err
	}
	return result.Question.In(r.lang), nil
}

// answer finds out what can be said by one hit. The scenario of a ruling is played for it.
func (r *reply) answer(ctx context.Context, x *replied) (err error) {
	if x.Clause {
		return r.byClause(ctx, x)
	}
	if err = r.standing(ctx, x); err != nil {
		return err
	}
	x.result = x.c.Result
	if x.verdict = verdictRuling; x.c.Status != suite.Passed {
		x.verdict, x.message = verdictWithheld, x.c.Says(r.lang)
		return nil
	}
	if r.f.edition != "" && r.f.edition != x.result.Edition {
		other := x.c.Script.Run(scenario.Options{Edition: r.f.edition, Use: x.at.Use})
		if other.Err != nil {
			x.verdict, x.message = verdictWithheld, suite.ExplainIn(other.Err, r.lang)
			return nil
		}
		x.result = other
	}
	if still, err := r.withOwnCards(x); err != nil || !still {
		return err
	}
	x.unasked, err = r.records.Unasked(x.Game, x.result.Question.In(r.lang), r.asked, r.lang)
	if err != nil {
		return err
	}
	x.events = ask.Bearing(x.result, r.lang)
	for _, id := range x.result.Shows {
		x.clauses = append(x.clauses, said(x.result.Game, id, r.lang)...)
	}
	return r.otherwise(ctx, x)
}

// said gives what a clause says, nothing where there is none.
func said(g *engine.Game, id string, lang engine.Lang) []jsonSaid {
	k, ok := g.Book.Find(id)
	if !ok {
		return nil
	}
	info := g.Book.Info(k)
	return []jsonSaid{{id, info.Text().Says.In(lang), info.Kind == "reading"}}
}

// byClause answers with a clause, and a scenario that shows it and holds.
func (r *reply) byClause(ctx context.Context, x *replied) error {
	x.verdict, x.clauses = verdictClause, said(x.Game, x.Name, r.lang)
	for _, h := range x.Beside {
		x.clauses = append(x.clauses, said(h.Game, h.Name, r.lang)...)
	}
	k, _ := x.Game.Book.Find(x.Name)
	x.heading = x.Game.Book.Info(k).Headings().In(r.lang)
	names, err := r.records.Showing(x.Game, x.Name)
	if err != nil {
		return err
	}
	const tried = 3
	for _, name := range names[:min(tried, len(names))] {
		at, c, err := r.play(ctx, name)
		if err != nil {
			return err
		}
		if c != nil && c.Status == suite.Passed {
			x.at, x.c, x.result = at, c, c.Result
			return nil
		}
	}
	return nil
}

// standing plays the scenario of a hit. Where that is one of one's own that does not hold or is not accepted, and a
// built-in scenario has the same question, that one answers: a script that is being written takes no ruling away, not
// even under the same name.
func (r *reply) standing(ctx context.Context, x *replied) (err error) {
	if x.at, x.c, err = r.play(ctx, x.Name); err != nil {
		return err
	}
	if x.c == nil {
		return engine.Errorf("%s: the scenario has just been removed", "%s : le scénario vient d'être supprimé", x.Name)
	}
	if x.c.Status == suite.Passed || x.at.beside == nil {
		return nil
	}
	mine, err := r.records.Scenario(ctx, x.Name)
	if err != nil || mine == nil {
		return err
	}
	names := []string{x.Name}
	for _, h := range r.found.Offers {
		names = append(names, h.Name)
	}
	for _, name := range names {
		other, err := x.at.beside.play(ctx, name)
		if err == nil && other != nil && other.Status == suite.Passed &&
			other.Result.Question[r.lang] == mine.Question[r.lang] {
			x.instead = x.Name
			x.Name, x.c, x.at = name, other, x.at.beside
			return nil
		}
	}
	return nil
}

// play plays a scenario of the shelf that has it. Both are nil where none has.
func (r *reply) play(ctx context.Context, name string) (at *library, c *suite.Case, err error) {
	if at, err = r.lib.shelf(name); err != nil || at == nil {
		return nil, nil, err
	}
	c, err = at.play(ctx, name)
	return at, c, err
}

// play plays a scenario of this library and compares its log with the golden one. The case is nil if there is no such
// scenario.
func (l *library) play(ctx context.Context, name string) (*suite.Case, error) {
	report, err := l.runner(true).Run(ctx, func(n string) bool { return n == name }, nil)
	if err != nil {
		return nil, err
	}
	return report.Find(name), nil
}

// otherwise finds the other scenarios of the same question, by the same edition, whose ruling is in other words: one of
// two that contradict each other is wrong, and neither is given as if it stood alone. One that nobody has accepted yet
// is among them.
func (r *reply) otherwise(ctx context.Context, x *replied) error {
	asked, ruled := engine.FoldName(x.result.Question[r.lang]), engine.FoldName(x.result.Ruling[r.lang])
	names := []string{x.instead}
	for _, h := range r.found.Offers {
		if !h.Clause && h.Game == x.Game {
			names = append(names, h.Name)
		}
	}
	for _, name := range names {
		if name == "" || name == x.Name {
			continue
		}
		other, err := r.records.Scenario(ctx, name)
		if err != nil {
			return err
		}
		if other == nil || other.Ruling[r.lang] == "" || engine.FoldName(other.Question[r.lang]) != asked ||
			engine.FoldName(other.Ruling[r.lang]) == ruled {
			continue
		}
		_, c, err := r.play(ctx, name)
		if err != nil {
			return err
		}
		if c != nil && c.Result != nil && c.Result.Edition == x.c.Result.Edition && !c.Result.HouseRules() {
			x.differing = append(x.differing, jsonRuling{other.Ruling.In(r.lang), name})
		}
	}
	return nil
}

// game is the game that the answers are of, nil where there is none.
func (r *reply) game() *engine.Game {
	for _, x := range r.answers {
		return x.Game
	}
	return nil
}

// edition is the one that an answer is by.
func (x *replied) edition() string {
	if x.result == nil {
		return ""
	}
	return x.result.Edition
}

// bare is a line of a log without its clauses, which stand below.
func bare(line string) string {
	text, _ := splitCited(cleanLine(line))
	return strings.TrimSpace(text)
}
