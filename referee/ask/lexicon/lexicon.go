package lexicon

import (
	"slices"
	"strings"
	"sync"

	"tablereferee/engine"
)

// Marks tell the kinds of token apart in the index.
const (
	CardMark    = "@" // a card of the game, by its first name
	ConceptMark = "#" // a game term of the table
	NumberMark  = "=" // a number
	WordMark    = "_" // a stem, followed by its language
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
	inTerm [2]bool   // a word of a term of the game
	inName bool      // a word of a card's name
	often  int       // while texts are read, how often they use it; sealed, where it stands among all that they use
}

// Lexicon knows the words of a game: card names, terms, function words, and every word of the texts that were read
// while it was open. Sealed, it never changes, and may be used by several goroutines.
type Lexicon struct {
	lexemes  map[string]*lexeme
	names    node
	display  map[string]string // card token -> name as first given
	owner    map[string]string // word of a name -> the only card with that word, empty where several have it
	basic    map[string]bool   // concepts that are cards too, such as Weakness
	only     map[string]bool   // concepts that none of the other games of the family has
	foreign  node              // what is elsewhere
	terms    [2]node
	function stopWords          // function words alone: the signs of a language
	stemmed  [2]map[string]bool // stems that some term or text uses
	sealed   bool               // nothing is learnt any more, and questions may be asked at the same time
	common   int                // how often a word must be used that a short one may be meant to be
	spelling [2][][]*lexeme     // words of terms and names by length: what a misspelt word may be
	uses     map[string]int     // of each token that is a card or a plain word, in what was read while it was open
	short    map[string]string  // word of a name -> the card that it is short for
}

// New gives a lexicon with the vocabulary of a game, by its id, and nothing else.
func New(game string) *Lexicon {
	x := &Lexicon{
		lexemes:  make(map[string]*lexeme, 1<<13),
		display:  map[string]string{},
		owner:    map[string]string{},
		basic:    map[string]bool{},
		only:     map[string]bool{},
		function: newStopWords([2]string{englishFunction, frenchFunction}),
		uses:     map[string]int{},
		short:    map[string]string{},
	}
	stop := newStopWords([2]string{englishFunction, frenchFunction}, [2]string{englishChatter, frenchChatter},
		[2]string{players, players})
	for l := range 2 {
		x.stemmed[l] = map[string]bool{}
		for w := range stop[l] {
			lex := x.look(w)
			lex.stop[l], lex.spelt[l] = true, true
		}
	}
	concepts := concepts(game)
	forms := make([][2][][]Word, len(concepts))
	for i, c := range concepts {
		if c.only {
			x.only[c.token()] = true
		}
		for l := range engine.Lang(2) {
			for _, form := range c.forms[l] {
				words := x.words(form)
				for _, w := range words {
					w.lex.inTerm[l] = true
				}
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
func (x *Lexicon) look(text string) *lexeme {
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
func (x *Lexicon) words(s string) []Word {
	words := split(s)
	x.lookAll(words)
	return words
}

func (x *Lexicon) lookAll(words []Word) {
	for i := range words {
		words[i].lex = x.look(words[i].Text)
	}
}

func (x *Lexicon) addForm(l engine.Lang, words []Word, token string) {
	stems := make([]string, len(words))
	for i := range words {
		stems[i] = x.stem(l, words[i].lex)
	}
	if len(stems) > 0 {
		x.terms[l].add(stems, token)
	}
}

// AddName makes all given spellings names of one card. Articles do not count, and two words may be written as one. A
// name that is a game term in either language, as Weakness is, stays one: basic cards do not weigh like a named one in
// a question, but an entry on them is still an entry on a card.
func (x *Lexicon) AddName(names ...string) {
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
				token = CardMark + strings.Join(words, " ")
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

// AddNicknames adds what players call the cards of a game, by its id. A card whose name has not been added has none,
// and a form that is a term or names a card already stays what it is.
func (x *Lexicon) AddNicknames(game string) {
	for line := range strings.Lines(table(game + ".names")) {
		cols := strings.Split(strings.TrimSpace(line), "|")
		if len(cols) != 3 || strings.HasPrefix(line, "#") {
			continue
		}
		card := x.names.find(x.nameWords(cols[0]))
		if card == nil || len(card.tokens) == 0 {
			continue
		}
		for l, forms := range cols[1:] {
			for form := range strings.SplitSeq(forms, ",") {
				x.addNickname(engine.Lang(l), strings.TrimSpace(form), card.tokens[0])
			}
		}
	}
}

func (x *Lexicon) addNickname(l engine.Lang, form, token string) {
	words := x.words(form)
	var key, stems []string
	for _, w := range words {
		if !x.article(w.Text) {
			key = append(key, w.lex.loose)
		}
		stems = append(stems, x.stem(l, w.lex))
	}
	if len(key) == 0 || len(key) == 1 && len(key[0]) < 3 {
		return
	}
	if n := x.terms[l].find(stems); n != nil && len(n.tokens) > 0 {
		return
	}
	if n := x.names.find(key); n != nil && len(n.tokens) > 0 {
		return
	}
	x.learn(l, words)
	x.names.add(key, token)
}

// nameWords are the words of a name that count; they are learnt on the way.
func (x *Lexicon) nameWords(name string) []string {
	var out []string
	for _, w := range x.words(name) {
		if !x.article(w.Text) {
			out = append(out, w.lex.loose)
			w.lex.inName = true
			for l := range engine.Lang(2) {
				x.learn(l, []Word{w})
			}
		}
	}
	return out
}

// basicName gives the game term that a card's name is.
func (x *Lexicon) basicName(name string) (string, bool) {
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
func (x *Lexicon) article(w string) bool {
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
func (x *Lexicon) stem(l engine.Lang, lex *lexeme) string {
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
func (x *Lexicon) learn(l engine.Lang, words []Word) {
	for i := range words {
		lex := words[i].lex
		if !lex.learnt[l] {
			lex.learnt[l], lex.spelt[l] = true, true
			x.stemmed[l][x.stem(l, lex)] = true
		}
	}
}

// known says whether a word is a game term of a language, or begins one.
func (x *Lexicon) known(l engine.Lang, lex *lexeme) bool {
	return x.terms[l].next[x.stem(l, lex)] != nil
}

// Seal ends the learning: spelling and short names are made ready.
func (x *Lexicon) Seal() {
	x.rank(x.byUse())
	// Where texts hardly use a word but in the name of the only card that has it, it is short for that card.
	for w, card := range x.owner {
		if card == "" {
			continue
		}
		plain := 0
		for l := range engine.Lang(2) {
			plain += x.uses[wordToken(l, stem(l, w))]
		}
		if 3*plain <= x.uses[card] {
			x.short[w] = card
		}
	}
	x.seal()
}

func (x *Lexicon) seal() {
	x.addStrangers()
	x.sealed = true
	for _, lex := range x.lexemes {
		for l := range x.spelling {
			if lex.inName || lex.inTerm[l] && !lex.stop[l] {
				for len(x.spelling[l]) <= len(lex.text) {
					x.spelling[l] = append(x.spelling[l], nil)
				}
				x.spelling[l][len(lex.text)] = append(x.spelling[l][len(lex.text)], lex)
			}
		}
	}
}

// Card gives the name of the card that a token is, as it was first given.
func (x *Lexicon) Card(token string) (name string, ok bool) {
	name, ok = x.display[token]
	return name, ok
}

// Basic says whether a concept is a card as well, such as Weakness.
func (x *Lexicon) Basic(token string) bool { return x.basic[token] }

// OnlyHere says whether a concept is one that none of the other games of the family has.
func (x *Lexicon) OnlyHere(token string) bool { return x.only[token] }
