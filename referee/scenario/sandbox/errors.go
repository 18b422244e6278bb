package sandbox

import (
	"errors"
	"fmt"
	"regexp"
	"runtime/debug"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	lua "github.com/yuin/gopher-lua"
)

// Error is the one error of this package: what is wrong with a script, and where.
type Error struct {
	File string // the name given to Compile
	Line int    // counted from 1
	Col  int    // in bytes, counted from 1; 0 where unknown
	Msg  string // one sentence, without the position
	Hint string // what the author may want to do about it; often empty
	Err  error  // the error of the host that was raised; nil for the script's own mistakes

	fromHost bool // raised by a host function, so that Try may return it
}

// Error gives the position and the message: "duel.lua:12:3: plas is not a word of the language". The column is left out
// where it is unknown.
func (e *Error) Error() string {
	switch {
	case e.Line == 0:
		return e.File + ": " + e.Msg
	case e.Col == 0:
		return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Msg)
	}
	return fmt.Sprintf("%s:%d:%d: %s", e.File, e.Line, e.Col, e.Msg)
}

// Unwrap gives the error of the host.
func (e *Error) Unwrap() error { return e.Err }

// HostPanic is wrapped in the Error of a run in which Go code panicked, which is a fault of the host and never of the
// script. The stack is for whoever repairs the host; no message shows it.
type HostPanic struct {
	Value any
	Stack string
}

func (p *HostPanic) Error() string { return fmt.Sprint("internal error: ", p.Value) }

// raise unwinds the script with an error that has its position. It does not use the error call of the Lua state: that
// one detaches the locals that functions share from all open calls, and Try would come back to a changed script.
func raise(err *Error) {
	// The trace is not empty so that PCall does not compute one.
	panic(&lua.ApiError{Type: lua.ApiErrorRun, Object: lua.LString(err.Msg), StackTrace: "-", Cause: err})
}

// fail ends the script with a mistake of its own, at the line that runs.
func fail(L *lua.LState, format string, args ...any) {
	file, line := Where(L)
	raise(&Error{File: file, Line: line, Msg: fmt.Sprintf(format, args...)})
}

// raised gives an error of the host the position of the line that runs.
func raised(L *lua.LState, err error) *Error {
	if placed, ok := err.(*Error); ok {
		own := *placed
		own.fromHost = true
		return &own
	}
	file, line := Where(L)
	return &Error{File: file, Line: line, Msg: plain(err.Error()), Err: err, fromHost: true}
}

// caught turns what was recovered from a run into an Error. The calls of the run are still open, except when the value
// comes from PCall itself.
func caught(L *lua.LState, v any) *Error {
	file, line := Where(L)
	if err, ok := v.(*lua.ApiError); ok {
		var placed *Error
		if errors.As(err.Cause, &placed) {
			return placed
		}
		if err.Type != lua.ApiErrorPanic {
			return explain(runOf(L), file, line, err.Object)
		}
		v = err.Object.String() // PCall has turned the panic of a host function into text
	}
	if text, ok := v.(string); ok && strings.Contains(text, "callstack overflow") {
		return &Error{File: file, Line: line,
			Msg:  fmt.Sprintf("functions call one another too deeply: more than %d calls are open", callDepth),
			Hint: "does a function call itself without an end?"}
	}
	fault := &HostPanic{Value: v, Stack: string(debug.Stack())}
	return &Error{File: file, Line: line, Msg: plain(fault.Error()), Err: fault}
}

// explain puts a message of the virtual machine into plain words.
func explain(r *run, file string, line int, object lua.LValue) *Error {
	msg, ok := object.(lua.LString)
	if !ok {
		return &Error{File: file, Line: line, Msg: "the script ended with a " + object.Type().String() + " as its error"}
	}
	text := string(msg)
	var program *Program
	if r != nil {
		// The message begins with a position; where an error of the host chose another line than the running one,
		// that line is meant.
		for name := range r.programs {
			rest, ok := strings.CutPrefix(text, name+":")
			if !ok {
				continue
			}
			if digits, after, ok := strings.Cut(rest, ": "); ok {
				if n, err := strconv.Atoi(digits); err == nil {
					file, line, text = name, n, after
					break
				}
			}
		}
		if text == r.Err().Error() {
			return r.stop(file, line)
		}
		program = r.programs[file]
	}
	err := &Error{File: file, Line: line}
	for _, t := range translations {
		if m := t.says.FindStringSubmatch(text); m != nil {
			err.Msg, err.Hint = t.plainly(program, line, m)
			err.Msg = plain(err.Msg)
			return err
		}
	}
	err.Msg = plain(text)
	return err
}

// translation maps one message of the virtual machine to a sentence and a hint.
type translation struct {
	says    *regexp.Regexp
	plainly func(p *Program, line int, m []string) (msg, hint string)
}

var translations = []translation{
	{regexp.MustCompile(`(?s)^attempt to index a non-table object\((\w+)\) with key '(.*)'$`),
		func(p *Program, line int, m []string) (string, string) {
			if owner := p.site(line, m[2], indexed); owner != "" {
				return fmt.Sprintf("%s is %s, so it has no %s", owner, withArticle(m[1]), m[2]), ""
			}
			return fmt.Sprintf("%s is looked up in a value that is %s", m[2], withArticle(m[1])), ""
		}},
	{regexp.MustCompile(`^attempt to call a non-function object$`),
		func(p *Program, line int, _ []string) (string, string) {
			return "this value cannot be called: it is not a function", p.loopHint(line)
		}},
	{regexp.MustCompile(`^cannot perform (\w+) operation between (\w+) and (\w+)$`),
		func(_ *Program, _ int, m []string) (string, string) {
			return fmt.Sprintf("arithmetic needs two numbers, not %s and %s", withArticle(m[2]), withArticle(m[3])), ""
		}},
	{regexp.MustCompile(`^attempt to compare (\w+) with (\w+)$`),
		func(_ *Program, _ int, m []string) (string, string) {
			return fmt.Sprintf("%s and %s cannot be put in order", withArticle(m[1]), withArticle(m[2])), ""
		}},
	{regexp.MustCompile(`^__unm undefined$`),
		func(*Program, int, []string) (string, string) { return "only a number can have a minus sign", "" }},
	{regexp.MustCompile(`^for statement (init|limit|step) must be a number$`),
		func(_ *Program, _ int, m []string) (string, string) {
			part := map[string]string{"init": "start", "limit": "end", "step": "step"}[m[1]]
			return "the " + part + " of a for loop must be a number", ""
		}},
	{regexp.MustCompile(`^table index is (nil|NaN)$`),
		func(_ *Program, _ int, m []string) (string, string) { return m[1] + " cannot be a key of a table", "" }},
	{regexp.MustCompile(`^too many recursions in [gs]ettable$`),
		func(*Program, int, []string) (string, string) {
			return fmt.Sprintf("the metatables of this value form a chain of more than %d", lua.MaxTableGetLoop), ""
		}},
	{regexp.MustCompile(`^registry overflow$`),
		func(*Program, int, []string) (string, string) {
			return fmt.Sprintf("too many values are in use at once: more than %d", registryMax),
				"does a function call itself without an end, or return a very long list?"
		}},
	{regexp.MustCompile(`(?s)^bad argument #(\d+) to (\S+) \((\w+) expected, got (\w+)\)$`),
		func(_ *Program, _ int, m []string) (string, string) {
			return fmt.Sprintf("%s: argument %s must be %s, not %s", m[2], m[1], withArticle(m[3]), withArticle(m[4])), ""
		}},
	{regexp.MustCompile(`(?s)^bad argument #(\d+) to (\S+) \((.*)\)$`),
		func(_ *Program, _ int, m []string) (string, string) {
			return fmt.Sprintf("%s: argument %s: %s", m[2], m[1], m[3]), ""
		}},
}

// withArticle names a type in a sentence.
func withArticle(typ string) string {
	switch typ {
	case "nil", "NaN":
		return typ
	case "string":
		return "a text"
	case "boolean":
		return "true or false"
	case "userdata":
		return "an object of the game"
	}
	return "a " + typ
}

// longestMessage bounds the text a script can put into an error.
const longestMessage = 1000

// plain makes a text safe to print on a terminal and in a log: valid UTF-8, no control characters but the line break,
// and not too long.
func plain(text string) string {
	if len(text) > longestMessage {
		text = strings.ToValidUTF8(text[:longestMessage], "") + "…"
	}
	return strings.Map(func(c rune) rune {
		if c == utf8.RuneError || c != '\n' && unicode.IsControl(c) {
			return '·'
		}
		return c
	}, text)
}
