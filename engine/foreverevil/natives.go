package foreverevil

import (
	"math/bits"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/foreverevil/book"

	db "tablereferee/engine/deckbuilder"
)

// What cards of this game do that the words of card files cannot say: natives, by name.

// does makes a native of a function that always does something.
func does(do func(g *db.Match, by db.By)) func(*db.Match, *db.Frame) cardtext.Outcome {
	return func(g *db.Match, f *db.Frame) cardtext.Outcome {
		do(g, f.By)
		return cardtext.Done
	}
}

// Names that other rules ask for.
const (
	matrixName = "firestorm_matrix"
	freezeWord = "freeze"
)

func natives() []db.Native {
	return []db.Native{
		{Name: "firestorm", Do: does(firestorm), Abilities: carriedRewards()},
		{Name: matrixName, Do: does(firestormMatrix)},
		{Name: "insanity", Do: does(insanity), Attacks: true},
		{Name: "invulnerable", Do: does(invulnerable)},
		{Name: "man_bat_serum", Do: does(serum), Lasting: serumEnds(), Lingers: serumLingers},
		{Name: "sinestro", Abilities: sinestro(),
			Deeds: map[string]uint8{deedTokens: firstTokens, deedHits: attackTokens}},
		{Name: "spyglass", Do: does(spyglass)},
		{Name: "training_yard", Abilities: trainingYard()},
	}
}

// ownVerbs are the verbs that this game has beside the shared ones.
func ownVerbs() []db.OwnVerb {
	return []db.OwnVerb{{VerbWord: cardtext.VerbWord{Word: freezeWord, Args: []cardtext.Arg{cardtext.ArgWhat},
		By: []cardtext.Who{}, Hows: []cardtext.How{cardtext.One}, May: []cardtext.How{cardtext.One},
		Nameless: true, Check: freezes},
		Do: freeze, Lasting: thaws(),
		Phrase: cardtext.VerbPhrase{
			Says: engine.Text{"[put|puts] a Frozen token on {what} until your next turn begins",
				"[mettez|mettre|met] un jeton Gelé sur {what} jusqu'au début de votre prochain tour"}}}}
}

func hand(g *db.Match, p engine.Player) engine.Zone    { return g.Zone(p, db.Hand) }
func discard(g *db.Match, p engine.Player) engine.Zone { return g.Zone(p, db.Discard) }
func inPlay(g *db.Match, p engine.Player) engine.Zone  { return g.Zone(p, db.InPlay) }

// inPlayOf says whether a card lies in a player's play area.
func inPlayOf(g *db.Match, p engine.Player, c engine.CardID) bool { return g.In(c) == inPlay(g, p) }

// firestorm puts the top card of the deck on the Super-Villain; for the rest of the turn Firestorm has the text of
// every card that lies there, and each of them is carried out, the oldest first.
func firestorm(g *db.Match, by db.By) {
	if g.EnsureDeck(by.Player, book.ShuffleWhenNeeded) {
		g.Put(by.Also(book.CardsFirestormNotInPlay), g.Top(g.Zone(by.Player, db.Deck)),
			g.Zone(by.Player, db.OnCharacter), engine.Top)
	} else {
		g.Tell(&engine.Event{Kind: db.NoneToDraw, Actor: by.Player, Player: by.Player, Source: by.Text,
			Cite: by.Cite.And(book.AmbShuffleOfNothing)})
	}
	if !g.Rules.On(book.CardsFirestormText) {
		return
	}
	taken := by.Also(book.CardsFirestormText)
	on := g.Zone(by.Player, db.OnCharacter)
	switch cards := g.Len(on); {
	case cards == 0:
		return // no text to take
	case cards > 1:
		taken = taken.Also(book.AmbFirestormOrder)
	}
	g.Make(&engine.Event{Kind: db.Carry, Actor: by.Player, Card: by.Self, Source: by.Text, Cite: taken.Cite})
	first, next := g.Bottom(on), g.Above
	if !g.Rules.On(book.AmbFirestormOrder) {
		first, next = g.Top(on), g.Below
	}
	for c := first; c != 0; c = next(c) {
		card := g.Card(c)
		if g.Def(c) == g.Def(by.Text) {
			continue // his own text over again would never end
		}
		g.Known(c)
		text := db.By{Player: by.Player, Self: by.Self, Text: c, Cite: card.Cite.And(book.CardsFirestormText)}
		g.Resolve(text)
		if card.Owned != 0 {
			takeTypes(g, text, card.Types|card.Owned)
		}
	}
}

// takeTypes gives the types that a text names to the card that has taken it. Who waits for a card of these types is
// paid once the card is resolved.
func takeTypes(g *db.Match, by db.By, types db.Types) {
	before := g.TypesOf(by.Self)
	g.Begin()
	taken := g.Do(engine.Event{Kind: db.TakeTypes, Actor: by.Player, Player: by.Player, Card: by.Self, Source: by.Text,
		N: int32(types &^ before), Cite: by.Cite.And(book.CardsElementWomanTypes)})
	g.Remember(engine.Memo{What: db.TookTypes, Player: by.Player, Card: by.Self, N: taken.N})
	g.End()
}

// carriedRewards are those of the texts that a card has taken from the cards on its player's Super-Villain: it is
// destroyed as if it were each of them (fe.amb.firestorm-self).
func carriedRewards() []engine.Ability {
	return []engine.Ability{{
		Name: "firestorm", Stage: engine.React, On: engine.KindsOf(db.Destroy), Self: true, Forced: true,
		Whose: func(m *engine.Match, e *engine.Event) engine.Player { return db.On(m).Rewarded(e) },
		If: func(m *engine.Match, a *engine.Acting) bool {
			return m.Flag(a.Event.Card, db.Carrying) && m.Rules.On(book.CardsFirestormText) && db.On(m).RewardDue(a)
		},
		Do: func(m *engine.Match, a *engine.Acting) {
			g := db.On(m)
			by := g.RewardBy(a)
			for c := g.Bottom(g.Zone(g.Owner(a.Event.From), db.OnCharacter)); c != 0; c = g.Above(c) {
				if card := g.Card(c); len(card.WhenDestroyed) > 0 {
					theirs := by
					theirs.Text, theirs.Cite = c, card.Cite.And(book.CardsFirestormText).And(book.AmbFirestormSelf)
					g.Carry(theirs, card.WhenDestroyed)
				}
			}
		},
	}}
}

// firestormMatrix plays the top card of the deck in any case. If that costs 5 or less, the Matrix may be destroyed to
// leave it in play.
func firestormMatrix(g *db.Match, by db.By) {
	if !g.EnsureDeck(by.Player, book.ShuffleWhenNeeded) {
		g.Nothing(by, book.AmbShuffleOfNothing)
		return
	}
	c := g.Top(g.Zone(by.Player, db.Deck))
	if g.Cost(c) > 5 && !g.Rules.On(book.CardsFirestormMatrixPlayTop) {
		g.Nothing(by)
		return
	}
	g.PlayCard(by.Player, c, by.Cite.And(book.CardsFirestormMatrixPlayTop))
	if !g.Rules.On(book.CardsFirestormMatrixKeep) || g.Cost(c) > 5 || !inPlayOf(g, by.Player, c) ||
		!inPlayOf(g, by.Player, by.Self) {
		if g.Rules.On(book.CardsFirestormMatrixKeep) && g.Cost(c) > 5 {
			g.Nothing(by, book.CardsFirestormMatrixKeep)
		}
		matrixLets(g, by, c)
		return
	}
	by = by.Also(book.CardsFirestormMatrixKeep)
	if by.Self != by.Text {
		by = by.Also(book.AmbFirestormSelf)
	}
	if g.Card(c).Types&db.Location != 0 {
		by = by.Also(book.AmbMatrixLocation)
	}
	q := g.Question(by.Player, db.AskDestroy, by.Text, by.Cite)
	q.Card(db.VerbDestroy, by.Self)
	q.Decline()
	if g.Ask(q).Verb != db.VerbDestroy {
		matrixLets(g, by, c)
		return
	}
	g.Destroy(by, by.Self)
	g.Make(&engine.Event{Kind: db.Keep, Actor: by.Player, Player: by.Player, Card: c, Source: by.Text, Cite: by.Cite})
	g.Remember(engine.Memo{What: db.KeptNow, Player: by.Player, Card: c})
	g.Replay(c, engine.Cite(book.CardsFirestormMatrixNotSameTurn))
}

// matrixLets leaves a card that Firestorm Matrix has played, and does not keep, to the end of the turn.
func matrixLets(g *db.Match, by db.By, c engine.CardID) {
	if !g.Rules.On(book.CardsFirestormMatrixDiscard) && inPlayOf(g, by.Player, c) {
		g.Make(&engine.Event{Kind: db.Keep, Actor: by.Player, Player: by.Player, Card: c, Source: by.Text,
			Cite: by.Cite})
		return
	}
	g.Remember(engine.Memo{What: db.LeavesBy, Player: by.Player, Card: c, N: int32(book.CardsFirestormMatrixDiscard)})
}

// insanity, as the first card of a turn, has everybody pass a card of the hand to the left, all at the same time.
func insanity(g *db.Match, by db.By) {
	if by.Self != by.Text {
		by = by.Also(book.AmbFirestormSelf)
	}
	for _, m := range g.Memos() {
		if m.What == db.Played && m.Card != by.Self && g.Rules.On(book.PlayOrderMatters) {
			g.Inert(by, book.PlayOrderMatters)
			return
		}
	}
	by = by.Also(book.CardsInsanityNoAttack)
	all := g.All()
	if !g.Rules.On(book.CardsInsanityNoAttack) {
		all = hitBy(g, by)
	}
	var passed [8]engine.CardID
	for p := range g.From(by.Player) {
		if all&db.Only(p) == 0 {
			continue
		}
		passed[p] = g.Choose(by, p, db.AskPass, db.VerbPass, false, &db.Want{}, hand(g, p))
		if passed[p] == 0 {
			g.TellOf(db.NoneToPass, p, 0, by.Cite.And(book.CardsInsanityLastCard).
				AndIfRoom(book.AmbInsanityEmptyHand))
		}
	}
	for p := range g.From(by.Player) {
		left := g.Table.Next(p)
		switch {
		case passed[p] == 0, passed[left] == 0 && !g.Rules.On(book.CardsInsanityLastCard):
		case !g.Rules.On(book.CardsInsanityNotGain):
			g.PassAsGain(by, left, passed[p], db.Hand)
		default:
			g.PassCard(by.Also(book.CardsInsanityNotGain), p, left, passed[p], db.Hand)
		}
	}
}

// hitBy makes an Attack on all foes, and gives those who do not avoid it, with the attacker.
func hitBy(g *db.Match, by db.By) db.Seats {
	hit := db.Only(by.Player)
	g.Attack(by, g.Foes(by.Player), func(foe engine.Player) { hit |= db.Only(foe) })
	return hit
}

// invulnerable is discarded, or shown after a Vulnerability was destroyed.
func invulnerable(g *db.Match, by db.By) {
	isOne := &db.Want{Of: g.Find("vulnerability")}
	q := g.Question(by.Player, db.AskHow, by.Text, by.Cite.And(book.CardsInvulnerableInHand))
	if g.In(by.Self) == hand(g, by.Player) {
		q.Option(db.OptDiscardIt)
	}
	if g.Rules.On(book.CardsInvulnerableDestroy) && g.Any(isOne, hand(g, by.Player), discard(g, by.Player)) {
		q.Option(optDestroyVulnerability)
	}
	if g.Ask(q).Option != optDestroyVulnerability {
		g.DiscardCard(by.Also(book.CardsInvulnerableDiscard), by.Player, by.Self)
		if !g.Rules.On(book.CardsInvulnerableDiscard) {
			g.MayDestroy(by, isOne, hand(g, by.Player), discard(g, by.Player))
		}
		return
	}
	by = by.Also(book.CardsInvulnerableDestroy, book.CardsInvulnerableInHand)
	g.Destroy(by, g.Choose(by, by.Player, db.AskDestroy, db.VerbDestroy, false, isOne, hand(g, by.Player),
		discard(g, by.Player)))
	g.Tell(&engine.Event{Kind: db.Show, Actor: by.Player, Card: by.Self, From: hand(g, by.Player), Cite: by.Cite})
}

// serumLooksAgain says whether the Man-Bat Serum looks at its player's tokens at the end of the turn too.
func serumLooksAgain(g *db.Match) bool {
	return !g.Rules.On(book.CardsManBatSerumCheck) || !g.Rules.On(book.CardsManBatSerumDestroy)
}

// freezes tells cards other than any of the Line-Up.
func freezes(r *cardtext.Reader, s *cardtext.Step) {
	lineUp := cardtext.Place{Zone: int(db.LineUp), Of: cardtext.Nobody}
	if z := s.What.Zones; len(z) != 1 || z[0] != lineUp || len(s.What.Tests) > 0 || s.What.Name > 0 {
		r.Fault(s.Line, "any card of the Line-Up is frozen: freeze(one{ line_up })",
			"n'importe quelle carte de l'alignement est gelée : freeze(one{ line_up })")
	}
}

// freeze freezes a Line-Up card that its player chooses, if a token is left, until that player's next turn
// (fe.cards.cold-gun-place).
func freeze(g *db.Match, f *db.Frame, s *cardtext.Step) cardtext.Outcome {
	by, used := f.By, 0
	for c := range g.Cards(db.LineUp) {
		used += g.Tokens(c, db.Locked)
	}
	if used >= g.Rules.Value(book.ComponentsFrozenTokens) && g.Rules.On(book.AmbFrozenTokens) {
		g.Nothing(by, book.AmbFrozenTokens)
		return cardtext.NoneThere
	}
	want := db.Want{NoToken: !g.Rules.On(book.CardsColdGunSeveral)}
	c := g.Choose(by.Also(book.CardsColdGunPlace), by.Player, db.AskLock, engine.VerbChoose, s.Optional, &want,
		db.LineUp)
	if c == 0 {
		if g.Any(&want, db.LineUp) {
			return cardtext.NotDone
		}
		if g.Len(db.LineUp) == 0 {
			g.Nothing(by, book.CardsColdGunPlace)
		}
		return cardtext.NoneThere
	}
	if g.Tokens(c, db.Locked) > 0 {
		by = by.Also(book.CardsColdGunSeveral)
	}
	g.Make(&engine.Event{Kind: db.Lock, Actor: by.Player, Player: by.Player, Card: c, Source: by.Text, N: 1,
		Cite: by.Cite.And(book.CardsColdGunPlace)})
	g.Lasts(by, int(s.Word), g.Ref(c), db.UntilOwnTurn)
	return cardtext.Done
}

// thaws takes the token away at the beginning of its player's next turn.
func thaws() []engine.Ability {
	return []engine.Ability{{
		Name: "cold-gun", Stage: engine.React, On: engine.KindsOf(db.Turn), Forced: true,
		If: func(m *engine.Match, a *engine.Acting) bool { return a.Event.Player == a.Player },
		Do: func(m *engine.Match, a *engine.Acting) {
			g := db.On(m)
			if g.Still(a.Source) && g.Tokens(a.Source.Card, db.Locked) > 0 {
				g.Make(&engine.Event{Kind: db.Unlock, Actor: a.Player, Player: a.Player, Card: a.Source.Card, N: -1,
					Cite: g.LastingBy(a).Cite})
			}
			spent := engine.Effect{Ability: a.ID, Source: a.Source, Player: a.Player, A: a.A, B: a.B,
				Until: db.UntilOwnTurn}
			g.Expire(func(e *engine.Effect) bool { return *e != spent })
		},
	}}
}

// serum gives Power for the VP tokens of its player; with five or more the card is destroyed as the turn ends.
func serum(g *db.Match, by db.By) {
	n := g.Count(by.Player, db.VP)
	end := by
	by = by.Also(book.CardsManBatSerumCheck)
	if n < 5 {
		by = by.Also(book.CardsManBatSerumDestroy)
	}
	if n > 0 {
		g.Power(by, n)
	} else {
		g.Nothing(by)
	}
	if n >= 5 || serumLooksAgain(g) {
		lingers(g, end)
	}
}

// serumLingers begins to wait for the end of the turn, played with the tokens that its player has now.
func serumLingers(g *db.Match, by db.By) {
	if g.Count(by.Player, db.VP) >= 5 {
		lingers(g, by)
	}
}

// lingers starts the lasting ability of a text for the rest of the turn.
func lingers(g *db.Match, by db.By) { g.Lasts(by, 0, g.Ref(by.Self), db.UntilEndOfTurn) }

// serumEnds destroys the Man-Bat Serum as the turn ends.
func serumEnds() []engine.Ability {
	return []engine.Ability{{
		Name: "man-bat-serum", Stage: engine.React, On: engine.KindsOf(db.EndEffects), Forced: true,
		If: func(m *engine.Match, a *engine.Acting) bool { return a.Event.Player == a.Player },
		Do: func(m *engine.Match, a *engine.Acting) {
			g := db.On(m)
			by := g.LastingBy(a)
			if g.Def(by.Self) != g.Def(by.Text) {
				by = by.Also(book.CardsFirestormText, book.AmbFirestormSelf)
			}
			switch {
			case serumLooksAgain(g) && g.Count(a.Player, db.VP) < 5:
			case g.Still(a.Source), g.In(a.Source.Card) == db.MainDeck && !g.Rules.On(book.CardsManBatSerumBottom):
				g.Destroy(by, a.Source.Card)
			case g.In(a.Source.Card) == db.MainDeck:
				g.Nothing(by, book.CardsManBatSerumBottom, book.AmbManBatSerumPlace)
			default:
				g.Nothing(by)
			}
		},
	}}
}

// What is remembered of Sinestro in a turn.
const (
	firstTokens  uint8 = 20 + iota // he has drawn for the first VP tokens of the turn
	attackTokens                   // he has gained a token for an Attack
)

// remembered says whether something is remembered of a player this turn.
func remembered(g *db.Match, what uint8, p engine.Player) bool { return g.Has(what, p) }

// sinestro gains a token for every Attack of his that hits, and draws for the first tokens of his turn.
func sinestro() []engine.Ability {
	react := func(name string, on engine.Kinds, when func(g *db.Match, a *engine.Acting) bool,
		do func(g *db.Match, by db.By)) engine.Ability {
		return engine.Ability{
			Name: name, Stage: engine.React, On: on, Where: db.ActiveInPlay, Forced: true,
			If: func(m *engine.Match, a *engine.Acting) bool {
				return m.Rules.On(book.VillainAbility) && when(db.On(m), a)
			},
			Do: func(m *engine.Match, a *engine.Acting) { g := db.On(m); do(g, g.Reacting(a)) },
		}
	}
	return []engine.Ability{
		react("sinestro-attack", engine.KindsOf(db.HitsMade),
			func(g *db.Match, a *engine.Acting) bool {
				return a.Event.Player == a.Player && (a.Event.N > 0 || !g.Rules.On(book.OversizedSinestroTargets) &&
					int(a.Event.Now) < g.Seats()-1) &&
					g.Rules.On(book.TypesFigureSinestro)
			},
			func(g *db.Match, by db.By) {
				g.Remember(engine.Memo{What: attackTokens, Player: by.Player})
				if remembered(g, firstTokens, by.Player) {
					if !g.Rules.On(book.VillainTwoAbilities) {
						return
					}
					by = by.Also(book.VillainTwoAbilities)
				}
				g.GainTokens(by.AlsoIfRoom(book.VpGain, book.TypesFigureSinestro), by.Player, 1)
			}),
		react("sinestro-missed", engine.KindsOf(db.HitsMade),
			func(g *db.Match, a *engine.Acting) bool {
				return a.Event.Player == a.Player && a.Event.N == 0 &&
					int(a.Event.Now) < bits.OnesCount8(uint8(g.Foes(a.Player))) &&
					g.Rules.On(book.OversizedSinestroTargets)
			},
			func(g *db.Match, by db.By) { g.Nothing(by, book.OversizedSinestroTargets) }),
		react("sinestro-tokens", engine.KindsOf(db.TokensUp),
			func(g *db.Match, a *engine.Acting) bool {
				return a.Event.Player == a.Player && g.Active() == a.Player && !remembered(g, firstTokens, a.Player) &&
					g.Rules.On(book.TypesFigureSinestro)
			},
			func(g *db.Match, by db.By) {
				if remembered(g, firstTokens, by.Player) {
					return
				}
				g.Remember(engine.Memo{What: firstTokens, Player: by.Player})
				by = by.Also(book.VpTokensOnly)
				if remembered(g, attackTokens, by.Player) {
					if !g.Rules.On(book.VillainTwoAbilities) {
						return
					}
					by = by.Also(book.VillainTwoAbilities)
				}
				g.Draw(by, by.Player, 1)
			}),
		// The points on cards are not gained as tokens are.
		react("sinestro-points", engine.KindsOf(db.Bought, db.Defeat, db.Gain),
			func(g *db.Match, a *engine.Acting) bool {
				return !g.Rules.On(book.VpTokensOnly) && a.Event.Player == a.Player && g.Card(a.Event.Card).VP > 0 &&
					!remembered(g, firstTokens, a.Player)
			},
			func(g *db.Match, by db.By) {
				g.Remember(engine.Memo{What: firstTokens, Player: by.Player})
				g.Draw(by, by.Player, 1)
			}),
	}
}

// spyglass looks at the top card of the deck.
func spyglass(g *db.Match, by db.By) {
	ready, cite := false, book.AmbLookReshuffles
	if g.Rules.On(book.DeckReshuffleLook) {
		cite = book.DeckReshuffleLook // the French edition says so outright
		ready = g.EnsureDeck(by.Player, book.DeckReshuffleLook)
	} else {
		ready = g.EnsureDeck(by.Player, book.AmbLookReshuffles)
	}
	if !ready {
		g.Inert(by)
		return
	}
	g.Tell(&engine.Event{Kind: db.Look, Actor: by.Player, Card: g.Top(g.Zone(by.Player, db.Deck)),
		From: g.Zone(by.Player, db.Deck), Cite: engine.Cite(cite)})
}

// trainingYard draws a card for the first Hero of a turn.
func trainingYard() []engine.Ability {
	return []engine.Ability{{
		Name: "test-training-yard", Stage: engine.React, On: engine.KindsOf(db.Play), Where: db.ActiveInPlay,
		Forced: true,
		If: func(m *engine.Match, a *engine.Acting) bool {
			g := db.On(m)
			return a.Event.Player == a.Player && g.Active() == a.Player && db.Types(a.Event.N)&db.Hero != 0 &&
				g.WorksNow(a.Player, a.Source.Card) &&
				!(g.PlayedBefore(a.Player, db.Hero) && g.Rules.On(book.LocationFirstOfType))
		},
		Do: func(m *engine.Match, a *engine.Acting) {
			g := db.On(m)
			g.Draw(g.Reacting(a).Also(book.LocationEachTurn), a.Player, 1)
		},
	}}
}
