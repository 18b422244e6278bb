package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"tablereferee/cmd/mutants/schema"
)

// built is a build that holds many mutants.
type built struct {
	root, dir string
	pkgs      []*pkg
	mutants   []*Mutant // the number of one is its place here, from 1
	overlay   string
	left      []*Mutant // that did not compile
}

// worker is the program that plays scenarios with a mutant.
func (b *built) worker() string { return filepath.Join(b.dir, "worker") }

// build instruments the sources and compiles the worker. A mutant that the compiler refuses is left out.
func build(root, dir string, pkgs []*pkg, mutants []*Mutant) (*built, error) {
	if len(mutants) >= schema.Most {
		return nil, fmt.Errorf("%d mutants are more than one build can hold", len(mutants))
	}
	b := &built{root: root, dir: dir, pkgs: pkgs, mutants: mutants}
	for {
		var err error
		if b.overlay, err = overlay(dir, pkgs, b.mutants); err != nil {
			return nil, err
		}
		cmd := exec.Command("go", "build", "-overlay", b.overlay, "-gcflags="+module+"engine/...=-e", "-o", b.worker(), "./cmd/mutants")
		cmd.Dir = root
		out, err := cmd.CombinedOutput()
		if err == nil {
			return b, nil
		}
		var exit *exec.ExitError
		if !errors.As(err, &exit) || !b.leaveOut(string(out)) {
			return nil, fmt.Errorf("the instrumented sources do not compile: %w\n%s", err, out)
		}
	}
}

// complaint is a line of the compiler: where it found something wrong.
var complaint = regexp.MustCompile(`(?m)^(\S+\.go):(\d+):\d+: `)

// leaveOut drops the mutants of the lines the compiler complains of; false if there are none.
func (b *built) leaveOut(said string) bool {
	bad := map[string]bool{}
	for _, m := range complaint.FindAllStringSubmatch(said, -1) {
		bad[strings.ReplaceAll(filepath.ToSlash(m[1]), "/", "_")+":"+m[2]] = true
	}
	before := len(b.mutants)
	b.mutants = slices.DeleteFunc(slices.Clone(b.mutants), func(m *Mutant) bool {
		from, to := b.pkgs[0].fset.Position(m.from).Line, b.pkgs[0].fset.Position(m.to).Line
		for line := from; line <= to; line++ {
			for at := range bad {
				file, n, _ := strings.Cut(at, ":")
				if n == strconv.Itoa(line) && strings.HasSuffix(file, strings.ReplaceAll(m.File, "/", "_")) {
					b.left = append(b.left, m)
					return true
				}
			}
		}
		return false
	})
	return len(b.mutants) < before
}

// tested are the packages whose tests look at what the scenarios let pass, by the package that is mutated, the quickest first.
var tested = map[string][]string{
	"engine":             {"engine", "referee/explore", "referee/scenario"},
	"engine/deckbuilder": {"engine/deckbuilder", "engine/foreverevil", "engine/games", "referee/simulate", "engine"},
	"engine/foreverevil": {"engine/foreverevil", "engine/games", "referee/simulate", "engine"},
	"engine/champions":   {"engine/champions", "engine/games", "referee/simulate", "engine"},
}

// readers are tests that read the sources and not what they do.
const readers = "^(TestNothingButTheSeedDecides|TestImportsGoOneWay)$"

// testBinary compiles the tests of a package with the mutants in it, "" if it has none, and says whether they try random input.
func (b *built) testBinary(folder string) (path string, rapid bool, err error) {
	names, err := filepath.Glob(filepath.Join(b.root, filepath.FromSlash(folder), "*_test.go"))
	if err != nil || len(names) == 0 {
		return "", false, err
	}
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			return "", false, err
		}
		rapid = rapid || strings.Contains(string(text), `"pgregory.net/rapid"`)
	}
	path = filepath.Join(b.dir, strings.ReplaceAll(folder, "/", "_")+".test")
	_, err = command(b.root, nil, "go", "test", "-c", "-vet=off", "-overlay", b.overlay, "-gcflags="+module+"engine/...=-e",
		"-o", path, "./"+folder)
	return path, rapid, err
}

// environment is that of a run with one mutant on.
func environment(number int) []string {
	return append(os.Environ(), schema.Variable+"="+strconv.Itoa(number))
}
