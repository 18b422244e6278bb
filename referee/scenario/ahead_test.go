package scenario

import (
	"strings"
	"testing"
)

// TestShufflesBehindClaims: what is claimed of a shuffle as the seed has it is not played otherwise.
func TestShufflesBehindClaims(t *testing.T) {
	const table = `scenario "t" { game = "forever-evil" }
local ann, ben = players { { "Ann", character = "Lex Luthor", hand = { "Punch" }, deck = { "Punch" }, discard = { "Kick", "Kick", "Punch", "Vulnerability", "Mallet", "Vulnerability" } },
  { "Ben", character = "Sinestro", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} } }
line_up { "Grid", "Superwoman", "Ultraman", "Despero", "Owlman" }
`
	const given = "\nshuffle_gives { \"Kick\", \"Mallet\" } "
	const belied = "the claim on line 5 looks as far as this shuffle and is proven of what the seed makes of it, but shuffle_gives, on line 6, has it come out otherwise"
	for _, c := range []struct{ script, want string }{
		{`never { that(ann.hand):count(7), within = "1 turn", at = "the end of a turn" }` + given + `ann:ends_turn()`,
			belied},
		{`always { that(ann.hand):has("Punch", 1), within = "1 turn", at = "the end of a turn" }` + given +
			`ann:ends_turn()`, "does not hold"},
		{`possible { that(ann.hand):has "Mallet", within = "1 turn" }` + given + `ann:ends_turn()`, ""},
		{`never { that(ann.hand):count(7), within = "2 moves" }` + given + `ann:plays "Punch" ann:ends_turn()`, belied},
		{`never { that(ann.hand):count(7), within = "1 turn" }` + given + `ann:plays "Punch" ann:ends_turn()`, belied},
		// It looks less far than the shuffle.
		{`never { that(ann.hand):count(7), within = "this turn" }` + given + `ann:ends_turn()`, ""},
		{`never { that(ann.hand):count(7), within = "1 move" }` + given + `ann:plays "Punch" ann:ends_turn()`, ""},
		{`ann:ends_turn()` + "\n" + `never { that(ben.hand):count(7), within = "1 turn" } ben:ends_turn()`, ""},
		{given + `never { that(ann.hand):count(7), within = "this turn" }`,
			"never cannot look on while shuffle_gives waits for its shuffle"},
	} {
		got := outcome(t, table+c.script)
		if c.want == "" && strings.Contains(got, "looks as far") || c.want != "" && !strings.Contains(got, c.want) {
			t.Errorf("%s\n  %s\n  not %q", c.script, got, c.want)
		}
	}
	const solo = `scenario "t" { game = "champions" }
local ann = players { { "Ann", character = "Spider-Man", hand = {}, deck = { "Energy" }, discard = { "Genius", "Strength", "Backflip", "Mockingbird", "Black Cat", "Energy", "Genius" } } }
villain { "Rhino I" }
never { that(ann.hand):count(9), within = "this turn" }
shuffle_gives { "Genius" }
ann:ends_turn() ann:declines "defends_with"`
	if got := outcome(t, solo); strings.Contains(got, "looks as far") {
		t.Error(got)
	}
}
