package metal

import (
	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/metal/book"

	db "tablereferee/engine/deckbuilder"
)

// ownVerbs are the verbs that the cards of this game have beside the shared ones.
func ownVerbs() []db.OwnVerb {
	return []db.OwnVerb{
		{VerbWord: cardtext.VerbWord{Word: "put_back", By: []cardtext.Who{}, Nameless: true,
			May: []cardtext.How{cardtext.NoCards}},
			Do: putBack,
			Phrase: cardtext.VerbPhrase{Says: engine.Text{"[put|puts] this card back on its stack",
				"[remettez|remettre|remet] cette carte sur sa pile"}}},
		{VerbWord: cardtext.VerbWord{Word: "recruit", By: []cardtext.Who{}, Nameless: true,
			May: []cardtext.How{cardtext.NoCards}},
			Do: func(g *db.Match, f *db.Frame, _ *cardtext.Step) cardtext.Outcome { return done(recruit(g, f.By)) },
			Phrase: cardtext.VerbPhrase{Says: engine.Text{"[recruit|recruits] a Super Hero",
				"[recrutez|recruter|recrute] un Super-Héros"}}},
		{VerbWord: cardtext.VerbWord{Word: "rescue", By: []cardtext.Who{}, Nameless: true,
			May: []cardtext.How{cardtext.NoCards}},
			Do: func(g *db.Match, f *db.Frame, _ *cardtext.Step) cardtext.Outcome {
				return done(rescue(g, f.By, engine.Cite(book.RescueChooseAny)))
			},
			Phrase: cardtext.VerbPhrase{Says: engine.Text{"[rescue|rescues] a Captured Super Hero",
				"[libérez|libérer|libère] un Super-Héros Capturé"}}},
		{VerbWord: cardtext.VerbWord{Word: "gain_second", By: []cardtext.Who{}, Nameless: true,
			May: []cardtext.How{cardtext.NoCards}},
			Do: gainSecond, Way: optSecond,
			Phrase: cardtext.VerbPhrase{Says: engine.Text{
				"[gain|gains] the second card of the main deck, which nobody has seen",
				"[gagnez|gagner|gagne] la deuxième carte du deck commun, que personne n'a vue"}}},
	}
}

// optSecond is the way that gain_second is, behind the option of the place; options says its words.
const optSecond = db.OwnOption + 1

var options = []engine.Text{{"to gain the second card", "de gagner la deuxième carte"}}

// gainSecond gains the card under the top one of the main deck, unseen (metal.cards.merciless-reward).
func gainSecond(g *db.Match, f *db.Frame, _ *cardtext.Step) cardtext.Outcome {
	x := g.Top(db.MainDeck)
	if x != 0 {
		x = g.Below(x)
	}
	if x == 0 {
		x = g.Instead()
	}
	if x == 0 {
		g.GainsNothing(f.By, f.By.Player, db.MainDeck, book.GainNothingAvailable)
		return cardtext.NoneThere
	}
	g.GainCard(f.By, f.By.Player, x)
	return cardtext.Done
}

// ownAmounts are the numbers that the cards of this game know besides.
func ownAmounts() []db.OwnAmount {
	return []db.OwnAmount{{AmountWord: cardtext.AmountWord{Word: "team_size", Whom: true, Played: true, Counts: true},
		Is: func(g *db.Match, f *db.Frame, p engine.Player) int {
			if p == engine.NoPlayer {
				return 0
			}
			f.By.Cite = f.By.Cite.WithIfRoom(counts(g, p))
			return size(g, p)
		},
		Phrase: cardtext.AmountPhrase{Says: engine.Text{"the number of characters in the team of {whom}",
			"le nombre de personnages dans l'équipe de {whom}"},
			Yours: engine.Text{"the number of characters in your team",
				"le nombre de personnages dans votre équipe"},
			Each: engine.Text{"character in the team of {whom}", "personnage dans l'équipe de {whom}"}}}}
}

// ownPlaces are the zones that the cards of this game name besides.
var ownPlaces = []db.OwnPlace{{PlaceWord: cardtext.PlaceWord{Word: "score_pile", Zone: scorePile},
	Phrase: cardtext.PlacePhrase{Noun: cardtext.Noun{One: engine.Text{"score pile", "pile de score"},
		Many: engine.Text{"score piles", "piles de score"}, Fem: true}},
	From: engine.Text{"from the score pile", "de la pile de score"}}}

func done(yes bool) cardtext.Outcome {
	if yes {
		return cardtext.Done
	}
	return cardtext.NoneThere
}

// putBack puts the card of a text back on the stack for sale, if its player wants that.
func putBack(g *db.Match, f *db.Frame, s *cardtext.Step) cardtext.Outcome {
	p, x := f.By.Player, f.By.Self
	if g.In(x) != g.Zone(p, db.InPlay) || g.Sort(x) != db.KickCard {
		return cardtext.NoneThere
	}
	if s.Optional {
		q := g.Question(p, askPutBack, f.By.Text, f.By.Cite.AndIfRoom(book.BreakthroughReturnNow,
			book.AmbReturnBreakthroughAlone))
		q.Card(engine.VerbUse, x)
		q.Decline()
		if g.Ask(q).Verb == engine.VerbDecline {
			return cardtext.NotDone
		}
	}
	g.Make(&engine.Event{Kind: PutBack, Actor: p, Player: p, Card: x, Source: f.By.Text, To: db.KickStack,
		Tags: engine.ToTop,
		Cite: f.By.Cite.AndIfRoom(book.BreakthroughReturnNow, book.AmbBreakthroughReturned)})
	return cardtext.Done
}

// ownConds are the conditions of this game.
func ownConds() []db.OwnCond { return nil }

// likes is how much a sensible player likes an answer: a Breakthrough is put back where it takes a bad card along.
func likes(g *db.Match, q *engine.Question, a *engine.Answer) int {
	if q.Kind != askPutBack {
		return 1
	}
	for x := range g.Cards(g.Zone(q.Player, db.InPlay)) {
		if k := g.Card(x); k.Sort == db.WeaknessCard {
			return 1
		}
	}
	return -1
}
