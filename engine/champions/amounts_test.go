package champions

import (
	"errors"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/log"
)

// plays plays some games by chance with cards of one's own, and gives the logs and the error that ends one.
func plays(t *testing.T, source string, games int) (logs string, err error) {
	t.Helper()
	g, err := Game.With([]engine.Source{{Name: "mine.lua", Text: source}})
	if err != nil {
		t.Fatalf("%s\nis not read: %v", source, err)
	}
	r := g.Rules("fr")
	for seed := range uint64(games) {
		seats := []engine.SeatSetup{{Name: "Ann", Character: r.FindCard("Spider-Man")},
			{Name: "Ben", Character: r.FindCard("She-Hulk")}}
		m, err := g.Start(r, &engine.Setup{Seed: seed, First: engine.NoPlayer, Scenario: "rhino", Players: seats},
			engine.NewRandom(seed))
		if err != nil {
			t.Fatal(err)
		}
		m.Limit = 40_000
		m.Log = engine.NewLog(m, []string{"Ann", "Ben"})
		watch := g.Watcher()
		m.Probe = func(m *engine.Match, e *engine.Event) {
			if err := watch(m, e); err != nil {
				m.Fail(err)
			}
		}
		err = m.Run(func() { g.Play(m) })
		logs += string(log.Text(m.Log, engine.EN))
		if err != nil {
			return logs, err
		}
	}
	return logs, nil
}

// TestNothingIsCountedBeyond: a number that cannot be counted ends the game, and the message says by which card and
// where it is declared.
func TestNothingIsCountedBeyond(t *testing.T) {
	for _, says := range []string{
		`type = "environment", gets{ atk = 99, how = "times", to = villain }`,
		`type = "environment", gets{ hp = 99, how = "times", to = villain }`,
		`type = "treachery", revealed = place_threat(999 * count{ "character" } * count{ "character" }, main_scheme)`,
		`type = "treachery", revealed = discard(top(deck, 999 * count{ "character" } * count{ "character" }))`,
		`type = "attachment", attach = villain, gets{ atk = now("atk", villain), to = host }`,
	} {
		_, err := plays(t, `all { game = "champions", set = "rhino" } card "Odd" { copies = 20, boost_icons = 1, `+says+` }`, 20)
		var broken *engine.BrokenText
		if !errors.As(err, &broken) || broken.Where != "mine.lua:1" {
			t.Errorf("%s\nends with %v", says, err)
			continue
		}
		if broken.Beyond == broken.Endless || engine.Tell(err, engine.FR) == engine.Tell(err, engine.EN) {
			t.Errorf("%s\nends with %v, %v", says, err, engine.Tell(err, engine.FR))
		}
	}
}

// TestLessThanNothingIsNothing: a number below zero is none, and a sentence that does nothing says so.
func TestLessThanNothingIsNothing(t *testing.T) {
	for _, says := range []string{
		`damage(1 - count{ "hero" } - count{ "villain" }, each_hero)`,
		`each_player:draw(1 - 2 * count{ "villain" })`,
		`heal(1 - 2 * count{ "villain" }, villain)`,
		`accelerate(1 - 2 * count{ "villain" })`,
		`discard(top(deck, 1 - 2 * count{ "villain" }))`,
		`split(1 - 2 * count{ "villain" }, { "character" })`,
		`damage(1, it)`,
	} {
		before := ""
		if strings.Contains(says, "it)") {
			before = `dig{ "minion" }, `
		}
		logs, err := plays(t, `all { game = "champions", set = "rhino" }
			card "Odd" { type = "treachery", copies = 20, boost_icons = 1, revealed = { `+before+says+` } }`, 10)
		if err != nil {
			t.Errorf("%s: %v", says, err)
		}
		if !strings.Contains(logs, "Odd (own card): nothing happens") && !strings.Contains(logs, "draws: 0") &&
			!strings.Contains(logs, "no damage to heal") && !strings.Contains(logs, "+0") {
			t.Errorf("%s: nothing is said", says)
		}
	}
}

// TestWithoutHitPoints: whom a card of somebody's own leaves without hit points is defeated at once
// (mc.remaining-hp.zero-defeated).
func TestWithoutHitPoints(t *testing.T) {
	for _, c := range []struct{ to, says string }{
		{`each{ "minion" }`, " is defeated"}, {`each{ "ally" }`, " is defeated"}, {`each{ "hero" }`, " is eliminated"},
		{`villain`, "the players win"}, {`each{ "character" }`, "the game is over"},
	} {
		logs, err := plays(t, `all { game = "champions", set = "rhino" }
			card "Odd" { type = "environment", copies = 20, boost_icons = 1, gets{ hp = 0 - 99, to = `+c.to+` } }`, 10)
		if err != nil {
			t.Errorf("%s: %v", c.to, err)
		}
		if !strings.Contains(logs, c.says) ||
			c.says == " is defeated" && !strings.Contains(logs, "mc.remaining-hp.zero-defeated") {
			t.Errorf("%s: nobody falls", c.to)
		}
	}
}

// TestCapturedFallsWithItsScheme: what lies under a side scheme that leaves play goes to its owner's discard pile.
func TestCapturedFallsWithItsScheme(t *testing.T) {
	logs, err := plays(t, `all { game = "champions", set = "rhino" }
		card "Odd" { type = "side_scheme", threat = 1, copies = 10, boost_icons = 1,
			revealed = { each_player:put(random{ hand }, captured), discard(this), each_player:put(random{ hand }, captured) } }
		card "Odder" { type = "side_scheme", threat = 1, copies = 10, boost_icons = 1,
			revealed = each_player:put(random{ hand }, captured) }`, 10)
	if err != nil {
		t.Error(err)
	}
	if !strings.Contains(logs, "falls with its host: cards under a scheme") {
		t.Error("nothing falls")
	}
}

// TestBoostCardsAreForTheVillain: what gives a boost card when any enemy begins to attack gives none to a minion, and
// none is left where the attack is replaced.
func TestBoostCardsAreForTheVillain(t *testing.T) {
	logs, err := plays(t, `all { game = "champions", set = "rhino" }
		card "Odd" { type = "environment", copies = 9, boost_icons = 1,
			interrupt(attack_starts{ "enemy" }){ forced = true, give_boost(1) } }
		card "Even" { type = "minion", hp = 2, atk = 1, sch = 1, copies = 6, boost_icons = 1,
			instead(attack_starts{ villain }){ forced = true, heal(1, villain) } }`, 20)
	if err != nil {
		t.Error(err)
	}
	if !strings.Contains(logs, "[own.card.odd mc.boost.several-stack]") ||
		!strings.Contains(logs, "Odd (own card): nothing happens") {
		t.Error("no boost card is given, or a minion gets one")
	}
}

// TestATurnedIdentityShowsOtherAbilities: what an identity waited for with the face that was shown is not done with the
// other one.
func TestATurnedIdentityShowsOtherAbilities(t *testing.T) {
	if _, err := plays(t, `all { game = "champions" }
		card "Odd" { type = "ally", cost = 0, copies = 20, hp = 2, atk = 1, thw = 1, aspect = "justice",
			interrupt(attack_starts{ villain }){ flip() } }`, 40); err != nil {
		t.Error(err)
	}
}

// TestWhatWasFoundIsOfTheKindThatIsMeant: what is put into play is a minion, and what is revealed an encounter card;
// with anything else nothing happens.
func TestWhatWasFoundIsOfTheKindThatIsMeant(t *testing.T) {
	for _, says := range []string{`discard(top(encounter_deck)), put_into_play(it)`,
		`discard(random{ hand }), put_into_play(it)`, `discard(random{ hand }), reveal(it)`} {
		logs, err := plays(t, `all { game = "champions" }
			card "Odd" { type = "support", cost = 0, copies = 20, aspect = "justice", action{ limit = "round", `+says+` } }`, 20)
		if err != nil {
			t.Errorf("%s: %v", says, err)
		}
		if !strings.Contains(logs, "Odd (own card): nothing happens") {
			t.Errorf("%s: nothing is said", says)
		}
	}
}

// TestAFaceWithFewerHitPoints: whoever turns to a face with no more hit points than there is damage is out of the game.
func TestAFaceWithFewerHitPoints(t *testing.T) {
	logs, err := plays(t, `all { game = "champions" } card "Spider-Man" { hp = 1 }`, 20)
	if err != nil {
		t.Error(err)
	}
	if !strings.Contains(logs, "Ann is eliminated") {
		t.Error("nobody falls")
	}
}

// TestWhatLastsIsBounded: an action that lets something last again and again ends the game.
func TestWhatLastsIsBounded(t *testing.T) {
	g, err := Game.With([]engine.Source{{Name: "mine.lua", Text: `all { game = "champions" }
		card "Odd" { type = "ally", cost = 0, copies = 20, hp = 2, atk = 1, thw = 1, aspect = "justice",
			action{ lasts{ atk = 9, to = this } } }`}})
	if err != nil {
		t.Fatal(err)
	}
	m, err := g.Start(g.Rules("fr"), &engine.Setup{Seed: 1, First: engine.NoPlayer, Scenario: "rhino",
		Players: []engine.SeatSetup{{Name: "Ann", Character: g.Rules("fr").FindCard("Spider-Man")}}}, engine.NewRandom(1))
	if err != nil {
		t.Fatal(err)
	}
	odd := engine.CardID(0)
	for c := engine.CardID(1); int(c) <= m.CardCount(); c++ {
		if m.Rules.Cards[m.Def(c)].Origin == engine.Invented {
			odd = c
		}
	}
	err = m.Run(func() {
		for range 1000 {
			On(m).lastsOn(By{Player: 0, Card: odd}, 0, 1, 9)
		}
	})
	if err == nil || !strings.Contains(err.Error(), "cannot be counted") {
		t.Errorf("it goes on: %v", err)
	}
}
