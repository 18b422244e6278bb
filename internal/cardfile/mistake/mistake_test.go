package mistake

import (
	"reflect"
	"testing"

	"tablereferee/engine/cardtext"
)

// TestEachChangesOneThing: every change is one, the card is as it was afterwards, and the same
// seed makes the same changes.
func TestEachChangesOneThing(t *testing.T) {
	it := &cardtext.Node{Word: "draw", Calls: [][]cardtext.Value{{1}}, Line: 1}
	d := &cardtext.Declared{Name: "A", Says: &cardtext.Table{List: []cardtext.Value{it},
		Keys: []cardtext.Key{{Name: "type", Value: "Hero"}}}}
	before := Copy(d)
	w := Words{All: []string{"draw", "power"}, Texts: []string{"Villain"}}
	var first []string
	for range 2 {
		var said []string
		w.Each(d, 1, 3, func(what string, changed *cardtext.Declared) {
			said = append(said, what)
			if reflect.DeepEqual(changed.Says, before.Says) {
				t.Errorf("%s: nothing has changed", what)
			}
		})
		if !reflect.DeepEqual(d, before) {
			t.Fatal("the card is not as it was")
		}
		if first == nil {
			first = said
		}
		if len(said) < 4 || !reflect.DeepEqual(said, first) {
			t.Errorf("the changes are %q, and were %q", said, first)
		}
	}
}
