// Package scenario runs scenarios: Lua scripts that read like the example of a rulebook. What a script may say is in docs/scenarios.md
// and, word by word, in words.go; the Lua itself is bounded by the sandbox below.
//
//	scenario.go   a script: compiled, run, and its Result
//	table.go      the set-up words, gathered until the first move
//	driver.go     the engine as a coroutine: it stops at every question, the script's next line answers
//	moves.go      a player's words matched with the legal answers, and refusals
//	expect.go     expectations
//	failure.go    what went wrong, in words
package scenario

//go:generate go test . -run Definitions|Documents -update
