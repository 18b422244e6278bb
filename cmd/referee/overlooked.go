package main

import (
	"io/fs"
	"path/filepath"
	"strings"

	"tablereferee/engine"
	"tablereferee/internal/files"
)

// overlooked is something in a scenarios folder that its author may take for scenarios, and that is none: nobody would
// notice that it is never played.
type overlooked struct {
	path string // for people to read
	why  engine.Text
	name string // the path in the folder
	kept bool   // it is played all the same
}

// overlooked gives what lies in one's own folder as if it were scenarios.
func (l *library) overlooked() ([]overlooked, error) {
	if l.builtIn {
		return nil, nil
	}
	root, err := files.OpenFolder(l.dir)
	if err != nil {
		return nil, engine.Errorf("the scenarios folder: %s: %v", "le dossier des scénarios : %s : %v",
			files.Name(l.dir), files.Why(err))
	}
	defer root.Close()
	const script = ".lua"
	var out []overlooked
	spelt := map[string]string{} // the first name of each spelling
	err = files.Walk(root.FS(), func(p string, entry fs.DirEntry, _ error) error {
		overlook := func(en, fr string) {
			out = append(out, overlooked{files.Name(filepath.Join(l.dir, filepath.FromSlash(p))), engine.Text{en, fr},
				p, false})
		}
		base := strings.ToLower(entry.Name())
		isScript := strings.HasSuffix(p, script)
		switch {
		case p != "." && strings.HasPrefix(base, "."):
			// Hidden folders are those of version control.
			if entry.IsDir() {
				return fs.SkipDir
			}
			if isScript && entry.Type().IsRegular() {
				overlook("a file whose name begins with a point is hidden, and no scenario",
					"un fichier dont le nom commence par un point est caché, et n'est pas un scénario")
			}
		case entry.Type()&fs.ModeSymlink != 0 && leadsToFolder(root.FS(), p):
			overlook("a symbolic link to a folder, or out of this one, is not followed",
				"un lien symbolique vers un dossier, ou hors de celui-ci, n'est pas suivi")
		case isScript && !entry.IsDir() && spelt[files.Spelling(p)] != "":
			other := files.Name(spelt[files.Spelling(p)])
			out = append(out, overlooked{files.Name(filepath.Join(l.dir, filepath.FromSlash(p))),
				engine.Sayf("its name differs only in %s from that of %s: on some systems one of the two is lost",
					"son nom ne diffère que par %s de celui-ci : %s ; sur certains systèmes, l'un des deux se perd",
					differsIn(p, spelt[files.Spelling(p)]), other), p, true})
		case entry.IsDir():
		case isScript:
			spelt[files.Spelling(p)] = p
		case strings.HasSuffix(base, script) || strings.HasSuffix(base, script+".txt"):
			overlook("the name of a scenario ends in .lua", "le nom d'un scénario finit par .lua")
		}
		return nil
	})
	if err != nil {
		return nil, engine.Errorf("the scenarios folder: %s: %v", "le dossier des scénarios : %s : %v",
			files.Name(l.dir), err)
	}
	return out, nil
}

// differsIn tells in what two names differ that some systems take for one.
func differsIn(name, other string) engine.Text {
	if strings.EqualFold(name, other) {
		return engine.Text{"capitals", "les majuscules"}
	}
	return engine.Text{"how an accent is stored", "la façon dont un accent est enregistré"}
}

// leadsToFolder tells whether a symbolic link leads to a folder, or out of the one that it lies in, where nothing can
// be looked at.
func leadsToFolder(fsys fs.FS, link string) bool {
	info, err := fs.Stat(fsys, link)
	if err != nil {
		return !strings.HasSuffix(link, ".lua")
	}
	return info.IsDir()
}
