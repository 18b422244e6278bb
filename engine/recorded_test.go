package engine_test

import (
	"fmt"
	"hash/fnv"
	"os"
	"strings"
	"testing"

	. "tablereferee/engine"
	"tablereferee/engine/log"
)

// anyAbility makes an ability of a toy card by chance: when it acts and what it does.
func anyAbility(chance *PCG) Ability {
	kinds := []Kind{toyPlays, toyDraws, toyDestroys, toyDiscards, toyGets, toySets, toyHurts, toyTurns, toyTells}
	var on []Kind
	for range 1 + chance.Below(3) {
		on = append(on, kinds[chance.Below(len(kinds))])
	}
	a := Ability{Stage: []Stage{Interrupt, Replace, Delayed, React, React}[chance.Below(5)], On: KindsOf(on...),
		Where: inPlay, Forced: chance.Below(2) == 0, Cite: Cite(toyActs), Ask: askUse}
	switch chance.Below(6) {
	case 0:
		a.Where = inHand
	case 1:
		a.Self, a.Where = true, 0
	}
	switch chance.Below(6) {
	case 0:
		a.If = func(m *Match, a *Acting) bool { return a.Event.Player == a.Player }
	case 1:
		a.If = func(m *Match, a *Acting) bool { return a.Event.From != toyDeck }
	case 2:
		a.StillDue = stay
	case 3:
		a.Whose = func(m *Match, e *Event) Player { return m.Next(max(e.Player, 0)) }
	case 4:
		a.StillDue = func(m *Match, a *Acting) bool { return m.Count(max(a.Player, 0), toyPoints) < 9 }
		a.Late = func(m *Match, a *Acting) {
			m.Say(Event{Kind: toyTells, Actor: max(a.Player, 0), Player: max(a.Player, 0), N: 9, Cite: Cite(toyOrders)})
		}
	}
	does := chance.Below(9)
	a.Do = func(m *Match, a *Acting) {
		p := max(a.Player, 0)
		e := Event{Kind: toyGets, Actor: p, Player: p, Source: a.Source.Card, N: 1, Cite: Cite(toyActs)}
		if m.Events() > 3000 { // two that answer each other never end
			return
		}
		if m.Rules.Abilities[a.ID].Stage == Replace {
			switch does {
			case 0, 1, 2:
				a.Event.N++
			case 3, 4:
				*a.Event = e
			case 5:
				a.Event.Kind = NoKind
			default:
				a.Event.Player = m.Next(max(a.Event.Player, 0))
			}
			return
		}
		m.Say(Event{Kind: toyActed, Actor: p, Player: p, Source: a.Source.Card, Cite: Cite(toyActs)})
		m.Indent()
		defer m.Outdent()
		switch does {
		case 0, 1:
			if c := m.Top(toyRow); c != 0 {
				m.Do(Event{Kind: toyHurts, Actor: p, Player: p, Card: c, N: 1, Cite: Cite(toyActs, toyCounts)})
			}
		case 2:
			if c := a.Source.Card; c != 0 && m.Still(a.Source) {
				m.Do(Event{Kind: toyDiscards, Actor: p, Player: p, Card: c, To: m.Zone(p, toyPile),
					Cite: Cite(toyActs)})
			}
		case 3:
			if m.Rules.Abilities[a.ID].Stage == Interrupt {
				a.Event.Kind = NoKind
			}
		case 4:
			m.Last(Effect{Ability: AbilityID(1 + p%2), Player: p, Until: 1, A: int32(m.Events())})
		case 5:
			m.Do(Event{Kind: toySets, Actor: p, Player: p, N: int32(m.Len(toyGrave)), Cite: Cite(toyActs)})
		case 6:
			q := m.Question(p, askWhich, a.Source.Card, Cite(toyAsks))
			q.Cards(VerbChoose, m.Zone(p, toyBoard), nil)
			q.Decline()
			if c := m.Ask(q).Card; c != 0 {
				m.Begin()
				m.Do(Event{Kind: toyTurns, Actor: p, Player: p, Card: c, Cite: Cite(toyActs)})
				m.End()
			}
		default:
			m.Do(e)
		}
	}
	return a
}

// anyToy makes a toy game of cards with abilities by chance.
func anyToy(p Policy, chance *PCG) *Rules {
	cards := []toyCard{{"Pebble", 6, nil}}
	for i := range 8 {
		card := toyCard{name: "Card " + string(rune('A'+i)), copies: 1 + chance.Below(3)}
		for range 1 + chance.Below(2) {
			card.abilities = append(card.abilities, anyAbility(chance))
		}
		cards = append(cards, card)
	}
	return toyRules(p, []Ability{ability(React, true, nil, toyTurns), ability(Delayed, false, nil, toyGets)}, cards...)
}

// TestRecordedToys plays toy games in which many things wait for many, and compares each with what was recorded: a
// change of the kernel that is not meant to change what happens, or in which order, changes nothing here, on any
// machine. -update records anew.
func TestRecordedToys(t *testing.T) {
	orders := rounds
	orders.Orders = func(*Match, *Event) Player { return 1 }
	own := waits
	own.Own, own.Others = toyOrders, toySwitch
	policies := []struct {
		name string
		Policy
	}{{"wait", waits}, {"rounds", rounds}, {"closing", closing}, {"orders", orders}, {"own", own},
		{"once", Policy{First: bySeat}}}
	seeds := uint64(40)
	if testing.Short() {
		seeds = 10
	}
	var text strings.Builder
	for _, policy := range policies {
		for seed := range seeds {
			chance := NewPCG(seed)
			m := NewMatch(NewTable(anyToy(policy.Policy, &chance), 2+int(seed%3), seed), NewRandom(seed))
			m.Limit = 4000
			m.Log = NewLog(m, toyNames[:m.Seats()])
			m.Probe = func(m *Match, e *Event) {
				if err := m.Check(); err != nil {
					t.Fatalf("%s, seed %d: %v", policy.name, seed, err)
				}
			}
			err := m.Run(func() { toyGame(m, 25) })
			m.Log.Close(m.Table)
			said := fnv.New64a()
			for _, lang := range []Lang{EN, FR} {
				_, _ = said.Write(log.Text(m.Log, lang)) // never fails
				_, _ = said.Write(log.JSONLines(m.Log, lang))
			}
			fmt.Fprintf(&text, "%s %d: %d events, %d answers, table %016x, log %016x, %v\n", policy.name, seed,
				m.Events(), m.Answered(), m.Hash(), said.Sum64(), err)
		}
	}
	const file = "testdata/toys.txt"
	if *update && !testing.Short() {
		if err := os.WriteFile(file, []byte(text.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	recorded, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err, " (-update writes it)")
	}
	was := map[string]string{}
	for line := range strings.Lines(string(recorded)) {
		name, _, _ := strings.Cut(line, ":")
		was[name] = line
	}
	for line := range strings.Lines(text.String()) {
		if name, _, _ := strings.Cut(line, ":"); was[name] != line {
			t.Fatalf("another game than was recorded (-update records it anew)\nrecorded: %snow:      %s", was[name],
				line)
		}
	}
}
