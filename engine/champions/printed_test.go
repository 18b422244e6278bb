package champions

import "tablereferee/engine"

// kit is the box as it is printed.
func kit() *Kit { return asPrinted.kit() }

// rules are those that the printed box is played by.
func rules() *engine.Rules { return asPrinted.rules() }
