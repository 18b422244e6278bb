// Package mistake changes declarations of cards as somebody might who makes a mistake: for tests, which hold that a
// changed card is another card, or none.
package mistake

import (
	"fmt"
	"math/rand/v2"

	"tablereferee/engine/cardtext"
)

// Words are what may stand in the place of something else.
type Words struct {
	All   []string // words of card files
	Texts []string // words in quotes
}

// Each gives a declaration with one thing changed in it, some changes of each kind at every word, number and text, and
// says what. The same seed gives the same changes.
func (w *Words) Each(d *cardtext.Declared, seed uint64, some int, yield func(what string, changed *cardtext.Declared)) {
	rng := rand.New(rand.NewPCG(seed, 1))
	var says func(v cardtext.Value, put func(cardtext.Value))
	try := func(put func(cardtext.Value), was, is cardtext.Value, what string, args ...any) {
		put(is)
		c := *d
		c.Says = copied(d.Says).(*cardtext.Table)
		yield(fmt.Sprintf(what, args...), &c)
		put(was)
	}
	says = func(v cardtext.Value, put func(cardtext.Value)) {
		switch v := v.(type) {
		case int:
			try(put, v, v+1, "%d is %d", v, v+1)
		case string:
			for range some {
				if word := w.Texts[rng.IntN(len(w.Texts))]; word != v {
					try(put, v, word, "%q is %q", v, word)
				}
			}
		case *cardtext.Table:
			for i := range v.List {
				says(v.List[i], func(x cardtext.Value) { v.List[i] = x })
				if rest := append(append([]cardtext.Value{}, v.List[:i]...), v.List[i+1:]...); len(v.List) > 1 {
					try(put, v, &cardtext.Table{List: rest, Keys: v.Keys, Line: v.Line}, "the %d. of a row is gone",
						i+1)
				}
			}
			for i := range v.Keys {
				says(v.Keys[i].Value, func(x cardtext.Value) { v.Keys[i].Value = x })
				rest := append(append([]cardtext.Key{}, v.Keys[:i]...), v.Keys[i+1:]...)
				try(put, v, &cardtext.Table{List: v.List, Keys: rest, Line: v.Line}, "%s is gone", v.Keys[i].Name)
			}
		case *cardtext.Node:
			for range some {
				if word := w.All[rng.IntN(len(w.All))]; word != v.Word {
					try(put, v, &cardtext.Node{Word: word, Of: v.Of, Calls: v.Calls, Line: v.Line}, "%s is %s", v.Word,
						word)
				}
			}
			if v.Of != nil {
				says(v.Of, func(x cardtext.Value) {
					if n, ok := x.(*cardtext.Node); ok {
						v.Of = n
					}
				})
				try(put, v, v.Of, "%s is gone", v.Word)
				try(put, v, &cardtext.Node{Word: v.Word, Calls: v.Calls, Line: v.Line}, "what stands before %s is gone",
					v.Word)
			}
			for _, call := range v.Calls {
				for i := range call {
					says(call[i], func(x cardtext.Value) { call[i] = x })
				}
			}
		}
	}
	for i := range d.Says.List {
		says(d.Says.List[i], func(x cardtext.Value) { d.Says.List[i] = x })
	}
	for i := range d.Says.Keys {
		says(d.Says.Keys[i].Value, func(x cardtext.Value) { d.Says.Keys[i].Value = x })
	}
}

// Copy gives a declaration that shares nothing with another.
func Copy(d *cardtext.Declared) *cardtext.Declared {
	c := *d
	c.Says = copied(d.Says).(*cardtext.Table)
	return &c
}

func copied(v cardtext.Value) cardtext.Value {
	switch v := v.(type) {
	case *cardtext.Table:
		t := &cardtext.Table{Line: v.Line}
		for _, x := range v.List {
			t.List = append(t.List, copied(x))
		}
		for _, k := range v.Keys {
			t.Keys = append(t.Keys, cardtext.Key{Name: k.Name, Value: copied(k.Value), Line: k.Line})
		}
		return t
	case *cardtext.Node:
		n := &cardtext.Node{Word: v.Word, Line: v.Line}
		if v.Of != nil {
			n.Of = copied(v.Of).(*cardtext.Node)
		}
		for _, call := range v.Calls {
			args := make([]cardtext.Value, len(call))
			for i := range call {
				args[i] = copied(call[i])
			}
			n.Calls = append(n.Calls, args)
		}
		return n
	}
	return v
}
