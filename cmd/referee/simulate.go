package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/engine/log"
	"tablereferee/internal/files"
	"tablereferee/internal/golden"
	"tablereferee/internal/shards"
	"tablereferee/referee/simulate"
	"tablereferee/referee/table"
)

// mostGames bounds --games. It is more than anybody waits for.
const mostGames = 1_000_000_000

// simulateFlags are the flags of the command simulate.
type simulateFlags struct {
	game *choice
	simulated
	log, replays string
	games, jobs  int
	seed         uint64
	json         bool
	reached      bool // --reached
	counted      bool // --players was given
	shardFlags
}

// simulated is what is played in a simulation, as far as a command says it that plays one of the games again.
type simulated struct {
	Game     string   `json:"game"`
	Cards    string   `json:"cards,omitempty"` // the path of --cards
	Edition  string   `json:"edition,omitempty"`
	Policy   string   `json:"policy,omitempty"`
	Scenario string   `json:"scenario,omitempty"`
	Heroes   []string `json:"heroes,omitempty"`
	Decks    []string `json:"decks,omitempty"` // as --deck-list says them
	Options  []string `json:"options,omitempty"`
	Players  int      `json:"players"`
	Check    bool     `json:"check,omitempty"`
}

func (a *app) simulateCommand() *cobra.Command {
	f := simulateFlags{game: gameFlag()}
	cmd := &cobra.Command{
		Use: "simulate",
		Short: a.sayf("Play whole games by legal choices only, and tell what came of them",
			"Jouer des parties entières par des coups permis seulement, et dire ce qu'il en est advenu"),
		Long: a.sayf(`Play whole games by legal choices only, and tell what came of them.

The first game is played with --seed, the second with the number after it, and so on: the same seed is the same game.
With --check the invariants of the game are proven after every event, and each game is played a second time from its
answers. If a game breaks an invariant, the exit code is 1; with --replays the first ten such games are saved, and
referee replay plays them again. docs/simulate.md tells more, and describes the JSON object.`,
			`Jouer des parties entières par des coups permis seulement, et dire ce qu'il en est advenu.

La première partie est jouée avec --seed, la deuxième avec le nombre suivant, et ainsi de suite : même nombre, même
partie. Avec --check, les invariants du jeu sont prouvés après chaque événement, et chaque partie est rejouée d'après ses
réponses. Si une partie rompt un invariant, le code de sortie est 1 ; avec --replays, les dix premières de ces parties
sont gardées, et referee replay les rejoue. docs/simulate.md en dit davantage, et décrit l'objet JSON.`),
		Example: `  referee simulate --players 3 --games 10000
  referee simulate --games 500 --check --policy random --replays broken
  referee simulate --games 3 --log games
  referee simulate --game champions --scenario rhino --heroes spider-man,she-hulk --option expert=1`,
		Args: exactly(),
	}
	f.game.add(cmd, "game", a.sayf("the game", "le jeu"))
	flags := cmd.Flags()
	flags.StringVar(&f.Edition, "edition", "", a.sayf("play by this `EDITION` of the game (default: its first)",
		"jouer selon cette `ÉDITION` du jeu (sans ce réglage : la première)"))
	flags.StringVar(&f.Policy, "policy", "", a.sayf("the `WAY` in which all players play (default: the game's first)",
		"la `MANIÈRE` dont jouent tous les joueurs (sans ce réglage : la première du jeu)"))
	flags.IntVar(&f.Players, "players", 2, a.sayf("how many play", "combien jouent"))
	flags.StringVar(&f.Scenario, "scenario", "", a.sayf("the `SCENARIO` that is played, in a game that has some",
		"le `SCÉNARIO` qui est joué, dans un jeu qui en a"))
	flags.StringArrayVar(&f.Heroes, "heroes", nil, a.sayf("the players' characters by seat: `NAME,NAME`",
		"les personnages des joueurs, par place : `NOM,NOM`"))
	flags.StringArrayVar(&f.Decks, "deck-list", nil, a.sayf("a player's deck, as a text: `\"PLAYER: FILE\"`; may be repeated",
		"le deck d'un joueur, en texte : `\"JOUEUR: FICHIER\"` ; peut être répété"))
	flags.StringArrayVar(&f.Options, "option", nil,
		a.sayf("a set-up word of the game and its number: `WORD=N`; may be repeated",
			"un mot de mise en place du jeu et son nombre : `MOT=N` ; peut être répété"))
	flags.IntVar(&f.games, "games", 1000, a.sayf("how many games", "combien de parties"))
	flags.Uint64Var(&f.seed, "seed", 1, a.sayf("seed of the first game", "nombre de départ de la première partie"))
	flags.BoolVar(&f.Check, "check", false, a.sayf("prove the invariants of the game after every event; slower",
		"prouver les invariants du jeu après chaque événement ; plus lent"))
	flags.BoolVar(&f.reached, "reached", false,
		a.sayf("count card by card in how many games it was in play, revealed and so on; slower",
			"compter carte par carte dans combien de parties elle a été en jeu, révélée, etc. ; plus lent"))
	flags.StringVar(&f.log, "log", "", a.sayf("write the log of every game into this `DIR`; slower",
		"écrire le journal de chaque partie dans ce `DOSSIER` ; plus lent"))
	flags.StringVar(&f.replays, "replays", "",
		a.sayf("save games that break an invariant into this `DIR`, for referee replay",
			"garder dans ce `DOSSIER` les parties qui rompent un invariant, pour referee replay"))
	flags.BoolVar(&f.json, "json", false, a.sayf("print one JSON object instead of text (docs/json.md)",
		"écrire un objet JSON au lieu de texte (docs/json.md)"))
	flags.IntVarP(&f.jobs, "jobs", "j", 0, a.sayf("games played at the same time (default: one for each processor)",
		"parties jouées en même temps (sans ce réglage : une par processeur)"))
	a.addShard(cmd, &f.shardFlags)
	_ = cmd.MarkFlagDirname("log")
	_ = cmd.MarkFlagDirname("replays")
	a.completes(cmd, "edition", a.editionNames)
	a.completesWith(cmd, "players", "1", "2", "3", "4", "5")
	a.completesWith(cmd, "games", "10", "100", "1000", "10000")
	a.completesWith(cmd, "seed", "1")
	a.completesWith(cmd, "jobs", "1", "2", "4", "8")
	_ = cmd.RegisterFlagCompletionFunc("policy", func(*cobra.Command, []string, string) ([]string,
		cobra.ShellCompDirective) {
		var out []string
		for _, p := range games.Find(f.game.value).Policies {
			out = append(out, p.Name+"\t"+p.Says.In(a.lang))
		}
		return out, cobra.ShellCompDirectiveNoFileComp
	})
	offers := func(flag string, how cobra.ShellCompDirective, of func(g *engine.Game, word string) []string) {
		_ = cmd.RegisterFlagCompletionFunc(flag, func(cmd *cobra.Command, _ []string, word string) ([]string,
			cobra.ShellCompDirective) {
			g, err := a.game(cmd, f.game)
			if err != nil { // the command says what is wrong with the cards
				return nil, cobra.ShellCompDirectiveNoFileComp
			}
			return of(g, word), cobra.ShellCompDirectiveNoFileComp | how
		})
	}
	offers("scenario", cobra.ShellCompDirectiveDefault, func(g *engine.Game, _ string) []string {
		return g.ScenarioIDs()
	})
	_ = cmd.RegisterFlagCompletionFunc("deck-list", completeDeckList)
	offers("heroes", cobra.ShellCompDirectiveNoSpace, completeHeroes)
	offers("option", cobra.ShellCompDirectiveNoSpace, func(g *engine.Game, word string) []string {
		return completeOptions(g, word, a.lang)
	})
	cmd.ValidArgsFunction = cobra.NoFileCompletions
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		f.counted = cmd.Flags().Changed("players")
		return a.simulate(cmd, &f)
	}
	return cmd
}

// plan makes a plan of the flags.
func (f *simulateFlags) plan(g *engine.Game) (p simulate.Plan, err error) {
	p = simulate.Plan{Game: g, Players: f.Players, Games: f.games, Seed: f.seed, Check: f.Check, Reached: f.reached,
		Jobs: f.jobs, Shard: f.of.I, Shards: f.of.N}
	edition := cmp.Or(f.Edition, p.Game.Editions[0])
	if !slices.Contains(p.Game.Editions, edition) {
		return p, engine.Errorf("--edition %s: the editions of %s are %s", "--edition %s : les éditions de %s sont %s",
			clip(edition), p.Game.ID, strings.Join(p.Game.Editions, ", "))
	}
	p.Rules = p.Game.Rules(edition)
	policy := cmp.Or(f.Policy, p.Game.Policies[0].Name)
	i := slices.IndexFunc(p.Game.Policies, func(k engine.Playing) bool { return k.Name == policy })
	if i < 0 {
		var known []engine.Text
		for _, k := range p.Game.Policies {
			known = append(known, engine.Sayf("%s (%s)", "%s (%s)", k.Name, k.Says))
		}
		return p, engine.Errorf("--policy %s: it is one of %v", "--policy %s : c'est l'une de celles-ci : %v",
			clip(policy), engine.Join(known, engine.Commas))
	}
	p.Policy = p.Game.Policies[i]
	if p, err = f.table(p); err != nil {
		return p, err
	}
	switch {
	case p.Players < 1 || p.Players > simulate.MostPlayers:
		return p, engine.Errorf("--players is a number from 1 to %d, and the rules of the game may want fewer of them",
			"--players est un nombre de 1 à %d, et les règles du jeu peuvent en vouloir moins", simulate.MostPlayers)
	case f.counted && table.Seats(p.Game, p.Rules, p.Players) != nil:
		return p, engine.Errorf("--players, in %s: %v", "--players, dans %s : %v", p.Game.ID,
			table.Seats(p.Game, p.Rules, p.Players))
	case f.games < 1 || f.games > mostGames:
		return p, engine.Errorf("--games is a number from 1 to %d", "--games est un nombre de 1 à %d", mostGames)
	case f.seed > math.MaxUint64-uint64(f.games-1):
		return p, engine.Errorf("--seed %d: the seeds of %d games would go beyond the greatest number, %d",
			"--seed %d : les graines de %d parties iraient au-delà du plus grand nombre, %d", f.seed, f.games,
			uint64(math.MaxUint64))
	case f.log == "-":
		return p, engine.Errorf("--log names a folder; the logs are not printed",
			"--log nomme un dossier ; les journaux ne s'affichent pas")
	case f.replays == "-":
		return p, engine.Errorf("--replays names a folder; the games are not printed",
			"--replays nomme un dossier ; les parties ne s'affichent pas")
	}
	return p, nil
}

// table reads who plays what: scenario, heroes and set-up words.
func (f *simulateFlags) table(p simulate.Plan) (simulate.Plan, error) {
	if f.Scenario != "" {
		id, near := p.Game.ScenarioNamed(f.Scenario)
		switch {
		case len(p.Game.ScenarioIDs()) == 0:
			return p, engine.Errorf("--scenario %s: %s has no scenarios to choose from",
				"--scenario %s : %s n'a pas de scénarios à choisir",
				clip(f.Scenario), p.Game.ID)
		case id == "":
			return p, engine.Errorf("--scenario %s: %s has %s%v", "--scenario %s : %s a %s%v", clip(f.Scenario),
				p.Game.ID, strings.Join(p.Game.ScenarioIDs(), ", "), didYouMean(near))
		}
		f.Scenario = id
	}
	p.Scenario = f.Scenario
	f.Heroes = split(f.Heroes)
	for _, name := range f.Heroes {
		if name == "" {
			return p, engine.Errorf("--heroes: a name beside a comma is empty",
				"--heroes : il manque un nom à côté d'une virgule")
		}
		d := p.Rules.FindCard(name)
		if d == 0 || !p.Game.IsHead(d) {
			return p, noHero(p.Game, p.Rules, name)
		}
		p.Heads = append(p.Heads, d)
	}
	if n := len(f.Heroes); n > 0 {
		if f.counted && f.Players != n {
			return p, engine.Errorf("--players %d, and --heroes names %d: leave --players out, or name as many",
				"--players %d, et --heroes en nomme %d : omettez --players, ou nommez-en autant", f.Players, n)
		}
		p.Players = n
	}
	if err := f.deckLists(&p); err != nil {
		return p, err
	}
	for _, o := range f.Options {
		said, value, numbered := strings.Cut(o, "=")
		word := p.Game.SetupWordNamed(said)
		if word == "" {
			words := slices.Sorted(maps.Keys(p.Game.SetupWords()))
			names := words
			for _, w := range words {
				names = slices.AppendSeq(names, p.Game.SetupWords()[w].Name.All())
			}
			return p, engine.Errorf("--option %s: it is WORD=N, and the words of %s are %s%v",
				"--option %s : c'est MOT=N, et les mots de %s sont %s%v",
				clip(o), p.Game.ID, strings.Join(words, ", "), didYouMean(engine.Nearest(clip(said), names)))
		}
		known := p.Game.SetupWords()[word]
		if !numbered && known.Most == 1 {
			value = "1"
		}
		n, err := strconv.Atoi(value)
		if err != nil || !known.Takes(float64(n)) {
			return p, engine.Errorf("--option %s: it is %s=N with a whole number from 0 to %d (%v)",
				"--option %s : c'est %s=N avec un nombre entier de 0 à %d (%v)",
				clip(o), word, known.Most, known.Says)
		}
		if p.Options == nil {
			p.Options = map[string]int{}
		}
		if _, twice := p.Options[word]; twice {
			return p, engine.Errorf("--option %s: %s is set twice", "--option %s : %s est donné deux fois", clip(o),
				word)
		}
		p.Options[word] = n
	}
	return p, nil
}

// didYouMean proposes a name, nothing if there is none to propose.
func didYouMean(name string) engine.Text {
	if name == "" {
		return engine.Text{}
	}
	return engine.Sayf("; did you mean %q?", " ; vouliez-vous dire %q ?", name)
}

// leaveOut sets the word of the set-up by which a game goes on without what nobody knows of some cards, unless it is
// set already.
func (f *simulateFlags) leaveOut(g *engine.Game) {
	if g.LeavesOut == nil {
		return
	}
	word, _ := g.LeavesOut()
	said := slices.ContainsFunc(f.Options, func(o string) bool { return strings.HasPrefix(o, word+"=") })
	if word != "" && !said {
		f.Options = append(f.Options, word+"=1")
	}
}

func (a *app) simulate(cmd *cobra.Command, f *simulateFlags) error {
	if f.sharded() && f.log != "" {
		return &wrongUse{cmd.CommandPath(), engine.Errorf("--shard does not go with --log: the logs would lie scattered over the machines; to read some games, play them alone, with --seed and --log",
			"--shard ne va pas avec --log : les journaux seraient dispersés sur les machines ; pour lire quelques parties, jouez-les seules, avec --seed et --log")}
	}
	if err := f.read(a, cmd, "json", "replays"); err != nil {
		return &wrongUse{cmd.CommandPath(), err}
	}
	g, err := a.game(cmd, f.game)
	if err != nil {
		return err
	}
	f.Cards, f.game.value, f.Game = a.cards.path, g.ID, g.ID
	f.leaveOut(g)
	p, err := f.plan(g)
	if err == nil {
		err = checkJobs(cmd, f.jobs)
	}
	if err == nil && f.log != "" {
		err = a.checkNotGolden("--log", f.log)
	}
	if err != nil {
		return &wrongUse{cmd.CommandPath(), err}
	}
	for _, dir := range []struct{ flag, dir string }{{"--log", f.log}, {"--replays", f.replays}} {
		if err := makeFolder(dir.flag, dir.dir); err != nil {
			return err
		}
	}
	var part *shards.Part
	if f.sharded() {
		if part, err = a.part(cmd, nil, &f.shardFlags, nil); err != nil {
			return err
		}
	}
	var logs atomic.Int64
	if f.log != "" {
		p.Each = func(game int, record *engine.Log) error {
			name := fmt.Sprintf("game-%d.log", f.seed+uint64(game))
			if err := files.WriteIn(f.log, name, log.Text(record, engine.EN), golden.BeginsLog); err != nil {
				return engine.Errorf("--log: %v", "--log : %v", err)
			}
			logs.Add(1)
			return nil
		}
	}
	show, clear := a.counter(a.sayf("games", "parties"))
	if show != nil {
		p.Done = func(done int) { show(done, p.Count()) }
	}
	r, err := simulate.Run(cmd.Context(), p)
	clear()
	if r == nil {
		return err
	}
	stopped := err != nil
	v := simulation{app: a, of: f.simulated, log: f.log, name: p.Game.Name, r: r, logs: int(logs.Load()),
		stopped: stopped, all: p.Count()}
	switch {
	case part != nil && stopped:
		v.interrupted()
		a.notWritten(&f.shardFlags)
		return failed{exitWrong}
	case part != nil:
		return a.keepSimulation(part, f, simulationFound{v.name, v.of, r.Part()})
	}
	return v.show(f.replays, f.json)
}

// makeFolder makes the folder that a flag names, where it names one.
func makeFolder(flag, dir string) error {
	if dir == "" {
		return nil
	}
	if err := files.Folder(dir); err != nil {
		return engine.Errorf("%s: %v", "%s : %v", flag, err)
	}
	return nil
}

// show shows what came of a simulation, and saves the broken games of it.
func (v *simulation) show(replays string, asJSON bool) error {
	a, r := v.app, v.r
	saved, err := saveBroken(replays, r)
	if err != nil {
		return err
	}
	if asJSON {
		err = a.json(v.json(saved))
	} else {
		_, err = a.out.Write(v.text())
	}
	if err != nil {
		return err
	}
	v.tellBroken(saved)
	switch {
	case v.stopped:
		v.interrupted()
		return failed{exitWrong}
	case r.Broken > 0:
		return failed{exitFails}
	}
	return nil
}

// interrupted says how far a simulation came.
func (v *simulation) interrupted() {
	fmt.Fprintln(v.err, v.sayf("referee: interrupted when %d of %d games had been played",
		"referee : interrompu quand %d parties sur %d avaient été jouées", v.r.Games, v.all))
}

// saveBroken writes the replays of broken games into a folder and gives their paths, in the order of Report.Breaks.
// Without a folder nothing is written.
func saveBroken(dir string, r *simulate.Report) ([]string, error) {
	var saved []string
	for _, b := range r.Breaks {
		if dir == "" {
			break
		}
		text, err := json.MarshalIndent(b, "", "  ")
		if err != nil {
			return saved, err
		}
		name := fmt.Sprintf("broken-%d.json", b.Seed)
		if err := files.WriteIn(dir, name, append(text, '\n'), simulate.IsReplay); err != nil {
			return saved, engine.Errorf("a broken game could not be saved: %v",
				"une partie rompue n'a pas pu être gardée : %v", err)
		}
		saved = append(saved, filepath.Join(dir, name))
	}
	return saved, nil
}

// counter gives what shows how far a run is, as one rewritten line of the terminal, and what clears that line. Where
// nobody watches the error stream, there is nothing to show.
func (a *app) counter(what string) (show func(done, total int), clear func()) {
	if !a.terminal(a.err) || a.env("TERM") == "dumb" {
		return nil, func() {}
	}
	// Writing to a terminal can cost more than a run, and nobody reads faster than this.
	const pause = 50 * time.Millisecond
	var mu sync.Mutex
	last, most, shown := time.Now(), 0, false
	show = func(done, total int) {
		mu.Lock()
		defer mu.Unlock()
		most = max(most, done) // the last to finish need not be the last to say so
		if now := time.Now(); now.Sub(last) >= pause {
			last, shown = now, true
			fmt.Fprintf(a.err, "\r\x1b[K%d/%d %s", most, total, what)
		}
	}
	return show, func() {
		mu.Lock()
		defer mu.Unlock()
		if shown {
			fmt.Fprint(a.err, "\r\x1b[K")
		}
	}
}

// split gives the names of a flag that may be repeated, and may have several names with commas between them each time.
func split(given []string) (names []string) {
	for _, g := range given {
		for name := range strings.SplitSeq(g, ",") {
			names = append(names, strings.TrimSpace(name))
		}
	}
	return names
}
