package scenario

import (
	"flag"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/yuin/gopher-lua/parse"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

var update = flag.Bool("update", false, "write docs/referee.lua and the tables of docs/log.md anew")

const definitionFile = "../../docs/referee.lua"

// The definition file is what Definitions gives.
func TestDefinitionsUpToDate(t *testing.T) {
	want := Definitions()
	if *update {
		if err := renew(definitionFile, []byte(want)); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(definitionFile)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Error("docs/referee.lua is not up to date: run  go test ./referee/scenario -run Definitions -update")
	}
	if _, err := parse.Parse(strings.NewReader(want), "referee.lua"); err != nil {
		t.Errorf("docs/referee.lua is not Lua: %v", err)
	}
}

// What a script may really say is heard from the language itself: a word that does not exist is answered with all that
// do.
const nonsense = "nonsense"

func TestDefinitionsAreTheLanguage(t *testing.T) {
	file, err := os.ReadFile(definitionFile)
	if err != nil {
		t.Fatal(err)
	}
	defs := string(file)
	const table = "scenario \"t\" { game = \"forever-evil\" }\nlocal ann, ben = players { { \"Ann\" }, { \"Ben\" } }\n"
	for _, x := range []struct {
		what   string
		script string   // names a word that does not exist
		after  string   // in the error: what stands before the list of words
		more   []string // words that exist besides
		found  []string // what the definition file lists
	}{
		{"a player", table + "local x = ann.nonsense", "a player has ", []string{"name"},
			append(fields(defs, "Player"), methods(defs, "Player")...)},
		{"a zone", table + "local x = line_up.nonsense", "it has ", nil, methods(defs, "Zone")},
		{"the game", table + "local x = game.nonsense", "it has ", nil, fields(defs, "Game")},
		{"a zone's expectation", table + "expect(line_up):nonsense()", "there are ", nil, methods(defs, "ZoneCheck")},
		{"a number's expectation", table + "expect(ann.power):nonsense()", "there are ", nil,
			methods(defs, "NumberCheck")},
		{"a player's expectation", table + "expect(ann):nonsense()", "there are ", nil, methods(defs, "PlayerCheck")},
		{"the game's expectation", table + "expect(game):nonsense()", "there are ", nil, methods(defs, "GameCheck")},
		{"may", table + `expect(ann):may("nonsense")`, "there are ", nil, choices(defs, "Verb")},
		{"the header", `scenario "t" { game = "forever-evil", nonsense = 1 }`, "it has ", nil, fields(defs, "Header")},
		{"stacks", table + "stacks { nonsense = 1 }", "there are ", nil, fields(defs, "Stacks")},
		{"a seat", "scenario \"t\" { game = \"forever-evil\" }\nplayers { { \"Ann\", nonsense = 1 } }", "a player has ",
			nil, fields(defs, "Seat")},
	} {
		exist := x.more
		isNew := once()
		for _, g := range games.All() { // every game lists its own words
			script := strings.ReplaceAll(x.script, "forever-evil", g.ID)
			if g.ID == "champions" { // it has neither of the two
				script = strings.NewReplacer("line_up", "ann.hand", "ann.power", "ann.eliminated").Replace(script)
			}
			for _, w := range listed(t, script, x.after) {
				if isNew(w) {
					exist = append(exist, w)
				}
			}
		}
		if x.what == "stacks" {
			shared(func(z *engine.ZoneInfo) {
				if z.Inner {
					exist = slices.DeleteFunc(exist, func(w string) bool { return w == z.ID })
				}
			})
		}
		compare(t, x.what, exist, x.found)
	}
	words := append(Words(), cardWord, "all")
	cardWords(func(word, _ string) { words = append(words, word) })
	compare(t, "the language", words, globals(defs))
}

// Every word has its line of explanation, and no line explains a word that is gone.
func TestDefinitionsExplain(t *testing.T) {
	file, err := os.ReadFile(definitionFile)
	if err != nil {
		t.Fatal(err)
	}
	defs := string(file)
	var zones []string
	shared(func(z *engine.ZoneInfo) { zones = append(zones, z.ID) })
	compare(t, "aboutGlobal", keysOf(aboutGlobal), slices.DeleteFunc(Words(), func(w string) bool {
		return slices.Contains(zones, w)
	}))
	compare(t, "aboutVerb", keysOf(aboutVerb), methods(defs, "Player"))
	compare(t, "aboutHeader", keysOf(aboutHeader), headerKeys)
	numbers := []string{}
	cardNumbers(func(word string, _ engine.Text) { numbers = append(numbers, word) })
	compare(t, "aboutZoneWord", append(keysOf(aboutZoneWord), numbers...), methods(defs, "Zone"))
	compare(t, "aboutCheck", keysOf(aboutCheck), keysOf(checkWords))
	for kind := range aboutCheck {
		compare(t, "aboutCheck."+kind, keysOf(aboutCheck[kind]), checkWords[kind])
	}
	lines := strings.Split(defs, "\n")
	for i, line := range lines {
		if field := regexp.MustCompile(`^---@field (\S+) (\S+) *$`).FindStringSubmatch(line); field != nil &&
			field[1] != "en" && field[1] != "fr" {
			t.Errorf("docs/referee.lua:%d: the field %s is not explained", i+1, field[1])
		}
		if regexp.MustCompile(`^(function |\w+ = nil)`).MatchString(line) && !strings.HasPrefix(lines[i-1], "---") {
			t.Errorf("docs/referee.lua:%d: not explained: %s", i+1, line)
		}
	}
}

// listed runs a script and reads the words that its error lists.
func listed(t *testing.T, script, after string) []string {
	t.Helper()
	s, err := Compile("t", "t.lua", script)
	if err != nil {
		t.Fatalf("%s: %v", script, err)
	}
	err = s.Run(Options{}).Err
	if err == nil {
		t.Fatalf("%s\nwas accepted", script)
	}
	line := err.Error()
	for l := range strings.Lines(line) {
		if strings.Contains(l, nonsense) {
			line = strings.TrimSpace(l)
			break
		}
	}
	at := strings.LastIndex(line, after)
	if at < 0 {
		t.Fatalf("%s\nthe error lists no words after %q: %s", script, after, line)
	}
	list, _, _ := strings.Cut(line[at+len(after):], ", and what expect")
	return strings.Split(list, ", ")
}

func compare(t *testing.T, what string, exist, found []string) {
	t.Helper()
	for _, w := range exist {
		if !slices.Contains(found, w) {
			t.Errorf("%s: %s exists, but is not described", what, w)
		}
	}
	for _, w := range found {
		if !slices.Contains(exist, w) {
			t.Errorf("%s: %s is described, but does not exist", what, w)
		}
	}
}

// fields gives the fields of a class of the definition file, but those of a list.
func fields(defs, class string) []string {
	_, body, _ := strings.Cut(defs, "---@class "+class+"\n")
	var out []string
	for line := range strings.Lines(body) {
		if !strings.HasPrefix(line, "---@field ") {
			break
		}
		name := strings.TrimSuffix(strings.Fields(line)[1], "?")
		if name != "[1]" {
			out = append(out, name)
		}
	}
	return out
}

// methods gives the functions of a class.
func methods(defs, class string) []string {
	return submatches(`(?m)^function `+class+`:(\w+)\(`, defs)
}

// choices gives the texts of an alias.
func choices(defs, alias string) []string {
	_, body, _ := strings.Cut(defs, "---@alias "+alias+"\n")
	body, _, _ = strings.Cut(body, "\n\n")
	return submatches(`(?m)^---\| "(\w+)"`, body)
}

// globals gives the global names.
func globals(defs string) []string {
	return append(submatches(`(?m)^function (\w+)\(`, defs), submatches(`(?m)^(\w+) = nil`, defs)...)
}

func submatches(pattern, s string) []string {
	var out []string
	for _, m := range regexp.MustCompile(pattern).FindAllStringSubmatch(s, -1) {
		out = append(out, m[1])
	}
	return out
}

func keysOf[V any](m map[string]V) []string {
	var out []string
	for k := range m {
		out = append(out, k)
	}
	return out
}
