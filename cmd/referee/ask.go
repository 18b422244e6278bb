package main

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/referee/ask"
	"tablereferee/referee/scenario"
)

// askFlags are the flags of the command ask.
type askFlags struct {
	game                   string
	edition                string
	pick                   int
	json, md, short, fully bool
}

func (a *app) askCommand() *cobra.Command {
	f := askFlags{}
	cmd := &cobra.Command{
		Use: "ask " + a.sayf("WORDS…", "MOTS…"),
		Short: a.sayf("Answer a question with the ruling or the rule on record",
			"Répondre à une question par la décision ou la règle enregistrée"),
		Long: a.sayf(`Answer a question, in English or French and in your own words, with the ruling that is on record, or with the rule.

The scenario of a ruling is played at once: the answer comes with what decides in it and the clauses it rests on, and a
ruling whose scenario no longer holds is not given. Where no answer is surely the one that is asked for, up to three are
offered: on a terminal one of the keys 1 to 3 picks one, elsewhere --pick. Where nothing on record answers, that is said.

With --cards the scenario is played with these cards, too: where they change what happens, the ruling is not given, and
what happens with them is told.

Exit codes: 0 if the question is answered, 4 if answers are offered, 3 if there is none, or none with these cards, and
1 if there is a ruling but its scenario does not hold now.`,
			`Répondre à une question, en français ou en anglais et dans vos mots, par la décision enregistrée ou par la règle.

Le scénario d'une décision est joué aussitôt : la réponse vient avec ce qui y décide et les clauses sur lesquelles elle
repose, et une décision dont le scénario ne tient plus n'est pas donnée. Si aucune réponse n'est sûrement celle qui est
demandée, trois au plus sont proposées : sur un terminal, une touche de 1 à 3 en choisit une, ailleurs --pick. Si rien
d'enregistré ne répond, c'est dit.

Avec --cards, le scénario est aussi joué avec ces cartes : si elles changent ce qui se passe, la décision n'est pas
donnée, et ce qui se passe avec elles est dit.

Codes de sortie : 0 si la question a sa réponse, 4 si des réponses sont proposées, 3 s'il n'y en a pas, ou aucune avec
ces cartes, et 1 s'il y a une décision mais que son scénario ne tient plus.`),
		Example: `  referee ask "may I use two Defense cards against one Attack?"
  referee ask --game "marvel champions" "does an attack of zero damage discard tough?"
  referee ask --lang fr "une seule faiblesse reste pour le pouvoir de bizarro, qui la prend ?"
  referee ask --pick 2 "kick pile empty"
  referee ask --md "what is a Weakness?"`,
		Args: func(cmd *cobra.Command, args []string) error {
			if strings.TrimSpace(strings.Join(args, " ")) == "" {
				return &wrongUse{cmd.CommandPath(), engine.Errorf("ask what? Write the question behind it",
					"demander quoi ? Écrivez la question à la suite")}
			}
			return nil
		},
		ValidArgsFunction: cobra.NoFileCompletions,
	}
	flags := cmd.Flags()
	flags.StringVar(&f.game, "game", "", a.sayf("the `GAME` that is played, by any of its names; without it the one that the question fits",
		"le `JEU` dont il s'agit, par l'un de ses noms ; sans ce réglage, celui auquel la question convient"))
	flags.StringVar(&f.edition, "edition", "", a.sayf("answer by this `EDITION` of the game",
		"répondre selon cette `ÉDITION` du jeu"))
	flags.IntVar(&f.pick, "pick", 0, a.sayf("answer with the offer of this number, `N`", "répondre par la proposition de ce numéro, `N`"))
	flags.BoolVar(&f.short, "short", false, a.sayf("only the ruling and its question", "seulement la décision et sa question"))
	flags.BoolVar(&f.fully, "full", false, a.sayf("all that happens, and what else may be meant",
		"tout ce qui se passe, et ce qui peut être demandé d'autre"))
	flags.BoolVar(&f.json, "json", false, a.sayf("print one JSON object instead of text (docs/json.md)", "écrire un objet JSON au lieu de texte (docs/json.md)"))
	flags.BoolVar(&f.md, "md", false, a.sayf("print Markdown, for a chat or a page", "écrire en Markdown, pour une discussion ou une page"))
	a.completes(cmd, "edition", a.editionNames)
	a.completesWith(cmd, "game", gameFlag().from...)
	a.completesWith(cmd, "pick", "1", "2", "3")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		f.edition = strings.ToLower(f.edition)
		known, err := a.books()
		if err != nil {
			return err
		}
		in, err := f.among(a, known, cmd.Flags().Changed("game"))
		if err == nil {
			err = f.fit(cmd.Flags().Changed("pick"))
		}
		if err != nil {
			return &wrongUse{cmd.CommandPath(), err}
		}
		return a.ask(cmd.Context(), &f, known, in, strings.Join(args, " "))
	}
	return cmd
}

// fit says what does not go together.
func (f *askFlags) fit(picks bool) error {
	n := 0
	for _, set := range []bool{f.json, f.md, f.short, f.fully} {
		if set {
			n++
		}
	}
	switch {
	case n > 1:
		return engine.Errorf("only one of --short, --full, --md and --json", "un seul de --short, --full, --md et --json")
	case picks && (f.pick < 1 || f.pick > ask.MostOffers):
		return engine.Errorf("--pick %d: the offers have the numbers 1 to %d", "--pick %d : les propositions portent les numéros 1 à %d", f.pick, ask.MostOffers)
	}
	return nil
}

// among gives the game that is meant by the flags, nil for any.
func (f *askFlags) among(a *app, known []*engine.Game, chosen bool) (*engine.Game, error) {
	var in *engine.Game
	if chosen {
		id := gameMeant(f.game)
		if in = gameOf(known, id); in == nil {
			var ids []string
			for _, g := range known {
				ids = append(ids, g.ID)
			}
			return nil, engine.Errorf("--game %s: the games are %s", "--game %s : les jeux sont %s", clip(f.game),
				strings.Join(ids, ", "))
		}
		if err := a.cards.are(id); err != nil {
			return nil, err
		}
	}
	if f.edition == "" {
		return in, nil
	}
	var having []*engine.Game
	var all []string
	for _, g := range known {
		if in != nil && in != g {
			continue
		}
		if slices.Contains(g.Editions, f.edition) {
			having = append(having, g)
		}
		all = append(all, g.ID+" ("+strings.Join(g.Editions, ", ")+")")
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

// ask answers a question.
func (a *app) ask(ctx context.Context, f *askFlags, known []*engine.Game, in *engine.Game, words string) error {
	lib, err := a.library()
	if err != nil {
		return err
	}
	var folders []*scenario.Folder
	for _, shelf := range lib.shelves() {
		folders = append(folders, shelf.Folder)
	}
	q := ask.Question{Words: words, Game: in}
	if a.langGiven { // what the environment says must not override the language of the question
		q.Lang = &a.lang
	}
	var records *ask.Records
	var answer ask.Answer
	stopped := atOnce(ctx, func() {
		if records, err = ask.Of(ctx, known, folders...); err == nil {
			answer, err = records.Ask(q)
		}
	})
	if stopped != nil {
		return stopped
	}
	if err != nil {
		return err
	}
	r := reply{page: a.page(), app: a, f: f, asked: words, records: records, found: &answer, lang: answer.Lang,
		lib: lib}
	if a.lang == engine.Further { // no question is recognized as one in it
		r.lang = a.lang
	}
	if f.pick > 0 {
		if err := r.pick(f.pick); err != nil {
			return &wrongUse{"referee ask", err}
		}
	}
	code, err := r.tell(ctx)
	if err != nil {
		return err
	}
	if n := records.Broken(); n > 0 {
		fmt.Fprintln(a.err, a.sayf("referee: %s could not be read and so not be searched; `referee test` says why",
			"referee : %s hors de la recherche, faute d'avoir pu être lus ; `referee test` dit pourquoi",
			engine.Counted(n, scenarioWord)))
	}
	if code != exitOK {
		return failed{code}
	}
	return nil
}

// tell finds out what can be answered, prints it, and lets a person at a terminal pick among offers.
func (r *reply) tell(ctx context.Context) (code int, err error) {
	if stopped := atOnce(ctx, func() { code, err = r.decide(ctx) }); stopped != nil {
		return code, stopped
	}
	if err != nil {
		return code, err
	}
	switch {
	case r.f.json:
		return code, r.app.json(r.json())
	case r.f.md:
		r.markdown()
	default:
		r.text()
	}
	if r.verdict != verdictOffer || r.f.md {
		return code, r.app.print(r.page)
	}
	// Whoever picks among offers sees them while doing so, so that they are never read elsewhere.
	if _, err := r.app.out.Write(r.page.Bytes()); err != nil {
		return code, err
	}
	n := r.app.key(ctx, len(r.offers))
	if n == 0 {
		return code, nil
	}
	r.page.Reset()
	if err := r.pick(n); err != nil {
		return code, err
	}
	return r.tell(ctx)
}

// key asks a person who sits at the terminal for the number of an offer: 0 is none of them.
func (a *app) key(ctx context.Context, offers int) int {
	if a.press == nil || !a.terminal(a.out) {
		return 0
	}
	fmt.Fprint(a.out, a.sayf("\nWhich one? 1 to %d, any other key for none: ",
		"\nLaquelle ? De 1 à %d, une autre touche pour aucune : ", offers))
	key := a.press(ctx)
	fmt.Fprintln(a.out)
	if key < '1' || int(key-'0') > offers {
		return 0
	}
	fmt.Fprintln(a.out)
	return int(key - '0')
}
