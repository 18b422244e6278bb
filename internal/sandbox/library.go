package sandbox

import (
	"cmp"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
)

// function is one function of the library, under the name scripts call it by. Lists and not maps hold them, because a
// table remembers the order in which it was filled and pairs shows it.
type function struct {
	name string
	most int // values it takes, or anyNumber
	call lua.LGFunction
}

// anyNumber is the most of a function that takes as many values as it is given.
const anyNumber = -1

// baseFunctions are the functions that need no table.
var baseFunctions = []function{
	{"assert", anyNumber, baseAssert},
	{"error", 2, baseError},
	{"getmetatable", 1, baseGetMetatable},
	{"ipairs", 1, baseIpairs},
	{"next", 2, baseNext},
	{"pairs", 1, basePairs},
	{"rawequal", 2, baseRawEqual},
	{"rawget", 2, baseRawGet},
	{"rawset", 3, baseRawSet},
	{"select", anyNumber, baseSelect},
	{"setmetatable", 2, baseSetMetatable},
	{"tonumber", 2, baseToNumber},
	{"tostring", 1, baseToString},
	{"type", 1, baseType},
	{"unpack", 3, baseUnpack},
}

// libraries are the tables of functions.
var libraries = []struct {
	name      string
	functions []function
}{
	{"math", mathFunctions},
	{"string", stringFunctions},
	{"table", tableFunctions},
}

// guards are the functions that the resolver puts in place of operators.
var guards = []function{
	{guardJoin, anyNumber, join},
	{guardLength, anyNumber, length},
	{guardModulo, anyNumber, modulo},
	{guardPower, anyNumber, power},
	{guardValues, anyNumber, values},
	{guardCharge, anyNumber, charge},
	{guardEqual, anyNumber, equal},
	{guardCompare, anyNumber, compared},
	{guardThere, anyNumber, there},
	{guardTruth, anyNumber, truth},
	{guardAbout, anyNumber, about},
	{guardBound, anyNumber, bound},
	{guardStep, anyNumber, step},
	{guardSaid, anyNumber, said},
	{guardKept, anyNumber, kept(false)},
	{guardGiven, anyNumber, kept(true)},
}

// libraryNames are the global names of the library; memberNames are the names in each of its tables.
var (
	libraryNames []string
	memberNames  = map[string][]string{}
)

func init() {
	bind(baseFunctions)
	for _, f := range baseFunctions {
		libraryNames = append(libraryNames, f.name)
		shared[f.name] = value(f.call)
	}
	for _, f := range guards {
		shared[f.name] = value(f.call)
	}
	for _, l := range libraries {
		bind(l.functions)
		libraryNames = append(libraryNames, l.name)
		names := make([]string, 0, len(l.functions)+1)
		var functions []*lua.LFunction
		for _, f := range l.functions {
			names = append(names, f.name)
			functions = append(functions, value(f.call))
		}
		if l.name == "math" {
			names = append(names, "huge")
		}
		memberNames[l.name] = names
		fixed[l.name] = fix(l.name, functions)
	}
}

// absent explains the names that an author who knows Lua will look for.
var absent = map[string]engine.Text{
	"pcall": {"an error always ends the script, so that none is hidden",
		"une erreur termine toujours le script, pour qu'aucune ne soit cachée"},
	"xpcall": {"an error always ends the script, so that none is hidden",
		"une erreur termine toujours le script, pour qu'aucune ne soit cachée"},
	"print":      {"the log of the run shows what happens", "le journal montre ce qui se passe"},
	"require":    {"a file beside the script is read with use", "un fichier à côté du script se lit avec use"},
	"dofile":     {"a file beside the script is read with use", "un fichier à côté du script se lit avec use"},
	"loadfile":   {"a file beside the script is read with use", "un fichier à côté du script se lit avec use"},
	"load":       {"a script cannot make another", "un script ne peut pas en faire un autre"},
	"loadstring": {"a script cannot make another", "un script ne peut pas en faire un autre"},
	"module":     {"a file beside the script is read with use", "un fichier à côté du script se lit avec use"},
	"package":    {"a file beside the script is read with use", "un fichier à côté du script se lit avec use"},
	"io":         {"a script reads and writes no files", "un script ne lit et n'écrit aucun fichier"},
	"os": {"a script sees neither the clock nor the computer",
		"un script ne voit ni l'heure ni l'ordinateur"},
	"debug":          {"a script cannot look into the engine", "un script ne peut pas regarder dans le moteur"},
	"coroutine":      {"a script runs from top to bottom", "un script se déroule du haut vers le bas"},
	"collectgarbage": {"memory needs no care", "la mémoire ne demande aucun soin"},
	"newproxy":       {},
	"getfenv":        {"global names cannot be changed", "les noms globaux ne peuvent pas être changés"},
	"setfenv":        {"global names cannot be changed", "les noms globaux ne peuvent pas être changés"},
	"_G":             {"global names cannot be changed", "les noms globaux ne peuvent pas être changés"},
	"_ENV":           {"global names cannot be changed", "les noms globaux ne peuvent pas être changés"},
	"arg":            {"write ... for the arguments of a function", "écrivez ... pour les arguments d'une fonction"},
	"random": {"a script has no dice of its own: chance comes from the seed",
		"un script n'a pas de dés à lui : le hasard vient de la graine (seed)"},
	"randomseed": {"a script has no dice of its own: chance comes from the seed",
		"un script n'a pas de dés à lui : le hasard vient de la graine (seed)"},
	"format": {"join texts with ..", "joignez les textes avec .."},
	"find": {"compare whole texts; there are no patterns",
		"comparez des textes entiers ; il n'y a pas de motifs"},
	"match": {"compare whole texts; there are no patterns",
		"comparez des textes entiers ; il n'y a pas de motifs"},
	"gmatch": {"compare whole texts; there are no patterns",
		"comparez des textes entiers ; il n'y a pas de motifs"},
	"gsub": {"compare whole texts; there are no patterns",
		"comparez des textes entiers ; il n'y a pas de motifs"},
	"dump": {},
}

// shared are the functions that need no table, as values. They hold nothing of a state, and no script can change them,
// so that all states share them.
var shared = map[string]lua.LValue{}

// byName is the metatable of the global names: a word is made when a script first asks for it, since most scripts name
// a few of them.
var byName = table("__index", word)

// uncallable is the metatable of values that are not functions: it says so by name when they are called. The virtual
// machine alone would say "a non-function object". No script can reach these metatables.
var uncallable = table("__call", callNothing)

// texts is the metatable of texts, which find their methods in the string table. Arithmetic on them would read a number
// out of the text, however long, in one instruction; it is refused.
var texts = func() *lua.LTable {
	t := table("__index", methodOfText)
	t.RawSetString("__call", value(callNothing))
	refuse := value(refuseArithmetic)
	for _, event := range []string{"__add", "__sub", "__mul", "__div", "__mod", "__pow", "__unm"} {
		t.RawSetString(event, refuse)
	}
	return t
}()

// value makes a function of the host that all states may share.
func value(fn lua.LGFunction) *lua.LFunction { return &lua.LFunction{IsG: true, GFunction: fn} }

// table makes a metatable with one function, which all states may share.
func table(event string, fn lua.LGFunction) *lua.LTable {
	t := &lua.LTable{Metatable: lua.LNil}
	t.RawSetString(event, value(fn))
	return t
}

// openLibrary gives a fresh state its library.
func openLibrary(L *lua.LState) {
	L.Get(lua.GlobalsIndex).(*lua.LTable).Metatable = byName
	for _, v := range []lua.LValue{lua.LNil, lua.LTrue, lua.LNumber(0)} {
		L.SetMetatable(v, uncallable)
	}
	L.SetMetatable(lua.LString(""), texts)
}

// Provide gives a fresh state the words of the host: maker is asked for one when a script first names it, and gives nil
// for what is none.
func Provide(L *lua.LState, maker func(name string) lua.LValue) { runOf(L).provide = maker }

// word makes a global word that has not been asked for yet.
func word(L *lua.LState) int {
	globals, name := L.CheckTable(1), L.CheckString(2)
	v := lua.LValue(lua.LNil)
	if provide := runOf(L).provide; provide != nil {
		v = provide(name)
	}
	if v == lua.LNil {
		v = ofLibrary(L, name)
	}
	globals.RawSetString(name, v)
	L.Push(v)
	return 1
}

// fixed are the metatables of the tables of the library: these are empty, so that every name is looked up in what all
// states share, and none can be written.
var fixed = map[string]*lua.LTable{}

// fix makes the metatable of a table of the library.
func fix(name string, functions []*lua.LFunction) *lua.LTable {
	all := &lua.LTable{Metatable: lua.LNil}
	for i, f := range functions {
		all.RawSetString(memberNames[name][i], f)
	}
	if name == "math" {
		all.RawSetString("huge", huge)
	}
	t := table("__newindex", unchangeable)
	t.RawSetString("__index", all)
	t.RawSetString("__metatable", lua.LFalse)
	return t
}

// isFixed says whether a table is one of the library.
func isFixed(t *lua.LTable) bool {
	for _, l := range libraries {
		if t.Metatable == fixed[l.name] {
			return true
		}
	}
	return false
}

// unchangeable is what a change of the library calls.
func unchangeable(L *lua.LState) int {
	failf(L, "the library cannot be changed", "la bibliothèque ne peut pas être changée")
	return 0
}

// ofLibrary gives a function or table of the library, or nil.
func ofLibrary(L *lua.LState, name string) lua.LValue {
	if v, ok := shared[name]; ok {
		return v
	}
	meta, ok := fixed[name]
	if !ok {
		return lua.LNil
	}
	t := L.NewTable()
	t.Metatable = meta
	return t
}

// methodOfText finds a method of a text in the string table.
func methodOfText(L *lua.LState) int {
	L.Push(L.GetField(L.GetGlobal("string"), L.CheckString(2)))
	return 1
}

// bind makes functions such as a script may call: a value too many is an error.
func bind(functions []function) {
	for i := range functions {
		f := functions[i]
		if f.most == anyNumber {
			continue
		}
		functions[i].call = func(L *lua.LState) int {
			if n := L.GetTop(); n > f.most {
				failf(L, "%s takes no more than %d, and is given %d values",
					"%s ne prend pas plus de %d valeurs, et en reçoit %d", f.name, f.most, n)
			}
			return f.call(L)
		}
	}
}

// charge stands before a sentence that creates tables or functions.
func charge(L *lua.LState) int {
	n, _ := L.Get(1).(lua.LNumber)
	Charge(L, int(n))
	return 0
}

// values passes "..." on. Passing n values is one instruction, but n copies.
func values(L *lua.LState) int {
	n := L.GetTop()
	Charge(L, n)
	return n
}

// callNothing is what a call of a value that is not a function calls.
func callNothing(L *lua.LState) int {
	typ := L.Get(1).Type().String()
	whole, loop := calledAs(L)
	file, line := Where(L)
	err := &Error{File: file, Line: line, Hint: loop}
	if whole == "" {
		err.Msg = engine.Sayf("%s cannot be called: it is not a function",
			"%s : on ne peut pas l'appeler, ce n'est pas une fonction", withArticle(typ))
	} else {
		err.Msg = uncalled(whole, typ)
		err.Hint = absent[whole[strings.LastIndexAny(whole, ".:")+1:]]
	}
	err.Msg = plainText(err.Msg)
	raise(err)
	return 0
}

// CalledNone ends the script because a value of the host is called that is no function: the word of it says what it is,
// the hint what may have been meant. named is given how the script names the value, which is empty where that does not
// show.
func CalledNone(L *lua.LState, what engine.Text, hint func(named string) engine.Text) {
	whole, loop := calledAs(L)
	file, line := Where(L)
	err := &Error{File: file, Line: line, Hint: loop}
	err.Msg = engine.Sayf("%s cannot be called: it is not a function",
		"%s : on ne peut pas l'appeler, ce n'est pas une fonction", what)
	if whole != "" {
		err.Msg = engine.Sayf("%s cannot be called: it is %s", "%s : on ne peut pas l'appeler, c'est %s", whole, what)
	}
	if err.Hint == noHint {
		err.Hint = hint(whole)
	}
	err.Msg, err.Hint = plainText(err.Msg), plainText(err.Hint)
	raise(err)
}

// calledAs gives how the script names what it calls, empty where that does not show, and the hint for a loop, where the
// call is that of one.
func calledAs(L *lua.LState) (whole string, loop engine.Text) {
	name := ""
	if frame, ok := L.GetStack(0); ok {
		if _, err := L.GetInfo("n", frame, lua.LNil); err == nil && frame.Name != "?" && frame.Name != "(anonymous)" {
			name = frame.Name
		}
	}
	file, line := Where(L)
	r := runOf(L)
	if r == nil {
		return name, noHint
	}
	if name == "" {
		return "", r.programs[file].loopHint(line)
	}
	return cmp.Or(r.programs[file].site(line, name, called), name), noHint
}

// uncalled says that what has this name is no function.
func uncalled(name, typ string) engine.Text {
	return engine.Sayf("%s cannot be called: it is %s", "%s : on ne peut pas l'appeler, c'est %s", name,
		withArticle(typ))
}

// refuseArithmetic is what arithmetic with a text calls.
func refuseArithmetic(L *lua.LState) int {
	file, line := Where(L)
	raise(&Error{File: file, Line: line, Msg: engine.Text{"arithmetic needs numbers, not a text",
		"un calcul demande des nombres, et non un texte"},
		Hint: engine.Text{"tonumber makes a number of a text", "tonumber fait un nombre d'un texte"}})
	return 0
}
