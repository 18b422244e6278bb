package simulate

import (
	"slices"

	"tablereferee/engine"
)

// Reached is what the games came to, card by card: in how many of them each took part, and turned up in each of the
// ways of its game (engine.Game.Sightings).
type Reached struct {
	Ways  []engine.Named
	Cards []CardReached // in the order in which the game declares them; those that are printed nowhere are left out
}

// CardReached is what the games came to of one card, or of one of its faces.
type CardReached struct {
	ID    string
	Name  engine.Text
	Games int         // in which it took part
	Ways  []WayOfCard // as Reached.Ways
}

// WayOfCard is in how many games a card turned up in a way, and whether one would expect it ever to.
type WayOfCard struct {
	Games    int
	Expected bool
}

// Counts says whether there is anything to say of it.
func (w WayOfCard) Counts() bool { return w.Expected || w.Games > 0 }

// Lacks says whether a card took part and never turned up in some way in which it is expected to.
func (c *CardReached) Lacks() bool { return slices.ContainsFunc(c.Ways, c.misses) }

func (c *CardReached) misses(w WayOfCard) bool { return c.Games > 0 && w.Expected && w.Games == 0 }

// Never gives the cards that took part and never turned up in the i-th way.
func (r *Reached) Never(i int) []string {
	never := []string{}
	for k := range r.Cards {
		if c := &r.Cards[k]; c.misses(c.Ways[i]) {
			never = append(never, c.ID)
		}
	}
	return never
}

// join adds what other games came to, and says whether they are games with the same cards.
func (r *Reached) join(o *Reached) bool {
	if r == nil || o == nil {
		return r == nil && o == nil
	}
	if !slices.Equal(r.Ways, o.Ways) || len(r.Cards) != len(o.Cards) {
		return false
	}
	for i := range r.Cards {
		c, other := &r.Cards[i], &o.Cards[i]
		if c.ID != other.ID || len(c.Ways) != len(r.Ways) || len(other.Ways) != len(r.Ways) {
			return false
		}
		c.Games += other.Games
		for k := range c.Ways {
			c.Ways[k].Games += other.Ways[k].Games
		}
	}
	return true
}

// none is the same of no games.
func (r *Reached) none() *Reached {
	if r == nil {
		return nil
	}
	out := &Reached{Ways: r.Ways, Cards: slices.Clone(r.Cards)}
	for i := range out.Cards {
		c := &out.Cards[i]
		c.Games, c.Ways = 0, slices.Clone(c.Ways)
		for k := range c.Ways {
			c.Ways[k].Games = 0
		}
	}
	return out
}

// ways is a set of the ways in which a card turns up, a bit for each of engine.Game.Sightings.
type ways uint8

// seen counts what the games of one worker come to, card by card; nil counts nothing. All its lists but two are by
// engine.Def.
type seen struct {
	kinds [1 << 8]ways // by engine.Kind: what its card turns up by
	zones []ways       // by engine.Zone: what a card turns up by that lies there
	now   []ways       // how the card has turned up in the game that is being played
	part  []bool       // whether it has taken part in that game
	games []int
	times [][engine.MostSightings]int
}

func newSeen(p *Plan) *seen {
	if !p.Reached {
		return nil
	}
	n := len(p.Rules.Cards)
	table := engine.NewTable(p.Rules, p.Players, 0)
	s := &seen{zones: make([]ways, table.ZoneCount()), now: make([]ways, n), part: make([]bool, n),
		games: make([]int, n), times: make([][engine.MostSightings]int, n)}
	for i := range p.Game.Sightings {
		way := &p.Game.Sightings[i]
		for k := range p.Rules.Kinds {
			if way.Kinds.Has(engine.Kind(k)) {
				s.kinds[k] |= 1 << i
			}
		}
		for z := range s.zones {
			if way.At&table.Place(engine.Zone(z)) != 0 {
				s.zones[z] |= 1 << i
			}
		}
	}
	return s
}

// begin looks at the table as it has been set up: not all that lies there has come by an event.
func (s *seen) begin(m *engine.Match) {
	if s == nil {
		return
	}
	for c := engine.CardID(1); int(c) <= m.CardCount(); c++ {
		s.card(m, c, 0)
	}
	s.takes(m)
}

// event looks at what an event has made of its card.
func (s *seen) event(m *engine.Match, e *engine.Event) {
	if s != nil && e.Card != 0 {
		s.card(m, e.Card, s.kinds[e.Kind])
	}
}

func (s *seen) card(m *engine.Match, c engine.CardID, by ways) {
	if !m.Flag(c, m.Rules.Veil) {
		s.now[m.Def(c)] |= by | s.zones[m.In(c)]
	}
}

// takes writes down which cards take part, with all their faces.
func (s *seen) takes(m *engine.Match) {
	for c := engine.CardID(1); int(c) <= m.CardCount(); c++ {
		if d := m.Def(c); m.In(c) != engine.Box {
			s.part[d] = true
			s.part[m.Rules.Cards[d].Back] = true
		}
	}
}

// end counts a game that is over, and is ready for the next one.
func (s *seen) end(m *engine.Match) {
	if s == nil {
		return
	}
	s.takes(m)
	for d, part := range s.part {
		if !part {
			continue
		}
		s.games[d]++
		for i := range s.times[d] {
			s.times[d][i] += int(s.now[d] >> i & 1)
		}
	}
	clear(s.now)
	clear(s.part)
}

// reachedBy tells what the games of all workers came to.
func (p *Plan) reachedBy(parts []*part) *Reached {
	if !p.Reached {
		return nil
	}
	r := &Reached{}
	for _, s := range p.Game.Sightings {
		r.Ways = append(r.Ways, engine.Named{ID: s.ID, Name: s.Name})
	}
	for d := range p.Rules.Cards {
		info := &p.Rules.Cards[d]
		if d == 0 || info.Test || info.Copies == 0 && info.Back == 0 {
			continue
		}
		c := CardReached{ID: info.ID, Name: info.Name, Ways: make([]WayOfCard, len(r.Ways))}
		for i := range c.Ways {
			c.Ways[i].Expected = p.Game.Sightings[i].Expects(p.Rules, engine.Def(d))
		}
		for _, a := range parts {
			c.Games += a.seen.games[d]
			for i := range c.Ways {
				c.Ways[i].Games += a.seen.times[d][i]
			}
		}
		r.Cards = append(r.Cards, c)
	}
	return r
}
