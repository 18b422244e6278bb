package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// The fourteen steps of setting up (mc.setup.in-order); setup.go lays out the table they start from.

// startingHand is the hand size of the alter-ego side (mc.setup.12-draw).
func (g *Match) startingHand(p engine.Player) int {
	c := g.Card(g.identity(p))
	if c.Type == Hero {
		c = &g.Box.Cards[g.Box.Def(c.Back)]
	}
	return int(c.HandSize)
}

// setUp goes through the fourteen steps, on a table where every card lies ready.
func (g *Match) setUp() {
	g.setUpStep(1, book.Setup01Heroes, book.IdentityStartsAlterEgo)
	for p := range engine.Player(g.Seats()) { // as they sit: nobody is the first player before the third step
		g.coexist(p)
		g.deckChecked(p)
	}
	g.setUpStep(2, book.Setup02HitPoints)
	for p := range engine.Player(g.Seats()) {
		g.startsWith(p, g.identity(p), engine.Cite(book.Setup02HitPoints, book.IdentityVisibleFace))
	}
	g.setUpStep(3, book.Setup03FirstPlayer)
	g.say(engine.Event{Kind: FirstIs, Actor: engine.NoPlayer, Player: g.first(),
		Cite: engine.Cite(book.Setup03FirstPlayer, book.FirstPlayerChosen)})
	g.setUpStep(4, book.Setup04Obligations)
	for c := range g.Cards(Aside) {
		g.say(engine.Event{Kind: SetsAside, Actor: engine.NoPlayer, Player: engine.NoPlayer, Card: c,
			Cite: engine.Cite(book.Setup04Obligations)})
	}
	g.setUpStep(5, book.Setup05Nemeses)
	for p := range g.players {
		for c := range g.Cards(g.Zone(p, Nemesis)) {
			g.say(engine.Event{Kind: SetsAside, Actor: p, Player: p, Card: c,
				Cite: engine.Cite(book.Setup05Nemeses, book.NemesisSetAside, book.InPlayRemovedAndAside)})
		}
	}
	g.setUpStep(6, book.Setup06ShuffleDecks)
	for p := range g.players {
		g.do(engine.Event{Kind: ShuffleZone, Actor: p, Player: p, To: g.Zone(p, PlayerDeck),
			Cite: engine.Cite(book.Setup06ShuffleDecks)})
	}
	g.setUpStep(7, book.Setup07TokensAndStatus)
	g.setUpStep(8, book.Setup08Villain)
	g.encounterSets()
	g.setUpStep(9, book.Setup09VillainHitPoints, book.PerPlayerMultiply)
	v := g.villain()
	g.startsWith(engine.NoPlayer, v,
		engine.Cite(book.Setup09VillainHitPoints, book.PerPlayerMultiply).With(g.Card(v).Cite))
	g.setUpStep(10, book.Setup10SchemeSetup)
	g.scenarioEnters(v)
	g.setUpStep(11, book.Setup11EncounterDeck)
	g.obligationsGoIn()
	g.setUpStep(12, book.Setup12Draw)
	for p := range g.players {
		g.Draw(By{Player: p, Cite: engine.Cite(book.Setup12Draw)}, p, g.startingHand(p)-g.Len(g.Zone(p, Hand)))
	}
	g.setUpStep(13, book.Setup13Mulligan)
	for p := range g.players {
		g.mulligan(p)
	}
	g.setUpStep(14, book.Setup14IdentitySetup)
	for p := range g.players {
		if f := g.Card(g.identity(p)).Setup; f != nil && g.Rules.On(book.Setup14IdentitySetup) {
			f(g, g.mine(p, g.identity(p)).with(book.Setup14IdentitySetup))
		}
	}
	g.Level(0)
	g.say(engine.Event{Kind: SaysAloud, Actor: engine.NoPlayer, Player: engine.NoPlayer,
		Cite: engine.Cite(book.SetupBegin)})
}

// setUpStep says that a step of setting up begins.
func (g *Match) setUpStep(n int, cs ...engine.Clause) {
	g.Reach(stepSetUp + n - 1)
	g.Level(0)
	g.say(engine.Event{Kind: SetUpStep, Actor: engine.NoPlayer, Player: engine.NoPlayer, N: int32(n),
		Cite: engine.CiteAll(cs).And(book.SetupInOrder)})
	g.Level(1)
}

// startsWith says with how many hit points a character starts.
func (g *Match) startsWith(p engine.Player, c engine.CardID, cite engine.Clauses) {
	g.say(engine.Event{Kind: StartsWith, Actor: p, Player: p, Card: c, N: int32(g.Maximum(c)), Cite: cite})
}

// coexist says of each player further on whose hero has the title of this player's that both may play
// (mc.unique.identities-coexist).
func (g *Match) coexist(p engine.Player) {
	hero := func(o engine.Player) *Card { return g.Box.card(g.Card(g.identity(o)).Back) }
	for o := p + 1; int(o) < g.Seats(); o++ {
		both := g.form(p) == AlterEgoForm && g.form(o) == AlterEgoForm
		if both && hero(p).title() == hero(o).title() {
			g.startsWith(o, g.identity(o), engine.Cite(book.UniqueIdentitiesCoexist))
		}
	}
}

// deckChecked says that a player's deck has as many cards as it may have. A script may fix one of fewer cards: of it
// nothing is said.
func (g *Match) deckChecked(p engine.Player) {
	n := g.Len(g.Zone(p, PlayerDeck)) + g.Len(g.Zone(p, Hand))
	cite := engine.Cite(book.DeckSize, book.DeckIdentityNotCounted)
	if g.IsRead() && g.aspectless(p) {
		cite = cite.And(book.AmbNoAspectDeck)
	}
	if g.IsRead() && g.sharesTitles(p) {
		cite = cite.And(book.DeckSubtitleException)
	}
	if least, most := deckSize(); least <= n && n <= most {
		g.say(engine.Event{Kind: DeckChecked, Actor: p, Player: p, N: int32(n), Cite: cite})
	}
}

// scenarioEnters brings up the main scheme and the first stage of the villain, with what they do for it
// (mc.setup.10-scheme-setup, mc.setup.10-when-revealed).
func (g *Match) scenarioEnters(v engine.CardID) {
	g.do(engine.Event{Kind: ShuffleZone, Actor: engine.NoPlayer, Player: engine.NoPlayer, To: EncounterDeck,
		Cite: engine.Cite(book.AmbSetupDeckOrder)})
	g.enterScheme(g.scheme())
	if k := g.Card(v); g.Rules.On(book.Setup10WhenRevealed) && (k.Revealed != nil || k.Toughness) {
		g.say(engine.Event{Kind: Effects, Actor: engine.NoPlayer, Player: g.first(), Card: v,
			Cite: engine.Cite(book.Setup10WhenRevealed, book.WhenRevealedAtSetup)})
		g.Indent()
		g.enterStage(v)
		g.Outdent()
	}
}

// obligationsGoIn shuffles the obligations that are set aside into the encounter deck.
func (g *Match) obligationsGoIn() {
	for c := range g.Cards(Aside) {
		g.do(engine.Event{Kind: Move, Actor: engine.NoPlayer, Player: engine.NoPlayer, Card: c, To: EncounterDeck,
			Cite: engine.Cite(book.Setup11EncounterDeck, book.ObligationShuffledIn)})
	}
	g.do(engine.Event{Kind: ShuffleZone, Actor: engine.NoPlayer, Player: engine.NoPlayer, To: EncounterDeck,
		Cite: engine.Cite(book.Setup11EncounterDeck)})
}

// aspectless says whether a player's deck has no card of an aspect.
func (g *Match) aspectless(p engine.Player) bool {
	for _, k := range [...]int{PlayerDeck, Hand} {
		for c := range g.Cards(g.Zone(p, k)) {
			if g.Card(c).Aspect.chosen() {
				return false
			}
		}
	}
	return true
}

// sharesTitles says whether a player's deck has two unique cards of one title.
func (g *Match) sharesTitles(p engine.Player) bool {
	z := g.Zone(p, PlayerDeck)
	for c := range g.Cards(z) {
		if !g.Card(c).Unique {
			continue
		}
		for d := g.Below(c); d != 0; d = g.Below(d) {
			if g.Card(d).Unique && g.Box.persons[g.Def(c)][0].title == g.Box.persons[g.Def(d)][0].title {
				return true
			}
		}
	}
	return false
}

// encounterSets says of which sets the encounter deck is made (mc.encounter-deck.recommended).
func (g *Match) encounterSets() {
	sets := g.Box.sets
	in := make([]bool, len(sets))
	for c := range g.Cards(EncounterDeck) {
		in[g.Card(c).Set] = true
	}
	n, modular, recommended := 0, 0, false
	for s := range sets {
		if !in[s] {
			continue
		}
		n++
		if sets[s].isModular() {
			modular++
		}
		recommended = recommended || slices.Contains(g.scenario().Modular, sets[s].word)
	}
	cite := engine.Cite(book.EncounterDeckRecommended, book.AmbRecommendedLists)
	if g.global(Expert) > 0 {
		cite = cite.And(book.EncounterDeckExpertMode)
	}
	if modular > 1 {
		cite = cite.And(book.EncounterDeckSeveralModular)
	}
	if g.global(RandomModular) > 0 {
		cite = cite.And(book.EncounterDeckRandomModular)
	} else if modular > 0 && !recommended {
		cite = cite.And(book.EncounterDeckSwapModular)
	}
	g.say(engine.Event{Kind: DeckOf, Actor: engine.NoPlayer, Player: engine.NoPlayer, N: int32(n), Cite: cite})
}

// mulligan lets a player discard any number of cards of the starting hand and draw back up (mc.setup.13-mulligan).
func (g *Match) mulligan(p engine.Player) {
	for g.Rules.On(book.Setup13Mulligan) {
		q := g.Question(p, AskMulligan, 0, engine.Cite(book.Setup13Mulligan))
		q.Cards(VerbDiscard, g.Zone(p, Hand), nil)
		q.Decline()
		a := g.ask(q)
		if a.Card == 0 {
			break
		}
		g.do(engine.Event{Kind: Discarded, Actor: p, Player: p, Card: a.Card, To: g.pileOf(a.Card),
			Cite: engine.Cite(book.Setup13Mulligan, book.Setup13NotReshuffled)})
	}
	g.Draw(By{Player: p, Cite: engine.Cite(book.Setup13Mulligan)}, p, g.startingHand(p)-g.Len(g.Zone(p, Hand)))
}
