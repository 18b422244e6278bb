package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/internal/files"
	"tablereferee/internal/suite"
	"tablereferee/referee/scenario"
)

func (a *app) runCommand() *cobra.Command {
	var set settings
	var asJSON, md, diff bool
	cmd := &cobra.Command{
		Use:   "run " + a.sayf("FILE", "FICHIER"),
		Short: a.sayf("Run one scenario and print its log", "Jouer un scénario et écrire son journal"),
		Long: a.sayf(`Run one scenario and print its log.

FILE is a script anywhere, the name of a scenario as referee list shows it, or - for a script that comes through the
standard input. What the scenario says in its own header can be set otherwise for this run: the edition, and any rule
for which the rulebook has a switch.

With --diff the exit code is 1 where something differs, and 0 where nothing does.`,
			`Jouer un scénario et écrire son journal.

FICHIER est un script n'importe où, le nom d'un scénario tel que le montre referee list, ou - pour un script qui vient
par l'entrée standard. Ce que le scénario dit dans son en-tête peut être changé pour cette fois : l'édition, et toute
règle pour laquelle il y a un réglage.

Avec --diff, le code de sortie est 1 si quelque chose diffère, et 0 sinon.`),
		Example: `  referee run my-question.lua
  referee run --lang fr forever-evil/cards/bizarro-power-last-weakness
  referee run --edition fr --rule fe.attack.one-defense=off my-question.lua
  referee run --md forever-evil/cards/bizarro-power-last-weakness
  referee run --diff --rule fe.end-turn.6-draw=6 forever-evil/end-of-turn/five-new-cards
  referee show forever-evil/cards/bizarro-power-last-weakness | referee run -`,
		Args: exactly(argFile),
	}
	format := &choice{value: "text", from: []string{"text", "jsonl"}}
	format.add(cmd, "format", a.sayf("form of the log", "forme du journal"))
	set.add(cmd, a)
	cmd.Flags().BoolVar(&asJSON, "json", false, a.sayf("print one JSON object with the log in it (docs/json.md)",
		"écrire un objet JSON avec le journal (docs/json.md)"))
	cmd.Flags().BoolVar(&md, "md", false, a.sayf("print Markdown, for a chat or a page",
		"écrire en Markdown, pour une discussion ou une page"))
	cmd.Flags().BoolVar(&diff, "diff", false,
		a.sayf("print the difference from the golden log instead of the log; without one, that from the run without --rule and --edition",
			"écrire, au lieu du journal, sa différence avec celui de référence ; à défaut, avec le jeu sans --rule ni --edition"))
	cmd.ValidArgsFunction = a.completeScenario
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if asJSON && md || (asJSON || md) && cmd.Flags().Changed("format") {
			return &wrongUse{cmd.CommandPath(), engine.Errorf("only one of --format, --json and --md",
				"un seul de --format, --json et --md")}
		}
		lib, err := a.library()
		if err != nil {
			return err
		}
		rules, err := a.readRules(set.rules)
		if err == nil && diff && (format.value == "jsonl" || asJSON || md) {
			err = engine.Errorf("--diff prints a difference, which is text: leave --format, --json and --md out",
				"--diff écrit une différence, qui est du texte : enlevez --format, --json et --md")
		}
		if err != nil {
			return &wrongUse{cmd.CommandPath(), err}
		}
		script, at, err := a.script(cmd.Context(), lib, args[0])
		if err != nil {
			return explained{err}
		}
		options := scenario.Options{Edition: strings.ToLower(set.edition), Rules: rules, Use: at.Use}
		if diff {
			return a.runDiff(cmd, lib, at, args[0], script, options)
		}
		options.Context = cmd.Context()
		result := script.Run(options)
		if result.Err != nil { // it bears no ruling out: one would stand below what has not been played
			result.Ruling = engine.Text{}
			if result.Log != nil {
				unruled := *result.Log
				unruled.Ruling = engine.Text{}
				result.Log = &unruled
			}
		}
		switch {
		case asJSON:
			err = a.runJSON(result)
		case md:
			err = a.print(a.markdownRun(result, "referee run"+lib.flags+set.command()+" "+nameWord(args[0])))
		case result.Log != nil:
			err = a.printLog(result.Log, format.value == "jsonl")
			a.tellUnknown(result.Game, result.Log)
		}
		if err != nil {
			return err
		}
		switch suite.Kind(result) {
		case suite.Failed:
			a.complain(suite.ExplainIn(result.Err, a.lang))
			return failed{exitFails}
		case suite.Broken:
			return explained{result.Err}
		}
		return nil
	}
	return cmd
}

// printLog prints a log: as it is, or within the width of a terminal.
func (a *app) printLog(record *engine.Log, jsonl bool) error {
	if jsonl {
		return a.put(log.JSONLines(record, a.lang))
	}
	return a.logLines(log.Text(record, a.lang))
}

// logLines prints the lines of a log: as they are, or within the width of a terminal.
func (a *app) logLines(text []byte) error {
	p := a.page()
	if p.width == 0 {
		return a.put(text)
	}
	for line := range strings.SplitSeq(strings.TrimSuffix(string(text), "\n"), "\n") {
		p.event(line)
	}
	return a.print(p)
}

// explained is an error that is told with its hint.
type explained struct{ error }

// In gives the error in a language.
func (e explained) In(l engine.Lang) string { return suite.ExplainIn(e.error, l) }

// Unwrap gives the error without its hint.
func (e explained) Unwrap() error { return e.error }

// script reads the script that an argument means: that of the standard input, a file if there is one, else a scenario
// of the library. At is where it looks for its parts.
func (a *app) script(ctx context.Context, lib *library, arg string) (script *scenario.Script, at *library, err error) {
	language, err := a.language()
	if err != nil {
		return nil, nil, err
	}
	if language == nil {
		language = scenario.Listed()
	}
	if arg == "-" {
		text, err := a.readScript(ctx)
		if err != nil {
			return nil, nil, err
		}
		script, err := language.Compile("-", "-", text)
		return script, lib, err
	}
	info, err := os.Stat(arg)
	if err == nil && !info.IsDir() && isLog(arg) {
		return nil, nil, engine.Errorf("%s is a log; its script is what is played", "%s est un journal ; c'est son script qui se joue",
			clip(arg))
	}
	if err == nil && !info.IsDir() {
		if rel, ok := inside(lib.dir, arg); ok {
			script, err := lib.Compile(strings.TrimSuffix(filepath.ToSlash(rel), ".lua"))
			return script, lib, err
		}
		script, err := language.CompileFile(arg)
		return script, lib, err
	}
	name, at, findErr := lib.find(arg)
	switch {
	case findErr != nil:
		return nil, nil, findErr
	case at != nil:
		script, err := at.About(language).Compile(name)
		return script, at, err
	case err == nil:
		flags := lib.flags
		if _, ok := inside(lib.dir, arg); !ok {
			flags = " --scenarios"
		}
		return nil, nil, engine.Errorf("%s is a folder; to run all scenarios in it:  referee test%s %s",
			"%s est un dossier ; pour jouer tous ses scénarios :  referee test%s %s", clip(arg), flags, shellWord(arg))
	case !errors.Is(err, fs.ErrNotExist) && len(arg) < 200:
		return nil, nil, err
	}
	names, err := lib.allNames()
	if err != nil {
		return nil, nil, err
	}
	return nil, nil, lib.noScenario(arg, names)
}

// isLog says whether a file begins as a log does.
func isLog(file string) bool {
	const begins, most = "referee-log ", 64 << 20
	text, err := files.Read(file, most)
	return err == nil && strings.HasPrefix(string(text), begins) // whoever reads it says why it cannot be
}

// maxScript bounds what is read of a script from the standard input, as that of a file is bounded.
const maxScript = 1 << 20

// readScript reads a script from the standard input. Whoever interrupts need not end the input too.
func (a *app) readScript(ctx context.Context) (string, error) {
	var text []byte
	done := make(chan error, 1)
	go func() {
		var err error
		text, err = io.ReadAll(io.LimitReader(a.in, maxScript+1))
		done <- err
	}()
	select {
	case err := <-done:
		if err != nil {
			return "", err
		}
	case <-ctx.Done():
		return "", ctx.Err()
	}
	if len(text) > maxScript {
		return "", engine.Errorf("the standard input holds more than %d bytes, which no script does",
			"l'entrée standard contient plus de %d octets, plus qu'aucun script", maxScript)
	}
	return string(text), nil
}

// readRules reads the values of --rule.
func (a *app) readRules(overrides []string) (map[string]int, error) {
	if len(overrides) == 0 {
		return nil, nil
	}
	all, err := a.books()
	if err != nil {
		return nil, err
	}
	rules := map[string]int{}
	for _, o := range overrides {
		wrong := func(err error) (map[string]int, error) {
			return nil, engine.Errorf("--rule %s: %v", "--rule %s : %v", clip(o), err)
		}
		id, value, ok := strings.Cut(o, "=")
		if !ok {
			return wrong(engine.Errorf("a rule is set as ID=VALUE, where VALUE is on, off or a number",
				"une règle se change par ID=VALEUR, où VALEUR est on, off ou un nombre"))
		}
		g, c, known := findClause(all, strings.ToLower(id))
		if !known {
			return wrong(noClause(all, id))
		}
		info := g.Book.Info(c)
		if !info.Switch {
			return wrong(engine.Errorf("%s cannot be set otherwise: the engine has no switch for it",
				"%s ne se change pas : le moteur n'a pas de réglage pour elle", info.ID))
		}
		n, err := setting(g, info, value)
		if err != nil {
			return wrong(err)
		}
		if _, twice := rules[info.ID]; twice {
			return wrong(engine.Errorf("%s is set twice", "%s est réglée deux fois", info.ID))
		}
		rules[info.ID] = n
	}
	return rules, nil
}

// mostSetting is the greatest number a rule can be set to.
const mostSetting = 1000

// setting reads the value of a rule: on or off, or a number where the rule is one.
func setting(g *engine.Game, info *engine.ClauseInfo, value string) (int, error) {
	value = strings.ToLower(value)
	if !info.IsNumber() {
		switch value {
		case "on", "1":
			return 1, nil
		case "off", "0":
			return 0, nil
		}
		return 0, engine.Errorf("%s is on or off, not %q", "%s est on ou off, et non %q", info.ID, clip(value))
	}
	n, err := strconv.Atoi(value)
	if value == "off" {
		n, err = 0, nil
	}
	if err != nil || n < 0 || n > mostSetting {
		var printed []string
		for _, e := range g.Editions {
			is, _ := info.In(e)
			printed = append(printed, fmt.Sprintf("%s: %d", e, is))
		}
		return 0, engine.Errorf("%s is a whole number from 0 to %d, or off (%s)",
			"%s est un nombre entier de 0 à %d, ou off (%s)", info.ID, mostSetting,
			strings.Join(printed, ", "))
	}
	return n, nil
}
