package scenario

import (
	"strings"
	"testing"
)

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

// TestATurnThatACaptureHasEnded proves that a set-up may say so at a step of the end of the turn, that nothing is
// gained then, and that what the Capture has taken away is refused.
func TestATurnThatACaptureHasEnded(t *testing.T) {
	at := func(step, ann string) string {
		return `scenario "x" { game = "metal", leave_out_unknown = 1, ended_by_capture = true` + step + ` }
card "Looter" { pile = "character", after(ends{}){ gain(one{ line_up }) } }
local ann, ben = players { { "Ann", ` + ann + `, discard = {} }, { "Ben", character = "Cyborg", hand = {} } }
line_up { "Flight", "Escape", "Clayface", "Steel", "Electrum" }
captured { "Batman" }
`
	}
	const four, score = `, at = "end of turn, step 4"`, `score_pile = { "Weakness" }`
	const looter, plain = `team = { "Looter" }, `, `team = { "Superman (oversized)" }, `
	const gains = `until_step "end of turn, step 5" expect(ann.discard):is_empty() expect(line_up):count(5)`
	without := strings.NewReplacer(`card "Looter" { pile = "character", after(ends{}){ gain(one{ line_up }) } }`, "")
	checkScripts(t, "", []struct{ script, want string }{
		{at(four, looter+score) + gains, ""},
		{at(`, at = "end of turn, step 8"`, looter+score) + `expect(ben):is_on_turn()`, ""},
		{at(``, looter+score) + gains, "say at which step play begins"},
		{at(`, at = "end of turn, step 9"`, looter+score) + gains, "say at which step play begins"},
		{without.Replace(at(four, plain+score)) + gains, ""},
		{without.Replace(at(four, plain+`hand = {}`)) + gains, "[metal.capture.one-to-score-pile]"},
		{without.Replace(at(`, at = "end of turn, step 1"`, plain+score)) + gains, "[metal.capture.discard-hand]"},
		{without.Replace(at(four, plain+score+`, in_play = { { "Punch", played = true } }`)) + gains,
			"[metal.capture.discard-played]"},
	})
}
