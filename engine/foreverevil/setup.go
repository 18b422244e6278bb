package foreverevil

import (
	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/foreverevil/book"

	db "tablereferee/engine/deckbuilder"
)

// setUp are the steps of the set-up: what is fixed lies there already, all else comes as the rulebook sets it up, from
// the seed.
func setUp() []db.SetUpStep {
	return []db.SetUpStep{
		setTeams, db.SetCharacters, db.SetMainDeck, setSuperHeroes, setRivals, db.SetStacks, db.SetLineUp,
		db.SetPlayers, db.SetTops, warnMainDeck,
		db.SetSizes, db.SetFirst,
		(*db.Match).Moment, checkMarks, checkRebates, db.CheckCounts, (*db.Match).Recall, checkCarriers,
		db.CheckHand, db.CheckAway, db.CheckPlayed, db.CheckOver, checkKept, checkFlash,
	}
}

// fits refuses a First Appearance of The Flash, who lies face up from the beginning.
func fits(f *cardtext.Facts, c *db.Card) {
	if c.ID == theFlash && len(c.Appear) > 0 {
		f.Fault(0, "it never appears: it lies face up from the beginning, and a First Appearance of its own never happens",
			"elle n'est jamais révélée : elle est face visible dès le début, et sa Révélation n'arrive jamais")
	}
}

// theFlash is the id of the Super Hero who lies on top when the game begins.
const theFlash = "the-flash"

// setSuperHeroes makes the stack: The Flash face up on top of the others, by chance, face down.
func setSuperHeroes(g *db.Match, s *engine.Setup) error {
	if s.Has(db.BossStack) {
		if n := s.Options["super_heroes"]; n > 0 && g.Rules.On(book.SetupStackNamedOrCounted) {
			return &engine.SetupError{Line: s.LineOf(db.BossStack),
				Cite: engine.Cite(book.SetupStackNamedOrCounted),
				Msg: engine.Sayf(
					"a stack of %d Super Heroes is asked for by chance, and its cards are named: say one of the two",
					"un paquet de %d Super-Héros est demandé au hasard, et ses cartes sont nommées : dire l'un des deux",
					n)}
		}
		return nil
	}
	n, stacked, err := howManySuperHeroes(g, s)
	if err != nil {
		return err
	}
	stackSuperHeroes(g, n)
	if have := g.Len(db.BossStack); have < n && s.Options["super_heroes"] != 0 {
		return &engine.SetupError{Cite: stacked.And(book.ComponentsSuperHeroes), Msg: engine.Sayf(
			"a stack of %d Super Heroes: %d are left, as the others are placed already",
			"un paquet de %d Super-Héros : il en reste %d, les autres sont déjà placés", n, have)}
	}
	g.Tell(&engine.Event{Kind: db.Stacked, Actor: engine.NoPlayer, To: db.BossStack, N: int32(g.Len(db.BossStack)),
		Cite: stacked.And(book.SetupStacksBeside)})
	return nil
}

// howManySuperHeroes are in the stack, and by which clauses.
func howManySuperHeroes(g *db.Match, s *engine.Setup) (int, engine.Clauses, error) {
	standard := g.Rules.Value(book.SetupEightSuperHeroes)
	n, asked := s.Options["super_heroes"]
	switch {
	case !asked && s.Options["teams"] != 0:
		return 5, engine.Cite(book.VariantTwoStacks), nil
	case !asked:
		return standard, engine.Cite(book.SetupEightSuperHeroes), nil
	}
	least, most := 1, g.Rules.Value(book.ComponentsSuperHeroes)
	if !g.Rules.On(book.SetupLongerGame) {
		most = standard
	}
	if !g.Rules.On(book.SetupSuperHeroNumberVaries) {
		least, most = standard, standard
	}
	if db.DefeatedNow(s) { // the last one may have been
		least = 0
	}
	if n < least || n > most {
		return 0, 0, &engine.SetupError{Cite: engine.Cite(book.SetupLongerGame, book.SetupTwelveSuperHeroes),
			Msg: engine.Sayf("a stack of %d Super Heroes: from %d to %d may be used",
				"un paquet de %d Super-Héros : on en utilise de %d à %d", n, least, most)}
	}
	if n > standard {
		return n, engine.Cite(book.SetupLongerGame, book.SetupSuperHeroNumberVaries), nil
	}
	return n, engine.Cite(book.SetupSuperHeroNumberVaries), nil
}

// stackSuperHeroes makes a stack of so many.
func stackSuperHeroes(g *db.Match, n int) {
	shuffle := func(cite engine.Clauses) {
		g.Make(&engine.Event{Kind: db.ShuffleZone, Player: engine.NoPlayer, Actor: engine.NoPlayer, To: db.BossStack,
			Cite: cite})
	}
	flash := engine.CardID(0)
	for c := range g.Cards(engine.Box) {
		switch k := g.Card(c); {
		case k.Sort != db.BossCard || k.Test:
		case k.ID == theFlash && g.Rules.On(book.SetupFlashAlways):
			flash = c
		default:
			g.Make(&engine.Event{Kind: db.Stock, Card: c, Actor: engine.NoPlayer, To: db.BossStack})
		}
	}
	if g.Rules.On(book.SetupStackShuffle) && g.Rules.On(book.HeroRandomStack) &&
		(g.Rules.On(book.SetupSevenRandom) || n != 8) {
		shuffle(engine.Cite(book.SetupStackShuffle, book.SetupStackSecret, book.HeroRandomStack))
	}
	left, unused := n, engine.Cite(book.SetupUnusedSuperHeroes)
	if flash != 0 {
		left--
	}
	if n == 8 {
		unused = unused.And(book.SetupSevenRandom)
	}
	for g.Len(db.BossStack) > max(left, 0) && g.Rules.On(book.SetupUnusedSuperHeroes) {
		g.Make(&engine.Event{Kind: db.SetAsideUnseen, Card: g.Bottom(db.BossStack), Actor: engine.NoPlayer,
			To: engine.Box, Cite: unused})
	}
	if flash == 0 {
		return
	}
	g.Make(&engine.Event{Kind: db.OnTop, Card: flash, Actor: engine.NoPlayer, To: db.BossStack, Tags: engine.ToTop,
		Cite: engine.Cite(book.SetupFlashOnTop, book.SetupFlashAlways, book.SetupFlashCardText)})
	if !g.Rules.On(book.SetupFlashOnTop) || !g.Rules.On(book.SetupFlashCardText) {
		shuffle(engine.Cite(book.SetupFlashAlways))
	}
}

// starting is the starting deck of each player.
var starting = []db.Starting{
	{Card: "punch", N: 7, Box: book.ComponentsPunches},
	{Card: "vulnerability", N: 3, Box: book.ComponentsVulnerabilities},
}
