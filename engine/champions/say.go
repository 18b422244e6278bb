package champions

import "tablereferee/engine"

// What happens, what is said and what is asked passes here: nothing of it once the game is over.

// purpose is what the card that is being chosen is wanted for, where that rules out cards of the right kind: the judge
// says why.
type purpose uint8

const (
	anyPurpose purpose = iota
	toAttack
	toStun // or to get another status card
	toHeal
	toReady
	toAttachTo
	toThwartToo // a second scheme
	toAssign    // indirect damage
)

// do makes an event happen, unless the game is over.
func (g *Match) do(e engine.Event) engine.Event {
	if g.over() || g.off(&e) || !g.starts() {
		return engine.Event{}
	}
	g.Make(&e)
	g.lowered(e.Kind)
	g.crowded(e.Kind)
	return e
}

// off says whether the clause that leads the citation of an event is switched off for this run: then what it brings
// does not happen.
func (g *Match) off(e *engine.Event) bool {
	c := e.Cite.First()
	return c != 0 && !g.Rules.On(c)
}

// say records an event that changes nothing.
func (g *Match) say(e engine.Event) {
	if !g.over() && !g.off(&e) && g.starts() {
		g.Say(e)
	}
}

// nothing says that a text does nothing, or nothing more, and by which rule.
func (g *Match) nothing(by By, cs ...engine.Clause) {
	g.say(engine.Event{Kind: Nothing, Actor: by.Player, Player: by.Player, Card: by.Card, Cite: by.Citing(cs...)})
}

// idle says that nothing comes of an ability of a card, by the rules that say so.
func (g *Match) idle(c engine.CardID, cs ...engine.Clause) {
	g.say(engine.Event{Kind: Nothing, Actor: engine.NoPlayer, Player: g.OwnerOf(c), Card: c,
		Cite: engine.CiteAll(cs).With(g.Card(c).Cite)})
}

// begin opens an occurrence, unless it is part of one already: then all that it triggers waits for the window at the
// end of the whole (mc.triggering-condition.one-occurrence-one-window).
func (g *Match) begin() bool {
	if g.Resolving() {
		return false
	}
	g.Begin()
	return true
}

// end ends what begin has opened.
func (g *Match) end(opened bool) {
	if opened {
		g.End()
	}
}

// nested ends a match in which more attacks or reveals happen one within the other than are kept; those that are kept
// do not move.
func nested[T any](g *Match, all []T) {
	if len(all) == cap(all) {
		g.Fail(engine.Errorf("%s: %d attacks or reveals, one within the other",
			"%s : %d attaques ou révélations, l'une dans l'autre", engine.ErrLimit, len(all)))
	}
}

// ask puts a question; once the game is over nothing is asked any more.
func (g *Match) ask(q *engine.Question) engine.Answer {
	if g.over() || g.starting.void {
		return engine.Answer{}
	}
	return g.Ask(q)
}

// askFor puts a question about a card that is wanted for something.
func (g *Match) askFor(q *engine.Question, wanted purpose) engine.Answer {
	g.purpose = wanted
	a := g.ask(q)
	g.purpose = anyPurpose
	return a
}

func (g *Match) set(k engine.Kind, p engine.Player, n int) {
	g.Do(engine.Event{Kind: k, Actor: engine.NoPlayer, Player: p, N: int32(n)})
}

// finish ends the game.
func (g *Match) finish(won bool, cs ...engine.Clause) {
	if g.over() {
		return
	}
	k := PlayersLose
	if won {
		k = PlayersWin
	}
	g.Level(0)
	g.Say(engine.Event{Kind: k, Actor: engine.NoPlayer, Player: engine.NoPlayer, Cite: engine.CiteAll(cs)})
	if won {
		g.set(setWon, engine.NoPlayer, 1)
	}
	g.set(setOver, engine.NoPlayer, int(cs[0]))
	g.Close()
}
