package sandbox

import (
	"math"

	lua "github.com/yuin/gopher-lua"
)

// mathFunctions leave out chance, which belongs to the seed of a scenario, and the functions whose last digit differs
// between machines.
var mathFunctions = []function{
	{"abs", mathAbs},
	{"ceil", mathCeil},
	{"floor", mathFloor},
	{"max", mathMax},
	{"min", mathMin},
}

// huge is larger than any other number.
var huge = lua.LNumber(math.Inf(1))

func mathAbs(L *lua.LState) int   { return pushNumber(L, math.Abs(number(L, 1))) }
func mathCeil(L *lua.LState) int  { return pushNumber(L, math.Ceil(number(L, 1))) }
func mathFloor(L *lua.LState) int { return pushNumber(L, math.Floor(number(L, 1))) }
func mathMax(L *lua.LState) int   { return extreme(L, math.Max) }
func mathMin(L *lua.LState) int   { return extreme(L, math.Min) }

func pushNumber(L *lua.LState, x float64) int {
	L.Push(lua.LNumber(x))
	return 1
}

// extreme folds all arguments with max or min.
func extreme(L *lua.LState, pick func(x, y float64) float64) int {
	n := L.GetTop()
	Charge(L, n/4)
	x := number(L, 1)
	for i := 2; i <= n; i++ {
		x = pick(x, number(L, i))
	}
	return pushNumber(L, x)
}

// modulo stands for the operator "%". With operands of very different size it takes a round of work for each binary
// digit of the quotient, up to two thousand of them.
func modulo(L *lua.LState) int {
	for _, n := range []int{1, 2} {
		if meta, ok := L.GetMetaField(L.Get(n), "__mod").(*lua.LFunction); ok {
			a, b := L.Get(1), L.Get(2)
			L.Push(meta)
			L.Push(a)
			L.Push(b)
			L.Call(2, 1)
			return 1
		}
	}
	a, ok := L.Get(1).(lua.LNumber)
	b, ok2 := L.Get(2).(lua.LNumber)
	if !ok || !ok2 {
		failf(L, "%s", "%s", noArithmetic(L.Get(1).Type().String(), L.Get(2).Type().String()))
	}
	x, y := float64(a), float64(b)
	_, ex := math.Frexp(x)
	_, ey := math.Frexp(y)
	Charge(L, max(0, ex-ey)/4)
	rest := math.Mod(x, y)
	if rest != 0 && (rest < 0) != (y < 0) {
		rest += y // the result has the sign of the divisor
	}
	return pushNumber(L, rest)
}
