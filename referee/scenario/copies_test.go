package scenario

import "testing"

// TestWhichCopyIsMeant expects numbers of equal cards that have become different: which of them is meant must be said.
func TestWhichCopyIsMeant(t *testing.T) {
	const many = "can mean more than one thing here"
	checkScripts(t, `scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "Spider-Man", hand = {}, engaged = { { "Hydra Mercenary", tough = true }, "Hydra Mercenary" } } }
ann:attacks_with "Spider-Man"
ann:chooses "Hydra Mercenary#2"
`, []struct{ script, want string }{
		{`expect(ann.engaged:tough "Hydra Mercenary"):is(1)`, many},
		{`expect(ann.engaged:damage "Hydra Mercenary"):is(2)`, many},
		{`expect(ann.engaged:damage "Hydra Mercenary"):is(2)`, `ann.engaged:damage "Hydra Mercenary#2"`},
		{`expect(ann.engaged:damage "Hydra Mercenary#2"):is(2)`, ""},
		{`expect(ann.engaged:hit_points "Hydra Mercenary#1"):is(3)`, ""},
		{`expect(ann.engaged:atk "Hydra Mercenary"):is(1)`, ""}, // of both
	})
}
