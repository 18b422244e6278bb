package engine_test

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	. "tablereferee/engine"
	"tablereferee/engine/log"
)

// describedGame is a log of the toy game in which every sort of thing is named: players, cards, places, amounts and a
// choice.
func describedGame(t *testing.T) *toy {
	r := toyRules(waits, nil, toyCard{name: "Bell", copies: 2}, toyCard{name: "Cup"})
	r.Kinds[toyPlays].From, r.Kinds[toyPlays].To = Players(toyHand), Players(toyBoard)
	r.Kinds[toyDestroys].To = Tables(toyGrave)
	g := newToy(t, r, 2, "Ann chooses Cup", "Ann chooses Ben")
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
	q := g.Question(0, askWhich, 0, Cite(toyOrders)) // 8
	q.Who(0)
	q.Who(1)
	g.Ask(q)
	return g
}

// TestDescriptionsOfAToyGame proves what a description fits: its words in either language, whole or begun, and each
// thing it names in the field where it stands in the line; what no line could say is an error.
func TestDescriptionsOfAToyGame(t *testing.T) {
	g := describedGame(t)
	s := log.SentencesOf(g.Rules)
	ann := func(behind int) log.Thing { return log.Thing{Sort: log.SomePlayer, Player: 0, Behind: behind} }
	ben := func(behind int) log.Thing { return log.Thing{Sort: log.SomePlayer, Player: 1, Behind: behind} }
	card := func(name string, behind int) log.Thing {
		return log.Thing{Sort: log.SomeCard, Card: name, Behind: behind}
	}
	zone := func(z Zone, role log.Role) log.Thing {
		return log.Thing{Sort: log.SomeZone, Zone: z, Role: role, Behind: 1}
	}
	number := func(n int) log.Thing { return log.Thing{Sort: log.SomeNumber, N: n, Behind: 1} }
	signed := func(n int) log.Thing { return log.Thing{Sort: log.SomeNumber, N: n, Signed: true, Behind: 1} }
	now := func(n int) log.Thing { return log.Thing{Sort: log.SomeNumber, N: n, Now: true, Behind: 1} }
	for i, c := range []struct {
		words  string
		things []log.Thing
		by     []Clause
		want   string // the events it fits, or the error
	}{
		{"plays", nil, nil, "[0]"},
		{"plays", []log.Thing{ann(0)}, nil, "[0]"},
		{"joue", []log.Thing{ann(0), card("Bell", 1)}, nil, "[0]"},
		{"play", []log.Thing{card("Bell", 1)}, nil, "[0]"},
		{"plays", []log.Thing{ben(0)}, nil, "[]"},
		{"plays", []log.Thing{card("Cup", 1)}, nil, "[]"},
		{"plays", []log.Thing{zone(g.Zone(0, toyHand), log.FromZone)}, nil, "[0]"},
		{"plays", []log.Thing{zone(g.Zone(0, toyHand), log.ToZone)}, nil, "[]"},
		{"plays", []log.Thing{zone(g.Zone(0, toyBoard), log.EitherZone)}, nil, "[0]"},
		{"plays", nil, []Clause{toyMoves}, "[0]"},
		{"plays", nil, []Clause{toyCounts}, "[]"},

		{"gets", nil, nil, "[1 2]"},
		{"gets", []log.Thing{number(2)}, nil, "[1 2]"},
		{"gets", []log.Thing{signed(2)}, nil, "[1]"},
		{"gets", []log.Thing{signed(-2)}, nil, "[2]"},
		{"gets", []log.Thing{ben(0), now(-2)}, nil, "[2]"},
		{"gets", []log.Thing{now(2)}, nil, "[1]"},
		{"gets", []log.Thing{ben(0), now(2)}, nil, "[]"},

		{"tells", []log.Thing{ann(0)}, nil, "[3]"}, // who stands before the word does it
		{"tells", []log.Thing{ann(0), ben(1)}, nil, "[3]"},
		{"tells", []log.Thing{ben(0), ann(1)}, nil, "[4]"},
		{"tells", nil, []Clause{toyAsks}, "[4]"},
		{"tells", nil, []Clause{toyActs, toyAsks}, "[4]"},

		{"is hurt", []log.Thing{card("Bell", 0)}, nil, "[5]"},
		{"is", []log.Thing{card("Bell", 0)}, nil, "can mean more than one thing here"},
		{"hurt", []log.Thing{card("Bell", 0), signed(3)}, nil, "[5]"},
		{"destroys", []log.Thing{card("Bell", 1), zone(toyGrave, log.ToZone)}, nil, "[6]"},
		{"chooses", []log.Thing{ann(0), card("Cup", 1)}, nil, "[7]"},
		{"choisit", []log.Thing{card("Cup", 1)}, nil, "[7]"},
		{"chooses", []log.Thing{card("Bell", 1)}, nil, "[]"}, // it could have been chosen, and was not
		{"chooses", []log.Thing{ben(0)}, nil, "[]"},
		{"", nil, []Clause{toyMoves}, "[0 6]"},
		{"", []log.Thing{ann(0)}, []Clause{toyAsks}, "[4 7]"},

		{"", nil, nil, "this tells of nothing that happens"},
		{"plazs", nil, nil, `no line of the log says "plazs"`},
		{"gets", []log.Thing{card("Bell", 1)}, nil, `no line of the log that says "gets" names all this in this order`},
		{"plays", []log.Thing{ann(0), ben(1)}, nil, "[]"}, // a player might be chosen by this word
		{"plays", []log.Thing{card("Bell", 0), ann(1)}, nil, "no line of the log"},
		{"chooses", []log.Thing{card("Cup", 0)}, nil, "who chooses is named before the word"},
		{"usez", nil, nil, `did you mean "uses"`}, // any word is near: one of an event or one of a choice
		{"enfs", nil, nil, `did you mean "ends"`},
		{"hoos", nil, nil, `did you mean "chooses"`}, // or a part of one
		{"hoo", nil, nil, `the lines of a log are told in docs/log.md`},
		{"refuse", nil, nil, "a refusal is expected by refused(function()"},
		{"refused", nil, nil, "a refusal is expected by refused(function()"},
		{"refuse les", nil, nil, "a refusal is expected by refused(function()"},
		{"claim", nil, nil, "a proof is a matter of possible, always and never"},
		{"proven", nil, nil, "a proof is a matter of possible, always and never"},
	} {
		d := &log.Description{Things: c.things, By: c.by}
		if c.words != "" {
			d.Words = strings.Split(c.words, "|")
		}
		got := ""
		if err := s.Read(d); err != nil {
			if got = Tell(err, EN); got == Tell(err, FR) {
				t.Errorf("%d: %s is not said in French", i, got)
			}
		} else {
			got = fmt.Sprint(slices.AppendSeq([]int{}, log.Find(g.Log, d, 0)))
		}
		if !strings.HasPrefix(got, c.want) && !(c.want[0] != '[' && strings.Contains(got, c.want)) {
			t.Errorf("%d: %q %+v: %s, not %s", i, c.words, c.things, got, c.want)
		}
	}
	// From an event on.
	d := &log.Description{Words: []string{"gets"}}
	if err := s.Read(d); err != nil {
		t.Fatal(err)
	}
	if got := slices.Collect(log.Find(g.Log, d, 2)); len(got) != 1 || got[0] != 2 {
		t.Errorf("from the third event on: %d", got)
	}
}

var update = flag.Bool("update", false, "write down anew what is read in descriptions")

// TestEveryDescription holds what is read in every word with up to two things, named before or behind it, against what
// was agreed: the events it fits, or why none can.
func TestEveryDescription(t *testing.T) {
	g := describedGame(t)
	s := log.SentencesOf(g.Rules)
	type named struct {
		name string
		log.Thing
	}
	var things []named
	for behind := range 2 {
		at := [...]string{"before", "behind"}[behind]
		for p := range Player(2) {
			things = append(things,
				named{toyNames[p] + " " + at, log.Thing{Sort: log.SomePlayer, Player: p, Behind: behind}})
		}
		things = append(things, named{"Bell " + at, log.Thing{Sort: log.SomeCard, Card: "Bell", Behind: behind}})
	}
	for role, name := range [...]string{"at Ann's hand", "from Ann's hand", "to Ann's hand"} {
		things = append(things,
			named{name, log.Thing{Sort: log.SomeZone, Zone: g.Zone(0, toyHand), Role: log.Role(role), Behind: 1}})
	}
	things = append(things, named{"to the grave", log.Thing{Sort: log.SomeZone, Zone: toyGrave, Role: log.ToZone, Behind: 1}},
		named{"2", log.Thing{Sort: log.SomeNumber, N: 2, Behind: 1}},
		named{"+2", log.Thing{Sort: log.SomeNumber, N: 2, Signed: true, Behind: 1}},
		named{"2 now", log.Thing{Sort: log.SomeNumber, N: 2, Now: true, Behind: 1}})
	var text strings.Builder
	for _, words := range []string{"", "plays", "joue", "gets", "tells", "is", "is hurt", "destroys", "chooses",
		"choisit", "declines", "refused", "play",
		"cards", "reshufle", "hurtt", "unturn", "is shufled", "played",
		"chooses hurried", "chooseshurried", "chooses nothing", "ends", "ends now", "uses"} {
		outcomes := map[string][]string{}
		read := func(name string, some ...log.Thing) {
			d := &log.Description{Things: some, By: nil}
			if words != "" {
				d.Words = strings.Fields(words)
			} else {
				d.By = []Clause{toyActs}
			}
			for i := range d.Things {
				d.Things[i].Behind *= max(1, len(d.Words))
			}
			got := ""
			_ = s.Read(d) // read twice, it means the same
			if err := s.Read(d); err != nil {
				got = Tell(err, EN) + " / " + Tell(err, FR)
			} else {
				got = fmt.Sprint(slices.AppendSeq([]int{}, log.Find(g.Log, d, 0)))
				if err := d.Impossible(g.Match); err != nil {
					got += " impossible: " + Tell(err, EN) + " / " + Tell(err, FR)
				}
			}
			outcomes[got] = append(outcomes[got], name)
		}
		read("nothing")
		for i, a := range things {
			read(a.name, a.Thing)
			for _, b := range things[i+1:] {
				read(a.name+" and "+b.name, a.Thing, b.Thing)
			}
		}
		fmt.Fprintf(&text, "%q\n", words)
		for _, got := range slices.Sorted(maps.Keys(outcomes)) {
			fmt.Fprintf(&text, "  %s\n", strings.ReplaceAll(got, "\n", "\n  "))
			for _, name := range outcomes[got] {
				fmt.Fprintf(&text, "    %s\n", name)
			}
		}
	}
	const file = "testdata/descriptions.txt"
	if *update {
		if err := os.WriteFile(file, []byte(text.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	agreed, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err, " (-update writes it)")
	}
	if was, is := strings.Split(string(agreed), "\n"), strings.Split(text.String(), "\n"); !slices.Equal(was, is) {
		i := 0
		for i < min(len(was), len(is))-1 && was[i] == is[i] {
			i++
		}
		t.Errorf("%s:%d: %q was agreed, it is %q (-update writes it down anew)", file, i+1, was[i], is[i])
	}
}
