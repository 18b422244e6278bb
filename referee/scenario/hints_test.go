package scenario

import (
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

// TestVerbsMeant proves that a verb that is none is answered with the one that was meant: misspelt, in capitals,
// without its ending, in French, or a word of another game.
func TestVerbsMeant(t *testing.T) {
	const forever = `scenario "A test" { game = "forever-evil" }
local ann, ben = players { { "Ann", character = "Lex Luthor", hand = { "Punch", "Bizarro Power" } }, { "Ben", character = "Sinestro", hand = { "Invulnerable" } } }
line_up { "Giganta" }
`
	const champions = `scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "She-Hulk", hand = { "Energy" } } }
villain { "Rhino I" }
`
	verb := func(script, meant string) struct{ script, want string } {
		return struct{ script, want string }{script, `did you mean "` + meant + `"?`}
	}
	checkScripts(t, forever, []struct{ script, want string }{
		verb(`ann:play "Punch"`, "plays"),
		verb(`ann:Plays "Punch"`, "plays"),
		verb(`ann:joue "Punch"`, "plays"),
		verb(`ann:buy "Kick"`, "buys"),
		verb(`ann:purchases "Kick"`, "buys"),
		verb(`ann:acquires "Kick"`, "buys"),
		verb(`ben:blocks "Invulnerable"`, "defends"),
		verb(`ben:defends_with "Invulnerable"`, "defends"),
		{`ann:attacks "Ben"`, `an Attack is made by playing a card that has one: plays "…"`},
		{`ann:attacks_with "Ben"`, `an Attack is made by playing a card that has one: plays "…"`},
		verb(`ann:takes "Catwoman"`, "buys"),
		verb(`ann:end_turn()`, "ends_turn"),
		verb(`ann:endsTurn()`, "ends_turn"),
		verb(`ben:pass()`, "passes"),
		verb(`ben:skips()`, "declines"),
		verb(`expect(ann):may("buy", "Kick")`, "buys"),
		{`ann:thwarts_with "Punch"`, `"thwarts_with" is a word of champions, and this is forever-evil`},
	})
	checkScripts(t, champions, []struct{ script, want string }{
		verb(`ann:attacks "Rhino I"`, "attacks_with"),
		verb(`ann:attack "Rhino I"`, "attacks_with"),
		verb(`ann:thwarts "The Break-In!"`, "thwarts_with"),
		verb(`ann:defends "She-Hulk"`, "defends_with"),
		verb(`ann:pays "Energy"`, "pays_with"),
		verb(`ann:buys "Energy"`, "plays"),
		verb(`ann:flips()`, "changes_form"),
		verb(`ann:passes()`, "declines"),
		verb(`ann:defeats "Rhino I"`, "attacks_with"),
	})
}

// TestWordsOfTheOtherGame proves that a word that was copied from a scenario of another game is told as one of that
// game, wherever it stands.
func TestWordsOfTheOtherGame(t *testing.T) {
	const forever, champions = `scenario "A" { game = "forever-evil" }` + "\n",
		`scenario "A" { game = "champions" }` + "\n"
	const rhino = champions + `local ann = players { { "Ann", character = "She-Hulk" } }` + "\n"
	for script, word := range map[string]string{
		`scenario "A" { game = "champions", turn_number = 2 }`:                "turn_number",
		`scenario "A" { game = "forever-evil", expert = 1 }`:                  "expert",
		forever + `players { { "Ann", changed_form = true } }`:                "changed_form",
		champions + `players { { "Ann", on_character = {} } }`:                "on_character",
		forever + `players { { "Ann", hand = { { "Punch", damage = 1 } } } }`: "damage",
		rhino + `expect(ann.vp):is(0)`:                                        "vp",
		forever + seats + `expect(ann.engaged):is_empty()`:                    "engaged",
	} {
		if got := outcome(t, script); !strings.Contains(got, `"`+word+`" is a word of `) {
			t.Errorf("%s\ngives %s", script, got)
		}
	}
}

// TestStagesAreNamed proves that a stage of the villain that is named is not taken for the one in play, and that values
// which a card never has are told.
func TestStagesAreNamed(t *testing.T) {
	const rhino = `scenario "A" { game = "champions" }` + "\n" +
		`local ann = players { { "Ann", character = "Spider-Man", hand = { "Haymaker", "Energy" } } }` + "\n"
	for script, want := range map[string]string{
		`ann:plays "Haymaker" ann:pays_with "Energy" ann:chooses "Rhino II"`: "REFUSED: Ann chooses Rhino II: no card of that name is on the table",
		`ann:plays "Haymaker" ann:pays_with "Energy" ann:chooses "Rhino"`:    "",
		`expect(villain:hand_size "Rhino I"):is(0)`:                          "hand_size of Rhino I there (villain) is always 0",
		`expect(villain:ally_limit "Rhino I"):is(0)`:                         "is always 0",
		`expect(villain:threshold "Rhino I"):is(0)`:                          "threshold of Rhino I there (villain) is always 0",
		`expect(ann.hand:aerial "Energy"):is(0)`:                             "aerial of Energy there (Ann hand) is always 0",
		`expect(main_scheme:threshold "The Break-In!"):is(7)`:                "",
		`expect(ann.identity:ally_limit "Spider-Man"):is(3)`:                 "",
		`expect(game.first_player):at_least(1)`:                              "first_player can be nothing but 1 here",
		`expect(villain_deck):has_no "Haymaker"`:                             "Haymaker never lies in this place (villain deck)",
		`expect(ann.hand):has_no "Legal Practice"`:                           "Legal Practice never lies in this place (Ann hand)",
		`expect(ann.hand):is { "Uppercut" }`:                                 "Uppercut never lies in this place (Ann hand)",
		`never { that(ann.deck):has "Legal Practice", within = "1 move" }`:   "Legal Practice takes no part",
		`expect(ann.hand):has_no "For Justice!"`:                             "",
		`expect(ann.on_table):is_empty()`:                                    "no card lies in this place (Ann on the table)",
		`expect(boosts):has_no "Advance"`:                                    "no card lies in this place (boost cards)",
		`expect(resolving):count(0)`:                                         "no card lies in this place (being resolved)",
		`expect(ann.deck_list):is_empty()`:                                   "no card lies in this place (Ann deck list)",
		`expect(scheme_deck):has_no "Rhino I"`:                               "Rhino I never lies in this place",
	} {
		if got := outcome(t, rhino+script); want == "" && got != "" && !strings.Contains(got, "expected") ||
			!strings.Contains(got, want) {
			t.Errorf("%s\ngives %s", script, got)
		}
	}
}

// TestSynonymsAreOfUse proves that every synonym leads to a verb of some game and is itself no verb of every game.
func TestSynonymsAreOfUse(t *testing.T) {
	for word, meant := range synonyms {
		known := 0
		for _, g := range games.All() {
			verbs := g.Rules(g.Editions[0]).Verbs
			if slices.ContainsFunc(verbs, func(v engine.VerbInfo) bool { return v.Word == word }) {
				known++
			}
			for _, m := range meant {
				if !slices.ContainsFunc(games.All(), func(g *engine.Game) bool {
					return slices.ContainsFunc(g.Rules(g.Editions[0]).Verbs, func(v engine.VerbInfo) bool {
						return v.Word == m
					})
				}) {
					t.Errorf("%s: %s is a verb of no game", word, m)
				}
			}
		}
		if known == len(games.All()) {
			t.Errorf("%s is a verb of every game", word)
		}
	}
}

// TestMeantInstead proves that a refusal tells the word for what was named, and whose question it is.
func TestMeantInstead(t *testing.T) {
	const head = `scenario "A test" { game = "forever-evil" }
local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch", "Bizarro Power" } },
  { "Ben", character = "Sinestro", hand = { "Invulnerable", "Cosmic Staff" } },
}
line_up { "Giganta" }
`
	checkScripts(t, head, []struct{ script, want string }{
		{"ann:chooses \"Punch\"", "\n  the word for this is \"plays\", not \"chooses\": ann:plays \"Punch\"\n"},
		{"ann:plays \"Bizarro Power\"\nben:discards \"Invulnerable\"",
			"another question is open, and it is answered or declined first (ben:declines()): Ben: avoid the Attack? (Bizarro Power)"},
		{"ann:plays \"Bizarro Power\"\nann:defends \"Invulnerable\"",
			"it is Ben's question: ben:defends \"Invulnerable\""},
		{"ann:plays \"Bizarro Power\"\nann:plays \"Invulnerable\"",
			"another question is open, and it is answered or declined first (ben:declines()): Ben: avoid"},
		{"ben:plays \"Punch\"", "it is Ann's question: ann:plays \"Punch\""},
		{"local c = ann.hand[1]", "the cards of a place are named, and not counted off: 1 is no card"},
		{"local c = ann[1]", "what is wanted of a player is named by a word, and 1 is none"},
		{"local c = ann[{}]", "what is wanted of a player is named by a word, and a table is none"},
		{"local c = ann[nil]", "and nil is none"},
		{"local c = game[0/0]", "and nan is none"},
		{"local c = log[true]", "and true is none"},
		{"local c = ann.power[1]", "and 1 is none"},
		{"local c = expect(ann)[1]", "and 1 is none"},
		{"line_up { \"Mallet\", tokens = 1 }",
			"test.lua:7: a list of cards has no \"tokens\"\n  what lies on a card stands in braces with it: { { \"Mallet\", tokens = … } }"},
		{"line_up { \"Mallet\", tokns = 1 }", "a list of cards has no \"tokns\""},
		{"ann:plays \"Punch\" expect(log):has(\"gains\", \"Punch\", \"to\", \"Ann\")",
			"behind \"from\" and \"to\" stands a place: \"to\", ann.discard"},
	})
	const heroes = `scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "Spider-Man", hand = { "Energy" } } }
main_scheme { { "The Break-In!", threat = 0 } }
`
	for script, hint := range map[string]string{
		`ann:thwarts_with "Spider-Man"`: "", `ann:uses "Spider-Man"`: "", `ann:defends_with "Spider-Man"`: "",
		`ann:chooses "Spider-Man"`: `the word for this is "attacks_with", not "chooses": ann:attacks_with "Spider-Man"`,
	} {
		s, err := Compile("test", "test.lua", heroes+script)
		if err == nil {
			err = s.Run(Options{}).Err
		}
		if got := told(err); err == nil || hint == "" && strings.Contains(got, "the word for this") ||
			!strings.Contains(got, hint) {
			t.Errorf("%s\ngives %s", script, got)
		}
	}
	checkScripts(t, "", []struct{ script, want string }{
		{`scenario "A test" { game = "forever-evil", seed = 4503599627370497 }`,
			"seed is a whole number from 0 to 4503599627370496, and not 4503599627370497"},
	})
}

// TestUnnamedPlayers proves that a player in capitals, or one without a name in the script, is answered with how it is
// written.
func TestUnnamedPlayers(t *testing.T) {
	const seats = `players { { "Ann", character = "Lex Luthor" }, { "Ben", character = "Sinestro" } }
`
	for script, want := range map[string]string{
		"local ann, ben = " + seats + `Ann:plays "Punch"`: "did you mean ann?",
		seats + `Ann:plays "Punch"`:                       "players get their names by  local ann, ben = players { … }",
	} {
		_, err := Compile("test", "test.lua", "scenario \"A test\" { game = \"forever-evil\" }\n"+script)
		if got := told(err); !strings.Contains(got, "test.lua:3:1: Ann is not known") || !strings.Contains(got, want) {
			t.Errorf("%s\ngives %s", script, got)
		}
	}
}

// TestLinesNamePlayersAsTheScriptDoes proves that the lines to paste hold the names under which the script keeps its
// players.
func TestLinesNamePlayersAsTheScriptDoes(t *testing.T) {
	const table = `players { { "Ann", character = "Lex Luthor", hand = { "Punch" } }, { "Ben", character = "Sinestro" } }` + "\n"
	for names, want := range map[string]string{
		"local you, me = ": `you:plays "Punch"`, "local a, b = ": `a:plays "Punch"`,
		"local ann, ben = ": `ann:plays "Punch"`, "": `ann:plays "Punch"`,
		"local me = ": `me:plays "Punch"`,
	} {
		got := outcome(t, "scenario \"t\" { game = \"forever-evil\" }\n"+names+table+"expect(game):is_over()")
		if !strings.Contains(got, "\n    "+want+"\n") {
			t.Errorf("%s: %s", names, got)
		}
	}
	alike := strings.Replace(strings.Replace(table, "Ben", "B-en", 1), "Ann", "Ben", 1)
	if got := outcome(t,
		"scenario \"t\" { game = \"forever-evil\", turn = \"B-en\" }\nlocal ben = "+alike+"expect(game):is_over()"); !strings.Contains(got, "\n    player2:") {
		t.Error(got)
	}
}
