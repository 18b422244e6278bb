package desk_test

import (
	"encoding/json"
	"strings"
	"testing"

	"tablereferee/referee/desk"
)

// worst are drafts with which it takes long to tell what is wrong.
func worst() map[string]*desk.Draft {
	many := func(n int, card string) string { return strings.TrimSuffix(strings.Repeat(card+", ", n), ", ") }
	lines := func(n int) (out []desk.Line) {
		for range n {
			out = append(out, desk.Line{Word: "weakness", Said: "1"}, desk.Line{Word: "hand", Player: "Ann", Said: "Punch"})
		}
		return out
	}
	two := []string{"Ann", "Ben"}
	return map[string]*desk.Draft{
		"lines": {Game: "forever-evil", Players: two, Lines: append(lines(149),
			desk.Line{Word: "in_play", Player: "Ann", Said: many(100, "Punch")})},
		"one place": {Game: "forever-evil", Players: two, Lines: []desk.Line{{Word: "turn", Said: "Ann"},
			{Word: "in_play", Player: "Ann", Said: many(181, "Punch")}}},
		"line-up": {Game: "forever-evil", Players: two, Lines: []desk.Line{
			{Word: "line_up", Said: many(181, "Catwoman")}}},
		"kicks": {Game: "forever-evil", Players: two, Lines: []desk.Line{{Word: "kick", Said: many(181, "Punch")}}},
		"champions": {Game: "champions", Players: two, Lines: []desk.Line{
			{Word: "in_play", Player: "Ann", Said: many(30, "Tigra (exhausted, stunned)")},
			{Word: "in_play", Player: "Ben", Said: many(30, "Web-Shooter (exhausted)")}}},
		"champions as if": {Game: "champions", AsIf: true, Players: two, Lines: []desk.Line{
			{Word: "in_play", Player: "Ann", Said: many(30, "Web-Shooter")},
			{Word: "engaged", Player: "Ben", Said: many(30, "Shocker (exhausted)")}}},
	}
}

// BenchmarkCheck tells what is wrong with the worst drafts.
func BenchmarkCheck(b *testing.B) {
	for name, draft := range worst() {
		b.Run(name, func(b *testing.B) {
			d := &desk.Desk{}
			message, err := json.Marshal(desk.Request{Do: "check", Draft: draft})
			if err != nil {
				b.Fatal(err)
			}
			var r desk.Reply
			for b.Loop() {
				r = desk.Reply{}
				if err := json.Unmarshal(d.Handle(message), &r); err != nil || r.Wrong != nil {
					b.Fatal(err, r.Wrong)
				}
			}
			b.ReportMetric(float64(len(r.Wrongs)), "wrongs")
		})
	}
}
