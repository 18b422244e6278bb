package main

import (
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/internal/cardfile"
	"tablereferee/internal/files"
	"tablereferee/referee/scenario"
)

// Bounds of the files of cards that --cards names.
const (
	mostCardFiles = 100
	mostCardBytes = 1 << 20 // of each file; what all of them may say is bounded where they are read
)

// ownCards are the games with the cards of --cards, read when a command first asks for them.
type ownCards struct {
	path     string // a file or a folder, empty without the flag
	once     sync.Once
	games    []*engine.Game
	of       []string // the ids of the games that have some
	language *scenario.Language
	err      error
}

// games gives the games that are known, those of --cards with these cards.
func (a *app) games() ([]*engine.Game, error) {
	o := &a.cards
	o.once.Do(func() {
		if o.games = games.All(); o.path == "" {
			return
		}
		if o.err = o.read(); o.err == nil {
			o.language = scenario.For(o.games...)
		}
	})
	return o.games, o.err
}

// language is the one in which one's own scripts are read, nil for that of the listed games.
func (a *app) language() (*scenario.Language, error) {
	_, err := a.games()
	return a.cards.language, err
}

// game gives the game that a flag names. Where it names none, and all cards of --cards are of one game, that is meant.
func (a *app) game(cmd *cobra.Command, f *choice) (*engine.Game, error) {
	all, err := a.games()
	if err != nil {
		return nil, err
	}
	id := f.value
	if cmd != nil && cmd.Flags().Changed("game") {
		if err := a.cards.are(id); err != nil {
			return nil, err
		}
	}
	if cmd != nil && !cmd.Flags().Changed("game") && len(a.cards.of) == 1 {
		id = a.cards.of[0]
	}
	return gameOf(all, id), nil
}

// are says that all cards of --cards are of another game than the one that is meant.
func (o *ownCards) are(id string) error {
	if len(o.of) == 0 || slices.Contains(o.of, id) {
		return nil
	}
	others := strings.Join(o.of, ", ")
	return engine.Errorf("--game %s: the cards of --cards are of %s", "--game %s : les cartes de --cards sont de %s", id,
		others)
}

// gameOf gives the game of an id, nil if there is none.
func gameOf(all []*engine.Game, id string) *engine.Game {
	if i := slices.IndexFunc(all, func(g *engine.Game) bool { return g.ID == id }); i >= 0 {
		return all[i]
	}
	return nil
}

// folder is where the cards lie, where that is a folder of theirs; empty where a single file is named.
func (o *ownCards) folder() string {
	if strings.HasSuffix(o.path, ".lua") {
		return ""
	}
	return o.path
}

// read reads the files of cards, and makes the games with them.
func (o *ownCards) read() error {
	sources, err := cardSourcesIn(o.path)
	if err != nil {
		return engine.Errorf("--cards: %v", "--cards : %v", err)
	}
	of := map[string][]engine.Source{}
	var ids []string
	for _, g := range o.games {
		ids = append(ids, g.ID)
	}
	for _, s := range sources {
		id, line := cardfile.GameOf(s.Text)
		if !slices.Contains(ids, id) {
			return noGameOf(s.Name, id, line, ids)
		}
		cards, script, err := scenario.CardsOf(s)
		switch {
		case err != nil:
			return explained{err}
		case script && strings.TrimSpace(cards.Text) == "":
			return engine.Errorf("--cards: %s is a scenario and declares no cards; to run it:  referee run %s",
				"--cards : %s est un scénario et ne déclare aucune carte ; pour le jouer :  referee run %s",
				files.Name(s.Name), shellWord(s.Name))
		}
		of[id] = append(of[id], cards)
	}
	o.games = slices.Clone(o.games)
	for i, g := range o.games {
		if len(of[g.ID]) == 0 {
			continue
		}
		more, err := g.With(of[g.ID])
		if err != nil {
			return err
		}
		o.games[i], o.of = more, append(o.of, g.ID)
	}
	return nil
}

// noGameOf says that a file of cards does not say for which game they are.
func noGameOf(file, id string, line int, ids []string) error {
	if id == "" {
		return engine.Errorf("%s:1: a file of cards says at its top for which game they are:  all { game = %q }\n  the games are %s",
			"%s:1 : un fichier de cartes dit en tête pour quel jeu elles sont :  all { game = %q }\n  les jeux sont %s",
			file, ids[0], strings.Join(ids, ", "))
	}
	return engine.Errorf("%s:%d: there is no game %q; the games are %s%v",
		"%s:%d : il n'y a pas de jeu %q ; les jeux sont %s%v",
		file, line, clip(id), strings.Join(ids, ", "), didYouMean(engine.Nearest(id, ids)))
}

// cardSourcesIn gives the files of cards that a path names, in the order of their names: one file, or those of a folder
// that end with .lua. Nothing outside of the folder is read.
func cardSourcesIn(path string) ([]engine.Source, error) {
	if strings.HasSuffix(path, ".lua") {
		text, err := files.Read(path, mostCardBytes)
		return []engine.Source{{Name: path, Text: string(text)}}, err
	}
	root, err := files.OpenFolder(path)
	if err != nil {
		if err == files.ErrNotAFolder {
			err = engine.Errorf("a file of cards ends with .lua", "un fichier de cartes se termine par .lua")
		}
		return nil, engine.Errorf("%s: %v", "%s : %v", files.Name(path), files.Why(err))
	}
	defer root.Close()
	var names []string
	err = files.Walk(root.FS(), func(p string, entry fs.DirEntry, _ error) error {
		hidden := p != "." && strings.HasPrefix(entry.Name(), ".")
		switch {
		case hidden && entry.IsDir():
			return fs.SkipDir
		case !hidden && !entry.IsDir() && strings.HasSuffix(p, ".lua"):
			names = append(names, p)
		}
		return nil
	})
	switch {
	case err != nil:
		return nil, engine.Errorf("%s: %v", "%s : %v", files.Name(path), files.Why(err))
	case len(names) == 0:
		return nil, engine.Errorf("%s: no file in it ends with .lua", "%s : aucun fichier ne s'y termine par .lua",
			files.Name(path))
	case len(names) > mostCardFiles:
		return nil, engine.Errorf("%s: %d files in it end with .lua; the most is %d",
			"%s : %d fichiers s'y terminent par .lua ; le maximum est %d", files.Name(path), len(names), mostCardFiles)
	}
	slices.Sort(names)
	var out []engine.Source
	for _, name := range names {
		shown := filepath.Join(path, filepath.FromSlash(name))
		text, err := files.ReadFS(root.FS(), name, mostCardBytes)
		if err != nil {
			return nil, engine.Errorf("%s: %v", "%s : %v", files.Name(shown), files.Why(err))
		}
		out = append(out, engine.Source{Name: shown, Text: string(text)})
	}
	return out, nil
}
