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
	rest, from, by := t.live.Answering(said)
	if t.live.Many(said) != scenario.Once { // only a choice may be called so: "draw 3"
		rest = ""
	}
	for _, is := range [...]func(int, string) bool{t.isNamed, t.isPartly} {
		for _, named := range [...]string{bare(rest), bare(said)} {
			if named == "" {
				continue
			}
			fits := t.fitting(q, func(i int) bool {
				a := &q.Answers[i]
				other := by != nil && named == bare(rest) && !slices.Contains(by, t.Rules().Verbs[a.Verb].Word)
				return !other && a.Verb != engine.VerbDecline && is(i, named) && t.lies(a, from, words.Whose)
			})
			if len(fits) > 0 {
				return t.only(said, fits)
			}
		}
	}
	return -1, nil
}

// isPartly says whether words are some of those that name what a legal answer is about.
func (t *Table) isPartly(i int, words string) bool {
	const short = 4
	return len(words) >= short && slices.ContainsFunc(t.forms(t.live.Question(), i)[2], func(form string) bool {
		return strings.Contains(" "+form+" ", " "+words+" ")
	})
}

// isNamed says whether words name what a legal answer is about: a card, with its number, a player as whom somebody
// plays, or a choice by its first words.
func (t *Table) isNamed(i int, words string) bool {
	q := t.live.Question()
	a := &q.Answers[i]
	all := t.forms(q, i)
	forms := all[2]
	for _, says := range all[1] { // with its place, where two are called the same: "destroys Punch (Pat hand)"
		if _, behind, ok := strings.Cut(says, " "); ok && behind == words {
			return true
		}
	}
	switch {
	case slices.Contains(forms, words), slices.Contains(forms, withNumber.ReplaceAllString(words, "$1#$2")):
		return true
	case a.Card != 0:
		m := t.live.Match()
		return !m.Veiled(a.Card) && t.Rules().Means(m.Def(a.Card), words)
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
