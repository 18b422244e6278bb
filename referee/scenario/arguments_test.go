package scenario

import (
	"fmt"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/log"
)

// outcome runs a whole script and gives its error in English, "" where it went well.
func outcome(t *testing.T, source string) string {
	t.Helper()
	s, err := Compile("t", "t.lua", source)
	if err != nil {
		return err.Error()
	}
	r := s.Run(Options{})
	if r.Log != nil {
		log.Text(r.Log, engine.FR) // whatever has happened can be told
	}
	if r.Err == nil {
		return ""
	}
	pasteable(t, source, r.Err)
	return r.Err.Error()
}

// TestListsHaveOneLength proves that a list is read to its end, however long it is, and that the bound is told.
func TestListsHaveOneLength(t *testing.T) {
	hand := func(n int) string {
		return forever + fmt.Sprintf(`local h = {} for i = 1, %d do h[i] = "Punch" end
as_if()
local ann, ben = players { { "Ann", character = "Lex Luthor", discard = h }, { "Ben", character = "Sinestro" } }
`, n)
	}
	list := func(n int) string { return "{ " + strings.Repeat(`"Punch", `, n) + " }" }
	for _, n := range []int{63, 64, 65, 100, 127, 128, 400} {
		for _, c := range []struct{ body, want string }{
			{fmt.Sprintf("expect(ann.discard):count(%d)", n), ""},
			{"expect(ann.discard):is(" + list(n) + ")", ""},
			{"expect(ann.discard):in_order(h)", ""},
			{"expect(ann.discard):is(" + list(n-1) + ")", fmt.Sprintf("expected %d x Punch, but it is %d x Punch", n-1,
				n)},
			{"h[#h + 1] = \"Punch\" expect(ann.discard):in_order(h)", map[bool]string{true: "more than 400 texts",
				false: fmt.Sprintf("expected %d x Punch, but it is %d x Punch", n+1, n)}[n == 400]},
		} {
			if got := outcome(t, hand(n)+c.body); c.want == "" && got != "" || !strings.Contains(got, c.want) {
				t.Errorf("%d: %s: %s, not %q", n, clip(c.body), got, c.want)
			}
		}
	}
	for _, c := range []struct{ source, want string }{
		{hand(401) + "begin()", "more than 400 cards in one set-up"},
		{forever + "local l = {} for i = 1, 100 do l[i] = { \"P\" .. i } end players(l)", "100 players: no game here"},
		{forever + `as_if()
` + seats + `local l = {} for i = 1, 106 do l[i] = "Catwoman" end main_deck(l) expect(main_deck):count(106)`, ""},
		{forever + `local s = {} for i = 1, 401 do s[i] = "Punch" end ` + seats + `shuffle_gives(s)`,
			"more than 400 texts"},
	} {
		if got := outcome(t, c.source); c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s: %s, not %q", clip(c.source), got, c.want)
		}
	}
}

// TestPlayersOfARefusedTable proves that what an earlier call of players gave is of no use after its table was refused,
// whatever is done with it.
func TestPlayersOfARefusedTable(t *testing.T) {
	const before = forever + `local a, b, c, d = players { { "A" }, { "B" }, { "C" }, { "D" } }
local hand = d.hand
line_up { "Giganta", "Giganta", "Giganta" }
refused(function() begin() end, "fe.components.main-deck")
local e, f = players { { "E" }, { "F" } }
line_up { "Giganta" }
`
	for _, body := range []string{`d:plays "Punch"`, `a:plays "Punch"`, `e:chooses(a)`, `expect(a.hand):count(5)`,
		`expect(hand):count(5)`, `expect(d):is_on_turn()`,
		`that(d)`, `that(hand)`, `expect(e):may("chooses", d)`, `e:plays("Punch", hand)`, `local x = d.power`,
		`local x = d.name`,
		`expect(hand:tokens "Punch"):is(0)`,
		`never { that(e.vp):at_least(99), within = "this turn", any_order_of = hand }`,
		`refused(function() d:plays "Punch" end, "fe.attack.may-avoid")`} {
		for _, begin := range []string{"", "begin()\n"} {
			if got := outcome(t, before+begin+body); !strings.Contains(got,
				"this player sat at a table that was refused") {
				t.Errorf("%s%s: %s", begin, body, got)
			}
		}
	}
	if got := outcome(t,
		before+`local function said(of) return tostring(of) end assert(said(d) == "a player of a table that was refused") e:ends_turn() expect(f):is_on_turn()`); got != "" {
		t.Error(got)
	}
}

// TestTrueIsOne proves that true and false mean what 1 and 0 mean, in the set-up and in expectations, and nowhere else.
func TestTrueIsOne(t *testing.T) {
	for value, want := range map[string]string{"true": "1", "1": "1", "false": "0", "0": "0"} {
		table := `scenario "x" { game = "champions", expert = ` + value + ` }
local ann = players { { "Ann", character = "Spider-Man", in_play = { { "Tigra", exhausted = ` + value + ` } } } }
`
		for _, is := range []string{want, map[string]string{"1": "true", "0": "false"}[want]} {
			if got := outcome(t,
				table+`expect(ann.in_play:exhausted "Tigra"):is(`+is+`) expect(ann.eliminated):is(false)`); got != "" {
				t.Errorf("%s: %s: %s", value, is, got)
			}
		}
		if got := outcome(t, table+`expect(ann.in_play:exhausted "Tigra"):is(`+map[string]string{"1": "false",
			"0": "true"}[want]+`)`); !strings.Contains(got, "expected") {
			t.Errorf("%s: %s", value, got)
		}
		if got := outcome(t, table+`expect(ann.in_play:damage "Tigra"):is(false)`); !strings.Contains(got,
			"whole number") {
			t.Errorf("a count is taken for true or false: %s", got)
		}
	}
}

// TestNamesCanBeToldApart proves that no player is called what nobody can see, read or tell from something else.
func TestNamesCanBeToldApart(t *testing.T) {
	for name, want := range map[string]string{
		`Ann Lee`: "", `Zoë`: "", `李`: "", `O'Neil`: "", `Ann2`: "",
		`A\226\128\139nn`: "cannot be seen (U+200B)", `A\226\128\168nn`: "cannot be seen (U+2028)",
		`\226\128\174Ann`: "cannot be seen (U+202E)", `Ann\194\160Lee`: "cannot be seen (U+00A0)",
		`A\27nn`: "a control character (U+001B)", `A\nnn`: "holds the end of a line", `A\255nn`: "is not valid UTF-8",
		`\239\188\161nn`: "look like others", `\240\157\144\128nn`: "look like others",
		`\227\133\164`: "cannot be seen (U+3164)",
		`ben`:          "are one name to a script", `BEN`: "are one name to a script",
		`Bén`:         "are one name to a script",
		`Be\204\129n`: "are one name to a script", `Ben`: "two players are called Ben",
		`deck`: "a log calls a place so", `Ben discard pile`: "a log calls a place so",
		`Line-Up`: "a log calls a place so", `Nobody`: "where no player does something",
		`personne`: "where no player does something", `expect`: "a word of the language",
		`declines`: "a word of the language, of logs or of choices", `by`: "of logs", `From`: "of logs",
		`now`:   "of logs",
		`gains`: "of logs", `it`: "of logs", `reçoit`: "of logs or of choices", `random`: "of logs or of choices",
		`Punch`: "a card is called so", `lex luthor`: "a card is called so", `stacks`: "a word of the language",
		` Ann`: "spaces", `Ann  Lee`: "spaces", ``: "has no name", `Ann: x`: "holds a sign", `Ann#2`: "holds a sign",
		`{x}`:        "holds a sign",
		`\208\144nn`: "letters of two scripts", `->`: "lines of logs", `Ann->Cy`: "lines of logs",
		`a = b`: "lines of logs", `+3`: "a number in a log", `12`: "a number in a log",
		`Ann -1`: "a number in a log", `state`: "of logs", `État`: "of logs", `Given`: "of logs", `ruling`: "of logs",
		`refused`: "a word of the language", `edition`: "of logs", `Ann 2`: "",
	} {
		got := outcome(t, forever+`players { { "Ben" }, { "`+name+`" } } begin() expect(game):goes_on()`)
		if want == "" && got != "" || !strings.Contains(got, want) {
			t.Errorf("%s: %s, not %q", name, got, want)
		}
	}
	for _, c := range []struct{ source, want string }{
		{`scenario "x\ny" { game = "forever-evil" }`, "the title holds the end of a line"},
		{`scenario "x\27[2J" { game = "forever-evil" }`, "the title holds a control character"},
		{`scenario "x" { game = "forever-evil", question = { en = "x\226\128\174" } }`,
			"question.en holds a character that cannot be seen"},
		{forever + `ruling { fr = "x\ry" }`, "ruling.fr holds a control character (U+000D)"},
		{forever + `ruling { fr = "x\7" }`, "ruling.fr holds a control character"},
		{forever + `use "a\27[2J"`, "the name of a part holds a control character"},
	} {
		if got := outcome(t, c.source); !strings.Contains(got, c.want) {
			t.Errorf("%s: %s, not %q", c.source, got, c.want)
		}
	}
}

// TestWordsBelongToTheirKind proves that a word that was asked of one kind of values says nothing of another.
func TestWordsBelongToTheirKind(t *testing.T) {
	for _, body := range []string{
		`local c = expect(ann.hand) local has = c.has c:count(2) has(expect(ann.power), "Giganta", 3)`,
		`local c = expect(ann.power) local least = c.at_least c:is(0) least(expect(ann.hand), 3)`,
		`local c = expect(ann.hand) local is = c.is c:count(2) is(expect(ann.power), { "Giganta" })`,
		`local c = expect(ann) local may = c.may c:is_on_turn() may(expect(game), "plays", "Giganta")`,
		`local c = expect(game) local over = c.is_over c:goes_on() over(expect(ann))`,
		`local count = that(ann.hand).count never { count(that(ann.power), 99), within = "this turn" }`,
	} {
		if got := outcome(t, seated+body); !strings.Contains(got, "and is said of something else") {
			t.Errorf("%s: %s", body, got)
		}
	}
}

// TestCopiesHaveNumbers proves that the number behind a name means one of the cards that lie there, or is an error.
func TestCopiesHaveNumbers(t *testing.T) {
	for name, want := range map[string]string{
		"Punch#1": "", "Punch#2": "1 of these lie there (Ann hand)", "Punch#0": "no such number",
		"Punch#": "no such number", "Punch#01": "no such number",
		"Punch#-1": "no such number", "Punch#x": "no such number", "Punch#1e1": "no such number",
		"Punch#99999999999999999999": "no such number", "#1": "no card, player or choice",
	} {
		if got := outcome(t, seated+`ann:plays("Punch", line_up)`); !strings.Contains(got,
			"no Punch lies there: Line-Up") {
			t.Errorf("a card that does not lie there: %s", got)
		}
		for _, body := range []string{`ann:plays "` + name + `"`, `expect(ann):may("plays", "` + name + `")`} {
			if got := outcome(t, seated+body); want == "" && got != "" || !strings.Contains(got, want) {
				t.Errorf("%s: %s, not %q", body, got, want)
			}
		}
	}
}

// TestEqualCardsHaveNoNumbers proves that the number of a card that nothing tells apart is an error: no move of it is
// refused, and no expectation says that it is not legal.
func TestEqualCardsHaveNoNumbers(t *testing.T) {
	const table = `scenario "t" { game = "forever-evil" }
local ann, ben = players { { "Ann", character = "Lex Luthor", power = 9, hand = { "Punch", "Punch" } }, { "Ben", character = "Sinestro" } }
line_up { "Giganta", "Mallet", { "Giganta", tokens = 1 } }
`
	const alone = "nothing tells the cards of that name apart here, so it stands without a number"
	for body, want := range map[string]string{
		`ann:plays "Punch#2"`: `"Punch#2": ` + alone, `ann:plays "Punch#1"`: "",
		`expect(ann):may("plays", "Punch#2")`:                              alone,
		`expect(ann):may_not("plays", "Punch#2")`:                          alone,
		`refused(function() ann:plays "Punch#2" end, "fe.play.any-order")`: alone,
		`ann:plays "Punch#3"`:                                              "2 of these lie there",
		`ben:plays "Punch#2"`:                                              "it is not Ben's turn",
		`ann:buys "Giganta#2"`:                                             "[fe.cards.cold-gun-frozen",
		`expect(ann):may_not("buys", "Giganta#3")`:                         "2 of these lie there",
	} {
		if got := outcome(t, table+body); want == "" && got != "" || !strings.Contains(got, want) {
			t.Errorf("%s: %s, not %q", body, got, want)
		}
	}
	if got := outcome(t, `scenario "t" { game = "champions" }
local ann = players { { "Ann", character = "Spider-Man", hand = { "Energy", "Energy", "Haymaker" } } }
ann:ends_turn() ann:discards "Energy#2"`); !strings.Contains(got, alone) {
		t.Error(got)
	}
}

// TestNothingOfTheGameIsCompared proves that places, players, numbers, the log and the game are compared with nothing:
// a comparison would tell neither what lies there nor how great it is.
func TestNothingOfTheGameIsCompared(t *testing.T) {
	const compared = "an object of the game is not compared"
	for said, want := range map[string]string{
		"ann == ben": compared, "ann ~= ben": compared, "ann.hand ~= ben.hand": compared,
		"ann.power == ben.power": compared, "ann.hand ~= ann.power": compared,
		"ann.power == 2": compared, "ann.power ~= 1 + 1": compared, `ann.hand ~= "Punch"`: compared,
		"ann == 1": compared, "log ~= game": compared,
		`line_up:tokens "Giganta" == 0`: compared, "not (ann.hand == ben.hand)": compared,
		"not rawequal(ann.hand, ben.hand)": compared,
		"log:mark() ~= log:mark()":         compared,
		`expect(ann.power):is(0) ~= 3`:     "a move or an expectation is no condition",
		"ann.hand == ann.hand":             "both sides are the same", "game == game": "both sides are the same",
		"ann.name == ann.name": "both sides are the same",
		`"Ann" == "Ann"`:       "both sides are written here", "not nil": "nil is never true",
		`ann.hand ~= { "Punch" }`: "what is made here is equal to nothing else",
		"ann.power ~= nil":        "is no condition: it is always there",
		"ann.name ~= nil":         "is no condition: it is always there",
		"ann ~= nil":              "is no condition: it is always there",
		"game ~= nil":             "is no condition: it is always there", "ann": "is no condition: it is always there",
		"ann and ben":       "is no condition: it is always there",
		`ann.name == "Ann"`: "", "line_up.tokens ~= 3": "a word alone is not compared",
		"ann.plays ~= ben.plays": "a word alone is not compared",
		"#ann.hand == 3":         "# needs a list or a text, not an object of the game",
	} {
		for _, script := range []string{"assert(" + said + ")", "if " + said + " then ann:ends_turn() end"} {
			if got := outcome(t, seated+script+" ann:ends_turn()"); want == "" && got != "" && script[0] == 'a' ||
				!strings.Contains(got, want) {
				t.Errorf("%s: %s, not %q", script, got, want)
			}
		}
	}
	for script, want := range map[string]string{
		`local function twice(a, b) if a == b then ann:ends_turn() end end twice(ann.hand, ann.hand)`:                  compared,
		`local function who(p) return p.name == ann.name and ben or ann end who(ben):ends_turn() who(ann):ends_turn()`: "",
		`local other = ann.name == "Ann" and ann or ben other:ends_turn()`:                                             "",
		`local other = (ann.name == "Bea" or ann) and ben other:ends_turn()`:                                           "is no condition: it is always there",
		`local function ends(p) if p ~= nil then p:ends_turn() end end ends() ends(ann)`:                               "",
		`local function f(o) if o.who == nil then o.who = ann end o.who:ends_turn() end f {}`:                          "",
		`local one = ann.hand local other = one assert(one == other) ann:ends_turn()`:                                  compared,
		`local found for _, p in ipairs { ann, ben } do if p.name == "Ann" then found = p end end found:ends_turn()`:   "",
	} {
		if got := outcome(t, seated+script); want == "" && got != "" || !strings.Contains(got, want) {
			t.Errorf("%s: %s, not %q", script, got, want)
		}
	}
}

// TestAMoveIsOfOneThing proves that a list behind a move is told how it is written.
func TestAMoveIsOfOneThing(t *testing.T) {
	for body, want := range map[string]string{
		`ann:plays { "Punch", "Punch" }`:  `ann:plays is said of one thing in a line of its own: ann:plays "…", and again for the next`,
		`refused(ann:buys "Kick", "x.y")`: "what is tried stands in a function: refused(function() … end)",
		`ann:plays(2)`:                    "ann:plays takes a name, and not 2",
	} {
		s, err := Compile("t", "t.lua", forever+seats+body)
		if err != nil {
			t.Fatal(err)
		}
		r := s.Run(Options{})
		got := r.Err.Error()
		if f := r.Failed(); f != nil {
			got += " " + f.Hint[engine.EN]
		}
		if !strings.Contains(got, want) {
			t.Errorf("%s: %s, not %q", body, got, want)
		}
	}
}
