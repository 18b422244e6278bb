package foreverevil

import (
	"io/fs"
	"math/rand/v2"
	"reflect"
	"regexp"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/foreverevil/book"

	db "tablereferee/engine/deckbuilder"
	"tablereferee/internal/cardfile"
)

// cardsOf reads a card file the whole way, and tells the cards in which nothing is wrong.
func cardsOf(r *cardfile.Reader, w *cardtext.Vocabulary, source string) ([]cardtext.Declared, []error) {
	all, err := r.Read("mine.lua", source)
	if err != nil {
		return all, []error{err}
	}
	var wrong []error
	for i := range all {
		f := cardtext.NewFacts(&all[i], w, func(name string) (engine.Def, bool) { return 1, name == "Punch" })
		c := db.ReadCard(f, "fe.card.")
		if wrong = append(wrong, f.Done()...); len(wrong) == 0 {
			parts().Says(&book.Rulebook, Game.Rules("en").On, &c)
		}
	}
	return all, wrong
}

// FuzzCardFile: whatever stands in a card file, reading it ends, panics nowhere, tells mistakes with a line and in both
// languages, and reads the same once more and from a snapshot.
func FuzzCardFile(f *testing.F) {
	for _, name := range cardOrder {
		source, err := fs.ReadFile(cardFiles, "cards/"+name+".lua")
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(source))
	}
	for _, s := range []string{`card "A" { play = draw(1).cites }`,
		`card "A" { cost = {}, vp = "X", defense = 3, stars = {} }`, `card "A" { play = reveal(this), action(1) }`,
		`card "A" { after(){ }, instead(plays{ this, "x", first = 2 }){ optional = 1, when = it } }`,
		`card "A" { play = power(hand["+"](1, 2)) }`} {
		f.Add(s)
	}
	w := parts().Words(book.Rulebook.Find)
	r := cardfile.NewReader(w.All())
	f.Fuzz(func(t *testing.T, source string) {
		all, wrong := cardsOf(r, w, source)
		for _, err := range wrong {
			if en, fr := engine.Tell(err, engine.EN), engine.Tell(err, engine.FR); en == "" || fr == "" {
				t.Errorf("%v is not told in both languages: %s", err, fr)
			}
			if e, ok := err.(*cardtext.Error); ok && (e.Line < 1 || e.File != "mine.lua") {
				t.Errorf("%v stands nowhere", err)
			}
		}
		if again, _ := cardsOf(r, w, source); !reflect.DeepEqual(all, again) {
			t.Error("read again, it is something else")
		}
		kept, err := cardtext.FromSnapshot(1, cardtext.Snapshot(1, all))
		if err != nil || len(all) > 0 && !reflect.DeepEqual(all, kept) {
			t.Errorf("its snapshot is something else: %v", err)
		}
	})
}

// changeable are the parts of a declaration that a mistake may change.
var changeable = regexp.MustCompile(`"[^"\n]*"|[a-z_]+|-?[0-9]+|\{\}`)

// TestCardsWithOneMistakeAreRead: every card, with one word of it changed to another, is read without a panic, and what
// is told names a line.
func TestCardsWithOneMistakeAreRead(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	w := parts().Words(book.Rulebook.Find)
	r := cardfile.NewReader(w.All())
	vocabulary := append(w.All(), "{}", "true", "false", "0", "-1", "7", `"Hero"`, `"x"`, "{ 1 }", "draw(1)",
		"one{ hand }", "function() end", "nil")
	for _, k := range w.Keys {
		vocabulary = append(vocabulary, k.Word)
	}
	const changes = 12
	told, all := 0, 0
	for d := range parts().Cards {
		_, text := source(engine.Def(d))
		rng := rand.New(rand.NewPCG(uint64(d), 1))
		at := changeable.FindAllStringIndex(text, -1)
		for range min(changes, len(at)) {
			i := at[rng.IntN(len(at))]
			changed := text[:i[0]] + vocabulary[rng.IntN(len(vocabulary))] + text[i[1]:]
			_, wrong := cardsOf(r, w, changed)
			all++
			if len(wrong) > 0 {
				told++
			}
			for _, err := range wrong {
				if e, ok := err.(*cardtext.Error); ok && e.Line < 1 {
					t.Errorf("%v stands nowhere:\n%s", err, changed)
				}
			}
		}
	}
	t.Logf("of %d changes %d are told", all, told)
}
