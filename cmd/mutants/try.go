package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os/exec"
	"strings"
	"sync"
	"time"

	"tablereferee/internal/schema"
)

// Outcome is how a mutant fared.
type Outcome string

// The outcomes.
const (
	BySuite    Outcome = "killed by the suite"
	ByTests    Outcome = "killed by tests"
	Endless    Outcome = "did not end"
	Survived   Outcome = "survived"
	Equivalent Outcome = "equivalent"
)

// Killed says whether somebody noticed.
func (o Outcome) Killed() bool { return o == BySuite || o == ByTests || o == Endless }

// result is what became of a mutant, and by whom.
type result struct {
	*Mutant
	Outcome Outcome `json:"outcome"`
	By      string  `json:"by,omitempty"` // the scenario or the tests that noticed it
}

// trial tries the mutants of a build.
type trial struct {
	*built
	jobs     int
	all      []string         // every scenario
	reaching map[int][]string // by mutant: the scenarios that come by it
	first    map[int]bool     // mutants that are met before any scenario
	tests    tests
	noTests  bool          // only the scenarios are asked
	tell     func(*result) // is told each outcome as soon as it is known, several at a time
}

// longAtMost is how long a worker with a mutant may compute: it ends by itself where a scenario does not end, but not
// where the rules cannot even be made ready.
const longAtMost = 30 * time.Second

// waits is how many times longer than it may compute a run is waited for: a mutant may make it stand still, and the
// machine may be busy.
const waits = 15

// order asks a worker for something and gives what it answers.
func (b *built) order(ctx context.Context, mutant int, o order) ([]byte, error) {
	if mutant > 0 {
		var stop context.CancelFunc
		ctx, stop = context.WithTimeout(ctx, waits*longAtMost)
		defer stop()
	}
	in, err := json.Marshal(o)
	if err != nil {
		return nil, err
	}
	cmd := exec.CommandContext(ctx, b.worker(), "worker")
	cmd.Dir = b.dir
	cmd.Env = append(environment(mutant, longAtMost), "GOMAXPROCS=1", "GOGC=200")
	cmd.Stdin = bytes.NewReader(in)
	var stderr strings.Builder
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	switch {
	case ctx.Err() != nil:
		err = ctx.Err()
	case err != nil:
		err = fmt.Errorf("%w: %s", err, stderr.String())
	}
	return out, err
}

// learn finds out which scenarios come by which mutants.
func (t *trial) learn(ctx context.Context) error {
	out, err := t.order(ctx, 0, order{Do: "reach"})
	if err != nil {
		return err
	}
	t.reaching, t.first = map[int][]string{}, map[int]bool{}
	for d := json.NewDecoder(bytes.NewReader(out)); d.More(); {
		var a reachAnswer
		if err := d.Decode(&a); err != nil {
			return fmt.Errorf("the worker's answer: %w", err)
		}
		if a.Scenario != "" {
			t.all = append(t.all, a.Scenario)
		}
		for _, id := range a.Mutants {
			if a.Scenario == "" {
				t.first[id] = true
			} else {
				t.reaching[id] = append(t.reaching[id], a.Scenario)
			}
		}
	}
	return nil
}

// try tries the mutants of the build that are meant, some at a time; the results stand in their order.
func (t *trial) try(ctx context.Context, meant func(m *Mutant) bool) ([]result, error) {
	var results []result
	var ids []int
	for i, m := range t.mutants {
		if meant(m) {
			results = append(results, result{Mutant: m, Outcome: Survived})
			ids = append(ids, i+1)
		}
	}
	return results, t.each(ctx, len(results), func(i int) error {
		r := &results[i]
		err := t.bySuite(ctx, ids[i], r)
		if err == nil && r.Outcome == Survived && !t.noTests {
			err = t.byTests(ctx, ids[i], r)
		}
		if err == nil && t.tell != nil {
			t.tell(r)
		}
		return err
	})
}

// each does something n times, as many at a time as there are jobs.
func (t *trial) each(ctx context.Context, n int, do func(i int) error) error {
	var (
		mu     sync.Mutex
		next   int
		failed error
		wait   sync.WaitGroup
	)
	for range min(t.jobs, n) {
		wait.Go(func() {
			for {
				mu.Lock()
				i := next
				next++
				stop := i >= n || failed != nil || ctx.Err() != nil
				mu.Unlock()
				if stop {
					return
				}
				if err := do(i); err != nil {
					mu.Lock()
					failed = errors.Join(failed, err)
					mu.Unlock()
				}
			}
		})
	}
	wait.Wait()
	return errors.Join(failed, ctx.Err())
}

// bySuite plays the scenarios that come by a mutant, and all of them where these let it pass: what is made once for all
// scenarios is noticed elsewhere.
func (t *trial) bySuite(ctx context.Context, id int, r *result) error {
	for _, names := range [][]string{t.reaching[id], t.all} {
		if len(names) == 0 {
			continue
		}
		out, err := t.order(ctx, id, order{Do: "suite", Scenarios: names})
		var exit *exec.ExitError
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case errors.As(err, &exit) && endless(exit):
			r.Outcome, r.By = Endless, lastLine(err.Error())
			return nil
		case errors.Is(err, context.DeadlineExceeded):
			r.Outcome, r.By = Endless, "it stands still"
			return nil
		case errors.As(err, &exit):
			r.Outcome, r.By = BySuite, "the program fell over"
			return nil
		case err != nil:
			return err
		}
		var a suiteAnswer
		if err := json.Unmarshal(out, &a); err != nil {
			return fmt.Errorf("the worker's answer: %w", err)
		}
		if a.Killed != "" {
			r.Outcome, r.By = BySuite, a.Killed+" ("+a.How+")"
			return nil
		}
	}
	return nil
}

// endless says whether a run ended because a mutant kept it from ending.
func endless(exit *exec.ExitError) bool {
	return exit.ExitCode() == schema.OutOfTime || exit.ExitCode() == schema.OutOfMemory
}

func lastLine(s string) string {
	s = strings.TrimSpace(s)
	return s[strings.LastIndexByte(s, '\n')+1:]
}
