package games

import (
	"errors"
	"maps"
	"slices"
	"testing"

	"tablereferee/engine"
)

// anySetup makes a set-up of the bytes: seats and their characters, any cards in any zones with anything on them, sizes
// of stacks, numbers, options, and any moment of a turn or a round.
func anySetup(game *engine.Game, rules *engine.Rules, b []byte, seed uint64) *engine.Setup {
	take := func() int {
		if len(b) == 0 {
			return 0
		}
		n := int(b[0])
		b = b[1:]
		return n
	}
	// card is mostly one that may lie in a zone, so that not every set-up is refused for that reason.
	card := func(z engine.Zone, owner engine.Player) engine.Def {
		n := take() + 256*take()
		for range len(rules.Cards) {
			if n++; n%1024 == 0 || rules.Bars(owner, int(z), engine.Def(1+n%(len(rules.Cards)-1)), 0) == 0 {
				break
			}
		}
		return engine.Def(1 + n%(len(rules.Cards)-1))
	}
	s := &engine.Setup{Seed: seed, First: engine.NoPlayer, Options: map[string]int{}, Sizes: map[engine.Zone]int{}}
	var heads []engine.Def
	for d := engine.Def(1); int(d) < len(rules.Cards); d++ {
		if game.IsHead(d) {
			heads = append(heads, d)
		}
	}
	for i := range take() % 7 {
		seat := engine.SeatSetup{Name: string(rune('A' + i))}
		if n := take(); n%3 == 0 && len(heads) > 0 {
			seat.Character = heads[n/3%len(heads)]
		}
		s.Players = append(s.Players, seat)
	}
	if n := take(); n%4 == 0 && len(s.Players) > 0 {
		s.First = engine.Player(n / 4 % len(s.Players))
	}
	if n := take(); n%4 == 0 && len(s.Players) > 0 {
		s.Turn = 1 + n/4%len(s.Players)
	}
	if n := take(); n%3 == 0 {
		s.At = n / 3 % (len(rules.Steps) + 1)
	}
	for p := range s.Players {
		if n := take(); n%8 == 0 {
			if i := n / 8 % len(rules.Deeds); rules.Deeds[i].OfPlayer {
				s.Players[p].Earlier = 1 << i
			}
		}
	}
	for range take() % 3 {
		i := take() % len(rules.CountInfo)
		c := &rules.CountInfo[i]
		p := engine.NoPlayer
		if !c.Global && len(s.Players) > 0 {
			p = engine.Player(take() % len(s.Players))
		}
		if !c.Outcome && (c.Global || p != engine.NoPlayer) {
			s.Counts = append(s.Counts, engine.CountSetup{Player: p, Info: i, N: take() % 40})
		}
	}
	words := slices.Sorted(maps.Keys(game.SetupWords()))
	what := take()
	s.AsIf = what%2 == 0
	for range min(what/2%4, 4*len(words)) {
		s.Options[words[take()%len(words)]] = take() % 14
	}
	var zones, sized []engine.Zone // that a set-up may fix
	table := engine.NewTable(rules, len(s.Players), 0)
	for z := engine.Box + 1; int(z) < table.ZoneCount(); z++ {
		if !table.Info(z).Inner {
			zones = append(zones, z)
		}
		if table.Info(z).Sized {
			sized = append(sized, z)
		}
	}
	for range what / 8 % 3 {
		if len(sized) > 0 {
			s.Sizes[sized[take()%len(sized)]] = take() % 30
		}
	}
	for len(b) > 0 && len(s.Zones) < 20 {
		z := engine.ZoneSetup{Zone: zones[take()%len(zones)]}
		z.Top = table.Info(z.Zone).Piled && take()%2 == 0
		k, owner := z.Zone, table.Owner(z.Zone)
		if owner != engine.NoPlayer {
			k = (k - engine.Zone(len(rules.Shared))) % engine.Zone(len(rules.PerPlayer))
		}
		for range take() % 8 {
			z.Cards = append(z.Cards, card(k, owner))
		}
		if take()%3 == 0 {
			for range z.Cards {
				z.Marks = append(z.Marks, mark(rules, take, len(s.Players)))
			}
		}
		s.Zones = append(s.Zones, z)
	}
	return s
}

// mark makes of the bytes what lies on a card and has happened to it.
func mark(rules *engine.Rules, take func() int, seats int) engine.Marks {
	var out engine.Marks
	switch n := take(); {
	case n%2 == 0:
	case n%16 < 6:
		out.Tokens[n/16%engine.Tokens] = int16(take() % 5)
	case n%16 < 10 && len(rules.Flags) > 0:
		out.Flags = rules.Flags[n/16%len(rules.Flags)].Flag
	case n%16 < 14:
		if i := n / 16 % len(rules.Deeds); !rules.Deeds[i].OfPlayer {
			out.Earlier = 1 << i
		}
	case seats > 0:
		out.Whose = 1 + n/16%seats
	}
	return out
}

// FuzzSetup makes set-ups of any cards in any zones and plays them to the end by first answers: they are refused with a
// reason, or every card lies in exactly one zone and the game's invariants hold.
func FuzzSetup(f *testing.F) {
	for i := range All() {
		f.Add(i, []byte{2, 1, 1, 1, 3, 5, 7}, uint64(1))
		f.Add(i, []byte{3, 0, 3, 6, 100, 50, 25, 12, 6, 3, 1, 90, 80, 70}, uint64(9))
		f.Add(i, []byte{}, uint64(0))
		f.Add(i, []byte{4, 1, 1, 1, 1, 0, 7, 1, 7, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0}, uint64(2))
	}
	for i := range All() { // bytes of every length, by a small generator, so that plain tests see much of it
		x := uint32(i + 1)
		for n := range 400 {
			b := make([]byte, 8+n%60)
			for j := range b {
				x = x*1664525 + 1013904223
				b[j] = byte(x >> 24)
			}
			f.Add(i, b, uint64(n))
		}
	}
	f.Fuzz(func(t *testing.T, which int, b []byte, seed uint64) {
		game := All()[uint(which)%uint(len(All()))]
		rules := game.Rules(game.Editions[seed%uint64(len(game.Editions))])
		var d engine.Decider = engine.First{}
		if len(b)%4 > 0 {
			d = nil // as a script sets a table up
		}
		m, err := game.Start(rules, anySetup(game, rules, b, seed), d)
		var impossible *engine.SetupError
		if errors.As(err, &impossible) {
			if impossible.Cite == 0 || impossible.Msg[engine.EN] == "" || impossible.Msg[engine.FR] == "" {
				t.Fatalf("a refusal without clause or reason: %+v", impossible)
			}
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		m.Decider = engine.First{}
		m.Limit = 3000
		watch := game.Watcher()
		m.Probe = func(m *engine.Match, e *engine.Event) {
			if err := errors.Join(m.Check(), watch(m, e)); err != nil {
				t.Fatal(err)
			}
		}
		_ = m.Run(func() { game.Play(m) }) // a blank page or no end within the limit is no matter here
	})
}
