package ask

import (
	"testing"

	"tablereferee/engine"
	"tablereferee/referee/ask/lexicon"
)

func TestShapeOf(t *testing.T) {
	x := lexicon.New("champions")
	for _, c := range []struct {
		lang  engine.Lang
		words string
		want  shape
	}{
		{engine.EN, "can i buy two", whether},
		{engine.EN, "may Ann defend", whether},
		{engine.EN, "When I block, can I draw?", whether},
		{engine.EN, "when the deck is empty do I shuffle", whether},
		{engine.EN, "how many allies can i have", count},
		{engine.EN, "i have two, how often may i play it", count},
		{engine.EN, "how do i win", which},
		{engine.EN, "if I lose, what happens", which},
		{engine.EN, "when can i recover", which},
		{engine.EN, "ally limit 3", shapeless},
		{engine.EN, "a card that I can't pay", shapeless},
		{engine.FR, "est-ce que le blocage compte", whether},
		{engine.FR, "puis-je acheter", whether},
		{engine.FR, "quand je bloque, peut-on piocher ?", whether},
		{engine.FR, "mon allié est mort, on peut le rejouer", whether},
		{engine.FR, "combien d'alliés max", count},
		{engine.FR, "quand est-ce qu'on pioche", which},
		{engine.FR, "où va une carte détruite", which},
		{engine.FR, "limite d'alliés", shapeless},
	} {
		r := x.Hear(c.words, &c.lang)
		if got := shapeOf(&r); got != c.want {
			t.Errorf("%q: %d, want %d", c.words, got, c.want)
		}
	}
}
