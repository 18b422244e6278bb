package sandbox

import (
	"errors"
	"strings"
	"testing"

	"tablereferee/engine"
)

// TestExcerpts shows the place of a mistake of the language, and the comma that is missing most often.
func TestExcerpts(t *testing.T) {
	for _, c := range []struct{ source, want string }{
		{"say {\n  { 'Ann' }\n  { 'Ben' },\n}",
			"duel.lua:3:3: { is not expected here\n  is a comma missing at the end of line 2?\n  3 |   { 'Ben' },\n    |   ^"},
		{"say { 'Ann', hand = { 'x' } deck = {} }",
			"duel.lua:1:29: deck is not expected here\n  is a comma missing before it?\n  1 | say { 'Ann', hand = { 'x' } deck = {} }\n    |                             ^"},
		{"say { vp = 3 power = 4 }",
			"duel.lua:1:14: power is not expected here\n  is a comma missing before it?\n  1 | say { vp = 3 power = 4 }\n    |              ^"},
		{"say { 'Punch' 'Kick' }",
			"duel.lua:1:15: \"Kick\" is not expected here\n  is a comma missing before it?\n  1 | say { 'Punch' 'Kick' }\n    |               ^"},
		{"say('a', 1 2)",
			"duel.lua:1:12: 2 is not expected here\n  is a comma missing before it?\n  1 | say('a', 1 2)\n    |            ^"},
		{"local = 3", "duel.lua:1:7: = is not expected here\n  1 | local = 3\n    |       ^"},
		{"\tsay('é', sya)",
			"duel.lua:1:12: sya is not known: it is neither a word of the language nor a local name\n  did you mean say?\n  1 |  say('é', sya)\n    |           ^"},
		{"local one = ann Ann.x = 1",
			"duel.lua:1:17: Ann is not known: it is neither a word of the language nor a local name\n  did you mean ann?\n  1 | local one = ann Ann.x = 1\n    |                 ^"},
	} {
		_, err := Compile("duel.lua", c.source, NewGlobals(testWords...))
		if got := engine.Tell(err, engine.EN); got != c.want {
			t.Errorf("%s\ngives\n%s\nand not\n%s", c.source, got, c.want)
		}
	}
	_, err := Compile("duel.lua", strings.Repeat("say(1) ", 500)+"sya(1)"+strings.Repeat(" say(1)", 500),
		NewGlobals(testWords...))
	var e *Error
	if !errors.As(err, &e) || len(e.Excerpt) > 400 || !strings.Contains(e.Excerpt, "sya(1)") {
		t.Errorf("the mistake in a long line is not shown: %q", e.Excerpt)
	}
}
