package games

import (
	"testing"

	"tablereferee/engine"
)

// TestEveryWordIsSaid: whatever a log, a question or a refusal may say has words, in English and in French.
func TestEveryWordIsSaid(t *testing.T) {
	for _, g := range All() {
		r := g.Rules(g.Editions[0])
		said := func(what string, i int, x engine.Text) {
			if x[engine.EN] == "" || x.In(engine.FR) == "" {
				t.Errorf("%s: %s %d is not said: %q", g.ID, what, i, x)
			}
		}
		for i := int(engine.FirstKind); i < len(r.Kinds); i++ {
			if r.Kinds[i].Name == "" {
				t.Errorf("%s: event %d has no name", g.ID, i)
			} else if !r.Kinds[i].Quiet {
				said("event", i, r.Kinds[i].Says)
			}
		}
		for i := 1; i < len(r.Verbs); i++ {
			if r.Verbs[i].Word == "" {
				t.Errorf("%s: verb %d has no word", g.ID, i)
			} else {
				said("verb", i, r.Verbs[i].Says)
			}
		}
		for i := 1; i < len(r.Questions); i++ {
			said("question", i, r.Questions[i])
		}
		for i := 1; i < len(r.Options); i++ {
			said("option", i, r.Options[i])
		}
		for i := 1; i < len(r.Reasons); i++ {
			said("reason", i, r.Reasons[i])
		}
		for i := range r.Shared {
			said("shared place", i, r.Shared[i].Name)
		}
		for i := range r.PerPlayer {
			said("place", i, r.PerPlayer[i].Name)
		}
	}
}
