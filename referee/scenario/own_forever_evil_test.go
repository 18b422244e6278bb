package scenario

import "testing"

// TestWhoBeginsWithSoManyGoesOn: of what one may do to exactly so many cards, only the first can be declined.
func TestWhoBeginsWithSoManyGoesOn(t *testing.T) {
	checkScripts(t, `card "Sacrifice" { type = "Villain", cost = 4, play = may(discard(exactly(2){ hand })):so{ tokens(5) } }
card "Bargain" { type = "Villain", cost = 4, play = attack(one_foe){ may(foe:discard(exactly(2){ foe.hand })):otherwise{ steal(2, foe) } } }
scenario "A test" { game = "forever-evil" }
local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Sacrifice", "Bargain", "Punch", "Punch" } },
  { "Ben", character = "Sinestro", hand = { "Punch", "Punch" }, vp = 3 },
}
`, []struct{ script, want string }{
		{`ann:plays "Sacrifice" ann:discards "Punch" ann:declines()`, "REFUSED: Ann declines"},
		{`ann:plays "Sacrifice" ann:discards "Punch" ann:discards "Punch" expect(ann.vp):is(5)`, ""},
		{`ann:plays "Sacrifice" ann:declines() expect(ann.vp):is(0)`, ""},
		{`ann:plays "Bargain" ben:discards "Punch" expect(ben.hand):is {} expect(ben.vp):is(3)`, ""},
		{`ann:plays "Bargain" ben:declines() expect(ben.vp):is(1)`, ""},
	})
}

// TestWhatWasDestroyedCanBeMoved: the card of an event is found where the event has left it, in the destroyed pile,
// too.
func TestWhatWasDestroyedCanBeMoved(t *testing.T) {
	checkScripts(t, `card "Compost" { type = "Location", cost = 4, stays = true, after(destroys{}){ put(it, bottom(main_deck)) } }
scenario "A test" { game = "forever-evil" }
local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Phantom Stranger" }, in_play = { "Compost" }, discard = { "Kick" } },
  { "Ben", character = "Sinestro" },
}
`, []struct{ script, want string }{{`ann:plays "Phantom Stranger" ann:destroys "Kick"
expect(destroyed):is {}`, ""}})
	checkScripts(t, `card "Twice" { type = "Location", cost = 4, stays = true, after(destroys{}){ destroy(that) } }
scenario "A test" { game = "forever-evil" }
`, []struct{ script, want string }{{"", "that has been destroyed already"}})
}
