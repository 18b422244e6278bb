package deckbuilder

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// What each verb demands, row after row: the restrictions of the rulebook, with the reason and the clauses of each. A
// row that is Given needs no look where a move is offered: offers look at the cards where they lie, in the player's
// own turn, and at none that is too dear.

// Trial is an attempt before the judge.
type Trial struct {
	Q       *engine.Question
	Card    *Card // that is tried; of no card the empty declaration
	P, Whom engine.Player
	Verb    engine.Verb
	X       engine.CardID
	Z       engine.Zone // where it lies
}

// Requirement is a row of the table: what must hold, and by which clauses.
type Requirement = engine.Requirement[*Match, Trial]

type (
	requirement = Requirement
	ruling      = engine.Ruling
)

// AsDefense is the list of what a card must be to defend with it, whatever the moment is: behind those of all verbs.
func (k *Parts) AsDefense() engine.Verb {
	if k.Vocabulary == nil {
		return verbCount
	}
	return verbCount + engine.Verb(len(k.Vocabulary.Moves))
}

// demands makes the table: the rows of each verb, at its number; those of an answer to the question of a text at 0.
func (k *Parts) demands() []engine.Demands[*Match, Trial] {
	kinds := make([]Trial, len(k.Cards))
	for d := range kinds {
		kinds[d].Card = &k.Cards[d]
	}
	all := k.rows()
	lists := make([]engine.Demands[*Match, Trial], len(all))
	for v, rows := range all {
		rows = slices.DeleteFunc(rows, undemanded)
		lists[v] = engine.Demands[*Match, Trial]{Rows: rows, Kinds: kinds}
	}
	return lists
}

// undemanded says of a row that no clause of this rulebook demands it, and no card.
func undemanded(r requirement) bool { return r.Cite == 0 && r.Says == nil }

func (k *Parts) rows() [][]requirement {
	out := make([][]requirement, k.AsDefense()+1)
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
	out[k.AsDefense()] = append(k.withDefense(), toPayDefense())
	if k.Requires != nil {
		k.Requires(k, func(v engine.Verb, rows ...Requirement) {
			out[v] = slices.Concat(rows, out[v])
			if v == VerbDefend { // whatever the moment is
				out[k.AsDefense()] = slices.Concat(rows, out[k.AsDefense()])
			}
		})
	}
	return out
}

// toPlay is what playing a card demands.
func (k *Parts) toPlay() []requirement {
	c := k.Cites
	location := func(t Trial) bool { return t.Card.Types&Location != 0 }
	return slices.Concat([]requirement{
		{Reason: NoSuchCard, Cite: cite(c.PlayFromHand), Holds: named, Given: true},
		{Reason: EffectUnknown, Cite: cite(c.UnknownEffect), Of: unknown, Says: namingFirst,
			Holds: func(g *Match, t Trial) bool { return !inHand(g, t) }},
		{Reason: PlayUntold, Cite: cite(c.UnknownEffect), Of: unplayed, Says: namingFirst,
			Holds: func(g *Match, t Trial) bool { return !inHand(g, t) }},
		{Reason: StaysInPlay, Cite: cite(c.LocationStays), Under: c.LocationStays, Of: location,
			Holds: isLoose, Given: true},
		{Reason: StaysInPlay, Of: staying, Cite: cite(c.StayingPlayedOnce), Says: naming, Holds: isLoose, Given: true},
		{Reason: NotTouched, Cite: cite(c.NotInPlay), Under: c.NotInPlay, Holds: isTouched, Given: true},
		{Reason: NotInHand, Cite: cite(c.PlayFromHand), Given: true,
			Holds: func(g *Match, t Trial) bool { return inHand(g, t) || isKept(g, t) }},
	}, k.InTurn(requirement{Cite: cite(c.PlayOwnTurn), Holds: isOnTurn}), []requirement{
		{Reason: SwitchedOff, Cite: cite(c.PlayAfterBuying, c.PlayAfterBuyingReading),
			Without: cite(c.PlayAfterBuying, c.PlayAfterBuyingReading),
			Holds:   func(g *Match, t Trial) bool { return !g.Has(Paid, t.P) }},
		{Reason: SwitchedOff, Cite: cite(c.PlayInert), Without: cite(c.PlayInert), Of: inert,
			Holds: isKept},
		{Reason: SwitchedOff, Cite: cite(c.LocationAnyNumber), Without: cite(c.LocationAnyNumber), Of: location,
			Holds: func(g *Match, t Trial) bool { return isKept(g, t) || !g.hasLocation(t.P) }},
		{Reason: SwitchedOff, Cite: cite(c.StayingAnyNumber), Without: cite(c.StayingAnyNumber), Of: staying,
			Holds: func(g *Match, t Trial) bool { return isKept(g, t) || !g.hasStaying(t.P) }},
		{Reason: KeptThisTurn, Cite: cite(c.KeptCard), Given: true, // of a card of hand
			Holds: func(g *Match, t Trial) bool { return !isReplayed(g, t) || g.becameKept(t.X) }},
		{Reason: KeptThisTurn, Cite: cite(c.KeptNotSameTurn), Under: c.KeptNotSameTurn, Given: true,
			Holds: func(g *Match, t Trial) bool { return !isReplayed(g, t) }},
		{Reason: SwitchedOff, Cite: cite(c.PlayAnyOrder), Without: cite(c.PlayAnyOrder),
			Holds: func(g *Match, t Trial) bool { return isKept(g, t) || g.isFirstToPlay(t) }},
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
			Holds: func(g *Match, t Trial) bool { return g.Len(KickStack) > 0 || t.Z == LineUp }},
		{Reason: IsLocked, Cite: cite(c.Locked), Under: c.Locked, Holds: isUnlocked, Given: true},
		{Reason: NotForSale, Cite: cite(c.NotLineUp, c.BuySources), Given: true,
			Holds: func(g *Match, t Trial) bool { return t.Z != MainDeck || isForSale(g, t) }},
		{Reason: NotForSale, Cite: cite(c.BuySources), Holds: isForSale, Given: true},
	}, k.InTurn(
		requirement{Cite: cite(c.KickAvailable), Of: of(KickCard), Holds: isOnTurn},
		requirement{Cite: cite(c.BuySources), Holds: isOnTurn},
	), k.toPurchase(), []requirement{
		{Reason: SwitchedOff, Cite: cite(c.KickAvailable), Without: cite(c.KickAvailable),
			Holds: func(_ *Match, t Trial) bool { return t.Z != KickStack }},
		{Reason: NotEnoughPower, Cite: cite(c.BuyCombinedCost), Under: c.BuyCombinedCost, Given: true,
			Holds: func(g *Match, t Trial) bool { return !g.dear(g.Cost(t.X), g.Count(t.P, Power)) },
			Says: func(g *Match, t Trial, r ruling) ruling {
				if g.Has(Paid, t.P) {
					r = r.With(cite(c.BuyTotal))
				}
				return r.Counting(g.Cost(t.X), g.Count(t.P, Power))
			}},
		{Reason: SwitchedOff, Cite: cite(c.BuyKicks), Without: cite(c.BuyKicks),
			Holds: func(g *Match, t Trial) bool { return t.Z != KickStack || !g.boughtKick() }},
	})
}

// toPurchase is what buying and defeating have in common: what a run may have switched off.
func (k *Parts) toPurchase() []requirement {
	c := k.Cites
	return []requirement{
		{Reason: SwitchedOff, Cite: cite(c.BuySources), Without: cite(c.BuySources)},
		{Reason: SwitchedOff, Cite: cite(c.BuyAfterPlaying), Without: cite(c.BuyAfterPlaying),
			Holds: func(g *Match, t Trial) bool { return !g.Has(Played, t.P) }},
		{Reason: SwitchedOff, Cite: cite(c.BuyBeforeAllPlayed), Without: cite(c.BuyBeforeAllPlayed),
			Holds: func(g *Match, t Trial) bool { return g.Len(g.Zone(t.P, Hand)) == 0 }},
	}
}

// toDefeat is what defeating a boss demands.
func (k *Parts) toDefeat() []requirement {
	c := k.Cites
	return slices.Concat([]requirement{
		{Reason: OtherStack, Cite: cite(c.TeamStacks), Given: true,
			Holds: func(g *Match, t Trial) bool {
				return g.Side(t.P) == 0 || !onStack(g, t) || t.Z == g.BossZone(t.P)
			}},
		{Reason: StackEmpty, Cite: cite(c.BossAvailable), Given: true,
			Holds: func(g *Match, t Trial) bool { return g.Top(g.BossZone(t.P)) != 0 }},
		{Reason: NoSuchCard, Cite: cite(c.BossMayDefeat), Holds: named, Given: true},
		{Reason: IsNoBoss, Cite: cite(c.DefeatIsBuying),
			Of: func(t Trial) bool { return t.Card.Sort != BossCard }},
		{Reason: IsNoBoss, Cite: cite(c.DefeatIsBuying, c.BossFromLineUp), Given: true,
			Holds: func(_ *Match, t Trial) bool { return t.Z != LineUp }},
		{Reason: NotOnTop, Cite: cite(c.BossMayDefeat), Given: true,
			Holds: func(g *Match, t Trial) bool { return t.Z == g.BossZone(t.P) }},
	}, k.InTurn(
		requirement{Cite: cite(c.BossAvailable),
			Holds: func(g *Match, t Trial) bool { return isOnTurn(g, t) || t.Verb == VerbBuy }},
		requirement{Cite: cite(c.BuySources), Holds: isOnTurn},
	), k.toPurchase(), []requirement{
		{Reason: SwitchedOff, Cite: cite(c.BossMayDefeat), Without: cite(c.BossMayDefeat)},
		{Reason: SwitchedOff, Cite: cite(c.BossAvailable), Without: cite(c.BossAvailable)},
		{Reason: OnePerTurn, Cite: cite(c.BossOnePerTurn, c.BossNextDown), Under: c.BossOnePerTurn,
			Holds: func(g *Match, _ Trial) bool { return g.Count(engine.NoPlayer, Felled) == 0 }},
		{Reason: NotOnTop, Cite: cite(c.BossMayDefeat), Given: true,
			Holds: func(g *Match, t Trial) bool { return t.X == g.Top(g.BossZone(t.P)) }},
		{Reason: FaceDown, Cite: cite(c.BossNextDown, c.BossLeaves), // without a defeat it has come up otherwise
			Holds: func(g *Match, t Trial) bool { return g.Flag(t.X, FaceUp) || g.Count(engine.NoPlayer, Felled) > 0 }},
		{Reason: NotEnoughPower, Cite: cite(c.BossMayDefeat), Under: c.BuyCombinedCost, Given: true,
			Holds: func(g *Match, t Trial) bool { return !g.dear(g.BossCost(t.P), g.Count(t.P, Power)) },
			Says: func(g *Match, t Trial, r ruling) ruling {
				return r.Counting(g.BossCost(t.P), g.Count(t.P, Power))
			}},
	})
}

// toUse is what using the ability of a card demands.
func (k *Parts) toUse() []requirement {
	c := k.Cites
	character := of(CharacterCard)
	location := func(t Trial) bool { return t.Card.Types&Location != 0 }
	return slices.Concat([]requirement{
		{Reason: NoSuchCard, Cite: cite(c.NothingElse), Holds: named, Given: true},
		{Reason: UnknownAbility, Cite: cite(c.UnknownEffect), Of: k.untold, Says: naming},
		{Reason: NoAbility, Says: citing, Of: k.idle},
		{Reason: NotTouched, Cite: cite(c.CarriedLocation, c.NotInPlay), Given: true,
			Holds: func(g *Match, t Trial) bool {
				return isTouched(g, t) || g.Owner(t.Z) != t.P || g.CarriesTexts(t.P)
			}},
		{Reason: NotInPlay, Cite: cite(c.LocationStays), Of: location, Says: citing, Holds: isInPlay, Given: true},
		{Reason: NotInPlay, Cite: cite(c.NothingElse), Says: citing, Holds: isInPlay, Given: true},
		{Reason: NotYours, Cite: cite(c.CharacterAbility), Of: character, Says: citing, Holds: isOwn, Given: true},
		{Reason: NotYours, Cite: cite(c.StayingNotOthers), Of: func(t Trial) bool { return t.Card.Stays }, Holds: isOwn,
			Given: true},
		{Reason: NotYours, Cite: cite(c.LocationEachTurn), Of: location, Says: citing, Holds: isOwn, Given: true},
		{Reason: WaitsForMoment, Says: citing, Of: func(t Trial) bool { return t.Card.Action == nil }},
	}, k.InTurn(
		requirement{Cite: cite(c.CharacterAbility), Of: character, Says: naming, Holds: isOnTurn},
		requirement{Cite: cite(c.StayingDiscard), Says: naming, Holds: isOnTurn,
			Of: func(t Trial) bool { return c.StayingDiscard != 0 && (staying(t) || discardsItself(t)) }},
		requirement{Cite: k.inOwnTurns(), Says: naming, Holds: isOnTurn},
	), []requirement{
		{Reason: UsedThisTurn,
			Says: func(g *Match, t Trial, r ruling) ruling {
				if t.Card.Types&Location != 0 && g.states(c.LocationOncePerTurn) {
					r = r.With(cite(c.LocationOncePerTurn))
				}
				if t.Card.Action.Once {
					r = citing(g, t, r)
				}
				if g.hasComeBack(t.X) {
					r = r.With(cite(c.LocationComesBack))
				}
				return r
			},
			Of: func(t Trial) bool {
				return t.Card.Action != nil && (t.Card.Action.Once || t.Card.Types&Location != 0)
			},
			Holds: func(g *Match, t Trial) bool { return !g.usedNow(t.X, useAction) || !g.once(t.Card) }},
		{Reason: SwitchedOff, Cite: cite(c.CharacterAbility), Without: cite(c.CharacterAbility), Of: character},
		{Reason: SwitchedOff, Cite: cite(c.NewcomerActs), Without: cite(c.NewcomerActs), Of: character,
			Holds: func(g *Match, t Trial) bool { return !g.isNewcomer(t.X) }},
		{Reason: SwitchedOff, Cite: cite(c.LocationEachTurn), Without: cite(c.LocationEachTurn), Of: location,
			Holds: func(g *Match, t Trial) bool { return g.WorksNow(t.P, t.X) }},
		{Reason: SwitchedOff, Of: func(t Trial) bool { return t.Card.Figure != 0 },
			Holds: func(g *Match, t Trial) bool { return g.Rules.On(t.Card.Figure) },
			Says:  func(_ *Match, t Trial, r ruling) ruling { return r.With(cite(t.Card.Figure)) }},
		{Reason: CostUnpaid, Says: unpaid,
			Of:    func(t Trial) bool { return t.Card.Action != nil && len(t.Card.Action.Cost) > 0 },
			Holds: func(g *Match, t Trial) bool { return !k.TellsWhy || g.couldAct(t.P, t.X) }},
		{Reason: NothingToActOn, Says: unpaid, Holds: func(g *Match, t Trial) bool { return g.couldAct(t.P, t.X) }},
		{Reason: UsedThisTurn,
			Of:    func(t Trial) bool { return t.Card.Action != nil && t.Card.Action.Repeats != 0 },
			Holds: func(g *Match, t Trial) bool { return g.Rules.On(t.Card.Action.Repeats) || !g.Has(Repeated, t.P) },
			Says: func(_ *Match, t Trial, r ruling) ruling {
				r.Off = true
				return r.With(cite(t.Card.Action.Repeats))
			}},
	})
}

// unpaid cites a card whose ability cannot be used, and by which rules what it asks for cannot be done.
func unpaid(g *Match, t Trial, r ruling) ruling {
	return citing(g, t, r).WithIfRoom(g.unpaidAct(t.P, t.X))
}

// inOwnTurns is the clause by which a Location is used in the turns of its player, zero if there is none.
func (k *Parts) inOwnTurns() engine.Clauses {
	if each := k.Cites.LocationEachTurn; each != 0 {
		return cite(each)
	}
	return cite(k.Cites.LocationOwnTurn)
}

// toEndTurn is what ending the turn demands.
func (k *Parts) toEndTurn() []requirement {
	c := k.Cites
	return append(k.InTurn(requirement{Cite: cite(c.TurnIsOver), Holds: isOnTurn}),
		requirement{Reason: SwitchedOff, Cite: cite(c.BuyPass), Without: cite(c.BuyPass),
			Holds: func(g *Match, t Trial) bool {
				return g.Has(Paid, t.P) || !asks(t.Q, VerbBuy) && !asks(t.Q, VerbDefeat)
			}})
}

// InTurn is what every move demands of the moment: the player's own turn, by what the move says of it, and no
// question before it.
func (k *Parts) InTurn(own ...requirement) []requirement {
	c := k.Cites
	out := []requirement{
		{Reason: AnswerFirst, Says: asked, Given: true, // what is asked before the first turn
			Holds: func(g *Match, _ Trial) bool {
				return g.Active() != engine.NoPlayer || g.Ends() != engine.NoPlayer
			}},
		{Reason: TurnIsOver, Cite: cite(c.TurnIsOver), Given: true,
			Holds: func(g *Match, t Trial) bool { return g.Active() != engine.NoPlayer || g.Ends() != t.P }}}
	for _, row := range own {
		row.Reason, row.Given = NotYourTurn, true
		out = append(out, row)
	}
	return append(out,
		requirement{Reason: AnswerFirst, Cite: cite(c.TurnStart), Says: asked, Given: true,
			Holds: func(g *Match, _ Trial) bool { return !g.starting }},
		requirement{Reason: AnswerFirst, Cite: cite(c.PlayResolveAtOnce), Says: asked, Given: true,
			Holds: func(g *Match, t Trial) bool { // of another question than that of a card that was played
				return isTurn(g, t) || t.Q.Source == 0 || g.In(t.Q.Source) != g.Zone(t.P, InPlay)
			}},
		requirement{Reason: AnswerFirst, Says: asked, Holds: isTurn, Given: true})
}

// withDefense is what a card must be, and where it must lie, for a player to defend with it.
func (k *Parts) withDefense() []requirement {
	c := k.Cites
	lies := func(g *Match, t Trial) bool {
		return (inHand(g, t) && !t.Card.Defense.InPlay) || isKept(g, t) || g.defendsFromPlay(t.P, t.X)
	}
	// one clause says of every Defense that it is used from the hand, and where it goes
	fromHand := c.DefenseInHand != 0 && c.DefenseInHand == c.DefenseDiscarded
	return []requirement{
		{Reason: NoSuchCard, Cite: cite(c.MayAvoid), Holds: named, Given: true},
		{Reason: UnknownDefense, Cite: cite(c.UnknownEffect), Says: naming,
			Of: func(t Trial) bool {
				return t.Card.Unknown && t.Card.Sort != CharacterCard || k.Lacks(t.Card, KeyDefense.Word)
			}},
		{Reason: NoDefense, Cite: cite(c.MayAvoid), Of: func(t Trial) bool { return t.Card.Defense == nil }},
		{Reason: KeptDefends, Cite: cite(c.KeptNoDefense), Under: c.KeptNoDefense, Given: true,
			Holds: func(g *Match, t Trial) bool { return !isKept(g, t) }},
		{Reason: NotInPlay, Cite: cite(c.MayAvoid), Holds: func(g *Match, t Trial) bool { return !inHand(g, t) },
			Of: func(t Trial) bool { return t.Card.Defense != nil && t.Card.Defense.InPlay },
			Says: func(_ *Match, t Trial, r ruling) ruling {
				return r.With(cite(t.Card.Defense.InHand)).With(t.Card.Defense.Cite)
			}},
		{Reason: NotInHand, Cite: cite(c.MayAvoid), Given: true,
			Of: func(t Trial) bool { return t.Card.Defense != nil && t.Card.Defense.InHand != 0 },
			Holds: func(g *Match, t Trial) bool {
				return lies(g, t) || t.Z == g.Zone(t.P, Discard) && !g.Rules.On(c.DefenseInHand)
			},
			Says: func(_ *Match, t Trial, r ruling) ruling {
				return r.With(cite(t.Card.Defense.InHand)).With(t.Card.Defense.Cite)
			}},
		{Reason: NotInHand, Cite: cite(c.MayAvoid), Given: true,
			Of: func(t Trial) bool { return t.Card.Defense != nil && t.Card.Defense.InHand == 0 },
			Holds: func(g *Match, t Trial) bool {
				return lies(g, t) || fromHand && t.Z == g.Zone(t.P, Discard) && !g.Rules.On(c.DefenseInHand)
			},
			Says: func(_ *Match, t Trial, r ruling) ruling {
				if fromHand {
					r = r.With(cite(c.DefenseInHand))
				}
				return r.With(t.Card.Defense.Cite)
			}},
	}
}

// toPayDefense is what a Defense demands that costs something else than the card itself: all of it.
func toPayDefense() requirement {
	return requirement{Reason: NothingToActOn,
		Of: func(t Trial) bool { return t.Card.Defense != nil && t.Card.Defense.Pays },
		Holds: func(g *Match, t Trial) bool {
			d := t.Card.Defense
			f := g.opens(By{Player: t.P, Self: t.X, Text: t.X, Cite: d.Cite}, g.attacked.by)
			defer g.frames.Close()
			return g.couldAll(f, d.Cost, true)
		},
		Says: func(_ *Match, t Trial, r ruling) ruling { return r.With(t.Card.Defense.Cite) }}
}

// toDefend is what a Defense demands of the moment: an Attack that waits for it.
func (k *Parts) toDefend() []requirement {
	c := k.Cites
	hit := func(g *Match, t Trial) bool { return g.isHit(t.P) }
	return []requirement{
		{Reason: DefendedAlready, Cite: cite(c.OneDefense), Under: c.OneDefense,
			Holds: func(g *Match, t Trial) bool { return !g.justDefended(t.P) }},
		{Reason: NotYourQuestion, Cite: cite(c.OnlySelf), Says: asked,
			Holds: func(_ *Match, t Trial) bool { return t.Q.Kind != AskDefend }},
		{Reason: NotAvoided, Cite: cite(c.AppearanceHits),
			Holds: func(g *Match, t Trial) bool { return !hit(g, t) || !g.attacked.outside }},
		{Reason: NotAvoided, Cite: cite(c.HitsUndefended), Holds: func(g *Match, t Trial) bool { return !hit(g, t) }},
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
		{Reason: WeaknessLast, Cite: cite(c.MustIfAble), Says: asked,
			Holds: func(g *Match, t Trial) bool { return isNoAppearance(g, t) || !g.Card(t.Q.Source).weaknessElse() }},
	}, k.toDo(c.GainByEffect)[2:])
}

// toDecline is the same of declining what is asked.
func (k *Parts) toDecline() []requirement {
	c := k.Cites
	return []requirement{
		{Reason: NotYourQuestion, Says: asked, Holds: isAnyonesOrOwn},
		{Reason: NothingToDecline, Cite: cite(c.NothingElse),
			Holds: func(g *Match, t Trial) bool { return !isTurn(g, t) }},
		{Reason: MustAnswer, Cite: cite(c.MustIfAble), Says: asked, Holds: isNoAppearance},
		{Reason: MustAnswer, Says: asked},
	}
}

// toAnswer is what an answer demands to the question that a rule or a text asks the player. All rows cite what is
// asked.
func (k *Parts) toAnswer() []requirement {
	c := k.Cites
	noUse := func(_ *Match, t Trial) bool { return t.Q.Kind != AskMay || t.Verb != engine.VerbUse || t.X == 0 }
	noFoe := func(_ *Match, t Trial) bool { return t.X != 0 || t.Q.Kind != AskFoe || t.Whom == engine.NoPlayer }
	ofType := func(g *Match, t Trial) bool { return g.ofType(&g.want, t.X) }
	rows := []requirement{
		{Reason: NotAFoe, Cite: cite(c.TeamAttacks),
			Holds: func(g *Match, t Trial) bool { return noFoe(g, t) || g.Side(t.Q.Player) == 0 }},
		{Reason: NotAFoe, Cite: cite(c.AttackOthers), Holds: noFoe},
		{Reason: NotOffered, Holds: named},
		{Reason: NotTouched, Cite: cite(c.NotInPlay), Under: c.NotInPlay, Holds: isTouched},
		{Reason: UnknownAbility, Cite: cite(c.UnknownEffect), Of: k.untold, Says: naming, Holds: noUse},
		{Reason: NoAbility, Says: citing, Of: k.idle, Holds: noUse},
		{Reason: OtherFirst, Holds: func(g *Match, t Trial) bool {
			able := t.Card.Action != nil ||
				slices.ContainsFunc(t.Card.Waits, func(w cardtext.Waiting) bool { return w.Optional })
			return t.Q.Kind != AskMay || t.Verb != engine.VerbUse || !able || !isInPlay(g, t) || !isOwn(g, t)
		}},
		// where the question has no more to say than what its answers are
		{Reason: NotThere, Holds: func(g *Match, t Trial) bool {
			lies := func(y engine.Answer) bool { return y.Card != 0 && y.Zone == t.Z }
			return g.wants || t.Q.Source == 0 || t.Verb == VerbDefend || slices.ContainsFunc(t.Q.Answers, lies)
		}},
		{Reason: NotOffered, Holds: func(g *Match, _ Trial) bool { return g.wants }},
		// where it lies
		{Reason: IsLocked, Cite: cite(c.Locked), Under: c.Locked,
			Holds: func(g *Match, t Trial) bool { return !g.want.Unlocked || isUnlocked(g, t) }},
		{Reason: NotThere, Cite: cite(c.LockedPlace),
			Holds: func(g *Match, t Trial) bool { return g.isAmong(t.Z) || t.Q.Kind != AskLock }},
		{Reason: NotThere, Cite: cite(c.NotLineUp), Holds: func(g *Match, t Trial) bool {
			return g.isAmong(t.Z) || t.Z == engine.Box || t.Z >= OwnZone || !g.onlyLineUp() // it lies in no stack
		}},
		{Reason: NotThere, Cite: cite(c.DestroyWhere),
			Holds: func(g *Match, t Trial) bool { return g.isAmong(t.Z) || t.Q.Kind != AskDestroy }},
		{Reason: NotThere, Holds: func(g *Match, t Trial) bool { return g.isAmong(t.Z) }},
		{Reason: NotWanted, Says: func(g *Match, t Trial, r ruling) ruling { return r.With(g.kept(t.X)) },
			Holds: func(g *Match, t Trial) bool { return !g.want.Taken || g.kept(t.X) == 0 }},
		// what it is
		{Reason: HasNoType, Cite: cite(c.WeaknessNoType), Of: typeless, Holds: ofType},
		{Reason: WrongType, Cite: cite(c.OwnedTypes), // it is of that type while it is owned
			Holds: func(g *Match, t Trial) bool { return ofType(g, t) || t.Card.Owned&g.want.Is == 0 }},
		{Reason: WrongType, Cite: cite(c.OwnedTypes), // it is of that type only because it is owned
			Holds: func(g *Match, t Trial) bool { return g.notOfType(&g.want, t.X) || t.Card.Types&g.want.Not != 0 }},
		{Reason: WrongType, Holds: func(g *Match, t Trial) bool { return ofType(g, t) && g.notOfType(&g.want, t.X) }},
		{Reason: WrongCost, Holds: func(g *Match, t Trial) bool { return g.want.costs(t.Card.Cost) },
			Says: func(_ *Match, t Trial, r ruling) ruling { return r.Counting(t.Card.Cost, 0) }},
		{Reason: EffectUnknown, Cite: cite(c.UnknownEffect), Of: unknown,
			Holds: func(_ *Match, t Trial) bool { return t.Verb != VerbPlay }},
		{Reason: PlayUntold, Cite: cite(c.UnknownEffect), Of: unplayed,
			Holds: func(_ *Match, t Trial) bool { return t.Verb != VerbPlay }},
		{Reason: NotWanted},
	}
	for i := range rows {
		says := rows[i].Says
		rows[i].Says = func(g *Match, t Trial, r ruling) ruling {
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

func of(s Sort) func(t Trial) bool { return func(t Trial) bool { return t.Card.Sort == s } }

func unknown(t Trial) bool { return t.Card.Unknown }

func unplayed(t Trial) bool { return t.Card.Unplayed }

// idle is a card without any ability that could be used, or asked to act first; untold one of which nobody knows
// whether it has any.
func (k *Parts) idle(t Trial) bool { return t.Card.Action == nil && !k.waits(t.Card) }

func (k *Parts) untold(t Trial) bool { return t.Card.Unknown && k.idle(t) }

func inert(t Trial) bool { return t.Card.Inert() }

// staying is a card that stays in play and is no Location.
func staying(t Trial) bool { return t.Card.Stays && t.Card.Types&Location == 0 }

// discardsItself is a card that stays in play until it is discarded for what it does.
func discardsItself(t Trial) bool {
	if !t.Card.Stays || t.Card.Action == nil {
		return false
	}
	_, paid := discardsThis(t.Card.Action.Cost)
	_, told := discardsThis(t.Card.Action.Text)
	return paid || told
}

// typeless is a card of the stacks beside the Line-Up that has no type.
func typeless(t Trial) bool { return t.Card.untyped() }

// What rows add to a refusal: what the card is cited by, or its first clause; what the open question cites.

func citing(_ *Match, t Trial, r ruling) ruling {
	if speaksFor(t, r) {
		return r
	}
	return r.With(t.Card.Cite)
}

func naming(_ *Match, t Trial, r ruling) ruling {
	if speaksFor(t, r) {
		return r
	}
	return r.With(cite(t.Card.Cite.First()))
}

// namingFirst is naming where the card tells more than the rule.
func namingFirst(_ *Match, t Trial, r ruling) ruling {
	if !speaksFor(t, r) {
		r.Cite = cite(t.Card.Cite.First()).With(r.Cite)
	}
	return r
}

// speaksFor says of a test card, which is cited by a clause that it shows, that another clause has forbidden it.
func speaksFor(t Trial, r ruling) bool { return t.Card.Test && r.Cite != 0 }

func asked(_ *Match, t Trial, r ruling) ruling { return r.WithIfRoom(t.Q.Cite) }

// Asked is for the rows of one game what asked is for those of all.
func Asked(g *Match, t Trial, r engine.Ruling) engine.Ruling { return asked(g, t, r) }

// What holds of an attempt: of the card, of where it lies, of the moment.

func named(_ *Match, t Trial) bool { return t.X != 0 }

func inHand(g *Match, t Trial) bool { return t.Z == g.Zone(t.P, Hand) }

// isKept says of a card that it was left in play, to be played once more.
func isKept(g *Match, t Trial) bool { return g.Flag(t.X, Kept) && t.Z == g.Zone(t.P, InPlay) }

// isLoose says of a card that it does not lie in play, or is kept there.
func isLoose(g *Match, t Trial) bool { return t.Z != g.Zone(t.P, InPlay) || isKept(g, t) }

// isReplayed says of a card left in play that it was played in this turn.
func isReplayed(g *Match, t Trial) bool { return isKept(g, t) && g.replayed(t.X) }

func (g *Match) replayed(x engine.CardID) bool {
	return g.Tokens(x, Replayed) == g.Count(engine.NoPlayer, TurnNo)
}

// isFirstToPlay says that no card of the hand before this one may be played.
func (g *Match) isFirstToPlay(t Trial) bool {
	for y := range g.Cards(g.Zone(t.P, Hand)) {
		if y == t.X {
			break
		}
		if g.judge(t.of(g, y)).OK() {
			return false
		}
	}
	return true
}

// isTouched says of a card that it does not lie where nothing touches it: on a character.
func isTouched(g *Match, t Trial) bool { return g.Info(t.Z).Class != ActiveOnCharacter }

func isInPlay(g *Match, t Trial) bool { return g.Info(t.Z).Class != 0 }

func isOwn(g *Match, t Trial) bool { return g.Owner(t.Z) == t.P }

func isUnlocked(g *Match, t Trial) bool { return t.Z != LineUp || !g.locked(t.X) }

// isForSale says of a card that it lies where cards are bought.
func isForSale(g *Match, t Trial) bool {
	if t.Z == MainDeck {
		return t.X == g.Top(MainDeck) && !g.Rules.On(g.Parts.Cites.NotLineUp)
	}
	return t.Z == LineUp || t.Z == KickStack || t.Z == WeaknessStack
}

func onStack(_ *Match, t Trial) bool { return t.Z == BossStack || t.Z == TeamStack }

func isOnTurn(g *Match, t Trial) bool { return g.Active() == t.P }

// isTurn says that the open question is which move is next.
func isTurn(_ *Match, t Trial) bool { return t.Q.Kind == AskTurn }

// isAnyonesOrOwn says that no other player is asked something.
func isAnyonesOrOwn(g *Match, t Trial) bool { return isTurn(g, t) || t.Q.Player == t.P }

// isNoAppearance says that what is asked is not what a First Appearance Attack demands.
func isNoAppearance(g *Match, t Trial) bool {
	source := t.Q.Source
	return t.Q.Kind == AskDefend || g.Active() != engine.NoPlayer || source == 0 || g.Sort(source) != BossCard
}

// weaknessElse says of a boss whether its First Appearance Attack gives a Weakness to whoever cannot do what it asks.
func (c *Card) weaknessElse() bool {
	yes := false
	c.Appear.Walk(func(s *cardtext.Step) {
		yes = yes || !s.Optional && s.Verb != cardtext.When && weakens(s.Else, true)
	})
	return yes
}

// isAmong says that the open question asks for a card of a zone.
func (g *Match) isAmong(z engine.Zone) bool { return z != engine.Box && slices.Contains(g.among[:], z) }

// onlyLineUp says that the open question asks for nothing but cards of the Line-Up.
func (g *Match) onlyLineUp() bool {
	return !slices.ContainsFunc(g.among[:], func(z engine.Zone) bool { return z != LineUp && z != engine.Box })
}
