package engine

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// describedGame is a log of the toy game in which every sort of thing is named: players, cards, places, amounts and a choice.
func describedGame(t *testing.T) *toy {
	r := toyRules(waits, nil, toyCard{name: "Bell", copies: 2}, toyCard{name: "Cup"})
	g := newToy(t, r, 2, "Ann chooses Cup")
	g.lay(g.Zone(0, toyHand), "Bell", "Cup")
	g.lay(g.Zone(1, toyHand), "Bell")
	g.play(0, "Bell", func() { g.gets(0, 2); g.gets(1, -2) })                                              // 0, 1, 2
	g.Say(Event{Kind: toyTells, Actor: 0, Player: 1, N: 2, Cite: Cite(toyActs)})                           // 3
	g.Say(Event{Kind: toyTells, Actor: 1, Player: 0, N: 2, Cite: Cite(toyActs, toyAsks)})                  // 4
	g.Do(Event{Kind: toyHurts, Actor: 0, Player: 0, Card: g.card("Bell", 1), N: 3, Cite: Cite(toyCounts)}) // 5
	destroys(g.Match, 0, g.card("Bell", 1))                                                                // 6
	g.Ask(&Question{Kind: askWhich, Player: 0, Cite: Cite(toyAsks), Answers: []Answer{                     // 7
		{Verb: VerbChoose, Card: g.card("Cup", 1), Zone: g.Zone(0, toyHand)},
		{Verb: VerbChoose, Card: g.card("Bell", 2), Zone: g.Zone(1, toyHand)}}})
	return g
}

// TestDescriptionsOfAToyGame proves what a description fits: its words in either language, whole or begun, and each thing it names in the
// field where it stands in the line; what no line could say is an error.
func TestDescriptionsOfAToyGame(t *testing.T) {
	g := describedGame(t)
	s := g.Rules.Sentences()
	ann := func(behind int) Thing { return Thing{Sort: SomePlayer, Player: 0, Behind: behind} }
	ben := func(behind int) Thing { return Thing{Sort: SomePlayer, Player: 1, Behind: behind} }
	card := func(name string, behind int) Thing { return Thing{Sort: SomeCard, Card: name, Behind: behind} }
	zone := func(z Zone, role Role) Thing { return Thing{Sort: SomeZone, Zone: z, Role: role, Behind: 1} }
	number := func(n int) Thing { return Thing{Sort: SomeNumber, N: n, Behind: 1} }
	signed := func(n int) Thing { return Thing{Sort: SomeNumber, N: n, Signed: true, Behind: 1} }
	now := func(n int) Thing { return Thing{Sort: SomeNumber, N: n, Now: true, Behind: 1} }
	for i, c := range []struct {
		words  string
		things []Thing
		by     []Clause
		want   string // the events it fits, or the error
	}{
		{"plays", nil, nil, "[0]"},
		{"plays", []Thing{ann(0)}, nil, "[0]"},
		{"joue", []Thing{ann(0), card("Bell", 1)}, nil, "[0]"},
		{"play", []Thing{card("Bell", 1)}, nil, "[0]"},
		{"plays", []Thing{ben(0)}, nil, "[]"},
		{"plays", []Thing{card("Cup", 1)}, nil, "[]"},
		{"plays", []Thing{zone(g.Zone(0, toyHand), FromZone)}, nil, "[0]"},
		{"plays", []Thing{zone(g.Zone(0, toyHand), ToZone)}, nil, "[]"},
		{"plays", []Thing{zone(g.Zone(0, toyBoard), EitherZone)}, nil, "[0]"},
		{"plays", nil, []Clause{toyMoves}, "[0]"},
		{"plays", nil, []Clause{toyCounts}, "[]"},

		{"gets", nil, nil, "[1 2]"},
		{"gets", []Thing{number(2)}, nil, "[1 2]"},
		{"gets", []Thing{signed(2)}, nil, "[1]"},
		{"gets", []Thing{signed(-2)}, nil, "[2]"},
		{"gets", []Thing{ben(0), now(-2)}, nil, "[2]"},
		{"gets", []Thing{now(2)}, nil, "[1]"},
		{"gets", []Thing{ben(0), now(2)}, nil, "[]"},

		{"tells", []Thing{ann(0)}, nil, "[3]"}, // who stands before the word does it
		{"tells", []Thing{ann(0), ben(1)}, nil, "[3]"},
		{"tells", []Thing{ben(0), ann(1)}, nil, "[4]"},
		{"tells", nil, []Clause{toyAsks}, "[4]"},
		{"tells", nil, []Clause{toyActs, toyAsks}, "[4]"},

		{"is hurt", []Thing{card("Bell", 0)}, nil, "[5]"},
		{"is", []Thing{card("Bell", 0)}, nil, "can mean more than one thing here"},
		{"hurt", []Thing{card("Bell", 0), signed(3)}, nil, "[5]"},
		{"destroys", []Thing{card("Bell", 1), zone(toyGrave, ToZone)}, nil, "[6]"},
		{"chooses", []Thing{ann(0), card("Cup", 1)}, nil, "[7]"},
		{"choisit", []Thing{card("Cup", 1)}, nil, "[7]"},
		{"chooses", []Thing{card("Bell", 1)}, nil, "[]"}, // it could have been chosen, and was not
		{"chooses", []Thing{ben(0)}, nil, "[]"},
		{"", nil, []Clause{toyMoves}, "[0 6]"},
		{"", []Thing{ann(0)}, []Clause{toyAsks}, "[4 7]"},

		{"", nil, nil, "this tells of nothing that happens"},
		{"plazs", nil, nil, `no line of the log says "plazs"`},
		{"gets", []Thing{card("Bell", 1)}, nil, `no line of the log that says "gets" names all this in this order`},
		{"plays", []Thing{ann(0), ben(1)}, nil, "[]"}, // a player might be chosen by this word
		{"plays", []Thing{card("Bell", 0), ann(1)}, nil, "no line of the log"},
		{"chooses", []Thing{card("Cup", 0)}, nil, "who chooses is named before the word"},
		{"refused", nil, nil, "a refusal is expected by refused(function()"},
		{"proven", nil, nil, "a proof is a matter of possible, always and never"},
	} {
		d := &Description{Things: c.things, By: c.by}
		if c.words != "" {
			d.Words = strings.Split(c.words, "|")
		}
		got := ""
		if err := s.Read(d); err != nil {
			if got = Tell(err, EN); got == Tell(err, FR) {
				t.Errorf("%d: %s is not said in French", i, got)
			}
		} else {
			got = fmt.Sprint(slices.AppendSeq([]int{}, g.Log.Find(d, 0)))
		}
		if !strings.HasPrefix(got, c.want) && !(c.want[0] != '[' && strings.Contains(got, c.want)) {
			t.Errorf("%d: %q %+v: %s, not %s", i, c.words, c.things, got, c.want)
		}
	}
	// From an event on.
	d := &Description{Words: []string{"gets"}}
	if err := s.Read(d); err != nil {
		t.Fatal(err)
	}
	if got := slices.Collect(g.Log.Find(d, 2)); len(got) != 1 || got[0] != 2 {
		t.Errorf("from the third event on: %d", got)
	}
}
