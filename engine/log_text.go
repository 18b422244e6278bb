package engine

import (
	"math/bits"
	"strconv"
	"strings"
	"unicode/utf8"
)

// The canonical text of a log: its head, its events line by line, and the state at the end. What an event says is in
// log_sentence.go.

// column is where the clauses of an event line begin, if its sentence is not longer.
const column = 72

// writer makes text of a log in one language.
type writer struct {
	l     *Log
	lang  Lang
	b     []byte
	shown *Table // the table as set up, but with the faces that cards show at the event being written

	// What the log keeps of events of these kinds stands in the order of the events: so many are behind those passed.
	choices, refusals, claims int
}

// writer begins to write a log.
func (l *Log) writer(lang Lang, b []byte) writer {
	return writer{l: l, lang: lang, b: b, shown: l.start}
}

// choice is what was chosen by the event being written, refusal what was refused by it.
func (w *writer) choice() *choice   { return &w.l.choices[w.choices] }
func (w *writer) refusal() *refusal { return &w.l.refusals[w.refusals] }

// passed goes on behind an event. A card that turns over is named by its other face from here on.
func (w *writer) passed(e *Event) {
	switch e.Kind {
	case Chosen:
		w.choices++
	case Refused:
		w.refusals++
	case Claimed:
		w.claims++
	}
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
		w.passed(&l.Events[j])
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
	w.b = append(w.b, '\n')
	word(Text{"game ", "jeu "})
	w.b = append(w.b, l.Game...)
	word(Text{", edition ", ", édition "})
	w.b = append(w.b, l.Edition...)
	word(Text{", seed ", ", graine "})
	w.b = strconv.AppendUint(w.b, l.Seed, 10)
	w.b = append(w.b, '\n')
	word(Text{"players ", "joueurs "})
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
	for _, cards := range w.own() {
		w.line(Text{"cards ", "cartes "}.In(w.lang) + cards)
	}
	for _, s := range l.Settings {
		w.line(Text{"rule ", "règle "}.In(w.lang) + l.rules.Book.ID(s.Clause) + " = " +
			l.rules.Book.Info(s.Clause).Shown(int(s.Value)))
	}
	if l.Passes {
		w.line(Text{"windows pass", "fenêtres passées"}.In(w.lang))
	}
	for i := range l.Impossible {
		start := len(w.b)
		w.b = append(append(w.b, Text{"impossible "}.In(w.lang)...), l.Impossible[i].Msg.In(w.lang)...)
		w.cite(start, l.Impossible[i].Cite)
		w.b = append(w.b, '\n')
	}
	for i := range l.Given {
		word(Text{"given ", "donné "})
		w.given(&l.Given[i])
		w.b = append(w.b, '\n')
	}
}

// mostListed is how many cards of somebody's own a log names.
const mostListed = 20

// own tells the cards that are not as they are printed: those that are somebody's own, and those that are changed.
func (w *writer) own() (out []string) {
	for _, o := range [...]struct {
		origin Origin
		says   Text
	}{{Invented, Text{"own", "maison"}}, {Amended, Text{"changed", "modifiées"}}} {
		var names []string
		more := 0
		for d := range w.l.rules.Cards {
			switch c := &w.l.rules.Cards[d]; {
			case c.Origin != o.origin:
			case len(names) == mostListed:
				more++
			default:
				names = append(names, c.Name.In(w.lang))
			}
		}
		if more > 0 {
			names = append(names, Sayf("%d more", "%d de plus", more).In(w.lang))
		}
		if len(names) > 0 {
			out = append(out, o.says.In(w.lang)+colons.In(w.lang)+strings.Join(names, ", "))
		}
	}
	return out
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

// citation is how the log prints some clauses: " [fe.play.any-order]". The same few come again and again, so they are
// kept.
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

// cards lists cards, equal neighbours counted. earlier is what has happened to each of them already, nil if that is not
// told.
func (w *writer) cards(t *Table, cs []CardID, earlier []Deeds) {
	if len(cs) == 0 {
		w.b = append(w.b, Text{"empty", "vide"}.In(w.lang)...)
	}
	for i := 0; i < len(cs); {
		n := 1
		for i+n < len(cs) && w.alike(t, t, cs[i+n], cs[i]) && !t.isHost(cs[i]) &&
			(earlier == nil || earlier[i+n] == earlier[i]) {
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
			add(Sayf("of %s", "de %s", w.l.Names[p]).In(w.lang))
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
		w.b = append(append(append(w.b, w.l.Names[p]...), ' '), c.Name.In(w.lang)...)
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
	w.passed(e)
}
