package champions

import "tablereferee/engine"

// Kinds of events.
const (
	RoundBegins engine.Kind = engine.FirstKind + iota
	TurnBegins
	TurnEnds
	EndPhase
	VillainPhaseBegins
	Step
	PassToken
	RoundEnds
	FirstIs
	SetUpStep
	StartsWith
	SetsAside
	Stock // quiet: the set-up makes a pile
	Declare
	ChoosesX
	Aborts
	PaysWith
	Generates
	WildEnergy
	WildMental
	WildPhysical
	Exhausts
	Readies
	Spends // counters
	Counters
	PlayEvent
	PlayCard
	PutIntoPlay
	EntersPlay
	Discarded
	DiscardTop
	Draws
	Draw
	NoneToDraw
	NoneLeft
	NoQuickstrike
	NoneToHeal
	ExhaustedAlready
	NoneToDiscard
	DiscardStops
	NoneThreatens
	NoDefender
	Reshuffled
	ShuffleZone
	Flip
	Deal
	EncounterReshuffled
	AccelUp
	Reveal
	RevealedThere // of a card that is being resolved already
	Effects       // a revealed card's effects are about to resolve
	EnterMinion
	EnterDrone
	EnterScheme
	EnterEnvironment
	AttachCard
	Attaches
	NoHost
	GiveObligation
	Alone
	SurgeAgain
	GainSurge
	EnemyAttacks
	EnemySchemes
	Schemed
	Threatened // threat has been placed, and a main scheme that it filled has advanced
	Revealed   // a card from the encounter deck has been revealed: its effects are over
	GiveBoost
	FlipBoost
	BoostDone
	Defends
	Undefended
	DefenderGone
	AttackEnds
	GoneBefore
	PowerIs
	ValueTHW
	ValueATK
	ValueDEF
	ValueREC
	ValueSCH
	BoostAbility
	ForcedActs
	AbilityBegins
	BonusEnds
	DeckChecked
	DeckOf
	HeroAttacks
	Attacked
	HeroThwarts
	Thwarted
	Damage
	DamageHere
	NoDamage
	Prevented
	ToPrevent
	Excess
	GainsOverkill
	Retaliates
	Heal
	MoveDamage
	ThreatUp
	ThreatDown
	NoThreat
	Reduced
	Stun
	Confuse
	Toughen
	HasAlready
	LoseStunned
	LoseConfused
	LoseTough
	Defeat
	DefeatStage
	NextStage
	Dial
	SchemeDefeated
	SchemeAdvances
	SchemeTurns
	RemoveCard
	Falls
	Eliminated
	EngagesNext
	OthersGoOn
	TokenPasses
	Return
	Take
	Recover
	PlayersWin
	PlayersLose
	Search
	LooksAt
	RaisesDamage
	RaisesNothing
	ThwartsAll
	HasThwartedAll
	GainsTrait
	NothingFound
	Nothing
	CancelledCard
	NotBegun
	Lasts
	LastsTHW
	LastsATK
	LastsDEF
	LastsSCH
	Expires
	RebateUp
	RebateUsed
	RebateLapses
	Captures
	GoesBack
	Asks
	SaysAloud
	GrimRule
	UsesAbility
	Move
	HandsOver
	quietShuffle // quiet from here on
	quietFlip    // a card turned over without a word
	succeeds     // a villain stage takes over what lies on the one before it
	TurnFaceDown
	setPhase
	setActive
	setFirst
	setOver
	setWon
	setStarted
	setExpert
	setRound
	setRebate
	setTurn
	setRandom
	setFromStep
	setOut
	TurnGoesOn
	kindCount
)

// ByAttack marks what is part of an attack; AsDrone the defeat of a card that lay facedown.
const (
	ByAttack = engine.FirstTag << iota
	AsDrone
)

// kinds are the kinds of events, a row for each: what it does to the table, the sentence that tells it in both
// languages, what its card can be, and where that comes from and goes to. A script that expects anything else of the
// log is told that it could never happen.
func kinds() []engine.KindInfo {
	t := func(en, fr string) engine.Text { return engine.Text{en, fr} }
	own, table := engine.Players, engine.Tables
	rows := [kindCount]engine.KindInfo{
		RoundBegins: {Name: "round", Op: engine.Count, Counter: Round, Chapter: true,
			Says: t("round {now}, player phase", "round {now}, phase des joueurs")},
		TurnBegins: {Name: "turn", Chapter: true, Says: t("turn {player}", "tour de {player}")},
		TurnEnds:   {Name: "turn-end", Says: t("{player} ends the turn", "{player} termine son tour")},
		EndPhase: {Name: "end-player-phase", Chapter: true,
			Says: t("end of the player phase", "fin de la phase des joueurs")},
		VillainPhaseBegins: {Name: "villain-phase", Chapter: true, Says: t("villain phase", "phase du méchant")},
		Step:               {Name: "step", Says: t("step {n}", "étape {n}")},
		PassToken: {Name: "pass-first-player",
			Says: t("{player} is the first player now", "{player} est maintenant le premier joueur")},
		RoundEnds: {Name: "round-end", Says: t("the round ends", "le round se termine")},
		FirstIs: {Name: "first-player", Opens: true,
			Says: t("{player} is the first player", "{player} est le premier joueur")},
		SetUpStep: {Name: "set-up", Chapter: true, Opens: true,
			Says: t("set-up, step {n}", "mise en place, étape {n}")},
		StartsWith: {Name: "hit-points", Opens: true,
			Says: t("{card} starts with {n} hit points", "{card} commence avec {n} points de vie")},
		SetsAside: {Name: "set-aside", Opens: true, Says: t("{card} is set aside", "{card} est mise de côté")},
		Stock:     {Name: "stock", Op: engine.MoveCard, Quiet: true},
		Declare: {Name: "declare", Of: typesOf(Ally, Event, Support, Upgrade),
			Says: t("{actor} declares {card}, cost {n}", "{actor} annonce {card}, coût {n}")},
		ChoosesX: {Name: "x", Says: t("X is {n}", "X vaut {n}")},
		Aborts: {Name: "abort", Of: typesOf(Ally, Event, Support, Upgrade),
			Says: t("the cost of {card} can no longer be paid: nothing is paid",
				"le coût de {card} ne peut plus être payé : rien n'est payé")},
		PaysWith: {Name: "pay", Op: engine.MoveCard, Of: ofDeck, From: own(Hand), To: own(Discard),
			Says: t("pays with {card}: {from} -> {to}", "paie avec {card} : {from} -> {to}")},
		Generates: {Name: "generate", Of: ofFriend | typesOf(Support, Upgrade), Able: true,
			Says: t("{card} generates resources: {n}", "{card} génère des ressources : {n}")},
		WildEnergy: {Name: "wild-energy",
			Says: t("a wild resource counts as energy", "une ressource libre compte comme énergie")},
		WildMental: {Name: "wild-mental",
			Says: t("a wild resource counts as mental", "une ressource libre compte comme mentale")},
		WildPhysical: {Name: "wild-physical",
			Says: t("a wild resource counts as physical", "une ressource libre compte comme physique")},
		Exhausts: {Name: "exhaust", Op: engine.SetFlag, Flag: Exhausted,
			Says: t("{card} exhausts", "{card} s'incline")},
		Readies: {Name: "ready", Op: engine.DropFlag, Flag: Exhausted, Says: t("{card} readies", "{card} se redresse")},
		Spends: {Name: "spend-counter", Op: engine.Place, Token: CounterToken, Grows: -1,
			Says: t("{card}: counters {+n} (now {now})", "{card} : jetons {+n} (reste {now})")},
		Counters: {Name: "counters", Op: engine.Place, Token: CounterToken, Grows: 1,
			Says: t("{card}: counters {+n} (now {now})", "{card} : jetons {+n} (total {now})")},
		PlayEvent: {Name: "play-event", Op: engine.MoveCard, Of: typesOf(Event), From: own(Hand), To: own(OnTable),
			Says: t("{actor} plays {card}: {from} -> {to}", "{actor} joue {card} : {from} -> {to}")},
		PlayCard: {Name: "play", Op: engine.Attach, Of: typesOf(Ally, Support, Upgrade), From: own(Hand),
			To: own(InPlay), Says: t("{actor} plays {card}: {from} -> {to}", "{actor} joue {card} : {from} -> {to}")},
		PutIntoPlay: {Name: "put-into-play", Op: engine.Attach, Of: ofDeck, From: own(Hand, PlayerDeck, Discard),
			To:   own(InPlay),
			Says: t("{card} is put into play: {from} -> {to}", "{card} est mise en jeu : {from} -> {to}")},
		EntersPlay: {Name: "enters-play", Of: ofDeck, Sums: true,
			Says: t("so {card} enters play", "{card} arrive donc en jeu")},
		Discarded: {Name: "discard", Op: engine.MoveCard, Of: ofDeck | ofEncounter,
			To:   own(Discard) | table(EncounterDiscard),
			Says: t("discards {card}: {from} -> {to}", "défausse {card} : {from} -> {to}")},
		DiscardTop: {Name: "discard-top", Op: engine.MoveCard, Of: ofDeck | ofEncounter,
			From: own(PlayerDeck) | table(EncounterDeck), To: own(Discard) | table(EncounterDiscard),
			Says: t("from the top of the deck: {card} -> {to}", "du dessus du deck : {card} -> {to}")},
		Draws: {Name: "draws", Sums: true, Says: t("{player} draws: {n}", "{player} pioche : {n}")},
		Draw: {Name: "draw", Op: engine.MoveCard, Of: ofDeck, From: own(PlayerDeck), To: own(Hand),
			Says: t("{card}: {from} -> {to}", "{card} : {from} -> {to}")},
		NoneToDraw: {Name: "none-to-draw",
			Says: t("{player} has no card left to draw", "{player} n'a plus de carte à piocher")},
		NoneLeft: {Name: "none-left", Says: t("no encounter card is left", "il ne reste aucune carte Rencontre")},
		NoQuickstrike: {Name: "no-quickstrike", Of: ofMinion,
			Says: t("no quickstrike of {card}: {player} is in alter-ego form",
				"pas de Coup Rapide de {card} : {player} est sous forme d'alter ego")},
		NoneToHeal: {Name: "none-to-heal", Of: ofCharacter,
			Says: t("{card} has no damage to heal", "{card} n'a pas de dégâts à soigner")},
		ExhaustedAlready: {Name: "exhausted-already",
			Says: t("{card} is exhausted already", "la carte {card} est déjà inclinée")},
		NoneToDiscard: {Name: "none-to-discard",
			Says: t("{player} has no card for it", "{player} n'a pas de carte pour cela")},
		DiscardStops: {Name: "discard-stops",
			Says: t("{card}: no further card is discarded", "{card} : plus aucune carte n'est défaussée")},
		NoneThreatens: {Name: "none-threatens", Says: t("no threat is placed", "aucune menace n'est placée")},
		NoDefender: {Name: "no-defender",
			Says: t("nobody can defend: no hero and no ally is ready",
				"personne ne peut défendre : aucun héros ni allié n'est redressé")},
		Reshuffled: {Name: "reshuffle", Op: engine.Reshuffle, From: own(Discard), To: own(PlayerDeck),
			Says: t("{from} is shuffled into a new {to} (cards: {n})",
				"{from} est mélangée en nouveau {to} (cartes : {n})")},
		ShuffleZone: {Name: "shuffle", Op: engine.Shuffle, To: own(PlayerDeck) | table(EncounterDeck),
			Says: t("{to} is shuffled", "{to} est mélangé")},
		Flip: {Name: "turn-over", Op: engine.TurnOver, Of: ofIdentity | typesOf(MainSchemeCard),
			Says: t("{card} turns over: {back}", "{card} est retournée : {back}")},
		Deal: {Name: "deal", Op: engine.MoveCard,
			Says: t("an encounter card is dealt facedown to {player}",
				"une carte Rencontre est attribuée face cachée à {player}")},
		EncounterReshuffled: {Name: "encounter-reshuffle", Op: engine.Reshuffle, From: table(EncounterDiscard),
			To: table(EncounterDeck),
			Says: t("the encounter deck has run out: {from} is shuffled into it (cards: {n})",
				"le deck Rencontre est épuisé : {from} y est mélangée (cartes : {n})")},
		AccelUp: {Name: "acceleration-token", Op: engine.Count, Counter: AccelTokens,
			Says: t("the main scheme deck gets an acceleration token (now {now})",
				"le deck Manigance principale reçoit un pion Accélération (total {now})")},
		Reveal: {Name: "reveal", Op: engine.MoveCard, Of: ofEncounter,
			From: own(Dealt, Nemesis, Hand) | table(EncounterDeck, EncounterDiscard, Aside), To: table(Resolving),
			Says: t("{player} reveals {card}: {from} -> {to}", "{player} révèle {card} : {from} -> {to}")},
		RevealedThere: {Name: "reveal-there", Of: ofEncounter,
			Says: t("{card} is revealed for {player}", "révélation de {card} pour {player}")},
		Effects: {Name: "effects", Of: ofEncounter | typesOf(Villain, MainSchemeCard),
			Says: t("the effects of {card} begin", "les effets de {card} commencent")},
		EnterMinion: {Name: "enter-minion", Op: engine.MoveCard, Of: typesOf(Minion),
			Says: t("{card} enters play, engaged with {player}", "{card} arrive en jeu, engagé avec {player}")},
		EnterDrone: {Name: "enter-drone", Op: engine.MoveCard, Flag: FaceDown, Of: ofDeck,
			Says: t("{card} enters play facedown as a Drone minion, engaged with {player}",
				"{card} arrive en jeu face cachée comme sbire Drone, engagé avec {player}")},
		EnterScheme: {Name: "enter-scheme", Op: engine.MoveCard, Of: typesOf(SideScheme),
			Says: t("{card} enters play beside the main scheme",
				"{card} arrive en jeu à côté de la manigance principale")},
		EnterEnvironment: {Name: "enter-environment", Op: engine.MoveCard, Of: typesOf(Environment),
			Says: t("{card} enters play next to the villain", "{card} arrive en jeu à côté du méchant")},
		AttachCard: {Name: "attach", Op: engine.Attach, Of: typesOf(Attachment),
			On:   ofCharacter | ofScheme | typesOf(Attachment, Environment),
			Says: t("{card} is attached to {on}", "{card} est attachée à {on}")},
		Attaches: {Name: "attached", Of: typesOf(Attachment, Upgrade),
			On:   ofCharacter | ofScheme | typesOf(Attachment),
			Says: t("{card} is attached to {on}", "{card} est attachée à {on}")},
		NoHost: {Name: "no-host", Of: typesOf(Attachment, Upgrade),
			Says: t("there is nothing that {card} could be attached to", "il n'y a rien à quoi attacher {card}")},
		GiveObligation: {Name: "give", Of: typesOf(Obligation),
			Says: t("{card} is given to {player}", "{card} est donnée à {player}")},
		Alone: {Name: "peril",
			Says: t("Peril: {player} resolves {card} alone", "Péril : {player} résout {card} sans aide")},
		SurgeAgain: {Name: "surge", Sums: true,
			Says: t("surge: {player} reveals another encounter card",
				"Renfort : {player} révèle une autre carte Rencontre")},
		GainSurge: {Name: "gain-surge", Of: ofEncounter, Says: t("{card} gains surge", "{card} gagne Renfort")},
		EnemyAttacks: {Name: "enemy-attacks", Of: ofEnemy,
			Says: t("{card} attacks {player}", "{card} attaque {player}")},
		EnemySchemes: {Name: "enemy-schemes", Of: ofEnemy, Says: t("{card} schemes", "{card} manigance")},
		Schemed:      {Name: "schemed", Quiet: true},
		Threatened:   {Name: "threatened", Quiet: true},
		Revealed:     {Name: "revealed", Quiet: true},
		GiveBoost: {Name: "give-boost", Op: engine.MoveCard,
			Says: t("a facedown boost card is given", "une carte boost est donnée face cachée")},
		FlipBoost: {Name: "flip-boost", Of: ofEncounter,
			Says: t("boost {card}: {+n} (now {now})", "boost {card} : {+n} (total {now})")},
		BoostDone: {Name: "discard-boost", Op: engine.MoveCard, Of: ofEncounter, From: table(Boosts),
			To: own(Discard) | table(EncounterDiscard), Says: t("{card}: {from} -> {to}", "{card} : {from} -> {to}")},
		Defends:    {Name: "defends", Of: ofFriend, Says: t("{card} defends", "{card} défend")},
		Undefended: {Name: "undefended", Says: t("nobody defends", "personne ne défend")},
		DefenderGone: {Name: "defender-gone", Of: ofFriend,
			Says: t("{card} is no longer there: nobody defends {player}",
				"{card} : plus là, personne ne défend {player}")},
		AttackEnds: {Name: "attack-ends", Of: ofEnemy,
			Says: t("the attack of {card} ends: {player} is out of the game",
				"l'attaque de {card} prend fin : {player} est hors jeu")},
		GoneBefore: {Name: "gone-before", Of: ofEnemy,
			Says: t("{card} is no longer there: it neither attacks nor schemes",
				"{card} : plus là, ni attaque ni manigance")},
		PowerIs: {Name: "power", Says: t("damage of the attack: {n}", "dégâts de l'attaque : {n}")},
		ValueTHW: {Name: "value-thw", Of: ofFriend,
			Says: t("THW of {card}: base {n}, now {now}", "CTR de {card} : base {n}, maintenant {now}")},
		ValueATK: {Name: "value-atk", Of: ofCharacter,
			Says: t("ATK of {card}: base {n}, now {now}", "ATQ de {card} : base {n}, maintenant {now}")},
		ValueDEF: {Name: "value-def", Of: ofIdentity,
			Says: t("DEF of {card}: base {n}, now {now}", "DEF de {card} : base {n}, maintenant {now}")},
		ValueREC: {Name: "value-rec", Of: ofIdentity, Guard: true,
			Says: t("REC of {card}: base {n}, now {now}", "REC de {card} : base {n}, maintenant {now}")},
		ValueSCH: {Name: "value-sch", Of: ofEnemy,
			Says: t("SCH of {card}: base {n}, now {now}", "MNG de {card} : base {n}, maintenant {now}")},
		BoostAbility: {Name: "boost-ability", Of: ofEncounter,
			Says: t("the boost ability of {card} begins", "la capacité boost de {card} commence")},
		ForcedActs:    {Name: "forced", Says: t("{card} acts by itself", "{card} agit d'elle-même")},
		AbilityBegins: {Name: "ability-begins", Quiet: true},
		BonusEnds:     {Name: "bonus-ends", Says: t("what {card} gave is gone", "ce que {card} donnait est perdu")},
		DeckChecked: {Name: "deck-checked", Opens: true,
			Says: t("the deck of {player} has {n} cards beside the identity",
				"le deck de {player} a {n} cartes, hors identité")},
		DeckOf: {Name: "encounter-deck", Opens: true,
			Says: t("the encounter deck is made (sets: {n})", "le deck Rencontre est constitué (sets : {n})")},
		HeroAttacks: {Name: "attacks", Of: ofFriend, On: ofEnemy,
			Says: t("{card} attacks {on}", "{card} attaque {on}")},
		Attacked: {Name: "attacked", Of: ofCharacter, On: ofCharacter,
			Says: t("the attack of {card} on {on} is over: {n} damage dealt",
				"l'attaque de {card} contre {on} est finie : {n} dégâts infligés")},
		HeroThwarts: {Name: "thwarts", Of: ofFriend, On: ofScheme,
			Says: t("{card} thwarts {on}", "{card} contre {on}")},
		Thwarted: {Name: "thwarted", Of: ofFriend, On: ofScheme,
			Says: t("{card} has thwarted {on}: {n} threat removed", "{card} a contré {on} : {n} menaces retirées")},
		Damage: {Name: "damage", Op: engine.Place, Token: DamageToken, Of: ofCharacter | typesOf(Attachment),
			Says: t("{card} takes {n} damage (now {now})", "{card} subit {n} dégâts (total {now})")},
		DamageHere: {Name: "damage-here", Op: engine.Place, Token: DamageToken, Of: typesOf(Attachment) | ofDeck,
			Says: t("the damage is placed on {card} instead: {n} (now {now})",
				"les dégâts sont placés sur {card} à la place : {n} (total {now})")},
		NoDamage: {Name: "no-damage", Of: ofCharacter,
			Says: t("{card} takes no damage", "{card} ne subit pas de dégâts")},
		Prevented: {Name: "prevent", Says: t("{n} prevented", "{n} prévenus")},
		ToPrevent: {Name: "to-prevent",
			Says: t("of the threat of this scheme {n} is to be prevented",
				"de la menace de cette manigance, {n} est à prévenir")},
		Excess:        {Name: "excess", Says: t("excess damage: {n}", "excédent de dégâts : {n}")},
		GainsOverkill: {Name: "gain-overkill", Says: t("the attack gains overkill", "l'attaque gagne Déferlement")},
		Retaliates:    {Name: "retaliate", Of: ofCharacter, Says: t("{card} retaliates: {n}", "Riposte de {card} : {n}")},
		Heal: {Name: "heal", Op: engine.Place, Token: DamageToken, Of: ofCharacter, Grows: -1,
			Says: t("{card} heals: damage {+n} (now {now})", "{card} se soigne : dégâts {+n} (total {now})")},
		MoveDamage: {Name: "move-damage", Op: engine.Place, Token: DamageToken,
			Of: ofCharacter | typesOf(Attachment), Grows: -1,
			Says: t("damage moves off {card}: {+n} (now {now})", "des dégâts quittent {card} : {+n} (total {now})")},
		ThreatUp: {Name: "threat", Op: engine.Place, Token: ThreatToken, Of: ofScheme, Grows: 1,
			Says: t("{card}: threat {+n} (now {now})", "{card} : menace {+n} (total {now})")},
		ThreatDown: {Name: "threat-removed", Op: engine.Place, Token: ThreatToken, Of: ofScheme, Grows: -1,
			Says: t("{card}: threat {+n} (now {now})", "{card} : menace {+n} (total {now})")},
		NoThreat: {Name: "no-threat", Of: ofScheme,
			Says: t("no threat can be removed from {card}", "aucune menace ne peut être retirée de {card}")},
		Reduced: {Name: "reduce",
			Says: t("the threat placed by this scheme is reduced by {n}",
				"la menace placée par cette manigance est réduite de {n}")},
		Stun: {Name: "stun", Op: engine.SetFlag, Flag: Stunned, Of: ofCharacter,
			Says: t("{card} is Stunned", "{card} est Sonné")},
		Confuse: {Name: "confuse", Op: engine.SetFlag, Flag: Confused, Of: ofCharacter,
			Says: t("{card} is Confused", "{card} est Désorienté")},
		Toughen: {Name: "tough", Op: engine.SetFlag, Flag: Tough, Of: ofCharacter,
			Says: t("{card} gets a Tough status card", "{card} reçoit une carte Tenace")},
		HasAlready: {Name: "has-already", Of: ofCharacter,
			Says: t("{card} has that status card already", "{card} a déjà cette carte d'état")},
		LoseStunned: {Name: "lose-stunned", Op: engine.DropFlag, Flag: Stunned, Of: ofCharacter,
			Says: t("{card} loses Stunned instead", "{card} perd Sonné à la place")},
		LoseConfused: {Name: "lose-confused", Op: engine.DropFlag, Flag: Confused, Of: ofCharacter,
			Says: t("{card} loses Confused instead", "{card} perd Désorienté à la place")},
		LoseTough: {Name: "lose-tough", Op: engine.DropFlag, Flag: Tough, Of: ofCharacter,
			Says: t("{card} loses Tough: all of the damage is prevented",
				"{card} perd Tenace : tous les dégâts sont prévenus")},
		Defeat: {Name: "defeat", Op: engine.MoveCard, Of: ofMinion | typesOf(Ally), From: own(Engaged, InPlay),
			To:   own(Discard) | table(EncounterDiscard),
			Says: t("{card} is defeated: {from} -> {to}", "{card} est vaincu : {from} -> {to}")},
		DefeatStage: {Name: "defeat-stage", Of: typesOf(Villain), Says: t("{card} is defeated", "{card} est vaincu")},
		NextStage: {Name: "next-stage", Of: typesOf(Villain),
			Says: t("{card} is revealed: the next stage", "{card} est révélé : le stade suivant")},
		Dial: {Name: "dial", Op: engine.Place, Token: DamageToken, Of: typesOf(Villain),
			Says: t("the dial of {card} is set to its full value", "le cadran de {card} est mis à sa valeur complète")},
		SchemeDefeated: {Name: "scheme-defeated", Op: engine.MoveCard, Of: typesOf(SideScheme),
			From: table(SideSchemes), To: own(Discard) | table(EncounterDiscard),
			Says: t("{card} is defeated: {from} -> {to}", "{card} est déjouée : {from} -> {to}")},
		SchemeAdvances: {Name: "scheme-advances", Op: engine.MoveCard, Of: typesOf(MainSchemeCard),
			From: table(MainScheme), To: table(Removed),
			Says: t("{card} is completed: {from} -> {to}", "{card} est achevée : {from} -> {to}")},
		SchemeTurns: {Name: "scheme-next", Op: engine.MoveCard, Of: typesOf(MainSchemeCard),
			Says: t("{card} comes up", "{card} arrive")},
		RemoveCard: {Name: "remove", Op: engine.MoveCard,
			Says: t("{card} is removed from the game", "{card} est retirée de la partie")},
		Falls: {Name: "falls", Op: engine.MoveCard, From: own(InPlay) | table(Attachments, Captured),
			To:   own(Discard) | table(EncounterDiscard),
			Says: t("{card} falls with its host: {from} -> {to}", "{card} tombe avec son hôte : {from} -> {to}")},
		Eliminated: {Name: "eliminated", Op: engine.SetCount, Counter: Out,
			Says: t("{player} is eliminated", "{player} est éliminé")},
		EngagesNext: {Name: "engage", Op: engine.Shift, Of: ofMinion,
			Says: t("{card} engages {player}", "{card} engage {player}")},
		OthersGoOn: {Name: "others-go-on", Says: t("the others play on", "les autres continuent")},
		TokenPasses: {Name: "first-player-passes",
			Says: t("the first player token passes to {player}", "le pion Premier joueur passe à {player}")},
		Return: {Name: "return", Op: engine.MoveCard,
			Says: t("{card} returns: {from} -> {to}", "{card} revient : {from} -> {to}")},
		Take: {Name: "take", Op: engine.MoveCard, Of: ofDeck, From: own(PlayerDeck, Discard), To: own(Hand),
			Says: t("{player} takes {card}: {from} -> {to}", "{player} prend {card} : {from} -> {to}")},
		Recover: {Name: "recover", Of: ofIdentity, Says: t("{card} recovers", "{card} récupère")},
		PlayersWin: {Name: "players-win", Chapter: true, Ends: true,
			Says: t("the game is over: the players win", "la partie est finie : les joueurs gagnent")},
		PlayersLose: {Name: "players-lose", Chapter: true, Ends: true,
			Says: t("the game is over: the players lose", "la partie est finie : les joueurs perdent")},
		Search: {Name: "search", From: own(PlayerDeck, Discard) | table(EncounterDeck, EncounterDiscard, Aside),
			Says: t("{player} searches {from}", "{player} cherche dans {from}")},
		LooksAt: {Name: "look", From: own(PlayerDeck),
			Says: t("{player} looks at the top {n} of {from}", "{player} regarde le dessus de {from} (cartes : {n})")},
		RaisesDamage: {Name: "more-damage",
			Says: t("{card}: {+n} to the damage that it deals", "{card} : {+n} aux dégâts qu'elle inflige")},
		RaisesNothing: {Name: "no-more-damage",
			Says: t("{card}: no additional damage", "{card} : pas de dégâts supplémentaires")},
		ThwartsAll: {Name: "thwarts-each", Of: ofFriend,
			Says: t("{card} thwarts each scheme", "{card} contre chaque manigance")},
		HasThwartedAll: {Name: "thwarted-each", Of: ofFriend,
			Says: t("{card} has thwarted each scheme: {n} threat removed",
				"{card} a contré chaque manigance : {n} menaces retirées")},
		GainsTrait: {Name: "gains-trait", Of: ofIdentity,
			Says: t("{card} has the trait Aerial until the end of the phase",
				"{card} a le trait Aérien jusqu'à la fin de la phase")},
		NothingFound: {Name: "nothing-found", Says: t("nothing that fits is found", "rien qui convienne n'est trouvé")},
		Nothing:      {Name: "no-effect", Says: t("{card}: nothing happens", "{card} : rien ne se passe")},
		CancelledCard: {Name: "cancelled", Of: ofDeck | ofEncounter,
			Says: t("the effects of {card} are cancelled", "les effets de {card} sont annulés")},
		NotBegun: {Name: "not-begun", Of: ofEncounter,
			Says: t("{card}: its When Revealed does not begin",
				"{card} : sa capacité Une fois révélée ne commence pas")},
		Lasts: {Name: "lasts", Grows: 1,
			Says: t("{card}: {+n} until the end of the phase", "{card} : {+n} jusqu'à la fin de la phase")},
		LastsTHW: {Name: "lasts-attack-thw", Of: ofFriend, Guard: true,
			Says: t("{card}: {+n} THW until the end of the attack", "{card} : {+n} CTR jusqu'à la fin de l'attaque")},
		LastsATK: {Name: "lasts-attack-atk", Of: ofCharacter,
			Says: t("{card}: {+n} ATK until the end of the attack", "{card} : {+n} ATQ jusqu'à la fin de l'attaque")},
		LastsDEF: {Name: "lasts-attack-def", Of: ofIdentity, Guard: true,
			Says: t("{card}: {+n} DEF until the end of the attack", "{card} : {+n} DEF jusqu'à la fin de l'attaque")},
		LastsSCH: {Name: "lasts-attack-sch", Of: ofEnemy, Guard: true,
			Says: t("{card}: {+n} SCH until the end of the attack", "{card} : {+n} MNG jusqu'à la fin de l'attaque")},
		Expires: {Name: "expires", Says: t("what lasts until now ends", "ce qui dure jusqu'ici prend fin")},
		RebateUp: {Name: "rebate", Op: engine.Count, Counter: Rebate,
			Says: t("the next card that {player} plays this phase costs {n} less",
				"la prochaine carte que {player} joue à cette phase coûte {n} de moins")},
		RebateUsed: {Name: "rebate-used", Says: t("costs {n} less", "coûte {n} de moins")},
		RebateLapses: {Name: "rebate-lapses", Op: engine.SetCount, Counter: Rebate,
			Says: t("the discount of {player} lapses", "la réduction de {player} prend fin")},
		Captures: {Name: "capture", Op: engine.Attach, On: ofScheme,
			Says: t("a card of {player} is placed facedown under {on}",
				"une carte de {player} est placée face cachée sous {on}")},
		GoesBack: {Name: "return-captured", Op: engine.MoveCard, From: table(Captured),
			To:   own(Hand, Discard) | table(EncounterDiscard),
			Says: t("{card} returns: {from} -> {to}", "{card} revient : {from} -> {to}")},
		Asks: {Name: "asks", Between: true,
			Says: t("{actor} asks {player} to act", "{actor} demande à {player} d'agir")},
		SaysAloud: {Name: "begins", Chapter: true, Opens: true, Says: t("the game begins", "la partie commence")},
		GrimRule: {Name: "grim-rule",
			Says: t("{card}: left open by the rules, so the reading least favourable to the players holds",
				"{card} : non tranché par les règles, donc la lecture la moins favorable aux joueurs s'applique")},
		UsesAbility: {Name: "use", Able: true, Says: t("{actor} uses {card}", "{actor} utilise {card}")},
		Move:        {Name: "move", Op: engine.MoveCard, Says: t("{card}: {from} -> {to}", "{card} : {from} -> {to}")},
		HandsOver: {Name: "hand-over", Op: engine.Shift, Of: ofDeck, From: own(InPlay), To: own(InPlay),
			Says: t("{player} controls {card} now: {from} -> {to}",
				"{player} contrôle maintenant {card} : {from} -> {to}")},
		quietShuffle: {Name: "stock-shuffle", Op: engine.Shuffle, Quiet: true},
		quietFlip:    {Name: "stock-flip", Op: engine.TurnOver, Quiet: true},
		succeeds:     {Name: "succeeds", Op: engine.TakeOver, Quiet: true},
		TurnFaceDown: {Name: "turn-facedown", Op: engine.SetFlag, Flag: FaceDown, Quiet: true},
		setPhase:     {Name: "set-phase", Op: engine.SetCount, Counter: PhaseNow, Quiet: true},
		setActive:    {Name: "set-active", Op: engine.SetCount, Counter: Active, Quiet: true},
		setFirst:     {Name: "set-first", Op: engine.SetCount, Counter: FirstPlayer, Quiet: true},
		setOver:      {Name: "set-over", Op: engine.SetCount, Counter: Over, Quiet: true},
		setWon:       {Name: "set-won", Op: engine.SetCount, Counter: Won, Quiet: true},
		setStarted:   {Name: "set-started", Op: engine.SetCount, Counter: Started, Quiet: true},
		setExpert:    {Name: "set-expert", Op: engine.SetCount, Counter: Expert, Quiet: true},
		setRound:     {Name: "set-round", Op: engine.SetCount, Counter: Round, Quiet: true},
		setRebate:    {Name: "set-rebate", Op: engine.SetCount, Counter: Rebate, Quiet: true},
		setTurn:      {Name: "set-turn", Op: engine.SetCount, Counter: TurnIn, Quiet: true},
		setRandom:    {Name: "set-random-modular", Op: engine.SetCount, Counter: RandomModular, Quiet: true},
		setFromStep:  {Name: "set-from-step", Op: engine.SetCount, Counter: FromStep, Quiet: true},
		setOut:       {Name: "set-eliminated", Op: engine.SetCount, Counter: Out, Quiet: true},
		TurnGoesOn:   {Name: "turn-goes-on", Chapter: true, Says: t("turn {player} goes on", "tour de {player}, suite")},
	}
	return rows[:]
}
