package champions

import (
	"errors"
	"slices"
	"testing"

	"tablereferee/engine"
)

// errAsked ends a match at the question that was asked for.
var errAsked = errors.New("asked")

// said is an answer; of a card it tells the place, because what lies there may be hidden.
type said struct {
	engine.Answer
	place int
}

// saying gives an answer so.
func (g *Match) saying(a engine.Answer) said {
	if a.Card == 0 {
		return said{Answer: a}
	}
	n := 1
	for c := a.Card; g.Above(c) != 0; c = g.Above(c) {
		n++
	}
	if g.In(a.Card) != g.Zone(g.active(), Hand) {
		a.Card = 0
	}
	return said{a, n}
}

// movesOf is what Strong answers in the rest of a turn, as long as nothing comes to light that was hidden: no card has
// left a deck, and no Drone has gone.
func movesOf(t *testing.T, g *Match, table *engine.Table) []said {
	t.Helper()
	s, who := NewStrong(7), g.active()
	var out []said
	m := newGame(g.Box, table.Clone(), nil)
	before := m.unseen()
	m.Decider = ask(func(m *engine.Match, q *engine.Question) int {
		if now := On(m).unseen(); now != before || On(m).active() != who {
			m.Fail(errAsked)
			return 0
		}
		i := s.Decide(m, q)
		out = append(out, On(m).saying(q.Answers[i]))
		return i
	})
	if err := m.Run(func() {
		for m.Step() {
		}
	}); err != nil && !errors.Is(err, errAsked) {
		t.Fatal(err)
	}
	return out
}

// unseen counts the cards that lie where somebody does not see them.
func (g *Match) unseen() (n [2 + 2*engine.MostSeats]int) {
	n[0], n[1] = g.Len(EncounterDeck), g.Len(Boosts)
	for p := range engine.Player(g.Seats()) {
		n[2+2*p], n[3+2*p] = g.Len(g.Zone(p, PlayerDeck)), g.Len(g.Zone(p, Dealt))+g.Len(g.Zone(p, Engaged))
	}
	return n
}

// mixUp lets cards that a player cannot tell from each other change places, two by two, and says how many have, and of
// how many a Drone was one.
func (g *Match) mixUp(looks engine.Player, r *engine.PCG) (n, drones int) {
	hidden := map[int][]engine.CardID{} // by whose deck it is, of encounter cards by -1
	for c := engine.CardID(1); int(c) <= g.CardCount(); c++ {
		z := g.In(c)
		p, o := g.Owner(z), g.OwnerOf(c)
		switch {
		case z == EncounterDeck || p != engine.NoPlayer && z == g.Zone(p, Dealt):
			hidden[-1] = append(hidden[-1], c)
		case o == engine.NoPlayer:
		case z == g.Zone(o, PlayerDeck) || g.Flag(c, FaceDown) || o != looks && (z == g.Zone(o, Hand) || z == Captured):
			hidden[int(o)] = append(hidden[int(o)], c)
		}
	}
	for o := -1; o < g.Seats(); o++ {
		cards := hidden[o]
		for i := range cards {
			k := r.Below(len(cards))
			if a, b := cards[i], cards[k]; g.Def(a) != g.Def(b) {
				n++
				if g.Flag(a, FaceDown) != g.Flag(b, FaceDown) {
					drones++
				}
				g.Exchange(a, b)
			}
		}
	}
	return n, drones
}

// ask is a decider.
type ask func(m *engine.Match, q *engine.Question) int

func (f ask) Decide(m *engine.Match, q *engine.Question) int { return f(m, q) }

// TestStrongKnowsNothingHidden: tables that differ in what is hidden from the player alone are played alike.
func TestStrongKnowsNothingHidden(t *testing.T) {
	differ, moves, drones := 0, 0, 0
	for _, scenario := range Game.ScenarioIDs() {
		for seed := range uint64(12) {
			m, err := Game.Start(rules(), &engine.Setup{Seed: seed, First: engine.NoPlayer, Scenario: scenario,
				Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}}, nil)
			if err != nil {
				t.Fatal(err)
			}
			g := On(m)
			m.Decider = Sensible{}
			for g.active() == engine.NoPlayer && g.Step() || g.global(Round) < 1+int(seed%4) && g.Step() {
			}
			if g.over() || g.active() == engine.NoPlayer {
				continue
			}
			other := newGame(g.Box, g.Table.Clone(), nil)
			r := engine.NewPCG(seed)
			n, facedown := other.mixUp(g.active(), &r)
			other.Reseed(seed + 200)
			drones += facedown
			if n < 20 {
				t.Errorf("%s, seed %d: only %d cards have changed places", scenario, seed, n)
			}
			differ++
			a, b := movesOf(t, g, g.Table), movesOf(t, g, other.Table)
			if moves += len(a); !slices.Equal(a, b) {
				t.Errorf("%s, seed %d: %v, and %v where other cards lie hidden", scenario, seed, a, b)
			}
		}
	}
	if differ < 12 || moves < 5*differ || drones < 5 {
		t.Errorf("only %d tables, %d answers, and %d other Drones", differ, moves, drones)
	}
}

// BenchmarkStrong plays whole games of two heroes against each villain.
func BenchmarkStrong(b *testing.B) {
	for _, scenario := range Game.ScenarioIDs() {
		b.Run(scenario, func(b *testing.B) {
			won, n := 0, 0
			for b.Loop() {
				n++
				m, err := Game.Start(rules(), &engine.Setup{Seed: uint64(n), First: engine.NoPlayer, Scenario: scenario,
					Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}}, NewStrong(uint64(n)))
				if err != nil {
					b.Fatal(err)
				}
				if err := m.Run(func() { Game.Play(m) }); err != nil {
					b.Fatal(err)
				}
				won += On(m).global(Won)
			}
			b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "games/s")
			b.ReportMetric(100*float64(won)/float64(n), "%won")
		})
	}
}

// weighedIn says whether a card can lie there in a scenario where it is weighed, for all to see.
func weighedIn(scenario string, d engine.Def) bool {
	k := box()
	c := &k.Cards[d]
	for _, s := range k.scenarios {
		if s.set == c.Set && s.ID != scenario {
			return false
		}
	}
	return slices.Contains([]Type{Hero, AlterEgo, Upgrade, Support, Villain, Minion, SideScheme, Attachment}, c.Type)
}

// TestWhatStrongLearned: each name is a gauge or a card, and the odds are what the gauges tell.
func TestWhatStrongLearned(t *testing.T) {
	all := learned()
	for _, scenario := range Game.ScenarioIDs() {
		if len(all[scenario]) < 60 {
			t.Errorf("only %d are learned of %s", len(all[scenario]), scenario)
		}
	}
	known := map[string]bool{}
	for _, name := range gaugeNames {
		if known[name] || name == "" {
			t.Errorf("%q names two gauges, or one has no name", name)
		}
		known[name] = true
	}
	for d := range rules().Cards {
		known[rules().Cards[d].ID] = true
	}
	for scenario, l := range all {
		if !slices.Contains(Game.ScenarioIDs(), scenario) {
			t.Errorf("%q is learned, and is no scenario", scenario)
		}
		for name := range l {
			switch d := box().Def(name); {
			case !known[name]:
				t.Errorf("%q is learned, and is neither a gauge nor a card", name)
			case d != 0 && !weighedIn(scenario, d):
				t.Errorf("%q is learned of %s, and no such card is weighed there", name, scenario)
			}
		}
	}
	for seed := range uint64(9) {
		m, err := Game.Start(rules(), &engine.Setup{Seed: seed, First: engine.NoPlayer,
			Scenario: Game.ScenarioIDs()[seed%3], Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}}, Sensible{})
		if err != nil {
			t.Fatal(err)
		}
		for range 40 * seed {
			Game.Step(m)
		}
		g, sum := On(m), 0
		Gauge(m, func(name string, n int) { sum += all[g.scenario().ID][name] * n })
		if odds := g.odds(worthsOf(g)); odds != sum {
			t.Errorf("seed %d: odds %d, and the gauges tell %d", seed, odds, sum)
		}
	}
}

// TestLikely: likelihoods grow with the odds, and are one together with those of the other side.
func TestLikely(t *testing.T) {
	last := -1
	for x := -20_000; x <= 20_000; x += 50 {
		p := likely(x)
		if p < last || p < 0 || p > 1_000_000 || p+likely(-x) != 1_000_000 {
			t.Errorf("odds %d: likely %d after %d, and %d for the other side", x, p, last, likely(-x))
		}
		last = p
	}
}

// TestParseLearned: what was learned is read as it stands, and what is none of it is no worth of zero.
func TestParseLearned(t *testing.T) {
	text := "klaw a 1\nklaw gauge:b -22\nrhino a 3\n"
	got, err := parseLearned(text)
	if err != nil || len(got) != 2 || got["klaw"]["a"] != 1 || got["klaw"]["gauge:b"] != -22 || got["rhino"]["a"] != 3 {
		t.Errorf("read %v, %v", got, err)
	}
	for _, text := range []string{"x a 1\nx b\n", "x a 1\nx b c\n", "x a 1 2\n", "x a 1\nx a 2\n", "\n"} {
		if got, err := parseLearned(text); err == nil {
			t.Errorf("%q is read as %v", text, got)
		}
	}
}

// TestWhatIsKnownBeforehand: nothing is learned to be good of which it is known that it is bad, or the other way round.
func TestWhatIsKnownBeforehand(t *testing.T) {
	for scenario, l := range learned() {
		for name, n := range l {
			if GaugeSign(name)*float64(n) < 0 {
				t.Errorf("%s: %s is worth %d", scenario, name, n)
			}
		}
	}
}
