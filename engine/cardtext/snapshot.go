package cardtext

import (
	"encoding/binary"
	"errors"
)

// A snapshot holds declarations as they were read from card files, so that a program need not read Lua to know its own
// cards. It begins with a number that stands for what it was made of.

// errSnapshot is said of bytes that are no snapshot.
var errSnapshot = errors.New("this is no snapshot of card files")

// What a value is, in a snapshot.
const (
	snapNothing byte = iota
	snapYes
	snapNo
	snapNumber
	snapWord
	snapNode
	snapTable
)

// Snapshot writes declarations down. of stands for what they were made of.
func Snapshot(of uint64, cards []Declared) []byte {
	w := &snapWriter{words: map[string]uint64{}, heads: map[*Table]uint64{}}
	w.number(uint64(len(cards)))
	for i := range cards {
		w.card(&cards[i])
	}
	out := binary.LittleEndian.AppendUint64(nil, of)
	out = binary.AppendUvarint(out, uint64(len(w.list)))
	for _, word := range w.list {
		out = append(binary.AppendUvarint(out, uint64(len(word))), word...)
	}
	return append(out, w.out...)
}

// snapWriter writes a snapshot: each word and each head once, and its number afterwards.
type snapWriter struct {
	out   []byte
	words map[string]uint64
	list  []string
	heads map[*Table]uint64
}

func (w *snapWriter) number(n uint64) { w.out = binary.AppendUvarint(w.out, n) }

func (w *snapWriter) word(s string) {
	n, ok := w.words[s]
	if !ok {
		n = uint64(len(w.list))
		w.words[s], w.list = n, append(w.list, s)
	}
	w.number(n)
}

func (w *snapWriter) card(d *Declared) {
	w.word(d.Name)
	w.word(d.File)
	w.number(uint64(d.Line))
	w.number(uint64(d.End))
	w.table(d.Says)
	w.number(uint64(len(d.Heads)))
	for _, h := range d.Heads {
		n, ok := w.heads[h]
		if !ok {
			n = uint64(len(w.heads))
			w.heads[h] = n
		}
		w.number(n)
		if !ok {
			w.table(h)
		}
	}
}

func (w *snapWriter) table(t *Table) {
	w.number(uint64(t.Line))
	w.number(uint64(len(t.List)))
	for _, v := range t.List {
		w.value(v)
	}
	w.number(uint64(len(t.Keys)))
	for _, k := range t.Keys {
		w.word(k.Name)
		w.number(uint64(k.Line))
		w.value(k.Value)
	}
}

func (w *snapWriter) node(n *Node) {
	w.word(n.Word)
	w.number(uint64(n.Line))
	if n.Of == nil {
		w.value(nil)
	} else {
		w.value(n.Of)
	}
	w.number(uint64(len(n.Calls)))
	for _, call := range n.Calls {
		w.number(uint64(len(call)))
		for _, v := range call {
			w.value(v)
		}
	}
}

func (w *snapWriter) value(v Value) {
	switch v := v.(type) {
	case bool:
		if v {
			w.out = append(w.out, snapYes)
		} else {
			w.out = append(w.out, snapNo)
		}
	case int:
		w.out = binary.AppendVarint(append(w.out, snapNumber), int64(v))
	case string:
		w.out = append(w.out, snapWord)
		w.word(v)
	case *Node:
		w.out = append(w.out, snapNode)
		w.node(v)
	case *Table:
		w.out = append(w.out, snapTable)
		w.table(v)
	default:
		w.out = append(w.out, snapNothing)
	}
}

// FromSnapshot gives the declarations of a snapshot, if it was made of the same.
func FromSnapshot(of uint64, b []byte) ([]Declared, error) {
	if len(b) < 8 || binary.LittleEndian.Uint64(b) != of {
		return nil, errSnapshot
	}
	r := &snapReader{in: b[8:]}
	for range r.many() {
		if r.list = append(r.list, r.text()); r.bad {
			return nil, errSnapshot
		}
	}
	var cards []Declared
	for range r.many() {
		cards = append(cards, r.card())
		if r.bad {
			break
		}
	}
	if r.bad || len(r.in) > 0 {
		return nil, errSnapshot
	}
	return cards, nil
}

// snapReader reads a snapshot. Bytes that are none make it bad, and it gives nothing from then on.
type snapReader struct {
	in    []byte
	list  []string
	heads []*Table
	depth int // of the value that is being read
	bad   bool
}

func (r *snapReader) number() uint64 {
	n, size := binary.Uvarint(r.in)
	if size <= 0 {
		r.bad, r.in = true, nil
		return 0
	}
	r.in = r.in[size:]
	return n
}

// many is a number of things, each of which takes a byte at least.
func (r *snapReader) many() int {
	n := r.number()
	if n > uint64(len(r.in)) {
		r.bad, r.in = true, nil
		return 0
	}
	return int(n)
}

// line is a number of a line.
func (r *snapReader) line() int { return int(r.number() & (1<<31 - 1)) }

func (r *snapReader) text() string {
	n := r.many()
	s := string(r.in[:n])
	r.in = r.in[n:]
	return s
}

func (r *snapReader) word() string {
	if n := r.number(); n < uint64(len(r.list)) {
		return r.list[n]
	}
	r.bad = true
	return ""
}

func (r *snapReader) card() Declared {
	d := Declared{Name: r.word(), File: r.word(), Line: r.line(), End: r.line(), Says: r.table()}
	for range r.many() {
		n := r.number()
		if n == uint64(len(r.heads)) {
			r.heads = append(r.heads, r.table())
		}
		if r.bad || n >= uint64(len(r.heads)) {
			r.bad = true
			break
		}
		d.Heads = append(d.Heads, r.heads[n])
	}
	return d
}

// table reads braces. How much lies in them is not believed before it is read.
func (r *snapReader) table() *Table {
	t := &Table{Line: r.line()}
	for range r.many() {
		t.List = append(t.List, r.value())
		if r.bad {
			return t
		}
	}
	for range r.many() {
		t.Keys = append(t.Keys, Key{Name: r.word(), Line: r.line(), Value: r.value()})
		if r.bad {
			return t
		}
	}
	return t
}

func (r *snapReader) node() *Node {
	n := &Node{Word: r.word(), Line: r.line()}
	n.Of, _ = r.value().(*Node)
	for range r.many() {
		args := []Value{}
		for range r.many() {
			args = append(args, r.value())
			if r.bad {
				return n
			}
		}
		n.Calls = append(n.Calls, args)
		if r.bad {
			break
		}
	}
	return n
}

// deepest is how deeply values may lie in each other.
const deepest = 10_000

func (r *snapReader) value() Value {
	if len(r.in) == 0 {
		r.bad = true
		return nil
	}
	if r.depth++; r.depth > deepest {
		r.bad, r.in = true, nil
		return nil
	}
	defer func() { r.depth-- }()
	kind := r.in[0]
	r.in = r.in[1:]
	switch kind {
	case snapYes, snapNo:
		return kind == snapYes
	case snapNumber:
		n, size := binary.Varint(r.in)
		if size <= 0 {
			r.bad, r.in = true, nil
			return nil
		}
		r.in = r.in[size:]
		return int(n)
	case snapWord:
		return r.word()
	case snapNode:
		return r.node()
	case snapTable:
		return r.table()
	case snapNothing:
		return nil
	}
	r.bad = true
	return nil
}
