package coverage

import (
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"

	"tablereferee/engine"
)

// Kind is how a scenario comes out differently with a mutant.
type Kind string

// The kinds.
const (
	Allowed   Kind = "allowed"   // what was refused is done
	Otherwise Kind = "otherwise" // something else happens
)

// Proof says that a clause matters which no run can switch off: with a mutant, a small change of the code that acts by
// the clause, a scenario that shows the clause comes out differently, from an event on that cites it. It names the
// mutant so that it can be made again.
type Proof struct {
	Clause   string `json:"clause"`
	Scenario string `json:"scenario"`
	How      Kind   `json:"how"`
	Tie      string `json:"tie"`  // how the mutant belongs to the clause: "guard", "statement", "comment", "function"
	File     string `json:"file"` // "engine/champions/judge.go"
	Func     string `json:"func"` // "Game.whyNotPay"
	Op       string `json:"op"`   // "negate"
	Source   string `json:"source"`
	Nth      int    `json:"nth,omitempty"` // which of those that are alike in the function, from 2 on
}

// proofFiles are the recorded proofs, a file for each game. `make proofs` writes them.
//
//go:embed proofs/*.json
var proofFiles embed.FS

// Proofs gives the recorded proofs of a game, in the order of their clauses.
func Proofs(g *engine.Game) ([]Proof, error) { return ProofsOf(g.ID) }

// ProofsOf gives the recorded proofs of the game of an id.
func ProofsOf(game string) ([]Proof, error) {
	if !fs.ValidPath(game) {
		return nil, nil
	}
	text, err := proofFiles.ReadFile("proofs/" + game + ".json")
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var all []Proof
	if err := json.Unmarshal(text, &all); err != nil {
		return nil, fmt.Errorf("the proofs of %s: %w", game, err)
	}
	return all, nil
}

// Means is how a clause is proven to matter.
type Means string

// The means, the plainest first.
const (
	BySwitch Means = "switch" // a run that has it set otherwise comes out differently
	ByMutant Means = "mutant" // a change of the code that acts by it is noticed by a scenario that shows it
	ByParts  Means = "parts"  // it is a worked example of clauses that are all proven
)

// prove weighs the clauses by the recorded proofs, as far as their scenarios hold and show the clause still. Played are
// the scenarios that hold.
func (r *Report) prove(played []string, proofs []Proof) {
	at := map[string]*Clause{}
	for i := range r.Clauses {
		c := &r.Clauses[i]
		at[c.ID] = c
		if c.Weight == Matters {
			c.ProvenBy = BySwitch
		}
	}
	for i := range proofs {
		p := &proofs[i]
		c := at[p.Clause]
		if c == nil || !slices.Contains(c.ShownBy, p.Scenario) {
			// a proof by a scenario that is not among those measured says nothing here
			if slices.Contains(r.LeftOut, p.Scenario) || slices.Contains(played, p.Scenario) {
				r.Stale = append(r.Stale, fmt.Sprintf("%s by %s", p.Clause, p.Scenario))
			}
			continue
		}
		c.Proof = p
		if c.Weight != Matters {
			c.Weight, c.ProvenBy = Matters, ByMutant
		}
	}
	for i := range r.Clauses {
		c := &r.Clauses[i]
		if c.Weight == Matters || len(c.ExampleOf) == 0 {
			continue
		}
		if !slices.ContainsFunc(c.ExampleOf, func(id string) bool {
			return at[id] == nil || at[id].Weight != Matters
		}) {
			c.Weight, c.ProvenBy = Matters, ByParts
		}
	}
}
