package index

import (
	"strings"

	"tablereferee/referee/ask/lexicon"
)

// Marks tell the kinds of piece apart; terms have the marks of the lexicon.
const (
	stemPiece = "w" // a stem, behind its language
	pairPiece = "b" // two stems side by side, behind their language
	gramPiece = "g" // some letters of a word, so that a slip leaves most of it
)

// IsPair says whether a piece is two stems side by side.
func IsPair(piece string) bool { return strings.HasPrefix(piece, pairPiece) }

// IsLetters says whether a piece is some letters of a word.
func IsLetters(piece string) bool { return strings.HasPrefix(piece, gramPiece) }

// StemOf gives the piece that is the stem of a plain word, by the token of the word.
func StemOf(token string) (piece string, plain bool) {
	stem, plain := strings.CutPrefix(token, lexicon.WordMark)
	return stemPiece + stem, plain
}

// gramLength is how many letters make a piece.
const gramLength = 4

// Pieces gives all that the sense of a text is made of: what it speaks of, and its words in all their parts.
func Pieces(r *lexicon.Reading) []string {
	out := make([]string, 0, 12*len(r.Words))
	eachPiece(r, func(piece []byte) { out = append(out, string(piece)) })
	return out
}

// eachPiece does something with each of the pieces, in bytes that are used again for the next one: hundreds of texts
// are taken to pieces for one question.
func eachPiece(r *lexicon.Reading, do func(piece []byte)) {
	var room [64]byte
	for _, t := range r.Terms {
		for _, token := range t.Tokens {
			if neutral(token) {
				do(append(room[:0], token...))
			}
		}
	}
	lang := "ef"[r.Lang]
	before := ""
	for i := range r.Words {
		w := &r.Words[i]
		do(append(append(append(room[:0], stemPiece...), lang), w.Stem...))
		if before != "" {
			pair := append(append(append(room[:0], pairPiece...), lang), before...)
			do(append(append(pair, ' '), w.Stem...))
		}
		before = w.Stem
		if w.Last {
			before = ""
		}
		if !w.Stop && len(w.Text) >= gramLength {
			edged := append(append(append(room[:0], gramPiece+"^"...), w.Text...), '$')
			for at := len(gramPiece); at+gramLength <= len(edged); at++ {
				edged[at-1] = gramPiece[0]
				do(edged[at-1 : at+gramLength])
			}
		}
	}
}
