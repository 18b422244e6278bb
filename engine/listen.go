package engine

import "slices"

// What waits on a table, and which cards have constant abilities: kept up to date by the verbs, card by card.

// active are the zones in which abilities are alive: the table's, then each player's.
func (t *Table) active() []Zone {
	return t.rules.activeZones[:len(t.rules.activeShared)+t.seats*len(t.rules.activePer)]
}

// waiter is an ability of a card that lies in a zone in which the ability is alive.
type waiter struct {
	ability AbilityID
	card    CardID
}

// listen works out anew what waits: which abilities of cards, by age, and for which kinds of events anything does. It
// lists the cards with constant abilities as well.
func (t *Table) listen() {
	t.waiters, t.constant = t.waiters[:0], t.constant[:0]
	for _, z := range t.active() {
		class := t.zones[z].class
		for c := t.zones[z].top; c != 0; c = t.cards[c].next {
			def := t.cards[c].def
			if !t.rules.watches[def] {
				continue
			}
			for _, id := range t.rules.others[def] {
				if t.rules.ears[id].where&class != 0 {
					t.waiters = append(t.waiters, waiter{id, c})
				}
			}
			if t.rules.constant[def]&class != 0 {
				t.constant = append(t.constant, c)
			}
		}
	}
	t.watch()
}

// watch works out for which kinds of events anything waits.
func (t *Table) watch() {
	t.watching = Kinds{}
	for _, w := range t.waiters {
		t.watching.Join(t.rules.ears[w.ability].on)
	}
	for i := range t.effects {
		t.watching.Join(t.rules.ears[t.effects[i].Ability].on)
	}
}

// heed does what listen does where a single card has come from a zone to an end of the one in which it lies now.
func (t *Table) heed(c CardID, from Zone, at Pos) {
	if t.zones[from].class&t.rules.active != 0 {
		t.forget(c)
	}
	z, def := t.cards[c].zone, t.cards[c].def
	class := t.zones[z].class
	if class&t.rules.active == 0 {
		return
	}
	i := len(t.waiters)
	for i > 0 && t.follows(t.waiters[i-1].card, z, at) {
		i--
	}
	for _, id := range t.rules.others[def] {
		if ear := &t.rules.ears[id]; ear.where&class != 0 {
			t.waiters = slices.Insert(t.waiters, i, waiter{id, c})
			t.watching.Join(ear.on)
			i++
		}
	}
	if t.rules.constant[def]&class != 0 {
		i := len(t.constant)
		for i > 0 && t.follows(t.constant[i-1], z, at) {
			i--
		}
		t.constant = slices.Insert(t.constant, i, c)
	}
}

// forget leaves out a card that has left its zone.
func (t *Table) forget(c CardID) {
	t.waiters = slices.DeleteFunc(t.waiters, func(w waiter) bool { return w.card == c })
	if i := slices.Index(t.constant, c); i >= 0 {
		t.constant = slices.Delete(t.constant, i, i+1)
	}
	t.watch()
}

// follows says whether a card comes after another that has just come to an end of a zone: the zones in which anything
// waits are listed by their numbers.
func (t *Table) follows(c CardID, z Zone, at Pos) bool {
	other := t.cards[c].zone
	return other > z || other == z && at == Top
}
