package suite

import (
	"bytes"
	"context"
	"strings"

	"tablereferee/engine"
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
	return c
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
