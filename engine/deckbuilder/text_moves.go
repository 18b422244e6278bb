package deckbuilder

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// Where cards are put, what is revealed and played because a card says so.

// textPut moves cards as a text says.
func (g *Match) textPut(f *Frame, s *cardtext.Step) cardtext.Outcome {
	p := g.own(f, s.Who)
	by := f.By
	by.Player = p
	to := g.place(f, s.To)
	switch s.What.How {
	case cardtext.This:
		return g.putSelf(by, to, s)
	case cardtext.Top:
		return g.enterMany(f, s)
	case cardtext.It, cardtext.Called:
		out := g.putFound(by, f.Called(s.What.Name), to, s)
		if found := f.Called(s.What.Name); out != cardtext.Done && (f.Event != nil || g.anyKept(found)) {
			g.Nothing(g.keeps(f.By, found.Cards...)) // the card of the event is gone, or stays
		}
		return out
	case cardtext.Each:
		return g.doEach(f, s, func(of By, c engine.CardID) {
			of.Player = p
			g.Put(of, c, to, s.To.At)
		})
	}
	return g.putChosen(f, s, p, to)
}

// putSelf moves the card of a text itself, unless it has been destroyed or lies there already.
func (g *Match) putSelf(by By, to engine.Zone, s *cardtext.Step) cardtext.Outcome {
	switch c := by.Self; {
	case g.isGone(c) || g.In(c) == to && s.To.At == engine.Default, g.kept(c) != 0:
		g.Nothing(g.keeps(by, c))
		return cardtext.NoneThere
	case to == MainDeck && s.To.At == engine.Bottom:
		g.putIntoMain(by, c, engine.Bottom)
	default:
		g.Put(by, c, to, s.To.At)
	}
	return cardtext.Done
}

// putChosen moves cards that a player chooses, one after the other.
func (g *Match) putChosen(f *Frame, s *cardtext.Step, p engine.Player, to engine.Zone) cardtext.Outcome {
	kind := AskPut
	if to == WeaknessStack {
		kind = AskReturn
	}
	out := g.pickMany(f, s, p, kind, engine.VerbChoose, func(by By, c engine.CardID) {
		if by.Player = p; to == MainDeck {
			g.putIntoMain(by, c, s.To.At)
		} else {
			g.Put(by, c, to, s.To.At)
		}
	})
	if out == cardtext.NoneThere && !f.Must && len(s.Else) == 0 && !s.Silent {
		g.Nothing(g.leaves(f, s))
	}
	return out
}

// putIntoMain puts a card under the main deck, or upon it, where no boss lies.
func (g *Match) putIntoMain(by By, c engine.CardID, at engine.Pos) {
	if g.Sort(c) == BossCard {
		if at != engine.Bottom || !g.Rules.On(g.Parts.Cites.BossUnder) {
			g.Nothing(by)
			return
		}
		by = by.AlsoIfRoom(g.Parts.Cites.BossUnder)
	}
	g.Put(by, c, MainDeck, at)
}

// putFound puts the cards that a sentence before has found: those that it has played as far as they are still in play.
// All of them go, whatever waits to act on one: of equal ones the first is the next. On a deck or under it their player
// chooses the order.
func (g *Match) putFound(by By, found *cardtext.Found, to engine.Zone, s *cardtext.Step) cardtext.Outcome {
	var zones [4]engine.Zone
	k, n := 0, 0
	for i, c := range found.Cards {
		if found.Was[i]&wasSeen == 0 {
			found.Was[i] = found.Was[i]&(1<<visits-1) | g.visit(c)
		}
		if z := g.In(c); g.goesAlong(found, i) && !slices.Contains(zones[:k], z) && k < len(zones) {
			zones[k] = z
			k++
		}
	}
	under := to == MainDeck && s.To.At == engine.Bottom && len(s.Rules) == 0
	ordered := to == MainDeck || s.To.Zone == Deck && s.To.Of != cardtext.Nobody
	for i, c := range found.Cards {
		if under || ordered && len(found.Cards) > 1 {
			want := Want{left: found, Taken: true}
			c = g.Choose(by, by.Player, AskPut, engine.VerbChoose, false, &want, zones[:k]...)
		} else if !g.goesAlong(found, i) {
			continue
		}
		switch {
		case c == 0:
			return done(n > 0)
		case under:
			g.putIntoMain(by, c, engine.Bottom)
		default:
			g.Put(by, c, to, s.To.At)
		}
		n++
	}
	return done(n > 0)
}

// What a card was when it was found is its types and, of one that was played or that of an event, which visit to its
// zone it was on.
const (
	wasSeen   uint64 = 1 << 63
	wasInDeck uint64 = 1 << 62 // it was looked at or revealed there
	visits           = 8       // bits of the types
)

// seen is what is remembered of a card which lies where it was seen, or does no longer.
func (g *Match) seen(c engine.CardID, types Types, there bool) uint64 {
	visit := g.visit(c)
	if !there {
		visit = uint64(g.Ref(c).Visit-1) << visits
	}
	return uint64(types) | visit | wasSeen
}

// visit is the visit that a card is on, as a text remembers it.
func (g *Match) visit(c engine.CardID) uint64 { return uint64(g.Ref(c).Visit) << visits }

// isSeen says whether one of some cards is still where it was seen.
func (g *Match) isSeen(found *cardtext.Found, i int) bool {
	return g.Still(engine.Ref{Card: found.Cards[i], Visit: uint16(found.Was[i] >> visits)})
}

// goesAlong says whether one of some cards is still where it was seen and is taken from there.
func (g *Match) goesAlong(found *cardtext.Found, i int) bool {
	return g.isSeen(found, i) && g.kept(found.Cards[i]) == 0
}

// enterMany adds cards from the top of the main deck to the Line-Up.
func (g *Match) enterMany(f *Frame, s *cardtext.Step) cardtext.Outcome {
	n, entered := 1, 0
	if s.What.N != nil {
		n = cardtext.HowMany[By](texter{g}, f, s.What.N)
	}
	for i := range n {
		by := f.By
		for _, c := range s.Cites {
			if c.First && i == 0 {
				by = by.Also(c.Clause)
			}
		}
		if g.enter(by) {
			entered++
		} else if i > 0 {
			break
		}
	}
	return done(entered > 0)
}

// enter adds the top card of the main deck to the Line-Up and says whether there is one; more than five may lie there.
func (g *Match) enter(by By) bool {
	if over := g.Parts.Cites.LineUpOverFive; g.Len(LineUp) >= g.Rules.Value(g.Parts.Cites.LineUpSlots) {
		by = by.Also(over)
	}
	c := g.Top(MainDeck)
	if c != 0 {
		g.EnterLineUp(c, by.Cite)
		g.notesOverfull()
	} else {
		g.Tell(&engine.Event{Kind: NothingEnters, Actor: by.Player, From: MainDeck, Source: by.Text,
			Cite: by.Cite.And(g.Parts.Cites.LineUpOverFive)})
	}
	return c != 0
}

// textReveal turns up the top card of a deck: of the main deck, or of the player's own, of which several are laid
// aside.
func (g *Match) textReveal(f *Frame, s *cardtext.Step) cardtext.Outcome {
	p := g.own(f, s.Who)
	f.GiveNone()
	if s.What.Zones[0].Of == cardtext.Nobody {
		c := g.Top(MainDeck)
		if c == 0 {
			return cardtext.NoneThere
		}
		g.Make(&engine.Event{Kind: Reveal, Actor: p, Player: p, Card: c, From: MainDeck, Source: f.By.Text,
			Cite: f.By.Cite})
		f.Give(c, uint64(g.TypesOf(c)))
		return cardtext.Done
	}
	if s.What.N == nil {
		c := g.Reveal(f.By, p)
		if c != 0 {
			f.Give(c, uint64(g.TypesOf(c))|wasInDeck)
		}
		return done(c != 0)
	}
	for range cardtext.HowMany[By](texter{g}, f, s.What.N) {
		c := g.Reveal(f.By, p)
		if c == 0 {
			break
		}
		g.LayAside(f, p, c)
		f.GiveToo(c, uint64(g.TypesOf(c)))
	}
	return done(len(f.It.Cards) > 0)
}

// textLook has a player look at the top cards of the own deck, which stay there. A deck that has too few is made up
// with
// the discard pile, below the cards that were seen, unless the text says that it stops.
func (g *Match) textLook(f *Frame, s *cardtext.Step) cardtext.Outcome {
	by, p := f.By, f.By.Player
	deck, n := g.Zone(p, Deck), 1
	if s.What.N != nil {
		n = cardtext.HowMany[By](texter{g}, f, s.What.N)
	}
	stops := g.marked(f, s)
	f.GiveNone()
	seen, kind := 0, Look
	look := func() {
		for c := g.Top(deck); c != 0 && seen < n; c = g.Below(c) {
			if slices.Contains(f.It.Cards, c) {
				continue
			}
			g.Tell(&engine.Event{Kind: kind, Actor: p, Player: p, Card: c, From: deck, Source: by.Text, Cite: by.Cite})
			f.GiveToo(c, g.seen(c, g.TypesOf(c), true)|wasInDeck)
			seen, kind = seen+1, LookOn
		}
	}
	look()
	switch {
	case seen == n:
	case stops:
		g.Tell(&engine.Event{Kind: LooksNoMore, Actor: p, Player: p, From: deck, Source: by.Text, Cite: by.Cite})
	case g.deepen(by, p):
		for i, c := range f.It.Cards { // they have been laid aside and put back
			f.It.Was[i] = g.seen(c, g.TypesOf(c), true) | wasInDeck
		}
		look()
	case seen == 0:
		g.Tell(&engine.Event{Kind: NoneToDraw, Actor: p, Player: p, Source: by.Text,
			Cite: by.Cite.WithIfRoom(g.FirstOn(g.Parts.Cites.ShuffleNothing, g.Parts.Cites.DrawLess))})
	}
	return done(seen > 0)
}

// deepen makes a player's deck up with the discard pile, under what is left of it, and says whether there is anything.
func (g *Match) deepen(by By, p engine.Player) bool {
	c := g.Parts.Cites
	if g.Len(g.Zone(p, Discard)) == 0 || !g.Rules.On(c.LookReshuffles) {
		return false
	}
	aside := g.Zone(p, Revealed)
	for c := g.Top(g.Zone(p, Deck)); c != 0; c = g.Top(g.Zone(p, Deck)) {
		g.Put(by, c, aside, engine.Bottom)
	}
	made := false
	if c.LookReshuffles != 0 {
		made = g.EnsureDeck(p, c.LookReshuffles)
	} else {
		made = g.EnsureDeck(p, c.ShuffleWhenNeeded)
	}
	for c := g.Bottom(aside); c != 0; c = g.Bottom(aside) {
		g.Put(by, c, g.Zone(p, Deck), engine.Top)
	}
	return made
}

// replays is how many cards a text plays at most.
const replays = 4

// textPlay plays cards that are chosen one after the other, each fully before the next.
func (g *Match) textPlay(f *Frame, s *cardtext.Step) cardtext.Outcome {
	if s.What.How == cardtext.Called {
		return g.playAll(f, s)
	}
	var want Want
	g.wantedBy(f, s, &want)
	zone := g.place(f, &s.What.Zones[0])
	want.Known = true
	f.GiveNone()
	by, most := f.By, min(replays, cardtext.HowMany[By](texter{g}, f, s.What.N))
	var played [replays]engine.CardID
	var was [replays]uint64
	n := 0
	for ; n < most && f.Over == 0; n++ {
		c, _ := g.pickWanted(f, s, by.Player, AskPlay, VerbPlay, n > 0, &want)
		if c == 0 {
			break
		}
		types := g.typesPlayed(g.Card(c))
		g.PlayCard(by.Player, c, by.Cite)
		played[n], was[n] = c, g.seen(c, types, true)
		want.but[n] = c // several cards are different ones
	}
	for i, c := range played[:n] {
		f.GiveToo(c, was[i])
	}
	switch {
	case isPart(s, n, most):
		g.Nothing(by)
		return cardtext.NoneThere
	case n > 0:
		return cardtext.Done
	}
	want.Known = false
	none := !g.Any(&want, zone)
	g.NotDefined(by, &want, zone)
	if !none {
		return cardtext.NotDone
	}
	if why := g.leaves(f, s); why.Cite != by.Cite {
		g.Nothing(why)
	}
	return cardtext.NoneThere
}

// textShow shows cards of a hand to all.
func (g *Match) textShow(f *Frame, s *cardtext.Step) cardtext.Outcome {
	if s.What.How == cardtext.This {
		g.Tell(&engine.Event{Kind: Show, Actor: f.By.Player, Card: f.By.Self, From: g.In(f.By.Self),
			Cite: f.By.Cite})
		return cardtext.Done
	}
	p := g.own(f, s.Who)
	z := g.place(f, &s.What.Zones[0])
	for c := range g.Cards(z) {
		g.Tell(&engine.Event{Kind: Show, Actor: p, Player: p, Card: c, From: z, Source: f.By.Text, Cite: f.By.Cite})
	}
	return done(g.Len(z) > 0)
}
