package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// Step plays from one rest point to the next: one choice of a turn, or what lies between two turns. False when the game
// is over.
func (g *Match) Step() bool {
	if g.over() {
		return false
	}
	if g.lowered(RoundBegins); g.over() { // a script may have laid it so
		return false
	}
	switch g.global(PhaseNow) {
	case SettingUp:
		g.setUp()
		g.beginRound()
	case Beginning:
		g.beginRound()
	case PlayerPhase:
		if p := g.active(); p != engine.NoPlayer {
			g.turn(p)
			break
		}
		g.nextTurn()
	case EndOfPlayerPhase:
		g.endOfPlayerPhase()
		g.villainPhase()
	case VillainPhase: // where a set-up begins
		g.villainPhase()
	}
	return !g.over()
}

// beginRound opens a round (mc.round.1-player-phase-begins).
func (g *Match) beginRound() {
	if g.over() {
		return
	}
	g.Reach(stepPlayerPhase)
	g.Level(0)
	g.Do(engine.Event{Kind: RoundBegins, Actor: engine.NoPlayer, Player: engine.NoPlayer, N: 1,
		Cite: engine.Cite(book.Round1PlayerPhaseBegins)})
	g.set(setPhase, engine.NoPlayer, PlayerPhase)
	if g.lowered(RoundBegins); g.over() {
		return
	}
	g.nextTurn()
}

// nextTurn gives the turn to the next player in order, or ends the phase (mc.player-phase.turns-in-order).
func (g *Match) nextTurn() {
	p := g.dueTurn()
	if p == engine.NoPlayer {
		g.set(setActive, engine.NoPlayer, 0)
		g.set(setPhase, engine.NoPlayer, EndOfPlayerPhase)
		return
	}
	g.Reach(stepTurn)
	g.set(setTurn, p, g.global(Round))
	g.Level(0)
	g.set(setActive, engine.NoPlayer, int(p)+1)
	g.say(engine.Event{Kind: TurnBegins, Actor: p, Player: p,
		Cite: engine.Cite(book.Round2Turns, book.PlayerPhaseTurnsInOrder, book.ActivePlayerDefinition,
			book.PlayerOrderFirstThenClockwise)})
}

// dueTurn is the first player in order who has had no turn in this round, NoPlayer if all have.
func (g *Match) dueTurn() engine.Player {
	if !g.Rules.On(book.Round2Turns) {
		return engine.NoPlayer
	}
	for p := range g.players {
		if g.Count(p, TurnIn) != g.global(Round) {
			return p
		}
	}
	return engine.NoPlayer
}

// turn asks the active player for one of the options of a turn, and does it (mc.player-turn.any-order,
// mc.player-turn.repeat).
func (g *Match) turn(p engine.Player) {
	g.Level(1)
	g.takeTurn(p, g.ask(g.optionsOfTurn(p)))
}

// optionsOfTurn is the question which of the options of a turn the active player takes.
func (g *Match) optionsOfTurn(p engine.Player) *engine.Question {
	q := g.Question(p, AskTurn, 0, engine.Cite(book.PlayerTurnAnyOrder, book.PlayerTurnRepeat))
	q.Always = true
	g.offerTurn(q, p)
	return q
}

// takeTurn does what the active player has chosen to do in the turn.
func (g *Match) takeTurn(p engine.Player, a engine.Answer) {
	g.missed, g.past, g.free = g.missed[:0], g.past[:0], false
	switch a.Verb {
	case VerbEnd:
		g.say(engine.Event{Kind: TurnEnds, Actor: p, Player: p, Cite: engine.Cite(book.PlayerTurnAnyOrder)})
		g.set(setActive, engine.NoPlayer, 0)
	case VerbFlip:
		g.Remember(engine.Memo{What: memoForm, Player: p})
		g.flip(By{Player: p, Cite: engine.Cite(book.PlayerTurnChangeForm)}, p, book.FormOncePerRound)
	case VerbRecover:
		g.recover(p)
	case VerbAttack:
		g.BasicAttack(p, a.Card)
	case VerbThwart:
		g.BasicThwart(p, a.Card)
	case VerbAsk:
		g.request(p, a.Player)
	default:
		g.act(p, a)
	}
	if !g.over() && g.out(p) {
		g.set(setActive, engine.NoPlayer, 0)
	}
}

// act plays a card from hand or uses a card in play, as an answer says.
func (g *Match) act(p engine.Player, a engine.Answer) {
	if a.Card == 0 {
		return
	}
	k := g.Card(a.Card)
	if a.Verb == VerbPlay {
		if k.Type == Event {
			if i := g.whichAction(p, a.Card); i >= 0 {
				g.playEvent(p, a.Card, i, nil)
			}
			return
		}
		g.playPermanent(p, a.Card)
		return
	}
	if i := g.whichAction(p, a.Card); i >= 0 {
		g.use(p, a.Card, i, nil, false, false)
	}
}

// whichAction is the action of a card that is used, now that the judge has let it be; where there are several, its
// player says which.
func (g *Match) whichAction(p engine.Player, c engine.CardID) int {
	k := g.Card(c)
	several := func(ab Ability) bool { return ab.Moment == Action }
	if at := k.at(Action); at < 0 || !slices.ContainsFunc(k.Abilities[at+1:], several) {
		return at
	}
	q := g.Question(p, AskChoice, c, k.Cite)
	for i := range k.Abilities {
		if k.Abilities[i].Moment == Action && g.mayUse(p, c, i) {
			q.Add(engine.Answer{Verb: engine.VerbChoose, Option: k.Abilities[i].Option, Index: uint16(i)})
		}
	}
	return int(g.ask(q).Index)
}

// actions adds to a question what a player may play and use as an action.
func (g *Match) actions(q *engine.Question, p engine.Player) {
	g.offer(q, VerbPlay, p, g.Zone(p, Hand))
	g.offer(q, engine.VerbUse, p, g.Zone(p, Identity))
	g.offer(q, engine.VerbUse, p, g.Zone(p, InPlay))
}

// offer adds what a player may do with the cards of a zone.
func (g *Match) offer(q *engine.Question, v engine.Verb, p engine.Player, z engine.Zone) {
	for c := g.Top(z); c != 0; c = g.Below(c) {
		if g.legal(v, q, p, c) {
			q.Card(v, c)
		}
	}
}

func (g *Match) offerTurn(q *engine.Question, p engine.Player) {
	g.actions(q, p)
	// actions of encounter cards are the active player's (mc.amb.request-encounter-action)
	for z := VillainZone; z <= Attachments; z++ {
		g.offer(q, engine.VerbUse, p, z)
	}
	for o := range g.players { // minions are encounter cards in play as well (mc.player-turn.trigger-action)
		g.offer(q, engine.VerbUse, p, g.Zone(o, Engaged))
	}
	if g.legal(VerbFlip, q, p, 0) {
		q.Verb(VerbFlip)
	}
	if g.legal(VerbRecover, q, p, 0) {
		q.Verb(VerbRecover)
	}
	for _, z := range [...]int{Identity, InPlay} {
		for c := g.Top(g.Zone(p, z)); c != 0; c = g.Below(c) {
			for _, v := range [...]engine.Verb{VerbAttack, VerbThwart} {
				if g.legal(v, q, p, c) {
					q.Card(v, c)
				}
			}
		}
	}
	for o := range g.players {
		t := g.trial(p, 0)
		if t.q, t.whom = q, o; g.holds(int(VerbAsk), t) {
			q.Add(engine.Answer{Verb: VerbAsk, Player: o})
		}
	}
	q.Verb(VerbEnd)
}

// canAct says whether a player could use an action on request.
func (g *Match) canAct(q *engine.Question, p engine.Player) bool {
	return g.couldStill(q, p) || g.anyOf(VerbPlay, q, p, Hand) || g.anyOf(engine.VerbUse, q, p, Identity) ||
		g.anyOf(engine.VerbUse, q, p, InPlay)
}

func (g *Match) anyOf(v engine.Verb, q *engine.Question, p engine.Player, z int) bool {
	for c := g.Top(g.Zone(p, z)); c != 0; c = g.Below(c) {
		if g.legal(v, q, p, c) {
			g.able[p] = c
			return true
		}
	}
	return false
}

// couldStill says whether a player could act with the card of which that was so last: nearly always nothing else need
// be looked at.
func (g *Match) couldStill(q *engine.Question, p engine.Player) bool {
	c := g.able[p]
	if c == 0 {
		return false
	}
	switch g.In(c) {
	case g.Zone(p, Hand):
		return g.legal(VerbPlay, q, p, c)
	case g.Zone(p, Identity), g.Zone(p, InPlay):
		return g.legal(engine.VerbUse, q, p, c)
	}
	return false
}

// request lets the active player ask another to act, who decides (mc.player-turn.ask-other,
// mc.player-turn.other-decides).
func (g *Match) request(p, o engine.Player) {
	g.say(engine.Event{Kind: Asks, Actor: p, Player: o, Cite: engine.Cite(book.PlayerTurnAskOther, book.ActionOnRequest,
		book.PlayerTurnOtherMayOffer)})
	g.Indent()
	q := g.Question(o, AskAction, 0, engine.Cite(book.PlayerTurnOtherDecides, book.ActionOnRequest))
	g.actions(q, o)
	q.Decline()
	if a := g.ask(q); a.Card != 0 {
		g.act(o, a)
	}
	g.Outdent()
}

// recover is the alter ego's basic recovery (mc.recover.exhaust-and-heal).
func (g *Match) recover(p engine.Player) {
	c := g.identity(p)
	by := By{Player: p, Card: c, Cite: engine.Cite(book.RecoverExhaustAndHeal)}
	g.say(engine.Event{Kind: Recover, Actor: p, Player: p, Card: c, Cite: by.Citing(book.RecoverAlterEgoOnly)})
	g.Indent()
	g.exhaust(by, c)
	g.Heal(by, c, g.value(c, StatREC))
	g.Outdent()
}

// endOfPlayerPhase: discard, draw, ready (mc.end-player-phase.1-may-discard and following).
func (g *Match) endOfPlayerPhase() {
	if !g.Rules.On(book.Round3PlayerPhaseEnds) {
		return
	}
	g.Level(0)
	g.say(engine.Event{Kind: EndPhase, Actor: engine.NoPlayer, Player: engine.NoPlayer,
		Cite: engine.Cite(book.Round3PlayerPhaseEnds, book.PlayerPhaseThenHandAndReady)})
	g.Level(1)
	first := g.reach(stepEndPhase)
	g.lapse()
	for p := range g.players {
		for first {
			over := g.Len(g.Zone(p, Hand)) > g.handSize(p)
			cite := engine.Cite(book.EndPlayerPhase1MayDiscard, book.HandSizeWhenChecked)
			if over = over && g.Rules.On(book.EndPlayerPhase1MustDiscard); over {
				cite = g.handSizeBy(p, engine.Cite(book.EndPlayerPhase1MustDiscard, book.DrawDiscardExcess,
					book.HandSizeWhenChecked))
			} else if !g.Rules.On(book.EndPlayerPhase1MayDiscard) {
				break
			}
			q := g.Question(p, AskDiscard, 0, cite)
			q.Cards(VerbDiscard, g.Zone(p, Hand), nil)
			if len(q.Answers) == 0 {
				break
			}
			if !over {
				q.Decline()
			}
			a := g.ask(q)
			if a.Card == 0 {
				break
			}
			g.do(engine.Event{Kind: Discarded, Actor: p, Player: p, Card: a.Card, To: g.pileOf(a.Card), Cite: cite})
		}
	}
	second := g.reach(stepEndPhase + 1)
	for p := range g.players {
		if second {
			by := By{Player: p, Cite: engine.Cite(book.EndPlayerPhase2Draw, book.HandSizeAdjust,
				book.DrawCheckedEndOfPhase)}
			by.Cite = g.handSizeBy(p, by.Cite)
			g.Draw(by, p, g.handSize(p)-g.Len(g.Zone(p, Hand)))
		}
	}
	g.reach(stepEndPhase + 2)
	for p := range g.players {
		by := By{Player: p, Cite: engine.Cite(book.EndPlayerPhase3Ready)}
		for _, z := range [...]int{Identity, InPlay} {
			for c := range g.Cards(g.Zone(p, z)) {
				g.ready(by, c)
			}
		}
	}
}

// lapse ends what lasts until the end of the player phase.
func (g *Match) lapse() {
	g.expire(UntilPhase)
	for p := range g.players {
		if n := g.Count(p, Rebate); n > 0 {
			g.do(engine.Event{Kind: RebateLapses, Actor: engine.NoPlayer, Player: p,
				Cite: engine.Cite(book.LastingEffectExpiresFirst)})
		}
	}
}
