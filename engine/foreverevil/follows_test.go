package foreverevil

import (
	"fmt"
	"strings"
	"testing"

	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
	"tablereferee/engine/foreverevil/book"
)

// empty takes all cards of a zone out of the game.
func empty(g *db.Match, zones ...engine.Zone) {
	for _, z := range zones {
		for c := g.Top(z); c != 0; c = g.Top(z) {
			g.Put(db.By{Player: 0}, c, engine.Box, engine.Top)
		}
	}
}

// TestWhatFollowsIsToldByWhatWasDone: of every verb, what stands in :so follows where something was done, and what
// stands in :otherwise where nothing was.
func TestWhatFollowsIsToldByWhatWasDone(t *testing.T) {
	mine := func(zone int) func(*db.Match) { return func(g *db.Match) { empty(g, g.Zone(0, zone)) } }
	deck := func(g *db.Match) { empty(g, g.Zone(0, db.Deck), g.Zone(0, db.Discard)) }
	table := func(z engine.Zone) func(*db.Match) { return func(g *db.Match) { empty(g, z) } }
	cases := []struct {
		says    string
		without func(*db.Match) // takes away what it would be done with
	}{
		{`power(count{ hand })%s`, mine(db.Hand)},
		{`draw(1)%s`, deck},
		{`reveal(top(deck, 2)), draw(one{ revealed })%s`, deck},
		{`discard(one{ hand })%s`, mine(db.Hand)},
		{`discard(up_to(2){ hand })%s`, mine(db.Hand)},
		{`tokens(count{ hand })%s`, mine(db.Hand)},
		{`lose_tokens(1)%s`, func(g *db.Match) { g.LoseTokens(db.By{Player: 0}, 0, 9) }},
		{`gain_weakness(1)%s`, table(db.WeaknessStack)},
		{`destroy(one{ hand })%s`, mine(db.Hand)},
		{`destroy(one{ line_up })%s`, table(db.LineUp)},
		{`reveal(top(deck)), destroy(it)%s`, deck},
		{`gain(one{ line_up })%s`, table(db.LineUp)},
		{`gain(top(main_deck))%s`, table(db.MainDeck)},
		{`attack(one_foe){ steal(1, foe)%s }`, func(g *db.Match) { g.LoseTokens(db.By{Player: 1}, 1, 9) }},
		{`put(one{ hand }, top(deck))%s`, mine(db.Hand)},
		{`put(each{ hand }, discard_pile)%s`, mine(db.Hand)},
		{`put(top(main_deck), line_up)%s`, table(db.MainDeck)},
		{`put(top(main_deck, 2), line_up)%s`, table(db.MainDeck)},
		{`reveal(top(deck)), put(it, hand)%s`, deck},
		{`reveal(top(deck))%s`, deck},
		{`reveal(top(main_deck))%s`, table(db.MainDeck)},
		{`look(top(deck, 2))%s`, deck},
		{`look(top(deck, 2), { stops = true })%s`, deck},
		{`discard(each{ hand })%s`, mine(db.Hand)},
		{`destroy(each{ hand })%s`, mine(db.Hand)},
		{`put(each{ hand, type = "Starter" }, discard_pile)%s`, mine(db.Hand)},
		{`play(exactly(1){ hand, type = "Starter" })%s`, mine(db.Hand)},
		{`show(each{ hand })%s`, mine(db.Hand)},
		{`discount(count{ hand })%s`, mine(db.Hand)},
		{`reveal(top(deck)), pass(it, one_player)%s`, deck},
		{`pass(one{ hand }, one_player)%s`, mine(db.Hand)},
		{`pass_left(one{ hand })%s`, mine(db.Hand)},
		{`gain(top(kick_stack))%s`, table(db.KickStack)},
		{`destroy(top(boss_stack))%s`, table(db.BossStack)},
		{`discard(exactly(2){ hand, different = "name" })%s`, mine(db.Hand)},
		{`each_player:discard(top(deck))%s`, func(g *db.Match) {
			for p := range g.From(0) {
				empty(g, g.Zone(p, db.Deck), g.Zone(p, db.Discard))
			}
		}},
		{`freeze(one{ line_up })%s`, table(db.LineUp)},
		{`attack(each_foe){ foe:draw(1) }%s`, nil}, // nobody avoids it
	}
	var source strings.Builder
	for i, c := range cases {
		fmt.Fprintf(&source, "card \"A %d\" { type = \"Hero\", play = { "+c.says+" } }\n", i,
			":so{ power(77) }:otherwise{ power(88) }")
	}
	game, err := Game.With([]engine.Source{{Name: "mine.lua", Text: source.String()}})
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range cases {
		if got := followed(t, game, fmt.Sprintf("A %d", i), 1, func(*db.Match) {}); got != "so" {
			t.Errorf("%s is done, and what follows is %q", c.says, got)
		}
		if c.without == nil {
			continue
		}
		if got := followed(t, game, fmt.Sprintf("A %d", i), 1, c.without); got != "otherwise" {
			t.Errorf("%s is not done, and what follows is %q", c.says, got)
		}
	}
	for _, v := range parts().Words(book.Rulebook.Find).Verbs {
		if !strings.Contains(source.String(), v.Word+"(") && !v.Always {
			t.Errorf("nothing shows what follows on %s", v.Word)
		}
	}
}

// TestFreezingIsNoChoiceUnlessItSaysMay: which card is frozen is chosen, and none only where the text says may.
func TestFreezingIsNoChoiceUnlessItSaysMay(t *testing.T) {
	game, err := Game.With([]engine.Source{{Name: "mine.lua", Text: `
card "Ice Wall" { type = "Super Power", play = freeze(one{ line_up }):so{ power(77) }:otherwise{ power(88) } }
card "Thin Ice" { type = "Super Power", play = may(freeze(one{ line_up })):so{ power(77) }:otherwise{ power(88) } }
`}})
	if err != nil {
		t.Fatal(err)
	}
	declined := 0
	for seed := range uint64(40) {
		if got := followed(t, game, "Ice Wall", seed, func(*db.Match) {}); got != "so" {
			t.Errorf("freezing without may: what follows is %q", got)
		}
		if followed(t, game, "Thin Ice", seed, func(*db.Match) {}) == "otherwise" {
			declined++
		}
	}
	if declined == 0 || declined == 40 {
		t.Errorf("freezing with may was declined %d times of 40", declined)
	}
}

// followed carries out the text of a card on a table from which something was taken, and says what has followed.
func followed(t *testing.T, game *engine.Game, name string, seed uint64, without func(*db.Match)) (out string) {
	t.Helper()
	r := game.Rules("en")
	m, err := game.Start(r, &engine.Setup{Seed: 1, Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}},
		engine.NewRandom(seed))
	if err != nil {
		t.Fatal(err)
	}
	m.Probe = func(_ *engine.Match, e *engine.Event) {
		switch {
		case e.Kind == db.PowerUp && e.N == 77:
			out += "so"
		case e.Kind == db.PowerUp && e.N == 88:
			out += "otherwise"
		}
	}
	err = m.Run(func() {
		g := db.On(m)
		g.BeginTurn(0)
		by := db.By{Player: 0}
		g.GainTokens(by, 0, 2)
		g.GainTokens(by, 1, 2)
		without(g)
		d := r.FindCard(name)
		c := engine.CardID(1)
		for g.Def(c) != d {
			c++
		}
		g.Carry(db.By{Player: 0, Self: c, Text: c, Cite: g.Card(c).Cite}, g.Card(c).Text)
	})
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return out
}

// TestBuyingIsNotGaining: a text that waits for what is gained is not meant by what is bought, and the other way round;
// either is acquired.
func TestBuyingIsNotGaining(t *testing.T) {
	game, err := Game.With([]engine.Source{{Name: "mine.lua", Text: `all { type = "Location", stays = true }
card "Shop" { after(buys{}){ power(1) } }
card "Gift" { after(gains{}){ power(10) } }
card "Both" { after(acquires{}){ power(100) } }
`}})
	if err != nil {
		t.Fatal(err)
	}
	r := game.Rules("en")
	m, err := game.Start(r, &engine.Setup{Seed: 1, Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}},
		engine.NewRandom(1))
	if err != nil {
		t.Fatal(err)
	}
	err = m.Run(func() {
		g := db.On(m)
		g.BeginTurn(0)
		for c := range g.Cards(db.MainDeck) {
			if name := g.Card(c).Name[engine.EN]; name == "Shop" || name == "Gift" || name == "Both" {
				g.Put(db.By{Player: 0}, c, g.Zone(0, db.InPlay), engine.Top)
			}
		}
		for _, c := range []struct {
			how   string
			does  func()
			power int
		}{
			{"buying", func() {
				g.Make(&engine.Event{Kind: db.Bought, Player: 0, Card: g.Top(db.LineUp), To: g.Zone(0, db.Discard)})
			}, 101},
			{"gaining", func() { g.GainCard(db.By{Player: 0}, 0, g.Top(db.LineUp)) }, 110},
			{"gaining a Weakness", func() { g.GainWeakness(db.By{Player: 0}, 0, 1) }, 110},
		} {
			was := g.Count(0, db.Power)
			if c.does(); g.Count(0, db.Power)-was != c.power {
				t.Errorf("%s gives Power %d and not %d", c.how, g.Count(0, db.Power)-was, c.power)
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestWhatIsDeclinedIsNotWhatIsMissing: what follows a discard that was declined does not rest on the reading of what
// could not be done.
func TestWhatIsDeclinedIsNotWhatIsMissing(t *testing.T) {
	game, err := Game.With([]engine.Source{{Name: "mine.lua", Text: `
card "Toss" { type = "Hero", play = may(discard(one{ hand })):so{ power(77) }:otherwise{ power(88) } }`}})
	if err != nil {
		t.Fatal(err)
	}
	r := game.Rules("en")
	for _, empties := range []bool{false, true} {
		declined := 0
		for seed := range uint64(40) {
			m, err := game.Start(r, &engine.Setup{Seed: 1, Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}},
				engine.NewRandom(seed))
			if err != nil {
				t.Fatal(err)
			}
			m.Probe = func(_ *engine.Match, e *engine.Event) {
				if e.Kind != db.PowerUp || e.N != 88 {
					return
				}
				if declined++; e.Cite.Has(book.AmbNothingToDestroy) != empties {
					t.Errorf("with nothing to discard: %t, and the reading is cited: %t", empties, !empties)
				}
			}
			err = m.Run(func() {
				g := db.On(m)
				g.BeginTurn(0)
				if empties {
					empty(g, g.Zone(0, db.Hand))
				}
				d, c := r.FindCard("Toss"), engine.CardID(1)
				for g.Def(c) != d {
					c++
				}
				g.Carry(db.By{Player: 0, Self: c, Text: c, Cite: g.Card(c).Cite}, g.Card(c).Text)
			})
			if err != nil {
				t.Fatal(err)
			}
		}
		if declined == 0 {
			t.Error("nobody has declined")
		}
	}
}
