package explore

import (
	"errors"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

// TestWhatAPlayerDoesIsFound plays single moves at random from tables that random games have come to, also with more
// than what is asked for (engine.AndMore), as a script can: the search from the same table has come to the same
// position.
func TestWhatAPlayerDoesIsFound(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	for _, g := range games.All() {
		moves, paid := 0, 0
		for seed := range uint64(60) {
			from := somewhere(t, g, seed)
			if from == nil {
				continue
			}
			never := Statement{Count(ownZone(from.Rules(), 0, "hand"), 1_000)}
			if seed%2 == 1 { // then every order counts
				never = append(never, InOrder(ownZone(from.Rules(), 0, "discard"), make([]engine.Def, 1_000)))
			}
			p := &Plan{Game: g, From: from, Kind: Possible, That: never, Moves: 2, Turns: Endless, States: 40_000}
			s := newSearch(p)
			if _, err := s.roots(); err != nil {
				t.Fatal(err)
			}
			if _, err := s.expand(0, 0); err != nil {
				continue // more ways than are looked at here
			}
			for n := range uint64(150) {
				d := &generous{Decider: g.Policies[0].New(seed), rng: engine.NewPCG(seed<<8 + n)}
				m := g.Resume(from.Clone(), d)
				m.Limit = maxMove
				turn, more, passed := g.TurnOf(m), false, false
				if err := m.Run(func() {
					more, passed = playMove(g, m)
				}); err != nil && !errors.Is(err, engine.ErrLimit) {
					t.Fatal(err)
				} else if err != nil || !more {
					continue
				}
				turns := 0
				if passed || g.TurnOf(m) != turn {
					turns = 1
				}
				moves++
				if d.beyond {
					paid++
				}
				if _, isNew := s.positions.number(s.keys.of(m.Table, nil, turns)); isNew {
					t.Fatalf("%s, seed %d: a move led where the search has not been: %v", g.ID, seed, d.said)
				}
			}
		}
		if moves < 200 || g.ID == "champions" && paid < 100 {
			t.Errorf("%s: %d moves, %d of them paid more than was asked for: too few to prove anything", g.ID, moves,
				paid)
		}
	}
}

// somewhere plays a game at random and gives the table at one of its rest points; nil if the game was over before.
func somewhere(t *testing.T, g *engine.Game, seed uint64) *engine.Table {
	s := &engine.Setup{Seed: seed, First: engine.NoPlayer, Options: map[string]int{}}
	both := []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}
	s.Players = both[:1+(seed+1)%2]
	left := int(seed * 2)
	m, err := g.Start(g.Rules(g.Editions[0]), s, nil)
	if err != nil { // nobody plays it alone
		s.Players = both
		m, err = g.Start(g.Rules(g.Editions[0]), s, nil)
	}
	if err != nil {
		t.Fatal(err)
	}
	m.Decider = wanderer{engine.NewRandom(seed), &left}
	if err := m.Run(func() { g.Play(m) }); !errors.Is(err, errRest) {
		return nil
	}
	return m.Table
}

// generous answers at random, and now and then with more than is asked for.
type generous struct {
	engine.Decider
	rng    engine.PCG
	beyond bool
	said   []string
}

func (d *generous) Decide(m *engine.Match, q *engine.Question) int {
	i := d.rng.Below(len(q.Answers))
	if q.More && d.rng.Below(2) == 0 && q.Answers[i].Verb != engine.VerbDecline {
		d.beyond = true
		i |= engine.AndMore
	}
	a := &q.Answers[i&^engine.AndMore]
	d.said = append(d.said, m.Rules.Verbs[a.Verb].Word)
	if a.Card != 0 {
		d.said[len(d.said)-1] += " " + m.Rules.Cards[m.Def(a.Card)].ID
	}
	return i
}
