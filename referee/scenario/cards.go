package scenario

import (
	"errors"
	"regexp"
	"slices"
	"strings"
	"sync"

	"tablereferee/engine"
	"tablereferee/internal/sandbox"
)

// A script may declare cards of its own, or say what is otherwise on a printed one: card "Name" { … }. The words in the
// braces are those of card files and not those of scripts, so these declarations are taken out of a script before it is
// compiled, and the game is made with them.

// cardWord begins the declaration of a card.
const cardWord = "card"

// declares finds scripts that may declare cards. It begins with a word as it stands, so that it is looked for fast.
var declares = regexp.MustCompile(`card\s*["'(\[]`)

// cardInside is said where a card is declared and nobody would find it.
var cardInside = engine.Text{`a card is declared by itself, before everything else: card "Name" { … } stands in no function, no loop and no other braces`,
	`une carte se déclare à part, avant tout le reste : card "Nom" { … } ne se met ni dans une fonction, ni dans une boucle, ni entre d'autres accolades`}

// apart takes the declarations of cards out of a script.
func apart(file, source string) (rest string, cards engine.Source, err error) {
	if !declares.MatchString(source) {
		return source, engine.Source{}, nil
	}
	rest, taken, err := sandbox.Apart(file, source, cardInside, cardWord, "all")
	return rest, engine.Source{Name: file, Text: taken}, err
}

// headed finds the header of a scenario.
var headed = regexp.MustCompile(`(?m)^[ \t]*scenario[ \t]*["'(\[]`)

// CardsOf gives the cards that a file declares, where it is a scenario that does so; ok says whether it is a scenario.
// The error is that of a script that cannot be read.
func CardsOf(file engine.Source) (cards engine.Source, ok bool, err error) {
	if !headed.MatchString(file.Text) {
		return file, false, nil
	}
	_, cards, err = apart(file.Name, file.Text)
	return cards, true, err
}

// meantCard finds a line that would declare a card and does not: its name stands in no quotes, or the word begins
// otherwise.
var meantCard = regexp.MustCompile(`^\s*(?:card\s+["']?|(?:Card|CARD|carte|Carte)\s*["'(]?\s*["']?)([\pL][^"'{}]*)`)

// cardMeant shows how a card is declared, where a line that is no sentence seems to do that.
func cardMeant(line string) engine.Text {
	m := meantCard.FindStringSubmatch(line)
	if m == nil || len(m[1]) > longestShown {
		return engine.Text{}
	}
	return engine.Sayf("a card is declared so: card %q { … }", "une carte se déclare ainsi : card %q { … }",
		strings.TrimSpace(m[1]))
}

// ownGames are the games that were made with cards of a script, by these: a script that is run many times makes its
// game once.
type ownGames struct {
	sync.Mutex
	made map[string]*engine.Game
}

// mostGames bounds how many are kept.
const mostGames = 8

// with gives a game with the cards that files declare.
func (o *ownGames) with(g *engine.Game, own []engine.Source) (*engine.Game, error) {
	key := g.ID
	for _, s := range own {
		key += "\x00" + s.Name + "\x00" + s.Text
	}
	o.Lock()
	defer o.Unlock()
	if made := o.made[key]; made != nil {
		return made, nil
	}
	made, err := g.With(own)
	if err != nil {
		return nil, err
	}
	if o.made == nil || len(o.made) == mostGames {
		o.made = map[string]*engine.Game{}
	}
	o.made[key] = made
	return made, nil
}

// brings adds the cards that a file declares to those of the run, once.
func (r *run) brings(cards engine.Source) {
	if cards.Text == "" {
		return
	}
	for _, s := range r.own {
		if s.Name == cards.Name {
			return
		}
	}
	if len(r.names) > 0 || r.m != nil || r.log != nil {
		r.failf("%s brings cards, so it is used before the players are seated",
			"%s apporte des cartes ; il s'emploie donc avant de placer les joueurs", cards.Name)
	}
	r.own = append(r.own, cards)
	if r.game != nil {
		r.dealIn()
		r.rulesFor(r.result.Edition)
	}
}

// dealIn puts the cards of the run into its game, but for those that it has already: a reader may name the file of a
// scenario, or a folder that holds it, as one of cards as well.
func (r *run) dealIn() {
	if len(r.own) == 0 {
		return
	}
	base := r.script.language.find(r.game.ID)
	if base.With == nil {
		r.failf("%s takes no cards of one's own", "%s ne prend pas de cartes maison", r.game.ID)
	}
	own := slices.DeleteFunc(slices.Clone(r.own), func(s engine.Source) bool {
		return slices.ContainsFunc(base.Own, func(has engine.Source) bool { return has.Text == s.Text })
	})
	if len(own) == 0 {
		r.game, r.result.Game = base, base
		return
	}
	game, err := r.script.own.with(base, own)
	if err != nil {
		sandbox.Raise(r.L, inCard(err))
	}
	r.game, r.result.Game = game, game
}

// inCard gives mistakes in declarations as one of a script: the first where it stands, and the others after it.
func inCard(err error) error {
	list := []error{err}
	if all, ok := err.(interface{ Unwrap() []error }); ok {
		list = all.Unwrap()
	}
	out := &sandbox.Error{}
	var first interface {
		At() (file string, line int, says engine.Text)
	}
	switch {
	case errors.As(list[0], &out):
		if len(list) == 1 {
			return out
		}
		whole := *out
		out = &whole
	case !errors.As(list[0], &first):
		return err
	default:
		out.File, out.Line, out.Msg = first.At()
	}
	out.Hint = engine.Each(func(l engine.Lang) string {
		var more []string
		for _, e := range list[1:] {
			more = append(more, strings.ReplaceAll(engine.Tell(e, l), "\n", "\n  "))
		}
		return strings.TrimPrefix(out.Hint.In(l)+"\n  "+strings.Join(more, "\n  "), "\n  ")
	})
	return out
}
