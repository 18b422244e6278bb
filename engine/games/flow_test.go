package games

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"tablereferee/engine"
	"tablereferee/internal/playtest"
)

// TestWhereCardsCome plays random games, also with each rule switched off that a run may switch off: no card comes to a
// place to which none comes once play has begun, nor to one to which cards come only in a turn of its player while it
// is another's; and a game that is over only between two turns is over in none. By these a claim is told that nothing
// that is played decides it.
func TestWhereCardsCome(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	for _, g := range Played(t) {
		came := map[string]bool{}
		for seed := range uint64(120) {
			s := playtest.Setup(g, int(2+seed%3), seed)
			if words := slices.Sorted(maps.Keys(g.SetupWords())); len(words) > 0 && seed%2 == 0 {
				if o := words[int(seed/3)%len(words)]; g.SetupWords()[o].Most == 1 {
					s.Options[o] = 1
				}
			}
			flows(t, g, g.Rules(g.Editions[0]), s, fmt.Sprint("seed ", seed), came)
		}
		rules := g.Rules(g.Editions[len(g.Editions)-1])
		for c := engine.Clause(1); int(c) < g.Book.Len() && !testing.Short(); c++ {
			if g.Book.Info(c).Switch {
				s := playtest.Setup(g, 2, uint64(c))
				flows(t, g, rules.Override(map[engine.Clause]int16{c: 0}), s, g.Book.ID(c)+" off", came)
			}
		}
		for _, z := range slices.Concat(g.Rules(g.Editions[0]).Shared[1:], g.Rules(g.Editions[0]).PerPlayer) {
			if z.OwnTurn && !came[z.ID] {
				t.Errorf("%s: no card has come to %s", g.ID, z.ID)
			}
		}
	}
}

func flows(t *testing.T, g *engine.Game, rules *engine.Rules, s *engine.Setup, what string, came map[string]bool) {
	moves := &mover{engine.NoPlayer, g.Policies[int(s.Seed)%len(g.Policies)].New(s.Seed)}
	m, err := g.Start(rules, s, moves)
	if err != nil {
		return // so many do not play this, or a table of which the rule is a part
	}
	was := make([]engine.Zone, m.CardCount()+1)
	over, wrong := false, map[string]bool{}
	m.Limit = 2500
	m.Probe = func(m *engine.Match, e *engine.Event) {
		if now := g.Done(m); now != over {
			over = now
			if g.EndsBetween && g.TurnOf(m) != engine.NoPlayer {
				wrong["the game is over in a turn"] = true
			}
		}
		for c := engine.CardID(1); int(c) <= m.CardCount(); c++ {
			z := m.In(c)
			if z == was[c] {
				continue
			}
			was[c] = z
			info := m.Info(z)
			came[info.ID] = came[info.ID] || moves.last != engine.NoPlayer
			if moves.last != engine.NoPlayer && (info.Ebbs || info.OwnTurn && m.Owner(z) != moves.last) {
				wrong[rules.Kinds[e.Kind].Name+": "+rules.Cards[m.Def(c)].ID+" comes to "+info.ID] = true
			}
		}
	}
	if err := m.Run(func() { g.Play(m) }); err != nil && !playtest.Stopped(err) {
		t.Errorf("%s, %s: %v", g.ID, what, err)
	}
	for _, w := range slices.Sorted(maps.Keys(wrong)) {
		t.Errorf("%s, %s: %s", g.ID, what, w)
	}
}
