package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// What defending demands.

// defending is what makes a card one with which a player defends: an exhausted one is none only while an attack
// waits, for until then it may ready.
func defending() []requirement {
	controlled := func(g *Match, t trial) bool { return g.controller(t.c) == t.p }
	ready := func(g *Match, t trial) bool { return t.q.Kind != AskDefender || isReady(g, t) }
	return []requirement{
		{Reason: NoSuchCard, Cite: cite(book.InPlayTargetInPlay, book.EnemyAttack2DeclareDefender), Holds: isCard,
			Given: true},
		{Reason: NotInPlayHere, Cite: cite(book.InPlayTargetInPlay, book.EnemyAttack2DeclareDefender), Holds: isInPlay,
			Given: true},
		{Reason: NotACharacter, Cite: cite(book.EnemyAttack2DeclareDefender), Of: not(ofType(Hero, Ally, AlterEgo))},
		{Reason: NotControlled, Cite: cite(book.AllyAnyoneMayDefend), Of: ofType(Ally), Holds: controlled, Given: true},
		{Reason: NotControlled, Cite: cite(book.EnemyAttack2DeclareDefender, book.DefendHeroBasic), Holds: controlled,
			Given: true},
		{Reason: SwitchedOff, Cite: cite(book.DefendAllyDefends), Without: cite(book.DefendAllyDefends),
			Of: ofType(Ally)},
		{Reason: SwitchedOff, Cite: cite(book.DefendHeroBasic), Without: cite(book.DefendHeroBasic),
			Of: not(ofType(Ally))},
		{Reason: NotHeroForm, Cite: cite(book.DefendHeroBasic), Of: ofType(AlterEgo)},
		{Reason: IsExhausted, Cite: cite(book.DefendHeroExhausts, book.ExhaustedCannotExhaustAgain),
			Under: book.DefendHeroExhausts,
			Of:    ofType(Hero),
			Holds: ready},
		{Reason: IsExhausted, Cite: cite(book.AllyExhaustAsCost, book.ExhaustedCannotExhaustAgain),
			Under: book.AllyExhaustAsCost,
			Of:    ofType(Ally),
			Holds: ready},
		{Reason: AllyMustDefend, Cite: cite(book.AmbMustDefend), Of: ofType(Hero),
			Holds: func(g *Match, t trial) bool { return t.q.Kind != AskDefender || g.mustDefend() == engine.NoPlayer },
			Says:  func(g *Match, _ trial, r ruling) ruling { return r.Because(g.attack().attacker) }},
	}
}

// inAttack is the moment of it.
func inAttack() []requirement {
	return []requirement{
		{Reason: NoAttack, Cite: cite(book.EnemyAttack2DeclareDefender),
			Holds: func(_ *Match, t trial) bool { return t.q.Kind == AskDefender }},
		{Reason: NotYourQuestion, Says: asked, Holds: isOwn},
		{Reason: AnswerFirst, Says: asked},
	}
}
