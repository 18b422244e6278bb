package desk

import (
	"archive/zip"
	"bytes"
	"errors"
	"io/fs"
	"path"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/referee/scenario"
)

// library are the games that are played, where they are not all of them as they are printed.
type library struct {
	games    []*engine.Game
	language *scenario.Language
}

// What an archive for Shelve holds.
const (
	inScenarios = "scenarios" // a folder
	inCards     = "cards"     // of somebody's own: a folder for each game, and in it files in the order they are read in
	inGames     = "games"     // the ids of the games that are played, with a space between them; without it all are
)

// Shelve gives the desk scenarios, and what is played with them, as a zip archive.
func (d *Desk) Shelve(archive []byte) error {
	folder, err := zip.NewReader(bytes.NewReader(archive), int64(len(archive)))
	if err != nil {
		return unread(err)
	}
	scripts, err := fs.Sub(folder, inScenarios)
	if err != nil {
		return unread(err)
	}
	played, err := libraryOf(folder)
	if err != nil {
		return unread(err)
	}
	d.played, d.records, d.begins = played, nil, nil
	d.shelf = scenario.NewFolder(scripts, inScenarios).About(d.language())
	return nil
}

func unread(err error) error {
	return engine.Errorf("the scenarios cannot be read: %v", "les scénarios ne peuvent pas être lus : %v", err)
}

// libraryOf gives the games of an archive with its cards, nil where it says nothing of them.
func libraryOf(archive fs.FS) (*library, error) {
	files, err := fs.Glob(archive, inCards+"/*/*")
	if err != nil {
		return nil, err
	}
	only, err := fs.ReadFile(archive, inGames)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	if len(files) == 0 && only == nil {
		return nil, nil
	}
	of := map[string][]engine.Source{} // by the games
	for _, file := range files {
		text, err := fs.ReadFile(archive, file)
		if err != nil {
			return nil, err
		}
		game := path.Base(path.Dir(file))
		of[game] = append(of[game], engine.Source{Name: file, Text: string(text)})
	}
	out := &library{}
	for _, g := range games.All() {
		if only != nil && !slices.Contains(strings.Fields(string(only)), g.ID) {
			continue
		}
		if len(of[g.ID]) > 0 {
			if g, err = g.With(of[g.ID]); err != nil {
				return nil, err
			}
		}
		out.games = append(out.games, g)
	}
	out.language = scenario.For(out.games...)
	return out, nil
}

// games gives those that are played.
func (d *Desk) games() []*engine.Game {
	if d.played == nil {
		return games.All()
	}
	return d.played.games
}

// game gives the one of an id, nil if there is none.
func (d *Desk) game(id string) *engine.Game {
	all := d.games()
	if i := slices.IndexFunc(all, func(g *engine.Game) bool { return g.ID == id }); i >= 0 {
		return all[i]
	}
	return nil
}

// language is the one in which scripts are read.
func (d *Desk) language() *scenario.Language {
	if d.played == nil {
		return scenario.Listed()
	}
	return d.played.language
}
