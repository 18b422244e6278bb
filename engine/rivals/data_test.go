package rivals

import (
	"math/bits"
	"slices"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/rivals/book"
	"tablereferee/internal/dbtest"

	db "tablereferee/engine/deckbuilder"
)

// The clauses that are facts about the box, not about play, are shown here: each check names the clause it shows, and
// the test fails if a structural clause has no check.
func TestStructuralClauses(t *testing.T) {
	k, r := Title.WithCards(), Game.Rules("fr")
	copies, sorts := dbtest.Counted(k)
	m, err := Game.Start(r, &engine.Setup{Seed: 1, First: engine.NoPlayer,
		Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}}, engine.First{})
	if err != nil {
		t.Fatal(err)
	}
	g := db.On(m)
	card := func(id string) *db.Card { return &k.Cards[k.Def(id)] }
	is := func(c engine.Clause, n int) func() bool { return func() bool { return r.Value(c) == n } }
	characters := func(holds func(c *db.Card) bool) func() bool {
		return func() bool {
			for i := range k.Cards[1:] {
				if c := &k.Cards[1+i]; c.Sort == db.CharacterCard && !c.Test && !holds(c) {
					return false
				}
			}
			return true
		}
	}
	played := func() bool { return copies["punch"] > 0 && card("punch").Figure == book.TypesFigurePunch }

	checks := map[engine.Clause]func() bool{
		book.OverviewDeckWord: func() bool { // what is drawn and what is discarded is one deck, of ten cards at first
			return g.Len(g.Zone(0, db.Deck))+g.Len(g.Zone(0, db.Hand))+g.Len(g.Zone(0, db.Discard)) == 10
		},
		book.ComponentsCardTotal: is(book.ComponentsCardTotal, sorts[db.MainCard]+sorts[db.StartCard]+
			sorts[db.KickCard]+sorts[db.WeaknessCard]),
		book.ComponentsPunches:         is(book.ComponentsPunches, copies["punch"]),
		book.ComponentsVulnerabilities: is(book.ComponentsVulnerabilities, copies["vulnerability"]),
		book.ComponentsMainDeck:        is(book.ComponentsMainDeck, sorts[db.MainCard]),
		book.ComponentsKicks:           is(book.ComponentsKicks, copies["kick"]),
		book.ComponentsWeaknesses:      is(book.ComponentsWeaknesses, copies["weakness"]),
		book.ComponentsCharacters: func() bool {
			sides := map[uint8]int{}
			characters(func(c *db.Card) bool { sides[c.Hook]++; return true })()
			return r.Value(book.ComponentsCharacters) == sorts[db.CharacterCard] &&
				sides[batman] == 3 && sides[joker] == 3
		},
		book.TypesList: func() bool {
			six := db.Starter | db.Hero | db.Villain | db.SuperPower | db.Equipment | db.Location
			return bits.OnesCount8(uint8(six)) == 6 &&
				!slices.ContainsFunc(k.Cards[1:], func(c db.Card) bool { return c.Types&^six != 0 })
		},
		book.TypesPrintedFields: func() bool { // an effect that nobody knows is said to be unknown
			return !slices.ContainsFunc(k.Cards[1:], func(c db.Card) bool {
				typeless := c.Sort == db.WeaknessCard || c.Sort == db.CharacterCard
				return c.ID == "" || c.Name[engine.EN] == "" || c.Copies == 0 || c.Cite == 0 ||
					(c.Types == 0) != typeless
			})
		},
		book.TypesFigureKeywords: func() bool { // what the three say beyond these words is not known
			return card("two-face").Types == db.Villain && card("insanity").Types == db.SuperPower &&
				card("grappling-hook").Types == db.Equipment
		},
		book.AmbFiguresOcr: func() bool { // the name is damaged in the figure, and the card list has it
			return card("hugo-strange").Cost == 6 && card("hugo-strange").VP == 2
		},
		book.SetupMainDeckSource: func() bool { return g.Len(db.MainDeck)+g.Len(db.LineUp) == sorts[db.MainCard] },
		book.SetupNoBoard:        func() bool { return g.Len(db.LineUp) == r.Value(book.SetupLineupFive) },
		book.GameEndSortCards:    func() bool { return db.CardsIn(m) == m.CardCount() },
		book.CharacterAbilityAndCost: characters(func(c *db.Card) bool {
			return c.Cost > 0 && (c.Unknown || len(c.Waits) > 0)
		}),
		book.CharacterReadAhead: func() bool { // all three lie there, and none is kept from its owner
			return g.Len(g.Zone(0, db.Character))+g.Len(g.Zone(0, later)) == 3 && !g.Info(g.Zone(0, later)).Brief
		},
		book.LocationOngoing: func() bool {
			return !slices.ContainsFunc(k.Cards[1:], func(c db.Card) bool {
				return c.Types&db.Location != 0 && !c.Stays
			})
		},
		book.ResolveClockwise:      func() bool { return g.Seats() == 2 && g.Next(0) == 1 && g.Next(1) == 0 },
		book.SummaryPlayAndResolve: played,
		book.CompatibleCombined:    func() bool { return Game.With != nil }, // cards of other boxes can be added
	}
	dbtest.Structural(t, &book.Rulebook, checks, true)
}

// The rulebook file names clauses of cards, which are written in their declarations.
func TestTheRulebookNamesClausesThatThereAre(t *testing.T) {
	dbtest.NamesClauses(t, &book.Rulebook)
}
