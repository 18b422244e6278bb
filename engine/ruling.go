package engine

import (
	"math/bits"
	"slices"
)

// Ruling is what the judge of a game says of an attempt. The zero Ruling has nothing against it; any other is a
// reason, with the clauses by which it forbids the attempt.
type Ruling struct {
	Reason Reason
	Cite   Clauses
	Card   CardID // that the reason is about, where it is not the one that is tried
	By     CardID // what stands in the way, where a card does
	N, Now int    // the numbers of its sentence
	Off    bool   // what is cited is switched off in this run, and would allow it
}

// No is a ruling against an attempt.
func No(r Reason, cs ...Clause) Ruling { return Ruling{Reason: r, Cite: CiteAll(cs)} }

// OK says that nothing is against it.
func (r Ruling) OK() bool { return r.Cite == 0 }

// With cites further clauses.
func (r Ruling) With(cite Clauses) Ruling {
	r.Cite = r.Cite.With(cite)
	return r
}

// WithIfRoom is With for clauses that may be left out of a full line.
func (r Ruling) WithIfRoom(cite Clauses) Ruling {
	r.Cite = r.Cite.WithIfRoom(cite)
	return r
}

// Of says which card the reason is about, where it is not the one that is tried.
func (r Ruling) Of(c CardID) Ruling {
	r.Card = c
	return r
}

// Because says which card stands in the way.
func (r Ruling) Because(c CardID) Ruling {
	r.By = c
	return r
}

// Counting gives the numbers of the sentence.
func (r Ruling) Counting(n, now int) Ruling {
	r.N, r.Now = n, now
	return r
}

// Requirement is a row of the judge's table: what must hold before a thing is done, and what is said where it does
// not. G is a game, T what is tried. Rows are plain values of a game, made once; what they ask of the table they ask
// by their functions.
type Requirement[G, T any] struct {
	Holds  func(g G, t T) bool // nil: it holds of nothing that the row speaks of
	Reason Reason
	Cite   Clauses // the clauses that demand it
	// Says adds to the refusal what it names of this attempt: the text of a card, a number; may be nil.
	Says func(g G, t T, r Ruling) Ruling
	// Of are the things that the row speaks of, by what is printed on them; nil is everything.
	Of func(t T) bool
	// Under is the clause without which nobody demands it. A run that has switched it off does not look at the row;
	// zero is none.
	Under Clause
	// Without are permissions: the row is looked at only where a run has switched one of them off. Zero is no such row.
	Without Clauses
	// Given says that offers need no look at it: they look only where it holds (in the player's own moment, at cards in
	// their place), or another row that they do look at stands for it.
	Given bool
	// Early is what an offer looks at first, as it is soon looked at and often fails.
	Early bool
	// Alike says that at one moment it holds of all that it speaks of or of nothing: an offer of several looks once.
	Alike bool
}

// Demands are what a verb demands, row after row in the order in which a player would look at it. It is legal where
// all of it holds, and refused by the first row that does not.
type Demands[G, T any] struct {
	Rows []Requirement[G, T]
	// Kinds are the kinds of things that are tried, by number: the cards by Def, or the abilities of all cards.
	Kinds []T

	concern []uint64 // by kind: the rows that speak of it
	given   uint64
	early   uint64
	alike   uint64
	never   uint64                // the rows that hold of nothing they speak of
	holds   []func(g G, t T) bool // of the rows, where an offer finds them side by side
}

// indexRows finds out which rows speak of which kinds.
func (d *Demands[G, T]) indexRows() {
	if len(d.Rows) > 63 { // the set of all 64 is Never
		panic("engine: a verb that demands more than 63 things")
	}
	d.concern, d.holds = make([]uint64, len(d.Kinds)), make([]func(G, T) bool, len(d.Rows))
	for i := range d.Rows {
		row, bit := &d.Rows[i], uint64(1)<<i
		d.holds[i] = row.Holds
		for kind := range d.Kinds {
			if row.Of == nil || row.Of(d.Kinds[kind]) {
				d.concern[kind] |= bit
			}
		}
		if row.Given {
			d.given |= bit
		}
		if row.Early {
			d.early |= bit
		}
		if row.Alike {
			d.alike |= bit
		}
		if row.Holds == nil {
			d.never |= bit
		}
	}
}

// inForce is the set of the rows that a run looks at.
func (d *Demands[G, T]) inForce(r *Rules) uint64 {
	rows := uint64(0)
	for i := range d.Rows {
		row := &d.Rows[i]
		if row.Under != 0 && !r.On(row.Under) || row.Without != 0 && r.allOn(row.Without) {
			continue
		}
		rows |= 1 << i
	}
	return rows
}

func (r *Rules) allOn(cs Clauses) bool {
	for c := range cs.All() {
		if !r.On(c) {
			return false
		}
	}
	return true
}

// First gives the refusal by the first of the rows in force that speaks of such a kind and does not hold.
func (d *Demands[G, T]) First(g G, t T, kind int, inForce uint64) Ruling {
	for rows := inForce & d.concern[kind]; rows != 0; rows &= rows - 1 {
		row := &d.Rows[bits.TrailingZeros64(rows)]
		if row.Holds != nil && row.Holds(g, t) {
			continue
		}
		r := Ruling{Reason: row.Reason, Cite: row.Cite}
		if row.Says != nil {
			r = row.Says(g, t, r)
		}
		if !r.OK() {
			return r
		}
	}
	return Ruling{}
}

// FirstOf gives the refusal by the first of the rows in force that speaks of such a kind, has one of some reasons and
// does not hold: what is to be said of it, whatever lies where. The zero Ruling is none, or another row that never
// holds stands before it.
func (d *Demands[G, T]) FirstOf(g G, t T, kind int, inForce uint64, reasons []Reason) Ruling {
	for rows := inForce & d.concern[kind]; rows != 0; rows &= rows - 1 {
		row := &d.Rows[bits.TrailingZeros64(rows)]
		if slices.Contains(reasons, row.Reason) && (row.Holds == nil || !row.Holds(g, t)) {
			return Ruling{Reason: row.Reason, Cite: row.Cite}
		}
		if row.Holds == nil {
			break
		}
	}
	return Ruling{}
}

// offers gives, by kind, the rows in force that an offer has to look at still; Never where one of them never holds.
// Most cards have none: they may be offered without another look.
func (d *Demands[G, T]) offers(inForce uint64) []uint64 {
	out := make([]uint64, len(d.concern))
	for kind, concern := range d.concern {
		out[kind] = inForce & concern &^ d.given
		if out[kind]&d.never != 0 {
			out[kind] = Never
		}
	}
	return out
}

// Looked is what an offer of several has found out of the rows that hold of all of them alike: which hold, and which
// do not.
type Looked struct{ Held, Failed uint64 }

// AllBut says whether all of some rows hold, where an offer of several has looked at some already.
func (d *Demands[G, T]) AllBut(g G, t T, rows uint64, at *Looked) bool {
	for left := rows & d.alike &^ (at.Held | at.Failed); left != 0; left &= left - 1 {
		if bit := left & -left; d.holds[bits.TrailingZeros64(left)](g, t) {
			at.Held |= bit
		} else {
			at.Failed |= bit
		}
	}
	return rows&at.Failed == 0 && d.All(g, t, rows&^at.Held)
}

// All says whether all of some rows hold.
func (d *Demands[G, T]) All(g G, t T, rows uint64) bool {
	for _, some := range [...]uint64{rows & d.early, rows &^ d.early} {
		for ; some != 0; some &= some - 1 {
			if !d.holds[bits.TrailingZeros64(some)](g, t) {
				return false
			}
		}
	}
	return true
}

// Never stands for rows of which one never holds: what they are about is not offered.
const Never = ^uint64(0)

// Demanded is what a run looks at of a list of the judge's table.
type Demanded struct {
	Rows   uint64   // in force
	Offers []uint64 // by kind: of these the rows that an offer looks at, or Never
}

// Judge is the whole table of a game: the demands of every verb, made once for a box of cards.
type Judge[G, T any] struct{ Lists []Demands[G, T] }

// NewJudge makes a table of its lists.
func NewJudge[G, T any](lists []Demands[G, T]) *Judge[G, T] {
	for i := range lists {
		lists[i].indexRows()
	}
	return &Judge[G, T]{lists}
}

// InForce gives what a run looks at, by list: what Rules.Demands asks for.
func (j *Judge[G, T]) InForce(r *Rules) []Demanded {
	out := make([]Demanded, len(j.Lists))
	for i := range j.Lists {
		out[i].Rows = j.Lists[i].inForce(r)
		out[i].Offers = j.Lists[i].offers(out[i].Rows)
	}
	return out
}
