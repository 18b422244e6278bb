package scenario

import (
	"strings"
	"testing"
)

// TestAdviceOfTheGame proves that a message advises only what its game has and allows, and cites what it is about.
func TestAdviceOfTheGame(t *testing.T) {
	metal := func(header, ann, more string) string {
		return `card "Xylo" { type = "Villain", pile = "boss", crossover = true, cost = 8, vp = 4 }
scenario "x" { game = "metal", leave_out_unknown = 1` + header + ` }
local ann, ben = players { { "Ann", character = "Cyborg"` + ann + ` }, { "Ben", character = "Superman (oversized)" } }
` + more
	}
	const foes = `scenario "x" { game = "rivals"`
	const seats = ` }
local ann, ben = players { { "Ann", character = "Batman 9", hand = {}, power = 9 },
	{ "Ben", character = "The Joker 9", hand = { "Grappling Hook" }, discard = {} } }
`
	const few = foes + `, at = "end of turn, step 4" }
local ann, ben = players { { "Ann", character = "Batman 9" }, { "Ben", character = "The Joker 9" } }
main_deck {} line_up { "Vicky Vale" } `
	for _, c := range []struct{ script, want, not string }{
		{metal(``, `, in_play = { "Weakness" }`, `begin()`), "say played = true if", "kept"},
		{metal(``, ``, `line_up { "Weakness" } begin()`), "only in: hand, deck", "destroyed pile"},
		{metal(`, crossover = 1, crossover_stack = 1`, `, power = 20`, `refused(function() ann:defeats "Barbatos" end)`),
			"[metal.crossover.either-stack]", "score_pile"},
		{metal(``, `, in_play = { { "Weakness", kept = true } }`, `begin()`), "kept", "played = true"},
		{few + `until_step "end of turn, step 6" expect(game):is_over()`,
			"the game is over before it [rivals.game-end.no-refill rivals.game-end.immediately", "end-turn.6-draw"},
		{foes + seats + `ann:confronts() ann:hands_over() ben:declines()`,
			"[rivals.card.grappling-hook rivals.block.when]\n  Grappling Hook is not offered", "resolve-at-once"},
		{foes + seats + `ann:ends_turn() ben:declines()`, "[rivals.play.resolve-at-once]", "Grappling Hook is not"},
	} {
		if got := outcome(t, c.script); !strings.Contains(got, c.want) || strings.Contains(got, c.not) {
			t.Errorf("%s\n%s\nnot %q, or %q", c.script, got, c.want, c.not)
		}
	}
}

// TestGapsOfTheLineUp proves that in a game in which none is left when a turn begins a set-up has none then, and that a
// card which was bought has left one until the end of the turn.
func TestGapsOfTheLineUp(t *testing.T) {
	seats := func(header, ann string) string {
		return `scenario "x" { game = "rivals"` + header + ` }
local ann, ben = players { { "Ann", character = "Batman 9"` + ann + ` }, { "Ben", character = "The Joker 9" } }
`
	}
	const five = `line_up { "Robin", "Huntress", "Superman", "Oracle", "Bane" } `
	const later, bought = `, turn_number = 3`, `, discard = { { "Red Hood", bought = true } }`
	checkScripts(t, "", []struct{ script, want string }{
		{seats(later, ``) + `line_up { "Robin", "Huntress", "Oracle" } begin()`, "[rivals.end-turn.5-refill"},
		{seats(later, ``) + `line_up { "Robin", "Oracle" } main_deck { "Bane" } begin()`, "[rivals.end-turn.5-refill"},
		{seats(later, ``) + five + `expect(ann):is_on_turn()`, ""},
		{seats(later+`, at = "end of turn, step 4"`, ``) + `line_up { "Robin" } expect(game):goes_on()`, ""},
		{seats(``, bought) + five + `begin()`, "[rivals.end-turn.5-only-then]"},
		{seats(``, bought) + `as_if() ` + five + `expect(ann):is_on_turn()`, ""},
		{seats(`, at = "end of turn, step 6"`, bought) + five + `expect(ben):is_on_turn()`, ""},
		{seats(``, bought) + `line_up { "Robin", "Huntress", "Superman", "Oracle" } expect(ann):is_on_turn()`, ""},
	})
}
