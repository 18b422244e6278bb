// Package deckbuilder holds what the DC deck-building games share: cards with types, cost and VP; a turn of playing,
// buying and using abilities; Power; the Line-Up and its stacks; gaining, destroying, Attacks and Defenses; scoring.
// A game adds its cards, its set-up, the steps of its end of turn, and the clauses of its rulebook that all of this
// cites.
package deckbuilder
