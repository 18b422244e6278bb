package explore

import (
	"testing"
)

// mid is a position of the middle of a game: a hand of six different cards, three foes' answers to be tried, a full
// Line-Up.
func mid() *position {
	return &position{
		seats: []seat{
			{character: "Lex Luthor", hand: []string{"Giganta", "Catwoman", "Kick", "Man-Bat", "Stargirl", "Punch"},
				deck:    []string{"Punch", "Kick", "Vulnerability", "Punch", "Punch", "Punch", "Punch"},
				discard: []string{"Punch", "Power Girl"}},
			{character: "Sinestro", hand: []string{"Man-Bat", "Punch", "Kick", "Stargirl", "Vulnerability"},
				deck: []string{"Punch", "Kick", "Vulnerability", "Punch", "Punch", "Punch", "Punch"}, vp: 3},
		},
		lineUp: []string{"Cold Gun", "Royal Flush Gang", "Broadsword", "Vibe", "Mallet"},
	}
}

// BenchmarkStates counts states per second in the middle of a game: moves played to the next rest point, all told.
func BenchmarkStates(b *testing.B) {
	for _, x := range []struct {
		name  string
		turns int
	}{{"one turn", 1}, {"two turns", 2}} {
		b.Run(x.name, func(b *testing.B) {
			t := mid().table(b)
			p := &Plan{Game: game, From: t, Kind: Never, That: Statement{AtLeast(own(t.Rules(), 0, "vp"), 99)},
				Moves: Endless, Turns: x.turns, States: 200_000}
			states := 0
			var out *Outcome
			b.ReportAllocs()
			for b.Loop() {
				out = Answer(p)
				states += out.States
			}
			b.ReportMetric(float64(states)/b.Elapsed().Seconds(), "states/s")
			b.ReportMetric(float64(out.Positions), "positions")
			b.Log(out.Verdict, out.States, out.Positions, out.Moves, out.Chance, out.Why)
		})
	}
}
