package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// unasked answers for the players while a set-up that nobody watches is made: nobody uses what is optional, so that
// nothing is spent that the script has not spent.
type unasked struct{}

// Decide declines, and gives the first legal answer where declining is none.
func (unasked) Decide(_ *engine.Match, q *engine.Question) int {
	return max(0, slices.IndexFunc(q.Answers, func(a engine.Answer) bool { return a.Verb == engine.VerbDecline }))
}

// firstStage carries out what the first villain stage does on coming into play, and leaves what the script has fixed as
// it was fixed: the encounter deck and the cards on top of it keep their order, though the stage searches and shuffles
// that deck, and where the side schemes are fixed, no other joins them.
func (g *Match) firstStage(s *engine.Setup) error {
	if s.Has(SideSchemes) {
		if c := g.villain(); g.Card(c).Toughness {
			g.toughen(g.by(c), c, book.KeywordsToughness)
		}
		return nil
	}
	deck := g.fixed(s, EncounterDeck)
	discard := g.fixed(s, EncounterDiscard)
	g.enterStage(g.villain())
	for i := range discard {
		if err := g.stays(s, discard[i], EncounterDiscard); err != nil {
			return err
		}
	}
	for i := len(deck) - 1; i >= 0; i-- {
		if err := g.stays(s, deck[i], EncounterDeck); err != nil {
			return err
		}
		g.Do(engine.Event{Kind: Stock, Actor: engine.NoPlayer, Player: engine.NoPlayer, Card: deck[i],
			To: EncounterDeck, Tags: engine.ToTop})
	}
	return nil
}

// fixed lists the cards of a pile that a script has fixed: all of them, or those on top.
func (g *Match) fixed(s *engine.Setup, pile engine.Zone) []engine.CardID {
	cards := slices.Collect(g.Cards(pile))
	if s.Has(pile) {
		return cards
	}
	for i := range s.Zones {
		if z := &s.Zones[i]; z.Zone == pile && z.Top {
			return cards[:min(len(cards), len(z.Cards))]
		}
	}
	return nil
}

// stays refuses a table on which the first villain stage has taken a card from where the script wants it.
func (g *Match) stays(s *engine.Setup, c engine.CardID, pile engine.Zone) error {
	if g.In(c) == pile {
		return nil
	}
	return &engine.SetupError{Line: s.LineOf(pile), Cite: engine.Cite(book.Setup10WhenRevealed,
		book.WhenRevealedAtSetup), Msg: engine.Sayf(
		"%s cannot lie in this place (%s): %s brings it into play during set-up",
		"%s ne peut pas être à cet endroit (%s) : %s le met en jeu pendant la mise en place",
		g.Card(c).Name, g.Info(pile).Name, g.Card(g.villain()).Name)}
}
