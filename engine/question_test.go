package engine_test

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	. "tablereferee/engine"
	"tablereferee/engine/log"
)

func TestAskWithNoneOneOrManyAnswers(t *testing.T) {
	r := toyRules(waits, nil, toyCard{"A", 1, nil})
	for _, c := range []struct {
		name   string
		offer  []Answer
		always bool
		asked  bool
		want   Answer
	}{
		{"none: the zero answer", nil, false, false, Answer{}},
		{"none, even if always", nil, true, false, Answer{}},
		{"one is not asked", []Answer{{Verb: verbEnds}}, false, false, Answer{Verb: verbEnds}},
		{"one is asked if always", []Answer{{Verb: verbEnds}}, true, true, Answer{Verb: verbEnds}},
		{"two are asked", []Answer{{Verb: verbEnds}, {Verb: VerbDecline}}, false, true, Answer{Verb: VerbDecline}},
		{"two are asked, always or not", []Answer{{Verb: verbEnds}, {Verb: VerbDecline}}, true, true,
			Answer{Verb: VerbDecline}},
	} {
		t.Run(c.name, func(t *testing.T) {
			asked := false
			m := NewMatch(NewTable(r, 2, 1), decide(func(_ *Match, q *Question) int {
				asked = true
				if q.Player != 1 || q.Kind != askWhich || q.Source != 1 || q.Cite != Cite(toyAsks) {
					t.Errorf("the question is %+v", q)
				}
				return len(q.Answers) - 1
			}))
			m.Log = NewLog(m, toyNames[:2])
			q := m.Question(1, askWhich, 1, Cite(toyAsks))
			for _, a := range c.offer {
				q.Add(a)
			}
			q.Always = c.always
			if a := m.Ask(q); a != c.want || asked != c.asked || len(m.Log.Events) != map[bool]int{true: 1}[c.asked] {
				t.Errorf("gave %+v, asked %v, logged %d", a, asked, len(m.Log.Events))
			}
		})
	}
}

func TestAQuestionBeginsAnew(t *testing.T) {
	m := NewMatch(NewTable(toyRules(waits, nil, toyCard{"A", 2, nil}), 2, 1), First{})
	q := m.Question(0, askWhich, 0, 0)
	q.Always = true
	q.Cards(VerbChoose, Box, nil)
	q = m.Question(0, askWhich, 0, 0)
	q.Cards(VerbChoose, Box, nil)
	if q.Always || len(q.Answers) != 1 {
		t.Errorf("something is left of the last question: %+v", q)
	}
}

func TestAnswersAreNamed(t *testing.T) {
	r := toyRules(waits, nil, toyCard{"A", 4, nil}, toyCard{"B", 2, nil})
	g := newToy(t, r, 2)
	g.lay(g.Zone(0, toyHand), "A", "B", "A", "A")
	g.lay(toyGrave, "B", "A")
	g.SetFlags(g.card("A", 2), FaceUp)
	q := g.Question(0, askWhich, 0, Cite(toyAsks))
	q.Cards(VerbChoose, g.Zone(0, toyHand), nil)
	q.Cards(VerbChoose, toyGrave, func(c CardID) bool { return c == g.card("A", 4) })
	q.Cards(verbPlays, toyGrave, nil)
	q.Who(1)
	q.Option(toyPatient)
	q.Decline()
	for _, c := range []struct {
		lang Lang
		want []string
	}{
		{EN, []string{"chooses A (Ann hand)", "chooses B", "chooses A#2 (Ann hand)", "chooses A (grave)",
			"plays B", "plays A", "chooses Ben", "chooses patient", "declines"}},
		{FR, []string{"choisit A (main d'Ann)", "choisit B", "choisit A#2 (main d'Ann)", "choisit A (grave)",
			"joue B", "joue A", "choisit Ben", "choisit patient", "renonce"}},
	} {
		if got := g.AnswerNames(q.Answers, toyNames, c.lang); !slices.Equal(got, c.want) {
			t.Errorf("the answers are\n%q\nand should be\n%q", got, c.want)
		}
	}
	if name, zone, number := g.AnswerThing(q.Answers, 2, toyNames, EN); name != "A" || zone != "Ann hand" ||
		number != 2 {
		t.Errorf("a script says %q, %q, %d", name, zone, number)
	}
}

// TestCardAnswersAreCompleteAndToldApart: every card that fits is offered or equals one that is, none twice, all by
// names of their own.
func TestCardAnswersAreCompleteAndToldApart(t *testing.T) {
	rules := toyRules(waits, nil, toyCard{"A", 5, nil}, toyCard{"B", 5, nil}, toyCard{"C", 5, nil},
		toyCard{"A long name", 3, nil})
	rapid.Check(t, func(t *rapid.T) {
		m := NewMatch(NewTable(rules, 3, 1), First{})
		for c := CardID(1); int(c) <= m.CardCount(); c++ {
			m.Put(c, Zone(rapid.IntRange(0, m.ZoneCount()-1).Draw(t, "zone")), Bottom)
			if rapid.IntRange(0, 3).Draw(t, "marked") == 0 {
				m.SetTokens(c, [Tokens]int16{toyDamage: int16(rapid.IntRange(1, 2).Draw(t, "damage"))})
			}
		}
		type offer struct {
			verb Verb
			zone Zone
		}
		offers := rapid.SliceOfNDistinct(rapid.Custom(func(t *rapid.T) offer {
			return offer{rapid.SampledFrom([]Verb{VerbChoose, verbPlays}).Draw(t, "verb"),
				Zone(rapid.IntRange(0, m.ZoneCount()-1).Draw(t, "from"))}
		}), 0, 6, rapid.ID).Draw(t, "offers")
		fits := rapid.SampledFrom([]func(CardID) bool{nil, func(c CardID) bool { return c%3 != 0 }}).Draw(t, "fits")
		q := m.Question(0, askWhich, 0, Cite(toyAsks))
		for _, o := range offers {
			q.Cards(o.verb, o.zone, fits)
		}
		for p := range m.From(0) {
			q.Who(p)
		}
		q.Option(toyHurried)
		q.Decline()

		same := func(verb Verb, c CardID, a Answer) bool {
			return a.Verb == verb && a.Zone == m.In(c) && a.Card != 0 &&
				(a.Card == c || m.Def(a.Card) == m.Def(c) && !m.Marked(c) && !m.Marked(a.Card))
		}
		want := 0
		for _, o := range offers {
			for c := range m.Cards(o.zone) {
				if fits != nil && !fits(c) {
					continue
				}
				n := 0
				for _, a := range q.Answers {
					if same(o.verb, c, a) {
						n++
					}
				}
				if n != 1 {
					t.Fatalf("card %d of zone %d is offered %d times with verb %d: %+v", c, o.zone, n, o.verb,
						q.Answers)
				}
				want++
			}
		}
		if len(q.Answers) > want+5 {
			t.Fatalf("%d answers for %d cards", len(q.Answers), want)
		}
		for _, lang := range []Lang{EN, FR} {
			names := m.AnswerNames(q.Answers, toyNames, lang)
			slices.Sort(names)
			if len(slices.Compact(slices.Clone(names))) != len(names) {
				t.Fatalf("names are not unique: %q", names)
			}
		}
		said := map[string]bool{}
		for i := range q.Answers {
			name, zone, number := m.AnswerThing(q.Answers, i, toyNames, EN)
			line := fmt.Sprint(q.Answers[i].Verb, name, zone, number)
			if said[line] {
				t.Fatalf("a script says the same of two answers: %q in %q, number %d", name, zone, number)
			}
			said[line] = true
		}
	})
}

// TestEqualCardsCountOnce, whatever was offered in between, and each verb by itself.
func TestEqualCardsCountOnce(t *testing.T) {
	many := make([]toyCard, 1200)
	for i := range many {
		many[i] = toyCard{name: fmt.Sprintf("Card %d", i)}
	}
	for _, c := range []struct {
		name  string
		cards []toyCard
		offer func(m *Match, q *Question)
		want  int
	}{
		{"in one zone", []toyCard{{"A", 3, nil}}, func(_ *Match, q *Question) { q.Cards(VerbChoose, Box, nil) }, 1},
		{"of a zone offered twice", []toyCard{{"A", 3, nil}, {"B", 1, nil}}, func(m *Match, q *Question) {
			m.Put(4, toyRow, Top)
			q.Cards(VerbChoose, Box, nil)
			q.Cards(VerbChoose, toyRow, nil)
			q.Cards(VerbChoose, Box, nil)
		}, 2},
		{"but one with each verb", []toyCard{{"A", 3, nil}}, func(_ *Match, q *Question) {
			q.Cards(VerbChoose, Box, nil)
			q.Cards(verbPlays, Box, nil)
		}, 2},
		{"and different ones never, in a box of any size", many, func(_ *Match, q *Question) {
			q.Cards(VerbChoose, Box, nil)
		}, len(many)},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := NewMatch(NewTable(toyRules(waits, nil, c.cards...), 2, 1), First{})
			q := m.Question(0, askWhich, 0, Cite(toyAsks))
			c.offer(m, q)
			if len(q.Answers) != c.want {
				t.Errorf("%d answers, not %d", len(q.Answers), c.want)
			}
		})
	}
}

func TestRefusalIsALineWithReasonClauseAndWhatWasLegal(t *testing.T) {
	r := toyRules(waits, nil, toyCard{"A", 2, nil}, toyCard{"B", 1, nil})
	g := newToy(t, r, 2)
	g.lay(g.Zone(0, toyHand), "A", "A")
	q := g.Question(0, askMove, 0, Cite(toyAsks))
	q.Cards(verbPlays, g.Zone(0, toyHand), nil)
	q.Add(Answer{Verb: verbEnds})
	b := g.card("B", 1)
	no := Refusal{Cite: Cite(toyMoves, toyActs), Card: b, N: 3, Now: 2}
	g.Refuse(q, Attempt{Player: 1, Verb: verbPlays, Name: "b", Card: b}, no)
	g.Refuse(nil, Attempt{Player: 1, Verb: verbPlays, Name: "something else"}, no)
	g.tells(`
		REFUSED: Ben plays B: Ben may not touch B: 3 of 2; legal: plays A, ends the turn
		REFUSED: Ben plays something else: Ben may not touch B: 3 of 2; legal: nothing
		`)
	if e := g.Log.Events[0]; e.Cite != no.Cite || e.Kind != Refused {
		t.Errorf("the event is %+v", e)
	}
	if !g.Equal(g.Log.Begun) {
		t.Error("a refusal changed the table")
	}
}

// TestLongLogsKeepTheirChoices: a log remembers every choice, however many there were.
func TestLongLogsKeepTheirChoices(t *testing.T) {
	r := toyRules(waits, nil, toyCard{"A", 1, nil})
	at := 0
	m := NewMatch(NewTable(r, 2, 1), decide(func(*Match, *Question) int { return at & 1 }))
	m.Log = NewLog(m, toyNames[:2])
	const n = 1<<16 + 10
	for at = range n {
		q := m.Question(0, askWhich, 0, Cite(toyAsks))
		q.Who(0)
		q.Who(1)
		m.Ask(q)
	}
	for _, i := range []int{0, 1, 2, n - 2, n - 1} {
		want := "which? Ann chooses " + toyNames[i&1] + "; or: chooses " + toyNames[1-i&1]
		if got := log.EventText(m.Log, i, EN); got != want {
			t.Errorf("choice %d is %q, not %q", i, got, want)
		}
	}
	// The first of the second lap must not be taken for the first of all.
	at = 1
	q := m.Question(1, askWhich, 0, Cite(toyAsks))
	q.Who(0)
	q.Decline()
	m.Ask(q)
	if got := log.EventText(m.Log, n, EN); got != "which? Ben declines; or: chooses Ann" {
		t.Errorf("the last choice is %q", got)
	}
}
