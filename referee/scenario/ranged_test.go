package scenario

import "testing"

// TestNumbersThatCannotBe proves that nothing is expected and nothing claimed of numbers that no card has whenever
// somebody looks: a character without hit points, a side scheme without threat, a card without its uses has left by
// then, and the main scheme has advanced.
func TestNumbersThatCannotBe(t *testing.T) {
	const solo = `scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "Captain Marvel", hand = {}, deck = 20, in_play = { { "Hawkeye", damage = 2 } },
  engaged = { { "Sandman", damage = 1 } }, identity = { { "Captain Marvel", damage = 5 } } } }
villain { { "Rhino I", damage = 11 } }
main_scheme { { "The Break-In!", threat = 4 } }
side_schemes { { "Crowd Control", threat = 2 } }
`
	const gone = "beyond that the card lies there no longer: write  "
	checkScripts(t, solo, []struct{ script, want string }{
		{`expect(ann.engaged:hit_points "Sandman"):at_least(1)`,
			gone + `expect(ann.engaged):has_no "Sandman",  or that it is still there:  expect(ann.engaged):has "Sandman"`},
		{`expect(ann.engaged:hit_points "Sandman"):is(0)`, "can never be that: it is a number from 1 to 4"},
		{`expect(ann.engaged:damage "Sandman"):at_most(3)`, gone},
		{`expect(ann.in_play:hit_points "Hawkeye"):at_least(1)`, gone},
		{`expect(ann.identity:hit_points "Captain Marvel"):at_least(1)`,
			"beyond that the game is over: write  expect(game):is_over(),  or that it is not:  expect(game):goes_on()"},
		{`expect(villain:hit_points "Rhino I"):at_least(1)`, gone + `expect(villain):has_no "Rhino I"`},
		{`expect(main_scheme:threat "The Break-In!"):at_most(6)`, "beyond that the game is over"},
		{`expect(main_scheme:threat "The Break-In!"):at_least(0)`, "can be nothing else"},
		{`expect(main_scheme:threshold "The Break-In!"):at_least(7)`,
			"threshold of The Break-In! can be nothing but 7 here"},
		{`expect(main_scheme:threshold "The Break-In!"):is(7)`, ""},
		{`expect(side_schemes:threat "Crowd Control"):at_least(1)`,
			gone + `expect(side_schemes):has_no "Crowd Control"`},
		{`expect(side_schemes:threat "Crowd Control"):at_least(2)`, ""},
		{`expect(ann.engaged:hit_points "Sandman"):at_least(2)`, ""},
		{`expect(villain):count(1)`, "always lie just as many cards (1)"},
		{`expect(main_scheme):count(1)`, ""},

		// While a question is open a defeat may not have been carried out, and at the end of the game it may never be.
		{`ann:attacks_with "Captain Marvel" expect(villain:hit_points "Rhino I"):at_least(1) ann:chooses "Rhino I"`,
			""},

		{`never { that(ann.engaged:hit_points "Sandman"):is(0), within = "this turn" }`,
			`says nothing: remaining hit points of Sandman exactly 0 [mc.hit-points.defeated-discarded]
  ` + gone + `that(ann.engaged):has_no "Sandman"`},
		{`never { that(ann.engaged:hit_points "Sandman"):at_least(5), within = "this turn" }`,
			"says nothing: remaining hit points of Sandman at least 5"},
		{`never { that(ann.engaged:damage "Sandman"):at_least(4), within = "this turn" }`,
			"says nothing: damage on Sandman at least 4"},
		{`never { that(ann.engaged:damage "Sandman"):at_least(4), that(villain:damage "Rhino I"):is(11), within = "this turn" }`, "says nothing: damage on Sandman at least 4"},
		{`never { that(villain:damage "Rhino I"):at_least(14), within = "this turn" }`,
			gone + `that(villain):has_no "Rhino I"`},
		{`never { that(main_scheme:threat "The Break-In!"):at_least(7), within = "1 turn" }`,
			"beyond that the game is over: write  that(game):is_over()"},
		{`never { that(main_scheme:threshold "The Break-In!"):is(8), within = "1 move" }`, "says nothing"},
		{`never { that(side_schemes:threat "Crowd Control"):is(0), within = "this turn" }`,
			gone + `that(side_schemes):has_no "Crowd Control"`},
		{`never { that(ann.identity:hit_points "Captain Marvel"):at_most(0), within = "this turn" }`,
			"beyond that the game is over: write  that(game):is_over()"},
		{`always { that(main_scheme:threat "The Break-In!"):at_most(6), within = "this turn" }`,
			"as long as the card lies there, this can be nothing else"},
		{`never { that(ann.engaged:damage "Sandman"):is(2), within = "this turn" }`,
			"this is claimed and does not hold"},
		{`never { that(main_scheme:threat "The Break-In!"):at_least(6), within = "this turn" }`, ""},
		{`always { that(main_scheme:threat "The Break-In!"):at_most(4), within = "this turn" }`, ""},
		{`possible { that(ann.engaged):has_no "Sandman", within = "this turn" }`, ""},
		{`possible { that(ann.engaged:hit_points "Sandman"):is(0), within = "this turn" }`,
			gone + `that(ann.engaged):has_no "Sandman"`},
		{`possible { that(side_schemes:threat "Crowd Control"):is(0), within = "this turn" }`,
			gone + `that(side_schemes):has_no "Crowd Control"`},
		{`possible { that(main_scheme:threat "The Break-In!"):at_least(7), within = "1 turn" }`,
			"beyond that the game is over: write  that(game):is_over()"},
	})
	const pair = `scenario "A test" { game = "champions" }
local ann, ben = players { { "Ann", character = "Spider-Man", hand = {"Backflip","Haymaker"}, in_play = { { "Web-Shooter", counters = 1 } } },
  { "Ben", character = "Captain Marvel", hand = {}, deck = 20 } }
villain { { "Rhino II", damage = 3 } }
`
	checkScripts(t, pair, []struct{ script, want string }{
		{`expect(ann.in_play:counters "Web-Shooter"):at_least(1)`, gone + `expect(ann.in_play):has_no "Web-Shooter"`},
		{`never { that(ann.in_play:counters "Web-Shooter"):at_most(0), within = "this turn" }`,
			gone + `that(ann.in_play):has_no "Web-Shooter"`},
		{`never { that(ann.identity:hit_points "Spider-Man"):is(0), within = "this turn" }`,
			gone + `that(ann.identity):is_empty()`},
		{`expect(villain:hit_points "Rhino II"):at_least(1)`,
			"beyond that the game is over: write  expect(game):is_over()"},
		// the end of the game shows it
		{`never { that(villain:hit_points "Rhino II"):is(0), within = "this turn" }`, ""},
	})
	checkScripts(t, solo, []struct{ script, want string }{
		{`expect(game.first_player):is(1)`, "first_player can be nothing but 1 here"},
		{`always { that(game.first_player):is(1), within = "1 turn" }`, "first_player can be nothing but 1 here"},
		{`never { that(game.first_player):is(2), within = "1 turn" }`,
			"first_player can never be that: here it is always 1"},
		{`expect(game.phase):is(2)`, "phase can be nothing but 2 here"},
		{`until_step "villain phase, step 1" ann:ends_turn() expect(game.phase):is(3)`, "but it is 4"},
		{`expect(ann.identity:hand_size "Captain Marvel"):at_least(5)`, "can be nothing but 5 here"},
		{`expect(ann.identity:hand_size "Captain Marvel"):is(5)`, ""}, // as the card has it
		{`never { that(ann.identity:hand_size "Captain Marvel"):is(6), within = "this turn" }`,
			"says nothing: hand size"},
		{`never { that(ann.identity:thw "Captain Marvel"):is(3), within = "this turn" }`, ""},
		{`always { that(scheme_deck):is_empty(), within = "this turn" }`,
			"this holds at every point that is looked at"},
		{`always { that(villain_deck):has_no "Rhino I", within = "this turn" }`,
			"this holds at every point that is looked at"},
		{`always { that(villain_deck):has "Rhino II", within = "1 move" }`, ""},
		{`never { that(villain_deck):count(2), within = "this turn" }`, "this can never be so"},
		{`never { that(ann.nemesis):count(9), within = "this turn" }`, "this can never be so"},
		{`never { that(environments):count(1), within = "this turn" }`, "this can never be so"},
		{`never { that(side_schemes):count(2), within = "this turn" }`, "does not hold"},
	})
	const house = `scenario "A test" { game = "champions", rules = { ["mc.defeat.character"] = "off", ["mc.main-scheme.last-stage"] = "off" } }
local ann = players { { "Ann", character = "Captain Marvel", hand = {}, engaged = { { "Sandman", damage = 3 } } } }
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 6 } }
`
	checkScripts(t, house, []struct{ script, want string }{
		{`ann:attacks_with "Captain Marvel" ann:chooses "Sandman" expect(ann.engaged:damage "Sandman"):at_least(4)`,
			""},
		{`expect(ann.engaged:hit_points "Sandman"):at_least(1)`, ""},
		{`expect(main_scheme:threat "The Break-In!"):at_most(6)`, ""},
	})
	checkScripts(t, head, []struct{ script, want string }{
		{`expect(game.turn_of):at_least(1)`, "turn_of can be nothing else (it is a number from 1 to 2)"},
		{`expect(game.turn_of):is(1)`, ""},
		{`never { that(kick):count(17), within = "2 turns" }`, "this can never be so"},
		{`never { that(kick):has("Kick", 17), within = "2 turns" }`,
			"this can never be so (the game has 16 cards called Kick)"},
		{`never { that(super_heroes):count(9), within = "2 turns" }`, "this can never be so"},
		{`never { that(weakness):count(21), within = "2 turns" }`, "this can never be so"},
		{`never { that(ben.in_play):has "Punch", within = "this turn" }`,
			"no turn that is looked at can make this true"},
		{`never { that(ben.in_play):count(1), within = "1 turn" }`, "no turn that is looked at can make this true"},
		{`always { that(ben.in_play):is_empty(), within = "this turn" }`,
			"this holds at every point that is looked at"},
		{`always { that(ben.in_play):has_no "Punch", within = "this turn" }`,
			"this holds at every point that is looked at"},
		{`always { that(ben.in_play):is {}, within = "this turn" }`, "this holds at every point that is looked at"},
		{`never { that(ann.in_play):has "Kick", within = "this turn" }`, ""},
		{`never { that(ben.in_play):has "Kick", within = "2 turns" }`, ""},
		{`always { that(ben.hand):count(2), within = "this turn" }`, "does not hold"},
		{`never { that(game):is_over(), within = "this turn" }`,
			`this game is over only between two turns: look as far as  within = "1 turn"`},
		{`always { that(game):goes_on(), within = "this turn" }`, "this game is over only between two turns"},
		{`never { that(game.over):is(1), within = "this turn" }`, "this game is over only between two turns"},
		{`never { that(game):is_over(), within = "1 turn" }`, ""},
		{`never { that(line_up:tokens "Giganta"):at_least(7), within = "1 move" }`,
			"says nothing: Frozen tokens on Giganta at least 7"},
		{`never { that(line_up:tokens "Giganta"):at_least(6), within = "1 move" }`, ""},
	})
}
