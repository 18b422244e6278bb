package metal

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/metal/book"

	db "tablereferee/engine/deckbuilder"
)

// The words of a set-up about other boxes.
const (
	withCrossover  = "crossover"
	crossoverStack = "crossover_stack"
	otherMainDeck  = "other_main_deck"
)

// Of which other box a card is.
const (
	_ int16 = iota
	ofCrossover
	ofBaseGame
)

// doomedCrossover is the counter doomed where the last Super-Villain was one of a Crossover.
const doomedCrossover = 2

func isCrossover(c *db.Card) bool { return c.More[pack] == ofCrossover }

// readPack reads of which other box a card is: it is not in this one.
func readPack(f *cardtext.Facts, c *db.Card) {
	crossover, base := f.Yes("crossover"), f.Yes("base_game")
	switch {
	case crossover && base:
		f.Fail("a card is of a Crossover pack or of another base game, not of both",
			"une carte est d'un paquet Crossover ou d'un autre jeu de base, pas des deux")
	case crossover && c.Sort != db.MainCard && c.Sort != db.BossCard && c.Sort != db.CharacterCard:
		f.Fail("a Crossover pack adds main deck cards, Super Heroes and Super-Villains, and nothing else",
			"un paquet Crossover ajoute des cartes de deck commun, des Super-Héros et des Super-Vilains, et rien d'autre")
	case base && c.Sort != db.MainCard:
		f.Fail("of another base game nothing but the main deck is played with: leave pile out",
			"d'un autre jeu de base, seul le deck commun sert : enlever pile")
	case crossover:
		c.More[pack], c.Outside = ofCrossover, true
	case base:
		c.More[pack], c.Outside = ofBaseGame, true
	}
}

// inBox says whether a set-up plays with a card: what other boxes bring takes part where it is asked for.
func inBox(s *engine.Setup, k *db.Card) bool {
	switch k.More[pack] {
	case ofCrossover:
		return s.Options[withCrossover] != 0
	case ofBaseGame:
		return s.Options[otherMainDeck] != 0
	}
	return !k.Outside && !k.Test && (k.Sort != db.MainCard || s.Options[otherMainDeck] != 1)
}

// setPacks says what other boxes bring.
func setPacks(g *db.Match, s *engine.Setup) error {
	var cards [ofBaseGame + 1][db.AsideCard + 1]int
	for d := range g.Parts.Cards[1:] {
		k := &g.Parts.Cards[d+1]
		cards[k.More[pack]][k.Sort] += k.Copies
	}
	crossover, others := cards[ofCrossover], cards[ofBaseGame][db.MainCard]
	if err := lacksPack(s, crossover, others); err != nil {
		return err
	}
	tell := func(kind engine.Kind, n int, cite engine.Clauses) {
		if n > 0 {
			g.Tell(&engine.Event{Kind: kind, Actor: engine.NoPlayer, N: int32(n), Cite: cite})
		}
	}
	if s.Options[withCrossover] != 0 {
		defer joinHeroes(g, s)
		tell(CrossoverDeck, crossover[db.MainCard], engine.Cite(book.CrossoverMayAdd, book.AmbCrossoverMainDeck))
		tell(CrossoverHeroes, crossover[db.CharacterCard], engine.Cite(book.CrossoverMayAdd, book.CrossoverMixHeroes))
	}
	switch s.Options[otherMainDeck] {
	case 1:
		tell(OtherDeck, others, engine.Cite(book.AmbOtherBaseGames))
	case 2:
		tell(MixedDeck, others, engine.Cite(book.AmbOtherBaseGames))
	}
	return nil
}

// joinHeroes puts the Super Heroes of a Crossover to those of this box, but for those that somebody plays as.
func joinHeroes(g *db.Match, s *engine.Setup) {
	if s.Has(db.Characters) {
		return
	}
	for c := range g.Cards(engine.Box) {
		chosen := func(p engine.SeatSetup) bool { return p.Character == g.Def(c) }
		if k := g.Card(c); k.Sort == db.CharacterCard && isCrossover(k) && !slices.ContainsFunc(s.Players, chosen) {
			g.Make(&engine.Event{Kind: db.SetAside, Card: c, Actor: engine.NoPlayer, To: db.Characters,
				Cite: engine.Cite(book.CrossoverMixHeroes)})
		}
	}
}

// lacksPack tells a set-up with another box of which there is no card.
func lacksPack(s *engine.Setup, crossover [db.AsideCard + 1]int, others int) error {
	with, stack := s.Options[withCrossover] != 0, s.Options[crossoverStack] != 0
	wrong := func(cite engine.Clause, msg engine.Text) error {
		return &engine.SetupError{Cite: engine.Cite(cite), Msg: msg}
	}
	switch {
	case with && crossover[db.MainCard]+crossover[db.BossCard]+crossover[db.CharacterCard] == 0:
		return wrong(book.CrossoverMayAdd, engine.Sayf("no card says crossover = true: there is no pack to add",
			"aucune carte ne dit crossover = true : il n'y a pas de paquet à ajouter"))
	case stack && !with:
		return wrong(book.CrossoverEitherStack, engine.Sayf(
			"crossover_stack = 1 goes with crossover = 1: the stack is that of the pack",
			"crossover_stack = 1 va avec crossover = 1 : c'est la pile du paquet"))
	case stack && crossover[db.BossCard] == 0:
		return wrong(book.CrossoverEitherStack, engine.Sayf("the Crossover pack has no Super-Villains: pile = \"boss\"",
			"le paquet Crossover n'a pas de Super-Vilains : pile = \"boss\""))
	case s.Options[otherMainDeck] != 0 && others == 0:
		return wrong(book.AmbOtherBaseGames, engine.Sayf(
			"no card says base_game = true: there is no other main deck",
			"aucune carte ne dit base_game = true : il n'y a pas d'autre deck commun"))
	}
	return nil
}
