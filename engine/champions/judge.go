package champions

import (
	"cmp"

	"tablereferee/engine"
)

// Reasons why something is refused.
const (
	NotLegal engine.Reason = iota
	GameIsOver
	NotYourTurn
	NotYourQuestion
	MustAnswer
	AnswerFirst
	WrongForm
	LimitReached
	MaxReached
	ChangesNothing
	IsExhausted
	NoCounters
	CannotPay
	EffectUnknown
	NotPlayed
	NotAnAction
	NoHostFor
	UniqueInPlay
	OnePerPlayer
	AlliesFull
	NotACharacter
	HasDash
	Guarded
	NoThreatToRemove
	PerilLocks
	NotInHand
	NotInPlayHere
	FlippedAlready
	SpecialOnly
	OnlyWhilePaying
	NotControlled
	NoWindow
	OnRequestOnly
	EncounterAction
	BeingPaidFor
	NoAbility
	AskYourself
	NothingToAsk
	NothingOpen
	reasonCount
)

func reasons() []engine.Text {
	r := make([]engine.Text, reasonCount)
	t := func(en, fr string) engine.Text { return engine.Text{en, fr} }
	r[NotLegal] = t("it is not one of the legal answers", "ce n'est pas une réponse permise")
	r[GameIsOver] = t("the game is over", "la partie est terminée")
	r[NotYourTurn] = t("it is not {actor}'s turn", "ce n'est pas le tour de {actor}")
	r[NotYourQuestion] = t("the question is {player}'s", "la question s'adresse à {player}")
	r[MustAnswer] = t("it is not optional", "ce n'est pas facultatif")
	r[AnswerFirst] = t("a question is open: it must be answered first", "une question est ouverte : il faut d'abord y répondre")
	r[WrongForm] = t("{actor} is not in the form for it", "{actor} n'est pas dans la bonne forme")
	r[LimitReached] = t("it has been used this round", "elle a déjà servi ce round")
	r[MaxReached] = t("a copy of it has been used this round", "un exemplaire a déjà servi ce round")
	r[ChangesNothing] = t("its effect could not change anything now", "son effet ne pourrait rien changer maintenant")
	r[IsExhausted] = t("it is exhausted", "elle est inclinée")
	r[NoCounters] = t("it has not enough counters of its own", "elle n'a pas assez de jetons à elle")
	r[CannotPay] = t("the cost cannot be paid", "le coût ne peut pas être payé")
	r[EffectUnknown] = t("the effect of {card} is not defined here", "l'effet de {card} n'est pas défini ici")
	r[NotPlayed] = t("it is not a card that is played", "ce n'est pas une carte qui se joue")
	r[NotAnAction] = t("it has no Action: it waits for its moment", "elle n'a pas d'Action : elle attend son moment")
	r[NoHostFor] = t("there is nothing in play that it could be attached to", "rien en jeu à quoi l'attacher")
	r[UniqueInPlay] = t("it is unique, and one of that title is in play", "elle est unique et une carte de ce titre est en jeu")
	r[OnePerPlayer] = t("a player controls at most one", "un joueur en contrôle au plus une")
	r[AlliesFull] = t("{actor} controls as many allies as the limit allows ({n})", "{actor} contrôle autant d'alliés que la limite le permet ({n})")
	r[NotACharacter] = t("it is no hero and no ally", "ce n'est ni un héros ni un allié")
	r[HasDash] = t("it has a dash for that power", "elle a un tiret pour ce pouvoir")
	r[Guarded] = t("a minion with Guard is engaged with {actor}", "un sbire avec Garde est engagé avec {actor}")
	r[NoThreatToRemove] = t("no threat could be removed", "aucune menace ne pourrait être retirée")
	r[PerilLocks] = t("another player resolves a card with Peril", "un autre joueur résout une carte avec Péril")
	r[NotInHand] = t("it is not in {actor}'s hand", "elle n'est pas dans la main de {actor}")
	r[NotInPlayHere] = t("it is not in play", "elle n'est pas en jeu")
	r[FlippedAlready] = t("{actor} has changed form this round", "{actor} a déjà changé de forme ce round")
	r[SpecialOnly] = t("its ability is used only when another card says so", "sa capacité ne sert que si une autre carte le dit")
	r[OnlyWhilePaying] = t("it generates resources only while a cost is paid", "elle ne génère des ressources que pendant un paiement")
	r[NotControlled] = t("{actor} does not control it", "{actor} ne la contrôle pas")
	r[NoWindow] = t("its moment is not now", "ce n'est pas son moment")
	r[OnRequestOnly] = t("in another player's turn {actor} acts only when asked", "pendant le tour d'un autre, {actor} n'agit que si on le lui demande")
	r[EncounterAction] = t("only the active player uses actions of encounter cards", "seul le joueur actif utilise les actions des cartes Rencontre")
	r[BeingPaidFor] = t("it is the card that is paid for", "c'est la carte que l'on paie")
	r[NoAbility] = t("it has no ability that is used", "elle n'a pas de capacité que l'on utilise")
	r[AskYourself] = t("{actor} can ask other players only", "{actor} ne peut demander qu'aux autres joueurs")
	r[NothingToAsk] = t("that player has no Action to use now", "ce joueur n'a pas d'Action à utiliser maintenant")
	r[NothingOpen] = t("no question is open that could be declined", "aucune question n'est ouverte que l'on puisse décliner")
	return r
}

// locate finds the card an attempt most likely means.
func locate(m *engine.Match, a engine.Attempt, d engine.Def) engine.CardID {
	g := On(m)
	title := g.Kit.Cards[d].title()
	// In each zone the very card that is named comes before others of its title.
	fits := [...]func(c engine.CardID) bool{
		func(c engine.CardID) bool { return g.Def(c) == d },
		func(c engine.CardID) bool { return g.Card(c).title() == title },
	}
	zones := []engine.Zone{}
	if a.Zone >= 0 {
		zones = append(zones, a.Zone)
	} else {
		own := func(k int) engine.Zone { return g.Zone(a.Player, k) }
		if a.Verb == VerbPlay || a.Verb == VerbPay || a.Verb == VerbDiscard {
			zones = append(zones, own(Hand))
		}
		zones = append(zones, own(InPlay), own(Identity), own(Hand))
		for z := VillainZone; z <= Attachments; z++ {
			zones = append(zones, z)
		}
		zones = append(zones, own(Engaged), own(Discard))
		for _, ks := range [...][]int{{InPlay, Identity, Engaged}, {Hand, Discard}, {Deck_}} { // what lies open comes before what is hidden
			for p := range engine.Player(g.Seats()) {
				for _, k := range ks {
					zones = append(zones, g.Zone(p, k))
				}
			}
		}
		zones = append(zones, EncounterDiscard, Removed, EncounterDeck)
	}
	for _, z := range zones {
		for _, fits := range fits {
			n := 0
			for c := range g.Cards(z) {
				if fits(c) {
					if n++; n >= a.Number {
						return c
					}
				}
			}
		}
	}
	return 0
}

// whyNot judges an attempt that is not among the legal answers of the open question (nil when the game is over).
func whyNot(m *engine.Match, q *engine.Question, a engine.Attempt) engine.Refusal {
	g := On(m)
	r := func(w why) engine.Refusal {
		return engine.Refusal{Reason: w.reason, Cite: w.cite, Card: cmp.Or(w.card, a.Card), N: int32(w.n), Now: int32(w.now)}
	}
	if q == nil {
		over, result := engine.Clause(g.global(Over)), WinPlayers
		if g.global(Won) == 0 {
			if result = over; over == MainSchemeLastStage {
				result = WinVillain
			}
		}
		return r(no(GameIsOver, over, result))
	}
	p, c := a.Player, a.Card
	if a.Verb == engine.VerbDecline && p == q.Player && q.Kind == AskTurn {
		return r(no(NothingOpen, PlayerTurnAnyOrder))
	}
	if a.Verb == engine.VerbDecline && p == q.Player {
		return r(why{reason: MustAnswer, cite: q.Cite})
	}
	if q.Kind != AskTurn || p != q.Player {
		return r(g.whyNotNow(q, a))
	}
	switch a.Verb {
	case VerbPlay:
		if c == 0 || g.In(c) != g.Zone(p, Hand) {
			return r(no(NotInHand, PlayPutFromHand))
		}
		return r(g.judgePlay(p, c))
	case engine.VerbUse:
		return r(g.whyNotUse(p, c))
	case VerbAttack, VerbThwart:
		if c == 0 || !g.inPlay(c) {
			return r(no(NotInPlayHere, InPlayAbilitiesNeedPlay))
		}
		if g.controller(c) != p {
			return r(no(NotControlled, PlayerTurnUseAlly))
		}
		if w := g.judgePower(p, c, a.Verb); w.not() {
			return r(w)
		}
	case VerbRecover:
		if g.form(p) == HeroForm {
			return r(no(WrongForm, RecoverAlterEgoOnly, PlayerTurnBasicPower))
		}
		if g.Flag(g.identity(p), Exhausted) {
			return r(no(IsExhausted, RecoverExhaustAndHeal, ExhaustedCannotExhaustAgain))
		}
		return r(no(ChangesNothing, CostNoCostWithoutEffect, RecoverExhaustAndHeal))
	case VerbFlip:
		return r(no(FlippedAlready, FormOncePerRound, PlayerTurnChangeFormOnce, AmbTurnOrRoundFlip))
	case VerbDefend:
		return r(no(NoWindow, EnemyAttack2DeclareDefender))
	case VerbPay:
		return r(no(NoWindow, ResourceExcessLost, CostExcessLost))
	case VerbAsk:
		if a.Whom == p {
			return r(no(AskYourself, PlayerTurnAskOther))
		}
		return r(no(NothingToAsk, PlayerTurnAskOther, PlayerTurnOtherDecides))
	}
	return r(no(NotLegal, PlayerTurnAnyOrder))
}

// whyNotUse says why a player may not use a card as an action.
func (g *Game) whyNotUse(p engine.Player, c engine.CardID) why {
	if c == 0 || !g.inPlay(c) {
		return no(NotInPlayHere, AbilityUsableOnlyInPlay, InPlayAbilitiesNeedPlay)
	}
	if o := g.controller(c); o != engine.NoPlayer && o != p {
		return no(NotControlled, PlayerTurnTriggerAction)
	}
	k := g.Card(c)
	if k.Unknown {
		return no(EffectUnknown, AbilityDefinition)
	}
	if k.Special != nil {
		return no(SpecialOnly, SpecialOnlyWhenTold)
	}
	if len(k.Abilities) == 0 {
		return no(NoAbility, PlayerTurnTriggerAction, AbilityTriggeredVsConstant)
	}
	w := no(NoWindow, PlayerTurnTriggerAction)
	for i := range k.Abilities {
		switch k.Abilities[i].Moment {
		case Action:
			if x := g.judgeUse(p, c, i, nil); x.not() {
				return x
			}
		case ResourceAbility:
			w = no(OnlyWhilePaying, ResourceAbilityWhilePaying)
		case Interrupt, Replacement:
			w = no(NoWindow, InterruptWhenConditionOccurs, InterruptClosedAfterPasses)
		case Response:
			w = no(NoWindow, ResponseAfterCondition, ResponseClosed)
		}
	}
	return w
}

// whyNotNow judges an attempt while another question is open, or by somebody else than whom it is put to.
func (g *Game) whyNotNow(q *engine.Question, a engine.Attempt) why {
	p, c := a.Player, a.Card
	if x := g.peril(); x != engine.NoPlayer && x != p {
		return no(PerilLocks, KeywordsPerilOthersLocked, KeywordsPerilNoConsulting)
	}
	if c != 0 && g.Card(c).Unknown && p == q.Player && (a.Verb == VerbPlay && g.In(c) == g.Zone(p, Hand) || q.Kind == AskAlly && a.Verb == engine.VerbChoose) {
		return no(EffectUnknown, AbilityDefinition)
	}
	switch q.Kind {
	case AskTurn:
		if c != 0 && a.Verb == VerbPlay && g.Card(c).Type == Resource {
			return no(NotPlayed, ResourceCardType)
		}
		if c != 0 && (a.Verb == VerbPlay && g.Card(c).Type == Event || a.Verb == engine.VerbUse && g.controller(c) == p) && g.waits(c) {
			return no(NotAnAction, InterruptWhenConditionOccurs, ResponseAfterCondition)
		}
		if c != 0 && a.Verb == VerbPlay && g.Card(c).Type != Event {
			return no(NotYourTurn, PlayerTurnPlayCard)
		}
		if c != 0 && a.Verb == engine.VerbUse && g.controller(c) == engine.NoPlayer && g.inPlay(c) {
			return no(EncounterAction, AmbRequestEncounterAction)
		}
		if a.Verb == VerbPlay || a.Verb == engine.VerbUse {
			return no(OnRequestOnly, ActionOnRequest, PlayerTurnAskOther)
		}
		return no(NotYourTurn, PlayerPhaseTurnsInOrder)
	case AskPay:
		if c != 0 && g.OwnerOf(c) != q.Player && g.controller(c) != q.Player {
			if p != q.Player && g.OwnerOf(c) == p {
				return no(NotYourQuestion, CostOwnCardsOnly, CostOwnZonesOnly, OwnershipControlsOwnZones, TableTalkNoDutyToShow)
			}
			return no(NotControlled, CostOwnCardsOnly, CostOwnZonesOnly, OwnershipControlsOwnZones, TableTalkNoDutyToShow)
		}
		if p == q.Player {
			return g.whyNotPay(q, a)
		}
	case AskDefender:
		if c != 0 && a.Verb == VerbDefend && g.inPlay(c) {
			switch {
			case g.controller(c) != p:
				return no(NotControlled, AllyAnyoneMayDefend)
			case g.Card(c).Type == AlterEgo:
				return no(WrongForm, DefendHeroBasic)
			case g.Flag(c, Exhausted) && g.Card(c).Type == Hero:
				return no(IsExhausted, DefendHeroExhausts, ExhaustedCannotExhaustAgain)
			case g.Flag(c, Exhausted):
				return no(IsExhausted, AllyExhaustAsCost, ExhaustedCannotExhaustAgain)
			}
		}
	case AskEnemy:
		if c != 0 && g.isEnemy(c) && !g.mayAttack(q.Player, c) {
			return no(Guarded, KeywordsGuard)
		}
	case AskScheme:
		if c != 0 && g.inPlay(c) && g.isScheme(c) {
			if g.Card(c).Type == MainSchemeCard && g.crisis() {
				return no(NoThreatToRemove, SideSchemeCrisis, AmbCrisisAndMoves)
			}
			if g.Card(c).ThreatStays {
				return no(NoThreatToRemove, CannotAbsolute)
			}
			if g.threat(c) == 0 {
				return no(NoThreatToRemove, AmbThwartProtectedScheme)
			}
		}
	}
	if p != q.Player {
		return why{reason: NotYourQuestion, cite: q.Cite}
	}
	if q.Kind == AskInterrupt || q.Kind == AskResponse {
		if c != 0 && (a.Verb == VerbPlay || a.Verb == engine.VerbUse) {
			if w := g.whyNotWindow(p, c); w.not() {
				return w
			}
		}
	}
	if c != 0 && (a.Verb == VerbPlay || a.Verb == engine.VerbUse) && len(g.Card(c).Lasting) > 0 && g.global(PhaseNow) == VillainPhase {
		return no(NoWindow, AmbActionOutsideTurns, LastingEffectOnlyWithinPeriod)
	}
	if q.Kind == AskAlly && c != 0 && g.In(c) != g.Zone(p, Hand) {
		if w := g.judgeEnter(p, c); w.not() {
			w.cite = w.cite.And(PlayPutPutLegalPlace)
			return w
		}
	}
	if q.Kind == AskAction && c != 0 {
		if a.Verb == VerbPlay && g.In(c) == g.Zone(p, Hand) {
			if w := g.judgePlay(p, c); w.not() {
				return w
			}
		}
		if a.Verb == engine.VerbUse && g.inPlay(c) && g.controller(c) == engine.NoPlayer {
			return no(EncounterAction, AmbRequestEncounterAction)
		}
	}
	if (a.Verb == VerbPlay || a.Verb == engine.VerbUse) && g.active() == engine.NoPlayer {
		if c != 0 && g.waits(c) {
			return why{reason: NoWindow, cite: engine.Cite(InterruptWhenConditionOccurs, ResponseAfterCondition).With(q.Cite)}
		}
		return why{reason: NotLegal, cite: engine.Cite(AmbActionOutsideTurns).With(q.Cite)}
	}
	return why{reason: NotLegal, cite: q.Cite}
}

// waits says whether a card has abilities and all of them wait for their moment.
func (g *Game) waits(c engine.CardID) bool {
	k := g.Card(c)
	for i := range k.Abilities {
		if m := k.Abilities[i].Moment; m != Interrupt && m != Response {
			return false
		}
	}
	return len(k.Abilities) > 0
}

// whyNotPay says why an answer does not pay for what is being paid.
func (g *Game) whyNotPay(q *engine.Question, a engine.Attempt) why {
	p, c := a.Player, a.Card
	switch a.Verb {
	case VerbPay:
		if c == 0 || g.In(c) != g.Zone(p, Hand) {
			return no(NotInHand, ResourceByDiscarding, CostOwnZonesOnly)
		}
		if c == g.due.not {
			return no(BeingPaidFor, ResourceByDiscarding, CostResourceCost)
		}
	case engine.VerbUse:
		if c == 0 || !g.inPlay(c) {
			return no(NotInPlayHere, AbilityUsableOnlyInPlay, InPlayAbilitiesNeedPlay)
		}
		if g.controller(c) != p {
			return no(NotControlled, CostOwnCardsOnly)
		}
		w := no(AnswerFirst, Initiation4Pay, ResourceAbilityWhilePaying)
		for i := range g.Card(c).Abilities {
			if g.Card(c).Abilities[i].Moment == ResourceAbility {
				if x := g.judgeUse(p, c, i, nil); x.not() {
					return x
				}
				w = why{reason: NotLegal, cite: q.Cite}
			}
		}
		if w.reason == AnswerFirst {
			return w
		}
	default:
		return no(AnswerFirst, Initiation4Pay)
	}
	if g.due.typed.total() > 0 {
		return why{reason: NotLegal, cite: q.Cite.And(ResourceTypedCost)}
	}
	return why{reason: NotLegal, cite: q.Cite}
}

// whyNotWindow says why a card cannot be used in the window that is open.
func (g *Game) whyNotWindow(p engine.Player, c engine.CardID) why {
	k := g.Card(c)
	for i := range k.Abilities {
		if ab := &k.Abilities[i]; ab.Moment == Interrupt || ab.Moment == Response {
			e := g.Pending()
			if e != nil && (!ab.On.Has(e.Kind) || ab.When != nil && !ab.When(g, g.mine(p, c), e)) {
				e = nil // it waits for something else
			}
			if w := g.judgeUse(p, c, i, e); w.not() {
				return w
			}
			return no(NoWindow, InterruptWhenConditionOccurs, ResponseAfterCondition, InterruptClosedAfterPasses, ResponseClosed)
		}
	}
	if g.active() == engine.NoPlayer {
		return no(NoWindow, AmbActionOutsideTurns)
	}
	return no(AnswerFirst, InterruptImminentInOrder, ResponseWindow)
}
