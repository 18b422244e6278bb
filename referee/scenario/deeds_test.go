package scenario

import (
	"strings"
	"testing"
)

// TestDeedsOfTheTurnBeingPlayed: what a set-up says of this turn is refused where nobody can have done it in this turn,
// or where it would change nothing; and what may have been done is laid out.
func TestDeedsOfTheTurnBeingPlayed(t *testing.T) {
	at := func(header, ann, ben string) string {
		return `scenario "x" { game = "forever-evil"` + header + " }\nlocal ann, ben = players { { \"Ann\", " + ann +
			" }, { \"Ben\", " + ben + " } }\n"
	}
	const lex, punch = `character = "Lex Luthor"`, `hand = { "Punch" }`
	step7 := `, at = "end of turn, step 7"`
	five := `hand = { "Punch", "Punch", "Punch", "Punch", "Punch" }`
	for _, c := range []struct{ script, want string }{
		// Another's turn.
		{at(``, lex, `character = "The Joker", used_character = true`) + `as_if() begin()`,
			"this turn is another's (line 2) [fe.villain.ability fe.card.the-joker]"},
		{at(``, lex, `character = "Sinestro", gained_tokens = true`) + `begin() expect(ann):is_on_turn()`, ""},
		{at(``, lex, `character = "Sinestro", hit_foes = true`) + `begin()`, "[fe.card.sinestro fe.turn.clockwise]"},
		{at(``, lex, `revealed = { "Punch" }`) + `begin()`, "revealed cannot be fixed: the rules take care of it"},
		{at(``, lex, `in_play = { { "Earth-3", used = true } }`) + `begin()`,
			"Earth-3 lies with a player whose turn it is not"},
		{at(`, edition = "fr"`, lex, `in_play = { { "Happy Harbor", used = true } }`) + `begin()`,
			"Happy Harbor lies with a player whose turn it is not"},
		{at(``, lex, `in_play = { { "Kick", kept = true, kept_this_turn = true } }`) + `begin()`,
			"Kick lies with a player whose turn it is not"},
		// hers is one for every turn
		{at(``, lex, `character = "Harley Quinn", used_character = true`) + `begin() expect(ann):is_on_turn()`, ""},
		{at(`, rules = { ["fe.oversized.harley-every-turn"] = "off" }`, lex,
			`character = "Harley Quinn", used_character = true`) + `begin()`, "this turn is another's"},
		// What would change nothing.
		{at(``, `character = "Bizarro", used_character = true`, `character = "Sinestro"`) + `begin()`,
			"Bizarro does this any number of times in a turn"},
		{at(`, rules = { ["fe.oversized.bizarro-repeat"] = "off" }`, `character = "Bizarro", used_character = true`,
			`character = "Sinestro"`) + `begin() expect(ann):is_on_turn()`, ""},
		{at(``, lex+`, hand = { { "Earth-3", used = true } }`, punch) + `begin()`,
			"Earth-3 is not in play: it has done nothing there (line 2) [fe.card.earth-3]"},
		{at(``, lex+`, in_play = { { "Earth-3", used = true } }`, punch) + `begin() expect(ann):is_on_turn()`, ""},
		// Hands at a step of the end of the turn.
		{at(`, at = "end of turn, step 3"`, lex+`, hand = { "Punch" }`, punch) + `begin()`,
			"Ann has no card in hand at this step"},
		{at(`, at = "end of turn, step 5"`, `character = "Sinestro", hand = { "Punch" }`, punch) + `begin()`,
			"Ann has no card in hand at this step"},
		{at(`, at = "end of turn, step 4"`,
			lex+`, hand = { "Punch", "Punch" }, discard = { { "Vibe", bought = true } }`, punch) + `begin()`,
			"Ann has 2 cards in hand at this step, and since the hand was put away at most 1 can have been drawn"},
		{at(`, at = "end of turn, step 4"`, lex+`, hand = { "Punch" }, discard = { { "Vibe", bought = true } }`,
			punch) + `begin() expect(ann.hand):count(6)`, ""},
		{at(step7, `character = "Sinestro", hand = { "Punch", "Punch", "Punch", "Punch", "Punch", "Kick" }`, punch) +
			`begin()`, "Ann has 6 cards in hand after a new hand of 5 has been drawn"},
		{at(step7, `character = "Sinestro", hand = { "Kick" }`, punch) + `begin()`,
			"Ann has 1 card in hand after a new hand of 5 has been drawn"},
		{at(step7, `character = "Sinestro", hand = { "Kick" }, deck = {}`, punch) + `begin() expect(ben):is_on_turn()`,
			""},
		{at(step7, `character = "Sinestro", `+five, punch) + `begin() expect(ben):is_on_turn()`, ""},
		{at(step7+`, rules = { ["fe.end-turn.6-draw"] = 6 }`, `character = "Sinestro", `+five, punch) + `begin()`,
			"Ann has 5 cards in hand after a new hand of 6"},
		{at(`, at = "end of turn, step 3", rules = { ["fe.play.no-carry-over"] = "off" }`, lex+`, hand = { "Kick" }`,
			punch) + `begin() expect(ann.hand):has "Kick"`, ""},
		// The stack after the last defeat.
		{at(``, lex+`, discard = { { "The Flash", defeated = true } }`, punch) +
			`stacks { super_heroes = 0 } expect(super_heroes):is_empty() ann:ends_turn() expect(game):is_over()`, ""},
		{at(``, lex, punch) + `stacks { super_heroes = 0 } begin()`,
			"a stack of 0 Super Heroes: from 1 to 12 may be used"},
		{at(``, lex+`, discard = { { "The Flash", defeated = true } }`, punch) + `stacks { super_heroes = 13 } begin()`,
			"a stack of 13 Super Heroes: from 0 to 12 may be used"},
	} {
		if got := outcome(t, c.script); c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s\n  %s\n  not %q", c.script, got, c.want)
		}
	}
}
