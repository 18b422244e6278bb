package rivals_test

import (
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/rivals"
)

// TestWordsThatMeanNothing: a word that other games have, and that means nothing in this one, is told when a card is
// read, in both languages.
func TestWordsThatMeanNothing(t *testing.T) {
	for _, c := range []struct{ play, en, fr string }{
		{`discount(1)`, "discount means nothing in this game: there is no stack of great enemies",
			"discount ne veut rien dire dans ce jeu : il n'y a pas de pile de grands ennemis"},
		{`lose_tokens(1)`, "lose_tokens means nothing in this game: nobody has VP tokens",
			"lose_tokens ne veut rien dire dans ce jeu : personne n'a de jetons PV"},
		{`when(at_least(1, tokens_of(foe))){ draw(1) }`, "tokens_of means nothing in this game: nobody has VP tokens",
			"tokens_of ne veut rien dire dans ce jeu : personne n'a de jetons PV"},
		{`tokens(1)`, "tokens means nothing in this game", "tokens ne veut rien dire"},
		{`steal(1, foe)`, "steal means nothing in this game", "steal ne veut rien dire"},
		{`gain(one{ line_up, unlocked = true })`, "unlocked means nothing in this game", "unlocked ne veut rien dire"},
	} {
		_, err := rivals.Game.With([]engine.Source{{Name: "mine.lua",
			Text: `card "Own Card" { type = "Hero", play = ` + c.play + " }\n"}})
		if err == nil {
			t.Errorf("%s is read", c.play)
			continue
		}
		for l, want := range []string{c.en, c.fr} {
			if got := engine.Tell(err, engine.Lang(l)); !strings.Contains(got, want) || strings.Contains(got, "\n") {
				t.Errorf("%s tells\n%s\nand not\n%s", c.play, got, want)
			}
		}
	}
}
