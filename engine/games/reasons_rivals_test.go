package games_test

import (
	"slices"

	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
	"tablereferee/engine/rivals"
)

// What the rules of Rivals forbid, said once more in the plainest way.

func init() {
	// how far the Confrontation of this turn has come: 0 where there is none, 2 once the player has handed over
	confrontation := func(a *attempt) int {
		return a.m.Count(engine.NoPlayer, db.Globals) // the first counter of the table that only this game has
	}
	trials["rivals"] = &trial{
		every: 13,
		cite:  citedAnyway,
		games: []map[string]int{nil, nil, nil, nil, nil, nil},
		forbids: ofFamily(rivals.Title, map[string]forbids{
			"rivals.confront.only-way": func(a *attempt) bool {
				return a.Verb == db.VerbDefeat || a.Verb == db.VerbBuy && a.declared().Sort == db.CharacterCard
			},
			"rivals.amb.character-type": func(a *attempt) bool {
				return a.declared().Sort == db.CharacterCard && a.Verb != engine.VerbUse
			},
			"rivals.confront.announce": func(a *attempt) bool {
				return a.Verb == rivals.VerbConfront && (!a.onTurn() || confrontation(a) > 0)
			},
			"rivals.confront.top-only": func(a *attempt) bool {
				return a.Verb == rivals.VerbConfront && confrontation(a) > 0
			},
			"rivals.confront.before-playing": func(a *attempt) bool {
				return a.Verb == rivals.VerbConfront && a.host().Has(db.Played, a.Player)
			},
			"rivals.amb.before-announcing": func(a *attempt) bool {
				return a.Verb == rivals.VerbConfront &&
					(a.host().Has(db.OwnMemo, a.Player) || a.host().Has(db.Paid, a.Player))
			},
			"rivals.confront.hand-over": func(a *attempt) bool {
				return a.Verb == rivals.VerbHandOver && (!a.onTurn() || confrontation(a) != 1) ||
					a.Verb == db.VerbEndTurn && confrontation(a) == 1
			},
			"rivals.amb.abilities-after-handing-over": func(a *attempt) bool {
				return a.Verb == engine.VerbUse && confrontation(a) > 1
			},
			"rivals.game-end.last-character": func(a *attempt) bool { return a.q == nil },
			"rivals.confront.no-buying":      func(a *attempt) bool { return a.Verb == db.VerbBuy && confrontation(a) > 0 },
			"rivals.confront.no-more-cards": func(a *attempt) bool {
				return (a.Verb == db.VerbPlay || a.Verb == engine.VerbUse) && confrontation(a) > 1
			},
			"rivals.character.next-one": func(a *attempt) bool { // of the three of a side, one is played at a time
				return a.Verb == engine.VerbUse && a.declared().Sort == db.CharacterCard && !a.lies(db.Character)
			},
			"rivals.block.when": func(a *attempt) bool {
				return a.Verb == rivals.VerbBlock && (a.declared().Guard == nil || !a.lies(db.Hand))
			},
			"rivals.cards.lucius-fox-defense": func(a *attempt) bool { // test cards whose Defense does the same
				return a.Verb == rivals.VerbBlock && a.declared().Guard == nil
			},
			"rivals.confront.not-an-attack": func(a *attempt) bool {
				on := confrontation(a)
				return a.Verb == db.VerbDefend && (on == 1 || on == 2) && !a.onTurn() && !isDefending(a)
			},
			"rivals.block.own-turn": func(a *attempt) bool { return a.Verb == rivals.VerbBlock && a.onTurn() },
			"rivals.block.only-in-confrontation": func(a *attempt) bool {
				return a.Verb == rivals.VerbBlock && (confrontation(a) == 0 || isDefending(a)) ||
					a.Verb == db.VerbDefend && a.declared().Guard != nil && a.declared().Defense == nil
			},
			"rivals.block.after-the-attacker": func(a *attempt) bool {
				return a.Verb == rivals.VerbBlock && confrontation(a) == 1
			},
		}),
		question: byQuestion,
		card: byCard(func(a *attempt, id string) bool { // of the stand-ins
			return id == "batman-12" && // costs a Hero of the hand
				!slices.ContainsFunc(slices.Collect(a.m.Cards(a.m.Zone(a.Player, db.Hand))),
					func(c engine.CardID) bool {
						return a.host().Is(c, db.Hero)
					})
		}),
	}
}

// isDefending says whether an Attack waits for an answer.
func isDefending(a *attempt) bool { return a.q != nil && a.q.Kind == db.AskDefend }
