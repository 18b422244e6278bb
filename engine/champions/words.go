package champions

import (
	"strings"

	"tablereferee/engine"
)

// Zones of the table.
const (
	EncounterDeck engine.Zone = iota + 1
	EncounterDiscard
	VillainZone
	MainScheme
	SideSchemes
	Environments
	Attachments
	VillainDeck
	SchemeDeck
	Boosts
	Resolving
	Captured
	Aside
	Removed
)

// Zones of each player.
const (
	Identity = iota
	Hand
	Deck_
	Discard
	InPlay
	Engaged
	Dealt
	Nemesis
	OnTable
	DeckList
)

// The sorts of zones in which abilities are alive.
const (
	ClassInPlay engine.Class = 1 << iota
	ClassHand
)

func sharedZones() []engine.ZoneInfo {
	t := func(en, fr string) engine.Text { return engine.Text{en, fr} }
	return []engine.ZoneInfo{
		engine.Box:       {ID: "box", Name: t("box", "boîte"), Brief: true},
		EncounterDeck:    {ID: "encounter_deck", Name: t("encounter deck", "deck Rencontre"), Enter: engine.Bottom, Brief: true, Piled: true, Down: true, Sized: true},
		EncounterDiscard: {ID: "encounter_discard", Name: t("encounter discard pile", "défausse Rencontre"), Loose: true, Enter: engine.Top},
		VillainZone:      {ID: "villain", Name: t("villain", "méchant"), Beside: true, Enter: engine.Bottom, Class: ClassInPlay},
		MainScheme:       {ID: "main_scheme", Name: t("main scheme", "manigance principale"), Beside: true, Enter: engine.Bottom, Class: ClassInPlay},
		SideSchemes:      {ID: "side_schemes", Name: t("side schemes", "manigances annexes"), Beside: true, Enter: engine.Bottom, Class: ClassInPlay},
		Environments:     {ID: "environments", Name: t("environments", "environnements"), Beside: true, Enter: engine.Bottom, Class: ClassInPlay},
		Attachments:      {ID: "attachments", Name: t("attachments", "attachements"), Beside: true, Enter: engine.Bottom, Class: ClassInPlay},
		VillainDeck:      {ID: "villain_deck", Name: t("villain deck", "deck Méchant"), Enter: engine.Bottom, Inner: true, Down: true, Ebbs: true},
		SchemeDeck:       {ID: "scheme_deck", Name: t("main scheme deck", "deck Manigance principale"), Enter: engine.Bottom, Inner: true, Down: true, Ebbs: true},
		Boosts:           {ID: "boosts", Name: t("boost cards", "cartes boost"), Enter: engine.Bottom, Inner: true, Down: true, Passing: true},
		Resolving:        {ID: "resolving", Name: t("being resolved", "en cours de résolution"), Enter: engine.Bottom, Inner: true, Passing: true},
		Captured:         {ID: "captured", Name: t("cards under a scheme", "cartes sous une manigance"), Enter: engine.Bottom, Inner: true, Brief: true, Down: true},
		Aside:            {ID: "set_aside", Name: t("set aside", "mises de côté"), Beside: true, Enter: engine.Bottom, Inner: true, Ebbs: true},
		Removed:          {ID: "removed", Name: t("removed from the game", "retirées de la partie"), Beside: true, Enter: engine.Bottom},
	}
}

func playerZones() []engine.ZoneInfo {
	t := func(en, fr string) engine.Text { return engine.Text{en, fr} }
	return []engine.ZoneInfo{
		Identity: {ID: "identity", Name: t("identity", "identité"), Beside: true, Enter: engine.Bottom, Class: ClassInPlay, Ebbs: true},
		Hand:     {ID: "hand", Name: t("hand", "main"), Beside: true, Loose: true, Held: true, Enter: engine.Bottom, Class: ClassHand},
		Deck_:    {ID: "deck", Name: t("deck", "deck"), Enter: engine.Bottom, Brief: true, Piled: true, Down: true, Sized: true},
		Discard:  {ID: "discard", Name: t("discard pile", "défausse"), Loose: true, Enter: engine.Top},
		InPlay:   {ID: "in_play", Name: t("in play", "en jeu"), Beside: true, Enter: engine.Bottom, Class: ClassInPlay},
		Engaged:  {ID: "engaged", Name: t("engaged", "engagés"), Beside: true, Enter: engine.Bottom, Class: ClassInPlay},
		Dealt:    {ID: "dealt", Name: t("dealt encounter cards", "cartes Rencontre attribuées"), Enter: engine.Bottom, Down: true},
		Nemesis:  {ID: "nemesis", Name: t("set-aside nemesis set", "Némésis mise de côté"), Beside: true, Enter: engine.Bottom, Brief: true, Ebbs: true},
		OnTable:  {ID: "on_table", Name: t("on the table", "sur la table"), Beside: true, Enter: engine.Bottom, Inner: true, Passing: true},
		DeckList: {ID: "deck_list", Name: t("deck list", "liste de deck"), Beside: true, Enter: engine.Bottom, Loose: true, Brief: true, Passing: true},
	}
}

// Counters of the table.
const (
	Round engine.Counter = iota
	PhaseNow
	FirstPlayer // counted from 1
	Active      // the player whose turn it is, counted from 1
	Started     // players who began
	AccelTokens
	Over // the clause by which the game has ended
	Won  // 1 if the players have won
	Expert
	RandomModular
	FromStep // the step of Rules.Steps, counted from 1, at which a set-up begins; 0 once it has begun
	Globals  = iota
)

// Counters of each player.
const (
	Out       engine.Counter = iota // eliminated
	Rebate                          // how much less the next card costs
	TurnIn                          // the round in which the player last had a turn
	PerPlayer = iota
)

// Phases of a round.
const (
	SettingUp = iota
	Beginning
	PlayerPhase
	EndOfPlayerPhase
	VillainPhase
)

func counts() []engine.CounterInfo {
	return []engine.CounterInfo{
		{Counter: Round, ID: "round", Name: engine.Text{"round", "round"}, Global: true, From: 1, InTurn: true, ByTurn: true},
		{Counter: FirstPlayer, ID: "first_player", Global: true, Silent: true, Outcome: true, Seat: true, From: 1},
		{Counter: AccelTokens, ID: "acceleration", Name: engine.Text{"acceleration tokens", "pions Accélération"}, Global: true},
		{Counter: PhaseNow, ID: "phase", Global: true, Silent: true, Outcome: true, From: Beginning, Most: VillainPhase, InTurn: true, AtMenu: PlayerPhase},
		{Counter: Over, ID: "over", Global: true, Silent: true, Outcome: true, YesNo: true, Tells: engine.TellsOver},
		{Counter: Rebate, ID: "rebate", Name: engine.Text{"pays less for the next card", "paie moins pour la prochaine carte"}, Silent: true, Earlier: true},
		{Counter: Out, ID: "eliminated", Name: engine.Text{"eliminated", "éliminé"}, Outcome: true, YesNo: true},
	}
}

// Tokens and marks on cards.
const (
	DamageToken engine.Token = iota
	ThreatToken
	CounterToken
)

// Marks on cards. FaceUp is the kernel's.
const (
	Exhausted engine.Flag = 2 << iota
	Stunned
	Confused
	Tough
	FaceDown // a player's card that is a minion now, its face hidden (mc.card-types.change-type)
)

func tokens() [engine.Tokens]engine.MarkInfo {
	return [engine.Tokens]engine.MarkInfo{
		DamageToken:  {ID: "damage", Name: engine.Text{"damage", "dégâts"}},
		ThreatToken:  {ID: "threat", Name: engine.Text{"threat", "menace"}},
		CounterToken: {ID: "counters", Name: engine.Text{"counters", "jetons"}},
	}
}

func flags() []engine.FlagInfo {
	f := func(x engine.Flag, id, en, fr string) engine.FlagInfo {
		return engine.FlagInfo{Flag: x, MarkInfo: engine.MarkInfo{ID: id, Name: engine.Text{en, fr}}}
	}
	return []engine.FlagInfo{
		f(Exhausted, "exhausted", "exhausted", "inclinée"), f(Stunned, "stunned", "Stunned", "Sonné"),
		f(FaceDown, "facedown", "facedown Drone", "Drone face cachée"),
		f(Confused, "confused", "Confused", "Désorienté"), f(Tough, "tough", "Tough", "Tenace"),
	}
}

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
	GiveBoost
	FlipBoost
	BoostDone
	Defends
	Undefended
	DefenderGone
	AttackEnds
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
	NothingFound
	Nothing
	CancelledCard
	NotBegun
	Lasts
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
	allKinds
)

func kinds() []engine.KindInfo {
	t := func(en, fr string) engine.Text { return engine.Text{en, fr} }
	k := make([]engine.KindInfo, allKinds)
	say := func(i engine.Kind, name, en, fr string) { k[i] = engine.KindInfo{Name: name, Says: t(en, fr)} }
	op := func(i engine.Kind, o engine.Op, name, en, fr string) {
		k[i] = engine.KindInfo{Name: name, Op: o, Says: t(en, fr)}
	}
	quiet := func(i engine.Kind, name string, o engine.Op, c engine.Counter) {
		k[i] = engine.KindInfo{Name: name, Op: o, Counter: c, Quiet: true}
	}
	k[engine.NoKind] = engine.KindInfo{Name: "nothing"}
	say(engine.Chosen, "choose", "{asked}{actor} {chosen}{or}", "{asked}{actor} {chosen}{or}")
	say(engine.Refused, "refuse", "REFUSED: {actor} {what}: {reason}; legal for {player}: {legal}", "REFUSÉ : {actor} {what} : {reason} ; permis à {player} : {legal}")
	say(engine.Claimed, "claim", "proven: {what}", "prouvé : {what}")
	say(engine.Cancelled, "cancel", "it does not happen", "cela n'a pas lieu")
	chapter := func(i engine.Kind, name, en, fr string) {
		k[i] = engine.KindInfo{Name: name, Says: t(en, fr), Chapter: true}
	}
	k[RoundBegins] = engine.KindInfo{Name: "round", Op: engine.Count, Counter: Round, Chapter: true, Says: t("round {now}, player phase", "round {now}, phase des joueurs")}
	chapter(TurnBegins, "turn", "turn {player}", "tour {player}")
	say(TurnEnds, "turn-end", "{player} ends the turn", "{player} termine son tour")
	chapter(EndPhase, "end-player-phase", "end of the player phase", "fin de la phase des joueurs")
	chapter(VillainPhaseBegins, "villain-phase", "villain phase", "phase du méchant")
	say(Step, "step", "step {n}", "étape {n}")
	say(PassToken, "pass-first-player", "{player} is the first player now", "{player} est maintenant le premier joueur")
	say(RoundEnds, "round-end", "the round ends", "le round se termine")
	say(FirstIs, "first-player", "{player} is the first player", "{player} est le premier joueur")
	chapter(SetUpStep, "set-up", "set-up, step {n}", "mise en place, étape {n}")
	say(StartsWith, "hit-points", "{card} starts with {n} hit points", "{card} commence avec {n} points de vie")
	say(SetsAside, "set-aside", "{card} is set aside", "{card} est mise de côté")
	k[quietShuffle] = engine.KindInfo{Name: "stock-shuffle", Op: engine.Shuffle, Quiet: true}
	k[succeeds] = engine.KindInfo{Name: "succeeds", Op: engine.TakeOver, Quiet: true}
	k[quietFlip] = engine.KindInfo{Name: "stock-flip", Op: engine.TurnOver, Quiet: true}
	k[Stock] = engine.KindInfo{Name: "stock", Op: engine.MoveCard, Quiet: true}
	say(Declare, "declare", "{actor} declares {card}, cost {n}", "{actor} annonce {card}, coût {n}")
	say(ChoosesX, "x", "X is {n}", "X vaut {n}")
	say(Aborts, "abort", "the cost of {card} can no longer be paid: nothing is paid", "le coût de {card} ne peut plus être payé : rien n'est payé")
	op(PaysWith, engine.MoveCard, "pay", "pays with {card}: {from} -> {to}", "paie avec {card} : {from} -> {to}")
	say(Generates, "generate", "{card} generates resources: {n}", "{card} génère des ressources : {n}")
	say(WildEnergy, "wild-energy", "a wild resource counts as energy", "une ressource libre compte comme énergie")
	say(WildMental, "wild-mental", "a wild resource counts as mental", "une ressource libre compte comme mentale")
	say(WildPhysical, "wild-physical", "a wild resource counts as physical", "une ressource libre compte comme physique")
	k[Exhausts] = engine.KindInfo{Name: "exhaust", Op: engine.SetFlag, Flag: Exhausted, Says: t("{card} exhausts", "{card} s'incline")}
	k[Readies] = engine.KindInfo{Name: "ready", Op: engine.DropFlag, Flag: Exhausted, Says: t("{card} readies", "{card} se redresse")}
	k[Spends] = engine.KindInfo{Name: "spend-counter", Op: engine.Place, Token: CounterToken, Says: t("{card}: counters {+n} (now {now})", "{card} : jetons {+n} (reste {now})")}
	k[Counters] = engine.KindInfo{Name: "counters", Op: engine.Place, Token: CounterToken, Says: t("{card}: counters {+n} (now {now})", "{card} : jetons {+n} (total {now})")}
	op(PlayEvent, engine.MoveCard, "play-event", "{actor} plays {card}: {from} -> {to}", "{actor} joue {card} : {from} -> {to}")
	op(PlayCard, engine.Attach, "play", "{actor} plays {card}: {from} -> {to}", "{actor} joue {card} : {from} -> {to}")
	op(PutIntoPlay, engine.Attach, "put-into-play", "{card} is put into play: {from} -> {to}", "{card} est mise en jeu : {from} -> {to}")
	say(EntersPlay, "enters-play", "so {card} enters play", "{card} arrive donc en jeu")
	op(Discarded, engine.MoveCard, "discard", "discards {card}: {from} -> {to}", "défausse {card} : {from} -> {to}")
	op(DiscardTop, engine.MoveCard, "discard-top", "from the top of the deck: {card} -> {to}", "du dessus du deck : {card} -> {to}")
	say(Draws, "draws", "{player} draws: {n}", "{player} pioche : {n}")
	op(Draw, engine.MoveCard, "draw", "{card}: {from} -> {to}", "{card} : {from} -> {to}")
	say(NoneToDraw, "none-to-draw", "{player} has no card left to draw", "{player} n'a plus de carte à piocher")
	say(NoneLeft, "none-left", "no encounter card is left", "il ne reste aucune carte Rencontre")
	say(NoQuickstrike, "no-quickstrike", "no quickstrike of {card}: {player} is in alter-ego form", "pas de Coup Rapide de {card} : {player} est sous forme d'alter ego")
	say(NoneToHeal, "none-to-heal", "{card} has no damage to heal", "{card} n'a pas de dégâts à soigner")
	say(ExhaustedAlready, "exhausted-already", "{card} is exhausted already", "la carte {card} est déjà inclinée")
	say(NoneToDiscard, "none-to-discard", "{player} has no card for it", "{player} n'a pas de carte pour cela")
	say(NoneThreatens, "none-threatens", "no threat is placed", "aucune menace n'est placée")
	say(NoDefender, "no-defender", "nobody can defend: no hero and no ally is ready", "personne ne peut défendre : aucun héros ni allié n'est redressé")
	op(Reshuffled, engine.Reshuffle, "reshuffle", "{from} is shuffled into a new {to} (cards: {n})", "{from} est mélangée en nouveau {to} (cartes : {n})")
	op(ShuffleZone, engine.Shuffle, "shuffle", "{to} is shuffled", "{to} est mélangé")
	op(Flip, engine.TurnOver, "turn-over", "{card} turns over: {back}", "{card} est retournée : {back}")
	op(Deal, engine.MoveCard, "deal", "an encounter card is dealt facedown to {player}", "une carte Rencontre est attribuée face cachée à {player}")
	op(EncounterReshuffled, engine.Reshuffle, "encounter-reshuffle", "the encounter deck has run out: {from} is shuffled into it (cards: {n})", "le deck Rencontre est épuisé : {from} y est mélangée (cartes : {n})")
	k[AccelUp] = engine.KindInfo{Name: "acceleration-token", Op: engine.Count, Counter: AccelTokens, Says: t("the main scheme deck gets an acceleration token (now {now})", "le deck Manigance principale reçoit un pion Accélération (total {now})")}
	say(RevealedThere, "reveal-there", "{card} is revealed for {player}", "révélation de {card} pour {player}")
	op(Reveal, engine.MoveCard, "reveal", "{player} reveals {card}: {from} -> {to}", "{player} révèle {card} : {from} -> {to}")
	say(Effects, "effects", "the effects of {card} begin", "les effets de {card} commencent")
	op(EnterMinion, engine.MoveCard, "enter-minion", "{card} enters play, engaged with {player}", "{card} arrive en jeu, engagé avec {player}")
	op(EnterDrone, engine.MoveCard, "enter-drone", "{card} enters play facedown as a Drone minion, engaged with {player}", "{card} arrive en jeu face cachée comme sbire Drone, engagé avec {player}")
	k[TurnFaceDown] = engine.KindInfo{Name: "turn-facedown", Op: engine.SetFlag, Flag: FaceDown, Quiet: true}
	op(EnterScheme, engine.MoveCard, "enter-scheme", "{card} enters play beside the main scheme", "{card} arrive en jeu à côté de la manigance principale")
	op(EnterEnvironment, engine.MoveCard, "enter-environment", "{card} enters play next to the villain", "{card} arrive en jeu à côté du méchant")
	op(AttachCard, engine.Attach, "attach", "{card} is attached to {on}", "{card} est attachée à {on}")
	say(Attaches, "attached", "{card} is attached to {on}", "{card} est attachée à {on}")
	say(NoHost, "no-host", "there is nothing that {card} could be attached to", "il n'y a rien à quoi attacher {card}")
	say(Alone, "peril", "Peril: {player} resolves {card} alone", "Péril : {player} résout {card} sans aide")
	say(GiveObligation, "give", "{card} is given to {player}", "{card} est donnée à {player}")
	say(SurgeAgain, "surge", "surge: {player} reveals another encounter card", "Renfort : {player} révèle une autre carte Rencontre")
	say(GainSurge, "gain-surge", "{card} gains surge", "{card} gagne Renfort")
	say(EnemyAttacks, "enemy-attacks", "{card} attacks {player}", "{card} attaque {player}")
	say(EnemySchemes, "enemy-schemes", "{card} schemes", "{card} manigance")
	k[Schemed] = engine.KindInfo{Name: "schemed", Quiet: true}
	op(GiveBoost, engine.MoveCard, "give-boost", "a facedown boost card is given", "une carte boost est donnée face cachée")
	say(FlipBoost, "flip-boost", "boost {card}: {+n} (now {now})", "boost {card} : {+n} (total {now})")
	op(BoostDone, engine.MoveCard, "discard-boost", "{card}: {from} -> {to}", "{card} : {from} -> {to}")
	say(Defends, "defends", "{card} defends", "{card} défend")
	say(Undefended, "undefended", "nobody defends", "personne ne défend")
	say(AttackEnds, "attack-ends", "the attack of {card} ends: {player} is out of the game", "l'attaque de {card} prend fin : {player} est hors jeu")
	say(DefenderGone, "defender-gone", "{card} is no longer there: nobody defends {player}", "{card} : plus là, personne ne défend {player}")
	for i, name := range [...]engine.Text{{"THW", "CTR"}, {"ATK", "ATQ"}, {"DEF", "DEF"}, {"REC", "REC"}, {"SCH", "MNG"}} { // in the order of the kinds
		say(ValueTHW+engine.Kind(i), "value-"+strings.ToLower(name[engine.EN]), name[engine.EN]+" of {card}: base {n}, now {now}", name[engine.FR]+" de {card} : base {n}, maintenant {now}")
	}
	say(BoostAbility, "boost-ability", "the boost ability of {card} begins", "la capacité boost de {card} commence")
	say(ForcedActs, "forced", "{card} acts by itself", "{card} agit d'elle-même")
	k[AbilityBegins] = engine.KindInfo{Name: "ability-begins", Quiet: true}
	say(BonusEnds, "bonus-ends", "what {card} gave is gone", "ce que {card} donnait est perdu")
	say(DeckChecked, "deck-checked", "the deck of {player} has {n} cards beside the identity", "le deck de {player} a {n} cartes, hors identité")
	say(DeckOf, "encounter-deck", "the encounter deck is made (sets: {n})", "le deck Rencontre est constitué (sets : {n})")
	say(PowerIs, "power", "damage of the attack: {n}", "dégâts de l'attaque : {n}")
	say(HeroAttacks, "attacks", "{card} attacks {on}", "{card} attaque {on}")
	say(Attacked, "attacked", "the attack of {card} on {on} is over: {n} damage dealt", "l'attaque de {card} contre {on} est finie : {n} dégâts infligés")
	say(HeroThwarts, "thwarts", "{card} thwarts {on}", "{card} contre {on}")
	say(Thwarted, "thwarted", "{card} has thwarted {on}: {n} threat removed", "{card} a contré {on} : {n} menace retirée")
	k[Damage] = engine.KindInfo{Name: "damage", Op: engine.Place, Token: DamageToken, Says: t("{card} takes {n} damage (now {now})", "{card} subit {n} dégâts (total {now})")}
	k[DamageHere] = engine.KindInfo{Name: "damage-here", Op: engine.Place, Token: DamageToken, Says: t("the damage is placed on {card} instead: {n} (now {now})", "les dégâts sont placés sur {card} à la place : {n} (total {now})")}
	say(NoDamage, "no-damage", "{card} takes no damage", "{card} ne subit pas de dégâts")
	say(ToPrevent, "to-prevent", "of the threat of this scheme {n} is to be prevented", "de la menace de cette manigance, {n} est à prévenir")
	say(Prevented, "prevent", "{n} prevented", "{n} prévenus")
	say(GainsOverkill, "gain-overkill", "the attack gains overkill", "l'attaque gagne Déferlement")
	say(Excess, "excess", "excess damage: {n}", "excédent de dégâts : {n}")
	say(Retaliates, "retaliate", "{card} retaliates: {n}", "Riposte de {card} : {n}")
	k[Heal] = engine.KindInfo{Name: "heal", Op: engine.Place, Token: DamageToken, Says: t("{card} heals: damage {+n} (now {now})", "{card} se soigne : dégâts {+n} (total {now})")}
	k[MoveDamage] = engine.KindInfo{Name: "move-damage", Op: engine.Place, Token: DamageToken, Says: t("damage moves off {card}: {+n} (now {now})", "des dégâts quittent {card} : {+n} (total {now})")}
	k[ThreatUp] = engine.KindInfo{Name: "threat", Op: engine.Place, Token: ThreatToken, Says: t("{card}: threat {+n} (now {now})", "{card} : menace {+n} (total {now})")}
	k[ThreatDown] = engine.KindInfo{Name: "threat-removed", Op: engine.Place, Token: ThreatToken, Says: t("{card}: threat {+n} (now {now})", "{card} : menace {+n} (total {now})")}
	say(NoThreat, "no-threat", "no threat can be removed from {card}", "aucune menace ne peut être retirée de {card}")
	say(Reduced, "reduce", "the threat placed by this scheme is reduced by {n}", "la menace placée par cette manigance est réduite de {n}")
	flag := func(i engine.Kind, o engine.Op, f engine.Flag, name, en, fr string) {
		k[i] = engine.KindInfo{Name: name, Op: o, Flag: f, Says: t(en, fr)}
	}
	flag(Stun, engine.SetFlag, Stunned, "stun", "{card} is Stunned", "{card} est Sonné")
	flag(Confuse, engine.SetFlag, Confused, "confuse", "{card} is Confused", "{card} est Désorienté")
	flag(Toughen, engine.SetFlag, Tough, "tough", "{card} gets a Tough status card", "{card} reçoit une carte Tenace")
	say(HasAlready, "has-already", "{card} has that status card already", "{card} a déjà cette carte d'état")
	flag(LoseStunned, engine.DropFlag, Stunned, "lose-stunned", "{card} loses Stunned instead", "{card} perd Sonné à la place")
	flag(LoseConfused, engine.DropFlag, Confused, "lose-confused", "{card} loses Confused instead", "{card} perd Désorienté à la place")
	flag(LoseTough, engine.DropFlag, Tough, "lose-tough", "{card} loses Tough: all of the damage is prevented", "{card} perd Tenace : tous les dégâts sont prévenus")
	op(Defeat, engine.MoveCard, "defeat", "{card} is defeated: {from} -> {to}", "{card} est vaincu : {from} -> {to}")
	say(DefeatStage, "defeat-stage", "{card} is defeated", "{card} est vaincu")
	k[Dial] = engine.KindInfo{Name: "dial", Op: engine.Place, Token: DamageToken, Says: t("the dial of {card} is set to its full value", "le cadran de {card} est mis à sa valeur complète")}
	say(NextStage, "next-stage", "{card} is revealed: the next stage", "{card} est révélé : le stade suivant")
	op(SchemeDefeated, engine.MoveCard, "scheme-defeated", "{card} is defeated: {from} -> {to}", "{card} est déjouée : {from} -> {to}")
	op(SchemeAdvances, engine.MoveCard, "scheme-advances", "{card} is completed: {from} -> {to}", "{card} est achevée : {from} -> {to}")
	op(SchemeTurns, engine.MoveCard, "scheme-next", "{card} comes up", "{card} arrive")
	op(RemoveCard, engine.MoveCard, "remove", "{card} is removed from the game", "{card} est retirée de la partie")
	op(Falls, engine.MoveCard, "falls", "{card} falls with its host: {from} -> {to}", "{card} tombe avec son hôte : {from} -> {to}")
	k[Eliminated] = engine.KindInfo{Name: "eliminated", Op: engine.SetCount, Counter: Out, Says: t("{player} is eliminated", "{player} est éliminé")}
	say(OthersGoOn, "others-go-on", "the others play on", "les autres continuent")
	op(EngagesNext, engine.Shift, "engage", "{card} engages {player}", "{card} engage {player}")
	say(TokenPasses, "first-player-passes", "the first player token passes to {player}", "le pion Premier joueur passe à {player}")
	op(Return, engine.MoveCard, "return", "{card} returns: {from} -> {to}", "{card} revient : {from} -> {to}")
	op(Take, engine.MoveCard, "take", "{player} takes {card}: {from} -> {to}", "{player} prend {card} : {from} -> {to}")
	say(Recover, "recover", "{card} recovers", "{card} récupère")
	chapter(PlayersWin, "players-win", "the game is over: the players win", "la partie est finie : les joueurs gagnent")
	chapter(PlayersLose, "players-lose", "the game is over: the players lose", "la partie est finie : les joueurs perdent")
	say(Search, "search", "{player} searches {from}", "{player} cherche dans {from}")
	say(NothingFound, "nothing-found", "nothing that fits is found", "rien qui convienne n'est trouvé")
	say(Nothing, "no-effect", "{card}: nothing happens", "{card} : rien ne se passe")
	say(CancelledCard, "cancelled", "the effects of {card} are cancelled", "les effets de {card} sont annulés")
	say(NotBegun, "not-begun", "{card}: its When Revealed does not begin", "{card} : sa capacité Une fois révélée ne commence pas")
	say(Lasts, "lasts", "{card}: {+n} until the end of the phase", "{card} : {+n} jusqu'à la fin de la phase")
	say(Expires, "expires", "what lasts until now ends", "ce qui dure jusqu'ici prend fin")
	k[RebateUp] = engine.KindInfo{Name: "rebate", Op: engine.Count, Counter: Rebate, Says: t("the next card that {player} plays this phase costs {n} less", "la prochaine carte que {player} joue à cette phase coûte {n} de moins")}
	k[RebateLapses] = engine.KindInfo{Name: "rebate-lapses", Op: engine.SetCount, Counter: Rebate, Says: t("the discount of {player} lapses", "la réduction de {player} prend fin")}
	say(RebateUsed, "rebate-used", "costs {n} less", "coûte {n} de moins")
	op(Captures, engine.Attach, "capture", "a card of {player} is placed facedown under {on}", "une carte de {player} est placée face cachée sous {on}")
	op(GoesBack, engine.MoveCard, "return-captured", "{card} returns: {from} -> {to}", "{card} revient : {from} -> {to}")
	say(Asks, "asks", "{actor} asks {player} to act", "{actor} demande à {player} d'agir")
	chapter(SaysAloud, "begins", "the game begins", "la partie commence")
	say(GrimRule, "grim-rule", "{card}: left open by the rules, so the reading least favourable to the players holds", "{card} : non tranché par les règles, donc la lecture la moins favorable aux joueurs s'applique")
	say(UsesAbility, "use", "{actor} uses {card}", "{actor} utilise {card}")
	op(HandsOver, engine.Shift, "hand-over", "{player} controls {card} now: {from} -> {to}", "{player} contrôle maintenant {card} : {from} -> {to}")
	op(Move, engine.MoveCard, "move", "{card}: {from} -> {to}", "{card} : {from} -> {to}")
	quiet(setPhase, "set-phase", engine.SetCount, PhaseNow)
	quiet(setActive, "set-active", engine.SetCount, Active)
	quiet(setFirst, "set-first", engine.SetCount, FirstPlayer)
	quiet(setOver, "set-over", engine.SetCount, Over)
	quiet(setWon, "set-won", engine.SetCount, Won)
	quiet(setStarted, "set-started", engine.SetCount, Started)
	quiet(setExpert, "set-expert", engine.SetCount, Expert)
	quiet(setRound, "set-round", engine.SetCount, Round)
	quiet(setRebate, "set-rebate", engine.SetCount, Rebate)
	quiet(setRandom, "set-random-modular", engine.SetCount, RandomModular)
	quiet(setFromStep, "set-from-step", engine.SetCount, FromStep)
	quiet(setOut, "set-eliminated", engine.SetCount, Out)
	chapter(TurnGoesOn, "turn-goes-on", "turn {player} goes on", "tour {player}, suite")
	quiet(setTurn, "set-turn", engine.SetCount, TurnIn)
	happens(k)
	tells(k)
	return k
}

// Verbs.
const (
	VerbPlay engine.Verb = engine.FirstVerb + iota
	VerbAttack
	VerbThwart
	VerbRecover
	VerbFlip
	VerbDefend
	VerbPay
	VerbAsk
	VerbEnd
	VerbDiscard
	verbCount
)

func verbs() []engine.VerbInfo {
	t := func(en, fr string) engine.Text { return engine.Text{en, fr} }
	v := make([]engine.VerbInfo, verbCount)
	v[engine.VerbDecline] = engine.VerbInfo{Word: "declines", Says: t("declines", "renonce")}
	v[engine.VerbUse] = engine.VerbInfo{Word: "uses", Says: t("uses {x}", "utilise {x}"), Of: engine.OfCards}
	v[engine.VerbChoose] = engine.VerbInfo{Word: "chooses", Says: t("chooses {x}", "choisit {x}"), Of: engine.OfAny}
	v[VerbPlay] = engine.VerbInfo{Word: "plays", Says: t("plays {x}", "joue {x}"), Of: engine.OfCards}
	v[VerbAttack] = engine.VerbInfo{Word: "attacks_with", Says: t("attacks with {x}", "attaque avec {x}"), Of: engine.OfCards}
	v[VerbThwart] = engine.VerbInfo{Word: "thwarts_with", Says: t("thwarts with {x}", "contre avec {x}"), Of: engine.OfCards}
	v[VerbRecover] = engine.VerbInfo{Word: "recovers", Says: t("recovers", "récupère")}
	v[VerbFlip] = engine.VerbInfo{Word: "changes_form", Says: t("changes form", "change de forme")}
	v[VerbDefend] = engine.VerbInfo{Word: "defends_with", Says: t("defends with {x}", "défend avec {x}"), Of: engine.OfCards}
	v[VerbPay] = engine.VerbInfo{Word: "pays_with", Says: t("pays with {x}", "paie avec {x}"), Of: engine.OfCards, More: true}
	v[VerbAsk] = engine.VerbInfo{Word: "asks", Says: t("asks {x} to act", "demande à {x} d'agir"), Of: engine.OfPlayers}
	v[VerbEnd] = engine.VerbInfo{Word: "ends_turn", Says: t("ends the turn", "termine son tour")}
	v[VerbDiscard] = engine.VerbInfo{Word: "discards", Says: t("discards {x}", "défausse {x}"), Of: engine.OfCards}
	for _, i := range [...]engine.Verb{engine.VerbUse, VerbPlay, VerbAttack, VerbThwart, VerbRecover, VerbFlip, VerbAsk, VerbEnd} {
		v[i].Turn = true
	}
	for _, i := range [...]engine.Verb{VerbAttack, VerbThwart, VerbDefend} {
		v[i].Own = true
	}
	v[VerbAttack].Behind = t("behind attacks_with stands who attacks; which enemy is attacked is chosen on the next line", "derrière attacks_with vient qui attaque ; l'ennemi attaqué se choisit à la ligne suivante")
	v[VerbThwart].Behind = t("behind thwarts_with stands who thwarts; which scheme is thwarted is chosen on the next line", "derrière thwarts_with vient qui contre ; la manigance se choisit à la ligne suivante")
	v[VerbDefend].Behind = t("behind defends_with stands who defends", "derrière defends_with vient qui défend")
	said(v)
	return v
}

// Questions.
const (
	AskTurn engine.QuestionKind = iota
	AskEnemy
	AskScheme
	AskPlayer
	AskPay
	AskWild
	AskDefender
	AskInterrupt
	AskResponse
	AskOrder
	AskDiscard
	AskMulligan
	AskCard
	AskChoice
	AskAction
	AskSplit
	AskMay
	AskAlly
	questionCount
)

func questions() []engine.Text {
	q := make([]engine.Text, questionCount)
	t := func(en, fr string) engine.Text { return engine.Text{en, fr} }
	q[AskEnemy] = t("which enemy? ", "quel ennemi ? ")
	q[AskScheme] = t("which scheme? ", "quelle manigance ? ")
	q[AskPlayer] = t("which player? ", "quel joueur ? ")
	q[AskPay] = t("payment: ", "paiement : ")
	q[AskWild] = t("the wild resource is: ", "la ressource libre est : ")
	q[AskDefender] = t("who defends? ", "qui défend ? ")
	q[AskInterrupt] = t("interrupt? ", "interruption ? ")
	q[AskResponse] = t("response? ", "réponse ? ")
	q[AskOrder] = t("which first? ", "lequel d'abord ? ")
	q[AskDiscard] = t("discard from hand? ", "défausser de la main ? ")
	q[AskMulligan] = t("starting hand: ", "main de départ : ")
	q[AskCard] = t("which card? ", "quelle carte ? ")
	q[AskChoice] = t("which one? ", "lequel ? ")
	q[AskAction] = t("asked to act: ", "invité à agir : ")
	q[AskSplit] = t("the next damage goes to: ", "le dégât suivant va à : ")
	q[AskMay] = t("do it? ", "le faire ? ")
	q[AskAlly] = t("which character? ", "quel personnage ? ")
	return q
}

// Options: what may be chosen that is no card and no player.
const (
	OptEnergy engine.Option = iota + 1
	OptMental
	OptPhysical
	OptDamage
	OptThreat
	OptDraw
	OptExhaust
	OptDiscard
	OptRandom
	OptToken
	OptStunned
	OptCounters
	OptFlip
	OptTHW
	OptATK
	OptExhaustUpgrades
	OptOne
	OptTwo
	OptThree
	OptFour
	OptFive
	optionCount
)

func options() []engine.Text {
	o := make([]engine.Text, optionCount)
	t := func(en, fr string) engine.Text { return engine.Text{en, fr} }
	o[OptEnergy] = t("energy", "énergie")
	o[OptMental] = t("mental", "mentale")
	o[OptPhysical] = t("physical", "physique")
	o[OptDamage] = t("damage", "dégâts")
	o[OptThreat] = t("threat", "menace")
	o[OptDraw] = t("draw", "piocher")
	o[OptExhaust] = t("exhaust", "incliner")
	o[OptDiscard] = t("discard", "défausser")
	o[OptRandom] = t("discard at random", "défausser au hasard")
	o[OptToken] = t("acceleration token", "pion Accélération")
	o[OptStunned] = t("be stunned", "être sonné")
	o[OptCounters] = t("put counters", "placer des jetons")
	o[OptFlip] = t("flip", "retourner")
	o[OptTHW] = t("THW", "CTR")
	o[OptATK] = t("ATK", "ATQ")
	o[OptExhaustUpgrades] = t("exhaust upgrades", "incliner les améliorations")
	o[OptOne], o[OptTwo], o[OptThree], o[OptFour], o[OptFive] = t("1", "1"), t("2", "2"), t("3", "3"), t("4", "4"), t("5", "5")
	return o
}
