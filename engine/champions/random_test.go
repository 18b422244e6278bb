package champions

import (
	"testing"

	"tablereferee/engine"
)

// TestRandomGames plays games of every size by any legal choices, half of them in expert mode. After every event no
// card is lost or doubled, every event of the log cites a clause, no question shows what the rules hide, and what a
// rule asks no card does.
func TestRandomGames(t *testing.T) {
	names := []string{"Ann", "Ben", "Cy", "Dan"}
	for seed := range uint64(40) {
		s := &engine.Setup{Seed: seed, First: engine.NoPlayer, Options: map[string]int{"expert": int(seed % 2),
			"legions_of_hydra": int(seed / 2 % 2)}}
		for _, name := range names[:1+seed%4] {
			s.Players = append(s.Players, engine.SeatSetup{Name: name})
		}
		random := engine.NewRandom(seed)
		m, err := start(box(), rules(), s, random)
		if err != nil {
			t.Fatal(err)
		}
		check := watch()
		m.Decider = decider(func(m *engine.Match, q *engine.Question) int {
			if err := fair(m, q); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			byRule := q.Kind == AskTurn || q.Kind == AskAction || q.Kind == AskMulligan || q.Kind == AskDiscard &&
				On(m).global(PhaseNow) == EndOfPlayerPhase
			if byRule && q.Source != 0 {
				t.Fatalf("seed %d: %q is asked by %s", seed, m.Rules.Questions[q.Kind][engine.EN],
					On(m).Card(q.Source).ID)
			}
			return random.Decide(m, q)
		})
		m.Limit = 50_000
		m.Probe = func(m *engine.Match, e *engine.Event) {
			if err := m.Check(); err != nil {
				t.Fatalf("seed %d, after %s: %v", seed, m.Rules.Kinds[e.Kind].Name, err)
			}
			if err := check(m, e); err != nil {
				t.Fatalf("seed %d, after %s: %v", seed, m.Rules.Kinds[e.Kind].Name, err)
			}
			if e.Cite == 0 && !m.Rules.Kinds[e.Kind].Quiet {
				t.Fatalf("seed %d: %s cites no clause", seed, m.Rules.Kinds[e.Kind].Name)
			}
		}
		if err := m.Run(func() { Game.Play(m) }); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if !Game.Done(m) {
			t.Fatalf("seed %d: the game stopped before its end", seed)
		}
	}
}

type decider func(m *engine.Match, q *engine.Question) int

func (d decider) Decide(m *engine.Match, q *engine.Question) int { return d(m, q) }

// BenchmarkRandomGame plays whole games of two heroes at random, the log off.
func BenchmarkRandomGame(b *testing.B) {
	for _, scenario := range Game.ScenarioIDs() {
		b.Run(scenario, func(b *testing.B) {
			b.ReportAllocs()
			for i := range b.N {
				s := &engine.Setup{Seed: uint64(i), Scenario: scenario,
					Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}}
				m, err := start(box(), rules(), s, engine.NewRandom(uint64(i)))
				if err != nil {
					b.Fatal(err)
				}
				if err := m.Run(func() { Game.Play(m) }); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// TestStarterDecksAreLegal holds the starter decks against the rules of building a deck.
func TestStarterDecksAreLegal(t *testing.T) {
	k := box()
	for _, h := range k.heroes() {
		d := Deck{Hero: h, Cards: k.starterDeck(h)}
		if bad := d.check(k, rules()); bad != nil {
			t.Errorf("%s: %s", k.Cards[h].ID, bad.Msg[engine.EN])
		}
		if len(d.Cards) != 40 {
			t.Errorf("%s: %d cards", k.Cards[h].ID, len(d.Cards))
		}
	}
}

// TestKeysOfLimitsAreApart: the number of a declaration and that of an ability fit beside each other into a memo.
func TestKeysOfLimitsAreApart(t *testing.T) {
	if n := len(box().Cards); n > 1<<(keyBits-useBits) {
		t.Errorf("%d declarations", n)
	}
	for i := range box().Cards {
		if n := len(box().Cards[i].Abilities); n > 1<<useBits {
			t.Errorf("%s has %d abilities", box().Cards[i].ID, n)
		}
	}
}

// TestResourceAbilitiesCostNoResources: paying for what pays would have no end.
func TestResourceAbilitiesCostNoResources(t *testing.T) {
	n := 0
	for i := range box().Cards {
		for _, ab := range box().Cards[i].Abilities {
			if ab.Moment == ResourceAbility {
				n++
				if ab.Cost.Spend != (Resources{}) {
					t.Errorf("%s", box().Cards[i].ID)
				}
			}
		}
	}
	if n == 0 {
		t.Error("there is no Resource ability")
	}
}
