package champions

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"tablereferee/engine/champions/book"
)

// declares says which files declare cards; samples.go has examples that messages give.
var declares = regexp.MustCompile(`^(testcards|samples|\w+_test|\w+_gen)\.go$`)

// TestRulesNameNoCard: no card, hero, villain or set is named in the code of the rules, and no clause of a single card
// is cited there. A card that changes how something is done says so in its declaration.
func TestRulesNameNoCard(t *testing.T) {
	names, cites := properNouns(t)
	files, err := filepath.Glob("*.go")
	if err != nil || len(files) < 40 {
		t.Fatal(files, err)
	}
	for _, name := range files {
		if declares.MatchString(name) {
			continue
		}
		set := token.NewFileSet()
		f, err := parser.ParseFile(set, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.BasicLit:
				if text, err := strconv.Unquote(n.Value); n.Kind == token.STRING && err == nil && names[text] {
					t.Errorf("%s: %q is the name of a card or a set", set.Position(n.Pos()), text)
				}
			case *ast.Ident:
				if cites[n.Name] {
					t.Errorf("%s: %s is the clause of one card", set.Position(n.Pos()), n.Name)
				}
			}
			return true
		})
	}
}

// properNouns gives the ids, names and titles of all cards, and what sets and scenarios are called; and the constants
// of the clauses of cards.
func properNouns(t *testing.T) (names, cites map[string]bool) {
	names, cites = map[string]bool{}, map[string]bool{}
	add := func(all ...string) {
		for _, name := range all {
			names[name] = true
		}
	}
	for d := range box().Cards {
		c := &box().Cards[d]
		add(c.ID, c.Name[0], c.Name[1], c.Title[0], c.Title[1], c.Subtitle)
	}
	for _, s := range box().sets {
		add(s.word, s.modular[0], s.modular[1])
	}
	for _, s := range box().scenarios {
		add(s.ID)
	}
	for _, all := range []string{standardSet, expertSet} { // the rules know these two
		delete(names, all)
	}
	delete(names, "")
	delete(names, "energy")                  // a kind of resources is called so too
	for _, trait := range printedTraits(t) { // Black Panther and Genius are traits too
		delete(names, trait)
	}
	for c := range book.Rulebook.All() {
		if id := c.ID; strings.HasPrefix(id, "mc.card.") {
			cites[constant(id)] = true
		}
	}
	if len(names) < 300 || len(cites) < 100 {
		t.Fatalf("%d names, %d clauses: this test no longer understands the sources", len(names), len(cites))
	}
	return names, cites
}

// TestWhatXStandsFor: a card that prints X for a value says what it is.
func TestWhatXStandsFor(t *testing.T) {
	for d := range box().Cards {
		c := &box().Cards[d]
		for _, v := range []int8{c.THW, c.ATK, c.DEF, c.REC, c.SCH, c.HP} {
			if v == X && c.XIs == nil {
				t.Errorf("%s: X is nothing", c.ID)
			}
		}
	}
}
