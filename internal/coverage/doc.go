// Package coverage measures how far the scenarios of a game prove its rulebook. For every clause it tells
//
//   - which scenarios show it: those that say so, and whose log cites it,
//   - whether it matters: whether anything but its own citation is different once it is set otherwise.
//
// A clause that is shown and does not matter is decoration. The text of a rule stands next to an event, but nobody
// knows whether the rule has made the event.
//
//	coverage.go   Measure, and what it finds: a Report of clauses, groups and percentages
//	ablate.go     the runs with a clause set otherwise, and how their logs are held against the normal ones
package coverage
