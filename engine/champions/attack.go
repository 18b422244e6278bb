package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/champions/book"
)

// attack is an attack being made, by an enemy or by a player's character. It lives while rule code runs, never between
// moves.
type attack struct {
	enemy    bool
	villain  bool // the enemy is the villain, in whatever stage by now
	basic    bool
	attacker engine.CardID
	target   engine.CardID // the character that takes the damage
	player   engine.Player // whom an enemy attacks; who attacks an enemy
	first    engine.Player // whom an enemy has attacked before somebody else defended
	defender engine.CardID // the character that defends, zero if none
	guard    engine.Ref    // it, as it was then: it may leave play
	// a hero that counts as defending too, by a labelled defence against what passes through an ally
	also     engine.CardID
	boost    int
	overkill bool
	boosts   int // further boost cards to be given
	dealt    int
	excess   int
	damaged  engine.CardID
	defeated engine.CardID
	stuns    engine.CardID // the card by which a damaged friendly character is stunned, zero if none
	text     cardtext.Text // what the text that makes it says in the middle, before its damage, and where that stands
	frame    *Frame
	after    awaiting // what an enemy's attack that deals damage brings about as soon as it is over
	wounds   int      // from where on the damage of the activation is noted
	// the card by which an enemy's attack is made on each other hero as well, zero if none, and whether it is one of
	// those further ones
	others  engine.CardID
	further bool
}

// scheming is a scheme being made by an enemy.
type scheming struct {
	schemer engine.CardID
	boost   int
	wounds  int // from where on the damage of the activation is noted
	less    int // by how much it is reduced
	lessBy  engine.Clauses
	within  int // how many attacks it happens within
}

func (g *Match) attack() *attack {
	n := len(g.attacks)
	if k := len(g.schemes); n == 0 || k > 0 && g.schemes[k-1].within == n { // an enemy schemes in the middle of it
		return nil
	}
	return &g.attacks[n-1]
}

// attacking gives the attack that an enemy is making.
func (g *Match) attacking(c engine.CardID) *attack {
	for i := len(g.attacks) - 1; i >= 0; i-- {
		if a := &g.attacks[i]; a.enemy && a.attacker == c {
			return a
		}
	}
	return nil
}

func (g *Match) scheming(c engine.CardID) *scheming {
	if n := len(g.schemes); n > 0 && g.schemes[n-1].schemer == c {
		return &g.schemes[n-1]
	}
	return nil
}

// mayAttack says whether a player may attack an enemy: Guard shields the villain (mc.keywords.guard).
func (g *Match) mayAttack(p engine.Player, c engine.CardID) bool { return g.guard(p, c) == 0 }

// guard is the minion with Guard that keeps a player from attacking an enemy, zero if none does.
func (g *Match) guard(p engine.Player, c engine.CardID) engine.CardID {
	if g.Card(c).Type != Villain || g.Card(c).Guard || !g.Rules.On(book.KeywordsGuard) {
		return 0
	}
	for x := g.Top(g.Zone(p, Engaged)); x != 0; x = g.Below(x) {
		if g.Card(x).Guard {
			return x
		}
	}
	return 0
}

// enemies adds to a question every enemy that fits.
func (g *Match) enemies(q *engine.Question, fits func(c engine.CardID) bool) {
	for c := range g.each {
		if g.isEnemy(c) && (fits == nil || fits(c)) {
			q.Card(engine.VerbChoose, c)
		}
	}
}

// chooseEnemy lets a player choose an enemy for something; to attack it only one that may be attacked.
func (g *Match) chooseEnemy(by By, wanted purpose, fits func(c engine.CardID) bool, cs ...engine.Clause) engine.CardID {
	q := g.Question(by.Player, AskEnemy, by.Card, by.Citing(append(cs, g.choosing(by))...))
	g.enemies(q, func(c engine.CardID) bool {
		return (wanted != toAttack || g.mayAttack(by.Player, c)) && (fits == nil || fits(c))
	})
	return g.askFor(q, wanted).Card
}

// immune says whether a character takes no damage from somebody's doing (mc.cannot.absolute).
func (g *Match) immune(by By, c engine.CardID) bool {
	im := g.Card(c).Immune
	return im != nil && im(g, c, by)
}

// victim lets a player choose an enemy to be damaged, by an attack or without one: of those that fit, one that can take
// the damage (mc.amb.damage-must-matter).
func (g *Match) victim(by By, attack bool, fits func(c engine.CardID) bool, cs ...engine.Clause) engine.CardID {
	if spared := func(c engine.CardID) bool { return g.immune(by, c) }; g.anyEnemy(by, attack, fits, spared) {
		cs = append(cs, book.AmbDamageMustMatter, book.ChooseMustMatter)
		by.Cite = engine.Cite(by.Cite.First()).With(engine.CiteAll(cs)).With(by.Cite)
	}
	wanted := anyPurpose
	if attack {
		wanted = toAttack
	}
	return g.chooseEnemy(by, wanted, func(c engine.CardID) bool {
		return (fits == nil || fits(c)) && !g.immune(by, c)
	}, cs...)
}

// anyVictim says whether there is an enemy that victim would offer.
func (g *Match) anyVictim(by By, attack bool, fits func(c engine.CardID) bool) bool {
	return g.anyEnemy(by, attack, fits, func(c engine.CardID) bool { return !g.immune(by, c) })
}

// anyEnemy says whether there is an enemy that fits and is such; of an attack, one that may be attacked.
func (g *Match) anyEnemy(by By, attack bool, fits, such func(c engine.CardID) bool) bool {
	for c := range g.each {
		if g.isEnemy(c) && (!attack || g.mayAttack(by.Player, c)) && (fits == nil || fits(c)) && such(c) {
			return true
		}
	}
	return false
}

// BasicAttack is a character's basic attack: exhaust, choose, damage equal to its ATK (mc.attack.hero-basic,
// mc.attack.ally-basic).
func (g *Match) BasicAttack(p engine.Player, c engine.CardID) {
	ally := g.Card(c).Type == Ally
	by := By{Player: p, Card: c, Cite: engine.Cite(book.AttackHeroBasic)}
	costs := []engine.Clause{book.AttackHeroExhausts}
	if ally {
		by.Cite, costs[0] = engine.Cite(book.AttackAllyBasic), book.AllyExhaustAsCost
	}
	if g.unpaid(by, AttackLabel, c) {
		return
	}
	if !ally || g.Rules.On(book.AllyExhaustAsCost) {
		g.exhaust(by, c, costs...)
	}
	if g.lostStatus(by, AttackLabel, c) {
		return
	}
	// mc.attack.hero-damage-atk
	g.Attack(by, c, g.victim(by, true, nil, book.AttackAnyEnemy), g.value(c, StatATK), attack{basic: true})
}

// Attack makes an attack of a player's character on an enemy, and gives the damage dealt.
func (g *Match) Attack(by By, c, target engine.CardID, n int, how attack) int {
	if target == 0 {
		g.nothing(by, book.AmbChoicesAfterPayment)
		return 0
	}
	nested(g, g.attacks)
	how.attacker, how.target, how.player = c, target, by.Player
	how.overkill = how.overkill || g.Card(c).Overkill
	g.attacks = append(g.attacks, how)
	cite := book.AttackLabelledAbility
	if how.basic {
		if cite = book.AttackHeroDamageAtk; g.Card(c).Type == Ally {
			cite = book.AttackAllyBasic
			by.Cite = by.Cite.And(book.AllyAnyNumberPerTurn)
		}
	}
	announced := by.Citing(cite)
	if how.basic && n == 0 {
		announced = announced.And(book.AmbAttackOfZero)
	}
	if !how.basic {
		announced = announced.AndIfRoom(book.AttackLabelledNoExhaust, book.AmbChoicesAfterPayment)
	}
	g.do(engine.Event{Kind: HeroAttacks, Actor: by.Player, Player: by.Player, Card: c, Source: by.Card, Target: target,
		Cite: announced})
	g.Indent()
	g.Begin()
	n += g.further(how.frame, how.text)
	hit := by
	hit.Attack = true
	dealt := 0
	if g.inPlay(target) {
		minion := g.Card(target).Type == Minion
		dealt = g.Damage(hit, target, n)
		a := g.attack()
		if a.overkill && minion && a.defeated == target && a.excess > 0 {
			x := a.excess
			dealt -= x // it is dealt to the villain, not to the minion
			g.say(engine.Event{Kind: Excess, Actor: by.Player, Player: engine.NoPlayer, N: int32(x), Source: by.Card,
				Cite: engine.Cite(book.KeywordsOverkillMinion)})
			g.Damage(By{Player: by.Player, Card: by.Card, Cite: engine.Cite(book.KeywordsOverkillMinion), Attack: true},
				g.villain(), x)
		}
		g.do(engine.Event{Kind: Attacked, Actor: by.Player, Player: by.Player, Card: c, Source: by.Card, Target: target,
			N: int32(dealt), Cite: engine.Cite(book.AfterJustConcluded,
				book.TriggeringConditionOneOccurrenceOneWindow)})
	} else {
		g.say(engine.Event{Kind: Nothing, Actor: by.Player, Player: by.Player, Card: c,
			Cite: engine.Cite(book.InPlayTargetInPlay)})
	}
	g.End()
	if how.basic {
		g.consequential(by.Player, c, int(g.Card(c).ATKCost), book.ConsequentialDamageAfterAttack)
	}
	g.Outdent()
	g.attacks = g.attacks[:len(g.attacks)-1]
	return dealt
}

// consequential deals an ally what using its power costs it, once everything that the use set off is over
// (mc.ally.consequential-after, mc.amb.consequential-last). Only allies have such a cost; an attack or thwart that an
// ability makes uses no power.
func (g *Match) consequential(p engine.Player, c engine.CardID, n int, why engine.Clause) {
	if n > 0 {
		g.Damage(By{Player: p, Card: c, Cite: engine.Cite(why, book.AllyConsequentialAfter,
			book.AllyConsequentialDirect, book.AmbConsequentialLast)}, c, n)
	}
}

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
	if !g.inPlay(c) {
		g.nothing(by, book.AmbAlsoAgainstEachOtherHero, book.InPlayAbilitiesNeedPlay)
	}
	for p := range g.players {
		if p != not && g.inPlay(c) && !g.over() && g.hero(by, p) {
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

// defended says whether an enemy's attack has a defender that is still there (mc.amb.defender-left-play).
func (g *Match) defended(a *attack) bool { return g.Still(a.guard) }

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
	for c := range g.each {
		if h := g.HostOf(c); (h == g.attacks[at].attacker || g.Card(h).Type == Villain && g.inPlay(h)) &&
			g.Card(c).EndsWithAttack && (g.attacks[at].overkill || !g.Card(c).GainsOverkill) {
			by := g.by(c)
			g.discard(by, c, book.DelayedEffectResolvesAtOnce)
		}
	}
}

// giveBoost gives the villain a facedown boost card (mc.boost.give-facedown).
func (g *Match) giveBoost(cs ...engine.Clause) {
	if !g.Rules.On(cs[0]) {
		return
	}
	c := g.topEncounter()
	if c == 0 {
		g.noneLeft(engine.NoPlayer, engine.CiteAll(cs))
		return
	}
	g.do(engine.Event{Kind: GiveBoost, Actor: engine.NoPlayer, Player: engine.NoPlayer, Card: c, To: Boosts,
		Cite: engine.CiteAll(cs)})
	g.runOut()
}

// flipBoost turns up the next boost card: its icons, its star, its discard (mc.amb.boost-icons-or-star-first). Those of
// an activation in the middle of which this one happens lie above and are not its own.
func (g *Match) flipBoost(above int, boost *int, p engine.Player, cs ...engine.Clause) {
	c := g.Top(Boosts)
	for range above {
		c = g.Below(c)
	}
	k := g.Card(c)
	// only the star stands for text that is used here; icons are counted
	if k.Star && g.Rules.On(book.BoostStarResolvesFaceup) {
		g.known(c)
	}
	n := int(k.Boost)
	if k.Star && !g.Rules.On(book.BoostStarNotAnIcon) {
		n++
	}
	*boost += n
	if k.Star {
		cs = append(cs, book.StarIconInBoost)
	}
	if a := g.attack(); a != nil && g.out(a.player) { // it is resolved before the attack ends
		cs = append(cs, book.AmbDefenderLeftPlay)
	}
	g.say(engine.Event{Kind: FlipBoost, Actor: engine.NoPlayer, Player: p, Card: c, N: int32(n), Now: int32(*boost),
		Cite: engine.CiteAll(cs)})
	g.Indent()
	scheme := g.attack() == nil
	if k.Boosted != nil && g.Rules.On(book.BoostStarResolvesFaceup) {
		star := engine.Cite(book.BoostStarResolvesFaceup, book.EnemyAttack3StarEffect, book.AmbBoostStarWhen,
			book.AmbBoostIconsOrStarFirst, book.BoostOnlyBoostTextActive)
		if scheme {
			star = engine.Cite(book.BoostStarResolvesFaceup, book.EnemyScheme2StarEffect, book.AmbBoostStarWhen,
				book.AmbBoostIconsOrStarFirst, book.BoostOnlyBoostTextActive)
		}
		if n == 0 {
			none := engine.Cite(book.BoostStarNotAnIcon)
			if k.Surge { // its surge is among what does not work then
				none = none.And(book.BoostOnlyBoostTextActive)
			}
			star = none.WithIfRoom(star)
		}
		g.say(engine.Event{Kind: BoostAbility, Actor: engine.NoPlayer, Player: p, Card: c, Cite: star})
		who := p
		if a := g.attack(); a != nil {
			who = a.player
		}
		cite := k.Cite.And(book.BoostStarResolvesFaceup).And(book.StarIconInBoost)
		if who != p && k.BoostsYou { // whoever defends is "you" by now
			cite = k.Cite.And(book.EnemyAttack2DefenderBecomesTarget).And(book.BoostStarResolvesFaceup)
		}
		k.Boosted(g, By{Player: who, Card: c, Boost: true, Cite: cite})
	}
	if g.In(c) == Boosts {
		done := engine.Cite(book.EnemyAttack3DiscardEach, book.BoostDiscardAfter)
		if scheme {
			done = engine.Cite(book.EnemyScheme2Discard, book.BoostDiscardAfter)
		}
		g.do(engine.Event{Kind: BoostDone, Actor: engine.NoPlayer, Player: p, Card: c, To: EncounterDiscard,
			Cite: done})
	}
	g.Outdent()
}

// defence lets a player declare a defender: one hero or one ally (mc.enemy-attack.2-declare-defender,
// mc.amb.one-defender).
func (g *Match) defence(a *attack) {
	if a.defender != 0 {
		return
	}
	p := a.player
	none := true
	must := g.mustDefend()
	asks := engine.Cite(book.EnemyAttack2DeclareDefender, book.AllyAnyoneMayDefend, book.AmbOneDefender)
	if g.Card(a.attacker).AlliesDefend { // also where nobody must: it says who would have to
		asks = g.Card(a.attacker).Cite.And(book.AmbMustDefend).With(asks)
	}
	for o := range g.players {
		if must != engine.NoPlayer && o != must {
			continue
		}
		q := g.Question(o, AskDefender, a.attacker, asks)
		for _, k := range [...]int{Identity, InPlay} {
			q.Cards(VerbDefend, g.Zone(o, k), func(c engine.CardID) bool {
				t := g.trial(o, c)
				t.q = q
				return g.holds(toDefend, t)
			})
		}
		if len(q.Answers) == 0 {
			continue
		}
		none = false
		if must == engine.NoPlayer {
			q.Decline()
		}
		x := g.ask(q)
		if x.Card == 0 {
			continue
		}
		c := x.Card
		cite := engine.Cite(book.DefendHeroBasic, book.EnemyAttack2DeclareDefender)
		exhausts := book.DefendHeroExhausts
		if g.Card(c).Type == Ally {
			cite, exhausts = engine.Cite(book.DefendAllyDefends, book.EnemyAttack2DeclareDefender),
				book.AllyExhaustAsCost
		}
		if g.Rules.On(exhausts) {
			g.exhaust(By{Player: o, Card: c, Cite: engine.Cite(exhausts)}, c)
		}
		a = g.attack()
		a.defender, a.guard = c, g.Ref(c)
		if o != p && g.Rules.On(book.EnemyAttack2DefenderBecomesTarget) && g.Rules.On(book.DefendDefendingForAnother) {
			a.player = o
			cite = cite.And(book.EnemyAttack2DefenderBecomesTarget).And(book.DefendDefendingForAnother)
		}
		if must != engine.NoPlayer {
			cite = g.Card(a.attacker).Cite.And(book.AmbMustDefend).With(cite)
		}
		g.do(engine.Event{Kind: Defends, Actor: o, Player: o, Card: c, Target: a.attacker, Cite: cite})
		return
	}
	if none && g.Rules.On(book.DefendHeroBasic) && g.Rules.On(book.DefendAllyDefends) {
		g.say(engine.Event{Kind: NoDefender, Actor: engine.NoPlayer, Player: p, Card: a.attacker,
			Cite: engine.Cite(book.EnemyAttack4Undefended, book.EnemyAttack2DeclareDefender,
				book.ExhaustedCannotExhaustAgain)})
		return
	}
	g.say(engine.Event{Kind: Undefended, Actor: engine.NoPlayer, Player: p, Card: a.attacker,
		Cite: engine.Cite(book.EnemyAttack4Undefended)})
}

// mustDefend is the player who must defend against the attack that is being made with an ally that is ready, NoPlayer
// if none must (mc.amb.must-defend).
func (g *Match) mustDefend() engine.Player {
	a := g.attack()
	if a == nil || !a.enemy || !g.Card(a.attacker).AlliesDefend {
		return engine.NoPlayer
	}
	p := g.engagedWith(a.attacker)
	if p == engine.NoPlayer || !g.Rules.On(book.DefendAllyDefends) ||
		g.controlled(p, func(c engine.CardID) bool { return g.isAlly(c) && g.mayTire(c) }) == 0 {
		return engine.NoPlayer
	}
	return p
}

// mayTire says whether an ally can be exhausted to defend.
func (g *Match) mayTire(c engine.CardID) bool {
	return !g.Flag(c, Exhausted) || !g.Rules.On(book.AllyExhaustAsCost)
}

// defendByLabel makes a labelled defence count as defending (mc.defend.labelled-ability).
func (g *Match) defendByLabel(by By) {
	a := g.attack()
	id := g.identity(by.Player)
	if a == nil || !a.enemy { // a defence is against an attack of an enemy
		return
	}
	if a.defender == id || !g.starts() {
		return
	}
	if !g.defended(a) {
		a.defender, a.guard = id, g.Ref(id)
	} else { // an ally has taken the attack, and this is against what goes on to the hero
		a.also = id
	}
	g.do(engine.Event{Kind: Defends, Actor: by.Player, Player: by.Player, Card: id, Target: a.attacker,
		Cite: by.Citing(book.DefendLabelledAbility, book.DefendLabelledNoExhaust, book.AmbLabelledDefence)})
}
