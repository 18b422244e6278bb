package scenario

import "testing"

// TestWhatAnInterruptMakesImpossible lets an interrupt take away what something is about to happen to, or who is about
// to do it: it does not happen, nobody is asked about it, and the log says why. The villain is one enemy, and the stage
// that has come up goes on.
func TestWhatAnInterruptMakesImpossible(t *testing.T) {
	snap := func(says string) string {
		return `card "Quick Draw" { type = "event", cost = 0, makes = "mental", ` + says + ` }
card "Push" { type = "event", cost = 0, makes = "mental", action{ choose_one{ place_threat(1, each{ "side scheme" }), damage(1, one{ "enemy" }) } } }
card "Guard Dog" { type = "minion", set = "rhino", atk = 1, sch = 1, hp = 2, boost_icons = 1 }
card "Courier" { type = "ally", cost = 0, makes = "mental", thw = { 1, 1 }, atk = { 1, 1 }, hp = 1 }
card "Leash" { type = "upgrade", cost = 0, makes = "mental", attach = one{ "minion" } }
`
	}
	type script = struct{ script, want string }
	for _, c := range []struct{ card, head, says string }{
		// who is about to act
		{`interrupt(schemes{ "minion" }){ damage(3, that) }`, `scenario "A test" { game = "champions", at = "villain phase, step 2", windows = "pass" }
local ann = players { { "Ann", identity = { "Peter Parker" }, hand = { "Quick Draw" }, engaged = { "Shocker" } } }
villain { { "Rhino I", confused = true } } main_scheme { "The Break-In!" }`,
			`until_step "villain phase, step 3" ann:plays "Quick Draw"
expect(main_scheme:threat "The Break-In!"):is(0) expect(log):has("gone-before", "Shocker") expect(log):has_no("enemy-schemes", "Shocker")`},
		{`interrupt(attack_starts{ "enemy", on = you }){ damage(3, that) }`, `scenario "A test" { game = "champions", at = "villain phase, step 2", windows = "pass" }
local ann = players { { "Ann", identity = { "She-Hulk" }, hand = { "Quick Draw" }, engaged = { "Shocker" } } }
villain { { "Rhino I", stunned = true } }`,
			`until_step "villain phase, step 3" ann:plays "Quick Draw"
expect(ann.identity:damage "She-Hulk"):is(0) expect(log):has("gone-before", "Shocker") expect(log):has_no("enemy-attacks", "Shocker")`},
		{`interrupt(attack_starts{ "enemy", on = you }){ damage(3, that) }`, `scenario "A test" { game = "champions", at = "villain phase, step 2", windows = "pass" }
local ann = players { { "Ann", identity = { "She-Hulk" }, hand = { "Quick Draw" } } }
villain { { "Rhino I", damage = 12 } } encounter_deck:on_top { "Breakin' & Takin'", "Hydra Mercenary" }`,
			`until_step "villain phase, step 3" ann:plays "Quick Draw"
expect(log):has_no("enemy-attacks", "Rhino I") expect(log):has("enemy-attacks", "Rhino II")`},
		{`interrupt(schemes{ "villain" }){ damage(3, that) }`, `scenario "A test" { game = "champions", at = "villain phase, step 2", windows = "pass" }
local ann = players { { "Ann", identity = { "Peter Parker" }, hand = { "Quick Draw" } } }
villain { { "Rhino I", damage = 12 } } encounter_deck:on_top { "Breakin' & Takin'", "Hydra Mercenary" }`,
			`until_step "villain phase, step 3" ann:plays "Quick Draw"
expect(log):has_no("enemy-schemes", "Rhino I") expect(log):has("enemy-schemes", "Rhino II")`},
		{`interrupt(attack_starts{ "enemy", on = you }){ damage(3, your_identity) }`, `scenario "A test" { game = "champions", at = "villain phase, step 2", windows = "pass" }
local ann, ben = players { { "Ann", identity = { { "She-Hulk", damage = 13 } }, hand = { "Quick Draw" } }, { "Ben", character = "Peter Parker", hand = {}, in_play = { "Courier" } } }
villain { "Rhino I" }`,
			`until_step "villain phase, step 3" ann:plays "Quick Draw"
expect(log):has("attack-ends", "Rhino I") expect(log):has_no("defends")`},

		// to whom something is about to happen
		{`interrupt(damage_dealt{ "minion" }){ damage(2, one{ "enemy" }) }`, `scenario "A test" { game = "champions" }
local ann = players { { "Ann", identity = { "She-Hulk" }, hand = { "Quick Draw", "Push" }, engaged = { "Guard Dog" } } }
villain { "Rhino I" }`,
			`ann:plays "Push" ann:chooses "Guard Dog" ann:plays "Quick Draw" ann:chooses "Guard Dog"
expect(log):count(1, "damage")`},
		{`interrupt(damage_dealt{ "villain" }){ damage(2, one{ "enemy" }) }`, `scenario "A test" { game = "champions" }
local ann = players { { "Ann", identity = { "She-Hulk" }, hand = { "Quick Draw", "Push" } } }
villain { { "Rhino I", damage = 12 } }`,
			`ann:plays "Push" ann:plays "Quick Draw" expect(log):count(1, "damage") expect(villain:damage "Rhino II"):is(0)`},
		{`interrupt(threat_placed{ "side scheme" }){ remove_threat(4, one{ "scheme" }) }`, `scenario "A test" { game = "champions" }
local ann = players { { "Ann", identity = { "She-Hulk" }, hand = { "Quick Draw", "Push" } } }
villain { "Rhino I" } side_schemes { { "Breakin' & Takin'", threat = 2 } }`,
			`ann:plays "Push" ann:chooses "threat" ann:plays "Quick Draw" expect(log):count(1, "threat")`},

		// what is about to arrive
		{`interrupt(plays{ "ally" }){ discard(each{ hand }) }`, `scenario "A test" { game = "champions" }
local ann = players { { "Ann", identity = { "She-Hulk" }, hand = { "Quick Draw", "Courier" } } }
villain { "Rhino I" }`,
			`ann:plays "Courier" ann:plays "Quick Draw" expect(ann.in_play):is_empty()`},
		{`interrupt(plays{ "upgrade" }){ damage(2, one{ "enemy" }) }`, `scenario "A test" { game = "champions" }
local ann = players { { "Ann", identity = { "She-Hulk" }, hand = { "Quick Draw", "Leash" }, engaged = { "Guard Dog" } } }
villain { "Rhino I" }`,
			`ann:plays "Leash" ann:plays "Quick Draw" ann:chooses "Guard Dog" expect(ann.in_play):is_empty() expect(ann.hand):is { "Leash" }`},
	} {
		checkScripts(t, snap(c.card)+c.head+"\n", []script{{c.says, ""}})
	}
}
