package metal

import (
	"testing"

	"tablereferee/engine"

	db "tablereferee/engine/deckbuilder"
)

// A set-up lays Super-Villains where they come to, never into what is shuffled, and nobody but Super Heroes under the
// tile.
func TestWhatASetUpLaysWhere(t *testing.T) {
	r := Game.Rules("fr")
	table := engine.NoPlayer
	for _, row := range []struct {
		owner engine.Player
		zone  int
		card  string
		may   bool
	}{
		{0, db.Hand, "Barbatos", false}, {0, db.Deck, "Barbatos", false}, {0, db.Discard, "Barbatos", false},
		{0, db.InPlay, "Barbatos", false}, {table, int(db.MainDeck), "Barbatos", false},
		{table, int(db.LineUp), "Barbatos", false}, {table, int(db.BossStack), "Barbatos", true},
		{0, scorePile, "Barbatos", true}, {0, scorePile, "Weakness", true}, {0, scorePile, "Steel", false},
		{table, int(captured), "Cyborg", true}, {table, int(captured), "Weakness", false},
		{table, int(captured), "Barbatos", false}, {0, db.Hand, "Cyborg", false}, {0, db.Character, "Cyborg", true},
	} {
		if no := r.Bars(row.owner, row.zone, r.FindCard(row.card), 0); (no == 0) != row.may {
			t.Errorf("%s in zone %d of player %d: %v", row.card, row.zone, row.owner, no)
		}
	}
}
