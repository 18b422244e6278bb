package scenario

import (
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/log"
)

// TestWhatActsIsCited: a line names the clauses that made it, and none that it goes against or that has no part in it.
func TestWhatActsIsCited(t *testing.T) {
	const anyZone, text, location = "fe.destroy.any-zone", "fe.cards.firestorm-text", "fe.location.bought-to-discard"
	table := func(character, hand, deck, more string) string {
		asIf := ""
		if character == "Bane" { // a promo card
			asIf = "as_if()"
		}
		return `scenario "t" { game = "forever-evil" } ` + asIf + `
local ann, ben = players { { "Ann", character = "` + character + `", power = 9, hand = { ` + hand + ` }, deck = { ` + deck + ` }, discard = {} },
  { "Ben", character = "Sinestro", hand = {} } }
line_up { "Belle Reve" } main_deck { "Kick", "Kick", "Kick", "Kick", "Kick", "Kick" }
` + more
	}
	for _, c := range []struct{ name, source, line, with, without string }{
		{"a Location under the deck", table("Black Manta", ``, ``, `ann:buys "Belle Reve" ann:uses "Black Manta"`),
			"buys Belle Reve: ", "fe.buy.to-discard", location},
		{"a Location that is discarded", table("Black Manta", ``, ``, `ann:buys "Belle Reve" ann:declines()`),
			"buys Belle Reve: ", location, "fe.card.black-manta"},
		{"a gained Location", table("Black Manta", `"Transmutation", "Power Girl"`, ``,
			`ann:plays "Transmutation" ann:destroys "Power Girl" ann:gains "Belle Reve" ann:uses "Black Manta"`),
			"gains Belle Reve: ", "fe.gain.to-discard", location},
		{"Firestorm in the hand", table("Lex Luthor", `"Deathstorm", "Firestorm"`, ``,
			`ann:plays "Deathstorm" ann:destroys "Firestorm"`),
			"destroys Firestorm: ", "fe.card.deathstorm", anyZone},
		{"Firestorm with a plain text", table("Bane", `"Firestorm"`, `"Power Girl"`,
			`ann:plays "Firestorm" ann:uses "Bane"`), "destroys Firestorm: ", "fe.card.bane", anyZone},
		{"Firestorm with a text that rewards", table("Bane", `"Firestorm"`, `"Emperor Penguin"`,
			`ann:plays "Firestorm" ann:uses "Bane"`), "destroys Firestorm: ", anyZone, text},
		{"a card that always rewards", table("Lex Luthor", `"Deathstorm", "Emperor Penguin"`, ``,
			`ann:plays "Deathstorm" ann:destroys "Emperor Penguin"`),
			"destroys Emperor Penguin: ", anyZone, text},
		{"Power that comes later by Firestorm", table("Lex Luthor", `"Firestorm", "Kick"`, `"Cyborg"`,
			`ann:plays "Firestorm" ann:plays "Kick"`), "(now 13)", text, "fe.card.kick"},
		{"from another text", table("Lex Luthor", `"Firestorm", "Stargirl"`, `"Martian Manhunter"`,
			`ann:plays "Firestorm" ann:plays "Stargirl"`), "(now 15)", text, "fe.card.stargirl"},
		{"and by the card itself", table("Lex Luthor", `"Cyborg", "Kick"`, ``, `ann:plays "Cyborg" ann:plays "Kick"`),
			"(now 13)", "fe.card.cyborg", text},
	} {
		s, err := Compile("t", "t.lua", c.source)
		if err != nil {
			t.Fatal(err)
		}
		r := s.Run(Options{})
		if r.Err != nil {
			t.Errorf("%s: %v", c.name, r.Err)
			continue
		}
		found := ""
		for line := range strings.Lines(string(log.Text(r.Log, engine.EN))) {
			if strings.Contains(line, c.line) {
				found = line
			}
		}
		if clauses := found + " "; !strings.Contains(clauses, c.with) || strings.Contains(clauses, c.without) {
			t.Errorf("%s: %q, with %s and without %s", c.name, found, c.with, c.without)
		}
	}
}

// TestDamageThatIsAssigned proves that of indirect damage the rest finds nobody (mc.indirect-damage.cap), and that this
// is no reason where the first player assigns other damage.
func TestDamageThatIsAssigned(t *testing.T) {
	checkScripts(t, "", []struct{ script, want string }{
		{`scenario "x" { game = "champions" }
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {}, dealt = { "Shower" }, identity = { { "Peter Parker", damage = 8 } } },
  { "Ben", character = "Carol Danvers", hand = {} } }
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Hard to Keep Down", "Hydra Mercenary", "Hydra Mercenary" }
ann:ends_turn()
ben:ends_turn()
expect(log):has("Shower", "nothing happens", "by", "mc.indirect-damage.cap")`, ""},
		{`scenario "x" { game = "champions", at = "villain phase, step 4" }
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {}, dealt = { "Explosion" } },
  { "Ben", character = "Captain Marvel", hand = {}, in_play = { "Hawkeye" } } }
side_schemes { { "Bomb Scare", threat = 2 } }
refused(function() ann:chooses "Peter Parker" end, "mc.card.explosion")
ann:chooses "Hawkeye"
ann:chooses "Hawkeye"`, ""},
	})
}
