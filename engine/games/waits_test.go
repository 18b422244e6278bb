package games

import (
	"testing"

	"tablereferee/engine"
	"tablereferee/internal/playtest"
)

// TestWhatWaitsIsNoMoveOfATurn plays random games: what is said to wait for its moment is never among the moves of a
// turn, and at other moments it is offered. By this whoever claims that it is not legal there is told that it never is.
func TestWhatWaitsIsNoMoveOfATurn(t *testing.T) {
	for _, g := range Played(t) {
		rules := g.Rules(g.Editions[0])
		if rules.Waits == nil {
			continue
		}
		see := &waiting{t: t, g: g}
		for seed := range uint64(150) {
			s := playtest.Setup(g, int(1+seed%3), seed)
			see.Decider = g.Policies[int(seed)%len(g.Policies)].New(seed)
			m, err := g.Start(rules, s, see)
			if err != nil {
				t.Fatal(err)
			}
			m.Limit = 2500
			if err := m.Run(func() { g.Play(m) }); err != nil && !playtest.Stopped(err) {
				t.Fatalf("%s, seed %d: %v", g.ID, seed, err)
			}
		}
		if see.offered < 50 || see.moves < 50 {
			t.Errorf("%s: %d moves of turns were looked at, and %d times something was offered that waits", g.ID,
				see.moves, see.offered)
		}
	}
}

type waiting struct {
	engine.Decider
	t              *testing.T
	g              *engine.Game
	moves, offered int
}

func (w *waiting) Decide(m *engine.Match, q *engine.Question) int {
	for i := range q.Answers {
		a := &q.Answers[i]
		switch waits := a.Card != 0 && m.Rules.Waits(a.Verb, m.Def(a.Card)); {
		case waits && q.Always:
			w.t.Errorf("%s: a move of a turn is said to wait for its moment: %s %s", w.g.ID, m.Rules.Verbs[a.Verb].Word,
				m.Rules.Cards[m.Def(a.Card)].ID)
		case waits:
			w.offered++
		case q.Always:
			w.moves++
		}
	}
	return w.Decider.Decide(m, q)
}
