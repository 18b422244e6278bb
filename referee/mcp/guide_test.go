package mcp

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/referee/scenario"
)

// notesOf are the notes on a game, and the scripts that stand in them.
func notesOf(t *testing.T, g *engine.Game) (notes string, scripts []string) {
	t.Helper()
	said, err := guides.ReadFile("guide/" + g.ID + ".md")
	if err != nil {
		t.Fatalf("%s has no notes: %v", g.ID, err)
	}
	for i, part := range strings.Split(string(said), "```") {
		if script, is := strings.CutPrefix(part, "lua\n"); is && i%2 == 1 {
			scripts = append(scripts, script)
		} else {
			notes += part
		}
	}
	return notes, scripts
}

// TestTheGuideNamesWordsThatThereAre looks up the places of each game in its guide, and the words of its notes in what
// scripts may say.
func TestTheGuideNamesWordsThatThereAre(t *testing.T) {
	code := regexp.MustCompile("`[^`]+`")
	begins := regexp.MustCompile(`^(?:\w+[:.])*([a-z_]+)`)
	for _, g := range games.All() {
		said, err := guideOf(g, 0)
		if err != nil {
			t.Fatal(err)
		}
		v := scenario.VocabularyOf(g)
		for _, word := range v.Places {
			if !strings.Contains(said, "`"+word.Word+"`") {
				t.Errorf("the guide of %s does not tell of %s", g.ID, word.Word)
			}
		}
		known := []string{"stacks", "as_if", "on_top", "until_step", "shuffle_gives", "differs"}
		for _, words := range [][]scenario.Word{v.Header, v.Seat, v.Places, v.Card, v.Moves, v.Reads} {
			for _, w := range words {
				known = append(known, w.Word[strings.LastIndexAny(w.Word, ".:")+1:])
			}
		}
		for _, z := range g.Rules(g.Editions[0]).PerPlayer {
			known = append(known, z.ID)
		}
		notes, _ := notesOf(t, g)
		for _, span := range code.FindAllString(notes, -1) {
			word := begins.FindStringSubmatch(span[1:])
			if word != nil && !slices.Contains(known, word[1]) {
				t.Errorf("the notes on %s name %s: no script says %s", g.ID, span, word[1])
			}
		}
	}
}

// TestTheScriptsOfTheGuide plays the scripts of the notes: they pass, and nothing in them is by chance.
func TestTheScriptsOfTheGuide(t *testing.T) {
	cs := client(t, shared)
	n := 0
	for _, g := range games.All() {
		_, scripts := notesOf(t, g)
		for _, script := range scripts {
			n++
			var out runOut
			text, _ := call(t, cs, "run_script", map[string]any{"script": script}, &out)
			if holds(t, text, "!by chance"); !out.Passes {
				t.Errorf("%s: %s", g.ID, text)
			}
		}
	}
	if n < 2 {
		t.Errorf("there are %d scripts", n)
	}
}

// TestWhatIsLeftOutIsTold: who reads the result of a run is told of whom not all was played, from the beginning or
// later; and not of others.
func TestWhatIsLeftOutIsTold(t *testing.T) {
	cs := client(t, shared)
	of := func(id string) string {
		_, scripts := notesOf(t, games.Find(id))
		text, _ := call(t, cs, "run_script", map[string]any{"script": scripts[0], "log": "none"}, nil)
		return text
	}
	holds(t, of("metal"), "is left out: Cyborg, Hal Jordan (oversized), Wonder Woman (oversized);")
	holds(t, of("rivals"), "is left out: Batman 9, The Joker 9;")
	for _, id := range []string{"metal", "rivals"} { // and so is who opens a table
		_, scripts := notesOf(t, games.Find(id))
		text, _ := call(t, cs, "open_table", map[string]any{"script": scripts[0]}, nil)
		holds(t, text, "is left out: ")
	}
	known, _ := call(t, cs, "run_script", map[string]any{"script": `scenario "t" { game = "rivals" }
local ann, ben = players { { "Ann", character = "Batman 15" }, { "Ben", character = "The Joker 15" } }
ann:ends_turn()
`}, nil)
	holds(t, known, "!is left out")
}

// TestTheGuideTellsWhatIsKnown: of a game most of whose cards are not known the notes name those that are, and the test
// cards that they name are there; whoever is laid out as a character is named, known or not.
func TestTheGuideTellsWhatIsKnown(t *testing.T) {
	tests := regexp.MustCompile(`no printed cards: (.*?)\. What is played`)
	name := regexp.MustCompile(`([A-Z][\w' -]*) \(`)
	for _, g := range games.All() {
		rules := g.Rules(g.Editions[0])
		notes, _ := notesOf(t, g)
		said, err := guideOf(g, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range scenario.Characters(g, rules) {
			if !strings.Contains(said, `"`+rules.Cards[d].Name[engine.EN]+`"`) {
				t.Errorf("the guide of %s does not name %s", g.ID, rules.Cards[d].Name[engine.EN])
			}
		}
		var known []string
		all, test := 0, map[string]bool{}
		for d := engine.Def(1); int(d) < len(rules.Cards); d++ {
			switch c := &rules.Cards[d]; {
			case c.Test:
				test[c.Name[engine.EN]] = true
			case !g.IsHead(d):
				if all++; !g.Undefined(d) {
					known = append(known, c.Name[engine.EN])
				}
			}
		}
		if 2*len(known) > all {
			continue
		}
		for _, k := range known {
			if !strings.Contains(notes, k) {
				t.Errorf("the notes on %s do not say that %s is known", g.ID, k)
			}
		}
		list := tests.FindStringSubmatch(notes)
		if list == nil {
			t.Errorf("the notes on %s name no test cards", g.ID)
			continue
		}
		for _, found := range name.FindAllStringSubmatch(list[1], -1) {
			if !test[found[1]] {
				t.Errorf("the notes on %s name %q, which is no test card", g.ID, found[1])
			}
		}
	}
}
