package deckbuilder

import (
	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// By which rules a card is one of those that a text asks for, or is none of them.

// anyType are the types that a card without one would have if no rule said that it has none.
const anyType = Starter | Hero | Villain | SuperPower | Equipment

// untyped says of a card of the stacks beside the Line-Up that it has no type.
func (c *Card) untyped() bool {
	return c.Sort == WeaknessCard || c.Sort == KickCard && c.Types == NoType
}

// hasCost says whether a card has a cost for what asks for one: a Weakness has none where no rule says that it costs
// nothing.
func (g *Match) hasCost(c engine.CardID) bool {
	return g.Sort(c) != WeaknessCard || g.Rules.On(g.Parts.Cites.WeaknessCostZero)
}

// tellsWhy says whether anybody reads by which rules cards are found, in a game that says so.
func (g *Match) tellsWhy() bool { return g.Parts.TellsWhy && g.Noticed(NoFurther, 0) }

// rests cites, of what a sentence does with cards, the rules on which it rests which cards these are: what is called
// different, and what keeps those that are there from being any of them.
func (g *Match) rests(f *Frame, s *cardtext.Selector) By {
	by := f.By
	if s == nil || len(s.Zones) == 0 || len(s.Tests) == 0 || !g.tellsWhy() {
		return by
	}
	if hasTest(s.Tests, keyDifferent) {
		by = by.AlsoIfRoom(g.Parts.Cites.DifferentCards)
	}
	var want Want
	if !g.wanted(f, s, &want) {
		return by
	}
	for z := range g.zonesOf(f, s) {
		if g.Any(&want, z) {
			return by
		}
	}
	for z := range g.zonesOf(f, s) {
		by = by.AlsoIfRoom(g.keepsFrom(&want, z))
	}
	return by
}

// gathered cites, of cards that a condition or a number is about, by which rules they are those, or there are none.
func (g *Match) gathered(f *Frame, s *cardtext.Selector, cards []engine.CardID) {
	if len(cards) == 0 {
		f.By = g.rests(f, s)
	}
	for _, c := range cards {
		f.By = g.foundAs(f.By, s, c)
	}
}

// keepsFrom is the rule by which a zone holds no card of those that a text wants, zero where there is none like them.
func (g *Match) keepsFrom(want *Want, z engine.Zone) engine.Clause {
	of := *want
	of.Is = NoType
	for c := range g.Cards(z) {
		if want.Is&anyType != 0 && g.Card(c).untyped() && g.Wants(&of, c) {
			return g.Parts.Cites.WeaknessNoType
		}
	}
	if z != LineUp {
		return 0
	}
	of = *want
	of.Known = hasTest(want.tests, keyBears) // of what nobody knows, nobody asks that
	for _, stack := range besideLineUp {
		c := g.Top(stack)
		if c != 0 && stack != MainDeck && (stack != BossStack || g.Flag(c, FaceUp)) && g.Wants(&of, c) {
			return g.Parts.Cites.NotLineUp
		}
	}
	return 0
}

// zonesOf are the zones in which the cards of a selector are looked for.
func (g *Match) zonesOf(f *Frame, s *cardtext.Selector) func(yield func(engine.Zone) bool) {
	return func(yield func(engine.Zone) bool) {
		for i := range s.Zones {
			p := &s.Zones[i]
			if p.Of != cardtext.EachPlayer {
				if (p.Of != cardtext.Attacker || f.Attacker != engine.NoPlayer) && !yield(g.place(f, p)) {
					return
				}
				continue
			}
			for q := range g.From(engine.NoPlayer) {
				if !yield(g.Zone(q, p.Zone)) {
					return
				}
			}
		}
	}
}

// foundAs cites of a card that a text has found by what rule alone it is one of those: a Weakness that costs nothing,
// or is of no type, or is called after a keyword.
func (g *Match) foundAs(by By, s *cardtext.Selector, c engine.CardID) By {
	for i := range s.Tests {
		by = g.worded(by, &s.Tests[i], c)
	}
	if !g.Card(c).untyped() || !g.tellsWhy() {
		return by
	}
	for i := range s.Tests {
		switch t := &s.Tests[i]; {
		case t.Key == keyCost && g.Sort(c) == WeaknessCard:
			by = by.AlsoIfRoom(g.Parts.Cites.WeaknessCostZero)
		case t.Key == keyNoType && Types(t.Bits)&anyType != 0:
			by = by.AlsoIfRoom(g.Parts.Cites.WeaknessNoType)
		}
	}
	return by
}

// rest is a Location that does nothing for a card which is played, and by which clauses.
type rest struct {
	location engine.CardID
	cite     engine.Clauses
}

// resting gives the Locations that have waited for such a card as a player has just played, and do nothing now: it is
// not the first of the turn, or they have had their effect. Each is given once in a turn, where one would ask why.
func (g *Match) resting(p engine.Player, e *engine.Event) (out []rest) {
	if !g.tellsWhy() || g.Active() != p {
		return nil
	}
	for x := range g.Cards(g.Zone(p, InPlay)) {
		card := g.Card(x)
		if x == e.Card || card.Types&Location == 0 || !g.WorksNow(p, x) {
			continue
		}
		for i := range card.Waits {
			w := waiting{card: card, text: &card.Waits[i], at: i}
			if cite := g.restsBy(p, x, &w, e); cite != 0 {
				out = append(out, rest{x, cite})
			}
		}
	}
	return out
}

// restsBy cites why a text of a Location does nothing for a card that is played, zero if it acts, does not wait for
// such a card, or has done nothing for another one in this turn already.
func (g *Match) restsBy(p engine.Player, x engine.CardID, w *waiting, e *engine.Event) engine.Clauses {
	on, c := &w.text.On, g.Parts.Cites
	if on.Event != eventPlays || w.text.If != nil || !g.played(on, e) || !g.firstDraws(w.text) {
		return 0
	}
	memos, since := g.Memos(), 0
	for i, m := range memos {
		if m.What == Played && m.Card == x {
			since = i + 1 // it has not seen itself come
		}
	}
	missed, seen := g.playedSuch(p, on, memos[:since]), g.playedSuch(p, on, memos[since:])
	once := g.states(c.LocationOncePerTurn)
	used := (once || w.text.Once) && g.usedNow(x, useOf(w))
	cite := w.card.Cite
	switch late := on.First && missed > 0; {
	case late && seen > 0, !late && seen > 1, !late && seen == 0 && !used, !on.First && !used:
		return 0
	case on.First:
		cite = cite.And(g.Parts.firstOfType(w.text))
	}
	if used && once {
		cite = cite.And(c.LocationOncePerTurn)
	}
	return cite
}
