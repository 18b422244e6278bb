package foreverevil

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
	"tablereferee/engine/foreverevil/book"
)

// happenings make each event that a text may wait for happen once to the first player, and say what holds only after
// that.
var happenings = map[string]struct {
	do    func(g *db.Match)
	after string
}{
	"plays": {func(g *db.Match) { g.PlayCard(0, g.Top(g.Zone(0, db.Hand)), 0) },
		"at_least(1, count{ in_play, type = \"Starter\" })"},
	"destroys": {func(g *db.Match) { g.Destroy(db.By{Player: 0}, g.Top(g.Zone(0, db.Hand))) },
		"at_least(1, count{ destroyed })"},
	"acquires": {func(g *db.Match) {
		g.Begin() // a text lets gain it
		g.GainCard(db.By{Player: 0}, 0, g.Top(db.LineUp))
		g.End()
	},
		"at_least(1, this_turn(acquires{}))"},
	"gains": {func(g *db.Match) { g.GainCard(db.By{Player: 0}, 0, g.Top(db.LineUp)) },
		"at_least(1, count{ discard_pile })"},
	"buys": {func(g *db.Match) {
		c := g.Top(db.LineUp)
		g.Happens(db.Bought, 0, c)
		g.Move(db.Bought, 0, c, g.Zone(0, db.Discard), 0, 0)
	}, "at_least(1, count{ discard_pile })"},
	"gains_tokens": {func(g *db.Match) { g.GainTokens(db.By{Player: 0}, 0, 1) }, "at_least(1, tokens_of(you))"},
	"discards": {func(g *db.Match) { g.DiscardCard(db.By{Player: 0}, 0, g.Top(g.Zone(0, db.Hand))) },
		"at_least(1, count{ discard_pile })"},
	"attacked": {func(g *db.Match) { g.Attack(db.By{Player: 1}, db.Only(0), func(engine.Player) {}) }, ""},
	"attacks":  {func(g *db.Match) { g.Attack(db.By{Player: 0}, db.Only(1), func(engine.Player) {}) }, ""},
	"begins": {func(g *db.Match) {
		g.Make(&engine.Event{Kind: db.Turn, Actor: 0, Player: 0})
	}, ""},
	"ends": {func(g *db.Match) {
		g.Make(&engine.Event{Kind: db.EndEffects, Actor: 0, Player: 0})
	}, ""},
}

// answering uses what may be used, or declines it, and counts how often it is asked.
type answering struct {
	uses  bool
	asked int
}

func (d *answering) Decide(_ *engine.Match, q *engine.Question) int {
	d.asked++
	return slices.IndexFunc(q.Answers, func(a engine.Answer) bool { return (a.Verb == engine.VerbDecline) != d.uses })
}

// waits lays out a table with some cards of one's own in the first player's play area, and counts their Power by how
// much each of them gives.
func waits(t *testing.T, cards string, d engine.Decider, then func(g *db.Match, into func(name string))) map[int32]int {
	t.Helper()
	if strings.Contains(cards, "after(ends{") { // when it is nobody's turn, Power is nothing
		cards = strings.ReplaceAll(cards, "power(", "tokens(")
	}
	game, err := Game.With([]engine.Source{{Name: "mine.lua", Text: `all { type = "Location", stays = true }
` + cards}})
	if err != nil {
		t.Fatalf("%v\n%s", err, cards)
	}
	m, err := game.Start(game.Rules("en"), &engine.Setup{Seed: 1,
		Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}}, engine.NewRandom(1))
	if err != nil {
		t.Fatal(err)
	}
	given := map[int32]int{}
	m.Decider = d
	m.Probe = func(m *engine.Match, e *engine.Event) {
		if (e.Kind == db.PowerUp || e.Kind == db.TokensUp) && e.Source != 0 && db.On(m).Card(e.Source).File == "mine.lua" {
			given[e.N]++
		}
	}
	err = m.Run(func() {
		g := db.On(m)
		for p := range engine.Player(2) {
			empty(g, g.Zone(p, db.Character)) // no printed ability
		}
		g.BeginTurn(0)
		then(g, func(name string) {
			for c := engine.CardID(1); int(c) <= g.CardCount(); c++ {
				if g.Card(c).Name[engine.EN] == name && g.In(c) != g.Zone(0, db.InPlay) {
					g.Put(db.By{Player: 0}, c, g.Zone(0, db.InPlay), engine.Top)
				}
			}
		})
	})
	if err != nil {
		t.Fatalf("%v\n%s", err, cards)
	}
	return given
}

// TestWhatWaits: of every event that a text may wait for, each card acts on the first of a turn and on no other, what
// may be done is asked and nothing else, and a condition is judged after the event.
func TestWhatWaits(t *testing.T) {
	words := parts().Words(book.Rulebook.Find)
	for i, event := range words.Events {
		h, ok := happenings[event]
		if !ok {
			t.Errorf("nothing shows what waits for %s", event)
			continue
		}
		may := words.Waits[i].Waits
		if slices.Contains(may, "first") {
			for _, more := range []string{"", ", your_turn = true", ", from = line_up"} {
				word, _, _ := strings.Cut(strings.TrimPrefix(more, ", "), " ")
				if word != "" && !slices.Contains(may, word) {
					continue
				}
				cards := fmt.Sprintf(`card "One" { copies = 2, after(%[1]s{ first = true%[2]s }){ power(7) } }
card "Other" { after(%[1]s{ first = true%[2]s }){ power(11) } }
card "Late" { after(%[1]s{ first = true%[2]s }){ power(13) } }
card "Unmet" { after(%[1]s{ first = true%[2]s }){ power(17), when = at_least(1, count{ in_play, name = "Late" }) } }`, event, more)
				got := waits(t, cards, &answering{}, func(g *db.Match, into func(string)) {
					into("One")
					into("Other")
					into("Unmet")
					h.do(g)
					into("Late")
					h.do(g)
				})
				if fmt.Sprint(got) != "map[7:2 11:1]" {
					t.Errorf("the first of %s%s: %v", event, more, got)
				}
				got = waits(t, cards, &answering{}, func(g *db.Match, into func(string)) {
					into("One")
					h.do(g)
					g.BeginTurn(1)
					g.BeginTurn(0)
					h.do(g)
				})
				if got[7] != 4 {
					t.Errorf("the first of %s%s in two turns: %v", event, more, got)
				}
			}
		}
		cards := fmt.Sprintf(`card "May" { after(%[1]s{}){ optional = true, power(7) } }
card "Null" { after(%[1]s{}){ optional = true, power(count{ hand, name = "Mallet" }) } }
card "Cost" { after(%[1]s{}){ optional = true, cost = discard(one{ hand, name = "Mallet" }), power(11) } }`, event)
		for _, uses := range []bool{true, false} {
			d := &answering{uses: uses}
			got := waits(t, cards, d, func(g *db.Match, into func(string)) {
				into("May")
				into("Null")
				into("Cost")
				h.do(g)
				h.do(g)
			})
			if d.asked != 2 || (got[7] == 2) != uses || len(got) > 1 {
				t.Errorf("%s, twice: asked %d times, used %v: %v", event, d.asked, uses, got)
			}
		}
		if h.after == "" {
			continue
		}
		got := waits(t, fmt.Sprintf(`card "Field" { after(%[1]s{}){ power(7), when = %[2]s } }
card "May" { after(%[1]s{}){ optional = true, power(11), when = %[2]s } }
card "Within" { after(%[1]s{}){ when(%[2]s){ power(13) } } }
card "No" { after(%[1]s{}){ optional = true, power(17), when = no(%[2]s) } }`, event, h.after), &answering{uses: true},
			func(g *db.Match, into func(string)) {
				for _, name := range []string{"Field", "May", "Within", "No"} {
					into(name)
				}
				h.do(g)
			})
		if fmt.Sprint(got) != "map[7:1 11:1 13:1]" {
			t.Errorf("a condition after %s: %v", event, got)
		}
	}
}

// TestADefenseIsDiscardedToDefend: what waits for a card that is discarded to avoid an Attack does not take a card that
// its own text discards for one.
func TestADefenseIsDiscardedToDefend(t *testing.T) {
	cards := `card "Seen" { after(discards{}){ power(7), when = by_defense } }
card "Other" { after(discards{}){ power(11), when = no(by_defense) } }
card "Shield" { play = discard(this), defense = { draw(1) } }
card "Costly" { play = discard(this), defense = { cost = discard(this), draw(1) } }`
	for _, name := range []string{"Shield", "Costly"} {
		for attacked, want := range map[bool]string{true: "map[7:1]", false: "map[11:1]"} {
			got := waits(t, cards, &answering{uses: true}, func(g *db.Match, into func(string)) {
				into("Seen")
				into("Other")
				empty(g, g.Zone(0, db.Hand))
				c := engine.CardID(1)
				for g.Card(c).Name[engine.EN] != name {
					c++
				}
				g.Put(db.By{Player: 0}, c, g.Zone(0, db.Hand), engine.Top)
				if attacked {
					g.Attack(db.By{Player: 1}, db.Only(0), func(engine.Player) { t.Error("not avoided") })
				} else {
					g.PlayCard(0, c, 0)
				}
			})
			if fmt.Sprint(got) != want {
				t.Errorf("%s, attacked %v: %v", name, attacked, got)
			}
		}
	}
}
