package champions

import (
	"io/fs"
	"math/rand/v2"
	"reflect"
	"regexp"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/champions/book"
	"tablereferee/internal/cardfile"
)

// cardsOf reads a card file the whole way, and tells the cards in which nothing is wrong.
func cardsOf(r *cardfile.Reader, w *cardtext.Vocabulary, traits []string,
	source string) ([]cardtext.Declared, []error) {
	all, err := r.Read("mine.lua", source)
	if err != nil {
		return all, []error{err}
	}
	var wrong []error
	for i := range all {
		find := func(name string) (engine.Def, bool) { return 1, name == "Haymaker" }
		f := cardtext.NewFacts(&all[i], w, find)
		var c Card
		readCard(f, &c, traits)
		if wrong = append(wrong, f.Done()...); len(wrong) == 0 {
			asPrinted.tell(&c, &all[i], w, find)
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
	for _, s := range []string{`card "A" { cost = {}, makes = {}, thw = { 1 }, hp = per_player(1000), x = "y" }`,
		`card "A" { interrupt(reveals{}){ spend "Avenger" }, gets{}, cannot{ 1 }, resource{ 2 }, response(enters){} }`,
		`card "A" { attach = 3, special = {}, starter = { 1 }, action{ cost = draw(1), spend_counters(now("atk")) } }`} {
		f.Add(s)
	}
	traits := printedTraits(f)
	w := cardWords(book.Rulebook.Find, traits)
	r := cardfile.NewReader(w.All())
	f.Fuzz(func(t *testing.T, source string) {
		all, wrong := cardsOf(r, w, traits, source)
		for _, err := range wrong {
			if en, fr := engine.Tell(err, engine.EN), engine.Tell(err, engine.FR); en == "" || fr == "" {
				t.Errorf("%v is not told in both languages: %s", err, fr)
			}
			if e, ok := err.(*cardtext.Error); ok && (e.Line < 1 || e.File != "mine.lua") {
				t.Errorf("%v stands nowhere", err)
			}
		}
		if again, _ := cardsOf(r, w, traits, source); !reflect.DeepEqual(all, again) {
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
	traits := printedTraits(t)
	w := cardWords(book.Rulebook.Find, traits)
	r := cardfile.NewReader(w.All())
	vocabulary := append(w.All(), "{}", "true", "false", "0", "-1", "7", `"Hero"`, `"x"`, "{ 1 }", "draw(1)",
		"one{ hand }", "function() end", "nil")
	for _, k := range w.Keys {
		vocabulary = append(vocabulary, k.Word)
	}
	const changes = 12
	told, all := 0, 0
	for d := range box().Cards {
		_, text := asPrinted.source(engine.Def(d))
		rng := rand.New(rand.NewPCG(uint64(d), 1))
		at := changeable.FindAllStringIndex(text, -1)
		for range min(changes, len(at)) {
			i := at[rng.IntN(len(at))]
			changed := text[:i[0]] + vocabulary[rng.IntN(len(vocabulary))] + text[i[1]:]
			_, wrong := cardsOf(r, w, traits, changed)
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
