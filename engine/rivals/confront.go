package rivals

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/rivals/book"

	db "tablereferee/engine/deckbuilder"
)

// A Confrontation takes a whole turn: it is announced before anything else, the player gathers Power, hands over, the
// opponent may block, and Power and cost are compared.

// isOn says whether a player's Confrontation is on and the player may still act in it.
func isOn(g *db.Match, p engine.Player) bool {
	return g.Count(engine.NoPlayer, confronting) == announced && g.Active() == p
}

// isConfronting says whether a player's turn has a Confrontation.
func isConfronting(g *db.Match, p engine.Player) bool {
	return g.Count(engine.NoPlayer, confronting) > 0 && g.OnTurn() == p
}

// foe is the opponent: this is a game of two.
func foe(p engine.Player) engine.Player { return 1 - p }

// character is the Character that a player plays as.
func character(g *db.Match, p engine.Player) engine.CardID { return g.Top(g.Zone(p, db.Character)) }

// cost is what it costs now to defeat a player's Character: as the Blocks have left it (rivals.confront.compared-last).
func cost(g *db.Match, p engine.Player) int { return g.Cost(character(g, p)) + g.Count(p, raised) }

// hasMoved remembers that a player has done something in this turn.
const hasMoved = db.OwnMemo

// hasBegun says whether a player has done something in this turn: seen in play, or told by a set-up, with a card that
// was bought or an ability that was used.
func hasBegun(g *db.Match, p engine.Player) bool {
	if g.Has(hasMoved, p) || g.Has(db.Paid, p) {
		return true
	}
	for _, z := range [...]int{db.Character, db.InPlay} {
		for c := range g.Cards(g.Zone(p, z)) {
			if k := g.Card(c); k.Action != nil && len(k.Waits) == 0 && g.ActionUsed(c) {
				return true
			}
		}
	}
	return false
}

// hasOpened remembers a card that an effect of the start of a player's turn has played.
const hasOpened = db.OwnMemo + 3

// plays notes of a card that what waited for the turn has played it, before the player's first move.
func plays(g *db.Match, p engine.Player, x engine.CardID) {
	if g.IsStarting() {
		g.Remember(engine.Memo{What: hasOpened, Player: p, Card: x})
	}
}

// hasPlayed says whether a player has played a card in a turn that has begun: what its start has played bars nothing
// (rivals.amb.confront-and-start-effects).
func hasPlayed(g *db.Match, p engine.Player) bool {
	n := 0
	for _, m := range g.Memos() {
		switch {
		case m.Player != p:
		case m.What == db.Played:
			n++
		case m.What == hasOpened:
			n--
		}
	}
	return n > 0
}

// offers adds what this game lets a player do in a turn.
func offers(g *db.Match, q *engine.Question, p engine.Player) {
	if g.May(VerbConfront, q, 0) {
		q.Verb(VerbConfront)
	}
	if g.May(VerbHandOver, q, 0) {
		q.Verb(VerbHandOver)
		if !q.Cite.Has(book.PlayAnyOrder) { // no card is left to play
			q.Cite = engine.Cite(book.ConfrontHandOver)
		}
	}
}

// moveBy gives the clause of each move of a turn: there is none of them all.
func moveBy(v engine.Verb) engine.Clauses {
	switch v {
	case db.VerbBuy:
		return engine.Cite(book.BuySources)
	case db.VerbEndTurn:
		return engine.Cite(book.EndTurn1Announce)
	case VerbConfront:
		return engine.Cite(book.ConfrontAnnounce)
	case VerbHandOver:
		return engine.Cite(book.ConfrontHandOver)
	}
	return 0
}

// playedBy cites that a card with a Block is played in one's own turn like any other.
func playedBy(g *db.Match, p engine.Player, x engine.CardID) engine.Clauses {
	if g.Card(x).Guard == nil || g.OnTurn() != p {
		return 0
	}
	return engine.Cite(book.BlockOwnTurn)
}

// moved notes that something was done: a Confrontation is announced before that.
func moved(g *db.Match, p engine.Player) bool {
	if !g.Has(hasMoved, p) {
		g.Remember(engine.Memo{What: hasMoved, Player: p})
	}
	return false
}

// moves makes a move that only this game has.
func moves(g *db.Match, p engine.Player, v engine.Verb, _ engine.CardID) (turnOver bool) {
	if v == VerbConfront {
		confront(g, p)
		return false
	}
	return handOver(g, p)
}

func confront(g *db.Match, p engine.Player) {
	g.Reckon(setConfronting, engine.NoPlayer, announced)
	cite := engine.Cite(book.ConfrontAnnounce, book.ConfrontNotAnAttack)
	if g.HeedsTurn(p) || g.Has(hasOpened, p) {
		cite = cite.And(book.AmbConfrontAndStartEffects)
	}
	if g.Count(p, db.Power) < cost(g, foe(p)) {
		cite = cite.And(book.ConfrontPowerMayComeLater)
	}
	cite = cite.AndIfRoom(book.SummaryConfrontFirst)
	g.Tell(&engine.Event{Kind: Confronts, Actor: p, Player: foe(p), Card: character(g, foe(p)), Cite: cite})
}

// handOver ends a Confrontation: the opponent may block, and Power and cost are compared. It is not over yet where a
// Block may be answered, in a run without rivals.block.no-answer.
func handOver(g *db.Match, p engine.Player) (isOver bool) {
	g.Reckon(setConfronting, engine.NoPlayer, handedOver)
	g.Remember(engine.Memo{What: db.Paid, Player: p}) // that nothing is bought in this turn is no passing
	g.TellOf(HandsOver, p, g.Count(p, db.Power), engine.Cite(book.ConfrontHandOver, book.BlockAfterTheAttacker,
		book.ConfrontNoMoreCards))
	g.Indent()
	x, before := character(g, foe(p)), cost(g, foe(p))
	printed := g.Cost(x)
	blocked, gathered := false, g.Count(p, db.Power)
	for block(g, foe(p)) {
		blocked = true
	}
	if blocked && !g.Rules.On(book.BlockNoAnswer) {
		g.Outdent()
		g.Reckon(setConfronting, engine.NoPlayer, announced)
		return false
	}
	power, costs := g.Count(p, db.Power), cost(g, foe(p)) // what the Blocks have brought about counts
	g.Tell(&engine.Event{Kind: Compared, Actor: p, Player: foe(p), Card: x, N: int32(power), Now: int32(costs),
		Cite: compares(power, printed, before, costs, blocked).WithIfRoom(unlike(power, gathered))})
	if power >= costs && g.Rules.On(book.ConfrontEnoughPower) && (power > costs || g.Rules.On(book.BlockMustExceed)) {
		takes(g, p, x, outcome(power, printed, costs))
		// Power that is left takes the next ones too in a run without rivals.confront.top-only.
		for next := character(g, foe(p)); !g.Rules.On(book.ConfrontTopOnly) && next != 0; next = character(g, foe(p)) {
			power, costs = power-costs, cost(g, foe(p))
			if power < costs {
				break
			}
			takes(g, p, next, outcome(power, costs, costs))
		}
	} else {
		g.Remember(engine.Memo{What: hasFailed, Player: p})
		g.Tell(&engine.Event{Kind: Fails, Actor: p, Player: foe(p), Card: x,
			Cite: outcome(power, printed, costs).And(book.AmbFailedConfrontation)})
	}
	g.Outdent()
	g.Reckon(setConfronting, engine.NoPlayer, over)
	return true
}

// compares cites the comparison of Power with a cost as it is printed, as it was before the Blocks, raised by a Defense
// perhaps, and as it is now.
func compares(power, printed, before, now int, blocked bool) engine.Clauses {
	cite := engine.Cite(book.ConfrontComparedLast)
	if now > printed || blocked && power == now {
		cite = cite.And(book.BlockMustExceed)
	}
	if before > printed {
		cite = cite.And(book.BlockUntilEndOfTurn)
	}
	if blocked && (power < before || power >= now) {
		cite = cite.And(book.AmbBlockInVain)
	}
	if power >= before {
		cite = cite.And(book.AmbReachedBeforeBlocks)
	}
	return cite.AndIfRoom(book.AmbPowerThatCounts)
}

// unlike cites, where Power has changed after it was handed over, that it counts as it is now.
func unlike(now, gathered int) engine.Clauses {
	if now == gathered {
		return 0
	}
	return engine.Cite(book.AmbPlaysAfterHandingOver)
}

// outcome cites by what a Confrontation is won or lost: where only a raised cost could stop it, that this must be above
// the Power.
func outcome(power, printed, now int) engine.Clauses {
	if now > printed && power >= printed {
		return engine.Cite(book.BlockMustExceed, book.ConfrontEnoughPower)
	}
	return engine.Cite(book.ConfrontEnoughPower)
}

// takes defeats a Character by what has decided the Confrontation: the next one takes its place, or the game is won.
func takes(g *db.Match, p engine.Player, x engine.CardID, cite engine.Clauses) {
	g.Begin()
	next := g.Top(g.Zone(foe(p), later))
	cite = cite.And(book.ConfrontTakeCharacter).And(book.AmbCharacterType)
	if next != 0 {
		cite = cite.And(book.ConfrontTopOnly)
	}
	g.Move(Taken, p, x, g.Zone(p, won), 0, cite)
	switch {
	case next == 0 && g.Rules.On(book.GameEndLastCharacter):
		g.End()
		g.WinOutright(p, book.GameEndLastCharacter, wonBy)
		return
	case next != 0:
		cite := engine.Cite(book.CharacterNextOne, book.AmbCharacterTakesOver, book.AmbStepsAfterWinning)
		if g.Count(foe(p), raised) > 0 {
			cite = cite.And(book.AmbBlockNewCharacter)
		}
		g.Move(Follows, foe(p), next, g.Zone(foe(p), db.Character), 0, cite)
		g.Reckon(setRaised, foe(p), 0)
		if g.Card(next).Unknown {
			g.TellUnknown(next)
		}
	}
	g.End()
}

// wonBy are the clauses by which whoever takes the last Character of the opponent wins.
var wonBy = engine.Cite(book.ConfrontWin, book.GoalThreeDefeats)

// unscored cites of a game that is over that a player has no Character left: then the other one has won, whatever the
// scores would be.
func unscored(g *db.Match) engine.Clauses {
	for p := range g.From(engine.NoPlayer) {
		if g.Len(g.Zone(p, db.Character)) == 0 && g.Rules.On(book.GameEndLastCharacter) {
			return wonBy
		}
	}
	return 0
}

// block lets a confronted player use one Block; false when none is used any more.
func block(g *db.Match, p engine.Player) bool {
	if !g.Rules.On(book.BlockWhen) {
		return false
	}
	if !g.Has(hasBlocked, p) {
		g.NotOffered(p, db.KeyGuard.Word, engine.Cite(book.BlockWhen), nil)
	}
	q := g.Question(p, AskBlock, character(g, p), engine.Cite(book.BlockWhen, book.BlockNoObligation))
	q.Cards(VerbBlock, g.Zone(p, db.Hand), func(x engine.CardID) bool { return g.May(VerbBlock, q, x) })
	if len(q.Answers) == 0 {
		return false
	}
	q.Decline()
	x := g.Ask(q).Card
	if x == 0 {
		return false
	}
	card := g.Card(x)
	by := db.By{Player: p, Self: x, Text: x, Cite: card.Guard.Cite}
	cite := card.Guard.Cite
	if g.Has(hasBlocked, p) {
		cite = cite.AndIfRoom(book.AmbBlockNumber)
	}
	if !card.Inert() {
		cite = cite.AndIfRoom(book.AmbBlockIsPlaying)
	}
	g.Tell(&engine.Event{Kind: Blocks, Actor: p, Player: p, Card: x, Cite: cite.AndIfRoom(book.BlockNoAnswer)})
	g.Indent()
	g.Begin()
	g.Remember(engine.Memo{What: hasBlocked, Player: p, Card: x})
	g.Guards(by, card.Guard, engine.Cite(book.AmbBlockCardsGo), engine.Cite(book.AmbBlockCardsGo, book.AmbBlockNumber))
	g.End()
	g.Outdent()
	return true
}

// hasBlocked remembers a card whose Block has been used.
const hasBlocked = db.OwnMemo + 1

// hasFailed remembers that a player's Confrontation of this turn has failed.
const hasFailed = db.OwnMemo + 2

// minds is a number for what the rules keep in mind of a card: also that its Block has been used, as long as the
// Confrontation lasts, so that it is told apart from an equal one whose Block may still serve.
func minds(m *engine.Match, x engine.CardID) uint64 {
	g := db.On(m)
	n := g.Minded(x)
	if isBlocking(g) && hasBlockedWith(g, x) {
		n |= 1 << 10
	}
	return n
}

// minding says whether they keep anything in mind.
func minding(m *engine.Match) bool {
	g := db.On(m)
	return g.Minding() || isBlocking(g) && slices.ContainsFunc(g.Memos(), func(m engine.Memo) bool {
		return m.What == hasBlocked
	})
}

// isBlocking says whether a Confrontation is on in which Blocks can have been used.
func isBlocking(g *db.Match) bool {
	on := g.Count(engine.NoPlayer, confronting)
	return on > 0 && on < over
}

// endOfConfrontation ends with a step of the turn's end what a Confrontation has left: a raised cost.
func endOfConfrontation(s db.EndStep) db.EndStep {
	do := s.Do
	s.Do = func(g *db.Match, p engine.Player) db.Ended {
		if g.Count(engine.NoPlayer, confronting) > 0 {
			g.Reckon(setConfronting, engine.NoPlayer, 0)
			sinks(g)
		}
		return do(g, p)
	}
	return s
}

// sinks lets every Character cost again what is printed on it.
func sinks(g *db.Match) {
	for p := range g.From(engine.NoPlayer) {
		if g.Count(p, raised) > 0 {
			g.Reckon(setRaised, p, 0)
		}
	}
}

// raises makes the Character of a text's player cost more, where that player is being confronted: each Block adds to
// it (rivals.block.raises-cost).
func raises(g *db.Match, f *db.Frame, s *cardtext.Step) cardtext.Outcome {
	n, p := g.HowMany(f, s.N), f.By.Player
	if !isConfronted(g, p) {
		g.Tell(&engine.Event{Kind: NotRaised, Actor: p, Player: p, Cite: noneConfronts(g, f.By).Cite})
		return cardtext.NoneThere
	}
	if n <= 0 {
		g.Nothing(f.By)
		return cardtext.NoneThere
	}
	cite := f.By.Cite
	if g.Count(engine.NoPlayer, confronting) == announced { // by a Defense: nobody has handed over yet
		cite = cite.AndIfRoom(book.AmbLuciusFoxCost)
	} else {
		cite = cite.AndIfRoom(book.BlockRaisesCost)
	}
	g.Make(&engine.Event{Kind: Raises, Actor: p, Player: p, Source: f.By.Text, N: int32(n),
		Cite: cite.AndIfRoom(book.BlockUntilEndOfTurn)})
	return cardtext.Done
}

// likes is how much a sensible player likes an answer: to confront where the hand has the Power for it, to hand over
// when nothing is left to play, to block where that may help.
func likes(g *db.Match, q *engine.Question, a *engine.Answer) int {
	switch p := q.Player; a.Verb {
	case VerbConfront:
		power := g.Count(p, db.Power)
		for x := range g.Cards(g.Zone(p, db.Hand)) {
			power += g.Parts.Hopes(g.Card(x), whileConfronting)
		}
		if power < cost(g, foe(p)) {
			return -1
		}
		return 200
	case VerbBlock:
		return 1 + g.Cost(a.Card)
	}
	return 1
}

// noPlay says that the text of a card has the player who has handed over play none, either.
func noPlay(g *db.Match, p engine.Player) engine.Clauses {
	if !isHandedOver(g, p) {
		return 0
	}
	return engine.Cite(book.ConfrontNoMoreCards, book.AmbPlaysAfterHandingOver)
}

// givesPower cites that Power which comes to the player who has handed over still counts: it comes by itself.
func givesPower(g *db.Match, p engine.Player) engine.Clauses {
	if !isHandedOver(g, p) {
		return 0
	}
	return engine.Cite(book.AmbPlaysAfterHandingOver, book.AmbAbilitiesAfterHandingOver)
}

// endsBy gives the reading by which a turn ends by itself: that of a Confrontation that has failed, or has not.
func endsBy(g *db.Match, p engine.Player) engine.Clauses {
	if g.Count(engine.NoPlayer, confronting) != over {
		return 0
	}
	return engine.Cite(overBy(g, p))
}

// silent gives those by which the player who has handed over is not asked about an ability either.
func silent(g *db.Match, p engine.Player) engine.Clauses {
	if !isHandedOver(g, p) {
		return 0
	}
	return engine.Cite(book.AmbAbilitiesAfterHandingOver, book.ConfrontNoMoreCards)
}

// attacks cites that an Attack is made in a Confrontation.
func attacks(g *db.Match, p engine.Player) engine.Clauses {
	if p == engine.NoPlayer || !isOn(g, p) {
		return 0
	}
	return engine.Cite(book.ConfrontAttacksAllowed)
}

// taken counts the opponent's Characters that a player has defeated.
func taken(g *db.Match, p engine.Player) int { return g.Len(g.Zone(p, won)) }

// scoreTaken adds what they are worth; a player's own bring nothing.
func scoreTaken(g *db.Match, p engine.Player) {
	if !g.Rules.On(book.ScoreCharacters) {
		return
	}
	for x := range g.Cards(g.Zone(p, won)) {
		g.Make(&engine.Event{Kind: ScoreTaken, Actor: p, Player: p, Card: x, N: int32(g.Card(x).VP),
			Cite: engine.Cite(book.ScoreCharacters, book.AmbOwnCharactersScore)})
	}
}
