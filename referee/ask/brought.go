//go:build js

package ask

// What was learnt, and what is filed: a page loads them apart from the engine, when somebody begins to ask.
var learned, prepared string

// Bring gives the files of which embedded.go tells. It comes before the first question.
func Bring(known, filed string) { learned, prepared = known, filed }
