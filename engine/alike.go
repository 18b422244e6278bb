package engine

// Which of two equal cards is meant matters as soon as anything speaks of one of them: what lies on it, what is
// attached to it, what lasts of it, what waits to act on it, what the rules that run still want of it.

// Same says whether nothing tells two cards apart: equal cards in one zone on which the same lies, with the same host
// and owner, with nothing attached to them and nothing that lasts of either, and of which the same is spoken.
func (m *Match) Same(x, y CardID) bool {
	a, b := &m.cards[x], &m.cards[y]
	if a.def != b.def || a.zone != b.zone || a.flags != b.flags || a.owner != b.owner || a.host != b.host ||
		a.tokens != b.tokens {
		return false
	}
	for i := range m.effects {
		if c := m.effects[i].Source.Card; c == x || c == y {
			return false
		}
	}
	return !m.IsHost(x) && !m.IsHost(y) && m.spoken(x) == m.spoken(y)
}

// Alike says whether two cards are one answer: equal cards in one zone on which nothing lies, and of which the same is
// spoken.
func (m *Match) Alike(x, y CardID) bool {
	a, b := &m.cards[x], &m.cards[y]
	return a.def == b.def && a.zone == b.zone && !m.Marked(x) && !m.Marked(y) &&
		(x == y || m.hushed() || m.spoken(x) == m.spoken(y))
}

// hushed says whether nothing can speak of any card: nothing waits and nothing lasts, and the rules keep nothing in
// mind and attach nothing.
func (m *Match) hushed() bool {
	r := m.Rules
	return len(m.queue)|len(m.acting)|len(m.effects) == 0 && r.HostZone == nil &&
		(r.Minds == nil || r.Minding != nil && !r.Minding(m))
}

// What speaks of a card: the first thing that is mixed into its number.
const (
	spokenBySource uint64 = 1 + iota // the ability of the card waits to act
	spokenByEvent                    // an ability waits that will look whether the card is still there
	spokenByEffect                   // an effect lasts of it
	spokenByHost                     // a card is attached to it
)

// spoken is a number for all that is said of a card elsewhere: equal for two cards of which the same is said, in
// whatever order.
func (m *Match) spoken(c CardID) uint64 {
	sum := uint64(0)
	if m.Rules.Minds != nil {
		sum = m.Rules.Minds(m, c)
	}
	if len(m.queue)|len(m.acting)|len(m.effects) == 0 && m.cards[c].guests == 0 {
		return sum // as nearly always
	}
	for i := range m.queue {
		t := &m.queue[i]
		sum += m.waits(c, t.Ability, t.Source, t.Player, t.A, t.B, &t.Event)
	}
	for i := range m.acting {
		if a := &m.acting[i]; !a.done {
			sum += m.waits(c, a.ID, a.Source, a.Player, a.A, a.B, a.Event)
		}
	}
	for i := range m.effects {
		if e := &m.effects[i]; e.Source.Card == c && m.Still(e.Source) {
			sum += said(spokenByEffect, uint64(e.Ability), uint64(uint8(e.Player)), about(e.A, c), about(e.B, c),
				uint64(e.Until))
		}
	}
	if m.cards[c].guests != 0 {
		for i := range m.cards {
			if k := &m.cards[i]; k.host == c {
				sum += said(spokenByHost, uint64(k.def), uint64(k.flags), uint64(uint8(k.owner)),
					uint64(uint16(k.tokens[0]))|uint64(uint16(k.tokens[1]))<<16|
						uint64(uint16(k.tokens[2]))<<32|uint64(uint16(k.tokens[3]))<<48)
			}
		}
	}
	return sum
}

// waits is what an ability that waits to act says of a card: zero if nothing. One that acts on the card of its event
// says so by Ability.StillDue.
func (m *Match) waits(c CardID, id AbilityID, source Ref, p Player, a, b int32, e *Event) uint64 {
	sum := uint64(0)
	if source.Card == c && m.Still(source) {
		sum += said(spokenBySource, uint64(id), uint64(uint8(p)), about(a, c), about(b, c), uint64(e.Kind))
	}
	if e.Card == c && m.Rules.Abilities[id].StillDue != nil {
		sum += said(spokenByEvent, uint64(id), uint64(uint8(p)), uint64(e.Kind))
	}
	return sum
}

// said mixes what is said of a card into a number.
func said(what uint64, more ...uint64) uint64 {
	h := mixer(golden + what)
	for _, n := range more {
		h.add(n)
	}
	return uint64(h)
}

// about is an operand of what is said of a card; the card itself is no difference.
func about(n int32, c CardID) uint64 {
	if n == int32(c) {
		return 1 << 32
	}
	return uint64(uint32(n))
}

// IsHost says whether any card is attached to one.
func (t *Table) IsHost(c CardID) bool {
	return t.cards[c].guests != 0
}
