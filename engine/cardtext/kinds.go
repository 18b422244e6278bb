package cardtext

import (
	"slices"
	"strings"

	"tablereferee/engine"
)

// Kinds say which facts a card of some kind has, and which it must have: a fact that no rule looks at on a card would
// say nothing there.
type Kinds struct {
	By string // the key that tells the kind: type
	// by fact, or by the word that begins an ability: the kinds that have it; any has what does not stand here
	Of   map[string][]string
	Must map[string][]string // by kind: what it must have
}

// Fit tells the facts that a card of a kind does not have, and those that it lacks. incomplete cards may lack any.
func (k *Kinds) Fit(f *Facts, kind string, incomplete bool) {
	wrong := func(line int, fact string) {
		if of, some := k.Of[fact]; some && !slices.Contains(of, kind) {
			f.fail(line, "%s stands on no card of %s %s; it stands on %s",
				"%s n'est sur aucune carte de %s %s ; c'est sur %s",
				fact, k.By, kind, strings.Join(of, ", "))
		}
	}
	for _, t := range append([]*Table{f.says}, f.heads...) {
		for _, key := range t.Keys {
			if key.Value != false { // what is taken away from a printed card
				wrong(key.Line, key.Name)
			}
			if all, ok := key.Value.(*Table); ok && key.Name == KeyEditions {
				for _, e := range all.Keys {
					for _, k := range keysOf(e.Value) {
						wrong(k.Line, k.Name)
					}
				}
			}
		}
	}
	for _, v := range f.says.List {
		if n, ok := v.(*Node); ok {
			wrong(n.Line, n.Word)
		}
	}
	if !incomplete {
		f.Lack(k.By, kind, k.Must[kind]...)
	}
}

// keysOf are the keys of braces, none of anything else.
func keysOf(v Value) []Key {
	if t, ok := v.(*Table); ok {
		return t.Keys
	}
	return nil
}

// Lack tells which of some facts are missing on a card of a kind.
func (f *Facts) Lack(by, kind string, facts ...string) {
	for _, fact := range facts {
		if v, _ := f.value(fact); v == nil {
			f.lacks("a card of %s %s needs its %s: %[3]s = …", "il manque à une carte de %s %s son %s : %[3]s = …", by,
				kind, fact)
		}
	}
}

// Clash tells two facts of which one makes the other say nothing. Of what is printed, beside something that is wrong
// already, nothing is told: whoever changes the card has not written it.
func (f *Facts) Clash(one string, others ...string) {
	if v, line := f.value(one); v == nil || v == false ||
		line == 0 && f.Card.Origin == engine.Amended && len(f.Errors) > 0 {
		return
	}
	for _, other := range others {
		if v, line := f.value(other); v != nil && v != false {
			f.fail(line, "%s says nothing beside %s", "%s ne dit rien à côté de %s", other, one)
		}
	}
}

// Needs tells a fact that says nothing without one of others.
func (f *Facts) Needs(one string, others ...string) {
	v, line := f.value(one)
	if v == nil || v == false || slices.ContainsFunc(others, func(other string) bool {
		v, _ := f.value(other)
		return v != nil
	}) {
		return
	}
	f.fail(line, "%s says nothing without %s", "%s ne dit rien sans %s", one, strings.Join(others, ", "))
}

// Missing tells that a card does not say of which kind it is; nil is a word of Sets.
func (f *Facts) Missing(key string, words []string) {
	if words == nil {
		words = sorted(f.Words.Sets)
	}
	// a printed card has one: its name may be written wrong
	f.lacks("its %s is missing: %[1]s = \"…\"%s%s", "son %s manque : %[1]s = \"…\"%s%s", key, oneOf(words),
		f.likeCard(f.Card.Name))
}

// lacks notes what is not there; that is told behind what is there and wrong, for it may be the same.
func (f *Facts) lacks(en, fr string, args ...any) {
	told := len(f.Errors)
	f.fail(f.says.Line, en, fr, args...)
	f.lacking = append(f.lacking, f.Errors[told:]...)
	f.Errors = f.Errors[:told]
}
