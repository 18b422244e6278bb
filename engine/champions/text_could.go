package champions

import (
	"math"
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// Whether what a card says could change anything.

// could says whether a text could change the game: its first sentence that asks for a choice has one, and something of
// it would act (mc.ability.must-change-state, mc.choose.no-choice-no-ability).
func (g *Match) could(by By, e *engine.Event, t cardtext.Text) bool {
	f := g.texts.Open(by)
	f.Event = e
	f.It.Many = math.MaxInt16 // what is not paid yet is as much as is wanted
	defer g.texts.Close()
	return g.couldAny(f, t)
}

func (g *Match) couldAny(f *Frame, t cardtext.Text) bool {
	for i := range t {
		if g.couldDo(f, &t[i]) {
			return true
		}
	}
	return false
}

// couldWhen looks at what would be done as things are. How it will be paid is not known yet, and what hangs on what the
// sentences before it give promises nothing by itself.
func (g *Match) couldWhen(f *Frame, s *cardtext.Step) bool {
	switch {
	case hangsOn(s.If, givenBefore):
		return false
	case hangsOn(s.If, func(c *cardtext.Cond) bool { return c.Op == condPaid }):
		return g.couldAny(f, s.Body) || g.couldAny(f, s.Else)
	case cardtext.Holds[By](texter{g}, f, s.If):
		return g.couldAny(f, s.Body)
	}
	return g.couldAny(f, s.Else)
}

// hangsOn says whether a condition or a part of it is such.
func hangsOn(c *cardtext.Cond, such func(c *cardtext.Cond) bool) bool {
	return such(c) || slices.ContainsFunc(c.All, func(x *cardtext.Cond) bool { return hangsOn(x, such) })
}

// givenBefore is a condition about what sentences before it have given.
func givenBefore(c *cardtext.Cond) bool {
	return c.Op == cardtext.Is || found(c.Of) || reckonsFound(c.A) || reckonsFound(c.B)
}

func found(s *cardtext.Selector) bool {
	return s != nil && (s.How == cardtext.It || s.How == cardtext.Called)
}

func reckonsFound(a *cardtext.Amount) bool {
	return a != nil && (a.Op == amountKinds || found(a.Of) || reckonsFound(a.A) || reckonsFound(a.B) ||
		a.If != nil && hangsOn(a.If, givenBefore))
}

func (g *Match) couldDo(f *Frame, s *cardtext.Step) bool {
	switch s.Verb {
	case cardtext.When:
		return g.couldWhen(f, s)
	case cardtext.ChooseOne:
		return slices.ContainsFunc(s.Ways, func(way cardtext.Text) bool { return g.couldAny(f, way) })
	case doDraw:
		return g.couldDraw(f, s)
	case doDamage, doAttack:
		return g.couldDamage(f, s)
	case doThwart, doRemoveThreat:
		return g.anyScheme(nil)
	case doHeal:
		if s.What.How == faceCard && g.Def(g.identity(f.By.Player)) != s.What.Card {
			return false
		}
		return g.anySuch(f, s.What, func(c engine.CardID) bool { return g.Sustained(c) > 0 })
	case doReady:
		return g.anySuch(f, s.What, func(c engine.CardID) bool { return g.Flag(c, Exhausted) })
	case doMoveDamage:
		return g.Sustained(g.identity(f.By.Player)) > 0
	case doPut:
		return s.What.How == cardtext.This || g.Len(g.place(f, &s.What.Zones[0])) > 0
	case doShuffle:
		return false
	case doStun:
		return f.By.Card != 0 && (g.Card(f.By.Card).Aspect == Encounter ||
			g.anySuch(f, s.What, func(c engine.CardID) bool {
				return !g.Flag(c, Stunned)
			}))
	case doConfuse:
		return g.anySuch(f, s.What, func(c engine.CardID) bool { return !g.Flag(c, Confused) })
	case doSearchDeck:
		return g.drawable(f.By.Player)
	case doDiscard:
		return s.What.How != cardtext.One || g.any(g.fitting(f, s.What))
	}
	return true
}

func (g *Match) couldDraw(f *Frame, s *cardtext.Step) bool {
	if s.Who == cardtext.You {
		return g.drawable(f.By.Player)
	}
	return anybodyCanDraw(g, f.By, nil)
}

// couldDamage says whether anybody takes the damage of a sentence, by an attack or without one.
func (g *Match) couldDamage(f *Frame, s *cardtext.Step) bool {
	byAttack := s.Verb == doAttack
	switch s.What.How {
	case cardtext.One, cardtext.Each:
		some := s.N.Op == cardtext.ThatMany || cardtext.Reckon[By](texter{g}, f, s.N) > 0
		return some && g.anyVictim(f.By, byAttack, g.narrower(f, s.What))
	case cardtext.That:
		if f.Event == nil {
			return true
		}
		by, c := f.By, f.Event.Card
		if byAttack {
			by, c = g.thatEnemy(by, c)
		}
		return g.inPlay(c) && !g.immune(by, c)
	}
	return true
}

// anySuch says whether a card that a selector means is such.
func (g *Match) anySuch(f *Frame, s *cardtext.Selector, such func(c engine.CardID) bool) bool {
	if s.How == cardtext.One {
		return g.any(func(c engine.CardID) bool { return g.means(f, s, c) && such(c) })
	}
	c := g.one(f, s)
	if s.How == targetCard {
		_, c = g.thatEnemy(f.By, c)
	}
	return g.inPlay(c) && such(c)
}
