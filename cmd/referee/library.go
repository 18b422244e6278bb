package main

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/internal/files"
	"tablereferee/internal/golden"
	"tablereferee/internal/suite"
	"tablereferee/internal/suite/record"
	"tablereferee/referee/scenario"
)

// library is a folder of scenarios with its golden files: one's own, with the built-in ones beside it, or the built-in
// ones alone.
type library struct {
	*scenario.Folder
	golden    *golden.Store
	builtIn   bool   // the scenarios are those of the program
	dir       string // of the scenarios; empty if built in
	goldenDir string // empty if built in
	// printed are the scenarios of the program with the printed cards alone, where this library plays them with those
	// of --cards.
	printed *scenario.Folder
	flags   string // the flags that name the folders, for commands that are proposed
	// beside holds the built-in scenarios where this library is one's own. A scenario of one's own stands before the
	// built-in one of its name. It is nil for the built-in ones themselves, and for the folder that they are made of.
	beside *library
}

// defaultDir is the scenarios folder that is used where it exists.
const defaultDir = "scenarios"

// builtInDir stands before the names of built-in scripts where a reader is told of one.
const builtInDir = "built-in"

// library opens the scenarios and golden files that the flags and the working directory ask for.
func (a *app) library() (*library, error) {
	l := &library{}
	l.dir, l.goldenDir = a.folders()
	if a.scenariosDir != "" {
		l.flags += " --scenarios " + shellWord(a.scenariosDir)
	}
	if a.goldenDir != "" {
		l.flags += " --golden " + shellWord(a.goldenDir)
	}
	if a.cards.path != "" {
		l.flags += " --cards " + shellWord(a.cards.path)
	}
	if _, holds := inside(l.goldenDir, l.dir); holds && l.goldenDir != "" {
		return nil, engine.Errorf("the golden folder %s holds the folder of scenarios %s: logs stand in a folder of their own, such as %s",
			"le dossier de référence %s contient le dossier des scénarios %s : les journaux ont un dossier à eux, comme %s",
			files.Name(l.goldenDir), files.Name(l.dir),
			files.Name(filepath.Join(filepath.Dir(filepath.Clean(l.dir)), "golden")))
	}
	language, err := a.language()
	if err != nil {
		return nil, err
	}
	builtIn := &library{Folder: scenario.NewFolder(a.scenarios, builtInDir), golden: golden.OpenFS(a.golden),
		builtIn: true}
	if language != nil {
		builtIn.printed = builtIn.Folder
	}
	if l.dir == "" {
		builtIn.flags = l.flags
		l, builtIn = builtIn, nil
		if l.goldenDir = a.goldenDir; l.goldenDir == "" {
			return l, nil
		}
	} else {
		folder, err := scenario.OpenFolder(l.dir)
		if err != nil {
			return nil, files.Missing(err,
				engine.Text{"referee new --scenarios DIR NAME makes the folder with a first scenario",
					"referee new --scenarios DOSSIER NOM crée le dossier avec un premier scénario"})
		}
		if l.Folder = folder; language != nil {
			l.Folder = folder.About(language)
		}
		if !a.madeOf(l.dir) {
			l.beside = builtIn
		} else if language != nil {
			l.printed = folder
		}
	}
	store, err := golden.Open(l.goldenDir)
	l.golden = store
	return l, err
}

// madeOf tells whether a folder is the one that the built-in scenarios are made of: then they are the same ones, older
// perhaps, and do not stand beside it. It is known by the file that builds it in.
func (a *app) madeOf(dir string) bool {
	const marker = "embed.go"
	built, err := fs.ReadFile(a.scenarios, marker)
	if err != nil {
		return false
	}
	own, err := files.Read(filepath.Join(dir, marker), int64(2*len(built)))
	lf := func(b []byte) []byte { return bytes.ReplaceAll(b, []byte("\r\n"), []byte("\n")) }
	return err == nil && bytes.Equal(lf(own), lf(built))
}

// shelves gives the library and the one beside it.
func (l *library) shelves() []*library {
	if l.beside == nil {
		return []*library{l}
	}
	return []*library{l, l.beside}
}

// allNames gives the names of all scenarios, those of the program included, sorted.
func (l *library) allNames() ([]string, error) {
	var all []string
	for _, s := range l.shelves() {
		names, err := s.Names()
		if err != nil {
			return nil, err
		}
		all = append(all, names...)
	}
	slices.Sort(all)
	return slices.Compact(all), nil
}

// shelf gives the library that holds a scenario, nil if none does. One's own comes first.
func (l *library) shelf(name string) (*library, error) {
	for _, s := range l.shelves() {
		names, err := s.Names()
		if err != nil {
			return nil, err
		}
		if slices.Contains(names, name) {
			return s, nil
		}
	}
	return nil, nil
}

// ownNames gives the names of one's own scenarios.
func (l *library) ownNames() (map[string]bool, error) {
	own := map[string]bool{}
	if l.builtIn {
		return own, nil
	}
	names, err := l.Names()
	for _, n := range names {
		own[n] = true
	}
	return own, err
}

// shadowed gives the names that one's own scenarios and built-in ones have both, sorted.
func (l *library) shadowed() ([]string, error) {
	if l.beside == nil {
		return nil, nil
	}
	own, err := l.Names()
	if err != nil {
		return nil, err
	}
	built, err := l.beside.Names()
	if err != nil {
		return nil, err
	}
	return slices.DeleteFunc(own, func(n string) bool { return !slices.Contains(built, n) }), nil
}

// runner plays the scenarios of this library and not of the one beside it. Without a golden store nothing is compared.
func (l *library) runner(compare bool) *suite.Runner {
	r := &suite.Runner{Scenarios: l.Folder}
	r.Options.Use = l.Use
	if compare {
		r.Golden = l.golden
	}
	return r
}

// withCards has the scenarios of the program played with the cards of --cards, and held against the printed ones. Their
// golden files are of those, and are let be.
func (l *library) withCards(r *suite.Runner, language *scenario.Language) {
	if l.printed != nil {
		r.Scenarios, r.Printed, r.Golden = l.printed.About(language), l.printed, nil
	}
}

// report makes a report of the scenarios of all shelves, by a way to make that of one. A built-in scenario is left out
// where there is one's own of the same name.
func (l *library) report(of func(*suite.Runner) (*suite.Report, error), compare bool) (*suite.Report, error) {
	if l.beside == nil {
		return of(l.runner(compare))
	}
	own, err := l.ownNames()
	if err != nil {
		return nil, err
	}
	all := &suite.Report{}
	if len(own) > 0 {
		if all, err = of(l.runner(compare)); err != nil {
			return nil, err
		}
	}
	built, err := of(l.beside.runner(compare))
	if err != nil {
		return nil, err
	}
	for i := range built.Cases {
		if c := &built.Cases[i]; !own[c.Name] {
			all.Cases = append(all.Cases, *c)
		}
	}
	slices.SortStableFunc(all.Cases, func(a, b suite.Case) int { return strings.Compare(a.Name, b.Name) })
	all.Scenarios += built.Scenarios
	all.Wall += built.Wall
	return all, nil
}

// playAll plays all scenarios, without comparing their logs.
func (l *library) playAll(ctx context.Context, jobs int) (*suite.Report, error) {
	return l.report(func(r *suite.Runner) (*suite.Report, error) {
		r.Jobs = jobs
		return r.Run(ctx, nil, nil)
	}, false)
}

// readAll gives what the scripts of all scenarios say of themselves. Only those that do not say it plainly are played.
func (l *library) readAll(ctx context.Context) (*suite.Report, error) {
	return l.report(func(r *suite.Runner) (*suite.Report, error) { return record.Report(ctx, r) }, false)
}

// playSome plays the scenarios of some names, without comparing their logs; brief is for those who read neither logs
// nor scripts.
func (l *library) playSome(ctx context.Context, names map[string]bool, brief bool) (*suite.Report, error) {
	return l.report(func(r *suite.Runner) (*suite.Report, error) {
		r.Brief = brief
		return r.Run(ctx, func(name string) bool { return names[name] }, nil)
	}, false)
}

// playShowing plays the scenarios that say they show one of some clauses.
func (l *library) playShowing(ctx context.Context, clauses ...string) (*suite.Report, error) {
	read, err := l.readAll(ctx)
	if err != nil {
		return nil, err
	}
	names := map[string]bool{}
	for _, clause := range clauses {
		for _, c := range read.Showing(clause) {
			names[c.Name] = true
		}
	}
	return l.playSome(ctx, names, true)
}

// mentioning gives the names of the scenarios in whose logs one of some words can stand. What is built in is played
// with the printed cards, and has the log of its golden file; of one's own it cannot be said, and all are given.
func (l *library) mentioning(words ...string) (map[string]bool, error) {
	names := map[string]bool{}
	for _, s := range l.shelves() {
		all, err := s.Names()
		if err != nil {
			return nil, err
		}
		asAgreed := s.builtIn && s.goldenDir == ""
		for _, name := range all {
			log, err := s.golden.Read(name)
			if !asAgreed || err != nil || mentions(log, words) {
				names[name] = true
			}
		}
	}
	return names, nil
}

func mentions(log []byte, words []string) bool {
	return slices.ContainsFunc(words, func(w string) bool { return bytes.Contains(log, []byte(w)) })
}

// Use finds the files of the word use: in the scenarios folder, else among the built-in parts.
func (l *library) Use(name string) (file, source string, err error) {
	file, source, err = l.Folder.Use(name)
	if err == nil {
		return file, source, nil
	}
	if l.builtIn {
		return "", "", engine.Errorf("%v; there is no folder %s here, and `use` looks beside a script only in such a folder: make one, or name yours with --scenarios",
			"%v ; il n'y a pas de dossier %s ici, et `use` ne cherche à côté d'un script que dans un tel dossier : créez-en un, ou nommez le vôtre par --scenarios",
			err, defaultDir)
	}
	if l.beside == nil {
		return file, source, err
	}
	if _, missing := os.Stat(l.Path(strings.TrimSuffix(name, ".lua"))); errors.Is(missing, fs.ErrNotExist) {
		if f, s, err := l.beside.Use(name); err == nil {
			return f, s, nil
		}
	}
	return file, source, err
}

// scenario gives the name of a scenario from how somebody writes it: its name, or its path in the scenarios folder.
func (l *library) scenario(arg string) string {
	for _, under := range []string{l.dir, l.goldenDir} {
		if rel, ok := inside(under, arg); ok {
			arg = rel
			break
		}
	}
	name := strings.TrimSuffix(filepath.ToSlash(filepath.Clean(arg)), ".lua")
	if rest, ok := strings.CutSuffix(name, ".log"); ok {
		name = rest
	}
	if l.builtIn {
		name = strings.TrimPrefix(strings.TrimPrefix(name, defaultDir+"/"), builtInDir+"/")
	}
	return name
}

// find gives the name and the library of the scenario that somebody means; the library is nil if there is none.
// Capitals do not matter.
func (l *library) find(arg string) (name string, at *library, err error) {
	for _, s := range l.shelves() {
		name := s.scenario(arg)
		names, err := s.Names()
		if err != nil {
			return "", nil, err
		}
		if slices.Contains(names, name) {
			return name, s, nil
		}
		if i := slices.IndexFunc(names, func(n string) bool { return strings.EqualFold(n, name) }); i >= 0 {
			return names[i], s, nil
		}
	}
	return "", nil, nil
}

// inside gives a path relative to a folder that it lies in, or is.
func inside(dir, path string) (string, bool) {
	if dir == "" || path == "" {
		return "", false
	}
	from, err := filepath.Abs(dir)
	if err != nil {
		return "", false
	}
	to, err := filepath.Abs(path)
	if err != nil {
		return "", false
	}
	rel, err := filepath.Rel(from, to)
	if err != nil || !filepath.IsLocal(rel) {
		return "", false
	}
	return rel, true
}

// where is the scenarios folder in words.
func (l *library) where() engine.Text {
	if l.builtIn {
		return engine.Text{"built into this program", "intégré au programme"}
	}
	return asIs(l.dir)
}

// noScenario says that nothing has the name that an argument means, and which name may be meant instead.
func (l *library) noScenario(arg string, names []string) error {
	name := l.scenario(arg)
	if slices.ContainsFunc(names, func(n string) bool { return strings.HasPrefix(n, name+"/") }) {
		return engine.Errorf("%[1]s is a folder of scenarios; to list them:  referee list%[2]s --folder %[3]s; to play them all:  referee test%[2]s %[3]s",
			"%[1]s est un dossier de scénarios ; pour les énumérer :  referee list%[2]s --folder %[3]s ; pour les jouer tous :  referee test%[2]s %[3]s",
			clip(arg), l.flags, shellWord(name))
	}
	err := engine.Errorf("there is no scenario %q", "il n'y a pas de scénario %q", clip(arg))
	if isPath(arg) {
		err = engine.Errorf("there is no file %s, and no scenario of that name",
			"il n'y a ni fichier %s, ni scénario de ce nom", clip(arg))
	}
	if in := defaultDir + "/"; l.builtIn && strings.HasPrefix(filepath.ToSlash(filepath.Clean(arg)), in) {
		err = engine.Errorf("%v; there is no folder %s here either", "%v ; il n'y a pas non plus de dossier %s ici", err,
			defaultDir)
	}
	return l.orNear(err, name, names)
}

// isPath says whether somebody means a file by what may be the name of a scenario as well.
func isPath(arg string) bool {
	switch strings.ToLower(filepath.Ext(arg)) {
	case ".lua", ".log":
		return true
	}
	first, _, more := strings.Cut(filepath.ToSlash(arg), "/")
	return more && (first == "" || first == "." || first == "..")
}

// orNear adds to what is said of a name that no scenario has which name may be meant instead.
func (l *library) orNear(err error, name string, names []string) error {
	short := make(map[string]string, len(names))
	last := make([]string, 0, len(names))
	for _, n := range names {
		short[path.Base(n)] = n
		last = append(last, path.Base(n))
	}
	near := nearest(name, names)
	if near == "" {
		near = short[nearest(path.Base(name), last)]
	}
	if near == "" {
		return engine.Errorf("%v; `referee list` shows those there are", "%v ; `referee list` montre ceux qui existent",
			err)
	}
	return engine.Errorf("%v; did you mean %s?", "%v ; vouliez-vous dire %s ?", err, near)
}

// elsewhere says that a path lies outside of the scenarios folder, and by which command the folder it lies in can be
// named.
func (l *library) elsewhere(arg string) error {
	dir := filepath.Clean(arg)
	for ; dir != "." && dir != string(filepath.Separator) && filepath.Base(dir) != defaultDir; dir = filepath.Dir(dir) {
	}
	if filepath.Base(dir) != defaultDir {
		return engine.Errorf("%s does not lie in the scenarios folder (%s); --scenarios names another folder, and `referee run` runs a single file",
			"%s ne se trouve pas dans le dossier des scénarios (%s) ; --scenarios en nomme un autre, et `referee run` joue un seul fichier", arg, l.where())
	}
	return engine.Errorf("%s does not lie in the scenarios folder (%s); if %s is the one you mean:  referee test --scenarios %s %s",
		"%s ne se trouve pas dans le dossier des scénarios (%s) ; si vous voulez dire %s :  referee test --scenarios %s %s",
		arg, l.where(), dir, shellWord(dir), shellWord(arg))
}
