package deckbuilder

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// Greedy is a decider that plays sensibly, so that games end as real ones do: it plays everything, defeats and buys the
// dearest card it can, defends itself, and gets rid of its worst cards. It is deterministic: the same question, the
// same answer.
type Greedy struct{}

// Decide gives the answer worth most; the first of equals.
func (Greedy) Decide(m *engine.Match, q *engine.Question) int {
	g := On(m)
	best, worth := 0, -1<<30
	for i := range q.Answers {
		if w := g.worth(q, &q.Answers[i]); w > worth {
			best, worth = i, w
		}
	}
	return best
}

// worth is how much Greedy likes an answer; declining is worth nothing, so that what is worth less is declined.
func (g *Match) worth(q *engine.Question, a *engine.Answer) int {
	if (q.Kind >= OwnQuestion || a.Verb >= OwnMove) && g.Parts.Likes != nil && a.Verb != engine.VerbDecline {
		return g.Parts.Likes(g, q, a)
	}
	if a.Card == 0 {
		switch {
		case a.Verb == engine.VerbDecline, a.Verb == VerbEndTurn:
			return 0
		case a.Option != 0:
			return int(a.Option) // later options cost less than the card itself
		case q.Kind == AskFoe:
			return 1 + g.Count(a.Player, VP)
		case q.Kind == AskWhere:
			return g.passing(a.Player, q.Player)
		}
		return 1
	}
	card := &g.Parts.brief[g.Def(a.Card)]
	cost, vp := int(card.cost), int(card.vp)
	value := 2*cost + vp
	mine := g.Owner(a.Zone) == q.Player
	switch a.Verb {
	case VerbPlay:
		if q.Kind == AskTurn && card.leaves && cost == 0 {
			return -1 // nothing comes of it
		}
		return 100 + value
	case VerbDefeat:
		return 90
	case VerbBuy:
		switch {
		case vp < 0:
			return -1
		case card.unknown: // it will never be played
			return 1 + vp
		}
		return 10 + value
	case engine.VerbUse:
		return 120
	case VerbDefend:
		return 50 - cost
	case VerbDestroy, VerbDiscard, VerbPass:
		if !mine {
			return value
		}
		if q.Kind == AskDestroy && value > 0 {
			return -value // rather decline
		}
		return 20 - value
	case VerbGain:
		return value
	}
	switch q.Kind {
	case AskLock:
		return value - 12
	case AskReturn:
		return 1
	}
	return 1 + value
}

// Hopes is about how much Power a card brings when it is played: what its text gives in any case, a card that is drawn
// counting as one, and what it gives where conditions of the game hold that are named.
func (k *Parts) Hopes(c *Card, where ...string) int { return k.hopes(c.Text, where) }

func (k *Parts) hopes(t cardtext.Text, where []string) int {
	n := 0
	for i := range t {
		switch s := &t[i]; {
		case s.Verb == cardtext.When && k.asksOne(s.If, where):
			n += k.hopes(s.Body, where)
		case (s.Verb == doPower || s.Verb == doDraw) && s.N != nil && s.N.Op == cardtext.Number && !s.Optional:
			n += s.N.N
		}
	}
	return n
}

// asksOne says whether a condition is one of some that only this game has.
func (k *Parts) asksOne(c *cardtext.Cond, words []string) bool {
	return c.Op >= ownCond && slices.Contains(words, k.Conds[c.Op-ownCond].Word)
}

// Within says whether a sentence of a text stands in the braces of a condition that asks for one which only this game
// has.
func (k *Parts) Within(t cardtext.Text, s *cardtext.Step, word string) bool {
	found := false
	t.Walk(func(w *cardtext.Step) {
		if w.Verb == cardtext.When && k.asksAlso(w.If, word) {
			w.Body.Walk(func(x *cardtext.Step) { found = found || x == s })
		}
	})
	return found
}

// asksAlso says whether a condition holds only where one holds that only this game has.
func (k *Parts) asksAlso(c *cardtext.Cond, word string) bool {
	return k.asksOne(c, []string{word}) || c.Op == cardtext.All &&
		slices.ContainsFunc(c.All, func(x *cardtext.Cond) bool { return k.asksAlso(x, word) })
}

// OnlyWhile says whether a text does nothing at all but while a condition holds that only this game has.
func (k *Parts) OnlyWhile(t cardtext.Text, word string) bool {
	return len(t) > 0 && !slices.ContainsFunc(t, func(s cardtext.Step) bool {
		return s.Verb != cardtext.When || len(s.Else) > 0 || !k.asksOne(s.If, []string{word})
	})
}

// passing likes to keep a good top card and to give a bad one away.
func (g *Match) passing(to, from engine.Player) int {
	c := g.Top(g.Zone(from, Deck))
	if c != 0 && to != from && g.Cost(c) == 0 && g.Card(c).Leaves != 0 {
		return int(OptDraw) + 1
	}
	return 0
}
