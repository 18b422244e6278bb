package games

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"tablereferee/engine"
	"tablereferee/internal/playtest"
)

// TestNumbersStayInTheirRange plays random games of all kinds: whenever a player has the next move, and when the game
// is over in another way than is declared to show it, every number of a card is in its range. By these ranges a script
// is told that an expectation could not fail. They are no wider than they need be: what lies next to what a number can
// never be is come to.
func TestNumbersStayInTheirRange(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	for _, g := range Played(t) {
		options := slices.Sorted(maps.Keys(g.SetupWords()))
		met := map[string]bool{}
		for seed := range uint64(160) {
			s := playtest.Setup(g, int(1+seed%4), seed)
			if seed%3 == 0 && len(options) > 0 {
				if o := options[int(seed/4)%len(options)]; g.SetupWords()[o].Most == 1 {
					s.Options[o] = 1
				}
			}
			look := &inRange{Decider: g.Policies[int(seed/2)%len(g.Policies)].New(seed), game: g, met: met,
				wrong: map[string]bool{}}
			m, err := g.Start(g.Rules(g.Editions[0]), s, look)
			if err != nil {
				continue // so many do not play this
			}
			m.Limit = 6000
			if err := m.Run(func() {
				g.Play(m)
			}); err != nil && !playtest.Stopped(err) && len(g.Policies) == 0 {
				t.Fatalf("%s, seed %d: %v", g.ID, seed, err)
			}
			if g.Done(m) {
				look.ended(m)
			}
			for _, wrong := range slices.Sorted(maps.Keys(look.wrong)) {
				t.Errorf("%s, seed %d: %s", g.ID, seed, wrong)
			}
		}
		for _, what := range slices.Sorted(maps.Keys(met)) {
			if !met[what] {
				t.Errorf("%s: no game has come to the %s", g.ID, what)
			}
		}
	}
}

// TestNumbersStayInTheirRangeByHouseRules does so with each rule switched off that a run may switch off.
func TestNumbersStayInTheirRangeByHouseRules(t *testing.T) {
	if testing.Short() {
		t.Skip("games for each rule that a run may set otherwise")
	}
	for _, g := range Played(t) {
		rules := g.Rules(g.Editions[len(g.Editions)-1])
		for c := engine.Clause(1); int(c) < g.Book.Len(); c++ {
			if !g.Book.Info(c).Switch {
				continue
			}
			for seed := range uint64(2) {
				s := playtest.Setup(g, int(2-seed), uint64(c)+seed)
				look := &inRange{Decider: g.Policies[int(seed)%len(g.Policies)].New(seed), game: g,
					met: map[string]bool{}, wrong: map[string]bool{}}
				m, err := g.Start(rules.Override(map[engine.Clause]int16{c: 0}), s, look)
				if err != nil {
					continue // a table of which the rule is a part
				}
				m.Limit = 4000
				if err := m.Run(func() { g.Play(m) }); err != nil && !playtest.Stopped(err) {
					t.Errorf("%s off: %v", g.Book.ID(c), err)
				}
				for _, wrong := range slices.Sorted(maps.Keys(look.wrong)) {
					t.Errorf("%s off, seed %d: %s", g.Book.ID(c), seed, wrong)
				}
			}
		}
	}
}

// inRange looks at the numbers of cards whenever a player has the next move, and keeps which ends of their ranges were
// come to.
type inRange struct {
	engine.Decider
	game  *engine.Game
	met   map[string]bool
	wrong map[string]bool
}

func (d *inRange) Decide(m *engine.Match, q *engine.Question) int {
	if q.Always {
		numbers(d.game, m, func(c engine.CardID, what string, n int, r engine.Range) {
			if n < r.Least || n > r.Most {
				d.wrong[fmt.Sprintf("%s of %s in %s is %d, and not from %d to %d", what, m.Rules.Cards[m.Def(c)].ID,
					m.Info(m.In(c)).ID, n, r.Least, r.Most)] = true
			}
			if what += " in " + m.Info(m.In(c)).ID; r.Under != engine.NeverBeyond {
				d.met["least "+what] = d.met["least "+what] || n == r.Least
			}
			if r.Over != engine.NeverBeyond {
				d.met["most "+what] = d.met["most "+what] || n == r.Most
			}
		})
		for z := engine.Zone(1); m.Rules.Keeps != nil && int(z) < m.ZoneCount(); z++ {
			if n, cite := m.Rules.Keeps(m, z); cite != 0 && n != m.Len(z) {
				d.wrong[fmt.Sprintf("%d cards lie in %s, and not %d", m.Len(z), m.Info(z).ID, n)] = true
			}
		}
	}
	return d.Decider.Decide(m, q)
}

// ended looks at the numbers when the game is over: only what is declared to show its end is beyond its range. A win
// may come before a side scheme leaves that has lost its last threat.
func (d *inRange) ended(m *engine.Match) {
	numbers(d.game, m, func(c engine.CardID, what string, n int, r engine.Range) {
		if what == "threat" && n == 0 && r.Under == engine.BeyondLeaves {
			return
		}
		if n < r.Least && r.Under != engine.BeyondStays || n > r.Most && r.Over != engine.BeyondStays {
			d.wrong[fmt.Sprintf("%s of %s in %s is %d at the end, and not from %d to %d", what,
				m.Rules.Cards[m.Def(c)].ID, m.Info(m.In(c)).ID, n, r.Least, r.Most)] = true
		}
	})
}

// numbers gives every number of every card with its range.
func numbers(g *engine.Game, m *engine.Match, do func(c engine.CardID, what string, n int, r engine.Range)) {
	for c := engine.CardID(1); int(c) <= m.CardCount(); c++ {
		if m.In(c) == engine.Box {
			continue
		}
		for k, info := range m.Rules.Tokens {
			if info.ID != "" {
				do(c, info.ID, m.Tokens(c, engine.Token(k)), m.Rules.Range(m, c, engine.Token(k)))
			}
		}
		for _, s := range g.Stats {
			if s.Range != nil && (s.Lacks == nil || s.Lacks(m, c) == 0) {
				do(c, s.ID, s.Of(m, c), s.Range(m, c))
			}
		}
	}
}
