package sift

import (
	"slices"
	"strings"

	"tablereferee/engine"
)

// Rule is the kind of all clauses that the printed rules are made of, whatever kind each of them is.
const Rule = "rule"

// notRules are the kinds that are no part of the printed rules of a game: what cards say, what the box holds, what we
// read into the rules, and other ways to play.
var notRules = []string{"card", "card-clarification", "component", "faq", "reading", "variant"}

// Kinds gives the kinds of the clauses of some games, with their names, and Rule.
func Kinds(games []*engine.Game, name func(kind string) engine.Text) []Value {
	out := []Value{{Rule, name(Rule)}}
	for _, g := range games {
		for c := range g.Book.All() {
			if !slices.ContainsFunc(out, func(v Value) bool { return v.Word == c.Kind }) {
				out = append(out, Value{c.Kind, name(c.Kind)})
			}
		}
	}
	slices.SortFunc(out, func(a, b Value) int { return strings.Compare(a.Word, b.Word) })
	return out
}

// IsOfKind says whether a clause is of a kind.
func IsOfKind(c *engine.ClauseInfo, kind string) bool {
	return c.Kind == kind || kind == Rule && !slices.Contains(notRules, c.Kind)
}

// IsApart says whether an edition has a clause otherwise than another edition of the game: it says something else, has
// another number, or one of the two is silent.
func IsApart(g *engine.Game, c *engine.ClauseInfo, edition string) bool {
	at := slices.Index(g.Editions, edition)
	if at < 0 {
		return false
	}
	value, absent := c.In(edition)
	for i, other := range g.Editions {
		otherValue, otherAbsent := c.In(other)
		if d := c.Text().Differs; value != otherValue || absent != otherAbsent || len(d) > 0 && d[i] != d[at] {
			return true
		}
	}
	return false
}
