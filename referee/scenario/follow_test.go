package scenario

import "testing"

// TestAClaimFollowsItsCard proves that what lies on a card is claimed of the card, whichever face shows, and what is
// printed on a face of that face.
func TestAClaimFollowsItsCard(t *testing.T) {
	const hero = `scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "Captain Marvel", hand = {}, deck = 20, identity = { { "Captain Marvel", damage = 5 } } } }
villain { "Rhino I" }
`
	checkScripts(t, hero, []struct{ script, want string }{
		{`never { that(ann.identity:damage "Captain Marvel"):at_most(4), within = "this turn" }`,
			"ann:changes_form()\n    ann:recovers()"},
		{`never { that(ann.identity:damage "Carol Danvers"):is(5), within = "this turn" }`,
			"the table shows it as it stands"},
		{`never { that(ann.identity:damage "Carol Danvers"):at_most(4), within = "this turn" }`,
			"ann:changes_form()\n    ann:recovers()"},
		{`never { that(ann.identity:damage "Carol Danvers"):at_least(6), within = "this turn" }`, ""},
		{`always { that(ann.identity:hit_points "Captain Marvel"):at_least(7), within = "this turn" }`, ""},
		{`possible { that(ann.identity:exhausted "Carol Danvers"):is(1), within = "this turn" }`, ""},
		{`never { that(ann.identity:exhausted "Captain Marvel"):is(1), that(ann.identity):has "Carol Danvers", within = "this turn" }`, "ann:recovers()"},
		{`never { that(ann.identity:damage "Captain Marvel"):is(5), that(ann.identity:damage "Carol Danvers"):is(4), within = "this turn" }`, "can never be true together"},
		{`never { that(ann.identity:threat "Carol Danvers"):is(1), within = "this turn" }`,
			"threat of Carol Danvers there (Ann identity) is always 0"},

		// What is printed on a face.
		{`possible { that(ann.identity:rec "Carol Danvers"):is(4), within = "this turn" }`, ""},
		// no card changes it,
		{`never { that(ann.identity:rec "Carol Danvers"):at_least(5), within = "this turn" }`,
			"says nothing: REC of Carol Danvers at least 5"},
		{`never { that(ann.identity:rec "Captain Marvel"):at_least(5), within = "this turn" }`, "is always 0"},
		{`possible { that(ann.identity:hand_size "Captain Marvel"):is(6), within = "this turn" }`, "does not hold"},
		{`possible { that(ann.identity:hand_size "Carol Danvers"):is(6), within = "this turn" }`, ""},
		{`always { that(ann.identity:thw "Captain Marvel"):at_least(1), within = "this turn" }`, "ann:changes_form()"},
		{`always { that(ann.identity:rec "Carol Danvers"):at_most(4), within = "this turn" }`,
			"there is no such number yet, so always fails at the first point: REC of Carol Danvers at most 4\n  that it is never otherwise"},

		// An expectation is about now.
		{`expect(ann.identity:damage "Carol Danvers"):is(5)`,
			"Carol Danvers does not lie there (Ann identity): Captain Marvel\n  its other face shows:  ann.identity:damage \"Captain Marvel\""},
		{`ann:changes_form() expect(ann.identity:damage "Carol Danvers"):is(5)`, ""},
		{`local dial = ann.identity:damage "Carol Danvers" ann:changes_form() expect(dial):is(5)`, ""},
	})
	const alterEgo = `scenario "A test" { game = "champions", windows = "pass" }
local ann = players { { "Ann", character = "Carol Danvers", hand = {}, deck = 20, identity = { { "Carol Danvers", damage = 4 } } } }
villain { "Rhino I" }
encounter_deck:on_top { "Hydra Mercenary", "Hydra Mercenary" }
`
	checkScripts(t, alterEgo, []struct{ script, want string }{
		{`never { that(ann.identity:damage "Carol Danvers"):at_least(5), within = "1 turn" }`,
			"ann:changes_form()\n    ann:ends_turn()"},
		{`never { that(ann.identity:damage "Captain Marvel"):at_least(5), within = "1 turn" }`,
			"ann:changes_form()\n    ann:ends_turn()"},
		{`never { that(ann.identity:damage "Captain Marvel"):at_least(9), within = "1 turn" }`, ""},
	})
}

// TestAStageIsNotItsVillain proves that the title of a villain means each stage, and that a claim about a stage is not
// proven by its leaving.
func TestAStageIsNotItsVillain(t *testing.T) {
	const last = `scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "Captain Marvel", hand = {} } }
villain { { "Rhino I", damage = 13 } }
`
	checkScripts(t, last, []struct{ script, want string }{
		{`never { that(villain:damage "Rhino I"):at_most(2), within = "this turn" }`,
			"this never comes about of Rhino I, and it does of another card called Rhino, which comes there\n" +
				`  of all of them speaks  that(villain:damage "Rhino");  of this one alone, with  that(villain):has "Rhino I"  besides`},
		{`never { that(villain:damage "Rhino I"):at_most(2), that(villain):has "Rhino I", within = "this turn" }`, ""},
		{`never { that(villain:damage "Rhino"):at_most(2), within = "this turn" }`,
			`ann:attacks_with "Captain Marvel"`},
		{`never { that(villain:damage "Rhino II"):at_least(3), within = "this turn" }`, ""},
		{`possible { that(villain:hit_points "Rhino II"):is(15), within = "this turn" }`, ""},
		{`always { that(villain:tough "Rhino"):is(0), within = "this turn" }`, ""},
		{`always { that(villain:tough "Rhino I"):is(0), within = "this turn" }`, "this is claimed and does not hold"},
		{`never { that(villain:tough "Rhino I"):is(1), within = "this turn" }`, ""},
		{`never { that(villain:atk "Rhino I"):at_least(3), within = "this turn" }`, ""}, // it is printed on the stage
		{`never { that(villain):has_no "Rhino", within = "this turn" }`,
			`Rhino is the title of several cards: name the one that is meant, "Rhino I", "Rhino II"`},
		{`expect(villain):has_no "Rhino"`, "Rhino is the title of several cards"},
		{`expect(villain):is { "Rhino" }`, "Rhino is the title of several cards"},
		{`expect(main_scheme):has "The Break-In!"`, ""}, // its other face is no other card
	})
}

// TestAClaimIsOfEveryCopy proves that of equal cards any shows what is possible and what is never, and each what is
// always so.
func TestAClaimIsOfEveryCopy(t *testing.T) {
	const pair = `scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "Captain Marvel", hand = {}, engaged = { { "Hydra Mercenary", damage = 2 }, { "Hydra Mercenary", tough = 1 } } } }
villain { "Rhino I" }
`
	checkScripts(t, pair, []struct{ script, want string }{
		{`never { that(ann.engaged:hit_points "Hydra Mercenary"):is(1), within = "1 move" }`, "the table shows it"},
		{`never { that(ann.engaged:hit_points "Hydra Mercenary"):is(3), within = "1 move" }`, "the table shows it"},
		{`always { that(ann.engaged:hit_points "Hydra Mercenary"):at_least(2), within = "1 move" }`,
			"the table shows it"},
		{`always { that(ann.engaged:hit_points "Hydra Mercenary"):at_most(2), within = "1 move" }`,
			"the table shows it"},
		// not the same
		{`never { that(ann.engaged:damage "Hydra Mercenary"):is(2), that(ann.engaged:tough "Hydra Mercenary"):is(1), within = "1 move" }`, ""},
		{`possible { that(ann.engaged:damage "Hydra Mercenary"):is(2), that(ann.engaged:tough "Hydra Mercenary"):is(0), that(ann.engaged):count(1), within = "1 move" }`, "does not hold"},
		{`never { that(ann.engaged:damage "Hydra Mercenary#2"):at_least(1), within = "1 move" }`,
			"a claim does not tell equal cards apart"},
		{`expect(ann.engaged:damage "Hydra Mercenary#2"):is(0)`, ""},
	})
}

// TestAClaimIsOfACardThatComes proves that a number may be claimed of a card that comes later, and not of one that
// never does.
func TestAClaimIsOfACardThatComes(t *testing.T) {
	const later = `scenario "A test" { game = "champions", windows = "pass" }
local ann = players { { "Ann", character = "Captain Marvel", hand = { "Black Widow", "Energy", "Energy", "Energy" }, deck = 20 } }
villain { "Rhino I" }
encounter_deck:on_top { "Shocker", "Sandman" }
`
	const never = "at no point that is looked at is there such a number, because the card never comes there or has none there, so "
	checkScripts(t, later, []struct{ script, want string }{
		{`possible { that(ann.in_play:exhausted "Black Widow"):is(1), within = "this turn" }`, ""},
		{`never { that(ann.in_play:damage "Black Widow"):is(1), within = "2 moves" }`, "does not hold"},
		{`never { that(ann.in_play:stunned "Black Widow"):is(1), within = "1 move" }`, ""},
		{`never { that(ann.engaged:damage "Sandman"):is(1), within = "1 turn" }`, ""},
		{`never { that(ann.engaged:damage "Sandman"):is(1), within = "this turn" }`,
			never + "never would say nothing: damage on Sandman exactly 1\n  look as far as it comes, or lay it out there"},
		{`possible { that(ann.engaged:damage "Sandman"):is(1), within = "this turn" }`,
			never + "possible would say nothing"},
		{`never { that(ann.in_play:threat "Black Widow"):is(1), within = "1 move" }`, never},
		{`always { that(ann.engaged:damage "Sandman"):at_most(2), within = "1 turn" }`,
			"there is no such number yet, so always fails at the first point"},
		{`never { that(ann.hand:damage "Sandman"):is(1), within = "this turn" }`,
			"Sandman never lies in this place (Ann hand)"},
		{`never { that(ann.in_play:damage "Maria Hill"):is(1), within = "this turn" }`,
			"Maria Hill takes no part in this game"},
		{`expect(ann.engaged:damage "Sandman"):is(0)`, "Sandman does not lie there (Ann engaged)"},
	})
	checkScripts(t, `scenario "A test" { game = "champions" }
local ann, ben = players { { "Ann", character = "Spider-Man" }, { "Ben", character = "Captain Marvel" } }
`, []struct{ script, want string }{
		{`never { that(ben.identity:damage "Peter Parker"):is(1), within = "this turn" }`,
			"Peter Parker never lies in this place (Ben identity)"},
	})
	checkScripts(t, head, []struct{ script, want string }{
		{`never { that(line_up:tokens "Superwoman"):is(1), within = "this turn" }`, never},
	})
}
