package foreverevil

import (
	"fmt"
	"strings"
	"testing"

	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
)

// laid is what is laid out for the first player: cards of the box, by name.
type laid struct{ hand, discard, deck []string }

// lay lays cards of the box out in the places of the first player, and takes away all else that lies there.
func (l laid) lay(t *testing.T, g *db.Match) {
	t.Helper()
	me := func(zone int) engine.Zone { return g.Zone(0, zone) }
	empty(g, me(db.Hand), me(db.Discard), me(db.Deck))
	taken := map[engine.CardID]bool{}
	for zone, names := range map[int][]string{db.Hand: l.hand, db.Discard: l.discard, db.Deck: l.deck} {
		for _, name := range names {
			d, c := g.Rules.FindCard(name), engine.CardID(1)
			for g.Def(c) != d || taken[c] || g.In(c) == g.Zone(1, db.Hand) || g.In(c) == g.Zone(1, db.Deck) {
				c++
			}
			taken[c] = true
			g.Put(db.By{Player: 0}, c, me(zone), engine.Bottom)
		}
	}
}

// playsOut carries out texts of cards of one's own, each on a table of its own, and tells what look sees then.
func playsOut(t *testing.T, on laid, text string, seed uint64, look func(g *db.Match) string,
	probes ...func(*engine.Match, *engine.Event)) string {
	t.Helper()
	game, err := Game.With([]engine.Source{{Name: "mine.lua",
		Text: `card "Mine" { type = "Super Power", play = ` + text + ` }`}})
	if err != nil {
		t.Fatalf("%s: %s", text, engine.Tell(err, engine.EN))
	}
	m, err := game.Start(game.Rules("en"), &engine.Setup{Seed: 1,
		Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}}, engine.NewRandom(seed))
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range probes {
		m.Probe = p
	}
	out := ""
	err = m.Run(func() {
		g := db.On(m)
		on.lay(t, g)
		g.BeginTurn(0)
		c := engine.CardID(1)
		for g.Card(c).Name[engine.EN] != "Mine" {
			c++
		}
		g.Carry(db.By{Player: 0, Self: c, Text: c, Cite: g.Card(c).Cite}, g.Card(c).Text)
		out = look(g)
	})
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return out
}

// power is how much Power the first player has.
func power(g *db.Match) string { return fmt.Sprint(g.Count(0, db.Power)) }

// destroyed is how many cards are out of the game.
func destroyed(g *db.Match) string { return fmt.Sprint(g.Len(db.Destroyed)) }

// lies tells which cards lie in a place of the first player.
func lies(zone int) func(g *db.Match) string {
	return func(g *db.Match) string {
		var names []string
		for c := range g.Cards(g.Zone(0, zone)) {
			names = append(names, g.Card(c).Name[engine.EN])
		}
		return strings.Join(names, ", ")
	}
}

// TestSeveralCardsAreAllMeant: of cards that are chosen one after the other, what stands behind means all of them.
func TestSeveralCardsAreAllMeant(t *testing.T) {
	two := laid{hand: []string{"Kick", "Man-Bat"}}
	mixed := laid{hand: []string{"Power Girl", "Punch"}}
	heap := laid{discard: []string{"Kick", "Man-Bat"}}
	for _, c := range []struct {
		text string
		on   laid
		look func(*db.Match) string
		want string
	}{
		{`discard(exactly(2){ hand }):so{ power(printed("cost", those)) }`, two, power, "6"},
		{`discard(exactly(2){ hand }):as "x":so{ draw(1), power(printed("cost", the "x")) }`, two, power, "6"},
		{`{ discard(exactly(3){ hand }), power(that_many) }`, two, power, "2"},
		{`discard(exactly(2){ hand }):so{ put(those, hand) }`, two, lies(db.Discard), ""},
		// what depends on so many is not done for fewer
		{`discard(exactly(3){ hand }):so{ power(5) }`, two, power, "0"},
		{`discard(exactly(2){ hand }):so{ destroy(those):so{ power(that_many) } }`, two, power, "2"},
		{`discard(exactly(2){ hand }):so{ destroy(those) }`, two, destroyed, "2"},
		{`discard(exactly(2){ hand }):so{ pass(those, one_player) }`, two, lies(db.Hand), ""},
		{`{ discard(exactly(2){ hand }), when(those:is{ type = "Hero" }){ power(1) }:otherwise{ power(2) } }`, mixed, power, "2"},
		{`{ discard(exactly(2){ hand }), when(those:is{ type = { "Hero", "Starter" } }){ power(1) }:otherwise{ power(2) } }`,
			mixed, power, "1"},
		{`put(exactly(2){ discard_pile }, top(deck)):so{ power(printed("cost", those)) }`, heap, power, "6"},
		{`{ put(exactly(2){ discard_pile }, hand):as "x", put(the "x", bottom(deck)) }`, heap, lies(db.Hand), ""},
		{`{ play(exactly(2){ hand }), power(10 * printed("cost", those)) }`, laid{hand: []string{"Kick", "Kick"}}, power, "64"},
		{`attack(one_foe){ foe:put(exactly(2){ discard_pile }, foe.hand):so{ power(printed("cost", those)) } }`, heap, power, "6"},
		// one card is not chosen twice
		{`{ put(exactly(2){ hand, discard_pile }, discard_pile), power(printed("cost", those)) }`,
			laid{hand: []string{"Kick"}}, power, "3"},
	} {
		for seed := range uint64(4) {
			if got := playsOut(t, c.on, c.text, seed, c.look); got != c.want {
				t.Errorf("%s: %q and not %q", c.text, got, c.want)
			}
		}
	}
	declined := map[string]bool{}
	for seed := range uint64(40) {
		declined[playsOut(t, two, `{ discard(up_to(2){ hand }), power(printed("cost", those)) }`, seed, power)] = true
	}
	if len(declined) != 3 || !declined["0"] || !declined["3"] || !declined["6"] {
		t.Errorf("of up to two cards of cost 3 the costs are %v", declined)
	}
}

// TestOneOfSeveralIsMeant: of cards with a name, what stands behind the choice of one means that one.
func TestOneOfSeveralIsMeant(t *testing.T) {
	text := `{ discard(exactly(2){ hand }):as "x", destroy(one{ the "x" }), power(printed("cost", it)) }`
	for seed := range uint64(4) {
		if got := playsOut(t, laid{hand: []string{"Kick", "Man-Bat"}}, text, seed, power); got != "3" {
			t.Errorf("%s: Power %s", text, got)
		}
	}
}

// TestWhatIsRedirectedIsMeant: what stands behind redirect speaks of the card that was sent elsewhere, whatever was
// found before, and can move it from there; the number that was given before stays.
func TestWhatIsRedirectedIsMeant(t *testing.T) {
	for _, c := range []struct {
		when string
		text string
		look func(*db.Match) string
		want string
	}{
		{"instead", `discard(exactly(2){ hand }), redirect(hand), power(printed("cost", it))`, power, "5"},
		{"instead", `destroy(one{ hand }), when(it:is{ type = "Starter" }){ redirect(hand) }, power(printed("cost", it))`, power, "5"},
		{"instead", `discard(exactly(2){ hand }), redirect(hand), power(that_many)`, power, "2"},
		{"instead", `discard(exactly(2){ hand }), redirect(hand), put(it, bottom(deck))`, lies(db.Deck), "Power Girl"},
		{"instead", `discard(exactly(2){ hand }), redirect(top(deck)), destroy(it)`, destroyed, "1"},
		{"instead", `discard(exactly(2){ hand }):as "x", redirect(hand), put(the "x", hand)`, lies(db.Hand), "Power Girl, Punch, Punch"},
		// all that was paid is meant as well
		{"after", `optional = true, cost = discard(exactly(2){ hand }), put(those, hand)`, lies(db.Discard), "Power Girl"},
		{"after", `optional = true, cost = discard(exactly(2){ hand, name = "Punch" }), power(9 * that_many)`, power, "18"},
	} {
		game, err := Game.With([]engine.Source{{Name: "mine.lua",
			Text: `card "Mine" { type = "Location", stays = true, ` + c.when + `(gains{ from = line_up }){ ` + c.text + ` } }`}})
		if err != nil {
			t.Fatalf("%s: %s", c.text, engine.Tell(err, engine.EN))
		}
		m, err := game.Start(game.Rules("en"), &engine.Setup{Seed: 1,
			Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}}, engine.NewRandom(1))
		if err != nil {
			t.Fatal(err)
		}
		m.Decider = &answering{uses: true}
		err = m.Run(func() {
			g := db.On(m)
			laid{hand: []string{"Punch", "Punch"}}.lay(t, g)
			g.BeginTurn(0)
			put := func(name string, to engine.Zone) engine.CardID {
				x := engine.CardID(1)
				for g.Card(x).Name[engine.EN] != name {
					x++
				}
				g.Put(db.By{Player: 0}, x, to, engine.Top)
				return x
			}
			put("Mine", g.Zone(0, db.InPlay))
			g.GainCard(db.By{Player: 0}, 0, put("Power Girl", db.LineUp))
			if got := c.look(g); got != c.want {
				t.Errorf("%s: %q and not %q", c.text, got, c.want)
			}
		})
		if err != nil {
			t.Fatalf("%s: %v", c.text, err)
		}
	}
}

// TestWhatIsDoneIsCounted: that_many behind a verb that does so much of something is how much of it was done: none
// where it was declined, or was nothing.
func TestWhatIsDoneIsCounted(t *testing.T) {
	two := laid{hand: []string{"Kick", "Punch"}}
	for text, want := range map[string]string{
		`{ put(exactly(2){ hand }, top(deck)), draw(3), power(that_many) }`:                        "2",
		`{ gain_weakness(2), power(that_many) }`:                                                   "2",
		`{ tokens(3), lose_tokens(5), power(that_many) }`:                                          "3",
		`{ discard(exactly(2){ hand }), lose_tokens(5), power(that_many) }`:                        "0",
		`{ discard(exactly(2){ hand }), attack(one_foe){ steal(1, foe), power(that_many) } }`:      "0",
		`attack(one_foe){ foe:tokens(3), steal(2, foe), power(that_many) }`:                        "2",
		`{ discard(exactly(2){ hand }), may(lose_tokens(2)), power(that_many) }`:                   "0",
		`{ discard(exactly(2){ hand }), draw(count{ in_play, name = "Kick" }), power(that_many) }`: "0",
		`{ discard(exactly(2){ hand }), tokens(1), power(that_many) }`:                             "2",
		`{ discard(exactly(2){ hand }), draw(that_many):otherwise{ power(9) }, power(that_many) }`: "2",
		`{ discard(exactly(2){ hand }), may(gain(bottom(main_deck))), power(1 - that_many) }`:      "0 1",
	} {
		for seed := range uint64(8) {
			if got := playsOut(t, two, text, seed, power); !strings.Contains(want, got) {
				t.Errorf("%s: %s and not %s", text, got, want)
			}
		}
	}
}

// TestNothingIsTold: a sentence that does none of something says that nothing comes of it.
func TestNothingIsTold(t *testing.T) {
	for _, text := range []string{`draw(%s)`, `power(%s)`, `tokens(%s)`, `gain_weakness(%s)`, `discount(%s)`,
		`{ tokens(1), lose_tokens(%s) }`, `attack(one_foe){ foe:tokens(1), steal(%s, foe) }`, `attack(one_foe){ foe:draw(%s) }`,
		`draw(others_played * %s)`, `lose_tokens(1 + %s)`, `may(draw(%s))`} {
		text = strings.ReplaceAll(text, "%s", `count{ in_play, name = "Kick" }`)
		told := 0
		playsOut(t, laid{deck: []string{"Punch"}}, text, 1, func(g *db.Match) string { return fmt.Sprint(told) },
			func(_ *engine.Match, e *engine.Event) {
				if e.Kind == db.NoFurther && e.Source != 0 {
					told++
				}
			})
		if told == 0 {
			t.Errorf("%s: nothing is told", text)
		}
	}
}
