package champions

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// afterwards are, for each event that texts wait for: of what, something that makes it happen with all that follows
// from it, at least how much is told then, and the kind before which an answer comes if more follows that is no part of
// it; where nothing can answer it, what the author is told.
var afterwards = []struct {
	of     string
	do     func(g *Match, by By)
	least  int
	before engine.Kind
	told   engine.Text
}{
	eventAttackStarts: {of: "villain", told: engine.Text{
		"what comes after something waits for its end, and attack_starts is a beginning: " +
			"response(attacked{ … }), or interrupt(attack_starts{ … })",
		"ce qui vient après une chose attend sa fin, et attack_starts est un début : " +
			"response(attacked{ … }), ou interrupt(attack_starts{ … })"}},
	eventAttacked: {of: "villain", least: 5, do: func(g *Match, _ By) { g.EnemyAttack(g.villain(), 0) }},
	// its When Defeated deals an encounter card
	eventDamageDealt: {of: `"minion"`, least: 3, do: minionFalls},
	eventDefeated:    {of: `"minion"`, least: 3, do: minionFalls},
	eventEnters: {of: `"minion"`, least: 1, do: func(g *Match, by By) {
		g.enterMinion(by, anywhere(g, "hydra-mercenary"), 0)
	}},
	eventPlays: {of: `"support"`, least: 2, do: func(g *Match, by By) {
		g.enter(by, g.Top(own(Hand)), PlayCard, 0, 0)
	}},
	// the villain has nothing to heal: it surges
	eventReveals: {of: `"treachery"`, least: 4, do: func(g *Match, by By) {
		g.Reveal(by, 0, anywhere(g, "hard-to-keep-down"))
	}, before: SurgeAgain},
	eventThreatPlaced: {of: "main_scheme", least: 4, do: func(g *Match, by By) { g.PlaceThreat(by, g.scheme(), 9) }},
	eventSchemes:      {of: "villain", least: 4, do: func(g *Match, _ By) { g.EnemyScheme(g.villain(), 0) }},
	eventFlips:        {of: "your_identity", least: 1, do: func(g *Match, by By) { g.flip(by, 0) }},
	eventThwarted: {of: "your_identity", least: 2, do: func(g *Match, by By) {
		g.Thwart(by, g.identity(0), g.scheme(), 1, false)
	}},
	eventRoundEnds: {least: 1, do: func(g *Match, _ By) { g.endRound() }, before: RoundBegins},
}

// minionFalls deals a minion more than it takes.
func minionFalls(g *Match, by By) { g.Damage(by, g.Top(own(Engaged)), 9) }

// anywhere is a card in the encounter deck.
func anywhere(g *Match, id string) engine.CardID {
	for c := g.Top(EncounterDeck); c != 0; c = g.Below(c) {
		if g.Card(c).ID == id {
			return c
		}
	}
	return 0
}

// happened are the kinds of what is told while something is done, on a table with a card of one's own in play or
// without it.
func happened(t *testing.T, game *engine.Game, echo bool, do func(g *Match, by By)) (kinds []engine.Kind) {
	t.Helper()
	r := game.Rules("fr")
	zones := []engine.ZoneSetup{{Zone: own(Engaged), Cards: []engine.Def{r.FindCard("Hydra Soldier")}},
		{Zone: SchemeDeck, Cards: []engine.Def{r.FindCard("The Break-In! 1A")}},
		{Zone: own(Hand), Cards: []engine.Def{r.FindCard("Med Team")}}}
	if echo {
		zones = append(zones, engine.ZoneSetup{Zone: own(InPlay), Cards: []engine.Def{r.FindCard("Echo")}})
	}
	m, err := game.Start(r, &engine.Setup{Seed: 3, AsIf: true, Scenario: "rhino", Zones: zones,
		Players: []engine.SeatSetup{{Name: "Ann", Character: r.FindCard("Peter Parker")}}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	m.Decider = engine.First{}
	g := On(m)
	by := By{Player: 0, Cite: engine.Cite(book.FormOneOfTwo)}
	if err := m.Run(func() {
		g.PlaceThreat(by, g.scheme(), 1)
		m.Probe = func(m *engine.Match, e *engine.Event) {
			if !m.Rules.Kinds[e.Kind].Quiet {
				kinds = append(kinds, e.Kind)
			}
		}
		do(g, by)
	}); err != nil {
		t.Fatal(err)
	}
	return kinds
}

// TestWhatComesAfterComesAfter: a forced response to each event comes once all that follows from it has happened: what
// happens with the card is what happens without it, and then the card.
func TestWhatComesAfterComesAfter(t *testing.T) {
	if len(afterwards) != len(eventWords) {
		t.Fatalf("%d events are tried of %d", len(afterwards), len(eventWords))
	}
	for i, c := range afterwards {
		game, err := Game.With([]engine.Source{{Name: "mine.lua", Text: fmt.Sprintf(`
			card "The Break-In! 1B" { loses = false }
			card "Echo" { type = "support", aspect = "justice", cost = 1, response(%s{ %s }){ forced = true, heal(1, your_identity) } }`, eventWords[i], c.of)}})
		if c.told != (engine.Text{}) {
			for l, want := range c.told {
				if err == nil || !strings.Contains(engine.Tell(err, engine.Lang(l)), want) {
					t.Errorf("%s: the author is told %v", eventWords[i], err)
				}
			}
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		without, with := happened(t, game, false, c.do), happened(t, game, true, c.do)
		at := len(without)
		if c.before != engine.NoKind {
			at = slices.Index(without, c.before)
		}
		if len(with) <= at || !slices.Equal(with[:at], without[:at]) || with[at] != ForcedActs {
			t.Errorf("%s: without the card\n%v\nwith it\n%v", eventWords[i], namesOf(game, without),
				namesOf(game, with))
		}
		if at < c.least {
			t.Errorf("%s: only %v happens", eventWords[i], namesOf(game, without))
		}
	}
}

// namesOf are the names of kinds of events.
func namesOf(game *engine.Game, kinds []engine.Kind) (names []string) {
	for _, k := range kinds {
		names = append(names, game.Rules("fr").Kinds[k].Name)
	}
	return names
}
