package scenario

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"tablereferee/engine"
	"tablereferee/engine/log"
)

// attacked is a table at which an Attack on Ben is open.
const attacked = `scenario "t" { game = "forever-evil" }
local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Bizarro Power", "Punch" } },
  { "Ben", character = "Sinestro", hand = { "Invulnerable", "Kick" }, discard = {} },
}
ann:plays "Bizarro Power"
`

// TestBranches proves what a branch may say, and what it leaves as it is.
func TestBranches(t *testing.T) {
	for _, c := range []struct{ name, script, want string }{
		{"the game goes on as if nothing had happened", `what_if("x", function() ben:defends "Invulnerable" expect(ben.discard):is { "Invulnerable" } end)
ben:declines() expect(ben.discard):is { "Weakness" }`, ""},
		{"the question is still open", `what_if("x", function() ben:defends "Invulnerable" end) ann:plays "Punch"`,
			"a question to Ben is open"},
		{"places and numbers mean the table of the branch, and then that of the game", `ben:declines() local p, h = ann.power, ann.hand
what_if("x", function() ann:plays "Punch" expect(p):is(5) expect(h):is_empty() end) expect(p):is(4) expect(h):is { "Punch" } ann:ends_turn()`, ""},
		{"a number that was read inside is read anew outside", `ben:declines() local p
what_if("x", function() ann:plays "Punch" p = ann.power expect(p):is(5) end) expect(p):is(4) ann:ends_turn()`, ""},
		{"an expectation that does not hold inside", `what_if("x", function() ben:declines() expect(ann.power):is(5) end) ben:defends "Invulnerable"`,
			"t.lua:7: Ann Power: expected 5, but it is 4"},
		{"branches in branches", `what_if("x", function() ben:defends "Invulnerable"
what_if("y", function() ann:plays "Punch" expect(ann.power):is(5) end) expect(ann.power):is(4) ann:ends_turn() end) ben:declines()`, ""},
		{"the log inside goes on from that of the game", `local m = log:mark()
what_if("x", function() ben:declines() expect(log):has(ann, "plays", "Bizarro Power") expect(log:since(m)):has(ben, "gains", "Weakness") end)
ben:defends "Invulnerable" expect(log):has_no(ben, "gains", "Weakness")`, ""},
		{"the last move of the game ends where it did", `ben:declines() local move = log:last_move()
what_if("x", function() ann:plays "Punch" expect(log:last_move()):has(ann, "plays", "Punch") end)
expect(log:last_move()):has(ben, "gains", "Weakness") ann:ends_turn() expect(move):has_no(ann, "plays", "Punch")`, ""},
		{"a mark of a branch", `local m what_if("x", function() ben:declines() m = log:mark() end) ben:defends "Invulnerable" expect(log:since(m)):has(ann, "draws")`,
			`this was marked in the branch "x" of line 7`},
		{"a mark of the branch around", `what_if("x", function() ben:declines() local m = log:mark()
what_if("y", function() ann:plays "Punch" expect(log:since(m)):has(ann, "plays", "Punch") end) ann:ends_turn() end) ben:defends "Invulnerable"`, ""},
		{"refused inside", `what_if("x", function() ben:defends "Invulnerable" refused(function() ann:buys "Kick" end, "fe.buy.combined-cost") end) ben:declines()`,
			"this was expected to be refused by fe.buy.combined-cost, but it is allowed"},
		{"a refusal inside", `what_if("x", function() ben:defends "Invulnerable" refused(function() ben:declines() end, "fe.attack.may-avoid") end) ben:declines()`,
			"this is refused, but not by fe.attack.may-avoid"},
		{"a claim inside", `what_if("x", function() ben:declines() never { that(ann.power):at_least(9), within = "1 move" } end) ben:defends "Invulnerable"`, ""},
		{"nothing in it", `what_if("x", function() end) ben:declines()`, `nothing is played in the branch "x"`},
		{"only an expectation", `what_if("x", function() expect(ann.power):is(4) end) ben:declines()`, `nothing is played in the branch "x"`},
		{"only a refusal", `what_if("x", function() refused(function() ann:plays "Punch" end, "fe.attack.may-avoid") end) ben:declines()`,
			`nothing is played in the branch "x"`},
		{"an open question at its end", `ben:declines() ann:ends_turn() what_if("x", function() ben:plays "Kick" end) ben:ends_turn()`, ""},
		{"as the scenario goes on", `what_if("x", function() ben:declines() end) ben:declines() ann:plays "Punch"`,
			`t.lua:7: the branch "x" comes out just as the scenario goes on`},
		{"as the scenario goes on, and further", `what_if("x", function() ben:declines() ann:plays "Punch" end) ben:declines()`, ""},
		{"as the branch around goes on", `what_if("x", function() what_if("y", function() ben:declines() end) ben:declines() ann:plays "Punch" end) ben:defends "Invulnerable"`,
			`the branch "y" comes out just as`},
		{"in refused", `refused(function() what_if("x", function() ben:declines() end) end, "fe.attack.may-avoid")`,
			"what_if does not stand inside refused"},
		{"behind the ruling", `ben:declines() ruling { en = "It is so.", fr = "C'est ainsi." } what_if("x", function() ann:plays "Punch" end)`,
			"the ruling, on line 7, is the last thing"},
		{"the ruling inside", `what_if("x", function() ben:declines() ruling { en = "It is so.", fr = "C'est ainsi." } end) ben:defends "Invulnerable"`,
			"the ruling does not stand in a branch"},
		{"a set-up inside", `what_if("x", function() stacks { weakness = 1 } end) ben:declines()`, "stacks comes too late"},
		{"players inside", `what_if("x", function() local c, d = players { { "Cy" }, { "Di" } } end) ben:declines()`, "comes too late"},
		{"no title", `what_if(function() ben:declines() end) ben:declines()`, "a branch begins with what it shows, in quotes"},
		{"an empty title", `what_if(" ", function() ben:declines() end) ben:declines()`, "a branch begins with what it shows, in quotes"},
		{"a title of two lines", `what_if("a\nb", function() ben:declines() end) ben:declines()`, "the title of a branch"},
		{"a long title", `what_if(("x"):rep(101), function() ben:declines() end) ben:declines()`, "the longest allowed has 100"},
		{"no function", `what_if("x", ben) ben:declines()`, "what is played in a branch stands in a function"},
		{"two of one title", `what_if("x", function() ben:declines() end) what_if("x", function() ben:declines() end) ben:defends "Invulnerable"`,
			`two branches at one place are called "x"; the other one is on line 7`},
		{"one title at two places", `what_if("x", function() ben:declines() end) ben:defends "Invulnerable" what_if("x", function() ann:plays "Punch" end) ann:ends_turn()`, ""},
		{"a function that no branch runs", `local function f() what_if("x", function() ben:declines() end) end ben:declines()`,
			"this what_if is never reached"},
		{"a branch as a condition", `if what_if("x", function() ben:declines() end) then ben:declines() end`, "is no condition"},
		{"a shuffle that never comes", `what_if("x", function() shuffle_gives { "Kick" } ben:declines() end) ben:defends "Invulnerable"`,
			`is waiting for a shuffle that never came in the branch "x": Kick`},
		{"a step in it", `ben:declines() what_if("x", function() until_step "end of turn, step 7" ann:ends_turn() expect(ann.in_play):is_empty() end) ann:plays "Punch"`, ""},
		{"a step that does not come", `ben:declines() what_if("x", function() until_step "end of turn, step 7" ann:plays "Punch" end) ann:ends_turn()`,
			`that step has not come`},
		{"from a step", `ben:declines() until_step "end of turn, step 7" ann:ends_turn()
what_if("x", function() ben:plays "Kick" expect(ben.power):is(2) end) expect(ann.in_play):is_empty() ben:ends_turn()`, ""},
		{"an expectation that was begun before", `local e = expect(ann.power) what_if("x", function() ben:declines() ann:plays "Punch" e:is(5) end) ben:defends "Invulnerable"`, ""},
		{"an expectation that says nothing", `what_if("x", function() ben:declines() expect(ann.power) end) ben:defends "Invulnerable"`, "says nothing"},
		{"what never lies there", `ben:declines() what_if("x", function() ann:plays "Punch" expect(ann):may_not("buys", "Catwoman") end) ann:ends_turn()`,
			"no Catwoman ever lies where Ann could say"},
		{"a word under another name", `local w = what_if w("x", function() ben:declines() end)`, "what_if is no value"},
	} {
		if got := outcome(t, attacked+c.script); c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s: %s\n  %s\n  not %q", c.name, c.script, got, c.want)
		}
	}
}

// TestBranchesAreTheSameGame proves that a branch that says what the game then does comes out like it, however it
// stands there: with shuffles that a line has fixed, shown set-ups, steps, payments and answers taken by themselves.
func TestBranchesAreTheSameGame(t *testing.T) {
	const move = "\nann:ends_turn()"
	for name, source := range map[string]string{
		"a shuffle that is fixed": `scenario "t" { game = "forever-evil" }
local ann, ben = players { { "Ann", character = "Lex Luthor", hand = { "Johnny Quick", "Johnny Quick" }, deck = {}, discard = { "Punch", "Kick", "Vibe" } }, { "Ben", character = "Sinestro" } }
shuffle_gives { "Vibe", "Kick" }
ann:plays "Johnny Quick"
what_if("x", function() ann:plays "Johnny Quick" expect(ann.hand):is { "Vibe", "Kick" } end)
ann:plays "Vibe"`,
		"a set-up that is shown": `scenario "t" { game = "forever-evil", set_up = "shown" }
local ann, ben = players { { "Ann", character = "Lex Luthor" }, { "Ben", character = "Sinestro" } }
what_if("x", function() ann:ends_turn() ben:ends_turn() end)
expect(ann):is_on_turn()` + move,
		"a champion's set-up": `scenario "t" { game = "champions", set_up = "shown", windows = "pass" }
local ann = players { { "Ann", character = "Spider-Man" } }
ann:declines "discards"
what_if("x", function() ann:changes_form() end)
expect(ann):is_on_turn()`,
		"a payment": `scenario "t" { game = "champions" }
local ann = players { { "Ann", character = "She-Hulk", identity = { "She-Hulk" }, hand = { "Uppercut", "Energy", "Gamma Slam", "Haymaker" } } }
villain { "Rhino I" }
ann:plays "Uppercut"
what_if("x", function() ann:pays_with("Energy", "Gamma Slam") expect(ann.hand):is { "Haymaker" } end)
ann:pays_with("Energy", "Haymaker")
expect(ann.hand):is { "Gamma Slam" }`,
		"an answer that is asked all the same": `scenario "t" { game = "champions" }
local ann = players { { "Ann", character = "She-Hulk", hand = {}, engaged = { "Hydra Mercenary" }, in_play = { "Mockingbird" } } }
villain { "Rhino I" }
ann:attacks_with "Mockingbird"
refused(function() ann:chooses "Rhino" end, "mc.keywords.guard")
what_if("x", function() ann:attacks_with "She-Hulk" refused(function() ann:chooses "Rhino" end, "mc.keywords.guard") end)
ann:changes_form()`,
	} {
		if got := outcome(t, source); got != "" {
			t.Errorf("%s: %s", name, got)
		}
	}
}

// TestBranchInTheLog proves how a branch is told, and that what reads a log of the game does not take it for what
// happened.
func TestBranchInTheLog(t *testing.T) {
	s, err := Compile("t", "t.lua", attacked+`what_if("Ben defends", function()
  ben:defends "Invulnerable"
  what_if("and the turn ends", function() ann:ends_turn() end)
  ann:plays "Punch"
end)
ben:declines()`)
	if err != nil {
		t.Fatal(err)
	}
	r := s.Run(Options{})
	if r.Err != nil {
		t.Fatal(r.Err)
	}
	text := log.Text(r.Log, engine.EN)
	lines, err := log.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	told := log.Lines(r.Log)
	if events := log.LineEvents(r.Log); len(events) != len(told) || len(told) != bytes.Count(text, []byte("\n")) {
		t.Fatalf("%d lines, %d of them told, %d with events", bytes.Count(text, []byte("\n")), len(told), len(events))
	}
	raw := strings.Split(string(text), "\n")
	within := map[string]int{"what if: Ben defends": 0, "what if: and the turn ends": 1, "turn Ben": 2,
		"Ann plays Punch: Ann hand -> Ann in play": 1, "Ben gains Weakness: Weakness stack -> Ben discard pile": 0}
	seen := 0
	for i := range told {
		said := strings.TrimSpace(raw[i])
		for w, deep := range within {
			if said != w && !strings.HasPrefix(said, w+" ") {
				continue
			}
			seen++
			if got := lines[i-1].Within; got != deep {
				t.Errorf("%s stands in %d branches, not in %d", w, got, deep)
			}
			if is := told[i].Log == r.Log; is != (deep == 0 && !strings.HasPrefix(w, "what if")) {
				t.Errorf("%s is of the game: %t", w, is)
			}
		}
		if strings.HasPrefix(said, "what if: and") && told[i].Line() != 9 || strings.HasPrefix(said, "turn Ben") && told[i].Line() != 9 {
			t.Errorf("%s comes of line %d", said, told[i].Line())
		}
	}
	if seen != len(within) {
		t.Errorf("%d lines of %d seen", seen, len(within))
	}
	for lang, want := range map[engine.Lang]string{engine.EN: `{"what_if":"and the turn ends","depth":5,"within":1}`,
		engine.FR: `{"what_if":"Ben defends","depth":4}`} {
		if !bytes.Contains(log.JSONLines(r.Log, lang), []byte(want+"\n")) {
			t.Errorf("no %s in\n%s", want, log.JSONLines(r.Log, lang))
		}
	}
	if !bytes.Contains(log.Text(r.Log, engine.FR), []byte("\n        et si : Ben defends\n")) {
		t.Errorf("%s", log.Text(r.Log, engine.FR))
	}
	for _, c := range []string{"fe.attack.only-self", "fe.end-turn.6-draw"} {
		if id, _ := r.Game.Book.Find(c); r.Log.Cited()[id] == 0 {
			t.Errorf("%s is cited by a branch alone, and not counted", c)
		}
	}
	if r.Checks != 0 {
		t.Errorf("%d checks", r.Checks)
	}
}

// TestHostileBranches proves that branches are bounded, however they are called.
func TestHostileBranches(t *testing.T) {
	punches := `scenario "t" { game = "forever-evil" }
local ann, ben = players { { "Ann", character = "Lex Luthor" }, { "Ben", character = "Sinestro" } }
`
	for _, c := range []struct{ name, script, want string }{
		{"deep", `local function go(n) what_if("deeper " .. n, function() ann:ends_turn() ben:ends_turn() go(n + 1) end) end go(1)`,
			"branches stand in branches more than 3 deep"},
		{"without an end", `local function go() what_if("x", go) end go()`, "branches stand in branches more than 3 deep"},
		{"in a loop", `for i = 1, 1e5 do what_if("x" .. i, function() ann:ends_turn() end) end`, "more than 20 branches"},
		{"turns without an end", `for i = 1, 20 do what_if("x" .. i, function() while true do ann:ends_turn() ben:ends_turn() end end) end`,
			"t.lua:3"},
		{"many long ones", `for i = 1, 300 do ann:ends_turn() ben:ends_turn() end
for i = 1, 20 do what_if("x" .. i, function() for k = 1, 20 do ann:ends_turn() ben:ends_turn() end expect(ann.power):is(0) end) end ann:ends_turn()`, ""},
		{"all of them long", `for i = 1, 20 do what_if("x" .. i, function() for k = 1, 100 do ann:ends_turn() ben:ends_turn() end expect(ann.power):is(0) end) end ann:ends_turn()`,
			"too many events"},
	} {
		start := time.Now()
		got := outcome(t, punches+c.script)
		if took := time.Since(start); took > 2*time.Second && !testing.Short() {
			t.Errorf("%s: %v", c.name, took)
		}
		if c.want == "" && got != "" && !strings.Contains(got, "the game is over") || !strings.Contains(got, c.want) {
			t.Errorf("%s\n  %s\n  not %q", c.name, got, c.want)
		}
	}
}

// BenchmarkBranch is a scenario with a branch in it.
func BenchmarkBranch(b *testing.B) {
	s, err := Compile("t", "t.lua", attacked+`what_if("x", function() ben:defends "Invulnerable" end) ben:declines()`)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if r := s.Run(Options{}); r.Err != nil {
			b.Fatal(r.Err)
		}
	}
}
