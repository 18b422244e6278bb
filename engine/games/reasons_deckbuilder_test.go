package games_test

import (
	"maps"
	"reflect"
	"slices"

	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
)

// What the rules of the deck-building games forbid, said once more in the plainest way.

// byRole says it for the clauses that have a role in all of these games, by the role.
var byRole = map[string]forbids{
	"PlayFromHand": func(a *attempt) bool { return a.Verb == db.VerbPlay && !a.lies(db.Hand) },
	"PlayOwnTurn":  func(a *attempt) bool { return a.Verb == db.VerbPlay && !a.onTurn() },
	"PlayResolveAtOnce": func(a *attempt) bool {
		return a.onTurn() && a.move() && a.q.Kind != db.AskTurn && (a.host().Is(a.q.Source, ^db.NoType) ||
			a.m.In(a.q.Source) == a.m.Zone(a.q.Player, db.InPlay))
	},
	"TurnIsOver":    func(a *attempt) bool { return !a.onTurn() && a.move() },
	"UnknownEffect": func(a *attempt) bool { return a.declared().Unknown },
	"BuySources": func(a *attempt) bool {
		return a.Verb == db.VerbBuy && (!a.onTurn() || !a.liesIn(db.LineUp, db.KickStack, db.BossStack,
			db.TeamStack))
	},
	"BuyCombinedCost": func(a *attempt) bool {
		return a.Verb == db.VerbBuy && a.declared().Cost > a.m.Count(a.Player, db.Power)
	},
	"KickAvailable": func(a *attempt) bool {
		return a.declared().Sort == db.KickCard && (!a.onTurn() || a.m.Len(db.KickStack) == 0)
	},
	"BossAvailable": func(a *attempt) bool {
		return !a.onTurn() || a.m.Len(a.host().BossZone(a.Player)) == 0
	},
	"WeaknessNotBought": func(a *attempt) bool {
		return a.Verb == db.VerbBuy && a.declared().Sort == db.WeaknessCard
	},
	"NotLineUp": func(a *attempt) bool {
		return a.liesIn(db.MainDeck, db.KickStack, db.WeaknessStack, db.BossStack, db.TeamStack, db.Destroyed,
			db.Characters) &&
			(a.Verb == db.VerbBuy || !slices.ContainsFunc(a.q.Answers, func(x engine.Answer) bool {
				return x.Card != 0 && x.Zone != db.LineUp
			}))
	},
	"BossMayDefeat": func(a *attempt) bool {
		return a.Card == 0 || a.Card != a.m.Top(a.host().BossZone(a.Player)) ||
			a.host().BossCost(a.Player) > a.m.Count(a.Player, db.Power)
	},
	"BossOnePerTurn": func(a *attempt) bool { return a.m.Count(engine.NoPlayer, db.Felled) > 0 },
	"BossNextDown":   func(a *attempt) bool { return !a.m.Flag(a.Card, db.FaceUp) },
	"DefeatIsBuying": func(a *attempt) bool {
		return a.Verb == db.VerbDefeat && (a.declared().Sort != db.BossCard || a.liesIn(db.LineUp))
	},
	"AttackOthers": func(a *attempt) bool { return a.Whom == a.Player },
	"MayAvoid": func(a *attempt) bool {
		d, in := a.declared().Defense, db.Hand
		if d != nil && d.InPlay {
			in = db.InPlay
		}
		return a.Verb == db.VerbDefend && (d == nil || !a.lies(in) || a.q.Kind != db.AskDefend)
	},
	"OnlySelf": func(a *attempt) bool {
		return a.Verb == db.VerbDefend && a.q.Kind == db.AskDefend && a.q.Player != a.Player
	},
	"OneDefense": func(a *attempt) bool {
		return a.host().HasDefended(a.Player)
	},
	"HitsUndefended": func(a *attempt) bool {
		return a.Verb == db.VerbDefend && a.q.Kind != db.AskDefend && a.m.Count(engine.NoPlayer, db.TurnOf) >
			0 && a.m.Count(engine.NoPlayer, db.AttackNo) > 0 && !a.host().HasDefended(a.Player)
	},
	"AppearanceHits": func(a *attempt) bool {
		return a.Verb == db.VerbDefend && a.q.Kind != db.AskDefend && a.m.Count(engine.NoPlayer, db.TurnOf) ==
			0 && a.m.Count(engine.NoPlayer, db.AttackNo) > 0 && !a.host().HasDefended(a.Player)
	},
	"StayingNotOthers":  func(a *attempt) bool { return a.declared().Stays && a.m.Owner(a.m.In(a.Card)) != a.Player },
	"StayingPlayedOnce": func(a *attempt) bool { return a.Verb == db.VerbPlay && a.declared().Stays && a.lies(db.InPlay) },
	"StayingDiscard":    func(a *attempt) bool { return a.Verb == engine.VerbUse && a.declared().Stays && !a.onTurn() },
	"WeaknessNoType": func(a *attempt) bool {
		return a.asks() && a.declared().Types == db.NoType &&
			!a.offers(func(c engine.CardID) bool { return a.host().TypesOf(c) == db.NoType })
	},
	"LocationStays": func(a *attempt) bool {
		here := a.m.Info(a.m.In(a.Card)).Class == db.ActiveInPlay
		return a.declared().Types&db.Location != 0 && (a.Verb == db.VerbPlay && here ||
			a.Verb == engine.VerbUse && !here)
	},
	"LocationEachTurn": func(a *attempt) bool {
		return a.declared().Types&db.Location != 0 && (!a.onTurn() || !a.lies(db.InPlay))
	},
	"LocationOwnTurn": func(a *attempt) bool { return a.Verb == engine.VerbUse && !a.onTurn() },
	"LocationOncePerTurn": func(a *attempt) bool {
		return a.Verb == engine.VerbUse && a.declared().Types&db.Location != 0 && a.used()
	},
	"CharacterAbility": func(a *attempt) bool {
		return a.declared().Sort == db.CharacterCard && (!a.onTurn() || !a.lies(db.Character))
	},
	"DestroyWhere": func(a *attempt) bool {
		return a.Verb == db.VerbDestroy && (!a.asks() || !a.offers(func(c engine.CardID) bool {
			return a.m.In(c) == a.m.In(a.Card)
		}))
	},
	"GainByEffect": func(a *attempt) bool { return a.Verb == db.VerbGain && a.q.Kind == db.AskTurn },
	"TurnStart": func(a *attempt) bool { // an effect of the beginning of the turn is open
		return a.no.Reason == db.AnswerFirst && a.q.Kind != db.AskTurn && !a.asks()
	},
	"NothingElse": func(a *attempt) bool {
		return a.q.Kind == db.AskTurn && !a.move() || a.Verb == engine.VerbUse &&
			(a.Card == 0 || a.m.Info(a.m.In(a.Card)).Class == 0)
	},
	"NoRefill": func(a *attempt) bool { return a.q == nil && a.m.Len(db.LineUp) < 5 },
	"NoBoss": func(a *attempt) bool {
		return a.q == nil && (a.m.Len(db.BossStack) == 0 || a.m.Len(db.TeamStack) == 0)
	},
}

// ofFamily gives by the clauses of a game what those forbid that have a role, beside what its own do.
func ofFamily(title *db.Title, own map[string]forbids) map[string]forbids {
	cites := reflect.ValueOf(*title.WithCards().Cites)
	for _, role := range slices.Sorted(maps.Keys(byRole)) {
		c := engine.Clause(cites.FieldByName(role).Uint())
		if c == 0 {
			continue // the rulebook is silent of it
		}
		id, test := title.Book.ID(c), byRole[role]
		if other := own[id]; other != nil { // of another role, for which the clause speaks, too
			own[id] = func(a *attempt) bool { return test(a) || other(a) }
		} else {
			own[id] = test
		}
	}
	return own
}

// citedAnyway is what the card that is tried cites, whatever is tried with it.
func citedAnyway(a *attempt) engine.Clauses { return a.declared().Cite.With(a.defense()) }

// byQuestion says whether the open question forbids what is tried.
func byQuestion(a *attempt) bool {
	g := a.host()
	switch a.no.Reason {
	case db.NotYourQuestion:
		return a.q.Player != a.Player
	case db.MustAnswer:
		return a.Verb == engine.VerbDecline && !a.asks()
	case db.AnswerFirst:
		return a.q.Kind != db.AskTurn && !a.asks()
	case db.NoAbility: // a test card is refused by what is asked
		return a.Verb == engine.VerbUse && a.declared().Action == nil
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
}

// byCard says whether the clause of the card that is tried does; idle is whether there is nothing for an ability of the
// turn to act on.
func byCard(idle func(a *attempt, id string) bool) func(a *attempt, clause string) (ok, is bool) {
	return func(a *attempt, clause string) (ok, is bool) {
		if a.Card == 0 || a.m.Rules.Book.ID(a.declared().Cite.First()) != clause {
			return false, false
		}
		k := a.declared()
		switch a.no.Reason {
		case db.EffectUnknown:
			return k.Unknown, true
		case db.PlayUntold:
			return k.Unplayed, true
		case db.UnknownDefense:
			return k.Unknown || k.Defense == nil, true
		case db.UnknownAbility:
			return a.Verb == engine.VerbUse && k.Unknown && k.Action == nil, true
		case db.NoAbility:
			return a.Verb == engine.VerbUse && k.Action == nil && len(a.m.Rules.Cards[a.m.Def(a.Card)].Abilities) ==
				0, true
		case db.WaitsForMoment:
			return a.Verb == engine.VerbUse && k.Action == nil && len(a.m.Rules.Cards[a.m.Def(a.Card)].Abilities) >
				0, true
		case db.UsedThisTurn:
			return a.Verb == engine.VerbUse && a.used(), true
		case db.StaysInPlay:
			return a.Verb == db.VerbPlay && k.Stays && a.lies(db.InPlay), true
		case db.NotYourTurn:
			return !a.onTurn(), true
		case db.NotYours:
			return a.m.Owner(a.m.In(a.Card)) != a.Player, true
		case db.NothingToActOn:
			return a.Verb == engine.VerbUse && idle(a, k.ID), true
		case db.CostUnpaid:
			return a.Verb == engine.VerbUse && idle(a, k.ID) && len(k.Action.Cost) > 0, true
		}
		return a.Verb >= db.OwnMove && k.Unknown, true // a move that one game has, with what nobody knows of the card
	}
}

// used says whether an ability of the card that is tried was used in this turn.
func (a *attempt) used() bool {
	return a.m.Tokens(a.Card, db.Used) == a.m.Count(engine.NoPlayer, db.TurnNo)
}

func (a *attempt) host() *db.Match { return db.On(a.m) }

// declared is the declaration of the card that is tried, an empty one if there is none.
func (a *attempt) declared() *db.Card { return a.host().Card(a.Card) }

func (a *attempt) defense() engine.Clauses {
	if d := a.declared().Defense; d != nil {
		return d.Cite
	}
	return 0
}

func (a *attempt) onTurn() bool { return a.m.Count(engine.NoPlayer, db.TurnOf) == int(a.Player)+1 }

// move says whether the verb is one of a turn.
func (a *attempt) move() bool { return a.m.Rules.Verbs[a.Verb].Turn }

// lies says whether the card lies in a zone of the player who tries.
func (a *attempt) lies(k int) bool { return a.Card != 0 && a.m.In(a.Card) == a.m.Zone(a.Player, k) }

func (a *attempt) liesIn(zones ...engine.Zone) bool {
	return a.Card != 0 && slices.Contains(zones, a.m.In(a.Card))
}

// again says whether a kept card has been played this turn.
func (a *attempt) again() bool {
	return a.m.Tokens(a.Card, db.Replayed) == a.m.Count(engine.NoPlayer, db.TurnNo)
}
