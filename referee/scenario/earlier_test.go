package scenario

import (
	"fmt"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/engine/log"
)

// Tables that stand in the middle of a turn: whose turn it is, by its number and by its player, and what has happened
// in it.

// teamsAt is a table of four players, with a header that says more.
func teamsAt(header string) string {
	return `scenario "x" { game = "forever-evil"` + header +
		` } local ann, ben, cy, dan = players { { "Ann" }, { "Ben" }, { "Cy" }, { "Dan" } } `
}

// TestTurnNumber: a number makes it the turn of the player who has that turn, a player the first turn that is that
// player's, in the order that the game and the run give the turns.
func TestTurnNumber(t *testing.T) {
	const teams, off = `, teams = 1`, `, rules = { ["fe.end-turn.8-next-player"] = "off" }`
	is := func(player string, number int) string {
		return fmt.Sprintf(`expect(%s):is_on_turn() expect(game.turn_number):is(%d)`, player, number)
	}
	for _, c := range []struct{ script, want string }{
		{teamsAt(``) + is("ann", 1), ""},
		{teamsAt(`, turn_number = 2`) + is("ben", 2), ""},
		{teamsAt(`, turn_number = 7`) + is("cy", 7), ""},
		{teamsAt(`, turn_number = 2, first = "Dan"`) + is("ann", 2), ""},
		{teamsAt(`, turn = "Ben"`) + is("ben", 2), ""},
		{teamsAt(`, turn = "Ann", first = "Ben"`) + is("ann", 4), ""},
		{teamsAt(`, turn_number = 2, at = "end of turn, step 6"`) +
			`until_step "end of turn, step 7" expect(game.turn_number):is(2) expect(ben.hand):count(5)`, ""},
		{teamsAt(`, turn_number = 2, at = "end of turn, step 3"`) +
			`until_step "end of turn, step 4" expect(ben.hand):is_empty()`, ""},
		{teamsAt(`, turn_number = 2`) + `line_up { { "Giganta", bought = true } } ` + is("ben", 2), ""},
		{teamsAt(teams+`, turn_number = 2`) + is("cy", 2), ""},
		{teamsAt(teams+`, turn_number = 3`) + is("ben", 3), ""},
		{teamsAt(teams+`, turn_number = 3, turn = "Ben"`) + is("ben", 3), ""},
		{teamsAt(teams+`, turn_number = 8, turn = "Dan"`) + is("dan", 8), ""},
		{teamsAt(teams+`, turn = "Ben"`) + is("ben", 3), ""},
		{teamsAt(teams+`, turn = "Cy"`) + is("cy", 2), ""},
		{teamsAt(teams+`, turn = "Ann", first = "Ben"`) + is("ann", 3), ""},
		{teamsAt(teams+`, turn_number = 2, turn = "Ben"`) + `begin()`,
			`turn 2 of a game that Ann begins is Cy's, and not Ben's [fe.variant.seating]`},
		{teamsAt(off+`, turn_number = 3`) + is("ann", 3), ""},
		{teamsAt(off+`, turn = "Ben"`) + is("ben", 1), ""}, // a rule that is off makes no table impossible
		{teamsAt(`, rules = { ["fe.turn.clockwise"] = "off" }, turn_number = 2`) + is("dan", 2), ""},
		{teamsAt(`, rules = { ["fe.turn.clockwise"] = "off" }, turn = "Ben"`) + is("ben", 4), ""},
		{teamsAt(`, rules = { ["fe.turn.clockwise"] = "off" }, turn_number = 2, turn = "Ben"`) + is("ben", 2), ""},
	} {
		if got := outcome(t, c.script); c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s\n  %s\n  not %q", c.script, got, c.want)
		}
	}
}

// TestWhatHasHappenedStandsInTheMiddle: each word for what has happened this turn, or this round, puts the table into
// the middle of a turn by itself. Every such word of the games has a table here.
func TestWhatHasHappenedStandsInTheMiddle(t *testing.T) {
	evil := func(character, ann, more string) string {
		return `scenario "x" { game = "forever-evil"` + more + ` } local ann, ben = players { { "Ann", character = "` +
			character + `", ` + ann + ` }, { "Ben" } } `
	}
	heroes := func(ann, ben string) string {
		return `scenario "x" { game = "champions" } local ann, ben = players { { "Ann", character = "She-Hulk", ` +
			ann + ` }, { "Ben", character = "Captain Marvel", ` + ben + ` } } `
	}
	foes := func(ann, ben string) string {
		return `scenario "x" { game = "rivals", confronting = 1` +
			` } local ann, ben = players { { "Ann", character = "Batman 12"` + ann + ` }, { "Ben"` + ben + ` } } `
	}
	tables := map[string]string{
		"rivals confronting": foes(``, ``),
		"rivals raised":      foes(``, `, raised = 3`),
		"rivals used_character": foes(`, used_character = true`, ``) +
			`card "Batman 12" { action{ limit = "turn", draw(1) } } `,
		"forever-evil played":   evil("Lex Luthor", `in_play = { { "Kick", played = true } }`, ``),
		"forever-evil bought":   evil("Lex Luthor", `discard = { { "Giganta", bought = true } }`, ``),
		"forever-evil gained":   evil("Lex Luthor", `discard = { { "Giganta", gained = true } }`, ``),
		"forever-evil defeated": evil("Lex Luthor", `discard = { { "The Flash", defeated = true } }`, ``),
		"forever-evil used":     evil("Lex Luthor", `in_play = { { "Blackgate Prison", used = true } }`, ``),
		"forever-evil kept_this_turn": evil("Lex Luthor",
			`in_play = { { "Power Girl", kept = true, kept_this_turn = true } }`, ``),
		"forever-evil used_character": evil("Harley Quinn", `used_character = true`, ``),
		"forever-evil gained_tokens":  evil("Sinestro", `gained_tokens = true`, ``),
		"forever-evil hit_foes":       evil("Sinestro", `hit_foes = true`, ``),
		"forever-evil rebate":         evil("Lex Luthor", `rebate = 4`, ``),
		"champions used":              heroes(`in_play = { { "Vision", used = true } }`, ``),
		"champions in_force":          heroes(`discard = { { "Lead from the Front", in_force = true } }`, ``),
		"champions in_force of a trait": `scenario "x" { game = "champions" } local ann = players { { "Ann", ` +
			`character = "Iron Man", in_play = { { "Rocket Boots", exhausted = true, in_force = true } } } } `,
		"champions thw_raised":     heroes(`in_play = { { "Vision", thw_raised = true } }`, ``),
		"champions atk_raised":     heroes(`in_play = { { "Vision", atk_raised = true } }`, ``),
		"champions changed_form":   heroes(`changed_form = true`, ``),
		"champions eliminated":     heroes(``, `eliminated = true`),
		"champions rebate":         heroes(`rebate = 1`, ``),
		"champions other's rebate": heroes(``, `rebate = 1`),
	}
	for what, script := range tables {
		s, err := Compile("t", "t.lua", script+`expect(ann):is_on_turn()`)
		if err != nil {
			t.Fatal(err)
		}
		r := s.Run(Options{})
		if r.Err != nil {
			t.Errorf("%s: %v", what, r.Err)
			continue
		}
		if text := string(log.Text(r.Log, engine.EN)); !strings.Contains(text, "\nturn Ann goes on ") {
			t.Errorf("%s:\n%s", what, text)
		}
	}
	said := map[string]bool{} // in the words of the games: a word that games share means the same in them
	for what := range tables {
		game, word, _ := strings.Cut(what, " ")
		rules := games.Find(game).Rules(games.Find(game).Editions[0])
		for i := range rules.Deeds {
			said[rules.Deeds[i].Name[engine.EN]] = said[rules.Deeds[i].Name[engine.EN]] || rules.Deeds[i].ID == word
		}
		said[word] = true
	}
	for _, game := range games.All() {
		rules := game.Rules(game.Editions[0])
		for i := range rules.Deeds {
			if !said[rules.Deeds[i].Name[engine.EN]] {
				t.Errorf("no table says %s of %s", rules.Deeds[i].ID, game.ID)
			}
		}
		for i := range rules.CountInfo {
			if c := &rules.CountInfo[i]; c.Earlier && !said[c.ID] {
				t.Errorf("no table says %s of %s", c.ID, game.ID)
			}
		}
	}
	for _, c := range []struct{ script, want string }{
		{evil("Lex Luthor", `rebate = 4, hand = { "Punch" }`,
			``) + `line_up { { "Giganta", tokens = 1, of = "Ann" } } expect(line_up:tokens "Giganta"):is(1)`, ""},
		{evil("Lex Luthor", `rebate = 4`, `, at = "turn"`) + `begin()`,
			`at the beginning of a turn nothing has happened in it yet [fe.turn.summary]`},
		{evil("Lex Luthor", `rebate = 0`, `, at = "turn"`) + `expect(ann):is_on_turn()`, ``},
		{heroes(`in_play = { { "Vision", in_force = true } }`, ``) + `begin()`, `nothing of Vision lasts at this moment`},
		{heroes(`discard = { { "Energy", in_force = true } }`, ``) + `begin()`, `nothing of Energy lasts at this moment`},
	} {
		if got := outcome(t, c.script); c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s\n  %s\n  not %q", c.script, got, c.want)
		}
	}
}

// TestSpentForWantOfARule: what could be done once more in a turn, were it not for a rule that a run has switched off,
// is refused because it was done, and by that rule; where there is nothing to do it with, that is the reason.
func TestSpentForWantOfARule(t *testing.T) {
	bizarro := func(cards string) string {
		return `scenario "x" { game = "forever-evil", rules = { ["fe.oversized.bizarro-repeat"] = "off" } }
local ann = players { { "Ann", character = "Bizarro", used_character = true, hand = {}, discard = { ` + cards + ` } }, { "Ben" } } `
	}
	for _, c := range []struct{ script, want string }{
		{bizarro(`"Weakness", "Weakness"`) + `ann:uses "Bizarro"`,
			`Bizarro has been used this turn [fe.oversized.bizarro-repeat]`},
		{bizarro(`"Weakness"`) + `ann:uses "Bizarro"`, `Bizarro has nothing to act on now [fe.card.bizarro]`},
		{strings.Replace(bizarro(`"Weakness", "Weakness", "Weakness", "Weakness"`), "used_character = true, ", "", 1) +
			`ann:uses "Bizarro" refused(function() ann:uses "Bizarro" end, "fe.oversized.bizarro-repeat")`, ""},
	} {
		if got := outcome(t, c.script); c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s\n  %s\n  not %q", c.script, got, c.want)
		}
	}
}

// TestKeptLocationsPlayedAgain: what a Location that stays in play does once per turn is not done again when it is
// played again, and no line of that stands there without a clause; nor does one where a run switches on a rule of
// another edition.
func TestKeptLocationsPlayedAgain(t *testing.T) {
	const on, off = `, rules = { ["fe.location.once-per-turn"] = "on" }`,
		`, rules = { ["fe.location.once-per-turn"] = "off" }`
	for _, c := range []struct{ place, header string }{
		{"Blackgate Prison", `edition = "en"`}, {"Blackgate Prison", `edition = "en"` + on},
		{"Blackgate Prison", `edition = "fr"`},
		{"Blackgate Prison", `edition = "fr"` + off}, {"Happy Harbor", `edition = "en"` + on},
		{"Happy Harbor", `edition = "fr"`},
	} {
		script := fmt.Sprintf(`scenario "x" { game = "forever-evil", %s }
local ann = players { { "Ann", character = "Lex Luthor", hand = { "Kick" }, in_play = { { %q, kept = true, used = true } } }, { "Ben" } }
ann:plays %[2]q`, c.header, c.place)
		s, err := Compile("t", "t.lua", script)
		if err != nil {
			t.Fatal(err)
		}
		r := s.Run(Options{})
		if r.Err != nil {
			t.Errorf("%s: %v", script, r.Err)
			continue
		}
		text, used := string(log.Text(r.Log, engine.EN)), false
		for line := range strings.SplitSeq(text, "\n") {
			used = used || strings.Contains(line, " is used for this turn ")
			if strings.HasPrefix(line, "  ") && !strings.HasSuffix(line, "]") {
				t.Errorf("%s, %s: no clause: %s", c.place, c.header, line)
			}
		}
		if !used {
			t.Errorf("%s, %s: it is not used up:\n%s", c.place, c.header, text)
		}
	}
}
