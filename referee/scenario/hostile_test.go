package scenario

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/internal/sandbox"
)

// A word that ignores, cuts or rounds what it is given makes expectations that cannot fail. So every word is called
// with everything that it cannot mean. The words are those of the language itself: a new one fails here until it says
// what a good call of it is.

// bad are the values that no word takes; where is the place of a value: for a few places one of them is good.
var bad = []string{`0/0`, `math.huge`, `-math.huge`, `0.5`, `-0.5`, `1e300`, `-1e300`, `2^53`, `2^31`, `-1`, `true`,
	`"77"`, `"\27[2J"`, `""`,
	`function() end`, `{ nil, "Punch" }`, `{ "Punch", nil, "Punch" }`, `{ "Punch", zzz = 1 }`, `{ zzz = "Punch" }`,
	`{ [7] = "Punch" }`, `{ [0.5] = "Punch" }`,
	`{ [true] = "Punch" }`, `{ {} }`, `{ { "Punch", zzz = 1 } }`, `{ 1 }`, `game`, `expect`}

// call is a good call of a word.
type call struct {
	before, word string
	args         []string
	after        string
	good         []string // of bad, what it does take
}

const (
	forever = `scenario "x" { game = "forever-evil" }` + "\n"
	seats   = `local ann, ben = players { { "Ann", character = "Lex Luthor", hand = { "Punch", "Kick" } }, { "Ben", character = "Sinestro", hand = { "Punch" } } }` + "\n"
	seated  = forever + seats + `line_up { "Giganta" }` + "\n"
	heroes  = `scenario "x" { game = "champions" }` + "\n" +
		`local ann, ben = players { { "Ann", character = "Spider-Man", hand = { "Backflip" }, in_play = { "Tigra" } }, { "Ben", character = "She-Hulk" } }` + "\n"
	fallen = `scenario "x" { game = "metal" }` + "\n" +
		`local ann, ben = players { { "Ann", character = "Cyborg", hand = { "Punch", "Punch" } }, { "Ben", character = "Plastic Man (oversized)", hand = { "Punch" } } }` + "\n"
	foes = `scenario "x" { game = "rivals" }` + "\n" +
		`local ann, ben = players { { "Ann", character = "Batman 9", hand = { "Punch", "Kick" } }, { "Ben", character = "The Joker 9", hand = { "Punch" } } }` + "\n"
)

// goodGlobals are the good calls of the global words that are functions.
var goodGlobals = map[string]call{
	"scenario": {"", `scenario`, []string{`"x"`}, ` { game = "forever-evil" } ` + seats + `ann:ends_turn()`,
		[]string{`"77"`}},
	"players": {forever, `local ann, ben = players`, []string{`{ { "Ann" }, { "Ben" } }`}, "\nann:ends_turn()",
		nil},
	"stacks": {forever + seats, `stacks`, []string{`{ weakness = 3 }`}, "\nann:ends_turn()", nil},
	"expect": {seated, `expect`, []string{`ann.hand`}, ":count(2)", nil},
	"refused": {seated, `refused`, []string{`function() ann:buys "Giganta" end`, `"fe.buy.combined-cost"`}, "",
		nil},
	"what_if": {seated, `what_if`, []string{`"Ann goes on"`, `function() ann:ends_turn() end`}, "\nann:plays \"Punch\"",
		[]string{`"77"`}},
	"ruling": {seated + "ann:ends_turn()\n", `ruling`, []string{`{ en = "x", fr = "x" }`}, "", nil},
	"use":    {seated, `use`, []string{`"lib/x"`}, "\nann:ends_turn()", []string{`"77"`}},
	"as_if": {forever + seats + `line_up { "Giganta", "Giganta", "Giganta" }` + "\n", `as_if`, nil,
		"\nann:ends_turn()", nil},
	"begin": {seated, `begin`, nil, "\nexpect(game):goes_on()", nil},
	"shuffle_gives": {forever +
		`local ann, ben = players { { "Ann", hand = {}, deck = {}, discard = { "Punch" } }, { "Ben" } }` + "\n",
		`shuffle_gives`, []string{`{ "Punch" }`}, "\nann:ends_turn()", nil},
	"until_step": {seated, `until_step`, []string{`"turn"`}, "\nexpect(game):goes_on()", nil},
	"possible":   {seated, `possible`, []string{`{ that(ann.vp):at_least(1), within = "this turn" }`}, "", nil},
	"always":     {seated, `always`, []string{`{ that(ann.vp):at_least(0), within = "this turn" }`}, "", nil},
	"never":      {seated, `never`, []string{`{ that(ann.vp):at_least(99), within = "this turn" }`}, "", nil},
	"that":       {seated + "never { ", `that`, []string{`ann.vp`}, ":at_least(9), within = \"1 move\" }", nil},
}

// goodChecks are what good expectations of each kind and word take.
var goodChecks = map[string]call{
	"zone.is":       {args: []string{`{ "Punch", "Kick" }`}},
	"zone.in_order": {word: "ann.deck", args: []string{`{ "Punch", "Kick" }`}},
	"zone.has":      {args: []string{`"Punch"`, `1`}}, "zone.has_no": {args: []string{`"Giganta"`}},
	"zone.count": {args: []string{`2`}},
	"zone.top":   {word: "ann.deck", args: []string{`"Punch"`}}, "zone.is_empty": {word: "ann.in_play"},
	"zone.shows":         {word: "super_heroes", args: []string{`"Superman"`}},
	"zone.is_face_down":  {word: "main_deck"},
	"number.is":          {args: []string{`0`}, good: []string{`-1`}},
	"number.at_least":    {args: []string{`1`}, good: []string{`-1`}},
	"number.at_most":     {args: []string{`0`}, good: []string{`-1`}},
	"player.may":         {args: []string{`"plays"`, `"Punch"`}},
	"player.may_not":     {args: []string{`"buys"`, `"Giganta"`}},
	"player.must_choose": {args: []string{`{ "plays Punch" }`}}, "player.is_on_turn": {}, "player.won": {},
	"player.did_not_win": {},
	"game.is_over":       {}, "game.goes_on": {}, "game.is_between_turns": {},
	"log.has":      {before: "ann:plays \"Punch\"\n", args: []string{`ann`, `"plays"`, `"Punch"`}},
	"log.has_no":   {before: "ann:plays \"Punch\"\n", args: []string{`ann`, `"plays"`, `"Kick"`}},
	"log.count":    {before: "ann:plays \"Punch\"\n", args: []string{`1`, `ann`, `"plays"`, `"Punch"`}},
	"log.in_order": {before: "ann:plays \"Punch\"\n", args: []string{`{ { "turn" }, { ann, "plays", "Punch" } }`}},
}

var subjects = map[string]string{"zone": "ann.hand", "number": "ann.power", "player": "ann", "game": "game",
	"log": "log"}

// triedHere are the games whose tables and cards these tests know, in their order.
func triedHere() []*engine.Game {
	return slices.DeleteFunc(games.All(), func(g *engine.Game) bool { return tables[g.ID] == (table{}) })
}

// tables are a table of each such game, bare and seated, and cards that lie there.
var tables = map[string]table{
	"forever-evil": {bare: forever + seats, seated: seated, held: `"Punch"`, subject: `line_up:`, shown: `"Giganta"`,
		card: "Giganta"},
	"champions": {bare: heroes, seated: heroes, held: `"Backflip"`, subject: `ann.in_play:`, shown: `"Tigra"`,
		card: "Advance"},
	"metal": {bare: fallen, seated: fallen + `line_up { "Starro" }` + "\n", held: `"Punch"`, subject: `line_up:`,
		shown: `"Starro"`, card: "Starro"},
	"rivals": {bare: foes, seated: foes + `line_up { "Robin", "Huntress", "Superman", "Oracle", "Bane" }` + "\n", held: `"Punch"`, subject: `line_up:`,
		shown: `"Robin"`, card: "Robin"},
}

// table is a table as scripts lay it out: a card in hand, what is asked of a card in sight, and one of its deck.
type table struct{ bare, seated, held, subject, shown, card string }

// goodCalls gives a good call of every word.
func goodCalls(t testing.TB) []call {
	var out []call
	places := map[string]bool{"game": true, "log": true} // these two are asked, never called
	for _, g := range triedHere() {
		for _, z := range g.Rules(g.Editions[0]).Shared[1:] {
			places[z.ID] = true
			if !z.Inner {
				out = append(out, call{tables[g.ID].bare, z.ID, []string{`{}`}, "\nexpect(game):is_over()", nil})
			}
		}
	}
	for _, w := range Words() {
		c, ok := goodGlobals[w]
		if !ok && !places[w] {
			t.Errorf("%s: what is a good call of this word?", w)
		} else if ok {
			out = append(out, c)
		}
	}
	for kind, words := range checkWords {
		for _, w := range words {
			c, ok := goodChecks[kind+"."+w]
			if !ok {
				t.Errorf("expect of %s: what is a good call of the word %s?", kind, w)
			}
			subject := subjects[kind]
			if c.word != "" {
				subject = c.word
			}
			out = append(out, call{seated + c.before, "expect(" + subject + "):" + w, c.args, "", c.good})
			if kind != "log" && slices.Contains(thatWords(kind), w) {
				if w == "won" || w == "did_not_win" { // of a game that ends with this turn
					out = append(out, call{lastTurn + "never { ", "that(" + subject + "):" + w, c.args,
						", that(ann.power):at_least(99), within = \"1 turn\" }", c.good})
					continue
				}
				out = append(out, call{seated + "never { ", "that(" + subject + "):" + w, c.args,
					", within = \"1 move\" }", c.good})
			}
		}
	}
	for _, g := range triedHere() {
		before := tables[g.ID].seated
		rules := g.Rules(g.Editions[0])
		for _, v := range rules.Verbs {
			switch {
			case v.Word == "":
			case v.Of == engine.OfNothing:
				out = append(out, call{before, "ann:" + v.Word, nil, "", nil})
			default:
				out = append(out,
					call{before, "ann:" + v.Word,
						[]string{tables[g.ID].held, `ann.hand`}, "", nil})
			}
		}
		for _, m := range measures(g, rules) {
			if m.lacks != nil && (m.word == "kept" || m.word == "carries" || m.word == "takes_types" ||
				m.word == "threat" || m.word == "counters" || m.word == "facedown" ||
				m.word == "def" || m.word == "rec" || m.word == "sch" || m.word == "hand_size" ||
				m.word == "ally_limit" || m.word == "threshold") {
				continue // the card does not have it
			}
			out = append(out, call{before + "expect(", tables[g.ID].subject + m.word, []string{tables[g.ID].shown},
				"):is(1)", nil})
		}
	}
	out = append(out, call{forever + seats, `main_deck:on_top`, []string{`{ "Punch" }`}, "\nann:ends_turn()", nil})
	return out
}

// hostileScripts are the files of testdata/hostile by their names. The first line of each says how it ends.
func hostileScripts(t testing.TB) map[string]string {
	t.Helper()
	files, err := filepath.Glob("testdata/hostile/*.lua")
	if err != nil || len(files) == 0 {
		t.Fatal("no hostile scripts", err)
	}
	out := map[string]string{}
	for _, file := range files {
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		out[file] = string(source)
	}
	return out
}

// TestHostileScripts runs whole scripts that once went wrong without a word.
func TestHostileScripts(t *testing.T) {
	for file, source := range hostileScripts(t) {
		first, _, _ := strings.Cut(source, "\n")
		want, ok := strings.CutPrefix(first, "-- ends: ")
		if got := outcome(t, source); !ok || want == "" && got != "" || !strings.Contains(got, want) {
			t.Errorf("%s: %s, not %q", file, got, want)
		}
	}
}

// hostile runs a script that must be told what is wrong with it, and not by the rules and not by an expectation that
// happens to fail.
func hostile(t *testing.T, source string) {
	t.Helper()
	var first string
	for range 1 + strings.Count(source, "zzz = ") {
		s, err := Compile("t", "t.lua", source)
		if err == nil {
			r := s.Run(Options{Use: func(string) (string, string, error) { return "lib/x.lua", "", nil }})
			if f := r.Failed(); f != nil && (f.Refused || f.Expectation) {
				t.Errorf("%s\nis taken for something: %v", source, r.Err)
			}
			err = r.Err
		}
		var fault *sandbox.HostPanic
		switch {
		case err == nil:
			t.Errorf("%s\nis accepted", source)
			return
		case errors.As(err, &fault):
			t.Errorf("%s\n%v\n%s", source, err, fault.Stack)
			return
		}
		said := engine.Tell(err, engine.EN) + engine.Tell(err, engine.FR)
		if strings.ContainsAny(said, "\x1b\x00\r") {
			t.Errorf("%s\nis told with control characters: %q", source, said)
		}
		if first == "" {
			first = said
		}
		if said != first {
			t.Errorf("%s\nis told in two ways:\n%s\n%s", source, first, said)
		}
	}
}

// sound runs a script that is sound, whether or not the rules allow what it does.
func sound(t *testing.T, source string) {
	t.Helper()
	s, err := Compile("t", "t.lua", source)
	if err == nil {
		r := s.Run(Options{Use: func(string) (string, string, error) { return "lib/x.lua", "", nil }})
		if f := r.Failed(); f == nil || !f.Refused && !f.Expectation {
			err = r.Err
		}
	}
	if err != nil {
		t.Errorf("%s\nis no good call: %v", source, err)
	}
}

// TestEveryWordTakesWhatItMeans calls every word with values that it cannot mean, and with one too many.
func TestEveryWordTakesWhatItMeans(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	for _, c := range goodCalls(t) {
		sound(t, c.before+c.word+"("+strings.Join(c.args, ", ")+")"+c.after)
		for i := range c.args {
			for _, b := range bad {
				if slices.Contains(c.good, b) {
					continue
				}
				args := slices.Clone(c.args)
				args[i] = b
				hostile(t, c.before+c.word+"("+strings.Join(args, ", ")+")"+c.after)
			}
			args := append(slices.Clone(c.args[:i]), "nil")
			hostile(t, c.before+c.word+"("+strings.Join(append(args, c.args[i+1:]...), ", ")+")"+c.after)
		}
		for _, b := range []string{`"junk"`, `{}`, `3`, `nil`} {
			hostile(t, c.before+c.word+"("+strings.Join(append(slices.Clone(c.args), b), ", ")+")"+c.after)
		}
	}
}

// TestEveryLabelTakesWhatItMeans gives every label of every table values that it cannot mean.
func TestEveryLabelTakesWhatItMeans(t *testing.T) {
	label := func(format string, good ...string) {
		for _, b := range append(slices.Clone(bad), `ann`, `ann.hand`) {
			if strings.HasPrefix(b, "ann") && !strings.Contains(format, "local ann") || slices.Contains(good, b) {
				continue
			}
			hostile(t, fmt.Sprintf(format, b))
		}
	}
	yes := []string{"true"}
	for _, g := range triedHere() {
		before := tables[g.ID].seated
		rules := g.Rules(g.Editions[0])
		for _, k := range headerKeys {
			if k == "seed" {
				label(`scenario "x" { game = "`+g.ID+`", seed = %s }`, `2^31`)
				continue
			}
			label(`scenario "x" { game = "` + g.ID + `", ` + k + ` = %s }`)
		}
		for _, k := range slices.Sorted(maps.Keys(g.SetupWords())) {
			if g.SetupWords()[k].Most == 1 {
				label(`scenario "x" { game = "`+g.ID+`", `+k+` = %s }`, yes...)
				continue
			}
			label(`scenario "x" { game = "` + g.ID + `", ` + k + ` = %s }`)
		}
		scenario := `scenario "x" { game = "` + g.ID + `" }` + "\n"
		keys := []string{"character"}
		for _, z := range rules.PerPlayer {
			if !z.Inner {
				keys = append(keys, z.ID)
				if z.Piled {
					keys = append(keys, z.ID+"_top")
				}
			}
		}
		for _, c := range rules.CountInfo {
			if !c.Global && !c.Outcome {
				keys = append(keys, c.ID)
			}
		}
		for _, k := range append(keys, "[1]", "[2]", "zzz") {
			label(scenario + `players { { "Ann", ` + k + ` = %s }, { "Ben" } } begin()`)
		}
		for _, z := range rules.Shared[1:] {
			if !z.Inner {
				label(before + `stacks { ` + z.ID + ` = %s } begin()`)
			}
		}
		for _, w := range measures(g, rules) {
			good := []string(nil)
			if w.yes {
				good = yes
			}
			label(scenario+`players { { "Ann", hand = { { "Punch", `+w.word+` = %s } } }, { "Ben" } } begin()`, good...)
		}
		label(scenario + `players { { "Ann", hand = { { "Punch", with = %s } } }, { "Ben" } } begin()`)
	}
	for _, k := range []string{"within", "at", "any_order_of", "states", "[1]", "[2]", "[3]", "zzz"} {
		label(seated + `never { that(ann.vp):at_least(99), within = "this turn", ` + k + ` = %s }`)
	}
	for _, k := range []string{"fe.end-turn.6-draw", "fe.attack.one-defense"} {
		label(`scenario "x" { game = "forever-evil", rules = { ["` + k + `"] = %s } }`)
	}
	label(`scenario "x" { game = "forever-evil", question = { en = %s } }`)
	label(`scenario "x" { game = "forever-evil", question = { de = %s } }`)
	label(seated+`ann:ends_turn() ruling { fr = %s }`, `"77"`)
}
