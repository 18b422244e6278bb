package files

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"tablereferee/engine"
)

func anything([]byte) bool { return true }

func mine(head []byte) bool { return strings.HasPrefix(string(head), "mine") }

// inFolder lists the names in a folder.
func inFolder(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}

func put(t *testing.T, file, text string, mode fs.FileMode) {
	t.Helper()
	if err := os.WriteFile(file, []byte(text), mode); err != nil {
		t.Fatal(err)
	}
}

func TestRead(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "a")
	put(t, file, "abc", 0o644)
	if text, err := Read(file, 3); string(text) != "abc" || err != nil {
		t.Errorf("%q, %v", text, err)
	}
	if _, err := Read(file, 2); !errors.Is(err, ErrLarge) || err.Error() != file+": is too large: more than 2 bytes" {
		t.Errorf("%v", err)
	}
	if _, err := Read(dir, 2); !errors.Is(err, ErrNotAFile) {
		t.Errorf("%v", err)
	}
	_, err := Read(filepath.Join(dir, "b"), 2)
	if !errors.Is(err, fs.ErrNotExist) || engine.Tell(err, engine.FR) != filepath.Join(dir, "b")+" : n'existe pas" {
		t.Errorf("%v, %s", err, engine.Tell(err, engine.FR))
	}
}

func TestWrite(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "a")
	check := func(want string, wrong error, err error) {
		t.Helper()
		text, _ := os.ReadFile(file)
		if string(text) != want || !errors.Is(err, wrong) || wrong == nil && err != nil {
			t.Errorf("%q, %v", text, err)
		}
	}
	check("mine 1", nil, Write(file, []byte("mine 1"), mine))
	check("mine 2", nil, Write(file, []byte("mine 2"), mine))
	put(t, file, "yours", 0o644)
	check("yours", ErrOther, Write(file, []byte("mine"), mine))
	put(t, file, "", 0o644)
	check("mine 3", nil, Write(file, []byte("mine 3"), mine))
	if err := os.Chmod(file, 0o444); err != nil {
		t.Fatal(err)
	}
	check("mine 3", ErrProtected, Write(file, []byte("mine 4"), anything))
	if err := os.Chmod(file, 0o600); err != nil {
		t.Fatal(err)
	}
	check("mine 4", nil, Write(file, []byte("mine 4"), anything))
	if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	if err := Write(dir, nil, anything); !errors.Is(err, ErrNotAFile) {
		t.Errorf("%v", err)
	}
	if err := Write(filepath.Join(dir, "no", "b"), nil, anything); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%v", err)
	}
	if names := inFolder(t, dir); len(names) != 1 {
		t.Errorf("left behind: %q", names)
	}
}

// locked is a disk on which nothing may be read.
type locked struct{ Opener }

func (locked) OpenFile(string, int, fs.FileMode) (*os.File, error) { return nil, fs.ErrPermission }

// TestWhatCannotBeReadIsKept: nobody knows what it holds.
func TestWhatCannotBeReadIsKept(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a")
	put(t, file, "private", 0o644)
	usual := Disk
	defer func() { Disk = usual }()
	Disk = locked{usual}
	for what, err := range map[string]error{
		"written": Write(file, []byte("new"), anything), "written in its folder": WriteIn(filepath.Dir(file), "a",
			[]byte("new"), anything),
		"writable": Writable(file, anything),
	} {
		if !errors.Is(err, fs.ErrPermission) {
			t.Errorf("%s: %v", what, err)
		}
	}
	Disk = usual
	if err := os.Truncate(file, mostReplaced+1); err != nil {
		t.Skip("no large files here: ", err)
	}
	if err := Write(file, []byte("new"), anything); !errors.Is(err, ErrLarge) {
		t.Errorf("a file larger than any of ours: %v", err)
	}
}

// TestWriteKnowsTheWhole: what somebody has put at the end of a file is somebody's, too.
func TestWriteKnowsTheWhole(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a")
	whole := strings.Repeat("mine\n", 1000)
	put(t, file, whole+"yours\n", 0o644)
	if err := Write(file, []byte("new"), func(old []byte) bool {
		return string(old) == whole
	}); !errors.Is(err, ErrOther) {
		t.Errorf("%v", err)
	}
}

func TestSpelling(t *testing.T) {
	for _, c := range []struct {
		a, b string
		same bool
	}{{"é", "e\u0301", true}, {"É", "e\u0301", true}, {"garçon", "GARC\u0327ON", true}, {"é", "è", false},
		{"e", "é", false}} {
		if (Spelling(c.a) == Spelling(c.b)) != c.same {
			t.Errorf("%q and %q", c.a, c.b)
		}
	}
}

// full is a disk with no room.
type full struct{ Opener }

func (f full) OpenFile(name string, flag int, mode fs.FileMode) (*os.File, error) {
	file, err := f.Opener.OpenFile(name, flag, mode)
	if err == nil {
		err = file.Close() // what is closed takes nothing
	}
	return file, err
}

func TestCreate(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "a")
	if err := Create(full{Disk}, file, []byte("new")); err == nil || len(inFolder(t, dir)) != 0 {
		t.Errorf("%v; left behind: %q", err, inFolder(t, dir))
	}
	if err := Create(Disk, file, []byte("new")); err != nil {
		t.Error(err)
	}
	if err := Create(Disk, file, []byte("other")); !errors.Is(err, fs.ErrExist) {
		t.Errorf("%v", err)
	}
	if text, err := os.ReadFile(file); string(text) != "new" || err != nil {
		t.Errorf("%q, %v", text, err)
	}
}

// TestWriteThroughALink replaces the file and not the link.
func TestWriteThroughALink(t *testing.T) {
	dir := t.TempDir()
	file, link := filepath.Join(dir, "a"), filepath.Join(dir, "link")
	put(t, file, "old", 0o644)
	if err := os.Symlink("a", link); err != nil {
		t.Skip("no symbolic links here: ", err)
	}
	if err := Write(link, []byte("new"), anything); err != nil {
		t.Fatal(err)
	}
	if text, err := os.ReadFile(file); string(text) != "new" || err != nil {
		t.Errorf("%q, %v", text, err)
	}
	if info, err := os.Lstat(link); err != nil || info.Mode()&fs.ModeSymlink == 0 {
		t.Errorf("the link is gone: %v", err)
	}
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	if err := Write(link, []byte("new"), anything); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("through a link that leads nowhere: %v", err)
	}
}

func TestWalkIsBounded(t *testing.T) {
	entries, visited := crowd{}, 0
	err := Walk(entries, func(string, fs.DirEntry, error) error { visited++; return nil })
	if !errors.Is(err, ErrCrowded) || visited != mostEntries {
		t.Errorf("%d visited, %v", visited, err)
	}
}

// crowd is a file system with more in it than anybody looks at.
type crowd struct{}

func (crowd) Open(string) (fs.File, error) { return nil, fs.ErrNotExist }

func (crowd) ReadDir(string) ([]fs.DirEntry, error) {
	return slices.Repeat([]fs.DirEntry{fs.FileInfoToDirEntry(one{})}, 2*mostEntries), nil
}

func (crowd) Stat(string) (fs.FileInfo, error) { return folder{}, nil }

type one struct{ fs.FileInfo }

func (one) Name() string      { return "one" }
func (one) Mode() fs.FileMode { return 0o644 }
func (one) IsDir() bool       { return false }

type folder struct{ fs.FileInfo }

func (folder) Name() string      { return "." }
func (folder) Mode() fs.FileMode { return fs.ModeDir | 0o755 }
func (folder) IsDir() bool       { return true }

// TestWriteClears proves that a write removes from its folder what killed runs have left there: their own unfinished
// files, and no others, none that another run may be writing now.
func TestWriteClears(t *testing.T) {
	dir := t.TempDir()
	old := time.Now().Add(-2 * time.Hour)
	for name, stays := range map[string]bool{".referee-123.tmp": false, ".referee-x.tmp": true, ".referee-77.tmp": true,
		"referee-1.tmp": true, ".referee-12.tmp.lua": true} {
		put(t, filepath.Join(dir, name), "x", 0o600)
		if !stays || name != ".referee-77.tmp" {
			if err := os.Chtimes(filepath.Join(dir, name), old, old); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := Write(filepath.Join(dir, "a"), []byte("mine"), mine); err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(inFolder(t, dir), " "); got !=
		".referee-12.tmp.lua .referee-77.tmp .referee-x.tmp a referee-1.tmp" {
		t.Errorf("left: %s", got)
	}
}
