// Package schema is what mutated code calls. A build that holds many mutants (cmd/mutants instruments the sources by an
// overlay) asks here, wherever one of them would act, whether it is the one that is on; at most one is. No other build
// imports this package.
package schema

import (
	"cmp"
	"fmt"
	"os"
	"runtime/metrics"
	"strconv"
	"time"
)

// Variable names the mutant that is on, by its number in the build, in the environment.
const Variable = "REFEREE_MUTANT"

// Most is more than the mutants one build can hold.
const Most = 1 << 16

// memory is how much a run may hold before it is taken for one that never ends.
const memory = 1 << 30

// Patience names, in the environment, how many seconds a run may compute before it is taken for one that never ends.
const Patience = "REFEREE_MUTANT_SECONDS"

// OutOfTime is the exit code of a run that a mutant keeps from ending.
const OutOfTime = 78

// OutOfMemory is the exit code of a run that a mutant made take ever more memory.
const OutOfMemory = 77

// start is when this program began.
var start = time.Now()

// on is the mutant that acts; 0 is none.
var on = chosen()

// Reached says which mutants the run has come by.
var Reached [Most]bool

func chosen() int {
	text := os.Getenv(Variable)
	if text == "" {
		return 0
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n >= Most {
		fmt.Fprintf(os.Stderr, "%s=%s names no mutant\n", Variable, text)
		os.Exit(2)
	}
	if n > 0 {
		go watch()
	}
	return n
}

// watch ends a run that holds too much, or computes for too long. How busy the machine is with other things does not
// matter.
func watch() {
	patience, err := time.ParseDuration(os.Getenv(Patience) + "s")
	limited := err == nil
	held := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}}
	for range time.Tick(50 * time.Millisecond) {
		if metrics.Read(held); held[0].Value.Uint64() > memory {
			fmt.Fprintln(os.Stderr, "the mutant takes ever more memory")
			os.Exit(OutOfMemory)
		}
		if limited && Computed() > patience {
			fmt.Fprintln(os.Stderr, "the mutant does not end")
			os.Exit(OutOfTime)
		}
	}
}

// At says whether a mutant acts.
func At(id int) bool {
	Reached[id] = true
	return id == on
}

// Number is what can be added.
type Number interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~float64
}

// Whole is what has bits.
type Whole interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64
}

// Less is a < b, and a <= b in the mutant.
func Less[T cmp.Ordered](id int, a, b T) bool { return a < b || At(id) && a == b }

// AtMost is a <= b, and a < b in the mutant.
func AtMost[T cmp.Ordered](id int, a, b T) bool { return a < b || !At(id) && a == b }

// More is a > b, and a >= b in the mutant.
func More[T cmp.Ordered](id int, a, b T) bool { return a > b || At(id) && a == b }

// AtLeast is a >= b, and a > b in the mutant.
func AtLeast[T cmp.Ordered](id int, a, b T) bool { return a > b || !At(id) && a == b }

// Plus is a + b, and a - b in the mutant.
func Plus[T Number](id int, a, b T) T {
	if At(id) {
		return a - b
	}
	return a + b
}

// Minus is a - b, and a + b in the mutant.
func Minus[T Number](id int, a, b T) T {
	if At(id) {
		return a + b
	}
	return a - b
}

// Raise is a += b, and a -= b in the mutant.
func Raise[T Number](id int, a *T, b T) { *a = Plus(id, *a, b) }

// Lower is a -= b, and a += b in the mutant.
func Lower[T Number](id int, a *T, b T) { *a = Minus(id, *a, b) }

// Value is a number, and another in the mutant.
func Value[T any](id int, usual, mutated T) T {
	if At(id) {
		return mutated
	}
	return usual
}

// Nothing is a value, and the zero of its type in the mutant.
func Nothing[T any](id int, usual T) T {
	var zero T
	return Value(id, usual, zero)
}

// Never is the value of a case, and one that no value is in the mutant.
func Never[T Whole](id int, usual T) T { return Value(id, usual, ^usual) }

// Met is what a row of the judge's table demands, and in the mutant what always holds.
func Met[G, T any](id int, holds func(g G, t T) bool) func(g G, t T) bool {
	return func(g G, t T) bool { return holds(g, t) || At(id) }
}
