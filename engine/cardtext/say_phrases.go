package cardtext

import (
	"fmt"
	"slices"
	"strings"

	"tablereferee/engine"
)

// Phrases are how the words of a game's cards are said, a row for each in the order of its Words. Parts of a phrase in
// braces are filled in: {what} are the cards of a sentence, {n damage} is a number of a noun, the rest of which stands
// at the end of the sentence unless it is {n damage whole}. In brackets stand the forms of a verb: in English that of
// an order and that of another's deed, in French that of an order, the infinitive and that of another's deed.
type Phrases struct {
	Verbs   []VerbPhrase // the first is FirstVerb
	Places  []PlacePhrase
	Keys    []KeyPhrase
	Values  []ValuePhrase
	Amounts []AmountPhrase // the first is FirstAmount
	Conds   []CondPhrase   // the first is FirstCond
	Events  []EventPhrase
	Cards   []engine.Text // of SelectorWord
	Roles   []engine.Text
	Marks   []engine.Text
	Stats   []engine.Text
	Hows    []engine.Text // how a value changes: {stat} and {n}
	Nouns   map[string]Noun
	Words   map[string]engine.Text // those of Sets that are no nouns, where French has others
	Players map[Who]engine.Text    // those that the game calls otherwise
	// where cards are that are looked for nowhere; empty where a game's cards always lie somewhere
	InPlay engine.Text
}

// Noun is the name of a thing. One that is not counted is the same for one and for many.
type Noun struct {
	One, Many engine.Text
	Fem       bool // in French
	Sole      bool // there is one of them: the villain
}

// VerbPhrase is what a verb is in sentences.
type VerbPhrase struct {
	Says  engine.Text
	Yours engine.Text // where {whom} is you
	Other engine.Text // where another player stands before it, if that is no deed of theirs; {who} is that player
	Each  engine.Text // where each player stands before it, if that is no deed of theirs
	Gave  engine.Text // what it has done to its cards: "destroyed"
	// what begins that which follows where it was done, and where it was not, if that is not said of who does it:
	// where it is done to one and, behind a bar, to several
	Done, Undone engine.Text
	Counts       Noun                  // what its number counts, if that is not how much of it is done
	Marked       map[uint8]engine.Text // what it says where a mark stands behind it, which is not said then
	Braces       engine.Text           // what leads to the text in braces behind it; empty is a colon
}

// PlacePhrase is what a place is called. Where the noun is the same for one and for many, it is several cards.
type PlacePhrase struct {
	Noun Noun
	To   engine.Text // where it is not simply "into"
	All  engine.Text // those of all players
}

// KeyPhrase is what is asked of a card, with its {v}, and {owner} for whose place it lies in: behind a noun,
// behind "that card", and of one that is not so.
type KeyPhrase struct {
	Noun         bool // it says what the card is; the words have nouns
	Mod, Is, Not engine.Text
	Mute         bool // it is not said: it says by which rule something holds
}

// ValuePhrase is a printed value: of some cards, as something of which there are different ones, and as something that
// lies on cards.
type ValuePhrase struct {
	Of, Different, Each, Lies engine.Text
}

// AmountPhrase is a number that a game knows, with its {a}, {of}, {whom} and what its value says in {value}. A number
// of something is said in front of Suffix, if there is one.
type AmountPhrase struct {
	Says   engine.Text
	Yours  engine.Text // where {whom} is you
	Suffix engine.Text
	Each   engine.Text // behind "for each": one of what it counts
	Lies   bool        // the phrase is that of its value
}

// CondPhrase is a condition, and its contrary.
type CondPhrase struct{ Yes, No engine.Text }

// EventPhrase is what a text waits for: before it happens, and after; {of} is the card, Any what that is where nothing
// is asked of it. A text that counts cards says Each behind their noun, That is the card of the event.
type EventPhrase struct {
	Before, After, Each, Any, That engine.Text
	Lasts                          engine.Text // behind the noun of what a text counts all over the turn
	Counts                         Noun        // what its number counts, if "that many" does not say it
	Own                            How         // a word of which the event is told by phrases of its own
	OwnBefore, OwnAfter            engine.Text
	On                             engine.Text // in the place of what is said of a player as a role
}

// Missing names the words that lack their phrase in a language. A test of each game asks for it.
func (p *Phrases) Missing(w *Vocabulary) []string {
	var out []string
	ask := func(word string, says ...engine.Text) {
		for _, s := range says {
			if s[engine.EN] == "" || s[engine.FR] == "" {
				out = append(out, word)
			}
		}
	}
	row(&out, len(w.Verbs), p.Verbs, func(i int) { ask(w.Verbs[i].Word, p.Verbs[i].Says) })
	row(&out, len(w.Places), p.Places, func(i int) { ask(w.Places[i].Word, p.Places[i].Noun.One) })
	row(&out, len(w.Values), p.Values, func(i int) {
		if w.PrintedValues == nil || slices.Contains(w.PrintedValues, w.Values[i]) {
			ask(w.Values[i], p.Values[i].Of, p.Values[i].Different, p.Values[i].Each)
		}
	})
	row(&out, len(w.Amounts), p.Amounts, func(i int) {
		if !p.Amounts[i].Lies {
			ask(w.Amounts[i].Word, p.Amounts[i].Says)
		}
		for _, value := range w.Amounts[i].Values {
			ask(value, p.Values[slices.Index(w.Values, value)].Lies)
		}
	})
	row(&out, len(w.Conds), p.Conds, func(i int) { ask(w.Conds[i].Word, p.Conds[i].Yes, p.Conds[i].No) })
	row(&out, len(w.Events), p.Events, func(i int) {
		e := &p.Events[i]
		ask(w.Events[i], e.Before, e.After, e.That)
		if strings.Contains(e.After[engine.EN], "{of}") {
			ask(w.Events[i], e.Any)
		}
		if i < len(w.Waits) && w.Waits[i].Each != nil {
			ask(w.Events[i], e.Each)
		}
		if i < len(w.Waits) && w.Waits[i].Lasts != nil {
			ask(w.Events[i], e.Lasts)
		}
	})
	row(&out, len(w.Cards), p.Cards, func(i int) { ask(w.Cards[i].Word, p.Cards[i]) })
	row(&out, len(w.Roles), p.Roles, func(i int) { ask(w.Roles[i], p.Roles[i]) })
	row(&out, len(w.Marks), p.Marks, func(i int) { ask(w.Marks[i], p.Marks[i]) })
	row(&out, len(w.Stats), p.Stats, func(i int) { ask(w.Stats[i], p.Stats[i]) })
	row(&out, len(w.Hows), p.Hows, func(i int) { ask(w.Hows[i], p.Hows[i]) })
	for _, class := range w.Classes {
		ask(class, p.Nouns[class].One, p.Nouns[class].Many)
	}
	row(&out, len(w.Keys), p.Keys, func(i int) {
		k, key := &p.Keys[i], &w.Keys[i]
		switch {
		case k.Mute:
			return
		case !k.Noun || k.Mod != (engine.Text{}):
			ask(key.Word, k.Mod)
		}
		if !key.NoIs {
			ask(key.Word, k.Is, k.Not)
		}
	})
	return out
}

// row asks for each of a row, if there are as many phrases as words.
func row[P any](out *[]string, words int, phrases []P, ask func(i int)) {
	if words != len(phrases) {
		*out = append(*out, fmt.Sprintf("%d words and %d phrases: %T", words, len(phrases), phrases))
		return
	}
	for i := range words {
		ask(i)
	}
}
