package champions

import (
	"cmp"
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// The judge says whether something is legal, and what forbids it. Both come from one table (demands.go): a thing is
// offered where all that its verb demands holds, and refused by the first thing that does not.

// no is a ruling against an attempt.
func no(r engine.Reason, cs ...engine.Clause) ruling { return engine.No(r, cs...) }

// whyNot judges an attempt that is not among the legal answers of the open question (nil when the game is over).
func whyNot(m *engine.Match, q *engine.Question, a engine.Attempt) engine.Refusal {
	g := On(m)
	r := g.judge(q, &a)
	if r.OK() && q != nil { // it is not forbidden, and still no answer to what is asked
		r.Reason, r.Cite = NotOffered, q.Cite
	}
	if left := m.Rules.InForce(r.Cite); left != 0 && r.Reason != SwitchedOff { // a rule that is off forbids nothing
		r.Cite = left
	}
	out := engine.Refusal{Reason: r.Reason, Cite: r.Cite, Card: cmp.Or(r.Card, a.Card), Source: r.By}
	out.N, out.Now = int32(r.N), int32(r.Now)
	if q != nil && a.Verb == engine.VerbUse && a.Card != 0 {
		for _, x := range g.judgeEach(r, a.Player, a.Card) {
			out.Ways, out.Cite = append(out.Ways, engine.Way{Option: x.option, Reason: x.Reason}), out.Cite.With(x.Cite)
		}
	}
	return out
}

// untimely is why it is not the moment for a player to do something with such a card, whatever that player holds.
func untimely(m *engine.Match, q *engine.Question, p engine.Player, v engine.Verb, d engine.Def) engine.Refusal {
	g := On(m)
	t := trial{k: &g.Box.Cards[d], q: q, p: p}
	no := g.Box.judge.Lists[v].FirstOf(g, t, int(d), g.Rules.Demanded()[v].Rows,
		[]engine.Reason{NotYourTurn, OnRequestOnly, NoAttack})
	return engine.Refusal{Reason: no.Reason, Cite: no.Cite}
}

// way is an action of a card that has several, and what forbids it.
type way struct {
	option engine.Option
	ruling
}

// judgeEach says what forbids each of several actions of a card, where that is more than one thing and one of them is
// why the card is refused: none of them alone says why nothing of the card can be used.
func (g *Match) judgeEach(refused ruling, p engine.Player, c engine.CardID) []way {
	var ways []way
	leads, differ := false, false
	for i := range g.Card(c).Abilities {
		ab := &g.Card(c).Abilities[i]
		if ab.Moment != Action {
			continue
		}
		r := g.judgeUse(p, c, i, nil)
		if r.OK() {
			return nil // what forbids it is none of this
		}
		ways = append(ways, way{ab.Option, r})
		leads, differ = leads || r.Reason == refused.Reason, differ || r.Reason != ways[0].Reason
	}
	if !leads || !differ {
		return nil
	}
	return ways
}

func (g *Match) judge(q *engine.Question, a *engine.Attempt) ruling {
	if q == nil {
		over, result := engine.Clause(g.global(Over)), book.WinPlayers
		if g.global(Won) == 0 {
			if result = over; over == book.MainSchemeLastStage {
				result = book.WinVillain
			}
		}
		return no(GameIsOver, over, result)
	}
	t := g.trial(a.Player, a.Card)
	t.q, t.a, t.whom = q, a, a.Whom
	own := q.Kind != AskTurn && q.Player == a.Player
	if own && asks(q, a.Verb) && a.Verb != VerbPlay && a.Verb != engine.VerbUse {
		return g.ruling(toAnswer, t)
	}
	if r := g.ruling(int(a.Verb), t); !r.OK() {
		return r
	}
	return g.noMoment(t)
}

// noMoment is what is said of an attempt against which nothing stands: that it is not its moment.
func (g *Match) noMoment(t trial) ruling {
	switch {
	case t.a.Verb == VerbPlay:
		return ruling{}
	case t.a.Verb == VerbAsk:
		return no(NothingToAsk, book.PlayerTurnAskOther, book.PlayerTurnOtherDecides)
	}
	if r := g.firstAction(t); !r.OK() {
		return r
	}
	return ruling{Reason: AnswerFirst, Cite: t.q.Cite}
}

// trial is an attempt of a player with a card.
func (g *Match) trial(p engine.Player, c engine.CardID) trial {
	return trial{k: g.Card(c), c: c, p: p, whom: engine.NoPlayer}
}

// with is the same attempt, to use an ability of the card; e is what it waits for.
func (t trial) with(i int, e *engine.Event) trial {
	t.i, t.e = uint8(i), e
	return t
}

// kind is the number by which the rows of a list speak of an attempt.
func (g *Match) kind(list int, t trial) int {
	d, on := g.Shown(t.c)
	switch {
	case list == toInitiate || list == toBeReady:
		return g.Box.first[d] + int(t.i)
	case on&FaceDown != 0: // a Drone
		return len(g.Box.Cards)
	}
	return int(d)
}

// ruling gives the refusal by the first row of a list that does not hold.
func (g *Match) ruling(list int, t trial) ruling {
	return g.Box.judge.Lists[list].First(g, t, g.kind(list, t), g.Rules.Demanded()[list].Rows)
}

// holds says whether all rows of a list hold, where all that is given does.
func (g *Match) holds(list int, t trial) bool {
	rows := g.Rules.Demanded()[list].Offers[g.kind(list, t)]
	return rows == 0 || rows != engine.Never && g.Box.judge.Lists[list].All(g, t, rows)
}

// legal says whether a player who is asked what is next may do something with a card.
func (g *Match) legal(v engine.Verb, q *engine.Question, p engine.Player, c engine.CardID) bool {
	rows := g.Rules.Demanded()[v].Offers[g.kind(int(v), trial{c: c})]
	if rows == 0 || rows == engine.Never {
		return rows == 0
	}
	t := g.trial(p, c)
	t.q = q
	return g.Box.judge.Lists[v].All(g, t, rows)
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

// offered says whether a card is among the legal answers of a question.
func offered(q *engine.Question, c engine.CardID) bool {
	for i := range q.Answers {
		if q.Answers[i].Card == c && c != 0 {
			return true
		}
	}
	return false
}

// moment cites when the first ability of a card that waits may be used, and where that moment has come and gone, that
// it is over.
func (g *Match) moment(c engine.CardID) engine.Clauses {
	when, closed := book.InterruptWhenConditionOccurs, book.InterruptClosedAfterPasses
	if g.Card(c).at(Response) >= 0 {
		when, closed = book.ResponseAfterCondition, book.ResponseClosed
	}
	if slices.Contains(g.past, g.Ref(c)) {
		return engine.Cite(when, closed)
	}
	return engine.Cite(when)
}
