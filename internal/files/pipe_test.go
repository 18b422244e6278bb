//go:build unix

package files

import (
	"errors"
	"path/filepath"
	"syscall"
	"testing"
)

// TestPipesAreNotWaitedFor names a pipe into which nobody writes, and a device without an end.
func TestPipesAreNotWaitedFor(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o644); err != nil {
		t.Skip("no pipes here: ", err)
	}
	for _, file := range []string{pipe, "/dev/zero"} {
		if _, err := Read(file, 10); !errors.Is(err, ErrNotAFile) {
			t.Errorf("reading %s: %v", file, err)
		}
		if err := Write(file, []byte("x"), anything); !errors.Is(err, ErrNotAFile) {
			t.Errorf("writing %s: %v", file, err)
		}
	}
}

// TestAPipeIsNoFolder names a pipe where a folder is wanted.
func TestAPipeIsNoFolder(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o644); err != nil {
		t.Skip("no pipes here: ", err)
	}
	if _, err := OpenFolder(pipe); !errors.Is(err, ErrNotAFolder) {
		t.Error(err)
	}
}
