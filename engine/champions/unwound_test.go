package champions

import (
	"errors"
	"testing"

	"tablereferee/engine"
)

// TestNothingHappensAsAMatchIsLeft: what ends with an attack does not end because somebody leaves the match in the
// middle of that attack, and of what is left undone the log tells nothing.
func TestNothingHappensAsAMatchIsLeft(t *testing.T) {
	k := box()
	m, err := start(k, rules(), &engine.Setup{Seed: 1, Players: []engine.SeatSetup{{Name: "Ann"}},
		Zones: []engine.ZoneSetup{{Zone: VillainZone, Cards: []engine.Def{k.Def("ultron-ii")}}}}, engine.NewRandom(1))
	if err != nil {
		t.Fatal(err)
	}
	g, left := On(m), errors.New("left")
	lasted, ended := false, false
	g.Probe = func(m *engine.Match, e *engine.Event) {
		lasted, ended = lasted || e.Kind == LastsATK, ended || e.Kind == Expires
		if e.Kind == GiveBoost {
			m.Fail(left)
		}
	}
	if err := m.Run(func() { g.EnemyAttack(g.villain(), 0) }); !errors.Is(err, left) {
		t.Fatal(err)
	}
	if !lasted || ended || len(g.Effects()) == 0 {
		t.Errorf("something lasts: %v; it has ended: %v; %d last still", lasted, ended, len(g.Effects()))
	}
}
