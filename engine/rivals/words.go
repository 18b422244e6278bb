package rivals

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/rivals/book"

	db "tablereferee/engine/deckbuilder"
)

// ownVerbs are the verbs that the cards of this game have beside the shared ones.
func ownVerbs() []db.OwnVerb {
	return []db.OwnVerb{
		{VerbWord: cardtext.VerbWord{Word: "raise_cost", Args: []cardtext.Arg{cardtext.ArgN}, By: []cardtext.Who{},
			Nameless: true},
			Do: raises,
			Phrase: cardtext.VerbPhrase{Says: engine.Text{
				"while you are being confronted, your Character costs {n} more until the end of the turn",
				"pendant que l'on vous confronte, votre Personnage coûte {n} de plus jusqu'à la fin du tour"}}},
		{VerbWord: cardtext.VerbWord{Word: "once_gone", Args: []cardtext.Arg{cardtext.ArgWhat}, Body: true,
			By: []cardtext.Who{}, Hows: []cardtext.How{cardtext.Each}, Nameless: true, Always: true},
			Do: onceGone, Lasting: whenGone(), Lingers: goneLingers,
			Phrase: cardtext.VerbPhrase{Says: engine.Text{"once this turn, as soon as {what} has gone",
				"une fois ce tour, dès que {what} a disparu"}}},
		{VerbWord: cardtext.VerbWord{Word: "first_or_next", By: []cardtext.Who{}},
			Do: firstOrNext,
			Phrase: cardtext.VerbPhrase{Says: engine.Text{
				"reveal the first card of the main deck; your opponent chooses it or the next one, and then the first goes back on top",
				"révélez la première carte du deck commun ; votre adversaire la choisit, ou la suivante, et alors la première retourne au-dessus"},
				Gave: engine.Text{"chosen", "choisie"}}},
	}
}

// whileConfronting is the word for a text that works in its player's own Confrontation.
const whileConfronting = "confronting"

// ownConds are the conditions of this game.
func ownConds() []db.OwnCond {
	return []db.OwnCond{
		{CondWord: cardtext.CondWord{Word: whileConfronting},
			Holds: during,
			Phrase: cardtext.CondPhrase{Yes: engine.Text{"you are confronting your opponent",
				"vous confrontez votre adversaire"},
				No: engine.Text{"you are not confronting your opponent", "vous ne confrontez pas votre adversaire"}}},
		{CondWord: cardtext.CondWord{Word: "confronted", Sure: sureConfronted},
			Holds: duringTheirs,
			Phrase: cardtext.CondPhrase{Yes: engine.Text{"you are being confronted", "on vous confronte"},
				No: engine.Text{"you are not being confronted", "on ne vous confronte pas"}}},
	}
}

// sureConfronted says where a player is never confronted as far as texts go: what waits stands in no Defense and in no
// Block (rivals.amb.during-text-whose).
func sureConfronted(s cardtext.Scope) (never, always bool) { return s.Waits, false }

// during says whether a text that works during a Confrontation does so: its player has announced one, and it is not
// over.
func during(g *db.Match, f *db.Frame) bool {
	p, on := f.By.Player, g.Count(engine.NoPlayer, confronting)
	switch {
	case goesOn(g, p):
		f.By = f.By.AlsoIfRoom(book.ConfrontAllEffects)
		return true
	case on > 0 && g.OnTurn() != p:
		f.By = f.By.AlsoIfRoom(book.ConfrontDuringText, book.AmbDuringTextWhose)
	case on == over:
		f.By = f.By.AlsoIfRoom(book.ConfrontDuringText, overBy(g, p))
	case f.Event != nil: // it waits, and no card is played for it
		f.By = f.By.AlsoIfRoom(book.ConfrontDuringText)
	default:
		f.By = f.By.AlsoIfRoom(book.ConfrontDuringText, book.ConfrontCardStillPlayable)
		if t := g.Card(f.By.Text).Text; len(t) == 1 && t[0].Verb == cardtext.When {
			f.By = f.By.AlsoIfRoom(book.AmbDuringTextAlone)
		}
	}
	return !g.Rules.On(book.ConfrontDuringText)
}

// goesOn says whether a player's Confrontation has been announced and is not over.
func goesOn(g *db.Match, p engine.Player) bool {
	on := g.Count(engine.NoPlayer, confronting)
	return on > 0 && on < over && g.OnTurn() == p
}

// overBy is by what the texts of a Confrontation that is over no longer apply: won or failed.
func overBy(g *db.Match, p engine.Player) engine.Clause {
	if g.Has(hasFailed, p) {
		return book.AmbFailedConfrontation
	}
	return book.AmbStepsAfterWinning
}

// duringTheirs says the same of the text of a Defense or a Block, which works while its player is being confronted.
func duringTheirs(g *db.Match, f *db.Frame) bool {
	p := f.By.Player
	switch {
	case g.In(f.By.Self) == g.Zone(p, db.InPlay): // of the cards of the confronted only a Defense or a Block acts
		f.By = f.By.AlsoIfRoom(book.ConfrontDuringText)
		return false
	case isConfronted(g, p):
		f.By = f.By.AlsoIfRoom(book.ConfrontDuringText, book.AmbDuringTextWhose)
		return true
	case g.Noticed(db.NoFurther, 0) && g.Parts.Defends(g.Card(f.By.Text), "raise_cost"):
		f.By = noneConfronts(g, f.By)
	default:
		f.By = f.By.AlsoIfRoom(book.ConfrontDuringText)
	}
	return false
}

// isConfronted says whether a player is being confronted.
func isConfronted(g *db.Match, p engine.Player) bool { return isBlocking(g) && g.OnTurn() != p }

// noneConfronts cites that a raised cost of a Character changes nothing, as nobody confronts its player: not any more,
// where that has failed or was won.
func noneConfronts(g *db.Match, by db.By) db.By {
	if isSaidOf(book.CardsLuciusFoxOutside, g.Card(by.Text)) || by.Cite.Has(book.CardsLuciusFoxDefense) {
		by = by.AlsoIfRoom(book.CardsLuciusFoxOutside)
	} else {
		by = by.AlsoIfRoom(book.ConfrontDuringText)
	}
	if on := g.OnTurn(); g.Count(engine.NoPlayer, confronting) == over && on != by.Player {
		by = by.AlsoIfRoom(overBy(g, on))
	}
	return by
}

// onceGone does what a text says as soon as some cards have gone, at once where there are none, and then no more: what
// the booklet says of two cards (rivals.cards.black-canary, rivals.cards.killer-croc).
func onceGone(g *db.Match, f *db.Frame, s *cardtext.Step) cardtext.Outcome {
	by := f.By
	if len(g.Meant(by, s.What, nil)) == 0 {
		g.Carry(goneBy(g, by, nil, true), s.Body)
		return cardtext.Done
	}
	g.NoneYet(by)
	g.Lasts(by, int(s.Word), g.Ref(by.Self), db.UntilEndOfTurn)
	return cardtext.Done
}

// goneLingers begins to wait again for what a card that was played this turn has begun to wait for. What stands in the
// braces of a condition has been said in a Confrontation only.
func goneLingers(g *db.Match, by db.By, s *cardtext.Step) {
	direct := false
	t := g.Card(by.Text).Text
	for i := range t {
		direct = direct || &t[i] == s
	}
	if (direct || isConfronting(g, by.Player)) && len(g.Meant(by, s.What, nil)) > 0 {
		g.Lasts(by, int(s.Word), g.Ref(by.Self), db.UntilEndOfTurn)
	}
}

// isPast says of a sentence that stands in the braces of what works during a Confrontation that this is over.
func isPast(g *db.Match, by db.By, s *cardtext.Step) bool {
	if goesOn(g, by.Player) || !g.Rules.On(book.ConfrontDuringText) {
		return false
	}
	card := g.Card(by.Text)
	texts := []cardtext.Text{card.Text}
	for i := range card.Waits {
		texts = append(texts, card.Waits[i].Text)
	}
	if card.Action != nil {
		texts = append(texts, card.Action.Text)
	}
	return slices.ContainsFunc(texts, func(t cardtext.Text) bool { return g.Parts.Within(t, s, whileConfronting) })
}

// whenGone sees that the last of the cards for which a text waits has gone, in whatever way, and lets the text act then
// (rivals.cards.black-canary, rivals.cards.killer-croc). It looks as soon as a card has moved, since one that comes
// later changes nothing; the text acts when what is being carried out is done, as all that is triggered.
func whenGone() []engine.Ability {
	return []engine.Ability{{
		Name: "once-gone", Stage: engine.Delayed, On: moving(), Forced: true,
		If: func(m *engine.Match, a *engine.Acting) bool {
			g := db.On(m)
			return len(g.Meant(g.LastingBy(a), g.LastingStep(a).What, nil)) == 0
		},
		Do: func(m *engine.Match, a *engine.Acting) {
			g, by := db.On(m), db.On(m).LastingBy(a)
			ends := func(ab engine.AbilityID) {
				spent := engine.Effect{Ability: ab, Source: a.Source, Player: a.Player, A: a.A, B: a.B,
					Until: db.UntilEndOfTurn}
				g.Expire(func(e *engine.Effect) bool { return *e != spent })
			}
			ends(a.ID)
			due := g.Lasts(by, int(g.LastingStep(a).Word)+1, a.Source, db.UntilEndOfTurn)
			g.Make(&engine.Event{Kind: lastGone, Actor: a.Event.Actor, Player: by.Player, N: int32(a.Event.Kind)})
			ends(due)
		},
	}, {
		Name: "once-gone-due", Stage: engine.React, On: engine.KindsOf(lastGone), Forced: true,
		Do: func(m *engine.Match, a *engine.Acting) {
			g := db.On(m)
			by := g.LastingBy(a)
			if isPast(g, by, g.LastingStep(a)) {
				g.Nothing(by, book.ConfrontDuringText, overBy(g, by.Player))
				return
			}
			s := g.LastingStep(a)
			g.Carry(goneBy(g, by, a.Event, len(g.Meant(by, s.What, nil)) > 0), s.Body)
		},
	}}
}

// goneBy cites how the last card has gone: in a way that the booklet names, or otherwise, by the opponent, or though
// one lies there again by now; nil: there was none. The readings are those of a Confrontation.
func goneBy(g *db.Match, by db.By, gone *engine.Event, again bool) db.By {
	switch {
	case !isConfronting(g, by.Player):
		return by
	case gone == nil:
	case slices.Contains([]engine.Kind{db.Bought, db.Gain, db.Destroy}, engine.Kind(gone.N)):
		by = by.AlsoIfRoom(book.AmbBuyingInConfrontation)
		if gone.Actor == by.Player && !again {
			return by
		}
	}
	return by.AlsoIfRoom(book.AmbLeavingOtherwise)
}

// moving are the kinds of events by which cards leave where they lie while a game goes on.
func moving() engine.Kinds {
	var out engine.Kinds
	for k, info := range vocabulary.EventKinds() {
		if (info.Op == engine.MoveCard || info.Op == engine.Reshuffle) && !info.Opens && !info.Ends {
			out.Join(engine.KindsOf(engine.Kind(k)))
		}
	}
	return out
}

// The options of firstOrNext.
const (
	optFirst = db.OwnOption + iota
	optNext
)

var options = []engine.Text{{"the first card", "la première carte"}, {"the next card", "la carte suivante"}}

// firstOrNext reveals the first card of the main deck. The opponent chooses it, or the next one, which nobody has seen:
// then the first goes back on top. The text goes on with the chosen one.
func firstOrNext(g *db.Match, f *db.Frame, _ *cardtext.Step) cardtext.Outcome {
	by := f.By
	f.GiveNone()
	lays := func(x engine.CardID) {
		g.Make(&engine.Event{Kind: db.Reveal, Actor: by.Player, Player: by.Player, Card: x, From: db.MainDeck,
			Source: by.Text, Cite: by.Cite})
		g.LayAside(f, by.Player, x)
	}
	x := g.Top(db.MainDeck)
	if x == 0 {
		g.Nothing(by, book.AmbDeckRunsOut)
		return cardtext.NoneThere
	}
	if g.Len(db.MainDeck) == 1 { // there is no next one to choose
		by = by.AlsoIfRoom(book.AmbDeckRunsOut)
	}
	lays(x)
	if next := g.Top(db.MainDeck); next != 0 {
		q := g.Question(foe(by.Player), AskNext, x, by.Cite.AndIfRoom(book.AmbRiddler))
		q.Option(optFirst)
		q.Option(optNext)
		if g.Ask(q).Option == optNext {
			lays(next)
			g.Put(by.AlsoIfRoom(book.CardsRiddler), x, db.MainDeck, engine.Top)
			x = next
		}
	}
	f.Give(x, uint64(g.TypesOf(x)))
	return cardtext.Done
}
