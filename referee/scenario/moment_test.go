package scenario

import (
	"fmt"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/foreverevil"
	"tablereferee/engine/log"
)

const (
	twoOf = "\n" +
		`local ann, ben = players { { "Ann", character = "Lex Luthor", hand = { "Punch" } }, { "Ben", character = "Sinestro", hand = { "Punch" } } }` + "\n"
	twoHeros = "\n" +
		`local ann, ben = players { { "Ann", character = "She-Hulk", hand = {}, deck = {} }, { "Ben", character = "Peter Parker" } }` + "\n"
)

func foreverAt(header string) string {
	return `scenario "x" { game = "forever-evil"` + header + ` }` + twoOf
}

// firestorm is a table with Firestorm in play, of whom something is said, and cards on the Super-Villain.
func firestorm(said, on string) string {
	return `scenario "x" { game = "forever-evil" } local ann, ben = players { { "Ann", character = "Lex Luthor", in_play = { { "Firestorm", ` + said +
		` } }, on_character = { ` + on + ` } }, { "Ben" } } begin()`
}

func heroesAt(header string) string {
	return `scenario "x" { game = "champions"` + header + ` }` + twoHeros
}

// heroesOf is a script of two heroes of whom something is said.
func heroesOf(header, ann, ben string) string {
	return `scenario "x" { game = "champions"` + header +
		` } local ann, ben = players { { "Ann", character = "Peter Parker", ` + ann +
		` }, { "Ben", character = "She-Hulk", ` + ben + ` } } expect(game.round):is(1)`
}

// What a script says of the moment at which play begins or stops is understood in both languages, or it is told what is
// wrong.
func TestMoment(t *testing.T) {
	for _, c := range []struct{ script, want string }{
		{foreverAt(`, at = "end of turn, step 1", turn = "ben"`) +
			`until_step "fin du tour, étape 7" expect(ben.hand):count(5)`, ""},
		{foreverAt(`, at = "end of turn", first = "Ben"`) + `until_step "turn" expect(game):is_between_turns()`, ""},
		{heroesAt(`, at = "Villain Phase, Step 5", round = 4`) +
			`until_step "player phase" expect(game.round):is(4) expect(game.first_player):is(2)`, ""},
		{heroesAt(`, at = "villain phase"`) +
			`until_step "villain phase, step 2" expect(main_scheme:threat "The Break-In!"):is(2)`, ""},
		{foreverAt(`, windows = "pass"`) +
			`until_step "end of turn, step 5" ann:ends_turn() expect(game):is_between_turns()`, ""},
		{heroesAt(`, at = "villain phase, step 2", windows = "pass"`) +
			`until_step "villain phase, step 3" expect(ann.identity:damage "She-Hulk"):at_least(1)`, ""},
		{heroesAt(`, at = "villain phase, step 2", windows = "pass"`) + `until_step "villain phase, step 3"
			ann:defends_with "She-Hulk" expect(ann.identity:exhausted "She-Hulk"):is(1)`, ""}, // a line may still answer what is open
		{heroesAt(`, windows = "pass"`) + `until_step "villain phase, step 3" ann:ends_turn() ben:ends_turn()
			expect(ann.identity:damage "She-Hulk"):at_least(1)`, ""}, // and what nothing answers passes once the table is looked at
		{heroesAt(`, windows = "pass"`) +
			`until_step "villain phase, step 3" ann:ends_turn() ben:ends_turn() expect(game.phase):is(4)`, ""},
		{heroesAt(`, windows = "pass"`) + `until_step "villain phase, step 3" ann:ends_turn() ben:ends_turn()`, ""},
		// past the step
		{heroesAt(`, at = "villain phase, step 2", windows = "pass"`) +
			`until_step "villain phase, step 3" ben:ends_turn()`, ""},
		{foreverAt(``) + `until_step "end of turn, step 2" ann:ends_turn() ben:ends_turn()`, ""},

		{foreverAt(`, at = "end of turn, step 9"`),
			`forever-evil has no step "end of turn, step 9"; its steps are: "turn", "end of turn, step 1"`},
		{foreverAt(``) + `until_step "villain phase, step 2"`, `has no step "villain phase, step 2"`},
		{heroesAt(`, at = "villian phase, step 2"`), `did you mean "villain phase, step 2"?`},
		{foreverAt(`, first = "Bne"`) + `begin()`, `did you mean "Ben"?`},
		{foreverAt(`, turn = "Cleo"`) + `begin()`, `no player is called that; there are Ann, Ben`},
		{foreverAt(``) + `line_up { { "Giganta", tokens = 1, of = "An" } } begin()`, `did you mean "Ann"?`},
		{foreverAt(`, turn = 2`), `turn names a player`},
		{foreverAt(`, at = 3`), `at is the name of a step`},
		{foreverAt(`, turn_number = 0.5`), `turn_number is a whole number`},
		{foreverAt(`, turn_number = 2, turn = "Ann"`) + `begin()`,
			`turn 2 of a game that Ann begins is Ben's, and not Ann's [fe.turn.clockwise]`},
		{foreverAt(`, turn_number = 3, turn = "Ben"`) + `begin()`,
			`turn 3 of a game that Ann begins is Ann's, and not Ben's`},
		{foreverAt(`, turn_number = 2, turn = "Ben"`) + `expect(game.turn_number):is(2)`, ``},
		{foreverAt(`, turn_number = 2, first = "Ben", turn = "Ann"`) + `expect(game.turn_number):is(2)`, ``},
		{foreverAt(``) + `until_step "end of turn, step 5" until_step "end of turn, step 6" ann:ends_turn()`,
			`until_step "end of turn, step 5"`},
		{foreverAt(``) + `until_step "end of turn, step 3" expect(ann.power):is(0)`,
			`that step has not come; the open question is Ann: the next move`},
		{foreverAt(``) + `until_step "end of turn, step 3" ann:plays "Punch"`,
			`until_step "end of turn, step 3", on line 3: that step has not come; the open question is Ann: the next move [fe.end-turn.3-effects]`},
		{foreverAt(``) + `until_step "turn" expect(ann):may("plays", "Punch")`, `play stands at a step`},
		{foreverAt(``) + `until_step "turn" refused(function() ann:plays "Punch" end, "fe.play.any-order")`,
			`play stands at a step`},
		{foreverAt(``) + `until_step "turn" never { that(ann.vp):at_least(9), within = "this turn" }`,
			`play stands at a step`},
		{foreverAt(``) + `refused(function() until_step "turn" end, "fe.play.any-order")`,
			`until_step does not stand inside refused`},

		{foreverAt(`, at = "turn"`) + `line_up { { "Giganta", bought = true } } begin()`,
			`at the beginning of a turn nothing has happened in it yet`},
		{foreverAt(``) + `main_deck:on_top { { "Giganta", kept = true } } begin()`, `is not in play`},
		{foreverAt(``) + `destroyed { { "The Flash", defeated = true }, { "Batman", defeated = true } } begin()`,
			`would be the second one defeated in one turn`},
		{foreverAt(``) + `destroyed { { "Giganta", defeated = true } } begin()`, `is no Super Hero of the stack`},
		{foreverAt(``) + `destroyed { { "Giganta", used = true } } begin()`,
			`nothing of Giganta is limited to once per turn`},
		{foreverAt(``) + `destroyed { { "Weakness", bought = true } } begin()`, `Weakness is never bought`},
		{foreverAt(``) + `destroyed { { "Punch", bought = true } } begin()`, `Punch never lies where cards are bought`},
		{foreverAt(`, at = "end of turn, step 3"`) + `begin()`, `Ann has no card in hand at this step`},
		{`scenario "x" { game = "forever-evil", at = "end of turn, step 5" } local ann, ben = players { { "Ann", in_play = { "Happy Harbor", { "Kick", played = true } } }, { "Ben" } } begin()`,
			`Kick is in play no more at this step`},
		{`scenario "x" { game = "forever-evil", teams = 1, turn = "Ben" } local ann, ben = players { { "Ann" }, { "Ben" } }
destroyed { { "Training Villain", defeated = true } } super_villains { "Straw Tyrant" } super_heroes { "Batman" }
expect(super_villains):is_face_down() expect(super_heroes):shows "Batman"`, ""},
		{firestorm(`carries = true`, `"Kick"`), `takes the texts of the cards on the Super-Villain when it is played`},
		{firestorm(`carries = true, takes_types = true, played = true`, `"Kick"`), `has taken no card types`},
		{firestorm(`carries = true, played = true`, ``), `has taken no text: no card lies on the Super-Villain`},
		{firestorm(`carries = true, played = true`, `"Element Woman"`), `say takes_types = true too`},
		{firestorm(`carries = true, takes_types = true, played = true`, `"Element Woman"`) +
			` expect(ann.in_play):has "Firestorm"`, ``},
		{`scenario "x" { game = "forever-evil" } local ann, ben = players { { "Ann", rebate = 5 }, { "Ben" } } begin()`,
			`cannot pay 5 less`},
		{foreverAt(``) + `line_up { { "Giganta", of = "Ann" } } begin()`, `no Frozen token lies on Giganta`},
		{foreverAt(``) + `line_up { { "Giganta", tokens = 7 } } begin()`, `7 Frozen tokens: the box has 6`},
		{heroesAt(`, at = "villain phase, step 2", turn = "Ann"`) + `begin()`, `it is nobody's turn in that step`},
		{heroesAt(`, at = "player phase", turn = "Ben"`) + `begin()`, `nothing of this round has happened yet`},
		{heroesOf(`, at = "player phase"`, `changed_form = true`, ``), `nothing of this round has happened yet`},
		{heroesOf(`, at = "turn"`, `identity = { { "Peter Parker", used = true } }`, ``),
			`nothing of this round has happened yet`},
		{heroesOf(`, at = "turn"`, `rebate = 1`, ``), `nothing of this round has happened yet`},
		{heroesOf(`, at = "turn", turn = "Ben"`, ``, `changed_form = true`),
			`that of She-Hulk has not begun in this round`},
		{heroesOf(``, ``, `changed_form = true`), `that of She-Hulk has not begun in this round`},
		{heroesOf(`, at = "turn", turn = "Ben"`, ``, `eliminated = true`), `not on turn`},
		{heroesOf(`, at = "turn", turn = "Ben"`, `changed_form = true`, ``), ``},
		{heroesOf(`, at = "turn", turn = "Ben"`, `rebate = 1`, `identity = { { "She-Hulk", exhausted = true } }`), ``},
		{heroesOf(`, at = "player phase"`, ``, `eliminated = true`), ``},
		{heroesAt(`, at = "set-up, step 13"`) + `begin()`, `a set-up is played from its beginning`},
		{heroesAt(`, set_up = "shown", round = 2`) + `begin()`, `a game whose set-up is played begins there`},
		{heroesAt(``) + `side_schemes { { "Crowd Control", threat = 3, of = "Ann" } } begin()`, `lies with no player`},
		{heroesAt(``) + `side_schemes { { "Crowd Control", threat = 3, used = true } } begin()`,
			`nothing on Crowd Control has a limit`},
		{`scenario "x" { game = "champions" } local ann, ben = players { { "Ann", eliminated = true }, { "Ben" } } begin()`, `an eliminated player is not the first player`},
		{`scenario "x" { game = "champions", first = "Ben" } local ann, ben = players { { "Ann", eliminated = true, hand = { "Energy" } }, { "Ben" } } begin()`, `an eliminated player has no cards in this place`},
	} {
		if got := outcome(t, c.script); c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s\n  %s\n  not %q", c.script, got, c.want)
		}
	}
}

// A pile may be given by its size, and what a script names as the main deck stays the main deck.
func TestPilesBySize(t *testing.T) {
	known, ok := foreverevil.Game.Book.Find("fe.components.main-deck")
	if !ok {
		t.Fatal("no clause counts the main deck")
	}
	left := foreverevil.Game.Rules("fr").Value(known) - 5 // which lie in the Line-Up
	for _, c := range []struct{ script, want string }{
		{foreverAt(``) +
			`stacks { main_deck = 30 } main_deck:on_top { "Giganta" } expect(main_deck):count(30) expect(main_deck):top "Giganta" expect(line_up):count(5)`, ""},
		{foreverAt(``) +
			`main_deck { "Giganta", "Mallet" } expect(main_deck):in_order { "Giganta", "Mallet" } expect(line_up):count(5)`, ""},
		{foreverAt(``) +
			`main_deck:on_top { "Broadsword", "Broadsword" } expect(main_deck):top "Broadsword" expect(line_up):has_no "Broadsword"`, ""},
		{`scenario "x" { game = "forever-evil" } local ann, ben = players { { "Ann", deck = 2, hand = {} }, { "Ben", deck_top = { "Kick" } } } expect(ann.deck):count(2) expect(ben.deck):top "Kick"`, ""},
		{`scenario "x" { game = "champions" } local ann = players { { "Ann", deck = 3 } } stacks { encounter_deck = 2 } expect(ann.deck):count(3) expect(encounter_deck):count(2)`, ""},
		{foreverAt(``) + `stacks { main_deck = 200 } begin()`,
			fmt.Sprintf("200 cards in this place (main deck): no more than %d are left for it", left)},
		{foreverAt(``) + `main_deck { "Giganta" } stacks { main_deck = 20 }`,
			`main_deck is laid out already, on line 3`},
		{foreverAt(``) + `stacks { main_deck = 20 } main_deck { "Giganta" }`, `this place holds 20 cards already`},
		{foreverAt(``) + `stacks { line_up = 3 }`, `line_up is a list of cards: name them`},
	} {
		if got := outcome(t, c.script); c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s\n  %s\n  not %q", c.script, got, c.want)
		}
	}
}

// The log says all that was fixed, in both languages.
func TestMomentInTheLog(t *testing.T) {
	s, err := Compile("t", "t.lua", `scenario "x" { game = "champions", expert = 1, first = "Ben", round = 2, acceleration = 1, at = "villain phase, step 5" }
local ann, ben = players { { "Ann", character = "She-Hulk", changed_form = true }, { "Ben", character = "Peter Parker", identity = { { "Peter Parker", used = true } } } }
until_step "player phase" expect(game.round):is(2)`)
	if err != nil {
		t.Fatal(err)
	}
	r := s.Run(Options{})
	if r.Err != nil {
		t.Fatal(r.Err)
	}
	for lang, lines := range [...][]string{
		engine.EN: {"given Ben identity: Peter Parker (used this round)", "given round: 2",
			"given acceleration tokens: 1", "given expert: 1",
			"given Ann: has changed form this round", "given first player: Ben",
			"given begins at: villain phase, step 5"},
		engine.FR: {"donné identité de Ben : Peter Parker (utilisée ce round)",
			"donné Ann : a changé de forme ce round", "donné premier joueur : Ben",
			"donné commence à : phase du méchant, étape 5"},
	} {
		text := string(log.Text(r.Log, engine.Lang(lang)))
		for _, line := range lines {
			if !strings.Contains(text, line+"\n") {
				t.Errorf("the log does not say %q:\n%s", line, text)
			}
		}
	}
}

// TestWhoseTokenInBothLanguages proves that the log says whose a token is that a set-up has laid.
func TestWhoseTokenInBothLanguages(t *testing.T) {
	s, err := Compile("t", "t.lua", `scenario "x" { game = "forever-evil" }
local ann, ben = players { { "Ann", character = "Lex Luthor" }, { "Ben", character = "Sinestro" } }
line_up { { "Insanity", tokens = 1, of = "Ann" }, "Catwoman", "Man-Bat", "Stargirl", "Broadsword" }
expect(ann.discard):is_empty()
`)
	if err != nil {
		t.Fatal(err)
	}
	r := s.Run(Options{})
	if r.Err != nil {
		t.Fatal(r.Err)
	}
	for lang, want := range []string{"of Ann", "d'Ann"} {
		if text := string(log.Text(r.Log, engine.Lang(lang))); !strings.Contains(text, want) {
			t.Errorf("the log lacks %q:\n%s", want, text)
		}
	}
}
