package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// What several cards say in the same words, and the rules behind the texts of cards: a card cites its own clause, what
// it rests on is cited here.

// attackByCard lets a card make an enemy attack its player, and says whether it did and how much damage that dealt
// (mc.attack.enemies-by-card).
func (g *Match) attackByCard(by By, enemy engine.CardID, how attack) (made bool, dealt int) {
	cs := []engine.Clause{by.Cite.First(), book.AttackEnemiesByCard}
	for _, c := range [...]engine.Clause{book.PlayerOrderFirstThenClockwise, book.AmbEachMinionAttacks} {
		if by.Cite.Has(c) {
			cs = append(cs, c)
		}
	}
	if g.Card(enemy).Type == Villain {
		cs = append(cs, book.ActivationCausedByCard)
	}
	return g.enemyAttack(enemy, by.Player, how, cs...)
}

// schemeByCard lets a card make an enemy scheme, and says whether it did and how much threat that placed
// (mc.activation.caused-by-card).
func (g *Match) schemeByCard(by By, enemy engine.CardID) (made bool, placed int) {
	return g.enemyScheme(enemy, by.Player, by.Cite.First(), book.ActivationCausedByCard)
}

// texture cites where on its card an ability stands, where that has a rule: beside a star, on a card of the scenario,
// as a delayed effect.
func (g *Match) texture(c engine.CardID, ab *Ability, e *engine.Event) engine.Clauses {
	switch {
	case ab.Moment == Delayed:
		return engine.Cite(book.DelayedEffectResolvesAtOnce, book.DelayedEffectNoNewAbility,
			book.DelayedEffectDefinition)
	case g.controller(c) != engine.NoPlayer:
	case ab.Moment == Action && g.Card(c).Type == Attachment:
		return engine.Cite(book.PlayerTurnTriggerAction, book.AttachToLeavesByEffect)
	case ab.Moment == Action:
		return engine.Cite(book.PlayerTurnTriggerAction)
	case ab.InStep:
		return engine.Cite(book.AmbPlacedInStepOne)
	case !ab.Forced || e == nil:
	case g.Card(c).Type == Attachment && (e.Kind == EnemyAttacks && ab.Moment == Interrupt || e.Kind == Attacked ||
		e.Kind == Schemed):
		return engine.Cite(book.StarIconOnAttachment)
	case e.Card != c: // of what another enemy does it has no star
	case e.Kind == Attacked, e.Kind == EnemyAttacks:
		return engine.Cite(book.StarIconByAtk)
	case e.Kind == Schemed:
		return engine.Cite(book.StarIconBySch)
	}
	return 0
}

// putCounters puts counters on the card itself (mc.counters.ability-defines).
func (g *Match) putCounters(by By, n int) {
	g.do(engine.Event{Kind: Counters, Actor: by.Player, Player: by.Player, Card: by.Card, N: int32(n),
		Cite: by.Citing(book.CountersAbilityDefines)})
}

// revealedByCard is cited where a card has another one revealed.
var revealedByCard = []engine.Clause{book.RevealByCardSame}

// revealByCard reveals a card for the player who resolves another one (mc.reveal.by-card-same).
func (g *Match) revealByCard(by By, c engine.CardID) { g.Reveal(by, by.Player, c, revealedByCard...) }

// then says whether what comes after "then" is attempted: only once what stands before it has been done in full
// (mc.then.if-fully-resolved, mc.amb.partial-before-then).
func (g *Match) then(by By, full bool) (By, bool) {
	if !full {
		g.nothing(by, book.ThenIfNot, book.AmbPartialBeforeThen)
		return by, false
	}
	return by.with(book.ThenIfFullyResolved), true
}

// noChoice says that nothing is left to be chosen (mc.choose.must-matter).
func (g *Match) noChoice(by By) { g.nothing(by, book.ChooseMustMatter) }

// undefended says whether the enemy's attack that is being made has no defender (mc.enemy-attack.4-undefended).
func (g *Match) undefended(by By) (By, bool) {
	a := g.attack()
	return by.with(book.EnemyAttack4Undefended), a != nil && a.enemy && !g.defended(a)
}

// thatEnemy is the enemy that has attacked or was attacked: of the villain, the stage that is in play now
// (mc.amb.villain-is-one-enemy).
func (g *Match) thatEnemy(by By, c engine.CardID) (By, engine.CardID) {
	if g.Card(c).Type == Villain && !g.inPlay(c) && g.villain() != 0 {
		return by.with(book.AmbVillainIsOneEnemy), g.villain()
	}
	return by, c
}

// thatScheme is the scheme of which a text speaks: of the main scheme, which may have been completed in the middle of
// that text, the stage that is in play now (mc.amb.two-schemes-advance).
func (g *Match) thatScheme(by By, c engine.CardID) (By, engine.CardID) {
	if g.Card(c).Type == MainSchemeCard && !g.inPlay(c) && g.scheme() != 0 {
		by.Cite = engine.Cite(by.Cite.First(), book.AmbTwoSchemesAdvance).WithIfRoom(by.Cite)
		return by, g.scheme()
	}
	return by, c
}

// printed cites what a wild resource is that is looked at and not spent (mc.wild.otherwise-only-wild).
func (g *Match) printed(by By, c engine.CardID) By {
	if g.Card(c).Makes[Wild] > 0 {
		return by.with(book.WildOtherwiseOnlyWild)
	}
	return by
}

// takeDiscarded takes a card that has just been discarded, if it has not gone into a new deck meanwhile.
func (g *Match) takeDiscarded(by By, c engine.CardID) {
	if g.In(c) != g.pileOf(c) {
		g.grim(by.Player, c, book.EmptyPlayerDeckReshuffle)
		return
	}
	g.take(by, c)
}

// hero says whether a text about heroes reaches a player, and tells of one it does not (mc.form.alter-ego-hides-hero).
func (g *Match) hero(by By, p engine.Player) bool {
	if g.form(p) == HeroForm {
		return true
	}
	cite := by.Citing(book.FormAlterEgoHidesHero)
	if g.global(PhaseNow) == SettingUp {
		cite = cite.And(book.AmbFormOfSetupWhenRevealed)
	}
	g.say(engine.Event{Kind: Nothing, Actor: engine.NoPlayer, Player: p, Card: g.identity(p), Source: by.Card,
		Cite: cite})
	return false
}

// nothingMoves says that nothing is moved (mc.move.needs-both-ends).
func (g *Match) nothingMoves(by By) { g.nothing(by, book.MoveNeedsBothEnds) }

// moveAway takes damage from an identity to deal it to another character (mc.move.definition): onto a card, or from
// dial to dial.
func (g *Match) moveAway(by By, id, to engine.CardID, n int) By {
	cite := by.Citing(book.MoveDefinition)
	if !g.hasDial(to) {
		cite = by.Citing(book.MoveDefinition, book.MoveDialToCard, book.MoveDialAndCard)
	}
	g.do(engine.Event{Kind: MoveDamage, Actor: by.Player, Player: by.Player, Card: id, Source: by.Card, N: int32(-n),
		Cite: cite})
	return by.with(book.MoveDefinition)
}

// goHome returns a card in play to its owner's hand (mc.in-play.leaves).
func (g *Match) goHome(by By) {
	to, why := g.handOf(by.Card)
	g.do(engine.Event{Kind: Return, Actor: by.Player, Player: by.Player, Card: by.Card, To: to,
		Cite: g.home(by, book.InPlayLeaves).With(why)})
	g.hasLeft(by, by.Card, false)
}

// handOf is the hand of a card's owner, or the discard pile, and why, if the owner has none any more
// (mc.elimination.cards-discarded).
func (g *Match) handOf(c engine.CardID) (engine.Zone, engine.Clauses) {
	if o := g.OwnerOf(c); !g.out(o) {
		return g.Zone(o, Hand), 0
	}
	return g.pileOf(c), engine.Cite(book.EliminationCardsDiscarded)
}

// damageCost is a cost: damage that the card itself takes, or its player's identity. What is prevented of it is not
// taken, and the cost not paid (mc.cost.ability-cost).
func damageCost(self bool, n int) func(g *Match, by By) int {
	return func(g *Match, by By) int {
		c := g.identity(by.Player)
		if self {
			c = by.Card
		}
		if g.Damage(by, c, n, book.CostAbilityCost) < n {
			g.grim(by.Player, by.Card, book.CostAbilityCost)
			return -1
		}
		return 0
	}
}

// identityReady says whether an identity can be exhausted as a cost (mc.exhausted.exhaust-cost-needs-ready).
func identityReady(g *Match, by By) bool { return !g.Flag(g.identity(by.Player), Exhausted) }

// identityExhausted says why a cost of which that is a part cannot be paid.
func identityExhausted(g *Match, by By) ruling {
	if identityReady(g, by) {
		return no(CannotPay, book.CostAbilityCost)
	}
	return no(CannotPay, book.ExhaustedExhaustCostNeedsReady, book.CostAbilityCost).Because(g.identity(by.Player))
}

// exhaustIdentity is a cost: the identity is exhausted.
func exhaustIdentity(g *Match, by By) int {
	if !identityReady(g, by) {
		return -1
	}
	g.exhaust(by, g.identity(by.Player), book.CostAbilityCost)
	return 0
}

// lastsOn begins lasting constants of a card on the card itself, from the i-th on (mc.lasting-effect.definition).
func (g *Match) lastsOn(by By, i, many, n int) {
	if g.Card(by.Card).Lasting[i].Stat == StatAerial {
		g.do(engine.Event{Kind: GainsTrait, Actor: by.Player, Player: by.Player, Card: g.identity(by.Player),
			Source: by.Card, Cite: by.Citing(book.LastingEffectDefinition, book.LastingEffectAsConstant,
				book.LastingEffectOutlivesSource)})
		g.lastAll(by, i, many, n)
		return
	}
	g.do(engine.Event{Kind: Lasts, Actor: by.Player, Player: by.Player, Card: by.Card, N: int32(n),
		Cite: by.Citing(book.LastingEffectDefinition, book.LastingEffectAsConstant)})
	g.lastAll(by, i, many, n)
}

// lastsFor begins lasting constants of a card for what a player controls, now or later.
func (g *Match) lastsFor(by By, p engine.Player, i, many, n int) {
	g.do(engine.Event{Kind: Lasts, Actor: by.Player, Player: p, Card: by.Card, N: int32(n),
		Cite: by.Citing(book.LastingEffectDefinition, book.LastingEffectCatchesNewcomers,
			book.LastingEffectOutlivesSource)})
	by.Player = p
	g.lastAll(by, i, many, n)
}

func (g *Match) lastAll(by By, i, many, n int) {
	for k := range many {
		g.lasts(by, i+k, by.Card, n, UntilPhase)
	}
}

// furtherBoost gives the villain one more boost card for this activation (mc.boost.several-stack). A minion gets none
// (mc.activation.one-boost-card).
func (g *Match) furtherBoost(by By) {
	if !g.boosting() {
		g.nothing(by, book.ActivationOneBoostCard)
		return
	}
	g.giveBoost(by.Cite.First(), book.BoostSeveralStack)
}

// boosting says whether the villain attacks or schemes just now.
func (g *Match) boosting() bool {
	if a := g.attack(); a != nil {
		return a.villain
	}
	n := len(g.schemes)
	return n > 0 && g.Card(g.schemes[n-1].schemer).Type == Villain
}

// othersBoosts is how many boost cards lie there for an activation in the middle of which another one begins.
func (g *Match) othersBoosts() int {
	if len(g.attacks)+len(g.schemes) == 0 {
		return 0
	}
	return g.Len(Boosts)
}

// noBoosts discards the boost cards beyond some that were there: those that were given for an activation that does not
// come about (mc.boost.discard-after).
func (g *Match) noBoosts(p engine.Player, some int) {
	for g.Len(Boosts) > some {
		c := g.Bottom(Boosts)
		g.Do(engine.Event{Kind: BoostDone, Actor: engine.NoPlayer, Player: p, Card: c, To: EncounterDiscard,
			Cite: engine.Cite(book.BoostDiscardAfter)})
	}
}

// doing is what an ability does.
type doing = func(g *Match, by By, e *engine.Event)

func on(ks ...engine.Kind) engine.Kinds { return engine.KindsOf(ks...) }

func draws(n int, cs ...engine.Clause) doing {
	return func(g *Match, by By, _ *engine.Event) { g.Draw(by, by.Player, n, cs...) }
}

// hits is an attack by an event or another labelled ability on an enemy of the player's choice.
func (g *Match) hits(by By, n int) {
	g.Attack(by, g.identity(by.Player), g.victim(by, true, nil), n, attack{}) // mc.attack.labelled-ability
}
