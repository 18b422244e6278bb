package foreverevil

import (
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/foreverevil/book"

	db "tablereferee/engine/deckbuilder"
	"tablereferee/internal/cardfile"
)

// How a card is declared stands alone: read again, it is the same card.
func TestADeclarationCanBeCopied(t *testing.T) {
	words := parts().Words(book.Rulebook.Find)
	for d := range parts().Cards {
		c := &parts().Cards[d]
		if d == 0 || c.Test {
			continue
		}
		file, text := source(find(c.ID))
		if text == "" {
			t.Fatalf("%s has no declaration", c.ID)
		}
		cards, err := cardfile.NewReader(words.All()).Read(file, text)
		if err != nil || len(cards) != 1 {
			t.Fatalf("%s: %d cards, %v\n%s", c.ID, len(cards), err, text)
		}
		facts := cardtext.NewFacts(&cards[0], words, func(name string) (found engine.Def, ok bool) {
			found = rules("en").FindCard(name)
			return found, found != 0
		})
		again := db.ReadCard(facts, "fe.card.")
		if wrong := facts.Done(); len(wrong) > 0 {
			t.Errorf("%s: %v\n%s", c.ID, wrong, text)
		}
		if again.ID != c.ID || again.Types != c.Types || again.Cost != c.Cost || again.VP != c.VP ||
			again.Copies != c.Copies || again.Sort != c.Sort ||
			again.Cite != c.Cite || len(again.Text) != len(c.Text) || len(again.Waits) != len(c.Waits) {
			t.Errorf("%s is another card when its declaration is read alone:\n%s", c.ID, text)
		}
	}
	if _, text := source(0); text != "" {
		t.Errorf("no card is declared: %s", text)
	}
}
