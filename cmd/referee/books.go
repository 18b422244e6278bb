package main

import (
	"strings"

	"tablereferee/engine"
)

// books gives the games with their rulebooks ready to be searched.
func (a *app) books() ([]*engine.Game, error) {
	all, err := a.games()
	if err != nil {
		return nil, err
	}
	for _, g := range all {
		g.Rules(g.Editions[0]) // readies the index of its rulebook
	}
	return all, nil
}

// clauseIDs gives the ids of all clauses.
func clauseIDs(all []*engine.Game) (ids []string) {
	for _, g := range all {
		for c := range g.Book.All() {
			ids = append(ids, c.ID)
		}
	}
	return ids
}

// findClause finds a clause by its id.
func findClause(all []*engine.Game, id string) (*engine.Game, engine.Clause, bool) {
	for _, g := range all {
		if c, ok := g.Book.Find(id); ok {
			return g, c, true
		}
	}
	return nil, 0, false
}

// noClause says that there is no such clause, and which may be meant: the nearest spelling, else those that hold what
// was written.
func noClause(all []*engine.Game, id string) error {
	err := engine.Errorf("no rulebook has a clause %q", "aucun règlement n'a de clause %q", clip(id))
	meant := func(what engine.Text) error {
		return engine.Errorf("%v; did you mean %s?", "%v ; vouliez-vous dire %s ?", err, what)
	}
	ids := clauseIDs(all)
	if near := nearest(id, ids); near != "" {
		return meant(either([]string{near}))
	}
	const least = 4 // fewer letters stand in everything
	var within []string
	for _, other := range ids {
		if len(id) >= least && strings.Contains(other, id) {
			within = append(within, other)
		}
	}
	const most = 5
	if len(within) == 0 {
		return engine.Errorf("%v; `referee clause` lists those there are",
			"%v ; `referee clause` montre celles qui existent", err)
	}
	if len(within) > most {
		within = append(within[:most:most], "…")
	}
	return meant(either(within))
}
