//go:build unix

package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestASecondInterruptLeavesNothingHalfWritten: whoever interrupts twice is told that it was heard, and no file is left
// half-written.
func TestASecondInterruptLeavesNothingHalfWritten(t *testing.T) {
	dir := t.TempDir()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	referee := filepath.Join(dir, "referee") // under this name the test program is the referee
	if err := os.Symlink(self, referee); err != nil {
		t.Fatal(err)
	}
	for i := range 300 {
		name := filepath.Join(dir, "scenarios", "s"+strconv.Itoa(i)+".lua")
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(punch), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for try, after := range []int{1, 40, 150, 10, 70} { // golden files that are there when it is interrupted
		if err := os.RemoveAll(filepath.Join(dir, "golden")); err != nil {
			t.Fatal(err)
		}
		cmd := exec.CommandContext(t.Context(), referee, "test", "--update")
		cmd.Dir = dir
		var errs bytes.Buffer
		cmd.Stderr = &errs
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		written := func() int {
			names, err := filepath.Glob(filepath.Join(dir, "golden", "*.log"))
			if err != nil {
				t.Fatal(err)
			}
			return len(names)
		}
		for end := time.Now().Add(time.Minute); written() < after && time.Now().Before(end); {
			time.Sleep(time.Millisecond)
		}
		for range 2 {
			if err := cmd.Process.Signal([]os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP}[try%3]); err !=
				nil {
				t.Log(err) // it has ended already
			}
			time.Sleep(time.Millisecond)
		}
		_ = cmd.Wait()
		if code := cmd.ProcessState.ExitCode(); code != exitWrong && code != exitOK || code == exitWrong &&
			!strings.Contains(errs.String(), "interrupted") {
			t.Errorf("after %d files: exit code %d, %q", after, code, errs.String())
		}
		if left, err := filepath.Glob(filepath.Join(dir, "golden", ".golden-*")); err != nil || len(left) > 0 {
			t.Errorf("after %d files: %v, %v", after, left, err)
		}
	}
}
