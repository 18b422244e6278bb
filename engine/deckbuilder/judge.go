package deckbuilder

import "tablereferee/engine"

// The judge says whether something is legal, and what forbids it. Both come from one table (demands.go): a move is
// offered where all that its verb demands holds, and refused by the first thing that does not.

// WhyNot judges an attempt that is not among the legal answers of the open question (nil when the game is over).
func WhyNot(m *engine.Match, q *engine.Question, a engine.Attempt) engine.Refusal {
	g := On(m)
	r := g.whyNot(q, &a)
	switch left := m.Rules.InForce(r.Cite); { // a rule that is off forbids nothing
	case r.Reason == SwitchedOff, r.Off:
	case left != 0:
		r.Cite = left
	default: // nor does anything else allow what it would
		r = g.notAsked()
	}
	return engine.Refusal{Reason: r.Reason, Cite: r.Cite, Card: a.Card, N: int32(r.N), Now: int32(r.Now)}
}

// untimely is why it is not the moment for a player to do something with such a card, whatever that player holds.
func untimely(m *engine.Match, q *engine.Question, p engine.Player, v engine.Verb, d engine.Def) engine.Refusal {
	g := On(m)
	t := Trial{Q: q, Card: &g.Parts.Cards[d], P: p, Whom: engine.NoPlayer, Verb: v}
	no := g.Parts.judge.Lists[v].FirstOf(g, t, int(d), g.Rules.Demanded()[v].Rows,
		append([]engine.Reason{NotYourTurn, NotUnderAttack}, g.Parts.Untimely...))
	return engine.Refusal{Reason: no.Reason, Cite: no.Cite}
}

func (g *Match) whyNot(q *engine.Question, a *engine.Attempt) ruling {
	if q == nil {
		return ruling{Reason: GameIsOver, Cite: g.ended(engine.Clause(g.Count(engine.NoPlayer, Over)))}
	}
	t := Trial{Q: q, P: a.Player, Whom: a.Whom, Verb: a.Verb}.of(g, a.Card)
	if q.Kind != AskTurn && q.Player == a.Player && asks(q, a.Verb) {
		return g.judgeAnswer(t)
	}
	if g.SettingUp && moves(t.Verb) { // what would be moved with does not lie there yet
		return asked(g, t, ruling{Reason: AnswerFirst})
	}
	if r := g.judge(t); !r.OK() {
		return r
	}
	if allows := g.permission(a.Verb); allows != 0 {
		return engine.No(SwitchedOff, allows) // it could be done, if more were allowed than is
	}
	if !isTurn(g, t) {
		return asked(g, t, ruling{Reason: AnswerFirst})
	}
	return g.notAsked()
}

// notAsked says that nothing lets a player do that: neither what a turn consists of nor whose turn it is.
func (g *Match) notAsked() ruling {
	return ruling{Reason: NotAsked, Cite: g.FirstOn(g.Parts.Cites.NothingElse, g.Parts.Cites.TurnClockwise)}
}

// asks says whether a verb is among the legal answers of a question.
func asks(q *engine.Question, v engine.Verb) bool {
	for i := range q.Answers {
		if q.Answers[i].Verb == v {
			return true
		}
	}
	return false
}

// of is the same attempt, said of a card.
func (t Trial) of(g *Match, x engine.CardID) Trial {
	t.X, t.Z, t.Card = x, g.In(x), g.Card(x)
	return t
}

// judge says what forbids a move, or something that nothing asks for.
func (g *Match) judge(t Trial) ruling {
	v := t.Verb
	if v == VerbBuy && onStack(g, t) {
		v = VerbDefeat
	}
	return g.judgeBy(v, t)
}

func (g *Match) judgeBy(v engine.Verb, t Trial) ruling {
	return g.Parts.judge.Lists[v].First(g, t, int(g.Def(t.X)), g.Rules.Demanded()[v].Rows)
}

// tries is what the player who is asked tries with a card.
func (g *Match) tries(q *engine.Question, v engine.Verb, x engine.CardID) Trial {
	return Trial{Q: q, Card: g.Card(x), P: q.Player, Whom: engine.NoPlayer, Verb: v, X: x, Z: g.In(x)}
}

// May says whether the player who is asked may do something, with a card or with none, where all that is given holds.
func (g *Match) May(v engine.Verb, q *engine.Question, x engine.CardID) bool {
	rows := g.Rules.Demanded()[v].Offers[g.Def(x)]
	return rows == 0 || rows != engine.Never && g.Parts.judge.Lists[v].All(g, g.tries(q, v, x), rows)
}

// permission is the clause that would allow the last thing of its sort and is off in this run, zero if it is none.
func (g *Match) permission(v engine.Verb) engine.Clause {
	c := g.Parts.Cites
	switch {
	case v == VerbPlay && !g.Rules.On(c.PlayAnyOrder):
		return c.PlayAnyOrder
	case v == VerbBuy && !g.Rules.On(c.BuyKicks):
		return c.BuyKicks
	case v != VerbPlay && v != VerbBuy && !g.Rules.On(c.BuyPass):
		return c.BuyPass
	}
	return 0
}

// judgeAnswer says why something is no answer to the question that a rule or a text asks the player.
func (g *Match) judgeAnswer(t Trial) ruling {
	if t.Verb == VerbDefend {
		if r := g.judgeBy(g.Parts.AsDefense(), t); !r.OK() {
			return r
		}
	}
	if t.Verb >= OwnMove { // what only one game has, demands what that game says
		if r := g.judgeBy(t.Verb, t); !r.OK() {
			return r
		}
	}
	return g.judgeBy(engine.NoVerb, t)
}

// moves says whether a verb is one of the moves of a turn.
func moves(v engine.Verb) bool {
	return v == VerbPlay || v == VerbBuy || v == VerbDefeat || v == VerbEndTurn || v == engine.VerbUse || v >= OwnMove
}
