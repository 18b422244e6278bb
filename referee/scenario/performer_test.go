package scenario

import "testing"

// TestWhoMakesAnAttack: a labelled ability is an attack or a thwart of the ally that has it, with all that this brings
// about; other cards let their player's identity make it.
func TestWhoMakesAnAttack(t *testing.T) {
	const turret = `card "Turret" { type = "ally", cost = 2, makes = "mental", thw = { 1, 1 }, atk = { 1, 1 }, hp = 3,
  action{ label = "attack", limit = "round", attack(2, one{ "enemy" }) } }
card "Scout" { type = "ally", cost = 2, makes = "mental", thw = { 1, 1 }, atk = { 1, 1 }, hp = 3,
  action{ label = "thwart", limit = "round", thwart(1, one{ "scheme" }) } }
card "Porcupine" { type = "minion", set = "rhino", atk = 1, sch = 1, hp = 4, retaliate = 1, boost_icons = 1 }
scenario "A test" { game = "champions" }
`
	checkScripts(t, turret, []struct{ script, want string }{
		{`local ann = players { { "Ann", identity = { "She-Hulk" }, hand = {}, in_play = { { "Turret", stunned = true } } } }
villain { "Rhino I" }
ann:uses "Turret"
expect(villain:damage "Rhino I"):is(0) expect(ann.in_play:stunned "Turret"):is(0)`, ""},
		{`local ann = players { { "Ann", identity = { { "She-Hulk", stunned = true } }, hand = {}, in_play = { "Turret" } } }
villain { "Rhino I" }
ann:uses "Turret"
expect(villain:damage "Rhino I"):is(2) expect(ann.identity:stunned "She-Hulk"):is(1)`, ""},
		{`local ann = players { { "Ann", identity = { "Jennifer Walters" }, hand = {}, in_play = { "Turret" }, engaged = { "Porcupine" } } }
villain { "Rhino I" }
ann:uses "Turret" ann:chooses "Porcupine"
expect(ann.in_play:damage "Turret"):is(1) expect(ann.identity:damage "Jennifer Walters"):is(0)`, ""},
		{`local ann = players { { "Ann", identity = { "She-Hulk" }, hand = {}, in_play = { { "Scout", confused = true } } } }
villain { "Rhino I" } main_scheme { { "The Break-In!", threat = 3 } }
ann:uses "Scout"
expect(main_scheme:threat "The Break-In!"):is(3) expect(ann.in_play:confused "Scout"):is(0)`, ""},
	})
}

// TestAnEventGoesWhereItSays: an event that its own text puts elsewhere stays there.
func TestAnEventGoesWhereItSays(t *testing.T) {
	checkScripts(t, `card "Boomerang" { type = "event", cost = 0, makes = "mental", action{ damage(1, villain), put(this, owner.hand) } }
scenario "A test" { game = "champions" }
local ann = players { { "Ann", identity = { "She-Hulk" }, hand = { "Boomerang" } } }
villain { "Rhino I" }
`, []struct{ script, want string }{{`ann:plays "Boomerang"
expect(ann.hand):is { "Boomerang" } expect(villain:damage "Rhino I"):is(1)`, ""}})
}

// TestALabelStandsWithWhatItSays: a label that announces an attack or a thwart stands with one.
func TestALabelStandsWithWhatItSays(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`label = "attack", damage(2, one{ "enemy" })`, `label = "attack" stands with an attack`},
		{`label = "attack", draw(1)`, `label = "attack" stands with an attack`},
		{`label = "thwart", remove_threat(2, one{ "scheme" })`, `label = "thwart" stands with a thwart`},
	} {
		checkScripts(t, `card "Odd" { type = "event", cost = 0, makes = "mental", action{ form = "hero", `+c.text+` } }
scenario "A test" { game = "champions" }
`, []struct{ script, want string }{{`local ann = players { { "Ann", identity = { "She-Hulk" }, hand = { "Odd" } } }
villain { "Rhino I" } ann:plays "Odd"`, c.want}})
	}
}

// TestAnEncounterCardHasNoHand: what is nobody's goes to nobody's hand.
func TestAnEncounterCardHasNoHand(t *testing.T) {
	checkScripts(t, `scenario "A test" { game = "champions" }
`, []struct{ script, want string }{{`card "Odd" { type = "treachery", set = "rhino", boost_icons = 1, revealed = put(this, owner.hand) }
local ann = players { { "Ann", identity = { "She-Hulk" } } } villain { "Rhino I" }`, "it has no owner with a hand"}})
}
