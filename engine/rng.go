package engine

import (
	"math"
	"math/bits"
	"slices"
)

// Chance has one stream for each pile: how a shuffle comes out is decided by the seed of the table, the pile and how
// often it has been shuffled, and by nothing else. Every card draws a lot of its own from that stream, so that one card
// more in a pile takes its place among the others and changes neither their order nor any other pile.

// draw is what chance is drawn for: a stream each.
type draw uint8

const (
	shuffled draw = iota
	picked
)

// stream is the next stream of a zone. It is drawn once.
func (t *Table) stream(z Zone, d draw) uint64 {
	p := &t.zones[z]
	s := t.seed ^ mixed(t.zoneKey(z)+uint64(p.drawn[d])<<8+uint64(d))
	p.drawn[d]++
	t.chance += mixed(s) // a sum: streams of different piles may be drawn in any order
	return mixed(s + golden)
}

// zoneKey names a zone for chance: by its word and its player, so that it is the same wherever it stands in the list of
// zones.
func (t *Table) zoneKey(z Zone) uint64 {
	if i := int(z) - len(t.rules.Shared); i >= 0 {
		return t.rules.perKeys[i%len(t.rules.PerPlayer)] + uint64(i/len(t.rules.PerPlayer)+1)*golden
	}
	return t.rules.sharedKeys[z]
}

// lot is the number that a card draws in a shuffle, with the card in its last 16 bits: the cards are laid by it.
type lot uint64

func lotOf(number uint64, c CardID) lot { return lot(number&^math.MaxUint16 | uint64(uint16(c))) }

func (l lot) card() CardID { return CardID(uint16(l)) }

// lots lets every card of a zone draw its lot. What lay where before does not matter: a lot is drawn for what a card is
// and, among equal ones, for which of them.
func (m *Match) lots(z Zone, d draw) []lot {
	stream := m.stream(z, d)
	lots := slices.Grow(m.drawn[:0], int(m.zones[z].n))
	for c := m.zones[z].top; c != 0; c = m.cards[c].next {
		def := m.cards[c].def
		m.copies[def]++
		lots = append(lots, lotOf(mixed(stream^m.Rules.cardKeys[def]+uint64(m.copies[def])*golden), c))
	}
	for _, l := range lots {
		m.copies[m.cards[l.card()].def] = 0
	}
	m.drawn = lots
	return lots
}

// byNumber gives lots in the order of their numbers, lowest first. The numbers are spread evenly, so that where one
// goes is nearly told by itself: it goes into one of as many drawers as there are lots, and insertion puts right the
// few that meet there.
func (m *Match) byNumber(lots []lot) []lot {
	n := len(lots)
	if n <= few {
		inserted(lots)
		return lots
	}
	sorted := slices.Grow(m.sorted[:0], n)[:n]
	drawers := slices.Grow(m.drawers[:0], n)[:n]
	m.sorted, m.drawers = sorted, drawers
	clear(drawers)
	for _, l := range lots {
		drawers[l.drawer(n)]++
	}
	end := uint16(0)
	for i := range drawers {
		end += drawers[i]
		drawers[i] = end
	}
	for _, l := range lots {
		d := &drawers[l.drawer(n)]
		*d--
		sorted[*d] = l
	}
	inserted(sorted)
	return sorted
}

// few are so many lots that drawers are more trouble than they save.
const few = 12

// inserted sorts lots by insertion.
func inserted(lots []lot) {
	for i := 1; i < len(lots); i++ {
		l, j := lots[i], i
		for ; j > 0 && lots[j-1] > l; j-- {
			lots[j] = lots[j-1]
		}
		lots[j] = l
	}
}

func (l lot) drawer(n int) uint64 {
	d, _ := bits.Mul64(uint64(l), uint64(n))
	return d
}

// golden is the odd number nearest to 2^64 divided by the golden ratio, and mixed the finish of SplitMix64: what
// differs in one bit comes out different in half of them.
const golden = 0x9E3779B97F4A7C15

func mixed(x uint64) uint64 {
	x = (x ^ x>>30) * 0xBF58476D1CE4E5B9
	x = (x ^ x>>27) * 0x94D049BB133111EB
	return x ^ x>>31
}

// nameKey makes a number of an id (FNV-1a).
func nameKey(id string) uint64 {
	h := uint64(0xCBF29CE484222325)
	for i := range len(id) {
		h = (h ^ uint64(id[i])) * 0x100000001B3
	}
	return h
}

// PCG is a PCG-XSH-RR generator, plain data like the rest of the table, so that the same seed gives the same game on
// every machine.
type PCG struct{ state uint64 }

const pcgStep, pcgInc = 6364136223846793005, 1442695040888963407

// NewPCG seeds a generator.
func NewPCG(seed uint64) PCG {
	r := PCG{state: seed + pcgInc}
	r.next()
	return r
}

func (r *PCG) next() uint32 {
	old := r.state
	r.state = old*pcgStep + pcgInc
	return bits.RotateLeft32(uint32(((old>>18)^old)>>27), -int(old>>59))
}

// Below draws a number from 0 to n-1, evenly (Lemire's multiplication with rejection). n must be at least 1.
func (r *PCG) Below(n int) int {
	bound := uint32(n)
	product := uint64(r.next()) * uint64(bound)
	if low := uint32(product); low < bound {
		for floor := -bound % bound; low < floor; low = uint32(product) {
			product = uint64(r.next()) * uint64(bound)
		}
	}
	return int(product >> 32)
}
