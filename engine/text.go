package engine

import (
	"math/bits"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Nobody is what a log says for the player who does something, where no player does.
var Nobody = Text{"nobody", "personne"}

// The sentences of the log are phrases with fields in braces, compiled once. The fields:
//
//	{actor} {player}   names of players
//	{card} {source}    names of cards
//	{on} {back}        the card that Card is attached to; the other face of Card
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
	"actor": fActor, "player": fPlayer, "card": fCard, "source": fSource, "from": fFrom, "to": fTo, "n": fN, "+n": fPlusN,
	"now": fNow, "chosen": fChosen, "or": fOr, "asked": fAsked, "what": fWhat, "reason": fReason, "legal": fLegal, "times": fTimes, "on": fOn, "back": fBack,
	"whom": fWhom,
}

// jsonNames are the names of the fields in JSON Lines.
var jsonNames = [...]string{
	fActor: "actor", fPlayer: "player", fCard: "card", fSource: "source", fFrom: "from", fTo: "to", fN: "n", fPlusN: "n",
	fNow: "now", fChosen: "chosen", fOr: "or", fAsked: "asked", fWhat: "what", fReason: "reason", fLegal: "legal", fTimes: "times", fOn: "on", fBack: "back",
	fWhom: "whom",
}

type piece struct {
	text  string
	field field
}

type phrase []piece

// parsePhrase compiles a sentence; a brace that names no field stays as it is.
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
	for lang := range r.says {
		r.says[lang] = make([]phrase, len(r.Kinds))
		for k := range r.Kinds {
			r.says[lang][k] = parsePhrase(r.Kinds[k].Says.In(Lang(lang)))
		}
		r.labels[lang] = make([]string, len(r.Cards))
		for d := range r.Cards {
			r.labels[lang][d] = r.Cards[d].Label(Lang(lang))
		}
	}
}

// column is where the clauses of an event line begin, if its sentence is not longer.
const column = 72

// writer makes text of a log in one language.
type writer struct {
	l     *Log
	lang  Lang
	b     []byte
	shown *Table // the table as set up, but with the faces that cards show at the event being written
}

// writer begins to write a log.
func (l *Log) writer(lang Lang, b []byte) writer {
	return writer{l: l, lang: lang, b: b, shown: l.start}
}

// turned follows a card that turns over: from here on it is named by its other face.
func (w *writer) turned(e *Event) {
	if w.l.rules.Kinds[e.Kind].Op != TurnOver {
		return
	}
	if w.shown == w.l.start {
		w.shown = w.l.start.Clone()
	}
	if back := w.l.rules.Cards[w.shown.Def(e.Card)].Back; back != 0 {
		w.shown.cards[e.Card].def = back
	}
}

// Text gives the whole log as the canonical text, in one language. Golden files use EN.
func (l *Log) Text(lang Lang) []byte {
	return l.AppendText(make([]byte, 0, 2048+128*len(l.Events)), lang)
}

// AppendText appends what Text gives to a buffer.
func (l *Log) AppendText(b []byte, lang Lang) []byte {
	w := l.writer(lang, b)
	w.header()
	for i := range l.Events {
		w.event(&l.Events[i])
	}
	w.tail()
	return w.b
}

// tail is what follows the events: the state, and the ruling.
func (w *writer) tail() {
	w.state()
	if s := w.l.Ruling.In(w.lang); s != "" {
		w.line(Text{"ruling ", "décision "}.In(w.lang) + oneLine(s))
	}
}

// EventText gives one event's line without indentation and clauses.
func (l *Log) EventText(i int, lang Lang) string {
	w := l.writer(lang, nil)
	for j := range i {
		w.turned(&l.Events[j])
	}
	w.sentence(&l.Events[i])
	return string(w.b)
}

// LineEvents gives for every line of Text the event it shows, -1 for the header and the end.
func (l *Log) LineEvents() []int {
	w := l.writer(EN, nil)
	w.header()
	var out []int
	for range strings.Count(string(w.b), "\n") {
		out = append(out, -1)
	}
	for i := range l.Events {
		if w.spaced(&l.Events[i]) {
			out = append(out, -1)
		}
		out = append(out, i)
	}
	w.b = w.b[:0]
	w.tail()
	for range strings.Count(string(w.b), "\n") {
		out = append(out, -1)
	}
	return out
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

func (w *writer) line(s string) { w.b = append(append(w.b, s...), '\n') }

func (w *writer) header() {
	l := w.l
	word := func(t Text) { w.b = append(w.b, t.In(w.lang)...) }
	word(Text{"referee-log ", "journal-arbitre "})
	w.b = strconv.AppendInt(w.b, LogVersion, 10)
	word(Text{"\ngame ", "\njeu "})
	w.b = append(w.b, l.Game...)
	word(Text{", edition ", ", édition "})
	w.b = append(w.b, l.Edition...)
	word(Text{", seed ", ", graine "})
	w.b = strconv.AppendUint(w.b, l.Seed, 10)
	word(Text{"\nplayers ", "\njoueurs "})
	for i, n := range l.Names {
		if i > 0 {
			w.b = append(w.b, ", "...)
		}
		w.b = append(w.b, n...)
		if c := l.Heads[i]; c != 0 {
			w.b = append(append(append(w.b, " ("...), w.cardName(c)...), ')')
		}
	}
	w.b = append(w.b, '\n')
	for _, s := range l.Settings {
		w.line(Text{"rule ", "règle "}.In(w.lang) + l.rules.Book.ID(s.Clause) + " = " + l.rules.Book.Clauses[s.Clause].Shown(int(s.Value)))
	}
	if l.Passes {
		w.line(Text{"windows pass", "fenêtres passées"}.In(w.lang))
	}
	for i := range l.Impossible {
		start := len(w.b)
		w.b = append(append(w.b, "impossible "...), l.Impossible[i].Msg.In(w.lang)...)
		w.cite(start, l.Impossible[i].Cite)
		w.b = append(w.b, '\n')
	}
	for i := range l.Given {
		word(Text{"given ", "donné "})
		w.given(&l.Given[i])
		w.b = append(w.b, '\n')
	}
}

// cite ends a line with its clauses, in their column.
func (w *writer) cite(start int, cite Clauses) {
	if cite == 0 {
		return
	}
	if text := w.l.citation(cite); text != "" {
		w.column(start)
		w.b = append(w.b, text...)
	}
}

// citation is how the log prints some clauses: " [fe.play.any-order]". The same few come again and again, so they are kept.
func (l *Log) citation(cite Clauses) string {
	if l.cites == nil {
		size := 1 << 6
		if len(l.Events) > 1000 {
			size = 1 << 12
		}
		l.cites = make([]cited, size)
	}
	slot := &l.cites[uint64(cite)*0x9E3779B97F4A7C15>>(65-bits.Len(uint(len(l.cites))))]
	if slot.clauses != cite {
		var b []byte
		for c := range cite.All() {
			if l.rules.Printed(c) {
				b = append(append(b, ' '), l.rules.Book.ID(c)...)
			}
		}
		slot.clauses, slot.text = cite, ""
		if b != nil {
			b[0] = '['
			slot.text = " " + string(b) + "]"
		}
	}
	return slot.text
}

// cited is a citation and its text.
type cited struct {
	clauses Clauses
	text    string
}

// column pads a line that begins at start up to the column of the clauses.
func (w *writer) column(start int) {
	if gap := column - 1 - utf8.RuneCount(w.b[start:]); gap > 0 {
		w.b = append(w.b, spaces[:gap]...)
	}
}

const spaces = "                                                                        "

// colons stand between a place or a number and what it holds.
var colons = Text{": ", " : "}

func (w *writer) colon() { w.b = append(w.b, colons.In(w.lang)...) }

func (w *writer) given(g *Given) {
	if g.Says[EN] != "" {
		w.b = append(w.b, g.Says.In(w.lang)...)
		return
	}
	if g.Counter >= 0 {
		w.counter(g.Player, &w.l.rules.CountInfo[g.Counter])
		w.colon()
		w.b = strconv.AppendInt(w.b, int64(g.N), 10)
		return
	}
	w.zone(g.Zone)
	if g.Partly {
		w.b = append(w.b, Text{" top", " dessus"}.In(w.lang)...)
	}
	w.colon()
	if g.Sized {
		w.number(g.N)
		return
	}
	w.cards(w.l.start, g.Cards, g.Earlier)
}

// number says how many cards.
func (w *writer) number(n int) {
	w.b = append(w.b, Counted(n, Text{"card", "carte"}).In(w.lang)...)
}

// cards lists cards, equal neighbours counted. earlier is what has happened to each of them already, nil if that is not told.
func (w *writer) cards(t *Table, cs []CardID, earlier []Deeds) {
	if len(cs) == 0 {
		w.b = append(w.b, Text{"empty", "vide"}.In(w.lang)...)
	}
	for i := 0; i < len(cs); {
		n := 1
		for i+n < len(cs) && w.alike(t, t, cs[i+n], cs[i]) && !t.isHost(cs[i]) && (earlier == nil || earlier[i+n] == earlier[i]) {
			n++
		}
		if i > 0 {
			w.b = append(w.b, ", "...)
		}
		if n > 1 {
			w.b = strconv.AppendInt(w.b, int64(n), 10)
			w.b = append(w.b, " x "...)
		}
		w.b = append(w.b, w.l.rules.labels[w.lang][t.Def(cs[i])]...)
		var happened Deeds
		if earlier != nil {
			happened = earlier[i]
		}
		w.marks(t, cs[i], happened)
		i += n
	}
}

// marks says in brackets what lies on a card and has happened to it: "(damage 3, stunned, on Rhino I)".
func (w *writer) marks(t *Table, c CardID, earlier Deeds) {
	sep := " ("
	add := func(s string) {
		w.b = append(append(w.b, sep...), s...)
		sep = ", "
	}
	for k := range w.l.rules.Tokens {
		if info := &w.l.rules.Tokens[k]; info.ID != "" && t.Tokens(c, Token(k)) != 0 {
			add(info.Name.In(w.lang))
			w.b = strconv.AppendInt(append(w.b, ' '), int64(t.Tokens(c, Token(k))), 10)
		}
	}
	for i := range w.l.rules.Flags {
		if f := &w.l.rules.Flags[i]; t.Flag(c, f.Flag) {
			add(f.Name.In(w.lang))
		}
	}
	if p := w.whose(t, c); p != NoPlayer {
		if w.lang == FR {
			add(OfFrench(w.l.Names[p]))
		} else {
			add("of " + w.l.Names[p])
		}
	}
	for i := range w.l.rules.Deeds {
		if earlier.Has(i) {
			add(w.l.rules.Deeds[i].Name.In(w.lang))
		}
	}
	if h := t.HostOf(c); h != 0 {
		add(Text{"on ", "sur "}.In(w.lang) + w.l.rules.labels[w.lang][t.Def(h)])
	}
	if sep != " (" {
		w.b = append(w.b, ')')
	}
}

// whose is the player whose the tokens on a card are.
func (w *writer) whose(t *Table, c CardID) Player {
	if w.l.rules.Whose == nil {
		return NoPlayer
	}
	return w.l.rules.Whose(t, c)
}

// alike says whether two cards look the same in the log.
func (w *writer) alike(a, b *Table, x, y CardID) bool {
	if a.Def(x) != b.Def(y) || a.HostOf(x) != b.HostOf(y) || w.whose(a, x) != w.whose(b, y) {
		return false
	}
	for k := range w.l.rules.Tokens {
		if w.l.rules.Tokens[k].ID != "" && a.Tokens(x, Token(k)) != b.Tokens(y, Token(k)) {
			return false
		}
	}
	for i := range w.l.rules.Flags {
		if f := w.l.rules.Flags[i].Flag; a.Flag(x, f) != b.Flag(y, f) {
			return false
		}
	}
	return true
}

// isHost says whether any card is attached to one.
func (t *Table) isHost(c CardID) bool {
	for i := range t.cards {
		if t.cards[i].host == c {
			return c != 0
		}
	}
	return false
}

func (w *writer) counter(p Player, c *CounterInfo) {
	switch {
	case p == NoPlayer:
		w.b = append(w.b, c.Name.In(w.lang)...)
	case w.lang == FR:
		w.b = append(append(append(w.b, c.Name[FR]...), ' '), OfFrench(w.l.Names[p])...)
	default:
		w.b = append(append(append(w.b, w.l.Names[p]...), ' '), c.Name[EN]...)
	}
}

// state lists what differs from the table as set up.
func (w *writer) state() {
	a, b := w.l.start, w.l.end
	if b == nil {
		return
	}
	w.b = append(w.b, '\n')
	for i := range w.l.rules.CountInfo {
		c := &w.l.rules.CountInfo[i]
		if c.Silent {
			continue
		}
		if c.Global {
			w.changed(a, b, NoPlayer, c)
			continue
		}
		for p := range b.From(0) {
			w.changed(a, b, p, c)
		}
	}
	var cs []CardID
	for z := range Zone(b.ZoneCount()) {
		if z == Box || w.sameCards(a, b, z) {
			continue
		}
		w.b = append(w.b, Text{"state ", "état "}.In(w.lang)...)
		w.zone(z)
		w.colon()
		if n := b.Len(z); b.Info(z).Brief && n > 0 {
			w.number(n)
		} else {
			cs = cs[:0]
			for c := range b.Cards(z) {
				cs = append(cs, c)
			}
			w.cards(b, cs, nil)
		}
		w.b = append(w.b, '\n')
	}
}

func (w *writer) changed(a, b *Table, p Player, c *CounterInfo) {
	if n := b.Count(p, c.Counter); n != a.Count(p, c.Counter) {
		w.b = append(w.b, Text{"state ", "état "}.In(w.lang)...)
		w.counter(p, c)
		w.colon()
		w.b = strconv.AppendInt(w.b, int64(n), 10)
		w.b = append(w.b, '\n')
	}
}

func (w *writer) sameCards(a, b *Table, z Zone) bool {
	if a.Len(z) != b.Len(z) {
		return false
	}
	x, y := a.Top(z), b.Top(z)
	for ; x != 0 && w.alike(a, b, x, y); x, y = a.Below(x), b.Below(y) {
	}
	return x == 0
}

// spaced says whether an empty line stands before an event: the story's paragraphs.
func (w *writer) spaced(e *Event) bool { return w.l.rules.Kinds[e.Kind].Chapter }

func (w *writer) event(e *Event) {
	if w.spaced(e) {
		w.b = append(w.b, '\n')
	}
	start := len(w.b)
	for range e.Depth {
		w.b = append(w.b, "  "...)
	}
	w.sentence(e)
	w.cite(start, e.Cite)
	w.b = append(w.b, '\n')
	w.turned(e)
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

func (w *writer) field(f field, e *Event) {
	l := w.l
	switch f {
	case fActor:
		w.player(e.Actor)
	case fPlayer:
		w.player(e.Player)
	case fWhom: // the player of whom a refused attempt is said
		w.player(l.refusals[e.Aux].a.Whom)
	case fCard:
		w.b = append(w.b, w.cardName(e.Card)...)
	case fSource:
		w.b = append(w.b, w.cardName(e.Source)...)
	case fOn:
		w.b = append(w.b, w.cardName(CardID(e.Aux))...)
	case fBack:
		w.b = append(w.b, l.rules.labels[w.lang][l.rules.Cards[w.shown.Def(e.Card)].Back]...)
	case fFrom:
		w.zone(e.From)
	case fTo:
		if z := l.start.Info(e.To); z.Piled && e.Pos == Bottom {
			w.b = append(w.b, Text{"bottom of ", "dessous de "}.In(w.lang)...)
		} else if z.Piled && e.Pos == Top {
			w.b = append(w.b, Text{"top of ", "dessus de "}.In(w.lang)...)
		}
		w.zone(e.To)
	case fTimes:
		if e.Aux > 1 {
			w.b = append(strconv.AppendInt(w.b, int64(e.Aux), 10), " x "...)
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
	case fChosen:
		c := &l.choices[e.N]
		w.b = w.shown.appendAnswer(w.b, l.answers[c.from:c.to], c.chosen, l.Names, w.lang)
	case fOr:
		c := &l.choices[e.N]
		sep := Text{"; or: ", " ; ou : "}.In(w.lang)
		for i := range c.to - c.from {
			if i == c.chosen {
				continue
			}
			w.b = w.shown.appendAnswer(append(w.b, sep...), l.answers[c.from:c.to], i, l.Names, w.lang)
			sep = ", "
		}
	case fAsked:
		w.b = append(w.b, l.rules.Questions[l.choices[e.N].kind].In(w.lang)...)
	case fWhat:
		if e.Kind == Claimed {
			w.b = append(w.b, l.claims[e.Aux].In(w.lang)...)
			return
		}
		w.b = append(w.b, w.shown.attemptName(l.refusals[e.Aux].a, w.lang)...)
	case fReason:
		r := &l.refusals[e.Aux]
		if len(r.ways) == 0 {
			w.reason(r.reason, e)
		}
		for i, way := range r.ways { // to "put counters", the cost cannot be paid; to "discard", …
			if i > 0 {
				w.b = append(w.b, Text{"; ", " ; "}.In(w.lang)...)
			}
			w.b = append(w.b, Sayf(`to %q, `, `pour %q, `, l.rules.Options[way.Option]).In(w.lang)...)
			w.reason(way.Reason, e)
		}
	case fLegal:
		r := &l.refusals[e.Aux]
		if r.from == r.to {
			w.b = append(w.b, Text{"nothing", "rien"}.In(w.lang)...)
		}
		for i := range r.to - r.from {
			if i > 0 {
				w.b = append(w.b, ", "...)
			}
			w.b = w.shown.appendAnswer(w.b, l.answers[r.from:r.to], i, l.Names, w.lang)
		}
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
	if c.Test {
		return c.Name.In(lang) + Text{" (test card)", " (carte d'essai)"}.In(lang)
	}
	return c.Name.In(lang)
}
