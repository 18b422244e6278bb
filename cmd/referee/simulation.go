package main

import (
	"bytes"
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"tablereferee/engine"
	"tablereferee/referee/simulate"
)

// simulation is what came of a simulation, as it is shown.
type simulation struct {
	*app
	of      simulated
	log     string // the folder of --log
	name    engine.Text
	r       *simulate.Report
	logs    int  // written
	stopped bool // before all games were played
	all     int  // how many were to be played
}

// json is the object that simulate --json prints. It is described in docs/simulate.md.
func (v *simulation) json(saved []string) any {
	seeds := []uint64{}
	for _, b := range v.r.Breaks {
		seeds = append(seeds, b.Seed)
	}
	unknown, uncounted := 0, 0
	var leftOut []string
	if g, of := v.played(); g != nil {
		unknown = howManyUnknown(g)
		if g.Counted != nil {
			_, uncounted, _ = g.Counted()
		}
		for _, d := range of {
			leftOut = append(leftOut, g.Rules(g.Editions[0]).Cards[d].Name[engine.EN])
		}
	}
	cards, never := v.reachedJSON()
	return struct {
		*simulate.Report
		Unknown   int      `json:"unknown_cards"`
		Uncounted int      `json:"cards_with_unknown_copies"`
		LeftOut   []string `json:"left_out,omitempty"`

		Cards map[string]cardReached `json:"cards,omitempty"`
		Never map[string][]string    `json:"cards_never,omitempty"`

		Logs    int      `json:"logs"`
		Seeds   []uint64 `json:"broken_seeds"`
		Replays []string `json:"replays"`
		Stopped bool     `json:"interrupted,omitempty"`
	}{v.r, unknown, uncounted, leftOut, cards, never, v.logs, seeds, notNil(saved), v.stopped}
}

// gameWord is the word for a game that is played, where it is counted.
var gameWord = engine.Text{"game", "partie"}

// text is the report for people.
func (v *simulation) text() []byte {
	var b bytes.Buffer
	r := v.r
	say := func(en, fr string, args ...any) { fmt.Fprintln(&b, v.sayf(en, fr, args...)) }
	percent := func(n, of int) float64 {
		if of == 0 {
			return 0
		}
		return 100 * float64(n) / float64(of)
	}
	ended := r.Games - r.GivenUp - r.Broken
	say("%v, edition %s: %s of %s, %s policy, from seed %d",
		"%v, édition %s : %s à %s, façon de jouer %s, à partir de la graine %d",
		v.name, r.Edition, engine.Counted(r.Games, gameWord),
		engine.Counted(r.Players, engine.Text{"player", "joueur"}), r.Policy, r.Seed)
	say("%s: %.0f games/s, %.0f turns/s", "%s : %.0f parties/s, %.0f tours/s", seconds(time.Duration(r.WallMS*1e6)),
		r.GamesPerS, r.TurnsPerS)
	say("%s (%.1f a game), %s (%.1f a turn)", "%s (%.1f par partie), %s (%.1f par tour)",
		engine.Counted(r.Turns, engine.Text{"turn", "tour"}), float64(r.Turns)/float64(max(1, r.Games)),
		engine.Counted(r.Events, engine.Text{"event", "événement"}), float64(r.Events)/float64(max(1, r.Turns)))
	for _, line := range v.unknown() {
		fmt.Fprintln(&b, line)
	}
	if unlogged := r.Games - ended; v.log != "" && unlogged > 0 {
		say("no log is written of a game that came to no end: %d", "le journal d'une partie qui n'est pas arrivée à sa fin n'est pas écrit : %d", unlogged)
	}
	if v.logs > 0 {
		say("%s written into %s", "%s de journal dans %s", engine.Counted(v.logs, engine.Text{"log", "fichier"}),
			v.log)
	}
	say("\nHow they ended", "\nComment elles ont fini")
	givenUp, broken := v.sayf("given up: no end in sight", "abandonnée : sans fin en vue"), v.sayf("broken", "rompue")
	width := len([]rune(givenUp))
	for id := range r.Ends {
		width = max(width, len(id))
	}
	row := func(what string, n, of int) {
		say("  %-*s  %7d  %5.1f %%", "  %-*s  %7d  %5.1f %%", width, what, n, percent(n, of))
	}
	for _, id := range slices.Sorted(maps.Keys(r.Ends)) {
		row(id, r.Ends[id], r.Games)
	}
	for _, x := range []struct {
		what string
		n    int
	}{{givenUp, r.GivenUp}, {broken, r.Broken}} {
		if x.n > 0 {
			row(x.what, x.n, r.Games)
		}
	}
	if ended > 0 {
		v.won(&b, ended, row)
		if r.Score.Min != r.Score.Max { // a game that is won or lost keeps no scores
			say("\nScores: %d to %d, %.1f on average", "\nScores : de %d à %d, %.1f en moyenne", r.Score.Min,
				r.Score.Max, r.Score.Mean)
		}
	}
	say("\nClauses never reached in the %s watched: %d", "\nClauses jamais atteintes en %s : %d",
		engine.Counted(r.Watched, gameWord), len(r.Unreached))
	if len(r.Unreached) > 0 {
		fmt.Fprintln(&b, columns(r.Unreached, "  ", 110))
	}
	if r.Reached != nil {
		v.reached(&b)
	}
	return b.Bytes()
}

// won tells who won: the seats of those who play against each other, the players as one where they win together, and
// each character by the games in which it was played.
func (v *simulation) won(b *bytes.Buffer, ended int, row func(what string, n, of int)) {
	r := v.r
	if r.Together {
		fmt.Fprintln(b, v.sayf("\nThe players won %d of %s", "\nLes joueurs ont gagné %d fois en %s", r.Wins[0],
			engine.Counted(ended, gameWord)))
		row(v.against(), r.Wins[0], ended)
	} else {
		fmt.Fprintln(b, v.sayf("\nWho won (%s with more than one winner)", "\nQui a gagné (%s avec plus d'un gagnant)",
			engine.Counted(r.Shared, gameWord)))
		for i, n := range r.Wins {
			row(v.sayf("seat %d", "place %d", i+1), n, ended)
		}
	}
	for _, h := range slices.SortedFunc(maps.Keys(r.Played), func(x, y string) int {
		return cmp.Or(r.Heads[y]*r.Played[x]-r.Heads[x]*r.Played[y], strings.Compare(x, y))
	}) {
		row(h, r.Heads[h], r.Played[h])
	}
}

// against says what was played against: the scenario, with the set-up words that were given.
func (v *simulation) against() string {
	words := []string{v.r.Scenario}
	for _, o := range slices.Sorted(maps.Keys(v.r.Options)) {
		words = append(words, fmt.Sprintf("%s=%d", o, v.r.Options[o]))
	}
	return strings.TrimSpace(strings.Join(words, " "))
}

// unknown says without what of its cards the game was played.
func (v *simulation) unknown() []string {
	g, leftOut := v.played()
	if g == nil {
		return nil
	}
	out := v.withoutKnowing(g)
	if len(leftOut) > 0 {
		word, _ := g.LeavesOut()
		out = append(out, v.sayf("what is not known of %s is left out (%s=1)", "ce qui n'est pas connu de %s n'est pas appliqué (%s=1)",
			namesOf(g, leftOut, v.lang), word))
	}
	return out
}

// played is the game that was played, nil if it cannot be read any more, and the cards of which what is not known is
// left out.
func (v *simulation) played() (g *engine.Game, leftOut []engine.Def) {
	all, err := v.games()
	if g = gameOf(all, v.of.Game); err != nil || g == nil {
		return nil, nil
	}
	if g.LeavesOut != nil {
		if word, of := g.LeavesOut(); word != "" && slices.Contains(v.of.Options, word+"=1") {
			leftOut = of
		}
	}
	return g, leftOut
}

// tellBroken tells on the error stream of each broken game that was kept, and how to see it again.
func (v *simulation) tellBroken(saved []string) {
	for i, b := range v.r.Breaks {
		fmt.Fprintln(v.err, v.sayf("referee: the game of seed %d is broken: %s",
			"referee : la partie de la graine %d est rompue : %s", b.Seed, b.Broke))
		if i < len(saved) {
			words := shellArgs(saved[i : i+1])
			if v.of.Cards != "" {
				words = append([]string{"--cards", shellWord(v.of.Cards)}, words...)
			}
			fmt.Fprintln(v.err, v.sayf("  to see it:  referee replay %s", "  pour la voir :  referee replay %s",
				strings.Join(words, " ")))
		} else {
			fmt.Fprintln(v.err, v.sayf("  to save it:  %s", "  pour la garder :  %s", v.of.again(b.Seed)))
		}
	}
	if n := v.r.Broken - len(v.r.Breaks); n > 0 {
		fmt.Fprintln(v.err, v.sayf("  and %d more", "  et %d de plus", n))
	}
}

// again is the command that plays one of the games once more and saves it.
func (f *simulated) again(seed uint64) string {
	words := []string{"referee simulate --game", f.Game}
	add := func(flag, value string) {
		if value != "" {
			words = append(words, flag, shellWord(value))
		}
	}
	add("--cards", f.Cards)
	add("--edition", f.Edition)
	add("--policy", f.Policy)
	add("--scenario", f.Scenario)
	if len(f.Heroes) > 0 {
		add("--heroes", strings.Join(f.Heroes, ","))
	} else {
		add("--players", strconv.Itoa(f.Players))
	}
	for _, d := range f.Decks {
		add("--deck-list", d)
	}
	for _, o := range f.Options {
		add("--option", o)
	}
	words = append(words, "--games 1 --seed", strconv.FormatUint(seed, 10))
	if f.Check {
		words = append(words, "--check")
	}
	return strings.Join(append(words, "--replays ."), " ")
}
