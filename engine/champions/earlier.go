package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// Tables that are laid out in the middle of things: at a step of a round, with what has happened in it.

// Where the steps of a round stand in Rules.Steps.
const (
	stepPlayerPhase = iota
	stepTurn
	stepEndPhase
	stepVillain = stepEndPhase + 3
	stepSetUp   = stepVillain + 5
)

// moments are the steps of a round at which a match may begin or a script stop.
func moments() []engine.Step {
	out := []engine.Step{
		{Name: engine.Text{"player phase", "phase des joueurs"}, Cite: engine.Cite(book.Round1PlayerPhaseBegins)},
		{Name: engine.Text{"turn", "tour"}, Cite: engine.Cite(book.Round2Turns)},
	}
	for i, cite := range [...]engine.Clause{book.EndPlayerPhase1MayDiscard, book.EndPlayerPhase2Draw,
		book.EndPlayerPhase3Ready} {
		out = append(out, engine.Step{Cite: engine.Cite(cite),
			Name: engine.Sayf("end of the player phase, step %d", "fin de la phase des joueurs, étape %d", i+1)})
	}
	for i, cite := range [...]engine.Clause{book.Round5Threat, book.Round6Activations, book.Round7Deal,
		book.Round8Reveal, book.Round9PassFirstPlayer} {
		out = append(out, engine.Step{Cite: engine.Cite(cite),
			Name: engine.Sayf("villain phase, step %d", "phase du méchant, étape %d", i+1)})
	}
	for i, cite := range [...]engine.Clause{
		book.Setup01Heroes, book.Setup02HitPoints, book.Setup03FirstPlayer, book.Setup04Obligations,
		book.Setup05Nemeses, book.Setup06ShuffleDecks, book.Setup07TokensAndStatus,
		book.Setup08Villain, book.Setup09VillainHitPoints, book.Setup10SchemeSetup, book.Setup11EncounterDeck,
		book.Setup12Draw, book.Setup13Mulligan, book.Setup14IdentitySetup,
	} {
		out = append(out, engine.Step{Cite: engine.Cite(cite), SetUp: true,
			Name: engine.Sayf("set-up, step %d", "mise en place, étape %d", i+1)})
	}
	return out
}

// reach says that a step is about to begin; false if a set-up begins after it.
func (g *Match) reach(step int) bool {
	if from := g.global(FromStep); from > 0 {
		if step+1 < from {
			return false
		}
		g.set(setFromStep, engine.NoPlayer, 0)
	}
	g.Reach(step)
	return true
}

// beginAt puts a table into the moment at which a set-up begins, which is the beginning of a round unless it says
// otherwise.
func (g *Match) beginAt(s *engine.Setup) error {
	round, at, p := max(1, g.global(Round)), s.At-1, g.first()
	if s.Turn > 0 {
		p = engine.Player(s.Turn - 1)
	}
	bad := func(cite engine.Clause, en, fr string) error {
		return &engine.SetupError{Cite: engine.Cite(cite), Msg: engine.Text{en, fr}}
	}
	if g.allOut(s) {
		if !g.Rules.On(book.EliminationAllOut) {
			return bad(book.EliminationOthersContinue, "all players are eliminated: nobody is left to play on",
				"tous les joueurs sont éliminés : il ne reste personne pour continuer")
		}
		return bad(book.EliminationAllOut, "all players are eliminated: the game would be over",
			"tous les joueurs sont éliminés : la partie serait finie")
	}
	had := func(o engine.Player) { g.set(setTurn, o, round) } // a turn in this round
	for o := range engine.Player(g.Seats()) {
		if at > stepEndPhase && g.Count(o, Rebate) > 0 && g.Rules.On(book.LastingEffectExpiresFirst) {
			return bad(book.LastingEffectExpiresFirst,
				"nobody pays less at that step: the discount has ended with the player phase",
				"personne ne paie moins à cette étape : le rabais a pris fin avec la phase des joueurs")
		}
	}
	switch {
	case at >= stepSetUp:
		return bad(book.SetupInOrder,
			`a set-up is played from its beginning: write set_up = "shown", and until_step to stop at one of its steps`,
			`une mise en place se joue depuis le début : écrire set_up = "shown", et until_step pour s'arrêter à l'une de ses étapes`)
	case at >= stepEndPhase && s.Turn > 0:
		return bad(book.ActivePlayerDefinition, "it is nobody's turn in that step",
			"ce n'est le tour de personne à cette étape")
	case at >= stepEndPhase:
		for o := range engine.Player(g.Seats()) {
			had(o)
		}
		phase := EndOfPlayerPhase
		if at >= stepVillain {
			phase = VillainPhase
		}
		g.set(setPhase, engine.NoPlayer, phase)
		g.set(setFromStep, engine.NoPlayer, at+1)
	case at == stepPlayerPhase && p != g.first():
		return bad(book.Round1PlayerPhaseBegins, "at the beginning of that step nothing of this round has happened yet",
			"au début de cette étape, rien ne s'est encore passé dans ce round")
	case at != stepPlayerPhase && (s.Earlier(g.Rules) || at == stepTurn || p != g.first()):
		for o := range g.players {
			if o == p {
				break
			}
			had(o)
		}
		g.set(setPhase, engine.NoPlayer, PlayerPhase)
		if s.Earlier(g.Rules) && at != stepTurn {
			had(p)
			g.set(setActive, engine.NoPlayer, int(p)+1)
		}
	default:
		g.set(setPhase, engine.NoPlayer, Beginning)
		round--
	}
	g.set(setRound, engine.NoPlayer, round)
	for o := range engine.Player(g.Seats()) {
		if bad := g.inRound(); bad != nil && at >= 0 && g.Count(o, Rebate) > 0 { // a discount of this phase
			return bad
		}
	}
	return nil
}

// allOut says whether a set-up has nobody left who plays.
func (g *Match) allOut(s *engine.Setup) bool {
	n := 0
	for i := range s.Players {
		if saysOut(s, engine.Player(i)) {
			n++
		}
	}
	return n > 0 && n == len(s.Players)
}

// saysOut says whether a set-up has a player eliminated already.
func saysOut(s *engine.Setup, p engine.Player) bool {
	return s.Players[p].Earlier.Has(slices.IndexFunc(deeds(), func(d engine.Deed) bool { return d.ID == "eliminated" }))
}

// hadTurn says whether a player's turn of this round is over, or going on.
func (g *Match) hadTurn(p engine.Player) bool {
	return g.global(PhaseNow) != Beginning && g.Count(p, TurnIn) == g.global(Round)
}

// inRound says why nothing of this round can have happened yet: no turn of it has begun.
func (g *Match) inRound() *engine.SetupError {
	for p := range engine.Player(g.Seats()) {
		if g.hadTurn(p) {
			return nil
		}
	}
	return &engine.SetupError{Cite: engine.Cite(book.Round1PlayerPhaseBegins), Msg: engine.Sayf(
		"at the beginning of that step nothing of this round has happened yet",
		"au début de cette étape, rien ne s'est encore passé dans ce round")}
}

// formChanged says of a player who has had a turn in this round that the form was changed in it.
func (g *Match) formChanged(p engine.Player, _ engine.CardID) *engine.SetupError {
	if bad := g.inRound(); bad != nil {
		return bad
	}
	if !g.hadTurn(p) {
		return &engine.SetupError{Cite: engine.Cite(book.PlayerTurnChangeForm, book.PlayerPhaseTurnsInOrder),
			Msg: engine.Sayf(
				"one changes form in one's own turn, and that of %s has not begun in this round",
				"on change de forme pendant son propre tour, et celui de %s n'a pas commencé dans ce round",
				g.Card(g.identity(p)).Name)}
	}
	g.Remember(engine.Memo{What: memoForm, Player: p})
	return nil
}

// goOn says that a match begins in the middle of a turn, if it does.
func (g *Match) goOn() {
	if p := g.active(); p != engine.NoPlayer && g.global(PhaseNow) == PlayerPhase {
		g.Level(0)
		g.say(engine.Event{Kind: TurnGoesOn, Actor: p, Player: p,
			Cite: engine.Cite(book.PlayerTurnRepeat, book.ActivePlayerDefinition)})
	}
}

// deeds are what a set-up may say has happened in this round.
func deeds() []engine.Deed {
	deed := func(id, en, fr string, ofPlayer bool,
		do func(g *Match, p engine.Player, c engine.CardID) *engine.SetupError) engine.Deed {
		return engine.Deed{ID: id, Name: engine.Text{en, fr}, OfPlayer: ofPlayer,
			Do: func(m *engine.Match, p engine.Player, c engine.CardID) *engine.SetupError {
				return do(On(m), p, c)
			}}
	}
	return []engine.Deed{
		deed("used", "used this round", "utilisée ce round", false, (*Match).usedAlready),
		deed("in_force", "in force this phase", "en vigueur cette phase", false, (*Match).inForce),
		deed("thw_raised", "THW raised this phase", "CTR augmentée cette phase", false,
			func(g *Match, p engine.Player, c engine.CardID) *engine.SetupError {
				return g.raised(p, c, StatTHW)
			}),
		deed("atk_raised", "ATK raised this phase", "ATQ augmentée cette phase", false,
			func(g *Match, p engine.Player, c engine.CardID) *engine.SetupError {
				return g.raised(p, c, StatATK)
			}),
		deed("changed_form", "has changed form this round", "a changé de forme ce round", true, (*Match).formChanged),
		deed("eliminated", "is eliminated", "est éliminé", true, (*Match).outAlready),
	}
}

// usedAlready says of a card that its abilities with a limit have been used in this round.
func (g *Match) usedAlready(p engine.Player, c engine.CardID) *engine.SetupError {
	if bad := g.inRound(); bad != nil {
		return bad
	}
	k, limited := g.Card(c), false
	for i := range k.Abilities {
		if k.Abilities[i].Limit {
			limited = true
			g.Remember(engine.Memo{What: memoLimit, Player: p, Card: c, N: g.useKey(c, i)})
		}
		if k.Abilities[i].Max {
			limited = true
			g.Remember(engine.Memo{What: memoMax, Player: p, N: limitKey(g.Box.titled(g.Def(c)), i)})
		}
	}
	if limited {
		return nil
	}
	limit := book.LimitPerCard
	if !g.Rules.On(limit) {
		limit = book.LimitCopiesSeparate
	}
	return &engine.SetupError{Cite: engine.Cite(limit).With(k.Cite), Msg: engine.Sayf(
		"nothing on %s has a limit for the round", "rien, sur %s, n'a de limite pour le round", k.Name)}
}

// inForce starts all that lasts of a card's text: of an event that was played in this phase, or of another card that
// was used in it, wherever it lies now. What raises a value of a card by its own ability has words of its own (raised).
func (g *Match) inForce(p engine.Player, c engine.CardID) *engine.SetupError {
	if bad := g.inRound(); bad != nil {
		return bad
	}
	k, some := g.Card(c), false
	for i := range k.Lasting {
		if s := k.Lasting[i].Stat; k.Type == Event || s != StatTHW && s != StatATK {
			some = true
			g.lasts(By{Player: p, Card: c}, i, c, 1, UntilPhase)
		}
	}
	if !some || p == engine.NoPlayer || g.global(PhaseNow) == VillainPhase {
		return g.notInForce(c)
	}
	return nil
}

// raised starts what raises one value of a card in play by its own ability.
func (g *Match) raised(p engine.Player, c engine.CardID, s Stat) *engine.SetupError {
	if bad := g.inRound(); bad != nil {
		return bad
	}
	k := g.Card(c)
	for i := range k.Lasting {
		if k.Lasting[i].Stat == s && g.inPlay(c) && g.global(PhaseNow) != VillainPhase {
			g.lasts(By{Player: p, Card: c}, i, c, 2, UntilPhase)
			return g.usedAlready(p, c)
		}
	}
	return g.notInForce(c)
}

func (g *Match) notInForce(c engine.CardID) *engine.SetupError {
	return &engine.SetupError{Cite: engine.Cite(book.LastingEffectDefinition, book.LastingEffectExpiresFirst),
		Msg: engine.Sayf(
			"nothing of %s lasts at this moment", "rien de %s ne dure à ce moment", g.Card(c).Name)}
}

// outAlready takes a player out of the game before it is played: what is left of the player's cards lies in the discard
// pile.
func (g *Match) outAlready(p engine.Player, _ engine.CardID) *engine.SetupError {
	for _, x := range [...]struct {
		zone int
		cite engine.Clause
	}{
		{Hand, book.EliminationCardsDiscarded}, {InPlay, book.EliminationCardsDiscarded},
		{Engaged, book.EliminationEnemiesMoveOn}, {Dealt, book.EliminationEncounterCardsDiscarded},
	} {
		k := x.zone
		if g.Len(g.Zone(p, k)) > 0 && g.Given(g.Zone(p, k)) && g.Rules.On(x.cite) {
			return &engine.SetupError{Cite: engine.Cite(x.cite), Msg: engine.Sayf(
				"an eliminated player has no cards in this place (%s)",
				"un joueur éliminé n'a pas de cartes à cet endroit (%s)", g.Info(g.Zone(p, k)).Name)}
		}
	}
	next := g.global(PhaseNow) == PlayerPhase && g.active() == engine.NoPlayer && p == g.dueTurn()
	switch {
	case p == g.first() && g.Rules.On(book.FirstPlayerEliminatedPasses):
		return &engine.SetupError{Cite: engine.Cite(book.FirstPlayerEliminatedPasses), Msg: engine.Sayf(
			"an eliminated player is not the first player: name another by first = …",
			"un joueur éliminé n'est pas premier joueur : en nommer un autre par first = …")}
	case p == g.active() || next:
		return &engine.SetupError{Cite: engine.Cite(book.EliminationWhen, book.ActivePlayerDefinition),
			Msg: engine.Sayf(
				"an eliminated player is not on turn: name another by turn = …",
				"un joueur éliminé ne joue pas de tour : en nommer un autre par turn = …")}
	}
	for _, k := range [...]int{Hand, PlayerDeck} {
		for c := range g.Cards(g.Zone(p, k)) {
			if !g.Rules.On(book.EliminationCardsDiscarded) {
				break
			}
			g.stock(c, g.Zone(p, Discard))
		}
	}
	g.stock(g.identity(p), Removed)
	g.set(setOut, p, 1)
	return nil
}

// ownerOf is the owner of a card that lies with another player, NoPlayer if it does not.
func ownerOf(t *engine.Table, c engine.CardID) engine.Player {
	owner, here := t.OwnerOf(c), t.Owner(t.In(c))
	if owner == engine.NoPlayer || here == engine.NoPlayer || owner == here {
		return engine.NoPlayer
	}
	return owner
}
