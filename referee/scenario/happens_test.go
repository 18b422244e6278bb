package scenario

import (
	"slices"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/engine/log"
)

// sayable looks at every question: its answers are about such cards, in such places, as their verb can be said of. A
// rule that is switched off may let a card be taken from somewhere else.
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

// TestWhatHappensIsPossible runs the shipped scenarios: every event moves its card between places, and is about cards,
// that its kind allows; so what a script is told could never happen has never happened.
func TestWhatHappensIsPossible(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	wrong := map[string]bool{}
	for _, g := range games.All() {
		play := g.Play
		t.Cleanup(func() { g.Play = play })
		g.Play = func(m *engine.Match) {
			begun := false // a turn or a round has
			m.Probe = func(m *engine.Match, e *engine.Event) {
				k := &m.Rules.Kinds[e.Kind]
				if begun = begun || k.Chapter && !k.Opens; (begun && k.Opens || !m.Countable(e)) &&
					!wrong[k.Name+" tells"] {
					wrong[k.Name+" tells"] = true
					t.Errorf("%s: %s, begun %t, tells %d, now %d", g.ID, k.Name, begun, e.N, e.Now)
				}
				if k := &m.Rules.Kinds[e.Kind]; !m.SettingUp && !m.Possible(e) && !wrong[k.Name] {
					wrong[k.Name] = true
					t.Errorf("%s: %s (%s): %s -> %s", g.ID, k.Name, m.Rules.Cards[m.Def(e.Card)].ID, m.Info(e.From).ID,
						m.Info(e.To).ID)
				}
			}
			if slices.Equal(m.Rules.Values, g.Rules(m.Rules.Edition).Values) {
				m.Decider = sayable{m.Decider, t}
			}
			play(m)
		}
	}
	for name, source := range shipped(t) {
		s, err := Compile(name, name, source)
		if err != nil {
			t.Fatal(err)
		}
		s.Run(Options{})
	}
}

// TestOnlyRefusals runs the shipped scenarios: a clause that is declared only to refuse is cited by no line of what
// happens, and one that no such line cites is declared so, or is about the box, or is a worked example.
func TestOnlyRefusals(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	acts := map[*engine.Book][]bool{}
	for name, source := range shipped(t) {
		s, err := Compile(name, name, source)
		if err != nil {
			t.Fatal(err)
		}
		result := s.Run(Options{})
		if result.Log == nil {
			continue
		}
		book := games.Find(result.Game.ID).Book // that of the printed cards: those of a script's own come behind them
		if acts[book] == nil {
			acts[book] = make([]bool, book.Len())
		}
		for i := range result.Log.Events {
			e := &result.Log.Events[i]
			if e.Cite.Overfull() {
				t.Errorf("%s: no room for a clause: %s", name, log.EventText(result.Log, i, engine.EN))
			}
			if e.Kind != engine.Refused {
				for c := range e.Cite.All() {
					if int(c) < book.Len() {
						acts[book][c] = true
					}
				}
			}
		}
	}
	for book, acts := range acts {
		for info := range book.All() {
			acts := acts[info.Clause]
			if acts && info.Refuses {
				t.Errorf("%s is declared to refuse only, and lines of logs cite it: take refuses: true out of the rulebook file", info.ID)
			}
			if !acts && !info.Refuses && !info.Structural && len(info.ExampleOf) == 0 {
				t.Errorf("%s is cited by no line of what happens: declare it in the rulebook file with refuses: true",
					info.ID)
			}
		}
	}
}
