package table

import (
	"reflect"
	"slices"
	"testing"

	"tablereferee/engine"
	"tablereferee/referee/scenario"
)

// TestKeptDrawer: whoever draws each event of a game by one drawer is told the same boards as by a new one each time.
func TestKeptDrawer(t *testing.T) {
	names, err := folder.Names()
	if err != nil {
		t.Fatal(err)
	}
	const each, often = 40, 150 // of a scenario only so many events are drawn anew
	drawn, places := 0, 0
	for i := 0; i < len(names); i += each {
		script, err := folder.Compile(names[i])
		if err != nil {
			t.Fatal(err)
		}
		var live *scenario.Live
		var kept *Drawer
		shown := map[string]bool{} // the places that were told of
		n := 0
		script.Run(scenario.Options{Use: folder.Use, Happened: func(l *scenario.Live, _ *engine.Log, event int) {
			if live != l {
				live, kept, n = l, NewDrawer(l), 0
				clear(shown)
			}
			if n++; n > often || t.Failed() {
				return
			}
			got, want := kept.Board(), NewDrawer(l).Board()
			drawn++
			places += asNew(got, want, shown)
			if !reflect.DeepEqual(got, want) {
				t.Errorf("%s, event %d:\n%+v\n%+v", names[i], event, got, want)
			}
		}})
	}
	if drawn < 1000 || places < 10*drawn {
		t.Errorf("%d events, %d places", drawn, places)
	}
}

// asNew takes what only a kept drawer knows off a board: how often a place has changed, and that something lay in one
// that the game does not have. It counts the places.
func asNew(got, want *Board, shown map[string]bool) (n int) {
	fresh := func(seat string, got, want []Place) []Place {
		out := slices.DeleteFunc(slices.Clone(got), func(p Place) bool {
			is := func(x Place) bool { return x.Word == p.Word }
			return shown[seat+p.Word] && p.Count == 0 && !slices.ContainsFunc(want, is)
		})
		for i := range out {
			out[i].Version = 1
			shown[seat+out[i].Word] = true
		}
		n += len(out)
		return out
	}
	got.Places = fresh("", got.Places, want.Places)
	for i := range got.Seats {
		got.Seats[i].Places = fresh(got.Seats[i].Variable, got.Seats[i].Places, want.Seats[i].Places)
	}
	return n
}

// TestShownIsKept: the answers of a run are drawn by one drawer, and what is played anew by another one.
func TestShownIsKept(t *testing.T) {
	table := opened(t, dispute)
	first := table.Shown()
	if _, err := table.Answer("plays Bizarro Power"); err != nil {
		t.Fatal(err)
	}
	if table.Shown() != first {
		t.Error("an answer is drawn by another drawer")
	}
	fork, err := table.Fork()
	if err != nil {
		t.Fatal(err)
	}
	defer fork.Close()
	if _, err := table.Undo(1); err != nil {
		t.Fatal(err)
	}
	if table.Shown() == first || fork.Shown() == first || fork.Shown() == table.Shown() {
		t.Error("another run is drawn by the same drawer")
	}
}
