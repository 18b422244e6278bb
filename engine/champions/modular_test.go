package champions

import (
	"testing"

	"tablereferee/engine"
)

// TestARandomModularSetIsAnyOfThem: the seed draws one of the modular sets whose cards are all defined, and each of
// them comes.
func TestARandomModularSetIsAnyOfThem(t *testing.T) {
	drawn := map[Set]int{}
	for seed := range uint64(60) {
		s := &engine.Setup{Seed: seed, Options: map[string]int{"random_modular": 1},
			Players: []engine.SeatSetup{{Name: "Ann"}}}
		m, err := start(box(), rules(), s, engine.NewRandom(seed))
		if err != nil {
			t.Fatal(err)
		}
		g, sets := On(m), map[Set]bool{}
		for c := range g.Cards(EncounterDeck) {
			if set := g.Card(c).Set; box().sets[set].isModular() {
				sets[set] = true
			}
		}
		if len(sets) != 1 {
			t.Fatalf("seed %d: modular sets in the deck: %v", seed, sets)
		}
		for set := range sets {
			drawn[set]++
		}
	}
	for _, x := range box().modularSets() {
		if known := len(box().undefined(x)) == 0; known != (drawn[x] > 0) {
			t.Errorf("%s: drawn %d times of 60, all its cards defined: %v", box().sets[x].word, drawn[x], known)
		}
	}
}
