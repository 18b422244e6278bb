package ask

import (
	"slices"
	"strings"

	"tablereferee/referee/ask/index"
	"tablereferee/referee/ask/lexicon"
)

// onCard says whether the ruling of a recorded question rests on what a card says and on nothing else, and a question
// names no card: what one allows is no rule for the others.
func onCard(r *lexicon.Reading, it *index.Item) bool {
	if it.Clause || len(it.Shows) == 0 || slices.ContainsFunc(r.Terms, isCard) {
		return false
	}
	for _, id := range it.Shows {
		_, card, found := strings.Cut(id, ".card.")
		name, _, _ := strings.Cut(card, ".")
		card = lexicon.ConceptMark + name // it is a term as well, as Weakness is
		isTerm := func(t lexicon.Term) bool { return slices.Contains(t.Tokens, card) }
		if !found || slices.ContainsFunc(r.Terms, isTerm) {
			return false
		}
	}
	return true
}

func isCard(t lexicon.Term) bool { return strings.HasPrefix(t.Tokens[0], lexicon.CardMark) }
