package foreverevil

import (
	_ "embed"
	"fmt"
	"strings"
	"testing"

	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
)

// printedFacts are the facts of every card, transcribed from a list that was made from the cards and not from this
// project (cmd/transcribe).
//
//go:embed testdata/facts.txt
var printedFacts string

// kinds are the sorts of cards as the list calls them.
var kinds = map[db.Sort]string{db.MainCard: "main", db.StartCard: "starter", db.KickCard: "kick",
	db.WeaknessCard: "weakness", db.BossCard: "super-hero",
	db.CharacterCard: "super-villain-oversized"}

// declared writes down a declaration as the list of facts does, name by name.
func declared(c *db.Card) map[string]string {
	out := map[string]string{"name": c.Name[engine.EN], "kind": kinds[c.Sort], "copies": fmt.Sprint(c.Copies)}
	yes := func(name string, is bool) {
		if is {
			out[name] = "yes"
		}
	}
	if c.Name[engine.FR] != "" {
		out["fr"] = c.Name[engine.FR]
	}
	if c.Types != 0 {
		out["types"] = db.TypeList(c.Types)[engine.EN]
	}
	if c.Sort != db.CharacterCard {
		out["cost"], out["vp"] = fmt.Sprint(c.Cost), fmt.Sprint(c.VP)
	}
	if c.Stars != nil {
		out["vp"] = "*"
	}
	yes("defense", c.Defense != nil)
	yes("first-appearance", len(c.Appear) > 0)
	yes("stays", c.Stays)
	yes("outside", c.Outside)
	return out
}

// TestPrintedFacts holds every number and word of every card against the list, and the list against the cards.
func TestPrintedFacts(t *testing.T) {
	byID := map[string]*db.Card{}
	for i := range parts().Cards[1:] {
		if c := &parts().Cards[i+1]; !c.Test {
			byID[c.ID] = c
		}
	}
	for line := range strings.Lines(printedFacts) {
		parts := strings.Split(strings.TrimSpace(line), " | ")
		c := byID[parts[0]]
		if c == nil {
			t.Errorf("%s is not declared: %s", parts[0], line)
			continue
		}
		delete(byID, parts[0])
		has := declared(c)
		for _, part := range parts[1:] {
			name, want, _ := strings.Cut(part, "=")
			if has[name] != want {
				t.Errorf("%s: %s is %q and printed %q", parts[0], name, has[name], want)
			}
			delete(has, name)
		}
		for name, value := range has {
			t.Errorf("%s: %s is %q and not printed", parts[0], name, value)
		}
	}
	for id, c := range byID {
		if !c.Outside { // a promo card may have come out after the list was made
			t.Errorf("%s is declared and not in the list", id)
		}
	}
}
