package engine_test

import (
	"strings"
	"testing"

	. "tablereferee/engine"
	"tablereferee/engine/log"
)

// TestBare: a bare log says what was chosen and what was tried, of every question, and neither why nor what else there
// was.
func TestBare(t *testing.T) {
	r := toyRules(rounds, nil, toyCard{"Drum", 1, may(React, toyGets)}, toyCard{"Fife", 1, may(React, toyGets)})
	r.Reasons = []Text{{}, {"{actor} may not touch {card}"}}
	g := newToy(t, r, 1, "Ann uses Fife", "Ann uses Drum", "Ann declines")
	g.lay(g.Zone(0, toyBoard), "Drum", "Fife")
	g.gets(0, 1)
	g.gets(0, 1)
	q := g.Question(0, askUse, 0, Cite(toyAsks))
	q.Card(VerbUse, g.card("Drum", 1))
	g.Refuse(q, Attempt{Player: 0, Verb: VerbUse, Card: g.card("Fife", 1)}, Refusal{Reason: 1, Cite: Cite(toyMoves)})
	for _, no := range []string{"no such table", "nor such a one"} {
		g.Log.Impossible = append(g.Log.Impossible, SetupError{Msg: Text{no}, Cite: Cite(toyMoves)})
	}
	g.Log.Settings = append(g.Log.Settings, Setting{Clause: toySwitch, Value: 3})
	g.Log.Close(g.Table)
	text := func(l *Log) string { return string(log.Text(l, EN)) }

	full := text(g.Log)
	for _, want := range []string{"uses Fife; or: uses Drum, declines", "uses Drum; or: declines", "may not touch",
		"legal:", "no such table", "nor such a one", "toy.switch"} {
		if !strings.Contains(full, want) {
			t.Fatalf("the log lacks %q:\n%s", want, full)
		}
	}
	if data := string(log.JSONLines(g.Log, EN)); !strings.Contains(data, "no such table") ||
		!strings.Contains(data, "nor such a one") {
		t.Errorf("as data it lacks a set-up that was refused:\n%s", data)
	}
	offers := text(g.Log.Bare(true))
	for _, want := range []string{"uses Fife; or: uses Drum, declines", "uses Drum; or: declines"} {
		if !strings.Contains(offers, want) {
			t.Errorf("with what else could be chosen, it lacks %q:\n%s", want, offers)
		}
	}
	bare := text(g.Log.Bare(false))
	for _, want := range []string{"Ann uses Fife", "Ann uses Drum", "REFUSED: Ann uses Fife", "no such table"} {
		if !strings.Contains(bare, want) {
			t.Errorf("it lacks %q:\n%s", want, bare)
		}
	}
	for _, l := range []string{offers, bare} {
		for _, no := range []string{"may not touch", "[", "legal: uses", "toy.switch"} {
			if strings.Contains(l, no) {
				t.Errorf("it says %q:\n%s", no, l)
			}
		}
	}
	if strings.Contains(bare, "or:") {
		t.Errorf("it says what else could have been chosen:\n%s", bare)
	}
	if text(g.Log) != full {
		t.Error("the log itself has been changed")
	}
}
