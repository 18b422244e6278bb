// Package rivals is the DC Deck-building Game: Rivals: Batman vs The Joker.
//
//	book              every clause, in our own words, with the constant that cites it
//	game.go           the game as a declaration: its parameters, and the parts it is put together of
//	setup.go          the set-up: who is Batman, and the three Characters of each
//	confront.go       Confrontations: announcing, handing over, Blocks, the comparison
//	demands.go        what they demand, and forbid
//	words.go          what the cards of this game say of them
//	cards/            the cards, by type
package rivals

import (
	"embed"

	"tablereferee/engine"
	"tablereferee/engine/rivals/book"

	db "tablereferee/engine/deckbuilder"
)

// Game is Rivals: Batman vs The Joker.
var Game = Title.Game()

// Title is the game as it lies in the box.
var Title = db.NewTitle(&db.Declaration{
	Name: engine.Text{"DC Deck-building Game: Rivals – Batman vs The Joker",
		"DC Comics Deck-Building : Rivals – Batman vs Le Joker"},
	Book: &book.Rulebook,
	Sections: []engine.Named{
		{ID: "goal", Name: engine.Text{"The goal", "Le but du jeu"}},
		{ID: "summary", Name: engine.Text{"The turn in short", "Le tour en bref"}},
		{ID: "compatible", Name: engine.Text{"With other games", "Avec d'autres jeux"}},
	},
	Files: cardFiles, Order: cardOrder, Snapshot: snapshot,
	Form: engine.Text{formEN, formFR},
	Parts: db.Parts{
		Vocabulary: &vocabulary, Verbs: ownVerbs(), Conds: ownConds(), Hooks: hooks, Has: facts,
		Keywords: keywords, Clarified: clarified, Assumed: assumed, Tries: tries,
		SetUp: setUp, Starting: starting, EndTurn: endTurn, Finish: sinks, Midway: true, OrdersOwn: true,
		TellsWhy:       true,
		Untimely:       []engine.Reason{notInOwnTurn, notConfronted, notYet},
		PlaysElsewhere: true,
		Requires:       requires, Offers: offers, MoveBy: moveBy, Moves: moves, Moved: moved, Plays: plays,
		Attacks:  attacks,
		PlayedBy: playedBy,
		Watch:    watch,
		Options:  options,
		Scores:   scoreTaken, Unscored: unscored, Ties: []db.Tie{{Clause: book.ScoreTie, Count: taken}},
		Likes: likes, Silent: silent, NoPlay: noPlay, GivesPower: givesPower, EndsBy: endsBy,
		Bars: bars, Never: []engine.Kind{db.Deal, db.SetAside, db.PlaysNone, db.NoneToPass, db.ScoreStar,
			db.IsDestroyed, db.LookOn, db.LooksNoMore},
	},
	Rules: add,
})

//go:embed cards/*.lua
var cardFiles embed.FS

//go:embed cards.snapshot
var snapshot []byte

// cardOrder are the card files.
var cardOrder = []string{
	"basics", "characters", "heroes", "villains", "super_powers", "equipment", "locations", "tests", "tests_confront",
	"tests_play",
}

// facts are those on the cards of this game that not all deck-building games have.
var facts = []string{"block", "character_cost", "provisional", "keywords"}

// The sides that a Character belongs to (hook = "…" in its declaration), from 1 on.
const (
	batman = iota + 1
	joker
)

var hooks = []string{"batman", "joker"}

// The counters of this game: of the table whether a Confrontation is on, of each player how much more the Character
// costs this turn.
const (
	confronting = engine.Counter(db.Globals)
	raised      = engine.Counter(db.PerPlayer)
)

// How far a Confrontation has come.
const (
	_ = iota
	announced
	handedOver
	over
)

// add gives the rules of an edition what only this game has.
func add(_ *db.Parts, r *engine.Rules) {
	r.Minds, r.Minding = minds, minding
	r.Deeds = append(r.Deeds, usedCharacter)
	r.Globals++
	r.Counters++
	r.CountInfo = append(r.CountInfo,
		engine.CounterInfo{Counter: confronting, ID: "confronting", Global: true, Silent: true, Most: announced,
			Name: engine.Text{"a Confrontation is on", "une Confrontation est en cours"}, YesNo: true, Earlier: true},
		engine.CounterInfo{Counter: raised, ID: "raised", Most: 99, Earlier: true,
			Name: engine.Text{"cost of the Character raised by", "coût du Personnage augmenté de"}})
}

// endTurn are the seven steps after a turn.
var endTurn = []db.EndStep{
	db.Announce(book.EndTurn1Announce), db.HandAway(book.EndTurn2Hand), db.Effects(book.EndTurn3Effects),
	db.PlayedAway(book.EndTurn4Played),
	db.RefillLineUp(book.EndTurn5Refill), db.NewHand(book.EndTurn6Draw),
	endOfConfrontation(db.NextPlayer(book.EndTurn7NextPlayer)),
}

// starting is the starting deck of each player.
var starting = []db.Starting{
	{Card: "punch", N: 7, Box: book.ComponentsPunches},
	{Card: "vulnerability", N: 3, Box: book.ComponentsVulnerabilities},
}
