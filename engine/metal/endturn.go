package metal

import (
	"tablereferee/engine"
	"tablereferee/engine/metal/book"

	db "tablereferee/engine/deckbuilder"
)

// endTurn are the nine steps after a turn.
var endTurn = []db.EndStep{
	db.Announce(book.EndTurn1Announce), {Is: book.EndTurn2Recruit, Do: recruits}, db.HandAway(book.EndTurn3Hand),
	db.Effects(book.EndTurn4Effects), db.PlayedAway(book.EndTurn5Played), db.NewHand(book.EndTurn6Draw),
	db.RefillLineUp(book.EndTurn7Refill), forgets(endsCrossover(db.FlipBoss(book.EndTurn8Flip))),
	db.NextPlayer(book.EndTurn9NextPlayer),
}

// recruits lets a player recruit who has no Super Hero left.
func recruits(g *db.Match, p engine.Player) db.Ended {
	if g.Len(team(g, p)) == 0 && g.Rules.On(book.EndTurn2Recruit) {
		cite := engine.Cite(book.EndTurn2Recruit)
		if g.Count(engine.NoPlayer, lost) > 0 {
			cite = cite.And(book.CaptureRecruitLater)
		}
		recruit(g, db.By{Player: p, Cite: cite})
	}
	return db.Ended{}
}

// forgets ends with a step what the turn has left behind: a Super-Villain that appears does so outside of it.
func forgets(s db.EndStep) db.EndStep {
	do := s.Do
	s.Do = func(g *db.Match, p engine.Player) db.Ended {
		g.Reckon(setLost, engine.NoPlayer, 0)
		return do(g, p)
	}
	return s
}

// endsCrossover says of the step in which the game ends by which reading it does with the stack of a Crossover.
func endsCrossover(s db.EndStep) db.EndStep {
	do := s.Do
	s.Do = func(g *db.Match, p engine.Player) db.Ended {
		e := do(g, p)
		if e.Why != 0 && g.Count(engine.NoPlayer, doomed) == doomedCrossover {
			e = db.Ended{Why: book.AmbCrossoverEnd, Also: engine.Cite(book.CrossoverEitherStack)}
		}
		return e
	}
	return s
}

// isDoomed says whether the last Super-Villain has been defeated.
func isDoomed(g *db.Match) bool { return g.Count(engine.NoPlayer, doomed) > 0 }
