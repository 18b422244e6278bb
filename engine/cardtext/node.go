package cardtext

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"tablereferee/engine"
)

// Node is a word of a card file with what stands at it: as it is written, before it is known what it means.
//
//	foe:discard(one{ hand, cost = {1} })    {Word: "discard", Of: foe, Calls: {{one{…}}}}
//	attack(one_foe){ steal(1, foe) }        {Word: "attack", Calls: {{one_foe}, {Table}}}
type Node struct {
	Word  string
	Of    *Node     // before the dot or the colon; nil if nothing stands there
	Calls [][]Value // what the brackets behind it hold, each pair on its own
	Line  int
}

// Value is what stands in a card file: a bool, an int, a string, a *Node or a *Table.
type Value any

// Table is a pair of braces: what stands there in a row, and what stands there by a key.
type Table struct {
	List []Value
	Keys []Key // by name
	Line int
}

// Key is a value of a table with its name.
type Key struct {
	Name  string
	Value Value
	Line  int
}

// key finds a key, nil if there is none.
func (t *Table) key(name string) *Key {
	for i := range t.Keys {
		if t.Keys[i].Name == name {
			return &t.Keys[i]
		}
	}
	return nil
}

// Get gives the value of a key, nil if there is none.
func (t *Table) Get(name string) Value {
	if k := t.key(name); k != nil {
		return k.Value
	}
	return nil
}

// Declared is a card as it is declared: its name and everything that is said of it.
type Declared struct {
	Name  string
	Says  *Table
	Heads []*Table // what the heads of the file say of all cards behind them, the nearest first
	File  string
	Line  int
	End   int // the last line, where that is known

	Origin engine.Origin
	Anew   bool // of a printed card that is changed: abilities that are printed have made way for others
	// Was unknown: of a printed card that is changed, nobody has known what it says.
	WasUnknown bool
}

// Where is the place of a declaration.
func (d *Declared) Where(line int) string { return fmt.Sprintf("%s:%d", d.File, cmp.Or(line, d.Line)) }

// Error is what is wrong in a card file.
type Error struct {
	File string
	Line int
	Card string // empty if it is about no card
	Says engine.Text
}

// At is where it stands, and what is told of it there.
func (e *Error) At() (file string, line int, says engine.Text) {
	says = e.Says
	if e.Card != "" {
		says = engine.Sayf("%s: %s", "%s : %s", e.Card, e.Says)
	}
	return e.File, e.Line, says
}

// Error tells it in English.
func (e *Error) Error() string { return e.In(engine.EN) }

// In tells it in a language.
func (e *Error) In(l engine.Lang) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s:%d: ", e.File, e.Line)
	if e.Card != "" {
		b.WriteString(e.Card + engine.Text{": ", " : "}.In(l))
	}
	b.WriteString(e.Says.In(l))
	return b.String()
}

// Native says whether something of a card is done by a function and not by the words of card files.
func (d *Declared) Native() bool { return d.Says.Get(keyNative) != nil || len(nativesIn(d.Says)) > 0 }

// Uses says whether a declaration uses a word of the language.
func (d *Declared) Uses(word string) bool { return uses(d.Says, word) }

func uses(v Value, word string) bool {
	switch v := v.(type) {
	case *Table:
		return slices.ContainsFunc(v.List, func(x Value) bool { return uses(x, word) }) ||
			slices.ContainsFunc(v.Keys, func(k Key) bool { return uses(k.Value, word) })
	case *Node:
		return v.Word == word || v.Of != nil && uses(v.Of, word) ||
			slices.ContainsFunc(v.Calls, func(call []Value) bool {
				return slices.ContainsFunc(call, func(x Value) bool { return uses(x, word) })
			})
	}
	return false
}

// nativesIn gives the names of the functions of which the texts in a value speak.
func nativesIn(v Value) []string {
	var names []string
	switch v := v.(type) {
	case *Table:
		for _, x := range v.List {
			names = append(names, nativesIn(x)...)
		}
		for _, k := range v.Keys {
			names = append(names, nativesIn(k.Value)...)
		}
	case *Node:
		if v.Of != nil {
			names = nativesIn(v.Of)
		}
		if v.Word == keyNative {
			name, _ := arg(v, 0, 0).(string)
			names = append(names, name)
		}
		for _, call := range v.Calls {
			for _, x := range call {
				names = append(names, nativesIn(x)...)
			}
		}
	}
	return names
}

// Natives gives the names of the printed cards of which something is done by a function, and how many printed cards
// there are.
func Natives(cards []Declared) (names []string, of int) {
	for i := range cards {
		d := &cards[i]
		if f := NewFacts(d, nil, nil); f.Yes("test") {
			continue
		}
		if of++; d.Native() {
			names = append(names, d.Name)
		}
	}
	return names, of
}
