package foreverevil

import (
	"errors"
	"fmt"
	"testing"

	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
)

func TestSmoke(t *testing.T) {
	unknown := 0
	for seed := uint64(0); seed < 300; seed++ {
		s := &engine.Setup{Seed: seed, First: engine.NoPlayer, Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cy"}}}
		m, err := start(rules("en"), s, engine.NewRandom(seed))
		if err != nil {
			t.Fatal(err)
		}
		m.Limit = 200000
		m.Log = engine.NewLog(m, []string{"Ann", "Ben", "Cy"})
		m.Probe = func(m *engine.Match, e *engine.Event) {
			if err := m.Check(); err != nil {
				t.Fatal(err)
			}
			if e.Cite == 0 && !m.Rules.Kinds[e.Kind].Quiet {
				t.Fatalf("no clause: %+v %s", e, m.Rules.Kinds[e.Kind].Name)
			}
		}
		err = m.Run(func() { play(m) })
		var u *db.UnknownEffect
		if errors.As(err, &u) {
			unknown++
			continue
		}
		if errors.Is(err, engine.ErrLimit) {
			continue // a game may stand still for ever if nobody buys
		}
		if err != nil {
			t.Fatal(seed, err)
		}
		if seed == 7 {
			m.Log.Close(m.Table)
			fmt.Println(string(m.Log.Text(engine.EN))[:6000])
		}
	}
	fmt.Println("unknown", unknown)
}
