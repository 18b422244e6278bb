package deckbuilder

import (
	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// Rules makes the rules of an edition as far as the games share them.
func (k *Parts) Rules(b *engine.Book, edition string) *engine.Rules {
	v := k.Vocabulary
	r := &engine.Rules{
		Game: b.Game, Edition: edition, Book: b,
		Shared: v.SharedZones(), PerPlayer: v.PlayerZones(), Globals: Globals, Counters: PerPlayer,
		CountInfo: k.counts(),
		Kinds:     v.EventKinds(), Sayings: append(Sayings(k.Cites), v.Sayings...), Verbs: v.Verbs(),
		Questions: v.Questions(),
		Types:     v.CardTypes(), Options: k.options(),
		Flags: k.flags(), Steps: k.moments(), Reasons: v.Reasons(), WhyNot: WhyNot, Untimely: untimely,
		Elsewhere: Elsewhere(), Locate: Locate, Able: k.able, Carried: carried,
		Foe: BossStack,
		// The played card resolves fully, then what it triggered; several players clockwise from the one who acts.
		Policy: engine.Policy{Wait: true, Own: k.Cites.OwnTriggerOrder, Others: k.Cites.OthersTriggerOrder,
			First:    func(m *engine.Match, _ *engine.Event) engine.Player { return On(m).OnTurn() },
			OwnOrder: k.OrdersOwn, OrderQuestion: AskOrder, OrderCite: engine.Cite(k.Cites.OwnTriggerOrder),
			OrderAlso: orderAlso},
		CopiesClause: func(d engine.Def) engine.Clauses { return k.copiesClause(&k.Cards[d]) }, Bars: k.bars,
		Leaves: func(m *engine.Match, z engine.Zone, d engine.Def) bool {
			return z == Destroyed && k.Cards[d].Sort == WeaknessCard && k.Cites.WeaknessReturns != 0 &&
				m.Rules.On(k.Cites.WeaknessReturns)
		},
	}
	k.Build(r)
	r.Deeds = k.Deeds()
	k.inner(r)
	k.guard(r)
	return r
}

// orderAlso cites, where a player orders what several of the own characters do, the clause about them.
func orderAlso(m *engine.Match, q *engine.Question) engine.Clauses {
	g, n := On(m), 0
	for i := range q.Answers {
		if x := q.Answers[i].Card; x != 0 && g.Sort(x) == CharacterCard {
			n++
		}
	}
	if n > 1 {
		return engine.Cite(g.Parts.Cites.CharactersOrder)
	}
	return 0
}

// able says whether a card has an ability that a player uses, or a Defense.
func (k *Parts) able(v engine.Verb, d engine.Def) bool {
	switch c := &k.Cards[d]; v {
	case engine.VerbUse:
		return c.Action != nil
	case VerbDefend:
		return c.Defense != nil || c.Unknown
	}
	return true
}

// complete gives a game as the referee lists it: what the game says of itself, and how the DC games are played.
func complete(g engine.Game, of func(edition string) *Parts, own *Parts) engine.Game {
	parts := func() *Parts { return of(g.Editions[0]) }
	g.Play, g.Step = play, step
	g.Resume = func(t *engine.Table, d engine.Decider) *engine.Match {
		return &NewGame(of(t.Rules().Edition), t, d).Match
	}
	g.Head = func(m *engine.Match, p engine.Player) engine.CardID { return m.Top(m.Zone(p, Character)) }
	g.IsHead = func(d engine.Def) bool { return parts().Cards[d].Sort == CharacterCard }
	g.Facts = func(d engine.Def) []engine.Fact {
		return cardtext.FactsOf(g.Editions, func(edition string) []engine.Fact { return of(edition).Facts(d) })
	}
	g.Says = func(d engine.Def) []engine.Text {
		if d == 0 || int(d) >= len(parts().Cards) {
			return nil
		}
		return parts().Says(g.Book, g.Rules(g.Editions[0]).On, &parts().Cards[d])
	}
	g.Watch, g.Tally = Watch, Sum
	if own.Unscored != nil {
		g.Unscored = func(m *engine.Match) engine.Clauses { return own.Unscored(On(m)) }
	}
	g.EndsBetween, g.TurnBreaks = !own.Midway, own.Moves != nil || own.Moved != nil
	g.TurnOf = func(m *engine.Match) engine.Player { return On(m).Active() }
	g.TurnAfter = func(m *engine.Match, turns int) engine.Player { return On(m).TurnAfter(turns) }
	g.Done = func(m *engine.Match) bool { return On(m).IsOver() }
	g.Won = func(m *engine.Match, p engine.Player) bool { return m.Count(p, Won) > 0 }
	g.Policies = []engine.Playing{
		{Name: "greedy", Says: engine.Text{"buys and defeats what it can, defends itself, gets rid of its worst cards",
			"achète et vainc ce qu'il peut, se défend, se débarrasse de ses pires cartes"},
			New: func(uint64) engine.Decider { return Greedy{} }},
		{Name: "random", Says: engine.Text{"any legal answer, evenly",
			"n'importe quelle réponse permise, à chances égales"},
			New: func(seed uint64) engine.Decider { return engine.NewRandom(seed) }},
	}
	g.Sightings = own.sightings()
	return g
}

// play plays turn after turn until the game is over, and then scores.
func play(m *engine.Match) {
	g := On(m)
	dealTwo(g)
	g.GoOn()
	if first := g.Parts.First; first != nil {
		first(g)
	}
	for step(m) {
	}
}

// step plays from one rest point to the next, the last one to the end of the game.
func step(m *engine.Match) bool {
	g := On(m)
	if g.Step() {
		return true
	}
	if g.Parts.Finish != nil {
		g.Parts.Finish(g)
	}
	g.ScoreAll()
	return false
}
