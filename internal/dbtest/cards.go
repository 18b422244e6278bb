package dbtest

import (
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/deckbuilder"
	"tablereferee/internal/cardfile"
)

// EveryWordIsSaid asks for the phrase of every word that cards of a game may have, in both languages.
func EveryWordIsSaid(t *testing.T, title *deckbuilder.Title) {
	k := title.WithCards()
	for _, word := range k.Phrases().Missing(k.Words(title.Book.Find)) {
		t.Errorf("%s has no phrase", word)
	}
}

// DeclarationsCanBeCopied: how a card is declared stands alone; read again, it is the same card.
func DeclarationsCanBeCopied(t *testing.T, title *deckbuilder.Title, game *engine.Game) {
	k := title.WithCards()
	words, rules := k.Words(title.Book.Find), game.Rules(game.Editions[0])
	for d := 1; d < len(k.Cards); d++ {
		c := &k.Cards[d]
		if c.Test {
			continue
		}
		file, text := game.Source(engine.Def(d))
		if text == "" {
			t.Fatalf("%s has no declaration", c.ID)
		}
		if !strings.HasPrefix(text, "card ") {
			continue // a function of the file declares several that are alike, and stands there whole
		}
		cards, err := cardfile.NewReader(words.All()).Read(file, text)
		if err != nil || len(cards) != 1 {
			t.Fatalf("%s: %d cards, %v\n%s", c.ID, len(cards), err, text)
		}
		facts := cardtext.NewFacts(&cards[0], words, func(name string) (found engine.Def, ok bool) {
			found = rules.FindCard(name)
			return found, found != 0
		})
		again := deckbuilder.ReadCard(facts, title.Book.Prefix+".card.")
		title.Parts.ReadKeywords(facts, &again)
		if k.More != nil {
			k.More(facts, &again)
		}
		if wrong := facts.Done(); len(wrong) > 0 {
			t.Errorf("%s: %v\n%s", c.ID, wrong, text)
		}
		if again.ID != c.ID || again.Types != c.Types || again.Cost != c.Cost || again.VP != c.VP ||
			again.Copies != c.Copies || again.Sort != c.Sort || again.Hook != c.Hook || again.More != c.More ||
			again.Unknown != c.Unknown ||
			again.Cite != c.Cite || len(again.Text) != len(c.Text) || len(again.Waits) != len(c.Waits) {
			t.Errorf("%s is another card when its declaration is read alone:\n%s", c.ID, text)
		}
	}
	if _, text := game.Source(0); text != "" {
		t.Errorf("no card is declared: %s", text)
	}
}
