package engine_test

import (
	"fmt"
	"reflect"
	"strings"
	"testing"
	"unsafe"

	. "tablereferee/engine"
)

// The table is data. This test walks every field of Table and of everything in it.

// shared are the only fields that clones share instead of copying.
var shared = map[string]string{
	"rules": "immutable; all clones are played under the same rules",
}

// notEqual and notHashed are left out of Equal and Hash.
var (
	notEqual = map[string]string{
		"watching": "follows from the cards in active zones and the effects",
		"waiters":  "follow from the cards in active zones",
		"constant": "follow from the cards in active zones",
		"seen":     "is of how cards are called, and not of how they lie",
		"shut":     "is of how cards are called, and not of how they lie",
	}
	notHashed = map[string]string{
		"rules":    "only tables of the same rules are compared",
		"watching": "follows from the cards in active zones and the effects",
		"waiters":  "follow from the cards in active zones",
		"constant": "follow from the cards in active zones",
		"zones":    "follow from the places of the cards, and from the rules",
		"guests":   "follow from the hosts of the cards",
		"seen":     "is of how cards are called, and not of how they lie",
		"shut":     "is of how cards are called, and not of how they lie",
	}
)

// full is a table on which every list has something in it and no number is zero.
func full(r *Rules) *Table {
	t := NewTable(r, 2, 1)
	t.Fill(2)
	n := 0
	eachLeaf(reflect.ValueOf(t).Elem(), "", func(path string, v reflect.Value) {
		if shared[path] == "" && !strings.HasPrefix(path, "seats") {
			n++
			set(v, n%100+1)
		}
	})
	return t
}

// eachLeaf visits every plain value below v, and whatever is none.
func eachLeaf(v reflect.Value, path string, visit func(path string, v reflect.Value)) {
	if shared[path] != "" {
		visit(path, v)
		return
	}
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			f := v.Field(i)
			f = reflect.NewAt(f.Type(), unsafe.Pointer(f.UnsafeAddr())).Elem() // unexported fields too
			eachLeaf(f, strings.TrimPrefix(path+"."+v.Type().Field(i).Name, "."), visit)
		}
	case reflect.Array, reflect.Slice:
		for i := range v.Len() {
			eachLeaf(v.Index(i), fmt.Sprintf("%s[%d]", path, i), visit)
		}
	default:
		visit(path, v)
	}
}

// set gives a plain value another value.
func set(v reflect.Value, n int) {
	switch {
	case v.CanInt():
		v.SetInt(int64(n))
	case v.CanUint():
		v.SetUint(uint64(n))
	case v.Kind() == reflect.Bool:
		v.SetBool(n != 0)
	}
}

func change(v reflect.Value) {
	switch {
	case v.CanInt():
		v.SetInt(v.Int() ^ 64)
	case v.CanUint():
		v.SetUint(v.Uint() ^ 128)
	case v.Kind() == reflect.Bool:
		v.SetBool(!v.Bool())
	}
}

// leaf finds a value again by its path.
func leaf(t *Table, path string) (found reflect.Value) {
	eachLeaf(reflect.ValueOf(t).Elem(), "", func(p string, v reflect.Value) {
		if p == path {
			found = v
		}
	})
	return found
}

// fieldOf is the name of the table's field to which a path belongs, or of the one of its cards that is excepted.
func fieldOf(path string) string {
	if strings.HasSuffix(path, ".guests") {
		return "guests"
	}
	if i := strings.IndexAny(path, ".["); i >= 0 {
		return path[:i]
	}
	return path
}

func TestTableIsPlainData(t *testing.T) {
	var walk func(path string, typ reflect.Type)
	walk = func(path string, typ reflect.Type) {
		if why := shared[path]; why != "" {
			if typ != reflect.TypeFor[*Rules]() {
				t.Errorf("%s is shared by clones and is a %s, not the rules", path, typ)
			}
			return
		}
		switch typ.Kind() {
		case reflect.Bool, reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
			reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		case reflect.Array:
			walk(path+"[]", typ.Elem())
		case reflect.Struct:
			for i := range typ.NumField() {
				walk(strings.TrimPrefix(path+"."+typ.Field(i).Name, "."), typ.Field(i).Type)
			}
		case reflect.Slice:
			if strings.ContainsAny(path, ".[") {
				t.Errorf("%s is a list within a list: Clone would have to go deeper", path)
			}
			walk(path+"[]", typ.Elem())
		default:
			t.Errorf("%s is a %s: neither a number nor a list of numbers", path, typ)
		}
	}
	walk("", reflect.TypeFor[Table]())
	cards, _ := reflect.TypeFor[Table]().FieldByName("cards")
	for _, list := range []map[string]string{shared, notEqual, notHashed} {
		for name := range list {
			_, ofTable := reflect.TypeFor[Table]().FieldByName(name)
			if _, ofCard := cards.Type.Elem().FieldByName(name); !ofTable && !ofCard {
				t.Errorf("%s is excepted, but neither the table nor a card has such a field", name)
			}
		}
	}
}

func TestEveryFieldIsCopiedComparedAndHashed(t *testing.T) {
	r := toyRules(waits, nil, toyCard{"Pebble", 2, nil})
	original, twin := full(r), full(r)
	var paths []string
	seen := map[string]bool{}
	eachLeaf(reflect.ValueOf(original).Elem(), "", func(path string, _ reflect.Value) {
		paths = append(paths, path)
		seen[fieldOf(path)] = true
	})
	typ := reflect.TypeFor[Table]()
	for i := range typ.NumField() {
		if !seen[typ.Field(i).Name] {
			t.Errorf("the full table has nothing in %s", typ.Field(i).Name)
		}
	}
	hash := original.Hash()
	for _, path := range paths {
		if shared[path] != "" {
			continue
		}
		changed := original.Clone()
		if !reflect.DeepEqual(changed, original) {
			t.Fatalf("a clone differs from its original")
		}
		change(leaf(changed, path))
		if !reflect.DeepEqual(original, twin) {
			t.Fatalf("changing %s of a clone changes the original", path)
		}
		if differs := !original.Equal(changed); differs != (notEqual[fieldOf(path)] == "") {
			t.Errorf("%s: Equal sees the difference: %v", path, differs)
		}
		if differs := changed.Hash() != hash; differs != (notHashed[fieldOf(path)] == "") {
			t.Errorf("%s: Hash sees the difference: %v", path, differs)
		}
		var copied Table
		copied.CopyFrom(changed)
		if !reflect.DeepEqual(&copied, changed) {
			t.Errorf("%s is not copied by CopyFrom", path)
		}
		copied.CopyFrom(original) // into memory that is there already
		if !reflect.DeepEqual(&copied, original) || copied.Hash() != hash {
			t.Errorf("%s is not copied back by CopyFrom", path)
		}
		change(leaf(&copied, path))
		if !reflect.DeepEqual(original, twin) {
			t.Fatalf("changing %s of a copy changes the original", path)
		}
	}
}

// TestHashSeesEveryBit: no field hides another, whatever stands in it.
func TestHashSeesEveryBit(t *testing.T) {
	r := toyRules(waits, nil, toyCard{"Pebble", 2, nil})
	for name, bits := range map[string]uint64{"among zeros": 0, "among ones": 1<<64 - 1} {
		t.Run(name, func(t *testing.T) {
			base := full(r)
			eachLeaf(reflect.ValueOf(base).Elem(), "", func(path string, v reflect.Value) {
				if shared[path] == "" {
					setBits(v, bits)
				}
			})
			hash := base.Hash()
			eachLeaf(reflect.ValueOf(base).Elem(), "", func(path string, v reflect.Value) {
				if notHashed[fieldOf(path)] != "" {
					return
				}
				width := 1
				if v.Kind() != reflect.Bool {
					width = v.Type().Bits()
				}
				for bit := range width {
					setBits(v, bits^1<<bit)
					if base.Hash() == hash {
						t.Errorf("bit %d of %s is not seen", bit, path)
					}
				}
				setBits(v, bits)
			})
		})
	}
}

// setBits writes the lowest bits of a number.
func setBits(v reflect.Value, bits uint64) {
	if v.Kind() == reflect.Bool {
		v.SetBool(bits&1 != 0)
		return
	}
	if shift := 64 - v.Type().Bits(); v.CanInt() {
		v.SetInt(int64(bits<<shift) >> shift)
	} else {
		v.SetUint(bits << shift >> shift)
	}
}

func TestHashTellsListsApart(t *testing.T) {
	r := toyRules(waits, nil, toyCard{"Pebble", 2, nil})
	for _, c := range []struct {
		name string
		a, b func(t *Table)
	}{
		{"an effect and two memos", // the same words of memory in another list
			func(t *Table) { t.SetEffects(Effect{Ability: 1, A: 2}) },
			func(t *Table) { t.SetMemos(Memo{What: 1}, Memo{What: 2}) }},
		{"an empty effect and none", func(t *Table) { t.SetEffects(Effect{}) }, func(*Table) {}},
		{"an empty memo and none", func(t *Table) { t.SetMemos(Memo{}) }, func(*Table) {}},
	} {
		t.Run(c.name, func(t *testing.T) {
			a, b := NewTable(r, 2, 1), NewTable(r, 2, 1)
			c.a(a)
			c.b(b)
			if a.Equal(b) || a.Hash() == b.Hash() {
				t.Errorf("equal: %v, equal hashes: %v", a.Equal(b), a.Hash() == b.Hash())
			}
		})
	}
}

// TestMatchIsNoPartOfTheTable: whatever is on the way while rule code runs is the Match's, so that a table at rest is
// all there is.
func TestMatchIsNoPartOfTheTable(t *testing.T) {
	m := walker(rounds, 3)
	toyGame(m, 30)
	if left := m.OnTheWay(); left != [6]int{} {
		t.Errorf("something is left when the game rests: %d waiting, %d frames, depth %d, %d acting, %d settling, %d held",
			left[0], left[1], left[2], left[3], left[4], left[5])
	}
}
