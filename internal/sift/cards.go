package sift

import (
	"slices"
	"strings"

	"tablereferee/engine"
)

// Cards are filters of cards, each empty where it is not asked for.
type Cards struct {
	Type, Cost, Trait, Keyword, Icon string
}

// Any says whether something is asked for.
func (c Cards) Any() bool { return c != Cards{} }

// The sorts of what a filter of cards looks at.
const (
	byType    = "type"
	byTrait   = "trait"
	byKeyword = "keyword"
	byIcon    = "icon"
)

// Sorts are the filters of cards that take one of several values, by the names of their flags.
var Sorts = []string{byType, byTrait, byKeyword, byIcon}

// printed gives what a card has of one sort. It is read off the facts that are told of the card, so that a filter finds
// what a reader sees.
func printed(g *engine.Game, d engine.Def, sort string) []Value {
	var out []Value
	for _, f := range g.Facts(d) {
		switch name := f.Name[engine.EN]; {
		case sort == byType && (name == "type" || name == "types"), sort == byTrait && name == "traits":
			out = append(out, parts(f.Value)...)
		case sort == byKeyword && f.Value[engine.EN] == "yes":
			out = append(out, Value{Says: f.Name})
		case sort == byIcon && (strings.HasSuffix(name, " icons") || strings.HasSuffix(name, " resources")):
			out = append(out, Value{Says: f.Name})
		}
	}
	if sort == byType && len(out) == 0 { // a character has no type, and is known by the part of the box
		for _, f := range g.Facts(d) {
			if f.Name[engine.EN] == "part of the box" {
				out = append(out, Value{Says: f.Value})
			}
		}
	}
	if sort == byKeyword && g.Keywords != nil {
		for _, k := range g.Keywords(d) {
			out = append(out, Value{Says: k})
		}
	}
	return out
}

// parts takes a list of names apart.
func parts(list engine.Text) []Value {
	separator := engine.Commas[engine.EN]
	n := len(strings.Split(list[engine.EN], separator))
	out := make([]Value, n)
	for i := range out {
		out[i].Says = engine.Each(func(l engine.Lang) string {
			if all := strings.Split(list.In(l), separator); len(all) == n {
				return all[i]
			}
			return strings.Split(list[engine.EN], separator)[i]
		})
	}
	return out
}

// Printed gives all values of one sort that cards of some games have, sorted by their English names.
func Printed(games []*engine.Game, sort string) []Value {
	var out []Value
	seen := map[string]bool{}
	for _, g := range games {
		for d := range g.Rules(g.Editions[0]).Cards {
			if d == 0 {
				continue
			}
			for _, v := range printed(g, engine.Def(d), sort) {
				// games write the same type in other capitals
				if key := engine.LooseName(v.Says[engine.EN]); !seen[key] {
					seen[key] = true
					out = append(out, v)
				}
			}
		}
	}
	slices.SortFunc(out, func(a, b Value) int {
		return strings.Compare(engine.LooseName(a.Says[engine.EN]), engine.LooseName(b.Says[engine.EN]))
	})
	return out
}

// Sieve lets through the cards that are asked for.
type Sieve struct {
	wanted map[string]string // by sort, the English name as Loose has it
	cost   *Range
}

// Sieve reads the filters. Its errors say what there is.
func (c Cards) Sieve(games []*engine.Game) (*Sieve, error) {
	s := &Sieve{wanted: map[string]string{}}
	for i, given := range []string{c.Type, c.Trait, c.Keyword, c.Icon} {
		if given == "" {
			continue
		}
		there := Printed(games, Sorts[i])
		at, err := Choose("--"+Sorts[i], given, there)
		if err != nil {
			return nil, err
		}
		s.wanted[Sorts[i]] = engine.LooseName(there[at].Says[engine.EN])
	}
	if c.Cost != "" {
		r, err := ReadRange("--cost", c.Cost)
		if err != nil {
			return nil, err
		}
		s.cost = &r
	}
	return s, nil
}

// Passes says whether a card is among those that are asked for.
func (s *Sieve) Passes(g *engine.Game, d engine.Def) bool {
	for sort, name := range s.wanted {
		if !slices.ContainsFunc(printed(g, d, sort), func(v Value) bool {
			return engine.LooseName(v.Says[engine.EN]) == name
		}) {
			return false
		}
	}
	if s.cost == nil {
		return true
	}
	return slices.ContainsFunc(g.Facts(d), func(f engine.Fact) bool {
		return f.Name[engine.EN] == "cost" && s.cost.Has(f.Value[engine.EN])
	})
}
