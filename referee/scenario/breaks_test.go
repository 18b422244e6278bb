package scenario

import "testing"

// TestWordsOfTwoKinds proves that a word which a value and an expectation of it share means either, in whatever order a
// script asks for them.
func TestWordsOfTwoKinds(t *testing.T) {
	const won = `
local ann, ben = players {
	{ "Ann", character = "Batman 9", hand = {}, power = 15 }, { "Ben", character = "The Joker 15", hand = {} },
}
ann:confronts()
ann:hands_over()
`
	cases := []struct{ script, want string }{
		{`expect(ann):won() expect(ann.won):is(1)`, ""},
		{`expect(ann.won):is(1) expect(ann):won() expect(ben.won):is(0)`, ""},
		{`expect(ann):won() local w = ann.won expect(w):is(0)`, "expected 0"},
		{`expect(ann):won() expect(ann.is_on_turn):is(1)`, `a player has no word "is_on_turn"`},
		{`expect(ann.hand):is_empty() expect(ann.hand:has "Punch"):is(1)`, `a zone has no word "has"`},
	}
	for i := range cases {
		cases[i].script = won + cases[i].script
	}
	checkScripts(t, `scenario "A test" { game = "rivals" }`, cases)
}

// TestMovesThatEndTheTurn proves that within this turn what the next player finds is looked at where a move can end the
// turn by itself, and that the horizon decides claims about it where none can.
func TestMovesThatEndTheTurn(t *testing.T) {
	const never, always = "no turn that is looked at can make this true", "so it is no statement"
	const not = "this is claimed and does not hold"
	ended := []struct{ script, want string }{
		{`possible { that(ben):is_on_turn(), within = "this turn" }`, ""},
		{`possible { that(ben):may("plays", "Punch"), within = "this turn" }`, ""},
		{`possible { that(game.turn_of):is(2), within = "this turn" }`, ""},
		{`possible { that(ben):is_on_turn(), that(game):goes_on(), within = "this turn" }`, ""},
		{`never { that(ben):is_on_turn(), within = "this turn" }`, not},
		{`always { that(ann):is_on_turn(), within = "this turn" }`, not},
		{`possible { that(ben.power):at_least(1), within = "this turn" }`, not}, // the beginning only
		{`possible { that(cleo):is_on_turn(), within = "this turn" }`, not},
	}
	captured := append(ended, struct{ script, want string }{
		`possible { that(game):is_over(), within = "this turn" }`, not})
	whole := []struct{ script, want string }{
		{`possible { that(ben):is_on_turn(), within = "this turn" }`, never},
		{`possible { that(game):is_over(), within = "this turn" }`, never},
		{`never { that(ben):may("plays", "Punch"), within = "this turn" }`, never},
		{`always { that(ann):is_on_turn(), within = "this turn" }`, always},
		{`always { that(ben):may_not("plays", "Punch"), within = "this turn" }`, always},
	}
	for _, table := range []struct {
		game, more, seats string
		cases             []struct{ script, want string }
	}{
		{"metal", ", leave_out_unknown = 1", `local ann, ben, cleo = players {
	{ "Ann", character = "Cyborg", hand = { "Weakness", "Weakness" } },
	{ "Ben", character = "Plastic Man (oversized)", hand = { "Punch" } }, { "Cleo", character = "Superman" },
}
line_up { "Flight", "Escape", "Clayface", "Steel", "Electrum" }
`, captured},
		{"metal", ", leave_out_unknown = 1", `local ann, ben = players {
	{ "Ann", character = "Cyborg", hand = { "Weakness", "Punch" } },
	{ "Ben", character = "Plastic Man (oversized)", hand = { "Punch" } },
}
line_up { "Flight", "Escape", "Clayface", "Steel", "Electrum" }
`, whole},
		{"forever-evil", "", `local ann, ben = players {
	{ "Ann", character = "Lex Luthor", hand = { "Punch" } }, { "Ben", character = "Sinestro", hand = { "Punch" } },
}
`, whole},
		{"rivals", "", `local ann, ben = players {
	{ "Ann", character = "Batman 9", hand = { "Punch" }, power = 9 },
	{ "Ben", character = "The Joker 9", hand = { "Punch" } },
}
`, []struct{ script, want string }{
			ended[0], ended[1], ended[2], ended[3], ended[4], ended[5],
			{`possible { that(game):is_over(), within = "this turn" }`, not},
			{`ann:plays "Punch" never { that(ben):may("confronts"), within = "this turn" }`, never}, // too late for one
		}},
	} {
		cases := make([]struct{ script, want string }, len(table.cases))
		for i, c := range table.cases {
			cases[i].script, cases[i].want = table.seats+c.script, c.want
		}
		checkScripts(t, `scenario "A test" { game = "`+table.game+`"`+table.more+` }`, cases)
	}
}

// TestNoScores proves that of a game that was won without scores nothing is said by a score, and that elsewhere it is.
func TestNoScores(t *testing.T) {
	const uncounted, noPoint = "is not counted in this game, which was won without scores", "it is won without scores"
	seats := func(cost string) string {
		return `
local ann, ben = players {
	{ "Ann", character = "Batman 9", hand = {}, power = 15 }, { "Ben", character = "The Joker ` + cost + `", hand = {} },
}
`
	}
	const wins = "ann:confronts() ann:hands_over() "
	checkScripts(t, `scenario "A test" { game = "rivals" }`, []struct{ script, want string }{
		{seats("15") + wins + `expect(ann.score):is(0)`, uncounted},
		{seats("15") + wins + `expect(ben.score):at_most(3)`, "[rivals.confront.win rivals.goal.three-defeats]"},
		{seats("15") + wins + `expect(ann.won):is(1)`, ""},
		{seats("15") + "ann:confronts() " + `never { that(ann.score):at_least(1), within = "this turn" }`, noPoint},
		{seats("15") + "ann:confronts() " + `always { that(ann.score):is(0), within = "this turn" }`, noPoint},
		{seats("15") + "ann:confronts() " + `always { that(ann):won(), within = "this turn" }`, ""},
		{seats("9") + `main_deck {} line_up { "Vicky Vale", "Harley Quinn", "Killing Joke", "Oracle", "Robin" } ` +
			`ann:buys "Vicky Vale" ann:ends_turn() expect(ann.score):is(1)`, ""},
	})
}
