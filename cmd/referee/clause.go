package main

import (
	"bytes"
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/referee/suite"
)

func (a *app) clauseCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "clause [ID]",
		Short: "Say what a clause of a rulebook says, and which scenarios show it",
		Long: `Say what a clause of a rulebook says: where it stands, what each edition says where they differ, whether a run may set
it otherwise, and which scenarios show it.

Without an ID all clauses are listed; with the beginning of one that ends with a point, such as fe.attack. , those that
begin so.`,
		Example: `  referee clause fe.attack.one-defense
  referee clause --lang fr fe.attack.one-defense
  referee clause fe.attack.`,
	}
	cmd.ValidArgsFunction = func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
		var out []string
		if len(args) == 0 {
			for _, g := range books() {
				for _, c := range g.Book.Clauses[1:] {
					out = append(out, c.ID+"\t"+c.Says.In(a.lang))
				}
			}
		}
		return out, cobra.ShellCompDirectiveNoFileComp
	}
	cmd.Args = func(cmd *cobra.Command, args []string) error {
		if len(args) == 0 {
			return nil
		}
		return exactly("ID")(cmd, args)
	}
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		all := books()
		if len(args) == 0 {
			return a.listClauses(all, "", a.lang)
		}
		g, c, ok := findClause(all, args[0])
		switch {
		case ok:
			return a.showClause(cmd.Context(), g, c, a.lang)
		case strings.HasSuffix(args[0], ".") && a.listClauses(all, args[0], a.lang) == nil:
			return nil
		}
		return noClause(all, strings.TrimSuffix(args[0], "."))
	}
	return cmd
}

// listClauses prints the clauses that begin with a prefix. It is an error if there are none.
func (a *app) listClauses(all []*engine.Game, prefix string, lang engine.Lang) error {
	var b bytes.Buffer
	for _, g := range all {
		for _, c := range g.Book.Clauses[1:] {
			if strings.HasPrefix(c.ID, prefix) {
				fmt.Fprintf(&b, "%-40s %s\n", c.ID, c.Says.In(lang))
			}
		}
	}
	if b.Len() == 0 {
		return engine.Errorf("no clause begins with %s", "aucune clause ne commence par %s", prefix)
	}
	_, err := a.out.Write(b.Bytes())
	return err
}

// The words around a clause.
var (
	wordGame    = engine.Text{"game", "jeu"}
	wordKind    = engine.Text{"kind", "nature"}
	wordSays    = engine.Text{"says", "dit"}
	wordWhy     = engine.Text{"why", "raison"}
	wordAbout   = engine.Text{"settles", "tranche"}
	wordWhere   = engine.Text{"where", "où"}
	wordDiffers = engine.Text{"differs", "diffère"}
	wordSilent  = engine.Text{"(this edition is silent)", "(cette édition n'en dit rien)"}
	wordValue   = engine.Text{"value", "valeur"}
	wordSwitch  = engine.Text{"switch", "réglage"}
	wordSet     = engine.Text{"a run may set it otherwise:  --rule %s=VALUE", "une exécution peut le changer :  --rule %s=VALEUR"}
	wordCards   = engine.Text{"cards", "cartes"}
	wordShown   = engine.Text{"shown by", "montré par"}
	wordNobody  = engine.Text{"no scenario here", "aucun scénario ici"}
	wordData    = engine.Text{"a check of the game's data", "un contrôle des données du jeu"}
)

// frenchKinds are the kinds of clauses in French.
var frenchKinds = map[string]string{
	"card": "carte", "card-clarification": "précision sur une carte", "choice": "choix", "component": "matériel",
	"computation": "calcul", "definition": "définition", "end": "fin de partie", "faq": "question fréquente",
	"procedure": "procédure", "reading": "lecture", "scoring": "décompte", "setup": "mise en place", "timing": "moment",
	"turn": "tour", "variant": "variante",
}

func kindName(kind string, lang engine.Lang) string {
	if s, ok := frenchKinds[kind]; ok && lang == engine.FR {
		return s
	}
	return kind
}

// showClause prints all that is known of a clause.
func (a *app) showClause(ctx context.Context, g *engine.Game, c engine.Clause, lang engine.Lang) error {
	info := &g.Book.Clauses[c]
	var b bytes.Buffer
	row := func(word engine.Text, format string, args ...any) {
		label := word.In(lang)
		fmt.Fprintf(&b, "  %s%*s  ", label, 10-len([]rune(label)), "")
		fmt.Fprintf(&b, format+"\n", args...)
	}
	fmt.Fprintln(&b, info.ID)
	row(wordGame, "%s", g.Name.In(lang))
	row(wordKind, "%s", kindName(info.Kind, lang))
	row(wordSays, "%s", info.Says.In(lang))
	if why := info.Why.In(lang); why != "" {
		row(wordWhy, "%s", why)
	}
	if len(info.About) > 0 {
		row(wordAbout, "%s", strings.Join(info.About, ", "))
	}
	perEdition := func(word engine.Text, text engine.Text) {
		if text == (engine.Text{}) {
			return
		}
		for _, e := range g.Editions {
			i := engine.EditionIndex(e)
			s := text[i]
			if s == "" {
				s = wordSilent.In(lang)
			}
			row(word, "%s: %s", e, s)
			word = engine.Text{}
		}
	}
	perEdition(wordWhere, info.Where)
	perEdition(wordDiffers, info.Differs)
	if info.Value[0] != 1 || info.Value[1] != 1 {
		var values []string
		for _, e := range g.Editions {
			i := engine.EditionIndex(e)
			values = append(values, fmt.Sprintf("%s: %d", e, info.Value[i]))
		}
		row(wordValue, "%s", strings.Join(values, ", "))
	}
	if info.Switch {
		row(wordSwitch, wordSet.In(lang), info.ID)
	}
	if len(info.Cards) > 0 {
		row(wordCards, "%s", strings.Join(info.Cards, ", "))
	}
	if err := a.shownBy(ctx, info, lang, row); err != nil {
		return err
	}
	_, err := a.out.Write(b.Bytes())
	return err
}

// shownBy lists the scenarios that show a clause. They are played for that: what a scenario shows is what it says when it
// runs.
func (a *app) shownBy(ctx context.Context, info *engine.ClauseInfo, lang engine.Lang, row func(word engine.Text, format string, args ...any)) error {
	lib, err := a.library()
	if err != nil {
		return err
	}
	runner := suite.Runner{Scenarios: lib.Folder}
	report, err := runner.Run(ctx, nil, nil)
	if err != nil {
		return err
	}
	word := wordShown
	if info.Structural {
		row(word, "%s", wordData.In(lang))
		word = engine.Text{}
	}
	for _, s := range report.Showing(info.ID) {
		note := ""
		if s.Status != suite.Passed {
			note = " (" + string(s.Status) + ")"
		}
		row(word, "%s  %s%s", s.Name, s.Result.Title, note)
		word = engine.Text{}
	}
	if word != (engine.Text{}) {
		row(word, "%s", wordNobody.In(lang))
	}
	return nil
}
