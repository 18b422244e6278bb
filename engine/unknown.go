package engine

import (
	"fmt"
	"slices"
)

// Gap is something that nobody here knows of a printed card, and that who has the card can write down.
type Gap struct {
	Key  string // under which it stands in a declaration, empty where it stands there by itself
	Form string // how it is written, with "…" for what is not known
	Says Text   // what it is
	Sort GapSort
}

// GapSort is what sort of thing a gap is.
type GapSort uint8

// The sorts of gaps.
const (
	OfWord   GapSort = iota // what a word that is printed on the card brings with it
	OfCopies                // how many copies there are, which is told as a guess
	OfText                  // all that the card says
)

// Tried is a card played in a plain situation.
type Tried struct {
	Says Text // what is tried
	Log  *Log
	From int   // the event with which it begins
	Err  error // why it came to no end
	// Untried are the words for what texts of the card wait for and has not come about.
	Untried []string
}

// Undefined is the fact of a card whose effect is not defined here.
var Undefined = Text{"effect not defined", "effet non défini"}

// Undefined says whether the effect of a card is not defined here.
func (g *Game) Undefined(d Def) bool {
	return g.Facts != nil && slices.ContainsFunc(g.Facts(d), func(f Fact) bool { return f.Name == Undefined })
}

// UnknownEffect ends a match that needs the text of a card whose effect is not defined: such a card is never played as
// if it were blank.
type UnknownEffect struct {
	Card   Text
	Clause string // the id of the clause that wants the text
}

// Text tells it in both languages.
func (e *UnknownEffect) Text() Text {
	return Sayf("the effect of %s is not defined here: it can be counted and laid out, but nothing goes on that needs its text",
		"l'effet de %s n'est pas défini ici : la carte peut être comptée et placée, mais rien qui demande son texte ne se joue", e.Card)
}

// Error tells it in English.
func (e *UnknownEffect) Error() string { return e.Text()[EN] }

// In tells it in a language.
func (e *UnknownEffect) In(l Lang) string { return e.Text().In(l) }

// ClauseID is the id of the clause that wants the text.
func (e *UnknownEffect) ClauseID() string { return e.Clause }

// BrokenText ends a match in which the text of a card of somebody's own cannot be carried out, though each of its words
// is one that cards say.
type BrokenText struct {
	Card    Text
	Where   string // file and line of its declaration
	Endless bool   // it comes to itself again and again
	Beyond  bool   // it comes to a number beyond MostCounted
}

// MostCounted is the greatest number of tokens on a card, of what a counter counts, and of what a text comes to: more
// is on no table, and what lies on a card is kept in few bytes.
const MostCounted = 9999

// Text tells it in both languages.
func (e *BrokenText) Text() Text {
	if e.Endless {
		return Sayf("the text of %s (%s) comes to itself again and again",
			"le texte de %s (%s) revient sans fin à lui-même", e.Card, e.Where)
	}
	if e.Beyond {
		return Sayf("the text of %s (%s) comes to a number that cannot be counted: %d is the greatest",
			"le texte de %s (%s) donne un nombre qui ne peut pas se compter : %d est le plus grand", e.Card, e.Where, MostCounted)
	}
	return Sayf("the text of %s (%s) cannot be carried out: its words do not go together here",
		"le texte de %s (%s) ne peut pas être appliqué : ses mots ne vont pas ensemble ici",
		e.Card, e.Where)
}

// Error tells it in English.
func (e *BrokenText) Error() string { return e.In(EN) }

// In tells it in a language.
func (e *BrokenText) In(l Lang) string { return e.Text().In(l) }

// broken is the error of a text that is being carried out, nil where it is of a printed card, or none is.
func (m *Match) broken() *BrokenText {
	if m.Rules.Carried == nil {
		return nil
	}
	for d := range m.Rules.Carried(m) {
		if c := &m.Rules.Cards[d]; c.Origin != Printed {
			return &BrokenText{Card: c.Name, Where: c.Where}
		}
	}
	return nil
}

// Endless ends the match if the text of a card of somebody's own has come to itself too often.
func (m *Match) Endless() {
	if e := m.broken(); e != nil {
		e.Endless = true
		m.Fail(e)
	}
}

// mostEffects is how many effects last at the same time at most: each is asked for every value.
const mostEffects = 500

// Beyond ends the match if something comes to a number that cannot be counted, by the text that is being carried out;
// where none is, every card of somebody's own is named that is on the table.
//
//go:noinline
func (m *Match) Beyond() {
	if e := m.broken(); e != nil {
		e.Beyond = true
		m.Fail(e)
	}
	own, last := "", ""
	for c := range m.cards {
		k := &m.Rules.Cards[m.cards[c].def]
		if c > 0 && k.Origin != Printed && m.cards[c].zone != Box && k.Where != last {
			own, last = own+fmt.Sprintf("; %s (%s)", k.Name[EN], k.Where), k.Where
		}
	}
	m.Fail(Errorf("a number is reached that cannot be counted: %d is the greatest%s",
		"un nombre est atteint qui ne peut pas se compter : %d est le plus grand%s", MostCounted, own))
}

// BeyondBy is Beyond where it is known which card brings it about.
func (m *Match) BeyondBy(d Def) {
	k := &m.Rules.Cards[d]
	m.Fail(&BrokenText{Card: k.Name, Where: k.Where, Beyond: true})
}
