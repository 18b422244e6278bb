package games

import (
	"testing"

	"tablereferee/engine"
	"tablereferee/internal/playtest"
)

// TestUnread: a game that nobody reads is the game that somebody reads. What is done without writing events down leaves
// the same table, and as many events, after every move; and where the rules say that they keep no card in mind, they
// keep none. Every other game is played with a rule switched off.
func TestUnread(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	const seeds, moves = 160, 400
	for _, g := range All() {
		switches, events := []engine.Clause{}, 0
		for c := range g.Book.All() {
			if c.Switch {
				switches = append(switches, c.Clause)
			}
		}
		for seed := range uint64(seeds) {
			s := playtest.Setup(g, int(2+seed%3), seed)
			edition := g.Editions[int(seed)%len(g.Editions)]
			rules := g.Rules(edition)
			if seed%2 == 1 {
				rules = rules.Override(map[engine.Clause]int16{switches[int(seed/2)%len(switches)]: 0})
			}
			read, err := g.Start(rules, s, engine.NewRandom(seed))
			if err != nil {
				continue // so many do not play this, or a table of which the rule is a part
			}
			unread, err := g.Start(rules, s, engine.NewRandom(seed))
			if err != nil {
				t.Fatal(err)
			}
			read.Probe = func(m *engine.Match, _ *engine.Event) {
				r := m.Rules
				if r.Minding == nil || r.Minding(m) {
					return
				}
				for c := engine.CardID(1); int(c) <= m.CardCount(); c++ {
					if n := r.Minds(m, c); n != 0 {
						t.Fatalf("%s, seed %d: of card %d %d is kept in mind, and of none is said", g.ID, seed, c, n)
					}
				}
			}
			for move := 0; move < moves; move++ {
				var more, also bool
				err := read.Run(func() { more = g.Step(read) })
				other := unread.Run(func() { also = g.Step(unread) })
				if (err == nil) != (other == nil) || more != also {
					t.Fatalf("%s, seed %d, move %d: %v and %v, %v and %v", g.ID, seed, move, err, other, more, also)
				}
				if !read.Equal(unread.Table) || read.Events() != unread.Events() {
					t.Fatalf("%s, seed %d, move %d: the tables differ, or %d events and %d", g.ID, seed, move,
						read.Events(), unread.Events())
				}
				if err != nil || !more {
					break
				}
			}
			events += read.Events()
		}
		if events < 100_000 {
			t.Errorf("%s: these games are short: %d events in all", g.ID, events)
		}
	}
}
