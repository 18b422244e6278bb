package lexicon

import (
	"slices"
	"strings"

	"tablereferee/engine"
)

// Entry is a term of a game, and what players call it in either language.
type Entry struct {
	Term  string
	Forms [2][]string
}

// Glossary gives the terms of a game that players may mean by a word: those that are called so, then those in whose
// names all its words stand.
func Glossary(game, word string) []Entry {
	wanted := split(word)
	if len(wanted) == 0 {
		return nil
	}
	var exact, within []Entry
	for _, c := range concepts(game) {
		is, holds := false, false
		for l, forms := range c.forms {
			for _, form := range append(forms, strings.ReplaceAll(c.name, "-", " ")) {
				said := split(form)
				alike := func(a, b Word) bool {
					return a.Text == b.Text || stem(engine.Lang(l), a.Text) == stem(engine.Lang(l), b.Text)
				}
				is = is || slices.EqualFunc(said, wanted, alike)
				holds = holds || !slices.ContainsFunc(wanted, func(w Word) bool {
					return !slices.ContainsFunc(said, func(s Word) bool { return alike(s, w) })
				})
			}
		}
		entry := Entry{c.name, c.forms}
		switch {
		case is:
			exact = append(exact, entry)
		case holds:
			within = append(within, entry)
		}
	}
	return append(exact, within...)
}
