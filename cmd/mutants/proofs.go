package main

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os/exec"
	"slices"
	"sync"

	"tablereferee/engine"
	"tablereferee/internal/coverage"
)

// happened is what happened in a scenario without any mutant.
type happened struct {
	eventsAnswer
	cites map[string]bool
}

// events asks a worker what happens in scenarios with a mutant. What a scenario did not come to say is missing.
func (t *trial) events(ctx context.Context, mutant int, names []string) ([]eventsAnswer, error) {
	out, err := t.order(ctx, mutant, order{Do: "events", Scenarios: names})
	var exit *exec.ExitError
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if err != nil && (mutant == 0 || !errors.As(err, &exit) && !errors.Is(err, context.DeadlineExceeded)) {
		return nil, err
	}
	var all []eventsAnswer
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var a eventsAnswer
		if err := d.Decode(&a); err != nil {
			break
		}
		all = append(all, a)
	}
	return all, nil
}

// prover looks for proofs.
type prover struct {
	*trial
	plain  map[string]*happened
	number map[Key]int // of the mutants of the build
}

// newProver readies a build: what happens in every scenario without a mutant.
func newProver(ctx context.Context, t *trial) (*prover, error) {
	p := &prover{trial: t, plain: map[string]*happened{}, number: map[Key]int{}}
	for i, m := range t.mutants {
		p.number[m.Key] = i + 1
	}
	all, err := t.events(ctx, 0, t.all)
	if err != nil {
		return nil, err
	}
	for _, a := range all {
		if a.Fails != "" {
			return nil, fmt.Errorf("%s does not hold without any mutant: %s", a.Scenario, a.Fails)
		}
		h := &happened{a, map[string]bool{}}
		for _, cites := range a.Cites {
			for _, c := range cites {
				h.cites[c] = true
			}
		}
		p.plain[a.Scenario] = h
	}
	return p, nil
}

// first is the first event that is another with a mutant; -1 if there is none that is known to be. What else could have
// been chosen counts where the question is one of the clause's.
func (h *happened) first(a *eventsAnswer, clause string) int {
	for i := range h.Events {
		switch {
		case i < len(a.Events) && h.Events[i] == a.Events[i]:
			if h.Offers[i] != a.Offers[i] && slices.Contains(h.Cites[i], clause) {
				return i
			}
		case i == len(a.Events) && a.Allowed && h.Refused[i]:
			return i // what was refused here is allowed, and the script stops at that
		case i >= len(a.Events) && a.Fails != "":
			return -1 // cut short: what would have happened is not known
		default:
			return i
		}
	}
	return -1
}

// acts gives the events that are more than words.
func (a *eventsAnswer) acts() (out []string) {
	for i, is := range a.Does {
		if is {
			out = append(out, a.Events[i]+a.Offers[i])
		}
	}
	return out
}

// differs says whether what is done differs, and not only what is said of it.
func (h *happened) differs(a *eventsAnswer) bool {
	was, is := h.acts(), a.acts()
	for i := range min(len(was), len(is)) {
		if was[i] != is[i] {
			return true
		}
	}
	return len(is) > len(was) || a.Fails == "" && (len(is) < len(was) || a.State != h.State)
}

// takingAway are mutants that only take something away. That something is forbidden is not proven by that.
var takingAway = []string{"remove-call", "remove-assign", "early-return", "no-round", "one-round"}

// proves says how a scenario with a mutant proves a clause: what happened first otherwise is an event that cites it,
// and it is not only told otherwise.
func (h *happened) proves(a *eventsAnswer, x tie) (coverage.Kind, bool) {
	i := h.first(a, x.clause)
	if i < 0 || !slices.Contains(h.Cites[i], x.clause) {
		return "", false
	}
	if h.Refused[i] && (i >= len(a.Refused) || !a.Refused[i]) {
		return coverage.Allowed, true
	}
	// Where the run ends in nothing, as one does that goes on for ever, it is enough that the event does something and
	// did not happen.
	if !h.differs(a) && (a.Fails == "" || !h.Does[i]) {
		return "", false
	}
	c, _ := x.game.Book.Find(x.clause)
	return coverage.Otherwise, x.game.Book.Info(c).Kind != "restriction" || !slices.Contains(takingAway, x.Op)
}

// candidates are the scenarios with which a mutant may prove a clause: they come by it, and show the clause.
func (p *prover) candidates(id int, clause string) []string {
	names := p.reaching[id]
	if p.first[id] {
		names = p.all
	}
	var out []string
	for _, name := range names {
		if h := p.plain[name]; h.cites[clause] && slices.Contains(h.Shows, clause) {
			out = append(out, name)
		}
	}
	return out
}

// attempt is a mutant of the build, and the clauses it may prove.
type attempt struct {
	id   int
	ties []tie
}

// attempts orders what is to be tried: what is recorded, then the closest.
func (p *prover) attempts(wanted map[string][]tie, recorded map[string]Key) []attempt {
	var all []tie
	for _, clause := range slices.Sorted(maps.Keys(wanted)) {
		all = append(all, wanted[clause]...)
	}
	rank := func(x tie) int {
		if recorded[x.clause] == x.Key {
			return -1
		}
		return int(x.near)
	}
	slices.SortStableFunc(all, func(a, b tie) int {
		return cmp.Or(cmp.Compare(rank(a), rank(b)), cmp.Compare(a.far, b.far))
	})
	var out []attempt
	at := map[[2]int]int{} // by mutant and rank: a mutant is tried again where it is farther from another clause
	for _, x := range all {
		id := p.number[x.Key]
		if id == 0 {
			continue // it did not compile
		}
		k := [2]int{id, rank(x)}
		i, ok := at[k]
		if !ok {
			i = len(out)
			at[k] = i
			out = append(out, attempt{id: id})
		}
		out[i].ties = append(out[i].ties, x)
	}
	return out
}

// find looks for a proof of each of the clauses.
func (p *prover) find(ctx context.Context, wanted map[string][]tie, recorded map[string]Key) (map[string]coverage.Proof,
	error) {
	found := map[string]coverage.Proof{}
	var mu sync.Mutex
	all := p.attempts(wanted, recorded)
	// A few at a time, so that which is found first does not depend on the number of jobs.
	const few = 16
	for start := 0; start < len(all); start += few {
		some := all[start:min(start+few, len(all))]
		answers := make([][]eventsAnswer, len(some))
		names := make([][]string, len(some))
		for i, a := range some {
			for _, x := range a.ties {
				if _, done := found[x.clause]; !done {
					names[i] = append(names[i], p.candidates(a.id, x.clause)...)
				}
			}
			slices.Sort(names[i])
			names[i] = slices.Compact(names[i])
		}
		err := p.each(ctx, len(some), func(i int) error {
			if len(names[i]) == 0 {
				return nil
			}
			got, err := p.events(ctx, some[i].id, names[i])
			mu.Lock()
			defer mu.Unlock()
			answers[i] = got
			return err
		})
		if err != nil {
			return nil, err
		}
		for i, a := range some {
			for _, x := range a.ties {
				if _, done := found[x.clause]; done {
					continue
				}
				for j := range answers[i] {
					h := p.plain[answers[i][j].Scenario]
					if !slices.Contains(h.Shows, x.clause) {
						continue
					}
					if how, ok := h.proves(&answers[i][j], x); ok {
						found[x.clause] = coverage.Proof{Clause: x.clause, Scenario: h.Scenario, How: how,
							Tie:  nearnessNames[x.near],
							File: x.File, Func: x.Func, Op: x.Op, Source: x.Source, Nth: x.Nth}
						break
					}
				}
			}
		}
	}
	return found, nil
}

// inventory gives the clauses of the printed rules that no run can set otherwise.
func inventory(g *engine.Game) []string {
	var out []string
	for c := range g.Book.All() {
		if coverage.GroupOf(c).Inventory() && !c.Switch {
			out = append(out, c.ID)
		}
	}
	return out
}

// keyOf is the mutant of a proof.
func keyOf(p *coverage.Proof) Key {
	return Key{File: p.File, Func: p.Func, Op: p.Op, Source: p.Source, Nth: p.Nth}
}
