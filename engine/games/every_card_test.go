package games

import (
	"errors"
	"slices"
	"testing"

	"tablereferee/engine"
)

// TestEveryCardEverywhere lays each card of each game into each place that a set-up may fix, whole and on top, and
// plays on for a while: the set-up is accepted and the log says what lies there, or it is refused with a clause and a
// reason in both languages.
func TestEveryCardEverywhere(t *testing.T) {
	for _, game := range All() {
		rules := game.Rules(game.Editions[0])
		accepted := 0
		table := engine.NewTable(rules, 2, 0)
		for d := engine.Def(1); int(d) < len(rules.Cards); d++ {
			places := 0
			for z := engine.Box + 1; int(z) < table.ZoneCount(); z++ {
				info := table.Info(z)
				if info.Inner || table.Owner(z) > 0 {
					continue
				}
				for _, top := range []bool{false, true} {
					if top && !info.Piled {
						continue
					}
					s := &engine.Setup{Seed: 1, Options: map[string]int{}, Sizes: map[engine.Zone]int{},
						Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}},
						Zones:   []engine.ZoneSetup{{Zone: z, Top: top, Line: 3, Cards: []engine.Def{d}}}}
					if layEverywhere(t, game, rules, s, d) {
						places++
						accepted++
					}
				}
			}
			if places == 0 && !game.IsHead(d) && rules.Cards[d].Copies > 0 && !rules.Cards[d].Test {
				t.Logf("%s: %s lies nowhere by itself", game.ID, rules.Cards[d].ID)
			}
		}
		if accepted < len(rules.Cards) {
			t.Errorf("%s: only %d set-ups of one card were accepted", game.ID, accepted)
		}
	}
}

func layEverywhere(t *testing.T, game *engine.Game, rules *engine.Rules, s *engine.Setup, d engine.Def) bool {
	t.Helper()
	z := &s.Zones[0]
	m, err := game.Start(rules, s, nil)
	var impossible *engine.SetupError
	if errors.As(err, &impossible) {
		if impossible.Cite == 0 || impossible.Msg[engine.EN] == "" || impossible.Msg[engine.FR] == "" {
			t.Errorf("%s in zone %d: refused without clause or reason: %+v", rules.Cards[d].ID, z.Zone, impossible)
		}
		return false
	}
	if err != nil {
		t.Errorf("%s in zone %d: %v", rules.Cards[d].ID, z.Zone, err)
		return false
	}
	given := m.GivenBy(s)
	if !slices.ContainsFunc(given, func(g engine.Given) bool {
		return g.Zone == z.Zone && g.Partly == z.Top && len(g.Cards) == 1 &&
			(m.Def(g.Cards[0]) == d || rules.Cards[d].Back == m.Def(g.Cards[0]))
	}) {
		t.Errorf("%s in zone %d: the log does not say that it lies there: %+v", rules.Cards[d].ID, z.Zone, given)
	}
	m.Decider, m.Limit = engine.First{}, 150
	_ = m.Run(func() { game.Play(m) }) // it goes on till it needs a text that is not defined, or till the limit
	if err := m.Check(); err != nil {
		t.Errorf("%s in zone %d: %v", rules.Cards[d].ID, z.Zone, err)
	}
	return true
}
