package log

import (
	"math/bits"
	"strconv"
	"strings"
	"unicode/utf8"

	"tablereferee/engine"
)

// The canonical text of a log: its head, its events line by line, and the state at the end. What an event says is in
// sentence.go.

// Version is the version of the canonical log; it stands in its first line.
const Version = 1

// column is where the clauses of an event line begin, if its sentence is not longer.
const column = 72

// writer makes text of a log in one language.
type writer struct {
	l     *engine.Log
	lang  engine.Lang
	b     []byte
	shown *engine.Table // the table as set up, but with the faces that cards show at the event being written
	kept  *kept

	// What the log keeps of events of these kinds stands in the order of the events: so many are behind those passed.
	choices, denials, claims int

	within int  // in how many branches what is written stands
	edge   int  // of the branch: how deep what stands at its edge is written
	least  int  // how deep the outermost event of the branch stands so far: that one is at its edge
	brief  bool // what else could have been answered is left out
}

// write begins to write a log.
func write(l *engine.Log, lang engine.Lang, b []byte) writer {
	k, ok := l.Kept.(*kept)
	if !ok {
		k = new(kept)
		l.Kept = k
	}
	return writer{l: l, lang: lang, b: b, shown: l.Begun, kept: k}
}

// kept is what is kept of a log from one time that it is written to the next.
type kept struct {
	zones [len(engine.Text{})][]string // the names of the zones, made when first needed
	cites []cited                      // citations by a hash of their clauses
	few   [1 << 6]cited
}

// choice is what was chosen by the event being written, denied what was refused by it.
func (w *writer) choice() engine.Choice { return w.l.Choice(w.choices) }
func (w *writer) denied() engine.Denied { return w.l.Denied(w.denials) }

// passed goes on behind an event. A card that turns over is named by its other face from here on.
func (w *writer) passed(e *engine.Event) {
	switch e.Kind {
	case engine.Chosen:
		w.choices++
	case engine.Refused:
		w.denials++
	case engine.Claimed:
		w.claims++
	}
	w.shown = w.l.Turned(w.l.Veils(w.shown, e), e)
}

// Text gives the whole log as the canonical text, in one language. Golden files use EN.
func Text(l *engine.Log, lang engine.Lang) []byte {
	return AppendText(make([]byte, 0, 2048+128*len(l.Events)), l, lang)
}

// AppendText appends what Text gives to a buffer.
func AppendText(b []byte, l *engine.Log, lang engine.Lang) []byte {
	w := write(l, lang, b)
	w.header()
	w.events(0, (*writer).told, (*writer).branch)
	w.tail()
	return w.b
}

// events goes through the events from one on, and through the branches where they leave them.
func (w *writer) events(from int, event func(w *writer, i int), branch func(w *writer, b *engine.Branch)) {
	left := w.l.Branches
	for i := from; ; i++ {
		for ; len(left) > 0 && (left[0].At <= i || i >= len(w.l.Events)); left = left[1:] {
			branch(w, &left[0])
		}
		if i >= len(w.l.Events) {
			return
		}
		event(w, i)
	}
}

// whatIf names a branch.
var whatIf = engine.Text{"what if: ", "et si : "}

// branch writes a branch: its name where it leaves what is told, and deeper than that what it brings about, and what is
// otherwise at its end than where it began.
func (w *writer) branch(b *engine.Branch) {
	in, at := w.inside(b)
	in.indent(at)
	in.line(whatIf.In(w.lang) + oneLine(b.Title))
	in.events(b.At, (*writer).told, (*writer).branch)
	in.differences(b.From, b.Log.Ended, at+1)
	w.b = in.b
}

// inside begins to write a branch, and gives how deep its name stands: as deep as its first event would where it leaves
// what is told, but never at the edge of the page, where a paragraph begins.
func (w *writer) inside(b *engine.Branch) (in writer, at int) {
	in, at = *w, 1
	in.l, in.within, in.least = b.Log, w.within+1, 0
	if b.At < len(b.Log.Events) {
		first := *w
		at, in.least = max(1, first.depth(&b.Log.Events[b.At])), int(b.Log.Events[b.At].Depth)
	}
	in.edge = at + 1
	return in, at
}

// depth is how deep an event is written. In a branch what it goes on with stands below its name, one step deeper: also
// where it comes back out of what it began in, up to a turn that follows.
func (w *writer) depth(e *engine.Event) int {
	if w.within == 0 {
		return int(e.Depth)
	}
	w.least = min(w.least, int(e.Depth))
	return w.edge + int(e.Depth) - w.least
}

func (w *writer) indent(depth int) {
	for range depth {
		w.b = append(w.b, "  "...)
	}
}

// tail is what follows the events: the state, and the ruling.
func (w *writer) tail() {
	w.state()
	if s := w.l.Ruling.In(w.lang); s != "" {
		w.line(engine.Text{"ruling ", "décision "}.In(w.lang) + oneLine(s))
	}
}

// EventText gives one event's line without indentation and clauses.
func EventText(l *engine.Log, i int, lang engine.Lang) string {
	w := write(l, lang, nil)
	for j := range i {
		w.passed(&l.Events[j])
	}
	w.sentence(&l.Events[i])
	return string(w.b)
}

// EventTexts gives the same of the events from one to before another, in one go. Brief ones leave out what else could
// have been answered.
func EventTexts(l *engine.Log, from, to int, lang engine.Lang, brief bool) []string {
	w := write(l, lang, nil)
	w.brief = brief
	out := make([]string, 0, max(0, to-from))
	for i := range to {
		if i >= from {
			w.b = w.b[:0]
			w.sentence(&l.Events[i])
			out = append(out, string(w.b))
		}
		w.passed(&l.Events[i])
	}
	return out
}

// PendingText tells in a language of an event that has not happened yet, as its line would; but not how much there will
// be of what it changes: that is known once it has happened. The log is that of what has happened.
func PendingText(l *engine.Log, e *engine.Event, lang engine.Lang) string {
	w := write(l, lang, nil)
	for j := range l.Events {
		w.passed(&l.Events[j])
	}
	parts := l.Rules.Phrase(e.Kind, lang)
	closes := false // the bracket in which that would stand
	for i, p := range parts {
		switch {
		case p.Field == engine.FieldNow:
			closes = true
		case p.Field != engine.NoField:
			w.filled(p.Field, e)
		default:
			text := p.Text
			if closes {
				text, closes = strings.TrimPrefix(text, ")"), false
			}
			if i+1 < len(parts) && parts[i+1].Field == engine.FieldNow {
				text = strings.TrimRight(text[:strings.LastIndexByte(text, '(')], " ")
			}
			w.b = append(w.b, text...)
		}
	}
	return string(w.b)
}

// LineEvents gives for every line of Text the event it shows, -1 for the header and the end, and for what a branch
// tells: it is not what happened.
func LineEvents(l *engine.Log) []int {
	told := Lines(l)
	out := make([]int, len(told))
	for i, t := range told {
		out[i] = -1
		if t.Log == l {
			out[i] = t.Event
		}
	}
	return out
}

// Told is what a line of Text tells.
type Told struct {
	Log   *engine.Log // in which it stands: that of the game or of a branch; nil for the header and the end
	Event int         // of that log, -1 for the name of a branch and what is said at its end
	at    int         // the line of the script that begins the branch
}

// Line is the line of the script that caused it, 0 for none.
func (t *Told) Line() int {
	if t.Log == nil || t.Event < 0 {
		return t.at
	}
	return t.Log.Line(t.Event)
}

// Lines gives for every line of Text what it tells.
func Lines(l *engine.Log) (out []Told) {
	w := write(l, engine.EN, nil)
	plain := func(t Told) {
		for range strings.Count(string(w.b), "\n") {
			out = append(out, t)
		}
		w.b = w.b[:0]
	}
	w.header()
	plain(Told{Event: -1})
	event := func(in *writer, i int) {
		if in.spaced(&in.l.Events[i]) {
			out = append(out, Told{Event: -1})
		}
		out = append(out, Told{Log: in.l, Event: i})
	}
	var branch func(*writer, *engine.Branch)
	branch = func(of *writer, b *engine.Branch) {
		in, _ := of.inside(b)
		begins := Told{b.Log, -1, b.Line}
		out = append(out, begins)
		in.events(b.At, event, branch)
		w.differences(b.From, b.Log.Ended, 0)
		plain(begins)
	}
	w.events(0, event, branch)
	w.tail()
	plain(Told{Event: -1})
	return out
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

func (w *writer) line(s string) { w.b = append(append(w.b, s...), '\n') }

func (w *writer) header() {
	l := w.l
	word := func(t engine.Text) { w.b = append(w.b, t.In(w.lang)...) }
	word(engine.Text{"referee-log ", "journal-arbitre "})
	w.b = strconv.AppendInt(w.b, Version, 10)
	w.b = append(w.b, '\n')
	word(engine.Text{"game ", "jeu "})
	w.b = append(w.b, l.Game...)
	word(engine.Text{", edition ", ", édition "})
	w.b = append(w.b, l.Edition...)
	word(engine.Text{", seed ", ", graine "})
	w.b = strconv.AppendUint(w.b, l.Seed, 10)
	w.b = append(w.b, '\n')
	word(engine.Text{"players ", "joueurs "})
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
		w.line(engine.Text{"cards ", "cartes "}.In(w.lang) + cards)
	}
	for _, s := range l.Settings {
		w.line(engine.Text{"rule ", "règle "}.In(w.lang) + l.Rules.Book.ID(s.Clause) + " = " +
			l.Rules.Book.Info(s.Clause).Shown(int(s.Value)))
	}
	if l.Passes {
		w.line(engine.Text{"windows pass", "fenêtres passées"}.In(w.lang))
	}
	for i := range l.Impossible {
		start := len(w.b)
		w.b = append(append(w.b, engine.Text{"impossible "}.In(w.lang)...), l.Impossible[i].Msg.In(w.lang)...)
		w.cite(start, l.Impossible[i].Cite)
		w.b = append(w.b, '\n')
	}
	for i := range l.Given {
		word(engine.Text{"given ", "donné "})
		w.given(&l.Given[i])
		w.b = append(w.b, '\n')
	}
}

// mostListed is how many cards of somebody's own a log names.
const mostListed = 20

// own tells the cards that are not as they are printed: those that are somebody's own, and those that are changed.
func (w *writer) own() (out []string) {
	for _, o := range [...]struct {
		origin engine.Origin
		says   engine.Text
	}{{engine.Invented, engine.Text{"own", "maison"}}, {engine.Amended, engine.Text{"changed", "modifiées"}}} {
		var names []string
		more := 0
		for d := range w.l.Rules.Cards {
			switch c := &w.l.Rules.Cards[d]; {
			case c.Origin != o.origin:
			case len(names) == mostListed:
				more++
			default:
				names = append(names, c.Name.In(w.lang))
			}
		}
		if more > 0 {
			names = append(names, engine.Sayf("%d more", "%d de plus", more).In(w.lang))
		}
		if len(names) > 0 {
			out = append(out, o.says.In(w.lang)+colons.In(w.lang)+strings.Join(names, ", "))
		}
	}
	return out
}

// cite ends a line with its clauses, in their column.
func (w *writer) cite(start int, cite engine.Clauses) {
	if cite == 0 {
		return
	}
	if text := w.citation(cite); text != "" {
		w.column(start)
		w.b = append(w.b, text...)
	}
}

// citation is how the log prints some clauses: " [fe.play.any-order]". The same few come again and again, so they are
// kept.
func (w *writer) citation(cite engine.Clauses) string {
	k := w.kept
	if k.cites == nil {
		if k.cites = k.few[:]; len(w.l.Events) > 1000 {
			k.cites = make([]cited, 1<<12)
		}
	}
	slot := &k.cites[uint64(cite)*0x9E3779B97F4A7C15>>(65-bits.Len(uint(len(k.cites))))]
	if slot.clauses != cite {
		var b []byte
		for c := range cite.All() {
			if w.l.Rules.Printed(c) {
				b = append(append(b, ' '), w.l.Rules.Book.ID(c)...)
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
	clauses engine.Clauses
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
var colons = engine.Text{": ", " : "}

func (w *writer) colon() { w.b = append(w.b, colons.In(w.lang)...) }

func (w *writer) given(g *engine.Given) {
	if g.Says[engine.EN] != "" {
		w.b = append(w.b, g.Says.In(w.lang)...)
		return
	}
	if g.Counter >= 0 {
		w.counter(g.Player, &w.l.Rules.CountInfo[g.Counter])
		w.colon()
		w.b = strconv.AppendInt(w.b, int64(g.N), 10)
		return
	}
	w.zone(g.Zone)
	if g.Partly {
		w.b = append(w.b, engine.Text{" top", " dessus"}.In(w.lang)...)
	}
	w.colon()
	if g.Sized {
		w.number(g.N)
		return
	}
	w.cards(w.l.Begun, g.Cards, g.Earlier)
}

// number says how many cards.
func (w *writer) number(n int) {
	w.b = append(w.b, engine.Counted(n, engine.Text{"card", "carte"}).In(w.lang)...)
}

// cards lists cards, equal neighbours counted. earlier is what has happened to each of them already, nil if that is not
// told.
func (w *writer) cards(t *engine.Table, cs []engine.CardID, earlier []engine.Deeds) {
	if len(cs) == 0 {
		w.b = append(w.b, engine.Text{"empty", "vide"}.In(w.lang)...)
	}
	for i := 0; i < len(cs); {
		n := 1
		for i+n < len(cs) && w.alike(t, t, cs[i+n], cs[i]) && !t.IsHost(cs[i]) &&
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
		w.b = append(w.b, t.Label(cs[i], w.lang)...)
		var happened engine.Deeds
		if earlier != nil {
			happened = earlier[i]
		}
		w.marks(t, cs[i], happened)
		i += n
	}
}

// marks says in brackets what lies on a card and has happened to it: "(damage 3, stunned, on Rhino I)".
func (w *writer) marks(t *engine.Table, c engine.CardID, earlier engine.Deeds) {
	sep := " ("
	add := func(s string) {
		w.b = append(append(w.b, sep...), s...)
		sep = ", "
	}
	for k := range w.l.Rules.Tokens {
		if info := &w.l.Rules.Tokens[k]; info.ID != "" && t.Tokens(c, engine.Token(k)) != 0 {
			add(info.Name.In(w.lang))
			w.b = strconv.AppendInt(append(w.b, ' '), int64(t.Tokens(c, engine.Token(k))), 10)
		}
	}
	for i := range w.l.Rules.Flags {
		if f := &w.l.Rules.Flags[i]; t.Flag(c, f.Flag) {
			add(f.Name.In(w.lang))
		}
	}
	if p := w.whose(t, c); p != engine.NoPlayer {
		if w.lang == engine.FR {
			add(engine.OfFrench(w.l.Names[p]))
		} else {
			add(engine.Sayf("of %s", "de %s", w.l.Names[p]).In(w.lang))
		}
	}
	for i := range w.l.Rules.Deeds {
		if earlier.Has(i) {
			add(w.l.Rules.Deeds[i].Name.In(w.lang))
		}
	}
	if h := t.HostOf(c); h != 0 {
		add(engine.Text{"on ", "sur "}.In(w.lang) + t.Label(h, w.lang))
	}
	if sep != " (" {
		w.b = append(w.b, ')')
	}
}

// whose is the player whose the tokens on a card are.
func (w *writer) whose(t *engine.Table, c engine.CardID) engine.Player {
	if w.l.Rules.Whose == nil {
		return engine.NoPlayer
	}
	return w.l.Rules.Whose(t, c)
}

// alike says whether two cards look the same in the log.
func (w *writer) alike(a, b *engine.Table, x, y engine.CardID) bool {
	if a.Def(x) != b.Def(y) || a.HostOf(x) != b.HostOf(y) || w.whose(a, x) != w.whose(b, y) {
		return false
	}
	for k := range w.l.Rules.Tokens {
		if w.l.Rules.Tokens[k].ID != "" && a.Tokens(x, engine.Token(k)) != b.Tokens(y, engine.Token(k)) {
			return false
		}
	}
	for i := range w.l.Rules.Flags {
		if f := w.l.Rules.Flags[i].Flag; a.Flag(x, f) != b.Flag(y, f) {
			return false
		}
	}
	return true
}

func (w *writer) counter(p engine.Player, c *engine.CounterInfo) {
	switch {
	case p == engine.NoPlayer:
		w.b = append(w.b, c.Name.In(w.lang)...)
	case w.lang == engine.FR:
		w.b = append(append(append(w.b, c.Name[engine.FR]...), ' '), engine.OfFrench(w.l.Names[p])...)
	default:
		w.b = append(append(append(w.b, w.l.Names[p]...), ' '), c.Name.In(w.lang)...)
	}
}

// state lists what differs from the table as set up.
func (w *writer) state() {
	if w.l.Ended == nil {
		return
	}
	w.b = append(w.b, '\n')
	w.differences(w.l.Begun, w.l.Ended, 0)
}

// differences lists what differs between two tables.
func (w *writer) differences(a, b *engine.Table, depth int) {
	if b == nil {
		return
	}
	for i := range w.l.Rules.CountInfo {
		c := &w.l.Rules.CountInfo[i]
		if c.Silent {
			continue
		}
		if c.Global {
			w.changed(a, b, engine.NoPlayer, c, depth)
			continue
		}
		for p := range b.From(0) {
			w.changed(a, b, p, c, depth)
		}
	}
	var cs []engine.CardID
	for z := range engine.Zone(b.ZoneCount()) {
		if z == engine.Box || w.sameCards(a, b, z) {
			continue
		}
		w.indent(depth)
		w.b = append(w.b, engine.Text{"state ", "état "}.In(w.lang)...)
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

func (w *writer) changed(a, b *engine.Table, p engine.Player, c *engine.CounterInfo, depth int) {
	if n := b.Count(p, c.Counter); n != a.Count(p, c.Counter) {
		w.indent(depth)
		w.b = append(w.b, engine.Text{"state ", "état "}.In(w.lang)...)
		w.counter(p, c)
		w.colon()
		w.b = strconv.AppendInt(w.b, int64(n), 10)
		w.b = append(w.b, '\n')
	}
}

func (w *writer) sameCards(a, b *engine.Table, z engine.Zone) bool {
	if a.Len(z) != b.Len(z) {
		return false
	}
	x, y := a.Top(z), b.Top(z)
	for ; x != 0 && w.alike(a, b, x, y); x, y = a.Below(x), b.Below(y) {
	}
	return x == 0
}

// spaced says whether an empty line stands before an event: the story's paragraphs. A branch has none.
func (w *writer) spaced(e *engine.Event) bool {
	return w.within == 0 && w.l.Rules.Kinds[e.Kind].Chapter
}

func (w *writer) told(i int) {
	e := &w.l.Events[i]
	if w.spaced(e) {
		w.b = append(w.b, '\n')
	}
	start := len(w.b)
	w.indent(w.depth(e))
	w.sentence(e)
	w.cite(start, e.Cite)
	w.b = append(w.b, '\n')
	w.passed(e)
}
