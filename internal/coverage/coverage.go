package coverage

import (
	"context"
	"slices"
	"strings"
	"time"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/internal/shards"
	"tablereferee/internal/suite"
	"tablereferee/referee/scenario"
)

// Plan is what to measure. Played are the scenarios as they came out with no rule set otherwise; those that did not
// hold, and those of other games, prove nothing and are left out.
type Plan struct {
	Game   *engine.Game
	Played *suite.Report
	Use    func(name string) (file, source string, err error) // finds the files of use "…"
	Proofs []Proof                                            // recorded proofs by mutants
	Jobs   int                                                // runs at the same time; 0 is one for each processor
	// Patience is how long a run with a clause set otherwise may take; 0 is DefaultPatience.
	Patience time.Duration
	Done     func(done, total int) // told of each run that is done, one at a time; may be nil
}

// DefaultPatience is a thousand times what a scenario takes.
const DefaultPatience = 5 * time.Second

// Group is a part of the rulebook that is counted by itself.
type Group string

// The groups. A clause is in the first that fits.
const (
	Structural Group = "structural" // shown by a check of the game's data, not by play
	Cards      Group = "cards"      // what a card does
	Readings   Group = "readings"   // rulings of ours where the rulebook is silent
	Variants   Group = "variants"   // other ways to play that the rulebook offers
	Rules      Group = "rules"      // everything else
)

// Groups are all groups, in the order of a report.
var Groups = []Group{Rules, Variants, Readings, Cards, Structural}

// Inventory says whether the clauses of a group are counted in the percentages: what the printed rulebook says about
// play.
func (g Group) Inventory() bool { return g == Rules || g == Variants }

// GroupOf gives the group of a clause.
func GroupOf(c *engine.ClauseInfo) Group {
	switch {
	case c.Structural:
		return Structural
	case c.Kind == "card":
		return Cards
	case c.Kind == "reading":
		return Readings
	case c.Kind == "variant":
		return Variants
	}
	return Rules
}

// Weight is what is known of the weight of a clause.
type Weight string

// The weights.
const (
	Matters  Weight = "matters"        // set otherwise, or with a mutant of its code, a log changes or a scenario fails
	Label    Weight = "citations-only" // set otherwise, nothing changes but which clauses the events cite
	Nothing  Weight = "nothing"        // set otherwise, nothing changes
	NoSwitch Weight = "no-switch"      // no run can set it otherwise, and no mutant proves it: nothing is known
)

// Change is a scenario that comes out differently.
type Change struct {
	Scenario string `json:"scenario"`
	Value    int    `json:"value"` // that the clause was set to
	Fails    bool   `json:"fails"` // it fails; otherwise its log is another one
}

// Clause is what was found about one clause. Lists of scenarios are sorted.
type Clause struct {
	ID        string             `json:"id"`
	Kind      string             `json:"kind"`
	Group     Group              `json:"group"`
	ExampleOf []string           `json:"example_of,omitempty"`
	ShownBy   []string           `json:"shown_by"`
	Switch    bool               `json:"switch"`
	Weight    Weight             `json:"weight"`
	ProvenBy  Means              `json:"proven_by,omitempty"` // only of one that matters
	Changes   []Change           `json:"changes"`
	Proof     *Proof             `json:"proof,omitempty"` // the recorded mutant, also of one that a switch proves
	Info      *engine.ClauseInfo `json:"-"`               // nil where the report was put together of parts

	says engine.Text // where Info is nil, and somebody may ask
}

// Says gives what the clause says. Of a report that was put together of parts it is known for those that no scenario
// shows.
func (c *Clause) Says() engine.Text {
	if c.Info == nil {
		return c.says
	}
	return c.Info.Text().Says
}

// Shown says whether a scenario shows the clause.
func (c *Clause) Shown() bool { return len(c.ShownBy) > 0 }

// ofPrintedCard says whether the clause is what a printed card does.
func (c *Clause) ofPrintedCard() bool {
	return c.Group == Cards && !strings.HasPrefix(c.ID, engine.OwnClause)
}

// withOwnCards says whether a log names a card that somebody has added or changed.
func withOwnCards(r *scenario.Result) bool {
	if len(r.Game.Own) == 0 {
		return false
	}
	text := string(log.Text(r.Log, engine.EN))
	return slices.ContainsFunc([]engine.Origin{engine.Invented, engine.Amended}, func(o engine.Origin) bool {
		return strings.Contains(text, (&engine.CardInfo{Origin: o}).Label(engine.EN))
	})
}

// Decorative says whether the clause is shown without proof that it does anything.
func (c *Clause) Decorative() bool { return c.Shown() && c.Weight != Matters }

// Sums counts clauses.
type Sums struct {
	Clauses  int `json:"clauses"`
	Shown    int `json:"shown"`
	Switches int `json:"switches"`
	Matter   int `json:"matter"`
	BySwitch int `json:"by_switch"` // of those that matter
	ByMutant int `json:"by_mutant"`
	ByParts  int `json:"by_parts"`
}

func (s *Sums) add(c *Clause) {
	s.Clauses++
	for _, x := range []struct {
		n  *int
		ok bool
	}{{&s.Shown, c.Shown()}, {&s.Switches, c.Switch}, {&s.Matter, c.Weight == Matters},
		{&s.BySwitch, c.ProvenBy == BySwitch}, {&s.ByMutant, c.ProvenBy == ByMutant},
		{&s.ByParts, c.ProvenBy == ByParts}} {
		if x.ok {
			*x.n++
		}
	}
}

// Percent gives a part of the clauses; all of none is all.
func (s *Sums) Percent(n int) float64 {
	if s.Clauses == 0 {
		return 100
	}
	return 100 * float64(n) / float64(s.Clauses)
}

// Report is what was found.
type Report struct {
	Game      string
	Scenarios int      // that hold, of this game
	LeftOut   []string // scenarios that do not hold
	Runs      int      // with a clause set otherwise
	Endless   []string // such runs that did not end: "SCENARIO with CLAUSE = VALUE"
	// recorded proofs whose scenario does not hold, or no longer shows the clause: "CLAUSE by SCENARIO"
	Stale     []string
	Inventory Sums
	Groups    map[Group]*Sums
	Clauses   []Clause // in the order of the rulebook
	Wall      time.Duration
}

// Measure plays the scenarios again with each clause set otherwise that a run may set, and reports. The error is that
// of the context.
func Measure(ctx context.Context, p Plan) (*Report, error) {
	start := time.Now()
	m, err := p.measure(ctx, shards.Of{})
	if err != nil {
		return nil, err
	}
	r := m.report
	r.Endless = append(m.endless(m.near), m.endless(m.far)...)
	r.finish(m.names(), p.Proofs)
	r.Wall = time.Since(start)
	return r, nil
}

// measure plays the scenarios again with each clause set otherwise that belongs to a shard.
func (p *Plan) measure(ctx context.Context, shard shards.Of) (*measure, error) {
	if p.Patience <= 0 {
		p.Patience = DefaultPatience
	}
	p.Game.Rules(p.Game.Editions[0]) // readies the index of its rulebook
	m := &measure{plan: p, shard: shard, report: &Report{Game: p.Game.ID}}
	if err := m.gather(ctx); err != nil {
		return nil, err
	}
	return m, m.ablate(ctx)
}

// finish weighs by the recorded proofs what was measured, and counts it. Played are the scenarios that hold.
func (r *Report) finish(played []string, proofs []Proof) {
	r.prove(played, proofs)
	r.Groups = map[Group]*Sums{}
	for _, g := range Groups {
		r.Groups[g] = &Sums{}
	}
	for i := range r.Clauses {
		c := &r.Clauses[i]
		r.Groups[c.Group].add(c)
		if c.Group.Inventory() {
			r.Inventory.add(c)
		}
	}
}

// measure is a measurement at work.
type measure struct {
	plan      *Plan
	shard     shards.Of // whose clauses are set otherwise
	report    *Report
	played    []played
	mine      []bool  // the clauses that are set otherwise in this shard
	near, far []trial // that were made
}

// names are those of the scenarios that hold.
func (m *measure) names() []string {
	names := make([]string, len(m.played))
	for i := range m.played {
		names[i] = m.played[i].Name
	}
	return names
}

// played is a scenario that holds.
type played struct {
	*suite.Case
	cited []int // by engine.Clause
	plain account
}

// cites says whether the log cites a clause. One of a card of somebody's own may be none of the rulebook that the
// scenario was played by.
func (p *played) cites(c engine.Clause) bool { return int(c) < len(p.cited) && p.cited[c] > 0 }

// gather lists the clauses, and who shows them.
func (m *measure) gather(ctx context.Context) error {
	r, book := m.report, m.plan.Game.Book
	for info := range book.All() {
		c := Clause{ID: info.ID, Kind: info.Kind, Group: GroupOf(info), ExampleOf: info.ExampleOf,
			ShownBy: []string{}, Switch: info.Switch, Weight: NoSwitch, Changes: []Change{}, Info: info}
		r.Clauses = append(r.Clauses, c)
	}
	for i := range m.plan.Played.Cases {
		c := &m.plan.Played.Cases[i]
		if ctx.Err() != nil {
			return ctx.Err()
		}
		switch {
		case c.Result != nil && c.Result.Game != nil && c.Result.Game.ID != m.plan.Game.ID, c.Status == suite.Orphan:
			continue
		case c.Result == nil || c.Result.Err != nil || c.Result.Log == nil:
			r.LeftOut = append(r.LeftOut, c.Name)
			continue
		}
		s := played{Case: c, cited: c.Result.Log.Cited(), plain: accountOf(c.Result)}
		own := withOwnCards(c.Result)
		for j := range r.Clauses {
			if own && r.Clauses[j].ofPrintedCard() {
				continue // that a card of somebody's own cites its clause shows nothing of the printed one
			}
			if s.cites(r.Clauses[j].Info.Clause) && slices.Contains(c.Result.Shows, r.Clauses[j].ID) {
				r.Clauses[j].ShownBy = append(r.Clauses[j].ShownBy, c.Name)
			}
		}
		m.played = append(m.played, s)
	}
	r.Scenarios = len(m.played)
	return nil
}
