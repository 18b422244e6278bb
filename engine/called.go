package engine

import (
	"slices"
	"strings"
	"unicode"
)

// Called gives the cards that a name means: the one of that id, else those that have it as their name or title. What a
// hurried player leaves out does not matter.
func (r *Rules) Called(name string) []Def {
	var out []Def
	wanted := LooseName(name)
	for d := Def(1); int(d) < len(r.Cards); d++ {
		c := &r.Cards[d]
		if strings.EqualFold(c.ID, name) && LooseName(c.Name[EN]) != wanted {
			return []Def{d}
		}
		if wanted != "" && slices.ContainsFunc(slices.Concat(slices.Collect(c.Name.All()),
			slices.Collect(c.Title.All()), []string{c.ID, c.Also}),
			func(n string) bool { return LooseName(n) == wanted }) {
			out = append(out, d)
		}
	}
	return out
}

// LooseName is a name without what a hurried player leaves out: capitals, accents, hyphens, spaces and signs.
func LooseName(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, FoldName(name))
}

// ClausesOf gives the clauses that are a card's own text, and those that are about it: which name it, and the readings
// that settle one of either.
func (b *Book) ClausesOf(card *CardInfo) (own, about []Clause) {
	id := card.ClauseID(b)
	isOwn := func(other string) bool { return other == id || strings.HasPrefix(other, id+".") }
	named := map[string]bool{}
	for info := range b.All() {
		switch {
		case isOwn(info.ID):
			own = append(own, info.Clause)
			named[info.ID] = true
		case slices.Contains(info.Text().Cards, card.Name[EN]):
			about = append(about, info.Clause)
			named[info.ID] = true
		}
	}
	for info := range b.All() {
		if !named[info.ID] && slices.ContainsFunc(info.Text().About, func(id string) bool { return named[id] }) {
			about = append(about, info.Clause)
		}
	}
	return own, about
}
