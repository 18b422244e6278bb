package scenario

import (
	"fmt"
	"testing"
)

// TestYouOfEncounterCards proves who is "you" on cards that nobody controls, and on an ally that is defeated.
func TestYouOfEncounterCards(t *testing.T) {
	const (
		discards = `{ forced = true, discard(random{ hand }) }`
		attack   = `scenario "A test" { game = "champions", at = "villain phase, step 2" }
local ann, ben = players {
  { "Ann", character = "Captain Marvel", identity = { "Captain Marvel" }, hand = { "Energy" } },
  { "Ben", character = "T'Challa", hand = { "Genius" }, in_play = { "Mockingbird" }%s },
}
villain { %s } %s
encounter_deck:on_top { "Hydra Mercenary", "Hydra Mercenary" }
`
		annLoses = `expect(ann.hand):is_empty() expect(ben.hand):is { "Genius" }`
		benLoses = `expect(ann.hand):is { "Energy" } expect(ben.hand):is_empty()`
		bothKeep = `expect(ann.hand):is { "Energy" } expect(ben.hand):is { "Genius" }`
	)
	attacked := func(card, engaged, villain, more string) string {
		return card + "\n" + fmt.Sprintf(attack, engaged, villain, more)
	}
	turn := func(card, ann, villain string) string {
		return card + `
scenario "A test" { game = "champions" }
local ann, ben = players {
  { "Ann", identity = { { "Captain Marvel", damage = 4 } }, deck_top = { "Genius" }, ` + ann + ` },
  { "Ben", character = "She-Hulk", hand = { "Genius" }, engaged = { "Bomb Goon" } },
}
villain { ` + villain + ` } main_scheme { { "The Break-In!", threat = 3 } }
`
	}
	goon := func(says string) string {
		return `card "Bomb Goon" { type = "minion", set = "rhino", atk = 1, sch = 1, hp = 1, boost_icons = 1, ` +
			says + ` }`
	}
	courier := func(says string) string {
		return goon("") + ` card "Courier" { type = "ally", cost = 1, makes = "mental", thw = { 1, 1 }, atk = { 1, 1 }, ` +
			`hp = 1, ` + says + ` }`
	}
	type script = struct{ script, want string }
	for _, c := range []struct {
		head  string
		cases []script
	}{
		// Whom the villain attacks, in whosever zone the card lies: the one who defends, once somebody does.
		{attacked(`card "Rhino I" { response(attacked{ this })`+discards+` }`, "", `"Rhino I"`, ""), []script{
			{`ann:declines() ben:declines() ` + annLoses, ""},
			{`ann:declines() ben:defends_with "Mockingbird" ` + benLoses, ""},
		}},
		{attacked(`card "Panic" { type = "side_scheme", set = "rhino", threat = 3, response(attacked{ "villain" })`+
			discards+` }`, "", `"Rhino I"`, `side_schemes { { "Panic", threat = 2 } }`), []script{
			{`ann:declines() ben:declines() ` + annLoses, ""},
			{`ann:declines() ben:defends_with "Mockingbird" ` + benLoses, ""},
		}},
		{attacked(`card "Grudge" { type = "attachment", set = "rhino", attach = villain, interrupt(attack_starts{ host })`+
			discards+` }`, "", `{ "Rhino I", with = { "Grudge" } }`, ""), []script{
			{`ann:declines() ben:declines() ` + annLoses, ""},
		}},

		// With whom the minion is engaged, whoever defeats it.
		{turn(goon(`interrupt(defeated{ this })`+discards), `hand = { "Energy" }`, `"Rhino I"`), []script{
			{`ann:attacks_with "Captain Marvel" ann:chooses "Bomb Goon" ` + benLoses, ""},
			{`ann:attacks_with "Captain Marvel" ann:chooses "Rhino I" ` + bothKeep, ""},
		}},
		{turn(goon(`response(flips{})`+discards), `hand = { "Energy" }`, `"Rhino I"`), []script{
			{`ann:changes_form() ` + benLoses, ""},
		}},

		// Who has done it.
		{turn(goon("")+` card "Rhino I" { response(flips{})`+discards+
			`, interrupt(defeated{ this }){ forced = true, place_threat(1, main_scheme) } }`, `hand = { "Energy" }`,
			`{ "Rhino I", damage = 27 }`), []script{
			{`ann:changes_form() ` + annLoses, ""},
			{`ann:attacks_with "Captain Marvel" ann:chooses "Rhino I" ` + bothKeep +
				` expect(main_scheme:threat "The Break-In!"):is(4)`, ""},
		}},

		// Whose ally it is.
		{turn(courier(`when_defeated = { draw(1), heal(1, your_identity) }`), `hand = {}, in_play = { "Courier" }`,
			`"Rhino I"`), []script{
			{`ann:attacks_with "Courier" ann:chooses "Rhino I" expect(ann.hand):is { "Genius" }
expect(ann.identity:damage "Captain Marvel"):is(3)`, ""},
		}},
		{turn(courier(`interrupt(defeated{ this }){ forced = true, draw(1) }`), `hand = {}, in_play = { "Courier" }`,
			`"Rhino I"`), []script{
			{`ann:attacks_with "Courier" ann:chooses "Rhino I" expect(ann.hand):is { "Genius" }`, ""},
		}},
	} {
		checkScripts(t, c.head, c.cases)
	}
}
