package foreverevil

import (
	"reflect"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	db "tablereferee/engine/deckbuilder"
	"tablereferee/engine/foreverevil/book"
	"tablereferee/internal/cardfile/mistake"
)

// TestAChangeIsAnotherCardOrNone: whatever word, number or text of a card is changed or left out, the card that is read
// is another, or what is wrong is told with its line: nothing is passed over.
func TestAChangeIsAnotherCardOrNone(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	all, err := Title.CardFiles().Cards()
	if err != nil {
		t.Fatal(err)
	}
	w := parts().Words(book.Rulebook.Find)
	find := func(name string) (engine.Def, bool) { d := rules("en").FindCard(name); return d, d != 0 }
	read := func(d *cardtext.Declared) (understood []any, wrong []error) {
		for _, w.Edition = range Game.Editions {
			f := cardtext.NewFacts(d, w, find)
			f.Reads = func(what any) { understood = append(understood, what) }
			understood = append(understood, db.ReadCard(f, "fe.card."))
			wrong = append(wrong, f.Done()...)
		}
		return understood, wrong
	}
	words := mistake.Words{All: append(w.All(), "so", "otherwise", "as", "by", "under", "unless", "cites", "silent",
		"is"),
		Texts: []string{"Hero", "Villain", "Punch", "Kick", "fe.overview.goal", "turn", "main", "boss", "cost", "vp",
			"x"}}
	same := map[string]bool{"it is those": true, "those is it": true}
	changes, told := 0, 0
	for i := range all {
		d := mistake.Copy(&all[i])
		is, _ := read(d)
		words.Each(d, uint64(i), 6, func(what string, changed *cardtext.Declared) {
			changes++
			now, wrong := read(changed)
			if len(wrong) > 0 {
				told++
			} else if !same[what] && reflect.DeepEqual(is, now) {
				t.Errorf("%s: %s, and that is passed over", d.Where(0), what)
			}
		})
	}
	t.Logf("of %d changes %d are told", changes, told)
	if changes < 5000 {
		t.Errorf("only %d changes", changes)
	}
}
