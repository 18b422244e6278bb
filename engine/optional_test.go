package engine_test

import (
	"testing"

	. "tablereferee/engine"
)

// What a player is asked in a window: of the optional abilities that may still act, each that is not the same as
// another.

func TestWhatIsNoLongerPossibleHidesNothingBehindIt(t *testing.T) {
	horn := ability(React, false, func(m *Match, a *Acting) {
		m.Do(Event{Kind: toySets, Actor: 0, Player: 0, N: 1, Cite: Cite(toyMoves)})
	}, toyGets)
	drum := ability(React, false, nil, toyGets)
	drum.If = func(m *Match, a *Acting) bool { return m.Count(0, toyLuck) == 0 }
	r := toyRules(rounds, nil,
		toyCard{"Horn", 1, []Ability{horn}}, toyCard{"Drum", 1, []Ability{drum}},
		toyCard{"Fife", 1, may(React, toyGets)})
	g := newToy(t, r, 1, "Ann uses Horn", "Ann uses Fife")
	g.lay(g.Zone(0, toyBoard), "Horn", "Drum", "Fife")
	g.gets(0, 1)
	g.tells(`
		Ann gets +1 (now 1)
		  use it? Ann uses Horn; or: uses Drum, uses Fife, declines
		  Horn acts for Ann
		    Ann's luck is 1
		  use it? Ann uses Fife; or: declines
		  Fife acts for Ann
		`)
}

func TestACopyWithAMarkIsAnotherCard(t *testing.T) {
	r := toyRules(rounds, nil, toyCard{"Drum", 3, may(React, toyGets)})
	for _, c := range []struct {
		hurt []int // which of the three
		want int   // answers, besides to decline
	}{{nil, 1}, {[]int{1}, 2}, {[]int{3}, 2}, {[]int{2, 3}, 3}, {[]int{1, 2, 3}, 3}} {
		g := newToy(t, r, 1)
		asked := 0
		g.Decider = decide(func(_ *Match, q *Question) int {
			asked = len(q.Answers) - 1
			return len(q.Answers) - 1
		})
		g.lay(g.Zone(0, toyBoard), "Drum", "Drum", "Drum")
		for _, n := range c.hurt {
			g.Do(Event{Kind: toyHurts, Actor: 0, Player: 0, Card: g.card("Drum", n), N: int32(n), Cite: Cite(toyMoves)})
		}
		g.gets(0, 1)
		if asked != c.want {
			t.Errorf("%v hurt: %d answers, not %d", c.hurt, asked, c.want)
		}
	}
}

// TestAnEventHappensUnlessItIsCancelled: what interrupts it and changes it does not keep it from happening.
func TestAnEventHappensUnlessItIsCancelled(t *testing.T) {
	more := ability(Interrupt, true, func(_ *Match, a *Acting) { a.Event.N++ }, toyGets)
	veto := ability(Interrupt, true, func(_ *Match, a *Acting) { a.Event.Kind = NoKind }, toyGets)
	for _, c := range []struct {
		card string
		do   Ability
		want int
	}{{"Mirror", more, 4}, {"Veto", veto, 0}} {
		r := toyRules(waits, nil, toyCard{c.card, 1, []Ability{c.do}})
		g := newToy(t, r, 2)
		g.lay(g.Zone(1, toyBoard), c.card)
		g.gets(0, 3)
		if got := g.Count(0, toyPoints); got != c.want {
			t.Errorf("%s: %d points, not %d", c.card, got, c.want)
		}
	}
}
