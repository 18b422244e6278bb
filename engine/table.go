package engine

import (
	"fmt"
	"iter"
	"slices"
)

// Player is a seat, counted from 0 clockwise.
type Player int8

// NoPlayer stands where no player is meant: nobody's turn, an Attack without an attacker.
const NoPlayer Player = -1

// CardID is one physical card on the table; zero is no card.
type CardID int16

// Def is the index of a card's declaration in Rules.Cards; zero is none.
type Def uint16

// Zone is a place for cards. Zone 0 is the box: cards that take no part in the game.
type Zone int16

// Box holds the cards that take no part in the game.
const Box Zone = 0

// Counter is a number that a player (or the table, as NoPlayer) carries: Power, tokens, whose turn it is.
type Counter uint8

// Token is a number that a card carries.
type Token uint8

// Flag is a yes-or-no mark on a card.
type Flag uint8

// FaceUp is the mark of a card that everybody sees on a stack of hidden ones. Further marks are the game's.
const FaceUp Flag = 1

// Tokens is how many kinds of tokens a card can carry at once.
const Tokens = 4

// card is the state of one physical card: its place in the list of its zone, and what lies on it.
type card struct {
	prev, next CardID
	zone       Zone
	def        Def
	visit      uint16 // grows with every change of zone: one that left and came back is another
	flags      Flag
	owner      Player // in whose deck it began, NoPlayer for the table's
	host       CardID // the card it is attached to, zero if none
	guests     int16  // how many are attached to it
	tokens     [Tokens]int16
}

// pile is a zone: a list of cards from top to bottom, and what the rules say of it that is needed often.
type pile struct {
	top, bottom CardID
	n           int16
	owner       Player
	enter       Pos
	class       Class
	drawn       [2]uint16 // how often chance has been drawn for it, by draw
}

// Ref is a card during one stay in its zone.
type Ref struct {
	Card  CardID
	Visit uint16
}

// Effect is an ability that outlives its moment: "until the end of the turn", "at the end of your turn".
type Effect struct {
	Ability AbilityID
	Source  Ref
	Player  Player
	A, B    int32 // operands, their meaning is the ability's
	Until   uint8 // when it expires; the game names the moments
}

// Trigger is a reaction that waits for its turn to resolve.
type Trigger struct {
	Ability AbilityID
	Source  Ref
	Player  Player
	A, B    int32 // operands of the effect it came from
	Event   Event
}

// Memo is something the rules must remember for a while: a card played this turn, a Hero bought. Rules ask whether and
// how many, never in which order they were remembered.
type Memo struct {
	What   uint8
	Player Player
	Card   CardID
	N      int32
}

// Table is the whole state of a game as plain values. It is changed by the verbs of a Match only.
type Table struct {
	rules    *Rules // immutable and shared by all clones
	seats    int
	cards    []card // by CardID; cards[0] is unused
	zones    []pile
	counts   []int32
	effects  []Effect
	queue    []Trigger
	memos    []Memo
	seed     uint64   // of all chance
	chance   uint64   // what has been drawn of it so far, as one number
	watching Kinds    // which kinds of events some ability in an active zone waits for; follows from the rest
	waiters  []waiter // these abilities, but for those of effects, by age; follow from the rest
	constant []CardID // the cards with constant abilities where these act, by age; follow from the rest
	seen     bool     // names tell what everybody sees (Seen)
	shut     bool     // and go on to, whatever is turned up (Log.Shut)
}

// MostSeats is how many players a table has at most.
const MostSeats = 16

// NewTable lays out a table for some seats, at most MostSeats: every card of the rules in the box, every counter at
// zero.
func NewTable(r *Rules, seats int, seed uint64) *Table {
	t := &Table{rules: r, seats: seats, seed: mixed(seed + golden)}
	t.zones = make([]pile, len(r.Shared)+seats*len(r.PerPlayer))
	for z := range t.zones {
		owner := NoPlayer
		var info *ZoneInfo
		if i := z - len(r.Shared); i >= 0 {
			info, owner = &r.PerPlayer[i%len(r.PerPlayer)], Player(i/len(r.PerPlayer))
		} else {
			info = &r.Shared[z]
		}
		t.zones[z] = pile{owner: owner, enter: info.Enter, class: info.Class}
	}
	t.counts = make([]int32, r.Globals+seats*r.Counters)
	t.cards = slices.Clone(r.box)
	if last := CardID(len(t.cards) - 1); last > 0 {
		box := &t.zones[Box]
		box.top, box.bottom, box.n = 1, last, int16(last)
	}
	// room for what most games come to, so that they do not grow there step by step
	t.queue, t.memos, t.waiters = make([]Trigger, 0, 4), make([]Memo, 0, 32), make([]waiter, 0, 8)
	t.constant = make([]CardID, 0, 8)
	return t
}

// boxed gives the cards as every table begins with them: in the box, the copies of a card one after the other (InBox).
func (r *Rules) boxed() []card {
	out := make([]card, 1, r.firsts[0])
	for d := 1; d < len(r.Cards); d++ {
		for range r.Cards[d].Copies {
			c := CardID(len(out))
			out = append(out, card{def: Def(d), owner: NoPlayer, prev: c - 1, next: c + 1})
		}
	}
	out[len(out)-1].next = 0
	return out
}

// Clone makes an independent copy.
func (t *Table) Clone() *Table {
	c := *t
	c.cards = slices.Clone(t.cards)
	c.zones = slices.Clone(t.zones)
	c.counts = slices.Clone(t.counts)
	c.effects = slices.Clone(t.effects)
	c.queue = slices.Clone(t.queue)
	c.memos = slices.Clone(t.memos)
	c.waiters = slices.Clone(t.waiters)
	c.constant = slices.Clone(t.constant)
	return &c
}

// CopyFrom makes t an independent copy of another table, reusing t's memory.
func (t *Table) CopyFrom(o *Table) {
	cards, zones, counts, effects, queue, memos, waiters := t.cards, t.zones, t.counts, t.effects, t.queue, t.memos,
		t.waiters
	constant := t.constant
	*t = *o
	t.cards = append(cards[:0], o.cards...)
	t.zones = append(zones[:0], o.zones...)
	t.counts = append(counts[:0], o.counts...)
	t.effects = append(effects[:0], o.effects...)
	t.queue = append(queue[:0], o.queue...)
	t.memos = append(memos[:0], o.memos...)
	t.waiters = append(waiters[:0], o.waiters...)
	t.constant = append(constant[:0], o.constant...)
}

// Reseed lets chance begin anew from another seed, for a trial of what may come: what the game's own seed holds, nobody
// at the table knows.
func (t *Table) Reseed(seed uint64) {
	t.seed = mixed(seed + golden)
	for z := range t.zones {
		t.zones[z].drawn = [2]uint16{}
	}
}

// Exchange lets two cards change places, and what lies on them and is attached to them stays there: for a trial of what
// may lie where nobody sees it.
func (t *Table) Exchange(a, b CardID) {
	if a == b {
		return
	}
	other := func(c *CardID) {
		switch *c {
		case a:
			*c = b
		case b:
			*c = a
		}
	}
	for i := range t.cards {
		k := &t.cards[i]
		other(&k.prev)
		other(&k.next)
		other(&k.host)
	}
	for z := range t.zones {
		other(&t.zones[z].top)
		other(&t.zones[z].bottom)
	}
	x, y := &t.cards[a], &t.cards[b]
	x.def, y.def = y.def, x.def // they stay what they are
	x.owner, y.owner = y.owner, x.owner
	*x, *y = *y, *x
	t.listen()
}

// Equal says whether two tables of the same rules are the same in every respect.
func (t *Table) Equal(o *Table) bool {
	return t.rules == o.rules && t.seats == o.seats && t.seed == o.seed && t.chance == o.chance &&
		slices.Equal(t.cards, o.cards) && slices.Equal(t.zones, o.zones) && slices.Equal(t.counts, o.counts) &&
		slices.Equal(t.effects, o.effects) && slices.Equal(t.queue, o.queue) && slices.Equal(t.memos, o.memos)
}

// Hash mixes the whole table into 64 bits: equal tables have equal hashes.
func (t *Table) Hash() uint64 {
	h := mixer(t.seed)
	h.add(t.chance)
	h.add(uint64(t.seats))
	for i := range t.cards {
		c := &t.cards[i]
		h.add(uint64(uint16(c.prev)) | uint64(uint16(c.next))<<16 | uint64(uint16(c.zone))<<32 | uint64(c.def)<<48)
		h.add(uint64(c.visit) | uint64(c.flags)<<16 | uint64(uint8(c.owner))<<24 | uint64(uint16(c.host))<<32)
		h.add(uint64(uint16(c.tokens[0])) | uint64(uint16(c.tokens[1]))<<16 | uint64(uint16(c.tokens[2]))<<32 |
			uint64(uint16(c.tokens[3]))<<48)
	}
	for _, n := range t.counts {
		h.add(uint64(uint32(n)))
	}
	h.add(uint64(len(t.effects)) | uint64(len(t.queue))<<16 | uint64(len(t.memos))<<32)
	for i := range t.effects {
		e := &t.effects[i]
		h.add(uint64(e.Ability) | uint64(uint16(e.Source.Card))<<16 | uint64(e.Source.Visit)<<32 |
			uint64(uint8(e.Player))<<48 | uint64(e.Until)<<56)
		h.add(uint64(uint32(e.A)) | uint64(uint32(e.B))<<32)
	}
	for i := range t.queue {
		q := &t.queue[i]
		h.add(uint64(q.Ability) | uint64(uint16(q.Source.Card))<<16 | uint64(q.Source.Visit)<<32 |
			uint64(uint8(q.Player))<<48)
		h.add(uint64(uint32(q.A)) | uint64(uint32(q.B))<<32)
		q.Event.hash(&h)
	}
	for _, m := range t.memos {
		h.add(uint64(m.What) | uint64(uint8(m.Player))<<8 | uint64(uint16(m.Card))<<16 | uint64(uint32(m.N))<<32)
	}
	return uint64(h)
}

// mixer is a running 64-bit hash (multiply and fold).
type mixer uint64

func (h *mixer) add(x uint64) {
	v := (uint64(*h) ^ x) * 0x9E3779B97F4A7C15
	*h = mixer(v ^ v>>29)
}

// Chance is what has been drawn of the table's chance so far: equal for two tables of one seed from which the same
// chance will come.
func (t *Table) Chance() uint64 { return t.chance }

// Rules gives the immutable rules the table is played under.
func (t *Table) Rules() *Rules { return t.rules }

// Seats is the number of players.
func (t *Table) Seats() int { return t.seats }

// Next is the player after p, clockwise.
func (t *Table) Next(p Player) Player {
	if int(p)+1 >= t.seats {
		return 0
	}
	return p + 1
}

// From gives all players clockwise, starting with first (or with seat 0 for NoPlayer).
func (t *Table) From(first Player) iter.Seq[Player] {
	return func(yield func(Player) bool) {
		p := max(first, 0)
		for range t.seats {
			if !yield(p) {
				return
			}
			p = t.Next(p)
		}
	}
}

// distance is how many seats clockwise p sits from first.
func (t *Table) distance(first, p Player) int {
	if p == NoPlayer {
		return t.seats
	}
	return (int(p) - int(max(first, 0)) + t.seats) % t.seats
}

// Zone gives a player's own zone by its index in Rules.PerPlayer.
func (t *Table) Zone(p Player, k int) Zone {
	return Zone(len(t.rules.Shared) + int(p)*len(t.rules.PerPlayer) + k)
}

// Owner is the player a zone belongs to, NoPlayer for a shared one.
func (t *Table) Owner(z Zone) Player { return t.zones[z].owner }

// Info is what the rules say of a zone.
func (t *Table) Info(z Zone) *ZoneInfo {
	if i := int(z) - len(t.rules.Shared); i >= 0 {
		return &t.rules.PerPlayer[i%len(t.rules.PerPlayer)]
	}
	return &t.rules.Shared[z]
}

// ZoneCount is the number of zones on the table.
func (t *Table) ZoneCount() int { return len(t.zones) }

// CardCount is the number of cards, in the box and out of it; their ids run from 1 to CardCount.
func (t *Table) CardCount() int { return len(t.cards) - 1 }

// Len is the number of cards in a zone.
func (t *Table) Len(z Zone) int { return int(t.zones[z].n) }

// Top is the top (or first) card of a zone, zero if it is empty.
func (t *Table) Top(z Zone) CardID { return t.zones[z].top }

// Bottom is the lowest (or last) card of a zone, zero if it is empty.
func (t *Table) Bottom(z Zone) CardID { return t.zones[z].bottom }

// Below is the next card of the same zone, zero at its bottom.
func (t *Table) Below(c CardID) CardID { return t.cards[c].next }

// Shown gives a card's declaration and the marks on it.
func (t *Table) Shown(c CardID) (Def, Flag) {
	k := &t.cards[c]
	return k.def, k.flags
}

// Look gives a card's declaration and the next card of its zone, for those who go through a zone.
func (t *Table) Look(c CardID) (Def, CardID) {
	k := &t.cards[c]
	return k.def, k.next
}

// Above is the card above in the same zone, zero at its top.
func (t *Table) Above(c CardID) CardID { return t.cards[c].prev }

// Cards walks a zone from top to bottom. The walk reads ahead, so the card given may be moved during it.
func (t *Table) Cards(z Zone) iter.Seq[CardID] {
	return func(yield func(CardID) bool) {
		for c := t.zones[z].top; c != 0; {
			next := t.cards[c].next
			if !yield(c) {
				return
			}
			c = next
		}
	}
}

// InBox is a copy of a card that lies in the box still, zero if none does.
func (t *Table) InBox(d Def) CardID {
	first := t.rules.firsts[d]
	for c := first; c < first+CardID(t.rules.Cards[d].Copies); c++ {
		if t.cards[c].zone == Box {
			return c
		}
	}
	for c := int(t.rules.firsts[0]); c < len(t.cards); c++ { // more than there are
		if t.cards[c].def == d && t.cards[c].zone == Box {
			return CardID(c)
		}
	}
	return 0
}

// AnyOf says whether a copy of a card, wherever it lies and whichever face it shows, is such a card.
func (t *Table) AnyOf(d Def, such func(c CardID) bool) bool {
	for _, face := range [...]Def{d, t.rules.Cards[d].Back} { // the copies are those of one of its faces
		first := t.rules.firsts[face]
		for c := first; face != 0 && c < first+CardID(t.rules.Cards[face].Copies); c++ {
			if such(c) {
				return true
			}
		}
	}
	for c := int(t.rules.firsts[0]); c < len(t.cards); c++ { // more than there are
		if (t.cards[c].def == d || t.rules.Cards[t.cards[c].def].Back == d) && such(CardID(c)) {
			return true
		}
	}
	return false
}

// In is the zone a card lies in.
func (t *Table) In(c CardID) Zone { return t.cards[c].zone }

// Def is a card's declaration.
func (t *Table) Def(c CardID) Def { return t.cards[c].def }

// Ref names a card during its present stay.
func (t *Table) Ref(c CardID) Ref { return Ref{c, t.cards[c].visit} }

// Still says whether the card has not left its zone since the reference was taken.
func (t *Table) Still(r Ref) bool { return r.Card != 0 && t.cards[r.Card].visit == r.Visit }

// OwnerOf is the player in whose deck a card began, NoPlayer for a card of the table.
func (t *Table) OwnerOf(c CardID) Player { return t.cards[c].owner }

// HostOf is the card that a card is attached to, zero if none.
func (t *Table) HostOf(c CardID) CardID { return t.cards[c].host }

// Tokens is the number of tokens of a kind on a card.
func (t *Table) Tokens(c CardID, k Token) int { return int(t.cards[c].tokens[k]) }

// Flag says whether a card bears a mark.
func (t *Table) Flag(c CardID, f Flag) bool { return t.cards[c].flags&f != 0 }

// Open says whether a card lies face up.
func (t *Table) Open(c CardID) bool {
	return !t.Info(t.cards[c].zone).Down || t.cards[c].flags&FaceUp != 0
}

// Marked says whether anything lies on a card: then two equal cards may be told apart.
func (t *Table) Marked(c CardID) bool { return !t.cards[c].bare() }

// bare says whether nothing lies on a card.
func (k *card) bare() bool { return k.flags == 0 && k.host == 0 && k.tokens == [Tokens]int16{} }

// FirstWith is the first card of a zone, from its top on, that bears a mark, zero if none does.
func (t *Table) FirstWith(z Zone, f Flag) CardID {
	c := t.zones[z].top
	for c != 0 && t.cards[c].flags&f == 0 {
		c = t.cards[c].next
	}
	return c
}

// Count reads a counter of a player, or of the table for NoPlayer.
func (t *Table) Count(p Player, c Counter) int { return int(t.counts[t.slot(p, c)]) }

func (t *Table) slot(p Player, c Counter) int {
	if p == NoPlayer {
		return int(c)
	}
	return t.rules.Globals + int(p)*t.rules.Counters + int(c)
}

// Effects gives the effects that last, in the order they began. The slice is the table's own.
func (t *Table) Effects() []Effect { return t.effects }

// Constants gives the cards that have constant abilities where they lie (CardInfo.Constant): the table's, then each
// player's. The slice is the table's own.
func (t *Table) Constants() []CardID { return t.constant }

// Memos gives what is remembered, oldest first. The slice is the table's own.
func (t *Table) Memos() []Memo { return t.memos }

// Pos says where in a zone a card goes.
type Pos uint8

const (
	Default Pos = iota // as ZoneInfo.Enter says
	Top
	Bottom
)

func (t *Table) link(c CardID, z Zone, at Pos) {
	p, k := &t.zones[z], &t.cards[c]
	k.zone = z
	if at == Top {
		k.prev, k.next = 0, p.top
		if p.top != 0 {
			t.cards[p.top].prev = c
		} else {
			p.bottom = c
		}
		p.top = c
	} else {
		k.prev, k.next = p.bottom, 0
		if p.bottom != 0 {
			t.cards[p.bottom].next = c
		} else {
			p.top = c
		}
		p.bottom = c
	}
	p.n++
}

func (t *Table) unlink(c CardID) {
	k := &t.cards[c]
	p := &t.zones[k.zone]
	if k.prev != 0 {
		t.cards[k.prev].next = k.next
	} else {
		p.top = k.next
	}
	if k.next != 0 {
		t.cards[k.next].prev = k.prev
	} else {
		p.bottom = k.prev
	}
	p.n--
}

// Check proves that every card lies in exactly one zone and every list is whole.
func (t *Table) Check() error {
	found := 0
	for z := range t.zones {
		p, prev, n := &t.zones[z], CardID(0), 0
		for c := p.top; c != 0; c = t.cards[c].next {
			if n++; n > len(t.cards) {
				return fmt.Errorf("zone %d: its list has no end", z)
			}
			if t.cards[c].zone != Zone(z) {
				return fmt.Errorf("card %d is listed in zone %d but says zone %d", c, z, t.cards[c].zone)
			}
			if t.cards[c].prev != prev {
				return fmt.Errorf("zone %d: card %d does not know the card above it", z, c)
			}
			prev = c
		}
		if p.bottom != prev || n != int(p.n) {
			return fmt.Errorf("zone %d: counts %d cards, lists %d", z, p.n, n)
		}
		found += n
	}
	if found != t.CardCount() {
		return fmt.Errorf("%d cards in all zones, %d in the game", found, t.CardCount())
	}
	if err := t.checkGuests(); err != nil {
		return err
	}
	return t.checkListed()
}

// checkListed proves that those abilities and constants are listed that there are.
func (t *Table) checkListed() error {
	anew := Table{rules: t.rules, seats: t.seats, cards: t.cards, zones: t.zones, effects: t.effects}
	anew.listen()
	switch {
	case !slices.Equal(anew.waiters, t.waiters):
		return fmt.Errorf("the abilities %v wait, and %v are listed", anew.waiters, t.waiters)
	case !slices.Equal(anew.constant, t.constant):
		return fmt.Errorf("the cards %v have constant abilities, and %v are listed", anew.constant, t.constant)
	case anew.watching != t.watching:
		return fmt.Errorf("the events %b are waited for, and %b are listed", anew.watching, t.watching)
	}
	return nil
}

// checkGuests proves that each card counts those that are attached to it.
func (t *Table) checkGuests() error {
	guests := make([]int16, len(t.cards))
	for c := range t.cards {
		if host := t.cards[c].host; host != 0 {
			guests[host]++
		}
	}
	for c := range t.cards {
		if n := t.cards[c].guests; n != guests[c] {
			return fmt.Errorf("card %d counts %d cards attached to it, and there are %d", c, n, guests[c])
		}
	}
	return nil
}
