package champions

import "tablereferee/engine"

// The rules behind the texts of cards: a card cites its own clause, what it rests on is cited here.

// attackByCard lets a card make an enemy attack its player, and says whether it did (mc.attack.enemies-by-card).
func (g *Game) attackByCard(by By, enemy engine.CardID, how attack) bool {
	cs := []engine.Clause{by.Cite.First(), AttackEnemiesByCard}
	if g.Card(enemy).Type == Villain {
		cs = append(cs, ActivationCausedByCard)
	}
	return g.enemyAttack(enemy, by.Player, how, cs...)
}

// schemeByCard lets a card make an enemy scheme (mc.activation.caused-by-card).
func (g *Game) schemeByCard(by By, enemy engine.CardID) {
	g.EnemyScheme(enemy, by.Player, by.Cite.First(), ActivationCausedByCard)
}

// texture cites where on its card an ability stands, where that has a rule: beside a star, on a card of the scenario, as a delayed effect.
func (g *Game) texture(c engine.CardID, ab *Ability, e *engine.Event) engine.Clauses {
	switch {
	case ab.Moment == Delayed:
		return engine.Cite(DelayedEffectResolvesAtOnce, DelayedEffectNoNewAbility, DelayedEffectDefinition)
	case g.controller(c) != engine.NoPlayer:
	case ab.Moment == Action:
		return engine.Cite(PlayerTurnTriggerAction, AttachToLeavesByEffect)
	case !ab.Forced || e == nil:
	case e.Kind == EnemyAttacks && g.Card(c).Type == Attachment && ab.Moment == Interrupt:
		return engine.Cite(StarIconOnAttachment)
	case e.Kind == Attacked:
		return engine.Cite(StarIconByAtk)
	case e.Kind == Schemed:
		return engine.Cite(StarIconBySch)
	}
	return 0
}

// lessen has the scheme that is being made place one threat less (mc.prevent.threat).
func (g *Game) lessen(by By) {
	if !g.Rules.On(PreventThreat) {
		g.nothing(by)
		return
	}
	if n := len(g.schemes); n > 0 && g.starts() {
		g.schemes[n-1].less++
		g.say(engine.Event{Kind: ToPrevent, Actor: by.Player, Player: by.Player, Card: by.Card, N: 1, Cite: by.Citing(PreventThreat)})
	}
}

// putCounters puts counters on the card itself (mc.counters.ability-defines).
func (g *Game) putCounters(by By, n int) {
	g.do(engine.Event{Kind: Counters, Actor: by.Player, Player: by.Player, Card: by.Card, N: int32(n), Cite: by.Citing(CountersAbilityDefines)})
}

// namesFace cites that a title on a card means that face of an identity.
func (b By) namesFace() By { return b.with(IdentityTitleNamesFace) }

// controlStays cites, of a card that lies on another, that its control has not changed thereby (mc.ownership.control-constant).
func (b By) controlStays(g *Game, c engine.CardID) By {
	if g.HostOf(c) == 0 {
		return b
	}
	return b.with(OwnershipControlConstant)
}

// revealedByCard is cited where a card has another one revealed.
var revealedByCard = []engine.Clause{RevealByCardSame}

// revealByCard reveals a card for the player who resolves another one (mc.reveal.by-card-same).
func (g *Game) revealByCard(by By, c engine.CardID) { g.Reveal(by, by.Player, c, revealedByCard...) }

// then says whether what comes after "then" is attempted: only once what stands before it has been done in full
// (mc.then.if-fully-resolved, mc.amb.partial-before-then).
func (g *Game) then(by By, full bool) (By, bool) {
	if !full {
		g.nothing(by, ThenIfNot, AmbPartialBeforeThen)
		return by, false
	}
	return by.with(ThenIfFullyResolved), true
}

// noChoice says that nothing is left to be chosen (mc.choose.must-matter).
func (g *Game) noChoice(by By) { g.nothing(by, ChooseMustMatter) }

// asIfPrinted cites that a gained characteristic counts as if the card had it.
func (b By) asIfPrinted() By { return b.with(GainCharacteristicAsIfHad) }

// byTrait cites that a text refers to cards by their trait.
func (b By) byTrait() By { return b.with(TraitsReferenced) }

// friendly cites whose characters are friendly.
func (b By) friendly() By { return b.with(FriendlyDefinition) }

// undefended says whether the enemy's attack that is being made has no defender (mc.enemy-attack.4-undefended).
func (g *Game) undefended(by By) (By, bool) {
	a := g.attack()
	return by.with(EnemyAttack4Undefended), a != nil && !g.defended(a)
}

// thatEnemy is the enemy that has attacked or was attacked: of the villain, the stage that is in play now (mc.amb.villain-is-one-enemy).
func (g *Game) thatEnemy(by By, c engine.CardID) (By, engine.CardID) {
	if g.Card(c).Type == Villain && !g.inPlay(c) && g.villain() != 0 {
		return by.with(AmbVillainIsOneEnemy), g.villain()
	}
	return by, c
}

// printed cites what a wild resource is that is looked at and not spent (mc.wild.otherwise-only-wild).
func (g *Game) printed(by By, c engine.CardID) By {
	if g.Card(c).Makes[Wild] > 0 {
		return by.with(WildOtherwiseOnlyWild)
	}
	return by
}

// takeDiscarded takes a card that has just been discarded, if it has not gone into a new deck meanwhile.
func (g *Game) takeDiscarded(by By, c engine.CardID) {
	if g.In(c) != g.pileOf(c) {
		g.grim(by.Player, c, EmptyPlayerDeckReshuffle)
		return
	}
	g.take(by, c)
}

// hero says whether a text about heroes reaches a player, and tells of one it does not (mc.form.alter-ego-hides-hero).
func (g *Game) hero(by By, p engine.Player) bool {
	if g.form(p) == HeroForm {
		return true
	}
	cite := by.Citing(FormAlterEgoHidesHero)
	if g.global(PhaseNow) == SettingUp {
		cite = cite.And(AmbFormOfSetupWhenRevealed)
	}
	g.say(engine.Event{Kind: Nothing, Actor: engine.NoPlayer, Player: p, Card: g.identity(p), Source: by.Card, Cite: cite})
	return false
}

// heroOnly is an option that only a hero has, none for an alter ego; what happens then cites why (mc.form.alter-ego-hides-hero).
func (g *Game) heroOnly(by By, o engine.Option) (By, engine.Option) {
	if g.form(by.Player) == HeroForm {
		return by, o
	}
	by.Cite = by.Citing(FormAlterEgoHidesHero)
	return by, 0
}

// surgesInAlterEgo carries out a "When Revealed" for alter egos that gives the card surge, and says whether it was that one's turn, not that
// of the "When Revealed" for heroes (mc.triggered-ability.form-label).
func (g *Game) surgesInAlterEgo(by By) bool {
	if g.form(by.Player) == HeroForm {
		return false
	}
	by.Cite = by.Citing(TriggeredAbilityFormLabel)
	g.surges(by)
	return true
}

// nothingMoves says that nothing is moved (mc.move.needs-both-ends).
func (g *Game) nothingMoves(by By) { g.nothing(by, MoveNeedsBothEnds) }

// moveAway takes damage from an identity to deal it to another character (mc.move.definition): onto a card, or from dial to dial.
func (g *Game) moveAway(by By, id, to engine.CardID, n int) By {
	cite := by.Citing(MoveDefinition)
	if !g.hasDial(to) {
		cite = by.Citing(MoveDefinition, MoveDialToCard, MoveDialAndCard)
	}
	g.do(engine.Event{Kind: MoveDamage, Actor: by.Player, Player: by.Player, Card: id, Source: by.Card, N: int32(-n), Cite: cite})
	return by.with(MoveDefinition)
}

// goHome returns a card in play to its owner's hand (mc.in-play.leaves).
func (g *Game) goHome(by By) {
	to, why := g.handOf(by.Card)
	g.do(engine.Event{Kind: Return, Actor: by.Player, Player: by.Player, Card: by.Card, To: to, Cite: g.home(by, InPlayLeaves).With(why)})
	g.left_(by, by.Card)
}

// handOf is the hand of a card's owner, or the discard pile, and why, if the owner has none any more (mc.elimination.cards-discarded).
func (g *Game) handOf(c engine.CardID) (engine.Zone, engine.Clauses) {
	if o := g.OwnerOf(c); !g.out(o) {
		return g.Zone(o, Hand), 0
	}
	return g.pileOf(c), engine.Cite(EliminationCardsDiscarded)
}

// hitsSustained attacks for the damage that the hero has sustained (mc.sustained-damage.definition).
func (g *Game) hitsSustained(by By, most int) {
	g.hits(by.with(SustainedDamageDefinition), min(most, g.Sustained(g.identity(by.Player))))
}

// damageEnemies deals damage to each enemy (mc.enemy.definition).
func (g *Game) damageEnemies(by By, n int) { g.damageEach(by.with(EnemyDefinition), n, g.isEnemy) }

// drawToPrinted draws up to the printed hand size (mc.printed.definition), after what stands before "then".
func (g *Game) drawToPrinted(by By) {
	by = by.with(ThenFirstPartFirst).with(PrintedDefinition)
	g.Draw(by, by.Player, int(g.Card(g.identity(by.Player)).HandSize)-g.Len(g.Zone(by.Player, Hand)))
}

// oneDamage is a cost: 1 damage that the identity takes. Prevented, it is not taken (mc.cost.ability-cost).
func oneDamage(g *Game, by By) int {
	if g.Damage(by, g.identity(by.Player), 1, CostAbilityCost) == 0 {
		g.grim(by.Player, by.Card, CostAbilityCost)
		return -1
	}
	return 0
}

// lastsOn begins the i-th lasting constant of a card on the card itself (mc.lasting-effect.definition).
func (g *Game) lastsOn(by By, i, n int) {
	g.do(engine.Event{Kind: Lasts, Actor: by.Player, Player: by.Player, Card: by.Card, N: int32(n), Cite: by.Citing(LastingEffectDefinition, LastingEffectAsConstant)})
	g.lasts(by, i, by.Card, n, UntilPhase)
}

// lastsFor begins all lasting constants of a card for what a player controls, now or later.
func (g *Game) lastsFor(by By, p engine.Player, n int) {
	g.do(engine.Event{Kind: Lasts, Actor: by.Player, Player: p, Card: by.Card, N: int32(n),
		Cite: by.Citing(LastingEffectDefinition, LastingEffectCatchesNewcomers, LastingEffectOutlivesSource)})
	by.Player = p
	for i := range g.Card(by.Card).Lasting {
		g.lasts(by, i, by.Card, n, UntilPhase)
	}
}

// healOne heals a character of the player's choice (mc.character.definition).
func (g *Game) healOne(by By, fits func(c engine.CardID) bool, n int) {
	if !by.Cite.Has(FriendlyDefinition) {
		by = by.with(CharacterDefinition)
	}
	g.Heal(by, g.chooseCard(by, toHeal, fits), n)
}

// stunEnemy stuns an enemy that is not stunned (mc.status.one-of-each).
func (g *Game) stunEnemy(by By) {
	g.stun(by, g.chooseEnemy(by, toStun, func(c engine.CardID) bool { return !g.Flag(c, Stunned) }, StatusOneOfEach))
}

// furtherBoost gives the villain one more boost card for this activation (mc.boost.several-stack).
func (g *Game) furtherBoost(by By) { g.giveBoost(by.Cite.First(), BoostSeveralStack) }
