package desk

import (
	"encoding/json"
	"maps"
	"testing"

	"tablereferee/referee/scenario"
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
