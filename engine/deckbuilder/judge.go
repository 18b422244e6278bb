package deckbuilder

import (
	"slices"

	"tablereferee/engine"
)

// The judge says what forbids something. Each verb has one account of what it demands, in the order in which a player would look at it:
// what the card is and where it lies; whether the moment is there; what the moment still asks (Power, a rule of the turn). A move is
// offered where nothing forbids it, and refused by the first thing that does.

// why is what forbids something: the reason, its clauses, the numbers of its sentence. The zero why forbids nothing.
type why struct {
	reason engine.Reason
	cite   engine.Clauses
	n, now int
	lacks  bool // what is cited is off, and would allow it
}

func no(r engine.Reason, cs ...engine.Clause) why { return why{reason: r, cite: engine.Cite(cs...)} }

// with cites further clauses.
func (w why) with(cite engine.Clauses) why {
	w.cite = w.cite.With(cite)
	return w
}

func (w why) not() bool { return w.cite != 0 }

// WhyNot judges an attempt that is not among the legal answers of the open question (nil when the game is over).
func WhyNot(m *engine.Match, q *engine.Question, a engine.Attempt) engine.Refusal {
	g := On(m)
	w := g.whyNot(q, &a)
	switch left := m.Rules.InForce(w.cite); { // a rule that is off forbids nothing
	case w.reason == SwitchedOff, w.lacks:
	case left != 0:
		w.cite = left
	default: // nor does anything else allow what it would
		w = no(NotAsked, g.Kit.Cites.NothingElse)
	}
	return engine.Refusal{Reason: w.reason, Cite: w.cite, Card: a.Card, N: int32(w.n), Now: int32(w.now)}
}

func (g *Game) whyNot(q *engine.Question, a *engine.Attempt) why {
	if q == nil {
		return why{reason: GameIsOver, cite: g.ended(engine.Clause(g.Count(engine.NoPlayer, Over)))}
	}
	if q.Kind != AskTurn && q.Player == a.Player && asks(q, a.Verb) {
		return g.judgeAnswer(q, a)
	}
	if w := g.judgeThing(a); w.not() {
		return w
	}
	if w := g.judgeMoment(q, a); w.not() {
		return w
	}
	return g.judgeMove(a)
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

// judgeThing says what forbids a verb to be said of a card whenever it is tried: what the card is, and where it lies.
func (g *Game) judgeThing(a *engine.Attempt) why {
	c, x := g.Kit.Cites, a.Card
	switch a.Verb {
	case VerbEndTurn, engine.VerbDecline:
		return why{}
	case VerbDefeat:
		return g.judgeBoss(a.Player, x)
	}
	if x == 0 {
		switch a.Verb {
		case VerbPlay:
			return no(NoSuchCard, c.PlayFromHand)
		case VerbBuy:
			return no(NoSuchCard, c.BuySources)
		case VerbDefend:
			return no(NoSuchCard, c.MayAvoid)
		case engine.VerbUse:
			return no(NoSuchCard, c.NothingElse)
		}
		return why{} // a player or an option may be meant
	}
	switch a.Verb {
	case VerbPlay:
		return g.judgeCard(a.Player, x)
	case VerbBuy:
		return g.judgeSale(a.Player, x)
	case VerbDefend:
		return g.judgeDefense(a.Player, x)
	case engine.VerbUse:
		return g.judgeAbility(a.Player, x)
	case VerbGain:
		if g.In(x) == LineUp && g.Tokens(x, Frozen) > 0 && g.Rules.On(c.Frozen) {
			return no(IsFrozen, c.Frozen)
		}
	}
	return g.judgeTouch(x)
}

// judgeTouch says whether a card lies where nothing touches it.
func (g *Game) judgeTouch(x engine.CardID) why {
	if g.Info(g.In(x)).Class == ActiveOnCharacter && g.Rules.On(g.Kit.Cites.NotInPlay) {
		return no(NotTouched, g.Kit.Cites.NotInPlay)
	}
	return why{}
}

// judgeMoment says whether the moment forbids something: it is another player's, another question is open, nothing asks for it.
func (g *Game) judgeMoment(q *engine.Question, a *engine.Attempt) why {
	c := g.Kit.Cites
	if a.Verb == VerbDefend {
		n := g.Count(engine.NoPlayer, AttackNo)
		switch {
		case n > 0 && g.Rules.On(c.OneDefense) && g.Count(a.Player, Defended) == n && (g.attacked.going || g.Answered() == g.since):
			return no(DefendedAlready, c.OneDefense)
		case q.Kind == AskDefend:
			return no(NotYourQuestion, c.OnlySelf).with(q.Cite)
		case g.attacked.hit&Only(a.Player) == 0:
		case g.attacked.outside:
			return no(NotAvoided, c.AppearanceHits)
		default:
			return no(NotAvoided, c.HitsUndefended)
		}
		return no(NotUnderAttack, c.MayAvoid)
	}
	if moves(a.Verb) {
		switch active := g.Active(); {
		case active == engine.NoPlayer && g.Ends() == a.Player:
			return no(TurnIsOver, c.TurnIsOver)
		case active != a.Player:
			return no(NotYourTurn, g.ownTurn(a)...)
		case q.Kind == AskTurn:
			return why{}
		case q.Source != 0 && g.In(q.Source) == g.Zone(active, InPlay): // the text of a card that was played
			return no(AnswerFirst, c.PlayResolveAtOnce).with(q.Cite)
		}
		return why{reason: AnswerFirst, cite: q.Cite}
	}
	switch {
	case q.Kind != AskTurn && q.Player != a.Player:
		return why{reason: NotYourQuestion, cite: q.Cite}
	case a.Verb == engine.VerbDecline && q.Kind == AskTurn:
		return no(NothingToDecline, c.NothingElse)
	case (a.Verb == engine.VerbDecline || a.Verb == VerbGain) && q.Kind != AskDefend &&
		g.Active() == engine.NoPlayer && q.Source != 0 && g.Card(q.Source).Sort == BossCard:
		if a.Verb == VerbGain {
			return no(WeaknessLast, c.MustIfAble).with(q.Cite)
		}
		return no(MustAnswer, c.MustIfAble).with(q.Cite)
	case a.Verb == engine.VerbDecline:
		return why{reason: MustAnswer, cite: q.Cite}
	case q.Kind != AskTurn:
		return why{reason: AnswerFirst, cite: q.Cite}
	case a.Verb == VerbDestroy:
		return no(NotAsked, c.DestroyWhere)
	case a.Verb == VerbGain:
		return no(NotAsked, c.GainByEffect)
	}
	return no(NotAsked, c.NothingElse)
}

// moves says whether a verb is one of the moves of a turn.
func moves(v engine.Verb) bool {
	return v == VerbPlay || v == VerbBuy || v == VerbDefeat || v == VerbEndTurn || v == engine.VerbUse
}

// ownTurn names the clauses by which a move belongs to the player's own turn.
func (g *Game) ownTurn(a *engine.Attempt) []engine.Clause {
	c := g.Kit.Cites
	switch {
	case a.Verb == VerbPlay:
		return []engine.Clause{c.PlayOwnTurn}
	case a.Verb == VerbBuy && g.Card(a.Card).Sort == KickCard:
		return []engine.Clause{c.KickAvailable}
	case a.Verb == VerbBuy:
		return []engine.Clause{c.BuySources}
	case a.Verb == VerbDefeat:
		return []engine.Clause{c.BossAvailable}
	case a.Verb == VerbEndTurn:
		return []engine.Clause{c.TurnIsOver}
	case g.Card(a.Card).Sort == CharacterCard:
		return []engine.Clause{c.CharacterAbility, g.Card(a.Card).Cite.First()}
	}
	return []engine.Clause{c.LocationEachTurn, g.Card(a.Card).Cite.First()}
}

// judgeMove says what forbids a move in the player's own turn.
func (g *Game) judgeMove(a *engine.Attempt) why {
	c := g.Kit.Cites
	w, off := why{}, c.BuyPass
	switch a.Verb {
	case VerbPlay:
		w, off = g.judgePlay(a.Player, a.Card), c.PlayAnyOrder
	case VerbBuy:
		if w, off = g.judgePurchases(a.Player), c.BuyKicks; !w.not() {
			w = g.judgeBuy(a.Player, a.Card)
		}
	case VerbDefeat:
		if w = g.judgePurchases(a.Player); !w.not() {
			w = g.judgeDefeat(a.Player, a.Card)
		}
	case engine.VerbUse:
		w = g.judgeUse(a.Player, a.Card)
	}
	if w.not() {
		return w
	}
	return no(SwitchedOff, off)
}

// judgeCard says why a card is none that a player plays: where it lies, or that nobody knows what it does.
func (g *Game) judgeCard(p engine.Player, x engine.CardID) why {
	c, card := g.Kit.Cites, g.Card(x)
	switch z := g.In(x); {
	case z == g.Zone(p, Hand) && card.Unknown:
		return no(EffectUnknown, c.UnknownEffect, card.Cite.First())
	case z == g.Zone(p, Hand), z == g.Zone(p, InPlay) && g.Flag(x, Kept):
		return why{}
	case z == g.Zone(p, InPlay) && card.Types&Location != 0 && g.Rules.On(c.LocationStays):
		return no(StaysInPlay, c.LocationStays)
	case z == g.Zone(p, InPlay) && card.Stays && card.Types&Location == 0:
		return no(StaysInPlay, card.Cite.First())
	case g.Info(z).Class == ActiveOnCharacter && g.Rules.On(c.NotInPlay):
		return no(NotTouched, c.NotInPlay)
	}
	return no(NotInHand, c.PlayFromHand)
}

// judgePlay says why a player may not play a card of hand, or one that was left in play, in the own turn.
func (g *Game) judgePlay(p engine.Player, x engine.CardID) why {
	if w := g.judgeCard(p, x); w.not() {
		return w
	}
	if !g.permits {
		if w := g.judgePlayOff(p, x); w.not() {
			return w
		}
	}
	if c := g.Kit.Cites; g.Flag(x, Kept) && g.Tokens(x, Replayed) == g.Count(engine.NoPlayer, TurnNo) {
		switch {
		case !g.becameKept(x):
			return no(KeptThisTurn, c.KeptCard)
		case g.Rules.On(c.KeptNotSameTurn):
			return no(KeptThisTurn, c.KeptNotSameTurn)
		}
	}
	return why{}
}

// judgePlayOff says which permission to play a card a run has switched off.
func (g *Game) judgePlayOff(p engine.Player, x engine.CardID) why {
	c, card := g.Kit.Cites, g.Card(x)
	switch {
	case !(g.Rules.On(c.PlayAfterBuying) && g.Rules.On(c.PlayAfterBuyingReading)) && g.Has(Paid, p):
		return no(SwitchedOff, c.PlayAfterBuying, c.PlayAfterBuyingReading)
	case g.Flag(x, Kept):
	case !g.Rules.On(c.PlayInert) && card.Inert():
		return no(SwitchedOff, c.PlayInert)
	case !g.Rules.On(c.LocationAnyNumber) && card.Types&Location != 0 && g.hasLocation(p):
		return no(SwitchedOff, c.LocationAnyNumber)
	}
	return why{}
}

// judgeSale says why a card is none that a player buys: what it is, where it lies, what lies on it.
func (g *Game) judgeSale(p engine.Player, x engine.CardID) why {
	c, sort, z := g.Kit.Cites, g.Card(x).Sort, g.In(x)
	switch {
	case sort == WeaknessCard && g.Rules.On(c.WeaknessNotBought):
		return no(NeverBought, c.WeaknessNotBought)
	case sort == KickCard && g.Len(KickStack) == 0 && z != LineUp:
		return no(StackEmpty, c.KickAvailable)
	case z == LineUp && g.Tokens(x, Frozen) > 0 && g.Rules.On(c.Frozen):
		return no(IsFrozen, c.Frozen)
	case z == LineUp, z == KickStack, z == WeaknessStack, z == MainDeck && !g.Rules.On(c.NotLineUp) && x == g.Top(MainDeck):
		return why{}
	case z == BossStack, z == VillainStack:
		return g.judgeBoss(p, x)
	case z == MainDeck:
		return no(NotForSale, c.NotLineUp, c.BuySources)
	}
	return no(NotForSale, c.BuySources)
}

// judgePurchases says why a player buys nothing at all now: only where a run has switched a permission off.
func (g *Game) judgePurchases(p engine.Player) why {
	if g.permits {
		return why{}
	}
	c := g.Kit.Cites
	switch {
	case !g.Rules.On(c.BuySources):
		return no(SwitchedOff, c.BuySources)
	case !g.Rules.On(c.BuyAfterPlaying) && g.Has(Played, p):
		return no(SwitchedOff, c.BuyAfterPlaying)
	case !g.Rules.On(c.BuyBeforeAllPlayed) && g.Len(g.Zone(p, Hand)) > 0:
		return no(SwitchedOff, c.BuyBeforeAllPlayed)
	}
	return why{}
}

// judgeBuy says why a player may not buy a card in the own turn.
func (g *Game) judgeBuy(p engine.Player, x engine.CardID) why {
	if z := g.In(x); z == BossStack || z == VillainStack {
		return g.judgeDefeat(p, x)
	}
	if w := g.judgeSale(p, x); w.not() {
		return w
	}
	c := g.Kit.Cites
	if !g.permits && g.In(x) == KickStack && !g.Rules.On(c.KickAvailable) {
		return no(SwitchedOff, c.KickAvailable)
	}
	if cost, power := g.Cost(x), g.Count(p, Power); g.dear(cost, power) {
		return why{reason: NotEnoughPower, cite: engine.Cite(c.BuyCombinedCost), n: cost, now: power}
	}
	return why{}
}

// dear says whether Power does not pay for a cost.
func (g *Game) dear(cost, power int) bool {
	return cost > power && g.Rules.On(g.Kit.Cites.BuyCombinedCost)
}

// judgeBoss says why a card is none that a player defeats; no card stands for the top of the stack.
func (g *Game) judgeBoss(p engine.Player, x engine.CardID) why {
	c, stack := g.Kit.Cites, g.BossZone(p)
	top, z := g.Top(stack), engine.Box
	if x != 0 {
		z = g.In(x)
	}
	switch {
	case x != 0 && g.Side(p) != 0 && (z == BossStack || z == VillainStack) && z != stack:
		return no(OtherStack, c.TeamStacks)
	case top == 0:
		return no(StackEmpty, c.BossAvailable)
	case x == 0:
		return no(NoSuchCard, c.BossMayDefeat)
	case g.Card(x).Sort != BossCard:
		return no(IsNoBoss, c.DefeatIsBuying)
	case z == LineUp:
		return no(IsNoBoss, c.DefeatIsBuying, c.BossFromLineUp)
	case z != stack:
		return no(NotOnTop, c.BossMayDefeat)
	}
	return why{}
}

// judgeDefeat says why a player may not defeat a boss in the own turn.
func (g *Game) judgeDefeat(p engine.Player, x engine.CardID) why {
	if w := g.judgeBoss(p, x); w.not() {
		return w
	}
	c := g.Kit.Cites
	cost, power := g.BossCost(p), g.Count(p, Power)
	switch {
	case !g.Rules.On(c.BossMayDefeat):
		return no(SwitchedOff, c.BossMayDefeat)
	case !g.Rules.On(c.BossAvailable):
		return no(SwitchedOff, c.BossAvailable)
	case g.Count(engine.NoPlayer, Felled) > 0 && g.Rules.On(c.BossOnePerTurn):
		return no(OnePerTurn, c.BossOnePerTurn, c.BossNextDown)
	case x != g.Top(g.BossZone(p)):
		return no(NotOnTop, c.BossMayDefeat)
	case g.Count(engine.NoPlayer, Felled) == 0 && !g.Flag(x, FaceUp):
		return no(FaceDown, c.BossNextDown)
	case g.dear(cost, power):
		return why{reason: NotEnoughPower, cite: engine.Cite(c.BossMayDefeat), n: cost, now: power}
	}
	return why{}
}

// judgeAbility says why a card has no ability that a player uses: what it says, where it lies, whose it is.
func (g *Game) judgeAbility(p engine.Player, x engine.CardID) why {
	c, card, z := g.Kit.Cites, g.Card(x), g.In(x)
	owner, class := g.Owner(z), g.Info(z).Class
	switch {
	case card.Action == nil && len(card.Abilities) == 0:
		return why{reason: NoAbility, cite: card.Cite}
	case class == 0 || class == ActiveOnCharacter && owner == p && !g.CarriesTexts(p):
		if class == ActiveOnCharacter {
			return no(NotTouched, c.CarriedLocation, c.NotInPlay)
		}
		if card.Types&Location != 0 {
			return no(NotInPlay, c.LocationStays).with(card.Cite)
		}
		return no(NotInPlay, c.NothingElse).with(card.Cite)
	case owner != p && card.Sort == CharacterCard:
		return no(NotYours, c.CharacterAbility).with(card.Cite)
	case owner != p && card.Types&Location != 0:
		return no(NotYours, c.LocationEachTurn).with(card.Cite)
	case card.Action == nil:
		return why{reason: WaitsForMoment, cite: card.Cite}
	}
	return why{}
}

// judgeUse says why a player may not use the ability of a card in the own turn.
func (g *Game) judgeUse(p engine.Player, x engine.CardID) why {
	if w := g.judgeAbility(p, x); w.not() {
		return w
	}
	c, card := g.Kit.Cites, g.Card(x)
	switch {
	case card.Action.Once && g.UsedNow(x):
		return why{reason: UsedThisTurn, cite: card.Cite}
	case card.Sort == CharacterCard && !g.Rules.On(c.CharacterAbility):
		return no(SwitchedOff, c.CharacterAbility)
	case card.Types&Location != 0 && !g.WorksNow(p, x):
		return no(SwitchedOff, c.LocationEachTurn)
	case card.Figure != 0 && !g.Rules.On(card.Figure):
		return no(SwitchedOff, card.Figure)
	}
	by := By{Player: p, Self: x, Text: x, Cite: card.Cite}
	if !card.Action.Can(g, by) {
		return why{reason: NothingToActOn, cite: card.Cite}
	}
	if card.Action.Spent == nil {
		return why{}
	}
	return why{reason: UsedThisTurn, cite: engine.Cite(card.Action.Spent(g, by)), lacks: true} // without a clause it is not spent
}

// judgeDefense says why a card is none that a player defends with.
func (g *Game) judgeDefense(p engine.Player, x engine.CardID) why {
	c, d := g.Kit.Cites, g.Card(x).Defense
	switch z := g.In(x); {
	case g.Card(x).Unknown:
		return no(EffectUnknown, c.UnknownEffect, g.Card(x).Cite.First())
	case d == nil:
		return no(NoDefense, c.MayAvoid)
	case z == g.Zone(p, Hand):
		return why{}
	case z == g.Zone(p, InPlay) && g.Flag(x, Kept):
		if g.Rules.On(c.KeptNoDefense) {
			return no(KeptDefends, c.KeptNoDefense)
		}
		return why{}
	case d.InHand != 0:
		if z == g.Zone(p, Discard) && !g.Rules.On(c.DefenseInHand) {
			return why{}
		}
		return no(NotInHand, c.MayAvoid, d.InHand).with(d.Cite)
	}
	return no(NotInHand, c.MayAvoid).with(d.Cite)
}

// judgeAnswer says why something is no answer to the question that a rule or a text asks the player.
func (g *Game) judgeAnswer(q *engine.Question, a *engine.Attempt) why {
	c, x := g.Kit.Cites, a.Card
	no := func(r engine.Reason, cs ...engine.Clause) why { return no(r, cs...).with(q.Cite) }
	switch {
	case a.Verb == VerbDefend:
		if w := g.judgeThing(a); w.not() {
			return w
		}
	case x == 0 && q.Kind == AskFoe && a.Whom != engine.NoPlayer && g.Side(q.Player) != 0:
		return no(NotAFoe, c.TeamAttacks)
	case x == 0 && q.Kind == AskFoe && a.Whom != engine.NoPlayer:
		return no(NotAFoe, c.AttackOthers)
	case x == 0:
		return no(NotOffered)
	}
	if w := g.judgeTouch(x); w.not() {
		return w.with(q.Cite)
	}
	if !g.wants { // the question has no more to say than what its answers are
		if q.Source != 0 && a.Verb != VerbDefend && !slices.ContainsFunc(q.Answers, func(y engine.Answer) bool { return y.Card != 0 && y.Zone == g.In(x) }) {
			return no(NotThere)
		}
		return no(NotOffered)
	}
	z, shared, lineUp := g.In(x), g.Owner(g.In(x)) == engine.NoPlayer, true
	here := false
	for _, from := range g.among {
		here = here || from == z && z != engine.Box
		lineUp = lineUp && (from == LineUp || from == engine.Box)
	}
	k, w := g.Card(x), &g.want
	switch {
	case z == LineUp && g.Tokens(x, Frozen) > 0 && w.Thawed && g.Rules.On(c.Frozen):
		return no(IsFrozen, c.Frozen)
	case !here && q.Kind == AskFreeze:
		return no(NotThere, c.FrozenPlace)
	case !here && lineUp && shared && z != engine.Box:
		return no(NotThere, c.NotLineUp)
	case !here && q.Kind == AskDestroy:
		return no(NotThere, c.DestroyWhere)
	case !here:
		return no(NotThere)
	case w.Is != 0 && !g.Is(x, w.Is) && k.Sort == WeaknessCard:
		return no(HasNoType, c.WeaknessNoType)
	case w.Is != 0 && !g.Is(x, w.Is) && k.Owned&w.Is != 0:
		return no(WrongType, c.OwnedTypes)
	case w.Not != 0 && k.Types&w.Not == 0 && g.Is(x, w.Not):
		return no(WrongType, c.OwnedTypes) // of that type only while it is owned
	case w.Is != 0 && !g.Is(x, w.Is), w.Not != 0 && g.Is(x, w.Not):
		return no(WrongType)
	case k.Cost < w.Least, w.Below > 0 && k.Cost >= w.Below:
		no := no(WrongCost)
		no.n = k.Cost
		return no
	case k.Unknown && a.Verb == VerbPlay:
		return no(EffectUnknown, c.UnknownEffect)
	}
	return no(NotWanted)
}
