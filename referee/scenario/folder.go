package scenario

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/internal/files"
)

const suffix = ".lua"

// maxFile bounds what is read of a script. It is well above the longest script that compiles, so that the compiler says
// what is wrong with one that is a little too long, and no file of any size fills the memory.
const maxFile = 1 << 20

// Folder is a scenarios folder. Nothing outside of it is ever read through it.
type Folder struct {
	fsys     fs.FS
	dir      string
	language *Language // nil is that of the games that the referee lists
}

// NewFolder gives a folder over any file system. Dir is what stands before the names of its files where they are shown
// to a reader.
func NewFolder(fsys fs.FS, dir string) *Folder { return &Folder{fsys: fsys, dir: dir} }

// OpenFolder gives the scenarios folder in a directory. Symbolic links that lead out of it are not followed.
func OpenFolder(dir string) (*Folder, error) {
	root, err := files.OpenFolder(dir)
	if err != nil {
		return nil, engine.Errorf("the scenarios folder: %s: %v", "le dossier des scénarios : %s : %v", files.Name(dir),
			files.Why(err))
	}
	return &Folder{fsys: root.FS(), dir: dir}, nil
}

// FS gives the files of the folder.
func (f *Folder) FS() fs.FS { return f.fsys }

// Names gives the names of the scenarios, sorted: their paths without the ending. Files in a folder called lib, those
// in the folder cards, and those whose own or whose folder's name begins with an underscore, are parts and not
// scenarios.
func (f *Folder) Names() ([]string, error) {
	names, _, err := collect(f.fsys)
	if err != nil {
		return nil, engine.Errorf("the scenarios folder %s: %v", "le dossier des scénarios %s : %v", files.Name(f.dir),
			files.Why(err))
	}
	return names, nil
}

func collect(fsys fs.FS) (scenarios, parts []string, err error) {
	err = files.Walk(fsys, func(p string, entry fs.DirEntry, _ error) error {
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

// Sum writes what stands for all scripts of the folder, parts included: two folders in which any of them differs write
// different bytes.
func (f *Folder) Sum(w io.Writer) error {
	scenarios, parts, err := collect(f.fsys)
	if err != nil {
		return engine.Errorf("the scenarios folder %s: %v", "le dossier des scénarios %s : %v", files.Name(f.dir),
			files.Why(err))
	}
	for _, name := range append(scenarios, parts...) {
		source, err := f.read(name)
		if err != nil { // that it cannot be read is what a test finds of it
			_, err = fmt.Fprintf(w, "%q cannot be read: %q\n", name, engine.Tell(err, engine.EN))
		} else {
			_, err = fmt.Fprintf(w, "%q %x\n", name, sha256.Sum256([]byte(source)))
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// isPart tells whether a script is there to be used by others.
func isPart(name string) bool {
	elems := strings.Split(name, "/")
	for i, e := range elems {
		if strings.HasPrefix(e, "_") || i < len(elems)-1 && (e == "lib" || e == "cards" && i == 0) {
			return true
		}
	}
	return false
}

// Path gives the path of a scenario, for people to read and to open.
func (f *Folder) Path(name string) string { return f.File(name) + suffix }

// File gives the path of any file of the folder, for people to read and to open.
func (f *Folder) File(name string) string { return filepath.Join(f.dir, filepath.FromSlash(name)) }

// errNoName is what a path that leads elsewhere gives.
var errNoName = engine.Errorf(
	"not a name in the scenarios folder: it begins in that folder, has single slashes between its parts, and no part is a point or two",
	"pas un nom du dossier des scénarios : il commence dans ce dossier, a de simples barres entre ses parties, et aucune n'est un point ou deux")

// read gives the text of a script.
func (f *Folder) read(name string) (string, error) {
	if name == "." || !fs.ValidPath(name) {
		return "", errNoName
	}
	return readScript(f.fsys, name+suffix)
}

func readScript(fsys fs.FS, file string) (string, error) {
	text, err := files.ReadFS(fsys, file, maxFile)
	return string(text), err
}

// Compile reads a scenario of the folder.
func (f *Folder) Compile(name string) (*Script, error) {
	source, err := f.read(name)
	if err != nil {
		return nil, engine.Errorf("%s: %v", "%s : %v", files.Name(f.Path(name)), files.Why(err))
	}
	return f.speaks().Compile(name, f.Path(name), source)
}

// About gives the folder with its scripts read in a language: those of other games, or of games with other cards.
func (f *Folder) About(l *Language) *Folder { return &Folder{f.fsys, f.dir, l} }

// speaks is the language of the scripts of the folder.
func (f *Folder) speaks() *Language {
	if f.language == nil {
		return ofAll()
	}
	return f.language
}

// Game gives the game that a script of the folder means by an id, nil if there is none.
func (f *Folder) Game(id string) *engine.Game { return f.speaks().find(id) }

// CompileFile reads a script that lies anywhere.
func (l *Language) CompileFile(file string) (*Script, error) {
	source, err := files.Read(file, maxFile)
	if err != nil {
		return nil, err
	}
	return l.Compile(strings.TrimSuffix(filepath.Base(file), suffix), file, string(source))
}

// Use finds the files of the word use, for Options.Use. The ending may be left out.
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
	_, parts, err := collect(f.fsys)
	if err != nil {
		return none
	}
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
