package main

import (
	"maps"
	"os"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/champions"
	"tablereferee/engine/games"
)

// TestFit: what goes with games that are won is worth something, what goes with lost ones costs, and chance is neither.
func TestFit(t *testing.T) {
	rng := engine.NewPCG(3)
	var all []sample
	for range 4000 {
		s := sample{y: float64(rng.Below(2))}
		add := func(name string, n int) {
			s.names, s.x = append(s.names, name), append(s.x, float64(n))
		}
		add("always", 100)
		add("any", rng.Below(10))
		if won := s.y > 0; won == (rng.Below(10) < 8) {
			add("good", 10)
		} else {
			add("bad", 10)
		}
		all = append(all, s)
	}
	all[0].names, all[0].x = append(all[0].names, "rare"), append(all[0].x, 5)
	w := fit(all)
	if w["good"] < 50 || w["bad"] > -50 || w["any"] < -20 || w["any"] > 20 {
		t.Errorf("learned %v", w)
	}
	if _, ok := w["rare"]; ok {
		t.Errorf("learned of one sample: %v", w)
	}
}

// TestPlay: the same games are played alike.
func TestPlay(t *testing.T) {
	a, won := play(4, 11, 1, 50, "klaw")
	b, again := play(4, 11, 1, 50, "klaw")
	if len(a) == 0 || len(a) != len(b) || won != again || !maps.Equal(fit(a), fit(b)) {
		t.Errorf("%d samples and %d won, then %d and %d", len(a), won, len(b), again)
	}
}

// TestText: the file is what is learned, in order.
func TestText(t *testing.T) {
	data, err := os.ReadFile("../../engine/champions/strong_learned.txt")
	if err != nil {
		t.Fatal(err)
	}
	if text(champions.LearnedSoFar()) != string(data) {
		t.Error("what is learned is written otherwise than it stands in the file")
	}
}

// TestWeaken: a villain is laid out with the hit points that are asked for, of all stages.
func TestWeaken(t *testing.T) {
	g := games.Find("champions")
	for _, scenario := range []string{"rhino", "klaw", "ultron"} {
		s := &engine.Setup{Seed: 3, First: engine.NoPlayer, Scenario: scenario,
			Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}}
		left := func() int {
			m, err := g.Start(g.Rules(g.Editions[0]), s, champions.NewHasty(1, 1))
			if err != nil {
				t.Fatal(err)
			}
			c, n := champions.On(m), 0
			for _, z := range []engine.Zone{champions.VillainZone, champions.VillainDeck} {
				for x := range c.Cards(z) {
					n += c.Remaining(x)
				}
			}
			return n
		}
		all := left()
		for _, n := range []int{100, 70, 50, 20} {
			m, err := g.Start(g.Rules(g.Editions[0]), &engine.Setup{Seed: 3, First: engine.NoPlayer, Scenario: scenario,
				Players: s.Players}, champions.NewHasty(1, 1))
			if err != nil {
				t.Fatal(err)
			}
			s.Zones = nil
			weaken(m, s, n)
			if got, want := left(), all-all*(100-n)/100; got != want {
				t.Errorf("%s with %d hundredths: %d hit points, not %d", scenario, n, got, want)
			}
		}
	}
}
