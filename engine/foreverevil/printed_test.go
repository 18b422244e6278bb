package foreverevil

import (
	"tablereferee/engine"
	"tablereferee/engine/deckbuilder"
)

// The game as it lies in the box, for the tests.

func parts() *deckbuilder.Parts { return Title.WithCards() }

func find(id string) engine.Def { return parts().Def(id) }

var rules, start, source = Game.Rules, Game.Start, Game.Source
