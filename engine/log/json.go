package log

import (
	"encoding/json"
	"strconv"
	"strings"

	"tablereferee/engine"
)

// JSONLines gives the log as JSON Lines: the same events with the same words as Text, each word under its field's name.
// The schema is docs/log.md. Which fields an event has is decided by the sentence of its kind, so that neither face
// of the log says more than the other.
func JSONLines(l *engine.Log, lang engine.Lang) []byte {
	w := jsonWriter{write(l, lang, nil)}
	w.head()
	w.told(0)
	w.tail()
	return w.b
}

// told writes the events from one on, and the branches where they leave them.
func (w *jsonWriter) told(from int) {
	w.events(from, func(_ *writer, i int) { w.one(&w.l.Events[i]) },
		func(_ *writer, b *engine.Branch) { w.branch(b) })
}

// branch writes a branch as Text does.
func (w *jsonWriter) branch(b *engine.Branch) {
	inner, at := w.inside(b)
	w.b = append(w.b, '{')
	w.key("what_if")
	w.str(oneLine(b.Title))
	w.stands(at)
	w.b = append(w.b, "}\n"...)
	in := jsonWriter{inner}
	in.b = w.b
	in.told(b.At)
	in.states(in.said(func() { in.differences(b.From, b.Log.Ended, 0) }), func() { in.stands(at + 1) })
	w.b = in.b
}

// stands writes how deep something is told, and in how many branches.
func (w *jsonWriter) stands(depth int) {
	w.key("depth")
	w.b = strconv.AppendInt(w.b, int64(depth), 10)
	if w.within > 0 {
		w.key("within")
		w.b = strconv.AppendInt(w.b, int64(w.within), 10)
	}
}

// jsonNames are the names of the fields in JSON Lines.
var jsonNames = [...]string{
	engine.FieldActor:  "actor",
	engine.FieldPlayer: "player",
	engine.FieldCard:   "card",
	engine.FieldSource: "source",
	engine.FieldFrom:   "from",
	engine.FieldTo:     "to",
	engine.FieldN:      "n",
	engine.FieldPlusN:  "n",
	engine.FieldNow:    "now",
	engine.FieldChosen: "chosen",
	engine.FieldOr:     "or",
	engine.FieldAsked:  "asked",
	engine.FieldWhat:   "what",
	engine.FieldReason: "reason",
	engine.FieldLegal:  "legal",
	engine.FieldTimes:  "times",
	engine.FieldOn:     "on",
	engine.FieldBack:   "back",
	engine.FieldWhom:   "whom",
}

type jsonWriter struct{ writer }

func (w *jsonWriter) str(s string) {
	q, _ := json.Marshal(s) // of a string it never fails
	w.b = append(w.b, q...)
}

func (w *jsonWriter) key(k string) {
	if n := len(w.b); n > 0 && w.b[n-1] != '{' {
		w.b = append(w.b, ',')
	}
	w.b = append(append(append(w.b, '"'), k...), `":`...)
}

func (w *jsonWriter) list(ss []string) {
	w.b = append(w.b, '[')
	for i, s := range ss {
		if i > 0 {
			w.b = append(w.b, ',')
		}
		w.str(s)
	}
	w.b = append(w.b, ']')
}

// said gives the text that write adds, and takes it away again.
func (w *jsonWriter) said(write func()) string {
	n := len(w.b)
	write()
	s := string(w.b[n:])
	w.b = w.b[:n]
	return s
}

func (w *jsonWriter) head() {
	l := w.l
	w.b = append(w.b, '{')
	w.key("log")
	w.b = strconv.AppendInt(w.b, Version, 10)
	w.key("game")
	w.str(l.Game)
	w.key("edition")
	w.str(l.Edition)
	w.key("seed")
	w.b = strconv.AppendUint(w.b, l.Seed, 10)
	w.key("players")
	w.list(l.Names)
	w.key("characters")
	heads := make([]string, len(l.Heads))
	for i, c := range l.Heads {
		if c != 0 {
			heads[i] = w.cardName(c)
		}
	}
	w.list(heads)
	w.b = append(w.b, "}\n"...)
	for _, cards := range w.own() {
		w.pair("cards", cards, nil)
	}
	for _, s := range l.Settings {
		w.b = append(w.b, '{')
		w.key("rule")
		w.str(l.Rules.Book.ID(s.Clause))
		w.key("value")
		w.b = strconv.AppendInt(w.b, int64(s.Value), 10)
		w.b = append(w.b, "}\n"...)
	}
	if l.Passes {
		w.b = append(w.b, "{\"windows\":\"pass\"}\n"...)
	}
	for i := range l.Impossible {
		w.b = append(w.b, '{')
		w.key("impossible")
		w.str(l.Impossible[i].Msg.In(w.lang))
		w.clauses(l.Impossible[i].Cite)
	}
	for i := range l.Given {
		w.pair("given", w.said(func() { w.given(&l.Given[i]) }), nil)
	}
}

// pair writes {"given":"Ann hand","is":"2 x Punch"} from "Ann hand: 2 x Punch", and what else there is to write.
func (w *jsonWriter) pair(key, line string, more func()) {
	what, is, _ := strings.Cut(line, colons.In(w.lang))
	w.b = append(w.b, '{')
	w.key(key)
	w.str(what)
	w.key("is")
	w.str(is)
	if more != nil {
		more()
	}
	w.b = append(w.b, "}\n"...)
}

func (w *jsonWriter) one(e *engine.Event) {
	k := &w.l.Rules.Kinds[e.Kind]
	w.b = append(w.b, '{')
	w.key("event")
	w.str(k.Name)
	w.stands(w.depth(e))
	done := map[string]bool{}
	for _, p := range w.l.Rules.Phrase(e.Kind, w.lang) {
		if p.Field == engine.NoField || done[jsonNames[p.Field]] {
			continue
		}
		done[jsonNames[p.Field]] = true
		w.key(jsonNames[p.Field])
		switch p.Field {
		case engine.FieldN, engine.FieldPlusN:
			w.b = strconv.AppendInt(w.b, int64(e.N), 10)
		case engine.FieldNow:
			w.b = strconv.AppendInt(w.b, int64(e.Now), 10)
		case engine.FieldOr:
			c := w.choice()
			names := w.shown.AnswerNames(c.Answers, w.l.Names, w.lang)
			w.list(append(names[:c.Chosen:c.Chosen], names[c.Chosen+1:]...))
		case engine.FieldLegal:
			w.list(w.shown.AnswerNames(w.denied().Legal, w.l.Names, w.lang))
		default:
			w.str(w.said(func() { w.field(p.Field, e) }))
		}
	}
	w.clauses(e.Cite)
	w.passed(e)
}

func (w *jsonWriter) clauses(cite engine.Clauses) {
	w.key("clauses")
	var ids []string
	for c := range cite.All() {
		if w.l.Rules.Printed(c) {
			ids = append(ids, w.l.Rules.Book.ID(c))
		}
	}
	w.list(ids)
	w.b = append(w.b, "}\n"...)
}

func (w *jsonWriter) tail() {
	w.states(w.said(func() { w.state() }), nil)
	if s := w.l.Ruling.In(w.lang); s != "" {
		w.b = append(w.b, '{')
		w.key("ruling")
		w.str(oneLine(s))
		w.b = append(w.b, "}\n"...)
	}
}

// states writes what differs, line by line.
func (w *jsonWriter) states(state string, more func()) {
	for line := range strings.Lines(state) {
		if s, ok := strings.CutPrefix(strings.TrimSuffix(line, "\n"), engine.Text{"state ", "état "}.In(w.lang)); ok {
			w.pair("state", s, more)
		}
	}
}
