package champions

import "tablereferee/engine"

// When somebody goes home.
const (
	weak  = 7 // hit points that are left, or fewer
	weary = 3 // damage to rest for, or more
)

// needsRest says whether a player had better be at home and rest.
func (g *Match) needsRest(p engine.Player) bool {
	left, hurt := g.health(p)
	return left <= weak && hurt > weary
}

// habit answers a question without looking ahead.
func (g *Match) habit(q *engine.Question, es []esteem) int {
	best, at := 0, -1
	for i := range q.Answers {
		if v := g.merit(q, &q.Answers[i], es); at < 0 || v > best {
			best, at = v, i
		}
	}
	return at
}

// merit is how good an answer looks, among those of its question.
func (g *Match) merit(q *engine.Question, a *engine.Answer, es []esteem) int {
	switch q.Kind {
	case AskTurn, AskAction:
		return g.meritOfMove(q.Player, a, es)
	case AskPay:
		return g.meritOfPaying(a, es)
	case AskDefender:
		return g.meritOfDefender(q.Player, a)
	case AskEnemy:
		return g.meritOfEnemy(a.Card)
	case AskScheme:
		return g.meritOfScheme(a.Card)
	}
	if a.Verb == engine.VerbDecline {
		return 0
	}
	switch q.Kind {
	case AskDiscard:
		return g.useless(a.Card) + worthKeeping - g.held(a.Card, es)
	case AskMulligan:
		return -1 - g.held(a.Card, es)
	case AskInterrupt, AskResponse, AskMay:
		return 1
	case AskCard:
		if p := q.Player; g.In(a.Card) == g.Zone(p, InPlay) && g.Card(q.Source).Aspect == Encounter {
			return -g.held(a.Card, es)
		}
		return g.held(a.Card, es)
	}
	return 0
}

// The merits of moves.
const (
	meritUse     = 500
	meritRecover = 470
	meritHero    = 450
	meritPlay    = 400 // and what the card is held to be worth
	meritNeeded  = 200 // an attack, or a thwart where that is needed
	meritNot     = 100
)

// meritOfMove weighs a move of a turn.
func (g *Match) meritOfMove(p engine.Player, a *engine.Answer, es []esteem) int {
	switch a.Verb {
	case VerbPlay:
		return meritPlay + g.held(a.Card, es)
	case engine.VerbUse:
		return meritUse
	case VerbAttack, VerbThwart:
		return g.meritOfActing(a.Card, a.Verb == VerbThwart)
	case VerbRecover:
		if g.needsRest(p) {
			return meritRecover
		}
	case VerbFlip:
		switch home := g.form(p) != HeroForm; {
		case home == g.needsRest(p):
		case home:
			return meritHero
		default: // when all else is done
			return 1
		}
	case VerbEnd:
		return 0
	}
	return -1
}

// meritOfActing weighs a basic attack or thwart.
func (g *Match) meritOfActing(c engine.CardID, thwart bool) int {
	atk, thw := g.Stat(c, StatATK), g.Stat(c, StatTHW)
	if thwart && thw == 0 || !thwart && atk == 0 {
		return -1
	}
	if thwart == (atk == 0 || thw > 0 && g.pressing() > 1) {
		return meritNeeded
	}
	return meritNot
}

// pressing says whether the schemes are to be thwarted: 0 not at all, 1 it may be good, 2 at once.
func (g *Match) pressing() int {
	c := g.scheme()
	switch {
	case c == 0:
		return 0
	case g.per(g.Card(c).Threshold)-g.threat(c) <= g.growth()+2:
		return 2
	case g.threat(c) > 0 || g.Len(SideSchemes) > 0:
		return 1
	}
	return 0
}

// growth is a guess of how much threat the next villain phase brings: for each hero a card may, for each alter ego the
// villain does.
func (g *Match) growth() int {
	n := g.per(g.Card(g.scheme()).Escalation) + g.global(AccelTokens)
	for x := range g.Cards(SideSchemes) {
		n += int(g.Card(x).Acceleration)
	}
	for p := range g.players {
		if n++; g.form(p) == AlterEgoForm {
			n += g.Stat(g.villain(), StatSCH)
		}
	}
	return n
}

// What a card in hand is held to be worth before it has been tried, and from what on it is kept.
const (
	heldEvent     = 0
	heldAlly      = 15
	heldResource  = 6
	heldPermanent = 1
	heldTrials    = 4 // for how many trials that counts
	worthKeeping  = 3
)

// held is what a card in hand is worth: what playing it has brought, or a guess.
func (g *Match) held(c engine.CardID, es []esteem) int {
	k, n := g.Card(c), heldEvent
	switch k.Type {
	case Resource:
		return heldResource * k.Makes.total() / 2
	case Ally:
		n = heldAlly
	case Upgrade, Support:
		n = heldPermanent
	}
	e := es[g.showing(c)]
	return (heldTrials*n + e.sum) / (heldTrials + e.n)
}

// showing is the declaration of a card, zero of one that lies face down: what it is, nobody knows.
func (g *Match) showing(c engine.CardID) engine.Def {
	d, on := g.Shown(c)
	if on&FaceDown != 0 {
		return 0
	}
	return d
}

// useless is more than any card is held to be worth, of one that cannot be played because its title is in play.
func (g *Match) useless(c engine.CardID) int {
	if g.Card(c).Unique && g.any(func(x engine.CardID) bool {
		return g.friendly(x) && g.Card(x).title() == g.Card(c).title()
	}) {
		return 1000
	}
	return 0
}

// meritOfPaying weighs what a price is paid with: abilities, what is of no use, resource cards that are worth all they
// make, and then what is held to be worth least.
func (g *Match) meritOfPaying(a *engine.Answer, es []esteem) int {
	switch {
	case a.Verb == engine.VerbDecline:
		return -1000
	case a.Verb == engine.VerbUse:
		return 100
	case g.useless(a.Card) > 0:
		return 50
	case g.Card(a.Card).Type == Resource && g.due.total() >= g.makes(a.Card, &g.due).total():
		return 20
	}
	return -g.held(a.Card, es)
}

// What meritOfDefender weighs with, in tenths of a hit point.
const (
	meritDeadly  = 100 // the attack may defeat the player
	costHero     = 40  // the hero is exhausted in the next turn
	costAlly     = 10  // for each hit point of an ally
	costAnyAlly  = 21
	costStranger = 40 // another player's hero takes it all
)

// meritOfDefender weighs who defends.
func (g *Match) meritOfDefender(p engine.Player, a *engine.Answer) int {
	if a.Verb == engine.VerbDecline {
		return 0
	}
	at, c := g.attack(), a.Card
	id, n := g.identity(at.player), g.Stat(at.attacker, StatATK)
	if g.Card(at.attacker).Type == Villain {
		n += 1 + at.boosts
	}
	if g.Flag(id, Tough) {
		n = 0
	}
	deadly := 0
	if n+1 >= g.Remaining(id) {
		deadly = meritDeadly
	}
	switch {
	case g.Card(c).Type == Ally && g.Flag(c, Tough):
		return 10*n + deadly
	case g.Card(c).Type == Ally:
		return 10*n - costAlly*min(n, g.Remaining(c)) - costAnyAlly + deadly
	case p != at.player:
		return 10*g.Stat(c, StatDEF) - costStranger + deadly
	}
	return 10*min(n, g.Stat(c, StatDEF)) - costHero + deadly
}

// meritOfEnemy weighs whom to hit: a minion that falls by it, or strikes hard, before the villain.
func (g *Match) meritOfEnemy(c engine.CardID) int {
	const villain, usual, falls, guards = 30, 2, 30, 10
	if g.Card(c).Type != Minion {
		return villain
	}
	n := 20 + 5*g.Stat(c, StatATK) - 2*g.Remaining(c)
	if g.Remaining(c) <= usual {
		n += falls
	}
	if g.Card(c).Guard {
		n += guards
	}
	return n
}

// meritOfScheme weighs what to thwart: the main scheme where that is pressing, else what is soon gone and bars the way.
func (g *Match) meritOfScheme(c engine.CardID) int {
	k, v := g.Card(c), g.threat(c)
	switch {
	case k.Type != MainSchemeCard:
		return 60 + 10*int(k.Crisis+k.Hazard+k.Acceleration) - 2*v
	case g.pressing() == 2:
		return 200
	}
	return 20 + v
}
