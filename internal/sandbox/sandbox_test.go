package sandbox

import (
	"errors"
	"fmt"
	"math"
	"strings"
	"sync"
	"testing"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
)

var testWords = []string{"say", "refuse", "attempt", "crash", "ann", "use"}

// host is a small set of words: it keeps what the script says.
type host struct {
	said []string
}

var errRefused = errors.New("fe.attack.one-defense: only one defense")

// libraryFile and brokenFile are what the word use reads.
const (
	libraryFile = `local t = {}
function t.half(x)
  return x / 2
end
function t.check(x)
  if not x then error('no x', 2) end
end
return t`
	brokenFile = "local t = {\nreturn t"
)

func (h *host) setup(L *lua.LState) {
	register := func(name string, fn lua.LGFunction) { L.SetGlobal(name, L.NewFunction(fn)) }
	register("say", func(L *lua.LState) int {
		for i := 1; i <= L.GetTop(); i++ {
			h.said = append(h.said, Text(L, L.Get(i)))
		}
		return 0
	})
	register("refuse", func(L *lua.LState) int { Raise(L, errRefused); return 0 })
	register("attempt", func(L *lua.LState) int {
		L.Push(L.CheckFunction(1))
		L.Call(0, 0)
		return 0
	})
	register("crash", func(L *lua.LState) int {
		var list []int
		return list[L.GetTop()]
	})
	register("use", func(L *lua.LState) int {
		source := libraryFile
		if L.CheckString(1) == "broken" {
			source = brokenFile
		}
		p, err := Compile("lib.lua", source, NewGlobals(testWords...))
		switch {
		case err == nil:
		case L.GetTop() > 1:
			Raise(L, fmt.Errorf("cannot use it: %w", err))
		default:
			Raise(L, err)
		}
		L.Push(Load(L, p))
		L.Call(0, 1)
		return 1
	})
	player := L.NewUserData()
	methods := L.NewTable()
	methods.RawSetString("plays", L.NewFunction(func(L *lua.LState) int {
		L.CheckString(2)
		return 0
	}))
	meta := L.NewTable()
	meta.RawSetString("__index", methods)
	meta.RawSetString("__metatable", lua.LFalse)
	player.Metatable = meta
	L.SetGlobal("ann", player)
}

// runSource compiles and runs a source; it gives what the script said.
func runSource(source string, limits Limits) (said []string, err error) {
	p, err := Compile("duel.lua", source, NewGlobals(testWords...))
	if err != nil {
		return nil, err
	}
	h := &host{}
	err = Run(p, limits, h.setup)
	return h.said, err
}

// TestLanguage runs sentences whose meaning must survive the rewriting, the limits and the replaced library.
func TestLanguage(t *testing.T) {
	for _, c := range []struct{ source, want string }{
		{"local function f() return 5, 6 end local t = { 'x', y = f() } say(#t, t.y)", "1 5"},
		{"local function f(...) local t = { 'x', y = ... } say(#t, t.y) end f(5, 6)", "1 5"},
		{"local a = 5 local t = { 'x', y = a % 3 } say(#t, t.y)", "1 2"},
		{"local a = {} a.b = 5 local t = { 'x', y = a.b } say(#t, t.y)", "1 5"},
		{"local a = 5 local t = { 'x', y = a .. a } say(#t, t.y)", "1 55"},
		{`say(1 .. 2, "a" .. 1.5 .. "b", 0.1 + 0.2, 1e15, 10 / 2, -0.5)`, "12 a1.5b 0.3 1e+15 5 -0.5"},
		{`say(1e308 * 10, -1e308 * 10, 2^53, 1/3, math.huge)`, "inf -inf 9.007199254741e+15 0.33333333333333 inf"},
		{`local function f(x) if x == nil then return "none" end return x ~= nil and x end say(f(), f(2))`, "none 2"},
		{`local i = 0 while true do i = i + 1 if i == 3 then break end end repeat i = i + 1 until i == 5 or i > 9 say(i, i == 5 and true or false)`, "5 true"},
		{`local n = 0/0 local m = n say(n == m, tostring(n))`, "false nan"},
		{`say(5 % 3, -5 % 3, 5 % -3, 5.5 % 2, 1e300 % 7)`, "2 1 -1 1.5 1"},
		{`local t = {} for i = 1, 200 do t[i] = i end say(#t, t[63], t[64], t[65], t[200])`, "200 63 64 65 200"},
		{`local t = {} for i = 1, 200 do table.insert(t, i) end say(#t, table.remove(t), table.remove(t, 1), #t, t[64])`, "200 200 1 198 65"},
		{`local t = {} for i = 1, 100 do t[#t+1] = 101 - i end table.sort(t) say(t[1], t[100], table.concat(t, ",", 98))`, "1 100 98,99,100"},
		{`local t = {3, 1, 2} table.sort(t, function(a, b) return a > b end) say(table.concat(t, " "))`, "3 2 1"},
		{`local t = {"b", "a"} table.insert(t, 1, "c") table.sort(t) say(unpack(t))`, "a b c"},
		{`local s = "" for k, v in pairs { z = 1, y = 2, 7, x = 3 } do s = s .. k .. v end say(s)`, "17z1y2x3"},
		{`local s = "" for i, v in ipairs { 5, 6, nil, 7 } do s = s .. i .. v end say(s)`, "1526"},
		{`local function f(x) local t = { a = x, b = 1 } for k in pairs(t) do say(k) end end f()`, "b"},
		{`local t = { a = 1 } t.a = nil say(next(t), next({}), next({ 5 }))`, "nil nil 1 5"},
		{`local t = { a = 1, b = 2, 3 } for k in pairs(t) do t[k] = nil end say(next(t))`, "nil"},
		{`local s = 'x' ;('y'):rep(2) local t = {}
('z'):rep(2) local n = 2^53 say(s, 9007199254740992 == n, 9007199254740994 > n)`, "x true true"},
		{`local function f(...) return select("#", ...), ... end say(f(1, nil, 3))`, "3 1 nil 3"},
		{`local function f(...) local a, b = ... return b, (...) end say(f(1, 2, 3))`, "2 1"},
		{`local function f(...) local t = { ... } return #t end say(f(1, 2, 3), select(2, "a", "b", "c"), select(-1, 1, 2))`, "3 b 2"},
		{`local function f() return 1, 2 end say("a" .. f(), (f()), f())`, "a1 1 1 2"},
		{`local function h(a) a = (tostring(a)) return a .. "x" end say(h(4))`, "4x"},
		{`local function h(a) local b a, b = tostring(a), 1 return a .. b end say(h(4))`, "41"},
		{`local function h(a) a = a .. "x" return a end say(h(4))`, "4x"},
		{`local function h(q, a) a = q and 2 or tostring(a) return a end say(h(false, 4))`, "4"},
		{`local function h(q, a) local b a, b = #a, 3 return a + b end say(h(0, "four"))`, "7"},
		{`local function h(a) local b a, b = a % 3, 3 return a + b end say(h(5))`, "5"},
		{`local function fact(n) if n < 2 then return 1 end return n * fact(n - 1) end say(fact(10))`, "3628800"},
		{`local i = 0 while #{ i } == 1 and i < 3 do i = i + 1 end repeat local j = i i = i + 1 until j == 5 say(i)`,
			"6"},
		{`local t = { n = 0 } function t:add(x) self.n = self.n + x return self end say(t:add(2):add(3).n)`, "5"},
		{`local t = { a = {} } function t.a.f(x) return x * 2 end say(t.a.f(4))`, "8"},
		{`local fs = {} for i = 1, 3 do fs[i] = function() return i end end say(fs[1](), fs[3]())`, "1 3"},
		{`say(("abc"):upper(), ("x"):rep(3), ("hello"):sub(2, -2), ("hello"):sub(-3), #"é", ("abc"):byte(2), string.char(104, 105), ("ab"):reverse())`, "ABC xxx ell llo 2 98 hi ba"},
		{`say(("hello"):sub(0), ("hello"):sub(3, 2), ("hello"):sub(-9, 2), ("abc"):len(), ("ABC"):lower(), ("abc"):byte(1, -1))`, "hello  he 3 abc 97 98 99"},
		{`say(tonumber("12"), tonumber(" 0x10 "), tonumber("1e2"), tonumber("z", 36), tonumber("x"), tonumber("inf"), tonumber(nil))`, "12 16 100 35 nil nil nil"},
		{`say(math.floor(-1.5), math.ceil(1.2), math.max(1, 3, 2), math.min(4, 2), math.abs(-3))`, "-2 2 3 2 3"},
		{`local t = {} say(rawequal(t, t), rawequal(t, {}), rawequal(1, 1))`, "true false true"},
		{`say({}, say, ann, nil, true, type(ann), type(nil))`, "table function userdata nil true userdata nil"},
		{`local v = setmetatable({}, { __tostring = function() return "V" end, __len = function() return 9 end, __concat = function(a, b) return "C" end, __mod = function() return 8 end, __call = function(self, x) return x end }) say(v, #v, v .. "x", "x" .. v .. "y", 1 .. "-" .. v, v % 2, v(7))`, "V 9 C xC 1C 8 7"},
		{`local d = setmetatable({}, { __index = { x = 1 } }) say(d.x, rawget(d, "x"), getmetatable("x"), getmetatable(ann), getmetatable(nil))`, "1 nil nil nil nil"},
		{`local lib = use "lib" say(lib.half(4))`, "2"},
		{`say([[
a]], 'b\065\n', "\"")`, "a bA\n \""},
		{`-- a comment
--[[ another ]] say(1) ; say(2)`, "1 2"},
		{`ann:plays "Kick" say "ok"`, "ok"},
		{"\ufeffsay 'bom'", "bom"},
		{"say 'ok' -- \U0001F469\u200d\U0001F467 \u00a0\u202f!", "ok"},
		{"say(1)\r\nsay(2)\r\n", "1 2"},
		{``, ""},
	} {
		said, err := runSource(c.source, Limits{})
		if err != nil {
			t.Errorf("%s\n\t%v", c.source, err)
		} else if got := strings.Join(said, " "); got != c.want {
			t.Errorf("%s\n\tsaid %q\n\twant %q", c.source, got, c.want)
		}
	}
}

// TestErrors gives the whole text of the errors authors meet.
func TestErrors(t *testing.T) {
	long := strings.Repeat("x", 5000)
	game, who := noCondition.Hint[engine.EN], noComparison.Hint[engine.EN]
	compared := noComparison.Msg[engine.EN]
	for _, c := range []struct{ source, want, hint string }{
		// Names.
		{"say(1)\nsya(2)", "duel.lua:2:1: sya is not known: it is neither a word of the language nor a local name",
			"did you mean say?"},
		{"local player = 1\nsay(plaeyr)",
			"duel.lua:2:5: plaeyr is not known: it is neither a word of the language nor a local name",
			"did you mean player?"},
		{"say { qqq = qqq }", "duel.lua:1:13: qqq is not known: it is neither a word of the language nor a local name",
			""},
		{"total = 1", "duel.lua:1:1: total is not declared: only local names can be assigned",
			"write local before it where it is first used"},
		{"function f() end", "duel.lua:1:10: f is not declared: only local names can be assigned",
			"write local before it where it is first used"},
		{"next({}, 'zz')", "duel.lua:1: next: the table has nothing under this key: \"zz\"", ""},
		{"local x = 9007199254740993", "duel.lua:1:11: 9007199254740993 has more digits than a number keeps", ""},
		{"local x = 0x20000000000001", "duel.lua:1:11: 0x20000000000001 has more digits than a number keeps", ""},
		{"say 'x'\n('y'):rep(2)",
			"duel.lua:2:1: it is unclear whether this ( begins a sentence or calls what stands before it",
			"a ; at the end of the line before keeps them apart"},
		{"say { { 'x' } }\n('y'):rep(2)",
			"duel.lua:2:1: it is unclear whether this ( begins a sentence or calls what stands before it",
			"a ; at the end of the line before keeps them apart"},
		{"say = 1", "duel.lua:1:1: say is a word of the language and cannot be given another meaning",
			"choose another name, and write local before it"},
		{"local t = { x = nil }", "duel.lua:1: nil is nothing, and a table does not hold it", "leave it out"},
		{"local t = { 'x',\n nil }", "duel.lua:2: nil is nothing, and a table does not hold it", "leave it out"},
		{"local x\nlocal t = { a = 1,\n b = x }", "duel.lua:3: \"x\" is nil here: is a name misspelt?", ""},
		{`say("caf\xe9")`, `duel.lua:1:9: \x means nothing in a text`,
			`a character is written as it is, and a backslash as \\`},
		{"say('a',\r\n '\\256')", `duel.lua:2:3: \256 means nothing in a text`,
			`a character is written as it is, and a backslash as \\`},
		{`say("C:\path")`, `duel.lua:1:8: \p means nothing in a text`,
			`a character is written as it is, and a backslash as \\`},
		{"string.rep = nil", "duel.lua:1:1: string cannot be changed", ""},
		{"say(pcall(say))", "duel.lua:1:5: pcall is not part of the scenario language",
			"an error always ends the script, so that none is hidden"},
		{"say(string.gsub('a', 'b', 'c'))", "duel.lua:1:5: string.gsub is not part of the scenario language",
			"compare whole texts; there are no patterns"},
		{"say(table.isnert)", "duel.lua:1:5: table.isnert is not part of the scenario language",
			"did you mean table.insert?"},

		// Syntax.
		{"say(1", "duel.lua:1:4: ( is never closed: ) is missing", ""},
		{"local function f()\n  if true then\nend", "duel.lua:1:7: function is never closed: end is missing", ""},
		{"say { 1, (2 }", "duel.lua:1:13: } stands where the ( of line 1 must first be closed with )", ""},
		{"end", "duel.lua:1:1: end closes nothing: nothing is open here", ""},
		{"local = 3", "duel.lua:1:7: = is not expected here", ""},
		{"local x =", "duel.lua:1:9: the script ends in the middle of a sentence", ""},
		{"local x = 1\nx\nsay(x)", "duel.lua:2:1: this is not a whole sentence: a value alone does nothing", ""},
		{"local x = 1\nx", "duel.lua:2:1: this is not a whole sentence: a value alone does nothing", ""},
		{"if 1 != 2 then end", "duel.lua:1:6: ! cannot stand here", "write ~= for not equal and not for the opposite"},
		{"say(“x”)", "duel.lua:1:5: “ cannot stand here", "write straight quotes \""},
		{"local été = 1", "duel.lua:1:7: é cannot stand here",
			"names are made of plain letters, digits and _; accents belong inside quotes"},
		{"say('abc\n)", "duel.lua:1:5: the text that begins here has no closing quote on its line",
			"a text of several lines stands between [[ and ]]"},
		{"say(1)\nsay([[abc", "duel.lua:2:5: the text that begins here has no end: ]] is missing", ""},
		{"say(1)\n--[[abc", "duel.lua:2:1: the comment that begins here has no end: ]] is missing", ""},
		{"say(3e)", "duel.lua:1:5: 3e) is not a number", ""},
		{"say(0010)", "duel.lua:1:5: a number cannot begin with more than one 0", ""},
		{"goto a", "duel.lua:1:1: goto and its labels are not part of the scenario language", ""},
		{"say(1)\nbreak", "duel.lua:2: break stands outside of any loop", ""},
		{"local function f() return ... end", "duel.lua:1: ... is used outside a function that takes ...", ""},
		{"say(1) -- all is well \u202e)2(yas",
			"duel.lua:1:23: the script holds a character that cannot be seen and can make it read otherwise (U+202E)",
			"take it out"},
		{"--[[ \u2066 ]] say(1)",
			"duel.lua:1:6: the script holds a character that cannot be seen and can make it read otherwise (U+2066)",
			"take it out"},
		{"say(1) --\u200b",
			"duel.lua:1:10: the script holds a character that cannot be seen and can make it read otherwise (U+200B)",
			"take it out"},
		{"say(1) --\ufeff",
			"duel.lua:1:10: the script holds a character that cannot be seen and can make it read otherwise (U+FEFF)",
			"take it out"},
		{"say(1) --\u009b2J",
			"duel.lua:1:10: the script holds a character that cannot be seen and can make it read otherwise (U+009B)",
			"take it out"},
		{"say(1) --\u3164",
			"duel.lua:1:10: the script holds a character that cannot be seen and can make it read otherwise (U+3164)",
			"take it out"},
		{"say(1) --\u2800",
			"duel.lua:1:10: the script holds a character that cannot be seen and can make it read otherwise (U+2800)",
			"take it out"},
		{"say(1) --\U000e0100",
			"duel.lua:1:10: the script holds a character that cannot be seen and can make it read otherwise (U+E0100)",
			"take it out"},
		{"say(1) --\ue000",
			"duel.lua:1:10: the script holds a character that cannot be seen and can make it read otherwise (U+E000)",
			"take it out"},
		{"-- all is well\rsay(1)", "duel.lua:1:15: the script holds a control character (byte 13)",
			"is the file plain text?"},
		{"rawset(string, 'rep', say)", "duel.lua:1: the library cannot be changed", ""},
		{"local s = math s.max = say", "duel.lua:1: the library cannot be changed", ""},
		{"setmetatable(table, {})", "duel.lua:1: the metatable of this table cannot be changed", ""},
		{"say(1) --\u2028say(2)",
			"duel.lua:1:10: the script holds a character that cannot be seen and can make it read otherwise (U+2028)",
			"take it out"},
		{"say 'a\x00b'", "duel.lua:1:7: the script holds a control character (byte 0)", "is the file plain text?"},
		{"say(1)\nsay '\xff'", "duel.lua:2:6: the script is not valid UTF-8 here", "save the file as UTF-8"},
		{"say '" + long + "'", "duel.lua:1: this text has 5000 bytes; the longest allowed has 4096", ""},

		// Runs.
		{"local card = {}\n\ncard.kick()", "duel.lua:3: card.kick cannot be called: it is nil", ""},
		{"ann:plasy 'Kick'", "duel.lua:1: ann:plasy cannot be called: it is nil", ""},
		{"local x = 'a'\nx:gsub()", "duel.lua:2: x:gsub cannot be called: it is nil",
			"compare whole texts; there are no patterns"},
		{"local x\nsay(1 + (x.y or 0))", "duel.lua:2: x is nil, so it has no y", ""},
		{"local x\nx.y = 1", "duel.lua:2: x is nil, so it has no y", ""},
		{"local x\nx:f()", "duel.lua:2: x is nil, so it has no f", ""},
		{"local x = {}\nx.a.b.c = 1", "duel.lua:2: x.a is nil, so it has no b", ""},
		{"local t = {}\nfor k, v in t do end", "duel.lua:2: this value cannot be called: it is not a function",
			"after in, write ipairs(list) for a list or pairs(table) for any table"},
		{"local t\nfor k, v in t do end", "duel.lua:2: nil cannot be called: it is not a function",
			"after in, write ipairs(list) for a list or pairs(table) for any table"},
		{"say(1 +\nann)", "duel.lua:1: arithmetic needs two numbers, not a number and an object of the game", game},
		{"say('1' + 1)", "duel.lua:1: arithmetic needs numbers, not a text", "tonumber makes a number of a text"},
		{"say({} % 1)", "duel.lua:1: arithmetic needs two numbers, not a table and a number", ""},
		{"say(-{})", "duel.lua:1: only a number can have a minus sign", ""},
		{"local n = 1 say(n < 'a')", "duel.lua:1: a number and a text cannot be put in order", ""},
		{"say('a' .. nil)", "duel.lua:1: only texts and numbers can be joined with .., not nil", ""},
		{"say('a' .. {})", "duel.lua:1: only texts and numbers can be joined with .., not a table",
			"tostring makes a text of any value"},
		{"say(#ann)", "duel.lua:1: # needs a list or a text, not an object of the game", game},
		{"say(math.max(1, ann))", "duel.lua:1: max: argument 2 must be a number, not an object of the game", game},
		{"say(ann.plays ~= 2)",
			"duel.lua:1: a word alone is not compared: it is said with a colon, and with brackets or a name behind it",
			game},
		{"say(#nil)", "duel.lua:1: # needs a list or a text, not nil", ""},
		{"for i = 1, 3, 0 do end", "duel.lua:1: a for loop counts by a step that is not 0, and this is 0", ""},
		{"local by = 0\nfor i = 3, 1, by do end",
			"duel.lua:2: a for loop counts by a step that is not 0, and this is 0", ""},
		{"for i = 1, 3, 0/0 do end", "duel.lua:1: a for loop counts by a step that is not 0, and this is nan", ""},
		{"for i = 0/0, 3 do end", "duel.lua:1: a for loop counts from number to number, and this is none: nan", ""},
		{"local last = 0/0\nfor i = 1, last do end",
			"duel.lua:2: a for loop counts from number to number, and this is none: nan", ""},
		{"say(tonumber(ann))", "duel.lua:1: an object of the game is no number", game},
		{"say(rawequal(ann, 0))", "duel.lua:1: " + compared, who},
		{"for i = 1, 'x' do end", "duel.lua:1: the end of a for loop must be a number", ""},
		{"local t = {}\nt[nil] = 1", "duel.lua:2: nil cannot be a key of a table", ""},
		{"table.insert(nil, 1)", "duel.lua:1: insert: argument 1 must be a table, not nil", ""},
		{"table.insert({}, 7, 1)", "duel.lua:1: table.insert: position 7 is outside of the list, which has 0 values",
			""},
		{"table.insert({}, 1.5, 1)",
			"duel.lua:1: insert: argument 2: a whole number is expected, at most 1000000000, not 1.5", ""},
		{"say(('x'):rep(1e6))", "duel.lua:1: this text would have 1000000 bytes; the longest allowed has 4096", ""},
		{"local function f()\n  error('no')\nend\nf()", "duel.lua:2: no", ""},
		{"local function f()\n  error('no', 2)\nend\n\nf()", "duel.lua:5: no", ""},
		{"error()", "duel.lua:1: error was called without a message", ""},
		{"error({})", "duel.lua:1: error was called with a table instead of a text", ""},
		{"error('a\\0b\\27[0m')", "duel.lua:1: a·b·[0m", ""},
		{"local n = 1 assert(n == 2)", "duel.lua:1: assertion failed", ""},
		{"assert(nil, 'why')", "duel.lua:1: why", ""},
		{"local function f() return f() + 1 end\nf()",
			"duel.lua:1: functions call one another too deeply: more than 120 calls are open",
			"does a function call itself without an end?"},
		{"while true do end", "duel.lua:1: the script takes too long: more than 200000 steps",
			"look for a loop that never ends or builds too much"},

		// What is lost, or never true, without a word.
		{"if ann == 1 then end", "duel.lua:1: " + compared, who},
		{"say('x' ~= ann)", "duel.lua:1: " + compared, who},
		{"say(ann == ann.hand)", "duel.lua:1: " + compared, who},
		{"local twin = ann say(ann ~= twin)", "duel.lua:1: " + compared, who},
		{"local n = 1 say(ann ~= n + 1)", "duel.lua:1: " + compared, who},
		{"local none say(ann == none)", "duel.lua:1: " + compared, who},
		{"say(rawequal({}, ann))", "duel.lua:1: " + compared, who},
		{"if ann ~= nil then end", "duel.lua:1: an object of the game is no condition: it is always there", game},
		{"say(nil == ann.plays)", "duel.lua:1: an object of the game is no condition: it is always there", game},
		{"local t = { a = 1 } say(t.a == t.a)", "duel.lua:1: both sides are the same, so this comparison says nothing",
			game},
		{"local n = 1 say(n + 1 <= n + 1)", "duel.lua:1: both sides are the same, so this comparison says nothing",
			game},
		{"assert('Ann' == 'Ann')", "duel.lua:1: both sides are written here, so this comparison says nothing", game},
		{"assert(1 + 1 > -1)", "duel.lua:1: both sides are written here, so this comparison says nothing", game},
		{"assert(not nil)", "duel.lua:1: nil is never true, so this says nothing", ""},
		{"assert(not false)", "duel.lua:1: this condition is the same whatever happens, so it says nothing", game},
		{"local x if x or true then end", "duel.lua:1: this condition is the same whatever happens, so it says nothing",
			game},
		{"local x = {} say(x ~= {})",
			"duel.lua:1: what is made here is equal to nothing else, so this comparison says nothing",
			`the cards that lie somewhere are expected: expect(ann.hand):is { "…" }`},
		{"local n = 1 assert(type(n) ~= nil)", "duel.lua:1: a text is always true as a condition, so this says nothing",
			`a condition compares: name == "Ann" or name == "Ben"; what is so in the game is asked by expect(…)`},
		{"say { a = 1, b = 2,\n  a = 3 }", "duel.lua:2: this table says a twice", ""},
		{"say { 'x', [1] = 'y' }", "duel.lua:1: this table says 1 twice", ""},
		{"local t = {}\nsay { 'x', t.hand }", "duel.lua:2: \"t.hand\" is nil here: is a name misspelt?", ""},
		{"local t = {}\nsay { hand = t.hnd }", "duel.lua:2: \"t.hnd\" is nil here: is a name misspelt?", ""},
		{"local kick\nsay { kick, 'x' }", "duel.lua:2: \"kick\" is nil here: is a name misspelt?", ""},
		{"say(2 ^ 0.5)", "duel.lua:1: an exponent is a whole number from -1024 to 1024, and not 0.5", ""},
		{"say(2 ^ {})", "duel.lua:1: arithmetic needs two numbers, not a number and a table", ""},

		// The host.
		{"say(1)\nrefuse()", "duel.lua:2: fe.attack.one-defense: only one defense", ""},
		{"attempt(function()\n  error('mine')\nend)", "duel.lua:2: mine", ""},
		{"attempt(function()\n  while true do end\nend)",
			"duel.lua:2: the script takes too long: more than 200000 steps",
			"look for a loop that never ends or builds too much"},
		{"attempt(function()\n  local x = nil + 1\nend)",
			"duel.lua:2: arithmetic needs two numbers, not nil and a number", ""},
		{"attempt(function()\n  crash()\nend)",
			"duel.lua:2: internal error: runtime error: index out of range [0] with length 0", ""},
		{"say(1)\n\ncrash()", "duel.lua:3: internal error: runtime error: index out of range [0] with length 0", ""},
		{"ann:plays(nil)", "duel.lua:1: plays: argument 2 must be a text, not nil", ""},
		{"local lib = use 'lib'\nlib.half()", "lib.lua:3: arithmetic needs two numbers, not nil and a number", ""},
		{"\nuse 'broken'", "lib.lua:1:11: { is never closed: } is missing", ""},
		{"\nuse('broken', 1)", "duel.lua:2: cannot use it: lib.lua:1:11: { is never closed: } is missing", ""},
		{"table.remove({ 1 }, 3)", "duel.lua:1: table.remove: position 3 is outside of the list, which has 1 value",
			""},
		{"local lib = use 'lib'\nlib.check()", "duel.lua:2: no x", ""},
		{"assert(false)", "duel.lua:1: assertion failed", ""},
	} {
		_, err := runSource(c.source, Limits{})
		var e *Error
		if !errors.As(err, &e) {
			t.Errorf("%s\n\tgave %v", clip(c.source, 200), err)
			continue
		}
		if e.Error() != c.want || e.Hint[engine.EN] != c.hint {
			t.Errorf("%s\n\tgave %s [%s]\n\twant %s [%s]", clip(c.source, 200), e, e.Hint[engine.EN], c.want, c.hint)
		}
		own := strings.Contains(c.source, "error(") || strings.Contains(c.source, "assert(nil") ||
			strings.Contains(c.source, "refuse()") || strings.Contains(c.source, "use")
		if fr := strings.Split(e.In(engine.FR), "\n")[0]; fr == e.Error() && !own {
			t.Errorf("%s\n\thas no French: %s", clip(c.source, 200), fr)
		}
	}
}

// TestHostErrors shows that an error of the host comes back as itself, and a panic with its stack but without showing
// it.
func TestHostErrors(t *testing.T) {
	if _, err := runSource("refuse()", Limits{}); !errors.Is(err, errRefused) {
		t.Errorf("the refusal is lost: %v", err)
	}
	_, err := runSource("crash()", Limits{})
	var fault *HostPanic
	if !errors.As(err, &fault) || !strings.Contains(fault.Stack, "sandbox_test.go") {
		t.Errorf("the panic is lost: %v", err)
	}
	if strings.Contains(err.Error(), "goroutine") {
		t.Errorf("the message shows a stack: %v", err)
	}
}

// countedScript has a bit of everything that takes steps.
const countedScript = `
local log = {}
local function note(...)
  for i, v in ipairs({ ... }) do log[#log + 1] = i .. ":" .. tostring(v) end
end
for i = 1, 10 do
  if i % 2 == 0 then note(i, "even") else note(i) end
end
local text = table.concat(log, " ")
for k, v in pairs(log) do text = v end
table.sort(log)
say(#text, log[1], spent())
`

// TestStepsAreCounted fixes the exact count of one script. The count rests on the virtual machine asking its context
// once before each instruction; should an update of it change that, this test says so.
func TestStepsAreCounted(t *testing.T) {
	p, err := Compile("count.lua", countedScript, NewGlobals(append(testWords, "spent")...))
	if err != nil {
		t.Fatal(err)
	}
	h := &host{}
	for range 3 {
		h.said = nil
		err := Run(p, Limits{}, func(L *lua.LState) {
			h.setup(L)
			L.SetGlobal("spent", L.NewFunction(func(L *lua.LState) int {
				L.Push(lua.LNumber(Spent(L)))
				return 1
			}))
		})
		if err != nil {
			t.Fatal(err)
		}
		if got, want := strings.Join(h.said, " "), "6 1:1 869"; got != want {
			t.Errorf("said %s, want %s", got, want)
		}
	}
}

// TestBudgetStopsAtTheSameStep stops one script in its middle, twice, and just lets it end.
func TestBudgetStopsAtTheSameStep(t *testing.T) {
	source := "local x = 0\nwhile true do\n  x = x + 1\n  say(x)\nend"
	first, err := runSource(source, Limits{Steps: 1000})
	second, err2 := runSource(source, Limits{Steps: 1000})
	if fmt.Sprint(first, err) != fmt.Sprint(second, err2) || len(first) == 0 {
		t.Errorf("two runs differ: %d words %v, %d words %v", len(first), err, len(second), err2)
	}
}

// TestCharge shows that a host function pays for its work, however much that is.
func TestCharge(t *testing.T) {
	for _, n := range []int{-5, 0, 100, 1000, math.MaxInt} {
		p, err := Compile("work.lua", "work()\nwork()", NewGlobals("work"))
		if err != nil {
			t.Fatal(err)
		}
		calls := 0
		err = Run(p, Limits{Steps: 500}, func(L *lua.LState) {
			L.SetGlobal("work", L.NewFunction(func(L *lua.LState) int {
				Charge(L, n)
				calls++
				return 0
			}))
		})
		if want := n <= 100; (err == nil) != want || (calls == 2) != want {
			t.Errorf("Charge(%d): %d calls, %v", n, calls, err)
		}
	}
}

// TestWhere asks for the line from inside a host function, also through a function of another file.
func TestWhere(t *testing.T) {
	p, err := Compile("a.lua", "here()\n\nlocal function f() here() end\nf()\nhere(1,\n 2)", NewGlobals("here"))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	err = Run(p, Limits{}, func(L *lua.LState) {
		if file, line := Where(L); file != "" || line != 0 {
			t.Errorf("nothing runs, but Where says %s:%d", file, line)
		}
		L.SetGlobal("here", L.NewFunction(func(L *lua.LState) int {
			file, line := Where(L)
			got = append(got, fmt.Sprint(file, ":", line))
			return 0
		}))
	})
	if want := "[a.lua:1 a.lua:3 a.lua:5]"; err != nil || fmt.Sprint(got) != want {
		t.Errorf("got %v %v, want %s", got, err, want)
	}
}

// TestProgramIsShared runs one program in many goroutines at once; the race detector watches.
func TestProgramIsShared(t *testing.T) {
	p, err := Compile("shared.lua", strings.Replace(countedScript, ", spent()", "", 1)+"local x\nx.y = 1",
		NewGlobals(testWords...))
	if err != nil {
		t.Fatal(err)
	}
	var group sync.WaitGroup
	for range 8 {
		group.Go(func() {
			for range 20 {
				h := &host{}
				err := Run(p, Limits{}, h.setup)
				if got := fmt.Sprint(h.said, err); got != "[6 1:1] shared.lua:14: x is nil, so it has no y" {
					t.Error(got)
				}
			}
		})
	}
	group.Wait()
}

// TestTableFields fails where the fields that slots counts have been renamed.
func TestTableFields(t *testing.T) {
	table := &lua.LTable{Metatable: lua.LNil}
	table.RawSetInt(3, lua.LTrue)
	table.RawSetString("a", lua.LTrue)
	table.RawSetString("a", lua.LNil)
	if got := slots(table); got != 4 {
		t.Errorf("a table with four places has %d", got)
	}
}

func TestNearest(t *testing.T) {
	words := []string{"players", "plays", "expect", "", guardJoin}
	for _, c := range []struct{ name, want string }{
		{"player", "players"}, {"plyas", "plays"}, {"exepct", "expect"}, {"zone", ""}, {"x", ""}, {"", ""},
		{strings.Repeat("plays", 10), ""},
	} {
		if got := nearest(c.name, words); got != c.want {
			t.Errorf("nearest(%q) = %q, want %q", c.name, got, c.want)
		}
	}
}

const benchScript = `
local cat, dan = { name = "Cat", hand = { "Kick", "Punch" } }, { name = "Dan", hand = {} }
local function acts(who, card) say(who.name .. " plays " .. card) end
acts(cat, cat.hand[1])
for i, card in ipairs(cat.hand) do acts(cat, card) end
assert(#dan.hand == 0, "Dan has no cards")
`

func BenchmarkRun(b *testing.B) {
	p, err := Compile("bench.lua", benchScript, NewGlobals(testWords...))
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		h := &host{}
		if err := Run(p, Limits{}, h.setup); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkCompile(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Compile("bench.lua", benchScript, NewGlobals(testWords...)); err != nil {
			b.Fatal(err)
		}
	}
}
