package scenario

import (
	"strings"
	"testing"
)

// TestPlacesOfTheRulesAloneAreNoWords: no set-up lays anything into a place that only the rules fill.
func TestPlacesOfTheRulesAloneAreNoWords(t *testing.T) {
	for _, c := range []struct{ game, players, place, card string }{
		{"champions", `{ "Ann", character = "Spider-Man" }`, "villain_deck", "Rhino II"},
		{"champions", `{ "Ann", character = "Spider-Man" }`, "scheme_deck", "Secret Rendezvous 2B"},
		{"champions", `{ "Ann", character = "Spider-Man" }`, "boosts", "Shocker"},
		{"champions", `{ "Ann", character = "Spider-Man" }`, "resolving", "Shocker"},
		{"champions", `{ "Ann", character = "Spider-Man" }`, "captured", "Aunt May"},
		{"forever-evil", `{ "Ann", character = "Bizarro" }, { "Ben", character = "Sinestro" }`, "characters",
			"Deathstroke"},
	} {
		s, err := Compile("test", "test.lua", `scenario "A test" { game = "`+c.game+`" }
players { `+c.players+` }
`+c.place+` { "`+c.card+`" }
begin()
`)
		if err == nil {
			err = s.Run(Options{}).Err
		}
		if err == nil || !strings.Contains(err.Error(), c.place) {
			t.Errorf("%s in %s: %v", c.game, c.place, err)
		}
	}
	// Nor is an outcome given to anybody.
	for _, outcome := range []string{"won = 1", "score = 3"} {
		s, err := Compile("test", "test.lua", `scenario "A test" { game = "forever-evil" }
players { { "Ann", character = "Bizarro", `+outcome+` }, { "Ben", character = "Sinestro" } }
begin()
`)
		if err == nil {
			err = s.Run(Options{}).Err
		}
		if err == nil || !strings.Contains(err.Error(), strings.Fields(outcome)[0]) {
			t.Errorf("%s: %v", outcome, err)
		}
	}
}
