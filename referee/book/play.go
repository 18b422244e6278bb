package book

import (
	"cmp"
	"context"
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/internal/suite"
	"tablereferee/internal/suite/record"
	"tablereferee/referee/explain"
	"tablereferee/referee/scenario"
)

// played is a scenario as it was played for the book.
type played struct {
	name      string
	game      string
	edition   string
	title     string
	question  engine.Text
	ruling    engine.Text
	shows     []string
	source    string           // of a script that the program does not have
	account   *explain.Account // nil where nothing was played
	fault     engine.Text      // why it does not hold; empty where it does
	otherwise []edition
	house     bool  // clauses are set otherwise than the edition has them
	err       error // why there is nothing to tell of it
}

// edition is another edition of the game, by which a scenario comes out otherwise.
type edition struct {
	ID   string
	Says engine.Text // what happens first that does not by its own
}

// onShelf is a scenario and where it stands.
type onShelf struct {
	name  string
	shelf *Shelf
}

// runner plays the scenarios of a shelf.
func (s *Shelf) runner() *suite.Runner {
	use := s.Use
	if use == nil {
		use = s.Folder.Use
	}
	return &suite.Runner{Scenarios: s.Folder, Options: scenario.Options{Use: use}}
}

// named gives the scenarios of all shelves, in the order of their names; of those whose scripts say plainly of which
// game they are, only the ones of the games that are asked for.
func named(ctx context.Context, s *Source) ([]onShelf, error) {
	var out []onShelf
	taken := map[string]bool{}
	for i := range s.Shelves {
		shelf := &s.Shelves[i]
		read, err := record.Report(ctx, shelf.runner())
		if err != nil {
			return nil, err
		}
		for k := range read.Cases {
			c := &read.Cases[k]
			if taken[c.Name] {
				continue
			}
			taken[c.Name] = true
			if c.Result == nil || c.Result.Game == nil || s.has(c.Result.Game.ID) {
				out = append(out, onShelf{c.Name, shelf})
			}
		}
	}
	slices.SortFunc(out, func(x, y onShelf) int { return cmp.Compare(x.name, y.name) })
	return out, nil
}

// has says whether a game is in the book.
func (s *Source) has(game string) bool {
	return slices.ContainsFunc(s.Games, func(g *engine.Game) bool { return g.ID == game })
}

// playAll plays all scenarios of a source.
func playAll(ctx context.Context, s *Source) ([]played, error) {
	all, err := named(ctx, s)
	if err != nil {
		return nil, err
	}
	out := make([]played, len(all))
	sideBySide(ctx, len(all), func(i int) { out[i] = play(ctx, all[i]) })
	return out, ctx.Err()
}

// play plays a scenario and tells of it; what the run needs besides is let go.
func play(ctx context.Context, s onShelf) played {
	r := s.shelf.runner()
	c := r.Play(ctx, s.name)
	p := played{name: s.name, err: c.Err}
	if c.Result == nil || c.Result.Game == nil {
		return p
	}
	was := c.Result
	p.err, p.game, p.edition = nil, was.Game.ID, was.Edition
	p.title, p.question, p.ruling, p.shows = was.Title, was.Question, was.Ruling, was.Shows
	p.house = was.HouseRules()
	if p.account = explain.Told(was); s.shelf.Own {
		p.source = c.Script.Source
	}
	if c.Err != nil {
		p.fault = engine.Each(c.Says)
		return p
	}
	for _, e := range was.Game.Editions {
		if e != was.Edition {
			other := c.Script.Run(scenario.Options{Edition: e, Use: r.Options.Use, Lenient: true, Context: ctx})
			if says, differs := parts(was.Log, other); differs {
				p.otherwise = append(p.otherwise, edition{e, says})
			}
		}
	}
	return p
}

// parts tells whether a scenario goes otherwise by another edition, and what happens first that does not by its own.
func parts(was *engine.Log, other *scenario.Result) (says engine.Text, differs bool) {
	if was == nil {
		return says, false
	}
	if other.Log == nil {
		return engine.Each(func(l engine.Lang) string { return engine.Tell(other.Err, l) }), other.Err != nil
	}
	texts := func(l *engine.Log, lang engine.Lang) []string {
		return log.EventTexts(l, 0, len(l.Events), lang, true)
	}
	before, after := texts(was, engine.EN), texts(other.Log, engine.EN)
	for i := range max(len(before), len(after)) {
		switch {
		case i < len(before) && i < len(after) && before[i] == after[i]:
		case i < len(after):
			return engine.Each(func(l engine.Lang) string { return texts(other.Log, l)[i] }), true
		default:
			return engine.Sayf("this does not happen: %s", "ceci n'arrive pas : %s",
				engine.Each(func(l engine.Lang) string { return texts(was, l)[i] })), true
		}
	}
	return says, false
}
