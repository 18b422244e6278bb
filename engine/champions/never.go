package champions

import (
	"slices"

	"tablereferee/engine"
)

// What can lie on a card, and which values it has. A set-up that says otherwise is refused by it, and so is an expectation that could not fail.
// That an ally in a hand has no damage may be expected: it is by a rule that it has none, and not by what it is.

// neverHolds gives the clauses by which no token of a kind ever lies on a card, none if one may.
func (g *Game) neverHolds(c engine.CardID, k engine.Token) engine.Clauses {
	card := g.Card(c)
	switch {
	case k == DamageToken && !g.isCharacter(c) && !g.Flag(c, FaceDown) && card.Breaks == 0 && !card.takesDamage():
		return engine.Cite(HitPointsEveryCharacter)
	case k == ThreatToken && !g.isScheme(c):
		return engine.Cite(ThreatTokens)
	case k == CounterToken && !card.counts():
		return engine.Cite(CountersAbilityDefines).With(card.Cite)
	}
	return 0
}

// mostTokens is the greatest number of tokens of a kind on a card whenever a player has the next move, 0 where there is no bound: more damage
// defeats, more threat lets the main scheme advance, and no more uses are added.
func mostTokens(m *engine.Match, c engine.CardID, k engine.Token) int {
	g := On(m)
	card := g.Card(c)
	switch {
	case g.over() || !g.inPlay(c):
	case k == DamageToken && card.Breaks > 0:
		return int(card.Breaks)
	case k == DamageToken && (g.isCharacter(c) || g.Flag(c, FaceDown)):
		return g.Maximum(c)
	case k == ThreatToken && c == g.scheme():
		return g.per(card.Threshold)
	case k == CounterToken && card.Uses > 0:
		return int(card.Uses)
	case k == CounterToken:
		return int(card.Arrives)
	}
	return 0
}

// takesDamage says whether damage may be placed on a card by its own text, instead of on another.
func (c *Card) takesDamage() bool {
	return slices.ContainsFunc(c.Abilities, func(a Ability) bool { return a.Moment == Replacement && a.On.Has(Damage) })
}

// neverBears gives the clauses by which a card never bears a mark, none if it may.
func (g *Game) neverBears(c engine.CardID, f engine.Flag) engine.Clauses {
	card := g.Card(c)
	switch {
	case f&(Stunned|Confused|Tough) != 0 && !g.isCharacter(c) && !g.Flag(c, FaceDown):
		return engine.Cite(StatusRepresentsState)
	case f&Exhausted != 0 && !card.exhausts():
		return engine.Cite(AmbEnemiesNeverExhaust, types[card.Type])
	case f&FaceDown != 0 && g.engagedWith(c) == engine.NoPlayer:
		return engine.Cite(ScenarioCardFigureUltronDrones)
	}
	return 0
}

// lacks gives the clauses by which a card has no hit points where it is, none if it has.
func (g *Game) lacks(c engine.CardID) engine.Clauses {
	switch {
	case !g.inPlay(c):
		return engine.Cite(InPlayInPlay)
	case !g.isCharacter(c) && !g.Flag(c, FaceDown):
		return engine.Cite(HitPointsEveryCharacter)
	}
	return 0
}
