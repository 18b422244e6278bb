package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/referee/simulate"
)

// breaking makes the third purchase of every game break an invariant. The tests of this package that play games do not
// run at the same time.
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
	code, out, errs := call(t, &app{}, "simulate", "--games", "2", "--seed", "40", "--check", "--replays", "kept")
	if code != exitFails || !strings.Contains(strings.Join(strings.Fields(out), " "), "broken 2 100.0 %") {
		t.Errorf("simulate: %d\n%s", code, out)
	}
	file := filepath.Join("kept", "broken-41.json")
	if !strings.Contains(errs,
		"the game of seed 41 is broken: three cards were bought\n  to see it:  referee replay "+shellWord(file)+"\n") {
		t.Errorf("errors: %s", errs)
	}
	code, out, errs = call(t, &app{}, "replay", file)
	if code != exitFails || !strings.HasPrefix(out, "referee-log 1\n") ||
		errs != "referee: it breaks: three cards were bought\n" {
		t.Errorf("replay: %d\n%s%s", code, out, errs)
	}
	if entries, err := os.ReadDir("kept"); err != nil || len(entries) != 2 {
		t.Errorf("%v, %v: something else than the two replays is left", entries, err)
	}
}

// TestBrokenGamesAreSavedWhereAsked writes nothing without --replays, and says how the game is had.
func TestBrokenGamesAreSavedWhereAsked(t *testing.T) {
	breaking(t)
	t.Chdir(t.TempDir())
	code, _, errs := call(t, &app{}, "simulate", "--games", "1", "--seed", "5", "--check", "--policy", "greedy")
	again := "referee simulate --game forever-evil --policy greedy --players 2 --games 1 --seed 5 --check --replays ."
	if code != exitFails || !strings.Contains(errs, "  to save it:  "+again+"\n") {
		t.Errorf("%d\n%s", code, errs)
	}
	if entries, err := os.ReadDir("."); err != nil || len(entries) != 0 {
		t.Errorf("%v, %v: something was written", entries, err)
	}
	code, out, _ := call(t, &app{}, append(strings.Fields(again)[1:], "--json")...)
	var report struct {
		Broken  int
		Replays []string
		Seeds   []uint64 `json:"broken_seeds"`
	}
	if err := json.Unmarshal([]byte(out), &report); err != nil || code != exitFails || report.Broken != 1 ||
		len(report.Replays) != 1 ||
		report.Replays[0] != "broken-5.json" || len(report.Seeds) != 1 || report.Seeds[0] != 5 {
		t.Fatalf("%d %v %+v", code, err, report)
	}
	info, err := os.Stat("broken-5.json")
	if err != nil || info.Mode().Perm() != 0o644 {
		t.Errorf("%v %v", info, err)
	}
	// The same again replaces it.
	if code, _, errs := call(t, &app{}, strings.Fields(again)[1:]...); code != exitFails {
		t.Errorf("%d %s", code, errs)
	}
}

// TestManyBrokenGames keeps the first ten, whoever plays them.
func TestManyBrokenGames(t *testing.T) {
	breaking(t)
	t.Chdir(t.TempDir())
	code, _, errs := call(t, &app{}, "simulate", "--games", "70", "--seed", "1", "--check", "--replays", "kept", "-j",
		"4")
	if code != exitFails || !strings.Contains(errs, "  and 60 more\n") {
		t.Errorf("%d\n%s", code, errs)
	}
	for seed := 1; seed <= 10; seed++ {
		if _, err := os.Stat(filepath.Join("kept", fmt.Sprintf("broken-%d.json", seed))); err != nil {
			t.Error(err)
		}
	}
	if entries, err := os.ReadDir("kept"); err != nil || len(entries) != 10 {
		t.Errorf("%v, %v", entries, err)
	}
}

// TestBrokenGameCannotBeSaved says so, and that something was broken is not lost. What is no replay is not replaced by
// one.
func TestBrokenGameCannotBeSaved(t *testing.T) {
	breaking(t)
	t.Chdir(t.TempDir())
	save := []string{"simulate", "--games", "1", "--seed", "5", "--check", "--replays", "."}
	if err := os.Mkdir("broken-5.json", 0o755); err != nil {
		t.Fatal(err)
	}
	code, _, errs := call(t, &app{}, save...)
	if code != exitWrong || !strings.Contains(errs, "a broken game could not be saved: broken-5.json: is not a file") {
		t.Errorf("%d %s", code, errs)
	}
	if err := os.Remove("broken-5.json"); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("broken-5.json", []byte(`{"mine": 1}`), 0o644); err != nil {
		t.Fatal(err)
	}
	code, _, errs = call(t, &app{}, save...)
	if code != exitWrong || !strings.Contains(errs, "broken-5.json: holds something else, and is kept") {
		t.Errorf("%d %s", code, errs)
	}
	if entries, err := os.ReadDir("."); err != nil || len(entries) != 1 {
		t.Errorf("%v, %v: half a file is left", entries, err)
	}
}

// TestReplayOfAGameWithoutEnd gives it up as a simulation does, and prints of its log what anybody would read.
func TestReplayOfAGameWithoutEnd(t *testing.T) {
	t.Chdir(t.TempDir())
	g := games.Find("forever-evil")
	answers := &engine.Recorder{Decider: engine.First{}}
	m, err := g.Start(g.Rules("en"), &engine.Setup{Seed: 1, First: engine.NoPlayer,
		Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}}, ender{answers})
	if err != nil {
		t.Fatal(err)
	}
	m.Limit = simulate.DefaultLimit
	if err := m.Run(func() { g.Play(m) }); !errors.Is(err, engine.ErrLimit) {
		t.Fatal(err)
	}
	file, err := json.Marshal(simulate.Replay{Version: simulate.ReplayVersion, Game: g.ID, Edition: "en", Players: 2,
		Seed: 1, Answers: answers.Answers, Broke: "it did not"})
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("endless.json", file, 0o644); err != nil {
		t.Fatal(err)
	}
	code, out, errs := call(t, &app{}, "replay", "endless.json")
	if code != exitOK ||
		errs != "referee: nothing breaks; the game was given up, no end in sight after 200000 events\n" {
		t.Errorf("%d %s", code, errs)
	}
	if lines := strings.Count(out, "\n"); lines != printedHead+1+printedTail ||
		!strings.HasPrefix(out, "referee-log 1\n") || !strings.Contains(out, "\n… lines left out: ") {
		t.Errorf("%d lines\n%.300s", lines, out)
	}
	if code, out, errs := call(t, &app{}, "replay", "--log", "whole.log", "endless.json"); code != exitOK || out != "" {
		t.Errorf("%d %s%s", code, out, errs)
	}
	if info, err := os.Stat("whole.log"); err != nil || info.Size() < 1<<20 {
		t.Errorf("%v, %v", info, err)
	}
}

// ender ends each turn at once and otherwise takes what comes first, so that the game has no end.
type ender struct{ *engine.Recorder }

func (e ender) Decide(m *engine.Match, q *engine.Question) int {
	if q.Always {
		e.Answers = append(e.Answers, uint16(len(q.Answers)-1))
		return len(q.Answers) - 1
	}
	return e.Recorder.Decide(m, q)
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
