package scenario

import "testing"

// TestWhatLiesOnTopIsNotDealt proves that Super Heroes are dealt from those of which a script says nothing, by chance
// in the middle of a game, and that a pile is not fixed to which the others are still to go.
func TestWhatLiesOnTopIsNotDealt(t *testing.T) {
	const seats = `
local ann, ben = players { { "Ann" }, { "Ben", character = "Superman (oversized)" } }
`
	const chosen = `ann:chooses "Kendra Saunders (oversized)" `
	checkScripts(t, `scenario "x" { game = "metal", leave_out_unknown = 1 }`, []struct{ script, want string }{
		{seats + `available:on_top { "Cyborg", "The Flash (oversized)" } ann:chooses "Cyborg"`, "it is not among what may be chosen"},
		{seats + `available:on_top { "Cyborg", "The Flash (oversized)" } ` + chosen + `expect(available):top "Cyborg"`, ""},
		{seats + `available { "Cyborg", "The Flash (oversized)" } ` + chosen, "fix only the top of the pile, with on_top [metal.setup.deal-two-choose-one"},
	})
	for _, at := range []string{`, turn = "Ann", at = "end of turn, step 6"`, `, turn_number = 4, turn = "Ben"`} {
		checkScripts(t, `scenario "x" { game = "metal", leave_out_unknown = 1`+at+` }`, []struct{ script, want string }{
			{seats + `expect(ann.team):count(1)`, ""},
			{seats + `available:on_top { "Mister Terrific (oversized)" } expect(ann.team):has "Mister Terrific (oversized)"`, "expected"},
			{seats + `available:on_top { "Mister Terrific (oversized)" } expect(available):top "Mister Terrific (oversized)"`, ""},
			{seats + `available { "Mister Terrific (oversized)" } expect(available):is { "Mister Terrific (oversized)" }`, ""},
		})
	}
}
