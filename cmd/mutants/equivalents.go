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
		if e.Key == k {
			return e.Why
		}
	}
	return ""
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
