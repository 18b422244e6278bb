package foreverevil

import (
	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
)

// Moments at which lasting effects expire.
const (
	untilEndOfTurn uint8 = iota + 1
	untilOwnTurn         // the start of its player's next turn
)

// endTurn runs the eight steps after a turn, each shown by the log.
func endTurn(g *db.Game, p engine.Player) {
	on := g.Rules.On
	later, laterAlso := engine.Clause(0), engine.Clauses(0) // why the game ends after the last step, if it does not end at once

	// 1: the turn is announced to be over.
	if g.EndStep(1) {
		announce := engine.Cite(EndTurn1Announce)
		if !g.Has(db.Paid, p) {
			announce = announce.And(BuyPass)
		}
		g.Say(engine.Event{Kind: db.EndAnnounce, Actor: p, Player: p, Cite: announce})
	}

	// 2: the rest of the hand goes to the discard pile. It is placed there, not discarded.
	if g.EndStep(2) && on(EndTurn2Hand) && on(PlayNoCarryOver) {
		g.PutHandAway(p, engine.Cite(EndTurn2Hand, PlayNoCarryOver, AmbEndOfTurnIsItATurn))
	}

	// 3: effects that wait for the end of the turn.
	third := g.EndStep(3)
	if third && on(EndTurn3Effects) {
		g.Begin()
		g.Do(engine.Event{Kind: db.EndEffects, Actor: p, Player: p, Cite: engine.Cite(EndTurn3Effects)})
		g.Indent()
		g.End()
		g.Outdent()
	}
	g.Expire(func(e *engine.Effect) bool { return e.Until != untilEndOfTurn })

	// 4: so do the cards played; unspent Power is lost.
	fourth := g.EndStep(4)
	if fourth && on(EndTurn4Played) {
		g.PutPlayedAway(p, engine.Cite(EndTurn4Played))
	}
	if fourth && on(EndTurn4PowerLost) {
		g.LosePower(p, engine.Cite(EndTurn4PowerLost))
	}

	// 5: the Line-Up is filled.
	if g.EndStep(5) && on(EndTurn5Refill) {
		refill := engine.Cite(EndTurn5Refill)
		if g.Len(db.LineUp) > g.Rules.Value(SetupLineupFive) {
			refill = refill.And(AmbLineUpOverFive)
		}
		g.Say(engine.Event{Kind: db.EndRefill, Actor: p, Player: p, Cite: refill})
		g.Indent()
		full := g.FillLineUp(g.Rules.Value(SetupLineupFive), engine.Cite(EndTurn5Refill))
		g.Outdent()
		if !full && on(GameEndNoRefill) {
			also := engine.Clauses(0)
			if g.Len(db.BossStack) == 0 || g.Side(p) != 0 && g.Len(db.VillainStack) == 0 {
				also = engine.Cite(AmbBothConditions)
			}
			if on(GameEndImmediately) {
				g.EndGame(GameEndNoRefill, also)
				return
			}
			later, laterAlso = GameEndNoRefill, also
		}
	}

	// 6: a new hand.
	if n := g.Rules.Value(EndTurn6Draw); g.EndStep(6) && n > 0 {
		g.Say(engine.Event{Kind: db.EndDraw, Actor: p, Player: p, N: int32(n), Cite: engine.Cite(EndTurn6Draw)})
		g.Indent()
		g.Draw(db.By{Player: p, Cite: engine.Cite(EndTurn6Draw)}, p, n)
		g.Outdent()
	}

	// 7: a Super Hero lying face down on top of the stack appears.
	seventh := g.EndStep(7)
	if seventh {
		g.Say(engine.Event{Kind: db.EndFlip, Actor: p, Player: p, Cite: engine.Cite(EndTurn7Flip)})
	}
	stacks := [...]engine.Zone{db.BossStack, db.VillainStack}
	used := 1
	if g.Side(p) != 0 {
		used = 2
	}
	for _, stack := range stacks[:used] {
		if !seventh {
			break
		}
		top := g.Top(stack)
		if top == 0 {
			if on(GameEndNoSuperHero) {
				also := engine.Cite(AmbStep7EmptyStack)
				if g.Side(p) != 0 {
					also = also.And(AmbGoodGuysTeams)
				}
				if on(GameEndImmediately) {
					g.EndGame(GameEndNoSuperHero, also)
					return
				}
				later, laterAlso = GameEndNoSuperHero, also
			}
		} else if !g.Flag(top, db.FaceUp) && on(EndTurn7Flip) {
			g.Indent()
			g.Do(engine.Event{Kind: db.Flip, Actor: p, Player: p, Card: top, From: stack, Cite: engine.Cite(EndTurn7Flip, AmbStackFaceDown)})
			if on(EndTurn7FirstAppearance) {
				g.FirstAppearance(top, p)
			}
			g.Outdent()
		}
	}

	// 8: the next player.
	g.EndStep(8)
	next := engine.Cite(EndTurn8NextPlayer)
	if g.Side(p) != 0 {
		next = next.And(VariantSeating)
	}
	g.Say(engine.Event{Kind: db.EndNext, Actor: p, Player: g.NextTurn(p), Cite: next})
	if later != 0 {
		g.EndGame(later, laterAlso)
	}
}

// finish ends the game: what is destroyed then is destroyed, decks are gathered and scored.
func finish(g *db.Game) {
	for p := range g.From(engine.NoPlayer) {
		gone := db.By{Player: engine.NoPlayer, Cite: engine.Cite(AmbFirestormPileScoring)}
		if x := g.Top(g.Zone(p, db.Character)); x != 0 && g.Card(x).ID == "bizarro" {
			gone = gone.Also(OversizedBizarroEndOfGame)
			if !g.Rules.On(OversizedBizarroEndOfGame) {
				gone.Player = p
			}
		}
		for c := range g.Cards(g.Zone(p, db.OnCharacter)) {
			g.Destroy(gone.Also(CardFirestorm), c)
		}
		for c := range g.Cards(g.Zone(p, db.InPlay)) {
			if g.Flag(c, db.Kept) {
				g.Destroy(gone.Also(CardFirestormMatrix), c)
			}
		}
	}
	g.ScoreAll()
}
