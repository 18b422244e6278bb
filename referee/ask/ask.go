// Package ask answers a rules question, in English or French, with what is on record: the ruling of a recorded
// question, or the clause of the rulebook that says it; or it offers the nearest ones to choose from; or it says that
// nothing answers. docs/ask.md tells how.
//
// What is found is only a candidate (package index). It is given as the answer where the chance that it is one, by all
// that speaks for it and against it, is high enough; that chance was learnt from questions of players that somebody had
// marked with their answers. A ruling says what it was asked: no yes or no stands without its question.
package ask

import (
	"tablereferee/engine"
	"tablereferee/referee/ask/index"
	"tablereferee/referee/ask/lexicon"
)

// Verdict is what can be said to a question.
type Verdict uint8

// The verdicts.
const (
	None  Verdict = iota // nothing on record answers it
	Offer                // something may: the asker chooses
	Given                // it is answered
)

// Question is what is asked.
type Question struct {
	Words string
	Game  *engine.Game // nil: which one is found out
	Lang  *engine.Lang // nil: which one is found out
}

// Answer is what can be said to a question.
type Answer struct {
	Lang    engine.Lang // in which it was asked
	Verdict Verdict
	// Given are the answers: one, or one for each part of a question that asks two things.
	Given []Hit
	// Offers are what may be meant, the likeliest first: at most three. Beside an answer they are what may be meant
	// instead of it.
	Offers []Hit

	// Others are the games of the same family as the one that answers, where the question does not tell which of them
	// is played: they may rule otherwise.
	Others []*engine.Game

	Parts []string // of a question that asks several things, each as it was put; else none
	// Unanswered are those of the parts that what is given does not answer. What may be meant by them comes first among
	// the offers.
	Unanswered []string

	Corrected  []lexicon.Correction
	Understood []string           // what it speaks of, as it was typed
	Unknown    []string           // words that nobody uses
	Strangers  []lexicon.Stranger // what it names that is in none of the games
}

// Hit is a recorded question or a clause that may be the answer.
type Hit struct {
	Game   *engine.Game
	Name   string // of the scenario, or the id of the clause
	Clause bool
	Part   string  // what of the question it answers, where that asks two things; empty else
	Sure   float64 // the chance that it answers, 0 to 1
	Worded bool    // it is asked for in just the words in which it is recorded, and not in those of a player
	Beside []Hit   // of a clause: those of the same part of the rulebook that may be meant as well
	order  float64 // the same, and that it is about this game
	item   *index.Item
	told   string // in plain words, its question or what it says, in the language of the asker

	turned    bool // a ruling of another shape than the question
	aside     bool // a case that leaves the rule to be guessed that is asked for
	uncounted bool // a yes or a no to a question for how many
	special   bool // a clause for a case of which the question does not speak
	personal  bool // a case of players by name, where somebody asks who and names none
}

// MostOffers is how many candidates are offered: a person reads them.
const MostOffers = 3

// longest is how much of a question is read: a question is a few lines, and anything much longer must not cost more
// than one.
const longest = 2000
