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

// stackedBy gives the clause by which a Super-Villain of a Crossover lies in the stack.
func stackedBy(c *db.Card) engine.Clause {
	switch {
	case isCrossover(c):
		return book.CrossoverEitherStack
	case c.Hook == lastOfStack:
		return book.SetupBarbatosBottom
	}
	return 0
}

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

// inBox says whether a set-up plays with a card: what other boxes bring takes part where it is asked for. Test cards
// are never dealt.
func inBox(s *engine.Setup, k *db.Card) bool {
	switch of := k.More[pack]; {
	case k.Test:
		return false
	case of == ofCrossover:
		return s.Options[withCrossover] != 0
	case of == ofBaseGame:
		return s.Options[otherMainDeck] != 0
	}
	return !k.Outside && (k.Sort != db.MainCard || s.Options[otherMainDeck] != 1)
}

// setPacks says what other boxes bring.
func setPacks(g *db.Match, s *engine.Setup) error {
	var cards [ofBaseGame + 1][db.AsideCard + 1]int
	for d := range g.Parts.Cards[1:] {
		if k := &g.Parts.Cards[d+1]; !k.Test {
			cards[k.More[pack]][k.Sort] += k.Copies
		}
	}
	laid := cards // and what a script lays out, be it a test card
	for x := engine.CardID(1); int(x) <= g.CardCount(); x++ {
		if k := g.Card(x); k.Test && g.In(x) != engine.Box {
			laid[k.More[pack]][k.Sort]++
		}
	}
	for _, p := range s.Players {
		k := &g.Parts.Cards[p.Character]
		if err := strange(s, k, p.Line); err != nil && p.Character != 0 && !s.AsIf {
			return err
		}
		if p.Character != 0 && k.Test {
			laid[k.More[pack]][k.Sort]++
		}
	}
	crossover, others := cards[ofCrossover], cards[ofBaseGame][db.MainCard]
	if err := lacksPack(s, laid[ofCrossover], laid[ofBaseGame][db.MainCard]); err != nil {
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
		if k := g.Card(c); k.Sort == db.CharacterCard && isCrossover(k) && inBox(s, k) &&
			!slices.ContainsFunc(s.Players, chosen) {
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

// checkPacks refuses a card of a box that is not played with.
func checkPacks(g *db.Match, s *engine.Setup) error {
	for x := engine.CardID(1); int(x) <= g.CardCount() && !s.AsIf; x++ {
		if g.In(x) != engine.Box {
			if err := strange(s, g.Card(x), g.LineOf(s, x)); err != nil {
				return err
			}
		}
	}
	return nil
}

// strange says of a card why it is of a box that is not played with.
func strange(s *engine.Setup, k *db.Card, line int) error {
	no := func(cite engine.Clauses, en, fr string) error { return db.Impossible(line, cite, en, fr, k.Name) }
	with, stack, deck := s.Options[withCrossover] != 0, s.Options[crossoverStack] != 0, s.Options[otherMainDeck]
	switch of := k.More[pack]; {
	case of == ofCrossover && !with:
		return no(engine.Cite(book.CrossoverMayAdd), "%s is of a Crossover pack, which is added by crossover = 1",
			"%s est d'un paquet Crossover, qui s'ajoute par crossover = 1")
	case of == ofCrossover && k.Sort == db.BossCard && !stack:
		return no(engine.Cite(book.CrossoverEitherStack),
			"%s is of the Crossover's stack, which is played with by crossover_stack = 1",
			"%s est de la pile du Crossover, qui sert par crossover_stack = 1")
	case of == ofBaseGame && deck == 0:
		return no(engine.Cite(book.AmbOtherBaseGames),
			"%s is of another game's main deck, which is played with by other_main_deck",
			"%s est du deck commun d'un autre jeu, qui sert par other_main_deck")
	case of != 0 || k.Foreign():
	case k.Sort == db.BossCard && stack:
		return no(engine.Cite(book.CrossoverEitherStack),
			"%s is of this game's stack, and the Crossover's is played with in its place",
			"%s est de la pile de ce jeu, et celle du Crossover la remplace")
	case k.Sort == db.MainCard && deck == 1:
		return no(engine.Cite(book.AmbOtherBaseGames),
			"%s is of this game's main deck, and another one is played with in its place",
			"%s est du deck commun de ce jeu, et un autre le remplace")
	}
	return nil
}
