package foreverevil

import (
	"tablereferee/engine"
	"tablereferee/engine/deckbuilder"
)

// The game as it lies in the box, for the tests.

func kit() *deckbuilder.Kit { return Title.Parts() }

func find(id string) engine.Def { return kit().Def(id) }

var rules, start, source = Game.Rules, Game.Start, Game.Source
