package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// What the basic powers of a character demand.

func attacking() []requirement {
	return slices.Concat(anything(), acting(),
		power(func(k *Card) int8 { return k.ATK }, book.AttackAllyBasic, book.AttackHeroBasic, book.AttackHeroExhausts),
		[]requirement{
			{Reason: Guarded, Cite: cite(book.KeywordsGuard), Given: true, // the next row stands for it
				Holds: func(g *Match, t trial) bool { return victim(g, t) || g.mayAttack(t.p, g.villain()) },
				Says:  func(g *Match, t trial, r ruling) ruling { return r.Because(g.guard(t.p, g.villain())) }},
			{Reason: TakesNoDamage, Cite: cite(book.CannotAbsolute, book.AmbDamageMustMatter), Holds: victim,
				Says: func(g *Match, _ trial, r ruling) ruling {
					return r.Of(g.villain()).With(g.Card(g.villain()).Cite)
				}},
		},
		inOwnTurn())
}

// victim says whether there is an enemy that an attack could do something to.
func victim(g *Match, t trial) bool { return g.anyVictim(g.mine(t.p, t.c), true, nil) }

func thwarting() []requirement {
	return slices.Concat(anything(), acting(),
		power(func(k *Card) int8 { return k.THW }, book.ThwartAllyBasic, book.ThwartHeroBasic, book.ThwartHeroExhausts),
		[]requirement{
			{Reason: NoThreatToRemove, Cite: cite(book.SideSchemeCrisis, book.AmbThwartProtectedScheme),
				Given: true, // the next row stands for it
				Holds: func(g *Match, _ trial) bool { return g.anyScheme(nil) || !g.crisis() }},
			{Reason: NoThreatToRemove, Cite: cite(book.CannotAbsolute, book.AmbThwartProtectedScheme),
				Given: true, // so it does for this one
				Holds: func(g *Match, _ trial) bool { return g.anyScheme(nil) || g.keepsThreat() == 0 },
				Says:  func(g *Match, _ trial, r ruling) ruling { return inFront(r, g.keepsThreat()) }},
			{Reason: NoThreatToRemove, Cite: cite(book.AmbThwartProtectedScheme),
				Holds: func(g *Match, _ trial) bool { return g.anyScheme(nil) }, Says: threatStays},
		}, inOwnTurn())
}

// threatStays cites the card of the main scheme where it says that its threat is never removed.
func threatStays(g *Match, _ trial, r ruling) ruling {
	if c := g.scheme(); g.Card(c).ThreatStays && g.threat(c) > 0 {
		return r.With(g.Card(c).Cite.And(book.CannotAbsolute))
	}
	return r
}

func inOwnTurn() []requirement {
	return inTurn(
		requirement{Cite: cite(book.PlayerTurnUseAlly), Of: ofType(Ally), Holds: isActive},
		requirement{Cite: cite(book.PlayerTurnBasicPower), Holds: isActive},
	)
}

// acting is that a card of the player's own is in play.
func acting() []requirement {
	controlled := func(g *Match, t trial) bool { return g.controller(t.c) == t.p }
	return []requirement{
		{Reason: NoSuchCard, Cite: cite(book.InPlayAbilitiesNeedPlay), Holds: isCard, Given: true},
		{Reason: NotInPlayHere, Cite: cite(book.InPlayAbilitiesNeedPlay), Holds: isInPlay, Given: true},
		{Reason: NotControlled, Cite: cite(book.PlayerTurnBasicPower), Of: ofType(Hero, AlterEgo), Holds: controlled,
			Given: true},
		{Reason: NotControlled, Cite: cite(book.PlayerTurnUseAlly), Holds: controlled, Given: true},
	}
}

// power is what a basic attack or thwart demands of the character.
func power(value func(k *Card) int8, ally, hero, exhausts engine.Clause) []requirement {
	return []requirement{
		{Reason: SwitchedOff, Cite: cite(ally), Without: cite(ally), Of: ofType(Ally)},
		{Reason: SwitchedOff, Cite: cite(hero), Without: cite(hero), Of: not(ofType(Ally))},
		{Reason: NotHeroForm, Cite: cite(book.PlayerTurnBasicPower, hero), Of: ofType(AlterEgo)},
		{Reason: NotACharacter, Cite: cite(book.PlayerTurnUseAlly), Of: not(ofType(Hero, Ally, AlterEgo))},
		{Reason: HasDash, Cite: cite(book.DashNoPower), Of: func(t trial) bool { return value(t.k) == Dash }},
		{Reason: IsExhausted, Cite: cite(book.AllyExhaustAsCost, book.ExhaustedCannotExhaustAgain),
			Under: book.AllyExhaustAsCost,
			Of:    ofType(Ally),
			Holds: isReady},
		{Reason: IsExhausted, Cite: cite(exhausts, book.ExhaustedCannotExhaustAgain), Of: not(ofType(Ally)),
			Holds: isReady},
	}
}

// recovering is the alter ego's basic power: whose turn it is comes first, as there is no card to look at.
func recovering() []requirement {
	identity := func(g *Match, t trial, r ruling) ruling { return r.Of(g.identity(t.p)) }
	turn := inTurn(requirement{Cite: cite(book.PlayerTurnBasicPower), Holds: isActive})
	return slices.Concat(anything(), turn[:1], []requirement{
		{Reason: SwitchedOff, Cite: cite(book.RecoverExhaustAndHeal), Without: cite(book.RecoverExhaustAndHeal)},
		{Reason: NotAlterEgoForm, Cite: cite(book.RecoverAlterEgoOnly, book.PlayerTurnBasicPower),
			Holds: func(g *Match, t trial) bool { return g.form(t.p) != HeroForm }},
		{Reason: IsExhausted, Cite: cite(book.RecoverExhaustAndHeal, book.ExhaustedCannotExhaustAgain), Says: identity,
			Holds: func(g *Match, t trial) bool { return !g.Flag(g.identity(t.p), Exhausted) }},
		{Reason: NothingToHeal, Cite: cite(book.CostNoCostWithoutEffect, book.RecoverExhaustAndHeal), Says: identity,
			Holds: func(g *Match, t trial) bool { return g.Sustained(g.identity(t.p)) > 0 }},
	}, turn[1:])
}
