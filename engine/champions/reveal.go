package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// reveal is an encounter card being resolved.
type reveal struct {
	card      engine.CardID
	player    engine.Player
	deck      bool // it comes from the encounter deck, at once or dealt before
	surge     int  // how many times it surges
	cancelled bool // its When Revealed is cancelled
	stopped   bool // all its effects are cancelled
}

// refillEncounter makes a new encounter deck of the discard pile: as soon as the deck has run out
// (mc.amb.deck-out-moment), or, where nothing lay there then, when a card is wanted (mc.amb.both-piles-empty).
func (g *Match) refillEncounter(when engine.Clause) {
	if g.Len(EncounterDeck) > 0 || g.Len(EncounterDiscard) == 0 || g.over() {
		return
	}
	g.rebuilt++
	g.do(engine.Event{Kind: EncounterReshuffled, Actor: engine.NoPlayer, Player: engine.NoPlayer,
		From: EncounterDiscard, To: EncounterDeck, Cite: engine.Cite(book.EmptyEncounterDeckReshuffle, when)})
}

// runOut looks whether the card that has just left the encounter deck was its last: then it is made anew, at the price
// of an acceleration token. A deck with nothing to make it of waits until a card is wanted, and is not paid for again
// (mc.amb.both-piles-empty).
func (g *Match) runOut() {
	if g.Len(EncounterDeck) > 0 || g.over() || g.global(PhaseNow) == SettingUp {
		return
	}
	g.refillEncounter(book.AmbDeckOutMoment)
	cite := engine.Cite(book.EmptyEncounterDeckAccelerationToken, book.AccelerationTokenOnEmptyDeck,
		book.AmbAccelerationTokenWhere)
	if g.Len(EncounterDeck)+g.Len(EncounterDiscard) == 0 {
		cite = cite.And(book.AmbBothPilesEmpty)
	}
	g.do(engine.Event{Kind: AccelUp, Actor: engine.NoPlayer, Player: engine.NoPlayer, N: 1, Cite: cite})
}

// topEncounter is the top card of the encounter deck, zero if there is none even after a reshuffle.
func (g *Match) topEncounter() engine.CardID {
	if g.Len(EncounterDeck) == 0 {
		g.refillEncounter(book.AmbBothPilesEmpty)
	}
	return g.Top(EncounterDeck)
}

// noneLeft says that the encounter deck and its discard pile are empty, though a rule wants a card
// (mc.amb.both-piles-empty).
func (g *Match) noneLeft(p engine.Player, wants engine.Clauses) {
	g.say(engine.Event{Kind: NoneLeft, Actor: engine.NoPlayer, Player: p,
		Cite: engine.Cite(book.AmbBothPilesEmpty).WithIfRoom(wants)})
}

// deal deals a facedown encounter card to a player (mc.deal-encounter.by-ability).
func (g *Match) deal(by By, p engine.Player, cs ...engine.Clause) {
	if p == engine.NoPlayer || g.out(p) {
		return
	}
	c := g.topEncounter()
	if c == 0 {
		g.noneLeft(p, by.Citing(cs...))
		return
	}
	cite := by.Citing(cs...)
	if by.Card != 0 {
		cite = cite.And(book.DealEncounterByAbility)
	}
	switch g.global(PhaseNow) {
	case VillainPhase:
		if g.step < 3 {
			cite = cite.And(book.DealEncounterQueued)
		} else if !cite.Has(book.DealEncounterStepThree) && !cite.Has(book.SideSchemeHazard) {
			cite = cite.And(book.DealEncounterDuringStepsThreeFour)
		}
	case EndOfPlayerPhase:
		if g.left() > 1 {
			cite = cite.And(book.AmbDeckOutOrder)
		}
	}
	g.do(engine.Event{Kind: Deal, Actor: by.Player, Player: p, Card: c, Source: by.Card, To: g.Zone(p, Dealt),
		Cite: cite})
	g.runOut()
}

// revealTop reveals the top card of the encounter deck for a player.
func (g *Match) revealTop(by By, p engine.Player, cs ...engine.Clause) {
	if g.out(p) {
		return
	}
	c := g.topEncounter()
	if c == 0 {
		g.noneLeft(p, by.Citing(cs...))
		return
	}
	g.Reveal(by, p, c, cs...) // the same where a card has it revealed (mc.reveal.by-card-same)
}

// Reveal turns an encounter card faceup for a player and resolves it by its type (mc.reveal.how).
func (g *Match) Reveal(by By, p engine.Player, c engine.CardID, cs ...engine.Clause) {
	if g.over() || g.out(p) {
		return
	}
	nested(g, g.reveals)
	if !g.surging && len(g.reveals) == 0 {
		g.rebuilt = 0
	}
	g.surging = false
	k := g.Card(c)
	fromDeck := g.In(c) == EncounterDeck
	dealt := g.Owner(g.In(c)) != engine.NoPlayer && g.In(c) == g.Zone(g.Owner(g.In(c)), Dealt)
	g.reveals = append(g.reveals, reveal{card: c, player: p, deck: fromDeck || dealt})
	at := len(g.reveals) - 1
	if cite := by.Citing(append(cs, book.RevealHow)...); g.In(c) == Resolving { // dug up as the last card of its deck
		g.say(engine.Event{Kind: RevealedThere, Actor: by.Player, Player: p, Card: c, Source: by.Card, Cite: cite})
	} else {
		g.do(engine.Event{Kind: Reveal, Actor: by.Player, Player: p, Card: c, Source: by.Card, To: Resolving,
			Cite: cite})
		if g.In(c) != Resolving { // the rule by which it would be revealed is switched off
			g.reveals = g.reveals[:at]
			return
		}
	}
	if fromDeck {
		g.runOut()
	}
	g.Indent()
	if k.Peril {
		g.say(engine.Event{Kind: Alone, Actor: engine.NoPlayer, Player: p, Card: c,
			Cite: engine.Cite(book.KeywordsPerilNoConsulting, book.TableTalkPeril)})
	}
	if e := g.do(engine.Event{Kind: Effects, Actor: engine.NoPlayer, Player: p, Card: c,
		Cite: g.effectsCite(k)}); e.Kind != Effects {
		g.reveals[at].cancelled = true
	} else {
		g.known(c)
	}
	if !g.reveals[at].stopped {
		g.resolve(at)
	}
	r := g.reveals[at]
	if g.In(c) == Resolving {
		cite := engine.Cite(book.TreacheryDiscarded, book.RevealTreachery, book.InPlayEventsTreacheries)
		switch k.Type {
		case Obligation:
			cite = k.Cite.And(book.AmbObligationZone)
		case Attachment:
			cite = engine.Cite(book.AttachToIllegalDiscarded)
		}
		g.do(engine.Event{Kind: Discarded, Actor: engine.NoPlayer, Player: p, Card: c, To: EncounterDiscard,
			Cite: cite})
	}
	surges := r.surge
	if k.Surge {
		surges++
	}
	g.reveals = g.reveals[:at]
	if r.deck { // surge is no part of it: that comes after the card is revealed (mc.keywords.surge)
		g.do(engine.Event{Kind: Revealed, Actor: engine.NoPlayer, Player: r.player, Card: c,
			Cite: engine.Cite(book.AfterJustConcluded)})
	}
	g.Outdent()
	p = r.player // who resolved it: of an obligation, the player of its hero
	for range surges {
		if g.over() {
			return
		}
		if g.out(p) {
			g.say(engine.Event{Kind: Nothing, Actor: engine.NoPlayer, Player: p, Card: c,
				Cite: engine.Cite(book.KeywordsSurge, book.EliminationWhen)})
			return
		}
		again := engine.Cite(book.KeywordsSurge, book.KeywordsSurgeAfterFirst)
		if r.cancelled {
			again = again.And(book.CancelOnlyEffectsStopped).And(book.AmbSurgeAndCancel)
		} else if k.Surge && k.Type != Treachery && !g.inPlay(c) {
			again = again.And(book.AmbSurgeAndCancel)
		}
		if g.endless() {
			g.say(engine.Event{Kind: Nothing, Actor: engine.NoPlayer, Player: p, Card: c,
				Cite: engine.Cite(book.KeywordsSurge, book.AmbEndlessSurge)})
			return
		}
		g.say(engine.Event{Kind: SurgeAgain, Actor: engine.NoPlayer, Player: p, Card: c, Cite: again})
		g.surging = true
		g.revealTop(By{Player: p, Cite: engine.Cite(book.KeywordsSurge)}, p)
	}
}

// endless tells whether one more surge would go beyond the second encounter deck made anew during a chain of surges:
// every card of it has surged already, and they would reveal each other for ever (mc.amb.endless-surge).
func (g *Match) endless() bool {
	made := g.rebuilt
	if g.Len(EncounterDeck) == 0 {
		made++ // the card wanted makes it anew
	}
	return made > 1
}

func (g *Match) effectsCite(k *Card) engine.Clauses {
	if k.Type == Treachery {
		return engine.Cite(book.TreacheryRevealerResolves)
	}
	return engine.Cite(book.RevealHow)
}

// resolve resolves a revealed card by its type.
func (g *Match) resolve(at int) {
	r := &g.reveals[at]
	c, p, k := r.card, r.player, g.Card(r.card)
	by := By{Player: p, Card: c, Cite: k.Cite}
	switch k.Type {
	case Minion:
		// what answers the arrival comes after its When Revealed (mc.amb.quickstrike-timing)
		whole := g.begin()
		g.enterMinion(by, c, p, book.RevealMinion, book.EngagedDefaultPlayer)
		if whole {
			g.Between(func() { g.whenRevealed(at) })
		} else {
			g.whenRevealed(at)
		}
		g.end(whole)
	case SideScheme:
		g.enterSide(by, c, book.RevealSideScheme)
		if k.Revealed != nil && g.inPlay(c) && g.threat(c) == 0 {
			g.grim(p, c, book.AmbSideSchemeBeingRevealed, book.RevealHow)
		}
		g.whenRevealed(at)
		if g.inPlay(c) && g.threat(c) == 0 {
			g.schemeDefeated(by, c)
		}
	case Attachment:
		host := engine.CardID(0)
		if k.FindHost != nil {
			host = k.FindHost(g, by)
		}
		if host != 0 {
			cite := g.attaches(c, host)
			g.do(engine.Event{Kind: AttachCard, Actor: engine.NoPlayer, Player: p, Card: c, To: Attachments,
				Target: host, Cite: cite})
		} else {
			g.say(engine.Event{Kind: NoHost, Actor: engine.NoPlayer, Player: p, Card: c,
				Cite: k.Cite.And(book.AttachToIllegalDiscarded)})
		}
		g.whenRevealed(at)
	case Environment:
		g.do(engine.Event{Kind: EnterEnvironment, Actor: engine.NoPlayer, Player: p, Card: c, To: Environments,
			Cite: k.Cite.And(book.RevealEnvironment).And(book.EnvironmentBesideVillain)})
		g.whenRevealed(at)
	case Treachery:
		g.whenRevealed(at)
	case Obligation:
		g.obligation(at)
	}
}

// attaches cites by what a revealed attachment goes to its host. Where printed hit points find the host, what lies
// facedown shows none, and is the host where nothing else can be.
func (g *Match) attaches(c, host engine.CardID) engine.Clauses {
	k := g.Card(c)
	cite := k.Cite.And(book.RevealAttachment)
	if k.ByPrinted {
		cite = cite.And(book.PrintedDefinition)
		if g.Flag(host, FaceDown) {
			cite = cite.And(book.GrimRuleWorstForPlayers)
		}
	} else {
		cite = cite.And(book.AttachmentAttachesOnEntry)
	}
	if g.Box.mods[g.Def(c)]&(1<<StatHP) != 0 {
		return cite.And(book.GainStatHitPointsBoth).AndIfRoom(book.MaximumHpComputed)
	}
	return cite.AndIfRoom(book.AttachmentAttachesOnEntry, book.OwnershipControlConstant)
}

// whenRevealed resolves a card's When Revealed ability, unless it is cancelled.
func (g *Match) whenRevealed(at int) {
	r := &g.reveals[at]
	k := g.Card(r.card)
	if g.over() || k.Revealed == nil && !(k.Unknown && r.cancelled) {
		return
	}
	if r.cancelled {
		if g.Rules.On(g.effectsCite(k).First()) { // else nothing has cancelled it
			g.say(engine.Event{Kind: NotBegun, Actor: engine.NoPlayer, Player: r.player, Card: r.card,
				Cite: engine.Cite(book.CancelBeforeInitiation, book.CancelTreacheryStillRevealed)})
		}
		return
	}
	if !g.inPlay(r.card) && g.In(r.card) != Resolving { // something that is no response was quicker
		g.say(engine.Event{Kind: NotBegun, Actor: engine.NoPlayer, Player: r.player, Card: r.card,
			Cite: engine.Cite(book.InPlayAbilitiesNeedPlay, book.WhenRevealedResolvesOnReveal)})
		return
	}
	cite := k.Cite.And(book.WhenRevealedResolvesOnReveal)
	if k.Type == Minion && g.Waiting() {
		cite = cite.And(book.AmbQuickstrikeTiming)
	}
	k.Revealed(g, By{Player: r.player, Card: r.card, Cite: cite})
}

// grim says that the reference leaves a question open, so that the reading least favourable to the players is taken.
func (g *Match) grim(p engine.Player, c engine.CardID, cs ...engine.Clause) {
	g.say(engine.Event{Kind: GrimRule, Actor: engine.NoPlayer, Player: p, Card: c,
		Cite: engine.Cite(book.GrimRuleWorstForPlayers, book.GrimRuleGameContinues).With(engine.CiteAll(cs))})
}

// surges gives the card being resolved surge.
func (g *Match) surges(by By) {
	for i := len(g.reveals) - 1; i >= 0; i-- {
		if g.reveals[i].card == by.Card {
			g.reveals[i].surge++
			g.say(engine.Event{Kind: GainSurge, Actor: engine.NoPlayer, Player: by.Player, Card: by.Card,
				Cite: by.Citing(book.GainCharacteristicAsIfHad)})
			return
		}
	}
}

// enterMinion brings a minion into play, engaged with a player (mc.engaged.on-entry); with the next one, if that player
// has been eliminated meanwhile (mc.elimination.enemies-move-on).
func (g *Match) enterMinion(by By, c engine.CardID, p engine.Player, cs ...engine.Clause) {
	moved := engine.Clauses(0)
	if p != engine.NoPlayer && g.out(p) {
		if g.left() == 0 {
			return
		}
		p, moved = g.nextStanding(p), engine.Cite(book.EliminationEnemiesMoveOn, book.PlayerOrderNextPlayer,
			book.GrimRuleWorstForPlayers)
	}
	g.known(c)
	whole := g.begin()
	fromDeck := g.In(c) == EncounterDeck
	g.do(engine.Event{Kind: EnterMinion, Actor: engine.NoPlayer, Player: p, Card: c, Source: by.Card,
		To: g.Zone(p, Engaged),
		Cite: g.Card(c).Cite.With(moved).WithIfRoom(engine.CiteAll(cs)).
			AndIfRoom(book.EngagedOnEntry, book.MinionEngages)})
	g.Indent()
	if g.Card(c).Toughness {
		g.toughen(By{Player: engine.NoPlayer, Card: c, Cite: g.Card(c).Cite}, c, book.KeywordsToughness)
	}
	for x := g.Top(Attachments); x != 0; x = g.Below(x) {
		if h := g.HostOf(x); g.isMinion(h) && h != c && g.Box.mods[g.Def(x)]&(1<<StatHP) != 0 &&
			g.Card(c).HP > g.Card(h).HP {
			g.say(engine.Event{Kind: Nothing, Actor: engine.NoPlayer, Player: p, Card: x,
				Cite: g.Card(x).Cite.And(book.AttachToCheckedOnce)})
		}
	}
	g.Outdent()
	if fromDeck { // before anything answers the arrival
		g.runOut()
	}
	g.end(whole)
}

// bringMinion brings a minion into play that is not revealed, from the encounter deck or its discard pile.
func (g *Match) bringMinion(by By, c engine.CardID, p engine.Player, cs ...engine.Clause) {
	cs = append([]engine.Clause{by.Cite.First()}, cs...)
	if by.Cite.Has(book.EnemyAttack2DefenderBecomesTarget) {
		cs = append(cs, book.EnemyAttack2DefenderBecomesTarget)
	}
	g.enterMinion(by, c, p, append(cs, book.OwnershipScenarioControls)...)
}

// quickstrike lets a minion that has engaged a hero attack at once (mc.keywords.quickstrike,
// mc.amb.quickstrike-timing), ahead of responses that wait for its arrival (mc.amb.quickstrike-is-forced).
func (g *Match) quickstrike(c engine.CardID, p engine.Player, ahead bool) {
	if !g.inPlay(c) || p == engine.NoPlayer || g.out(p) || !g.Card(c).Quickstrike || g.Remaining(c) <= 0 {
		return
	}
	if g.form(p) != HeroForm {
		g.say(engine.Event{Kind: NoQuickstrike, Actor: engine.NoPlayer, Player: p, Card: c,
			Cite: engine.Cite(book.KeywordsQuickstrike).With(g.Card(c).Cite)})
		return
	}
	if ahead {
		forced := book.ForcedResponsesFirst
		if g.Card(c).Revealed != nil {
			forced = book.AmbQuickstrikeTiming
		}
		g.EnemyAttack(c, p, book.KeywordsQuickstrike, book.AmbQuickstrikeIsForced, forced, g.Card(c).Cite.First())
		return
	}
	g.EnemyAttack(c, p, book.KeywordsQuickstrike, book.AmbQuickstrikeTiming, g.Card(c).Cite.First())
}

// enterSide brings a side scheme into play with its starting threat (mc.side-scheme.starting-threat).
func (g *Match) enterSide(by By, c engine.CardID, cs ...engine.Clause) {
	g.known(c)
	cite := g.Card(c).Cite.With(engine.CiteAll(cs)).And(book.SideSchemeEntersBesideMain)
	if g.Box.mods[g.Def(c)]&(1<<StatHP) != 0 {
		cite = cite.And(book.GainStatHitPointsBoth).And(book.MaximumHpComputed)
	}
	g.do(engine.Event{Kind: EnterScheme, Actor: engine.NoPlayer, Player: by.Player, Card: c, To: SideSchemes,
		Cite: cite})
	g.Indent()
	g.PlaceThreat(By{Player: engine.NoPlayer, Card: c, Cite: g.multiplied(g.Card(c).Start,
		engine.Cite(book.SideSchemeStartingThreat, book.ScenarioCardStartingThreat))}, c, g.per(g.Card(c).Start))
	g.Outdent()
}

// heroPlayer is the player of a hero, to whom its obligation is given (mc.reveal.obligation) and who decides how to
// resolve it (mc.obligation.that-player-decides); NoPlayer if nobody plays it.
func (g *Match) heroPlayer(id string) engine.Player {
	for p := range engine.Player(g.Seats()) {
		if c := g.identity(p); c != 0 && (g.Card(c).ID == id || g.Card(c).Back == id) {
			return p
		}
	}
	return engine.NoPlayer
}

// obligation gives an obligation to the player of its hero, who resolves it (mc.obligation.given-to-hero).
func (g *Match) obligation(at int) {
	r := &g.reveals[at]
	c, k, p := r.card, g.Card(r.card), r.player
	to := g.heroPlayer(k.GivenTo)
	cite := k.Cite.And(book.ObligationGivenToHero).And(book.RevealObligation).And(book.ObligationThatPlayerDecides)
	if to == engine.NoPlayer {
		if g.eliminatedHero(k.GivenTo) && g.Rules.On(book.ObligationHeroEliminated) {
			g.do(engine.Event{Kind: RemoveCard, Actor: engine.NoPlayer, Player: p, Card: c, To: Removed,
				Cite: engine.Cite(book.ObligationHeroEliminated)})
			g.revealTop(By{Player: p, Cite: engine.Cite(book.ObligationHeroEliminated, book.AmbReplacedObligation,
				book.GrimRuleWorstForPlayers, book.GrimRuleGameContinues)}, p)
			return
		}
		to, cite = p, k.Cite.And(book.ObligationNoHero)
	}
	g.say(engine.Event{Kind: GiveObligation, Actor: engine.NoPlayer, Player: to, Card: c,
		Cite: cite.And(book.AmbObligationZone)})
	g.reveals[at].player = to
	if k.Revealed != nil {
		k.Revealed(g, By{Player: to, Card: c, Cite: k.Cite})
	}
}

func (g *Match) eliminatedHero(id string) bool {
	for c := g.Top(Removed); c != 0; c = g.Below(c) {
		if g.Card(c).ID == id || g.Card(c).Back == id {
			return true
		}
	}
	return false
}
