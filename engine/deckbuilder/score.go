package deckbuilder

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// Tie is what decides between players of equal scores: who has more of something, by a clause.
type Tie struct {
	Clause engine.Clause
	Also   engine.Clause // the reading that says what counts; zero where none is needed
	Count  func(g *Match, p engine.Player) int
	Shown  engine.Kind // the event that tells how many a player has, if one does
}

// WinOutright ends the game by a condition, for a player who wins it whatever the scores are.
func (g *Match) WinOutright(p engine.Player, why engine.Clause, also engine.Clauses) {
	g.EndGame(why, also)
	g.Reckon(setWon, p, 1)
	g.TellOf(Winner, p, 0, engine.Cite(why).With(also))
}

// isWon says whether somebody has won without scores.
func (g *Match) isWon() bool {
	for p := range g.From(engine.NoPlayer) {
		if g.Count(p, Won) > 0 {
			return true
		}
	}
	return false
}

// untie leaves of some players with equal scores those who win by what decides between them, and cites it: where a game
// lists what decides, before the scores, which are equal.
func (g *Match) untie(tied Seats, scores engine.Clauses) (won Seats, cite engine.Clauses) {
	if g.Parts.Ties == nil {
		return g.most(tied, (*Match).Bosses), scores.And(g.Parts.Cites.ScoreTie)
	}
	won = tied
	for _, t := range g.Parts.Ties {
		if won&(won-1) != 0 && g.states(t.Clause) {
			g.showTie(won, &t)
			won, cite = g.most(won, t.Count), cite.And(t.Clause)
		}
	}
	return won, cite.With(scores)
}

// showTie tells how many of what decides each of some players has.
func (g *Match) showTie(of Seats, t *Tie) {
	for p := range g.From(engine.NoPlayer) {
		if t.Shown != engine.NoKind && of&Only(p) != 0 {
			g.TellOf(t.Shown, p, t.Count(g, p), engine.Cite(t.Clause, t.Also))
		}
	}
}

// most leaves of some players those who have the most of something.
func (g *Match) most(of Seats, count func(g *Match, p engine.Player) int) (out Seats) {
	most := -1
	for p := range g.From(engine.NoPlayer) {
		if n := count(g, p); of&Only(p) != 0 && n >= most {
			if n > most {
				out = 0
			}
			most, out = n, out|Only(p)
		}
	}
	return out
}

// ScoreAll gathers every player's deck, counts it, and finds the winners.
func (g *Match) ScoreAll() {
	if g.isWon() {
		return
	}
	c := g.Parts.Cites
	for p := range g.From(engine.NoPlayer) {
		g.gather(p)
		g.score(p)
	}
	best := -1 << 31
	if !g.Rules.On(c.ScoreHighest) {
		best = 1<<31 - 1
	}
	for p := range g.From(engine.NoPlayer) {
		if g.Rules.On(c.ScoreHighest) {
			best = max(best, g.Count(p, Score))
		} else {
			best = min(best, g.Count(p, Score))
		}
	}
	tied := Seats(0)
	for p := range g.From(engine.NoPlayer) {
		if g.Count(p, Score) == best {
			tied |= Only(p)
		}
	}
	won, cite := tied, engine.Cite(c.ScoreHighest, c.Goal)
	if tied&(tied-1) != 0 && (g.Parts.Ties != nil || g.Rules.On(c.ScoreTie)) {
		won, cite = g.untie(tied, cite)
		if won&(won-1) != 0 {
			cite = cite.And(c.ScoreShared)
			if !g.Rules.On(c.ScoreShared) {
				won &= -won // the first of them
			}
		}
	}
	if g.Side(0) != 0 {
		shared := false
		won, shared = g.teamScores()
		cite = engine.Cite(c.TeamScores, c.ScoreHighest)
		if shared {
			cite = cite.And(c.ScoreShared)
		}
	}
	if !g.Rules.On(c.Goal) {
		won = 0
	}
	for p := range g.From(engine.NoPlayer) {
		if won&Only(p) != 0 {
			g.Reckon(setWon, p, 1)
			g.TellOf(Winner, p, 0, cite)
		}
	}
}

// gather returns all of a player's cards to the deck.
func (g *Match) gather(p engine.Player) {
	if !g.Rules.On(g.Parts.Cites.ScoreGather) {
		return
	}
	zones := [...]int{InPlay, Hand, Discard, g.Parts.Defeated}
	for i, k := range zones {
		if z := g.Zone(p, k); g.Len(z) > 0 && k != 0 && !slices.Contains(zones[:i], k) {
			cite := engine.Cite(g.Parts.Cites.ScoreGather)
			for x := range g.Cards(z) {
				stays := g.Card(x).Stays && g.Parts.Cites.StayingStays != 0 // the rulebook names it itself
				if k == InPlay && g.Card(x).Types&Location == 0 && !stays {
					cite = cite.And(g.Parts.Cites.ScoreInPlay)
				}
				if k == g.Parts.Defeated && g.Sort(x) == BossCard {
					cite = cite.And(g.Parts.Cites.BossScored)
				}
			}
			if k == g.Parts.Defeated {
				cite = cite.And(g.Parts.Cites.ScoreDefeated)
			}
			g.Make(&engine.Event{Kind: Gather, Actor: p, Player: p, From: z, To: g.Zone(p, Deck), Cite: cite})
		}
	}
}

// Bosses counts those in a player's deck.
func (g *Match) Bosses(p engine.Player) (n int) {
	for x := range g.Cards(g.Zone(p, Deck)) {
		if g.Sort(x) == BossCard {
			n++
		}
	}
	return n
}

// nothing is what an inert starting card scores: what is printed on it, or, without the reading that says so, a loss.
func (g *Match) nothing(card *Card) int {
	if !g.Rules.On(g.Parts.Cites.ScoreNothingReading) {
		return -1
	}
	return card.VP
}

// Tally counts a gathered deck.
func (g *Match) Tally(p engine.Player) Tally {
	t := Tally{Player: p}
	for x := range g.Cards(g.Zone(p, Deck)) {
		t.Cards++
		if g.Cost(x) == 0 && g.hasCost(x) {
			t.Free++
		}
	}
	return t
}

// StarVP is what a card with a variable VP value is worth in a deck.
func (g *Match) StarVP(card *Card, deck Tally) int {
	n, _ := g.stars(card, deck)
	return n
}

// stars is what a card with a variable VP value is worth in a deck, and by which clauses.
func (g *Match) stars(card *Card, deck Tally) (int, engine.Clauses) {
	f := g.frames.Open(By{Player: deck.Player, Cite: card.Cite})
	g.deck = deck
	n := cardtext.Reckon[By](texter{g}, f, card.Stars.N) // a loss may be scored
	for _, c := range card.Stars.Cites {
		if c.If == nil || cardtext.Holds[By](texter{g}, f, c.If) {
			f.By = f.By.Also(c.Clause)
		}
	}
	cite := f.By.Cite
	g.frames.Close()
	return n, cite
}

// score adds a player's cards, one line for each name that is worth something, and the tokens.
func (g *Match) score(p engine.Player) {
	c := g.Parts.Cites
	tally := g.Tally(p)
	g.copies = slices.Grow(g.copies[:0], len(g.Parts.Cards))[:len(g.Parts.Cards)]
	clear(g.copies)
	for x := range g.Cards(g.Zone(p, Deck)) {
		of := &g.copies[g.Def(x)]
		of.n++
		of.last = x
	}
	for d := 1; d < len(g.Parts.Cards); d++ {
		n, last := g.copies[d].n, g.copies[d].last
		card := &g.Parts.Cards[d]
		switch {
		case n == 0 || !g.Rules.On(c.ScoreCards):
		case card.Stars != nil:
			worth, starred := g.stars(card, tally)
			g.Make(&engine.Event{Kind: ScoreStar, Actor: p, Player: p, Card: last, N: int32(n * worth),
				Cite: starred.And(c.ScoreCards).And(c.ScoreStar)})
		case card.Sort == StartCard && card.Leaves != 0:
			g.Make(&engine.Event{Kind: ScoreCards, Actor: p, Player: p, Card: last, N: int32(n * g.nothing(card)),
				Times: uint8(n), Cite: engine.Cite(c.ScoreNothing, c.ScoreNothingReading)})
		case card.VP != 0:
			cite := engine.Cite(c.ScoreCards)
			if card.Sort == WeaknessCard {
				cite = engine.Cite(c.ScoreWeakness, c.ScoreWeaknessToo, card.Figure).With(card.Cite)
				if !g.Rules.On(c.ScoreWeakness) || !g.Rules.On(c.ScoreWeaknessToo) || card.Figure != 0 &&
					!g.Rules.On(card.Figure) {
					continue
				}
			}
			g.Make(&engine.Event{Kind: ScoreCards, Actor: p, Player: p, Card: last, N: int32(n * card.VP),
				Times: uint8(n), Cite: cite})
		}
	}
	if g.Parts.Scores != nil {
		g.Parts.Scores(g, p)
	}
	if n := g.Count(p, VP); n > 0 && g.Rules.On(c.ScoreTokens) {
		g.Make(&engine.Event{Kind: ScoreTokens, Actor: p, Player: p, N: int32(n), Cite: engine.Cite(c.ScoreTokens)})
	}
	g.TellOf(ScoreTotal, p, g.Count(p, Score), engine.Cite(c.ScoreCards))
}
