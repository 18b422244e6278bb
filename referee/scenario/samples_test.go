package scenario

import (
	"regexp"
	"testing"

	"tablereferee/engine"
	"tablereferee/internal/sandbox"

	"errors"
)

const championsTable = `scenario "A test" { game = "champions" }
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Backflip", "Haymaker", "Energy", "Genius" }, discard = { "Strength" }, in_play = { { "Web-Shooter", counters = 2 } } },
  { "Ben", character = "She-Hulk", hand = {} },
}
villain { "Rhino I" }
`

// TestExamplesAreOfTheGame writes nearly everything wrong in a game: what the messages give as an example is never of
// another one.
func TestExamplesAreOfTheGame(t *testing.T) {
	foreign := regexp.MustCompile(`\bfe\.|"Punch"|"Kick"|Weakness|Faiblesse|Giganta|\.power|\.vp|line_up|main_deck|buys|gains`)
	for _, script := range []string{
		`expect(log):has()`, `expect(log):has_no()`, `expect(log):count(2)`, `expect(log):count("x", "draws")`,
		`expect(log):in_order "x"`, `expect(log):in_order { "x" }`,
		`expect(log):in_order { { ann, "draws" } }`, `expect(log):has("draws", "by")`,
		`expect(log):has("Ann plays Haymaker")`, `expect(log):has({})`, `expect(log):has(true)`,
		`expect(log):has("")`, `expect.has(3)`, `expect(log).has("x")`, `expect(3)`, `that(3)`,
		`never { that(ann):may("plays") }`, `never(3)`, `never { }`, `always { 3 }`,
		`possible { within = "1 move" }`, `expect(ann):may_not("plays")`, `expect(ann):may_not(3)`,
		`expect(ann):may("plays", "Haymaker", 3)`, `refused(3)`,
		`refused(function() ann:plays "Haymaker" end, 3)`, `villain.damage "Rhino I"`, `side_schemes.on_top { "x" }`,
		`encounter_deck.on_top { "x" }`, `stacks { 3 }`, `stacks(3)`,
		`ann.plays "Haymaker"`, `expect(ann.hand).has "x"`, `line_up { "x" }`, `villain(3)`, `villain { 3 }`,
		`players { 3 }`,
	} {
		s, err := Compile("test", "test.lua", championsTable+script)
		if err == nil {
			err = s.Run(Options{}).Err
		}
		pasteable(t, championsTable+script, err)
		var said *sandbox.Error
		if !errors.As(err, &said) {
			t.Errorf("%s is no error: %v", script, err)
			continue
		}
		for _, lang := range []engine.Lang{engine.EN, engine.FR} {
			if text := engine.Tell(err, lang); foreign.MatchString(text) && script != `line_up { "x" }` {
				t.Errorf("%s\ngives %s", script, text)
			}
		}
	}
}

// TestHintsOfChampions proves what a refusal says besides: who stands behind a verb, and how threat is laid out.
func TestHintsOfChampions(t *testing.T) {
	checkScripts(t, championsTable, []struct{ script, want string }{
		{`ann:attacks_with "Rhino I"`,
			`behind attacks_with stands who attacks; which enemy is attacked is chosen on the next line: ann:attacks_with "Spider-Man"`},
		{`ann:attacks_with "Ben"`, "behind attacks_with stands who attacks"},
		{`ann:thwarts_with "The Break-In!"`, "behind thwarts_with stands who thwarts"},
		{`ann:defends_with "Rhino I"`, "behind defends_with stands who defends"},
		{`ann:attacks_with "Haymaker"`, `the word for this is "plays", not "attacks_with"`},
		{`ann:thwarts_with "Spider-Man"`,
			`threat is laid out with the scheme: main_scheme { { "The Break-In!", threat = 3 } }`},
		{`ann:discards "Strength"`,
			"REFUSED: Ann discards Strength: Strength is not in Ann's hand [mc.end-player-phase.1-may-discard]"},
		{`ann:discards "Energy"`, "cards of the hand are discarded at the end of the player phase"},
		{`ann:ends_turn() ben:ends_turn() ann:discards "Web-Shooter"`, "Web-Shooter is not in Ann's hand"},
	})
}

// TestAnAnswerMeansACardWhereOneChooses proves that a name means the card that lies where the answers of the open
// question lie, though another of that name lies in the hand.
func TestAnAnswerMeansACardWhereOneChooses(t *testing.T) {
	checkScripts(t, `scenario "A test" { game = "champions", set_up = "shown" }
local ann = players { { "Ann", character = "T'Challa", hand = {}, deck_top = { "Tenacity" } } }
villain { "Rhino I" }
shuffle_gives { "Vibranium", "Shuri", "Tenacity", "Energy", "Genius", "Strength" }
ann:declines()
`, []struct{ script, want string }{
		{`ann:chooses "Vibranium"`, "Ann chooses Vibranium: Vibranium is not what is asked for"},
		{`ann:chooses "Tenacity"`,
			"Ann chooses Tenacity: Tenacity lies elsewhere (Ann hand): one does not choose there"},
		{`ann:chooses "Haymaker"`, "no card of that name is on the table"},
	})
}
