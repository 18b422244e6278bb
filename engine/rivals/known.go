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
	{Card: "black-canary", Cite: book.CardsBlackCanary, Part: "play", Key: "play",
		Form:  `{ …, when(confronting){ once_gone(each{ line_up, type = "Villain" }){ power(3) } } }`,
		Holds: givesOnceGone(3)},
	{Card: "killer-croc", Cite: book.CardsKillerCroc, Part: "play", Key: "play",
		Form:  `{ …, when(confronting){ once_gone(each{ line_up, type = "Hero" }){ power(1) } } }`,
		Holds: givesOnceGone(1)},
	{Card: "the-riddler", Cite: book.CardsRiddler, Key: "play", Form: "{ …, first_or_next(), … }",
		Holds: func(k *db.Parts, c *db.Card) bool {
			return len(c.Text) == 0 || c.Speaks(db.MainDeck) || k.Makes(c, "first_or_next", whatever)
		}},
	{Card: "lucius-fox", Cite: book.CardsLuciusFoxDefense,
		Holds: func(_ *db.Parts, c *db.Card) bool { return c.Guard == nil }},
	{Card: "scarecrow", Cite: book.CardsScarecrow, Part: "play", Holds: func(_ *db.Parts, c *db.Card) bool {
		return len(c.Text) != 1 || len(c.Waits) > 0 || c.Action != nil
	}},
	{Card: "worlds-greatest-detective", Cite: book.CardsWorldsGreatestDetectiveReturn, Part: "defense",
		Holds: keepsDefending},
	{Card: "worlds-greatest-detective", Cite: book.CardsWorldsGreatestDetectiveAgain, Part: "defense",
		Holds: keepsDefending},
}

// assumed is what is taken for so of cards that nobody here has seen: the form says what to look at first.
var assumed = map[string][]string{"kick": {"type"}, "two-face": {"cost"}}

func whatever(*cardtext.Step) bool { return true }

// givesOnceGone says of a card that is played for so much Power more at once when the last card of a sort has left that
// it gives that then, and not only where none is left when it is played.
func givesOnceGone(power int) func(k *db.Parts, c *db.Card) bool {
	return func(k *db.Parts, c *db.Card) bool {
		return len(c.Text) == 0 || len(c.Waits) > 0 ||
			k.Makes(c, "once_gone", func(s *cardtext.Step) bool { return db.Gives(s.Body, power) })
	}
}

// keepsDefending says of a card that its Defense, if it has one, does not take it out of the hand.
func keepsDefending(_ *db.Parts, c *db.Card) bool {
	return c.Defense == nil || len(c.Defense.Cost) > 0 && !discards(c.Defense.Cost)
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
