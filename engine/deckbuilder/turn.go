package deckbuilder

import "tablereferee/engine"

// BeginTurn begins a player's turn, up to the first choice of the turn.
func (g *Game) BeginTurn(p engine.Player) {
	c := g.Kit.Cites
	g.Do(engine.Event{Kind: setTurn, Player: engine.NoPlayer, N: int32(p) + 1})
	g.Do(engine.Event{Kind: setTurnNo, Player: engine.NoPlayer, N: 1})
	g.Do(engine.Event{Kind: setFelled, Player: engine.NoPlayer})
	g.Forget()
	g.Level(0)
	g.Begin()
	g.Do(engine.Event{Kind: Turn, Actor: p, Player: p, Cite: engine.Cite(c.TurnClockwise, c.TurnSummary)})
	g.Level(1)
	g.End()
}

// CloseTurn runs the steps after a turn.
func (g *Game) CloseTurn(p engine.Player) {
	g.Level(1)
	g.Do(engine.Event{Kind: setTurn, Player: engine.NoPlayer})
	g.Do(engine.Event{Kind: setEnding, Player: engine.NoPlayer, N: int32(p) + 1})
	g.Kit.EndTurn(g, p)
	g.Do(engine.Event{Kind: setEnding, Player: engine.NoPlayer})
	g.Level(0)
}

// Step plays from one rest point to the next: one move of the player on turn, and after the last move of a turn its end and the beginning
// of the next one. At a rest point nothing is pending but the table, so that it can be copied and gone on from. False when the game is over.
func (g *Game) Step() bool {
	p := g.Active()
	if p == engine.NoPlayer {
		p = engine.Player(g.Count(engine.NoPlayer, FirstSeat))
		g.BeginTurn(p)
	}
	g.Level(1)
	if g.move(p) {
		return true
	}
	g.CloseTurn(p)
	if g.IsOver() {
		return false
	}
	g.BeginTurn(g.NextTurn(p))
	return true
}

// BossCost is what defeating the boss on top of the stack costs a player this turn.
func (g *Game) BossCost(p engine.Player) int {
	return max(0, g.Cost(g.Top(g.BossZone(p)))-g.Count(p, Rebate))
}

// CanBuy says whether a player has the Power for a card that is for sale.
func (g *Game) CanBuy(p engine.Player, c engine.CardID) bool {
	return g.Cost(c) <= g.Count(p, Power) && (g.Tokens(c, Frozen) == 0 || !g.Rules.On(g.Kit.Cites.Frozen))
}

// CanDefeat says whether a player may defeat the boss on top of the stack now.
func (g *Game) CanDefeat(p engine.Player) bool {
	b := g.Top(g.BossZone(p))
	return b != 0 && g.Flag(b, FaceUp) && g.BossCost(p) <= g.Count(p, Power) &&
		(g.Count(engine.NoPlayer, Felled) == 0 || !g.Rules.On(g.Kit.Cites.BossOnePerTurn))
}

// CanPlayKept says whether a card that another card left in play may be played in this turn.
func (g *Game) CanPlayKept(c engine.CardID) bool {
	return g.Flag(c, Kept) && !(g.UsedNow(c) && g.Rules.On(g.Kit.Cites.KeptNotSameTurn))
}

// action is the ability of a card that its player may use now from the menu of the turn, nil if there is none.
func (g *Game) action(p engine.Player, c engine.CardID) *Action {
	a := g.Card(c).Action
	if a == nil || a.Once && g.UsedNow(c) || !a.Can(g, By{Player: p, Self: c, Text: c, Cite: g.Card(c).Cite}) {
		return nil
	}
	return a
}

// CarriesTexts says whether the texts of the cards on a player's character are alive: a card that carries them is in play.
func (g *Game) CarriesTexts(p engine.Player) bool {
	if g.Len(g.Zone(p, OnCharacter)) == 0 {
		return false
	}
	for c := range g.Cards(g.Zone(p, InPlay)) {
		if g.Flag(c, Carrying) {
			return true
		}
	}
	return false
}

// move asks the player for the next move of the turn and makes it; false when the turn is over.
func (g *Game) move(p engine.Player) bool {
	c := g.Kit.Cites
	q := g.Question(p, AskTurn, 0, engine.Cite(c.PlayAnyOrder))
	q.Always = true
	for x := range g.Cards(g.Zone(p, Hand)) {
		if !g.Card(x).Unknown {
			q.Card(VerbPlay, x)
		}
	}
	inPlay := g.Zone(p, InPlay)
	for x := range g.Cards(inPlay) {
		if g.CanPlayKept(x) {
			q.Card(VerbPlay, x)
		}
	}
	for x := range g.Cards(LineUp) {
		if g.CanBuy(p, x) {
			q.Card(VerbBuy, x)
		}
	}
	if k := g.Top(KickStack); k != 0 && g.CanBuy(p, k) {
		q.Card(VerbBuy, k)
	}
	if g.CanDefeat(p) {
		q.Card(VerbDefeat, g.Top(g.BossZone(p)))
	}
	for x := range g.Cards(g.Zone(p, Character)) {
		if g.action(p, x) != nil {
			q.Card(engine.VerbUse, x)
		}
	}
	for x := range g.Cards(inPlay) {
		if g.action(p, x) != nil {
			q.Card(engine.VerbUse, x)
		}
	}
	if g.CarriesTexts(p) {
		for x := range g.Cards(g.Zone(p, OnCharacter)) {
			if g.action(p, x) != nil {
				q.Card(engine.VerbUse, x)
			}
		}
	}
	q.Add(engine.Answer{Verb: VerbEndTurn})
	a := g.Ask(q)
	g.Indent()
	switch a.Verb {
	case VerbPlay:
		g.PlayCard(p, a.Card, 0)
	case VerbBuy:
		g.buy(p, a.Card)
	case VerbDefeat:
		g.defeat(p, a.Card)
	case engine.VerbUse:
		g.useAbility(p, a.Card)
	}
	g.Outdent()
	return a.Verb != VerbEndTurn
}

func (g *Game) useAbility(p engine.Player, x engine.CardID) {
	card := g.Card(x)
	by := By{Player: p, Self: x, Text: x, Cite: card.Cite}
	if card.Sort == CharacterCard {
		by = by.Also(g.Kit.Cites.CharacterAbility)
	} else if g.In(x) == g.Zone(p, OnCharacter) {
		by = by.Also(g.Kit.Cites.CarriedLocation)
	} else {
		by = by.Also(g.Kit.Cites.LocationEachTurn, g.Kit.Cites.LocationOngoing)
	}
	g.Begin()
	g.Say(engine.Event{Kind: UseAbility, Actor: p, Player: p, Card: x, Cite: by.Cite})
	g.Indent()
	by.Cite = card.Cite
	if card.Action.Once {
		g.UseUp(x, by.Cite)
	}
	card.Action.Do(g, by)
	g.End()
	g.Outdent()
}

func (g *Game) pay(p engine.Player, n int, also engine.Clause) {
	cite := engine.Cite(g.Kit.Cites.BuyPayCost, g.Kit.Cites.BuyCombinedCost, also)
	g.Do(engine.Event{Kind: Pay, Actor: p, Player: p, N: int32(-n), Cite: cite})
}

func (g *Game) buy(p engine.Player, x engine.CardID) {
	c := g.Kit.Cites
	g.Begin()
	g.pay(p, g.Cost(x), 0)
	cite := engine.Cite(c.BuySources, c.BuyToDiscard, c.BuyAfterPlaying)
	if g.Len(g.Zone(p, Hand)) > 0 {
		cite = engine.Cite(c.BuySources, c.BuyToDiscard, c.BuyBeforeAllPlayed)
	}
	switch {
	case g.In(x) == KickStack:
		cite = engine.Cite(c.BuyKicks, c.BuyToDiscard, c.KickAvailable)
	case g.Card(x).Stays:
		cite = cite.And(c.LocationBought)
	case g.Card(x).Sort == BossCard:
		cite = cite.And(c.BossFromLineUp)
	}
	g.Remember(engine.Memo{What: Paid, Player: p, Card: x})
	g.Do(engine.Event{Kind: Bought, Actor: p, Player: p, Card: x, To: g.Zone(p, Discard), Cite: cite})
	g.acquired(p, x)
	g.End()
}

func (g *Game) defeat(p engine.Player, x engine.CardID) {
	c := g.Kit.Cites
	g.Begin()
	g.pay(p, g.BossCost(p), c.BuySources)
	g.Do(engine.Event{Kind: setFelled, Player: engine.NoPlayer, N: 1})
	g.Remember(engine.Memo{What: Paid, Player: p, Card: x})
	g.Do(engine.Event{Kind: Defeat, Actor: p, Player: p, Card: x, To: g.Zone(p, Discard), Cite: engine.Cite(c.BossMayDefeat, c.BossToDiscard, c.BossNextDown, c.DefeatIsBuying)})
	g.acquired(p, x)
	g.End()
}

func (g *Game) acquired(p engine.Player, x engine.CardID) {
	g.Remember(engine.Memo{What: Acquired, Player: p, Card: x, N: int32(g.TypesOf(x))})
	g.took(p, x)
}

// PutHandAway is the step in which what is left of the hand goes to the discard pile.
func (g *Game) PutHandAway(p engine.Player, cite engine.Clauses) {
	for x := range g.Cards(g.Zone(p, Hand)) {
		g.putAway(p, x, cite)
	}
}

// PutPlayedAway is the step in which the cards played go to the discard pile; those that stay in play do not.
func (g *Game) PutPlayedAway(p engine.Player, cite engine.Clauses) {
	for x := range g.Cards(g.Zone(p, InPlay)) {
		if !g.Card(x).Stays && !g.Flag(x, Kept) {
			g.putAway(p, x, cite)
		}
	}
}

func (g *Game) putAway(p engine.Player, x engine.CardID, cite engine.Clauses) {
	cite = cite.With(g.Card(x).Leaves)
	if g.Flag(x, Carrying) {
		cite = cite.And(g.Kit.Cites.CarrierLeaves)
	}
	g.Do(engine.Event{Kind: PutAway, Actor: p, Player: p, Card: x, To: g.Zone(p, Discard), Cite: cite})
}

// LosePower is the moment when unspent Power is lost.
func (g *Game) LosePower(p engine.Player, cite engine.Clauses) {
	if g.Count(p, Power) != 0 {
		g.Do(engine.Event{Kind: PowerLost, Actor: p, Player: p, Cite: cite})
	}
	if g.Count(p, Rebate) != 0 {
		g.Do(engine.Event{Kind: setRebate, Player: p})
	}
}

// FillLineUp fills the Line-Up up to its slots from the main deck; false if it cannot.
func (g *Game) FillLineUp(slots int, cite engine.Clauses) bool {
	for g.Len(LineUp) < slots {
		x := g.Top(MainDeck)
		if x == 0 {
			return false
		}
		g.EnterLineUp(x, cite)
	}
	return true
}

// EnterLineUp adds a card to the Line-Up.
func (g *Game) EnterLineUp(x engine.CardID, cite engine.Clauses) {
	if g.Card(x).Sort == BossCard {
		cite = cite.And(g.Kit.Cites.BossFromLineUp)
	}
	g.Do(engine.Event{Kind: Refill, Actor: engine.NoPlayer, Player: engine.NoPlayer, Card: x, To: LineUp, Cite: cite})
}

// EndGame ends the game, by a condition.
func (g *Game) EndGame(why engine.Clause, also engine.Clauses) {
	g.Do(engine.Event{Kind: setOver, Player: engine.NoPlayer, N: int32(why)})
	g.Say(engine.Event{Kind: GameOver, Actor: engine.NoPlayer, Cite: engine.Cite(why, g.Kit.Cites.GameEnds).With(also)})
}

// Has says whether something is remembered of a player this turn.
func (g *Game) Has(what uint8, p engine.Player) bool {
	for _, m := range g.Memos() {
		if m.What == what && m.Player == p {
			return true
		}
	}
	return false
}
