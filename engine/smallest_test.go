package engine_test

import (
	"testing"

	. "tablereferee/engine"
)

// TestTheSmallestGame has one zone, no zone of a player's own and no card.
func TestTheSmallestGame(t *testing.T) {
	r := &Rules{Edition: "en", Book: toyBook, Shared: []ZoneInfo{{ID: "box"}}, Cards: make([]CardInfo, 1),
		Abilities: make([]Ability, 1), Kinds: make([]KindInfo, FirstKind+1), Globals: 1}
	r.Kinds[FirstKind] = KindInfo{Name: "count", Op: Count}
	r.Complete()
	for seats := range 3 {
		m := NewMatch(NewTable(r, seats, 1), First{})
		if err := m.Check(); err != nil || m.CardCount() != 0 || m.ZoneCount() != 1 || m.Seats() != seats {
			t.Errorf("%d seats: %v, %d cards, %d zones", seats, err, m.CardCount(), m.ZoneCount())
		}
		if e := m.Do(Event{Kind: FirstKind, Player: NoPlayer, N: 2}); e.Now != 2 {
			t.Errorf("counted to %d", e.Now)
		}
	}
}
