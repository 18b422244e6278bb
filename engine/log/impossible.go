package log

import (
	"slices"

	"tablereferee/engine"
)

// What can never happen, of what descriptions tell: the rules say of each kind of event between which places its cards
// move, of which types they are, and which numbers it tells.

// play is a match, asked what can ever happen in it.
type play struct{ *engine.Match }

// Opens says whether a description that was read tells of nothing but what stands before the first move.
func (d *Description) Opens(r *engine.Rules) bool {
	return d.tellsOnly(r, func(k *engine.KindInfo) bool { return k.Opens })
}

// Ends says whether a description that was read tells of nothing but what stands behind the last move.
func (d *Description) Ends(r *engine.Rules) bool {
	return d.tellsOnly(r, func(k *engine.KindInfo) bool { return k.Ends })
}

// tellsOnly says whether a description that was read means lines of such kinds alone.
func (d *Description) tellsOnly(r *engine.Rules, such func(k *engine.KindInfo) bool) bool {
	return !d.open && d.verb == engine.NoVerb && len(d.fits) > 0 &&
		!slices.ContainsFunc(d.fits, func(f fitting) bool { return !such(&r.Kinds[f.kind]) })
}

// Impossible says why what a description tells of can never happen, nil if it may. The description must have been read
// by Sentences.Read.
func (d *Description) Impossible(of *engine.Match) error {
	m := play{of}
	var why error
	for i := range d.fits {
		no := m.unlike(d, &d.fits[i])
		if no == nil {
			return nil
		}
		if why == nil {
			why = no
		}
	}
	if d.verb != engine.NoVerb {
		no := m.unchosen(d)
		if no == nil {
			return nil
		}
		if why == nil {
			why = no
		}
	}
	return why
}

// Likelier gives the lines that a description of something impossible may have meant: those that say the same words of
// other things, or else those that tell in other words of what it names. It is empty where there are none or too many.
func (d *Description) Likelier(of *engine.Match) engine.Text {
	m := play{of}
	const most = 4
	s := SentencesOf(m.Rules)
	_, same := s.meant(folded(d.told()), d)
	same = slices.DeleteFunc(same, func(k engine.Kind) bool { return !m.mayMean(d, k) })
	if len(d.Words) > 0 && len(same) > 0 {
		return s.list(same)
	}
	like := slices.DeleteFunc(s.nearby(folded(d.told()), d, nil), func(k engine.Kind) bool { return !m.mayMean(d, k) })
	if len(d.Words) > 0 && len(like) > 0 && len(like) <= most {
		return s.list(like)
	}
	var others []engine.Kind
	for k := range m.Rules.Kinds {
		if !told(m.Rules, engine.Kind(k)) || m.Rules.Kinds[k].Of == 0 {
			continue
		}
		if f, ok := s.align(engine.Kind(k), s.anywhere(engine.Kind(k), byClause), d); ok && m.unlike(d, &f) == nil {
			others = append(others, engine.Kind(k))
		}
	}
	if len(others) > most {
		return engine.Text{}
	}
	return s.list(others)
}

// mayMean says whether a kind tells of such things as a description names, and not of what is impossible for it.
func (m play) mayMean(d *Description, k engine.Kind) bool {
	s := SentencesOf(m.Rules)
	for i := range d.Things {
		if !slices.ContainsFunc(s.places[k], func(p place) bool { return sortOf(p.field) == d.Things[i].Sort }) {
			return false
		}
	}
	f, ok := s.align(k, s.anywhere(k, byClause), d)
	return !ok || m.unlike(d, &f) == nil
}

// unlike says why no event of a kind is what a description tells of.
func (m play) unlike(d *Description, f *fitting) error {
	k := &m.Rules.Kinds[f.kind]
	line := engine.Sayf("%s (%s)", "%s (%s)", named(k.Says), k.Name)
	if k.Through != 0 && d.Every && m.Log != nil && !Lay(m.Log, m.Table, m.Rules.Cards[k.Through].Name[engine.EN],
		m.Alive) {
		return engine.Errorf("only %s brings about a line that says \"%s\", and it has not been in play",
			"seule la carte %s amène une ligne qui dit « %s », et elle n'a pas été en jeu",
			m.Rules.Cards[k.Through].Name, line)
	}
	if k.Between && !m.two(d) {
		return engine.Errorf("a line that says \"%s\" tells of two players", "une ligne qui dit « %s » parle de deux joueurs",
			line)
	}
	var from, to engine.Zone
	for i := range d.Things {
		t := &d.Things[i]
		var err error
		switch t.Sort {
		case SomeCard:
			err = m.unlikeCard(k, f.fields[i], t, d.Every, line)
		case SomeNumber:
			if !slices.ContainsFunc(f.fields[i], func(x engine.Field) bool {
				return m.Rules.Counts(k, x, t.N, t.Signed)
			}) {
				err = engine.Errorf("a line that says \"%s\" never tells this number: %d",
					"une ligne qui dit « %s » ne donne jamais ce nombre : %d", line, t.N)
			}
		case SomeZone, SomePlayer:
			err = m.unlikePlace(k, f.fields[i], t, line)
		}
		if err != nil {
			return err
		}
		if t.Sort == SomeZone && t.Role == FromZone {
			from = t.Zone
		}
		if t.Sort == SomeZone && t.Role == ToZone {
			to = t.Zone
		}
	}
	if from == to && m.Info(from).Beside {
		return engine.Errorf("the card would be where it was", "la carte serait là où elle était")
	}
	return m.neverThere(d, func(i int) bool { return len(f.fields[i]) == 1 && f.fields[i][0] == engine.FieldCard })
}

// unlikeCard says why no event of a kind tells of a card in one of the fields that it may be meant for.
func (m play) unlikeCard(k *engine.KindInfo, fields []engine.Field, t *Thing, every bool, line engine.Text) error {
	of, known := engine.CardTypes(0), true
	for _, x := range fields {
		switch {
		case x == engine.FieldCard && k.Of != 0:
			of |= k.Of
		case x == engine.FieldOn && k.On != 0:
			of |= k.On
		default:
			known = false
		}
	}
	if k.Able && idle(m.Rules, t.Card, every) {
		return m.unused(t.Card)
	}
	if known && of&(m.Rules.TypesMeant(t.Card)|m.guises(t.Card)) == 0 {
		return engine.Errorf("%s is of another card type (%s): a line that says \"%s\" tells there of these: %s",
			"%s est d'un autre type de carte (%s) : une ligne qui dit « %s » y parle de ceux-ci : %s",
			m.cardMeant(t.Card), m.typeNames(m.Rules.TypesMeant(t.Card)), line, m.typeNames(of))
	}
	return nil
}

// unlikePlace says why no event of a kind takes a card from, or brings one to, the place or the player that is meant.
func (m play) unlikePlace(k *engine.KindInfo, fields []engine.Field, t *Thing, line engine.Text) error {
	switch {
	case slices.ContainsFunc(fields, func(x engine.Field) bool {
		return x != engine.FieldFrom && x != engine.FieldTo || m.moves(k, x, t)
	}):
		return nil
	case slices.Contains(fields, engine.FieldFrom):
		return engine.Errorf("a line that says \"%s\" never takes a card from there, but from: %s",
			"une ligne qui dit « %s » ne prend jamais de carte là, mais ici : %s", line, m.placeNames(k.From))
	}
	return engine.Errorf("a line that says \"%s\" never brings a card there, but here: %s",
		"une ligne qui dit « %s » n'y amène jamais de carte, mais ici : %s", line, m.placeNames(k.To))
}

// two says whether there are two players of whom a description can tell: it names none twice.
func (m play) two(d *Description) bool {
	first := engine.NoPlayer
	for i := range d.Things {
		if t := &d.Things[i]; t.Sort != SomePlayer {
			continue
		} else if first == t.Player {
			return false
		} else if first == engine.NoPlayer {
			first = t.Player
		}
	}
	return m.Seats() > 1
}

// moves says whether a field of a kind may be a place, or one of a player's places.
func (m play) moves(k *engine.KindInfo, x engine.Field, t *Thing) bool {
	in := k.From
	if x == engine.FieldTo {
		in = k.To
	}
	if t.Sort == SomePlayer {
		return in == 0 || in.Owned()
	}
	return in == 0 || in&m.Place(t.Zone) != 0
}

// neverThere says by what a card that a description names never lies in the place that it names. is says whether a card
// named is the one that moves.
func (m play) neverThere(d *Description, is func(i int) bool) error {
	for i := range d.Things {
		card := &d.Things[i]
		if card.Sort != SomeCard || !is(i) {
			continue
		}
		for j := range d.Things {
			if z := &d.Things[j]; z.Sort == SomeZone && m.neverLies(card.Card, z.Zone) {
				return engine.Errorf("%s never lies in this place (%s)", "%s ne se trouve jamais à cet endroit (%s)",
					m.cardMeant(card.Card), m.Info(z.Zone).Name)
			}
		}
	}
	return nil
}

// neverLies says whether no card that a name means ever lies in a zone.
func (m play) neverLies(name string, z engine.Zone) bool {
	for d := 1; d < len(m.Rules.Cards); d++ {
		if m.Rules.Means(engine.Def(d), name) && m.Never(z, engine.Def(d)) == 0 {
			return false
		}
	}
	return true
}

// unchosen says why nobody ever chooses what a description tells of.
func (m play) unchosen(d *Description) error {
	v := &m.Rules.Verbs[d.verb]
	if v.Of == engine.OfPlayers && !m.two(d) {
		return engine.Errorf("%q is said of another player", "%q se dit d'un autre joueur", v.Word)
	}
	for i := range d.Things {
		t := &d.Things[i]
		if t.Sort == SomeCard && d.verb == engine.VerbUse && idle(m.Rules, t.Card, d.Every) {
			return m.unused(t.Card)
		}
		if t.Sort == SomeCard && v.Cards != 0 && v.Cards&m.Rules.TypesMeant(t.Card) == 0 {
			return engine.Errorf("%s is of another card type (%s): %q is said of these: %s",
				"%s est d'un autre type de carte (%s) : %q se dit de ceux-ci : %s",
				m.cardMeant(t.Card), m.typeNames(m.Rules.TypesMeant(t.Card)), v.Word, m.typeNames(v.Cards))
		}
		if t.Sort == SomeZone && v.From != 0 && v.From&m.Place(t.Zone) == 0 {
			return engine.Errorf("%q is never said of a card there, but here: %s",
				"%q ne se dit jamais d'une carte de là, mais d'ici : %s", v.Word, m.placeNames(v.From))
		}
	}
	return m.neverThere(d, func(int) bool { return true })
}

// idle says whether no card that a name means has an ability that a player uses, or one that could be asked to act
// first among several; own is without the latter.
func idle(r *engine.Rules, name string, own bool) bool {
	if own {
		return r.Unable(engine.VerbUse, name) && !r.Offered(name)
	}
	for d := 1; d < len(r.Cards); d++ {
		if r.Means(engine.Def(d), name) && len(r.Cards[d].Abilities) > 0 {
			return false
		}
	}
	return r.Unable(engine.VerbUse, name)
}

// unused says of a card that no player uses it.
func (m play) unused(name string) error {
	return engine.Errorf("%s has no ability that a player uses", "%s n'a pas de capacité qu'un joueur utilise",
		m.cardMeant(name))
}

// guises are the types that the cards that a name means may have besides their own, in this match as it began or as it
// stands.
func (m play) guises(name string) engine.CardTypes {
	var out engine.CardTypes
	for d := 1; d < len(m.Rules.Cards); d++ {
		if !m.Rules.Means(engine.Def(d), name) {
			continue
		}
		if out |= m.Guise(engine.Def(d)); m.Log != nil {
			out |= m.Log.Begun.Guise(engine.Def(d))
		}
	}
	return out
}

// cardMeant is the name of the card that a name means.
func (m play) cardMeant(name string) engine.Text { return m.Rules.Cards[m.Rules.FindCard(name)].Name }

// typeNames lists card types.
func (m play) typeNames(of engine.CardTypes) engine.Text {
	return joined(func(yield func(engine.Text)) {
		for t, name := range m.Rules.Types {
			if of&(1<<t) != 0 {
				yield(name)
			}
		}
	})
}

// placeNames lists sorts of places.
func (m play) placeNames(in engine.Places) engine.Text {
	return joined(func(yield func(engine.Text)) {
		for z := range m.Rules.Shared {
			if in&engine.Tables(engine.Zone(z)) != 0 {
				yield(m.Rules.Shared[z].Name)
			}
		}
		for k := range m.Rules.PerPlayer {
			if in&engine.Players(k) != 0 {
				yield(m.Rules.PerPlayer[k].Name)
			}
		}
	})
}

// joined puts commas between names.
func joined(each func(yield func(engine.Text))) engine.Text {
	var all []engine.Text
	each(func(name engine.Text) { all = append(all, name) })
	return engine.Join(all, engine.Commas)
}
