package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/referee/scenario"
	"tablereferee/referee/suite"
)

func (a *app) runCommand() *cobra.Command {
	var edition string
	var overrides []string
	cmd := &cobra.Command{
		Use:   "run FILE",
		Short: "Run one scenario and print its log",
		Long: `Run one scenario and print its log.

FILE is a script anywhere, or the name of a scenario as referee list shows it. What the scenario says in its own header
can be set otherwise for this run: the edition, and any rule for which the rulebook has a switch.`,
		Example: `  referee run my-question.lua
  referee run --lang fr forever-evil/cards/bizarro-power-last-weakness
  referee run --edition fr --rule fe.attack.one-defense=off my-question.lua`,
		Args: exactly("FILE"),
	}
	format := &choice{"text", []string{"text", "jsonl"}}
	format.add(cmd, "format", "form of the log")
	cmd.Flags().StringVar(&edition, "edition", "", "play by this `EDITION` of the game")
	cmd.Flags().StringArrayVar(&overrides, "rule", nil, "set a rule otherwise, as `ID=VALUE`: on, off or a number; may be repeated")
	cmd.ValidArgsFunction = a.completeScenario
	_ = cmd.RegisterFlagCompletionFunc("edition", completeEdition)
	_ = cmd.RegisterFlagCompletionFunc("rule", a.completeRule)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		rules, err := readRules(overrides)
		if err != nil {
			return &wrongUse{cmd.CommandPath(), err}
		}
		lib, err := a.library()
		if err != nil {
			return err
		}
		script, err := lib.script(args[0])
		if err != nil {
			return explained{err}
		}
		result := script.Run(scenario.Options{Edition: edition, Rules: rules, Use: lib.Use})
		if result.Log != nil {
			log := result.Log.Text
			if format.value == "jsonl" {
				log = result.Log.JSONL
			}
			if _, err := a.out.Write(log(a.lang)); err != nil {
				return err
			}
		}
		switch suite.Kind(result) {
		case suite.Failed:
			fmt.Fprintln(a.err, suite.ExplainIn(result.Err, a.lang))
			return failed{exitFails}
		case suite.Broken:
			return explained{result.Err}
		}
		return nil
	}
	return cmd
}

// explained is an error that is told with its hint.
type explained struct{ error }

// In gives the error in a language.
func (e explained) In(l engine.Lang) string { return suite.ExplainIn(e.error, l) }

// Unwrap gives the error without its hint.
func (e explained) Unwrap() error { return e.error }

// script reads the script that an argument means: a file if there is one, else a scenario of the library.
func (l *library) script(arg string) (*scenario.Script, error) {
	info, err := os.Stat(arg)
	if err == nil && !info.IsDir() {
		if rel, ok := inside(l.dir, arg); ok {
			return l.Compile(strings.TrimSuffix(filepath.ToSlash(rel), ".lua"))
		}
		return suite.CompileFile(arg)
	}
	names, listErr := l.Names()
	if listErr != nil {
		return nil, listErr
	}
	name := l.scenario(arg)
	switch {
	case slices.Contains(names, name):
		return l.Compile(name)
	case err == nil:
		if _, ok := inside(l.dir, arg); ok {
			return nil, engine.Errorf("%s is a folder; to run all scenarios in it:  referee test%s %s",
				"%s est un dossier ; pour jouer tous ses scénarios :  referee test%s %s", arg, l.flags, shellWord(arg))
		}
		return nil, engine.Errorf("%s is a folder; to run all scenarios in it:  referee test --scenarios %s",
			"%s est un dossier ; pour jouer tous ses scénarios :  referee test --scenarios %s", arg, shellWord(arg))
	case !errors.Is(err, fs.ErrNotExist):
		return nil, err
	}
	return nil, l.noScenario(arg, names)
}

// readRules reads the values of --rule.
func readRules(overrides []string) (map[string]int, error) {
	if len(overrides) == 0 {
		return nil, nil
	}
	all := books()
	rules := map[string]int{}
	for _, o := range overrides {
		id, value, ok := strings.Cut(o, "=")
		if !ok {
			return nil, engine.Errorf("--rule %s: a rule is set as ID=VALUE, where VALUE is on, off or a number",
				"--rule %s : une règle se change par ID=VALEUR, où VALEUR est on, off ou un nombre", o)
		}
		g, c, known := findClause(all, id)
		if !known {
			return nil, engine.Errorf("--rule %s: %v", "--rule %s : %v", o, noClause(all, id))
		}
		n, err := strconv.Atoi(value)
		switch {
		case value == "on":
			n = 1
		case value == "off":
			n = 0
		case err != nil || n < -1000 || n > 1000:
			return nil, engine.Errorf("--rule %s: VALUE is on, off or a number from -1000 to 1000",
				"--rule %s : VALEUR est on, off ou un nombre de -1000 à 1000", o)
		}
		if !g.Book.Clauses[c].Switch {
			return nil, engine.Errorf("--rule %s: %s cannot be set otherwise: the engine has no switch for it",
				"--rule %s : %s ne se change pas : le moteur n'a pas de réglage pour elle", o, id)
		}
		rules[g.Book.ID(c)] = n
	}
	return rules, nil
}

func completeEdition(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	var out []string
	for _, g := range games.All() {
		for _, e := range g.Editions {
			if !slices.Contains(out, e) {
				out = append(out, e)
			}
		}
	}
	return out, cobra.ShellCompDirectiveNoFileComp
}

func (a *app) completeRule(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	var out []string
	for _, g := range games.All() {
		for _, c := range g.Book.Clauses {
			if c.Switch {
				out = append(out, c.ID+"=\t"+c.Says.In(a.lang))
			}
		}
	}
	return out, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
}

// completeScenario offers the names of the scenarios, and files.
func (a *app) completeScenario(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	lib, err := a.library()
	if err != nil || len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	names, err := lib.Names()
	if err != nil {
		return nil, cobra.ShellCompDirectiveDefault
	}
	return names, cobra.ShellCompDirectiveDefault
}
