// Package log is the canonical log: what is read of a match. The kernel keeps what happened, as events and what was
// asked, refused and proven (engine.Log); this package makes of it what a person or a machine reads, and finds in it
// what somebody tells of. The kernel and the games know nothing of it.
//
//	text.go        the canonical text: head, events line by line, state and ruling (Text, EventText, Lines)
//	sentence.go    what the line of an event says
//	json.go        the same as JSON Lines (JSONLines); the schema is docs/log.md
//	parse.go       the text read back into its lines (Parse)
//
// A script says what it expects to have happened in the words of a line, with any part left out: a Description.
//
//	sentences.go   the lines that a log of these rules can hold, taken apart (SentencesOf)
//	describe.go    which of them a description may mean (Sentences.Read)
//	described.go   the events that it fits (Find)
//	impossible.go  why what it tells of can never happen (Description.Impossible)
//
// What a line may say is declared by the rules: a sentence for each kind of event, with fields in braces. Whether a
// sentence is one (engine.Phrase), and the names of cards, places, answers and attempts, are the kernel's: its messages
// need them, too. The tests that read the logs of whole games, and of the toy game, stand in the folder of the kernel,
// beside what plays these.
package log
