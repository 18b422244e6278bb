package scenario

import "testing"

// TestFailuresTellTheOpenQuestion proves that an expectation that fails tells which question is open, and how it can be
// answered.
func TestFailuresTellTheOpenQuestion(t *testing.T) {
	const open = "\n  open question: Ben: avoid the Attack? (Bizarro Power)\n  legal now:\n    ben:defends \"Invulnerable\"\n    ben:defends \"Cosmic Staff\"\n    ben:declines()"
	checkScripts(t, declinesHead, []struct{ script, want string }{
		{`expect(ben.discard):is { "Weakness" }`, open},
		{`expect(ann.power):is(5)`, open},
		{`expect(ben):may("plays", "Invulnerable")`, open},
		{`expect(ben):must_choose { "declines" }`, open},
		{`expect(ben):is_on_turn()`, open},
		{`expect(ann):won()`, open},
		{`expect(game):is_over()`, open},
		{`expect(log):has(ben, "gains", "Weakness")`, open},
		{`refused(function() ben:declines() end, "fe.attack.may-avoid")`, open},
		{`refused(function() ann:ends_turn() end, "fe.attack.one-defense")`, open},
		{`ann:ends_turn()`, "REFUSED: Ann ends the turn"},
		{`ann:ends_turn()`, "(open question: Ben: avoid the Attack? (Bizarro Power))"},
		{``, "the scenario ends while a question is open: Ben: avoid the Attack? (Bizarro Power)"},
		{`ben:declines() expect(ann.power):is(5)`, "\n  open question: Ann: the next move\n  legal now:\n    ann:"},
		{`ben:declines() shuffle_gives { "Punch" }`,
			"waiting for a shuffle that never came: Punch\n  open question: Ann: the next move\n  legal now:\n    ann:"},
	})
}

// TestRefusedDrafts proves that a refused without a clause fails and tells the clause to write, one of the game that is
// played.
func TestRefusedDrafts(t *testing.T) {
	checkScripts(t, declinesHead, []struct{ script, want string }{
		{`ben:declines()
refused(function() ann:defeats "The Flash" end)`, `test.lua:8: refused does not say yet by which clause: REFUSED: Ann defeats The Flash`},
		{`ben:declines() refused(function() ann:defeats "The Flash" end)`,
			`write:  refused(function() … end, "fe.hero.may-defeat")`},
		{`ben:declines() refused(function() ann:defeats "The Flash" end, "")`,
			`write:  refused(function() … end, "fe.hero.may-defeat")`},
		{`ben:declines() refused(function() ann:defeats "The Flash" end, "fe.turn.summary")`,
			`write:  refused(function() … end, "fe.hero.may-defeat")`},
		{`ben:declines() refused(function() ann:defeats "The Flash" end, "mc.cost.may-overpay")`,
			`the rulebook of forever-evil has no clause "mc.cost.may-overpay"`},
		{`ben:declines() refused(function() ann:buys "Kick" end)`,
			`this was expected to be refused, but it is allowed`},
		{`refused(function() end)`, `nothing is tried inside refused`},
	})
	checkScripts(t, `scenario "A test" { game = "forever-evil" }
local ann, ben = players { { "Ann" }, { "Ben" } }
line_up { "Giganta", "Giganta", "Giganta" }
`, []struct{ script, want string }{
		{`refused(function() begin() end)`, `write:  refused(function() … end, "fe.components.`},
	})
}

// TestTheEndOfAScriptPasses proves that a script in which optional windows pass in silence may end while one is open:
// it passes too. A question that must be answered is told still.
func TestTheEndOfAScriptPasses(t *testing.T) {
	const table = `local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Bizarro Power" } }, { "Ben", character = "Sinestro", hand = { "Invulnerable" } },
}
`
	checkScripts(t, `scenario "A test" { game = "forever-evil", windows = "pass", shows = { "fe.attack.hits-undefended" } }
`+table, []struct{ script, want string }{
		{`ann:plays "Bizarro Power"`, ""}, // and Ben does not avoid it
	})
	checkScripts(t, `scenario "A test" { game = "forever-evil" }
`+table, []struct{ script, want string }{
		{`ann:plays "Bizarro Power"`, "the scenario ends while a question is open: Ben: avoid the Attack?"},
	})
	checkScripts(t, `scenario "A test" { game = "forever-evil", windows = "pass" }
local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "The Flash" }, deck = { "Kick", "Punch", "Mallet" } }, { "Ben", character = "Sinestro", hand = {} },
}
`, []struct{ script, want string }{
		{`ann:plays "The Flash"`, "the scenario ends while a question is open: Ann: discard which card? (The Flash)"},
	})
}

// TestTheRulingIsLast proves that nothing is played and nothing expected behind the ruling.
func TestTheRulingIsLast(t *testing.T) {
	const last = "test.lua:8: the ruling, on line 7, is the last thing in a scenario"
	var cases []struct{ script, want string }
	for _, behind := range []string{`ann:plays "Punch"`, `expect(ann.power):is(0)`,
		`refused(function() ann:buys "Kick" end, "fe.buy.combined-cost")`,
		`never { that(ann.vp):at_least(3), within = "1 move" }`} {
		cases = append(cases, struct{ script, want string }{`ruling { en = "Yes.", fr = "Oui." }` + "\n" + behind,
			last})
	}
	checkScripts(t, head,
		append(cases, struct{ script, want string }{`expect(ann.power):is(0) ruling { en = "Yes.", fr = "Oui." }`, ""}))
}
