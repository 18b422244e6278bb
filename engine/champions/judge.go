package champions

import (
	"cmp"
	"slices"

	"tablereferee/engine"
)

// The judge says what forbids something. Each verb has one account of what it demands, in the order in which a player would look at it:
// the thing itself (what the card is, where it lies, whose it is, exhausted, used up, nothing to act on); whether the moment is there; what
// is to be paid. A move is offered where nothing forbids it, and refused by the first thing that does.

// whyNot judges an attempt that is not among the legal answers of the open question (nil when the game is over).
func whyNot(m *engine.Match, q *engine.Question, a engine.Attempt) engine.Refusal {
	w := On(m).judge(q, &a)
	if left := m.Rules.InForce(w.cite); left != 0 && w.reason != SwitchedOff { // a rule that is off forbids nothing
		w.cite = left
	}
	no := engine.Refusal{Reason: w.reason, Cite: w.cite, Card: cmp.Or(w.card, a.Card), Source: w.by, N: int32(w.n), Now: int32(w.now)}
	if q != nil && a.Verb == engine.VerbUse && a.Card != 0 {
		g := On(m)
		for _, x := range g.judgeEach(w, a.Player, a.Card) {
			no.Ways, no.Cite = append(no.Ways, engine.Way{Option: x.option, Reason: x.reason}), no.Cite.With(x.cite)
		}
	}
	return no
}

// way is an action of a card that has several, and what forbids it.
type way struct {
	option engine.Option
	why
}

// judgeEach says what forbids each of several actions of a card, where that is more than one thing and one of them is why the card is refused:
// none of them alone says why nothing of the card can be used.
func (g *Game) judgeEach(refused why, p engine.Player, c engine.CardID) []way {
	var ways []way
	leads, differ := false, false
	for i := range g.Card(c).Abilities {
		ab := &g.Card(c).Abilities[i]
		if ab.Moment != Action {
			continue
		}
		x := g.judgeUse(p, c, i, nil)
		if !x.not() {
			return nil // what forbids it is none of this
		}
		ways = append(ways, way{ab.Option, x})
		leads, differ = leads || x.reason == refused.reason, differ || x.reason != ways[0].reason
	}
	if !leads || !differ {
		return nil
	}
	return ways
}

func (g *Game) judge(q *engine.Question, a *engine.Attempt) why {
	if q == nil {
		over, result := engine.Clause(g.global(Over)), WinPlayers
		if g.global(Won) == 0 {
			if result = over; over == MainSchemeLastStage {
				result = WinVillain
			}
		}
		return no(GameIsOver, over, result)
	}
	if g.out(a.Player) {
		return no(IsOut, EliminationWhen)
	}
	if q.Kind != AskTurn && q.Player == a.Player && asks(q, a.Verb) && a.Verb != VerbPlay && a.Verb != engine.VerbUse {
		return g.judgeAnswer(q, a)
	}
	if w := g.judgeThing(q, a); w.not() {
		return w
	}
	if w := g.judgeMoment(q, a); w.not() {
		return w
	}
	return g.judgePayment(q, a)
}

// asks says whether a verb is among the legal answers of a question.
func asks(q *engine.Question, v engine.Verb) bool {
	for i := range q.Answers {
		if q.Answers[i].Verb == v {
			return true
		}
	}
	return false
}

// offered says whether a card is among the legal answers of a question.
func offered(q *engine.Question, c engine.CardID) bool {
	for i := range q.Answers {
		if q.Answers[i].Card == c && c != 0 {
			return true
		}
	}
	return false
}

// judgeThing says what about the thing itself forbids a verb, whenever it is tried.
func (g *Game) judgeThing(q *engine.Question, a *engine.Attempt) why {
	p, c := a.Player, a.Card
	if c == 0 {
		if w := g.judgeFace(p, a.Name); w.not() {
			return w
		}
	}
	switch a.Verb {
	case VerbRecover:
		if g.active() != p { // there is no card to look at: whose turn it is comes first
			return why{}
		}
		return g.judgeRecover(p)
	case VerbFlip:
		return g.judgeFlip(p)
	case VerbAsk:
		switch {
		case !g.Rules.On(PlayerTurnAskOther):
			return no(SwitchedOff, PlayerTurnAskOther)
		case a.Whom == engine.NoPlayer:
			return no(NoSuchPlayer, PlayerTurnAskOther)
		case a.Whom == p:
			return no(AskYourself, PlayerTurnAskOther)
		case g.out(a.Whom):
			return no(WhomIsOut, EliminationWhen)
		}
	case VerbPlay:
		if c == 0 {
			return no(NoSuchCard, PlayPutFromHand)
		}
		if g.In(c) != g.Zone(p, Hand) {
			return no(NotInHand, PlayPutFromHand)
		}
		return g.judgeCard(p, c)
	case engine.VerbUse:
		return g.judgeAbility(q, p, c)
	case VerbAttack, VerbThwart:
		if !g.inPlay(c) {
			return no(NotInPlayHere, InPlayAbilitiesNeedPlay).orNone(c)
		}
		if g.controller(c) != p {
			if t := g.Card(c).Type; t == Hero || t == AlterEgo {
				return no(NotControlled, PlayerTurnBasicPower)
			}
			return no(NotControlled, PlayerTurnUseAlly)
		}
		return g.judgePower(p, c, a.Verb)
	case VerbDefend:
		return g.judgeDefend(p, c, q.Kind == AskDefender)
	case VerbPay:
		return g.judgeSpend(p, c)
	}
	return why{}
}

// judgeFace says that a name is that of the face of a player's identity which does not show.
func (g *Game) judgeFace(p engine.Player, name string) why {
	id := g.identity(p)
	if id == 0 || !g.Rules.Means(g.Kit.Def(g.Card(id).Back), name) {
		return why{}
	}
	if g.form(p) == HeroForm {
		return no(NotAlterEgoForm, FormHeroHidesAlterEgo, IdentityTitleNamesFace)
	}
	return no(NotHeroForm, FormAlterEgoHidesHero, IdentityTitleNamesFace)
}

// orNone turns a reason about a card into one that there is none, where no card is meant.
func (w why) orNone(c engine.CardID) why {
	if c == 0 {
		w.reason = NoSuchCard
	}
	return w
}

// judgeMoment says whether the moment forbids something: it is nobody's or another player's, another question is open, nothing asks for it.
func (g *Game) judgeMoment(q *engine.Question, a *engine.Attempt) why {
	p, own := a.Player, q.Player == a.Player
	switch {
	case a.Verb == VerbPlay || a.Verb == engine.VerbUse:
		if w := g.judgePeril(p); w.not() {
			return w
		}
		return g.judgeTiming(q, a)
	case a.Verb == VerbAttack, a.Verb == VerbThwart, a.Verb == VerbRecover, a.Verb == VerbFlip, a.Verb == VerbAsk, a.Verb == VerbEnd:
		if g.active() != p {
			return no(NotYourTurn, g.ownTurn(a), ActivePlayerDefinition)
		}
		if q.Kind == AskTurn {
			return why{}
		}
		return why{reason: AnswerFirst, cite: q.Cite}
	case a.Verb == VerbDefend && q.Kind != AskDefender:
		return no(NoAttack, EnemyAttack2DeclareDefender)
	case a.Verb == VerbPay && q.Kind == AskPay && !own:
		return no(NotYourQuestion, CostOwnCardsOnly, CostOwnZonesOnly, OwnershipControlsOwnZones)
	case a.Verb == VerbPay && q.Kind == AskPay:
		return no(NotThatType, ResourceTypedCost).with(q.Cite)
	case a.Verb == VerbPay && g.free:
		return no(NothingToPay, ResourcePurpose, AmbCostOfZero)
	case a.Verb == VerbPay:
		return no(NothingToPay, ResourcePurpose)
	case q.Kind == AskTurn && a.Verb == VerbDiscard && !g.Rules.On(EndPlayerPhase1MayDiscard):
		return no(SwitchedOff, EndPlayerPhase1MayDiscard)
	case q.Kind == AskTurn && a.Verb == VerbDiscard && a.Card != 0 && g.In(a.Card) != g.Zone(a.Player, Hand):
		return no(NotInHand, EndPlayerPhase1MayDiscard)
	case q.Kind == AskTurn && a.Verb == VerbDiscard:
		return no(NoDiscardNow, EndPlayerPhase1MayDiscard)
	case q.Kind == AskTurn && a.Verb == engine.VerbDecline:
		return no(NothingOpen, MayOptional)
	case q.Kind == AskTurn:
		return no(NotAsked, ChooseChoiceRequired)
	case !own:
		return why{reason: NotYourQuestion, cite: q.Cite}
	case a.Verb == engine.VerbDecline && q.Kind == AskPay:
		return no(MustAnswer, Initiation4Pay).with(q.Cite)
	case a.Verb == engine.VerbDecline:
		return why{reason: MustAnswer, cite: q.Cite}
	}
	return why{reason: AnswerFirst, cite: q.Cite}
}

// ownTurn names the clause by which something is done in the player's own turn.
func (g *Game) ownTurn(a *engine.Attempt) engine.Clause {
	switch a.Verb {
	case VerbFlip:
		return FormOncePerRound
	case VerbAsk:
		return PlayerTurnAskOther
	case VerbEnd:
		return ActivePlayerDefinition
	case VerbAttack, VerbThwart:
		if g.Card(a.Card).Type == Ally {
			return PlayerTurnUseAlly
		}
	}
	return PlayerTurnBasicPower
}

// judgeTiming says whether the moment forbids to play a card or to use an ability.
func (g *Game) judgeTiming(q *engine.Question, a *engine.Attempt) why {
	p, c := a.Player, a.Card
	k, own := g.Card(c), q.Player == a.Player
	permanent := a.Verb == VerbPlay && k.Type != Event
	waits := g.waits(c) && !permanent
	switch {
	case !own && q.Kind != AskTurn && offered(q, c):
		return why{reason: NotYourQuestion, cite: q.Cite}
	case q.Kind == AskInterrupt || q.Kind == AskResponse:
		if w := g.judgeWindow(q, p, c); w.not() {
			return w
		}
	case own && q.Kind == AskPay:
		if a.Verb == engine.VerbUse && g.generates(c) {
			return why{}
		}
		return no(AnswerFirst, Initiation4Pay, ResourceAbilityWhilePaying)
	case g.generates(c):
		return no(OnlyWhilePaying, ResourceAbilityWhilePaying)
	case waits && slices.Contains(g.missed, g.Ref(c)) && k.Type == Event:
		return no(ChangedNothing, EventMustChangeState, AbilityMustChangeState).with(k.Cite)
	case waits && slices.Contains(g.missed, g.Ref(c)):
		return why{reason: ChangedNothing, cite: k.barred()}.with(engine.Cite(AbilityMustChangeState, TriggeredAbilityPlayerCardPotency).With(k.Cite))
	case waits && (q.Kind == AskTurn || q.Kind == AskAction):
		return why{reason: NotAnAction, cite: g.moment(c)}
	case waits:
		return why{reason: NoWindow, cite: g.moment(c).With(q.Cite)}
	case permanent && g.active() != p:
		return no(NotYourTurn, PlayerTurnPlayCard)
	case len(k.Lasting) > 0 && g.global(PhaseNow) == VillainPhase:
		return no(OutsideTurns, AmbActionOutsideTurns, LastingEffectOnlyWithinPeriod)
	case g.active() == engine.NoPlayer:
		return no(OutsideTurns, AmbActionOutsideTurns)
	case g.active() != p && a.Verb == engine.VerbUse && g.controller(c) == engine.NoPlayer:
		return no(EncounterAction, AmbRequestEncounterAction)
	case q.Kind == AskTurn && own, q.Kind == AskAction && own:
		return why{}
	case q.Kind == AskTurn:
		return no(OnRequestOnly, ActionOnRequest, PlayerTurnAskOther)
	case !own:
		return why{reason: NotYourQuestion, cite: q.Cite}
	}
	return why{reason: AnswerFirst, cite: q.Cite}
}

// judgeWindow says why a player uses a card neither in the window that is open nor, as an Action, at all.
func (g *Game) judgeWindow(q *engine.Question, p engine.Player, c engine.CardID) why {
	k := g.Card(c)
	i := max(k.at(Interrupt), k.at(Response)) // no card has both
	if i < 0 {
		return why{}
	}
	ab, e := &k.Abilities[i], g.Pending()
	if e == nil || !ab.On.Has(e.Kind) || ab.When != nil && !ab.When(g, g.mine(p, c), e) { // it waits for something else
		return why{reason: NoWindow, cite: g.moment(c)}
	}
	if w := g.judgeUse(p, c, i, e); w.not() {
		return w
	}
	if q.Player != p {
		return why{reason: NotYourQuestion, cite: q.Cite}
	}
	return why{reason: NoWindow, cite: g.moment(c)}
}

// moment cites when the first ability of a card that waits may be used, and where that moment has come and gone, that it is over.
func (g *Game) moment(c engine.CardID) engine.Clauses {
	when, closed := InterruptWhenConditionOccurs, InterruptClosedAfterPasses
	if g.Card(c).at(Response) >= 0 {
		when, closed = ResponseAfterCondition, ResponseClosed
	}
	if slices.Contains(g.past, g.Ref(c)) {
		return engine.Cite(when, closed)
	}
	return engine.Cite(when)
}

// judgePayment says what is left to forbid something at its own moment: what it costs, or that nobody could answer.
func (g *Game) judgePayment(q *engine.Question, a *engine.Attempt) why {
	p, c := a.Player, a.Card
	switch a.Verb {
	case VerbPlay:
		return g.judgePlay(p, c)
	case VerbAsk:
		return no(NothingToAsk, PlayerTurnAskOther, PlayerTurnOtherDecides)
	}
	if q.Kind == AskPay {
		return no(NotThatType, ResourceTypedCost).with(q.Cite)
	}
	for i := range g.Card(c).Abilities {
		if g.Card(c).Abilities[i].Moment == Action {
			if w := g.judgeUse(p, c, i, nil); w.not() {
				return w
			}
		}
	}
	return why{reason: AnswerFirst, cite: q.Cite}
}

// waits says whether a card has abilities and all of them wait for their moment.
func (g *Game) waits(c engine.CardID) bool {
	k := g.Card(c)
	return len(k.Abilities) > 0 && k.at(Action) < 0 && k.at(ResourceAbility) < 0
}

// generates says whether a card in play has a Resource ability; none has anything else to use.
func (g *Game) generates(c engine.CardID) bool {
	return g.Card(c).at(ResourceAbility) >= 0 && g.inPlay(c)
}

// judgeAbility says what about a card itself forbids to use its ability.
func (g *Game) judgeAbility(q *engine.Question, p engine.Player, c engine.CardID) why {
	if c != 0 && !g.inPlay(c) && g.OwnerOf(c) == engine.NoPlayer { // the other clause speaks of cards of players
		return no(NotInPlayHere, InPlayAbilitiesNeedPlay).of(c)
	}
	if !g.inPlay(c) {
		return no(NotInPlayHere, AbilityUsableOnlyInPlay, InPlayAbilitiesNeedPlay).orNone(c)
	}
	if o := g.controller(c); o != engine.NoPlayer && o != p {
		switch {
		case q.Kind == AskPay:
			return no(NotControlled, CostOwnCardsOnly, AbilityControllerDecides)
		case q.Kind == AskAction && o == q.Player:
			return why{reason: NotYourQuestion, cite: q.Cite}
		case q.Kind == AskTurn:
			return no(NotControlled, AbilityControllerDecides, PlayerTurnTriggerAction)
		}
		return no(NotControlled, AbilityControllerDecides)
	}
	k := g.Card(c)
	switch {
	case k.Unknown:
		return no(EffectUnknown, AbilityDefinition)
	case k.Special != nil:
		return no(SpecialOnly, SpecialOnlyWhenTold)
	case len(k.Abilities) == 0:
		return no(NoAbility, PlayerTurnTriggerAction, AbilityTriggeredVsConstant)
	}
	if g.generates(c) && q.Kind == AskPay {
		return g.judgeUses(ResourceAbility, why{}, p, c, (*Game).judgeState)
	}
	return g.judgeUses(Action, why{}, p, c, (*Game).judgeState)
}

// judgeSpend says why a card is none that a player discards for its resources.
func (g *Game) judgeSpend(p engine.Player, c engine.CardID) why {
	hand := c != 0 && g.In(c) == g.Zone(p, Hand)
	switch {
	case c == 0 || hand:
	case g.owned(c, Hand):
		return no(NotControlled, CostOwnCardsOnly, CostOwnZonesOnly, OwnershipControlsOwnZones, TableTalkNoDutyToShow)
	case g.OwnerOf(c) != p && (g.owned(c, Deck_) || g.owned(c, Discard)):
		return no(NotControlled, CostOwnCardsOnly, CostOwnZonesOnly, OwnershipControlsOwnZones)
	case g.OwnerOf(c) != p && g.controller(c) != p:
		return no(NotControlled, CostOwnCardsOnly)
	}
	switch {
	case !g.Rules.On(ResourceByDiscarding):
		return no(SwitchedOff, ResourceByDiscarding)
	case c == 0:
		return no(NoSuchCard, ResourceByDiscarding)
	case !hand:
		return no(NotInHand, ResourceByDiscarding)
	case g.paying && c == g.due.not:
		return no(BeingPaidFor, ResourceByDiscarding, CostResourceCost)
	}
	return why{}
}

// judgeRecover says why a player may not recover.
func (g *Game) judgeRecover(p engine.Player) why {
	id := g.identity(p)
	switch {
	case !g.Rules.On(RecoverExhaustAndHeal):
		return no(SwitchedOff, RecoverExhaustAndHeal)
	case g.form(p) == HeroForm:
		return no(NotAlterEgoForm, RecoverAlterEgoOnly, PlayerTurnBasicPower)
	case g.Flag(id, Exhausted):
		return no(IsExhausted, RecoverExhaustAndHeal, ExhaustedCannotExhaustAgain).of(id)
	case g.Sustained(id) == 0:
		return no(NothingToHeal, CostNoCostWithoutEffect, RecoverExhaustAndHeal).of(id)
	}
	return why{}
}

// judgeFlip says why a player may not change form (mc.form.once-per-round, mc.amb.turn-or-round-flip).
func (g *Game) judgeFlip(p engine.Player) why {
	if !g.Rules.On(PlayerTurnChangeForm) {
		return no(SwitchedOff, PlayerTurnChangeForm)
	}
	for _, m := range g.Memos() {
		if m.What == memoForm && m.Player == p {
			return no(FlippedAlready, FormOncePerRound, PlayerTurnChangeFormOnce, AmbTurnOrRoundFlip)
		}
	}
	return why{}
}

// judgeDefend says why a card is none with which a player defends: an exhausted one only while an attack waits, for until then it may ready.
func (g *Game) judgeDefend(p engine.Player, c engine.CardID, attacked bool) why {
	k := g.Card(c)
	switch {
	case !g.inPlay(c):
		return no(NotInPlayHere, InPlayTargetInPlay, EnemyAttack2DeclareDefender).orNone(c)
	case k.Type != Hero && k.Type != Ally && k.Type != AlterEgo:
		return no(NotACharacter, EnemyAttack2DeclareDefender)
	case g.controller(c) != p && k.Type == Ally:
		return no(NotControlled, AllyAnyoneMayDefend)
	case g.controller(c) != p:
		return no(NotControlled, EnemyAttack2DeclareDefender, DefendHeroBasic)
	case k.Type == Ally && !g.Rules.On(DefendAllyDefends):
		return no(SwitchedOff, DefendAllyDefends)
	case k.Type != Ally && !g.Rules.On(DefendHeroBasic):
		return no(SwitchedOff, DefendHeroBasic)
	case k.Type == AlterEgo:
		return no(NotHeroForm, DefendHeroBasic)
	case !attacked, !g.Flag(c, Exhausted): // until an enemy attacks it may ready
	case k.Type == Hero && g.Rules.On(DefendHeroExhausts):
		return no(IsExhausted, DefendHeroExhausts, ExhaustedCannotExhaustAgain)
	case k.Type == Ally && g.Rules.On(AllyExhaustAsCost):
		return no(IsExhausted, AllyExhaustAsCost, ExhaustedCannotExhaustAgain)
	}
	return why{}
}
