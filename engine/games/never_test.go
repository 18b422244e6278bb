package games

import (
	"testing"

	"tablereferee/engine"
	"tablereferee/internal/playtest"
)

// TestWhatNeverIs plays random games: no card lies where the rules say it never does, bears what it never bears, or has
// a value beyond its greatest. By these a script is told that an expectation could not fail.
func TestWhatNeverIs(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	for _, g := range Played(t) {
		for seed := range uint64(12) {
			s := playtest.Setup(g, int(2+seed%2), seed)
			m, err := g.Start(g.Rules(g.Editions[0]), s, atRest{t, g.Policies[int(seed)%len(g.Policies)].New(seed)})
			if err != nil {
				t.Fatal(err)
			}
			found, events := map[string]bool{}, 0
			m.Limit = 2500
			m.Probe = func(m *engine.Match, e *engine.Event) {
				if events++; events%7 != 0 {
					return
				}
				for c := engine.CardID(1); int(c) <= m.CardCount(); c++ {
					if wrong := never(g, m, c); wrong != "" && !found[wrong] {
						found[wrong] = true
						t.Errorf("%s, seed %d, %s: %s", g.ID, seed, m.Rules.Kinds[e.Kind].Name, wrong)
					}
				}
			}
			if err := m.Run(func() { g.Play(m) }); err != nil && !playtest.Stopped(err) {
				t.Fatalf("%s, seed %d: %v", g.ID, seed, err)
			} else if err == nil && (!g.Done(m) || g.Step(m)) {
				t.Errorf("%s, seed %d: the game goes on after its end", g.ID, seed)
			}
		}
	}
}

// atRest looks at the places that are said to be empty whenever a player has the next move.
type atRest struct {
	t *testing.T
	engine.Decider
}

func (d atRest) Decide(m *engine.Match, q *engine.Question) int {
	for z := engine.Zone(1); q.Always && int(z) < m.ZoneCount(); z++ {
		if m.Info(z).Passing && m.Len(z) > 0 {
			d.t.Errorf("%s: a card lies in %s at a next move", m.Rules.Game, m.Info(z).ID)
		}
	}
	return d.Decider.Decide(m, q)
}

// never says what of a card is so that never is, "" if nothing.
func never(g *engine.Game, m *engine.Match, c engine.CardID) string {
	name, z := m.Rules.Cards[m.Def(c)].ID, m.In(c)
	if z == engine.Box {
		return ""
	}
	if m.Never(z, m.Def(c)) != 0 || m.Rules.Strange != nil && m.Rules.Strange(m, z, m.Def(c)) != 0 {
		return name + " lies in " + m.Info(z).ID
	}
	for k, info := range m.Rules.Tokens {
		if info.ID != "" && m.Tokens(c, engine.Token(k)) > 0 && m.Rules.Holds(m, c, engine.Token(k)) != 0 {
			return name + " has " + info.ID
		}
	}
	for _, f := range m.Rules.Flags {
		if m.Flag(c, f.Flag) && m.Rules.Bears(m, c, f.Flag) != 0 {
			return name + " bears " + f.ID
		}
	}
	for _, s := range g.Stats {
		if s.Lacks != nil && s.Lacks(m, c) != 0 {
			continue
		}
		if s.Range != nil && s.Of(m, c) > s.Range(m, c).Most {
			return name + " has too much of " + s.ID
		}
	}
	return ""
}
