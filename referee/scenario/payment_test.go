package scenario

import "testing"

// payHead leaves Ann with a turn, cards of every type, and one card that pays a typed cost.
const payHead = `scenario "A test" { game = "champions" }
local ann, ben = players {
  { "Ann", character = "Captain Marvel", identity = { { "Captain Marvel", damage = 3 } },
    hand = { "Alpha Flight Station", "Energy", "Strength", "Maria Hill", "Genius" }, deck_top = { "Hawkeye" } },
  { "Ben", character = "Spider-Man", hand = { "Backflip" } },
}
villain { "Rhino I" }
`

// TestPayingWithSeveral: a line may pay with more than is wanted, in any order, also where one card alone would have been taken unasked.
func TestPayingWithSeveral(t *testing.T) {
	checkScripts(t, payHead, []struct{ script, want string }{
		{`ann:plays "Alpha Flight Station" ann:pays_with "Energy" expect(ann.hand):count(3)`, ""},
		{`ann:plays "Alpha Flight Station" ann:pays_with("Energy", "Strength") expect(ann.hand):is { "Maria Hill", "Genius" }`, ""},
		{`ann:plays "Alpha Flight Station" ann:pays_with("Maria Hill", "Energy", "Strength", "Genius") expect(ann.hand):is_empty()`, ""},
		{`ann:plays "Alpha Flight Station" ann:pays_with("Energy", "Strength", ann.hand) expect(ann.hand):count(2)`, ""},
		{`ann:plays "Maria Hill" ann:pays_with "Alpha Flight Station" ann:pays_with("Energy", "Genius") ann:declines() expect(ann.hand):is { "Strength" }`, ""},
		{`ann:uses "Captain Marvel" expect(ann.hand):count(5)`, ""}, // the only card that pays is taken unasked
		{`ann:uses "Captain Marvel" ann:pays_with "Energy" expect(ann.hand):count(5)`, ""},
		{`ann:uses "Captain Marvel" ann:pays_with("Energy", "Strength") expect(ann.hand):is { "Alpha Flight Station", "Maria Hill", "Genius", "Hawkeye" }`, ""},
		{`ann:uses "Captain Marvel" ann:pays_with("Strength", "Energy") ann:ends_turn()`, ""},
		{`ann:plays "Alpha Flight Station" ann:pays_with("Energy", "Energy")`, "REFUSED: Ann pays with Energy"},
		{`ann:plays "Alpha Flight Station" ann:pays_with("Energy", "Backflip")`, "REFUSED: Ann pays with Backflip"},
		{`ann:plays "Alpha Flight Station" ben:pays_with("Backflip", "Energy")`, "REFUSED: Ben pays with Backflip"},
		{`ann:pays_with("Energy", "Strength")`, "REFUSED: Ann pays with Energy"},
		{`ann:plays "Alpha Flight Station" refused(function() ann:pays_with("Energy", "Backflip") end, "mc.cost.own-zones-only") ann:pays_with "Energy"`, ""},
		{`ann:plays "Alpha Flight Station" ann:pays_with("Energy", "Strenght")`, `did you mean "Strength"?`},
		{`ann:plays "Alpha Flight Station" ann:pays_with("Energy", "")`, "ann:pays_with is said of names"},
		{`ann:plays "Alpha Flight Station" ann:pays_with("Energy", 3)`, "ann:pays_with is said of names"},
		{`ann:plays "Alpha Flight Station" ann:pays_with("Energy", ann.hand, "Genius")`, "ann:pays_with is said of names"},
		{`ann:plays("Alpha Flight Station", "Energy")`, `it is paid for on the next line: ann:pays_with "Energy"`},
	})
}

// TestPayingWithAllThereIs: what was left to pay with was taken unasked, and the question that the card asks thereupon is open already.
func TestPayingWithAllThereIs(t *testing.T) {
	checkScripts(t, `scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "Spider-Man", hand = { "Nick Fury", "Energy", "Genius" } } }
villain { "Rhino I" }
`, []struct{ script, want string }{
		{`ann:plays "Nick Fury" ann:pays_with("Energy", "Genius") ann:chooses "damage" expect(ann.hand):is_empty()`, ""},
		{`ann:plays "Nick Fury" ann:pays_with("Energy", "Haymaker") ann:chooses "damage"`, "REFUSED: Ann pays with Haymaker"},
	})
}
