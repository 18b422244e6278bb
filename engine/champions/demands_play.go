package champions

import (
	"slices"

	"tablereferee/engine/champions/book"
)

// What playing a card demands.

func playing() []requirement {
	return slices.Concat(anything(), []requirement{
		{Reason: NoSuchCard, Cite: cite(book.PlayPutFromHand), Holds: isCard, Given: true},
		{Reason: NotInHand, Cite: cite(book.PlayPutFromHand), Holds: isInHand, Given: true},
		{Reason: EffectUnknown, Cite: cite(book.AbilityDefinition), Of: isUnknown},
		{Reason: NotPlayed, Cite: cite(book.ResourceCardType), Of: ofType(Resource)},
		{Of: all(ofType(Event), hasAction), Holds: anyAction(toBeReady), Says: lastOf(toBeReady, Action), Given: true},
		{Reason: NotPlayed, Cite: cite(book.PlayPutPlay), Of: not(ofType(Event, Resource, Ally, Support, Upgrade))},
		{Reason: SwitchedOff, Cite: cite(book.PlayPutPlay), Without: cite(book.PlayPutPlay), Of: not(ofType(Event))},
		{Reason: SwitchedOff, Cite: cite(book.PlayerTurnPlayCard), Without: cite(book.PlayerTurnPlayCard),
			Of: not(ofType(Event))},
		{Reason: SwitchedOff, Cite: cite(book.ActionOwnTurn), Without: cite(book.ActionOwnTurn),
			Of: all(ofType(Event), hasAction), Holds: onRequest},
		{Reason: NotHeroForm, Cite: cite(book.PlayRestrictionsAllRespected, book.Initiation1Restrictions),
			Of:    all(not(ofType(Event)), func(t trial) bool { return t.k.HeroOnly }),
			Holds: func(g *Match, t trial) bool { return g.form(t.p) == HeroForm }},
		{Reason: AlliesFull, Cite: cite(book.AllyLimitThree), Of: ofType(Ally),
			Holds: func(g *Match, t trial) bool { return g.allies(t.p) < g.allyLimit(t.p) },
			Says:  func(g *Match, t trial, r ruling) ruling { return r.Counting(g.allyLimit(t.p), 0) }},
	}, entering(), []requirement{
		{Reason: HostsTaken, Of: isAttached, Given: true, // the next row stands for it
			Holds: func(g *Match, t trial) bool { return g.anyHost(t.p, t.c) || g.taken(t.p, t.c) == 0 },
			Says: func(g *Match, t trial, r ruling) ruling {
				return r.With(cite(t.k.Cite.First(), book.AttachToIllegalStaysBack)).Because(g.taken(t.p, t.c))
			}},
		{Reason: NoHostFor, Cite: cite(book.AttachToIllegalStaysBack, book.InPlayTargetInPlay), Of: isAttached,
			Holds: func(g *Match, t trial) bool { return g.anyHost(t.p, t.c) }},
	}, given(inPeace()), inMoment(false, requirement{Reason: NotYourTurn, Cite: cite(book.PlayerTurnPlayCard),
		Of: not(ofType(Event)), Holds: isActive, Early: true,
	}), []requirement{
		{Of: all(ofType(Event), hasAction), Holds: anyAction(toInitiate), Says: lastOf(toInitiate, Action)},
		{Reason: NotAnAction, Cite: cite(book.InterruptWhenConditionOccurs, book.ResponseAfterCondition),
			Of: all(ofType(Event), not(hasAction))},
		{Reason: CannotPay, Cite: cite(book.CostResourceCost, book.ResourceCardCost), Of: not(ofType(Event)),
			Early: true,
			Holds: func(g *Match, t trial) bool {
				return g.affordable(t.p, price{any: g.cost(t.p, t.c), of: t.c, not: t.c})
			},
			Says: func(g *Match, t trial, r ruling) ruling { return r.Counting(g.cost(t.p, t.c), 0) }},
	})
}

// entering is what coming under a player's control demands: unique, one per player. The ally limit forbids to play an
// ally only; one that is put into play beyond it is dealt with by limitAllies (mc.amb.ally-limit-overflow).
func entering() []requirement {
	isUnique := func(t trial) bool { return t.k.Unique }
	alone := func(g *Match, t trial, but func(k *Card) bool) bool {
		x := g.namesake(t.c)
		return x == 0 || !but(g.Card(x))
	}
	because := func(g *Match, t trial, r ruling) ruling { return r.Because(g.namesake(t.c)) }
	return []requirement{
		{Reason: UniqueOtherFace, Cite: cite(book.UniqueOneInPlay, book.AmbUniqueIdentityTitle,
			book.UniqueHeroAndAllyCoexist),
			Of: isUnique, Under: book.UniqueOneInPlay, Says: because, Given: true, // as the next but one
			Holds: func(g *Match, t trial) bool { // the face of an identity that does not show
				return alone(g, t, func(k *Card) bool { return k.Type != t.k.Type && k.title() != t.k.title() })
			}},
		{Reason: UniqueInPlay, Cite: cite(book.UniqueOneInPlay, book.UniqueHeroAndAllyCoexist),
			Of: isUnique, Under: book.UniqueOneInPlay, Says: because, Given: true, // as the next
			Holds: func(g *Match, t trial) bool { // an identity in the way of an ally
				return alone(g, t, func(k *Card) bool { return k.Type != t.k.Type })
			}},
		{Reason: UniqueInPlay, Cite: cite(book.UniqueOneInPlay), Of: isUnique, Under: book.UniqueOneInPlay,
			Says:  because,
			Holds: func(g *Match, t trial) bool { return g.namesake(t.c) == 0 }},
		{Reason: OnePerPlayer, Cite: cite(book.MaxPerPlayer), Of: func(t trial) bool { return t.k.MaxPerPlayer },
			Holds: func(g *Match, t trial) bool { return g.anyWithout(t) }},
	}
}

// anyWithout says that there is a player who may come to control a card of which each controls one at most.
func (g *Match) anyWithout(t trial) bool {
	for o := range g.players {
		if (o == t.p || t.k.AnyController) && !g.controls(o, g.Def(t.c)) {
			return true
		}
	}
	return false
}
