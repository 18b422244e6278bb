package engine_test

import (
	"testing"

	. "tablereferee/engine"
)

// With Policy.Closes a replacement acts among the interrupts, and what it has replaced is closed to those that follow.

func TestAReplacementClosesTheWindow(t *testing.T) {
	for _, c := range []struct {
		name    string
		board   []string // Ann's
		hers    []string // Ben's
		answers []string
		want    string
		closed  bool // an interrupt was shut out
		latest  bool // one replacement has taken the place of another
	}{
		{"a forced one comes before every optional interrupt, and none follows", []string{"Guard"}, []string{"Two"}, nil, `
			Two acts for Ben
			Ann gets +2 (now 2)
			`, true, false},
		{"nothing was shut out", nil, []string{"Two"}, nil, `
			Two acts for Ben
			Ann gets +2 (now 2)
			`, false, false},
		{"forced replacements follow each other, on the event as announced", []string{"Two", "Three", "Guard"}, nil, []string{"Ann uses Two"}, `
			which first? Ann uses Two; or: uses Three
			Two acts for Ann
			Three acts for Ann
			Ann gets +3 (now 3)
			`, true, true},
		{"one player orders them among the forced interrupts", []string{"Wall", "Two"}, nil, []string{"Ann uses Wall"}, `
			which first? Ann uses Wall; or: uses Two
			Wall acts for Ann
			Two acts for Ann
			Ann gets +2 (now 2)
			`, false, false},
		{"a forced interrupt that comes later is shut out, too", []string{"Wall", "Two"}, nil, []string{"Ann uses Two"}, `
			which first? Ann uses Two; or: uses Wall
			Two acts for Ann
			Ann gets +2 (now 2)
			`, true, false},
		{"an optional one, once it is used", []string{"Five"}, []string{"Guard"}, []string{"Ann uses Five"}, `
			use it? Ann uses Five; or: declines
			Five acts for Ann
			Ann gets +5 (now 5)
			`, true, false},
		{"an optional one that is not used", []string{"Five"}, []string{"Guard"}, []string{"Ann declines", "Ben uses Guard", "Ann uses Five"}, `
			use it? Ann declines; or: uses Five
			use it? Ben uses Guard; or: declines
			Guard acts for Ben
			use it? Ann uses Five; or: declines
			Five acts for Ann
			Ann gets +5 (now 5)
			`, false, false},
		{"nothing may come instead, and the rest is closed", []string{"Vest", "Guard"}, []string{"Bell"}, nil, `
			Vest acts for Ann
			it does not happen
			`, true, false},
		{"cancelling closes it as well", []string{"Veto", "Guard"}, []string{"Bell"}, nil, `
			Veto acts for Ann
			it does not happen
			`, true, false},
		{"a replacement does not undo what was cancelled", []string{"Veto", "Two"}, nil, []string{"Ann uses Veto"}, `
			which first? Ann uses Veto; or: uses Two
			Veto acts for Ann
			it does not happen
			`, true, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			vest := []Ability{ability(Replace, true, func(_ *Match, a *Acting) { a.Event.Kind = NoKind }, toyGets)}
			r := toyRules(closing, nil, toyCard{"Two", 1, times(2, true)}, toyCard{"Three", 1, times(3, true)},
				toyCard{"Five", 1, times(5, false)},
				toyCard{"Wall", 1, forced(Interrupt, toyGets)}, toyCard{"Guard", 1, may(Interrupt, toyGets)},
				toyCard{"Vest", 1, vest},
				toyCard{"Veto", 1, cancels(true, toyGets)}, toyCard{"Bell", 1, forced(React, toyGets)})
			g := newToy(t, r, 2, c.answers...)
			g.lay(g.Zone(0, toyBoard), c.board...)
			g.lay(g.Zone(1, toyBoard), c.hers...)
			g.gets(0, 1)
			g.tells(c.want)
			last := g.Log.Events[len(g.Log.Events)-1]
			if got := last.Cite.Has(toySwitch); got != c.closed {
				t.Errorf("that the window is closed is cited: %v", got)
			}
			if got := last.Cite.Has(toyMoves); got != c.latest {
				t.Errorf("that the latest replacement wins is cited: %v", got)
			}
		})
	}
}

// TestInterruptsWithoutRoundsClose: what is replaced is closed too where every optional ability is asked for once.
func TestInterruptsWithoutRoundsClose(t *testing.T) {
	p := Policy{First: bySeat, Closes: toySwitch}
	r := toyRules(p, nil, toyCard{"Five", 1, times(5, false)}, toyCard{"Guard", 2, may(Interrupt, toyGets)})
	g := newToy(t, r, 2, "Ann declines", "Ann uses Five")
	g.lay(g.Zone(0, toyBoard), "Guard", "Five")
	g.lay(g.Zone(1, toyBoard), "Guard")
	g.gets(0, 1)
	g.tells(`
		use it? Ann declines; or: uses Guard
		use it? Ann uses Five; or: declines
		Five acts for Ann
		Ann gets +5 (now 5)
		`)
}

// TestAnInterruptSeesWhereACardComesFrom, in whichever way the card is going to move.
func TestAnInterruptSeesWhereACardComesFrom(t *testing.T) {
	for _, op := range []Op{MoveCard, Attach, Shift, TakeOver} {
		watch := ability(Interrupt, true, nil, toyPlays)
		watch.If = func(_ *Match, a *Acting) bool { return a.Event.From == toyDeck }
		r := toyRules(rounds, nil, toyCard{"Bell", 2, nil}, toyCard{"Watch", 1, []Ability{watch}})
		r.Kinds[toyPlays].Op = op
		g := newToy(t, r, 2)
		g.lay(toyDeck, "Bell")
		g.lay(toyGrave, "Bell")
		g.lay(toyRow, "Watch")
		for i, acts := range []bool{true, false} {
			before := len(g.Log.Events)
			g.Do(Event{Kind: toyPlays, Actor: 0, Player: 0, Card: g.card("Bell", 1+i), To: g.Zone(0, toyBoard),
				Target: g.card("Watch", 1), Cite: Cite(toyMoves)})
			if acted := len(g.Log.Events) == before+2; acted != acts {
				t.Errorf("op %d: from %s an interrupt acts: %v", op, []string{"the deck", "the grave"}[i], acted)
			}
		}
	}
}
