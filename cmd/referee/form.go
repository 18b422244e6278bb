package main

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/engine/log"
	"tablereferee/internal/files"
)

// formFlags are the flags of the command cards.
type formFlags struct {
	game    *choice
	missing bool
	check   string
	json    bool
}

func (a *app) cardsCommand() *cobra.Command {
	f := formFlags{game: gameFlag()}
	cmd := &cobra.Command{
		Use: "cards",
		Short: a.sayf("Write a form for the cards of a box that are not known here, and check one that is filled in",
			"Écrire un formulaire pour les cartes d'une boîte qui ne sont pas connues ici, et vérifier celui qui est rempli"),
		Long: a.sayf(`Of some boxes it is not known here what their cards say. Whoever owns such a box can tell it.

--missing writes a file with every card of which something is missing: what is known of it, and a remark for each thing
that is not. The file can be used as it is (--cards), empty, half filled or filled: a card that is left as it is stays
unknown. With --cards, what that file tells already is left out, and a card of which it tells a part is a remark. Never
write it into a file that holds cards of yours: behind > a shell empties a file before anything reads it.

--check tells what is missing still, what the file says otherwise than it is known, and plays each card that is complete
in a plain situation, so that you can hold the lines against the card.

docs/your-cards.md leads through it.

Exit codes: 0 if nothing contradicts what is known, 1 if something does, 2 if the file cannot be read.`,
			`De certaines boîtes, ce que disent les cartes n'est pas connu ici. Qui possède la boîte peut le dire.

--missing écrit un fichier avec chaque carte dont il manque quelque chose : ce qu'on en sait, et une remarque pour chaque
chose inconnue. Le fichier s'emploie tel quel (--cards), vide, à moitié rempli ou rempli : une carte laissée telle quelle
reste inconnue. Avec --cards, ce que ce fichier dit déjà n'y est plus, et une carte dont il dit une partie est une
remarque. Ne jamais l'écrire dans un fichier qui tient de vos cartes : derrière >, un shell vide un fichier avant que
quoi que ce soit le lise.

--check dit ce qui manque encore, ce que le fichier dit autrement qu'on ne le sait, et joue chaque carte complète dans une
situation simple, pour que vous puissiez comparer les lignes avec la carte.

docs/your-cards.md guide pas à pas.

Codes de sortie : 0 si rien ne contredit ce qu'on sait, 1 si quelque chose le contredit, 2 si le fichier est illisible.`),
		Example: `  referee cards --missing --game metal > my-cards.lua
  referee cards --check my-cards.lua
  referee play metal --cards my-cards.lua`,
		Args: exactly(),
	}
	f.game.add(cmd, "game", a.sayf("the game", "le jeu"))
	flags := cmd.Flags()
	flags.BoolVar(&f.missing, "missing", false, a.sayf("write the form", "écrire le formulaire"))
	flags.StringVar(&f.check, "check", "", a.sayf("check the form in this `PATH`: a file, or a folder of files",
		"vérifier le formulaire de ce `CHEMIN` : un fichier, ou un dossier de fichiers"))
	flags.BoolVar(&f.json, "json", false, a.sayf("print one JSON object instead of text (docs/json.md)",
		"écrire un objet JSON au lieu de texte (docs/json.md)"))
	_ = cmd.RegisterFlagCompletionFunc("check", cobra.FixedCompletions([]string{"lua"},
		cobra.ShellCompDirectiveFilterFileExt))
	cmd.ValidArgsFunction = cobra.NoFileCompletions
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		wrong := func(en, fr string) error { return &wrongUse{cmd.CommandPath(), engine.Errorf(en, fr)} }
		switch {
		case f.missing == (f.check != ""):
			return wrong("cards needs one of --missing and --check", "cards : il faut --missing ou --check, l'un des deux")
		case f.missing && f.json:
			return wrong("--json is for --check: the form is a file of cards",
				"--json est pour --check : le formulaire est un fichier de cartes")
		case f.missing:
			return a.writeForm(cmd, &f)
		case a.cards.path != "":
			return wrong("--check names the file of cards; --cards is for other commands",
				"--check nomme le fichier de cartes ; --cards est pour les autres commandes")
		}
		return a.checkForm(cmd, &f)
	}
	return cmd
}

// gapsOf gives the cards of which something is not known, in the order of the box.
func gapsOf(g *engine.Game) []engine.Def {
	var out []engine.Def
	if g.Gaps == nil {
		return nil
	}
	for d := engine.Def(1); int(d) < len(g.Rules(g.Editions[0]).Cards); d++ {
		if len(g.Gaps(d)) > 0 {
			out = append(out, d)
		}
	}
	return out
}

// withGaps gives the games that have cards of which something is not known.
func withGaps(all []*engine.Game) (ids []string) {
	for _, g := range all {
		if g.Form != (engine.Text{}) && len(gapsOf(g)) > 0 {
			ids = append(ids, g.ID)
		}
	}
	return ids
}

// writeForm prints the form of a game.
func (a *app) writeForm(cmd *cobra.Command, f *formFlags) error {
	if err := a.intoOwnCards(cmd); err != nil {
		return err
	}
	g, err := a.game(cmd, f.game)
	if err != nil {
		return err
	}
	g.Rules(g.Editions[0])
	of := gapsOf(g)
	if g.Form == (engine.Text{}) || len(of) == 0 {
		return &wrongUse{cmd.CommandPath(), engine.Errorf("%s lacks no card that its owner could tell; there is a form of %s",
			"de %s, il ne manque aucune carte que son possesseur pourrait dire ; il y a un formulaire de %s", g.ID,
			strings.Join(withGaps(games.All()), ", "))}
	}
	_, err = a.out.Write([]byte(a.form(g, of)))
	return err
}

// intoOwnCards says that the form would be written into the very cards of --cards: a shell empties a file to which it
// redirects before anything reads it.
func (a *app) intoOwnCards(cmd *cobra.Command) error {
	to, is := a.out.(*os.File)
	if !is || a.cards.path == "" {
		return nil
	}
	out, err := to.Stat()
	if err != nil || !out.Mode().IsRegular() {
		return nil
	}
	var same string
	_ = filepath.WalkDir(a.cards.path, func(path string, _ fs.DirEntry, _ error) error {
		if in, err := os.Stat(path); err == nil && os.SameFile(in, out) {
			same = path
		}
		return nil
	})
	if same == "" {
		return nil
	}
	return &wrongUse{cmd.CommandPath(), engine.Errorf(
		"the form would go into %s, which --cards reads: nothing was written (behind > the shell has emptied it already); write it to another file, or look at yours:  referee cards --check %s",
		"le formulaire irait dans %s, que lit --cards : rien n'a été écrit (derrière >, le shell l'a déjà vidé) ; l'écrire dans un autre fichier, ou regarder le vôtre :  referee cards --check %s",
		files.Name(same), shellWord(a.cards.path))}
}

// form is the form for some cards of a game. A card that a file tells in part stands there as a remark, for in both
// files it would be changed twice.
func (a *app) form(g *engine.Game, of []engine.Def) string {
	var b strings.Builder
	b.WriteString(g.Form.In(a.lang))
	fmt.Fprintf(&b, "\nall { game = %q }\n", g.ID)
	r := g.Rules(g.Editions[0])
	for _, d := range of {
		card := &r.Cards[d]
		b.WriteString("\n")
		if fr := card.Name[engine.FR]; fr != "" && fr != card.Name[engine.EN] {
			fmt.Fprintf(&b, "-- %s\n", fr)
		}
		for _, says := range aboutOnly(g, card, a.lang) {
			remark(&b, says)
		}
		if blank := a.blank(g, d); card.Origin == engine.Printed {
			b.WriteString(blank)
		} else {
			file, _ := g.Source(d)
			remark(&b, a.sayf("%s tells a part of it: write there, in that card, what is missing of it",
				"%s en dit une partie : écrire là, dans cette carte, ce qui en manque", file))
			for line := range strings.Lines(blank) {
				b.WriteString("-- " + line)
			}
		}
	}
	return b.String()
}

// blank is a card as it is to be filled in.
func (a *app) blank(g *engine.Game, d engine.Def) string {
	var b strings.Builder
	fmt.Fprintf(&b, "card %q {", g.Rules(g.Editions[0]).Cards[d].Name[engine.EN])
	if known := g.Known(d); known != "" {
		fmt.Fprintf(&b, " %s,", known)
	}
	b.WriteString("\n")
	for _, gap := range g.Gaps(d) {
		form := gap.Form
		if gap.Key != "" {
			form = gap.Key + " = " + form
		}
		fmt.Fprintf(&b, "  -- %-44s -- %s\n", form+",", gap.Says.In(a.lang))
	}
	b.WriteString("}\n")
	return b.String()
}

// remark writes a remark, folded.
func remark(b *strings.Builder, says string) {
	const most = 116
	line := "--  "
	for _, word := range strings.Fields(says) {
		if len(line)+len(word) > most {
			b.WriteString(line + "\n")
			line = "--   "
		}
		line += " " + word
	}
	b.WriteString(line + "\n")
}

// mostAbout is how many cards a clause names that is about each of them, and not about a sort of cards.
const mostAbout = 4

// aboutOnly is what the rules say of a card by its name.
func aboutOnly(g *engine.Game, card *engine.CardInfo, lang engine.Lang) []string {
	var out []string
	_, about := g.Book.ClausesOf(card)
	for _, k := range about {
		info := g.Book.Info(k)
		of := info.Text().Cards
		if !slices.Contains(of, card.Name[engine.EN]) {
			continue // it is about a clause that is about the card
		}
		if info.Kind == "card-clarification" || len(of) <= mostAbout && !isGeneral(info) {
			out = append(out, info.Text().Says.In(lang)+" ("+info.ID+")")
		}
	}
	return out
}

// isGeneral says whether a clause is about what lies in the box, about the set-up, or what the card itself says.
func isGeneral(info *engine.ClauseInfo) bool {
	return info.Kind == "component" || info.Kind == "setup" || info.Kind == "card"
}

// formFound is what came of looking at a form.
type formFound struct {
	Game       string        `json:"game"`
	Complete   []string      `json:"complete"`
	Lacking    []lackingCard `json:"lacking"`
	Contradict []otherwise   `json:"contradictions"`
	Copies     int           `json:"copies_known"` // of the main deck
	Uncounted  int           `json:"cards_with_unknown_copies"`
	Total      int           `json:"copies_in_all"`
	Tried      []triedCard   `json:"tried"`
}

type lackingCard struct {
	Card  string   `json:"card"`
	Lacks []string `json:"lacks"`
}

type otherwise struct {
	Card string `json:"card,omitempty"`
	Says string `json:"says"`
}

type triedCard struct {
	Card  string   `json:"card"`
	What  string   `json:"what"`
	Lines []string `json:"lines"`
	Error string   `json:"error,omitempty"`
	// Untried are the words for what its texts wait for and has not come about.
	Untried []string `json:"untried,omitempty"`
}

// checkForm tells what a form lacks and contradicts, and plays its cards.
func (a *app) checkForm(cmd *cobra.Command, f *formFlags) error {
	a.cards.path = f.check
	if _, err := a.books(); err != nil {
		return err
	}
	g, err := a.game(cmd, f.game)
	if err != nil {
		return err
	}
	if g.Gaps == nil || g.Form == (engine.Text{}) {
		return &wrongUse{cmd.CommandPath(), engine.Errorf("%s: every card of %s is known; to see what one of yours does:  referee card --cards %s NAME",
			"%s : toute carte de %s est connue ; pour voir ce que fait l'une des vôtres :  referee card --cards %s NOM",
			f.check, g.ID, shellWord(f.check))}
	}
	out := a.checked(g)
	if f.json {
		err = a.json(out)
	} else {
		err = a.print(a.shownCheck(g, out))
	}
	if err == nil && len(out.Contradict) > 0 {
		return failed{exitFails}
	}
	return err
}

// checked looks at all cards.
func (a *app) checked(g *engine.Game) *formFound {
	out := &formFound{Game: g.ID, Complete: []string{}, Lacking: []lackingCard{}, Contradict: []otherwise{},
		Tried: []triedCard{}}
	r := g.Rules(g.Editions[0])
	for d := engine.Def(1); int(d) < len(r.Cards); d++ {
		card := &r.Cards[d]
		name := card.Name.In(a.lang)
		for _, says := range g.Differs(d) {
			out.Contradict = append(out.Contradict, otherwise{name, says.In(a.lang)})
		}
		gaps := g.Gaps(d)
		if len(gaps) > 0 {
			l := lackingCard{Card: name}
			for _, gap := range gaps {
				word := gap.Key
				if word == "" {
					word, _, _ = strings.Cut(gap.Form, "(")
				}
				l.Lacks = append(l.Lacks, word)
			}
			l.Lacks = slices.Compact(l.Lacks)
			out.Lacking = append(out.Lacking, l)
		}
		if card.Origin == engine.Printed {
			continue
		}
		if !slices.ContainsFunc(gaps, func(gap engine.Gap) bool { return gap.Key != "copies" }) {
			out.Complete = append(out.Complete, name)
		}
		for _, t := range g.Try(d) {
			out.Tried = append(out.Tried, a.triedOf(name, &t))
		}
	}
	out.Copies, out.Uncounted, out.Total = g.Counted()
	switch left := out.Total - out.Copies; {
	case out.Total == 0:
	case out.Uncounted == 0 && left != 0:
		out.Contradict = append(out.Contradict, otherwise{Says: a.sayf("the main deck has %d cards, and the copies add up to %d",
			"le deck commun a %d cartes, et les exemplaires en font %d", out.Total, out.Copies)})
	case left < out.Uncounted:
		out.Contradict = append(out.Contradict, otherwise{Says: a.sayf("the main deck has %d cards: of those counted there are %d, and %d cards are not counted yet",
			"le deck commun a %d cartes : on en a compté %d, et %d cartes ne le sont pas encore", out.Total, out.Copies,
			out.Uncounted)})
	}
	return out
}

// triedOf gives the lines of a card that was tried out.
func (a *app) triedOf(card string, t *engine.Tried) triedCard {
	out := triedCard{Card: card, What: t.Says.In(a.lang), Lines: []string{}, Untried: t.Untried}
	if t.Err != nil {
		out.Error = engine.Tell(t.Err, a.lang)
	}
	if t.Log != nil {
		out.Lines = linesFrom(t.Log, t.From, a.lang)
	}
	return out
}

// alternatives is what stands in a log before what else could have been answered.
var alternatives = engine.Text{"; or: ", " ; ou : "}

// linesFrom gives the lines of a log from an event on, without the clauses behind them, and without what else could
// have been done where a move was made: what else could have been answered to a question stands there.
func linesFrom(record *engine.Log, from int, lang engine.Lang) []string {
	events, moves := log.LineEvents(record), movesOf(record)
	lines := strings.Split(strings.TrimSuffix(string(log.Text(record, lang)), "\n"), "\n")
	out, margin := []string{}, -1
	for i, line := range lines {
		if i >= len(events) || events[i] < from || strings.TrimSpace(line) == "" {
			continue
		}
		if at := strings.LastIndex(line, " ["); at > 0 && strings.HasSuffix(line, "]") {
			line = line[:at]
		}
		if at := strings.Index(line, alternatives.In(lang)); at > 0 && moves[events[i]] {
			line = line[:at]
		}
		if in := len(line) - len(strings.TrimLeft(line, " ")); margin < 0 || in < margin {
			margin = in
		}
		out = append(out, strings.TrimRight(line, " "))
	}
	for i := range out {
		out[i] = out[i][margin:]
	}
	return out
}

// movesOf gives the events of a log that tell of a move: of an answer to a question that is not put in words.
func movesOf(record *engine.Log) map[int]bool {
	out, n := map[int]bool{}, 0
	for i := range record.Events {
		if record.Events[i].Kind == engine.Chosen {
			out[i] = record.Rules.Questions[record.Choice(n).Question] == engine.Text{}
			n++
		}
	}
	return out
}

// shownCheck is the report for people.
func (a *app) shownCheck(g *engine.Game, c *formFound) *page {
	p := a.page()
	p.heading(a.sayf("%s: complete %d, something missing %d, contradictions %d",
		"%s : complètes %d, incomplètes %d, contradictions %d", g.Name, len(c.Complete), len(c.Lacking),
		len(c.Contradict)))
	if c.Total > 0 {
		p.line("  ", a.sayf("copies counted: %d of the %d of the main deck; not counted yet: %s",
			"exemplaires comptés : %d sur les %d du deck commun ; pas encore comptées : %s", c.Copies, c.Total,
			engine.Counted(c.Uncounted, engine.Text{"card", "carte"})))
	}
	if len(c.Contradict) > 0 {
		p.heading(a.sayf("What contradicts what is known", "Ce qui contredit ce qu'on sait"))
		for _, x := range c.Contradict {
			says := x.Says
			if x.Card != "" {
				says = x.Card + a.sayf(": ", " : ") + says
			}
			p.line("  ", says)
		}
	}
	if len(c.Tried) > 0 {
		p.heading(a.sayf("What your cards do; hold it against what stands on them",
			"Ce que font vos cartes ; comparez avec ce qui y est écrit"))
		for _, t := range c.Tried {
			p.line("  ", a.sayf("%s, %s", "%s, %s", t.Card, t.What))
			for _, line := range t.Lines {
				p.whole("    " + line)
			}
			if t.Error != "" {
				p.line("    ", a.sayf("it goes no further: %s", "cela ne va pas plus loin : %s", t.Error))
			}
			for _, word := range t.Untried {
				p.line("    ", a.sayf("what waits for this was not tried: %s", "ce qui attend ceci n'a pas été essayé : %s", word))
			}
		}
	}
	if len(c.Lacking) > 0 {
		p.heading(a.sayf("What is missing", "Ce qui manque"))
		for _, l := range c.Lacking {
			p.line("  ", l.Card+a.sayf(": ", " : ")+strings.Join(l.Lacks, ", "))
		}
	}
	return p
}

// howManyUnknown counts the cards of a game of which nobody knows what they say.
func howManyUnknown(g *engine.Game) (n int) {
	if g.Gaps == nil {
		return 0
	}
	for _, d := range gapsOf(g) {
		if g.Undefined(d) {
			n++
		}
	}
	return n
}

// withoutKnowing says with how many unknown cards a game goes on, in lines; none where all are known.
func (a *app) withoutKnowing(g *engine.Game) (lines []string) {
	if g.Gaps == nil || g.Form == (engine.Text{}) {
		return nil
	}
	unknown := howManyUnknown(g)
	if unknown > 0 {
		lines = append(lines, a.sayf("%s of the box unknown: what they say is not played, and those of the main deck are bought and scored only",
			"%s de la boîte : inconnues ; ce qu'elles disent n'est pas joué, et celles du deck commun s'achètent et comptent seulement",
			engine.Counted(unknown, engine.Text{"card", "carte"})))
	}
	if copies, uncounted, all := g.Counted(); uncounted > 0 {
		lines = append(lines, a.sayf("copies are provisional: %d of the %d of the main deck are counted",
			"exemplaires provisoires : on en a compté %d sur les %d du deck commun", copies, all))
	}
	switch {
	case len(lines) == 0:
	case slices.Contains(a.cards.of, g.ID):
		lines = append(lines, a.sayf("what your cards lack still:  referee cards --check %s",
			"ce qui manque encore à vos cartes :  referee cards --check %s", shellWord(a.cards.path)))
	default:
		lines = append(lines, a.sayf("who has the box can fill them in:  referee cards --missing --game %s > %s",
			"qui a la boîte peut les compléter :  referee cards --missing --game %s > %s", g.ID,
			newFile(a.sayf("my-cards", "mes-cartes"), ".lua")))
	}
	return lines
}

// newFile is a name that no file of the working directory has.
func newFile(name, ending string) string {
	out := name + ending
	for n := 2; ; n++ {
		if _, err := os.Lstat(out); err != nil {
			return out
		}
		out = fmt.Sprintf("%s-%d%s", name, n, ending)
	}
}

// namesOf gives the names of some cards.
func namesOf(g *engine.Game, of []engine.Def, lang engine.Lang) string {
	var names []string
	for _, d := range of {
		names = append(names, g.Rules(g.Editions[0]).Cards[d].Name.In(lang))
	}
	return strings.Join(names, ", ")
}

// tellUnknown says on the error stream which cards that a script lays out are unknown.
func (a *app) tellUnknown(g *engine.Game, record *engine.Log) {
	if g.Gaps == nil || g.Form == (engine.Text{}) || record.Begun == nil {
		return
	}
	var of []engine.Def
	for _, given := range record.Given {
		for _, c := range given.Cards {
			if d := record.Begun.Def(c); g.Undefined(d) && !slices.Contains(of, d) {
				of = append(of, d)
			}
		}
	}
	if len(of) > 0 {
		fmt.Fprintln(a.err, a.sayf("referee: not known here, so that what these say is not played: %s",
			"referee : inconnues ici, si bien que ce qu'elles disent n'est pas joué : %s", namesOf(g, of, a.lang)))
	}
}
