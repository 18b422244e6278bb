package explore

import (
	"slices"

	"tablereferee/engine"
)

// keys gives positions their keys: two tables have the same key only if the rules cannot tell them apart, but for the
// names of equal cards. What is left out, and why it cannot matter:
//
//   - Which of two equal cards lies where. A card is its declaration and what lies on it; where something remembered or
//     lasting speaks of a card, the key says where that card lies instead.
//   - How often a card has moved. It is asked only of cards that a lasting effect speaks of, and there the key says
//     whether the effect still knows its card.
//   - The order of a zone whose order means nothing to the rules (ZoneInfo.Loose), but not of cards with abilities in a
//     zone where abilities are alive, because the older acts first. What a shuffle gives, or a card picked at random,
//     does not depend on that order either (every card draws a lot for what it is). Where a statement asks for such an
//     order, every order counts.
//   - The order in which things were remembered, by the contract of engine.Memo.
//   - The box: its cards are those that lie nowhere else.
//
// All else is in the key: every other order, every counter, token and mark, every effect with its operands, what has
// been drawn of chance, and how many turns have ended.
type keys struct {
	rules *engine.Rules
	loose []bool // by zone
	keeps []bool // by zone: cards with abilities keep their order
	able  []bool // by engine.Def: has abilities that act while it lies somewhere

	zones *set // contents of zones
	marks *set // what lies on a card
	rests *set // all that is not in a zone

	changed []bool // by zone: since the parent's key was made
	list    []uint32
	memos   [][3]uint32
	vector  []uint32

	steps int64 // taken so far, as a measure of the work
}

func newKeys(t *engine.Table) *keys {
	k := &keys{rules: t.Rules(), zones: newSet(), marks: newSet(), rests: newSet()}
	n := t.ZoneCount()
	k.loose, k.keeps, k.changed, k.vector = make([]bool, n), make([]bool, n), make([]bool, n), make([]uint32, n+1)
	for z := range n {
		info := t.Info(engine.Zone(z))
		k.loose[z], k.keeps[z] = info.Loose, info.Class != 0
	}
	k.able = make([]bool, len(k.rules.Cards))
	for d := range k.able {
		for _, id := range k.rules.Cards[d].Abilities {
			if !k.rules.Abilities[id].Self {
				k.able[d] = true
			}
		}
	}
	return k
}

// ordered makes every order count, for a statement that asks for one: the order of a discard pile comes from that of
// the hand and of the cards in play, so tables that differ in either are not the same then.
func (k *keys) ordered() { clear(k.loose) }

// note takes down which zones an event has changed. Nothing but an event changes a zone.
func (k *keys) note(m *engine.Match, e *engine.Event) {
	switch k.rules.Kinds[e.Kind].Op {
	case engine.MoveCard, engine.MoveAll, engine.Reshuffle, engine.Attach, engine.Shift, engine.TakeOver:
		k.changed[e.From], k.changed[e.To] = true, true
	case engine.Shuffle:
		k.changed[e.To] = true
	case engine.Place, engine.SetFlag, engine.DropFlag, engine.TurnOver:
		k.changed[m.In(e.Card)] = true
	}
}

// of gives the key of a table. parent is the key of the table it was made from, nil if all of it is new; what note has
// taken down since then is made anew, and forgotten.
func (k *keys) of(t *engine.Table, parent []uint32, turns int) []uint32 {
	if parent != nil {
		copy(k.vector, parent)
	}
	for z := engine.Box + 1; int(z) < len(k.changed); z++ {
		if k.changed[z] || parent == nil || k.rules.HostZone != nil { // what is attached speaks of cards in other zones
			k.vector[z] = k.zone(t, z)
		}
	}
	k.vector[engine.Box] = 0
	k.vector[len(k.vector)-1] = k.rest(t, turns)
	clear(k.changed)
	return k.vector
}

// zone gives the number of what lies in a zone.
func (k *keys) zone(t *engine.Table, z engine.Zone) uint32 {
	list := k.list[:0]
	for c := t.Top(z); c != 0; c = t.Below(c) {
		w := uint32(t.Def(c))
		if t.Marked(c) || t.OwnerOf(c) != engine.NoPlayer {
			w |= k.mark(t, c) << 16
		}
		list = append(list, w)
		if k.loose[z] {
			// Cards of the same declaration keep their order among themselves: the first of them is the one that an
			// answer means.
			by := k.rank(z, w)
			at := len(list) - 1
			for ; at > 0 && k.rank(z, list[at-1]) > by; at-- {
				list[at] = list[at-1]
			}
			list[at] = w
			k.steps += int64(len(list) - at)
		}
	}
	k.list = list
	k.steps += int64(2 + len(list))
	i, _ := k.zones.number(list)
	return uint32(i)
}

// rank is by what the cards of a loose zone are put in order.
func (k *keys) rank(z engine.Zone, w uint32) uint32 {
	if d := w & 0xFFFF; !k.keeps[z] || !k.able[d] {
		return d
	}
	return 0
}

// mark gives the number of what lies on a card, from 1 on.
func (k *keys) mark(t *engine.Table, c engine.CardID) uint32 {
	var w [engine.Tokens + 3]uint32
	w[engine.Tokens+1], w[engine.Tokens+2] = k.place(t, t.HostOf(c)), uint32(t.OwnerOf(c)+1)
	for f := engine.Flag(1); f != 0; f <<= 1 {
		if t.Flag(c, f) {
			w[engine.Tokens] |= uint32(f)
		}
	}
	for i := range engine.Token(engine.Tokens) {
		w[i] = uint32(t.Tokens(c, i))
	}
	k.steps += int64(len(w))
	i, _ := k.marks.number(w[:])
	return uint32(i) + 1
}

// rest gives the number of all that lies in no zone.
func (k *keys) rest(t *engine.Table, turns int) uint32 {
	chance := t.Chance()
	list := append(k.list[:0], uint32(turns), uint32(chance), uint32(chance>>32))
	for c := range engine.Counter(k.rules.Globals) {
		list = append(list, uint32(t.Count(engine.NoPlayer, c)))
	}
	for p := range engine.Player(t.Seats()) {
		for c := range engine.Counter(k.rules.Counters) {
			list = append(list, uint32(t.Count(p, c)))
		}
	}
	k.memos = k.memos[:0]
	for _, m := range t.Memos() {
		w := [3]uint32{uint32(m.What) | uint32(uint8(m.Player))<<8, k.place(t, m.Card), uint32(m.N)}
		if m.Card != 0 {
			w[0] |= uint32(t.Def(m.Card)) << 16
		}
		k.memos = append(k.memos, w)
		for i := len(k.memos) - 1; i > 0 && slices.Compare(k.memos[i][:], k.memos[i-1][:]) < 0; i-- {
			k.memos[i], k.memos[i-1] = k.memos[i-1], k.memos[i]
			k.steps++
		}
	}
	list = append(list, uint32(len(k.memos)))
	for i := range k.memos {
		list = append(list, k.memos[i][:]...)
	}
	effects := t.Effects()
	for i := range effects {
		e := &effects[i]
		about := uint32(0)
		if e.Source.Card != 0 {
			about = uint32(t.Def(e.Source.Card))
		}
		if t.Still(e.Source) {
			about |= 1 << 16
		}
		list = append(list, uint32(e.Ability)|uint32(uint8(e.Player))<<16|uint32(e.Until)<<24, about,
			k.place(t, e.Source.Card),
			uint32(e.A), k.operand(t, e.A), uint32(e.B), k.operand(t, e.B))
	}
	k.list = list
	k.steps += int64(len(list))
	i, _ := k.rests.number(list)
	return uint32(i)
}

// operand says where the card lies that an operand may mean: what it means only its ability knows, so the number itself
// counts as well.
func (k *keys) operand(t *engine.Table, n int32) uint32 {
	if n <= 0 || int(n) > t.CardCount() {
		return 0
	}
	return k.place(t, engine.CardID(n))
}

// place says where a card lies, without naming it: which zone, and which of the cards there, in a loose zone which of
// its equals.
func (k *keys) place(t *engine.Table, c engine.CardID) uint32 {
	if c == 0 {
		return 0
	}
	z, n := t.In(c), uint32(0)
	for x := t.Above(c); x != 0; x = t.Above(x) {
		if !k.loose[z] || t.Def(x) == t.Def(c) {
			n++
		}
	}
	return uint32(z)<<16 | n
}
