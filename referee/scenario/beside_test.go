package scenario

import "testing"

// TestNothingIsExpectedBesideAnOpenQuestion proves that what is expected while a question is open is still so when it
// has been declined in silence, or that the script says so.
func TestNothingIsExpectedBesideAnOpenQuestion(t *testing.T) {
	const attack = `scenario "A test" { game = "forever-evil", windows = "pass" }
local ann, ben = players { { "Ann", character = "Lex Luthor", hand = { "Bizarro Power", "Punch" } }, { "Ben", character = "Sinestro", hand = { "Cosmic Staff" } } }
ann:plays "Bizarro Power"
`
	const unseen = "what is expected on line 4 was so while a question was open (Ben: avoid the Attack? (Bizarro Power)); that was declined in silence, and now it is otherwise"
	checkScripts(t, attack, []struct{ script, want string }{
		{`expect(log):has_no(ben, "gains", "Weakness")`,
			unseen + "\n  write the answer before the expectation: ben:declines \"defends\""},
		{`expect(log):count(1, "gains", "Weakness")`, unseen},
		{`expect(ben.discard):is_empty()`, unseen},
		{`expect(ann.power):is(4)`, ""},
		{`expect(ben.discard):is_empty() expect(ben):may("defends", "Cosmic Staff")`, unseen},
		{`expect(game):goes_on()`, ""},
		{`expect(ben.discard):is_empty() ann:plays "Punch"`, unseen},
		{`expect(ben.discard):is_empty() ben:declines "defends"`, ""},
		{`expect(ben.discard):is_empty() ann:plays "Punch" ann:ends_turn() expect(ben):is_on_turn()`, unseen},
		{`expect(ben.hand):has "Cosmic Staff" ann:plays "Punch"`, ""},
		{`expect(ben.discard):is_empty() ben:defends "Cosmic Staff"`, ""},
		{`expect(ben):may("defends", "Cosmic Staff")`, ""},
		{`expect(ben):must_choose { "defends with Cosmic Staff", "declines" }`, ""},
		{`refused(function() ann:plays "Punch" end, "fe.play.resolve-at-once")`, unseen},
		{`refused(function() ann:plays "Punch" end, "fe.play.resolve-at-once") ann:plays "Punch"`, unseen},
		{`refused(function() ann:plays "Punch" end, "fe.play.resolve-at-once") ben:declines "defends" ann:plays "Punch"`, ""},
		{`refused(function() ann:buys "Kick" end, "fe.play.resolve-at-once") ben:defends "Cosmic Staff"`, ""},
		{`expect(log):has(ann, "gains", "Weakness")`, ""},
		{`expect(log):in_order { { ann, "plays", "Bizarro Power" }, { ann, "gains", "Weakness" } }`, ""},
		{`ben:declines "defends" expect(ben.discard):has "Weakness"`, ""},
	})
	checkScripts(t, `scenario "A test" { game = "champions", windows = "pass" }
local ann = players { { "Ann", character = "She-Hulk", hand = { "Energy" }, deck_top = { "Genius" } } }
villain { "Rhino I" }
encounter_deck:on_top { "Advance" }
ann:ends_turn()
`, []struct{ script, want string }{
		{`expect(log):has_no("Rhino I", "attacks")`,
			`write the answers before the expectation, as far as it is meant: ann:declines "discards" ann:declines "defends_with"`},
		{`ann:declines "discards" ann:declines "defends_with" expect(log):has("Rhino I", "attacks")`, ""},
	})
	const villain = `scenario "A test" { game = "champions", windows = "pass" }
local ann = players { { "Ann", character = "She-Hulk", hand = {} } }
villain { "Rhino I" }
ann:ends_turn()
`
	checkScripts(t, villain, []struct{ script, want string }{
		{`expect(ann.identity:damage "She-Hulk"):is(0)`,
			"write the answer before the expectation: ann:declines \"defends_with\""},
		{`ann:declines "defends_with" expect(ann.identity:damage "She-Hulk"):at_least(1)`, ""},
	})
}
