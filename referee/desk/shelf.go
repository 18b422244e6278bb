package desk

import (
	"archive/zip"
	"bytes"
	"io/fs"
	"path"
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/referee/scenario"
)

// ownCards are the games with cards of somebody's own.
type ownCards struct {
	games    []*engine.Game
	language *scenario.Language
}

// The folders of an archive for Shelve.
const (
	Scenarios = "scenarios"
	Cards     = "cards" // of somebody's own: a folder for each game, and in it files in the order in which they are read
)

// Shelve gives the desk scenarios, and cards of somebody's own that are played with, as a zip archive.
func (d *Desk) Shelve(archive []byte) error {
	folder, err := zip.NewReader(bytes.NewReader(archive), int64(len(archive)))
	if err != nil {
		return unread(err)
	}
	scripts, err := fs.Sub(folder, Scenarios)
	if err != nil {
		return unread(err)
	}
	own, err := withCards(folder)
	if err != nil {
		return unread(err)
	}
	d.own, d.records = own, nil
	d.shelf = scenario.NewFolder(scripts, Scenarios).About(d.language())
	return nil
}

func unread(err error) error {
	return engine.Errorf("the scenarios cannot be read: %v", "les scénarios ne peuvent pas être lus : %v", err)
}

// withCards gives the games with the cards of an archive, nil where it has none.
func withCards(archive fs.FS) (*ownCards, error) {
	files, err := fs.Glob(archive, Cards+"/*/*")
	if err != nil || len(files) == 0 {
		return nil, err
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
	own := &ownCards{games: slices.Clone(games.All())}
	for i, g := range own.games {
		if len(of[g.ID]) == 0 {
			continue
		}
		if own.games[i], err = g.With(of[g.ID]); err != nil {
			return nil, err
		}
	}
	own.language = scenario.For(own.games...)
	return own, nil
}

// games gives those that are played.
func (d *Desk) games() []*engine.Game {
	if d.own == nil {
		return games.All()
	}
	return d.own.games
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
	if d.own == nil {
		return scenario.Listed()
	}
	return d.own.language
}
