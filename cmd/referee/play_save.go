package main

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"tablereferee/engine"
	"tablereferee/internal/files"
)

// saved is what was written, and by which commands one goes on with it.
type saved struct {
	path string
	name string // of the scenario, empty where it lies outside of the scenarios folder
}

// save writes what was played into a new file, below the folder that one is in or in the scenarios folder. It is run
// before.
func (p *player) save(file string) (saved, error) {
	t := p.s.Table()
	if f := t.Unfinished(); f != nil {
		f.Legal = nil
		return saved{}, engine.Errorf("nothing is written: %v", "rien n'est écrit : %v", f)
	}
	folder, name, scenario, err := p.savePlace(file)
	if err != nil {
		return saved{}, err
	}
	out := saved{filepath.Join(folder, filepath.FromSlash(name)+".lua"), ""}
	text := strings.Replace(t.Script(p.lang), `scenario "TITLE"`, "scenario "+strconv.Quote(titleFor(cleanLine(name))), 1)
	if err := t.Check(text); err != nil {
		return saved{}, engine.Errorf("nothing is written, for what was played does not pass as a scenario: %v",
			"rien n'est écrit, car ce qui a été joué ne passe pas comme scénario : %v", explained{err})
	}
	if err := p.checkNotGolden(savedBy, out.path); err != nil {
		return saved{}, err
	}
	if scenario {
		if err := os.MkdirAll(folder, 0o755); err != nil {
			return saved{}, files.NotMade(folder, err)
		}
	}
	root, err := files.OpenFolder(folder)
	if err != nil {
		return saved{}, engine.Errorf("%s: %v", "%s : %v", files.Name(folder), files.Why(err))
	}
	defer root.Close()
	inside := filepath.FromSlash(name) + ".lua"
	if scenario {
		if err := root.MkdirAll(filepath.Dir(inside), 0o755); err != nil {
			return saved{}, files.NotMade(filepath.Dir(out.path), err)
		}
		out.name = name
	}
	switch err := files.Create(root, inside, []byte(text)); {
	case errors.Is(err, fs.ErrExist):
		return saved{}, engine.Errorf("%s exists already, and is left as it is", "%s existe déjà, et reste tel quel",
			files.Name(out.path))
	case err != nil:
		return saved{}, files.NotWritten(out.path, err)
	}
	return out, nil
}

// savedBy is what errors of the command save begin with.
const savedBy = "save"

// savePlace tells where a file is to be written: the folder, the name in it without its ending, and whether it is that
// of the scenarios. Nothing is written elsewhere.
func (p *player) savePlace(file string) (folder, name string, scenario bool, err error) {
	dir := p.scenariosDir
	if dir == "" {
		dir = defaultDir
	}
	wrong := func(err error) (string, string, bool, error) { return "", "", false, err }
	if len(file) > 200 || strings.ContainsFunc(file, files.Hidden) {
		return wrong(engine.Errorf("%q is no name for a file: a short one, of letters that can be seen",
			"%q n'est pas un nom de fichier : un nom court, de lettres visibles", clip(file)))
	}
	if rel, is := inside(dir, file); is {
		name = strings.TrimSuffix(filepath.ToSlash(rel), ".lua")
		return dir, name, true, checkNew(name)
	}
	rel := filepath.Clean(file)
	if !filepath.IsLocal(rel) || rel == "." || strings.HasSuffix(filepath.ToSlash(file), "/") {
		return wrong(engine.Errorf("%q lies elsewhere: a file is written below the folder you are in, or in the scenarios folder (%s)",
			"%q se trouve ailleurs : un fichier s'écrit sous le dossier où vous êtes, ou dans le dossier des scénarios (%s)",
			clip(file), files.Name(dir)))
	}
	name = strings.TrimSuffix(filepath.ToSlash(rel), ".lua")
	return ".", name, false, checkNew(name)
}
