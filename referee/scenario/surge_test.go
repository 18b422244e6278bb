package scenario

import "testing"

// TestSurgesThatCouldGoOnForEver lays out encounter piles of which every card surges: a chain of surges ends when it
// has made the encounter deck anew twice (mc.amb.endless-surge), however many cards the piles hold, and goes on as long
// as new cards come.
func TestSurgesThatCouldGoOnForEver(t *testing.T) {
	for _, piles := range []struct{ deck, discard, revealed, tokens string }{
		{`"Exhaustion"`, ``, "2", "2"},
		{`"Exhaustion"`, `"Kree Manipulator"`, "3", "3"},
		{`"Exhaustion", "Kree Manipulator"`, ``, "3", "2"},
		{`"Exhaustion", "Kree Manipulator", "Under Fire"`, ``, "5", "2"},
		{`"Exhaustion", "Kree Manipulator"`, `"Hydra Mercenary"`, "3", "1"},
	} {
		checkScripts(t, `scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Energy", "Genius", "Strength" } } }
villain { { "Rhino I", confused = true } }
encounter_deck { `+piles.deck+` }
encounter_discard { `+piles.discard+` }
ann:ends_turn()
expect(log):count(`+piles.revealed+`, "reveal")
expect(game.acceleration):is(`+piles.tokens+`)
`, []struct{ script, want string }{{``, ""}})
	}
}
