package sandbox

import (
	"sort"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
)

var tableFunctions = []function{
	{"concat", 4, tableConcat},
	{"insert", 3, tableInsert},
	{"remove", 2, tableRemove},
	{"sort", 2, tableSort},
}

// border finds an n with t[n] set and t[n+1] not, 0 where t[1] is not set: the length of a list. Where a list has holes
// there may be several; which one is found depends only on what the table holds. A table alone would walk its empty
// places from the end and does not see beyond MaxArrayIndex.
func border(t *lua.LTable) int {
	set := func(i int) bool { return t.RawGet(lua.LNumber(i)) != lua.LNil }
	if !set(1) {
		return 0
	}
	low, high := 1, 2
	for set(high) {
		low, high = high, 2*high
	}
	return low + sort.Search(high-low-1, func(i int) bool { return !set(low + 1 + i) })
}

// length stands for the operator "#".
func length(L *lua.LState) int {
	v := L.Get(1)
	if s, ok := v.(lua.LString); ok {
		L.Push(lua.LNumber(len(s)))
		return 1
	}
	if meta, ok := L.GetMetaField(v, "__len").(*lua.LFunction); ok {
		L.Push(meta)
		L.Push(v)
		L.Call(1, 1)
		return 1
	}
	t, ok := v.(*lua.LTable)
	if !ok {
		file, line := Where(L)
		raise(&Error{File: file, Line: line, Hint: gameHint(v.Type().String(), ""),
			Msg: engine.Sayf("# needs a list or a text, not %s", "# demande une liste ou un texte, et non %s",
				withArticle(v.Type().String()))})
	}
	L.Push(lua.LNumber(border(t)))
	return 1
}

// lengthSteps is what finding the end of a list costs beyond its call.
const lengthSteps = 4

func tableConcat(L *lua.LState) int {
	t := L.CheckTable(1)
	separator := ""
	if L.Get(2) != lua.LNil {
		separator = text(L, 2)
	}
	first, last := integer(L, 3, 1), integer(L, 4, border(t))
	if last < first {
		return pushText(L, "")
	}
	Charge(L, last-first+1)
	parts := make([]string, 0, last-first+1)
	total := (last - first) * len(separator)
	for i := first; i <= last; i++ {
		v := t.RawGet(lua.LNumber(i))
		if !lua.LVCanConvToString(v) {
			failf(L, "table.concat joins texts and numbers; value %d of the list is %s",
				"table.concat joint des textes et des nombres ; la valeur %d de la liste est %s", i,
				withArticle(v.Type().String()))
		}
		parts = append(parts, Text(L, v))
		total += len(parts[len(parts)-1])
	}
	chargeText(L, total)
	L.Push(lua.LString(strings.Join(parts, separator)))
	return 1
}

func tableInsert(L *lua.LState) int {
	t := L.CheckTable(1)
	n := border(t)
	Charge(L, lengthSteps)
	if L.GetTop() < 3 {
		if L.GetTop() < 2 || L.Get(2) == lua.LNil {
			failf(L, "table.insert needs a value to insert", "table.insert demande une valeur à insérer")
		}
		t.RawSet(lua.LNumber(n+1), L.Get(2))
		return 0
	}
	at, v := position(L, 2), L.Get(3)
	if at < 1 || at > n+1 {
		failf(L, "table.insert: position %d is outside of the list, which has %s",
			"table.insert : la position %d est hors de la liste, qui a %s", at,
			engine.Counted(n, engine.Text{"value", "valeur"}))
	}
	Charge(L, n+1-at)
	for i := n; i >= at; i-- {
		t.RawSet(lua.LNumber(i+1), t.RawGet(lua.LNumber(i)))
	}
	t.RawSet(lua.LNumber(at), v)
	return 0
}

func tableRemove(L *lua.LState) int {
	t := L.CheckTable(1)
	n := border(t)
	Charge(L, lengthSteps)
	at := integer(L, 2, n)
	if n == 0 {
		L.Push(lua.LNil)
		return 1
	}
	if at < 1 || at > n {
		failf(L, "table.remove: position %d is outside of the list, which has %s",
			"table.remove : la position %d est hors de la liste, qui a %s", at,
			engine.Counted(n, engine.Text{"value", "valeur"}))
	}
	removed := t.RawGet(lua.LNumber(at))
	Charge(L, n-at)
	for i := at; i < n; i++ {
		t.RawSet(lua.LNumber(i), t.RawGet(lua.LNumber(i+1)))
	}
	t.RawSet(lua.LNumber(n), lua.LNil)
	L.Push(removed)
	return 1
}

// tableSort keeps equal values in their order: the result then depends on the values and the comparison alone, not on
// the algorithm. A comparison that contradicts itself gives some order and ends.
func tableSort(L *lua.LState) int {
	t := L.CheckTable(1)
	var before *lua.LFunction
	if L.Get(2) != lua.LNil {
		before = L.CheckFunction(2)
	}
	n := border(t)
	Charge(L, n)
	list := make([]lua.LValue, n)
	for i := range list {
		list[i] = t.RawGet(lua.LNumber(i + 1))
	}
	sort.SliceStable(list, func(i, j int) bool {
		a, b := list[i], list[j]
		if before == nil {
			cost := 1
			if s, ok := a.(lua.LString); ok {
				cost += len(s) / 16
			}
			Charge(L, cost)
			return L.LessThan(a, b)
		}
		L.Push(before)
		L.Push(a)
		L.Push(b)
		L.Call(2, 1)
		less := lua.LVAsBool(L.Get(-1))
		L.Pop(1)
		return less
	})
	for i, v := range list {
		t.RawSet(lua.LNumber(i+1), v)
	}
	return 0
}
