package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// bringNemesis brings the revealing player's nemesis set into the game (mc.nemesis.cards-tell-how).
func bringNemesis(g *Match, by By) {
	p := by.Player
	z := g.Zone(p, Nemesis)
	came := false
	for c := range g.Cards(z) {
		if g.isMinion(c) {
			came = true
			g.Reveal(by, p, c, book.NemesisCardsTellHow, book.AbilitySentenceBySentence, book.NemesisMayEnter)
		}
	}
	if g.out(p) { // by the minion: the next player goes on with what is left to do
		by.Player = g.after(p)
		by.Cite = by.Cite.And(book.EliminationFinishAbility)
	}
	for c := range g.Cards(z) {
		if g.Card(c).Type == SideScheme {
			g.Reveal(by, by.Player, c, book.NemesisCardsTellHow)
		}
	}
	for c := range g.Cards(z) {
		g.do(engine.Event{Kind: Move, Actor: p, Player: p, Card: c, To: EncounterDeck,
			Cite: by.Citing(book.NemesisCardsTellHow)})
	}
	g.shuffle(by, EncounterDeck)
	if !came {
		g.surges(by)
	}
}
