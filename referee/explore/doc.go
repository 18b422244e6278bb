// Package explore answers questions about everything that can still happen: is something possible, does it always hold,
// can it never come about. It tries every answer to every question from one table on, up to a horizon, and gives a
// proof, a line of play, or the honest word that it did not come to an end.
//
//	explore.go    the question, its outcome, and the search
//	branch.go     the decider that goes through all answers of one move
//	key.go        when two tables are the same to the rules
//	set.go        the sets in which positions are kept
//	statement.go  what is asked of a table
//	number.go     the numbers that it is asked of, and of which cards they are
//	peek.go       how the legal moves are asked
//	ranged.go     numbers that can never be what is said of them
//	orders.go     every order of a pile that nobody knows
//	line.go       a line of play, and how to play it again
//
// # How it goes
//
// A position is a table at a rest point: nothing is pending but the table, so it can be copied and gone on from. A move
// leads from one position to the next, and all decisions within it, whoever's they are, are part of it. Rule code asks
// in direct style, so a move is tried by playing it again from a copy of the table for every combination of answers:
// the first time each new question is answered with its first answer, afterwards the last question that has an answer
// left gets its next one.
//
// Within a move the search goes deep, over moves it goes wide: every position after one move comes before any after
// two. So the first line of play that is found is one of the shortest, and which one does not depend on the machine.
//
// Only the key of a position is kept, and how it was reached. Its table is made again by playing the one move from its
// parent's table, which mostly lies ready, because positions come in the order in which they were found.
package explore
