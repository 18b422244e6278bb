package champions

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"

	"tablereferee/engine/champions/book"
)

// TestCardsCiteTheirOwnClauses: a card that says something cites a clause of its own first, which is where its words
// stand.
func TestCardsCiteTheirOwnClauses(t *testing.T) {
	own := 0
	for d := range box().Cards {
		c := &box().Cards[d]
		says := len(c.Abilities) > 0 || len(c.Constants) > 0 || c.Revealed != nil || c.Boosted != nil ||
			c.Defeated != nil || c.Special != nil
		switch id := book.Rulebook.ID(c.Cite.First()); {
		case strings.HasPrefix(id, "mc.card."):
			own++
		case says && !c.Test:
			t.Errorf("%s cites %q and no clause of its own", c.ID, id)
		}
	}
	if own < 100 {
		t.Errorf("only %d cards cite a clause of their own", own)
	}
}

// inCode says whether the rules name a constant anywhere but where it is made.
func inCode(t *testing.T, constant string) bool {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") || strings.HasSuffix(name, "_gen.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		found := false
		ast.Inspect(f, func(n ast.Node) bool {
			id, ok := n.(*ast.Ident)
			found = found || ok && id.Name == constant
			return !found
		})
		if found {
			return true
		}
	}
	return false
}
