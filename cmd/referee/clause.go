package main

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/internal/about"
	"tablereferee/internal/markdown"
	"tablereferee/internal/sift"
)

// clauseFlags are the flags of the command clause.
type clauseFlags struct {
	game          *choice
	kind, edition string
	json, md      bool
}

func (a *app) clauseCommand() *cobra.Command {
	f := clauseFlags{game: gameFlag()}
	cmd := &cobra.Command{
		Use: "clause " + a.sayf("[ID | WORDS…]", "[ID | MOTS…]"),
		Short: a.sayf("Say what a clause of a rulebook says, and which scenarios show it",
			"Dire ce que dit une clause des règles, et quels scénarios la montrent"),
		Long: a.sayf(`Say what a clause of a rulebook says: where it stands, what each edition says where they differ, whether a run may set
it otherwise, and which scenarios show it.

Without an ID all clauses are listed; with the beginning of one that ends with a point, such as fe.attack. , those that
begin so. Words that are no id list the clauses in which all of them stand; a word that stands nowhere is read as the
nearest one that does. Capitals and accents do not matter. The flags --game, --kind and --edition list those that fit.`,
			`Dire ce que dit une clause des règles : où elle se trouve, ce que dit chaque édition là où elles diffèrent, si une
exécution peut la changer, et quels scénarios la montrent.

Sans ID, toutes les clauses sont énumérées ; avec le début d'un identifiant suivi d'un point, comme fe.attack. , celles
qui commencent ainsi. Des mots qui ne sont pas un identifiant énumèrent les clauses qui les contiennent tous ; un mot qui
n'est nulle part est lu comme le plus proche de ceux qui y sont. Majuscules et accents n'ont pas d'importance. Les options
--game, --kind et --edition énumèrent celles qui conviennent.`),
		Example: `  referee clause fe.attack.one-defense
  referee clause --lang fr fe.attack.one-defense
  referee clause fe.attack.
  referee clause main deck empty
  referee clause --game champions --kind reading minion
  referee clause --edition fr
  referee clause --md fe.attack.one-defense`,
	}
	flags := cmd.Flags()
	f.game.add(cmd, "game", a.sayf("list only clauses of this game", "énumérer seulement les clauses de ce jeu"))
	flags.Lookup("game").DefValue = ""
	flags.StringVar(&f.kind, "kind", "", a.sayf("list only clauses of this `KIND`: restriction, reading, card …; rule is all of the printed rules",
		"énumérer seulement les clauses de cette `NATURE` : restriction, lecture, carte … ; règle est tout ce qui est imprimé comme tel"))
	flags.StringVar(&f.edition, "edition", "", a.sayf("list only what this `EDITION` has otherwise than another",
		"énumérer seulement ce que cette `ÉDITION` a autrement qu'une autre"))
	flags.BoolVar(&f.json, "json", false, a.sayf("print a JSON list instead of text (docs/json.md)",
		"écrire une liste JSON au lieu de texte (docs/json.md)"))
	flags.BoolVar(&f.md, "md", false, a.sayf("print Markdown, for a chat or a page", "écrire en Markdown, pour une discussion ou une page"))
	a.completes(cmd, "kind", func(*cobra.Command, string) []string {
		all, _ := a.books() // where there are mistakes in the cards, the command says so
		return valueNames(sift.Kinds(all, about.Kind), a.lang)
	})
	a.completes(cmd, "edition", a.editionNames)
	cmd.ValidArgsFunction = func(cmd *cobra.Command, args []string, word string) ([]string, cobra.ShellCompDirective) {
		if len(args) > 0 {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		return a.clauseNames(cmd, word), cobra.ShellCompDirectiveNoFileComp
	}
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		return a.clause(cmd, &f, strings.Fields(strings.Join(args, " ")))
	}
	return cmd
}

// sieve reads the filters of clause, and gives the games whose clauses are looked at.
func (f *clauseFlags) sieve(a *app, cmd *cobra.Command) (all []*engine.Game, keep func(*engine.Game,
	*engine.ClauseInfo) bool, err error) {
	if f.json && f.md {
		return nil, nil, errOneForm
	}
	if all, err = a.books(); err != nil {
		return nil, nil, err
	}
	if cmd.Flags().Changed("game") {
		all = []*engine.Game{gameOf(all, f.game.value)}
	}
	kind, edition := "", ""
	if f.kind != "" {
		kinds := sift.Kinds(all, about.Kind)
		at, err := sift.Choose("--kind", f.kind, kinds)
		if err != nil {
			return nil, nil, err
		}
		kind = kinds[at].Word
	}
	if f.edition != "" {
		editions := editionValues(all)
		at, err := sift.Choose("--edition", f.edition, editions)
		if err != nil {
			return nil, nil, err
		}
		edition = editions[at].Word
	}
	return all, func(g *engine.Game, c *engine.ClauseInfo) bool {
		return (kind == "" || sift.IsOfKind(c, kind)) && (edition == "" || sift.IsApart(g, c, edition))
	}, nil
}

// clause prints a clause, or lists some.
func (a *app) clause(cmd *cobra.Command, f *clauseFlags, words []string) error {
	all, keep, err := f.sieve(a, cmd)
	if err != nil {
		return &wrongUse{cmd.CommandPath(), err}
	}
	filtered := f.kind != "" || f.edition != ""
	if len(words) == 0 {
		found := clausesOf(all, keep)
		if len(found) == 0 && !f.json {
			return engine.Errorf("no clause fits what the flags ask for; `referee clause` lists them all",
				"aucune clause ne convient à ce que demandent les options ; `referee clause` les énumère toutes")
		}
		return a.listClauses(found, f)
	}
	id := strings.ToLower(words[0])
	begins := func(c *engine.ClauseInfo) bool { return strings.HasPrefix(c.ID, id) }
	within := len(words) == 1 && strings.HasSuffix(id, ".")
	if g, c, ok := findClause(all, strings.TrimSuffix(id, ".")); ok && len(words) == 1 && !filtered &&
		(!within || !someClause(all, begins)) {
		return a.showClause(cmd.Context(), g, c, f)
	}
	match := func(g *engine.Game, c *engine.ClauseInfo) bool {
		if within {
			return begins(c) && keep(g, c)
		}
		return keep(g, c) && sift.Holds(wordsOf(c), words)
	}
	found := clausesOf(all, match)
	if len(found) == 0 && !within {
		var texts []string
		for _, c := range clausesOf(all, keep) {
			texts = append(texts, wordsOf(c.ClauseInfo))
		}
		var read []sift.Correction
		if words, read = sift.Correct(words, texts); len(words) > 1 || !strings.Contains(words[0], ".") {
			if found = clausesOf(all, match); len(found) > 0 {
				a.tellRead(read)
			}
		}
	}
	if len(found) == 0 {
		return noClause(all, strings.TrimSuffix(strings.Join(words, " "), "."))
	}
	return a.listClauses(found, f)
}

// wordsOf is what words are looked for in.
func wordsOf(c *engine.ClauseInfo) string {
	return strings.Join(slices.AppendSeq([]string{c.ID}, c.Text().Says.All()), "\n")
}

// clauseOf is a clause of a game.
type clauseOf struct {
	*engine.ClauseInfo
	game *engine.Game
}

// clausesOf gives the clauses that match.
func clausesOf(all []*engine.Game, match func(*engine.Game, *engine.ClauseInfo) bool) []clauseOf {
	var out []clauseOf
	for _, g := range all {
		for c := range g.Book.All() {
			if match(g, c) {
				out = append(out, clauseOf{c, g})
			}
		}
	}
	return out
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

// listClauses prints clauses, a line each. Where it is asked how an edition differs, that is what stands in the line.
func (a *app) listClauses(found []clauseOf, f *clauseFlags) error {
	p := a.page()
	out := []jsonClause{}
	for _, c := range found {
		says := c.Text().Says.In(a.lang)
		if f.edition != "" {
			says += "  " + a.apart(c)
		}
		if f.md {
			p.markdown("- " + markdown.Code(c.ID) + ": " + markdown.Text(clean(says)))
			continue
		}
		p.row("", c.ID, 40, " ", says)
		out = append(out, clauseJSON(c.game, c.ClauseInfo))
	}
	if f.json {
		return a.json(out)
	}
	return a.print(p)
}

// apart says in a few words what each edition has of a clause.
func (a *app) apart(c clauseOf) string {
	var parts []string
	for _, e := range c.game.Editions {
		parts = append(parts, a.sayf("%s: %s", "%s : %s", e, about.InEdition(c.ClauseInfo, e)))
	}
	return strings.Join(parts, "; ")
}

// jsonClause is what clause --json prints of each clause. It is described in docs/schemas/clause.json.
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
	wordValue   = engine.Text{"value", "valeur"}

	wordSwitch = engine.Text{"switch", "réglage"}
	wordSet    = engine.Text{"a run may set it otherwise:  --rule %s=VALUE",
		"une exécution peut le changer :  --rule %s=VALEUR"}
	wordCards  = engine.Text{"cards", "cartes"}
	wordShown  = engine.Text{"shown by", "montré par"}
	wordNobody = engine.Text{"no scenario here", "aucun scénario ici"}
	wordData   = engine.Text{"a check of the game's data", "un contrôle des données du jeu"}
)

// showClause prints all that is known of a clause. The scenarios that show it are played, to tell whether they still
// do.
func (a *app) showClause(ctx context.Context, g *engine.Game, c engine.Clause, f *clauseFlags) error {
	lib, err := a.library()
	if err != nil {
		return err
	}
	info := g.Book.Info(c)
	report, err := lib.playShowing(ctx, info.ID)
	if err != nil {
		return err
	}
	if f.json {
		j := clauseJSON(g, info)
		for _, s := range report.Showing(info.ID) {
			j.ShownBy = append(j.ShownBy, s.Name)
		}
		return a.json([]jsonClause{j})
	}
	p := a.page()
	row := a.describeClause(p, g, info, f.md)
	word := wordShown
	if info.Structural {
		row(word, wordData.In(a.lang))
		word = engine.Text{}
	}
	for _, s := range report.Showing(info.ID) {
		row(word, cleanLine(s.Name)+"  "+cleanLine(s.Result.Heading(a.lang))+unwell(s, a.lang))
		word = engine.Text{}
	}
	if word != (engine.Text{}) {
		row(word, wordNobody.In(a.lang))
	}
	return a.print(p)
}

// describeClause prints what a clause says, without the scenarios that show it, and gives how a further row is printed.
func (a *app) describeClause(p *page, g *engine.Game, info *engine.ClauseInfo, md bool) func(word engine.Text,
	text string) {
	text := info.Text()
	row := func(word engine.Text, text string) { p.row("  ", word.In(a.lang), 10, "  ", text) }
	if md {
		row = a.markdownRow(p)
		p.markdown("### " + markdown.Code(info.ID) + "\n")
	} else {
		p.heading(info.ID)
	}
	row(wordGame, g.Name.In(a.lang))
	row(wordKind, about.Kind(info.Kind).In(a.lang))
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
				s = about.Silent.In(a.lang)
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
		var names []string
		for _, name := range text.Cards {
			if d := g.Rules(g.Editions[0]).FindCard(name); d != 0 {
				name = g.Rules(g.Editions[0]).Cards[d].Name.In(a.lang)
			}
			names = append(names, name)
		}
		row(wordCards, strings.Join(names, ", "))
	}
	return row
}
