package games

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/internal/playtest"
)

// TestWhatIsOffMakesNothingImpossible: whatever rule a run has switched off, no table is impossible by that rule alone.
// Tables are laid out by chance, of a deck or a number of cards too.
func TestWhatIsOffMakesNothingImpossible(t *testing.T) {
	if testing.Short() {
		t.Skip("tables for each rule that a run may set otherwise")
	}
	for _, game := range All() {
		found := map[string]bool{}
		for c := engine.Clause(1); int(c) < game.Book.Len(); c++ {
			if !game.Book.Info(c).Switch {
				continue
			}
			rules := game.Rules(game.Editions[len(game.Editions)-1]).Override(map[engine.Clause]int16{c: 0})
			chance := engine.NewPCG(uint64(c))
			by := func(s *engine.Setup) *engine.Match {
				m, err := game.Start(rules, s, nil)
				var impossible *engine.SetupError
				if errors.As(err, &impossible) && rules.InForce(impossible.Cite) == 0 {
					found[game.Book.ID(c)+" is off: "+strings.Join(strings.Fields(impossible.Msg[engine.EN]),
						" ")] = true
				}
				if err != nil {
					return nil
				}
				return m
			}
			for n := range 40 {
				s := playtest.Setup(game, 1+n%4, uint64(n))
				m := by(s)
				for range 8 {
					if m == nil {
						break
					}
					more := oneMore(game, rules, s, m, &chance)
					if changed := by(more); changed != nil {
						s, m = more, changed
					}
				}
			}
		}
		for _, what := range slices.Sorted(maps.Keys(found)) {
			t.Error(what)
		}
	}
}
