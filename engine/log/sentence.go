package log

import (
	"strconv"

	"tablereferee/engine"
)

func (w *writer) sentence(e *engine.Event) {
	w.shown = w.l.Veils(w.shown, e)
	french := w.lang == engine.FR && w.l.Rules.Kinds[e.Kind].Says[engine.FR] != ""
	one := false // the number one has been written
	for _, p := range w.l.Rules.Phrase(e.Kind, w.lang) {
		switch {
		case p.Field != engine.NoField:
			w.filled(p.Field, e)
		case one && french:
			w.b = append(w.b, engine.OneFrench(p.Text)...)
		default:
			w.b = append(w.b, p.Text...)
		}
		one = p.Field == engine.FieldN && (e.N == 0 || e.N == 1)
	}
}

// filled writes a field, joined to the word before it.
func (w *writer) filled(f engine.Field, e *engine.Event) {
	at := len(w.b)
	w.field(f, e)
	if w.lang == engine.FR {
		w.b = engine.JoinFrench(w.b, at)
	}
}

// field writes what stands for a field of a sentence.
func (w *writer) field(f engine.Field, e *engine.Event) {
	l := w.l
	switch f {
	case engine.FieldActor:
		w.player(e.Actor)
	case engine.FieldPlayer:
		w.player(e.Player)
	case engine.FieldWhom: // the player of whom a refused attempt is said
		w.player(w.denied().Attempt.Whom)
	case engine.FieldCard:
		w.b = append(w.b, w.cardName(e.Card)...)
	case engine.FieldSource:
		w.b = append(w.b, w.cardName(e.Source)...)
	case engine.FieldOn:
		w.b = append(w.b, w.cardName(e.Target)...)
	case engine.FieldBack:
		w.b = append(w.b, l.Rules.Label(l.Rules.Cards[w.shown.Def(e.Card)].Back, w.lang)...)
	case engine.FieldFrom:
		w.zone(e.From)
	case engine.FieldTo:
		w.end(e)
		w.zone(e.To)
	case engine.FieldTimes, engine.FieldN, engine.FieldPlusN, engine.FieldNow:
		w.amount(f, e)
	case engine.FieldChosen, engine.FieldOr, engine.FieldAsked:
		w.decided(f, w.choice())
	case engine.FieldWhat:
		if e.Kind == engine.Claimed {
			w.b = append(w.b, l.Claim(w.claims).In(w.lang)...)
		} else {
			w.b = append(w.b, w.shown.AttemptName(w.denied().Attempt, w.lang)...)
		}
	case engine.FieldReason:
		w.whyRefused(w.denied(), e)
	case engine.FieldLegal:
		w.legal(w.denied())
	}
}

// end writes at which end of a pile a card is laid, where that matters.
func (w *writer) end(e *engine.Event) {
	if !w.l.Begun.Info(e.To).Piled {
		return
	}
	switch e.Tags & (engine.ToTop | engine.ToBottom) {
	case engine.ToBottom:
		w.b = append(w.b, engine.Text{"bottom of ", "dessous de "}.In(w.lang)...)
	case engine.ToTop:
		w.b = append(w.b, engine.Text{"top of ", "dessus de "}.In(w.lang)...)
	}
}

// amount writes how many, or how many times.
func (w *writer) amount(f engine.Field, e *engine.Event) {
	switch f {
	case engine.FieldTimes:
		if e.Times > 1 {
			w.b = append(strconv.AppendInt(w.b, int64(e.Times), 10), " x "...)
		}
	case engine.FieldN:
		w.b = strconv.AppendInt(w.b, int64(e.N), 10)
	case engine.FieldPlusN:
		if e.N >= 0 {
			w.b = append(w.b, '+')
		}
		w.b = strconv.AppendInt(w.b, int64(e.N), 10)
	case engine.FieldNow:
		w.b = strconv.AppendInt(w.b, int64(e.Now), 10)
	}
}

// decided writes what was asked, what was chosen, or what else could have been.
func (w *writer) decided(f engine.Field, c engine.Choice) {
	l := w.l
	switch f {
	case engine.FieldAsked:
		w.b = append(w.b, l.Rules.Questions[c.Question].In(w.lang)...)
	case engine.FieldChosen:
		w.b = w.shown.AppendAnswer(w.b, c.Answers, c.Chosen, l.Names, w.lang)
	case engine.FieldOr:
		sep := engine.Text{"; or: ", " ; ou : "}.In(w.lang)
		for i := range c.Answers {
			if i == c.Chosen || w.brief {
				continue
			}
			w.b = w.shown.AppendAnswer(append(w.b, sep...), c.Answers, i, l.Names, w.lang)
			sep = ", "
		}
	}
}

// whyRefused writes why an attempt is refused: in one sentence, or for each way in which it could be made.
func (w *writer) whyRefused(r engine.Denied, e *engine.Event) {
	if len(r.Ways) == 0 {
		w.reason(r.Reason, e)
	}
	for i, way := range r.Ways { // to "put counters", the cost cannot be paid; to "discard", …
		if i > 0 {
			w.b = append(w.b, engine.Text{"; ", " ; "}.In(w.lang)...)
		}
		w.b = append(w.b, engine.Sayf(`to %q, `, `pour %q, `, w.l.Rules.Options[way.Option]).In(w.lang)...)
		w.reason(way.Reason, e)
	}
}

// legal writes what was legal when an attempt was refused.
func (w *writer) legal(r engine.Denied) {
	if len(r.Legal) == 0 {
		w.b = append(w.b, engine.Text{"nothing", "rien"}.In(w.lang)...)
	}
	for i := range r.Legal {
		if i > 0 {
			w.b = append(w.b, ", "...)
		}
		w.b = w.shown.AppendAnswer(w.b, r.Legal, i, w.l.Names, w.lang)
	}
}

// reason writes why something is refused.
func (w *writer) reason(r engine.Reason, e *engine.Event) {
	for _, p := range engine.ParsePhrase(w.l.Rules.Reasons[r].In(w.lang)) {
		if p.Field == engine.NoField {
			w.b = append(w.b, p.Text...)
		} else {
			w.filled(p.Field, e)
		}
	}
}

func (w *writer) player(p engine.Player) {
	if p == engine.NoPlayer {
		w.b = append(w.b, engine.Nobody.In(w.lang)...)
		return
	}
	w.b = append(w.b, w.l.Names[p]...)
}

func (w *writer) zone(z engine.Zone) {
	zones := w.kept.zones[w.lang]
	if zones == nil {
		zones = make([]string, w.l.Begun.ZoneCount())
		for z := range zones {
			zones[z] = w.l.Begun.ZoneName(engine.Zone(z), w.l.Names, w.lang)
		}
		w.kept.zones[w.lang] = zones
	}
	w.b = append(w.b, zones[z]...)
}

func (w *writer) cardName(c engine.CardID) string {
	return w.shown.Label(c, w.lang)
}
