package main

import (
	"context"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/rivo/uniseg"
	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/internal/sift"
	"tablereferee/internal/suite"
)

// listFlags are the flags of the command list.
type listFlags struct {
	clause, card, folder string
	game                 *choice
	json                 bool
}

func (a *app) listCommand() *cobra.Command {
	f := listFlags{game: gameFlag()}
	cmd := &cobra.Command{
		Use:   "list " + a.sayf("[WORDS…]", "[MOTS…]"),
		Short: a.sayf("List the scenarios: name and title", "Énumérer les scénarios : nom et titre"),
		Long: a.sayf(`List the scenarios: name and title. One's own come first, and then those built into this program.

With WORDS only those are listed in which all of them stand: in the name, the title, the question in either language, or
the clauses that the scenario shows. Capitals and accents do not matter, and a word that stands nowhere is read as the
nearest one that does. The flags keep fewer still; of several, all must fit.`,
			`Énumérer les scénarios : nom et titre. Les vôtres viennent d'abord, puis ceux qui sont intégrés au programme.

Avec des MOTS, seuls sont énumérés ceux qui les contiennent tous : dans le nom, le titre, la question dans l'une des
langues, ou les clauses que le scénario montre. Majuscules et accents n'ont pas d'importance, et un mot qui n'est nulle
part est lu comme le plus proche de ceux qui y sont. Les options en gardent moins encore ; de plusieurs, toutes doivent
convenir.`),
		Example: `  referee list
  referee list weakness
  referee list --clause fe.weakness.empty-stack
  referee list --game champions --card "she-hulk" attack
  referee list --folder forever-evil/attack`,
		ValidArgsFunction: cobra.NoFileCompletions,
	}
	f.game.add(cmd, "game", a.sayf("only scenarios of this game", "seulement les scénarios de ce jeu"))
	cmd.Flags().Lookup("game").DefValue = ""
	cmd.Flags().StringVar(&f.clause, "clause", "", a.sayf("only those that show the clause of this `ID`, or of one that begins so and ends with a point",
		"seulement ceux qui montrent la clause de cet `ID`, ou d'un début d'identifiant suivi d'un point"))
	cmd.Flags().StringVar(&f.card, "card", "", a.sayf("only those in which the card of this `NAME` is named",
		"seulement ceux où la carte de ce `NOM` est nommée"))
	cmd.Flags().StringVar(&f.folder, "folder", "", a.sayf("only those in this `FOLDER`, as their names have it, or its last part",
		"seulement ceux de ce `DOSSIER`, tel qu'il est dans leurs noms, ou sa dernière partie"))
	cmd.Flags().BoolVar(&f.json, "json", false, a.sayf("print a JSON list instead of text (docs/json.md)",
		"écrire une liste JSON au lieu de texte (docs/json.md)"))
	a.completes(cmd, "clause", a.clauseNames)
	a.completes(cmd, "card", a.cardNames)
	a.completes(cmd, "folder", a.folderNames)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		return a.list(cmd, &f, strings.Fields(strings.Join(args, " ")))
	}
	return cmd
}

func (a *app) list(cmd *cobra.Command, f *listFlags, words []string) error {
	lib, err := a.library()
	if err != nil {
		return err
	}
	keep, cards, err := a.listSieve(cmd, f, lib)
	if err != nil {
		return &wrongUse{cmd.CommandPath(), err}
	}
	report, err := lib.naming(cmd.Context(), cards)
	if err != nil {
		return err
	}
	cases, own, err := lib.listed(report, keep)
	if err != nil {
		return err
	}
	among := len(cases)
	cases, own, read := worded(cases, own, words)
	if len(cases) > 0 {
		a.tellRead(read)
	}
	switch {
	case f.json:
		return a.listJSON(cases, own)
	case len(cases) == 0 && among > 0:
		return engine.Errorf("no scenario has %q in its name, title, question or clauses; `referee list` lists them all",
			"aucun scénario n'a %q dans son nom, son titre, sa question ou ses clauses ; `referee list` les énumère tous",
			clip(strings.Join(words, " ")))
	case len(cases) == 0 && f.any(cmd):
		return engine.Errorf("no scenario fits what the flags ask for; `referee list` lists them all",
			"aucun scénario ne convient à ce que demandent les options ; `referee list` les énumère tous")
	}
	width := 0
	for _, c := range cases {
		width = max(width, uniseg.StringWidth(cleanLine(c.Name)))
	}
	p := a.page()
	for _, c := range cases {
		p.row("", c.Name, width, "  ", cleanLine(title(c, a.lang)))
	}
	if err := a.print(p); err != nil {
		return err
	}
	return a.tellShadowed(lib)
}

// any says whether a flag keeps fewer than all.
func (f *listFlags) any(cmd *cobra.Command) bool {
	return f.clause != "" || f.card != "" || f.folder != "" || cmd.Flags().Changed("game")
}

// tellRead says on the error stream which words were read as others.
func (a *app) tellRead(read []sift.Correction) {
	for _, r := range read {
		fmt.Fprintln(a.err, a.sayf("referee: read %q as %q", "referee : %q est lu comme %q", clip(r.From), r.To))
	}
}

// naming gives the scenarios in which one of some cards may be named, played; where there are no cards, all that there
// are, as their scripts describe them.
func (l *library) naming(ctx context.Context, cards []*engine.CardInfo) (*suite.Report, error) {
	if len(cards) == 0 {
		return l.readAll(ctx)
	}
	var words []string
	for _, c := range cards {
		words = append(words, c.Name[engine.EN])
	}
	names, err := l.mentioning(words...)
	if err != nil {
		return nil, err
	}
	return l.playSome(ctx, names, false)
}

// listSieve reads the filters of list, and gives the cards that are asked for.
func (a *app) listSieve(cmd *cobra.Command, f *listFlags, lib *library) (keep func(*suite.Case) bool,
	cards []*engine.CardInfo, err error) {
	all, err := a.books()
	if err != nil {
		return nil, nil, err
	}
	game := ""
	if cmd.Flags().Changed("game") {
		game = f.game.value
		all = []*engine.Game{gameOf(all, game)}
	}
	clause := strings.ToLower(f.clause)
	shows := func(id string) bool { return id == clause }
	if clause != "" {
		begins := func(c *engine.ClauseInfo) bool { return strings.HasPrefix(c.ID, clause) }
		if _, _, ok := findClause(all, clause); !ok {
			if !strings.HasSuffix(clause, ".") || !someClause(all, begins) {
				return nil, nil, engine.Errorf("--clause: %v", "--clause : %v", noClause(all, strings.TrimSuffix(clause, ".")))
			}
			shows = func(id string) bool { return strings.HasPrefix(id, clause) }
		}
	}
	ids := map[string]bool{}
	if f.card != "" {
		for _, g := range all {
			r := g.Rules(g.Editions[0])
			for _, d := range r.Called(f.card) {
				for _, face := range []engine.Def{d, r.Cards[d].Back} {
					if face != 0 {
						ids[r.Cards[face].ID] = true
						cards = append(cards, &r.Cards[face])
					}
				}
			}
		}
		if len(ids) == 0 {
			return nil, nil, engine.Errorf("--card: %v", "--card : %v", noCard(all, f.card))
		}
	}
	folders, err := lib.foldersCalled(f.folder)
	if err != nil {
		return nil, nil, err
	}
	return func(c *suite.Case) bool {
		return (game == "" || c.Result != nil && c.Result.Game != nil && c.Result.Game.ID == game) &&
			(clause == "" || slices.ContainsFunc(c.Shows(), shows)) &&
			(len(ids) == 0 || c.Names(ids)) &&
			(folders == nil || slices.ContainsFunc(folders, func(dir string) bool {
				return strings.HasPrefix(c.Name, dir+"/")
			}))
	}, cards, nil
}

// folders gives the folders in which scenarios lie, as their names have them, sorted.
func (l *library) folders() ([]string, error) {
	names, err := l.allNames()
	if err != nil {
		return nil, err
	}
	var out []string
	for _, name := range names {
		for dir := path.Dir(name); dir != "."; dir = path.Dir(dir) {
			out = append(out, dir)
		}
	}
	slices.Sort(out)
	return slices.Compact(out), nil
}

// foldersCalled gives the folder that somebody means by its name or its path, or all that have it for their last part;
// none for that of all scenarios.
func (l *library) foldersCalled(given string) ([]string, error) {
	if given == "" {
		return nil, nil
	}
	folders, err := l.folders()
	if err != nil {
		return nil, err
	}
	name := strings.Trim(l.scenario(given), "/")
	if name == "." || name == defaultDir {
		return nil, nil
	}
	var last []string
	for _, dir := range folders {
		if strings.EqualFold(dir, name) {
			return []string{dir}, nil
		}
		if strings.EqualFold(path.Base(dir), name) {
			last = append(last, dir)
		}
	}
	if len(last) > 0 {
		return last, nil
	}
	err = engine.Errorf("--folder %s: no scenario lies in such a folder",
		"--folder %s : aucun scénario n'est dans un tel dossier", clip(given))
	bases := make([]string, len(folders))
	for i, dir := range folders {
		bases[i] = path.Base(dir)
	}
	if near := nearest(name, folders); near != "" {
		last = []string{near}
	} else if near := nearest(path.Base(name), bases); near != "" {
		for _, dir := range folders {
			if path.Base(dir) == near {
				last = append(last, dir)
			}
		}
	}
	if len(last) == 0 {
		for _, dir := range folders {
			if !strings.Contains(dir, "/") {
				last = append(last, dir)
			}
		}
		return nil, engine.Errorf("%v; the folders begin with %s", "%v ; les dossiers commencent par %s", err,
			strings.Join(last, ", "))
	}
	return nil, engine.Errorf("%v; did you mean %s?", "%v ; vouliez-vous dire %s ?", err, either(last))
}

// listed gives the cases that are to be kept, one's own first, and how many are one's own.
func (l *library) listed(report *suite.Report, keep func(*suite.Case) bool) (cases []*suite.Case, own int, err error) {
	isOwn, err := l.ownNames()
	if err != nil {
		return nil, 0, err
	}
	var built []*suite.Case
	for i := range report.Cases {
		c := &report.Cases[i]
		switch {
		case !keep(c):
		case isOwn[c.Name]:
			cases = append(cases, c)
		default:
			built = append(built, c)
		}
	}
	return append(cases, built...), len(cases), nil
}

// worded keeps the cases in which all of some words stand; of the first ones it is told how many stay. Where there are
// none, the words are read as others.
func worded(cases []*suite.Case, own int, words []string) (kept []*suite.Case, ownKept int, read []sift.Correction) {
	texts := make([]string, len(cases))
	for i, c := range cases {
		text := []string{c.Name, title(c, engine.EN), strings.Join(c.Shows(), " ")}
		if c.Result != nil {
			text = append(text, c.Result.Question[:]...)
		}
		texts[i] = strings.Join(text, "\n")
	}
	look := func() {
		for i, c := range cases {
			if sift.Holds(texts[i], words) {
				if kept = append(kept, c); i < own {
					ownKept++
				}
			}
		}
	}
	if look(); len(kept) == 0 {
		if words, read = sift.Correct(words, texts); len(read) > 0 {
			look()
		}
	}
	return kept, ownKept, read
}

// tellShadowed says which of one's own scenarios stand before a built-in one.
func (a *app) tellShadowed(lib *library) error {
	names, err := lib.shadowed()
	if err != nil || len(names) == 0 {
		return err
	}
	const most = 3
	if len(names) > most {
		names = append(names[:most:most], "…")
	}
	for i, name := range names {
		names[i] = cleanLine(name)
	}
	_, err = fmt.Fprintln(a.err,
		a.sayf("referee: your own scenario stands before the built-in one of the same name: %s",
			"referee : votre scénario passe avant le scénario intégré du même nom : %s", strings.Join(names, ", ")))
	return err
}

// title is the title of a scenario, or why it has none.
func title(c *suite.Case, lang engine.Lang) string {
	if c.Result != nil {
		if h := c.Result.Heading(lang); h != "" {
			return h
		}
	}
	first, _, _ := strings.Cut(c.Says(lang), "\n")
	return "(" + first + ")"
}

// listJSON prints cases for programs; the first of them are one's own.
func (a *app) listJSON(cases []*suite.Case, own int) error {
	type entry struct {
		Name  string   `json:"name"`
		Title string   `json:"title"`
		Own   bool     `json:"own"`
		File  string   `json:"file"` // empty for a built-in scenario
		Shows []string `json:"shows"`
	}
	entries := make([]entry, len(cases))
	for i, c := range cases {
		entries[i] = entry{Name: c.Name, Own: i < own, Shows: notNil(c.Shows())}
		if entries[i].Own {
			entries[i].File = c.File
		}
		if c.Result != nil {
			entries[i].Title = c.Result.Title
		}
	}
	return a.json(entries)
}
