package files

import (
	"errors"
	"io/fs"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"tablereferee/engine"
)

// TestRefused: of what the system does not allow it is said what was attempted, where, and what helps.
func TestRefused(t *testing.T) {
	whole, err := filepath.Abs("b")
	if err != nil {
		t.Fatal(err)
	}
	denied := &fs.PathError{Op: "mkdir", Path: "b", Err: syscall.EACCES}
	for _, x := range []struct {
		err    error
		en, fr string
	}{
		{NotMade("b", denied), "the folder " + whole + " cannot be made: permission denied; choose another place",
			"le dossier " + whole + " ne peut pas être créé : permission refusée ; choisissez un autre endroit"},
		{NotWritten("b", denied), "the file " + whole + " cannot be written: permission denied; choose another place",
			"le fichier " + whole + " ne peut pas être écrit : permission refusée ; choisissez un autre endroit"},
		{NotWritten("b", syscall.EROFS), "the file " + whole + " cannot be written: read-only file system; choose another place",
			"le fichier " + whole + " ne peut pas être écrit : le disque ne peut pas être modifié ; choisissez un autre endroit"},
		{NotMade("b", ErrNotAFolder), "b: is not a folder", "b : n'est pas un dossier"},
		{NotWritten("b", ErrOther), "b: holds something else, and is kept", "b : contient autre chose, et est gardé"},
	} {
		if en, fr := engine.Tell(x.err, engine.EN), engine.Tell(x.err, engine.FR); en != x.en || fr != x.fr {
			t.Errorf("%s\n%s\nwant\n%s\n%s", en, fr, x.en, x.fr)
		}
	}
	if !errors.Is(NotMade("b", denied), fs.ErrPermission) {
		t.Error("why a folder cannot be made is not kept")
	}
}

// TestNoFolder: where the folder of a file is missing, that is said.
func TestNoFolder(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "none")
	file := filepath.Join(dir, "x.xml")
	err := Writable(file, anything)
	if want := "there is no folder " + dir + ": make it first"; err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%v, want %s", err, want)
	}
	if err := Write(file, nil, anything); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%v", err)
	}
}
