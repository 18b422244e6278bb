package champions

import "tablereferee/engine/champions/book"

// What paying with a card demands.

// spending is what makes a card one that a player discards for its resources.
func spending() []requirement {
	// own says that a card is none, or one of the own hand, or fits
	own := func(fits func(g *Match, t trial) bool) func(g *Match, t trial) bool {
		return func(g *Match, t trial) bool { return t.c == 0 || isInHand(g, t) || fits(g, t) }
	}
	return []requirement{
		{Reason: NotControlled,
			Cite: cite(book.CostOwnCardsOnly, book.CostOwnZonesOnly, book.OwnershipControlsOwnZones,
				book.TableTalkNoDutyToShow),
			Holds: own(func(g *Match, t trial) bool { return !g.owned(t.c, Hand) })},
		{Reason: NotControlled, Cite: cite(book.CostOwnCardsOnly, book.CostOwnZonesOnly,
			book.OwnershipControlsOwnZones),
			Holds: own(func(g *Match, t trial) bool {
				return g.OwnerOf(t.c) == t.p || !g.owned(t.c, PlayerDeck) && !g.owned(t.c, Discard)
			})},
		{Reason: NotControlled, Cite: cite(book.CostOwnCardsOnly),
			Holds: own(func(g *Match, t trial) bool { return g.OwnerOf(t.c) == t.p || g.controller(t.c) == t.p })},
		{Reason: SwitchedOff, Cite: cite(book.ResourceByDiscarding), Without: cite(book.ResourceByDiscarding)},
		{Reason: NoSuchCard, Cite: cite(book.ResourceByDiscarding), Holds: isCard},
		{Reason: NotInHand, Cite: cite(book.ResourceByDiscarding), Holds: isInHand},
		{Reason: BeingPaidFor, Cite: cite(book.ResourceByDiscarding, book.CostResourceCost),
			Holds: func(g *Match, t trial) bool { return !g.paying || t.c != g.due.not }},
	}
}

// inPayment is the moment of it.
func inPayment() []requirement {
	return []requirement{
		{Reason: NotYourQuestion, Cite: cite(book.CostOwnCardsOnly, book.CostOwnZonesOnly,
			book.OwnershipControlsOwnZones),
			Holds: func(g *Match, t trial) bool { return t.q.Kind != AskPay || isOwn(g, t) }},
		{Reason: NotThatType, Cite: cite(book.ResourceTypedCost), Says: asked,
			Holds: func(_ *Match, t trial) bool { return t.q.Kind != AskPay }},
		{Reason: NothingToPay, Cite: cite(book.ResourcePurpose, book.AmbCostOfZero),
			Holds: func(g *Match, _ trial) bool { return !g.free }},
		{Reason: NothingToPay, Cite: cite(book.ResourcePurpose)},
	}
}
