package engine_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	. "tablereferee/engine"
)

// zoneNames lists a zone from top to bottom.
func (g *toy) zoneNames(z Zone) []string {
	out := []string{}
	for c := range g.Cards(z) {
		out = append(out, g.Rules.Cards[g.Def(c)].Name[EN])
	}
	return out
}

func TestEachOpPerformsWhatItSays(t *testing.T) {
	r := toyRules(waits, nil, toyCard{"A", 1, nil}, toyCard{"B", 1, nil}, toyCard{"C", 1, nil}, toyCard{"D", 1, nil})
	for _, c := range []struct {
		name  string
		event func(g *toy) Event
		want  string // the story
		grave []string
		hand  []string // Ann's
		holds func(g *toy, happened Event) bool
	}{
		{"nothing", func(g *toy) Event { return Event{Kind: toyTells, Player: 1, N: 7} },
			"Ann tells Ben 7\n", []string{"A", "B"}, []string{"C", "D"}, nil},
		{"move to the zone's own end", func(g *toy) Event {
			return Event{Kind: toyDestroys, Card: g.card("D", 1), To: toyGrave}
		},
			"Ann destroys D: Ann hand -> grave\n", []string{"D", "A", "B"}, []string{"C"},
			func(g *toy, e Event) bool { return e.From == g.Zone(0, toyHand) && g.In(g.card("D", 1)) == toyGrave }},
		{"move to the bottom", func(g *toy) Event {
			return Event{Kind: toyDestroys, Card: g.card("C", 1), To: toyGrave, Tags: ToBottom}
		},
			"Ann destroys C: Ann hand -> bottom of grave\n", []string{"A", "B", "C"}, []string{"D"}, nil},
		{"move to the top", func(g *toy) Event {
			return Event{Kind: toyDraws, Card: g.card("B", 1), To: g.Zone(0, toyHand), Tags: ToTop}
		},
			"Ann draws B: grave -> Ann hand\n", []string{"A"}, []string{"B", "C", "D"}, nil},
		{"move within a zone", func(g *toy) Event {
			return Event{Kind: toyDestroys, Card: g.card("B", 1), To: toyGrave}
		},
			"Ann destroys B: grave -> grave\n", []string{"B", "A"}, []string{"C", "D"}, nil},
		{"move all, keeping their order", func(g *toy) Event {
			return Event{Kind: toyGathers, From: g.Zone(0, toyHand), To: toyGrave}
		},
			"Ann hand -> grave: 2 cards\n", []string{"C", "D", "A", "B"}, []string{},
			func(_ *toy, e Event) bool { return e.N == 2 }},
		{"move all of nothing", func(g *toy) Event { return Event{Kind: toyGathers, From: toyRow, To: toyGrave} },
			"row -> grave: 0 cards\n", []string{"A", "B"}, []string{"C", "D"}, nil},
		{"move all to where they are", func(g *toy) Event {
			return Event{Kind: toyGathers, From: toyGrave, To: toyGrave}
		},
			"grave -> grave: 2 cards\n", []string{"A", "B"}, []string{"C", "D"}, nil},
		{"shuffle", func(g *toy) Event { return Event{Kind: toyShuffles, To: toyRow} },
			"row is shuffled: 0 cards\n", []string{"A", "B"}, []string{"C", "D"}, nil},
		{"reshuffle", func(g *toy) Event { return Event{Kind: toyReshuffles, From: toyGrave, To: toyDeck} },
			"grave is shuffled into deck: 2 cards\n", []string{}, []string{"C", "D"},
			func(g *toy, e Event) bool { return e.N == 2 && g.Len(toyDeck) == 2 }},
		{"reshuffle into itself", func(g *toy) Event { return Event{Kind: toyReshuffles, From: toyRow, To: toyRow} },
			"row is shuffled into row: 0 cards\n", []string{"A", "B"}, []string{"C", "D"}, nil},
		{"count up", func(g *toy) Event { return Event{Kind: toyGets, Player: 1, N: 3} },
			"Ben gets +3 (now 8)\n", []string{"A", "B"}, []string{"C", "D"},
			func(g *toy, e Event) bool {
				return e.Now == 8 && g.Count(1, toyPoints) == 8 && g.Count(0, toyPoints) == 0
			}},
		{"count down", func(g *toy) Event { return Event{Kind: toyGets, Player: 1, N: -6} },
			"Ben gets -6 (now -1)\n", []string{"A", "B"}, []string{"C", "D"}, nil},
		{"set", func(g *toy) Event { return Event{Kind: toySets, Player: 1, N: 4} },
			"Ben's luck is 4\n", []string{"A", "B"}, []string{"C", "D"},
			func(g *toy, e Event) bool { return g.Count(1, toyLuck) == 4 && g.Count(1, toyPoints) == 5 }},
		{"count of the table", func(g *toy) Event { return Event{Kind: toyRounds, Player: NoPlayer, N: 2} },
			"", []string{"A", "B"}, []string{"C", "D"},
			func(g *toy, e Event) bool { return g.Count(NoPlayer, toyRound) == 2 }},
		{"place", func(g *toy) Event { return Event{Kind: toyHurts, Card: g.card("C", 1), N: 2} },
			"C is hurt +2 (now 2)\n", []string{"A", "B"}, []string{"C", "D"},
			func(g *toy, e Event) bool {
				return e.Now == 2 && g.Tokens(e.Card, toyDamage) == 2 && g.Tokens(e.Card, 0) == 0 && g.Marked(e.Card)
			}},
		{"flag", func(g *toy) Event { return Event{Kind: toyTurns, Card: g.card("C", 1)} },
			"C is turned\n", []string{"A", "B"}, []string{"C", "D"},
			func(g *toy, e Event) bool {
				return g.Flag(e.Card, toyTurned) && !g.Flag(e.Card, FaceUp) && g.Marked(e.Card)
			}},
		{"drop flag", func(g *toy) Event { return Event{Kind: toyUnturns, Card: g.card("A", 1)} },
			"A is turned back\n", []string{"A", "B"}, []string{"C", "D"},
			func(g *toy, e Event) bool { return !g.Flag(e.Card, toyTurned) && g.Flag(e.Card, FaceUp) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := newToy(t, r, 2)
			g.lay(toyGrave, "A", "B")
			g.lay(g.Zone(0, toyHand), "C", "D")
			g.SetCount(1, toyPoints, 5)
			g.SetFlags(g.card("A", 1), toyTurned|FaceUp)
			e := c.event(g)
			e.Cite = Cite(toyMoves)
			happened := g.Do(e)
			g.tells(c.want)
			if got := g.zoneNames(toyGrave); !slices.Equal(got, c.grave) {
				t.Errorf("the grave holds %v, not %v", got, c.grave)
			}
			if got := g.zoneNames(g.Zone(0, toyHand)); !slices.Equal(got, c.hand) {
				t.Errorf("the hand holds %v, not %v", got, c.hand)
			}
			if c.holds != nil && !c.holds(g, happened) {
				t.Errorf("what happened is %+v", happened)
			}
		})
	}
}

func TestWhatLiesOnACardStaysBehind(t *testing.T) {
	g := newToy(t, toyRules(waits, nil, toyCard{"A", 1, nil}), 2)
	c := g.card("A", 1)
	g.SetFlags(c, FaceUp|toyTurned)
	g.SetTokens(c, [Tokens]int16{1, 2, 3, 4})
	destroys(g.Match, 0, c)
	if g.Marked(c) || g.Flag(c, FaceUp) || g.Tokens(c, toyDamage) != 0 {
		t.Error("it took its marks along")
	}
}

func TestShuffleKeepsTheCardsAndIsEven(t *testing.T) {
	m := walker(waits, 1)
	for c := CardID(1); int(c) <= m.CardCount(); c++ {
		m.Put(c, Box, Top)
	}
	for c := CardID(1); c <= 3; c++ {
		m.Put(c, toyDeck, Bottom)
	}
	orders := map[[3]CardID]int{}
	const rounds = 6000
	for range rounds {
		m.Do(Event{Kind: toyShuffles, To: toyDeck, Cite: Cite(toyMoves)})
		if err := m.Check(); err != nil || m.Len(toyDeck) != 3 {
			t.Fatal(err, m.Len(toyDeck))
		}
		top := m.Top(toyDeck)
		orders[[3]CardID{top, m.Below(top), m.Bottom(toyDeck)}]++
	}
	if len(orders) != 6 {
		t.Fatalf("%d of 6 orders came up", len(orders))
	}
	for order, n := range orders {
		if n < rounds/6*85/100 || n > rounds/6*115/100 {
			t.Errorf("order %v came up %d times of %d", order, n, rounds)
		}
	}
}

func TestArrangeFixesAShuffle(t *testing.T) {
	m := walker(waits, 1)
	want := []CardID{5, 2, 9}
	for _, c := range []CardID{2, 5, 9} {
		m.Put(c, toyDeck, Top)
	}
	for c := range m.Cards(toyDeck) {
		if !slices.Contains(want, c) {
			m.Put(c, Box, Top)
		}
	}
	m.Arrange = func(m *Match, z Zone) {
		if z == toyDeck {
			m.Order(z, want)
		}
	}
	m.Do(Event{Kind: toyShuffles, To: toyDeck, Cite: Cite(toyMoves)})
	if err := m.Check(); err != nil {
		t.Fatal(err)
	}
	got := []CardID{}
	for c := range m.Cards(toyDeck) {
		got = append(got, c)
	}
	if !slices.Equal(got, want) || m.Owner(toyDeck) != NoPlayer || m.Info(toyDeck).Enter != Bottom {
		t.Errorf("the deck is %v, not %v", got, want)
	}
}

// TestTheLogChangesNothing: the same game with and without a log, and with a limit, ends in the same table.
func TestTheLogChangesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		policy := poles[rapid.IntRange(0, len(poles)-1).Draw(t, "pole")].policy
		seed, limit := rapid.Uint64().Draw(t, "seed"), rapid.IntRange(0, 200).Draw(t, "limit")
		rules := toyBox(policy)
		run := func(logged bool) (*Match, error) {
			m := NewMatch(NewTable(rules, 3, seed), NewRandom(seed))
			m.Limit = limit
			if logged {
				m.Log = NewLog(m, toyNames[:3])
			}
			err := m.Run(func() { toyGame(m, 20) })
			return m, err
		}
		a, errA := run(false)
		b, errB := run(true)
		if (errA == nil) != (errB == nil) || !a.Equal(b.Table) || a.Events() != b.Events() {
			t.Fatalf("without a log: %v after %d events; with one: %v after %d", errA, a.Events(), errB, b.Events())
		}
	})
}

func TestQuietEventsAreNoLineOfTheLog(t *testing.T) {
	g := newToy(t, toyRules(waits, nil, toyCard{"A", 1, nil}), 2)
	probed := 0
	g.Probe = func(*Match, *Event) { probed++ }
	g.Do(Event{Kind: toyRounds, Player: NoPlayer, N: 1})
	if probed != 1 || len(g.Log.Events) != 0 || g.Events() != 1 {
		t.Errorf("probed %d, logged %d, counted %d", probed, len(g.Log.Events), g.Events())
	}
}

func TestLastingEffectsAndMemos(t *testing.T) {
	m := walker(waits, 1)
	m.Last(Effect{Ability: 1, Until: 1})
	m.Last(Effect{Ability: 2, Until: 2})
	m.Last(Effect{Ability: 1, Until: 1, A: 7})
	m.Expire(func(e *Effect) bool { return e.Until != 1 })
	if es := m.Effects(); len(es) != 1 || es[0].Ability != 2 {
		t.Errorf("what lasts is %+v", es)
	}
	m.Remember(Memo{What: 1, Card: 2})
	m.Remember(Memo{What: 2, Player: 1})
	if ms := m.Memos(); len(ms) != 2 || ms[0].Card != 2 || ms[1].Player != 1 {
		t.Errorf("what is remembered is %+v", ms)
	}
	m.Forget()
	if len(m.Memos()) != 0 {
		t.Error("nothing is forgotten")
	}
}

// TestReshuffleIntoItselfIsAShuffle, and ends.
func TestReshuffleIntoItselfIsAShuffle(t *testing.T) {
	a := walker(waits, 1)
	b := on(a.Clone(), 1)
	n := a.Len(toyGrave)
	e := a.Do(Event{Kind: toyReshuffles, From: toyGrave, To: toyGrave, Cite: Cite(toyMoves)})
	b.Do(Event{Kind: toyShuffles, To: toyGrave, Cite: Cite(toyMoves)})
	if n < 2 || int(e.N) != n || !a.Equal(b.Table) {
		t.Errorf("%d cards, %d said to be shuffled, equal to a shuffle: %v", n, e.N, a.Equal(b.Table))
	}
}
