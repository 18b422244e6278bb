package main

import (
	_ "embed"
	"fmt"

	"github.com/goccy/go-yaml"
)

// equivalentsFile lists the mutants that change nothing anybody could notice, each with the reason.
//
//go:embed equivalents.yaml
var equivalentsFile []byte

// equivalents are mutants judged to change nothing.
type equivalents []struct {
	Key `yaml:",inline"`
	Why string `yaml:"why"`
	// not equivalent at all: a gap that is known, counted as survived, for which the gate does not fail
	Gap bool `yaml:"gap"`
}

func readEquivalents() (equivalents, error) {
	var all equivalents
	if err := yaml.UnmarshalWithOptions(equivalentsFile, &all, yaml.Strict()); err != nil {
		return nil, fmt.Errorf("equivalents.yaml: %w", err)
	}
	for _, e := range all {
		if e.Why == "" {
			return nil, fmt.Errorf("equivalents.yaml: %s: without a reason", e.Key)
		}
	}
	return all, nil
}

// why gives the reason for which a mutant is judged equivalent, "" if it is not.
func (all equivalents) why(k Key) string {
	for _, e := range all {
		if e.Key == k && !e.Gap {
			return e.Why
		}
	}
	return ""
}

// gap says whether it is known that nobody notices a mutant that is not equivalent.
func (all equivalents) gap(k Key) bool {
	for _, e := range all {
		if e.Key == k && e.Gap {
			return true
		}
	}
	return false
}

// stale lists the entries whose mutant is no longer there.
func (all equivalents) stale(mutants []*Mutant) (out []string) {
	there := map[Key]bool{}
	for _, m := range mutants {
		there[m.Key] = true
	}
	for _, e := range all {
		if !there[e.Key] {
			out = append(out, e.Key.String())
		}
	}
	return out
}
