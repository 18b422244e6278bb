package champions

import (
	"errors"
	"testing"

	"tablereferee/engine"
)

// TestAttacksAndRevealsWithinEachOtherEnd: what the innermost one knows of those around it does not move, so there are only so many; one
// more ends the match with an error and not in disorder.
func TestAttacksAndRevealsWithinEachOtherEnd(t *testing.T) {
	for _, c := range []struct {
		name string
		full func(g *Game)
		do   func(g *Game)
	}{
		{"attacks", func(g *Game) { g.attacks = g.attacks[:cap(g.attacks)] },
			func(g *Game) { g.Attack(By{Player: 0}, g.identity(0), g.villain(), 1, attack{}) }},
		{"reveals", func(g *Game) { g.reveals = g.reveals[:cap(g.reveals)] },
			func(g *Game) { g.Reveal(By{Player: 0}, 0, g.Top(EncounterDeck)) }},
	} {
		m, err := start(rules(), &engine.Setup{Seed: 1, Players: []engine.SeatSetup{{Name: "Ann"}}}, engine.NewRandom(1))
		if err != nil {
			t.Fatal(err)
		}
		g := On(m)
		c.full(g)
		if err := m.Run(func() { c.do(g) }); !errors.Is(err, engine.ErrLimit) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

// TestAnAttackOnWhatHasLeftPlay: it hits nothing, by the rule, and by no clause of a card. No card of the box takes a target away between the
// choice and the attack, so no scenario can show it.
func TestAnAttackOnWhatHasLeftPlay(t *testing.T) {
	m, err := start(rules(), &engine.Setup{Seed: 1, Players: []engine.SeatSetup{{Name: "Ann"}}}, engine.NewRandom(1))
	if err != nil {
		t.Fatal(err)
	}
	g := On(m)
	g.Log = engine.NewLog(&g.Match, []string{"Ann"})
	gone := g.Top(EncounterDeck)
	dealt := -1
	if err := m.Run(func() { dealt = g.Attack(g.mine(0, g.identity(0)), g.identity(0), gone, 3, attack{}) }); err != nil {
		t.Fatal(err)
	}
	e := g.Log.Events[len(g.Log.Events)-1]
	if e.Kind != Nothing || e.Cite != engine.Cite(InPlayTargetInPlay) || g.Sustained(gone) != 0 || dealt != 0 {
		t.Errorf("the last thing that happens is %v, by %v", e.Kind, e.Cite)
	}
}
