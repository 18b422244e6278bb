package metal

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/metal/book"

	db "tablereferee/engine/deckbuilder"
)

// Tables that no game of this one comes to. What a test card, or a card of somebody's own, may have done before is
// open.

// checkHeroes refuses a table on which the Super Hero who begins Captured lies in the pile, or nowhere, and one with
// fewer Super Heroes in teams and under the tile than there were when the game began: none goes back to the pile.
func checkHeroes(g *db.Match, s *engine.Setup) error {
	if s.AsIf || !g.Rules.On(book.SetupBatmanAside) {
		return nil
	}
	begins := engine.Cite(book.SetupBatmanAside, book.SetupBatmanCaptured)
	for x := engine.CardID(1); int(x) <= g.CardCount(); x++ {
		switch k := g.Card(x); {
		case k.Hook != capturedFirst || k.Sort != db.CharacterCard:
		case g.In(x) == db.Characters && (s.Has(db.Characters) || g.Named(x) > 0):
			return db.Impossible(g.LineOf(s, x), begins, "%s begins Captured, and never comes into this pile (%s)",
				"%s commence Capturé, et ne va jamais dans cette pile (%s)", k.Name, g.Info(db.Characters).Name)
		case g.In(x) == engine.Box || g.In(x) == db.Characters:
			return db.Impossible(s.LineOf(captured), begins,
				"%s is nowhere: under the tile, captured { … }, or in the team of a rescuer",
				"%s n'est nulle part : sous la tuile, captured { … }, ou dans l'équipe de qui l'a libéré", k.Name)
		}
	}
	if !g.Rules.On(book.SetupDealTwoChooseOne) {
		return nil
	}
	n, least, line := g.Len(captured), g.Seats()+1, s.LineOf(captured)
	for p := range g.From(engine.NoPlayer) {
		if n += g.Len(team(g, p)); !s.Has(team(g, p)) && g.Len(team(g, p)) == 0 && !isTeamless(g, p) {
			n++ // who is still to choose one
		}
		if line == 0 {
			line = s.LineOf(team(g, p))
		}
	}
	if n > least && g.GameBegins(s) {
		return db.Impossible(line, engine.Cite(book.SetupDealTwoChooseOne, book.SetupBatmanCaptured),
			"the first turn begins with one Super Hero each, and one who is Captured: %d, and not %d",
			"le premier tour commence avec un Super-Héros chacun, et un qui est Capturé : %d, et non %d", least, n)
	}
	if n < least {
		return db.Impossible(line, engine.Cite(book.SetupDealTwoChooseOne, book.SetupBatmanCaptured,
			book.CaptureUnderTile),
			"Super Heroes in teams and under the tile: %d, and %d when the game began: whoever is Captured goes under the tile",
			"Super-Héros dans les équipes et sous la tuile : %d, et %d au début de la partie : qui est Capturé va sous la tuile",
			n, least)
	}
	return nil
}

// isOrdered says of a card that it is one of the Super-Villains whose order the rulebook tells.
func isOrdered(k *db.Card) bool { return k.Sort == db.BossCard && k.More[pack] == 0 && !k.Foreign() }

// rank gives the place of a Super-Villain in the stack: the cheapest, the others, and the last one under all.
func rank(g *db.Match, k *db.Card) int {
	if k.Hook == lastOfStack {
		return 2
	}
	for d := range g.Parts.Cards[1:] {
		if c := &g.Parts.Cards[d+1]; isOrdered(c) && c.Hook != lastOfStack && c.Cost < k.Cost {
			return 1
		}
	}
	return 0
}

// checkStack refuses a Super-Villain stack that is not in its order: the cheaper ones lie above the dearer ones, the
// last one under all of them.
func checkStack(g *db.Match, s *engine.Setup) error {
	if s.AsIf || s.Options[crossoverStack] != 0 {
		return nil
	}
	var above, last engine.CardID
	for x := range g.Cards(db.BossStack) {
		k := g.Card(x)
		if !isOrdered(k) {
			continue
		}
		if above != 0 && above != last && rank(g, g.Card(above)) > rank(g, k) {
			return db.Impossible(g.LineOf(s, x), engine.Cite(book.SetupStackOfSeven),
				"%s lies under %s, and the cheaper ones lie above the dearer ones",
				"%s est sous %s, et les moins chers sont au-dessus des plus chers", k.Name, g.Card(above).Name)
		}
		if above = x; k.Hook == lastOfStack {
			last = x
		}
	}
	if low := g.Bottom(db.BossStack); last != 0 && last != low && g.Rules.On(book.SetupBarbatosBottom) {
		return db.Impossible(g.LineOf(s, low), engine.Cite(book.SetupBarbatosBottom, book.SetupBarbatosAndTileAside),
			"%s lies under %s, who is under all others and comes last",
			"%s est sous %s, qui est sous tous les autres et vient en dernier", g.Card(low).Name, g.Card(last).Name)
	}
	return checkDefeatedOf(g, s, above)
}

// checkDefeatedOf refuses a stack in which somebody is left above whom another has been defeated already.
func checkDefeatedOf(g *db.Match, s *engine.Setup, lowest engine.CardID) error {
	for x := engine.CardID(1); int(x) <= g.CardCount(); x++ {
		k, z := g.Card(x), g.In(x)
		switch {
		case !isOrdered(k) || z == db.BossStack:
		case k.Hook == lastOfStack:
			if !g.Rules.On(book.SetupBarbatosBottom) || lowest == 0 && (z != engine.Box || g.Len(db.BossStack) > 0) {
				continue
			}
			if lowest == 0 {
				return db.Impossible(s.LineOf(db.BossStack), engine.Cite(book.SetupBarbatosBottom,
					book.GameEndBarbatos),
					"the stack is empty, and %s, who comes last, has not been defeated",
					"la pile est vide, et %s, qui vient en dernier, n'a pas été vaincu", k.Name)
			}
			return db.Impossible(s.LineOf(db.BossStack), engine.Cite(book.SetupBarbatosBottom, book.SetupNoFixedFirst),
				"%s is not under the others, and comes last: they are all gone before",
				"%s n'est pas sous les autres, et vient en dernier : tous partent avant", k.Name)
		case z == engine.Box || g.Owner(z) == engine.NoPlayer:
		default:
			for y := range g.Cards(db.BossStack) {
				if c := g.Card(y); isOrdered(c) && rank(g, c) < rank(g, k) {
					return db.Impossible(g.LineOf(s, x), engine.Cite(book.SetupStackOfSeven, book.StacksAvailable),
						"%s has been defeated, and %s, who costs less and lay above, is still in the stack",
						"%s a été vaincu, et %s, qui coûte moins et était au-dessus, est encore dans la pile", k.Name,
						c.Name)
				}
			}
		}
	}
	return nil
}

// checkDefeats refuses a game that would be over because the last Super-Villain has been defeated, and more of them
// defeated than a player had turns. Where it was in this turn, the game ends with it.
func checkDefeats(g *db.Match, s *engine.Setup) error {
	if g.Len(db.BossStack) == 0 && g.Count(engine.NoPlayer, db.Felled) > 0 {
		g.Reckon(setDoomed, engine.NoPlayer, 1)
		if s.Options[crossoverStack] != 0 {
			g.Reckon(setDoomed, engine.NoPlayer, doomedCrossover)
		}
	}
	if s.AsIf {
		return nil
	}
	if err := checkDoomed(g, s); err != nil {
		return err
	}
	for p := range g.From(engine.NoPlayer) {
		n := 0
		for x := range g.Cards(g.Zone(p, scorePile)) {
			if isOrdered(g.Card(x)) {
				n++
			}
		}
		if turns, told := g.Turns(s, p); told && n > turns && g.Rules.On(book.VillainNextStaysDown) {
			return db.Impossible(s.LineOf(g.Zone(p, scorePile)), engine.Cite(book.VillainNextStaysDown),
				"%s has defeated %d Super-Villains by now, one a turn at most, and turns so far: %d",
				"%s a déjà vaincu %d Super-Vilains, un par tour au plus, et tours jusqu'ici : %d", s.Players[p].Name, n,
				turns)
		}
	}
	return nil
}

// checkDoomed refuses a turn after the one in which the last Super-Villain was defeated. Whom a text let somebody gain,
// in this turn or by a card whose past is open, was not.
func checkDoomed(g *db.Match, s *engine.Setup) error {
	if !g.Rules.On(book.GameEndBarbatos) || g.Len(db.BossStack) > 0 {
		return nil
	}
	now := g.Count(engine.NoPlayer, db.Felled) > 0
	if now && !g.Flipped() {
		return nil
	}
	line := s.LineOf(db.BossStack)
	cite := engine.Cite(book.GameEndBarbatos, book.AmbBarbatosEndStep, book.AmbSuperVillainLeavesOtherwise)
	if s.Options[crossoverStack] != 0 {
		return db.Impossible(line, engine.Cite(book.AmbCrossoverEnd),
			"the last Super-Villain of the stack has been defeated: the game would be over since the end of that turn",
			"le dernier Super-Vilain de la pile a été vaincu : la partie serait finie depuis la fin de ce tour")
	}
	for x := engine.CardID(1); int(x) <= g.CardCount(); x++ {
		k := g.Card(x)
		if !isOrdered(k) || k.Hook != lastOfStack || g.Owner(g.In(x)) == engine.NoPlayer || !now && g.AnyForeign() {
			continue
		}
		gained := func(m engine.Memo) bool { return m.What == db.Acquired && m.Card == x }
		if now || !slices.ContainsFunc(g.Memos(), gained) {
			return db.Impossible(line, cite,
				"%s has been defeated: the game would be over since the end of that turn; say defeated = true if it was in this one, gained = true if a card let somebody gain it",
				"%s a été vaincu : la partie serait finie depuis la fin de ce tour-là ; dire defeated = true si c'était dans celui-ci, gained = true si une carte l'a fait gagner",
				k.Name)
		}
	}
	return nil
}

// checkWeaknesses refuses as many Weaknesses before a player as have a Super Hero Captured, which takes them away at
// once, one in the hand of a player whose turn is over, and one that is destroyed.
func checkWeaknesses(g *db.Match, s *engine.Setup) error {
	if s.AsIf {
		return nil
	}
	for x := range g.Cards(db.Destroyed) {
		if k := g.Card(x); k.Sort == db.WeaknessCard && g.Rules.On(book.DestroyWeaknessReturns) {
			return db.Impossible(g.LineOf(s, x), engine.Cite(book.DestroyWeaknessReturns),
				"%s that is destroyed goes back to its stack", "%s qu'on détruit retourne sur sa pile", k.Name)
		}
	}
	for p := range g.From(engine.NoPlayer) {
		at, by := threshold(g, p)
		if n := weaknesses(g, p); n >= at && g.Rules.On(book.WeaknessSecondCaptures) {
			cite := engine.Cite(book.WeaknessSecondCaptures, book.CaptureOneToScorePile, book.CaptureOtherToStack)
			if by != 0 {
				cite = engine.Cite(book.OversizedSupermanThree, book.WeaknessSecondCaptures)
			}
			return db.Impossible(s.LineOf(g.Zone(p, db.InPlay)), cite,
				"%s controls %d Weaknesses: at %d a Super Hero is Captured, and they leave play at once",
				"%s contrôle %d Faiblesses : à %d un Super-Héros est Capturé, et elles quittent aussitôt le jeu",
				s.Players[p].Name, n, at)
		}
	}
	if p := g.Ends(); p != engine.NoPlayer && holdsWeakness(g, p) && g.Rules.On(book.WeaknessPlayFirst) &&
		!g.HandIsAway() {
		return db.Impossible(s.LineOf(g.Zone(p, db.Hand)), engine.Cite(book.WeaknessBeforeEnd),
			"%s has ended the turn with a Weakness in hand, and must have played it before",
			"%s a fini son tour avec une Faiblesse en main, et a dû la jouer avant", s.Players[p].Name)
	}
	return nil
}
