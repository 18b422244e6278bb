package main

import (
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/golden"
	"tablereferee/scenarios"
)

// TestMentioning holds what golden files mention against what playing all scenarios tells of every card: none of those
// in which a card is named, or does what its text says, is passed over.
func TestMentioning(t *testing.T) {
	if testing.Short() {
		t.Skip("every card at every scenario, one after the other")
	}
	t.Chdir(t.TempDir())
	a := &app{scenarios: scenarios.FS, golden: golden.FS, env: func(string) string { return "" }}
	lib, err := a.library()
	if err != nil {
		t.Fatal(err)
	}
	all, err := lib.playAll(t.Context(), 0)
	if err != nil {
		t.Fatal(err)
	}
	logs := map[string][]byte{}
	for i := range all.Cases {
		name := all.Cases[i].Name
		if logs[name], err = lib.golden.Read(name); err != nil {
			t.Fatal(err)
		}
	}
	for _, g := range games.All() {
		r := g.Rules(g.Editions[0])
		for d := 1; d < len(r.Cards); d++ {
			card := &r.Cards[d]
			ids := map[string]bool{card.ID: true}
			for i := range all.Cases {
				if c := &all.Cases[i]; c.Names(ids) && !mentions(logs[c.Name], []string{card.Name[engine.EN]}) {
					t.Errorf("%s: %s is named, and its golden file does not say so", c.Name, card.ID)
				}
			}
			own, _ := g.Book.ClausesOf(card)
			for _, k := range own {
				for _, name := range playedIn(all, g, []engine.Clause{k}, engine.EN) {
					if !mentions(logs[name], []string{g.Book.ID(k)}) {
						t.Errorf("%s: %s acts, and its golden file does not say so", name, g.Book.ID(k))
					}
				}
			}
		}
	}
}
