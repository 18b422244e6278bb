package main

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/internal/cardfile"
	"tablereferee/internal/files"
	"tablereferee/internal/sandbox"
	"tablereferee/referee/scenario"
)

// mostCardFiles bounds the files of a folder that --cards names. What each may hold, and all of them may say, is
// bounded where they are read.
const mostCardFiles = 100

// ownCards are the games with the cards of --cards, read when a command first asks for them.
type ownCards struct {
	path     string // a file or a folder, empty without the flag
	once     sync.Once
	games    []*engine.Game
	of       []string                   // the ids of the games that have some
	files    map[string][]engine.Source // by these ids
	language *scenario.Language
	left     []leftAlone // what lies in the folder and may be taken for cards
	told     bool        // of that
	err      error
}

// leftAlone is what lies in a folder of cards and is not read, though its author may take it for cards.
type leftAlone struct {
	path string // for people to read
	why  engine.Text
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
	if !o.told {
		o.told = true
		a.tellLeftAlone()
	}
	return o.games, o.err
}

// tellLeftAlone says on the error stream what --cards has not read: cards that are missed without a word would be
// looked for in the rules.
func (a *app) tellLeftAlone() {
	const most = 5
	left := a.cards.left
	for i, l := range left {
		if i == most && len(left) > most+1 {
			fmt.Fprintln(a.err, a.sayf("referee: --cards: left alone: %d more of the kind",
				"referee : --cards : laissés de côté : %d autres du même genre", len(left)-most))
			return
		}
		fmt.Fprintln(a.err, a.sayf("referee: --cards: left alone: %s: %v",
			"referee : --cards : laissé de côté : %s : %v", l.path, l.why))
	}
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
	return engine.Errorf("--game %s: the cards of --cards are of %s", "--game %s : les cartes de --cards sont de %s",
		id,
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
	if isCardFile(o.path) {
		return ""
	}
	return o.path
}

// isCardFile says whether --cards names a single file. A folder may be called like one.
func isCardFile(path string) bool {
	info, err := os.Stat(path)
	return strings.HasSuffix(path, ".lua") && (err != nil || !info.IsDir())
}

// read reads the files of cards, and makes the games with them.
func (o *ownCards) read() error {
	sources, left, err := cardSourcesIn(o.path)
	o.left = left
	if err != nil {
		return engine.Errorf("--cards: %v", "--cards : %v", err)
	}
	single := isCardFile(o.path)
	of := map[string][]engine.Source{}
	var ids []string
	for _, g := range o.games {
		ids = append(ids, g.ID)
	}
	for _, s := range sources {
		if err := sandbox.Readable(s.Name, s.Text); err != nil {
			return explained{err}
		}
		id, line := cardfile.GameOf(s.Text)
		cards, script, err := scenario.CardsOf(s)
		none := script && err == nil && strings.TrimSpace(cards.Text) == ""
		switch {
		case none && !single:
			o.left = append(o.left, leftAlone{files.Name(s.Name), engine.Text{"a scenario that declares no cards",
				"un scénario qui ne déclare aucune carte"}})
			continue
		case !slices.Contains(ids, id):
			return noGameOf(s.Name, id, line, ids)
		case err != nil:
			return explained{err}
		case none:
			return engine.Errorf("--cards: %s is a scenario and declares no cards; to run it:  referee run %s",
				"--cards : %s est un scénario et ne déclare aucune carte ; pour le jouer :  referee run %s",
				files.Name(s.Name), shellWord(s.Name))
		}
		of[id] = append(of[id], cards)
	}
	if len(of) == 0 {
		return engine.Errorf("--cards: %s: no file in it declares a card",
			"--cards : %s : aucun fichier n'y déclare de carte", files.Name(o.path))
	}
	o.games, o.files = slices.Clone(o.games), of
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
	if !slices.ContainsFunc(o.games, hasOwn) && !slices.ContainsFunc(sources, declares) {
		return engine.Errorf("--cards: %s declares no card:  card \"Name\" { … }",
			"--cards : %s ne déclare aucune carte :  card \"Nom\" { … }", files.Name(o.path))
	}
	return nil
}

// hasOwn says whether a game has cards that are not as they are printed.
func hasOwn(g *engine.Game) bool {
	return slices.ContainsFunc(g.Rules(g.Editions[0]).Cards, func(c engine.CardInfo) bool {
		return c.Origin != engine.Printed
	})
}

// cardDeclared finds a declaration in a file of cards.
var cardDeclared = regexp.MustCompile(`(?m)^\s*card[ (]*["']`)

// declares says whether a file declares cards, though they may all be as they are printed: a form that nobody has
// filled
// in does.
func declares(s engine.Source) bool { return cardDeclared.MatchString(s.Text) }

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
// that end with .lua; and what else of the folder may be taken for one. Nothing outside of the folder is read.
func cardSourcesIn(path string) (out []engine.Source, left []leftAlone, err error) {
	if isCardFile(path) {
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() && info.Size() > cardfile.MaxBytes {
			return nil, nil, cardfile.TooLong(files.Name(path), info.Size())
		}
		text, err := files.Read(path, cardfile.MaxBytes)
		return []engine.Source{{Name: files.Name(path), Text: string(text)}}, nil, files.Missing(err,
			engine.Text{"a first one is written by  referee cards --missing > my-cards.lua",
				"un premier est écrit par  referee cards --missing > mes-cartes.lua"})
	}
	root, err := files.OpenFolder(path)
	if err != nil {
		if err == files.ErrNotAFolder {
			err = engine.Errorf("a file of cards ends with .lua, in small letters",
				"un fichier de cartes se termine par .lua, en minuscules")
		}
		return nil, nil, engine.Errorf("%s: %v", "%s : %v", files.Name(path), files.Why(err))
	}
	defer root.Close()
	names, left, err := cardNamesIn(root.FS(), path)
	switch {
	case err != nil:
		return nil, left, engine.Errorf("%s: %v", "%s : %v", files.Name(path), files.Why(err))
	case len(names) == 0:
		return nil, left, engine.Errorf("%s: no file in it ends with .lua",
			"%s : aucun fichier ne s'y termine par .lua",
			files.Name(path))
	case len(names) > mostCardFiles:
		return nil, left, engine.Errorf("%s: %d files in it end with .lua; the most is %d",
			"%s : %d fichiers s'y terminent par .lua ; le maximum est %d", files.Name(path), len(names), mostCardFiles)
	}
	for _, name := range names {
		shown := filepath.Join(path, filepath.FromSlash(name))
		if info, err := fs.Stat(root.FS(), name); err == nil && info.Mode().IsRegular() &&
			info.Size() > cardfile.MaxBytes {
			return nil, left, cardfile.TooLong(files.Name(shown), info.Size())
		}
		text, err := files.ReadFS(root.FS(), name, cardfile.MaxBytes)
		if err != nil {
			return nil, left, engine.Errorf("%s: %v", "%s : %v", files.Name(shown), files.Why(err))
		}
		out = append(out, engine.Source{Name: files.Name(shown), Text: string(text)})
	}
	return out, left, nil
}

// cardNamesIn gives the names of the files of a folder that end with .lua, sorted, and what else may be taken for one.
func cardNamesIn(fsys fs.FS, path string) (names []string, left []leftAlone, err error) {
	err = files.Walk(fsys, func(p string, entry fs.DirEntry, _ error) error {
		leave := func(en, fr string) {
			left = append(left, leftAlone{files.Name(filepath.Join(path, filepath.FromSlash(p))), engine.Text{en, fr}})
		}
		base := strings.ToLower(entry.Name())
		script := strings.HasSuffix(p, ".lua")
		switch {
		case p != "." && strings.HasPrefix(base, "."):
			if entry.IsDir() { // of version control
				return fs.SkipDir
			}
			if script && entry.Type().IsRegular() {
				leave("a file whose name begins with a point is hidden",
					"un fichier dont le nom commence par un point est caché")
			}
		case entry.Type()&fs.ModeSymlink != 0 && leadsToFolder(fsys, p):
			leave("a symbolic link to a folder, or out of this one, is not followed",
				"un lien symbolique vers un dossier, ou hors de celui-ci, n'est pas suivi")
		case entry.IsDir():
		case script:
			names = append(names, p)
		case strings.HasSuffix(base, ".lua") || strings.HasSuffix(base, ".lua.txt"):
			leave("the name of a file of cards ends with .lua, in small letters",
				"le nom d'un fichier de cartes se termine par .lua, en minuscules")
		}
		return nil
	})
	slices.Sort(names)
	return names, left, err
}
