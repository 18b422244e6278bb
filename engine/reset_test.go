package engine_test

import (
	"strings"
	"testing"

	. "tablereferee/engine"
	"tablereferee/engine/log"
)

// TestAResetLogIsAsNew: a log that is opened anew tells of the next match, and of nothing before.
func TestAResetLogIsAsNew(t *testing.T) {
	r := toyBox(rounds)
	play := func(seed uint64, open func(m *Match) *Log) string {
		m := NewMatch(NewTable(r, 2, seed), NewRandom(seed))
		m.Log = open(m)
		if err := m.Run(func() { toyGame(m, 12) }); err != nil {
			t.Fatal(err)
		}
		m.Log.Close(m.Table)
		return string(log.Text(m.Log, EN))
	}
	fresh := func(m *Match) *Log { return NewLog(m, toyNames[:2]) }
	var again *Log
	first := play(1, func(m *Match) *Log { again = fresh(m); return again })
	for _, seed := range []uint64{2, 3, 1} {
		got, want := play(seed, func(m *Match) *Log { again.Reset(m); return again }), play(seed, fresh)
		if got != want {
			t.Fatalf("seed %d: the log is\n%s\nand should be\n%s", seed, got, want)
		}
		if (got == first) != (seed == 1) {
			t.Fatalf("seed %d: this match is told like the first", seed)
		}
	}
}

// TestWhatIsNamedTwiceIsOneField: a sentence may name the same thing twice; in JSON it stands once.
func TestWhatIsNamedTwiceIsOneField(t *testing.T) {
	r := toyRules(rounds, nil)
	r.Kinds[toyTells].Says = Text{"{actor} tells {player}, and {actor} means it"}
	r.Complete()
	g := newToy(t, r, 2)
	g.Say(Event{Kind: toyTells, Actor: 0, Player: 1, Cite: Cite(toyActs)})
	g.Log.Close(g.Table)
	for line := range strings.Lines(string(log.JSONLines(g.Log, EN))) {
		if n := strings.Count(line, `"actor"`); strings.Contains(line, `"tell"`) && n != 1 {
			t.Errorf("%d times in %s", n, line)
		}
	}
	if !strings.Contains(string(log.JSONLines(g.Log, EN)), `"tell"`) {
		t.Error("the event is not there")
	}
}
