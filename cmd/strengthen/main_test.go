package main

import (
	"os"
	"strings"
	"testing"

	"tablereferee/engine"
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

// TestPlay: the same games are played alike, and what is learned of them is written by name.
func TestPlay(t *testing.T) {
	a, won := play(4, 11, 1, []string{"rhino", "klaw"})
	b, again := play(4, 11, 1, []string{"rhino", "klaw"})
	if len(a) == 0 || len(a) != len(b) || won != again || text(fit(a)) != text(fit(b)) {
		t.Errorf("%d samples and %d won, then %d and %d", len(a), won, len(b), again)
	}
}

// TestWhatIsLearnedIsSorted: the file is written in order, so that two of them can be compared.
func TestWhatIsLearnedIsSorted(t *testing.T) {
	data, err := os.ReadFile("../../engine/champions/strong_learned.txt")
	if err != nil {
		t.Fatal(err)
	}
	last := ""
	for line := range strings.Lines(string(data)) {
		if line <= last {
			t.Errorf("%q after %q", line, last)
		}
		last = line
	}
}
