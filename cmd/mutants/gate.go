package main

import (
	"context"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"time"
)

// gate tries a small fixed sample of mutants and of proofs. It fails if a mutant survives, or if a proof is none.
func (f *flags) gate(ctx context.Context, out io.Writer) (int, error) {
	start := time.Now()
	pkgs, err := load(f.root)
	if err != nil {
		return 0, err
	}
	all, judged, err := f.candidates(pkgs)
	if err != nil {
		return 0, err
	}
	recorded, err := recordedProofs()
	if err != nil {
		return 0, err
	}
	still, stale := checkProofs(ties(pkgs), recorded)
	if len(stale) > 0 {
		fmt.Fprintf(out,
			"recorded proofs whose mutant is gone or no longer belongs to the clause; make proofs makes them anew:\n  %s\n",
			strings.Join(stale, "\n  "))
		return 1, nil
	}
	slices.SortFunc(still, func(a, b tie) int {
		return strings.Compare(string(a.order(f.seed)), string(b.order(f.seed)))
	})
	still = still[:min(f.proofs, len(still))]
	var results []result
	var chosen []*Mutant
	sampled := map[Key]bool{}
	for _, m := range f.pick(all) {
		if judged.why(m.Key) != "" {
			results = append(results, result{Mutant: m, Outcome: Equivalent})
			continue
		}
		sampled[m.Key] = true
		chosen = append(chosen, m)
	}
	there := maps.Clone(sampled)
	for _, x := range still {
		if !there[x.Key] {
			there[x.Key] = true
			chosen = append(chosen, x.Mutant)
		}
	}
	var failed []string
	code := 0
	err = f.with(ctx, pkgs, chosen, func(t *trial) error {
		p, err := newProver(ctx, t)
		if err != nil {
			return err
		}
		if failed, err = p.again(ctx, still, recorded); err != nil {
			return err
		}
		some, err := t.try(ctx, func(m *Mutant) bool { return sampled[m.Key] })
		code = report(out, append(results, some...), t.left, judged, time.Since(start))
		return err
	})
	if err != nil {
		return 0, err
	}
	fmt.Fprintf(out, "%d of %d recorded proofs were made again.\n", len(still)-len(failed), len(recorded))
	if len(failed) > 0 {
		fmt.Fprintf(out, "proofs that are none any more; make proofs makes them anew:\n  %s\n",
			strings.Join(failed, "\n  "))
		code = 1
	}
	return code, nil
}

// order is where a proof stands in a draw.
func (x tie) order(seed uint64) []byte {
	h := x.hash(fmt.Sprint(seed, x.clause))
	return h[:]
}
