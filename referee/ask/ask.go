// Package ask finds the recorded question nearest to the one a person types, in English or French, and says honestly
// when nothing on record is near enough.
//
// The words of a question are read as terms: a card's name is one term however many words it has, a game term is the
// concept it stands for in either language ("foe", "opponent" and "adversaire" are one), everything else is a stem.
// Entries are ranked by BM25 over those terms and by how much of each other question and entry say. Ranking alone
// cannot say "no ruling on record", since something always comes first; the verdict rests on what the best entry leaves
// out of the question and on how far it stands before the next.
//
// Nothing is prepared when the program starts: New does all the work, and only a caller of New pays for it.
package ask

import "tablereferee/engine"

// Entry is one recorded question with its ruling.
type Entry struct {
	Name     string      // unique; ties are broken on it
	Question engine.Text // as a player would put it
	Ruling   engine.Text // the answer
	Title    string      // one line, in English
	Clauses  []string    // ids the ruling rests on
	Cards    []string    // names of the cards in it, in any language of the game
}

// ClauseEntry is one clause of a rulebook, for the nearest-clause list.
type ClauseEntry struct {
	ID    string
	Says  engine.Text
	Where engine.Text
	Cards []string
}

// Answer is what Find found. Entries and Clauses are filled whether or not the best entry is near.
type Answer struct {
	Lang      engine.Lang // the language the question was read in
	Near      bool        // the first entry may be given as the answer
	Unsure    bool        // more than one game has an answer, and none is given
	Entries   []Hit       // best first, at most five
	Clauses   []ClauseHit // best first, at most five
	Cards     []string    // the cards the question names
	Named     int         // how many of them by their whole name
	Corrected []Correction
}

// Hit is an entry with its marks.
type Hit struct {
	Entry    *Entry
	Score    float64 // for ranking only; not comparable between questions
	Coverage float64 // share of the question's informative terms the entry meets, 0 to 1
}

// ClauseHit is a clause with its marks.
type ClauseHit struct {
	Clause   *ClauseEntry
	Score    float64
	Coverage float64
}

// Correction is a word that was taken for another one nearby.
type Correction struct{ From, To string }

// The lists are short because a person reads them.
const maxHits = 5

// Index is a searchable set of entries and clauses. It never changes once built and may be shared between goroutines.
type Index struct {
	entries    []Entry
	clauses    []ClauseEntry
	lexicon    *lexicon
	docs       []document        // one per item and language
	asked      [2]map[string]int // by language: entries by the words of their question
	posts      map[string][]posting
	idf        map[string]float64
	doubt      float64 // how much more than usual must speak for an entry
	rarest     float64 // the idf of a term nobody uses
	meanLength float64 // of a document
}

// New builds an index. Names pair the English and French name of each card of the game; a name given only in
// Entry.Cards or ClauseEntry.Cards is known too, but only as it is written there. The more cards are known, the better
// a question on a card without a ruling is told from one on a recorded card.
func New(entries []Entry, clauses []ClauseEntry, names ...engine.Text) *Index {
	return newIndex(manner{}, entries, clauses, names...)
}

// newIndex builds an index for a game whose players ask in a manner of their own.
func newIndex(by manner, entries []Entry, clauses []ClauseEntry, names ...engine.Text) *Index {
	x := &Index{entries: entries, clauses: clauses, doubt: by.doubt, lexicon: newLexicon(by.words),
		posts: map[string][]posting{}}
	known := map[string]bool{}
	add := func(names ...string) {
		if len(names) == 1 && known[names[0]] {
			return
		}
		for _, n := range names {
			known[n] = true
		}
		x.lexicon.addName(names...)
	}
	for _, n := range names {
		both := []string{n[engine.EN], n[engine.FR]}
		if said := n.In(engine.Further); said != n[engine.EN] {
			both = append(both, said)
		}
		add(both...)
	}
	for _, e := range entries {
		for _, c := range e.Cards {
			add(c)
		}
	}
	for _, c := range clauses {
		for _, name := range c.Cards {
			add(name)
		}
	}
	x.build()
	return x
}
