package deckbuilder

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// What each verb demands, row after row: the restrictions of the rulebook, with the reason and the clauses of each. A
// row that is Given needs no look where a move is offered: offers look at the cards where they lie, in the player's
// own turn, and at none that is too dear.

// trial is an attempt before the judge.
type trial struct {
	q       *engine.Question
	card    *Card // that is tried; of no card the empty declaration
	p, whom engine.Player
	verb    engine.Verb
	x       engine.CardID
	z       engine.Zone // where it lies
}

type (
	requirement = engine.Requirement[*Match, trial]
	ruling      = engine.Ruling
)

// withDefense is the list of what a card must be to defend with it, whatever the moment is.
const withDefense = verbCount

// demands makes the table: the rows of each verb, at its number; those of an answer to the question of a text at 0.
func (k *Parts) demands() []engine.Demands[*Match, trial] {
	kinds := make([]trial, len(k.Cards))
	for d := range kinds {
		kinds[d].card = &k.Cards[d]
	}
	lists := make([]engine.Demands[*Match, trial], withDefense+1)
	for v, rows := range k.rows() {
		rows = slices.DeleteFunc(rows, undemanded)
		lists[v] = engine.Demands[*Match, trial]{Rows: rows, Kinds: kinds}
	}
	return lists
}

// undemanded says of a row that no clause of this rulebook demands it, and no card.
func undemanded(r requirement) bool { return r.Cite == 0 && r.Says == nil }

func (k *Parts) rows() [withDefense + 1][]requirement {
	var out [withDefense + 1][]requirement
	out[engine.NoVerb] = k.toAnswer()
	out[engine.VerbDecline] = k.toDecline()
	out[engine.VerbUse] = k.toUse()
	out[engine.VerbChoose] = k.toDo(k.Cites.NothingElse)
	out[VerbPlay] = k.toPlay()
	out[VerbBuy] = k.toBuy()
	out[VerbDefeat] = k.toDefeat()
	out[VerbEndTurn] = k.toEndTurn()
	out[VerbDefend] = slices.Concat(k.withDefense(), k.toDefend())
	out[VerbDestroy] = k.toDo(k.Cites.DestroyWhere)
	out[VerbDiscard] = k.toDo(k.Cites.NothingElse)
	out[VerbGain] = k.toGain()
	out[VerbPass] = k.toDo(k.Cites.NothingElse)
	out[withDefense] = append(k.withDefense(), toPayDefense())
	return out
}

// toPlay is what playing a card demands.
func (k *Parts) toPlay() []requirement {
	c := k.Cites
	location := func(t trial) bool { return t.card.Types&Location != 0 }
	return slices.Concat([]requirement{
		{Reason: NoSuchCard, Cite: cite(c.PlayFromHand), Holds: named, Given: true},
		{Reason: EffectUnknown, Cite: cite(c.UnknownEffect), Of: unknown, Says: naming,
			Holds: func(g *Match, t trial) bool { return !inHand(g, t) }},
		{Reason: StaysInPlay, Cite: cite(c.LocationStays), Under: c.LocationStays, Of: location,
			Holds: isLoose, Given: true},
		{Reason: StaysInPlay, Of: func(t trial) bool { return t.card.Stays && t.card.Types&Location == 0 },
			Says: naming, Holds: isLoose, Given: true},
		{Reason: NotTouched, Cite: cite(c.NotInPlay), Under: c.NotInPlay, Holds: isTouched, Given: true},
		{Reason: NotInHand, Cite: cite(c.PlayFromHand), Given: true,
			Holds: func(g *Match, t trial) bool { return inHand(g, t) || isKept(g, t) }},
	}, k.inTurn(requirement{Cite: cite(c.PlayOwnTurn), Holds: isOnTurn}), []requirement{
		{Reason: SwitchedOff, Cite: cite(c.PlayAfterBuying, c.PlayAfterBuyingReading),
			Without: cite(c.PlayAfterBuying, c.PlayAfterBuyingReading),
			Holds:   func(g *Match, t trial) bool { return !g.Has(Paid, t.p) }},
		{Reason: SwitchedOff, Cite: cite(c.PlayInert), Without: cite(c.PlayInert), Of: inert,
			Holds: isKept},
		{Reason: SwitchedOff, Cite: cite(c.LocationAnyNumber), Without: cite(c.LocationAnyNumber), Of: location,
			Holds: func(g *Match, t trial) bool { return isKept(g, t) || !g.hasLocation(t.p) }},
		{Reason: KeptThisTurn, Cite: cite(c.KeptCard), Given: true, // of a card of hand
			Holds: func(g *Match, t trial) bool { return !isReplayed(g, t) || g.becameKept(t.x) }},
		{Reason: KeptThisTurn, Cite: cite(c.KeptNotSameTurn), Under: c.KeptNotSameTurn, Given: true,
			Holds: func(g *Match, t trial) bool { return !isReplayed(g, t) }},
		{Reason: SwitchedOff, Cite: cite(c.PlayAnyOrder), Without: cite(c.PlayAnyOrder),
			Holds: func(g *Match, t trial) bool { return isKept(g, t) || g.isFirstToPlay(t) }},
	})
}

// toBuy is what buying a card demands; to buy a boss on its stack is to defeat it.
func (k *Parts) toBuy() []requirement {
	c := k.Cites
	return slices.Concat([]requirement{
		{Reason: NoSuchCard, Cite: cite(c.BuySources), Holds: named, Given: true},
		{Reason: NeverBought, Cite: cite(c.WeaknessNotBought), Under: c.WeaknessNotBought,
			Of: of(WeaknessCard)},
		{Reason: StackEmpty, Cite: cite(c.KickAvailable), Of: of(KickCard), Given: true,
			Holds: func(g *Match, t trial) bool { return g.Len(KickStack) > 0 || t.z == LineUp }},
		{Reason: IsLocked, Cite: cite(c.Locked), Under: c.Locked, Holds: isUnlocked, Given: true},
		{Reason: NotForSale, Cite: cite(c.NotLineUp, c.BuySources), Given: true,
			Holds: func(g *Match, t trial) bool { return t.z != MainDeck || isForSale(g, t) }},
		{Reason: NotForSale, Cite: cite(c.BuySources), Holds: isForSale, Given: true},
	}, k.inTurn(
		requirement{Cite: cite(c.KickAvailable), Of: of(KickCard), Holds: isOnTurn},
		requirement{Cite: cite(c.BuySources), Holds: isOnTurn},
	), k.toPurchase(), []requirement{
		{Reason: SwitchedOff, Cite: cite(c.KickAvailable), Without: cite(c.KickAvailable),
			Holds: func(_ *Match, t trial) bool { return t.z != KickStack }},
		{Reason: NotEnoughPower, Cite: cite(c.BuyCombinedCost), Under: c.BuyCombinedCost, Given: true,
			Holds: func(g *Match, t trial) bool { return !g.dear(g.Cost(t.x), g.Count(t.p, Power)) },
			Says:  func(g *Match, t trial, r ruling) ruling { return r.Counting(g.Cost(t.x), g.Count(t.p, Power)) }},
		{Reason: SwitchedOff, Cite: cite(c.BuyKicks), Without: cite(c.BuyKicks),
			Holds: func(g *Match, t trial) bool { return t.z != KickStack || !g.boughtKick() }},
	})
}

// toPurchase is what buying and defeating have in common: what a run may have switched off.
func (k *Parts) toPurchase() []requirement {
	c := k.Cites
	return []requirement{
		{Reason: SwitchedOff, Cite: cite(c.BuySources), Without: cite(c.BuySources)},
		{Reason: SwitchedOff, Cite: cite(c.BuyAfterPlaying), Without: cite(c.BuyAfterPlaying),
			Holds: func(g *Match, t trial) bool { return !g.Has(Played, t.p) }},
		{Reason: SwitchedOff, Cite: cite(c.BuyBeforeAllPlayed), Without: cite(c.BuyBeforeAllPlayed),
			Holds: func(g *Match, t trial) bool { return g.Len(g.Zone(t.p, Hand)) == 0 }},
	}
}

// toDefeat is what defeating a boss demands.
func (k *Parts) toDefeat() []requirement {
	c := k.Cites
	return slices.Concat([]requirement{
		{Reason: OtherStack, Cite: cite(c.TeamStacks), Given: true,
			Holds: func(g *Match, t trial) bool {
				return g.Side(t.p) == 0 || !onStack(g, t) || t.z == g.BossZone(t.p)
			}},
		{Reason: StackEmpty, Cite: cite(c.BossAvailable), Given: true,
			Holds: func(g *Match, t trial) bool { return g.Top(g.BossZone(t.p)) != 0 }},
		{Reason: NoSuchCard, Cite: cite(c.BossMayDefeat), Holds: named, Given: true},
		{Reason: IsNoBoss, Cite: cite(c.DefeatIsBuying),
			Of: func(t trial) bool { return t.card.Sort != BossCard }},
		{Reason: IsNoBoss, Cite: cite(c.DefeatIsBuying, c.BossFromLineUp), Given: true,
			Holds: func(_ *Match, t trial) bool { return t.z != LineUp }},
		{Reason: NotOnTop, Cite: cite(c.BossMayDefeat), Given: true,
			Holds: func(g *Match, t trial) bool { return t.z == g.BossZone(t.p) }},
	}, k.inTurn(
		requirement{Cite: cite(c.BossAvailable),
			Holds: func(g *Match, t trial) bool { return isOnTurn(g, t) || t.verb == VerbBuy }},
		requirement{Cite: cite(c.BuySources), Holds: isOnTurn},
	), k.toPurchase(), []requirement{
		{Reason: SwitchedOff, Cite: cite(c.BossMayDefeat), Without: cite(c.BossMayDefeat)},
		{Reason: SwitchedOff, Cite: cite(c.BossAvailable), Without: cite(c.BossAvailable)},
		{Reason: OnePerTurn, Cite: cite(c.BossOnePerTurn, c.BossNextDown), Under: c.BossOnePerTurn,
			Holds: func(g *Match, _ trial) bool { return g.Count(engine.NoPlayer, Felled) == 0 }},
		{Reason: NotOnTop, Cite: cite(c.BossMayDefeat), Given: true,
			Holds: func(g *Match, t trial) bool { return t.x == g.Top(g.BossZone(t.p)) }},
		{Reason: FaceDown, Cite: cite(c.BossNextDown),
			Holds: func(g *Match, t trial) bool { return g.Flag(t.x, FaceUp) || g.Count(engine.NoPlayer, Felled) > 0 }},
		{Reason: NotEnoughPower, Cite: cite(c.BossMayDefeat), Under: c.BuyCombinedCost, Given: true,
			Holds: func(g *Match, t trial) bool { return !g.dear(g.BossCost(t.p), g.Count(t.p, Power)) },
			Says: func(g *Match, t trial, r ruling) ruling {
				return r.Counting(g.BossCost(t.p), g.Count(t.p, Power))
			}},
	})
}

// toUse is what using the ability of a card demands.
func (k *Parts) toUse() []requirement {
	c := k.Cites
	character := of(CharacterCard)
	location := func(t trial) bool { return t.card.Types&Location != 0 }
	return slices.Concat([]requirement{
		{Reason: NoSuchCard, Cite: cite(c.NothingElse), Holds: named, Given: true},
		{Reason: NoAbility, Says: citing,
			Of: func(t trial) bool { return t.card.Action == nil && !k.waits(t.card) }},
		{Reason: NotTouched, Cite: cite(c.CarriedLocation, c.NotInPlay), Given: true,
			Holds: func(g *Match, t trial) bool {
				return isTouched(g, t) || g.Owner(t.z) != t.p || g.CarriesTexts(t.p)
			}},
		{Reason: NotInPlay, Cite: cite(c.LocationStays), Of: location, Says: citing, Holds: isInPlay, Given: true},
		{Reason: NotInPlay, Cite: cite(c.NothingElse), Says: citing, Holds: isInPlay, Given: true},
		{Reason: NotYours, Cite: cite(c.CharacterAbility), Of: character, Says: citing, Holds: isOwn, Given: true},
		{Reason: NotYours, Cite: cite(c.LocationEachTurn), Of: location, Says: citing, Holds: isOwn, Given: true},
		{Reason: WaitsForMoment, Says: citing, Of: func(t trial) bool { return t.card.Action == nil }},
	}, k.inTurn(
		requirement{Cite: cite(c.CharacterAbility), Of: character, Says: naming, Holds: isOnTurn},
		requirement{Cite: cite(c.LocationEachTurn), Says: naming, Holds: isOnTurn},
	), []requirement{
		{Reason: UsedThisTurn,
			Says: func(g *Match, t trial, r ruling) ruling {
				if t.card.Action.Once {
					return citing(g, t, r)
				}
				return r.With(cite(c.LocationOncePerTurn))
			},
			Of: func(t trial) bool {
				return t.card.Action != nil && (t.card.Action.Once || t.card.Types&Location != 0)
			},
			Holds: func(g *Match, t trial) bool { return !g.UsedNow(t.x) || !g.once(t.card) }},
		{Reason: SwitchedOff, Cite: cite(c.CharacterAbility), Without: cite(c.CharacterAbility), Of: character},
		{Reason: SwitchedOff, Cite: cite(c.LocationEachTurn), Without: cite(c.LocationEachTurn), Of: location,
			Holds: func(g *Match, t trial) bool { return g.WorksNow(t.p, t.x) }},
		{Reason: SwitchedOff, Of: func(t trial) bool { return t.card.Figure != 0 },
			Holds: func(g *Match, t trial) bool { return g.Rules.On(t.card.Figure) },
			Says:  func(_ *Match, t trial, r ruling) ruling { return r.With(cite(t.card.Figure)) }},
		{Reason: NothingToActOn, Says: citing,
			Holds: func(g *Match, t trial) bool { return g.couldAct(t.p, t.x) }},
		{Reason: UsedThisTurn,
			Of:    func(t trial) bool { return t.card.Action != nil && t.card.Action.Repeats != 0 },
			Holds: func(g *Match, t trial) bool { return g.Rules.On(t.card.Action.Repeats) || !g.Has(Repeated, t.p) },
			Says: func(_ *Match, t trial, r ruling) ruling {
				r.Off = true
				return r.With(cite(t.card.Action.Repeats))
			}},
	})
}

// toEndTurn is what ending the turn demands.
func (k *Parts) toEndTurn() []requirement {
	c := k.Cites
	return append(k.inTurn(requirement{Cite: cite(c.TurnIsOver), Holds: isOnTurn}),
		requirement{Reason: SwitchedOff, Cite: cite(c.BuyPass), Without: cite(c.BuyPass),
			Holds: func(g *Match, t trial) bool {
				return g.Has(Paid, t.p) || !asks(t.q, VerbBuy) && !asks(t.q, VerbDefeat)
			}})
}

// inTurn is what every move demands of the moment: the player's own turn, by what the move says of it, and no
// question before it.
func (k *Parts) inTurn(own ...requirement) []requirement {
	c := k.Cites
	out := []requirement{{Reason: TurnIsOver, Cite: cite(c.TurnIsOver), Given: true,
		Holds: func(g *Match, t trial) bool { return g.Active() != engine.NoPlayer || g.Ends() != t.p }}}
	for _, row := range own {
		row.Reason, row.Given = NotYourTurn, true
		out = append(out, row)
	}
	return append(out,
		requirement{Reason: AnswerFirst, Cite: cite(c.PlayResolveAtOnce), Says: asked, Given: true,
			Holds: func(g *Match, t trial) bool { // of another question than that of a card that was played
				return isTurn(g, t) || t.q.Source == 0 || g.In(t.q.Source) != g.Zone(t.p, InPlay)
			}},
		requirement{Reason: AnswerFirst, Says: asked, Holds: isTurn, Given: true})
}

// withDefense is what a card must be, and where it must lie, for a player to defend with it.
func (k *Parts) withDefense() []requirement {
	c := k.Cites
	lies := func(g *Match, t trial) bool { return inHand(g, t) || isKept(g, t) }
	return []requirement{
		{Reason: NoSuchCard, Cite: cite(c.MayAvoid), Holds: named, Given: true},
		{Reason: EffectUnknown, Cite: cite(c.UnknownEffect), Of: unknown, Says: naming},
		{Reason: NoDefense, Cite: cite(c.MayAvoid), Of: func(t trial) bool { return t.card.Defense == nil }},
		{Reason: KeptDefends, Cite: cite(c.KeptNoDefense), Under: c.KeptNoDefense, Given: true,
			Holds: func(g *Match, t trial) bool { return !isKept(g, t) }},
		{Reason: NotInHand, Cite: cite(c.MayAvoid), Given: true,
			Of: func(t trial) bool { return t.card.Defense != nil && t.card.Defense.InHand != 0 },
			Holds: func(g *Match, t trial) bool {
				return lies(g, t) || t.z == g.Zone(t.p, Discard) && !g.Rules.On(c.DefenseInHand)
			},
			Says: func(_ *Match, t trial, r ruling) ruling {
				return r.With(cite(t.card.Defense.InHand)).With(t.card.Defense.Cite)
			}},
		{Reason: NotInHand, Cite: cite(c.MayAvoid), Holds: lies, Given: true,
			Of:   func(t trial) bool { return t.card.Defense != nil && t.card.Defense.InHand == 0 },
			Says: func(_ *Match, t trial, r ruling) ruling { return r.With(t.card.Defense.Cite) }},
	}
}

// toPayDefense is what a Defense demands that costs something else than the card itself: all of it.
func toPayDefense() requirement {
	return requirement{Reason: NothingToActOn,
		Of: func(t trial) bool { return t.card.Defense != nil && t.card.Defense.Pays },
		Holds: func(g *Match, t trial) bool {
			d := t.card.Defense
			f := g.opens(By{Player: t.p, Self: t.x, Text: t.x, Cite: d.Cite}, g.attacked.by)
			defer g.frames.Close()
			return g.couldAll(f, d.Cost, true)
		},
		Says: func(_ *Match, t trial, r ruling) ruling { return r.With(t.card.Defense.Cite) }}
}

// toDefend is what a Defense demands of the moment: an Attack that waits for it.
func (k *Parts) toDefend() []requirement {
	c := k.Cites
	hit := func(g *Match, t trial) bool { return g.attacked.hit&Only(t.p) != 0 }
	return []requirement{
		{Reason: DefendedAlready, Cite: cite(c.OneDefense), Under: c.OneDefense, Holds: func(g *Match, t trial) bool {
			n := g.Count(engine.NoPlayer, AttackNo)
			return n == 0 || g.mayDefend(t.p) || !g.attacked.going && g.Answered() != g.since
		}},
		{Reason: NotYourQuestion, Cite: cite(c.OnlySelf), Says: asked,
			Holds: func(_ *Match, t trial) bool { return t.q.Kind != AskDefend }},
		{Reason: NotAvoided, Cite: cite(c.AppearanceHits),
			Holds: func(g *Match, t trial) bool { return !hit(g, t) || !g.attacked.outside }},
		{Reason: NotAvoided, Cite: cite(c.HitsUndefended), Holds: func(g *Match, t trial) bool { return !hit(g, t) }},
		{Reason: NotUnderAttack, Cite: cite(c.MayAvoid)},
	}
}

// toDo is what anything demands that is no move and no Defense: that something asks for it. none says that nothing
// does.
func (k *Parts) toDo(none engine.Clause) []requirement {
	c := k.Cites
	return []requirement{
		{Reason: NotTouched, Cite: cite(c.NotInPlay), Under: c.NotInPlay, Holds: isTouched},
		{Reason: NotYourQuestion, Says: asked, Holds: isAnyonesOrOwn},
		{Reason: AnswerFirst, Says: asked, Holds: isTurn},
		{Reason: NotAsked, Cite: cite(none)},
	}
}

// toGain is the same of gaining a card.
func (k *Parts) toGain() []requirement {
	c := k.Cites
	return slices.Concat([]requirement{
		{Reason: IsLocked, Cite: cite(c.Locked), Under: c.Locked, Holds: isUnlocked},
		{Reason: NotTouched, Cite: cite(c.NotInPlay), Under: c.NotInPlay, Holds: isTouched},
		{Reason: NotYourQuestion, Says: asked, Holds: isAnyonesOrOwn},
		{Reason: WeaknessLast, Cite: cite(c.MustIfAble), Says: asked, Holds: isNoAppearance},
	}, k.toDo(c.GainByEffect)[2:])
}

// toDecline is the same of declining what is asked.
func (k *Parts) toDecline() []requirement {
	c := k.Cites
	return []requirement{
		{Reason: NotYourQuestion, Says: asked, Holds: isAnyonesOrOwn},
		{Reason: NothingToDecline, Cite: cite(c.NothingElse),
			Holds: func(g *Match, t trial) bool { return !isTurn(g, t) }},
		{Reason: MustAnswer, Cite: cite(c.MustIfAble), Says: asked, Holds: isNoAppearance},
		{Reason: MustAnswer, Says: asked},
	}
}

// toAnswer is what an answer demands to the question that a rule or a text asks the player. All rows cite what is
// asked.
func (k *Parts) toAnswer() []requirement {
	c := k.Cites
	noFoe := func(_ *Match, t trial) bool { return t.x != 0 || t.q.Kind != AskFoe || t.whom == engine.NoPlayer }
	ofType := func(g *Match, t trial) bool { return g.ofType(&g.want, t.x) }
	rows := []requirement{
		{Reason: NotAFoe, Cite: cite(c.TeamAttacks),
			Holds: func(g *Match, t trial) bool { return noFoe(g, t) || g.Side(t.q.Player) == 0 }},
		{Reason: NotAFoe, Cite: cite(c.AttackOthers), Holds: noFoe},
		{Reason: NotOffered, Holds: named},
		{Reason: NotTouched, Cite: cite(c.NotInPlay), Under: c.NotInPlay, Holds: isTouched},
		{Reason: OtherFirst, Holds: func(g *Match, t trial) bool {
			able := t.card.Action != nil ||
				slices.ContainsFunc(t.card.Waits, func(w cardtext.Waiting) bool { return w.Optional })
			return t.q.Kind != AskMay || t.verb != engine.VerbUse || !able || !isInPlay(g, t) || !isOwn(g, t)
		}},
		// where the question has no more to say than what its answers are
		{Reason: NotThere, Holds: func(g *Match, t trial) bool {
			lies := func(y engine.Answer) bool { return y.Card != 0 && y.Zone == t.z }
			return g.wants || t.q.Source == 0 || t.verb == VerbDefend || slices.ContainsFunc(t.q.Answers, lies)
		}},
		{Reason: NotOffered, Holds: func(g *Match, _ trial) bool { return g.wants }},
		// where it lies
		{Reason: IsLocked, Cite: cite(c.Locked), Under: c.Locked,
			Holds: func(g *Match, t trial) bool { return !g.want.Unlocked || isUnlocked(g, t) }},
		{Reason: NotThere, Cite: cite(c.LockedPlace),
			Holds: func(g *Match, t trial) bool { return g.isAmong(t.z) || t.q.Kind != AskLock }},
		{Reason: NotThere, Cite: cite(c.NotLineUp), Holds: func(g *Match, t trial) bool {
			return g.isAmong(t.z) || t.z == engine.Box || g.Owner(t.z) != engine.NoPlayer || !g.onlyLineUp()
		}},
		{Reason: NotThere, Cite: cite(c.DestroyWhere),
			Holds: func(g *Match, t trial) bool { return g.isAmong(t.z) || t.q.Kind != AskDestroy }},
		{Reason: NotThere, Holds: func(g *Match, t trial) bool { return g.isAmong(t.z) }},
		// what it is
		{Reason: HasNoType, Cite: cite(c.WeaknessNoType), Of: of(WeaknessCard), Holds: ofType},
		{Reason: WrongType, Cite: cite(c.OwnedTypes), // it is of that type while it is owned
			Holds: func(g *Match, t trial) bool { return ofType(g, t) || t.card.Owned&g.want.Is == 0 }},
		{Reason: WrongType, Cite: cite(c.OwnedTypes), // it is of that type only because it is owned
			Holds: func(g *Match, t trial) bool { return g.notOfType(&g.want, t.x) || t.card.Types&g.want.Not != 0 }},
		{Reason: WrongType, Holds: func(g *Match, t trial) bool { return ofType(g, t) && g.notOfType(&g.want, t.x) }},
		{Reason: WrongCost, Holds: func(g *Match, t trial) bool { return g.want.costs(t.card.Cost) },
			Says: func(_ *Match, t trial, r ruling) ruling { return r.Counting(t.card.Cost, 0) }},
		{Reason: EffectUnknown, Cite: cite(c.UnknownEffect), Of: unknown,
			Holds: func(_ *Match, t trial) bool { return t.verb != VerbPlay }},
		{Reason: NotWanted},
	}
	for i := range rows {
		says := rows[i].Says
		rows[i].Says = func(g *Match, t trial, r ruling) ruling {
			if says != nil {
				r = says(g, t, r)
			}
			return asked(g, t, r)
		}
	}
	return rows
}

func cite(cs ...engine.Clause) engine.Clauses { return engine.CiteAll(cs) }

// What rows speak of.

func of(s Sort) func(t trial) bool { return func(t trial) bool { return t.card.Sort == s } }

func unknown(t trial) bool { return t.card.Unknown }

func inert(t trial) bool { return t.card.Inert() }

// What rows add to a refusal: what the card is cited by, or its first clause; what the open question cites.

func citing(_ *Match, t trial, r ruling) ruling { return r.With(t.card.Cite) }

func naming(_ *Match, t trial, r ruling) ruling { return r.With(cite(t.card.Cite.First())) }

func asked(_ *Match, t trial, r ruling) ruling { return r.WithIfRoom(t.q.Cite) }

// What holds of an attempt: of the card, of where it lies, of the moment.

func named(_ *Match, t trial) bool { return t.x != 0 }

func inHand(g *Match, t trial) bool { return t.z == g.Zone(t.p, Hand) }

// isKept says of a card that it was left in play, to be played once more.
func isKept(g *Match, t trial) bool { return g.Flag(t.x, Kept) && t.z == g.Zone(t.p, InPlay) }

// isLoose says of a card that it does not lie in play, or is kept there.
func isLoose(g *Match, t trial) bool { return t.z != g.Zone(t.p, InPlay) || isKept(g, t) }

// isReplayed says of a card left in play that it was played in this turn.
func isReplayed(g *Match, t trial) bool { return isKept(g, t) && g.replayed(t.x) }

func (g *Match) replayed(x engine.CardID) bool {
	return g.Tokens(x, Replayed) == g.Count(engine.NoPlayer, TurnNo)
}

// isFirstToPlay says that no card of the hand before this one may be played.
func (g *Match) isFirstToPlay(t trial) bool {
	for y := range g.Cards(g.Zone(t.p, Hand)) {
		if y == t.x {
			break
		}
		if g.judge(t.of(g, y)).OK() {
			return false
		}
	}
	return true
}

// isTouched says of a card that it does not lie where nothing touches it: on a character.
func isTouched(g *Match, t trial) bool { return g.Info(t.z).Class != ActiveOnCharacter }

func isInPlay(g *Match, t trial) bool { return g.Info(t.z).Class != 0 }

func isOwn(g *Match, t trial) bool { return g.Owner(t.z) == t.p }

func isUnlocked(g *Match, t trial) bool { return t.z != LineUp || !g.locked(t.x) }

// isForSale says of a card that it lies where cards are bought.
func isForSale(g *Match, t trial) bool {
	if t.z == MainDeck {
		return t.x == g.Top(MainDeck) && !g.Rules.On(g.Parts.Cites.NotLineUp)
	}
	return t.z == LineUp || t.z == KickStack || t.z == WeaknessStack
}

func onStack(_ *Match, t trial) bool { return t.z == BossStack || t.z == TeamStack }

func isOnTurn(g *Match, t trial) bool { return g.Active() == t.p }

// isTurn says that the open question is which move is next.
func isTurn(_ *Match, t trial) bool { return t.q.Kind == AskTurn }

// isAnyonesOrOwn says that no other player is asked something.
func isAnyonesOrOwn(g *Match, t trial) bool { return isTurn(g, t) || t.q.Player == t.p }

// isNoAppearance says that what is asked is not what a First Appearance Attack demands.
func isNoAppearance(g *Match, t trial) bool {
	source := t.q.Source
	return t.q.Kind == AskDefend || g.Active() != engine.NoPlayer || source == 0 || g.Card(source).Sort != BossCard
}

// isAmong says that the open question asks for a card of a zone.
func (g *Match) isAmong(z engine.Zone) bool { return z != engine.Box && slices.Contains(g.among[:], z) }

// onlyLineUp says that the open question asks for nothing but cards of the Line-Up.
func (g *Match) onlyLineUp() bool {
	return !slices.ContainsFunc(g.among[:], func(z engine.Zone) bool { return z != LineUp && z != engine.Box })
}
