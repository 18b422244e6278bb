package engine

import (
	"iter"
	"math/bits"
)

// Clause is one rule of a rulebook: its number in the Book of its game. Zero is no clause.
type Clause uint16

// Clauses is an ordered set of up to five clauses, packed: the citation of an event. A sixth does not fit. Rule code
// cites the most specific ones first, and says which are general enough to be left out of a full line (AndIfRoom,
// WithIfRoom); whatever else finds no room makes the citation Overfull, which that of an event must not be.
type Clauses uint64

// clauseBits is how wide a packed clause is: a rulebook may have 4095 clauses (Rules.Complete insists).
const clauseBits, maxClause = 12, 1<<12 - 1

// Cite packs clauses in order; zero is no clause. The first stands by itself, so that a constant one is a constant
// citation.
func Cite(first Clause, more ...Clause) Clauses {
	out := Clauses(first)
	for _, c := range more {
		out = out.And(c)
	}
	return out
}

// CiteAll is Cite for a list.
func CiteAll(cs []Clause) Clauses {
	var out Clauses
	for _, c := range cs {
		out = out.And(c)
	}
	return out
}

// overfull marks a citation in which a clause found no room, above its five places.
const overfull Clauses = 1 << (5 * clauseBits)

// And adds a clause if it is new.
func (cs Clauses) And(c Clause) Clauses {
	if c == 0 || cs.has(c) {
		return cs
	}
	if cs.full() {
		return cs | overfull
	}
	cited := (bits.Len64(uint64(cs)) + clauseBits - 1) / clauseBits
	return cs | Clauses(c)<<(cited*clauseBits)
}

// AndIfRoom adds clauses, in their order, as far as there is room: those that may be left out of a full line because
// they hold of every line of its kind.
func (cs Clauses) AndIfRoom(more ...Clause) Clauses {
	for _, c := range more {
		if !cs.full() {
			cs = cs.And(c)
		}
	}
	return cs
}

// WithIfRoom is AndIfRoom for the clauses of another citation.
func (cs Clauses) WithIfRoom(more Clauses) Clauses {
	for c := range more.All() {
		cs = cs.AndIfRoom(c)
	}
	return cs | more&overfull
}

// full says whether all places are taken.
func (cs Clauses) full() bool { return cs>>(4*clauseBits) != 0 }

// Overfull says whether a clause that is not merely cited if there is room found none.
func (cs Clauses) Overfull() bool { return cs&overfull != 0 }

// A one in each of the five places of a citation, and the highest bit of each.
const (
	ones = Clauses(1 | 1<<clauseBits | 1<<(2*clauseBits) | 1<<(3*clauseBits) | 1<<(4*clauseBits))
	tops = ones << (clauseBits - 1)
)

// has says whether one of the five places holds a clause, or is free where the clause is none. It looks at all places
// at once: where they differ from the clause in no bit, taking one borrows.
func (cs Clauses) has(c Clause) bool {
	differ := cs ^ Clauses(c)*ones
	return (differ-ones)&^differ&tops != 0
}

// All gives the clauses in order.
func (cs Clauses) All() iter.Seq[Clause] {
	return func(yield func(Clause) bool) {
		for cs &^= overfull; cs != 0; cs >>= clauseBits {
			if !yield(Clause(cs) & maxClause) {
				return
			}
		}
	}
}

// With adds all clauses of another citation.
func (cs Clauses) With(more Clauses) Clauses {
	for c := range more.All() {
		cs = cs.And(c)
	}
	return cs | more&overfull
}

// Has says whether a clause is cited.
func (cs Clauses) Has(c Clause) bool { return c != 0 && cs.has(c) }

// First is the leading clause, zero where nothing is cited.
func (cs Clauses) First() Clause { return Clause(cs) & maxClause }
