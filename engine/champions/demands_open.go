package champions

import (
	"slices"

	"tablereferee/engine/champions/book"
)

// What only a rule or a text asks for: to discard, to decline, to choose.

func discarding() []requirement {
	turn := func(g *Match, t trial) bool { return !isTurn(g, t) }
	return slices.Concat(anything(), []requirement{
		{Reason: SwitchedOff, Cite: cite(book.EndPlayerPhase1MayDiscard), Without: cite(book.EndPlayerPhase1MayDiscard),
			Holds: turn},
		{Reason: NotInHand, Cite: cite(book.EndPlayerPhase1MayDiscard),
			Holds: func(g *Match, t trial) bool { return turn(g, t) || t.c == 0 || isInHand(g, t) }},
		{Reason: NoDiscardNow, Cite: cite(book.EndPlayerPhase1MayDiscard), Holds: turn},
		{Reason: NotYourQuestion, Says: asked, Holds: isOwn},
		{Reason: AnswerFirst, Says: asked},
	})
}

func declining() []requirement {
	return slices.Concat(anything(), []requirement{
		{Reason: NothingOpen, Cite: cite(book.MayOptional), Holds: func(g *Match, t trial) bool {
			return !isTurn(g, t)
		}},
		{Reason: NotYourQuestion, Says: asked, Holds: isOwn},
		{Reason: MustAnswer, Cite: cite(book.Initiation4Pay), Says: asked,
			Holds: func(_ *Match, t trial) bool { return t.q.Kind != AskPay }},
		{Reason: MustAnswer, Says: asked},
	})
}

func choosing() []requirement {
	return slices.Concat(anything(), []requirement{
		{Reason: NotAsked, Cite: cite(book.ChooseChoiceRequired),
			Holds: func(g *Match, t trial) bool { return !isTurn(g, t) }},
		{Reason: NotYourQuestion, Says: asked, Holds: isOwn},
		{Reason: AnswerFirst, Says: asked},
	})
}
