package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// What each verb demands, row after row: the restrictions of the rulebook, with the reason and the clauses of each.
// First stands what concerns the thing itself, then the moment, then what is to be paid. A row that is Given needs no
// look where something is offered: there the moment is the right one, and cards are looked at where they lie.

// trial is an attempt before the judge.
type trial struct {
	k      *Card // that is tried with; of no card the empty declaration
	q      *engine.Question
	a      *engine.Attempt // nil where the judge is asked what may be offered
	e      *engine.Event   // that an ability waits for; nil for an action
	c      engine.CardID
	source engine.CardID // whose text lets it be tried
	p      engine.Player
	whom   engine.Player
	i      uint8 // which ability of the card
}

type (
	requirement = engine.Requirement[*Match, trial]
	demands     = engine.Demands[*Match, trial]
	ruling      = engine.Ruling
)

// Lists of demands that are no verb's own: those of an answer at 0, the others behind those of the verbs.
const (
	toAnswer   = int(engine.NoVerb)
	toInitiate = int(verbCount) + iota - 1 // an ability: what it demands, and what it costs
	toBeReady                              // an ability, whatever it costs
	toDefend                               // a character, whatever the moment is
	toBeCalled                             // an ally of a discard pile
	demandCount
)

// lists are all demands, those of each verb at its number.
func (k *Box) lists() []demands {
	cards := make([]trial, len(k.Cards)+1)
	for d := range k.Cards {
		cards[d].k = &k.Cards[d]
	}
	cards[len(k.Cards)].k = &k.drone
	var abilities []trial
	k.first = make([]int, len(k.Cards))
	for d := range k.Cards {
		k.first[d] = len(abilities)
		for i := range k.Cards[d].Abilities {
			abilities = append(abilities, trial{k: &k.Cards[d], i: uint8(i)})
		}
	}
	out := make([]demands, demandCount)
	for i, rows := range [demandCount][]requirement{
		toAnswer:           answering(),
		engine.VerbDecline: declining(),
		engine.VerbUse:     using(),
		engine.VerbChoose:  choosing(),
		VerbPlay:           playing(),
		VerbAttack:         attacking(),
		VerbThwart:         thwarting(),
		VerbRecover:        recovering(),
		VerbFlip:           flipping(),
		VerbDefend:         slices.Concat(anything(), defending(), inAttack()),
		VerbPay:            slices.Concat(anything(), spending(), inPayment()),
		VerbAsk:            requesting(),
		VerbEnd: slices.Concat(anything(),
			inTurn(requirement{Cite: cite(book.ActivePlayerDefinition), Holds: isActive})),
		VerbDiscard: discarding(),
		toInitiate:  slices.Concat(inPeace(), ability(), paying()),
		toBeReady:   ability(),
		toDefend:    defending(),
		toBeCalled:  called(),
	} {
		out[i] = demands{Rows: rows, Kinds: cards}
		if i == toInitiate || i == toBeReady {
			out[i].Kinds = abilities
		}
	}
	return out
}

// anything is demanded of whatever is tried: by a player in the game, and not by the name of a face that does not show.
func anything() []requirement {
	hidden := func(g *Match, t trial) bool {
		id := g.identity(t.p)
		return t.c == 0 && id != 0 && g.Rules.Means(g.Box.Def(g.Card(id).Back), t.a.Name)
	}
	return []requirement{
		{Reason: IsOut, Cite: cite(book.EliminationWhen), Given: true,
			Holds: func(g *Match, t trial) bool { return !g.out(t.p) }},
		{Reason: NotAlterEgoForm, Cite: cite(book.FormHeroHidesAlterEgo, book.IdentityTitleNamesFace), Given: true,
			Holds: func(g *Match, t trial) bool { return !hidden(g, t) || g.form(t.p) != HeroForm }},
		{Reason: NotHeroForm, Cite: cite(book.FormAlterEgoHidesHero, book.IdentityTitleNamesFace), Given: true,
			Holds: func(g *Match, t trial) bool { return !hidden(g, t) }},
	}
}

// inTurn is what is done in the player's own turn only, by what the rules say of it.
func inTurn(own ...requirement) []requirement {
	for i := range own {
		own[i].Reason, own[i].Cite = NotYourTurn, own[i].Cite.And(book.ActivePlayerDefinition)
		own[i].Given = true
	}
	return append(own, requirement{Reason: AnswerFirst, Says: asked, Holds: isTurn, Given: true})
}

// inPeace is that no other player resolves a card with Peril.
func inPeace() []requirement {
	return []requirement{{Reason: PerilLocks, Cite: cite(book.KeywordsPerilOthersLocked,
		book.KeywordsPerilNoConsulting),
		Holds: func(g *Match, t trial) bool { x := g.peril(); return x == engine.NoPlayer || x == t.p }}}
}

// Playing a card

func playing() []requirement {
	return slices.Concat(anything(), []requirement{
		{Reason: NoSuchCard, Cite: cite(book.PlayPutFromHand), Holds: isCard, Given: true},
		{Reason: NotInHand, Cite: cite(book.PlayPutFromHand), Holds: isInHand, Given: true},
		{Reason: EffectUnknown, Cite: cite(book.AbilityDefinition), Of: isUnknown},
		{Reason: NotPlayed, Cite: cite(book.ResourceCardType), Of: ofType(Resource)},
		{Of: all(ofType(Event), hasAction), Holds: anyAction(toBeReady), Says: lastOf(toBeReady, Action), Given: true},
		{Reason: NotPlayed, Cite: cite(book.PlayPutPlay), Of: not(ofType(Event, Resource, Ally, Support, Upgrade))},
		{Reason: SwitchedOff, Cite: cite(book.PlayPutPlay), Without: cite(book.PlayPutPlay), Of: not(ofType(Event))},
		{Reason: SwitchedOff, Cite: cite(book.PlayerTurnPlayCard), Without: cite(book.PlayerTurnPlayCard),
			Of: not(ofType(Event))},
		{Reason: SwitchedOff, Cite: cite(book.ActionOwnTurn), Without: cite(book.ActionOwnTurn),
			Of: all(ofType(Event), hasAction), Holds: onRequest},
		{Reason: NotHeroForm, Cite: cite(book.PlayRestrictionsAllRespected, book.Initiation1Restrictions),
			Of:    all(not(ofType(Event)), func(t trial) bool { return t.k.HeroOnly }),
			Holds: func(g *Match, t trial) bool { return g.form(t.p) == HeroForm }},
		{Reason: AlliesFull, Cite: cite(book.AllyLimitThree), Of: ofType(Ally),
			Holds: func(g *Match, t trial) bool { return g.allies(t.p) < g.allyLimit(t.p) },
			Says:  func(g *Match, t trial, r ruling) ruling { return r.Counting(g.allyLimit(t.p), 0) }},
	}, entering(), []requirement{
		{Reason: HostsTaken, Of: isAttached, Given: true, // the next row stands for it
			Holds: func(g *Match, t trial) bool { return g.anyHost(t.p, t.c) || g.taken(t.p, t.c) == 0 },
			Says: func(g *Match, t trial, r ruling) ruling {
				return r.With(cite(t.k.Cite.First(), book.AttachToIllegalStaysBack)).Because(g.taken(t.p, t.c))
			}},
		{Reason: NoHostFor, Cite: cite(book.AttachToIllegalStaysBack, book.InPlayTargetInPlay), Of: isAttached,
			Holds: func(g *Match, t trial) bool { return g.anyHost(t.p, t.c) }},
	}, given(inPeace()), inMoment(false, requirement{Reason: NotYourTurn, Cite: cite(book.PlayerTurnPlayCard),
		Of: not(ofType(Event)), Holds: isActive, Early: true,
	}), []requirement{
		{Of: all(ofType(Event), hasAction), Holds: anyAction(toInitiate), Says: lastOf(toInitiate, Action)},
		{Reason: NotAnAction, Cite: cite(book.InterruptWhenConditionOccurs, book.ResponseAfterCondition),
			Of: all(ofType(Event), not(hasAction))},
		{Reason: CannotPay, Cite: cite(book.CostResourceCost, book.ResourceCardCost), Of: not(ofType(Event)),
			Early: true,
			Holds: func(g *Match, t trial) bool {
				return g.affordable(t.p, price{any: g.cost(t.p, t.c), of: t.c, not: t.c})
			},
			Says: func(g *Match, t trial, r ruling) ruling { return r.Counting(g.cost(t.p, t.c), 0) }},
	})
}

// entering is what coming under a player's control demands: unique, one per player. The ally limit forbids to play an
// ally only; one that is put into play beyond it is dealt with by limitAllies (mc.amb.ally-limit-overflow).
func entering() []requirement {
	isUnique := func(t trial) bool { return t.k.Unique }
	alone := func(g *Match, t trial, but func(k *Card) bool) bool {
		x := g.namesake(t.c)
		return x == 0 || !but(g.Card(x))
	}
	because := func(g *Match, t trial, r ruling) ruling { return r.Because(g.namesake(t.c)) }
	return []requirement{
		{Reason: UniqueOtherFace, Cite: cite(book.UniqueOneInPlay, book.AmbUniqueIdentityTitle,
			book.UniqueHeroAndAllyCoexist),
			Of: isUnique, Under: book.UniqueOneInPlay, Says: because, Given: true, // as the next but one
			Holds: func(g *Match, t trial) bool { // the face of an identity that does not show
				return alone(g, t, func(k *Card) bool { return k.Type != t.k.Type && k.title() != t.k.title() })
			}},
		{Reason: UniqueInPlay, Cite: cite(book.UniqueOneInPlay, book.UniqueHeroAndAllyCoexist),
			Of: isUnique, Under: book.UniqueOneInPlay, Says: because, Given: true, // as the next
			Holds: func(g *Match, t trial) bool { // an identity in the way of an ally
				return alone(g, t, func(k *Card) bool { return k.Type != t.k.Type })
			}},
		{Reason: UniqueInPlay, Cite: cite(book.UniqueOneInPlay), Of: isUnique, Under: book.UniqueOneInPlay,
			Says:  because,
			Holds: func(g *Match, t trial) bool { return g.namesake(t.c) == 0 }},
		{Reason: OnePerPlayer, Cite: cite(book.MaxPerPlayer), Of: func(t trial) bool { return t.k.MaxPerPlayer },
			Holds: func(g *Match, t trial) bool { return g.anyWithout(t) }},
	}
}

// anyWithout says that there is a player who may come to control a card of which each controls one at most.
func (g *Match) anyWithout(t trial) bool {
	for o := range g.players {
		if (o == t.p || t.k.AnyController) && !g.controls(o, g.Def(t.c)) {
			return true
		}
	}
	return false
}

// Using the ability of a card

func using() []requirement {
	foreign := func(g *Match, t trial) bool { o := g.controller(t.c); return o != engine.NoPlayer && o != t.p }
	return slices.Concat(anything(), []requirement{
		{Reason: NotInPlayHere, Cite: cite(book.InPlayAbilitiesNeedPlay), Says: ofCard,
			Given: true, // the next clause speaks of cards of players
			Holds: func(g *Match, t trial) bool {
				return t.c == 0 || g.inPlay(t.c) || g.OwnerOf(t.c) != engine.NoPlayer
			}},
		{Reason: NoSuchCard, Cite: cite(book.AbilityUsableOnlyInPlay, book.InPlayAbilitiesNeedPlay), Holds: isCard,
			Given: true},
		{Reason: NotInPlayHere, Cite: cite(book.AbilityUsableOnlyInPlay, book.InPlayAbilitiesNeedPlay), Holds: isInPlay,
			Given: true},
		{Reason: NotControlled, Cite: cite(book.CostOwnCardsOnly, book.AbilityControllerDecides), Given: true,
			Holds: func(g *Match, t trial) bool { return t.q.Kind != AskPay || !foreign(g, t) }},
		{Reason: NotYourQuestion, Says: asked, Given: true,
			Holds: func(g *Match, t trial) bool {
				return t.q.Kind != AskAction || !foreign(g, t) || g.controller(t.c) != t.q.Player
			}},
		{Reason: NotControlled, Cite: cite(book.AbilityControllerDecides, book.PlayerTurnTriggerAction), Given: true,
			Holds: func(g *Match, t trial) bool { return t.q.Kind != AskTurn || !foreign(g, t) }},
		{Reason: NotControlled, Cite: cite(book.AbilityControllerDecides), Given: true,
			Holds: func(g *Match, t trial) bool { return !foreign(g, t) }},
		{Reason: EffectUnknown, Cite: cite(book.AbilityDefinition), Of: isUnknown},
		{Reason: SpecialOnly, Cite: cite(book.SpecialOnlyWhenTold), Of: func(t trial) bool {
			return t.k.Special != nil
		}},
		{Reason: NoAbility, Cite: cite(book.PlayerTurnTriggerAction, book.AbilityTriggeredVsConstant),
			Of: func(t trial) bool { return len(t.k.Abilities) == 0 }},
		{Reason: SwitchedOff, Cite: cite(book.ActionOwnTurn), Without: cite(book.ActionOwnTurn), Of: hasAction,
			Holds: onRequest},
		{Of: generates, Says: lastOf(toBeReady, ResourceAbility), Given: true,
			Holds: func(g *Match, t trial) bool {
				return t.q.Kind != AskPay || g.anyAbility(toBeReady, t, ResourceAbility)
			}},
		{Of: hasAction, Says: lastOf(toBeReady, Action), Given: true,
			Holds: func(g *Match, t trial) bool {
				return t.q.Kind == AskPay && generates(t) || g.anyAbility(toBeReady, t, Action)
			}},
	}, given(inPeace()), inMoment(true, requirement{Reason: EncounterAction, Cite: cite(book.AmbRequestEncounterAction),
		Given: true, Holds: func(g *Match, t trial) bool {
			return isActive(g, t) || g.active() == engine.NoPlayer || g.controller(t.c) != engine.NoPlayer
		},
	}), []requirement{
		{Of: hasAction, Holds: anyAction(toInitiate),
			Says: func(g *Match, t trial, _ ruling) ruling { return g.firstAction(t) }},
	})
}

// onRequest says that it is not a player's own turn in which an action is tried.
func onRequest(_ *Match, t trial) bool { return t.q.Kind != AskTurn }

// inMoment is what playing a card and using an ability (use) demand of the moment; whose says what is done in the own
// turn only. What is played and stays in play does not wait for the moment of its text.
func inMoment(use bool, whose requirement) []requirement {
	waits := func(t trial) bool { return (use || t.k.Type == Event) && t.waits() }
	reacts := func(t trial) bool { return t.reaction() >= 0 }
	inWindow := func(t trial) bool { return t.q.Kind == AskInterrupt || t.q.Kind == AskResponse }
	pays := func(g *Match, t trial) bool { return isOwn(g, t) && t.q.Kind == AskPay }
	menu := func(g *Match, t trial) bool { return isOwn(g, t) && (t.q.Kind == AskTurn || t.q.Kind == AskAction) }
	return []requirement{
		{Reason: NotYourQuestion, Says: asked, Given: true,
			Holds: func(g *Match, t trial) bool { return isOwn(g, t) || isTurn(g, t) || !offered(t.q, t.c) }},
		// while a window is open
		{Reason: NoWindow, Of: reacts, Says: moment, Given: true,
			Holds: func(g *Match, t trial) bool { return !inWindow(t) || g.isDue(t) }},
		{Of: reacts, Given: true,
			Says:  func(g *Match, t trial, _ ruling) ruling { return g.ruling(toInitiate, t.reacting(g)) },
			Holds: func(g *Match, t trial) bool { return !inWindow(t) || g.holds(toInitiate, t.reacting(g)) }},
		{Reason: NotYourQuestion, Of: reacts, Says: asked, Given: true,
			Holds: func(g *Match, t trial) bool { return !inWindow(t) || isOwn(g, t) }},
		{Reason: NoWindow, Of: reacts, Says: moment, Given: true,
			Holds: func(_ *Match, t trial) bool { return !inWindow(t) }},
		{Reason: AnswerFirst, Says: asked, Given: true, Holds: func(_ *Match, t trial) bool { return !inWindow(t) }},
		// while a cost is paid
		{Reason: AnswerFirst, Cite: cite(book.Initiation4Pay, book.ResourceAbilityWhilePaying), Given: true,
			Holds: func(g *Match, t trial) bool { return !pays(g, t) || use && generates(t) && g.inPlay(t.c) }},
		{Reason: OnlyWhilePaying, Cite: cite(book.ResourceAbilityWhilePaying), Of: generates,
			Holds: func(g *Match, t trial) bool { return !g.inPlay(t.c) || use && pays(g, t) }},
		{Reason: NothingOnTop, Cite: cite(book.AbilityMustChangeState, book.CostNoCostWithoutEffect), Of: copiesTop,
			Given: true, Holds: func(g *Match, t trial) bool {
				return !pays(g, t) || g.generated(t.p, &t.k.Abilities[t.k.at(ResourceAbility)]) != Resources{}
			}},
		{Reason: NotEnoughThen, Cite: cite(book.Initiation4Pay, book.Initiation2Cost), Of: generates, Given: true,
			Holds: func(g *Match, t trial) bool { return !pays(g, t) || !g.strandsBy(t) }},
		{Reason: NotThatType, Cite: cite(book.ResourceTypedCost), Of: generates, Says: asked, Given: true,
			Holds: func(g *Match, t trial) bool { return !pays(g, t) }},
		// what waits for its moment
		{Reason: ChangedNothing, Cite: cite(book.EventMustChangeState, book.AbilityMustChangeState),
			Of:    all(waits, ofType(Event)),
			Holds: isNotMissed, Given: true,
			Says: func(g *Match, t trial, r ruling) ruling {
				return inFront(r, t.k.barred(g)).With(t.k.Cite)
			}},
		{Reason: ChangedNothing, Of: waits, Holds: isNotMissed, Given: true,
			Says: func(g *Match, t trial, r ruling) ruling {
				return r.With(t.k.barred(g)).With(cite(book.AbilityMustChangeState,
					book.TriggeredAbilityPlayerCardPotency)).With(t.k.Cite)
			}},
		{Reason: NotAnAction, Of: waits, Says: moment, Given: true,
			Holds: func(_ *Match, t trial) bool { return t.q.Kind != AskTurn && t.q.Kind != AskAction }},
		{Reason: NoWindow, Of: waits,
			Says: func(g *Match, t trial, r ruling) ruling { return asked(g, t, moment(g, t, r)) }},
		// whose turn it is
		whose,
		{Reason: OutsideTurns, Cite: cite(book.AmbActionOutsideTurns, book.LastingEffectOnlyWithinPeriod), Given: true,
			Of:    func(t trial) bool { return len(t.k.Lasting) > 0 },
			Holds: func(g *Match, _ trial) bool { return g.global(PhaseNow) != VillainPhase }},
		{Reason: OutsideTurns, Cite: cite(book.AmbActionOutsideTurns), Given: true,
			Holds: func(g *Match, _ trial) bool { return g.active() != engine.NoPlayer }},
		{Reason: OnRequestOnly, Cite: cite(book.ActionOnRequest, book.PlayerTurnAskOther), Given: true,
			Holds: func(g *Match, t trial) bool { return menu(g, t) || !isTurn(g, t) }},
		{Reason: NotYourQuestion, Says: asked, Given: true,
			Holds: func(g *Match, t trial) bool { return menu(g, t) || isOwn(g, t) }},
		{Reason: AnswerFirst, Says: asked, Given: true, Holds: menu},
	}
}

// The basic powers of a character

func attacking() []requirement {
	return slices.Concat(anything(), acting(),
		power(func(k *Card) int8 { return k.ATK }, book.AttackAllyBasic, book.AttackHeroBasic, book.AttackHeroExhausts),
		[]requirement{
			{Reason: Guarded, Cite: cite(book.KeywordsGuard), Given: true, // the next row stands for it
				Holds: func(g *Match, t trial) bool { return victim(g, t) || g.mayAttack(t.p, g.villain()) },
				Says:  func(g *Match, t trial, r ruling) ruling { return r.Because(g.guard(t.p, g.villain())) }},
			{Reason: TakesNoDamage, Cite: cite(book.CannotAbsolute, book.AmbDamageMustMatter), Holds: victim,
				Says: func(g *Match, _ trial, r ruling) ruling {
					return r.Of(g.villain()).With(g.Card(g.villain()).Cite)
				}},
		},
		inOwnTurn())
}

// victim says whether there is an enemy that an attack could do something to.
func victim(g *Match, t trial) bool { return g.anyVictim(g.mine(t.p, t.c), true, nil) }

func thwarting() []requirement {
	return slices.Concat(anything(), acting(),
		power(func(k *Card) int8 { return k.THW }, book.ThwartAllyBasic, book.ThwartHeroBasic, book.ThwartHeroExhausts),
		[]requirement{
			{Reason: NoThreatToRemove, Cite: cite(book.SideSchemeCrisis, book.AmbThwartProtectedScheme),
				Given: true, // the next row stands for it
				Holds: func(g *Match, _ trial) bool { return g.anyScheme(nil) || !g.crisis() }},
			{Reason: NoThreatToRemove, Cite: cite(book.CannotAbsolute, book.AmbThwartProtectedScheme),
				Given: true, // so it does for this one
				Holds: func(g *Match, _ trial) bool { return g.anyScheme(nil) || g.keepsThreat() == 0 },
				Says:  func(g *Match, _ trial, r ruling) ruling { return inFront(r, g.keepsThreat()) }},
			{Reason: NoThreatToRemove, Cite: cite(book.AmbThwartProtectedScheme),
				Holds: func(g *Match, _ trial) bool { return g.anyScheme(nil) }, Says: threatStays},
		}, inOwnTurn())
}

// threatStays cites the card of the main scheme where it says that its threat is never removed.
func threatStays(g *Match, _ trial, r ruling) ruling {
	if c := g.scheme(); g.Card(c).ThreatStays && g.threat(c) > 0 {
		return r.With(g.Card(c).Cite.And(book.CannotAbsolute))
	}
	return r
}

func inOwnTurn() []requirement {
	return inTurn(
		requirement{Cite: cite(book.PlayerTurnUseAlly), Of: ofType(Ally), Holds: isActive},
		requirement{Cite: cite(book.PlayerTurnBasicPower), Holds: isActive},
	)
}

// acting is that a card of the player's own is in play.
func acting() []requirement {
	controlled := func(g *Match, t trial) bool { return g.controller(t.c) == t.p }
	return []requirement{
		{Reason: NoSuchCard, Cite: cite(book.InPlayAbilitiesNeedPlay), Holds: isCard, Given: true},
		{Reason: NotInPlayHere, Cite: cite(book.InPlayAbilitiesNeedPlay), Holds: isInPlay, Given: true},
		{Reason: NotControlled, Cite: cite(book.PlayerTurnBasicPower), Of: ofType(Hero, AlterEgo), Holds: controlled,
			Given: true},
		{Reason: NotControlled, Cite: cite(book.PlayerTurnUseAlly), Holds: controlled, Given: true},
	}
}

// power is what a basic attack or thwart demands of the character.
func power(value func(k *Card) int8, ally, hero, exhausts engine.Clause) []requirement {
	return []requirement{
		{Reason: SwitchedOff, Cite: cite(ally), Without: cite(ally), Of: ofType(Ally)},
		{Reason: SwitchedOff, Cite: cite(hero), Without: cite(hero), Of: not(ofType(Ally))},
		{Reason: NotHeroForm, Cite: cite(book.PlayerTurnBasicPower, hero), Of: ofType(AlterEgo)},
		{Reason: NotACharacter, Cite: cite(book.PlayerTurnUseAlly), Of: not(ofType(Hero, Ally, AlterEgo))},
		{Reason: HasDash, Cite: cite(book.DashNoPower), Of: func(t trial) bool { return value(t.k) == Dash }},
		{Reason: IsExhausted, Cite: cite(book.AllyExhaustAsCost, book.ExhaustedCannotExhaustAgain),
			Under: book.AllyExhaustAsCost,
			Of:    ofType(Ally),
			Holds: isReady},
		{Reason: IsExhausted, Cite: cite(exhausts, book.ExhaustedCannotExhaustAgain), Of: not(ofType(Ally)),
			Holds: isReady},
	}
}

// recovering is the alter ego's basic power: whose turn it is comes first, as there is no card to look at.
func recovering() []requirement {
	identity := func(g *Match, t trial, r ruling) ruling { return r.Of(g.identity(t.p)) }
	turn := inTurn(requirement{Cite: cite(book.PlayerTurnBasicPower), Holds: isActive})
	return slices.Concat(anything(), turn[:1], []requirement{
		{Reason: SwitchedOff, Cite: cite(book.RecoverExhaustAndHeal), Without: cite(book.RecoverExhaustAndHeal)},
		{Reason: NotAlterEgoForm, Cite: cite(book.RecoverAlterEgoOnly, book.PlayerTurnBasicPower),
			Holds: func(g *Match, t trial) bool { return g.form(t.p) != HeroForm }},
		{Reason: IsExhausted, Cite: cite(book.RecoverExhaustAndHeal, book.ExhaustedCannotExhaustAgain), Says: identity,
			Holds: func(g *Match, t trial) bool { return !g.Flag(g.identity(t.p), Exhausted) }},
		{Reason: NothingToHeal, Cite: cite(book.CostNoCostWithoutEffect, book.RecoverExhaustAndHeal), Says: identity,
			Holds: func(g *Match, t trial) bool { return g.Sustained(g.identity(t.p)) > 0 }},
	}, turn[1:])
}

// flipping is changing form (mc.form.once-per-round, mc.amb.turn-or-round-flip).
func flipping() []requirement {
	return slices.Concat(anything(), []requirement{
		{Reason: SwitchedOff, Cite: cite(book.PlayerTurnChangeForm), Without: cite(book.PlayerTurnChangeForm)},
		{Reason: FlippedAlready, Cite: cite(book.FormOncePerRound, book.PlayerTurnChangeFormOnce,
			book.AmbTurnOrRoundFlip),
			Holds: func(g *Match, t trial) bool { return !g.flipped(t.p) }},
	}, inTurn(requirement{Cite: cite(book.FormOncePerRound), Holds: isActive}))
}

// flipped says whether a player has changed form in the own turn of this round.
func (g *Match) flipped(p engine.Player) bool {
	for _, m := range g.Memos() {
		if m.What == memoForm && m.Player == p {
			return true
		}
	}
	return false
}

// requesting is asking another player to act.
func requesting() []requirement {
	return slices.Concat(anything(), []requirement{
		{Reason: SwitchedOff, Cite: cite(book.PlayerTurnAskOther), Without: cite(book.PlayerTurnAskOther)},
		{Reason: NoSuchPlayer, Cite: cite(book.PlayerTurnAskOther), Given: true,
			Holds: func(_ *Match, t trial) bool { return t.whom != engine.NoPlayer }},
		{Reason: AskYourself, Cite: cite(book.PlayerTurnAskOther),
			Holds: func(_ *Match, t trial) bool { return t.whom != t.p }},
		{Reason: WhomIsOut, Cite: cite(book.EliminationWhen), Given: true,
			Holds: func(g *Match, t trial) bool { return !g.out(t.whom) }},
	}, inTurn(requirement{Cite: cite(book.PlayerTurnAskOther), Holds: isActive}), []requirement{
		{Reason: NothingToAsk, Cite: cite(book.PlayerTurnAskOther, book.PlayerTurnOtherDecides),
			Holds: func(g *Match, t trial) bool { return g.peril() == engine.NoPlayer && g.canAct(t.q, t.whom) }},
	})
}

// Defending

// defending is what makes a card one with which a player defends: an exhausted one is none only while an attack
// waits, for until then it may ready.
func defending() []requirement {
	controlled := func(g *Match, t trial) bool { return g.controller(t.c) == t.p }
	ready := func(g *Match, t trial) bool { return t.q.Kind != AskDefender || isReady(g, t) }
	return []requirement{
		{Reason: NoSuchCard, Cite: cite(book.InPlayTargetInPlay, book.EnemyAttack2DeclareDefender), Holds: isCard,
			Given: true},
		{Reason: NotInPlayHere, Cite: cite(book.InPlayTargetInPlay, book.EnemyAttack2DeclareDefender), Holds: isInPlay,
			Given: true},
		{Reason: NotACharacter, Cite: cite(book.EnemyAttack2DeclareDefender), Of: not(ofType(Hero, Ally, AlterEgo))},
		{Reason: NotControlled, Cite: cite(book.AllyAnyoneMayDefend), Of: ofType(Ally), Holds: controlled, Given: true},
		{Reason: NotControlled, Cite: cite(book.EnemyAttack2DeclareDefender, book.DefendHeroBasic), Holds: controlled,
			Given: true},
		{Reason: SwitchedOff, Cite: cite(book.DefendAllyDefends), Without: cite(book.DefendAllyDefends),
			Of: ofType(Ally)},
		{Reason: SwitchedOff, Cite: cite(book.DefendHeroBasic), Without: cite(book.DefendHeroBasic),
			Of: not(ofType(Ally))},
		{Reason: NotHeroForm, Cite: cite(book.DefendHeroBasic), Of: ofType(AlterEgo)},
		{Reason: IsExhausted, Cite: cite(book.DefendHeroExhausts, book.ExhaustedCannotExhaustAgain),
			Under: book.DefendHeroExhausts,
			Of:    ofType(Hero),
			Holds: ready},
		{Reason: IsExhausted, Cite: cite(book.AllyExhaustAsCost, book.ExhaustedCannotExhaustAgain),
			Under: book.AllyExhaustAsCost,
			Of:    ofType(Ally),
			Holds: ready},
		{Reason: AllyMustDefend, Cite: cite(book.AmbMustDefend), Of: ofType(Hero),
			Holds: func(g *Match, t trial) bool { return t.q.Kind != AskDefender || g.mustDefend() == engine.NoPlayer },
			Says:  func(g *Match, _ trial, r ruling) ruling { return r.Because(g.attack().attacker) }},
	}
}

// inAttack is the moment of it.
func inAttack() []requirement {
	return []requirement{
		{Reason: NoAttack, Cite: cite(book.EnemyAttack2DeclareDefender),
			Holds: func(_ *Match, t trial) bool { return t.q.Kind == AskDefender }},
		{Reason: NotYourQuestion, Says: asked, Holds: isOwn},
		{Reason: AnswerFirst, Says: asked},
	}
}

// Paying

// spending is what makes a card one that a player discards for its resources.
func spending() []requirement {
	// own says that a card is none, or one of the own hand, or fits
	own := func(fits func(g *Match, t trial) bool) func(g *Match, t trial) bool {
		return func(g *Match, t trial) bool { return t.c == 0 || isInHand(g, t) || fits(g, t) }
	}
	return []requirement{
		{Reason: NotControlled,
			Cite: cite(book.CostOwnCardsOnly, book.CostOwnZonesOnly, book.OwnershipControlsOwnZones,
				book.TableTalkNoDutyToShow),
			Holds: own(func(g *Match, t trial) bool { return !g.owned(t.c, Hand) })},
		{Reason: NotControlled, Cite: cite(book.CostOwnCardsOnly, book.CostOwnZonesOnly,
			book.OwnershipControlsOwnZones),
			Holds: own(func(g *Match, t trial) bool {
				return g.OwnerOf(t.c) == t.p || !g.owned(t.c, PlayerDeck) && !g.owned(t.c, Discard)
			})},
		{Reason: NotControlled, Cite: cite(book.CostOwnCardsOnly),
			Holds: own(func(g *Match, t trial) bool { return g.OwnerOf(t.c) == t.p || g.controller(t.c) == t.p })},
		{Reason: SwitchedOff, Cite: cite(book.ResourceByDiscarding), Without: cite(book.ResourceByDiscarding)},
		{Reason: NoSuchCard, Cite: cite(book.ResourceByDiscarding), Holds: isCard},
		{Reason: NotInHand, Cite: cite(book.ResourceByDiscarding), Holds: isInHand},
		{Reason: BeingPaidFor, Cite: cite(book.ResourceByDiscarding, book.CostResourceCost),
			Holds: func(g *Match, t trial) bool { return !g.paying || t.c != g.due.not }},
	}
}

// inPayment is the moment of it.
func inPayment() []requirement {
	return []requirement{
		{Reason: NotYourQuestion, Cite: cite(book.CostOwnCardsOnly, book.CostOwnZonesOnly,
			book.OwnershipControlsOwnZones),
			Holds: func(g *Match, t trial) bool { return t.q.Kind != AskPay || isOwn(g, t) }},
		{Reason: NotThatType, Cite: cite(book.ResourceTypedCost), Says: asked,
			Holds: func(_ *Match, t trial) bool { return t.q.Kind != AskPay }},
		{Reason: NothingToPay, Cite: cite(book.ResourcePurpose, book.AmbCostOfZero),
			Holds: func(g *Match, _ trial) bool { return !g.free }},
		{Reason: NothingToPay, Cite: cite(book.ResourcePurpose)},
	}
}

// What only a rule or a text asks for

func discarding() []requirement {
	turn := func(g *Match, t trial) bool { return !isTurn(g, t) }
	return slices.Concat(anything(), []requirement{
		{Reason: SwitchedOff, Cite: cite(book.EndPlayerPhase1MayDiscard), Without: cite(book.EndPlayerPhase1MayDiscard),
			Holds: turn},
		{Reason: NotInHand, Cite: cite(book.EndPlayerPhase1MayDiscard),
			Holds: func(g *Match, t trial) bool { return turn(g, t) || t.c == 0 || isInHand(g, t) }},
		{Reason: NoDiscardNow, Cite: cite(book.EndPlayerPhase1MayDiscard), Holds: turn},
		{Reason: NotYourQuestion, Says: asked, Holds: isOwn},
		{Reason: AnswerFirst, Says: asked},
	})
}

func declining() []requirement {
	return slices.Concat(anything(), []requirement{
		{Reason: NothingOpen, Cite: cite(book.MayOptional), Holds: func(g *Match, t trial) bool {
			return !isTurn(g, t)
		}},
		{Reason: NotYourQuestion, Says: asked, Holds: isOwn},
		{Reason: MustAnswer, Cite: cite(book.Initiation4Pay), Says: asked,
			Holds: func(_ *Match, t trial) bool { return t.q.Kind != AskPay }},
		{Reason: MustAnswer, Says: asked},
	})
}

func choosing() []requirement {
	return slices.Concat(anything(), []requirement{
		{Reason: NotAsked, Cite: cite(book.ChooseChoiceRequired),
			Holds: func(g *Match, t trial) bool { return !isTurn(g, t) }},
		{Reason: NotYourQuestion, Says: asked, Holds: isOwn},
		{Reason: AnswerFirst, Says: asked},
	})
}

func cite(cs ...engine.Clause) engine.Clauses { return engine.CiteAll(cs) }

// given are rows that need no look where something is offered.
func given(rows []requirement) []requirement {
	for i := range rows {
		rows[i].Given = true
	}
	return rows
}

// What rows speak of.

func ofType(types ...Type) func(t trial) bool {
	return func(t trial) bool { return slices.Contains(types, t.k.Type) }
}

func not(of func(t trial) bool) func(t trial) bool { return func(t trial) bool { return !of(t) } }

func all(of ...func(t trial) bool) func(t trial) bool {
	return func(t trial) bool {
		for _, one := range of {
			if !one(t) {
				return false
			}
		}
		return true
	}
}

func isUnknown(t trial) bool { return t.k.Unknown }

func isAttached(t trial) bool { return t.k.Hosts != nil }

func hasAction(t trial) bool { return t.k.at(Action) >= 0 }

// generates says of a card that it has a Resource ability; none has anything else to use.
func generates(t trial) bool { return t.k.at(ResourceAbility) >= 0 }

// waits says of a card that it has abilities and that all of them wait for their moment.
func (t trial) waits() bool { return len(t.k.Abilities) > 0 && !hasAction(t) && !generates(t) }

// reaction is the ability with which a card reacts, -1 if it has none: no card has an Interrupt and a Response.
func (t trial) reaction() int { return max(t.k.at(Interrupt), t.k.at(Response)) }

// What rows add to a refusal: what the open question cites, what the text of the card does; which card it is about;
// when its moment is.

func asked(_ *Match, t trial, r ruling) ruling { return r.WithIfRoom(t.q.Cite) }

func itsText(_ *Match, t trial, r ruling) ruling { return r.With(t.k.Cite) }

// inFront cites what decides right behind the clause that leads, and the others as far as there is room.
func inFront(r ruling, decides engine.Clauses) ruling {
	r.Cite = engine.Cite(r.Cite.First()).With(decides).WithIfRoom(r.Cite)
	return r
}

func ofCard(_ *Match, t trial, r ruling) ruling { return r.Of(t.c) }

func moment(g *Match, t trial, r ruling) ruling { return r.With(g.moment(t.c)) }

// What holds of an attempt: of the card, of where it lies, of the moment.

func isCard(_ *Match, t trial) bool { return t.c != 0 }

func isInHand(g *Match, t trial) bool { return t.c != 0 && g.In(t.c) == g.Zone(t.p, Hand) }

func isInPlay(g *Match, t trial) bool { return g.inPlay(t.c) }

func isReady(g *Match, t trial) bool { return !g.Flag(t.c, Exhausted) }

func isActive(g *Match, t trial) bool { return g.active() == t.p }

// isTurn says that the open question is what is done next in a turn.
func isTurn(_ *Match, t trial) bool { return t.q.Kind == AskTurn }

// isOwn says that the open question is the player's.
func isOwn(_ *Match, t trial) bool { return t.q.Player == t.p }

// isNotMissed says of what waits that its moment has not come and gone without anything to change.
func isNotMissed(g *Match, t trial) bool { return !slices.Contains(g.missed, g.Ref(t.c)) }

// isDue says that what is happening now is what a card waits for.
func (g *Match) isDue(t trial) bool {
	ab, e := &t.k.Abilities[t.reaction()], g.Pending()
	return e != nil && ab.On.Has(e.Kind) && (ab.When == nil || ab.When(g, g.mine(t.p, t.c), e))
}

// reacting is the same attempt with the ability that reacts to what is happening now.
func (t trial) reacting(g *Match) trial {
	t.i, t.e = uint8(t.reaction()), g.Pending()
	return t
}
