package foreverevil

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// A clause that is marked as a switch promises that a run may set it otherwise. The promise holds only where the engine asks
// Rules.On or Rules.Value for that clause. This test reads the sources and compares both sides.
func TestSwitchesAreConsulted(t *testing.T) {
	asked := consulted(t, "../deckbuilder", ".")
	if len(asked) < 10 {
		t.Fatalf("only %d consulted clauses found: this test no longer understands the sources", len(asked))
	}
	for i := 1; i < len(Book.Clauses); i++ {
		c := &Book.Clauses[i]
		at := asked[c.ID]
		switch {
		case c.Switch && at == "":
			t.Errorf("%s is marked as a switch, but no code asks Rules.On or Rules.Value for it: setting it would change nothing", c.ID)
		case !c.Switch && at != "":
			t.Errorf("%s: %s is asked for, but the rulebook does not mark it as a switch", at, c.ID)
		}
	}
}

// consulted gives the clauses for which the sources of some folders ask Rules.On or Rules.Value, with one place of each.
func consulted(t *testing.T, folders ...string) map[string]string {
	s := sources{t: t, set: token.NewFileSet(), ids: map[string]string{}, cites: map[string]string{}, passed: map[string]int{}, asked: map[string]string{}}
	for _, folder := range folders {
		names, err := filepath.Glob(filepath.Join(folder, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			f, err := parser.ParseFile(s.set, name, nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			s.files = append(s.files, f)
		}
	}
	for _, f := range s.files {
		ast.Inspect(f, s.declare)
	}
	// A function may ask for a clause that it is given. Its callers are looked at in the next pass.
	for known := -1; known != len(s.passed); {
		known = len(s.passed)
		for _, f := range s.files {
			for _, d := range f.Decls {
				if fn, ok := d.(*ast.FuncDecl); ok {
					s.function(fn)
				}
			}
		}
	}
	return s.asked
}

type sources struct {
	t      *testing.T
	set    *token.FileSet
	files  []*ast.File
	ids    map[string]string // by constant: the clause
	cites  map[string]string // by field of deckbuilder.Cites: the constant
	figure []string          // the constants of all fields Figure of deckbuilder.Card
	passed map[string]int    // functions that ask for a clause they are given: as which argument
	asked  map[string]string // by clause: where it is asked for
}

// declare reads the constants of the clauses, and the value of each field of deckbuilder.Cites.
func (s *sources) declare(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.ValueSpec:
		if typ, ok := n.Type.(*ast.SelectorExpr); ok && typ.Sel.Name == "Clause" && len(n.Values) == 1 {
			if lit, ok := n.Values[0].(*ast.BasicLit); ok {
				if i, err := strconv.Atoi(lit.Value); err == nil && i < len(Book.Clauses) {
					s.ids[n.Names[0].Name] = Book.Clauses[i].ID
				}
			}
		}
	case *ast.KeyValueExpr:
		if key, ok := n.Key.(*ast.Ident); ok && key.Name == "Figure" {
			s.figure = append(s.figure, n.Value.(*ast.Ident).Name)
		}
	case *ast.CompositeLit:
		if typ, ok := n.Type.(*ast.SelectorExpr); ok && typ.Sel.Name == "Cites" {
			for _, e := range n.Elts {
				kv := e.(*ast.KeyValueExpr)
				s.cites[kv.Key.(*ast.Ident).Name] = kv.Value.(*ast.Ident).Name
			}
		}
	}
	return true
}

// function looks for questions in one function.
func (s *sources) function(fn *ast.FuncDecl) {
	if fn.Body == nil {
		return
	}
	var params, asks []string // asks are local names of Rules.On: on := g.Rules.On
	for _, field := range fn.Type.Params.List {
		for _, name := range field.Names {
			params = append(params, name.Name)
		}
	}
	ast.Inspect(fn.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for i, right := range n.Rhs {
				if isQuestion(right) {
					asks = append(asks, n.Lhs[i].(*ast.Ident).Name)
				}
			}
		case *ast.CallExpr:
			name := ""
			switch f := n.Fun.(type) {
			case *ast.Ident:
				name = f.Name
			case *ast.SelectorExpr:
				name = f.Sel.Name
			}
			arg, isPassed := s.passed[name]
			switch {
			case len(n.Args) == 1 && (isQuestion(n.Fun) || slices.Contains(asks, name)):
				arg = 0
			case !isPassed || arg >= len(n.Args):
				return true
			}
			s.ask(fn.Name.Name, params, n.Args[arg])
		}
		return true
	})
}

// isQuestion says whether an expression is Rules.On or Rules.Value. The function On of deckbuilder is another one.
func isQuestion(e ast.Expr) bool {
	f, ok := e.(*ast.SelectorExpr)
	if !ok || f.Sel.Name != "On" && f.Sel.Name != "Value" {
		return false
	}
	x, isName := f.X.(*ast.Ident)
	return !isName || x.Name != "db" && x.Name != "deckbuilder"
}

// ask notes that a clause is asked for.
func (s *sources) ask(fn string, params []string, clause ast.Expr) {
	at := s.set.Position(clause.Pos())
	where := filepath.Base(at.Filename) + ":" + strconv.Itoa(at.Line)
	names := []string{""}
	switch x := clause.(type) {
	case *ast.Ident:
		if i := slices.Index(params, x.Name); i >= 0 {
			s.passed[fn] = i
			return
		}
		names[0] = x.Name
	case *ast.SelectorExpr:
		if names[0] = s.cites[x.Sel.Name]; x.Sel.Name == "Figure" {
			names = s.figure
		}
	}
	for _, name := range names {
		id := s.ids[name]
		if id == "" {
			s.t.Errorf("%s: which clause is asked for here? This test understands a constant, a field of Cites, the Figure of a card, and a parameter", where)
			return
		}
		if s.asked[id] == "" {
			s.asked[id] = where
		}
	}
}
