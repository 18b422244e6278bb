package suite

import (
	"errors"

	"tablereferee/engine"
	"tablereferee/internal/changes"
	"tablereferee/referee/scenario"
)

// Changes groups those of some cases whose logs are not what they were. What it gives second are the cases that the
// members of the groups count.
func Changes(cases []Case) ([]*changes.Group, []*Case) {
	var all []changes.Changed
	var of []*Case
	vocabulary := map[*engine.Game]*changes.Cards{}
	for i := range cases {
		c := &cases[i]
		if c.Status != Differs || c.Difference == nil && c.Why == nil {
			continue
		}
		one := changes.Changed{Name: c.Name, Difference: c.Difference}
		if c.Difference == nil {
			one.Unmet = c.Turn == Unmet
			one.Clauses, one.Why = c.reason()
		}
		if c.kept != nil {
			one.Players, one.Cards = c.kept.Players, changes.NewCards(c.kept.Cards)
		} else if c.Result != nil {
			if c.Result.Log != nil {
				one.Players = c.Result.Log.Names
			}
			one.Cards = cardsOf(c.Result.Game, vocabulary)
		}
		all, of = append(all, one), append(of, c)
	}
	return changes.Groups(all), of
}

// cardsOf gives the names of the cards of a game, made ready once for each game.
func cardsOf(g *engine.Game, known map[*engine.Game]*changes.Cards) *changes.Cards {
	if g == nil {
		return nil
	}
	if known[g] == nil {
		known[g] = changes.NewCards(namesOf(g))
	}
	return known[g]
}

// namesOf gives the names of the cards of a game as its logs write them.
func namesOf(g *engine.Game) (names []string) {
	cards := g.Rules(g.Editions[0]).Cards
	for i := range cards {
		if n := cards[i].Label(engine.EN); n != "" {
			names = append(names, n)
		}
	}
	return names
}

// reason gives in one sentence why a case turns that has no difference, and the clauses that rests on.
func (c *Case) reason() (clauses []string, why error) {
	var f *scenario.Failure
	switch {
	case errors.As(c.Why, &f):
		return f.Clauses, engine.Errorf("%v", "%v", f.What)
	case c.kept != nil:
		return c.kept.Clauses, c.Why
	}
	return nil, c.Why
}
