package main

import (
	"cmp"
	"math"
	"slices"
)

// sample picks n of the mutants, of each package as many as it has lines with mutants, but no fewer than an eighth of
// n. A mutant's luck hangs on the seed, its key and how many share its line; so a change of the code changes the sample
// only there.
func sample(all []*Mutant, seed uint64, n int) []*Mutant {
	type line struct {
		file string
		line int
	}
	crowd := map[line]float64{}
	for _, m := range all {
		crowd[line{m.File, m.Line}]++
	}
	lines := map[string]float64{}
	by := map[string][]*Mutant{}
	for _, m := range all {
		weight := 1 / crowd[line{m.File, m.Line}]
		lines[m.Package] += weight
		// The smallest of these are a fair draw in which each has its weight.
		m.score = -math.Log(m.chance(seed)) / weight
		by[m.Package] = append(by[m.Package], m)
	}
	total := 0.0
	for _, l := range lines {
		total += l
	}
	var out []*Mutant
	for _, folder := range mutated {
		of := slices.Clone(by[folder])
		slices.SortFunc(of, func(a, b *Mutant) int {
			return cmp.Or(cmp.Compare(a.score, b.score), cmp.Compare(a.ID(), b.ID()))
		})
		share := max(int(math.Round(float64(n)*lines[folder]/total)), n/8)
		out = append(out, of[:min(share, len(of))]...)
	}
	slices.SortStableFunc(out, func(a, b *Mutant) int {
		return cmp.Or(cmp.Compare(slices.Index(mutated, a.Package), slices.Index(mutated, b.Package)),
			cmp.Compare(a.from, b.from))
	})
	return out
}
