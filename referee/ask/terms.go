package ask

import (
	"strings"

	"tablereferee/engine"
)

// term is one thing a text speaks of: a card, a concept, a number or a plain word. It has several tokens where a form
// stands for several concepts; meeting one of them is enough.
type term struct {
	tokens []string
	typed  string // the first word, for messages
	slip   bool   // read through a spelling correction
}

// How much a term of each kind weighs. A card name says most of what a question is about; numbers and negations tell two
// otherwise equal questions apart, and should do no more, as people put the same question with and without them.
const (
	cardWeight     = 2.0
	conceptWeight  = 1.0
	genericWeight  = 0.5
	wordWeight     = 0.6
	numberWeight   = 0.45
	negationWeight = 0.25
	slipFactor     = 0.85
)

func weight(token string) float64 {
	switch {
	case token == conceptMark+"not":
		return negationWeight
	case strings.HasPrefix(token, cardMark):
		return cardWeight
	case strings.HasPrefix(token, conceptMark):
		return conceptWeight
	case strings.HasPrefix(token, genericMark):
		return genericWeight
	case strings.HasPrefix(token, numberMark):
		return numberWeight
	}
	return wordWeight
}

// maxSkip is how many function words may stand inside a phrase: "end of each of my turns".
const maxSkip = 3

// match follows a tree from the first word as far as it goes and gives the longest phrase found: its end in the words, its
// length without the words skipped, and its node.
func match(root *node, words []word, key func(*word) string) (end, length int, found *node) {
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
			if child := n.next[key(w)]; child != nil {
				walk(child, i+skip+1, depth+1)
			}
			if depth == 0 || skip == maxSkip || !w.stop || w.last {
				break
			}
		}
	}
	// Most words begin no phrase.
	if root.next[key(&words[0])] != nil {
		walk(root, 0, 0)
	}
	return end, length, found
}

// read takes words as terms. The longest phrase wins; a single word that is both a card and a game term, as Weakness
// is, is the game term, so that basic cards do not weigh like a named one.
func (x *lexicon) read(l engine.Lang, words []word) []term {
	var out []term
	own := func(w *word) string {
		if w.stem == "" {
			w.stem = x.stem(l, w.text)
		}
		return w.stem
	}
	foreign := func(w *word) string { return x.stem(1-l, w.text) }
	name := func(w *word) string { return loose(w.text) }
	for i := 0; i < len(words); {
		rest := words[i:]
		end, length, found := match(&x.terms[l], rest, own)
		if e, n, f := match(&x.names, rest, name); n > length {
			end, length, found = e, n, f
		}
		w := &rest[0]
		if found == nil && !w.stop {
			// Players mix: "mon deck", "la line-up". A term of the other language is tried last.
			if e, n, f := match(&x.terms[1-l], rest, foreign); n > 0 && (n > 1 || !x.stemmed[l][own(w)]) {
				end, length, found = e, n, f
			}
		}
		switch {
		case found != nil:
			out = append(out, term{tokens: found.tokens, typed: w.text})
			i += end
			continue
		case w.stop || len(w.text) < 2 && !isNumber(w.text):
		case isNumber(w.text):
			out = append(out, term{tokens: []string{numberMark + strings.TrimLeft(w.text, "0")}, typed: w.text})
		default:
			out = append(out, term{tokens: []string{wordToken(l, own(w))}, typed: w.text})
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

// words splits a text and marks its function words.
func (x *lexicon) words(l engine.Lang, s string) []word {
	words := split(s)
	x.mark(l, words)
	return words
}

func (x *lexicon) mark(l engine.Lang, words []word) {
	for i := range words {
		words[i].stop = x.stop[l][words[i].text]
	}
}
