package ask

import (
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/referee/ask/corpus"
)

func TestTellsOther(t *testing.T) {
	x := corpus.Lexicon(games.Find("metal"))
	for _, c := range []struct {
		lang        engine.Lang
		asked, says string
		deed        string
		want        bool
	}{
		{engine.EN, "can i play a captured card", "After a Capture all cards played this turn are discarded too.", "#play", true},
		{engine.EN, "can i play a captured card", "After a Capture you may not play anything, nor discard.", "#play", false},
		{engine.EN, "may I still buy one", "It can be played, and is never bought.", "#buy", false},
		{engine.EN, "may I still buy one", "The cards you bought lie below.", "#buy", false},
		{engine.EN, "could we draw here", "It can be destroyed.", "#draw", true},
		{engine.EN, "when do cards get played", "It can be destroyed.", "", false},
		{engine.EN, "can i sleep here", "It can be destroyed.", "", false},
		{engine.FR, "puis-je la jouer", "Les cartes jouées sont défaussées.", "#play", true},
		{engine.FR, "on peut encore jouer une carte", "Une carte peut être jouée ou défaussée.", "#play", false},
		{engine.FR, "j'ai le droit de piocher", "On la détruit.", "#draw", true},
	} {
		asked, says := x.Hear(c.asked, &c.lang), x.Hear(c.says, &c.lang)
		deed := leaveFor(&asked)
		if got := tellsOther(&says, deed); deed != c.deed || got != c.want {
			t.Errorf("%q, %q: %q, %t", c.asked, c.says, deed, got)
		}
	}
}
