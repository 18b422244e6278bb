package table

import (
	"regexp"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/referee/scenario"
)

// What is said to the open question, no move, in the question's own words.

// ordinal is the place of the answer that words count: "the second one", "la dernière"; -1 where they count none.
func (t *Table) ordinal(q *engine.Question, said string) int {
	n := scenario.Ordinal(said)
	if n < 0 {
		n += len(q.Answers) + 1
	}
	if n < 1 || n > len(q.Answers) {
		return -1
	}
	return n - 1
}

// answered gives the answer to the open question, no move, that is said in the question's own words: "discard Punch"
// where it is asked which card to discard, "me", the first words of a choice. -1 is none, the error that it is several.
func (t *Table) answered(q *engine.Question, said string, asked bool) (int, error) {
	words := t.live.Spoken(said)
	if t.live.Menu() || words.Player != q.Player || !asked && words.Wonders {
		return -1, nil
	}
	rest, from := t.live.Answering(said)
	for _, named := range []string{bare(rest), bare(said)} {
		if named == "" {
			continue
		}
		fits := t.fitting(q, func(i int) bool {
			return t.isNamed(q, i, named) && t.lies(&q.Answers[i], from, words.Whose)
		})
		if len(fits) > 0 {
			return t.only(said, fits)
		}
	}
	return -1, nil
}

// isNamed says whether words name what a legal answer is about: a card, with its number, a player as whom somebody
// plays, or a choice by its first words.
func (t *Table) isNamed(q *engine.Question, i int, words string) bool {
	a := &q.Answers[i]
	if a.Verb == engine.VerbDecline {
		return false
	}
	forms := t.forms(q, i)[2]
	switch {
	case slices.Contains(forms, words), slices.Contains(forms, withNumber.ReplaceAllString(words, "$1#$2")):
		return true
	case a.Card != 0:
		return t.Rules().Means(t.live.Match().Def(a.Card), words)
	case a.Option != 0:
		return slices.ContainsFunc(forms, func(form string) bool { return strings.HasPrefix(form, words+" ") })
	}
	return t.isOf(a, t.live.Seat(q.Player, words))
}

// withNumber is a name with a number behind it.
var withNumber = regexp.MustCompile(`^(.*\S) #?(\d+)$`)

// lies says whether the card of an answer, if it has one, lies where it is said to, and with whom.
func (t *Table) lies(a *engine.Answer, from string, whose engine.Player) bool {
	return t.live.LiesIn(a.Card, from) && (whose == engine.NoPlayer || a.Card == 0 || t.live.OwnedBy(a.Card, whose))
}
