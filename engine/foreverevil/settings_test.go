package foreverevil

import (
	"errors"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/foreverevil/book"
)

// TestEverySettingEnds plays a while under every setting a run may choose, however odd: the set-up ends, the game ends
// or comes to the limit of events, and nothing is lost.
func TestEverySettingEnds(t *testing.T) {
	for c := range book.Rulebook.All() {
		if !c.Switch {
			continue
		}
		for _, v := range []int16{-1000, -1, 0, 1, 2, 1000} {
			r := rules("en").Override(map[engine.Clause]int16{c.Clause: v})
			s := &engine.Setup{Seed: 3, First: engine.NoPlayer, Players: []engine.SeatSetup{{Name: "Ann"},
				{Name: "Ben"}, {Name: "Cy"}}}
			m, err := start(r, s, engine.NewRandom(uint64(c.Clause)))
			var impossible *engine.SetupError
			if errors.As(err, &impossible) {
				continue
			}
			if err != nil {
				t.Fatal(err)
			}
			m.Limit = 1500
			if err := m.Run(func() { Game.Play(m) }); err != nil && !errors.Is(err, engine.ErrLimit) {
				t.Errorf("%s = %d: %v", c.ID, v, err)
			}
			if err := m.Check(); err != nil {
				t.Errorf("%s = %d: %v", c.ID, v, err)
			}
		}
	}
}
