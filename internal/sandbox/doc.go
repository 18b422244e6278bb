// Package sandbox compiles and runs the Lua of scenarios. A scenario is a text written by a stranger, so whatever it
// does, a run ends soon, in bounded memory, with either success or one clear *Error that names the file and the line.
//
// # From text to run
//
// Compile reads a text once: it refuses what is too large or too deeply nested before anything recursive sees it,
// checks every global name against the words of the language, rewrites the few operators whose cost an instruction
// count cannot see, and compiles. The Program it gives never changes, so any number of goroutines may run it at once.
// Run gives each run a fresh Lua state: no script can see what another has left behind.
//
// # What bounds a run
//
// One count of steps bounds time and memory together. Every instruction of the virtual machine is a step, and whatever
// does more work than one instruction should pays for it: text joined and copied, tables and functions created, values
// passed by "...", elements moved by table.insert. The count depends on the script alone, never on the clock, so the
// same script stops at the same line on every machine. Four more bounds close what a count of steps leaves open: the
// length of a single text, the depth of calls, the number of values in flight, and the size of the source.
//
// # What a script may use
//
// The library is an allowlist by construction: each function is written or wrapped here, none is inherited. All of it
// is deterministic; in particular no text ever shows an address. There is no pcall and no xpcall: an error always ends
// the script, so no script can hide that its scenario failed.
package sandbox
