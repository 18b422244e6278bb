package desk

import (
	"encoding/json"
	"maps"
	"testing"

	"tablereferee/engine"
	"tablereferee/referee/explain"
	"tablereferee/referee/scenario"
	"tablereferee/referee/table"
	"tablereferee/scenarios"
)

// TestKeptPen: a run is drawn by one pen, and a table that was played on as one that is played anew.
func TestKeptPen(t *testing.T) {
	d := &Desk{shelf: scenario.NewFolder(scenarios.FS, "scenarios")}
	says := func(r Request) *Live {
		t.Helper()
		message, err := json.Marshal(r)
		if err != nil {
			t.Fatal(err)
		}
		var out Reply
		if err := json.Unmarshal(d.Handle(message), &out); err != nil || out.Live == nil {
			t.Fatal(err, out.Wrong)
		}
		return out.Live
	}
	says(Request{Do: "open", Name: "champions/whole-games/three-heroes-are-too-slow", Resume: true})
	at := says(Request{Do: "go", N: 40}).At
	pen := d.pen()
	for range 10 {
		at = says(Request{Do: "give", N: 0}).At
	}
	if d.pen() != pen {
		t.Error("answers are drawn by another pen")
	}
	kept := d.draw()
	says(Request{Do: "go", N: at - 1})
	says(Request{Do: "go", N: at})
	if d.pen() == pen || !maps.Equal(d.draw(), kept) {
		t.Error("a table that was played on is drawn otherwise than one that is played anew")
	}
}

// TestAgain: an event that tells an answer again is that of the answer right before it, and no second one is; a second
// answer is none, nor what stands beside what has led to the answer.
func TestAgain(t *testing.T) {
	chosen := func(says string, depth int) table.Event {
		return table.Event{Kind: engine.Chosen, Brief: engine.Same(says), Depth: depth}
	}
	happens := func(says string, depth int) table.Event {
		return table.Event{Kind: engine.Chosen + 1, Brief: engine.Same(says), Depth: depth}
	}
	for _, c := range []struct {
		events []table.Event
		want   string
	}{
		{[]table.Event{chosen("Ann draws", 0), happens("Ann draws", 0), happens("Ann draws", 0),
			happens("Ann draws: Punch", 0)}, "-+--"},
		{[]table.Event{chosen("Ann takes 1", 0), chosen("Ann takes 1", 0), happens("Ann takes 1: Kick", 1)}, "--+"},
		{[]table.Event{chosen("Ann draws", 1), happens("Ann draws", 0)}, "--"},
		{[]table.Event{chosen("Ann draws", 0), happens("Ann draws two", 0), happens("Ann draws", 0)}, "---"},
		{[]table.Event{happens("Ann draws", 0), happens("Ann draws", 0)}, "--"},
	} {
		got := ""
		for _, s := range (&Desk{}).steps(c.events) {
			if s.Again {
				got += "+"
			} else {
				got += "-"
			}
		}
		if got != c.want {
			t.Errorf("%v: %s, and not %s", c.events, got, c.want)
		}
	}
	en := engine.Text{"Ann plays Kick", "Ann joue Coup de Pied"}
	for fr, want := range map[string]bool{"Ann joue Coup de Pied : main → en jeu": true, "Ann joue Coup de Poing": false} {
		if got := explain.Again(en, engine.Text{"Ann plays Kick: hand → in play", fr}); got != want {
			t.Errorf("%s: %t", fr, got)
		}
	}
}
