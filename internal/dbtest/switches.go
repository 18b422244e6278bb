package dbtest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/deckbuilder"
)

// SwitchesAreConsulted: a clause that is marked as a switch promises that a run may set it otherwise. The promise holds
// only where the engine asks Rules.On or Rules.Value for that clause. This reads the sources, as seen from the folder
// of
// a game, and compares both sides.
func SwitchesAreConsulted(t *testing.T, title *deckbuilder.Title) {
	asked := consulted(t, title.Book, "../deckbuilder", ".")
	if len(asked) < 10 {
		t.Fatalf("only %d consulted clauses found: this test no longer understands the sources", len(asked))
	}
	k := title.WithCards()
	for d := range k.Cards {
		card := &k.Cards[d]
		card.Asks(func(c engine.Clause) {
			if id := title.Book.ID(c); asked[id] == "" {
				asked[id] = "the card " + card.ID
			}
		})
	}
	for c := range title.Book.All() {
		at := asked[c.ID]
		switch {
		case c.Switch && at == "":
			t.Errorf("%s is marked as a switch, but no code asks Rules.On or Rules.Value for it: setting it would change nothing", c.ID)
		case !c.Switch && at != "":
			t.Errorf("%s: %s is asked for, but the rulebook does not mark it as a switch", at, c.ID)
		}
	}
}

// consulted gives the clauses for which the sources of some folders ask Rules.On or Rules.Value, with one place of
// each.
func consulted(t *testing.T, book *engine.Book, folders ...string) map[string]string {
	s := sources{t: t, set: token.NewFileSet(), ids: map[string]string{}, roles: map[string]string{},
		passed: map[string]int{}, asked: map[string]string{}}
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
	for c := range book.All() {
		name := constant(strings.TrimPrefix(c.ID, book.Prefix+"."))
		s.ids[name] = c.ID
		for _, role := range c.Roles {
			s.roles[role] = name
		}
	}
	// A function may ask for a clause that it is given. Its callers are looked at in the next pass.
	for known := -1; known != len(s.passed); {
		known = len(s.passed)
		for _, f := range s.files {
			for _, d := range f.Decls {
				switch d := d.(type) {
				case *ast.FuncDecl:
					s.function(d)
				case *ast.GenDecl: // the game as a declaration
					s.inspect("", nil, d)
				}
			}
		}
	}
	return s.asked
}

// constant gives the Go name of a clause by its id without the prefix of its book: draw.at-once is DrawAtOnce.
func constant(id string) string {
	var b strings.Builder
	for _, part := range strings.FieldsFunc(id, func(r rune) bool {
		return r == '.' || r == '-'
	}) {
		b.WriteString(strings.ToUpper(part[:1]) + part[1:])
	}
	return b.String()
}

// saidByCards are the fields of what cards declare that hold clauses.
var saidByCards = []string{"Figure", "Rewarded", "Repeats", "Clause"}

type sources struct {
	t      *testing.T
	set    *token.FileSet
	files  []*ast.File
	ids    map[string]string // by constant: the clause
	roles  map[string]string // by role: the constant
	passed map[string]int    // functions that ask for a clause they are given: as which argument
	asked  map[string]string // by clause: where it is asked for
}

// function looks for questions in one function.
func (s *sources) function(fn *ast.FuncDecl) {
	if fn.Body == nil {
		return
	}
	var params []string
	for _, field := range fn.Type.Params.List {
		for _, name := range field.Names {
			params = append(params, name.Name)
		}
	}
	s.inspect(fn.Name.Name, params, fn.Body)
}

// inspect looks for questions in a piece of source, of a function with some parameters.
func (s *sources) inspect(fn string, params []string, in ast.Node) {
	var asks []string // local names of Rules.On: on := g.Rules.On
	ast.Inspect(in, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.KeyValueExpr: // of a row of the judge's table
			switch name(n.Key) {
			case "Under":
				s.ask(fn, params, n.Value)
			case "Clause": // of what decides between equal scores
				if x, ok := n.Value.(*ast.SelectorExpr); ok && name(x.X) == "book" {
					s.ask(fn, params, x)
				}
			case "Without":
				for _, clause := range n.Value.(*ast.CallExpr).Args {
					s.ask(fn, params, clause)
				}
			}
		case *ast.AssignStmt:
			for i, right := range n.Rhs {
				if isQuestion(right) {
					asks = append(asks, n.Lhs[i].(*ast.Ident).Name)
				}
			}
		case *ast.CallExpr:
			called := name(n.Fun)
			arg, isPassed := s.passed[called]
			switch {
			case len(n.Args) == 1 && (isQuestion(n.Fun) || slices.Contains(asks, called)):
				arg = 0
			case !isPassed || arg >= len(n.Args):
				return true
			}
			s.ask(fn, params, n.Args[arg])
		}
		return true
	})
}

// name is what is called, or the key of a field.
func name(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	}
	return ""
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
		switch {
		case name(x.X) == "book":
			names[0] = x.Sel.Name
		case slices.Contains(saidByCards, x.Sel.Name):
			return // looked up in the cards
		default:
			names[0] = s.roles[deckbuilder.Role(x.Sel.Name)]
		}
		if _, ok := reflect.TypeFor[deckbuilder.Cites]().FieldByName(x.Sel.Name); ok && names[0] == "" {
			return // the rulebook says nothing of it
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
