package engine_test

import (
	"testing"

	. "tablereferee/engine"
)

// The pole of Marvel Champions: interrupts and reactions at once, forced ones first, optional ones in rounds.

// cancels is an interrupt that cancels what was announced.
func cancels(forced bool, on ...Kind) []Ability {
	return []Ability{ability(Interrupt, forced, func(_ *Match, a *Acting) { a.Event.Kind = NoKind }, on...)}
}

// times is a replacement that multiplies.
func times(n int32, forced bool) []Ability {
	return []Ability{ability(Replace, forced, func(_ *Match, a *Acting) { a.Event.N *= n }, toyGets)}
}

func TestRoundsForcedInterruptsFirstThenOptionalUntilAllPass(t *testing.T) {
	r := toyRules(rounds, nil, toyCard{"Wall", 1, forced(Interrupt, toyGets)},
		toyCard{"Guard", 2, may(Interrupt, toyGets)})
	g := newToy(t, r, 3, "Ann uses Guard", "Cy uses Guard")
	g.lay(g.Zone(0, toyBoard), "Guard")
	g.lay(g.Zone(2, toyBoard), "Guard", "Wall")
	g.gets(1, 1)
	g.tells(`
		Wall acts for Cy
		use it? Ann uses Guard; or: declines
		Guard acts for Ann
		use it? Cy uses Guard; or: declines
		Guard acts for Cy
		Ben gets +1 (now 1)
		`)
}

func TestRoundsWhoPassedIsAskedAgainIfSomebodyActs(t *testing.T) {
	r := toyRules(rounds, nil, toyCard{"Guard", 3, may(Interrupt, toyGets)})
	g := newToy(t, r, 2, "Ann declines", "Ben uses Guard", "Ann uses Guard", "Ben declines")
	g.lay(g.Zone(0, toyBoard), "Guard")
	g.lay(g.Zone(1, toyBoard), "Guard", "Guard")
	g.gets(0, 1)
	g.tells(`
		use it? Ann declines; or: uses Guard
		use it? Ben uses Guard; or: declines
		Guard acts for Ben
		use it? Ann uses Guard; or: declines
		Guard acts for Ann
		use it? Ben declines; or: uses Guard
		Ann gets +1 (now 1)
		`)
}

func TestRoundsBeginWithTheFirstPlayer(t *testing.T) {
	p := rounds
	p.First = func(*Match, *Event) Player { return 2 }
	r := toyRules(p, nil, toyCard{"Guard", 3, may(Interrupt, toyGets)})
	g := newToy(t, r, 3, "Cy declines", "Ann declines", "Ben declines")
	for p := range g.From(0) {
		g.lay(g.Zone(p, toyBoard), "Guard")
	}
	g.gets(0, 1)
}

func TestRoundsEachAbilityIsUsedOncePerEvent(t *testing.T) {
	g := newToy(t, toyRules(rounds, nil, toyCard{"Guard", 1, may(Interrupt, toyGets)}), 2, "Ann uses Guard",
		"Ann uses Guard")
	g.lay(g.Zone(0, toyBoard), "Guard")
	g.gets(0, 1)
	g.gets(0, 1)
	g.tells(`
		use it? Ann uses Guard; or: declines
		Guard acts for Ann
		Ann gets +1 (now 1)
		use it? Ann uses Guard; or: declines
		Guard acts for Ann
		Ann gets +1 (now 2)
		`)
}

func TestRoundsOptionThatIsNoLongerPossibleIsNotOffered(t *testing.T) {
	guard := []Ability{ability(Interrupt, false, func(m *Match, a *Acting) {
		m.Do(Event{Kind: toySets, Actor: a.Player, Player: 0, N: 1, Cite: Cite(toyCounts)})
	}, toyGets)}
	guard[0].If = func(m *Match, a *Acting) bool { return m.Count(0, toyLuck) == 0 }
	g := newToy(t, toyRules(rounds, nil, toyCard{"Guard", 2, guard}), 2, "Ann uses Guard")
	g.lay(g.Zone(0, toyBoard), "Guard")
	g.lay(g.Zone(1, toyBoard), "Guard")
	g.gets(0, 1)
	g.tells(`
		use it? Ann uses Guard; or: declines
		Guard acts for Ann
		  Ann's luck is 1
		Ann gets +1 (now 1)
		`)
}

func TestInterruptMayCancel(t *testing.T) {
	for _, c := range []struct {
		name    string
		forced  bool
		answers []string
		want    string
	}{
		{"forced, and nobody is asked any more", true, nil, `
			Veto acts for Ann
			it does not happen
			`},
		{"optional, and nobody is asked any more", false, []string{"Ann uses Veto"}, `
			use it? Ann uses Veto; or: declines
			Veto acts for Ann
			it does not happen
			`},
		{"declined, and it happens", false, []string{"Ann declines", "Ben declines"}, `
			use it? Ann declines; or: uses Veto
			use it? Ben declines; or: uses Guard
			Ann gets +1 (now 1)
			  Bell acts for Ben
			`},
	} {
		t.Run(c.name, func(t *testing.T) {
			for _, p := range []Policy{rounds, {First: bySeat}} {
				r := toyRules(p, nil, toyCard{"Veto", 1, cancels(c.forced, toyGets)},
					toyCard{"Guard", 1, may(Interrupt, toyGets)}, toyCard{"Bell", 1, forced(React, toyGets)})
				g := newToy(t, r, 2, c.answers...)
				g.lay(g.Zone(0, toyBoard), "Veto")
				g.lay(g.Zone(1, toyBoard), "Guard", "Bell")
				e := g.gets(0, 1)
				g.tells(c.want)
				if cancelled := g.Count(0, toyPoints) == 0; cancelled != (e.Kind == NoKind) {
					t.Errorf("the verb gave kind %d", e.Kind)
				}
			}
		})
	}
}

func TestMostRecentReplacementWins(t *testing.T) {
	for _, c := range []struct {
		name    string
		board   []string
		answers []string
		want    string
	}{
		{"the last one, on the event as announced", []string{"Two", "Three"}, nil, `
			Two acts for Ann
			Three acts for Ann
			Ann gets +3 (now 3)
			`},
		{"arrival decides which is the last", []string{"Three", "Two"}, nil, `
			Three acts for Ann
			Two acts for Ann
			Ann gets +2 (now 2)
			`},
		{"an optional one that is used", []string{"Three", "Five"}, []string{"Ann uses Five"}, `
			Three acts for Ann
			use it? Ann uses Five; or: declines
			Five acts for Ann
			Ann gets +5 (now 5)
			`},
		{"an optional one that is not", []string{"Three", "Five"}, []string{"Ann declines"}, `
			Three acts for Ann
			use it? Ann declines; or: uses Five
			Ann gets +3 (now 3)
			`},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := toyRules(rounds, nil, toyCard{"Two", 1, times(2, true)}, toyCard{"Three", 1, times(3, true)},
				toyCard{"Five", 1, times(5, false)})
			g := newToy(t, r, 2, c.answers...)
			g.lay(g.Zone(0, toyBoard), c.board...)
			g.gets(0, 1)
			g.tells(c.want)
		})
	}
}

func TestReplacementByAnotherKindOfEvent(t *testing.T) {
	saves := []Ability{ability(Replace, true, func(m *Match, a *Acting) {
		a.Event.Kind, a.Event.To = toyDiscards, m.Zone(a.Player, toyPile)
	}, toyDestroys)}
	r := toyRules(rounds, nil, toyCard{"Net", 1, saves}, toyCard{"Hero", 1, nil},
		toyCard{"Bell", 1, forced(React, toyDestroys)}, toyCard{"Drum", 1, forced(React, toyDiscards)})
	g := newToy(t, r, 2)
	g.lay(g.Zone(0, toyBoard), "Net", "Hero", "Bell", "Drum")
	destroys(g.Match, 1, g.card("Hero", 1))
	g.tells(`
		Net acts for Ann
		Ben discards Hero: Ann board -> Ann pile
		  Drum acts for Ann
		`)
}

func TestReplacementByNothingIsTold(t *testing.T) {
	prevents := []Ability{ability(Replace, true, func(_ *Match, a *Acting) { a.Event.Kind = NoKind }, toyGets)}
	for _, p := range []Policy{rounds, waits} {
		r := toyRules(p, nil, toyCard{"Vest", 1, prevents}, toyCard{"Bell", 1, forced(React, toyGets)})
		g := newToy(t, r, 2)
		g.lay(g.Zone(0, toyBoard), "Vest", "Bell")
		if e := g.gets(0, 1); e.Kind != NoKind || g.Count(0, toyPoints) != 0 {
			t.Errorf("what happened is %+v", e)
		}
		g.tells(`
			Vest acts for Ann
			it does not happen
			`)
	}
}

func TestDelayedThenForcedThenOptionalReactions(t *testing.T) {
	r := toyRules(rounds, nil, toyCard{"Drum", 1, may(React, toyGets)}, toyCard{"Bell", 1, forced(React, toyGets)},
		toyCard{"Fuse", 1, forced(Delayed, toyGets)})
	g := newToy(t, r, 2, "Ann uses Drum")
	g.lay(g.Zone(0, toyBoard), "Drum")
	g.lay(g.Zone(1, toyBoard), "Bell", "Fuse")
	g.gets(0, 1)
	g.tells(`
		Ann gets +1 (now 1)
		  Fuse acts for Ben
		  Bell acts for Ben
		  use it? Ann uses Drum; or: declines
		  Drum acts for Ann
		`)
}

func TestDelayedEffectMayLast(t *testing.T) {
	r := toyRules(rounds, []Ability{ability(Delayed, true, func(m *Match, a *Acting) {
		m.Do(Event{Kind: toySets, Actor: a.Player, Player: a.Player, N: a.A + a.B, Cite: Cite(toyCounts)})
		m.Expire(func(e *Effect) bool { return e.Until != 9 })
	}, toyGets)}, toyCard{"Star", 1, nil})
	g := newToy(t, r, 2)
	g.Last(Effect{Ability: 1, Source: g.Ref(g.card("Star", 1)), Player: 1, A: 3, B: 4, Until: 9})
	g.gets(0, 1)
	g.gets(0, 1)
	g.tells(`
		Ann gets +1 (now 1)
		  Star acts for Ben
		    Ben's luck is 7
		Ann gets +1 (now 2)
		`)
	if on := g.Watching(); on.Has(toyGets) {
		t.Error("the kernel still waits for what an expired effect waited for")
	}
}

func TestOrdersLetsOnePlayerOrderForcedAbilities(t *testing.T) {
	p := rounds
	p.Orders = func(*Match, *Event) Player { return 0 }
	cards := []toyCard{{"Bell", 1, forced(React, toyGets)}, {"Drum", 1, forced(React, toyGets)},
		{"Horn", 2, forced(React, toyGets)}}
	g := newToy(t, toyRules(p, nil, cards...), 2, "Ann uses Horn", "Ann uses Drum", "Ann uses Horn")
	g.lay(g.Zone(0, toyBoard), "Bell", "Drum")
	g.lay(g.Zone(1, toyBoard), "Horn", "Horn")
	g.gets(1, 1)
	g.tells(`
		Ben gets +1 (now 1)
		  which first? Ann uses Horn; or: uses Bell, uses Drum
		  Horn acts for Ben
		  which first? Ann uses Drum; or: uses Bell, uses Horn
		  Drum acts for Ann
		  which first? Ann uses Horn; or: uses Bell
		  Horn acts for Ben
		  Bell acts for Ann
		`)
}

// TestNobodyOrdersWhatIsAlike: which of two copies that nothing tells apart comes first makes no difference, so it is
// not asked.
func TestNobodyOrdersWhatIsAlike(t *testing.T) {
	p := rounds
	p.Orders = func(*Match, *Event) Player { return 0 }
	g := newToy(t, toyRules(p, nil, toyCard{"Horn", 2, forced(React, toyGets)}), 2)
	g.lay(g.Zone(1, toyBoard), "Horn", "Horn")
	g.gets(1, 1)
	g.tells(`
		Ben gets +1 (now 1)
		  Horn acts for Ben
		  Horn acts for Ben
		`)
}

func TestWithoutOrdersPlayerOrderThenAgeDecides(t *testing.T) {
	g := newToy(t, toyRules(rounds, nil, toyCard{"Bell", 1, forced(React, toyGets)},
		toyCard{"Drum", 1, forced(React, toyGets)}, toyCard{"Horn", 1, forced(React, toyGets)}), 2)
	g.lay(g.Zone(1, toyBoard), "Bell")
	g.lay(g.Zone(0, toyBoard), "Horn", "Drum")
	g.gets(1, 1)
	g.tells(`
		Ben gets +1 (now 1)
		  Horn acts for Ann
		  Drum acts for Ann
		  Bell acts for Ben
		`)
}

func TestWhatAnInterruptDoesIsFinishedBeforeTheEvent(t *testing.T) {
	strike := []Ability{ability(Interrupt, true, func(m *Match, a *Acting) {
		destroys(m, a.Player, m.Bottom(m.Zone(1, toyBoard)))
	}, toyGets)}
	r := toyRules(rounds, nil, toyCard{"Strike", 1, strike}, toyCard{"Guard", 1, forced(Interrupt, toyDestroys)},
		toyCard{"Bell", 1, forced(React, toyDestroys)}, toyCard{"Hero", 1, nil})
	g := newToy(t, r, 2)
	g.lay(g.Zone(0, toyBoard), "Strike", "Guard", "Bell")
	g.lay(g.Zone(1, toyBoard), "Hero")
	g.gets(0, 1)
	g.tells(`
		Strike acts for Ann
		  Guard acts for Ann
		  Ann destroys Hero: Ben board -> grave
		    Bell acts for Ann
		Ann gets +1 (now 1)
		`)
}

func TestWithoutRoundsEachOptionalAbilityIsOfferedOnce(t *testing.T) {
	g := newToy(t, toyRules(Policy{First: byActor}, nil, toyCard{"Guard", 3, may(Interrupt, toyGets)}), 2,
		"Ben declines", "Ben uses Guard", "Ann uses Guard")
	g.lay(g.Zone(0, toyBoard), "Guard")
	g.lay(g.Zone(1, toyBoard), "Guard", "Guard")
	g.gets(1, 1)
}

func TestCardsInHandMayInterrupt(t *testing.T) {
	dodge := cancels(false, toyGets)
	dodge[0].Where = inHand
	do := dodge[0].Do
	dodge[0].Do = func(m *Match, a *Acting) {
		m.Do(Event{Kind: toyPlays, Actor: a.Player, Player: a.Player, Card: a.Source.Card,
			To: m.Zone(a.Player, toyPile), Cite: Cite(toyMoves)})
		do(m, a)
	}
	g := newToy(t, toyRules(rounds, nil, toyCard{"Dodge", 2, dodge}), 2, "Ben uses Dodge")
	g.lay(g.Zone(1, toyHand), "Dodge", "Dodge")
	g.gets(1, -2)
	g.tells(`
		use it? Ben uses Dodge; or: declines
		Ben plays Dodge: Ben hand -> Ben pile
		Dodge acts for Ben
		it does not happen
		`)
}

func TestAbilityMaySayWhoUsesIt(t *testing.T) {
	bell := may(React, toyGets)
	bell[0].Whose = func(_ *Match, e *Event) Player { return e.Player }
	g := newToy(t, toyRules(rounds, nil, toyCard{"Bell", 1, bell}), 3, "Cy uses Bell")
	g.lay(toyRow, "Bell")
	g.gets(2, 1)
	g.tells(`
		Cy gets +1 (now 1)
		  use it? Cy uses Bell; or: declines
		  Bell acts for Cy
		`)
}

func TestOptionalAbilityOfACommonZoneIsOpenToEverybody(t *testing.T) {
	g := newToy(t, toyRules(rounds, nil, toyCard{"Bell", 1, may(React, toyGets)}), 3, "Ann declines", "Ben uses Bell")
	g.lay(toyRow, "Bell")
	g.gets(2, 1)
	g.tells(`
		Cy gets +1 (now 1)
		  use it? Ann declines; or: uses Bell
		  use it? Ben uses Bell; or: declines
		  Bell acts for Ben
		`)
}

func TestAbilityWhoseCardHasLeftInTheSameWindowDoesNotAct(t *testing.T) {
	strike := []Ability{ability(Interrupt, true, func(m *Match, a *Acting) {
		for c := range m.Cards(m.Zone(1, toyBoard)) {
			destroys(m, a.Player, c)
		}
	}, toyGets)}
	wall, guard := forced(Interrupt, toyGets), may(Interrupt, toyGets)
	wall[0].StillDue, guard[0].StillDue = stay, stay
	g := newToy(t, toyRules(rounds, nil, toyCard{"Strike", 1, strike}, toyCard{"Wall", 1, wall},
		toyCard{"Guard", 1, guard}), 2)
	g.lay(g.Zone(0, toyBoard), "Strike")
	g.lay(g.Zone(1, toyBoard), "Wall", "Guard")
	g.gets(0, 1)
	g.tells(`
		Strike acts for Ann
		  Ann destroys Wall: Ben board -> grave
		  Ann destroys Guard: Ben board -> grave
		Ann gets +1 (now 1)
		`)
}

func TestAbilitiesWithoutACardAreToldApart(t *testing.T) {
	p := rounds
	p.Orders = func(*Match, *Event) Player { return 0 }
	lasting := append(forced(React, toyGets), forced(React, toyGets)...)
	lasting[0].Name, lasting[1].Name = "storm", "drought"
	r := toyRules(p, lasting)
	m := NewMatch(NewTable(r, 2, 1), decide(func(m *Match, q *Question) int {
		names := m.AnswerNames(q.Answers, toyNames, EN)
		if len(names) != 2 || names[0] == names[1] {
			t.Errorf("the legal answers are %q", names)
		}
		return 0
	}))
	m.Last(Effect{Ability: 1, Player: 0})
	m.Last(Effect{Ability: 2, Player: 0})
	gets(m, 0, 1)
}
