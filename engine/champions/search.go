package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// Search looks for a card that fits in a zone, by a player, and puts it somewhere; a deck is shuffled afterwards
// (mc.search.shuffle-after, mc.amb.search-finds-nothing).
func (g *Match) Search(by By, from engine.Zone, fits func(c engine.CardID) bool) engine.CardID {
	g.say(engine.Event{Kind: engine.Kind(Search), Actor: by.Player, Player: by.Player, Source: by.Card, From: from,
		Cite: by.Citing(book.SearchLookAtAll, book.SearchNeverLeftZone)})
	q := g.Question(by.Player, AskCard, by.Card, by.Citing(book.SearchSeveralFit))
	q.Cards(engine.VerbChoose, from, fits)
	c := g.ask(q).Card
	if c == 0 {
		g.say(engine.Event{Kind: NothingFound, Actor: by.Player, Player: by.Player, Source: by.Card, From: from,
			Cite: by.Citing(book.AmbSearchFindsNothing)})
	}
	return c
}

// searchDeck lets a player take a card that fits from the own deck, which is shuffled afterwards.
func (g *Match) searchDeck(by By, fits func(c engine.CardID) bool) bool {
	z := g.Zone(by.Player, PlayerDeck)
	g.topOfDeck(by.Player) // a deck that has run out is made anew
	c := g.Search(by, z, fits)
	if c != 0 {
		g.take(by, c, book.SearchToNamedZone)
	}
	g.shuffle(by, z, book.SearchShuffleAfter)
	if c != 0 {
		g.deckOut(by.Player)
	}
	return c != 0
}

// findAndReveal searches the encounter deck and discard pile, or the deck alone, for a card and reveals it; it says
// whether one was found.
func (g *Match) findAndReveal(by By, d engine.Def, deckOnly bool) bool {
	zones, only := []engine.Zone{EncounterDeck, EncounterDiscard}, book.AmbSearchDeckAndDiscard
	if deckOnly {
		zones, only = zones[:1], 0
	}
	found := g.searchFor(by, d, zones)
	if found != 0 {
		g.revealByCard(by, found)
	}
	g.shuffle(by, EncounterDeck, book.SearchShuffleAfter, only)
	return found != 0
}

// searchFor searches some zones, all of them, for a card and gives the first one, zero if there is none.
func (g *Match) searchFor(by By, d engine.Def, zones []engine.Zone) engine.CardID {
	found := engine.CardID(0)
	for _, z := range zones {
		g.say(engine.Event{Kind: Search, Actor: by.Player, Player: by.Player, Source: by.Card, From: z,
			Cite: by.Citing(book.SearchLookAtAll)})
		for c := range g.Cards(z) {
			if g.Def(c) == d && found == 0 {
				found = c
			}
		}
	}
	if found == 0 {
		g.say(engine.Event{Kind: NothingFound, Actor: by.Player, Player: by.Player, Source: by.Card,
			Cite: by.Citing(book.AmbSearchFindsNothing)})
	}
	return found
}

// searched shuffles the encounter deck when it and its discard pile have been searched, whether or not anything was
// found there.
func (g *Match) searched(by By, found bool) {
	cs := []engine.Clause{book.SearchShuffleAfter, book.AmbSearchDeckAndDiscard}
	if !found {
		cs = append(cs, book.AmbSearchFindsNothing)
	}
	g.shuffle(by, EncounterDeck, cs...)
}

// fetchMinion searches the encounter deck and discard pile for a minion and puts it into play engaged with a player;
// it says whether one was found.
func (g *Match) fetchMinion(by By, d engine.Def) bool {
	found := g.searchFor(by, d, []engine.Zone{EncounterDeck, EncounterDiscard})
	if found != 0 {
		g.bringMinion(by, found, by.Player, book.SearchToNamedZone)
	}
	g.searched(by, found != 0)
	return found != 0
}

// dig discards cards from the encounter deck until one fits, and gives it; nothing is discarded from a deck that was
// rebuilt meanwhile (mc.empty-encounter-deck.search-fails).
func (g *Match) dig(by By, fits func(c engine.CardID) bool) engine.CardID {
	g.topEncounter()
	n := g.Len(EncounterDeck)
	for range n {
		c := g.Top(EncounterDeck)
		g.do(engine.Event{Kind: DiscardTop, Actor: by.Player, Player: by.Player, Card: c, Source: by.Card,
			To: EncounterDiscard, Cite: by.Cite})
		if fits(c) {
			if g.Len(EncounterDeck) == 0 { // it is not shuffled into the new deck, which would only help the players
				if g.Rules.On(book.EmptyEncounterDeckReshuffle) {
					g.do(engine.Event{Kind: Move, Actor: engine.NoPlayer, Player: by.Player, Card: c, Source: by.Card,
						To: Resolving,
						Cite: engine.Cite(book.GrimRuleWorstForPlayers, book.GrimRuleGameContinues,
							book.EmptyEncounterDeckReshuffle)})
					g.dug = c
				}
				g.runOut()
			}
			return c
		}
	}
	if g.Len(EncounterDeck) == 0 && n > 0 {
		g.runOut()
	}
	none := by.Citing(book.EmptyEncounterDeckSearchFails, book.EmptyEncounterDeckNoDiscardFromNew)
	if g.global(PhaseNow) == SettingUp {
		none = by.Citing(book.AmbSetupDeckOrder)
	}
	g.say(engine.Event{Kind: NothingFound, Actor: by.Player, Player: by.Player, Source: by.Card, Cite: none})
	return 0
}
