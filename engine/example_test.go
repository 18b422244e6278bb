package engine_test

import (
	"fmt"
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/foreverevil"
)

// A whole game by chance. The seed decides the table and every answer, so the same seed gives the same game.
func Example() {
	g := &foreverevil.Game
	s := &engine.Setup{Seed: 7, First: engine.NoPlayer, Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}}
	m, err := g.Start(g.Rules("en"), s, engine.NewRandom(7))
	if err != nil {
		fmt.Println(err)
		return
	}
	m.Limit = 100_000 // a game in which nobody buys has no end
	if err := m.Run(func() { g.Play(m) }); err != nil {
		fmt.Println(err)
		return
	}
	tally := g.Tally(m)
	best := slices.Max(tally.Scores)
	for p := range s.Players { // by seats, as tally.Turns and the clause tally.End of the end stand for all
		fmt.Println(tally.Won[p] == (tally.Scores[p] == best))
	}
	// Output:
	// true
	// true
}

// A card of one's own: the game is made anew with it, and it is dealt, offered and played like any other. Whose it is
// stands in the log.
func ExampleGame_with() {
	g, err := foreverevil.Game.With([]engine.Source{{Name: "mine.lua", Text: `
card "Lightning Rod" { type = "Equipment", cost = 3, vp = 1, copies = 5, says = "+2 Power.", play = power(2) }
card "Kick" { cost = 2 }  -- a printed card with an erratum: all else of it stays
`}})
	if err != nil {
		fmt.Println(err) // tells file and line of every mistake
		return
	}
	rules := g.Rules("en")
	rod, _ := g.Book.Find("own.card.lightning-rod")
	fmt.Println(g.Book.Info(rod).Text().Says[engine.EN])
	played := 0
	for seed := range uint64(10) {
		s := &engine.Setup{Seed: seed, First: engine.NoPlayer, Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}}
		m, err := g.Start(rules, s, g.Policies[0].New(seed))
		if err != nil {
			fmt.Println(err)
			return
		}
		m.Log = engine.NewLog(m, []string{"Ann", "Ben"})
		if err := m.Run(func() { g.Play(m) }); err != nil {
			fmt.Println(err)
			return
		}
		played += m.Log.Cited()[rod]
	}
	fmt.Println("it has acted:", played > 0)
	_, err = foreverevil.Game.With([]engine.Source{{Name: "mine.lua", Text: `card "Rod" { type = "Heroe" }`}})
	fmt.Println(err)
	// Output:
	// +2 Power. (a card of the author's own)
	// it has acted: true
	// mine.lua:1: Rod: "Heroe" cannot stand here; did you mean "Hero"?
}
