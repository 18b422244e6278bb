package desk_test

import (
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/referee/desk"
)

// TestOwnCards: cards of somebody's own are played with in the scenarios of the shelf, in scripts and at tables that
// are laid out; a printed card that they change is changed everywhere.
func TestOwnCards(t *testing.T) {
	const scene = `
scenario "A rod" { game = "forever-evil" }
local ann, ben = players { { "Ann", hand = { "Lightning Rod", "Kick" } }, { "Ben" } }
ann:plays "Lightning Rod"
expect(ann.power):is(2)
ann:plays "Kick"
expect(ann.power):is(7)
`
	files := map[string]string{
		"scenarios/rod.lua": scene,
		"cards/forever-evil/0000.lua": `all { game = "forever-evil" }
card "Lightning Rod" { type = "Equipment", cost = 3, play = power(2) }
card "Kick" { play = power(5) }
`,
	}
	d := shelve(t, files)
	for _, r := range []desk.Request{{Do: "run", Name: "rod"}, {Do: "run", Script: scene}, {Do: "story", Name: "rod"},
		{Do: "open", Name: "rod", Resume: true}, {Do: "open", Script: scene}} {
		if out := tell(t, d, r); out.Wrong != nil {
			t.Errorf("%+v: %s", r, out.Wrong.Says[engine.EN])
		}
	}
	draft := &desk.Draft{Game: "forever-evil", Lines: []desk.Line{{Word: "hand", Player: "Ann", Said: "Lightning Rod"}},
		Players: []string{"Ann", "Ben"}}
	if out := tell(t, d, desk.Request{Do: "lay", Draft: draft}); out.Wrong != nil {
		t.Errorf("laid out: %s", out.Wrong.Says[engine.EN])
	} else if out = tell(t, d, desk.Request{Do: "answer", Said: "plays Lightning Rod"}); out.Wrong != nil {
		t.Errorf("played: %s", out.Wrong.Says[engine.EN])
	}
	out := tell(t, d, desk.Request{Do: "places", Game: "forever-evil"})
	if !slices.ContainsFunc(out.Game.Cards, func(c desk.Named) bool { return c.Name[engine.EN] == "Lightning Rod" }) {
		t.Error("not among the cards of a table")
	}
	out = tell(t, d, desk.Request{Do: "words", Game: "forever-evil"})
	if !slices.ContainsFunc(out.Words.Cards, func(c desk.Named) bool { return c.Name[engine.EN] == "Lightning Rod" }) {
		t.Error("not among the words of a script")
	}

	files["games"] = "forever-evil rivals"
	d = shelve(t, files)
	if out = tell(t, d, desk.Request{Do: "run", Name: "rod"}); out.Wrong != nil {
		t.Errorf("with fewer games: %s", out.Wrong.Says[engine.EN])
	}
	if out = tell(t, d, desk.Request{Do: "places", Game: "metal"}); out.Wrong == nil {
		t.Error("a game that is not played")
	}
	delete(files, "cards/forever-evil/0000.lua")
	out = tell(t, shelve(t, files), desk.Request{Do: "run", Name: "rod"})
	if out.Wrong == nil || !strings.Contains(out.Wrong.Says[engine.EN], "Lightning Rod") {
		t.Errorf("without them: %+v", out.Wrong)
	}
}
