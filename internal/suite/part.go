package suite

import (
	"slices"
	"strings"
	"time"

	"tablereferee/engine"
	"tablereferee/internal/golden"
	"tablereferee/referee/scenario"
)

// share gives of the scenarios of a run those that are played in its shard: one after the other goes to the next shard.
// Golden files without a scenario are looked at in the first alone, and where there are some, the scenarios without a
// golden file are played there too: whether one of these is the log of the other can be judged in no other place.
func (r *run) share(names []string) (mine []string) {
	waiting := map[string]bool{}
	if len(r.orphans) > 0 {
		for _, n := range r.heirs {
			waiting[n] = true
		}
	}
	at := 0
	for _, n := range names {
		switch {
		case waiting[n]:
			if r.Shard.I == 1 {
				mine = append(mine, n)
			}
			continue
		case r.Shard.Has(at):
			mine = append(mine, n)
		}
		at++
	}
	if r.Shard.I > 1 {
		r.orphans, r.heirs = nil, nil
	}
	return mine
}

// Part is a report of one shard as it is kept in a file: what is told of its cases, without what they were made of.
type Part struct {
	Cases     []KeptCase    `json:"cases"`
	Scenarios int           `json:"scenarios"`
	Others    []string      `json:"others,omitempty"`
	Wall      time.Duration `json:"wall_ns"`
}

// KeptCase is a case as it is kept in a file.
type KeptCase struct {
	Name       string             `json:"name"`
	Status     Status             `json:"status"`
	File       string             `json:"file"`
	Line       int                `json:"line,omitempty"`
	Col        int                `json:"col,omitempty"`
	Golden     string             `json:"golden,omitempty"`
	Says       *engine.Text       `json:"says,omitempty"`
	Difference *golden.Difference `json:"difference,omitempty"`
	Took       time.Duration      `json:"took_ns,omitempty"`
	Twin       string             `json:"twin,omitempty"`
	Heir       string             `json:"heir,omitempty"`
	Heirs      int                `json:"heirs,omitempty"`
	Beside     string             `json:"beside,omitempty"`
	Shows      []string           `json:"shows,omitempty"`
	Turn       Turn               `json:"turn,omitempty"`
	Why        *engine.Text       `json:"why,omitempty"`
	Clauses    []string           `json:"clauses,omitempty"` // that Why rests on
	Players    []string           `json:"players,omitempty"` // of a log that has changed
	Cards      []string           `json:"cards,omitempty"`   // named where it has
}

// Part gives the report as it is kept in a file.
func (r *Report) Part() *Part {
	p := &Part{Cases: []KeptCase{}, Scenarios: r.Scenarios, Others: r.Others, Wall: r.Wall}
	for i := range r.Cases {
		c := &r.Cases[i]
		k := KeptCase{Name: c.Name, Status: c.Status, File: c.File, Line: c.Line, Col: c.Col, Golden: c.Golden,
			Took: c.Took, Twin: c.Twin, Heir: c.Heir, Heirs: c.Heirs, Beside: c.Beside, Shows: c.Shows()}
		if c.Err != nil {
			says := engine.Each(c.Says)
			k.Says = &says
		}
		if c.Difference != nil {
			k.Difference = c.Difference.Shown()
		}
		k.keepChange(c)
		p.Cases = append(p.Cases, k)
	}
	return p
}

// Join makes of the parts of all shards, in their order, the report of one run. What took time is told as of machines
// that played side by side.
func Join(parts []*Part) (*Report, error) {
	r := &Report{}
	for _, p := range parts {
		r.Scenarios += p.Scenarios
		r.Others = append(r.Others, p.Others...)
		r.Wall = max(r.Wall, p.Wall)
		for i := range p.Cases {
			c, err := p.Cases[i].made()
			if err != nil {
				return nil, err
			}
			r.Cases = append(r.Cases, c)
		}
	}
	r.Whole = len(r.Cases)
	slices.SortStableFunc(r.Cases, func(a, b Case) int { return strings.Compare(a.Name, b.Name) })
	return r, nil
}

// made makes the case that was kept.
func (k *KeptCase) made() (Case, error) {
	c := Case{Name: k.Name, Status: k.Status, File: k.File, Line: k.Line, Col: k.Col, Golden: k.Golden, Took: k.Took,
		Twin: k.Twin, Heir: k.Heir, Heirs: k.Heirs, Beside: k.Beside, Difference: k.Difference}
	known := []Status{Passed, Failed, Differs, Missing, Orphan, Broken}
	if !slices.Contains(known, k.Status) || (k.Says == nil) != (k.Status == Passed) || !k.Difference.Sound() {
		return c, engine.Errorf("what is said of %q is none of what a test finds",
			"ce qui est dit de %q n'est rien de ce qu'un test trouve", k.Name)
	}
	if k.Says != nil {
		c.Err = &engine.Message{Text: *k.Says}
		c.Message = Explain(c.Err)
	}
	if k.Shows != nil {
		c.Result = &scenario.Result{Shows: k.Shows}
	}
	c.Turn, c.kept = k.Turn, k
	if k.Why != nil {
		c.Why = &engine.Message{Text: *k.Why}
	}
	return c, nil
}

// keepChange keeps what a change is grouped by: why it stops, who plays, and which cards are named where something has
// changed.
func (k *KeptCase) keepChange(c *Case) {
	k.Turn = c.Turn
	if c.Why != nil {
		clauses, why := c.reason()
		says := engine.Each(func(l engine.Lang) string { return engine.Tell(why, l) })
		k.Why, k.Clauses = &says, clauses
	}
	if c.Status != Differs || c.Result == nil {
		return
	}
	if c.Result.Log != nil {
		k.Players = c.Result.Log.Names
	}
	if c.Result.Game == nil {
		return
	}
	var text strings.Builder
	if k.Why != nil {
		text.WriteString(k.Why[engine.EN] + "\n")
	}
	if c.Difference != nil {
		for i := range c.Difference.Hunks {
			for _, l := range c.Difference.Hunks[i].Lines {
				text.WriteString(l.Text + "\n")
			}
		}
	}
	for _, n := range namesOf(c.Result.Game) {
		if strings.Contains(text.String(), n) {
			k.Cards = append(k.Cards, n)
		}
	}
}
