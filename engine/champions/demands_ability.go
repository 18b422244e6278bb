package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// What an ability demands: its form, its limits, something to act on, its costs (mc.initiation.1-restrictions,
// mc.initiation.2-cost).

func (t trial) ability() *Ability { return &t.k.Abilities[t.i] }

// ability is what is demanded whatever the ability costs.
func ability() []requirement {
	form := func(f Form) func(t trial) bool { return func(t trial) bool { return t.ability().Form == f } }
	fits := func(g *Match, t trial) bool { return g.fits(t.p, t.ability().Form) }
	ofTurn := func(g *Match, t trial) bool { return t.ability().Moment == Action && isActive(g, t) }
	fitsInTurn := func(g *Match, t trial) bool { return !ofTurn(g, t) || fits(g, t) }
	fitsElsewhere := func(g *Match, t trial) bool { return ofTurn(g, t) || fits(g, t) }
	unused := func(g *Match, t trial) bool { return !g.used(t.c, int(t.i)) }
	counters := func(uses bool) func(t trial) bool {
		return func(t trial) bool { return t.ability().Cost.Counters > 0 && (t.k.Uses != 0) == uses }
	}
	enough := func(g *Match, t trial) bool { return int(t.ability().Cost.Counters) <= g.Tokens(t.c, CounterToken) }
	labelled := func(l Label) func(t trial) bool { return func(t trial) bool { return t.ability().Label == l } }
	tireless := func(g *Match, t trial) bool { return !g.Flag(g.performer(g.mine(t.p, t.c)), Exhausted) }
	whoActs := func(g *Match, t trial, r ruling) ruling { return r.Of(g.performer(g.mine(t.p, t.c))) }
	can := func(t trial) bool { return t.ability().Can != nil }
	matters := func(g *Match, t trial) bool { return t.ability().Can(g, g.mine(t.p, t.c), t.e) }
	return []requirement{
		// of an Action in the own turn the list of what is done then says it, of all else the entry on triggers
		{Reason: NotAlterEgoForm, Of: form(AlterEgoForm), Holds: fitsInTurn,
			Cite: cite(book.PlayerTurnFormSuffix, book.TriggeredAbilityFormLabel, book.Initiation1Restrictions,
				book.FormHeroHidesAlterEgo)},
		{Reason: NotAlterEgoForm, Of: form(AlterEgoForm), Holds: fitsElsewhere,
			Cite: cite(book.TriggeredAbilityFormLabel, book.Initiation1Restrictions, book.FormHeroHidesAlterEgo)},
		{Reason: NotHeroForm, Of: form(HeroForm), Holds: fitsInTurn,
			Cite: cite(book.PlayerTurnFormSuffix, book.TriggeredAbilityFormLabel, book.Initiation1Restrictions)},
		{Reason: NotHeroForm, Of: form(HeroForm), Holds: fitsElsewhere,
			Cite: cite(book.TriggeredAbilityFormLabel, book.Initiation1Restrictions)},
		{Reason: LimitReached, Cite: cite(book.LimitPerCard, book.AmbIdentityLimitsWhenFlipped),
			Given: true, // the next row stands for it
			Of:    func(t trial) bool { return t.ability().Limit && t.k.Back != "" },
			Holds: func(g *Match, t trial) bool { return unused(g, t) || !g.changedSince(t.p, t.c, int(t.i)) }},
		{Reason: LimitReached, Cite: cite(book.LimitPerCard), Of: func(t trial) bool { return t.ability().Limit },
			Holds: unused},
		{Reason: MaxReached, Cite: cite(book.MaxPerPeriod, book.MaxInsideAbility),
			Of:    func(t trial) bool { return t.ability().Max },
			Holds: func(g *Match, t trial) bool { return !g.maxed(t.c, int(t.i)) }},
		{Reason: IsExhausted, Cite: cite(book.ExhaustedCannotExhaustAgain, book.ExhaustedExhaustCostNeedsReady),
			Holds: isReady,
			Of:    func(t trial) bool { return t.ability().Cost.Exhaust }},
		{Reason: SwitchedOff, Cite: cite(book.ExhaustedAbilitiesStillActive),
			Without: cite(book.ExhaustedAbilitiesStillActive), Holds: isReady},
		{Reason: IsExhausted, Cite: cite(book.AttackLabelledNoExhaust), Without: cite(book.AttackLabelledNoExhaust),
			Of: labelled(AttackLabel), Holds: tireless, Says: whoActs},
		{Reason: IsExhausted, Cite: cite(book.ThwartLabelledNoExhaust), Without: cite(book.ThwartLabelledNoExhaust),
			Of: labelled(ThwartLabel), Holds: tireless, Says: whoActs},
		{Reason: NoCounters, Cite: cite(book.CountersAbilityDefines), Of: counters(false), Holds: enough},
		{Reason: NoCounters, Cite: cite(book.KeywordsUsesType, book.KeywordsUsesSpend), Of: counters(true),
			Holds: enough},
		{Reason: Guarded, Cite: cite(book.KeywordsGuard), Of: labelled(AttackLabel),
			Holds: func(g *Match, t trial) bool {
				return t.e == nil || !g.isEnemy(t.e.Card) || g.mayAttack(t.p, t.e.Card)
			},
			Says: func(g *Match, t trial, r ruling) ruling { return r.Because(g.guard(t.p, t.e.Card)) }},
		{Reason: ChangesNothing, Of: all(can, ofType(Event)), Holds: matters,
			Says: func(g *Match, t trial, r ruling) ruling {
				return withCard(t, noChoice(g, t, inFront(r, t.ability().barred(g))))
			},
			Cite: cite(book.EventMustChangeState, book.AbilityMustChangeState, book.TriggeredAbilityPlayerCardPotency)},
		{Reason: ChangesNothing, Of: all(can, not(ofType(Event))), Holds: matters,
			Says: func(g *Match, t trial, r ruling) ruling {
				return withCard(t, noChoice(g, t, r.With(t.ability().barred(g)).With(cite(book.AbilityMustChangeState,
					book.TriggeredAbilityPlayerCardPotency, book.CostNoCostWithoutEffect))))
			}},
	}
}

// withCard cites besides the card itself, as far as there is room.
func withCard(t trial, r ruling) ruling { return r.With(t.k.Cite) }

// noChoice cites besides, of an ability in which something is chosen, that it needs a choice.
func noChoice(_ *Match, t trial, r ruling) ruling {
	if t.ability().Chooses {
		return r.With(cite(book.ChooseNoChoiceNoAbility))
	}
	return r
}

// paying is that the costs of an ability can be paid.
func paying() []requirement {
	typed := func(t trial) bool { x := t.ability().Cost.Spend; x[Wild] = 0; return x.total() > 0 }
	spends := func(t trial) bool { x := t.ability().Cost.Spend; return x.total() > 0 }
	pays := func(g *Match, t trial) bool { return g.affordable(t.p, g.price(t)) }
	total := func(g *Match, t trial, r ruling) ruling { x := g.price(t); return r.Counting(x.total(), 0) }
	return []requirement{
		{Reason: CannotPay, Cite: cite(book.CostAbilityCost), Of: func(t trial) bool {
			return t.ability().Cost.Can != nil
		},
			Holds: func(g *Match, t trial) bool { return t.ability().Cost.Can(g, g.mine(t.p, t.c)) },
			Says: func(g *Match, t trial, r ruling) ruling {
				cost := &t.ability().Cost
				if cost.Why != nil {
					return cost.Why(g, g.mine(t.p, t.c))
				}
				x := g.price(t)
				return r.With(cost.simultaneous(t.k.Type == Event && x.any > 0))
			}},
		{Reason: CannotPay, Cite: cite(book.CostResourceCost, book.ResourceCardCost), Of: ofType(Event), Holds: pays,
			Says: total},
		{Reason: CannotPay, Cite: cite(book.ResourceAbilityCost), Holds: pays, Of: all(not(ofType(Event)), spends),
			Says: func(g *Match, t trial, r ruling) ruling {
				if typed(t) {
					r = r.With(cite(book.ResourceTypedCost))
				}
				return total(g, t, r.With(t.ability().Cost.simultaneous(false)))
			}},
	}
}

// price is what must be generated to use an ability; of an event also what the card itself costs.
func (g *Match) price(t trial) price {
	x := t.ability().Cost.price(t.c)
	if t.k.Type == Event {
		x.not = t.c
		x.any += g.cost(t.p, t.c)
	}
	return x
}

// called is what is demanded of an ally that is called out of some player's discard pile; every refusal is about the
// ally.
func called() []requirement {
	rows := []requirement{
		{Reason: EffectUnknown, Cite: cite(book.AbilityDefinition), Of: isUnknown},
		{Reason: NotHeroForm, Cite: cite(book.PlayRestrictionsAllRespected),
			Without: cite(book.PlayPutPutSkipsRestrictions),
			Of:      func(t trial) bool { return t.k.HeroOnly },
			Holds:   func(g *Match, t trial) bool { return g.form(t.p) == HeroForm }},
	}
	for _, row := range entering() {
		row.Says = then(row.Says, func(_ *Match, _ trial, r ruling) ruling {
			return r.With(cite(book.PlayPutPutLegalPlace))
		})
		rows = append(rows, row)
	}
	rows = append(rows, requirement{Reason: CannotPay, Cite: cite(book.CostAbilityCost),
		Holds: func(g *Match, t trial) bool {
			return g.affordable(t.p, price{any: int(t.k.Cost), of: t.source, not: t.source})
		}})
	for i := range rows {
		rows[i].Says = then(rows[i].Says, ofCard)
	}
	return rows
}

// then says one thing after the other.
func then(one, other func(g *Match, t trial, r ruling) ruling) func(g *Match, t trial, r ruling) ruling {
	if one == nil {
		return other
	}
	return func(g *Match, t trial, r ruling) ruling { return other(g, t, one(g, t, r)) }
}

// anyAbility says whether one of the abilities of a card that are used at a moment fulfils a list of demands.
func (g *Match) anyAbility(list int, t trial, m Moment) bool {
	for i := range t.k.Abilities {
		if t.k.Abilities[i].Moment != m {
			continue
		}
		if t.i = uint8(i); g.holds(list, t) {
			return true
		}
	}
	return false
}

func anyAction(list int) func(g *Match, t trial) bool {
	return func(g *Match, t trial) bool { return g.anyAbility(list, t, Action) }
}

// lastOf says what forbids the last of the abilities of a card that are used at a moment.
func lastOf(list int, m Moment) func(g *Match, t trial, r ruling) ruling {
	return func(g *Match, t trial, r ruling) ruling {
		for i := range t.k.Abilities {
			if t.k.Abilities[i].Moment == m {
				t.i = uint8(i)
				r = g.ruling(list, t)
			}
		}
		return r
	}
}

// firstAction says what forbids the first of the actions of a card that cannot be used.
func (g *Match) firstAction(t trial) ruling {
	for i := range t.k.Abilities {
		if t.k.Abilities[i].Moment == Action {
			t.i = uint8(i)
			if r := g.ruling(toInitiate, t); !r.OK() {
				return r
			}
		}
	}
	return ruling{}
}

// mayUse says whether a player may use the i-th ability of a card in play now.
func (g *Match) mayUse(p engine.Player, c engine.CardID, i int) bool {
	return g.holds(toInitiate, g.trial(p, c).with(i, nil))
}

// judgeUse says why a player may not use an ability now; e is what it waits for.
func (g *Match) judgeUse(p engine.Player, c engine.CardID, i int, e *engine.Event) ruling {
	return g.ruling(toInitiate, g.trial(p, c).with(i, e))
}
