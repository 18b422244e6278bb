package champions

import "tablereferee/engine"

// The fourteen steps of setting up (mc.setup.in-order); setup.go lays out the table they start from.

// startingHand is the hand size of the alter-ego side (mc.setup.12-draw).
func (g *Game) startingHand(p engine.Player) int {
	c := g.Card(g.identity(p))
	if c.Type == Hero {
		c = &g.Kit.Cards[g.Kit.Def(c.Back)]
	}
	return int(c.HandSize)
}

// setUp goes through the fourteen steps, on a table where every card lies ready.
func (g *Game) setUp() {
	step := func(n int, cs ...engine.Clause) {
		g.Reach(stepSetUp + n - 1)
		g.Level(0)
		g.say(engine.Event{Kind: SetUpStep, Actor: engine.NoPlayer, Player: engine.NoPlayer, N: int32(n), Cite: engine.Cite(append(cs, SetupInOrder)...)})
		g.Level(1)
	}
	step(1, Setup01Heroes, IdentityStartsAlterEgo) // as they sit: nobody is the first player before the third step
	for p := range engine.Player(g.Seats()) {
		for o := range engine.Player(g.Seats()) {
			a, b := g.Card(g.identity(p)), g.Card(g.identity(o))
			if o > p && a.Type == AlterEgo && b.Type == AlterEgo && g.Kit.Cards[g.Kit.Def(a.Back)].title() == g.Kit.Cards[g.Kit.Def(b.Back)].title() {
				g.say(engine.Event{Kind: StartsWith, Actor: o, Player: o, Card: g.identity(o), N: int32(g.Maximum(g.identity(o))), Cite: engine.Cite(UniqueIdentitiesCoexist)})
			}
		}
		n, cite := g.Len(g.Zone(p, Deck_))+g.Len(g.Zone(p, Hand)), engine.Cite(DeckSize, DeckIdentityNotCounted)
		if g.aspectless(p) {
			cite = cite.And(AmbNoAspectDeck)
		}
		if g.sharesTitles(p) {
			cite = cite.And(DeckSubtitleException)
		}
		if least, most := deckSize(); least <= n && n <= most { // a script may fix a deck of fewer cards
			g.say(engine.Event{Kind: DeckChecked, Actor: p, Player: p, N: int32(n), Cite: cite})
		}
	}
	step(2, Setup02HitPoints)
	for p := range engine.Player(g.Seats()) {
		g.say(engine.Event{Kind: StartsWith, Actor: p, Player: p, Card: g.identity(p), N: int32(g.Maximum(g.identity(p))), Cite: engine.Cite(Setup02HitPoints, IdentityVisibleFace)})
	}
	step(3, Setup03FirstPlayer)
	g.say(engine.Event{Kind: FirstIs, Actor: engine.NoPlayer, Player: g.first(), Cite: engine.Cite(Setup03FirstPlayer, FirstPlayerChosen)})
	step(4, Setup04Obligations)
	for c := range g.Cards(Aside) {
		g.say(engine.Event{Kind: SetsAside, Actor: engine.NoPlayer, Player: engine.NoPlayer, Card: c, Cite: engine.Cite(Setup04Obligations)})
	}
	step(5, Setup05Nemeses)
	for p := range g.players {
		for c := range g.Cards(g.Zone(p, Nemesis)) {
			g.say(engine.Event{Kind: SetsAside, Actor: p, Player: p, Card: c, Cite: engine.Cite(Setup05Nemeses, NemesisSetAside, InPlayRemovedAndAside)})
		}
	}
	step(6, Setup06ShuffleDecks)
	for p := range g.players {
		g.do(engine.Event{Kind: ShuffleZone, Actor: p, Player: p, To: g.Zone(p, Deck_), Cite: engine.Cite(Setup06ShuffleDecks)})
	}
	step(7, Setup07TokensAndStatus)
	step(8, Setup08Villain)
	g.encounterSets()
	v := g.villain()
	step(9, Setup09VillainHitPoints, PerPlayerMultiply)
	g.say(engine.Event{Kind: StartsWith, Actor: engine.NoPlayer, Player: engine.NoPlayer, Card: v, N: int32(g.Maximum(v)), Cite: engine.Cite(Setup09VillainHitPoints, PerPlayerMultiply).With(g.Card(v).Cite)})
	step(10, Setup10SchemeSetup)
	g.do(engine.Event{Kind: ShuffleZone, Actor: engine.NoPlayer, Player: engine.NoPlayer, To: EncounterDeck, Cite: engine.Cite(AmbSetupDeckOrder)})
	g.enterScheme(g.scheme())
	if k := g.Card(v); g.Rules.On(Setup10WhenRevealed) && (k.Revealed != nil || k.Toughness) {
		g.say(engine.Event{Kind: Effects, Actor: engine.NoPlayer, Player: g.first(), Card: v, Cite: engine.Cite(Setup10WhenRevealed, WhenRevealedAtSetup)})
		g.Indent()
		g.enterStage(v)
		g.Outdent()
	}
	step(11, Setup11EncounterDeck)
	for c := range g.Cards(Aside) {
		g.do(engine.Event{Kind: Move, Actor: engine.NoPlayer, Player: engine.NoPlayer, Card: c, To: EncounterDeck, Cite: engine.Cite(Setup11EncounterDeck, ObligationShuffledIn)})
	}
	g.do(engine.Event{Kind: ShuffleZone, Actor: engine.NoPlayer, Player: engine.NoPlayer, To: EncounterDeck, Cite: engine.Cite(Setup11EncounterDeck)})
	step(12, Setup12Draw)
	for p := range g.players {
		g.Draw(By{Player: p, Cite: engine.Cite(Setup12Draw)}, p, g.startingHand(p)-g.Len(g.Zone(p, Hand)))
	}
	step(13, Setup13Mulligan)
	for p := range g.players {
		g.mulligan(p)
	}
	step(14, Setup14IdentitySetup)
	for p := range g.players {
		if f := g.Card(g.identity(p)).Setup; f != nil && g.Rules.On(Setup14IdentitySetup) {
			f(g, g.mine(p, g.identity(p)).with(Setup14IdentitySetup))
		}
	}
	g.Level(0)
	g.say(engine.Event{Kind: SaysAloud, Actor: engine.NoPlayer, Player: engine.NoPlayer, Cite: engine.Cite(SetupBegin)})
}

// aspectless says whether a player's deck has no card of an aspect.
func (g *Game) aspectless(p engine.Player) bool {
	for _, k := range [...]int{Deck_, Hand} {
		for c := range g.Cards(g.Zone(p, k)) {
			if g.Card(c).Aspect.chosen() {
				return false
			}
		}
	}
	return true
}

// sharesTitles says whether a player's deck has two unique cards of one title.
func (g *Game) sharesTitles(p engine.Player) bool {
	z := g.Zone(p, Deck_)
	for c := range g.Cards(z) {
		if !g.Card(c).Unique {
			continue
		}
		for d := g.Below(c); d != 0; d = g.Below(d) {
			if g.Card(d).Unique && g.Card(c).title() == g.Card(d).title() {
				return true
			}
		}
	}
	return false
}

// encounterSets says of which sets the encounter deck is made (mc.encounter-deck.recommended).
func (g *Game) encounterSets() {
	var sets [setCount]bool
	for c := range g.Cards(EncounterDeck) {
		sets[g.Card(c).Set] = true
	}
	n, modular, bomb := 0, 0, sets[BombScareSet]
	for s, in := range sets {
		if in {
			n++
		}
		if in && Set(s) >= BombScareSet {
			modular++
		}
	}
	cite := engine.Cite(EncounterDeckRecommended, AmbRecommendedLists)
	if g.global(Expert) > 0 {
		cite = cite.And(EncounterDeckExpertMode)
	}
	if modular > 1 {
		cite = cite.And(EncounterDeckSeveralModular)
	}
	if g.global(RandomModular) > 0 {
		cite = cite.And(EncounterDeckRandomModular)
	} else if modular > 0 && !bomb {
		cite = cite.And(EncounterDeckSwapModular)
	}
	g.say(engine.Event{Kind: DeckOf, Actor: engine.NoPlayer, Player: engine.NoPlayer, N: int32(n), Cite: cite})
}

// mulligan lets a player discard any number of cards of the starting hand and draw back up (mc.setup.13-mulligan).
func (g *Game) mulligan(p engine.Player) {
	for g.Rules.On(Setup13Mulligan) {
		q := g.Question(p, AskMulligan, 0, engine.Cite(Setup13Mulligan))
		q.Cards(VerbDiscard, g.Zone(p, Hand), nil)
		q.Decline()
		a := g.ask(q)
		if a.Card == 0 {
			break
		}
		g.do(engine.Event{Kind: Discarded, Actor: p, Player: p, Card: a.Card, To: g.pileOf(a.Card), Cite: engine.Cite(Setup13Mulligan, Setup13NotReshuffled)})
	}
	g.Draw(By{Player: p, Cite: engine.Cite(Setup13Mulligan)}, p, g.startingHand(p)-g.Len(g.Zone(p, Hand)))
}
