package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"tablereferee/engine/games"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	code, err := run(ctx, os.Args[1:], os.Stdin, os.Stdout, os.Stderr)
	if err != nil {
		fmt.Fprintln(os.Stderr, "mutants:", err)
		code = 2
	}
	os.Exit(code)
}

// flags are what a run is asked for.
type flags struct {
	root, folder, only string
	why, game          string
	seed               uint64
	n, jobs, proofs    int
	list, facts, suite bool
	verbose            bool
}

const usage = `mutants [flags]          try a sample of mutants of the rules and list those that nobody notices
mutants gate [flags]     try a sample of mutants and make some of the recorded proofs again; fail if one survives or fails
mutants prove [flags]    look for a mutant that proves each clause which no run can switch off, and record what is found
`

func run(ctx context.Context, args []string, in io.Reader, out, errs io.Writer) (int, error) {
	do := ""
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		do, args = args[0], args[1:]
	}
	if do == "worker" {
		return 0, work(in, out)
	}
	var f flags
	set := flag.NewFlagSet("mutants", flag.ContinueOnError)
	set.SetOutput(errs)
	set.Usage = func() {
		fmt.Fprint(errs, usage)
		set.PrintDefaults()
	}
	set.StringVar(&f.root, "root", ".", "the `FOLDER` of the module")
	set.StringVar(&f.folder, "package", "", "only mutants of the package in this `FOLDER`, such as engine/champions")
	set.StringVar(&f.only, "only", "",
		"only the mutants with these `IDS`, separated by commas, judged equivalent or not")
	set.StringVar(&f.why, "why", "", "prove: only tell what the mutants of these `CLAUSES` change, and record nothing")
	set.StringVar(&f.game, "game", "",
		"prove: only the clauses of this `GAME`, such as metal; what is recorded of others stays")
	set.Uint64Var(&f.seed, "seed", 1, "which sample")
	set.IntVar(&f.n, "n", 400, "how many mutants to try; 0 tries all there are")
	set.IntVar(&f.proofs, "proofs", 20, "how many recorded proofs to make again")
	set.IntVar(&f.jobs, "j", runtime.GOMAXPROCS(0), "mutants tried at the same time")
	set.BoolVar(&f.list, "list", false, "list the mutants of the sample and try none")
	set.BoolVar(&f.suite, "suite", false, "ask the scenarios only, and not the tests")
	set.BoolVar(&f.verbose, "v", false, "tell what becomes of each mutant as soon as it is known")
	set.BoolVar(&f.facts, "facts", false, "mutants of what is printed on cards instead of those of logic")
	if err := set.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			return 0, nil
		}
		return 2, nil
	}
	if f.game != "" && games.Find(f.game) == nil {
		return 2, fmt.Errorf("there is no game %q", f.game)
	}
	if set.NArg() > 0 || f.n < 0 || f.proofs < 0 || f.jobs < 1 || f.folder != "" && !slices.Contains(mutated,
		f.folder) {
		return 2, fmt.Errorf("wrong use; packages are %s, -j is at least 1\n%s", strings.Join(mutated, ", "), usage)
	}
	root, err := filepath.Abs(f.root)
	if err != nil {
		return 0, err
	}
	f.root = root
	for _, g := range games.All() {
		g.Rules(g.Editions[0]) // readies the index of its rulebook
	}
	switch do {
	case "":
		return f.mutate(ctx, out, errs)
	case "gate":
		return f.gate(ctx, out)
	case "prove":
		return f.prove(ctx, out, errs)
	}
	return 2, fmt.Errorf("there is no command %q\n%s", do, usage)
}

// candidates gives all mutants there are, and those judged equivalent.
func (f *flags) candidates(pkgs []*pkg) ([]*Mutant, equivalents, error) {
	var all []*Mutant
	for _, p := range pkgs {
		all = append(all, p.mutants()...)
	}
	judged, err := readEquivalents()
	if err != nil {
		return nil, nil, err
	}
	if stale := judged.stale(all); len(stale) > 0 {
		return nil, nil,
			fmt.Errorf("judged equivalent, but no such mutant is there any more; judge them anew or leave them out:\n  %s",
				strings.Join(stale, "\n  "))
	}
	return all, judged, nil
}

// mutate tries a sample and reports.
func (f *flags) mutate(ctx context.Context, out, errs io.Writer) (int, error) {
	start := time.Now()
	pkgs, err := load(f.root)
	if err != nil {
		return 0, err
	}
	all, judged, err := f.candidates(pkgs)
	if err != nil {
		return 0, err
	}
	picked := f.pick(all)
	if f.list {
		for _, m := range picked {
			fmt.Fprintf(out, "%s  %s:%d  %s: %s  %s\n", m.ID(), m.File, m.Line, m.Func, m.Op, m.Source)
		}
		return 0, nil
	}
	if len(picked) == 0 {
		return 0, errors.New("there is no such mutant")
	}
	var tried []*Mutant
	var results []result
	for _, m := range picked {
		if judged.why(m.Key) != "" && f.only == "" {
			results = append(results, result{Mutant: m, Outcome: Equivalent})
		} else {
			tried = append(tried, m)
		}
	}
	code := 0
	err = f.with(ctx, pkgs, tried, func(t *trial) error {
		if f.verbose {
			t.tell = func(r *result) {
				fmt.Fprintf(errs, "%-19s  %s  %s:%d  %s: %s  %s  %s\n", r.Outcome, r.ID(), r.File, r.Line, r.Func, r.Op,
					r.Source, r.By)
			}
		}
		some, err := t.try(ctx, func(*Mutant) bool { return true })
		code = report(out, append(results, some...), t.left, judged, time.Since(start))
		return err
	})
	return code, err
}

// pick gives the mutants that are meant.
func (f *flags) pick(all []*Mutant) []*Mutant {
	if f.only != "" {
		ids := strings.Split(f.only, ",")
		return slices.DeleteFunc(all, func(m *Mutant) bool { return !slices.Contains(ids, m.ID()) })
	}
	all = slices.DeleteFunc(all, func(m *Mutant) bool {
		return m.Fact != f.facts || f.folder != "" && m.Package != f.folder
	})
	if f.n == 0 {
		return all
	}
	return sample(all, f.seed, f.n)
}
