package desk_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"tablereferee/referee/desk"
)

// worst are drafts with which it takes long to tell what is wrong.
func worst() map[string]*desk.Draft {
	many := func(n int, card func(i int) string) string {
		var out []string
		for i := range n {
			out = append(out, card(i))
		}
		return strings.Join(out, ", ")
	}
	same := func(card string) func(int) string { return func(int) string { return card } }
	lines := func(n int) (out []desk.Line) {
		for range n {
			out = append(out, desk.Line{Word: "weakness", Said: "1"}, desk.Line{Word: "hand", Player: "Ann", Said: "Punch"})
		}
		return out
	}
	two := []string{"Ann", "Ben"}
	return map[string]*desk.Draft{
		"lines": {Game: "forever-evil", Players: two, Lines: append(lines(149),
			desk.Line{Word: "in_play", Player: "Ann", Said: many(100, same("Punch"))})},
		"one place": {Game: "forever-evil", Players: two, Lines: []desk.Line{{Word: "turn", Said: "Ann"},
			{Word: "in_play", Player: "Ann", Said: many(181, same("Punch"))}}},
		"line-up": {Game: "forever-evil", Players: two, Lines: []desk.Line{
			{Word: "line_up", Said: many(181, same("Catwoman"))}}},
		"kicks": {Game: "forever-evil", Players: two, Lines: []desk.Line{{Word: "kick", Said: many(181, same("Punch"))}}},
		"champions": {Game: "champions", Players: two, Lines: []desk.Line{
			{Word: "in_play", Player: "Ann", Said: many(30, same("Tigra (exhausted, stunned)"))},
			{Word: "in_play", Player: "Ben", Said: many(30, same("Web-Shooter (exhausted)"))}}},
		"champions as if": {Game: "champions", AsIf: true, Players: two, Lines: []desk.Line{
			{Word: "in_play", Player: "Ann", Said: many(30, same("Web-Shooter"))},
			{Word: "engaged", Player: "Ben", Said: many(30, same("Shocker (exhausted)"))}}},
		"metal": {Game: "metal", AsIf: true, Players: two, Lines: []desk.Line{
			{Word: "in_play", Player: "Ann", Said: many(181, func(i int) string { return fmt.Sprint(i%2+1, " Punch") })}}},
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
