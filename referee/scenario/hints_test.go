package scenario

import (
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

// TestVerbsMeant proves that a verb that is none is answered with the one that was meant: misspelt, in capitals, without its ending, in
// French, or a word of another game.
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
		verb(`ann:attacks "Ben"`, "plays"),
		verb(`ann:attacks_with "Ben"`, "plays"),
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
					return slices.ContainsFunc(g.Rules(g.Editions[0]).Verbs, func(v engine.VerbInfo) bool { return v.Word == m })
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
		{"ann:plays \"Bizarro Power\"\nben:discards \"Invulnerable\"", "the word for this is \"defends\", not \"discards\": ben:defends \"Invulnerable\""},
		{"ann:plays \"Bizarro Power\"\nann:defends \"Invulnerable\"", "it is Ben's question: ben:defends \"Invulnerable\""},
		{"ann:plays \"Bizarro Power\"\nann:plays \"Invulnerable\"", "it is Ben's question: ben:defends \"Invulnerable\""},
		{"ben:plays \"Punch\"", "it is Ann's question: ann:plays \"Punch\""},
	})
}

// TestUnnamedPlayers proves that a player in capitals, or one without a name in the script, is answered with how it is written.
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
