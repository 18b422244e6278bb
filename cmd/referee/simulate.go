package main

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/referee/simulate"
)

// simulateFlags are the flags of the command simulate.
type simulateFlags struct {
	game                 *choice
	edition, policy, log string
	scenario             string
	heroes, options      []string
	players, games, jobs int
	seed                 uint64
	check, json          bool
	counted              bool // --players was given
}

func (a *app) simulateCommand() *cobra.Command {
	f := simulateFlags{game: gameFlag()}
	cmd := &cobra.Command{
		Use:   "simulate",
		Short: "Play whole games by legal choices only, and tell what came of them",
		Long: `Play whole games by legal choices only, and tell what came of them.

The first game is played with --seed, the second with the number after it, and so on: the same seed is the same game.
With --check the invariants of the game are proven after every event, and each game is played a second time from its
answers. A game that breaks an invariant is saved as broken-SEED.json, in the --log folder or else here, and the exit
code is 1; referee replay plays it again. docs/simulate.md tells more, and describes the JSON object.`,
		Example: `  referee simulate --players 3 --games 10000
  referee simulate --games 500 --check --policy random
  referee simulate --games 3 --log games
  referee simulate --game champions --scenario rhino --heroes spider-man,she-hulk --option expert=1`,
		Args: exactly(),
	}
	f.game.add(cmd, "game", "the game")
	flags := cmd.Flags()
	flags.StringVar(&f.edition, "edition", "", "play by this `EDITION` of the game (default: its first)")
	flags.StringVar(&f.policy, "policy", "", "the `WAY` in which all players play (default: the game's first)")
	flags.IntVar(&f.players, "players", 2, "how many play")
	flags.StringVar(&f.scenario, "scenario", "", "the `SCENARIO` that is played, in a game that has some")
	flags.StringSliceVar(&f.heroes, "heroes", nil, "the players' characters by seat: `NAME,NAME`")
	flags.StringArrayVar(&f.options, "option", nil, "a set-up word of the game and its number: `WORD=N`; may be repeated")
	flags.IntVar(&f.games, "games", 1000, "how many games")
	flags.Uint64Var(&f.seed, "seed", 1, "seed of the first game")
	flags.BoolVar(&f.check, "check", false, "prove the invariants of the game after every event; slower")
	flags.StringVar(&f.log, "log", "", "write the log of every game into this `DIR`; slower")
	flags.BoolVar(&f.json, "json", false, "print one JSON object instead of text")
	flags.IntVarP(&f.jobs, "jobs", "j", 0, "games played at the same time (default: one for each processor)")
	_ = cmd.MarkFlagDirname("log")
	_ = cmd.RegisterFlagCompletionFunc("edition", completeEdition)
	_ = cmd.RegisterFlagCompletionFunc("policy", func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		var out []string
		for _, p := range games.Find(f.game.value).Policies {
			out = append(out, p.Name+"\t"+p.Says[engine.EN])
		}
		return out, cobra.ShellCompDirectiveNoFileComp
	})
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		f.counted = cmd.Flags().Changed("players")
		return a.simulate(cmd, &f)
	}
	return cmd
}

// plan makes a plan of the flags.
func (f *simulateFlags) plan() (p simulate.Plan, err error) {
	p = simulate.Plan{Game: games.Find(f.game.value), Players: f.players, Games: f.games, Seed: f.seed, Check: f.check, Jobs: f.jobs}
	edition := cmp.Or(f.edition, p.Game.Editions[0])
	if !slices.Contains(p.Game.Editions, edition) {
		return p, fmt.Errorf("--edition %s: the editions of %s are %s", edition, p.Game.ID, strings.Join(p.Game.Editions, ", "))
	}
	p.Rules = p.Game.Rules(edition)
	policy := cmp.Or(f.policy, p.Game.Policies[0].Name)
	i := slices.IndexFunc(p.Game.Policies, func(k engine.Playing) bool { return k.Name == policy })
	if i < 0 {
		var known []string
		for _, k := range p.Game.Policies {
			known = append(known, k.Name+" ("+k.Says[engine.EN]+")")
		}
		return p, fmt.Errorf("--policy %s: it is one of %s", policy, strings.Join(known, ", "))
	}
	p.Policy = p.Game.Policies[i]
	if p, err = f.table(p); err != nil {
		return p, err
	}
	switch {
	case p.Players < 1 || p.Players > 8:
		return p, fmt.Errorf("--players is a number from 1 to 8, and the rules of the game may want fewer of them")
	case f.games < 1:
		return p, fmt.Errorf("--games is a number from 1 on")
	}
	return p, checkJobs(f.jobs)
}

// table reads who plays what: scenario, heroes and set-up words.
func (f *simulateFlags) table(p simulate.Plan) (simulate.Plan, error) {
	if f.scenario != "" && !slices.Contains(p.Game.Scenarios, f.scenario) {
		return p, fmt.Errorf("--scenario %s: %s has %s", f.scenario, p.Game.ID, cmp.Or(strings.Join(p.Game.Scenarios, ", "), "no scenarios to choose from"))
	}
	for _, name := range f.heroes {
		d := p.Rules.FindCard(name)
		if d == 0 || !p.Game.IsHead(d) {
			return p, fmt.Errorf("--heroes %s: there is no such character%s", name, didYouMean(p.Rules.NearCard(name)))
		}
		p.Heads = append(p.Heads, d)
	}
	if n := len(f.heroes); n > 0 {
		if f.counted && f.players != n {
			return p, fmt.Errorf("--players %d, and --heroes names %d: leave --players out, or name as many", f.players, n)
		}
		p.Players = n
	}
	for _, o := range f.options {
		word, value, _ := strings.Cut(o, "=")
		known, ok := p.Game.Options[word]
		if !ok {
			words := slices.Sorted(maps.Keys(p.Game.Options))
			return p, fmt.Errorf("--option %s: it is WORD=N, and the words of %s are %s%s", o, p.Game.ID, strings.Join(words, ", "), didYouMean(engine.Nearest(word, words)))
		}
		n, err := strconv.Atoi(value)
		if err != nil || !known.Takes(float64(n)) {
			return p, fmt.Errorf("--option %s: it is %s=N with a whole number from 0 to %d (%s)", o, word, known.Most, known.Says[engine.EN])
		}
		if p.Options == nil {
			p.Options = map[string]int{}
		}
		p.Options[word] = n
	}
	return p, nil
}

// didYouMean proposes a name, "" if there is none to propose.
func didYouMean(name string) string {
	if name == "" {
		return ""
	}
	return fmt.Sprintf("; did you mean %q?", name)
}

func (a *app) simulate(cmd *cobra.Command, f *simulateFlags) error {
	p, err := f.plan()
	if err != nil {
		return &wrongUse{cmd.CommandPath(), err}
	}
	if f.log != "" {
		if err := os.MkdirAll(f.log, 0o755); err != nil {
			return fmt.Errorf("--log: %w", err)
		}
		p.Each = func(game int, log *engine.Log) error {
			return os.WriteFile(filepath.Join(f.log, fmt.Sprintf("game-%d.log", f.seed+uint64(game))), log.Text(engine.EN), 0o644)
		}
	}
	show, clear := a.counter("games")
	if show != nil {
		p.Done = func(done int) { show(done, f.games) }
	}
	r, err := uninterrupted(cmd.Context(), p)
	clear()
	if err != nil {
		return err
	}
	files, err := saveBroken(f.log, r)
	if err != nil {
		return err
	}
	if f.json {
		err = a.json(struct {
			*simulate.Report
			Replays []string `json:"replays"`
		}{r, notNil(files)})
	} else {
		_, err = a.out.Write(simulationText(p.Game, r))
	}
	if err != nil {
		return err
	}
	for i, b := range r.Breaks {
		fmt.Fprintf(a.err, "referee: the game of seed %d is broken: %s\n  to see it:  referee replay %s\n", b.Seed, b.Broke, shellWord(files[i]))
	}
	if r.Broken > 0 {
		return failed{exitFails}
	}
	return nil
}

// uninterrupted plays a plan to its end, unless the command is interrupted: then the games that are being played are left to
// end with the program.
func uninterrupted(ctx context.Context, p simulate.Plan) (*simulate.Report, error) {
	type outcome struct {
		r   *simulate.Report
		err error
	}
	done := make(chan outcome, 1)
	go func() {
		r, err := simulate.Run(p)
		done <- outcome{r, err}
	}()
	select {
	case o := <-done:
		return o.r, o.err
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// saveBroken writes the replays of broken games into a folder and gives their paths, in the order of Report.Breaks.
func saveBroken(dir string, r *simulate.Report) ([]string, error) {
	var files []string
	for _, b := range r.Breaks {
		text, err := json.MarshalIndent(b, "", "  ")
		if err != nil {
			return files, err
		}
		file := filepath.Join(dir, fmt.Sprintf("broken-%d.json", b.Seed))
		if err := writeWhole(file, append(text, '\n')); err != nil {
			return files, fmt.Errorf("a broken game could not be saved: %w", err)
		}
		files = append(files, file)
	}
	return files, nil
}

// writeWhole writes a file in one step: whatever fails, there is no half of it.
func writeWhole(file string, text []byte) error {
	tmp, err := os.CreateTemp(filepath.Dir(file), ".broken-*")
	if err != nil {
		return err
	}
	defer os.Remove(tmp.Name()) // there is none once it has its name
	_, err = tmp.Write(text)
	if err == nil {
		err = tmp.Chmod(0o644) // a temporary file is its owner's alone
	}
	if closeErr := tmp.Close(); err == nil {
		err = closeErr
	}
	if err != nil {
		return err
	}
	return os.Rename(tmp.Name(), file)
}

// simulationText is a report for people.
func simulationText(g *engine.Game, r *simulate.Report) []byte {
	var b bytes.Buffer
	say := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	percent := func(n, of int) float64 {
		if of == 0 {
			return 0
		}
		return 100 * float64(n) / float64(of)
	}
	ended := r.Games - r.GivenUp - r.Broken
	say("%s, edition %s: %d game%s of %d player%s, %s policy, from seed %d", g.Name[engine.EN], r.Edition, r.Games, plural(r.Games), r.Players, plural(r.Players), r.Policy, r.Seed)
	say("%s: %.0f games/s, %.0f turns/s", seconds(time.Duration(r.WallMS*1e6)), r.GamesPerS, r.TurnsPerS)
	say("%d turns (%.1f a game), %d events (%.1f a turn)", r.Turns, float64(r.Turns)/float64(max(1, r.Games)), r.Events, float64(r.Events)/float64(max(1, r.Turns)))
	say("\nHow they ended")
	width := len("given up: no end in sight")
	for id := range r.Ends {
		width = max(width, len(id))
	}
	row := func(what string, n, of int) { say("  %-*s  %7d  %5.1f %%", width, what, n, percent(n, of)) }
	for _, id := range slices.Sorted(maps.Keys(r.Ends)) {
		row(id, r.Ends[id], r.Games)
	}
	for _, x := range []struct {
		what string
		n    int
	}{{"given up: no end in sight", r.GivenUp}, {"broken", r.Broken}} {
		if x.n > 0 {
			row(x.what, x.n, r.Games)
		}
	}
	if ended > 0 {
		say("\nWho won (%d game%s with more than one winner)", r.Shared, plural(r.Shared))
		for i, n := range r.Wins {
			row(fmt.Sprintf("seat %d", i+1), n, ended)
		}
		heads := slices.SortedFunc(maps.Keys(r.Heads), func(x, y string) int {
			return cmp.Or(r.Heads[y]-r.Heads[x], strings.Compare(x, y))
		})
		for _, h := range heads {
			row(h, r.Heads[h], ended)
		}
		if r.Score.Min != r.Score.Max { // a game that is won or lost keeps no scores
			say("\nScores: %d to %d, %.1f on average", r.Score.Min, r.Score.Max, r.Score.Mean)
		}
	}
	say("\nClauses never reached in the %d game%s watched: %d", r.Watched, plural(r.Watched), len(r.Unreached))
	if len(r.Unreached) > 0 {
		say("%s", columns(r.Unreached, "  ", 110))
	}
	return b.Bytes()
}

// counter gives what shows how far a run is, as one rewritten line of the terminal, and what clears that line. Where nobody
// watches the error stream, there is nothing to show.
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
