package scenario

import (
	"strings"
	"testing"
)

// TestClaimsOfAnOrder proves that a claim about the order of a place whose order means nothing to the rules looks at
// every order: tables that differ in it alone are one to all other claims.
func TestClaimsOfAnOrder(t *testing.T) {
	cards := []string{`"Punch"`, `"Kick"`, `"Vulnerability"`}
	for _, order := range [][3]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}} {
		named := strings.Join([]string{cards[order[0]], cards[order[1]], cards[order[2]]}, ", ")
		checkScripts(t, `scenario "A test" { game = "forever-evil" }
local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch", "Kick", "Vulnerability" }, discard = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Sinestro", hand = {} },
}
line_up { "Ultraman", "Superwoman", "Pandora", "Power Armor", "Constructs of Fear" }
`, []struct{ script, want string }{
			{"possible { that(ann.discard):in_order { " + named + " }, within = \"1 turn\" }", ""},
		})
	}
}
