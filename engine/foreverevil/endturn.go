package foreverevil

import (
	"tablereferee/engine"
	"tablereferee/engine/foreverevil/book"

	db "tablereferee/engine/deckbuilder"
)

// endTurn are the eight steps after a turn.
var endTurn = []db.EndStep{
	db.Announce(book.EndTurn1Announce), db.HandAway(book.EndTurn2Hand), db.Effects(book.EndTurn3Effects),
	db.PlayedAway(book.EndTurn4Played),
	db.RefillLineUp(book.EndTurn5Refill), db.NewHand(book.EndTurn6Draw), db.FlipBoss(book.EndTurn7Flip),
	db.NextPlayer(book.EndTurn8NextPlayer),
}

// flashAppears is a First Appearance of The Flash, who has none, where a run lets him have one.
func flashAppears(g *db.Match) {
	if top := g.Top(db.BossStack); top != 0 && len(g.Card(top).Appear) == 0 &&
		!g.Rules.On(book.FirstAppearanceNotFlash) {
		g.FirstAppearance(top, engine.Player(g.Count(engine.NoPlayer, db.FirstSeat)))
	}
}

// finish destroys what is destroyed when the game is over.
func finish(g *db.Match) {
	for p := range g.From(engine.NoPlayer) {
		gone := db.By{Player: engine.NoPlayer, Cite: engine.Cite(book.AmbFirestormPileScoring)}
		if hooked(g, p, notForTheEnd) {
			gone = gone.Also(book.OversizedBizarroEndOfGame)
			if !g.Rules.On(book.OversizedBizarroEndOfGame) {
				gone.Player = p
			}
		}
		for c := range g.Cards(g.Zone(p, db.OnCharacter)) {
			g.Destroy(gone.Also(g.Parts.ClauseOf(carries)), c)
		}
		for c := range g.Cards(g.Zone(p, db.InPlay)) {
			if g.Flag(c, db.Kept) {
				g.Destroy(gone.Also(g.Parts.Cites.KeptCard), c)
			}
		}
	}
}
