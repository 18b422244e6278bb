package scenario

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

// ofPrinted are what stands on printed cards alone: it leads to the program or to their clauses.
var ofPrinted = []string{"cites", "clause", "code", "figure", "hook", "id", "leaves", "native", "test"}

// DeclaredWords gives the words by which a script about a game declares a card: card "…" { … }. Facts are the labels
// of the card, words what its text is made of. What they mean is told in English alone.
func DeclaredWords(g *engine.Game) (facts, words []Word) {
	all := meanings()
	for _, c := range games.CardFiles() {
		if c.Files.Game != g.ID {
			continue
		}
		for _, key := range c.Files.Keys() {
			if !slices.Contains(ofPrinted, key) {
				says := same(cardWordMeans(all, onCard, g.ID, key))
				facts = append(facts, Word{Word: key, Takes: cardKeys[key], Says: says})
			}
		}
		isNew := once()
		for _, l := range c.Files.Lists() {
			if l.Within {
				continue
			}
			for _, shown := range l.Words {
				if word := wordHead.FindString(shown); isNew(word) {
					about := same(cardWordMeans(all, l.Name[engine.EN], g.ID, shown))
					words = append(words, Word{Word: word, Takes: shown,
						Says: engine.Sayf("%s: %s", "%s : %s", l.Name, about)})
				}
			}
		}
	}
	return facts, words
}
