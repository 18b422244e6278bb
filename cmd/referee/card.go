package main

import (
	"context"
	"slices"
	"strings"

	"github.com/rivo/uniseg"
	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/internal/about"
	"tablereferee/internal/markdown"
	"tablereferee/internal/sift"
	"tablereferee/internal/suite"
)

// cardFlags are the flags of the command card.
type cardFlags struct {
	game           *choice
	of             sift.Cards
	list, json, md bool
	source         bool
}

func (a *app) cardCommand() *cobra.Command {
	f := cardFlags{game: gameFlag()}
	cmd := &cobra.Command{
		Use: "card " + a.sayf("[NAME]", "[NOM]"),
		Short: a.sayf("Say what is known of a card, what it does, and which scenarios and rulings there are on it",
			"Dire ce qu'on sait d'une carte, ce qu'elle fait, et quels scénarios et décisions la concernent"),
		Long: a.sayf(`Say what is known of a card: what is printed on it, what it says in sentences made from the steps that are carried
out, what it does in our own words, which clauses are about it, and in which scenarios it does what it does.

NAME is its name in any language of the game, its title, or its id. Capitals, accents, hyphens and the shape of the
apostrophe do not matter. Where several cards have the name, such as the stages of a villain, all are told.

Without a NAME, or with --list, the cards are listed; words behind --list keep those in which all of them stand, and a
word that stands nowhere is read as the nearest one that does. --type, --cost, --trait, --keyword and --icon keep those
that have it printed on them.`,
			`Dire ce qu'on sait d'une carte : ce qui y est imprimé, ce qu'elle dit en phrases faites des étapes qui sont exécutées, ce
qu'elle fait, dit à notre façon, quelles clauses la concernent, et dans quels scénarios elle le fait.

NOM est son nom dans l'une des langues du jeu, son titre ou son identifiant. Majuscules, accents, traits d'union et forme
de l'apostrophe n'ont pas d'importance. Si plusieurs cartes portent ce nom, comme les phases d'un méchant,
toutes sont dites.

Sans NOM, ou avec --list, les cartes sont énumérées ; des mots à la suite de --list gardent celles qui les contiennent
tous, et un mot qui n'est nulle part est lu comme le plus proche de ceux qui y sont. --type, --cost, --trait, --keyword et
--icon gardent celles qui le portent imprimé.`),
		Example: `  referee card "Bizarro Power"
  referee card --source steel
  referee card --lang fr coup de poing
  referee card --list --game champions villain
  referee card --list --type ally --cost 2..3 --trait avenger
  referee card --md "Bizarro Power"`,
		ValidArgsFunction: func(cmd *cobra.Command, args []string, word string) ([]string, cobra.ShellCompDirective) {
			if len(args) > 0 {
				return nil, cobra.ShellCompDirectiveNoFileComp
			}
			return a.cardNames(cmd, word), cobra.ShellCompDirectiveNoFileComp
		},
	}
	flags := cmd.Flags()
	f.game.add(cmd, "game", a.sayf("only cards of this game", "seulement les cartes de ce jeu"))
	flags.Lookup("game").DefValue = ""
	flags.BoolVar(&f.list, "list", false, a.sayf("list the cards", "énumérer les cartes"))
	flags.StringVar(&f.of.Type, "type", "", a.sayf("list only cards of this `TYPE`",
		"énumérer seulement les cartes de ce `TYPE`"))
	flags.StringVar(&f.of.Cost, "cost", "", a.sayf("list only cards that cost `N`, or from N to M: N..M",
		"énumérer seulement les cartes qui coûtent `N`, ou de N à M : N..M"))
	flags.StringVar(&f.of.Trait, "trait", "", a.sayf("list only cards with this `TRAIT`",
		"énumérer seulement les cartes qui ont ce `TRAIT`"))
	flags.StringVar(&f.of.Keyword, "keyword", "",
		a.sayf("list only cards with this `KEYWORD`, or of which this is printed: defense, unique …",
			"énumérer seulement les cartes qui ont ce `MOT` clé, ou sur lesquelles ceci est imprimé : défense, unique …"))
	flags.StringVar(&f.of.Icon, "icon", "", a.sayf("list only cards with this `ICON`",
		"énumérer seulement les cartes qui ont cette `ICÔNE`"))
	flags.BoolVar(&f.json, "json", false, a.sayf("print a JSON list instead of text (docs/json.md)",
		"écrire une liste JSON au lieu de texte (docs/json.md)"))
	flags.BoolVar(&f.md, "md", false, a.sayf("print Markdown, for a chat or a page",
		"écrire en Markdown, pour une discussion ou une page"))
	flags.BoolVar(&f.source, "source", false, a.sayf("print how the card is declared, to be copied and changed",
		"écrire comment la carte est déclarée, pour la copier et la changer"))
	for _, sort := range sift.Sorts {
		a.completes(cmd, sort, func(cmd *cobra.Command, _ string) []string {
			return valueNames(sift.Printed(a.gamesOf(cmd), sort), a.lang)
		})
	}
	a.completes(cmd, "cost", func(*cobra.Command, string) []string {
		return []string{"0", "1", "2", "3", "4", "5", "6", "0..2", "3..5", "6..", "X"}
	})
	cmd.RunE = func(cmd *cobra.Command, args []string) error { return a.card(cmd, &f, args) }
	return cmd
}

// errOneForm is the error of two forms of output at once.
var errOneForm = engine.Errorf("only one of --json and --md", "un seul de --json et --md")

// card tells of a card, or lists some.
func (a *app) card(cmd *cobra.Command, f *cardFlags, args []string) error {
	wrong := func(err error) error { return &wrongUse{cmd.CommandPath(), err} }
	all, err := a.books()
	if err != nil {
		return err
	}
	if cmd.Flags().Changed("game") {
		if err := a.cards.are(f.game.value); err != nil {
			return wrong(err)
		}
		all = []*engine.Game{gameOf(all, f.game.value)}
	}
	name := strings.TrimSpace(strings.Join(args, " "))
	listed := f.list || f.of.Any() || name == ""
	switch {
	case f.json && f.md:
		return wrong(errOneForm)
	case f.source && (listed || f.json || f.md):
		return engine.Errorf("--source prints how a card is declared, which is named: referee card --source steel",
			"--source écrit comment une carte est déclarée, et la carte est nommée : referee card --source steel")
	case listed:
		sieve, err := f.of.Sieve(all)
		if err != nil {
			return wrong(err)
		}
		return a.listCards(all, sieve, strings.Fields(name), f)
	}
	found := a.cardsCalled(cmd, all, name)
	if len(found) == 0 {
		return noCard(all, name)
	}
	if f.source {
		return a.cardSources(found)
	}
	return a.showCards(cmd.Context(), found, f)
}

// cardsCalled finds the cards of a name. Where all cards of --cards are of one game, that is meant, unless no card of
// it
// is called so.
func (a *app) cardsCalled(cmd *cobra.Command, all []*engine.Game, name string) (found []cardOf) {
	look := func(games []*engine.Game) {
		for _, g := range games {
			for _, d := range g.Rules(g.Editions[0]).Called(name) {
				found = append(found, cardOf{g, d})
			}
		}
	}
	if of := a.cards.of; len(of) == 1 && !cmd.Flags().Changed("game") {
		look([]*engine.Game{gameOf(all, of[0])})
	}
	if len(found) == 0 {
		look(all)
	}
	return found
}

// cardSources prints how cards are declared.
func (a *app) cardSources(cards []cardOf) error {
	p := a.page()
	for i, c := range cards {
		file, source := "", ""
		if c.Source != nil {
			file, source = c.Source(c.def)
		}
		if source == "" {
			return engine.Errorf("%s is not declared in the words of card files (%s)",
				"%s n'est pas déclarée dans les mots des fichiers de cartes (%s)", c.info().Name, c.Name)
		}
		if i > 0 {
			p.whole("")
		}
		p.whole("-- " + c.ID + ", " + file)
		for line := range strings.Lines(source) {
			p.whole(strings.TrimSuffix(line, "\n"))
		}
	}
	return a.print(p)
}

// cardOf is a card of a game.
type cardOf struct {
	*engine.Game
	def engine.Def
}

func (c cardOf) info() *engine.CardInfo { return &c.Rules(c.Editions[0]).Cards[c.def] }

// text is what a card says, made from the steps that are carried out.
func (c cardOf) text() []engine.Text {
	if c.Says == nil {
		return nil
	}
	return c.Says(c.def)
}

// noCard says that there is no such card, and which may be meant: the nearest spelling, else those whose name holds
// what was written.
func noCard(all []*engine.Game, name string) error {
	return noCardThere(all, name, engine.Text{"`referee card` lists those there are",
		"`referee card` montre celles qui existent"})
}

// noCardThere is noCard with what shows the cards there are.
func noCardThere(all []*engine.Game, name string, shown engine.Text) error {
	err := engine.Errorf("no game has a card %q", "aucun jeu n'a de carte %q", clip(name))
	if len(all) == 1 {
		err = engine.Errorf("%[2]s has no card %[1]q", "%[2]s n'a pas de carte %[1]q", clip(name), all[0].ID)
	}
	var within []string
	folded := engine.FoldName(name)
	for _, g := range all {
		r := g.Rules(g.Editions[0])
		near := r.NearName(clip(name))
		if n := nearest(name, titles(r)); near == (engine.Text{}) && n != "" {
			near = engine.Each(func(engine.Lang) string { return n })
		}
		if near != (engine.Text{}) {
			return engine.Errorf("%v; did you mean %q?", "%v ; vouliez-vous dire %q ?", err, near)
		}
		for _, c := range r.Cards[1:] {
			for n := range c.Name.All() {
				if strings.Contains(engine.FoldName(n), folded) && !slices.Contains(within, n) {
					within = append(within, n)
				}
			}
		}
	}
	const most = 6
	switch {
	case len(within) == 0:
		return engine.Errorf("%v; %v", "%v ; %v", err, shown)
	case len(within) > most:
		within = append(within[:most:most], "…")
	}
	return engine.Errorf("%v; did you mean %s?", "%v ; vouliez-vous dire %s ?", err, either(within))
}

// titles gives the titles of the cards that have one, such as that of all stages of a villain.
func titles(r *engine.Rules) []string {
	var out []string
	for i := range r.Cards[1:] {
		for t := range r.Cards[i+1].Title.All() {
			if !slices.Contains(out, t) {
				out = append(out, t)
			}
		}
	}
	return out
}

// The words around a card.
var (
	wordID      = engine.Text{"id", "identifiant"}
	wordName    = engine.Text{"name", "nom"}
	wordTitle   = engine.Text{"title", "titre"}
	wordUnsure  = engine.Text{"not known here", "inconnu ici"}
	wordNote    = engine.Text{"note", "remarque"}
	wordMissing = engine.Text{"missing here", "manque ici"}
	wordDoes    = engine.Text{"what it does", "ce qu'elle fait"}
	wordText    = engine.Text{"what it says, made from its steps", "ce qu'elle dit, d'après ses étapes"}
	wordNoText  = engine.Text{"no text is known here", "aucun texte n'est connu ici"}
	wordRulings = engine.Text{"what is ruled on it", "ce qui est décidé à son sujet"}
	wordNone    = engine.Text{"nothing beyond the rules", "rien d'autre que les règles"}
	wordPlayed  = engine.Text{"scenarios in which it does it", "scénarios où elle le fait"}
)

// listCards prints the cards that a sieve lets through and in whose line all of some words stand. It is an error if
// there are none.
func (a *app) listCards(all []*engine.Game, sieve *sift.Sieve, words []string, f *cardFlags) error {
	var among []cardOf
	var texts []string
	for _, g := range all {
		r := g.Rules(g.Editions[0])
		for d := engine.Def(1); int(d) < len(r.Cards); d++ {
			if !sieve.Passes(g, d) {
				continue
			}
			said := slices.AppendSeq([]string{r.Cards[d].ID}, r.Cards[d].Name.All())
			for l := range engine.Spoken() {
				said = append(said, about.FactLine(g, d, l))
			}
			among, texts = append(among, cardOf{g, d}), append(texts, strings.Join(said, "\n"))
		}
	}
	var cards []cardOf
	look := func(words []string) {
		for i, c := range among {
			if sift.Holds(texts[i], words) {
				cards = append(cards, c)
			}
		}
	}
	if look(words); len(cards) == 0 {
		again, read := sift.Correct(words, texts)
		if len(read) > 0 {
			look(again)
		}
		if len(cards) > 0 {
			a.tellRead(read)
		}
	}
	switch {
	case f.json:
		return a.cardsJSON(cards, nil)
	case len(among) == 0:
		return engine.Errorf("no card fits all that the flags ask for; `referee card` lists them all",
			"aucune carte ne convient à tout ce que demandent les options ; `referee card` les énumère toutes")
	case len(cards) == 0:
		return engine.Errorf("no card has %q in its line; `referee card` lists them all",
			"aucune carte n'a %q dans sa ligne ; `referee card` les énumère toutes",
			clip(strings.Join(words, " ")))
	}
	width := 0
	for _, c := range cards {
		width = max(width, uniseg.StringWidth(c.info().Label(a.lang)))
	}
	p := a.page()
	for _, c := range cards {
		label, line := c.info().Label(a.lang), about.FactLine(c.Game, c.def, a.lang)
		if f.md {
			p.markdown("- " + markdown.Strong(clean(label)) + ": " + markdown.Text(clean(line)))
			continue
		}
		p.row("", label, width, "  ", line)
	}
	return a.print(p)
}

// showCards prints all that is known of some cards.
func (a *app) showCards(ctx context.Context, cards []cardOf, f *cardFlags) error {
	lib, err := a.library()
	if err != nil {
		return err
	}
	var clauses []string
	for _, c := range cards {
		own, _ := c.Book.ClausesOf(c.info())
		for _, k := range own {
			clauses = append(clauses, c.Book.ID(k))
		}
	}
	names, err := lib.mentioning(clauses...)
	if err != nil {
		return err
	}
	report, err := lib.playSome(ctx, names, false)
	if err != nil {
		return err
	}
	if f.json {
		return a.cardsJSON(cards, report)
	}
	p := a.page()
	for i, c := range cards {
		if i > 0 {
			p.whole("")
		}
		if f.md {
			a.markdownCard(p, c, report)
			continue
		}
		a.showCard(p, c, report)
	}
	return a.print(p)
}

// nameIn is a name in a language, empty where it is not known: what a further language does not translate, its players
// call by the English name.
func nameIn(name engine.Text, l engine.Lang) string {
	if l == engine.Further {
		return name.In(l)
	}
	return name[l]
}

// asIs is a text that no language says otherwise.
func asIs(s string) engine.Text { return engine.Each(func(engine.Lang) string { return s }) }

// cardFacts are what stands above what a card says.
func (a *app) cardFacts(c cardOf) []engine.Fact {
	card := c.info()
	facts := []engine.Fact{{Name: wordID, Value: asIs(card.ID)}, {Name: wordGame, Value: c.Game.Name}}
	for l := range engine.Spoken() {
		name := asIs(nameIn(card.Name, l))
		if name[engine.EN] == "" {
			name = wordUnsure
		}
		facts = append(facts, engine.Fact{Name: engine.Sayf("%s (%s)", "%s (%s)", wordName, l.Code()), Value: name})
	}
	for l := range engine.Spoken() {
		if t := nameIn(card.Title, l); t != "" && t != nameIn(card.Name, l) {
			facts = append(facts, engine.Fact{Name: engine.Sayf("%s (%s)", "%s (%s)", wordTitle, l.Code()),
				Value: asIs(t)})
		}
	}
	facts = append(facts, c.Facts(c.def)...)
	if c.Gaps != nil && c.Form != (engine.Text{}) {
		for _, gap := range c.Gaps(c.def) {
			facts = append(facts, engine.Fact{Name: wordMissing, Value: gap.Says})
		}
	}
	for _, n := range about.Notes(c.Game, c.def) {
		facts = append(facts, engine.Fact{Name: wordNote, Value: n})
	}
	return facts
}

// showCard prints what is known of a card. Without a report, in which scenarios it is played is left out.
func (a *app) showCard(p *page, c cardOf, report *suite.Report) {
	card, facts := c.info(), a.cardFacts(c)
	width := 0
	for _, f := range facts {
		width = max(width, uniseg.StringWidth(f.Name.In(a.lang)))
	}
	p.heading(card.Label(a.lang))
	for _, f := range facts {
		p.row("  ", f.Name.In(a.lang), width, "  ", f.Value.In(a.lang))
	}
	if text := c.text(); len(text) > 0 {
		p.heading(wordText.In(a.lang))
		for _, part := range text {
			p.line("  ", part.In(a.lang))
		}
	}
	own, about := c.Book.ClausesOf(card)
	list := func(heading engine.Text, ids []engine.Clause, none engine.Text) {
		p.heading(heading.In(a.lang))
		for _, k := range ids {
			info := c.Book.Info(k)
			p.aside("  ", info.ID)
			p.line("    ", info.Text().Says.In(a.lang))
		}
		if len(ids) == 0 {
			p.line("  ", none.In(a.lang))
		}
	}
	list(wordDoes, own, wordNoText)
	list(wordRulings, about, wordNone)
	if report == nil {
		return
	}
	p.heading(wordPlayed.In(a.lang))
	names := playedIn(report, c.Game, own, a.lang)
	if len(names) == 0 {
		names = []string{wordNobody.In(a.lang)}
	}
	for _, n := range names {
		p.line("  ", cleanLine(n))
	}
}

// playedIn gives the scenarios whose log cites one of some clauses: those in which a card does what its text says.
func playedIn(report *suite.Report, g *engine.Game, clauses []engine.Clause, lang engine.Lang) []string {
	var out []string
	for i := range report.Cases {
		c := &report.Cases[i]
		if c.Result == nil || c.Result.Log == nil || c.Result.Game.ID != g.ID {
			continue
		}
		cited := c.Result.Log.Cited()
		if slices.ContainsFunc(clauses, func(k engine.Clause) bool {
			// a scenario with cards of its own numbers the clauses of such cards by itself
			k, ok := c.Result.Game.Book.Find(g.Book.ID(k))
			return ok && cited[k] > 0
		}) {
			out = append(out, c.Name+unwell(c, lang))
		}
	}
	return out
}

// unwell marks a scenario that is not well.
func unwell(c *suite.Case, lang engine.Lang) string {
	if c.Status == suite.Passed {
		return ""
	}
	return " (" + statuses[c.Status].In(lang) + ")"
}
