package engine

import "slices"

// Source is a file of card declarations as its author wrote it, by the name that errors give it.
type Source struct{ Name, Text string }

// Origin says whose a card is.
type Origin uint8

// Where a card comes from.
const (
	Printed  Origin = iota
	Invented        // it is the author's own
	Amended         // it is printed, and the author has changed it
)

// OwnClause begins the id of the clause of a card that is not as it is printed: own.card.lightning-rod.
const OwnClause = "own.card."

// Says tells where a card comes from, empty for a printed one.
func (o Origin) Says() Text {
	switch o {
	case Invented:
		return Text{"a card of the author's own", "une carte de l'auteur"}
	case Amended:
		return Text{"a printed card that the author has changed", "une carte imprimée que l'auteur a modifiée"}
	}
	return Text{}
}

// Facts are what is told of where a card comes from; anew says that abilities which are printed on it have made way for
// others.
func (o Origin) Facts(anew bool) (out []Fact) {
	if from := o.Says(); from != (Text{}) {
		out = append(out, Fact{Name: Text{"this is", "c'est"}, Value: from})
	}
	if anew {
		out = append(out, Fact{Name: Text{"abilities", "capacités"}, Value: Text{
			"those that the author has written; those that are printed hold no longer",
			"celles que l'auteur a écrites ; celles qui sont imprimées ne valent plus"}})
	}
	return out
}

// ClauseID is the id of the clause that says what a card says.
func (c *CardInfo) ClauseID(b *Book) string {
	if c.Origin != Printed {
		return OwnClause + c.ID
	}
	return b.Prefix + ".card." + c.ID
}

// With gives a copy of the book with more clauses behind its own, whose numbers stay as they are.
func (b *Book) With(more func(b *Book)) *Book {
	b.whole()
	c := &Book{Game: b.Game, Prefix: b.Prefix, Editions: b.Editions, Languages: b.Languages,
		Written: b.Written, clauses: b.clauses, byID: b.byID,
		added: slices.Clone(b.added), addedID: map[string]Clause{}, addedTexts: slices.Clone(b.addedTexts)}
	for i := range c.added {
		c.addedID[c.added[i].ID] = c.added[i].Clause
	}
	c.opened.Do(func() {})
	c.wasAdded.Do(func() { more(c) })
	return c
}
