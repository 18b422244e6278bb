package dbtest

import (
	"slices"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/deckbuilder"
)

// Counted gives how many copies of each printed card, by its id, and how many cards of each sort there are.
func Counted(k *deckbuilder.Parts) (copies map[string]int, sorts map[deckbuilder.Sort]int) {
	copies, sorts = map[string]int{}, map[deckbuilder.Sort]int{}
	for _, c := range k.Cards[1:] {
		if !c.Test {
			copies[c.ID] += c.Copies
			sorts[c.Sort] += c.Copies
		}
	}
	return copies, sorts
}

// Structural makes the checks of clauses that are facts about the box, not about play: each structural clause has one,
// but those of cards of which nobody knows what they say.
func Structural(t *testing.T, book *engine.Book, checks map[engine.Clause]func() bool, unknown bool) {
	t.Helper()
	for info := range book.All() {
		check, ok := checks[info.Clause]
		switch {
		case info.Structural && !ok && unknown && info.Kind == "card":
		case info.Structural && !ok:
			t.Errorf("%s is structural and has no check", info.ID)
		case ok && !check():
			t.Errorf("%s does not hold: %s", info.ID, info.Text().Says[engine.EN])
		}
	}
}

// NamesClauses holds the clauses that a rulebook file names, which may be those of declarations of cards, against those
// that there are.
func NamesClauses(t *testing.T, book *engine.Book) {
	t.Helper()
	for c := range book.All() {
		for _, id := range slices.Concat(c.ExampleOf, c.Text().About) {
			if _, ok := book.Find(id); !ok {
				t.Errorf("%s names the unknown clause %s", c.ID, id)
			}
		}
	}
}
