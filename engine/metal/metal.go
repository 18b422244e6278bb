// Package metal is the DC Deck-building Game: Dark Nights: Metal, as far as its first turn.
package metal

import (
	"embed"

	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
	"tablereferee/engine/metal/book"
)

//go:generate go run ../../cmd/bookgen book/rulebook.yaml

//go:embed cards/*.lua
var cardFiles embed.FS

// Game is Dark Nights: Metal.
var Game = Title.Game()

// Title is the game as it lies in the box.
var Title = db.NewTitle(&db.Declaration{
	Name:  engine.Text{"DC Deck-building Game: Dark Nights: Metal", "DC Comics Deck-Building : Batman Metal"},
	Book:  &book.Rulebook,
	Files: cardFiles,
	Parts: db.Parts{
		Vocabulary: &db.Vocabulary{
			Kick: engine.Text{"Breakthrough", "Surcharge"},
			Boss: engine.Text{"Super-Villain", "Super-Vilain"}, Bosses: engine.Text{"Super-Villains", "Super-Vilains"},
			Piles: map[engine.Zone]db.Pile{
				db.KickStack: {ID: "breakthroughs", Name: engine.Text{"Breakthrough stack", "pile des Surcharges"}},
				db.BossStack: {ID: "super_villains", Name: engine.Text{"Super-Villain stack", "pile des Super-Vilains"}},
			},
		},
		Starting: []db.Starting{{Card: "punch", N: 7}, {Card: "vulnerability", N: 3}},
		// a new hand is drawn before the Line-Up is filled
		EndTurn: []db.EndStep{
			db.Announce(book.EndTurn1Announce), db.HandAway(book.EndTurn3Hand), db.PlayedAway(book.EndTurn5Played),
			db.NewHand(book.EndTurn6Draw), db.RefillLineUp(book.EndTurn7Refill), db.FlipBoss(book.EndTurn8Flip),
			db.NextPlayer(book.TurnClockwise),
		},
	},
})
