package scenario

import (
	"errors"
	"slices"
	"sync"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/internal/sandbox"
)

// Language is what scripts may say: the words that all games share, and those of the games it knows. It does not
// change.
type Language struct {
	games []*engine.Game
	words []string // the global ones
	known *sandbox.Globals
	taken func() namesTaken
	wrong error // a game that cannot be played: what Compile says of every script
}

// For gives the language of some games. A program with a game of its own reads its scripts by For(&itsGame), or by
// For(append(games.All(), &itsGame)...) where they may be about the listed ones too. A game that engine.Game.Complete
// refuses is refused by Compile.
func For(about ...*engine.Game) *Language {
	l := &Language{games: about, words: []string{"scenario", "players", "stacks", "expect", "refused", "what_if", "ruling", "use",
		"as_if", "begin", "until_step",
		"shuffle_gives", "game", "log"}}
	l.words = append(l.words, claimWords...)
	seen := map[string]bool{}
	for _, g := range about {
		if err := g.Complete(); err != nil {
			l.wrong = err
			continue
		}
		for i, z := range g.Rules(g.Editions[0]).Shared {
			if i > 0 && !z.Absent && !seen[z.ID] {
				seen[z.ID] = true
				l.words = append(l.words, z.ID)
			}
		}
	}
	l.known = sandbox.NewGlobals(l.words...).Said(checking...)
	l.taken = sync.OnceValue(l.takenNames)
	return l
}

// ofAll is the language of the games that the referee lists.
var ofAll = sync.OnceValue(func() *Language { return For(games.All()...) })

// Listed is the language of the games that the referee lists.
func Listed() *Language { return ofAll() }

// Words are the global words of the language of the games that the referee lists.
func Words() []string { return slices.Clone(ofAll().words) }

// Compile reads a script about one of the games that the referee lists.
func Compile(name, file, source string) (*Script, error) { return ofAll().Compile(name, file, source) }

// Compile reads a script about one of the games of the language. The file is what errors call it.
func (l *Language) Compile(name, file, source string) (*Script, error) {
	if l.wrong != nil {
		return nil, l.wrong
	}
	p, err := l.compile(file, source)
	if err != nil {
		return nil, err
	}
	return &Script{Name: name, File: file, Source: source, language: l, chapter: p, own: &ownGames{}}, nil
}

// chapter is a script, or a file that it uses, when it has been read.
type chapter struct {
	program *sandbox.Program
	cards   engine.Source // that it declares, without a text if it declares none
}

// compile reads a script or a part of one.
func (l *Language) compile(file, source string) (chapter, error) {
	rest, cards, err := apart(file, source)
	if err != nil {
		return chapter{}, err
	}
	p, err := sandbox.Compile(file, rest, l.known)
	if err != nil {
		err = l.meantBy(err, source)
		var e *sandbox.Error
		if errors.As(err, &e) {
			if t := cardMeant(sourceLine(source, e.Line)); t != (engine.Text{}) {
				e.Hint = t
			}
		}
		return chapter{}, err
	}
	return chapter{p, cards}, nil
}

// find gives the game of an id, nil if the language knows none.
func (l *Language) find(id string) *engine.Game {
	if i := slices.IndexFunc(l.games, func(g *engine.Game) bool { return g.ID == id }); i >= 0 {
		return l.games[i]
	}
	return nil
}
