// Package index finds, among the recorded questions and the clauses of a game, those nearest to what a player asks.
//
// A question is compared in two ways. By its terms: cards, concepts, numbers and stems are looked up in the texts of
// each item (BM25), which is exact and knows what is missing. And by its sense: all its pieces, down to the letters of
// its words, are added up to one vector in a space that was learnt from how players word the same question (package
// learn), where other words for the same matter lie side by side, in both languages. A small linear ranker weighs both,
// with what the item is known to be about; its weights are learnt as well.
//
// What an index holds is prepared beforehand (Pack), and only read when the program starts (Open). Items that have
// changed since are filed anew (Without, With), so that what was prepared may be old, but never wrong.
package index

import (
	"slices"
	"strings"
	"unicode"

	"tablereferee/engine"
)

// Item is what can be found: a recorded question, or a clause of the rulebook.
type Item struct {
	Name   string // of the scenario, or the id of the clause
	Clause bool
	Texts  []Text   // what it is found by
	Sum    uint32   // of what it was made from, to know whether it is still that
	Shows  []string // the clauses that a recorded question rests on
	Stance Stance   // of its ruling
	House  bool     // its ruling is by a house rule: it is found by the words in which it is recorded, and by no others
}

// Stance is what a ruling says to a question that asks whether something is so. Of two questions that are near each
// other but in a detail, one is answered with yes and the other with no.
type Stance int

// The stances.
const (
	Unsaid Stance = iota // it says neither yes nor no
	Yes
	No
	stances // how many there are
)

// StanceOf reads the stance of a ruling in English, from its first words.
func StanceOf(ruling string) Stance {
	words := strings.FieldsFunc(strings.ToLower(ruling), func(c rune) bool { return c != '\'' && !unicode.IsLetter(c) })
	ends := func(word string) bool { // "No cards" is no answer
		return len(ruling) > len(word) && ruling[len(word)] != ' '
	}
	switch {
	case len(words) == 0:
	case words[0] == "yes":
		return Yes
	case words[0] == "no" && (ends("no") || bothNo(words)), words[0] == "neither", words[0] == "not":
		return No
	case len(words) > 2 && words[0] == "you" && (words[1] == "may" || words[1] == "can"):
		if words[2] == "not" {
			return No
		}
		return Yes
	}
	return Unsaid
}

// bothNo says whether a ruling says no to each of two questions: "No and no". A no to the first and a yes to the second
// is neither.
func bothNo(words []string) bool {
	return len(words) > 2 && slices.Equal(words[:3], []string{"no", "and", "no"})
}

// Text is one text of an item.
type Text struct {
	Lang  engine.Lang
	Field Field
	Words string
}

// Field is what a text is to its item. Players repeat the words of a question or of its title, seldom those of its
// ruling; what is shown or named beside it may hold the props of a scenario as well as what it is about.
type Field uint8

// The fields of a recorded question, and of a clause.
const (
	Question Field = iota // as it is recorded
	Wording               // as players put it
	Title                 // of the scenario, in English
	Ruling                // the answer
	Rests                 // what the clauses say that a question rests on
	Props                 // the cards of a scenario, in English
	Says                  // what a clause says
	Heading               // where a clause stands
	Subject               // the cards that a clause is about, in English
	ID                    // of a clause, as words, in English
	fields
)

// field is how the texts of a field count.
type field struct {
	weight float64 // of an occurrence
	credit float64 // how far a term met there is met
	sense  float64 // in the middle of the item's texts; 0: not at all
	about  bool    // a card named there is what the item is about
}

var weights = [fields]field{
	Question: {weight: 1, credit: 1, sense: 1, about: true},
	Wording:  {weight: 1, credit: 1, sense: 1, about: true},
	Title:    {weight: 0.6, credit: 1, sense: 0.4, about: true},
	Ruling:   {weight: 0.4, credit: 0.8, sense: 0.4},
	Rests:    {weight: 0.2, credit: 0.4},
	Props:    {weight: 0.2, credit: 0.2},
	Says:     {weight: 1, credit: 1, sense: 1, about: true},
	Heading:  {weight: 0.4, credit: 0.6, sense: 0.4},
	Subject:  {weight: 0.6, credit: 1, sense: 0.4, about: true},
	ID:       {weight: 0.5, credit: 0.6, sense: 0.4},
}

// SenseWeight says how much a text of a field has to say about the sense of its item.
func SenseWeight(f Field) float64 { return weights[f].sense }
