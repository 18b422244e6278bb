package foreverevil

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	db "tablereferee/engine/deckbuilder"
	"tablereferee/engine/foreverevil/book"
	"tablereferee/internal/cardfile"
)

// cost is what a Defense costs, and how many things have to be done for it.
type cost struct {
	says string
	asks int
}

// costs are all costs that are read of all sentences, alone and with the card itself before and behind them.
func costs(t *testing.T) (fit []cost) {
	w := parts().Words(book.Rulebook.Find)
	r := cardfile.NewReader(w.All())
	find := func(name string) (engine.Def, bool) { d := rules("en").FindCard(name); return d, d != 0 }
	for _, s := range append(sentences(w), `put(one{ attacker.hand }, hand)`, `put(exactly(2){ hand, discard_pile }, top(deck))`,
		`discard(one{ hand, type = "Hero" })`, `destroy(one{ hand, discard_pile, cost = { 1 } })`) {
		n := 1
		if strings.Contains(s, "exactly(2)") || strings.Contains(s, "main_deck, 2") {
			n = 2
		}
		for _, c := range []cost{{s, n}, {"{ discard(this), " + s + " }", n + 1}, {"{ " + s + ", destroy(this) }", n + 1}} {
			says := fmt.Sprintf("card \"A\" { type = \"Hero\", defense = { says = { \"a\", \"b\" }, cost = %s, tokens(77) } }", c.says)
			declared, err := r.Read("mine.lua", says)
			if err != nil {
				t.Fatal(err)
			}
			declared[0].Origin = engine.Invented
			f := cardtext.NewFacts(&declared[0], w, find)
			db.ReadCard(f, "fe.card.")
			if len(f.Done()) == 0 && !strings.Contains(s, "native") {
				fit = append(fit, c)
			}
		}
	}
	return fit
}

// TestCostsArePaidInFull: a Defense is offered where all that it costs can be paid, and then all of it is.
func TestCostsArePaidInFull(t *testing.T) {
	fit, offered := costs(t), 0
	for at := 0; at < len(fit); at += 400 {
		some := fit[at:min(at+400, len(fit))]
		var source strings.Builder
		for i, c := range some {
			fmt.Fprintf(&source, "card \"A %d\" { type = \"Hero\", defense = { cost = %s, tokens(77) } }\n", i, c.says)
		}
		game, err := Game.With([]engine.Source{{Name: "mine.lua", Text: source.String()}})
		if err != nil {
			t.Fatal(err)
		}
		for i, c := range some {
			for n := range 4 {
				if paid, defended := paysFor(t, game, fmt.Sprintf("A %d", i), n); defended && paid < c.asks {
					t.Errorf("%s with %d other cards: it asks for %d, and %d are paid", c.says, n, c.asks, paid)
				} else if defended {
					offered++
				}
			}
		}
	}
	if t.Logf("%d costs, paid %d times", len(fit), offered); offered < len(fit) {
		t.Error("most of them are never paid")
	}
}

// always defends with the card that it is given, and takes the first answer to all else.
type always struct{ defended bool }

func (d *always) Decide(_ *engine.Match, q *engine.Question) int {
	i := slices.IndexFunc(q.Answers, func(a engine.Answer) bool { return a.Verb == db.VerbDefend })
	d.defended = d.defended || i >= 0
	return max(i, 0)
}

// paysFor has the second player attacked, with a card in hand and some others in hand and discard pile, and gives how
// many things were done for the cost of a Defense, if it was offered.
func paysFor(t *testing.T, game *engine.Game, name string, others int) (paid int, defended bool) {
	t.Helper()
	r := game.Rules("en")
	d := &always{}
	m, err := game.Start(r, &engine.Setup{Seed: 1, Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}},
		engine.NewRandom(1))
	if err != nil {
		t.Fatal(err)
	}
	m.Decider = d
	avoided := false
	err = m.Run(func() {
		g := db.On(m)
		for p := range engine.Player(2) {
			empty(g, g.Zone(p, db.Character), g.Zone(p, db.Hand), g.Zone(p, db.Discard))
		}
		g.BeginTurn(0)
		c := engine.CardID(1)
		for g.Def(c) != r.FindCard(name) {
			c++
		}
		by := db.By{Player: 1}
		g.Put(by, c, g.Zone(1, db.Hand), engine.Top)
		for i := range others {
			g.Put(by, g.Top(db.KickStack), g.Zone(1, db.Hand), engine.Top)
			if i > 0 {
				g.Put(by, g.Top(db.KickStack), g.Zone(1, db.Discard), engine.Top)
			}
		}
		m.Probe = func(_ *engine.Match, e *engine.Event) {
			switch {
			case e.Kind == db.Avoid:
				avoided = true
			case !avoided && (e.Kind == db.Discarded || e.Kind == db.Destroy || e.Kind == db.Put ||
				e.Kind == db.Show || e.Kind == db.Refill || e.Kind == db.Gain):
				paid++
			}
		}
		g.Attack(db.By{Player: 0}, db.Only(1), func(engine.Player) {})
	})
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return paid, d.defended
}
