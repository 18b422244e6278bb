package sandbox

import (
	"math"

	lua "github.com/yuin/gopher-lua"
)

// mathFunctions leave out chance, which belongs to the seed of a scenario, and the functions whose last digit differs
// between machines.
var mathFunctions = []function{
	{"abs", 1, mathAbs},
	{"ceil", 1, mathCeil},
	{"floor", 1, mathFloor},
	{"max", anyNumber, mathMax},
	{"min", anyNumber, mathMin},
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
	if meta := metamethod(L, "__mod"); meta != nil {
		return callBoth(L, meta)
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

// maxPower bounds the exponents, which are whole: what a power of a fraction gives differs in its last digit between
// machines.
const maxPower = 1024

// power stands for the operator "^".
func power(L *lua.LState) int {
	if meta := metamethod(L, "__pow"); meta != nil {
		return callBoth(L, meta)
	}
	x, ok := L.Get(1).(lua.LNumber)
	if _, number := L.Get(2).(lua.LNumber); !ok || !number {
		failf(L, "%s", "%s", noArithmetic(L.Get(1).Type().String(), L.Get(2).Type().String()))
	}
	n, ok := Whole(L.Get(2), -maxPower, maxPower)
	if !ok {
		failf(L, "an exponent is a whole number from %d to %d, and not %s",
			"un exposant est un nombre entier de %d à %d, et non %s",
			-maxPower, maxPower, Shown(L.Get(2)))
	}
	result, square := 1.0, float64(x)
	for k := max(n, -n); k > 0; k >>= 1 {
		if k&1 == 1 {
			result *= square
		}
		square *= square
	}
	if n < 0 {
		result = 1 / result
	}
	return pushNumber(L, result)
}

// metamethod finds what a metatable of one of the two operands has for an operator; nil where none has.
func metamethod(L *lua.LState, name string) *lua.LFunction {
	for _, n := range []int{1, 2} {
		if meta, ok := L.GetMetaField(L.Get(n), name).(*lua.LFunction); ok {
			return meta
		}
	}
	return nil
}

// callBoth calls a metamethod with both operands.
func callBoth(L *lua.LState, meta *lua.LFunction) int {
	a, b := L.Get(1), L.Get(2)
	L.Push(meta)
	L.Push(a)
	L.Push(b)
	L.Call(2, 1)
	return 1
}
