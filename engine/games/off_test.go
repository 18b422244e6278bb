package games_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/internal/playtest"
)

// TestWhatIsOffForbidsNothing: whatever rule a run has switched off, no refusal is by that rule, unless the reason says
// that it is off and would have allowed the thing.
func TestWhatIsOffForbidsNothing(t *testing.T) {
	if testing.Short() {
		t.Skip("a game for each rule that a run may set otherwise")
	}
	for _, game := range games.All() {
		edition := game.Editions[len(game.Editions)-1]
		off := []engine.Reason{}
		for r, says := range game.Rules(edition).Reasons {
			if says[engine.EN] == "the rule that would allow it is switched off" {
				off = append(off, engine.Reason(r))
			}
		}
		if len(off) != 1 {
			t.Fatalf("%s has %d reasons that say a rule is off", game.ID, len(off))
		}
		refused := map[string]bool{}
		for c := engine.Clause(1); int(c) < game.Book.Len(); c++ {
			if !game.Book.Info(c).Switch {
				continue
			}
			s := playtest.Setup(game, 2, uint64(c))
			l := &libertine{Decider: engine.NewRandom(uint64(c)), off: c, reason: off[0], refused: refused}
			m, err := game.Start(game.Rules(edition).Override(map[engine.Clause]int16{c: 0}), s, l)
			if err != nil {
				continue // a table of which the rule is a part
			}
			m.Limit = 3_000
			if err := m.Run(func() { game.Play(m) }); err != nil && !playtest.Stopped(err) {
				t.Errorf("%s off: %v", game.Book.ID(c), err)
			}
		}
		for _, what := range slices.Sorted(maps.Keys(refused)) {
			t.Error(what)
		}
	}
}

// libertine tries everything before it answers, where a rule is off.
type libertine struct {
	engine.Decider
	off     engine.Clause
	reason  engine.Reason
	asked   int
	refused map[string]bool
}

func (l *libertine) Decide(m *engine.Match, q *engine.Question) int {
	if l.asked++; l.asked%23 == 0 {
		everything(m, func(at engine.Attempt) {
			a := &attempt{Attempt: at, m: m, q: q}
			if a.legal() {
				return
			}
			no := m.Rules.WhyNot(m, q, at)
			// it would allow it once more
			again := no.Cite.First() == l.off && strings.Contains(m.Rules.Reasons[no.Reason][engine.EN],
				"has been used")
			if no.Cite.Has(l.off) && no.Reason != l.reason && !again {
				l.refused[m.Rules.Book.ID(l.off)+" is off: "+m.Rules.Verbs[at.Verb].Word+": "+
					m.Rules.Reasons[no.Reason][engine.EN]] = true
			}
		})
	}
	return l.Decider.Decide(m, q)
}
