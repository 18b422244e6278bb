package ask

import (
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/referee/ask/corpus"
)

func TestSpecial(t *testing.T) {
	x := corpus.Lexicon(games.Find("forever-evil"))
	const tie = "Among tied players, the one with more Super Hero cards wins."
	const egal = "Entre joueurs à égalité, gagne celui qui a le plus de cartes Super-Héros."
	for _, says := range []string{tie, egal, "It is over.", "C'est fini."} {
		x.Read(engine.EN, says)
		x.Read(engine.FR, says)
	}
	x.Seal()
	for _, c := range []struct {
		lang        engine.Lang
		asked, says string
		want        bool
	}{
		{engine.EN, "who wins", tie, true},
		{engine.EN, "who is winning?", tie, true},
		{engine.EN, "do my Super Hero cards win", tie, true},
		{engine.EN, "who wins a tie", tie, false},
		{engine.EN, "who wins when we are tied", tie, false},
		{engine.EN, "who wins with as many points", tie, false}, // it tells a case, if in other words
		{engine.EN, "how do i win", tie, false},
		{engine.EN, "when do i win", tie, false},
		{engine.EN, "super hero", tie, false},
		{engine.EN, "who wins", "The player with the most points wins.", false},
		{engine.EN, "is the deck shuffled", "If a card is drawn, the deck is shuffled.", true},
		{engine.EN, "is the deck shuffled when i draw", "If a card is drawn, the deck is shuffled.", false},
		{engine.EN, "is the deck shuffled", "After that, the deck is shuffled.", false}, // in its turn, and in every case
		{engine.EN, "what happens when i draw", "If a card is drawn, the deck is shuffled.", false},
		{engine.FR, "qui gagne", egal, true},
		{engine.FR, "qui gagne en cas d'égalité", egal, false},
		{engine.FR, "à égalité, qui gagne", egal, false},
		{engine.FR, "qui gagne avec autant de points", egal, false},
		{engine.FR, "comment gagner", egal, false},
		{engine.FR, "quand est-ce qu'on gagne", egal, false},
		{engine.FR, "est-ce que la pioche est mélangée", "Si une carte est détruite, la pioche est mélangée.", true},
		{engine.FR, "qui gagne", "Celui qui a le plus de points gagne.", false},
	} {
		r := x.Hear(c.asked, &c.lang)
		if got := special(inGeneral(&r), c.says, x, c.lang); got != c.want {
			t.Errorf("%q, %q: %t", c.asked, c.says, got)
		}
	}
}
