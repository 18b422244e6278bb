package golden

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"tablereferee/engine"
	"tablereferee/internal/files"
)

// ErrReadOnly is wrapped by the errors of a store whose golden files are built into the program.
var ErrReadOnly = engine.Errorf("the golden files are built into this program and cannot be changed",
	"les fichiers de référence sont intégrés à ce programme et ne peuvent pas être modifiés")

// ErrName is wrapped by the errors about names that no golden file may have.
var ErrName = engine.Errorf("not a name for a golden file", "ne peut pas être le nom d'un fichier de référence")

// ErrLink is wrapped by the errors about symbolic links in the golden folder.
var ErrLink = engine.Errorf("is a symbolic link, and golden files lie in the golden folder itself",
	"est un lien symbolique, et les fichiers de référence sont dans le dossier de référence lui-même")

// ErrNotALog is wrapped by the errors about files that are no logs of a referee and so are never replaced or removed.
var ErrNotALog = engine.Errorf("is not a log of the referee", "n'est pas un journal de l'arbitre")

// MaxLog bounds what is read of a golden file. It is well above the longest log that a scenario can give.
const MaxLog = 16 << 20

// Bounds of a name, and of what is shown of one that is longer.
const (
	maxName  = 1_000
	maxShown = 100
)

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
		return nil, engine.Errorf("golden: the golden folder has no name", "le dossier de référence n'a pas de nom")
	}
	info, err := os.Stat(dir)
	switch {
	case files.Dangling(dir):
		return nil, about(dir, files.ErrNowhere)
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		return nil, about(dir, err)
	case !info.IsDir():
		return nil, engine.Errorf("golden: %s is not a folder", "%s n'est pas un dossier", files.Name(dir))
	}
	return &Store{dir: dir}, nil
}

// about is an error with what it is about.
func about(what string, err error) error {
	return engine.Errorf("golden: %s: %v", "fichiers de référence : %s : %v", files.Name(what), files.Why(err))
}

// OpenFS gives a read-only store, such as one over files that were embedded in the program. As nobody can mend those, a
// file in which a checkout has turned every line end into CR LF is read as it was committed.
func OpenFS(fsys fs.FS) *Store {
	return &Store{fsys: fsys}
}

// NameFault tells why a name cannot be that of a golden file; it is empty for one that can. The rules are the same on
// every system, so that a golden file made on one can be checked out on another.
func NameFault(name string) (why engine.Text) {
	switch {
	case name == "":
		why = engine.Text{"it is empty", "il est vide"}
	case len(name) > maxName:
		why = engine.Sayf("it is longer than %d bytes", "il a plus de %d octets", maxName)
	case strings.HasPrefix(name, "/"):
		why = engine.Text{"it is absolute", "il est absolu"}
	case strings.ContainsRune(name, 0):
		why = engine.Text{"it holds a NUL byte", "il contient un octet NUL"}
	case strings.Contains(name, `\`):
		why = engine.Text{"it holds a backslash; folders are separated by /",
			"il contient une barre oblique inverse ; les dossiers sont séparés par /"}
	case strings.ContainsAny(name, `:*?"<>|`):
		why = engine.Text{`it holds one of : * ? " < > |`, `il contient un des signes : * ? " < > |`}
	case strings.ContainsFunc(name, unicode.IsControl):
		why = engine.Text{"it holds a control character", "il contient un caractère de commande"}
	case strings.ContainsFunc(name, files.Hidden):
		why = engine.Text{"it holds a character that is not shown", "un de ses caractères ne s'affiche pas"}
	case slices.Contains(strings.Split(name, "/"), ".."):
		why = engine.Text{"it leads out of the folder with ..", "il sort du dossier par .."}
	case !fs.ValidPath(name) || name == ".":
		why = engine.Text{"a part of it is empty, is a single point, or is not UTF-8",
			"une de ses parties est vide, est un simple point ou n'est pas de l'UTF-8"}
	case slices.ContainsFunc(strings.Split(name, "/"), losesEnd):
		why = engine.Text{"a part of it begins or ends with a space, or ends with a full stop",
			"une de ses parties commence ou finit par une espace, ou finit par un point"}
	case slices.ContainsFunc(strings.Split(name, "/"), device):
		why = engine.Text{"Windows keeps a part of it for itself", "Windows se réserve une de ses parties"}
	case !filepath.IsLocal(filepath.FromSlash(name)):
		why = engine.Text{"this system reserves it", "ce système se le réserve"}
	}
	return why
}

// losesEnd tells whether one part of a name has what nobody sees at its ends, or what Windows takes away from them.
func losesEnd(part string) bool {
	return strings.TrimSpace(part) != part || strings.HasSuffix(part, ".")
}

// device tells whether Windows takes one part of a name for a device, whatever follows the first point of it.
func device(part string) bool {
	name, _, _ := strings.Cut(part, ".")
	name = strings.ToUpper(strings.TrimRight(name, " "))
	for _, of := range []string{"COM", "LPT"} {
		if n, ok := strings.CutPrefix(name, of); ok && utf8.RuneCountInString(n) == 1 {
			return strings.Contains("0123456789¹²³", n)
		}
	}
	return slices.Contains([]string{"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"}, name)
}

// CheckName gives the fault of a name as an error, nil if it has none.
func CheckName(name string) error {
	why := NameFault(name)
	if why == (engine.Text{}) {
		return nil
	}
	if len(name) > maxName {
		name = strings.ToValidUTF8(name[:maxShown], "") + "…"
	}
	return engine.Errorf("golden: %q is %v: %s", "%q %v : %s", name, ErrName, why)
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

// Shown gives the path of a file in the folder, for people to read, whatever its name.
func (s *Store) Shown(name string) string {
	if p := s.Path(name); p != "" {
		return p
	}
	return strings.Trim(strconv.Quote(s.dir+"/"+name+suffix), `"`)
}

// Read gives the bytes of a golden file. When there is none, the error wraps fs.ErrNotExist.
func (s *Store) Read(name string) ([]byte, error) {
	if err := CheckName(name); err != nil {
		return nil, err
	}
	if s.fsys != nil {
		f, err := s.fsys.Open(name + suffix)
		if err != nil {
			return nil, s.explain(name, err)
		}
		defer f.Close()
		log, err := files.ReadAll(f, MaxLog)
		if onlyCRLF(string(log)) {
			log = bytes.ReplaceAll(log, []byte("\r\n"), []byte("\n"))
		}
		return log, s.explain(name, err)
	}
	root, err := files.OpenFolder(s.dir)
	if err != nil {
		return nil, s.explain(name, err)
	}
	defer root.Close()
	if err := s.checkLinks(root, name); err != nil {
		return nil, err
	}
	log, err := files.ReadFrom(root, filepath.FromSlash(name)+suffix, MaxLog)
	return log, s.explain(name, err)
}

// HasLog tells whether a golden file is there and holds a log that can be read.
func (s *Store) HasLog(name string) bool {
	if !s.Has(name) {
		return false
	}
	if s.fsys == nil {
		if info, err := os.Lstat(s.Path(name)); err != nil || !info.Mode().IsRegular() {
			return false
		}
	}
	return s.holdsLog(name)
}

// Has tells whether something lies where a golden file would.
func (s *Store) Has(name string) bool {
	if CheckName(name) != nil {
		return false
	}
	if s.fsys != nil {
		_, err := fs.Stat(s.fsys, name+suffix)
		return err == nil
	}
	_, err := os.Lstat(s.Path(name))
	return err == nil
}

func (s *Store) explain(name string, err error) error {
	switch {
	case err == nil:
		return nil
	case errors.Is(err, fs.ErrNotExist):
		return engine.Errorf("golden: no golden file %s: %v", "pas de fichier de référence %s : %v", s.Path(name),
			files.Why(fs.ErrNotExist))
	}
	return about(s.Path(name), err)
}

// Accept makes a log the golden one and tells whether that changed the file. The file is replaced in one step: whoever
// reads it meanwhile, and whatever fails, there is either the old log or the new one.
//
// What is no log, cannot be read or is write-protected is never replaced.
func (s *Store) Accept(name string, log []byte) (path string, changed bool, err error) {
	path = s.Path(name)
	root, err := s.writable(name)
	if err != nil {
		return path, false, err
	}
	defer root.Close()
	file := filepath.FromSlash(name) + suffix
	fresh := false
	switch info, err := root.Lstat(file); {
	case errors.Is(err, fs.ErrNotExist):
		fresh = true
	case err != nil:
		return path, false, about(path, err)
	case !info.Mode().IsRegular():
		return path, false, engine.Errorf("golden: %s is in the way: it is not a file",
			"%s gêne : ce n'est pas un fichier", path)
	default:
		// Another run may remove or move it at any time.
		is, err := s.isLog(root, file)
		if fresh = errors.Is(err, fs.ErrNotExist); fresh {
			break
		}
		if err != nil {
			return path, false, engine.Errorf("golden: %s is kept, as it cannot be read: %v",
				"%s est gardé, car il ne peut pas être lu : %v", path, files.Why(err))
		}
		if !is && info.Size() > 0 {
			return path, false, s.Kept(name)
		}
		switch old, err := files.ReadFrom(root, file, MaxLog); {
		case errors.Is(err, fs.ErrNotExist):
			fresh = true
		case err != nil:
			return path, false, about(path, err)
		case bytes.Equal(old, log):
			return path, false, nil
		default:
			if err := s.Unfit(name, old); err != nil {
				return path, false, err
			}
		}
		if err := files.Replaceable(info); err != nil {
			return path, false, about(path, err)
		}
	}
	if err := s.replace(root, file, log); err != nil {
		if fresh {
			return path, false, engine.Errorf("golden: %s was not written: %v", "%s n'a pas été écrit : %v", path,
				files.Why(err))
		}
		return path, false, engine.Errorf("golden: %s was left as it was: %v", "%s est resté tel quel : %v", path,
			files.Why(err))
	}
	return path, true, nil
}

// Kept is why a file that is no log, and has the name of a golden one, is neither compared nor replaced.
func (s *Store) Kept(name string) error {
	return engine.Errorf("golden: %s is kept: it %v, and nothing else is compared or replaced; remove it, and referee test --update writes the log there",
		"%s est gardé : il %v, et rien d'autre n'est comparé ni remplacé ; supprimez-le, et referee test --update y écrira le journal",
		s.Path(name), ErrNotALog)
}

// writable opens the folder for a change to the golden file of a name, and refuses where that name may not be changed.
func (s *Store) writable(name string) (*os.Root, error) {
	if err := CheckName(name); err != nil {
		return nil, err
	}
	if s.fsys != nil {
		return nil, about(s.Path(name), ErrReadOnly)
	}
	if err := os.MkdirAll(s.dir, 0o755); err != nil {
		return nil, about(s.dir, err)
	}
	root, err := files.OpenFolder(s.dir)
	if err != nil {
		return nil, about(s.dir, err)
	}
	if err := s.checkLinks(root, name); err != nil {
		root.Close()
		return nil, err
	}
	return root, nil
}

// checkLinks refuses a name when any part of its path is a symbolic link. The root would stop a link that leads
// outside, but one inside would let one name change the file of another.
func (s *Store) checkLinks(root *os.Root, name string) error {
	parts := strings.Split(name+suffix, "/")
	for i := range parts {
		at := filepath.Join(parts[:i+1]...)
		info, err := root.Lstat(at)
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		if err != nil {
			return about(s.Path(name), err)
		}
		if info.Mode()&fs.ModeSymlink != 0 {
			return engine.Errorf("golden: %s %v", "%s %v", filepath.Join(s.dir, at), ErrLink)
		}
		if i < len(parts)-1 && !info.IsDir() {
			return engine.Errorf("golden: %s is in the way: it is not a folder", "%s gêne : ce n'est pas un dossier",
				filepath.Join(s.dir, at))
		}
	}
	return nil
}
