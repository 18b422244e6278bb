package ask

import (
	"os"
	"strings"
	"testing"

	"tablereferee/engine"
)

// readFile gives the lines of a fixture that are not comments.
func readFile(t testing.TB, name string) []string {
	t.Helper()
	data, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for line := range strings.Lines(string(data)) {
		if line = strings.TrimSpace(line); !strings.HasPrefix(line, "#") {
			out = append(out, line)
		}
	}
	return out
}

func list(s string) []string {
	var out []string
	for part := range strings.SplitSeq(s, ",") {
		if part = strings.TrimSpace(part); part != "" {
			out = append(out, part)
		}
	}
	return out
}

func readEntries(t testing.TB) []Entry {
	t.Helper()
	var out []Entry
	for _, line := range readFile(t, "entries.txt") {
		key, value, ok := strings.Cut(line, ":")
		if !ok {
			continue
		}
		value = strings.TrimSpace(value)
		if key == "name" {
			out = append(out, Entry{Name: value})
			continue
		}
		e := &out[len(out)-1]
		switch key {
		case "title":
			e.Title = value
		case "clauses":
			e.Clauses = list(value)
		case "cards":
			e.Cards = list(value)
		case "en":
			e.Question[engine.EN] = value
		case "fr":
			e.Question[engine.FR] = value
		case "ruling-en":
			e.Ruling[engine.EN] = value
		case "ruling-fr":
			e.Ruling[engine.FR] = value
		default:
			t.Fatalf("entries.txt: unknown key %q", key)
		}
	}
	return out
}

func readClauses(t testing.TB) []ClauseEntry {
	t.Helper()
	var out []ClauseEntry
	for _, line := range readFile(t, "clauses.txt") {
		cols := strings.Split(line, "|")
		if len(cols) != 4 {
			t.Fatalf("clauses.txt: %q", line)
		}
		out = append(out, ClauseEntry{
			ID:    strings.TrimSpace(cols[0]),
			Says:  engine.Text{strings.TrimSpace(cols[1]), strings.TrimSpace(cols[2])},
			Cards: list(cols[3]),
		})
	}
	return out
}

func readNames(t testing.TB) []engine.Text {
	t.Helper()
	var out []engine.Text
	for _, line := range readFile(t, "cards.txt") {
		en, fr, _ := strings.Cut(line, "|")
		out = append(out, engine.Text{strings.TrimSpace(en), strings.TrimSpace(fr)})
	}
	return out
}

func fixture(t testing.TB) *Index {
	t.Helper()
	return New(readEntries(t), readClauses(t), readNames(t)...)
}
