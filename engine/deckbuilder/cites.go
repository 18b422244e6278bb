package deckbuilder

import "tablereferee/engine"

// Cites names, for every rule that the shared code enforces, the clause of the game's own rulebook. Zero is a rule
// the game does not have: it is neither enforced nor cited.
type Cites struct {
	// the turn
	TurnSummary, AppearanceStep                                                             engine.Clause
	TurnClockwise, PlayAnyOrder, PlayResolveAtOnce, PlayAfterBuying, PlayAfterBuyingReading engine.Clause
	TurnIsOver, TurnPasses, NoSecondAppearance, PlayedBossText                              engine.Clause
	PlayInert, InertLeaves, BuyPass                                                         engine.Clause
	PlayOwnTurn, PlayFromHand, NothingElse, GainByEffect                                    engine.Clause
	// buying
	BuyAfterPlaying, BuyBeforeAllPlayed                                                       engine.Clause
	BuySources, BuyPayCost, BuyCombinedCost, BuyToDiscard, BuyKicks, KickAvailable, NotLineUp engine.Clause
	WeaknessNotBought, Frozen, FrozenPlace, FrozenSeveral, FrozenSupply                       engine.Clause
	LocationBought                                                                            engine.Clause
	// bosses
	BossMayDefeat, BossToDiscard, BossNextDown, BossOnePerTurn, BossAvailable, DefeatIsBuying, BossFromLineUp engine.Clause
	BossIsHero                                                                                                engine.Clause
	// Attacks
	AttackOthers, MayAvoid, OnlySelf, OneDefense, HitsUndefended, InteractionWaits, OtherEffectsStay, CountsHits engine.Clause
	AttackOrder, DefenseNotPlaying                                                                               engine.Clause
	AppearanceName, AppearanceAll, AppearanceDefend, AppearanceHits, AppearanceOutside, AppearanceOrder          engine.Clause
	AppearanceNotFirst, MustIfAble, KeptNoDefense, DefendWhenEmpty, DefenseInHand                                engine.Clause
	// cards
	GainToDiscard, GainFree, GainNone, WeaknessGain, WeaknessToDiscard, WeaknessEmpty                     engine.Clause
	DestroyPile, DestroyChoose, DestroyNoReturn, DestroyWhere, ChooserBenefits, AppearanceBenefits        engine.Clause
	FrozenDestroy                                                                                         engine.Clause
	ShuffleWhenNeeded, ShuffleNotAtOnce, LookReshuffles, ShuffleNothing, PassedNotGained                  engine.Clause
	LocationStays, LocationOngoing, LocationEachTurn, LocationOncePerTurn, ResolveClockwise, TriggersWait engine.Clause
	CarrierLeaves, LocationAnyNumber, OutOfGame, DrawLess                                                 engine.Clause
	ScoreInPlay, Rebate, KeptCard, CarriedLocation, DestroyAnyZone, LineUpOverFive                        engine.Clause
	KeptAsPlayed, KeptNotSameTurn, NotInPlay                                                              engine.Clause
	WeaknessNoType, OwnedTypes                                                                            engine.Clause
	// characters
	CharacterAbility engine.Clause
	// tokens
	TokensGain, TokensSteal, TokensNone, TokensFloor, TokensOnly, StealIsGain engine.Clause
	// scoring
	Goal, ScoreWeaknessToo, ScoreNothing, ScoreNothingReading                                          engine.Clause
	ScoreGather, ScoreCards, ScoreWeakness, ScoreTokens, ScoreHighest, ScoreTie, ScoreShared, GameEnds engine.Clause
	// the reason why a card without a defined effect is refused
	UnknownEffect engine.Clause
	// two teams
	TeamSeating, TeamStacks, TeamAppearance, TeamAttacks, TeamDefense, TeamDefenseReading, TeamScores engine.Clause
}

// permits says whether every clause is on without which a player may not play a card of hand, or buy one, at all or at times. A run may
// switch them off.
func permits(r *engine.Rules, c *Cites) bool {
	return r.On(c.PlayAfterBuying) && r.On(c.PlayAfterBuyingReading) && r.On(c.PlayInert) && r.On(c.LocationAnyNumber) &&
		r.On(c.BuySources) && r.On(c.BuyAfterPlaying) && r.On(c.BuyBeforeAllPlayed) && r.On(c.KickAvailable)
}
