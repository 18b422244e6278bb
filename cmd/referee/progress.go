package main

import (
	"fmt"
	"time"

	"tablereferee/internal/suite"
)

// progress gives what shows how far a run is, as one rewritten line of the terminal, and what clears that line. Where
// nobody watches the error stream, both do nothing.
func (t *tester) progress() (show suite.Progress, clear func()) {
	if !t.terminal(t.err) || t.env("TERM") == "dumb" {
		return nil, func() {}
	}
	// Writing to a terminal can cost more than a scenario, and nobody reads faster than this.
	const pause = 50 * time.Millisecond
	var last time.Time
	shown := false
	show = func(done, total int, c *suite.Case) {
		if now := time.Now(); now.Sub(last) >= pause {
			last, shown = now, true
			said := []rune(fmt.Sprintf("%d/%d %s", done, total, cleanLine(c.Name)))
			if most := t.widthOf(t.err) - 1; most > 0 && len(said) > most {
				said = said[:most] // a line that fills the terminal goes on below, where nothing clears it
			}
			fmt.Fprintf(t.err, "\r\x1b[K%s", string(said))
		}
	}
	return show, func() {
		if shown {
			fmt.Fprint(t.err, "\r\x1b[K")
		}
	}
}
