package ask

import (
	"slices"
	"sort"
	"strings"

	"tablereferee/engine"
)

// Marks tell the kinds of token apart in the index.
const (
	cardMark    = "@" // a card of the game, by its first name
	conceptMark = "#" // a game term of the table
	genericMark = "~" // a game term that says little
	numberMark  = "=" // a number
	wordMark    = "_" // a stem, followed by its language
)

// node is a place in a tree of phrases, one word to a step.
type node struct {
	next   map[string]*node
	tokens []string // what a phrase ending here stands for
}

func (n *node) add(words []string, token string) {
	for _, w := range words {
		if n.next == nil {
			n.next = map[string]*node{}
		}
		child := n.next[w]
		if child == nil {
			child = &node{}
			n.next[w] = child
		}
		n = child
	}
	for _, t := range n.tokens {
		if t == token {
			return
		}
	}
	n.tokens = append(n.tokens, token)
}

// lexicon knows words: card names, game terms, function words, and every word of the texts that were indexed.
type lexicon struct {
	names    node
	display  map[string]string // card token -> name as first given
	nameWord map[string]bool   // the words of the names
	basic    map[string]bool   // concepts that are cards too, such as Weakness
	terms    [2]node
	function stopWords // function words alone: the signs of a language
	stop     stopWords // with the chatter around a question
	stems    [2]map[string]string
	stemmed  [2]map[string]bool // stems that some term or text uses
	vocab    [2]map[string]bool // folded words that some name, term or text uses
	learnt   [2]map[string]bool // those of them that are more than function words
	sealed   bool               // nothing is learnt any more
	spelling [2][][]string      // the vocabulary by length, sorted: the candidates for a misspelt word
}

func newLexicon() *lexicon {
	x := &lexicon{
		display:  map[string]string{},
		nameWord: map[string]bool{},
		basic:    map[string]bool{},
		function: newStopWords([2]string{englishFunction, frenchFunction}),
		stop:     newStopWords([2]string{englishFunction, frenchFunction}, [2]string{englishChatter, frenchChatter}),
	}
	for l := range 2 {
		x.stems[l], x.stemmed[l] = map[string]string{}, map[string]bool{}
		x.vocab[l], x.learnt[l] = map[string]bool{}, map[string]bool{}
		for w := range x.stop[l] {
			x.vocab[l][w] = true
		}
	}
	for _, c := range concepts() {
		for l := range engine.Lang(2) {
			for _, form := range c.forms[l] {
				x.addForm(l, form, c.token())
			}
		}
	}
	return x
}

func (x *lexicon) addForm(l engine.Lang, form, token string) {
	var stems []string
	for _, w := range split(form) {
		stems = append(stems, x.stem(l, w.text))
		x.learn(l, w.text)
	}
	if len(stems) > 0 {
		x.terms[l].add(stems, token)
	}
}

// addName makes all given spellings names of one card. Articles do not count, and two words may be written as one. A name
// that is a game term in either language, as Weakness is, stays one: basic cards do not weigh like a named one in
// a question, but an entry on them is still an entry on a card.
func (x *lexicon) addName(names ...string) {
	for _, name := range names {
		if token, ok := x.basicName(name); ok {
			x.basic[token] = true
			for _, other := range names {
				x.addForm(engine.EN, other, token)
				x.addForm(engine.FR, other, token)
			}
			return
		}
	}
	var token string
	for _, name := range names {
		words := x.nameWords(name)
		if len(words) == 0 {
			continue
		}
		if token == "" {
			// A card may have been named before, by another list or in the other language.
			if n := x.names.find(words); n != nil && len(n.tokens) > 0 {
				token = n.tokens[0]
			} else {
				token = cardMark + strings.Join(words, " ")
				x.display[token] = name
			}
		}
		x.names.add(words, token)
		for i := range len(words) - 1 {
			joined := words[i] + words[i+1]
			x.names.add(slices.Concat(words[:i], []string{joined}, words[i+2:]), token)
			x.learn(engine.EN, joined)
			x.learn(engine.FR, joined)
		}
	}
}

// nameWords are the words of a name that count; they are learnt on the way.
func (x *lexicon) nameWords(name string) []string {
	var out []string
	for _, w := range split(name) {
		if !x.article(w.text) {
			out = append(out, loose(w.text))
			x.nameWord[w.text] = true
			x.learn(engine.EN, w.text)
			x.learn(engine.FR, w.text)
		}
	}
	return out
}

// basicName gives the game term that a card's name is.
func (x *lexicon) basicName(name string) (string, bool) {
	words := split(name)
	for l := range engine.Lang(2) {
		var stems []string
		for _, w := range words {
			stems = append(stems, x.stem(l, w.text))
		}
		if n := x.terms[l].find(stems); n != nil && len(words) > 0 && len(n.tokens) == 1 {
			return n.tokens[0], true
		}
	}
	return "", false
}

// isCard says whether a token is a card of the game.
func (x *lexicon) isCard(token string) bool {
	return strings.HasPrefix(token, cardMark) || x.basic[token]
}

func (n *node) find(words []string) *node {
	for _, w := range words {
		if n = n.next[w]; n == nil {
			return nil
		}
	}
	return n
}

// article says whether a word counts for nothing in a name of either language.
func (x *lexicon) article(w string) bool {
	return x.function[engine.EN][w] && x.function[engine.FR][w] && len(w) <= 3
}

// loose takes the plural off a word of a name, so that "Gangs" are several of the Gang.
func loose(w string) string {
	if len(w) > 4 && strings.HasSuffix(w, "s") && !strings.HasSuffix(w, "ss") {
		return w[:len(w)-1]
	}
	return w
}

// stem remembers stems while the index is built, as the same few thousand words come again and again. Afterwards it only
// looks them up, so that questions may be asked at the same time.
func (x *lexicon) stem(l engine.Lang, w string) string {
	s, ok := x.stems[l][w]
	if !ok {
		s = stem(l, w)
		if !x.sealed {
			x.stems[l][w] = s
		}
	}
	return s
}

// learn makes a word one that is spelt right. It is called only while the index is built.
func (x *lexicon) learn(l engine.Lang, w string) {
	if x.learnt[l][w] {
		return
	}
	x.learnt[l][w], x.vocab[l][w], x.stemmed[l][x.stem(l, w)] = true, true, true
}

// known says whether a word is a game term of a language, or begins one.
func (x *lexicon) known(l engine.Lang, w string) bool {
	return x.terms[l].next[x.stem(l, w)] != nil
}

// seal sorts the vocabulary for spelling, when everything has been learnt.
func (x *lexicon) seal() {
	x.sealed = true
	for l := range x.vocab {
		for w := range x.vocab[l] {
			for len(x.spelling[l]) <= len(w) {
				x.spelling[l] = append(x.spelling[l], nil)
			}
			x.spelling[l][len(w)] = append(x.spelling[l][len(w)], w)
		}
		for _, words := range x.spelling[l] {
			sort.Strings(words)
		}
	}
}
