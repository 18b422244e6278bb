package deckbuilder_test

import (
	"testing"

	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
	fe "tablereferee/engine/foreverevil"
)

// TestNobodyIsInNoTeam: who is nobody is in no team, whatever goes on, and all others are against each other without
// teams.
func TestNobodyIsInNoTeam(t *testing.T) {
	g := lay(t, layout{})
	ends := 0
	g.Probe = func(*engine.Match, *engine.Event) {
		if g.Ends() != engine.NoPlayer {
			ends++
		}
		if side := g.Side(engine.NoPlayer); side != 0 {
			t.Fatalf("nobody is in team %d", side)
		}
		for p := range engine.Player(2) {
			if g.Mates(p) != db.Only(p) || g.Foes(p) != db.Only(1-p) {
				t.Fatalf("the team of player %d is %b, and %b are against it", p, g.Mates(p), g.Foes(p))
			}
		}
	}
	g.Decider, g.Limit = decide(func(q *engine.Question) int { return len(q.Answers) - 1 }), 2000 // the turn is ended
	_ = g.Run(func() { fe.Game.Play(&g.Match) })
	if ends == 0 {
		t.Error("no turn has come to its end")
	}
}
