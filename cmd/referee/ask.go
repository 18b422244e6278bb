package main

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/internal/suite"
	"tablereferee/internal/suite/record"
	"tablereferee/referee/ask"
	"tablereferee/referee/scenario"
)

// askFlags are the flags of the command ask.
type askFlags struct {
	game    *choice
	edition string
	json    bool
}

func (a *app) askCommand() *cobra.Command {
	f := askFlags{game: gameFlag()}
	cmd := &cobra.Command{
		Use: "ask " + a.sayf("WORDS…", "MOTS…"),
		Short: a.sayf("Answer a question with the ruling on record",
			"Répondre à une question par la décision enregistrée"),
		Long: a.sayf(`Answer a question, in English or French, with the ruling of the nearest recorded question.

The scenario of that question is run at once: the answer comes with the events that show it and the clauses it rests on.
A ruling whose scenario no longer holds is not given. Where no recorded question is surely the one that is asked, the
nearest questions and clauses are named instead.

With --cards the scenario is played with these cards, too: where they change what happens, the ruling is not given, and
what happens with them is told.

Exit codes: 0 if a ruling is given, 1 if there is one but its scenario does not hold now, 3 if none is on record, or
none with these cards.`,
			`Répondre à une question, en français ou en anglais, par la décision de la question enregistrée la plus proche.

Le scénario de cette question est joué aussitôt : la réponse vient avec les événements qui la montrent et les clauses sur
lesquelles elle repose. Une décision dont le scénario ne tient plus n'est pas donnée. Si aucune question enregistrée n'est
sûrement celle qui est posée, les questions et les clauses les plus proches sont nommées à la place.

Avec --cards, le scénario est aussi joué avec ces cartes : si elles changent ce qui se passe, la décision n'est pas
donnée, et ce qui se passe avec elles est dit.

Codes de sortie : 0 si une décision est donnée, 1 s'il y en a une mais que son scénario ne tient plus, 3 s'il n'y en a
pas, ou aucune avec ces cartes.`),
		Example: `  referee ask "may I use two Defense cards against one Attack?"
  referee ask --game champions "is a Tough card spent when the damage is zero?"
  referee ask --lang fr "une seule faiblesse reste pour le pouvoir de bizarro, qui la prend ?"`,
		Args: func(cmd *cobra.Command, args []string) error {
			if strings.TrimSpace(strings.Join(args, " ")) == "" {
				return &wrongUse{cmd.CommandPath(), engine.Errorf("ask what? Write the question behind it",
					"demander quoi ? Écrivez la question à la suite")}
			}
			return nil
		},
		ValidArgsFunction: cobra.NoFileCompletions,
	}
	f.game.add(cmd, "game", a.sayf("the game that is played; without it the one that the question fits",
		"le jeu dont il s'agit ; sans ce réglage, celui auquel la question convient"))
	cmd.Flags().Lookup("game").DefValue = ""
	cmd.Flags().StringVar(&f.edition, "edition", "", a.sayf("answer by this `EDITION` of the game",
		"répondre selon cette `ÉDITION` du jeu"))
	cmd.Flags().BoolVar(&f.json, "json", false, a.sayf("print one JSON object instead of text",
		"écrire un objet JSON au lieu de texte"))
	_ = cmd.RegisterFlagCompletionFunc("edition", completeEdition)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		f.edition = strings.ToLower(f.edition)
		known, err := a.games()
		if err != nil {
			return err
		}
		chosen := cmd.Flags().Changed("game")
		if chosen {
			err = a.cards.are(f.game.value)
		}
		var in *engine.Game
		if err == nil {
			in, err = f.among(known, chosen)
		}
		if err != nil {
			return &wrongUse{cmd.CommandPath(), err}
		}
		return a.ask(cmd.Context(), &f, in, strings.Join(args, " "))
	}
	return cmd
}

// among gives the game that is meant by the flags, nil for any.
func (f *askFlags) among(known []*engine.Game, chosen bool) (*engine.Game, error) {
	var in *engine.Game
	if chosen {
		in = gameOf(known, f.game.value)
	}
	if f.edition == "" {
		return in, nil
	}
	var having []*engine.Game
	var all []string
	for _, g := range known {
		if slices.Contains(g.Editions, f.edition) && (in == nil || in == g) {
			having = append(having, g)
		}
		if in == nil || in == g {
			all = append(all, g.ID+" ("+strings.Join(g.Editions, ", ")+")")
		}
	}
	switch len(having) {
	case 0:
		return nil, engine.Errorf("--edition %s: the editions are %s",
			"--edition %s : les éditions sont %s", clip(f.edition), strings.Join(all, ", "))
	case 1:
		return having[0], nil
	}
	return in, nil
}

// ask finds the ruling on a question and prints it.
func (a *app) ask(ctx context.Context, f *askFlags, in *engine.Game, words string) error {
	known, err := a.books()
	if err != nil {
		return err
	}
	lib, err := a.library()
	if err != nil {
		return err
	}
	report, err := lib.report(func(r *suite.Runner) (*suite.Report, error) { return record.Report(ctx, r) }, true)
	if err != nil {
		return err
	}
	var lang *engine.Lang
	if a.langGiven { // what the environment says must not override the language of the question
		lang = &a.lang
	}
	var answer ask.Answer
	if err := atOnce(ctx, func() { answer = ask.From(report, known...).Ask(words, in, lang) }); err != nil {
		return err
	}
	told := answer.Lang
	if a.lang == engine.Further { // no question is recognized as one in it
		told = a.lang
	}
	r := reply{page: a.page(), a: &answer, lang: told, lib: lib, edition: f.edition, report: report,
		own: &a.cards}
	code := exitOK
	if stopped := atOnce(ctx, func() { code, err = r.decide(ctx) }); stopped != nil {
		return stopped
	}
	if err != nil {
		return err
	}
	if f.json {
		err = a.json(r.json(words))
	} else {
		r.write()
		err = a.print(r.page)
	}
	if err != nil {
		return err
	}
	if n := report.Count(suite.Broken); n > 0 {
		fmt.Fprintln(a.err, a.sayf("referee: %s could not be read and so not be searched; `referee test` says why",
			"referee : %s hors de la recherche, faute d'avoir pu être lus ; `referee test` dit pourquoi",
			engine.Counted(n, scenarioWord)))
	}
	if code != exitOK {
		return failed{code}
	}
	return nil
}

// reply is an answer as it is printed.
type reply struct {
	*page
	a       *ask.Answer
	lang    engine.Lang
	lib     *library
	edition string        // the one that is asked about, empty for that of the scenario
	report  *suite.Report // all recorded questions
	own     *ownCards

	verdict string      // ruling, withheld, cards, none or game
	best    ask.Hit     // the recorded question, where there is one
	c       *suite.Case // its scenario
	// differing are the other rulings on the same question.
	differing []jsonRuling
	result    *scenario.Result // as it was played, by the edition that is asked about
	changed   []engine.Text    // the printed cards in it that --cards changes
	steps     []string         // what happens with one's own cards, where they take the ruling away
}

func (r *reply) say(en, fr string, args ...any) string {
	return engine.Sayf(en, fr, args...).In(r.lang)
}

// The verdicts, as --json gives them.
const (
	verdictRuling   = "ruling"   // there is one, and its scenario holds
	verdictWithheld = "withheld" // there is one, but its scenario does not hold now, or not in this edition
	verdictCards    = "cards"    // there is one on the printed cards, but not with those of --cards
	verdictNone     = "none"
	verdictGame     = "game" // more than one game has a ruling
)

// decide finds out what can be answered and gives the exit code. The scenario of the ruling is played for it.
func (r *reply) decide(ctx context.Context) (code int, err error) {
	if !r.a.Near {
		if r.verdict = verdictNone; r.a.Unsure {
			r.verdict = verdictGame
		}
		return exitNone, nil
	}
	var at *library
	if r.best, r.c, at, err = r.standing(ctx); err != nil {
		return exitFails, err
	}
	r.result = r.c.Result
	if r.verdict = verdictRuling; r.c.Status != suite.Passed {
		r.verdict = verdictWithheld
		return exitFails, nil
	}
	if r.edition != "" && r.edition != r.result.Edition {
		other := r.c.Script.Run(scenario.Options{Edition: r.edition, Use: at.Use})
		if other.Err != nil {
			r.verdict = verdictWithheld
			r.c.Message = suite.ExplainIn(other.Err, r.lang)
			return exitNone, nil
		}
		r.result = other
	}
	if still, err := r.withOwnCards(at); err != nil || !still {
		return exitNone, err
	}
	return exitOK, r.otherwise(ctx)
}

// standing plays the scenario of the best entry. Where that is one of one's own that does not hold or is not accepted,
// and a built-in scenario has the same question, that one answers: a script that is being written takes no ruling away,
// not even under the same name.
func (r *reply) standing(ctx context.Context) (best ask.Hit, c *suite.Case, at *library, err error) {
	best = r.a.Entries[0]
	gone := engine.Errorf("%s: the scenario has just been removed", "%s : le scénario vient d'être supprimé",
		best.Entry.Name)
	if at, err = r.lib.shelf(best.Entry.Name); err != nil || at == nil {
		return best, nil, nil, cmp.Or(err, gone)
	}
	if c, err = at.play(ctx, best.Entry.Name); err != nil || c == nil {
		return best, nil, nil, cmp.Or(err, gone)
	}
	if c.Status == suite.Passed || at.beside == nil {
		return best, c, at, nil
	}
	for _, h := range r.a.Entries {
		if h.Entry.Question[r.lang] != best.Entry.Question[r.lang] {
			continue
		}
		other, err := at.beside.play(ctx, h.Entry.Name)
		if err == nil && other != nil && other.Status == suite.Passed && other.Result.Question[r.lang] ==
			best.Entry.Question[r.lang] {
			return h, other, at.beside, nil
		}
	}
	return best, c, at, nil
}

// play plays a scenario of this library and compares its log with the golden one. The case is nil if there is no such
// scenario.
func (l *library) play(ctx context.Context, name string) (*suite.Case, error) {
	report, err := l.runner(true).Run(ctx, func(n string) bool { return n == name }, nil)
	if err != nil {
		return nil, err
	}
	return report.Find(name), nil
}

// write writes the reply.
func (r *reply) write() {
	for _, c := range r.a.Corrected {
		r.line("", r.say("(read %q as %q)", "(lu %q comme %q)", c.From, c.To))
	}
	if r.verdict == verdictNone || r.verdict == verdictGame {
		r.nothing()
		return
	}
	r.heading(r.say("Recorded question", "Question enregistrée"))
	r.line("  ", r.best.Entry.Question.In(r.lang))
	switch r.verdict {
	case verdictWithheld:
		r.withheld()
		return
	case verdictCards:
		r.byOwnCards()
		return
	}
	r.heading(r.say("Ruling", "Décision"))
	r.line("  ", r.result.Ruling.In(r.lang))
	if len(r.changed) > 0 {
		r.line("  ",
			r.say("Careful: this is ruled of the printed cards. Your cards change %s; the scenario goes as before with them.",
				"Attention : ceci est décidé des cartes imprimées. Vos cartes modifient %s ; le scénario se déroule comme avant.",
				r.changedNames()))
	}
	if len(r.differing) > 0 {
		r.heading(r.say("Careful: the same question is answered otherwise by",
			"Attention : la même question a une autre réponse dans"))
		for _, other := range r.differing {
			r.line("  ", other.Scenario)
			r.line("    ", other.Ruling)
		}
	}
	if lines := ask.Bearing(r.result, r.lang); len(lines) > 0 {
		r.heading(r.say("What happens", "Ce qui se passe"))
		for _, line := range lines {
			r.event("  " + line)
		}
	}
	r.heading(r.say("What the rules say", "Ce que disent les règles"))
	for _, id := range r.result.Shows {
		if k, ok := r.result.Game.Book.Find(id); ok {
			r.clause(id, r.result.Game.Book.Info(k).Text().Says)
		}
	}
	r.heading(r.say("Scenario", "Scénario"))
	r.line("  ", r.say("%s (%s, edition %s)", "%s (%s, édition %s)", r.c.Name, r.result.Game.Name, r.result.Edition))
	r.others()
}

// otherwise finds the other scenarios of the same question, by the same edition, whose ruling is in other words: one of
// two that contradict each other is wrong, and neither is given as if it stood alone. One that nobody has accepted yet
// is among them.
func (r *reply) otherwise(ctx context.Context) error {
	asked, ruled := engine.FoldName(r.best.Entry.Question[r.lang]), engine.FoldName(r.result.Ruling[r.lang])
	for i := range r.report.Cases {
		x := r.report.Cases[i].Result
		if r.report.Cases[i].Name == r.c.Name || x == nil || x.Game == nil || x.Game.ID != r.result.Game.ID ||
			x.Ruling[r.lang] == "" {
			continue
		}
		if engine.FoldName(x.Question[r.lang]) != asked || engine.FoldName(x.Ruling[r.lang]) == ruled {
			continue
		}
		at, err := r.lib.shelf(r.report.Cases[i].Name)
		if err != nil || at == nil {
			return err
		}
		c, err := at.play(ctx, r.report.Cases[i].Name)
		if err != nil {
			return err
		}
		if c != nil && c.Result != nil && c.Result.Edition == r.c.Result.Edition && !c.Result.HouseRules() {
			r.differing = append(r.differing, jsonRuling{x.Ruling.In(r.lang), c.Name})
		}
	}
	return nil
}

func (r *reply) clause(id string, says engine.Text) {
	r.aside("  ", id)
	r.line("    ", says.In(r.lang))
}

// withheld says that there is a ruling, but that it may be wrong by now.
func (r *reply) withheld() {
	switch c := r.c; {
	case c.Status == suite.Passed:
		r.line("", r.say("No ruling is given for the edition %s: by it, the scenario does not bear the ruling out.",
			"Aucune décision n'est donnée pour l'édition %s : selon elle, le scénario ne confirme pas la décision.",
			r.edition))
	case c.Status == suite.Missing:
		r.line("", r.say("No ruling is given: nobody has accepted the log of its scenario.",
			"Aucune décision n'est donnée : personne n'a accepté le journal de son scénario."))
	case c.Status == suite.Differs:
		r.line("", r.say("No ruling is given: its scenario no longer goes as it did when the ruling was recorded.",
			"Aucune décision n'est donnée : son scénario ne se déroule plus comme lorsqu'elle a été enregistrée."))
	default:
		r.line("", r.say("No ruling is given: its scenario does not hold now.",
			"Aucune décision n'est donnée : son scénario ne tient plus."))
	}
	r.line("  ", r.c.Message)
	if r.c.Status == suite.Passed {
		r.whole(r.say("  to see all of it:  referee run%s --edition %s %s",
			"  pour tout voir :  referee run%s --edition %s %s", r.lib.flags, shellWord(r.edition), nameWord(r.c.Name)))
		return
	}
	r.whole(r.say("  to see all of it:  referee test%s %s", "  pour tout voir :  referee test%s %s", r.lib.flags,
		nameWord(r.c.Name)))
}

// mostShown is how many entries of a list are shown, and leastCoverage what makes one worth showing.
const (
	mostShown     = 3
	leastCoverage = 0.4
)

// nothing says that nothing recorded is surely near, and what is nearest.
func (r *reply) nothing() {
	if r.verdict == verdictGame {
		var ids []string
		for _, g := range games.All() {
			ids = append(ids, "--game "+g.ID)
		}
		r.line("", r.say("Of which game? More than one has a ruling on it; ask again with one of %s",
			"De quel jeu ? Plusieurs ont une décision à ce sujet ; redemandez avec l'un de %s",
			strings.Join(ids, ", ")))
		return
	}
	r.line("", r.say("No ruling on record.", "Aucune décision enregistrée."))
	if entries := r.nearQuestions(); len(entries) > 0 {
		r.heading(r.say("If one of these is what you mean, ask it in these words",
			"Si l'une de ces questions est la vôtre, posez-la dans ces termes"))
		r.questions(entries)
	}
	if clauses := r.nearClauses(); len(clauses) > 0 {
		r.heading(r.say("Nearest clauses", "Clauses les plus proches"))
		for _, h := range clauses {
			r.clause(h.Clause.ID, h.Clause.Says)
		}
	}
}

func (r *reply) nearQuestions() []ask.Hit {
	var entries []ask.Hit
	for _, h := range r.a.Entries {
		if h.Coverage >= leastCoverage && len(entries) < mostShown {
			entries = append(entries, h)
		}
	}
	return entries
}

func (r *reply) nearClauses() []ask.ClauseHit { return r.a.Clauses[:min(mostShown, len(r.a.Clauses))] }

// otherQuestions are recorded ones that may be meant instead.
func (r *reply) otherQuestions() []ask.Hit {
	var hits []ask.Hit
	for _, h := range r.a.Entries {
		if h.Entry.Name != r.best.Entry.Name && len(hits) < mostShown {
			hits = append(hits, h)
		}
	}
	return hits
}

func (r *reply) others() {
	if hits := r.otherQuestions(); len(hits) > 0 {
		r.heading(r.say("Other recorded questions", "Autres questions enregistrées"))
		r.questions(hits)
	}
}

func (r *reply) questions(hits []ask.Hit) {
	for _, h := range hits {
		r.line("  ", h.Entry.Question.In(r.lang))
		r.aside("    ", h.Entry.Name)
	}
}
