package scenario

import (
	"strings"
	"testing"
)

// seatsOf is a table of Forever Evil with a hand for each player, and what a line more says of it.
func seatsOf(annHand, benHand, more string) string {
	return `scenario "t" { game = "forever-evil" }
as_if()
local ann, ben = players { { "Ann", character = "Lex Luthor", hand = { ` + annHand + ` }, deck = { "Punch", "Punch", "Punch" }, discard = { "Kick", "Steel" } },
  { "Ben", character = "Bizarro", hand = { ` + benHand + ` }, deck = { "Punch", "Punch" }, discard = { "Kick", "Steel" } } }
line_up { "Steel", "Mallet", "Grid" } destroyed { "Stargirl", "Invulnerable" }
` + more + "\n"
}

// TestAMoveIsLookedForWhereItIsMade: that the open question offers cards of a name somewhere else does not take the
// card out of the hand from which it is played or used as a Defense.
func TestAMoveIsLookedForWhereItIsMade(t *testing.T) {
	const open = "a question to Ann is open: it must be answered first"
	for _, c := range []struct{ name, source, want string }{
		{"Cold Gun looks at the Line-Up", seatsOf(`"Cold Gun", "Steel"`, ``, `ann:plays "Cold Gun" ann:plays "Steel"`),
			open},
		{"Power Drain looks at another hand", seatsOf(`"Power Drain", "Kick"`, `"Kick", "Mallet"`,
			`ann:plays "Power Drain" ann:plays "Kick"`), open},
		{"Broadsword looks at another discard pile",
			seatsOf(`"Broadsword", "Steel"`, ``, `ann:plays "Broadsword" ann:plays "Steel"`), open},
		{"Vibe looks at the discard pile", seatsOf(`"Vibe", "Steel"`, ``, `ann:plays "Vibe" ann:plays "Steel"`), open},
		{"Aquaman looks at the discard pile", seatsOf(`"Aquaman", "Kick"`, ``, `ann:plays "Aquaman" ann:plays "Kick"`),
			open},
		{"Transmutation looks at the Line-Up", seatsOf(`"Transmutation", "Steel", "Grid"`, ``,
			`ann:plays "Transmutation" ann:destroys("Grid") ann:plays "Steel"`), open},
		{"what Superman plays lies elsewhere",
			seatsOf(`"Superman", "Invulnerable"`, ``, `ann:plays "Superman" ann:defends "Invulnerable"`),
			"no Attack on Ann"},
		{"another player plays nothing", seatsOf(`"Steel"`, `"Kick"`, `ann:plays "Steel" ben:plays "Kick"`),
			"it is not Ben's turn"},
		{"another player avoids nothing", seatsOf(`"Steel"`, `"Stargirl"`, `ann:plays "Steel" ben:defends "Stargirl"`),
			"there is no Attack on Ben to avoid"},
		{"a card that is not in the hand", seatsOf(`"Vibe"`, ``, `ann:plays "Vibe" ann:plays "Mallet"`),
			"Mallet is not in Ann's hand"},
		{"an answer is looked for where the question looks",
			seatsOf(`"Vibe", "Mallet"`, ``, `ann:plays "Vibe" ann:chooses "Mallet"`), "Mallet lies elsewhere"},
	} {
		if got := outcome(t, c.source); !strings.Contains(got, c.want) {
			t.Errorf("%s: %s, not %q", c.name, got, c.want)
		}
	}
}

// TestASecondDefenseIsOneTooMany: while the Attack goes on, whatever is asked in the meantime; who has not avoided it
// is told that instead.
func TestASecondDefenseIsOneTooMany(t *testing.T) {
	const one, late = "used a Defense against this Attack already", "has not avoided the Attack"
	for _, c := range []struct{ name, source, want string }{
		{"in which way", seatsOf(`"Bizarro Power"`, `"Invulnerable", "Vulnerability", "Stargirl"`,
			`ann:plays "Bizarro Power" ben:defends "Invulnerable" ben:defends "Stargirl"`), one},
		{"what is given away", seatsOf(`"Bizarro Power"`, `"Insanity", "Stargirl"`,
			`ann:plays "Bizarro Power" ben:defends "Insanity" ben:defends "Stargirl"`), one},
		{"what is destroyed", seatsOf(`"Bizarro Power"`, `"Power Armor", "Stargirl"`,
			`ann:plays "Bizarro Power" ben:defends "Power Armor" ben:defends "Stargirl"`), one},
		{"what goes under the main deck", seatsOf(`"Bizarro Power"`, `"Stargirl", "Man-Bat"`,
			`ann:plays "Bizarro Power" ben:defends "Stargirl" ben:defends "Man-Bat"`), one},
		{"when it is over", seatsOf(`"Bizarro Power"`, `"Man-Bat", "Stargirl"`,
			`ann:plays "Bizarro Power" ben:defends "Man-Bat" ben:defends "Stargirl"`), one},
		{"what is discarded to it", seatsOf(`"Constructs of Fear"`, `"Stargirl", "Man-Bat", "Kick"`,
			`ann:plays "Constructs of Fear" ben:declines() ben:defends "Stargirl"`), late},
		{"when it has taken effect",
			seatsOf(`"Bizarro Power"`, `"Stargirl"`, `ann:plays "Bizarro Power" ben:declines() ben:defends "Stargirl"`),
			"there is no Attack on Ben to avoid"},
	} {
		if got := outcome(t, c.source); !strings.Contains(got, c.want) {
			t.Errorf("%s: %s, not %q", c.name, got, c.want)
		}
	}
}
