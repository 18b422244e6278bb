package engine_test

import (
	"testing"

	. "tablereferee/engine"
)

// within plays something as one occurrence.
func (g *toy) within(do func()) {
	g.Begin()
	g.Indent()
	do()
	g.Outdent()
	g.End()
}

func TestOneWindowForOneOccurrence(t *testing.T) {
	g := newToy(t, toyRules(rounds, nil,
		toyCard{"Bell", 1, may(React, toyGets)}, toyCard{"Drum", 1, may(React, toyHurts)},
		toyCard{"Wall", 1, forced(React, toyGets)}), 2,
		"Ben uses Drum", "Ann uses Bell")
	g.lay(g.Zone(0, toyBoard), "Bell", "Wall")
	g.lay(g.Zone(1, toyBoard), "Drum")
	g.Rules.Policy.First = func(*Match, *Event) Player { return 1 }
	g.within(func() {
		g.gets(0, 1)
		g.Do(Event{Kind: toyHurts, Actor: 0, Player: 0, Card: g.card("Wall", 1), N: 2, Cite: Cite(toyCounts)})
	})
	g.tells(`
		  Ann gets +1 (now 1)
		  Wall is hurt +2 (now 2)
		  Wall acts for Ann
		  use it? Ben uses Drum; or: declines
		  Drum acts for Ben
		  use it? Ann uses Bell; or: declines
		  Bell acts for Ann
		`)
}

func TestAnOccurrenceWithinAnOccurrenceHasItsOwnWindow(t *testing.T) {
	g := newToy(t, toyRules(rounds, nil, toyCard{"Wall", 1, forced(React, toyGets)}), 1)
	g.lay(g.Zone(0, toyBoard), "Wall")
	g.within(func() {
		g.gets(0, 1)
		g.within(func() { g.gets(0, 2) })
		g.gets(0, 3)
	})
	g.tells(`
		  Ann gets +1 (now 1)
		    Ann gets +2 (now 3)
		    Wall acts for Ann
		  Ann gets +3 (now 6)
		  Wall acts for Ann
		  Wall acts for Ann
		`)
}

// A card may wait for its own arrival, wherever it comes from, and for the face that it shows only then.
func TestACardAnswersItsOwnArrival(t *testing.T) {
	g := newToy(t, toyRules(rounds, nil, toyCard{"Phoenix", 1, forced(React, toyPlays)}), 1)
	g.lay(toyGrave, "Phoenix")
	g.Do(Event{Kind: toyPlays, Actor: 0, Player: 0, Card: g.card("Phoenix", 1), To: g.Zone(0, toyBoard),
		Cite: Cite(toyMoves)})
	g.tells(`
		Ann plays Phoenix: grave -> Ann board
		  Phoenix acts for Ann
		`)
}

// faced is the toy game with a card of two faces, and kinds of events that turn, attach, shift and take over.
func faced(answers ...Ability) *Rules {
	r := toyRules(rounds, nil, toyCard{"Moth", 1, nil}, toyCard{"Flame", 0, answers}, toyCard{"Candle", 1, nil},
		toyCard{"Lamp", 1, nil})
	moth, flame := r.FindCard("Moth"), r.FindCard("Flame")
	r.Cards[moth].Back, r.Cards[flame].Back = flame, moth
	r.Cards[flame].Copies = 0
	for _, k := range []struct {
		op   Op
		name string
		says string
	}{{TurnOver, "turn-over", "{card} turns over: {back}"}, {Attach, "attach", "{card} is put on {on}: {from} -> {to}"},
		{Shift, "shift", "{card} goes on: {from} -> {to}"}, {TakeOver, "take-over", "{card} takes over from {on}"}} {
		r.Kinds = append(r.Kinds, KindInfo{Name: k.name, Op: k.op, Says: Text{k.says}})
	}
	r.Complete()
	return r
}

const (
	toyFlips = toyKinds + iota
	toyAttaches
	toyShifts
	toySucceeds
)

func TestACardThatTurnsOverIsNamedByTheFaceThatShows(t *testing.T) {
	g := newToy(t, faced(forced(React, toyFlips)...), 1)
	g.lay(g.Zone(0, toyBoard), "Moth")
	c := g.card("Moth", 1)
	g.Do(Event{Kind: toyHurts, Actor: 0, Player: 0, Card: c, N: 1, Cite: Cite(toyCounts)})
	g.Do(Event{Kind: toyFlips, Actor: 0, Player: 0, Card: c, Cite: Cite(toyMoves)})
	g.Do(Event{Kind: toyHurts, Actor: 0, Player: 0, Card: c, N: 1, Cite: Cite(toyCounts)})
	g.tells(`
		Moth is hurt +1 (now 1)
		Moth turns over: Flame
		  Flame acts for Ann
		Flame is hurt +1 (now 2)
		`)
	if back := g.Rules.Cards[g.Def(c)].Name[EN]; back != "Flame" {
		t.Errorf("the card is a %s now", back)
	}
}

func TestAttachedCards(t *testing.T) {
	g := newToy(t, faced(), 2)
	g.lay(g.Zone(0, toyBoard), "Candle")
	candle, lamp, moth := g.card("Candle", 1), g.card("Lamp", 1), g.card("Moth", 1)
	g.Do(Event{Kind: toyAttaches, Actor: 0, Player: 0, Card: moth, To: toyRow, Target: candle, Cite: Cite(toyMoves)})
	if g.HostOf(moth) != candle || g.In(moth) != toyRow {
		t.Fatalf("attached to %d, in %d", g.HostOf(moth), g.In(moth))
	}
	g.Do(Event{Kind: toyHurts, Actor: 0, Player: 0, Card: candle, N: 3, Cite: Cite(toyCounts)})
	stay := g.Ref(candle)
	g.Do(Event{Kind: toyShifts, Actor: 0, Player: 1, Card: candle, To: g.Zone(1, toyBoard), Cite: Cite(toyMoves)})
	if g.Tokens(candle, toyDamage) != 3 || !g.Still(stay) || g.HostOf(moth) != candle {
		t.Errorf("a card that shifts stays the same: %d tokens, still %v, host %d", g.Tokens(candle, toyDamage),
			g.Still(stay), g.HostOf(moth))
	}
	g.Do(Event{Kind: toySucceeds, Actor: 0, Player: 1, Card: lamp, To: g.Zone(1, toyBoard), Target: candle,
		Cite: Cite(toyMoves)})
	if g.Tokens(lamp, toyDamage) != 3 || g.Tokens(candle, toyDamage) != 0 || g.HostOf(moth) != lamp {
		t.Errorf("the successor has %d tokens, the other %d, the moth is on %d", g.Tokens(lamp, toyDamage),
			g.Tokens(candle, toyDamage), g.HostOf(moth))
	}
	g.Do(Event{Kind: toyPlays, Actor: 0, Player: 0, Card: moth, To: toyGrave, Cite: Cite(toyMoves)})
	if g.HostOf(moth) != 0 {
		t.Error("a card that moves on is attached to nothing")
	}
	g.tells(`
		Moth is put on Candle: box -> row
		Candle is hurt +3 (now 3)
		Candle goes on: Ann board -> Ben board
		Lamp takes over from Candle
		Ann plays Moth: row -> grave
		`)
}

func TestOwnersAreNeverChangedByAMove(t *testing.T) {
	g := newToy(t, faced(), 2)
	g.lay(g.Zone(0, toyBoard), "Candle")
	c := g.card("Candle", 1)
	if g.OwnerOf(c) != NoPlayer {
		t.Error("a card begins as the table's")
	}
	g.Belongs(c, 0)
	g.Do(Event{Kind: toyPlays, Actor: 1, Player: 1, Card: c, To: g.Zone(1, toyBoard), Cite: Cite(toyMoves)})
	if g.OwnerOf(c) != 0 {
		t.Errorf("owned by %d", g.OwnerOf(c))
	}
}

func TestATitleMeansItsVersions(t *testing.T) {
	r := toyRules(rounds, nil, toyCard{"Rhino I", 1, nil}, toyCard{"Rhino II", 1, nil})
	for _, name := range []string{"Rhino I", "Rhino II"} {
		r.Cards[r.FindCard(name)].Title = Text{"Rhino", "Le Rhino"}
	}
	r.Complete()
	for name, want := range map[string][2]bool{"Rhino": {true, true}, "le rhino": {true, true},
		"Rhino I": {true, false}, "rhino ii": {false, true}, "Bear": {}, "": {}} {
		if got := [2]bool{r.Means(r.FindCard("Rhino I"), name), r.Means(r.FindCard("Rhino II"), name)}; got != want {
			t.Errorf("%q means %v", name, got)
		}
	}
	if r.FindCard("Rhino") != r.FindCard("Rhino I") {
		t.Error("a title is the first card that bears it")
	}
}
