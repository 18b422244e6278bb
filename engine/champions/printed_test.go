package champions

import "tablereferee/engine"

// box is the box as it is printed.
func box() *Box { return asPrinted.box() }

// rules are those that the printed box is played by.
func rules() *engine.Rules { return asPrinted.rules()["fr"] }
