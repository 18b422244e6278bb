package engine

import (
	"iter"
	"strconv"
	"strings"
)

// Lang is a language a person reads: the index of every bilingual text.
type Lang uint8

const (
	EN Lang = iota
	FR
)

// Text is one thing said in both languages, indexed by Lang.
type Text [2]string

// In gives the text in one language, English where the other is missing.
func (t Text) In(l Lang) string {
	if t[l] == "" {
		return t[EN]
	}
	return t[l]
}

// Clause is one rule of a rulebook: its index in the Book of its game. Zero is no clause.
type Clause uint16

// ClauseInfo is what the rulebook file says of a clause.
type ClauseInfo struct {
	ID         string // agreed id, never reused: "fe.attack.one-defense"
	Kind       string // timing, restriction, reading, card, ...
	Where      Text   // printed heading(s) per edition; empty where an edition is silent
	Says       Text   // the rule in our own words
	Why        Text   // readings only: the reason of the ruling
	Differs    Text   // what each edition says where they disagree
	Cards      []string
	About      []string // readings only: the clauses they settle
	ExampleOf  []string // worked examples only: the clauses that together make it, shown where all of these are
	Structural bool     // shown by a check of the data, not by play
	Refuses    bool     // only refusals and impossible set-ups cite it, never a line of what happens
	Switch     bool     // the engine consults Rules.Value for it, so a run may override it
	Value      [2]int16 // its setting per edition (en, fr): 1 in force, 0 not, or the printed number
}

// IsNumber tells whether the setting of the clause is a number; else the clause is on or off.
func (c *ClauseInfo) IsNumber() bool { return max(c.Value[0], c.Value[1]) > 1 }

// Shown is a setting of the clause as a person reads it.
func (c *ClauseInfo) Shown(value int) string {
	switch {
	case c.IsNumber() || value != 0 && value != 1:
		return strconv.Itoa(value)
	case value == 1:
		return "on"
	}
	return "off"
}

// Book is the rulebook of a game. Clauses[0] is empty, so that a Clause is an index.
type Book struct {
	Game    string
	Prefix  string
	Clauses []ClauseInfo
	byID    map[string]Clause
}

// Index readies the book for Find; the games call it once, when they are listed.
func (b *Book) Index() {
	b.byID = make(map[string]Clause, len(b.Clauses))
	for i := 1; i < len(b.Clauses); i++ {
		b.byID[b.Clauses[i].ID] = Clause(i)
	}
}

// Find looks a clause up by its id.
func (b *Book) Find(id string) (Clause, bool) {
	c, ok := b.byID[strings.TrimSpace(id)]
	return c, ok
}

// ID gives the id of a clause, "" for none.
func (b *Book) ID(c Clause) string {
	if int(c) >= len(b.Clauses) {
		return ""
	}
	return b.Clauses[c].ID
}

// Clauses is an ordered set of up to five clauses, packed: the citation of an event. A sixth does not fit and is left out,
// so rule code cites the most specific ones first.
type Clauses uint64

// clauseBits is how wide a packed clause is: a rulebook may have 4095 clauses (Rules.Ready insists).
const clauseBits, maxClause = 12, 1<<12 - 1

// Cite packs clauses in order; zero is no clause.
func Cite(cs ...Clause) Clauses {
	var out Clauses
	for _, c := range cs {
		out = out.And(c)
	}
	return out
}

// And adds a clause if it is new and there is room.
func (cs Clauses) And(c Clause) Clauses {
	if c == 0 {
		return cs
	}
	for shift := 0; shift < 5*clauseBits; shift += clauseBits {
		switch Clause(cs>>shift) & maxClause {
		case c:
			return cs
		case 0:
			return cs | Clauses(c)<<shift
		}
	}
	return cs
}

// All gives the clauses in order.
func (cs Clauses) All() iter.Seq[Clause] {
	return func(yield func(Clause) bool) {
		for ; cs != 0; cs >>= clauseBits {
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
	return cs
}

// Has says whether a clause is cited.
func (cs Clauses) Has(c Clause) bool {
	for x := range cs.All() {
		if x == c {
			return true
		}
	}
	return false
}

// First is the leading clause, zero where nothing is cited.
func (cs Clauses) First() Clause { return Clause(cs) & maxClause }
