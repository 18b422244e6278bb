package sandbox

import (
	"errors"
	"fmt"
	"maps"
	"regexp"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
)

// Error is the one error of this package: what is wrong with a script, and where. It is told in both languages.
type Error struct {
	File string      // the name given to Compile
	Line int         // counted from 1
	Col  int         // in bytes, counted from 1; 0 where unknown
	Msg  engine.Text // one sentence, without the position; empty where Err says it
	Hint engine.Text // what the author may want to do about it; often empty
	// the line of the source with a mark under the place, for a mistake of the language; often empty
	Excerpt string
	Fault   Fault   // of what kind the mistake is, where the host may know what was meant
	Name    string  // the name that the mistake is over, where it has such a kind
	Callers []Place // the lines that called the function in which it happened, the innermost first; often none
	Err     error   // the error of the host that was raised; nil for the script's own mistakes
}

// Fault is a kind of mistakes of which the host may know more than the language does.
type Fault uint8

// The kinds.
const (
	Unknown    Fault = iota + 1 // a name that nothing has
	Reassigned                  // a word of the language is given a value, or a name that is not declared
	Renamed                     // a word of the language is made a local name
	Misplaced                   // a word or sign stands where it cannot
	Incomplete                  // a value stands alone, and is no sentence
)

// Error gives the position and the message in English: "duel.lua:12:3: plas is not a word of the language". The column
// is left out where it is unknown.
func (e *Error) Error() string { return e.said(engine.EN) }

// In gives the whole account in a language: position, message, the line of the source, and the hint.
func (e *Error) In(l engine.Lang) string {
	s := e.said(l)
	if hint := e.Hint.In(l); hint != "" {
		s += "\n  " + hint
	}
	if e.Excerpt != "" {
		s += "\n" + e.Excerpt
	}
	for _, at := range e.Callers {
		line := engine.Sayf("line %d", "la ligne %d", at.Line)
		if at.File != e.File {
			line = engine.Sayf("%s:%d", "%s:%d", at.File, at.Line)
		}
		s += "\n  " + engine.Sayf("called from %s", "appelé depuis %s", line).In(l)
	}
	return s
}

// Place is a line of a script.
type Place struct {
	File string
	Line int
}

func (e *Error) said(l engine.Lang) string {
	msg := e.Msg.In(l)
	if msg == "" && e.Err != nil {
		msg = visible(engine.Tell(e.Err, l))
	}
	switch {
	case e.File == "": // nobody has seen its lines
		return msg
	case e.Line == 0:
		return e.File + ": " + msg
	case e.Col == 0:
		return fmt.Sprintf("%s:%d: %s", e.File, e.Line, msg)
	}
	return fmt.Sprintf("%s:%d:%d: %s", e.File, e.Line, e.Col, msg)
}

// Unwrap gives the error of the host.
func (e *Error) Unwrap() error { return e.Err }

// HostPanic is wrapped in the Error of a run in which Go code panicked, which is a fault of the host and never of the
// script. The stack is for whoever repairs the host; no message shows it.
type HostPanic struct {
	Value any
	Stack string
}

// Error is the fault in English.
func (p *HostPanic) Error() string { return p.In(engine.EN) }

// In is the fault in a language.
func (p *HostPanic) In(l engine.Lang) string {
	if unfit, ok := p.Value.(*engine.Unfit); ok {
		return unfit.In(l)
	}
	return engine.Sayf("internal error: %s", "erreur interne : %s", fmt.Sprint(p.Value)).In(l)
}

// raise unwinds the script with an error that has its position. It does not use the error call of the Lua state: that
// one makes a text of the error, with a position of its own.
func raise(err *Error) {
	// The trace is not empty so that PCall does not compute one.
	panic(&lua.ApiError{Type: lua.ApiErrorRun, Object: lua.LString("an error of the host"), StackTrace: "-",
		Cause: err})
}

// failf ends the script with a mistake of its own, at the line that runs.
func failf(L *lua.LState, en, fr string, args ...any) {
	file, line := Where(L)
	raise(&Error{File: file, Line: line, Msg: plainText(engine.Sayf(en, fr, args...))})
}

// argumentf ends the script because of argument n of the function that runs.
func argumentf(L *lua.LState, n int, en, fr string, args ...any) {
	failf(L, "%s: argument %d: %s", "%s : argument %d : %s", running(L), n, engine.Sayf(en, fr, args...))
}

// running is the name of the host function that runs, as the script calls it.
func running(L *lua.LState) string {
	if frame, ok := L.GetStack(0); ok {
		if _, err := L.GetInfo("n", frame, lua.LNil); err == nil {
			return frame.Name
		}
	}
	return "?"
}

// raised gives an error of the host the position of the line that runs.
func raised(L *lua.LState, err error) *Error {
	if placed, ok := err.(*Error); ok {
		return placed
	}
	file, line := Where(L)
	return &Error{File: file, Line: line, Err: err}
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
			Msg: engine.Sayf("functions call one another too deeply: more than %d calls are open",
				"des fonctions s'appellent l'une l'autre trop profondément : plus de %d appels sont ouverts",
				callDepth),
			Hint: engine.Text{"does a function call itself without an end?",
				"une fonction s'appelle-t-elle elle-même sans fin ?"}}
	}
	fault := &HostPanic{Value: v, Stack: string(debug.Stack())}
	return &Error{File: file, Line: line, Err: fault}
}

// explain puts a message of the virtual machine into plain words.
func explain(r *run, file string, line int, object lua.LValue) *Error {
	msg, ok := object.(lua.LString)
	if !ok {
		return &Error{File: file, Line: line, Msg: engine.Sayf("the script ended with a %s as its error",
			"le script s'est terminé avec une erreur qui n'est pas un texte : %s", object.Type().String())}
	}
	text := string(msg)
	var program *Program
	if r != nil {
		// The message begins with a position; where an error of the host chose another line than the running one,
		// that line is meant.
		for _, name := range slices.Sorted(maps.Keys(r.programs)) {
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
			err.Msg = plainText(err.Msg)
			return err
		}
	}
	err.Msg = engine.Text{plain(text), plain(text)}
	return err
}

// translation maps one message of the virtual machine to a sentence and a hint.
type translation struct {
	says    *regexp.Regexp
	plainly func(p *Program, line int, m []string) (msg, hint engine.Text)
}

// noHint stands where a sentence says enough.
var noHint engine.Text

var translations = []translation{
	{regexp.MustCompile(`(?s)^attempt to index a non-table object\((\w+)\) with key '(.*)'$`),
		func(p *Program, line int, m []string) (engine.Text, engine.Text) {
			if owner := p.site(line, m[2], indexed); owner != "" {
				return engine.Sayf("%s is %s, so it has no %s", "%s est %s et n'a donc pas de %s", owner,
					withArticle(m[1]), m[2]), noHint
			}
			return engine.Sayf("%s is looked up in a value that is %s", "%s est cherché dans une valeur qui est %s",
				m[2], withArticle(m[1])), noHint
		}},
	{regexp.MustCompile(`^attempt to call a non-function object$`),
		func(p *Program, line int, _ []string) (engine.Text, engine.Text) {
			return engine.Text{"this value cannot be called: it is not a function",
				"cette valeur ne peut pas être appelée : ce n'est pas une fonction"}, p.loopHint(line)
		}},
	{regexp.MustCompile(`^cannot perform (\w+) operation between (\w+) and (\w+)$`),
		func(p *Program, _ int, m []string) (engine.Text, engine.Text) {
			return noArithmetic(m[2], m[3]), p.objectHint(m[2], m[3])
		}},
	{regexp.MustCompile(`^attempt to compare (\w+) with (\w+)$`),
		func(p *Program, _ int, m []string) (engine.Text, engine.Text) {
			return noOrder(m[1], m[2]), p.objectHint(m[1], m[2])
		}},
	{regexp.MustCompile(`^__unm undefined$`),
		func(*Program, int, []string) (engine.Text, engine.Text) {
			return engine.Text{"only a number can have a minus sign", "seul un nombre peut porter un signe moins"},
				noHint
		}},
	{regexp.MustCompile(`^for statement (init|limit|step) must be a number$`),
		func(_ *Program, _ int, m []string) (engine.Text, engine.Text) {
			part := map[string]engine.Text{"init": {"start", "le début"}, "limit": {"end", "la fin"},
				"step": {"step", "le pas"}}[m[1]]
			return engine.Sayf("the %s of a for loop must be a number", "%s d'une boucle for doit être un nombre",
				part), noHint
		}},
	{regexp.MustCompile(`^table index is (nil|NaN)$`),
		func(_ *Program, _ int, m []string) (engine.Text, engine.Text) {
			return engine.Sayf("%s cannot be a key of a table", "%s ne peut pas être une clé de table", m[1]), noHint
		}},
	{regexp.MustCompile(`^too many recursions in [gs]ettable$`),
		func(*Program, int, []string) (engine.Text, engine.Text) {
			return engine.Sayf("the metatables of this value form a chain of more than %d",
				"les métatables de cette valeur forment une chaîne de plus de %d", lua.MaxTableGetLoop), noHint
		}},
	{regexp.MustCompile(`^registry overflow$`),
		func(*Program, int, []string) (engine.Text, engine.Text) {
			return engine.Sayf("too many values are in use at once: more than %d",
					"trop de valeurs servent en même temps : plus de %d", registryMax),
				engine.Text{"does a function call itself without an end, or return a very long list?",
					"une fonction s'appelle-t-elle elle-même sans fin, ou rend-elle une très longue liste ?"}
		}},
	{regexp.MustCompile(`(?s)^bad argument #(\d+) to (\S+) \((\w+) expected, got (\w+)\)$`),
		func(_ *Program, _ int, m []string) (engine.Text, engine.Text) {
			return engine.Sayf("%s: argument %s must be %s, not %s", "%s : l'argument %s doit être %s, et non %s",
				m[2], m[1], withArticle(m[3]), withArticle(m[4])), gameHint(m[4], "")
		}},
	{regexp.MustCompile(`(?s)^bad argument #(\d+) to (\S+) \((.*)\)$`),
		func(_ *Program, _ int, m []string) (engine.Text, engine.Text) {
			return engine.Sayf("%s: argument %s: %s", "%s : argument %s : %s", m[2], m[1], m[3]), noHint
		}},
}

// objectHint is the hint where one of two values is an object of the host.
func (p *Program) objectHint(a, b string) engine.Text {
	if hint := gameHint(a, b); hint == noHint || p == nil || p.objects == noHint {
		return hint
	}
	return p.objects
}

// gameHint is the hint where one of two values is an object of the game.
func gameHint(a, b string) engine.Text {
	if a != "userdata" && b != "userdata" {
		return noHint
	}
	return engine.Text{`what is so in the game is asked by expect(…): expect(ann.hand):has "…", expect(ann.hand):count(2)`,
		`ce qui est vrai dans la partie se demande par expect(…) : expect(ann.hand):has "…", expect(ann.hand):count(2)`}
}

// noArithmetic says that two values of these types cannot be reckoned with.
func noArithmetic(a, b string) engine.Text {
	return engine.Sayf("arithmetic needs two numbers, not %s and %s", "un calcul demande deux nombres, et non %s et %s",
		withArticle(a), withArticle(b))
}

// noOrder says that two values of these types cannot be compared.
func noOrder(a, b string) engine.Text {
	return engine.Sayf("%s and %s cannot be put in order", "%s et %s ne peuvent pas être rangés l'un avant l'autre",
		withArticle(a), withArticle(b))
}

// withArticle names a type in a sentence.
func withArticle(typ string) engine.Text {
	switch typ {
	case "nil", "NaN":
		return engine.Text{typ, typ}
	case "string":
		return engine.Text{"a text", "un texte"}
	case "boolean":
		return engine.Text{"true or false", "true ou false"}
	case "userdata":
		return engine.Text{"an object of the game", "un objet du jeu"}
	case "number":
		return engine.Text{"a number", "un nombre"}
	case "table":
		return engine.Text{"a table", "une table"}
	case "function":
		return engine.Text{"a function", "une fonction"}
	}
	return engine.Sayf("a %s", "une valeur de la sorte %s", typ)
}

// longestMessage bounds the text a script can put into an error.
const longestMessage = 1000

// plain makes a text of the script safe to print on a terminal and in a log, and not too long: a message has one line.
func plain(text string) string {
	if len(text) > longestMessage {
		text = strings.ToValidUTF8(text[:longestMessage], "") + "…"
	}
	return strings.ReplaceAll(visible(text), "\n", " ")
}

// visible puts a point for whatever cannot be seen: control characters but the line break, invalid UTF-8, and what
// turns the direction of a line or has no width.
func visible(text string) string {
	return strings.Map(func(c rune) rune {
		if c == utf8.RuneError || c != '\n' && c != '\u00a0' && c != '\u202f' && !unicode.IsPrint(c) {
			return '·'
		}
		return c
	}, text)
}

// plainText is plain for every language.
func plainText(t engine.Text) engine.Text {
	return engine.Each(func(l engine.Lang) string { return plain(t.In(l)) })
}
