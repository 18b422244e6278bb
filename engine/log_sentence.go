package engine

import (
	"strconv"
	"strings"
)

// Nobody is what a log says for the player who does something, where no player does.
var Nobody = Text{"nobody", "personne"}

// The sentences of the log are phrases with fields in braces, compiled once. The fields:
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
type field uint8

const (
	literal field = iota
	fActor
	fPlayer
	fCard
	fSource
	fFrom
	fTo
	fN
	fPlusN
	fNow
	fChosen
	fOr
	fAsked
	fWhat
	fReason
	fLegal
	fTimes
	fOn
	fBack
	fWhom
)

var fieldNames = map[string]field{
	"actor": fActor, "player": fPlayer, "card": fCard, "source": fSource, "from": fFrom, "to": fTo, "n": fN,
	"+n":  fPlusN,
	"now": fNow, "chosen": fChosen, "or": fOr, "asked": fAsked, "what": fWhat, "reason": fReason, "legal": fLegal,
	"times": fTimes, "on": fOn, "back": fBack,
	"whom": fWhom,
}

// jsonNames are the names of the fields in JSON Lines.
var jsonNames = [...]string{
	fActor: "actor", fPlayer: "player", fCard: "card", fSource: "source", fFrom: "from", fTo: "to", fN: "n",
	fPlusN: "n",
	fNow:   "now", fChosen: "chosen", fOr: "or", fAsked: "asked", fWhat: "what", fReason: "reason", fLegal: "legal",
	fTimes: "times", fOn: "on", fBack: "back",
	fWhom: "whom",
}

type piece struct {
	text  string
	field field
}

type phrase []piece

// parsePhrase compiles a sentence; a brace that names no field stays as it is, and compile refuses it.
func parsePhrase(s string) phrase {
	var p phrase
	for s != "" {
		open := strings.IndexByte(s, '{')
		if open < 0 {
			return append(p, piece{text: s})
		}
		shut := strings.IndexByte(s[open:], '}')
		if shut < 0 {
			return append(p, piece{text: s})
		}
		f, ok := fieldNames[s[open+1:open+shut]]
		if !ok {
			p = append(p, piece{text: s[:open+shut+1]})
		} else {
			if open > 0 {
				p = append(p, piece{text: s[:open]})
			}
			p = append(p, piece{field: f})
		}
		s = s[open+shut+1:]
	}
	return p
}

func (r *Rules) compile() {
	for lang := range Spoken() {
		r.says[lang] = make([]phrase, len(r.Kinds))
		for k := range r.Kinds {
			r.says[lang][k] = parsePhrase(r.Kinds[k].Says.In(lang))
			for _, p := range r.says[lang][k] {
				if strings.Contains(p.text, "{") {
					panic("engine: the sentence of " + r.Kinds[k].Name + " names no field: " + p.text)
				}
			}
		}
		r.labels[lang] = make([]string, len(r.Cards))
		for d := range r.Cards {
			r.labels[lang][d] = r.Cards[d].Label(lang)
		}
	}
}

func (w *writer) sentence(e *Event) {
	for _, p := range w.l.rules.says[w.lang][e.Kind] {
		if p.field == literal {
			w.b = append(w.b, p.text...)
		} else {
			w.filled(p.field, e)
		}
	}
}

// filled writes a field, joined to the word before it.
func (w *writer) filled(f field, e *Event) {
	at := len(w.b)
	w.field(f, e)
	if w.lang == FR {
		w.b = joinFrench(w.b, at)
	}
}

// field writes what stands for a field of a sentence.
func (w *writer) field(f field, e *Event) {
	l := w.l
	switch f {
	case fActor:
		w.player(e.Actor)
	case fPlayer:
		w.player(e.Player)
	case fWhom: // the player of whom a refused attempt is said
		w.player(w.refusal().a.Whom)
	case fCard:
		w.b = append(w.b, w.cardName(e.Card)...)
	case fSource:
		w.b = append(w.b, w.cardName(e.Source)...)
	case fOn:
		w.b = append(w.b, w.cardName(e.Target)...)
	case fBack:
		w.b = append(w.b, l.rules.labels[w.lang][l.rules.Cards[w.shown.Def(e.Card)].Back]...)
	case fFrom:
		w.zone(e.From)
	case fTo:
		w.end(e)
		w.zone(e.To)
	case fTimes, fN, fPlusN, fNow:
		w.amount(f, e)
	case fChosen, fOr, fAsked:
		w.decided(f, w.choice())
	case fWhat:
		if e.Kind == Claimed {
			w.b = append(w.b, l.claims[w.claims].In(w.lang)...)
		} else {
			w.b = append(w.b, w.shown.attemptName(w.refusal().a, w.lang)...)
		}
	case fReason:
		w.whyRefused(w.refusal(), e)
	case fLegal:
		w.legal(w.refusal())
	}
}

// end writes at which end of a pile a card is laid, where that matters.
func (w *writer) end(e *Event) {
	if !w.l.start.Info(e.To).Piled {
		return
	}
	switch e.Tags.pos() {
	case Bottom:
		w.b = append(w.b, Text{"bottom of ", "dessous de "}.In(w.lang)...)
	case Top:
		w.b = append(w.b, Text{"top of ", "dessus de "}.In(w.lang)...)
	}
}

// amount writes how many, or how many times.
func (w *writer) amount(f field, e *Event) {
	switch f {
	case fTimes:
		if e.Times > 1 {
			w.b = append(strconv.AppendInt(w.b, int64(e.Times), 10), " x "...)
		}
	case fN:
		w.b = strconv.AppendInt(w.b, int64(e.N), 10)
	case fPlusN:
		if e.N >= 0 {
			w.b = append(w.b, '+')
		}
		w.b = strconv.AppendInt(w.b, int64(e.N), 10)
	case fNow:
		w.b = strconv.AppendInt(w.b, int64(e.Now), 10)
	}
}

// decided writes what was asked, what was chosen, or what else could have been.
func (w *writer) decided(f field, c *choice) {
	l := w.l
	switch f {
	case fAsked:
		w.b = append(w.b, l.rules.Questions[c.kind].In(w.lang)...)
	case fChosen:
		w.b = w.shown.appendAnswer(w.b, l.answers[c.from:c.to], c.chosen, l.Names, w.lang)
	case fOr:
		sep := Text{"; or: ", " ; ou : "}.In(w.lang)
		for i := range c.to - c.from {
			if i == c.chosen {
				continue
			}
			w.b = w.shown.appendAnswer(append(w.b, sep...), l.answers[c.from:c.to], i, l.Names, w.lang)
			sep = ", "
		}
	}
}

// whyRefused writes why an attempt is refused: in one sentence, or for each way in which it could be made.
func (w *writer) whyRefused(r *refusal, e *Event) {
	if len(r.ways) == 0 {
		w.reason(r.reason, e)
	}
	for i, way := range r.ways { // to "put counters", the cost cannot be paid; to "discard", …
		if i > 0 {
			w.b = append(w.b, Text{"; ", " ; "}.In(w.lang)...)
		}
		w.b = append(w.b, Sayf(`to %q, `, `pour %q, `, w.l.rules.Options[way.Option]).In(w.lang)...)
		w.reason(way.Reason, e)
	}
}

// legal writes what was legal when an attempt was refused.
func (w *writer) legal(r *refusal) {
	if r.from == r.to {
		w.b = append(w.b, Text{"nothing", "rien"}.In(w.lang)...)
	}
	for i := range r.to - r.from {
		if i > 0 {
			w.b = append(w.b, ", "...)
		}
		w.b = w.shown.appendAnswer(w.b, w.l.answers[r.from:r.to], i, w.l.Names, w.lang)
	}
}

// reason writes why something is refused.
func (w *writer) reason(r Reason, e *Event) {
	for _, p := range parsePhrase(w.l.rules.Reasons[r].In(w.lang)) {
		if p.field == literal {
			w.b = append(w.b, p.text...)
		} else {
			w.filled(p.field, e)
		}
	}
}

func (w *writer) player(p Player) {
	if p == NoPlayer {
		w.b = append(w.b, Nobody.In(w.lang)...)
		return
	}
	w.b = append(w.b, w.l.Names[p]...)
}

func (w *writer) zone(z Zone) {
	zones := w.l.zones[w.lang]
	if zones == nil {
		zones = make([]string, w.l.start.ZoneCount())
		for z := range zones {
			zones[z] = w.l.start.ZoneName(Zone(z), w.l.Names, w.lang)
		}
		w.l.zones[w.lang] = zones
	}
	w.b = append(w.b, zones[z]...)
}

func (w *writer) cardName(c CardID) string {
	return w.l.rules.labels[w.lang][w.shown.Def(c)]
}

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
