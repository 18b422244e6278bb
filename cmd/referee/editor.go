package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"tablereferee/engine"
	"tablereferee/internal/files"
	"tablereferee/referee/scenario"
)

// editorDir holds the definitions that an editor reads, beside the scenarios folder.
const editorDir = ".referee"

// luarc is what tells the Lua Language Server which Lua it is, and in which folder the words of the language are
// defined.
func luarc(library string) string {
	return `{
  "runtime.version": "Lua 5.1",
  "runtime.builtin": {
    "coroutine": "disable",
    "debug": "disable",
    "ffi": "disable",
    "io": "disable",
    "jit": "disable",
    "os": "disable",
    "package": "disable"
  },
  "workspace.library": ["` + library + `"],
  "workspace.checkThirdParty": false
}
`
}

// writeEditorFiles writes what an editor needs into a folder. The definitions are made by this program and may be
// written anew; a .luarc.json of one's own is left as it is.
func (a *app) writeEditorFiles(dir string) error {
	definitions := filepath.Join(dir, editorDir, "referee.lua")
	text := scenario.Definitions()
	// They begin with a line that such files of anybody's have, and one that says what made them.
	mark := strings.Join(strings.SplitAfterN(text, "\n", 3)[:2], "")
	// Whoever asks for these files has not named them: nothing is written anywhere else.
	if info, err := os.Lstat(filepath.Dir(definitions)); err == nil && info.Mode()&fs.ModeSymlink != 0 {
		return engine.Errorf("%s: %v", "%s : %v", files.Name(filepath.Dir(definitions)), files.ErrLink)
	}
	if err := os.MkdirAll(filepath.Dir(definitions), 0o755); err != nil {
		return err
	}
	switch err := files.WriteIn(filepath.Dir(definitions), filepath.Base(definitions), []byte(text),
		func(old []byte) bool {
			return bytes.HasPrefix(old, []byte(mark))
		}); {
	case errors.Is(err, files.ErrOther):
		return engine.Errorf("%s is not a file that this program has written, and is left as it is",
			"%s n'a pas été écrit par ce programme, et reste tel quel", definitions)
	case err != nil:
		return err
	}
	if _, err := fmt.Fprintln(a.out, a.sayf("wrote %s", "%s est écrit", definitions)); err != nil {
		return err
	}
	settings := filepath.Join(dir, ".luarc.json")
	wanted := []byte(luarc(editorDir))
	err := files.Create(files.Disk, settings, wanted)
	switch {
	case errors.Is(err, fs.ErrExist):
		if old, err := files.Read(settings, 1<<20); err == nil && bytes.Equal(old, wanted) {
			return nil
		}
		return engine.Errorf("%s exists already, and is left as it is; let its \"workspace.library\" name the folder %q",
			"%s existe déjà, et reste tel quel ; que son \"workspace.library\" nomme le dossier %q", settings,
			editorDir)
	case err != nil:
		return err
	}
	_, err = fmt.Fprintln(a.out, a.sayf("wrote %s", "%s est écrit", settings))
	return err
}
