package cardfile

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// box is a small box of two files.
func box(first string) *Box {
	return &Box{
		Files: fstest.MapFS{
			"cards/one.lua": {Data: []byte(first)},
			"cards/two.lua": {Data: []byte(`all { cost = 1 } card "B" { play = { power(1), may(draw(2)) } }`)},
		},
		Order: []string{"one", "two"},
		Words: []string{"power", "draw", "may"},
	}
}

// TestSnapshotStandsForTheFiles: the cards are the same with a snapshot and without; one that is damaged, cut off or of
// other files or words is left aside, and the files are read.
func TestSnapshotStandsForTheFiles(t *testing.T) {
	b := box(`card "A" { play = power(1) }`)
	want, err := b.Cards()
	if err != nil || len(want) != 2 {
		t.Fatal(want, err)
	}
	taken, err := b.Take()
	if err != nil {
		t.Fatal(err)
	}
	damaged := slices.Clone(taken)
	damaged[len(damaged)-1] = 0xff
	other, err := box(`card "A" { play = power(2) }`).Take()
	if err != nil {
		t.Fatal(err)
	}
	for name, snapshot := range map[string][]byte{"taken": taken, "none": nil, "short": taken[:3],
		"cut off": taken[:len(taken)/2],
		"damaged": damaged, "of other files": other, "no snapshot": []byte("0123456789")} {
		b.Snapshot = snapshot
		if got, err := b.Cards(); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %v, %+v", name, err, got)
		}
	}
	b.Words, b.Snapshot = append(b.Words, "hand"), taken
	if got, err := b.Cards(); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("with a word more: %v, %+v", err, got)
	}
}

// TestFilesThatCannotBeReadAreTold: a file that is not there, and mistakes of more than one file, all of them.
func TestFilesThatCannotBeReadAreTold(t *testing.T) {
	b := box(`power(1)`)
	b.Order = append(b.Order, "three")
	if _, err := b.Cards(); err == nil || !strings.Contains(err.Error(), "three") {
		t.Errorf("of a file that is missing: %v", err)
	}
	b = box(`power(1)`)
	b.Files.(fstest.MapFS)["cards/two.lua"].Data = []byte(`drow(1)`)
	_, err := b.Take()
	if err == nil || !strings.Contains(err.Error(), "cards/one.lua:1: power stands outside") ||
		!strings.Contains(err.Error(), "cards/two.lua:1:1: drow is not known") {
		t.Errorf("of two files with a mistake each: %v", err)
	}
}
