package foreverevil

import (
	"strings"
	"testing"
	"testing/fstest"

	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
)

// A mistake in a card file of the program is told as one of these files, with its line, and not as a fault of the code.
func TestAMistakeInACardFileOfTheProgram(t *testing.T) {
	of := *Title.Declaration
	of.Files = fstest.MapFS{"cards/mine.lua": &fstest.MapFile{Data: []byte(`
card "Rod" { type = "Heroe", says = { "+1 Power.", "+1 en Puissance." }, play = power(1) }`)}}
	of.Order, of.Snapshot = []string{"mine"}, nil
	of.Book = &engine.Book{Game: "demo", Prefix: "de", Editions: []string{"en"}, Languages: []engine.Lang{engine.EN}}
	defer func() {
		unfit, ok := recover().(*engine.Unfit)
		if !ok {
			t.Fatal("nothing is said of the files")
		}
		for lang, want := range [...]string{
			engine.EN: "the card files of demo in this program do not fit:\ncards/mine.lua:2: Rod: \"Heroe\" cannot stand here; did you mean \"Hero\"?",
			engine.FR: "les fichiers de cartes de demo dans ce programme ne vont pas :\ncards/mine.lua:2: Rod : \"Heroe\" ne peut pas se trouver ici",
		} {
			if got := unfit.In(engine.Lang(lang)); !strings.HasPrefix(got, want) {
				t.Errorf("%s", got)
			}
		}
	}()
	db.NewTitle(&of).WithCards()
}
