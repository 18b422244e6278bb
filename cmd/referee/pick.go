package main

import (
	"context"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/internal/suite"
)

// picked is which scenarios a test is to run, by their names.
type picked struct {
	own   func(name string) bool // nil: all
	noOwn bool
	built func(name string) bool // of those beside one's own
}

// narrow keeps to some names, unless they are nil.
func (p *picked) narrow(only map[string]bool) {
	if only == nil {
		return
	}
	among := func(pick func(string) bool) func(string) bool {
		return func(name string) bool { return only[name] && (pick == nil || pick(name)) }
	}
	p.own = among(p.own)
	if p.built != nil {
		p.built = among(p.built)
	}
}

// pick finds out which scenarios are meant: one's own, where there is a folder of them, and built-in ones that are
// named or asked for with
// --all.
func (t *tester) pick(args []string, filter *regexp.Regexp) (picked, error) {
	matches := filter.MatchString
	if len(args) == 0 {
		p := picked{own: matches}
		if t.flags.filter == "" { // no filter matches everything
			p.own = nil
		}
		if t.flags.all {
			p.built = matches
		}
		return p, nil
	}
	var own, built []string
	known := map[*library][]string{}
	for _, l := range t.lib.shelves() {
		names, err := l.known()
		if err != nil {
			return picked{}, err
		}
		known[l] = names
	}
	for _, arg := range args {
		at, meant, err := t.meant(arg, known)
		switch {
		case err != nil:
			return picked{}, err
		case at == t.lib:
			own = append(own, meant)
		default:
			built = append(built, meant)
		}
	}
	if t.flags.update && len(built) > 0 {
		return picked{},
			engine.Errorf("%s is built into this program, and its log cannot be accepted anew; a copy of your own:  referee new NAME --from %s",
				"%s est intégré au programme, et son journal ne s'accepte pas de nouveau ; pour une copie à vous :  referee new NOM --from %s", built[0], shellWord(built[0]))
	}
	among := func(meant []string) func(string) bool {
		return func(name string) bool {
			return slices.ContainsFunc(meant, func(m string) bool { return under(name, m) }) && matches(name)
		}
	}
	p := picked{own: among(own), noOwn: len(own) == 0}
	switch {
	case len(built) > 0:
		p.built = among(built)
	case t.flags.all:
		p.built = matches
	}
	return p, nil
}

// meant gives the library and the name, or the beginning of names, that a path means.
func (t *tester) meant(arg string, known map[*library][]string) (*library, string, error) {
	for _, l := range t.lib.shelves() {
		meant := l.scenario(arg)
		for _, same := range []func(a, b string) bool{func(a, b string) bool { return a == b }, strings.EqualFold} {
			if meant == "." {
				return l, meant, nil
			}
			for _, n := range known[l] {
				if len(n) == len(meant) && same(n, meant) || len(n) > len(meant) && n[len(meant)] == '/' &&
					same(n[:len(meant)], meant) {
					return l, n[:len(meant)], nil
				}
			}
		}
	}
	if _, err := os.Stat(arg); err == nil {
		if _, ok := inside(t.lib.dir, arg); !ok {
			return nil, "", t.lib.elsewhere(arg)
		}
		overlooked, err := t.lib.overlooked()
		if err != nil {
			return nil, "", err
		}
		for _, o := range overlooked {
			if filepath.Clean(arg) == filepath.Clean(o.path) {
				return nil, "", engine.Errorf("%s: %v", "%s : %v", clip(arg), o.why)
			}
		}
		return nil, "",
			engine.Errorf("%s holds no scenario: files in a folder called lib, or whose name begins with _, are parts for use",
				"%s ne contient aucun scénario : les fichiers d'un dossier lib, ou dont le nom commence par _, sont des parties pour use", clip(arg))
	}
	names, err := t.lib.allNames()
	if err != nil {
		return nil, "", err
	}
	return nil, "", t.lib.noScenario(arg, names)
}

// known gives the names of the scenarios and golden files of a library.
func (l *library) known() ([]string, error) {
	names, err := l.Names()
	if err != nil {
		return nil, err
	}
	logs, err := l.golden.Names()
	return append(logs, names...), err
}

// under tells whether a name is the one that is meant, or lies in the folder of that name.
func under(name, meant string) bool {
	return meant == "." || name == meant || strings.HasPrefix(name, meant+"/")
}

// run plays what is picked: of one's own and, where that is asked for, of what is built in. A built-in scenario is left
// out where there is one of one's own of its name.
func (t *tester) run(ctx context.Context, pick picked, show suite.Progress) (*suite.Report, error) {
	if pick.built == nil || t.lib.beside == nil {
		return t.runner.Run(ctx, pick.own, show)
	}
	own, err := t.lib.ownNames()
	if err != nil {
		return nil, err
	}
	all := &suite.Report{}
	if !pick.noOwn && len(own) > 0 {
		if all, err = t.runner.Run(ctx, pick.own, show); err != nil {
			return all, err
		}
	}
	runner := t.lib.beside.runner(true)
	runner.Jobs, runner.Shard = t.runner.Jobs, t.runner.Shard
	runner.Against = t.runner.Against
	runner.Options.Rules, runner.Options.Edition = t.runner.Options.Rules, t.runner.Options.Edition
	t.lib.beside.withCards(runner, t.cards.language)
	built, err := runner.Run(ctx, func(name string) bool { return !own[name] && pick.built(name) }, show)
	if built == nil {
		return nil, err
	}
	all.Cases = append(all.Cases, built.Cases...)
	all.Scenarios += built.Scenarios
	all.Whole += built.Whole
	all.Wall += built.Wall
	slices.SortStableFunc(all.Cases, func(a, b suite.Case) int { return strings.Compare(a.Name, b.Name) })
	return all, err
}
