package champions

import (
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
	"tablereferee/engine/log"
)

// What seldom comes about at a table, and would take a long script.

// bens is a zone of the second player, as own is one of the first.
func bens(k int) engine.Zone { return engine.Zone(len(sharedZones()) + len(playerZones()) + k) }

// defs gives declarations by their ids.
func defs(ids ...string) []engine.Def {
	var out []engine.Def
	for _, id := range ids {
		out = append(out, box().Def(id))
	}
	return out
}

// watched is a table of two heroes that keeps a log.
func watched(t *testing.T, zones ...engine.ZoneSetup) *Match {
	t.Helper()
	g, err := stand(t, zones...)
	if err != nil {
		t.Fatal(err)
	}
	g.Log = engine.NewLog(&g.Match, []string{"Ann", "Ben"})
	return g
}

// kindsOf counts the kinds of the events that something brings.
func (g *Match) kindsOf(t *testing.T, do func()) map[engine.Kind]int {
	t.Helper()
	before := len(g.Log.Events)
	if err := g.Run(do); err != nil {
		t.Fatal(err)
	}
	out := map[engine.Kind]int{}
	for _, e := range g.Log.Events[before:] {
		out[e.Kind]++
	}
	return out
}

// lastEvent is the last thing that the log tells.
func (g *Match) lastEvent() *engine.Event { return &g.Log.Events[len(g.Log.Events)-1] }

// ruled takes the first answer to questions that no card asks.
func ruled(t *testing.T) engine.Decider {
	return decider(func(m *engine.Match, q *engine.Question) int {
		if q.Source != 0 {
			t.Errorf("%s asks", On(m).Card(q.Source).ID)
		}
		return 0
	})
}

// TestRestrictedCardsGoOneByOne: down to two, and not once the game is over.
func TestRestrictedCardsGoOneByOne(t *testing.T) {
	for _, over := range []bool{false, true} {
		g := watched(t, engine.ZoneSetup{Zone: own(InPlay), Cards: defs("test-gear", "test-gear"),
			Marks: []engine.Marks{{}, {Flags: Exhausted}}})
		g.Decider = ruled(t)
		for range 2 {
			c, err := g.Take(&engine.Setup{AsIf: true}, box().Def("test-gear"), 0)
			if err != nil {
				t.Fatal(err)
			}
			g.stock(c, g.Zone(0, InPlay))
		}
		want := 2
		if over {
			g.finish(true, book.DefeatVillainLastStageWins)
			want = 4
		}
		g.kindsOf(t, func() { g.limitRestricted(0) })
		if n := g.controlled(0, func(c engine.CardID) bool { return g.Card(c).Restricted }); n != want {
			t.Errorf("over: %v: %d Restricted cards", over, n)
		}
	}
}

// TestWithoutATargetNothingIsDone: where the choice that follows the payment finds nothing, that is what the log says.
func TestWithoutATargetNothingIsDone(t *testing.T) {
	g := watched(t)
	by := g.mine(0, g.identity(0))
	for name, do := range map[string]func() int{
		"attack": func() int { return g.Attack(by, g.identity(0), 0, 3, attack{}) },
		"thwart": func() int { return g.Thwart(by, g.identity(0), 0, 3, false) },
	} {
		n := -1
		k := g.kindsOf(t, func() { n = do() })
		if e := g.lastEvent(); n != 0 || k[Nothing] != 1 || e.Kind != Nothing ||
			!e.Cite.Has(book.AmbChoicesAfterPayment) {
			t.Errorf("%s without a target gives %d; the last thing that happens is %v, by %v", name, n, e.Kind, e.Cite)
		}
	}
}

// TestIconsCountForTheirOwnAttack: while a minion attacks in the middle of the villain's attack, each knows its own
// boost.
func TestIconsCountForTheirOwnAttack(t *testing.T) {
	g := watched(t, engine.ZoneSetup{Zone: own(Engaged), Cards: defs("hydra-mercenary")})
	minion := g.Top(g.Zone(0, Engaged))
	villain, alone := g.value(g.villain(), StatATK), g.value(minion, StatATK)
	g.attacks = append(g.attacks, attack{enemy: true, attacker: g.villain(), boost: 2},
		attack{enemy: true, attacker: minion, boost: 1})
	if n := g.value(g.villain(), StatATK); n != villain+2 {
		t.Errorf("the villain attacks for %d and not %d + 2", n, villain)
	}
	if n := g.value(minion, StatATK); n != alone+1 {
		t.Errorf("the minion attacks for %d and not %d + 1", n, alone)
	}
	g.attacks = append(g.attacks[:0], attack{attacker: g.villain(), boost: 2})
	if n := g.value(g.villain(), StatATK); n != villain {
		t.Errorf("what is no enemy's attack counts %d", n-villain)
	}
}

// TestAnAttackCostsAHeroNothing: only allies take consequential damage, and of the Tough card of a hero who attacks or
// thwarts nothing is said.
func TestAnAttackCostsAHeroNothing(t *testing.T) {
	g := watched(t, engine.ZoneSetup{Zone: own(Hand)})
	id := g.identity(0)
	g.kindsOf(t, func() { g.toughen(g.mine(0, id), id); g.PlaceThreat(g.by(g.villain()), g.scheme(), 3) })
	for name, do := range map[string]func(){
		"attack": func() { g.Attack(g.mine(0, id), id, g.villain(), 2, attack{basic: true}) },
		"thwart": func() { g.Thwart(g.mine(0, id), id, g.scheme(), 1, true) },
	} {
		if k := g.kindsOf(t, do); k[NoDamage]+k[LoseTough] != 0 || !g.Flag(id, Tough) ||
			k[HeroAttacks]+k[HeroThwarts] != 1 {
			t.Errorf("%s of a tough hero: %s", name, log.Text(g.Log, engine.EN))
		}
	}
}

// TestEveryPlayerKeepsToTheAllyLimit: it falls for whoever loses what raised it, first player or not; what an ally bore
// goes with it.
func TestEveryPlayerKeepsToTheAllyLimit(t *testing.T) {
	cards := defs("the-triskelion", "black-cat", "hulk", "tigra", "hellcat")
	bears := engine.Marks{With: []engine.Marked{{Card: box().Def("inspired")}}}
	for name, zone := range map[string]engine.Zone{"the first player": own(InPlay), "the other": bens(InPlay)} {
		g := watched(t, engine.ZoneSetup{Zone: zone, Cards: cards, Marks: []engine.Marks{{}, bears, bears, bears,
			bears}})
		g.Decider = ruled(t)
		var raises engine.CardID
		for c := range g.Cards(zone) {
			if g.Card(c).ID == "the-triskelion" {
				raises = c
			}
		}
		p := g.Owner(zone)
		g.kindsOf(t, func() { g.discard(g.mine(p, raises), raises) })
		bearers := g.controlled(p, func(c engine.CardID) bool { return g.HostOf(c) != 0 })
		if n := g.allies(p); n != 3 || bearers != 3 {
			t.Errorf("%s keeps %d allies and %d cards on them", name, n, bearers)
		}
	}
}

// TestDiggingToTheBottom: what digs through the whole encounter deck pays for the new one, and what finds no card at
// all does not.
func TestDiggingToTheBottom(t *testing.T) {
	for _, c := range []struct {
		deck  []engine.Def
		price int
	}{{defs("advance"), 1}, {defs("advance", "assault"), 1}, {nil, 0}} {
		g := watched(t, engine.ZoneSetup{Zone: EncounterDeck, Cards: c.deck})
		g.kindsOf(t, func() { minionForFirst(g, g.mine(0, g.villain())) })
		if n := g.global(AccelTokens); n != c.price || g.Len(g.Zone(0, Engaged)) != 0 {
			t.Errorf("a deck of %d: %d acceleration tokens, %d minions", len(c.deck), n, g.Len(g.Zone(0, Engaged)))
		}
		if e := g.lastEvent(); e.Kind != NothingFound {
			t.Errorf("a deck of %d: the last thing that happens is %v", len(c.deck), e.Kind)
		}
	}
}

// TestRitualCombatWithoutACard: with both encounter piles empty there is no card to count, no choice and no price.
func TestRitualCombatWithoutACard(t *testing.T) {
	g := watched(t, engine.ZoneSetup{Zone: EncounterDeck})
	d := box().Def("ritual-combat")
	k := g.kindsOf(t, func() { box().Cards[d].Revealed(g, By{Player: 0, Cite: box().Cards[d].Cite}) })
	if len(k) != 1 || k[NoneLeft] != 1 {
		t.Errorf("it brings %v", k)
	}
}

// TestUniqueCardsOfADeckAreApart: no two cards that a deck may hold are one person, so that copies of each are all
// there is to count.
func TestUniqueCardsOfADeckAreApart(t *testing.T) {
	k := box()
	for a := range k.Cards {
		for b := range a {
			x, y := &k.Cards[a], &k.Cards[b]
			if x.Unique && y.Unique && x.InDeck > 0 && y.InDeck > 0 && k.clash(engine.Def(a), engine.Def(b)) {
				t.Errorf("%s and %s are one person", x.ID, y.ID)
			}
		}
	}
}

// TestWhatIsStrangeInADeck: a card of another hero, or of a second aspect; not one of the only aspect, and not the
// first of any.
func TestWhatIsStrangeInADeck(t *testing.T) {
	for _, c := range []struct {
		name string
		deck []engine.Def
		card string
		want engine.Clauses
	}{
		{"an aspect, beside basic cards", defs("energy", "genius"), "uppercut", 0},
		{"a second aspect", defs("energy", "for-justice", "genius"), "uppercut",
			engine.Cite(book.DeckOneAspect, book.OwnershipOwner)},
		{"another card of the aspect", defs("energy", "for-justice"), "surveillance-team", 0},
		{"another hero's", defs("energy", "backflip"), "ground-stomp", engine.Cite(book.DeckRest, book.OwnershipOwner)},
		{"another hero's, given to the player all the same", defs("energy", "backflip", "ground-stomp"), "ground-stomp",
			0},
		{"a basic card", defs("for-justice"), "genius", 0},
	} {
		g := watched(t, engine.ZoneSetup{Zone: own(PlayerDeck), Cards: c.deck},
			engine.ZoneSetup{Zone: own(Hand), Cards: defs("energy")})
		for _, z := range []int{Hand, PlayerDeck} {
			if got := strange(&g.Match, g.Zone(0, z), box().Def(c.card)); got != c.want {
				t.Errorf("%s: %v", c.name, got)
			}
		}
		if got := strange(&g.Match, g.Zone(0, Discard), box().Def(c.card)); got != 0 {
			t.Errorf("%s in a discard pile: %v", c.name, got)
		}
	}
}

// TestTablesThatCannotBe names the card that is at fault, wherever it lies among others.
func TestTablesThatCannotBe(t *testing.T) {
	exhausted := engine.Marks{Flags: Exhausted}
	list := box().starterDeck(box().Def("spider-man"))
	for _, c := range []struct {
		name, want string
		line, at   int
		zones      []engine.ZoneSetup
	}{
		{"an ally that was readied", "Daredevil has been readied", 7, stepVillain,
			[]engine.ZoneSetup{{Zone: own(InPlay), Line: 7, Cards: defs("black-cat", "daredevil"),
				Marks: []engine.Marks{{}, exhausted}}}},
		{"an ally that may be exhausted", "", 0, stepVillain - 1,
			[]engine.ZoneSetup{{Zone: own(InPlay), Line: 7, Cards: defs("black-cat", "daredevil"),
				Marks: []engine.Marks{{}, exhausted}}}},
		{"two aspects that a script names", "For Justice! is of a second aspect", 4, 0,
			[]engine.ZoneSetup{{Zone: own(Hand), Line: 3, Cards: defs("uppercut")},
				{Zone: own(Discard), Line: 4, Cards: defs("for-justice")}, {Zone: own(PlayerDeck), Cards: defs("energy")}}},
		{"an aspect beside those of the deck", "Uppercut is of a second aspect", 3, 0,
			[]engine.ZoneSetup{{Zone: own(Discard), Line: 3, Cards: defs("uppercut")},
				{Zone: own(PlayerDeck), Cards: defs("surveillance-team")}}},
		{"a card that is not in the list", "First Aid is not in the deck list", 5, 0,
			[]engine.ZoneSetup{{Zone: own(DeckList), Cards: list},
				{Zone: own(Hand), Line: 5, Cards: defs("first-aid")}}},
		{"a card that is in the list", "", 0, 0,
			[]engine.ZoneSetup{{Zone: own(DeckList), Cards: list},
				{Zone: own(Hand), Line: 5, Cards: defs("for-justice", "for-justice")}}},
		{"another player's allies", "is one ally too many", 6, 0,
			[]engine.ZoneSetup{{Zone: bens(InPlay), Line: 6, Cards: defs("hawkeye", "vision", "mockingbird",
				"maria-hill")}}},
		{"a nemesis of another hero, behind one's own", "is not of this hero's nemesis set", 8, 0,
			[]engine.ZoneSetup{{Zone: own(Nemesis), Line: 8, Cards: defs("vulture", "titania")}}},
	} {
		s := &engine.Setup{Seed: 1, Zones: c.zones,
			Players: []engine.SeatSetup{{Name: "Ann", Character: box().Def("spider-man")},
				{Name: "Ben", Character: box().Def("captain-marvel")}}}
		if c.at > 0 {
			s.At = c.at + 1
		}
		_, err := start(box(), rules(), s, nil)
		if c.want == "" {
			if err != nil {
				t.Errorf("%s: %v", c.name, err)
			}
			continue
		}
		if bad, ok := err.(*engine.SetupError); !ok || bad.Line != c.line || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

// TestOneToFourPlayers: fewer or more do not sit down.
func TestOneToFourPlayers(t *testing.T) {
	for n := range 6 {
		s := &engine.Setup{Seed: 1, Players: make([]engine.SeatSetup, n)}
		_, err := start(box(), rules(), s, nil)
		if could := n >= 1 && n <= 4; could != (err == nil) {
			t.Errorf("%d players: %v", n, err)
		}
	}
}

// TestWhoseDefeatMatters: of several who fall together only those are ordered whose defeat brings something about.
func TestWhoseDefeatMatters(t *testing.T) {
	with := func(id string) engine.Marks { return engine.Marks{With: []engine.Marked{{Card: box().Def(id)}}} }
	g := watched(t,
		engine.ZoneSetup{Zone: own(InPlay), Cards: defs("hulk", "black-cat"),
			Marks: []engine.Marks{with("inspired"), {}}},
		engine.ZoneSetup{Zone: own(Engaged), Cards: defs("shocker", "hydra-mercenary"),
			Marks: []engine.Marks{{}, with("spider-tracer")}})
	want := map[string]bool{"rhino-i": true, "spider-man": true, "captain-marvel": true, "hydra-mercenary": true}
	for c := range g.each {
		if g.isCharacter(c) && g.matters(c) != want[g.Card(c).ID] {
			t.Errorf("%s: %v", g.Card(c).ID, g.matters(c))
		}
	}
}

// TestHitPointsThatAreLeft: without the rule by which a character falls, nothing keeps its hit points above zero; the
// last stage of the villain stays on the table where the game is over.
func TestHitPointsThatAreLeft(t *testing.T) {
	for _, tc := range []struct {
		off   engine.Clause
		of    func(g *Match) engine.CardID
		least int
		under engine.Beyond
	}{
		{0, (*Match).villain, 1, engine.BeyondStays},
		{book.DefeatVillainLastStageWins, (*Match).villain, -engine.Unbounded, engine.BeyondStays},
		{0, func(g *Match) engine.CardID { return g.identity(0) }, 1, engine.BeyondLeaves},
		{book.EliminationWhen, func(g *Match) engine.CardID { return g.identity(0) }, -engine.Unbounded,
			engine.BeyondLeaves},
	} {
		g := watched(t)
		if tc.off != 0 {
			g.Rules = g.Rules.Override(map[engine.Clause]int16{tc.off: 0})
		}
		for c := g.Top(VillainDeck); c != 0; c = g.Top(VillainDeck) {
			g.stock(c, engine.Box)
		}
		if r := g.hitPointRange(tc.of(g)); r.Least != tc.least || r.Under != tc.under {
			t.Errorf("without %d: from %d, under %v; want from %d, under %v", tc.off, r.Least, r.Under, tc.least,
				tc.under)
		}
	}
}

// minionForFirst digs for a minion, which enters play engaged with the first player.
func minionForFirst(g *Match, by By) {
	if c := g.dig(by, g.isMinion); c != 0 {
		g.bringMinion(by, c, g.first(), book.EnterPlayWays)
	}
}
