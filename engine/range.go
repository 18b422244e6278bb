package engine

import "math"

// Range is what a number can be whenever a player has the next move or the game is over, as things are. What is said of
// it beyond that would hold, or fail, whatever happens.
type Range struct {
	Least, Most int
	Under, Over Beyond  // what less than Least brings about, and more than Most
	Cite        Clauses // the rules by which it does
}

// Unbounded is the Most of a number that can be as great as one likes, and with a minus the Least of one that can be as
// little.
const Unbounded = math.MaxInt32

// Anything is the range of a number without bounds.
func Anything() Range { return Range{Least: -Unbounded, Most: Unbounded} }

// Beyond is what comes of a number that reaches what it can never be when a player has the next move.
type Beyond uint8

// What can come of it.
const (
	NeverBeyond  Beyond = iota // it does not come to that
	BeyondLeaves               // its card leaves the place where it is
	BeyondEnds                 // the game is over, and the card has left that place
	BeyondStays                // the game is over, and the card lies there with that number
)
