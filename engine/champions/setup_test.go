package champions

import (
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
)

// TestSetUpThatCannotBeCut: a pile that is to hold more cards than there are, or fewer than are to lie on top of it, is
// no table; nor is a moment that does not fit.
func TestSetUpThatCannotBeCut(t *testing.T) {
	deck := engine.Zone(len(sharedZones()) + PlayerDeck)
	for _, c := range []struct {
		name, want string
		change     func(s *engine.Setup)
	}{
		{"more than the encounter deck has", "no more than", func(s *engine.Setup) {
			s.Sizes = map[engine.Zone]int{EncounterDeck: 500}
		}},
		{"more than a player's deck has", "no more than", func(s *engine.Setup) {
			s.Sizes = map[engine.Zone]int{deck: 500}
		}},
		{"fewer than lie on top", "are to lie on top", func(s *engine.Setup) {
			s.Sizes = map[engine.Zone]int{EncounterDeck: 1}
			s.Zones = []engine.ZoneSetup{{Zone: EncounterDeck, Top: true,
				Cards: []engine.Def{box().Def("advance"), box().Def("assault")}}}
		}},
	} {
		s := &engine.Setup{Seed: 1, Players: []engine.SeatSetup{{Name: "Ann", Character: box().Def("spider-man")}}}
		c.change(s)
		if _, err := start(box(), rules(), s, nil); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

// TestNothingComesBeforeASetUpThatIsPlayed: no step, no turn, no round and no cut deck.
func TestNothingComesBeforeASetUpThatIsPlayed(t *testing.T) {
	round := slices.IndexFunc(counts(), func(c engine.CounterInfo) bool { return c.ID == "round" })
	for name, change := range map[string]func(s *engine.Setup){
		"a step": func(s *engine.Setup) { s.At = 1 },
		"a turn": func(s *engine.Setup) { s.Turn = 1 },
		"a round": func(s *engine.Setup) {
			s.Counts = []engine.CountSetup{{Player: engine.NoPlayer, Info: round, N: 1}}
		},
		"a cut deck": func(s *engine.Setup) { s.Sizes = map[engine.Zone]int{EncounterDeck: 10} },
	} {
		s := &engine.Setup{Seed: 1, Players: []engine.SeatSetup{{Name: "Ann", Character: box().Def("spider-man")}}}
		if _, err := start(box(), rules(), s, engine.First{}); err != nil {
			t.Fatal(err)
		}
		change(s)
		if _, err := start(box(), rules(), s, engine.First{}); err == nil ||
			!strings.Contains(err.Error(), "begins there") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestHeroesTogetherHaveLegalDecks: whichever heroes play together, also two who start with one aspect, the box gives
// each of them a deck that keeps the rules (mc.deck.size, mc.deck.one-aspect).
func TestHeroesTogetherHaveLegalDecks(t *testing.T) {
	heroes := box().heroes()
	if len(heroes) != 5 {
		t.Errorf("%d heroes can be played", len(heroes))
	}
	for _, seats := range orders(len(heroes), mostPlayers) {
		s := &engine.Setup{Seed: 1}
		for i, h := range seats {
			s.Players = append(s.Players, engine.SeatSetup{Name: string(rune('A' + i)), Character: heroes[h]})
		}
		m, err := start(box(), rules(), s, nil)
		if err != nil {
			t.Fatal(err)
		}
		g := On(m)
		for p := range engine.Player(g.Seats()) {
			deck := Deck{Hero: heroes[seats[p]]}
			for _, k := range [...]int{PlayerDeck, Hand} {
				for c := range g.Cards(g.Zone(p, k)) {
					deck.Cards = append(deck.Cards, g.Def(c))
				}
			}
			if bad := deck.check(box(), rules()); bad != nil {
				t.Errorf("%v, player %d: %v", seats, p, bad)
			}
		}
	}
}

// orders are all ways to seat some of so many.
func orders(n, seats int) [][]int {
	out := [][]int{nil}
	for range seats {
		var more [][]int
		for _, o := range out {
			for h := range n {
				if !slices.Contains(o, h) {
					more = append(more, append(slices.Clone(o), h))
				}
			}
		}
		out = more
	}
	return out
}

// TestTheHandIsDrawnFromBelowTheTop: what a script wants on top of a deck stays there, and of a deck that it fixes the
// cards on top are the hand.
func TestTheHandIsDrawnFromBelowTheTop(t *testing.T) {
	deck, hand := engine.Zone(len(sharedZones())+PlayerDeck), engine.Zone(len(sharedZones())+Hand)
	energy, genius := box().Def("energy"), box().Def("genius")
	lay := func(top bool, cards ...engine.Def) *engine.Match {
		m, err := start(box(), rules(), &engine.Setup{Seed: 1,
			Players: []engine.SeatSetup{{Name: "Ann", Character: box().Def("tony-stark")}},
			Zones:   []engine.ZoneSetup{{Zone: deck, Top: top, Cards: cards}}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	m := lay(true, energy, genius)
	if n := m.Len(hand); n != 6 {
		t.Errorf("a hand of %d", n)
	}
	if c := m.Top(deck); m.Def(c) != energy || m.Def(m.Below(c)) != genius {
		t.Error("what was laid on top does not lie there")
	}
	if m = lay(false, energy, genius); m.Len(hand) != 2 || m.Len(deck) != 0 {
		t.Errorf("of a deck of two cards %d are in the hand", m.Len(hand))
	}
}
