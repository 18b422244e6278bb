package metal

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/metal/book"

	db "tablereferee/engine/deckbuilder"
)

// requires adds what Weaknesses in hand demand: that they are played first, one by one.
func requires(_ *db.Parts, add func(v engine.Verb, rows ...db.Requirement)) {
	none := func(g *db.Match, t db.Trial) bool { return !holdsWeakness(g, t.P) || g.Active() != t.P }
	other := func(t db.Trial) bool { return t.Card.Sort != db.WeaknessCard }
	first := func(also ...engine.Clause) db.Requirement {
		return db.Requirement{Reason: weaknessFirst,
			Cite:  engine.Cite(book.WeaknessPlayFirst).WithIfRoom(engine.CiteAll(also)),
			Under: book.WeaknessPlayFirst, Of: other, Holds: none, Alike: true}
	}
	play := first()
	play.Says = func(g *db.Match, t db.Trial, r engine.Ruling) engine.Ruling { return r.WithIfRoom(keepsBack(g, t)) }
	lost := db.Requirement{Reason: db.TurnIsOver, Cite: engine.Cite(book.CaptureNothingMore, book.EndTurn1Announce),
		Under: book.CaptureNothingMore, Given: true, // nothing is asked then but what a step of the end asks
		Holds: func(g *db.Match, t db.Trial) bool { return !hasLost(g, t.P) }}
	character := func(t db.Trial) bool { return t.Card.Sort == db.CharacterCard }
	add(engine.VerbUse,
		db.Requirement{Reason: db.NotYours, Cite: engine.Cite(book.TeamOnlyYours), Of: character,
			Holds: func(g *db.Match, t db.Trial) bool {
				owner := g.Owner(t.Z)
				return owner == t.P || owner == engine.NoPlayer
			}},
		db.Requirement{Reason: db.WaitsForMoment, Cite: engine.Cite(book.BreakthroughReturnNow),
			Of: func(t db.Trial) bool { return t.Card.Sort == db.KickCard }, Holds: isAsked})
	add(engine.NoVerb, db.Requirement{Reason: db.NotThere, Cite: engine.Cite(book.TeamNotControlled), Of: character,
		Holds: func(g *db.Match, t db.Trial) bool { return t.Z != team(g, t.P) }})
	never := func(by engine.Clause, sort db.Sort) db.Requirement { // such a card comes to no hand
		return db.Requirement{Reason: db.NotInHand, Cite: engine.Cite(by), Given: true,
			Of:    func(t db.Trial) bool { return t.Card.Sort == sort },
			Holds: func(g *db.Match, t db.Trial) bool { return t.Z == g.Zone(t.P, db.Hand) }}
	}
	tile := db.Requirement{Reason: tileNotBought, Cite: engine.Cite(book.TileNotBought),
		Of: func(t db.Trial) bool { return t.Card.Sort == db.AsideCard }}
	add(db.VerbPlay, lost, never(book.TypesList, db.CharacterCard), never(book.VillainNeverInDeck, db.BossCard), play)
	add(db.VerbBuy, lost, tile, first(book.AmbWeaknessBeforeBuying))
	add(db.VerbDefeat, lost, tile, first(book.AmbWeaknessBeforeBuying))
	add(db.VerbDefend, db.Requirement{Reason: db.NotInPlay, Cite: engine.Cite(book.CardsOblivionBar),
		Of:    func(t db.Trial) bool { return t.Card.Hook == defendsInPlay },
		Holds: func(g *db.Match, t db.Trial) bool { return t.Z != g.Zone(t.P, db.Hand) }})
	add(engine.VerbUse, first(book.AmbWeaknessBeforeBuying))
	add(db.VerbEndTurn, db.Requirement{Reason: weaknessFirst,
		Cite:  engine.Cite(book.WeaknessBeforeEnd, book.WeaknessPlayFirst),
		Under: book.WeaknessBeforeEnd, Holds: none})
	add(engine.NoVerb, db.Requirement{Reason: db.NotThere, Cite: engine.Cite(book.AmbScorePileOwnership),
		Holds: func(g *db.Match, t db.Trial) bool { return !inScorePile(g, t) || asksThere(t) }})
}

// keepsBack cites of a card that would be played before a Weakness of the hand what more there is against it: it comes
// between two of them, or would have its player discard one of the hand that is kept back for that.
func keepsBack(g *db.Match, t db.Trial) (cite engine.Clauses) {
	for _, m := range g.Memos() {
		if m.What == db.Played && m.Player == t.P && g.Sort(m.Card) == db.WeaknessCard {
			cite = engine.Cite(book.WeaknessOneByOne)
		}
	}
	if t.Card.DiscardsHand() {
		cite = cite.And(book.WeaknessNotKeptForThat)
	}
	return cite
}

// inScorePile says of a card that it lies in somebody's score pile.
func inScorePile(g *db.Match, t db.Trial) bool {
	owner := g.Owner(t.Z)
	return owner != engine.NoPlayer && t.Z == g.Zone(owner, scorePile)
}

// asksThere says that the open question asks for cards of the place where a card lies.
func asksThere(t db.Trial) bool {
	return slices.ContainsFunc(t.Q.Answers, func(a engine.Answer) bool { return a.Card != 0 && a.Zone == t.Z })
}

// isAsked says that the card is what a question is about that is open.
func isAsked(g *db.Match, t db.Trial) bool {
	return t.Q.Kind == askPutBack
}

// holdsWeakness says whether a player has a Weakness in hand.
func holdsWeakness(g *db.Match, p engine.Player) bool {
	for x := g.Top(g.Zone(p, db.Hand)); x != 0; x = g.Below(x) {
		if g.Sort(x) == db.WeaknessCard {
			return true
		}
	}
	return false
}
