package scenario

import (
	"strings"
	"testing"

	"tablereferee/engine"
)

// TestNothingHoldsByItself proves that what would hold whatever happened, and what is never looked at, is an error with its line.
func TestNothingHoldsByItself(t *testing.T) {
	checkScripts(t, head, []struct{ script, want string }{
		// Never looked at.
		{"if ann.name == \"Bea\" then\n  expect(ann.power):is(9)\nend ann:plays \"Punch\"", "test.lua:8: this expect is never reached"},
		{"local function later()\n  refused(function() ann:ends_turn() end, \"fe.turn.summary\")\nend ann:plays \"Punch\"", "test.lua:8: this refused is never reached"},
		{"for _, c in ipairs {} do expect(ann.hand):has(c) end ann:plays \"Punch\"", "this expect is never reached"},
		{"if false then never { that(ann.power):at_least(9), within = \"this turn\" } end ann:plays \"Punch\"", "is never reached"},
		{`for _, c in ipairs { "Punch" } do expect(ann.hand):has(c) end`, ""},
		{"local expect = 3 ann:plays \"Punch\"", ""},
		{"expect(ann.power)", "test.lua:7: the expectation on line 7 says nothing"},
		{"local e = expect(ann.power).is", "the expectation on line 7 says nothing"},
		{"ann:plays \"Punch\"\nthat(ann.power):is(9)", "test.lua:8: that(…) states something, and nothing is done with it"},
		{"ann:plays \"Punch\"\nthat(ann.power)", "test.lua:8: that(…) states nothing"},
		{"local x = that(ann.power):is(0) never { that(ann.power):is(9), within = \"1 move\" }", "nothing is done with it"},

		// Nothing done, nothing expected.
		{"begin()", "nobody does anything and nothing is expected"},
		{"", "nobody does anything and nothing is expected"},

		// Numbers that can be nothing else.
		{"expect(ann.power):at_least(0)", "Ann Power can be nothing else, so this would hold whatever happens"},
		{"expect(ann.vp):at_least(-3)", "can be nothing else"},
		{"expect(ann.vp):at_most(-1)", "can never be that"},
		{"expect(line_up:tokens \"Giganta\"):at_least(0)", "tokens on Giganta can be nothing else"},
		{"expect(game.turn_number):at_least(0)", "can be nothing else"},
		{"expect(ann.power):at_least(1)", "expected at least 1, but it is 0"},
		{"expect(ann.power):at_most(0)", ""},
		{"expect(ann.score):at_least(0)", ""}, // a score may be negative

		// What may not be, because nobody asks.
		{"expect(ann):may_not(\"buys\", \"Giganta\")", ""},
		{"expect(ann):may_not(\"buys\", \"Gigantta\")", `did you mean "Giganta"?`},
		{"expect(ann):may_not(\"byus\", \"Giganta\")", `did you mean "buys"?`},
		{"expect(ann):may_not(\"buys\", \"Spyglass\")", "Spyglass takes no part in this game"},
		{"expect(ann):may_not(\"buys\")", "needs a name"},
		{"expect(ann):may_not(\"ends_turn\", \"Punch\")", "is said of nothing"},
		{"expect(ann):may_not(\"buys\", {})", "is a name, and not"},
		{"expect(ann):may_not(\"buys\", ann.hand)", "is a name, and not"},
		{"expect(ann):may_not(\"buys\", \"Giganta\", 3)", "behind the name may stand where the card lies"},
		{"expect(ann):may_not(\"buys\", \"Giganta\", line_up, 3)", "3 is too much"},
		{"expect(ann):may(\"plays\", \"Punch\", ann.hand)", ""},
		{"expect(ann):may_not(\"plays\", \"Punch\", ann.discard)", ""},
		{"expect(ann):may_not(\"defends\", \"Punch\")", "test.lua:7: the open question is another (Ann: the next move), and nobody defends there"},
		{"expect(ben):may_not(\"plays\", \"Cosmic Staff\")", "Ben is not asked: the open question is Ann: the next move"},
		{"ann:plays \"Bizarro Power\"\nexpect(ann):may_not(\"plays\", \"Punch\")", "Ann is not asked: the open question is Ben: avoid the Attack?"},
		{"ann:plays \"Bizarro Power\"\nexpect(ben):may_not(\"plays\", \"Cosmic Staff\")", "and nobody plays there"},
		{"ann:plays \"Bizarro Power\" expect(ben):may_not(\"defends\", \"Punch\") ben:declines()", ""},
		{"ann:plays \"Bizarro Power\" expect(ben):may(\"declines\", \"defends\") ben:declines()", ""},
		{"ann:plays \"Bizarro Power\" expect(ben):may(\"declines\", \"buys\") ben:declines()", `expected that "declines buys" is legal, but it is not`},
		{"ann:plays \"Bizarro Power\" expect(ben):may(\"declines\", \"byus\") ben:declines()", `did you mean "buys"?`},
		{"expect(ben):must_choose {}", "must_choose names the answers"},

		// Claims.
		{"possible { that(ann.power):at_least(0), within = \"this turn\" }", "this is so already, before anything is played"},
		{"possible { that(ann.power):at_least(1), within = \"this turn\" }", ""},
		{"possible { that(ann.hand):has \"Spyglass\", within = \"1 move\" }", "Spyglass takes no part in this game"},
		{"never { that(ann.hand):has \"Spyglass\", within = \"1 move\" }", "Spyglass takes no part in this game"},
		{"never { that(ann):may(\"plays\", \"Spyglass\"), within = \"1 move\" }", "Spyglass takes no part in this game"},

		{"shuffle_gives {} ann:plays \"Punch\"", "shuffle_gives names no card"},
	})
}

// TestShowsMoreThanTheBeginning proves that a clause which only the first lines of every log cite is not shown by a scenario, unless the
// set-up is its point.
func TestShowsMoreThanTheBeginning(t *testing.T) {
	const table = `
local ann, ben = players { { "Ann", character = "Lex Luthor", hand = { "Punch" } }, { "Ben", character = "Sinestro" } }
ann:plays "Punch"
`
	for header, want := range map[string]string{
		`shows = { "fe.turn.clockwise" }`:                   "but only the lines cite it with which every game begins",
		`shows = { "fe.play.any-order" }`:                   "",
		`shows = { "fe.hero.one-per-turn" }`:                "but no event cites it",
		`shows = { "fe.turn.clockwise" }, set_up = "shown"`: "",
	} {
		checkScripts(t, `scenario "A test" { game = "forever-evil", `+header+` }`, []struct{ script, want string }{{table, want}})
	}
}

// TestTurnVerbs proves that the verbs which may be the next move of a turn are those that the menus of the shipped scenarios offer: may_not
// of another one would hold by itself there.
func TestTurnVerbs(t *testing.T) {
	offered := map[string]map[string]bool{}
	games := map[string]*engine.Game{}
	for name, source := range shipped(t) {
		s, err := Compile(name, name, source)
		if err != nil {
			t.Fatal(err)
		}
		r := s.Run(Options{})
		if r.Log == nil {
			continue
		}
		games[r.Game.ID] = r.Game
		if offered[r.Game.ID] == nil {
			offered[r.Game.ID] = map[string]bool{}
		}
		for _, told := range toldEvents(t, r.Log, engine.EN) {
			if told["event"] != "choose" || told["asked"] != "" {
				continue
			}
			answers := []any{told["chosen"]}
			answers = append(answers, told["or"].([]any)...)
			for _, v := range r.Game.Rules(r.Edition).Verbs {
				says, _, _ := strings.Cut(v.Says[engine.EN], "{x}")
				for _, a := range answers {
					if v.Word != "" && strings.HasPrefix(a.(string), says) {
						offered[r.Game.ID][v.Word] = true
					}
				}
			}
		}
	}
	for id, g := range games {
		for _, v := range g.Rules(g.Editions[0]).Verbs {
			if v.Word != "" && v.Turn != offered[id][v.Word] {
				t.Errorf("%s: %s: Turn is %v, menus offer it: %v", id, v.Word, v.Turn, offered[id][v.Word])
			}
		}
	}
}
