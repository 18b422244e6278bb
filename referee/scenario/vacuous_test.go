package scenario

import (
	"fmt"
	"maps"
	"strings"
	"testing"

	"tablereferee/engine"
)

// TestNothingHoldsByItself proves that what would hold whatever happened, and what is never looked at, is an error with
// its line.
func TestNothingHoldsByItself(t *testing.T) {
	checkScripts(t, head, []struct{ script, want string }{
		// Never looked at.
		{"if ann.name == \"Bea\" then\n  expect(ann.power):is(9)\nend ann:plays \"Punch\"",
			"test.lua:8: this expect is never reached"},
		{"local function later()\n  refused(function() ann:ends_turn() end, \"fe.turn.summary\")\nend ann:plays \"Punch\"", "test.lua:8: this refused is never reached"},
		{"for _, c in ipairs {} do expect(ann.hand):has(c) end ann:plays \"Punch\"", "this expect is never reached"},
		{"if false then never { that(ann.power):at_least(9), within = \"this turn\" } end ann:plays \"Punch\"",
			"is never reached"},
		{`for _, c in ipairs { "Punch" } do expect(ann.hand):has(c) end`, ""},
		{"if true then expect(ann.power):is(0) else expect(ann.power):is(9) end",
			"test.lua:7: this expect is never reached"},
		{"for _, who in ipairs { ann, ben } do expect(who.power):is(0) expect(who.vp):is(0) end", ""},

		{"local function later()\n  ann:plays \"Punch\"\nend ann:plays \"Punch\"",
			"test.lua:8: this ann:plays is never reached: what stands in a branch or a function that never runs does nothing"},
		{"local later = function(who)\n  local name = who.name\n  who:plays \"Punch\"\nend ann:plays \"Punch\"",
			"test.lua:9: this who:plays is never reached"},
		{"if false then\n  ann:plays \"Punch\"\nend ann:plays \"Punch\"",
			"test.lua:8: this ann:plays is never reached"},
		{"for _, c in ipairs {} do ann:plays(c) end ann:plays \"Punch\"", "this ann:plays is never reached"},
		{"local function later()\n  shuffle_gives { \"Punch\" }\nend ann:plays \"Punch\"",
			"test.lua:8: this shuffle_gives is never reached"},
		{"local function twice(who)\n  if who then return end\n  who:plays \"Punch\"\nend ann:plays \"Punch\" twice(ann)", "test.lua:9: this who:plays is never reached"},
		{"for _, who in ipairs { ann } do\n  if who.name == \"Ann\" then break end\n  who:plays \"Punch\"\nend ann:plays \"Punch\"", "test.lua:9: this who:plays is never reached"},
		{"local function turn(who) who:plays \"Punch\" who:ends_turn() end turn(ann)", ""},
		{"local function none() return 1 end ann:plays \"Punch\"", ""},
		{"refused(function() ann:buys \"Giganta\" end, \"fe.buy.combined-cost\")", ""},

		// Words that check something are kept under no other name, and no other thing is called so.
		{"local until_step = function() end ann:plays \"Punch\"",
			"until_step is a word of the language and cannot be given another meaning"},
		{"local function stacks() end stacks {}",
			"stacks is a word of the language and cannot be given another meaning"},
		{"local f = function(ruling) ruling {} end f(print)",
			"ruling is a word of the language and cannot be given another meaning"},
		{"for line_up = 1, 2 do line_up = 3 end",
			"line_up is a word of the language and cannot be given another meaning"},
		{"for _, assert in ipairs { 1 } do end",
			"assert is a word of the language and cannot be given another meaning"},
		{"local log = 1", "log is a word of the language"},
		{"local players = 1", "players is a word of the language"},
		{"local game, shuffle_gives = 1, 2", "game is a word of the language"},
		{"local expect = 3 ann:plays \"Punch\"",
			"test.lua:7:7: expect is a word of the language and cannot be given another meaning"},
		{"local function refused(f) end refused(function() ann:plays \"Punch\" end)",
			"refused is a word of the language"},
		{"local function check(expect) expect(ann.power):is(9) end", "expect is a word of the language"},
		{"for _, never in ipairs { 1 } do ann:plays \"Punch\" end", "never is a word of the language"},
		{"local e = expect\nif false then e(ann.power):is(9) end",
			"test.lua:7:11: expect is no value: it is said where it checks something, expect(…)"},
		{"local words = { that } ann:plays \"Punch\"", "that is no value"},
		{"local card = \"Kick\" expect(ann):may_not(\"buys\", card)", ""},
		{"expect(ann.power)", "test.lua:7: the expectation on line 7 says nothing"},
		{"local e = expect(ann.power).is", "the expectation on line 7 says nothing"},
		{"ann:plays \"Punch\"\nthat(ann.power):is(9)",
			"test.lua:8: that(…) states something, and nothing is done with it"},
		{"ann:plays \"Punch\"\nthat(ann.power)", "test.lua:8: that(…) states nothing"},
		{"local x = that(ann.power):is(0) never { that(ann.power):is(9), within = \"1 move\" }",
			"nothing is done with it"},

		// Nothing done, nothing expected.
		{"begin()", "nobody does anything and nothing is expected"},
		{"", "nobody does anything and nothing is expected"},

		// Numbers that can be nothing else.
		{"expect(ann.power):at_least(0)",
			"Ann Power can be nothing else (it is a number from 0), so this would hold whatever happens"},
		{"expect(ann.vp):at_least(-3)", "can be nothing else"},
		{"expect(ann.vp):at_most(-1)", "can never be that"},
		{"expect(line_up:tokens \"Giganta\"):at_least(0)", "tokens on Giganta can be nothing else"},
		{"expect(line_up:tokens \"Giganta\"):at_most(6)",
			"tokens on Giganta can be nothing else (it is a number from 0 to 6)"},
		{"expect(game.turn_number):at_least(0)", "can be nothing else"},
		{"expect(game.turn_number):at_least(1)", "turn_number can be nothing else (it is a number from 1)"},
		{"always { that(game.turn_number):at_least(1), within = \"1 turn\" }",
			"can be nothing else (it is a number from 1)"},
		{"expect(ann.power):at_most(999)", "can be nothing else (it is a number from 0 to 999)"},
		{"expect(ann.power):at_least(1)", "expected at least 1, but it is 0"},
		{"expect(ann.power):at_most(0)", ""},
		{"expect(ann.score):at_least(0)", "Ann score is counted when the game is over, and it goes on"},
		{"expect(ann.won):is(0)", "Ann winner is counted when the game is over, and it goes on"},
		{"never { that(ann.won):is(true), within = \"1 move\" }", "no line of play ends it as near as that"},

		{"expect(ann.won):at_most(1)", "Ann winner can be nothing else (it is a number from 0 to 1)"},
		{"expect(game.turn_of):at_most(2)", "can be nothing else (it is a number from 1 to 2)"},
		{"expect(game.turn_of):at_least(3)", "can never be that: it is a number from 1 to 2"},
		{"expect(ann.vp):at_most(5000)", "the value behind at_most is a whole number from -999 to 999"},

		// Cards where they never lie, and marks that they never bear.
		{"expect(ann.hand):has_no \"Lex Luthor\"",
			"Lex Luthor never lies in this place (Ann hand): this would hold, or fail, whatever happens [fe.components.oversized"},
		{"expect(weakness):has_no \"Punch\"", "Punch never lies in this place (Weakness stack)"},
		{"expect(super_heroes):is { \"Punch\" }", "Punch never lies in this place (Super Hero stack)"},
		{"expect(ann.hand):has_no \"Superman\"", ""},
		{"expect(ann.revealed):is_empty()",
			"no card lies in this place (Ann revealed cards) when a player has the next move"},
		{"never { that(ann.revealed):count(1), within = \"1 move\" }",
			"no card lies in this place (Ann revealed cards)"},
		{"expect(ann.character):has \"Lex Luthor\"", ""},
		{"expect(ann.character):has_no \"Punch\"", "Punch never lies in this place (Ann character)"},
		{"expect(characters):has_no \"Punch\"", "Punch never lies in this place"},
		{"expect(ann.character:tokens \"Lex Luthor\"):is(0)", "tokens of Lex Luthor there (Ann character) is always 0"},
		{"expect(ann.hand:tokens \"Punch\"):is(0)", "tokens of Punch there (Ann hand) is always 0"},
		{"expect(line_up:tokens \"Giganta\"):is(3)", "expected 3"},
		{"expect(ann.hand:kept \"Punch\"):is(0)", "kept of Punch there (Ann hand) is always 0"},
		{"ann:plays \"Punch\" expect(ann.in_play:kept \"Punch\"):is(0)", ""},

		// The top of a place that has none.
		{"expect(ann.hand):top \"Bizarro Power\"",
			"top: the cards lie side by side there (Ann hand), and none is on top"},
		{"expect(line_up):shows \"Giganta\"", "shows: the cards lie side by side there (Line-Up)"},
		{"expect(line_up):is_face_down()", "is_face_down: the cards lie side by side there"},
		{"never { that(ann.in_play):top \"Punch\", within = \"1 move\" }",
			"top: the cards lie side by side there (Ann in play)"},
		{"ann:plays \"Bizarro Power\" ben:declines() expect(ann.discard):top \"Weakness\"", ""},

		// Sentences that are no conditions, and names that are none either.
		{"local x = not expect(ann.power):is(0)", "test.lua:7: a move or an expectation is no condition"},
		{"if expect(ann.power):is(0) then ann:plays \"Punch\" end", "a move or an expectation is no condition"},
		{"if ann:plays \"Punch\" then ann:ends_turn() end", "a move or an expectation is no condition"},
		{"assert(ann:plays \"Punch\")", "a move or an expectation is no condition"},
		{"local ok = refused(function() ann:buys \"Giganta\" end, \"fe.buy.combined-cost\")\nif ok then ann:plays \"Punch\" end", "test.lua:8: a move or an expectation is no condition"},
		{"local x = expect(ann.power):is(0) or expect(ann.power):is(9)", "a move or an expectation is no condition"},
		{"local x = expect(ann.power):is(0) and expect(ann.power):is(0)", "a move or an expectation is no condition"},
		{"expect(ann.power):is(0):is(9)", `a sentence of the script has no "is"`},
		{"expect(ann.hand):has(\"Punch\" or \"Kick\")",
			`or joins conditions and no names: of "Punch" and what is behind it only one would be looked at`},
		{"expect(ann.hand):has(\"Punch\" and \"Kick\")", "and joins conditions and no names"},
		{"local function first(who) who = who or ann expect(who.power):is(0) end first()", ""},

		// Conditions that could not be false.
		{"if ann.power then ann:plays \"Punch\" end",
			"test.lua:7: an object of the game is no condition: it is always there"},
		{"if not ann.vp then ann:plays \"Punch\" end", "is no condition"},
		{"if ann.name == \"Ann\" and ann.power then ann:plays \"Punch\" end", "is no condition"},
		{"while game do ann:plays \"Punch\" end", "is no condition"},
		{"assert(ann.power)", "is no condition"},
		{"assert(game.turn_number, \"why\")", "is no condition"},
		{"if ann.hand then ann:plays \"Punch\" end", "test.lua:7: an object of the game is no condition"},
		{"assert(line_up)", "an object of the game is no condition"},
		{"assert(ann.hand)", "an object of the game is no condition"},
		{"assert(\"Punch\", \"why\")", "a text is always true as a condition"},
		{"if not line_up then ann:plays \"Punch\" end", "an object of the game is no condition"},
		{"assert(ann.name and ann.hand)", "an object of the game is no condition"},
		{"if ann.plays then ann:plays \"Punch\" end", "an object of the game is no condition"},
		{"local function f(opts) if opts.who then opts.who:plays \"Punch\" end end f { who = ann }", ""},
		{"if ann.name == \"Bea\" or \"Ann\" then ann:plays \"Punch\" end",
			"test.lua:7: a text is always true as a condition, so this says nothing"},
		{"while 1 do ann:plays \"Punch\" end", "a number is always true as a condition"},
		{"local cards = {} if #cards then ann:plays \"Punch\" end", "a number is always true as a condition"},
		{"if {} then ann:plays \"Punch\" end", "a table is always true as a condition"},
		{"assert(function() ann:plays \"Punch\" end)", "a function is always true as a condition"},
		{"assert(true)", "assert(true) could not fail"},
		{"assert(not tostring(ann))", "a text is always true as a condition"},
		{"assert(tostring(ann))", "test.lua:7: a text is always true as a condition"},
		{"assert(type(ann.hand), \"why\")", "a text is always true as a condition"},
		{"assert(type(ann.hand) == \"userdata\")",
			"test.lua:7: the text and the type of an object of the game are always the same"},
		{"assert(type(ann) == \"userdata\")", "the text and the type of an object of the game are always the same"},
		{"assert(tostring(ann.power) == \"Ann Power\")",
			"the text and the type of an object of the game are always the same"},
		{"if type(line_up:tokens \"Giganta\") ~= \"number\" then ann:plays \"Punch\" end", "are always the same"},
		{"if type(line_up) == \"userdata\" then ann:plays \"Punch\" end", "are always the same"},
		{"assert(ann.power == ben.power) ann:plays \"Punch\"", "test.lua:7: an object of the game is not compared"},
		{"local function f(x) if type(x) == \"string\" then ann:plays(x) else expect(x.power):is(1) end end f \"Punch\" f(ann)", ""},
		{"local which = ann.name == \"Ann\" and \"Punch\" or \"Kick\" ann:plays(which)", ""},
		{"local function twice(who) if who then expect(who.power):is(1) end end ann:plays \"Punch\" twice(ann)", ""},

		// What may not be, because nobody asks.
		{"expect(ann):may_not(\"buys\", \"Giganta\")", ""},
		{"expect(ann):may_not(\"uses\", \"Lex Luthor\")",
			"Lex Luthor has no ability that a player uses: that \"uses\" is not legal would hold whatever happens"},
		{"expect(ann):may_not(\"uses\", \"Punch\")", "Punch has no ability that a player uses"},
		{"expect(ann):may_not(\"defeats\", \"Lex Luthor\")", "\"defeats\" is never said of a card such as Lex Luthor"},
		{"expect(ann):may_not(\"buys\", \"Weakness\")", ""},
		{"expect(ann):may_not(\"buys\", \"Gigantta\")", `did you mean "Giganta"?`},
		{"expect(ann):may_not(\"byus\", \"Giganta\")", `did you mean "buys"?`},
		{"expect(ann):may_not(\"buys\", \"Spyglass\")", "Spyglass takes no part in this game"},
		{"expect(ann):may_not(\"buys\")", "needs a name"},
		{"expect(ann):may_not(\"ends_turn\", \"Punch\")", "takes no name"},
		{"expect(ann):may_not(\"buys\", {})", "is a name, and not"},
		{"expect(ann):may_not(\"buys\", ann.hand)", "is a name, and not"},
		{"expect(ann):may_not(\"buys\", \"Giganta\", 3)", "behind the name may stand where the card lies"},
		{"expect(ann):may_not(\"plays\", \"Catwoman\", ben)",
			`may_not asks about one name: expect(ann):may_not("plays", "Catwoman"); whom or what it is for is asked once that move is made: behind it, expect(ann):may_not("chooses", "Ben")`},
		{"expect(ann):may_not(\"buys\", \"Giganta\", \"Kick\")", "may_not asks about one name"},
		{"expect(ann):may_not(\"buys\", \"Giganta\", \"here\")", "behind the name may stand where the card lies"},
		{"expect(ann):may_not(\"buys\", \"Giganta\", line_up, 3)", "3 is too much"},
		{"expect(ann):may(\"plays\", \"Punch\", ann.hand)", ""},
		{"expect(ann):may_not(\"plays\", \"Punch\", ann.discard)",
			"Ann never says \"plays\" of a card of this place (Ann discard pile)"},
		{"expect(ann):may_not(\"defends\", \"Cosmic Staff\")",
			"test.lua:7: the open question is another (Ann: the next move), and nobody defends there"},
		{"expect(ann):may_not(\"defends\", \"Punch\")", "Punch says nothing that allows \"defends\""},
		{"expect(ann):may_not(\"defeats\", \"Giganta\")",
			"\"defeats\" is never said of a card such as Giganta: that it is not legal would hold whatever happens\n  behind defeats stands the Super Hero on top of the stack; a card of the Line-Up is bought"},
		{"expect(ann):may_not(\"plays\", \"Ben\")", "\"plays\" is never said of Ben, but of cards"},
		{"expect(ann):may_not(\"buys\", \"Ann\")", "\"buys\" is never said of Ann, but of cards"},
		{"expect(ann):may_not(\"plays\", \"draw it\")", "\"plays\" is never said of draw it, but of cards"},
		{"refused(function() ann:buys \"Ben\" end, \"fe.buy.sources\")",
			"\"buys\" is never said of Ben, but of cards: this is no move that a rule could refuse"},
		{"refused(function() ann:defeats \"Giganta\" end, \"fe.buy.sources\")",
			"\"defeats\" is never said of a card such as Giganta: this is no move"},
		{"refused(function() ann:defeats \"Giganta\" end)",
			"\"defeats\" is never said of a card such as Giganta: this is no move"},
		{"refused(function() ann:defeats \"Giganta\" end, \"fe.faq.defeat-word\")", ""}, // whose rule that is
		{"expect(ben):may_not(\"plays\", \"Cosmic Staff\")",
			"Ben is not asked: the open question is Ann: the next move"},
		{"ann:plays \"Bizarro Power\"\nexpect(ann):may_not(\"plays\", \"Punch\")",
			"Ann is not asked: the open question is Ben: avoid the Attack?"},
		{"ann:plays \"Bizarro Power\"\nexpect(ben):may_not(\"plays\", \"Cosmic Staff\")", "and nobody plays there"},
		{"ann:plays \"Bizarro Power\" expect(ben):may_not(\"defends\", \"Punch\") ben:declines()",
			"Punch says nothing that allows \"defends\""},
		{"ann:plays \"Bizarro Power\" expect(ben):may(\"declines\", \"defends\") ben:declines()", ""},
		{"ann:plays \"Bizarro Power\" expect(ben):may(\"declines\", \"buys\") ben:declines()",
			`expected that "declines buys" is legal, but it is not`},
		{"ann:plays \"Bizarro Power\" expect(ben):may(\"declines\", \"byus\") ben:declines()", `did you mean "buys"?`},
		{"expect(ben):must_choose {}", "must_choose names the answers"},

		// Of places that never change, and of numbers that say yes or no.
		{"expect(ann.character):count(1)",
			"in this place (Ann character) always lie just as many cards (1): this would hold, or fail, whatever happens [fe.setup.one-villain-each]"},
		{"expect(super_villains):is_empty()", "always lie just as many cards (0)"},
		{"never { that(super_villains):count(2), within = \"1 move\" }", "always lie just as many cards (0)"},
		{"expect(ann.character):has \"Lex Luthor\"", ""},
		{"expect(game.over):at_most(3)", "can be nothing else (it is a number from 0 to 1)"},
		{"expect(game.over):is(2)", "can never be that: it is a number from 0 to 1"},
		{"expect(game.over):is(false)", ""},

		// Claims.
		{"possible { that(ann.power):at_least(0), within = \"this turn\" }", "Ann Power can be nothing else"},
		{"possible { that(ann.power):at_most(0), within = \"this turn\" }",
			"this is so already, before anything is played"},
		{"possible { that(ann.power):at_least(1), within = \"this turn\" }", ""},
		{"possible { that(ann.hand):has \"Spyglass\", within = \"1 move\" }", "Spyglass takes no part in this game"},
		{"never { that(ann.hand):has \"Spyglass\", within = \"1 move\" }", "Spyglass takes no part in this game"},
		{"never { that(ann):may(\"plays\", \"Spyglass\"), within = \"1 move\" }",
			"Spyglass takes no part in this game"},

		// Of one thing in two words.
		{"never { that(line_up:tokens \"Giganta\"):is(1), that(line_up):has_no \"Giganta\", within = \"1 move\" }",
			"can never be true together"},
		{"never { that(line_up:tokens \"Giganta\"):is(1), that(line_up):is_empty(), within = \"1 move\" }",
			"can never be true together"},
		{"never { that(line_up:tokens \"Giganta\"):is(1), that(line_up):is { \"Kick\" }, within = \"1 move\" }",
			"can never be true together"},
		{"never { that(game.over):is(0), that(game):is_over(), within = \"1 move\" }", "can never be true together"},
		{"never { that(game.over):is(1), that(ann):may \"ends_turn\", within = \"1 move\" }",
			"can never be true together"},
		{"never { that(game.over):at_least(1), that(ann.score):at_most(3), within = \"1 move\" }",
			"no line of play ends it as near as that"},
		{"never { that(ann.score):at_least(1), that(game):goes_on(), within = \"1 move\" }",
			"can never be true together"},
		{"never { that(ann.score):at_least(1), that(game.over):is(0), within = \"1 move\" }",
			"can never be true together"},
		{"never { that(ann.won):is(true), that(ann):did_not_win(), within = \"1 move\" }",
			"can never be true together"},
		{"never { that(ann.won):is(true), that(ben):did_not_win(), within = \"1 move\" }",
			"no line of play ends it as near as that"},
		{"never { that(ann):is_on_turn(), that(game.turn_of):is(2), within = \"1 turn\" }",
			"can never be true together"},
		{"never { that(ann):may \"ends_turn\", that(game.turn_of):at_least(2), within = \"1 turn\" }",
			"can never be true together"},
		{"never { that(ben):is_on_turn(), that(game.turn_of):at_least(2), that(ann.power):is(7), within = \"1 turn\" }",
			""},
		{"never { that(ann):may(\"plays\", \"Kick\"), that(ann.hand):has_no \"Kick\", that(ann.in_play):has_no \"Kick\", within = \"1 move\" }", "can never be true together"},
		{"never { that(ann):may(\"plays\", \"Kick\"), that(ann.hand):is_empty(), that(ann.in_play):is { \"Punch\" }, within = \"1 move\" }", "can never be true together"},
		// it may stay in play
		{"never { that(ann):may(\"plays\", \"Punch\"), that(ann.hand):has_no \"Punch\", within = \"1 move\" }", ""},
		{"never { that(ann):may(\"plays\", \"Punch\"), that(ben.hand):has_no \"Punch\", that(ann.in_play):has_no \"Punch\", that(ann.power):is(9), within = \"1 move\" }", ""},

		// Of what the horizon alone decides.
		{"never { that(ben):is_on_turn(), within = \"this turn\" }", "no turn that is looked at can make this true"},
		{"never { that(ben):may \"ends_turn\", within = \"this turn\" }",
			"no turn that is looked at can make this true"},
		{"always { that(ben):may_not \"ends_turn\", within = \"this turn\" }",
			"this holds at every point that is looked at, whatever is played, so it is no statement: not legal for Ben"},
		{"always { that(game.turn_of):is(1), within = \"this turn\" }", "this holds at every point that is looked at"},
		{"always { that(ann):is_on_turn(), within = \"this turn\" }", "this holds at every point that is looked at"},
		{"possible { that(ann.power):is(1), that(game.turn_number):is(1), within = \"this turn\" }",
			"so it is no statement: turn_number exactly 1"},
		{"never { that(game.turn_number):at_least(2), within = \"this turn\" }",
			"no turn that is looked at can make this true"},
		{"never { that(game.turn_number):at_least(3), within = \"1 turn\" }",
			"no turn that is looked at can make this true"},
		{"always { that(game.turn_number):at_most(3), within = \"2 moves\" }",
			"this holds at every point that is looked at"},
		{"possible { that(game.turn_number):is(2), within = \"1 turn\" }", ""},
		{"never { that(ben):is_on_turn(), within = \"1 turn\" }", "this is claimed and does not hold"},
		{"never { that(game):is_over(), within = \"1 turn\" }", ""},
		{"always { that(ann.power):at_least(0), within = \"this turn\" }", "Ann Power can be nothing else"},
		{"never { that(ann.power):at_most(-1), within = \"this turn\" }", "Ann Power can never be that"},
		{"never { that(ann.vp):at_most(-1), within = \"1 move\" }", ""}, // by a rule
		{"never { that(ann.hand):has \"Lex Luthor\", within = \"1 move\" }",
			"Lex Luthor never lies in this place (Ann hand)"},
		{"never { that(ann.vp):is(1), that(ann.vp):is(2), within = \"1 move\" }",
			"these statements can never be true together, so never would hold whatever happens"},
		{"possible { that(ann.vp):at_least(3), that(ann.vp):at_most(2), within = \"1 move\" }",
			"these statements can never be true together, so possible could not hold"},
		{"never { that(ann.vp):at_least(2), that(ann.vp):at_most(2), within = \"1 move\" }", ""},
		{"never { that(ann.vp):is(1), that(ben.vp):is(2), within = \"1 move\" }", ""},
		{"never { that(ann.hand):is_empty(), that(ann.hand):has \"Punch\", within = \"1 move\" }",
			"can never be true together"},
		{"never { that(ann.hand):has \"Punch\", that(ann.hand):has_no \"Punch\", within = \"1 move\" }",
			"can never be true together"},
		{"never { that(ann.hand):is { \"Punch\" }, that(ann.hand):has \"Kick\", within = \"1 move\" }",
			"can never be true together"},
		{"never { that(ann.hand):is { \"Punch\", \"Kick\" }, that(ann.hand):count(3), within = \"1 move\" }",
			"can never be true together"},
		// the box has two
		{"never { that(ann.hand):has(\"Giganta\", 3), within = \"1 move\" }",
			"this can never be so (the game has 2 cards called Giganta), so never would hold"},
		{"never { that(ann.hand):has(\"Giganta\", 2), that(ben.hand):has \"Giganta\", within = \"1 move\" }",
			"can never be true together"},
		{"never { that(ann.hand):has \"Giganta\", that(ben.hand):has \"Giganta\", within = \"1 move\" }", ""},
		{"never { that(super_heroes):shows \"Batman\", that(super_heroes):is_face_down(), within = \"1 move\" }",
			"can never be true together"},
		{"never { that(super_heroes):top \"Batman\", that(super_heroes):is_face_down(), within = \"1 move\" }", ""},
		{"never { that(super_heroes):top \"Batman\", that(super_heroes):top \"Superman\", within = \"1 move\" }",
			"can never be true together"},
		{"never { that(ann.deck):in_order { \"Punch\", \"Kick\" }, that(ann.deck):top \"Kick\", within = \"1 move\" }",
			"can never be true together"},
		{"never { that(ann):is_on_turn(), that(ben):is_on_turn(), within = \"1 move\" }", "can never be true together"},
		{"never { that(game):is_over(), that(game):goes_on(), within = \"1 move\" }", "can never be true together"},
		{"never { that(ann):won(), that(game):goes_on(), within = \"1 move\" }", "can never be true together"},
		{"never { that(ann):won(), that(ben):won(), within = \"1 move\" }", "no line of play ends it as near as that"},
		{"never { that(game.turn_of):is(0), within = \"2 turns\" }", "no turn that is looked at can make this true"},
		{"always { that(game.turn_of):at_least(1), within = \"2 turns\" }",
			"this holds at every point that is looked at"},
		{"never { that(game.turn_number):is(1), that(game.turn_of):is(2), within = \"1 turn\" }",
			"no turn that is looked at can make this true"},
		{"never { that(game.turn_number):is(2), that(ann):is_on_turn(), within = \"2 turns\" }",
			"no turn that is looked at can make this true"},
		{"never { that(game.turn_number):is(3), that(ben):is_on_turn(), within = \"2 turns\" }",
			"no turn that is looked at can make this true"},
		{"never { that(ann):may(\"plays\", \"Punch\"), that(game.turn_number):is(2), within = \"1 turn\" }",
			"no turn that is looked at can make this true"},
		{"never { that(ann):is_on_turn(), within = \"1 turn\", at = \"the end of a turn\" }",
			"no turn that is looked at can make this true"},
		{"never { that(game.turn_number):is(40), within = \"30 moves\" }",
			"no turn that is looked at can make this true"},
		{"never { that(ben.power):at_least(2), that(game.turn_number):is(1), within = \"1 turn\" }",
			"no turn that is looked at can make this true"},
		{"never { that(ben.power):at_least(1), within = \"this turn\" }", "stays as it is in the others"},
		{"never { that(ben.power):at_least(1), within = \"1 turn\" }", "stays as it is in the others"},
		{"always { that(ben.power):is(0), within = \"1 turn\" }", "so it is no statement: Ben Power exactly 0"},
		{"never { that(ben.power):at_least(40), within = \"2 moves\" }", ""}, // one of them may be Ben's
		{"never { that(ann.power):at_least(40), within = \"this turn\" }", ""},
		{"possible { that(game.turn_number):is(2), that(ben):is_on_turn(), within = \"1 turn\" }", ""},
		{"never { that(ann):may(\"plays\", \"Punch\"), that(ann):may_not(\"plays\", \"Punch\"), within = \"1 move\" }",
			"can never be true together"},
		{"never { that(ann):may \"ends_turn\", that(ben):may \"ends_turn\", within = \"1 move\" }",
			"can never be true together"},

		{"shuffle_gives {} ann:plays \"Punch\"", "shuffle_gives names no card"},
	})
}

// TestShowsMoreThanTheBeginning proves that a clause which only the first lines of every log cite is not shown by a
// scenario, unless the set-up is its point.
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
		checkScripts(t, `scenario "A test" { game = "forever-evil", `+header+` }`,
			[]struct{ script, want string }{{table, want}})
	}
}

// TestShowsACardWhereItActs proves that what the booklet says of a card is not shown where only the clauses are cited
// of which it is an example.
func TestShowsACardWhereItActs(t *testing.T) {
	const table = `
card "Insanity" { defense = { draw(1) } }
card %q { play = { attack(each_foe){ foe:gain_weakness(1) }, power(2) } }
local ann, ben = players { { "Ann", hand = { %[1]q } }, { "Ben", hand = { "Insanity" } } }
ann:plays %[1]q
ben:defends "Insanity"
`
	for card, want := range map[string]string{"Bane": "but no event cites it", "Scarecrow": ""} {
		checkScripts(t, `scenario "A test" { game = "rivals", shows = { "rivals.cards.scarecrow" } }`,
			[]struct{ script, want string }{{fmt.Sprintf(table, card), want}})
	}
}

// TestTurnVerbs proves that the verbs which may be the next move of a turn are those that the menus of the shipped
// scenarios offer: may_not of another one would hold by itself there.
func TestTurnVerbs(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
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
	ever := map[string]bool{} // in any game: one with few scenarios need not show them all
	for _, words := range offered {
		maps.Copy(ever, words)
	}
	for id, g := range games {
		for _, v := range g.Rules(g.Editions[0]).Verbs {
			if v.Word != "" && (!v.Turn && offered[id][v.Word] || v.Turn && !ever[v.Word]) {
				t.Errorf("%s: %s: Turn is %v, menus offer it: %v", id, v.Word, v.Turn, offered[id][v.Word])
			}
		}
	}
}

// TestNobodyAttacksWithAnEnemy proves that in Marvel Champions may_not and refused are not said of a card that is named
// in the wrong place.
func TestNobodyAttacksWithAnEnemy(t *testing.T) {
	const table = `scenario "A test" { game = "champions" }
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Energy", "Haymaker" }, in_play = { "Aunt May" }, engaged = { "Hydra Mercenary", "Shocker" } }, { "Ben", character = "She-Hulk" } }
villain { { "Rhino I", with = { "Charge", "Enhanced Ivory Horn" } } }
`
	const attacks = "behind attacks_with stands who attacks; which enemy is attacked is chosen on the next line"
	checkScripts(t, table, []struct{ script, want string }{
		{`expect(ann):may_not("attacks_with", "Rhino")`,
			"is never said of a card such as Rhino I: that it is not legal would hold whatever happens\n  " + attacks},
		{`expect(ann):may_not("attacks_with", "Hydra Mercenary")`, "is never said of a card such as Hydra Mercenary"},
		{`expect(ann):may_not("attacks_with", "Ben")`, `"attacks_with" is never said of Ben, but of cards`},
		{`expect(ann):may_not("thwarts_with", "The Break-In!")`,
			`"thwarts_with" is never said of a card such as The Break-In!`},
		{`expect(ann):may_not("uses", "Charge")`, `Charge has no ability that a player uses`},
		{`expect(ann):may_not("uses", "Enhanced Ivory Horn") ann:ends_turn()`, ""},
		{`expect(ann):may_not("asks", "Aunt May")`, `"asks" is never said of Aunt May, but of players`},
		{`ann:plays "Haymaker" expect(ann):may_not("pays_with", "Rhino")`,
			`"pays_with" is never said of a card such as Rhino`},
		{`ann:attacks_with "Spider-Man" expect(ann):may_not("chooses", "Ben") ann:chooses "Shocker"`,
			"nothing such as Ben can be chosen at the open question (Ann: which enemy? (Spider-Man))"},
		{`never { that(ann):may("attacks_with", "Rhino"), within = "this turn" }`,
			`"attacks_with" is never said of a card such as Rhino`},
		{`refused(function() ann:attacks_with "Rhino" end, "mc.keywords.guard")`,
			"is never said of a card such as Rhino I: this is no move that a rule could refuse\n  " + attacks},
		{`refused(function() ann:attacks_with "Ben" end, "mc.keywords.guard")`,
			`is never said of Ben, but of cards: this is no move`},
		{`refused(function() ann:attacks_with "Rhino" end)`, attacks},
		{`refused(function() ann:attacks_with "Rhino" end, "mc.player-turn.use-ally")`, ""},
	})
}

// TestWhatWaitsForItsMoment: in Marvel Champions an interrupt, a response or a resource ability is no move of a turn,
// so that it may not be made there says nothing, whether it is expected or claimed.
func TestWhatWaitsForItsMoment(t *testing.T) {
	const table = `scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "Spider-Man", hand = { "Backflip", "Emergency", "Haymaker", "Aunt May" },
  in_play = { { "Web-Shooter", counters = 3 }, "Interrogation Room", "Helicarrier" } } }
villain { "Rhino I" }
`
	const waits = "is no move of a turn: it is offered when its moment comes"
	checkScripts(t, table, []struct{ script, want string }{
		{`expect(ann):may_not("plays", "Backflip")`, waits},
		{`expect(ann):may_not("uses", "Web-Shooter")`, waits},
		{`expect(ann):may_not("uses", "Spider-Man")`, waits},
		{`never { that(ann):may("plays", "Emergency"), within = "1 turn" }`, waits},
		{`never { that(ann):may("uses", "Web-Shooter"), within = "1 turn" }`, waits},
		{`never { that(ann):may("uses", "Interrogation Room"), within = "1 turn" }`, waits},
		{`always { that(ann):may_not("plays", "Backflip"), within = "this turn" }`, waits},
		{`possible { that(ann):may("plays", "Backflip"), within = "this turn" }`, waits},
		{`refused(function() ann:plays "Backflip" end, "mc.interrupt.when-condition-occurs")`, ""},
		{`ann:uses "Helicarrier" expect(ann):may_not("uses", "Helicarrier")`, ""},
		{`expect(ann):may("plays", "Haymaker")`, ""},
		{`possible { that(ann):may_not("plays", "Aunt May"), within = "1 moves" }`, ""},
	})
}

// TestNumbersOfCards proves that what a card of Marvel Champions never has is no number to expect, that what it has can
// be stated in claims in the words of the log, and what its greatest is.
func TestNumbersOfCards(t *testing.T) {
	const table = `scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "Spider-Man", hand = { "Energy", "Mockingbird" }, in_play = { "Aunt May", { "Web-Shooter", counters = 3 } } } }
villain { { "Rhino I", damage = 3 } }
main_scheme { { "The Break-In!", threat = 2 } }
`
	checkScripts(t, table, []struct{ script, want string }{
		{`never { that(game.phase):is(0), within = "1 turn" }`, "phase can never be that: it is a number from 1 to 4"},
		{`never { that(game.phase):is(3), within = "1 turn" }`, "no turn that is looked at can make this true"},
		{`expect(ann.hand:damage "Energy"):is(0)`,
			"damage of Energy there (Ann hand) is always 0: this would hold, or fail, whatever happens [mc.hit-points.every-character]"},
		{`expect(ann.hand:damage "Mockingbird"):is(0)`, ""}, // by a rule
		{`expect(villain:threat "Rhino I"):is(0)`,
			"is always 0: this would hold, or fail, whatever happens [mc.threat.tokens]"},
		{`expect(villain:counters "Rhino I"):is(0)`, "[mc.counters.ability-defines"},
		{`expect(ann.in_play:counters "Web-Shooter"):is(3)`, ""},
		{`expect(main_scheme:damage "The Break-In!"):is(0)`, "[mc.hit-points.every-character]"},
		{`expect(main_scheme:tough "The Break-In!"):is(false)`, "[mc.status.represents-state]"},
		{`expect(villain:exhausted "Rhino I"):is(false)`, "[mc.amb.enemies-never-exhaust"},
		{`expect(ann.in_play:facedown "Aunt May"):is(false)`, "[mc.scenario-card.figure-ultron-drones]"},
		{`expect(ann.hand:hit_points "Mockingbird"):is(3)`, "[mc.in-play.in-play]"},
		{`expect(villain:thw "Rhino I"):is(0)`,
			"thw of Rhino I there (villain) is always 0: this would hold, or fail, whatever happens [mc.base-value.definition]"},
		{`expect(ann.identity:sch "Spider-Man"):is(0)`, "is always 0"},
		{`ann:changes_form() expect(ann.identity:atk "Peter Parker"):is(0)`, "is always 0"},
		{`expect(ann.identity:thw "Spider-Man"):is(1)`, ""},
		{`expect(ann.in_play:hit_points "Aunt May"):is(0)`, "[mc.hit-points.every-character]"},
		{`expect(villain:hit_points "Rhino I"):at_least(-5)`, "can be nothing else (it is a number from 1 to 14)"},
		{`expect(villain:hit_points "Rhino I"):at_most(14)`, "can be nothing else (it is a number from 1 to 14)"},
		{`expect(villain:hit_points "Rhino I"):at_most(13)`, ""},
		{`expect(villain:hit_points "Rhino I"):is(15)`, "can never be that: it is a number from 1 to 14"},
		{`expect(villain:damage "Rhino I"):at_most(100)`,
			"damage on Rhino I can be nothing else (it is a number from 0 to 13), so this would hold whatever happens"},
		{`expect(villain:damage "Rhino I"):at_least(15)`, "can never be that: it is a number from 0 to 13"},
		{`expect(villain:damage "Rhino I"):at_most(12)`, ""},
		{`expect(main_scheme:threat "The Break-In!"):at_most(7)`, "can be nothing else (it is a number from 0 to 6)"},
		{`expect(main_scheme:threat "The Break-In!"):at_most(5)`, ""},
		{`expect(ann.in_play:counters "Web-Shooter"):at_most(3)`, "can be nothing else (it is a number from 1 to 3)"},
		{`expect(game.phase):at_most(4)`, "phase can be nothing but 2 here"},
		{`expect(villain:tough "Rhino I"):is(2)`, "can never be that: it is a number from 0 to 1"},
		{`never { that(villain:damage "Rhino I"):at_least(13), within = "1 move" }`, ""},
		{`never { that(villain:hit_points "Rhino I"):at_most(1), that(villain:tough "Rhino I"):is(true), within = "1 move" }`, ""},
		{`never { that(villain:tough "Rhino I"):is(1), that(villain:tough "Rhino I"):is(0), within = "1 move" }`,
			"can never be true together"},
		{`never { that(villain:tough "Rhino I"):is(1), that(villain:stunned "Rhino I"):is(0), within = "1 move" }`, ""},
		{`possible { that(ann.identity:exhausted "Spider-Man"):is(true), within = "this turn" }`, ""},
		{`possible { that(ann.identity:thw "Spider-Man"):at_least(9), within = "1 move" }`,
			"THW of Spider-Man at least 9"},
		{`ann:ends_turn() expect(log):has_no("Rhino I", "takes", "-3", "damage")`, "never tells this number: -3"},
		{`never { that(game.round):at_least(2), within = "this turn" }`,
			"no turn that is looked at can make this true"},
		{`never { that(game.phase):at_least(3), within = "this turn" }`,
			"no turn that is looked at can make this true"},
		{`always { that(game.phase):is(2), within = "this turn" }`, "this holds at every point that is looked at"},
		{`never { that(game.round):at_least(3), within = "1 turn" }`, "no turn that is looked at can make this true"},
		{`possible { that(game.round):is(2), within = "1 turn" }`, ""},
		{`never { that(game.over):is(true), that(game):goes_on(), within = "1 move" }`, "can never be true together"},
		{`never { that(ann):may("plays", "Energy"), that(ann.hand):has_no "Energy", within = "1 move" }`,
			"can never be true together"},
		{`always { that(villain:damage "Rhino I"):is(3), within = "1 move" }`,
			"always, within 1 move: damage on Rhino I exactly 3"},
		{`always { that(main_scheme:threat "The Break-In!"):is(0), within = "1 move" }`, "threat on The Break-In!"},
	})
}

// TestSetUpsBeginAtOne proves that turns and rounds are counted from 1, and that what a set-up fixes is no more than it
// can be.
func TestSetUpsBeginAtOne(t *testing.T) {
	for header, want := range map[string]string{
		`game = "forever-evil", turn_number = 0`: "turn_number is a whole number from 1 to 999, and not 0",
		`game = "champions", round = 0`:          "round is a whole number from 1 to 999, and not 0",
		`game = "champions", acceleration = 0`:   "",
		`game = "rivals", confronting = 2`:       "confronting is true or false, and not 2",
		`game = "rivals", confronting = "yes"`:   `confronting is true or false, and not "yes"`,
	} {
		checkScripts(t, `scenario "A test" { `+header+` }`+"\n", []struct{ script, want string }{
			{`local ann, ben = players { { "Ann" }, { "Ben" } } ann:ends_turn()`, want},
		})
	}
}

// TestNumbersOfPlayersHaveBounds proves the same of what a player has.
func TestNumbersOfPlayersHaveBounds(t *testing.T) {
	checkScripts(t, `scenario "A test" { game = "rivals", confronting = true }`+"\n", []struct{ script, want string }{
		{`local ann, ben = players { { "Ann" }, { "Ben", raised = 100 } } ann:hands_over()`,
			"raised is a whole number from 0 to 99, and not 100"},
		{`local ann, ben = players { { "Ann" }, { "Ben", raised = 99, hand = {} } } ann:hands_over()`, ""},
	})
}

// TestSetUpsThatSayNothing proves that a top of no cards, and a permission that nothing needs, are told on their lines.
func TestSetUpsThatSayNothing(t *testing.T) {
	const table = `scenario "A test" { game = "forever-evil" }
local ann, ben = players { { "Ann", character = "Lex Luthor", hand = { "Punch" } }, { "Ben", character = "Sinestro" } }
`
	checkScripts(t, table, []struct{ script, want string }{
		{"main_deck:on_top {}\nann:ends_turn()", "test.lua:3: on_top names nothing: leave it out"},
		{"main_deck:on_top { \"Giganta\" }\nann:ends_turn()", ""},
		{"line_up {}\nexpect(line_up):is_empty() ann:ends_turn()", ""},
		{"as_if()\nann:ends_turn()",
			"test.lua:3: as_if() allows nothing here: this set-up is possible without it, so leave it out"},
		{"as_if()\nas_if()\nann:ends_turn()", "test.lua:4: as_if() is said already, on line 3"},
		{"as_if()\nline_up { \"Giganta\", \"Giganta\", \"Giganta\" }\nann:ends_turn()", ""},
	})
	for seat, want := range map[string]string{
		`deck_top = {}`:            "test.lua:2: deck_top names nothing: leave it out",
		`deck_top = { "Kick" }`:    "",
		`deck = {}, discard = {}`:  "",
		`in_play = {}, hand = {} `: "",
	} {
		checkScripts(t, `scenario "A test" { game = "forever-evil" }
local ann, ben = players { { "Ann", `+seat+` }, { "Ben" } }
ann:ends_turn()`, []struct{ script, want string }{{"", want}})
	}
	for header, want := range map[string]string{`set_up = "shown"`: "as_if() allows nothing here",
		`set_up = "shown", super_heroes = 9`: "as_if() allows nothing here"} {
		checkScripts(t, `scenario "A test" { game = "forever-evil", `+header+` }
local ann, ben = players { { "Ann" }, { "Ben" } }
as_if()
ann:ends_turn()`, []struct{ script, want string }{{"", want}})
	}
}

// TestNothingYet proves that nothing is said not to have happened before anybody has done anything.
func TestNothingYet(t *testing.T) {
	const says = "nobody has done anything yet, so this would hold whatever the rules are"
	checkScripts(t, head, []struct{ script, want string }{
		{`expect(log):has_no(ben, "gains", "Weakness") ann:plays "Punch"`, "test.lua:7: the log: " + says},
		{`refused(function() ann:buys "Giganta" end, "fe.buy.combined-cost") expect(log):has_no(ann, "buys", "Giganta")`, says},
		{`ann:plays "Punch" local here = log:mark() refused(function() ann:buys "Giganta" end, "fe.buy.combined-cost") expect(log:since(here)):has_no(ann, "buys", "Giganta")`,
			"the log since the mark of line 7: " + says},
		{`ann:plays "Punch" expect(log):has_no(ben, "gains", "Weakness")`, ""},
		{`expect(log):count(1, "turn", ann)`, ""},
		{`local here = log:mark() ann:plays "Bizarro Power" ben:declines() expect(log:since(here)):has_no(ben, "draws", "Punch")`, ""},
	})
	checkScripts(t, `scenario "A test" { game = "forever-evil", at = "end of turn, step 7" }
local ann, ben = players { { "Ann", character = "Lex Luthor" }, { "Ben", character = "Sinestro" } }
`, []struct{ script, want string }{{`expect(log):has_no(ben, "gains", "Weakness")`, ""}})
	checkScripts(t, `scenario "A test" { game = "forever-evil", set_up = "shown" }
local ann, ben = players { { "Ann", character = "Lex Luthor" }, { "Ben", character = "Sinestro" } }
`, []struct{ script, want string }{{`expect(log):has_no(ann, "gains", "Weakness")`, ""}})
}

// TestCardsOfOthers proves that what is done with a card of a hero who takes no part is no refusal, and what never
// comes to a player's hand is nothing that the player may not play.
func TestCardsOfOthers(t *testing.T) {
	checkScripts(t, `scenario "A test" { game = "champions" }
local ann, ben = players { { "Ann", character = "Spider-Man", hand = { "Haymaker" } }, { "Ben", character = "Captain Marvel", hand = { "Photonic Blast" } } }
`, []struct{ script, want string }{
		{`refused(function() ann:plays "Repulsor Blast" end, "mc.play-put.from-hand")`,
			"test.lua:3: Repulsor Blast takes no part in this game"},
		{`refused(function() ann:attacks_with "Iron Man" end, "mc.in-play.abilities-need-play")`,
			"test.lua:3: Iron Man takes no part in this game"},
		{`refused(function() ann:plays "Photonic Blast" end, "mc.play-put.from-hand")`, ""},
		{`expect(ann):may_not("plays", "Photonic Blast")`,
			`test.lua:3: Photonic Blast never lies in this place (Ann hand), and "plays" is said of what lies there`},
		{`expect(ann):may_not("plays", "Haymaker")`, ""},
		{`never { that(ann):may("plays", "Photonic Blast"), within = "1 move" }`,
			"Photonic Blast never lies in this place (Ann hand)"},
		{`never { that(ann):may("plays", "Haymaker"), within = "1 move" }`, ""},
	})
}

// lastTurn is a table of a game that ends with its first turn.
const lastTurn = `scenario "t" { game = "forever-evil" }
local ann, ben = players { { "Ann", character = "Black Manta", hand = { "Kick" }, discard = {}, deck = {} }, { "Ben", character = "Lex Luthor", hand = {}, deck = {}, discard = {} } }
line_up { "Grid", "Superwoman", "Ultraman", "Despero", "Owlman" } kick {} main_deck {}
`

// TestWhatIsCountedAtTheEndIsAskedThen: a claim of a score, or of who has won, is about the points at which the game is
// over; where there is none it says nothing, whatever it claims.
func TestWhatIsCountedAtTheEndIsAskedThen(t *testing.T) {
	const none = "no line of play ends it as near as that"
	for claim, want := range map[string]string{
		`always { that(ann.score):at_most(0), within = "this turn" }`:                           none,
		`never { that(ann.score):at_least(1), within = "this turn" }`:                           none,
		`possible { that(ann.score):is(0), within = "this turn" }`:                              none,
		`possible { that(ann.won):is(0), within = "1 move" }`:                                   none,
		`never { that(ann):won(), within = "this turn" }`:                                       none,
		`never { that(ann):did_not_win(), within = "this turn" }`:                               none,
		`always { that(ann):did_not_win(), within = "this turn" }`:                              none,
		`possible { that(ann):won(), within = "1 turn" }`:                                       "",
		`never { that(ann):did_not_win(), within = "1 turn" }`:                                  "",
		`always { that(ann):won(), within = "1 turn" }`:                                         "",
		`always { that(ann):did_not_win(), within = "1 turn" }`:                                 "does not hold",
		`never { that(ben):did_not_win(), within = "1 turn" }`:                                  "does not hold",
		`always { that(ann.score):at_least(0), that(ann.power):at_most(0), within = "1 turn" }`: "",
		`always { that(ann.score):at_most(1), within = "1 turn" }`:                              "this line of play shows it",
		`always { that(ann.score):at_most(2), within = "1 turn" }`:                              "",
		`possible { that(ann.score):is(2), within = "1 turn" }`:                                 "",
		`never { that(ann.score):is(2), within = "1 turn" }`:                                    "this line of play shows it",
		`never { that(ann.score):at_least(3), within = "1 turn" }`:                              "",
		`never { that(ann.score):is(0), that(game):goes_on(), within = "1 turn" }`:              "can never be true together",
	} {
		if got := outcome(t, lastTurn+claim); want == "" && got != "" || !strings.Contains(got, want) {
			t.Errorf("%s: %s, not %q", claim, got, want)
		}
	}
}
