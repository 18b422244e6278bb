package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/internal/suite"
	"tablereferee/referee/explore"
	"tablereferee/referee/scenario"
)

// mostStates bounds --states: each of a million positions takes some hundred bytes of memory.
const mostStates = 1_000_000

func (a *app) possibleCommand() *cobra.Command {
	var states int
	cmd := &cobra.Command{
		Use: "possible " + a.sayf("FILE", "FICHIER"),
		Short: a.sayf("Answer what a script claims: possible, always, never",
			"Répondre à ce qu'affirme un script : possible, always, never"),
		Long: a.sayf(`Run a script and answer each of its claims (possible, always, never): true, false, or not decided, with the shortest line
of play that shows it. What such an answer proves and what not is in docs/explore.md.

FILE is a script anywhere, or the name of a scenario as referee list shows it. In referee run and referee test a claim that
does not hold stops the script; here it is answered, and the script goes on.

Exit codes: 0 if all claims are true, 1 if one is false or not decided, 2 if the script is broken or claims nothing.`,
			`Jouer un script et répondre à chacune de ses affirmations (possible, always, never) : vrai, faux ou non décidé, avec la
plus courte suite de coups qui le montre. Ce qu'une telle réponse prouve ou non est dit dans docs/explore.md.

FICHIER est un script n'importe où, ou le nom d'un scénario tel que le montre referee list. Dans referee run et referee
test, une affirmation qui ne tient pas arrête le script ; ici elle reçoit sa réponse, et le script continue.

Codes de sortie : 0 si tout ce qui est affirmé est vrai, 1 si quelque chose est faux ou non décidé, 2 si le script est
illisible ou n'affirme rien.`),
		Example: `  referee possible my-question.lua
  referee possible --states 1000000 my-question.lua`,
		Args: exactly(argFile),
	}
	cmd.Flags().IntVar(&states, "states", 0, a.sayf("look `N` states far into each claim, whatever the script says",
		"regarder `N` états par affirmation, quoi qu'en dise le script"))
	a.completesWith(cmd, "states", "1000", "10000", "100000", "1000000")
	cmd.ValidArgsFunction = a.completeScenario
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if states < 0 || states > mostStates || cmd.Flags().Changed("states") && states == 0 {
			return &wrongUse{cmd.CommandPath(), engine.Errorf("--states: a whole number from 1 to %d",
				"--states : un nombre entier de 1 à %d", mostStates)}
		}
		lib, err := a.library()
		if err != nil {
			return err
		}
		script, at, err := a.script(cmd.Context(), lib, args[0])
		if err != nil {
			return explained{err}
		}
		return a.possible(script,
			script.Run(scenario.Options{Use: at.Use, Explore: true, States: states, Context: cmd.Context()}))
	}
	return cmd
}

// possible shows what was found of each claim. How long it took goes to the error stream, so that the output is always
// the same.
func (a *app) possible(script *scenario.Script, result *scenario.Result) error {
	var b strings.Builder
	holds := true
	for i := range result.Claims {
		c := &result.Claims[i]
		holds = holds && c.Outcome.Verdict == explore.True
		fmt.Fprintln(&b, a.sayf("%s:%d: %v\n  %v: %v", "%s:%d : %v\n  %v : %v", script.File, c.Line, c.Says,
			verdicts[c.Outcome.Verdict], c.Account()))
		for _, line := range c.Play {
			b.WriteString("    " + line + "\n")
		}
		if s := c.Took.Seconds(); s > 0 {
			fmt.Fprintln(a.err, clean(a.sayf("%s:%d: %s in %s, %.0f a second", "%s:%d : %s en %s, %.0f par seconde",
				script.File, c.Line, engine.Counted(c.Outcome.States, engine.Text{"state", "état"}), seconds(c.Took),
				float64(c.Outcome.States)/s)))
		}
	}
	if err := a.lines(clean(b.String())); err != nil {
		return err
	}
	switch suite.Kind(result) {
	case suite.Failed:
		fmt.Fprintln(a.err, clean(suite.ExplainIn(result.Err, a.lang)))
		return failed{exitFails}
	case suite.Broken:
		return explained{result.Err}
	}
	if len(result.Claims) == 0 {
		return engine.Errorf("%s claims nothing: possible, always and never are told in docs/explore.md",
			"%s n'affirme rien : possible, always et never sont expliqués dans docs/explore.md", script.File)
	}
	if !holds {
		return failed{exitFails}
	}
	return nil
}

var verdicts = map[explore.Verdict]engine.Text{
	explore.True:      {"true", "vrai"},
	explore.False:     {"false", "faux"},
	explore.Undecided: {"not decided", "indécis"},
}
