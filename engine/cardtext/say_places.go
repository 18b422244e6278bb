package cardtext

import (
	"strings"

	"tablereferee/engine"
)

// How places are told: where cards lie, and where they go.

// where tells where cards lie. Cards in play are said to be there only where they are counted.
func (t *Teller) where(s *Selector, l lie) string {
	switch {
	case s.Name > 0 && len(s.Zones) == 0:
		return t.say(" among ", " parmi ") + t.called(s.Name)
	case len(s.Zones) == 0 && (l == takenFrom || s.How == NoCards):
		return ""
	case len(s.Zones) == 0:
		return t.spaced(t.in(t.Phrases.InPlay))
	}
	var out []string
	for i := range s.Zones {
		says := t.inside(&s.Zones[i], l)
		if i > 0 {
			if t.Lang != engine.FR {
				says = strings.TrimPrefix(strings.TrimPrefix(says, t.say("in ", "dans ")), t.say("from ", "de "))
			}
		}
		out = append(out, says)
	}
	return " " + list(out, t.say(" or ", " ou "))
}

// spaced puts a space before words, if there are any.
func (t *Teller) spaced(words string) string {
	if words == "" {
		return ""
	}
	return " " + words
}

// phraseOf is the phrase of a place.
func (t *Teller) phraseOf(p *Place) *PlacePhrase {
	for i := range t.Words.Places {
		if w := &t.Words.Places[i]; w.Zone == p.Zone && (w.Of == Nobody) == (p.Of == Nobody) {
			return &t.Phrases.Places[i]
		}
	}
	return &PlacePhrase{}
}

// place names a place: your hand, la réserve. One that is called after its cards is several: vos cartes révélées.
func (t *Teller) place(p *Place) string {
	n := &t.phraseOf(p).Noun
	name, several := t.in(n.One), n.One == n.Many
	article := func(m, f, many engine.Text) string {
		switch {
		case several:
			return many.In(t.Lang)
		case n.Fem:
			return f.In(t.Lang)
		}
		return m.In(t.Lang)
	}
	switch {
	case p.Of == Nobody:
		return article(engine.Text{"the ", "le "}, engine.Text{"the ", "la "}, engine.Text{"the ", "les "}) + name
	case p.Of == t.subject && p.Of != You, p.Of == You && t.subject == EachPlayer:
		return article(engine.Text{"their ", "son "}, engine.Text{"their ", "sa "}, engine.Text{"their ", "ses "}) + name
	case p.Of == You && t.you == "":
		return article(engine.Text{"your ", "votre "}, engine.Text{"your ", "votre "}, engine.Text{"your ", "vos "}) + name
	}
	if t.Lang != engine.FR {
		return t.say("%s's %s", "%[2]s de %[1]s", t.player(p.Of), name)
	}
	the := article(engine.Text{"the ", "le "}, engine.Text{"the ", "la "}, engine.Text{"the ", "les "})
	return the + name + " de " + t.player(p.Of)
}

// inside tells that a card lies in a place.
func (t *Teller) inside(p *Place, l lie) string {
	of := t.phraseOf(p)
	if p.Of == EachPlayer && of.All != (engine.Text{}) {
		return t.in(of.All)
	}
	where := t.place(p)
	switch l {
	case takenFrom:
		return t.say("from ", "de ") + where
	case countedIn:
		return t.say("in ", "de ") + where
	}
	return t.say("in ", "dans ") + where
}

// to tells that a card comes to a place.
func (t *Teller) to(p *Place) string {
	says := t.phraseOf(p).To
	switch {
	case says != (engine.Text{}):
	case p.At == engine.Top:
		says = engine.Text{"on top of {place}", "sur {place}"}
	case p.At == engine.Bottom:
		says = engine.Text{"on the bottom of {place}", "sous {place}"}
	default:
		says = engine.Text{"into {place}", "dans {place}"}
	}
	return strings.NewReplacer("{place}", t.place(p), "{this}", t.This).Replace(t.in(says))
}
