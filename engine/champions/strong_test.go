package champions

import (
	"errors"
	"testing"

	"tablereferee/engine"
)

// errAsked ends a match at the question that was asked for.
var errAsked = errors.New("asked")

// firstMove is what Strong does at the next choice of a turn.
func firstMove(t *testing.T, g *Match, table *engine.Table) engine.Answer {
	t.Helper()
	s, out := NewStrong(7), engine.Answer{}
	m := newGame(g.Box, table.Clone(), nil)
	m.Decider = ask(func(m *engine.Match, q *engine.Question) int {
		i := s.Decide(m, q)
		if q.Kind == AskTurn {
			out = q.Answers[i]
			m.Fail(errAsked)
		}
		return i
	})
	if err := m.Run(func() {
		for m.Step() {
		}
	}); !errors.Is(err, errAsked) {
		t.Skip("the game was over")
	}
	return out
}

// ask is a decider.
type ask func(m *engine.Match, q *engine.Question) int

func (f ask) Decide(m *engine.Match, q *engine.Question) int { return f(m, q) }

// TestStrongKnowsNothingHidden: tables that differ in what is hidden from the player alone are played alike.
func TestStrongKnowsNothingHidden(t *testing.T) {
	differ := 0
	for _, scenario := range Game.ScenarioIDs() {
		for seed := range uint64(12) {
			m, err := Game.Start(rules(), &engine.Setup{Seed: seed, First: engine.NoPlayer, Scenario: scenario,
				Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}}, nil)
			if err != nil {
				t.Fatal(err)
			}
			g := On(m)
			m.Decider = Sensible{}
			for g.active() == engine.NoPlayer && g.Step() || g.global(Round) < 1+int(seed%4) && g.Step() {
			}
			if g.over() || g.active() == engine.NoPlayer {
				continue
			}
			other := newGame(g.Box, g.Table.Clone(), nil)
			other.dealAnew(g.active(), seed+100)
			other.Reseed(seed + 200)
			differ++
			if a, b := firstMove(t, g, g.Table), firstMove(t, g, other.Table); a != b {
				t.Errorf("%s, seed %d: %v, and %v where other cards lie hidden", scenario, seed, a, b)
			}
		}
	}
	if differ < 12 {
		t.Errorf("only %d tables", differ)
	}
}

// BenchmarkStrong plays whole games of two heroes against each villain.
func BenchmarkStrong(b *testing.B) {
	for _, scenario := range Game.ScenarioIDs() {
		b.Run(scenario, func(b *testing.B) {
			won, n := 0, 0
			for b.Loop() {
				n++
				m, err := Game.Start(rules(), &engine.Setup{Seed: uint64(n), First: engine.NoPlayer, Scenario: scenario,
					Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}}, NewStrong(uint64(n)))
				if err != nil {
					b.Fatal(err)
				}
				if err := m.Run(func() { Game.Play(m) }); err != nil {
					b.Fatal(err)
				}
				won += On(m).global(Won)
			}
			b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "games/s")
			b.ReportMetric(100*float64(won)/float64(n), "%won")
		})
	}
}
