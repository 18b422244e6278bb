package foreverevil

import (
	"errors"
	"testing"

	"tablereferee/engine"
)

// TestRandomGames plays games of every size and edition by any legal choices. After every event no card is lost or
// doubled, and every event of the log cites a clause.
func TestRandomGames(t *testing.T) {
	names := []string{"Ann", "Ben", "Cy", "Dan", "Eve"}
	for seed := uint64(0); seed < 24; seed++ {
		n, edition := 2+int(seed%4), Game.Editions[seed%2]
		s := &engine.Setup{Seed: seed, First: engine.NoPlayer, Options: map[string]int{}}
		for _, name := range names[:n] {
			s.Players = append(s.Players, engine.SeatSetup{Name: name})
		}
		if n%2 == 0 && seed%3 == 0 && edition == "en" {
			s.Options["teams"] = 1
		}
		m, err := start(rules(edition), s, engine.NewRandom(seed))
		if err != nil {
			t.Fatal(err)
		}
		m.Limit = 6000 // a game in which nobody buys has no end
		m.Probe = func(m *engine.Match, e *engine.Event) {
			if err := m.Check(); err != nil {
				t.Fatalf("seed %d, after %s: %v", seed, m.Rules.Kinds[e.Kind].Name, err)
			}
			if e.Cite == 0 && !m.Rules.Kinds[e.Kind].Quiet {
				t.Fatalf("seed %d: %s cites no clause", seed, m.Rules.Kinds[e.Kind].Name)
			}
		}
		if err := m.Run(func() { Game.Play(m) }); err != nil && !errors.Is(err, engine.ErrLimit) {
			t.Fatalf("seed %d: %v", seed, err)
		}
	}
}
