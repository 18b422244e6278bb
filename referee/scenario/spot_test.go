package scenario

import (
	"fmt"
	"strings"
	"testing"
)

// TestMistakesInATableAreToldWhereTheyStand proves that what is wrong with one value of a table that fills many lines
// is told on the line of that value: each mistake stands behind a mark.
func TestMistakesInATableAreToldWhereTheyStand(t *testing.T) {
	const table = `
local ann, ben = players {
	{ "Ann", character = "Lex Luthor" },
	{ "Ben", character = "Sinestro" },
}
`
	scene := func(rest string) string {
		return "scenario \"x\" {\n\tgame = \"forever-evil\",\n\tseed = 3,\n" + rest + "\n}" + table +
			"begin()\nexpect(game):goes_on()"
	}
	seat := func(rest string) string {
		return forever +
			"local ann, ben = players {\n\t{ \"Ann\" },\n\t{\n\t\t\"Ben\",\n\t\tcharacter =\n\t\t\t\"Sinestro\",\n" +
			rest + "\n\t},\n}\nbegin()\nexpect(game):goes_on()"
	}
	champion := func(rest string) string {
		return "scenario \"x\" { game = \"champions\" }\nlocal ann = players {\n\t{\n\t\t\"Ann\",\n\t\tcharacter = \"Spider-Man\",\n" + rest + "\n\t},\n}\nbegin()\nexpect(game):goes_on()"
	}
	for _, source := range []string{
		"scenario \"x\" {\n\tseed = 1,\n@\tgame = \"nothing\",\n}",
		"scenario \"x\" {\n\tgame = \"forever-evil\",\n\tseed = 1,\n@\tedition = \"third\",\n}",
		scene("@\tsed = 1,"),
		scene("\tshows = { \"fe.attack.one-defense\",\n@\t\t\"fe.nothing\" },"),
		scene("\tshows = { \"fe.attack.one-defense\",\n@\t\t\"fe.attack.one-defense\" },"),
		scene("\tshows = { \"fe.attack.one-defense\",\n@\t\t3 },"),
		scene("@\tquestion = \"why?\","),
		scene("\tquestion = {\n\t\tfr = \"Pourquoi ?\",\n@\t\tgerman = \"Warum?\",\n\t},"),
		scene("\trules = {\n\t\t[\"fe.attack.one-defense\"] = \"off\",\n@\t\t[\"fe.nothing\"] = \"off\",\n\t},"),
		scene("\trules = {\n@\t\t[\"fe.attack.one-defense\"] = \"maybe\",\n\t},"),
		scene("@\twindows = \"open\","),
		scene("@\tset_up = true,"),
		scene("\n@\tturn_number = 0,"),
		scene("\twindows = \"pass\",\n@\tat = \"no step\","),
		scene("\twindows = \"pass\",\n@\tfirst = \"Nobody\","),
		scene("\twindows = \"pass\",\n@\tturn = \"Nobody\","),
		scene("@\t[3] = 1,"),
		scene("@\t\"a text\","),
		forever + "players {\n\t{ \"Ann\" },\n@\t\"Ben\",\n}",
		forever + "players {\n\t{ \"Ann\" },\n@\t{ \"Ann\" },\n}",
		forever + "players {\n\t{ \"Ann\" },\n\t{ \"Ben\" },\n@\tcharacter = \"Sinestro\",\n}",
		forever + "players {\n\t{ \"Ann\" },\n@\t{\n\t\tcharacter = \"Sinestro\",\n\t},\n}",
		forever + "players {\n\t{ \"Ann\" },\n\t{\n\t\tcharacter = \"Sinestro\",\n\t\t\"Ben\",\n@\t\t\"Carl\",\n\t},\n}",
		seat("@\t\thnd = {},"),
		seat("@\t\thand = \"Punch\","),
		seat("\t\thand = {\n\t\t\t\"Punch\", \"Punch\",\n@\t\t\t\"Pnch\",\n\t\t\t\"Kick\"\n\t\t},"),
		seat("\t\thand = { \"Punch\",\n@\t\t\t7 },"),
		seat("\t\thand = { \"Punch\",\n@\t\t\ttokens = 7 },"),
		seat("\t\thand = { \"Punch\",\n@\t\t\t{ \"Pnch\" } },"),
		seat("\t\tpower = 2,\n@\t\tvp = -1,"),
		seat("@\t\tcurses = 1,"),
		champion("\t\tin_play = {\n\t\t\t{ \"Tigra\",\n\t\t\t\tdamage = 1,\n@\t\t\t\texhausted = 2 },\n\t\t},"),
		champion("\t\tin_play = {\n\t\t\t{ \"Tigra\",\n\t\t\t\twith = {\n@\t\t\t\t\t\"Inspred\" } },\n\t\t},"),
		champion("\t\tin_play = {\n\t\t\t{ \"Tigra\",\n@\t\t\t\tdamag = 1 },\n\t\t},"),
		forever + seats + "stacks {\n\tweakness = 3,\n@\tkicks = 3,\n}",
		forever + seats + "stacks {\n\tweakness = 3,\n\tsuper_heroes = {\n@\"Batman\", \"Kik\", },\n}\nbegin()",
		forever + seats + "line_up {\n\t\"Giganta\",\n@\t\"Gigant\",\n}",
		forever + seats + "main_deck:on_top {\n\t\"Giganta\",\n@\t\"Gigant\",\n}",
		forever + seats +
			"refused(function()\n\tline_up {\n\t\t\"Giganta\",\n@\t\t\"Gigant\",\n\t}\n\tbegin()\nend, \"fe.components.main-deck\")",
		forever + seats + "shuffle_gives {\n\t\"Giganta\",\n@\t\"Gigant\",\n}",
		forever + seats + "ruling {\n\ten = \"Yes.\",\n@\tfr = 3,\n}",
		seated + "expect(ann.hand):is {\n\t\"Punch\",\n@\t\"Gigant\",\n}",
		seated + "ann:ends_turn()\nexpect(log):in_order {\n\t{ ann, \"ends\", \"turn\" },\n@\t{ ann, \"buys\", \"Kic\" },\n}",
		seated + "never {\n\tthat(ann.vp):at_least(99),\n@\tthat(ann.hand),\n\twithin = \"this turn\",\n}",
		seated + "never {\n\tthat(ann.vp):at_least(99),\n@\twithin = \"a year\",\n}",
		scene("\trules = {\n@\t\t\"fe.attack.one-defense\",\n\t},"),
		forever + seats + "stacks {\n\tweakness = 3,\n@\t\"Kick\",\n}",
		// A table that is not written where it is given is told where it is given.
		forever + seats + "local list = {\n\t\"Giganta\",\n\t\"Gigant\",\n}\n@line_up(list)",
		forever + seats + "local list = {\n\t\"Gigant\",\n}\n@local a, b = line_up(list), stacks {\n\tweakness = 3,\n}",
		forever + seats + "local first = line_up\nlocal lists = { { \"Gigant\" } }\n@first(lists[1])",
		// What another word of the same line is given is not taken for it.
		forever + seats + "local list = { \"Gigant\" }\n@line_up(list) shuffle_gives {\n\t\"Giganta\",\n}",
	} {
		want := strings.Count(source[:strings.IndexByte(source, '@')], "\n") + 1
		source = strings.Replace(source, "@", "", 1)
		if got := outcome(t, source); !strings.HasPrefix(got, fmt.Sprintf("t.lua:%d:", want)) {
			t.Errorf("%s\nis told as %s\nand not on line %d", source, got, want)
		}
	}
}

// TestImpossibleSetUpsAreToldWhereTheyStand proves that a set-up that turns out impossible when play begins names the
// line of the cards.
func TestImpossibleSetUpsAreToldWhereTheyStand(t *testing.T) {
	for _, c := range []struct{ body, line string }{
		{"players {\n\t{ \"Ann\" },\n\t{ \"Ben\",\n\t\thand = { \"Sinestro\" },\n\t},\n}\n", "(line 5)"},
		{seats + "line_up {\n\t\"Giganta\",\n\t\"Giganta\",\n\t\"Giganta\",\n}\n", "(line 6)"},
		{seats + "main_deck:on_top {\n\t\"Giganta\",\n\t\"Giganta\",\n\t\"Giganta\",\n}\n", "(line 6)"},
		{seats + "line_up {\n\t\"Giganta\",\n\t{ \"Mallet\", of = \"Ann\" },\n}\n", "(line 5)"},
		{"players {\n\t{ \"Ann\" },\n\t{ \"Ben\",\n\t\thand = {\n\t\t\t\"Punch\",\n\t\t\t\"Sinestro\" },\n\t},\n}\n",
			"(line 7)"},
		{"players {\n\t{ \"Ann\",\n\t\tin_play = {\n\t\t\t{ \"Punch\", played = true },\n\t\t\t\"Kick\" },\n\t},\n\t{ \"Ben\" },\n}\n", "(line 6)"},
		{seats + "stacks {\n\tweakness = 3,\n\tsuper_heroes = { \"Kick\" },\n}\n", "(line 5)"},
	} {
		if got := outcome(t, forever+c.body+"begin()"); !strings.Contains(got, "impossible") ||
			!strings.Contains(got, c.line) {
			t.Errorf("%s: %s, not %s", c.body, got, c.line)
		}
	}
	const rhino = "scenario \"x\" { game = \"champions\" }\nlocal ann = players { { \"Ann\", character = \"Spider-Man\" } }\n"
	for body, line := range map[string]string{
		"villain {\n\t{ \"Rhino I\",\n\t\twith = {\n\t\t\t\"Charge\",\n\t\t\t\"Shocker\" } },\n}\n": "(line 7)",
		"side_schemes {\n\t{ \"Crowd Control\", threat = 2 },\n\t\"Breakin' & Takin'\",\n}\n":       "(line 5)",
	} {
		if got := outcome(t, rhino+body+"begin()"); !strings.Contains(got, "impossible") ||
			!strings.Contains(got, line) {
			t.Errorf("%s: %s, not %s", body, got, line)
		}
	}
}

// TestWhatNamesNothingIsAnError proves that an empty table where something is to be named, and a setting that changes
// nothing, are told.
func TestWhatNamesNothingIsAnError(t *testing.T) {
	const heroes = "scenario \"x\" { game = \"champions\" }\nlocal ann = players { { \"Ann\", character = \"Spider-Man\" } }\n"
	header := func(label string) string {
		return "scenario \"x\" { game = \"forever-evil\", " + label + " }\n" + seats + "ann:ends_turn()"
	}
	for _, c := range []struct{ source, want string }{
		{seated + "stacks {}\nann:ends_turn()", "stacks names its stacks"},
		{heroes + "villain { { \"Rhino I\", with = {} } }\nann:ends_turn()", "with names nothing: leave it out"},
		{header("rules = {}"), "rules names nothing"},
		{header("question = {}"), "question names nothing"},
		{header(`rules = { ["fe.hero.one-per-turn"] = "on" }`),
			"fe.hero.one-per-turn is so anyway in the edition en: set to this it does nothing"},
		{header(`rules = { ["fe.end-turn.6-draw"] = 5 }`), "is so anyway"},
		{header(`rules = { ["fe.end-turn.6-draw"] = 6 }`), ""},
	} {
		if got := outcome(t, c.source); c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s: %s, not %q", c.source, got, c.want)
		}
	}
}
