package foreverevil

import (
	"tablereferee/engine"
	"tablereferee/engine/foreverevil/book"

	db "tablereferee/engine/deckbuilder"
)

// The variant of two teams, "Good Guys" against "Bad Guys": option teams = 1. The first half of the seats are the Bad
// Guys, who are Super-Villains and defeat Super Heroes; the second half the Good Guys, the other way round. The box has
// neither Super Heroes for players nor a stack of Super-Villains: Good Guys play without a character's ability, and the
// stack is of test cards, marked as such.

const badGuys, goodGuys = 1, 2

// setTeams divides the players, leaves the banned cards out and looks at the main deck; nothing without the option.
func setTeams(g *db.Match, s *engine.Setup) error {
	if s.Options["teams"] == 0 {
		return nil
	}
	n := g.Seats()
	if n%2 != 0 {
		return &engine.SetupError{Cite: engine.Cite(book.VariantEvenPlayers), Msg: engine.Sayf(
			"two teams of %s: the number must be even",
			"deux équipes avec %s : le nombre doit être pair", engine.Counted(n, engine.Text{"player", "joueur"}))}
	}
	for p := range g.From(engine.NoPlayer) {
		side := badGuys
		if int(p) >= n/2 {
			side = goodGuys
		}
		g.SetTeam(p, side, engine.Cite(book.VariantEvenPlayers, book.VariantSeating))
	}
	if err := teamTable(g, s); err != nil {
		return err
	}
	for z := range engine.Zone(g.ZoneCount()) {
		for c := range g.Cards(z) {
			if z == engine.Box {
				continue
			}
			if k := g.Card(c); k.Hook == leftOutOfTeams && g.Rules.On(book.VariantBanned) {
				return &engine.SetupError{Cite: engine.Cite(book.VariantBanned), Msg: engine.Sayf(
					"%s is left out of the game of two teams", "%s ne se joue pas en équipes", k.Name)}
			}
		}
	}
	if !s.Has(db.MainDeck) && g.Rules.Value(book.VariantOwnMainDeck) > 1 {
		return &engine.SetupError{Cite: engine.Cite(book.VariantOwnMainDeck), Msg: engine.Text{
			"the main deck for two teams must be mixed with another set or put together on purpose: fix main_deck",
			"le deck commun pour deux équipes doit être mélangé avec une autre boîte ou composé exprès : fixez main_deck"}}
	}
	return nil
}

// teamTable says what no game of two teams comes to: a card of the other side with a player whose deck it never enters,
// the cards of one stack in the other, a Super-Villain for a Good Guy.
func teamTable(g *db.Match, s *engine.Setup) error {
	no := func(c engine.CardID, cite engine.Clause, en, fr string) error {
		n := g.Card(c).Name
		return &engine.SetupError{Cite: engine.Cite(cite),
			Msg: engine.Sayf("%s %s", "%s : %s", n, engine.Text{en, fr})}
	}
	for p := range g.From(engine.NoPlayer) {
		bad := g.Side(p) == badGuys
		if !bad && s.Players[p].Character != 0 {
			return &engine.SetupError{Cite: engine.Cite(book.VariantEvenPlayers), Msg: engine.Text{
				"Good Guys are no Super-Villains: they play without a character here",
				"les gentils ne sont pas des Super-Vilains : ils jouent ici sans personnage"}}
		}
		if !keptApart(g, g.Side(p)) {
			continue
		}
		for _, k := range [...]int{db.Hand, db.Deck, db.Discard, db.InPlay, db.OnCharacter} {
			for c := range g.Cards(g.Zone(p, k)) {
				if g.Card(c).Types&forbidden(g.Side(p)) != 0 {
					return no(c, book.VariantNeverInDeck, "is never in a deck of this side",
						"jamais dans un deck de ce camp")
				}
			}
		}
	}
	for c := range g.Cards(db.BossStack) {
		if g.Card(c).Types&db.Hero == 0 {
			return no(c, book.VariantTwoStacks, "is no Super Hero", "pas un Super-Héros")
		}
	}
	for c := range g.Cards(db.TeamStack) {
		if g.Card(c).Types&db.Villain == 0 {
			return no(c, book.VariantTwoStacks, "is no Super-Villain", "pas un Super-Vilain")
		}
	}
	return nil
}

// warnMainDeck says what the booklet recommends for the main deck of two teams, where it is otherwise.
func warnMainDeck(g *db.Match, s *engine.Setup) error {
	if s.Options["teams"] == 0 {
		return nil
	}
	n := g.Len(db.MainDeck) + g.Len(db.LineUp)
	if !s.Has(db.MainDeck) && g.Rules.On(book.VariantOwnMainDeck) {
		g.Tell(&engine.Event{Kind: db.AdviseDeck, N: int32(n), Cite: engine.Cite(book.VariantOwnMainDeck)})
	}
	if most := g.Rules.Value(book.VariantDeck130); n < most {
		g.Tell(&engine.Event{Kind: db.AdviseSize, N: int32(n), Now: int32(most),
			Cite: engine.Cite(book.VariantDeck130)})
	}
	return nil
}

// leftOut cites why a card is not in the main deck of two teams.
func leftOut(g *db.Match, s *engine.Setup, c *db.Card) engine.Clauses {
	if s.Options["teams"] != 0 && c.Hook == leftOutOfTeams && g.Rules.On(book.VariantBanned) {
		return engine.Cite(book.VariantBanned)
	}
	return 0
}

// isGoodGuy says whether a player is one of the team without characters.
func isGoodGuy(g *db.Match, p engine.Player) bool { return g.Side(p) == goodGuys }

// forbidden is the type of cards that a team never has in its decks.
func forbidden(side int) db.Types {
	if side == badGuys {
		return db.Hero
	}
	return db.Villain
}

// took pays a team's player for a card of the other side that was bought, defeated or gained, and destroys it.
func took(g *db.Match, p engine.Player, c engine.CardID) {
	side := g.Side(p)
	rule, on := book.VariantBadHeroBounty, g.Rules.On(book.VariantBadHeroBounty)
	if side == goodGuys {
		rule, on = book.VariantGoodVillainBounty, g.Rules.On(book.VariantGoodVillainBounty)
	}
	k := g.Card(c)
	if k.Types&forbidden(side) == 0 || !on {
		return
	}
	by := db.By{Player: p, Self: c, Text: c, Cite: engine.Cite(rule)}
	if k.Sort == db.BossCard {
		by = by.Also(book.VariantBountySupers)
	}
	vp := k.VP
	if k.Stars != nil {
		vp = 0
		by = by.Also(book.VariantStarVpZero)
	}
	g.GainTokens(by, p, vp)
	if side == badGuys && keptApart(g, side) {
		by = by.Also(book.VariantNeverInDeck)
	}
	g.Destroy(by, c)
}

// keptApart says whether the cards of the other side are never in a deck of this one: the clause says of how many
// sides, Bad Guys first.
func keptApart(g *db.Match, side int) bool {
	return side != 0 && side <= g.Rules.Value(book.VariantNeverInDeck)
}

// neverInDeck says whether a card is of those that a player's team never has in a deck.
func neverInDeck(g *db.Match, p engine.Player, c engine.CardID) bool {
	side := g.Side(p)
	return keptApart(g, side) && g.Card(c).Types&forbidden(side) != 0
}

// received destroys, without a reward, a card that came to a team which never has such a card.
func received(g *db.Match, by db.By, p engine.Player, c engine.CardID) {
	if !neverInDeck(g, p, c) {
		return
	}
	by.Player, by.Cite = engine.NoPlayer, engine.Cite(book.VariantNeverInDeck, book.AmbNeverHeroInDeck)
	g.Destroy(by, c)
}

// setRivals makes the Good Guys' stack of Super-Villains.
func setRivals(g *db.Match, s *engine.Setup) error {
	if s.Options["teams"] == 0 {
		return nil
	}
	if !s.Has(db.TeamStack) {
		for c := range g.Cards(engine.Box) {
			if k := g.Card(c); k.Test && k.Sort == db.BossCard {
				g.Make(&engine.Event{Kind: db.Stock, Card: c, Actor: engine.NoPlayer, To: db.TeamStack,
					Tags: engine.ToBottom})
			}
		}
	}
	g.Tell(&engine.Event{Kind: db.Stacked, Actor: engine.NoPlayer, To: db.TeamStack, N: int32(g.Len(db.TeamStack)),
		Cite: engine.Cite(book.VariantTwoStacks)})
	return nil
}

// strange says that no other character ever lies where a player's own does.
func strange(m *engine.Match, z engine.Zone, d engine.Def) engine.Clauses {
	g := db.On(m)
	p := g.Owner(z)
	if p == engine.NoPlayer || g.Side(0) != 0 || z != g.Zone(p, db.Character) || g.Len(z) == 0 || g.Def(g.Top(z)) == d {
		return 0
	}
	return engine.Cite(book.SetupOneVillainEach)
}

// keeps says of which zones the number of cards never changes: every player is one Super-Villain from the set-up on,
// and without teams there is no second stack.
func keeps(m *engine.Match, z engine.Zone) (cards int, cite engine.Clauses) {
	g := db.On(m)
	p := g.Owner(z)
	switch {
	case g.Side(0) != 0:
	case z == db.TeamStack && g.Len(z) == 0:
		return 0, engine.Cite(book.VariantTwoStacks)
	case p != engine.NoPlayer && z == g.Zone(p, db.Character):
		return g.Len(z), engine.Cite(book.SetupOneVillainEach)
	}
	return 0, 0
}
