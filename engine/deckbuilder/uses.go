package deckbuilder

import (
	"math"

	"tablereferee/engine"
)

// Which abilities of a card have been used in a turn, and are not used again in it.

// Uses is a set of abilities of one card: the one that is used by a move, and those that wait, by their places.
type Uses int16

const (
	useAction Uses = 1
	AllUses   Uses = math.MaxInt16 // whatever a card does once in a turn
)

// useOf is the ability of a card that waits.
func useOf(w *waiting) Uses { return useAction << (w.at + 1) }

// several says whether a card has more than one ability, so that what was used is told apart.
func (c *Card) several() bool { return len(c.Waits) > 1 || len(c.Waits) > 0 && c.Action != nil }

// UseUp marks abilities of a card as used in this turn.
func (g *Match) UseUp(c engine.CardID, of Uses, cite engine.Clauses) {
	if g.Active() == engine.NoPlayer { // it counts with the turn before
		cite = cite.AndIfRoom(g.Parts.Cites.OnceBetweenTurns)
	}
	if g.Card(c).several() {
		g.Make(&engine.Event{Kind: setUsedOf, Actor: engine.NoPlayer, Player: g.Active(), Card: c,
			N: int32(int(g.usesNow(c)|of) - g.Tokens(c, usedOf))})
	}
	g.Make(&engine.Event{Kind: UsedUp, Actor: g.Active(), Player: g.Active(), Card: c,
		N: int32(g.Count(engine.NoPlayer, TurnNo) - g.Tokens(c, Used)), Cite: cite})
	if g.Card(c).Stays && g.Parts.Cites.LocationComesBack != 0 {
		g.Remember(engine.Memo{What: DidOnce, Player: g.Active(), Card: c, N: int32(of)})
	}
}

// usesBefore are the abilities that a card has used in this turn before it left play and came back.
func (g *Match) usesBefore(c engine.CardID) Uses {
	of := Uses(0)
	for _, m := range g.Memos() {
		if m.What == DidOnce && m.Card == c {
			of |= Uses(m.N)
		}
	}
	return of
}

// comesBack marks what a card does once in a turn as done where it has left play since and is played again.
func (g *Match) comesBack(c engine.CardID) {
	used, cites := g.usesBefore(c), g.Parts.Cites
	if used == 0 {
		return
	}
	cite, card := engine.Cite(cites.LocationComesBack), g.Card(c)
	if card.Types&Location != 0 && g.states(cites.LocationOncePerTurn) {
		cite = engine.Cite(cites.LocationOncePerTurn, cites.LocationComesBack)
	}
	g.UseUp(c, used, cite)
}

// hasComeBack says of a card in play that what it does once in a turn was done before it left play and came back.
func (g *Match) hasComeBack(c engine.CardID) bool {
	did := false
	for _, m := range g.Memos() {
		switch {
		case m.Card != c:
		case m.What == DidOnce:
			did = true
		case m.What == Played && did:
			return true
		}
	}
	return false
}

// Replay marks a kept card as played in this turn.
func (g *Match) Replay(c engine.CardID, cite engine.Clauses) {
	g.Make(&engine.Event{Kind: NotAgain, Actor: g.Active(), Player: g.Active(), Card: c,
		N: int32(g.Count(engine.NoPlayer, TurnNo) - g.Tokens(c, Replayed)), Cite: cite})
}

// usesNow are the abilities of a card that were used in this turn.
func (g *Match) usesNow(c engine.CardID) Uses {
	switch {
	case g.Tokens(c, Used) != g.Count(engine.NoPlayer, TurnNo):
		return 0
	case g.Card(c).several():
		return Uses(g.Tokens(c, usedOf))
	}
	return AllUses
}

// ActionUsed says whether the ability of a card that is used by a move was used in this turn.
func (g *Match) ActionUsed(c engine.CardID) bool { return g.usedNow(c, useAction) }

// usedNow says whether one of these abilities of a card was used in this turn: each has its own limit.
func (g *Match) usedNow(c engine.CardID, of Uses) bool { return g.usesNow(c)&of != 0 }
