package suite

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"io/fs"
	"strings"
	"time"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/internal/files"
	"tablereferee/internal/golden"
	"tablereferee/internal/sandbox"
	"tablereferee/referee/scenario"
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
	// Uncompared: it was played otherwise, and there is nothing that this could be held against.
	Uncompared Status = "uncompared"
)

// Case is one scenario of a run, or one golden file without a scenario.
type Case struct {
	Name       string
	Status     Status
	File       string // the script, or the golden file of an orphan
	Line, Col  int    // where in the file it went wrong, 0 where that is unknown
	Golden     string // the path of the golden file; empty where nothing is compared
	Message    string // what went wrong, in English; empty if the case passed
	Err        error  // the same as an error, for other languages; nil if the case passed
	Difference *golden.Difference
	SoFar      bool   // it stops, and its difference is that of what was played before
	Agreed     string // tells the golden file with which it was compared from others; empty where there was none
	Turn       Turn   // what becomes of it where it is played otherwise than agreed
	Why        error  // of one that turns, why it stops or what it expects in vain; nil where nothing of that is so
	Took       time.Duration
	Written    bool   // the golden file is new or changed
	Unwritten  bool   // its log was to be accepted, and the golden file could not be written
	Moved      string // the name from which the golden file was moved here, as its scenario was renamed
	Removed    bool   // the golden file was removed
	Held       bool   // the golden file was to be removed, but a scenario of the run fails
	Unaccepted bool   // its log was to be accepted, but a scenario that fails has none to accept
	HasGolden  bool   // with Unaccepted: there is a golden file, which was left as it was
	Twin       string // of a missing golden file the orphan that holds the same log, and the other way round
	// of an orphan the likeliest of the scenarios without a golden file, whose log it may be
	Heir  string
	Heirs int // how many of those there were when the run began
	// of an orphan the path of what may be its script and is none because of its name or place
	Beside  string
	offered bool             // the golden store was asked to take its log
	log     []byte           // that is to be accepted, or may be that of a golden file under another name
	Script  *scenario.Script // nil if it does not compile, and for an orphan
	Result  *scenario.Result // likewise
	kept    *KeptCase        // of which it was made, nil where it was played
}

// OK tells whether nothing is left to mend.
func (c *Case) OK() bool { return c.Status == Passed || c.Status == Uncompared || c.Removed }

// Shows gives the clauses that the scenario says it shows.
func (c *Case) Shows() []string {
	if c.Result == nil {
		return nil
	}
	return c.Result.Shows
}

// play plays one scenario and judges it.
func (r *run) play(ctx context.Context, name string) (c Case) {
	start := time.Now()
	c = Case{Name: name, Status: Passed, File: r.Scenarios.Path(name)}
	defer func() {
		// A fault of the rules or of the referee itself must not take the other scenarios down.
		v := recover()
		if unfit, ok := v.(*engine.Unfit); ok {
			c.fail(Broken, unfit)
		} else if v != nil {
			c.fail(Broken, engine.Errorf("%s: internal error: %v", "%s : erreur interne : %v", c.File, v))
		}
		if c.Unaccepted = r.Update && r.Golden != nil && c.Status != Passed && !c.offered; c.Unaccepted {
			c.HasGolden = r.Golden.Has(name)
		}
		c.Took = time.Since(start)
	}()
	if r.Golden != nil {
		if err := golden.CheckName(name); err != nil {
			c.fail(Broken, engine.Errorf("%s: its golden file could not have that name: %v",
				"%s : son fichier de référence ne pourrait pas porter ce nom : %v", files.Name(c.File), err))
			return c
		}
		c.Golden = r.Golden.Path(name)
	}
	script, err := r.Scenarios.Compile(name)
	if err != nil {
		c.fail(Broken, err)
		return c
	}
	c.Script, c.Result = script, script.Run(r.options(ctx))
	r.judge(ctx, &c)
	return c
}

// judge holds a case that was played against what it is to be.
func (r *run) judge(ctx context.Context, c *Case) {
	if r.otherwise() {
		r.turn(ctx, c)
	} else if r.Printed != nil {
		r.compareCards(ctx, c)
	} else if err := c.Result.Err; err != nil {
		c.fail(Kind(c.Result), err)
	} else if r.Golden != nil {
		r.compare(c)
	}
}

// options are what a scenario is played with.
func (r *run) options(ctx context.Context) scenario.Options {
	opts := r.Options
	if opts.Context = ctx; opts.Use == nil {
		opts.Use = r.Scenarios.Use
	}
	return opts
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
func (r *run) compare(c *Case) {
	if err := c.Result.Complete(); err != nil {
		c.fail(Failed, err)
		return
	}
	text := log.Text(c.Result.Log, engine.EN)
	may := r.Accepts == nil || r.Accepts(c.Name, text)
	if r.Update && may && (len(r.orphans) == 0 || r.Golden.Has(c.Name)) {
		c.log, c.offered = text, true
		return
	}
	c.offered = !may
	want, err := r.Golden.Read(c.Name)
	if err == nil {
		c.Agreed = fingerprint(want)
		err = r.Golden.Unfit(c.Name, want)
	}
	switch {
	case errors.Is(err, fs.ErrNotExist):
		c.fail(Missing, engine.Errorf("there is no golden file %s", "il n'y a pas de fichier de référence %s",
			c.Golden))
		if c.offered = true; len(r.orphans) > 0 && (may || !r.Update) {
			c.log = text // one of these may hold it
		}
	case err != nil:
		c.fail(Broken, err)
	case len(want) > 0 && !golden.BeginsLog(want):
		c.fail(Broken, r.Golden.Kept(c.Name))
	case len(c.Result.Game.Own) > 0 && bytes.Equal(withoutCards(want), withoutCards(text)):
		// that somebody has other cards, too, turns no ruling in which none of them occurs
	default:
		c.differ(want, text)
	}
}

// fingerprint tells one text from another.
func fingerprint(text []byte) string {
	sum := sha256.Sum256(text)
	return string(sum[:])
}

// AgreedOn says whether the golden file of a case is still the one with which it was compared, or is still missing.
func (r *Runner) AgreedOn(c *Case) bool {
	now, err := r.Golden.Read(c.Name)
	if err != nil {
		return c.Agreed == "" && errors.Is(err, fs.ErrNotExist)
	}
	return c.Agreed == fingerprint(now)
}

// accept makes the log of a case the golden one.
func (r *run) accept(c *Case) {
	_, changed, err := r.Golden.Accept(c.Name, c.log)
	c.log = nil
	if c.Unwritten = err != nil; err != nil {
		c.fail(Broken, err)
		return
	}
	c.Status, c.Message, c.Err, c.Written = Passed, "", nil, changed
}

// differ finds where a log differs from the golden one, if it does.
func (c *Case) differ(want, got []byte) {
	var lines []log.Told
	lineOf := func(line int) int {
		if lines == nil {
			lines = log.Lines(c.Result.Log)
		}
		if line < len(lines) {
			return lines[line].Line()
		}
		return 0
	}
	d := golden.Compare(c.Name, want, got, lineOf, strings.Split(c.Script.Source, "\n"))
	if d == nil {
		return
	}
	d.Golden, d.Script = c.Golden, c.File
	c.fail(Differs, engine.Errorf("its log is not the golden one: %v", "son journal n'est pas celui de référence : %v",
		d.Summary()))
	c.Difference = d
	if len(d.Hunks) > 0 && len(d.Hunks[0].Steps) > 0 {
		c.Line = d.Hunks[0].Steps[0].Line
	}
}

// Says tells what went wrong, in a language; nothing if the case passed.
func (c *Case) Says(l engine.Lang) string {
	if c.Err == nil {
		return ""
	}
	return ExplainIn(c.Err, l)
}

func (c *Case) fail(s Status, err error) {
	c.Status, c.Message, c.Err = s, Explain(err), err
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
