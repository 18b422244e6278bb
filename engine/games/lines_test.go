package games

import (
	"maps"
	"slices"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/internal/playtest"
)

// TestEveryLineCitesAClause: whatever rule a run has set otherwise, off or on, no line of a log stands there without a
// clause that is cited by this edition. Games begin at tables laid out by chance.
func TestEveryLineCitesAClause(t *testing.T) {
	if testing.Short() {
		t.Skip("games for each rule that a run may set otherwise")
	}
	for _, game := range All() {
		found := map[string]bool{}
		for c := range engine.Clause(game.Book.Len()) {
			if !game.Book.Info(c).Switch {
				continue
			}
			for n := range uint64(8) {
				rules, other := game.Rules(game.Editions[int(n)%len(game.Editions)]), int16(0)
				if !rules.On(c) {
					other = 1
				}
				rules = rules.Override(map[engine.Clause]int16{c: other})
				chance := engine.NewPCG(8*uint64(c) + n)
				s := playtest.Setup(game, 2+int(n%3), 8*uint64(c)+n)
				m, err := game.Start(rules, s, nil)
				for range 12 {
					if err != nil {
						break // a table of which the rule is a part
					}
					more := oneMore(game, rules, s, m, &chance)
					if changed, err := game.Start(rules, more, nil); err == nil {
						s, m = more, changed
					}
				}
				if err != nil {
					continue
				}
				m.Decider, m.Limit = engine.NewRandom(8*uint64(c)+n), 600
				m.Log = engine.NewLog(m, []string{"Ann", "Ben", "Cy", "Dan"}[:len(s.Players)])
				err = m.Run(func() { game.Play(m) })
				if err != nil && !playtest.Stopped(err) {
					t.Fatalf("%s set otherwise: %v", game.Book.ID(c), err)
				}
				for i := range m.Log.Events {
					if e := &m.Log.Events[i]; !cited(rules, e.Cite) || e.Cite.Overfull() {
						found[game.Book.ID(c)+" set otherwise: "+log.EventText(m.Log, i, engine.EN)] = true
					}
				}
			}
		}
		for _, line := range slices.Sorted(maps.Keys(found)) {
			t.Error(line)
		}
	}
}

// cited says whether a citation leaves anything in brackets.
func cited(rules *engine.Rules, cite engine.Clauses) bool {
	for c := range cite.All() {
		if rules.Printed(c) {
			return true
		}
	}
	return false
}
