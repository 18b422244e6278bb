package suite

import (
	"bytes"
	"context"
	"errors"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/internal/golden"
	"tablereferee/referee/scenario"
)

// OwnCards is what somebody's own cards make of a scenario of the printed ones: it was played with both.
type OwnCards struct {
	Changed   []engine.Text // the changed cards that the log names
	Before    []string      // what happens with the printed cards, line by line
	After     []string      // what happens with one's own
	Err       error         // why the scenario does not hold with one's own
	Otherwise bool          // it comes out otherwise
}

// CompareCards tells what somebody's own cards make of a scenario. It comes out otherwise where it does not hold any
// more, or where its log names a changed card and something else happens: cards that are only added may lie in a deck
// that the scenario says nothing of, and that turns no ruling.
func CompareCards(printed, own *scenario.Result) OwnCards {
	o := OwnCards{Err: own.Err, Before: course(printed.Log)}
	if madeWay(printed, own) {
		return OwnCards{Before: o.Before, After: o.Before}
	}
	var f *scenario.Failure
	if own.Log != nil && errors.As(o.Err, &f) && f.Unshown {
		o.Err = nil // the clause of a changed card is cited in the place of the one that is printed
	}
	if own.Log != nil {
		o.Changed, o.After = namedOf(own), course(own.Log)
	}
	o.Otherwise = o.Err != nil || len(o.Changed) > 0 && !slices.Equal(o.Before, o.After)
	return o
}

// madeWay says whether a scenario is played with a test card that has made way for a card of somebody's own with the
// same name: what it shows of the printed cards it shows with the test card alone.
func madeWay(printed, own *scenario.Result) bool {
	if own.Game == nil || printed.Log == nil {
		return false
	}
	text := string(log.Text(printed.Log, engine.EN))
	box, cards := printed.Game.Rules(printed.Edition).Cards, own.Game.Rules(printed.Edition).Cards
	for i := range box {
		c := &box[i]
		if c.Test && !slices.ContainsFunc(cards, func(other engine.CardInfo) bool { return other.ID == c.ID }) &&
			strings.Contains(text, c.Name[engine.EN]) {
			return true
		}
	}
	return false
}

// namedOf gives the printed cards that somebody has changed and that a log names behind its head.
func namedOf(result *scenario.Result) (names []engine.Text) {
	text := string(log.Text(result.Log, engine.EN))
	_, body, _ := strings.Cut(text, "\ncards ")
	_, body, _ = strings.Cut(body, "\ngiven ")
	cards := result.Game.Rules(result.Edition).Cards
	for i := range cards {
		if c := &cards[i]; c.Origin == engine.Amended && strings.Contains(body, c.Label(engine.EN)) {
			names = append(names, c.Name)
		}
	}
	return names
}

// course is what happens in a log, line by line, without what only tells whose the cards are: their marks, and the
// clauses that are named for them.
func course(record *engine.Log) []string {
	marks := strings.NewReplacer((&engine.CardInfo{Origin: engine.Amended}).Label(engine.EN), "",
		(&engine.CardInfo{Origin: engine.Invented}).Label(engine.EN), "")
	var out []string
	for line := range strings.Lines(string(log.Text(record, engine.EN))) {
		if strings.HasPrefix(line, cardsLine) {
			continue
		}
		line, _, _ = strings.Cut(marks.Replace(line), " [")
		out = append(out, strings.TrimRight(line, " \n"))
	}
	return out
}

// cardsLine begins the lines of a log's head that tell of cards that are not as they are printed.
const cardsLine = "cards "

// withoutCards is a log without the lines of its head that tell of cards that are not as they are printed.
func withoutCards(text []byte) []byte {
	head, rest, _ := bytes.Cut(text, []byte("\n\n"))
	var out []byte
	for line := range bytes.Lines(head) {
		if !bytes.HasPrefix(line, []byte(cardsLine)) {
			out = append(out, line...)
		}
	}
	return append(bytes.TrimSuffix(out, []byte("\n")), rest...)
}

// compareCards holds a case that was played with somebody's own cards against the same with the printed ones.
func (r *run) compareCards(ctx context.Context, c *Case) {
	own := c.Result
	script, err := r.Printed.Compile(c.Name)
	if err != nil {
		c.fail(Broken, err)
		return
	}
	opts := r.Options
	if opts.Context = ctx; opts.Use == nil {
		opts.Use = r.Printed.Use
	}
	printed := script.Run(opts)
	switch {
	case printed.Err != nil:
		c.fail(Kind(printed), printed.Err)
		return
	case own.Game != nil && !slices.ContainsFunc(own.Game.Own, func(s engine.Source) bool {
		return !slices.Contains(printed.Game.Own, s)
	}):
		return // a scenario of another game than that of the cards
	}
	o := CompareCards(printed, own)
	if !o.Otherwise {
		return
	}
	says := engine.Text{"with your cards it comes out otherwise", "avec vos cartes, il tourne autrement"}
	if len(o.Changed) > 0 {
		says = engine.Sayf("%s (%s)", "%s (%s)", says, engine.Join(o.Changed, engine.Commas))
	}
	if c.Turn, c.Why = Goes, o.Err; o.Err != nil {
		c.fail(Differs, engine.Errorf("%v:\n%v", "%v :\n%v", says, o.Err))
		if c.Turn = Stopped; errors.As(o.Err, new(*scenario.Failure)) && own.Failed().Expectation {
			c.Turn = Unmet
		}
		return
	}
	lines := func(course []string) []byte { return []byte(strings.Join(course, "\n") + "\n") }
	head := strings.Count("\n"+string(log.Text(own.Log, engine.EN)), "\n"+cardsLine)
	told := log.Lines(own.Log)
	d := golden.Compare(c.Name, lines(o.Before), lines(o.After), func(line int) int {
		if line += head; line < len(told) {
			return told[line].Line()
		}
		return 0
	}, strings.Split(c.Script.Source, "\n"))
	d.Cards, d.Script = true, c.File
	c.fail(Differs, engine.Errorf("%v: %v", "%v : %v", says, d.Summary()))
	c.Difference = d
	if len(d.Hunks) > 0 && len(d.Hunks[0].Steps) > 0 {
		c.Line = d.Hunks[0].Steps[0].Line
	}
}
