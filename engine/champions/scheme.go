package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// scheming is a scheme being made by an enemy.
type scheming struct {
	schemer engine.CardID
	boost   int
	wounds  int // from where on the damage of the activation is noted
	less    int // by how much it is reduced
	lessBy  engine.Clauses
	within  int // how many attacks it happens within
}

func (g *Match) scheming(c engine.CardID) *scheming {
	if n := len(g.schemes); n > 0 && g.schemes[n-1].schemer == c {
		return &g.schemes[n-1]
	}
	return nil
}

// PlaceThreat places threat on a scheme, and gives how much. A main scheme that reaches its threshold advances at once.
func (g *Match) PlaceThreat(by By, c engine.CardID, n int, cs ...engine.Clause) int {
	if n <= 0 || !g.inPlay(c) {
		why := engine.Clause(0)
		if !g.inPlay(c) {
			why = book.InPlayTargetInPlay
		}
		g.say(engine.Event{Kind: NoneThreatens, Actor: by.Player, Player: by.Player, Source: by.Card,
			Cite: by.Citing(append(cs, why)...)})
		return 0
	}
	e := g.do(engine.Event{Kind: ThreatUp, Actor: by.Player, Player: by.Player, Card: c, Source: by.Card, N: int32(n),
		Cite: by.Citing(cs...)})
	if e.Kind != ThreatUp {
		return 0
	}
	g.threshold(c)
	e.Kind, e.Cite = Threatened, engine.Cite(book.AfterJustConcluded)
	g.do(e)
	return int(e.N)
}

// threshold advances the main scheme once its threat has reached its threshold (mc.amb.two-schemes-advance).
func (g *Match) threshold(c engine.CardID) {
	k := g.Card(c)
	if g.over() || k.Type != MainSchemeCard || k.Threshold.N == 0 || g.threat(c) < g.per(k.Threshold) {
		return
	}
	last := k.Loses || g.Len(SchemeDeck) == 0
	if last && !g.Rules.On(book.MainSchemeLastStage) { // it stays, with what lies on it
		return
	}
	g.do(engine.Event{Kind: SchemeAdvances, Actor: engine.NoPlayer, Player: engine.NoPlayer, Card: c, To: Removed,
		Cite: g.multiplied(k.Threshold, k.Cite.With(engine.Cite(book.MainSchemeAdvancesAtThreshold,
			book.ThreatThresholdDefinition))).AndIfRoom(book.AmbTwoSchemesAdvance, book.MainSchemeAdvanceSteps)})
	g.Indent()
	defer g.Outdent()
	if last {
		g.finish(false, book.MainSchemeLastStage, book.WinVillain)
		return
	}
	next := g.Top(SchemeDeck) // mc.main-scheme.advance-steps
	g.do(engine.Event{Kind: SchemeTurns, Actor: engine.NoPlayer, Player: engine.NoPlayer, Card: next, To: MainScheme,
		Cite: engine.Cite(book.MainSchemeAdvanceSteps, book.MainSchemeExcessLost, book.MainSchemeTokensCarried)})
	g.enterScheme(next)
}

// enterScheme brings up a main scheme: its A side, then its B side.
func (g *Match) enterScheme(c engine.CardID) {
	g.known(c)
	by := g.mine(g.first(), c)
	if f := g.Card(c).Setup; f != nil {
		f(g, by.with(book.Setup10SchemeSetup))
	}
	g.revealsScheme(c)
	turns := g.Card(c).Cite.And(book.MainSchemeAdvanceSteps) // its A side says so
	if g.global(PhaseNow) == SettingUp {
		turns = engine.Cite(book.Setup10SchemeSetup)
	}
	g.do(engine.Event{Kind: Flip, Actor: engine.NoPlayer, Player: engine.NoPlayer, Card: c, Cite: turns})
	g.known(c)
	k := g.Card(c)
	if n := g.per(k.Start); n > 0 {
		e := g.do(engine.Event{Kind: ThreatUp, Actor: engine.NoPlayer, Player: engine.NoPlayer, Card: c, N: int32(n),
			Cite: g.multiplied(k.Start, engine.Cite(book.ScenarioCardStartingThreat))})
		if e.Kind == ThreatUp {
			e.Kind, e.Cite = Threatened, engine.Cite(book.AfterJustConcluded)
			g.do(e)
		}
	}
	g.revealsScheme(c)
}

// revealsScheme resolves the When Revealed ability of the side of a main scheme that has come up
// (mc.when-revealed.resolves-on-reveal); while the game is set up it is part of the tenth step
// (mc.setup.10-when-revealed).
func (g *Match) revealsScheme(c engine.CardID) {
	f, by := g.Card(c).Revealed, g.mine(g.first(), c)
	switch {
	case f == nil:
	case g.global(PhaseNow) != SettingUp:
		f(g, by.with(book.WhenRevealedResolvesOnReveal))
	case g.Rules.On(book.Setup10WhenRevealed):
		f(g, by.with(book.Setup10WhenRevealed).with(book.WhenRevealedAtSetup))
	}
}

// crisis says whether a crisis icon keeps threat on the main scheme (mc.side-scheme.crisis).
func (g *Match) crisis() bool {
	if !g.Rules.On(book.SideSchemeCrisis) {
		return false
	}
	for c := g.Top(SideSchemes); c != 0; c = g.Below(c) {
		if g.Card(c).Crisis > 0 {
			return true
		}
	}
	return false
}

// removable says whether threat can be removed from a scheme; choosingScheme says why not.
func (g *Match) removable(c engine.CardID) bool {
	return g.threat(c) > 0 && !g.Card(c).ThreatStays && !g.shielded(c)
}

// shielded says whether a crisis icon keeps the threat of a scheme where it is.
func (g *Match) shielded(c engine.CardID) bool { return g.Card(c).Type == MainSchemeCard && g.crisis() }

// keepsThreat cites what keeps the threat of a scheme where it is: its own text, or a crisis icon; zero where nothing
// of the kind is in play.
func (g *Match) keepsThreat() engine.Clauses {
	for _, z := range [...]engine.Zone{MainScheme, SideSchemes} {
		for c := g.Top(z); c != 0; c = g.Below(c) {
			if g.Card(c).ThreatStays && g.threat(c) > 0 {
				return engine.Cite(book.CannotAbsolute).With(g.Card(c).Cite)
			}
		}
	}
	if g.crisis() && g.threat(g.scheme()) > 0 {
		return engine.Cite(book.SideSchemeCrisis)
	}
	return 0
}

func (g *Match) anyScheme(fits func(c engine.CardID) bool) bool {
	for _, z := range [...]engine.Zone{MainScheme, SideSchemes} {
		for c := g.Top(z); c != 0; c = g.Below(c) {
			if g.removable(c) && (fits == nil || fits(c)) {
				return true
			}
		}
	}
	return false
}

// chooseScheme lets a player choose a scheme for something, one from which threat can be removed.
func (g *Match) chooseScheme(by By, wanted purpose, fits func(c engine.CardID) bool,
	cs ...engine.Clause) engine.CardID {
	q := g.Question(by.Player, AskScheme, by.Card, by.Citing(append(cs, g.choosing(by))...))
	for _, z := range [...]engine.Zone{MainScheme, SideSchemes} {
		q.Cards(engine.VerbChoose, z, func(c engine.CardID) bool { return g.removable(c) && (fits == nil || fits(c)) })
	}
	return g.askFor(q, wanted).Card
}

// RemoveThreat removes threat from a scheme and gives how much; a side scheme without threat is defeated.
func (g *Match) RemoveThreat(by By, c engine.CardID, n int, cs ...engine.Clause) int {
	if n <= 0 || !g.inPlay(c) {
		return 0
	}
	k := g.Card(c)
	if k.ThreatStays || k.Type == MainSchemeCard && g.crisis() {
		cite := engine.Cite(book.SideSchemeCrisis)
		if by.Together {
			cite = cite.And(book.AmbCrisisAsThreatGoes)
		}
		if k.ThreatStays {
			cite = k.Cite.And(book.CannotAbsolute)
		}
		g.say(engine.Event{Kind: NoThreat, Actor: by.Player, Player: by.Player, Card: c, Source: by.Card, Cite: cite})
		return 0
	}
	if n = min(n, g.threat(c)); n == 0 {
		g.say(engine.Event{Kind: NoThreat, Actor: by.Player, Player: by.Player, Card: c, Source: by.Card,
			Cite: engine.Cite(book.AmbThwartProtectedScheme)})
		return 0
	}
	cite := by.Citing(cs...)
	if k.Type == MainSchemeCard && n == g.threat(c) {
		cite = cite.And(book.AmbMainSchemeZero)
	}
	g.do(engine.Event{Kind: ThreatDown, Actor: by.Player, Player: by.Player, Card: c, Source: by.Card, N: int32(-n),
		Cite: cite})
	if g.threat(c) == 0 && k.Type == SideScheme && !by.Together {
		g.schemeDefeated(by, c)
	}
	return n
}

// removeThreatFrom removes threat from each scheme that fits, at the same time, and gives how much: a scheme that is
// defeated thereby still shields the main scheme (mc.side-scheme.crisis), and falls when all is removed. Of several
// whose defeat brings something about the first player says which comes first (mc.simultaneous.first-player-orders).
func (g *Match) removeThreatFrom(by By, n int, fits func(c engine.CardID) bool, cs ...engine.Clause) int {
	each := by
	each.Together = true
	removed := 0
	var gone []engine.CardID
	for _, z := range [...]engine.Zone{MainScheme, SideSchemes} {
		for c := range g.Cards(z) {
			if !fits(c) || g.threat(c) == 0 {
				continue
			}
			removed += g.RemoveThreat(each, c, n, cs...)
			if g.threat(c) == 0 && g.Card(c).Type == SideScheme {
				gone = append(gone, c)
			}
		}
	}
	there := func(c engine.CardID) bool { return g.In(c) == SideSchemes && g.threat(c) == 0 }
	gone = slices.DeleteFunc(gone, func(c engine.CardID) bool {
		quiet := g.Card(c).Defeated == nil
		if quiet && there(c) {
			g.schemeDefeated(by, c)
		}
		return quiet
	})
	for !g.over() {
		if gone = slices.DeleteFunc(gone, func(c engine.CardID) bool { return !there(c) }); len(gone) == 0 {
			break
		}
		c := gone[0]
		if len(gone) > 1 {
			c = g.firstOf(by, gone)
		}
		g.schemeDefeated(by, c)
		gone = slices.DeleteFunc(gone, func(x engine.CardID) bool { return x == c })
	}
	return removed
}

// firstOf lets the first player say which of several cards comes first to whatever happens to all of them.
func (g *Match) firstOf(by By, cards []engine.CardID) engine.CardID {
	q := g.Question(g.first(), AskOrder, by.Card, engine.Cite(book.SimultaneousFirstPlayerOrders,
		book.FirstPlayerOrdersEffects))
	for _, c := range cards {
		q.Card(engine.VerbChoose, c)
	}
	return g.ask(q).Card
}

// schemeDefeated defeats a side scheme (mc.defeat.side-scheme).
func (g *Match) schemeDefeated(by By, c engine.CardID) {
	k := g.Card(c)
	if k.Defeated != nil {
		k.Defeated(g, By{Player: by.Player, Card: c, Cite: k.Cite.And(book.WhenDefeatedSchemes)})
	}
	e := g.do(engine.Event{Kind: SchemeDefeated, Actor: by.Player, Player: by.Player, Card: c, Source: by.Card,
		To:   EncounterDiscard,
		Cite: engine.Cite(book.DefeatSideScheme, book.SideSchemeLeavesAtNoThreat, book.DefeatDiscarded)})
	if e.Kind == SchemeDefeated {
		g.hasLeft(by, c, false)
	}
}

// BasicThwart is a character's basic thwart: exhaust, choose, remove threat equal to its THW.
func (g *Match) BasicThwart(p engine.Player, c engine.CardID) {
	ally := g.Card(c).Type == Ally
	by := By{Player: p, Card: c, Cite: engine.Cite(book.ThwartHeroBasic)}
	costs := []engine.Clause{book.ThwartHeroExhausts}
	if ally {
		by.Cite, costs[0] = engine.Cite(book.ThwartAllyBasic), book.AllyExhaustAsCost
	}
	if g.unpaid(by, ThwartLabel, c) {
		return
	}
	if !ally || g.Rules.On(book.AllyExhaustAsCost) {
		g.exhaust(by, c, costs...)
	}
	if g.lostStatus(by, ThwartLabel, c) {
		return
	}
	s := g.chooseScheme(by, anyPurpose, nil)
	g.Thwart(by, c, s, g.value(c, StatTHW), true) // mc.thwart.hero-amount
}

// Thwart removes threat from a scheme by thwarting it, and gives how much (mc.thwart.labelled-ability).
func (g *Match) Thwart(by By, c, scheme engine.CardID, n int, basic bool) int {
	if scheme == 0 {
		g.nothing(by, book.AmbChoicesAfterPayment)
		return 0
	}
	cite := book.ThwartLabelledAbility
	if basic {
		if cite = book.ThwartHeroAmount; g.Card(c).Type == Ally {
			cite = book.ThwartAllyBasic
		}
	}
	announced := by.Citing(cite)
	if !basic {
		announced = announced.And(book.ThwartLabelledNoExhaust)
	} else if g.Card(c).Type == Ally {
		announced = announced.And(book.AllyAnyNumberPerTurn)
	}
	g.do(engine.Event{Kind: HeroThwarts, Actor: by.Player, Player: by.Player, Card: c, Source: by.Card, Target: scheme,
		Cite: announced})
	g.Indent()
	g.Begin()
	removed := g.RemoveThreat(by, scheme, n, cite)
	outer := g.basic
	g.basic = basic
	g.do(engine.Event{Kind: Thwarted, Actor: by.Player, Player: by.Player, Card: c, Source: by.Card, Target: scheme,
		N: int32(removed), Cite: engine.Cite(book.AfterJustConcluded)})
	g.End()
	g.basic = outer
	if basic {
		g.consequential(by.Player, c, int(g.Card(c).THWCost), book.ConsequentialDamageAfterThwart)
	}
	g.Outdent()
	return removed
}

// thwartEach removes threat from each scheme that fits by one thwart (mc.thwart.labelled-ability).
func (g *Match) thwartEach(by By, n int, fits func(c engine.CardID) bool) {
	c := g.performer(by)
	g.do(engine.Event{Kind: ThwartsAll, Actor: by.Player, Player: by.Player, Card: c, Source: by.Card,
		Cite: by.Citing(book.ThwartLabelledAbility, book.ThwartLabelledNoExhaust)})
	g.Indent()
	g.Begin()
	removed := g.removeThreatFrom(by, n, fits, book.ThwartLabelledAbility)
	outer := g.basic
	g.basic = false
	g.do(engine.Event{Kind: HasThwartedAll, Actor: by.Player, Player: by.Player, Card: c, Source: by.Card,
		N: int32(removed), Cite: engine.Cite(book.AfterJustConcluded)})
	g.End()
	g.basic = outer
	g.Outdent()
}

// EnemyScheme is an enemy's scheme by its three steps (mc.enemy-scheme.3-threat).
func (g *Match) EnemyScheme(c engine.CardID, p engine.Player, cs ...engine.Clause) bool {
	made, _ := g.enemyScheme(c, p, cs...)
	return made
}

// enemyScheme is the same, and gives the threat placed by it, too.
func (g *Match) enemyScheme(c engine.CardID, p engine.Player, cs ...engine.Clause) (made bool, placed int) {
	if !g.inPlay(c) {
		return false, 0
	}
	villain := g.Card(c).Type == Villain
	if g.Flag(c, Confused) && g.Rules.On(book.StatusConfusedEnemy) {
		cite := engine.Cite(book.StatusConfusedEnemy, book.StatusPriority)
		if villain {
			cite = cite.And(book.AmbStunnedVillainBoost)
		}
		g.do(engine.Event{Kind: LoseConfused, Actor: engine.NoPlayer, Player: p, Card: c, Cite: cite})
		return false, 0
	}
	above := g.othersBoosts()
	g.schemes = append(g.schemes, scheming{schemer: c, within: len(g.attacks), wounds: len(g.wounds)})
	at := len(g.schemes) - 1
	defer g.forget(len(g.attacks), at, len(g.wounds))
	announced := engine.CiteAll(cs).And(g.activation(villain))
	if !villain {
		announced = announced.AndIfRoom(book.EnemyScheme1MinionSkips)
	}
	boosts := g.Len(Boosts)
	e := g.do(engine.Event{Kind: EnemySchemes, Actor: engine.NoPlayer, Player: p, Card: c, Cite: announced})
	if e.Kind != EnemySchemes {
		g.noBoosts(p, boosts)
		return false, 0
	}
	if villain {
		g.schemes[at].schemer = g.villain() // it may have gone on to its next stage meanwhile
	}
	g.Indent()
	defer g.Outdent()
	if villain {
		g.giveBoost(book.EnemyScheme1Boost, book.BoostGiveFacedown, book.ActivationOneBoostCard)
	}
	for villain && g.Len(Boosts) > above && !g.over() && g.Rules.On(book.EnemyScheme2Flip) {
		b := g.schemes[at].boost
		g.flipBoost(above, &b, p, book.EnemyScheme2Flip, book.BoostAddToSch)
		g.schemes[at].boost = b
	}
	if villain {
		g.schemes[at].schemer = g.villain()
	}
	if !g.inPlay(g.schemes[at].schemer) { // there is no SCH (mc.enemy-scheme.3-threat)
		g.goneBefore(p, g.schemes[at].schemer)
		g.afterDamage(g.schemes[at].wounds)
		return false, 0
	}
	n := g.value(g.schemes[at].schemer, StatSCH)
	cite := engine.Cite(book.EnemyScheme3Threat)
	if !villain {
		cite = cite.And(book.EnemyScheme2MinionSkips)
	}
	if less := min(g.schemes[at].less, n); less > 0 {
		n -= less
		g.say(engine.Event{Kind: Reduced, Actor: engine.NoPlayer, Player: p, N: int32(less),
			Cite: engine.Cite(book.PreventThreat).With(g.schemes[at].lessBy)})
	}
	g.Begin()
	placed = g.PlaceThreat(By{Player: engine.NoPlayer, Card: c, Cite: cite}, g.scheme(), n)
	g.do(engine.Event{Kind: Schemed, Actor: engine.NoPlayer, Player: p, Card: g.schemes[at].schemer,
		Cite: engine.Cite(book.AfterJustConcluded)})
	g.afterDamage(g.schemes[at].wounds)
	g.End()
	return true, placed
}
