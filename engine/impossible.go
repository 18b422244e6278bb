package engine

import (
	"slices"
	"strings"
)

// What can never happen. A game declares with each kind of event between which places its cards move and of which types
// they are; whoever asks for anything else asks for what could never be so. Package log holds descriptions against it.

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

// Owned says whether any of the places is one that each player has.
func (in Places) Owned() bool { return in>>ownPlace != 0 }

// Place is the sort of a zone.
func (t *Table) Place(z Zone) Places {
	if t.zones[z].owner == NoPlayer {
		return Tables(z)
	}
	return Players((int(z) - len(t.rules.Shared)) % len(t.rules.PerPlayer))
}

// Alive says whether abilities are alive in a zone, so that a card there may act.
func (t *Table) Alive(z Zone) bool { return t.zones[z].class&t.rules.active != 0 }

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
	return places&t.Place(z) != 0 && (owner == NoPlayer || owner == p), places != 0
}

// Possible says whether an event moves its card between places, and is about cards, that its kind allows.
func (t *Table) Possible(e *Event) bool {
	k := &t.rules.Kinds[e.Kind]
	allows := func(in Places, z Zone) bool { return in == 0 || in&t.Place(z) != 0 }
	is := func(of CardTypes, c CardID) bool {
		return c == 0 || of == 0 || of&(t.rules.TypeOf(t.Def(c))|t.Guise(t.Def(c))) != 0
	}
	return allows(k.From, e.From) && allows(k.To, e.To) && is(k.Of, e.Card) && (k.On == 0 || is(k.On, e.Target))
}

// Counts says whether a number may stand in a field of the line of a kind. signed is of one that is told with its sign.
func (r *Rules) Counts(k *KindInfo, x Field, n int, signed bool) bool {
	switch {
	case x == FieldPlusN && k.Grows > 0:
		return n > 0
	case x == FieldPlusN && k.Grows < 0:
		return n <= 0 || !signed
	case x == FieldPlusN || k.Below:
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
	return (!strings.Contains(says, "{n}") || t.rules.Counts(k, FieldN, int(e.N), true)) &&
		(!strings.Contains(says, "{+n}") || t.rules.Counts(k, FieldPlusN, int(e.N), true)) &&
		(!strings.Contains(says, "{now}") || t.rules.Counts(k, FieldNow, int(e.Now), true))
}

// Sayable says whether an answer is about a thing of which its verb is ever said: of that sort and, if it is a card, of
// that type and in such a place.
func (t *Table) Sayable(a *Answer) bool {
	v := &t.rules.Verbs[a.Verb]
	if sort := t.SortOf(a); sort&^v.Of != 0 {
		return false
	}
	return a.Card == 0 || (a.Verb == VerbUse || t.rules.Able == nil || t.rules.Able(a.Verb, t.Def(a.Card))) &&
		(v.Cards == 0 || v.Cards&t.rules.TypeOf(t.Def(a.Card)) != 0) && (v.From == 0 || v.From&t.Place(a.Zone) != 0)
}

// TypeOf is the type of a card, as a set.
func (r *Rules) TypeOf(d Def) CardTypes { return 1 << r.Cards[d].Type }

// Guise gives the types that a card may have on this table besides its own.
func (t *Table) Guise(d Def) CardTypes {
	if t.rules.Guise == nil {
		return 0
	}
	return t.rules.Guise(t, d)
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

// Unsaid says whether a verb is never said of any card that a name means, because of its type and whatever the table:
// that it is not legal says nothing then.
func (r *Rules) Unsaid(v Verb, name string) bool {
	meant := r.TypesMeant(name)
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
		if owner := m.Owner(z); from&m.Place(z) == 0 || owner != NoPlayer && owner != p {
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

// TypesMeant are the types of the cards that a name means.
func (r *Rules) TypesMeant(name string) CardTypes {
	var out CardTypes
	for d := 1; d < len(r.Cards); d++ {
		if r.Means(Def(d), name) {
			out |= r.TypeOf(Def(d))
		}
	}
	return out
}
