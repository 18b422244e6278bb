package log

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"unicode/utf8"

	"tablereferee/engine"
	"tablereferee/engine/foreverevil"
)

func TestParse(t *testing.T) {
	const head = "referee-log 1\n"
	for _, c := range []struct {
		name, log string
		want      []Line
		fails     string
	}{
		{"only the first line", head, nil, ""},
		{"every section", head +
			"game toy, edition en, seed 1\nplayers Ann (A), Ben\nrule toy.switch = 9\nimpossible too many  [toy.moves]\ngiven Ann hand: A [1]\n" +
			"\nAnn acts [toy.acts toy.moves]\n  Ben acts\n    so does Cy   [toy.acts]\n\nstate Ann points: 2\nruling Ann [sic]\n",
			[]Line{
				{Section: "game", Text: "toy, edition en, seed 1"}, {Section: "players", Text: "Ann (A), Ben"},
				{Section: "rule", Text: "toy.switch = 9"},
				{Section: "impossible", Text: "too many", Clauses: []string{"toy.moves"}},
				{Section: "given", Text: "Ann hand: A [1]"}, {},
				{Section: "event", Text: "Ann acts", Clauses: []string{"toy.acts", "toy.moves"}},
				{Section: "event", Depth: 1, Text: "Ben acts"},
				{Section: "event", Depth: 2, Text: "so does Cy", Clauses: []string{"toy.acts"}}, {},
				{Section: "state", Text: "Ann points: 2"}, {Section: "ruling", Text: "Ann [sic]"},
			}, ""},
		{"nothing", "", nil, "line 1"},
		{"another file", "hello\n", nil, "line 1"},
		{"another language", "journal-arbitre 1\n", nil, "line 1"},
		{"no number", "referee-log x\n", nil, "line 1"},
		{"another version", "referee-log 2\n", nil, "version 2"},
		{"a line that does not end", head + "game", nil, "line 2"},
		{"a first line that does not end", "referee-log 1", nil, "line 1"},
		{"a space at the end", head + "\nAnn acts \n", nil, "line 3"},
		{"a carriage return", head + "game toy\r\n", nil, "line 2"},
		{"three spaces", head + "   Ann acts\n", nil, "line 2"},
		{"a line of spaces", head + "  \n", nil, "line 2"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := Parse([]byte(c.log))
			if c.fails != "" {
				if err == nil || !strings.Contains(err.Error(), c.fails) {
					t.Errorf("the error is %v, not about %q", err, c.fails)
				}
				return
			}
			if err != nil || !reflect.DeepEqual(got, c.want) {
				t.Errorf("read as %+v, %v", got, err)
			}
		})
	}
}

// render writes lines as the log does: the clauses in their column.
func render(lines []Line) string {
	b := strings.Builder{}
	b.WriteString("referee-log 1\n")
	for _, l := range lines {
		s := l.Text
		switch l.Section {
		case "":
		case "event":
			s = strings.Repeat("  ", l.Depth) + s
		case "what if":
			s = strings.Repeat("  ", l.Depth) + whatIf[engine.EN] + s
		default:
			s = strings.Repeat("  ", l.Depth) + l.Section + " " + s
		}
		if len(l.Clauses) > 0 {
			s += strings.Repeat(" ", max(0, column-1-utf8.RuneCountInString(s))) + " [" + strings.Join(l.Clauses,
				" ") + "]"
		}
		b.WriteString(s + "\n")
	}
	return b.String()
}

// FuzzParseLog: no input makes it panic, every error names a line, and what was read says the same when it is written
// and read again.
func FuzzParseLog(f *testing.F) {
	golden, err := filepath.Glob("../../golden/*/*/*.log")
	if err != nil {
		f.Fatal(err)
	}
	for i, name := range golden {
		if i%10 == 0 {
			b, err := os.ReadFile(name)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(b)
		}
	}
	g := &foreverevil.Game
	m, err := g.Start(g.Rules("en"), &engine.Setup{Seed: 1, First: engine.NoPlayer,
		Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}}, engine.NewRandom(1))
	if err != nil {
		f.Fatal(err)
	}
	m.Log = engine.NewLog(m, []string{"Ann", "Ben"})
	m.Limit = 200
	_ = m.Run(func() { g.Play(m) }) // it stops at the limit, and what has happened is told
	m.Log.Close(m.Table)
	f.Add(Text(m.Log, engine.EN))
	f.Add(Text(m.Log, engine.FR))
	for _, s := range []string{"", "referee-log 1\n", "referee-log 1\nimpossible [a]\n",
		"referee-log 1\n  [a]\nx [ ]\nx [a] [ ]\n", "referee-log 1\n\xff [\xfe]\n", "referee-log 1\nx [a\u0085[b]\n"} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		lines, err := Parse(text)
		if err != nil {
			if !strings.Contains(err.Error(), "line ") {
				t.Fatalf("the error names no line: %v", err)
			}
			return
		}
		if n := strings.Count(string(text), "\n"); len(lines) != n-1 {
			t.Fatalf("%d lines read of %d", len(lines), n)
		}
		for _, l := range lines {
			if strings.Contains(strings.Join(l.Clauses, ""), "[") {
				return // no clause has such an id; written again its bracket would begin the list
			}
		}
		again, err := Parse([]byte(render(lines)))
		if err != nil {
			t.Fatalf("what was read cannot be read again: %v\n%s", err, render(lines))
		}
		if !reflect.DeepEqual(again, lines) {
			t.Fatalf("read as %+v, and again as %+v", lines, again)
		}
	})
}
