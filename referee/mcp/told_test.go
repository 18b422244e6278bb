package mcp

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	store "tablereferee/internal/golden"
	"tablereferee/referee/ask"
	"tablereferee/referee/scenario"
)

// holds reports what of some pieces is not in a text, and of those with a ! before them what is.
func holds(t *testing.T, text string, pieces ...string) {
	t.Helper()
	for _, p := range pieces {
		if rest, not := strings.CutPrefix(p, "!"); strings.Contains(text, rest) == not {
			t.Errorf("%s:\n%s", p, text)
		}
	}
}

// TestGivenIsNoPromise: nothing that an assistant is told says that a near question surely answers.
func TestGivenIsNoPromise(t *testing.T) {
	cs := client(t, shared)
	said := []string{instructions}
	for tool, err := range cs.Tools(t.Context(), nil) {
		if err != nil {
			t.Fatal(err)
		}
		said = append(said, tool.Description, fmt.Sprint(tool.OutputSchema))
	}
	for _, v := range verdicts {
		said = append(said, v)
	}
	for _, text := range said {
		holds(t, strings.ToLower(text), "!surely answers", "!the first one answers")
	}
	holds(t, instructions, "most likely", "who, when", "how many", "holds if", "lang")
	// the recorded case says more than is asked, and that is told
	var out searchRulingsOut
	text, _ := call(t, cs, "search_rulings", map[string]any{"text": "One Weakness is left, who gains it?", "game": "FE"}, &out)
	i := slices.IndexFunc(out.Found, func(r ruling) bool { return len(r.HoldsIf) > 0 })
	if i < 0 {
		t.Fatalf("%+v", out.Found)
	}
	holds(t, text, "holds if: "+out.Found[i].HoldsIf[0])
}

// TestRulingsStandInAnOrder: what is not given stands by its chance, which the text shows.
func TestRulingsStandInAnOrder(t *testing.T) {
	cs := client(t, shared)
	for _, q := range []string{"Rhino is stunned and has Webbed Up on him, which goes first when he attacks?",
		"can I defend with an exhausted hero?", "May I buy a Kick and what happens to the stack?"} {
		var out searchRulingsOut
		text, _ := call(t, cs, "search_rulings", map[string]any{"text": q}, &out)
		rest := out.Found
		if out.Verdict == "given" {
			rest = rest[1:]
		}
		if !slices.IsSortedFunc(rest, func(a, b ruling) int { return int(100 * (b.Chance - a.Chance)) }) {
			t.Errorf("%s: %+v", q, rest)
		}
		for _, r := range out.Found {
			holds(t, text, fmt.Sprintf("chance that it answers: %.2f", r.Chance))
		}
	}
}

// TestAFrenchQuestion is answered in French where no language is chosen.
func TestAFrenchQuestion(t *testing.T) {
	cs := client(t, shared)
	in := map[string]any{"text": "Puis-je acheter deux Coups de Pied dans le même tour ?", "limit": 2}
	text, _ := call(t, cs, "search_rulings", in, nil)
	in["lang"] = "fr"
	if french, _ := call(t, cs, "search_rulings", in, nil); text != french {
		t.Error(text)
	}
	in["lang"] = "en"
	if english, _ := call(t, cs, "search_rulings", in, nil); text == english {
		t.Error("the language that is chosen does not count")
	}
}

// TestNoTableIsLost: a table is closed for another one only where there is one, never the one that it comes from, and
// that is told.
func TestNoTableIsLost(t *testing.T) {
	cs := client(t, shared)
	var at tableOut
	for range mostTables {
		if call(t, cs, "open_table", map[string]any{"script": attack}, &at); at.Closed != "" {
			t.Errorf("%s is closed", at.Closed)
		}
	}
	fork := func(said string) string {
		t.Helper()
		text, _ := call(t, cs, "answer", map[string]any{"table": "table-1", "answers": []string{said}, "fork": true}, &at)
		return text
	}
	if text := fork("nonsense"); at.Table != "table-1" || at.Closed != "" || at.Given != 0 {
		t.Error(text)
	}
	if text := fork("buys Kick"); at.Table != "table-1" || at.Refused == nil || !at.Refused.Refused {
		t.Error(text)
	}
	text := fork("Punch")
	if at.Table != "table-9" || at.Closed != "table-2" {
		t.Errorf("%s is closed for %s", at.Closed, at.Table)
	}
	holds(t, text, "table-2 was closed")
	for i := 1; i <= 9; i++ {
		_, isError := call(t, cs, "look", map[string]any{"table": fmt.Sprintf("table-%d", i)}, nil)
		if isError != (i == 2) {
			t.Errorf("table-%d: %v", i, isError)
		}
	}
}

// TestOnlyRulesRefuse: what is no answer, or does not hold, is not called refused.
func TestOnlyRulesRefuse(t *testing.T) {
	cs := client(t, shared)
	call(t, cs, "open_table", map[string]any{"script": attack}, nil)
	for _, said := range []string{"foo", "99", "0", "next", "expect(ann.power):is(7)", "stacks { weakness = 5 }",
		"for i = 1, 3 do ann:plays \"Punch\" end", "table-1", "🙂", "while true do end"} {
		var at tableOut
		text, isError := call(t, cs, "answer", map[string]any{"answers": []string{said}}, &at)
		if isError || at.Refused == nil || at.Refused.Refused || at.Given != 0 {
			t.Errorf("%s: %s", said, text)
		}
		holds(t, text, "!REFUSED", "no ruling", "open question: Ann")
		if said == "next" {
			continue
		}
		why, isError := call(t, cs, "why_not", map[string]any{"move": said}, nil)
		if !isError {
			t.Errorf("%s: %s", said, why)
		}
		holds(t, why, "!REFUSED", "!NOT LEGAL", "no ruling")
	}
	var at tableOut
	text, _ := call(t, cs, "answer", map[string]any{"answers": []string{"buys Kick"}}, &at)
	if holds(t, text, "REFUSED", "!no ruling"); !at.Refused.Refused {
		t.Errorf("%+v", at.Refused)
	}
	why, isError := call(t, cs, "why_not", map[string]any{"move": "buys Kick"}, nil)
	if holds(t, why, "NOT LEGAL"); isError {
		t.Error(why)
	}
}

// TestWordsThatMayMeanSomethingElse are told as such.
func TestWordsThatMayMeanSomethingElse(t *testing.T) {
	cs := client(t, shared)
	call(t, cs, "open_table", map[string]any{"script": attack}, nil)
	const note = "Ben is a player and no card"
	for move, noted := range map[string]bool{"attacks Ben": false, "plays Ben": true, "buys Kick": false, "Ben plays Punch": false} {
		if text, _ := call(t, cs, "why_not", map[string]any{"move": move}, nil); strings.Contains(text, note) != noted {
			t.Errorf("%s: %s", move, text)
		}
	}
	text, _ := call(t, cs, "why_not", map[string]any{"move": "attacks Ben"}, nil)
	holds(t, text, "no ruling", "to attack is no move of its own here")
	text, _ = call(t, cs, "answer", map[string]any{"answers": []string{"plays Ben"}}, nil)
	holds(t, text, note)
	text, _ = call(t, cs, "search_rulings", map[string]any{"text": "Can I use the Batcopter to avoid the attack?"}, nil)
	holds(t, text, "nobody uses in these games: batcopter")
	var out searchRulingsOut
	call(t, cs, "search_rulings", map[string]any{"text": "Can I flash my Power Armor against two attacks?"}, &out)
	if len(out.Cards) == 0 || out.Cards[0].Name != "Power Armor" {
		t.Errorf("%+v", out.Cards)
	}
}

const stunned = `
villain { { "Rhino I", stunned = true, with = { "Webbed Up" } } }
encounter_deck:on_top { "Hydra Mercenary" }
`

// TestWhatIsOpenIsNotDeclined: no warning says that a question was declined that is still open, and one that is open
// by a card that is there by chance is told.
func TestWhatIsOpenIsNotDeclined(t *testing.T) {
	cs := client(t, shared)
	script := `scenario "t" { game = "champions", windows = "pass" }
local ann = players { { "Ann", character = "Spider-Man", hand = {} } }` + stunned +
		"ann:ends_turn()\nexpect(villain:stunned \"Rhino I\"):is(0)\n"
	text, _ := call(t, cs, "run_script", map[string]any{"script": script}, nil)
	holds(t, text, "open question: Ann: interrupt?", "!declined in silence", "while a question is open",
		"could be used where the script stops and is there by chance")
	holds(t, text, "!\nWARNING: in edition")
	text, _ = call(t, cs, "run_script", map[string]any{"script": strings.Split(script, "expect")[0]}, nil)
	holds(t, text, "declined in silence", "!while a question is open")
}

// TestTheVillainPhaseOfTheGuide lays out what the guide advises: nothing interrupts.
func TestTheVillainPhaseOfTheGuide(t *testing.T) {
	cs := client(t, shared)
	const six = `"Energy", "Energy", "Strength", "Strength", "Genius", "Genius"`
	guide, _ := call(t, cs, "guide", map[string]any{"game": "champions"}, nil)
	holds(t, guide, `at = "villain phase, step 1"`, "hand = { "+six+" }")
	for _, who := range []string{"Peter Parker", "Carol Danvers", "T'Challa"} {
		script := fmt.Sprintf(`scenario "t" { game = "champions", at = "villain phase, step 1" }
local ann = players { { "Ann", character = %q, hand = { %s } } }
villain { "Rhino I" }
encounter_deck:on_top { "Hydra Mercenary", "Hydra Mercenary" }
expect(game):goes_on()
`, who, six)
		var out runOut
		text, _ := call(t, cs, "run_script", map[string]any{"script": script}, &out)
		if holds(t, text, "round 2", "!by chance"); !out.Passes {
			t.Error(text)
		}
		script = strings.Split(script, "expect")[0]
		text, _ = call(t, cs, "run_script", map[string]any{"script": script}, nil)
		holds(t, text, "nobody does anything", "expect(game):goes_on()")
	}
}

// TestWhatIsKeptIsFound by the same server and by a new one, and nobody says that it does not hold.
func TestWhatIsKeptIsFound(t *testing.T) {
	dir := t.TempDir()
	accepted, err := store.Open(filepath.Join(dir, "golden"))
	if err != nil {
		t.Fatal(err)
	}
	mine := func() *Server {
		base := server(nil)
		c := base.Config
		folder := scenario.NewFolder(os.DirFS(dir), dir)
		c.Shelves = append([]Shelf{{Folder: folder, Golden: accepted, Own: true}}, c.Shelves...)
		c.Records = func() (*ask.Records, error) {
			return ask.Of(t.Context(), c.Games, folder, c.Shelves[1].Folder)
		}
		c.Save = func(name, source string) (string, error) {
			return name, os.WriteFile(filepath.Join(dir, name+".lua"), []byte(source), 0o600)
		}
		return New(c)
	}
	const question = "My goat eats a Kick with three Punches?"
	s := mine()
	cs := client(t, s)
	call(t, cs, "search_rulings", map[string]any{"text": question}, nil)
	text, _ := call(t, cs, "save_scenario", map[string]any{"name": "goat", "script": `scenario "Goat" { game = "forever-evil",
  question = { en = "` + question + `", fr = "Ma chèvre mange un Coup de pied ?" }, shows = { "fe.buy.combined-cost" } }
local ann, ben = players { { "Ann", character = "Lex Luthor", hand = { "Punch", "Punch", "Punch" } }, { "Ben", hand = {} } }
ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
ann:buys "Kick"
expect(ann.discard):is { "Kick" }
ruling { en = "It does.", fr = "Oui." }
`}, nil)
	holds(t, text, "kept", "has not been accepted")
	for _, s := range []*Server{s, mine()} {
		cs := client(t, s)
		var out searchRulingsOut
		text, _ := call(t, cs, "search_rulings", map[string]any{"text": question, "limit": 1}, &out)
		holds(t, text, "RULING It does.", "has not been accepted", "!NOT HOLD", "!does not hold")
		if len(out.Found) == 0 || !out.Found[0].New || out.Found[0].Holds || out.Verdict == "given" {
			t.Errorf("%+v", out)
		}
		text, _ = call(t, cs, "scenario", map[string]any{"name": "goat"}, nil)
		holds(t, text, "has not been accepted", "!NOT HOLD")
	}
}

// TestClaims: statements are statements, a bound is told as it is, and what was not looked at rests on nothing.
func TestClaims(t *testing.T) {
	cs := client(t, shared)
	prove := func(script, within string, that ...string) (string, *proveOut, bool) {
		t.Helper()
		var out proveOut
		text, isError := call(t, cs, "prove", map[string]any{"script": script, "claim": "possible", "that": that,
			"within": within}, &out)
		return text, &out, isError
	}
	for _, x := range []string{"states = 3", "that(ann.power):at_least(5), states = 3", "that(ann.power):is(1) } os = {",
		"that(ann.power", "1", "that(ann.power):is(1)\nann:ends_turn()"} {
		if text, _, isError := prove(attack, "this turn", x); !isError || !strings.Contains(text, "each by itself") {
			t.Errorf("%s: %s", x, text)
		}
	}
	for _, x := range []string{`that(ann.hand):has("Punch", 1)`, `that(ann.hand):has("Punch", 1) -- a comment hides nothing`} {
		if text, out, _ := prove(attack, "this turn", x, "that(ann.power):is(0)"); out.Claim == nil || out.Claim.Verdict != "true" {
			t.Error(text)
		}
	}
	if text, out, _ := prove("scenario \"t\" { game = \"forever-evil\" }\n", "this turn", "that(ann.power):at_least(1)"); out.Fault == nil ||
		!strings.HasPrefix(out.Rests, "nothing") {
		t.Error(text)
	}
	if testing.Short() {
		return
	}
	wide := "scenario \"t\" { game = \"champions\" }\nlocal ann, ben = players { { \"Ann\" }, { \"Ben\" } }\n"
	text, out, _ := prove(wide, "the game", "that(ann.eliminated):is(1)", "that(ben.eliminated):is(0)")
	if out.Claim == nil || out.Claim.Verdict != "undecided" || out.Advice == "" ||
		!strings.HasPrefix(out.Rests, "nothing") {
		t.Fatal(text)
	}
	holds(t, text, "UNDECIDED", "nearer horizon", "!--states", "!\n20000 states were not enough")
}

// TestNumbersThatAreNone are told, and no search is empty by them.
func TestNumbersThatAreNone(t *testing.T) {
	cs := client(t, shared)
	for tool, in := range map[string]map[string]any{
		"search_rulings":    {"text": "punch", "limit": -1},
		"search_clauses":    {"text": "punch", "limit": -1},
		"find_cards":        {"text": "punch", "limit": -1},
		"similar_scenarios": {"game": "FE", "cards": []string{"Punch"}, "limit": -1},
	} {
		if text, isError := call(t, cs, tool, in, nil); !isError || !strings.Contains(text, "limit is a number from 1 on") {
			t.Errorf("%s: %s", tool, text)
		}
	}
	for _, before := range []int{99, -2, -5, 8} {
		text, isError := call(t, cs, "open_table", map[string]any{"script": attack, "before": before}, nil)
		if !isError || !strings.Contains(text, "before is a line of the script") {
			t.Errorf("%d: %s", before, text)
		}
	}
	for _, before := range []int{-1, 0, 6, 7} {
		in := map[string]any{"script": attack + "ann:plays \"Punch\"\n", "before": before}
		if text, isError := call(t, cs, "open_table", in, nil); isError {
			t.Errorf("%d: %s", before, text)
		}
	}
}

// TestVariantsOfWhatCannotBePlayed say so, and no run parts from nothing.
func TestVariantsOfWhatCannotBePlayed(t *testing.T) {
	cs := client(t, shared)
	replace := func(old, new string) []any { return []any{map[string]any{"old": old, "new": new}} }
	for _, x := range []struct {
		script string
		change map[string]any
		same   bool
		holds  []string
	}{
		{"xx", map[string]any{"edition": "fr"}, true, []string{"cannot be played either"}},
		{"xx", map[string]any{"replace": replace("xx", attack+`ann:plays "Punch"`)}, false, []string{"it can be played, and"}},
		{"xx", map[string]any{"replace": replace("xx", "yy yy")}, false, []string{"it cannot be played\n"}},
		{attack + `ann:plays "Punch"`, map[string]any{"replace": replace("stacks {", "stacks (")}, false, []string{"it cannot be played\n"}},
		{attack + `ann:plays "Punch"`, map[string]any{"replace": replace("ann:plays \"Punch\"", "ann:plays \"Kick\"")}, false,
			[]string{"parts at line", "here:         it stops"}},
	} {
		x.change["name"] = "a"
		var out variantsOut
		text, _ := call(t, cs, "variants", map[string]any{"script": x.script, "changes": []any{x.change}}, &out)
		holds(t, text, append(x.holds, "!line 0", "!: \n")...)
		if len(out.Variants) != 1 || out.Variants[0].Same != x.same {
			t.Error(text)
		}
	}
}

// TestWrongArguments are told in plain words, and a number is a number.
func TestWrongArguments(t *testing.T) {
	cs := client(t, shared)
	for _, x := range []struct {
		tool  string
		in    any
		wants string
	}{
		{"clauses", map[string]any{}, `"ids" is missing; it takes ids, lang`},
		{"clauses", map[string]any{"ids": 5}, "ids: 5 is a whole number, and must be a list"},
		{"clauses", map[string]any{"ids": []any{5}}, "is a whole number, and must be a text"},
		{"clauses", map[string]any{"ids": []string{"x"}, "nonsense": 1, "more": 2}, `there is no argument "`},
		{"clauses", "[1]", "the arguments are an object"},
		{"run_script", map[string]any{"script": attack, "board": "yes"}, "must be true or false"},
		{"run_script", map[string]any{"script": attack, "rules": map[string]any{"fe.end-turn.6-draw": []int{1}}}, "on, off or a number"},
	} {
		text, isError := call(t, cs, x.tool, x.in, nil)
		if holds(t, text, x.wants, "!validating", "!unmarshal", "!mcp."); !isError {
			t.Errorf("%s %v is taken", x.tool, x.in)
		}
	}
	for _, six := range []any{6, "6"} {
		text, _ := call(t, cs, "run_script", map[string]any{"script": attack + "ann:ends_turn()\n",
			"rules": map[string]any{"fe.end-turn.6-draw": six}}, nil)
		holds(t, text, "new hand of 6")
	}
}

// TestLongRunsAreCut at whole lines, and what is left out is told in both.
func TestLongRunsAreCut(t *testing.T) {
	cs := client(t, shared)
	script := `scenario "t" { game = "forever-evil" }
local ann, ben = players { { "Ann", character = "Lex Luthor" }, { "Ben", character = "Sinestro" } }
for i = 1, 400 do ann:ends_turn() ben:ends_turn() end
`
	for _, which := range []string{"all", "last"} {
		result, data := runOut{}, 0
		text, _ := call(t, cs, "run_script", map[string]any{"script": script, "log": which}, &result)
		left := 0
		for _, e := range result.Events {
			if data += len(e.Says); strings.Contains(e.Says, "are left out") {
				left++
			}
		}
		if left != 1 || data > longestAnswer || len(text) > longestAnswer {
			t.Errorf("%s: %d, %d, %d", which, left, data, len(text))
		}
		holds(t, text, "events are left out here", "at the end: ", "!(cut")
	}
	const line = "a line of words\n"
	cut, is := wholeLines(strings.Repeat(line, longestAnswer/len(line)+7))
	if !is || len(cut) > longestAnswer || strings.ReplaceAll(cut, line, "") != "" {
		t.Errorf("%q", cut[len(cut)-40:])
	}
}
