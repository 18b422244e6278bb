package metal

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/metal/book"

	db "tablereferee/engine/deckbuilder"
)

// setUp are the steps of the set-up: what is fixed lies there already, all else comes as the rulebook sets it up, from
// the seed.
func setUp() []db.SetUpStep {
	return []db.SetUpStep{
		setUnknown, setPacks, setWithout, setTile, db.SetCharacters, setAvailable, db.SetMainDeck, setSuperVillains,
		db.SetStacks,
		db.SetLineUp,
		db.SetPlayers, db.SetTops, db.SetSizes, db.SetFirst,
		(*db.Match).Moment, setEnded, db.CheckCounts, (*db.Match).Recall, db.CheckHand, db.CheckAway, db.CheckPlayed,
		db.CheckOver, db.CheckLineUp, db.CheckStarting, checkPacks, checkHeroes, checkStack, checkDefeats,
		checkWeaknesses,
	}
}

// setUnknown says whether what nobody knows is left out.
func setUnknown(g *db.Match, s *engine.Setup) error {
	g.LeaveOut(s.Options[leaveOutUnknown] != 0)
	return nil
}

// setWithout notes who has no Super Hero in the middle of a game: that comes about once the pile is empty, for who has
// none recruits one, or by a Capture, until step 2 of the own turn: by one in a turn of another, or after that step, as
// long.
func setWithout(g *db.Match, s *engine.Setup) error {
	n := 0
	now, _ := g.Begins(s)
	for p := range g.From(engine.NoPlayer) {
		if !s.Has(team(g, p)) || g.Len(team(g, p)) > 0 {
			continue
		}
		none := s.Has(db.Characters) && g.Len(db.Characters) == 0
		switch {
		case none || !g.Rules.On(book.EndTurn2Recruit) || s.AsIf:
		case g.GameBegins(s) && s.At <= 1 && !s.Earlier(g.Rules) && g.Rules.On(book.SetupDealTwoChooseOne):
			return db.Impossible(s.LineOf(team(g, p)), engine.Cite(book.SetupDealTwoChooseOne),
				"%s has no Super Hero, and each begins the game with one",
				"%s n'a aucun Super-Héros, et chacun commence la partie avec un", s.Players[p].Name)
		case p == now && s.At-1 == stepRecruit+1:
			return db.Impossible(s.LineOf(team(g, p)), engine.Cite(book.EndTurn2Recruit),
				"%s would have recruited a Super Hero: one is without any only where available is empty, available {}",
				"%s aurait recruté un Super-Héros : on n'en a aucun que si la pile est vide, available {}",
				s.Players[p].Name)
		case p == now && s.At > 1 && s.At-1 <= stepRecruit && isStripped(g, s, p):
			g.Reckon(setLost, engine.NoPlayer, int(p)+1)
		}
		n |= 1 << p
	}
	if n > 0 {
		g.Reckon(setTeamless, engine.NoPlayer, n)
	}
	return nil
}

// setEnded notes that a Capture has ended the turn, where a set-up says so, and refuses what it has not left as it was.
func setEnded(g *db.Match, s *engine.Setup) error {
	if !slices.ContainsFunc(s.Counts, func(n engine.CountSetup) bool {
		k := &g.Rules.CountInfo[n.Info]
		return k.Global && k.Counter == lost && n.N > 0
	}) {
		return nil
	}
	p, step := g.Ends(), s.At-1
	if p == engine.NoPlayer || step > stepAppear {
		return &engine.SetupError{Cite: engine.Cite(book.CaptureNothingMore, book.AmbCaptureSteps), Msg: engine.Sayf(
			"a Capture ends the turn, and counts until the next Super-Villain is turned up: say at which step play begins, at = \"end of turn, step 1\" to \"end of turn, step %d\"",
			"une Capture met fin au tour et compte jusqu'à ce que le Super-Vilain suivant soit révélé : dire à quelle étape le jeu commence, de at = \"end of turn, step 1\" à \"end of turn, step %d\"",
			stepAppear)}
	}
	g.Reckon(setLost, engine.NoPlayer, int(p)+1)
	g.Remember(engine.Memo{What: hasEnded, Player: p})
	if s.AsIf || g.AnyForeign() {
		return nil
	}
	return checkEnded(g, s, p)
}

// checkEnded refuses what a Capture that has ended the turn of a player would have taken away, and one without a
// Weakness in the score pile.
func checkEnded(g *db.Match, s *engine.Setup, p engine.Player) error {
	name, hand, weak := s.Players[p].Name, g.Zone(p, db.Hand), false
	if g.Rules.On(book.CaptureDiscardHand) && g.Len(hand) > 0 && s.At-1 <= stepHand {
		return db.Impossible(s.LineOf(hand), engine.Cite(book.CaptureDiscardHand),
			"%s has cards in hand, and the Capture has discarded the hand: hand = {}",
			"%s a des cartes en main, et la Capture a fait défausser la main : hand = {}", name)
	}
	for x := range g.Cards(g.Zone(p, db.InPlay)) {
		if !g.Card(x).Stays && g.Rules.On(book.CaptureDiscardPlayed) {
			return db.Impossible(g.LineOf(s, x), engine.Cite(book.CaptureDiscardPlayed),
				"%s is in play no more: the Capture has discarded what was played",
				"%s n'est plus en jeu : la Capture a fait défausser ce qui a été joué", g.Card(x).Name)
		}
	}
	for x := range g.Cards(g.Zone(p, scorePile)) {
		weak = weak || g.Sort(x) == db.WeaknessCard
	}
	if !weak && g.Rules.On(book.CaptureOneToScorePile) {
		return db.Impossible(s.LineOf(g.Zone(p, scorePile)), engine.Cite(book.CaptureOneToScorePile),
			"a Capture has ended the turn of %s, and put a Weakness into the score pile: score_pile = { \"Weakness\" }",
			"une Capture a mis fin au tour de %s, et mis une Faiblesse dans la pile de score : score_pile = { \"Weakness\" }",
			name)
	}
	return nil
}

// isStripped says whether a player has nothing left in hand and of what was played, as after a Capture in this turn.
func isStripped(g *db.Match, s *engine.Setup, p engine.Player) bool {
	hand := g.Zone(p, db.Hand)
	if g.Rules.On(book.CaptureDiscardHand) && (!s.Has(hand) || g.Len(hand) > 0) {
		return false
	}
	for x := range g.Cards(g.Zone(p, db.InPlay)) {
		if !g.Card(x).Stays && g.Rules.On(book.CaptureDiscardPlayed) {
			return false
		}
	}
	return true
}

// isTeamless says whether a player has begun without any Super Hero.
func isTeamless(g *db.Match, p engine.Player) bool {
	return g.Count(engine.NoPlayer, teamless)>>p&1 != 0
}

// setTile lays the tile down, and under it the Super Hero who begins Captured.
func setTile(g *db.Match, s *engine.Setup) error {
	for p, seat := range s.Players {
		if d := seat.Character; d != 0 && g.Parts.Cards[d].Hook == capturedFirst && !s.Has(captured) &&
			g.Rules.On(book.SetupBatmanAside) {
			return &engine.SetupError{Line: seat.Line, Cite: engine.Cite(book.SetupBatmanAside,
				book.SetupBatmanCaptured),
				Msg: engine.Sayf("%s begins Captured, and %s cannot play as him: in the middle of a game say whom the tile holds, captured { … }",
					"%s commence Capturé, et %s ne peut pas le jouer : au milieu d'une partie, dire qui est sous la tuile, captured { … }",
					g.Parts.Cards[d].Name, s.Players[p].Name)}
		}
	}
	for c := range g.Cards(engine.Box) {
		switch k := g.Card(c); {
		case k.Sort == db.AsideCard && !k.Test:
			g.Make(&engine.Event{Kind: db.SetAside, Card: c, Actor: engine.NoPlayer, To: tileZone,
				Cite: engine.Cite(book.SetupBarbatosAndTileAside, book.ComponentsTile)})
		case k.Hook == capturedFirst && k.Sort == db.CharacterCard && !s.Has(captured) &&
			g.Rules.On(book.SetupBatmanAside):
			g.Make(&engine.Event{Kind: db.SetAside, Card: c, Actor: engine.NoPlayer, To: captured,
				Cite: engine.Cite(book.SetupBatmanAside, book.SetupBatmanCaptured, book.AmbTileName)})
		}
	}
	return nil
}

// setAvailable shuffles the pile that Super Heroes are recruited from, unless they are dealt of it.
func setAvailable(g *db.Match, s *engine.Setup) error {
	if s.Has(db.Characters) || g.Dealing() {
		return nil
	}
	g.Make(&engine.Event{Kind: db.ShuffleZone, Player: engine.NoPlayer, Actor: engine.NoPlayer, To: db.Characters,
		Cite: engine.Cite(book.SetupUnusedCharactersPile, book.SetupAvailablePile)})
	for p := range g.From(engine.NoPlayer) {
		for x := range g.Cards(g.Zone(p, db.Character)) {
			if g.Card(x).Unknown {
				g.TellUnknown(x)
			}
		}
	}
	return nil
}

// setSuperVillains makes the stack: the dearer ones by chance under the cheaper ones by chance, and the last one under
// all of them. Of a Crossover's no order is told: all of them are shuffled together.
func setSuperVillains(g *db.Match, s *engine.Setup) error {
	if s.Has(db.BossStack) {
		return nil
	}
	own := s.Options[crossoverStack] == 0
	boss := func(c engine.CardID) bool {
		k := g.Card(c)
		return k.Sort == db.BossCard && inBox(s, k) && own == (k.More[pack] == 0)
	}
	made := engine.Cite(book.SetupStackOfSeven)
	if !own {
		made = engine.Cite(book.CrossoverEitherStack)
	}
	cheapest := -1
	for c := range g.Cards(engine.Box) {
		if k := g.Card(c); own && boss(c) && k.Hook != lastOfStack && (cheapest < 0 || k.Cost < cheapest) {
			cheapest = k.Cost
		}
	}
	stock := func(to engine.Zone, is func(k *db.Card) bool) {
		for c := range g.Cards(engine.Box) {
			if boss(c) && is(g.Card(c)) {
				g.Make(&engine.Event{Kind: db.Stock, Card: c, Actor: engine.NoPlayer, To: to})
			}
		}
	}
	shuffle := func(z engine.Zone) {
		if g.Len(z) > 1 {
			g.Make(&engine.Event{Kind: db.ShuffleZone, Player: engine.NoPlayer, Actor: engine.NoPlayer, To: z,
				Cite: made})
		}
	}
	last := func(k *db.Card) bool { return k.Hook == lastOfStack && g.Rules.On(book.SetupBarbatosBottom) }
	stock(db.BossStack, func(k *db.Card) bool { return k.Cost > cheapest && !last(k) })
	shuffle(db.BossStack)
	stock(db.TeamStack, func(k *db.Card) bool { return k.Cost == cheapest && !last(k) })
	shuffle(db.TeamStack)
	for c := g.Bottom(db.TeamStack); c != 0; c = g.Bottom(db.TeamStack) {
		g.Make(&engine.Event{Kind: db.Stock, Card: c, Actor: engine.NoPlayer, To: db.BossStack, Tags: engine.ToTop})
	}
	for c := range g.Cards(engine.Box) {
		if boss(c) && last(g.Card(c)) {
			g.Make(&engine.Event{Kind: Underneath, Card: c, Actor: engine.NoPlayer, To: db.BossStack,
				Tags: engine.ToBottom,
				Cite: engine.Cite(book.SetupBarbatosAndTileAside, book.SetupBarbatosBottom, book.SetupNoFixedFirst)})
		}
	}
	stacked := engine.Cite(book.ComponentsSuperVillains, book.SetupStackOfSeven, book.SetupStacksPlaced)
	if !own {
		stacked = engine.Cite(book.CrossoverEitherStack, book.AmbCrossoverEnd, book.SetupStacksPlaced)
	}
	g.Tell(&engine.Event{Kind: db.Stacked, Actor: engine.NoPlayer, To: db.BossStack, N: int32(g.Len(db.BossStack)),
		Cite: stacked})
	return nil
}

// bars keeps everything but Super-Villains and Weaknesses out of the score pile, and but Super Heroes from under the
// tile.
func bars(_ *db.Parts, owner engine.Player, zone int, c *db.Card) engine.Clauses {
	if owner == engine.NoPlayer {
		if engine.Zone(zone) == captured && c.Sort != db.CharacterCard {
			return engine.Cite(book.CaptureUnderTile)
		}
		return 0
	}
	if zone == scorePile && c.Sort != db.BossCard && c.Sort != db.WeaknessCard {
		return engine.Cite(book.VillainToScorePile, book.CaptureOneToScorePile)
	}
	return 0
}
