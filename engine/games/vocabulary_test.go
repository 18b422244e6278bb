package games

import (
	"testing"

	"tablereferee/engine"
)

// TestEveryWordHasItsRow: whatever a game names in a log or a script (places, numbers, events, verbs, questions,
// options, reasons, card types) says so in both languages, and no two of a sort have the same word.
func TestEveryWordHasItsRow(t *testing.T) {
	for _, game := range All() {
		for _, edition := range game.Editions {
			r := game.Rules(edition)
			seen := map[string]bool{}
			row := func(sort string, i int, word string, says engine.Text) {
				if word == "" || says[engine.EN] == "" || says[engine.FR] == "" {
					t.Errorf("%s: %s %d: %q, %q", game.ID, sort, i, word, says)
				}
				if seen[sort+" "+word] {
					t.Errorf("%s: two %ss are called %q", game.ID, sort, word)
				}
				seen[sort+" "+word] = true
			}
			for i, z := range append(r.Shared[:len(r.Shared):len(r.Shared)], r.PerPlayer...) {
				row("place", i, z.ID, z.Name)
			}
			for i, k := range r.Kinds {
				if says := k.Says; !k.Quiet && engine.Kind(i) != engine.NoKind {
					row("event", i, k.Name, says)
				} else if k.Name == "" {
					t.Errorf("%s: event %d has no name", game.ID, i)
				}
			}
			for i := int(engine.VerbDecline); i < len(r.Verbs); i++ { // below is none
				row("verb", i, r.Verbs[i].Word, r.Verbs[i].Says)
			}
			texts := func(sort string, all []engine.Text, from int) {
				for i := from; i < len(all); i++ {
					row(sort, i, all[i][engine.EN], all[i])
				}
			}
			texts("question", r.Questions, 1) // the first is what comes next in a turn, which is not put in words
			texts("option", r.Options, 1)     // the first is none
			texts("reason", r.Reasons, 0)
			for i := range r.Types {
				if r.Types[i] != (engine.Text{}) {
					row("type", i, r.Types[i][engine.EN], r.Types[i])
				}
			}
			for i, f := range r.Flags {
				row("mark", i, f.ID, f.Name)
			}
		}
	}
}
