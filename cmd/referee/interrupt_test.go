package main

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tablereferee/golden"
	"tablereferee/scenarios"
)

const endless = `scenario "Endless" {
  game = "forever-evil", shows = { "fe.play.any-order" }, question = { en = "May I?", fr = "Puis-je ?" },
}
local ann, ben = players { { "Ann", hand = { "Punch" } }, { "Ben" } }
never { that(ann.power):at_least(999), within = "the game", states = 200000 }
expect(game):goes_on() ruling { en = "Yes, a.", fr = "Oui, b." }
`

// TestInterrupts stops everything that takes long, at its beginning and in the middle: it ends at once and says what it
// had done.
func TestInterrupts(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("endless.lua", []byte(endless), 0o644); err != nil {
		t.Fatal(err)
	}
	for i := range 40 {
		name := filepath.Join("many", "s"+strings.Repeat("x", i)+".lua")
		if err := os.MkdirAll("many", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(endless), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		says string
		args []string
	}{
		{"interrupted", []string{"run", "endless.lua"}},
		{"the search was interrupted", []string{"possible", "--states", "1000000", "endless.lua"}},
		{"interrupted when ", []string{"test", "--scenarios", "many"}},
		{"interrupted when ", []string{"test", "--scenarios", "many", "--update", "--golden", "fresh"}},
		{"interrupted when ", []string{"simulate", "--games", "1000000000"}},
		{"interrupted when ", []string{"simulate", "--games", "1000000000", "--check", "--policy", "random", "--log",
			"logs"}},
		{"interrupted", []string{"coverage"}},
		{"interrupted", []string{"list", "--scenarios", "many"}},
	} {
		for _, after := range []time.Duration{0, 20 * time.Millisecond, 300 * time.Millisecond} {
			var out, errs bytes.Buffer
			a := &app{out: &out, err: &errs, env: func(string) string {
				return ""
			}, terminal: func(io.Writer) bool { return false },
				scenarios: scenarios.FS, golden: golden.FS}
			ctx, stop := context.WithCancel(t.Context())
			var stopped time.Time
			time.AfterFunc(after, func() { stopped = time.Now(); stop() })
			code := a.run(ctx, c.args)
			if ctx.Err() == nil && after > 20*time.Millisecond { // a fast machine has done all of it before
				stop()
				continue
			}
			<-ctx.Done()
			// The machine may be busy with other tests; on an idle one it takes some milliseconds.
			if took := time.Since(stopped); took > 2*time.Second {
				t.Errorf("%v, stopped after %v: it took %v to end", c.args, after, took)
			}
			if code != exitWrong || !strings.Contains(out.String()+errs.String(), c.says) {
				t.Errorf("%v, stopped after %v: exit code %d\n%s%s", c.args, after, code, out.String(), errs.String())
			}
		}
	}
}

// TestAtOnce leaves behind what does not ask whether it is to stop, and tells of a fault in it as of any other.
func TestAtOnce(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	never := make(chan struct{})
	defer close(never)
	if err := atOnce(ctx, func() {}); err != nil {
		t.Error(err)
	}
	func() {
		defer func() {
			if recover() == nil {
				t.Error("a fault is lost")
			}
		}()
		_ = atOnce(ctx, func() { panic("fault") })
	}()
	stop()
	if err := atOnce(ctx, func() { <-never }); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

// TestInterruptedUpdate lists each golden file that was written, and nothing else is there.
func TestInterruptedUpdate(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.MkdirAll("scenarios", 0o755); err != nil {
		t.Fatal(err)
	}
	for i := range 300 {
		if err := os.WriteFile(filepath.Join("scenarios", "s"+strings.Repeat("x", i%100)+strings.Repeat("y",
			i/100)+".lua"), []byte(punch), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for try := range 8 {
		after := []time.Duration{0, 10 * time.Millisecond, 40 * time.Millisecond, 100 * time.Millisecond}[try%4]
		if err := os.RemoveAll("golden"); err != nil {
			t.Fatal(err)
		}
		// With a golden file of nobody's, the logs wait until all are there: one may have been renamed.
		orphan := filepath.Join("golden", "orphan.log")
		if try >= 4 {
			if err := os.Mkdir("golden", 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(orphan, []byte("referee-log 1\n"), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		var out, errs bytes.Buffer
		a := &app{out: &out, err: &errs, env: func(string) string {
			return ""
		}, terminal: func(io.Writer) bool { return false },
			scenarios: scenarios.FS, golden: golden.FS}
		ctx, stop := context.WithCancel(t.Context())
		time.AfterFunc(after, stop)
		code := a.run(ctx, []string{"test", "--update"})
		written := func() int {
			logs, err := filepath.Glob(filepath.Join("golden", "s*.log"))
			if err != nil {
				t.Fatal(err)
			}
			for _, log := range logs {
				if !strings.Contains(out.String(), "wrote "+log+"\n") {
					t.Errorf("after %v: %s is not listed", after, log)
				}
			}
			return len(logs)
		}
		there := written()
		time.Sleep(30 * time.Millisecond) // whoever was still at work would write now
		if later := written(); later != there {
			t.Errorf("after %v: %d files were written behind the report", after, later-there)
		}
		if n := strings.Count(out.String(), "wrote "); n != there || code == exitOK && there != 300 {
			t.Errorf("after %v: exit code %d, %d listed, %d there", after, code, n, there)
		}
		_, err := os.Stat(orphan)
		if removed := strings.Contains(out.String(), "removed "+orphan); try >= 4 && removed != os.IsNotExist(err) {
			t.Errorf("after %v: removed %t, %v", after, removed, err)
		}
	}
}
