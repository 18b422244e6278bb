package suite

import (
	"errors"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/referee/files"
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
	root, err := files.OpenFolder(dir)
	if err != nil {
		return nil, engine.Errorf("the scenarios folder: %s: %v", "le dossier des scénarios : %s : %v", files.Name(dir), files.Why(err))
	}
	return &Folder{root.FS(), dir}, nil
}

// Collect gives the names of the scenarios in a folder, sorted: their paths without the ending. Files in a folder called
// lib, and those whose own or whose folder's name begins with an underscore, are parts and not scenarios.
func Collect(fsys fs.FS) ([]string, error) {
	found, err := collect(fsys)
	return found.scenarios, err
}

// Names gives the names of the scenarios, sorted.
func (f *Folder) Names() ([]string, error) {
	names, err := Collect(f.fsys)
	if err != nil {
		return nil, engine.Errorf("the scenarios folder %s: %v", "le dossier des scénarios %s : %v", files.Name(f.dir), files.Why(err))
	}
	return names, nil
}

// found is what lies in a scenarios folder.
type found struct {
	scenarios, parts []string
	overlooked       []Overlooked
}

// Overlooked is something in a scenarios folder that its author may take for scenarios.
type Overlooked struct {
	Path string // for people to read
	Why  engine.Text
	name string // the path in the folder
}

// Overlooked gives what lies in a folder as if it were scenarios, and is none: nobody would notice that it is never played.
func (f *Folder) Overlooked() ([]Overlooked, error) {
	found, err := collect(f.fsys)
	for i := range found.overlooked {
		o := &found.overlooked[i]
		o.Path = files.Name(filepath.Join(f.dir, filepath.FromSlash(o.name)))
	}
	return found.overlooked, err
}

func collect(fsys fs.FS) (found, error) {
	var out found
	overlook := func(p, en, fr string) {
		out.overlooked = append(out.overlooked, Overlooked{name: p, Why: engine.Text{en, fr}})
	}
	err := files.Walk(fsys, func(p string, entry fs.DirEntry, _ error) error {
		name, isScript := strings.CutSuffix(p, suffix)
		base := strings.ToLower(entry.Name())
		switch {
		case p != "." && strings.HasPrefix(base, "."):
			// Hidden files are those of editors and version control.
			if entry.IsDir() {
				return fs.SkipDir
			}
			if isScript && entry.Type().IsRegular() && base != suffix {
				overlook(p, "a file whose name begins with a point is hidden, and no scenario",
					"un fichier dont le nom commence par un point est caché, et n'est pas un scénario")
			}
		case entry.Type()&fs.ModeSymlink != 0 && leadsToFolder(fsys, p):
			overlook(p, "a symbolic link to a folder, or out of this one, is not followed",
				"un lien symbolique vers un dossier, ou hors de celui-ci, n'est pas suivi")
		case entry.IsDir():
		case isScript && isPart(name):
			out.parts = append(out.parts, name)
		case isScript:
			out.scenarios = append(out.scenarios, name)
		case strings.HasSuffix(base, suffix) || strings.HasSuffix(base, suffix+".txt"):
			overlook(p, "the name of a scenario ends in .lua", "le nom d'un scénario finit par .lua")
		}
		return nil
	})
	// Walking sorts within a folder, but "a-b" comes before "a/b" only when whole names are compared.
	slices.Sort(out.scenarios)
	return out, err
}

// leadsToFolder tells whether a symbolic link leads to a folder, or out of the one that it lies in, where nothing can be looked at.
func leadsToFolder(fsys fs.FS, link string) bool {
	info, err := fs.Stat(fsys, link)
	if err != nil {
		return !strings.HasSuffix(link, suffix)
	}
	return info.IsDir()
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

// errNoName is what a path that leads elsewhere gives.
var errNoName = engine.Errorf(
	"not a name in the scenarios folder: it begins in that folder, has single slashes between its parts, and no part is a point or two",
	"pas un nom du dossier des scénarios : il commence dans ce dossier, a de simples barres entre ses parties, et aucune n'est un point ou deux")

// read gives the text of a script.
func (f *Folder) read(name string) (string, error) {
	file := name + suffix
	if !fs.ValidPath(file) {
		return "", errNoName
	}
	return readScript(f.fsys, file)
}

func readScript(fsys fs.FS, file string) (string, error) {
	text, err := files.ReadFS(fsys, file, maxFile)
	return string(text), err
}

// Compile reads a scenario of the folder.
func (f *Folder) Compile(name string) (*scenario.Script, error) {
	source, err := f.read(name)
	if err != nil {
		return nil, engine.Errorf("%s: %v", "%s : %v", files.Name(f.Path(name)), files.Why(err))
	}
	return scenario.Compile(name, f.Path(name), source)
}

// CompileFile reads a script that lies anywhere.
func CompileFile(file string) (*scenario.Script, error) {
	source, err := files.Read(file, maxFile)
	if err != nil {
		return nil, err
	}
	return scenario.Compile(strings.TrimSuffix(filepath.Base(file), suffix), file, string(source))
}

// Use finds the files of the word use, for scenario.Options. The ending may be left out.
func (f *Folder) Use(name string) (file, source string, err error) {
	name = strings.TrimSuffix(name, suffix)
	source, err = f.read(name)
	if errors.Is(err, fs.ErrNotExist) {
		return "", "", f.noPart(name)
	}
	if err != nil {
		return "", "", files.Why(err)
	}
	return f.Path(name), source, nil
}

// noPart says that there is no such part, and which there are.
func (f *Folder) noPart(name string) error {
	none := engine.Errorf("there is no file %s", "il n'y a pas de fichier %s", files.Name(f.Path(name)))
	found, err := collect(f.fsys)
	if err != nil {
		return none
	}
	parts := found.parts
	near := engine.Nearest(name, parts)
	if near == "" {
		if i := slices.IndexFunc(parts, func(p string) bool { return path.Base(p) == path.Base(name) }); i >= 0 {
			near = parts[i]
		}
	}
	switch {
	case near != "":
		return engine.Errorf("%v; did you mean %q?", "%v ; vouliez-vous dire %q ?", none, near)
	case len(parts) == 0:
		return engine.Errorf("%v, nor any other part: parts lie in a folder called lib, or begin with _",
			"%v, ni aucune autre partie : les parties sont dans un dossier lib, ou commencent par _", none)
	}
	const most = 8
	if len(parts) > most {
		parts = append(parts[:most:most], "…")
	}
	return engine.Errorf("%v; the parts are %s", "%v ; les parties sont %s", none, strings.Join(parts, ", "))
}
