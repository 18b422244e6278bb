package engine

import (
	"slices"
	"strings"
)

// What can never happen. A game declares with each kind of event between which places its cards move and of which types
// they are; a description that asks for anything else tells of nothing that could ever be so.

// CardTypes is a set of the card types of a game, by CardInfo.Type. The empty set is any type.
type CardTypes uint32

// TypesOf makes a set.
func TypesOf(ts ...int) CardTypes {
	var s CardTypes
	for _, t := range ts {
		s |= 1 << t
	}
	return s
}

// Places is a set of sorts of places: those of the table, and those that each player has. The empty set is any place.
type Places uint64

// ownPlace is where the places of players begin in the set.
const ownPlace = 32

// Tables makes a set of places of the table.
func Tables(zs ...Zone) Places {
	var s Places
	for _, z := range zs {
		s |= 1 << z
	}
	return s
}

// Players makes a set of places that each player has.
func Players(ks ...int) Places {
	var s Places
	for _, k := range ks {
		s |= 1 << (ownPlace + k)
	}
	return s
}

// place is the sort of a zone.
func (t *Table) place(z Zone) Places {
	if t.zones[z].owner == NoPlayer {
		return Tables(z)
	}
	return Players((int(z) - len(t.rules.Shared)) % len(t.rules.PerPlayer))
}

// Nexts says whether a card may lie in a zone of which a player says a verb as the next move of a turn. Nothing is
// known of a verb that names no places.
func (t *Table) Nexts(v Verb, p Player, z Zone) (may, known bool) { return t.Takes(v, p, z, true) }

// Takes says the same of the next move of a turn, or else of an answer to another question.
func (t *Table) Takes(v Verb, p Player, z Zone, next bool) (may, known bool) {
	info := &t.rules.Verbs[v]
	places := info.From
	if next && info.Next != 0 {
		places = info.Next
	}
	owner := t.zones[z].owner
	return places&t.place(z) != 0 && (owner == NoPlayer || owner == p), places != 0
}

// Possible says whether an event moves its card between places, and is about cards, that its kind allows.
func (t *Table) Possible(e *Event) bool {
	k := &t.rules.Kinds[e.Kind]
	allows := func(in Places, z Zone) bool { return in == 0 || in&t.place(z) != 0 }
	is := func(of CardTypes, c CardID) bool {
		return c == 0 || of == 0 || of&(t.rules.typeOf(t.Def(c))|t.guise(t.Def(c))) != 0
	}
	return allows(k.From, e.From) && allows(k.To, e.To) && is(k.Of, e.Card) && (k.On == 0 || is(k.On, e.Target))
}

// counts says whether a number may stand in a field of the line of a kind. signed is of one that is told with its sign.
func (r *Rules) counts(k *KindInfo, x field, n int, signed bool) bool {
	switch {
	case x == fPlusN && k.Grows > 0:
		return n > 0
	case x == fPlusN && k.Grows < 0:
		return n <= 0 || !signed
	case x == fPlusN || k.Below:
		return true
	case k.Op == Count && slices.ContainsFunc(r.CountInfo, func(c CounterInfo) bool {
		return c.Counter == k.Counter && !c.Global && c.Signed
	}):
		return true
	}
	return n >= 0
}

// Countable says whether the numbers that the line of an event tells may stand there.
func (t *Table) Countable(e *Event) bool {
	k := &t.rules.Kinds[e.Kind]
	says := k.Says[EN]
	return (!strings.Contains(says, "{n}") || t.rules.counts(k, fN, int(e.N), true)) &&
		(!strings.Contains(says, "{+n}") || t.rules.counts(k, fPlusN, int(e.N), true)) &&
		(!strings.Contains(says, "{now}") || t.rules.counts(k, fNow, int(e.Now), true))
}

// Opens says whether a description that was read tells of nothing but what stands before the first move.
func (m *Match) Opens(d *Description) bool {
	return m.tellsOnly(d, func(k *KindInfo) bool { return k.Opens })
}

// Ends says whether a description that was read tells of nothing but what stands behind the last move.
func (m *Match) Ends(d *Description) bool {
	return m.tellsOnly(d, func(k *KindInfo) bool { return k.Ends })
}

// tellsOnly says whether a description that was read means lines of such kinds alone.
func (m *Match) tellsOnly(d *Description, such func(k *KindInfo) bool) bool {
	return !d.open && d.verb == NoVerb && len(d.fits) > 0 &&
		!slices.ContainsFunc(d.fits, func(f fitting) bool { return !such(&m.Rules.Kinds[f.kind]) })
}

// Sayable says whether an answer is about a thing of which its verb is ever said: of that sort and, if it is a card, of
// that type and in such a place.
func (t *Table) Sayable(a *Answer) bool {
	v := &t.rules.Verbs[a.Verb]
	if sort := t.SortOf(a); sort&^v.Of != 0 {
		return false
	}
	return a.Card == 0 || (a.Verb == VerbUse || t.rules.Able == nil || t.rules.Able(a.Verb, t.Def(a.Card))) &&
		(v.Cards == 0 || v.Cards&t.rules.typeOf(t.Def(a.Card)) != 0) && (v.From == 0 || v.From&t.place(a.Zone) != 0)
}

func (r *Rules) typeOf(d Def) CardTypes { return 1 << r.Cards[d].Type }

// guise gives the types that a card may have on this table besides its own.
func (t *Table) guise(d Def) CardTypes {
	if t.rules.Guise == nil {
		return 0
	}
	return t.rules.Guise(t, d)
}

// Impossible says why what a description tells of can never happen, nil if it may. The description must have been read
// by Sentences.Read.
func (m *Match) Impossible(d *Description) error {
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
	if d.verb != NoVerb {
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
func (m *Match) Likelier(d *Description) Text {
	const most = 4
	s := m.Rules.Sentences()
	_, same := s.meant(folded(d.told()), d)
	same = slices.DeleteFunc(same, func(k Kind) bool { return !m.mayMean(d, k) })
	if len(d.Words) > 0 && len(same) > 0 {
		return s.list(same)
	}
	like := slices.DeleteFunc(s.nearby(folded(d.told()), d, nil), func(k Kind) bool { return !m.mayMean(d, k) })
	if len(d.Words) > 0 && len(like) > 0 && len(like) <= most {
		return s.list(like)
	}
	var others []Kind
	for k := range m.Rules.Kinds {
		if !told(m.Rules, Kind(k)) || m.Rules.Kinds[k].Of == 0 {
			continue
		}
		if f, ok := s.align(Kind(k), s.anywhere(Kind(k), byClause), d); ok && m.unlike(d, &f) == nil {
			others = append(others, Kind(k))
		}
	}
	if len(others) > most {
		return Text{}
	}
	return s.list(others)
}

// mayMean says whether a kind tells of such things as a description names, and not of what is impossible for it.
func (m *Match) mayMean(d *Description, k Kind) bool {
	s := m.Rules.Sentences()
	for i := range d.Things {
		if !slices.ContainsFunc(s.places[k], func(p place) bool { return sortOf(p.field) == d.Things[i].Sort }) {
			return false
		}
	}
	f, ok := s.align(k, s.anywhere(k, byClause), d)
	return !ok || m.unlike(d, &f) == nil
}

// unlike says why no event of a kind is what a description tells of.
func (m *Match) unlike(d *Description, f *fitting) error {
	k := &m.Rules.Kinds[f.kind]
	line := Sayf("%s (%s)", "%s (%s)", named(k.Says), k.Name)
	if k.Through != 0 && d.Every && m.Log != nil && !m.Log.Lay(m.Table, m.Rules.Cards[k.Through].Name[EN],
		func(z Zone) bool {
			return m.Info(z).Class&m.Rules.active != 0
		}) {
		return Errorf("only %s brings about a line that says \"%s\", and it has not been in play",
			"seule la carte %s amène une ligne qui dit « %s », et elle n'a pas été en jeu",
			m.Rules.Cards[k.Through].Name, line)
	}
	if k.Between && !m.two(d) {
		return Errorf("a line that says \"%s\" tells of two players", "une ligne qui dit « %s » parle de deux joueurs",
			line)
	}
	var from, to Zone
	for i := range d.Things {
		t := &d.Things[i]
		var err error
		switch t.Sort {
		case SomeCard:
			err = m.unlikeCard(k, f.fields[i], t, d.Every, line)
		case SomeNumber:
			if !slices.ContainsFunc(f.fields[i], func(x field) bool { return m.Rules.counts(k, x, t.N, t.Signed) }) {
				err = Errorf("a line that says \"%s\" never tells this number: %d",
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
		return Errorf("the card would be where it was", "la carte serait là où elle était")
	}
	return m.neverThere(d, func(i int) bool { return len(f.fields[i]) == 1 && f.fields[i][0] == fCard })
}

// unlikeCard says why no event of a kind tells of a card in one of the fields that it may be meant for.
func (m *Match) unlikeCard(k *KindInfo, fields []field, t *Thing, every bool, line Text) error {
	of, known := CardTypes(0), true
	for _, x := range fields {
		switch {
		case x == fCard && k.Of != 0:
			of |= k.Of
		case x == fOn && k.On != 0:
			of |= k.On
		default:
			known = false
		}
	}
	if k.Able && m.Rules.idle(t.Card, every) {
		return m.unused(t.Card)
	}
	if known && of&(m.Rules.typesMeant(t.Card)|m.guises(t.Card)) == 0 {
		return Errorf("%s is of another card type (%s): a line that says \"%s\" tells there of these: %s",
			"%s est d'un autre type de carte (%s) : une ligne qui dit « %s » y parle de ceux-ci : %s",
			m.cardMeant(t.Card), m.typeNames(m.Rules.typesMeant(t.Card)), line, m.typeNames(of))
	}
	return nil
}

// unlikePlace says why no event of a kind takes a card from, or brings one to, the place or the player that is meant.
func (m *Match) unlikePlace(k *KindInfo, fields []field, t *Thing, line Text) error {
	switch {
	case slices.ContainsFunc(fields, func(x field) bool { return x != fFrom && x != fTo || m.moves(k, x, t) }):
		return nil
	case slices.Contains(fields, fFrom):
		return Errorf("a line that says \"%s\" never takes a card from there, but from: %s",
			"une ligne qui dit « %s » ne prend jamais de carte là, mais ici : %s", line, m.placeNames(k.From))
	}
	return Errorf("a line that says \"%s\" never brings a card there, but here: %s",
		"une ligne qui dit « %s » n'y amène jamais de carte, mais ici : %s", line, m.placeNames(k.To))
}

// two says whether there are two players of whom a description can tell: it names none twice.
func (m *Match) two(d *Description) bool {
	first := NoPlayer
	for i := range d.Things {
		if t := &d.Things[i]; t.Sort != SomePlayer {
			continue
		} else if first == t.Player {
			return false
		} else if first == NoPlayer {
			first = t.Player
		}
	}
	return m.Seats() > 1
}

// moves says whether a field of a kind may be a place, or one of a player's places.
func (m *Match) moves(k *KindInfo, x field, t *Thing) bool {
	in := k.From
	if x == fTo {
		in = k.To
	}
	if t.Sort == SomePlayer {
		return in == 0 || in>>ownPlace != 0
	}
	return in == 0 || in&m.place(t.Zone) != 0
}

// neverThere says by what a card that a description names never lies in the place that it names. is says whether a card
// named is the one that moves.
func (m *Match) neverThere(d *Description, is func(i int) bool) error {
	for i := range d.Things {
		card := &d.Things[i]
		if card.Sort != SomeCard || !is(i) {
			continue
		}
		for j := range d.Things {
			if z := &d.Things[j]; z.Sort == SomeZone && m.neverLies(card.Card, z.Zone) {
				return Errorf("%s never lies in this place (%s)", "%s ne se trouve jamais à cet endroit (%s)",
					m.cardMeant(card.Card), m.Info(z.Zone).Name)
			}
		}
	}
	return nil
}

// neverLies says whether no card that a name means ever lies in a zone.
func (m *Match) neverLies(name string, z Zone) bool {
	for d := 1; d < len(m.Rules.Cards); d++ {
		if m.Rules.Means(Def(d), name) && m.Never(z, Def(d)) == 0 {
			return false
		}
	}
	return true
}

// unchosen says why nobody ever chooses what a description tells of.
func (m *Match) unchosen(d *Description) error {
	v := &m.Rules.Verbs[d.verb]
	if v.Of == OfPlayers && !m.two(d) {
		return Errorf("%q is said of another player", "%q se dit d'un autre joueur", v.Word)
	}
	for i := range d.Things {
		t := &d.Things[i]
		if t.Sort == SomeCard && d.verb == VerbUse && m.Rules.idle(t.Card, d.Every) {
			return m.unused(t.Card)
		}
		if t.Sort == SomeCard && v.Cards != 0 && v.Cards&m.Rules.typesMeant(t.Card) == 0 {
			return Errorf("%s is of another card type (%s): %q is said of these: %s",
				"%s est d'un autre type de carte (%s) : %q se dit de ceux-ci : %s",
				m.cardMeant(t.Card), m.typeNames(m.Rules.typesMeant(t.Card)), v.Word, m.typeNames(v.Cards))
		}
		if t.Sort == SomeZone && v.From != 0 && v.From&m.place(t.Zone) == 0 {
			return Errorf("%q is never said of a card there, but here: %s",
				"%q ne se dit jamais d'une carte de là, mais d'ici : %s", v.Word, m.placeNames(v.From))
		}
	}
	return m.neverThere(d, func(int) bool { return true })
}

// idle says whether no card that a name means has an ability that a player uses, or one that could be asked to act
// first among several; own is without the latter.
func (r *Rules) idle(name string, own bool) bool {
	if own {
		return r.Unable(VerbUse, name) && !r.Offered(name)
	}
	for d := 1; d < len(r.Cards); d++ {
		if r.Means(Def(d), name) && len(r.Cards[d].Abilities) > 0 {
			return false
		}
	}
	return r.Unable(VerbUse, name)
}

// Offered says whether a card that a name means has an ability that is offered when its moment comes.
func (r *Rules) Offered(name string) bool {
	for d := 1; d < len(r.Cards); d++ {
		if r.Means(Def(d), name) && slices.ContainsFunc(r.Cards[d].Abilities, func(a AbilityID) bool {
			return !r.Abilities[a].Forced && (r.Abilities[a].Verb == NoVerb || r.Abilities[a].Verb == VerbUse)
		}) {
			return true
		}
	}
	return false
}

// Waiting says whether a verb is said of no card that a name means as a move of a turn, but only when its moment comes.
func (r *Rules) Waiting(v Verb, name string) bool {
	found := false
	for d := 1; d < len(r.Cards) && r.Waits != nil; d++ {
		switch {
		case !r.Means(Def(d), name):
		case r.Waits(v, Def(d)):
			found = true
		case r.Able == nil || r.Able(v, Def(d)):
			return false
		}
	}
	return found
}

// unused says of a card that no player uses it.
func (m *Match) unused(name string) error {
	return Errorf("%s has no ability that a player uses", "%s n'a pas de capacité qu'un joueur utilise",
		m.cardMeant(name))
}

// Unsaid says whether a verb is never said of any card that a name means, because of its type and whatever the table:
// that it is not legal says nothing then.
func (r *Rules) Unsaid(v Verb, name string) bool {
	meant := r.typesMeant(name)
	return meant != 0 && meant&^r.Verbs[v].Never == 0
}

// Unable says whether no card that a name means is able to do what a verb says, by what stands on it.
func (r *Rules) Unable(v Verb, name string) bool {
	found := false
	for d := 1; d < len(r.Cards) && r.Able != nil; d++ {
		if r.Means(Def(d), name) {
			if found = true; r.Able(v, Def(d)) {
				return false
			}
		}
	}
	return found
}

// SortsMeant are the sorts of things of which a verb can be said that a name means, given the names of the players.
func (r *Rules) SortsMeant(name string, players []string) Of {
	sorts := OfNothing
	if r.FindCard(name) != 0 {
		sorts |= OfCards
	}
	if r.FindOption(name) != 0 {
		sorts |= OfOptions
	}
	for _, p := range players {
		if FoldName(p) == FoldName(name) {
			sorts |= OfPlayers
		}
	}
	return sorts
}

// SortOf is the sort of the thing that an answer names.
func (t *Table) SortOf(a *Answer) Of {
	switch {
	case a.Card != 0 || a.Ability != 0:
		return OfCards
	case a.Option != 0:
		return OfOptions
	case t.rules.Verbs[a.Verb].Of != OfNothing:
		return OfPlayers
	}
	return OfNothing
}

// Unheld gives the place of a player where the cards lie of which a verb is said, and the clauses by which no card that
// a name means ever lies there in this game; no clauses where one may.
func (m *Match) Unheld(p Player, v Verb, name string) (Zone, Clauses) {
	from, at, why := m.Rules.Verbs[v].From, Box, Clauses(0)
	if m.Rules.Strange == nil || from == 0 {
		return at, 0
	}
	from |= m.Rules.Verbs[v].Next
	for z := Zone(1); int(z) < m.ZoneCount(); z++ {
		if owner := m.Owner(z); from&m.place(z) == 0 || owner != NoPlayer && owner != p {
			continue
		}
		for d := 1; d < len(m.Rules.Cards); d++ {
			if !m.Rules.Means(Def(d), name) {
				continue
			}
			no := m.Never(z, Def(d))
			if no == 0 {
				no = m.Rules.Strange(m, z, Def(d))
			}
			if no == 0 {
				return at, 0
			}
			at, why = z, no
		}
	}
	return at, why
}

// typesMeant are the types of the cards that a name means.
func (r *Rules) typesMeant(name string) CardTypes {
	var out CardTypes
	for d := 1; d < len(r.Cards); d++ {
		if r.Means(Def(d), name) {
			out |= r.typeOf(Def(d))
		}
	}
	return out
}

// guises are the types that the cards that a name means may have besides their own, in this match as it began or as it
// stands.
func (m *Match) guises(name string) CardTypes {
	var out CardTypes
	for d := 1; d < len(m.Rules.Cards); d++ {
		if !m.Rules.Means(Def(d), name) {
			continue
		}
		if out |= m.guise(Def(d)); m.Log != nil {
			out |= m.Log.start.guise(Def(d))
		}
	}
	return out
}

// cardMeant is the name of the card that a name means.
func (m *Match) cardMeant(name string) Text { return m.Rules.Cards[m.Rules.FindCard(name)].Name }

// typeNames lists card types.
func (m *Match) typeNames(of CardTypes) Text {
	return joined(func(yield func(Text)) {
		for t, name := range m.Rules.Types {
			if of&(1<<t) != 0 {
				yield(name)
			}
		}
	})
}

// placeNames lists sorts of places.
func (m *Match) placeNames(in Places) Text {
	return joined(func(yield func(Text)) {
		for z := range m.Rules.Shared {
			if in&Tables(Zone(z)) != 0 {
				yield(m.Rules.Shared[z].Name)
			}
		}
		for k := range m.Rules.PerPlayer {
			if in&Players(k) != 0 {
				yield(m.Rules.PerPlayer[k].Name)
			}
		}
	})
}

// joined puts commas between names.
func joined(each func(yield func(Text))) Text {
	var all []Text
	each(func(name Text) { all = append(all, name) })
	return Join(all, Commas)
}
