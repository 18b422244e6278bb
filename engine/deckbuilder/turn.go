package deckbuilder

import (
	"math"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// BeginTurn begins a player's turn, up to the first choice of the turn.
func (g *Match) BeginTurn(p engine.Player) {
	c := g.Parts.Cites
	g.Reach(StepTurn)
	g.Reckon(setTurn, engine.NoPlayer, int(p)+1)
	g.Reckon(setTurnNo, engine.NoPlayer, 1)
	g.Reckon(setFelled, engine.NoPlayer, 0)
	g.Forget()
	g.notesOverfull()
	if g.Unnoticed(Turn) {
		g.Level(1)
		return
	}
	g.Level(0)
	g.starting = true
	g.Begin()
	order := c.TurnClockwise
	if g.Side(p) != 0 {
		order = c.TeamSeating
	}
	g.Make(&engine.Event{Kind: Turn, Actor: p, Player: p, Cite: engine.Cite(order, c.TurnSummary)})
	g.Level(1)
	g.End()
	g.starting = false
}

// IsStarting says that what waits for a turn to begin is acting.
func (g *Match) IsStarting() bool { return g.starting }

// TurnEnds says that a player's turn is over, before the steps after it.
func (g *Match) TurnEnds(p engine.Player) {
	g.Reckon(setTurn, engine.NoPlayer, 0)
	g.Reckon(setEnding, engine.NoPlayer, int(p)+1)
}

// CloseTurn runs the steps after a turn.
func (g *Match) CloseTurn(p engine.Player) {
	g.Level(1)
	over := g.Rules.On(g.Parts.Cites.TurnIsOver)
	if over {
		g.Reckon(setTurn, engine.NoPlayer, 0)
	}
	g.Reckon(setEnding, engine.NoPlayer, int(p)+1)
	g.afterTurn(p)
	g.Reckon(setEnding, engine.NoPlayer, 0)
	if !over {
		g.Reckon(setTurn, engine.NoPlayer, 0)
	}
	g.Level(0)
}

// Step plays from one rest point to the next: one move of the player on turn, and after the last move of a turn its end
// and the beginning of the next one. At a rest point nothing is pending but the table, so that it can be copied and
// gone on from. False when the game is over.
func (g *Match) Step() bool {
	p := g.Active()
	switch {
	case p != engine.NoPlayer:
	case g.Ends() != engine.NoPlayer: // a set-up begins at the end of a turn
		p = g.Ends()
		return g.passTurn(p)
	default:
		dealTwo(g)
		if p = g.Active(); p == engine.NoPlayer {
			p = engine.Player(g.Count(engine.NoPlayer, FirstSeat))
			g.BeginTurn(p)
		}
	}
	g.Level(1)
	if g.Parts.Due != nil && g.Parts.Due(g, p) { // what waited for its beginning has ended the turn
		return g.passTurn(p)
	}
	if g.move(p) {
		return true
	}
	return g.passTurn(p)
}

// passTurn runs the steps after a turn and begins the next one; false when the game is over.
func (g *Match) passTurn(p engine.Player) bool {
	if g.IsOver() { // the last move has ended the game
		g.Reckon(setTurn, engine.NoPlayer, 0)
		return false
	}
	g.CloseTurn(p)
	if g.IsOver() {
		return false
	}
	g.BeginTurn(g.NextTurn(p))
	return true
}

// BossCost is what defeating the boss on top of the stack costs a player this turn.
func (g *Match) BossCost(p engine.Player) int {
	stack := g.BossZone(p)
	n := g.Cost(g.Top(stack))
	if stack == BossStack { // the discount is on that stack
		n = max(0, n-g.Count(p, Rebate))
	}
	return n
}

// becameKept says whether a card was made to stay in play in this turn.
func (g *Match) becameKept(c engine.CardID) bool {
	for _, m := range g.Memos() {
		if m.What == KeptNow && m.Card == c {
			return true
		}
	}
	return false
}

// CarriesTexts says whether the texts of the cards on a player's character are alive: a card that carries them is in
// play.
func (g *Match) CarriesTexts(p engine.Player) bool {
	if g.Len(g.Zone(p, OnCharacter)) == 0 {
		return false
	}
	if !g.Rules.On(g.Parts.Cites.CarriedLocation) {
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
func (g *Match) move(p engine.Player) bool {
	c := g.Parts.Cites
	q := g.Question(p, AskTurn, 0, engine.Cite(c.PlayAnyOrder))
	q.Always, q.CiteOf = true, g.Parts.MoveBy
	g.offer(q, VerbPlay, g.Top(g.Zone(p, Hand)))
	g.offerKept(q, g.FirstWith(g.Zone(p, InPlay), Kept))
	if len(q.Answers) == 0 {
		if q.Cite = engine.Cite(c.TurnSummary); g.Rules.On(c.NoneToPlay) {
			q.Cite = engine.Cite(c.NoneToPlay)
		}
	}
	g.offerPurchases(q, p)
	g.offer(q, engine.VerbUse, g.Top(g.Zone(p, Character)))
	g.offer(q, engine.VerbUse, g.Top(g.Zone(p, InPlay)))
	if x := g.Top(g.Zone(p, OnCharacter)); x != 0 && g.CarriesTexts(p) {
		g.offer(q, engine.VerbUse, x)
	}
	if g.Parts.Offers != nil {
		g.Parts.Offers(g, q, p)
	}
	if g.May(VerbEndTurn, q, 0) {
		q.Verb(VerbEndTurn)
	}
	verb, card := g.AskMove(q)
	over := verb == VerbEndTurn
	g.Indent()
	switch verb {
	case VerbPlay:
		g.PlayCard(p, card, 0)
	case VerbBuy:
		g.buy(p, card)
	case VerbDefeat:
		g.defeat(p, card)
	case engine.VerbUse:
		g.useAbility(p, card)
	case VerbEndTurn:
	default:
		over = g.Parts.Moves(g, p, verb, card)
	}
	if !over && g.Parts.Moved != nil {
		over = g.Parts.Moved(g, p)
	}
	g.Outdent()
	return !over
}

// offer adds what may be done with the cards of a zone, from one of them on.
func (g *Match) offer(q *engine.Question, v engine.Verb, x engine.CardID) {
	if x == 0 {
		return
	}
	offers, list := g.Rules.Demanded()[v].Offers, &g.Parts.judge.Lists[v]
	var looked engine.Looked
	for x != 0 {
		d, below := g.Look(x)
		switch rows := offers[d]; {
		case rows == engine.Never, rows&looked.Failed != 0:
		case rows&^looked.Held == 0, list.AllBut(g, g.tries(q, v, x), rows, &looked):
			q.Card(v, x)
		}
		x = below
	}
}

// offerKept adds the cards left in play that may be played once more, from one of them on.
func (g *Match) offerKept(q *engine.Question, x engine.CardID) {
	for ; x != 0; x = g.Below(x) {
		if g.Flag(x, Kept) && g.May(VerbPlay, q, x) && (!g.replayed(x) || g.judge(g.tries(q, VerbPlay, x)).OK()) {
			q.Card(VerbPlay, x)
		}
	}
}

// offerPurchases adds what a player may buy or defeat, of what is not too dear.
func (g *Match) offerPurchases(q *engine.Question, p engine.Player) {
	c, power := g.Parts.Cites, g.Count(p, Power)
	if !g.Rules.On(c.BuyCombinedCost) {
		power = math.MaxInt // nothing is too dear
	}
	facts := g.Parts.brief
	for x := g.Top(LineUp); x != 0; {
		d, below := g.Look(x)
		if int(facts[d].cost) <= power && !g.locked(x) && g.May(VerbBuy, q, x) {
			q.Card(VerbBuy, x)
		}
		x = below
	}
	if !g.Rules.On(c.NotLineUp) {
		g.offerTop(q, MainDeck, power)
	}
	g.offerTop(q, KickStack, power)
	if !g.Rules.On(c.WeaknessNotBought) {
		g.offerTop(q, WeaknessStack, power)
	}
	if b := g.Top(g.BossZone(p)); b != 0 && g.BossCost(p) <= power && g.May(VerbDefeat, q, b) {
		q.Card(VerbDefeat, b)
	}
}

// offerTop adds the top card of a stack, if it may be bought.
func (g *Match) offerTop(q *engine.Question, z engine.Zone, power int) {
	if x := g.Top(z); x != 0 && g.Cost(x) <= power && g.May(VerbBuy, q, x) {
		q.Card(VerbBuy, x)
	}
}

// dear says whether Power does not pay for a cost.
func (g *Match) dear(cost, power int) bool {
	return cost > power && g.Rules.On(g.Parts.Cites.BuyCombinedCost)
}

// boughtKick says whether a Kick has been bought this turn, by the only player who buys in it.
func (g *Match) boughtKick() bool {
	for _, m := range g.Memos() {
		if m.What == Paid && g.Sort(m.Card) == KickCard {
			return true
		}
	}
	return false
}

// hasLocation says whether a player has a Location in play.
func (g *Match) hasLocation(p engine.Player) bool {
	for x := range g.Cards(g.Zone(p, InPlay)) {
		if g.Card(x).Types&Location != 0 {
			return true
		}
	}
	return false
}

// hasStaying says whether a player has a card in play that stays there and is no Location.
func (g *Match) hasStaying(p engine.Player) bool {
	for x := range g.Cards(g.Zone(p, InPlay)) {
		if staying(Trial{Card: g.Card(x)}) {
			return true
		}
	}
	return false
}

// WorksNow says whether a Location of a player has its effect in this turn: it has in each of them.
func (g *Match) WorksNow(p engine.Player, x engine.CardID) bool {
	if g.Rules.On(g.Parts.Cites.LocationEachTurn) {
		return true
	}
	for _, m := range g.Memos() {
		if m.What == Played && m.Player == p && m.Card == x {
			return true
		}
	}
	return false
}

// once says whether the ability of a card is used once per turn: by its text, or as that of a Location.
func (g *Match) once(card *Card) bool {
	return card.Action.Once || card.Types&Location != 0 && g.states(g.Parts.Cites.LocationOncePerTurn)
}

func (g *Match) useAbility(p engine.Player, x engine.CardID) {
	card := g.Card(x)
	by := By{Player: p, Self: x, Text: x, Cite: card.Cite}
	if card.Sort == CharacterCard {
		by = by.AlsoIfRoom(g.Parts.Cites.CharacterAbility)
	} else if g.In(x) == g.Zone(p, OnCharacter) {
		by = by.AlsoIfRoom(g.Parts.Cites.CarriedLocation)
	} else if card.Types&Location == 0 && g.Parts.Cites.StayingActive != 0 {
		by = by.AlsoIfRoom(g.Parts.Cites.StayingActive)
	} else {
		by = by.AlsoIfRoom(g.Parts.eachTurn(card.Action.Text), g.Parts.Cites.LocationOngoing)
	}
	g.Begin()
	g.Tell(&engine.Event{Kind: UseAbility, Actor: p, Player: p, Card: x, Cite: by.Cite})
	g.Indent()
	by.Cite = card.Cite
	by = g.asNewcomer(by, looksAtPlay(card.Action.Text), false)
	if g.once(card) {
		used := by.Cite
		if g.states(g.Parts.Cites.LocationOncePerTurn) && card.Types&Location != 0 {
			used = used.And(g.Parts.Cites.LocationOncePerTurn)
		}
		g.UseUp(x, useAction, used)
	}
	f := g.opens(by, engine.NoPlayer)
	g.pays(f, card.Action.Cost)
	if card.Action.Repeats != 0 {
		g.Remember(engine.Memo{What: Repeated, Player: p})
	}
	cardtext.Run[By](texter{g}, f, card.Action.Text)
	g.closes(f)
	g.End()
	g.Outdent()
}

// rebateClauses are what makes a boss cheaper for a player this turn.
func (g *Match) rebateClauses(p engine.Player) engine.Clauses {
	left := g.Count(p, Rebate)
	if left == 0 || g.BossZone(p) != BossStack {
		return 0
	}
	var others engine.Clauses
	for _, m := range g.Memos() {
		if m.What == Discounted && m.Player == p {
			others = others.AndIfRoom(g.Card(m.Card).Cite.First())
			left -= int(m.N)
		}
	}
	if left > 0 {
		return engine.Cite(g.Parts.Cites.Rebate).WithIfRoom(others)
	}
	return others
}

func (g *Match) pay(p engine.Player, n int, also engine.Clause, more engine.Clauses) {
	if !g.Rules.On(g.Parts.Cites.BuyPayCost) {
		return
	}
	cite := engine.Cite(g.Parts.Cites.BuyPayCost, g.Parts.Cites.BuyCombinedCost, also).WithIfRoom(more)
	g.Make(&engine.Event{Kind: Pay, Actor: p, Player: p, N: int32(-n), Cite: cite})
}

func (g *Match) buy(p engine.Player, x engine.CardID) {
	c := g.Parts.Cites
	g.Begin()
	g.pay(p, g.Cost(x), 0, 0)
	cite := engine.Cite(c.BuySources, c.BuyToDiscard, c.BuyAfterPlaying)
	if g.Len(g.Zone(p, Hand)) > 0 {
		cite = engine.Cite(c.BuySources, c.BuyToDiscard, c.BuyBeforeAllPlayed)
	}
	switch {
	case g.In(x) == KickStack:
		cite = engine.Cite(c.BuyKicks, c.BuyToDiscard, c.KickAvailable)
	case g.Sort(x) == BossCard:
		cite = cite.And(c.BossFromLineUp)
	case g.Card(x).Types&Location != 0:
		cite = cite.And(c.LocationBought)
	case g.Card(x).Stays:
		cite = cite.And(c.StayingBought)
	}
	g.Remember(engine.Memo{What: Paid, Player: p, Card: x})
	g.Happens(Bought, p, x)
	g.Move(Bought, p, x, g.comesTo(p, x, c.BuyToDiscard), 0, cite)
	g.acquired(p, x)
	g.End()
}

func (g *Match) defeat(p engine.Player, x engine.CardID) {
	c := g.Parts.Cites
	g.Begin()
	g.pay(p, g.BossCost(p), c.BuySources, g.rebateClauses(p))
	g.Remember(engine.Memo{What: Paid, Player: p, Card: x})
	kind, to := Defeat, g.Zone(p, Discard)
	if pile := g.Parts.Defeated; pile != 0 {
		to = g.Zone(p, pile)
	}
	if g.Rules.On(c.DefeatIsBuying) {
		g.Reckon(setFelled, engine.NoPlayer, 1)
	} else {
		kind = Bought // and no defeat
	}
	if !g.Rules.On(c.BossComesTo) {
		to = Destroyed
	}
	cite := engine.Cite(c.BossMayDefeat, c.BossComesTo, c.DefeatIsBuying)
	if g.Below(x) != 0 {
		cite = cite.And(c.BossNextDown)
	}
	cite = cite.AndIfRoom(c.BossNoDeck)
	g.Happens(kind, p, x)
	g.Move(kind, p, x, to, 0, cite)
	g.reward(p, x)
	if g.Parts.Fells != nil {
		g.Parts.Fells(g, p, x)
	}
	if next := g.Top(g.BossZone(p)); next != 0 && !g.Rules.On(c.BossNextDown) {
		g.Make(&engine.Event{Kind: Flip, Actor: p, Player: p, Card: next, From: g.BossZone(p),
			Cite: engine.Cite(c.BossMayDefeat)})
	}
	g.acquired(p, x)
	g.End()
}

// reward carries out what a boss gives to whoever defeats it, in a game whose bosses do.
func (g *Match) reward(p engine.Player, x engine.CardID) {
	card, c := g.Card(x), g.Parts.Cites
	if !g.states(c.BossReward) || !g.Rules.On(c.DefeatIsBuying) {
		return
	}
	g.Indent()
	switch {
	case len(card.Reward) > 0:
		g.Carry(By{Player: p, Self: x, Text: x, Cite: card.Rewards.And(c.BossReward)}, card.Reward)
	case card.Unknown:
		g.leavesOut(x)
	}
	g.Outdent()
}

// comesTo is where a card goes that a player buys or gains, by the clause that says so of this way to come by it.
func (g *Match) comesTo(p engine.Player, x engine.CardID, discarded engine.Clause) engine.Zone {
	c := g.Parts.Cites
	switch {
	case g.Sort(x) == BossCard && g.Parts.Defeated != 0: // it enters no deck
		return g.Zone(p, g.Parts.Defeated)
	case g.Card(x).Types&Location != 0 && !g.Rules.On(c.LocationBought):
		return g.Zone(p, InPlay)
	case !g.Rules.On(discarded), !g.Rules.On(c.BuyToDiscard):
		return g.Zone(p, Hand)
	}
	return g.Zone(p, Discard)
}

func (g *Match) acquired(p engine.Player, x engine.CardID) {
	g.sent = 0
	g.Remember(engine.Memo{What: Acquired, Player: p, Card: x, N: int32(g.TypesOf(x))})
	g.took(p, x)
	g.arrives(x)
}

// remains says whether a card in play stays there when the turn is over.
func (g *Match) remains(p engine.Player, x engine.CardID) bool {
	c, card := g.Parts.Cites, g.Card(x)
	if g.Flag(x, Kept) || card.Stays && (card.Types&Location == 0 && g.Rules.On(c.StayingStays) ||
		card.Types&Location != 0 && g.Rules.On(c.LocationStays)) {
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

// remain says whether any card of a player in play stays there when the turn is over.
func (g *Match) remain(p engine.Player) bool {
	for x := g.Top(g.Zone(p, InPlay)); x != 0; x = g.Below(x) {
		if g.remains(p, x) {
			return true
		}
	}
	return false
}

func (g *Match) putAway(p engine.Player, x engine.CardID, cite engine.Clauses) {
	// played or kept, an inert card leaves by the same clause
	if card := g.Card(x); card.Inert() || g.In(x) != g.Zone(p, Hand) {
		cite = cite.With(card.Leaves)
	}
	for _, m := range g.Memos() {
		if m.What == LeavesBy && m.Card == x {
			cite = cite.And(engine.Clause(m.N))
		}
	}
	if g.Flag(x, Carrying) {
		cite = cite.And(g.Parts.Cites.CarrierLeaves)
	}
	g.Move(PutAway, p, x, g.Zone(p, Discard), 0, cite)
}

// losePower is the moment when unspent Power is lost.
func (g *Match) losePower(p engine.Player, cite engine.Clauses) {
	if g.Count(p, Power) != 0 {
		g.Make(&engine.Event{Kind: PowerLost, Actor: p, Player: p, Cite: cite})
	}
	if g.Count(p, Rebate) != 0 {
		g.Reckon(setRebate, p, 0)
	}
}

// FillLineUp fills the Line-Up up to its slots from the main deck; false if it cannot.
func (g *Match) FillLineUp(slots int, cite engine.Clauses) bool {
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
func (g *Match) EnterLineUp(x engine.CardID, cite engine.Clauses) {
	if g.Sort(x) == BossCard {
		cite = cite.And(g.Parts.Cites.BossFromLineUp)
	}
	g.Move(Refill, engine.NoPlayer, x, LineUp, 0, cite)
}

// EndGame ends the game, by a condition.
func (g *Match) EndGame(why engine.Clause, also engine.Clauses) {
	g.Reckon(setOver, engine.NoPlayer, int(why))
	g.Tell(&engine.Event{Kind: GameOver, Actor: engine.NoPlayer, Cite: g.ended(why).With(also)})
}

// ended cites why the game is over, and that it ends there and then, where it does.
func (g *Match) ended(why engine.Clause) engine.Clauses {
	if g.Rules.On(g.Parts.Cites.GameEnds) {
		return engine.Cite(why, g.Parts.Cites.GameEnds)
	}
	return engine.Cite(why)
}

// states says of a restriction that it is in force and that the rulebook has it at all.
func (g *Match) states(c engine.Clause) bool { return c != 0 && g.Rules.On(c) }

// Has says whether something is remembered of a player this turn.
func (g *Match) Has(what uint8, p engine.Player) bool {
	for _, m := range g.Memos() {
		if m.What == what && m.Player == p {
			return true
		}
	}
	return false
}
