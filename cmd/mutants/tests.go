package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"time"
)

// tested are the packages whose tests look at what the scenarios let pass, by the package that is mutated, the nearest
// first.
var tested = map[string][]string{
	"engine": {"engine", "engine/games", "engine/foreverevil", "engine/champions", "internal/suite", "referee/explore",
		"referee/scenario"},
	"engine/log": {"engine/log", "engine", "referee/scenario", "engine/games", "engine/foreverevil", "engine/champions",
		"internal/suite", "referee/explore"},
	"engine/deckbuilder": {"engine/deckbuilder", "engine/cardtext", "engine/foreverevil", "engine/metal", "engine/rivals",
		"internal/suite", "engine/games", "referee/simulate", "engine",
		"referee/explore", "referee/scenario"},
	"engine/foreverevil": {"engine/foreverevil", "internal/suite", "engine/games", "referee/simulate", "engine",
		"referee/explore",
		"referee/scenario"},
	"engine/metal": {"engine/metal", "engine/deckbuilder", "internal/suite", "engine/games", "engine", "referee/explore",
		"referee/scenario"},
	"engine/rivals": {"engine/rivals", "engine/deckbuilder", "internal/suite", "engine/games", "engine",
		"referee/explore", "referee/scenario"},
	"engine/champions": {"engine/champions", "internal/suite", "engine/games", "referee/simulate", "engine",
		"referee/explore",
		"referee/scenario"},
}

// others are tests that look at the sources, and not at what the rules do.
const others = "TestNothingButTheSeedDecides|TestImportsGoOneWay"

// slow is from when on a test waits until the quicker ones of its package have let a mutant pass.
const slow = 200 * time.Millisecond

// tests are the compiled tests of the packages, made when the first mutant needs them: most are noticed nearby.
type tests struct {
	mu       sync.Mutex
	packages map[string]*testPackage
}

// testPackage are the compiled tests of a package, in the order they are run.
type testPackage struct {
	ready  sync.Once
	err    error
	folder string
	path   string // "" if there are none
	rapid  bool   // they try random input, and would keep what fails
	parts  []part
}

// part is some of the tests of a package, and how long they may compute.
type part struct {
	flags    []string
	patience time.Duration
}

// testsIn gives the tests of a package. What holds without any mutant is made sure of once, and timed.
func (t *trial) testsIn(ctx context.Context, folder string) (*testPackage, error) {
	t.tests.mu.Lock()
	if t.tests.packages == nil {
		t.tests.packages = map[string]*testPackage{}
	}
	p := t.tests.packages[folder]
	if p == nil {
		p = &testPackage{folder: folder}
		t.tests.packages[folder] = p
	}
	t.tests.mu.Unlock()
	p.ready.Do(func() { p.err = t.ready(ctx, p) })
	return p, p.err
}

// ready compiles the tests of a package with the mutants in it and runs them without any.
func (t *trial) ready(ctx context.Context, p *testPackage) error {
	names, err := filepath.Glob(filepath.Join(t.root, filepath.FromSlash(p.folder), "*_test.go"))
	if err != nil || len(names) == 0 {
		return err
	}
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		p.rapid = p.rapid || strings.Contains(string(text), `"pgregory.net/rapid"`)
	}
	p.path = filepath.Join(t.dir, strings.ReplaceAll(p.folder, "/", "_")+".test")
	if _, err = command(t.root, nil, "go", "test", "-c", "-vet=off", "-overlay", t.overlay, gcflags, ldflags,
		"-o", p.path, "./"+p.folder); err != nil {
		return err
	}
	start := time.Now()
	said, err := t.run(ctx, 0, p, part{[]string{"-test.v", "-test.skip=^(" + others + ")$"}, time.Minute})
	if err != nil {
		return fmt.Errorf("the tests of %s do not hold without any mutant: %w\n%s", p.folder, err, said)
	}
	p.parts = parts(said, time.Since(start))
	return nil
}

// passed is a test that has passed, in what the tests of a package say of themselves.
var passed = regexp.MustCompile(`(?m)^--- PASS: (\S+) \((\S+)\)$`)

// parts divides the tests of a package into those that are quick and those that are not. What took a while may take
// five times as long and some seconds more.
func parts(said string, took time.Duration) []part {
	var late []string
	var lateTook time.Duration
	for _, m := range passed.FindAllStringSubmatch(said, -1) {
		if d, err := time.ParseDuration(m[2]); err == nil && d >= slow {
			late, lateTook = append(late, m[1]), lateTook+d
		}
	}
	patience := func(d time.Duration) time.Duration { return 5*time.Second + 5*max(d, 0) }
	skip := "-test.skip=^(" + strings.Join(append(late, others), "|") + ")$"
	all := []part{{[]string{skip}, patience(took - lateTook)}}
	if len(late) > 0 {
		all = append(all, part{[]string{"-test.run=^(" + strings.Join(late, "|") + ")$"}, patience(lateTook)})
	}
	return all
}

// run runs some tests of a package with a mutant.
func (t *trial) run(ctx context.Context, id int, p *testPackage, some part) (string, error) {
	ctx, stop := context.WithTimeout(ctx, waits*some.patience)
	defer stop()
	args := append([]string{"-test.failfast"}, some.flags...)
	if p.rapid {
		args = append(args, "-rapid.nofailfile") // what a mutant breaks is no example to keep in the tree
	}
	cmd := exec.CommandContext(ctx, p.path, args...)
	cmd.Dir = filepath.Join(t.root, filepath.FromSlash(p.folder))
	cmd.Env = append(environment(id, some.patience), "GOMAXPROCS=1")
	out, err := cmd.CombinedOutput()
	if ctx.Err() != nil {
		return string(out), ctx.Err()
	}
	return string(out), err
}

// byTests runs the tests with a mutant that the scenarios let pass.
func (t *trial) byTests(ctx context.Context, id int, r *result) error {
	for _, folder := range tested[r.Package] {
		p, err := t.testsIn(ctx, folder)
		if err != nil {
			return err
		}
		for _, some := range p.parts {
			said, err := t.run(ctx, id, p, some)
			var exit *exec.ExitError
			switch {
			case ctx.Err() != nil:
				return ctx.Err()
			case errors.Is(err, context.DeadlineExceeded) || errors.As(err, &exit) && endless(exit):
				r.Outcome, r.By = Endless, "the tests of "+folder
				return nil
			case err != nil:
				r.Outcome, r.By = ByTests, folder+failedTest(said)
				return nil
			}
		}
	}
	return nil
}

// failedTest names the test that failed, if it is said.
func failedTest(said string) string {
	if _, rest, ok := strings.Cut(said, "--- FAIL: "); ok {
		name, _, _ := strings.Cut(rest, " ")
		return " " + name
	}
	return ""
}
