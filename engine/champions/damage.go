package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// Damage deals damage to a character and gives what was dealt in the end. Status cards act first (mc.status.priority),
// then whoever prevents; a character without hit points left is defeated.
func (g *Match) Damage(by By, c engine.CardID, n int, cs ...engine.Clause) int {
	if !g.inPlay(c) {
		return 0
	}
	if n <= 0 {
		if g.Flag(c, Tough) {
			g.say(engine.Event{Kind: NoDamage, Actor: by.Player, Player: g.controller(c), Card: c, Source: by.Card,
				Cite: engine.Cite(book.AmbToughZeroDamage)})
		}
		return 0
	}
	cite := by.Citing(cs...)
	if !by.Attack && by.Player != engine.NoPlayer && !g.mayAttack(by.Player, c) {
		cite = cite.And(book.AmbGuardNonAttack)
	}
	if g.immune(by, c) {
		g.say(engine.Event{Kind: NoDamage, Actor: by.Player, Player: g.controller(c), Card: c, Source: by.Card,
			Cite: g.Card(c).Cite.And(book.CannotAbsolute).And(book.ConstantAbilityConditional)})
		return 0
	}
	if g.Flag(c, Tough) && g.Rules.On(book.StatusTough) {
		spent := engine.Cite(book.StatusTough, book.StatusPriority, book.AmbStatusVsInterrupt)
		if a := g.attack(); a != nil && a.overkill && (g.Card(c).Type == Ally || g.isMinion(c)) {
			spent = spent.And(book.AmbToughAndOverkill)
		}
		g.do(engine.Event{Kind: LoseTough, Actor: by.Player, Player: g.controller(c), Card: c, Source: by.Card,
			Cite: spent})
		return 0
	}
	e := engine.Event{Kind: Damage, Actor: by.Player, Player: g.controller(c), Card: c, Source: by.Card, N: int32(n),
		Tags: by.tags(), Cite: cite}
	left := g.Remaining(c)
	if left > n && !g.hasDial(c) && g.Sustained(c)+n >= g.base(c, StatHP) { // it would be defeated as it is printed
		e.Cite = engine.Cite(cite.First(), book.MaximumHpComputed).
			WithIfRoom(g.groundsOf(c, StatHP, g.Maximum(c)).cards).WithIfRoom(cite)
	}
	e.Cite = e.Cite.WithIfRoom(g.damageClauses(c))
	whole := g.begin()
	// The dial is turned down (mc.damage.dial, mc.damage.reduces-hp, mc.hit-points.dial-reduced,
	// mc.remaining-hp.damage-reduces), or tokens are placed (mc.damage.tokens, mc.hit-points.tokens-placed,
	// mc.hit-points.tokens-lower).
	e = g.do(e)
	dealt := 0
	if e.Kind == Damage {
		dealt = int(e.N)
		if by.Attack {
			a := g.attack()
			a.dealt += dealt
			if g.friendly(c) || dealt > 0 {
				a.damaged = c
			}
			if a.enemy {
				g.wounds = append(g.wounds, wound{card: c, n: dealt})
			}
			if a.excess = 0; dealt > left {
				a.excess = dealt - left
			}
		} else if by.Boost {
			g.wounds = append(g.wounds, wound{card: c, n: dealt, boost: true})
		}
		switch {
		case left <= 0 && g.waits(c): // it waits for its own defeat
		case by.Together:
			g.struck = append(g.struck, c)
		default:
			g.check(by, c)
		}
	} else if e.Kind == DamageHere {
		g.placed(e.Card)
	}
	g.end(whole)
	return dealt
}

// damageClauses say how damage is shown: on the dial, or by tokens on the card.
func (g *Match) damageClauses(c engine.CardID) engine.Clauses {
	switch {
	case g.hasDial(c):
		return engine.Cite(book.HitPointsDialReduced, book.DamageDial, book.DamageReducesHp,
			book.RemainingHpDamageReduces)
	case g.Flag(c, FaceDown): // its hit points are those of the figure
		return g.figures().AndIfRoom(book.HitPointsTokensPlaced, book.DamageTokens, book.HitPointsTokensLower)
	}
	return engine.Cite(book.HitPointsTokensPlaced, book.DamageTokens, book.HitPointsTokensLower,
		book.RemainingHpTokenCharacters)
}

// hasDial says whether the hit points of a character are kept on a dial, those of an identity or a villain.
func (g *Match) hasDial(c engine.CardID) bool {
	switch g.Card(c).Type {
	case Hero, AlterEgo, Villain:
		return true
	}
	return false
}

// placed looks at a card on which damage was placed that was meant for another.
func (g *Match) placed(c engine.CardID) {
	if n := int(g.Card(c).Breaks); n > 0 && g.Tokens(c, DamageToken) >= n {
		g.discard(g.by(c), c)
	}
}

// check defeats a character whose hit points are gone (mc.defeat.character, mc.hit-points.defeated-discarded): an ally
// (mc.ally.defeated-at-zero), a minion (mc.minion.defeated-at-zero), a stage of the villain
// (mc.hit-points.villain-at-zero, mc.villain.defeat-each-stage), a hero.
func (g *Match) check(by By, c engine.CardID) {
	if g.over() || !g.inPlay(c) || !g.isCharacter(c) || g.Remaining(c) > 0 || slices.Contains(g.falling, c) {
		return
	}
	g.falling = append(g.falling, c) // what interrupts its defeat does not defeat it once more
	defer func() { g.falling = g.falling[:len(g.falling)-1] }()
	switch g.Card(c).Type {
	case Villain:
		g.stageDefeated(by, c)
	case Hero, AlterEgo:
		g.eliminate(by, g.controller(c))
	default:
		g.defeat(by, c)
	}
}

// together deals damage to several characters at the same time: all of it first, then come the defeats.
func (g *Match) together(by By, deal func(by By)) {
	outer := len(g.struck)
	whole := g.begin()
	each := by
	each.Together = true
	deal(each)
	g.fallTogether(by, outer)
	g.end(whole)
}

// fallTogether defeats those that were struck since there were that many. Of several that bring something about the
// first player says which comes first (mc.simultaneous.first-player-orders); the others wait for their turn, whatever
// leaves play meanwhile.
func (g *Match) fallTogether(by By, outer int) {
	g.falls++
	for i := outer; i < len(g.struck); i++ {
		if c := g.struck[i]; !g.matters(c) {
			g.check(by, c)
		}
	}
	for !g.over() {
		hurt := slices.DeleteFunc(g.struck[outer:], func(c engine.CardID) bool {
			return !g.inPlay(c) || g.Remaining(c) > 0 || slices.Contains(g.falling, c)
		})
		g.struck = g.struck[:outer+len(hurt)]
		if len(hurt) == 0 {
			break
		}
		c := hurt[0]
		if len(hurt) > 1 && !g.lost(hurt) {
			c = g.firstOf(by, hurt)
		}
		g.check(by, c)
		rest := slices.DeleteFunc(g.struck[outer:], func(x engine.CardID) bool { return x == c })
		g.struck = g.struck[:outer+len(rest)]
	}
	g.struck = g.struck[:outer]
	g.falls--
	g.eagerly()
}

// eagerly lets minions with a new player make the attack of their quickstrike, once all have fallen who fall together.
func (g *Match) eagerly() {
	if g.falls > 0 {
		return
	}
	eager := g.eager
	g.eager = nil
	for _, c := range eager {
		g.quickstrike(c, g.engagedWith(c), false)
	}
}

// waits says whether a character was struck together with others and is still to be defeated, or spared.
func (g *Match) waits(c engine.CardID) bool { return slices.Contains(g.struck, c) }

// lost says whether those who fall together are all the players who are left, and nobody else: in whatever order, the
// game is lost (mc.elimination.all-out).
func (g *Match) lost(hurt []engine.CardID) bool {
	n := 0
	for p := range g.players {
		if slices.Contains(hurt, g.identity(p)) {
			n++
		}
	}
	return n == len(hurt) && n == g.left() && g.Rules.On(book.EliminationAllOut)
}

// matters says whether the defeat of a character brings anything about: by its own text or by what is attached to it.
func (g *Match) matters(c engine.CardID) bool {
	k := g.Card(c)
	return k.Type != Ally && k.Type != Minion || k.Defeated != nil || k.waitsForDefeat() ||
		g.any(func(x engine.CardID) bool { return g.HostOf(x) == c && len(g.Card(x).Abilities) > 0 })
}

// waitsForDefeat says whether an ability of a card waits for a defeat, that of its own card mostly.
func (k *Card) waitsForDefeat() bool {
	return slices.ContainsFunc(k.Abilities, func(ab Ability) bool { return ab.On.Has(Defeat) })
}

// checkAll defeats every character that has lost its last hit point without being damaged
// (mc.amb.lost-hit-points-kill). They fall together; one that is being defeated, or is about to be by damage, is not
// among them.
func (g *Match) checkAll(by By) {
	outer := len(g.struck)
	for c := range g.each {
		if g.isCharacter(c) && g.Remaining(c) <= 0 && !g.waits(c) && !slices.Contains(g.falling, c) {
			g.struck = append(g.struck, c)
		}
	}
	if len(g.struck) > outer {
		g.fallTogether(by, outer)
	}
}

// lowered defeats, after an event, every character that a card of somebody's own has left without hit points
// (mc.remaining-hp.zero-defeated): printed cards only give hit points, and lose them when they leave play. Of damage,
// and while somebody is being defeated, the rules see to it themselves.
func (g *Match) lowered(k engine.Kind) {
	if !g.Box.lowers {
		return
	}
	switch k {
	case engine.NoKind, Damage, DamageHere, MoveDamage, Heal, Defeat, DefeatStage, Eliminated, RemoveCard:
		return
	}
	if g.global(PhaseNow) == SettingUp || g.falls > 0 || len(g.struck) > 0 {
		return
	}
	g.checkAll(By{Player: engine.NoPlayer, Cite: engine.Cite(book.RemainingHpZeroDefeated, book.AmbLostHitPointsKill)})
}

// asksWho says whether something in play asks whether it was this player who has defeated somebody (mc.amb.you-defeat).
func (g *Match) asksWho(p engine.Player) bool {
	if p == engine.NoPlayer {
		return false
	}
	for c := range g.Cards(g.Zone(p, InPlay)) {
		if slices.ContainsFunc(g.Card(c).Abilities, func(ab Ability) bool { return ab.ByYou }) {
			return true
		}
	}
	return false
}

// defeat defeats an ally or a minion: its When Defeated, then the right discard pile.
func (g *Match) defeat(by By, c engine.CardID) {
	p := max(g.engagedWith(c), g.controller(c)) // who is "you" on the card
	k := g.Card(c)
	cite := engine.Cite(book.DefeatCharacter, book.HitPointsDefeatedDiscarded, book.DamageZeroDefeats,
		book.DefeatDiscarded)
	if g.Card(by.Card).Type == Ally && g.asksWho(by.Player) && k.Type == Minion && k != &g.Box.drone {
		cite = engine.Cite(book.DefeatCharacter, book.HitPointsDefeatedDiscarded, book.AmbYouDefeat,
			book.DefeatDiscarded)
	}
	if k.Type == Ally {
		cite = cite.And(book.AllyDefeatedAtZero)
	} else {
		cite = cite.And(book.MinionDefeatedAtZero)
	}
	if g.lent(c) && g.Rules.On(book.OwnershipGoesToOwner) {
		cite = engine.Cite(book.OwnershipGoesToOwner, book.OwnershipNoInteractionWithSecondZone).WithIfRoom(cite)
	}
	if by.Cite.Has(book.AmbLostHitPointsKill) {
		cite = engine.Cite(book.RemainingHpZeroDefeated, book.AmbLostHitPointsKill).WithIfRoom(cite)
	}
	if k == &g.Box.drone {
		cite = g.figures().And(book.AmbOwnerOfDrones).WithIfRoom(cite)
	}
	tags := by.tags()
	if g.Flag(c, FaceDown) {
		tags |= AsDrone
	}
	e := g.do(engine.Event{Kind: Defeat, Actor: by.Player, Player: p, Card: c, Source: by.Card,
		Tags: tags, To: g.pileOf(c), Cite: cite})
	if e.Kind != Defeat {
		return
	}
	if by.Attack {
		g.attack().defeated = c
	}
	g.Indent()
	g.fall(c)
	if k.Defeated != nil {
		k.Defeated(g, By{Player: p, Card: c, Cite: k.Cite.And(book.WhenDefeatedCharacters)})
	}
	g.Outdent()
}

// pileOf is the discard pile a card goes to: its owner's, or the encounter deck's (mc.ownership.goes-to-owner).
func (g *Match) pileOf(c engine.CardID) engine.Zone {
	if p := g.controller(c); p != engine.NoPlayer && !g.Rules.On(book.OwnershipGoesToOwner) {
		return g.Zone(p, Discard)
	}
	if p := g.OwnerOf(c); p != engine.NoPlayer {
		return g.Zone(p, Discard)
	}
	return EncounterDiscard
}

// lent says whether a card is controlled by another player than its owner.
func (g *Match) lent(c engine.CardID) bool { return g.friendly(c) && g.controller(c) != g.OwnerOf(c) }

// home cites that a card goes to a zone of its owner, where somebody else controls it (mc.ownership.goes-to-owner).
func (g *Match) home(by By, cs ...engine.Clause) engine.Clauses {
	if g.lent(by.Card) {
		cs = append(cs, book.OwnershipGoesToOwner)
	}
	return by.Citing(cs...)
}

// discard discards a card from wherever it is, with what is attached to it.
func (g *Match) discard(by By, c engine.CardID, cs ...engine.Clause) {
	was, down := g.inPlay(c), g.Flag(c, FaceDown)
	cite := by.Citing(cs...)
	if down {
		cite = cite.AndIfRoom(book.AmbOwnerOfDrones)
	}
	if was && g.lent(c) {
		cite = cite.And(book.OwnershipGoesToOwner)
	}
	e := g.do(engine.Event{Kind: Discarded, Actor: by.Player, Player: g.OwnerOf(c), Card: c, Source: by.Card,
		To: g.pileOf(c), Cite: cite})
	if e.Kind == Discarded && was {
		g.hasLeft(by, c, down)
	}
}

// hasLeft does what follows when a card has left play; one that lay facedown has given nothing.
func (g *Match) hasLeft(by By, c engine.CardID, down bool) {
	g.Indent()
	g.fall(c)
	if !down && g.Box.mods[g.Def(c)] != 0 {
		g.say(engine.Event{Kind: BonusEnds, Actor: engine.NoPlayer, Player: engine.NoPlayer, Card: c,
			Cite: engine.Cite(book.GainStatReverts, book.ModifiersRecomputeFromBase)})
	}
	g.checkAll(By{Player: by.Player, Card: by.Card, Cite: engine.Cite(book.AmbLostHitPointsKill,
		book.RemainingHpZeroDefeated)})
	for p := range g.players {
		g.limitAllies(p)
	}
	g.Outdent()
}

// fall discards what was attached to a card that has left play (mc.attach-to.falls-with-host).
func (g *Match) fall(host engine.CardID) {
	for c := engine.CardID(1); int(c) <= g.CardCount() && g.IsHost(host); c++ {
		if g.HostOf(c) == host && (g.inPlay(c) || g.In(c) == Captured) {
			g.do(engine.Event{Kind: Falls, Actor: engine.NoPlayer, Player: g.OwnerOf(c), Card: c, Source: host,
				To: g.pileOf(c), Cite: engine.Cite(book.AttachToFallsWithHost)})
			g.fall(c)
		}
	}
}

// stageDefeated goes on to the villain's next stage, or wins the game.
func (g *Match) stageDefeated(by By, c engine.CardID) {
	if g.Len(VillainDeck) == 0 && !g.Rules.On(book.DefeatVillainLastStageWins) { // it stays, without hit points
		return
	}
	cite := engine.Cite(book.DefeatVillainStageDefeated, book.HitPointsVillainAtZero, book.VillainDefeatEachStage)
	if by.Cite.Has(book.AmbLostHitPointsKill) {
		cite = cite.And(book.AmbLostHitPointsKill)
	}
	e := g.do(engine.Event{Kind: DefeatStage, Actor: by.Player, Player: engine.NoPlayer, Card: c, Source: by.Card,
		Tags: by.tags(), Cite: cite})
	if e.Kind != DefeatStage {
		return
	}
	if f := g.Card(c).Defeated; f != nil {
		f(g, g.by(c))
	}
	next := g.Top(VillainDeck)
	if next == 0 {
		if g.left() < g.Seats() {
			g.finish(true, book.DefeatVillainLastStageWins, book.WinPlayers, book.EliminationSharedResult)
		}
		g.finish(true, book.DefeatVillainLastStageWins, book.WinPlayers)
		return
	}
	// The next stage takes the place and takes over what lies on this one (mc.villain.sequential-deck,
	// mc.in-play.top-cards-in-play, mc.defeat-villain.carried-over).
	g.Do(engine.Event{Kind: succeeds, Actor: engine.NoPlayer, Player: engine.NoPlayer, Card: next, To: VillainZone,
		Target: c})
	g.do(engine.Event{Kind: RemoveCard, Actor: engine.NoPlayer, Player: engine.NoPlayer, Card: c, To: Removed,
		Cite: engine.Cite(book.DefeatVillainStageRemoved)})
	revealed := engine.Cite(book.DefeatVillainNextRevealed)
	if g.Box.mods[g.Def(next)]&(1<<StatHP) != 0 {
		revealed = revealed.With(g.Card(next).Cite).And(book.GainStatHitPointsBoth).And(book.MaximumHpComputed)
	}
	g.say(engine.Event{Kind: NextStage, Actor: engine.NoPlayer, Player: engine.NoPlayer, Card: next,
		Cite: revealed.AndIfRoom(book.DefeatVillainCarriedOver, book.VillainSequentialDeck, book.InPlayTopCardsInPlay)})
	dial := engine.Cite(book.DefeatVillainDialReset, book.DefeatVillainExcessLost)
	if g.Card(next).PerPlayer {
		dial = g.perPlayer(dial)
	}
	g.do(engine.Event{Kind: Dial, Actor: engine.NoPlayer, Player: engine.NoPlayer, Card: next,
		N: -int32(g.Sustained(next)), Cite: dial})
	g.Indent()
	g.enterStage(next)
	g.Outdent()
}

// enterStage does what a new villain stage brings: Toughness, When Revealed.
func (g *Match) enterStage(c engine.CardID) {
	g.known(c)
	k := g.Card(c)
	if k.Toughness {
		g.toughen(g.by(c), c, book.KeywordsToughness)
	}
	if k.Revealed != nil {
		k.Revealed(g, g.mine(g.first(), c).with(book.WhenRevealedResolvesOnReveal))
	}
}

// Heal removes damage, never above the maximum, and gives how much.
func (g *Match) Heal(by By, c engine.CardID, n int) int {
	if !g.inPlay(c) {
		return 0
	}
	if n = min(n, g.Sustained(c)); n <= 0 {
		g.say(engine.Event{Kind: NoneToHeal, Actor: by.Player, Player: g.controller(c), Card: c, Source: by.Card,
			Cite: by.Citing(book.HealRemovesDamage)})
		return 0
	}
	cite := by.Citing(book.HealRemovesDamage, book.HealCap)
	if !g.hasDial(c) {
		cite = cite.AndIfRoom(book.SustainedDamageTokenCharacters)
	} else {
		cite = cite.AndIfRoom(book.RemainingHpDialValue, book.SustainedDamageDialCharacters)
	}
	g.do(engine.Event{Kind: Heal, Actor: by.Player, Player: g.controller(c), Card: c, Source: by.Card, N: int32(-n),
		Cite: cite})
	return n
}

// status gives a status card, unless the character has it (mc.status.one-of-each).
func (g *Match) status(by By, c engine.CardID, k engine.Kind, f engine.Flag, cs ...engine.Clause) bool {
	if !g.inPlay(c) {
		return false
	}
	if g.Flag(c, f) {
		g.say(engine.Event{Kind: HasAlready, Actor: by.Player, Player: g.controller(c), Card: c, Source: by.Card,
			Cite: by.Citing(book.StatusOneOfEach)})
		return false
	}
	g.do(engine.Event{Kind: k, Actor: by.Player, Player: g.controller(c), Card: c, Source: by.Card,
		Cite: by.Citing(append(cs, book.ComponentsNoLimit)...)})
	return true
}

func (g *Match) stun(by By, c engine.CardID) {
	g.status(by, c, Stun, Stunned, book.StunGivesCard, book.StatusGivenFromSupply)
}

func (g *Match) confuse(by By, c engine.CardID) bool {
	return g.status(by, c, Confuse, Confused, book.ConfuseGivesCard, book.StatusGivenFromSupply)
}

func (g *Match) toughen(by By, c engine.CardID, cs ...engine.Clause) bool {
	return g.status(by, c, Toughen, Tough, append(cs, book.StatusGivenFromSupply)...)
}

// hasAttached says whether a player's card is attached to a character.
func (g *Match) hasAttached(c engine.CardID) bool {
	return g.IsHost(c) && g.any(func(x engine.CardID) bool {
		return g.HostOf(x) == c && g.controller(x) != engine.NoPlayer
	})
}

// exhaust and ready turn a card (mc.exhausted.rotated).
func (g *Match) exhaust(by By, c engine.CardID, cs ...engine.Clause) {
	if g.Flag(c, Exhausted) {
		g.say(engine.Event{Kind: ExhaustedAlready, Actor: by.Player, Player: g.controller(c), Card: c, Source: by.Card,
			Cite: by.Citing(book.ExhaustedCannotExhaustAgain)})
		return
	}
	if g.inPlay(c) {
		cite := by.Citing(cs...)
		if g.HostOf(c) != 0 || g.hasAttached(c) {
			cite = cite.And(book.AttachToOwnReadyState)
		}
		g.do(engine.Event{Kind: Exhausts, Actor: by.Player, Player: g.controller(c), Card: c, Source: by.Card,
			Cite: cite})
	}
}

func (g *Match) ready(by By, c engine.CardID, cs ...engine.Clause) {
	if g.Flag(c, Exhausted) {
		g.do(engine.Event{Kind: Readies, Actor: by.Player, Player: g.controller(c), Card: c, Source: by.Card,
			Cite: by.Citing(append(cs, book.ExhaustedReadiedBy, book.ReadyReadying)...)})
	}
}

// eliminate takes a player out of the game (mc.elimination.when).
func (g *Match) eliminate(by By, p engine.Player) {
	if !g.Rules.On(book.EliminationWhen) {
		return
	}
	cite := engine.Cite(book.EliminationWhen, book.EliminationAtZero, book.HitPointsPlayerAtZero)
	if by.Cite.Has(book.AmbLostHitPointsKill) {
		cite = cite.And(book.RemainingHpZeroDefeated).And(book.AmbLostHitPointsKill)
	}
	g.do(engine.Event{Kind: Eliminated, Actor: engine.NoPlayer, Player: p, Card: g.identity(p), N: 1, Cite: cite})
	g.Indent()
	defer g.Outdent()
	by = By{Player: engine.NoPlayer, Cite: engine.Cite(book.EliminationCardsDiscarded)}
	for c := range g.Cards(g.Zone(p, InPlay)) {
		if g.In(c) == g.Zone(p, InPlay) {
			g.do(engine.Event{Kind: Discarded, Actor: p, Player: p, Card: c, To: g.pileOf(c), Cite: by.Cite})
			g.fall(c)
		}
	}
	for _, k := range [...]int{Hand, PlayerDeck} {
		for c := range g.Cards(g.Zone(p, k)) {
			g.do(engine.Event{Kind: Discarded, Actor: p, Player: p, Card: c, To: g.pileOf(c), Cite: by.Cite})
		}
	}
	for c := range g.Cards(g.Zone(p, Dealt)) {
		g.do(engine.Event{Kind: Discarded, Actor: p, Player: p, Card: c, To: EncounterDiscard,
			Cite: engine.Cite(book.EliminationEncounterCardsDiscarded)})
	}
	id := g.identity(p)
	g.fall(id)
	g.do(engine.Event{Kind: RemoveCard, Actor: engine.NoPlayer, Player: p, Card: id, To: Removed,
		Cite: engine.Cite(book.AmbEliminatedIdentity)})
	if g.left() == 0 {
		if g.Rules.On(book.EliminationAllOut) {
			g.finish(false, book.EliminationAllOut)
		}
		return
	}
	next := g.nextStanding(p)
	for c := range g.Cards(g.Zone(p, Engaged)) {
		g.do(engine.Event{Kind: EngagesNext, Actor: engine.NoPlayer, Player: next, Card: c, To: g.Zone(next, Engaged),
			Cite: engine.Cite(book.EliminationEnemiesMoveOn, book.PlayerOrderNextPlayer)})
		if g.Card(c).Quickstrike {
			g.eager = append(g.eager, c)
		}
	}
	if g.first() == p && g.Rules.On(book.FirstPlayerEliminatedPasses) {
		if g.global(PhaseNow) == VillainPhase {
			g.Remember(engine.Memo{What: memoTokenPassed})
		}
		g.say(engine.Event{Kind: TokenPasses, Actor: engine.NoPlayer, Player: next,
			Cite: engine.Cite(book.FirstPlayerEliminatedPasses)})
		g.set(setFirst, engine.NoPlayer, int(next)+1)
	}
	g.say(engine.Event{Kind: OthersGoOn, Actor: engine.NoPlayer, Player: p,
		Cite: engine.Cite(book.EliminationOthersContinue)})
	g.eagerly()
}

// nextStanding is the player after one who is eliminated, and not somebody who falls at the same time
// (mc.elimination.enemies-move-on).
func (g *Match) nextStanding(p engine.Player) engine.Player {
	next := g.after(p)
	for range g.Seats() {
		if g.Remaining(g.identity(next)) > 0 {
			break
		}
		next = g.after(next)
	}
	return next
}
