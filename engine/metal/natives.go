package metal

import (
	"tablereferee/engine/cardtext"
	"tablereferee/engine/metal/book"

	db "tablereferee/engine/deckbuilder"
)

// What test cards do that the words of card files cannot say: natives, by name.

func natives() []db.Native {
	return []db.Native{
		{Name: "attack_cards", Do: attackCards},
	}
}

// attackCards gives Power for each Attack card that lies face up on the table: in the Line-Up, and on top of the
// Super-Villains, of which none is one.
func attackCards(g *db.Match, f *db.Frame) cardtext.Outcome {
	n, by := 0, f.By
	for x := range g.Cards(db.LineUp) {
		if g.Card(x).Attacks() {
			n++
		}
	}
	if x := g.Top(db.BossStack); x != 0 && g.Flag(x, db.FaceUp) {
		if g.Card(x).Attacks() {
			n++
		} else if len(g.Card(x).Appear) > 0 {
			by = by.AlsoIfRoom(book.AmbAttackCardFirstAppearance)
		}
	}
	if n == 0 {
		g.Nothing(by)
		return cardtext.NoneThere
	}
	g.Power(by, n)
	return cardtext.Done
}
