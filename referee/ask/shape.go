package ask

import (
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/referee/ask/index"
	"tablereferee/referee/ask/lexicon"
)

// shape is what a question wants to hear.
type shape uint8

const (
	shapeless shape = iota // no word of it tells
	whether                // yes or no
	which                  // what, where or when
	count                  // how many, or how often
)

// english are the verbs with which a question begins that wants to hear yes or no.
const english = "can may could should must shall do does did is are am was will would has have"

// asking are the words by which somebody asks, of each language: those that ask wherever they stand, and those that do
// so only where the question begins, as they may stand in what is told before it.
var asking = [2]struct{ anywhere, first map[string]shape }{
	engine.EN: {
		shapes(pairs(english, "i we you he she it they my his her the a an this that there"),
			append(pairs("when", "can may must do does did is are will should"),
				"what", "whats", "how", "where", "which", "who", "why"), pairs("how", "many much often")),
		shapes(strings.Fields(english), nil, nil),
	},
	engine.FR: {
		shapes(slices.Concat(pairs("puis dois ai peux", "je"), pairs("peut doit faut est a t", "on il elle"),
			pairs("je", "peux"), pairs("on il elle", "peut"), []string{"est ce", "le droit"}),
			append(pairs("quand", "est peut puis doit dois faut se perd finit commence"), "comment", "quel", "quelle",
				"quels", "quelles", "qui", "quoi", "pourquoi", "que se", "que devient", "que fait", "que veut",
				"que signifie", "qu est", "ou va", "ou vont"), []string{"combien"}),
		shapes(nil, []string{"ou"}, nil),
	},
}

// pairs sets each of some words before each of others.
func pairs(before, after string) (out []string) {
	for _, b := range strings.Fields(before) {
		for _, a := range strings.Fields(after) {
			out = append(out, b+" "+a)
		}
	}
	return out
}

func shapes(yesOrNo, open, counting []string) map[string]shape {
	out := map[string]shape{}
	for s, words := range map[shape][]string{whether: yesOrNo, which: open, count: counting} {
		for _, w := range words {
			out[w] = s
		}
	}
	return out
}

// shapeOf says what a question wants to hear, by the first words that tell.
func shapeOf(r *lexicon.Reading) shape {
	found, _ := shapeAt(r)
	return found
}

// shapeAt gives the first word that tells it as well.
func shapeAt(r *lexicon.Reading) (found shape, word string) {
	by := &asking[r.Lang]
	for i := range r.Words {
		one := r.Words[i].Text
		two := one
		if i+1 < len(r.Words) {
			two += " " + r.Words[i+1].Text
		}
		for _, found := range []shape{by.anywhere[two], by.anywhere[one]} {
			if found != shapeless {
				return found, one
			}
		}
		if found := by.first[one]; i == 0 && found != shapeless {
			return found, one
		}
	}
	return shapeless, ""
}

// turned says whether a ruling is of another shape than a question: a yes or a no where that wants to hear what or how
// many, or neither where it wants to hear the one or the other.
func (s shape) turned(ruling index.Stance) bool {
	switch s {
	case whether:
		return ruling == index.Unsaid
	case which, count:
		return ruling != index.Unsaid
	}
	return false
}

// aside says whether the ruling of a recorded question leaves the rule to be guessed that is asked for: a plain yes or
// no where somebody asks what or how many, or a case that turns on a card of which the question says nothing. Who wants
// to hear a yes or a no hears it there all the same.
func (s shape) aside(ruling index.Stance, m *[index.Marks]float64) bool {
	if ruling != index.Unsaid {
		return s == which || s == count || s == shapeless && m[index.OtherCard] > 0
	}
	return m[index.OtherCard] > 0
}

// who are the words by which somebody asks for a person.
var who = [2][]string{strings.Fields("who whom whose"), strings.Fields("qui")}

// asksWho says whether a question asks for a person: not a word behind one, as in "a player who has been eliminated".
func asksWho(r *lexicon.Reading) bool {
	_, word := shapeAt(r)
	if !slices.Contains(who[r.Lang], word) {
		return false
	}
	at := slices.IndexFunc(r.Words, func(w lexicon.Word) bool { return w.Text == word })
	return r.Lang == engine.EN || at == 0 || r.Words[at-1].Last
}

// ofPersons says whether a text tells of the players of a recorded case by their names.
func ofPersons(r *lexicon.Reading) bool {
	return slices.ContainsFunc(r.Words, func(w lexicon.Word) bool { return slices.Contains(lexicon.Players, w.Text) })
}

// toldOfPersons says whether a recorded question is of a case of such players: who of them it is says nothing to
// somebody who asks for the rule.
func (h *heard) toldOfPersons(x *Hit, l engine.Lang) bool {
	told := h.index.Lexicon().Read(l, x.told)
	return ofPersons(&told)
}
