package ask

import (
	"slices"
	"strings"
	"sync"

	"tablereferee/engine"
)

// Marks tell the kinds of token apart in the index.
const (
	cardMark    = "@" // a card of the game, by its first name
	conceptMark = "#" // a game term of the table
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

// lexeme is what is known of a word, by language where the languages may differ.
type lexeme struct {
	text   string
	loose  string    // as it is compared with words of card names
	stem   [2]string // empty until it has been needed
	stop   [2]bool   // a function word, or chatter
	spelt  [2]bool   // a correct spelling: it is learnt, or a stop word
	learnt [2]bool   // some name, term or text has it
	inName bool      // a word of a card's name
}

// lexicon knows words: card names, game terms, function words, and every word of the texts that were indexed.
type lexicon struct {
	lexemes  map[string]*lexeme
	names    node
	display  map[string]string // card token -> name as first given
	owner    map[string]string // word of a name -> the only card with that word, empty where several have it
	basic    map[string]bool   // concepts that are cards too, such as Weakness
	terms    [2]node
	function stopWords          // function words alone: the signs of a language
	stemmed  [2]map[string]bool // stems that some term or text uses
	sealed   bool               // nothing is learnt any more, and questions may be asked at the same time
	spelling [2][][]*lexeme     // the correct spellings by length: the candidates for a misspelt word
}

func newLexicon(own string) *lexicon {
	x := &lexicon{
		lexemes:  make(map[string]*lexeme, 1<<13),
		display:  map[string]string{},
		owner:    map[string]string{},
		basic:    map[string]bool{},
		function: newStopWords([2]string{englishFunction, frenchFunction}),
	}
	stop := newStopWords([2]string{englishFunction, frenchFunction}, [2]string{englishChatter, frenchChatter})
	for l := range 2 {
		x.stemmed[l] = map[string]bool{}
		for w := range stop[l] {
			lex := x.look(w)
			lex.stop[l], lex.spelt[l] = true, true
		}
	}
	concepts := concepts(own)
	forms := make([][2][][]word, len(concepts))
	for i, c := range concepts {
		for l := range engine.Lang(2) {
			for _, form := range c.forms[l] {
				words := x.words(form)
				forms[i][l] = append(forms[i][l], words)
			}
		}
	}
	perLang(func(l engine.Lang) {
		for i, c := range concepts {
			for _, words := range forms[i][l] {
				x.learn(l, words)
				x.addForm(l, words, c.token())
			}
		}
	})
	return x
}

// perLang does something for both languages side by side. What it does must keep to what belongs to its language.
func perLang(do func(l engine.Lang)) {
	var wait sync.WaitGroup
	wait.Go(func() { do(engine.FR) })
	do(engine.EN)
	wait.Wait()
}

// look finds what is known of a word, and gives a new word a place as long as something may be learnt.
func (x *lexicon) look(text string) *lexeme {
	lex := x.lexemes[text]
	if lex == nil {
		lex = &lexeme{text: text, loose: loose(text)}
		if !x.sealed {
			x.lexemes[text] = lex
		}
	}
	return lex
}

// words splits a text and looks its words up.
func (x *lexicon) words(s string) []word {
	words := split(s)
	x.lookAll(words)
	return words
}

func (x *lexicon) lookAll(words []word) {
	for i := range words {
		words[i].lex = x.look(words[i].text)
	}
}

func (x *lexicon) addForm(l engine.Lang, words []word, token string) {
	stems := make([]string, len(words))
	for i := range words {
		stems[i] = x.stem(l, words[i].lex)
	}
	if len(stems) > 0 {
		x.terms[l].add(stems, token)
	}
}

// addName makes all given spellings names of one card. Articles do not count, and two words may be written as one. A
// name that is a game term in either language, as Weakness is, stays one: basic cards do not weigh like a named one in
// a question, but an entry on them is still an entry on a card.
func (x *lexicon) addName(names ...string) {
	for _, name := range names {
		if token, ok := x.basicName(name); ok {
			x.basic[token] = true
			for _, other := range names {
				for l := range engine.Lang(2) {
					words := x.words(other)
					x.learn(l, words)
					x.addForm(l, words, token)
				}
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
		for _, w := range words {
			if other, ok := x.owner[w]; !ok {
				x.owner[w] = token
			} else if other != token {
				x.owner[w] = ""
			}
		}
		for i := range len(words) - 1 {
			joined := words[i] + words[i+1]
			x.names.add(slices.Concat(words[:i], []string{joined}, words[i+2:]), token)
			for l := range engine.Lang(2) {
				x.learn(l, x.words(joined))
			}
		}
	}
}

// nameWords are the words of a name that count; they are learnt on the way.
func (x *lexicon) nameWords(name string) []string {
	var out []string
	for _, w := range x.words(name) {
		if !x.article(w.text) {
			out = append(out, w.lex.loose)
			w.lex.inName = true
			for l := range engine.Lang(2) {
				x.learn(l, []word{w})
			}
		}
	}
	return out
}

// basicName gives the game term that a card's name is.
func (x *lexicon) basicName(name string) (string, bool) {
	words := x.words(name)
	for l := range engine.Lang(2) {
		var stems []string
		for _, w := range words {
			stems = append(stems, x.stem(l, w.lex))
		}
		if n := x.terms[l].find(stems); n != nil && len(words) > 0 && len(n.tokens) == 1 {
			return n.tokens[0], true
		}
	}
	return "", false
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

// stem gives the stem of a word in a language. It is remembered while the index is built, as the same few thousand
// words come again and again.
func (x *lexicon) stem(l engine.Lang, lex *lexeme) string {
	if lex.stem[l] != "" {
		return lex.stem[l]
	}
	s := stem(l, lex.text)
	if !x.sealed {
		lex.stem[l] = s
	}
	return s
}

// learn makes words of a language ones that are spelt right. It is called only while the index is built, and for one
// language at a time.
func (x *lexicon) learn(l engine.Lang, words []word) {
	for i := range words {
		lex := words[i].lex
		if !lex.learnt[l] {
			lex.learnt[l], lex.spelt[l] = true, true
			x.stemmed[l][x.stem(l, lex)] = true
		}
	}
}

// known says whether a word is a game term of a language, or begins one.
func (x *lexicon) known(l engine.Lang, lex *lexeme) bool {
	return x.terms[l].next[x.stem(l, lex)] != nil
}

// seal sorts the vocabulary for spelling, when everything has been learnt.
func (x *lexicon) seal() {
	x.sealed = true
	for _, lex := range x.lexemes {
		for l := range x.spelling {
			if lex.spelt[l] {
				for len(x.spelling[l]) <= len(lex.text) {
					x.spelling[l] = append(x.spelling[l], nil)
				}
				x.spelling[l][len(lex.text)] = append(x.spelling[l][len(lex.text)], lex)
			}
		}
	}
}
