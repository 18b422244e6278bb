package champions

import "tablereferee/engine"

// What an event can be about, and where it moves a card from and to. A script that expects anything else of the log is told that it could
// never happen.

// cardTypes declares the card types, as engine.CardInfo.Type counts them.
func cardTypes() []engine.Text {
	return []engine.Text{
		{}, Hero: {"hero", "héros"}, AlterEgo: {"alter ego", "alter ego"}, Ally: {"ally", "allié"}, Event: {"event", "événement"}, Resource: {"resource", "ressource"},
		Support: {"support", "soutien"}, Upgrade: {"upgrade", "amélioration"}, Villain: {"villain", "méchant"}, Minion: {"minion", "sbire"},
		MainSchemeCard: {"main scheme", "manigance principale"}, SideScheme: {"side scheme", "manigance annexe"}, Treachery: {"treachery", "traîtrise"},
		Attachment: {"attachment", "attachement"}, Environment: {"environment", "environnement"}, Obligation: {"obligation", "obligation"},
	}
}

// typesOf makes a set of card types.
func typesOf(types ...Type) engine.CardTypes {
	var s engine.CardTypes
	for _, t := range types {
		s |= engine.TypesOf(int(t))
	}
	return s
}

var (
	ofDeck      = typesOf(Ally, Event, Resource, Support, Upgrade) // a player's deck
	ofEncounter = typesOf(Minion, SideScheme, Treachery, Attachment, Environment, Obligation)
	ofIdentity  = typesOf(Hero, AlterEgo)
	ofMinion    = typesOf(Minion) // and a Drone, see guise
	ofEnemy     = typesOf(Villain) | ofMinion
	ofFriend    = ofIdentity | typesOf(Ally)
	ofCharacter = ofFriend | ofEnemy
	ofScheme    = typesOf(MainSchemeCard, SideScheme)
)

// happens says of each kind of event what its cards can be and where it comes from and goes to.
func happens(k []engine.KindInfo) {
	own, table := engine.Players, engine.Tables
	moves := func(from, to engine.Places, kinds ...engine.Kind) {
		for _, i := range kinds {
			k[i].From, k[i].To = from, to
		}
	}
	are := func(types engine.CardTypes, kinds ...engine.Kind) {
		for _, i := range kinds {
			k[i].Of = types
		}
	}
	moves(own(Hand), own(Discard), PaysWith)
	moves(own(Hand), own(OnTable), PlayEvent)
	moves(own(Hand), own(InPlay), PlayCard)
	moves(own(Hand, Deck_, Discard), own(InPlay), PutIntoPlay)
	moves(0, own(Discard)|table(EncounterDiscard), Discarded)
	moves(own(Deck_)|table(EncounterDeck), own(Discard)|table(EncounterDiscard), DiscardTop)
	moves(own(Deck_), own(Hand), Draw)
	moves(own(Discard), own(Deck_), Reshuffled)
	moves(0, own(Deck_)|table(EncounterDeck), ShuffleZone)
	moves(table(EncounterDiscard), table(EncounterDeck), EncounterReshuffled)
	moves(own(Dealt, Nemesis, Hand)|table(EncounterDeck, EncounterDiscard, Aside), table(Resolving), Reveal)
	moves(table(Boosts), own(Discard)|table(EncounterDiscard), BoostDone)
	moves(own(Engaged, InPlay), own(Discard)|table(EncounterDiscard), Defeat)
	moves(table(SideSchemes), own(Discard)|table(EncounterDiscard), SchemeDefeated)
	moves(table(MainScheme), table(Removed), SchemeAdvances)
	moves(own(InPlay)|table(Attachments), own(Discard)|table(EncounterDiscard), Falls)
	moves(own(Deck_, Discard), own(Hand), Take)
	moves(own(Deck_, Discard)|table(EncounterDeck, EncounterDiscard, Aside), 0, Search)
	moves(table(Captured), own(Hand, Discard)|table(EncounterDiscard), GoesBack)
	moves(own(InPlay), own(InPlay), HandsOver)

	are(typesOf(Ally, Event, Support, Upgrade), Declare, Aborts)
	are(typesOf(Event), PlayEvent)
	are(typesOf(Ally, Support, Upgrade), PlayCard)
	are(ofDeck, PaysWith, PutIntoPlay, EntersPlay, Draw, Take, HandsOver)
	are(ofDeck|ofEncounter, Discarded, DiscardTop, CancelledCard)
	are(ofEncounter, Reveal, RevealedThere, FlipBoost, BoostDone, BoostAbility, GainSurge, NotBegun)
	are(ofEncounter|typesOf(Villain, MainSchemeCard), Effects)
	are(typesOf(Minion), EnterMinion)
	are(ofDeck, EnterDrone)
	are(ofFriend|typesOf(Support, Upgrade), Generates)
	are(typesOf(SideScheme), EnterScheme, SchemeDefeated)
	are(typesOf(MainSchemeCard), SchemeAdvances, SchemeTurns)
	are(typesOf(Environment), EnterEnvironment)
	are(typesOf(Attachment), AttachCard)
	are(typesOf(Attachment, Upgrade), Attaches, NoHost)
	are(typesOf(Obligation), GiveObligation)
	are(ofIdentity|typesOf(MainSchemeCard), Flip)
	are(ofEnemy, EnemyAttacks, EnemySchemes, AttackEnds)
	are(ofMinion, NoQuickstrike, EngagesNext)
	are(ofFriend, HeroAttacks, HeroThwarts, Thwarted, Defends, DefenderGone)
	are(ofFriend, ValueTHW)
	are(ofIdentity, ValueDEF, ValueREC)
	are(ofEnemy, ValueSCH)
	are(ofCharacter, ValueATK, Attacked, NoDamage, Stun, Confuse, Toughen, HasAlready, LoseStunned, LoseConfused, LoseTough, Retaliates, NoneToHeal, Heal)
	are(ofCharacter|typesOf(Attachment), Damage, MoveDamage)
	are(typesOf(Attachment)|ofDeck, DamageHere)
	are(ofScheme, ThreatUp, ThreatDown, NoThreat)
	are(ofMinion|typesOf(Ally), Defeat)
	are(typesOf(Villain), DefeatStage, NextStage, Dial)
	are(ofIdentity, Recover)
	k[HeroAttacks].On = ofEnemy
	k[Attacked].On = ofCharacter
	k[HeroThwarts].On, k[Thwarted].On = ofScheme, ofScheme
	k[AttachCard].On, k[Attaches].On = ofCharacter|ofScheme|typesOf(Attachment), ofCharacter|ofScheme|typesOf(Attachment)
	k[Captures].On = ofScheme
}

// guise gives Minion for the cards of players' decks where a card may lie face down as a Drone (mc.scenario-card.figure-ultron-drones): where one
// does, or a card of Ultron's takes part, or one that changes what a card is.
func guise(t *engine.Table, d engine.Def) engine.CardTypes {
	if ofDeck&engine.TypesOf(int(kit().Cards[d].Type)) == 0 {
		return 0
	}
	for c := engine.CardID(1); int(c) <= t.CardCount(); c++ {
		if k := &kit().Cards[t.Def(c)]; t.In(c) != engine.Box && (t.Flag(c, FaceDown) || k.Set == UltronSet || k.Cite.Has(CardTypesChangeType)) {
			return typesOf(Minion)
		}
	}
	return 0
}

// tells says of each kind of events which numbers its line tells, and whether it stands only before the first move or behind the last.
func tells(k []engine.KindInfo) {
	for _, i := range [...]engine.Kind{SetUpStep, StartsWith, DeckChecked, DeckOf, SetsAside, FirstIs, SaysAloud} {
		k[i].Opens = true
	}
	k[Generates].Able, k[UsesAbility].Able, k[Asks].Between = true, true, true
	k[PlayersWin].Ends, k[PlayersLose].Ends = true, true
	for _, i := range [...]engine.Kind{Counters, ThreatUp, Lasts} {
		k[i].Grows = 1
	}
	k[NoThreat].Guard, k[ValueREC].Guard = true, true
	for _, i := range [...]engine.Kind{Draws, EntersPlay, SurgeAgain} {
		k[i].Sums = true
	}
	for _, i := range [...]engine.Kind{Spends, Heal, MoveDamage, ThreatDown} {
		k[i].Grows = -1
	}
}

// said says of each verb what it is said of.
func said(v []engine.VerbInfo) {
	v[VerbPlay].Cards, v[VerbPlay].From = typesOf(Ally, Event, Support, Upgrade), engine.Players(Hand)
	v[VerbPay].Cards, v[VerbPay].From = ofDeck, engine.Players(Hand)
	v[VerbDiscard].Cards = ofDeck | ofEncounter
	for _, i := range [...]engine.Verb{VerbAttack, VerbThwart, VerbDefend} {
		v[i].Cards = typesOf(Hero, Ally)
		v[i].Never = ^(ofIdentity | typesOf(Ally))
	}
	own := engine.Players(Identity, InPlay)
	v[VerbAttack].Next, v[VerbThwart].Next, v[VerbDefend].From = own, own, own
	v[engine.VerbUse].Next = own | engine.Tables(VillainZone, MainScheme, SideSchemes, Environments, Attachments)
	v[VerbPlay].Never = ^(ofDeck | typesOf(Obligation))
	v[VerbPay].Never = ^ofDeck
	v[VerbDiscard].Never = ^(ofDeck | ofEncounter)
}
