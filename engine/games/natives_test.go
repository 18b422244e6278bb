package games

import "testing"

// TestFewNatives: what cards do is said in the words of card files; at most one printed card in twenty of all the games
// needs a function.
func TestFewNatives(t *testing.T) {
	natives, cards := 0, 0
	for _, g := range All() {
		if g.Natives == nil {
			continue
		}
		names, of := g.Natives()
		natives, cards = natives+len(names), cards+of
	}
	if cards == 0 || 20*natives > cards {
		t.Errorf("%d of %d cards need a function, which is more than one in twenty", natives, cards)
	}
}
