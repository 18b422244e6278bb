package suite

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/referee/scenario"
)

const suffix = ".lua"

// maxFile bounds what is read of a script. It is well above the longest script that compiles, so that the compiler says
// what is wrong with one that is a little too long, and no file of any size fills the memory.
const maxFile = 1 << 20

// Folder is a scenarios folder. Nothing outside of it is ever read through it.
type Folder struct {
	fsys fs.FS
	dir  string
}

// NewFolder gives a folder over any file system. Dir is what stands before the names of its files where they are shown
// to a reader.
func NewFolder(fsys fs.FS, dir string) *Folder { return &Folder{fsys, dir} }

// OpenFolder gives the scenarios folder in a directory. Symbolic links that lead out of it are not followed.
func OpenFolder(dir string) (*Folder, error) {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, fmt.Errorf("the scenarios folder: %w", err)
	}
	return &Folder{root.FS(), dir}, nil
}

// Collect gives the names of the scenarios in a folder, sorted: their paths without the ending. Files in a folder called
// lib, and those whose own or whose folder's name begins with an underscore, are parts and not scenarios.
func Collect(fsys fs.FS) ([]string, error) {
	names, _, err := collect(fsys)
	return names, err
}

// Names gives the names of the scenarios, sorted.
func (f *Folder) Names() ([]string, error) {
	names, err := Collect(f.fsys)
	if err != nil {
		return nil, fmt.Errorf("the scenarios folder %s: %w", f.dir, err)
	}
	return names, nil
}

func collect(fsys fs.FS) (scenarios, parts []string, err error) {
	err = fs.WalkDir(fsys, ".", func(p string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		// Hidden files are those of editors and version control.
		if p != "." && strings.HasPrefix(entry.Name(), ".") {
			if entry.IsDir() {
				return fs.SkipDir
			}
			return nil
		}
		name, isScript := strings.CutSuffix(p, suffix)
		switch {
		case entry.IsDir() || !isScript:
		case isPart(name):
			parts = append(parts, name)
		default:
			scenarios = append(scenarios, name)
		}
		return nil
	})
	// Walking sorts within a folder, but "a-b" comes before "a/b" only when whole names are compared.
	slices.Sort(scenarios)
	return scenarios, parts, err
}

// isPart tells whether a script is there to be used by others.
func isPart(name string) bool {
	elems := strings.Split(name, "/")
	for i, e := range elems {
		if strings.HasPrefix(e, "_") || e == "lib" && i < len(elems)-1 {
			return true
		}
	}
	return false
}

// Path gives the path of a scenario, for people to read and to open.
func (f *Folder) Path(name string) string {
	return filepath.Join(f.dir, filepath.FromSlash(name)) + suffix
}

// errNotAFile is what reading a folder, a pipe or a device as a script gives.
var errNotAFile = errors.New("is not a file")

// errNoName is what a path that leads elsewhere gives.
var errNoName = errors.New("not a name in the scenarios folder: it begins in that folder, has single slashes between its parts, and no part is a point or two")

// read gives the text of a script.
func (f *Folder) read(name string) (string, error) {
	file := name + suffix
	if !fs.ValidPath(file) {
		return "", errNoName
	}
	return readScript(f.fsys, file)
}

func readScript(fsys fs.FS, file string) (string, error) {
	// A pipe would be waited for when it is opened, so it is looked at first.
	if info, err := fs.Stat(fsys, file); err != nil {
		return "", err
	} else if !info.Mode().IsRegular() {
		return "", errNotAFile
	}
	r, err := fsys.Open(file)
	if err != nil {
		return "", err
	}
	defer r.Close()
	b, err := io.ReadAll(io.LimitReader(r, maxFile+1))
	if err != nil {
		return "", err
	}
	if len(b) > maxFile {
		return "", fmt.Errorf("is larger than %d bytes, which no script may be", maxFile)
	}
	return string(b), nil
}

// why is the reason of a failed read without the path, which whoever shows it writes in front.
func why(err error) error {
	var p *fs.PathError
	if errors.As(err, &p) {
		return p.Err
	}
	return err
}

// Compile reads a scenario of the folder.
func (f *Folder) Compile(name string) (*scenario.Script, error) {
	source, err := f.read(name)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", f.Path(name), why(err))
	}
	return scenario.Compile(name, f.Path(name), source)
}

// CompileFile reads a script that lies anywhere.
func CompileFile(file string) (*scenario.Script, error) {
	dir, base := filepath.Split(file)
	if dir == "" {
		dir = "."
	}
	source, err := readScript(os.DirFS(dir), base)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, why(err))
	}
	return scenario.Compile(strings.TrimSuffix(base, suffix), file, source)
}

// Use finds the files of the word use, for scenario.Options. The ending may be left out.
func (f *Folder) Use(name string) (file, source string, err error) {
	name = strings.TrimSuffix(name, suffix)
	source, err = f.read(name)
	if errors.Is(err, fs.ErrNotExist) {
		return "", "", f.noPart(name)
	}
	if err != nil {
		return "", "", why(err)
	}
	return f.Path(name), source, nil
}

// noPart says that there is no such part, and which there are.
func (f *Folder) noPart(name string) error {
	msg := fmt.Sprintf("there is no file %s", f.Path(name))
	_, parts, err := collect(f.fsys)
	if err != nil {
		return errors.New(msg)
	}
	if near := engine.Nearest(name, parts); near != "" {
		return fmt.Errorf("%s; did you mean %q?", msg, near)
	}
	for _, p := range parts {
		if path.Base(p) == path.Base(name) {
			return fmt.Errorf("%s; did you mean %q?", msg, p)
		}
	}
	if len(parts) == 0 {
		return fmt.Errorf("%s, nor any other part: parts lie in a folder called lib, or begin with _", msg)
	}
	const most = 8
	if len(parts) > most {
		parts = append(parts[:most:most], "…")
	}
	return fmt.Errorf("%s; the parts are %s", msg, strings.Join(parts, ", "))
}
