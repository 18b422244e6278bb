package lexicon

import (
	"strings"

	"tablereferee/engine"
)

// Term is one thing a text speaks of: a card, a concept, a number or a plain word. It has several tokens where a form
// stands for several concepts; meeting one of them is enough.
type Term struct {
	Tokens []string
	Typed  string // its words, as they stand in the text
	Part   bool   // a card known by one word of its name
	first  *lexeme
}

// maxSkip is how many function words may stand inside a phrase: "end of each of my turns".
const maxSkip = 3

// match follows a tree from the first word as far as it goes and gives the longest phrase found: its end in the words,
// its length without the words skipped, and its node.
func match(root *node, l engine.Lang, words []Word, key func(*lexeme) string) (end, length int, found *node) {
	var walk func(n *node, i, depth int)
	walk = func(n *node, i, depth int) {
		if len(n.tokens) > 0 && depth > length {
			end, length, found = i, depth, n
		}
		if len(n.next) == 0 || depth > 0 && words[i-1].Last {
			return
		}
		for skip := 0; i+skip < len(words); skip++ {
			w := &words[i+skip]
			if child := n.next[key(w.lex)]; child != nil {
				walk(child, i+skip+1, depth+1)
			}
			if depth == 0 || skip == maxSkip || !w.lex.stop[l] || w.Last {
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

// read takes words as terms. The longest phrase wins; a single word that is both a card and a term, as Weakness is, is
// the term.
func (x *Lexicon) read(l engine.Lang, words []Word) []Term {
	out := make([]Term, 0, len(words))
	own := func(lex *lexeme) string { return x.stem(l, lex) }
	foreign := func(lex *lexeme) string { return x.stem(1-l, lex) }
	name := func(lex *lexeme) string { return lex.loose }
	for i := 0; i < len(words); {
		rest := words[i:]
		end, length, found := match(&x.terms[l], l, rest, own)
		if e, n, f := match(&x.names, l, rest, name); n > length {
			end, length, found = e, n, f
			for i := range end {
				rest[i].Name = true
			}
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
			out = append(out, Term{Tokens: found.tokens, Typed: typed(rest[:end]), first: w})
			i += end
			continue
		case stop || len(w.text) < 2 && !isNumber(w.text):
		case isNumber(w.text):
			number := NumberMark + strings.TrimLeft(w.text, "0")
			out = append(out, Term{Tokens: []string{number}, Typed: w.text, first: w})
		default:
			out = append(out, Term{Tokens: []string{wordToken(l, own(w))}, Typed: w.text, first: w})
		}
		i++
	}
	return out
}

func wordToken(l engine.Lang, stem string) string {
	if l == engine.FR {
		return WordMark + "f" + stem
	}
	return WordMark + "e" + stem
}

func isNumber(w string) bool {
	for i := range len(w) {
		if w[i] < '0' || w[i] > '9' {
			return false
		}
	}
	return w != ""
}

// typed gives words as they stand in a text.
func typed(words []Word) string {
	var out []string
	for _, w := range words {
		out = append(out, w.Text)
	}
	return strings.Join(out, " ")
}
