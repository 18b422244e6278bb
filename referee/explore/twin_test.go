package explore

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"tablereferee/engine"
)

// The dumb twin of the search: it plays every line of play to its end, keeps no positions, and remembers nothing of
// them. It is slow and obviously right, so the two must agree.
type twin struct {
	moves, turns int
	turnEnds     bool
	states, most int
	see          func(m *engine.Match, depth int)
}

// successors plays every branch of the move from a table and gives what each leads to. more is whether the game goes
// on.
func successors(t *engine.Table, see func(m *engine.Match, more bool, answers []uint16) bool) {
	var b branch
	for b.begin(); ; {
		m := game.Resume(t.Clone(), &b)
		m.Limit = maxMove
		more := false
		if err := m.Run(func() { more = game.Step(m) }); err == nil && !see(m, more, b.answers) {
			return
		}
		if !b.next() {
			return
		}
	}
}

// explore gives up, with false, when it has seen too much.
func (w *twin) explore(t *engine.Table, depth, turns int) bool {
	if depth == 0 && !w.turnEnds {
		w.see(game.Resume(t, engine.First{}), 0)
	}
	if depth == w.moves || w.turns > 0 && turns == w.turns {
		return true
	}
	on := game.TurnOf(game.Resume(t, engine.First{}))
	whole := true
	successors(t, func(m *engine.Match, more bool, _ []uint16) bool {
		if w.states++; w.states > w.most {
			whole = false
			return false
		}
		ended := !more || game.TurnOf(m) != on
		after := turns
		if ended {
			after++
		}
		if after > w.turns {
			return true
		}
		if ended || !w.turnEnds {
			w.see(m, depth+1)
		}
		if more && !w.explore(m.Table, depth+1, after) {
			whole = false
		}
		return whole
	})
	return whole
}

// wander plays a game by chance to one of its rest points, and gives the table.
func wander(t testing.TB, seed uint64, seats, steps int) *engine.Table {
	t.Helper()
	names := []string{"Ann", "Ben", "Cy", "Dan", "Eve"}
	s := &engine.Setup{Seed: seed, First: engine.NoPlayer}
	for i := range seats {
		s.Players = append(s.Players, engine.SeatSetup{Name: names[i]})
	}
	left := steps
	m, err := game.Start(game.Rules("en"), s, nil)
	if err != nil {
		t.Fatal(err)
	}
	m.Decider = wanderer{engine.NewRandom(seed), &left}
	if err := m.Run(func() { game.Play(m) }); !errors.Is(err, errRest) {
		return nil // the game was over before
	}
	return m.Table
}

type wanderer struct {
	engine.Decider
	left *int
}

func (w wanderer) Decide(m *engine.Match, q *engine.Question) int {
	if q.Always {
		if *w.left--; *w.left < 0 {
			m.Fail(errRest)
		}
	}
	return w.Decider.Decide(m, q)
}

// statements gives things that may be said of a table: some true, some not, some only elsewhere.
func statements(t *engine.Table, seed uint64) []Statement {
	rng := engine.NewPCG(seed)
	r := t.Rules()
	var out []Statement
	for range 40 {
		p := engine.Player(rng.Below(t.Seats()))
		zones := []engine.Zone{ownZone(r, p, "hand"), ownZone(r, p, "discard"), ownZone(r, p, "in_play"),
			ownZone(r, p, "deck"),
			zoneOf(r, "line_up"), zoneOf(r, "destroyed"), zoneOf(r, "weakness"), zoneOf(r, "main_deck")}
		term := func() Term {
			z := zones[rng.Below(len(zones))]
			some := t.Def(engine.CardID(1 + rng.Below(t.CardCount())))
			switch rng.Below(9) {
			case 0:
				return AtLeast(own(r, p, "power"), rng.Below(8))
			case 1:
				return AtLeast(own(r, p, "vp"), rng.Below(4))
			case 2:
				return Count(z, t.Len(z)+rng.Below(5)-2)
			case 3:
				return Has(z, some)
			case 4:
				return HasJust(z, some, rng.Below(3))
			case 5:
				return Top(z, some)
			case 6:
				return Is(own(r, p, "power"), rng.Below(6))
			case 7:
				return May(p, verb(r, "buys"), some, rng.Below(2) == 0)
			}
			return Has(z, t.Def(max(1, t.Top(zones[rng.Below(4)]))))
		}
		s := Statement{term()}
		if rng.Below(2) == 0 {
			s = append(s, term())
		}
		out = append(out, s)
	}
	return out
}

func verb(r *engine.Rules, word string) engine.Verb {
	return engine.Verb(slices.IndexFunc(r.Verbs, func(v engine.VerbInfo) bool { return v.Word == word }))
}

// menuOf gives the legal moves at a rest point, nil when the game is over.
func menuOf(m *engine.Match) *engine.Question {
	if game.Done(m) {
		return nil
	}
	var menu *engine.Question
	c := game.Resume(m.Clone(), &given{})
	c.Decider = rest{engine.First{}}
	if err := c.Run(func() { game.Step(c) }); !errors.Is(err, errRest) {
		panic(err)
	}
	c.Decider = deciderFunc(func(c *engine.Match, q *engine.Question) int { menu = q; c.Fail(errRest); return 0 })
	_ = c.Run(func() { game.Step(c) }) // it always ends with errRest
	return menu
}

type deciderFunc func(m *engine.Match, q *engine.Question) int

func (f deciderFunc) Decide(m *engine.Match, q *engine.Question) int { return f(m, q) }

// TestTwin holds the search against its dumb twin: every statement is found true at the same smallest depth, or
// nowhere, by both.
func TestTwin(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	compared, chance, found := 0, 0, 0
	for seed := uint64(1); seed <= 14; seed++ {
		table := rich(t, seed)
		if seed%3 == 0 {
			if table = wander(t, seed, 2+int(seed%2), int(seed*7%90)); table == nil {
				continue
			}
		}
		for _, horizon := range []struct {
			moves, turns int
			turnEnds     bool
		}{{2, Endless, false}, {3, Endless, false}, {Endless, 0, false}, {Endless, 1, false}, {4, 1, true}} {
			about := statements(table, seed)
			first := make([]int, len(about))
			for i := range first {
				first[i] = -1
			}
			w := &twin{moves: horizon.moves, turns: horizon.turns, turnEnds: horizon.turnEnds, most: 1_500}
			if w.turns == Endless {
				w.turns = 1 << 30
			}
			w.see = func(m *engine.Match, depth int) {
				here := at{game: game, m: m, menu: menuOf(m)}
				for i, s := range about {
					if (first[i] < 0 || depth < first[i]) && s.holds(&here) {
						first[i] = depth
					}
				}
			}
			if !w.explore(table, 0, 0) {
				continue
			}
			for i, s := range about {
				p := &Plan{Game: game, From: table, Kind: Possible, That: s, Moves: horizon.moves, Turns: horizon.turns,
					TurnEnds: horizon.turnEnds, States: 100_000}
				out := Answer(p)
				compared++
				if out.Chance {
					chance++
				}
				depth := -1
				if out.Verdict == True {
					depth = len(out.Line.Moves)
					found++
				}
				if out.Verdict == Undecided {
					t.Fatalf("seed %d %v: undecided: %v", seed, horizon, out.Why)
				}
				if depth != first[i] {
					t.Errorf("seed %d, horizon %v, statement %d %+v: the search says %d, its twin %d", seed, horizon, i,
						s, depth, first[i])
				}
			}
		}
	}
	t.Logf("%d statements compared, %d of them possible, %d with chance", compared, found, chance)
	if compared < 1_000 || found < 250 || chance < 200 {
		t.Error("too few positions are small enough to be compared")
	}
}

// rich is a position full of cards with texts: hands, decks and discard piles of any cards, Locations in play, and any
// characters.
func rich(t testing.TB, seed uint64) *engine.Table {
	rng := engine.NewPCG(seed)
	r := game.Rules("en")
	var cards, heads, places, sold []string
	for d := 1; d < len(r.Cards); d++ {
		switch name := r.Cards[d].ID; {
		case r.Cards[d].Test:
		case game.IsHead(engine.Def(d)):
			heads = append(heads, name)
		default:
			cards = append(cards, name)
			// these never lie in the main deck and the Line-Up
			if !slices.Contains([]string{"punch", "vulnerability", "weakness"}, name) {
				sold = append(sold, name)
			}
			if slices.Contains([]string{"belle-reve", "central-city", "happy-harbor", "star-labs", "earth-3",
				"blackgate-prison", "green-arrow"}, name) {
				places = append(places, name)
			}
		}
	}
	some := func(from []string, n int) []string {
		var out []string
		for range n {
			c := from[rng.Below(len(from))]
			out = append(out, c)
			if rng.Below(4) == 0 {
				out = append(out, c) // equal cards are what is easily mistaken for one another
			}
		}
		return out
	}
	p := &position{seed: seed, main: some(sold, 12), lineUp: some(sold, 5),
		stacks: map[string]int{"weakness": rng.Below(4)}}
	first := rng.Below(len(heads))
	for i := range 2 + rng.Below(2) {
		p.seats = append(p.seats, seat{
			character: heads[(first+i)%len(heads)], hand: some(cards, 2+rng.Below(3)),
			deck: some(cards, 1+rng.Below(9)), discard: some(cards, 3), inPlay: some(places, rng.Below(3)),
			power: rng.Below(5), vp: rng.Below(6),
		})
	}
	return p.table(t)
}

// TestKeys proves what the search rests on: tables with the same key have moves to tables with the same keys. It looks
// at every pair of different tables with one key that a search without any key would come across.
func TestKeys(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	pairs, chance := 0, 0
	for seed := uint64(1); seed <= 400 && pairs < 1_500; seed++ {
		table := rich(t, seed)
		k := newKeys(table)
		first := map[string]*engine.Table{}
		level := []*engine.Table{table}
		for depth, states := 0, 0; depth < 4 && states < 600; depth++ {
			var next []*engine.Table
			for _, from := range level {
				successors(from, func(m *engine.Match, more bool, _ []uint16) bool {
					if states++; !more {
						return states < 600
					}
					key := fmt.Sprint(k.of(m.Table, nil, 0))
					if twin := first[key]; twin == nil {
						first[key] = m.Table
						next = append(next, m.Table)
					} else if !twin.Equal(m.Table) {
						pairs++
						if m.Chance() != table.Chance() {
							chance++
						}
						if a, b := futures(k, twin), futures(k, m.Table); !slices.Equal(a, b) {
							t.Fatalf("seed %d: two tables with one key have different futures:\n%v\n%v", seed, a, b)
						}
					}
					return states < 600
				})
			}
			level = next
		}
	}
	t.Logf("%d pairs of different tables with the same key, %d of them after a shuffle", pairs, chance)
	if pairs < 1_500 || chance < 100 {
		t.Error("too few pairs")
	}
}

// futures gives the keys of the tables after one move, sorted.
func futures(k *keys, t *engine.Table) []string {
	var out []string
	successors(t, func(m *engine.Match, more bool, _ []uint16) bool {
		out = append(out, fmt.Sprint(more, k.of(m.Table, nil, 0)))
		return len(out) < 400
	})
	if len(out) >= 400 {
		return nil // cut off, and not at the same place
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// TestKeysGrow proves that a key made from its parent's is the one made from the table alone.
func TestKeysGrow(t *testing.T) {
	for seed := uint64(1); seed <= 40; seed++ {
		table := rich(t, seed)
		k := newKeys(table)
		rng := engine.NewRandom(seed)
		m := game.Resume(table.Clone(), rng)
		m.Probe = k.note
		parent := slices.Clone(k.of(m.Table, nil, 0))
		for range 60 {
			more := false
			if err := m.Run(func() { more = game.Step(m) }); err != nil || !more {
				break
			}
			key := slices.Clone(k.of(m.Table, parent, 0))
			if whole := k.of(m.Table, nil, 0); !slices.Equal(key, whole) {
				t.Fatalf("seed %d: the key made from its parent's is %v, the one of the table alone %v", seed, key,
					whole)
			}
			parent = key
		}
	}
}
