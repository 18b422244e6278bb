package scenario

import (
	"fmt"
	"testing"
)

// TestWhatLiesWithAnotherPlayer lays Ben's cards before Ann: those that the text of a card can bring there, and others,
// which is refused unless the table is said to be impossible.
func TestWhatLiesWithAnotherPlayer(t *testing.T) {
	const control = "mc.ownership.control-constant"
	for _, c := range []struct{ hero, card, want string }{
		{"She-Hulk", `{ "Tigra", of = "Ben" }`, ""},
		{"Spider-Man", `{ "Black Cat", of = "Ben" }`, ""},
		{"She-Hulk", `{ "Combat Training", of = "Ben" }`, ""},
		{"She-Hulk", `{ "Heroic Intuition", of = "Ben" }`, ""},
		{"She-Hulk", `{ "Armored Vest", of = "Ben" }`, ""},
		{"She-Hulk", `{ "Hawkeye", with = { { "Inspired", of = "Ben" } } }`, ""},
		{"She-Hulk", `{ "Focused Rage", of = "Ben" }`, control},
		{"She-Hulk", `{ "Superhuman Law Division", of = "Ben" }`, control},
		{"She-Hulk", `{ "Helicarrier", of = "Ben" }`, control},
		{"She-Hulk", `{ "The Triskelion", of = "Ben" }`, control},
		{"She-Hulk", `{ "Tac Team", of = "Ben" }`, control},
		{"She-Hulk", `{ "Tenacity", of = "Ben" }`, control},
		{"Black Panther", `{ "Panther Claws", of = "Ben" }`, control},
		{"Black Panther", `{ "Hawkeye", with = { { "Panther Claws", of = "Ben" } } }`, "mc."},
		{"Captain Marvel", `{ "Energy Channel", of = "Ben" }`, control},
	} {
		other := "Spider-Man"
		if c.hero == other {
			other = "She-Hulk"
		}
		table := fmt.Sprintf(`scenario "A test" { game = "champions" }
local ann, ben = players { { "Ann", character = %q, in_play = { %s } }, { "Ben", character = %q } }
`, other, c.card, c.hero)
		checkScripts(t, table, []struct{ script, want string }{{`begin() expect(ann):is_on_turn()`, c.want}})
		if c.want == control {
			checkScripts(t, table, []struct{ script, want string }{{`as_if() begin() expect(ann):is_on_turn()`, ""}})
		}
	}
}
