package cardtext

import (
	"slices"
	"strings"

	"tablereferee/engine"
)

// KeyEditions is the key of what is printed on a card otherwise in some edition: editions = { second = { cost = 4 } }.
const KeyEditions = "editions"

// ofEdition is what braces say of the edition that is read, nil if they say nothing of it that may differ.
func (f *Facts) ofEdition(t *Table, key string) *Table {
	if !f.apart || f.Words == nil {
		return nil
	}
	all, _ := t.Get(KeyEditions).(*Table)
	if all == nil || !slices.Contains(f.Words.Varies, key) {
		return nil
	}
	one, _ := all.Get(f.Words.Edition).(*Table)
	return one
}

// Editions looks at what is said of editions: each is one of the game, and what is said of it may differ.
func (f *Facts) Editions() {
	f.value(KeyEditions) // it is a key of cards
	words := f.Words
	for _, t := range append([]*Table{f.says}, f.heads...) {
		for _, key := range t.Keys {
			if key.Name != KeyEditions {
				continue
			}
			all, ok := key.Value.(*Table)
			if !ok || len(all.List) > 0 || len(all.Keys) == 0 {
				f.unlikeEditions(key.Line)
				continue
			}
			for _, e := range all.Keys {
				one, ok := e.Value.(*Table)
				switch {
				case !slices.Contains(words.Editions, e.Name):
					hint := engine.Text{}
					if near := engine.Nearest(e.Name, words.Editions); near != "" {
						hint = engine.Sayf("; did you mean %s?", " ; vouliez-vous dire %s ?", near)
					}
					f.fail(e.Line, "there is no edition %s; the editions of the game are %s%s",
						"il n'y a pas d'édition %s ; les éditions du jeu sont %s%s", e.Name,
						strings.Join(words.Editions, ", "), hint)
				case !ok || len(one.List) > 0 || len(one.Keys) == 0:
					f.unlikeEditions(e.Line)
				default:
					f.vary(one)
				}
			}
		}
	}
}

// vary tells what cannot differ between editions.
func (f *Facts) vary(t *Table) {
	for _, k := range t.Keys {
		if !slices.Contains(f.Words.Varies, k.Name) {
			f.fail(k.Line, "%s is the same in every edition; what may differ is %s", "%s est le même dans toutes les éditions ; "+
				"ce qui peut différer, c'est %s", k.Name, strings.Join(f.Words.Varies, ", "))
		}
	}
}

// unlikeEditions says how it is said what differs.
func (f *Facts) unlikeEditions(line int) {
	edition, key := "second", "cost"
	if n := len(f.Words.Editions); n > 0 {
		edition = f.Words.Editions[n-1]
	}
	if len(f.Words.Varies) > 0 {
		key = f.Words.Varies[0]
	}
	f.fail(line, "editions says in braces what differs, by edition: editions = { %s = { %s = … } }",
		"editions dit entre accolades ce qui diffère, par édition : editions = { %s = { %s = … } }", edition, key)
}

// ByEdition reads cards for each edition. They are read once for all editions of which no card says anything of its
// own.
func ByEdition[T any](editions []string, cards []Declared, read func(edition string) (T, error)) (map[string]T, error) {
	named, out := editionsNamed(cards), map[string]T{}
	shared := ""
	for _, edition := range editions {
		other := slices.Contains(named, edition)
		if !other && shared != "" {
			out[edition] = out[shared]
			continue
		}
		as, err := read(edition)
		if err != nil {
			return nil, err
		}
		if out[edition] = as; !other {
			shared = edition
		}
	}
	return out, nil
}

// editionsNamed are the editions of which cards say something of their own.
func editionsNamed(cards []Declared) (names []string) {
	for i := range cards {
		for _, t := range append([]*Table{cards[i].Says}, cards[i].Heads...) {
			for _, e := range keysOf(t.Get(KeyEditions)) {
				if !slices.Contains(names, e.Name) {
					names = append(names, e.Name)
				}
			}
		}
	}
	return names
}

// FactsOf is what is printed on a card in the first edition, and then what others print otherwise.
func FactsOf(editions []string, of func(edition string) []engine.Fact) []engine.Fact {
	first := of(editions[0])
	out := first
	for _, e := range editions[1:] {
		other := func(f engine.Fact, value engine.Text) {
			out = append(out, engine.Fact{Name: engine.Sayf("%s, edition %s", "%s, édition %s", f.Name, e), Value: value})
		}
		has := of(e)
		for _, f := range has {
			if !slices.Contains(first, f) {
				other(f, f.Value)
			}
		}
		for _, f := range first {
			if !slices.ContainsFunc(has, func(h engine.Fact) bool { return h.Name == f.Name }) {
				other(f, engine.Text{"no", "non"})
			}
		}
	}
	return out
}

// unsaid leaves out of what a printed card says of editions what its author has said of all.
func unsaid(editions Value, said *Table) Value {
	all, ok := editions.(*Table)
	if !ok {
		return editions
	}
	out := &Table{}
	for _, e := range all.Keys {
		one, ok := e.Value.(*Table)
		if !ok {
			continue
		}
		left := &Table{}
		for _, k := range one.Keys {
			if !said.has(k.Name) {
				left.Keys = append(left.Keys, k)
			}
		}
		if len(left.Keys) > 0 {
			out.Keys = append(out.Keys, Key{Name: e.Name, Value: left})
		}
	}
	return out
}
