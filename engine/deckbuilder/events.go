package deckbuilder

import "tablereferee/engine"

// Kinds of events.
const (
	Turn engine.Kind = engine.FirstKind + iota
	Play
	Draw
	Discarded
	Bought
	Defeat
	Gain
	Destroy
	PutAway // at the end of the turn
	Put
	Pass
	Reveal
	Show
	Look
	Reshuffled
	ShuffleZone
	PowerUp
	Pay
	PowerLost
	Attack
	Avoid
	HitsMade
	Hit
	SetUp
	SetUpGoesOn
	TokensUp
	TokensDown
	Lock
	Unlock
	NoneLeft
	NothingGained
	NothingEnters
	Nothing
	EndAnnounce
	EndEffects
	EndRefill
	EndDraw
	EndFlip
	EndNext
	Refill
	Flip
	Appear
	AppearNone
	UsedUp
	NotAgain
	PlaysNone
	Keep
	Carry
	TakeTypes
	GameOver
	Gather
	ScoreCards
	ScoreStar
	ScoreTokens
	ScoreTotal
	Winner
	Rebated
	UseAbility
	Deal
	SetAside
	Defends
	Stock // quiet: the set-up makes a pile
	SetAsideUnseen
	Stacked
	Takes
	OnTop
	Begins
	NoneToPass
	NoneToDestroy
	IsDestroyed
	NoneYet
	NoFurther
	PowerInVain
	Undefined
	TeamTotal
	JoinTeam
	LeftOut
	AdviseDeck
	AdviseSize
	NoneToDraw
	setTurn
	setTurnNo
	setFelled
	setOver
	setAttack
	setDefended
	GoesOn
	setEnding
	setFromStep
	setSeat
	setRebate
	setWon
	endAttack // quiet: an Attack on a player is over
	NotKnown
	AdviseCopies
	setLeavesOut
	setUsedOf
	LookOn
	LooksNoMore
	kindCount
	OwnKind = kindCount // the first of those that only one game has (Vocabulary.Kinds)
)

// What is said of an event beside its kind.
const (
	PickedOut  = engine.FirstTag << iota // a card that somebody has just chosen among several
	ToDefend                             // a card that is discarded as a Defense
	WithOthers                           // a card that is discarded with others by one act of the rules
)

// EventKinds declares the kinds of events, a row for each: what it does to the table, the sentence that tells it, what
// its card can be, and where that comes from and goes to. A script that expects anything else of the log is told that
// it could never happen.
func (v *Vocabulary) EventKinds() []engine.KindInfo {
	t := v.say
	lock, unlock, _ := v.lock()
	move := t("{actor} puts {card}: {from} -> {to}", "{actor} met {card} : {from} -> {to}")
	hers, table := engine.Players, engine.Tables
	character := engine.TypesOf(typeCharacter)
	boss := engine.TypesOf(typeBoss)
	// any card can come into the Line-Up: a destroyed one that is played once more goes under the main deck
	held := Defending | engine.TypesOf(typeStarter, typeWeakness)
	rows := [kindCount]engine.KindInfo{
		Turn: {Name: "turn", Chapter: true, Says: t("turn {actor}", "tour de {actor}")},
		Play: {Name: "play", Op: engine.MoveCard, Of: held,
			From: hers(Hand, Deck, Discard, InPlay, Revealed) | table(Destroyed), To: hers(InPlay),
			Says: t("{actor} plays {card}: {from} -> {to}", "{actor} joue {card} : {from} -> {to}")},
		Draw: {Name: "draw", Op: engine.MoveCard, Of: held, From: hers(Deck, Revealed), To: hers(Hand),
			Says: t("{actor} draws {card}: {from} -> {to}", "{actor} pioche {card} : {from} -> {to}")},
		Discarded: {Name: "discard", Op: engine.MoveCard, Of: held, From: hers(Hand, Deck, Revealed),
			To:   hers(Discard),
			Says: t("{actor} discards {card}: {from} -> {to}", "{actor} défausse {card} : {from} -> {to}")},
		Bought: {Name: "buy", Op: engine.MoveCard, Of: held, From: table(LineUp, KickStack),
			To:   hers(Discard, Deck, Hand),
			Says: t("{actor} buys {card}: {from} -> {to}", "{actor} achète {card} : {from} -> {to}")},
		Defeat: {Name: "defeat", Op: engine.MoveCard, Of: boss, From: table(BossStack, TeamStack),
			To:   hers(Discard, Deck, Hand),
			Says: t("{actor} defeats {card}: {from} -> {to}", "{actor} vainc {card} : {from} -> {to}")},
		Gain: {Name: "gain", Op: engine.MoveCard, Of: held, From: table(LineUp, MainDeck, WeaknessStack,
			KickStack, BossStack) | v.Leaves,
			To:   hers(Discard, Deck, Hand) | v.GainsTo,
			Says: t("{actor} gains {card}: {from} -> {to}", "{actor} gagne {card} : {from} -> {to}")},
		Destroy: {Name: "destroy", Op: engine.MoveCard, Of: held,
			From: hers(Hand, Deck, Discard, InPlay, OnCharacter, Revealed) | table(LineUp, MainDeck,
				BossStack) | v.Leaves,
			To:   table(Destroyed),
			Says: t("{actor} destroys {card}: {from} -> {to}", "{actor} détruit {card} : {from} -> {to}")},
		PutAway: {Name: "put-away", Op: engine.MoveCard, Of: held, From: hers(Hand, InPlay), To: hers(Discard),
			Says: t("{actor} puts {card} away: {from} -> {to}", "{actor} range {card} : {from} -> {to}")},
		Put: {Name: "put", Op: engine.MoveCard, Of: held, Says: move},
		Pass: {Name: "pass", Op: engine.MoveCard, Of: held, From: hers(Hand, Deck), To: hers(Hand, Discard),
			Says: t("{actor} passes {card} to {player}: {from} -> {to}",
				"{actor} passe {card} à {player} : {from} -> {to}")},
		Reveal: {Name: "reveal", Of: held, From: hers(Deck) | table(MainDeck),
			Says: t("{actor} reveals {card}, top of {from}", "{actor} révèle {card}, dessus de {from}")},
		Show: {Name: "show", Of: held, From: hers(Hand, InPlay, Discard),
			Says: t("{actor} shows {card} in {from}", "{actor} montre {card} dans {from}")},
		Look: {Name: "look", Of: held, From: hers(Deck) | table(MainDeck),
			Says: t("{actor} looks at {card}, top of {from}", "{actor} regarde {card}, dessus de {from}")},
		Reshuffled: {Name: "reshuffle", Op: engine.Reshuffle, From: hers(Discard), To: hers(Deck),
			Says: t("{actor} shuffles {from} into {to} (cards: {n})",
				"{actor} mélange {from} dans {to} (cartes : {n})")},
		ShuffleZone: {Name: "shuffle", Op: engine.Shuffle,
			To:   hers(Deck) | table(MainDeck, BossStack, TeamStack, Characters),
			Says: t("{to}: shuffled (cards: {n})", "{to} : mélange (cartes : {n})")},
		PowerUp: {Name: "power", Op: engine.Count, Counter: Power, Grows: 1,
			Says: t("{player} has Power {+n} (now {now})", "{player} a Puissance {+n} (total {now})")},
		Pay: {Name: "pay", Op: engine.Count, Counter: Power, Grows: -1,
			Says: t("{player} pays: Power {+n} (now {now})", "{player} paie : Puissance {+n} (total {now})")},
		PowerLost: {Name: "power-lost", Op: engine.SetCount, Counter: Power,
			Says: t("{player}'s unspent Power is lost (now {now})",
				"la Puissance non dépensée de {player} est perdue (total {now})")},
		Attack: {Name: "attack", Says: t("Attack on {player}", "Attaque contre {player}")},
		Avoid:  {Name: "avoid", Says: t("{player} avoids the Attack", "{player} évite l'Attaque")},
		HitsMade: {Name: "hits",
			Says: t("players who did not avoid the Attack: {n}", "joueurs qui n'ont pas évité l'Attaque : {n}")},
		Hit:   {Name: "hit", Says: t("{player} does not avoid the Attack", "{player} n'évite pas l'Attaque")},
		SetUp: {Name: "set-up", Chapter: true, Opens: true, Says: t("set-up", "mise en place")},
		SetUpGoesOn: {Name: "set-up-goes-on", Chapter: true, Opens: true,
			Says: t("the set-up goes on", "la mise en place continue")},
		TokensUp: {Name: "gain-vp", Op: engine.Count, Counter: VP, Grows: 1,
			Says: t("{player} gains VP tokens: {+n} (now {now})", "{player} gagne des jetons PV : {+n} (total {now})")},
		TokensDown: {Name: "lose-vp", Op: engine.Count, Counter: VP, Grows: -1,
			Says: t("{player} loses VP tokens: {+n} (now {now})", "{player} perd des jetons PV : {+n} (total {now})")},
		Lock: {Name: lock[engine.EN], Op: engine.Place, Token: Locked, Of: held,
			Says: t("{actor} puts a {token} on {card} (now {now})",
				"{actor} pose un {token} sur {card} (total {now})")},
		Unlock: {Name: unlock[engine.EN], Op: engine.Place, Token: Locked, Of: held,
			Says: t("a {token} comes off {card} (now {now})", "un {token} quitte {card} (total {now})")},
		NoneLeft: {Name: "none-left", From: table(WeaknessStack),
			Says: t("{player} gains nothing: {from} is empty", "{player} ne gagne rien : {from} est vide")},
		NothingGained: {Name: "none-gained", From: table(LineUp, MainDeck, KickStack, BossStack) | v.NotGained,
			Says: t("{player} gains no card of {from}", "{player} ne gagne pas de carte : {from}")},
		NothingEnters: {Name: "none-enters", From: table(MainDeck),
			Says: t("no card enters: {from} is empty", "aucune carte n'arrive : {from} est vide")},
		Nothing:     {Name: "no-effect", Says: t("{card} has no effect", "{card} est sans effet")},
		EndAnnounce: {Name: "end-turn", Says: t("{actor} ends the turn", "{actor} termine son tour")},
		EndEffects: {Name: "end-effects",
			Says: t("effects at the end of {actor}'s turn", "effets à la fin du tour de {actor}")},
		EndRefill: {Name: "end-refill", Says: t("the Line-Up is to be filled", "la réserve est à compléter")},
		EndDraw: {Name: "end-draw", Sums: true,
			Says: t("{actor} draws a new hand of {n}", "{actor} pioche une nouvelle main de {n}")},
		EndFlip: {Name: "end-flip", Says: t("the top {boss} is looked at", "on regarde le {boss} du dessus")},
		EndNext: {Name: "end-next", Says: t("{player} is next", "c'est au tour de {player}")},
		Refill: {Name: "refill", Op: engine.MoveCard, Of: held, From: table(MainDeck), To: table(LineUp),
			Says: t("{card} enters: {from} -> {to}", "{card} arrive : {from} -> {to}")},
		Flip: {Name: "flip", Op: engine.SetFlag, Flag: FaceUp, Of: boss, From: table(BossStack, TeamStack),
			Says: t("{card} is turned face up on {from}", "{card} est retourné face visible sur {from}")},
		Appear: {Name: "first-appearance", Of: boss, Says: t("First Appearance of {card}", "Révélation de {card}")},
		AppearNone: {Name: "no-first-appearance", Of: boss,
			Says: t("{card} has no First Appearance Attack", "{card} n'a pas d'Attaque de Révélation")},
		UsedUp: {Name: "used-up", Op: engine.Place, Token: Used,
			Says: t("{card} is used for this turn", "{card} a servi pour ce tour")},
		NotAgain: {Name: "not-again", Op: engine.Place, Token: Replayed, Of: held,
			Says: t("{card} is not played again this turn", "{card} n'est plus rejouée ce tour")},
		PlaysNone: {Name: "plays-none",
			Says: t("{card}: no such card is left to play", "{card} : il ne reste pas de telle carte à jouer")},
		Keep: {Name: "keep", Op: engine.SetFlag, Flag: Kept, Of: held,
			Says: t("{card} stays in play for the rest of the game",
				"{card} reste en jeu jusqu'à la fin de la partie")},
		Carry: {Name: "carry", Op: engine.SetFlag, Flag: Carrying,
			Says: t("{card} has the text of the cards on the {character} until the end of the turn",
				"{card} a le texte des cartes posées sur le {character} jusqu'à la fin du tour")},
		TakeTypes: {Name: "take-types", Op: engine.SetFlag, Flag: TakesTypes,
			Says: t("{card} counts as each of these card types too", "{card} compte aussi comme chacun de ces types")},
		GameOver: {Name: "game-over", Chapter: true, Says: t("the game is over", "la partie est terminée")},
		Gather: {Name: "gather", Op: engine.MoveAll, From: hers(Hand, Discard, InPlay, OnCharacter),
			To: hers(Deck), Ends: true,
			Says: t("{player}: {from} -> {to} (cards: {n})", "{player} : {from} -> {to} (cartes : {n})")},
		ScoreCards: {Name: "score-cards", Op: engine.Count, Counter: Score, Of: held, Ends: true,
			Says: t("{player}: {times}{card}: {+n} VP (now {now})",
				"{player} : {times}{card} : {+n} PV (total {now})")},
		ScoreStar: {Name: "score-star", Op: engine.Count, Counter: Score, Ends: true, Below: true,
			Says: t("{player}: {card} is worth {n} VP now (total {now})",
				"{player} : {card} vaut {n} PV maintenant (total {now})")},
		ScoreTokens: {Name: "score-tokens", Op: engine.Count, Counter: Score, Ends: true, Grows: 1,
			Says: t("{player}: VP tokens: {+n} VP (now {now})", "{player} : jetons PV : {+n} PV (total {now})")},
		ScoreTotal: {Name: "score", Ends: true, Below: true, Says: t("{player} has {n} VP", "{player} a {n} PV")},
		Winner:     {Name: "winner", Ends: true, Says: t("{player} wins", "{player} gagne")},
		Rebated: {Name: "rebate", Op: engine.Count, Counter: Rebate,
			Says: t("{bosses} on the stack cost {player} {n} less this turn",
				"les {bosses} du paquet coûtent {n} de moins à {player} ce tour")},
		UseAbility: {Name: "use", Able: true, Says: t("{actor} uses {card}", "{actor} utilise {card}")},
		Deal: {Name: "deal", Op: engine.MoveCard, Of: character, Opens: true,
			Says: t("{player} is dealt {card}", "{player} reçoit {card}")},
		SetAside: {Name: "set-aside", Op: engine.MoveCard, Of: character, Opens: true,
			Says: t("{card} is set aside: {from} -> {to}", "{card} est mis de côté : {from} -> {to}")},
		Defends: {Name: "defend", Of: Defending,
			Says: t("{actor} defends with {card}", "{actor} se défend avec {card}")},
		Stock: {Name: "stock", Op: engine.MoveCard, Quiet: true},
		SetAsideUnseen: {Name: "set-aside-unseen", Op: engine.MoveCard, From: table(BossStack, TeamStack),
			Opens: true,
			Says: t("an unseen {boss} is set aside: {from} -> {to}",
				"un {boss} est mis de côté sans être vu : {from} -> {to}")},
		Stacked: {Name: "stack", To: table(KickStack, WeaknessStack, BossStack, TeamStack), Opens: true,
			Says: t("{to} is ready (cards: {n})", "{to} est prêt (cartes : {n})")},
		Takes: {Name: "take-character", Op: engine.MoveCard, Of: character, Opens: true,
			Says: t("{player} plays as {card}", "{player} joue {card}")},
		OnTop: {Name: "on-top", Op: engine.MoveCard, Of: boss, To: table(BossStack, TeamStack), Opens: true,
			Says: t("{card} goes on top of {to}", "{card} est posé sur {to}")},
		Begins: {Name: "first-player", Op: engine.SetCount, Counter: FirstSeat, Opens: true,
			Says: t("{actor} is the first player", "{actor} est le premier joueur")},
		NoneToPass: {Name: "none-to-pass",
			Says: t("{player} has no card to pass", "{player} n'a pas de carte à passer")},
		NoneToDestroy: {Name: "none-to-destroy",
			Says: t("{card} finds no card to destroy", "{card} ne trouve pas de carte à détruire")},
		IsDestroyed: {Name: "is-destroyed", Op: engine.MoveCard, Of: held,
			From: hers(Hand, Deck, Discard, InPlay, OnCharacter, Revealed) | table(LineUp, MainDeck) | v.Leaves,
			To:   table(Destroyed),
			Says: t("{card} is destroyed: {from} -> {to}", "{card} est détruite : {from} -> {to}")},
		NoneYet: {Name: "no-effect-yet",
			Says: t("{card} has no effect so far", "{card} est sans effet pour l'instant")},
		NoFurther: {Name: "no-further-effect", Says: t("{card} has no further effect", "{card} n'a pas d'autre effet")},
		PowerInVain: {Name: "power-in-vain", Says: t("{card} gives no Power outside its player's turn",
			"{card} ne donne pas de Puissance hors du tour de son joueur")},
		Undefined: {Name: "not-defined", Unasked: true,
			Says: t("{card} is not offered: its effect is not defined here",
				"{card} n'est pas proposée : son effet n'est pas défini ici")},
		TeamTotal: {Name: "team-score", Ends: true, Below: true,
			Says: t("the team of {player} has {n} VP together", "l'équipe de {player} a {n} PV en tout")},
		JoinTeam: {Name: "team", Op: engine.SetCount, Counter: Team, Opens: true,
			Says: t("{player} is in team {n}", "{player} est dans l'équipe {n}")},
		LeftOut: {Name: "left-out", Opens: true, Says: t("{card} is left out", "{card} est laissé de côté")},
		AdviseDeck: {Name: "advise-deck", Opens: true,
			Says: t("advice: a main deck mixed with another set, or put together for this (cards: {n})",
				"conseil : un deck commun mélangé avec une autre boîte, ou composé pour cela (cartes : {n})")},
		AdviseSize: {Name: "advise-size", Opens: true,
			Says: t("advice: a main deck of at least {now} cards, this one has {n}",
				"conseil : un deck commun d'au moins {now} cartes, celui-ci en a {n}")},
		NoneToDraw: {Name: "none-to-draw",
			Says: t("{player} has no card left in deck and discard pile",
				"{player} n'a plus de carte, ni dans la pioche ni dans la défausse")},
		setTurn:     {Name: "set-turn", Op: engine.SetCount, Counter: TurnOf, Quiet: true},
		setTurnNo:   {Name: "set-turn-number", Op: engine.Count, Counter: TurnNo, Quiet: true},
		setFelled:   {Name: "set-defeated", Op: engine.SetCount, Counter: Felled, Quiet: true},
		setOver:     {Name: "set-over", Op: engine.SetCount, Counter: Over, Quiet: true},
		setAttack:   {Name: "set-attack", Op: engine.Count, Counter: AttackNo, Quiet: true},
		setDefended: {Name: "set-defended", Op: engine.SetCount, Counter: Defended, Quiet: true},
		GoesOn: {Name: "turn-goes-on", Chapter: true, Opens: true,
			Says: t("turn {actor} goes on", "tour de {actor}, suite")},
		setEnding:   {Name: "set-ending", Op: engine.SetCount, Counter: Ending, Quiet: true},
		setFromStep: {Name: "set-from-step", Op: engine.SetCount, Counter: FromStep, Quiet: true},
		setSeat:     {Name: "set-seat", Op: engine.SetCount, Counter: FirstSeat, Quiet: true},
		setRebate:   {Name: "set-rebate", Op: engine.SetCount, Counter: Rebate, Quiet: true},
		setWon:      {Name: "set-won", Op: engine.SetCount, Counter: Won, Quiet: true},
		endAttack:   {Name: "end-attack", Quiet: true},
		NotKnown: {Name: "not-known", Of: boss | character,
			Says: t("what is not known of {card} is left out",
				"ce qui n'est pas connu de {card} n'est pas appliqué")},
		AdviseCopies: {Name: "advise-copies", Opens: true,
			Says: t("how many copies there are of each of {n} cards is not known: so many as make {now} in all",
				"le nombre d'exemplaires de {n} cartes n'est pas connu : autant qu'il en faut pour {now} en tout")},
		setLeavesOut: {Name: "set-leaves-out", Op: engine.SetCount, Counter: LeavesOut, Quiet: true},
		setUsedOf:    {Name: "set-used-of", Op: engine.Place, Token: usedOf, Quiet: true},
		LookOn: {Name: "look-on", Of: held, From: hers(Deck),
			Says: t("{actor} looks at {card}, next of {from}", "{actor} regarde {card}, suite de {from}")},
		LooksNoMore: {Name: "looks-no-more", From: hers(Deck),
			Says: t("{player} looks no further: {from} is used up",
				"{player} ne regarde pas plus loin : {from} est finie")},
	}
	return append(rows[:], v.Kinds...)
}
