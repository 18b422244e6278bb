package engine_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// mostBytes is how large a file is at most that everybody fetches who takes a copy of this, for good.
const mostBytes = 3_000_000

// large are the files that are larger, with their own bounds.
var large = map[string]int64{
	"referee/ask/prepared.bin": 5_000_000, // what questions are found in
}

// TestNoLargeFileIsTracked keeps what is built, or downloaded, out of what is committed.
func TestNoLargeFileIsTracked(t *testing.T) {
	if _, err := os.Stat("../.git"); err != nil {
		t.Skip("this copy has no history: which of its files are tracked is not known")
	}
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("there is no git here that says which files are tracked")
	}
	list := exec.Command("git", "-c", "safe.directory=*", "-C", "..", "ls-files", "-z")
	var wrong bytes.Buffer
	list.Stderr = &wrong
	out, err := list.Output()
	if err != nil {
		t.Fatalf("%v: %s", err, wrong.Bytes())
	}
	names := strings.Split(strings.TrimSuffix(string(out), "\x00"), "\x00")
	if len(names) < 1000 {
		t.Fatalf("only %d files are tracked", len(names))
	}
	seen := 0
	for _, name := range names {
		info, err := os.Lstat(filepath.Join("..", filepath.FromSlash(name)))
		if os.IsNotExist(err) {
			continue // it is about to be taken away
		}
		if err != nil {
			t.Fatal(err)
		}
		most, known := large[name]
		if !known {
			most = mostBytes
		} else if seen++; info.Size() <= mostBytes {
			t.Errorf("%s is not large any more: take it off the list", name)
		}
		if info.Size() > most {
			t.Errorf("%s has %d bytes; the most is %d", name, info.Size(), most)
		}
	}
	if seen < len(large) {
		t.Errorf("%d of the large files are not there any more: take them off the list", len(large)-seen)
	}
}
