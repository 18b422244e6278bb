package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// What is remembered within a round.
const (
	memoLimit       uint8 = iota + 1 // an ability was used: N is its declaration and index
	memoForm                         // a player has changed form in the own turn
	memoMax                          // a title was used
	memoTokenPassed                  // the first player was eliminated in the villain phase
	memoLimitBack                    // a use that was cancelled does not count, by a rule that a run has switched off
	memoMaxBack
)

func limitKey(d engine.Def, i int) int32 { return int32(d)<<useBits | int32(i) }

// useBits are those of the number of an ability on its card; keyBits those of a declaration and that number. What
// stands above them in a memo of a limit tells one stay of a card in play from the next.
const (
	useBits = 4
	keyBits = 14
)

// useKey is the i-th ability of a card as it lies there now: one that has left play and come back is another
// (mc.amb.comes-back-new).
func (g *Match) useKey(c engine.CardID, i int) int32 {
	return int32(g.Ref(c).Visit)<<keyBits | limitKey(g.Def(c), i)
}

// used says whether an ability limited to once per round has been used (mc.limit.per-card).
func (g *Match) used(c engine.CardID, i int) bool {
	return g.Rules.On(book.LimitPerCard) && g.limited(func(m *engine.Memo) bool {
		return m.Card == c && m.N == g.useKey(c, i)
	})
}

// usedBefore says whether a card used the same ability this round before it left play and came back.
func (g *Match) usedBefore(c engine.CardID, i int) bool {
	return g.Rules.On(book.LimitPerCard) && g.limited(func(m *engine.Memo) bool {
		return m.Card == c && m.N != g.useKey(c, i) && m.N&(1<<keyBits-1) == limitKey(g.Def(c), i)
	})
}

// otherCopyUsed says whether another copy of a card has used the same ability this round.
func (g *Match) otherCopyUsed(c engine.CardID, i int) bool {
	return g.Rules.On(book.LimitPerCard) && g.limited(func(m *engine.Memo) bool {
		return m.Card != c && m.N&(1<<keyBits-1) == limitKey(g.Def(c), i)
	})
}

// changedSince says whether a player has changed form after the use of an ability of the identity.
func (g *Match) changedSince(p engine.Player, c engine.CardID, i int) bool {
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
func (g *Match) limited(fits func(m *engine.Memo) bool) bool {
	return g.memos(memoLimit, fits) > g.memos(memoLimitBack, fits)
}

// memos is how many of what is remembered fit.
func (g *Match) memos(what uint8, fits func(m *engine.Memo) bool) int {
	memos, n := g.Memos(), 0
	for i := range memos {
		if m := &memos[i]; m.What == what && fits(m) {
			n++
		}
	}
	return n
}

// maxed says whether an ability that all copies share has been used (mc.max.per-period).
func (g *Match) maxed(c engine.CardID, i int) bool {
	same := func(m *engine.Memo) bool { return m.N == limitKey(g.Box.titled(g.Def(c)), i) }
	return g.Rules.On(book.MaxPerPeriod) && g.memos(memoMax, same) > g.memos(memoMaxBack, same)
}

// peril is the player who resolves a card with Peril, NoPlayer if none does (mc.keywords.peril-others-locked).
func (g *Match) peril() engine.Player {
	for i := range g.reveals {
		if r := &g.reveals[i]; g.Card(r.card).Peril {
			return r.player
		}
	}
	return engine.NoPlayer
}

// fits says whether a player's form fits a form-bound label (mc.triggered-ability.form-label).
func (g *Match) fits(p engine.Player, f Form) bool { return f == AnyForm || g.form(p) == f }

// cost is what a player pays for a card from hand, with all modifiers (mc.initiation.2-cost, mc.initiation.3-modifiers,
// mc.modifiers.no-negatives).
func (g *Match) cost(p engine.Player, c engine.CardID) int {
	if g.Card(c).Cost == X {
		return max(0, 1-g.rebate(p)) // the least X
	}
	return max(0, int(g.Card(c).Cost)-g.rebate(p))
}

// rebate is how much less the next card costs a player (mc.initiation.3-modifiers).
func (g *Match) rebate(p engine.Player) int {
	if !g.Rules.On(book.Initiation3Modifiers) {
		return 0
	}
	return g.Count(p, Rebate)
}

// declare says that a player begins to play a card, and pays for it (mc.initiation.declare, mc.initiation.4-pay).
func (g *Match) declare(by By, c engine.CardID, i int) (Resources, bool) {
	p := by.Player
	n, full := g.cost(p, c), int(g.Card(c).Cost)
	if g.Card(c).Cost == X { // X is chosen first, then the modifiers apply (mc.amb.cost-reduction-and-x)
		x := g.chooseX(by, c)
		n, full = max(0, x-g.rebate(p)), x
		g.chosenX = x
		g.say(engine.Event{Kind: ChoosesX, Actor: p, Player: p, Card: c, N: int32(x),
			Cite: engine.Cite(book.AmbCostReductionAndX)})
	}
	g.do(engine.Event{Kind: Declare, Actor: p, Player: p, Card: c, N: int32(n),
		Cite: engine.Cite(g.Card(c).Cite.First(), book.InitiationDeclare, book.Initiation2Cost,
			book.InitiationBothNeeded, book.ResourceAnyMix)})
	g.Indent()
	defer g.Outdent()
	if r := g.rebate(p); r > 0 {
		cite := engine.Cite(book.Initiation3Modifiers)
		if r > full {
			cite = cite.And(book.ModifiersNoNegatives)
		}
		g.say(engine.Event{Kind: RebateUsed, Actor: p, Player: p, Card: c, N: int32(min(r, full)), Cite: cite})
	}
	if !g.stillCan(by, c, i) || !g.affordable(p, price{any: n, of: c, not: c}) {
		g.say(engine.Event{Kind: Aborts, Actor: p, Player: p, Card: c, Cite: engine.Cite(book.Initiation4Abort)})
		return Resources{}, false
	}
	if g.Count(p, Rebate) > 0 {
		g.set(setRebate, p, 0)
	}
	paid, ok := g.pay(by, price{any: n, of: c, not: c})
	return paid, ok && g.remains(p, c)
}

// remains says whether a player who has paid for a card is still in the game; it tells of one who is not: the card has
// gone with the others (mc.elimination.cards-discarded).
func (g *Match) remains(p engine.Player, c engine.CardID) bool {
	if g.out(p) {
		g.nothing(g.mine(p, c), book.EliminationCardsDiscarded)
	}
	return !g.out(p)
}

// stillCan says whether the other costs of a card's i-th ability can be paid, now that it is declared
// (mc.initiation.4-abort).
func (g *Match) stillCan(by By, c engine.CardID, i int) bool {
	if g.Card(c).Type != Event {
		return true
	}
	can := g.Card(c).Abilities[i].Cost.Can
	return can == nil || can(g, by)
}

// numbers are the options by which X is chosen.
var numbers = [...]engine.Option{OptOne, OptTwo, OptThree, OptFour, OptFive}

// chooseX asks for X, as much as can be paid.
func (g *Match) chooseX(by By, c engine.CardID) int {
	q := g.Question(by.Player, AskChoice, c, by.Citing(book.AmbCostReductionAndX))
	for i, o := range numbers {
		if g.affordable(by.Player, price{any: max(0, i+1-g.rebate(by.Player)), of: c, not: c}) {
			q.Option(o)
		}
	}
	return 1 + slices.Index(numbers[:], g.ask(q).Option)
}

// payCost pays the costs of the i-th ability of a card, all at the same time (mc.cost.simultaneous).
func (g *Match) payCost(by By, c engine.CardID, i int) (By, bool) {
	ab := &g.Card(c).Abilities[i]
	if x := ab.Cost.price(c); x.total() > 0 {
		paid, _ := g.pay(by, x) // it was affordable when the ability was offered
		by.Paid.add(paid)
	}
	if ab.Limit {
		g.Remember(engine.Memo{What: memoLimit, Player: by.Player, Card: c, N: g.useKey(c, i)})
	}
	if ab.Max {
		g.Remember(engine.Memo{What: memoMax, Player: by.Player, N: limitKey(g.Box.titled(g.Def(c)), i)})
	}
	if ab.Cost.Exhaust {
		g.exhaust(by, c, book.CostAbilityCost)
	}
	if n := ab.Cost.Counters; n > 0 {
		cite := by.Citing(book.CountersAbilityDefines, book.SelfReferenceOnlyThisCopy)
		if g.Card(c).Uses > 0 {
			cite = by.Citing(book.KeywordsUsesSpend, book.SelfReferenceOnlyThisCopy)
		}
		g.do(engine.Event{Kind: Spends, Actor: by.Player, Player: by.Player, Card: c, N: -int32(n), Cite: cite})
	}
	if ab.Cost.Pay != nil {
		if by.N = ab.Cost.Pay(g, by); by.N < 0 {
			return by, false
		}
	}
	if ab.Cost.Discard {
		g.discard(by, c, book.CostAbilityCost, book.InitiationSourceMayLeave)
	}
	return by, true
}

// tireBy exhausts who attacks or thwarts by a labelled ability, where a run has switched off that it does not
// (mc.attack.labelled-no-exhaust, mc.thwart.labelled-no-exhaust).
func (g *Match) tireBy(by By, l Label) {
	if l == AttackLabel && !g.Rules.On(book.AttackLabelledNoExhaust) ||
		l == ThwartLabel && !g.Rules.On(book.ThwartLabelledNoExhaust) {
		g.exhaust(by, g.performer(by))
	}
}

// use starts an ability of a card in play: costs, then the effect, unless a status card takes its place. A forced one
// may come ahead of what a player could use (mc.forced.interrupts-first, mc.forced.responses-first).
func (g *Match) use(p engine.Player, c engine.CardID, i int, e *engine.Event, ahead, moot bool) {
	k := g.Card(c)
	ab := &k.Abilities[i]
	by := ab.doneBy(g, p, c, e)
	if !ab.Forced {
		moment := book.ActionTriggeredType
		switch ab.Moment {
		case Action:
			if g.active() == p {
				moment = book.ActionOwnTurn
			} else {
				moment = book.ActionOnRequest
			}
		case Interrupt, Replacement:
			moment = book.InterruptBeforeCondition
		case Response:
			moment = book.ResponseAfterCondition
		}
		cite := k.Cite.And(moment)
		if g.Flag(c, Exhausted) {
			cite = cite.And(book.ExhaustedAbilitiesStillActive)
		}
		if ab.ByYou && e.Source != 0 && !e.Tags.Has(ByAttack) { // a card has done it, and not the identity
			cite = cite.And(book.AmbYouDefeat)
		}
		if ab.Limit && g.otherCopyUsed(c, i) {
			cite = cite.And(book.LimitCopiesSeparate)
		}
		if ab.Limit && g.usedBefore(c, i) {
			cite = cite.And(book.AmbComesBackNew)
		}
		if k.Type == Support {
			cite = cite.And(book.SupportStaysActive)
		}
		g.say(engine.Event{Kind: UsesAbility, Actor: p, Player: p, Card: c, Cite: cite})
	} else if ab.Moment != Delayed { // a delayed effect is no ability of its own (mc.delayed-effect.no-new-ability)
		cite := k.Cite
		if ahead {
			cite = cite.And(forcedFirst(ab.Moment))
		}
		cite = cite.And(book.ForcedMandatory).And(book.AbilityMandatoryKinds).And(book.TriggeredAbilityGameTriggered)
		if e != nil && e.Kind == PlayCard {
			cite = cite.And(book.InitiationResponseAnyStep)
		}
		if x := g.peril(); x != engine.NoPlayer && x != p {
			cite = engine.Cite(book.AmbPerilForced).With(cite)
		}
		g.say(engine.Event{Kind: ForcedActs, Actor: p, Player: p, Card: c, Cite: cite})
	}
	if moot { // of several replacements the latest counts (mc.replacement.latest-wins)
		return
	}
	g.Indent()
	defer g.Outdent()
	by.Host = g.HostOf(c)
	there := g.inPlay(c)
	if g.unpaid(by, ab.Label, g.performer(by)) {
		return
	}
	key := g.useKey(c, i)
	by, ok := g.payCost(by, c, i)
	if !ok {
		return
	}
	g.tireBy(by, ab.Label)
	by.Cite = by.Cite.With(g.texture(c, ab, e))
	if there && !ab.Cost.Discard && !g.inPlay(c) && !g.out(p) { // its cost has defeated it
		by = by.with(book.InitiationSourceMayLeave)
	}
	if !g.lostStatus(by, ab.Label, g.performer(by)) && g.begun(by, c, ab, func() { ab.Do(g, by, e) }) {
		g.cancelledUse(p, c, ab, key)
	}
	g.usedUp(by, c)
}

// cancelledUse says that the use of an ability was cancelled. It counts for a limit all the same, unless a run has
// switched that off (mc.limit.cancelled-counts); key is what it was remembered by.
func (g *Match) cancelledUse(p engine.Player, c engine.CardID, ab *Ability, key int32) {
	cite := engine.Cite(book.CancelAbilityStillInitiated, book.Initiation6Begin)
	if ab.Limit && g.Rules.On(book.LimitPerCard) {
		cite = cite.And(book.LimitCancelledCounts)
	}
	if ab.Limit && !g.Rules.On(book.LimitCancelledCounts) {
		g.Remember(engine.Memo{What: memoLimitBack, Player: p, Card: c, N: key})
	}
	g.say(engine.Event{Kind: CancelledCard, Actor: p, Player: p, Card: c, Cite: cite})
}

// usedUp discards a card that has spent its last counter (mc.keywords.uses-discard).
func (g *Match) usedUp(by By, c engine.CardID) {
	if g.Card(c).Uses > 0 && g.inPlay(c) && g.Tokens(c, CounterToken) == 0 {
		g.discard(by, c, book.KeywordsUsesDiscard)
	}
}

// forcedFirst is the rule by which a forced ability comes before an optional one.
func forcedFirst(m Moment) engine.Clause {
	if m == Response {
		return book.ForcedResponsesFirst
	}
	return book.ForcedInterruptsFirst
}

// beginning is an effect whose choices are being made and that has not begun yet.
type beginning struct {
	p       engine.Player
	c       engine.CardID
	pending bool // nothing has happened yet
	void    bool // it was cancelled: nothing happens
}

// begun resolves an effect and says whether it was cancelled. The choices come first; the effect begins with the first
// thing that happens, and that is when it can be cancelled (mc.initiation.5-choices, mc.initiation.6-begin).
func (g *Match) begun(by By, c engine.CardID, ab *Ability, effect func()) (cancelled bool) {
	g.starting = beginning{p: by.Player, c: c, pending: !ab.Forced}
	effect()
	cancelled = g.starting.void
	g.starting = beginning{} // what goes on around it has begun already
	return cancelled
}

// starts opens the window of an effect that is about to begin (mc.initiation.6-begin); false if it is cancelled, and
// then it does not resolve (mc.initiation.7-resolve).
func (g *Match) starts() bool {
	if s := g.starting; s.pending {
		g.starting = beginning{}
		e := g.Do(engine.Event{Kind: AbilityBegins, Actor: s.p, Player: s.p, Card: s.c, Cite: g.Card(s.c).Cite})
		g.starting.void = e.Kind != AbilityBegins
	}
	return !g.starting.void
}

// performer is the character that makes an attack or a thwart by an ability: an ally by its own, otherwise its player's
// identity (mc.status.stunned-friendly, mc.attack.labelled-ability). Zero if its player is out.
func (g *Match) performer(by By) engine.CardID {
	if c := by.Card; c != 0 && g.Card(c).Type == Ally && g.inPlay(c) {
		return c
	}
	return g.identity(by.Player)
}

// lostStatus spends the status card that takes the place of an attack or a thwart (mc.status.stunned-friendly,
// mc.status.confused-friendly). The costs stay paid.
func (g *Match) lostStatus(by By, l Label, c engine.CardID) bool {
	changed := g.form(by.Player) == AlterEgoForm && c == g.identity(by.Player)
	switch {
	case changed && !g.Rules.On(book.AmbConfusedStunnedAlterEgo):
		return false
	case l == AttackLabel && g.Flag(c, Stunned) && g.Rules.On(book.StatusStunnedFriendly):
		g.do(engine.Event{Kind: LoseStunned, Actor: by.Player, Player: by.Player, Card: c, Source: by.Card,
			Cite: stunnedCite(g.Card(c), by)})
	case l == ThwartLabel && g.Flag(c, Confused) && g.Rules.On(book.StatusConfusedFriendly):
		g.do(engine.Event{Kind: LoseConfused, Actor: by.Player, Player: by.Player, Card: c, Source: by.Card,
			Cite: confusedCite(by)})
	default:
		return false
	}
	if changed {
		g.say(engine.Event{Kind: Nothing, Actor: by.Player, Player: by.Player, Card: c,
			Cite: engine.Cite(book.AmbConfusedStunnedAlterEgo, book.GrimRuleWorstForPlayers,
				book.GrimRuleGameContinues)})
	}
	return true
}

// unpaid spends that status card before anything is paid, where a run has switched off that the costs stay paid
// (mc.status.stunned-costs, mc.status.confused-costs).
func (g *Match) unpaid(by By, l Label, c engine.CardID) bool {
	switch l {
	case AttackLabel:
		return !g.Rules.On(book.StatusStunnedCosts) && g.lostStatus(by, l, c)
	case ThwartLabel:
		return !g.Rules.On(book.StatusConfusedCosts) && g.lostStatus(by, l, c)
	}
	return false
}

func confusedCite(by By) engine.Clauses {
	cite := engine.Cite(book.StatusConfusedFriendly, book.StatusConfusedCosts, book.StatusPriority)
	if !by.Cite.Has(book.ThwartHeroBasic) && !by.Cite.Has(book.ThwartAllyBasic) {
		cite = cite.And(book.ThwartLabelledAbility)
	}
	return cite
}

func stunnedCite(k *Card, by By) engine.Clauses {
	cite := engine.Cite(book.StatusStunnedFriendly, book.StatusStunnedCosts, book.StatusPriority)
	if !by.Cite.Has(book.AttackHeroBasic) && !by.Cite.Has(book.AttackAllyBasic) {
		cite = cite.And(book.AttackLabelledAbility)
	}
	if k.Type == Ally {
		cite = cite.And(book.AmbStunnedAllyConsequential)
	}
	return cite
}

// playEvent plays an event from hand for its i-th ability: pay, resolve unless cancelled, discard (mc.event.sequence).
func (g *Match) playEvent(p engine.Player, c engine.CardID, i int, e *engine.Event) {
	k := g.Card(c)
	ab := &k.Abilities[i]
	by := g.mine(p, c)
	if g.unpaid(by, ab.Label, g.performer(by)) {
		return
	}
	paid, ok := g.declare(by, c, i)
	if !ok {
		return
	}
	by.Paid, by.N = paid, g.chosenX
	g.chosenX = 0
	g.Indent()
	defer g.Outdent()
	if by, ok = g.payCost(by, c, i); !ok || !g.remains(p, c) {
		return
	}
	g.tireBy(by, ab.Label)
	cite := engine.Cite(k.Cite.First(), book.EventSequence, book.PlayPutEventOnTable, book.AbilityEventsOutOfPlay)
	switch ab.Moment {
	case Response:
		cite = cite.And(book.ResponseAfterCondition)
	case Interrupt:
		cite = cite.And(book.InterruptBeforeCondition)
	}
	g.do(engine.Event{Kind: PlayEvent, Actor: p, Player: p, Card: c, To: g.Zone(p, OnTable), Cite: cite})
	g.Indent()
	if !g.lostStatus(by, ab.Label, g.performer(by)) && g.begun(by, c, ab, func() { ab.Do(g, by, e) }) {
		cancelled := engine.Cite(book.EventCancelled, book.CancelEventStillPlayed, book.Initiation7Resolve,
			book.Initiation6Begin)
		if ab.Max && g.Rules.On(book.MaxPerPeriod) {
			cancelled = cancelled.And(book.MaxCancelledCounts)
		}
		if ab.Max && !g.Rules.On(book.MaxCancelledCounts) {
			g.Remember(engine.Memo{What: memoMaxBack, Player: p, N: limitKey(g.Box.titled(g.Def(c)), i)})
		}
		g.say(engine.Event{Kind: CancelledCard, Actor: p, Player: p, Card: c, Cite: cancelled})
	}
	g.Outdent()
	if g.In(c) != g.Zone(p, OnTable) {
		return // its own text has sent it elsewhere
	}
	g.do(engine.Event{Kind: Discarded, Actor: p, Player: p, Card: c, To: g.pileOf(c),
		Cite: engine.Cite(book.EventSequence, book.Initiation7Destination)})
}
