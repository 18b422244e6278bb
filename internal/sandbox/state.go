package sandbox

import (
	"iter"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"
)

// Run runs a program in a fresh Lua state. Before the first line, setup gives the state its words: host functions under
// the global names that Compile was told of, and metatables for the objects they return. A script can reach the
// metatable of a table, unless it carries the field __metatable, but never that of any other value. A host function
// must be cheap or call Charge; the tables it makes count as work.
//
// What Run returns is nil or an *Error. An error that a host function raised is found in it with errors.As.
func Run(p *Program, limits Limits, setup func(*lua.LState)) (err error) {
	if limits.Steps == 0 {
		limits.Steps = DefaultLimits.Steps
	}
	if limits.Text == 0 {
		limits.Text = DefaultLimits.Text
	}
	r := &run{limits: limits, programs: map[string]*Program{}}
	L := lua.NewState(lua.Options{
		SkipOpenLibs:        true,
		CallStackSize:       callDepth,
		RegistrySize:        registryMin,
		RegistryMaxSize:     registryMax,
		MinimizeStackMemory: true,
	})
	defer L.Close()
	L.SetContext(r)
	L.Panic = func(L *lua.LState) { panic(&lua.ApiError{Type: lua.ApiErrorRun, Object: L.Get(-1)}) }

	// The recovery stands here and not in lua.PCall, so that it sees the calls that are open and can tell the line.
	defer func() {
		if v := recover(); v != nil {
			e := caught(L, v)
			e.Callers = callers(L, e)
			err = e
		}
	}()
	openLibrary(L)
	if setup != nil {
		setup(L)
	}
	L.Push(Load(L, p))
	L.Call(0, 0)
	return nil
}

// Load makes the function that runs a program in a state that is already running, for a word like use. Its errors name
// the file of the program.
func Load(L *lua.LState, p *Program) *lua.LFunction {
	if r := runOf(L); r != nil {
		r.programs[p.name] = p
	}
	return L.NewFunctionFromProto(p.proto)
}

// Where tells which line of which script is running: inside a host function, the line that called it. The file is empty
// where no script runs.
func Where(L *lua.LState) (file string, line int) { return whereAbove(L, 0) }

// RunningLine gives the line that is running, as it is written in its script; empty where no script runs.
func RunningLine(L *lua.LState) string {
	file, line := Where(L)
	r := runOf(L)
	if r == nil || r.programs[file] == nil || line < 1 || line > len(r.programs[file].lines) {
		return ""
	}
	return strings.TrimRight(r.programs[file].lines[line-1], "\r")
}

// whereAbove tells the position of the script function that many calls above the running one.
func whereAbove(L *lua.LState, above int) (file string, line int) {
	for at := range calls(L) {
		file, line = at.File, at.Line
		if above--; above < 0 {
			break
		}
	}
	return file, line
}

// calls are the lines on which the functions of the script that are open stand, the running one first.
func calls(L *lua.LState) iter.Seq[Place] {
	return func(yield func(Place) bool) {
		for level := 0; ; level++ {
			frame, ok := L.GetStack(level)
			if !ok {
				return
			}
			if _, err := L.GetInfo("Sl", frame, lua.LNil); err != nil || frame.CurrentLine <= 0 {
				continue // a host function has no line
			}
			if !yield(Place{frame.Source, frame.CurrentLine}) {
				return
			}
		}
	}
}

// callers are the calls that led to an error inside a function of the script or in a file that another uses, the
// innermost first.
func callers(L *lua.LState, e *Error) []Place {
	const most = 5
	var out []Place
	running := true
	for at := range calls(L) {
		here := at.File == e.File && (running || at.Line == e.Line)
		if running = false; here || slices.Contains(out, at) {
			continue
		}
		if out = append(out, at); len(out) == most {
			break
		}
	}
	return out
}

// Raise ends the script with an error of the host at the line that runs; it does not return. Run returns an *Error that
// wraps err and adds the position. An err that is an *Error itself, as one of Compile, keeps the position it has.
func Raise(L *lua.LState, err error) { raise(raised(L, err)) }

// RaiseAt is Raise at another line of a script.
func RaiseAt(L *lua.LState, file string, line int, err error) {
	e := raised(L, err)
	if e != err {
		e.File, e.Line = file, line
	}
	raise(e)
}
