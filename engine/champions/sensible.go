package champions

import "tablereferee/engine"

// Sensible plays as a careful beginner would: it never knows more than its player.
type Sensible struct{}

// Decide answers a question.
func (Sensible) Decide(m *engine.Match, q *engine.Question) int {
	g := On(m)
	best, at := -1<<30, 0
	for i := range q.Answers {
		if v := g.worth(q, &q.Answers[i]); v > best {
			best, at = v, i
		}
	}
	return at
}

// worth is how good an answer looks. The numbers rank the answers of one question among themselves: they stand for the
// habits of a player and not for what would come of an answer, which nobody at the table can know.
func (g *Match) worth(q *engine.Question, a *engine.Answer) int {
	switch q.Kind {
	case AskTurn, AskAction:
		return g.worthDoing(q.Player, a)
	case AskPay:
		return g.worthPaying(a)
	case AskDefender:
		return g.worthDefending(q.Player, a)
	case AskEnemy:
		if g.Card(a.Card).Type == Minion {
			return 20 - g.Remaining(a.Card)
		}
		return 10
	case AskScheme:
		return g.worthThwarting(a.Card)
	case AskDiscard, AskMulligan:
		if a.Verb == engine.VerbDecline {
			return 1
		}
		return 0
	case AskInterrupt, AskResponse, AskMay:
		if a.Verb == engine.VerbDecline {
			return 0
		}
		return 1
	}
	return 0
}

// worthDoing weighs a move of a turn: cards first, then what is most pressing, and a change of form where it saves the
// hero.
func (g *Match) worthDoing(p engine.Player, a *engine.Answer) int {
	switch a.Verb {
	case VerbPlay:
		return 50 + int(g.Card(a.Card).Cost)
	case engine.VerbUse:
		return 60
	case VerbAttack:
		return 40
	case VerbThwart:
		if g.danger() >= 14 || g.Len(SideSchemes) > 0 || g.Stat(a.Card, StatTHW) > g.Stat(a.Card, StatATK) {
			return 45
		}
		return 30
	case VerbRecover:
		if _, hurt := g.health(p); hurt >= 4 {
			return 75
		}
		return -5
	case VerbFlip:
		return g.worthFlipping(p)
	case VerbEnd:
		return 0
	}
	return -1
}

// worthFlipping weighs a change of form: an alter-ego goes out to fight unless it must rest, a hero goes home when it
// is nearly beaten.
func (g *Match) worthFlipping(p engine.Player) int {
	left, hurt := g.health(p)
	switch {
	case g.form(p) == AlterEgoForm && (hurt < 5 || g.danger() > 50):
		return 70
	case g.form(p) == HeroForm && left <= 4 && g.danger() < 40 && g.Flag(g.identity(p), Exhausted):
		return 10
	}
	return -10
}

// worthPaying weighs what a price is paid with: what is there for it first, then the cheapest card.
func (g *Match) worthPaying(a *engine.Answer) int {
	switch {
	case a.Verb == engine.VerbDecline:
		return 0
	case a.Verb == engine.VerbUse:
		return 30
	case g.Card(a.Card).Type == Resource:
		return 20
	}
	return 10 - int(g.Card(a.Card).Cost)
}

// worthDefending weighs who defends: an ally that has little to lose where much is at stake, the hero where it may not
// survive otherwise.
func (g *Match) worthDefending(p engine.Player, a *engine.Answer) int {
	left, _ := g.health(p)
	switch {
	case a.Verb == engine.VerbDecline:
		return 0
	case g.Card(a.Card).Type == Ally && (left <= 8 || g.Remaining(a.Card) == 1 || g.Flag(a.Card, Tough)):
		return 6 - g.Remaining(a.Card)
	case g.Card(a.Card).Type == Hero && left <= 6:
		return 1
	}
	return -1
}

// worthThwarting weighs a scheme: what bars the way to the others first, the main scheme when it is half done, then
// what is soon gone.
func (g *Match) worthThwarting(c engine.CardID) int {
	k := g.Card(c)
	v := g.threat(c)
	switch {
	case k.Crisis > 0:
		return 100 - v
	case k.Type == MainSchemeCard && g.danger() >= 50:
		return 200
	case k.Type == SideScheme:
		return 60 - v
	}
	return v
}

// health is how much a player's identity has left and how much damage it has sustained; one that is gone has nothing to
// fear.
func (g *Match) health(p engine.Player) (left, hurt int) {
	id := g.identity(p)
	if id == 0 {
		return 99, 0
	}
	return g.Remaining(id), g.Sustained(id)
}

// danger is how much of the main scheme's threshold is reached, in hundredths.
func (g *Match) danger() int {
	c := g.scheme()
	if c == 0 {
		return 0
	}
	return 100 * g.threat(c) / max(1, g.per(g.Card(c).Threshold))
}
