package games_test

import (
	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
	fe "tablereferee/engine/foreverevil"
)

// What the rules of Forever Evil forbid, said once more in the plainest way.

func init() {
	trials["forever-evil"] = &trial{
		every: 13,
		cite:  citedAnyway,
		games: []map[string]int{nil, nil, nil, {"teams": 1}, {"super_heroes": 12}, {"teams": 1}, nil, nil},
		forbids: ofFamily(fe.Title, map[string]forbids{
			"fe.cards.cold-gun-frozen": func(a *attempt) bool {
				return a.liesIn(db.LineUp) && a.m.Tokens(a.Card, db.Locked) > 0
			},
			"fe.cards.cold-gun-place": func(a *attempt) bool { return a.q.Kind == db.AskLock && !a.liesIn(db.LineUp) },
			"fe.variant.who-defeats-whom": func(a *attempt) bool {
				return !a.liesIn(a.host().BossZone(a.Player)) && a.declared().Sort == db.BossCard
			},
			"fe.variant.attacks-other-team": func(a *attempt) bool {
				return a.host().Mates(a.Player)&db.Only(a.Whom) != 0
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
					if only&t != 0 && !a.offers(func(c engine.CardID) bool { return a.host().TypesOf(c)&t != 0 }) {
						return true
					}
				}
				return false
			},
			"fe.cards.first-appearance-must-discard": func(a *attempt) bool {
				return !a.asks() && a.m.Count(engine.NoPlayer, db.TurnOf) == 0 && (a.Verb == engine.VerbDecline ||
					a.Verb == db.VerbGain)
			},
		}),
		question: byQuestion,
		card:     byCard((*attempt).idle),
	}
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
		return count(db.Discard, func(c engine.CardID) bool { return a.host().Card(c).Sort == db.WeaknessCard }) < 2
	case "the-joker":
		return count(db.InPlay, func(c engine.CardID) bool {
			return a.host().Is(c, db.Villain) && !a.m.Flag(c, db.Kept)
		}) == 0
	}
	return a.m.Len(a.m.Zone(a.Player, db.Deck))+a.m.Len(a.m.Zone(a.Player, db.Discard)) == 0
}
