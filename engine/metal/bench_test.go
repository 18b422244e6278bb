package metal

import (
	"testing"

	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
)

// BenchmarkRandomGame plays two-player games by random legal choices, the log off, and reports turns per second. What
// nobody knows is left out, so that some go on for ever: they are stopped.
func BenchmarkRandomGame(b *testing.B) {
	r := Game.Rules("fr")
	s := &engine.Setup{First: engine.NoPlayer, Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}},
		Options: map[string]int{"leave_out_unknown": 1}}
	turns, seed := 0, uint64(0)
	b.ReportAllocs()
	for b.Loop() {
		seed++
		s.Seed = seed
		m, err := Game.Start(r, s, engine.NewRandom(seed))
		if err != nil {
			b.Fatal(err)
		}
		m.Limit = 20_000
		_ = m.Run(func() { Game.Play(m) })
		turns += m.Count(engine.NoPlayer, db.TurnNo)
	}
	b.ReportMetric(float64(turns)/b.Elapsed().Seconds(), "turns/s")
}
