package suite

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"time"

	"tablereferee/engine"
	"tablereferee/referee/golden"
	"tablereferee/referee/scenario"
	"tablereferee/referee/scenario/sandbox"
)

// Status is how a case came out.
type Status string

// The ways a case can come out.
const (
	Passed  Status = "passed"
	Failed  Status = "failed"  // the script is sound, but what it says does not hold
	Differs Status = "differs" // its log is not the golden one
	Missing Status = "missing" // it has no golden file
	Orphan  Status = "orphan"  // a golden file without a scenario
	Broken  Status = "broken"  // the script, or a file it needs, cannot be read
)

// Case is one scenario of a run, or one golden file without a scenario.
type Case struct {
	Name       string
	Status     Status
	File       string // the script, or the golden file of an orphan
	Line, Col  int    // where in the file it went wrong, 0 where that is unknown
	Golden     string // the path of the golden file; empty where nothing is compared
	Message    string // what went wrong; empty if the case passed
	Difference *golden.Difference
	Took       time.Duration
	Written    bool             // the golden file is new or changed
	Removed    bool             // the golden file was removed
	Unaccepted bool             // its log was to be accepted, but a scenario that fails has none to accept
	offered    bool             // the golden store was asked to take its log
	Script     *scenario.Script // nil if it does not compile, and for an orphan
	Result     *scenario.Result // likewise
}

// OK tells whether nothing is left to mend.
func (c *Case) OK() bool { return c.Status == Passed || c.Removed }

// Shows gives the clauses that the scenario says it shows.
func (c *Case) Shows() []string {
	if c.Result == nil {
		return nil
	}
	return c.Result.Shows
}

// play plays one scenario and judges it.
func (r *Runner) play(name string) (c Case) {
	start := time.Now()
	c = Case{Name: name, Status: Passed, File: r.Scenarios.Path(name)}
	defer func() {
		// A fault of the rules or of the referee itself must not take the other scenarios down.
		if v := recover(); v != nil {
			c.fail(Broken, fmt.Errorf("%s: internal error: %v", c.File, v))
		}
		c.Unaccepted = r.Update && r.Golden != nil && c.Status != Passed && !c.offered
		c.Took = time.Since(start)
	}()
	if r.Golden != nil {
		if err := golden.CheckName(name); err != nil {
			c.fail(Broken, fmt.Errorf("%s: its golden file could not have that name: %w", c.File, err))
			return c
		}
		c.Golden = r.Golden.Path(name)
	}
	script, err := r.Scenarios.Compile(name)
	if err != nil {
		c.fail(Broken, err)
		return c
	}
	opts := r.Options
	if opts.Use == nil {
		opts.Use = r.Scenarios.Use
	}
	c.Script, c.Result = script, script.Run(opts)
	if err := c.Result.Err; err != nil {
		c.fail(Kind(c.Result), err)
	} else if r.Golden != nil {
		r.compare(&c)
	}
	return c
}

// Kind tells whether a result that is an error means that the scenario fails or that its script is broken: it fails if
// the rules or an expectation said no, and a clause that is named is a rule that did.
func Kind(result *scenario.Result) Status {
	switch f := result.Failed(); {
	case result.Err == nil:
		return Passed
	case f != nil && (f.Expectation || f.Refused || len(f.Clauses) > 0):
		return Failed
	}
	return Broken
}

// compare holds the log of a scenario that went well against the golden one.
func (r *Runner) compare(c *Case) {
	if err := c.Result.Complete(); err != nil {
		c.fail(Failed, err)
		return
	}
	log := c.Result.Log.Text(engine.EN)
	if r.Update {
		c.offered = true
		_, changed, err := r.Golden.Accept(c.Name, log)
		if err != nil {
			c.fail(Broken, err)
		}
		c.Written = changed
		return
	}
	want, err := r.Golden.Read(c.Name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		c.fail(Missing, fmt.Errorf("there is no golden file %s", c.Golden))
	case err != nil:
		c.fail(Broken, err)
	default:
		c.differ(want, log)
	}
}

// differ finds where a log differs from the golden one, if it does.
func (c *Case) differ(want, got []byte) {
	var events []int
	lineOf := func(line int) int {
		if events == nil {
			events = c.Result.Log.LineEvents()
		}
		if line < len(events) && events[line] >= 0 {
			return c.Result.Log.Line(events[line])
		}
		return 0
	}
	d := golden.Compare(c.Name, want, got, lineOf, strings.Split(c.Script.Source, "\n"))
	if d == nil {
		return
	}
	d.Golden, d.Script = c.Golden, c.File
	c.fail(Differs, fmt.Errorf("its log is not the golden one: %s", d.Summary()))
	c.Difference = d
	if len(d.Hunks) > 0 && len(d.Hunks[0].Steps) > 0 {
		c.Line = d.Hunks[0].Steps[0].Line
	}
}

func (c *Case) fail(s Status, err error) {
	c.Status, c.Message = s, Explain(err)
	var at *sandbox.Error
	if errors.As(err, &at) {
		// A part that is used is where the mistake stands; the scenario only led there.
		c.File, c.Line, c.Col = at.File, at.Line, at.Col
	}
}

// Explain gives an error in full, in English.
func Explain(err error) string { return ExplainIn(err, engine.EN) }

// ExplainIn gives an error in full, in a language.
func ExplainIn(err error, l engine.Lang) string { return engine.Tell(err, l) }

// orphan judges a golden file that belongs to no scenario.
func (r *Runner) orphan(name string) Case {
	c := Case{Name: name, File: r.Golden.Path(name), Golden: r.Golden.Path(name)}
	c.fail(Orphan, fmt.Errorf("the golden file %s belongs to no scenario", c.File))
	if !r.Update {
		return c
	}
	if err := r.Golden.Remove(name); err != nil {
		c.fail(Broken, err)
		return c
	}
	c.Removed = true
	return c
}
