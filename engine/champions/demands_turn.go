package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// What changing form demands, and asking another player to act.

// flipping is changing form (mc.form.once-per-round, mc.amb.turn-or-round-flip).
func flipping() []requirement {
	return slices.Concat(anything(), []requirement{
		{Reason: SwitchedOff, Cite: cite(book.PlayerTurnChangeForm), Without: cite(book.PlayerTurnChangeForm)},
		{Reason: FlippedAlready, Cite: cite(book.FormOncePerRound, book.PlayerTurnChangeFormOnce,
			book.AmbTurnOrRoundFlip),
			Holds: func(g *Match, t trial) bool { return !g.flipped(t.p) }},
	}, inTurn(requirement{Cite: cite(book.FormOncePerRound), Holds: isActive}))
}

// flipped says whether a player has changed form in the own turn of this round.
func (g *Match) flipped(p engine.Player) bool {
	for _, m := range g.Memos() {
		if m.What == memoForm && m.Player == p {
			return true
		}
	}
	return false
}

// requesting is asking another player to act.
func requesting() []requirement {
	return slices.Concat(anything(), []requirement{
		{Reason: SwitchedOff, Cite: cite(book.PlayerTurnAskOther), Without: cite(book.PlayerTurnAskOther)},
		{Reason: NoSuchPlayer, Cite: cite(book.PlayerTurnAskOther), Given: true,
			Holds: func(_ *Match, t trial) bool { return t.whom != engine.NoPlayer }},
		{Reason: AskYourself, Cite: cite(book.PlayerTurnAskOther),
			Holds: func(_ *Match, t trial) bool { return t.whom != t.p }},
		{Reason: WhomIsOut, Cite: cite(book.EliminationWhen), Given: true,
			Holds: func(g *Match, t trial) bool { return !g.out(t.whom) }},
	}, inTurn(requirement{Cite: cite(book.PlayerTurnAskOther), Holds: isActive}), []requirement{
		{Reason: NothingToAsk, Cite: cite(book.PlayerTurnAskOther, book.PlayerTurnOtherDecides),
			Holds: func(g *Match, t trial) bool { return g.peril() == engine.NoPlayer && g.canAct(t.q, t.whom) }},
	})
}
