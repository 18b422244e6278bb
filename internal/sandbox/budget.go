package sandbox

import (
	"context"
	"time"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
)

// Limits bounds one run. A field left zero takes its value from DefaultLimits.
type Limits struct {
	// Steps is how many steps the run may take. A step is one instruction of the virtual machine, or the same worth
	// of work done by a host function.
	Steps int

	// Text is the length in bytes of the longest text the run may make.
	Text int
}

// DefaultLimits leaves a scenario several hundred times the room it needs. Comparing two texts is one instruction
// however long they are: that is why the longest text is short, and why Steps is not larger.
var DefaultLimits = Limits{Steps: 200_000, Text: 4096}

const (
	// callDepth is how many calls may be open at once, host functions included.
	callDepth = 120

	// registryMin and registryMax bound the values in flight: the locals, the arguments and the results of all open
	// calls together.
	registryMin, registryMax = 256, 4096

	// bytesPerStep is how much text a host function may copy for one step.
	bytesPerStep = 256
)

// Costs that an instruction count does not show, in steps. A new table weighs up to 4 kB as soon as it holds a name and
// a number; a new function searches the list of captured locals once for each name it takes from outside.
const (
	tableCost    = 24
	functionCost = 8
	outsideCost  = 8
)

func init() {
	// A table keeps the keys below MaxArrayIndex in an array and fills the gaps with nil, so t[67108863] = 1 would take
	// a gigabyte in one instruction, and finding the next element would walk the gap. Keys above the bound are as
	// correct, only kept in a map; every function of this package reads and writes both.
	lua.MaxArrayIndex = 64

	// One access may follow this many __index or __newindex tables, each with a lookup of its own.
	lua.MaxTableGetLoop = 8

	// Without this, each call of a function with "..." builds a table named arg, as Lua 5.0 did.
	lua.CompatVarArg = false
}

// run is the state of one run. It is the context of the Lua state, which makes it the counter of instructions: the
// virtual machine asks Done once before each of them. It also is how a host function finds its run.
type run struct {
	limits   Limits
	used     int
	programs map[string]*Program
	provide  func(name string) lua.LValue // makes the words of the host
	reached  map[reached]bool
}

var _ context.Context = (*run)(nil)

// spent is the channel Done gives when no step is left.
var spent = func() chan struct{} {
	c := make(chan struct{})
	close(c)
	return c
}()

// Done counts one instruction.
func (r *run) Done() <-chan struct{} {
	r.used++
	if r.used <= r.limits.Steps {
		return nil
	}
	return spent
}

// Err is raised by the virtual machine, at the position of the instruction, once Done has said stop.
func (r *run) Err() error { return r.stop("", 0) }

// Deadline says that the clock plays no part.
func (r *run) Deadline() (time.Time, bool) { return time.Time{}, false }

// Value carries nothing.
func (r *run) Value(any) any { return nil }

// stop is the error of a run that has no step left.
func (r *run) stop(file string, line int) *Error {
	return &Error{
		File: file, Line: line,
		Msg: engine.Sayf("the script takes too long: more than %d steps",
			"le script dure trop longtemps : plus de %d pas", r.limits.Steps),
		Hint: engine.Text{"look for a loop that never ends or builds too much",
			"cherchez une boucle qui ne finit jamais ou qui construit trop"},
	}
}

// runOf finds the run a Lua state belongs to; nil where the state was not made by Run.
func runOf(L *lua.LState) *run {
	r, _ := L.Context().(*run)
	return r
}

// Charge takes n steps for the work a host function is about to do, and ends the script where they are not left. A host
// function whose work grows with what the script gives it must charge for it, because for the virtual machine any call
// is one instruction.
func Charge(L *lua.LState, n int) {
	r := runOf(L)
	if r == nil || n <= 0 {
		return
	}
	// n may be anything up to the largest int, so it is compared before it is added.
	if n > r.limits.Steps-r.used {
		r.used = r.limits.Steps + 1
		raise(r.stop(Where(L)))
	}
	r.used += n
}

// chargeText takes the steps for making n bytes of text, and ends the script where a text of that length is too long.
func chargeText(L *lua.LState, n int) {
	r := runOf(L)
	if r == nil {
		return
	}
	if n > r.limits.Text {
		failf(L, "this text would have %d bytes; the longest allowed has %d",
			"ce texte aurait %d octets ; le plus long permis en a %d", n, r.limits.Text)
	}
	Charge(L, n/bytesPerStep)
}

// Spent tells how many steps the run has taken so far.
func Spent(L *lua.LState) int {
	if r := runOf(L); r != nil {
		return r.used
	}
	return 0
}
