// Package engine is the kernel of the referee: a table of cards that is plain data, verbs that are the only way
// to change it, questions that are the only way to decide anything, and a log in which every event names the
// rulebook clauses that made it happen. It knows no game; a game gives it Rules.
//
//	Table     what lies where: cards, zones, counters, pending effects. Clone, Equal, Hash.
//	Rules     what a game is, immutable: its cards, zones, words, abilities, order policy, clause values.
//	Match     a table being played: Rules, a Decider that answers, a Log that remembers.
//	Event     what happens; announced, perhaps replaced or cancelled, performed, recorded, reacted to.
//	Question  who decides, what for, and every legal answer.
//	Refusal   why something is not legal, by which clause, and what was legal instead.
package engine
