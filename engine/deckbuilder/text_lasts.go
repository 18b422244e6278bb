package deckbuilder

import (
	"math/bits"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// What goes on over a turn, and what a card gives when it is destroyed.

// overTheTurn does what a text says for each of this turn, at once for those that have been, and begins to wait for
// those to come.
func (g *Match) overTheTurn(f *Frame, s *cardtext.Step) cardtext.Outcome {
	n, none := 0, f.By
	for _, c := range s.Cites {
		if c.First {
			f.By = f.By.Also(c.Clause)
		}
	}
	if hasTest(s.Event.Tests, keySame) {
		n = g.othersPlayed(f.By)
	} else {
		n = g.paysFor(f, s, byType(s.Event.Tests))
	}
	once := hasTest(s.Event.Tests, keyOnce)
	if once {
		n = min(n, 1)
	}
	for i := range s.Body {
		b := &s.Body[i]
		switch much := n * cardtext.HowMany[By](texter{g}, f, b.N); {
		case b.Verb == doDraw && much > 0:
			g.Draw(f.By, f.By.Player, much)
		case b.Verb == doTokens:
			g.GainTokens(f.By, f.By.Player, much)
		case much > 0:
			g.Power(f.By, much)
		default:
			g.NoneYet(none)
		}
	}
	if !once || n == 0 {
		g.lingers(f.By, s)
	}
	return cardtext.Done
}

// lingers begins to wait for the rest of the turn.
func (g *Match) lingers(by By, s *cardtext.Step) {
	g.Lasts(by, int(s.Word), g.Ref(by.Self), UntilEndOfTurn)
}

// paysFor is for how many cards of some types, or of any, played this turn already, a text pays: once for each,
// whatever it is.
func (g *Match) paysFor(f *Frame, s *cardtext.Step, t Types) int {
	n, by := 0, f.By
	for _, m := range g.Memos() {
		if m.What != Played || m.Player != by.Player || m.Card == by.Self && !g.countsItself(s) ||
			!g.named(s.Event, m.Card) {
			continue
		}
		if t == 0 {
			n++
			f.By = g.foundAs(f.By, &cardtext.Selector{Tests: s.Event.Tests}, m.Card)
			continue
		}
		types := Types(m.N) | g.taken(m.Card)
		if g.In(m.Card) == g.Zone(by.Player, InPlay) {
			types |= g.TypesOf(m.Card)
		}
		if types &= t; types != 0 {
			n += g.paidOnce(m.Card, types)
			f.By = g.paidBy(f.By, m.Card, types)
		}
	}
	return n
}

// countsItself says whether a text counts its own card, too.
func (g *Match) countsItself(s *cardtext.Step) bool {
	for i := range s.Event.Tests {
		if t := &s.Event.Tests[i]; t.Key == keyItself && !g.Rules.On(t.Clause) || t.Key == keyOthers {
			return false
		}
	}
	return true
}

// paidBy cites why a card of several types is paid for once.
func (g *Match) paidBy(by By, c engine.CardID, t Types) By {
	switch k := g.Card(c); {
	case t&AllTypes != 0 && t&^AllTypes != 0:
		return by.AlsoIfRoom(g.Parts.Cites.OwnedTypesOnce)
	case k.Owned != 0 || g.Flag(c, TakesTypes):
		return by.AlsoIfRoom(g.Parts.Cites.OwnedTypesOnce, g.Parts.Cites.OwnedTypes)
	case k.Sort == BossCard:
		return by.AlsoIfRoom(g.Parts.Cites.BossOneType)
	}
	return by
}

// paidOnce is how often a card pays that has some of the types that are paid for: once, whatever it is.
func (g *Match) paidOnce(c engine.CardID, t Types) int {
	n := 1
	if !g.Rules.On(g.Parts.Cites.OwnedTypesOnce) {
		n = bits.OnesCount8(uint8(t))
	}
	if g.Sort(c) == BossCard && !g.Rules.On(g.Parts.Cites.BossOneType) {
		n++
	}
	return n
}

// taken are the types that a card has taken this turn since it was played.
func (g *Match) taken(c engine.CardID) Types {
	t := NoType
	for _, m := range g.Memos() {
		if m.What == TookTypes && m.Card == c {
			t |= Types(m.N)
		}
	}
	return t
}

// lastsFor says whether a text that waits until the turn is over is meant by an event.
func lastsFor(m *engine.Match, a *engine.Acting) bool {
	g := On(m)
	s := g.Parts.waiting[a.ID].step
	if a.Event.Player != a.Player {
		return false
	}
	t := byType(s.Event.Tests)
	switch {
	case !g.named(s.Event, a.Event.Card):
		return false
	case t == 0 && !hasTest(s.Event.Tests, keySame):
		return true
	case t == 0: // of the same name as the text
		return g.Def(a.Event.Card) == g.Def(engine.CardID(a.A)) && a.Event.Card != a.Source.Card
	case a.Event.Kind == TakeTypes && g.Card(a.Event.Card).Types&t != 0 && g.Rules.On(g.Parts.Cites.OwnedTypesOnce):
		return false // paid for when it was played
	}
	return g.newTypes(a.Event)&t != 0
}

// newTypes are those with which a card is played, or that it takes besides.
func (g *Match) newTypes(e *engine.Event) Types {
	t := Types(e.N)
	if e.Kind == TakeTypes {
		t &^= g.Card(e.Card).Types
	}
	return t
}

// lastsActs does for one more what a text does over the turn: as often as if that had been before.
func lastsActs(m *engine.Match, a *engine.Acting) {
	g := On(m)
	s := g.Parts.waiting[a.ID].step
	g.hasWaited(s.Event)
	f := g.frames.Open(g.LastingBy(a))
	f.Event = a.Event
	for _, c := range s.Cites {
		if !c.First && (c.If == nil || cardtext.Holds[By](texter{g}, f, c.If)) {
			f.By = f.By.Also(c.Clause)
		}
	}
	times, once := 1, hasTest(s.Event.Tests, keyOnce)
	if t := byType(s.Event.Tests); t != 0 {
		if !once {
			times = g.paidOnce(a.Event.Card, g.newTypes(a.Event)&t)
		}
		switch k, t := g.Card(a.Event.Card), Types(a.Event.N)&byType(s.Event.Tests); {
		case t&AllTypes != 0 && t&^AllTypes != 0:
			f.By = f.By.AlsoIfRoom(g.Parts.Cites.OwnedTypesOnce)
		case k.Owned != 0 || a.Event.Kind == TakeTypes:
			f.By = f.By.AlsoIfRoom(g.Parts.Cites.OwnedTypesOnce, g.Parts.Cites.OwnedTypes)
		case k.Sort == BossCard:
			f.By = f.By.AlsoIfRoom(g.Parts.Cites.BossOneType)
		}
	}
	f.By = g.foundAs(f.By, &cardtext.Selector{Tests: s.Event.Tests}, a.Event.Card)
	f.By = f.By.AlsoIfRoom(g.Parts.Cites.TriggersWaitReading)
	for range times {
		cardtext.Run[By](texter{g}, f, s.Body)
	}
	g.frames.Close()
	if once {
		g.Expire(func(e *engine.Effect) bool { return e.Ability != a.ID || e.Source != a.Source })
	}
}

// LastingStep is the sentence that has begun what lasts.
func (g *Match) LastingStep(a *engine.Acting) *cardtext.Step { return g.Parts.waiting[a.ID].step }

// Meant adds the cards that a sentence is about, chosen by nobody.
func (g *Match) Meant(by By, s *cardtext.Selector, into []engine.CardID) []engine.CardID {
	f := g.frames.Open(by)
	defer g.frames.Close()
	return texter{g}.Gather(f, s, into)
}

// LastingBy is by whose doing what a text has begun acts.
func (g *Match) LastingBy(a *engine.Acting) By {
	text := engine.CardID(a.A)
	return By{Player: a.Player, Self: a.Source.Card, Text: text, Cite: g.Card(text).Cite}
}

// rewards makes the ability of what a card gives when it is destroyed: for whoever destroys it, wherever it lies.
func (k *Parts) rewards(c *Card) engine.Ability {
	return engine.Ability{
		Name: c.ID, Stage: engine.React, On: engine.KindsOf(Destroy), Self: true, Forced: true,
		Whose: func(m *engine.Match, e *engine.Event) engine.Player { return On(m).Rewarded(e) },
		If:    func(m *engine.Match, a *engine.Acting) bool { return On(m).RewardDue(a) },
		Do: func(m *engine.Match, a *engine.Acting) {
			g := On(m)
			g.Carry(g.RewardBy(a), g.Parts.waiting[a.ID].card.WhenDestroyed)
		},
	}
}

// RewardDue says whether a card that is destroyed gives what it gives then.
func (g *Match) RewardDue(a *engine.Acting) bool {
	c, owner := g.Parts.Cites, g.Owner(a.Event.From)
	return a.Event.Actor != engine.NoPlayer && (g.Active() != engine.NoPlayer || g.Rules.On(c.AppearanceBenefits)) &&
		(g.Rules.On(c.DestroyAnyZone) || owner != engine.NoPlayer && a.Event.From == g.Zone(owner, InPlay))
}

// RewardBy is by whose doing a destroyed card gives what it gives.
func (g *Match) RewardBy(a *engine.Acting) By {
	c := g.Parts.Cites
	by := By{Player: a.Player, Self: a.Source.Card, Text: a.Source.Card, Cite: g.Card(a.Source.Card).Cite}
	if g.Active() == engine.NoPlayer && g.Sort(a.Event.Source) == BossCard {
		return by.AlsoIfRoom(c.AppearanceBenefits, c.AppearanceChooser)
	}
	if owner := g.Owner(a.Event.From); a.Event.Tags.Has(PickedOut) && owner != engine.NoPlayer && owner != a.Player {
		by = by.AlsoIfRoom(c.ChooserBenefits)
	}
	by = by.Also(g.Card(a.Event.Source).Rewarded)
	if !a.Event.Tags.Has(PickedOut) {
		by = by.AlsoIfRoom(c.AppearanceChooser)
	}
	return by.AlsoIfRoom(c.TriggersWaitReading)
}

// Rewarded is who gets the reward of a destroyed card: who has destroyed it, whosever it was.
func (g *Match) Rewarded(e *engine.Event) engine.Player {
	owner, source := g.Owner(e.From), g.Card(e.Source)
	if owner != engine.NoPlayer && (!g.Rules.On(g.Parts.Cites.ChooserBenefits) || source.Rewarded != 0 &&
		!g.Rules.On(source.Rewarded)) {
		return owner
	}
	return e.Actor
}
