package champions

import "tablereferee/engine"

// attack is an attack being made, by an enemy or by a player's character. It lives while rule code runs, never between moves.
type attack struct {
	enemy    bool
	basic    bool
	attacker engine.CardID
	target   engine.CardID // the character that takes the damage
	player   engine.Player // whom an enemy attacks; who attacks an enemy
	defender engine.CardID // the character that defends, zero if none
	guard    engine.Ref    // it, as it was then: it may leave play
	also     engine.CardID // a hero that counts as defending too, by a labelled defence against what passes through an ally
	boost    int
	overkill bool
	boosts   int // further boost cards to be given
	dealt    int
	excess   int
	damaged  engine.CardID
	defeated engine.CardID
	stuns    engine.CardID // the card by which a damaged friendly character is stunned, zero if none
}

// scheming is a scheme being made by an enemy.
type scheming struct {
	schemer engine.CardID
	boost   int
	less    int // by how much it is reduced
	within  int // how many attacks it happens within
}

func (g *Game) attack() *attack {
	n := len(g.attacks)
	if k := len(g.schemes); n == 0 || k > 0 && g.schemes[k-1].within == n { // an enemy schemes in the middle of it
		return nil
	}
	return &g.attacks[n-1]
}

// attacking gives the attack that an enemy is making.
func (g *Game) attacking(c engine.CardID) *attack {
	for i := len(g.attacks) - 1; i >= 0; i-- {
		if a := &g.attacks[i]; a.enemy && a.attacker == c {
			return a
		}
	}
	return nil
}

func (g *Game) scheming(c engine.CardID) *scheming {
	if n := len(g.schemes); n > 0 && g.schemes[n-1].schemer == c {
		return &g.schemes[n-1]
	}
	return nil
}

// mayAttack says whether a player may attack an enemy: Guard shields the villain (mc.keywords.guard).
func (g *Game) mayAttack(p engine.Player, c engine.CardID) bool { return g.guard(p, c) == 0 }

// guard is the minion with Guard that keeps a player from attacking an enemy, zero if none does.
func (g *Game) guard(p engine.Player, c engine.CardID) engine.CardID {
	if g.Card(c).Type != Villain || g.Card(c).Guard || !g.Rules.On(KeywordsGuard) {
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
func (g *Game) enemies(q *engine.Question, fits func(c engine.CardID) bool) {
	for c := range g.each {
		if g.isEnemy(c) && (fits == nil || fits(c)) {
			q.Card(engine.VerbChoose, c)
		}
	}
}

// chooseEnemy lets a player choose an enemy for something; to attack it only one that may be attacked.
func (g *Game) chooseEnemy(by By, wanted purpose, fits func(c engine.CardID) bool, cs ...engine.Clause) engine.CardID {
	q := g.Question(by.Player, AskEnemy, by.Card, by.Citing(append(cs, Initiation5Choices)...))
	g.enemies(q, func(c engine.CardID) bool {
		return (wanted != toAttack || g.mayAttack(by.Player, c)) && (fits == nil || fits(c))
	})
	return g.askFor(q, wanted).Card
}

// immune says whether a character takes no damage from somebody's doing (mc.cannot.absolute).
func (g *Game) immune(by By, c engine.CardID) bool {
	im := g.Card(c).Immune
	return im != nil && im(g, c, by)
}

// victim lets a player choose an enemy to be damaged, by an attack or without one: of those that fit, one that can take the damage
// (mc.amb.damage-must-matter).
func (g *Game) victim(by By, attack bool, fits func(c engine.CardID) bool, cs ...engine.Clause) engine.CardID {
	if spared := func(c engine.CardID) bool { return g.immune(by, c) }; g.anyEnemy(by, attack, fits, spared) {
		cs = append(cs, AmbDamageMustMatter, ChooseMustMatter)
		by.Cite = engine.Cite(by.Cite.First()).With(engine.Cite(cs...)).With(by.Cite)
	}
	wanted := anyPurpose
	if attack {
		wanted = toAttack
	}
	return g.chooseEnemy(by, wanted, func(c engine.CardID) bool { return (fits == nil || fits(c)) && !g.immune(by, c) }, cs...)
}

// anyVictim says whether there is an enemy that victim would offer.
func (g *Game) anyVictim(by By, attack bool, fits func(c engine.CardID) bool) bool {
	return g.anyEnemy(by, attack, fits, func(c engine.CardID) bool { return !g.immune(by, c) })
}

// anyEnemy says whether there is an enemy that fits and is such; of an attack, one that may be attacked.
func (g *Game) anyEnemy(by By, attack bool, fits, such func(c engine.CardID) bool) bool {
	for c := range g.each {
		if g.isEnemy(c) && (!attack || g.mayAttack(by.Player, c)) && (fits == nil || fits(c)) && such(c) {
			return true
		}
	}
	return false
}

// BasicAttack is a character's basic attack: exhaust, choose, damage equal to its ATK (mc.attack.hero-basic, mc.attack.ally-basic).
func (g *Game) BasicAttack(p engine.Player, c engine.CardID) {
	ally := g.Card(c).Type == Ally
	by := By{Player: p, Card: c, Cite: engine.Cite(AttackHeroBasic)}
	costs := []engine.Clause{AttackHeroExhausts}
	if ally {
		by.Cite, costs[0] = engine.Cite(AttackAllyBasic), AllyExhaustAsCost
	}
	if !ally || g.Rules.On(AllyExhaustAsCost) {
		g.exhaust(by, c, costs...)
	}
	if g.lostStatus(by, AttackLabel, c) {
		return
	}
	g.Attack(by, c, g.victim(by, true, nil, AttackAnyEnemy), g.value(c, StatATK), attack{basic: true}) // mc.attack.hero-damage-atk
}

// Attack makes an attack of a player's character on an enemy, and gives the damage dealt.
func (g *Game) Attack(by By, c, target engine.CardID, n int, how attack) int {
	if target == 0 {
		g.nothing(by, AmbChoicesAfterPayment)
		return 0
	}
	nested(g, g.attacks)
	how.attacker, how.target, how.player = c, target, by.Player
	g.attacks = append(g.attacks, how)
	cite := AttackLabelledAbility
	if how.basic {
		if cite = AttackHeroDamageAtk; g.Card(c).Type == Ally {
			cite = AttackAllyBasic
			by.Cite = by.Cite.And(AllyAnyNumberPerTurn)
		}
	}
	announced := by.Citing(cite)
	if how.basic && n == 0 {
		announced = announced.And(AmbAttackOfZero)
	}
	if !how.basic {
		announced = announced.And(AttackLabelledNoExhaust).And(AmbChoicesAfterPayment)
	}
	g.do(engine.Event{Kind: HeroAttacks, Actor: by.Player, Player: by.Player, Card: c, Source: by.Card, Aux: uint16(target), Cite: announced})
	g.Indent()
	g.Begin()
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
			g.say(engine.Event{Kind: Excess, Actor: by.Player, Player: engine.NoPlayer, N: int32(x), Source: by.Card, Cite: engine.Cite(KeywordsOverkillMinion)})
			g.Damage(By{Player: by.Player, Card: by.Card, Cite: engine.Cite(KeywordsOverkillMinion), Attack: true}, g.villain(), x)
		}
		g.do(engine.Event{Kind: Attacked, Actor: by.Player, Player: by.Player, Card: c, Source: by.Card, Aux: uint16(target), N: int32(dealt), Cite: engine.Cite(AfterJustConcluded, TriggeringConditionOneOccurrenceOneWindow)})
	} else {
		g.say(engine.Event{Kind: Nothing, Actor: by.Player, Player: by.Player, Card: c, Cite: engine.Cite(InPlayTargetInPlay)})
	}
	g.End()
	g.consequential(by.Player, c, int(g.Card(c).ATKCost), ConsequentialDamageAfterAttack)
	g.Outdent()
	g.attacks = g.attacks[:len(g.attacks)-1]
	return dealt
}

// consequential deals an ally what using its power costs it, once everything that the use set off is over
// (mc.ally.consequential-after, mc.amb.consequential-last). Only allies have such a cost, and no text makes one attack or thwart.
func (g *Game) consequential(p engine.Player, c engine.CardID, n int, why engine.Clause) {
	if n > 0 {
		g.Damage(By{Player: p, Card: c, Cite: engine.Cite(why, AllyConsequentialAfter, AllyConsequentialDirect, AmbConsequentialLast)}, c, n)
	}
}

// retaliate is the forced response of a character that was attacked and is still there (mc.keywords.retaliate).
func (g *Game) retaliate(c, attacker engine.CardID, ahead bool) {
	n := g.Stat(c, StatRetaliate)
	if n == 0 || !g.inPlay(c) || !g.inPlay(attacker) {
		return
	}
	cite := g.Card(c).Cite.With(engine.Cite(KeywordsRetaliate, KeywordsRetaliateSurvive, AmbRetaliateTiming))
	if ahead {
		cite = cite.And(ForcedResponsesFirst)
	}
	g.say(engine.Event{Kind: Retaliates, Actor: g.controller(c), Player: g.controller(c), Card: c, N: int32(n), Cite: cite})
	g.Indent()
	g.Damage(By{Player: g.controller(c), Card: c, Cite: engine.Cite(KeywordsRetaliate)}, attacker, n)
	g.Outdent()
}

// EnemyAttack is an enemy's attack on a player, by its four steps. It says whether an attack was made.
func (g *Game) EnemyAttack(c engine.CardID, p engine.Player, cs ...engine.Clause) bool {
	return g.enemyAttack(c, p, attack{}, cs...)
}

// enemyAttack is an attack about which a card says more.
func (g *Game) enemyAttack(c engine.CardID, p engine.Player, how attack, cs ...engine.Clause) bool {
	if !g.inPlay(c) || g.out(p) {
		return false
	}
	nested(g, g.attacks)
	villain := g.Card(c).Type == Villain
	by := By{Player: engine.NoPlayer, Card: c, Cite: engine.Cite(cs...)}
	if g.Flag(c, Stunned) && g.Rules.On(StatusStunnedEnemy) {
		cite := engine.Cite(StatusStunnedEnemy, StatusPriority)
		if villain {
			cite = cite.And(AmbStunnedVillainBoost)
		}
		g.do(engine.Event{Kind: LoseStunned, Actor: engine.NoPlayer, Player: p, Card: c, Cite: cite})
		return false
	}
	how.enemy, how.attacker, how.player = true, c, p
	g.attacks = append(g.attacks, how)
	at := len(g.attacks) - 1
	defer func() { g.attacks = g.attacks[:at] }()
	announced := by.Cite.And(g.activation(villain))
	if !villain {
		announced = announced.And(EnemyAttack1MinionSkips)
	}
	e := g.do(engine.Event{Kind: EnemyAttacks, Actor: engine.NoPlayer, Player: p, Card: c, Cite: announced})
	if e.Kind != EnemyAttacks {
		return false
	}
	g.Indent()
	defer g.Outdent()
	defer g.expire(UntilAttack)
	attacker := func() engine.CardID { // the villain may have gone on to its next stage meanwhile
		if villain {
			g.attacks[at].attacker = g.villain()
		}
		return g.attacks[at].attacker
	}
	if villain {
		for range 1 + g.attacks[at].boosts {
			g.giveBoost(EnemyAttack1Boost, BoostGiveFacedown, ActivationOneBoostCard)
		}
	}
	g.defence(&g.attacks[at])
	for villain && g.Len(Boosts) > 0 && !g.over() && g.Rules.On(EnemyAttack3FlipOneByOne) {
		g.flipBoost(&g.attacks[at].boost, p, EnemyAttack3FlipOneByOne, BoostAddToAtk, BoostFlipAfterDefender)
	}
	if g.over() {
		return true
	}
	if !g.inPlay(attacker()) || g.out(g.attacks[at].player) { // it ends before its damage
		if a := &g.attacks[at]; g.out(a.player) {
			why := EliminationWhen
			if a.defender != 0 {
				why = AmbDefenderLeftPlay
			}
			g.say(engine.Event{Kind: AttackEnds, Actor: engine.NoPlayer, Player: a.player, Card: a.attacker, Cite: engine.Cite(why)})
		}
		g.endOfAttack(at)
		return true
	}
	a := &g.attacks[at]
	if c := a.defender; c != 0 && !g.defended(a) {
		a.defender = 0
		g.say(engine.Event{Kind: DefenderGone, Actor: engine.NoPlayer, Player: a.player, Card: c, Cite: engine.Cite(AmbDefenderLeftPlay, EnemyAttack4Undefended)})
	}
	n := g.value(a.attacker, StatATK)
	a.target = a.defender
	cite := engine.Cite(EnemyAttack4Damage)
	if !villain {
		cite = cite.And(EnemyAttack3MinionSkips)
	}
	switch {
	case a.defender == 0:
		a.target = g.identity(a.player)
		cite = cite.And(EnemyAttack4Undefended).And(EnemyAttack4UndefendedDamage)
		if g.form(a.player) == AlterEgoForm {
			cite = cite.And(AmbDamageToAlterEgo)
		}
	case g.Card(a.defender).Type == Ally:
		cite = cite.And(EnemyAttack4AllyDefends).And(AllyDefenderTakesAll).And(DefendAllyDefends)
	default: // who defends by a labelled ability does so only once this damage is dealt (mc.amb.labelled-defence)
		n = max(0, n-g.value(a.defender, StatDEF)) // mc.enemy-attack.4-hero-defends, mc.defend.hero-reduction
		cite = cite.And(EnemyAttack4HeroDefends).And(DefendHeroReduction)
	}
	g.say(engine.Event{Kind: PowerIs, Actor: engine.NoPlayer, Player: a.player, Card: a.attacker, N: int32(n), Cite: cite})
	g.Begin()
	hit := By{Player: engine.NoPlayer, Card: a.attacker, Cite: engine.Cite(EnemyAttack4Damage), Attack: true}
	ally := g.Card(a.target).Type == Ally
	target, owner := a.target, g.controller(a.target)
	g.Damage(hit, target, n)
	a = &g.attacks[at]
	if ally && a.overkill && a.defeated == target && a.excess > 0 && owner != engine.NoPlayer {
		x := a.excess
		a.dealt -= x // it is dealt to the hero, not to the ally
		over := engine.Cite(KeywordsOverkillAlly)
		if g.form(owner) == AlterEgoForm {
			over = over.And(AmbDamageToAlterEgo)
		}
		g.say(engine.Event{Kind: Excess, Actor: engine.NoPlayer, Player: owner, N: int32(x), Source: a.attacker, Cite: over})
		if id := g.identity(owner); id != 0 {
			g.Damage(By{Player: engine.NoPlayer, Card: g.attacks[at].attacker, Cite: engine.Cite(KeywordsOverkillAlly), Attack: true}, id, x)
		}
	}
	over := engine.Cite(AfterJustConcluded, TriggeringConditionOneOccurrenceOneWindow)
	if g.attacks[at].player != p {
		over = over.And(AmbYouAfterTargetChange)
	}
	g.do(engine.Event{Kind: Attacked, Actor: engine.NoPlayer, Player: g.attacks[at].player, Card: attacker(), Aux: uint16(target), N: int32(g.attacks[at].dealt), Cite: over})
	g.endOfAttack(at) // before any response to the attack (mc.delayed-effect.resolves-at-once)
	g.End()
	g.done = g.attacks[at]
	return true
}

// defended says whether an enemy's attack has a defender that is still there (mc.amb.defender-left-play).
func (g *Game) defended(a *attack) bool { return g.Still(a.guard) }

func (g *Game) activation(villain bool) engine.Clause {
	if villain {
		return ActivationAttackOrSchemeCounts
	}
	return AmbMinionActivationWord
}

// endOfAttack does what was delayed until the end of an attack.
func (g *Game) endOfAttack(at int) {
	if a := &g.attacks[at]; a.stuns != 0 && !g.over() {
		by := g.by(a.stuns).with(DelayedEffectResolvesAtOnce).with(AmbStunnedByAnAttack)
		if a.dealt > 0 && g.inPlay(a.damaged) {
			g.stun(by, a.damaged)
		} else {
			g.nothing(by)
		}
	}
	for c := range g.each {
		if h := g.HostOf(c); (h == g.attacks[at].attacker || g.Card(h).Type == Villain && g.inPlay(h)) && g.Card(c).ID == "charge" && g.attacks[at].overkill {
			by := g.by(c)
			g.discard(by, c, DelayedEffectResolvesAtOnce)
		}
	}
}

// giveBoost gives the villain a facedown boost card (mc.boost.give-facedown).
func (g *Game) giveBoost(cs ...engine.Clause) {
	if !g.Rules.On(cs[0]) {
		return
	}
	c := g.topEncounter()
	if c == 0 {
		g.noneLeft(engine.NoPlayer, engine.Cite(cs...))
		return
	}
	g.do(engine.Event{Kind: GiveBoost, Actor: engine.NoPlayer, Player: engine.NoPlayer, Card: c, To: Boosts, Cite: engine.Cite(cs...)})
	g.runOut()
}

// flipBoost turns up the next boost card: its icons, its star, its discard (mc.amb.boost-icons-or-star-first).
func (g *Game) flipBoost(boost *int, p engine.Player, cs ...engine.Clause) {
	c := g.Top(Boosts)
	k := g.Card(c)
	if k.Star && g.Rules.On(BoostStarResolvesFaceup) { // only the star stands for text that is used here; icons are counted
		g.known(c)
	}
	n := int(k.Boost)
	if k.Star && !g.Rules.On(BoostStarNotAnIcon) {
		n++
	}
	*boost += n
	if k.Star {
		cs = append(cs, StarIconInBoost)
	}
	g.say(engine.Event{Kind: FlipBoost, Actor: engine.NoPlayer, Player: p, Card: c, N: int32(n), Now: int32(*boost), Cite: engine.Cite(cs...)})
	g.Indent()
	scheme := g.attack() == nil
	if k.Boosted != nil && g.Rules.On(BoostStarResolvesFaceup) {
		star := engine.Cite(BoostStarResolvesFaceup, EnemyAttack3StarEffect, AmbBoostStarWhen, AmbBoostIconsOrStarFirst, BoostOnlyBoostTextActive)
		if scheme {
			star = engine.Cite(BoostStarResolvesFaceup, EnemyScheme2StarEffect, AmbBoostStarWhen, AmbBoostIconsOrStarFirst, BoostOnlyBoostTextActive)
		}
		if n == 0 {
			star = engine.Cite(BoostStarNotAnIcon).With(star)
		}
		g.say(engine.Event{Kind: BoostAbility, Actor: engine.NoPlayer, Player: p, Card: c, Cite: star})
		who := p
		if a := g.attack(); a != nil {
			who = a.player
		}
		k.Boosted(g, By{Player: who, Card: c, Cite: k.Cite.And(BoostStarResolvesFaceup).And(StarIconInBoost)})
	}
	if g.In(c) == Boosts {
		done := engine.Cite(EnemyAttack3DiscardEach, BoostDiscardAfter)
		if scheme {
			done = engine.Cite(EnemyScheme2Discard, BoostDiscardAfter)
		}
		g.do(engine.Event{Kind: BoostDone, Actor: engine.NoPlayer, Player: p, Card: c, To: EncounterDiscard, Cite: done})
	}
	g.Outdent()
}

// defence lets a player declare a defender: one hero or one ally (mc.enemy-attack.2-declare-defender, mc.amb.one-defender).
func (g *Game) defence(a *attack) {
	if a.defender != 0 {
		return
	}
	p := a.player
	none := true
	villainCite := engine.Cite(EnemyAttack2DeclareDefender, AllyAnyoneMayDefend, AmbOneDefender)
	for o := range g.players {
		q := g.Question(o, AskDefender, a.attacker, villainCite)
		for _, k := range [...]int{Identity, InPlay} {
			q.Cards(VerbDefend, g.Zone(o, k), func(c engine.CardID) bool { return !g.judgeDefend(o, c, true).not() })
		}
		if len(q.Answers) == 0 {
			continue
		}
		none = false
		q.Decline()
		x := g.ask(q)
		if x.Card == 0 {
			continue
		}
		c := x.Card
		cite := engine.Cite(DefendHeroBasic, EnemyAttack2DeclareDefender)
		exhausts := DefendHeroExhausts
		if g.Card(c).Type == Ally {
			cite, exhausts = engine.Cite(DefendAllyDefends, EnemyAttack2DeclareDefender), AllyExhaustAsCost
		}
		if g.Rules.On(exhausts) {
			g.exhaust(By{Player: o, Card: c, Cite: engine.Cite(exhausts)}, c)
		}
		a = g.attack()
		a.defender, a.guard = c, g.Ref(c)
		if o != p { // mc.enemy-attack.2-defender-becomes-target, mc.defend.defending-for-another
			a.player = o
			cite = cite.And(EnemyAttack2DefenderBecomesTarget).And(DefendDefendingForAnother)
		}
		g.do(engine.Event{Kind: Defends, Actor: o, Player: o, Card: c, Aux: uint16(a.attacker), Cite: cite})
		return
	}
	if none && g.Rules.On(DefendHeroBasic) && g.Rules.On(DefendAllyDefends) {
		g.say(engine.Event{Kind: NoDefender, Actor: engine.NoPlayer, Player: p, Card: a.attacker, Cite: engine.Cite(EnemyAttack4Undefended, EnemyAttack2DeclareDefender, ExhaustedCannotExhaustAgain)})
		return
	}
	g.say(engine.Event{Kind: Undefended, Actor: engine.NoPlayer, Player: p, Card: a.attacker, Cite: engine.Cite(EnemyAttack4Undefended)})
}

// defendByLabel makes a labelled defence count as defending (mc.defend.labelled-ability).
func (g *Game) defendByLabel(by By) {
	a := g.attack()
	id := g.identity(by.Player)
	if a.defender == id || !g.starts() {
		return
	}
	if !g.defended(a) {
		a.defender, a.guard = id, g.Ref(id)
	} else { // an ally has taken the attack, and this is against what goes on to the hero
		a.also = id
	}
	g.do(engine.Event{Kind: Defends, Actor: by.Player, Player: by.Player, Card: id, Aux: uint16(a.attacker), Cite: by.Citing(DefendLabelledAbility, DefendLabelledNoExhaust, AmbLabelledDefence)})
}
