package champions

import "tablereferee/engine"

// minds is a number for what the rules keep in mind of a card while they run: its part in an attack or a scheme, that
// it is being revealed or defeated, and which of its limited abilities have been used.
func minds(m *engine.Match, c engine.CardID) uint64 {
	g, n := On(m), uint64(0)
	for i := range g.attacks {
		a := &g.attacks[i]
		n *= 1 << 6
		for part, x := range [...]engine.CardID{a.attacker, a.target, a.defender, a.also, a.stuns} {
			if x == c {
				n |= 1 << part
			}
		}
	}
	for i := range g.schemes {
		n *= 2
		if g.schemes[i].schemer == c {
			n++
		}
	}
	for i := range g.reveals {
		n *= 2
		if g.reveals[i].card == c {
			n++
		}
	}
	for part, list := range [...][]engine.CardID{g.falling, g.eager, g.struck, g.bearers} {
		for _, x := range list {
			if x == c {
				n += 1 << (56 + part)
			}
		}
	}
	memos := g.Memos()
	for i := range memos {
		if m := &memos[i]; m.What == memoLimit && m.Card == c && m.N>>keyBits == int32(g.Ref(c).Visit) {
			n += uint64(uint32(m.N)) << 24
		}
	}
	return n
}
