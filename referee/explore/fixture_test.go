package explore

import (
	"errors"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

// seat is a player of a test position.
type seat struct {
	character           string
	hand, deck, discard []string
	inPlay              []string
	power, vp           int
}

// position is a table to explore from.
type position struct {
	seats   []seat
	lineUp  []string
	main    []string // exactly these, top first
	stacks  map[string]int
	seed    uint64
	edition string
}

var game = games.Find("forever-evil")

// zoneOf names a zone of the table.
func zoneOf(r *engine.Rules, id string) engine.Zone {
	for z := range r.Shared {
		if r.Shared[z].ID == id {
			return engine.Zone(z)
		}
	}
	panic(id)
}

// ownZone names a zone of a player.
func ownZone(r *engine.Rules, p engine.Player, id string) engine.Zone {
	for k := range r.PerPlayer {
		if r.PerPlayer[k].ID == id {
			return engine.Zone(len(r.Shared) + int(p)*len(r.PerPlayer) + k)
		}
	}
	panic(id)
}

// own names a number of a player.
func own(r *engine.Rules, p engine.Player, id string) Number {
	for i := range r.CountInfo {
		if c := &r.CountInfo[i]; c.ID == id && !c.Global {
			return Counter(p, c)
		}
	}
	panic(id)
}

func card(t testing.TB, r *engine.Rules, name string) engine.Def {
	d := r.FindCard(name)
	if d == 0 {
		t.Fatalf("no card %q", name)
	}
	return d
}

// rest stops a match at its first rest point.
type rest struct{ engine.Decider }

var errRest = errors.New("a rest point")

func (r rest) Decide(m *engine.Match, q *engine.Question) int {
	if q.Always {
		m.Fail(errRest)
	}
	return r.Decider.Decide(m, q)
}

// table sets a position up and plays to its first rest point.
func (p *position) table(t testing.TB) *engine.Table {
	t.Helper()
	edition := p.edition
	if edition == "" {
		edition = "en"
	}
	r := game.Rules(edition)
	s := &engine.Setup{Seed: p.seed, Sizes: map[engine.Zone]int{}, AsIf: true}
	lay := func(z engine.Zone, names []string) {
		if names == nil {
			return
		}
		zone := engine.ZoneSetup{Zone: z, Cards: []engine.Def{}}
		for _, n := range names {
			zone.Cards = append(zone.Cards, card(t, r, n))
		}
		s.Zones = append(s.Zones, zone)
	}
	lay(zoneOf(r, "main_deck"), p.main)
	lay(zoneOf(r, "line_up"), p.lineUp)
	for i, k := range p.seats {
		who := engine.Player(i)
		s.Players = append(s.Players, engine.SeatSetup{Name: string(rune('A' + i)), Character: card(t, r, k.character)})
		lay(ownZone(r, who, "hand"), k.hand)
		lay(ownZone(r, who, "deck"), k.deck)
		lay(ownZone(r, who, "discard"), k.discard)
		lay(ownZone(r, who, "in_play"), k.inPlay)
		for c, info := range r.CountInfo {
			if info.ID == "vp" && k.vp > 0 {
				s.Counts = append(s.Counts, engine.CountSetup{Player: who, Info: c, N: k.vp})
			}
			if info.ID == "power" && k.power > 0 {
				s.Counts = append(s.Counts, engine.CountSetup{Player: who, Info: c, N: k.power})
			}
		}
	}
	for id, n := range p.stacks {
		s.Sizes[zoneOf(r, id)] = n
	}
	m, err := game.Start(r, s, rest{engine.First{}})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Run(func() { game.Play(m) }); !errors.Is(err, errRest) {
		t.Fatal(err)
	}
	return m.Table
}
