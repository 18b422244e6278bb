package deckbuilder

import "tablereferee/engine"

// What an event can be about, and where it moves a card from and to. A script that expects anything else of the log is told that it could
// never happen.

// The card types as an event is about them: a card of the stacks is of the type that its stack is.
const (
	typeStarter = iota
	typeHero
	typeVillain
	typeSuperPower
	typeEquipment
	typeLocation
	typeKick
	typeWeakness
	typeBoss
	typeCharacter
)

// CardTypes declares them.
func CardTypes() []engine.Text {
	return []engine.Text{
		typeStarter: {"starting card", "carte de départ"}, typeHero: {"Hero", "Héros"}, typeVillain: {"Villain", "Vilain"},
		typeSuperPower: {"Super Power", "Super-Pouvoir"}, typeEquipment: {"Equipment", "Équipement"}, typeLocation: {"Location", "Lieu"},
		typeKick: {"Kick", "Coup de Pied"}, typeWeakness: {"Weakness", "Faiblesse"}, typeBoss: {"Super Hero of the stack", "Super-Héros du paquet"},
		typeCharacter: {"character", "personnage"},
	}
}

// cardType is the type of a card.
func (c *Card) cardType() int {
	switch c.Sort {
	case StartCard:
		return typeStarter
	case KickCard:
		return typeKick
	case WeaknessCard:
		return typeWeakness
	case BossCard:
		return typeBoss
	case CharacterCard:
		return typeCharacter
	}
	for t, is := range [...]Types{typeHero: Hero, typeVillain: Villain, typeSuperPower: SuperPower, typeEquipment: Equipment, typeLocation: Location} {
		if c.Types&is != 0 {
			return t
		}
	}
	return typeStarter
}

// happens says of each kind of event what its card can be and where it comes from and goes to.
func happens(k []engine.KindInfo) {
	hers := engine.Players
	table := engine.Tables
	moves := func(from, to engine.Places, kinds ...engine.Kind) {
		for _, i := range kinds {
			k[i].From, k[i].To = from, to
		}
	}
	of := func(types engine.CardTypes, kinds ...engine.Kind) {
		for _, i := range kinds {
			k[i].Of = types
		}
	}
	moves(hers(Hand, Deck, Discard, InPlay, Revealed)|table(Destroyed), hers(InPlay), Play)
	moves(hers(Deck, Revealed), hers(Hand), Draw)
	moves(hers(Hand), hers(Discard), Discarded)
	moves(table(LineUp, KickStack), hers(Discard, Deck, Hand), Bought)
	moves(table(BossStack, VillainStack), hers(Discard, Deck, Hand), Defeat)
	moves(table(LineUp, MainDeck, WeaknessStack), hers(Discard, Deck, Hand), Gain)
	moves(hers(Hand, Deck, Discard, InPlay, OnCharacter, Revealed)|table(LineUp, MainDeck), table(Destroyed), Destroy, IsDestroyed)
	moves(hers(Hand, InPlay), hers(Discard), PutAway)
	moves(hers(Hand, Deck), hers(Hand, Discard), Pass)
	moves(hers(Deck)|table(MainDeck), 0, Reveal, Look)
	moves(hers(Hand), 0, Show)
	moves(hers(Discard), hers(Deck), Reshuffled)
	moves(0, hers(Deck)|table(MainDeck, BossStack, VillainStack, Characters), ShuffleZone)
	moves(table(WeaknessStack), 0, NoneLeft)
	moves(table(LineUp, MainDeck), 0, NothingGained)
	moves(table(MainDeck), 0, NothingEnters)
	moves(table(MainDeck), table(LineUp), Refill)
	moves(table(BossStack, VillainStack), 0, Flip)
	moves(hers(Hand, Discard, InPlay, OnCharacter), hers(Deck), Gather)
	moves(table(BossStack, VillainStack), 0, SetAsideUnseen)
	moves(0, table(KickStack, WeaknessStack, BossStack, VillainStack), Stacked)
	moves(0, table(BossStack, VillainStack), OnTop)

	character := engine.TypesOf(typeCharacter)
	boss := engine.TypesOf(typeBoss)
	held := defending | engine.TypesOf(typeStarter, typeWeakness)
	// A destroyed card that is played once more goes under the main deck; so any card can come into the Line-Up.
	of(held, Play, Draw, Discarded, Bought, Gain, Destroy, IsDestroyed, PutAway, Put, Pass, Reveal, Look, Show, ScoreCards, NotAgain, Keep, Freeze, Thaw, Refill)
	of(defending, Defends)
	of(boss, Defeat, Flip, Appear, AppearNone, OnTop)
	of(character, Deal, SetAside, Takes)
}

// defending are the types of the cards that can have a Defense.
const defending = engine.CardTypes(1<<typeHero | 1<<typeVillain | 1<<typeSuperPower | 1<<typeEquipment | 1<<typeLocation | 1<<typeKick | 1<<typeBoss)

// tells says of each kind of events which numbers its line tells, and whether it stands only before the first move or behind the last.
func tells(k []engine.KindInfo) {
	for _, i := range [...]engine.Kind{SetUp, GoesOn, Deal, SetAside, SetAsideUnseen, Takes, OnTop, Stacked, Begins, LeftOut, AdviseDeck, AdviseSize, JoinTeam} {
		k[i].Opens = true
	}
	for _, i := range [...]engine.Kind{Gather, ScoreCards, ScoreStar, ScoreTokens, ScoreTotal, TeamTotal, Winner} {
		k[i].Ends = true
	}
	for _, i := range [...]engine.Kind{ScoreStar, ScoreTotal, TeamTotal} {
		k[i].Below = true
	}
	k[EndDraw].Sums, k[UseAbility].Able = true, true
	for _, i := range [...]engine.Kind{PowerUp, TokensUp, ScoreTokens} {
		k[i].Grows = 1
	}
	for _, i := range [...]engine.Kind{Pay, TokensDown} {
		k[i].Grows = -1
	}
}

// said says of each verb what it is said of.
func said(v []engine.VerbInfo) {
	for _, i := range [...]engine.Verb{VerbPlay, VerbBuy, VerbGain, VerbDiscard, VerbDestroy, VerbPass} {
		v[i].Cards = defending | engine.TypesOf(typeStarter, typeWeakness)
	}
	v[VerbBuy].From = engine.Tables(LineUp, KickStack, BossStack, VillainStack)
	v[VerbBuy].Next = v[VerbBuy].From | engine.Tables(WeaknessStack) // a rule of its own forbids that
	v[VerbDefeat].From = engine.Tables(BossStack, VillainStack)
	v[VerbDefend].From = engine.Players(Hand, InPlay)
	v[engine.VerbUse].Next = engine.Players(Character, InPlay, OnCharacter)
	v[VerbPlay].From = engine.Players(Hand, Deck, Discard, InPlay, Revealed) | engine.Tables(Destroyed)
	v[VerbPlay].Next = engine.Players(Hand, InPlay) // a card in play that stays there is played again
	v[VerbDiscard].From = engine.Players(Hand)
	v[VerbGain].From = engine.Tables(LineUp, MainDeck, WeaknessStack)
	v[VerbPass].From = engine.Players(Hand)
	v[VerbDefeat].Cards = engine.TypesOf(typeBoss)
	for _, i := range [...]engine.Verb{VerbPlay, VerbBuy, VerbGain, VerbDiscard, VerbDestroy, VerbPass, VerbDefeat, VerbDefend} {
		v[i].Never = engine.TypesOf(typeCharacter)
	}
	v[VerbDefeat].Never = ^engine.TypesOf(typeBoss)
	v[VerbDefend].Cards = defending
}
