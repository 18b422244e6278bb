// Package scenario runs scenarios: Lua scripts that read like the example of a rulebook. What a script may say is in
// docs/scenarios.md and, word by word, in docs/referee.lua, which luals.go makes; the Lua itself is bounded by
// internal/sandbox.
//
//	scenario.go   a script: compiled, run, and its Result
//	language.go   the words and games that scripts may name
//	folder.go     the scenarios folder: which files are scenarios and which are parts for use "…";
//	              overlooked.go what is neither
//	table.go      the set-up words, gathered until the first move
//	driver.go     the engine as a coroutine: it stops at every question, the script's next line answers
//	moves.go      a player's words matched with the legal answers, and refusals
//	expect.go     expectations; values.go what they are about
//	explore.go    claims: what is possible, always or never so from here on
//	failure.go    what went wrong, in words
package scenario

//go:generate go test . -run Definitions|Documents -update
