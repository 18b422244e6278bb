package golden

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// ErrReadOnly is wrapped by the errors of a store whose golden files are built into the program.
var ErrReadOnly = errors.New("the golden files are built into this program and cannot be changed")

// ErrName is wrapped by the errors about names that no golden file may have.
var ErrName = errors.New("not a name for a golden file")

// ErrLink is wrapped by the errors about symbolic links in the golden folder.
var ErrLink = errors.New("is a symbolic link, and golden files lie in the golden folder itself")

// suffix ends the name of each golden file.
const suffix = ".log"

// Store is a folder of golden files. A golden file is named like its scenario: slash-separated, relative to the folder,
// without its ending, such as "fe/attack-order".
//
// Nothing outside the folder is ever read or written, and symbolic links within it are not followed: whoever accepts a
// log must be able to trust that exactly the named file changes.
type Store struct {
	dir  string
	fsys fs.FS // set in a read-only store

	// fault lets a test fail a write at a given stage.
	fault func(stage string) error
}

// Open gives the store in a folder. The folder need not exist yet; the first accepted log creates it.
func Open(dir string) (*Store, error) {
	if dir == "" {
		return nil, errors.New("golden: the golden folder has no name")
	}
	info, err := os.Stat(dir)
	switch {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		return nil, fmt.Errorf("golden: %w", err)
	case !info.IsDir():
		return nil, fmt.Errorf("golden: %s is not a folder", dir)
	}
	return &Store{dir: dir}, nil
}

// OpenFS gives a read-only store, such as one over files that were embedded in the program. As nobody can mend those, a file in which a checkout
// has turned every line end into CR LF is read as it was committed.
func OpenFS(fsys fs.FS) *Store {
	return &Store{fsys: fsys}
}

// CheckName tells why a name cannot be that of a golden file, or gives nil. The rules are the same on every system, so
// that a golden file made on one can be checked out on another.
func CheckName(name string) error {
	why := ""
	switch {
	case name == "":
		why = "it is empty"
	case strings.HasPrefix(name, "/"):
		why = "it is absolute"
	case strings.ContainsRune(name, 0):
		why = "it holds a NUL byte"
	case strings.Contains(name, `\`):
		why = "it holds a backslash; folders are separated by /"
	case strings.ContainsAny(name, `:*?"<>|`):
		why = `it holds one of : * ? " < > |`
	case strings.ContainsFunc(name, func(r rune) bool { return r < ' ' || r == 0x7f }):
		why = "it holds a control character"
	case slices.Contains(strings.Split(name, "/"), ".."):
		why = "it leads out of the golden folder with .."
	case !fs.ValidPath(name) || name == ".":
		why = "a part of it is empty, is a single point, or is not UTF-8"
	case !filepath.IsLocal(filepath.FromSlash(name)):
		why = "this system reserves it"
	default:
		return nil
	}
	return fmt.Errorf("golden: %q is %w: %s", name, ErrName, why)
}

// Path gives the path of a golden file, for people to read. It is empty for a name that no golden file may have.
func (s *Store) Path(name string) string {
	if CheckName(name) != nil {
		return ""
	}
	if s.fsys != nil {
		return name + suffix
	}
	return filepath.Join(s.dir, filepath.FromSlash(name)+suffix)
}

// Read gives the bytes of a golden file. When there is none, the error wraps fs.ErrNotExist.
func (s *Store) Read(name string) ([]byte, error) {
	if err := CheckName(name); err != nil {
		return nil, err
	}
	if s.fsys != nil {
		log, err := fs.ReadFile(s.fsys, name+suffix)
		if onlyCRLF(string(log)) {
			log = bytes.ReplaceAll(log, []byte("\r\n"), []byte("\n"))
		}
		return log, s.explain(name, err)
	}
	root, err := os.OpenRoot(s.dir)
	if err != nil {
		return nil, s.explain(name, err)
	}
	defer root.Close()
	if err := s.checkLinks(root, name); err != nil {
		return nil, err
	}
	log, err := root.ReadFile(filepath.FromSlash(name) + suffix)
	return log, s.explain(name, err)
}

func (s *Store) explain(name string, err error) error {
	switch {
	case err == nil:
		return nil
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("golden: no golden file %s: %w", s.Path(name), fs.ErrNotExist)
	}
	return fmt.Errorf("golden: %s: %w", s.Path(name), err)
}

// Names gives the names of all golden files, sorted. A folder that does not exist has none.
func (s *Store) Names() ([]string, error) {
	fsys := s.fsys
	if fsys == nil {
		root, err := os.OpenRoot(s.dir)
		if errors.Is(err, fs.ErrNotExist) {
			return nil, nil
		}
		if err != nil {
			return nil, fmt.Errorf("golden: %w", err)
		}
		defer root.Close()
		fsys = root.FS()
	}
	var names []string
	err := fs.WalkDir(fsys, ".", func(p string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if name, isLog := strings.CutSuffix(p, suffix); isLog && entry.Type().IsRegular() && path.Base(p) != suffix {
			names = append(names, name)
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("golden: %w", err)
	}
	slices.Sort(names)
	return names, nil
}

// Orphans gives the golden files that belong to none of the scenarios, sorted.
func (s *Store) Orphans(scenarioNames []string) ([]string, error) {
	names, err := s.Names()
	return without(names, scenarioNames), err
}

// Missing gives the scenarios that have no golden file, sorted.
func (s *Store) Missing(scenarioNames []string) ([]string, error) {
	names, err := s.Names()
	if err != nil {
		return nil, err
	}
	return without(scenarioNames, names), nil
}

// without gives the names that are not among the others, sorted and each once.
func without(names, others []string) []string {
	known := make(map[string]bool, len(others))
	for _, n := range others {
		known[n] = true
	}
	var rest []string
	for _, n := range names {
		if !known[n] {
			known[n] = true
			rest = append(rest, n)
		}
	}
	slices.Sort(rest)
	return rest
}

// Accept makes a log the golden one and tells whether that changed the file. The file is replaced in one step: whoever
// reads it meanwhile, and whatever fails, there is either the old log or the new one.
func (s *Store) Accept(name string, log []byte) (path string, changed bool, err error) {
	if err := CheckName(name); err != nil {
		return "", false, err
	}
	path = s.Path(name)
	if s.fsys != nil {
		return path, false, fmt.Errorf("golden: %s: %w", path, ErrReadOnly)
	}
	if err := os.MkdirAll(s.dir, 0o755); err != nil {
		return path, false, fmt.Errorf("golden: %w", err)
	}
	root, err := os.OpenRoot(s.dir)
	if err != nil {
		return path, false, fmt.Errorf("golden: %w", err)
	}
	defer root.Close()
	if err := s.checkLinks(root, name); err != nil {
		return path, false, err
	}
	file := filepath.FromSlash(name) + suffix
	switch info, err := root.Lstat(file); {
	case errors.Is(err, fs.ErrNotExist):
		if err := root.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return path, false, fmt.Errorf("golden: %s: %w", path, err)
		}
	case err != nil:
		return path, false, fmt.Errorf("golden: %s: %w", path, err)
	case !info.Mode().IsRegular():
		return path, false, fmt.Errorf("golden: %s is in the way: it is not a file", path)
	default:
		// A file that cannot be read is replaced like one that differs.
		if old, err := root.ReadFile(file); err == nil && bytes.Equal(old, log) {
			return path, false, nil
		}
	}
	if err := s.replace(root, file, log); err != nil {
		return path, false, fmt.Errorf("golden: %s was left as it was: %w", path, err)
	}
	return path, true, nil
}

// Remove deletes a golden file, and the folders that this leaves empty.
func (s *Store) Remove(name string) error {
	if err := CheckName(name); err != nil {
		return err
	}
	if s.fsys != nil {
		return fmt.Errorf("golden: %s: %w", s.Path(name), ErrReadOnly)
	}
	root, err := os.OpenRoot(s.dir)
	if err != nil {
		return s.explain(name, err)
	}
	defer root.Close()
	if err := s.checkLinks(root, name); err != nil {
		return err
	}
	file := filepath.FromSlash(name) + suffix
	info, err := root.Lstat(file)
	if err != nil {
		return s.explain(name, err)
	}
	if !info.Mode().IsRegular() {
		return fmt.Errorf("golden: %s is not a file", s.Path(name))
	}
	if err := root.Remove(file); err != nil {
		return s.explain(name, err)
	}
	for dir := filepath.Dir(file); dir != "."; dir = filepath.Dir(dir) {
		// A folder that still holds something refuses, and so do those around it.
		if root.Remove(dir) != nil {
			break
		}
	}
	return nil
}

// checkLinks refuses a name when any part of its path is a symbolic link. The root would stop a link that leads outside,
// but one inside would let one name change the file of another.
func (s *Store) checkLinks(root *os.Root, name string) error {
	parts := strings.Split(name+suffix, "/")
	for i := range parts {
		at := filepath.Join(parts[:i+1]...)
		info, err := root.Lstat(at)
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("golden: %s: %w", s.Path(name), err)
		}
		if info.Mode()&fs.ModeSymlink != 0 {
			return fmt.Errorf("golden: %s %w", filepath.Join(s.dir, at), ErrLink)
		}
		if i < len(parts)-1 && !info.IsDir() {
			return fmt.Errorf("golden: %s is in the way: it is not a folder", filepath.Join(s.dir, at))
		}
	}
	return nil
}

// replace writes a file under another name beside it, and renames that when every byte is on the disk.
func (s *Store) replace(root *os.Root, file string, log []byte) (err error) {
	temp, f, err := createTemp(root, file)
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			f.Close() // It may be closed already; what counts is that the file goes.
			root.Remove(temp)
		}
	}()
	if err = s.stage("write"); err != nil {
		return err
	}
	if _, err = f.Write(log); err != nil {
		return err
	}
	// The mode given at creation is narrowed by the user's mask.
	if err = f.Chmod(0o644); err != nil {
		return err
	}
	if err = s.stage("sync"); err != nil {
		return err
	}
	if err = f.Sync(); err != nil {
		return err
	}
	if err = f.Close(); err != nil {
		return err
	}
	if err = s.stage("rename"); err != nil {
		return err
	}
	if err = root.Rename(temp, file); err != nil {
		return err
	}
	// The rename itself reaches the disk with the folder. Not every system can sync one, and the new file is whole either
	// way, so a failure here is no failure.
	if d, err := root.Open(filepath.Dir(file)); err == nil {
		d.Sync()
		d.Close()
	}
	return nil
}

func (s *Store) stage(name string) error {
	if s.fault == nil {
		return nil
	}
	return s.fault(name)
}

// createTemp creates a file that nobody else uses, in the folder of the given one. Its name does not end like that of a
// golden file, so a store never lists it.
func createTemp(root *os.Root, file string) (string, *os.File, error) {
	dir := filepath.Dir(file)
	for range 100 {
		temp := filepath.Join(dir, fmt.Sprintf(".golden-%016x.tmp", rand.Uint64()))
		f, err := root.OpenFile(temp, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		if !errors.Is(err, fs.ErrExist) {
			return temp, f, err
		}
	}
	return "", nil, errors.New("no name is free for a temporary file")
}
