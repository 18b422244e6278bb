package simulate

import (
	"cmp"
	"slices"
	"time"

	"tablereferee/engine"
)

// Part is the report of one shard as it is kept in a file.
type Part struct {
	Report  Report        `json:"report"`
	Scores  int           `json:"scores"`     // how many scores the mean is of
	Sum     int           `json:"scores_sum"` // of them
	Breaks  []*Replay     `json:"breaks,omitempty"`
	Reached *Reached      `json:"reached,omitempty"`
	Wall    time.Duration `json:"wall_ns"`
}

// Part gives the report as it is kept in a file.
func (r *Report) Part() *Part {
	return &Part{Report: *r, Scores: r.Score.n, Sum: r.Score.sum, Breaks: r.Breaks, Reached: r.Reached,
		Wall: time.Duration(r.WallMS * float64(time.Millisecond))}
}

// errPart is why a part cannot be put together with others: no simulation says what it says.
var errPart = engine.Errorf("what is said of the games is none of what a simulation finds",
	"ce qui est dit des parties n'est rien de ce qu'une simulation trouve")

// Join makes of the parts of all shards the report of one simulation. How fast it was is told as of machines that
// played side by side.
func Join(parts []*Part) (*Report, error) {
	first := &parts[0].Report
	r := &Report{Game: first.Game, Edition: first.Edition, Policy: first.Policy, Players: first.Players,
		Seed: first.Seed, Ends: map[string]int{}, Wins: make([]int, len(first.Wins)), Heads: map[string]int{},
		Played: map[string]int{}, Scenario: first.Scenario, Options: first.Options, Together: first.Together,
		Unreached: []string{}, Reached: parts[0].Reached.none()}
	var wall time.Duration
	missed := map[string]int{} // in how many parts a clause was not reached
	for _, p := range parts {
		o := &p.Report
		if len(o.Wins) != len(r.Wins) || slices.Contains(p.Breaks, nil) || len(p.Breaks) > o.Broken ||
			!r.Reached.join(p.Reached) {
			return nil, errPart
		}
		r.Games += o.Games
		r.Turns += o.Turns
		r.Events += o.Events
		r.Broken += o.Broken
		r.GivenUp += o.GivenUp
		r.Shared += o.Shared
		r.Watched += o.Watched
		for id, n := range o.Ends {
			r.Ends[id] += n
		}
		for i, n := range o.Wins {
			r.Wins[i] += n
		}
		for name, n := range o.Heads {
			r.Heads[name] += n
		}
		for name, n := range o.Played {
			r.Played[name] += n
		}
		r.Score.join(&Spread{Min: o.Score.Min, Max: o.Score.Max, n: p.Scores, sum: p.Sum})
		for _, id := range o.Unreached {
			missed[id]++
		}
		r.Breaks = append(r.Breaks, p.Breaks...)
		wall = max(wall, p.Wall)
	}
	for _, id := range first.Unreached {
		if missed[id] == len(parts) {
			r.Unreached = append(r.Unreached, id)
		}
	}
	slices.SortFunc(r.Breaks, func(a, b *Replay) int { return cmp.Compare(a.Seed, b.Seed) })
	r.Breaks = r.Breaks[:min(len(r.Breaks), MostBreaks)]
	r.took(wall)
	return r, nil
}
