package ask

import (
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/referee/ask/lexicon"
)

// What the games of a family rule is much the same, and each says it in clauses of its own. A question that does not
// tell which of them is played is answered by the one that speaks for them, and not by three restatements of one rule.

// toldFits is how much a word that tells a game which does not speak for its family speaks for it against other games.
// Where no word tells one, another game speaks for the family if it is clearly surer than the one that does so else;
// and it answers only if the others are sure of next to nothing, as they may rule otherwise.
const (
	toldFits     = 4
	clearlySurer = 0.2
	littleSure   = 0.3
)

// speakers leaves of each family the game that a question is about, and gives what the others have heard.
func speakers(all []heard) (speak, others []heard) {
	for i := range all {
		of := kin(all, all[i].game.ID)
		if of[0].game != all[i].game {
			continue // it is dealt with where the first of them stands
		}
		at, told := speaker(of)
		if of[at].told = told; told && at > 0 {
			of[at].fits += toldFits
		}
		of[at].contested = at > 0 && !told && !of[at].worded && slices.ContainsFunc(of, func(h heard) bool {
			return h.game != of[at].game && h.surest() >= littleSure
		})
		speak = append(speak, of[at])
		others = append(others, slices.Delete(of, at, at+1)...)
	}
	return speak, others
}

// kin gives what the games of one family have heard, that one first which speaks for them; a game of none is its own.
func kin(all []heard, game string) (out []heard) {
	family := lexicon.Family(game)
	if family == nil {
		family = []string{game}
	}
	for _, id := range family {
		if i := slices.IndexFunc(all, func(h heard) bool { return h.game.ID == id }); i >= 0 {
			out = append(out, all[i])
		}
	}
	return out
}

// speaker finds which of a family a question is about, and whether the question tells it. Else it is the first.
func speaker(of []heard) (at int, told bool) {
	recorded := func(h *heard) bool { return len(h.hits) > 0 && h.hits[0].Sure == 1 }
	if i := slices.IndexFunc(of, func(h heard) bool { return recorded(&h) }); i >= 0 {
		return i, false
	}
	own := make([]int, len(of))
	for i := range of {
		own[i] = of[i].alone(of)
		if own[i] > own[at] || own[i] == own[at] && own[i] > 0 && of[i].fits > of[at].fits {
			at = i
		}
	}
	if own[at] > 0 {
		return at, true
	}
	if of[0].surest() >= bars.Give {
		return 0, false
	}
	if i := slices.IndexFunc(of, func(h heard) bool { return h.worded && h.surest() >= bars.Give }); i > 0 {
		return i, false
	}
	for i := range of {
		if of[i].surest() > of[at].surest() {
			at = i
		}
	}
	if of[at].surest() < max(littleSure, of[0].surest()+clearlySurer) || of[at].fits < of[0].fits {
		at = 0
	}
	return at, false
}

// surest is the chance of the likeliest thing that a game has, among all that it has.
func (h *heard) surest() float64 {
	if len(h.hits) == 0 {
		return 0
	}
	return h.hits[0].Sure
}

// alone counts what a question names that this game has, and none of the others of its family: a word of its rules, or
// a card. A word that names a card elsewhere is none of them, nor is a card of one word that somebody uses elsewhere.
func (h *heard) alone(of []heard) int {
	n := 0
	for _, t := range h.reading.Terms {
		card := strings.HasPrefix(t.Tokens[0], lexicon.CardMark) && !t.Part
		elsewhere := func(other heard) bool { return other.game != h.game && other.knows(t.Typed, card) }
		if (card || slices.ContainsFunc(t.Tokens, h.index.Lexicon().OnlyHere)) && !slices.ContainsFunc(of, elsewhere) {
			n++
		}
	}
	return n
}

// knows says whether some words name a card in a game; or are one word that somebody uses there, where that counts.
func (h *heard) knows(name string, used bool) bool {
	for _, t := range h.reading.Terms {
		if t.Typed == name && strings.HasPrefix(t.Tokens[0], lexicon.CardMark) {
			return true
		}
	}
	return used && !strings.Contains(name, " ") && !h.strange(name)
}

// strange says whether nobody uses a word in a game.
func (h *heard) strange(word string) bool {
	return slices.ContainsFunc(h.strangeWords(), func(w string) bool { return w == lexicon.Key(word) })
}

// strangeWords are those of a question that nobody uses in a game, as they were typed.
func (h *heard) strangeWords() (out []string) {
	for _, w := range h.reading.Unknown {
		out = append(out, lexicon.Key(w))
	}
	for _, c := range h.reading.Corrected {
		out = append(out, lexicon.Key(c.From))
	}
	return out
}

// family gives the other games of a family that may rule otherwise: where the question does not tell which is played.
func (h *heard) family(others []heard) (out []*engine.Game) {
	if h.told {
		return nil
	}
	for _, other := range kin(others, h.game.ID) {
		out = append(out, other.game)
	}
	return out
}

// offerElsewhere offers what the games that do not speak for their family have, where that is likely to answer, in the
// places that are left. One is left for them where they contest that h speaks.
func (a *Answer) offerElsewhere(h *heard, others []heard) {
	least := rivalSure
	if h.contested {
		least, a.Offers = littleSure, a.Offers[:min(MostOffers-1, len(a.Offers))]
	}
	a.offerMore(elsewhere(others, least))
}

// elsewhere gives what some games are at least so sure of.
func elsewhere(others []heard, least float64) (out []Hit) {
	for i := range others {
		for _, x := range others[i].hits {
			if x.Sure >= least {
				out = append(out, x)
			}
		}
	}
	sort(out)
	return out
}
