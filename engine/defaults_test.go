package engine_test

import (
	"strings"
	"testing"

	. "tablereferee/engine"
	"tablereferee/engine/log"
)

// smallest is a game of which only what nobody else can say is said: a player may put the bell on the table, or not.
func smallest() *Game {
	b := &Book{Game: "smallest", Prefix: "s", Editions: []string{"en"}}
	b.Add(ClauseInfo{ID: "s.bell"}, ClauseText{Says: Text{"A player may ring the bell."}})
	const hand, rings, verbRings, verbWaits = 0, FirstKind, FirstVerb, FirstVerb + 1
	r := &Rules{
		Game: "smallest", Edition: "en", Book: b,
		Shared:    []ZoneInfo{{ID: "box", Name: Text{"box"}}, {ID: "table", Name: Text{"table"}}},
		PerPlayer: []ZoneInfo{hand: {ID: "hand", Name: Text{"hand"}}},
		Globals:   1,
		Cards:     []CardInfo{{}, {ID: "bell", Name: Text{"Bell"}, Copies: 2}, {ID: "drum", Name: Text{"Drum"}, Copies: 1}},
		Abilities: make([]Ability, 1),
		Kinds:     []KindInfo{rings: {Name: "ring", Op: MoveCard, Says: Text{"{actor} rings {card}"}}},
		Verbs: []VerbInfo{verbRings: {Word: "rings", Says: Text{"rings {x}"}, Of: OfCards},
			verbWaits: {Word: "waits", Says: Text{"waits"}}},
		Questions: make([]Text, 1),
	}
	r.Complete()
	over := func(m *Match) bool { return m.Len(1) > 0 }
	return &Game{
		ID: "smallest", Name: Text{"Smallest"}, Book: b,
		Rules: func(string) *Rules { return r },
		Start: func(r *Rules, s *Setup, d Decider) (*Match, error) {
			m := NewMatch(NewTable(r, len(s.Players), s.Seed), d)
			return m, m.Lay(s)
		},
		Step: func(m *Match) bool {
			q := m.Question(0, 0, 0, Cite(1))
			q.Cards(verbRings, m.Zone(0, hand), nil)
			q.Add(Answer{Verb: verbWaits})
			if a := m.Ask(q); a.Verb == verbRings {
				m.Do(Event{Kind: rings, Actor: 0, Card: a.Card, To: 1, Cite: Cite(1)})
			}
			return !over(m)
		},
		TurnOf: func(*Match) Player { return 0 },
		Done:   over,
		Won:    func(m *Match, p Player) bool { return over(m) && p == 0 },
	}
}

// TestWhatAGameMayLeaveOut: a game that says nothing but what only it can say is played, watched, refused and
// summed up.
func TestWhatAGameMayLeaveOut(t *testing.T) {
	g := smallest()
	for range 2 { // a game that is complete stays so
		if err := g.Complete(); err != nil {
			t.Fatal(err)
		}
	}
	r := g.Rules("en")
	s := &Setup{Seed: 1, Players: make([]SeatSetup, 2)}
	m, err := g.Start(r, s, g.Policies[0].New(1))
	if err != nil {
		t.Fatal(err)
	}
	var bells []CardID
	for c := CardID(1); int(c) <= m.CardCount(); c++ {
		if m.Def(c) == 1 {
			bells = append(bells, c)
		}
	}
	m.Do(Event{Kind: FirstKind, Card: bells[0], To: m.Zone(0, 0), Cite: Cite(1)})
	m.Log = NewLog(m, toyNames[:2])

	bell := Attempt{Player: 0, Verb: FirstVerb, Name: "Bell", Zone: -1, Whom: NoPlayer}
	if c := r.Locate(m, bell, 1); c != bells[0] {
		t.Errorf("the bell in the player's hand is %d, and %d is meant", bells[0], c)
	}
	if c := r.Locate(m, bell, 2); c != 0 {
		t.Errorf("a card in the box is meant: %d", c)
	}
	q := m.Question(0, 0, 0, Cite(1))
	q.Cards(FirstVerb, m.Zone(0, 0), nil)
	other := Attempt{Player: 1, Verb: FirstVerb, Zone: -1, Card: bells[0], Whom: NoPlayer}
	m.Refuse(q, other, r.WhyNot(m, q, other))
	if r.WhyNot(m, nil, other).Cite != 0 {
		t.Error("where nothing is asked a clause of a question is cited")
	}

	watch := g.Watcher()
	m.Probe = func(m *Match, e *Event) {
		if err := watch(m, e); err != nil {
			t.Error(err)
		}
	}
	if err := m.Run(func() { g.Play(m) }); err != nil {
		t.Fatal(err)
	}
	if said := log.EventText(m.Log, 0, EN); said != "REFUSED: Ben rings Bell: it is not among what may be chosen here; legal for Ann: rings Bell" {
		t.Error(said)
	}
	if sum := g.Tally(m); !sum.Won[0] || sum.Won[1] || len(sum.Scores) != 2 || sum.End != 0 {
		t.Errorf("%+v", sum)
	}
	if g.Head(m, 0) != 0 || g.IsHead(1) || g.Facts(1) != nil {
		t.Error("a game without characters has some")
	}
	m.Misplace(bells[1], m.Zone(1, 0)) // without being in its list
	if err := watch(m, &Event{Kind: FirstKind, Cite: Cite(1)}); err == nil {
		t.Error("a table that is broken is watched, and nothing is said")
	}
}

// TestAGameWithoutAPartIsRefused: whatever only the game can say must be there, and is named where it is not.
func TestAGameWithoutAPartIsRefused(t *testing.T) {
	for name, without := range map[string]func(g *Game){
		"ID": func(g *Game) { g.ID = "" }, "Name": func(g *Game) { g.Name = Text{} },
		"Editions": func(g *Game) { g.Book.Editions = nil }, "Book": func(g *Game) { g.Editions, g.Book = g.Book.Editions, nil },
		"Rules": func(g *Game) { g.Rules = nil }, "Start": func(g *Game) { g.Start = nil },
		"Step": func(g *Game) { g.Step = nil }, "TurnOf": func(g *Game) { g.TurnOf = nil },
		"Done": func(g *Game) { g.Done = nil }, "Won": func(g *Game) { g.Won = nil },
	} {
		g := smallest()
		without(g)
		if err := g.Complete(); err == nil || !strings.HasSuffix(err.Error(), ": "+name) {
			t.Errorf("without %s: %v", name, err)
		}
	}
}

// TestWhatIsNotSaid: a game that has but one scenario and no options names none.
func TestWhatIsNotSaid(t *testing.T) {
	var g Game
	if ids := g.ScenarioIDs(); ids != nil {
		t.Errorf("a game without scenarios names %v", ids)
	}
	if words := g.SetupWords(); words != nil {
		t.Errorf("a game without options names %v", words)
	}
}
