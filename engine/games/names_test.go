package games

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"tablereferee/engine"
)

// namesFor are the files of rule code that may name cards, and what for.
var namesFor = map[string]string{
	"foreverevil/natives.go": "functions are named after the card whose text they are, and a text may name another card",
	"foreverevil/setup.go":   "the starting deck",
	"metal/game.go":          "the starting deck",
	"metal/known.go":         "what the booklet says of single cards",
	"rivals/known.go":        "what the booklet says of single cards",
	"rivals/game.go":         "the starting deck, and a side of the game is called as its leader",
	"champions/natives.go":   "functions are named after the card whose text they are",
	"champions/samples.go":   "examples in messages",
	"champions/testcards.go": "cards that show what no printed card shows",
}

// alsoWords are ids of cards that are words of the game as well.
var alsoWords = map[string]bool{"kick": true, "weakness": true, "breakthrough": true, "energy": true}

// TestRulesNameNoCard: a card that changes how something is done says so in its declaration, by what it does or by a
// hook of its game; the code of the rules knows no card, hero or villain by name.
func TestRulesNameNoCard(t *testing.T) {
	ids := map[string]bool{}
	for _, g := range All() {
		for i := range g.Rules(g.Editions[0]).Cards {
			c := &g.Rules(g.Editions[0]).Cards[i]
			ids[c.ID], ids[engine.FoldName(c.Name[engine.EN])] = true, true
		}
	}
	files, err := filepath.Glob("../*/*.go")
	if err != nil || len(files) < 50 {
		t.Fatalf("%d files of rule code: %v", len(files), err)
	}
	used := map[string]bool{}
	for _, path := range files {
		name := filepath.ToSlash(strings.TrimPrefix(path, ".."+string(filepath.Separator)))
		if strings.HasSuffix(name, "_test.go") || strings.HasPrefix(name, "games/") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			s, ok := n.(*ast.BasicLit)
			if !ok || s.Kind != token.STRING {
				return true
			}
			id, _ := strconv.Unquote(s.Value)
			id = strings.ReplaceAll(id, "_", "-")
			folded := engine.FoldName(id)
			switch {
			case folded == "" || !ids[id] && !ids[folded] || alsoWords[folded]:
			case namesFor[name] != "":
				used[name] = true
			default:
				t.Errorf("%s names the card %s: let its declaration say what is done differently for it", name, s.Value)
			}
			return true
		})
	}
	for name := range namesFor {
		if !used[name] {
			t.Errorf("%s may name cards and names none", name)
		}
	}
}
