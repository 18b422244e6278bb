package dbtest

import (
	"errors"
	"testing"

	"tablereferee/engine"
	"tablereferee/internal/playtest"
)

// RandomGames plays games of every size and edition by any legal choices. After every event no card is lost or doubled,
// and every event of the log cites a clause. more may add to a set-up; it may be nil.
func RandomGames(t *testing.T, game *engine.Game, more func(s *engine.Setup, edition string)) {
	for seed := range uint64(24) {
		edition := game.Editions[seed%uint64(len(game.Editions))]
		s := playtest.Setup(game, 2+int(seed%4), seed)
		if more != nil {
			more(s, edition)
		}
		m, err := game.Start(game.Rules(edition), s, engine.NewRandom(seed))
		if err != nil {
			t.Fatal(err)
		}
		m.Limit = 6000
		m.Probe = func(m *engine.Match, e *engine.Event) {
			if err := m.Check(); err != nil {
				t.Fatalf("seed %d, after %s: %v", seed, m.Rules.Kinds[e.Kind].Name, err)
			}
			if e.Cite == 0 && !m.Rules.Kinds[e.Kind].Quiet {
				t.Fatalf("seed %d: %s cites no clause", seed, m.Rules.Kinds[e.Kind].Name)
			}
		}
		if err := m.Run(func() { game.Play(m) }); err != nil && !playtest.Stopped(err) {
			t.Fatalf("seed %d: %v", seed, err)
		}
	}
}

// EverySettingEnds plays a while under every setting a run may choose, however odd: the set-up ends, the game ends or
// is stopped, and nothing is lost.
func EverySettingEnds(t *testing.T, game *engine.Game) {
	for c := range game.Book.All() {
		if !c.Switch {
			continue
		}
		for _, v := range []int16{-1000, -1, 0, 1, 2, 1000} {
			r := game.Rules(game.Editions[0]).Override(map[engine.Clause]int16{c.Clause: v})
			m, err := game.Start(r, playtest.Setup(game, 3, 3), engine.NewRandom(uint64(c.Clause)))
			var impossible *engine.SetupError
			if errors.As(err, &impossible) {
				continue
			}
			if err != nil {
				t.Fatal(err)
			}
			m.Limit = 1500
			if err := m.Run(func() { game.Play(m) }); err != nil && !playtest.Stopped(err) {
				t.Errorf("%s = %d: %v", c.ID, v, err)
			}
			if err := m.Check(); err != nil {
				t.Errorf("%s = %d: %v", c.ID, v, err)
			}
		}
	}
}
