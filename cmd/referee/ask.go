package main

import (
	"bytes"
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/referee/ask"
	"tablereferee/referee/ask/record"
	"tablereferee/referee/suite"
)

func (a *app) askCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "ask WORDS…",
		Short: "Answer a question with the ruling on record",
		Long: `Answer a question, in English or French, with the ruling of the nearest recorded question.

The scenario of that question is run at once: the answer comes with the events that show it and the clauses it rests on.
A ruling whose scenario no longer holds is not given. Where no recorded question is surely the one that is asked, the
nearest questions and clauses are named instead.`,
		Example: `  referee ask "may I use two Defense cards against one Attack?"
  referee ask --game champions "is a Tough card spent when the damage is zero?"
  referee ask --lang fr "une seule faiblesse reste pour le pouvoir de bizarro, qui la prend ?"`,
		Args: func(cmd *cobra.Command, args []string) error {
			if strings.TrimSpace(strings.Join(args, " ")) == "" {
				return &wrongUse{cmd.CommandPath(), engine.Errorf("ask what? Write the question behind it", "demander quoi ? Écrivez la question à la suite")}
			}
			return nil
		},
		ValidArgsFunction: cobra.NoFileCompletions,
	}
	game := gameFlag()
	game.add(cmd, "game", "the game that is played; without it the one that the question fits")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		lib, err := a.library()
		if err != nil {
			return err
		}
		runner := suite.Runner{Scenarios: lib.Folder, Golden: lib.golden}
		report, err := record.Report(cmd.Context(), &runner)
		if err != nil {
			return err
		}
		var lang *engine.Lang
		if a.langGiven { // what the environment says must not override the language of the question
			lang = &a.lang
		}
		var in *engine.Game // nil: any
		if cmd.Flags().Changed("game") {
			in = games.Find(game.value)
		}
		answer, unsure := suite.Ask(report, in, strings.Join(args, " "), lang)
		r := reply{a: &answer, lang: answer.Lang, unsure: unsure}
		code, err := r.write(cmd.Context(), lib, &runner)
		if err != nil {
			return err
		}
		if _, err := a.out.Write(r.Bytes()); err != nil {
			return err
		}
		if n := report.Count(suite.Broken); n > 0 {
			fmt.Fprintln(a.err, a.sayf("referee: %d scenario%[2]s could not be read and so not be searched; `referee test` says why",
				"referee : %d scénario%[2]s illisible%[2]s, donc absent%[2]s de la recherche ; `referee test` dit pourquoi", n, plural(n)))
		}
		if code != exitOK {
			return failed{code}
		}
		return nil
	}
	return cmd
}

// reply is an answer as it is printed.
type reply struct {
	bytes.Buffer
	a    *ask.Answer
	lang engine.Lang
	// unsure says that more than one game answers the question.
	unsure bool
}

func indent(s string) string { return "  " + strings.ReplaceAll(s, "\n", "\n  ") }

func (r *reply) say(en, fr string, args ...any) {
	fmt.Fprintf(r, engine.Text{en, fr}.In(r.lang)+"\n", args...)
}

// write writes the reply and gives the exit code. The scenario of the ruling is played for it.
func (r *reply) write(ctx context.Context, lib *library, runner *suite.Runner) (code int, err error) {
	for _, c := range r.a.Corrected {
		r.say("(read %q as %q)", "(lu %q comme %q)", c.From, c.To)
	}
	if !r.a.Near {
		r.nothing()
		return exitOK, nil
	}
	best := r.a.Entries[0].Entry
	report, err := runner.Run(ctx, func(name string) bool { return name == best.Name }, nil)
	if err != nil {
		return exitFails, err
	}
	c := report.Find(best.Name)
	if c == nil {
		return exitFails, engine.Errorf("%s: the scenario has just been removed", "%s : le scénario vient d'être supprimé", best.Name)
	}
	r.say("Recorded question", "Question enregistrée")
	fmt.Fprintln(r, indent(best.Question.In(r.lang)))
	if c.Status != suite.Passed {
		r.withheld(c, lib)
		return exitFails, nil
	}
	r.say("Ruling", "Décision")
	fmt.Fprintln(r, indent(c.Result.Ruling.In(r.lang)))
	if lines := suite.Bearing(c.Result, r.lang); len(lines) > 0 {
		r.say("What happens", "Ce qui se passe")
		fmt.Fprintln(r, indent(strings.Join(lines, "\n")))
	}
	r.say("What the rules say", "Ce que disent les règles")
	for _, id := range c.Result.Shows {
		if k, ok := c.Result.Game.Book.Find(id); ok {
			r.clause(id, c.Result.Game.Book.Clauses[k].Says)
		}
	}
	r.say("Scenario", "Scénario")
	r.say("  %s (%s, edition %s)", "  %s (%s, édition %s)", c.Name, c.Result.Game.Name.In(r.lang), c.Result.Edition)
	r.others(r.a.Entries[1:])
	return exitOK, nil
}

func (r *reply) clause(id string, says engine.Text) {
	fmt.Fprintf(r, "  %s\n    %s\n", id, says.In(r.lang))
}

// withheld says that there is a ruling, but that it may be wrong by now.
func (r *reply) withheld(c *suite.Case, lib *library) {
	switch c.Status {
	case suite.Missing:
		r.say("No ruling is given: nobody has accepted the log of its scenario.", "Aucune décision n'est donnée : personne n'a accepté le journal de son scénario.")
	case suite.Differs:
		r.say("No ruling is given: its scenario no longer goes as it did when the ruling was recorded.", "Aucune décision n'est donnée : son scénario ne se déroule plus comme lorsqu'elle a été enregistrée.")
	default:
		r.say("No ruling is given: its scenario does not hold now.", "Aucune décision n'est donnée : son scénario ne tient plus.")
	}
	fmt.Fprintln(r, indent(c.Message))
	r.say("  to see all of it:  referee test%s %s", "  pour tout voir :  referee test%s %s", lib.flags, shellWord(c.Name))
}

// mostShown is how many entries of a list are shown, and leastCoverage what makes one worth showing.
const (
	mostShown     = 3
	leastCoverage = 0.4
)

// nothing says that nothing recorded is surely near, and what is nearest.
func (r *reply) nothing() {
	if r.unsure {
		var ids []string
		for _, g := range games.All() {
			ids = append(ids, "--game "+g.ID)
		}
		list := strings.Join(ids, ", ")
		r.say("Of which game? More than one has a ruling on it; ask again with one of %s", "De quel jeu ? Plusieurs ont une décision à ce sujet ; redemandez avec l'un de %s", list)
		return
	}
	r.say("No ruling on record.", "Aucune décision enregistrée.")
	var entries []ask.Hit
	for _, h := range r.a.Entries {
		if h.Coverage >= leastCoverage && len(entries) < mostShown {
			entries = append(entries, h)
		}
	}
	if len(entries) > 0 {
		r.say("If one of these is what you mean, ask it in these words", "Si l'une de ces questions est la vôtre, posez-la dans ces termes")
		r.questions(entries)
	}
	if len(r.a.Clauses) > 0 {
		r.say("Nearest clauses", "Clauses les plus proches")
		for _, h := range r.a.Clauses[:min(mostShown, len(r.a.Clauses))] {
			r.clause(h.Clause.ID, h.Clause.Says)
		}
	}
}

// others names recorded questions that may be meant instead.
func (r *reply) others(hits []ask.Hit) {
	if len(hits) > 0 {
		r.say("Other recorded questions", "Autres questions enregistrées")
		r.questions(hits[:min(mostShown, len(hits))])
	}
}

func (r *reply) questions(hits []ask.Hit) {
	for _, h := range hits {
		fmt.Fprintf(r, "  %s\n    %s\n", h.Entry.Question.In(r.lang), h.Entry.Name)
	}
}
