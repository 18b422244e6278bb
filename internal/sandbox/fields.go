package sandbox

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
)

// Field is a value of a table that stands under a key of its own and not in the table's list.
type Field struct{ Key, Value lua.LValue }

// Fields gives what a table holds, metatables aside: the values of its list, however long it is, and all others in the
// order of their keys, so that whoever reads a table of a script always comes upon the same mistake first. It charges
// for its work.
func Fields(L *lua.LState, t *lua.LTable) (list []lua.LValue, others []Field) {
	Charge(L, slots(t)/slotsPerStep)
	if n := t.Len(); n > 0 {
		list = make([]lua.LValue, 0, n)
	}
	for v := listed(t, 1); v != lua.LNil; v = listed(t, len(list)+1) {
		list = append(list, v)
	}
	if n := len(list); n > 0 && t.RawGetInt(n) != lua.LNil {
		if after, _ := t.Next(lua.LNumber(n)); after == lua.LNil {
			return list, nil
		}
	}
	t.ForEach(func(key, value lua.LValue) {
		if n, ok := key.(lua.LNumber); ok && n >= 1 && n <= lua.LNumber(len(list)) && n == lua.LNumber(int(n)) {
			return
		}
		if others == nil {
			others = make([]Field, 0, 8)
		}
		others = append(others, Field{key, value})
	})
	slices.SortStableFunc(others, func(a, b Field) int { return compareKeys(a.Key, b.Key) })
	return list, others
}

// listed is a value of the list of a table: nearly always it lies in its array, where it is found without making a key
// of its place.
func listed(t *lua.LTable, place int) lua.LValue {
	if v := t.RawGetInt(place); v != lua.LNil {
		return v
	}
	return t.RawGet(lua.LNumber(place))
}

// compareKeys puts true and false first, then numbers, then texts; all other keys are told apart by their type alone.
func compareKeys(a, b lua.LValue) int {
	if c := cmp.Compare(a.Type(), b.Type()); c != 0 {
		return c
	}
	switch a := a.(type) {
	case lua.LNumber:
		return cmp.Compare(a, b.(lua.LNumber))
	case lua.LString:
		return strings.Compare(string(a), string(b.(lua.LString)))
	case lua.LBool:
		return strings.Compare(a.String(), b.String())
	}
	return 0
}

// Whole gives a value as a whole number from least to most, and reports false where it is none: the same on every
// processor, since nothing is converted before it is known to fit.
func Whole(v lua.LValue, least, most int64) (int64, bool) {
	n, ok := v.(lua.LNumber)
	x := float64(n)
	if !ok || !(x >= float64(least) && x <= float64(most)) || x != float64(int64(x)) {
		return 0, false
	}
	return int64(x), true
}

// Shown is a value as a message names it: a text in quotes, a number, or what sort of thing it is.
func Shown(v lua.LValue) engine.Text {
	switch v := v.(type) {
	case lua.LString:
		s := strconv.Quote(clip(string(v), 60))
		return engine.Text{s, s}
	case lua.LNumber:
		s := numberText(float64(v))
		if x := float64(v); x == math.Trunc(x) && math.Abs(x) <= 1<<53 { // as it is written, not rounded
			s = strconv.FormatInt(int64(x), 10)
		}
		return engine.Text{s, s}
	case lua.LBool:
		return engine.Text{v.String(), v.String()}
	}
	return withArticle(v.Type().String())
}
