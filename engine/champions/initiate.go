package champions

import (
	"slices"

	"tablereferee/engine"
)

// What is remembered within a round.
const (
	memoLimit       uint8 = iota + 1 // an ability was used: N is its declaration and index
	memoForm                         // a player has changed form in the own turn
	memoMax                          // a title was used
	memoTokenPassed                  // the first player was eliminated in the villain phase
)

func limitKey(d engine.Def, i int) int32 { return int32(d)<<useBits | int32(i) }

// useBits are those of the number of an ability on its card; keyBits those of a declaration and that number. What stands above them in a
// memo of a limit tells one stay of a card in play from the next.
const (
	useBits = 4
	keyBits = 14
)

// useKey is the i-th ability of a card as it lies there now: one that has left play and come back is another (mc.amb.comes-back-new).
func (g *Game) useKey(c engine.CardID, i int) int32 {
	return int32(g.Ref(c).Visit)<<keyBits | limitKey(g.Def(c), i)
}

// used says whether an ability limited to once per round has been used (mc.limit.per-card).
func (g *Game) used(c engine.CardID, i int) bool {
	return g.Rules.On(LimitPerCard) && g.limited(func(m *engine.Memo) bool { return m.Card == c && m.N == g.useKey(c, i) })
}

// usedBefore says whether a card used the same ability this round before it left play and came back.
func (g *Game) usedBefore(c engine.CardID, i int) bool {
	return g.Rules.On(LimitPerCard) && g.limited(func(m *engine.Memo) bool {
		return m.Card == c && m.N != g.useKey(c, i) && m.N&(1<<keyBits-1) == limitKey(g.Def(c), i)
	})
}

// otherCopyUsed says whether another copy of a card has used the same ability this round.
func (g *Game) otherCopyUsed(c engine.CardID, i int) bool {
	return g.Rules.On(LimitPerCard) && g.limited(func(m *engine.Memo) bool { return m.Card != c && m.N&(1<<keyBits-1) == limitKey(g.Def(c), i) })
}

// changedSince says whether a player has changed form after the use of an ability of the identity.
func (g *Game) changedSince(p engine.Player, c engine.CardID, i int) bool {
	used := false
	for _, m := range g.Memos() {
		if used && m.What == memoForm && m.Player == p {
			return true
		}
		used = used || m.What == memoLimit && m.Card == c && m.N == g.useKey(c, i)
	}
	return false
}

// limited says whether a use that counts for a limit fits.
func (g *Game) limited(fits func(m *engine.Memo) bool) bool {
	memos := g.Memos()
	for i := range memos {
		if m := &memos[i]; m.What == memoLimit && fits(m) {
			return true
		}
	}
	return false
}

// maxed says whether an ability that all copies share has been used (mc.max.per-period).
func (g *Game) maxed(c engine.CardID, i int) bool {
	for _, m := range g.Memos() {
		if g.Rules.On(MaxPerPeriod) && m.What == memoMax && m.N == limitKey(g.Kit.titled(g.Def(c)), i) {
			return true
		}
	}
	return false
}

// peril is the player who resolves a card with Peril, NoPlayer if none does (mc.keywords.peril-others-locked).
func (g *Game) peril() engine.Player {
	for i := range g.reveals {
		if r := &g.reveals[i]; g.Card(r.card).Peril {
			return r.player
		}
	}
	return engine.NoPlayer
}

// fits says whether a player's form fits a form-bound label (mc.triggered-ability.form-label).
func (g *Game) fits(p engine.Player, f Form) bool { return f == AnyForm || g.form(p) == f }

// why is a reason for which something cannot be used, zero if there is none.
type why struct {
	reason engine.Reason
	cite   engine.Clauses
	card   engine.CardID // that it is about, where it is not the one that is tried
	by     engine.CardID // what stands in the way, where a card does
	n, now int
}

// of says which card a reason is about, where it is not the one that is tried.
func (w why) of(c engine.CardID) why {
	w.card = c
	return w
}

// because says which card stands in the way.
func (w why) because(c engine.CardID) why {
	w.by = c
	return w
}

// with cites further clauses.
func (w why) with(cite engine.Clauses) why {
	w.cite = w.cite.With(cite)
	return w
}

func no(r engine.Reason, cs ...engine.Clause) why { return why{reason: r, cite: engine.Cite(cs...)} }

func (w why) not() bool { return w.cite != 0 }

// mayUse says whether a player may use the i-th ability of a card in play now.
func (g *Game) mayUse(p engine.Player, c engine.CardID, i int) bool {
	return !g.judgeUse(p, c, i, nil).not()
}

// judgeUse says why a player may not use an ability now (mc.initiation.1-restrictions, mc.initiation.2-cost).
func (g *Game) judgeUse(p engine.Player, c engine.CardID, i int, e *engine.Event) why {
	ab := &g.Card(c).Abilities[i]
	if w := g.judgePeril(p); w.not() {
		return w
	}
	if w := g.judgeState(p, c, i, e); w.not() {
		return w
	}
	return g.judgeCost(g.mine(p, c), c, ab)
}

// judgePeril says that a player may neither play cards nor use abilities while another one resolves a card with Peril.
func (g *Game) judgePeril(p engine.Player) why {
	if x := g.peril(); x != engine.NoPlayer && x != p {
		return no(PerilLocks, KeywordsPerilOthersLocked, KeywordsPerilNoConsulting)
	}
	return why{}
}

// judgeState says what about a card and its player forbids to use an ability, whatever it costs: the form, the limits, what would exhaust
// and cannot, nothing to act on.
func (g *Game) judgeState(p engine.Player, c engine.CardID, i int, e *engine.Event) why {
	k := g.Card(c)
	ab := &k.Abilities[i]
	switch {
	case !g.fits(p, ab.Form) && ab.Form == AlterEgoForm:
		return no(NotAlterEgoForm, PlayerTurnFormSuffix, TriggeredAbilityFormLabel, Initiation1Restrictions, FormHeroHidesAlterEgo)
	case !g.fits(p, ab.Form):
		return no(NotHeroForm, PlayerTurnFormSuffix, TriggeredAbilityFormLabel, Initiation1Restrictions)
	case ab.Limit && g.used(c, i) && k.Back != "" && g.changedSince(p, c, i):
		return no(LimitReached, LimitPerCard, AmbIdentityLimitsWhenFlipped)
	case ab.Limit && g.used(c, i):
		return no(LimitReached, LimitPerCard)
	case ab.Max && g.maxed(c, i):
		return no(MaxReached, MaxPerPeriod, MaxInsideAbility)
	case ab.Cost.Exhaust && g.Flag(c, Exhausted):
		return no(IsExhausted, ExhaustedCannotExhaustAgain, ExhaustedExhaustCostNeedsReady)
	case int(ab.Cost.Counters) > g.Tokens(c, CounterToken) && k.Uses == 0:
		return no(NoCounters, CountersAbilityDefines)
	case int(ab.Cost.Counters) > g.Tokens(c, CounterToken):
		return no(NoCounters, KeywordsUsesType, KeywordsUsesSpend)
	case ab.Label == AttackLabel && e != nil && g.isEnemy(e.Card) && !g.mayAttack(p, e.Card):
		return no(Guarded, KeywordsGuard).because(g.guard(p, e.Card))
	case ab.Can != nil && !ab.Can(g, g.mine(p, c), e) && k.Type == Event:
		return no(ChangesNothing, EventMustChangeState, AbilityMustChangeState, TriggeredAbilityPlayerCardPotency, ChooseNoChoiceNoAbility)
	case ab.Can != nil && !ab.Can(g, g.mine(p, c), e):
		return why{reason: ChangesNothing, cite: ab.barred()}.with(engine.Cite(
			AbilityMustChangeState, TriggeredAbilityPlayerCardPotency, CostNoCostWithoutEffect, ChooseNoChoiceNoAbility))
	}
	return why{}
}

// judgeUses says why none of the abilities of a card that are used at a moment can be used, by a judge of one of them; w where there is none.
func (g *Game) judgeUses(m Moment, w why, p engine.Player, c engine.CardID, judge func(*Game, engine.Player, engine.CardID, int, *engine.Event) why) why {
	for i := range g.Card(c).Abilities {
		if g.Card(c).Abilities[i].Moment == m {
			if w = judge(g, p, c, i, nil); !w.not() {
				return w
			}
		}
	}
	return w
}

// judgeCost says why the costs of an ability cannot be paid.
func (g *Game) judgeCost(by By, c engine.CardID, ab *Ability) why {
	fromHand := g.Card(c).Type == Event
	x := price{typed: ab.Cost.Spend, of: c}
	x.any, x.typed[Wild] = int(x.typed[Wild]), 0
	if fromHand {
		x.not = c
		x.any += g.cost(by.Player, c)
	}
	if ab.Cost.Can != nil && !ab.Cost.Can(g, by) {
		if ab.Cost.Why != nil {
			return ab.Cost.Why(g, by)
		}
		return no(CannotPay, CostAbilityCost).with(ab.Cost.simultaneous(fromHand && x.any > 0))
	}
	if !g.affordable(by.Player, x) {
		w := no(CannotPay, CostResourceCost, ResourceCardCost)
		if !fromHand {
			w = no(CannotPay, ResourceAbilityCost)
			if x.typed.total() > 0 {
				w = no(CannotPay, ResourceAbilityCost, ResourceTypedCost)
			}
			w = w.with(ab.Cost.simultaneous(false))
		}
		w.n = x.total()
		return w
	}
	return why{}
}

// cost is what a player pays for a card from hand, with all modifiers (mc.initiation.3-modifiers, mc.modifiers.no-negatives).
func (g *Game) cost(p engine.Player, c engine.CardID) int {
	if g.Card(c).Cost == X {
		return max(0, 1-g.rebate(p)) // the least X
	}
	return max(0, int(g.Card(c).Cost)-g.rebate(p))
}

// rebate is how much less the next card costs a player (mc.initiation.3-modifiers).
func (g *Game) rebate(p engine.Player) int {
	if !g.Rules.On(Initiation3Modifiers) {
		return 0
	}
	return g.Count(p, Rebate)
}

// declare says that a player begins to play a card, and pays for it (mc.initiation.declare, mc.initiation.4-pay).
func (g *Game) declare(by By, c engine.CardID, i int) (Resources, bool) {
	p := by.Player
	n, full := g.cost(p, c), int(g.Card(c).Cost)
	if g.Card(c).Cost == X { // X is chosen first, then the modifiers apply (mc.amb.cost-reduction-and-x)
		x := g.chooseX(by, c)
		n, full = max(0, x-g.rebate(p)), x
		g.chosenX = x
		g.say(engine.Event{Kind: ChoosesX, Actor: p, Player: p, Card: c, N: int32(x), Cite: engine.Cite(AmbCostReductionAndX)})
	}
	g.do(engine.Event{Kind: Declare, Actor: p, Player: p, Card: c, N: int32(n), Cite: engine.Cite(g.Card(c).Cite.First(), InitiationDeclare, Initiation2Cost, InitiationBothNeeded, ResourceAnyMix)})
	g.Indent()
	defer g.Outdent()
	if r := g.rebate(p); r > 0 {
		cite := engine.Cite(Initiation3Modifiers)
		if r > full {
			cite = cite.And(ModifiersNoNegatives)
		}
		g.say(engine.Event{Kind: RebateUsed, Actor: p, Player: p, Card: c, N: int32(min(r, full)), Cite: cite})
	}
	if !g.stillCan(by, c, i) || !g.affordable(p, price{any: n, of: c, not: c}) {
		g.say(engine.Event{Kind: Aborts, Actor: p, Player: p, Card: c, Cite: engine.Cite(Initiation4Abort)})
		return Resources{}, false
	}
	if g.Count(p, Rebate) > 0 {
		g.set(setRebate, p, 0)
	}
	return g.pay(by, price{any: n, of: c, not: c})
}

// stillCan says whether the other costs of a card's i-th ability can be paid, now that it is declared (mc.initiation.4-abort).
func (g *Game) stillCan(by By, c engine.CardID, i int) bool {
	if g.Card(c).Type != Event {
		return true
	}
	can := g.Card(c).Abilities[i].Cost.Can
	return can == nil || can(g, by)
}

// numbers are the options by which X is chosen.
var numbers = [...]engine.Option{OptOne, OptTwo, OptThree, OptFour, OptFive}

// chooseX asks for X, as much as can be paid.
func (g *Game) chooseX(by By, c engine.CardID) int {
	q := g.Question(by.Player, AskChoice, c, by.Citing(AmbCostReductionAndX))
	for i, o := range numbers {
		if g.affordable(by.Player, price{any: max(0, i+1-g.rebate(by.Player)), of: c, not: c}) {
			q.Option(o)
		}
	}
	return 1 + slices.Index(numbers[:], g.ask(q).Option)
}

// payCost pays the costs of the i-th ability of a card, all at the same time (mc.cost.simultaneous).
func (g *Game) payCost(by By, c engine.CardID, i int) (By, bool) {
	ab := &g.Card(c).Abilities[i]
	x := price{typed: ab.Cost.Spend, of: c}
	x.any, x.typed[Wild] = int(x.typed[Wild]), 0
	if x.total() > 0 {
		paid, _ := g.pay(by, x) // it was affordable when the ability was offered
		by.Paid.add(paid)
	}
	if ab.Limit {
		g.Remember(engine.Memo{What: memoLimit, Player: by.Player, Card: c, N: g.useKey(c, i)})
	}
	if ab.Max {
		g.Remember(engine.Memo{What: memoMax, Player: by.Player, N: limitKey(g.Kit.titled(g.Def(c)), i)})
	}
	if ab.Cost.Exhaust {
		g.exhaust(by, c, CostAbilityCost)
	}
	if n := ab.Cost.Counters; n > 0 {
		cite := by.Citing(CountersAbilityDefines, SelfReferenceOnlyThisCopy)
		if g.Card(c).Uses > 0 {
			cite = by.Citing(KeywordsUsesSpend, SelfReferenceOnlyThisCopy)
		}
		g.do(engine.Event{Kind: Spends, Actor: by.Player, Player: by.Player, Card: c, N: -int32(n), Cite: cite})
	}
	if ab.Cost.Pay != nil {
		if by.N = ab.Cost.Pay(g, by); by.N < 0 {
			return by, false
		}
	}
	if ab.Cost.Discard {
		g.discard(by, c, CostAbilityCost, InitiationSourceMayLeave)
	}
	return by, true
}

// use starts an ability of a card in play: costs, then the effect, unless a status card takes its place. A forced one may come ahead of
// what a player could use (mc.forced.interrupts-first, mc.forced.responses-first).
func (g *Game) use(p engine.Player, c engine.CardID, i int, e *engine.Event, ahead bool) {
	k := g.Card(c)
	ab := &k.Abilities[i]
	by := g.mine(p, c)
	if !ab.Forced {
		moment := ActionTriggeredType
		switch ab.Moment {
		case Action:
			if g.active() == p {
				moment = ActionOwnTurn
			} else {
				moment = ActionOnRequest
			}
		case Interrupt, Replacement:
			moment = InterruptBeforeCondition
		case Response:
			moment = ResponseAfterCondition
		}
		cite := k.Cite.And(moment)
		if g.Flag(c, Exhausted) {
			cite = cite.And(ExhaustedAbilitiesStillActive)
		}
		if ab.Limit && g.otherCopyUsed(c, i) {
			cite = cite.And(LimitCopiesSeparate)
		}
		if ab.Limit && g.usedBefore(c, i) {
			cite = cite.And(AmbComesBackNew)
		}
		if k.Type == Support {
			cite = cite.And(SupportStaysActive)
		}
		g.say(engine.Event{Kind: UsesAbility, Actor: p, Player: p, Card: c, Cite: cite})
	} else if ab.Moment != Delayed { // a delayed effect is no ability of its own (mc.delayed-effect.no-new-ability)
		cite := k.Cite
		if ahead {
			cite = cite.And(forcedFirst(ab.Moment))
		}
		cite = cite.And(ForcedMandatory).And(AbilityMandatoryKinds).And(TriggeredAbilityGameTriggered)
		if e != nil && e.Kind == PlayCard {
			cite = cite.And(InitiationResponseAnyStep)
		}
		if x := g.peril(); x != engine.NoPlayer && x != p {
			cite = engine.Cite(AmbPerilForced).With(cite)
		}
		g.say(engine.Event{Kind: ForcedActs, Actor: p, Player: p, Card: c, Cite: cite})
	}
	g.Indent()
	defer g.Outdent()
	by, ok := g.payCost(by, c, i)
	if !ok {
		return
	}
	by.Cite = by.Cite.With(g.texture(c, ab, e))
	if !g.lostStatus(by, ab.Label, g.identity(p)) && g.begun(by, c, ab, func() { ab.Do(g, by, e) }) {
		cite := engine.Cite(CancelAbilityStillInitiated, Initiation6Begin)
		if ab.Limit && g.Rules.On(LimitPerCard) {
			cite = cite.And(LimitCancelledCounts)
		}
		g.say(engine.Event{Kind: CancelledCard, Actor: p, Player: p, Card: c, Cite: cite})
	}
	g.usedUp(by, c)
}

// usedUp discards a card that has spent its last counter (mc.keywords.uses-discard).
func (g *Game) usedUp(by By, c engine.CardID) {
	if g.Card(c).Uses > 0 && g.inPlay(c) && g.Tokens(c, CounterToken) == 0 {
		g.discard(by, c, KeywordsUsesDiscard)
	}
}

// forcedFirst is the rule by which a forced ability comes before an optional one.
func forcedFirst(m Moment) engine.Clause {
	if m == Response {
		return ForcedResponsesFirst
	}
	return ForcedInterruptsFirst
}

// beginning is an effect whose choices are being made and that has not begun yet.
type beginning struct {
	p       engine.Player
	c       engine.CardID
	pending bool // nothing has happened yet
	void    bool // it was cancelled: nothing happens
}

// begun resolves an effect and says whether it was cancelled. The choices come first; the effect begins with the first thing that
// happens, and that is when it can be cancelled (mc.initiation.5-choices, mc.initiation.6-begin).
func (g *Game) begun(by By, c engine.CardID, ab *Ability, effect func()) (cancelled bool) {
	g.starting = beginning{p: by.Player, c: c, pending: !ab.Forced}
	effect()
	cancelled = g.starting.void
	g.starting = beginning{} // what goes on around it has begun already
	return cancelled
}

// starts opens the window of an effect that is about to begin (mc.initiation.6-begin); false if it is cancelled.
func (g *Game) starts() bool {
	if s := g.starting; s.pending {
		g.starting = beginning{}
		e := g.Do(engine.Event{Kind: AbilityBegins, Actor: s.p, Player: s.p, Card: s.c, Cite: g.Card(s.c).Cite})
		g.starting.void = e.Kind != AbilityBegins
	}
	return !g.starting.void
}

// lostStatus spends the status card that takes the place of an attack or a thwart (mc.status.stunned-friendly,
// mc.status.confused-friendly). The costs stay paid.
func (g *Game) lostStatus(by By, l Label, c engine.CardID) bool {
	changed := g.form(by.Player) == AlterEgoForm && c == g.identity(by.Player)
	switch {
	case changed && !g.Rules.On(AmbConfusedStunnedAlterEgo):
		return false
	case l == AttackLabel && g.Flag(c, Stunned) && g.Rules.On(StatusStunnedFriendly):
		g.do(engine.Event{Kind: LoseStunned, Actor: by.Player, Player: by.Player, Card: c, Source: by.Card, Cite: stunnedCite(g.Card(c), by)})
	case l == ThwartLabel && g.Flag(c, Confused) && g.Rules.On(StatusConfusedFriendly):
		g.do(engine.Event{Kind: LoseConfused, Actor: by.Player, Player: by.Player, Card: c, Source: by.Card, Cite: confusedCite(by)})
	default:
		return false
	}
	if changed {
		g.say(engine.Event{Kind: Nothing, Actor: by.Player, Player: by.Player, Card: c, Cite: engine.Cite(AmbConfusedStunnedAlterEgo, GrimRuleWorstForPlayers, GrimRuleGameContinues)})
	}
	return true
}

func confusedCite(by By) engine.Clauses {
	cite := engine.Cite(StatusConfusedFriendly, StatusConfusedCosts, StatusPriority)
	if !by.Cite.Has(ThwartHeroBasic) && !by.Cite.Has(ThwartAllyBasic) {
		cite = cite.And(ThwartLabelledAbility)
	}
	return cite
}

func stunnedCite(k *Card, by By) engine.Clauses {
	cite := engine.Cite(StatusStunnedFriendly, StatusStunnedCosts, StatusPriority)
	if !by.Cite.Has(AttackHeroBasic) && !by.Cite.Has(AttackAllyBasic) {
		cite = cite.And(AttackLabelledAbility)
	}
	if k.Type == Ally {
		cite = cite.And(AmbStunnedAllyConsequential)
	}
	return cite
}

// playEvent plays an event from hand for its i-th ability: pay, resolve unless cancelled, discard (mc.event.sequence).
func (g *Game) playEvent(p engine.Player, c engine.CardID, i int, e *engine.Event) {
	k := g.Card(c)
	ab := &k.Abilities[i]
	by := g.mine(p, c)
	paid, ok := g.declare(by, c, i)
	if !ok {
		return
	}
	by.Paid, by.N = paid, g.chosenX
	g.chosenX = 0
	g.Indent()
	defer g.Outdent()
	if by, ok = g.payCost(by, c, i); !ok {
		return
	}
	cite := engine.Cite(k.Cite.First(), EventSequence, PlayPutEventOnTable, AbilityEventsOutOfPlay)
	switch ab.Moment {
	case Response:
		cite = cite.And(ResponseAfterCondition)
	case Interrupt:
		cite = cite.And(InterruptBeforeCondition)
	}
	g.do(engine.Event{Kind: PlayEvent, Actor: p, Player: p, Card: c, To: g.Zone(p, OnTable), Cite: cite})
	g.Indent()
	if !g.lostStatus(by, ab.Label, g.identity(p)) && g.begun(by, c, ab, func() { ab.Do(g, by, e) }) {
		cancelled := engine.Cite(EventCancelled, CancelEventStillPlayed, Initiation7Resolve, Initiation6Begin)
		if ab.Max && g.Rules.On(MaxPerPeriod) {
			cancelled = cancelled.And(MaxCancelledCounts)
		}
		g.say(engine.Event{Kind: CancelledCard, Actor: p, Player: p, Card: c, Cite: cancelled})
	}
	g.Outdent()
	g.do(engine.Event{Kind: Discarded, Actor: p, Player: p, Card: c, To: g.pileOf(c), Cite: engine.Cite(EventSequence, Initiation7Destination)})
}

// judgeCard says what about a card of hand and its player forbids to play it as an action, whatever it costs and whosever turn it is.
func (g *Game) judgeCard(p engine.Player, c engine.CardID) why {
	k := g.Card(c)
	switch {
	case k.Unknown:
		return no(EffectUnknown, AbilityDefinition)
	case k.Type == Resource:
		return no(NotPlayed, ResourceCardType)
	case k.Type == Event:
		return g.judgeUses(Action, why{}, p, c, (*Game).judgeState)
	case k.Type != Ally && k.Type != Support && k.Type != Upgrade:
		return no(NotPlayed, PlayPutPlay)
	case !g.Rules.On(PlayPutPlay):
		return no(SwitchedOff, PlayPutPlay)
	case k.HeroOnly && g.form(p) != HeroForm:
		return no(NotHeroForm, PlayRestrictionsAllRespected, Initiation1Restrictions)
	case k.Type == Ally && g.allies(p) >= g.allyLimit(p):
		w := no(AlliesFull, AllyLimitThree)
		w.n = g.allyLimit(p)
		return w
	}
	if w := g.judgeEnter(p, c); w.not() {
		return w
	}
	if k.Hosts != nil && !g.anyHost(p, c) {
		if x := g.taken(p, c); x != 0 {
			return no(HostsTaken, k.Cite.First(), AttachToIllegalStaysBack).because(x)
		}
		return no(NoHostFor, AttachToIllegalStaysBack, InPlayTargetInPlay)
	}
	return why{}
}

// judgePlay says why a player may not play a card from hand as an action now.
func (g *Game) judgePlay(p engine.Player, c engine.CardID) why {
	k := g.Card(c)
	if k.Type == Event && !k.Unknown {
		return g.judgeUses(Action, no(NotAnAction, InterruptWhenConditionOccurs, ResponseAfterCondition), p, c, (*Game).judgeUse)
	}
	if k.Type != Resource && p != g.active() {
		return no(NotYourTurn, PlayerTurnPlayCard)
	}
	if w := g.judgeCard(p, c); w.not() {
		return w
	}
	if !g.affordable(p, price{any: g.cost(p, c), of: c, not: c}) {
		w := no(CannotPay, CostResourceCost, ResourceCardCost)
		w.n = g.cost(p, c)
		return w
	}
	return why{}
}
