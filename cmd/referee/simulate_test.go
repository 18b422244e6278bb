package main

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

// breaking makes the third purchase of every game break an invariant. The tests of this package that play games do not run at
// the same time.
func breaking(t *testing.T) {
	g := games.Find("forever-evil")
	sound := g.Watch
	t.Cleanup(func() { g.Watch = sound })
	g.Watch = func() func(*engine.Match, *engine.Event) error {
		bought := 0
		return func(m *engine.Match, e *engine.Event) error {
			if m.Rules.Kinds[e.Kind].Name == "buy" {
				if bought++; bought == 3 {
					return errors.New("three cards were bought")
				}
			}
			return nil
		}
	}
}

// TestBrokenGames breaks games: each is saved, and its file shows it again.
func TestBrokenGames(t *testing.T) {
	breaking(t)
	t.Chdir(t.TempDir())
	code, out, errs := call(t, &app{}, "simulate", "--games", "2", "--seed", "40", "--check", "--log", "kept")
	if code != exitFails || !strings.Contains(strings.Join(strings.Fields(out), " "), "broken 2 100.0 %") {
		t.Errorf("simulate: %d\n%s", code, out)
	}
	file := filepath.Join("kept", "broken-41.json")
	if !strings.Contains(errs, "the game of seed 41 is broken: three cards were bought\n  to see it:  referee replay "+shellWord(file)+"\n") {
		t.Errorf("errors: %s", errs)
	}
	code, out, errs = call(t, &app{}, "replay", file)
	if code != exitFails || !strings.HasPrefix(out, "referee-log 1\n") || errs != "referee: it breaks: three cards were bought\n" {
		t.Errorf("replay: %d\n%s%s", code, out, errs)
	}
	if entries, err := os.ReadDir("kept"); err != nil || len(entries) != 2 {
		t.Errorf("%v, %v: something else than the two replays is left", entries, err)
	}
}

// TestBrokenGameHere saves into the working directory, and names the file in the JSON object.
func TestBrokenGameHere(t *testing.T) {
	breaking(t)
	t.Chdir(t.TempDir())
	code, out, _ := call(t, &app{}, "simulate", "--games", "1", "--seed", "5", "--check", "--json")
	var report struct {
		Broken  int
		Replays []string
	}
	if err := json.Unmarshal([]byte(out), &report); err != nil || code != exitFails || report.Broken != 1 || len(report.Replays) != 1 || report.Replays[0] != "broken-5.json" {
		t.Fatalf("%d %v %+v", code, err, report)
	}
	info, err := os.Stat("broken-5.json")
	if err != nil || info.Mode().Perm() != 0o644 {
		t.Errorf("%v %v", info, err)
	}
}

// TestBrokenGameCannotBeSaved says so, and that something was broken is not lost.
func TestBrokenGameCannotBeSaved(t *testing.T) {
	breaking(t)
	t.Chdir(t.TempDir())
	if err := os.Mkdir("broken-5.json", 0o755); err != nil {
		t.Fatal(err)
	}
	code, _, errs := call(t, &app{}, "simulate", "--games", "1", "--seed", "5", "--check")
	if code != exitWrong || !strings.Contains(errs, "a broken game could not be saved: ") {
		t.Errorf("%d %s", code, errs)
	}
	if entries, err := os.ReadDir("."); err != nil || len(entries) != 1 {
		t.Errorf("%v, %v: half a file is left", entries, err)
	}
}

func TestColumns(t *testing.T) {
	for _, tc := range []struct {
		words []string
		width int
		want  string
	}{
		{nil, 20, ""},
		{[]string{"one"}, 20, "  one"},
		{[]string{"one", "three", "two"}, 16, "  one    three\n  two"},
		{[]string{"seventeen", "à"}, 5, "  seventeen\n  à"},
	} {
		if got := columns(tc.words, "  ", tc.width); got != tc.want {
			t.Errorf("%v: got %q, want %q", tc.words, got, tc.want)
		}
	}
}
