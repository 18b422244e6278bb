package golden

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
)

// open gives an empty store in a folder that does not exist yet.
func open(t *testing.T) *Store {
	t.Helper()
	s, err := Open(filepath.Join(t.TempDir(), "golden"))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func accept(t *testing.T, s *Store, name, log string) bool {
	t.Helper()
	_, changed, err := s.Accept(name, []byte(log))
	if err != nil {
		t.Fatal(err)
	}
	return changed
}

// files lists everything in a folder.
func files(t *testing.T, dir string) []string {
	t.Helper()
	var all []string
	err := filepath.WalkDir(dir, func(p string, _ fs.DirEntry, err error) error {
		rel, _ := filepath.Rel(dir, p)
		all = append(all, filepath.ToSlash(rel))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func TestAcceptReadAndRemove(t *testing.T) {
	s := open(t)
	if names, err := s.Names(); err != nil || names != nil {
		t.Errorf("names %v, error %v", names, err)
	}
	if _, err := s.Read("fe/a"); !errors.Is(err, fs.ErrNotExist) || !strings.Contains(err.Error(), s.Path("fe/a")) {
		t.Errorf("error %v", err)
	}
	p, changed, err := s.Accept("fe/deep/a", []byte("one\n"))
	if want := filepath.Join(s.dir, "fe", "deep", "a.log"); p != want || p != s.Path("fe/deep/a") || !changed || err != nil {
		t.Errorf("path %s, changed %t, error %v", p, changed, err)
	}
	if info, err := os.Stat(p); err != nil || runtime.GOOS != "windows" && info.Mode() != 0o644 {
		t.Errorf("mode %v, error %v", info.Mode(), err)
	}
	if accept(t, s, "fe/deep/a", "one\n") {
		t.Error("the same log changed the file")
	}
	if !accept(t, s, "fe/deep/a", "two\n") {
		t.Error("another log did not change the file")
	}
	accept(t, s, "b", "b\n")
	if log, err := s.Read("fe/deep/a"); string(log) != "two\n" || err != nil {
		t.Errorf("read %q, error %v", log, err)
	}
	if got := files(t, s.dir); !slices.Equal(got, []string{".", "b.log", "fe", "fe/deep", "fe/deep/a.log"}) {
		t.Errorf("files %q", got)
	}
	if err := s.Remove("fe/deep/a"); err != nil {
		t.Error(err)
	}
	if err := s.Remove("fe/deep/a"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("error %v", err)
	}
	if got := files(t, s.dir); !slices.Equal(got, []string{".", "b.log"}) {
		t.Errorf("files %q", got)
	}
}

func TestAcceptKeepsAnEmptyLog(t *testing.T) {
	s := open(t)
	if !accept(t, s, "a", "") {
		t.Error("the first log changed nothing")
	}
	if log, err := s.Read("a"); len(log) != 0 || err != nil {
		t.Errorf("read %q, error %v", log, err)
	}
}

func TestNamesOrphansAndMissing(t *testing.T) {
	s := open(t)
	for _, n := range []string{"fe/b", "fe-a", "a", "fe/a.log", "fe/é"} {
		accept(t, s, n, "x")
	}
	for _, n := range []string{".log", "notes.txt", ".golden-0.tmp", "fe/a.LOG"} {
		if err := os.WriteFile(filepath.Join(s.dir, n), nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(s.dir, "folder.log"), 0o755); err != nil {
		t.Fatal(err)
	}
	check := func(what string, got []string, err error, want ...string) {
		t.Helper()
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q, error %v", what, got, want, err)
		}
	}
	names, err := s.Names()
	check("names", names, err, "a", "fe-a", "fe/a.log", "fe/b", "fe/é")
	scenarios := []string{"new", "fe/b", "a", "fe/é", "also", "new"}
	names, err = s.Orphans(scenarios)
	check("orphans", names, err, "fe-a", "fe/a.log")
	names, err = s.Missing(scenarios)
	check("missing", names, err, "also", "new")
}

func TestNamesThatAreRefused(t *testing.T) {
	s := open(t)
	accept(t, s, "a", "old")
	before := files(t, filepath.Dir(s.dir))
	for _, name := range []string{
		"", ".", "..", "../a", "../golden/a", "fe/../a", "fe/../../a", "fe/..", "/a", "//a", "/etc/passwd", "fe//a", "fe/", "./a", "fe/./a",
		`..\a`, `fe\a`, `C:\a`, "C:/a", "a\x00", "a\x00/../b", "a:stream", "a*", "a\nb", "a\x7f", "\xff",
	} {
		for what, err := range map[string]error{
			"check":  CheckName(name),
			"accept": func() error { _, _, err := s.Accept(name, []byte("new")); return err }(),
			"read":   func() error { _, err := s.Read(name); return err }(),
			"remove": s.Remove(name),
		} {
			if !errors.Is(err, ErrName) || strings.ContainsAny(err.Error(), "\x00\n\x7f") {
				t.Errorf("%s of %q: %v", what, name, err)
			}
		}
		if p := s.Path(name); p != "" {
			t.Errorf("path %s of %q", p, name)
		}
	}
	if after := files(t, filepath.Dir(s.dir)); !slices.Equal(before, after) {
		t.Errorf("files %q, before %q", after, before)
	}
	for _, name := range []string{"a", "fe/attack-order", "..a", "a..b", "fe/a.log", "règles/attaque", "a b"} {
		if err := CheckName(name); err != nil {
			t.Error(err)
		}
	}
}

func TestLinksAreRefused(t *testing.T) {
	s := open(t)
	outside := t.TempDir()
	secret := filepath.Join(outside, "a.log")
	for _, err := range []error{
		os.WriteFile(secret, []byte("secret"), 0o644),
		os.MkdirAll(filepath.Join(s.dir, "inside"), 0o755),
		os.WriteFile(filepath.Join(s.dir, "inside", "a.log"), []byte("inside"), 0o644),
		os.Symlink(secret, filepath.Join(s.dir, "absolute.log")),
		os.Symlink(outside, filepath.Join(s.dir, "folder")),
		os.Symlink("../../x", filepath.Join(s.dir, "relative")),
		os.Symlink("inside", filepath.Join(s.dir, "within")),
		os.Symlink("inside/a.log", filepath.Join(s.dir, "within.log")),
		os.Symlink("nowhere", filepath.Join(s.dir, "dangling.log")),
	} {
		if err != nil {
			t.Skip("no symbolic links here: ", err)
		}
	}
	before := files(t, s.dir)
	for _, name := range []string{"absolute", "folder/a", "folder/new", "folder/b/new", "relative/a", "within/a", "within", "dangling"} {
		_, _, acceptErr := s.Accept(name, []byte("new"))
		_, readErr := s.Read(name)
		for what, err := range map[string]error{"accept": acceptErr, "read": readErr, "remove": s.Remove(name)} {
			if !errors.Is(err, ErrLink) {
				t.Errorf("%s of %s: %v", what, name, err)
			}
		}
	}
	if names, err := s.Names(); err != nil || !slices.Equal(names, []string{"inside/a"}) {
		t.Errorf("names %q, error %v", names, err)
	}
	if log, _ := os.ReadFile(secret); string(log) != "secret" {
		t.Errorf("the file outside holds %q", log)
	}
	if got := files(t, outside); len(got) != 2 {
		t.Errorf("files outside: %q", got)
	}
	if after := files(t, s.dir); !slices.Equal(before, after) {
		t.Errorf("files %q, before %q", after, before)
	}
}

func TestAFolderReachedThroughALinkIsFine(t *testing.T) {
	s := open(t)
	accept(t, s, "a", "old")
	link := filepath.Join(t.TempDir(), "link")
	if err := os.Symlink(s.dir, link); err != nil {
		t.Skip("no symbolic links here: ", err)
	}
	linked, err := Open(link)
	if err != nil {
		t.Fatal(err)
	}
	accept(t, linked, "a", "new")
	if log, err := s.Read("a"); string(log) != "new" || err != nil {
		t.Errorf("read %q, error %v", log, err)
	}
}

func TestAFailedWriteLeavesTheOldFile(t *testing.T) {
	full := errors.New("the disk is full")
	for _, stage := range []string{"write", "sync", "rename"} {
		s := open(t)
		accept(t, s, "fe/a", "old")
		before := files(t, s.dir)
		s.fault = func(at string) error {
			if at != stage {
				return nil
			}
			if log, err := s.Read("fe/a"); string(log) != "old" || err != nil {
				t.Errorf("%s: read %q, error %v", stage, log, err)
			}
			if len(files(t, s.dir)) != len(before)+1 {
				t.Errorf("%s: no temporary file in the folder", stage)
			}
			return full
		}
		if _, changed, err := s.Accept("fe/a", []byte("new")); changed || !errors.Is(err, full) || !strings.Contains(err.Error(), "was left as it was") {
			t.Errorf("%s: changed %t, error %v", stage, changed, err)
		}
		if log, err := s.Read("fe/a"); string(log) != "old" || err != nil {
			t.Errorf("%s: read %q, error %v", stage, log, err)
		}
		if after := files(t, s.dir); !slices.Equal(before, after) {
			t.Errorf("%s: files %q, before %q", stage, after, before)
		}
		s.fault = nil
		accept(t, s, "fe/a", "new")
	}
}

func TestThingsInTheWay(t *testing.T) {
	s := open(t)
	accept(t, s, "fe.log/a", "x")
	if _, _, err := s.Accept("fe", []byte("x")); err == nil || !strings.Contains(err.Error(), "is not a file") {
		t.Errorf("error %v", err)
	}
	if err := s.Remove("fe"); err == nil || !strings.Contains(err.Error(), "is not a file") {
		t.Errorf("error %v", err)
	}
	if _, _, err := s.Accept("fe.log/a.log/b", []byte("x")); err == nil || !strings.Contains(err.Error(), "is not a folder") {
		t.Errorf("error %v", err)
	}
	if _, err := Open(s.Path("fe.log/a")); err == nil || !strings.Contains(err.Error(), "is not a folder") {
		t.Errorf("error %v", err)
	}
	if _, err := Open(""); err == nil {
		t.Error("a folder without a name was opened")
	}
}

func TestReadersNeverSeeHalfALog(t *testing.T) {
	s := open(t)
	logs := [][]byte{bytes.Repeat([]byte("a\n"), 5000), bytes.Repeat([]byte("b\n"), 5000)}
	accept(t, s, "a", string(logs[0]))
	var writers sync.WaitGroup
	for w := range 2 {
		writers.Go(func() {
			for i := range 10 {
				if _, _, err := s.Accept("a", logs[(w+i)%2]); err != nil {
					t.Error(err)
				}
			}
		})
	}
	for range 50 {
		if log, err := s.Read("a"); err != nil || !bytes.Equal(log, logs[0]) && !bytes.Equal(log, logs[1]) {
			t.Errorf("read %d bytes, error %v", len(log), err)
		}
	}
	writers.Wait()
	if got := files(t, s.dir); !slices.Equal(got, []string{".", "a.log"}) {
		t.Errorf("files %q", got)
	}
}

func TestAStoreBuiltIn(t *testing.T) {
	s := OpenFS(fstest.MapFS{"fe/a.log": {Data: []byte("a\n")}, "b.log": {}, "c.txt": {}})
	names, err := s.Names()
	if err != nil || fmt.Sprint(names) != "[b fe/a]" {
		t.Errorf("names %q, error %v", names, err)
	}
	if log, err := s.Read("fe/a"); string(log) != "a\n" || err != nil {
		t.Errorf("read %q, error %v", log, err)
	}
	if _, err := s.Read("fe/b"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("error %v", err)
	}
	if _, err := s.Read("../b"); !errors.Is(err, ErrName) {
		t.Errorf("error %v", err)
	}
	if _, changed, err := s.Accept("fe/a", []byte("b\n")); changed || !errors.Is(err, ErrReadOnly) {
		t.Errorf("changed %t, error %v", changed, err)
	}
	if err := s.Remove("fe/a"); !errors.Is(err, ErrReadOnly) {
		t.Errorf("error %v", err)
	}
	if p := s.Path("fe/a"); p != "fe/a.log" {
		t.Errorf("path %s", p)
	}
}
