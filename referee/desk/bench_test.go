package desk_test

import (
	"encoding/json"
	"testing"

	"tablereferee/referee/desk"
)

// BenchmarkStory plays a whole game and draws the table behind each event.
func BenchmarkStory(b *testing.B) {
	d, _ := shelved(b)
	message, err := json.Marshal(desk.Request{Do: "story", Name: "champions/whole-games/three-heroes-are-too-slow"})
	if err != nil {
		b.Fatal(err)
	}
	steps := 0
	for b.Loop() {
		var r desk.Reply
		if err := json.Unmarshal(d.Handle(message), &r); err != nil || r.Wrong != nil {
			b.Fatal(err, r.Wrong)
		}
		steps = len(r.Story.Steps)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*steps), "ns/step")
}
