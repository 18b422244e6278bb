// Command mutants tries the tests of the rules: it changes the code in small ways, one at a time, and sees whether a
// scenario or a test notices. It also records, for clauses that no run can switch off, a change that proves that the
// clause matters (docs/mutants.md).
//
// All mutants that are tried are built into the sources at once, by an overlay; nothing is written into the tree. Which
// of them acts is chosen when the program starts (package schema), so that one build serves all.
//
//	source.go      reads the packages and their types
//	find.go        the mutants there are
//	operators.go   those of operators and numbers
//	key.go         how a mutant is named, so that the name outlives other changes of the code
//	instrument.go  sets mutants into the sources
//	build.go       builds the program that plays scenarios with a mutant, and the tests
//	worker.go      that program: plays scenarios and says which came out differently
//	events.go      that program: tells what happened
//	try.go         tries mutants
//	tests.go       runs the tests of the packages with those that the scenarios let pass
//	sample.go      picks some
//	equivalents.go those judged to change nothing, with the reason
//	ties.go        which mutants belong to which clause
//	proofs.go      which of these prove it
//	prove.go       the commands that find, record and explain proofs
//	gate.go        the command that tries a few mutants and makes a few proofs again
//	report.go      what is printed
package main
