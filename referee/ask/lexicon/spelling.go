package lexicon

import (
	"strings"

	"tablereferee/engine"
)

// Short words have too many neighbours to be corrected; long ones may have two slips in them. A word of four letters
// is still taken for another one with its letters swapped or with one more, or where one stands twice, and one of seven
// for a word in which another letter stands, or one less. One of three letters is at most a word of the grammar: "wen"
// is "when".
const (
	shortestGrammar   = 3
	shortestCorrected = 5
	twoSlipsFrom      = 8
	shortestSlip      = 4
	shortestChanged   = 7
)

// A plain word is meant by a long one if it is in the more usual half of all, and by a short one, which has more
// neighbours, if it is in the most usual eighth.
const (
	usualShare   = 2
	commonShare  = 8
	commonBefore = 6
)

// correct gives the nearest known spelling of a word nobody uses, and false where the word is known, here or in another
// game, or nothing is near.
// A term or a name goes before a plain word that is no nearer: they are few, and what a question is about. Only a
// function word goes before them, as every question is full of those.
func (x *Lexicon) correct(l engine.Lang, lex *lexeme) (string, bool) {
	w := lex.text
	if len(w) < shortestGrammar || lex.spelt[l] || lex.often > 0 || x.stemmed[l][x.stem(l, lex)] || !letters(w) {
		return "", false
	}
	if len(w) < shortestSlip {
		if plain := x.oneSlip(l, w); plain != nil && plain.stop[l] {
			return plain.text, true
		}
		return "", false
	}
	if rest := x.unelided(l, w); rest != "" {
		return rest, true
	}
	best, slips := x.nearestTerm(l, w)
	if plain := x.oneSlip(l, w); plain != nil && (slips != 1 || plain.stop[l]) {
		return plain.text, true
	}
	return best, best != ""
}

// unelided gives the French word before which another one has lost its vowel, where the apostrophe was left out: one of
// five letters, as many shorter ones end as another word does, but for "quest" and "quil".
func (x *Lexicon) unelided(l engine.Lang, w string) string {
	at, least := 1, 5
	if strings.HasPrefix(w, "qu") {
		at, least = 2, 2
	}
	if l != engine.FR || len(w) < at+least || !elided[w[:at]] || !strings.ContainsRune("aeiouyh", rune(w[at])) {
		return ""
	}
	if rest := x.lexemes[w[at:]]; rest != nil && rest.spelt[l] {
		return rest.text
	}
	return ""
}

// nearestTerm gives the word of a term or a name that is nearest to a misspelt one, and by how many slips. Among
// equally near words the one with the same first letter wins, as few people mistype it, then the alphabet.
func (x *Lexicon) nearestTerm(l engine.Lang, w string) (best string, slips int) {
	limit := 1
	if len(w) >= twoSlipsFrom {
		limit = 2
	}
	bestRank := 2*limit + 2
	for n := max(len(w)-limit, shortestCorrected); n <= len(w)+limit && n < len(x.spelling[l]); n++ {
		for _, candidate := range x.spelling[l][n] {
			if len(w) < shortestCorrected && !candidate.inName {
				continue
			}
			d := distance(w, candidate.text, limit)
			if d > limit {
				continue
			}
			rank := 2 * d
			if candidate.text[0] != w[0] {
				rank++
			}
			if rank < bestRank || rank == bestRank && (len(candidate.text) == len(best) && candidate.text < best) {
				best, bestRank, slips = candidate.text, rank, d
			}
		}
	}
	return best, slips
}

// oneSlip gives the word that a misspelt one was most likely meant to be: one of every day, or a term, from which it is
// a slip away. Of several it is a function word, then a term, then the one that is used most, then the first in the
// alphabet.
func (x *Lexicon) oneSlip(l engine.Lang, w string) *lexeme {
	least := 1
	if len(w) < commonBefore {
		least = x.common
	}
	var best *lexeme
	eachSlip(w, func(near []byte) {
		lex := x.lexemes[string(near)]
		meant := lex != nil && (lex.stop[l] || lex.inTerm[l] || lex.spelt[l] && lex.often >= least)
		if meant && (best == nil || lex.likelier(best, l)) {
			best = lex
		}
	})
	return best
}

// likelier says whether a word is more likely to be meant than another one.
func (lex *lexeme) likelier(than *lexeme, l engine.Lang) bool {
	if lex.stop[l] != than.stop[l] {
		return lex.stop[l]
	}
	if lex.inTerm[l] != than.inTerm[l] {
		return lex.inTerm[l]
	}
	return lex.often > than.often || lex.often == than.often && lex.text < than.text
}

// eachSlip does something with each word from which a word may have come by one slip: two letters swapped, one left
// out, one twice and, in a longer word, one too many or another one in its place. The first letter is seldom wrong. The
// bytes are used again for the next one.
func eachSlip(w string, do func(near []byte)) {
	room := make([]byte, 0, len(w)+1)
	for i := 1; i < len(w); i++ {
		if w[i] != w[i-1] {
			room = append(room[:0], w...)
			room[i], room[i-1] = room[i-1], room[i]
			do(room)
		}
		if len(w) >= shortestChanged || len(w) > shortestSlip && w[i] == w[i-1] {
			do(append(append(room[:0], w[:i]...), w[i+1:]...))
		}
	}
	for i := 1; i <= len(w); i++ {
		for c := byte('a'); c <= 'z'; c++ {
			do(append(append(append(room[:0], w[:i]...), c), w[i:]...))
			if i < len(w) && len(w) >= shortestChanged && c != w[i] {
				do(append(append(append(room[:0], w[:i]...), c), w[i+1:]...))
			}
		}
	}
}

func letters(w string) bool {
	for i := range len(w) {
		if w[i] < 'a' || w[i] > 'z' {
			return false
		}
	}
	return true
}

// distance counts the letters added, dropped, changed or swapped with their neighbour between two words; anything above
// the limit is only known to be above it.
func distance(a, b string, limit int) int {
	const longest = 40
	if len(a) > longest || len(b) > longest || len(a)-len(b) > limit || len(b)-len(a) > limit {
		return limit + 1
	}
	var rows [3][longest + 1]int
	before, prev, cur := &rows[0], &rows[1], &rows[2]
	for j := range len(b) + 1 {
		prev[j] = j
	}
	for i := 1; i <= len(a); i++ {
		cur[0] = i
		least := i
		for j := 1; j <= len(b); j++ {
			d := prev[j-1]
			if a[i-1] != b[j-1] {
				d++
			}
			d = min(d, prev[j]+1, cur[j-1]+1)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				d = min(d, before[j-2]+1)
			}
			cur[j] = d
			least = min(least, d)
		}
		if least > limit {
			return limit + 1
		}
		before, prev, cur = prev, cur, before
	}
	return prev[len(b)]
}
