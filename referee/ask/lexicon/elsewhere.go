package lexicon

import (
	"slices"
	"strings"

	"tablereferee/engine"
)

// Stranger is something that a question names and that none of the games here has.
type Stranger struct {
	Name string // as players know it
	Kind string // game, box or term: see vocabulary/elsewhere.txt
}

// elsewhere is the table of strangers, and namesOf the end of the names of the tables of nicknames.
const (
	elsewhere = "elsewhere"
	namesOf   = ".names"
)

// strangers is the table, in its order: what is known, and by which names.
func strangers(each func(s Stranger, names []string)) {
	for line := range strings.Lines(table(elsewhere)) {
		names, kind, ok := strings.Cut(strings.TrimSpace(line), "|")
		if !ok || strings.HasPrefix(line, "#") {
			continue
		}
		all := strings.Split(names, ",")
		for i := range all {
			all[i] = strings.TrimSpace(all[i])
		}
		each(Stranger{all[0], strings.TrimSpace(kind)}, all)
	}
}

// addStrangers has the lexicon know what is elsewhere. It is done last: what names a card here is no stranger, nor is a
// single word that some text uses, unless it is the name of a game.
func (x *Lexicon) addStrangers() {
	strangers(func(s Stranger, names []string) {
		for _, name := range names {
			words := x.split(name)
			var key []string
			for _, w := range words {
				if !x.article(w.Text) {
					key = append(key, w.lex.loose)
				}
			}
			if len(key) == 0 || len(key) == 1 && s.Kind != "game" && x.usedHere(key[0]) {
				continue
			}
			if n := x.names.find(key); n != nil && len(n.tokens) > 0 {
				continue
			}
			x.foreign.add(key, s.Name+"|"+s.Kind)
		}
	})
}

// usedHere says whether a word has a meaning in the texts of the game.
func (x *Lexicon) usedHere(w string) bool {
	lex := x.lexemes[w]
	return lex != nil && (lex.learnt[engine.EN] || lex.learnt[engine.FR])
}

// split splits a text without learning its words.
func (x *Lexicon) split(s string) []Word {
	words := split(s)
	for i := range words {
		if words[i].lex = x.lexemes[words[i].Text]; words[i].lex == nil {
			words[i].lex = &lexeme{text: words[i].Text, loose: loose(words[i].Text)}
		}
	}
	return words
}

// strange finds what a question names that is elsewhere.
func (x *Lexicon) strange(l engine.Lang, words []Word) []Stranger {
	var out []Stranger
	words = slices.Clone(words)
	for i := range words {
		words[i].Last = false // a name may have a colon in it
	}
	name := func(lex *lexeme) string { return lex.loose }
	for i := 0; i < len(words); {
		_, own, _ := match(&x.names, l, words[i:], name)
		end, length, found := match(&x.foreign, l, words[i:], name)
		if length <= own {
			i++
			continue
		}
		s, kind, _ := strings.Cut(found.tokens[0], "|")
		out = append(out, Stranger{s, kind})
		i += end
	}
	return out
}
