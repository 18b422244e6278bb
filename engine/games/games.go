// Package games lists the games the referee knows. It is the only place that knows them all.
package games

import (
	"tablereferee/engine"
	"tablereferee/engine/champions"
	"tablereferee/engine/foreverevil"
)

// All gives every game, in the order they are listed to a reader.
func All() []*engine.Game { return []*engine.Game{&foreverevil.Game, &champions.Listed} }

// Find gives the game of an id, nil if there is none.
func Find(id string) *engine.Game {
	for _, g := range All() {
		if g.ID == id {
			return g
		}
	}
	return nil
}
