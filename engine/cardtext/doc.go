// Package cardtext is what cards say, as data: texts of steps, of which one and the same walk tells whether they could
// change anything, and carries them out.
//
// What a text is:
//
//	text.go          texts, steps, selectors, amounts, conditions, triggers
//	vocabulary.go    the words that a game adds: its verbs, places and values; kinds.go the facts that its cards have
//
// How it is read of a card file, which is Lua and read elsewhere:
//
//	node.go          what is written, before it is known what it means
//	read.go          steps; read_selectors.go which cards; read_amounts.go how much; read_waits.go what is waited for
//	form.go scope.go what may stand where; errors.go every mistake, with its line
//	facts.go         what else is said of a card; clauses.go the clauses of cards
//	own.go           cards of somebody's own, behind those of a box
//	snapshot.go      declarations as they were read, so that a program reads no Lua to know its cards
//
// What is done with it:
//
//	run.go           carries it out
//	say.go …         tells it in sentences, in both languages
//	lists.go         lists its words
package cardtext
