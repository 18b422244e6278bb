package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/champions/book"
)

// What attacks, threat, status cards and moves of cards come of what a card says.

// textAttack makes an attack of the player's identity, on an enemy that is chosen or on the one of the event.
func (g *Match) textAttack(f *Frame, s *cardtext.Step) {
	how := attack{overkill: g.marked(f, s, markOverkill), text: s.Body, frame: f, begins: f.By.Cite}
	id := g.performer(f.By)
	if id == 0 { // its player is out
		g.nothing(f.By, book.EliminationCardsDiscarded)
		return
	}
	if s.What.How != cardtext.One {
		enemy := g.one(f, s.What)
		if !g.isEnemy(enemy) { // heroes and allies attack enemies (mc.attack.any-enemy)
			g.nothing(f.By, book.AttackAnyEnemy)
			return
		}
		g.Attack(f.By, id, enemy, g.number(f, s.N), how)
		return
	}
	target := g.victim(f.By, true, g.narrower(f, s.What))
	g.Attack(f.By, id, target, g.number(f, s.N), how)
	f.About(target)
}

// taker is the card to which a sentence does something, zero if that is none to which it is done: the word for a card
// may mean another one each time.
func (g *Match) taker(f *Frame, s *cardtext.Step) engine.CardID {
	c := g.one(f, s.What)
	if s.What.How == cardtext.It { // of the villain, the stage that is in play now
		f.By, c = g.thatEnemy(f.By, c)
	}
	if g.takes(s.Verb, c) {
		return c
	}
	return 0
}

// marked says whether something is said of a deed besides.
func (g *Match) marked(f *Frame, s *cardtext.Step, mark uint8) bool {
	for _, m := range s.Marks {
		if m.Mark == mark && (m.If == nil || cardtext.Holds[By](texter{g}, f, m.If)) {
			return true
		}
	}
	return false
}

// textPlaceThreat places threat on a scheme, on each that fits, or on one that the first player picks.
func (g *Match) textPlaceThreat(f *Frame, s *cardtext.Step) cardtext.Outcome {
	n := g.number(f, s.N)
	switch s.What.How {
	case cardtext.This:
		by, c := g.thatScheme(f.By, f.By.Card)
		if s.N.Op == amountPer {
			by.Cite = g.perPlayer(by.Cite).AndIfRoom(book.PerPlayerMultiply) // alone, too: the card says it
		}
		g.PlaceThreat(by, c, n)
	case cardtext.Picked:
		g.PlaceThreat(f.By, chosen(f, g.target(f.By, func(c engine.CardID) bool {
			return g.isScheme(c) && g.means(f, s.What, c)
		})), n)
	case cardtext.Each:
		some := g.Len(SideSchemes) > 0
		for c := range g.Cards(SideSchemes) {
			g.PlaceThreat(f.By, c, n)
		}
		return done(some)
	default:
		g.PlaceThreat(f.By, g.taker(f, s), n)
	}
	return cardtext.Done
}

// mattering narrows a choice of cards to those with which it changes anything, if there are any
// (mc.choose.must-matter).
func (g *Match) mattering(fits, such func(c engine.CardID) bool) func(c engine.CardID) bool {
	both := func(c engine.CardID) bool { return fits(c) && such(c) }
	if g.any(both) {
		return both
	}
	return fits
}

// readied is the card that a text readies.
func (g *Match) readied(f *Frame, s *cardtext.Step) engine.CardID {
	if s.What.How == cardtext.One {
		return chosen(f, g.chooseCard(f.By, toReady, g.mattering(g.fitting(f, s.What), func(c engine.CardID) bool {
			return g.Flag(c, Exhausted)
		})))
	}
	return g.taker(f, s)
}

// textStatus gives status cards.
func (g *Match) textStatus(f *Frame, s *cardtext.Step) cardtext.Outcome {
	give := func(c engine.CardID) bool {
		switch s.Verb {
		case doStun:
			g.stun(f.By, c)
		case doConfuse:
			return g.confuse(f.By, c)
		case doToughen:
			return g.toughen(f.By, c)
		}
		return true
	}
	switch s.What.How {
	case cardtext.One:
		status := map[cardtext.Verb]engine.Flag{doStun: Stunned, doConfuse: Confused, doToughen: Tough}[s.Verb]
		fits := g.mattering(g.fitting(f, s.What), func(c engine.CardID) bool {
			return g.isEnemy(c) && !g.Flag(c, status)
		})
		give(chosen(f, g.chooseEnemy(f.By, toStun, fits, book.StatusOneOfEach)))
	case yourHeroCard:
		if g.hero(f.By, f.By.Player) {
			give(g.identity(f.By.Player))
		}
	case eachHero:
		for p := range g.players {
			if g.hero(f.By, p) {
				give(g.identity(p))
			}
		}
	case cardtext.Each:
		for c := range g.Cards(g.Zone(f.By.Player, Engaged)) {
			give(c)
		}
	default:
		c := g.taker(f, s)
		return done(c != 0 && give(c))
	}
	return cardtext.Done
}

// textPut puts the card itself into its owner's hand, or captures a card of each hand at random.
func (g *Match) textPut(f *Frame, s *cardtext.Step) {
	switch {
	case s.What.How == cardtext.This:
		g.goHome(f.By)
		return
	case s.What.How == cardtext.UpTo:
		g.putChosen(f, s)
		return
	}
	by := f.By
	if !g.inPlay(by.Card) { // under what has left play nothing lies
		g.nothing(by, book.InPlayTargetInPlay)
		return
	}
	for p := range g.players {
		if c := g.Pick(g.Zone(p, Hand)); c == 0 {
			g.say(engine.Event{Kind: NoneToDiscard, Actor: engine.NoPlayer, Player: p, Source: by.Card, Cite: by.Cite})
		} else {
			g.do(engine.Event{Kind: Captures, Actor: engine.NoPlayer, Player: p, Card: c, To: Captured, Target: by.Card,
				Cite: by.Cite})
		}
	}
}

// putChosen moves cards that the player chooses, one at least, each of another title.
func (g *Match) putChosen(f *Frame, s *cardtext.Step) {
	by := f.By
	f.GiveNone()
	if g.out(by.Player) {
		g.nothing(by, book.EliminationFinishAbility, book.EliminationCardsDiscarded)
		return
	}
	for range g.number(f, s.What.N) {
		q := g.Question(by.Player, AskCard, by.Card, by.Cite)
		q.Cards(engine.VerbChoose, g.place(f, &s.What.Zones[0]), g.fitting(f, s.What))
		if len(q.Answers) == 0 {
			break
		}
		if len(f.It.Cards) > 0 {
			q.Decline()
		}
		c := g.ask(q).Card
		if c == 0 {
			break
		}
		f.GiveToo(c, 0)
		g.do(engine.Event{Kind: Move, Actor: by.Player, Player: by.Player, Card: c, To: g.place(f, s.To),
			Cite: by.Cite})
	}
}

// textMoveDamage moves damage from the player's identity to an enemy, as an attack (mc.move.needs-both-ends).
func (g *Match) textMoveDamage(f *Frame, s *cardtext.Step) {
	id := g.identity(f.By.Player)
	n := min(g.number(f, s.N), g.Sustained(id))
	if n == 0 {
		g.nothingMoves(f.By)
		return
	}
	target := chosen(f, g.victim(f.By, true, g.narrower(f, s.What))) // to others it could not be moved
	if target == 0 {
		g.nothingMoves(f.By)
		return
	}
	g.Attack(g.moveAway(f.By, id, target, n), id, target, n, attack{})
}

// replaceReveal cancels a card that is being revealed, discards it, and has another one revealed in its place.
func (g *Match) replaceReveal(by By, e *engine.Event) {
	if !g.starts() {
		return
	}
	p, c := e.Player, e.Card
	for i := range g.reveals {
		if g.reveals[i].card == c {
			g.reveals[i].stopped = true
		}
	}
	g.cancel(by, e, p)
	g.discard(by, c)
	g.revealTop(by, p, revealedByCard...)
}

// giveBack returns what a card has captured to its owners.
func (g *Match) giveBack(by By) {
	for c := range g.Cards(Captured) {
		if g.HostOf(c) == by.Card {
			to, why := g.handOf(c)
			g.do(engine.Event{Kind: GoesBack, Actor: engine.NoPlayer, Player: g.OwnerOf(c), Card: c, To: to,
				Cite: by.Cite.With(why)})
		}
	}
}
