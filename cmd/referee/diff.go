package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/internal/files"
	"tablereferee/internal/golden"
	"tablereferee/internal/suite"
	"tablereferee/referee/scenario"
)

// diffFlags are the flags of the command diff.
type diffFlags struct{ names, whole bool }

func (a *app) diffCommand() *cobra.Command {
	var f diffFlags
	cmd := &cobra.Command{
		Use:   "diff A B",
		Short: a.sayf("Compare two logs, two scripts or two folders of logs", "Comparer deux journaux, deux scripts ou deux dossiers de journaux"),
		Long: a.sayf(`Compare two logs, two scripts or two folders of logs.

A and B are each the file of a log, a script or the name of a scenario, which is played, or both are folders of logs,
such as the golden files of two revisions. Of folders, logs that change in the same way are told as one.

Exit codes: 0 they are equal, 1 they differ, 2 wrong use.`,
			`Comparer deux journaux, deux scripts ou deux dossiers de journaux.

A et B sont chacun le fichier d'un journal, un script ou le nom d'un scénario, qui est joué, ou bien les deux sont des
dossiers de journaux, comme les fichiers de référence de deux révisions. Dans des dossiers, les journaux qui changent de
la même façon ne sont dits qu'une fois.

Codes de sortie : 0 ils sont égaux, 1 ils diffèrent, 2 mauvais emploi.`),
		Example: `  referee diff before.log after.log
  referee diff forever-evil/cards/kick my-variant.lua
  referee diff golden ../older/golden`,
		Args: exactly(engine.Text{"A"}, engine.Text{"B"}),
		ValidArgsFunction: func(cmd *cobra.Command, args []string, word string) ([]string, cobra.ShellCompDirective) {
			if len(args) < 2 {
				return a.completeScenario(cmd, nil, word)
			}
			return nil, cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			code, err := a.diff(cmd, args, &f)
			if err == nil && code != exitOK {
				return failed{code}
			}
			return err
		},
	}
	cmd.Flags().BoolVar(&f.names, "names-only", false, a.sayf("of folders: print the names of what differs, one on each line",
		"de dossiers : écrire les noms de ce qui diffère, un par ligne"))
	cmd.Flags().BoolVar(&f.whole, "whole", false, a.sayf("show each difference to its end, however long it is",
		"montrer chaque différence jusqu'au bout, si longue soit-elle"))
	return cmd
}

// side is one of the two that are compared.
type side struct {
	arg    string
	store  *golden.Store // of a folder
	names  []string      // of the logs in it
	text   []byte        // of a log that was read
	result *scenario.Result
	script *scenario.Script
}

// The first words of logs in the languages that a golden file may be told in.
var logStarts = []string{"referee-log ", "journal-arbitre "}

// side finds out what an argument means.
func (a *app) side(ctx context.Context, lib *library, arg string) (*side, error) {
	s := &side{arg: arg}
	info, err := os.Stat(arg)
	if err == nil && info.IsDir() {
		s.store, s.names, err = logsIn(arg)
		return s, err
	}
	if err == nil {
		text, err := files.Read(arg, golden.MaxLog)
		if err != nil {
			return nil, engine.Errorf("%s: %v", "%s : %v", files.Name(arg), files.Why(err))
		}
		if slices.ContainsFunc(logStarts, func(start string) bool { return bytes.HasPrefix(text, []byte(start)) }) {
			s.text = text
			return s, nil
		}
		if !strings.EqualFold(filepath.Ext(arg), ".lua") {
			return nil, engine.Errorf("%s is neither a log of the referee, which begins with \"referee-log\", nor a script, whose name ends in .lua",
				"%s n'est ni un journal de l'arbitre, qui commence par \"referee-log\", ni un script, dont le nom finit par .lua",
				files.Name(arg))
		}
	}
	if errors.Is(err, fs.ErrNotExist) && arg != "-" {
		if err := lib.isScenario(arg); err != nil {
			return nil, err
		}
	}
	script, at, err := a.script(ctx, lib, arg)
	if err != nil {
		return nil, explained{err}
	}
	s.script = script
	// what happens is compared, and not what is expected of it
	s.result = script.Run(scenario.Options{Use: at.Use, Context: ctx, Lenient: true})
	if s.result.Log == nil {
		return nil, explained{s.result.Err}
	}
	return s, nil
}

// isScenario says of what is no file that it is no scenario either, or gives nil.
func (l *library) isScenario(arg string) error {
	if _, at, err := l.find(arg); err != nil || at != nil {
		return err
	}
	names, err := l.allNames()
	if err != nil {
		return err
	}
	return l.orNear(engine.Errorf("there is no file and no folder %q, and no scenario of that name",
		"il n'y a ni fichier ni dossier %q, ni scénario de ce nom", clip(arg)), l.scenario(arg), names)
}

// log gives the log of a side in a language, where it is played and not read.
func (s *side) log(lang engine.Lang) []byte {
	if s.result == nil {
		return s.text
	}
	return log.Text(s.result.Log, lang)
}

func (a *app) diff(cmd *cobra.Command, args []string, f *diffFlags) (int, error) {
	lib, err := a.library()
	if err != nil {
		return 0, err
	}
	if args[0] == "-" && args[1] == "-" {
		return 0, &wrongUse{cmd.CommandPath(), engine.Errorf("only one of the two can come through the standard input",
			"un seul des deux peut venir par l'entrée standard")}
	}
	sides := [2]*side{}
	for i, arg := range args {
		if sides[i], err = a.side(cmd.Context(), lib, arg); err != nil {
			return 0, err
		}
	}
	was, is := sides[0], sides[1]
	switch {
	case (was.store == nil) != (is.store == nil):
		return 0, &wrongUse{cmd.CommandPath(), engine.Errorf("a folder is compared with a folder, and a log with a log",
			"un dossier se compare à un dossier, et un journal à un journal")}
	case was.store != nil:
		return a.diffFolders(lib, was, is, f)
	case f.names:
		return 0, &wrongUse{cmd.CommandPath(), engine.Errorf("--names-only is for folders; these are two logs",
			"--names-only est pour des dossiers ; ce sont deux journaux")}
	}
	return a.diffLogs(was, is, f)
}

// diffLogs compares two logs.
func (a *app) diffLogs(was, is *side, f *diffFlags) (int, error) {
	lang := engine.EN
	for _, s := range []*side{was, is} {
		if bytes.HasPrefix(s.text, []byte(logStarts[engine.FR])) {
			lang = engine.FR // what is played is told as the log that was read is
		}
	}
	var lineOf func(int) int
	var source []string
	if is.result != nil {
		events := log.LineEvents(is.result.Log)
		lineOf = func(line int) int {
			if line < len(events) && events[line] >= 0 {
				return is.result.Log.Line(events[line])
			}
			return 0
		}
		source = strings.Split(is.script.Source, "\n")
	}
	c := suite.Compared(is.arg, was.log(lang), is.log(lang), nil, lineOf, source)
	p := a.page()
	if d := c.Difference; d == nil {
		p.line("", a.sayf("no difference", "aucune différence"))
	} else {
		d.Golden, d.New, d.Script = was.arg, is.arg, is.arg
		// a buffer takes everything
		_, _ = d.Write(p, golden.View{Colour: p.colour, Lang: a.lang, Whole: f.whole, Width: p.width})
	}
	if err := a.print(p); err != nil {
		return 0, err
	}
	for _, s := range []*side{was, is} {
		if s.result != nil && s.result.Err != nil {
			a.complain(a.sayf("referee: %s is played no further than to here:\n%v",
				"referee : %s n'est joué que jusqu'ici :\n%v", s.arg, explained{s.result.Err}))
		}
	}
	if c.Difference != nil {
		return exitFails, nil
	}
	return exitOK, nil
}

// diffFolders compares the logs of two folders by their names.
func (a *app) diffFolders(lib *library, was, is *side, f *diffFlags) (int, error) {
	all, err := a.games()
	if err != nil {
		return 0, err
	}
	names := slices.Concat(was.names, is.names)
	slices.Sort(names)
	names = slices.Compact(names)
	report := &suite.Report{}
	var only [2][]string
	var differ []string
	for _, n := range names {
		var texts [2][]byte
		here := true
		for i, s := range []*side{was, is} {
			if !slices.Contains(s.names, n) {
				only[1-i] = append(only[1-i], n)
				here = false
				continue
			}
			if texts[i], err = s.store.Read(n); err != nil {
				return 0, err
			}
		}
		if !here {
			differ = append(differ, n)
			continue
		}
		c := suite.Compared(n, texts[0], texts[1], all, nil, nil)
		if c.Difference != nil {
			c.Difference.Golden, c.Difference.New = was.store.Path(n), is.store.Path(n)
			differ = append(differ, n)
			report.Cases = append(report.Cases, c)
		}
	}
	code := exitOK
	if len(differ) > 0 {
		code = exitFails
	}
	if f.names {
		var b bytes.Buffer
		for _, n := range differ {
			fmt.Fprintln(&b, cleanLine(n))
		}
		_, err := a.out.Write(b.Bytes())
		return code, err
	}
	var b bytes.Buffer
	t := &tester{app: a, flags: &testFlags{whole: f.whole}, lib: lib}
	t.showChanges(&b, report)
	p := a.page()
	for i, s := range []*side{was, is} {
		for k, n := range only[i] {
			if k == mostNamed && !f.whole {
				p.whole(a.sayf("only in %s: %d more", "seulement dans %s : %d de plus", s.arg, len(only[i])-k))
				break
			}
			p.whole(a.sayf("only in %s: %s", "seulement dans %s : %s", s.arg, n))
		}
	}
	p.line("", a.sayf("%v: %d differ, %d are in one folder alone", "%v : %d diffèrent, %d ne sont que dans un dossier",
		engine.Counted(len(names), engine.Text{"log", "journal"}), len(report.Cases), len(only[0])+len(only[1])))
	b.Write(p.Bytes())
	_, err = a.out.Write(b.Bytes())
	return code, err
}

// runDiff plays a script and prints how what happens differs from what was agreed, or from the same script without what
// is set otherwise.
func (a *app) runDiff(cmd *cobra.Command, lib, at *library, arg string, script *scenario.Script,
	options scenario.Options) error {
	runner := suite.Runner{Scenarios: at.Folder, Options: options}
	info, err := os.Stat(arg)
	_, own := inside(lib.dir, arg)
	if arg != "-" && (err != nil || info.IsDir() || own) { // a scenario, and not a script anywhere
		runner.Golden, runner.Printed = at.golden, at.printed
	}
	set := options.Edition != "" || len(options.Rules) > 0
	if !set && runner.Printed == nil && (runner.Golden == nil || !runner.Golden.Has(script.Name)) {
		return &wrongUse{cmd.CommandPath(), engine.Errorf("--diff: %s has no golden log, and nothing is set otherwise by --rule or --edition, so there is nothing to compare with",
			"--diff : %s n'a pas de journal de référence, et ni --rule ni --edition ne règle quoi que ce soit autrement : il n'y a rien à comparer", clip(arg))}
	}
	c := runner.PlayScript(cmd.Context(), script)
	if err := cmd.Context().Err(); err != nil {
		return err
	}
	p := a.page()
	switch {
	case c.Difference != nil:
		// a buffer takes everything
		_, _ = c.Difference.Write(p, golden.View{Colour: p.colour, Lang: a.lang, Whole: true, Width: p.width})
	case c.Status == suite.Broken:
		return explained{c.Err}
	case c.Turn == suite.Apart:
		return engine.Errorf("--diff: what is set otherwise is nothing of the game of %s",
			"--diff : ce qui est réglé autrement n'existe pas dans le jeu de %s", clip(arg))
	case c.Turn == suite.Recited:
		p.line("", a.sayf("the same happens, by other clauses", "la même chose arrive, par d'autres clauses"))
	case c.Status == suite.Passed:
		p.line("", a.sayf("no difference", "aucune différence"))
	case c.SoFar:
		p.line("", a.sayf("no difference as far as it is played", "aucune différence aussi loin qu'il se joue"))
	}
	if err := a.print(p); err != nil {
		return err
	}
	if c.Why != nil || c.Err != nil && (c.SoFar || c.Difference == nil) {
		a.complain(c.Says(a.lang))
	}
	if c.Status != suite.Passed {
		return failed{exitFails}
	}
	return nil
}
