package games_test

import (
	"slices"

	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
)

// What the rules of Forever Evil forbid, said once more in the plainest way.

func init() {
	trials["forever-evil"] = &trial{
		every: 13,
		cite:  func(a *attempt) engine.Clauses { return a.declared().Cite.With(a.defense()) },
		games: []map[string]int{nil, nil, nil, {"teams": 1}, {"super_heroes": 12}, {"teams": 1}, nil, nil},
		forbids: map[string]forbids{
			"fe.play.from-hand": func(a *attempt) bool { return a.Verb == db.VerbPlay && !a.lies(db.Hand) },
			"fe.play.own-turn":  func(a *attempt) bool { return a.Verb == db.VerbPlay && !a.onTurn() },
			"fe.play.resolve-at-once": func(a *attempt) bool {
				return a.onTurn() && a.move() && a.q.Kind != db.AskTurn && a.fe().Is(a.q.Source, ^db.NoType)
			},
			"fe.end-turn.1-announce":  func(a *attempt) bool { return !a.onTurn() && a.move() },
			"fe.types.printed-fields": func(a *attempt) bool { return a.declared().Unknown },
			"fe.buy.sources": func(a *attempt) bool {
				return a.Verb == db.VerbBuy && (!a.onTurn() || !a.liesIn(db.LineUp, db.KickStack, db.BossStack,
					db.TeamStack))
			},
			"fe.buy.combined-cost": func(a *attempt) bool {
				return a.Verb == db.VerbBuy && a.declared().Cost > a.m.Count(a.Player, db.Power)
			},
			"fe.stacks.kick-available": func(a *attempt) bool {
				return a.declared().Sort == db.KickCard && (!a.onTurn() || a.m.Len(db.KickStack) == 0)
			},
			"fe.stacks.super-hero-available": func(a *attempt) bool {
				return !a.onTurn() || a.m.Len(a.fe().BossZone(a.Player)) == 0
			},
			"fe.stacks.weakness-not-bought": func(a *attempt) bool {
				return a.Verb == db.VerbBuy && a.declared().Sort == db.WeaknessCard
			},
			"fe.stacks.not-line-up": func(a *attempt) bool {
				return a.liesIn(db.MainDeck, db.KickStack, db.WeaknessStack, db.BossStack, db.TeamStack, db.Destroyed,
					db.Characters) &&
					(a.Verb == db.VerbBuy || !slices.ContainsFunc(a.q.Answers, func(x engine.Answer) bool {
						return x.Card != 0 && x.Zone != db.LineUp
					}))
			},
			"fe.cards.cold-gun-frozen": func(a *attempt) bool {
				return a.liesIn(db.LineUp) && a.m.Tokens(a.Card, db.Locked) > 0
			},
			"fe.cards.cold-gun-place": func(a *attempt) bool { return a.q.Kind == db.AskLock && !a.liesIn(db.LineUp) },
			"fe.hero.may-defeat": func(a *attempt) bool {
				return a.Card == 0 || a.Card != a.m.Top(a.fe().BossZone(a.Player)) ||
					a.fe().BossCost(a.Player) > a.m.Count(a.Player, db.Power)
			},
			"fe.hero.one-per-turn":    func(a *attempt) bool { return a.m.Count(engine.NoPlayer, db.Felled) > 0 },
			"fe.hero.next-stays-down": func(a *attempt) bool { return !a.m.Flag(a.Card, db.FaceUp) },
			"fe.faq.defeat-word": func(a *attempt) bool {
				return a.Verb == db.VerbDefeat && (a.declared().Sort != db.BossCard || a.liesIn(db.LineUp))
			},
			"fe.variant.who-defeats-whom": func(a *attempt) bool {
				return !a.liesIn(a.fe().BossZone(a.Player)) && a.declared().Sort == db.BossCard
			},
			"fe.variant.attacks-other-team": func(a *attempt) bool {
				return a.fe().Mates(a.Player)&db.Only(a.Whom) != 0
			},
			"fe.attack.other-players": func(a *attempt) bool { return a.Whom == a.Player },
			"fe.attack.may-avoid": func(a *attempt) bool {
				return a.Verb == db.VerbDefend && (a.declared().Defense == nil || !a.lies(db.Hand) ||
					a.q.Kind != db.AskDefend)
			},
			"fe.attack.only-self": func(a *attempt) bool {
				return a.Verb == db.VerbDefend && a.q.Kind == db.AskDefend && a.q.Player != a.Player
			},
			"fe.attack.one-defense": func(a *attempt) bool {
				return a.m.Count(a.Player, db.Defended) == a.m.Count(engine.NoPlayer, db.AttackNo)
			},
			"fe.attack.hits-undefended": func(a *attempt) bool {
				return a.Verb == db.VerbDefend && a.q.Kind != db.AskDefend && a.m.Count(engine.NoPlayer, db.TurnOf) >
					0 &&
					a.m.Count(a.Player, db.Defended) < a.m.Count(engine.NoPlayer, db.AttackNo)
			},
			"fe.first-appearance.hits-undefended": func(a *attempt) bool {
				return a.Verb == db.VerbDefend && a.q.Kind != db.AskDefend && a.m.Count(engine.NoPlayer, db.TurnOf) ==
					0 &&
					a.m.Count(a.Player, db.Defended) < a.m.Count(engine.NoPlayer, db.AttackNo)
			},
			"fe.cards.firestorm-matrix-no-defense": func(a *attempt) bool {
				return a.Verb == db.VerbDefend && a.lies(db.InPlay) && a.m.Flag(a.Card, db.Kept) &&
					a.declared().Defense != nil
			},
			"fe.cards.firestorm-matrix-not-same-turn": func(a *attempt) bool {
				return a.lies(db.InPlay) && a.m.Flag(a.Card, db.Kept) && a.again()
			},
			"fe.card.firestorm-matrix": func(a *attempt) bool {
				return a.lies(db.InPlay) && a.m.Flag(a.Card, db.Kept) && a.again()
			},
			"fe.cards.firestorm-not-in-play": func(a *attempt) bool {
				return a.m.Info(a.m.In(a.Card)).Class == db.ActiveOnCharacter
			},
			"fe.cards.firestorm-location": func(a *attempt) bool {
				return a.lies(db.OnCharacter) && a.Verb == engine.VerbUse
			},
			"fe.cards.element-woman-types": func(a *attempt) bool {
				only := a.declared().Owned &^ a.declared().Types // what she is in somebody's hands alone
				if a.m.Owner(a.m.In(a.Card)) == engine.NoPlayer {
					return only != 0
				}
				// one of these is what the answers are not
				for t := db.Types(1); t <= only; t <<= 1 {
					if only&t != 0 && !a.offers(func(c engine.CardID) bool { return a.fe().TypesOf(c)&t != 0 }) {
						return true
					}
				}
				return false
			},
			"fe.types.weakness-none": func(a *attempt) bool {
				return a.asks() && a.declared().Sort == db.WeaknessCard &&
					!a.offers(func(c engine.CardID) bool { return a.fe().TypesOf(c) == db.NoType })
			},
			"fe.cards.first-appearance-must-discard": func(a *attempt) bool {
				return !a.asks() && a.m.Count(engine.NoPlayer, db.TurnOf) == 0 && (a.Verb == engine.VerbDecline ||
					a.Verb == db.VerbGain)
			},
			"fe.location.stays": func(a *attempt) bool {
				here := a.m.Info(a.m.In(a.Card)).Class == db.ActiveInPlay
				return a.declared().Types&db.Location != 0 && (a.Verb == db.VerbPlay && here ||
					a.Verb == engine.VerbUse && !here)
			},
			"fe.location.each-turn": func(a *attempt) bool {
				return a.declared().Types&db.Location != 0 && (!a.onTurn() || !a.lies(db.InPlay))
			},
			"fe.villain.ability": func(a *attempt) bool {
				return a.declared().Sort == db.CharacterCard && (!a.onTurn() || !a.lies(db.Character))
			},
			"fe.destroy.where": func(a *attempt) bool {
				return a.Verb == db.VerbDestroy && (!a.asks() || !a.offers(func(c engine.CardID) bool {
					return a.m.In(c) == a.m.In(a.Card)
				}))
			},
			"fe.gain.by-effect": func(a *attempt) bool { return a.Verb == db.VerbGain && a.q.Kind == db.AskTurn },
			"fe.amb.nothing-else": func(a *attempt) bool {
				return a.q.Kind == db.AskTurn && !a.move() || a.Verb == engine.VerbUse &&
					(a.Card == 0 || a.m.Info(a.m.In(a.Card)).Class == 0)
			},
			"fe.game-end.no-refill": func(a *attempt) bool { return a.q == nil && a.m.Len(db.LineUp) < 5 },
			"fe.game-end.no-super-hero": func(a *attempt) bool {
				return a.q == nil && (a.m.Len(db.BossStack) == 0 || a.m.Len(db.TeamStack) == 0)
			},
		},
		question: func(a *attempt) bool {
			g := a.fe()
			switch a.no.Reason {
			case db.NotYourQuestion:
				return a.q.Player != a.Player
			case db.MustAnswer:
				return a.Verb == engine.VerbDecline && !a.asks()
			case db.AnswerFirst:
				return a.q.Kind != db.AskTurn && !a.asks()
			case db.OtherFirst: // another ability of the player's own
				return a.asks() && a.q.Kind == db.AskMay && a.Verb == engine.VerbUse && a.q.Source != a.Card &&
					a.m.Owner(a.m.In(a.Card)) == a.Player && a.m.Info(a.m.In(a.Card)).Class != 0
			case db.NotOffered:
				return a.asks()
			case db.WrongType:
				return a.asks() && !a.offers(func(c engine.CardID) bool { return g.TypesOf(c) == g.TypesOf(a.Card) })
			case db.WrongCost:
				return a.asks() && !a.offers(func(c engine.CardID) bool { return g.Cost(c) == g.Cost(a.Card) })
			case db.NotThere:
				return a.asks() && !a.offers(func(c engine.CardID) bool { return a.m.In(c) == a.m.In(a.Card) })
			case db.NotWanted: // texts that want a card by its name or sort
				return a.asks() && !a.offers(func(c engine.CardID) bool { return a.m.Def(c) == a.m.Def(a.Card) })
			}
			return false
		},
		card: func(a *attempt, clause string) (ok, is bool) {
			if a.Card == 0 || a.m.Rules.Book.ID(a.declared().Cite.First()) != clause {
				return false, false
			}
			k := a.declared()
			switch a.no.Reason {
			case db.NoAbility:
				return a.Verb == engine.VerbUse && k.Action == nil && len(a.m.Rules.Cards[a.m.Def(a.Card)].Abilities) ==
					0, true
			case db.WaitsForMoment:
				return a.Verb == engine.VerbUse && k.Action == nil && len(a.m.Rules.Cards[a.m.Def(a.Card)].Abilities) >
					0, true
			case db.UsedThisTurn:
				return a.Verb == engine.VerbUse && a.m.Tokens(a.Card, db.Used) == a.m.Count(engine.NoPlayer, db.TurnNo),
					true
			case db.StaysInPlay:
				return a.Verb == db.VerbPlay && k.Stays && a.lies(db.InPlay), true
			case db.NothingToActOn:
				return a.Verb == engine.VerbUse && a.idle(k.ID), true
			}
			return false, true
		},
	}
}

func (a *attempt) fe() *db.Match { return db.On(a.m) }

// declared is the declaration of the card that is tried, an empty one if there is none.
func (a *attempt) declared() *db.Card { return a.fe().Card(a.Card) }

func (a *attempt) defense() engine.Clauses {
	if d := a.declared().Defense; d != nil {
		return d.Cite
	}
	return 0
}

func (a *attempt) onTurn() bool { return a.m.Count(engine.NoPlayer, db.TurnOf) == int(a.Player)+1 }

// move says whether the verb is one of a turn.
func (a *attempt) move() bool {
	return slices.Contains([]engine.Verb{db.VerbPlay, db.VerbBuy, db.VerbDefeat, db.VerbEndTurn, engine.VerbUse},
		a.Verb)
}

// lies says whether the card lies in a zone of the player who tries.
func (a *attempt) lies(k int) bool { return a.Card != 0 && a.m.In(a.Card) == a.m.Zone(a.Player, k) }

func (a *attempt) liesIn(zones ...engine.Zone) bool {
	return a.Card != 0 && slices.Contains(zones, a.m.In(a.Card))
}

// again says whether a kept card has been played this turn.
func (a *attempt) again() bool {
	return a.m.Tokens(a.Card, db.Replayed) == a.m.Count(engine.NoPlayer, db.TurnNo)
}

// idle says whether there is nothing for an ability of the turn to act on.
func (a *attempt) idle(id string) bool {
	count := func(k int, fits func(c engine.CardID) bool) int {
		n := 0
		for c := range a.m.Cards(a.m.Zone(a.Player, k)) {
			if fits(c) {
				n++
			}
		}
		return n
	}
	switch id {
	case "bizarro":
		return count(db.Discard, func(c engine.CardID) bool { return a.fe().Card(c).Sort == db.WeaknessCard }) < 2
	case "the-joker":
		return count(db.InPlay, func(c engine.CardID) bool {
			return a.fe().Is(c, db.Villain) && !a.m.Flag(c, db.Kept)
		}) == 0
	}
	return a.m.Len(a.m.Zone(a.Player, db.Deck))+a.m.Len(a.m.Zone(a.Player, db.Discard)) == 0
}
