package scenario

import (
	"strings"
	"testing"
)

// TestKeptNumbers: a number under a name, and an expectation of it, are about the table as it is when they are looked
// at.
func TestKeptNumbers(t *testing.T) {
	const table = `scenario "t" { game = "forever-evil" }
local ann, ben = players { { "Ann", character = "Lex Luthor", hand = { "Punch", "Punch", "Punch" } }, { "Ben", character = "Sinestro", hand = { "Punch" } } }
line_up { "Catwoman" }
`
	for _, c := range []struct{ script, want string }{
		{`local p = ann.power ann:plays "Punch" expect(p):is(1)`, ""},
		{`local p = ann.power for i = 1, 2 do ann:plays "Punch" expect(p):is(0) end`, "expected 0, but it is 1"},
		{`local e = expect(ann.power) ann:plays "Punch" e:is(0)`, "expected 0, but it is 1"},
		{`local e = expect(ann.power) ann:plays "Punch" e:is(1)`, ""},
		{`local p = { power = ann.power } local function check(n) expect(p.power):is(n) end ann:plays "Punch" check(1) ann:plays "Punch" check(2)`, ""},
		{`local n = game.turn_number ann:ends_turn() expect(n):is(1)`, "expected 1, but it is 2"},
		{`local o = game.turn_of ann:ends_turn() expect(o):is(2)`, ""},
		{`local c = line_up:tokens "Catwoman" ann:plays "Punch" expect(c):is(0)`, ""},
		{`local c = line_up:tokens "Catwoman" for i = 1, 3 do ann:plays "Punch" end ann:buys "Catwoman" expect(c):is(1)`, "Catwoman does not lie there"},
		{`local before = ann.power ann:plays "Punch" if before == ann.power then ann:plays "Punch" end`,
			"an object of the game is not compared"},
		{`local e = expect(ann.power) ann:plays "Punch" ruling { en = "It is so.", fr = "C'est ainsi." } e:is(1)`,
			"ruling"},
	} {
		if got := outcome(t, table+c.script); c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s\n  %s\n  not %q", c.script, got, c.want)
		}
	}
}
