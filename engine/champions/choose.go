package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// choose asks a player which of some options it is to be; one that could not be carried out is not offered.
func (g *Match) choose(by By, options ...engine.Option) engine.Option {
	if g.Card(by.Card).Aspect == Encounter {
		by.Cite = by.Citing(book.ChooseResolverChooses)
	}
	return g.chooseEach(by, options...)
}

// chooseEach is the choice of one of the players who each make their own, whoever resolves the card.
func (g *Match) chooseEach(by By, options ...engine.Option) engine.Option {
	q := g.Question(by.Player, AskChoice, by.Card, by.Citing(book.ChooseChoiceRequired, book.ChooseMustMatter))
	for _, o := range options {
		if o != 0 {
			q.Option(o)
		}
	}
	return g.ask(q).Option
}

// may asks a player whether something optional is done (mc.may.optional).
func (g *Match) may(by By, o engine.Option) bool {
	q := g.Question(by.Player, AskMay, by.Card, by.Citing(book.MayOptional, book.MayDefaultController))
	q.Option(o)
	q.Decline()
	return g.ask(q).Option == o
}

// choosePlayer lets a player choose a player, one who fits.
func (g *Match) choosePlayer(by By, fits func(p engine.Player) bool) engine.Player {
	q := g.Question(by.Player, AskPlayer, by.Card, by.Citing(book.ChooseChoiceRequired, book.ChooseResolverChooses))
	for p := range g.players {
		if fits == nil || fits(p) {
			q.Who(p)
		} else {
			q.Cite = by.Citing(book.ChooseMustMatter, book.ChooseChoiceRequired, book.ChooseResolverChooses)
		}
	}
	return g.ask(q).Player
}

// choosing is the rule by which a choice is made in resolving a card: one of the encounter side is not initiated by
// anybody.
func (g *Match) choosing(by By) engine.Clause {
	if g.Card(by.Card).Aspect == Encounter {
		return book.ChooseResolverChooses
	}
	return book.Initiation5Choices
}

// chooseCard lets a player choose a card for something, among those in play that fit.
func (g *Match) chooseCard(by By, wanted purpose, fits func(c engine.CardID) bool) engine.CardID {
	q := g.Question(by.Player, AskCard, by.Card, by.Citing(g.choosing(by)))
	for c := range g.each {
		if fits(c) {
			q.Card(engine.VerbChoose, c)
		}
	}
	return g.askFor(q, wanted).Card
}

func (g *Match) any(fits func(c engine.CardID) bool) bool {
	for c := range g.each {
		if fits(c) {
			return true
		}
	}
	return false
}
