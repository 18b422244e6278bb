package deckbuilder

import "tablereferee/engine"

// ScoreAll gathers every player's deck, counts it, and finds the winners.
func (g *Game) ScoreAll() {
	c := g.Kit.Cites
	for p := range g.From(engine.NoPlayer) {
		g.gather(p)
		g.score(p)
	}
	best, heroes := -1<<31, -1
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
	if tied&(tied-1) != 0 && g.Rules.On(c.ScoreTie) {
		cite = cite.And(c.ScoreTie)
		for p := range g.From(engine.NoPlayer) {
			if n := g.bosses(p); tied&Only(p) != 0 && n >= heroes {
				if n > heroes {
					won = 0
				}
				heroes, won = n, won|Only(p)
			}
		}
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
			g.Do(engine.Event{Kind: setWon, Player: p, N: 1})
			g.Say(engine.Event{Kind: Winner, Actor: p, Player: p, Cite: cite})
		}
	}
}

// gather returns all of a player's cards to the deck.
func (g *Game) gather(p engine.Player) {
	if !g.Rules.On(g.Kit.Cites.ScoreGather) {
		return
	}
	for _, k := range [...]int{InPlay, Hand, Discard} {
		if z := g.Zone(p, k); g.Len(z) > 0 {
			cite := engine.Cite(g.Kit.Cites.ScoreGather)
			for x := range g.Cards(z) {
				if k == InPlay && g.Card(x).Types&Location == 0 {
					cite = cite.And(g.Kit.Cites.ScoreInPlay)
				}
			}
			g.Do(engine.Event{Kind: Gather, Actor: p, Player: p, From: z, To: g.Zone(p, Deck), Cite: cite})
		}
	}
}

func (g *Game) bosses(p engine.Player) (n int) {
	for x := range g.Cards(g.Zone(p, Deck)) {
		if g.Card(x).Sort == BossCard {
			n++
		}
	}
	return n
}

// nothing is what a Vulnerability scores: what is printed on it, or, without the reading that says so, a loss.
func (g *Game) nothing(card *Card) int {
	if !g.Rules.On(g.Kit.Cites.ScoreNothingReading) {
		return -1
	}
	return card.VP
}

// Tally counts a gathered deck.
func (g *Game) Tally(p engine.Player) Tally {
	var t Tally
	for x := range g.Cards(g.Zone(p, Deck)) {
		t.Cards++
		if g.Cost(x) == 0 {
			t.Free++
		}
	}
	return t
}

// score adds a player's cards, one line for each name that is worth something, and the tokens.
func (g *Game) score(p engine.Player) {
	c := g.Kit.Cites
	tally := g.Tally(p)
	for d := 1; d < len(g.Kit.Cards); d++ {
		n, first := 0, engine.CardID(0)
		for x := range g.Cards(g.Zone(p, Deck)) {
			if g.Def(x) == engine.Def(d) {
				n++
				first = x
			}
		}
		card := &g.Kit.Cards[d]
		switch {
		case n == 0 || !g.Rules.On(c.ScoreCards):
		case card.StarVP != nil:
			starred := card.Cite
			if card.Star != nil {
				starred = starred.With(card.Star(tally))
			}
			g.Do(engine.Event{Kind: ScoreStar, Actor: p, Player: p, Card: first, N: int32(n * card.StarVP(g, tally)), Cite: starred.And(c.ScoreCards)})
		case card.Sort == StartCard && card.Leaves != 0:
			g.Do(engine.Event{Kind: ScoreCards, Actor: p, Player: p, Card: first, N: int32(n * g.nothing(card)), Aux: uint16(n), Cite: engine.Cite(c.ScoreNothing, c.ScoreNothingReading)})
		case card.VP != 0:
			cite := engine.Cite(c.ScoreCards)
			if card.Sort == WeaknessCard {
				cite = engine.Cite(c.ScoreWeakness, c.ScoreWeaknessToo, card.Figure).With(card.Cite)
				if !g.Rules.On(c.ScoreWeakness) || !g.Rules.On(c.ScoreWeaknessToo) || card.Figure != 0 && !g.Rules.On(card.Figure) {
					continue
				}
			}
			g.Do(engine.Event{Kind: ScoreCards, Actor: p, Player: p, Card: first, N: int32(n * card.VP), Aux: uint16(n), Cite: cite})
		}
	}
	if n := g.Count(p, VP); n > 0 && g.Rules.On(c.ScoreTokens) {
		g.Do(engine.Event{Kind: ScoreTokens, Actor: p, Player: p, N: int32(n), Cite: engine.Cite(c.ScoreTokens)})
	}
	g.Say(engine.Event{Kind: ScoreTotal, Actor: p, Player: p, N: int32(g.Count(p, Score)), Cite: engine.Cite(c.ScoreCards)})
}
