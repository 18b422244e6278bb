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
//	Demands   what a verb of a game demands: by these rows something is offered, and refused.
//	Log       what happened, kept as events. What is read of it, as text and as JSON Lines, is made by package log
//	          (engine/log), which the kernel does not know.
//
// # What a game gives
//
// A game is a Game, and Rules for each of its editions. Rules.Complete and Game.Complete look at both when the game is
// built. Of a Game there must be: ID, Name, Book, Rules, Start, Step, TurnOf, Done and Won, and of its Book the
// Editions; Game.Complete refuses a game without one of them, and so does whatever reads its scripts or simulates it.
// What else is left out the kernel does:
//
//	Game.Play      takes one Step after the other
//	Game.Resume    is NewMatch
//	Game.Head      there are no characters
//	Game.Watch     looks at the table after every event, whether it is whole (ask Watcher)
//	Game.Tally     says who has won, with no turns, no scores and no clause that ended the game
//	Game.Policies  one: legal moves by chance
//	Game.Facts     nothing is printed on a card but its name
//	Rules.WhyNot   refuses with the clauses of the open question, and says no more than that it is not offered
//	Rules.Locate   a name means a card in the place that is named, else the player's own, the table's, another's
//	Rules.Policy   First is the first seat
//	Rules.Kinds    the rows of the kernel's own events, and in Rules.Verbs those of its verbs
//
// What may be nil besides says so where it stands.
package engine
