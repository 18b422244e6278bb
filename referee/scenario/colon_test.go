package scenario

import (
	"strings"
	"testing"
)

// TestAPointIsMadeAColon proves that a point before a word that wants a colon is told with the author's own line as it
// should be, and without any line where it does not show which point is meant.
func TestAPointIsMadeAColon(t *testing.T) {
	checkBoth(t, championsTable, [][3]string{
		{`expect(ann.hand).has_no "Haymaker"`, `has_no:  expect(ann.hand):has_no "Haymaker"`,
			`devant has_no :  expect(ann.hand):has_no "Haymaker"`},
		{`expect(ann).may_not("plays", "Haymaker") -- not.may_not yet`, `:  expect(ann):may_not("plays", "Haymaker")`,
			`:  expect(ann):may_not("plays", "Haymaker")`},
		{`expect(villain:damage "Rhino I").is(20)`, `:  expect(villain:damage "Rhino I"):is(20)`,
			`:  expect(villain:damage "Rhino I"):is(20)`},
		{`ann.ends_turn()`, `:  ann:ends_turn()`, `:  ann:ends_turn()`},
		{`ann.asks(ben)`, `:  ann:asks(ben)`, `:  ann:asks(ben)`},
		{`local before = log.mark()`, `:  local before = log:mark()`, `:  local before = log:mark()`},
		{`expect(ann.hand) . count(2)`, `:  expect(ann.hand) :count(2)`, `:  expect(ann.hand) :count(2)`},
		{`ann.plays 'a \'.plays' ann.plays "x"`, "write a colon before plays, and no point:  …:plays",
			"écrivez deux-points devant plays, et non un point :  …:plays"},
		{"expect(ann.hand)\n  .count(2)", "…:count", "…:count"},
		{`never { that(villain:damage "Rhino I").at_least(25), within = "this turn" }`,
			`:  never { that(villain:damage "Rhino I"):at_least(25), within = "this turn" }`, "devant at_least"},
	})
}

// TestOtherNamesOfPlayers proves that examples hold players under the names that the script holds them under.
func TestOtherNamesOfPlayers(t *testing.T) {
	const head = `scenario "A test" { game = "champions" }` + "\n"
	checkBoth(t,
		head+`local me, you = players { { "Zoe", character = "Spider-Man", hand = { "Haymaker" } }, { "Max", character = "She-Hulk" } }`+"\n", [][3]string{
			{`expect(3)`, "expect(me.hand)", "expect(me.hand)"},
			{`expect(log):has()`, `expect(log):has("Rhino I", "takes"`, `expect(log):has("Rhino I", "takes"`},
			{`if me.hand then end`, "expect(me.hand):count(2)", "expect(me.hand):count(2)"},
			{`expect(me.identity:exhausted()):is(0)`, `:  me.identity:exhausted "Spider-Man"`,
				`:  me.identity:exhausted "Spider-Man"`},
			{`expect(me.damage):is(0)`, `expect(me.identity:damage "Spider-Man")`,
				`expect(me.identity:damage "Spider-Man")`},
			{`expect(you.hand):at_most(3)`, "expect(me.hand):count(3)", "expect(me.hand):count(3)"},
		})
}

// TestWhereItLies proves that of a card which is asked about in a place where it does not lie is told where it does.
func TestWhereItLies(t *testing.T) {
	const suit = `villain { { "Rhino I", with = { "Armored Rhino Suit" } } }`
	const table = `scenario "A test" { game = "champions" }
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Haymaker" }, discard = { "Strength" }, in_play = { { "Web-Shooter", counters = 2 } } },
  { "Ben", character = "Captain Marvel", hand = {} },
}
`
	checkBoth(t, table, [][3]string{
		{`expect(ann.in_play:hit_points "Spider-Man"):is(10)`,
			"it lies elsewhere:  ann.identity:hit_points \"Spider-Man\"",
			"elle est ailleurs :  ann.identity:hit_points \"Spider-Man\""},
		{`expect(ann.in_play:hit_points "Peter Parker"):is(10)`,
			"it lies elsewhere:  ann.identity:hit_points \"Spider-Man\"", "elle est ailleurs :  ann.identity"},
		{`expect(ann.identity:counters "Web-Shooter"):is(2)`,
			"it lies elsewhere:  ann.in_play:counters \"Web-Shooter\"", "elle est ailleurs :  ann.in_play"},
		{`expect(ann.in_play:damage "Strength"):is(0)`, "it lies elsewhere:  ann.discard",
			"elle est ailleurs :  ann.discard"},
		{suit + ` expect(villain:damage "Armored Rhino Suit"):is(0)`,
			"it lies elsewhere:  attachments:damage \"Armored Rhino Suit\"", "elle est ailleurs :  attachments"},
		{`never { that(ann.in_play):has "Spider-Man", within = "1 move" }`, "it lies elsewhere:  ann.identity\n",
			"elle est ailleurs :  ann.identity\n"},
		{`expect(ann.hit_points):is(10)`, `the card lies:  expect(ann.identity:hit_points "Spider-Man")`,
			`est la carte :  expect(ann.identity:hit_points "Spider-Man")`},
		{`expect(ann.counters):is(2)`, `expect(ann.in_play:counters "Web-Shooter")`,
			`expect(ann.in_play:counters "Web-Shooter")`},
	})
	checkBoth(t, strings.Replace(table, `"Captain Marvel"`, `"Carol Danvers"`, 1), [][3]string{
		{`expect(ann):may_not("attacks_with", "Captain Marvel")`,
			"Ann is Spider-Man; Ben is Captain Marvel\n  which rule forbids it is shown by  refused(",
			"Ann est Spider-Man ; Ben est Captain Marvel\n"},
	})
}

// TestPlacesAndNumbersBehindAPoint proves that a place behind a colon, in brackets or with a word of an expectation is
// told as it is written.
func TestPlacesAndNumbersBehindAPoint(t *testing.T) {
	const head = `scenario "A test" { game = "champions" }` + "\n"
	checkBoth(t,
		head+`local zoe, max = players { { "Zoe", character = "Spider-Man", hand = { "Haymaker" } }, { "Max", character = "She-Hulk" } }`+"\n", [][3]string{
			{`expect(zoe:hand):count(3)`, "a place and a number stand behind a point:  zoe.hand",
				"derrière un point :  zoe.hand"},
			{`expect(zoe.hand()):count(3)`, "a place is named without brackets:  zoe.hand",
				"sans parenthèses :  zoe.hand"},
			{`expect(zoe.hand:count(3))`, "behind the brackets of expect:  expect(zoe.hand):count",
				"derrière les parenthèses d'expect :  expect(zoe.hand):count"},
			{`zoe:ends_turn`, "empty brackets: zoe:ends_turn()", "parenthèses vides : zoe:ends_turn()"},
			{`expect(zoe.hand:damage) max:ends_turn()`, "empty brackets: …:damage()", "parenthèses vides : …:damage()"},
			{`expect(ann.hand):count(3)`, "the players are called here: zoe, max",
				"les joueurs s'appellent ici : zoe, max"},
			{`expect(villain.damage):is(2)`, `by its name:  villain:damage "…"`, `par son nom :  villain:damage "…"`},
			{`expect(zoe.identity.damage):is(2)`, `by its name:  zoe.identity:damage "…"`,
				`par son nom :  zoe.identity:damage "…"`},
			{`expect(zoe):has "Haymaker"`, "of one of the player's places:  expect(zoe.hand):has(…)",
				"des lieux du joueur :  expect(zoe.hand):has(…)"},
			{`expect(main_scheme:threat "The Break-In! 1B"):is(0)`, "", ""},
			{`expect(zoe.threat):is(0)`, `expect(main_scheme:threat "The Break-In!`,
				`expect(main_scheme:threat "The Break-In!`},
		})
}

// TestSetUpsInHaste proves that what is written wrong about players and their cards is told as it was written.
func TestSetUpsInHaste(t *testing.T) {
	const head = `scenario "A test" { game = "champions" }` + "\n"
	checkBoth(t, head, [][3]string{
		{`local ann = players { { "Ann", character = "Spider-Man", identity = { { "Peter Parker", damage = 2 } } } } begin()`,
			"character names Spider-Man, and identity names Peter Parker: both name the same face",
			"character nomme Spider-Man et identity nomme Peter Parker : les deux nomment la même face"},
		{`local ann = players { { "Ann", identity = {} } } begin()`, "a player has exactly one identity",
			"un joueur a exactement une identité"},
		{`local ann = players { "Ann", character = "She-Hulk" }`, `write:  players { { "Ann", character = … } }`,
			`écrivez :  players { { "Ann", character = … } }`},
		{`local ann, ben = players { { "Ann", character = "She-Hulk" } } ben:ends_turn()`,
			`players names 1 player only: "Ann"`, `players ne nomme que 1 joueur : "Ann"`},
		{`local ann = players { { "Ann", character = "She-Hulk", hand = { "Uppercut", "For Justice!" } } } begin()`,
			"For Justice! is of a second aspect, Justice: Uppercut is of Aggression",
			"celle d'Uppercut est Agressivité"},
		{`local ann = players { { "Ann", character = "She-Hulk" } } always(that(ann.hand):count(3), "1 turn")`,
			`always { that(…), within = "1 turn" }`, `always { that(…), within = "1 turn" }`},
		{`local ann = players { { "Ann", character = "She-Hulk", hand = {} } } never { that(ann.engaged):has("Hydra Mercenary", 3), within = "1 turn" }`,
			"this can never be so (the game has 2 cards called Hydra Mercenary)",
			"la partie compte 2 cartes du nom de Mercenaire d'Hydra"},
		{`local ann = players { { "Ann", character = "She-Hulk", hand = {} } } never { that(ann.engaged):is { "Hydra Mercenary", "Hydra Mercenary", "Hydra Mercenary" }, within = "1 turn" }`,
			"the game has 2 cards called Hydra Mercenary", "la partie compte 2 cartes"},
		{`local ann = players { { "Ann", character = "She-Hulk" } } never { that(ann.hand):at_least(4), within = "1 turn" }`, `never { that(ann.hand):count(4), within = "1 turn" }`, "nombre par nombre"},
		{`local ann, ben = players { { "Ann", character = "She-Hulk", hand = {} }, { "Ben", character = "Spider-Man", eliminated = true, discard = { "Black Widow" } } }
expect(ben.discard):is { "Black Widow" }`, "", ""},
	})
}
