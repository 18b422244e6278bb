package lexicon

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"tablereferee/engine"
)

// State is what a lexicon has learnt from texts, beside its vocabulary and the names of cards.
type State struct {
	Words [2][]Learnt       // by language, sorted
	Short map[string]string // word of a name -> the token of the card that it is short for
}

// Learnt is a word that some text uses, and its stem.
type Learnt struct{ Word, Stem string }

// State gives what a sealed lexicon has learnt.
func (x *Lexicon) State() State {
	out := State{Short: maps.Clone(x.short)}
	for _, w := range slices.Sorted(maps.Keys(x.lexemes)) {
		lex := x.lexemes[w]
		for l := range engine.Lang(2) {
			if lex.learnt[l] {
				out.Words[l] = append(out.Words[l], Learnt{w, lex.stem[l]})
			}
		}
	}
	return out
}

// SealWith ends the learning of a lexicon that has read nothing, with what another one has learnt. Used are words of
// texts, those that are used most first; others may be among them.
func (x *Lexicon) SealWith(s State, used []string) {
	for l := range engine.Lang(2) {
		for _, w := range s.Words[l] {
			lex := x.look(w.Word)
			lex.learnt[l], lex.spelt[l], lex.stem[l] = true, true, w.Stem
			x.stemmed[l][w.Stem] = true
		}
	}
	x.short = s.Short
	x.rank(used)
	x.seal()
}

// byUse gives the words that texts use, those that are used most first.
func (x *Lexicon) byUse() []string {
	var out []string
	for w, lex := range x.lexemes {
		if lex.often > 0 {
			out = append(out, w)
		}
	}
	slices.SortFunc(out, func(a, b string) int {
		return cmp.Or(cmp.Compare(x.lexemes[b].often, x.lexemes[a].often), strings.Compare(a, b))
	})
	return out
}

// rank keeps of words, those that are used most first, which of two is used more; the less usual ones count as unused,
// as hardly anybody means one of those, and some are slips themselves. A usual word of another game is known to be one.
func (x *Lexicon) rank(used []string) {
	usual := (len(used) + usualShare - 1) / usualShare
	x.common = max(1, usual-len(used)/commonShare)
	for i, w := range used {
		if i < usual {
			x.look(w).often = usual - i
		} else if lex := x.lexemes[w]; lex != nil {
			lex.often = 0
		}
	}
}
