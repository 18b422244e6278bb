package deckbuilder

import (
	"errors"
	"fmt"
	"reflect"
	"slices"

	"tablereferee/engine"
)

// Cites names, for every rule that the shared code enforces, the clause of the game's own rulebook that has its role:
// OneDefense is that with role: one-defense. These are the numbers, and the rules that something which happens is cited
// by alone.
type Cites struct {
	Details
	// the box and the set-up
	PlayerCount, MainDeckCards, KickCards, WeaknessCards, BossCards, CharacterCards, LineUpSlots,
	FirstHand engine.Clause
	SortCards, OneCharacterEach, StartingDeck, ShuffleMainDeck, StacksBeside, BossFaceDown,
	FirstPlayer engine.Clause
	// the turn
	TurnSummary, TurnClockwise, TurnIsOver, TurnPasses, PlayAnyOrder, PlayResolveAtOnce engine.Clause
	NothingElse                                                                         engine.Clause
	// buying and defeating
	BuySources, BuyCombinedCost, BuyToDiscard, WeaknessNotBought engine.Clause
	BossMayDefeat                                                engine.Clause
	// Attacks
	MayAvoid, HitsUndefended, AppearanceName, AppearanceDefend, AppearanceHits engine.Clause
	// cards
	ShuffleWhenNeeded engine.Clause
	// the end of a turn, and of the game
	EndHand, EndEffects, EndPlayed, PowerLost, EndRefill, EndDraw, EndFlip engine.Clause
	GameEnds, NoRefill, NoBoss                                             engine.Clause
	ScoreGather, ScoreCards, ScoreHighest                                  engine.Clause
}

// Details are the rules that a rulebook may say nothing of. What it does not say is done as in all of these games, and
// no clause of it is cited; what it does not forbid is allowed.
type Details struct {
	// the box and the set-up
	Goal, WeaknessSource, LineUpFromDeck, LineUpFaceUp, MainDeckSize, MainDeckSizeReading        engine.Clause
	StacksWhole, StartingStacks, FirstBoss, ChooseCharacter, ChooseCharacterToo, RandomCharacter engine.Clause
	DealTwo, DealTwoReading                                                                      engine.Clause
	// the turn
	AppearanceStep, PlayAfterBuying, PlayAfterBuyingReading, NoSecondAppearance,
	PlayedBossText engine.Clause
	PlayInert, InertLeaves, BuyPass, PlayOwnTurn, PlayFromHand, GainByEffect, CharacterAbility,
	UnknownEffect engine.Clause
	// buying and defeating
	BuyPayCost, BuyKicks, BossComesTo                                                                  engine.Clause
	BuyAfterPlaying, BuyBeforeAllPlayed, KickAvailable, NotLineUp, Locked, LockedPlace, LocationBought engine.Clause
	BossNextDown, BossOnePerTurn, BossAvailable, DefeatIsBuying, BossFromLineUp, BossIsHero, Rebate    engine.Clause
	// Attacks
	OnlySelf, OneDefense, InteractionWaits, OtherEffectsStay, CountsHits, AttackOrder, DefenseNotPlaying engine.Clause
	AppearanceOutside, AppearanceOrder, AppearanceNotFirst, AppearanceChooser, MustIfAble                engine.Clause
	AttackOthers, AppearanceAll, KeptNoDefense, DefendWhenEmpty, DefenseInHand                           engine.Clause
	// cards
	GainToDiscard, GainFree, GainNone, WeaknessGain, WeaknessEmpty,
	DestroyPile engine.Clause
	WeaknessToDiscard, WeaknessNoType, PassedNotGained,
	StealIsGain engine.Clause
	DestroyChoose, DestroyNoReturn, DestroyWhere, DestroyAnyZone, OutOfGame, LockedDestroy,
	WeaknessReturns engine.Clause
	ChooserBenefits, AppearanceBenefits, ShuffleNotAtOnce, ShuffleNothing, LookReshuffles,
	DrawLess engine.Clause
	LocationStays, LocationOngoing, LocationEachTurn, LocationOncePerTurn,
	LocationAnyNumber engine.Clause
	CarriedLocation, CarrierLeaves, TakenText, NotInPlay, KeptCard, KeptStays, KeptAsPlayed,
	KeptNotSameTurn engine.Clause
	OwnedTypes, OwnedTypesOnce, BossOneType, BossUnder,
	BossForLocation engine.Clause
	NothingIsNotDone, BothTypesDiscard, StarIsNothing, LossIsNothing, StealNone,
	StealNotNegative engine.Clause
	ResolveClockwise, TriggersWait, TriggersWaitReading, GoneMeanwhile, OwnTriggerOrder,
	OthersTriggerOrder engine.Clause
	// tokens
	TokensGain, TokensSteal, TokensNone, TokensFloor, TokensOnly engine.Clause
	// the end of a turn, and of the game
	NoCarryOver, EndNotDiscarded, LineUpOverFive, NoBossReading, BothEnds                      engine.Clause
	ScoreTie, ScoreWeakness                                                                    engine.Clause
	ScoreInPlay, ScoreWeaknessToo, ScoreNothing, ScoreNothingReading, ScoreTokens, ScoreShared engine.Clause
	// two teams
	TeamTwoStacks, TeamSeating, TeamStacks, TeamAppearance, TeamAttacks, TeamDefense, TeamDefenseReading engine.Clause
	TeamScores                                                                                           engine.Clause
}

// roles are the fields of Cites: those of Details behind the others.
var roles = slices.DeleteFunc(reflect.VisibleFields(reflect.TypeFor[Cites]()), func(f reflect.StructField) bool {
	return f.Anonymous
})

// isDetail says of a role that a rulebook may be silent of it.
func isDetail(f reflect.StructField) bool { return len(f.Index) > 1 }

// CitesOf fills in the clauses of a rulebook. The error names the roles that no clause has though it must, those that
// two have, and those that the shared rules do not know.
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
		if left[role] == 0 && !isDetail(f) {
			bad = append(bad, fmt.Errorf("role %s: no clause of %s has it", role, b.Game))
		}
		fields.FieldByIndex(f.Index).SetUint(uint64(left[role]))
		delete(left, role)
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
