package sandbox

import (
	"math"
	"reflect"
	"strconv"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
)

// maxUnpack bounds the values that one call of unpack, string.byte or string.char handles.
const maxUnpack = 250

// Text gives the text of a value as tostring does: never an address. It calls the metamethod __tostring where there is
// one, which may fail as any call of the script may.
func Text(L *lua.LState, v lua.LValue) string {
	switch v := v.(type) {
	case lua.LString:
		return string(v)
	case lua.LNumber:
		return numberText(float64(v))
	}
	if meta, ok := L.GetMetaField(v, "__tostring").(*lua.LFunction); ok {
		L.Push(meta)
		L.Push(v)
		L.Call(1, 1)
		text, ok := L.Get(-1).(lua.LString)
		L.Pop(1)
		if !ok {
			failf(L, "__tostring must return a text", "__tostring doit rendre un texte")
		}
		return string(text)
	}
	switch v.Type() {
	case lua.LTNil, lua.LTBool:
		return v.String()
	}
	return v.Type().String()
}

// numberText writes a number with up to 14 digits, as Lua itself does, and the same on every machine.
func numberText(x float64) string {
	switch {
	case math.IsNaN(x):
		return "nan"
	case math.IsInf(x, 1):
		return "inf"
	case math.IsInf(x, -1):
		return "-inf"
	case x == math.Trunc(x) && math.Abs(x) < 1e15:
		return strconv.FormatInt(int64(x), 10)
	}
	return strconv.FormatFloat(x, 'g', 14, 64)
}

// number reads argument n as a number. Unlike L.CheckNumber it reads no number out of a text: that takes time that
// grows with the text.
func number(L *lua.LState, n int) float64 {
	x, ok := L.Get(n).(lua.LNumber)
	if !ok {
		L.TypeError(n, lua.LTNumber)
	}
	return float64(x)
}

// maxInteger bounds the whole numbers that the library takes: two of them can be added on any processor.
const maxInteger = 1_000_000_000

// integer reads argument n as a whole number, and gives missing where it is absent or nil.
func integer(L *lua.LState, n, missing int) int {
	if L.Get(n) == lua.LNil {
		return missing
	}
	number(L, n)
	x, ok := Whole(L.Get(n), -maxInteger, maxInteger)
	if !ok {
		argumentf(L, n, "a whole number is expected, at most %d, not %s",
			"un nombre entier est attendu, %d au plus, et non %s", maxInteger, Shown(L.Get(n)))
	}
	return int(x)
}

// position reads argument n as a whole number that must be there.
func position(L *lua.LState, n int) int {
	number(L, n)
	return integer(L, n, 0)
}

func baseAssert(L *lua.LState) int {
	if L.GetTop() == 0 {
		argumentf(L, 1, "a value is expected", "une valeur est attendue")
	}
	condition(L, L.Get(1))
	if lua.LVAsBool(L.Get(1)) {
		return L.GetTop()
	}
	switch message := L.Get(2).(type) {
	case lua.LString, lua.LNumber:
		if why := plain(Text(L, message)); why != "" {
			failf(L, "%s", "%s", why)
		}
	}
	failf(L, "assertion failed", "une affirmation (assert) est fausse")
	return 0
}

// baseError ends the script. As in Lua, level 2 blames the line that called the function that called error.
func baseError(L *lua.LState) int {
	above := max(0, min(integer(L, 2, 1), callDepth)-1)
	file, line := whereAbove(L, above)
	err := &Error{File: file, Line: line}
	switch message := L.Get(1).(type) {
	case lua.LString, lua.LNumber:
		said := plain(Text(L, message))
		if err.Msg = (engine.Text{said, said}); said == "" {
			err.Msg = engine.Text{"error was called with an empty text", "error a été appelé avec un texte vide"}
		}
	case *lua.LNilType:
		err.Msg = engine.Text{"error was called without a message", "error a été appelé sans message"}
	default:
		err.Msg = engine.Sayf("error was called with %s instead of a text",
			"error a été appelé avec %s au lieu d'un texte", withArticle(message.Type().String()))
	}
	raise(err)
	return 0
}

// baseGetMetatable shows the metatables of tables only. Those of the host's objects and of texts are not for scripts.
func baseGetMetatable(L *lua.LState) int {
	if t, ok := L.Get(1).(*lua.LTable); ok {
		L.Push(L.GetMetatable(t))
		return 1
	}
	L.Push(lua.LNil)
	return 1
}

func baseSetMetatable(L *lua.LState) int {
	t := L.CheckTable(1)
	meta := L.Get(2)
	if meta != lua.LNil && meta.Type() != lua.LTTable {
		L.TypeError(2, lua.LTTable)
	}
	if L.GetMetaField(t, "__metatable") != lua.LNil {
		failf(L, "the metatable of this table cannot be changed",
			"la métatable de cette table ne peut pas être changée")
	}
	L.SetMetatable(t, meta)
	L.SetTop(1)
	return 1
}

func baseIpairs(L *lua.LState) int {
	t := L.CheckTable(1)
	L.Push(stepOfList)
	L.Push(t)
	L.Push(lua.LNumber(0))
	return 3
}

var stepOfList = value(nextOfList)

// nextOfList is the step of ipairs. RawGet, unlike RawGetInt, also finds the elements beyond MaxArrayIndex.
func nextOfList(L *lua.LState) int {
	i := lua.LNumber(position(L, 2) + 1)
	v := L.CheckTable(1).RawGet(i)
	if v == lua.LNil {
		return 0
	}
	L.Push(i)
	L.Push(v)
	return 2
}

// tableFields are the fields of a table that a search for the next element may walk.
var tableFields = func() (fields []int) {
	t := reflect.TypeFor[lua.LTable]()
	for _, name := range []string{"array", "keys"} {
		if f, ok := t.FieldByName(name); ok {
			fields = append(fields, f.Index[0])
		}
	}
	return fields
}()

// slots counts the places of a table, the empty ones included. A key that was removed keeps its place, so a table that
// looks empty may be slow to walk; the lengths that tell are not exported.
func slots(t *lua.LTable) int {
	n := 0
	v := reflect.ValueOf(t).Elem()
	for _, i := range tableFields {
		n += v.Field(i).Len()
	}
	return n
}

// slotsPerStep is how many places of a table are walked for one step.
const slotsPerStep = 4

// basePairs gives a step function that remembers where it is: however it is called, it walks the table once. The order
// is that in which the keys were first set.
func basePairs(L *lua.LState) int {
	t := L.CheckTable(1)
	Charge(L, slots(t)/slotsPerStep)
	key := lua.LValue(lua.LNil)
	done := false
	L.Push(L.NewFunction(func(L *lua.LState) int {
		if done {
			return 0
		}
		var value lua.LValue
		key, value = t.Next(key)
		if key == lua.LNil {
			done = true
			return 0
		}
		L.Push(key)
		L.Push(value)
		return 2
	}))
	L.Push(t)
	L.Push(lua.LNil)
	return 3
}

// baseNext starts anywhere each time, so each call pays for the whole table.
func baseNext(L *lua.LState) int {
	t := L.CheckTable(1)
	Charge(L, slots(t)/slotsPerStep)
	if at := L.Get(2); at != lua.LNil && t.RawGet(at) == lua.LNil {
		failf(L, "next: the table has nothing under this key: %s", "next : la table n'a rien sous cette clé : %s",
			Shown(at))
	}
	key, value := t.Next(L.Get(2))
	L.Push(key)
	if key == lua.LNil {
		return 1
	}
	L.Push(value)
	return 2
}

func baseRawEqual(L *lua.LState) int {
	incomparable(L)
	L.Push(lua.LBool(L.RawEqual(L.Get(1), L.Get(2))))
	return 1
}

func baseRawGet(L *lua.LState) int {
	L.Push(L.CheckTable(1).RawGet(L.Get(2)))
	return 1
}

func baseRawSet(L *lua.LState) int {
	t := L.CheckTable(1)
	if isFixed(t) {
		return unchangeable(L)
	}
	L.RawSet(t, L.Get(2), L.Get(3))
	L.SetTop(1)
	return 1
}

func baseSelect(L *lua.LState) int {
	n := L.GetTop() - 1
	Charge(L, n)
	if L.Get(1) == lua.LString("#") {
		L.Push(lua.LNumber(n))
		return 1
	}
	i := position(L, 1)
	if i < 0 {
		i += n + 1
	}
	if i < 1 {
		argumentf(L, 1, "the position is outside of the list", "la position est hors de la liste")
	}
	return max(0, n-i+1)
}

func baseToNumber(L *lua.LState) int {
	base := integer(L, 2, 10)
	if base < 2 || base > 36 {
		argumentf(L, 2, "a base from 2 to 36 is expected", "une base de 2 à 36 est attendue")
	}
	var result lua.LValue = lua.LNil
	switch v := L.Get(1).(type) {
	case lua.LNumber:
		result = v
	case lua.LString:
		if x, ok := parseNumber(string(v), base); ok {
			result = lua.LNumber(x)
		}
	case *lua.LUserData:
		file, line := Where(L)
		raise(&Error{File: file, Line: line, Msg: engine.Text{"an object of the game is no number",
			"un objet du jeu n'est pas un nombre"}, Hint: gameHint("userdata", "")})
	}
	L.Push(result)
	return 1
}

// parseNumber reads a number out of a text. A text too long for a number is none.
func parseNumber(text string, base int) (float64, bool) {
	if len(text) > 64 {
		return 0, false
	}
	text = strings.Trim(text, " \t\r\n")
	if base != 10 {
		n, err := strconv.ParseInt(text, base, 64)
		return float64(n), err == nil
	}
	if hex, ok := strings.CutPrefix(strings.ToLower(text), "0x"); ok {
		n, err := strconv.ParseUint(hex, 16, 64)
		return float64(n), err == nil
	}
	// The parser of Go also takes the words inf and nan.
	if strings.Trim(text, "0123456789.eE+-") != "" {
		return 0, false
	}
	x, err := strconv.ParseFloat(text, 64)
	return x, err == nil
}

func baseToString(L *lua.LState) int {
	L.Push(lua.LString(Text(L, L.Get(1))))
	return 1
}

func baseType(L *lua.LState) int {
	if L.GetTop() == 0 {
		argumentf(L, 1, "a value is expected", "une valeur est attendue")
	}
	L.Push(lua.LString(L.Get(1).Type().String()))
	return 1
}

func baseUnpack(L *lua.LState) int {
	t := L.CheckTable(1)
	first := integer(L, 2, 1)
	last := integer(L, 3, border(t))
	if last < first {
		return 0
	}
	n := last - first + 1
	if n > maxUnpack {
		failf(L, "unpack would give %d values; the most allowed is %d",
			"unpack donnerait %d valeurs ; le maximum permis est %d", n, maxUnpack)
	}
	Charge(L, n)
	for i := first; i <= last; i++ {
		L.Push(t.RawGet(lua.LNumber(i)))
	}
	return n
}
