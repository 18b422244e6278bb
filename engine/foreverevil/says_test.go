package foreverevil

import (
	"testing"

	"tablereferee/engine/foreverevil/book"
)

// TestEveryWordIsSaid asks for the phrase of every word in both languages.
func TestEveryWordIsSaid(t *testing.T) {
	for _, word := range parts().Phrases().Missing(parts().Words(book.Rulebook.Find)) {
		t.Errorf("%s has no phrase", word)
	}
}
