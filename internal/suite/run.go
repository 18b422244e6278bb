package suite

import (
	"context"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"tablereferee/engine"
	"tablereferee/internal/golden"
	"tablereferee/internal/shards"
	"tablereferee/referee/scenario"
)

// Runner plays scenarios. Its fields are set before the first run and then left alone; it may then run more than once.
type Runner struct {
	Scenarios *scenario.Folder
	Golden    *golden.Store // nil: nothing is compared
	// Printed are the same scenarios with the printed cards alone, where these are played with somebody's own: a log is
	// then held against that of the printed cards, and not against a golden file.
	Printed *scenario.Folder
	// Against are logs of another time, which scenarios are held against instead of the golden ones; nothing is
	// accepted then. It is the same where Options set a rule or an edition otherwise.
	Against *golden.Store
	Jobs    int  // scenarios played at the same time; 0 is one for each processor
	Update  bool // accept new logs, and move golden files of renamed scenarios
	// Prune says, with Update, which golden files without a scenario are removed: those that somebody named. Nil: none
	// is.
	Prune func(name string) bool
	// Accepts says, with Update, whether a log that a scenario gives may become the golden one: somebody has agreed to
	// this one. Nil: any may.
	Accepts func(name string, log []byte) bool
	Brief   bool             // of a scenario that passed, script and log are let go: nobody reads them
	Shard   shards.Of        // which of the cases are played, where other machines play the others; goes without Update
	Options scenario.Options // what every scenario is played with; Use is the folder's own if it is nil
}

// Progress is told of each scenario when it is done, one at a time but in any order.
type Progress func(done, total int, c *Case)

// Report is what a run found.
type Report struct {
	Cases     []Case   // in the order of their names
	Scenarios int      // how many were to be played; fewer were if the run was interrupted
	Whole     int      // how many scenarios, and golden files without one, all shards have together
	Others    []string // paths of files with the names of golden ones that are no logs and so were left alone
	Cleared   []string // paths of half-written files of earlier runs that were removed
	Wall      time.Duration
}

// ErrNoScenario is why nothing is compared or accepted where there is no scenario at all: every golden file would be
// one too many.
var ErrNoScenario = engine.Errorf("there is no scenario in the scenarios folder",
	"il n'y a aucun scénario dans le dossier des scénarios")

// Count gives how many cases have a status.
func (r *Report) Count(s Status) int {
	n := 0
	for i := range r.Cases {
		if r.Cases[i].Status == s {
			n++
		}
	}
	return n
}

// Slowest gives the cases that took longest, the slowest first.
func (r *Report) Slowest(n int) []*Case {
	all := make([]*Case, len(r.Cases))
	for i := range r.Cases {
		all[i] = &r.Cases[i]
	}
	slices.SortStableFunc(all, func(a, b *Case) int { return int(b.Took - a.Took) })
	return all[:min(n, len(all))]
}

// run is one run of a Runner.
type run struct {
	*Runner
	all     []string          // the names of all scenarios, of those too that were not picked
	orphans []string          // golden files without a scenario, of those that were picked
	heirs   []string          // where there are some: the scenarios that had no golden file when the run began
	beside  map[string]string // by the name of one: what lies where its script would, and is overlooked
	writing sync.RWMutex      // held for reading while a golden file is written and noted
}

// Run plays the scenarios whose names are picked; nil picks all. Golden files that are picked and belong to no scenario
// at all are cases too. The error is one that kept the whole run from its end; what a single scenario did is in its
// case. A run that was interrupted gives both: the error of the context, and the cases that were done.
func (r *Runner) Run(ctx context.Context, pick func(name string) bool, progress Progress) (*Report, error) {
	start := time.Now()
	all, err := r.Scenarios.Names()
	if err != nil {
		return nil, err
	}
	picked := func(names []string) (out []string) {
		for _, n := range names {
			if pick == nil || pick(n) {
				out = append(out, n)
			}
		}
		return out
	}
	now := &run{Runner: r, all: all}
	report := &Report{}
	if r.Golden != nil {
		if len(all) == 0 {
			return nil, ErrNoScenario
		}
		orphans, others, err := r.Golden.Orphans(all)
		if err != nil {
			return nil, err
		}
		if r.otherwise() {
			orphans, others = nil, nil // the golden files are let be
		}
		if now.orphans = picked(orphans); len(now.orphans) > 0 {
			now.heirs = now.withoutLog()
			if now.beside, err = r.Scenarios.Overlooked(now.orphans); err != nil {
				return nil, err
			}
		}
		for _, n := range picked(others) {
			report.Others = append(report.Others, r.Golden.Shown(n))
		}
		if r.Update {
			if report.Cleared, err = r.Golden.Clear(); err != nil {
				return nil, err
			}
		}
	}
	names := picked(all)
	report.Whole = len(names) + len(now.orphans)
	if !r.Shard.Whole() {
		names = now.share(names)
		if r.Shard.I > 1 {
			report.Others = nil
		}
	}
	report.Scenarios = len(names)
	report.Cases, err = now.each(ctx, names, progress)
	if err == nil {
		err = now.settle(ctx, report)
	}
	slices.SortStableFunc(report.Cases, func(a, b Case) int { return strings.Compare(a.Name, b.Name) })
	report.Wall = time.Since(start)
	return report, err
}

// each plays the scenarios, some at a time, and puts each where its name stands, so that nothing depends on who was
// first. Where it is interrupted, it waits only for the golden files that are being written, and not for scenarios.
func (r *run) each(ctx context.Context, names []string, progress Progress) ([]Case, error) {
	jobs := r.Jobs
	if jobs <= 0 {
		jobs = runtime.GOMAXPROCS(0)
	}
	cases, over := make([]Case, len(names)), make([]bool, len(names))
	var (
		mu   sync.Mutex
		next int
		done int
	)
	take := func() (i int, ok bool) {
		mu.Lock()
		defer mu.Unlock()
		if next == len(names) || ctx.Err() != nil {
			return 0, false
		}
		next++
		return next - 1, true
	}
	finished := make(chan struct{})
	var wait sync.WaitGroup
	for range min(jobs, len(names)) {
		wait.Go(func() {
			for i, ok := take(); ok; i, ok = take() {
				c := r.play(ctx, names[i])
				if !r.note(ctx, &c, func() {
					mu.Lock()
					defer mu.Unlock()
					cases[i], over[i] = c, true
					done++
					if progress != nil {
						progress(done, len(names), &cases[i])
					}
				}) {
					return
				}
			}
		})
	}
	go func() { wait.Wait(); close(finished) }()
	select {
	case <-finished:
	case <-ctx.Done():
		// What is being written is told of; a scenario that is being played is not waited for.
		r.writing.Lock()
		defer r.writing.Unlock()
	}
	mu.Lock()
	defer mu.Unlock()
	if done == len(names) {
		return cases, nil
	}
	var kept []Case
	for i := range cases {
		if over[i] {
			kept = append(kept, cases[i])
		}
	}
	return kept, ctx.Err()
}

// note accepts the log of a case that was played, if that is wanted, and has it told of. It tells whether it did: what
// was played while the run was interrupted may have been cut short.
func (r *run) note(ctx context.Context, c *Case, tell func()) bool {
	r.writing.RLock()
	defer r.writing.RUnlock()
	if ctx.Err() != nil {
		return false
	}
	if c.Status == Passed && c.log != nil {
		r.accept(c)
	}
	if r.Brief && c.Status == Passed && c.Result != nil {
		c.Script, c.Result.Log = nil, nil
	}
	tell()
	return true
}
