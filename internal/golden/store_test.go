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
	"time"

	"tablereferee/internal/files"
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

// head is how a log begins.
const head = "referee-log 1\n"

func accept(t *testing.T, s *Store, name, log string) bool {
	t.Helper()
	_, changed, err := s.Accept(name, []byte(head+log))
	if err != nil {
		t.Fatal(err)
	}
	return changed
}

// tree lists everything in a folder.
func tree(t *testing.T, dir string) []string {
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
	p, changed, err := s.Accept("fe/deep/a", []byte(head+"one\n"))
	if want := filepath.Join(s.dir, "fe", "deep", "a.log"); p != want || p != s.Path("fe/deep/a") || !changed ||
		err != nil {
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
	if log, err := s.Read("fe/deep/a"); string(log) != head+"two\n" || err != nil {
		t.Errorf("read %q, error %v", log, err)
	}
	if got := tree(t, s.dir); !slices.Equal(got, []string{".", "b.log", "fe", "fe/deep", "fe/deep/a.log"}) {
		t.Errorf("files %q", got)
	}
	if err := s.Remove("fe/deep/a"); err != nil {
		t.Error(err)
	}
	if err := s.Remove("fe/deep/a"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("error %v", err)
	}
	if got := tree(t, s.dir); !slices.Equal(got, []string{".", "b.log"}) {
		t.Errorf("files %q", got)
	}
}

func TestAcceptKeepsAnEmptyLog(t *testing.T) {
	s := open(t)
	if _, changed, err := s.Accept("a", nil); !changed || err != nil {
		t.Errorf("changed %t, error %v", changed, err)
	}
	if log, err := s.Read("a"); len(log) != 0 || err != nil {
		t.Errorf("read %q, error %v", log, err)
	}
	// A file that holds nothing is in nobody's way.
	if !accept(t, s, "a", "x\n") {
		t.Error("the log did not replace the empty file")
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
	for n, text := range map[string]string{"empty": "", "nginx": "GET /\n", "almost": "referee-log one\n",
		"nearly": "referee-log 1 \n"} {
		if err := os.WriteFile(filepath.Join(s.dir, n+".log"), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(s.dir, ".git"), 0o755); err != nil {
		t.Fatal(err)
	}
	for n, text := range map[string]string{".git/hidden": "referee-log 1\n", ".hidden": "referee-log 1\n",
		"end": "referee-log 1", "cr": "referee-log 2\r\n", "mark": "\uFEFFreferee-log 1\n"} {
		if err := os.WriteFile(filepath.Join(s.dir, n+".log"), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	names, others, err := s.Orphans(scenarios)
	check("orphans", names, err, "cr", "end", "fe-a", "fe/a.log", "mark")
	check("others", others, err, "almost", "empty", "nearly", "nginx")
	names, err = s.Missing(scenarios)
	check("missing", names, err, "also", "new")
}

// TestOtherFilesAreKept offers the store files of the right name that are no logs.
func TestOtherFilesAreKept(t *testing.T) {
	s := open(t)
	accept(t, s, "a", "a\n")
	for n, text := range map[string]string{"sub/access": "important\n", "guarded": head} {
		file := s.Path(n)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Chmod(s.Path("guarded"), 0o444); err != nil {
		t.Fatal(err)
	}
	before := tree(t, s.dir)
	for name, want := range map[string]error{"sub/access": ErrNotALog, "guarded": files.ErrProtected} {
		if _, changed, err := s.Accept(name, []byte(head+"new\n")); changed || !errors.Is(err, want) {
			t.Errorf("accepting %s: %t, %v", name, changed, err)
		}
		if err := s.Remove(name); !errors.Is(err, want) {
			t.Errorf("removing %s: %v", name, err)
		}
		if err := s.Move(name, "b"); !errors.Is(err, want) {
			t.Errorf("moving %s: %v", name, err)
		}
		if err := s.Move("a", name); !errors.Is(err, fs.ErrExist) {
			t.Errorf("moving onto %s: %v", name, err)
		}
	}
	if after := tree(t, s.dir); !slices.Equal(before, after) {
		t.Errorf("files %q, before %q", after, before)
	}
	if text, err := os.ReadFile(s.Path("sub/access")); string(text) != "important\n" || err != nil {
		t.Errorf("%q, %v", text, err)
	}
}

func TestMove(t *testing.T) {
	s := open(t)
	accept(t, s, "fe/deep/a", "a\n")
	accept(t, s, "b", "b\n")
	if err := s.Move("fe/deep/a", "new/a"); err != nil {
		t.Fatal(err)
	}
	if got := tree(t, s.dir); !slices.Equal(got, []string{".", "b.log", "new", "new/a.log"}) {
		t.Errorf("files %q", got)
	}
	if err := s.Move("gone", "x"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("error %v", err)
	}
	// Two names of one file, as where big and small letters are one.
	if err := os.Link(s.Path("b"), s.Path("B")); err != nil {
		t.Skip("no links here: ", err)
	}
	if !s.Same("b", "B") || s.Same("b", "new/a") || s.Same("b", "gone") {
		t.Error("what is one file and what is not")
	}
	if err := s.Move("B", "b"); err != nil {
		t.Error(err)
	}
	if log, err := s.Read("b"); string(log) != head+"b\n" || err != nil {
		t.Errorf("read %q, error %v", log, err)
	}
}

// TestClear removes what runs that were killed have left behind, and nothing that only looks like it.
func TestClear(t *testing.T) {
	s := open(t)
	if removed, err := s.Clear(); removed != nil || err != nil {
		t.Errorf("of no folder: %q, %v", removed, err)
	}
	accept(t, s, "fe/a", "a\n")
	old := time.Now().Add(-2 * time.Hour)
	var want []string
	for n, stale := range map[string]bool{".golden-0123456789abcdef.tmp": true, "fe/.golden-fedcba9876543210.tmp": true,
		".golden-0123456789abcdee.tmp": false, ".golden-1.tmp": false, "fe/golden-0123456789abcdef.tmp": false,
		".golden-0123456789abcdef.tmp~": false} {
		file := filepath.Join(s.dir, filepath.FromSlash(n))
		if err := os.WriteFile(file, []byte("x"), 0o644); err != nil {
			t.Fatal(err)
		}
		if n != ".golden-0123456789abcdee.tmp" { // one that is being written
			if err := os.Chtimes(file, old, old); err != nil {
				t.Fatal(err)
			}
		}
		if stale {
			want = append(want, file)
		}
	}
	slices.Sort(want)
	before := len(tree(t, s.dir))
	removed, err := s.Clear()
	if err != nil || !slices.Equal(removed, want) {
		t.Errorf("removed %q, want %q, error %v", removed, want, err)
	}
	if after := len(tree(t, s.dir)); after != before-len(want) {
		t.Errorf("%d files, %d before", after, before)
	}
}

// TestReadingIsBounded offers what never ends, and what is too large.
func TestReadingIsBounded(t *testing.T) {
	s := open(t)
	accept(t, s, "large", "")
	if err := os.Truncate(s.Path("large"), 20<<30); err != nil {
		t.Skip("no large files here: ", err)
	}
	if _, err := s.Read("large"); err == nil || !strings.Contains(err.Error(), "more than 16777216 bytes") {
		t.Errorf("error %v", err)
	}
	// What is not read is neither replaced nor removed.
	if _, changed, err := s.Accept("large", []byte(head)); changed || !errors.Is(err, files.ErrLarge) {
		t.Errorf("accepting: %t, %v", changed, err)
	}
	if err := s.Remove("large"); !errors.Is(err, files.ErrLarge) {
		t.Errorf("removing: %v", err)
	}
	if orphans, others, err := s.Orphans(nil); len(orphans) > 0 || !slices.Equal(others, []string{"large"}) ||
		err != nil {
		t.Errorf("orphans %q, others %q, error %v", orphans, others, err)
	}
	if err := os.Mkdir(s.Path("folder"), 0o755); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Read("folder"); err == nil || !strings.Contains(err.Error(), "is not a file") {
		t.Errorf("error %v", err)
	}
}

// TestTwoStoresAtOnce has two runs accept, move and remove the same things; each folder that one empties the other may
// need.
func TestTwoStoresAtOnce(t *testing.T) {
	s := open(t)
	var runs sync.WaitGroup
	for range 2 {
		runs.Go(func() {
			for i := range 200 {
				name := fmt.Sprintf("a/b/%d", i%3)
				if _, _, err := s.Accept(name, []byte(head)); err != nil {
					t.Error(err)
				}
				if err := s.Remove(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
					t.Error(err)
				}
			}
		})
	}
	runs.Wait()
	if got := tree(t, s.dir); !slices.Equal(got, []string{"."}) {
		t.Errorf("files %q", got)
	}
}

func TestNamesThatAreRefused(t *testing.T) {
	s := open(t)
	accept(t, s, "a", "old")
	before := tree(t, filepath.Dir(s.dir))
	for _, name := range []string{
		"", ".", "..", "../a", "../golden/a", "fe/../a", "fe/../../a", "fe/..", "/a", "//a", "/etc/passwd", "fe//a",
		"fe/", "./a", "fe/./a",
		`..\a`, `fe\a`, `C:\a`, "C:/a", "a\x00", "a\x00/../b", "a:stream", "a*", "a\nb", "a\x7f", "\xff",
		"a\u0085", "a\u200bb", "\ufeffa", "a\u202eb", "a\u00ad", " ", " a", "a ", "a /b", "a/ b", "a.", "a./b",
		"a\u00a0", "CON", "nul", "fe/Aux.old", "com1", "a/LPT9", "COM¹", "a/lpt³.old",
		"COM0.x/a", "conin$",
	} {
		for what, err := range map[string]error{
			"check":  CheckName(name),
			"accept": func() error { _, _, err := s.Accept(name, []byte(head+"new")); return err }(),
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
	if after := tree(t, filepath.Dir(s.dir)); !slices.Equal(before, after) {
		t.Errorf("files %q, before %q", after, before)
	}
	for _, name := range []string{"a", "fe/attack-order", "..a", "a..b", "fe/a.log", "règles/attaque", "a b", "console",
		"com10", "lpt", "comx", "com⁴", "a.con"} {
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
	before := tree(t, s.dir)
	for _, name := range []string{"absolute", "folder/a", "folder/new", "folder/b/new", "relative/a", "within/a",
		"within", "dangling"} {
		_, _, acceptErr := s.Accept(name, []byte(head+"new"))
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
	if got := tree(t, outside); len(got) != 2 {
		t.Errorf("files outside: %q", got)
	}
	if after := tree(t, s.dir); !slices.Equal(before, after) {
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
	if log, err := s.Read("a"); string(log) != head+"new" || err != nil {
		t.Errorf("read %q, error %v", log, err)
	}
}

func TestAFailedWriteLeavesTheOldFile(t *testing.T) {
	full := errors.New("the disk is full")
	for _, stage := range []string{"write", "sync", "rename"} {
		s := open(t)
		accept(t, s, "fe/a", "old")
		before := tree(t, s.dir)
		s.fault = func(at string) error {
			if at != stage {
				return nil
			}
			if log, err := s.Read("fe/a"); string(log) != head+"old" || err != nil {
				t.Errorf("%s: read %q, error %v", stage, log, err)
			}
			if len(tree(t, s.dir)) != len(before)+1 {
				t.Errorf("%s: no temporary file in the folder", stage)
			}
			return full
		}
		if _, changed, err := s.Accept("fe/a", []byte(head+"new")); changed || !errors.Is(err, full) ||
			!strings.Contains(err.Error(), "was left as it was") {
			t.Errorf("%s: changed %t, error %v", stage, changed, err)
		}
		if log, err := s.Read("fe/a"); string(log) != head+"old" || err != nil {
			t.Errorf("%s: read %q, error %v", stage, log, err)
		}
		if after := tree(t, s.dir); !slices.Equal(before, after) {
			t.Errorf("%s: files %q, before %q", stage, after, before)
		}
		s.fault = nil
		accept(t, s, "fe/a", "new")
	}
}

// TestWhatCannotBeReadIsKept: nobody knows what it holds.
func TestWhatCannotBeReadIsKept(t *testing.T) {
	kept := func(s *Store, wrong error) {
		t.Helper()
		if _, changed, err := s.Accept("a", []byte(head+"new\n")); changed || !errors.Is(err, wrong) {
			t.Errorf("accepting: %t, %v", changed, err)
		}
		if err := s.Remove("a"); !errors.Is(err, wrong) {
			t.Errorf("removing: %v", err)
		}
		if err := s.Move("a", "b"); !errors.Is(err, wrong) {
			t.Errorf("moving: %v", err)
		}
		if s.HasLog("a") {
			t.Error("it holds a log")
		}
		if got := tree(t, s.dir); !slices.Equal(got, []string{".", "a.log"}) {
			t.Errorf("files %q", got)
		}
	}
	s, faulty := open(t), errors.New("bad sector")
	accept(t, s, "a", "old\n")
	if !s.HasLog("a") || s.HasLog("b") {
		t.Error("which one is a log is not known")
	}
	s.fault = func(stage string) error {
		if stage == "read" {
			return faulty
		}
		return nil
	}
	kept(s, faulty)
	if err := os.Chmod(s.Path("a"), 0o200); err != nil {
		t.Fatal(err)
	}
	if _, err := os.ReadFile(s.Path("a")); err == nil {
		t.Skip("whoever runs this test may read everything")
	}
	s.fault = nil
	kept(s, fs.ErrPermission)
}

func TestThingsInTheWay(t *testing.T) {
	s := open(t)
	accept(t, s, "fe.log/a", "x")
	if _, _, err := s.Accept("fe", []byte(head+"x")); err == nil || !strings.Contains(err.Error(), "is not a file") {
		t.Errorf("error %v", err)
	}
	if err := s.Remove("fe"); err == nil || !strings.Contains(err.Error(), "is not a file") {
		t.Errorf("error %v", err)
	}
	if _, _, err := s.Accept("fe.log/a.log/b", []byte(head+"x")); err == nil ||
		!strings.Contains(err.Error(), "is not a folder") {
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
	logs := [][]byte{[]byte(head + strings.Repeat("a\n", 5000)), []byte(head + strings.Repeat("b\n", 5000))}
	accept(t, s, "a", strings.TrimPrefix(string(logs[0]), head))
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
	if got := tree(t, s.dir); !slices.Equal(got, []string{".", "a.log"}) {
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
	if _, changed, err := s.Accept("fe/a", []byte(head+"b\n")); changed || !errors.Is(err, ErrReadOnly) {
		t.Errorf("changed %t, error %v", changed, err)
	}
	if err := s.Remove("fe/a"); !errors.Is(err, ErrReadOnly) {
		t.Errorf("error %v", err)
	}
	if p := s.Path("fe/a"); p != "fe/a.log" {
		t.Errorf("path %s", p)
	}
}

// TestLogsThatAreLetBe: a log that a newer program has written, or in which a merge is not settled, is neither replaced
// nor removed.
func TestLogsThatAreLetBe(t *testing.T) {
	dir := t.TempDir()
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"newer": "referee-log 2\ngame x\n",
		"merge": "referee-log 1\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> theirs\n"} {
		file := filepath.Join(dir, name+".log")
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, _, err := s.Accept(name, []byte("referee-log 1\nnew\n")); err == nil {
			t.Errorf("%s is replaced", name)
		}
		if err := s.Remove(name); err == nil {
			t.Errorf("%s is removed", name)
		}
		if s.Unfit(name, []byte(text)) == nil || s.Unfit(name, []byte("referee-log 1\na <<<<<<< b\n")) != nil {
			t.Errorf("%s", name)
		}
		if now, err := os.ReadFile(file); err != nil || string(now) != text {
			t.Errorf("%s is now %q, %v", name, now, err)
		}
	}
}
