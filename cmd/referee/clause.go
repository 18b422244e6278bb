package main

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"tablereferee/engine"
)

func (a *app) clauseCommand() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use: "clause " + a.sayf("[ID | WORDS…]", "[ID | MOTS…]"),
		Short: a.sayf("Say what a clause of a rulebook says, and which scenarios show it",
			"Dire ce que dit une clause des règles, et quels scénarios la montrent"),
		Long: a.sayf(`Say what a clause of a rulebook says: where it stands, what each edition says where they differ, whether a run may set
it otherwise, and which scenarios show it.

Without an ID all clauses are listed; with the beginning of one that ends with a point, such as fe.attack. , those that
begin so. Words that are no id list the clauses in which all of them stand. Capitals do not matter.`,
			`Dire ce que dit une clause des règles : où elle se trouve, ce que dit chaque édition là où elles diffèrent, si une
exécution peut la changer, et quels scénarios la montrent.

Sans ID, toutes les clauses sont énumérées ; avec le début d'un identifiant suivi d'un point, comme fe.attack. , celles
qui commencent ainsi. Des mots qui ne sont pas un identifiant énumèrent les clauses qui les contiennent tous. Les
majuscules n'ont pas d'importance.`),
		Example: `  referee clause fe.attack.one-defense
  referee clause --lang fr fe.attack.one-defense
  referee clause fe.attack.
  referee clause main deck empty`,
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, a.sayf("print a JSON list instead of text",
		"écrire une liste JSON au lieu de texte"))
	cmd.ValidArgsFunction = func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
		var out []string
		if len(args) == 0 {
			all, _ := a.books() // where there are mistakes in the cards, the command says so
			for _, g := range all {
				for c := range g.Book.All() {
					out = append(out, c.ID+"\t"+c.Text().Says.In(a.lang))
				}
			}
		}
		return out, cobra.ShellCompDirectiveNoFileComp
	}
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		all, err := a.books()
		if err != nil {
			return err
		}
		words := strings.Fields(strings.Join(args, " "))
		if len(words) == 0 {
			return a.listClauses(all, func(*engine.ClauseInfo) bool { return true }, asJSON)
		}
		id := strings.ToLower(words[0])
		begins := func(c *engine.ClauseInfo) bool { return strings.HasPrefix(c.ID, id) }
		match := func(c *engine.ClauseInfo) bool {
			said := slices.AppendSeq([]string{c.ID}, c.Text().Says.All())
			return holds(strings.Join(said, "\n"), words)
		}
		if len(words) == 1 && strings.HasSuffix(id, ".") {
			match = begins
		}
		if g, c, ok := findClause(all, strings.TrimSuffix(id, ".")); ok && len(words) == 1 &&
			(!strings.HasSuffix(id, ".") || !someClause(all, begins)) {
			return a.showClause(cmd.Context(), g, c, asJSON)
		}
		if !someClause(all, match) {
			return noClause(all, strings.TrimSuffix(strings.Join(words, " "), "."))
		}
		return a.listClauses(all, match, asJSON)
	}
	return cmd
}

// someClause tells whether any clause matches.
func someClause(all []*engine.Game, match func(*engine.ClauseInfo) bool) bool {
	for _, g := range all {
		for c := range g.Book.All() {
			if match(c) {
				return true
			}
		}
	}
	return false
}

// listClauses prints the clauses that match.
func (a *app) listClauses(all []*engine.Game, match func(*engine.ClauseInfo) bool, asJSON bool) error {
	p := a.page()
	out := []jsonClause{}
	for _, g := range all {
		for c := range g.Book.All() {
			if match(c) {
				p.row("", c.ID, 40, " ", c.Text().Says.In(a.lang))
				out = append(out, clauseJSON(g, c))
			}
		}
	}
	if asJSON {
		return a.json(out)
	}
	return a.print(p)
}

// jsonClause is what clause --json prints of each clause. It is described in docs/cli.md.
type jsonClause struct {
	ID         string            `json:"id"`
	Game       string            `json:"game"`
	Kind       string            `json:"kind"`
	Says       jsonText          `json:"says"`
	Why        *jsonText         `json:"why,omitempty"`
	Settles    []string          `json:"settles,omitempty"`
	Where      map[string]string `json:"where,omitempty"`   // by edition
	Differs    map[string]string `json:"differs,omitempty"` // by edition
	Value      map[string]int    `json:"value,omitempty"`   // by edition; only where it is a number, or not 1
	Switch     bool              `json:"switch"`
	Cards      []string          `json:"cards,omitempty"`
	Structural bool              `json:"structural,omitempty"`
	ShownBy    []string          `json:"shown_by,omitempty"` // only of a single clause
}

func clauseJSON(g *engine.Game, info *engine.ClauseInfo) jsonClause {
	text := info.Text()
	some := func(t engine.Text) *jsonText {
		if t == (engine.Text{}) {
			return nil
		}
		j := bothOf(t)
		return &j
	}
	out := jsonClause{ID: info.ID, Game: g.ID, Kind: info.Kind, Says: bothOf(text.Says), Why: some(text.Why),
		Settles: text.About, Where: byEdition(g, text.Where),
		Differs: byEdition(g, text.Differs), Switch: info.Switch, Cards: text.Cards, Structural: info.Structural}
	if info.Value != nil {
		out.Value = map[string]int{}
		for _, e := range g.Editions {
			out.Value[e], _ = info.In(e)
		}
	}
	return out
}

// byEdition names what each edition says.
func byEdition(g *engine.Game, says []string) map[string]string {
	out := map[string]string{}
	for i, s := range says {
		out[g.Editions[i]] = s
	}
	return out
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
	wordSet     = engine.Text{"a run may set it otherwise:  --rule %s=VALUE",
		"une exécution peut le changer :  --rule %s=VALEUR"}
	wordCards  = engine.Text{"cards", "cartes"}
	wordShown  = engine.Text{"shown by", "montré par"}
	wordNobody = engine.Text{"no scenario here", "aucun scénario ici"}
	wordData   = engine.Text{"a check of the game's data", "un contrôle des données du jeu"}
)

// kinds are the kinds of clauses in words.
var kinds = map[string]engine.Text{
	"card": {"card", "carte"}, "card-clarification": {"card-clarification", "précision sur une carte"},
	"choice": {"choice", "choix"}, "component": {"component", "matériel"},
	"computation": {"computation", "calcul"}, "definition": {"definition", "définition"},
	"end": {"end", "fin de partie"}, "faq": {"faq", "question fréquente"}, "procedure": {"procedure", "procédure"},
	"reading": {"reading", "lecture"}, "scoring": {"scoring", "décompte"}, "setup": {"setup", "mise en place"},
	"timing": {"timing", "moment"}, "turn": {"turn", "tour"}, "variant": {"variant", "variante"},
}

func kindName(kind string, lang engine.Lang) string {
	if says, ok := kinds[kind]; ok {
		return says.In(lang)
	}
	return kind
}

// showClause prints all that is known of a clause. The scenarios are played for it: what a scenario shows is what it
// says when it runs.
func (a *app) showClause(ctx context.Context, g *engine.Game, c engine.Clause, asJSON bool) error {
	lib, err := a.library()
	if err != nil {
		return err
	}
	report, err := lib.playAll(ctx, 0, true)
	if err != nil {
		return err
	}
	info := g.Book.Info(c)
	if asJSON {
		j := clauseJSON(g, info)
		for _, s := range report.Showing(info.ID) {
			j.ShownBy = append(j.ShownBy, s.Name)
		}
		return a.json([]jsonClause{j})
	}
	p := a.page()
	a.describeClause(p, g, info)
	row := func(word engine.Text, text string) { p.row("  ", word.In(a.lang), 10, "  ", text) }
	word := wordShown
	if info.Structural {
		row(word, wordData.In(a.lang))
		word = engine.Text{}
	}
	for _, s := range report.Showing(info.ID) {
		row(word, cleanLine(s.Name)+"  "+cleanLine(s.Result.Title)+unwell(s, a.lang))
		word = engine.Text{}
	}
	if word != (engine.Text{}) {
		row(word, wordNobody.In(a.lang))
	}
	return a.print(p)
}

// describeClause prints what a clause says, without the scenarios that show it.
func (a *app) describeClause(p *page, g *engine.Game, info *engine.ClauseInfo) {
	text := info.Text()
	row := func(word engine.Text, text string) { p.row("  ", word.In(a.lang), 10, "  ", text) }
	p.heading(info.ID)
	row(wordGame, g.Name.In(a.lang))
	row(wordKind, kindName(info.Kind, a.lang))
	row(wordSays, text.Says.In(a.lang))
	if why := text.Why.In(a.lang); why != "" {
		row(wordWhy, why)
	}
	if len(text.About) > 0 {
		row(wordAbout, strings.Join(text.About, ", "))
	}
	perEdition := func(word engine.Text, says []string) {
		for i, s := range says {
			if s == "" {
				s = wordSilent.In(a.lang)
			}
			row(word, a.sayf("%s: %s", "%s : %s", g.Editions[i], s))
			word = engine.Text{}
		}
	}
	perEdition(wordWhere, text.Where)
	perEdition(wordDiffers, text.Differs)
	if info.Value != nil {
		var values []string
		for _, e := range g.Editions {
			is, _ := info.In(e)
			values = append(values, a.sayf("%s: %d", "%s : %d", e, is))
		}
		row(wordValue, strings.Join(values, ", "))
	}
	if info.Switch {
		row(wordSwitch, fmt.Sprintf(wordSet.In(a.lang), info.ID))
	}
	if len(text.Cards) > 0 {
		row(wordCards, strings.Join(text.Cards, ", "))
	}
}
