package scenario

import "testing"

// TestAnInterruptOfADefeatPreventsNoneByItself: what comes before the villain's defeat keeps him only if it leaves him
// hit points (mc.remaining-hp.zero-defeated).
func TestAnInterruptOfADefeatPreventsNoneByItself(t *testing.T) {
	checkScripts(t, `card "Lap" { type = "event", cost = 0, makes = "wild", interrupt(defeated{ "villain" }){ draw(1) } }
card "Switch" { type = "attachment", set = "rhino", attach = villain, boost_icons = 1,
  interrupt(defeated{ host }){ forced = true, place_threat(1, main_scheme) } }
card "Mercy" { type = "event", cost = 0, makes = "wild", interrupt(defeated{ "villain" }){ heal(1, that) } }
scenario "A test" { game = "champions" }
local ann = players { { "Ann", identity = { "She-Hulk" }, hand = { "Lap", "Mercy" } } }
`, []struct{ script, want string }{
		{`villain { { "Rhino I", damage = 12 } }
ann:attacks_with "She-Hulk" ann:plays "Lap" ann:declines()
expect(villain):is { "Rhino II" }`, ""},
		{`villain { { "Rhino I", damage = 12, with = { "Switch" } } } main_scheme { { "The Break-In!", threat = 0 } }
ann:attacks_with "She-Hulk" ann:declines()
expect(main_scheme:threat "The Break-In!"):is(1) expect(villain):is { "Rhino II" }`, ""},
		{`villain { { "Rhino I", damage = 11 } }
ann:attacks_with "She-Hulk" ann:plays "Mercy"
expect(villain):is { "Rhino I" } expect(villain:damage "Rhino I"):is(13)`, ""},
		{`villain { { "Rhino II", damage = 14 } }
ann:attacks_with "She-Hulk" ann:plays "Lap" ann:declines()
expect(log):has "the game is over: the players win"`, ""},
	})
}

// TestOnlyTheLatestReplacementActs: of several that are forced, those started before the last do nothing, not even
// beside the event that they stand for (mc.replacement.latest-wins).
func TestOnlyTheLatestReplacementActs(t *testing.T) {
	checkScripts(t, `card "Sponge" { type = "support", copies = 2, cost = 0, makes = "wild",
  instead(threat_placed{ main_scheme }){ forced = true, damage(1, your_identity) } }
scenario "A test" { game = "champions", at = "villain phase, step 1" }
`, []struct{ script, want string }{{`local ann = players { { "Ann", identity = { "She-Hulk" }, hand = { "Genius", "Strength", "Energy", "Haymaker" }, in_play = { "Sponge", "Sponge" } } }
villain { { "Rhino I", stunned = true } } encounter_deck:on_top { "Charge" }
expect(ann.identity:damage "She-Hulk"):is(1)`, ""}})
	checkScripts(t, `card "Bodyguard" { type = "minion", set = "rhino", atk = 1, sch = 1, hp = 5, boost_icons = 1,
  instead(damage_dealt{ villain }){ forced = true, redirect(this) } }
scenario "A test" { game = "champions" }
`, []struct{ script, want string }{{`local ann = players { { "Ann", identity = { "She-Hulk" }, hand = {}, engaged = { "Bodyguard" } } }
villain { { "Rhino I", with = { "Armored Rhino Suit" } } }
ann:attacks_with "She-Hulk" ann:chooses "Rhino I" ann:uses "Bodyguard"
expect(attachments:damage "Armored Rhino Suit"):is(3) expect(ann.engaged:damage "Bodyguard"):is(0)`, ""},
		{`local ann = players { { "Ann", identity = { "She-Hulk" }, hand = {}, engaged = { "Bodyguard" } } }
villain { { "Rhino I", with = { "Armored Rhino Suit" } } }
ann:attacks_with "She-Hulk" ann:chooses "Rhino I" ann:uses "Armored Rhino Suit"
expect(attachments:damage "Armored Rhino Suit"):is(0) expect(ann.engaged:damage "Bodyguard"):is(3)`, ""}})
}

// TestWhoseCardItIsPicks: of a player's card whoever resolves it picks (mc.choose.resolver-chooses), of an encounter
// card the first player does (mc.first-player.picks-target).
func TestWhoseCardItIsPicks(t *testing.T) {
	checkScripts(t, `card "Buckshot" { type = "event", cost = 0, makes = "physical", action{ form = "hero", split(2, { "enemy" }) } }
card "Scrap" { type = "event", cost = 0, makes = "physical", action{ discard(picked{ "upgrade", of = you }) } }
scenario "A test" { game = "champions" }
local ann, ben = players {
  { "Ann", identity = { "She-Hulk" }, hand = {}, engaged = { "Shocker" } },
  { "Ben", identity = { "Spider-Man" }, hand = { "Buckshot", "Scrap" }, in_play = { { "Web-Shooter", counters = 3 }, "Combat Training" } },
}
villain { "Rhino I" }
ann:ends_turn()
`, []struct{ script, want string }{
		{`ben:plays "Buckshot" ben:chooses "Shocker" ben:chooses "Rhino I"
expect(villain:damage "Rhino I"):is(1) expect(ann.engaged:damage "Shocker"):is(1)`, ""},
		{`ben:plays "Buckshot" ann:chooses "Shocker"`, "Ben"},
		{`ben:plays "Scrap" ben:chooses "Web-Shooter" expect(ben.discard):has "Web-Shooter"`, ""},
	})
}

// TestARefusedAttackNamesWhatRefusesIt: Guard is named where a minion has it, and else what cannot be damaged.
func TestARefusedAttackNamesWhatRefusesIt(t *testing.T) {
	checkScripts(t, `card "Rhino I" { cannot{ "take damage", from = { "ally" } } }
scenario "A test" { game = "champions" }
local ann = players { { "Ann", identity = { "She-Hulk" }, hand = {}, in_play = { "Maria Hill" } } }
villain { "Rhino I" }
`, []struct{ script, want string }{
		{`refused(function() ann:attacks_with "Maria Hill" end, "mc.cannot.absolute")`, ""},
		{`ann:attacks_with "Maria Hill"`, "Rhino I (changed) cannot be damaged now"},
	})
	checkScripts(t, `card "Wall" { type = "minion", set = "rhino", atk = 1, sch = 1, hp = 5, boost_icons = 1, guard = true,
  cannot{ "take damage", from = { "ally" } } }
scenario "A test" { game = "champions" }
local ann = players { { "Ann", identity = { "She-Hulk" }, hand = {}, in_play = { "Maria Hill" }, engaged = { "Wall" } } }
villain { "Rhino I" }
`, []struct{ script, want string }{
		{`refused(function() ann:attacks_with "Maria Hill" end, "mc.keywords.guard")`, ""},
		{`ann:attacks_with "Maria Hill"`, "Wall (own card) has Guard and is engaged with Ann"},
	})
}

// TestATextThatWaitsForAnother: what happens to another card than the one that is waited for sets nothing off again.
func TestATextThatWaitsForAnother(t *testing.T) {
	checkScripts(t, `card "Spiny" { type = "minion", set = "rhino", atk = 1, sch = 1, hp = 5, boost_icons = 1,
  response(damage_dealt{ this }){ forced = true, damage(1, your_identity) } }
scenario "A test" { game = "champions" }
local ann = players { { "Ann", identity = { "She-Hulk" }, hand = {}, engaged = { "Spiny" } } }
villain { "Rhino I" }
`, []struct{ script, want string }{{`ann:attacks_with "She-Hulk" ann:chooses "Spiny"
expect(ann.identity:damage "She-Hulk"):is(1) expect(ann.engaged:damage "Spiny"):is(3)`, ""}})
	checkScripts(t, `card "Loop" { type = "minion", set = "rhino", atk = 1, sch = 1, hp = 5, boost_icons = 1,
  response(damage_dealt{ this }){ forced = true, damage(1, this) } }
scenario "A test" { game = "champions" }
`, []struct{ script, want string }{{"", "would set itself off without an end"}})
}

// TestAllThatIsDiscardedIsCounted: that_many behind each card of a hand is how many there were.
func TestAllThatIsDiscardedIsCounted(t *testing.T) {
	checkScripts(t, `card "Purge" { type = "treachery", set = "rhino", boost_icons = 1,
  revealed = { discard(each{ hand, makes = "physical" }), damage(that_many, your_identity) } }
card "Charge" { boost_icons = 0 }
scenario "A test" { game = "champions", at = "villain phase, step 4" }
`, []struct{ script, want string }{{`local ann = players { { "Ann", identity = { "She-Hulk" }, hand = { "Strength", "Energy", "Strength", "Genius" }, dealt = { "Purge" } } }
villain { "Rhino I" }
expect(ann.identity:damage "She-Hulk"):is(2) expect(ann.hand):is { "Energy", "Genius" }`, ""}})
}

// TestTheHostOfACardThatDiscardsItself: what a text does to its host it does to the one that the card lay on.
func TestTheHostOfACardThatDiscardsItself(t *testing.T) {
	checkScripts(t, `card "Curse" { type = "upgrade", cost = 1, makes = "energy", attach = one{ "enemy" }, action{ form = "hero", cost = discard(this), damage(3, host) } }
card "Vow" { type = "upgrade", cost = 1, makes = "energy", attach = one{ "enemy" }, action{ form = "hero", discard(this), stun(host) } }
card "Pep Talk" { type = "upgrade", cost = 1, makes = "energy", attach = one{ "ally" }, action{ cost = discard(this), ready(host) } }
scenario "A test" { game = "champions" }
`, []struct{ script, want string }{{`local ann = players { { "Ann", identity = { "She-Hulk" }, hand = {}, in_play = { { "Maria Hill", exhausted = true, with = { "Pep Talk" } } } } }
villain { { "Rhino I", with = { "Curse", "Vow" } } }
ann:uses "Curse" ann:uses "Vow" ann:uses "Pep Talk"
expect(villain:damage "Rhino I"):is(3) expect(villain:stunned "Rhino I"):is(1) expect(ann.in_play:exhausted "Maria Hill"):is(0)`, ""}})
}

// TestEachActivationHasItsOwnBoostCards: one in the middle of another turns up none of the other's
// (mc.enemy-scheme.2-flip).
func TestEachActivationHasItsOwnBoostCards(t *testing.T) {
	const rhino = `local ann = players { { "Ann", identity = { "She-Hulk" }, hand = {} } }
villain { "Rhino I" }
`
	checkScripts(t, `card "Rumour" { type = "treachery", set = "rhino", boost_star = true, boost_icons = 1, revealed = surge(), boost = enemy_scheme(villain) }
card "Fury" { type = "treachery", set = "rhino", boost_star = true, boost_icons = 2, revealed = surge(), boost = enemy_attack(villain) }
scenario "A test" { game = "champions", at = "villain phase, step 2" }
`, []struct{ script, want string }{
		{rhino + `encounter_deck:on_top { "Rumour", "Shocker", "Sandman" } ann:declines()
expect(main_scheme:threat "The Break-In!"):is(3) expect(ann.identity:damage "She-Hulk"):is(3)`, ""},
		{rhino + `encounter_deck:on_top { "Fury", "Shocker", "Sandman" } ann:declines() ann:declines()
expect(ann.identity:damage "She-Hulk"):is(8)`, ""},
	})
}

// TestWhatEndsWithAnAttack: it goes after any attack of its host, and where it gives overkill, after one that has it.
func TestWhatEndsWithAnAttack(t *testing.T) {
	checkScripts(t, `card "Serum" { type = "attachment", set = "rhino", boost_icons = 1, attach = villain, atk = 2, ends_with_attack = true }
scenario "A test" { game = "champions", at = "villain phase, step 2" }
`, []struct{ script, want string }{{`local ann = players { { "Ann", identity = { "She-Hulk" }, hand = {} } }
villain { { "Rhino I", with = { "Serum" } } } encounter_deck:on_top { "Hard to Keep Down" }
ann:declines() expect(attachments):is {}`, ""}})
}
