package rivals

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/rivals/book"

	db "tablereferee/engine/deckbuilder"
)

// requires adds what Confrontations demand and forbid.
func requires(k *db.Parts, add func(v engine.Verb, rows ...db.Requirement)) {
	own := func(of engine.Clause) []db.Requirement {
		return k.InTurn(db.Requirement{Cite: engine.Cite(of),
			Holds: func(g *db.Match, t db.Trial) bool { return g.Active() == t.P }})
	}
	noCard := db.Requirement{Reason: isCharacter, Cite: engine.Cite(book.AmbCharacterType), Given: true,
		Of:    func(t db.Trial) bool { return t.Card.Sort == db.CharacterCard },
		Holds: func(_ *db.Match, t db.Trial) bool { return t.Verb == engine.VerbUse }}
	for _, v := range [...]engine.Verb{engine.NoVerb, db.VerbDestroy, db.VerbDiscard, db.VerbGain, db.VerbPass} {
		add(v, noCard)
	}
	add(VerbConfront, append(own(book.ConfrontAnnounce),
		db.Requirement{Reason: confrontedAlready, Cite: engine.Cite(book.ConfrontTopOnly, book.ConfrontAnnounce),
			Holds: func(g *db.Match, t db.Trial) bool { return !isConfronting(g, t.P) }},
		db.Requirement{Reason: confrontFirst, Cite: engine.Cite(book.ConfrontBeforePlaying, book.SummaryConfrontFirst),
			Under: book.ConfrontBeforePlaying, Early: true,
			Holds: func(g *db.Match, t db.Trial) bool { return !hasPlayed(g, t.P) }},
		db.Requirement{Reason: movedAlready, Cite: engine.Cite(book.AmbBeforeAnnouncing, book.ConfrontAnnounce),
			Under: book.AmbBeforeAnnouncing,
			Holds: func(g *db.Match, t db.Trial) bool { return !hasBegun(g, t.P) || hasPlayed(g, t.P) }},
		without(book.ConfrontAnnounce, nil, nil),
		without(book.ConfrontPowerMayComeLater, nil,
			func(g *db.Match, t db.Trial) bool { return g.Count(t.P, db.Power) >= cost(g, foe(t.P)) }),
	)...)
	add(VerbHandOver, append(own(book.ConfrontHandOver),
		db.Requirement{Reason: noneIsOn, Cite: engine.Cite(book.ConfrontHandOver, book.ConfrontAnnounce),
			Holds: func(g *db.Match, t db.Trial) bool { return isOn(g, t.P) }})...)
	add(db.VerbBuy,
		db.Requirement{Reason: onlyByConfronting, Cite: engine.Cite(book.ConfrontOnlyWay, book.AmbCharacterType),
			Given: true, Of: func(t db.Trial) bool { return t.Card.Sort == db.CharacterCard },
			Holds: func(g *db.Match, t db.Trial) bool { return t.Z != g.Zone(foe(t.P), db.Character) }},
		noCard,
		db.Requirement{Reason: noBuying, Cite: engine.Cite(book.ConfrontNoBuying, book.SummaryConfrontFirst,
			book.AmbBuyingInConfrontation),
			Under: book.ConfrontNoBuying,
			Holds: func(g *db.Match, t db.Trial) bool { return !isConfronting(g, t.P) }})
	add(db.VerbDefeat,
		db.Requirement{Reason: onlyByConfronting, Cite: engine.Cite(book.ConfrontOnlyWay, book.ConfrontEnoughPower)})
	add(db.VerbPlay, noCard,
		db.Requirement{Reason: noMoreCards, Cite: engine.Cite(book.BlockNoAnswer, book.ConfrontNoMoreCards),
			Given: true,
			Holds: func(g *db.Match, t db.Trial) bool { return !isHandedOver(g, t.P) || !g.Has(hasBlocked, foe(t.P)) }},
		db.Requirement{Reason: noMoreCards, Cite: engine.Cite(book.ConfrontNoMoreCards), Given: true,
			Holds: func(g *db.Match, t db.Trial) bool { return !isHandedOver(g, t.P) }},
		without(book.ConfrontAttacksAllowed, func(t db.Trial) bool { return t.Card.Attacks() },
			func(g *db.Match, t db.Trial) bool { return !isConfronting(g, t.P) }),
		without(book.ConfrontCardStillPlayable, func(t db.Trial) bool { return k.Shows(t.Card, "confrontation") },
			func(g *db.Match, t db.Trial) bool { return isConfronting(g, t.P) }),
		without(book.BlockOwnTurn, func(t db.Trial) bool { return t.Card.Guard != nil }, nil))
	add(engine.VerbUse,
		db.Requirement{Reason: duringOnly, Cite: engine.Cite(book.ConfrontDuringText), Given: true,
			Under: book.ConfrontDuringText,
			Of: func(t db.Trial) bool {
				a := t.Card.Action
				return a != nil && len(a.Cost) == 0 && k.OnlyWhile(a.Text, whileConfronting)
			},
			Holds: func(g *db.Match, t db.Trial) bool {
				return g.Active() != t.P || g.Count(engine.NoPlayer, confronting) > 0 || t.Q.Kind != db.AskTurn ||
					t.Z != g.Zone(t.P, db.InPlay) && t.Z != g.Zone(t.P, db.Character)
			},
			Says: func(_ *db.Match, t db.Trial, r engine.Ruling) engine.Ruling { return r.WithIfRoom(t.Card.Cite) }},
		db.Requirement{Reason: notCurrent, Cite: engine.Cite(book.CharacterNextOne, book.AmbCharacterTakesOver),
			Given: true, Of: func(t db.Trial) bool { return t.Card.Sort == db.CharacterCard },
			Holds: func(g *db.Match, t db.Trial) bool { return t.X == 0 || !isSetBy(g, t.Z) }},
		db.Requirement{Reason: noMoreCards, Cite: engine.Cite(book.AmbAbilitiesAfterHandingOver,
			book.ConfrontNoMoreCards), Given: true,
			Holds: func(g *db.Match, t db.Trial) bool { return !isHandedOver(g, t.P) }})
	add(db.VerbEndTurn,
		db.Requirement{Reason: endsByItself, Cite: engine.Cite(book.EndTurn1Announce, book.ConfrontHandOver,
			book.AmbFailedConfrontation, book.AmbStepsAfterWinning),
			Given: true,
			Holds: func(g *db.Match, t db.Trial) bool { return g.Active() == engine.NoPlayer || g.Active() == t.P }},
		db.Requirement{Reason: handsOverFirst, Cite: engine.Cite(book.ConfrontHandOver, book.AmbCallingOff),
			Holds: func(g *db.Match, t db.Trial) bool { return !isOn(g, t.P) }})
	noDefense := db.Requirement{Reason: onlyABlock, Says: ofAttacker,
		Cite: engine.Cite(book.BlockOnlyInConfrontation, book.AttackMayAvoid),
		Of:   func(t db.Trial) bool { return t.Card.Guard != nil && t.Card.Defense == nil }}
	add(k.AsDefense(), noDefense)
	add(db.VerbDefend, noDefense,
		db.Requirement{Reason: noAttack,
			Cite:  engine.Cite(book.ConfrontNotAnAttack, book.CardsLuciusFoxDefense, book.AttackMayAvoid),
			Of:    func(t db.Trial) bool { return t.Card.Defense != nil },
			Holds: func(g *db.Match, t db.Trial) bool { return !isAnswering(g, t) }})
	add(VerbBlock, toBlock(k)...)
}

// without is what is demanded of some cards in a run that has the clause switched off by which they are free of it.
func without(c engine.Clause, of func(t db.Trial) bool, holds func(g *db.Match, t db.Trial) bool) db.Requirement {
	return db.Requirement{Reason: db.SwitchedOff, Cite: engine.Cite(c), Without: engine.Cite(c), Of: of, Holds: holds}
}

// isSetBy says of a zone that the Characters lie there that nobody plays now: those to come, and the defeated ones.
func isSetBy(g *db.Match, z engine.Zone) bool {
	p := g.Owner(z)
	return p != engine.NoPlayer && (z == g.Zone(p, later) || z == g.Zone(p, won))
}

// isHandedOver says of a player that the Confrontation of this turn is the opponent's to answer, and not over yet.
func isHandedOver(g *db.Match, p engine.Player) bool {
	return g.Count(engine.NoPlayer, confronting) == handedOver && g.OnTurn() == p
}

// isAnswering says that a confronted player tries a card of the hand, and that no Attack is there to be avoided.
func isAnswering(g *db.Match, t db.Trial) bool {
	return isBlocking(g) && g.OnTurn() != t.P && t.Q.Kind != db.AskDefend && !g.IsAttacked(t.P) &&
		t.Z == g.Zone(t.P, db.Hand)
}

// ofAttacker names what the booklet says of the attacking card, where it is the one that no Block stops.
func ofAttacker(g *db.Match, t db.Trial, r engine.Ruling) engine.Ruling {
	if t.Q.Kind != db.AskDefend {
		return r
	}
	return unstopped(g, t.Q.Source, r)
}

// unstopped names what the booklet says of an attacking card, where it is the one that no Block stops.
func unstopped(g *db.Match, x engine.CardID, r engine.Ruling) engine.Ruling {
	if card := g.Card(x); card.Cite.Has(book.CardsPoisonIvy) || isSaidOf(book.CardsPoisonIvy, card) {
		return r.With(engine.Cite(book.CardsPoisonIvy))
	}
	return r
}

// isSaidOf says of a clause of the booklet on certain cards that a card is one of them.
func isSaidOf(c engine.Clause, card *db.Card) bool {
	return slices.Contains(book.Rulebook.Info(c).Text().Cards, card.Name[engine.EN])
}

// notHandedOver cites, where an Attack is to be answered before that, that nobody has handed over yet either.
func notHandedOver(g *db.Match, t db.Trial, r engine.Ruling) engine.Ruling {
	if !isBlocking(g) || g.Count(engine.NoPlayer, confronting) == handedOver {
		return unstopped(g, attacking(g, t), r)
	}
	return unstopped(g, attacking(g, t), r.With(engine.Cite(book.BlockAfterTheAttacker, book.ConfrontHandOver)))
}

// attacking is the card whose Attack a player would answer with a Block: the one that asks this player something, or
// the one that has just been played, and left the player no answer. It is zero if there is none.
func attacking(g *db.Match, t db.Trial) engine.CardID {
	switch {
	case t.Q.Player == t.P && (t.Q.Kind == db.AskDefend || g.IsAttacked(t.P)):
		return t.Q.Source
	case t.Q.Kind != db.AskTurn || !isOn(g, foe(t.P)):
		return 0
	}
	for x := range g.Cards(g.Zone(t.P, db.Hand)) {
		if g.Card(x).Defense != nil {
			return 0 // that was to be decided
		}
	}
	last := engine.CardID(0)
	for _, m := range g.Memos() {
		if m.What == db.Played {
			last = m.Card
		}
	}
	if last == 0 || !g.Card(last).Attacks() {
		return 0
	}
	return last
}

// toBlock is what blocking with a card demands.
func toBlock(k *db.Parts) []db.Requirement {
	return []db.Requirement{
		{Reason: db.NoSuchCard, Cite: engine.Cite(book.BlockWhen),
			Holds: func(_ *db.Match, t db.Trial) bool { return t.X != 0 }, Given: true},
		{Reason: noBlock, Cite: engine.Cite(book.CardsLuciusFoxDefense, book.BlockWhen),
			Of: func(t db.Trial) bool { return t.Card.Guard == nil && isSaidOf(book.CardsLuciusFoxDefense, t.Card) }},
		{Reason: unknownBlock, Cite: engine.Cite(book.TypesPrintedFields),
			Of: func(t db.Trial) bool {
				return t.Card.Unknown && t.Card.Sort != db.CharacterCard || k.Lacks(t.Card, db.KeyGuard.Word)
			},
			Says: func(_ *db.Match, t db.Trial, r engine.Ruling) engine.Ruling {
				r.Cite = engine.Cite(t.Card.Cite.First()).With(r.Cite)
				return r
			}},
		{Reason: noBlock, Cite: engine.Cite(book.BlockWhen),
			Of: func(t db.Trial) bool { return t.Card.Guard == nil && t.Card.Defense == nil }},
		{Reason: noBlock, Cite: engine.Cite(book.CardsLuciusFoxDefense, book.BlockWhen),
			Of: func(t db.Trial) bool { return t.Card.Guard == nil }},
		{Reason: db.NotInHand, Cite: engine.Cite(book.BlockWhen), Given: true,
			Holds: func(g *db.Match, t db.Trial) bool { return t.Z == g.Zone(t.P, db.Hand) }},
		{Reason: notInOwnTurn, Cite: engine.Cite(book.BlockOwnTurn), Given: true,
			Holds: func(g *db.Match, t db.Trial) bool { return g.OnTurn() != t.P }},
		{Reason: blocksNoAttack, Cite: engine.Cite(book.BlockOnlyInConfrontation), Given: true, Says: notHandedOver,
			Holds: func(g *db.Match, t db.Trial) bool { return attacking(g, t) == 0 }},
		{Reason: notConfronted, Cite: engine.Cite(book.BlockOnlyInConfrontation), Given: true,
			Holds: func(g *db.Match, t db.Trial) bool { return isBlocking(g) }},
		{Reason: notYet, Cite: engine.Cite(book.BlockAfterTheAttacker, book.ConfrontHandOver), Given: true,
			Holds: func(g *db.Match, t db.Trial) bool { return g.Count(engine.NoPlayer, confronting) == handedOver }},
		{Reason: db.AnswerFirst, Cite: engine.Cite(book.PlayResolveAtOnce), Says: db.Asked, Given: true,
			Holds: func(_ *db.Match, t db.Trial) bool { return t.Q.Player != t.P || t.Q.Kind == AskBlock }},
		{Reason: db.AnswerFirst, Says: db.Asked, Given: true,
			Holds: func(_ *db.Match, t db.Trial) bool { return t.Q.Kind == AskBlock }},
		{Reason: db.NothingToActOn, Cite: engine.Cite(book.BlockWhen),
			Of: func(t db.Trial) bool { return t.Card.Guard != nil && len(t.Card.Guard.Cost) > 0 },
			Holds: func(g *db.Match, t db.Trial) bool {
				return g.CouldGuard(db.By{Player: t.P, Self: t.X, Text: t.X, Cite: t.Card.Guard.Cite}, t.Card.Guard)
			}},
		{Reason: db.UsedThisTurn, Cite: engine.Cite(book.AmbBlockNumber),
			Holds: func(g *db.Match, t db.Trial) bool { return !hasBlockedWith(g, t.X) }},
	}
}

// hasBlockedWith says whether the Block of a card has been used in this Confrontation.
func hasBlockedWith(g *db.Match, x engine.CardID) bool {
	for _, m := range g.Memos() {
		if m.What == hasBlocked && m.Card == x {
			return true
		}
	}
	return false
}
