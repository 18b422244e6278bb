// Package foreverevil is the DC Deck-building Game: Forever Evil, English and French editions.
//
//	rulebook.yaml     every clause, in our own words; clauses_gen.go is made of it
//	game.go           the rules of an edition, and which clauses the shared rules cite
//	setup.go          the set-up
//	endturn.go        the steps after a turn, and the end of the game
//	cards_*.go        the cards, by type
package foreverevil

import (
	"slices"
	"sync"

	"tablereferee/engine"
	"tablereferee/engine/deckbuilder"
)

//go:generate go run ../../cmd/bookgen rulebook.yaml

// Game is Forever Evil.
var Game = engine.Game{
	ID:       Book.Game,
	Name:     engine.Text{"DC Deck-building Game: Forever Evil", "DC Comics Deck-Building : Forever Evil"},
	Editions: editionIDs,
	Book:     &Book,
	Rules:    rules,
	Start:    start,
	Play:     play,
	Step:     step,
	Resume:   resume,
	Head: func(m *engine.Match, p engine.Player) engine.CardID {
		return m.Top(m.Zone(p, deckbuilder.Character))
	},
	IsHead: func(d engine.Def) bool { return kit().Cards[d].Sort == deckbuilder.CharacterCard },
	Options: map[string]engine.SetupWord{
		"super_heroes": {Says: engine.Text{"how many Super Heroes the stack holds (8 to 12), The Flash on top", "le nombre de Super-Héros du paquet (8 à 12), Flash au-dessus"}, Most: 1000},
		"teams":        {Says: engine.Text{"1: two teams, the first half of the seats against the second", "1 : deux équipes, la première moitié des places contre la seconde"}, Most: 1},
		"deal_two":     {Says: engine.Text{"1: each player is dealt two Super-Villains and chooses one", "1 : chaque joueur reçoit deux Super-Vilains et en choisit un"}, Most: 1},
	},
	Policies: []engine.Playing{
		{Name: "greedy", Says: engine.Text{"buys and defeats what it can, defends itself, gets rid of its worst cards", "achète et vainc ce qu'il peut, se défend, se débarrasse de ses pires cartes"},
			New: func(uint64) engine.Decider { return deckbuilder.Greedy{} }},
		{Name: "random", Says: engine.Text{"any legal answer, evenly", "n'importe quelle réponse permise, à chances égales"},
			New: func(seed uint64) engine.Decider { return engine.NewRandom(seed) }},
	},
	CitedAt: citedAt[:],
	Notes: []engine.Note{{About: ComponentsMainDeck, Says: engine.Text{
		"The English booklet says that the main deck has 111 cards; 106 are known, and 106 are dealt in both editions.",
		"Le livret anglais dit que le deck commun a 111 cartes ; 106 sont connues, et 106 sont distribuées dans les deux éditions."}}},
	Facts:       facts,
	Watch:       watch,
	Tally:       tally,
	TurnOf:      func(m *engine.Match) engine.Player { return deckbuilder.On(m).Active() },
	EndsBetween: true,
	TurnAfter:   func(m *engine.Match, turns int) engine.Player { return deckbuilder.On(m).TurnAfter(turns) },
	Done:        func(m *engine.Match) bool { return deckbuilder.On(m).IsOver() },
	Won:         func(m *engine.Match, p engine.Player) bool { return m.Count(p, deckbuilder.Won) > 0 },
}

// editionIDs are the editions, the default first; clause values stand in this order.
var editionIDs = []string{"en", "fr"}

var kit = sync.OnceValue(func() *deckbuilder.Kit {
	k := &deckbuilder.Kit{Cards: box(), Cites: &cites, EndTurn: endTurn, Outside: outside, Took: took, Received: received}
	return k
})

var editions = sync.OnceValue(func() map[string]*engine.Rules {
	Book.Index()
	out := map[string]*engine.Rules{}
	for i, id := range editionIDs {
		r := &engine.Rules{
			Game: Book.Game, Edition: id, Book: &Book,
			Shared: deckbuilder.SharedZones(), PerPlayer: deckbuilder.PlayerZones(),
			Globals: deckbuilder.Globals, Counters: deckbuilder.PerPlayer, CountInfo: counts(),
			Kinds: deckbuilder.EventKinds(), Sayings: deckbuilder.Sayings(&cites), Tokens: [engine.Tokens]engine.MarkInfo{deckbuilder.Frozen: {ID: "tokens", Name: engine.Text{"Frozen tokens:", "jetons Gelé :"}}}, Verbs: deckbuilder.Verbs(), Questions: deckbuilder.Questions(),
			Types: deckbuilder.CardTypes(), Options: deckbuilder.Options(), Flags: deckbuilder.Flags(), Steps: moments(), Deeds: deeds(), Whose: froze, Reasons: deckbuilder.Reasons(),
			WhyNot: deckbuilder.WhyNot, Elsewhere: deckbuilder.Elsewhere(), Locate: deckbuilder.Locate, Minds: minds, CopiesClause: copiesClause, Bars: bars, Able: able, Range: tokenRange, Keeps: keeps, Strange: strange, Holds: holds, Bears: bears,
			// The played card resolves fully, then what it triggered; several players clockwise from the one who acts.
			Policy: engine.Policy{Wait: true, First: func(m *engine.Match, e *engine.Event) engine.Player {
				if p := deckbuilder.On(m).Active(); p != engine.NoPlayer {
					return p
				}
				return deckbuilder.On(m).Ends()
			}, Own: AmbOwnTriggerOrder, Others: AmbOthersTriggerOrder},
		}
		kit().Build(r)
		r.Kinds[deckbuilder.Keep].Through = keeper(r)
		r.Ready(i)
		out[id] = r
	}
	return out
})

func rules(edition string) *engine.Rules { return editions()[edition] }

// keeper is the one card that keeps others in play for the rest of the game (fe.card.firestorm-matrix).
func keeper(r *engine.Rules) engine.Def {
	return engine.Def(slices.IndexFunc(r.Cards, func(c engine.CardInfo) bool { return c.ID == "firestorm-matrix" }))
}

// counts are the numbers of the shared code; of the tokens this rulebook says that they never fall below zero.
func counts() []engine.CounterInfo {
	out := deckbuilder.Counts()
	for i := range out {
		if out[i].ID == "vp" {
			out[i].Floor = VpNeverNegative
		}
	}
	return out
}

// play plays turn after turn until the game is over, and then scores.
func play(m *engine.Match) {
	g := deckbuilder.On(m)
	dealTwo(g)
	g.GoOn()
	if top := g.Top(deckbuilder.BossStack); top != 0 && g.Card(top).Appear == nil && !g.Rules.On(FirstAppearanceNotFlash) {
		g.FirstAppearance(top, engine.Player(g.Count(engine.NoPlayer, deckbuilder.FirstSeat)))
	}
	for step(m) {
	}
}

// step plays from one rest point to the next, the last one to the end of the game.
func step(m *engine.Match) bool {
	g := deckbuilder.On(m)
	if g.Step() {
		return true
	}
	finish(g)
	return false
}

// resume goes on with a copy of a table at a rest point.
func resume(t *engine.Table, d engine.Decider) *engine.Match {
	return &deckbuilder.NewGame(kit(), t, d).Match
}

// outside cites, for a discard during nobody's turn, why Harley Quinn does not draw.
func outside(g *deckbuilder.Game, p engine.Player) engine.Clause {
	if x := g.Top(g.Zone(p, deckbuilder.Character)); x != 0 && g.Card(x).ID == "harley-quinn" {
		return OversizedHarleyNotFirstAppearance
	}
	return 0
}

// copiesClause is the clause that says how many copies of a card the box has.
func copiesClause(d engine.Def) engine.Clauses {
	switch c := &kit().Cards[d]; c.Sort {
	case deckbuilder.StartCard:
		if c.ID == "punch" {
			return engine.Cite(ComponentsPunches)
		}
		return engine.Cite(ComponentsVulnerabilities)
	case deckbuilder.KickCard:
		return engine.Cite(ComponentsKicks)
	case deckbuilder.WeaknessCard:
		return engine.Cite(ComponentsWeaknesses)
	case deckbuilder.BossCard:
		return engine.Cite(ComponentsSuperHeroes)
	case deckbuilder.CharacterCard:
		return engine.Cite(ComponentsOversized, SetupOneVillainEach)
	}
	return engine.Cite(ComponentsMainDeck)
}

// bars keeps other cards out of the stacks beside the Line-Up, the oversized cards out of all decks, and starting cards and Weaknesses out of
// the main deck and the Line-Up: no text puts a card of cost 0 there. Any other card may be gained, bought or put back, so it can lie in all
// other zones.
func bars(owner engine.Player, k int, d engine.Def, _ engine.Flag) engine.Clauses {
	sort := kit().Cards[d].Sort
	if sort == deckbuilder.CharacterCard && owner == engine.NoPlayer && engine.Zone(k) == deckbuilder.Characters {
		return 0
	}
	if sort == deckbuilder.CharacterCard && (owner == engine.NoPlayer || k != deckbuilder.Character) {
		return engine.Cite(ComponentsOversized, SetupOneVillainEach)
	}
	if sort != deckbuilder.CharacterCard && (owner != engine.NoPlayer && k == deckbuilder.Character || owner == engine.NoPlayer && engine.Zone(k) == deckbuilder.Characters) {
		return engine.Cite(ComponentsOversized)
	}
	if owner != engine.NoPlayer && k == deckbuilder.OnCharacter && kit().Cards[d].ID == "firestorm" {
		return engine.Cite(CardFirestorm, CardsFirestormText) // he is in play while his text puts a card there, and there is one of him
	}
	if owner != engine.NoPlayer {
		return 0
	}
	switch engine.Zone(k) {
	case deckbuilder.MainDeck, deckbuilder.LineUp:
		switch sort {
		case deckbuilder.StartCard:
			return engine.Cite(SetupStartingDeck).With(copiesClause(d))
		case deckbuilder.WeaknessCard:
			return engine.Cite(StacksWeaknessSource).With(copiesClause(d))
		}
	case deckbuilder.KickStack:
		if sort != deckbuilder.KickCard {
			return engine.Cite(ComponentsKicks)
		}
	case deckbuilder.WeaknessStack:
		if sort != deckbuilder.WeaknessCard {
			return engine.Cite(ComponentsWeaknesses)
		}
	case deckbuilder.BossStack, deckbuilder.VillainStack:
		if sort != deckbuilder.BossCard {
			return engine.Cite(ComponentsSuperHeroes)
		}
	}
	return 0
}

// able says whether a card has an ability that a player uses, or a Defense.
func able(v engine.Verb, d engine.Def) bool {
	switch c := &kit().Cards[d]; v {
	case engine.VerbUse:
		return c.Action != nil
	case deckbuilder.VerbDefend:
		return c.Defense != nil || c.Unknown
	}
	return true
}

// cites names the clause of this rulebook for every rule that the shared code enforces.
var cites = deckbuilder.Cites{
	TurnSummary: TurnSummary, AppearanceStep: EndTurn7FirstAppearance,
	TurnClockwise: TurnClockwise, PlayAnyOrder: PlayAnyOrder, PlayResolveAtOnce: PlayResolveAtOnce,
	PlayAfterBuying: PlayAfterBuying, PlayAfterBuyingReading: AmbPlayAfterBuying,
	BuyAfterPlaying: BuyAfterPlaying, BuyBeforeAllPlayed: PlayBuyBeforeAllPlayed,
	TurnIsOver: EndTurn1Announce, TurnPasses: EndTurn8NextPlayer, NoSecondAppearance: HeroNoSecondAppearance, PlayedBossText: HeroPlayedText,
	PlayInert: PlayMayPlayInert, InertLeaves: PlayInertDiscardTime, BuyPass: BuyPass,
	PlayOwnTurn: PlayOwnTurn, PlayFromHand: PlayFromHand, NothingElse: AmbNothingElse, GainByEffect: GainByEffect,

	BuySources: BuySources, BuyPayCost: BuyPayCost, BuyCombinedCost: BuyCombinedCost, BuyToDiscard: BuyToDiscard,
	BuyKicks: BuyKicksSeveral, KickAvailable: StacksKickAvailable, NotLineUp: StacksNotLineUp,
	WeaknessNotBought: StacksWeaknessNotBought, Frozen: CardsColdGunFrozen, FrozenPlace: CardsColdGunPlace,
	FrozenSeveral: CardsColdGunSeveral, FrozenSupply: AmbFrozenTokens, LocationBought: LocationBoughtToDiscard,

	BossMayDefeat: HeroMayDefeat, BossToDiscard: HeroToDiscard, BossNextDown: HeroNextStaysDown, BossOnePerTurn: HeroOnePerTurn,
	BossAvailable: StacksSuperHeroAvailable, DefeatIsBuying: FaqDefeatWord, BossFromLineUp: AmbSuperHeroFromLineUp, BossIsHero: HeroIsHero,

	AttackOthers: AttackOtherPlayers, MayAvoid: AttackMayAvoid, OnlySelf: AttackOnlySelf, OneDefense: AttackOneDefense,
	HitsUndefended: AttackHitsUndefended, InteractionWaits: AttackInteractionWaits, OtherEffectsStay: AttackOtherEffectsStay,
	CountsHits: AttackCountsHits, AttackOrder: AmbAttackOrder, DefenseNotPlaying: AmbDefenseIsPlaying,
	AppearanceName: FirstAppearanceName, AppearanceAll: FirstAppearanceAllPlayers, AppearanceDefend: FirstAppearanceMayDefend,
	AppearanceHits: FirstAppearanceHitsUndefended, AppearanceOutside: FirstAppearanceOutsideTurns,
	AppearanceOrder: AmbFirstAppearanceOrder, AppearanceNotFirst: FirstAppearanceNotFlash,
	MustIfAble: CardsFirstAppearanceMustDiscard, KeptNoDefense: CardsFirestormMatrixNoDefense, DefendWhenEmpty: WeaknessDefendWhenEmpty, DefenseInHand: CardsInvulnerableInHand,

	GainToDiscard: GainToDiscard, GainFree: GainFree, GainNone: GainNothingAvailable,
	WeaknessGain: WeaknessForcedGain, WeaknessToDiscard: WeaknessToDiscard, WeaknessEmpty: WeaknessEmptyStack,
	DestroyPile: DestroyPile, DestroyChoose: DestroyChoose, DestroyNoReturn: DestroyNoReturn, DestroyWhere: DestroyWhere,
	ChooserBenefits: DestroyChooserBenefits, AppearanceBenefits: DestroyFirstAppearance, FrozenDestroy: CardsColdGunDestroy,
	ShuffleWhenNeeded: ShuffleWhenNeeded, ShuffleNotAtOnce: ShuffleNotAtOnce, LookReshuffles: AmbLookReshuffles,
	ShuffleNothing: AmbShuffleOfNothing, PassedNotGained: FaqPassedNotGained,
	LocationStays: LocationStays, LocationOngoing: LocationOngoing, LocationEachTurn: LocationEachTurn,
	LocationOncePerTurn: LocationOncePerTurn, ResolveClockwise: ResolveClockwise, TriggersWait: ResolveCardBeforeTriggers,
	CarrierLeaves: CardsFirestormNotStuck, LocationAnyNumber: LocationAnyNumber, OutOfGame: DestroyOutOfGame, DrawLess: AmbDrawLessThanFive,
	ScoreInPlay: AmbInPlayGathered, Rebate: CardWordOfPower, KeptCard: CardFirestormMatrix, CarriedLocation: CardsFirestormLocation, DestroyAnyZone: DestroyAnyZone, LineUpOverFive: AmbLineUpOverFive,
	KeptAsPlayed: CardsFirestormMatrixAsPlayed, KeptNotSameTurn: CardsFirestormMatrixNotSameTurn, NotInPlay: CardsFirestormNotInPlay,
	WeaknessNoType: TypesWeaknessNone, OwnedTypes: CardsElementWomanTypes, CharacterAbility: VillainAbility,

	TokensGain: VpGain, TokensSteal: VpStealChange, TokensNone: VpNoneToSteal, TokensFloor: VpNeverNegative,
	TokensOnly: VpTokensOnly, StealIsGain: AmbStealIsGain,

	Goal: OverviewGoal, ScoreWeaknessToo: ScoreWeaknessSubtracts, ScoreNothing: SetupVulnerabilityScore, ScoreNothingReading: AmbVulnerabilityVp,
	ScoreGather: ScoreGather, ScoreCards: ScoreAddVp, ScoreWeakness: WeaknessMinusOne, ScoreTokens: VpScored,
	ScoreHighest: ScoreHighestWins, ScoreTie: ScoreTie, ScoreShared: AmbTieAfterSuperHeroes, GameEnds: GameEndImmediately,
	UnknownEffect: TypesPrintedFields,
	TeamSeating:   VariantSeating, TeamStacks: VariantWhoDefeatsWhom, TeamAppearance: VariantTeamFirstAppearance, TeamAttacks: VariantAttacksOtherTeam,
	TeamDefense: VariantDefendTeammate, TeamDefenseReading: AmbVariantDefense, TeamScores: AmbGoodGuysTeams,
}
