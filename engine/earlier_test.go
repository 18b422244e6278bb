package engine

import (
	"strings"
	"testing"
)

// TestEarlierIsSeenWhereverItIsSaid: what has happened before may be said of a player, of any card, and of anything
// attached to one.
func TestEarlierIsSeenWhereverItIsSaid(t *testing.T) {
	done := Marks{Earlier: 1}
	on := func(with ...Marked) []ZoneSetup {
		return []ZoneSetup{{Cards: []Def{1}}, {Cards: []Def{1, 1}, Marks: []Marks{{}, {With: with}}}}
	}
	rules := &Rules{CountInfo: []CounterInfo{{}, {Earlier: true}}}
	for name, s := range map[string]*Setup{
		"a number": {Counts: []CountSetup{{Info: 0, N: 1}, {Info: 1, N: 2}}},
		"a player": {Players: []SeatSetup{{}, {Earlier: 1}}},
		"a card": {Zones: []ZoneSetup{{Cards: []Def{1}},
			{Cards: []Def{1, 1}, Marks: []Marks{{}, done}}}},
		"what is attached":      {Zones: on(Marked{Marks: done})},
		"the second attached":   {Zones: on(Marked{}, Marked{Marks: done})},
		"attached to the other": {Zones: on(Marked{}, Marked{Marks: Marks{With: []Marked{{}, {Marks: done}}}})},
	} {
		if !s.Earlier(rules) {
			t.Errorf("%s: not seen", name)
		}
	}
	if s := (&Setup{Players: []SeatSetup{{}}, Zones: on(Marked{}, Marked{}),
		Counts: []CountSetup{{Info: 0, N: 1}, {Info: 1}}}); s.Earlier(rules) {
		t.Error("seen where nothing is said")
	}
}

// TestAnUnknownEffectIsToldInBothLanguages and names the card in each.
func TestAnUnknownEffectIsToldInBothLanguages(t *testing.T) {
	err := &UnknownEffect{Card: Text{"Bell", "Cloche"}, Clause: "toy.acts"}
	for l, name := range [...]string{EN: "Bell", FR: "Cloche"} {
		if said := Tell(err, Lang(l)); !strings.Contains(said, name) {
			t.Errorf("language %d: %q", l, said)
		}
	}
	if err.Error() != Tell(err, EN) {
		t.Errorf("as a plain error: %q", err.Error())
	}
}
