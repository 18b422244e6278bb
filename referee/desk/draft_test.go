package desk_test

import (
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/referee/desk"
)

// TestPlaces: of each game it is told what may be laid out, and with what, in both languages.
func TestPlaces(t *testing.T) {
	d := &desk.Desk{}
	for _, g := range games.All() {
		for _, e := range g.Editions {
			r := tell(t, d, desk.Request{Do: "places", Game: g.ID, Edition: e})
			if r.Wrong != nil || r.Game == nil || r.Game.Edition != e || len(r.Game.Places) < 10 ||
				len(r.Game.Cards) < 50 || len(r.Game.Characters) < 5 || len(r.Game.Steps) == 0 || r.Game.Least < 1 {
				t.Fatalf("%s: %+v, %+v", g.ID, r.Wrong, r.Game)
			}
			for _, c := range r.Game.Cards {
				if c.Name[engine.EN] == "" || c.Type == nil {
					t.Errorf("%s: %+v", g.ID, c)
				}
			}
		}
	}
	for _, r := range []desk.Request{{Do: "places"}, {Do: "places", Game: "chess"},
		{Do: "places", Game: "metal", Edition: "xx"}} {
		if tell(t, d, r).Wrong == nil {
			t.Errorf("%+v is told", r)
		}
	}
}

// TestLay: what a draft lays out is played, and its script opens to the same table.
func TestLay(t *testing.T) {
	d := &desk.Desk{}
	for _, draft := range []desk.Draft{
		{Game: "forever-evil", Players: []string{"Ann", "Ben"}, Lines: []desk.Line{{"hand", "Ann", "2 Punch, Kick"},
			{"line_up", "", "Giganta"}, {"weakness", "", "1"}, {"turn", "", "Ann"}, {"power", "Ann", "3"}}},
		{Game: "champions", Players: []string{"<b>Ann", "Z\u200bo\u00e9"}, Seed: "7", Lines: []desk.Line{
			{"scenario", "", "rhino"}, {"identity", "<b>Ann", "Spider-Man (damage 2, exhausted)"},
			{"engaged", "Zo\u00e9", "Shocker (damage 1)"}, {"expert", "", "yes"}}},
		{Game: "metal"}, {Game: "rivals", Seed: "3"},
	} {
		r := tell(t, d, desk.Request{Do: "lay", Draft: &draft})
		if r.Wrong != nil || len(r.Live.Begin) == 0 || r.Live.Question == nil {
			t.Fatalf("%s: %+v", draft.Game, r.Wrong)
		}
		for range 2 {
			if r = tell(t, d, desk.Request{Do: "give"}); r.Wrong != nil {
				t.Fatalf("%s: %+v", draft.Game, r.Wrong)
			}
		}
		all := tell(t, d, desk.Request{Do: "log"}).Log
		script := tell(t, d, desk.Request{Do: "script"}).Script
		stood := tell(t, d, desk.Request{Do: "look"})
		again := tell(t, &desk.Desk{}, desk.Request{Do: "open", Script: script, Resume: true})
		if again.Wrong != nil || len(again.Live.Begin) != len(stood.Live.Begin) || again.Live.At != 2 || len(all) == 0 {
			t.Fatalf("%s: %+v", draft.Game, again.Wrong)
		}
		for key, part := range stood.Live.Begin {
			if string(again.Live.Begin[key]) != string(part) {
				t.Errorf("%s: %s is %s, and was %s", draft.Game, key, again.Live.Begin[key], part)
			}
		}
	}
}

// TestLaidWrong: what is wrong is told of its line, in both languages and not in the words of scripts or flags.
func TestLaidWrong(t *testing.T) {
	line := func(word, player, said string) []desk.Line {
		return []desk.Line{{"weakness", "", "1"}, {word, player, said}}
	}
	for i, c := range []struct {
		lines []desk.Line
		line  int
		says  string
	}{
		{line("hand", "Ann", "Punsh"), 2, `did you mean "Punch"`},
		{line("hand", "Cleo", "Punch"), 2, "no player is called"},
		{line("hands", "", "Punch"), 2, "nothing that can be laid out"},
		{line("turn", "", "Bn"), 2, `did you mean "Ben"`},
		{line("power", "Ann", "lots"), 2, "whole number"},
		{line("line_up", "", "30 Catwoman"), 2, "this set-up is impossible"},
		{line("deck", "Ben", "40 Punch"), 2, "allow what no real game could hold"},
		{line("hand", "Ann", strings.Repeat("Punch, ", 9_000)), 2, "too long"},
		{make([]desk.Line, 1_000), 0, "at most"},
		{nil, 0, ""},
	} {
		r := tell(t, &desk.Desk{}, desk.Request{Do: "lay", Draft: &desk.Draft{Game: "forever-evil",
			Players: []string{"Ann", "Ben"}, Lines: c.lines}})
		switch {
		case c.says == "" && r.Wrong == nil:
		case r.Wrong == nil || r.Wrong.Line != c.line || !strings.Contains(r.Wrong.Says[engine.EN], c.says):
			t.Errorf("%d: %+v", i, r.Wrong)
		case strings.Contains(r.Wrong.Says[engine.EN], "--") || r.Wrong.Says[engine.EN] == r.Wrong.Says[engine.FR]:
			t.Errorf("%d: %q", i, r.Wrong.Says)
		}
	}
	for _, draft := range []*desk.Draft{nil, {Game: "chess"}, {Game: "metal", Seed: "many"}, {Game: "metal", Edition: "x"},
		{Game: "rivals", Players: []string{"A:B", "C"}}, {Game: "rivals", Players: []string{"A", " "}},
		{Game: "rivals", Players: []string{"A", "A\u200b"}},
		{Game: "rivals", Players: []string{"A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M"}}} {
		if tell(t, &desk.Desk{}, desk.Request{Do: "lay", Draft: draft}).Wrong == nil {
			t.Errorf("%+v is laid out", draft)
		}
	}
}
