package deckbuilder

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// What a text could do, before it is asked or paid for.

// could says whether a text would do something; fully, whether it can be done to its end, as a cost must.
func (g *Match) could(by By, t cardtext.Text, fully bool) bool {
	f := g.frames.Open(by)
	defer g.frames.Close()
	return g.couldAll(f, t, fully)
}

// couldAll is could for a text whose frame is open.
func (g *Match) couldAll(f *Frame, t cardtext.Text, fully bool) bool {
	for i := range t {
		if g.couldDo(f, &t[i]) != fully {
			return !fully
		}
	}
	return fully
}

// couldDo says whether a sentence would do something.
func (g *Match) couldDo(f *Frame, s *cardtext.Step) bool {
	switch {
	case s.Aimed && f.Attacker == engine.NoPlayer:
		return false
	case s.What != nil && pointsAt(s.What):
		return g.couldWith(f, s)
	case s.Verb == cardtext.When && cardtext.Holds[By](texter{g}, f, s.If):
		return g.couldAll(f, s.Body, false)
	case s.Verb == cardtext.When:
		return g.couldAll(f, s.Else, false)
	case s.Verb == cardtext.ChooseOne:
		return slices.ContainsFunc(s.Ways, func(way cardtext.Text) bool { return g.couldAll(f, way, false) })
	case s.N != nil && s.What == nil:
		return g.couldCount(f, s)
	case s.Verb == doLook && len(s.Marks) > 0:
		return g.Len(g.Zone(f.By.Player, Deck)) > 0
	case (s.Verb == doReveal || s.Verb == doLook) && s.What.Zones[0].Of != cardtext.Nobody:
		p := g.own(f, s.What.Zones[0].Of)
		return g.Len(g.Zone(p, Deck))+g.Len(g.Zone(p, Discard)) > 0
	case s.What == nil || len(s.What.Zones) == 0:
		return true
	}
	return g.couldFind(f, s)
}

// pointsAt says whether a text means certain cards: itself, that of its event, or those it has found.
func pointsAt(s *cardtext.Selector) bool {
	switch s.How {
	case cardtext.That, cardtext.This, cardtext.It, cardtext.Called:
		return true
	}
	return false
}

// couldWith says whether a sentence would do something with such cards.
func (g *Match) couldWith(f *Frame, s *cardtext.Step) bool {
	switch s.What.How {
	case cardtext.That:
		return g.staysThere(f.Event) && !g.isGone(f.Event.Card)
	case cardtext.This:
		switch {
		case s.Verb == doDestroy:
			return !g.isGone(f.By.Self)
		case s.Verb == doDiscard:
			return g.couldDiscard(f.By.Player, f.By.Self)
		}
		return !takes(s) || g.kept(f.By.Self) == 0
	}
	found := f.Called(s.What.Name)
	return g.anyThere(found) && (s.Verb != doDestroy || !gone(g, found)) && !(takes(s) && g.allKept(found))
}

// couldFind says whether a sentence would find as many cards as it looks for.
func (g *Match) couldFind(f *Frame, s *cardtext.Step) bool {
	n := 1
	if s.What.How == cardtext.Exactly {
		n = cardtext.HowMany[By](texter{g}, f, s.What.N)
	}
	var want Want
	if !g.wantedBy(f, s, &want) {
		return false
	}
	if s.What.Name > 0 {
		return g.thereOf(f.Called(s.What.Name)) >= n
	}
	var names []engine.Def
	if hasTest(s.What.Tests, keyDifferent) && g.Rules.On(g.Parts.Cites.DifferentCards) { // none has been chosen yet
		it := f.It
		f.GiveNone()
		defer func() { f.It = it }()
		names = []engine.Def{0}
	}
	for i := range s.What.Zones {
		z := g.place(f, &s.What.Zones[i])
		if s.Apart != 0 && z == g.leftBy(f, s) && g.Wants(&want, f.By.Self) {
			n--
		}
		for c := range g.Cards(z) {
			if s.Apart != 0 && c == f.By.Self || !g.Wants(&want, c) || slices.Contains(names, g.Def(c)) {
				continue
			}
			if n--; names != nil {
				names = append(names, g.Def(c))
			}
		}
		if n <= 0 {
			return true
		}
	}
	return false
}

// leftBy is where the sentences of a cost before a choice have left the card itself by then, the box if they have not.
func (g *Match) leftBy(f *Frame, s *cardtext.Step) engine.Zone {
	switch s.Apart {
	case inDiscard:
		return g.Zone(f.By.Player, Discard)
	case outOfGame:
		return Destroyed
	}
	return engine.Box
}

// anyThere says whether one of some cards is there to do something with.
func (g *Match) anyThere(found *cardtext.Found) bool { return g.thereOf(found) > 0 }

// thereOf is how many of some cards are there to do something with.
func (g *Match) thereOf(found *cardtext.Found) int {
	n := 0
	for i := range found.Cards {
		if g.isThere(found, i) {
			n++
		}
	}
	return n
}

// isThere says whether one of some cards is there to do something with: of one of which it is known where it was seen,
// whether it is there still.
func (g *Match) isThere(found *cardtext.Found, i int) bool {
	return found.Was[i]&wasSeen == 0 || g.isSeen(found, i)
}

// staysThere says whether the card of an event still lies where that has left it, and can be touched there: among the
// defeated bosses it cannot, in a game that has a pile of these.
func (g *Match) staysThere(e *engine.Event) bool {
	to := e.To
	if e.Kind == TakeTypes { // it moves no card
		to = g.Zone(e.Player, InPlay)
	}
	if pile, p := g.Parts.Defeated, g.Owner(to); pile != 0 && p != engine.NoPlayer && to == g.Zone(p, pile) {
		return false
	}
	return g.In(e.Card) == to
}

// couldCount says whether a sentence that does so much of something would do any of it.
func (g *Match) couldCount(f *Frame, s *cardtext.Step) bool {
	if s.N.Op != cardtext.Printed && cardtext.HowMany[By](texter{g}, f, s.N) == 0 {
		return false
	}
	switch p := g.own(f, s.Who); s.Verb {
	case doPower, doDiscount:
		return !g.lostAtOnce(p)
	case doLoseTokens:
		return g.Count(p, VP) > 0
	case doSteal:
		victim := g.own(f, s.Whom)
		return victim != engine.NoPlayer && g.Count(victim, VP) > 0
	case doGainWeakness:
		if no := g.Parts.NoGain; no != nil && no(g, f.By, p) != 0 {
			return false
		}
		if (s.Apart == inFull || g.isPrice(s)) && g.Rules.On(g.Parts.Cites.WeaknessWholePrice) {
			return g.Len(WeaknessStack) >= cardtext.HowMany[By](texter{g}, f, s.N)
		}
		return g.Len(WeaknessStack) > 0 || !g.Rules.On(g.Parts.Cites.WeaknessEmpty)
	case doDraw:
		return g.Len(g.Zone(p, Deck))+g.Len(g.Zone(p, Discard)) > 0
	}
	return true
}

// couldAct says whether the ability of a card would do something: what it costs can be done to the end, and if it costs
// nothing, something of it.
func (g *Match) couldAct(p engine.Player, x engine.CardID) bool {
	card := g.Card(x)
	by := By{Player: p, Self: x, Text: x, Cite: card.Cite}
	if len(card.Action.Cost) > 0 {
		return g.could(by, card.Action.Cost, true)
	}
	return g.could(by, card.Action.Text, false)
}

// unpaidAct cites by which rules the Weaknesses cannot be taken that the ability of a card asks for.
func (g *Match) unpaidAct(p engine.Player, x engine.CardID) engine.Clauses {
	action := g.Card(x).Action
	if action == nil {
		return 0
	}
	f := g.frames.Open(By{Player: p, Self: x, Text: x, Cite: g.Card(x).Cite})
	defer g.frames.Close()
	return g.unpaidIn(f, action.Cost).WithIfRoom(g.unpaidIn(f, action.Text))
}

// unpaidIn cites the same of a text whose frame is open.
func (g *Match) unpaidIn(f *Frame, t cardtext.Text) (cite engine.Clauses) {
	for i := range t {
		s := &t[i]
		cite = cite.AndIfRoom(g.unpaid(f, s)...)
		if s.Verb == doDiscard && s.What.How == cardtext.Exactly && !g.couldDo(f, s) {
			cite = cite.AndIfRoom(g.Parts.Cites.DiscardLess)
		}
	}
	return cite
}
