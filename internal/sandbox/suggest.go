package sandbox

import "tablereferee/engine"

// didYouMean is the hint that names what was most likely meant.
func didYouMean(word string) engine.Text {
	return engine.Sayf("did you mean %s?", "vouliez-vous dire %s ?", word)
}

// nearest gives the word that a misspelt name most likely means, and "" where none is near: at most a third of the
// letters may differ, a swap of two neighbours counting once. Of equally near words the first wins.
func nearest(name string, words []string) string {
	best, least := "", max(1, len(name)/3)+1
	if len(name) > 40 {
		return ""
	}
	for _, w := range words {
		if gap := len(w) - len(name); w == "" || w[0] == '(' || gap >= least || -gap >= least {
			continue
		}
		if d := distance(name, w); d < least && d < len(name) {
			best, least = w, d
		}
	}
	return best
}

// distance counts the letters to insert, delete, replace or swap to get from a to b.
func distance(a, b string) int {
	// Three rows of the usual table are enough: a swap looks two rows back.
	before, last, row := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := 1; i <= len(a); i++ {
		before, last, row = last, row, before
		row[0] = i
		for j := 1; j <= len(b); j++ {
			replaced := last[j-1]
			if a[i-1] != b[j-1] {
				replaced++
			}
			row[j] = min(replaced, last[j]+1, row[j-1]+1)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
	}
	return row[len(b)]
}
