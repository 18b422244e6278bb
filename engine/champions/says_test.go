package champions

import (
	"testing"

	"tablereferee/engine/champions/book"
)

// TestEveryWordIsSaid asks for the phrase of every word in both languages.
func TestEveryWordIsSaid(t *testing.T) {
	for _, word := range phrases.Missing(cardWords(book.Rulebook.Find, printedTraits(t))) {
		t.Errorf("%s has no phrase", word)
	}
	for _, mark := range marks {
		_, said := saysMarks[mark.key]
		switch mark.key {
		case "unique", "boost_star", "unknown", "test", "in_starter_decks", "makes_drones": // facts
		default:
			if !said {
				t.Errorf("%s has no phrase", mark.key)
			}
		}
	}
}
