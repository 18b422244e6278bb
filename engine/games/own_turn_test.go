package games

import (
	"testing"

	"tablereferee/engine"
	"tablereferee/internal/playtest"
)

// TestWhatOnlyTheOwnTurnChanges plays random games: what only a player's own turn changes is changed by no event before
// that player has had the next move of it. By this a claim is told that its horizon decides it.
func TestWhatOnlyTheOwnTurnChanges(t *testing.T) {
	changes := 0
	for _, g := range Played(t) {
		rules := g.Rules(g.Editions[0])
		var own []*engine.CounterInfo
		for i := range rules.CountInfo {
			if c := &rules.CountInfo[i]; c.OwnTurn {
				own = append(own, c)
			}
		}
		if len(own) == 0 {
			continue
		}
		for seed := range uint64(200) {
			s := playtest.Setup(g, int(2+seed%2), seed)
			moves := &mover{engine.NoPlayer, g.Policies[int(seed)%len(g.Policies)].New(seed)}
			m, err := g.Start(rules, s, moves)
			if err != nil {
				t.Fatal(err)
			}
			before := make([]int, len(s.Players)*len(own))
			m.Limit = 2500
			m.Probe = func(m *engine.Match, e *engine.Event) {
				for i, c := range own {
					for p := range engine.Player(m.Seats()) {
						was, is := &before[int(p)*len(own)+i], c.Read(m.Table, p)
						if *was != is && moves.last != p {
							t.Errorf("%s, seed %d, %s: %s of player %d was %d and is %d after a move of player %d",
								g.ID, seed,
								rules.Kinds[e.Kind].Name, c.ID, p, *was, is, moves.last)
						} else if *was != is {
							changes++
						}
						*was = is
					}
				}
			}
			if err := m.Run(func() { g.Play(m) }); err != nil && !playtest.Stopped(err) {
				t.Fatalf("%s, seed %d: %v", g.ID, seed, err)
			}
		}
	}
	if changes == 0 {
		t.Error("nothing changed that only a player's own turn changes")
	}
}

// mover keeps who had the last move of a turn.
type mover struct {
	last engine.Player
	engine.Decider
}

func (d *mover) Decide(m *engine.Match, q *engine.Question) int {
	if q.Always {
		d.last = q.Player
	}
	return d.Decider.Decide(m, q)
}
