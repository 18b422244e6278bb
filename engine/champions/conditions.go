package champions

import "tablereferee/engine"

// Triggering conditions.

// revealedNow is an encounter card being revealed from the encounter deck.
func revealedNow(g *Match, _ By, e *engine.Event) bool {
	for i := range g.reveals {
		if g.reveals[i].card == e.Card {
			return g.reveals[i].deck && g.In(e.Card) == Resolving
		}
	}
	return false
}

// treacheryRevealed is a treachery being revealed from the encounter deck that says something for that moment.
func treacheryRevealed(g *Match, by By, e *engine.Event) bool {
	return revealedNow(g, by, e) && g.Card(e.Card).Type == Treachery && (g.Card(e.Card).Revealed != nil ||
		g.Card(e.Card).Unknown)
}

// yourHeroDefended is the end of an attack in which the player's hero has defended, alone or beside an ally.
func yourHeroDefended(g *Match, by By, _ *engine.Event) bool {
	a, id := g.attack(), g.identity(by.Player)
	return (a.defender == id || a.also == id) && g.form(by.Player) == HeroForm
}

// What could change the game.

func canAttack(g *Match, by By, _ *engine.Event) bool { return g.anyVictim(by, true, nil) }

func canRemove(g *Match, _ By, _ *engine.Event) bool { return g.anyScheme(nil) }

func anybodyCanDraw(g *Match, _ By, _ *engine.Event) bool {
	for p := range g.players {
		if g.drawable(p) {
			return true
		}
	}
	return false
}
