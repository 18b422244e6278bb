package main

import (
	"fmt"
	"io"
	"time"
)

// tally counts the outcomes of a package.
type tally map[Outcome]int

func (t tally) tried() int {
	return t[BySuite] + t[ByTests] + t[Endless] + t[Survived]
}

// score is the part of the mutants that somebody noticed, in percent.
func (t tally) score() float64 {
	if t.tried() == 0 {
		return 100
	}
	return 100 * float64(t.tried()-t[Survived]) / float64(t.tried())
}

// report prints the table and the survivors; the code is 1 if any survived that is not a known gap.
func report(out io.Writer, results []result, left []*Mutant, judged equivalents, took time.Duration) int {
	all := tally{}
	by := map[string]tally{}
	for _, r := range results {
		if by[r.Package] == nil {
			by[r.Package] = tally{}
		}
		by[r.Package][r.Outcome]++
		all[r.Outcome]++
	}
	fmt.Fprintf(out, "%-20s %6s %9s %9s %9s %9s %11s %8s\n", "", "tried", "by suite", "by tests", "endless", "survived",
		"equivalent", "score")
	row := func(name string, t tally) {
		fmt.Fprintf(out, "%-20s %6d %9d %9d %9d %9d %11d %6.1f %%\n",
			name, t.tried(), t[BySuite], t[ByTests], t[Endless], t[Survived], t[Equivalent], t.score())
	}
	for _, folder := range mutated {
		if by[folder] != nil {
			row(folder, by[folder])
		}
	}
	row("all", all)
	if len(left) > 0 {
		fmt.Fprintf(out, "%d more did not compile.\n", len(left))
	}
	fmt.Fprintf(out, "%.1f s\n", took.Seconds())
	code := 0
	for _, r := range results {
		if r.Outcome == Survived {
			if judged.gap(r.Key) {
				fmt.Fprint(out, "known gap ")
			} else {
				code = 1
			}
			fmt.Fprintf(out, "survived  %s  %s:%d  %s: %s  %s\n", r.ID(), r.File, r.Line, r.Func, r.Op, r.Source)
		}
	}
	return code
}
