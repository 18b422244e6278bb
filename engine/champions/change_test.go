package champions

import (
	"reflect"
	"slices"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/champions/book"
	"tablereferee/internal/cardfile/mistake"
)

// TestAChangeIsAnotherCardOrNone: whatever word, number or text of a card is changed or left out, what is understood is
// something else, or what is wrong is told with its line: nothing is passed over.
func TestAChangeIsAnotherCardOrNone(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	all, err := CardFiles().Cards()
	if err != nil {
		t.Fatal(err)
	}
	traits := printedTraits(t)
	w := cardWords(book.Rulebook.Find, traits)
	byName := map[string]engine.Def{}
	for i := range slices.Backward(all) {
		byName[all[i].Name] = engine.Def(i + 1)
	}
	find := func(name string) (engine.Def, bool) { d, ok := byName[name]; return d, ok }
	read := func(d *cardtext.Declared) (understood []any, wrong []error) {
		f := cardtext.NewFacts(d, w, find)
		f.Reads = func(what any) { understood = append(understood, what) }
		var c Card
		readCard(f, &c, traits)
		return append(understood, withoutFunctions(c)), f.Done()
	}
	words := mistake.Words{All: append(w.All(), "so", "otherwise", "as", "by", "under", "unless", "cites", "silent",
		"is"),
		Texts: []string{"enemy", "minion", "ally", "character", "Avenger", "Haymaker", "energy", "mental", "hero",
			"attack",
			"mc.ability.definition", "round", "event", "atk", "boost", "x"}}
	same := []string{"it is those", "those is it", "to is gone"} // it was this
	changes, told := 0, 0
	for i := range all {
		d := mistake.Copy(&all[i])
		is, _ := read(d)
		words.Each(d, uint64(i), 6, func(what string, changed *cardtext.Declared) {
			changes++
			now, wrong := read(changed)
			if len(wrong) > 0 {
				told++
			} else if !slices.Contains(same, what) && reflect.DeepEqual(is, now) {
				t.Errorf("%s: %s, and that is passed over", d.Where(0), what)
			}
		})
	}
	t.Logf("of %d changes %d are told", changes, told)
	if changes < 5000 {
		t.Errorf("only %d changes", changes)
	}
}

// withoutFunctions is a card of which everything can be compared.
func withoutFunctions(c Card) Card {
	c.Abilities, c.Constants, c.Lasting = slices.Clone(c.Abilities), slices.Clone(c.Constants), slices.Clone(c.Lasting)
	bare(reflect.ValueOf(&c).Elem())
	for i := range c.Abilities {
		bare(reflect.ValueOf(&c.Abilities[i]).Elem())
		bare(reflect.ValueOf(&c.Abilities[i].Cost).Elem())
	}
	for i := range c.Constants {
		bare(reflect.ValueOf(&c.Constants[i]).Elem())
	}
	for i := range c.Lasting {
		bare(reflect.ValueOf(&c.Lasting[i]).Elem())
	}
	return c
}

// bare sets the functions of a struct to nil.
func bare(v reflect.Value) {
	for i := range v.NumField() {
		if f := v.Field(i); f.Kind() == reflect.Func && f.CanSet() {
			f.SetZero()
		}
	}
}
