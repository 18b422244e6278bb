package foreverevil

import (
	"math/bits"
	"testing"

	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
)

// The clauses that are facts about the box, not about play, are shown here: each check names the clause it shows, and the test fails
// if a structural clause has no check.
func TestStructuralClauses(t *testing.T) {
	k := kit()
	copies := map[string]int{}
	sorts := map[db.Sort]int{}
	names := map[db.Sort]map[string]bool{}
	for _, c := range k.Cards[1:] {
		if c.Outside || c.Test {
			continue
		}
		copies[c.ID] += c.Copies
		sorts[c.Sort] += c.Copies
		if names[c.Sort] == nil {
			names[c.Sort] = map[string]bool{}
		}
		names[c.Sort][c.Name[engine.EN]] = true
	}
	en, fr := rules("en"), rules("fr")
	m, err := start(en, &engine.Setup{Seed: 1, First: engine.NoPlayer, Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}}, engine.First{})
	if err != nil {
		t.Fatal(err)
	}
	g := db.On(m)
	cards := func() int {
		return sorts[db.MainCard] + sorts[db.StartCard] + sorts[db.KickCard] + sorts[db.BossCard] + sorts[db.WeaknessCard]
	}

	checks := map[engine.Clause]func() bool{
		OverviewDeckWord: func() bool { // deck, hand, discard pile and cards in play are scored together
			before := g.Len(g.Zone(0, db.Deck)) + g.Len(g.Zone(0, db.Hand)) + g.Len(g.Zone(0, db.Discard)) + g.Len(g.Zone(0, db.InPlay))
			return before == 10
		},
		// The French total is what the known cards sum up to; the English one is five higher, see fe.amb.main-deck-size.
		ComponentsCardTotal: func() bool {
			return cards() == fr.Value(ComponentsCardTotal) && en.Value(ComponentsCardTotal)-cards() == 5
		},
		ComponentsPunches:         func() bool { return copies["punch"] == en.Value(ComponentsPunches) },
		ComponentsVulnerabilities: func() bool { return copies["vulnerability"] == en.Value(ComponentsVulnerabilities) },
		ComponentsMainDeck: func() bool {
			return sorts[db.MainCard] == fr.Value(ComponentsMainDeck) && en.Value(ComponentsMainDeck)-sorts[db.MainCard] == 5
		},
		ComponentsKicks: func() bool { return copies["kick"] == en.Value(ComponentsKicks) },
		ComponentsSuperHeroes: func() bool {
			return sorts[db.BossCard] == en.Value(ComponentsSuperHeroes) && copies["the-flash"] == 1
		},
		ComponentsWeaknesses:   func() bool { return copies["weakness"] == en.Value(ComponentsWeaknesses) },
		ComponentsOversized:    func() bool { return sorts[db.CharacterCard] == en.Value(ComponentsOversized) },
		ComponentsFrozenTokens: func() bool { return en.Value(ComponentsFrozenTokens) == 6 },
		ComponentsVpTokens:     func() bool { return en.Value(ComponentsVpTokens) == 0 && fr.Value(ComponentsVpTokens) == 48 },
		SetupOneVillainEach: func() bool {
			return g.Len(g.Zone(0, db.Character)) == 1 && g.Len(g.Zone(1, db.Character)) == 1
		},
		TypesList: func() bool {
			six := db.Starter | db.Hero | db.Villain | db.SuperPower | db.Equipment | db.Location
			if bits.OnesCount8(uint8(six)) != 6 {
				return false
			}
			for _, c := range k.Cards[1:] {
				if (c.Types|c.Owned)&^six != 0 {
					return false
				}
			}
			return true
		},
		TypesPrintedFields: func() bool {
			for _, c := range k.Cards[1:] {
				typeless := c.Sort == db.WeaknessCard || c.Sort == db.CharacterCard
				if c.ID == "" || c.Name[engine.EN] == "" || c.Copies == 0 || c.Cite == 0 || (c.Types == 0) != typeless {
					t.Logf("incomplete: %+v", c)
					return false
				}
			}
			return true
		},
		SetupMainDeckSource: func() bool { return g.Len(db.MainDeck)+g.Len(db.LineUp) == sorts[db.MainCard] },
		SetupTwelveSuperHeroes: func() bool {
			return len(names[db.BossCard]) == 12
		},
		SetupStackSecret: func() bool { // only the top card is face up
			n := 0
			for c := range g.Cards(db.BossStack) {
				if g.Flag(c, db.FaceUp) {
					n++
				}
			}
			return n == 1 && g.Flag(g.Top(db.BossStack), db.FaceUp)
		},
		SetupLineupNoBoard: func() bool { return g.Len(db.LineUp) == en.Value(SetupLineupFive) },
		StacksWeaknessSource: func() bool { // the only card without a cost that is paid or a pile that is drawn
			return g.Len(WeaknessStackOf()) == 20
		},
		HandLookAnyTime:   func() bool { return !g.Info(g.Zone(0, db.Hand)).Brief },
		DiscardFaceUp:     func() bool { return !g.Info(g.Zone(0, db.Discard)).Brief },
		PlaySimpleEffects: func() bool { return copies["punch"] > 0 },
		GameEndSortCards:  func() bool { return cardsIn(m) == m.CardCount() },
		HeroCostRange: func() bool {
			for _, c := range k.Cards[1:] {
				if c.Sort == db.BossCard && (c.Cost < 8 || c.Cost > 13) {
					return false
				}
			}
			return true
		},
		FirstAppearanceName: func() bool {
			n := 0
			for _, c := range k.Cards[1:] {
				if c.Sort == db.BossCard && !c.Test && c.Appear != nil {
					n++
				}
			}
			return n == 11
		},
		LocationOngoing: func() bool {
			for _, c := range k.Cards[1:] {
				if c.Types&db.Location != 0 && !c.Stays {
					return false
				}
			}
			return true
		},
		DestroyZoneWord: zones(g),
		FaqZones:        zones(g),
		VpValues:        func() bool { return en.Kinds[db.TokensUp].Op == engine.Count }, // one number; a 10, 5 or 1 is change
		VpPublic:        func() bool { return !en.CountInfo[0].Silent && en.CountInfo[0].Counter == db.VP },
		TypesFigureHero: func() bool { return k.Cards[find("amanda-waller")].Figure == TypesFigureHero },
		AmbOcrFigures:   func() bool { return k.Cards[find("batman")].Cost == 11 },
	}
	for c := 1; c < len(Book.Clauses); c++ {
		info := &Book.Clauses[c]
		check, ok := checks[engine.Clause(c)]
		switch {
		case info.Structural && !ok:
			t.Errorf("%s is structural and has no check", info.ID)
		case ok && !check():
			t.Errorf("%s does not hold: %s", info.ID, info.Says[engine.EN])
		}
	}
}

// WeaknessStackOf names the zone Weaknesses are gained from.
func WeaknessStackOf() engine.Zone { return db.WeaknessStack }

// zones checks that the zones of the rulebook are the engine's.
func zones(g *db.Game) func() bool {
	return func() bool {
		want := map[string]bool{"main_deck": true, "line_up": true, "destroyed": true, "in_play": true, "hand": true, "deck": true, "discard": true}
		for z := range engine.Zone(g.ZoneCount()) {
			delete(want, g.Info(z).ID)
		}
		return len(want) == 0
	}
}
