package deckbuilder_test

import (
	"testing"

	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
)

// TestWhichOfEqualCardsIsMeant: where a Kick lies in every place there is, the one that is meant is the one in the
// place where the verb is usually said of a card, the player's own before another's; when that one is gone, the next.
func TestWhichOfEqualCardsIsMeant(t *testing.T) {
	const own, other = 0, 1
	places := []int{db.Hand, db.InPlay, db.Discard, db.OnCharacter, db.Deck}
	shared := []engine.Zone{db.LineUp, db.KickStack, db.MainDeck, db.Destroyed}
	for _, c := range []struct {
		verb   engine.Verb
		places []int // of a player, the likeliest first
		buys   bool  // what lies on the table comes before what is the player's own
	}{
		{db.VerbPlay, places, false},
		{db.VerbDiscard, places, false},
		{engine.VerbUse, []int{db.InPlay, db.OnCharacter, db.Hand, db.Discard, db.Deck}, false},
		{db.VerbBuy, []int{db.Hand, db.InPlay, db.Discard, db.Deck, db.OnCharacter}, true},
		{db.VerbDefeat, []int{db.Hand, db.InPlay, db.Discard, db.Deck, db.OnCharacter}, true},
	} {
		l := layout{zones: map[engine.Zone][]string{}}
		for _, z := range shared {
			l.zones[z] = []string{"Kick"}
		}
		for p := range l.of {
			l.of[p] = map[int][]string{}
			for _, k := range places {
				l.of[p][k] = []string{"Kick"}
			}
		}
		g := lay(t, l)
		var mine, others, order []engine.Zone
		for _, k := range c.places {
			mine, others = append(mine, g.Zone(own, k)), append(others, g.Zone(other, k))
		}
		switch {
		case c.verb == engine.VerbUse: // a card that could be used comes before one that nobody uses
			order = append(append(append(append(order, mine...), others[:2]...), shared...), others[2:]...)
		case c.buys:
			order = append(append(append(order, shared...), mine...), others...)
		default:
			order = append(append(append(order, mine...), shared...), others...)
		}
		a := engine.Attempt{Player: own, Verb: c.verb, Zone: -1, Whom: engine.NoPlayer}
		kick := g.Rules.FindCard("Kick")
		for _, z := range append(order, engine.Box) {
			there := a
			there.Zone = z
			if x := db.Locate(&g.Match, there, kick); x == 0 || g.In(x) != z {
				t.Errorf("%s: not found in the zone that is named, %d", g.Rules.Verbs[c.verb].Word, z)
			}
			x := db.Locate(&g.Match, a, kick)
			if x == 0 || g.In(x) != z {
				t.Fatalf("%s: the Kick in zone %d is meant, not that in %d", g.Rules.Verbs[c.verb].Word, g.In(x), z)
			}
			g.Make(&engine.Event{Kind: db.Stock, Card: x, Actor: engine.NoPlayer, To: engine.Box})
		}
	}
}
