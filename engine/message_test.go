package engine

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

func TestErrorfTellsInBothLanguages(t *testing.T) {
	inner := Errorf("no %s", "pas de %s", Text{"card", "carte"})
	err := Errorf("%[2]s, line %[1]d", "ligne %[1]d : %[2]s", 3, inner)
	if got := Tell(err, EN); got != "no card, line 3" {
		t.Errorf("English: %q", got)
	}
	if got := Tell(err, FR); got != "ligne 3 : pas de carte" {
		t.Errorf("French: %q", got)
	}
	if err.Error() != Tell(err, EN) {
		t.Errorf("as a plain error it says %q", err)
	}
	if plain := errors.New("100%"); Tell(Errorf("x: %v", "x : %v", plain), FR) != "x : 100%" ||
		!errors.Is(Errorf("x: %v", "x : %v", plain), plain) {
		t.Error("an error that knows no languages is not kept")
	}
	if got := Sayf("100%", "100 %"); got != (Text{"100%", "100 %"}) {
		t.Errorf("without arguments: %q", got)
	}
}

// bilingual are the functions whose first two texts are the formats of one message.
var bilingual = regexp.MustCompile(`(?i)(^|\.)(errorf|sayf|failf|argumentf|failure)$`)

// TestBothLanguagesTakeTheSameArguments reads every message of the program: its two formats must use the same
// arguments, as vet cannot know that there are two.
func TestBothLanguagesTakeTheSameArguments(t *testing.T) {
	checked := 0
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		src, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		set := token.NewFileSet()
		f, err := parser.ParseFile(set, path, src, 0)
		if err != nil {
			return err
		}
		if slices.ContainsFunc(f.Imports, func(i *ast.ImportSpec) bool { return i.Path.Value == `"testing"` }) {
			return nil // it belongs to the tests, which speak to who works on the program
		}
		ast.Inspect(f, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			name := ""
			switch fn := call.Fun.(type) {
			case *ast.Ident:
				name = fn.Name
			case *ast.SelectorExpr:
				name = "." + fn.Sel.Name
				if x, ok := fn.X.(*ast.Ident); ok && x.Name == "fmt" {
					return true
				}
			}
			if !bilingual.MatchString(name) {
				return true
			}
			for i := 0; i+1 < len(call.Args); i++ {
				en, isText := literalText(call.Args[i])
				if !isText {
					continue
				}
				fr, isText := literalText(call.Args[i+1])
				if !isText {
					t.Errorf("%s: %q has no second language beside it", set.Position(call.Pos()), en)
				} else if a, b := verbs(en), verbs(fr); !slices.Equal(a, b) {
					t.Errorf("%s: the English takes %v, the French %v", set.Position(call.Pos()), a, b)
				} else if top := len(call.Args) - i - 2; call.Ellipsis == 0 && len(a) > 0 && a[len(a)-1].arg > top {
					t.Errorf("%s: the formats take %d arguments, and there are %d", set.Position(call.Pos()),
						a[len(a)-1].arg, top)
				}
				checked++
				break
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d messages", checked)
}

// literalText is the text of an expression made of literals only.
func literalText(e ast.Expr) (string, bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		if e.Kind == token.STRING {
			s, err := strconv.Unquote(e.Value)
			return s, err == nil
		}
	case *ast.BinaryExpr:
		a, ok1 := literalText(e.X)
		b, ok2 := literalText(e.Y)
		return a + b, ok1 && ok2
	}
	return "", false
}

// verb is one use of an argument by a format.
type verb struct {
	arg  int
	verb string
}

var verbOf = regexp.MustCompile(`%[-+# 0]*(?:\[(\d+)\])?[-+# 0]*\d*(?:\.\d+)?([a-zA-Z%])`)

// verbs gives which arguments a format takes and how, by argument.
func verbs(format string) []verb {
	var out []verb
	next := 1
	for _, m := range verbOf.FindAllStringSubmatch(format, -1) {
		if m[2] == "%" {
			continue
		}
		if m[1] != "" {
			next, _ = strconv.Atoi(m[1])
		}
		out = append(out, verb{next, m[2]})
		next++
	}
	slices.SortFunc(out, func(a, b verb) int { return a.arg - b.arg })
	return slices.Compact(out)
}
