//go:build unix

package main

import (
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/creack/pty"
)

// TestPlayAtATerminal types at a terminal: lines are completed and brought back, what is asked is folded and coloured,
// and the terminal is left as it was.
func TestPlayAtATerminal(t *testing.T) {
	dir := t.TempDir()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	referee := filepath.Join(dir, "referee") // under this name the test program is the referee
	if err := os.Symlink(self, referee); err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), referee, "play", "--hand", "Ann: Bizarro Power, Punch", "--hand", "Ben: Invulnerable",
		"--line-up", "Giganta")
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "TERM=xterm", "LANG=en", "LC_ALL=", "COLUMNS=", "NO_COLOR=", "GORACE=atexit_sleep_ms=0")
	tty, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: 40, Cols: 80})
	if err != nil {
		t.Fatal(err)
	}
	defer tty.Close()
	var out shared
	done := make(chan struct{})
	go func() {
		defer close(done)
		_, _ = io.Copy(&out, tty) // which ends in an error where the terminal is closed
	}()
	types := func(keys, shows string, n int) {
		t.Helper()
		if _, err := io.WriteString(tty, keys); err != nil {
			t.Fatal(err)
		}
		out.wait(t, shows, n)
	}
	out.wait(t, "Ann> ", 1)
	out.wait(t, "\x1b[2m[fe.play.resolve-at-once]", 1) // dim
	types("plays P\t\r", "Ann has Power +1 (now 1)", 1)
	types("plays Biz\t", "plays Bizarro Power", 3)
	types("\r", "Ben> ", 1)
	types("def\t\r", "Ben avoids the Attack", 1)
	types("undo\r", "taken back: 1", 1)
	types("\x1b[A\x1b[A\r", "Ben avoids the Attack", 2) // two lines up
	types("card Gig\t\r", "fe.card.giganta", 1)
	types("clause fe.buy.c\t", "fe.buy.combined-cost", 1)
	types("\x15", "Ann> ", 2) // away with it
	types("b\t", "  back   board", 1)
	types("\x15auto gr\t\r", "answers; to take them back", 1)
	types("", "Ben> ", 3)
	types("plays Punch", "Ben> plays Punch", 1)
	types("\x03", "Ben> ", 4) // a line that is half typed is thrown away
	types("\x04", "what was played is not saved: save FILE keeps it", 1)
	types("save kept.lua\r", "wrote kept.lua", 1)
	out.waitBehind(t, "wrote kept.lua", "Ben> ") // before that a terminal might swallow it
	types("\x04", "", 0)                         // the end of the input
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	select {
	case err := <-ended:
		if err != nil {
			t.Errorf("%v\n%s", err, out.b.String())
		}
	case <-time.After(20 * time.Second):
		t.Fatal("it goes on")
	}
	tty.Close()
	<-done
	for line := range strings.SplitSeq(plain(out.b.Bytes()), "\n") {
		if n := len([]rune(strings.TrimRight(line, "\r"))); n > 80 && !strings.Contains(line, "> ") {
			t.Errorf("%d columns: %s", n, line)
		}
	}
}

// TestPlayIsInterrupted: a signal ends play, and the terminal is no longer raw.
func TestPlayIsInterrupted(t *testing.T) {
	dir := t.TempDir()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	referee := filepath.Join(dir, "referee")
	if err := os.Symlink(self, referee); err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), referee, "play", "forever-evil")
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "TERM=xterm", "LC_ALL=en", "GORACE=atexit_sleep_ms=0")
	tty, err := pty.Start(cmd)
	if err != nil {
		t.Fatal(err)
	}
	defer tty.Close()
	var out shared
	go func() { _, _ = io.Copy(&out, tty) }() // until the terminal is closed
	out.wait(t, "Ann> ", 1)
	if err := cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	select {
	case <-ended:
	case <-time.After(20 * time.Second):
		t.Fatal("it goes on")
	}
	if code := cmd.ProcessState.ExitCode(); code != exitWrong {
		t.Errorf("exit code %d", code)
	}
	out.wait(t, "referee: interrupted", 1)
}

// plain is what a terminal shows, without what it obeys.
func plain(b []byte) string {
	var out bytes.Buffer
	for i := 0; i < len(b); i++ {
		if b[i] == 0x1b && i+1 < len(b) && b[i+1] == '[' {
			for i += 2; i < len(b) && (b[i] < '@' || b[i] > '~'); i++ {
			}
			continue
		}
		out.WriteByte(b[i])
	}
	return out.String()
}
