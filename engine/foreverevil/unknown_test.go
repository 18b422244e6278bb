package foreverevil

import (
	"errors"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/foreverevil/book"

	db "tablereferee/engine/deckbuilder"
)

// TestUnknownCardsAreNeverBlank: whatever would need the text of a card whose effect is not defined ends with a refusal
// that names it: playing it however, carrying out its text elsewhere, its First Appearance, defending with it, lying in
// play at the start.
func TestUnknownCardsAreNeverBlank(t *testing.T) {
	r := rules("en")
	blank := r.FindCard("Blank Page")
	table := func(zones ...engine.ZoneSetup) (*db.Match, error) {
		m, err := start(r, &engine.Setup{Seed: 1, AsIf: true, Zones: zones, Players: []engine.SeatSetup{{Name: "Ann"},
			{Name: "Ben"}}}, engine.First{})
		if err != nil {
			return nil, err
		}
		return db.On(m), nil
	}
	zone := func(k int) engine.Zone { return engine.Zone(len(r.Shared) + k) }
	if _, err := table(engine.ZoneSetup{Zone: zone(db.InPlay), Cards: []engine.Def{blank}}); err == nil ||
		!strings.Contains(err.Error(), "Blank Page") {
		t.Errorf("it lies in play: %v", err)
	}
	for name, open := range map[string]func(g *db.Match, c engine.CardID){
		"played by another card": func(g *db.Match, c engine.CardID) {
			g.PlayCard(0, c, engine.Cite(book.PlayAnyOrder))
		},
		"its text carried out": func(g *db.Match, c engine.CardID) {
			g.Resolve(db.By{Player: 0, Self: c, Text: c, Cite: engine.Cite(book.PlayAnyOrder)})
		},
		"its First Appearance": func(g *db.Match, c engine.CardID) { g.FirstAppearance(c, 0) },
	} {
		g, err := table(engine.ZoneSetup{Zone: zone(db.Hand), Cards: []engine.Def{blank}})
		if err != nil {
			t.Fatal(err)
		}
		c := g.Top(g.Zone(0, db.Hand))
		var unknown *engine.UnknownEffect
		if err := g.Run(func() {
			open(g, c)
		}); !errors.As(err, &unknown) || !strings.Contains(err.Error(), "Blank Page") {
			t.Errorf("%s: %v", name, err)
		}
	}
	g, err := table(engine.ZoneSetup{Zone: zone(db.Hand), Cards: []engine.Def{blank}})
	if err != nil {
		t.Fatal(err)
	}
	q := g.Question(0, db.AskDefend, 0, engine.Cite(book.AttackMayAvoid))
	q.Decline()
	if no := r.WhyNot(&g.Match, q, engine.Attempt{Player: 0, Verb: db.VerbDefend, Card: g.Top(g.Zone(0, db.Hand)),
		Zone: -1}); no.Reason != db.UnknownDefense {
		t.Errorf("defending with it is refused for reason %d", no.Reason)
	}
}
