package log

import (
	"iter"
	"slices"

	"tablereferee/engine"
)

// Find gives the events of the log from an index on that a description fits. It must have been read by Sentences.Read.
// A verb of the moves fits what was chosen as well as what came of it; of these two only what came of it is given.
func Find(l *engine.Log, d *Description, from int) iter.Seq[int] {
	return func(yield func(int) bool) {
		if d.verb != engine.NoVerb {
			for _, i := range found(l, d, from) {
				if !yield(i) {
					return
				}
			}
			return
		}
		w := write(l, engine.EN, nil)
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
func found(l *engine.Log, d *Description, from int) []int {
	w := write(l, engine.EN, nil)
	var found []int
	var chosen []answered
	for i := range l.Events {
		e := &l.Events[i]
		if i >= from && w.fits(d, e) {
			switch {
			case e.Kind == engine.Chosen:
				c := w.choice()
				chosen = append(chosen, answered{i, c.Answers[c.Chosen].Card})
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
	card  engine.CardID
}

// fits says whether an event is what a description tells of.
func (w *writer) fits(d *Description, e *engine.Event) bool {
	for _, c := range d.By {
		if !e.Cite.Has(c) {
			return false
		}
	}
	if e.Kind == engine.Chosen {
		return d.verb != engine.NoVerb && w.chose(d, e) ||
			d.open && (len(d.Things) == 0 || d.Things[0].Player == e.Actor)
	}
	for i := range d.fits {
		if f := &d.fits[i]; f.kind == e.Kind && w.tells(f.saying, e) && w.names(d, f, e) {
			return true
		}
	}
	return false
}

// Says says whether the event at an index is what players say by a saying, which must be one of its kind.
func Says(l *engine.Log, s *engine.Saying, i int) bool {
	w := write(l, engine.EN, nil)
	for j := range i {
		w.passed(&l.Events[j])
	}
	return w.tells(s, &l.Events[i])
}

// tells says whether an event is what players say by a saying; by none it is what its line says.
func (w *writer) tells(f *engine.Saying, e *engine.Event) bool {
	return f == nil || (f.To == 0 || f.To&w.l.Begun.Place(e.To) != 0) &&
		(f.Of == 0 || e.Card != 0 && f.Of&w.l.Rules.TypeOf(w.shown.Def(e.Card)) != 0) &&
		(f.By == 0 || e.Cite.Has(f.By))
}

// names says whether an event names all that a description names.
func (w *writer) names(d *Description, f *fitting, e *engine.Event) bool {
	for i := range d.Things {
		t := &d.Things[i]
		if !slices.ContainsFunc(f.fields[i], func(x engine.Field) bool { return w.isIt(t, x, e) }) {
			return false
		}
	}
	return true
}

// isIt says whether a field of an event is what a description names.
func (w *writer) isIt(t *Thing, f engine.Field, e *engine.Event) bool {
	means := func(c engine.CardID) bool { return c != 0 && same(w.l.Rules, w.shown.Def(c), t.Card) }
	number := func(n int32) bool { return int(n) == t.N }
	zone := func(z engine.Zone) bool {
		if t.Sort == SomePlayer {
			return w.l.Begun.Owner(z) == t.Player
		}
		return z == t.Zone
	}
	switch f {
	case engine.FieldActor:
		return e.Actor == t.Player
	case engine.FieldPlayer:
		return e.Player == t.Player
	case engine.FieldCard:
		return means(e.Card)
	case engine.FieldSource:
		return means(e.Source)
	case engine.FieldOn:
		return means(e.Target)
	case engine.FieldBack:
		return w.l.Rules.Means(w.l.Rules.Cards[w.shown.Def(e.Card)].Back, t.Card)
	case engine.FieldFrom:
		return zone(e.From)
	case engine.FieldTo:
		return zone(e.To)
	case engine.FieldN:
		return number(e.N)
	case engine.FieldPlusN:
		return number(e.N) || !t.Signed && number(-e.N)
	default: // FieldNow
		return number(e.Now)
	}
}

// chose says whether an answer is the one that a description tells of. Of a no, any of the other answers may be named.
func (w *writer) chose(d *Description, e *engine.Event) bool {
	c := w.choice()
	answers := c.Answers
	a := &answers[c.Chosen]
	if a.Verb != d.verb && w.l.Rules.Verbs[a.Verb].Like != d.verb || d.way != 0 && a.Option != d.way {
		return false
	}
	if d.verb != engine.VerbDecline {
		answers = answers[c.Chosen : c.Chosen+1]
	}
	for i := range d.Things {
		t := &d.Things[i]
		switch {
		case t.Sort == SomePlayer && t.Behind == 0:
			if e.Actor != t.Player {
				return false
			}
		case !slices.ContainsFunc(answers, func(a engine.Answer) bool { return w.isThat(t, &a) }):
			return false
		}
	}
	return true
}

// isThat says whether an answer is said of a thing.
func (w *writer) isThat(t *Thing, a *engine.Answer) bool {
	switch t.Sort {
	case SomePlayer:
		return a.Card == 0 && a.Option == 0 && a.Ability == 0 && w.l.Rules.Verbs[a.Verb].Of&engine.OfPlayers != 0 &&
			a.Player == t.Player
	case SomeCard:
		return a.Card != 0 && same(w.l.Rules, w.shown.Def(a.Card), t.Card) ||
			a.Ability != 0 && engine.FoldName(w.l.Rules.Abilities[a.Ability].Name) == engine.FoldName(t.Card)
	}
	return a.Card != 0 && a.Zone == t.Zone
}

// same says whether a name means a card, by either of its faces.
func same(r *engine.Rules, d engine.Def, name string) bool {
	return r.Means(d, name) || r.Means(r.Cards[d].Back, name)
}

// Lay says whether a card that a name means lay in one of some zones at any time since the log began, or lies there
// now.
func Lay(l *engine.Log, now *engine.Table, name string, in func(z engine.Zone) bool) bool {
	means := func(d engine.Def) bool { return same(l.Rules, d, name) }
	for _, t := range [...]*engine.Table{l.Begun, now} {
		for c := engine.CardID(1); int(c) <= t.CardCount(); c++ {
			if in(t.In(c)) && means(t.Def(c)) {
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
func TakesPart(l *engine.Log, now *engine.Table, name string) bool {
	for _, t := range [...]*engine.Table{l.Begun, now} {
		for c := engine.CardID(1); int(c) <= t.CardCount(); c++ {
			if def := t.Def(c); t.In(c) != engine.Box && same(l.Rules, def, name) {
				return true
			}
		}
	}
	return false
}
