package games

import (
	"maps"
	"slices"

	"tablereferee/engine"
)

// oneMore gives a set-up with one thing more that a script can say; m is the table as the set-up has it so far.
func oneMore(game *engine.Game, rules *engine.Rules, old *engine.Setup, m *engine.Match,
	chance *engine.PCG) *engine.Setup {
	s := *old
	s.Players, s.Zones, s.Counts = slices.Clone(old.Players), slices.Clone(old.Zones), slices.Clone(old.Counts)
	s.Sizes, s.Options = maps.Clone(old.Sizes), maps.Clone(old.Options)
	seat := func() int { return chance.Below(len(s.Players)) }
	switch chance.Below(16) {
	case 0:
		s.First = engine.Player(seat())
	case 1:
		s.Turn = 1 + seat()
	case 2, 3:
		s.At = 1 + chance.Below(len(rules.Steps))
	case 4:
		if d := chance.Below(len(rules.Deeds)); rules.Deeds[d].OfPlayer {
			s.Players[seat()].Earlier |= 1 << d
		}
	case 5, 6:
		c := engine.CountSetup{Player: engine.NoPlayer, Info: chance.Below(len(rules.CountInfo)), N: chance.Below(12)}
		if !rules.CountInfo[c.Info].Global {
			c.Player = engine.Player(seat())
		}
		if !rules.CountInfo[c.Info].Outcome {
			s.Counts = append(s.Counts, c)
		}
	case 7:
		if words := slices.Sorted(maps.Keys(game.SetupWords())); len(words) > 0 {
			word := words[chance.Below(len(words))]
			s.Options[word] = chance.Below(game.SetupWords()[word].Most + 1)
		}
	case 8:
		d := engine.Def(1 + chance.Below(len(rules.Cards)-1))
		if game.IsHead(d) {
			s.Players[seat()].Character = d
		}
	case 9:
		if z := engine.Zone(1 + chance.Below(m.ZoneCount()-1)); m.Info(z).Sized {
			s.Sizes[z] = chance.Below(12)
		}
	default:
		z := engine.Zone(1 + chance.Below(m.ZoneCount()-1))
		if m.Info(z).Inner {
			break
		}
		of := engine.ZoneSetup{Zone: z, Top: m.Info(z).Piled && chance.Below(3) > 0}
		k, owner := z, m.Owner(z)
		if owner != engine.NoPlayer {
			k = (z - engine.Zone(len(rules.Shared))) % engine.Zone(len(rules.PerPlayer))
		}
		for range 1 + chance.Below(4) {
			d := engine.Def(1 + chance.Below(len(rules.Cards)-1))
			for range len(rules.Cards) { // mostly one that may lie there
				if rules.Bars(owner, int(k), d, 0) == 0 || chance.Below(40) == 0 {
					break
				}
				d = 1 + d%engine.Def(len(rules.Cards)-1)
			}
			of.Cards = append(of.Cards, d)
			on := marked(rules, chance, len(s.Players))
			if rules.HostZone != nil && chance.Below(6) == 0 {
				with := engine.Marked{Card: engine.Def(1 + chance.Below(len(rules.Cards)-1)),
					Marks: marked(rules, chance, len(s.Players))}
				on.With = append(on.With, with)
			}
			of.Marks = append(of.Marks, on)
		}
		s.Zones = append(s.Zones, of)
	}
	return &s
}

// marked is what may lie on a card or has happened to it: mostly nothing.
func marked(rules *engine.Rules, chance *engine.PCG, seats int) engine.Marks {
	var out engine.Marks
	switch chance.Below(8) {
	case 0, 1:
		if !slices.ContainsFunc(rules.Tokens[:], func(t engine.MarkInfo) bool { return t.ID != "" }) {
			break
		}
		k := chance.Below(engine.Tokens)
		out.Tokens[k] = int16(1 + chance.Below(4))
		out.Whose = chance.Below(seats + 1)
	case 2:
		if len(rules.Flags) > 0 {
			out.Flags = rules.Flags[chance.Below(len(rules.Flags))].Flag
		}
	case 3:
		if d := chance.Below(len(rules.Deeds)); !rules.Deeds[d].OfPlayer {
			out.Earlier = 1 << d
		}
	}
	return out
}
