package suite

import (
	"bytes"
	"context"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/internal/golden"
	"tablereferee/referee/scenario"
)

// PlayScript plays a script that need not lie among the scenarios, and judges it as Play does. Without a golden store
// it is held against the same script as it is, where something is set otherwise.
func (r *Runner) PlayScript(ctx context.Context, script *scenario.Script) Case {
	alone := *r
	alone.Update = false
	now := &run{Runner: &alone}
	c := Case{Name: script.Name, Status: Passed, File: script.File, Script: script}
	if r.Golden != nil {
		c.Golden = r.Golden.Path(c.Name)
	}
	c.Result = script.Run(now.options(ctx))
	now.judge(ctx, &c)
	if c.Err != nil && c.Status != Broken && c.Difference == nil {
		now.soFar(ctx, &c)
	}
	return c
}

// soFar holds what was played of a case that stops against what was agreed. What is agreed behind its last line is left
// out, for nobody knows what would have come of the rest.
func (r *run) soFar(ctx context.Context, c *Case) {
	if c.Result == nil || c.Result.Log == nil {
		return
	}
	asked := *c // that there may be nothing agreed is not what is wrong with the case
	before, ok := r.before(&asked, r.plainly(ctx, &asked))
	if !ok {
		return
	}
	settings := len(r.Options.Rules) > 0 || r.Options.Edition != ""
	was, _ := settled(before, settings, r.Printed != nil)
	is, head := settled(log.Text(c.Result.Log, engine.EN), settings, r.Printed != nil)
	c.SoFar = true
	d := difference(c.Name, happens(was), happens(is), head, c.Result.Log, c.Script.Source)
	if d = d.WithoutEnd(); d == nil {
		return
	}
	d.Script, d.Golden, d.Settings = c.File, asked.Golden, settings || r.Printed != nil
	c.Difference = d
}

// happens are the lines of a log without those at its end that tell what was refused, which is the error of the case,
// how the table stands, and the ruling.
func happens(lines []string) []string {
	if i := slices.IndexFunc(lines, func(l string) bool {
		return strings.HasPrefix(l, "state ") || strings.HasPrefix(l, "ruling ")
	}); i >= 0 {
		lines = lines[:i]
	}
	for len(lines) > 0 && (lines[len(lines)-1] == "" ||
		strings.HasPrefix(strings.TrimLeft(lines[len(lines)-1], " "), "REFUSED: ")) {
		lines = lines[:len(lines)-1]
	}
	return lines
}

// Compared is a case of two logs that were read or played: it differs, or it passed. The games are those whose cards
// are known.
func Compared(name string, was, is []byte, games []*engine.Game, lineOf func(int) int, source []string) Case {
	c := Case{Name: name, Status: Passed}
	d := golden.Compare(name, was, is, lineOf, source)
	if d == nil {
		return c
	}
	c.fail(Differs, engine.Errorf("the logs differ: %v", "les journaux diffèrent : %v", d.Summary()))
	game, players := head(is)
	c.Difference, c.Result = d, &scenario.Result{Log: &engine.Log{Names: players}}
	for _, g := range games {
		if g.ID == game {
			c.Result.Game = g
		}
	}
	if len(d.Hunks) > 0 && len(d.Hunks[0].Steps) > 0 {
		c.Line = d.Hunks[0].Steps[0].Line
	}
	return c
}

// head reads the game and the players of a log out of its first lines. What is not said there is empty.
func head(text []byte) (game string, players []string) {
	for line := range bytes.Lines(text[:min(len(text), 4096)]) {
		said := strings.TrimSpace(string(line))
		if said == "" {
			break
		}
		if rest, found := strings.CutPrefix(said, "game "); found {
			game, _, _ = strings.Cut(rest, ",")
		}
		if rest, found := strings.CutPrefix(said, "players "); found {
			for p := range strings.SplitSeq(rest, ", ") {
				p, _, _ = strings.Cut(p, " (")
				players = append(players, p)
			}
		}
	}
	return game, players
}
