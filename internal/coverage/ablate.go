package coverage

import (
	"context"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/referee/scenario"
)

// trial is one run of a scenario with one clause set otherwise.
type trial struct {
	clause int // index in Report.Clauses
	played int // index in measure.played
	value  int
	found  difference

	endless bool // it had not ended when patience did
}

// difference is what sets two runs of a scenario apart. The greater says more.
type difference uint8

const (
	same      difference = iota
	citations            // only which clauses are cited
	events
	failure
)

// ablate finds out what changes when a clause is set otherwise. The scenarios that cite or show it are asked first.
// Only if none of these changes are the others asked: a clause may act where nothing cites it.
func (m *measure) ablate(ctx context.Context) error {
	near, far := m.trials()
	near, far = m.share(near, far)
	if err := m.run(ctx, near); err != nil {
		return err
	}
	m.weigh(near)
	m.near = near
	far = slices.DeleteFunc(far, func(t trial) bool { return m.report.Clauses[t.clause].Weight == Matters })
	if err := m.run(ctx, far); err != nil {
		return err
	}
	m.weigh(far)
	m.far = far
	return nil
}

// endless names those of the trials that did not end.
func (m *measure) endless(trials []trial) (names []string) {
	for _, t := range trials {
		if t.endless {
			names = append(names, fmt.Sprintf("%s with %s = %d", m.played[t.played].Name, m.report.Clauses[t.clause].ID,
				t.value))
		}
	}
	return names
}

// trials lists all runs of the shard: near are those of scenarios that cite or show the clause, far the others.
func (m *measure) trials() (near, far []trial) {
	for i := range m.report.Clauses {
		c := &m.report.Clauses[i]
		if !c.Switch {
			continue
		}
		c.Weight = Nothing
		for j := range m.played {
			s := &m.played[j]
			for _, v := range m.otherwise(i, s) {
				if s.cites(c.Info.Clause) || slices.Contains(s.Result.Shows, c.ID) {
					near = append(near, trial{clause: i, played: j, value: v})
				} else {
					far = append(far, trial{clause: i, played: j, value: v})
				}
			}
		}
	}
	return near, far
}

// share gives of all runs those of the shard. A clause is of one shard with all of its runs, as what is found near it
// decides whether the others are needed. Each goes to the shard that has the fewest runs until then, those with the
// most first, so that the shards take about as long as each other; near runs are counted, and the others where there
// are none.
func (m *measure) share(near, far []trial) (mineNear, mineFar []trial) {
	all := m.report.Clauses
	runs := make([]int, len(all))
	for _, t := range near {
		runs[t.clause]++
	}
	onlyFar := make([]int, len(all))
	for _, t := range far {
		onlyFar[t.clause]++
	}
	var order []int
	for i := range all {
		if runs[i] == 0 {
			runs[i] = onlyFar[i]
		}
		if all[i].Switch {
			order = append(order, i)
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return runs[b] - runs[a] })
	m.mine = make([]bool, len(all))
	load := make([]int, max(1, m.shard.N))
	for _, i := range order {
		least := slices.Index(load, slices.Min(load))
		load[least] += runs[i] + 1
		m.mine[i] = m.shard.Has(least)
	}
	others := func(t trial) bool { return !m.mine[t.clause] }
	return slices.DeleteFunc(near, others), slices.DeleteFunc(far, others)
}

// otherwise gives the values to which a clause can be set in a scenario to see whether it matters: off; for a number
// also one more; and on, where the edition that is played does not have the clause.
func (m *measure) otherwise(clause int, s *played) []int {
	info := m.report.Clauses[clause].Info
	now, _ := info.In(s.Result.Edition)
	for _, set := range s.Result.Log.Settings {
		if set.Clause == info.Clause {
			now = int(set.Value)
		}
	}
	switch {
	case info.IsNumber() && now != 0:
		return []int{0, now + 1}
	case now == 0:
		return []int{1}
	}
	return []int{0}
}

// run makes the trials, some at a time. Each writes only into its own place, so that nothing depends on which is first.
func (m *measure) run(ctx context.Context, trials []trial) error {
	jobs := m.plan.Jobs
	if jobs <= 0 {
		jobs = runtime.GOMAXPROCS(0)
	}
	before := m.report.Runs
	m.report.Runs += len(trials)
	var (
		mu         sync.Mutex
		next, done int
		wait       sync.WaitGroup
	)
	for range min(jobs, len(trials)) {
		wait.Go(func() {
			for {
				mu.Lock()
				i := next
				next++
				mu.Unlock()
				if i >= len(trials) || ctx.Err() != nil {
					return
				}
				m.try(ctx, &trials[i])
				if ctx.Err() != nil {
					return
				}
				mu.Lock()
				done++
				if m.plan.Done != nil {
					m.plan.Done(before+done, m.report.Runs)
				}
				mu.Unlock()
			}
		})
	}
	wait.Wait()
	if done < len(trials) {
		return ctx.Err()
	}
	return nil
}

// try makes one trial. Rules of which one is missing may never come to an end, and no limit of theirs need be left to
// see that: then the run is left to itself and counted as one that fails.
func (m *measure) try(ctx context.Context, t *trial) {
	s := &m.played[t.played]
	rules := map[string]int{m.report.Clauses[t.clause].ID: t.value}
	found := make(chan difference, 1)
	go func() {
		defer func() {
			// Code that cannot go on without a clause needs it.
			if recover() != nil {
				found <- failure
			}
		}()
		found <- s.plain.differ(s.Script.Run(scenario.Options{Rules: rules, Use: m.plan.Use, Context: ctx}))
	}()
	late := time.NewTimer(m.plan.Patience)
	defer late.Stop()
	select {
	case t.found = <-found:
	case <-late.C:
		t.found, t.endless = failure, true
	case <-ctx.Done():
	}
}

// weigh writes down what the trials have found.
func (m *measure) weigh(trials []trial) {
	for _, t := range trials {
		c := &m.report.Clauses[t.clause]
		switch {
		case t.found >= events:
			c.Weight = Matters
			c.Changes = append(c.Changes, Change{Scenario: m.played[t.played].Name, Value: t.value,
				Fails: t.found == failure})
		case t.found == citations && c.Weight == Nothing:
			c.Weight = Label
		}
	}
}

// account is what a run gave, as far as two runs are compared: the log without its settings, with and without its
// citations.
type account struct {
	cited, bare string
}

// accountOf gives the account of a result. The log itself is left as it is.
func accountOf(r *scenario.Result) account {
	if r.Log == nil {
		return account{}
	}
	record := *r.Log
	record.Settings = nil // what a run has set otherwise is no consequence of it
	return account{string(log.Text(&record, engine.EN)), string(log.Text(record.Bare(true), engine.EN))}
}

// differ compares a run with the normal one, which held.
func (a account) differ(r *scenario.Result) difference {
	b := accountOf(r)
	switch {
	case r.Err != nil && !(a.bare == b.bare && onlyUncited(r)):
		return failure
	case a.bare != b.bare:
		return events
	case a.cited != b.cited:
		return citations
	}
	return same
}

// onlyUncited says whether a scenario fails for no other reason than that it says it shows a clause which no event
// cites. A clause that is switched off may just no longer be written down; that alone does not prove that it did
// anything.
func onlyUncited(r *scenario.Result) bool {
	f := r.Failed()
	if f == nil || f.Expectation || f.Refused || r.Log == nil || len(f.Clauses) != 1 {
		return false
	}
	c, ok := r.Game.Book.Find(f.Clauses[0])
	return ok && slices.Contains(r.Shows, f.Clauses[0]) && r.Log.Cited()[c] == 0 && strings.Contains(f.What[engine.EN],
		fmt.Sprintf("shows %s,", f.Clauses[0]))
}
