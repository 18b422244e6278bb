package suite

import (
	"context"
	"errors"
	"io/fs"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/internal/golden"
	"tablereferee/referee/scenario"
)

// Turn is what becomes of a scenario that is played otherwise than it was agreed.
type Turn byte

// The ways a scenario can turn.
const (
	Stays   Turn = iota
	Goes         // something else happens, and what the scenario expects still holds
	Unmet        // something else happens, and what it expects does not hold any more
	Stopped      // it cannot be played to its end: a move of it is refused, or its set-up is impossible
	// Recited: the same happens by other clauses. That turns no ruling.
	Recited
	Apart // the settings are none of its game's
	Newer // the logs of Against have none of it
)

// otherwise says whether scenarios are played otherwise than they are, or held against other logs than the golden ones.
func (r *Runner) otherwise() bool {
	return r.Against != nil || len(r.Options.Rules) > 0 || r.Options.Edition != ""
}

// turn holds a case that was played otherwise against what was agreed of it.
func (r *run) turn(ctx context.Context, c *Case) {
	if c.Turn = Stays; r.foreign(c.Result) {
		c.Turn, c.Status = Apart, Uncompared
		return
	}
	plainly := r.plainly(ctx, c)
	before, ok := r.before(c, plainly)
	if !ok {
		return
	}
	if !c.Result.Expects() && r.Golden != nil { // its log may stay the same for ever
		if plain := plainly(); plain.Err == nil && !plain.Expects() {
			c.fail(Failed, plain.NothingExpected())
			return
		}
	}
	err := c.Result.Err
	if f := c.Result.Failed(); f != nil && f.Unshown {
		err = nil // the clause that it shows is perhaps the one that is set otherwise
	}
	// Where an expectation ends the script, the rest is played all the same: what becomes of the ruling is at its end.
	played := c.Result
	if f := played.Failed(); err != nil && f != nil && f.Expectation {
		played = r.again(ctx, c, true)
	}
	if err != nil {
		if plain := plainly(); plain.Err != nil { // it did not hold before
			c.Result = plain
			c.fail(Kind(plain), plain.Err)
			return
		}
	}
	if played.Err != nil && (played.Log == nil || played.Failed() == nil || !played.Failed().Unshown) {
		r.stopped(c, played.Err)
		return
	}
	r.course(c, before, played, err, plainly)
}

// foreign says whether what a run is set to is nothing of the game that a scenario is of.
func (r *run) foreign(result *scenario.Result) bool {
	g := result.Game
	if g == nil {
		return false
	}
	if e := r.Options.Edition; e != "" && !slices.Contains(g.Editions, e) {
		return true
	}
	if len(r.Options.Rules) == 0 {
		return false
	}
	for id := range r.Options.Rules {
		if _, known := g.Book.Find(id); known {
			return false
		}
	}
	return true
}

// again plays the scenario of a case once more.
func (r *run) again(ctx context.Context, c *Case, lenient bool) *scenario.Result {
	opts := r.options(ctx)
	opts.Lenient = lenient
	return c.Script.Run(opts)
}

// plainly gives what plays the scenario of a case as it is, once and when it is asked for.
func (r *run) plainly(ctx context.Context, c *Case) func() *scenario.Result {
	var result *scenario.Result
	return func() *scenario.Result {
		if result != nil {
			return result
		}
		opts := r.options(ctx)
		opts.Edition, opts.Rules = "", nil
		script := c.Script
		if r.Printed != nil {
			printed, err := r.Printed.Compile(c.Name)
			if err != nil {
				result = &scenario.Result{Err: err}
				return result
			}
			script = printed
		}
		result = script.Run(opts)
		return result
	}
}

// before gives the log that was agreed: that of Against, the golden one, or without one that of the scenario as it is.
// It says whether there is one; if not, the case has been told of.
func (r *run) before(c *Case, plainly func() *scenario.Result) ([]byte, bool) {
	store := r.Golden
	if r.Against != nil {
		store = r.Against
	}
	if store != nil {
		text, err := store.Read(c.Name)
		if err == nil {
			err = store.Unfit(c.Name, text)
		}
		switch {
		case err == nil:
			c.Golden = store.Path(c.Name)
			return text, true
		case !errors.Is(err, fs.ErrNotExist):
			c.fail(Broken, err)
			return nil, false
		case r.Against != nil:
			if plain := plainly(); plain.Err != nil { // it has no log anywhere
				c.fail(Kind(plain), plain.Err)
			} else if !plain.Expects() {
				c.fail(Failed, plain.NothingExpected())
			} else {
				c.Turn, c.Status = Newer, Uncompared
			}
			return nil, false
		}
	}
	c.Golden = ""
	plain := plainly()
	if plain.Err != nil {
		c.fail(Kind(plain), plain.Err)
		return nil, false
	}
	return log.Text(plain.Log, engine.EN), true
}

// stopped tells of a scenario that cannot be played to its end any more.
func (r *run) stopped(c *Case, err error) {
	if f := new(scenario.Failure); errors.As(err, &f) && f.Expectation { // what was refused is allowed
		c.fail(Differs, engine.Errorf("what it expects does not hold:\n%v", "ce qu'il attend n'est plus vrai :\n%v", err))
		c.Turn, c.Why = Unmet, err
		return
	}
	c.fail(Differs, engine.Errorf("it can no longer be played:\n%v", "il ne peut plus être joué :\n%v", err))
	c.Turn, c.Why = Stopped, err
}

// course compares what happens now with what was agreed. unmet is the first expectation that does not hold any more.
func (r *run) course(c *Case, before []byte, played *scenario.Result, unmet error, plainly func() *scenario.Result) {
	settings := len(r.Options.Rules) > 0 || r.Options.Edition != ""
	was, _ := settled(before, settings, r.Printed != nil)
	is, head := settled(log.Text(played.Log, engine.EN), settings, r.Printed != nil)
	d := difference(c.Name, was, is, head, played.Log, c.Script.Source)
	switch {
	case d == nil && unmet == nil:
		if !slices.Equal(was, is) {
			c.Turn = Recited
		}
		return
	case r.Against == nil && unmet == nil && c.Golden != "" && plainly().Log != nil:
		// what differs without the settings as well is not what they turn
		plain, _ := settled(log.Text(plainly().Log, engine.EN), settings, false)
		if difference(c.Name, plain, is, head, played.Log, c.Script.Source) == nil {
			return
		}
	}
	c.Turn, c.Why = Goes, unmet
	switch {
	case unmet != nil:
		c.Turn = Unmet
		c.fail(Differs, engine.Errorf("it goes otherwise, and what it expects does not hold:\n%v",
			"il tourne autrement, et ce qu'il attend n'est plus vrai :\n%v", unmet))
	default:
		c.fail(Differs, engine.Errorf("it goes otherwise: %v", "il tourne autrement : %v", d.Summary()))
	}
	if d == nil { // it ends as before, but not all that it expects on the way holds
		c.Turn = Unmet
		return
	}
	d.Script, d.Golden, d.Settings = c.File, c.Golden, settings || r.Printed != nil
	c.Difference, c.Result = d, played
	if len(d.Hunks) > 0 && len(d.Hunks[0].Steps) > 0 {
		c.Line = d.Hunks[0].Steps[0].Line
	}
}

// settled gives the lines of a log without those of its head that only tell what it was played with, and how many these
// are.
func settled(text []byte, settings, cards bool) (lines []string, left int) {
	marks := strings.NewReplacer((&engine.CardInfo{Origin: engine.Amended}).Label(engine.EN), "",
		(&engine.CardInfo{Origin: engine.Invented}).Label(engine.EN), "")
	head := true
	for line := range strings.Lines(string(text)) {
		head = head && line != "\n"
		if head && (settings && (strings.HasPrefix(line, "rule ") || strings.HasPrefix(line, "game ")) ||
			cards && strings.HasPrefix(line, cardsLine)) {
			left++
			continue
		}
		if line = strings.TrimRight(line, "\n"); cards {
			line = marks.Replace(line)
		}
		lines = append(lines, line)
	}
	return lines, left
}

// difference compares what happens by two logs. Lines by which the same happens count as equal, whatever clauses they
// cite; what differs is shown with its clauses.
func difference(name string, was, is []string, head int, record *engine.Log, source string) *golden.Difference {
	said := func(lines []string) []byte {
		var b strings.Builder
		for _, l := range lines {
			text, _ := golden.SplitClauses(l)
			b.WriteString(text + "\n")
		}
		return []byte(b.String())
	}
	d := golden.Compare(name, said(was), said(is), nil, nil)
	if d == nil {
		return nil
	}
	// the lines that stay are taken with the clauses they had
	level := slices.Clone(is)
	i, j := 0, 0
	for h := range d.Hunks {
		hunk := &d.Hunks[h]
		start := hunk.WantStart - 1
		if hunk.WantLines == 0 {
			start++
		}
		for ; i < start; i, j = i+1, j+1 {
			level[j] = was[i]
		}
		for k := range hunk.Lines {
			switch hunk.Lines[k].Op {
			case golden.Same:
				level[j] = was[i]
				i, j = i+1, j+1
			case golden.Removed:
				i++
			default:
				j++
			}
		}
	}
	if len(was)-i != len(is)-j { // too much differs to be aligned, and only its beginning is there
		level, i, j = is, len(was), len(is)
	}
	for ; i < len(was); i, j = i+1, j+1 {
		level[j] = was[i]
	}
	events := log.LineEvents(record)
	lines := func(l []string) []byte { return []byte(strings.Join(l, "\n") + "\n") }
	return golden.Compare(name, lines(was), lines(level), func(line int) int {
		if line += head; line < len(events) && events[line] >= 0 {
			return record.Line(events[line])
		}
		return 0
	}, strings.Split(source, "\n"))
}
