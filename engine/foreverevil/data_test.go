package foreverevil

import (
	"math/bits"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/foreverevil/book"
	"tablereferee/internal/dbtest"

	db "tablereferee/engine/deckbuilder"
	"tablereferee/internal/cardfile"
)

// The clauses that are facts about the box, not about play, are shown here: each check names the clause it shows, and
// the test fails if a structural clause has no check.
func TestStructuralClauses(t *testing.T) {
	k := parts()
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
	m, err := start(en, &engine.Setup{Seed: 1, First: engine.NoPlayer, Players: []engine.SeatSetup{{Name: "Ann"},
		{Name: "Ben"}}}, engine.First{})
	if err != nil {
		t.Fatal(err)
	}
	g := db.On(m)
	cards := func() int {
		return sorts[db.MainCard] + sorts[db.StartCard] + sorts[db.KickCard] + sorts[db.BossCard] +
			sorts[db.WeaknessCard]
	}

	checks := map[engine.Clause]func() bool{
		book.OverviewDeckWord: func() bool { // deck, hand, discard pile and cards in play are scored together
			before := g.Len(g.Zone(0, db.Deck)) + g.Len(g.Zone(0, db.Hand)) + g.Len(g.Zone(0, db.Discard)) +
				g.Len(g.Zone(0, db.InPlay))
			return before == 10
		},
		// The French total is what the known cards sum up to; the English one is five higher, see
		// fe.amb.main-deck-size.
		book.ComponentsCardTotal:       counted(t, book.ComponentsCardTotal, cards()+5, cards()),
		book.ComponentsPunches:         counted(t, book.ComponentsPunches, copies["punch"], copies["punch"]),
		book.ComponentsVulnerabilities: counted(t, book.ComponentsVulnerabilities, copies["vulnerability"], copies["vulnerability"]),
		book.ComponentsMainDeck:        counted(t, book.ComponentsMainDeck, sorts[db.MainCard]+5, sorts[db.MainCard]),
		book.ComponentsKicks:           counted(t, book.ComponentsKicks, copies["kick"], copies["kick"]),
		book.ComponentsSuperHeroes: func() bool {
			n := sorts[db.BossCard]
			return counted(t, book.ComponentsSuperHeroes, n, n)() && copies["the-flash"] == 1
		},
		book.ComponentsWeaknesses: counted(t, book.ComponentsWeaknesses, copies["weakness"], copies["weakness"]),
		book.ComponentsOversized: counted(t, book.ComponentsOversized, sorts[db.CharacterCard],
			sorts[db.CharacterCard]),
		book.ComponentsFrozenTokens: func() bool { return en.Value(book.ComponentsFrozenTokens) == 6 },
		book.ComponentsVpTokens: func() bool {
			return en.Value(book.ComponentsVpTokens) == 0 && fr.Value(book.ComponentsVpTokens) == 48
		},
		book.SetupOneVillainEach: func() bool {
			return g.Len(g.Zone(0, db.Character)) == 1 && g.Len(g.Zone(1, db.Character)) == 1
		},
		book.TypesList: func() bool {
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
		book.TypesPrintedFields: func() bool {
			for _, c := range k.Cards[1:] {
				typeless := c.Sort == db.WeaknessCard || c.Sort == db.CharacterCard
				if c.ID == "" || c.Name[engine.EN] == "" || c.Copies == 0 || c.Cite == 0 || (c.Types == 0) != typeless {
					t.Logf("incomplete: %+v", c)
					return false
				}
			}
			return true
		},
		book.SetupMainDeckSource: func() bool { return g.Len(db.MainDeck)+g.Len(db.LineUp) == sorts[db.MainCard] },
		book.SetupTwelveSuperHeroes: func() bool {
			return len(names[db.BossCard]) == 12
		},
		book.SetupStackSecret: func() bool { // only the top card is face up
			n := 0
			for c := range g.Cards(db.BossStack) {
				if g.Flag(c, db.FaceUp) {
					n++
				}
			}
			return n == 1 && g.Flag(g.Top(db.BossStack), db.FaceUp)
		},
		book.SetupLineupNoBoard: func() bool { return g.Len(db.LineUp) == en.Value(book.SetupLineupFive) },
		book.StacksWeaknessSource: func() bool { // the only card without a cost that is paid or a pile that is drawn
			return g.Len(WeaknessStackOf()) == 20
		},
		book.HandLookAnyTime:   func() bool { return !g.Info(g.Zone(0, db.Hand)).Brief },
		book.DiscardFaceUp:     func() bool { return !g.Info(g.Zone(0, db.Discard)).Brief },
		book.PlaySimpleEffects: func() bool { return copies["punch"] > 0 },
		book.GameEndSortCards:  func() bool { return db.CardsIn(m) == m.CardCount() },
		book.HeroCostRange: func() bool {
			for _, c := range k.Cards[1:] {
				if c.Sort == db.BossCard && (c.Cost < 8 || c.Cost > 13) {
					return false
				}
			}
			return true
		},
		book.FirstAppearanceName: func() bool {
			n := 0
			for _, c := range k.Cards[1:] {
				if c.Sort == db.BossCard && !c.Test && len(c.Appear) > 0 {
					n++
				}
			}
			return n == 11
		},
		book.LocationOngoing: func() bool {
			for _, c := range k.Cards[1:] {
				if c.Types&db.Location != 0 && !c.Stays {
					return false
				}
			}
			return true
		},
		book.DestroyZoneWord: zones(g),
		book.FaqZones:        zones(g),
		// one number; a 10, 5 or 1 is change
		book.VpValues:        func() bool { return en.Kinds[db.TokensUp].Op == engine.Count },
		book.VpPublic:        func() bool { return !en.CountInfo[0].Silent && en.CountInfo[0].Counter == db.VP },
		book.TypesFigureHero: func() bool { return k.Cards[find("amanda-waller")].Figure == book.TypesFigureHero },
		book.AmbOcrFigures:   func() bool { return k.Cards[find("batman")].Cost == 11 },
	}
	dbtest.Structural(t, &book.Rulebook, checks, false)
}

// counted checks that a clause counts what the card files hold, by edition. It tells both numbers, and where the
// rulebook says its own.
func counted(t *testing.T, c engine.Clause, en, fr int) func() bool {
	return func() bool {
		saidEN, saidFR := rules("en").Value(c), rules("fr").Value(c)
		if saidEN == en && saidFR == fr {
			return true
		}
		id := book.Rulebook.ID(c)
		text, err := os.ReadFile("book/rulebook.yaml")
		if err != nil {
			t.Error(err)
		}
		more := ""
		if en != fr {
			more = " (the English booklet counts five cards more, fe.amb.main-deck-size)"
		}
		before, _, _ := strings.Cut(string(text), "  - id: "+id+"\n")
		t.Logf("book/rulebook.yaml:%d: %s: value: {en: %d, fr: %d}; by the card files it is {en: %d, fr: %d} %s",
			strings.Count(before, "\n")+1, id, saidEN, saidFR, en, fr, more)
		return false
	}
}

// The rulebook file names clauses of cards, which are written in their declarations.
func TestTheRulebookNamesClausesThatThereAre(t *testing.T) {
	dbtest.NamesClauses(t, &book.Rulebook)
}

// What a card says stands in both languages; what says nothing of its own is told, with the line.
func TestWhatACardSaysIsNotLeftOut(t *testing.T) {
	words := parts().Words(book.Rulebook.Find)
	cards, err := cardfile.NewReader(words.All()).Read("mine.lua", `all { type = "Hero" }
card "Kick" { play = power(2) }
card "Punch" { says = { "Gives 1 Power." }, play = power(1) }
card "Steel" { says = { "a", "b" }, play = power(1),
  defense = { tokens(1) } }
card "Batman" { test = true, cites = "fe.overview.goal" }
card "Giganta" { unknown = true }
card "Mallet" { unknown = true, defense = { unknown = true, tokens(1) } }`)
	if err != nil {
		t.Fatal(err)
	}
	want := [][]string{
		{"mine.lua:2: Kick: what it says is missing: says = { \"English\", \"Français\" }"},
		{"mine.lua:3: Punch: says is said in English and in French: says = { \"…\", \"…\" }"},
		{"mine.lua:4: Steel: what it says is missing: says = { \"English\", \"Français\" }"},
		nil,
		nil,
		{"mine.lua:8: Mallet: what it says is missing: says = { \"English\", \"Français\" }",
			"mine.lua:8: Mallet: defense says nothing beside unknown", "mine.lua:8: Mallet: defense has no unknown"},
	}
	for i := range cards {
		f := cardtext.NewFacts(&cards[i], words, nil)
		db.ReadCard(f, "fe.card.")
		var got []string
		for _, err := range f.Done() {
			got = append(got, err.Error())
		}
		if !slices.Equal(got, want[i]) {
			t.Errorf("%s: %q", cards[i].Name, got)
		}
	}
}

// WeaknessStackOf names the zone Weaknesses are gained from.
func WeaknessStackOf() engine.Zone { return db.WeaknessStack }

// zones checks that the zones of the rulebook are the engine's.
func zones(g *db.Match) func() bool {
	return func() bool {
		want := map[string]bool{"main_deck": true, "line_up": true, "destroyed": true, "in_play": true, "hand": true,
			"deck": true, "discard": true}
		for z := range engine.Zone(g.ZoneCount()) {
			delete(want, g.Info(z).ID)
		}
		return len(want) == 0
	}
}

// TestNotes: what a reader is told of the cards that are not known gives the numbers of the two booklets.
func TestNotes(t *testing.T) {
	all := notes()
	if len(all) != 1 || all[0].About != book.ComponentsMainDeck {
		t.Fatalf("there are other notes: %+v", all)
	}
	said, known := rules("en").Value(book.ComponentsMainDeck), rules("fr").Value(book.ComponentsMainDeck)
	if said == known {
		t.Fatalf("both booklets say %d cards: there is nothing to tell", said)
	}
	for _, lang := range []engine.Lang{engine.EN, engine.FR} {
		for _, n := range []int{said, known} {
			if says := all[0].Says.In(lang); !strings.Contains(says, " "+strconv.Itoa(n)+" ") {
				t.Errorf("%q does not tell of %d cards", says, n)
			}
		}
	}
}
