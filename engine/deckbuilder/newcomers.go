package deckbuilder

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// Characters that come to a player in the middle of the game. What they do is asked of where they lie, as of any card;
// here is only what is cited of that.

// Joins remembers that a character has come to a player in this turn, and gives what is cited of it: that it works at
// once, and where something has happened that it would have acted on, that it does not do so any more.
func (g *Match) Joins(p engine.Player, x engine.CardID) (acts, misses engine.Clauses) {
	c := g.Parts.Cites
	acts = engine.Cite(c.NewcomerActs)
	over := int32(0) // once the turn is over
	if g.Active() == engine.NoPlayer {
		over = 1
	}
	g.Remember(engine.Memo{What: Joined, Player: p, Card: x, N: over})
	if g.cameLate(x) && waitsForAttack(g.Card(x)) || g.Active() == p &&
		slices.ContainsFunc(g.Memos(), func(m engine.Memo) bool { return m.Player == p && g.wouldAct(x, m) }) {
		misses = engine.Cite(c.NewcomerMisses).And(c.NewcomerReading)
	}
	return acts, misses
}

// cameLate says whether a character has come to its player since the Attack began that is being made.
func (g *Match) cameLate(x engine.CardID) bool {
	memos := g.Memos()
	return g.attacked.going && slices.ContainsFunc(memos[min(g.attacked.since, len(memos)):],
		func(m engine.Memo) bool { return m.What == Joined && m.Card == x })
}

// waitsForAttack says whether a text of a card waits for an Attack on its player to be over.
func waitsForAttack(c *Card) bool {
	return slices.ContainsFunc(c.Waits, func(w cardtext.Waiting) bool { return w.On.Event == eventAttacked })
}

// isNewcomer says whether a character has come to its player in this turn.
func (g *Match) isNewcomer(x engine.CardID) bool {
	return slices.ContainsFunc(g.Memos(), func(m engine.Memo) bool { return m.What == Joined && m.Card == x })
}

// wouldAct says whether a text of a card waits for what is remembered: a card that was played, bought, or come by.
func (g *Match) wouldAct(x engine.CardID, m engine.Memo) bool {
	return slices.ContainsFunc(g.Card(x).Waits, func(w cardtext.Waiting) bool {
		switch w.On.Event {
		case eventPlays:
			e := engine.Event{Kind: Play, Player: m.Player, Actor: m.Player, Card: m.Card, N: m.N}
			return m.What == Played && g.played(&w.On, &e)
		case eventBuys:
			return m.What == Paid && m.Card != 0
		case eventAcquires:
			return m.What == Acquired
		}
		return false
	})
}

// asNewcomer adds, to what a character does in the turn in which it has come to its player, what is cited of that: it
// works at once, and it sees what the player has had in play before, where its text looks there; ends is whether it
// has waited for the end of the turn.
func (g *Match) asNewcomer(by By, looks, ends bool) By {
	c := g.Parts.Cites
	if c.NewcomerActs == 0 || g.Sort(by.Self) != CharacterCard {
		return by
	}
	memos := g.Memos()
	at := slices.IndexFunc(memos, func(m engine.Memo) bool { return m.What == Joined && m.Card == by.Self })
	if at < 0 {
		return by
	}
	if ends && memos[at].N != 0 {
		by = by.AlsoIfRoom(c.NewcomerEnds)
	}
	by = by.AlsoIfRoom(c.NewcomerActs)
	if looks && slices.ContainsFunc(memos[:at], func(m engine.Memo) bool {
		return m.What == Played && m.Player == by.Player && g.In(m.Card) == g.Zone(by.Player, InPlay)
	}) {
		by = by.AlsoIfRoom(c.NewcomerSees, c.NewcomerReading)
	}
	return by
}

// looksAtPlay says whether a text counts cards that its player has in play.
func looksAtPlay(t cardtext.Text) bool {
	yes := false
	t.Walk(func(s *cardtext.Step) { yes = yes || numberLooks(s.N) || condLooks(s.If) })
	return yes
}

func numberLooks(a *cardtext.Amount) bool {
	return a != nil && (inPlayOf(a.Of) || numberLooks(a.A) || numberLooks(a.B) || condLooks(a.If))
}

func condLooks(c *cardtext.Cond) bool {
	return c != nil && (inPlayOf(c.Of) || numberLooks(c.A) || numberLooks(c.B) || slices.ContainsFunc(c.All, condLooks))
}

func inPlayOf(s *cardtext.Selector) bool {
	return s != nil && slices.Contains(s.Zones, cardtext.Place{Zone: InPlay})
}
