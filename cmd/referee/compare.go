package main

import (
	"bytes"
	"cmp"
	"context"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/internal/about"
	"tablereferee/internal/markdown"
	"tablereferee/internal/sift"
	"tablereferee/internal/suite"
	"tablereferee/referee/compare"
)

// compareFlags are the flags of the command compare.
type compareFlags struct {
	editions *choice
	json, md bool
}

func (a *app) compareCommand() *cobra.Command {
	f := compareFlags{editions: gameFlag()}
	cmd := &cobra.Command{
		Use: "compare " + a.sayf("[TOPIC…]", "[SUJET…]"),
		Short: a.sayf("Say in what the games differ on a topic, or the editions of a game",
			"Dire en quoi les jeux diffèrent sur un sujet, ou les éditions d'un jeu"),
		Long: a.sayf(`Say in what the games differ on a topic: what each of them rules, the clauses that say so, and a scenario that shows each.

Without a TOPIC the topics are listed. A topic is found by its id, by its name, or by words that players have for it, in
English or French; a word that stands nowhere is read as the nearest one that does. Up to three topics are told, more are
listed.

With --editions it is the editions of one game that are compared: the clauses that they have differently, what each says,
and a scenario that shows it; with a TOPIC only those on it, or in which its words stand.`,
			`Dire en quoi les jeux diffèrent sur un sujet : ce que chacun décide, les clauses qui le disent, et un scénario qui montre
chacune.

Sans SUJET, les sujets sont énumérés. Un sujet se trouve par son identifiant, par son nom ou par des mots de joueurs, en
anglais ou en français ; un mot qui n'est nulle part est lu comme le plus proche de ceux qui y sont. Trois sujets au plus
sont dits, davantage sont énumérés.

Avec --editions, ce sont les éditions d'un jeu qui sont comparées : les clauses qu'elles ont autrement, ce que dit chacune,
et un scénario qui la montre ; avec un SUJET, seulement celles qui en sont, ou qui contiennent ses mots.`),
		Example: `  referee compare
  referee compare weaknesses
  referee compare --lang fr fin du tour
  referee compare --md ties
  referee compare --editions forever-evil locations`,
	}
	flags := cmd.Flags()
	f.editions.add(cmd, "editions", a.sayf("compare the editions of this game", "comparer les éditions de ce jeu"))
	flags.Lookup("editions").DefValue = ""
	flags.BoolVar(&f.json, "json", false, a.sayf("print a JSON list instead of text (docs/json.md)",
		"écrire une liste JSON au lieu de texte (docs/json.md)"))
	flags.BoolVar(&f.md, "md", false, a.sayf("print Markdown, for a chat or a page",
		"écrire en Markdown, pour une discussion ou une page"))
	cmd.ValidArgsFunction = func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
		if len(args) > 0 {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		var out []string
		for _, t := range compare.Topics() {
			out = append(out, t.ID+"\t"+t.Name.In(a.lang))
		}
		return out, cobra.ShellCompDirectiveNoFileComp
	}
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if f.json && f.md {
			return &wrongUse{cmd.CommandPath(), errOneForm}
		}
		all, err := a.books()
		if err != nil {
			return err
		}
		words := strings.Fields(strings.Join(args, " "))
		if cmd.Flags().Changed("editions") {
			return a.compareEditions(cmd.Context(), gameOf(all, f.editions.value), words, &f)
		}
		return a.compareGames(cmd.Context(), all, words, &f)
	}
	return cmd
}

// mostTopics is how many topics are told: more of them nobody means at once.
const mostTopics = 3

// compareGames tells topics, or lists them.
func (a *app) compareGames(ctx context.Context, all []*engine.Game, words []string, f *compareFlags) error {
	var topics []*compare.Topic
	if len(words) == 0 {
		for i := range compare.Topics() {
			topics = append(topics, &compare.Topics()[i])
		}
		return a.listTopics(topics, f)
	}
	topics, read := compare.Find(words)
	if len(topics) == 0 {
		return noTopic(words)
	}
	a.tellRead(read)
	if len(topics) > mostTopics {
		return a.listTopics(topics, f)
	}
	var clauses []string
	for _, t := range topics {
		for _, side := range t.Sides {
			clauses = append(clauses, side.Clauses...)
		}
	}
	shows, err := a.shows(ctx, clauses)
	if err != nil {
		return err
	}
	c := comparer{app: a, page: a.page(), all: all, shows: shows, f: f}
	if f.json {
		out := []jsonTopic{}
		for _, t := range topics {
			out = append(out, c.json(t))
		}
		return a.json(out)
	}
	for i, t := range topics {
		if i > 0 {
			c.WriteByte('\n')
		}
		c.topic(t)
	}
	return a.print(c.page)
}

// listTopics prints topics, a line each.
func (a *app) listTopics(topics []*compare.Topic, f *compareFlags) error {
	p := a.page()
	out := []jsonTopic{}
	for _, t := range topics {
		if f.md {
			p.markdown("- " + markdown.Code(t.ID) + ": " + markdown.Text(clean(t.Name.In(a.lang))))
			continue
		}
		p.row("", t.ID, 22, " ", t.Name.In(a.lang))
		out = append(out, jsonTopic{ID: t.ID, Name: bothOf(t.Name)})
	}
	if f.json {
		return a.json(out)
	}
	return a.print(p)
}

// noTopic says that there is no such topic, and which may be meant.
func noTopic(words []string) error {
	given := strings.Join(words, " ")
	var names []string
	for _, t := range compare.Topics() {
		names = append(names, t.ID)
		names = slices.AppendSeq(names, t.Name.All())
	}
	err := engine.Errorf("there is no topic %q", "il n'y a pas de sujet %q", clip(given))
	if near := nearest(given, names); near != "" {
		return engine.Errorf("%v; did you mean %s?", "%v ; vouliez-vous dire %s ?", err, near)
	}
	return engine.Errorf("%v; `referee compare` lists those there are", "%v ; `referee compare` montre ceux qui existent", err)
}

// shows gives, for each of some clauses, the scenarios that show it, the shortest log first.
func (a *app) shows(ctx context.Context, clauses []string) (func(clause string) []*suite.Case, error) {
	lib, err := a.library()
	if err != nil {
		return nil, err
	}
	report, err := lib.playShowing(ctx, clauses...)
	if err != nil {
		return nil, err
	}
	own, err := lib.ownNames()
	if err != nil {
		return nil, err
	}
	lines := map[string]int{}
	long := func(c *suite.Case) int {
		if n, known := lines[c.Name]; known {
			return n
		}
		store := lib.golden
		if lib.beside != nil && !own[c.Name] {
			store = lib.beside.golden
		}
		const unaccepted = 1 << 30 // it comes last: nobody has agreed to its log
		n := unaccepted
		if log, err := store.Read(c.Name); err == nil {
			n = bytes.Count(log, []byte("\n"))
		}
		lines[c.Name] = n
		return n
	}
	return func(clause string) []*suite.Case {
		found := slices.DeleteFunc(report.Showing(clause), func(c *suite.Case) bool { return !c.OK() })
		slices.SortStableFunc(found, func(x, y *suite.Case) int { return cmp.Compare(long(x), long(y)) })
		return found
	}, nil
}

// comparer tells in what games differ.
type comparer struct {
	*page
	app   *app
	all   []*engine.Game
	shows func(clause string) []*suite.Case
	f     *compareFlags
}

// The words around a comparison.
var (
	wordNoScenario = engine.Text{"no scenario shows it", "aucun scénario ne la montre"}
	wordByData     = engine.Text{"a check of the game's data shows it", "un contrôle des données du jeu la montre"}
)

// topic tells what each game rules.
func (c *comparer) topic(t *compare.Topic) {
	lang := c.app.lang
	if c.f.md {
		c.markdown("### " + markdown.Text(clean(t.Name.In(lang))))
	} else {
		c.heading(t.Name.In(lang) + "  (" + t.ID + ")")
	}
	for _, s := range t.Sides {
		g := gameOf(c.all, s.Game)
		if g == nil {
			continue
		}
		if c.f.md {
			c.markdown("\n" + markdown.Strong(clean(g.Name.In(lang))) + "\n\n" + markdown.Text(clean(s.Rule.In(lang))) + "\n")
		} else {
			c.WriteByte('\n')
			c.line("  ", g.Name.In(lang))
			c.styledLine("    ", s.Rule.In(lang), strong)
		}
		for _, id := range s.Clauses {
			k, ok := g.Book.Find(id)
			if !ok {
				continue
			}
			c.clause(g.Book.Info(k))
		}
	}
}

// clause tells what a clause says, and the scenario that shows it.
func (c *comparer) clause(info *engine.ClauseInfo) {
	says, lang := info.Text().Says.In(c.app.lang), c.app.lang
	if c.f.md {
		c.markdown("- " + markdown.Code(info.ID) + " " + markdown.Text(clean(says)))
	} else {
		c.aside("    ", info.ID)
		c.line("      ", says)
	}
	shown := c.shows(info.ID)
	switch {
	case len(shown) > 0:
		c.shown(shown[0])
	case info.Structural:
		c.remark(wordByData.In(lang))
	default:
		c.remark(wordNoScenario.In(lang))
	}
}

// shown names a scenario that shows a clause.
func (c *comparer) shown(s *suite.Case) {
	word := wordShown.In(c.app.lang)
	if c.f.md {
		c.markdown("  - " + markdown.Text(word) + " " + markdown.Code(cleanLine(s.Name)))
		return
	}
	c.line("      "+word+" ", cleanLine(s.Name))
}

// remark says something below a clause.
func (c *comparer) remark(text string) {
	if c.f.md {
		c.markdown("  - " + markdown.Text(clean(text)))
		return
	}
	c.aside("      ", text)
}

// jsonTopic is what compare --json prints of each topic. It is described in docs/schemas/compare.json.
type jsonTopic struct {
	ID    string     `json:"id"`
	Name  jsonText   `json:"name"`
	Games []jsonSide `json:"games,omitempty"` // only where a topic is told, not in a list
}

// jsonSide is what one game rules.
type jsonSide struct {
	Game    string              `json:"game"`
	Rule    jsonText            `json:"rule"`
	Clauses []jsonClauseOfTopic `json:"clauses"`
}

// jsonClauseOfTopic is a clause with the scenario that shows it.
type jsonClauseOfTopic struct {
	ID         string   `json:"id"`
	Says       jsonText `json:"says"`
	Structural bool     `json:"structural,omitempty"`
	ShownBy    string   `json:"shown_by,omitempty"`
}

func (c *comparer) json(t *compare.Topic) jsonTopic {
	out := jsonTopic{ID: t.ID, Name: bothOf(t.Name)}
	for _, s := range t.Sides {
		g := gameOf(c.all, s.Game)
		if g == nil {
			continue
		}
		side := jsonSide{Game: g.ID, Rule: bothOf(s.Rule), Clauses: []jsonClauseOfTopic{}}
		for _, id := range s.Clauses {
			k, ok := g.Book.Find(id)
			if !ok {
				continue
			}
			info := g.Book.Info(k)
			one := jsonClauseOfTopic{ID: id, Says: bothOf(info.Text().Says), Structural: info.Structural}
			if shown := c.shows(id); len(shown) > 0 {
				one.ShownBy = shown[0].Name
			}
			side.Clauses = append(side.Clauses, one)
		}
		out.Games = append(out.Games, side)
	}
	return out
}

// compareEditions tells the clauses that the editions of a game have differently.
func (a *app) compareEditions(ctx context.Context, g *engine.Game, words []string, f *compareFlags) error {
	if len(g.Editions) < 2 {
		return engine.Errorf("%v has one edition: there is nothing to compare",
			"%v n'a qu'une édition : il n'y a rien à comparer", g.Name)
	}
	apart := func(_ *engine.Game, c *engine.ClauseInfo) bool { return sift.IsApart(g, c, g.Editions[0]) }
	found := clausesOf([]*engine.Game{g}, apart)
	if len(words) > 0 {
		var read []sift.Correction
		if found, read = ofTopic(g, found, words); len(found) == 0 {
			return engine.Errorf("on %q the editions of %v do not differ; `referee compare --editions %s` lists all that does",
				"sur %q, les éditions de %v ne diffèrent pas ; `referee compare --editions %s` énumère tout ce qui diffère",
				clip(strings.Join(words, " ")), g.Name, g.ID)
		}
		a.tellRead(read)
	}
	var clauses []string
	for _, c := range found {
		clauses = append(clauses, c.ID)
	}
	shows, err := a.shows(ctx, clauses)
	if err != nil {
		return err
	}
	c := comparer{app: a, page: a.page(), shows: shows, f: f}
	out := []jsonApart{}
	for i, clause := range found {
		if f.json {
			out = append(out, c.jsonApart(g, clause.ClauseInfo))
			continue
		}
		if i > 0 {
			c.WriteByte('\n')
		}
		c.apart(g, clause.ClauseInfo)
	}
	if f.json {
		return a.json(out)
	}
	return a.print(c.page)
}

// ofTopic keeps the clauses that belong to a topic that some words mean, or in which the words stand.
func ofTopic(g *engine.Game, all []clauseOf, words []string) ([]clauseOf, []sift.Correction) {
	topics, read := compare.Find(words)
	return slices.DeleteFunc(slices.Clone(all), func(c clauseOf) bool {
		return !sift.Holds(wordsOf(c.ClauseInfo), words) && !slices.ContainsFunc(topics, func(t *compare.Topic) bool {
			side := t.Side(g.ID)
			return side != nil && slices.Contains(side.Clauses, c.ID)
		})
	}), read
}

// byEditionShown gives the shortest scenario that shows a clause by each edition, if any.
func (c *comparer) byEditionShown(g *engine.Game, info *engine.ClauseInfo) map[string]*suite.Case {
	out := map[string]*suite.Case{}
	for _, s := range c.shows(info.ID) {
		if e := s.Result.Edition; slices.Contains(g.Editions, e) && out[e] == nil {
			out[e] = s
		}
	}
	return out
}

// apart tells what each edition has of a clause, and a scenario that shows it by that edition.
func (c *comparer) apart(g *engine.Game, info *engine.ClauseInfo) {
	lang := c.app.lang
	says := info.Text().Says.In(lang)
	if c.f.md {
		c.markdown("### " + markdown.Code(info.ID) + "\n\n" + markdown.Text(clean(says)) + "\n")
	} else {
		c.heading(info.ID)
		c.line("  ", says)
	}
	shown := c.byEditionShown(g, info)
	for _, e := range g.Editions {
		text := c.app.sayf("%s: %s", "%s : %s", e, about.InEdition(info, e))
		if c.f.md {
			c.markdown("- " + markdown.Text(clean(text)))
		} else {
			c.line("    ", text)
		}
		if s := shown[e]; s != nil {
			c.shown(s)
		}
	}
	switch {
	case len(shown) > 0:
	case info.Structural:
		c.remark(wordByData.In(lang))
	default:
		c.remark(wordNoScenario.In(lang))
	}
}

// jsonApart is what compare --editions --json prints of each clause.
type jsonApart struct {
	ID         string            `json:"id"`
	Game       string            `json:"game"`
	Says       jsonText          `json:"says"`
	Differs    map[string]string `json:"differs,omitempty"` // by edition
	Value      map[string]int    `json:"value,omitempty"`   // by edition
	Silent     []string          `json:"silent,omitempty"`  // the editions that do not speak of it
	Structural bool              `json:"structural,omitempty"`
	ShownBy    map[string]string `json:"shown_by"` // by edition: a scenario that is played by it
}

func (c *comparer) jsonApart(g *engine.Game, info *engine.ClauseInfo) jsonApart {
	whole := clauseJSON(g, info)
	out := jsonApart{ID: info.ID, Game: g.ID, Says: whole.Says, Differs: whole.Differs, Value: whole.Value,
		Structural: info.Structural, ShownBy: map[string]string{}}
	for _, e := range g.Editions {
		if _, absent := info.In(e); absent {
			out.Silent = append(out.Silent, e)
		}
	}
	for e, s := range c.byEditionShown(g, info) {
		out.ShownBy[e] = s.Name
	}
	return out
}
