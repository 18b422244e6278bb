package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// What using the ability of a card demands; what the ability itself does is told by demands_ability.go.

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
		{Reason: EncounterAction, Cite: cite(book.AmbRequestEncounterAction), Of: hasAction, // in whatever form
			Given: true, Holds: func(g *Match, t trial) bool {
				return isActive(g, t) || g.active() == engine.NoPlayer || g.controller(t.c) != engine.NoPlayer
			}},
		{Of: hasAction, Says: lastOf(toBeReady, Action), Given: true,
			Holds: func(g *Match, t trial) bool {
				return t.q.Kind == AskPay && generates(t) || g.anyAbility(toBeReady, t, Action)
			}},
	}, given(inPeace()), inMoment(true), []requirement{
		{Of: hasAction, Holds: anyAction(toInitiate),
			Says: func(g *Match, t trial, _ ruling) ruling { return g.firstAction(t) }},
	})
}

// onRequest says that it is not a player's own turn in which an action is tried.
func onRequest(_ *Match, t trial) bool { return t.q.Kind != AskTurn }

// inMoment is what playing a card and using an ability (use) demand of the moment; whose says what else is done in the
// own turn only. What is played and stays in play does not wait for the moment of its text.
func inMoment(use bool, whose ...requirement) []requirement {
	waits := func(t trial) bool { return (use || t.k.Type == Event) && t.waits() }
	reacts := func(t trial) bool { return t.reaction() >= 0 }
	inWindow := func(t trial) bool { return t.q.Kind == AskInterrupt || t.q.Kind == AskResponse }
	pays := func(g *Match, t trial) bool { return isOwn(g, t) && t.q.Kind == AskPay }
	menu := func(g *Match, t trial) bool { return isOwn(g, t) && (t.q.Kind == AskTurn || t.q.Kind == AskAction) }
	return slices.Concat([]requirement{
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
		{Reason: OnlyWhilePaying, Cite: cite(book.ResourceAbilityWhilePaying), Of: all(generates, not(hasAction)),
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
	}, whose, []requirement{ // whose turn it is
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
	})
}
