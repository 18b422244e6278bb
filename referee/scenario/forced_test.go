package scenario

import (
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/log"
)

// flashHead leaves Ann with one card to discard after The Flash: the rules ask nothing.
const flashHead = `scenario "A test" { game = "forever-evil" }
local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "The Flash", "Punch" }, deck = {}, discard = {} },
  { "Ben", character = "Sinestro", hand = { "Punch" } },
}
line_up { "Giganta" }
`

// check runs scripts behind a beginning: each holds, or gives an error with a text.
func checkScripts(t *testing.T, head string, cases []struct{ script, want string }) {
	t.Helper()
	for _, c := range cases {
		s, err := Compile("test", "test.lua", head+c.script)
		if err == nil {
			err = s.Run(Options{}).Err
		}
		pasteable(t, head+c.script, err)
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%s\ngives %v", c.script, err)
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s\ngives %v\nwant … %s …", c.script, err, c.want)
		}
	}
}

// TestForcedAnswers proves that an answer without a choice may be written down, once, by the right player, and that
// anything else is told that there was no choice.
func TestForcedAnswers(t *testing.T) {
	checkScripts(t, flashHead, []struct{ script, want string }{
		{`ann:plays "The Flash"`, ""},
		{`ann:plays "The Flash" ann:discards "Punch"`, ""},
		{`ann:plays "The Flash" ann:discards "Coup de Poing"`, ""},
		{`ann:plays "The Flash" ann:discards("Punch", ann.hand)`, ""},
		{"ann:plays \"The Flash\"\nann:discards \"The Flash\"", `test.lua:8: REFUSED: Ann discards The Flash`},
		{`ann:plays "The Flash" ann:discards "The Flash"`,
			"\n  there was no choice: ann:discards \"Punch\" was the only answer, and it was taken by itself [fe.card.the-flash]\n"},
		{`ann:plays "The Flash" ann:destroys "Punch"`, "there was no choice: ann:discards \"Punch\""},
		{`ann:plays "The Flash" ann:discards "Punch" ann:discards "Punch"`, "REFUSED: Ann discards Punch"},
		{`ann:plays "The Flash" ben:discards "Punch"`, "REFUSED: Ben discards Punch"},
		{`ann:plays "The Flash" ann:ends_turn() ann:discards "Punch"`, "REFUSED: Ann discards Punch"},
		{`ann:plays "The Flash" expect(ann):must_choose { "discards Punch" }`,
			"there was no choice: ann:discards \"Punch\""},
		{`ann:plays "The Flash" expect(ann):may("discards", "Punch")`, "there was no choice: ann:discards \"Punch\""},
		{`ann:plays "The Flash" ann:plays "Punch"`,
			"REFUSED: Ann plays Punch: Punch is not in Ann's hand [fe.play.from-hand]\n  there was no choice: ann:discards \"Punch\" was the only answer"},
		{`ann:plays "The Flash" refused(function() ann:plays "Punch" end, "fe.play.from-hand")`, ""},
		{`ann:discards "Punch" ann:plays "The Flash"`, "REFUSED: Ann discards Punch"},
		{`ann:plays "The Flash" refused(function() ann:discards "Punch" end, "fe.turn.summary")`,
			"this is not refused: it was the only answer, and it was taken by itself"},
	})
}

// TestForcedAnswersWhereWindowsPass proves that such an answer may be written down in the same way where windows pass
// in silence, before and after they do.
func TestForcedAnswersWhereWindowsPass(t *testing.T) {
	const head = `scenario "A test" { game = "champions", windows = "pass" }
local ann = players { { "Ann", character = "Spider-Man", hand = { "Backflip" }, in_play = { "Tigra" }, deck_top = { "Energy", "Genius", "Strength", "Energy" } } }
villain { "Rhino I" }
encounter_deck:on_top { "Advance", "Hard to Keep Down" }
`
	checkScripts(t, head, []struct{ script, want string }{
		{`ann:attacks_with "Tigra"`, ""},
		{`ann:attacks_with "Tigra" ann:chooses "Rhino I"`, ""},
		{`ann:attacks_with "Tigra" ann:chooses "Rhino I" ann:chooses "Rhino I"`, "REFUSED: Ann chooses Rhino I"},
		{`ann:attacks_with "Tigra" ann:ends_turn() ann:chooses "Rhino I"`, "REFUSED: Ann chooses Rhino I"},
		{`ann:attacks_with "Tigra" ann:chooses "Spider-Man"`,
			`there was no choice: ann:chooses "Rhino I" was the only answer`},
	})
}

// TestForcedActions proves the same of which of several actions of a card is used, where one of them can be: and that
// who names another is told what forbids that one.
func TestForcedActions(t *testing.T) {
	carol := `scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "Carol Danvers", hand = { "Energy", "Energy" }, in_play = { { "Energy Channel", counters = 2 } } } }
ann:uses "Energy Channel"
`
	checkScripts(t, carol, []struct{ script, want string }{
		{`ann:pays_with "Energy"`, ""},
		{`ann:chooses "put counters" ann:pays_with "Energy"`, ""},
		{`ann:chooses "discard"`, "REFUSED: Ann chooses discard: Ann is not in hero form"},
		{`ann:chooses "discard"`,
			"\n  there was no choice: ann:chooses \"put counters\" was the only answer, and it was taken by itself [mc.card.energy-channel]\n"},
		{`ann:pays_with "Energy" ann:chooses "put counters"`, "REFUSED: Ann chooses put counters"},
		{`ann:chooses "draw"`, "REFUSED: Ann chooses draw: it is not among what may be chosen here"},
	})
	marvel := strings.ReplaceAll(strings.ReplaceAll(carol, "Carol Danvers", "Captain Marvel"), `"Energy", "Energy"`, "")
	checkScripts(t, marvel, []struct{ script, want string }{
		{``, ""},
		{`ann:chooses "discard"`, ""},
		{`ann:chooses "discard" ann:chooses "Rhino I"`, ""},
		{`ann:chooses "Rhino I"`, ""},
		{`ann:chooses "Rhino I" ann:chooses "discard"`, "REFUSED: Ann chooses discard"},
		{`ann:chooses "put counters"`, "REFUSED: Ann chooses put counters: the cost of Energy Channel cannot be paid"},
		{`ann:chooses "put counters"`, `there was no choice: ann:chooses "discard" was the only answer`},
		{`ann:chooses "Captain Marvel"`, `there was no choice: ann:chooses "Rhino I" was the only answer`},
	})
	nothing := strings.Replace(carol, `"Energy", "Energy"`, "", 1)
	checkScripts(t, nothing, []struct{ script, want string }{
		{``, `REFUSED: Ann uses Energy Channel: to "put counters", the cost of Energy Channel cannot be paid; to "discard", Ann is not in hero form [`},
	})
	s, err := Compile("test", "test.lua", nothing)
	if err != nil {
		t.Fatal(err)
	}
	const want = `pour "placer des jetons", le coût d'Énergie Canalisée ne peut pas être payé ; pour "défausser", Ann n'est pas sous forme de héros ; permis à Ann :`
	if text := string(log.Text(s.Run(Options{}).Log, engine.FR)); !strings.Contains(strings.ReplaceAll(text, "\u00a0", " "),
		want) {
		t.Errorf("the log does not say %q:\n%s", want, text)
	}
}

// TestForcedAnswersBeforeAStep proves that play which stands at a step does not go on because a forced answer from
// before is written down.
func TestForcedAnswersBeforeAStep(t *testing.T) {
	checkScripts(t, `scenario "A test" { game = "champions", at = "villain phase, step 4" }
local ann = players { { "Ann", character = "Spider-Man", hand = { "Genius" }, in_play = { "Black Widow" }, dealt = { "Sonic Boom" } } }
villain { "Rhino I" }
encounter_deck:on_top { "Shocker" }
until_step "villain phase, step 5"
ann:uses "Black Widow"
`, []struct{ script, want string }{
		{`ann:pays_with "Genius" expect(log):has_no("the round ends")`, ""},
		{`ann:pays_with "Genius" ann:pays_with "Genius"`, "REFUSED: Ann pays with Genius"},
		{`ann:pays_with "Shocker"`, "REFUSED: Ann pays with Shocker"},
	})
}

// TestForcedAnswersLeaveNoTrace proves that writing such an answer down changes nothing in the log.
func TestForcedAnswersLeaveNoTrace(t *testing.T) {
	var logs []string
	for _, script := range []string{`ann:plays "The Flash"`, `ann:plays "The Flash" ann:discards "Punch"`} {
		s, err := Compile("test", "test.lua", flashHead+script)
		if err != nil {
			t.Fatal(err)
		}
		r := s.Run(Options{})
		if r.Err != nil {
			t.Fatal(r.Err)
		}
		logs = append(logs, string(log.Text(r.Log, engine.EN)))
	}
	if logs[0] != logs[1] {
		t.Errorf("the logs differ:\n%s\n%s", logs[0], logs[1])
	}
}

// declinesHead opens a question that Ben may decline.
const declinesHead = `scenario "A test" { game = "forever-evil" }
local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Bizarro Power" } },
  { "Ben", character = "Sinestro", hand = { "Invulnerable", "Cosmic Staff" } },
}
ann:plays "Bizarro Power"
`

// TestDeclines proves that a no may say to what, in the ways in which a question can be named, and that it is held to
// it.
func TestDeclines(t *testing.T) {
	checkScripts(t, declinesHead, []struct{ script, want string }{
		{`ben:declines()`, ""},
		{`ben:declines "defends"`, ""},
		{`ben:declines "defend"`, ""},
		{`ben:declines "defends with"`, ""},
		{`ben:declines "Invulnerable"`, ""},
		{`ben:declines "Invulnérable"`, ""},
		{`ben:declines "avoid the Attack"`, ""},
		{`ben:declines "Bizarro Power"`, ""},
		{`ben:declines "buys"`,
			`test.lua:7: Ben declines "buys", but the open question is another: Ben: avoid the Attack? (Bizarro Power)`},
		{`ben:declines "Kick"`, "    ben:declines()"},
		{`ben:declines "Invulnerabel"`, `there is nothing called "Invulnerabel" that could be declined`},
		{`ben:declines "defens"`, `did you mean "defends"?`},
		{`ann:declines "defends"`, "REFUSED: Ann declines: the question is Ben's"},
		{`refused(function() ann:declines "defends" end, "fe.attack.may-avoid") ben:declines()`, ""},
		{`ben:declines("defends", ben.hand)`, "one thing is declined at a time"},
	})
}

// windowsHead is a villain's attack with two windows of Ann's: Spider-Man's interrupt, and who defends.
const windowsHead = `scenario "A test" { game = "champions", windows = "pass" }
local ann = players { { "Ann", character = "Spider-Man", hand = { "Backflip" }, deck_top = { "Web-Shooter", "Web-Shooter", "Spider-Tracer", "Spider-Tracer", "Energy", "Genius" } } }
villain { "Rhino I" }
encounter_deck:on_top { "Advance", "Advance", "Hard to Keep Down", "Hydra Mercenary" }
ann:ends_turn()
`

// TestDeclinesWhereWindowsPass proves that with windows = "pass" a no without a name, which would answer whatever comes
// first, is an error with the line to write, and that a no with a name waits for its question.
func TestDeclinesWhereWindowsPass(t *testing.T) {
	checkScripts(t, windowsHead, []struct{ script, want string }{
		{`ann:declines()`, `test.lua:6: where windows = "pass", declines says what is declined: the first question that this would answer is Ann: discard from hand?
  legal now:
    ann:declines "discards"`},
		{`ann:declines "discards" ann:declines "Spider-Man" ann:declines "defends_with" ann:declines "Backflip" expect(ann.identity:damage "Spider-Man"):at_least(1)`, ""},
		{`ann:declines "interrupt" ann:declines "who defends" ann:declines "interrupt" expect(ann.identity:damage "Spider-Man"):at_least(1)`, ""},
		{`ann:declines "defends" ann:declines "plays" expect(ann.identity:damage "Spider-Man"):at_least(1)`, ""},
		{`ann:declines "uses" ann:declines()`, `    ann:declines "defends_with"`},
		{`ann:declines "Web-Shooter"`,
			`on the way these were passed in silence: ann:declines "discards", ann:declines "Spider-Man", ann:declines "defends_with", ann:declines "Backflip"`},
		{`ann:declines "Spider-Sens"`,
			"there is nothing called \"Spider-Sens\" that could be declined\n  legal now:\n    ann:discards \"Backflip\"\n    ann:declines \"discards\""},
		{`ann:thwarts_with "Nobody"`, `there is no card, player or choice called "Nobody"`},
		{`refused(function() ann:thwarts_with "Spider-Man" end, "mc.amb.thwart-protected-scheme") ann:declines "defends" ann:declines "Backflip"`, ""},
	})
}

// TestNothingToSayYesTo proves that a no which nobody asked for is not taken for an answer.
func TestNothingToSayYesTo(t *testing.T) {
	r := &run{}
	for verb, noted := range map[engine.Verb]int{engine.VerbDecline: 0, engine.VerbChoose: 1} {
		r.unasked = nil
		r.take(&engine.Question{Answers: []engine.Answer{{Verb: verb}}})
		if len(r.unasked) != noted {
			t.Errorf("an answer by verb %d is noted %d times", verb, len(r.unasked))
		}
	}
	const head = `scenario "A test" { game = "forever-evil" }
local ann, ben = players { { "Ann", character = "Lex Luthor", hand = { "Bizarro Power" } }, { "Ben", character = "Sinestro", hand = { "Punch" } } }
ann:plays "Bizarro Power"
`
	checkScripts(t, head, []struct{ script, want string }{
		{`ben:declines()`, "REFUSED: Ben declines: nothing is asked that could be declined"},
		{`ben:declines "defends"`, "REFUSED: Ben declines: nothing is asked that could be declined"},
	})
}

// TestNoChoiceTellsTheRule proves that a line which says something else than what was taken by itself is told the rule
// that left no other answer.
func TestNoChoiceTellsTheRule(t *testing.T) {
	const table = `scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "She-Hulk", hand = { "Haymaker", "Energy", "Energy" }, engaged = { "Hydra Mercenary" } } }
villain { "Rhino I" }
`
	const guard = "test.lua:4: REFUSED: Ann chooses Rhino I: Hydra Mercenary has Guard and is engaged with Ann (the question was: Ann: which enemy? (She-Hulk)) [mc.keywords.guard "
	checkScripts(t, table, []struct{ script, want string }{
		{`ann:attacks_with "She-Hulk" ann:chooses "Rhino I"`, guard},
		{`ann:attacks_with "She-Hulk" ann:chooses "Rhino I"`,
			`there was no choice: ann:chooses "Hydra Mercenary" was the only answer`},
		{`ann:attacks_with "She-Hulk" ann:chooses "Hydra Mercenary"`, ""},
		// What is expected in between is so only once the answer was taken: then the first account stays.
		{`ann:attacks_with "She-Hulk" expect(ann.engaged):is_empty() ann:chooses "Rhino I"`,
			"nothing that is being resolved asks Ann to choose"},
	})
}

// TestForcedAnswersInRefused proves that refused judges a line as it is judged outside: what was taken by itself is
// allowed, and of anything else the question that had no other answer tells why, as often as it is tried.
func TestForcedAnswersInRefused(t *testing.T) {
	checkScripts(t, `scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "Spider-Man", hand = {}, engaged = { "Hydra Mercenary" } } }
ann:attacks_with "Spider-Man"
`, []struct{ script, want string }{
		{`refused(function() ann:chooses "Hydra Mercenary" end, "mc.choose.choice-required") ann:chooses "Hydra Mercenary"`, "this is not refused: it was the only answer, and it was taken by itself"},
		{`refused(function() ann:chooses "Hydra Mercenary" end)`,
			"this is not refused: it was the only answer, and it was taken by itself"},
		{`refused(function() ann:chooses "Rhino" end, "mc.keywords.guard")`, ""},
		{`refused(function() ann:chooses "Rhino" end, "mc.keywords.guard") refused(function() ann:chooses "Rhino" end, "mc.keywords.guard") ann:chooses "Hydra Mercenary"`, ""},
		{`refused(function() ann:chooses "Rhino" end)`, `write:  refused(function() … end, "mc.keywords.guard")`},
		{`refused(function() ann:chooses "Rhino" end, "mc.choose.choice-required")`,
			"this is refused, but not by mc.choose.choice-required"},
		{`refused(function() ann:chooses "Rinho" end, "mc.keywords.guard")`,
			`there is no card, player or choice called "Rinho"`},
		{`ann:chooses "Hydra Mercenary" refused(function() ann:chooses "Hydra Mercenary" end, "mc.choose.choice-required")`, ""},
	})
	// Of several questions that had one answer each, that one tells why which has a reason of its own.
	checkScripts(t, `scenario "A test" { game = "champions", windows = "pass" }
local ann = players { { "Ann", character = "Black Panther", hand = { "Wakanda Forever!", "Strength" }, in_play = { "Panther Claws", "Tactical Genius" }, engaged = { "Killmonger" } } }
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 3 } }
side_schemes { { "Crowd Control", threat = 5 } }
ann:plays "Wakanda Forever!"
ann:pays_with "Strength"
ann:chooses "Tactical Genius"
`, []struct{ script, want string }{
		{`refused(function() ann:chooses "Killmonger" end, "mc.card.killmonger") expect(villain:damage "Rhino"):is(4)`,
			""},
		{`refused(function() ann:chooses "Killmonger" end, "mc.card.tactical-genius")`,
			"this is refused, but not by mc.card.tactical-genius"},
		{`refused(function() ann:chooses "Killmonger" end)`, `write:  refused(function() … end, "mc.cannot.absolute")`},
		{`refused(function() ann:chooses "The Break-In!" end, "mc.side-scheme.crisis")`, ""},
		{`refused(function() ann:chooses "The Break-In!" end, "mc.card.panther-claws")`,
			"this is refused, but not by mc.card.panther-claws"},
		{`ann:chooses "Killmonger"`, "Killmonger cannot be damaged now"},
		{`ann:chooses "The Break-In!"`, "[mc.side-scheme.crisis"},
		{`refused(function() ann:chooses "Rhino" end)`, "this is not refused: it was the only answer"},
		{`refused(function() ann:chooses "Rhinoceros" end)`, `there is no card, player or choice called "Rhinoceros"`},
	})
	checkScripts(t, flashHead, []struct{ script, want string }{
		{`ann:plays "The Flash" refused(function() ann:discards "Punch" end, "fe.amb.nothing-else") ann:discards "Punch"`, "this is not refused"},
	})
}
