package simulate

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

// TestDecksAreKept: a replay names the decks that were given, and plays with them again.
func TestDecksAreKept(t *testing.T) {
	g := games.Find("champions")
	r := g.Rules(g.Editions[0])
	she := r.FindCard("She-Hulk")
	var deck []engine.Def
	for d := engine.Def(1); int(d) < len(r.Cards); d++ { // all her own cards, and others
		if n := r.Cards[d].Copies; !g.IsHead(d) && g.Decks.Head([]engine.Def{d}) == she {
			deck = append(deck, g.Decks.Cards(r, r.Cards[d].Name[engine.EN], n, deck)...)
		}
	}
	for _, name := range []string{"Uppercut", "Chase Them Down", "Tac Team", "Combat Training", "Relentless Assault",
		"Emergency", "First Aid", "Haymaker"} {
		deck = append(deck, g.Decks.Cards(r, name, 3, deck)...)
	}
	deck = append(deck, r.FindCard("Mockingbird"), r.FindCard("Nick Fury"))
	if faults := g.Decks.Faults(r, she, deck); len(faults) > 0 {
		t.Fatal(faults)
	}
	p := Plan{Game: g, Rules: r, Players: 2, Seed: 1, Policy: g.Policies[0], Decks: [][]engine.Def{nil, deck},
		Heads: []engine.Def{0, she}}
	kept := p.replay(0, errors.New("nothing"), nil)
	if len(kept.Decks) != 2 || len(kept.Decks[1]) != len(deck) || kept.Heroes[0] != "" {
		t.Fatalf("%v %v", kept.Heroes, kept.Decks)
	}
	text, err := json.Marshal(kept)
	if err != nil {
		t.Fatal(err)
	}
	again, err := ParseReplay(text)
	if err != nil {
		t.Fatal(err)
	}
	q, err := again.plan()
	if err != nil || len(q.Decks) != 2 || !slices.Equal(q.Decks[1], deck) || q.Heads[1] != she {
		t.Errorf("%v: %v", err, q)
	}
	again.Decks = [][]string{{"no-such-card"}}
	if _, err := again.plan(); err == nil || !strings.Contains(err.Error(), `the card "no-such-card"`) {
		t.Error(err)
	}
}
