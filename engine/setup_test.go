package engine_test

import (
	"errors"
	"math"
	"slices"
	"strings"
	"testing"

	. "tablereferee/engine"
	"tablereferee/engine/log"
)

func TestSetupLaysWhatIsFixed(t *testing.T) {
	g := newToy(t, toyRules(waits, nil, toyCard{"A", 2, nil}, toyCard{"B", 2, nil}, toyCard{"C", 1, nil}), 2)
	hand, pile := g.Zone(0, toyHand), g.Zone(1, toyPile)
	s := &Setup{
		Zones: []ZoneSetup{
			{Zone: toyGrave, Cards: []Def{2, 1}}, // top first, though its cards usually go on top
			{Zone: hand, Cards: []Def{1, 2}, Marks: []Marks{{}, {Tokens: [Tokens]int16{3}}}},
			{Zone: toyDeck, Cards: []Def{3}, Top: true},
		},
		Counts: []CountSetup{{Player: 1, Info: 0, N: 4}},
		Sizes:  map[Zone]int{toyRow: 3},
	}
	if err := g.Lay(s); err != nil {
		t.Fatal(err)
	}
	if err := g.LayTops(s); err != nil {
		t.Fatal(err)
	}
	if err := g.Check(); err != nil {
		t.Fatal(err)
	}
	for z, want := range map[Zone][]string{toyGrave: {"B", "A"}, hand: {"A", "B"}, toyDeck: {"C"}, Box: {}, pile: {}} {
		if got := g.zoneNames(z); !slices.Equal(got, want) {
			t.Errorf("zone %d holds %v, not %v", z, got, want)
		}
	}
	if g.Count(1, toyPoints) != 4 || g.Tokens(g.Bottom(hand), 0) != 3 || g.Marked(g.Top(hand)) {
		t.Error("a number is not as fixed")
	}
	if !s.Has(toyGrave) || s.Has(toyDeck) || s.Has(pile) {
		t.Error("Has is wrong about what is fixed as a whole")
	}
	g.Log = NewLog(g.Match, toyNames[:2])
	g.Log.Given = g.GivenBy(s)
	want := "given deck top: C\ngiven grave: B, A\ngiven Ann hand: A, B (token 3)\ngiven Ben points: 4\ngiven row: 3 cards\n"
	if got := string(log.Text(g.Log, EN)); !strings.Contains(got, want) {
		t.Errorf("the log says\n%s\nand should say\n%s", got, want)
	}
}

// TestTheLinesOfNamedCards: every card that a script names keeps its line, and one that it does not name has the line
// of its place.
func TestTheLinesOfNamedCards(t *testing.T) {
	g := newToy(t, toyRules(waits, nil, toyCard{"A", 3, nil}), 2)
	s := &Setup{Zones: []ZoneSetup{{Zone: toyGrave, Line: 9}}}
	one, two, other := g.card("A", 1), g.card("A", 2), g.card("A", 3)
	g.lay(toyGrave, "A", "A", "A")
	g.NameOn(one, 3)
	g.NameOn(two, 5)
	g.NameOn(other, 0)
	for c, want := range map[CardID]int{one: 3, two: 5, other: 9} {
		if got := g.LineOf(s, c); got != want {
			t.Errorf("card %d is named on line %d, not %d", c, got, want)
		}
	}
}

// TestMarksOnTopAreRead: what cannot lie on a card is refused of one that is to lie on top, too.
func TestMarksOnTopAreRead(t *testing.T) {
	r := toyRules(waits, nil, toyCard{"A", 8, nil})
	on := map[CardID]Clauses{}
	r.HostZone = func(_ *Match, host CardID, _ Def, _ Player) (Zone, Clauses) { return toyRow, on[host] }
	g := newToy(t, r, 2)
	try := func(with ...Marked) (impossible *SetupError) {
		err := g.LayTops(&Setup{Zones: []ZoneSetup{{Zone: toyDeck, Cards: []Def{1, 1}, Top: true,
			Marks: []Marks{{}, {With: with}}}}})
		errors.As(err, &impossible)
		return impossible
	}
	on[1], on[2] = Cite(toyMoves), Cite(toyMoves)
	if err := try(Marked{Card: 1, Line: 7}); err == nil || err.Line != 7 {
		t.Errorf("a card attached on top of a deck: %v", err)
	}
	clear(on) // and what cannot lie on a card that lies on it
	on[3] = Cite(toyMoves)
	if err := try(Marked{Card: 1, Line: 8, Marks: Marks{With: []Marked{{Card: 1, Line: 9}}}}); err == nil ||
		err.Line != 9 {
		t.Errorf("a card attached to one that is attached: %v", err)
	}
}

// TestRulesHoldWhatSetsCanName: a set of kinds of events holds 256 of them, and rules with one more are a mistake of
// who declares them.
func TestRulesHoldWhatSetsCanName(t *testing.T) {
	for n, falls := range map[int]bool{256: false, 257: true} {
		r := toyRules(waits, nil)
		for len(r.Kinds) < n {
			r.Kinds = append(r.Kinds, KindInfo{Name: "idle"})
		}
		func() {
			defer func() {
				if fell := recover() != nil; fell != falls {
					t.Errorf("%d kinds: fell over %v", n, fell)
				}
			}()
			r.Complete()
		}()
	}
}

func TestTopsComeFromTheRestOfTheirZoneElseFromTheBox(t *testing.T) {
	g := newToy(t, toyRules(waits, nil, toyCard{"A", 2, nil}, toyCard{"B", 1, nil}, toyCard{"C", 1, nil}), 2)
	g.lay(toyDeck, "B", "A", "A")
	if err := g.LayTops(&Setup{Zones: []ZoneSetup{{Zone: toyDeck, Cards: []Def{1, 3, 1}, Top: true}}}); err != nil {
		t.Fatal(err)
	}
	if got := g.zoneNames(toyDeck); !slices.Equal(got, []string{"A", "C", "A", "B"}) {
		t.Errorf("the deck is %v", got)
	}
	if err := g.Check(); err != nil {
		t.Fatal(err)
	}
}

func TestSetupWantsMoreCopiesThanThereAre(t *testing.T) {
	r := toyRules(waits, nil, toyCard{"A", 2, nil})
	s := &Setup{Zones: []ZoneSetup{{Zone: toyGrave, Cards: []Def{1, 1, 1}, Line: 12}}}
	g := newToy(t, r, 2)
	err := g.Lay(s)
	var no *SetupError
	if !errors.As(err, &no) || no.Line != 12 || !no.Cite.Has(toyMoves) || !strings.Contains(no.Error(), "A") ||
		no.Msg[FR] == "" {
		t.Errorf("the error is %v", err)
	}
	s.AsIf = true
	g = newToy(t, r, 2)
	if err := g.Lay(s); err != nil {
		t.Fatal(err)
	}
	if err := g.Check(); err != nil || g.CardCount() != 3 || g.Len(toyGrave) != 3 {
		t.Errorf("%v: %d cards, %d in the grave", err, g.CardCount(), g.Len(toyGrave))
	}
	for range 5 { // the added card is one like any other
		g.Do(Event{Kind: toyShuffles, To: toyGrave, Cite: Cite(toyMoves)})
	}
	if !g.Clone().Equal(g.Table) {
		t.Error("a clone differs")
	}
}

// TestASetUpWordTakesWholeNumbersUpToItsGreatest.
func TestASetUpWordTakesWholeNumbersUpToItsGreatest(t *testing.T) {
	w := SetupWord{Most: 3}
	for n, takes := range map[float64]bool{-1: false, -0.5: false, 0: true, 1: true, 1.5: false, 3: true, 4: false,
		math.Inf(1): false, math.Inf(-1): false} {
		if w.Takes(n) != takes {
			t.Errorf("it takes %v: %v", n, !takes)
		}
	}
	if w.Takes(math.NaN()) {
		t.Error("it takes what is no number")
	}
}
