package scenario

import "testing"

// TestPowerOfTheOthers proves that a claim about the Power of a player is an error just where that player makes no move
// of a turn within the horizon, whatever Power a set-up gives.
func TestPowerOfTheOthers(t *testing.T) {
	const table = `
local ann, ben, cleo = players {
	{ "Ann", character = "Lex Luthor", hand = { "Punch" } }, { "Ben", character = "Sinestro", power = 2 }, { "Cleo", character = "Bizarro" },
}
`
	const never, always = "no turn that is looked at can make this true", "so it is no statement"
	cases := []struct{ script, want string }{
		{`never { that(cleo.power):at_least(1), within = "2 turns" }`, never},
		{`never { that(cleo.power):at_least(1), within = "2 moves" }`, never},
		{`always { that(ben.power):is(2), within = "1 turn" }`, always},
		{`never { that(ben.power):at_least(3), within = "1 turn" }`, never},
		{`always { that(ben.power):is(2), within = "2 turns" }`, "this is claimed and does not hold"},
	}
	for i := range cases {
		cases[i].script = table + cases[i].script
	}
	checkScripts(t, `scenario "A test" { game = "forever-evil" }`, cases)
}
