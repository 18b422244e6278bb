package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/champions/book"
)

// The verbs of the game, as texts say them.
const (
	doDraw = cardtext.FirstVerb + iota
	doDiscard
	doTake
	doDamage
	doHeal
	doAttack
	doThwart
	doRemoveThreat
	doPlaceThreat
	doExhaust
	doReady
	doStun
	doConfuse
	doToughen
	doSurge
	doEnemyAttack
	doEnemyScheme
	doPut
	doPutIntoPlay
	doReveal
	doPrevent
	doCancel
	doStop
	doLessen
	doRedirect
	doGainOverkill
	doStunsWithAttack
	doFlip
	doSearchDeck
	doFindAndReveal
	doDig
	doDiscount
	doAccelerate
	doObligation
	doLasts
	doGiveBack
	doDealEncounter
	doSpend
	doSpendCounters
	doShuffle
	doSplit
	doSpread
	doFetch
	doGiveBoost
	doMoveDamage
	doReplaceReveal
	doMoreDamage
	doLookAndTake
	doTakeBack
	doDrones
	doForAttack
	doLayOut
	doAttackOthers
	doIfDamaged
)

// Do carries out a sentence. Of a card of somebody's own one that does nothing says so; what printed cards say where
// they do nothing is said by their verbs.
func (g texter) Do(f *Frame, s *cardtext.Step) cardtext.Outcome {
	if g.over() {
		return cardtext.NotDone
	}
	before, by := g.Events(), f.By
	c, meant := g.about(f, s)
	could := g.matters(f, s)
	out := cardtext.NoneThere
	switch {
	case !s.Optional:
		if out = g.sentence(f, s); !could {
			out = cardtext.NoneThere
		}
	case could && g.may(f.By, optionOf(cardtext.Text{*s})):
		out = g.sentence(f, s)
	default:
		if s.Verb == doDiscard {
			f.GiveNone()
		}
		if could {
			out, before = cardtext.NotDone, g.Events()-1 // that it is declined is said by the answer
		}
	}
	if meant {
		f.About(c)
	}
	if own := f.By.Card != 0 && g.Card(f.By.Card).Origin != engine.Printed; own && g.Events() == before &&
		!tacit(s.Verb) {
		g.nothing(by)
	}
	return out
}

// matters says whether a sentence could change anything, where that is asked: where somebody may leave it undone, or
// what follows depends on it. What could change nothing is not done.
func (g texter) matters(f *Frame, s *cardtext.Step) bool {
	if !s.Optional && len(s.So)+len(s.Else) == 0 || s.Verb == cardtext.ChooseOne {
		return true
	}
	defer func(was By) { f.By = was }(f.By)
	return g.couldDo(f, s)
}

// tacit says whether a verb may do something of which no line tells.
func tacit(v cardtext.Verb) bool {
	switch v {
	case cardtext.ChooseOne, doPrevent, doCancel, doStop, doLessen, doRedirect, doReplaceReveal, doGainOverkill,
		doStunsWithAttack, doIfDamaged, doAttackOthers:
		return true
	}
	return false
}

func (g texter) sentence(f *Frame, s *cardtext.Step) cardtext.Outcome {
	switch s.Verb {
	case cardtext.ChooseOne:
		return g.textChoose(f, s)
	case doDiscard:
		return g.textDiscard(f, s)
	case doHeal:
		return done(g.textHeal(f, s) > 0)
	case doLookAndTake:
		return done(g.lookAndTake(f.By, g.number(f, s.N)))
	case doTakeBack:
		return done(g.takeBack(f, s))
	case doRemoveThreat:
		if s.What.How == cardtext.Each {
			return done(g.removeThreatFrom(f.By, g.number(f, s.N), g.fitting(f, s.What)) > 0)
		}
		if !g.anyScheme(nil) {
			by := f.By
			by.Cite = by.Cite.With(g.keepsThreat())
			g.nothing(by, book.ChooseNoChoiceNoAbility)
			return cardtext.NoneThere
		}
		c := g.chooseScheme(f.By, anyPurpose, nil)
		g.RemoveThreat(f.By, c, g.number(f, s.N))
		f.About(c)
	case doPlaceThreat:
		return g.textPlaceThreat(f, s)
	case doStun, doConfuse, doToughen:
		return g.textStatus(f, s)
	case doEnemyAttack:
		return g.textEnemyAttack(f, s)
	case doStunsWithAttack, doIfDamaged:
		return g.textIfDamaged(f, s)
	case doAttackOthers:
		return g.textAttackOthers(f)
	case doEnemyScheme:
		made, placed := g.schemeByCard(f.By, g.taker(f, s))
		f.It.Many = placed
		return done(made)
	case doExhaust:
		return g.textExhaust(f, s)
	case doSearchDeck:
		return done(g.searchDeck(f.By, func(c engine.CardID) bool { return g.means(f, s.What, c) }))
	case doFindAndReveal:
		return done(g.findAndReveal(f.By, s.What.Card, g.marked(f, s, markDeckOnly)))
	case doFetch:
		return done(g.textFetch(f, s))
	case doDrones:
		return g.textDrones(f, s)
	case doLayOut:
		return done(g.layOut(f.By, s.What.Card))
	case doDig:
		f.GiveNone()
		if c := g.dig(f.By, func(c engine.CardID) bool { return g.means(f, s.What, c) }); c != 0 {
			f.Give(c, 0)
			return cardtext.Done
		}
		return cardtext.NoneThere
	default:
		g.doAlways(f, s)
	}
	return cardtext.Done
}

// doAlways carries out a sentence of which nothing else depends on whether it did anything.
func (g texter) doAlways(f *Frame, s *cardtext.Step) {
	switch s.Verb {
	case doDraw:
		g.textDraw(f, s)
	case doTake:
		g.textTake(f, s)
	case doDamage:
		g.textDamage(f, s)
	case doAttack:
		g.textAttack(f, s)
	case doThwart:
		if s.What.How == cardtext.Each {
			g.thwartEach(f.By, g.number(f, s.N), g.fitting(f, s.What))
			return
		}
		c := g.chooseScheme(f.By, anyPurpose, nil)
		g.Thwart(f.By, g.performer(f.By), c, g.number(f, s.N), false)
		f.About(c)
	case doMoreDamage:
		g.moreDamage(f.By, g.number(f, s.N))
	case doReady:
		g.ready(f.By, g.readied(f, s))
	case doSurge:
		g.surges(f.By)
	case doPut:
		g.textPut(f, s)
	case doShuffle:
		g.shuffle(f.By, g.place(f, s.To))
	case doSplit:
		g.split(f.By, g.number(f, s.N), false, g.fitting(f, s.What))
	case doSpread:
		g.split(f.By, g.number(f, s.N), true, g.fitting(f, s.What), book.IndirectDamageSpread, book.IndirectDamageCap)
	case doGiveBoost:
		g.furtherBoost(f.By)
	case doMoveDamage:
		g.textMoveDamage(f, s)
	case doPutIntoPlay:
		g.textPutIntoPlay(f, s)
	case doReveal:
		g.textReveal(f, s)
	case doFlip:
		g.flip(f.By, f.By.Player)
	case doDiscount:
		g.do(engine.Event{Kind: RebateUp, Actor: f.By.Player, Player: g.choosePlayer(f.By, nil), Card: f.By.Card,
			N: int32(g.number(f, s.N)), Cite: f.By.Cite})
	case doAccelerate:
		g.do(engine.Event{Kind: AccelUp, Actor: f.By.Player, Player: engine.NoPlayer, N: int32(g.number(f, s.N)),
			Cite: f.By.Cite})
	case doObligation:
		g.textObligation(f, s)
	case doLasts:
		g.textLasts(f, s)
	case doForAttack:
		g.textForAttack(f, s)
	case doGiveBack:
		g.giveBack(f.By)
	case doDealEncounter:
		g.dealEncounter(f, s)
	case doSpend:
		g.pay(f.By, spends(f.By, s))
	default:
		g.intervene(f, s)
	}
}

// dealEncounter deals an encounter card to the player, or to each in player order.
func (g *Match) dealEncounter(f *Frame, s *cardtext.Step) {
	if s.Who != cardtext.EachPlayer {
		g.deal(f.By, f.By.Player)
		return
	}
	for p := range g.players {
		g.deal(f.By, p)
	}
}

// textPutIntoPlay puts a minion into play that was found.
func (g texter) textPutIntoPlay(f *Frame, s *cardtext.Step) {
	if c := g.one(f, s.What); g.isMinion(c) && !g.inPlay(c) {
		g.bringMinion(f.By, c, g.who(f, s.Who), book.EnterPlayWays)
		return
	}
	g.nothing(f.By)
}

// textReveal reveals the top card of the encounter deck, or an encounter card that was found.
func (g texter) textReveal(f *Frame, s *cardtext.Step) {
	c := g.one(f, s.What)
	switch {
	case s.What.How == cardtext.Top:
		g.revealTop(f.By, f.By.Player, revealedByCard...)
	case ofEncounter&typesOf(g.Card(c).Type) != 0 && !g.inPlay(c):
		g.revealByCard(f.By, c)
	default:
		g.nothing(f.By)
	}
}

// textTake takes what was discarded before.
func (g texter) textTake(f *Frame, s *cardtext.Step) {
	for _, c := range f.It.Cards {
		if g.means(f, s.What, c) {
			g.takeDiscarded(f.By, c)
		}
	}
}

// intervene is what an interrupt does to what is about to happen.
func (g texter) intervene(f *Frame, s *cardtext.Step) {
	e := f.Event
	switch s.Verb {
	case doPrevent:
		g.prevent(f.By, e, min(int(e.N), g.number(f, s.N)))
	case doCancel:
		cancels(g.Match, f.By, e)
	case doStop:
		if g.starts() {
			f.It.Many = int(e.N)
			instead(f.By, e)
		}
	case doLessen:
		g.lessen(f.By)
	case doRedirect:
		g.redirect(f.By, e)
	case doReplaceReveal:
		g.replaceReveal(f.By, e)
	case doGainOverkill:
		g.attack().overkill = true
		g.say(engine.Event{Kind: GainsOverkill, Actor: engine.NoPlayer, Player: g.attack().player, Card: f.By.Card,
			Cite: f.By.Cite})
	default: // which verbs there are is known when a card is read
		panic("champions: nothing does the verb " + textVerbs[s.Verb-cardtext.FirstVerb].Word)
	}
}

// about gives the card that a sentence is about where a word means it: it is what it means afterwards. What is chosen
// is noted when it is.
func (g *Match) about(f *Frame, s *cardtext.Step) (c engine.CardID, yes bool) {
	if s.What == nil || s.What.How == cardtext.One || s.What.How == cardtext.Picked || s.Verb < cardtext.FirstVerb ||
		!slices.Contains(textVerbs[s.Verb-cardtext.FirstVerb].About, s.What.How) {
		return 0, false
	}
	return g.one(f, s.What), true
}

// chosen notes which card is chosen in a sentence: it is what it means afterwards.
func chosen(f *Frame, c engine.CardID) engine.CardID {
	f.About(c)
	return c
}

func done(yes bool) cardtext.Outcome {
	if yes {
		return cardtext.Done
	}
	return cardtext.NoneThere
}

// number works out how much.
func (g *Match) number(f *Frame, a *cardtext.Amount) int {
	return cardtext.HowMany[By](texter{g}, f, a)
}

// fits gives the test of a selector.
func (g *Match) fitting(f *Frame, s *cardtext.Selector) func(c engine.CardID) bool {
	return func(c engine.CardID) bool { return g.means(f, s, c) }
}

// textDraw draws: the player, one of the player's choice, or each.
func (g *Match) textDraw(f *Frame, s *cardtext.Step) {
	n := g.number(f, s.N)
	switch s.Who {
	case cardtext.OnePlayer:
		g.Draw(f.By, g.choosePlayer(f.By, g.drawable), n)
	case cardtext.EachPlayer:
		for p := range g.players {
			g.Draw(f.By, p, n)
		}
	default:
		g.Draw(f.By, f.By.Player, n)
	}
}

// textDiscard discards the card itself, one by chance, those of a hand that fit, those on top of the deck, or one in
// play that is chosen.
func (g *Match) textDiscard(f *Frame, s *cardtext.Step) cardtext.Outcome {
	switch s.What.How {
	case cardtext.This:
		g.discard(f.By, f.By.Card)
	case theHost:
		c := g.hostOf(f.By)
		if !g.inPlay(c) {
			g.nothing(f.By, book.InPlayTargetInPlay)
			return cardtext.NoneThere
		}
		g.discard(f.By, c)
	case cardtext.Random:
		g.discardByChance(f, s)
	case cardtext.Top:
		return g.discardFromTop(f, s)
	case cardtext.Each:
		n := 0
		for c := range g.Cards(g.place(f, &s.What.Zones[0])) {
			if g.means(f, s.What, c) {
				g.discard(f.By, c)
				n++
			}
		}
		f.It.Many = n
		return done(n > 0)
	case cardtext.Picked:
		c := chosen(f, g.target(f.By, g.fitting(f, s.What)))
		if c == 0 {
			return cardtext.NoneThere
		}
		g.discard(f.By.controlStays(g, c), c)
	default:
		c := chosen(f, g.chooseCard(f.By, anyPurpose, g.fitting(f, s.What)))
		if c == 0 {
			g.nothing(f.By, book.ChooseNoChoiceNoAbility)
			return cardtext.NoneThere
		}
		g.discard(f.By, c)
	}
	return cardtext.Done
}

// discardFromTop discards the top cards of the player's deck, of each player's, or of the encounter deck.
func (g *Match) discardFromTop(f *Frame, s *cardtext.Step) cardtext.Outcome {
	n := 1
	if s.What.N != nil {
		n = g.number(f, s.What.N) // before what was given is forgotten
	}
	f.GiveNone()
	if s.What.Zones[0].Of == cardtext.Nobody {
		c := g.topEncounter()
		if c == 0 {
			g.noneLeft(f.By.Player, f.By.Cite)
			return cardtext.NoneThere
		}
		g.discard(f.By, c)
		g.runOut()
		f.Give(c, 0)
		return cardtext.Done
	}
	from := func(by By, p engine.Player) {
		g.discardTop(by, p, n, func(c engine.CardID) {
			f.GiveToo(c, 0)
			g.notWild(f, s, c)
		})
	}
	if s.Who != cardtext.EachPlayer {
		from(f.By, f.By.Player)
	} else {
		g.inTurn(f.By, from)
	}
	return done(len(f.It.Cards) > 0)
}

// notWild says of a discarded card that its wild resource is not what the text takes (mc.wild.otherwise-only-wild).
func (g *Match) notWild(f *Frame, s *cardtext.Step, c engine.CardID) {
	if len(s.So) > 0 && s.So[0].Verb == doTake && !g.means(f, s.So[0].What, c) && g.Card(c).Makes[Wild] > 0 {
		g.say(engine.Event{Kind: Nothing, Actor: f.By.Player, Player: f.By.Player, Card: c,
			Cite: g.printed(f.By, c).Cite})
	}
}

// discardByChance discards a card of a hand at random, or of each player's hand.
func (g *Match) discardByChance(f *Frame, s *cardtext.Step) {
	f.GiveNone()
	if s.Who != cardtext.EachPlayer {
		if c := g.discardRandom(f.By, f.By.Player); c != 0 {
			f.Give(c, 0)
		}
		return
	}
	for p := range g.players {
		if c := g.discardRandom(f.By, p); c != 0 {
			f.GiveToo(c, 0)
		}
	}
}

// textDamage deals damage without an attack: to one enemy that is chosen, to all that fit at the same time, or to a
// card.
func (g *Match) textDamage(f *Frame, s *cardtext.Step) {
	if s.Who == cardtext.EachPlayer {
		g.damagePlayers(f, s)
		return
	}
	n := g.number(f, s.N)
	if s.Who == cardtext.OnePlayer { // in face of that player
		f.Foe = g.choosePlayer(f.By, nil)
		g.damageEach(f.By, n, g.fitting(f, s.What))
		return
	}
	switch s.What.How {
	case cardtext.One:
		c := chosen(f, g.victim(f.By, false, g.narrower(f, s.What)))
		n += g.further(f, s.Body)
		g.Damage(f.By, c, n)
		f.About(c)
	case yourHeroCard:
		if g.hero(f.By, f.By.Player) {
			g.Damage(f.By, g.identity(f.By.Player), n)
		}
	case cardtext.Each:
		by := f.By
		switch s.What.Class {
		case 1 << classEnemy:
			by = by.with(book.EnemyDefinition)
		case 1 << classFriend:
			by = by.friendly()
		}
		g.damageEach(by, n, g.fitting(f, s.What))
	case eachHero:
		for p := range g.players {
			g.hero(f.By, p)
		}
		g.damageEach(f.By, n, func(c engine.CardID) bool { return g.Card(c).Type == Hero })
	default:
		g.Damage(f.By, g.taker(f, s), n)
	}
}

// narrower is the test of a selector of enemies, nil where any enemy fits.
func (g *Match) narrower(f *Frame, s *cardtext.Selector) func(c engine.CardID) bool {
	if s.Class == 1<<classEnemy && len(s.Tests) == 0 {
		return nil
	}
	return g.fitting(f, s)
}

// textHeal heals, and gives how much.
func (g *Match) textHeal(f *Frame, s *cardtext.Step) int {
	n := g.number(f, s.N)
	if s.What.How != cardtext.One {
		by, c := f.By, g.taker(f, s)
		if s.What.How == faceCard {
			by = by.namesFace()
		}
		if c == 0 {
			return 0
		}
		if n <= 0 { // it counts what is not there
			g.nothing(by)
			return 0
		}
		return g.Heal(by, c, min(n, max(g.Sustained(c), 1)))
	}
	by := f.By.with(book.CharacterDefinition)
	if s.What.Class == 1<<classFriend {
		by = f.By.friendly()
	}
	return g.Heal(by, chosen(f, g.chooseCard(by, toHeal, g.mattering(g.fitting(f, s.What), func(c engine.CardID) bool {
		return g.Sustained(c) > 0
	}))), n)
}
