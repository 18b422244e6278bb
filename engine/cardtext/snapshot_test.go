package cardtext

import (
	"reflect"
	"slices"
	"testing"
)

// written are declarations with every kind of value, two of which share a head.
func written() []Declared {
	head := &Table{Line: 1, Keys: []Key{{Name: "type", Value: "Hero", Line: 1}}}
	text := &Node{Word: "draw", Line: 3, Calls: [][]Value{{2, &Node{Word: "hand", Of: &Node{Word: "foe"}}}, {}}}
	says := &Table{Line: 2, List: []Value{text, nil, "words", -7}, Keys: []Key{{Name: "no", Value: false, Line: 2},
		{Name: "yes", Value: true, Line: 4}}}
	return []Declared{
		{Name: "First", File: "a.lua", Line: 2, End: 5, Says: says, Heads: []*Table{head}},
		{Name: "Second", File: "a.lua", Line: 6, End: 6, Says: &Table{Line: 6},
			Heads: []*Table{{Line: 6, List: []Value{1}}, head}},
	}
}

// TestSnapshotGivesWhatWasWritten: what is read is what was written, heads that are shared included; taken again it is
// the same bytes.
func TestSnapshotGivesWhatWasWritten(t *testing.T) {
	b := Snapshot(7, written())
	cards, err := FromSnapshot(7, b)
	if err != nil || !reflect.DeepEqual(cards, written()) {
		t.Fatalf("read %v, %+v", err, cards)
	}
	if cards[0].Heads[0] != cards[1].Heads[1] {
		t.Error("a head that two cards share is read twice")
	}
	if !slices.Equal(Snapshot(7, cards), b) {
		t.Error("what was read is written down otherwise")
	}
	if cards, err := FromSnapshot(1, Snapshot(1, nil)); err != nil || len(cards) != 0 {
		t.Errorf("of no cards: %v, %v", cards, err)
	}
}

// TestSnapshotThatIsNoneIsRefused: what was made of something else, what is cut off, and what goes on behind its end.
func TestSnapshotThatIsNoneIsRefused(t *testing.T) {
	b := Snapshot(7, written())
	if _, err := FromSnapshot(8, b); err == nil {
		t.Error("a snapshot of something else is read")
	}
	for n := range b {
		if _, err := FromSnapshot(7, b[:n]); err == nil {
			t.Errorf("the first %d of %d bytes are read as if they were all", n, len(b))
		}
	}
	if _, err := FromSnapshot(7, append(slices.Clone(b), 0)); err == nil {
		t.Error("what stands behind the end is passed over")
	}
}

// TestDamagedSnapshotIsBorne: one wrong byte anywhere is refused, or gives declarations that can be written down and
// read again.
func TestDamagedSnapshotIsBorne(t *testing.T) {
	whole := Snapshot(7, written())
	for i := 8; i < len(whole); i++ {
		for _, wrong := range []byte{0, 1, 0x7f, 0x80, 0xff, whole[i] ^ 1, whole[i] + 1} {
			b := slices.Clone(whole)
			b[i] = wrong
			borne(t, b)
		}
	}
}

// borne reads bytes, and what they give is written and read again.
func borne(t *testing.T, b []byte) {
	of := uint64(0)
	if len(b) >= 8 {
		for i := range 8 {
			of |= uint64(b[i]) << (8 * i)
		}
	}
	cards, err := FromSnapshot(of, b)
	if err != nil {
		return
	}
	again, err := FromSnapshot(of, Snapshot(of, cards))
	if err != nil || !reflect.DeepEqual(cards, again) {
		t.Fatalf("%x gives %+v, and written down %v, %+v", b, cards, err, again)
	}
}

// TestSnapshotThatLiesOnAndOnIsRefused: what would lie in itself without an end is refused before it fills the memory.
func TestSnapshotThatLiesOnAndOnIsRefused(t *testing.T) {
	b := Snapshot(7, nil)[:8]
	b = append(b, 0, 1)          // no words, one card
	b = append(b, 0, 0, 0, 0, 0) // that has no name
	for range 300_000 {
		b = append(b, 1, snapTable, 0)
	}
	if _, err := FromSnapshot(7, b); err == nil {
		t.Error("it is read")
	}
}

// FuzzSnapshot: whatever bytes are read, they are refused, or give what can be written down and read again.
func FuzzSnapshot(f *testing.F) {
	f.Add(Snapshot(7, written()))
	f.Add(Snapshot(0, nil))
	f.Add([]byte("no snapshot"))
	f.Fuzz(borneBy)
}

func borneBy(t *testing.T, b []byte) { borne(t, b) }
