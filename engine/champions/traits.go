package champions

import (
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// Traits is a set of the traits that are printed on the cards of a box, a bit each; by itself a trait does nothing
// (mc.traits.no-effect).
type Traits uint64

// mostTraits bounds how many traits the cards of a box have.
const mostTraits = 64

// aerial is the one trait that cards give to a character that does not bear it.
const aerial = "Aerial"

// traitsOf gives the traits of cards, those that are printed by name and behind them the author's own: a card of one's
// own says of a trait that no printed card bears that it is new, so that a slip of the pen is no trait.
func traitsOf(all []cardtext.Declared) (traits []string, wrong []error) {
	for i := range all {
		if all[i].Origin == engine.Printed {
			traits = append(traits, traitsIn(all[i].Says, "traits")...)
		}
	}
	slices.Sort(traits)
	traits = slices.Compact(traits)
	for i := range all {
		d := &all[i]
		for _, name := range traitsIn(d.Says, newTraits) {
			switch {
			case slices.Contains(traits, name):
			case strings.TrimSpace(name) == "":
				wrong = append(wrong, &cardtext.Error{File: d.File, Line: d.Line, Card: d.Name,
					Says: engine.Text{"a trait has a name", "un trait a un nom"}})
			case len(traits) == mostTraits:
				wrong = append(wrong, &cardtext.Error{File: d.File, Line: d.Line, Card: d.Name,
					Says: engine.Sayf("%q is one trait too many: all cards together have %d at most",
						"%q est un trait de trop : toutes les cartes ensemble en ont %d au plus", name, mostTraits)})
			default:
				traits = append(traits, name)
			}
		}
	}
	return traits, wrong
}

// newTraits is the key under which a card of one's own names traits that no printed card bears.
const newTraits = "new_traits"

// traitsIn gives the words that stand under a key of a card or of what is declared within it.
func traitsIn(t *cardtext.Table, key string) (names []string) {
	if t == nil {
		return nil
	}
	for _, k := range t.Keys {
		switch v := k.Value.(type) {
		case string:
			if k.Name == key {
				names = append(names, v)
			}
		case *cardtext.Table:
			if k.Name != key {
				names = append(names, traitsIn(v, key)...)
				continue
			}
			for _, name := range v.List {
				if name, ok := name.(string); ok {
					names = append(names, name)
				}
			}
		}
	}
	return names
}

// bear reads the traits of a card.
func bear(f *cardtext.Facts, c *Card, traits []string) {
	for _, name := range words(f, "traits") {
		if f.Card.Origin != engine.Printed && !slices.Contains(traits, name) && engine.Nearest(name, traits) == "" {
			f.Fail("no printed card has the trait %q; one of the author's own stands under %s",
				"aucune carte imprimée n'a le trait %q ; un trait de l'auteur se met sous %s", name, newTraits)
			return
		}
	}
	c.Traits = Traits(f.Set("traits", traits...) | f.Set(newTraits, traits...))
	for i, name := range traits {
		if c.Traits>>i&1 != 0 {
			c.TraitNames = append(c.TraitNames, name)
		}
	}
	c.Aerial = slices.Contains(c.TraitNames, aerial)
}
