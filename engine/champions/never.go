package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// What can lie on a card, and which values it has. A set-up that says otherwise is refused by it, and so is an
// expectation that could not fail. That an ally in a hand has no damage may be expected: it is by a rule that it has
// none, and not by what it is.

// neverHolds gives the clauses by which no token of a kind ever lies on a card, none if one may.
func (g *Match) neverHolds(c engine.CardID, k engine.Token) engine.Clauses {
	card := g.Card(c)
	switch {
	case k == DamageToken && !g.isCharacter(c) && !g.Flag(c, FaceDown) && card.Breaks == 0 && !card.takesDamage():
		return engine.Cite(book.HitPointsEveryCharacter)
	case k == ThreatToken && !g.isScheme(c):
		return engine.Cite(book.ThreatTokens)
	case k == CounterToken && !card.counts():
		return engine.Cite(book.CountersAbilityDefines).With(card.Cite)
	}
	return 0
}

// tokenRange says how many tokens of a kind can lie on a card whenever a player has the next move: more damage defeats,
// more threat lets the main scheme advance, no more uses are added, and what has none left is discarded.
func tokenRange(m *engine.Match, c engine.CardID, k engine.Token) engine.Range {
	g := On(m)
	card, any := g.Card(c), engine.Range{Most: engine.Unbounded}
	switch {
	case !g.inPlay(c):
	case k == DamageToken && card.Breaks > 0:
		return engine.Range{Most: int(card.Breaks) - 1, Over: engine.BeyondLeaves, Cite: card.Cite}
	case k == DamageToken && (g.isCharacter(c) || g.Flag(c, FaceDown)):
		if r := g.hitPointRange(c); r.Most != engine.Unbounded && r.Least > 0 {
			return engine.Range{Most: r.Most - r.Least, Over: r.Under, Cite: r.Cite}
		}
	case k == ThreatToken && c == g.scheme() && card.Threshold.N > 0:
		switch {
		case !card.Loses && g.Len(SchemeDeck) > 0:
			return engine.Range{Most: g.per(card.Threshold) - 1, Over: engine.BeyondLeaves,
				Cite: engine.Cite(book.MainSchemeAdvancesAtThreshold)}
		case g.Rules.On(book.MainSchemeLastStage):
			return engine.Range{Most: g.per(card.Threshold) - 1, Over: engine.BeyondEnds,
				Cite: engine.Cite(book.MainSchemeLastStage)}
		}
	case k == ThreatToken && card.Type == SideScheme && g.Rules.On(book.DefeatSideScheme):
		return engine.Range{Least: 1, Most: engine.Unbounded, Under: engine.BeyondLeaves,
			Cite: engine.Cite(book.SideSchemeLeavesAtNoThreat)}
	case k == CounterToken && card.Uses > 0:
		return engine.Range{Least: 1, Most: int(card.Uses), Under: engine.BeyondLeaves,
			Cite: engine.Cite(book.KeywordsUsesDiscard, book.KeywordsUsesCounters)}
	case k == CounterToken && card.Arrives > 0:
		return engine.Range{Most: int(card.Arrives), Cite: card.Cite}
	}
	return any
}

// hitPointRange says how many hit points a character can have left whenever a player has the next move: without any it
// is defeated.
func (g *Match) hitPointRange(c engine.CardID) engine.Range {
	r := engine.Range{Least: 1, Most: g.Maximum(c), Under: engine.BeyondLeaves,
		Cite: engine.Cite(book.HitPointsDefeatedDiscarded)}
	switch g.Card(c).Type {
	case Villain:
		r.Cite = engine.Cite(book.HitPointsVillainAtZero)
		if g.Len(VillainDeck) == 0 {
			if r.Under = engine.BeyondStays; !g.Rules.On(book.DefeatVillainLastStageWins) {
				r.Least = -engine.Unbounded
			}
		}
	case Hero, AlterEgo:
		r.Cite = engine.Cite(book.HitPointsPlayerAtZero, book.EliminationAtZero)
		switch {
		case !g.Rules.On(book.EliminationWhen):
			r.Least = -engine.Unbounded
		case g.Seats() == 1 && g.Rules.On(book.EliminationAllOut):
			r.Under = engine.BeyondEnds
		}
	default:
		if !g.Rules.On(book.DefeatCharacter) {
			r.Least = -engine.Unbounded
		}
	}
	return r
}

// statRange says what a value can be: what it is, where no card of this game changes such a value.
func statRange(s Stat) func(m *engine.Match, c engine.CardID) engine.Range {
	return func(m *engine.Match, c engine.CardID) engine.Range {
		g := On(m)
		for x := engine.CardID(1); int(x) <= g.CardCount(); x++ {
			if d := g.Def(x); g.In(x) != engine.Box &&
				(g.Box.changes(d, s) || g.Box.changes(g.Rules.Cards[d].Back, s)) {
				return engine.Anything()
			}
		}
		if b := g.base(c, s); g.Card(c).ATK == X && s == StatATK || b == int(Dash) {
			return engine.Anything()
		}
		n := g.Stat(c, s)
		return engine.Range{Least: n, Most: n, Cite: engine.Cite(book.BaseValueDefinition)}
	}
}

// changes says whether a card can change such a value of some card.
func (k *Box) changes(d engine.Def, s Stat) bool {
	c := &k.Cards[d]
	return k.mods[d]&(1<<s) != 0 || slices.ContainsFunc(c.Lasting, func(l Constant) bool { return l.Stat == s }) ||
		c.Type == Attachment && (s == StatATK && c.ATK > 0 || s == StatSCH && c.SCH > 0)
}

// thresholdRange says that the threshold of a main scheme is what it is from the set-up on.
func (g *Match) thresholdRange(c engine.CardID) engine.Range {
	n := g.per(g.Card(c).Threshold)
	return engine.Range{Least: n, Most: n, Cite: engine.Cite(book.ThreatThresholdDefinition)}
}

// keeps says of which zones the number of cards never changes: one stage of the villain is in play.
func keeps(_ *engine.Match, z engine.Zone) (cards int, cite engine.Clauses) {
	if z == VillainZone {
		return 1, engine.Cite(book.VillainSequentialDeck)
	}
	return 0, 0
}

// takesDamage says whether damage may be placed on a card by its own text, instead of on another.
func (c *Card) takesDamage() bool {
	return slices.ContainsFunc(c.Abilities, func(a Ability) bool { return a.Moment == Replacement && a.On.Has(Damage) })
}

// neverBears gives the clauses by which a card never bears a mark, none if it may.
func (g *Match) neverBears(c engine.CardID, f engine.Flag) engine.Clauses {
	card := g.Card(c)
	switch {
	case f&(Stunned|Confused|Tough) != 0 && !g.isCharacter(c) && !g.Flag(c, FaceDown):
		return engine.Cite(book.StatusRepresentsState)
	case f&Exhausted != 0 && !card.exhausts():
		return engine.Cite(book.AmbEnemiesNeverExhaust, types[card.Type])
	case f&FaceDown != 0 && g.engagedWith(c) == engine.NoPlayer:
		return engine.Cite(book.ScenarioCardFigureUltronDrones)
	}
	return 0
}

// lacks gives the clauses by which a card has no hit points where it is, none if it has.
func (g *Match) lacks(c engine.CardID) engine.Clauses {
	switch {
	case !g.inPlay(c):
		return engine.Cite(book.InPlayInPlay)
	case !g.isCharacter(c) && !g.Flag(c, FaceDown):
		return engine.Cite(book.HitPointsEveryCharacter)
	}
	return 0
}
