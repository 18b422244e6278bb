package engine

import "strings"

// The sentences of the log are phrases with fields in braces, compiled once. What an event says in a field is written
// by package log; this is what rules may say.

// Field is what stands in a sentence for something that an event names. The fields:
//
//	{actor} {player}   names of players
//	{card} {source}    names of cards
//	{on} {back}        the target: what Card is attached to, what is attacked; the other face of Card
//	{from} {to}        zones, with their owner's name
//	{times}            "2 x " where something stands for several cards
//	{n} {+n} {now}     numbers; {+n} always with its sign
//	{chosen} {or}      an answered question: what was chosen, and the other legal answers
//	{asked}            what the question was
//	{what} {reason} {legal}   a refusal: what was tried, why not, and what was legal
type Field uint8

// What stands in a sentence. NoField is text as it is.
const (
	NoField Field = iota
	FieldActor
	FieldPlayer
	FieldCard
	FieldSource
	FieldFrom
	FieldTo
	FieldN
	FieldPlusN
	FieldNow
	FieldChosen
	FieldOr
	FieldAsked
	FieldWhat
	FieldReason
	FieldLegal
	FieldTimes
	FieldOn
	FieldBack
	FieldWhom
)

var fieldNames = map[string]Field{
	"actor": FieldActor, "player": FieldPlayer, "card": FieldCard, "source": FieldSource, "from": FieldFrom,
	"to": FieldTo, "n": FieldN, "+n": FieldPlusN, "now": FieldNow, "chosen": FieldChosen, "or": FieldOr,
	"asked": FieldAsked, "what": FieldWhat, "reason": FieldReason, "legal": FieldLegal, "times": FieldTimes,
	"on": FieldOn, "back": FieldBack, "whom": FieldWhom,
}

// Piece is a part of a sentence: a field, or text as it is.
type Piece struct {
	Text  string
	Field Field
}

// Phrase is a sentence, in pieces.
type Phrase []Piece

// ParsePhrase compiles a sentence; a brace that names no field stays as it is, and compile refuses it.
func ParsePhrase(s string) Phrase {
	var p Phrase
	for s != "" {
		open := strings.IndexByte(s, '{')
		if open < 0 {
			return append(p, Piece{Text: s})
		}
		shut := strings.IndexByte(s[open:], '}')
		if shut < 0 {
			return append(p, Piece{Text: s})
		}
		f, ok := fieldNames[s[open+1:open+shut]]
		if !ok {
			p = append(p, Piece{Text: s[:open+shut+1]})
		} else {
			if open > 0 {
				p = append(p, Piece{Text: s[:open]})
			}
			p = append(p, Piece{Field: f})
		}
		s = s[open+shut+1:]
	}
	return p
}

func (r *Rules) compile() {
	for lang := range Spoken() {
		r.says[lang] = make([]Phrase, len(r.Kinds))
		for k := range r.Kinds {
			r.says[lang][k] = ParsePhrase(r.Kinds[k].Says.In(lang))
			for _, p := range r.says[lang][k] {
				if strings.Contains(p.Text, "{") {
					panic("engine: the sentence of " + r.Kinds[k].Name + " names no field: " + p.Text)
				}
			}
		}
		r.labels[lang] = make([]string, len(r.Cards))
		for d := range r.Cards {
			r.labels[lang][d] = r.Cards[d].Label(lang)
		}
	}
}

// Phrase is the sentence of a kind of event in a language, compiled.
func (r *Rules) Phrase(k Kind, l Lang) Phrase { return r.says[l][k] }

// Label is the name of a card as the log prints it: CardInfo.Label, made once.
func (r *Rules) Label(d Def, l Lang) string { return r.labels[l][d] }

// Label is the card's name, marked where it is no printed card.
func (c *CardInfo) Label(lang Lang) string {
	switch c.Origin {
	case Invented:
		return c.Name.In(lang) + Text{" (own card)", " (carte maison)"}.In(lang)
	case Amended:
		return c.Name.In(lang) + Text{" (changed)", " (modifiée)"}.In(lang)
	}
	if c.Test {
		return c.Name.In(lang) + Text{" (test card)", " (carte d'essai)"}.In(lang)
	}
	return c.Name.In(lang)
}
