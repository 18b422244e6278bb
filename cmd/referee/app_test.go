package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"github.com/spf13/pflag"

	"tablereferee/golden"
	"tablereferee/internal/suite"
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

// call runs a command line in the working directory.
func call(t *testing.T, a *app, args ...string) (code int, out, errs string) {
	t.Helper()
	var o, e bytes.Buffer
	a.out, a.err = &o, &e
	if a.env == nil {
		a.env = func(string) string { return "" }
	}
	if a.terminal == nil {
		a.terminal = func(io.Writer) bool { return false }
	}
	code = a.run(t.Context(), args)
	return code, o.String(), e.String()
}

// TestBuiltIn runs the program alone, in an empty folder: what is built in is all there is.
func TestBuiltIn(t *testing.T) {
	t.Chdir(t.TempDir())
	built := fstest.MapFS{"game/punch.lua": {Data: []byte(punch)}, "game/lib/x.lua": {Data: []byte(")")},
		"embed.go": {}}
	a := &app{scenarios: built, golden: fstest.MapFS{}}
	if _, out, _ := call(t, a, "list"); out != "game/punch  A Punch\n" {
		t.Errorf("list: %q", out)
	}
	code, log, errs := call(t, a, "run", "game/punch")
	if code != exitOK || !strings.HasPrefix(log, "referee-log 1\n") {
		t.Fatalf("run: %d %s", code, errs)
	}
	if code, out, _ := call(t, a, "test"); code != exitFails || !strings.Contains(out, "missing game/punch") ||
		strings.Contains(out, "--update") {
		t.Errorf("test without golden files: %d\n%s", code, out)
	}
	a.golden = fstest.MapFS{"game/punch.log": {Data: []byte(log)}, "embed.go": {}}
	for _, arg := range []string{".", "game", "game/punch", "scenarios/game/punch.lua"} {
		if code, out, errs := call(t, a, "test", arg); code != exitOK ||
			!strings.HasPrefix(out, "1 scenario: 1 passed\n") {
			t.Errorf("test %s: %d\n%s%s", arg, code, out, errs)
		}
	}
	if code, out, _ := call(t, a, "ask", "must a Vulnerability be played before a Punch"); code != exitOK ||
		!strings.Contains(out, "Any of them may come first.") {
		t.Errorf("ask: %d\n%s", code, out)
	}
	if code, _, errs := call(t, a, "test", "--update"); code != exitWrong ||
		!strings.Contains(errs, "built into this program") {
		t.Errorf("test --update: %d %s", code, errs)
	}
	a.golden = fstest.MapFS{"game/punch.log": {Data: []byte("referee-log 1\nother\n")},
		"game/gone.log": {Data: []byte("referee-log 1\n")}}
	a.env = func(k string) string { return map[string]string{"GITHUB_ACTIONS": "true"}[k] }
	code, out, errs := call(t, a, "test")
	if code != exitFails || !strings.Contains(out, "1 scenario: 1 differs, 1 orphan\n") ||
		strings.Contains(errs, "file=") || !strings.Contains(errs, "::error title=") {
		t.Errorf("test of other logs: %d\n%s%s", code, out, errs)
	}
	if entries, err := os.ReadDir("."); err != nil || len(entries) > 0 {
		t.Errorf("something was left behind: %v %v", entries, err)
	}
}

// TestShipped runs what is shipped as the program alone does, in an empty folder.
func TestShipped(t *testing.T) {
	logs, err := fs.Glob(golden.FS, "*/*/*.log")
	if err != nil || len(logs) == 0 {
		t.Skip("no golden file is shipped yet")
	}
	t.Chdir(t.TempDir())
	start := time.Now()
	code, out, errs := call(t, &app{scenarios: scenarios.FS, golden: golden.FS}, "test")
	if code != exitOK {
		t.Errorf("exit code %d\n%s%s", code, out, errs)
	}
	t.Logf("%s in %v", strings.SplitN(out, "\n", 2)[0], time.Since(start))
}

// TestShippedFromWindows runs what is shipped as a build from a checkout with other line ends holds it.
func TestShippedFromWindows(t *testing.T) {
	if testing.Short() {
		t.Skip("TestShipped plays every scenario too")
	}
	turned := func(fsys fs.FS) fs.FS {
		out := fstest.MapFS{}
		err := fs.WalkDir(fsys, ".", func(p string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() {
				return err
			}
			text, err := fs.ReadFile(fsys, p)
			out[p] = &fstest.MapFile{Data: bytes.ReplaceAll(text, []byte("\n"), []byte("\r\n"))}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		return out
	}
	t.Chdir(t.TempDir())
	a := &app{scenarios: turned(scenarios.FS), golden: turned(golden.FS)}
	if code, out, errs := call(t, a, "test"); code != exitOK {
		t.Errorf("exit code %d\n%.2000s%s", code, out, errs)
	}
	if code, out, errs := call(t, a, "ask", "One Weakness is left and I play Bizarro Power. Who takes it?"); code !=
		exitOK || !strings.Contains(out, "Because\n") {
		t.Errorf("ask: %d\n%s%s", code, out, errs)
	}
}

// TestHelp checks that every command and flag says what it is for.
func TestHelp(t *testing.T) {
	a := &app{}
	for _, cmd := range a.root().Commands() {
		if cmd.Short == "" {
			t.Errorf("%s has no help", cmd.Name())
		}
		if code, out, errs := call(t, a, cmd.Name(), "--help"); code != exitOK || errs != "" ||
			!strings.Contains(out, "Usage:") {
			t.Errorf("%s --help: %d\n%s%s", cmd.Name(), code, out, errs)
		}
	}
}

// TestDocs checks that docs/cli.md tells of every command, flag, status and exit code.
func TestDocs(t *testing.T) {
	b, err := os.ReadFile("../../docs/cli.md")
	if err != nil {
		t.Fatal(err)
	}
	doc := string(b)
	var want []string
	for _, code := range []int{exitOK, exitFails, exitWrong, exitNone, exitOffer} {
		want = append(want, fmt.Sprintf("\n| %d | ", code))
		if help := fmt.Sprintf("\n  %d  ", code); !strings.Contains((&app{}).root().Long, help) {
			t.Errorf("the help does not tell of the exit code %d", code)
		}
	}
	for _, s := range []suite.Status{suite.Passed, suite.Failed, suite.Differs, suite.Missing, suite.Orphan,
		suite.Broken} {
		want = append(want, "| "+string(s)+" |")
	}
	root := (&app{}).root()
	for _, cmd := range append(root.Commands(), root) {
		want = append(want, "referee "+strings.TrimPrefix(cmd.Name(), "referee"))
		cmd.Flags().VisitAll(func(f *pflag.Flag) { want = append(want, "--"+f.Name) })
		cmd.PersistentFlags().VisitAll(func(f *pflag.Flag) { want = append(want, "--"+f.Name) })
	}
	for _, w := range want {
		if !strings.Contains(doc, w) {
			t.Errorf("docs/cli.md does not tell of %q", w)
		}
	}
}

// TestFullDisk checks that output that cannot be written is an error and not lost in silence.
func TestFullDisk(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, args := range [][]string{{"version"}, {"list"}, {"clause"}, {"clause", "fe.buy.pass"}, {"run", "p"},
		{"test"}, {"test", "--json"}, {"ask", "what"}, {"ask", "--json", "what"},
		{"card"}, {"card", "kick"}, {"card", "--json", "kick"}, {"card", "--md", "kick"}, {"clause", "--json", "fe.buy.pass"},
		{"clause", "--md", "fe.buy.pass"}, {"run", "--json", "p"}, {"run", "--md", "p"}, {"list", "--card", "punch"},
		{"card", "--type", "ally"}, {"clause", "--kind", "reading"}, {"init", "folder"}, {"show", "p"},
		{"--version"}, {"--help"}, {"help", "test"}, {"test", "--help"}, {"completion", "bash"},
		{"play", "forever-evil"}, {"play", "--json", "forever-evil"},
		{"simulate", "--games", "1"}, {"possible", "p"}, {"coverage", "--list", "shown"}} {
		a := &app{out: fullDisk{}, err: io.Discard, env: func(string) string { return "" }, terminal: terminal,
			scenarios: fstest.MapFS{"p.lua": {Data: []byte(punch)}}, golden: fstest.MapFS{}}
		if code := a.run(t.Context(), args); code != exitWrong {
			t.Errorf("%v: exit code %d", args, code)
		}
	}
}

// TestInterruptedInput: a script that never comes to its end through the standard input is no reason to wait.
func TestInterruptedInput(t *testing.T) {
	t.Chdir(t.TempDir())
	in, never := io.Pipe()
	defer never.Close()
	ctx, stop := context.WithCancel(t.Context())
	stop()
	var errs bytes.Buffer
	a := &app{in: in, out: io.Discard, err: &errs, env: func(string) string {
		return ""
	}, terminal: terminal, scenarios: fstest.MapFS{}, golden: fstest.MapFS{}}
	if code := a.run(ctx, []string{"run", "-"}); code != exitWrong || !strings.Contains(errs.String(), "interrupted") {
		t.Errorf("exit code %d, %s", code, errs.String())
	}
}

type fullDisk struct{}

func (fullDisk) Write([]byte) (int, error) { return 0, io.ErrShortWrite }

// TestTerminal checks that only a terminal is coloured and shown how far a test is, and none that asks not to be.
func TestTerminal(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, c := range []struct {
		env              map[string]string
		terminal         bool
		colour, progress bool
	}{
		{nil, true, true, true},
		{nil, false, false, false},
		{map[string]string{"NO_COLOR": "1"}, true, false, true},
		{map[string]string{"TERM": "dumb"}, true, false, false},
	} {
		a := &app{env: func(k string) string { return c.env[k] }, terminal: func(io.Writer) bool { return c.terminal },
			scenarios: fstest.MapFS{"punch.lua": {Data: []byte(punch)}},
			golden:    fstest.MapFS{"punch.log": {Data: []byte("referee-log 1\nother\n")}}}
		_, out, errs := call(t, a, "test")
		if got := strings.Contains(out, "\x1b[31mdiffers\x1b[0m punch"); got != c.colour {
			t.Errorf("%v, terminal %v: colour %v", c.env, c.terminal, got)
		}
		if !c.colour && strings.Contains(out, "\x1b") {
			t.Errorf("%v, terminal %v: an escape sequence in %q", c.env, c.terminal, out)
		}
		if got := errs == "\r\x1b[K1/1 punch\r\x1b[K"; got != c.progress || !got && errs != "" {
			t.Errorf("%v, terminal %v: progress %q", c.env, c.terminal, errs)
		}
	}
	if terminal(&bytes.Buffer{}) {
		t.Error("a buffer is no terminal")
	}
}

// shared is a buffer that is written and read at the same time.
type shared struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (s *shared) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.b.Write(p)
}

// wait waits until a text stands n times in the buffer.
func (s *shared) wait(t *testing.T, text string, n int) {
	t.Helper()
	s.until(t, fmt.Sprintf("%q did not come %d times", text, n), func(all string) bool {
		return strings.Count(all, text) >= n
	})
}

// waitBehind waits until a text stands somewhere behind the last of another.
func (s *shared) waitBehind(t *testing.T, other, text string) {
	t.Helper()
	s.until(t, fmt.Sprintf("%q did not come behind %q", text, other), func(all string) bool {
		i := strings.LastIndex(all, other)
		return i >= 0 && strings.Contains(all[i:], text)
	})
}

func (s *shared) until(t *testing.T, otherwise string, is func(all string) bool) {
	t.Helper()
	for range 500 {
		s.mu.Lock()
		all := s.b.String()
		s.mu.Unlock()
		if is(all) {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	t.Fatalf("%s:\n%s", otherwise, s.b.String())
}

// TestWatch changes files as editors do: by writing, by renaming, and in a folder that was not there.
func TestWatch(t *testing.T) {
	t.Chdir(t.TempDir())
	write := func(file, text string) {
		t.Helper()
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file+"~", []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if err := os.Rename(file+"~", file); err != nil {
			t.Fatal(err)
		}
	}
	write("scenarios/punch.lua", punch)
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	var out, errs shared
	a := &app{out: &out, err: &errs, env: func(string) string {
		return ""
	}, terminal: terminal, scenarios: fstest.MapFS{}, golden: fstest.MapFS{}}
	done := make(chan int)
	go func() { done <- a.run(ctx, []string{"test", "--watch"}) }()
	out.wait(t, "1 scenario: 1 missing", 1)

	write("scenarios/punch.lua", ")")
	out.wait(t, "1 scenario: 1 broken", 1)
	write("scenarios/new/folder/punch.lua", punch)
	out.wait(t, "2 scenarios: 1 missing, 1 broken", 1)
	write("scenarios/new/folder/punch.lua", ")")
	out.wait(t, "2 scenarios: 2 broken", 1)
	if err := os.RemoveAll("scenarios/new"); err != nil {
		t.Fatal(err)
	}
	if err := os.Remove("scenarios/punch.lua"); err != nil {
		t.Fatal(err)
	}
	errs.wait(t, "there is no scenario", 1)
	write("scenarios/punch.lua", punch)
	out.wait(t, "1 scenario: 1 missing", 2)

	// The folder goes away and another comes, as when another branch is checked out.
	if err := os.Rename("scenarios", "away"); err != nil {
		t.Fatal(err)
	}
	errs.wait(t, "scenarios", 2)
	write("scenarios/a.lua", punch)
	write("scenarios/b.lua", punch)
	out.wait(t, "2 scenarios: 2 missing", 1)
	write("scenarios/b.lua", ")")
	out.wait(t, "2 scenarios: 1 missing, 1 broken", 1)
	stop()
	if code := <-done; code != exitFails {
		t.Errorf("exit code %d", code)
	}
}
