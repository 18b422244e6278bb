package lexicon

import (
	"slices"
	"strings"

	"tablereferee/engine"
)

// Reading is a text as the lexicon understands it.
type Reading struct {
	Lang      engine.Lang // in which it is read
	Written   engine.Lang // that its words are in: those of a question may be in the other one
	Words     []Word      // all of them, spelling mended
	Terms     []Term      // what it speaks of, in order
	Corrected []Correction
	Unknown   []string   // words that nobody uses
	Strangers []Stranger // what it names that is in none of the games
}

// Correction is a word that was taken for another one nearby.
type Correction struct{ From, To string }

// Read reads a text of ours: its language is known and its spelling is right. While the lexicon is open, its words are
// learnt.
func (x *Lexicon) Read(l engine.Lang, text string) Reading {
	words := x.words(text)
	if !x.sealed {
		x.learn(l, words)
		for i := range words {
			words[i].lex.often++
		}
		for _, t := range x.read(l, words) {
			for _, token := range t.Tokens {
				x.uses[token]++
			}
		}
	}
	return x.reading(l, words)
}

// Hear reads what a player typed: the language is guessed where none is given, and words that nobody uses are taken for
// the nearest term, name or word of every day.
func (x *Lexicon) Hear(text string, lang *engine.Lang) Reading {
	words := x.words(text)
	var l engine.Lang
	if lang != nil && *lang != engine.Further { // in which no words are known
		l = *lang
	} else {
		l = x.guess(text, words)
	}
	written := x.written(text, words, l)
	strangers := x.strange(l, words)
	var corrected []Correction
	var unknown []string
	for i, w := range words {
		if x.used(w.lex, l) || x.used(w.lex, 1-l) || isNumber(w.Text) {
			continue
		}
		if fixed, ok := x.correct(l, w.lex); ok {
			words[i].lex, words[i].Text = x.look(fixed), fixed
			corrected = append(corrected, Correction{From: w.Text, To: fixed})
			continue
		}
		unknown = append(unknown, w.Text)
	}
	r := x.reading(l, words)
	r.Written = written
	r.Corrected, r.Unknown, r.Strangers = corrected, unknown, strangers
	return r
}

// Own gives a question as it reads in the language that its words are in.
func (x *Lexicon) Own(r *Reading) *Reading {
	if r.Written == r.Lang {
		return r
	}
	own := x.reading(r.Written, slices.Clone(r.Words))
	return &own
}

// used says whether anybody uses a word in a language.
func (x *Lexicon) used(lex *lexeme, l engine.Lang) bool {
	return lex.spelt[l] || lex.inName || x.stemmed[l][x.stem(l, lex)]
}

func (x *Lexicon) reading(l engine.Lang, words []Word) Reading {
	r := Reading{Lang: l, Written: l, Words: words, Terms: x.read(l, words)}
	for i := range words {
		w := &words[i]
		w.Stem, w.Stop = x.stem(l, w.lex), w.lex.stop[l]
	}
	// Where texts hardly use a word but in a card's name, it is short for that card.
	for i := range r.Terms {
		t := &r.Terms[i]
		if strings.HasPrefix(t.Tokens[0], WordMark) && x.short[t.first.loose] != "" {
			t.Tokens, t.Part = []string{x.short[t.first.loose]}, true
		}
	}
	return r
}

// Key is the words of a question, to know it again.
func Key(text string) string {
	var out strings.Builder
	for _, w := range split(text) {
		out.WriteString(w.Text)
		out.WriteByte(' ')
	}
	return out.String()
}
