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

// equal stands for the operator "==".
func equal(L *lua.LState) int {
	incomparable(L)
	a, b := L.Get(1), L.Get(2)
	if s, ok := a.(lua.LString); ok {
		Charge(L, len(s)/bytesPerStep)
	}
	L.Push(lua.LBool(L.Equal(a, b)))
	return 1
}

// incomparable ends the script where an object of the game, or a word alone, is compared, whatever with: what it is
// never changes, and the script means what is so of it, of which a comparison tells nothing.
func incomparable(L *lua.LState) {
	for i := 1; i <= 2; i++ {
		switch v := L.Get(i).(type) {
		case *lua.LUserData:
			why := noComparison
			if own := reason(v); own != nil && own != noCondition {
				why = own
			}
			undecided(L, why)
		case *lua.LFunction:
			if v.IsG {
				undecided(L, wordAlone)
			}
		}
	}
}

// Undecided is the word in the metatable of a value of the host that stands for no condition: it is always there. A
// *Reason there says why, anything else that it is an object of the game.
const Undecided = "undecided"

// Reason is why a value of the host is no condition and is not compared, and what is written instead.
type Reason struct{ Msg, Hint engine.Text }

// noCondition and noComparison are the reasons of all objects of the game that have none of their own.
var (
	noCondition = &Reason{
		Msg: engine.Text{"an object of the game is no condition: it is always there",
			"un objet du jeu n'est pas une condition : il est toujours là"},
		Hint: gameHint("userdata", ""),
	}
	noComparison = &Reason{
		Msg: engine.Text{"an object of the game is not compared: that tells nothing of what lies there, nor of how great it is",
			"un objet du jeu ne se compare pas : cela ne dit rien de ce qui s'y trouve, ni de ce qu'il vaut"},
		Hint: engine.Sayf(`%s; a player is told by the name: who.name == "Ann"`,
			`%s ; un joueur se reconnaît à son nom : who.name == "Ann"`, gameHint("userdata", "")),
	}
)

// wordAlone is why a word of the host is nothing to compare: villain.damage ~= 3 would hold whatever the damage is.
var wordAlone = &Reason{
	Msg: engine.Text{"a word alone is not compared: it is said with a colon, and with brackets or a name behind it",
		"un mot seul ne se compare pas : il se dit avec deux-points, suivi de parenthèses ou d'un nom"},
	Hint: gameHint("userdata", ""),
}

// bound stands around the start and the end of a for loop and gives them back: one that is no number would make it do
// nothing.
func bound(L *lua.LState) int {
	if n, ok := L.Get(1).(lua.LNumber); ok && n != n {
		failf(L, "a for loop counts from number to number, and this is none: %s",
			"une boucle for compte d'un nombre à un nombre, et ceci n'en est pas un : %s", Shown(n))
	}
	L.SetTop(1)
	return 1
}

// step stands around the step of a for loop: by nothing it would never come to its end, or never begin.
func step(L *lua.LState) int {
	if n, ok := L.Get(1).(lua.LNumber); ok && (n == 0 || n != n) {
		failf(L, "a for loop counts by a step that is not 0, and this is %s",
			"une boucle for compte par un pas qui n'est pas 0, et ceci est %s", Shown(n))
	}
	L.SetTop(1)
	return 1
}

// condition refuses a value of the host as a condition that would always be true, where the script means something
// else.
func condition(L *lua.LState, v lua.LValue) {
	if ud, ok := v.(*lua.LUserData); ok {
		if why := reason(ud); why != nil {
			undecided(L, why)
		}
	}
}

// reason is why a value of the host is no condition; nil where it may be one.
func reason(ud *lua.LUserData) *Reason {
	meta, ok := ud.Metatable.(*lua.LTable)
	if !ok || meta.RawGetString(Undecided) == lua.LNil {
		return nil
	}
	if own, ok := meta.RawGetString(Undecided).(*lua.LUserData); ok {
		if given, ok := own.Value.(*Reason); ok {
			return given
		}
	}
	return noCondition
}

// there stands around a value of a table: in the middle of a list nil would be a hole, and under a name nothing at all.
func there(L *lua.LState) int {
	if L.Get(1) == lua.LNil {
		failf(L, "%s is nil here: is a name misspelt?", "%s est nil ici : un nom est-il mal écrit ?", Shown(L.Get(2)))
	}
	L.SetTop(1)
	return 1
}
