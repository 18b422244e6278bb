package engine

import (
	"iter"
	"slices"
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
	Value      []int16  // its setting by edition: 1 in force, 0 not, or the printed number; nil if it is 1 in all
	Absent     []bool   // by edition: its booklet is silent where another is not; nil if none is
	book       *Book
}

// ClauseText is what a clause says.
type ClauseText struct {
	Where   []string // printed heading(s) by edition, empty where one is silent; nil if none has any
	Says    Text     // the rule in our own words
	Why     Text     // readings only: the reason of the ruling
	Differs []string // what each edition says where they disagree; nil if they do not
	Cards   []string // the cards it is about, by their English names
	About   []string // readings only: the clauses they settle
}

// IsNumber tells whether the setting of the clause is a number; else the clause is on or off.
func (c *ClauseInfo) IsNumber() bool {
	return slices.ContainsFunc(c.Value, func(v int16) bool { return v > 1 })
}

// Editions are the editions of its book.
func (c *ClauseInfo) Editions() []string { return c.book.Editions }

// In is the setting of the clause in an edition of its book, and whether the booklet of that one is silent where
// another is not.
func (c *ClauseInfo) In(edition string) (value int, absent bool) {
	v, absent := c.in(slices.Index(c.book.Editions, edition))
	return int(v), absent
}

// in is the same by the place of the edition in the book.
func (c *ClauseInfo) in(edition int) (value int16, absent bool) {
	value = 1
	if edition >= 0 && edition < len(c.Value) {
		value = c.Value[edition]
	}
	return value, edition >= 0 && edition < len(c.Absent) && c.Absent[edition]
}

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

// Headings are the printed headings of a clause as whoever reads a language knows them: those of the editions that are
// printed in it.
func (c *ClauseInfo) Headings() Text {
	var all [languages][]string
	for i, heading := range c.Text().Where {
		lang := EN
		if i < len(c.book.Languages) {
			lang = c.book.Languages[i]
		}
		if heading != "" && !slices.Contains(all[lang], heading) {
			all[lang] = append(all[lang], heading)
		}
	}
	return Each(func(l Lang) string {
		if l == Further && all[l] == nil { // no booklet is printed in it
			l = EN
		}
		return strings.Join(all[l], "; ")
	})
}

// Book is the rulebook of a game. Its clauses are numbered in the order of the rulebook file, and then as they were
// added.
type Book struct {
	Game   string
	Prefix string
	// Editions are the editions of the rulebook, the first being the default. What differs between them is kept in
	// their order.
	Editions []string
	// Languages are those in which the booklets of the editions are printed, in the same order; English where nothing
	// is said.
	Languages []Lang
	// Written is what bookgen makes of the rulebook file: a line for each clause; an empty line; then the id of each
	// clause on a line, and on the next ones its texts: a key and what belongs to it, with tabs between. The key of
	// what an edition says names it: where.fr.
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
	if slices.Contains(says.Where, "") {
		c.Absent = make([]bool, len(says.Where))
		for edition, heading := range says.Where {
			c.Absent[edition] = heading == ""
		}
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
				c := b.clause(line)
				c.Clause, c.book = Clause(len(b.clauses)), b
				b.clauses, b.byID[c.ID] = append(b.clauses, c), c.Clause
			}
		}
	})
}

// clause reads the line of a clause: its id, its kind, and what is said of it in single words.
func (b *Book) clause(line string) ClauseInfo {
	c := ClauseInfo{}
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
		case "absent":
			c.Absent = make([]bool, len(b.Editions))
			for edition := range strings.SplitSeq(value, ",") {
				if i := slices.Index(b.Editions, edition); i >= 0 {
					c.Absent[i] = true
				}
			}
		case "value":
			c.Value = make([]int16, len(b.Editions))
			for one := range strings.SplitSeq(value, ",") {
				edition, is, _ := strings.Cut(one, ":")
				if i := slices.Index(b.Editions, edition); i >= 0 {
					n, _ := strconv.ParseInt(is, 10, 16)
					c.Value[i] = int16(n)
				}
			}
		case "role":
			c.Roles = strings.Split(value, ",")
		case "example":
			c.ExampleOf = strings.Split(value, ",")
		}
	}
	return c
}

// read reads the texts of the clauses that are written, which stand in the order of these.
func (b *Book) read() {
	b.open()
	b.wasRead.Do(func() {
		_, texts, _ := strings.Cut(b.Written, "\n\n")
		b.texts = make([]ClauseText, 1, len(b.clauses))
		for line := range strings.SplitSeq(texts, "\n") {
			if key, value, said := strings.Cut(line, "\t"); said {
				b.texts[len(b.texts)-1].set(b.Editions, key, value)
			} else if key != "" {
				b.texts = append(b.texts, ClauseText{})
			}
		}
	})
}

// set reads one line of texts.
func (t *ClauseText) set(editions []string, key, value string) {
	key, edition, _ := strings.Cut(key, ".")
	both := func() Text {
		en, fr, _ := strings.Cut(value, "\t")
		return Text{en, fr}
	}
	one := func(all *[]string) {
		if *all == nil {
			*all = make([]string, len(editions))
		}
		if i := slices.Index(editions, edition); i >= 0 {
			(*all)[i] = value
		}
	}
	switch key {
	case "where":
		one(&t.Where)
	case "says":
		t.Says = both()
	case "why":
		t.Why = both()
	case "differs":
		one(&t.Differs)
	case "cards":
		t.Cards = strings.Split(value, "\t")
	case "about":
		t.About = strings.Split(value, "\t")
	}
}
