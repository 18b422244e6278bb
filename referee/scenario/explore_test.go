package scenario

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/referee/explore"
)

const claimTable = `scenario "t" { game = "forever-evil" }
local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Giganta", "Punch", "Punch", "Punch" }, deck = { "Punch", "Kick", "Punch" }, discard = {} },
  { "Ben", character = "Sinestro", vp = 1, hand = { "Stargirl" } },
}
line_up { "Stargirl", "Superwoman", "Ultraman", { "Mallet", tokens = 1 }, "Power Armor" }
`

func claims(t *testing.T, script string, opts Options) *Result {
	t.Helper()
	s, err := Compile("t", "t.lua", claimTable+script)
	if err != nil {
		t.Fatal(err)
	}
	return s.Run(opts)
}

// Claims that hold pass, count as checks, and stand in the log.
func TestClaims(t *testing.T) {
	r := claims(t, `
possible { that(ann.discard):has "Stargirl", that(ann.discard):has "Kick", within = "this turn" }
never { that(ann.power):at_least(8), within = "this turn" }
always { that(ann.power):is(0), that(game):goes_on(), within = "1 turn", at = "the end of a turn" }
never { that(line_up:tokens "Mallet"):at_least(2), within = "2 moves" }
possible { that(ann.hand):has "Kick", within = "1 turn", any_order_of = ann.deck, states = 50000 }
always { that(ann):may "ends_turn", that(ann):may_not("buys", "Mallet"), within = "this turn" }
never { that(ben.hand):has "Stargirl", that(ben.hand):count(2), within = "this turn" }
never { that(ben):is_on_turn(), that(ann.power):at_least(1), within = "1 turn" }
`, Options{})
	if r.Err != nil {
		t.Fatal(r.Err)
	}
	if r.Checks != 8 || len(r.Claims) != 8 {
		t.Errorf("%d checks, %d claims", r.Checks, len(r.Claims))
	}
	text := string(log.Text(r.Log, engine.EN))
	for _, line := range []string{
		"proven: possible, within this turn: Ann discard pile has Stargirl; Ann discard pile has Kick\n",
		"proven: always, within 1 turn, at the end of a turn: Ann Power exactly 0; the game goes on\n",
		"proven: possible, within 1 turn, in some order of Ann deck: Ann hand has Kick\n",
		"legal for Ann: ends the turn; not legal for Ann: buys Mallet",
	} {
		if !strings.Contains(text, line) {
			t.Errorf("the log does not say %q:\n%s", line, text)
		}
	}
	if fr := string(log.Text(r.Log, engine.FR)); !strings.Contains(fr, "prouvé : possible, d'ici la fin de ce tour : ") {
		t.Errorf("the French log:\n%s", fr)
	}
	want := []string{`ann:plays "Giganta"`, `ann:plays "Punch"`, `ann:plays "Punch"`, `ann:plays "Punch"`,
		`ann:buys "Stargirl"`, `ann:buys "Kick"`}
	if got := strings.Join(r.Claims[0].Play, "\n"); got != strings.Join(want, "\n") {
		t.Errorf("the line of play is\n%s", got)
	}
}

// The line of play that a claim gives can be pasted, and does what it says.
func TestClaimsPaste(t *testing.T) {
	r := claims(t, `possible { that(ann.discard):has "Stargirl", that(ann.discard):has "Kick", within = "this turn" }`,
		Options{})
	again := claims(t, strings.Join(r.Claims[0].Play, "\n")+"\nexpect(ann.discard):is { \"Stargirl\", \"Kick\" }",
		Options{})
	if again.Err != nil {
		t.Error(again.Err)
	}
}

// A claim that does not hold stops the script with the line of play, or with how far it was looked.
func TestClaimsFail(t *testing.T) {
	for _, x := range []struct {
		script string
		want   []string
	}{
		{`never { that(ann.power):at_least(7), within = "this turn" }`,
			[]string{"this is claimed and does not hold: never, within this turn: Ann Power at least 7",
				"    ann:plays \"Giganta\"\n    ann:plays \"Punch\""}},
		{`possible { that(ann.power):at_least(8), within = "this turn" }`,
			[]string{"does not hold: possible", "all lines of play were tried ("}},
		{`always { that(ann.power):at_most(0), within = "1 move" }`,
			[]string{"does not hold: always", `ann:plays "Giganta"`}},
		{`always { that(ann.power):is(1), within = "1 move" }`,
			[]string{"does not hold: always", "the table shows it as it stands, before any move"}},
		{`never { that(ann.power):at_least(99), within = "the game", states = 500 }`,
			[]string{"this is claimed and not proven: never, within the game",
				"500 states were not enough; every line of play of up to ",
				"states = N looks further, up to 200000 states"}},
		{`never { that(ann.hand):has "Kick", within = "1 turn", any_order_of = main_deck }`,
			[]string{"more than 5040 different orders"}},
		{`never { that(ann.power):is(0), within = "this turn", at = "the end of a turn" }`,
			[]string{"no point is looked at: no turn ends as near as that, so never would say nothing"}},
		{`always { that(ann.power):is(9), within = "this turn", at = "the end of a turn" }`,
			[]string{"no point is looked at"}},
		{`possible { that(ann.power):is(9), within = "this turn", at = "the end of a turn" }`,
			[]string{"no point is looked at"}},
		{`always { that(ann):may_not("defends", "Stargirl"), within = "this turn" }`,
			[]string{"has the next move of a turn, and nobody defends there: this would hold"}},
		{`never { that(ben):may "declines", within = "2 turns" }`, []string{"nobody declines there"}},
		{"main_deck { \"Giganta\" }\nnever { that(ann.power):at_least(99), within = \"this turn\", any_order_of = main_deck }", []string{"any_order_of: what lies there (main deck) can lie in one order only"}},
		{`never { that(ann):is_on_turn(), that(ben):may("buys", "Kick"), within = "1 turn" }`,
			[]string{"these statements can never be true together"}},
		{`never { that(ann.power):at_least(99) }`, []string{"how far does never look?"}},
		{`never { within = "this turn" }`, []string{"never states nothing"}},
		{`never(3)`, []string{"never is said of statements"}},
		{`never { ann.power, within = "this turn" }`, []string{"this is none"}},
		{`never { expect(ann.power), within = "this turn" }`, []string{"this is none"}},
		{`never { expect(ann.power):at_most(3), within = "this turn" }`,
			[]string{"this is none", "in a claim stands that(…)"}},
		{`never { that(ann.power):at_least(9), that(ann.vp):is(2), that(ann.power):at_least(9), within = "this turn" }`,
			[]string{"this is stated twice: Ann Power at least 9"}},
		{"never {\n  that(ann.vp):is(2),\n  expect(ann.power):at_least(3),\n  within = \"this turn\" }",
			[]string{"expected at least 3, but it is 0", "in a claim stands that(…)"}},
		{`always { that(ann):may_not("uses", "Lex Luthor"), within = "this turn" }`,
			[]string{"Lex Luthor has no ability that a player uses"}},
		{`never { that(ann.power):is(3) or that(ann.vp):is(3), within = "this turn" }`,
			[]string{"an object of the game is no condition"}},
		{`never { that(ann.power):at_least(99), within = "tomorrow" }`, []string{`and not "tomorrow"`}},
		{`never { that(ann.power):at_least(99), within = "0 turns" }`, []string{`and not "0 turns"`}},
		{`never { that(ann.power):at_least(99), within = "this turn", at = "noon" }`, []string{"at can only be"}},
		{`never { that(ann.power):at_least(99), withn = "this turn" }`,
			[]string{`a claim has no "withn"`, "did you mean"}},
		{`never { that(ann.power):at_least(99), within = "this turn", states = 1e9 }`,
			[]string{"states is a whole number from 1 to 200000"}},
		{`never { that(ann.power):at_lest(99), within = "this turn" }`,
			[]string{`of a number nothing can be stated by the word "at_lest"`, `did you mean "at_least"?`}},
		{`never { that(ann):must_choose { "declines" }, within = "this turn" }`,
			[]string{`of a player nothing can be stated by the word "must_choose"`}},
		{`never { that(ann.hand):has "Gigant", within = "this turn" }`,
			[]string{`no card called "Gigant"`, `did you mean "Giganta"?`}},
		{`never { that(ann):may("bys", "Kick"), within = "this turn" }`,
			[]string{`there is no verb "bys"`, `did you mean "buys"?`}},
		{`never { that(ann):may "buys", within = "this turn" }`, []string{"buys needs the name of a card"}},
		{`never { that(ann.power):at_least "much", within = "this turn" }`,
			[]string{`the value behind at_least is a whole number from -999 to 999, and not "much"`}},
		{`that(3)`, []string{"that(…) takes a player"}},
		{"shuffle_gives { \"Punch\" }\nnever { that(ann.power):at_least(99), within = \"this turn\" }",
			[]string{"while shuffle_gives waits"}},
		{`local x = {} for i = 1, 9 do x[i] = that(ann.power):at_least(i) end x.within = "this turn" never(x)`,
			[]string{"more than 8 statements"}},
	} {
		r := claims(t, x.script, Options{})
		if r.Err == nil {
			t.Errorf("%s\npasses", x.script)
			continue
		}
		said := told(r.Err)
		for _, want := range x.want {
			if !strings.Contains(said, want) {
				t.Errorf("%s\ndoes not say %q, but:\n%s", x.script, want, said)
			}
		}
	}
}

// A claim looks on from the menu of a turn only.
func TestClaimsOpenQuestion(t *testing.T) {
	s, err := Compile("t", "t.lua", `scenario "t" { game = "forever-evil" }
local ann, ben = players { { "Ann", character = "Lex Luthor", hand = { "Catwoman" } }, { "Ben", character = "Sinestro", hand = { "Stargirl" } } }
ann:plays "Catwoman"
never { that(ann.power):at_least(99), within = "this turn" }`)
	if err != nil {
		t.Fatal(err)
	}
	if r := s.Run(Options{}); r.Err == nil || !strings.Contains(told(r.Err), "a question is open") ||
		!strings.Contains(told(r.Err), "ben:declines()") {
		t.Errorf("the error is: %v", r.Err)
	}
}

// Where claims are only to be answered, all of them are, and the script goes on.
func TestClaimsExplored(t *testing.T) {
	script := `
never { that(ann.power):at_least(7), within = "this turn" }
never { that(ann.power):at_least(8), within = "this turn" }
never { that(ann.power):at_least(99), within = "the game", states = 300 }
`
	r := claims(t, script, Options{Explore: true})
	if r.Err != nil || len(r.Claims) != 3 {
		t.Fatalf("%v, %d claims", r.Err, len(r.Claims))
	}
	for i, want := range []explore.Verdict{explore.False, explore.True, explore.Undecided} {
		if got := r.Claims[i].Outcome.Verdict; got != want {
			t.Errorf("claim %d: verdict %d", i+1, got)
		}
	}
	if line := r.Claims[0].Line; line != strings.Count(claimTable, "\n")+2 {
		t.Errorf("the first claim stands in line %d", line)
	}
	if further := claims(t, script, Options{Explore: true, States: 700}); further.Claims[2].Outcome.States != 700 {
		t.Errorf("with 700 states: %+v", further.Claims[2].Outcome)
	}
}

// A script cannot look on for long, however many claims it makes.
func TestClaimsEnd(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	start := time.Now()
	r := claims(t, `for i = 1, 1000 do possible { that(ann.power):at_most(99 + i % 500), within = "the game", states = 200000, any_order_of = ann.deck } end
never { that(ann.power):at_least(999), within = "the game", states = 200000 }`, Options{})
	if r.Err == nil || !strings.Contains(r.Err.Error(), "were not enough") {
		t.Errorf("the error is: %v", r.Err)
	}
	total := 0
	for _, c := range r.Claims {
		total += c.Outcome.States
	}
	if total > MostStates {
		t.Errorf("%d states in one script", total)
	}
	t.Logf("%d states in %v", total, time.Since(start))
}

// Every claim of a result has an account, whatever came of it.
func TestClaimAccounts(t *testing.T) {
	for _, x := range []struct {
		o    explore.Outcome
		want string
	}{
		{explore.Outcome{Verdict: explore.Undecided, Why: explore.ErrStates, States: 12, Moves: 3},
			"12 states were not enough; every line of play of up to 3 moves was looked at"},
		{explore.Outcome{Verdict: explore.Undecided, Why: errors.New("no text"), States: 12, Positions: 4},
			"no text (12 states, 4 positions)"},
		{explore.Outcome{Verdict: explore.True, Line: &explore.Line{}},
			"the table shows it as it stands, before any move"},
		{explore.Outcome{Verdict: explore.True, Line: &explore.Line{Moves: [][]uint16{{0}}}, States: 2, Positions: 1},
			"this line of play shows it (2 states, 1 position)"},
		{explore.Outcome{Verdict: explore.True, States: 9, Positions: 4, Orders: 3},
			"all lines of play were tried (9 states, 4 positions, 3 orders)"},
		{explore.Outcome{Verdict: explore.True, States: 9, Positions: 4, Chance: true},
			"all lines of play were tried (9 states, 4 positions); shuffles come out as the seed has them"},
	} {
		if got := (&Claim{Outcome: &x.o}).Account()[engine.EN]; got != x.want {
			t.Errorf("%s\nshould be\n%s", got, x.want)
		}
	}
}

// What docs/explore.md shows is real, and it tells the real bounds.
func TestDocumentExplore(t *testing.T) {
	const file = "../../docs/explore.md"
	checkDocument(t, file)
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range []int{defaultStates, MostStates} {
		if s := grouped(n); !strings.Contains(string(b), s) {
			t.Errorf("%s does not tell the bound %s", file, s)
		}
	}
	for _, word := range append([]string{"within", "at = ", "any_order_of", "states"}, claimWords...) {
		if !strings.Contains(string(b), "`"+word) {
			t.Errorf("%s says nothing of %s", file, word)
		}
	}
}

func ExampleClaim() {
	s, err := Compile("example", "example.lua", claimTable+`possible { that(ann.power):is(7), within = "this turn" }`)
	if err != nil {
		panic(err)
	}
	for _, c := range s.Run(Options{}).Claims {
		fmt.Println(c.Says[engine.EN])
		fmt.Println(strings.Join(c.Play, "\n"))
	}
	// Output:
	// possible, within this turn: Ann Power exactly 7
	// ann:plays "Giganta"
	// ann:plays "Punch"
	// ann:plays "Punch"
	// ann:plays "Punch"
}

// TestClaimsOfPlayers proves that a move that is said of another player is claimed of just that player.
func TestClaimsOfPlayers(t *testing.T) {
	const table = `scenario "A test" { game = "champions" }
local ann, ben, cal = players { { "Ann", character = "Spider-Man", hand = {} }, { "Ben", character = "Captain Marvel", hand = { "Energy" }, identity = { { "Captain Marvel", damage = 2 } } },
  { "Cal", character = "She-Hulk", hand = {} } }
`
	checkScripts(t, table, []struct{ script, want string }{
		{`never { that(ann):may("asks", ben), within = "this turn" }`,
			"this is claimed and does not hold: never, within this turn: legal for Ann: asks Ben to act"},
		{`never { that(ann):may("asks", cal), within = "this turn" }`, ""},
		{`possible { that(ben):may("asks", "Cal"), within = "2 turns" }`, "this is claimed and does not hold"},
		{`possible { that(ben):may("asks", ben), that(ben):may_not("asks", cal), within = "2 turns" }`,
			"this is claimed and does not hold"},
		{`possible { that(ann):may("asks", ben), that(ann):may_not("asks", ben), within = "this turn" }`,
			"these statements can never be true together"},
		{`possible { that(ann):may("asks"), within = "this turn" }`, `asks needs a player: that(ann):may("asks", ben)`},
		{`possible { that(ann):may("asks", "Energy"), within = "this turn" }`,
			`"asks" is never said of Energy, but of players`},
		{`possible { that(ann):may("plays", ben), within = "this turn" }`,
			`"plays" is never said of Ben, but of cards`},
	})
}
