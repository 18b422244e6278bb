package files

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"

	"tablereferee/engine"
)

// NotMade says why a folder cannot be made: what was attempted where, and what helps, as far as that is known.
func NotMade(dir string, err error) error {
	return refused(engine.Text{"the folder %s cannot be made", "le dossier %s ne peut pas être créé"}, dir, err)
}

// NotWritten says why a file cannot be written: what was attempted where, and what helps, as far as that is known.
func NotWritten(file string, err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		if dir := filepath.Dir(file); !there(dir) {
			return engine.Errorf("%s: %v; there is no folder %s: make it first, or choose another place",
				"%s : %v ; il n'y a pas de dossier %s : créez-le d'abord, ou choisissez un autre endroit", Name(file), Why(err),
				Name(dir))
		}
	}
	return refused(engine.Text{"the file %s cannot be written", "le fichier %s ne peut pas être écrit"}, file, err)
}

// Missing adds to the error about a file or folder that does not exist how one comes about. Any other error stays as it
// is.
func Missing(err error, how engine.Text) error {
	if !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return engine.Errorf("%v; %v", "%v ; %v", err, how)
}

// refused says of what the system allows nobody here what was attempted, with the whole path, for the folder that
// somebody is in may be the wrong one. Of all else the path is enough.
func refused(attempt engine.Text, path string, err error) error {
	if !errors.Is(err, fs.ErrPermission) && !errors.Is(err, syscall.EROFS) {
		return engine.Errorf("%s: %v", "%s : %v", Name(path), Why(err))
	}
	whole, noWhole := filepath.Abs(path)
	if noWhole != nil {
		whole = path
	}
	attempted := engine.Each(func(l engine.Lang) string { return fmt.Sprintf(attempt.In(l), Name(whole)) })
	return engine.Errorf("%v: %v; choose another place", "%v : %v ; choisissez un autre endroit", attempted, Why(err))
}

func there(path string) bool {
	_, err := os.Stat(path)
	return !errors.Is(err, fs.ErrNotExist)
}
