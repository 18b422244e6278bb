package engine_test

import "testing"

func TestMarksTellWhichLineOfTheScriptCausedAnEvent(t *testing.T) {
	g := newToy(t, toyRules(waits, nil, toyCard{"A", 1, nil}), 2)
	g.gets(0, 1) // 0: before any line
	g.Log.Mark(3)
	g.gets(0, 1) // 1
	g.gets(0, 1) // 2
	g.Log.Mark(4)
	g.Log.Mark(7) // line 4 caused nothing
	g.gets(0, 1)  // 3
	for event, want := range []int{0, 3, 3, 7} {
		if got := g.Log.Line(event); got != want {
			t.Errorf("event %d was caused by line %d, not %d", event, got, want)
		}
	}
}
