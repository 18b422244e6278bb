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
	"time"

	"tablereferee/internal/schema"
)

// built is a build that holds many mutants.
type built struct {
	root, dir string
	pkgs      []*pkg
	mutants   []*Mutant // the number of one is its place here, from 1
	overlay   string
	left      []*Mutant // that did not compile
}

// What is built is run a few times and thrown away, so nothing is kept for debuggers. It is optimised all the same:
// tests count allocations.
const (
	gcflags = "-gcflags=" + module + "engine/...=-e -dwarf=0" // -e tells of everything the compiler refuses
	ldflags = "-ldflags=-s -w"
)

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
		cmd := exec.Command("go", "build", "-overlay", b.overlay, gcflags, ldflags, "-o", b.worker(), "./cmd/mutants")
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

// environment is that of a run with one mutant on, which may compute for so long.
func environment(number int, patience time.Duration) []string {
	seconds := strconv.FormatFloat(patience.Seconds(), 'f', 1, 64)
	return append(os.Environ(), schema.Variable+"="+strconv.Itoa(number), schema.Patience+"="+seconds)
}
