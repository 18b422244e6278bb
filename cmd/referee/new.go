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
				return &wrongUse{cmd.CommandPath(), err.Error()}
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
		fmt.Fprintf(a.out, "made the folder %s; from now on it is used instead of the scenarios built into this program\n", dir)
	}
	return a.library()
}

// checkNew tells why no scenario can have a name.
func checkNew(name string) error {
	if err := golden.CheckName(name); err != nil {
		_, why, _ := strings.Cut(err.Error(), golden.ErrName.Error()+": ")
		return fmt.Errorf("a scenario cannot be called %q: %s", name, why)
	}
	for i, elem := range strings.Split(name, "/") {
		switch {
		case strings.HasPrefix(elem, ".") || strings.HasPrefix(elem, "_"):
			return fmt.Errorf("a scenario cannot be called %q: what begins with %c is no scenario", name, elem[0])
		case elem == "lib" && i < strings.Count(name, "/"):
			return fmt.Errorf("a scenario cannot be called %q: a folder lib holds parts for use, and no scenarios", name)
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
		return fmt.Errorf("there is no first scenario of %s to start from; copy one that `referee list` shows", game.ID)
	}
	root, err := os.OpenRoot(lib.dir)
	if err != nil {
		return err
	}
	defer root.Close()
	file := filepath.FromSlash(name) + ".lua"
	if err := root.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return fmt.Errorf("%s: %w", lib.Path(name), err)
	}
	f, err := root.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("%s exists already, and is left as it is", lib.Path(name))
	}
	if err != nil {
		return fmt.Errorf("%s: %w", lib.Path(name), err)
	}
	fill := strings.NewReplacer("TITLE", titleOf(name), "NAME", shellWord(name))
	_, err = f.WriteString(fill.Replace(string(text)))
	if err := errors.Join(err, f.Close()); err != nil {
		return fmt.Errorf("%s: %w", lib.Path(name), err)
	}
	_, err = fmt.Fprintf(a.out, "wrote %s\n  its log:                    referee run%s %s\n  accept the log once right:  referee test --update%s %s\n",
		lib.Path(name), lib.flags, shellWord(name), lib.flags, shellWord(name))
	return err
}

// titleOf makes a title of the last part of a name: "one-defense" becomes "One defense".
func titleOf(name string) string {
	words := strings.ReplaceAll(name[strings.LastIndex(name, "/")+1:], "-", " ")
	r, size := utf8.DecodeRuneInString(words)
	return string(unicode.ToUpper(r)) + words[size:]
}
