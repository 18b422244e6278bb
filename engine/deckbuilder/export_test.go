package deckbuilder

import "tablereferee/engine"

// Demands are the rows of the table by which attempts are judged, by verb.
func (k *Parts) Demands() []engine.Demands[*Match, Trial] { return k.judge.Lists }

// Forbids says whether a row of the table forbids a player to do something with a card.
func (g *Match) Forbids(q *engine.Question, p engine.Player, v engine.Verb, x engine.CardID) bool {
	return !g.judge(Trial{Q: q, P: p, Whom: engine.NoPlayer, Verb: v}.of(g, x)).OK()
}

// Of gives the clause of the card with an id, zero if there is no such card.
func (k *Parts) Of(id string) engine.Clause {
	return k.ClauseOf(func(c *Card) bool { return c.ID == id })
}
