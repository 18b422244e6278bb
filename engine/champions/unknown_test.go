package champions

import (
	"errors"
	"os"
	"strings"
	"sync"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/champions/book"
)

// A card whose effect is not defined is never played as if it were blank: every way in which its text could come to
// matter ends with a refusal that names the card. What only counts it or lays it out goes on.

// unsaid is the game with cards of nobody that are not defined.
var unsaid = sync.OnceValue(func() *title {
	text, err := os.ReadFile("testdata/own/unsaid.lua")
	if err != nil {
		panic(err)
	}
	box, err := declarations()
	if err != nil {
		panic(err)
	}
	cards, err := CardFiles().WithOwn(box, []engine.Source{{Name: "unsaid.lua", Text: string(text)}})
	if err != nil {
		panic(err)
	}
	book := book.Rulebook.With(func(b *engine.Book) { cardtext.OwnClauses(b, cards) })
	return newTitle(book, func() ([]cardtext.Declared, error) { return cards, nil })
})

// unsaidBox and unsaidRules are its cards and rules.
func unsaidBox() *Box            { return unsaid().box() }
func unsaidRules() *engine.Rules { return unsaid().rules()["fr"] }

// stand is a table of two heroes in hero form that lies at the first turn.
func stand(t *testing.T, zones ...engine.ZoneSetup) (*Match, error) {
	t.Helper()
	return standAs(t, true, zones...)
}

// standAs is stand, where what no real game could hold may be refused.
func standAs(t *testing.T, asIf bool, zones ...engine.ZoneSetup) (*Match, error) {
	t.Helper()
	k := unsaidBox()
	s := &engine.Setup{Seed: 1, AsIf: asIf, Zones: zones,
		Players: []engine.SeatSetup{{Name: "Ann", Character: k.Def("spider-man")},
			{Name: "Ben", Character: k.Def("captain-marvel")}}}
	m, err := start(unsaidBox(), unsaidRules(), s, nil)
	if err != nil {
		return nil, err
	}
	m.Decider = engine.First{}
	return On(m), nil
}

// unknownCards are the cards whose effect is not defined.
func unknownCards(fits func(c *Card) bool) []engine.Def {
	var out []engine.Def
	for d := range unsaidBox().Cards {
		if c := &unsaidBox().Cards[d]; c.Unknown && fits(c) {
			out = append(out, engine.Def(d))
		}
	}
	return out
}

// own and table are zones as a set-up names them, on a table of two.
func own(k int) engine.Zone { return engine.Zone(len(sharedZones()) + k) }

// TestUnknownCardsAreRefusedAtEveryDoor walks every such card through every way into the game.
func TestUnknownCardsAreRefusedAtEveryDoor(t *testing.T) {
	for _, id := range []string{"ultron-iii", "countdown-to-oblivion-3a"} { // as if they were
		c := box().card(id)
		c.Unknown = true
		defer func() { c.Unknown = false }()
	}
	encounter := func(c *Card) bool { return c.Aspect == Encounter && c.Type != Villain && c.Type != MainSchemeCard }
	player := func(c *Card) bool { return c.Aspect != Encounter && c.InDeck > 0 }
	only := func(types ...Type) func(c *Card) bool {
		return func(c *Card) bool {
			for _, x := range types {
				if c.Type == x {
					return true
				}
			}
			return false
		}
	}
	starred := func(c *Card) bool { return encounter(c) && c.Star }
	nobody := By{Player: engine.NoPlayer, Cite: engine.Cite(book.RevealHow)}
	ann := By{Player: 0, Cite: engine.Cite(book.RevealHow)}
	attack := func(g *Match) { g.EnemyAttack(g.villain(), 0, book.AttackEnemiesStepTwo) }
	doors := []struct {
		name string
		fits func(c *Card) bool
		zone engine.Zone // where the card lies
		open func(g *Match, c engine.CardID)
	}{
		{"revealed from the deck", encounter, EncounterDeck, func(g *Match, _ engine.CardID) { g.revealTop(ann, 0) }},
		{"revealed once dealt", encounter, own(Dealt), func(g *Match, _ engine.CardID) { g.stepFour() }},
		{"dealt, and the round played on", encounter, EncounterDeck, func(g *Match, _ engine.CardID) {
			g.deal(ann, 0)
			g.stepFour()
		}},
		{"turned up as a boost card of an attack", starred, EncounterDeck, func(g *Match, _ engine.CardID) {
			attack(g)
		}},
		{"turned up as a boost card of a scheme", starred, EncounterDeck, func(g *Match, _ engine.CardID) {
			g.EnemyScheme(g.villain(), 0, book.ActivationAlterEgoFormSchemes)
		}},
		{"a minion that is dug up", only(Minion), EncounterDeck, func(g *Match, _ engine.CardID) {
			minionForFirst(g, ann)
		}},
		{"a minion that is searched for", only(Minion), EncounterDiscard, func(g *Match, c engine.CardID) {
			g.fetchMinion(ann, g.Def(c))
		}},
		{"a minion put into play", only(Minion), EncounterDiscard, func(g *Match, c engine.CardID) {
			g.enterMinion(ann, c, 0)
		}},
		{"a side scheme put into play", only(SideScheme), EncounterDiscard, func(g *Match, c engine.CardID) {
			g.enterSide(nobody, c)
		}},
		{"a card searched for and revealed", encounter, EncounterDiscard, func(g *Match, c engine.CardID) {
			g.findAndReveal(ann, g.Def(c), false)
		}},
		{"a nemesis set brought in", only(Minion, SideScheme), own(Nemesis), func(g *Match, _ engine.CardID) {
			bringNemesis(g, ann)
		}},
		{"the villain's next stage", only(Villain), Aside, func(g *Match, c engine.CardID) {
			for x := range g.Cards(VillainDeck) {
				g.stock(x, Removed)
			}
			g.stock(c, VillainDeck)
			g.stageDefeated(ann, g.villain())
		}},
		{"the villain's first stage", only(Villain), Aside, func(g *Match, c engine.CardID) { g.enterStage(c) }},
		{"the next main scheme", only(MainSchemeCard), Aside, func(g *Match, c engine.CardID) {
			g.stock(g.scheme(), Removed)
			g.stock(c, MainScheme)
			g.enterScheme(c)
		}},
		{"an ally put into play", func(c *Card) bool {
			return player(c) && c.Type == Ally
		}, own(Discard), func(g *Match, c engine.CardID) { g.enter(ann, c, PutIntoPlay, 0, 0) }},
		{"a card put into play", func(c *Card) bool {
			return player(c) && (c.Type == Support || c.Type == Upgrade)
		}, own(Hand),
			func(g *Match, c engine.CardID) { g.enter(ann, c, PutIntoPlay, 0, 0) }},
	}
	for _, door := range doors {
		some := false
		for _, d := range unknownCards(door.fits) {
			some = true
			c := &unsaidBox().Cards[d]
			t.Run(door.name+"/"+c.ID, func(t *testing.T) {
				var zones []engine.ZoneSetup
				if door.zone != Aside {
					zones = []engine.ZoneSetup{{Zone: door.zone, Cards: []engine.Def{d}}}
				}
				g, err := stand(t, zones...)
				if err != nil {
					t.Fatal(err)
				}
				x := g.Top(door.zone)
				if door.zone == Aside {
					if x, err = g.Take(&engine.Setup{AsIf: true}, d, 0); err != nil {
						t.Fatal(err)
					}
				}
				refusedFor(t, g.Run(func() { door.open(g, x) }), c)
			})
		}
		if !some {
			t.Errorf("%s: no card is tried", door.name)
		}
	}
}

// refusedFor wants an error that names a card whose effect is not defined.
func refusedFor(t *testing.T, err error, c *Card) {
	t.Helper()
	var unknown *engine.UnknownEffect
	if !errors.As(err, &unknown) {
		t.Fatalf("the game goes on, or ends otherwise: %v", err)
	}
	for _, l := range []engine.Lang{engine.EN, engine.FR} {
		name := strings.TrimPrefix(strings.TrimPrefix(c.Name.In(l), "Le "), "Les ") // de Le is du
		if said := engine.Tell(err, l); !strings.Contains(said, name) {
			t.Errorf("the refusal does not name the card: %s", said)
		}
	}
	if cl, ok := book.Rulebook.Find(unknown.ClauseID()); !ok || cl != book.AbilityDefinition {
		t.Errorf("it cites %s", unknown.ClauseID())
	}
}

// TestUnknownCardsInPlayAreNoTable: a set-up that lays one in play is refused, in whatever zone.
func TestUnknownCardsInPlayAreNoTable(t *testing.T) {
	r := unsaidRules()
	for _, d := range unknownCards(func(c *Card) bool { return c.Type != Hero && c.Type != AlterEgo }) {
		c := &unsaidBox().Cards[d]
		tried := false
		for z := range sharedZones() {
			if info := &r.Shared[z]; info.Class&ClassInPlay != 0 && unsaidBox().bars(engine.NoPlayer, z, d, 0) == 0 &&
				engine.Zone(z) != MainScheme {
				tried = true
				_, err := stand(t, engine.ZoneSetup{Zone: engine.Zone(z), Cards: []engine.Def{d}})
				refusesToLay(t, info.ID, err, c)
			}
		}
		for k := range playerZones() {
			if info := &r.PerPlayer[k]; info.Class&ClassInPlay != 0 && unsaidBox().bars(0, k, d, 0) == 0 {
				tried = true
				_, err := stand(t, engine.ZoneSetup{Zone: own(k), Cards: []engine.Def{d}})
				refusesToLay(t, info.ID, err, c)
			}
		}
		if inPlay := c.Type != Event && c.Type != Treachery && c.Type != Obligation &&
			c.Type != MainSchemeCard; tried != inPlay {
			t.Errorf("%s: tried in play: %v", c.ID, tried)
		}
	}
}

// french is a refused set-up in French.
func french(err error) string {
	var impossible *engine.SetupError
	if !errors.As(err, &impossible) {
		return ""
	}
	return impossible.Msg.In(engine.FR)
}

func refusesToLay(t *testing.T, where string, err error, c *Card) {
	t.Helper()
	if err == nil || !strings.Contains(err.Error(), c.Name[engine.EN]) ||
		!strings.Contains(err.Error(), "not defined here") {
		t.Errorf("%s in %s: %v", c.ID, where, err)
	}
}

// TestUnknownSetsAreNotShuffledIn: every set-up word of a modular set either has all its cards defined or is refused,
// with their names.
func TestUnknownSetsAreNotShuffledIn(t *testing.T) {
	k := unsaidBox()
	for _, m := range k.modularSets() {
		s := &engine.Setup{Seed: 1, Players: []engine.SeatSetup{{Name: "Ann"}},
			Options: map[string]int{k.sets[m].word: 1}}
		_, err := start(unsaidBox(), unsaidRules(), s, engine.First{})
		names := k.undefined(m)
		if (err != nil) != (len(names) > 0) {
			t.Errorf("%s: %v", k.sets[m].word, err)
			continue
		}
		for _, name := range names {
			if !strings.Contains(err.Error(), name[engine.EN]) || !strings.Contains(french(err), name.In(engine.FR)) {
				t.Errorf("%s does not name %s: %v", k.sets[m].word, name[engine.EN], err)
			}
		}
	}
	for seed := range uint64(20) {
		m, err := start(unsaidBox(), unsaidRules(), &engine.Setup{Seed: seed, Players: []engine.SeatSetup{{Name: "Ann"}},
			Options: map[string]int{"random_modular": 1}}, engine.First{})
		if err != nil {
			t.Fatal(err)
		}
		for c := engine.CardID(1); int(c) <= m.CardCount(); c++ {
			if z := m.In(c); z != engine.Box && On(m).Card(c).Unknown {
				t.Errorf("seed %d: %s lies in %s", seed, On(m).Card(c).ID, m.Info(z).ID)
			}
		}
	}
	for _, id := range []string{"masked-hero", "unmasked"} {
		_, err := start(unsaidBox(), unsaidRules(),
			&engine.Setup{Players: []engine.SeatSetup{{Name: "Ann", Character: k.Def(id)}}}, nil)
		refusesToLay(t, "the seat", err, &k.Cards[k.Def(id)])
	}
}

// TestUnknownCardsMayLieAround: their icons count as a boost card, they are dealt facedown, discarded, and spent.
func TestUnknownCardsMayLieAround(t *testing.T) {
	for _, d := range unknownCards(func(c *Card) bool {
		return c.Aspect == Encounter && !c.Star && c.Type != Villain && c.Type != MainSchemeCard
	}) {
		c := &unsaidBox().Cards[d]
		g, err := stand(t, engine.ZoneSetup{Zone: EncounterDeck, Cards: []engine.Def{d, d}})
		if err != nil {
			t.Fatal(err)
		}
		id := g.identity(0)
		// nobody defends
		g.Decider = decider(func(_ *engine.Match, q *engine.Question) int { return len(q.Answers) - 1 })
		if err := g.Run(func() {
			g.deal(By{Player: 0, Cite: engine.Cite(book.VillainPhase3Deal)}, 0)
			g.exhaust(By{Player: 0, Cite: engine.Cite(book.VillainPhase3Deal)}, id)
			g.EnemyAttack(g.villain(), 0, book.AttackEnemiesStepTwo)
		}); err != nil {
			t.Fatalf("%s: %v", c.ID, err)
		}
		if got, want := g.Sustained(id), 2+int(c.Boost); got != want {
			t.Errorf("%s as a boost card: %d damage, not %d", c.ID, got, want)
		}
	}
}

// TestUnknownPlayerCardsAreNotPlayed: the judge says why, in a turn, in a window and where one could be called.
func TestUnknownPlayerCardsAreNotPlayed(t *testing.T) {
	for _, d := range unknownCards(func(c *Card) bool { return c.Aspect != Encounter && c.InDeck > 0 }) {
		g, err := stand(t,
			engine.ZoneSetup{Zone: own(Hand), Cards: []engine.Def{d, unsaidBox().Def("energy"), unsaidBox().Def("vibranium"),
				unsaidBox().Def("vibranium")}})
		if err != nil {
			t.Fatal(err)
		}
		c := g.Top(g.Zone(0, Hand))
		seen := 0
		g.Decider = decider(func(m *engine.Match, q *engine.Question) int {
			for i := range q.Answers {
				if q.Answers[i].Card == c && q.Answers[i].Verb == VerbPlay {
					t.Errorf("%s is offered", g.Card(c).ID)
				}
			}
			if q.Kind == AskTurn || q.Kind == AskInterrupt {
				seen++
				if no := whyNot(m, q, engine.Attempt{Player: 0, Verb: VerbPlay, Card: c, Zone: -1}); no.Reason !=
					EffectUnknown || no.Cite.First() != book.AbilityDefinition {
					t.Errorf("%s in question %d: refused for reason %d", g.Card(c).ID, q.Kind, no.Reason)
				}
			}
			return len(q.Answers) - 1
		})
		if err := g.Run(func() {
			g.Step()
			g.Step()
			g.EnemyAttack(g.villain(), 0, book.AttackEnemiesStepTwo)
		}); err != nil || seen < 2 {
			t.Fatalf("%d questions: %v", seen, err)
		}
	}
}
