package suite

import (
	"context"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"tablereferee/referee/golden"
	"tablereferee/referee/scenario"
)

// Runner plays scenarios. Its fields are set before the first run and then left alone; it may then run more than once.
type Runner struct {
	Scenarios *Folder
	Golden    *golden.Store    // nil: nothing is compared
	Jobs      int              // scenarios played at the same time; 0 is one for each processor
	Update    bool             // accept new logs, and remove golden files without a scenario
	Options   scenario.Options // what every scenario is played with; Use is the folder's own if it is nil
}

// Progress is told of each scenario when it is done, one at a time but in any order.
type Progress func(done, total int, c *Case)

// Report is what a run found.
type Report struct {
	Cases []Case // in the order of their names
	Wall  time.Duration
}

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

// Run plays the scenarios whose names are picked; nil picks all. Golden files that are picked and belong to no scenario
// at all are cases too. The error is one that kept the whole run from its end; what a single scenario did is in its
// case.
func (r *Runner) Run(ctx context.Context, pick func(name string) bool, progress Progress) (*Report, error) {
	start := time.Now()
	all, err := r.Scenarios.Names()
	if err != nil {
		return nil, err
	}
	var orphans []string
	if r.Golden != nil {
		if orphans, err = r.Golden.Orphans(all); err != nil {
			return nil, err
		}
	}
	picked := func(names []string) (out []string) {
		for _, n := range names {
			if pick == nil || pick(n) {
				out = append(out, n)
			}
		}
		return out
	}
	names := picked(all)
	report := &Report{Cases: make([]Case, len(names))}
	err = r.each(ctx, names, report.Cases, progress)
	if err != nil {
		return nil, err
	}
	for _, n := range picked(orphans) {
		report.Cases = append(report.Cases, r.orphan(n))
	}
	slices.SortStableFunc(report.Cases, func(a, b Case) int { return strings.Compare(a.Name, b.Name) })
	report.Wall = time.Since(start)
	return report, nil
}

// each plays the scenarios, some at a time, and puts each where its name stands, so that nothing depends on who was
// first.
func (r *Runner) each(ctx context.Context, names []string, into []Case, progress Progress) error {
	jobs := r.Jobs
	if jobs <= 0 {
		jobs = runtime.GOMAXPROCS(0)
	}
	var (
		mu   sync.Mutex
		next int
		done int
		wait sync.WaitGroup
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
	for range min(jobs, len(names)) {
		wait.Go(func() {
			for i, ok := take(); ok; i, ok = take() {
				into[i] = r.play(names[i])
				mu.Lock()
				done++
				if progress != nil {
					progress(done, len(names), &into[i])
				}
				mu.Unlock()
			}
		})
	}
	wait.Wait()
	if done < len(names) {
		return ctx.Err()
	}
	return nil
}
