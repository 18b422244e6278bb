package main

import (
	"os"
	"path/filepath"
	"strings"

	"tablereferee/engine"
	"tablereferee/internal/files"
)

// checkEnding tells why a report may not be written into a file that a flag names: its name must say what it is, so
// that none is taken for a script, a log or anything else. What a symbolic link leads to is looked at as well.
func checkEnding(flag, file, ending string) error {
	for _, name := range []string{file, resolved(file)} {
		if !strings.EqualFold(filepath.Ext(name), ending) {
			return engine.Errorf("%s %s: the name of the file must end in %s",
				"%s %s : le nom du fichier doit finir par %s", flag, files.Name(name), ending)
		}
	}
	return nil
}

// checkNotGolden tells why the log of a game may not be written to where a flag says: among the agreed logs it would
// pass for one, or replace one.
func (a *app) checkNotGolden(flag, path string) error {
	in := inAnyGolden(path)
	if _, golden := a.folders(); golden != "" {
		_, own := inside(resolved(golden), resolved(path))
		in = in || own
	}
	if in {
		return engine.Errorf("%s %s: the golden files lie there, and only `referee test --update` writes among them",
			"%s %s : c'est là que sont les fichiers de référence, et seul `referee test --update` y écrit", flag,
			files.Name(path))
	}
	return nil
}

// inAnyGolden says whether a path lies in the golden folder of any project: one of that name beside a folder of
// scenarios.
func inAnyGolden(path string) bool {
	if whole, err := filepath.Abs(path); err == nil {
		path = resolved(whole)
	}
	for dir := path; filepath.Dir(dir) != dir; dir = filepath.Dir(dir) {
		if info, err := os.Stat(filepath.Join(filepath.Dir(dir), "scenarios")); filepath.Base(dir) == "golden" &&
			err == nil && info.IsDir() {
			return true
		}
	}
	return false
}

// resolved is where a path leads to, without symbolic links as far as there is something.
func resolved(path string) string {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		return real
	}
	if dir := filepath.Dir(path); dir != path {
		return filepath.Join(resolved(dir), filepath.Base(path))
	}
	return path
}

// folders gives the folders of the scenarios and golden files that the flags and the working directory ask for; one
// that is built in is empty.
func (a *app) folders() (scenarios, golden string) {
	scenarios, golden = a.scenariosDir, a.goldenDir
	if scenarios == "" {
		// such a link is told, and so is a file of that name
		if _, err := os.Stat(defaultDir); err == nil || files.Dangling(defaultDir) {
			scenarios = defaultDir
		}
	}
	if golden == "" && scenarios != "" {
		golden = filepath.Join(filepath.Dir(filepath.Clean(scenarios)), "golden")
	}
	return scenarios, golden
}
