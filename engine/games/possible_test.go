package games

import (
	"testing"

	"tablereferee/engine"
	"tablereferee/internal/playtest"
)

// sayable looks at every question: its answers are about such cards, in such places, as their verb can be said of.
type sayable struct {
	engine.Decider
	t *testing.T
}

func (s sayable) Decide(m *engine.Match, q *engine.Question) int {
	for i := range q.Answers {
		a := &q.Answers[i]
		if !m.Sayable(a) {
			s.t.Errorf("%s: %s %s in %s", m.Rules.Game, m.Rules.Verbs[a.Verb].Word, m.Rules.Cards[m.Def(a.Card)].ID,
				m.Info(a.Zone).ID)
		}
		if may, known := m.Takes(a.Verb, q.Player, a.Zone, q.Always); a.Card != 0 && known && !may {
			s.t.Errorf("%s: %s takes %s from %s of player %d", m.Rules.Game, m.Rules.Verbs[a.Verb].Word,
				m.Rules.Cards[m.Def(a.Card)].ID, m.Info(a.Zone).ID, m.Owner(a.Zone))
		}
	}
	return s.Decider.Decide(m, q)
}

// TestWhatHappensIsPossible plays random games: every event moves its card between places, and is about cards, that its
// kind allows. By these a script is told that an event could never happen. The scenarios are held to it where they are
// run.
func TestWhatHappensIsPossible(t *testing.T) {
	for _, g := range Played(t) {
		for seed := range uint64(24) {
			s := playtest.Setup(g, int(2+seed%3), seed)
			m, err := g.Start(g.Rules(g.Editions[0]), s, sayable{g.Policies[int(seed)%len(g.Policies)].New(seed), t})
			if err != nil {
				t.Fatal(err)
			}
			m.Limit = 1500
			begun := false // a turn or a round has
			m.Probe = func(m *engine.Match, e *engine.Event) {
				k := &m.Rules.Kinds[e.Kind]
				if begun = begun || k.Chapter && !k.Opens; begun && k.Opens {
					t.Fatalf("%s, seed %d: %s comes late", g.ID, seed, k.Name)
				}
				if !m.Countable(e) {
					t.Fatalf("%s, seed %d: %s tells %d, now %d", g.ID, seed, k.Name, e.N, e.Now)
				}
				if !m.SettingUp && !m.Possible(e) {
					t.Fatalf("%s, seed %d: %s of %s, %d -> %d", g.ID, seed, m.Rules.Kinds[e.Kind].Name,
						m.Rules.Cards[m.Def(e.Card)].ID, e.From, e.To)
				}
			}
			if err := m.Run(func() { g.Play(m) }); err != nil && !playtest.Stopped(err) {
				t.Fatalf("%s, seed %d: %v", g.ID, seed, err)
			}
		}
	}
}
