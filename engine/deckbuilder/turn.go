package deckbuilder

import (
	"math"

	"tablereferee/engine"
)

// BeginTurn begins a player's turn, up to the first choice of the turn.
func (g *Game) BeginTurn(p engine.Player) {
	c := g.Kit.Cites
	g.Reach(StepTurn)
	g.Do(engine.Event{Kind: setTurn, Player: engine.NoPlayer, N: int32(p) + 1})
	g.Do(engine.Event{Kind: setTurnNo, Player: engine.NoPlayer, N: 1})
	g.Do(engine.Event{Kind: setFelled, Player: engine.NoPlayer})
	g.Forget()
	g.Level(0)
	g.Begin()
	order := c.TurnClockwise
	if g.Side(p) != 0 {
		order = c.TeamSeating
	}
	g.Do(engine.Event{Kind: Turn, Actor: p, Player: p, Cite: engine.Cite(order, c.TurnSummary)})
	g.Level(1)
	g.End()
}

// CloseTurn runs the steps after a turn.
func (g *Game) CloseTurn(p engine.Player) {
	g.Level(1)
	over := g.Rules.On(g.Kit.Cites.TurnIsOver)
	if over {
		g.Do(engine.Event{Kind: setTurn, Player: engine.NoPlayer})
	}
	g.Do(engine.Event{Kind: setEnding, Player: engine.NoPlayer, N: int32(p) + 1})
	g.Kit.EndTurn(g, p)
	g.Do(engine.Event{Kind: setEnding, Player: engine.NoPlayer})
	if !over {
		g.Do(engine.Event{Kind: setTurn, Player: engine.NoPlayer})
	}
	g.Level(0)
}

// Step plays from one rest point to the next: one move of the player on turn, and after the last move of a turn its end and the beginning
// of the next one. At a rest point nothing is pending but the table, so that it can be copied and gone on from. False when the game is over.
func (g *Game) Step() bool {
	p := g.Active()
	switch {
	case p != engine.NoPlayer:
	case g.Ends() != engine.NoPlayer: // a set-up begins at the end of a turn
		p = g.Ends()
		return g.passTurn(p)
	default:
		p = engine.Player(g.Count(engine.NoPlayer, FirstSeat))
		g.BeginTurn(p)
	}
	g.Level(1)
	if g.move(p) {
		return true
	}
	return g.passTurn(p)
}

// passTurn runs the steps after a turn and begins the next one; false when the game is over.
func (g *Game) passTurn(p engine.Player) bool {
	g.CloseTurn(p)
	if g.IsOver() {
		return false
	}
	g.BeginTurn(g.NextTurn(p))
	return true
}

// BossCost is what defeating the boss on top of the stack costs a player this turn.
func (g *Game) BossCost(p engine.Player) int {
	n := g.Cost(g.Top(g.BossZone(p)))
	if g.BossZone(p) == BossStack { // the discount is on that stack
		n = max(0, n-g.Count(p, Rebate))
	}
	return n
}

// becameKept says whether a card was made to stay in play in this turn.
func (g *Game) becameKept(c engine.CardID) bool {
	for _, m := range g.Memos() {
		if m.What == KeptNow && m.Card == c {
			return true
		}
	}
	return false
}

// mayUse says whether a player may use the ability of a card now, from the menu of the turn.
func (g *Game) mayUse(p engine.Player, x engine.CardID) bool {
	return g.Card(x).Action != nil && !g.judgeUse(p, x).not()
}

// CarriesTexts says whether the texts of the cards on a player's character are alive: a card that carries them is in play.
func (g *Game) CarriesTexts(p engine.Player) bool {
	if g.Len(g.Zone(p, OnCharacter)) == 0 {
		return false
	}
	if !g.Rules.On(g.Kit.Cites.CarriedLocation) {
		return true
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
	g.offerPlays(q, p)
	plays := len(q.Answers)
	if plays == 0 {
		q.Cite = engine.Cite(c.TurnSummary)
	}
	g.offerPurchases(q, p)
	forSale := len(q.Answers) > plays
	inPlay := g.Zone(p, InPlay)
	for x := range g.Cards(g.Zone(p, Character)) {
		if g.mayUse(p, x) {
			q.Card(engine.VerbUse, x)
		}
	}
	for x := range g.Cards(inPlay) {
		if g.mayUse(p, x) {
			q.Card(engine.VerbUse, x)
		}
	}
	if g.CarriesTexts(p) {
		for x := range g.Cards(g.Zone(p, OnCharacter)) {
			if g.mayUse(p, x) {
				q.Card(engine.VerbUse, x)
			}
		}
	}
	if g.Rules.On(c.BuyPass) || !forSale || g.Has(Paid, p) {
		q.Add(engine.Answer{Verb: VerbEndTurn})
	}
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

// offerPlays adds the cards that a player may play now.
func (g *Game) offerPlays(q *engine.Question, p engine.Player) {
	for x := range g.Cards(g.Zone(p, Hand)) {
		if known := g.permits && !g.Card(x).Unknown; !known && g.judgePlay(p, x).not() {
			continue
		}
		q.Card(VerbPlay, x)
		if !g.Rules.On(g.Kit.Cites.PlayAnyOrder) {
			break
		}
	}
	for x := range g.Cards(g.Zone(p, InPlay)) {
		if g.Flag(x, Kept) && !g.judgePlay(p, x).not() {
			q.Card(VerbPlay, x)
		}
	}
}

// offerPurchases adds what a player may buy or defeat.
func (g *Game) offerPurchases(q *engine.Question, p engine.Player) {
	if g.judgePurchases(p).not() {
		return
	}
	c, pays := g.Kit.Cites, g.Count(p, Power)
	if !g.dear(pays+1, pays) {
		pays = math.MaxInt
	}
	for x := range g.Cards(LineUp) {
		card := g.Card(x)
		if plain := card.Sort != WeaknessCard && g.Tokens(x, Frozen) == 0; card.Cost <= pays && (plain || !g.judgeBuy(p, x).not()) {
			q.Card(VerbBuy, x)
		}
	}
	if x := g.Top(MainDeck); !g.Rules.On(c.NotLineUp) && x != 0 && !g.judgeBuy(p, x).not() {
		q.Card(VerbBuy, x)
	}
	if k := g.Top(KickStack); k != 0 && g.Cost(k) <= pays && !g.judgeBuy(p, k).not() && (g.Rules.On(c.BuyKicks) || !g.boughtKick()) {
		q.Card(VerbBuy, k)
	}
	if w := g.Top(WeaknessStack); !g.Rules.On(c.WeaknessNotBought) && w != 0 && !g.judgeBuy(p, w).not() {
		q.Card(VerbBuy, w)
	}
	if b := g.Top(g.BossZone(p)); b != 0 && g.BossCost(p) <= pays && !g.judgeDefeat(p, b).not() {
		q.Card(VerbDefeat, b)
	}
}

// boughtKick says whether a Kick has been bought this turn, by the only player who buys in it.
func (g *Game) boughtKick() bool {
	for _, m := range g.Memos() {
		if m.What == Paid && g.Card(m.Card).Sort == KickCard {
			return true
		}
	}
	return false
}

// hasLocation says whether a player has a Location in play.
func (g *Game) hasLocation(p engine.Player) bool {
	for x := range g.Cards(g.Zone(p, InPlay)) {
		if g.Card(x).Types&Location != 0 {
			return true
		}
	}
	return false
}

// WorksNow says whether a Location of a player has its effect in this turn: it has in each of them.
func (g *Game) WorksNow(p engine.Player, x engine.CardID) bool {
	if g.Rules.On(g.Kit.Cites.LocationEachTurn) {
		return true
	}
	for _, m := range g.Memos() {
		if m.What == Played && m.Player == p && m.Card == x {
			return true
		}
	}
	return false
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
		used := by.Cite
		if g.Rules.On(g.Kit.Cites.LocationOncePerTurn) && card.Types&Location != 0 {
			used = used.And(g.Kit.Cites.LocationOncePerTurn)
		}
		g.UseUp(x, used)
	}
	card.Action.Do(g, by)
	g.End()
	g.Outdent()
}

// rebateClause is what makes a boss cheaper for a player this turn.
func (g *Game) rebateClause(p engine.Player) engine.Clause {
	if g.Count(p, Rebate) > 0 && g.BossZone(p) == BossStack {
		return g.Kit.Cites.Rebate
	}
	return 0
}

func (g *Game) pay(p engine.Player, n int, also, more engine.Clause) {
	if !g.Rules.On(g.Kit.Cites.BuyPayCost) {
		return
	}
	cite := engine.Cite(g.Kit.Cites.BuyPayCost, g.Kit.Cites.BuyCombinedCost, also, more)
	g.Do(engine.Event{Kind: Pay, Actor: p, Player: p, N: int32(-n), Cite: cite})
}

func (g *Game) buy(p engine.Player, x engine.CardID) {
	c := g.Kit.Cites
	g.Begin()
	g.pay(p, g.Cost(x), 0, 0)
	cite := engine.Cite(c.BuySources, c.BuyToDiscard, c.BuyAfterPlaying)
	if g.Len(g.Zone(p, Hand)) > 0 {
		cite = engine.Cite(c.BuySources, c.BuyToDiscard, c.BuyBeforeAllPlayed)
	}
	switch {
	case g.In(x) == KickStack:
		cite = engine.Cite(c.BuyKicks, c.BuyToDiscard, c.KickAvailable)
	case g.Card(x).Sort == BossCard:
		cite = cite.And(c.BossFromLineUp)
	case g.Card(x).Types&Location != 0:
		cite = cite.And(c.LocationBought)
	}
	g.Remember(engine.Memo{What: Paid, Player: p, Card: x})
	g.Do(engine.Event{Kind: Bought, Actor: p, Player: p, Card: x, To: g.comesTo(p, x, c.BuyToDiscard), Cite: cite})
	g.acquired(p, x)
	g.End()
}

func (g *Game) defeat(p engine.Player, x engine.CardID) {
	c := g.Kit.Cites
	g.Begin()
	g.pay(p, g.BossCost(p), c.BuySources, g.rebateClause(p))
	g.Remember(engine.Memo{What: Paid, Player: p, Card: x})
	kind, to := Defeat, g.Zone(p, Discard)
	if g.Rules.On(c.DefeatIsBuying) {
		g.Do(engine.Event{Kind: setFelled, Player: engine.NoPlayer, N: 1})
	} else {
		kind = Bought // and no defeat
	}
	if !g.Rules.On(c.BossToDiscard) {
		to = Destroyed
	}
	cite := engine.Cite(c.BossMayDefeat, c.BossToDiscard, c.DefeatIsBuying)
	if g.Below(x) != 0 {
		cite = cite.And(c.BossNextDown)
	}
	g.Do(engine.Event{Kind: kind, Actor: p, Player: p, Card: x, To: to, Cite: cite})
	if next := g.Top(g.BossZone(p)); next != 0 && !g.Rules.On(c.BossNextDown) {
		g.Do(engine.Event{Kind: Flip, Actor: p, Player: p, Card: next, From: g.BossZone(p), Cite: engine.Cite(c.BossMayDefeat)})
	}
	g.acquired(p, x)
	g.End()
}

// comesTo is where a card goes that a player buys or gains, by the clause that says so of this way to come by it.
func (g *Game) comesTo(p engine.Player, x engine.CardID, discarded engine.Clause) engine.Zone {
	c := g.Kit.Cites
	switch {
	case g.Card(x).Types&Location != 0 && !g.Rules.On(c.LocationBought):
		return g.Zone(p, InPlay)
	case !g.Rules.On(discarded), !g.Rules.On(c.BuyToDiscard):
		return g.Zone(p, Hand)
	}
	return g.Zone(p, Discard)
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
		if !g.remains(p, x) {
			g.putAway(p, x, cite)
		}
	}
}

// remains says whether a card in play stays there when the turn is over.
func (g *Game) remains(p engine.Player, x engine.CardID) bool {
	c, card := g.Kit.Cites, g.Card(x)
	if g.Flag(x, Kept) || card.Stays && (card.Types&Location == 0 || g.Rules.On(c.LocationStays)) {
		return true
	}
	if g.Flag(x, Carrying) && !g.Rules.On(c.CarrierLeaves) {
		for y := range g.Cards(g.Zone(p, OnCharacter)) {
			if g.Card(y).Stays {
				return true // it has that card's text, which stays
			}
		}
	}
	return false
}

func (g *Game) putAway(p engine.Player, x engine.CardID, cite engine.Clauses) {
	if card := g.Card(x); card.Inert() || g.In(x) != g.Zone(p, Hand) { // played or kept, an inert card leaves by the same clause
		cite = cite.With(card.Leaves)
	}
	for _, m := range g.Memos() {
		if m.What == LeavesBy && m.Card == x {
			cite = cite.And(engine.Clause(m.N))
		}
	}
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
	g.Say(engine.Event{Kind: GameOver, Actor: engine.NoPlayer, Cite: g.ended(why).With(also)})
}

// ended cites why the game is over, and that it ends there and then, where it does.
func (g *Game) ended(why engine.Clause) engine.Clauses {
	if g.Rules.On(g.Kit.Cites.GameEnds) {
		return engine.Cite(why, g.Kit.Cites.GameEnds)
	}
	return engine.Cite(why)
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
