package sandbox

import (
	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
)

// compared stands around the first operand of "<" and its like: it pays for the length of a text and gives it back.
func compared(L *lua.LState) int {
	if s, ok := L.Get(1).(lua.LString); ok {
		Charge(L, len(s)/16)
	}
	return 1
}

// equal stands for the operator "==". An object of the game is equal to itself at most: where it is held against a number or a text,
// the script means something else and would never be told.
func equal(L *lua.LState) int {
	a, b := L.Get(1), L.Get(2)
	if s, ok := a.(lua.LString); ok {
		Charge(L, len(s)/bytesPerStep)
	}
	if other := againstObject(a, b); other != lua.LNil {
		file, line := Where(L)
		raise(&Error{File: file, Line: line,
			Msg:  engine.Sayf("an object of the game is never equal to %s", "un objet du jeu n'est jamais égal à %s", Shown(other)),
			Hint: gameHint("userdata", "")})
	}
	L.Push(lua.LBool(L.Equal(a, b)))
	return 1
}

// Undecided is the word in the metatable of a value of the host that stands for no condition: it would always be true. A *Reason there
// says why, anything else that it is an object of the game.
const Undecided = "undecided"

// Reason is why a value of the host is no condition, and what is written instead.
type Reason struct{ Msg, Hint engine.Text }

// noCondition is the reason of all objects of the game that have none of their own.
var noCondition = &Reason{
	Msg:  engine.Text{"an object of the game is no condition: it would always be true", "un objet du jeu n'est pas une condition : elle serait toujours vraie"},
	Hint: gameHint("userdata", ""),
}

// bound stands around the start and the end of a for loop and gives them back: one that is no number would make it do nothing.
func bound(L *lua.LState) int {
	if n, ok := L.Get(1).(lua.LNumber); ok && n != n {
		failf(L, "a for loop counts from number to number, and this is none: %s", "une boucle for compte d'un nombre à un nombre, et ceci n'en est pas un : %s", Shown(n))
	}
	L.SetTop(1)
	return 1
}

// step stands around the step of a for loop: by nothing it would never come to its end, or never begin.
func step(L *lua.LState) int {
	if n, ok := L.Get(1).(lua.LNumber); ok && (n == 0 || n != n) {
		failf(L, "a for loop counts by a step that is not 0, and this is %s", "une boucle for compte par un pas qui n'est pas 0, et ceci est %s", Shown(n))
	}
	L.SetTop(1)
	return 1
}

// condition refuses a value of the host as a condition that would always be true, where the script means something else.
func condition(L *lua.LState, v lua.LValue) {
	ud, ok := v.(*lua.LUserData)
	if !ok {
		return
	}
	meta, ok := ud.Metatable.(*lua.LTable)
	if !ok || meta.RawGetString(Undecided) == lua.LNil {
		return
	}
	why := noCondition
	if own, ok := meta.RawGetString(Undecided).(*lua.LUserData); ok {
		if given, ok := own.Value.(*Reason); ok {
			why = given
		}
	}
	undecided(L, why)
}

// againstObject gives the value that an object of the game is held against, where it can never be equal to it; nil where it can.
func againstObject(a, b lua.LValue) lua.LValue {
	if a.Type() == lua.LTUserData {
		a, b = b, a
	}
	if b.Type() != lua.LTUserData || a.Type() == lua.LTUserData {
		return lua.LNil
	}
	return a
}

// there stands around a value of a table: in the middle of a list nil would be a hole, and under a name nothing at all.
func there(L *lua.LState) int {
	if L.Get(1) == lua.LNil {
		failf(L, "%s is nil here: is a name misspelt?", "%s est nil ici : un nom est-il mal écrit ?", Shown(L.Get(2)))
	}
	L.SetTop(1)
	return 1
}
