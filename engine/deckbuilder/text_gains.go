package deckbuilder

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// What is destroyed, gained and stolen because a card says so.

// textDestroy destroys the card itself, that of an event, what was found before, or one that is chosen.
func (g *Match) textDestroy(f *Frame, s *cardtext.Step) cardtext.Outcome {
	switch s.What.How {
	case cardtext.This, cardtext.That:
		c := f.By.Self
		if s.What.How == cardtext.That {
			c = f.Event.Card
		}
		if g.isGone(c) || s.What.How == cardtext.That && !g.staysThere(f.Event) {
			g.Nothing(f.By)
			return cardtext.NoneThere
		}
		g.Destroy(f.By, c)
		return cardtext.Done
	case cardtext.It, cardtext.Called:
		return g.destroyFound(f, f.Called(s.What.Name))
	case cardtext.Top:
		f.GiveNone()
		c := g.Top(g.place(f, &s.What.Zones[0]))
		if c == 0 {
			g.Nothing(f.By)
			return cardtext.NoneThere
		}
		f.Give(c, uint64(g.TypesOf(c)))
		g.Destroy(f.By, c)
		return cardtext.Done
	case cardtext.Each:
		if s.What.Zones[0].Of == cardtext.Nobody && !g.Rules.On(g.Parts.Cites.DestroyWhere) {
			f.It.Many = 0
			return cardtext.NotDone
		}
		out := g.doEach(f, s, func(by By, c engine.CardID) { g.Destroy(g.from(by, c), c) })
		if out != cardtext.Done && !f.Must && len(s.Else) == 0 {
			g.NothingToDestroy(g.leaves(f, s))
		}
		return out
	}
	if s.What.Name > 0 {
		return g.destroyOneOf(f, s)
	}
	theirs := s.Who != cardtext.Foe && s.What.Zones[0].Of == cardtext.Foe
	own := !f.Must && !theirs && s.What.Zones[0].Zone != InPlay
	if own {
		return g.destroyOwn(f, s)
	}
	c, out := g.pick(f, s, f.By.Player, AskDestroy, VerbDestroy)
	if c != 0 {
		g.Destroy(g.chosen(f, s, c), c)
	} else if !f.Must && len(s.Else) == 0 {
		g.Nothing(f.By)
	}
	return out
}

// from cites, of a card of the Line-Up, that it may be destroyed there.
func (g *Match) from(by By, c engine.CardID) By {
	if g.In(c) == LineUp {
		return by.AlsoIfRoom(g.Parts.Cites.DestroyWhere)
	}
	return by
}

// destroyFound destroys cards that have been found, as far as they are there.
func (g *Match) destroyFound(f *Frame, found *cardtext.Found) cardtext.Outcome {
	n := 0
	for i, c := range found.Cards {
		if g.isThere(found, i) && !g.isGone(c) {
			g.Destroy(f.By, c)
			n++
		}
	}
	if n == 0 && len(found.Cards) > 0 {
		g.Nothing(f.By)
	}
	return done(n > 0)
}

// isGone says whether a card is out of the game, where nothing destroys it once more.
func (g *Match) isGone(c engine.CardID) bool { return g.In(c) == Destroyed || g.In(c) == engine.Box }

// gone says whether all cards that were found are out of the game.
func gone(g *Match, found *cardtext.Found) bool {
	return !slices.ContainsFunc(found.Cards, func(c engine.CardID) bool { return !g.isGone(c) })
}

// MayDestroy destroys one card of some zones if the player of a text likes.
func (g *Match) MayDestroy(by By, want *Want, zones ...engine.Zone) {
	if c, _ := g.toDestroy(by, true, want, zones); c != 0 {
		g.Destroy(by, c)
	}
}

// destroyOwn is destroying a card of one's own, or of the Line-Up, by a text of one's own.
func (g *Match) destroyOwn(f *Frame, s *cardtext.Step) cardtext.Outcome {
	var want Want
	g.wanted(f, s.What, &want)
	zones, n := g.places(f, s.What)
	x, out := g.toDestroy(f.By, s.Optional, &want, zones[:n])
	f.GiveNone()
	if x != 0 {
		f.Give(x, uint64(g.TypesOf(x)))
		g.Destroy(g.foundAs(f.By, s.What, x), x)
	}
	return out
}

// toDestroy asks a player for a card that a text of theirs lets them destroy.
func (g *Match) toDestroy(by By, optional bool, want *Want, zones []engine.Zone) (engine.CardID, cardtext.Outcome) {
	c := g.Parts.Cites
	if !g.Rules.On(c.DestroyWhere) {
		return 0, cardtext.NotDone
	}
	if slices.Contains(zones, LineUp) {
		want.Breakable = true
	} else if !g.Rules.On(c.NotInPlay) {
		zones = append(zones, g.Zone(by.Player, OnCharacter))
	}
	if !g.Any(want, zones...) {
		g.NothingToDestroy(g.spares(by, want, zones), c.DestroyWhere)
		return 0, cardtext.NoneThere
	}
	x := g.Choose(by.AlsoIfRoom(c.DestroyWhere), by.Player, AskDestroy, VerbDestroy, optional, want, zones...)
	if x == 0 {
		return 0, cardtext.NotDone
	}
	return x, cardtext.Done
}

// spares cites, for a text that spares a type, the clause that gives that type to a card there which is not of it
// elsewhere.
func (g *Match) spares(by By, want *Want, zones []engine.Zone) By {
	for _, z := range zones {
		for c := range g.Cards(z) {
			if k := g.Card(c); k.Types&want.Not == 0 && k.Owned&want.Not != 0 {
				return by.AlsoIfRoom(g.Parts.Cites.OwnedTypes)
			}
		}
	}
	return by
}

// textGain gains a card from the main deck, or one of the Line-Up that is chosen.
func (g *Match) textGain(f *Frame, s *cardtext.Step) cardtext.Outcome {
	p := g.own(f, s.Who)
	if s.What.How == cardtext.Top || s.What.How == cardtext.Bottom {
		return g.gainFromDeck(f, s, p)
	}
	if s.What.How == cardtext.Each {
		return g.gainEach(f, s, p)
	}
	var want Want
	possible := g.wanted(f, s.What, &want)
	want.Unlocked = true
	f.GiveNone()
	if !possible || !g.Any(&want, LineUp) {
		if c := g.Instead(); c != 0 {
			g.GainCard(f.By, p, c)
			return cardtext.Done
		}
		g.noneToGain(f.By, p, possible, &want)
		return cardtext.NoneThere
	}
	c := g.Choose(f.By, p, AskGain, VerbGain, s.Optional, &want, LineUp)
	if c == 0 {
		return cardtext.NotDone
	}
	f.Give(c, uint64(g.TypesOf(c)))
	g.GainCard(f.By, p, c)
	return cardtext.Done
}

// gainEach gains all cards of the Line-Up that a sentence means.
func (g *Match) gainEach(f *Frame, s *cardtext.Step, p engine.Player) cardtext.Outcome {
	out := g.doEach(f, s, func(by By, c engine.CardID) { g.GainCard(by, p, c) })
	if out != cardtext.Done && len(s.Else) == 0 {
		g.noneToGain(f.By, p, false, nil)
	}
	return out
}

func (g *Match) gainFromDeck(f *Frame, s *cardtext.Step, p engine.Player) cardtext.Outcome {
	n := 1
	if s.What.N != nil {
		n = cardtext.HowMany[By](texter{g}, f, s.What.N)
	}
	f.GiveNone()
	from := g.place(f, &s.What.Zones[0])
	for range n {
		c := g.Top(from)
		if s.What.How == cardtext.Bottom {
			c = g.Bottom(from)
		}
		if c == 0 {
			c = g.Instead()
		}
		if c == 0 {
			g.GainsNothing(f.By, p, from, g.Parts.Cites.GainNone)
			continue
		}
		f.GiveToo(c, uint64(g.TypesOf(c)))
		g.GainCard(f.By, p, c)
	}
	return done(len(f.It.Cards) > 0)
}

// Instead is what is gained where nothing of what may be gained is available: nothing.
func (g *Match) Instead() engine.CardID {
	if g.Rules.On(g.Parts.Cites.GainNone) {
		return 0
	}
	return g.Top(KickStack)
}

// noneToGain says that no card of the Line-Up is gained, and where one would be but for a locking token, by which rule.
func (g *Match) noneToGain(by By, p engine.Player, may bool, want *Want) {
	if may {
		want.Unlocked = false
	}
	if may && g.Any(want, LineUp) {
		by = by.AlsoIfRoom(g.Parts.Cites.Locked)
	}
	g.GainsNothing(by, p, LineUp, g.Parts.Cites.GainNone)
}

// textSteal moves VP tokens of a player, who may have none, to another.
func (g *Match) textSteal(f *Frame, s *cardtext.Step) cardtext.Outcome {
	by, c := f.By, g.Parts.Cites
	victim := g.own(f, s.Whom)
	if victim == engine.NoPlayer {
		f.It.Many = 0
		g.Nothing(by, c.AppearanceOutside)
		return cardtext.NoneThere
	}
	if g.Count(victim, VP) == 0 && by.Cite.Has(c.StealNone) {
		if !g.Rules.On(c.StealNotNegative) {
			g.Make(&engine.Event{Kind: TokensDown, Actor: by.Player, Player: victim, Source: by.Text, N: -1,
				Cite: by.Cite})
		}
		if !g.Rules.On(c.StealNotNegative) || !g.Rules.On(c.StealNone) {
			g.GainTokens(by, by.Player, 1)
			f.It.Many = 1
			return cardtext.Done
		}
	}
	return g.textCounted(f, s, func(n int) int { return g.StealTokens(by, by.Player, victim, n) })
}
