package engine

import (
	"iter"
	"strconv"
	"strings"
	"sync"
)

// ClauseInfo is what the rulebook file says of a clause, as far as rules ask for it. What persons read is its Text.
type ClauseInfo struct {
	Clause     Clause   // its number in the book
	ID         string   // agreed id, never reused: "fe.attack.one-defense"
	Kind       string   // timing, restriction, reading, card, ...
	Roles      []string // the rules of the shared code that it is: "one-defense"
	ExampleOf  []string // worked examples only: the clauses that together make it, shown where all of these are
	Structural bool     // shown by a check of the data, not by play
	Refuses    bool     // only refusals and impossible set-ups cite it, never a line of what happens
	Switch     bool     // the engine consults Rules.Value for it, so a run may override it
	Value      [2]int16 // its setting per edition (en, fr): 1 in force, 0 not, or the printed number
	Absent     [2]bool  // per edition: its booklet is silent where another is not
	book       *Book
}

// ClauseText is what a clause says.
type ClauseText struct {
	Where   Text     // printed heading(s) per edition; empty where an edition is silent
	Says    Text     // the rule in our own words
	Why     Text     // readings only: the reason of the ruling
	Differs Text     // what each edition says where they disagree
	Cards   []string // the cards it is about, by their English names
	About   []string // readings only: the clauses they settle
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

// Text gives what the clause says. The first who asks has the texts of the whole book read.
func (c *ClauseInfo) Text() *ClauseText {
	if i := int(c.Clause) - len(c.book.clauses); i >= 0 {
		return &c.book.addedTexts[i]
	}
	c.book.read()
	return &c.book.texts[c.Clause]
}

// Book is the rulebook of a game. Its clauses are numbered in the order of the rulebook file, and then as they were
// added.
type Book struct {
	Game   string
	Prefix string
	// Written is what bookgen makes of the rulebook file: a line for each clause; an empty line; then the id of each
	// clause on a line, and on the next ones its texts: a key and what belongs to it, with tabs between.
	Written string
	// More adds the clauses that stand elsewhere: those of the cards, in their declarations. It is called once, when
	// somebody asks for a clause that is not written, or for all; what it does may ask for written ones only. May be
	// nil.
	More func(b *Book)

	opened, wasRead, wasAdded sync.Once
	clauses                   []ClauseInfo // by Clause, of those written; the first is none
	byID                      map[string]Clause
	texts                     []ClauseText // by Clause, of those written
	added                     []ClauseInfo // the others
	addedID                   map[string]Clause
	addedTexts                []ClauseText
}

// Add puts a clause behind all others and gives its number. Only More calls it, or whoever makes the book.
func (b *Book) Add(c ClauseInfo, says ClauseText) Clause {
	b.open()
	for edition, heading := range says.Where {
		c.Absent[edition] = heading == "" && says.Where != Text{}
	}
	c.Clause, c.book = Clause(len(b.clauses)+len(b.added)), b
	if b.addedID == nil {
		b.addedID = map[string]Clause{}
	}
	b.added, b.addedID[c.ID] = append(b.added, c), c.Clause
	b.addedTexts = append(b.addedTexts, says)
	return c.Clause
}

// whole sees to it that all clauses are there.
func (b *Book) whole() {
	b.open()
	b.wasAdded.Do(func() {
		if b.More != nil {
			b.More(b)
		}
	})
}

// Len is one more than the number of the last clause.
func (b *Book) Len() int {
	b.whole()
	return len(b.clauses) + len(b.added)
}

// Info gives what is known of a clause.
func (b *Book) Info(c Clause) *ClauseInfo {
	b.open()
	if int(c) < len(b.clauses) {
		return &b.clauses[c]
	}
	b.whole()
	return &b.added[int(c)-len(b.clauses)]
}

// ID gives the id of a clause, "" for none.
func (b *Book) ID(c Clause) string {
	if int(c) >= b.Len() {
		return ""
	}
	return b.Info(c).ID
}

// Find looks a clause up by its id.
func (b *Book) Find(id string) (Clause, bool) {
	b.open()
	id = strings.TrimSpace(id)
	c, ok := b.byID[id]
	if !ok && (strings.HasPrefix(id, b.Prefix+".") || strings.HasPrefix(id, OwnClause)) {
		b.whole()
		c, ok = b.addedID[id]
	}
	return c, ok
}

// All gives the clauses in their order.
func (b *Book) All() iter.Seq[*ClauseInfo] {
	return func(yield func(*ClauseInfo) bool) {
		for c := 1; c < b.Len(); c++ {
			if !yield(b.Info(Clause(c))) {
				return
			}
		}
	}
}

// open reads the line of each clause.
func (b *Book) open() {
	b.opened.Do(func() {
		lines, _, _ := strings.Cut(b.Written, "\n\n")
		n := strings.Count(lines, "\n") + 1
		b.clauses, b.byID = make([]ClauseInfo, 1, n+1), make(map[string]Clause, n)
		b.clauses[0].book = b
		for line := range strings.SplitSeq(lines, "\n") {
			if line != "" && line[0] != '#' {
				c := clause(line)
				c.Clause, c.book = Clause(len(b.clauses)), b
				b.clauses, b.byID[c.ID] = append(b.clauses, c), c.Clause
			}
		}
	})
}

// clause reads the line of a clause: its id, its kind, and what is said of it in single words.
func clause(line string) ClauseInfo {
	c := ClauseInfo{Value: [2]int16{1, 1}}
	c.ID, line, _ = strings.Cut(line, " ")
	c.Kind, line, _ = strings.Cut(line, " ")
	for line != "" {
		var word string
		word, line, _ = strings.Cut(line, " ")
		word, value, _ := strings.Cut(word, "=")
		switch word {
		case "structural":
			c.Structural = true
		case "refuses":
			c.Refuses = true
		case "switch":
			c.Switch = true
		case "only":
			c.Absent[1-EditionIndex(value)] = true
		case "value":
			en, fr, _ := strings.Cut(value, ",")
			c.Value = [2]int16{setting(en), setting(fr)}
		case "role":
			c.Roles = strings.Split(value, ",")
		case "example":
			c.ExampleOf = strings.Split(value, ",")
		}
	}
	return c
}

func setting(s string) int16 {
	n, _ := strconv.ParseInt(s, 10, 16)
	return int16(n)
}

// read reads the texts of the clauses that are written, which stand in the order of these.
func (b *Book) read() {
	b.open()
	b.wasRead.Do(func() {
		_, texts, _ := strings.Cut(b.Written, "\n\n")
		b.texts = make([]ClauseText, 1, len(b.clauses))
		for line := range strings.SplitSeq(texts, "\n") {
			if key, value, said := strings.Cut(line, "\t"); said {
				b.texts[len(b.texts)-1].set(key, value)
			} else if key != "" {
				b.texts = append(b.texts, ClauseText{})
			}
		}
	})
}

// set reads one line of texts.
func (t *ClauseText) set(key, value string) {
	both := func() Text {
		en, fr, _ := strings.Cut(value, "\t")
		return Text{en, fr}
	}
	switch key {
	case "where":
		t.Where = both()
	case "says":
		t.Says = both()
	case "why":
		t.Why = both()
	case "differs":
		t.Differs = both()
	case "cards":
		t.Cards = strings.Split(value, "\t")
	case "about":
		t.About = strings.Split(value, "\t")
	}
}
