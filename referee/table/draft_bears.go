package table

import (
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
)

// What may lie on a card in a place is asked of the game: a table on which nothing else is laid out is set up with it.

// trial is a set-up with one card in a place, and what lies on it.
type trial struct {
	draft *Draft
	zone  engine.Zone
	top   bool
	card  engine.Def
	asIf  bool
	turn  int
	seats int
	n     int // of the card
}

// works says whether a game can be set up so.
func (t *trial) works(m engine.Marks) bool {
	s := plainSetup(t.seats)
	s.AsIf, s.Turn = t.asIf, t.turn
	s.Zones = []engine.ZoneSetup{{Zone: t.zone, Cards: slices.Repeat([]engine.Def{t.card}, t.n), Top: t.top, Line: 1,
		Marks: slices.Repeat([]engine.Marks{m}, t.n)}}
	match, err := t.draft.game.Start(t.draft.rules, s, nil)
	if err != nil || m.Whose == 0 {
		return err == nil
	}
	return t.draft.rules.Whose(match.Table, match.Top(t.zone)) == engine.Player(m.Whose-1) // else it says nothing
}

// Bears gives the words for what may lie on a card where a word lays it, and the cards that may lie on it. One says
// that no second one of the card lies there.
func (d *Draft) Bears(w *PlaceWord, c engine.Def) (words []string, with []engine.Def, one bool) {
	z, _, kind := d.zone(w)
	if z == 0 {
		return nil, nil, false
	}
	zones := d.rules.Shared
	if w.Player {
		zones = d.rules.PerPlayer
	}
	info := &zones[kind]
	t := &trial{draft: d, zone: z, top: w.Word != info.ID, card: c, n: 1, seats: min(max(2, d.Least()), d.Most())}
	base, ok := t.base()
	if !ok {
		return nil, nil, false
	}
	onTable := !info.Piled && !info.Held && !info.Brief
	for i := range d.marks {
		word := d.marks[i].Word
		m, lies, known := d.markOf(word, base)
		if known && (onTable || !lies) && (t.ever(m) || word == "of" && t.beside(word, base)) {
			words = append(words, word)
		}
	}
	if onTable && d.rules.HostZone != nil {
		if with = t.with(base); len(with) > 0 {
			words = append(words, "with")
		}
	}
	t.n = 2
	return words, with, !t.ever(base)
}

// base is what must lie on the card for it to lie there: nothing, or one thing. What no real game could hold is allowed
// only where it must be.
func (t *trial) base() (engine.Marks, bool) {
	for _, asIf := range [...]bool{false, true} {
		if t.asIf = asIf; t.ever(engine.Marks{}) {
			return engine.Marks{}, true
		}
		for i := range t.draft.marks {
			m, _, known := t.draft.markOf(t.draft.marks[i].Word, engine.Marks{})
			if known && t.ever(m) {
				return m, true
			}
		}
	}
	return engine.Marks{}, false
}

// ever says whether a game can be set up so, whosever turn it is.
func (t *trial) ever(m engine.Marks) bool {
	for t.turn = range t.seats + 1 {
		if t.works(m) {
			t.turn = 0
			return true
		}
	}
	t.turn = 0
	return false
}

// beside says whether something may lie on the card where another thing does: whose tokens it bears is said of tokens.
func (t *trial) beside(word string, base engine.Marks) bool {
	for i := range t.draft.marks {
		other, lies, known := t.draft.markOf(t.draft.marks[i].Word, base)
		if m, _, _ := t.draft.markOf(word, other); known && lies && t.ever(other) && t.ever(m) {
			return true
		}
	}
	return false
}

// with are the cards that may lie on the card.
func (t *trial) with(base engine.Marks) (out []engine.Def) {
	match, err := t.draft.game.Start(t.draft.rules, plainSetup(t.draft.Least()), nil)
	if err != nil {
		return nil
	}
	host := engine.CardID(0) // any card: what is attached to others at all is asked
	for z := engine.Zone(1); int(z) < match.ZoneCount() && host == 0; z++ {
		host = match.Top(z)
	}
	for i := range t.draft.rules.Cards[1:] {
		d := engine.Def(i + 1)
		if t.draft.rules.Cards[d].Test {
			continue
		}
		if _, cite := t.draft.rules.HostZone(match, host, d, engine.NoPlayer); cite != 0 {
			continue
		}
		m := base
		m.With = []engine.Marked{{Card: d}}
		if t.ever(m) {
			out = append(out, d)
		}
	}
	return out
}

// markOf is a card on which one thing lies besides others, by its word. Lies is of what lies there and has not only
// happened. What is said by names is not known so.
func (d *Draft) markOf(word string, besides engine.Marks) (m engine.Marks, lies, known bool) {
	m = besides
	for i := range d.rules.Tokens {
		if id := d.rules.Tokens[i].ID; id != "" && id == word {
			m.Tokens[i] = max(1, m.Tokens[i])
			return m, true, true
		}
	}
	for _, f := range d.rules.Flags {
		if f.ID == word {
			m.Flags |= f.Flag
			return m, true, true
		}
	}
	if i := slices.IndexFunc(d.rules.Deeds, func(x engine.Deed) bool { return x.ID == word && !x.OfPlayer }); i >= 0 {
		m.Earlier |= 1 << i
		return m, false, true
	}
	if word == "of" && d.rules.Whose != nil { // another player's than the one with whom it lies
		m.Whose = 2
		return m, true, true
	}
	return m, false, false
}

// AlsoBears gives further words for what may lie on a card of what was said, by all that is laid out: those with which
// the set-up is possible. Of is the thing that was said, counted from 0, part the card of it, counted from 1.
func (d *Draft) AlsoBears(s Setup, of, part int, words []string) (out []string, err error) {
	said := d.labelOf(of)
	if said == nil {
		return nil, nil
	}
	x := &search{setup: s, asIf: d.asIf}
	for i := range d.marks {
		w := &d.marks[i]
		if slices.Contains(words, w.Word) || !w.Yes && !w.Number {
			continue
		}
		on := OnCard{Word: w.Word}
		if w.Number {
			on.Said = "1"
		}
		no, err := x.try(d.bearing(of, part, on))
		if err != nil {
			return nil, err
		}
		if no == nil {
			out = append(out, w.Word)
		}
	}
	return out, nil
}

// bearing is the draft with something more on a card of what was said; nothing of the draft changes by it.
func (d *Draft) bearing(of, part int, on OnCard) *Draft {
	out := d.only(everything)
	l := out.labelOf(of)
	l.cards = slices.Clone(l.cards)
	for k := range l.cards {
		if c := &l.cards[k]; c.part == part {
			c.text = "{ " + strings.TrimSuffix(strings.TrimPrefix(c.text, "{ "), " }") + ", " + on.label() + " }"
		}
	}
	return out
}

// mends are, each by itself, what may lie on the refused card for it to lie there: the tokens with which it comes, or
// the marks that the reason names.
func (x *search) mends(d *Draft, no *refusal, of *Refused) (out []OnCard, err error) {
	var may []OnCard
	switch bad := no.Impossible; {
	case of.Card == 0:
	case bad != nil && bad.Comes > 0:
		may = append(may, OnCard{d.rules.Tokens[bad.With].ID, strconv.Itoa(bad.Comes)})
	default:
		for _, m := range ofScripts.FindAllStringSubmatch(no.why()[engine.EN], -1) {
			if i := d.markWord(m[1]); i >= 0 && d.marks[i].Yes {
				may = append(may, OnCard{Word: m[1]})
			}
		}
	}
	for _, on := range may {
		mended, err := x.mended(d.bearing(of.cause.of, of.Card, on), no, of.cause)
		if err != nil {
			return nil, err
		}
		if mended {
			out = append(out, on)
		}
	}
	return out, nil
}

// mended says whether a draft is not refused any more by the same cause; it is not known to be where that is not to be
// tried any more.
func (x *search) mended(with *Draft, before *refusal, at cause) (bool, error) {
	if x.left <= 0 {
		return false, nil
	}
	no, err := x.try(with)
	if no == nil || err != nil {
		return err == nil, err
	}
	if no.why() == before.why() {
		return false, nil
	}
	now, err := x.culprit(with, no)
	return now != at, err
}
