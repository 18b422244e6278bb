package deckbuilder

import (
	"errors"
	"fmt"
	"reflect"
	"slices"

	"tablereferee/engine"
)

// Cites names, for every rule that the shared code enforces, the clause of the game's own rulebook that has its role:
// OneDefense is that with role: one-defense. These are the numbers, and the rules by which something happens in every
// one of these games.
type Cites struct {
	Details
	Particulars
	// the box and the set-up
	LineUpSlots, FirstHand                                engine.Clause
	SortCards, StartingDeck, ShuffleMainDeck, FirstPlayer engine.Clause
	// the turn
	TurnClockwise, TurnIsOver, PlayAnyOrder, PlayResolveAtOnce engine.Clause
	// buying
	BuySources, BuyCombinedCost engine.Clause
	// cards
	ShuffleWhenNeeded engine.Clause
	// the end of the game
	NoRefill, ScoreCards, ScoreHighest engine.Clause

	silent []string // the fields of Particulars that have no clause
}

// Particulars are the rules that something happens by as soon as a game has what they are about: a kind of cards, an
// Attack, a step after the turn. Then its rulebook has a clause of them (needs.go); else it is silent.
type Particulars struct {
	// the box and the set-up
	KickCards, StacksBeside          engine.Clause
	WeaknessCards, WeaknessNotBought engine.Clause
	CharacterCards, OneCharacterEach engine.Clause
	BossCards, BossFaceDown          engine.Clause
	BossMayDefeat, NoBoss            engine.Clause
	// Attacks
	MayAvoid, HitsUndefended, AppearanceName engine.Clause
	// the end of a turn, and of the game
	EndHand, EndEffects, EndPlayed, PowerLost, EndRefill, EndDraw, EndFlip engine.Clause
	ScoreTokens                                                            engine.Clause
}

// Details are the rules that a rulebook may say nothing of. What it does not say is done as in all of these games, and
// no clause of it is cited; what it does not forbid is allowed.
type Details struct {
	// the box and the set-up
	PlayerCount, MainDeckCards, MainDeckExcludes, CharacterNoDeck                                engine.Clause
	Goal, WeaknessSource, LineUpFromDeck, LineUpFaceUp, MainDeckSize, MainDeckSizeReading        engine.Clause
	StacksWhole, StartingStacks, FirstBoss, ChooseCharacter, ChooseCharacterToo, RandomCharacter engine.Clause
	DealTwo, DealTwoReading, SpareCharacters, SpareCharactersShuffled                            engine.Clause
	ShuffleCharacters                                                                            engine.Clause
	// the turn
	TurnSummary, TurnPasses, NothingElse, NoneToPlay engine.Clause
	AppearanceStep, PlayAfterBuying, PlayAfterBuyingReading, NoSecondAppearance,
	PlayedBossText engine.Clause
	OrderMatters, DifferentCards engine.Clause
	PlayInert, InertLeaves, BuyPass, PlayOwnTurn, PlayFromHand, GainByEffect, CharacterAbility,
	UnknownEffect engine.Clause
	// buying and defeating
	BuyToDiscard, BuyPayCost, BuyKicks, BuyTotal, BossComesTo                                          engine.Clause
	BuyAfterPlaying, BuyBeforeAllPlayed, KickAvailable, NotLineUp, Locked, LockedPlace, LocationBought engine.Clause
	BossReward, BossNoDeck, BossLeaves, BossAppearsThen, BossScored, AppearsAgain                      engine.Clause
	BossNextDown, BossOnePerTurn, BossAvailable, DefeatIsBuying, BossFromLineUp, BossIsHero, Rebate    engine.Clause
	// Attacks
	OnlySelf, OneDefense, InteractionWaits, OtherEffectsStay, CountsHits, AttackOrder, DefenseNotPlaying engine.Clause
	AppearanceDefend, AppearanceHits                                                                     engine.Clause
	AppearanceOutside, AppearanceOrder, AppearanceNotFirst, AppearanceChooser, MustIfAble                engine.Clause
	AttackWord, OngoingWord                                                                              engine.Clause
	AttackOthers, AppearanceAll, KeptNoDefense, DefendWhenEmpty, DefenseInHand                           engine.Clause
	StayingDefends, DefenseDiscarded, StayingDefendsReading, DefenseDiscardedReading, NotObliged         engine.Clause
	// cards
	GainToDiscard, GainFree, GainNone, WeaknessGain, WeaknessEmpty,
	DestroyPile engine.Clause
	WeaknessToDiscard, WeaknessNoType, WeaknessCostZero, PassedNotGained,
	StealIsGain engine.Clause
	WeaknessNoPrice, WeaknessWholePrice, TurnStart, AsideCards, StayingStays, StayingInPlay,
	StayingBought, StayingPlayedOnce, StayingNotOthers, StayingActive, StayingAnyNumber,
	StayingDiscard, StayingDiscardReading, StayingLeaves,
	DiscardFromHand, DiscardElsewhere, DiscardCounts, DiscardLess,
	DestroyChoose, DestroyNoReturn, DestroyWhere, DestroyAnyZone, OutOfGame, LockedDestroy,
	WeaknessReturns engine.Clause
	ChooserBenefits, AppearanceBenefits, ShuffleNotAtOnce, ShuffleNothing, ShuffleToDraw, LookReshuffles, LeftRevealed,
	DrawLess engine.Clause
	LocationStays, LocationOngoing, LocationOwnTurn, LocationEachTurn, LocationOncePerTurn,
	LocationAnyNumber, LocationDraws, LocationAnyTurn, LocationOwnSteps, LocationComesBack,
	LocationFirstOfType engine.Clause
	CarriedLocation, CarrierLeaves, TakenText, NotInPlay, KeptCard, KeptStays, KeptAsPlayed,
	KeptNotSameTurn engine.Clause
	OwnedTypes, OwnedTypesOnce, BossOneType, BossUnder,
	BossForLocation engine.Clause
	NothingIsNotDone, BothTypesDiscard, StarIsNothing, LossIsNothing, StealNone,
	StealNotNegative engine.Clause
	ResolveClockwise, OneAfterTheOther, OnlyFoe, TriggersWait, TriggersWaitReading, GoneMeanwhile, OwnTriggerOrder,
	OthersTriggerOrder engine.Clause
	// several characters of one player
	CharactersOrder, NewcomerActs, NewcomerEnds, NewcomerMisses, NewcomerSees, NewcomerReading engine.Clause
	// tokens
	TokensGain, TokensSteal, TokensNone, TokensFloor, TokensOnly engine.Clause
	// the end of a turn, and of the game
	ScoreGather, GameEnds, NoCarryOver, EndNotDiscarded, LineUpOverFive, NoBossReading, BothEnds engine.Clause
	ScoreTie, ScoreWeakness                                                                      engine.Clause
	EndHandDiscards, EndPlayedDiscards, DiscardsTogether, OnceBetweenTurns                       engine.Clause
	RefillOnlyThen, RefillFirst, BoughtAtOnce, DeckRunsOut, LineUpLeftFull                       engine.Clause
	ScoreInPlay, ScoreWeaknessToo, ScoreNothing, ScoreNothingReading, ScoreShared                engine.Clause
	ScoreStar, ScoreDefeated, EndDrawOnTop                                                       engine.Clause
	// two teams
	TeamTwoStacks, TeamSeating, TeamStacks, TeamAppearance, TeamAttacks, TeamDefense, TeamDefenseReading engine.Clause
	TeamScores                                                                                           engine.Clause
}

// standIns are the rules that speak for others of which a rulebook says nothing of their own, in the order in which
// they are looked for.
var standIns = []struct{ silent, speaks string }{
	{"TurnSummary", "PlayAnyOrder"}, {"TurnPasses", "TurnClockwise"}, {"NothingElse", "TurnSummary"},
	{"NoneToPlay", "TurnSummary"},
	{"BuyToDiscard", "BuySources"}, {"MainDeckCards", "SortCards"}, {"RandomCharacter", "OneCharacterEach"},
	{"PlayFromHand", "PlayAnyOrder"}, {"PlayOwnTurn", "TurnClockwise"}, {"GainByEffect", "NothingElse"},
	{"AppearanceDefend", "MayAvoid"}, {"AppearanceHits", "HitsUndefended"},
	{"ScoreGather", "ScoreCards"}, {"ScoreNothing", "ScoreCards"},
}

// roles are the fields of Cites: those of Details and Particulars behind the others.
var roles = slices.DeleteFunc(reflect.VisibleFields(reflect.TypeFor[Cites]()), func(f reflect.StructField) bool {
	return f.Anonymous || !f.IsExported()
})

// isOptional says of a role that a rulebook may be silent of it, or may be as long as its game has nothing of the kind.
func isOptional(f reflect.StructField) bool { return len(f.Index) > 1 }

// isParticular says of a role that it is one of Particulars.
func isParticular(f reflect.StructField) bool {
	_, is := reflect.TypeFor[Particulars]().FieldByName(f.Name)
	return is
}

// CitesOf fills in the clauses of a rulebook. The error names the roles that no clause has though it must in every
// game, those that two have, and those that the shared rules do not know.
func CitesOf(b *engine.Book) (*Cites, error) {
	var out Cites
	var bad []error
	fields := reflect.ValueOf(&out).Elem()
	left := make(map[string]engine.Clause, fields.NumField())
	for c := range b.All() {
		for _, role := range c.Roles {
			if other := left[role]; other != 0 {
				bad = append(bad, fmt.Errorf("role %s: %s has it, and so has %s", role, b.ID(other), c.ID))
			}
			left[role] = c.Clause
		}
	}
	for _, f := range roles {
		role := Role(f.Name)
		if left[role] == 0 && !isOptional(f) {
			bad = append(bad, fmt.Errorf("role %s: no clause of %s has it", role, b.Game))
		}
		if left[role] == 0 && isParticular(f) {
			out.silent = append(out.silent, f.Name)
		}
		fields.FieldByIndex(f.Index).SetUint(uint64(left[role]))
		delete(left, role)
	}
	for _, s := range standIns {
		if field := fields.FieldByName(s.silent); field.Uint() == 0 {
			field.SetUint(fields.FieldByName(s.speaks).Uint())
		}
	}
	for c := range b.All() {
		for _, role := range c.Roles {
			if left[role] == c.Clause {
				bad = append(bad, fmt.Errorf("role %s: %s has it, and the shared rules have none of that name", role,
					c.ID))
			}
		}
	}
	return &out, errors.Join(bad...)
}

// Instead gives the citations with some clauses in the place of others: a card with an erratum is the rule that it was.
func (c *Cites) Instead(of map[engine.Clause]engine.Clause) *Cites {
	out := *c
	fields := reflect.ValueOf(&out).Elem()
	for _, f := range roles {
		if field := fields.FieldByIndex(f.Index); of[engine.Clause(field.Uint())] != 0 {
			field.SetUint(uint64(of[engine.Clause(field.Uint())]))
		}
	}
	return &out
}

// Role is what a rulebook file calls a field of Cites.
func Role(field string) string {
	role := make([]byte, 0, 2*len(field))
	for i := range len(field) {
		if letter := field[i]; 'A' <= letter && letter <= 'Z' {
			if i > 0 {
				role = append(role, '-')
			}
			role = append(role, letter-'A'+'a')
		} else {
			role = append(role, letter)
		}
	}
	return string(role)
}
