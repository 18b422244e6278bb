// Package sentences gathers what the program says to persons: the pairs of English and French that stand in its source,
// and those of its data. A further language translates these (engine/languages).
package sentences

import (
	"cmp"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/constant"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"tablereferee/engine"
)

// module is the path of this module.
const module = "tablereferee"

// Sentence is one thing that the program says, and where.
type Sentence struct {
	Text  engine.Text
	File  string // of the source, or a game
	Line  int
	Alone bool // its English sentence is that of no other
}

// listed is what go list says of a package.
type listed struct {
	ImportPath, Dir, Export string
	GoFiles                 []string
}

// Source reads the packages of the module below a folder. It gives the pairs that stand in them as they are, and the
// places of those that are put together of parts: these a file cannot translate.
func Source(root string) (said []Sentence, composed []string, err error) {
	if root, err = filepath.Abs(root); err != nil {
		return nil, nil, err
	}
	cmd := exec.Command("go", "list", "-export", "-deps", "-json=ImportPath,Dir,GoFiles,Export",
		"./cmd/referee")
	cmd.Dir = root
	var stderr strings.Builder
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, nil, fmt.Errorf("go list: %w\n%s", err, stderr.String())
	}
	exports := map[string]string{}
	var ours []listed
	for d := json.NewDecoder(strings.NewReader(string(out))); d.More(); {
		var l listed
		if err := d.Decode(&l); err != nil {
			return nil, nil, fmt.Errorf("go list: %w", err)
		}
		exports[l.ImportPath] = l.Export
		if l.ImportPath == module || strings.HasPrefix(l.ImportPath, module+"/") {
			ours = append(ours, l)
		}
	}
	r := &reader{root: root, fset: token.NewFileSet()}
	imports := importer.ForCompiler(r.fset, "gc", func(path string) (io.ReadCloser, error) {
		if exports[path] == "" {
			return nil, fmt.Errorf("no export data of %s", path)
		}
		return os.Open(exports[path])
	})
	for _, l := range ours {
		if err := r.read(l, imports); err != nil {
			return nil, nil, err
		}
	}
	slices.SortFunc(r.said, func(a, b Sentence) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line))
	})
	return r.said, r.composed, nil
}

// reader goes through the source.
type reader struct {
	root     string
	fset     *token.FileSet
	info     *types.Info
	pkg      *types.Package
	values   map[types.Object]ast.Expr // what names stand for
	counted  bool                      // what is read is counted: it has an s
	said     []Sentence
	composed []string
}

func (r *reader) read(l listed, imports types.Importer) error {
	var files []*ast.File
	for _, name := range l.GoFiles {
		f, err := parser.ParseFile(r.fset, filepath.Join(l.Dir, name), nil, 0)
		if err != nil {
			return err
		}
		files = append(files, f)
	}
	r.info = &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{},
		Defs: map[*ast.Ident]types.Object{}}
	var err error
	if r.pkg, err = (&types.Config{Importer: imports}).Check(l.ImportPath, r.fset, files, r.info); err != nil {
		return err
	}
	r.values = map[types.Object]ast.Expr{}
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			if v, is := n.(*ast.ValueSpec); is && len(v.Names) == len(v.Values) {
				for i, name := range v.Names {
					r.values[r.info.Defs[name]] = v.Values[i]
				}
			}
			return true
		})
	}
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CompositeLit:
				if isText(r.info.TypeOf(n)) && len(n.Elts) > 0 {
					r.literal(n)
				}
			case *ast.CallExpr:
				r.call(n)
			}
			return true
		})
	}
	return nil
}

// isText says whether a type is that of a text.
func isText(t types.Type) bool {
	named, is := types.Unalias(t).(*types.Named)
	return is && named.Obj().Name() == "Text" && named.Obj().Pkg().Path() == module+"/engine"
}

// literal reads a text that is written down.
func (r *reader) literal(n *ast.CompositeLit) {
	var parts [2]ast.Expr
	for i, e := range n.Elts {
		if kv, keyed := e.(*ast.KeyValueExpr); keyed {
			key, _ := constant.Int64Val(r.info.Types[kv.Key].Value)
			i, e = int(key), kv.Value
		}
		if i < len(parts) {
			parts[i] = e
		}
	}
	r.pair(parts[0], parts[1])
}

// pairs are how the parameters of functions are called that take English and French.
var pairs = [...]struct{ en, fr string }{{"en", "fr"}, {"ens", "frs"}, {"notEN", "notFR"}}

// call reads what is given to a function for such parameters, and the things that are counted.
func (r *reader) call(n *ast.CallExpr) {
	if name := types.ExprString(n.Fun); strings.TrimPrefix(name, "engine.") == "Counted" && len(n.Args) == 2 {
		thing := n.Args[1]
		if name, is := thing.(*ast.Ident); is {
			thing = r.values[r.info.Uses[name]]
		}
		if words, is := thing.(*ast.CompositeLit); is && len(words.Elts) == 2 {
			r.counted = true
			r.pair(words.Elts[0], words.Elts[1])
			r.counted = false
		}
	}
	of := r.info.TypeOf(n.Fun)
	if of == nil {
		return
	}
	signature, is := of.Underlying().(*types.Signature)
	if !is {
		return
	}
	at := map[string]int{}
	for i := range min(signature.Params().Len(), len(n.Args)) {
		at[signature.Params().At(i).Name()] = i
	}
	for _, pair := range pairs {
		en, has := at[pair.en]
		if fr, hasToo := at[pair.fr]; has && hasToo {
			r.pair(n.Args[en], n.Args[fr])
		}
	}
}

// pair notes what is said in English and French.
func (r *reader) pair(en, fr ast.Expr) {
	english, is := r.constant(en)
	french, isToo := r.constant(fr)
	place := r.fset.Position(en.Pos())
	file, err := filepath.Rel(r.root, place.Filename)
	if err != nil {
		file = place.Filename
	}
	if !is || !isToo {
		// what is handed on has been read elsewhere, and what is the same in both is a name
		if english := types.ExprString(en); handedOn(en) ||
			strings.ReplaceAll(english, "EN]", "FR]") == types.ExprString(fr) {
			return
		}
		r.composed = append(r.composed, fmt.Sprintf("%s:%d: %s", file, place.Line, types.ExprString(en)))
		return
	}
	if r.counted {
		english, french = english+"s", french+"s"
	}
	if strings.ContainsFunc(english, isLetter) {
		r.said = append(r.said, Sentence{Text: engine.Text{english, french}, File: filepath.ToSlash(file),
			Line: place.Line})
	}
}

// handedOn says whether an expression is what a function was given by its caller, where it is read.
func handedOn(e ast.Expr) bool {
	name, is := e.(*ast.Ident)
	return is && slices.ContainsFunc(pairs[:], func(p struct{ en, fr string }) bool { return p.en == name.Name })
}

// constant is the value of a string that is known without running the program; one that is not there is empty.
func (r *reader) constant(e ast.Expr) (string, bool) {
	if e == nil {
		return "", true
	}
	v := r.info.Types[e].Value
	if v == nil || v.Kind() != constant.String {
		return "", false
	}
	return constant.StringVal(v), true
}
