package explore

import (
	"slices"
	"testing"

	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
)

// keyed is a position whose parts the tests below change one at a time.
func keyed(t testing.TB) *engine.Match {
	p := &position{
		seats: []seat{
			{character: "Lex Luthor", hand: []string{"Giganta", "Kick", "Giganta"}, deck: []string{"Punch", "Kick"},
				discard: []string{"Kick", "Punch"},
				inPlay:  []string{"Happy Harbor", "Belle Reve", "Punch", "Kick"}},
			{character: "Sinestro", hand: []string{"Punch"}, deck: []string{"Punch", "Punch"}},
		},
		lineUp: []string{"Mallet", "Vibe", "Mallet"}, main: []string{"Vibe", "Mallet"},
	}
	return game.Resume(p.table(t), engine.First{})
}

// swapped puts the i-th and the j-th card of a zone in each other's place.
func swapped(z func(m *engine.Match) engine.Zone, i, j int) func(m *engine.Match) {
	return func(m *engine.Match) {
		cards := slices.Collect(m.Cards(z(m)))
		cards[i], cards[j] = cards[j], cards[i]
		m.Order(z(m), cards)
	}
}

func hers(k int) func(m *engine.Match) engine.Zone {
	return func(m *engine.Match) engine.Zone { return m.Zone(0, k) }
}

func shared(z engine.Zone) func(m *engine.Match) engine.Zone {
	return func(*engine.Match) engine.Zone { return z }
}

func nth(m *engine.Match, z engine.Zone, n int) engine.CardID { return slices.Collect(m.Cards(z))[n] }

// What the rules can tell apart has another key.
func TestKeysTellApart(t *testing.T) {
	last := func(e engine.Effect) func(m *engine.Match) { return func(m *engine.Match) { m.Last(e) } }
	for _, x := range []struct {
		what string
		a, b func(m *engine.Match)
	}{
		{"the order of a deck", nil, swapped(hers(db.Deck), 0, 1)},
		{"the order of the main deck", nil, swapped(shared(db.MainDeck), 0, 1)},
		{"the order of cards with abilities in play", nil, swapped(hers(db.InPlay), 0, 1)},
		{"a counter", nil, func(m *engine.Match) { m.Do(engine.Event{Kind: db.PowerUp, Player: 1, N: 1}) }},
		{"a token", nil, func(m *engine.Match) { m.Do(engine.Event{Kind: db.Lock, Card: m.Top(db.LineUp), N: 1}) }},
		{"how many tokens", func(m *engine.Match) { m.Do(engine.Event{Kind: db.Lock, Card: m.Top(db.LineUp), N: 1}) },
			func(m *engine.Match) { m.Do(engine.Event{Kind: db.Lock, Card: m.Top(db.LineUp), N: 2}) }},
		{"a mark", nil, func(m *engine.Match) {
			m.Do(engine.Event{Kind: db.Keep, Card: nth(m, m.Zone(0, db.InPlay), 2)})
		}},
		{"which card lies where", nil, func(m *engine.Match) {
			m.Do(engine.Event{Kind: db.Discarded, Card: m.Top(m.Zone(0, db.Hand)), To: m.Zone(0, db.Discard)})
		}},
		{"what is remembered", nil, func(m *engine.Match) { m.Remember(engine.Memo{What: db.Played}) }},
		{"of whom it is remembered", func(m *engine.Match) { m.Remember(engine.Memo{What: db.Played}) },
			func(m *engine.Match) { m.Remember(engine.Memo{What: db.Played, Player: 1}) }},
		{"of which card it is remembered", func(m *engine.Match) {
			m.Remember(engine.Memo{Card: nth(m, m.Zone(0, db.InPlay), 2)})
		},
			func(m *engine.Match) { m.Remember(engine.Memo{Card: nth(m, m.Zone(0, db.InPlay), 3)}) }},
		{"where the card lies that it is remembered of", func(m *engine.Match) {
			m.Remember(engine.Memo{Card: nth(m, m.Zone(0, db.InPlay), 3)})
		},
			func(m *engine.Match) { m.Remember(engine.Memo{Card: nth(m, m.Zone(0, db.Hand), 1)}) }},
		{"which of two equal cards is remembered", func(m *engine.Match) {
			m.Remember(engine.Memo{Card: nth(m, m.Zone(0, db.Hand), 0)})
		},
			func(m *engine.Match) { m.Remember(engine.Memo{Card: nth(m, m.Zone(0, db.Hand), 2)}) }},
		{"the number that is remembered", func(m *engine.Match) {
			m.Remember(engine.Memo{N: 1})
		}, func(m *engine.Match) { m.Remember(engine.Memo{N: 2}) }},
		{"how often it is remembered", func(m *engine.Match) { m.Remember(engine.Memo{}) },
			func(m *engine.Match) { m.Remember(engine.Memo{}); m.Remember(engine.Memo{}) }},
		{"an effect", nil, last(engine.Effect{Ability: 1})},
		{"whose effect", last(engine.Effect{Ability: 1}), last(engine.Effect{Ability: 1, Player: 1})},
		{"which effect", last(engine.Effect{Ability: 1}), last(engine.Effect{Ability: 2})},
		{"until when", last(engine.Effect{Ability: 1}), last(engine.Effect{Ability: 1, Until: 1})},
		{"its first operand", last(engine.Effect{Ability: 1}), last(engine.Effect{Ability: 1, A: 1})},
		{"its second operand", last(engine.Effect{Ability: 1}), last(engine.Effect{Ability: 1, B: 1})},
		{"its card", func(m *engine.Match) {
			m.Last(engine.Effect{Ability: 1, Source: m.Ref(nth(m, m.Zone(0, db.Hand), 0))})
		},
			func(m *engine.Match) { m.Last(engine.Effect{Ability: 1, Source: m.Ref(nth(m, m.Zone(0, db.Hand), 2))}) }},
		{"whether it still knows its card", func(m *engine.Match) {
			m.Last(engine.Effect{Ability: 1, Source: m.Ref(nth(m, m.Zone(0, db.Hand), 0))})
		},
			func(m *engine.Match) {
				r := m.Ref(nth(m, m.Zone(0, db.Hand), 0))
				r.Visit++
				m.Last(engine.Effect{Ability: 1, Source: r})
			}},
		{"where the card of an operand lies", func(m *engine.Match) {
			m.Last(engine.Effect{Ability: 1, A: int32(nth(m, m.Zone(0, db.Hand), 0))})
			m.Do(engine.Event{Kind: db.Discarded, Card: nth(m, m.Zone(0, db.Hand), 0), To: m.Zone(0, db.Discard)})
		}, func(m *engine.Match) {
			m.Last(engine.Effect{Ability: 1, A: int32(nth(m, m.Zone(0, db.Hand), 0))})
			m.Do(engine.Event{Kind: db.Discarded, Card: nth(m, m.Zone(0, db.Hand), 2), To: m.Zone(0, db.Discard)})
		}},
		{"chance", nil, func(m *engine.Match) { m.Throw(2) }},
		{"the order of effects", func(m *engine.Match) {
			last(engine.Effect{Ability: 1})(m)
			last(engine.Effect{Ability: 2})(m)
		},
			func(m *engine.Match) { last(engine.Effect{Ability: 2})(m); last(engine.Effect{Ability: 1})(m) }},
	} {
		if k := newKeys(keyed(t).Table); same(t, k, x.a, x.b) {
			t.Errorf("%s does not change the key", x.what)
		}
	}
	m := keyed(t)
	k := newKeys(m.Table)
	if now := slices.Clone(k.of(m.Table, nil, 0)); slices.Equal(now, k.of(m.Table, nil, 1)) {
		t.Error("how many turns have ended does not change the key")
	}
}

// What the rules cannot tell apart has the same key.
func TestKeysLeaveOut(t *testing.T) {
	for _, x := range []struct {
		what string
		a, b func(m *engine.Match)
	}{
		{"the order of a hand", nil, swapped(hers(db.Hand), 0, 1)},
		{"the order of a discard pile", nil, swapped(hers(db.Discard), 0, 1)},
		{"the order of the Line-Up", nil, swapped(shared(db.LineUp), 0, 1)},
		{"the order of cards without abilities in play", nil, swapped(hers(db.InPlay), 2, 3)},
		{"which of two equal cards of a hand lies first", nil, swapped(hers(db.Hand), 0, 2)},
		{"which of two equal cards of the Line-Up lies first", nil, swapped(shared(db.LineUp), 0, 2)},
		{"the order in which things were remembered", func(m *engine.Match) {
			m.Remember(engine.Memo{N: 1})
			m.Remember(engine.Memo{N: 2})
		},
			func(m *engine.Match) { m.Remember(engine.Memo{N: 2}); m.Remember(engine.Memo{N: 1}) }},
		{"how often a card has moved", nil, func(m *engine.Match) {
			c := m.Bottom(m.Zone(0, db.Hand))
			m.Do(engine.Event{Kind: db.Put, Card: c, To: db.LineUp})
			m.Do(engine.Event{Kind: db.Put, Card: c, To: m.Zone(0, db.Hand)})
		}},
	} {
		if k := newKeys(keyed(t).Table); !same(t, k, x.a, x.b) {
			t.Errorf("%s changes the key", x.what)
		}
	}
}

// same says whether two changes of the position give the same key.
func same(t *testing.T, k *keys, a, b func(m *engine.Match)) bool {
	var got [2][]uint32
	for i, change := range [...]func(m *engine.Match){a, b} {
		m := keyed(t)
		if change != nil {
			change(m)
		}
		got[i] = slices.Clone(k.of(m.Table, nil, 0))
	}
	return slices.Equal(got[0], got[1])
}
