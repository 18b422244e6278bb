package ask

import (
	"strings"

	"tablereferee/engine"
)

// term is one thing a text speaks of: a card, a concept, a number or a plain word. It has several tokens where a form
// stands for several concepts; meeting one of them is enough.
type term struct {
	tokens []string
	first  *lexeme // its first word
	slip   bool    // read through a spelling correction
	part   bool    // a card known by one word of its name
}

// How much a term of each kind weighs, beside its rarity. Basic cards, such as Weakness, are in so many texts that
// their rarity alone would hide them.
const (
	cardWeight     = 1.2
	basicWeight    = 2.5
	termWeight     = 1.0 // concepts and numbers
	negationWeight = 1.3
	wordWeight     = 0.5
	slipFactor     = 0.85 // a word that had to be corrected
	partFactor     = 0.5  // a card known by one word of its name
)

func (x *lexicon) weight(token string) float64 {
	switch {
	case x.basic[token]:
		return basicWeight
	case token == conceptMark+"not":
		return negationWeight
	case strings.HasPrefix(token, cardMark):
		return cardWeight
	case strings.HasPrefix(token, wordMark):
		return wordWeight
	}
	return termWeight
}

// maxSkip is how many function words may stand inside a phrase: "end of each of my turns".
const maxSkip = 3

// match follows a tree from the first word as far as it goes and gives the longest phrase found: its end in the words,
// its length without the words skipped, and its node.
func match(root *node, l engine.Lang, words []word, key func(*lexeme) string) (end, length int, found *node) {
	var walk func(n *node, i, depth int)
	walk = func(n *node, i, depth int) {
		if len(n.tokens) > 0 && depth > length {
			end, length, found = i, depth, n
		}
		if len(n.next) == 0 || depth > 0 && words[i-1].last {
			return
		}
		for skip := 0; i+skip < len(words); skip++ {
			w := &words[i+skip]
			if child := n.next[key(w.lex)]; child != nil {
				walk(child, i+skip+1, depth+1)
			}
			if depth == 0 || skip == maxSkip || !w.lex.stop[l] || w.last {
				break
			}
		}
	}
	// Most words begin no phrase.
	if root.next[key(words[0].lex)] != nil {
		walk(root, 0, 0)
	}
	return end, length, found
}

// read takes words as terms. The longest phrase wins; a single word that is both a card and a game term, as Weakness
// is, is the game term, so that basic cards do not weigh like a named one.
func (x *lexicon) read(l engine.Lang, words []word) []term {
	out := make([]term, 0, len(words))
	own := func(lex *lexeme) string { return x.stem(l, lex) }
	foreign := func(lex *lexeme) string { return x.stem(1-l, lex) }
	name := func(lex *lexeme) string { return lex.loose }
	for i := 0; i < len(words); {
		rest := words[i:]
		end, length, found := match(&x.terms[l], l, rest, own)
		if e, n, f := match(&x.names, l, rest, name); n > length {
			end, length, found = e, n, f
		}
		w := rest[0].lex
		stop := w.stop[l]
		if found == nil && !stop && x.sealed && !x.stemmed[l][own(w)] {
			// Players mix: "mon deck", "la line-up". A term of the other language is tried last.
			if e, n, f := match(&x.terms[1-l], l, rest, foreign); n > 0 {
				end, found = e, f
			}
		}
		switch {
		case found != nil:
			out = append(out, term{tokens: found.tokens, first: w})
			i += end
			continue
		case stop || len(w.text) < 2 && !isNumber(w.text):
		case isNumber(w.text):
			out = append(out, term{tokens: []string{numberMark + strings.TrimLeft(w.text, "0")}, first: w})
		default:
			out = append(out, term{tokens: []string{wordToken(l, own(w))}, first: w})
		}
		i++
	}
	return out
}

func wordToken(l engine.Lang, stem string) string {
	if l == engine.FR {
		return wordMark + "f" + stem
	}
	return wordMark + "e" + stem
}

func isNumber(w string) bool {
	for i := range len(w) {
		if w[i] < '0' || w[i] > '9' {
			return false
		}
	}
	return w != ""
}
