package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// An enemy's attack, step by step.

// EnemyAttack is an enemy's attack on a player, by its four steps. It says whether an attack was made.
func (g *Match) EnemyAttack(c engine.CardID, p engine.Player, cs ...engine.Clause) bool {
	made, _ := g.enemyAttack(c, p, attack{}, cs...)
	return made
}

// enemyAttack is an attack about which a card says more; it gives the damage dealt by it, too. An attack that is also
// made on the other heroes is made on them afterwards.
func (g *Match) enemyAttack(c engine.CardID, p engine.Player, how attack, cs ...engine.Clause) (made bool, dealt int) {
	made, dealt, others := g.oneAttack(c, p, how, cs...)
	if others != 0 {
		g.attackOthers(c, p, g.by(others))
	}
	return made, dealt
}

// oneAttack is an enemy's attack on one player; others is the card by which it is made on the other heroes as well.
func (g *Match) oneAttack(c engine.CardID, p engine.Player, how attack,
	cs ...engine.Clause) (made bool, dealt int, others engine.CardID) {
	if !g.inPlay(c) || g.out(p) {
		return false, 0, 0
	}
	nested(g, g.attacks)
	villain := g.Card(c).Type == Villain
	if g.Flag(c, Stunned) && g.Rules.On(book.StatusStunnedEnemy) { // mc.status.priority
		if !how.further && !slices.Contains(cs, book.AttackEnemiesByCard) {
			cs = nil
		}
		g.notStunnedAnyMore(c, p, villain, cs...)
		return false, 0, 0
	}
	above := g.othersBoosts()
	how.enemy, how.villain, how.attacker, how.player, how.first = true, villain, c, p, p
	how.overkill, how.wounds = how.overkill || g.Card(c).Overkill, len(g.wounds)
	g.attacks = append(g.attacks, how)
	at := len(g.attacks) - 1
	defer g.forget(at, len(g.schemes), how.wounds)
	if how.after.s != nil {
		how.after.depth = len(g.attacks) + len(g.schemes)
		g.awaiting = append(g.awaiting, how.after)
	}
	announced := engine.CiteAll(cs).And(g.activation(villain))
	if !villain {
		announced = announced.AndIfRoom(book.EnemyAttack1MinionSkips)
	}
	boosts := g.Len(Boosts)
	e := g.do(engine.Event{Kind: EnemyAttacks, Actor: engine.NoPlayer, Player: p, Card: c, Cite: announced})
	if e.Kind != EnemyAttacks {
		g.expireAttack(at) // it ends with the attack that does not come about
		g.noBoosts(p, boosts)
		if o := g.attacks[at].others; o != 0 {
			g.nothing(g.by(o), book.AmbAlsoAgainstEachOtherHero)
		}
		return false, 0, 0
	}
	g.Indent()
	defer g.Outdent()
	if !g.inPlay(g.attackerNow(at)) || g.out(p) { // what has begun it has ended it
		g.noBoosts(p, boosts)
		g.breaksOff(at)
		return false, 0, g.attacks[at].others
	}
	if villain {
		for range 1 + g.attacks[at].boosts {
			g.giveBoost(book.EnemyAttack1Boost, book.BoostGiveFacedown, book.ActivationOneBoostCard)
		}
	}
	g.defence(&g.attacks[at])
	for villain && g.Len(Boosts) > above && !g.over() && g.Rules.On(book.EnemyAttack3FlipOneByOne) {
		g.flipBoost(above, &g.attacks[at].boost, p, book.EnemyAttack3FlipOneByOne, book.BoostAddToAtk,
			book.BoostFlipAfterDefender)
	}
	if g.over() {
		g.expireAttack(at)
	} else {
		g.enemyStrikes(at)
	}
	return true, g.attacks[at].dealt, g.attacks[at].others
}

// attackOthers makes an enemy's attack on each other hero, in player order (mc.amb.also-against-each-other-hero).
func (g *Match) attackOthers(c engine.CardID, not engine.Player, by By) {
	by, c = g.thatEnemy(by, c)
	if !g.inPlay(c) {
		g.nothing(by, book.AmbAlsoAgainstEachOtherHero, book.InPlayAbilitiesNeedPlay)
	}
	for p := range g.players {
		if by, c = g.thatEnemy(by, c); p != not && g.inPlay(c) && !g.over() && g.hero(by, p) {
			g.oneAttack(c, p, attack{further: true}, by.Cite.First(), book.AmbAlsoAgainstEachOtherHero)
		}
	}
}

// notStunnedAnyMore is what a stunned enemy does instead of attacking.
func (g *Match) notStunnedAnyMore(c engine.CardID, p engine.Player, villain bool, cs ...engine.Clause) {
	cite := engine.Cite(book.StatusStunnedEnemy, book.StatusPriority)
	if villain {
		cite = cite.And(book.AmbStunnedVillainBoost)
	}
	cite = cite.AndIfRoom(cs...)
	g.do(engine.Event{Kind: LoseStunned, Actor: engine.NoPlayer, Player: p, Card: c, Cite: cite})
}

// attackerNow is who makes an enemy's attack: the villain may have gone on to its next stage meanwhile.
func (g *Match) attackerNow(at int) engine.CardID {
	if g.attacks[at].villain {
		g.attacks[at].attacker = g.villain()
	}
	return g.attacks[at].attacker
}

// enemyStrikes is the fourth step of an enemy's attack: who takes how much, by who has defended.
func (g *Match) enemyStrikes(at int) {
	if !g.inPlay(g.attackerNow(at)) || g.out(g.attacks[at].player) {
		g.breaksOff(at)
		return
	}
	a := &g.attacks[at]
	if c := a.defender; c != 0 && !g.defended(a) {
		a.defender = 0
		g.say(engine.Event{Kind: DefenderGone, Actor: engine.NoPlayer, Player: a.player, Card: c,
			Cite: engine.Cite(book.AmbDefenderLeftPlay, book.EnemyAttack4Undefended)})
	}
	n := g.value(a.attacker, StatATK)
	a.target = a.defender
	cite := engine.Cite(book.EnemyAttack4Damage)
	if !a.villain {
		cite = cite.And(book.EnemyAttack3MinionSkips)
	}
	switch {
	case a.defender == 0:
		a.target = g.identity(a.player)
		cite = cite.And(book.EnemyAttack4Undefended).And(book.EnemyAttack4UndefendedDamage)
		if g.form(a.player) == AlterEgoForm {
			cite = cite.And(book.AmbDamageToAlterEgo)
		}
	case g.Card(a.defender).Type == Ally:
		cite = cite.And(book.EnemyAttack4AllyDefends).And(book.AllyDefenderTakesAll).And(book.DefendAllyDefends)
	default: // who defends by a labelled ability does so only once this damage is dealt (mc.amb.labelled-defence)
		n = max(0, n-g.value(a.defender, StatDEF)) // mc.enemy-attack.4-hero-defends, mc.defend.hero-reduction
		cite = cite.And(book.EnemyAttack4HeroDefends).And(book.DefendHeroReduction)
	}
	g.say(engine.Event{Kind: PowerIs, Actor: engine.NoPlayer, Player: a.player, Card: a.attacker, N: int32(n),
		Cite: cite})
	g.Begin()
	g.enemyDamage(at, n)
	g.attackOver(at)
	g.End()
	g.done = g.attacks[at]
}

// breaksOff ends an enemy's attack before its damage, and says why: the attacker is gone, or the player who is attacked
// is out of the game.
func (g *Match) breaksOff(at int) {
	if a := &g.attacks[at]; g.out(a.player) {
		g.say(engine.Event{Kind: AttackEnds, Actor: engine.NoPlayer, Player: a.player, Card: a.attacker,
			Cite: engine.Cite(book.AmbDefenderLeftPlay)})
	} else {
		g.goneBefore(a.player, a.attacker)
	}
	g.expireAttack(at)
	g.endOfAttack(at)
}

// enemyDamage deals the damage of an enemy's attack. With overkill, what an ally does not take is dealt to the one who
// controlled it (mc.keywords.overkill-ally).
func (g *Match) enemyDamage(at, n int) {
	a := &g.attacks[at]
	target, owner, ally := a.target, g.controller(a.target), g.Card(a.target).Type == Ally
	g.Damage(By{Player: engine.NoPlayer, Card: a.attacker, Cite: engine.Cite(book.EnemyAttack4Damage), Attack: true},
		target, n)
	a = &g.attacks[at]
	if !ally || !a.overkill || a.defeated != target || a.excess <= 0 || owner == engine.NoPlayer {
		return
	}
	x := a.excess
	a.dealt -= x // it is dealt to the hero, not to the ally
	g.lessens(g.attacks[at].wounds, target, x)
	cite := engine.Cite(book.KeywordsOverkillAlly)
	if g.form(owner) == AlterEgoForm {
		cite = cite.And(book.AmbDamageToAlterEgo)
	}
	g.say(engine.Event{Kind: Excess, Actor: engine.NoPlayer, Player: owner, N: int32(x), Source: a.attacker,
		Cite: cite})
	if id := g.identity(owner); id != 0 {
		over := By{Player: engine.NoPlayer, Card: g.attacks[at].attacker, Cite: engine.Cite(book.KeywordsOverkillAlly),
			Attack: true}
		g.Damage(over, id, x)
	}
}

// attackOver says that an enemy's attack is over, and does what was delayed until then, before any response to it
// (mc.delayed-effect.resolves-at-once).
func (g *Match) attackOver(at int) {
	cite := engine.Cite(book.AfterJustConcluded, book.TriggeringConditionOneOccurrenceOneWindow)
	g.expireAttack(at)
	a := g.attacks[at]
	g.do(engine.Event{Kind: Attacked, Actor: engine.NoPlayer, Player: a.player, Card: g.attackerNow(at),
		Target: a.target,
		N:      int32(a.dealt), Cite: cite})
	g.endOfAttack(at)
}

// passedOn says whether somebody else has defended against the attack that an enemy is making, or has just made, than
// the player whom it attacked at first.
func (g *Match) passedOn(c engine.CardID) bool {
	if a := g.attacking(c); a != nil {
		return a.player != a.first
	}
	return g.done.attacker == c && g.done.player != g.done.first
}

func (g *Match) activation(villain bool) engine.Clause {
	if villain {
		return book.ActivationAttackOrSchemeCounts
	}
	return book.AmbMinionActivationWord
}

// endOfAttack does what was delayed until the end of an attack.
func (g *Match) endOfAttack(at int) {
	if a := &g.attacks[at]; a.stuns != 0 && !g.over() {
		by := g.by(a.stuns).with(book.DelayedEffectResolvesAtOnce).with(book.AmbStunnedByAnAttack)
		if a.dealt > 0 && g.inPlay(a.damaged) {
			g.stun(by, a.damaged)
		} else {
			g.nothing(by)
		}
	}
	g.afterDamage(g.attacks[at].wounds)
	if !g.IsHost(g.attacks[at].attacker) && !g.anyIn(VillainZone, g.IsHost) {
		return
	}
	for c := range g.each {
		if h := g.HostOf(c); h != 0 && (h == g.attacks[at].attacker || g.Card(h).Type == Villain && g.inPlay(h)) &&
			g.Card(c).EndsWithAttack && (g.attacks[at].overkill || !g.Card(c).GainsOverkill) {
			by := g.by(c)
			g.discard(by, c, book.DelayedEffectResolvesAtOnce)
		}
	}
}
