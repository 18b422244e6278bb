package ask

import (
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/referee/ask/corpus"
)

// A clause that speaks nowhere of the state of which a question tells does not answer it.
func TestSilentOn(t *testing.T) {
	x := corpus.Lexicon(games.Find("champions"))
	for _, c := range []struct {
		lang        engine.Lang
		asked, says string
		want        bool
	}{
		{engine.EN, "can an exhausted ally defend?", "An ally may exhaust to defend.", true},
		{engine.EN, "can an exhausted ally defend?", "Only a ready character defends.", false},
		{engine.EN, "can an exhausted ally defend?", "An exhausted ally does not defend.", false},
		{engine.EN, "what does an exhausted ally do?", "An ally may exhaust to defend.", false},
		{engine.EN, "may a stunned hero thwart?", "A hero may thwart.", true},
		{engine.EN, "may a stunned hero thwart?", "Stunned stops attacks alone.", false},
		{engine.EN, "may a hero thwart?", "A hero may thwart.", false},
		{engine.FR, "mon héros est incliné, peut-il défendre ?", "Le héros s'incline pour défendre.", true},
		{engine.FR, "mes alliés sont inclinés, peut-on défendre ?", "Un allié incliné ne défend pas.", false},
		{engine.FR, "un héros désorienté peut-il attaquer ?", "Un héros attaque.", true},
	} {
		asked, says := x.Hear(c.asked, &c.lang), x.Hear(c.says, &c.lang)
		if got := silentOn(&says, c.says, hindered(&asked)); got != c.want {
			t.Errorf("%q, %q: %t", c.asked, c.says, got)
		}
	}
}
