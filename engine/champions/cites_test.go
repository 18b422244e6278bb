package champions

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// TestCardsCiteTheirOwnClauses: a card cites what stands on it. A rule is cited by the code that applies it, wherever it decides, and so by
// no single card.
func TestCardsCiteTheirOwnClauses(t *testing.T) {
	rule := map[string]bool{}
	for i := 1; i < len(Book.Clauses); i++ {
		if id := Book.Clauses[i].ID; !strings.HasPrefix(id, "mc.card.") {
			rule[constant(id)] = true
		}
	}
	files, err := filepath.Glob("cards_*.go")
	if err != nil || len(files) < 10 {
		t.Fatal(files, err)
	}
	own := 0
	for _, name := range files {
		set := token.NewFileSet()
		f, err := parser.ParseFile(set, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.KeyValueExpr: // the name of a field may be that of a rule
				ast.Inspect(n.Value, func(v ast.Node) bool {
					if id, ok := v.(*ast.Ident); ok && strings.HasPrefix(id.Name, "Card") {
						own++
					}
					return true
				})
			case *ast.Ident:
				if rule[n.Name] && n.Name != "MaxPerPlayer" {
					t.Errorf("%s cites a rule, %s", set.Position(n.Pos()), n.Name)
				}
			}
			return true
		})
	}
	if own < 100 {
		t.Errorf("only %d cards cite a clause of their own", own)
	}
}
