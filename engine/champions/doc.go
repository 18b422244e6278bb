// Package champions is Marvel Champions: The Card Game, core box, by the rules reference.
//
//	rulebook.yaml   every clause, in our own words; clauses_gen.go is made of it
//	kit.go          what a card is: facts, abilities, costs, constants
//	words.go        zones, counters, kinds of events, verbs, questions
//	game.go         the rules, and the game as the referee lists it
//	setup.go        laying out the table; possible.go what no game comes to; decks.go the starter decks and the rules of building one
//	steps.go        the fourteen steps
//	turn.go         the player phase and the villain phase
//	initiate.go     playing events and starting abilities; pay.go resources
//	enter.go        cards that enter play
//	attack.go       attacks and defence; damage.go damage, healing, status, defeat
//	scheme.go       threat and schemes; reveal.go encounter cards
//	values.go       every modified value, from scratch
//	judge.go        why something is refused; judge_answer.go why something is no answer
//	cards_*.go      the cards, by set
package champions
