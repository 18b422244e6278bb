package golden

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
	"tablereferee/internal/files"
)

// Names gives the names of all files that could be golden ones by their names, sorted. A folder that does not exist has
// none.
func (s *Store) Names() ([]string, error) {
	fsys := s.fsys
	if fsys == nil {
		root, err := files.OpenFolder(s.dir)
		if errors.Is(err, fs.ErrNotExist) {
			return nil, nil
		}
		if err != nil {
			return nil, about(s.dir, err)
		}
		defer root.Close()
		fsys = root.FS()
	}
	var names []string
	err := files.Walk(fsys, func(p string, entry fs.DirEntry, _ error) error {
		// Hidden files are those of editors and version control, and no scenario has such a name.
		if p != "." && strings.HasPrefix(entry.Name(), ".") {
			if entry.IsDir() {
				return fs.SkipDir
			}
			return nil
		}
		if name, ok := strings.CutSuffix(p, suffix); ok && entry.Type().IsRegular() {
			names = append(names, name)
		}
		return nil
	})
	if err != nil {
		return nil, about(s.dir, err)
	}
	slices.Sort(names)
	return names, nil
}

// Orphans gives the golden files that belong to none of the scenarios, sorted. Others are files that have the names of
// golden ones but hold no log: they are somebody else's, and this store never touches them.
func (s *Store) Orphans(scenarioNames []string) (orphans, others []string, err error) {
	names, err := s.Names()
	if err != nil {
		return nil, nil, err
	}
	for _, name := range without(names, scenarioNames) {
		if CheckName(name) == nil && s.holdsLog(name) {
			orphans = append(orphans, name)
		} else {
			others = append(others, name)
		}
	}
	return orphans, others, nil
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

// holdsLog tells whether a file holds a log. One that cannot be read is none, so that it is left alone.
func (s *Store) holdsLog(name string) bool {
	if s.fsys != nil {
		f, err := s.fsys.Open(name + suffix)
		if err != nil {
			return false
		}
		defer f.Close()
		is, err := logIn(f)
		return err == nil && is
	}
	root, err := files.OpenFolder(s.dir)
	if err != nil {
		return false
	}
	defer root.Close()
	is, err := s.isLog(root, name+suffix)
	return err == nil && is
}

// isLog tells whether a file holds a log. The error says why it cannot be read: nobody knows then what it holds.
func (s *Store) isLog(root *os.Root, file string) (bool, error) {
	if err := s.stage("read"); err != nil {
		return false, err
	}
	f, err := files.Open(root, file)
	if err != nil {
		return false, err
	}
	defer f.Close()
	return logIn(f)
}

// logIn tells whether an open file holds a log. One that is larger than any log is not looked into.
func logIn(f fs.File) (bool, error) {
	info, err := f.Stat()
	if err != nil {
		return false, err
	}
	if info.Size() > MaxLog {
		return false, files.Large(MaxLog)
	}
	head := make([]byte, 256) // more than the longest first line
	n, err := io.ReadFull(f, head)
	if err != nil && !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF) {
		return false, err
	}
	return BeginsLog(head[:n]), nil
}

// BeginsLog tells whether a text begins as a log does: "referee-log" and the number of the format on a line of their
// own. An editor may have changed the end of that line, or put a mark before it.
func BeginsLog(text []byte) bool { return format(text) >= 0 }

// format is the number of the format of a log, -1 where the text is none.
func format(text []byte) int {
	line, _, _ := bytes.Cut(text, []byte("\n"))
	line = bytes.TrimSuffix(bytes.TrimPrefix(line, []byte(string(byteOrderMark))), []byte("\r"))
	number, ok := bytes.CutPrefix(line, []byte("referee-log "))
	if !ok || len(number) == 0 || len(number) >= 10 || bytes.ContainsFunc(number, func(r rune) bool {
		return r < '0' || r > '9'
	}) {
		return -1
	}
	n, _ := strconv.Atoi(string(number)) // they are digits
	return n
}

// Format is the newest format of logs that golden files are known in: the version of package log, which this one does
// not import. A test of package suite holds them together.
const Format = 1

// unsettled gives the line on which the marks of a merge begin that nobody has settled, 0 where there are none: a log
// has no such lines.
func unsettled(text []byte) int {
	n := 0
	for line := range bytes.Lines(text) {
		if n++; bytes.HasPrefix(line, []byte("<<<<<<< ")) || bytes.HasPrefix(line, []byte(">>>>>>> ")) {
			return n
		}
	}
	return 0
}

// Unfit is why a log is not held against a golden one, and does not take its place: the golden one was written in a
// newer format, by a newer program, or somebody is still merging two. It is nil where that is not so.
func (s *Store) Unfit(name string, was []byte) error {
	if n := unsettled(was); n > 0 {
		return engine.Errorf("golden: %s is kept: on line %d a merge is not settled; keep one side, or what the scenario gives now:  referee run",
			"%s est gardé : ligne %d, une fusion n'est pas réglée ; gardez un côté, ou ce que donne le scénario :  referee run",
			s.Path(name), n)
	}
	if format(was) <= Format {
		return nil
	}
	return engine.Errorf("golden: %s is kept: it is of log format %d, and this program writes format %d; a newer one has accepted it",
		"%s est gardé : il est au format de journal %d, et ce programme écrit le format %d ; un plus récent l'a accepté",
		s.Path(name), format(was), Format)
}
