package index

import (
	"tablereferee/referee/ask/lexicon"
)

// Marks tell the kinds of piece apart; terms have the marks of the lexicon.
const (
	stemPiece = "w" // a stem, behind its language
	pairPiece = "b" // two stems side by side, behind their language
	gramPiece = "g" // some letters of a word, so that a slip leaves most of it
)

// gramLength is how many letters make a piece.
const gramLength = 4

// Pieces gives all that the sense of a text is made of.
func Pieces(r *lexicon.Reading) []string {
	out := make([]string, 0, 12*len(r.Words))
	for _, t := range r.Terms {
		out = append(out, t.Tokens...)
	}
	lang := string("ef"[r.Lang])
	before := ""
	for i := range r.Words {
		w := &r.Words[i]
		out = append(out, stemPiece+lang+w.Stem)
		if before != "" {
			out = append(out, pairPiece+lang+before+" "+w.Stem)
		}
		before = w.Stem
		if w.Last {
			before = ""
		}
		if !w.Stop && len(w.Text) >= gramLength {
			edged := "^" + w.Text + "$"
			for i := range len(edged) - gramLength + 1 {
				out = append(out, gramPiece+edged[i:i+gramLength])
			}
		}
	}
	return out
}
