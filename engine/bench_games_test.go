package engine_test

import (
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/engine/log"
)

// halfway is a match of a game in its middle, at rest: 4 players, their own best policy.
func halfway(b *testing.B, g *engine.Game) *engine.Match {
	m := bare(b, g, 4, 7)
	if err := m.Run(func() {
		for range 60 {
			if !g.Step(m) {
				b.Fatal("the game was over too early")
			}
		}
	}); err != nil {
		b.Fatal(err)
	}
	return m
}

// bare begins a match without a log, of so many players, or as many as can play.
func bare(b *testing.B, g *engine.Game, seats int, seed uint64) *engine.Match {
	if g.MostPlayers != nil {
		if most := g.MostPlayers(g.Rules(g.Editions[0])); most > 0 {
			seats = min(seats, most)
		}
	}
	s := &engine.Setup{Seed: seed, First: engine.NoPlayer}
	for _, n := range names[:seats] {
		s.Players = append(s.Players, engine.SeatSetup{Name: n})
	}
	m, err := g.Start(g.Rules(g.Editions[0]), s, engine.NewRandom(seed))
	if err != nil {
		b.Fatal(err)
	}
	m.Limit = 100_000
	return m
}

func everyGame(b *testing.B, bench func(b *testing.B, g *engine.Game)) {
	for _, g := range games.All() {
		b.Run(g.ID, func(b *testing.B) {
			b.ReportAllocs()
			bench(b, g)
		})
	}
}

// BenchmarkClone: a table in the middle of a game of four, or as many as can play. At most 2 µs.
func BenchmarkClone(b *testing.B) {
	everyGame(b, func(b *testing.B, g *engine.Game) {
		m := halfway(b, g)
		for b.Loop() {
			m.Clone()
		}
	})
}

func BenchmarkCopyFrom(b *testing.B) {
	everyGame(b, func(b *testing.B, g *engine.Game) {
		m := halfway(b, g)
		t := m.Clone()
		for b.Loop() {
			t.CopyFrom(m.Table)
		}
	})
}

func BenchmarkHash(b *testing.B) {
	everyGame(b, func(b *testing.B, g *engine.Game) {
		m := halfway(b, g)
		sum := uint64(0)
		for b.Loop() {
			sum += m.Hash()
		}
		_ = sum
	})
}

func BenchmarkEqual(b *testing.B) {
	everyGame(b, func(b *testing.B, g *engine.Game) {
		m := halfway(b, g)
		t := m.Clone()
		for b.Loop() {
			if !t.Equal(m.Table) {
				b.Fatal("not equal")
			}
		}
	})
}

// BenchmarkCheck: what the tests do after every event.
func BenchmarkCheck(b *testing.B) {
	everyGame(b, func(b *testing.B, g *engine.Game) {
		m := halfway(b, g)
		for b.Loop() {
			if err := m.Check(); err != nil {
				b.Fatal(err)
			}
		}
	})
}

func BenchmarkStart(b *testing.B) {
	everyGame(b, func(b *testing.B, g *engine.Game) {
		seed := uint64(0)
		for b.Loop() {
			seed++
			bare(b, g, 2, seed)
		}
	})
}

// BenchmarkGame: whole games of two by random legal answers, from the set-up to the end.
func BenchmarkGame(b *testing.B) {
	for _, c := range []struct {
		name string
		log  bool
		text bool
	}{{"log off", false, false}, {"log on", true, false}, {"log on and its text", true, true}} {
		b.Run(c.name, func(b *testing.B) {
			everyGame(b, func(b *testing.B, g *engine.Game) {
				seed, events, bytes := uint64(0), 0, 0
				for b.Loop() {
					seed = seed%50 + 1 // the same fifty games again and again, so that runs compare
					m := bare(b, g, 2, seed)
					if c.log {
						m.Log = engine.NewLog(m, names[:2])
					}
					_ = m.Run(func() { g.Play(m) })
					events += m.Events()
					if c.text {
						m.Log.Close(m.Table)
						bytes += len(log.Text(m.Log, engine.EN))
					}
				}
				b.ReportMetric(float64(events)/float64(b.N), "events/game")
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(events), "ns/event")
				if bytes > 0 {
					b.ReportMetric(float64(bytes)/float64(b.N), "bytes/game")
				}
			})
		})
	}
}
