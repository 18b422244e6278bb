package main

import (
	"context"
	"os"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/referee/scenario"
	"tablereferee/referee/simulate"
)

// agreed compares a log with the file that holds what was agreed.
func agreed(t *testing.T, log, file string) {
	t.Helper()
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if log != string(want) {
		t.Errorf("%s: the log is now\n%s", file, log)
	}
}

func TestScenario(t *testing.T) {
	log, err := byScript("low.lua")
	if err != nil {
		t.Fatal(err)
	}
	agreed(t, log, "low.log")
}

func TestGameByChance(t *testing.T) {
	log, err := byChance(1)
	if err != nil {
		t.Fatal(err)
	}
	agreed(t, log, "chance.log")
}

// TestManyGames: whatever chance does, no card is lost and somebody wins.
func TestManyGames(t *testing.T) {
	g := Game()
	for seed := range uint64(200) {
		s := &engine.Setup{Seed: seed, First: engine.NoPlayer, Players: make([]engine.SeatSetup, 4)}
		m, err := g.Start(g.Rules("en"), s, engine.NewRandom(seed))
		if err != nil {
			t.Fatal(err)
		}
		m.Probe = func(m *engine.Match, e *engine.Event) {
			if err := m.Check(); err != nil || e.Cite == 0 {
				t.Fatalf("seed %d: %+v: %v", seed, *e, err)
			}
		}
		if err := m.Run(func() { g.Play(m) }); err != nil {
			t.Fatal(err)
		}
		won := false
		for p := range engine.Player(m.Seats()) {
			won = won || g.Won(m, p)
		}
		if !g.Done(m) || !won {
			t.Errorf("seed %d: nobody has won", seed)
		}
	}
}

// TestSimulated: a game that leaves out what the kernel can do is simulated like a listed one.
func TestSimulated(t *testing.T) {
	g := Game()
	r, err := simulate.Run(context.Background(), simulate.Plan{Game: g, Rules: g.Rules("en"), Players: 3,
		Games: 40, Seed: 1, Policy: g.Policies[0], Check: true})
	if err != nil {
		t.Fatal(err)
	}
	wins := 0
	for _, n := range r.Wins {
		wins += n
	}
	if r.Games != 40 || r.Broken > 0 || wins < 40 || len(r.Ends) > 0 {
		t.Errorf("%+v", r)
	}
}

// TestAGameThatLacksSomething is refused by whatever would play it.
func TestAGameThatLacksSomething(t *testing.T) {
	g := Game()
	g.Won = nil
	_, err := simulate.Run(context.Background(), simulate.Plan{Game: g, Rules: g.Rules("en"), Players: 2,
		Games: 1, Policy: g.Policies[0]})
	if err == nil || !strings.Contains(err.Error(), `"high-card" lacks what only the game can say: Won`) {
		t.Errorf("simulated: %v", err)
	}
	source := `scenario "A" { game = "high-card" }`
	if _, err := scenario.For(g).Compile("a", "a.lua", source); err == nil || !strings.HasSuffix(err.Error(), ": Won") {
		t.Errorf("in a script: %v", err)
	}
}
