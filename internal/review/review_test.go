package review

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	goldenfiles "tablereferee/golden"
	"tablereferee/internal/golden"
	"tablereferee/internal/suite"
	"tablereferee/referee/scenario"
	"tablereferee/scenarios"
)

// punch is a scenario in which a player plays a card.
func punch(who, card string) string {
	return fmt.Sprintf(`scenario "x" { game = "forever-evil", shows = { "fe.play.any-order" },
  question = { en = "May I?", fr = "Puis-je ?" } }
local a, b = players { { "%s", hand = { "%s" } }, { "Zed" } }
a:plays "%[2]s"
expect(game):goes_on() ruling { en = "Yes.", fr = "Oui." }
`, who, card)
}

// table is a folder of scenarios with golden files, on the disk.
type table struct {
	t      testing.TB
	dir    string
	runner suite.Runner
}

func newTable(t testing.TB, scripts map[string]string) *table {
	t.Helper()
	x := &table{t: t, dir: t.TempDir()}
	for name, text := range scripts {
		x.write("scenarios/"+name+".lua", text)
	}
	if err := os.MkdirAll(filepath.Join(x.dir, "scenarios"), 0o755); err != nil {
		t.Fatal(err)
	}
	folder, err := scenario.OpenFolder(filepath.Join(x.dir, "scenarios"))
	if err != nil {
		t.Fatal(err)
	}
	store, err := golden.Open(filepath.Join(x.dir, "golden"))
	if err != nil {
		t.Fatal(err)
	}
	x.runner = suite.Runner{Scenarios: folder, Golden: store, Brief: true}
	return x
}

func (x *table) write(file, text string) {
	x.t.Helper()
	path := filepath.Join(x.dir, filepath.FromSlash(file))
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		x.t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		x.t.Fatal(err)
	}
}

func (x *table) read(file string) string {
	x.t.Helper()
	text, err := os.ReadFile(filepath.Join(x.dir, filepath.FromSlash(file)))
	if err != nil {
		x.t.Fatal(err)
	}
	return string(text)
}

// accept makes all logs golden.
func (x *table) accept() {
	x.t.Helper()
	runner := x.runner
	runner.Update = true
	if _, err := runner.Run(x.t.Context(), nil, nil); err != nil {
		x.t.Fatal(err)
	}
}

// reword changes a wording in golden files.
func (x *table) reword(was, is string, names ...string) {
	x.t.Helper()
	for _, n := range names {
		x.write("golden/"+n+".log", strings.ReplaceAll(x.read("golden/"+n+".log"), was, is))
	}
}

func (x *table) session() *Session {
	x.t.Helper()
	report, err := x.runner.Run(x.t.Context(), nil, nil)
	if err != nil {
		x.t.Fatal(err)
	}
	return New(x.runner, report)
}

func TestSession(t *testing.T) {
	x := newTable(t, map[string]string{"f/a": punch("Ann", "Punch"), "f/b": punch("Ben", "Punch"), "c": punch("Cy", "Kick"),
		"same": punch("Cy", "Punch")})
	x.accept()
	x.reword("plays", "lays", "f/a", "f/b", "c")
	x.write("scenarios/new.lua", punch("Ann", "Kick"))
	x.write("scenarios/fails.lua", strings.ReplaceAll(punch("Ann", "Kick"), "ruling", "expect(a.hand):has \"Punch\"\nruling"))
	s := x.session()
	if len(s.Groups) != 2 || len(s.Groups[0].Items) != 3 || s.Groups[1].ID != NewLogs || len(s.Unfit) != 1 ||
		s.Count(Open) != 4 {
		t.Fatalf("groups %v, %d unfit", s.Groups, len(s.Unfit))
	}
	id := s.Groups[0].ID
	for meant, want := range map[string]int{id: 3, strings.ToUpper(id): 3, NewLogs: 1, "f": 2, "F/": 2, "f/A": 1,
		"c": 1, ".": 4, "same": 0, "fails": 0, "": 0, "f/a/b": 0, "@": 0} {
		if got := len(s.Find(meant)); got != want {
			t.Errorf("%q means %d logs, want %d", meant, got, want)
		}
	}
	if len(s.Named(NewLogs)) > 0 || len(s.Named("f/a")) != 1 {
		t.Error("the id of a group is a name")
	}
	if words := s.Words(); !slices.Contains(words, "f/b") || !slices.Contains(words, NewLogs) {
		t.Errorf("words %q", words)
	}
	// a dry run writes nothing
	before := x.read("golden/f/a.log")
	s.DryRun = true
	written, refused, err := s.Accept(t.Context(), s.Find("f"))
	if err != nil || len(refused) > 0 || len(written) != 2 || x.read("golden/f/a.log") != before {
		t.Errorf("dry run: %v %v %v", written, refused, err)
	}
	s = x.session()
	written, refused, err = s.Accept(t.Context(), append(s.Find("f"), s.Find("f/a")...))
	if err != nil || len(refused) > 0 || len(written) != 2 || !strings.Contains(x.read("golden/f/a.log"), "Ann plays") ||
		!strings.Contains(x.read("golden/c.log"), "Cy lays") {
		t.Errorf("accepted: %v %v %v", written, refused, err)
	}
	if s.Count(Accepted) != 2 || s.Count(Open) != 2 || len(s.Groups[0].Left()) != 1 {
		t.Errorf("%d accepted, %d left", s.Count(Accepted), s.Count(Open))
	}
	if _, _, err := s.Accept(t.Context(), s.Items()); err != nil || s.Count(Open) != 0 {
		t.Errorf("all: %v, %d left", err, s.Count(Open))
	}
	if written, _, err := s.Accept(t.Context(), s.Items()); err != nil || written != nil {
		t.Errorf("again: %v %v", written, err)
	}
	if s := x.session(); s.Count(Open) != 0 || len(s.Unfit) != 1 {
		t.Errorf("%d left", s.Count(Open))
	}
}

// TestOnlyWhatWasShown proves that a log is accepted only as it was looked at, and never that of a scenario that fails.
func TestOnlyWhatWasShown(t *testing.T) {
	x := newTable(t, map[string]string{"a": punch("Ann", "Punch"), "b": punch("Ben", "Punch")})
	x.accept()
	x.reword("plays", "lays", "a", "b")
	agreed := x.read("golden/a.log")
	s := x.session()
	x.write("scenarios/a.lua", punch("Eve", "Punch"))
	x.write("scenarios/b.lua", strings.ReplaceAll(punch("Ben", "Punch"), "ruling", "expect(a.hand):has \"Kick\"\nruling"))
	written, refused, err := s.Accept(t.Context(), s.Items())
	if err != nil || len(written) > 0 || len(refused) != 2 || x.read("golden/a.log") != agreed {
		t.Fatalf("%v %v %v", written, refused, err)
	}
	if got := engine.Tell(refused[0].Why, engine.EN); !strings.Contains(got, "look at it again") {
		t.Errorf("why: %s", got)
	}
	if a, b := s.Find("a")[0], s.Find("b")[0]; a.State != Open || b.State != Unfit {
		t.Errorf("states %d %d", a.State, b.State)
	}
	// as it is now it was shown
	if _, refused, err := s.Accept(t.Context(), s.Find("a")); err != nil || len(refused) > 0 ||
		!strings.Contains(x.read("golden/a.log"), "Eve plays") {
		t.Errorf("%v %v", refused, err)
	}
	x.write("scenarios/b.lua", strings.ReplaceAll(punch("Ben", "Punch"), "plays", "plays"))
	s.Again(t.Context(), s.Find("b")[0])
	if b := s.Find("b")[0]; b.State != Open {
		t.Errorf("b is mended, and its state is %d", b.State)
	}
	x.write("golden/b.log", strings.ReplaceAll(x.read("golden/b.log"), "lays", "plays"))
	s.Again(t.Context(), s.Find("b")[0])
	if b := s.Find("b")[0]; b.State != Settled {
		t.Errorf("b is as agreed, and its state is %d", b.State)
	}
}

// TestRenamed proves that the golden file of a scenario that was renamed is moved, as test --update does.
func TestRenamed(t *testing.T) {
	x := newTable(t, map[string]string{"a": punch("Ann", "Punch"), "b": punch("Ben", "Punch")})
	x.accept()
	if err := os.Rename(filepath.Join(x.dir, "scenarios", "a.lua"), filepath.Join(x.dir, "scenarios", "z.lua")); err != nil {
		t.Fatal(err)
	}
	s := x.session()
	written, refused, err := s.Accept(t.Context(), s.Find("z"))
	if err != nil || len(refused) > 0 || len(written) != 1 || !strings.HasSuffix(written[0].From, "a.log") {
		t.Fatalf("%v %v %v", written, refused, err)
	}
	if _, err := os.Stat(filepath.Join(x.dir, "golden", "a.log")); !os.IsNotExist(err) {
		t.Errorf("a.log: %v", err)
	}
}

// BenchmarkOpen opens a review of 500 changed logs: it plays the scenarios, compares their logs and groups what has
// changed.
func BenchmarkOpen(b *testing.B) {
	x := newTable(b, nil)
	n := 0
	err := fs.WalkDir(goldenfiles.FS, "forever-evil", func(p string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || n == 500 {
			return err
		}
		text, err := fs.ReadFile(goldenfiles.FS, p)
		if err != nil {
			return err
		}
		changed := bytes.ReplaceAll(text, []byte("turn "), []byte("the turn of "))
		changed = bytes.ReplaceAll(changed, []byte("has Power"), []byte("gets Power"))
		name := strings.TrimSuffix(p, ".log")
		script, err := fs.ReadFile(scenarios.FS, name+".lua")
		if err != nil || bytes.Equal(text, changed) || bytes.Contains(script, []byte("use \"")) {
			return err
		}
		n++
		x.write("golden/"+p, string(changed))
		x.write("scenarios/"+name+".lua", string(script))
		return nil
	})
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if s := x.session(); s.Count(Open) != n {
			b.Fatalf("%d of %d logs are to be judged", s.Count(Open), n)
		}
	}
	b.ReportMetric(float64(n), "logs")
}

// TestOtherGoldenFiles proves that a log takes the place of that golden file only which it was looked at beside: not of
// one that somebody else has accepted meanwhile, and of none that a newer program has written.
func TestOtherGoldenFiles(t *testing.T) {
	x := newTable(t, map[string]string{"a": punch("Ann", "Punch"), "b": punch("Ben", "Punch"), "c": punch("Cy", "Punch")})
	x.accept()
	x.reword("plays", "lays", "a", "b")
	if err := os.Remove(filepath.Join(x.dir, "golden", "c.log")); err != nil {
		t.Fatal(err)
	}
	s := x.session()
	x.reword("Ann", "Eve", "a") // by somebody else
	x.write("golden/c.log", "referee-log 1\nof somebody else\n")
	theirs, fresh := x.read("golden/a.log"), x.read("golden/c.log")
	written, refused, err := s.Accept(t.Context(), s.Items())
	if err != nil || len(written) != 1 || len(refused) != 2 || x.read("golden/a.log") != theirs || x.read("golden/c.log") != fresh {
		t.Fatalf("%v %v %v", written, refused, err)
	}
	if got := engine.Tell(refused[0].Why, engine.EN); !strings.Contains(got, "its golden file is another one by now") {
		t.Errorf("why: %s", got)
	}
	// as it is now it was shown
	if written, refused, err := s.Accept(t.Context(), s.Items()); err != nil || len(written) != 2 || len(refused) > 0 {
		t.Errorf("%v %v %v", written, refused, err)
	}
	x.reword("referee-log 1", "referee-log 2", "a")
	newer := x.read("golden/a.log")
	if s := x.session(); s.Count(Open) != 0 || len(s.Unfit) != 1 {
		t.Errorf("%d to judge, %d unfit", s.Count(Open), len(s.Unfit))
	}
	if x.accept(); x.read("golden/a.log") != newer {
		t.Error("the log of a newer program is gone")
	}
}
