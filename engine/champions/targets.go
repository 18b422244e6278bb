package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// Which card an encounter card is about.

// theVillain is the host of an attachment that goes to the villain.
func theVillain(g *Match, _ By) engine.CardID { return g.villain() }

// target is the card in play that a card is about. Of several that fit an encounter card the first player picks one,
// whoever resolves it (mc.first-player.picks-target); a text that says "choose" asks by.Player instead.
func (g *Match) target(by By, fits func(c engine.CardID) bool) engine.CardID {
	who, why := g.picks(by)
	q := g.Question(who, AskCard, by.Card, by.Citing(why...))
	for c := range g.each {
		if fits(c) {
			q.Card(engine.VerbChoose, c)
		}
	}
	return g.ask(q).Card
}

// picks says who picks a target, and by which clauses: of an encounter card the first player, also in the place of
// somebody else who resolves it; of a player's card whoever resolves it.
func (g *Match) picks(by By) (engine.Player, []engine.Clause) {
	switch first := g.first(); {
	case by.Player == engine.NoPlayer, by.Player == first && !g.Card(by.Card).isPlayers():
		return first, []engine.Clause{book.FirstPlayerPicksTarget}
	case g.Card(by.Card).isPlayers():
		return by.Player, []engine.Clause{book.ChooseResolverChooses}
	default:
		return first, []engine.Clause{book.FirstPlayerPicksTarget, book.AmbPicksOrChooses}
	}
}

// Whom a constant ability is about.

// always is the same change whatever the table looks like.
func always(n int) func(*Match, engine.CardID, engine.CardID, engine.Player) int {
	return func(*Match, engine.CardID, engine.CardID, engine.Player) int { return n }
}

// self is the card on which the ability stands.
func self(_ *Match, src, c engine.CardID, _ engine.Player) bool { return src == c }

// host is the card on which that of the ability lies (mc.upgrade.attached-modifies-host).
func host(g *Match, src, c engine.CardID, _ engine.Player) bool { return g.HostOf(src) == c }

// yourHero is the identity of the controller, in hero form.
func yourHero(g *Match, _, c engine.CardID, p engine.Player) bool {
	return p != engine.NoPlayer && c == g.identity(p) && g.Card(c).Type == Hero
}

// yourIdentity is the identity of the controller, in either form.
func yourIdentity(g *Match, _, c engine.CardID, p engine.Player) bool {
	return p != engine.NoPlayer && c == g.identity(p)
}
