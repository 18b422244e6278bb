package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// The villain phase, step by step, and the end of the round.

// villainPhase is the five steps of the villain phase (mc.villain-phase.1-threat and following), and the end of the
// round.
func (g *Match) villainPhase() {
	g.set(setPhase, engine.NoPlayer, VillainPhase)
	g.Level(0)
	g.say(engine.Event{Kind: VillainPhaseBegins, Actor: engine.NoPlayer, Player: engine.NoPlayer,
		Cite: engine.Cite(book.Round4VillainPhaseBegins)})
	step := func(n int, cs ...engine.Clause) bool {
		if g.over() || !g.reach(stepVillain+n-1) || !g.Rules.On(book.Round4VillainPhaseBegins) || !g.Rules.On(cs[0]) {
			return false
		}
		g.step = n
		g.Level(1)
		g.say(engine.Event{Kind: Step, Actor: engine.NoPlayer, Player: engine.NoPlayer, N: int32(n),
			Cite: engine.CiteAll(cs)})
		g.Level(2)
		return !g.over()
	}
	if step(1, book.Round5Threat) {
		g.stepOne()
	}
	if step(2, book.Round6Activations, book.VillainPhase2VillainPerPlayer) {
		g.stepTwo()
	}
	if step(3, book.Round7Deal) {
		g.stepThree()
	}
	if step(4, book.Round8Reveal) {
		g.stepFour()
	}
	if step(5, book.Round9PassFirstPlayer, book.VillainPhase5PassAndEnd) {
		g.passToken()
	}
	if !g.over() {
		g.endRound()
	}
}

// passToken hands the first player token on (mc.first-player.passes).
func (g *Match) passToken() {
	if !g.Rules.On(book.FirstPlayerPasses) {
		return
	}
	next := g.after(g.first())
	pass := engine.Cite(book.FirstPlayerPasses, book.VillainPhase5PassAndEnd)
	for _, m := range g.Memos() {
		if m.What == memoTokenPassed {
			pass = pass.And(book.AmbTokenPassesTwice)
		}
	}
	g.say(engine.Event{Kind: PassToken, Actor: engine.NoPlayer, Player: next, Cite: pass})
	g.set(setFirst, engine.NoPlayer, int(next)+1)
}

// endRound ends what lasts as long as the round, and opens the next one (mc.round.10-round-ends).
func (g *Match) endRound() {
	g.Level(2)
	g.expire(UntilPhase)
	g.expire(UntilRound)
	g.leave()
	g.Do(engine.Event{Kind: RoundEnds, Actor: engine.NoPlayer, Player: engine.NoPlayer, Cite: g.staying()})
	g.Forget()
	g.beginRound()
}

// stays is the clause by which cards of a type stay in play when a round ends, zero if none speaks of them.
func stays(t Type) engine.Clause {
	switch t {
	case Ally:
		return book.AllyStaysInPlay
	case Upgrade:
		return book.UpgradeStaysInPlay
	case Minion:
		return book.MinionStays
	case Support:
		return book.SupportStaysActive
	case Attachment:
		return book.AttachToLeavesByEffect
	case Environment:
		return book.EnvironmentStays
	}
	return 0
}

// leave is for rules that a run has switched off: what does not stay is discarded, and minions that do not stay with a
// player engage the next one.
func (g *Match) leave() {
	if g.allStay() {
		return
	}
	by := By{Player: engine.NoPlayer, Cite: engine.Cite(book.Round10RoundEnds)}
	for c := engine.CardID(1); int(c) <= g.CardCount() && !g.over(); c++ {
		if k := stays(g.Card(c).Type); k != 0 && g.inPlay(c) && !g.Rules.On(k) {
			g.discard(by, c)
		}
		if p := g.engagedWith(c); p != engine.NoPlayer && !g.Rules.On(book.EngagedStaysEngaged) {
			next := g.after(p)
			g.do(engine.Event{Kind: EngagesNext, Actor: engine.NoPlayer, Player: next, Card: c,
				To: g.Zone(next, Engaged), Cite: by.Cite})
		}
	}
}

// allStay says that no rule is switched off by which something stays in play.
func (g *Match) allStay() bool {
	for t := range types {
		if k := stays(Type(t)); k != 0 && !g.Rules.On(k) {
			return false
		}
	}
	return g.Rules.On(book.EngagedStaysEngaged)
}

// staying cites what stays in play when a round ends.
func (g *Match) staying() engine.Clauses {
	cite := engine.Cite(book.Round10RoundEnds)
	if !g.IsRead() {
		return cite
	}
	for c := range g.each {
		if g.lent(c) {
			cite = cite.AndIfRoom(book.OwnershipPersists)
		}
		switch k := stays(g.Card(c).Type); k {
		case 0, book.SupportStaysActive, book.AttachToLeavesByEffect: // these are cited where a card is used or leaves
		default:
			cite = cite.AndIfRoom(k)
		}
		if g.engagedWith(c) != engine.NoPlayer {
			cite = cite.AndIfRoom(book.EngagedStaysEngaged)
		}
	}
	return cite
}

// stepOne places threat on the main scheme: its acceleration value, and one for each icon and token.
func (g *Match) stepOne() {
	c := g.scheme()
	by := By{Player: engine.NoPlayer, Cite: engine.Cite(book.VillainPhase1Threat, book.MainSchemeStepOneThreat)}
	n := g.per(g.Card(c).Escalation)
	icons, sum := 0, g.Rules.On(book.MainSchemeAccelerationSum)
	for x := g.Top(SideSchemes); x != 0; x = g.Below(x) {
		icons += int(g.Card(x).Acceleration)
	}
	if icons > 0 && sum && g.Rules.On(book.SideSchemeAcceleration) {
		by.Cite = by.Cite.And(book.SideSchemeAcceleration).And(book.VillainPhase1ExtraThreat)
		n += icons
	}
	if t := g.global(AccelTokens); t > 0 && sum {
		by.Cite = by.Cite.And(book.AccelerationTokenMoreThreat).AndIfRoom(book.EmptyEncounterDeckTokenEffect)
		n += t
	}
	if by.Cite.Has(book.SideSchemeAcceleration) && by.Cite.Has(book.AccelerationTokenMoreThreat) {
		by.Cite = engine.Cite(book.MainSchemeAccelerationSum, book.SideSchemeAcceleration,
			book.AccelerationTokenMoreThreat)
		by.Cite = g.multiplied(g.Card(c).Escalation, by.Cite).
			AndIfRoom(book.VillainPhase1ExtraThreat, book.VillainPhase1Threat)
	}
	by.Cite = g.multiplied(g.Card(c).Escalation, by.Cite)
	g.PlaceThreat(by, c, n)
}

// stepTwo: for each player, the villain, then the minions engaged with that player (mc.amb.outline-minions).
func (g *Match) stepTwo() {
	for p := range g.players {
		if g.over() {
			return
		}
		cs := []engine.Clause{book.ActivationStepTwoOncePerPlayer, book.VillainActivatesPerPlayer}
		switch {
		case g.left() < g.Seats():
			cs = append(cs[:1], book.AmbEliminatedInPhase)
		case p != g.first():
			cs = append(cs[:1], book.AmbActivationPlayerOrder)
		}
		if p == g.first() || g.Rules.On(book.VillainPhase2VillainPerPlayer) {
			g.activate(g.villain(), p, cs...)
		}
		g.activateMinions(p)
	}
}

// activate lets an enemy attack a hero or scheme against an alter ego. Either is one activation
// (mc.activation.attack-or-scheme-counts).
func (g *Match) activate(c engine.CardID, p engine.Player, cs ...engine.Clause) {
	minion, hero := g.Card(c).Type == Minion, g.form(p) == HeroForm
	var room [5]engine.Clause
	cs = append(room[:0], cs...)
	switch {
	case minion && hero:
		g.EnemyAttack(c, p, append(cs, book.MinionHeroFormAttacks)...)
	case minion:
		g.EnemyScheme(c, p, append(cs, book.MinionAlterEgoSchemes)...)
	case hero:
		g.EnemyAttack(c, p, append(cs, book.ActivationHeroFormAttacks, book.AttackEnemiesStepTwo)...)
	default:
		g.EnemyScheme(c, p, append(cs, book.ActivationAlterEgoFormSchemes, book.VillainAttackOrScheme)...)
	}
}

// activateMinions lets the minions engaged with a player activate one at a time, in the order the first player gives
// (mc.amb.minion-order); those too that engage the player meanwhile (mc.amb.outline-minions).
func (g *Match) activateMinions(p engine.Player) {
	var buffers [2][32]engine.CardID
	todo, done := buffers[0][:0], buffers[1][:0]
	for {
		for c := range g.Cards(g.Zone(p, Engaged)) {
			if !slices.Contains(todo, c) && !slices.Contains(done, c) {
				todo = append(todo, c)
			}
		}
		c, rest := g.nextMinion(todo, 0, engine.Cite(book.AmbMinionOrder, book.FirstPlayerOrdersEffects,
			book.AmbOutlineMinions), func(c engine.CardID) bool { return g.engagedWith(c) == p && !g.out(p) })
		if c == 0 {
			return
		}
		todo, done = rest, append(done, c)
		g.activate(c, p, book.MinionActivatesAfterVillain, book.VillainPhase2Minions)
	}
}

// eachMinion lets every minion that fits do something, one at a time, in the order the first player gives: those that
// are in play as it begins, as long as nothing keeps them from it when their turn comes; that clause is told of those
// who have been left out (mc.amb.each-minion-attacks).
func (g *Match) eachMinion(by By, fits func(c engine.CardID) bool, bars func(c engine.CardID) engine.Clause,
	do func(by By, c engine.CardID)) {
	var buffer [32]engine.CardID
	todo := buffer[:0]
	for c := range g.each {
		if g.engagedWith(c) != engine.NoPlayer && fits(c) {
			todo = append(todo, c)
		}
	}
	asks := engine.Cite(by.Cite.First(), book.AmbEachMinionAttacks, book.FirstPlayerOrdersEffects)
	if len(todo) > 1 {
		by.Cite = engine.Cite(by.Cite.First(), book.AmbEachMinionAttacks).WithIfRoom(by.Cite)
	}
	for {
		c, rest := g.nextMinion(todo, by.Card, asks, func(c engine.CardID) bool {
			return g.engagedWith(c) != engine.NoPlayer && bars(c) == 0
		})
		if c == 0 {
			break
		}
		todo = rest
		do(by, c)
	}
	for _, c := range todo {
		if p := g.engagedWith(c); p != engine.NoPlayer {
			g.say(engine.Event{Kind: Nothing, Actor: engine.NoPlayer, Player: p, Card: c, Source: by.Card,
				Cite: engine.Cite(by.Cite.First(), book.AmbEachMinionAttacks, bars(c))})
		}
	}
}

// nextMinion lets the first player choose which minion is next, of those that may; zero if none may any more.
func (g *Match) nextMinion(todo []engine.CardID, source engine.CardID, asks engine.Clauses,
	may func(c engine.CardID) bool) (c engine.CardID, rest []engine.CardID) {
	if g.over() {
		return 0, nil
	}
	q := g.Question(g.first(), AskOrder, source, asks)
	for i, c := range todo {
		if may(c) {
			q.Add(engine.Answer{Verb: engine.VerbChoose, Card: c, Zone: g.In(c), Index: uint16(i)})
		}
	}
	if len(q.Answers) == 0 {
		return 0, nil
	}
	a := g.ask(q)
	if a.Card == 0 {
		return 0, nil
	}
	return a.Card, append(todo[:a.Index], todo[a.Index+1:]...)
}

// stepThree deals each player an encounter card, and one more for each hazard icon, in player order
// (mc.villain-phase.3-hazard-order).
func (g *Match) stepThree() {
	by := By{Player: engine.NoPlayer, Cite: engine.Cite(book.VillainPhase3Deal, book.DealEncounterStepThree)}
	if g.left() < g.Seats() {
		by.Cite = by.Cite.And(book.AmbEliminatedInPhase)
	}
	for p := range g.players {
		g.deal(by, p)
	}
	if !g.Rules.On(book.SideSchemeHazard) {
		return
	}
	by.Cite = engine.Cite(book.SideSchemeHazard, book.VillainPhase3Hazard, book.VillainPhase3HazardOrder,
		book.SideSchemeHazardOrder)
	p, dealt := g.first(), 0
	for x := range g.Cards(SideSchemes) {
		for range g.Card(x).Hazard {
			extra := by
			if dealt >= g.left() {
				extra.Cite = engine.Cite(book.AmbHazardMoreThanPlayers, book.SideSchemeHazard, book.VillainPhase3Hazard)
			}
			extra.Cite = extra.Cite.With(g.Card(x).Cite)
			g.deal(extra, p)
			p = g.after(p)
			dealt++
		}
	}
}

// stepFour lets each player reveal and resolve the dealt cards, until none is left (mc.villain-phase.4-until-none).
func (g *Match) stepFour() {
	for again, pass := true, 0; again && !g.over(); pass++ {
		again = false
		for p := range g.players {
			for !g.over() && !g.out(p) {
				c := g.Top(g.Zone(p, Dealt))
				if c == 0 {
					break
				}
				cite := engine.Cite(book.VillainPhase4Reveal, book.RevealStepFour)
				if pass > 0 {
					cite = engine.Cite(book.VillainPhase4UntilNone, book.RevealStepFour)
				}
				g.Reveal(By{Player: p, Cite: cite}, p, c, book.DealEncounterQueued)
				if g.Top(g.Zone(p, Dealt)) == c { // the rule by which it would be revealed is switched off
					break
				}
				again = true
			}
		}
	}
}
