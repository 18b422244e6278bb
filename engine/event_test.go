package engine_test

import (
	"strings"
	"testing"
	"unsafe"

	. "tablereferee/engine"
)

// TestEventIsSmall: an event is copied wherever it goes. One of 40 bytes makes a reaction a third slower, and writing
// the log a tenth.
func TestEventIsSmall(t *testing.T) {
	if n := unsafe.Sizeof(Event{}); n > 32 {
		t.Errorf("an event takes %d bytes", n)
	}
}

// TestTagsSayWhere: where a card goes and what a game says of it do not stand in each other's way.
func TestTagsSayWhere(t *testing.T) {
	for _, at := range [...]Pos{Default, Top, Bottom} {
		if tags := at.Tags() | FirstTag; tags.Pos() != at || !tags.Has(FirstTag) || tags.Has(FirstTag<<1) {
			t.Errorf("%d: %b", at, tags)
		}
	}
}

// TestEventsFindWhatTheLogKeeps: what was asked, refused and proven stands beside the events, in their order, and each
// event finds its own.
func TestEventsFindWhatTheLogKeeps(t *testing.T) {
	g := newToy(t, toyRules(rounds, nil, toyCard{name: "Bell"}, toyCard{name: "Watch"}), 2, "Ann plays Bell",
		"Ben plays Watch")
	g.lay(g.Zone(0, toyHand), "Bell")
	g.lay(g.Zone(1, toyHand), "Watch")
	g.Log = NewLog(g.Match, toyNames[:2])
	for p := range Player(2) {
		q := g.Question(p, askMove, 0, Cite(toyAsks))
		q.Always = true
		q.Cards(verbPlays, g.Zone(p, toyHand), nil)
		g.Refuse(q, Attempt{Player: p, Verb: verbEnds, Whom: NoPlayer},
			Refusal{Cite: Cite(toyAsks), Card: g.card("Bell", 1), N: int32(p)})
		g.Probe = nil // what is proven rests on no clause
		g.Claim(Text{toyNames[p] + " goes on"})
		g.Ask(q)
	}
	g.tells(`
		REFUSED: Ann ends the turn: Ann may not touch Bell: 0 of 0; legal: plays Bell
		proven: Ann goes on
		Ann plays Bell
		REFUSED: Ben ends the turn: Ben may not touch Bell: 1 of 0; legal: plays Watch
		proven: Ben goes on
		Ben plays Watch
`)
}

// TestALostClauseIsAnError: an event that rests on more clauses than there is room for breaks an invariant of every
// game.
func TestALostClauseIsAnError(t *testing.T) {
	g := newToy(t, toyRules(rounds, nil), 1)
	watch := (&Game{}).Watcher()
	e := Event{Kind: toyTells, Cite: Cite(toyMoves, toyCounts, toyAsks, toyActs, toyOrders)}
	if err := watch(g.Match, &e); err != nil {
		t.Error(err)
	}
	general := e
	general.Cite = e.Cite.AndIfRoom(toySwitch)
	if err := watch(g.Match, &general); err != nil || general != e {
		t.Errorf("what is cited if there is room: %v", err)
	}
	e.Cite = e.Cite.And(toySwitch)
	err := watch(g.Match, &e)
	if err == nil {
		t.Fatal("a clause is lost in silence")
	}
	for _, want := range []string{"(tell)", "toy.moves, toy.counts, toy.asks, toy.acts, toy.orders;", "AndIfRoom"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%q is not in: %v", want, err)
		}
	}
	// The author of a card cannot say which may be left out.
	g.Match.Rules.Cards = append(g.Match.Rules.Cards, CardInfo{Origin: Invented})
	if err := watch(g.Match, &e); err != nil {
		t.Errorf("with a card of somebody's own: %v", err)
	}
}
