package main

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
)

// module is the path of this module.
const module = "tablereferee/"

// mutated are the packages whose logic is tried, by their folder.
var mutated = []string{"engine", "engine/log", "engine/deckbuilder", "engine/foreverevil", "engine/metal", "engine/rivals",
	"engine/champions"}

// notRules are files that hold no rules, and why they are left out.
var notRules = map[string]string{
	"engine/deckbuilder/greedy.go":      "how a program that plays by itself weighs its moves",
	"engine/champions/sensible.go":      "how a program that plays by itself weighs its moves",
	"engine/champions/strong.go":        "how a program that plays by itself weighs its moves",
	"engine/champions/strong_beam.go":   "how a program that plays by itself weighs its moves",
	"engine/champions/strong_habits.go": "how a program that plays by itself weighs its moves",
	"engine/champions/strong_worth.go":  "how a program that plays by itself weighs its moves",
	"engine/deckbuilder/invariants.go":  "checks of the rules: where these are right, no check ever speaks",
	"engine/champions/invariants.go":    "checks of the rules: where these are right, no check ever speaks",
	"engine/deckbuilder/facts.go":       "how a card is shown",
	"engine/champions/facts.go":         "how a card is shown",
}

// pkg is a package whose sources have been read and whose types are known.
type pkg struct {
	folder string
	dir    string
	fset   *token.FileSet
	files  []*file
	info   *types.Info
	types  *types.Package
}

// file is one of its Go files.
type file struct {
	*ast.File
	name string // as in a Key
	path string
	text []byte
}

// listed is what go list says of a package.
type listed struct {
	ImportPath, Dir, Export string
	GoFiles                 []string
}

// load reads the packages that are mutated.
func load(root string) ([]*pkg, error) {
	args := []string{"list", "-export", "-deps", "-json=ImportPath,Dir,GoFiles,Export"}
	for _, folder := range mutated {
		args = append(args, "./"+folder)
	}
	out, err := command(root, nil, "go", args...)
	if err != nil {
		return nil, err
	}
	exports := map[string]string{}
	found := map[string]listed{}
	for d := json.NewDecoder(strings.NewReader(string(out))); d.More(); {
		var l listed
		if err := d.Decode(&l); err != nil {
			return nil, fmt.Errorf("go list: %w", err)
		}
		exports[l.ImportPath] = l.Export
		found[strings.TrimPrefix(l.ImportPath, module)] = l
	}
	fset := token.NewFileSet()
	imports := importer.ForCompiler(fset, "gc", func(path string) (io.ReadCloser, error) {
		if exports[path] == "" {
			return nil, fmt.Errorf("no export data of %s", path)
		}
		return os.Open(exports[path])
	})
	var all []*pkg
	for _, folder := range mutated {
		l, ok := found[folder]
		if !ok {
			return nil, fmt.Errorf("there is no package in the folder %s", folder)
		}
		p := &pkg{folder: folder, dir: l.Dir, fset: fset}
		if err := p.read(l, imports); err != nil {
			return nil, err
		}
		all = append(all, p)
	}
	return all, nil
}

func (p *pkg) read(l listed, imports types.Importer) error {
	var files []*ast.File
	for _, name := range l.GoFiles {
		f := &file{name: path.Join(p.folder, name), path: filepath.Join(l.Dir, name)}
		var err error
		if f.text, err = os.ReadFile(f.path); err != nil {
			return err
		}
		if f.File, err = parser.ParseFile(p.fset, f.path, f.text, parser.ParseComments); err != nil {
			return err
		}
		files = append(files, f.File)
		if !strings.HasSuffix(name, "_gen.go") && notRules[f.name] == "" {
			p.files = append(p.files, f)
		}
	}
	p.info = &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{},
		Defs: map[*ast.Ident]types.Object{}}
	var err error
	p.types, err = (&types.Config{Importer: imports}).Check(l.ImportPath, p.fset, files, p.info)
	return err
}

// offset is where a position lies in its file.
func (p *pkg) offset(pos token.Pos) int { return p.fset.Position(pos).Offset }

// source gives the text between two positions.
func (p *pkg) source(f *file, from, to token.Pos) string {
	return string(f.text[p.offset(from):p.offset(to)])
}

// command runs a program and gives what it prints; the error holds what it said.
func command(dir string, env []string, name string, args ...string) ([]byte, error) {
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), env...)
	var stderr strings.Builder
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		return out, fmt.Errorf("%s %s: %w\n%s", name, args[0], err, stderr.String())
	}
	return out, nil
}
