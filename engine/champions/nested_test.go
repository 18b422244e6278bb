package champions

import (
	"errors"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// TestAttacksAndRevealsWithinEachOtherEnd: what the innermost one knows of those around it does not move, so there are
// only so many; one more ends the match with an error and not in disorder.
func TestAttacksAndRevealsWithinEachOtherEnd(t *testing.T) {
	for _, c := range []struct {
		name string
		full func(g *Match)
		do   func(g *Match)
	}{
		{"attacks", func(g *Match) { g.attacks = g.attacks[:cap(g.attacks)] },
			func(g *Match) { g.Attack(By{Player: 0}, g.identity(0), g.villain(), 1, attack{}) }},
		{"reveals", func(g *Match) { g.reveals = g.reveals[:cap(g.reveals)] },
			func(g *Match) { g.Reveal(By{Player: 0}, 0, g.Top(EncounterDeck)) }},
	} {
		m, err := start(box(), rules(), &engine.Setup{Seed: 1, Players: []engine.SeatSetup{{Name: "Ann"}}},
			engine.NewRandom(1))
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

// TestAnAttackOnWhatHasLeftPlay: it hits nothing, by the rule, and by no clause of a card. No card of the box takes a
// target away between the choice and the attack, so no scenario can show it.
func TestAnAttackOnWhatHasLeftPlay(t *testing.T) {
	m, err := start(box(), rules(), &engine.Setup{Seed: 1, Players: []engine.SeatSetup{{Name: "Ann"}}},
		engine.NewRandom(1))
	if err != nil {
		t.Fatal(err)
	}
	g := On(m)
	g.Log = engine.NewLog(&g.Match, []string{"Ann"})
	gone := g.Top(EncounterDeck)
	dealt := -1
	if err := m.Run(func() {
		dealt = g.Attack(g.mine(0, g.identity(0)), g.identity(0), gone, 3, attack{})
	}); err != nil {
		t.Fatal(err)
	}
	e := g.Log.Events[len(g.Log.Events)-1]
	if e.Kind != Nothing || e.Cite != engine.Cite(book.InPlayTargetInPlay) || g.Sustained(gone) != 0 || dealt != 0 {
		t.Errorf("the last thing that happens is %v, by %v", e.Kind, e.Cite)
	}
}

// TestOverkillIsOfTheAttacksOfItsCard: what a minion did not need of an attack spills over to the villain, where
// whoever attacks has the keyword.
func TestOverkillIsOfTheAttacksOfItsCard(t *testing.T) {
	for _, has := range []bool{false, true} {
		m, err := start(box(), rules(), &engine.Setup{Seed: 1, Players: []engine.SeatSetup{{Name: "Ann"}}},
			engine.NewRandom(1))
		if err != nil {
			t.Fatal(err)
		}
		g := On(m)
		minion := g.find("hydra-mercenary")
		for c := engine.CardID(1); minion == 0; c++ {
			if g.Card(c).ID == "hydra-mercenary" {
				minion = c
			}
		}
		who := g.Card(g.identity(0))
		who.Overkill = has
		err = m.Run(func() {
			g.enterMinion(By{Player: 0}, minion, 0)
			g.Attack(g.mine(0, g.identity(0)), g.identity(0), minion, 5, attack{})
		})
		who.Overkill = false
		if err != nil {
			t.Fatal(err)
		}
		if spilt := g.Sustained(g.villain()); (spilt > 0) != has {
			t.Errorf("with overkill %v, the villain takes %d", has, spilt)
		}
	}
}
