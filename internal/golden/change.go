package golden

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"tablereferee/engine"
	"tablereferee/internal/files"
)

// Remove deletes a golden file, and the folders that this leaves empty. What is no log is never deleted.
func (s *Store) Remove(name string) error {
	root, file, err := s.standing(name)
	if err != nil {
		return err
	}
	defer root.Close()
	if err := root.Remove(file); err != nil {
		return s.explain(name, err)
	}
	removeEmpty(root, filepath.Dir(file))
	return nil
}

// Move gives a golden file another name, and removes the folders that this leaves empty. Nothing is replaced by it.
func (s *Store) Move(from, to string) error {
	if err := CheckName(to); err != nil {
		return err
	}
	root, file, err := s.standing(from)
	if err != nil {
		return err
	}
	defer root.Close()
	if err := s.checkLinks(root, to); err != nil {
		return err
	}
	target := filepath.FromSlash(to) + suffix
	// Where big and small letters are one, the new name of a file may be its old one.
	switch there, err := root.Lstat(target); {
	case err == nil:
		if here, err := root.Lstat(file); err != nil || !os.SameFile(here, there) {
			return about(s.Path(to), fs.ErrExist)
		}
	case !errors.Is(err, fs.ErrNotExist):
		return about(s.Path(to), err)
	}
	err = afresh(func() error {
		if err := root.MkdirAll(filepath.Dir(target), 0o755); err != nil {
			return err
		}
		return root.Rename(file, target)
	})
	if err != nil {
		return s.explain(from, err)
	}
	removeEmpty(root, filepath.Dir(file))
	return nil
}

// Same tells whether two names lead to one file, as names that differ only in big and small letters do on some systems.
func (s *Store) Same(a, b string) bool {
	if s.fsys != nil || CheckName(a) != nil || CheckName(b) != nil {
		return false
	}
	x, err := os.Lstat(s.Path(a))
	if err != nil {
		return false
	}
	y, err := os.Lstat(s.Path(b))
	return err == nil && os.SameFile(x, y)
}

// standing opens the folder for a change to a golden file that must be there, and gives its path in that folder.
func (s *Store) standing(name string) (*os.Root, string, error) {
	if err := CheckName(name); err != nil {
		return nil, "", err
	}
	if s.fsys != nil {
		return nil, "", about(s.Path(name), ErrReadOnly)
	}
	root, err := files.OpenFolder(s.dir)
	if err != nil {
		return nil, "", s.explain(name, err)
	}
	file := filepath.FromSlash(name) + suffix
	if err = s.checkLinks(root, name); err == nil {
		err = s.mayGo(root, name, file)
	}
	if err != nil {
		root.Close()
		return nil, "", err
	}
	return root, file, nil
}

// mayGo tells why a file may not be taken from its place, or gives nil.
func (s *Store) mayGo(root *os.Root, name, file string) error {
	info, err := root.Lstat(file)
	if err != nil {
		return s.explain(name, err)
	}
	if !info.Mode().IsRegular() {
		return about(s.Path(name), files.ErrNotAFile)
	}
	switch is, err := s.isLog(root, file); {
	case err != nil:
		return s.explain(name, err)
	case !is:
		return engine.Errorf("golden: %s is kept: it %v, and nothing else is removed",
			"%s est gardé : il %v, et rien d'autre n'est supprimé",
			s.Path(name), ErrNotALog)
	}
	text, err := files.ReadFrom(root, file, MaxLog)
	if err != nil {
		return s.explain(name, err)
	}
	if err := s.Unfit(name, text); err != nil {
		return err
	}
	return s.explain(name, files.Replaceable(info))
}

// removeEmpty removes a folder that is empty, and those around it that this leaves empty.
func removeEmpty(root *os.Root, dir string) {
	for ; dir != "."; dir = filepath.Dir(dir) {
		// A folder that still holds something refuses, and so do those around it.
		if root.Remove(dir) != nil {
			return
		}
	}
}

// temporary are the names of the files that replace writes first, which a run that was killed leaves behind.
var temporary = regexp.MustCompile(`^\.golden-[0-9a-f]{16}\.tmp$`)

// abandoned is the age from which such a file is nobody's any more: another run may be writing one right now.
const abandoned = time.Hour

// Clear removes what runs that were killed have left behind, and gives the paths of what it removed, sorted.
func (s *Store) Clear() ([]string, error) {
	if s.fsys != nil {
		return nil, nil
	}
	root, err := files.OpenFolder(s.dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, about(s.dir, err)
	}
	defer root.Close()
	var left []string
	err = files.Walk(root.FS(), func(p string, entry fs.DirEntry, _ error) error {
		if p != "." && entry.IsDir() && strings.HasPrefix(entry.Name(), ".") {
			return fs.SkipDir
		}
		if temporary.MatchString(entry.Name()) && entry.Type().IsRegular() {
			left = append(left, filepath.FromSlash(p))
		}
		return nil
	})
	if err != nil {
		return nil, about(s.dir, err)
	}
	var removed []string
	for _, file := range left {
		info, err := root.Lstat(file)
		if err != nil || time.Since(info.ModTime()) < abandoned {
			continue
		}
		// Another run may clear as well.
		if root.Remove(file) == nil {
			removed = append(removed, filepath.Join(s.dir, file))
		}
	}
	slices.Sort(removed)
	return removed, nil
}

// replace writes a file under another name beside it, and renames that when every byte is on the disk.
func (s *Store) replace(root *os.Root, file string, log []byte) (err error) {
	defer files.Writing()()
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
	// The rename itself reaches the disk with the folder. Not every system can sync one, and the new file is whole
	// either way, so a failure here is no failure.
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

// createTemp creates a file that nobody else uses, in the folder of the given one, which it makes if need be. Its name
// does not end like that of a golden file, so a store never lists it.
func createTemp(root *os.Root, file string) (temp string, f *os.File, err error) {
	dir := filepath.Dir(file)
	err = afresh(func() error {
		if err := root.MkdirAll(dir, 0o755); err != nil {
			return err
		}
		temp = filepath.Join(dir, fmt.Sprintf(".golden-%016x.tmp", rand.Uint64()))
		f, err = root.OpenFile(temp, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		return err
	})
	return temp, f, err
}

// afresh tries something again that another run of this program may just have thwarted: it removes folders that it has
// emptied.
func afresh(try func() error) (err error) {
	for range 100 {
		if err = try(); !errors.Is(err, fs.ErrExist) && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return err
}
