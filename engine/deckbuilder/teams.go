package deckbuilder

import "tablereferee/engine"

// Two teams, for the games that have such a variant: half of the players, seated side by side, against the other half.
// Without teams everybody is in team 0, and all of this changes nothing.

// Side is a player's team: 0 without teams.
func (g *Match) Side(p engine.Player) int {
	if p == engine.NoPlayer {
		return 0
	}
	return g.Count(p, Team)
}

// Mates is the set of a player's team, the player included; only the player without teams.
func (g *Match) Mates(p engine.Player) Seats {
	side := g.Side(p)
	if side == 0 {
		return Only(p)
	}
	var s Seats
	for x := range g.From(engine.NoPlayer) {
		if g.Side(x) == side {
			s |= Only(x)
		}
	}
	return s
}

// NextTurn is the player who takes the next turn: the next one clockwise, or with teams by turns one of each.
func (g *Match) NextTurn(p engine.Player) engine.Player {
	c := g.Parts.Cites
	if !g.Rules.On(c.TurnPasses) {
		return p
	}
	if g.Side(p) == 0 {
		if !g.Rules.On(c.TurnClockwise) {
			return g.before(p)
		}
		return g.Table.Next(p)
	}
	half := engine.Player(g.Seats() / 2)
	if p < half {
		return p + half
	}
	return (p - half + 1) % half
}

// BossZone is the stack of the bosses that a player may defeat.
func (g *Match) BossZone(p engine.Player) engine.Zone {
	if g.Side(p) == 2 {
		return TeamStack
	}
	return BossStack
}

// SetTeam puts a player into a team.
func (g *Match) SetTeam(p engine.Player, side int, cite engine.Clauses) {
	g.Make(&engine.Event{Kind: JoinTeam, Actor: p, Player: p, N: int32(side), Cite: cite})
}

// took lets the game's own rules act on a card that a player has bought, defeated or gained.
func (g *Match) took(p engine.Player, x engine.CardID) {
	if g.Parts.Took != nil && g.Side(p) != 0 {
		g.Parts.Took(g, p, x)
	}
}

// received lets them act on a card that came to a player in another way.
func (g *Match) received(by By, p engine.Player, x engine.CardID) {
	if g.Parts.Received != nil && p != engine.NoPlayer && g.Side(p) != 0 {
		g.Parts.Received(g, by, p, x)
	}
}

// teamScores finds the winning team by its players' totals together.
func (g *Match) teamScores() (won Seats, shared bool) {
	var total [3]int
	for p := range g.From(engine.NoPlayer) {
		total[g.Side(p)] += g.Count(p, Score)
	}
	for side := 1; side <= 2; side++ {
		for p := range g.From(engine.NoPlayer) {
			if g.Side(p) == side {
				g.TellOf(TeamTotal, p, total[side], engine.Cite(g.Parts.Cites.TeamScores))
				break
			}
		}
	}
	best := 1
	if total[2] > total[1] {
		best = 2
	}
	for p := range g.From(engine.NoPlayer) {
		if total[1] == total[2] || g.Side(p) == best {
			won |= Only(p)
		}
	}
	return won, total[1] == total[2]
}
