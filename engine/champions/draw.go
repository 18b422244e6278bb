package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// Draw draws cards, all together (mc.draw.at-once). A deck that runs out is rebuilt and the draw goes on
// (mc.empty-player-deck.draw-continues).
func (g *Match) Draw(by By, p engine.Player, n int, cs ...engine.Clause) {
	if (n <= 0 || g.out(p)) && by.Card == 0 || g.over() {
		return
	}
	cite := by.Citing(cs...)
	if g.out(p) { // an ability is finished, but who is out of the game has no deck any more
		n, cite = 0, cite.With(engine.Cite(book.EliminationFinishAbility, book.EliminationCardsDiscarded)).
			AndIfRoom(book.AmbPileOfTheEliminated)
	}
	if n <= 0 { // a text that lets draw nothing says so too
		g.say(engine.Event{Kind: Draws, Actor: by.Player, Player: p, Source: by.Card, Cite: cite})
		return
	}
	if n > 1 {
		cite = cite.AndIfRoom(book.DrawAtOnce)
	}
	g.say(engine.Event{Kind: Draws, Actor: by.Player, Player: p, Source: by.Card, N: int32(n), Cite: cite})
	g.Indent()
	defer g.Outdent()
	if g.drawAtOnce(p, n) {
		return
	}
	again := false
	for range n {
		c := g.Top(g.Zone(p, PlayerDeck))
		if c == 0 {
			g.rebuild(p, book.AmbBothPilesEmpty)
			if c = g.Top(g.Zone(p, PlayerDeck)); c == 0 {
				g.say(engine.Event{Kind: NoneToDraw, Actor: p, Player: p, Cite: engine.Cite(book.AmbBothPilesEmpty)})
				return
			}
		}
		cite := engine.Cite(book.DrawFromTop, book.DrawToHand)
		if again {
			cite = cite.And(book.EmptyPlayerDeckDrawContinues)
		}
		g.do(engine.Event{Kind: Draw, Actor: p, Player: p, Card: c, To: g.Zone(p, Hand), Cite: cite})
		again = g.deckOut(p) || again
	}
}

// drawAtOnce takes the cards to the hand in one go where nobody reads of each and nothing may come of any.
func (g *Match) drawAtOnce(p engine.Player, n int) bool {
	deck := g.Zone(p, PlayerDeck)
	return !g.Box.lowers && !g.Box.crowds && !g.over() && g.starts() && n < g.Len(deck) &&
		g.MoveTop(Draw, deck, n, g.Zone(p, Hand))
}

// rebuild shuffles a player's discard pile into a new deck: as soon as the deck has run out (mc.amb.deck-out-moment),
// or, where nothing lay there then, when a card is wanted (mc.amb.both-piles-empty). It says whether there is a new
// deck.
func (g *Match) rebuild(p engine.Player, when engine.Clause) bool {
	if g.Len(g.Zone(p, Discard)) == 0 || g.Len(g.Zone(p, PlayerDeck)) > 0 {
		return false
	}
	g.do(engine.Event{Kind: Reshuffled, Actor: p, Player: p, From: g.Zone(p, Discard), To: g.Zone(p, PlayerDeck),
		Cite: engine.Cite(book.EmptyPlayerDeckReshuffle, when)})
	return true
}

// topOfDeck is the card on top of a player's deck when one is wanted, zero if there is none. The discard pile of who is
// out of the game stays what it is (mc.amb.pile-of-the-eliminated).
func (g *Match) topOfDeck(p engine.Player) engine.CardID {
	if g.out(p) {
		return 0
	}
	g.rebuild(p, book.AmbBothPilesEmpty)
	return g.Top(g.Zone(p, PlayerDeck))
}

// noDeck cites why there is no card in a player's deck when one is wanted: there is none in the discard pile either, or
// the player is out of the game, and an ability that goes on finds nothing (mc.elimination.finish-ability).
func (g *Match) noDeck(p engine.Player) engine.Clauses {
	if g.out(p) {
		return engine.Cite(book.EliminationFinishAbility, book.EliminationCardsDiscarded, book.AmbPileOfTheEliminated)
	}
	return engine.Cite(book.AmbBothPilesEmpty)
}

// noDeckFor cites besides what wants the card; that its player is out comes before what else there is to say of that.
func (g *Match) noDeckFor(by By, p engine.Player) engine.Clauses {
	if g.out(p) {
		return engine.Cite(by.Cite.First()).With(g.noDeck(p)).WithIfRoom(by.Cite)
	}
	return by.Cite.WithIfRoom(g.noDeck(p))
}

// deckOut looks whether a player's deck has just run out: it is rebuilt, and an encounter card dealt
// (mc.empty-player-deck.encounter-card).
func (g *Match) deckOut(p engine.Player) bool {
	if g.Len(g.Zone(p, PlayerDeck)) > 0 || g.over() || g.out(p) {
		return false
	}
	g.rebuild(p, book.AmbDeckOutMoment)
	cite := engine.Cite(book.EmptyPlayerDeckEncounterCard)
	if g.Len(g.Zone(p, PlayerDeck))+g.Len(g.Zone(p, Discard)) == 0 {
		cite = cite.And(book.AmbBothPilesEmpty)
	}
	g.deal(By{Player: p, Cite: cite}, p, book.DealEncounterNotRevealedYet)
	return true
}

// discardTop discards cards from the top of a player's deck, none from a deck that was rebuilt meanwhile
// (mc.empty-player-deck.discard-stops). seen is told of each.
func (g *Match) discardTop(by By, p engine.Player, n int, seen func(c engine.CardID)) {
	for i := range n {
		if !g.out(p) && g.rebuild(p, book.AmbBothPilesEmpty) && g.Rules.On(book.EmptyPlayerDeckDiscardStops) {
			g.say(engine.Event{Kind: DiscardStops, Actor: p, Player: p, Card: by.Card,
				Cite: engine.Cite(book.EmptyPlayerDeckDiscardStops, book.AmbBothPilesEmpty)})
			return
		}
		c := g.topOfDeck(p)
		if c == 0 {
			g.say(engine.Event{Kind: NoneToDiscard, Actor: by.Player, Player: p, Source: by.Card,
				Cite: g.noDeckFor(by, p)})
		}
		if c == 0 || g.over() {
			return
		}
		g.do(engine.Event{Kind: DiscardTop, Actor: by.Player, Player: p, Card: c, Source: by.Card, To: g.pileOf(c),
			Cite: by.Cite})
		out := g.deckOut(p)
		if seen != nil {
			seen(c)
		}
		if out && g.Rules.On(book.EmptyPlayerDeckDiscardStops) {
			if i < n-1 {
				g.say(engine.Event{Kind: DiscardStops, Actor: p, Player: p, Card: by.Card,
					Cite: engine.Cite(book.EmptyPlayerDeckDiscardStops)})
			}
			return
		}
	}
}

// discardRandom discards a card at random from a player's hand, and gives it.
func (g *Match) discardRandom(by By, p engine.Player) engine.CardID {
	c := g.Pick(g.Zone(p, Hand))
	if c == 0 {
		cite := by.Cite
		if g.out(p) {
			cite = cite.With(engine.Cite(book.EliminationFinishAbility, book.EliminationCardsDiscarded))
		}
		g.say(engine.Event{Kind: NoneToDiscard, Actor: by.Player, Player: p, Source: by.Card, Cite: cite})
		return 0
	}
	g.discard(by, c)
	return c
}

func (g *Match) shuffle(by By, z engine.Zone, cs ...engine.Clause) {
	if g.Len(z) == 0 {
		return
	}
	g.do(engine.Event{Kind: ShuffleZone, Actor: by.Player, Player: by.Player, Source: by.Card, To: z,
		Cite: by.Citing(cs...)})
}

func (g *Match) drawable(p engine.Player) bool {
	return !g.out(p) && g.Len(g.Zone(p, PlayerDeck))+g.Len(g.Zone(p, Discard)) > 0
}

// take puts a card into the hand of its owner.
func (g *Match) take(by By, c engine.CardID, cs ...engine.Clause) {
	g.do(engine.Event{Kind: Take, Actor: by.Player, Player: g.OwnerOf(c), Card: c, Source: by.Card,
		To: g.Zone(g.OwnerOf(c), Hand), Cite: by.Citing(cs...)})
}
