package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// An ally that is called out of some player's discard pile, for its printed cost.

// callable says whether an ally of a discard pile can be called.
func (g *Match) callable(by By, c engine.CardID) bool {
	return g.Card(c).Type == Ally && g.holds(toBeCalled, g.callTrial(by, c))
}

func (g *Match) callTrial(by By, c engine.CardID) trial {
	t := g.trial(by.Player, c)
	t.source = by.Card
	return t
}

// anyCallable says whether any ally can be called.
func (g *Match) anyCallable(by By) bool {
	for p := range engine.Player(g.Seats()) { // also of players who are out: their discard piles are still there
		for c := g.Top(g.Zone(p, Discard)); c != 0; c = g.Below(c) {
			if g.callable(by, c) {
				return true
			}
		}
	}
	return false
}

// notCallable says why no ally can be called: none is there, or what forbids the first of them.
func notCallable(g *Match, by By) ruling {
	for p := range engine.Player(g.Seats()) {
		for c := g.Top(g.Zone(p, Discard)); c != 0; c = g.Below(c) {
			if g.Card(c).Type == Ally {
				return g.ruling(toBeCalled, g.callTrial(by, c))
			}
		}
	}
	return no(ChangesNothing, book.ChooseNoChoiceNoAbility, book.EventMustChangeState)
}

// payForCalled lets a player choose the ally that is called and pay for it, and gives it as a number for the effect;
// negative if it is not paid.
func (g *Match) payForCalled(by By) int {
	q := g.Question(by.Player, AskAlly, by.Card, by.Citing(book.PlayRestrictionsPermission))
	for p := range engine.Player(g.Seats()) {
		q.Cards(engine.VerbChoose, g.Zone(p, Discard), func(c engine.CardID) bool { return g.callable(by, c) })
	}
	c := g.ask(q).Card
	if c == 0 {
		return -1
	}
	if _, ok := g.pay(by, price{any: int(g.Card(c).Cost), of: by.Card, not: by.Card}); !ok {
		return -1
	}
	return int(c)
}
