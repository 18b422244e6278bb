package scenario

import (
	"strings"
	"testing"
)

// A text that goes on, or an ability that waits, speaks of one of two equal cards: then it matters which of them is
// meant, and they have numbers.

const shazamTable = `scenario "t" { game = "forever-evil" }
local ann, ben = players { { "Ann", character = "Black Adam", hand = { "Shazam!" }, discard = { "%s" }, deck = { "Punch", "Punch" } },
  { "Ben", character = "Sinestro", hand = {}, deck = {}, discard = {} } }
line_up { "Ultraman", "Superwoman", "Owlman", "Despero", "Power Ring" } kick {} main_deck { "%s", "%s" }
`

// TestWhatIsStillToBePlayedIsToldApart: what Shazam! has gained and has still to play or to destroy is not the older
// copy beside it.
func TestWhatIsStillToBePlayedIsToldApart(t *testing.T) {
	const many = "can mean more than one thing here"
	table := func(discard, first, second string) string {
		return strings.NewReplacer(`discard = { "%s" }`, `discard = { `+discard+` }`, `{ "%s", "%s" }`,
			`{ "`+first+`", "`+second+`" }`).Replace(shazamTable)
	}
	light, bat, growth := table(`"Dr. Light"`, "Vibe", "Dr. Light"), table(`"Man-Bat"`, "Amanda Waller", "Man-Bat"),
		table(``, "Giant Growth", "Giant Growth")
	for _, c := range []struct{ name, source, want string }{
		{"one of two", light + `ann:plays "Shazam!" ann:plays "Vibe" ann:chooses "Dr. Light"`, many},
		{"the gained one is put back",
			light + `ann:plays "Shazam!" ann:plays "Vibe" ann:chooses "Dr. Light#1" expect(ann.in_play):has("Dr. Light", 0)`, ""},
		{"the older one is put back", light + `ann:plays "Shazam!" ann:plays "Vibe" ann:chooses "Dr. Light#2"
expect(ann.in_play):has("Dr. Light", 1) expect(ann.hand):has("Dr. Light", 1) ann:destroys "Vibe" ann:plays "Dr. Light" expect(ann.in_play):has("Dr. Light", 2)`, ""},
		{"what is claimed", light + `never { that(ann.in_play):has("Dr. Light", 2), within = "this turn" }`,
			"this line of play shows it"},
		{"one of two to destroy", bat + `ann:plays "Shazam!" ann:plays "Amanda Waller" ann:destroys "Man-Bat"`, many},
		{"the older one is destroyed", bat + `ann:plays "Shazam!" ann:plays "Amanda Waller" ann:destroys "Man-Bat#2" expect(ann.in_play):has("Man-Bat", 1)
ann:destroys "Man-Bat"`, ""},
		{"both gained ones are to be played", growth + `ann:plays "Shazam!" ann:destroys "Giant Growth#1"`, ""},
		{"Black Adam waits for the first", growth + `ann:plays "Shazam!" ann:destroys "Giant Growth"`, many},
		{"and the second is destroyed", growth + `ann:plays "Shazam!" ann:destroys "Giant Growth#2" ann:uses "Black Adam"
expect(ann.in_play):has("Giant Growth", 0)`, ""},
	} {
		if got := outcome(t, c.source); c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s: %s, not %q", c.name, got, c.want)
		}
	}
}

// TestAGangPlayedOnceMoreIsNoOther: of two destroyed Gangs the one that was played this turn is not worth what the
// other is.
func TestAGangPlayedOnceMoreIsNoOther(t *testing.T) {
	const table = `scenario "t" { game = "forever-evil" }
as_if()
local ann, ben = players { { "Ann", character = "The Joker", hand = { "Royal Flush Gang", "Wonder Woman" }, deck = { "Punch", "Punch", "Punch", "Punch", "Kick" } },
  { "Ben", character = "Sinestro", hand = {}, deck = {}, discard = {} } }
destroyed { "Royal Flush Gang" }
ann:plays "Royal Flush Gang" ann:discards "Punch" ann:discards "Punch" ann:uses "The Joker" ann:plays "Wonder Woman"
`
	for play, want := range map[string]string{
		`"Royal Flush Gang"`: "can mean more than one thing here",
		`"Royal Flush Gang#1" ann:discards "Punch" ann:discards "Punch" ann:declines() expect(ann.vp):is(0)`: "",
		`"Royal Flush Gang#2" ann:discards "Punch" ann:discards "Punch" ann:declines() expect(ann.vp):is(2)`: "",
	} {
		if got := outcome(t, table+"ann:plays "+play); want == "" && got != "" || !strings.Contains(got, want) {
			t.Errorf("%s: %s, not %q", play, got, want)
		}
	}
}

// TestAHostIsToldApart: of two equal minions the one that something is attached to is another.
func TestAHostIsToldApart(t *testing.T) {
	const table = `scenario "t" { game = "champions" }
local ann = players { { "Ann", character = "Spider-Man", identity = { "Spider-Man" }, hand = { "Backflip" },
  engaged = { "Hydra Bomber", { "Hydra Bomber", with = { "Webbed Up" } } } } }
villain { "Rhino I" } main_scheme { { "The Break-In!", threat = 3 } }
ann:attacks_with "Spider-Man"
`
	for chosen, want := range map[string]string{
		`"Hydra Bomber"`:   "can mean more than one thing here",
		`"Hydra Bomber#1"`: "", `"Hydra Bomber#2" expect(ann.discard):has "Webbed Up"`: "",
	} {
		if got := outcome(t, table+"ann:chooses "+chosen); want == "" && got != "" || !strings.Contains(got, want) {
			t.Errorf("%s: %s, not %q", chosen, got, want)
		}
	}
}

// TestWhatLeavesAllTheSameIsNotOrdered: Black Adam waits for the first of two equal cards, but both go under the main
// deck.
func TestWhatLeavesAllTheSameIsNotOrdered(t *testing.T) {
	const table = `scenario "t" { game = "forever-evil" }
local ann, ben = players { { "Ann", character = "Black Adam", hand = { "Superman" } }, { "Ben", character = "Sinestro", hand = {} } }
destroyed { "Kick", "Kick" }
ann:plays "Superman" ann:plays "Kick" ann:plays "Kick" expect(ann.in_play):has("Kick", 0) ann:ends_turn()`
	if got := outcome(t, table); got != "" {
		t.Error(got)
	}
}
