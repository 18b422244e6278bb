package coverage

import (
	"context"
	"reflect"
	"slices"
	"time"

	"tablereferee/engine"
	"tablereferee/internal/shards"
)

// Part is what was found in one shard, as it is kept in a file. All scenarios are played as they are in every shard;
// the clauses that a run may set otherwise are shared out.
type Part struct {
	Game    string   `json:"game"`
	LeftOut []string `json:"left_out,omitempty"`
	Played  []string `json:"played"` // the scenarios that hold
	// Clauses are all of the rulebook; of those of other shards no weight is known.
	Clauses []Clause `json:"clauses"`
	// Tried are those that were set otherwise in this shard.
	Tried []int `json:"tried"`
	// Says gives what the clauses say that no scenario shows.
	Says map[string]engine.Text `json:"says,omitempty"`
	Runs int                    `json:"runs"`
	// Near and Far are the runs without end, by the clause: those of scenarios that cite or show it, and the others.
	Near []Endless     `json:"endless_near,omitempty"`
	Far  []Endless     `json:"endless_far,omitempty"`
	Wall time.Duration `json:"wall_ns"`
}

// Endless are the runs with one clause set otherwise that did not end.
type Endless struct {
	Clause int      `json:"clause"` // index in Part.Clauses
	Runs   []string `json:"runs"`
}

// MeasurePart measures what belongs to one shard.
func MeasurePart(ctx context.Context, p Plan, shard shards.Of) (*Part, error) {
	start := time.Now()
	m, err := p.measure(ctx, shard)
	if err != nil {
		return nil, err
	}
	r := m.report
	out := &Part{Game: r.Game, LeftOut: r.LeftOut, Played: m.names(), Clauses: r.Clauses, Runs: r.Runs, Tried: []int{},
		Says: map[string]engine.Text{}, Near: m.byClause(m.near), Far: m.byClause(m.far)}
	for i := range r.Clauses {
		c := &r.Clauses[i]
		if !c.Shown() {
			out.Says[c.ID] = c.Says()
		}
		if m.mine[i] {
			out.Tried = append(out.Tried, i)
		}
	}
	out.Wall = time.Since(start)
	return out, nil
}

// byClause gives the trials that did not end.
func (m *measure) byClause(trials []trial) (all []Endless) {
	for i := range trials {
		names := m.endless(trials[i : i+1])
		if names == nil {
			continue
		}
		if n := len(all); n > 0 && all[n-1].Clause == trials[i].clause {
			all[n-1].Runs = append(all[n-1].Runs, names...)
			continue
		}
		all = append(all, Endless{trials[i].clause, names})
	}
	return all
}

// errOtherwise is why parts cannot be put together though they are of one run.
var errOtherwise = engine.Errorf("the scenarios came out otherwise in one shard than in another, and are the same: run all shards again",
	"les scénarios ont donné autre chose dans une part que dans une autre, et ce sont les mêmes : rejouez toutes les parts")

// Join makes of the parts of all shards, in their order, the report of one measurement. What took time is told as of
// machines that worked side by side. The error says that two parts do not agree on what is the same in all.
func Join(parts []*Part, proofs []Proof) (*Report, error) {
	first := parts[0]
	r := &Report{Game: first.Game, Scenarios: len(first.Played), LeftOut: first.LeftOut,
		Clauses: slices.Clone(first.Clauses)}
	var near, far []Endless
	for _, p := range parts {
		if !p.agrees(first) {
			return nil, errOtherwise
		}
		r.Runs += p.Runs
		r.Wall = max(r.Wall, p.Wall)
		near, far = append(near, p.Near...), append(far, p.Far...)
	}
	by := make([]*Part, len(r.Clauses)) // who has tried a clause
	for _, p := range parts {
		for _, i := range p.Tried {
			if i < 0 || i >= len(by) || by[i] != nil {
				return nil, errOtherwise
			}
			by[i] = p
		}
	}
	for i := range r.Clauses {
		c := &r.Clauses[i]
		c.says, c.ProvenBy, c.Proof = first.Says[c.ID], "", nil
		if c.Switch != (by[i] != nil) {
			return nil, errOtherwise
		}
		if c.Switch {
			c.Weight, c.Changes = by[i].Clauses[i].Weight, by[i].Clauses[i].Changes
		}
	}
	for _, endless := range [][]Endless{near, far} {
		slices.SortStableFunc(endless, func(a, b Endless) int { return a.Clause - b.Clause })
		for _, e := range endless {
			r.Endless = append(r.Endless, e.Runs...)
		}
	}
	r.finish(first.Played, proofs)
	return r, nil
}

// agrees says whether two parts say the same of what is not shared out.
func (p *Part) agrees(other *Part) bool {
	if p.Game != other.Game || len(p.Clauses) != len(other.Clauses) || !slices.Equal(p.LeftOut, other.LeftOut) ||
		!slices.Equal(p.Played, other.Played) {
		return false
	}
	for i := range p.Clauses {
		a, b := p.Clauses[i], other.Clauses[i]
		a.Weight, a.Changes = b.Weight, b.Changes
		if !slices.Contains(Groups, a.Group) || !reflect.DeepEqual(withoutInfo(a), withoutInfo(b)) {
			return false
		}
	}
	return true
}

// withoutInfo gives a clause as it is kept in a file.
func withoutInfo(c Clause) Clause {
	c.Info = nil
	return c
}
