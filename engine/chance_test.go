package engine_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	. "tablereferee/engine"
)

// shuffles lays cards in the deck of a toy game, in the order given, shuffles it and gives the names from top to
// bottom.
func shuffles(t *testing.T, seed uint64, times int, names ...string) []string {
	g := newToy(t, toyRules(waits, nil, toyCard{"A", 3, nil}, toyCard{"B", 3, nil}, toyCard{"C", 3, nil},
		toyCard{"D", 3, nil}, toyCard{"E", 3, nil}, toyCard{"F", 1, nil}), 2)
	g.Reseed(seed)
	g.lay(toyDeck, names...)
	for range times {
		g.Do(Event{Kind: toyShuffles, To: toyDeck, Cite: Cite(toyMoves)})
	}
	return g.zoneNames(toyDeck)
}

// TestACardMoreTakesItsPlace: where a pile has one card more, all others lie as they did without it.
func TestACardMoreTakesItsPlace(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		seed, times := rapid.Uint64().Draw(r, "seed"), rapid.IntRange(1, 3).Draw(r, "times")
		names := rapid.Permutation([]string{"A", "A", "B", "C", "C", "C", "D", "E"}).Draw(r, "names")
		before := shuffles(t, seed, times, names...)
		more := slices.Insert(slices.Clone(names), rapid.IntRange(0, len(names)).Draw(r, "at"), "F")
		after := shuffles(t, seed, times, more...)
		if got := slices.DeleteFunc(after, func(n string) bool { return n == "F" }); !slices.Equal(got, before) {
			t.Fatalf("without the new card the pile is %v, and was %v", got, before)
		}
	})
}

// TestAShuffleIsOfCardsNotOfAnOrder: what lay where before does not matter, nor how often anything else was shuffled.
func TestAShuffleIsOfCardsNotOfAnOrder(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		seed := rapid.Uint64().Draw(r, "seed")
		names := []string{"A", "A", "B", "C", "C", "D", "E"}
		want := shuffles(t, seed, 1, names...)
		if got := shuffles(t, seed, 1, rapid.Permutation(names).Draw(r, "names")...); !slices.Equal(got, want) {
			t.Fatalf("%v, and from another order %v", want, got)
		}
	})
	a, b := walker(waits, 1), walker(waits, 1)
	b.Do(Event{Kind: toyShuffles, To: toyGrave, Cite: Cite(toyMoves)})
	b.Pick(toyRow)
	b.Throw(6)
	for _, m := range []*Match{a, b} {
		m.Do(Event{Kind: toyShuffles, To: toyDeck, Cite: Cite(toyMoves)})
	}
	if x, y := slices.Collect(a.Cards(toyDeck)), slices.Collect(b.Cards(toyDeck)); !slices.Equal(x, y) {
		t.Errorf("chance drawn elsewhere changed the deck: %v, %v", x, y)
	}
	if slices.Equal(shuffles(t, 1, 1, "A", "B", "C", "D", "E"), shuffles(t, 1, 2, "A", "B", "C", "D", "E")) {
		t.Error("the second shuffle is the first one again")
	}
	if slices.Equal(shuffles(t, 1, 1, "A", "B", "C", "D", "E"), shuffles(t, 3, 1, "A", "B", "C", "D", "E")) {
		t.Error("another seed gives the same shuffle")
	}
}

// TestPickIsEvenAndOfCards: every card comes up as often, whatever the order of the zone; an empty one gives none.
func TestPickIsEvenAndOfCards(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	seen := map[string]int{}
	const rounds = 4000
	for seed := range uint64(rounds) {
		pick := func(names ...string) string {
			g := newToy(t, toyRules(waits, nil, toyCard{"A", 1, nil}, toyCard{"B", 2, nil}, toyCard{"C", 1, nil}), 2)
			g.Reseed(seed)
			g.lay(toyRow, names...)
			c := g.Pick(toyRow)
			if c == 0 {
				return ""
			}
			return g.Rules.Cards[g.Def(c)].Name[EN]
		}
		first := pick("A", "B", "B", "C")
		if second := pick("C", "B", "A", "B"); second != first {
			t.Fatalf("seed %d picks %s, and in another order %s", seed, first, second)
		}
		if none := pick(); none != "" {
			t.Fatalf("%s was picked from nothing", none)
		}
		seen[first]++
	}
	for name, share := range map[string]int{"A": 1, "B": 2, "C": 1} {
		if n, want := seen[name], rounds*share/4; n < want*85/100 || n > want*115/100 {
			t.Errorf("%s came up %d times of %d, expected about %d", name, n, rounds, want)
		}
	}
}

// TestKeysOfChanceTellNamesApart: ids that chance knows by the same number would share a stream.
func TestKeysOfChanceTellNamesApart(t *testing.T) {
	seen := map[uint64]string{}
	for _, id := range []string{"", "a", "b", "ab", "ba", "deck", "discard", "hand", "encounter_deck",
		"encounter_discard"} {
		if other, ok := seen[NameKey(id)]; ok {
			t.Errorf("%q and %q have the same number", id, other)
		}
		seen[NameKey(id)] = id
	}
	for bit := range 64 {
		if Mixed(1<<bit) == Mixed(0) {
			t.Errorf("bit %d is lost", bit)
		}
	}
}
