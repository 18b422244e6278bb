package champions

import "slices"

// box lists every card of the core box, and the test cards.
func box() []Card {
	return slices.Concat(spiderManCards(), captainMarvelCards(), sheHulkCards(), ironManCards(), blackPantherCards(), aggressionCards(), justiceCards(), leadershipCards(), protectionCards(), basicCards(), rhinoCards(), klawCards(), ultronCards(), modularCards(), standardCards(), testCards())
}
