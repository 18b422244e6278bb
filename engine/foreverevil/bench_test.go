package foreverevil

import (
	"testing"

	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
	"tablereferee/engine/log"
)

// BenchmarkRandomGame plays whole two-player games by random legal choices, the log off, and reports turns per second.
func BenchmarkRandomGame(b *testing.B) {
	r := rules("en")
	s := &engine.Setup{First: engine.NoPlayer, Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}}
	turns, seed := 0, uint64(0)
	b.ReportAllocs()
	for b.Loop() {
		seed++
		s.Seed = seed
		m, err := start(r, s, engine.NewRandom(seed))
		if err != nil {
			b.Fatal(err)
		}
		m.Limit = 100_000
		_ = m.Run(func() { Game.Play(m) })
		turns += m.Count(engine.NoPlayer, db.TurnNo)
	}
	b.ReportMetric(float64(turns)/b.Elapsed().Seconds(), "turns/s")
}

// BenchmarkRandomGameText is the same with the log on, written as text into a buffer.
func BenchmarkRandomGameText(b *testing.B) {
	r := rules("en")
	s := &engine.Setup{First: engine.NoPlayer, Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}}
	turns, seed := 0, uint64(0)
	var record *engine.Log
	var buffer []byte
	b.ReportAllocs()
	for b.Loop() {
		seed++
		s.Seed = seed
		m, err := start(r, s, engine.NewRandom(seed))
		if err != nil {
			b.Fatal(err)
		}
		m.Limit = 100_000
		if record == nil {
			record = engine.NewLog(m, []string{"Ann", "Ben"})
		} else {
			record.Reset(m)
		}
		m.Log = record
		_ = m.Run(func() { Game.Play(m) })
		turns += m.Count(engine.NoPlayer, db.TurnNo)
		buffer = log.AppendText(buffer[:0], record, engine.EN)
	}
	b.ReportMetric(float64(turns)/b.Elapsed().Seconds(), "turns/s")
}
