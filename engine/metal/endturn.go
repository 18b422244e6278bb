package metal

import (
	"tablereferee/engine"
	"tablereferee/engine/metal/book"

	db "tablereferee/engine/deckbuilder"
)

// endTurn are the nine steps after a turn.
var endTurn = []db.EndStep{
	unlessEnded(db.Announce(book.EndTurn1Announce)), {Is: book.EndTurn2Recruit, Do: recruits},
	captures(db.HandAway(book.EndTurn3Hand)), captures(db.Effects(book.EndTurn4Effects)),
	captures(db.PlayedAway(book.EndTurn5Played)), db.NewHand(book.EndTurn6Draw),
	endsCrossover(db.RefillLineUp(book.EndTurn7Refill)),
	captures(forgets(endsCrossover(db.FlipBoss(book.EndTurn8Flip)))),
	forgets(db.NextPlayer(book.EndTurn9NextPlayer)),
}

// unlessEnded is the step in which a turn is said to be over, where no Capture has ended it.
func unlessEnded(s db.EndStep) db.EndStep {
	do := s.Do
	s.Do = func(g *db.Match, p engine.Player) db.Ended {
		if g.Count(engine.NoPlayer, lost) > 0 {
			return db.Ended{}
		}
		return do(g, p)
	}
	return s
}

// captures lets the Capture come with the step in which somebody has come to control the second Weakness, where that
// was in no move of a turn: an effect has played it.
func captures(s db.EndStep) db.EndStep {
	do := s.Do
	s.Do = func(g *db.Match, p engine.Player) db.Ended {
		e := do(g, p)
		if !g.IsOver() {
			moved(g, p)
		}
		return e
	}
	return s
}

// firstAppears is a First Appearance of the Super-Villain that lies face up at the start, where a run lets it have one.
func firstAppears(g *db.Match) {
	if top := g.Top(db.BossStack); top != 0 && g.Flag(top, db.FaceUp) && !g.Rules.On(book.FirstAppearanceNotTheFirst) {
		g.FirstAppearance(top, engine.Player(g.Count(engine.NoPlayer, db.FirstSeat)))
	}
}

// The numbers of the steps in which a player recruits, the hand goes, and the next Super-Villain is turned up.
const (
	stepRecruit = 2
	stepHand    = 3
	stepAppear  = 8
)

// recruits lets a player recruit who has no Super Hero left.
func recruits(g *db.Match, p engine.Player) db.Ended {
	if g.Len(team(g, p)) == 0 && g.Rules.On(book.EndTurn2Recruit) {
		cite := engine.Cite(book.EndTurn2Recruit)
		if g.Count(engine.NoPlayer, lost) > 0 && !g.Has(hadNobody, p) {
			cite = cite.And(book.CaptureRecruitLater)
		}
		recruit(g, db.By{Player: p, Cite: cite})
	}
	return db.Ended{}
}

// forgets ends with a step what the turn has left behind: a Super-Villain that appears does so outside of it, and the
// next turn is another.
func forgets(s db.EndStep) db.EndStep {
	do := s.Do
	s.Do = func(g *db.Match, p engine.Player) db.Ended {
		if g.Count(engine.NoPlayer, lost) > 0 {
			g.Reckon(setLost, engine.NoPlayer, 0)
		}
		return do(g, p)
	}
	return s
}

// endsCrossover says of a step in which the game ends by which reading it does with the stack of a Crossover.
func endsCrossover(s db.EndStep) db.EndStep {
	do := s.Do
	s.Do = func(g *db.Match, p engine.Player) db.Ended {
		e := do(g, p)
		switch crossover := g.Count(engine.NoPlayer, doomed) == doomedCrossover; {
		case crossover && e.Why == book.GameEndNoRefill:
			e.Also = engine.Cite(book.AmbCrossoverEnd)
		case crossover && e.Why != 0:
			e = db.Ended{Why: book.AmbCrossoverEnd, Also: engine.Cite(book.CrossoverEitherStack)}
		}
		return e
	}
	return s
}

// isDoomed says whether the last Super-Villain has been defeated.
func isDoomed(g *db.Match) bool { return g.Count(engine.NoPlayer, doomed) > 0 }
