package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// Resource abilities that generate what another card shows: the one on top of their player's discard pile, on which
// every card comes to lie that is discarded for the same payment.

// makesTop says whether a resource ability generates what the top card of the discard pile shows.
func makesTop(in *cardtext.Facts) bool {
	n, is := in.Get("makes").(*cardtext.Node)
	if !is {
		return false
	}
	s := in.Selector(n)
	if s.How != cardtext.Top || s.N != nil || len(s.Zones) != 1 || s.Zones[0] != (cardtext.Place{Zone: Discard}) {
		in.Fail("of cards it makes those of one: makes = top(discard_pile)",
			"de cartes, elle génère celles d'une seule : makes = top(discard_pile)")
	}
	return true
}

// generated is what a Resource ability of a player generates now.
func (g *Match) generated(p engine.Player, ab *Ability) Resources {
	if !ab.MakesTop {
		return ab.Makes
	}
	if c := g.Top(g.Zone(p, Discard)); c != 0 {
		return g.Card(c).Makes
	}
	return Resources{}
}

// tops is what may come to lie on top of a discard pile while a price is paid, by what it shows; what shows the same,
// or nothing, is one.
type tops struct {
	makes [16]Resources
	n     int
}

func (t *tops) add(m Resources) {
	if m == (Resources{}) || t.n == len(t.makes) {
		return
	}
	for _, x := range t.makes[:t.n] {
		if x == m {
			return
		}
	}
	t.makes[t.n] = m
	t.n++
}

// best says whether a price is covered by what is there and what so many abilities generate, each of one of these
// cards: they are taken in their order, from the i-th on.
func (t *tops) best(have Resources, x *price, abilities, i int) bool {
	if covers(have, x) {
		return true
	}
	for ; abilities > 0 && i < t.n; i++ {
		more := have
		if more.add(t.makes[i]); t.best(more, x, abilities-1, i) {
			return true
		}
	}
	return false
}

// completes says whether a price can be covered by what has been generated and what is still there for it, behind a
// source that is used for it next; zero for none. ab is the ability of that, nil where a card is discarded.
func (g *Match) completes(p engine.Player, x *price, pool Resources, next engine.CardID, m Resources,
	ab *Ability) bool {
	have, copies := pool, 0
	have.add(m)
	var t tops
	if c := g.Top(g.Zone(p, Discard)); c != 0 && (next == 0 || ab != nil && !ab.Cost.Discard) {
		t.add(g.Card(c).Makes)
	}
	g.sources(p, x, func(c engine.CardID, m Resources, ab *Ability) {
		discards := ab == nil || ab.Cost.Discard
		if discards {
			t.add(g.Card(c).Makes)
		}
		switch {
		case c == next:
		case ab != nil && ab.MakesTop:
			copies++
		default:
			for range g.timesLeft(c, ab) {
				have.add(m)
			}
		}
	})
	return t.best(have, x, min(copies, mostCopies), 0)
}

// timesLeft is how often a source can be used for one price: more than once only where each time takes counters off it,
// and nothing else that is gone then.
func (g *Match) timesLeft(c engine.CardID, ab *Ability) int {
	if ab == nil || ab.Cost.Counters == 0 || ab.Cost.Exhaust || ab.Cost.Discard || ab.Limit || ab.Max {
		return 1
	}
	return g.Tokens(c, CounterToken) / int(ab.Cost.Counters)
}

// mostCopies is how many such abilities are reckoned with for one price.
const mostCopies = 6

// strands says whether a source leaves a price unpaid that can be paid otherwise: a card that is discarded too late, or
// too early, to be the one that another ability copies.
func (g *Match) strands(p engine.Player, c engine.CardID, m Resources, ab *Ability) bool {
	return g.copies(p) && !g.completes(p, &g.due, g.had, c, m, ab)
}

// strandsBy says the same of what is tried.
func (g *Match) strandsBy(t trial) bool {
	if !g.paying || t.c == 0 {
		return false
	}
	found := false
	g.sources(t.p, &g.due, func(c engine.CardID, m Resources, ab *Ability) {
		found = found || c == t.c && g.helps(g.had, &g.due, m, false, Resources{}) && g.strands(t.p, c, m, ab)
	})
	return found
}

// copies says whether a player has such an ability.
func (g *Match) copies(p engine.Player) bool {
	for c := g.Top(g.Zone(p, InPlay)); c != 0; c = g.Below(c) {
		if copiesTop(trial{k: g.Card(c)}) {
			return true
		}
	}
	return false
}

// copiesTop says that a card has such an ability.
func copiesTop(t trial) bool {
	i := t.k.at(ResourceAbility)
	return i >= 0 && t.k.Abilities[i].MakesTop
}
