package champions

import (
	"testing"

	"tablereferee/engine"
)

// TestNamesakesAreFound: what is looked up by title, and by copies, is what a walk through all cards finds.
func TestNamesakesAreFound(t *testing.T) {
	k := box()
	for seed := range uint64(6) {
		m, err := Game.Start(rules(), &engine.Setup{Seed: seed, First: engine.NoPlayer,
			Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cy"}}}, engine.NewRandom(seed))
		if err != nil {
			t.Fatal(err)
		}
		g := On(m)
		for range 100 * seed {
			g.Step()
		}
		found := 0
		for d := engine.Def(1); int(d) < len(k.Cards); d++ {
			any := false
			for c := engine.CardID(1); int(c) <= g.CardCount(); c++ {
				shows := g.Def(c) == d || k.Def(k.Cards[g.Def(c)].Back) == d
				any = any || shows && g.inPlay(c)
			}
			if g.AnyOf(d, g.inPlay) != any {
				t.Errorf("seed %d, %s: %v is said to be in play", seed, k.Cards[d].ID, !any)
			}
		}
		for c := engine.CardID(1); int(c) <= g.CardCount(); c++ {
			want := engine.CardID(0)
			for x := range g.each {
				if x != c && g.Card(x).Unique && clashes(k, k.faces(g.Def(c)), k.faces(g.Def(x))) {
					want = x
					break
				}
			}
			if got := g.namesake(c); got != want {
				t.Errorf("seed %d: %s has the namesake %d, and %d is told", seed, g.Card(c).ID, want, got)
			}
			if want != 0 {
				found++
			}
		}
		if found == 0 {
			t.Errorf("seed %d: no namesake", seed)
		}
	}
}

// clashes is clash by the words themselves.
func clashes(k *Box, a, b [2]*Card) bool {
	for _, x := range a {
		for _, y := range b {
			if p, q := x.other(k), y.other(k); x.title() == y.title() && (p == q || p == "" || q == "") {
				return true
			}
		}
	}
	return false
}
