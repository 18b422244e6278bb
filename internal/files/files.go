// Package files reads and writes single files that a user names. It reads regular files only, never more of them than
// it was told, and replaces a file in one step: whatever fails, there is the old text or the new one, and nothing but
// files is ever replaced.
package files

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"time"
	"unicode"
	"unicode/utf8"

	"tablereferee/engine"
)

// ErrNotAFile is wrapped by the errors about folders, pipes, devices and the like where a file is wanted.
var ErrNotAFile = engine.Errorf("is not a file", "n'est pas un fichier")

// ErrLarge is wrapped by the errors about files that hold more than they may.
var ErrLarge = engine.Errorf("is too large", "est trop grand")

// ErrProtected is wrapped by the errors about files that are marked as not to be written.
var ErrProtected = engine.Errorf("is write-protected", "est protégé en écriture")

// Opener opens files, as the methods of os.Root do.
type Opener interface {
	Stat(name string) (fs.FileInfo, error)
	OpenFile(name string, flag int, mode fs.FileMode) (*os.File, error)
	Remove(name string) error
}

// Disk is an Opener of files anywhere.
var Disk Opener = disk{}

type disk struct{}

// Stat follows symbolic links.
func (disk) Stat(name string) (fs.FileInfo, error) { return os.Stat(name) }

// OpenFile follows symbolic links.
func (disk) OpenFile(name string, flag int, mode fs.FileMode) (*os.File, error) {
	return os.OpenFile(name, flag, mode)
}

// Remove removes a file, or a folder that is empty.
func (disk) Remove(name string) error { return os.Remove(name) }

// Read gives the text of a file of at most so many bytes, anywhere on the disk. Its errors name the file.
func Read(file string, most int64) ([]byte, error) {
	text, err := ReadFrom(Disk, file, most)
	if err != nil {
		return nil, engine.Errorf("%s: %v", "%s : %v", Name(file), Why(err))
	}
	return text, nil
}

// ReadFrom gives the text of a file of at most so many bytes. Its errors do not name the file.
func ReadFrom(in Opener, file string, most int64) ([]byte, error) {
	f, err := Open(in, file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return ReadAll(f, most)
}

// ReadFS gives the text of a file of at most so many bytes in a file system. Its errors do not name the file.
func ReadFS(fsys fs.FS, file string, most int64) ([]byte, error) {
	// A pipe would be waited for when it is opened, so it is looked at first.
	if info, err := fs.Stat(fsys, file); err != nil {
		return nil, err
	} else if !info.Mode().IsRegular() {
		return nil, ErrNotAFile
	}
	f, err := fsys.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return ReadAll(f, most)
}

// Open opens a regular file for reading. A pipe in its place is not waited for, and a device not touched.
func Open(in Opener, file string) (*os.File, error) {
	info, err := in.Stat(file)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, ErrNotAFile
	}
	// What lies there may have become a pipe meanwhile, which must not be waited for either.
	f, err := in.OpenFile(file, os.O_RDONLY|nonblock, 0)
	if err != nil {
		return nil, err
	}
	if info, err = f.Stat(); err == nil && !info.Mode().IsRegular() {
		err = ErrNotAFile
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return f, nil
}

// Large is the error about a file of more than so many bytes.
func Large(most int64) error {
	return engine.Errorf("%[2]v: more than %[1]d bytes", "%[2]v : plus de %[1]d octets", most, ErrLarge)
}

// ReadAll reads an open file of at most so many bytes.
func ReadAll(f fs.File, most int64) ([]byte, error) {
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	if info.Size() > most {
		return nil, Large(most)
	}
	// It may grow while it is read.
	text := bytes.NewBuffer(make([]byte, 0, info.Size()+bytes.MinRead))
	if _, err := text.ReadFrom(io.LimitReader(f, most+1)); err != nil {
		return nil, err
	}
	if int64(text.Len()) > most {
		return nil, Large(most)
	}
	return text.Bytes(), nil
}

// ErrOther is wrapped by the errors about files that hold something else than what would replace them.
var ErrOther = engine.Errorf("holds something else, and is kept", "contient autre chose, et est gardé")

// mostReplaced bounds what is read of a file to know what it is. Nothing that this program writes is larger.
const mostReplaced = 64 << 20

// Write replaces a file in one step, or makes it. A symbolic link stays one, and the file that it leads to is replaced.
// A file that holds something is replaced only if own knows it by the whole of its text, and never if it cannot be
// read: whoever names the wrong file keeps it. The errors name the file.
func Write(file string, text []byte, own func(old []byte) bool) error {
	if err := write(file, text, own); err != nil {
		return NotWritten(file, err)
	}
	return nil
}

// ErrLink is wrapped by the errors about symbolic links where a file of a folder is wanted.
var ErrLink = engine.Errorf("is a symbolic link, and is not followed", "est un lien symbolique, et n'est pas suivi")

// WriteIn is Write for a file that its user has not named, but only the folder: nothing outside is written, so that no
// link is followed.
func WriteIn(dir, name string, text []byte, own func(old []byte) bool) error {
	file := filepath.Join(dir, name)
	if info, err := os.Lstat(file); err == nil && info.Mode()&fs.ModeSymlink != 0 {
		return engine.Errorf("%s: %v", "%s : %v", Name(file), ErrLink)
	}
	return Write(file, text, own)
}

// Writable tells why Write could not replace a file, or make it, as far as that is known before there is anything to
// write.
func Writable(file string, own func(old []byte) bool) error {
	target, _, err := place(file, own)
	if err == nil {
		err = try(filepath.Dir(target))
	}
	if err != nil {
		return NotWritten(file, err)
	}
	return nil
}

// Folder makes a folder, where there is none, that files can be written into. The errors name the folder.
func Folder(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return NotMade(dir, err)
	}
	if err := try(dir); err != nil {
		return refused(engine.Text{"nothing can be written into the folder %s", "rien ne peut être écrit dans le dossier %s"},
			dir, err)
	}
	return nil
}

// try makes a file in a folder, and removes it.
func try(dir string) error {
	defer Writing()()
	temp, err := os.CreateTemp(dir, temporary)
	if err != nil {
		return err
	}
	return errors.Join(temp.Close(), os.Remove(temp.Name()))
}

// temporary are the names of files that are not whole yet.
const temporary = ".referee-*.tmp"

// unfinished is what becomes of these names.
var unfinished = regexp.MustCompile(`^\.referee-[0-9]+\.tmp$`)

// abandoned is the age from which a file that is not whole is nobody's any more: another run may be writing one right
// now.
const abandoned = time.Hour

// cleared are the folders in which this run has looked for such files.
var cleared sync.Map

// clearOnce removes from a folder what runs that were killed have left behind. Nothing of the user's is lost by it, and
// where it cannot be removed it stays.
func clearOnce(dir string) {
	if _, done := cleared.LoadOrStore(dir, true); done {
		return
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return // a folder may be written into that cannot be listed
	}
	for _, e := range entries {
		if info, err := e.Info(); unfinished.MatchString(e.Name()) && err == nil && info.Mode().IsRegular() &&
			time.Since(info.ModTime()) >= abandoned {
			os.Remove(filepath.Join(dir, e.Name())) // another run may have done so
		}
	}
}

// place gives where the file is that a path leads to, and the mode it is to have, if it may be replaced.
func place(file string, own func(old []byte) bool) (target string, mode fs.FileMode, err error) {
	info, err := os.Lstat(file)
	if errors.Is(err, fs.ErrNotExist) {
		return file, 0o644, nil
	}
	if err != nil {
		return "", 0, err
	}
	if info.Mode()&fs.ModeSymlink != 0 {
		// Such a link leads to what the program has open, which is written into and not replaced.
		if dir := filepath.Dir(filepath.Clean(file)); dir == "/dev" || strings.HasPrefix(dir, "/dev/fd") ||
			strings.HasPrefix(dir, "/proc/") {
			return "", 0, ErrNotAFile
		}
		if file, err = filepath.EvalSymlinks(file); err != nil {
			return "", 0, err
		}
		if info, err = os.Stat(file); err != nil {
			return "", 0, err
		}
	}
	if err := Replaceable(info); err != nil {
		return "", 0, err
	}
	old, err := ReadFrom(Disk, file, mostReplaced)
	if err == nil && len(old) > 0 && !own(old) {
		err = ErrOther
	}
	return file, info.Mode().Perm(), err
}

func write(file string, text []byte, own func(old []byte) bool) (err error) {
	file, mode, err := place(file, own)
	if err != nil {
		return err
	}
	defer Writing()()
	clearOnce(filepath.Dir(file))
	temp, err := os.CreateTemp(filepath.Dir(file), temporary)
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			temp.Close() // It may be closed already; what counts is that the file goes.
			os.Remove(temp.Name())
		}
	}()
	if _, err = temp.Write(text); err != nil {
		return err
	}
	if err = temp.Chmod(mode); err != nil { // a temporary file is its owner's alone
		return err
	}
	if err = temp.Close(); err != nil {
		return err
	}
	return os.Rename(temp.Name(), file)
}

// Name is a path as an error names it: on one line, without an order to a terminal, and not without end.
func Name(path string) string {
	const most = 300
	if len(path) > most {
		path = strings.ToValidUTF8(path[:most], "") + "…"
	}
	return strings.Map(func(r rune) rune {
		if Hidden(r) {
			return utf8.RuneError
		}
		return r
	}, path)
}

// Hidden tells whether a character is not shown as it is: an order to a terminal, the end of a line, a mark that turns
// the direction of writing, or one without width, with which one name passes for another.
func Hidden(r rune) bool {
	return unicode.IsControl(r) || unicode.In(r, unicode.Cf, unicode.Zl, unicode.Zp,
		unicode.Other_Default_Ignorable_Code_Point)
}

// ErrNotAFolder is wrapped by the errors about files, pipes and the like where a folder is wanted.
var ErrNotAFolder = engine.Errorf("is not a folder", "n'est pas un dossier")

// OpenFolder opens a folder; what lies outside of it cannot be reached through it. The errors do not name the folder.
func OpenFolder(dir string) (*os.Root, error) {
	// A pipe would be waited for when it is opened, so it is looked at first.
	if info, err := os.Stat(dir); err != nil {
		if Dangling(dir) {
			return nil, ErrNowhere
		}
		return nil, err
	} else if !info.IsDir() {
		return nil, ErrNotAFolder
	}
	return os.OpenRoot(dir)
}

// ErrNowhere is wrapped by the errors about symbolic links that lead to nothing.
var ErrNowhere = engine.Errorf("is a symbolic link that leads nowhere", "est un lien symbolique qui ne mène nulle part")

// Dangling tells whether a path is a symbolic link that leads to nothing: neither missing nor there.
func Dangling(path string) bool {
	_, err := os.Stat(path)
	_, there := os.Lstat(path)
	return errors.Is(err, fs.ErrNotExist) && there == nil
}

// Create writes a file that is not there yet; the error wraps fs.ErrExist if it is. If it cannot be written to its end,
// nothing of it stays. The errors do not name the file.
func Create(in Opener, file string, text []byte) error {
	f, err := in.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	_, err = f.Write(text)
	if err := errors.Join(err, f.Close()); err != nil {
		return errors.Join(err, in.Remove(file))
	}
	return nil
}

// Replaceable tells why what lies in a place may not be replaced by a file, or gives nil.
func Replaceable(info fs.FileInfo) error {
	switch {
	case !info.Mode().IsRegular():
		return ErrNotAFile
	case info.Mode().Perm()&0o200 == 0:
		return ErrProtected
	}
	return nil
}

// Why is the reason of a failure, without the path in front: whoever shows it names the file.
func Why(err error) error {
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		return path.Err
	case errors.As(err, &link):
		return link.Err
	}
	return err
}

// Put writes a file of a folder in one step, and replaces what has its name: nothing outside of the folder is written,
// and neither a folder nor a symbolic link is replaced. The errors do not name the file.
func Put(in *os.Root, name string, text []byte) error {
	if info, err := in.Lstat(name); err == nil {
		if info.Mode()&fs.ModeSymlink != 0 {
			return ErrLink
		}
		if err := Replaceable(info); err != nil {
			return err
		}
	}
	defer Writing()()
	temp := name + ".tmp"
	if err := in.Remove(temp); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if err := Create(in, temp, text); err != nil {
		return err
	}
	if err := in.Rename(temp, name); err != nil {
		return errors.Join(err, in.Remove(temp))
	}
	return nil
}
