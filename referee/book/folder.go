package book

import (
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/internal/files"
)

// markerName is the file by which a folder is known to hold a book; it lists the files of the book.
const markerName = "book.txt"

// markerLine is its first line.
const markerLine = "referee-book 1"

// mostMarker bounds what is read of it.
const mostMarker = 8 << 20

// marker is the text of that file: the names of the files in each folder, below the line of the folder.
func marker(names []string) []byte {
	text, in := []byte(markerLine+"\n"), ""
	for _, name := range names {
		dir, file := path.Split(name)
		if dir == "" {
			dir = "./"
		}
		if dir != in {
			in = dir
			text = append(text, dir+"\n"...)
		}
		text = append(text, file+"\n"...)
	}
	return text
}

// marked gives the files that such a text lists, without its first line. A name with its folder is one as well.
func marked(lines []string) (names []string) {
	in := ""
	for _, line := range lines {
		if strings.HasSuffix(line, "/") {
			in = strings.TrimPrefix(line, "./")
		} else if name := in + line; fs.ValidPath(name) && name != "." {
			names = append(names, name)
		}
	}
	return names
}

// folder is the folder that a book is put into. Nothing outside of it is touched, and in it nothing but the book.
type folder struct {
	dir  string
	root *os.Root
	old  []string // the files of the book that stands there already
}

// ErrOther is wrapped by the error about a folder that holds something else than a book.
var ErrOther = engine.Errorf("is not empty and holds no book, and is left as it is; name a new folder",
	"n'est pas vide et ne contient pas de livre, et reste tel quel ; nommez un nouveau dossier")

// openFolder opens a folder, or makes it, and sees whether a book may be put there.
func openFolder(dir string) (*folder, error) {
	fail := func(err error) (*folder, error) {
		return nil, engine.Errorf("%s: %v", "%s : %v", files.Name(dir), files.Why(err))
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		if _, why := os.Stat(dir); why == nil {
			return fail(files.ErrNotAFolder)
		}
		return nil, files.NotMade(dir, err)
	}
	root, err := files.OpenFolder(dir)
	if err != nil {
		return fail(err)
	}
	f := &folder{dir: dir, root: root}
	if err := f.look(); err != nil {
		root.Close()
		return fail(err)
	}
	return f, nil
}

// look finds out what the folder holds.
func (f *folder) look() error {
	entries, err := fs.ReadDir(f.root.FS(), ".")
	if err != nil || len(entries) == 0 {
		return err
	}
	text, err := files.ReadFrom(f.root, markerName, mostMarker)
	if errors.Is(err, fs.ErrNotExist) {
		return ErrOther
	} else if err != nil {
		return err
	}
	lines := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	if lines[0] != markerLine {
		return ErrOther
	}
	f.old = marked(lines[1:])
	return nil
}

func (f *folder) close() { f.root.Close() }

// begin notes the files that will be there, beside those that are: should it be interrupted, the folder is still known.
func (f *folder) begin(names []string) error {
	all := slices.Concat(f.old, names)
	slices.Sort(all)
	return f.put(markerName, marker(slices.Compact(all)))
}

// end removes the files of the older book that are none of this one, and notes those that are.
func (f *folder) end(names []string) error {
	for _, name := range f.old {
		if _, kept := slices.BinarySearch(names, name); kept || name == markerName {
			continue
		}
		if err := f.root.Remove(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return f.fail(name, err)
		}
		for dir := path.Dir(name); dir != "."; dir = path.Dir(dir) {
			if f.root.Remove(dir) != nil { // it is not empty
				break
			}
		}
	}
	return f.put(markerName, marker(names))
}

// put writes a file of the book in one step.
func (f *folder) put(name string, text []byte) error {
	if err := f.root.MkdirAll(path.Dir(name), 0o755); err != nil {
		return files.NotMade(filepath.Join(f.dir, filepath.FromSlash(path.Dir(name))), err)
	}
	if err := files.Put(f.root, name, text); err != nil {
		return f.fail(name, err)
	}
	return nil
}

func (f *folder) fail(name string, err error) error {
	return files.NotWritten(filepath.Join(f.dir, filepath.FromSlash(name)), err)
}
