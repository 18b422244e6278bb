package main

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/internal/coverage"
)

// recordedProofs gives the recorded proofs of all games.
func recordedProofs() ([]coverage.Proof, error) {
	var all []coverage.Proof
	for _, g := range games.All() {
		some, err := coverage.Proofs(g)
		if err != nil {
			return nil, err
		}
		all = append(all, some...)
	}
	return all, nil
}

// games are those whose clauses are to be proven.
func (f *flags) games() []*engine.Game {
	if f.game != "" {
		return []*engine.Game{games.Find(f.game)}
	}
	return games.All()
}

// prove looks for a proof of every clause of the printed rules that no run can switch off, and writes down what it
// finds. What is recorded and still holds stays.
func (f *flags) prove(ctx context.Context, out, errs io.Writer) (int, error) {
	start := time.Now()
	pkgs, err := load(f.root)
	if err != nil {
		return 0, err
	}
	old, err := recordedProofs()
	if err != nil {
		return 0, err
	}
	recorded := map[string]Key{}
	for i := range old {
		recorded[old[i].Clause] = keyOf(&old[i])
	}
	all := ties(pkgs)
	wanted := map[string][]tie{}
	var chosen []*Mutant
	seen := map[Key]bool{}
	for _, g := range f.games() {
		for _, id := range inventory(g) {
			wanted[id] = all[id]
			for _, x := range all[id] {
				if !seen[x.Key] {
					seen[x.Key] = true
					chosen = append(chosen, x.Mutant)
				}
			}
		}
	}
	if f.why != "" {
		return f.explain(ctx, pkgs, all, out)
	}
	fmt.Fprintf(errs, "%d clauses have no switch; %d mutants belong to them\n", len(wanted), len(chosen))
	var found map[string]coverage.Proof
	err = f.with(ctx, pkgs, chosen, func(t *trial) error {
		p, err := newProver(ctx, t)
		if err != nil {
			return err
		}
		fmt.Fprintf(errs, "built after %.0f s\n", time.Since(start).Seconds())
		found, err = p.find(ctx, wanted, recorded)
		return err
	})
	if err != nil {
		return 0, err
	}
	for _, g := range f.games() {
		var of []coverage.Proof
		clauses := inventory(g)
		for _, id := range clauses {
			if p, ok := found[id]; ok {
				of = append(of, p)
			} else {
				fmt.Fprintf(out, "%-50s no proof, %d mutants belong to it\n", id, len(wanted[id]))
			}
		}
		fmt.Fprintf(out, "%s: %d of %d clauses without a switch are proven\n", g.ID, len(of), len(clauses))
		if err := writeProofs(filepath.Join(f.root, "internal", "coverage", "proofs", g.ID+".json"), of); err != nil {
			return 0, err
		}
	}
	fmt.Fprintf(out, "%.0f s\n", time.Since(start).Seconds())
	return 0, nil
}

// explain tells of each mutant that belongs to some clauses what it changes first in the scenarios that show them.
func (f *flags) explain(ctx context.Context, pkgs []*pkg, all map[string][]tie, out io.Writer) (int, error) {
	clauses := strings.Split(f.why, ",")
	var chosen []*Mutant
	for _, clause := range clauses {
		for _, x := range all[clause] {
			if !slices.Contains(chosen, x.Mutant) {
				chosen = append(chosen, x.Mutant)
			}
		}
	}
	if len(chosen) == 0 {
		return 0, fmt.Errorf("no mutant belongs to %s", f.why)
	}
	return 0, f.with(ctx, pkgs, chosen, func(t *trial) error {
		p, err := newProver(ctx, t)
		if err != nil {
			return err
		}
		for _, clause := range clauses {
			fmt.Fprintln(out, clause)
			for _, x := range all[clause] {
				id := p.number[x.Key]
				if id == 0 {
					continue
				}
				fmt.Fprintf(out, "  %s  %s  %s\n", nearnessNames[x.near], x.ID(), x.Key)
				got, err := p.events(ctx, id, p.candidates(id, clause))
				if err != nil {
					return err
				}
				for i := range got {
					p.plain[got[i].Scenario].tell(out, &got[i], x)
				}
			}
		}
		return nil
	})
}

// tell says what a mutant changes in a scenario, and whether that proves the clause.
func (h *happened) tell(out io.Writer, a *eventsAnswer, x tie) {
	how, ok := h.proves(a, x)
	i := h.first(a, x.clause)
	switch {
	case ok:
		fmt.Fprintf(out, "    %s: proves it (%s)", h.Scenario, how)
	case i < 0 && a.Fails != "":
		fmt.Fprintf(out, "    %s: is cut short: %s", h.Scenario, a.Fails)
	case i < 0 && !h.differs(a):
		fmt.Fprintf(out, "    %s: nothing changes", h.Scenario)
	case i < 0:
		fmt.Fprintf(out, "    %s: only what comes after the last event changes", h.Scenario)
	case !slices.Contains(h.Cites[i], x.clause):
		fmt.Fprintf(out, "    %s: an event that does not cite it changes first", h.Scenario)
	case !h.differs(a):
		fmt.Fprintf(out, "    %s: it is only told otherwise", h.Scenario)
	default:
		fmt.Fprintf(out, "    %s: that something is forbidden is not proven by taking something away", h.Scenario)
	}
	if i >= 0 {
		now := "nothing"
		if i < len(a.Events) {
			now = cmp.Or(a.Offers[i], a.Events[i])
		}
		fmt.Fprintf(out, "\n      was %s %v\n      is  %s", cmp.Or(h.Offers[i], h.Events[i]), h.Cites[i], now)
	}
	fmt.Fprintln(out)
}

// writeProofs writes one proof on a line, so that a difference shows what has changed.
func writeProofs(file string, proofs []coverage.Proof) error {
	var b bytes.Buffer
	b.WriteString("[")
	for i := range proofs {
		if i > 0 {
			b.WriteString(",")
		}
		b.WriteString("\n")
		e := json.NewEncoder(&b)
		e.SetEscapeHTML(false)
		if err := e.Encode(&proofs[i]); err != nil {
			return err
		}
		b.Truncate(b.Len() - 1)
	}
	b.WriteString("\n]\n")
	return os.WriteFile(file, b.Bytes(), 0o644)
}

// with builds mutants into the sources, lets something be done with them, and clears up.
func (f *flags) with(ctx context.Context, pkgs []*pkg, chosen []*Mutant, do func(t *trial) error) error {
	dir, err := os.MkdirTemp("", "mutants-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	b, err := build(f.root, dir, pkgs, chosen)
	if err != nil {
		return err
	}
	t := &trial{built: b, jobs: f.jobs, noTests: f.suite}
	if err := t.learn(ctx); err != nil {
		return err
	}
	return do(t)
}

// checkProofs says which recorded proofs are none any more: their mutant is gone or belongs to the clause no longer.
// The others are given as ties.
func checkProofs(all map[string][]tie, recorded []coverage.Proof) (still []tie, stale []string) {
	for i := range recorded {
		p := &recorded[i]
		at := slices.IndexFunc(all[p.Clause], func(x tie) bool { return x.Key == keyOf(p) })
		if at < 0 {
			stale = append(stale, fmt.Sprintf("%s: %s", p.Clause, keyOf(p)))
			continue
		}
		still = append(still, all[p.Clause][at])
	}
	return still, stale
}

// again makes proofs again and says which fail.
func (p *prover) again(ctx context.Context, some []tie, recorded []coverage.Proof) ([]string, error) {
	by := map[string]*coverage.Proof{}
	for i := range recorded {
		by[recorded[i].Clause] = &recorded[i]
	}
	failed := make([]string, len(some))
	err := p.each(ctx, len(some), func(i int) error {
		x, proof := some[i], by[some[i].clause]
		h := p.plain[proof.Scenario]
		if h == nil || !slices.Contains(h.Shows, x.clause) {
			failed[i] = fmt.Sprintf("%s: the scenario %s is gone or does not show it", x.clause, proof.Scenario)
			return nil
		}
		got, err := p.events(ctx, p.number[x.Key], []string{proof.Scenario})
		if err != nil {
			return err
		}
		if len(got) == 1 {
			if how, ok := h.proves(&got[0], x); ok && how == proof.How {
				return nil
			}
		}
		failed[i] = fmt.Sprintf("%s: %s does not come out as recorded with %s", x.clause, proof.Scenario, x.Key)
		return nil
	})
	return slices.DeleteFunc(failed, func(s string) bool { return s == "" }), err
}
