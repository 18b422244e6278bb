package main

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/referee/golden"
)

// first holds a first scenario for each game, by its id.
//
//go:embed first/*.lua
var first embed.FS

func (a *app) newCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "new NAME",
		Short: "Write a first scenario to start from",
		Long: `Write a first scenario to start from: a commented script that runs.

NAME is where it will lie in the scenarios folder, such as forever-evil/attack/my-question. If it begins with the name of
a game, the scenario is of that game. A file that exists is never overwritten.`,
		Example:           "  referee new forever-evil/attack/my-question",
		Args:              exactly("NAME"),
		ValidArgsFunction: cobra.NoFileCompletions,
		RunE: func(cmd *cobra.Command, args []string) error {
			dir := a.scenariosDir
			if dir == "" {
				dir = defaultDir
			}
			// Nothing is made on the disk for a name that cannot be.
			name := (&library{dir: dir}).scenario(args[0])
			if err := checkNew(name); err != nil {
				return &wrongUse{cmd.CommandPath(), err}
			}
			lib, err := a.newLibrary(dir)
			if err != nil {
				return err
			}
			return a.write(lib, name)
		},
	}
}

// newLibrary is the library in which a scenario is to be written; its folder need not exist yet.
func (a *app) newLibrary(dir string) (*library, error) {
	_, err := os.Stat(dir)
	fresh := errors.Is(err, fs.ErrNotExist)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	if fresh {
		fmt.Fprintln(a.out, a.sayf("made the folder %s; from now on it is used instead of the scenarios built into this program",
			"dossier %s créé ; il remplace désormais les scénarios intégrés au programme", dir))
	}
	return a.library()
}

// checkNew tells why no scenario can have a name.
func checkNew(name string) error {
	if err := golden.CheckName(name); err != nil {
		_, why, _ := strings.Cut(err.Error(), golden.ErrName.Error()+": ")
		return engine.Errorf("a scenario cannot be called %q: %s", "un scénario ne peut pas s'appeler %q : %s", name, why)
	}
	for i, elem := range strings.Split(name, "/") {
		switch {
		case strings.HasPrefix(elem, ".") || strings.HasPrefix(elem, "_"):
			return engine.Errorf("a scenario cannot be called %q: what begins with %c is no scenario",
				"un scénario ne peut pas s'appeler %q : ce qui commence par %c n'en est pas un", name, elem[0])
		case elem == "lib" && i < strings.Count(name, "/"):
			return engine.Errorf("a scenario cannot be called %q: a folder lib holds parts for use, and no scenarios",
				"un scénario ne peut pas s'appeler %q : un dossier lib contient des parties pour use, et aucun scénario", name)
		}
	}
	return nil
}

// write writes the first scenario of the game that a name begins with.
func (a *app) write(lib *library, name string) error {
	game := games.All()[0]
	if g := games.Find(strings.SplitN(name, "/", 2)[0]); g != nil {
		game = g
	}
	text, err := first.ReadFile("first/" + game.ID + ".lua")
	if err != nil {
		return engine.Errorf("there is no first scenario of %s to start from; copy one that `referee list` shows",
			"il n'y a pas de premier scénario de %s dont partir ; copiez-en un que montre `referee list`", game.ID)
	}
	root, err := os.OpenRoot(lib.dir)
	if err != nil {
		return err
	}
	defer root.Close()
	file := filepath.FromSlash(name) + ".lua"
	if err := root.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return engine.Errorf("%s: %v", "%s : %v", lib.Path(name), err)
	}
	f, err := root.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if errors.Is(err, fs.ErrExist) {
		return engine.Errorf("%s exists already, and is left as it is", "%s existe déjà, et reste tel quel", lib.Path(name))
	}
	if err != nil {
		return engine.Errorf("%s: %v", "%s : %v", lib.Path(name), err)
	}
	fill := strings.NewReplacer("TITLE", titleOf(name), "NAME", shellWord(name))
	_, err = f.WriteString(fill.Replace(string(text)))
	if err := errors.Join(err, f.Close()); err != nil {
		return engine.Errorf("%s: %v", "%s : %v", lib.Path(name), err)
	}
	_, err = fmt.Fprintln(a.out, a.sayf("wrote %s\n  its log:                    referee run%[2]s %[3]s\n  accept the log once right:  referee test --update%[2]s %[3]s",
		"%s est écrit\n  son journal :                         referee run%[2]s %[3]s\n  pour l'accepter, une fois correct :   referee test --update%[2]s %[3]s",
		lib.Path(name), lib.flags, shellWord(name)))
	return err
}

// titleOf makes a title of the last part of a name: "one-defense" becomes "One defense".
func titleOf(name string) string {
	words := strings.ReplaceAll(name[strings.LastIndex(name, "/")+1:], "-", " ")
	r, size := utf8.DecodeRuneInString(words)
	return string(unicode.ToUpper(r)) + words[size:]
}
