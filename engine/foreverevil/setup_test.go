package foreverevil

import (
	"errors"
	"slices"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/foreverevil/book"

	db "tablereferee/engine/deckbuilder"
)

// table sets up two players, or says why it cannot be done.
func table(house map[engine.Clause]int16, change func(s *engine.Setup)) (*db.Match, error) {
	r := rules("en")
	if house != nil {
		r = r.Override(house)
	}
	s := &engine.Setup{Seed: 1, First: engine.NoPlayer, Options: map[string]int{},
		Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}}
	change(s)
	m, err := start(r, s, nil)
	if err != nil {
		return nil, err
	}
	return db.On(m), nil
}

// cards gives the ids of what lies in a zone, the top first.
func cards(g *db.Match, z engine.Zone) (ids []string) {
	for c := range g.Cards(z) {
		ids = append(ids, g.Card(c).ID)
	}
	return ids
}

// TestCardsOnTopAreNotDealt: what is to lie on top of the main deck is not laid out in the Line-Up before, whatever the
// shuffle.
func TestCardsOnTopAreNotDealt(t *testing.T) {
	want := []string{"giganta", "swamp-thing", "mallet", "despero"}
	for seed := range uint64(60) {
		g, err := table(nil, func(s *engine.Setup) {
			s.Seed = seed
			// fixed, and no top
			s.Zones = append(s.Zones, engine.ZoneSetup{Zone: db.Destroyed, Cards: []engine.Def{find("man-bat")}})
			top := engine.ZoneSetup{Zone: db.MainDeck, Top: true}
			for _, id := range want {
				for range parts().Cards[find(id)].Copies { // all copies of one, so that none can stand in for another
					top.Cards = append(top.Cards, find(id))
				}
			}
			s.Zones = append(s.Zones, top)
		})
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		for _, id := range cards(g, db.LineUp) {
			if slices.Contains(want, id) {
				t.Fatalf("seed %d: %s lies in the Line-Up", seed, id)
			}
		}
	}
}

// TestLineUpBesideAFixedMainDeck: five cards are laid out, of those that lie nowhere else, and the deck stays as it is.
func TestLineUpBesideAFixedMainDeck(t *testing.T) {
	g, err := table(nil, func(s *engine.Setup) {
		s.Zones = append(s.Zones,
			engine.ZoneSetup{Zone: db.MainDeck, Cards: []engine.Def{find("giganta"), find("mallet")}})
	})
	if err != nil {
		t.Fatal(err)
	}
	if n := g.Len(db.LineUp); n != 5 {
		t.Errorf("the Line-Up has %d cards", n)
	}
	if got := cards(g, db.MainDeck); !slices.Equal(got, []string{"giganta", "mallet"}) {
		t.Errorf("the main deck is %v", got)
	}
}

// TestRulebookHasEveryRole: the shared rules find all their clauses in this rulebook.
func TestRulebookHasEveryRole(t *testing.T) {
	if _, err := db.CitesOf(&book.Rulebook); err != nil {
		t.Error(err)
	}
}

// TestSetUpsByHouseRules: what a set-up does where one of its rules is switched off.
func TestSetUpsByHouseRules(t *testing.T) {
	first := func(g *db.Match) string { return cards(g, g.Zone(0, db.Character))[0] }
	dealt := map[bool]map[string]bool{true: {}, false: {}}
	for seed := range uint64(20) {
		for _, by := range []bool{true, false} {
			house := map[engine.Clause]int16{}
			if !by {
				house[book.SetupRandomVillain] = 0
			}
			g, err := table(house, func(s *engine.Setup) { s.Seed = seed })
			if err != nil {
				t.Fatal(err)
			}
			dealt[by][first(g)] = true
		}
	}
	if len(dealt[true]) < 3 {
		t.Errorf("Super-Villains dealt at random: %v", dealt[true])
	}
	if len(dealt[false]) != 1 {
		t.Errorf("Super-Villains dealt unshuffled: %v", dealt[false])
	}

	for _, c := range []struct {
		house engine.Clause
		n     int
		ok    bool
	}{
		{0, 7, true}, {0, 8, true}, {0, 9, true}, {0, 12, true}, {0, 13, false},
		{book.SetupLongerGame, 7, true}, {book.SetupLongerGame, 8, true}, {book.SetupLongerGame, 9, false},
		{book.SetupSuperHeroNumberVaries, 7, false}, {book.SetupSuperHeroNumberVaries, 8, true},
		{book.SetupSuperHeroNumberVaries, 9, false},
	} {
		house := map[engine.Clause]int16{}
		if c.house != 0 {
			house[c.house] = 0
		}
		g, err := table(house, func(s *engine.Setup) { s.Options["super_heroes"] = c.n })
		var impossible *engine.SetupError
		switch {
		case c.ok && err != nil:
			t.Errorf("%d Super Heroes without %s: %v", c.n, book.Rulebook.ID(c.house), err)
		case c.ok && g.Len(db.BossStack) != c.n:
			t.Errorf("%d Super Heroes: the stack has %d", c.n, g.Len(db.BossStack))
		case !c.ok && !errors.As(err, &impossible):
			t.Errorf("%d Super Heroes without %s are allowed", c.n, book.Rulebook.ID(c.house))
		}
	}
}

// TestHowManyPlay: the number of players is a rule that a run may set otherwise; each still needs a Super-Villain.
func TestHowManyPlay(t *testing.T) {
	for _, c := range []struct {
		most, players int
		by            engine.Clause // 0: they may play
	}{
		{5, 1, book.AmbPlayerCount}, {5, 2, 0}, {5, 5, 0}, {5, 6, book.AmbPlayerCount}, {6, 1, book.AmbPlayerCount},
		{6, 6, 0}, {6, 7, book.AmbPlayerCount},
		{0, 1, 0}, {0, 7, 0}, {0, 8, book.SetupOneVillainEach}, {8, 8, book.SetupOneVillainEach},
	} {
		_, err := table(map[engine.Clause]int16{book.AmbPlayerCount: int16(c.most)}, func(s *engine.Setup) {
			s.Players = make([]engine.SeatSetup, c.players)
		})
		var impossible *engine.SetupError
		switch {
		case c.by == 0 && err != nil, c.by != 0 && (!errors.As(err, &impossible) || impossible.Cite.First() != c.by):
			t.Errorf("%d players of at most %d: %v", c.players, c.most, err)
		}
	}
}

// TestStacksOfTwoTeamsHoldTheirKind: a set-up for two teams is refused if a stack holds a card of the other, and says
// by which clause.
func TestStacksOfTwoTeamsHoldTheirKind(t *testing.T) {
	for _, c := range []struct {
		stack engine.Zone
		card  string
	}{{db.BossStack, "test-rival-1"}, {db.TeamStack, "the-flash"}} {
		_, err := table(nil, func(s *engine.Setup) {
			s.Options["teams"] = 1
			s.Zones = append(s.Zones, engine.ZoneSetup{Zone: c.stack, Cards: []engine.Def{find(c.card)}})
		})
		var impossible *engine.SetupError
		if !errors.As(err, &impossible) || impossible.Cite.First() != book.VariantTwoStacks {
			t.Errorf("%s in the stack of the others: %v", c.card, err)
		}
	}
	for option, word := range Game.SetupWords() {
		if option != "super_heroes" && (!word.Takes(0) || !word.Takes(1) || word.Takes(2)) {
			t.Errorf("%s = 1 or 0, and nothing else", option)
		}
	}
}

// TestNoMoreCopiesThanTheBoxHolds: of each card as many may lie on the table as the box holds, and one more is refused
// by the clause that counts them.
func TestNoMoreCopiesThanTheBoxHolds(t *testing.T) {
	counted := map[db.Sort]engine.Clause{db.KickCard: book.ComponentsKicks, db.WeaknessCard: book.ComponentsWeaknesses,
		db.BossCard: book.ComponentsSuperHeroes}
	named := map[string]engine.Clause{"punch": book.ComponentsPunches, "vulnerability": book.ComponentsVulnerabilities}
	for d := 1; d < len(parts().Cards); d++ {
		k := &parts().Cards[d]
		if k.Test || k.Outside || k.Sort == db.CharacterCard {
			continue
		}
		want := book.ComponentsMainDeck
		if c, ok := counted[k.Sort]; ok {
			want = c
		} else if c, ok := named[k.ID]; ok {
			want = c
		}
		for _, n := range []int{k.Copies, k.Copies + 1} {
			_, err := table(nil, func(s *engine.Setup) {
				z := engine.ZoneSetup{Zone: db.Destroyed}
				for range n {
					z.Cards = append(z.Cards, engine.Def(d))
				}
				s.Zones = append(s.Zones, z)
			})
			var impossible *engine.SetupError
			switch errors.As(err, &impossible); {
			case n == k.Copies && err != nil:
				t.Errorf("%d of %s: %v", n, k.ID, err)
			case n > k.Copies && (impossible == nil || impossible.Cite.First() != want):
				t.Errorf("%d of %s, refused by another clause than %s: %v", n, k.ID, book.Rulebook.ID(want), err)
			}
		}
	}
}

// TestTwoEachOfWhatIsLeft: who has chosen a Super-Villain leaves fewer for the others, each of whom is dealt two.
func TestTwoEachOfWhatIsLeft(t *testing.T) {
	var villains []engine.Def
	for d := range parts().Cards {
		if k := &parts().Cards[d]; k.Sort == db.CharacterCard && !k.Outside {
			villains = append(villains, engine.Def(d))
		}
	}
	for chosen := range 6 {
		_, err := table(nil, func(s *engine.Setup) {
			s.Players = nil
			for p, name := range []string{"Ann", "Ben", "Cy", "Dan", "Eve"} {
				seat := engine.SeatSetup{Name: name}
				if p < chosen {
					seat.Character = villains[p]
				}
				s.Players = append(s.Players, seat)
			}
			s.Options["deal_two"] = 1
		})
		var impossible *engine.SetupError
		if fits := 2*(5-chosen) <= len(villains)-chosen; fits != (err == nil) || !fits && !errors.As(err, &impossible) {
			t.Errorf("%d of 5 players have chosen one of %d: %v", chosen, len(villains), err)
		}
	}
}

// TestTooFewCardsAreLeftForTheLineUp: beside a main deck that is fixed only the cards that are left can be dealt.
func TestTooFewCardsAreLeftForTheLineUp(t *testing.T) {
	deck := engine.ZoneSetup{Zone: db.MainDeck}
	for d := range parts().Cards {
		if k := &parts().Cards[d]; k.Sort == db.MainCard && !k.Outside && !k.Test {
			for range k.Copies {
				deck.Cards = append(deck.Cards, engine.Def(d))
			}
		}
	}
	for left := 3; left <= 5; left++ {
		some := deck
		some.Cards = deck.Cards[left:]
		_, err := start(rules("en"), &engine.Setup{Seed: 1, Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}},
			Zones: []engine.ZoneSetup{some}}, nil)
		var bad *engine.SetupError
		switch {
		case left == 5 && err != nil:
			t.Errorf("%d cards are left: %v", left, err)
		case left < 5 && (!errors.As(err, &bad) || bad.Cite != engine.Cite(book.SetupLineupFive,
			book.ComponentsMainDeck)):
			t.Errorf("%d cards are left: %v", left, err)
		}
	}
}
