// Package games lists the games the referee knows. It is the only place that knows them all.
package games

import (
	"tablereferee/engine"
	"tablereferee/engine/champions"
	"tablereferee/engine/foreverevil"
	"tablereferee/engine/metal"
	"tablereferee/engine/rivals"
	"tablereferee/internal/cardfile"
)

//go:generate go run ../../cmd/cardgen ..

// listed is every game, in the order they are listed to a reader, with its folder of the engine and where its cards are
// declared there.
var listed = []struct {
	game   *engine.Game
	folder string
	cards  func() *cardfile.Box
}{
	{&foreverevil.Game, "foreverevil", foreverevil.Title.CardFiles},
	{&metal.Game, "metal", metal.Title.CardFiles},
	{&rivals.Game, "rivals", rivals.Title.CardFiles},
	{&champions.Game, "champions", champions.CardFiles},
}

func init() {
	for i := range listed {
		if err := listed[i].game.Complete(); err != nil {
			panic(err)
		}
	}
}

// All gives every game, in the order they are listed to a reader.
func All() []*engine.Game {
	all := make([]*engine.Game, len(listed))
	for i := range listed {
		all[i] = listed[i].game
	}
	return all
}

// Find gives the game of an id, nil if there is none.
func Find(id string) *engine.Game {
	for i := range listed {
		if listed[i].game.ID == id {
			return listed[i].game
		}
	}
	return nil
}

// Cards is where the cards of a game are declared, in its folder of the engine.
type Cards struct {
	Folder string
	Files  *cardfile.Box
}

// CardFiles gives where the cards of every game are declared.
func CardFiles() []Cards {
	all := make([]Cards, len(listed))
	for i := range listed {
		all[i] = Cards{listed[i].folder, listed[i].cards()}
	}
	return all
}
