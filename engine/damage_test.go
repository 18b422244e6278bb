package engine

// Damages break a table on which the grave holds the cards 1 to 5, 1 on top, and the row holds 6 and 7. Says is part of
// what Check finds.
var Damages = []struct {
	Name   string
	Damage func(t *Table, grave, row Zone)
	Says   string
}{
	{"a lost card", func(t *Table, grave, row Zone) {
		t.cards[2].next, t.cards[4].prev = 4, 2
		t.zones[grave].n--
	}, "cards in all zones"},
	{"a lost card that is still counted", func(t *Table, grave, row Zone) { t.cards[2].next, t.cards[4].prev = 4, 2 }, "lists"},
	{"a doubled card", func(t *Table, grave, row Zone) {
		t.cards[5].next = 6
		t.zones[grave].bottom = 6
		t.zones[grave].n++
	}, "says zone"},
	{"a card in the wrong list", func(t *Table, grave, row Zone) { t.cards[3].zone = row }, "says zone"},
	{"a list that goes round", func(t *Table, grave, row Zone) { t.cards[5].next = 1 }, "zone 3"},
	{"a list that goes round within", func(t *Table, grave, row Zone) { t.cards[5].next = 4 }, "zone 3"},
	{"a card that does not know the one above", func(t *Table, grave, row Zone) { t.cards[3].prev = 1 }, "above"},
	{"a wrong bottom", func(t *Table, grave, row Zone) { t.zones[grave].bottom = 4 }, "zone 3"},
	{"a wrong number", func(t *Table, grave, row Zone) { t.zones[grave].n = 4 }, "counts 4"},
	{"a wrong top", func(t *Table, grave, row Zone) { t.zones[grave].top = 2 }, "above"},
	{"an emptied list", func(t *Table, grave, row Zone) {
		t.zones[grave].top, t.zones[grave].bottom, t.zones[grave].n = 0, 0, 0
	}, "cards in all zones"},
	{"a card added to no list", func(t *Table, grave, row Zone) { t.cards = append(t.cards, card{def: 1}) }, "cards in all zones"},
}
