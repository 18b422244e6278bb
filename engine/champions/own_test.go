package champions

import (
	"errors"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// ownFiles gives files of cards of one's own.
func ownFiles(t *testing.T, names ...string) []engine.Source {
	t.Helper()
	var out []engine.Source
	for _, name := range names {
		text, err := os.ReadFile("testdata/own/" + name)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, engine.Source{Name: name, Text: string(text)})
	}
	return out
}

// TestOwnCards adds a scenario, a hero and an ally to the box and changes a card: those of the box stay where they are.
func TestOwnCards(t *testing.T) {
	g, err := Game.With(ownFiles(t, "golem.lua", "rabbi.lua"))
	if err != nil {
		t.Fatal(err)
	}
	fr, was := g.Rules("fr"), rules()
	for d := range was.Cards {
		if was.Cards[d].ID != fr.Cards[d].ID || was.Cards[d].Copies != fr.Cards[d].Copies {
			t.Errorf("card %d was %+v and is %+v", d, was.Cards[d], fr.Cards[d])
		}
	}
	for _, want := range []struct {
		name   string
		origin engine.Origin
		fact   string
		clause string
	}{
		{"Golem I", engine.Invented, "traits Brute, Clay", "own.card.golem-i"},
		{"Clay Servant", engine.Invented, "traits Clay", "own.card.clay-servant"},
		{"Golem II", engine.Invented, "hit points 12 per player", "own.card.golem-ii"},
		{"Poing d'argile", engine.Invented, "ATK 1", "own.card.fist-of-clay"},
		{"Watchman", engine.Invented, "classification Justice", "own.card.watchman"},
		{"Haymaker", engine.Amended, "cost 1", "own.card.haymaker"},
		{"Uppercut", engine.Printed, "cost 3", "mc.card.uppercut"},
	} {
		d := fr.FindCard(want.name)
		card, has := &fr.Cards[d], false
		for _, f := range g.Facts(d) {
			has = has || f.Name[engine.EN]+" "+f.Value[engine.EN] == want.fact
		}
		c, ok := g.Book.Find(card.ClauseID(g.Book))
		if card.Origin != want.origin || !has || card.ClauseID(g.Book) != want.clause || !ok || fr.CardOf(c) != d {
			t.Errorf("%s: origin %d, clause %s, facts %v", want.name, card.Origin, card.ClauseID(g.Book), g.Facts(d))
		}
	}
	ids := g.ScenarioIDs()
	if ids[len(ids)-1] != "golem" || len(Game.ScenarioIDs()) != len(ids)-1 || g.SetupWords()["clay_servants"].Most !=
		1 {
		t.Errorf("the scenarios are %v", ids)
	}
	if file, source := g.Source(fr.FindCard("Golem I")); file != "golem.lua" ||
		!strings.HasPrefix(source, `card "Golem I" { aspect = "encounter", game = "champions"`) {
		t.Errorf("declared in %s: %s", file, source)
	}
}

// TestOwnCardsArePlayed plays whole games by chance against a villain of one's own, with a hero of one's own and
// without.
func TestOwnCardsArePlayed(t *testing.T) {
	g, err := Game.With(ownFiles(t, "golem.lua", "rabbi.lua"))
	if err != nil {
		t.Fatal(err)
	}
	r, cited := g.Rules("fr"), map[string]bool{}
	maker, she := r.FindCard("The Maker"), r.FindCard("She-Hulk")
	for seed := range uint64(40) {
		policy := engine.Decider(Sensible{})
		if seed%2 == 1 {
			policy = engine.NewRandom(seed)
		}
		s := &engine.Setup{Seed: seed, First: engine.NoPlayer, Scenario: "golem",
			Options: map[string]int{"expert": int(seed / 2 % 2)},
			Players: []engine.SeatSetup{{Name: "Ann", Character: maker}, {Name: "Ben", Character: she}}}
		m, err := g.Start(r, s, policy)
		if err != nil {
			t.Fatal(err)
		}
		if n := m.Len(m.Zone(0, PlayerDeck)); n < 40 || n > 50 {
			t.Fatalf("the deck has %d cards", n)
		}
		m.Log = engine.NewLog(m, []string{"Ann", "Ben"})
		watch := g.Watcher()
		m.Probe = func(m *engine.Match, e *engine.Event) {
			if err := watch(m, e); err != nil {
				m.Fail(err)
			}
		}
		if err := m.Run(func() { g.Play(m) }); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		for c, n := range m.Log.Cited() {
			if n > 0 {
				cited[g.Book.ID(engine.Clause(c))] = true
			}
		}
	}
	for d := range r.Cards {
		if c := &r.Cards[d]; c.Origin != engine.Printed && !cited[c.ClauseID(g.Book)] {
			t.Logf("%s does nothing in these games", c.Name[engine.EN])
		}
	}
	for _, id := range []string{"golem-ii", "falling-masonry", "word-of-truth", "night-in-prague", "judah"} {
		if !cited["own.card."+id] {
			t.Errorf("own.card.%s is cited in no game", id)
		}
	}
}

// TestOwnCardsGoneWrong tells what is wrong with a card, with file and line.
func TestOwnCardsGoneWrong(t *testing.T) {
	minion := `all { aspect = "encounter", set = "rhino" } `
	for _, c := range []struct{ text, wrong string }{
		{`card "Rod" { }`, "mine.lua:1: Rod: its type is missing: type = \"…\": hero, alter_ego, ally"},
		{`card "Rod" { type = "allay" }`, `mine.lua:1: Rod: "allay" cannot stand here; did you mean "ally"?`},
		{`card "Rod" { type = "ally" }`,
			"mine.lua:1: Rod: a card of type ally needs its cost: cost = …\nmine.lua:1: Rod: a card of type ally needs its hp"},
		{`card "Rod" { type = "event", cost = 1, hp = 2 }`,
			"mine.lua:1: Rod: hp stands on no card of type event; it stands on hero, alter_ego, ally, villain, minion"},
		{`card "Rod" { type = "treachery", cost = 2 }`, "cost stands on no card of type treachery"},
		{`card "Rod" { type = "treachery", aspect = "justice" }`, `"justice" is no aspect of a card of type treachery; that is encounter`},
		{`card "Rod" { type = "event", cost = 1, aspect = "encounter" }`,
			`"encounter" is no aspect of a card of type event; that is hero, aggression`},
		{`card "Rod" { type = "minion", hp = 0 }`, "hp is a number from 1 to 99"},
		{`card "Rod" { type = "minion", hp = 2, trait = "Brute" }`, "a card has no trait; did you mean traits?"},
		{`card "Rod" { type = "minion", hp = 2, traits = "Bruet" }`,
			`"Bruet" cannot stand here; did you mean "Brute"?`},
		{`card "Rod" { type = "minion", hp = 2, traits = "Metaphysical" }`, "mine.lua:1: Rod: no printed card has the " +
			"trait \"Metaphysical\"; one of the author's own stands under new_traits"},
		{`card "Rod" { type = "minion", hp = 2, new_traits = { "Odd", "" } }`, "mine.lua:1: Rod: a trait has a name"},
		{minion + `card "Rod" { type = "minion", hp = 2, revealed = dammage(1, villain) }`,
			"mine.lua:1:94: dammage is not known"},
		{minion + `card "Rod" { type = "minion", hp = 2, revealed = damage(1) }`, "mine.lua:1: Rod: damage"},
		{`card "Rod" { type = "minion", hp = 2, set = "rhyno" }`,
			`the set "rhyno" has neither a hero nor a scenario, and is no modular set; did you mean "rhino"?`},
		{`card "Rod" { type = "villain", set = "rod", stage = 4, hp = 2 }`, "the stages of a villain are 1, 2 and 3"},
		{`card "Rod" { type = "main_scheme", set = "rod", stage = 1, back = "rod-b", scenario = { id = "rod" } }`,
			`mine.lua:1: Rod: the scenario "rod" lacks its main scheme, or a stage of its villain`},
		{`card "Rod" { type = "main_scheme", set = "rod", stage = 1, back = "rod-b", scenario = { id = "rhino" } }`,
			`the scenario "rhino" is that of`},
		{`card "Rod" { type = "hero", set = "rod", hp = 2, hand_size = 4, back = "peter-parker" }`,
			`its back is Peter Parker, whose back is another: back = "rod" is missing there`},
		{`card "Rod" { type = "hero", set = "rod", hp = 2, hand_size = 4, back = "peter-parke" }`,
			`there is no card with the id "peter-parke" to be its back; did you mean "peter-parker"?`},
		{`card "Haymaker" { cost = 1 } card "haymaker" { cost = 2 }`,
			"mine.lua:1: haymaker: it is changed already: mine.lua:1"},
		{`card "Rhino" { hp = 1 }`, "several printed cards are called so; write the name of the one that you mean: "},
		{`card "Rod" { type = "minion", hp = 2, title = { "R\27[31m", "R" } }`, "title holds a sign that cannot be seen"},
		{`card "Rod" { type = "minion", hp = 2, new_traits = { "A\nB" } }`, "new_traits holds a sign that cannot be seen"},
		{`card "Rod" { type = "minion", hp = 2, new_traits = "` + strings.Repeat("x", 61) + `" }`,
			"a word of new_traits has more than 60 bytes"},
		{`card "Rod" { type = "minion", hp = 2, fr = "Rhino" }`, "a printed card bears its French name, Rhino: Rhino"},
		{`card "Rod" { type = "support", cost = 1, gets{ your_hero, thw = 1 } }`,
			"mine.lua:1: Rod: whose values change is said by to = …, and each value by its name: { atk = 1, to = … }"},
		{`all { set = "rod", aspect = "hero", hp = 2, hand_size = 4 } card "Rod" { type = "hero", back = "staff", starter = { aspect = "justice" } }
			card "Staff" { type = "alter_ego", back = "rod", copies = 0 }`,
			"Rod: it is one card with Staff: the hero's side says copies = 0, and the other side does not"},
		{`all { set = "rod", aspect = "encounter", type = "main_scheme", stage = 1 }
			card "Rod" { back = "staff", scenario = { id = "rod" } } card "Staff" { back = "rod" }`,
			"Rod: it is one card with Staff: its B side says copies = 0, and its A side does not"},
		{`card "Rhino I" { stage = 2 }`, "mine.lua:1: Rhino I: stage 2 of this villain is Rhino II already"},
		{`card "Rhino II" { copies = 0 }`, "mine.lua:1: Rhino II: a stage of a villain has a copy"},
		{`card "Rod" { type = "villain", set = "rod", stage = 2, hp = 2 }`, "the stages of a villain follow each other: stage 1 is missing"},
		{`card "Spider-Man" { back = "she-hulk" }`,
			"mine.lua:1: Spider-Man: its back is She-Hulk, which is no other side of a card of type hero"},
		{`card "Peter Parker" { copies = 0 }`, "mine.lua:1: Peter Parker: of one of its two sides there is a copy"},
		{`card "Spider-Man" { starter = { aspect = "hero" } }`, "mine.lua:1: Spider-Man: a starter deck has an aspect"},
		{`card "Hand" { type = "event", cost = 1 }`, "a card cannot be called so: a log calls a place so"},
	} {
		_, err := Game.With([]engine.Source{{Name: "mine.lua", Text: c.text}})
		if err == nil || !strings.Contains(engine.Tell(err, engine.EN), c.wrong) {
			t.Errorf("%.90s\n gives %v\nand not %s", c.text, err, c.wrong)
		}
		if err != nil && engine.Tell(err, engine.FR) == engine.Tell(err, engine.EN) {
			t.Errorf("%s is not told in French", err)
		}
	}
}

// TestOwnCardsWithOneMistake changes a word of a card of one's own to another, and plays with what can be read all the
// same: nothing panics, and every mistake tells where it stands.
func TestOwnCardsWithOneMistake(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	vocabulary := append(cardWords(book.Rulebook.Find, nil).All(), "{}", "true", "0", "-1", "7", "99", `"hero"`, `"minion"`, `"x"`, `"villain"`, "this",
		"damage(1, this)", "one{ \"character\" }", "each{ \"enemy\" }", "surge()", "nil")
	changes := 400
	files := ownFiles(t, "golem.lua", "rabbi.lua")
	read, broke := 0, 0
	for i := range changes {
		rng := rand.New(rand.NewPCG(uint64(i), 2))
		changed := slices.Clone(files)
		f := &changed[i%2]
		at := changeable.FindAllStringIndex(f.Text, -1)
		x, y := at[rng.IntN(len(at))], at[rng.IntN(len(at))]
		other := f.Text[y[0]:y[1]]
		switch is := f.Text[x[0]]; { // of the same kind, so that more of it is read
		case is == '-' || is >= '0' && is <= '9':
			other = []string{"-1", "0", "1", "7", "99", "per_player(3)", "count{ \"minion\" }", "\"X\""}[rng.IntN(8)]
		case is != '"' && i%3 > 0:
			other = vocabulary[rng.IntN(len(vocabulary))]
		}
		f.Text = f.Text[:x[0]] + other + f.Text[x[1]:]
		g, err := Game.With(changed)
		if err != nil {
			if told := engine.Tell(err, engine.FR); !strings.Contains(told, ".lua:") {
				t.Errorf("%v stands nowhere:\n%s", err, f.Text)
			}
			continue
		}
		read++
		r := g.Rules("fr")
		s := &engine.Setup{Seed: uint64(i), First: engine.NoPlayer, Scenario: "golem",
			Options: map[string]int{"expert": i / 2 % 2}, Players: []engine.SeatSetup{
				{Name: "Ann", Character: r.FindCard("the-maker")}, {Name: "Ben", Character: r.FindCard("She-Hulk")}}}
		m, err := g.Start(r, s, engine.NewRandom(uint64(i)))
		if err != nil {
			continue
		}
		m.Limit = 4_000
		m.Log = engine.NewLog(m, []string{"Ann", "Ben"})
		var wrong *engine.BrokenText
		if err := m.Run(func() { g.Play(m) }); errors.As(err, &wrong) {
			broke++
		} else if err != nil && !errors.Is(err, engine.ErrLimit) {
			t.Errorf("%v: played with\n%s", err, f.Text)
		}
	}
	t.Logf("of %d changed files %d are read, and in %d games a text could not be carried out", changes, read, broke)
}

// TestAnObligationWithoutANemesis: a hero of one's own who has an obligation and no nemesis set brings it along.
func TestAnObligationWithoutANemesis(t *testing.T) {
	own := append(ownFiles(t, "rabbi.lua"), engine.Source{Name: "duty.lua", Text: `all { game = "champions", set = "rabbi" }
card "Sabbath" { type = "obligation", boost_icons = 1, given_to = "the-maker", says = "Judah is exhausted.", revealed = exhaust(your_identity) }
`})
	g, err := Game.With(own)
	if err != nil {
		t.Fatal(err)
	}
	r := g.Rules("fr")
	m, err := g.Start(r, &engine.Setup{Scenario: "rhino",
		Players: []engine.SeatSetup{{Name: "Ann", Character: r.FindCard("The Maker")}}}, Sensible{})
	if err != nil {
		t.Fatal(err)
	}
	sabbath, there := r.FindCard("Sabbath"), false
	for c := range m.Cards(Aside) { // until the encounter deck is shuffled
		there = there || m.Def(c) == sabbath
	}
	if !there {
		t.Error("the obligation is not laid aside for the encounter deck")
	}
}
