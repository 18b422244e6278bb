package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// Retaliate, printed or given.

// retaliate is the forced response of a character that was attacked and is still there (mc.keywords.retaliate), or of
// the stage that the villain has gone on to meanwhile (mc.amb.retaliate-of-the-next-stage).
func (g *Match) retaliate(c engine.CardID, e *engine.Event, ahead bool) {
	n, attacker := g.Stat(c, StatRetaliate), e.Card
	if n == 0 || !g.inPlay(c) || !g.inPlay(attacker) {
		return
	}
	rules := engine.Cite(book.KeywordsRetaliate, book.KeywordsRetaliateSurvive, book.AmbRetaliateTiming)
	if c != e.Target {
		rules = engine.Cite(book.KeywordsRetaliate, book.AmbRetaliateOfTheNextStage, book.AmbVillainIsOneEnemy)
	}
	if ahead {
		rules = rules.And(book.ForcedResponsesFirst)
	}
	cite := g.retaliates(c).WithIfRoom(rules)
	g.say(engine.Event{Kind: Retaliates, Actor: g.controller(c), Player: g.controller(c), Card: c, N: int32(n),
		Cite: cite})
	g.Indent()
	g.Damage(By{Player: g.controller(c), Card: c, Cite: engine.Cite(book.KeywordsRetaliate)}, attacker, n)
	g.Outdent()
}

// retaliates cites by which cards a character has Retaliate: by its own, if it is printed there, and by those that give
// it.
func (g *Match) retaliates(c engine.CardID) engine.Clauses {
	own := engine.Clauses(0)
	if g.Card(c).Retaliate > 0 {
		own = g.Card(c).Cite
	}
	y := grounds{of: c, stat: StatRetaliate}
	for x := range g.each {
		for i := range g.Card(x).Constants {
			g.note(&y, &g.Card(x).Constants[i], x, g.controller(x))
		}
	}
	given := own.WithIfRoom(y.cards)
	if given == 0 {
		return g.Card(c).Cite
	}
	if y.copies > 0 || given != engine.Cite(given.First()) {
		given = given.AndIfRoom(book.AmbRetaliateAdds)
	}
	return given
}
