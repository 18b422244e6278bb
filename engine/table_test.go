package engine_test

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	. "tablereferee/engine"
)

// walker begins a match of the toy box, with a decider that answers by chance.
func walker(p Policy, seed uint64) *Match {
	m := NewMatch(NewTable(toyBox(p), 3, seed), NewRandom(seed))
	for c := CardID(1); int(c) <= m.CardCount(); c++ {
		m.Put(c, Zone(int(c)*7%m.ZoneCount()), Top)
	}
	return m
}

// on begins a match on another table.
func on(t *Table, seed uint64) *Match { return NewMatch(t, NewRandom(seed)) }

func take(m *Match, steps []step) {
	for _, s := range steps {
		s.take(m)
	}
}

var poles = []struct {
	name   string
	policy Policy
}{{"wait", waits}, {"rounds", rounds}, {"closing", closing}}

func TestCardsAreConservedWhateverHappens(t *testing.T) {
	for _, pole := range poles {
		t.Run(pole.name, rapid.MakeCheck(func(t *rapid.T) {
			m := walker(pole.policy, 1)
			m.Probe = func(m *Match, e *Event) {
				if err := m.Check(); err != nil {
					t.Fatalf("after %+v: %v", *e, err)
				}
				if e.Cite == 0 {
					t.Fatalf("no clause is cited: %+v", *e)
				}
			}
			take(m, walk(t, "walk"))
			if err := m.Check(); err != nil {
				t.Fatal(err)
			}
		}))
	}
}

func TestCloneAndCopyAreIndependent(t *testing.T) {
	for _, pole := range poles {
		t.Run(pole.name, rapid.MakeCheck(func(t *rapid.T) {
			m := walker(pole.policy, 1)
			take(m, walk(t, "before"))
			original, hash := m.Clone(), m.Hash()
			copied := walker(pole.policy, 9).Table // with memory of its own to reuse
			copied.Adopt(m.Table)
			copied.CopyFrom(m.Table)
			if !copied.Equal(m.Table) || copied.Hash() != hash || original.Hash() != hash {
				t.Fatal("a copy is not equal to its original")
			}

			after := walk(t, "after")
			clone := m.Clone()
			take(on(clone, 5), after)
			if !m.Equal(original) || m.Hash() != hash {
				t.Fatal("a walk on the clone changed the original")
			}
			take(on(copied, 5), after)
			if !m.Equal(original) || m.Hash() != hash {
				t.Fatal("a walk on the copy changed the original")
			}
			if !clone.Equal(copied) || clone.Hash() != copied.Hash() {
				t.Fatal("the same walk led to two different tables")
			}
			if clone.Equal(original) != (clone.Hash() == hash) {
				t.Fatal("Equal and Hash do not agree")
			}
			clone.CopyFrom(original)
			if !clone.Equal(original) || clone.Hash() != hash {
				t.Fatal("copying back does not undo the walk")
			}
		}))
	}
}

func TestWhatIsWaitedForFollowsFromTheTable(t *testing.T) {
	for _, pole := range poles {
		t.Run(pole.name, rapid.MakeCheck(func(t *rapid.T) {
			m := walker(pole.policy, 1)
			take(m, walk(t, "walk"))
			anew := m.Anew()
			if anew.Watching() != m.Watching() {
				t.Fatalf("the table waits for %b, its cards and effects for %b", m.Watching(), anew.Watching())
			}
			if !slices.Equal(anew.Constants(), m.Constants()) {
				t.Fatalf("on the table are the constants of %v, its cards say of %v", m.Constants(), anew.Constants())
			}
			if !slices.Equal(anew.Waiters(), m.Waiters()) {
				t.Fatalf("on the table wait %v, its cards say %v", m.Waiters(), anew.Waiters())
			}
		}))
	}
}

func TestZonesAgreeWithADumbTwin(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := walker(waits, 1)
		twin := make([][]CardID, m.ZoneCount())
		for z := range twin {
			for c := range m.Cards(Zone(z)) {
				twin[z] = append(twin[z], c)
			}
		}
		for range rapid.IntRange(0, 40).Draw(t, "moves") {
			c, z := CardID(rapid.IntRange(1, m.CardCount()).Draw(t, "card")),
				Zone(rapid.IntRange(0, m.ZoneCount()-1).Draw(t, "zone"))
			at := rapid.SampledFrom([]Pos{Default, Top, Bottom}).Draw(t, "at")
			visit := m.Ref(c)
			from := m.In(c)
			m.Put(c, z, at)
			for i, x := range twin[from] {
				if x == c {
					twin[from] = append(twin[from][:i:i], twin[from][i+1:]...)
				}
			}
			if at == Top || at == Default && m.Info(z).Enter == Top {
				twin[z] = append([]CardID{c}, twin[z]...)
			} else {
				twin[z] = append(twin[z], c)
			}
			if m.Still(visit) {
				t.Fatal("a card that moved is taken for the same")
			}
		}
		for z, cards := range twin {
			i := 0
			for c := range m.Cards(Zone(z)) {
				if i >= len(cards) || cards[i] != c || m.In(c) != Zone(z) {
					t.Fatalf("zone %d differs from its twin %v at %d", z, cards, i)
				}
				if i > 0 && (m.Above(c) != cards[i-1] || m.Below(cards[i-1]) != c) {
					t.Fatalf("zone %d: neighbours differ at %d", z, i)
				}
				i++
			}
			if i != len(cards) || m.Len(Zone(z)) != i {
				t.Fatalf("zone %d has %d cards, its twin %d", z, m.Len(Zone(z)), len(cards))
			}
			if i > 0 && (m.Top(Zone(z)) != cards[0] || m.Bottom(Zone(z)) != cards[i-1]) {
				t.Fatalf("zone %d: top or bottom differ", z)
			}
		}
	})
}

func TestCardsMayBeMovedDuringAWalkOverThem(t *testing.T) {
	m := walker(waits, 1)
	n := m.Len(Box)
	moved := 0
	for c := range m.Cards(Box) {
		m.Put(c, toyGrave, Top)
		moved++
	}
	if n == 0 || moved != n || m.Len(Box) != 0 {
		t.Errorf("moved %d of %d cards", moved, n)
	}
	for range m.Cards(toyGrave) {
		break
	}
}

func TestCheckFindsDamage(t *testing.T) {
	// The grave holds the cards 1 to 5, 1 on top; the row holds 6 and 7.
	table := func() *Table {
		m := walker(waits, 1)
		for c := range m.Cards(toyGrave) {
			m.Put(c, Box, Top)
		}
		for c := range m.Cards(toyRow) {
			m.Put(c, Box, Top)
		}
		for c := CardID(1); c <= 5; c++ {
			m.Put(c, toyGrave, Bottom)
		}
		m.Put(6, toyRow, Bottom)
		m.Put(7, toyRow, Bottom)
		if err := m.Check(); err != nil {
			t.Fatal(err)
		}
		return m.Table
	}
	for _, c := range Damages {
		t.Run(c.Name, func(t *testing.T) {
			damaged := table()
			c.Damage(damaged, toyGrave, toyRow)
			if err := damaged.Check(); err == nil || !strings.Contains(err.Error(), c.Says) {
				t.Errorf("Check says %v, expected something about %q", err, c.Says)
			}
		})
	}
}

func TestZonesOfPlayers(t *testing.T) {
	m := walker(waits, 1)
	if m.Seats() != 3 || m.Next(0) != 1 || m.Next(2) != 0 {
		t.Error("the seats do not go round")
	}
	for z := range Zone(m.ZoneCount()) {
		p := m.Owner(z)
		if p == NoPlayer {
			if int(z) >= len(m.Rules.Shared) || m.Info(z) != &m.Rules.Shared[z] {
				t.Errorf("zone %d belongs to nobody", z)
			}
			continue
		}
		found := false
		for k := range m.Rules.PerPlayer {
			found = found || m.Zone(p, k) == z && m.Info(z) == &m.Rules.PerPlayer[k]
		}
		if !found {
			t.Errorf("zone %d of player %d is none of that player's", z, p)
		}
	}
	for _, c := range []struct {
		first Player
		want  []Player
	}{{NoPlayer, []Player{0, 1, 2}}, {0, []Player{0, 1, 2}}, {2, []Player{2, 0, 1}}} {
		i := 0
		for p := range m.From(c.first) {
			if p != c.want[i] || m.Distance(c.first, p) != i {
				t.Errorf("from %d: player %d comes as number %d", c.first, p, i)
			}
			i++
		}
		if m.Distance(c.first, NoPlayer) != 3 {
			t.Error("nobody does not come last")
		}
	}
}

func TestChanceIsPartOfTheTable(t *testing.T) {
	m := walker(waits, 1)
	before := m.Clone()
	if m.Chance() != before.Chance() {
		t.Error("a clone has other chance before it")
	}
	m.Throw(6)
	if m.Chance() == before.Chance() || m.Equal(before) || m.Hash() == before.Hash() {
		t.Error("what was drawn leaves no trace")
	}
	if m.Table.Rules() != m.Rules {
		t.Error("the table is played under other rules than its match")
	}
}

// TestSame: two cards are the same unless something tells them apart: what they are, where they lie and whose they are,
// what lies on them, what is attached to them, what lasts of them, what waits to act on them, and what the rules keep
// in mind.
func TestSame(t *testing.T) {
	for what, differs := range map[string]func(m *Match, x, y CardID){
		"nothing":               nil,
		"another card":          func(m *Match, x, _ CardID) { m.Redeclare(x, m.Def(x)+1) },
		"another zone":          func(m *Match, x, _ CardID) { m.Put(x, toyGrave, Top) },
		"a mark":                func(m *Match, _, y CardID) { m.SetFlags(y, toyTurned) },
		"another owner":         func(m *Match, x, _ CardID) { m.Belongs(x, 1) },
		"another host":          func(m *Match, x, _ CardID) { m.SetHost(x, 1) },
		"a token":               func(m *Match, _, y CardID) { m.SetTokens(y, [Tokens]int16{1: 1}) },
		"what lasts of one":     func(m *Match, x, _ CardID) { m.Last(Effect{Ability: 1, Source: m.Ref(x)}) },
		"what lasts of another": func(m *Match, _, y CardID) { m.Last(Effect{Ability: 1, Source: m.Ref(y)}) },
		"attached to one":       func(m *Match, x, _ CardID) { m.SetHost(1, x) },
		"attached to another":   func(m *Match, _, y CardID) { m.SetHost(1, y) },
		"what waits of one": func(m *Match, x, _ CardID) {
			m.Await(Trigger{Ability: 1, Source: m.Ref(x)})
		},
		"what is about to act": func(m *Match, x, _ CardID) {
			m.Act(Acting{ID: 1, Source: m.Ref(x), Event: &Event{}}, false)
		},
		"what waits for one": func(m *Match, _, y CardID) {
			m.Rules.Abilities[1].StillDue = func(*Match, *Acting) bool { return true }
			m.Await(Trigger{Ability: 1, Event: Event{Card: y}})
		},
		"what the rules keep in mind": func(m *Match, x, _ CardID) {
			m.Rules.Minds = func(_ *Match, c CardID) uint64 { return uint64(c - x) }
		},
	} {
		g := newToy(t, toyRules(waits, forced(React, toyGets), toyCard{"Cup", 1, nil}, toyCard{"Bell", 2, nil},
			toyCard{"Drum", 1, nil}), 2)
		g.lay(toyRow, "Bell", "Bell")
		x, y := g.card("Bell", 1), g.card("Bell", 2)
		if differs != nil {
			differs(g.Match, x, y)
		}
		if same := g.Same(x, y); same != (differs == nil) || same != g.Same(y, x) {
			t.Errorf("%s: the same is %v", what, same)
		}
	}
}

// TestAlike: two equal cards are one answer as long as the same is said of both, in whatever order; what was said of an
// earlier stay, or has acted, is said no more.
func TestAlike(t *testing.T) {
	both := func(say func(m *Match, c CardID)) func(m *Match, x, y CardID) {
		return func(m *Match, x, y CardID) { say(m, y); say(m, x) }
	}
	lasts := func(m *Match, c CardID) { m.Last(Effect{Ability: 1, Source: m.Ref(c), A: int32(c)}) }
	wait := func(m *Match, c CardID) { m.Await(Trigger{Ability: 1, Source: m.Ref(c)}) }
	hosts := func(m *Match, c CardID) {
		m.Rules.HostZone = func(*Match, CardID, Def, Player) (Zone, Clauses) { return toyRow, 0 }
		for d := CardID(1); int(d) <= m.CardCount(); d++ {
			if m.HostOf(d) == 0 && m.In(d) == Box {
				m.SetHost(d, c)
				return
			}
		}
	}
	for what, c := range map[string]struct {
		said  func(m *Match, x, y CardID)
		alike bool
	}{
		"nothing":            {func(*Match, CardID, CardID) {}, true},
		"a token on one":     {func(m *Match, x, _ CardID) { m.SetTokens(x, [Tokens]int16{1: 1}) }, false},
		"what lasts of one":  {func(m *Match, x, _ CardID) { lasts(m, x) }, false},
		"what lasts of both": {both(lasts), true},
		"what waits of one":  {func(m *Match, x, _ CardID) { wait(m, x) }, false},
		"what waits of both": {both(wait), true},
		"attached to one":    {func(m *Match, x, _ CardID) { hosts(m, x) }, false},
		"attached to both":   {both(hosts), true},
		"what lasts of another player": {func(m *Match, x, y CardID) {
			lasts(m, x)
			lasts(m, y)
			m.Effects()[1].Player = 1
		}, false},
		"what lasts of an earlier stay": {func(m *Match, x, _ CardID) {
			lasts(m, x)
			m.Revisit(x)
		}, true},
		"what has acted": {func(m *Match, x, _ CardID) {
			m.Act(Acting{ID: 1, Source: m.Ref(x), Event: &Event{}}, true)
		}, true},
		"what was looked at when it happened": {func(m *Match, x, _ CardID) {
			m.Await(Trigger{Ability: 1, Event: Event{Card: x}})
		}, true},
	} {
		g := newToy(t, toyRules(waits, forced(React, toyGets), toyCard{"Cup", 2, nil}, toyCard{"Bell", 2, nil},
			toyCard{"Drum", 1, nil}), 2)
		g.lay(toyRow, "Bell", "Bell")
		x, y := g.card("Bell", 1), g.card("Bell", 2)
		c.said(g.Match, x, y)
		q := g.Question(0, askWhich, 0, Cite(toyAsks))
		q.Cards(VerbChoose, toyRow, nil)
		if one := len(q.Answers) == 1; one != c.alike || g.Alike(x, y) != c.alike || g.Alike(y, x) != c.alike {
			t.Errorf("%s: alike is %v, and they are one answer: %v", what, g.Alike(x, y), one)
		}
	}
}
