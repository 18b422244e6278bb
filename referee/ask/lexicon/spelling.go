package lexicon

import "tablereferee/engine"

// Short words have too many neighbours to be corrected; long ones may have two slips in them. A word of four letters
// is still taken for a word of a card's name with a letter left out, as names are few.
const (
	shortestCorrected = 5
	twoSlipsFrom      = 8
)

// correct gives the nearest known spelling of a word nobody uses, and false where the word is known or nothing is near.
// Among equally near words the one with the same first letter wins, as few people mistype it, then the alphabet.
func (x *Lexicon) correct(l engine.Lang, lex *lexeme) (string, bool) {
	w := lex.text
	if len(w) < shortestCorrected-1 || lex.spelt[l] || x.stemmed[l][x.stem(l, lex)] || !letters(w) {
		return "", false
	}
	limit := 1
	if len(w) >= twoSlipsFrom {
		limit = 2
	}
	best, bestRank := "", 2*limit+2
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
				best, bestRank = candidate.text, rank
			}
		}
	}
	return best, best != ""
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
