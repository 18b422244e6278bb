package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/internal/sandbox"
	"tablereferee/referee/play"
	"tablereferee/referee/scenario"
	"tablereferee/referee/table"
)

// playFlags are the flags of the command play.
type playFlags struct {
	edition, at, players     string
	seed                     uint64
	rules, decks             []string
	deckFiles                []deckFile // what the decks say
	laid                     []laying   // in the order in which they are given
	asIf                     bool
	open, json, strict, echo bool
	seeded                   bool
}

func (a *app) playCommand() *cobra.Command {
	var f playFlags
	cmd := &cobra.Command{
		Use: "play " + a.sayf("[GAME | SCRIPT | SCENARIO]", "[JEU | SCRIPT | SCÉNARIO]"),
		Short: a.sayf("Play a dispute at a table, answer by answer, under the rules",
			"Jouer un désaccord à une table, réponse par réponse, selon les règles"),
		Long: a.sayf(`Play a dispute at a table, answer by answer, under the rules.

The table is that of a GAME as its own set-up lays it out, with what the flags fix of it; or that of a SCRIPT; or that of
a SCENARIO on record, before its first move: "like this one, but …". Each question is asked with all legal answers and
the clauses they rest on. Answer by number or in words; help lists what else there is: undo, why, what if, save, and so
on. Lines that come through a pipe are read in the same way.

What lies where is said place by place: --lay "Ann hand: Punch, 2 Kick", --lay "weakness: 1". Each place is a flag of its
own as well: --hand "Ann: Punch", --weakness 1, --line-up "Giganta, Catwoman". docs/play.md tells them all.`,
			`Jouer un désaccord à une table, réponse par réponse, selon les règles.

La table est celle d'un JEU, telle que sa mise en place la donne, avec ce que les options en fixent ; ou celle d'un SCRIPT ;
ou celle d'un SCÉNARIO enregistré, avant son premier coup : « comme celui-ci, mais… ». Chaque question est posée avec
toutes les réponses permises et leurs clauses. Répondez par un numéro ou en mots ; aide dit ce qu'il y a d'autre :
annuler, pourquoi, et si, enregistrer, etc. Les lignes qui viennent par un tube se lisent de même.

Ce qui se trouve où se dit endroit par endroit : --lay "main d'Ann : Coup de Poing", --lay "weakness: 1". Chaque endroit est
aussi une option : --hand "Ann: Coup de Poing", --weakness 1, --line-up "Giganta". docs/play.md les dit tous.`),
		Example: `  referee play forever-evil
  referee play --hand "Ann: Bizarro Power, Punch" --hand "Ben: Invulnerable" --weakness 1
  referee play champions --character "Ann: She-Hulk" --villain "Rhino I (damage 10)" --players 1
  referee play forever-evil/cards/bizarro-power-last-weakness
  referee play my-question.lua --at end`,
	}
	flags := cmd.Flags()
	flags.StringVar(&f.players, "players", "", a.sayf("how many play, or their `NAMES` with commas between them",
		"combien jouent, ou leurs `NOMS` séparés par des virgules"))
	flags.Uint64Var(&f.seed, "seed", 1, a.sayf("the number that decides all chance", "le nombre qui décide de tout hasard"))
	flags.StringVar(&f.edition, "edition", "", a.sayf("play by this `EDITION` of the game",
		"jouer selon cette `ÉDITION` du jeu"))
	flags.StringVar(&f.at, "at", "", a.sayf("stand before this `LINE` of the script, or at its end: end",
		"se tenir avant cette `LIGNE` du script, ou à sa fin : end"))
	flags.Var(&laid{"", &f.laid}, "lay", a.sayf("lay out one place: `\"PLACE: CARDS\"`; may be repeated",
		"garnir un endroit : `\"ENDROIT: CARTES\"` ; peut être répété"))
	flags.Var(&laid{"scenario", &f.laid}, "scenario", a.sayf("the `SCENARIO` that is played, in a game that has some",
		"le `SCÉNARIO` qui est joué, dans un jeu qui en a"))
	flags.StringArrayVar(&f.decks, "deck-list", nil, a.sayf("a player's deck, as a text: `\"PLAYER: FILE\"`; may be repeated",
		"le deck d'un joueur, en texte : `\"JOUEUR: FICHIER\"` ; peut être répété"))
	flags.BoolVar(&f.asIf, "as-if", false, a.sayf("allow a table that no real game could hold",
		"permettre une table qu'aucune vraie partie n'aurait"))
	flags.StringArrayVar(&f.rules, "rule", nil,
		a.sayf("set a rule otherwise, as `ID=VALUE`: on, off or a number; may be repeated",
			"changer une règle, par `ID=VALEUR` : on, off ou un nombre ; peut être répété"))
	flags.BoolVar(&f.open, "open", false, a.sayf("show all hands", "montrer toutes les mains"))
	flags.BoolVar(&f.json, "json", false, a.sayf("print a JSON object a line instead of text",
		"écrire un objet JSON par ligne au lieu de texte"))
	flags.BoolVar(&f.strict, "strict", false, a.sayf("exit code 1 if a line was refused",
		"code de sortie 1 si une ligne a été refusée"))
	flags.BoolVar(&f.echo, "echo", false, a.sayf("repeat each line that is read, for a transcript",
		"répéter chaque ligne lue, pour en garder la trace"))
	a.placeFlags(cmd, &f)
	cmd.ValidArgsFunction = func(cmd *cobra.Command, args []string, word string) ([]string, cobra.ShellCompDirective) {
		names, how := a.completeScenario(cmd, args, word)
		if len(args) == 0 {
			for _, g := range games.All() {
				names = append(names, g.ID+"\t"+g.Name.In(a.lang))
			}
		}
		return names, how
	}
	a.completes(cmd, "edition", a.editionNames)
	_ = cmd.RegisterFlagCompletionFunc("rule", a.completeRule)
	_ = cmd.RegisterFlagCompletionFunc("at", cobra.FixedCompletions([]string{"end"}, cobra.ShellCompDirectiveNoFileComp))
	for _, name := range []string{"players", "seed"} {
		_ = cmd.RegisterFlagCompletionFunc(name, cobra.NoFileCompletions)
	}
	_ = cmd.RegisterFlagCompletionFunc("lay", completeLay)
	_ = cmd.RegisterFlagCompletionFunc("deck-list", completeDeckList)
	_ = cmd.RegisterFlagCompletionFunc("scenario", func(cmd *cobra.Command, args []string, _ string) ([]string,
		cobra.ShellCompDirective) {
		var out []string
		for _, g := range games.All() {
			if len(args) == 0 || args[0] == g.ID {
				out = append(out, g.ScenarioIDs()...)
			}
		}
		return out, cobra.ShellCompDirectiveNoFileComp
	})
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		f.seeded = cmd.Flags().Changed("seed")
		lib, err := a.library()
		if err != nil {
			return err
		}
		setup, draft, err := a.tableOf(cmd, lib, &f, strings.Join(args, " "))
		if err != nil {
			return err
		}
		open := table.Open
		if draft != nil {
			open = draft.Open
		}
		t, err := open(setup)
		if err != nil {
			return noTable(err, setup, strings.Join(args, " "))
		}
		if draft != nil && !f.json {
			for _, line := range a.withoutKnowing(draft.Game()) {
				fmt.Fprintln(a.err, "referee: "+line)
			}
		}
		return a.sit(cmd.Context(), lib, play.New(t), &f)
	}
	return cmd
}

// noTable says why no table comes about. It may be just that which a scenario shows.
func noTable(err error, s table.Setup, arg string) error {
	var no *table.Refused
	if errors.As(err, &no) && no.Said != "" {
		no.What = engine.Sayf("%s (%s)", "%s (%s)", no.What, layFlag(no.Word)+" "+strconv.Quote(clip(no.Said)))
	}
	var f *scenario.Failure
	if s.Name == "" && errors.As(err, &f) { // its line is one of a script that nobody has seen
		return explained{f}
	}
	language := s.Language
	if language == nil {
		language = scenario.Listed()
	}
	script, broken := language.Compile(s.Name, s.File, s.Source)
	if broken == nil && script.Run(s.Options).Err == nil {
		return engine.Errorf("%v\n  no table comes about, at which somebody could play; what the scenario shows:  referee run %s",
			"%v\n  il n'en vient pas de table où jouer ; ce que montre le scénario :  referee run %s", explained{err},
			nameWord(arg))
	}
	return explained{err}
}

// tableOf reads what the arguments and flags mean: a game, a script or a scenario. The draft is that of a game, and nil
// where a script sets its table up itself.
func (a *app) tableOf(cmd *cobra.Command, lib *library, f *playFlags, arg string) (table.Setup, *table.Draft, error) {
	wrong := func(err error) (table.Setup, *table.Draft, error) {
		return table.Setup{}, nil, &wrongUse{cmd.CommandPath(), err}
	}
	rules, err := a.readRules(f.rules)
	if err != nil {
		return wrong(err)
	}
	options := scenario.Options{Rules: rules, Context: cmd.Context(), Use: lib.Use}
	all, err := a.games()
	if err != nil {
		return table.Setup{}, nil, err
	}
	g := gameSaid(all, arg)
	if info, err := os.Stat(arg); g != nil && err == nil && info.Mode().IsRegular() {
		g = nil // a script that is called like a game
	}
	switch {
	case arg == "-":
		return wrong(engine.Errorf("the standard input is for the answers: name the file of the script",
			"l'entrée standard est pour les réponses : nommez le fichier du script"))
	case arg == "" && len(f.laid)+len(f.decks) == 0 || arg != "" && g == nil && strings.TrimSpace(arg) == "":
		return wrong(engine.Errorf("play needs a GAME, a SCRIPT or a SCENARIO; the games are %s",
			"play : il manque un JEU, un SCRIPT ou un SCÉNARIO ; les jeux sont %s", strings.Join(idsOf(all), ", ")))
	case g != nil || arg == "":
		d, err := a.drafted(all, g, f)
		if err != nil {
			return wrong(err)
		}
		language := a.cards.language
		if language == nil {
			language = scenario.For(d.Game())
		}
		// There is no file, and nobody has seen the lines of the script: errors do not name them.
		return table.Setup{Language: language, Source: d.Source(), Options: options}, d, nil
	}
	if len(f.laid)+len(f.decks) > 0 || f.players != "" || f.seeded || f.asIf {
		if _, _, err := a.script(cmd.Context(), lib, arg); err != nil {
			return table.Setup{}, nil, a.noSuchTable(arg, err)
		}
		return wrong(engine.Errorf("%s sets its table up itself: --players, --seed, --as-if, --lay and the places are for a game",
			"%s dresse sa table lui-même : --players, --seed, --as-if, --lay et les endroits sont pour un jeu", clip(arg)))
	}
	s, err := a.scripted(cmd, lib, f, arg, options)
	return s, nil, err
}

// scripted is the table of a script or a scenario.
func (a *app) scripted(cmd *cobra.Command, lib *library, f *playFlags, arg string, options scenario.Options) (
	s table.Setup, err error) {
	language, err := a.language()
	if err != nil {
		return s, err
	}
	before := table.Beginning
	switch n, err := strconv.Atoi(f.at); {
	case f.at == "":
	case strings.EqualFold(f.at, "end") || strings.EqualFold(f.at, "fin"):
		before = table.End
	case err != nil || n < 1:
		return s, &wrongUse{cmd.CommandPath(), engine.Errorf("--at is a line of the script, counted from 1, or end",
			"--at est une ligne du script, comptée à partir de 1, ou end")}
	default:
		before = n
	}
	script, at, err := a.script(cmd.Context(), lib, arg)
	if err != nil {
		return s, a.noSuchTable(arg, err)
	}
	if lines := strings.Count(strings.TrimRight(script.Source, "\n"), "\n") + 1; before > lines {
		return s, &wrongUse{cmd.CommandPath(), engine.Errorf("--at %d: %s has %d lines", "--at %d : %s a %d lignes", before,
			clip(arg), lines)}
	}
	if first := table.BranchAt(script.File, script.Source, before); first > 0 {
		fmt.Fprintln(a.err, a.sayf("referee: line %d stands in a branch of the script, which is not played here; the table stands before the branch, on line %d",
			"referee : la ligne %d est dans une branche du script, qui n'est pas jouée ici ; la table en est avant la branche, à la ligne %d",
			before, first))
	}
	options.Edition, options.Use = strings.ToLower(f.edition), at.Use
	return table.Setup{Language: language, Name: script.Name, File: script.File, Source: script.Source,
		Options: options, Before: before}, nil
}

// noSuchTable adds to what is said of a script that there is none the games, one of which may be meant.
func (a *app) noSuchTable(arg string, err error) error {
	var read *sandbox.Error // a script, and not a good one
	if errors.As(err, &read) || strings.HasSuffix(arg, ".lua") || strings.Contains(arg, "/") {
		return explained{err}
	}
	var names []string
	for _, g := range games.All() {
		names = append(append(names, g.ID), slices.Collect(g.Name.All())...)
	}
	if near := nearest(arg, names); near != "" {
		return engine.Errorf("there is no game, script or scenario %q; did you mean %s?",
			"il n'y a ni jeu, ni script, ni scénario %q ; vouliez-vous dire %s ?", clip(arg), near)
	}
	return engine.Errorf("%v; the games are %s", "%v ; les jeux sont %s", err, strings.Join(idsOf(games.All()), ", "))
}

func idsOf(all []*engine.Game) (ids []string) {
	for _, g := range all {
		ids = append(ids, g.ID)
	}
	return ids
}

// gameSaid is the game that somebody names: by its id, or by words of its name that no other game has. It is nil where
// none is meant.
func gameSaid(all []*engine.Game, said string) *engine.Game {
	words := strings.Fields(spacedName(said))
	if len(words) == 0 || len(words) > 20 {
		return nil
	}
	var meant []*engine.Game
	for _, g := range all {
		if strings.EqualFold(g.ID, strings.TrimSpace(said)) {
			return g
		}
		named := strings.Fields(spacedName(g.ID))
		for name := range g.Name.All() {
			named = append(named, strings.Fields(spacedName(name))...)
		}
		if !slices.ContainsFunc(words, func(w string) bool { return !slices.Contains(named, w) }) {
			meant = append(meant, g)
		}
	}
	if len(meant) != 1 {
		return nil
	}
	return meant[0]
}

// spacedName is a name with spaces for the signs in it.
func spacedName(s string) string {
	if len(s) > 200 {
		return ""
	}
	return strings.NewReplacer("-", " ", "_", " ", ":", " ").Replace(engine.FoldName(s))
}

// drafted is the set-up of a game, with what the flags fix of it. Where no game is named it is the first that has all
// that is laid out.
func (a *app) drafted(all []*engine.Game, g *engine.Game, f *playFlags) (*table.Draft, error) {
	if f.at != "" {
		return nil, engine.Errorf("--at is for a script or a scenario; a step of the game is said by --lay \"at: STEP\"",
			"--at est pour un script ou un scénario ; une étape du jeu se dit par --lay \"à: ÉTAPE\"")
	}
	for _, said := range f.decks {
		file, err := readDeck(said)
		if err != nil {
			return nil, err
		}
		f.deckFiles = append(f.deckFiles, file)
	}
	about := all
	if g != nil {
		about = []*engine.Game{g}
	}
	var meant []misfit // the games that have most of what is said
	for _, g := range about {
		d, flag, err := draftOf(g, f)
		switch {
		case err == nil:
			return d, nil
		case d == nil: // of an edition that it does not have
			d = &table.Draft{}
		}
		if len(meant) > 0 && d.Known() > meant[0].known {
			meant = nil
		}
		if len(meant) == 0 || d.Known() == meant[0].known {
			meant = append(meant, misfit{g, flag, err, d.Known()})
		}
	}
	return nil, misfits(meant)
}

// misfit is a game that cannot be set up as is said, and why.
type misfit struct {
	game  *engine.Game
	flag  string
	err   error
	known int // of what is said, how much the game has
}

// misfits is the error of a set-up that fits none of the games that may be meant: that of the game which has something
// most like what is said, and of each of them where none has.
func misfits(meant []misfit) error {
	said := func(m misfit) error { return engine.Errorf("%s: %v", "%s : %v", m.flag, m.err) }
	var near []string
	for _, m := range meant {
		var no *table.Mistake
		if errors.As(m.err, &no) && no.Near != "" {
			near = append(near, no.Near)
		}
	}
	for _, m := range meant {
		var no *table.Mistake
		if errors.As(m.err, &no) && no.Near != "" && (len(near) == 1 || no.Near == engine.Nearest(no.Said, near)) {
			return said(m)
		}
	}
	first := engine.Tell(meant[0].err, engine.EN)
	if !slices.ContainsFunc(meant, func(m misfit) bool { return engine.Tell(m.err, engine.EN) != first }) {
		return said(meant[0])
	}
	var games []string
	var each engine.Text
	for _, m := range meant {
		games = append(games, m.game.ID)
		each = engine.Sayf("%s\n  %s: %v", "%s\n  %s : %v", each, m.flag, m.err)
	}
	return engine.Errorf("which game is meant is not clear; it may be one of these: %s%s",
		"on ne voit pas de quel jeu il s'agit ; il peut s'agir de : %s%s", strings.Join(games, ", "), each)
}

// draftOf is what the flags fix of the set-up of a game. With the error comes the flag that it is over; all the others
// are read as well, so that the draft tells how much of what is said the game has.
func draftOf(g *engine.Game, f *playFlags) (d *table.Draft, flag string, err error) {
	if d, err = table.NewDraft(g, f.edition); err != nil {
		return nil, "--edition", err
	}
	wrong := func(of string, no error) {
		var m *table.Mistake
		if errors.As(no, &m) && m.Word != nil {
			of = layFlag(*m.Word)
		}
		if err == nil && no != nil {
			flag, err = of, no
		}
	}
	count, notNumber := strconv.Atoi(strings.TrimSpace(f.players))
	if errors.Is(notNumber, strconv.ErrRange) {
		notNumber = nil // too many players, and no name
	}
	if f.players != "" && notNumber != nil {
		wrong("--players", d.Players(split([]string{f.players})...))
		count = d.Seated()
	}
	for _, l := range f.laid {
		if l.word == "" {
			wrong(layFlag(""), d.Lay(l.said))
		} else {
			wrong(layFlag(l.word), d.LayIn(l.word, l.said))
		}
	}
	decks := &deckReader{game: g}
	for _, file := range f.deckFiles {
		wrong("--deck-list", d.DeckList(file.player, file.said, decks.of(&file)))
	}
	if err != nil {
		return d, flag, err
	}
	if f.players == "" {
		count = max(d.Seated(), 2)
		if d.Seated() > 0 {
			count = d.Least()
		}
	}
	wrong("--players", d.Fill(count))
	if f.seeded {
		d.Seed(f.seed)
	}
	if f.asIf {
		d.AsIf()
	}
	d.NewGame()
	return d, flag, err
}

// layFlag is the flag of a word, or that of places which are said with what lies there.
func layFlag(word string) string {
	if word == "" {
		return "--lay"
	}
	return "--" + flagOf(word)
}

// laying is one thing that a flag lays out: what is said of a word, or of the place that stands in it.
type laying struct{ word, said string }

// laid is the flag of a place, or --lay. It may be repeated, and keeps the order of the command line.
type laid struct {
	word string
	all  *[]laying
}

// String gives what was said last, so that a flag that says nothing is seen.
func (l *laid) String() string { return strings.Join(l.GetSlice(), "; ") }

// Type is what a flag of a place takes.
func (l *laid) Type() string { return "CARDS" }

// Set lays something out.
func (l *laid) Set(s string) error {
	if len(*l.all) == mostLaid {
		return engine.Errorf("more than %d places are laid out", "plus de %d endroits sont garnis", mostLaid)
	}
	return l.Append(s)
}

// mostLaid bounds how many flags lay something out.
const mostLaid = 200

// Append lays something out.
func (l *laid) Append(s string) error {
	*l.all = append(*l.all, laying{l.word, s})
	return nil
}

// Replace lays these out instead.
func (l *laid) Replace(all []string) error {
	*l.all = slices.DeleteFunc(*l.all, func(other laying) bool { return other.word == l.word })
	for _, s := range all {
		*l.all = append(*l.all, laying{l.word, s})
	}
	return nil
}

// GetSlice gives what was laid out by this flag.
func (l *laid) GetSlice() (out []string) {
	if l.all == nil {
		return nil
	}
	for _, other := range *l.all {
		if other.word == l.word {
			out = append(out, other.said)
		}
	}
	return out
}

var _ pflag.SliceValue = (*laid)(nil)

// flagOf is the flag of a word of scripts.
func flagOf(word string) string { return strings.ReplaceAll(word, "_", "-") }

// placeFlags adds a flag for each place of the games, where the command line has a flag that may be one: the games are
// not made ready for less.
func (a *app) placeFlags(cmd *cobra.Command, f *playFlags) {
	known := map[string]bool{"cards": true, "scenarios": true, "golden": true, "lang": true, "no-pager": true}
	cmd.Flags().VisitAll(func(f *pflag.Flag) { known[f.Name] = true })
	wanted := slices.ContainsFunc(a.args, func(arg string) bool {
		name, long := strings.CutPrefix(arg, "--")
		name, _, _ = strings.Cut(name, "=")
		return long && name != "" && !known[name]
	})
	if !slices.Contains(a.args, cmd.Name()) || !wanted && !completes(a.args) {
		return
	}
	for _, g := range games.All() {
		for _, w := range table.PlaceWords(g) {
			if name := flagOf(w.Word); cmd.Flags().Lookup(name) == nil {
				cmd.Flags().Var(&laid{w.Word, &f.laid}, name, a.placeUsage(&w))
				_ = cmd.RegisterFlagCompletionFunc(name, cobra.NoFileCompletions)
			}
		}
	}
}

// placeUsage says what the flag of a place takes.
func (a *app) placeUsage(w *table.PlaceWord) string {
	what := engine.Text{"CARDS", "CARTES"}
	switch {
	case w.Word == "character":
		what = engine.Text{"CARD", "CARTE"}
	case !w.Cards:
		what = engine.Text{"N", "N"}
	}
	if w.Player {
		return a.sayf("of a player: %s, `\"PLAYER: %s\"`", "d'un joueur : %s, `\"JOUEUR: %s\"`", w.Name, what)
	}
	return a.sayf("on the table: %s, `%s`", "sur la table : %s, `%s`", w.Name, what)
}

// completes says whether a shell asks what may follow.
func completes(args []string) bool {
	return len(args) > 0 && strings.HasPrefix(args[0], cobra.ShellCompRequestCmd)
}

// completeLay offers the places of the games.
func completeLay(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	var out []string
	for _, g := range games.All() {
		for _, w := range append(table.PlaceWords(g), table.SettingWords(g)...) {
			name := w.Word + ":"
			if w.Player {
				name = "Ann " + name
			}
			out = append(out, name+"\t"+g.ID)
		}
	}
	return out, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
}

// sit plays at a table until the lines end or somebody leaves.
func (a *app) sit(ctx context.Context, lib *library, s *play.Session, f *playFlags) error {
	defer s.Close()
	p := &player{app: a, lib: lib, s: s, open: f.open, echo: f.echo}
	p.asJSON = f.json
	lines, seated := a.typed(s)
	if err := p.begin(); err != nil {
		return err
	}
	for {
		line, err := lines(ctx, p.prompt())
		if errors.Is(err, errLineLong) {
			if err := p.tellWrong(play.Answer, err); err != nil {
				return err
			}
			continue
		}
		if errors.Is(err, errCleared) {
			continue
		}
		if err == nil {
			if err = p.do(ctx, line); err == nil {
				p.warned = false
			}
		}
		if err != nil && seated && ctx.Err() == nil && p.unsaved && !p.warned {
			p.warned = true
			g := p.page()
			g.line("", p.sayf("what was played is not saved: %s FILE keeps it; leave once more, and it is gone",
				"ce qui a été joué n'est pas enregistré : %s FICHIER le garde ; partez encore une fois, et c'est perdu", play.Save.Typed()))
			if err = p.print(g); err == nil {
				continue
			}
		}
		if err != nil {
			return p.ended(err, f)
		}
	}
}

// titleFor is the title of a scenario that is written into a file.
func titleFor(file string) string { return titleOf(strings.TrimSuffix(path.Base(file), ".lua")) }
