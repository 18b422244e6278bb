package explore

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
)

// simple is a position whose lines of play a person can count.
func simple() *position {
	return &position{
		seats: []seat{
			{character: "Lex Luthor", hand: []string{"Giganta", "Punch", "Punch", "Punch"},
				deck: []string{"Punch", "Punch", "Punch", "Punch", "Kick", "Kick"}, discard: []string{}},
			{character: "Sinestro", hand: []string{"Punch"}, deck: []string{"Punch", "Punch", "Punch", "Punch", "Punch",
				"Punch"}},
		},
		lineUp: []string{"Stargirl", "Superwoman", "Ultraman", "Pandora", "Power Armor"},
		main:   []string{"Vibe", "Grid", "Mallet", "Steel", "Owlman", "Despero"},
	}
}

// answer looks into a claim with no horizon but the turns.
func answer(t *engine.Table, kind Kind, turns int, that ...Term) *Outcome {
	return Answer(&Plan{Game: game, From: t, Kind: kind, That: that, Moves: Endless, Turns: turns, States: 100_000})
}

// Claims whose answers are known from the cards.
func TestKnownAnswers(t *testing.T) {
	table := simple().table(t)
	r := table.Rules()
	power, vp := own(r, 0, "power"), own(r, 0, "vp")
	discard := ownZone(r, 0, "discard")
	def := func(name string) engine.Def { return card(t, r, name) }
	for _, x := range []struct {
		what  string
		kind  Kind
		turns int
		that  []Term
		want  Verdict
		moves int // of the line, -1 for none
	}{
		{"it is so already", Possible, 0, []Term{Is(power, 0)}, True, 0},
		{"Giganta gives 4", Possible, 0, []Term{Is(power, 4)}, True, 1},
		{"and the Punches 3", Possible, 0, []Term{AtLeast(power, 7)}, True, 4},
		{"nothing gives 8", Possible, 0, []Term{AtLeast(power, 8)}, False, -1},
		{"nothing gives 8, said otherwise", Never, 0, []Term{AtLeast(power, 8)}, True, -1},
		{"and otherwise again", Always, 0, []Term{AtMost(power, 7)}, True, -1},
		{"Power is not always below 7", Always, 0, []Term{AtMost(power, 6)}, False, 4},
		{"both cards", Possible, 0, []Term{Has(discard, def("Stargirl")), Has(discard, def("Kick"))}, True, 6},
		{"both statements in turn, not at the same time", Never, 0, []Term{Is(power, 7), Has(discard, def("Kick"))},
			True, -1},
		{"the turn is not ended", Never, 0, []Term{OnTurn(1)}, True, -1},
		{"it can be ended at once", Possible, 1, []Term{OnTurn(1)}, True, 1},
		{"nobody gets tokens", Never, 2, []Term{AtLeast(vp, 1)}, True, -1},
		{"Stargirl can be bought after Giganta", Possible, 0, []Term{May(0, verb(r, "buys"), def("Stargirl"), true)},
			True, 1},
		{"and not yet now", Always, 0, []Term{May(0, verb(r, "buys"), def("Stargirl"), true)}, False, 0},
		{"a turn can always be ended", Always, 0, []Term{May(0, verb(r, "ends_turn"), 0, true)}, True, -1},
		{"Weaknesses are not for sale", Never, 1, []Term{May(0, verb(r, "buys"), def("Weakness"), true)}, True, -1},
		{"the game goes on", Always, 1, []Term{Over(false)}, True, -1},
		{"nobody has won: there is no point at which that is known", Always, 0, []Term{Won(0, false)}, True, -1},
	} {
		out := answer(table, x.kind, x.turns, x.that...)
		moves := -1
		if out.Line != nil {
			moves = len(out.Line.Moves)
		}
		if out.Verdict != x.want || moves != x.moves {
			t.Errorf("%s: verdict %d, a line of %d moves; it should be %d and %d (%+v)", x.what, out.Verdict, moves,
				x.want, x.moves, out)
		}
	}
}

// The ends of turns alone are looked at if that is said.
func TestTurnEnds(t *testing.T) {
	table := simple().table(t)
	power := own(table.Rules(), 0, "power")
	p := &Plan{Game: game, From: table, Kind: Always, That: Statement{Is(power, 0)}, Moves: Endless, Turns: 1,
		TurnEnds: true, States: 100_000}
	if out := Answer(p); out.Verdict != True {
		t.Errorf("Power is lost at the end of a turn, but: %+v", out)
	}
	p.TurnEnds = false
	if out := Answer(p); out.Verdict != False {
		t.Errorf("within the turn there is Power, but: %+v", out)
	}
}

// A line that is found leads to where it says it leads.
func TestLinesHold(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	found := 0
	for seed := uint64(1); seed <= 12; seed++ {
		table := rich(t, seed)
		before := table.Hash()
		for _, s := range statements(table, seed) {
			if s.asksMenu() {
				continue
			}
			p := &Plan{Game: game, From: table, Kind: Possible, That: s, Moves: 3, Turns: Endless, States: 1_000}
			out := Answer(p)
			if out.Line == nil {
				continue
			}
			found++
			answers := 0
			end, err := out.Line.Play(p, func(*engine.Match, *engine.Question, int) { answers++ })
			if err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			if !s.holds(&at{game: game, m: game.Resume(end, nil)}) {
				t.Errorf("seed %d: the line leads elsewhere", seed)
			}
			if given := len(slices.Concat(out.Line.Moves...)); answers != given {
				t.Errorf("seed %d: %d answers told of %d", seed, answers, given)
			}
		}
		if table.Hash() != before {
			t.Fatalf("seed %d: the table that was explored from has changed", seed)
		}
	}
	if found < 100 {
		t.Errorf("only %d lines", found)
	}
}

// The same plan gives the same outcome, to the last number.
func TestSteady(t *testing.T) {
	for seed := uint64(1); seed <= 8; seed++ {
		table := rich(t, seed)
		for _, s := range statements(table, seed)[:8] {
			p := &Plan{Game: game, From: table, Kind: Possible, That: s, Moves: Endless, Turns: 1, States: 1_000}
			if a, b := Answer(p), Answer(p); !reflect.DeepEqual(a, b) {
				t.Fatalf("seed %d: first %+v, then %+v", seed, a, b)
			}
		}
	}
}

// Bounds end a search, and it says so.
func TestBounds(t *testing.T) {
	table := mid().table(t)
	never := Statement{AtLeast(own(table.Rules(), 0, "vp"), 99)}
	for _, states := range []int{1, 2, 10, 1_000} {
		out := Answer(&Plan{Game: game, From: table, Kind: Never, That: never, Moves: Endless, Turns: Endless,
			States: states})
		if out.Verdict != Undecided || !errors.Is(out.Why, ErrStates) || out.States > states {
			t.Errorf("with %d states: %+v", states, out)
		}
	}
	// What was looked at in full is told truly: that many moves can be proven.
	out := Answer(&Plan{Game: game, From: table, Kind: Never, That: never, Moves: Endless, Turns: Endless,
		States: 5_000})
	for moves := 1; moves <= out.Moves; moves++ {
		near := Answer(&Plan{Game: game, From: table, Kind: Never, That: never, Moves: moves, Turns: Endless,
			States: 5_000})
		if near.Verdict != True || near.Moves != moves {
			t.Errorf("%d moves: %+v", moves, near)
		}
	}
	if far := Answer(&Plan{Game: game, From: table, Kind: Never, That: never, Moves: out.Moves + 1, Turns: Endless,
		States: 5_000}); far.Verdict != Undecided || out.Moves < 2 {
		t.Errorf("%d moves and one more: %+v", out.Moves, far)
	}
}

// Every order of an unknown pile is tried, and the order stands in the line.
func TestOrders(t *testing.T) {
	p := simple()
	p.seats[0].hand = []string{"Johnny Quick"}
	table := p.table(t)
	r := table.Rules()
	deck := ownZone(r, 0, "deck")
	plan := &Plan{Game: game, From: table, Kind: Possible,
		That: Statement{Has(ownZone(r, 0, "hand"), card(t, r, "Kick"))}, Moves: 1, States: 10_000, Unknown: deck}
	out := Answer(plan)
	if out.Verdict != True || out.Line.Order[0] != card(t, r, "Kick") || len(out.Line.Moves) != 1 || out.Orders != 15 {
		t.Errorf("%+v", out)
	}
	end, err := out.Line.Play(plan, nil)
	if err != nil || copies(end, ownZone(r, 0, "hand"), card(t, r, "Kick")) != 1 {
		t.Errorf("the line does not hold: %v", err)
	}
	plan.Unknown = engine.Box
	if out := Answer(plan); out.Verdict != False {
		t.Errorf("as the deck lies, no Kick comes: %+v", out)
	}
	many := simple()
	many.seats[0].deck = []string{"Vibe", "Grid", "Mallet", "Steel", "Owlman", "Despero", "Power Girl", "Stargirl"}
	many.main = []string{"Vibe"}
	table = many.table(t)
	plan.From, plan.Unknown = table, deck
	var tooMany *OrdersError
	if out := Answer(plan); out.Verdict != Undecided || !errors.As(out.Why, &tooMany) {
		t.Errorf("eight different cards have too many orders: %+v", out)
	}
}

// orders counts what nextOrder goes through.
func TestOrdersCounted(t *testing.T) {
	for _, cards := range [][]engine.Def{{}, {3}, {1, 1, 1}, {1, 2}, {2, 1, 2}, {1, 2, 3, 4}, {1, 1, 2, 2, 3, 3},
		{5, 5, 5, 5, 9, 9, 2}} {
		order, n := slices.Sorted(slices.Values(cards)), 1
		seen := map[string]bool{}
		for name := key(order); ; n, name = n+1, key(order) {
			if seen[name] {
				t.Errorf("%v: twice %v", cards, order)
			}
			seen[name] = true
			if !nextOrder(order) {
				break
			}
		}
		if got := orders(cards, 5_040); got != n {
			t.Errorf("%v: counted %d, gone through %d", cards, got, n)
		}
	}
	if got := orders([]engine.Def{1, 2, 3, 4, 5, 6, 7, 8}, 5_040); got != 5_041 {
		t.Errorf("eight different cards: %d", got)
	}
}

func key(order []engine.Def) string {
	var b strings.Builder
	for _, d := range order {
		b.WriteRune(rune('a' + d))
	}
	return b.String()
}

// A line of play that needs the text of an unknown card proves nothing, but does not hide what other lines show.
func TestUnknownEffect(t *testing.T) {
	p := simple()
	p.seats[0].hand = []string{"Firestorm Matrix", "Punch"}
	p.seats[0].deck = []string{"Blank Page", "Punch", "Punch", "Punch", "Punch", "Punch"}
	table := p.table(t)
	power := own(table.Rules(), 0, "power")
	var unknown *engine.UnknownEffect
	if out := answer(table, Never, 0, AtLeast(power, 2)); out.Verdict != Undecided || !errors.As(out.Why, &unknown) {
		t.Errorf("what the unknown card does nobody can say, but: %+v", out)
	}
	if out := answer(table, Possible, 0, Is(power, 1)); out.Verdict != True {
		t.Errorf("the Punch can be played, but: %+v", out)
	}
}

// The terms, on a table that is known.
func TestTerms(t *testing.T) {
	table := simple().table(t)
	r := table.Rules()
	here := &at{game: game, m: game.Resume(table, nil)}
	hand, deck, line, heroes := ownZone(r, 0, "hand"), ownZone(r, 0, "deck"), zoneOf(r, "line_up"),
		zoneOf(r, "super_heroes")
	def := func(name string) engine.Def { return card(t, r, name) }
	punch, giganta, kick := def("Punch"), def("Giganta"), def("Kick")
	frozen := func(m *engine.Match, c engine.CardID) (int, bool) { return m.Tokens(c, 0), true }
	tokens := Measure(line, def("Stargirl"), []engine.Def{def("Stargirl")}, 0, frozen)
	gone := Measure(line, giganta, []engine.Def{giganta}, 0, frozen)
	for i, x := range []struct {
		term Term
		want bool
	}{
		{Is(own(r, 0, "power"), 0), true}, {Is(own(r, 0, "power"), 1), false}, {AtLeast(own(r, 0, "power"), 0), true},
		{AtLeast(own(r, 0, "power"), 1), false},
		{AtMost(own(r, 0, "power"), 0), true}, {AtMost(own(r, 0, "power"), -1), false},
		{Is(tokens, 0), true}, {AtLeast(tokens, 1), false}, {Is(gone, 0), false}, {AtMost(gone, 9), false},
		{Has(hand, punch), true}, {Has(hand, kick), false}, {HasJust(hand, punch, 3), true},
		{HasJust(hand, punch, 2), false}, {HasJust(hand, kick, 0), true},
		{Holds(hand, []engine.Def{punch, giganta, punch, punch}), true},
		{Holds(hand, []engine.Def{punch, giganta, punch}), false},
		{Holds(hand, []engine.Def{punch, giganta, giganta, punch}), false},
		{InOrder(hand, []engine.Def{giganta, punch, punch, punch}), true},
		{InOrder(hand, []engine.Def{punch, giganta, punch, punch}), false},
		{Count(hand, 4), true}, {Count(hand, 5), false}, {Top(deck, punch), true}, {Top(deck, kick), false},
		{Shows(heroes, def("The Flash")), true}, {FaceDown(heroes), false}, {FaceDown(deck), true},
		{FaceDown(ownZone(r, 0, "in_play")), false},
		{OnTurn(0), true}, {OnTurn(1), false}, {Won(0, true), false}, {Won(0, false), false}, {Over(true), false},
		{Over(false), true},
	} {
		if (Statement{x.term}).holds(here) != x.want {
			t.Errorf("term %d: it should be %v: %+v", i, x.want, x.term)
		}
	}
}
