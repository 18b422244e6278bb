package engine_test

import (
	"testing"

	. "tablereferee/engine"
	"tablereferee/engine/log"
)

// TestPhrases: braces that name a field are filled in, all others stay as they are.
func TestPhrases(t *testing.T) {
	for _, c := range []struct{ says, want string }{
		{"", ""},
		{"nothing to fill in", "nothing to fill in"},
		{"{actor}{player}", "AnnBen"},
		{"{card}: {from} -> {to}!", "A: deck -> Ben hand!"},
		{"{n} {+n} {now}", "3 +3 -1"},
		{"{source} of {card}", "B of A"},
		{"closed} {actor}", "closed} Ann"},
	} {
		r := toyRules(waits, nil, toyCard{"A", 1, nil}, toyCard{"B", 1, nil})
		r.Kinds[toyTells].Says = Text{c.says}
		r.Complete()
		g := newToy(t, r, 2)
		g.Say(Event{Kind: toyTells, Actor: 0, Player: 1, Card: 1, Source: 2, From: toyDeck, To: g.Zone(1, toyHand),
			N: 3, Now: -1, Cite: Cite(toyMoves)})
		if got := log.EventText(g.Log, 0, EN); got != c.want {
			t.Errorf("%q becomes %q, not %q", c.says, got, c.want)
		}
	}
}

func TestNobodyHasANameToo(t *testing.T) {
	g := newToy(t, toyRules(waits, nil, toyCard{"A", 1, nil}), 2)
	g.Say(Event{Kind: toyTells, Actor: NoPlayer, Player: NoPlayer, Cite: Cite(toyMoves)})
	if en, fr := log.EventText(g.Log, 0, EN), log.EventText(g.Log, 0, FR); en != "nobody tells nobody 0" ||
		fr != "personne tells personne 0" {
		t.Errorf("%q, %q", en, fr)
	}
}

func TestATestCardIsMarked(t *testing.T) {
	r := toyRules(waits, nil, toyCard{"A", 1, nil})
	r.Cards[1].Test = true
	if en, fr := r.Cards[1].Label(EN), r.Cards[1].Label(FR); en != "A (test card)" || fr != "A (carte d'essai)" {
		t.Errorf("%q, %q", en, fr)
	}
}

// TestFrenchEventsAreJoined: the sentences of the log are joined as messages are.
func TestFrenchEventsAreJoined(t *testing.T) {
	r := toyRules(waits, nil, toyCard{"Aigle", 1, nil})
	r.Kinds[toyTells].Says = Text{"{card} of {actor}", "tour de {actor}, effet de {card}, dessus de {from}"}
	r.Complete()
	g := newToy(t, r, 2)
	g.Say(Event{Kind: toyTells, Actor: 0, Card: 1, From: toyDeck, Cite: Cite(toyMoves)})
	if got := log.EventText(g.Log, 0, FR); got != "tour d'Ann, effet d'Aigle, dessus de deck" {
		t.Error(got)
	}
}
