package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// form is the form a player is in: the face that shows (mc.form.shown-by-identity).
func (g *Match) form(p engine.Player) Form {
	c := g.identity(p)
	if c == 0 {
		return AnyForm
	}
	if g.Card(c).Type == Hero {
		return HeroForm
	}
	return AlterEgoForm
}

// flip turns a player's identity over (mc.form.only-form-changes).
func (g *Match) flip(by By, p engine.Player, cs ...engine.Clause) {
	if by.Card != 0 {
		cs = append(cs, book.FormCardFlipsDoNotCount)
	}
	if c := g.identity(p); c != 0 {
		g.do(engine.Event{Kind: Flip, Actor: by.Player, Player: p, Card: c, Source: by.Card,
			Cite: by.Citing(append(cs, book.FormOnlyFormChanges, book.FormShownByIdentity)...)})
	}
}
