package engine_test

import (
	"testing"

	. "tablereferee/engine"
)

// BenchmarkMove: a verb that moves a card with the log off. At most 50 ns and no allocation.
func BenchmarkMove(b *testing.B) {
	for _, c := range []struct {
		name  string
		cards []toyCard
	}{
		{"nobody waits", []toyCard{{"A", 60, nil}}},
		{"others wait for other kinds", []toyCard{{"A", 60, nil}, {"Bell", 3, forced(React, toyGets)}}},
	} {
		b.Run(c.name, func(b *testing.B) {
			m := NewMatch(NewTable(toyRules(waits, nil, c.cards...), 4, 1), First{})
			for c := CardID(61); int(c) <= m.CardCount(); c++ {
				m.Put(c, toyRow, Top)
			}
			hand, pile := m.Zone(1, toyHand), m.Zone(1, toyPile)
			m.Put(1, hand, Top)
			b.ReportAllocs()
			for b.Loop() {
				m.Do(Event{Kind: toyDiscards, Actor: 1, Player: 1, Card: 1, To: pile, Cite: Cite(toyMoves)})
				m.Do(Event{Kind: toyDraws, Actor: 1, Player: 1, Card: 1, To: hand, Cite: Cite(toyMoves)})
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(2*b.N), "ns/move")
		})
	}
}

// TestVerbsAllocateNothing as long as nobody keeps a log, once the match has grown to its size.
func TestVerbsAllocateNothing(t *testing.T) {
	bell := forced(React, toyGets)
	bell[0].Do = func(*Match, *Acting) {}
	for _, pole := range poles {
		m := NewMatch(NewTable(toyRules(pole.policy, nil, toyCard{"A", 60, nil}, toyCard{"Bell", 1, bell}), 4, 1),
			First{})
		m.Put(61, m.Zone(2, toyBoard), Top)
		for name, verb := range map[string]func(){
			"move":     func() { destroys(m, 0, 1); destroys(m, 0, 2) },
			"shuffle":  func() { m.Do(Event{Kind: toyShuffles, To: Box, Cite: Cite(toyMoves)}) },
			"reaction": func() { gets(m, 0, 1) },
			"say":      func() { m.Say(Event{Kind: toyTells, Cite: Cite(toyActs)}) },
			"memo":     func() { m.Remember(Memo{What: 1}); m.Forget() },
			"ask": func() {
				q := m.Question(0, askMove, 0, Cite(toyAsks))
				q.Cards(verbPlays, Box, nil)
				q.Decline()
				m.Ask(q)
			},
			"refuse": func() { m.Refuse(nil, Attempt{Verb: verbPlays, Name: "A"}, Refusal{Cite: Cite(toyMoves)}) },
		} {
			if n := testing.AllocsPerRun(100, verb); n != 0 {
				t.Errorf("%s, %s: %v allocations", pole.name, name, n)
			}
		}
	}
}

// BenchmarkReaction: an event that one ability in play reacts to.
func BenchmarkReaction(b *testing.B) {
	for _, pole := range poles {
		b.Run(pole.name, func(b *testing.B) {
			bell := forced(React, toyGets)
			bell[0].Do = func(*Match, *Acting) {}
			m := NewMatch(NewTable(toyRules(pole.policy, nil, toyCard{"Bell", 1, bell}), 4, 1), First{})
			m.Put(1, m.Zone(2, toyBoard), Top)
			b.ReportAllocs()
			for n := 1; b.Loop(); n = -n {
				gets(m, 0, n)
			}
		})
	}
}

func BenchmarkCount(b *testing.B) {
	m := NewMatch(NewTable(toyRules(waits, nil, toyCard{"A", 1, nil}), 4, 1), First{})
	b.ReportAllocs()
	for n := 1; b.Loop(); n = -n {
		gets(m, 0, n)
	}
}

func BenchmarkAsk(b *testing.B) {
	m := NewMatch(NewTable(toyRules(waits, nil, toyCard{"A", 5, nil}, toyCard{"B", 5, nil}), 4, 1), First{})
	b.ReportAllocs()
	for b.Loop() {
		q := m.Question(0, askMove, 0, Cite(toyAsks))
		q.Cards(verbPlays, Box, nil)
		q.Decline()
		m.Ask(q)
	}
}

func BenchmarkShuffle(b *testing.B) {
	var cards []toyCard
	for i := range 25 {
		cards = append(cards, toyCard{string(rune('A' + i)), 2, nil})
	}
	m := NewMatch(NewTable(toyRules(waits, nil, cards...), 4, 1), First{})
	for c := range m.Cards(Box) {
		m.Put(c, toyDeck, Top)
	}
	b.ReportAllocs()
	for b.Loop() {
		m.Do(Event{Kind: toyShuffles, To: toyDeck, Cite: Cite(toyMoves)})
	}
}

func BenchmarkBelow(b *testing.B) {
	r := NewPCG(1)
	n := 0
	for b.Loop() {
		n += r.Below(52)
	}
	_ = n
}
