package deckbuilder

import "tablereferee/engine"

// Want is what a text asks of a card that is chosen; the zero Want takes any. That it is data lets the judge say what a card lacks.
type Want struct {
	Is     Types                      // one of these types
	Not    Types                      // none of these types
	Least  int                        // a cost of at least this; none is below zero
	Below  int                        // a cost less than this, unless it is zero
	Thawed bool                       // no Frozen token, where the clause about them holds
	Only   func(c engine.CardID) bool // whatever else; nil asks nothing more
}

// Wants says whether a card is what a text asks for.
func (g *Game) Wants(w *Want, c engine.CardID) bool {
	switch {
	case w.Is != 0 && !g.Is(c, w.Is),
		w.Not != 0 && g.Is(c, w.Not),
		g.Cost(c) < w.Least,
		w.Below > 0 && g.Cost(c) >= w.Below,
		w.Thawed && g.Tokens(c, Frozen) > 0 && g.Rules.On(g.Kit.Cites.Frozen):
		return false
	}
	return w.Only == nil || w.Only(c)
}

// Any says whether a card that a text asks for lies in one of some zones.
func (g *Game) Any(w Want, zones ...engine.Zone) bool {
	for _, z := range zones {
		for c := range g.Cards(z) {
			if g.Wants(&w, c) {
				return true
			}
		}
	}
	return false
}

// NotDefined says of the cards of a zone that a text wants why they were not offered, where all are cards whose effect is not defined.
func (g *Game) NotDefined(by By, w Want, z engine.Zone) {
	known := w
	known.Only = func(c engine.CardID) bool { return !g.Card(c).Unknown }
	if g.Any(known, z) {
		return
	}
	for c := range g.Cards(z) {
		if g.Wants(&w, c) {
			g.Say(engine.Event{Kind: Undefined, Actor: by.Player, Player: by.Player, Card: c, Source: by.Text, Cite: engine.Cite(g.Kit.Cites.UnknownEffect).With(by.Cite)})
		}
	}
}

// Choose asks a player for one card among zones; zero if none is what is wanted, or if it is declined.
func (g *Game) Choose(by By, p engine.Player, kind engine.QuestionKind, verb engine.Verb, optional bool, want Want, zones ...engine.Zone) engine.CardID {
	if kind == AskDestroy {
		by = by.Also(g.Kit.Cites.DestroyChoose)
	}
	fits := func(c engine.CardID) bool { return g.Wants(&want, c) }
	q := g.Question(p, kind, by.Text, by.Cite)
	for _, z := range zones {
		q.Cards(verb, z, fits)
		if z == LineUp && (!g.Rules.On(g.Kit.Cites.NotLineUp) || kind == AskFreeze && !g.Rules.On(g.Kit.Cites.FrozenPlace)) {
			g.offerStacks(q, verb, fits)
		}
	}
	if len(q.Answers) == 0 {
		return 0
	}
	if kind == AskDestroy && !g.Rules.On(g.Kit.Cites.DestroyChoose) {
		q.Answers = q.Answers[:1]
	}
	if optional {
		q.Decline()
	}
	several := len(q.Answers) > 1
	// What can be said of it stays for the judge; Only does not, or every text that has one would allocate.
	g.want, g.wants = Want{Is: want.Is, Not: want.Not, Least: want.Least, Below: want.Below, Thawed: want.Thawed}, true
	g.asker, g.says = p, verb
	g.among = [4]engine.Zone{}
	copy(g.among[:], zones)
	c := g.Ask(q).Card
	g.wants = false
	if g.asked = 0; several {
		g.asked = c
	}
	return c
}

// offerStacks adds the top cards of the stacks, as if they belonged to the Line-Up.
func (g *Game) offerStacks(q *engine.Question, verb engine.Verb, fits func(c engine.CardID) bool) {
	for _, z := range [...]engine.Zone{MainDeck, KickStack, WeaknessStack, BossStack} {
		if c := g.Top(z); c != 0 && fits(c) {
			q.Card(verb, c)
		}
	}
}
