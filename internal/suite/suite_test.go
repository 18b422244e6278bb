package suite

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"tablereferee/engine/log"
	"tablereferee/internal/golden"
	"tablereferee/referee/scenario"
	"tablereferee/scenarios"
)

const punch = `scenario "A Punch" {
  game = "forever-evil", shows = { "fe.play.any-order" },
  question = { en = "Must a Vulnerability be played before a Punch?", fr = "Faut-il jouer une Vulnérabilité avant un Coup de Poing ?" },
}
local ann, ben = players { { "Ann", hand = { "Punch", "Vulnerability" } }, { "Ben" } }
ann:plays "Punch"
expect(game):goes_on() ruling { en = "Any of them may come first.", fr = "L'ordre est libre." }
`

const unmet = `scenario "Unmet" { game = "forever-evil" }
local ann, ben = players { { "Ann", hand = { "Punch" } }, { "Ben" } }
expect(ann.hand):has "Kick"
`

// scripts makes a file system of pairs of names and texts.
func scripts(pairs ...string) fstest.MapFS {
	m := fstest.MapFS{}
	for i := 0; i < len(pairs); i += 2 {
		m[pairs[i]] = &fstest.MapFile{Data: []byte(pairs[i+1])}
	}
	return m
}

func TestStatuses(t *testing.T) {
	store, err := golden.Open(filepath.Join(t.TempDir(), "golden"))
	if err != nil {
		t.Fatal(err)
	}
	r := Runner{Golden: store, Update: true,
		Scenarios: scenario.NewFolder(scripts("right.lua", punch, "other.lua", punch), "s")}
	if _, err := r.Run(t.Context(), nil, nil); err != nil {
		t.Fatal(err)
	}
	if _, _, err := store.Accept("orphan", []byte("referee-log 1\n")); err != nil {
		t.Fatal(err)
	}
	r.Update = false
	r.Scenarios = scenario.NewFolder(scripts(
		"right.lua", punch,
		"other.lua", strings.Replace(punch, `plays "Punch"`, `plays "Vulnerability"`, 1),
		"missing.lua", punch,
		"unmet.lua", unmet,
		"incomplete.lua", strings.Replace(punch, "ruling", "--", 1),
		"broken.lua", ")",
		"part.lua", `use "lib/bad"`,
		"lib/bad.lua", "\n)",
		`a"b.lua`, punch,
	), "s")
	report, err := r.Run(t.Context(), nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, c := range report.Cases {
		got = append(got, fmt.Sprintf("%s %s %s:%d", c.Name, c.Status, filepath.ToSlash(c.File), c.Line))
	}
	dir := filepath.ToSlash(filepath.Dir(store.Path("x")))
	want := []string{
		`a"b broken s/a"b.lua:0`,
		"broken broken s/broken.lua:1",
		"incomplete failed s/incomplete.lua:0",
		"missing missing s/missing.lua:0",
		"orphan orphan " + dir + "/orphan.log:0",
		"other differs s/other.lua:6",
		"part broken s/lib/bad.lua:2",
		"right passed s/right.lua:0",
		"unmet failed s/unmet.lua:3",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n  %s\nwant\n  %s", strings.Join(got, "\n  "), strings.Join(want, "\n  "))
	}
	for _, c := range report.Cases {
		if (c.Message == "") != (c.Status == Passed) {
			t.Errorf("%s: %s, and says %q", c.Name, c.Status, c.Message)
		}
	}

	// An update writes what holds and touches nothing else: the orphan may be the log of one that does not hold, under
	// its former name.
	r.Update = true
	if report, err = r.Run(t.Context(), nil, nil); err != nil {
		t.Fatal(err)
	}
	var written, removed, kept []string
	for _, c := range report.Cases {
		switch {
		case c.Written:
			written = append(written, c.Name)
		case c.Removed:
			removed = append(removed, c.Name)
		case c.Unaccepted:
			kept = append(kept, c.Name)
		}
	}
	if !slices.Equal(written, []string{"missing", "other"}) || len(removed) > 0 ||
		!slices.Equal(kept, []string{`a"b`, "broken", "incomplete", "part", "unmet"}) {
		t.Errorf("wrote %q, removed %q, kept %q", written, removed, kept)
	}
	if names, err := store.Names(); err != nil ||
		!slices.Equal(names, []string{"missing", "orphan", "other", "right"}) {
		t.Errorf("golden files %q, %v", names, err)
	}

	// Told to prune, it removes the orphan as well, but only by its name, and not while a scenario that it plays fails.
	for _, step := range []struct {
		prune func(string) bool
		pick  func(string) bool
		there bool
	}{
		{nil, func(n string) bool { return n == "orphan" }, true},
		{func(n string) bool { return n == "right" }, func(n string) bool { return n == "orphan" }, true},
		{func(n string) bool { return n == "orphan" }, nil, true},
		{func(n string) bool { return n == "orphan" }, func(n string) bool { return n == "orphan" }, false},
	} {
		r.Prune = step.prune
		if _, err = r.Run(t.Context(), step.pick, nil); err != nil {
			t.Fatal(err)
		}
		if store.Has("orphan") != step.there {
			t.Fatalf("the orphan is there: %t", !step.there)
		}
	}
	if _, err = r.Run(t.Context(), nil, nil); err != nil {
		t.Fatal(err)
	}
	if names, err := store.Names(); err != nil || !slices.Equal(names, []string{"missing", "other", "right"}) {
		t.Errorf("golden files %q, %v", names, err)
	}
}

// TestJobs checks that the number of jobs changes nothing that is found.
func TestJobs(t *testing.T) {
	m := fstest.MapFS{}
	for i := range 60 {
		text := punch
		if i%3 == 0 {
			text = unmet
		}
		m[fmt.Sprintf("s%02d.lua", i)] = &fstest.MapFile{Data: []byte(text)}
	}
	var first []string
	for _, jobs := range []int{1, 2, 7, 100} {
		told := map[string]int{}
		last := 0
		r := Runner{Scenarios: scenario.NewFolder(m, "s"), Golden: golden.OpenFS(fstest.MapFS{}), Jobs: jobs}
		report, err := r.Run(t.Context(), nil, func(done, total int, c *Case) {
			told[c.Name]++
			if done != last+1 || total != 60 {
				t.Errorf("progress %d of %d after %d", done, total, last)
			}
			last = done
		})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, c := range report.Cases {
			got = append(got, c.Name+" "+string(c.Status)+" "+c.Message)
			if told[c.Name] != 1 {
				t.Errorf("%d jobs: %s was told %d times", jobs, c.Name, told[c.Name])
			}
		}
		if first == nil {
			first = got
		}
		if !slices.Equal(got, first) {
			t.Errorf("%d jobs find something else than one", jobs)
		}
	}
}

// TestTwoUpdatesAtOnce has two runs update the same tree, with golden files to remove and to move: both are well, and
// the tree is right.
func TestTwoUpdatesAtOnce(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "golden")
	store, err := golden.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	before, now := fstest.MapFS{}, fstest.MapFS{}
	for i := range 60 {
		script := &fstest.MapFile{Data: []byte(strings.Replace(punch, "Any of them", fmt.Sprintf("%d: any of them", i),
			1))}
		before[fmt.Sprintf("old/s%02d.lua", i)] = script
		switch i % 3 {
		case 0:
			now[fmt.Sprintf("new/s%02d.lua", i)] = script
		case 1:
			now[fmt.Sprintf("old/s%02d.lua", i)] = script
		}
	}
	all := func(string) bool { return true }
	for range 5 {
		if _, err := (&Runner{Golden: store, Update: true, Prune: all,
			Scenarios: scenario.NewFolder(before, "s")}).Run(t.Context(), nil, nil); err != nil {
			t.Fatal(err)
		}
		var runs sync.WaitGroup
		for range 2 {
			runs.Go(func() {
				report, err := (&Runner{Golden: store, Update: true, Prune: all,
					Scenarios: scenario.NewFolder(now, "s")}).Run(t.Context(), nil, nil)
				if err != nil {
					t.Error(err)
					return
				}
				for _, c := range report.Cases {
					if !c.OK() {
						t.Errorf("%s %s: %s", c.Status, c.Name, c.Message)
					}
				}
			})
		}
		runs.Wait()
		var want []string
		for name := range now {
			want = append(want, strings.TrimSuffix(name, ".lua"))
		}
		slices.Sort(want)
		if names, err := store.Names(); err != nil || !slices.Equal(names, want) {
			t.Fatalf("%q, %v", names, err)
		}
	}
}

// TestRenamed finds out which scenario is which by the log, and by the last name where several have the same log.
func TestRenamed(t *testing.T) {
	store, err := golden.Open(filepath.Join(t.TempDir(), "golden"))
	if err != nil {
		t.Fatal(err)
	}
	update := func(pairs ...string) (out []string) {
		t.Helper()
		r := Runner{Golden: store, Update: true, Scenarios: scenario.NewFolder(scripts(pairs...), "s")}
		report, err := r.Run(t.Context(), nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range report.Cases {
			switch {
			case c.Moved != "":
				out = append(out, c.Moved+" > "+c.Name)
			case c.Written:
				out = append(out, c.Name+" written")
			case c.Removed:
				out = append(out, c.Name+" removed")
			case c.Status == Orphan:
				out = append(out, c.Name+" "+c.Heir)
			}
		}
		return out
	}
	expect := func(got []string, want ...string) {
		t.Helper()
		if !slices.Equal(got, want) {
			t.Errorf("got  %q\nwant %q", got, want)
		}
	}
	other := strings.Replace(punch, "Any of them", "Whichever you like", 1)
	changed := strings.Replace(other, "like", "please", 1)
	expect(update("a/x.lua", punch, "a/y.lua", punch, "a/z.lua", other), "a/x written", "a/y written", "a/z written")
	// Two with one log find their own by the last name; the log of one that was changed as well stays, and the next
	// time too.
	for _, want := range [][]string{{"a/z b/z", "a/x > b/x", "a/y > b/y", "b/z written"}, {"a/z "}, {"a/z "}} {
		expect(update("b/y.lua", punch, "b/x.lua", punch, "b/z.lua", changed), want...)
	}
	// Its former log is given to whoever comes with it.
	expect(update("b/y.lua", punch, "b/x.lua", punch, "b/z.lua", changed, "c.lua", other), "a/z > c")
	if names, err := store.Names(); err != nil || !slices.Equal(names, []string{"b/x", "b/y", "b/z", "c"}) {
		t.Errorf("%q, %v", names, err)
	}
}

// TestRenamedInCapitals: the golden file that a scenario reaches under another spelling of its name is that scenario's,
// whoever names it alone.
func TestRenamedInCapitals(t *testing.T) {
	store, err := golden.Open(filepath.Join(t.TempDir(), "golden"))
	if err != nil {
		t.Fatal(err)
	}
	r := Runner{Golden: store, Update: true, Scenarios: scenario.NewFolder(scripts("Alpha.lua", punch), "s")}
	if _, err := r.Run(t.Context(), nil, nil); err != nil {
		t.Fatal(err)
	}
	r.Scenarios = scenario.NewFolder(scripts("ALPHA.lua", punch), "s")
	alone := func(name string) bool { return name == "Alpha" }
	for _, linked := range []bool{false, true} { // one file under both names, as where capitals do not matter
		if linked && !store.Has("ALPHA") {
			if err := os.Link(store.Path("Alpha"), store.Path("ALPHA")); err != nil {
				t.Skip("not on this system: ", err)
			}
		}
		if linked {
			r.Prune = alone
		}
		report, err := r.Run(t.Context(), alone, nil)
		if err != nil {
			t.Fatal(err)
		}
		if !store.Has("Alpha") || len(report.Cases) != 1 || report.Cases[0].Status != Orphan {
			t.Errorf("linked %t: %+v", linked, report.Cases)
		}
	}
}

// TestRenamedIntoTheWay: while the golden file of a scenario cannot be written, the agreed log under its former name
// stays, whoever names it.
func TestRenamedIntoTheWay(t *testing.T) {
	other := strings.Replace(punch, "Any of them", "Whichever you like", 1)
	for _, test := range []struct {
		name  string
		block func(t *testing.T, file string) error
	}{
		{"a note", func(_ *testing.T, file string) error { return os.WriteFile(file, []byte("mine\n"), 0o644) }},
		{"a folder", func(_ *testing.T, file string) error { return os.Mkdir(file, 0o755) }},
		{"a link", func(_ *testing.T, file string) error { return os.Symlink("a.log", file) }},
		{"a guarded log", func(_ *testing.T, file string) error {
			return os.WriteFile(file, []byte("referee-log 1\n"), 0o444)
		}},
		{"a log too large", func(_ *testing.T, file string) error {
			return errors.Join(os.WriteFile(file, []byte("referee-log 1\n"), 0o644), os.Truncate(file, golden.MaxLog+1))
		}},
	} {
		for _, now := range []string{punch, other} { // renamed; renamed and changed
			t.Run(test.name, func(t *testing.T) {
				store, err := golden.Open(filepath.Join(t.TempDir(), "golden"))
				if err != nil {
					t.Fatal(err)
				}
				r := Runner{Golden: store, Update: true, Scenarios: scenario.NewFolder(scripts("f/a.lua", punch), "s")}
				if _, err := r.Run(t.Context(), nil, nil); err != nil {
					t.Fatal(err)
				}
				agreed, err := store.Read("f/a")
				if err != nil {
					t.Fatal(err)
				}
				if err := test.block(t, store.Path("f/n")); err != nil {
					t.Skip("not on this system: ", err)
				}
				r.Scenarios = scenario.NewFolder(scripts("f/n.lua", now), "s")
				for _, r.Prune = range []func(string) bool{nil, func(string) bool { return true }} {
					report, err := r.Run(t.Context(), nil, nil)
					if err != nil {
						t.Fatal(err)
					}
					if log, err := store.Read("f/a"); !bytes.Equal(log, agreed) {
						t.Fatalf("the agreed log is gone: %v", err)
					}
					if len(report.Cases) != 2 || report.Cases[0].Held != (r.Prune != nil) ||
						report.Cases[1].Status != Broken {
						t.Errorf("cases %+v", report.Cases)
					}
				}
				if err := os.RemoveAll(store.Path("f/n")); err != nil {
					t.Fatal(err)
				}
				if _, err := r.Run(t.Context(), nil, nil); err != nil {
					t.Fatal(err)
				}
				if names, err := store.Names(); err != nil || !slices.Equal(names, []string{"f/n"}) {
					t.Errorf("%q, %v", names, err)
				}
			})
		}
	}
}

func TestCancelled(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	r := Runner{Scenarios: scenario.NewFolder(scripts("a.lua", punch, "b.lua", punch, "c.lua", punch), "s"), Jobs: 1}
	_, err := r.Run(ctx, nil, func(int, int, *Case) { stop() })
	if err != context.Canceled {
		t.Errorf("got %v", err)
	}
}

// brokenFS fails where a file system can.
type brokenFS struct{ fs.FS }

func (brokenFS) Open(string) (fs.File, error) { return nil, fs.ErrPermission }

func TestFolderThatCannotBeRead(t *testing.T) {
	r := Runner{Scenarios: scenario.NewFolder(brokenFS{}, "s")}
	if _, err := r.Run(t.Context(), nil, nil); err == nil ||
		!strings.Contains(err.Error(), "the scenarios folder s: ") {
		t.Errorf("got %v", err)
	}
}

func TestFindAndShowing(t *testing.T) {
	r := Runner{Scenarios: scenario.NewFolder(scripts("punch.lua", punch, "broken.lua", ")"), "s")}
	report, err := r.Run(t.Context(), nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	c := report.Find("punch")
	if s := report.Showing("fe.play.any-order"); len(s) != 1 || s[0] != c {
		t.Errorf("shown by %v", s)
	}
	if report.Find("nobody") != nil {
		t.Error("found nobody")
	}
}

// BenchmarkShipped runs everything that is shipped, without comparing.
func BenchmarkShipped(b *testing.B) {
	r := Runner{Scenarios: scenario.NewFolder(scenarios.FS, "scenarios")}
	n := 0
	for b.Loop() {
		report, err := r.Run(b.Context(), nil, nil)
		if err != nil {
			b.Fatal(err)
		}
		n = len(report.Cases)
	}
	b.ReportMetric(float64(n), "scenarios")
}

// TestBriefKeepsNoLogs proves that of what passed nothing large is kept for those who do not read it, and of what
// failed everything.
func TestBriefKeepsNoLogs(t *testing.T) {
	r := Runner{Scenarios: scenario.NewFolder(scripts("a.lua", punch, "b.lua", unmet), "s"), Brief: true}
	report, err := r.Run(t.Context(), nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	a, b := &report.Cases[0], &report.Cases[1]
	if a.Status != Passed || a.Script != nil || a.Result.Log != nil || a.Result.Title != "A Punch" ||
		len(a.Shows()) == 0 {
		t.Errorf("%+v", a)
	}
	if b.Status != Failed || b.Script == nil || b.Result.Log == nil {
		t.Errorf("%+v", b)
	}
}

// TestOneFormat: golden files are let be that are of a newer format than this program writes.
func TestOneFormat(t *testing.T) {
	if golden.Format != log.Version {
		t.Errorf("golden files are known in format %d, and logs are written in format %d", golden.Format, log.Version)
	}
}
