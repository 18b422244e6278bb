package rivals

import (
	_ "embed"
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/rivals/book"

	db "tablereferee/engine/deckbuilder"
)

// What stands at the top of the form by which somebody who owns the box tells what its cards say. A line that begins
// with --| is of an example.
var (
	//go:embed form/en.txt
	formEN string
	//go:embed form/fr.txt
	formFR string
)

// keywords are what cards are known to have, though not what it does.
var keywords = []db.Keyword{db.KeyAttack, db.KeyDefense, db.KeyOngoing, db.KeyGuard,
	{Word: "confrontation", Name: engine.Text{"\"During a Confrontation\" text", "texte « Pendant une Confrontation »"},
		Key: "play", Form: "when(confronting){ … }",
		Words: []string{"confronting", "raise_cost"}},
}

// clarified is what the booklet says of single cards, as far as a declaration can be held against it.
var clarified = []db.Clarified{
	{Card: "lucius-fox", Cite: book.CardsLuciusFoxDefense,
		Holds: func(c *db.Card) bool { return c.Guard == nil }},
	{Card: "scarecrow", Cite: book.CardsScarecrow, Holds: func(c *db.Card) bool {
		return len(c.Text) != 1 || len(c.Waits) > 0 || c.Action != nil
	}},
	{Card: "worlds-greatest-detective", Cite: book.CardsWorldsGreatestDetectiveReturn,
		Holds: func(c *db.Card) bool {
			return c.Defense == nil || len(c.Defense.Cost) > 0 && !discards(c.Defense.Cost)
		}},
}

// discards says whether a cost takes a card out of the hand.
func discards(t cardtext.Text) bool {
	yes := false
	t.Walk(func(s *cardtext.Step) { yes = yes || db.Discards(s) })
	return yes
}

// asks says whether what a card does when it is played depends on something.
func asks(c *db.Card) bool {
	yes := slices.ContainsFunc(c.Waits, func(w cardtext.Waiting) bool { return w.If != nil })
	c.Text.Walk(func(s *cardtext.Step) { yes = yes || s.If != nil })
	return yes
}

// tries are the moments of a Confrontation in which a card is tried out.
func tries(k *db.Parts, c *db.Card) []db.Try {
	var out []db.Try
	if c.Guard != nil {
		out = append(out, db.Try{Says: engine.Text{"its Block, in a Confrontation", "son Blocage, dans une Confrontation"},
			Seat: 1, In: db.Hand, Verbs: []engine.Verb{VerbConfront, VerbHandOver, VerbBlock}, Done: VerbBlock})
	}
	if c.Sort == db.MainCard && k.Shows(c, "confrontation") && asks(c) {
		out = append(out, db.Try{Says: engine.Text{"played in a Confrontation", "jouée dans une Confrontation"},
			In: db.Hand, Verbs: []engine.Verb{VerbConfront, db.VerbPlay}, Done: db.VerbPlay})
	}
	return out
}
