package champions

import "tablereferee/engine"

// Draw draws cards, all together (mc.draw.at-once). A deck that runs out is rebuilt and the draw goes on
// (mc.empty-player-deck.draw-continues).
func (g *Game) Draw(by By, p engine.Player, n int, cs ...engine.Clause) {
	if (n <= 0 || g.out(p)) && by.Card == 0 || g.over() {
		return
	}
	cite := by.Citing(cs...)
	if g.out(p) { // an ability is finished, but who is out of the game draws no more
		n, cite = 0, cite.With(engine.Cite(EliminationFinishAbility, EliminationWhen))
	}
	if n <= 0 { // a text that lets draw nothing says so too
		g.say(engine.Event{Kind: Draws, Actor: by.Player, Player: p, Source: by.Card, Cite: cite})
		return
	}
	if n > 1 {
		cite = cite.And(DrawAtOnce)
	}
	g.say(engine.Event{Kind: Draws, Actor: by.Player, Player: p, Source: by.Card, N: int32(n), Cite: cite})
	g.Indent()
	defer g.Outdent()
	again := false
	for range n {
		c := g.Top(g.Zone(p, Deck_))
		if c == 0 {
			g.rebuild(p, AmbBothPilesEmpty)
			if c = g.Top(g.Zone(p, Deck_)); c == 0 {
				g.say(engine.Event{Kind: NoneToDraw, Actor: p, Player: p, Cite: engine.Cite(AmbBothPilesEmpty)})
				return
			}
		}
		cite := engine.Cite(DrawFromTop, DrawToHand)
		if again {
			cite = cite.And(EmptyPlayerDeckDrawContinues)
		}
		g.do(engine.Event{Kind: Draw, Actor: p, Player: p, Card: c, To: g.Zone(p, Hand), Cite: cite})
		again = g.deckOut(p) || again
	}
}

// rebuild shuffles a player's discard pile into a new deck: as soon as the deck has run out (mc.amb.deck-out-moment), or, where nothing lay
// there then, when a card is wanted (mc.amb.both-piles-empty).
func (g *Game) rebuild(p engine.Player, when engine.Clause) {
	if g.Len(g.Zone(p, Discard)) > 0 && g.Len(g.Zone(p, Deck_)) == 0 {
		g.do(engine.Event{Kind: Reshuffled, Actor: p, Player: p, From: g.Zone(p, Discard), To: g.Zone(p, Deck_), Cite: engine.Cite(EmptyPlayerDeckReshuffle, when)})
	}
}

// deckOut looks whether a player's deck has just run out: it is rebuilt, and an encounter card dealt
// (mc.empty-player-deck.encounter-card).
func (g *Game) deckOut(p engine.Player) bool {
	if g.Len(g.Zone(p, Deck_)) > 0 || g.over() || g.out(p) {
		return false
	}
	g.rebuild(p, AmbDeckOutMoment)
	cite := engine.Cite(EmptyPlayerDeckEncounterCard)
	if g.Len(g.Zone(p, Deck_))+g.Len(g.Zone(p, Discard)) == 0 {
		cite = cite.And(AmbBothPilesEmpty)
	}
	g.deal(By{Player: p, Cite: cite}, p, DealEncounterNotRevealedYet)
	return true
}

// discardTop discards cards from the top of a player's deck, none from a deck that was rebuilt meanwhile
// (mc.empty-player-deck.discard-stops). seen is told of each.
func (g *Game) discardTop(by By, p engine.Player, n int, seen func(c engine.CardID)) {
	for i := range n {
		g.rebuild(p, AmbBothPilesEmpty)
		c := g.Top(g.Zone(p, Deck_))
		if c == 0 {
			g.say(engine.Event{Kind: NoneToDiscard, Actor: by.Player, Player: p, Source: by.Card, Cite: by.Citing(AmbBothPilesEmpty)})
		}
		if c == 0 || g.over() {
			return
		}
		g.do(engine.Event{Kind: DiscardTop, Actor: by.Player, Player: p, Card: c, Source: by.Card, To: g.pileOf(c), Cite: by.Cite})
		out := g.deckOut(p)
		if seen != nil {
			seen(c)
		}
		if out && g.Rules.On(EmptyPlayerDeckDiscardStops) {
			if i < n-1 {
				g.say(engine.Event{Kind: Nothing, Actor: p, Player: p, Card: by.Card, Cite: engine.Cite(EmptyPlayerDeckDiscardStops)})
			}
			return
		}
	}
}

// discardRandom discards a card at random from a player's hand, and gives it.
func (g *Game) discardRandom(by By, p engine.Player) engine.CardID {
	c := g.Pick(g.Zone(p, Hand))
	if c == 0 {
		g.say(engine.Event{Kind: NoneToDiscard, Actor: by.Player, Player: p, Source: by.Card, Cite: by.Cite})
		return 0
	}
	g.discard(by, c)
	return c
}

// Search looks for a card that fits in a zone, by a player, and puts it somewhere; a deck is shuffled afterwards
// (mc.search.shuffle-after, mc.amb.search-finds-nothing).
func (g *Game) Search(by By, from engine.Zone, fits func(c engine.CardID) bool) engine.CardID {
	g.say(engine.Event{Kind: engine.Kind(Search), Actor: by.Player, Player: by.Player, Source: by.Card, From: from, Cite: by.Citing(SearchLookAtAll, SearchNeverLeftZone)})
	q := g.Question(by.Player, AskCard, by.Card, by.Citing(SearchSeveralFit))
	q.Cards(engine.VerbChoose, from, fits)
	c := g.ask(q).Card
	if c == 0 {
		g.say(engine.Event{Kind: NothingFound, Actor: by.Player, Player: by.Player, Source: by.Card, From: from, Cite: by.Citing(AmbSearchFindsNothing)})
	}
	return c
}

func (g *Game) shuffle(by By, z engine.Zone, cs ...engine.Clause) {
	if g.Len(z) == 0 {
		return
	}
	g.do(engine.Event{Kind: ShuffleZone, Actor: by.Player, Player: by.Player, Source: by.Card, To: z, Cite: by.Citing(cs...)})
}

// flip turns a player's identity over (mc.form.only-form-changes).
func (g *Game) flip(by By, p engine.Player, cs ...engine.Clause) {
	if by.Card != 0 {
		cs = append(cs, FormCardFlipsDoNotCount)
	}
	if c := g.identity(p); c != 0 {
		g.do(engine.Event{Kind: Flip, Actor: by.Player, Player: p, Card: c, Source: by.Card, Cite: by.Citing(append(cs, FormOnlyFormChanges, FormShownByIdentity)...)})
	}
}

// choose asks a player which of some options it is to be; one that could not be carried out is not offered.
func (g *Game) choose(by By, options ...engine.Option) engine.Option {
	cite := by.Citing(ChooseChoiceRequired, ChooseMustMatter)
	if g.Card(by.Card).Aspect == Encounter {
		cite = by.Citing(ChooseResolverChooses, ChooseChoiceRequired, ChooseMustMatter)
	}
	q := g.Question(by.Player, AskChoice, by.Card, cite)
	for _, o := range options {
		if o != 0 {
			q.Option(o)
		}
	}
	return g.ask(q).Option
}

// may asks a player whether something optional is done (mc.may.optional).
func (g *Game) may(by By, o engine.Option) bool {
	q := g.Question(by.Player, AskMay, by.Card, by.Citing(MayOptional, MayDefaultController))
	q.Option(o)
	q.Decline()
	return g.ask(q).Option == o
}

// choosePlayer lets a player choose a player, one who fits.
func (g *Game) choosePlayer(by By, fits func(p engine.Player) bool) engine.Player {
	q := g.Question(by.Player, AskPlayer, by.Card, by.Citing(ChooseChoiceRequired, ChooseResolverChooses))
	for p := range g.players {
		if fits == nil || fits(p) {
			q.Who(p)
		} else {
			q.Cite = by.Citing(ChooseMustMatter, ChooseChoiceRequired, ChooseResolverChooses)
		}
	}
	return g.ask(q).Player
}

// chooseCard lets a player choose a card for something, among those in play that fit.
func (g *Game) chooseCard(by By, wanted purpose, fits func(c engine.CardID) bool) engine.CardID {
	q := g.Question(by.Player, AskCard, by.Card, by.Citing(Initiation5Choices))
	for c := range g.each {
		if fits(c) {
			q.Card(engine.VerbChoose, c)
		}
	}
	return g.askFor(q, wanted).Card
}

func (g *Game) any(fits func(c engine.CardID) bool) bool {
	for c := range g.each {
		if fits(c) {
			return true
		}
	}
	return false
}
