// Package changes tells which changes of many logs are the same change. A rule, a card or a wording that is altered
// alters hundreds of logs, and whoever judges them wants to read each kind of change once.
//
//	words.go   a line of a log in pieces: its words, and what stands for one thing among its like
//	kind.go    what happened to one line, and of what kind that is
//	group.go   the logs that change in the same way
//
// Two changes are of one kind where they are equal but for the names of players and cards and for numbers. A log
// belongs to the kind of its first change: there it parts from the other, and what comes later mostly follows from
// that. Within a group those logs are alike that change in the same kinds from their first line to their last.
package changes
