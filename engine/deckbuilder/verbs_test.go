package deckbuilder_test

import (
	"slices"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/foreverevil/book"

	db "tablereferee/engine/deckbuilder"

	fe "tablereferee/engine/foreverevil"
)

func by(g *db.Match, p engine.Player) db.By {
	c := g.Top(g.Zone(p, db.Character))
	return db.By{Player: p, Self: c, Text: c, Cite: g.Card(c).Cite}
}

// TestGaining: a gained card costs nothing, unless a run has it otherwise.
func TestGaining(t *testing.T) {
	for _, c := range []struct {
		name   string
		free   bool
		power  int
		gained bool
		left   int
	}{
		{"free, without Power", true, 0, true, 0},
		{"free, with Power", true, 9, true, 9},
		{"paid for, one short", false, 3, false, 3},
		{"paid for, just enough", false, 4, true, 0},
		{"paid for, with some left", false, 6, true, 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			l := layout{zones: map[engine.Zone][]string{db.LineUp: {"Giganta"}},
				count: map[engine.Player]map[string]int{0: {"power": c.power}}}
			if !c.free {
				l.rules = map[engine.Clause]int16{book.GainFree: 0}
			}
			g := lay(t, l)
			x := card(g, db.LineUp, "Giganta")
			g.GainCard(by(g, 0), 0, x)
			if gained := g.In(x) == g.Zone(0, db.Discard); gained != c.gained || g.Count(0, db.Power) != c.left {
				t.Errorf("gained %v, Power %d", gained, g.Count(0, db.Power))
			}
		})
	}
}

// TestTokensAreNeverOwed: nobody gains, loses or loses to a thief more Victory Point tokens than there are.
func TestTokensAreNeverOwed(t *testing.T) {
	g := lay(t, layout{count: map[engine.Player]map[string]int{0: {"vp": 1}, 1: {"vp": 2}}})
	vp := func(want0, want1 int) {
		t.Helper()
		if a, b := g.Count(0, db.VP), g.Count(1, db.VP); a != want0 || b != want1 {
			t.Fatalf("%d and %d tokens, not %d and %d", a, b, want0, want1)
		}
	}
	g.GainTokens(by(g, 0), 0, -3)
	vp(1, 2)
	g.GainTokens(by(g, 0), 0, 2)
	vp(3, 2)
	if n := g.LoseTokens(by(g, 0), 1, 5); n != 2 {
		t.Errorf("lost %d", n)
	}
	vp(3, 0)
	g.StealTokens(by(g, 0), 0, 1, 1)
	vp(3, 0)
	g.StealTokens(by(g, 1), 1, 0, 2)
	vp(1, 2)
}

// TestDrawing: an empty deck is made anew only when a card of it is needed, and what is not there is not drawn.
func TestDrawing(t *testing.T) {
	g := lay(t, layout{of: [2]map[int][]string{{db.Deck: {"Punch", "Kick"}, db.Discard: {"Mallet"}}}})
	deck, pile := g.Zone(0, db.Deck), g.Zone(0, db.Discard)
	if n := g.Draw(by(g, 0), 0, 2); n != 2 || g.Len(deck) != 0 || g.Len(pile) != 1 {
		t.Errorf("drew %d; deck %d, discard pile %d", n, g.Len(deck), g.Len(pile))
	}
	if c := g.Reveal(by(g, 0), 0); c == 0 || g.Card(c).ID != "mallet" || g.Len(pile) != 0 {
		t.Error("the discard pile is not made into the deck when its top is wanted")
	}
	if n := g.Draw(by(g, 0), 0, 3); n != 1 {
		t.Errorf("drew %d of the one card that is left", n)
	}
	if g.Reveal(by(g, 0), 0) != 0 || g.EnsureDeck(0, book.ShuffleWhenNeeded) {
		t.Error("there is a card in a deck of none")
	}
}

// TestDestroyedCardsLeaveTheGame: wherever they lay, and Kicks and Weaknesses do not go back to their stacks.
func TestDestroyedCardsLeaveTheGame(t *testing.T) {
	for _, c := range []struct {
		off  engine.Clause // 0: none
		name string
		to   func(g *db.Match) engine.Zone
	}{
		{0, "Kick", func(*db.Match) engine.Zone { return db.Destroyed }},
		{0, "Weakness", func(*db.Match) engine.Zone { return db.Destroyed }},
		{0, "Mallet", func(*db.Match) engine.Zone { return db.Destroyed }},
		{book.DestroyNoReturn, "Kick", func(*db.Match) engine.Zone { return db.KickStack }},
		{book.DestroyNoReturn, "Weakness", func(*db.Match) engine.Zone { return db.WeaknessStack }},
		{book.DestroyNoReturn, "Mallet", func(*db.Match) engine.Zone { return db.Destroyed }},
		{book.DestroyPile, "Mallet", func(*db.Match) engine.Zone { return engine.Box }},
		{book.DestroyOutOfGame, "Mallet", func(g *db.Match) engine.Zone { return g.Zone(0, db.Discard) }},
	} {
		l := layout{of: [2]map[int][]string{{db.Hand: {c.name}}}}
		if c.off != 0 {
			l.rules = map[engine.Clause]int16{c.off: 0}
		}
		g := lay(t, l)
		x := card(g, g.Zone(0, db.Hand), c.name)
		g.Destroy(by(g, 0), x)
		if g.In(x) != c.to(g) {
			t.Errorf("%s, without %q: it lies in zone %d", c.name, g.Rules.Book.ID(c.off), g.In(x))
		}
	}
}

// TestFirstAppearanceIsNobodysTurn: it happens during no turn; where a run has it belong to the turn that has ended, it
// does, and no longer than it lasts.
func TestFirstAppearanceIsNobodysTurn(t *testing.T) {
	for _, outside := range []bool{true, false} {
		l := layout{zones: map[engine.Zone][]string{db.BossStack: {"Aquaman"}}}
		want := engine.NoPlayer
		if !outside {
			l.rules, want = map[engine.Clause]int16{book.FirstAppearanceOutsideTurns: 0}, 1
		}
		g := lay(t, l)
		attacks := 0
		g.Probe = func(m *engine.Match, e *engine.Event) {
			if e.Kind == db.Attack {
				attacks++
				if g.Active() != want {
					t.Errorf("outside %v: it is the turn of %d", outside, g.Active())
				}
			}
		}
		if err := g.Run(func() { g.FirstAppearance(g.Top(db.BossStack), 1) }); err != nil {
			t.Fatal(err)
		}
		if attacks != 2 || g.Active() != engine.NoPlayer {
			t.Errorf("outside %v: %d attacked, afterwards it is the turn of %d", outside, attacks, g.Active())
		}
	}
}

// TestTheTypesOfACardWhereItLies: what is printed, what it is for whoever owns it, and what a text that it carries
// makes of it.
func TestTheTypesOfACardWhereItLies(t *testing.T) {
	const every = db.Hero | db.Villain | db.Equipment | db.SuperPower
	played := slices.IndexFunc(fe.Game.Rules("en").Deeds, func(d engine.Deed) bool { return d.ID == "played" })
	g := lay(t, layout{
		zones: map[engine.Zone][]string{db.Destroyed: {"Element Woman"}},
		of: [2]map[int][]string{{db.Hand: {"Element Woman", "Kick"}, db.InPlay: {"Firestorm", "Mallet"},
			db.OnCharacter: {"Element Woman"}}},
		marks: map[string]engine.Marks{"Firestorm": {Flags: db.Carrying | db.TakesTypes, Earlier: 1 << played}},
	})
	for _, c := range []struct {
		name string
		z    engine.Zone
		want db.Types
	}{
		{"Element Woman", db.Destroyed, db.Hero}, {"Element Woman", g.Zone(0, db.Hand), every},
		{"Kick", g.Zone(0, db.Hand), db.SuperPower}, {"Firestorm", g.Zone(0, db.InPlay), every},
		{"Mallet", g.Zone(0, db.InPlay), db.Equipment},
	} {
		if got := g.TypesOf(card(g, c.z, c.name)); got != c.want {
			t.Errorf("%s in zone %d is of the types %b, not %b", c.name, c.z, got, c.want)
		}
	}
}
