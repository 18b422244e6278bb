package explore

import (
	"slices"

	"tablereferee/engine"
)

// A character without hit points is defeated and lies there no longer: that it never has none is proven of no game.
// What a number can be is declared (engine.Range); a term that is decided by that at every point at which its card lies
// says nothing.

// watched is a term about a number that is bounded.
type watched struct {
	term int
	met  bool // its card lay at a point that was looked at
	in   engine.Range
}

// watches gives the terms of a claim that may turn out to say nothing.
func (p *Plan) watches() []watched {
	var out []watched
	for i := range p.That {
		if x := &p.That[i]; x.says <= saysAtMost && x.number.within != nil {
			out = append(out, watched{term: i})
		}
	}
	return out
}

// watch strikes out the terms that the ranges of their numbers leave open here.
func (s *search) watch() {
	for i := len(s.watched) - 1; i >= 0; i-- {
		w := &s.watched[i]
		x := &s.plan.That[w.term]
		for c := s.m.Top(x.number.zone); c != 0; c = s.m.Below(c) {
			if !slices.Contains(x.number.cards, s.m.Def(c)) {
				continue
			}
			n, has := x.number.measure(s.m, c)
			if !has {
				continue
			}
			w.met, w.in = true, x.number.within(s.m, c)
			if x.open(n, w.in, s.plan.Kind) {
				s.watched = slices.Delete(s.watched, i, i+1)
				break
			}
		}
	}
}

// idle gives the first term that says nothing, by its place counted from 1, and what its number can be; 0 if there is
// none.
func (s *search) idle() (term int, in engine.Range) {
	for _, w := range s.watched {
		if w.met {
			return w.term + 1, w.in
		}
	}
	return 0, engine.Range{}
}

// open says whether a term can be true, for always whether it can be false, of a number that is n and can be what its
// range says. What the end of the game shows is within it.
func (x *Term) open(n int, in engine.Range, kind Kind) bool {
	if n < in.Least || n > in.Most {
		return true
	}
	if in.Under == engine.BeyondStays {
		in.Least = -engine.Unbounded
	}
	if in.Over == engine.BeyondStays {
		in.Most = engine.Unbounded
	}
	low, high := x.span()
	if kind == Always {
		return in.Least < low || high < in.Most
	}
	return max(low, in.Least) <= min(high, in.Most)
}

// Beside gives the card of a term about a number of one, where it lies, and whether the term is about what lies under
// the least that the number can be; else it is about what lies over the most.
func (x *Term) Beside(in engine.Range) (z engine.Zone, d engine.Def, under bool) {
	low, high := x.span()
	return x.number.zone, x.number.card, high < in.Least || low > -engine.Unbounded && low <= in.Least
}
