package metal

import (
	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/metal/book"

	db "tablereferee/engine/deckbuilder"
)

// What test cards do that the words of card files cannot say: natives, by name.

func natives() []db.Native {
	return []db.Native{
		{Name: "crossed_hands", Do: crossedHands},
		{Name: "banish", Do: withBoss((*db.Match).Destroy)},
		{Name: "seize", Do: withBoss(func(g *db.Match, by db.By, x engine.CardID) { g.GainCard(by, by.Player, x) })},
		{Name: "attack_cards", Do: attackCards},
		{Name: "roll_call", Do: rollCall},
	}
}

func crossedHands(g *db.Match, f *db.Frame) cardtext.Outcome {
	g.PassLeft(f.By)
	return cardtext.Done
}

// withBoss does something to the Super-Villain on top of the stack, without defeating it.
func withBoss(do func(g *db.Match, by db.By, x engine.CardID)) func(*db.Match, *db.Frame) cardtext.Outcome {
	return func(g *db.Match, f *db.Frame) cardtext.Outcome {
		x := g.Top(db.BossStack)
		if x == 0 || !g.Flag(x, db.FaceUp) {
			g.Nothing(f.By)
			return cardtext.NoneThere
		}
		do(g, f.By, x)
		return cardtext.Done
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

// rollCall gives Power for each Super Hero of the team.
func rollCall(g *db.Match, f *db.Frame) cardtext.Outcome {
	by, n := f.By, g.Len(team(g, f.By.Player))
	by.Cite = by.Cite.WithIfRoom(counts(g, by.Player))
	if n == 0 {
		g.Nothing(by)
		return cardtext.NoneThere
	}
	g.Power(by, n)
	return cardtext.Done
}
