package sandbox

import (
	"math"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
)

// stringFunctions leave out what knows patterns or formats: a pattern can take hours on a short text, and a format
// shows addresses.
var stringFunctions = []function{
	{"byte", 3, stringByte},
	{"char", anyNumber, stringChar},
	{"len", 1, stringLen},
	{"lower", 1, stringLower},
	{"rep", 2, stringRep},
	{"reverse", 1, stringReverse},
	{"sub", 3, stringSub},
	{"upper", 1, stringUpper},
}

// text reads argument n as a text; a number is one too.
func text(L *lua.LState, n int) string {
	v := L.Get(n)
	if !lua.LVCanConvToString(v) {
		L.TypeError(n, lua.LTString)
	}
	return Text(L, v)
}

// pushText returns a text from a host function. Its length has been checked by whoever knew it beforehand; here it is
// paid for.
func pushText(L *lua.LState, s string) int {
	chargeText(L, len(s))
	L.Push(lua.LString(s))
	return 1
}

// join stands for the operator "..", with a whole chain of operands.
func join(L *lua.LState) int {
	n := L.GetTop()
	parts := make([]string, n)
	total := 0
	for i := range parts {
		v := L.Get(i + 1)
		if !lua.LVCanConvToString(v) {
			return joinMixed(L, n)
		}
		parts[i] = Text(L, v)
		total += len(parts[i])
	}
	chargeText(L, total)
	L.Push(lua.LString(strings.Join(parts, "")))
	return 1
}

// joinMixed joins from right to left, as Lua does, where some operands are no texts: the metamethod __concat may give
// them a meaning.
func joinMixed(L *lua.LState, n int) int {
	right := L.Get(n)
	for i := n - 1; i >= 1; i-- {
		left := L.Get(i)
		if !lua.LVCanConvToString(left) || !lua.LVCanConvToString(right) {
			right = concat(L, left, right)
			continue
		}
		joined := Text(L, left) + Text(L, right)
		chargeText(L, len(joined))
		right = lua.LString(joined)
	}
	L.Push(right)
	return 1
}

// concat joins two values of which at least one is no text.
func concat(L *lua.LState, left, right lua.LValue) lua.LValue {
	wrong := left
	if lua.LVCanConvToString(left) {
		wrong = right
	}
	for _, v := range []lua.LValue{left, right} {
		if meta, ok := L.GetMetaField(v, "__concat").(*lua.LFunction); ok {
			L.Push(meta)
			L.Push(left)
			L.Push(right)
			L.Call(2, 1)
			result := L.Get(-1)
			L.Pop(1)
			return result
		}
	}
	file, line := Where(L)
	err := &Error{File: file, Line: line,
		Msg: engine.Sayf("only texts and numbers can be joined with .., not %s",
			"seuls des textes et des nombres se joignent avec .., et non %s", withArticle(wrong.Type().String()))}
	if wrong != lua.LNil {
		err.Hint = engine.Text{"tostring makes a text of any value", "tostring fait un texte de toute valeur"}
	}
	raise(err)
	return nil
}

// span turns the bounds of string.sub and string.byte into a range of bytes; negative bounds count from the end.
func span(length, first, last int) (from, to int) {
	if first < 0 {
		first = max(length+first+1, 1)
	}
	if last < 0 {
		last += length + 1
	}
	from, to = max(first, 1)-1, min(last, length)
	if from >= to {
		return 0, 0
	}
	return from, to
}

func stringByte(L *lua.LState) int {
	s := text(L, 1)
	first := integer(L, 2, 1)
	from, to := span(len(s), first, integer(L, 3, first))
	if to-from > maxUnpack {
		failf(L, "string.byte would give %d values; the most allowed is %d",
			"string.byte donnerait %d valeurs ; le maximum permis est %d", to-from, maxUnpack)
	}
	Charge(L, to-from)
	for i := from; i < to; i++ {
		L.Push(lua.LNumber(s[i]))
	}
	return to - from
}

func stringChar(L *lua.LState) int {
	n := L.GetTop()
	Charge(L, n)
	out := make([]byte, n)
	for i := range out {
		c := position(L, i+1)
		if c < 0 || c > 255 {
			argumentf(L, i+1, "a byte from 0 to 255 is expected", "un octet de 0 à 255 est attendu")
		}
		out[i] = byte(c)
	}
	return pushText(L, string(out))
}

func stringLen(L *lua.LState) int {
	L.Push(lua.LNumber(len(text(L, 1))))
	return 1
}

func stringLower(L *lua.LState) int {
	s := text(L, 1)
	Charge(L, len(s)/16) // letter by letter
	return pushText(L, strings.ToLower(s))
}

func stringUpper(L *lua.LState) int {
	s := text(L, 1)
	Charge(L, len(s)/16)
	return pushText(L, strings.ToUpper(s))
}

func stringRep(L *lua.LState) int {
	s := text(L, 1)
	n := position(L, 2)
	if n <= 0 || s == "" {
		return pushText(L, "")
	}
	if n > math.MaxInt/len(s) {
		n = math.MaxInt / len(s)
	}
	chargeText(L, n*len(s))
	L.Push(lua.LString(strings.Repeat(s, n)))
	return 1
}

func stringReverse(L *lua.LState) int {
	s := text(L, 1)
	Charge(L, len(s)/16)
	out := make([]byte, len(s))
	for i := range len(s) {
		out[len(s)-1-i] = s[i]
	}
	return pushText(L, string(out))
}

func stringSub(L *lua.LState) int {
	s := text(L, 1)
	from, to := span(len(s), integer(L, 2, 1), integer(L, 3, -1))
	return pushText(L, s[from:to])
}
