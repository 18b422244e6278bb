package sandbox

import (
	"strings"
	"testing"

	"tablereferee/engine"
)

// TestApart proves that what is taken out of a source, and what is left, stand where they stood.
func TestApart(t *testing.T) {
	inside := engine.Text{"inside", "dedans"}
	for _, c := range []struct{ source, rest, taken string }{
		{"x()\ny()", "x()\ny()", ""},
		{"card \"A\" { a = 1 }\nx()", "\nx()", "card \"A\" { a = 1 }\n"},
		{"x()\ncard \"A\" {\n  a = f(1)[2],\n} -- so\ny()", "x()\n\n\n\ny()",
			"\ncard \"A\" {\n  a = f(1)[2],\n} -- so\n"},
		{"x() card \"A\" { } y() -- \"}\"", "x()              y() -- \"}\"", "    card \"A\" { }"},
		{"card \"A\"; x()", "card \"A\"; x()|        ; x()", "card \"A\""},
		{"local n = 1\ncard \"A\" { n }\nx()", "\n\nx()", "local n = 1\ncard \"A\" { n }\n"},
		{"local n = 1\ncard \"A\" { n }\nx(n)", "local n = 1\n\nx(n)", "local n = 1\ncard \"A\" { n }\n"},
		{"local m = 1\nlocal n = function() return m end\ncard \"A\" { n() }", "\n\n",
			"local m = 1\nlocal n = function() return m end\ncard \"A\" { n() }"},
		{"all { 1 }\ncard \"A\" { 2 }\nx.all { 3 }", "\n\nx.all { 3 }", "all { 1 }\ncard \"A\" { 2 }\n"},
		{"all { 1 }\nx()", "all { 1 }\nx()", ""},
		{"x.card \"A\" { 2 }", "x.card \"A\" { 2 }", ""},
		{"for i = 1, 2 do card \"A\" { } end", "", "inside"},
		{"x(card \"A\")", "", "inside"},
		{"local x = card \"A\" { }", "", "inside"},
		{"card \"A\" { card \"B\" }", "", "inside"},
		{"card \"A\" { ", "", "card \"A\" { "},
		{"x(", "x(", ""},
	} {
		rest, taken, err := Apart("t.lua", c.source, inside, "card", "all")
		if err != nil {
			taken = strings.SplitN(engine.Tell(err, engine.EN), ": ", 2)[1]
		}
		ends := func(s string) string {
			var out []string
			for line := range strings.SplitSeq(s, "\n") {
				out = append(out, strings.TrimRight(line, " "))
			}
			return strings.Join(out, "\n")
		}
		either := false
		for want := range strings.SplitSeq(c.rest, "|") {
			either = either || ends(rest) == ends(want)
		}
		if !either || ends(taken) != ends(c.taken) {
			t.Errorf("%q\nis taken apart as %q\nand %q", c.source, rest, taken)
		}
		if err == nil && taken != "" && (len(rest) != len(c.source) || len(taken) != len(c.source)) {
			t.Errorf("%q: the parts have %d and %d bytes", c.source, len(rest), len(taken))
		}
	}
}
