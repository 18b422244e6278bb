package metal

import (
	"math/bits"
	"slices"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/metal/book"
	"tablereferee/internal/dbtest"

	db "tablereferee/engine/deckbuilder"
)

// The clauses that are facts about the box, not about play, are shown here: each check names the clause it shows, and
// the test fails if a structural clause has no check.
func TestStructuralClauses(t *testing.T) {
	k, r := Title.WithCards(), Game.Rules("fr")
	copies, sorts := dbtest.Counted(k)
	m, err := Game.Start(r, &engine.Setup{Seed: 1, First: engine.NoPlayer,
		Players: []engine.SeatSetup{{Name: "Ann", Character: k.Def("cyborg")}, {Name: "Ben", Character: k.Def("oversized-aquaman")}}},
		engine.First{})
	if err != nil {
		t.Fatal(err)
	}
	g := db.On(m)
	is := func(c engine.Clause, n int) func() bool { return func() bool { return r.Value(c) == n } }
	some := func(is func(c *db.Card) bool) bool { return k.FirstCard(is) != 0 }
	location := func(c *db.Card) bool { return c.Types&db.Location != 0 }
	allStay := func() bool { return !some(func(c *db.Card) bool { return location(c) && !c.Stays }) }

	checks := map[engine.Clause]func() bool{
		book.ComponentsCardTotal: is(book.ComponentsCardTotal, sorts[db.MainCard]+sorts[db.StartCard]+
			sorts[db.KickCard]+sorts[db.WeaknessCard]+sorts[db.BossCard]),
		book.ComponentsPunches:         is(book.ComponentsPunches, copies["punch"]),
		book.ComponentsVulnerabilities: is(book.ComponentsVulnerabilities, copies["vulnerability"]),
		book.ComponentsMainDeck:        is(book.ComponentsMainDeck, sorts[db.MainCard]),
		book.ComponentsBreakthroughs:   is(book.ComponentsBreakthroughs, copies["breakthrough"]),
		book.ComponentsSuperVillains:   is(book.ComponentsSuperVillains, sorts[db.BossCard]),
		book.ComponentsWeaknesses:      is(book.ComponentsWeaknesses, copies["weakness"]),
		book.ComponentsOversized:       is(book.ComponentsOversized, sorts[db.CharacterCard]),
		book.ComponentsTile:            is(book.ComponentsTile, sorts[db.AsideCard]),
		book.TypesList: func() bool {
			six := db.Starter | db.Hero | db.Villain | db.SuperPower | db.Equipment | db.Location
			return bits.OnesCount8(uint8(six)) == 6 &&
				!some(func(c *db.Card) bool { return c.Types&^(six|db.Subtype) != 0 })
		},
		book.SetupNoBoard: func() bool { return g.Len(db.LineUp) == r.Value(book.SetupLineupFive) },
		book.SetupStackBetween: func() bool { // all three lie there; side by side is a matter of the table
			return g.Len(db.KickStack) > 0 && g.Len(db.BossStack) > 0 && g.Len(db.WeaknessStack) > 0
		},
		book.TileRedBack:    func() bool { return g.Card(g.Top(tileZone)).Reward == nil },
		book.PlayFaceUp:     func() bool { return !g.Info(g.Zone(0, db.InPlay)).Down },
		book.AttackCardWord: func() bool { return slices.Contains(Title.CardFiles().Keys(), "defense") },
		// whose First Appearance Attack nobody knows stops the match as it appears
		book.FirstAppearanceEveryOne: func() bool {
			return !some(func(c *db.Card) bool {
				return c.Sort == db.BossCard && len(c.Appear) == 0 && !c.Unknown && !c.Test
			})
		},
		book.OngoingCardWord:       func() bool { return slices.Contains(Title.CardFiles().Keys(), "stays") },
		book.LocationOngoingEffect: allStay,
		book.LocationNoBanner:      allStay,
		book.WeaknessDangers:       func() bool { return k.Cards[k.Def("weakness")].VP == -1 },
		book.CaptureSeveralShown:   func() bool { return g.Info(captured).Beside && !g.Info(captured).Brief },
		book.MetalSubtype: func() bool {
			return some(func(c *db.Card) bool { return c.Types&db.Subtype != 0 && c.Types&db.Equipment != 0 })
		},
	}
	dbtest.Structural(t, &book.Rulebook, checks, true)
}

// The rulebook file names clauses of cards, which are written in their declarations.
func TestTheRulebookNamesClausesThatThereAre(t *testing.T) {
	dbtest.NamesClauses(t, &book.Rulebook)
}

// Names, costs and VP of the cards in the box.
func TestCardFacts(t *testing.T) {
	dbtest.CardFacts(t, Title, `
starting card: Punch 0 0, Vulnerability 0 0
Breakthrough: Breakthrough 3 0
Weakness: Weakness 0 -1
card beside the table: The Batman Who Laughs 0 0
Hero: Aquaman 2 1, Detective Chimp 2 1, Doctor Fate 3 1, Dream 6 2, Hal Jordan 4 1, Mister Terrific 5 2, Plastic
Man 3 1, Superman 6 2, The Flash 4 1, Wonder Woman 7 3
Hero with a subtype: Cyborg One Million 5 2, Kendra Saunders 4 2, Steel 3 1
Villain: Baby Darkseid 3 1, Black Adam 6 2, Black Manta 3 1, Clayface 3 1, Court of Owls 5 1, Ra's al Ghul 4 1,
Rabid Robin 2 2, Starro 6 2, Strigydae 3 1
Villain with a subtype: Carter Hall 7 2, Deathstroke 4 1, Lady Blackhawk 4 2, Onimar Synn 5 2
Super Power: Ankh Portal 5 1, Brutal Chase 4 1, Escape 2 1, Fair Play 3 1, Flight 2 2, Fulcum Abominus 2 2,
Hypertime 6 2, Mecha Construct 5 1, Power Channeling 6 3, Search the Depths 3 1, Speed Force 3 1, War Cry 4 1,
X-Ray Vision 4 1
Equipment: Anti-Monitor's Antenna 5 1, Carter Hall's Journal 4 0, Multiverse Map 2 2, Phantom Zone Projector 3
1, Phoenix Cannon 3 2, T-Spheres 4 1
Equipment with a subtype: Batmanium 5 4, Dionesium 4 1, Eighth Metal Sunblade 8 3, Electrum 3 1, Element X 10 0,
Nth Metal Mace 9 4, Promethium 2 1
Location: Challenger Mountain 5 1, Forge of Worlds 7 2, Oblivion Bar 5 1, The Dark Multiverse 5 2, Tomb of Hath-Set 5 2
Super-Villain of the stack: Barbatos 14 10, The Dawnbreaker 11 8, The Devastator 9 8, The Drowned 11 8, The
Merciless 9 7, The Murder Machine 9 6, The Red Death 11 9
character: Aquaman (oversized) 0 0, Batman 0 0, Cyborg 0 0, Doctor Fate (oversized) 0 0, Hal Jordan (oversized)
0 0, Kendra Saunders (oversized) 0 0, Mister Terrific (oversized) 0 0, Plastic Man (oversized) 0 0, Superman
(oversized) 0 0, The Flash (oversized) 0 0, Wonder Woman (oversized) 0 0`)
}
