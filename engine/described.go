package engine

import (
	"iter"
	"slices"
)

// Find gives the events of the log from an index on that a description fits. It must have been read by Sentences.Read.
// A verb of the moves fits what was chosen as well as what came of it; of these two only what came of it is given.
func (l *Log) Find(d *Description, from int) iter.Seq[int] {
	return func(yield func(int) bool) {
		if d.verb != NoVerb {
			for _, i := range l.found(d, from) {
				if !yield(i) {
					return
				}
			}
			return
		}
		w := l.writer(EN, nil)
		for i := range l.Events {
			e := &l.Events[i]
			if i >= from && w.fits(d, e) && !yield(i) {
				return
			}
			w.passed(e)
		}
	}
}

// found gives those that a verb fits, in order. Several may choose before anything comes of it: then what comes is held
// against the last choice of its card.
func (l *Log) found(d *Description, from int) []int {
	w := l.writer(EN, nil)
	var found []int
	var chosen []answered
	for i := range l.Events {
		e := &l.Events[i]
		if i >= from && w.fits(d, e) {
			switch {
			case e.Kind == Chosen:
				chosen = append(chosen, answered{i, l.answers[w.choice().from+w.choice().chosen].Card})
			case len(chosen) > 0:
				at := len(chosen) - 1
				for j := at; j >= 0; j-- {
					if chosen[j].card == e.Card {
						at = j
						break
					}
				}
				chosen = slices.Delete(chosen, at, at+1)
				found = append(found, i)
			default:
				found = append(found, i)
			}
		}
		w.passed(e)
	}
	for _, c := range chosen {
		found = append(found, c.event)
	}
	slices.Sort(found)
	return found
}

// answered is an event by which somebody chose, and the card that was chosen.
type answered struct {
	event int
	card  CardID
}

// fits says whether an event is what a description tells of.
func (w *writer) fits(d *Description, e *Event) bool {
	for _, c := range d.By {
		if !e.Cite.Has(c) {
			return false
		}
	}
	if e.Kind == Chosen {
		return d.verb != NoVerb && w.chose(d, e) || d.open && (len(d.Things) == 0 || d.Things[0].Player == e.Actor)
	}
	for i := range d.fits {
		if f := &d.fits[i]; f.kind == e.Kind && w.tells(f.saying, e) && w.names(d, f, e) {
			return true
		}
	}
	return false
}

// Says says whether the event at an index is what players say by a saying, which must be one of its kind.
func (l *Log) Says(s *Saying, i int) bool {
	w := l.writer(EN, nil)
	for j := range i {
		w.passed(&l.Events[j])
	}
	return w.tells(s, &l.Events[i])
}

// tells says whether an event is what players say by a saying; by none it is what its line says.
func (w *writer) tells(f *Saying, e *Event) bool {
	return f == nil || (f.To == 0 || f.To&w.l.start.place(e.To) != 0) &&
		(f.Of == 0 || e.Card != 0 && f.Of&w.l.rules.typeOf(w.shown.Def(e.Card)) != 0) &&
		(f.By == 0 || e.Cite.Has(f.By))
}

// names says whether an event names all that a description names.
func (w *writer) names(d *Description, f *fitting, e *Event) bool {
	for i := range d.Things {
		t := &d.Things[i]
		if !slices.ContainsFunc(f.fields[i], func(x field) bool { return w.isIt(t, x, e) }) {
			return false
		}
	}
	return true
}

// isIt says whether a field of an event is what a description names.
func (w *writer) isIt(t *Thing, f field, e *Event) bool {
	means := func(c CardID) bool { return c != 0 && w.l.rules.same(w.shown.Def(c), t.Card) }
	number := func(n int32) bool { return int(n) == t.N }
	zone := func(z Zone) bool {
		if t.Sort == SomePlayer {
			return w.l.start.Owner(z) == t.Player
		}
		return z == t.Zone
	}
	switch f {
	case fActor:
		return e.Actor == t.Player
	case fPlayer:
		return e.Player == t.Player
	case fCard:
		return means(e.Card)
	case fSource:
		return means(e.Source)
	case fOn:
		return means(e.Target)
	case fBack:
		return w.l.rules.Means(w.l.rules.Cards[w.shown.Def(e.Card)].Back, t.Card)
	case fFrom:
		return zone(e.From)
	case fTo:
		return zone(e.To)
	case fN:
		return number(e.N)
	case fPlusN:
		return number(e.N) || !t.Signed && number(-e.N)
	default: // fNow
		return number(e.Now)
	}
}

// chose says whether an answer is the one that a description tells of. Of a no, any of the other answers may be named.
func (w *writer) chose(d *Description, e *Event) bool {
	c := w.choice()
	answers := w.l.answers[c.from:c.to]
	a := &answers[c.chosen]
	if a.Verb != d.verb && w.l.rules.Verbs[a.Verb].Like != d.verb || d.way != 0 && a.Option != d.way {
		return false
	}
	if d.verb != VerbDecline {
		answers = answers[c.chosen : c.chosen+1]
	}
	for i := range d.Things {
		t := &d.Things[i]
		switch {
		case t.Sort == SomePlayer && t.Behind == 0:
			if e.Actor != t.Player {
				return false
			}
		case !slices.ContainsFunc(answers, func(a Answer) bool { return w.isThat(t, &a) }):
			return false
		}
	}
	return true
}

// isThat says whether an answer is said of a thing.
func (w *writer) isThat(t *Thing, a *Answer) bool {
	switch t.Sort {
	case SomePlayer:
		return a.Card == 0 && a.Option == 0 && a.Ability == 0 && w.l.rules.Verbs[a.Verb].Of&OfPlayers != 0 &&
			a.Player == t.Player
	case SomeCard:
		return a.Card != 0 && w.l.rules.same(w.shown.Def(a.Card), t.Card) ||
			a.Ability != 0 && FoldName(w.l.rules.Abilities[a.Ability].Name) == FoldName(t.Card)
	}
	return a.Card != 0 && a.Zone == t.Zone
}

// same says whether a name means a card, by either of its faces.
func (r *Rules) same(d Def, name string) bool {
	return r.Means(d, name) || r.Means(r.Cards[d].Back, name)
}

// Lay says whether a card that a name means lay in one of some zones at any time since the log began, or lies there
// now.
func (l *Log) Lay(now *Table, name string, in func(z Zone) bool) bool {
	means := func(d Def) bool { return l.rules.same(d, name) }
	for _, t := range [...]*Table{l.start, now} {
		for c := 1; c < len(t.cards); c++ {
			if in(t.cards[c].zone) && means(t.cards[c].def) {
				return true
			}
		}
	}
	for i := range l.Events {
		if e := &l.Events[i]; e.Card != 0 && (in(e.From) || in(e.To)) && means(now.Def(e.Card)) {
			return true
		}
	}
	return false
}

// TakesPart says whether any card that a name means was on the table when the log began, or is there now: one that
// stays in the box can do nothing and nothing can be done to it.
func (l *Log) TakesPart(now *Table, name string) bool {
	for _, t := range [...]*Table{l.start, now} {
		for c := 1; c < len(t.cards); c++ {
			def := t.cards[c].def
			if t.cards[c].zone != Box && l.rules.same(def, name) {
				return true
			}
		}
	}
	return false
}
