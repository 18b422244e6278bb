package cardfile

import (
	"regexp"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/internal/sandbox"
)

// MaxBytes bounds a file of cards of somebody's own: the longest script that is read.
const MaxBytes = sandbox.MaxSource

// TooLong says that a file of cards has more than that.
func TooLong(file string, bytes int64) error {
	return engine.Errorf("%s: is too large: it has %d bytes, and a file of cards has %d at most; put its cards into several files of one folder",
		"%s : est trop grand : il a %d octets, et un fichier de cartes en a %d au plus ; répartissez ses cartes entre plusieurs fichiers d'un dossier",
		file, bytes, MaxBytes)
}

// saysGame finds where a file of cards says for which game they are: all { game = "champions" }.
var saysGame = regexp.MustCompile(`\bgame\s*=\s*["']([^"']*)["']`)

// GameOf gives the id of the game that a file of cards says that they are for, and the line; empty where it says none.
func GameOf(text string) (id string, line int) {
	for l := range strings.Lines(text) {
		line++
		code, _, _ := strings.Cut(l, "--")
		if m := saysGame.FindStringSubmatch(code); m != nil {
			return m[1], line
		}
	}
	return "", 0
}

// WithOwn reads files of cards of somebody's own, and puts these behind the cards of the box (cardtext.WithOwn).
func (b *Box) WithOwn(cards []cardtext.Declared, files []engine.Source) ([]cardtext.Declared, error) {
	r := NewReader(b.Words)
	var own []cardtext.Declared
	var wrong []error
	for _, f := range files {
		if len(f.Text) > MaxBytes {
			wrong = append(wrong, TooLong(f.Name, int64(len(f.Text))))
			continue
		}
		if id, line := GameOf(f.Text); id != "" && id != b.Game {
			wrong = append(wrong, &cardtext.Error{File: f.Name, Line: line,
				Says: engine.Sayf("these are cards of %s, and not of %s", "ce sont des cartes de %s, et non de %s", id,
					b.Game)})
			continue
		}
		more, err := r.Read(f.Name, f.Text)
		if err != nil {
			wrong = append(wrong, err)
		}
		own = append(own, more...)
	}
	if len(wrong) > 0 {
		return nil, cardtext.Together(wrong)
	}
	return cardtext.WithOwn(cards, own)
}
