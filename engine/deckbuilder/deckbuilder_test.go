package deckbuilder_test

import (
	"testing"

	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
	fe "tablereferee/engine/foreverevil"
)

// What the shared rules do is tried with the cards and clauses of Forever Evil, on tables laid out by hand.

// layout is a table of two players: whose cards lie where, by name.
type layout struct {
	rules map[engine.Clause]int16
	zones map[engine.Zone][]string         // of the table
	of    [2]map[int][]string              // of each player: by the sort of zone
	marks map[string]engine.Marks          // what lies on the cards of a name
	count map[engine.Player]map[string]int // counters, by their ids
}

// lay sets a table up; what it does not name is as little as the rules allow.
func lay(t *testing.T, l layout) *db.Match {
	t.Helper()
	r := fe.Game.Rules("en")
	if l.rules != nil {
		r = r.Override(l.rules)
	}
	s := &engine.Setup{Seed: 1, First: 0, AsIf: true, Players: []engine.SeatSetup{
		{Name: "Ann", Character: r.FindCard("Lex Luthor")}, {Name: "Ben", Character: r.FindCard("Bizarro")},
	}}
	put := func(z engine.Zone, names []string) {
		zone := engine.ZoneSetup{Zone: z}
		for _, name := range names {
			d := r.FindCard(name)
			if d == 0 {
				t.Fatalf("there is no card called %q", name)
			}
			zone.Cards, zone.Marks = append(zone.Cards, d), append(zone.Marks, l.marks[name])
		}
		s.Zones = append(s.Zones, zone)
	}
	for z := db.MainDeck; z <= db.Destroyed; z++ {
		if names, ok := l.zones[z]; ok {
			put(z, names)
		}
	}
	for p := range l.of {
		for k := db.Hand; k <= db.OnCharacter; k++ {
			put(engine.Zone(len(r.Shared)+p*len(r.PerPlayer)+k), l.of[p][k])
		}
	}
	for p, counts := range l.count {
		for i := range r.CountInfo {
			if n, ok := counts[r.CountInfo[i].ID]; ok {
				s.Counts = append(s.Counts, engine.CountSetup{Player: p, Info: i, N: n})
			}
		}
	}
	m, err := fe.Game.Start(r, s, engine.First{})
	if err != nil {
		t.Fatal(err)
	}
	return db.On(m)
}

// open plays to the first question, gives it to a test, and stops there.
func open(t *testing.T, g *db.Match, look func(q *engine.Question)) {
	t.Helper()
	asked := false
	g.Decider = decide(func(q *engine.Question) int {
		if !asked {
			asked = true
			look(q)
		}
		g.Fail(engine.ErrLimit)
		return 0
	})
	_ = g.Run(func() { fe.Game.Play(&g.Match) })
	if !asked {
		t.Fatal("nothing was asked")
	}
}

type decide func(q *engine.Question) int

func (d decide) Decide(_ *engine.Match, q *engine.Question) int { return d(q) }

// card finds a card by its name where it lies.
func card(g *db.Match, z engine.Zone, name string) engine.CardID {
	d := g.Rules.FindCard(name)
	for c := range g.Cards(z) {
		if g.Def(c) == d {
			return c
		}
	}
	return 0
}
