package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// What each verb demands, row after row: the restrictions of the rulebook, with the reason and the clauses of each.
// First stands what concerns the thing itself, then the moment, then what is to be paid. A row that is Given needs no
// look where something is offered: there the moment is the right one, and cards are looked at where they lie.

// trial is an attempt before the judge.
type trial struct {
	k      *Card // that is tried with; of no card the empty declaration
	q      *engine.Question
	a      *engine.Attempt // nil where the judge is asked what may be offered
	e      *engine.Event   // that an ability waits for; nil for an action
	c      engine.CardID
	source engine.CardID // whose text lets it be tried
	p      engine.Player
	whom   engine.Player
	i      uint8 // which ability of the card
}

type (
	requirement = engine.Requirement[*Match, trial]
	demands     = engine.Demands[*Match, trial]
	ruling      = engine.Ruling
)

// Lists of demands that are no verb's own: those of an answer at 0, the others behind those of the verbs.
const (
	toAnswer   = int(engine.NoVerb)
	toInitiate = int(verbCount) + iota - 1 // an ability: what it demands, and what it costs
	toBeReady                              // an ability, whatever it costs
	toDefend                               // a character, whatever the moment is
	toBeCalled                             // an ally of a discard pile
	demandCount
)

// lists are all demands, those of each verb at its number.
func (k *Box) lists() []demands {
	cards := make([]trial, len(k.Cards)+1)
	for d := range k.Cards {
		cards[d].k = &k.Cards[d]
	}
	cards[len(k.Cards)].k = &k.drone
	var abilities []trial
	k.first = make([]int, len(k.Cards))
	for d := range k.Cards {
		k.first[d] = len(abilities)
		for i := range k.Cards[d].Abilities {
			abilities = append(abilities, trial{k: &k.Cards[d], i: uint8(i)})
		}
	}
	out := make([]demands, demandCount)
	for i, rows := range [demandCount][]requirement{
		toAnswer:           answering(),
		engine.VerbDecline: declining(),
		engine.VerbUse:     using(),
		engine.VerbChoose:  choosing(),
		VerbPlay:           playing(),
		VerbAttack:         attacking(),
		VerbThwart:         thwarting(),
		VerbRecover:        recovering(),
		VerbFlip:           flipping(),
		VerbDefend:         slices.Concat(anything(), defending(), inAttack()),
		VerbPay:            slices.Concat(anything(), spending(), inPayment()),
		VerbAsk:            requesting(),
		VerbEnd: slices.Concat(anything(),
			inTurn(requirement{Cite: cite(book.ActivePlayerDefinition), Holds: isActive})),
		VerbDiscard: discarding(),
		toInitiate:  slices.Concat(inPeace(), ability(), paying()),
		toBeReady:   ability(),
		toDefend:    defending(),
		toBeCalled:  called(),
	} {
		out[i] = demands{Rows: rows, Kinds: cards}
		if i == toInitiate || i == toBeReady {
			out[i].Kinds = abilities
		}
	}
	return out
}

// anything is demanded of whatever is tried: by a player in the game, and not by the name of a face that does not show.
func anything() []requirement {
	hidden := func(g *Match, t trial) bool {
		id := g.identity(t.p)
		return t.c == 0 && id != 0 && g.Rules.Means(g.Box.Def(g.Card(id).Back), t.a.Name)
	}
	return []requirement{
		{Reason: IsOut, Cite: cite(book.EliminationWhen), Given: true,
			Holds: func(g *Match, t trial) bool { return !g.out(t.p) }},
		{Reason: NotAlterEgoForm, Cite: cite(book.FormHeroHidesAlterEgo, book.IdentityTitleNamesFace), Given: true,
			Holds: func(g *Match, t trial) bool { return !hidden(g, t) || g.form(t.p) != HeroForm }},
		{Reason: NotHeroForm, Cite: cite(book.FormAlterEgoHidesHero, book.IdentityTitleNamesFace), Given: true,
			Holds: func(g *Match, t trial) bool { return !hidden(g, t) }},
	}
}

// inTurn is what is done in the player's own turn only, by what the rules say of it.
func inTurn(own ...requirement) []requirement {
	for i := range own {
		own[i].Reason, own[i].Cite = NotYourTurn, own[i].Cite.And(book.ActivePlayerDefinition)
		own[i].Given = true
	}
	return append(own, requirement{Reason: AnswerFirst, Says: asked, Holds: isTurn, Given: true})
}

// inPeace is that no other player resolves a card with Peril.
func inPeace() []requirement {
	return []requirement{{Reason: PerilLocks, Cite: cite(book.KeywordsPerilOthersLocked,
		book.KeywordsPerilNoConsulting),
		Holds: func(g *Match, t trial) bool { x := g.peril(); return x == engine.NoPlayer || x == t.p }}}
}

func cite(cs ...engine.Clause) engine.Clauses { return engine.CiteAll(cs) }

// given are rows that need no look where something is offered.
func given(rows []requirement) []requirement {
	for i := range rows {
		rows[i].Given = true
	}
	return rows
}
