package lexicon

import (
	"maps"
	"slices"

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

// SealWith ends the learning of a lexicon that has read nothing, with what another one has learnt.
func (x *Lexicon) SealWith(s State) {
	for l := range engine.Lang(2) {
		for _, w := range s.Words[l] {
			lex := x.look(w.Word)
			lex.learnt[l], lex.spelt[l], lex.stem[l] = true, true, w.Stem
			x.stemmed[l][w.Stem] = true
		}
	}
	x.short = s.Short
	x.seal()
}
