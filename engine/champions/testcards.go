package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// testNatives are what test cards do that the words of card files cannot say. They are no printed cards: they show
// clauses that no printed card of the core box shows.
func testNatives() []native {
	return []native{
		{"silence", func(c *Card) {
			c.Abilities = []Ability{{Moment: Interrupt, On: on(AbilityBegins), Forced: true, Do: silences,
				When: func(g *Match, _ By, e *engine.Event) bool { return g.Card(e.Card).Type == Event }}}
		}},
		{"hush", func(c *Card) {
			c.Abilities = []Ability{{Moment: Interrupt, On: on(AbilityBegins), Forced: true, Do: silences,
				When: func(g *Match, by By, e *engine.Event) bool {
					return g.friendly(e.Card) && g.Card(e.Card).Type != Event
				}}}
		}},
		{"roll_call", func(c *Card) {
			c.Revealed = func(g *Match, by By) {
				for c := range g.each {
					t := g.Card(c).Type
					ready := !g.Flag(c, Exhausted) || t == Support && !g.Rules.On(book.QualifiersAppliesToEach)
					if g.controller(c) == by.Player && (t == Ally || t == Support) && ready {
						g.discard(by, c)
					}
				}
			}
		}},
		{"assembly", func(c *Card) {
			c.Revealed = func(g *Match, by By) { g.drone(by, by.Player) }
		}},
		{"factory", func(c *Card) {
			c.Constants = []Constant{
				{Stat: StatATK, To: func(g *Match, _, c engine.CardID, _ engine.Player) bool {
					return g.Flag(c, FaceDown)
				}, N: always(1)}}
		}},
		{"pickpocket", func(c *Card) {
			c.Abilities = []Ability{{Moment: Interrupt, On: on(Declare), Forced: true,
				Do: func(g *Match, by By, e *engine.Event) {
					for c := range g.Cards(g.Zone(e.Player, Hand)) {
						if c != e.Card {
							g.discard(by, c)
							return
						}
					}
				}}}
		}},
		{"antidote", func(c *Card) {
			c.Abilities = []Ability{{Moment: Action,
				Can: func(g *Match, _ By, _ *engine.Event) bool { return g.Len(Attachments) > 0 },
				Do: func(g *Match, by By, _ *engine.Event) {
					g.discard(by, g.chooseCard(by, anyPurpose, func(c engine.CardID) bool {
						return g.In(c) == Attachments
					}))
				}}}
		}},
		{"twins", func(c *Card) {
			c.Abilities = []Ability{{Moment: Action, Do: bothAtOnce}}
		}},
		{"watcher", func(c *Card) {
			c.Abilities = []Ability{{Moment: Interrupt, On: on(PlayEvent),
				When: func(g *Match, by By, e *engine.Event) bool {
					return e.Actor == by.Player && g.Rules.On(book.InitiationInterruptAnyStep)
				}, Do: draws(1, book.InitiationInterruptAnyStep)}}
		}},
		{"transfusion", func(c *Card) {
			c.Abilities = []Ability{{Moment: Action,
				Can: func(g *Match, _ By, _ *engine.Event) bool { return g.any(g.hurtFriend) }, Do: transfuse}}
		}},
		{"diversion", func(c *Card) {
			c.Abilities = []Ability{{Moment: Action,
				Can: func(g *Match, _ By, _ *engine.Event) bool { return g.anyScheme(nil) && g.Len(SideSchemes) > 0 },
				Do: func(g *Match, by By, _ *engine.Event) {
					from := g.chooseScheme(by, anyPurpose, nil, book.AmbCrisisAndMoves)
					to := g.chooseCard(by, anyPurpose, func(c engine.CardID) bool { return g.isScheme(c) && c != from })
					g.PlaceThreat(by, to, g.RemoveThreat(by, from, 1))
				}}}
		}},
		{"census", func(c *Card) {
			c.Abilities = []Ability{{Moment: Action, Do: func(g *Match, by By, _ *engine.Event) {
				n := 0
				for c := range g.each {
					gained := !g.Rules.On(book.GainCharacteristicNotPrinted) && g.Stat(c, StatAerial) > 0
					if g.isCharacter(c) && (g.Card(c).Aerial || gained) {
						n++
					}
				}
				g.Draw(by, by.Player, n, book.PrintedDefinition)
			}}}
		}},
		{"handover", func(c *Card) {
			c.Abilities = []Ability{{Moment: Action,
				Can: func(g *Match, by By, _ *engine.Event) bool {
					return g.left() > 1 && g.any(g.handable(by.Player))
				}, Do: handOver, Chooses: true}}
		}},
		{"large_deck", func(c *Card) { c.Needs = func(d Deck) bool { return len(d.Cards) >= 45 } }},
	}
}

// silences keeps an effect from beginning (mc.cancel.can-cancel).
func silences(g *Match, by By, e *engine.Event) {
	if g.Rules.On(book.CancelCanCancel) && g.Rules.On(book.CancelBeforeInitiation) {
		stop(by, e, book.CancelBeforeInitiation)
	}
}

// transfuse moves up to two damage from one friendly character to another (mc.move.not-to-itself).
func transfuse(g *Match, by By, _ *engine.Event) {
	from := g.chooseCard(by, toHeal, g.hurtFriend)
	to := g.chooseCard(by.with(book.MoveNotToItself), anyPurpose, func(c engine.CardID) bool {
		return g.isCharacter(c) && g.friendly(c) && c != from
	})
	n := min(2, g.Sustained(from))
	if to == 0 {
		g.say(engine.Event{Kind: Nothing, Actor: by.Player, Player: by.Player, Card: by.Card,
			Cite: by.Citing(book.MoveNeedsBothEnds)})
		return
	}
	off := by
	switch {
	case g.hasDial(from) && !g.hasDial(to):
		by = by.with(book.MoveDialToCard)
		off = by.with(book.MoveDialAndCard)
	case g.hasDial(to) && !g.hasDial(from):
		by = by.with(book.MoveCardToDial)
		off = by.with(book.MoveDialAndCard)
	}
	g.do(engine.Event{Kind: MoveDamage, Actor: by.Player, Player: by.Player, Card: from, Source: by.Card, N: int32(-n),
		Cite: off.Cite})
	g.Damage(by, to, n)
}

// handable picks what a player may hand over: an ally or an upgrade that is attached to nothing.
func (g *Match) handable(p engine.Player) func(c engine.CardID) bool {
	return func(c engine.CardID) bool {
		t := g.Card(c).Type
		return g.controller(c) == p && (t == Ally || t == Upgrade && g.HostOf(c) == 0)
	}
}

// handOver gives a card to another player, with what is attached to it (mc.ownership.state-kept,
// mc.ownership.attachments-follow).
func handOver(g *Match, by By, _ *engine.Event) {
	c := g.chooseCard(by, anyPurpose, g.handable(by.Player))
	q := g.Question(by.Player, AskPlayer, by.Card, by.Cite)
	for p := range g.players {
		if p != by.Player {
			q.Who(p)
		}
	}
	to := g.ask(q).Player
	if g.Card(c).MaxPerPlayer && g.controls(to, g.Def(c)) {
		g.say(engine.Event{Kind: Nothing, Actor: by.Player, Player: by.Player, Card: c, Source: by.Card,
			Cite: engine.Cite(book.AmbPerPlayerOverflow, book.MaxPerPlayer)})
		return
	}
	g.do(engine.Event{Kind: HandsOver, Actor: by.Player, Player: to, Card: c, Source: by.Card, To: g.Zone(to, InPlay),
		Cite: engine.Cite(book.OwnershipStateKept, book.OwnershipPersists)})
	for x := range g.each {
		if p := g.controller(x); g.HostOf(x) == c && p != engine.NoPlayer && p != to {
			g.do(engine.Event{Kind: HandsOver, Actor: by.Player, Player: to, Card: x, Source: by.Card,
				To: g.Zone(to, InPlay), Cite: engine.Cite(book.OwnershipAttachmentsFollow, book.OwnershipPersists)})
		}
	}
	g.limitAllies(to)
	g.limitRestricted(to)
}

// bothAtOnce puts two cards of the hand that set a value into play at the same time; the first player says in which
// order (mc.amb.max-tie-sets).
func bothAtOnce(g *Match, by By, _ *engine.Event) {
	sets := func(c engine.CardID) bool {
		for _, k := range g.Card(c).Constants {
			if k.Mode == SetTo {
				return true
			}
		}
		return false
	}
	for {
		q := g.Question(g.first(), AskOrder, by.Card, by.Citing(book.ModifiersLatestSetWins))
		q.Cards(engine.VerbChoose, g.Zone(by.Player, Hand), sets)
		c := g.ask(q).Card
		if c == 0 {
			return
		}
		g.enter(by, c, PutIntoPlay, by.Player, 0)
	}
}
