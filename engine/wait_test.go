package engine_test

import (
	"strings"
	"testing"

	. "tablereferee/engine"
)

// The pole of the deck-building games: what a card triggers waits until the card has resolved.

func TestWaitPlayedCardResolvesFullyThenWhatItTriggeredClockwise(t *testing.T) {
	r := toyRules(waits, nil, toyCard{"Hero", 1, nil}, toyCard{"Bell", 3, forced(React, toyPlays)},
		toyCard{"Drum", 1, forced(React, toyGets)})
	for _, c := range []struct {
		actor Player
		want  string
	}{
		{0, `
			Ann plays Hero: Ann hand -> Ann board
			  Ann gets +1 (now 1)
			  Ann gets +2 (now 3)
			  Bell acts for Ann
			  Bell acts for Ben
			  Bell acts for Cy
			  Drum acts for Cy
			  Drum acts for Cy
			`},
		{1, `
			Ben plays Hero: Ann hand -> Ben board
			  Ben gets +1 (now 1)
			  Ben gets +2 (now 3)
			  Bell acts for Ben
			  Bell acts for Cy
			  Drum acts for Cy
			  Drum acts for Cy
			  Bell acts for Ann
			`},
	} {
		t.Run(toyNames[c.actor], func(t *testing.T) {
			g := newToy(t, r, 3)
			g.lay(g.Zone(0, toyHand), "Hero")
			for p := range g.From(0) {
				g.lay(g.Zone(p, toyBoard), "Bell")
			}
			g.lay(g.Zone(2, toyBoard), "Drum")
			g.play(c.actor, "Hero", func() {
				g.gets(c.actor, 1)
				g.gets(c.actor, 2)
			})
			g.tells(c.want)
		})
	}
}

func TestWaitNestedPlaysTriggerAfterTheOutermostEnds(t *testing.T) {
	r := toyRules(waits, nil, toyCard{"Hero", 1, nil}, toyCard{"Sidekick", 1, nil},
		toyCard{"Bell", 1, forced(React, toyPlays)})
	g := newToy(t, r, 2)
	g.lay(g.Zone(0, toyHand), "Hero", "Sidekick")
	g.lay(g.Zone(1, toyBoard), "Bell")
	g.play(0, "Hero", func() {
		g.play(0, "Sidekick", func() { g.gets(0, 1) })
		g.gets(0, 2)
	})
	g.tells(`
		Ann plays Hero: Ann hand -> Ann board
		  Ann plays Sidekick: Ann hand -> Ann board
		    Ann gets +1 (now 1)
		  Ann gets +2 (now 3)
		  Bell acts for Ben
		  Bell acts for Ben
		`)
}

func TestWaitTriggersOfTriggersMakeTheNextWave(t *testing.T) {
	point := []Ability{ability(React, true, func(m *Match, a *Acting) { gets(m, a.Player, 1) }, toyPlays)}
	r := toyRules(waits, nil, toyCard{"Hero", 1, nil}, toyCard{"Bell", 2, point},
		toyCard{"Echo", 1, forced(React, toyGets)})
	g := newToy(t, r, 2)
	g.lay(g.Zone(0, toyHand), "Hero")
	g.lay(g.Zone(0, toyBoard), "Echo", "Bell")
	g.lay(g.Zone(1, toyBoard), "Bell")
	g.play(0, "Hero", nil)
	g.tells(`
		Ann plays Hero: Ann hand -> Ann board
		  Bell acts for Ann
		    Ann gets +1 (now 1)
		  Bell acts for Ben
		    Ben gets +1 (now 1)
		  Echo acts for Ann
		  Echo acts for Ann
		`)
}

func TestWaitAbilityThatPlaysACardResolvesItBeforeTheRestOfTheWave(t *testing.T) {
	encore := []Ability{ability(React, true, func(m *Match, a *Acting) {
		if c := m.Top(m.Zone(a.Player, toyHand)); c != 0 {
			m.Begin()
			m.Do(Event{Kind: toyPlays, Actor: a.Player, Player: a.Player, Card: c, To: m.Zone(a.Player, toyBoard),
				Cite: Cite(toyMoves)})
			gets(m, a.Player, 1)
			m.End()
		}
	}, toyPlays)}
	r := toyRules(waits, nil, toyCard{"Hero", 2, nil}, toyCard{"Encore", 1, encore},
		toyCard{"Bell", 1, forced(React, toyPlays)})
	g := newToy(t, r, 2)
	g.lay(g.Zone(0, toyHand), "Hero", "Hero")
	g.lay(g.Zone(0, toyBoard), "Encore", "Bell")
	g.play(0, "Hero", nil)
	g.tells(`
		Ann plays Hero: Ann hand -> Ann board
		  Encore acts for Ann
		    Ann plays Hero: Ann hand -> Ann board
		    Ann gets +1 (now 1)
		  Bell acts for Ann
		  Encore acts for Ann
		  Bell acts for Ann
		`)
}

func TestWaitTriggerOfACardThatHasLeft(t *testing.T) {
	for _, c := range []struct {
		name  string
		ready func(*Match, *Acting) bool
		want  string
	}{
		{"acts all the same", nil, `
			Ann plays Hero: Ann hand -> Ann board
			  Ann destroys Bell: Ben board -> grave
			  Bell acts for Ben
			`},
		{"unless it needs its card", stay, `
			Ann plays Hero: Ann hand -> Ann board
			  Ann destroys Bell: Ben board -> grave
			`},
	} {
		t.Run(c.name, func(t *testing.T) {
			bell := forced(React, toyPlays)
			bell[0].StillDue = c.ready
			g := newToy(t, toyRules(waits, nil, toyCard{"Hero", 1, nil}, toyCard{"Bell", 1, bell}), 2)
			g.lay(g.Zone(0, toyHand), "Hero")
			g.lay(g.Zone(1, toyBoard), "Bell")
			g.play(0, "Hero", func() { destroys(g.Match, 0, g.card("Bell", 1)) })
			g.tells(c.want)
		})
	}
}

func TestWaitACardThatCameBackIsAnother(t *testing.T) {
	bell := forced(React, toyPlays)
	bell[0].StillDue = stay
	g := newToy(t, toyRules(waits, nil, toyCard{"Hero", 1, nil}, toyCard{"Bell", 1, bell}), 2)
	g.lay(g.Zone(0, toyHand), "Hero")
	g.lay(g.Zone(1, toyBoard), "Bell")
	g.play(0, "Hero", func() {
		c := g.card("Bell", 1)
		destroys(g.Match, 0, c)
		g.Do(Event{Kind: toyDraws, Actor: 1, Player: 1, Card: c, To: g.Zone(1, toyBoard), Cite: Cite(toyMoves)})
	})
	g.tells(`
		Ann plays Hero: Ann hand -> Ann board
		  Ann destroys Bell: Ben board -> grave
		  Ben draws Bell: grave -> Ben board
		`)
}

func TestSelfAbilityActsWhereverItsCardLay(t *testing.T) {
	phoenix := forced(React, toyDestroys)
	phoenix[0].Self, phoenix[0].Where = true, 0
	saw := Zone(-1)
	phoenix[0].Do = func(m *Match, a *Acting) {
		saw = a.Event.From
		m.Say(Event{Kind: toyActed, Player: a.Player, Source: a.Source.Card, Cite: Cite(toyActs)})
	}
	for _, c := range []struct {
		name   string
		policy Policy
		want   string
	}{
		{"waiting", waits, `
			Ann destroys Phoenix: Ben hand -> grave
			Phoenix acts for Ben
			`},
		{"at once", rounds, `
			Ann destroys Phoenix: Ben hand -> grave
			  Phoenix acts for Ben
			`},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := newToy(t, toyRules(c.policy, nil, toyCard{"Phoenix", 1, phoenix}, toyCard{"Pebble", 1, nil}), 2)
			g.lay(g.Zone(1, toyHand), "Phoenix", "Pebble")
			g.Begin()
			destroys(g.Match, 0, g.card("Phoenix", 1))
			g.End()
			g.tells(c.want)
			if saw != g.Zone(1, toyHand) {
				t.Errorf("it saw itself leave zone %d, not the hand", saw)
			}
			destroys(g.Match, 0, g.card("Pebble", 1))
			if n := len(g.Log.Events); n != 3 {
				t.Errorf("it acted on another card too: %s", g.story())
			}
		})
	}
}

func TestWaitReactionIsJudgedWhenAnnouncedAndToldWhatHappened(t *testing.T) {
	told := Event{}
	bell := []Ability{ability(React, true, func(_ *Match, a *Acting) { told = *a.Event }, toyGets)}
	bell[0].If = func(m *Match, a *Acting) bool { return m.Count(0, toyPoints) == 0 }
	g := newToy(t, toyRules(waits, nil, toyCard{"Bell", 1, bell}), 2)
	g.lay(g.Zone(1, toyBoard), "Bell")
	g.Begin()
	g.gets(0, 4)
	g.gets(0, 3) // not any more: the points are there when this is announced
	g.End()
	g.tells(`
		Ann gets +4 (now 4)
		Ann gets +3 (now 7)
		Bell acts for Ben
		`)
	if told.Now != 4 || told.N != 4 {
		t.Errorf("it was told %+v, not the first event as it happened", told)
	}
}

func TestWaitWithoutAResolutionReactionsFollowAtOnce(t *testing.T) {
	g := newToy(t, toyRules(waits, nil, toyCard{"Bell", 1, forced(React, toyGets)}), 2)
	g.lay(g.Zone(1, toyBoard), "Bell")
	g.gets(0, 1)
	g.gets(1, 1)
	if len(g.Log.Events) != 4 || g.Log.Events[1].Kind != toyActed || g.Log.Events[3].Kind != toyActed {
		t.Error(g.story())
	}
	if g.Queued() != 0 || g.Resolving() {
		t.Error("something still waits")
	}
}

func TestWaitOptionalReactionIsAskedWhenItIsDue(t *testing.T) {
	r := toyRules(waits, nil, toyCard{"Hero", 1, nil}, toyCard{"Bell", 2, may(React, toyPlays)})
	g := newToy(t, r, 2, "Ann declines", "Ben uses Bell")
	g.lay(g.Zone(0, toyHand), "Hero")
	g.lay(g.Zone(0, toyBoard), "Bell")
	g.lay(g.Zone(1, toyBoard), "Bell")
	g.play(0, "Hero", func() { g.gets(0, 1) })
	g.tells(`
		Ann plays Hero: Ann hand -> Ann board
		  Ann gets +1 (now 1)
		  use it? Ann declines; or: uses Bell
		  use it? Ben uses Bell; or: declines
		  Bell acts for Ben
		`)
}

func TestWaitAmongEqualsAgeDecides(t *testing.T) {
	r := toyRules(waits, forced(React, toyGets), toyCard{"Bell", 1, forced(React, toyGets)},
		toyCard{"Drum", 1, forced(React, toyGets)},
		toyCard{"Horn", 1, forced(React, toyGets)}, toyCard{"Star", 1, nil})
	g := newToy(t, r, 2)
	g.lay(g.Zone(0, toyBoard), "Drum", "Bell")
	g.lay(toyRow, "Horn")
	g.Last(Effect{Ability: 1, Source: g.Ref(g.card("Star", 1)), Player: 0})
	g.Begin()
	g.gets(0, 1)
	g.End()
	g.tells(`
		Ann gets +1 (now 1)
		Drum acts for Ann
		Bell acts for Ann
		Star acts for Ann
		Horn acts for nobody
		`)
}

func TestWaitDelayedEffectsActBeforeAnyReaction(t *testing.T) {
	r := toyRules(waits, nil, toyCard{"Hero", 1, nil}, toyCard{"Bell", 1, forced(React, toyPlays)},
		toyCard{"Fuse", 1, forced(Delayed, toyPlays)})
	g := newToy(t, r, 2)
	g.lay(g.Zone(0, toyHand), "Hero")
	g.lay(g.Zone(0, toyBoard), "Bell")
	g.lay(g.Zone(1, toyBoard), "Fuse") // later in player order, yet first
	g.play(0, "Hero", func() { g.gets(0, 1) })
	g.tells(`
		Ann plays Hero: Ann hand -> Ann board
		  Fuse acts for Ben
		  Ann gets +1 (now 1)
		  Bell acts for Ann
		`)
}

func TestWaitInterruptsDoNotWait(t *testing.T) {
	r := toyRules(waits, nil, toyCard{"Hero", 1, nil}, toyCard{"Guard", 1, forced(Interrupt, toyGets)},
		toyCard{"Bell", 1, forced(React, toyGets)})
	g := newToy(t, r, 2)
	g.lay(g.Zone(0, toyHand), "Hero")
	g.lay(g.Zone(1, toyBoard), "Guard", "Bell")
	g.play(0, "Hero", func() { g.gets(0, 1) })
	g.tells(`
		Ann plays Hero: Ann hand -> Ann board
		  Guard acts for Ben
		  Ann gets +1 (now 1)
		  Bell acts for Ben
		`)
}

// An event outside any resolution is one of its own: what it triggers waits until it has happened in full.
func TestWaitAnEventIsAResolutionOfItsOwn(t *testing.T) {
	strikes := func(s Stage) []Ability {
		return []Ability{ability(s, true, func(m *Match, a *Acting) {
			destroys(m, a.Player, m.Top(m.Zone(1, toyBoard)))
			gets(m, 1, 5)
		}, toySets)}
	}
	for _, c := range []struct {
		name  string
		stage Stage
		want  string
	}{
		{"interrupt", Interrupt, `
			Strike acts for Ann
			  Ann destroys Hero: Ben board -> grave
			  Ben gets +5 (now 5)
			Ann's luck is 3
			Bell acts for Ann
			Drum acts for Ann
			`},
		{"delayed effect", Delayed, `
			Ann's luck is 3
			  Strike acts for Ann
			    Ann destroys Hero: Ben board -> grave
			    Ben gets +5 (now 5)
			Drum acts for Ann
			Bell acts for Ann
			`},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := toyRules(waits, nil, toyCard{"Strike", 1, strikes(c.stage)}, toyCard{"Hero", 1, nil},
				toyCard{"Bell", 1, forced(React, toyDestroys)}, toyCard{"Drum", 1, forced(React, toySets)})
			g := newToy(t, r, 2)
			g.lay(g.Zone(0, toyBoard), "Strike", "Bell", "Drum")
			g.lay(g.Zone(1, toyBoard), "Hero")
			g.Do(Event{Kind: toySets, Actor: 0, Player: 0, N: 3, Cite: Cite(toyCounts)})
			// Whether reactions stand under their cause is the kernel's; their order is what counts.
			got := strings.ReplaceAll(g.story(), " ", "")
			if want := strings.ReplaceAll(strings.ReplaceAll(strings.TrimPrefix(c.want, "\n"), "\t", ""), " ",
				""); got != want {
				t.Errorf("the story is\n%s", g.story())
			}
		})
	}
}

func TestWaitOwnIsCitedByWhatFollowsAnotherEffectOfTheSamePlayer(t *testing.T) {
	p := waits
	p.Own = toyOrders
	point := []Ability{ability(React, true, func(m *Match, a *Acting) { gets(m, a.Player, 1) }, toyPlays)}
	g := newToy(t, toyRules(p, nil, toyCard{"Hero", 1, nil}, toyCard{"Bell", 4, point}), 2)
	g.lay(g.Zone(0, toyHand), "Hero")
	g.lay(g.Zone(0, toyBoard), "Bell", "Bell")
	g.lay(g.Zone(1, toyBoard), "Bell", "Bell")
	g.play(0, "Hero", nil)
	g.gets(0, 1)
	g.tells(`
		Ann plays Hero: Ann hand -> Ann board
		  Bell acts for Ann
		    Ann gets +1 (now 1)
		  Bell acts for Ann
		    Ann gets +1 (now 2)
		  Bell acts for Ben
		    Ben gets +1 (now 1)
		  Bell acts for Ben
		    Ben gets +1 (now 2)
		Ann gets +1 (now 3)
		`)
	for i, want := range []bool{false, false, false, true, true, false, false, true, true, false} {
		if got := g.Log.Events[i].Cite.Has(toyOrders); got != want {
			t.Errorf("event %d cites the order among one player's effects: %v", i, got)
		}
	}
}
