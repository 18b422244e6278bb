package deckbuilder

import (
	"math/bits"
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// What a set-up may say has happened already in the turn that is being played.

// Steps of a turn, in the order of Rules.Steps: its beginning, and the steps after it, counted from 1.
const (
	StepTurn = iota
	stepEnd
)

// Moment puts a table into the moment at which a set-up begins: in the middle of a turn, or at a step of its end.
// Without either the turn is still to begin.
func (g *Match) Moment(s *engine.Setup) error {
	c := g.Parts.Cites
	first, at := engine.Player(g.Count(engine.NoPlayer, FirstSeat)), max(0, s.At-1)
	p, number := g.Begins(s)
	told := g.Count(engine.NoPlayer, TurnNo) // as the script says it
	if own, order := g.turnNumber(first, told), engine.Cite(g.turnOrder(p)); told > 0 && own != p &&
		g.Rules.InForce(order) != 0 {
		return &engine.SetupError{Cite: order, Msg: engine.Sayf(
			"turn %d of a game that %s begins is %s's, and not %s's",
			"le tour %d d'une partie que %s commence est à %s, et non à %s",
			told, s.Players[first].Name, s.Players[own].Name, s.Players[p].Name)}
	}
	set := func(k engine.Kind, n int) {
		if n != 0 {
			g.Make(&engine.Event{Kind: k, Player: engine.NoPlayer, N: int32(n)})
		}
	}
	switch {
	case s.At > 0 && at == StepTurn && s.Earlier(g.Rules) && g.Rules.InForce(engine.Cite(c.TurnSummary)) != 0:
		return &engine.SetupError{Cite: engine.Cite(c.TurnSummary), Msg: engine.Text{
			"at the beginning of a turn nothing has happened in it yet",
			"au début d'un tour, rien ne s'y est encore passé"}}
	case at >= stepEnd:
		set(setTurnNo, number-told)
		set(setEnding, int(p)+1)
		set(setFromStep, at-stepEnd+1)
	case s.Earlier(g.Rules):
		set(setTurnNo, number-told)
		set(setTurn, int(p)+1)
	default:
		set(setTurnNo, number-1-told)
		if p != first {
			g.Reckon(setSeat, engine.NoPlayer, int(p))
		}
	}
	return nil
}

// Begins says in whose turn, or end of a turn, a set-up begins, and which turn of the game that is: without a number
// the first one that is this player's, without a player the turn that has the number.
func (g *Match) Begins(s *engine.Setup) (p engine.Player, number int) {
	first := max(s.First, 0)
	for _, n := range s.Counts {
		if info := &g.Rules.CountInfo[n.Info]; info.Global && info.Counter == TurnNo {
			number = n.N
		}
	}
	switch {
	case s.Turn == 0:
		return g.turnNumber(first, number), max(number, 1)
	case number > 0:
		return engine.Player(s.Turn - 1), number
	}
	p = engine.Player(s.Turn - 1)
	for n := range g.Seats() {
		if g.turnNumber(first, n+1) == p {
			return p, n + 1
		}
	}
	return p, 1 // no turn comes to the player where a run lets none pass
}

// turnNumber gives whose turn has a number, in a game that a player begins.
func (g *Match) turnNumber(first engine.Player, number int) engine.Player {
	for range (max(number, 1) - 1) % g.Seats() {
		first = g.NextTurn(first)
	}
	return first
}

// TurnAfter is the player whose turn comes so many turns after the present one.
func (g *Match) TurnAfter(turns int) engine.Player { return g.turnNumber(g.OnTurn(), turns+1) }

// turnOrder is the clause by which turns come to a player.
func (g *Match) turnOrder(p engine.Player) engine.Clause {
	c := g.Parts.Cites
	switch {
	case !g.Rules.On(c.TurnPasses):
		return c.TurnPasses
	case g.Side(p) != 0:
		return c.TeamSeating
	}
	return c.TurnClockwise
}

// GoOn says that a match begins in the middle of a turn, if it does.
func (g *Match) GoOn() {
	p := max(g.Active(), g.Ends())
	if p != engine.NoPlayer {
		g.notesOverfull()
		cite := engine.Cite(g.Parts.Cites.TurnSummary)
		if at := g.Count(engine.NoPlayer, FromStep); at > 0 && g.Parts.TellsWhy {
			cite = engine.Cite(g.Parts.EndTurn[at-1].Is)
		}
		g.TellOf(GoesOn, p, 0, cite)
	}
}

// lingersAgain begins what a text that was played this turn has begun to wait for until the turn is over.
func (g *Match) lingersAgain(by By) {
	g.Card(by.Text).Text.Walk(func(s *cardtext.Step) {
		switch s.Verb {
		case cardtext.Lasts:
			g.lingers(by, s)
		case cardtext.Native:
			if again := g.Parts.Natives[s.Word].Lingers; again != nil {
				again(g, by)
			}
		default:
			if s.Verb < lastVerb {
				return
			}
			if again := g.Parts.Verbs[s.Verb-lastVerb].Lingers; again != nil {
				again(g, by, s)
			}
		}
	})
}

// OnTurn is the player whose turn, or whose end of a turn, it is.
func (g *Match) OnTurn() engine.Player { return max(g.Active(), g.Ends()) }

// Deeds are what a set-up may say has happened to a card this turn.
func (k *Parts) Deeds() []engine.Deed {
	deed := func(id, en, fr string,
		do func(g *Match, p engine.Player, c engine.CardID) *engine.SetupError) engine.Deed {
		return engine.Deed{ID: id, Name: engine.Text{en, fr}, Do: func(m *engine.Match, p engine.Player,
			c engine.CardID) *engine.SetupError {
			g := On(m)
			if p == engine.NoPlayer {
				p = g.OnTurn()
			}
			return do(g, p, c)
		}}
	}
	all := []engine.Deed{
		deedPlayed:   deed("played", "played this turn", "jouée ce tour", (*Match).wasPlayed),
		deedBought:   deed("bought", "bought this turn", "achetée ce tour", (*Match).wasBought),
		deedGained:   deed("gained", "gained this turn", "gagnée ce tour", (*Match).wasGainedNow),
		DeedDefeated: deed("defeated", "defeated this turn", "vaincue ce tour", (*Match).wasDefeated),
		deedUsed:     deed("used", "used this turn", "utilisée ce tour", (*Match).WasUsed),
		deedKept:     deed("kept_this_turn", "kept in play this turn", "laissée en jeu ce tour", (*Match).wasKept),
	}
	if !k.keepsCards() {
		all = all[:deedKept]
	}
	if !k.have(BossCard) {
		all = slices.Delete(all, DeedDefeated, DeedDefeated+1)
	}
	return all
}

// wasPlayed says that a card was played: what it has begun to wait for until the turn is over is begun again.
func (g *Match) wasPlayed(p engine.Player, c engine.CardID) *engine.SetupError {
	card := g.Card(c)
	switch {
	case p != g.OnTurn() && !g.Parts.PlaysElsewhere:
		return g.notNow(c)
	case card.unplayable():
		return &engine.SetupError{Cite: card.Cite, Msg: engine.Sayf(
			"the effect of %s is not defined here, so nobody can have played it",
			"l'effet de %s n'est pas défini ici : personne n'a pu la jouer", card.Name)}
	}
	g.Remember(engine.Memo{What: Played, Player: p, Card: c, N: int32(g.typesPlayed(card))})
	if g.Flag(c, Kept) {
		g.Replay(c, 0)
	}
	g.lingersAgain(By{Player: p, Self: c, Text: c, Cite: card.Cite})
	g.hasAttacked(p, card.Text)
	if g.Flag(c, Carrying) { // the texts that it has taken last as long as its own
		for x := g.Bottom(g.Zone(p, OnCharacter)); x != 0; x = g.Above(x) {
			g.lingersAgain(By{Player: p, Self: c, Text: x, Cite: g.Card(x).Cite})
		}
	}
	return nil
}

// hasAttacked remembers of a text that was carried out this turn the Attack that it has made, where that is certain:
// the next one is not the first of the turn any more. What a player may have left undone is not told, and not assumed.
func (g *Match) hasAttacked(p engine.Player, t cardtext.Text) {
	s := sureAttack(t)
	if s == nil {
		return
	}
	g.happened(HitsMade, p, 0)
	foes := g.Foes(p)
	if s.Whom == cardtext.OneFoe && bits.OnesCount8(uint8(foes)) > 1 {
		return
	}
	for foe := range g.From(p) {
		if foes&Only(foe) != 0 {
			g.happened(endAttack, foe, 0)
		}
	}
}

// sureAttack is the first sentence of a text that makes an Attack whatever anybody decides and wherever cards lie, nil
// if there is none.
func sureAttack(t cardtext.Text) *cardtext.Step {
	for i := range t {
		if s := &t[i]; s.Verb == doAttack && !s.Optional && len(s.Rules) == 0 {
			return s
		}
	}
	return nil
}

// wasBought says that a card was bought.
func (g *Match) wasBought(p engine.Player, c engine.CardID) *engine.SetupError {
	cites := g.Parts.Cites
	switch sort := g.Sort(c); {
	case p != g.OnTurn():
		return g.notNow(c)
	case sort == WeaknessCard && g.Rules.On(cites.WeaknessNotBought):
		return &engine.SetupError{Cite: engine.Cite(cites.WeaknessNotBought), Msg: engine.Sayf(
			"%s is never bought", "%s ne s'achète jamais", g.Card(c).Name)}
	case sort == StartCard:
		return g.notForSale(c)
	case sort == BossCard:
		return &engine.SetupError{Cite: g.FirstOn(cites.DefeatIsBuying, cites.BossMayDefeat, cites.BuySources),
			Msg: g.Parts.Vocabulary.sayf("%s is a {boss} of the stack, who is defeated: say defeated = true",
				"%s est un {boss} du paquet, qui se vainc : dire defeated = true", g.Card(c).Name)}
	}
	g.Remember(engine.Memo{What: Paid, Player: p, Card: c})
	g.Remember(engine.Memo{What: Acquired, Player: p, Card: c, N: int32(g.TypesOf(c))})
	g.happened(Bought, p, g.cameFrom(c))
	return nil
}

// cameFrom is where a card was bought or gained: it lies elsewhere by now, and each sort is for sale in one place.
func (g *Match) cameFrom(c engine.CardID) engine.Zone {
	switch g.Sort(c) {
	case KickCard:
		return KickStack
	case WeaknessCard:
		return WeaknessStack
	}
	return LineUp
}

// wasGainedNow says that a card was gained.
func (g *Match) wasGainedNow(p engine.Player, c engine.CardID) *engine.SetupError {
	if g.Sort(c) == StartCard {
		return g.notForSale(c)
	}
	if slices.ContainsFunc(g.Memos(), func(m engine.Memo) bool { return m.What == Paid && m.Card == c }) {
		return &engine.SetupError{Cite: engine.Cite(g.Parts.Cites.GainByEffect), Msg: engine.Sayf(
			"%s was bought: gained says that it came without being bought",
			"%s a été achetée : gained dit qu'elle est venue sans être achetée", g.Card(c).Name)}
	}
	g.Remember(engine.Memo{What: Acquired, Player: p, Card: c, N: int32(g.TypesOf(c))})
	g.happened(Gain, p, g.cameFrom(c))
	return nil
}

// wasDefeated says that a boss of the stack was defeated.
func (g *Match) wasDefeated(p engine.Player, c engine.CardID) *engine.SetupError {
	cites := g.Parts.Cites
	switch {
	case p != g.OnTurn():
		return g.notNow(c)
	case g.Sort(c) != BossCard:
		return &engine.SetupError{Cite: g.FirstOn(cites.DefeatIsBuying, cites.BossMayDefeat, cites.BuySources),
			Msg: g.Parts.Vocabulary.sayf(
				"%s is no {boss} of the stack: it is bought, not defeated",
				"%s n'est pas un {boss} du paquet : elle s'achète et ne se vainc pas", g.Card(c).Name)}
	case g.Count(engine.NoPlayer, Felled) > 0:
		return &engine.SetupError{Cite: engine.Cite(cites.BossOnePerTurn), Msg: engine.Sayf(
			"%s would be the second one defeated in one turn",
			"%s serait le deuxième vaincu en un seul tour",
			g.Card(c).Name)}
	}
	g.Reckon(setFelled, engine.NoPlayer, 1)
	g.Remember(engine.Memo{What: Paid, Player: p, Card: c})
	g.Remember(engine.Memo{What: Acquired, Player: p, Card: c, N: int32(g.TypesOf(c))})
	g.happened(Defeat, p, BossStack)
	return nil
}

// WasUsed says that what a card does once per turn was done.
func (g *Match) WasUsed(p engine.Player, c engine.CardID) *engine.SetupError {
	if k := g.Card(c); (k.Action == nil || !k.Action.Once) && !k.limited() &&
		(k.Types&Location == 0 || !g.states(g.Parts.Cites.LocationOncePerTurn)) {
		by := k.Cite
		if k.Types&Location != 0 {
			by = engine.Cite(g.Parts.Cites.LocationOncePerTurn).With(by)
		}
		if g.Rules.InForce(by) == 0 { // what the card is cited by is off: what a turn consists of remains
			by = g.FirstOn(g.Parts.Cites.TurnSummary, g.Parts.Cites.TurnClockwise)
		}
		return &engine.SetupError{Cite: by,
			Msg: engine.Sayf(
				"nothing of %s is limited to once per turn",
				"rien, sur %s, n'est limité à une fois par tour",
				k.Name)}
	}
	switch z := g.In(c); {
	case p != g.OnTurn() && !g.actsElsewhere(c):
		return g.notUsedNow(c)
	case z != g.Zone(p, InPlay) && z != g.Zone(p, OnCharacter) && z != g.Zone(p, Character):
		return &engine.SetupError{Cite: g.Card(c).Cite, Msg: engine.Sayf(
			"%s is not in play: it has done nothing there", "%s n'est pas en jeu : elle n'y a rien fait",
			g.Card(c).Name)}
	}
	g.UseUp(c, AllUses, 0)
	return nil
}

// actsElsewhere says whether something that a card does once per turn can be done in another player's turn.
func (g *Match) actsElsewhere(c engine.CardID) bool {
	k, cites := g.Card(c), g.Parts.Cites
	isLocation := k.Types&Location != 0
	if isLocation && g.states(cites.LocationOwnTurn) && cites.LocationAnyTurn == 0 {
		return false
	}
	return slices.ContainsFunc(k.Waits, func(w cardtext.Waiting) bool {
		switch own := w.On.Yours || w.On.Event == eventPlays && g.Parts.PlaysOwnTurn; {
		case own || w.On.Event == eventBegins || w.On.Event == eventEnds:
			return false
		default:
			return w.Once || isLocation && g.states(cites.LocationOncePerTurn)
		}
	})
}

// notUsedNow says that what a card does is done in the turns of its player alone, and this is another's.
func (g *Match) notUsedNow(c engine.CardID) *engine.SetupError {
	cites := g.Parts.Cites
	by := g.FirstOn(cites.TurnClockwise, cites.TurnSummary)
	if g.Card(c).Types&Location != 0 && g.states(cites.LocationOwnTurn) {
		by = engine.Cite(cites.LocationOwnTurn).With(by)
	}
	return &engine.SetupError{Cite: by, Msg: engine.Sayf(
		"%s lies with a player whose turn it is not, and acts in that player's own turns only: leave used out, or say in the header whose turn it is, with turn = …",
		"%s se trouve chez un joueur dont ce n'est pas le tour, et n'agit qu'aux tours de ce joueur : enlever used, ou dire dans l'en-tête à qui est le tour, par turn = …",
		g.Card(c).Name)}
}

// limited says whether a text of a card that waits acts once in each turn.
func (c *Card) limited() bool {
	return slices.ContainsFunc(c.Waits, func(w cardtext.Waiting) bool { return w.Once })
}

// wasKept says that a card was made to stay in play.
func (g *Match) wasKept(p engine.Player, c engine.CardID) *engine.SetupError {
	if p != g.OnTurn() {
		return g.notNow(c)
	}
	if !g.Flag(c, Kept) {
		return &engine.SetupError{Cite: g.FirstOn(g.Parts.Cites.KeptCard, g.Parts.Cites.EndPlayed),
			Msg: engine.Sayf("%s is not a card that stays in play: say kept = true too",
				"%s n'est pas une carte qui reste en jeu : dire aussi kept = true", g.Card(c).Name)}
	}
	g.Remember(engine.Memo{What: KeptNow, Player: p, Card: c})
	g.Replay(c, 0)
	return nil
}

// The deeds by their place in Deeds.
const (
	deedPlayed = iota
	deedBought
	deedGained
	DeedDefeated // a boss of the stack
	deedUsed
	deedKept
)

// notForSale says that a starting card is neither bought nor gained: it lies where neither is done.
func (g *Match) notForSale(c engine.CardID) *engine.SetupError {
	return &engine.SetupError{Cite: g.FirstOn(g.Parts.Cites.BuySources, g.Parts.Cites.StartingDeck), Msg: engine.Sayf(
		"%s never lies where cards are bought or gained",
		"%s ne se trouve jamais là où l'on achète ou gagne des cartes", g.Card(c).Name)}
}

// FirstOn cites the first of some clauses that this run has not switched off.
func (g *Match) FirstOn(cs ...engine.Clause) engine.Clauses {
	return engine.Cite(g.Rules.InForce(engine.CiteAll(cs)).First())
}

// notNow says that only the player whose turn it is can have done something with a card this turn.
func (g *Match) notNow(c engine.CardID) *engine.SetupError {
	return &engine.SetupError{Cite: g.FirstOn(g.Parts.Cites.TurnClockwise, g.Parts.Cites.TurnSummary), Msg: engine.Sayf(
		"%s lies with a player whose turn it is not, and what is told of it is done in one's own turn: turn = … in the header says whose it is",
		"%s se trouve chez un joueur dont ce n'est pas le tour, et ce qui en est dit se fait à son propre tour : turn = … dans l'en-tête dit à qui il est",
		g.Card(c).Name)}
}
