package files

import (
	"io/fs"

	"tablereferee/engine"
)

// mostEntries bounds the files and folders that are looked at below one folder. Whoever names a whole disk by mistake
// is told at once.
const mostEntries = 100_000

// ErrCrowded is wrapped by the error about a folder that holds more than anybody's scenarios or logs.
var ErrCrowded = engine.Errorf("more than %d files and folders lie in it; is it the right folder?",
	"il contient plus de %d fichiers et dossiers ; est-ce le bon dossier ?", mostEntries)

// Walk visits everything in a file system, as fs.WalkDir does, but not without end. An error that kept something from
// being seen ends it: nothing may be concluded from half a list.
func Walk(fsys fs.FS, visit fs.WalkDirFunc) error {
	n := 0
	return fs.WalkDir(fsys, ".", func(path string, entry fs.DirEntry, err error) error {
		if n++; n > mostEntries {
			return ErrCrowded
		}
		if err != nil {
			return engine.Errorf("%s: %v", "%s : %v", Name(path), Why(err))
		}
		return visit(path, entry, nil)
	})
}
