package cardtext_test

import (
	"testing"

	"tablereferee/engine/cardtext"
	"tablereferee/engine/deckbuilder"
	"tablereferee/internal/cardfile"
)

// TestWhatIsPrintedByEdition: an edition has what a card says of it, and otherwise what the card says of all; what
// stands at the head of a file yields to what the card says itself.
func TestWhatIsPrintedByEdition(t *testing.T) {
	w := words()
	w.Editions = []string{"first", "second"}
	all, err := cardfile.NewReader(w.All()).Read("mine.lua", `
all { type = "Hero", vp = 1, editions = { second = { vp = 2, type = "Villain" } } }
card "A" { cost = 3, editions = { second = { cost = 4 } } }
card "B" { cost = 3, vp = 5, editions = { first = { copies = 6 } } }
`)
	if err != nil {
		t.Fatal(err)
	}
	type facts struct {
		cost, vp, copies int
		of               deckbuilder.Types
	}
	for _, c := range []struct {
		edition string
		a, b    facts
	}{
		{"first", facts{3, 1, 1, deckbuilder.Hero}, facts{3, 5, 6, deckbuilder.Hero}},
		{"second", facts{4, 2, 1, deckbuilder.Villain}, facts{3, 5, 1, deckbuilder.Villain}},
		{"", facts{3, 1, 1, deckbuilder.Hero}, facts{3, 5, 1, deckbuilder.Hero}},
	} {
		w.Edition = c.edition
		for i, want := range []facts{c.a, c.b} {
			f := cardtext.NewFacts(&all[i], w, nil)
			is := deckbuilder.ReadCard(f, "fe.card.")
			if got := (facts{is.Cost, is.VP, is.Copies, is.Types}); got != want {
				t.Errorf("%s, edition %q: %+v, not %+v", is.Name[0], c.edition, got, want)
			}
		}
	}
}
