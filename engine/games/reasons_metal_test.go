package games_test

import (
	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
	"tablereferee/engine/metal"
)

// What the rules of Dark Nights: Metal forbid, said once more in the plainest way.

func init() {
	weakness := func(a *attempt) bool { // it lies in the hand of the player whose turn it is
		for x := range a.m.Cards(a.m.Zone(a.Player, db.Hand)) {
			if a.host().Card(x).Sort == db.WeaknessCard {
				return a.onTurn()
			}
		}
		return false
	}
	leftOut := map[string]int{"leave_out_unknown": 1}
	trials["metal"] = &trial{
		every: 13,
		cite:  citedAnyway,
		games: []map[string]int{leftOut, leftOut, leftOut, leftOut, nil},
		forbids: ofFamily(metal.Title, map[string]forbids{
			"metal.tile.not-bought": func(a *attempt) bool {
				return (a.Verb == db.VerbBuy || a.Verb == db.VerbDefeat) && a.declared().Sort == db.AsideCard
			},
			"metal.types.list": func(a *attempt) bool { // of a character, which is of none of them
				return a.Verb == db.VerbPlay && a.declared().Sort == db.CharacterCard
			},
			"metal.villain.never-in-deck": func(a *attempt) bool {
				return a.Verb == db.VerbPlay && a.declared().Sort == db.BossCard
			},
			"metal.cards.oblivion-bar": func(a *attempt) bool {
				return a.Verb == db.VerbDefend && a.lies(db.Hand)
			},
			"metal.weakness.play-first": func(a *attempt) bool {
				return weakness(a) && a.declared().Sort != db.WeaknessCard
			},
			"metal.breakthrough.return-now": func(a *attempt) bool { // that is asked as it is played
				return a.Verb == engine.VerbUse && a.declared().Sort == db.KickCard
			},
			"metal.team.only-yours": func(a *attempt) bool {
				return a.declared().Sort == db.CharacterCard && !a.lies(db.Character)
			},
			"metal.team.not-controlled": func(a *attempt) bool {
				return a.declared().Sort == db.CharacterCard
			},
			"metal.amb.score-pile-ownership": func(a *attempt) bool {
				return a.m.Info(a.m.In(a.Card)).ID == "score_pile"
			},
			"metal.capture.nothing-more": func(a *attempt) bool { return a.move() && !a.onTurn() },
			"metal.weakness.before-end":  func(a *attempt) bool { return weakness(a) && a.Verb == db.VerbEndTurn },
		}),
		question: byQuestion,
		card: byCard(func(a *attempt, id string) bool { // of the stand-ins
			switch id {
			case "oblivion-bar": // costs two cards of the hand
				return a.m.Len(a.m.Zone(a.Player, db.Hand)) < 2
			case "the-dark-multiverse", "oversized-mister-terrific": // begin with a Weakness
				return a.m.Len(db.WeaknessStack) == 0
			}
			return false
		}),
	}
}
