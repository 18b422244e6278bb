package engine_test

import (
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The same seed must give the same game on every machine. This test reads the sources of the kernel and the games for
// anything that might make a difference: other chance, the clock, the surroundings, goroutines, and the order of maps.

// notHere are packages that rule code has no business with.
var notHere = map[string]string{
	"math/rand":    "chance is the table's generator",
	"math/rand/v2": "chance is the table's generator",
	"crypto/rand":  "chance is the table's generator",
	"hash/maphash": "seeded by chance",
	"time":         "the clock differs from run to run",
	"os":           "the surroundings differ from machine to machine",
	"runtime":      "the surroundings differ from machine to machine",
	"unsafe":       "addresses differ from run to run",
	"reflect":      "rules are code, not guesses about code",
	"maps":         "the order of maps differs from run to run",
	"sync/atomic":  "a table is played by one goroutine",
	"context":      "a table is played by one goroutine",
}

// mapsInAnyOrder are the functions that may walk a map, because its order cannot be seen in what they do.
var mapsInAnyOrder = map[string]string{
	"engine.Override":       "each clause is set by itself",
	"engine.SetupWordNamed": "the words are sorted",
	"engine.optionWords":    "the words are sorted",
	"cardtext.foundWords":   "the words are sorted",
	"cardtext.sorted":       "the words are sorted",
}

// guesses are the files that may ask how their own types are made.
var guesses = map[string]string{
	"deckbuilder/cites.go": "the roles of a rulebook file are the names of fields, which are filled in once",
}

func TestNothingButTheSeedDecides(t *testing.T) {
	fset := token.NewFileSet()
	exports := map[string]string{}
	var ours []pkg
	for _, p := range list(t, "-export", "-deps", "./engine/...") {
		exports[p.ImportPath] = p.Export
		// it runs card files, before anything is played
		if strings.HasPrefix(p.ImportPath, module) && p.ImportPath != module+"internal/sandbox" {
			ours = append(ours, p)
		}
	}
	imports := importer.ForCompiler(fset, "gc", func(path string) (io.ReadCloser, error) {
		if exports[path] == "" {
			return nil, fmt.Errorf("no export data of %s", path)
		}
		return os.Open(exports[path])
	})
	used := map[string]bool{}
	for _, p := range ours {
		var files []*ast.File
		for _, name := range p.GoFiles {
			f, err := parser.ParseFile(fset, filepath.Join(p.Dir, name), nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			files = append(files, f)
		}
		info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}}
		if _, err := (&types.Config{Importer: imports}).Check(p.ImportPath, fset, files, info); err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			for _, i := range f.Imports {
				path, name := strings.Trim(i.Path.Value, `"`), p.Name+"/"+filepath.Base(fset.File(f.Pos()).Name())
				if path == "reflect" && guesses[name] != "" {
					used[name] = true
					continue
				}
				if why := notHere[path]; why != "" {
					t.Errorf("%s: imports %s: %s", fset.Position(i.Pos()), i.Path.Value, why)
				}
			}
			for _, d := range f.Decls {
				in := p.Name + ".var"
				if fn, ok := d.(*ast.FuncDecl); ok {
					in = p.Name + "." + fn.Name.Name
				}
				ast.Inspect(d, func(n ast.Node) bool {
					switch n := n.(type) {
					case *ast.GoStmt:
						t.Errorf("%s: starts a goroutine", fset.Position(n.Pos()))
					case *ast.SelectStmt:
						t.Errorf("%s: select chooses by chance", fset.Position(n.Pos()))
					case *ast.RangeStmt:
						if _, ok := info.Types[n.X].Type.Underlying().(*types.Map); ok {
							used[in] = true
							if mapsInAnyOrder[in] == "" {
								t.Errorf("%s: %s walks a map, whose order differs from run to run",
									fset.Position(n.Pos()), in)
							}
						}
					case *ast.BasicLit:
						if n.Kind == token.STRING && strings.Contains(n.Value, "%p") {
							t.Errorf("%s: %%p prints an address", fset.Position(n.Pos()))
						}
					}
					return true
				})
			}
		}
	}
	for in := range mapsInAnyOrder {
		if !used[in] {
			t.Errorf("%s is excepted and walks no map", in)
		}
	}
	for name := range guesses {
		if !used[name] {
			t.Errorf("%s is excepted and does not guess", name)
		}
	}
	if len(ours) < 3 {
		t.Errorf("only %d packages were read", len(ours))
	}
}
